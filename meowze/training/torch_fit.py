"""The fit of a network with torch, on whatever device the samples are: the same steps as with NumPy."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from meowze.extras import needs
from meowze.games.grid import CERTAIN
from meowze.training.network import Network, batches_of, rate_of

Floats64 = NDArray[np.float64]
PART = 1 << 20  # samples that are turned into real numbers at a time


def ranges(features: Any) -> tuple[Floats64, Floats64]:
    """The mean and the deviation of each feature."""
    sums = squares = 0.0
    for part in features.split(PART):
        exact = part.double()
        sums, squares = sums + exact.sum(0), squares + (exact * exact).sum(0)
    mean: Any = sums / len(features)
    deviation: Any = (squares / len(features) - mean * mean).clamp(min=0).sqrt()
    return mean.cpu().numpy(), deviation.cpu().numpy()


def fit(network: Network, features: Any, labels: Any, epochs: int, seed: int) -> float:
    """Logistic regression by Adam, as `Network.fit` does it; returns the mean loss of the last epoch."""
    with needs("research"):
        import torch
    where = features.device
    weights = [torch.tensor(part, device=where, requires_grad=True) for part in network.parts]
    mean, deviation = (torch.tensor(part, device=where) for part in (network.mean, network.deviation))
    first, second = ([torch.zeros_like(part) for part in weights] for _ in range(2))
    dice = torch.Generator(device=where).manual_seed(seed)
    batch, batches = batches_of(len(labels))
    for epoch in range(epochs):
        order, losses = torch.randperm(len(labels), device=where, generator=dice), []
        for number in range(batches):
            chosen = order[number * batch : (number + 1) * batch]
            x, y = (features[chosen] - mean) / deviation, labels[chosen] / CERTAIN
            loss = _loss(torch, weights, x, y)
            slopes = torch.autograd.grad(loss, weights)
            rate = rate_of(epoch * batches + number + 1, epochs * batches)
            with torch.no_grad():
                for k, slope in enumerate(slopes):
                    first[k] += 0.1 * (slope - first[k])
                    second[k] += 0.001 * (slope * slope - second[k])
                    weights[k] -= rate * first[k] / (second[k].sqrt() + 1e-8)
            losses.append(loss.detach())
    for part, weight in zip(network.parts, weights, strict=True):
        part[...] = weight.detach().cpu().numpy()
    return float(torch.stack(losses).mean())


def _loss(torch: Any, weights: list[Any], x: Any, y: Any) -> Any:
    """The mean loss of the network for these samples."""
    inner, inner_bias, outer, outer_bias = weights
    odds = torch.relu(x @ inner + inner_bias) @ outer + outer_bias[0]
    return torch.nn.functional.binary_cross_entropy_with_logits(odds, y)
