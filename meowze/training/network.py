"""A network of one hidden layer: fitted with NumPy or on a GPU, rounded to ints, written as a function."""

import math
import textwrap
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from meowze.games.grid import CERTAIN
from meowze.training.self_play import HEAD, NETWORK, OUTPUT_SHIFT

Floats = NDArray[np.float32]
Words = NDArray[np.int64]
HIDDEN_SCALE = 1 << 14  # what 1.0 is in a hidden unit
OUTPUT_SCALE = (1 << OUTPUT_SHIFT) / HIDDEN_SCALE * 1024 / math.log(2)  # of log odds to the base 2, in parts of 1024
RATE = 0.004
LARGEST_BATCH, SMALLEST_BATCH, STEPS = 8192, 64, 300  # of an epoch, if there are enough samples


@dataclass
class Network:
    """The weights as they are fitted, for features of mean 0 and deviation 1."""

    mean: Floats
    deviation: Floats
    inner: Floats  # inputs × hidden units
    inner_bias: Floats
    outer: Floats
    outer_bias: Floats

    @classmethod
    def begun(cls, mean: NDArray[np.float64], deviation: NDArray[np.float64], hidden: int, seed: int) -> "Network":
        """A network that knows nothing; features that never change stay without weight."""
        dice = np.random.default_rng(seed)
        deviation = np.where(deviation < 1e-6, np.inf, deviation)
        inner = dice.normal(0, 1 / math.sqrt(len(mean)), (len(mean), hidden))
        outer = dice.normal(0, 1 / math.sqrt(hidden), hidden)
        made = (mean, deviation, inner, np.zeros(hidden), outer, np.zeros(1))
        return cls(*(part.astype(np.float32) for part in made))

    @property
    def parts(self) -> tuple[Floats, ...]:
        """The weights that are fitted."""
        return self.inner, self.inner_bias, self.outer, self.outer_bias

    def fit(self, samples: NDArray[np.int16], labels: NDArray[np.int32], epochs: int, seed: int) -> float:
        """Logistic regression by Adam, with a rate that falls to nothing; returns the mean loss of the last epoch."""
        dice, parts = np.random.default_rng(seed), self.parts
        first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
        batch, batches = batches_of(len(labels))
        loss = 0.0
        for epoch in range(epochs):
            order, loss = dice.permutation(len(labels)), 0.0
            for number in range(batches):
                chosen = order[number * batch : (number + 1) * batch]
                x = (samples[chosen] - self.mean) / self.deviation
                slopes, found = self._slopes(x, labels[chosen].astype(np.float32) / np.float32(CERTAIN))
                loss += found / batches
                rate = rate_of(epoch * batches + number + 1, epochs * batches)
                for k, slope in enumerate(slopes):
                    first[k] += 0.1 * (slope - first[k])
                    second[k] += 0.001 * (slope * slope - second[k])
                    np.subtract(parts[k], rate * first[k] / (np.sqrt(second[k]) + 1e-8), out=parts[k])
        return loss

    def _slopes(self, x: Floats, y: Floats) -> tuple[tuple[Floats, ...], float]:
        """The slopes of the loss by all weights, and the loss."""
        found = x @ self.inner + self.inner_bias
        active = np.maximum(found, 0)
        odds = active @ self.outer + self.outer_bias[0]
        guess = 1 / (1 + np.exp(-odds))
        loss = float(np.mean(np.logaddexp(0, odds) - y * odds))
        wrong = (guess - y) / len(y)
        back = np.outer(wrong, self.outer) * (found > 0)
        return (x.T @ back, back.sum(0), active.T @ wrong, wrong.sum(keepdims=True)), loss

    def rounded(self) -> Words:
        """The network as a row of ints, as `self_play` reads it."""
        inner = (self.inner / self.deviation[:, None]).astype(np.float64) * HIDDEN_SCALE
        bias = self.inner_bias * HIDDEN_SCALE - self.mean.astype(np.float64) @ np.rint(inner)
        units = np.rint(np.concatenate([inner, bias[None]]).T)
        outer = np.rint(np.concatenate([self.outer, self.outer_bias * HIDDEN_SCALE]).astype(np.float64) * OUTPUT_SCALE)
        return np.concatenate([[NETWORK], self.inner.shape, units.ravel(), outer]).astype(np.int64)


def batches_of(samples: int) -> tuple[int, int]:
    """How many samples a step of the fit looks at, and how many steps an epoch has."""
    batch = max(SMALLEST_BATCH, min(LARGEST_BATCH, samples // STEPS))
    return batch, max(1, samples // batch)


def rate_of(step: int, steps: int) -> float:
    """The rate of a step of Adam: it falls to nothing, and corrects for averages that began with nothing."""
    return RATE * (1 - step / (steps + 1)) * math.sqrt(1 - 0.999**step) / (1 - 0.9**step)


def source(name: str, purpose: str, net: Words) -> str:
    """A function that gives the odds of a network: plain sums of products, which every backend compiles well."""
    inputs, hidden = int(net[1]), int(net[2])
    units = net[HEAD : HEAD + hidden * (inputs + 1)].reshape(hidden, inputs + 1).tolist()
    *outer, constant = net[HEAD + hidden * (inputs + 1) :].tolist()
    lines = [f"def {name}(x: tuple[int, ...]) -> int:", f'    """{purpose}"""']
    for k, (*weights, bias) in enumerate(units):
        lines += _assigned(f"h{k}", [(weight, f"x[{i}]") for i, weight in enumerate(weights)], bias)
    active = [(weight, f"(h{k} if h{k} > 0 else 0)") for k, weight in enumerate(outer)]
    return "\n".join([*lines, *_assigned("odds", active, constant), f"    return odds >> {OUTPUT_SHIFT}"]) + "\n"


def _assigned(name: str, products: list[tuple[int, str]], constant: int) -> list[str]:
    """An assignment of a sum of products, in lines of at most 120 characters."""
    signed = [("-" if weight < 0 else "+", abs(weight), of) for weight, of in products if weight]
    terms = [str(constant), *(f"{sign} {weight} * {of}" for sign, weight, of in signed)]
    wrapped = textwrap.wrap(f"{name} = ({' '.join(terms)})", 110, break_long_words=False, break_on_hyphens=False)
    return [f"    {line}" if k == 0 else f"        {line}" for k, line in enumerate(wrapped)]
