"""Self-play with a search in one file: a small network and a search teach each other a game for two (Gumbel AlphaZero).

    python examples/self_play.py --game mouse-race --iterations 50 --out curve.svg

Games are played on all cores, or on a Ray cluster with --cluster ADDRESS; the network learns in PyTorch, on a GPU if
there is one. The picture shows how often network and search win against each of the five bots. The network is saved
beside it, and plays in the arena: NETWORK=curve.npz meowze arena mouse-race --bots examples/self_play.py:play,3

The search (Danihelka et al., "Policy improvement by planning with Gumbel", 2022) draws a few actions by the policy and
compares them by sequential halving. To try an action it makes up what the seat may not know, plays the action and the
rest of the turn by the policy, lets nature draw, and asks the network what the position is worth.

It needs PyTorch and `pip install "meowze[envs]"`, for a cluster "meowze[cluster]" too.
"""

import argparse
import os
import random
import time
from dataclasses import dataclass
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy

from meowze import Position, Seeded
from meowze.bots.learning_curve import LearningCurve
from meowze.bots.mind import Budget
from meowze.envs import action_mask, layout, observe, returns
from meowze.parallel import Cluster, Cores, Executor

Array = Any  # of NumPy
Weights = list[tuple[Array, Array]]  # of each layer a matrix and a vector; the last one gives logits and the value
FORBIDDEN = -1e9  # the logit of an illegal action
REST = 4  # the most actions that the policy plays to finish a turn
TRUST = 6.0  # how much the values found count against the logits of the policy


# ------------------------------------------------------------------------------------ network and search


def inputs(position: Position) -> Array:
    """What the seat to act sees and may do, as the numbers that go into the network."""
    assert position.mover is not None
    seen = observe(position, position.mover)
    return numpy.concatenate([seen.planes.ravel(), seen.counters / 16, action_mask(position)]).astype(numpy.float32)


def judged(weights: Weights, positions: list[Position]) -> tuple[Array, Array]:
    """The logits of all actions and the value for the seat to act, of many positions at once."""
    found, actions = numpy.stack([inputs(position) for position in positions]), len(weights[-1][1]) - 1
    masks = found[:, -actions:] > 0
    for matrix, vector in weights[:-1]:
        found = numpy.maximum(found @ matrix.T + vector, 0)
    out = found @ weights[-1][0].T + weights[-1][1]
    logits = numpy.where(masks, out[:, :-1], FORBIDDEN)
    peak = logits.max(1, keepdims=True)
    logits -= peak + numpy.log(numpy.exp(logits - peak).sum(1, keepdims=True))
    return logits, numpy.tanh(out[:, -1])


def stepped(position: Position, code: int, dice: Seeded) -> Position:
    """The position after an action and nature's draws."""
    return Position(position.game, position.game.rules.step(position.state, code)).rolled(dice)


def tried(weights: Weights, roots: list[Position], codes: list[int], luck: int) -> list[float]:
    """What one attempt at each of these actions is worth for the seat that acts, all with the same luck."""
    seats, dice = [root.mover or 0 for root in roots], Seeded(luck)
    after = []
    for root, seat, code in zip(roots, seats, codes, strict=True):
        whole = Position(root.game, root.game.rules.guess(root.state, seat, luck))
        after.append(stepped(whole, code, dice))
    for _ in range(REST):
        going = [k for k, now in enumerate(after) if not now.over and now.mover == seats[k]]
        if not going:
            break
        logits, _ = judged(weights, [after[k] for k in going])
        for k, row in zip(going, logits, strict=True):
            after[k] = stepped(after[k], int(row.argmax()), dice)
    worth = [float(returns(now)[seat]) if now.over else 0.0 for now, seat in zip(after, seats, strict=True)]
    going = [k for k, now in enumerate(after) if not now.over]
    if going:
        _, values = judged(weights, [after[k] for k in going])
        for k, value in zip(going, values, strict=True):
            worth[k] = float(value) if after[k].mover == seats[k] else -float(value)
    return worth


def search(
    weights: Weights, roots: list[Position], simulations: int, dice: random.Random, noise: float = 1.0
) -> list[tuple[int, Array]]:
    """For each position the action to play, and an improved policy for the network to learn."""
    logits, values = judged(weights, roots)
    generator = numpy.random.default_rng(dice.getrandbits(63))
    gumbel = noise * generator.gumbel(size=logits.shape)
    legal = [len(root.codes) for root in roots]
    most = [min(count, max(2, simulations // 2)) for count in legal]
    left = [list(numpy.argsort(-(gumbel + logits)[k])[:count]) for k, count in enumerate(most)]
    sums, visits = numpy.zeros_like(logits), numpy.zeros_like(logits)
    budget = [simulations if count > 1 else 0 for count in legal]
    while any(rest > 0 for rest in budget):
        todo = [(k, int(code)) for k, rest in enumerate(budget) if rest > 0 for code in left[k]]
        found = tried(weights, [roots[k] for k, _ in todo], [code for _, code in todo], dice.getrandbits(60))
        for (k, code), worth in zip(todo, found, strict=True):
            sums[k, code] += worth
            visits[k, code] += 1
        for k in range(len(roots)):
            if budget[k] > 0:
                budget[k] -= len(left[k])
                mean = sums[k] / numpy.maximum(visits[k], 1)
                order = sorted(left[k], key=lambda code: (gumbel + logits)[k, code] + TRUST * mean[code], reverse=True)
                left[k] = order[: max(2, (len(order) + 1) // 2)] if budget[k] > 0 else order[:1]
    seen = visits > 0
    mixed = numpy.where(seen, sums / numpy.maximum(visits, 1), values[:, None])
    better = numpy.where(logits > FORBIDDEN / 2, logits + TRUST * mixed, FORBIDDEN)
    better = numpy.exp(better - better.max(1, keepdims=True))
    better /= better.sum(1, keepdims=True)
    return [(int(left[k][0]), better[k].astype(numpy.float32)) for k in range(len(roots))]


@cache
def saved(file: str, changed: int) -> Weights:
    """The network in a file."""
    arrays = numpy.load(file)
    return [(arrays[f"weight{k}"], arrays[f"bias{k}"]) for k in range(len(arrays.files) // 2)]


def play(position: Position, seat: int, budget: Budget, dice: random.Random) -> str:
    """Network and search as a bot; it needs NumPy alone."""
    file = os.environ.get("NETWORK", "curve.npz")
    weights = saved(file, Path(file).stat().st_mtime_ns)
    ((code, _),) = search(weights, [position], int(os.environ.get("SIMULATIONS", "16")), dice, noise=0.0)
    return position.game.notation.action_text(position.state, code)


# ------------------------------------------------------------------------------------ self-play, in other processes


@dataclass(frozen=True)
class Setup:
    """What a worker needs to know."""

    game: str
    options: str
    games: int  # at once
    simulations: int
    max_turns: int
    weights: Weights


def self_play(setup: Setup, seed: str) -> tuple[Array, Array, Array]:
    """Play a few games to the end: inputs, improved policies, and what it came to for the seat to act."""
    dice = random.Random(seed)
    lucks = [Seeded(f"{seed}/{k}") for k in range(setup.games)]
    playing = [Position.deal(setup.game, 2, setup.options, luck) for luck in lucks]
    rows: list[Array] = []
    policies: list[Array] = []
    whose: list[tuple[int, int]] = []
    going = list(range(setup.games))
    while going:
        roots = [playing[k].seen(playing[k].mover or 0) for k in going]
        for k, root, (code, policy) in zip(
            going, roots, search(setup.weights, roots, setup.simulations, dice), strict=True
        ):
            rows.append(inputs(root))
            policies.append(policy)
            whose.append((k, root.mover or 0))
            playing[k] = stepped(playing[k], code, lucks[k])
        going = [k for k in going if not playing[k].over and playing[k].turns < setup.max_turns]
    outcomes = [returns(position) for position in playing]
    values = numpy.array([outcomes[k][seat] for k, seat in whose], numpy.float32)
    return numpy.stack(rows).astype(numpy.float16), numpy.stack(policies), values


# ------------------------------------------------------------------------------------ learning


class Learner:
    """The network in PyTorch and its optimiser."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        import torch

        self.torch, self.chosen = torch, chosen
        cuda = chosen.device == "cuda" or (chosen.device == "auto" and torch.cuda.is_available())
        self.device = torch.device("cuda" if cuda else "cpu")
        torch.manual_seed(chosen.seed)
        found = layout(chosen.game, chosen.options, 2)
        planes, height, width = found.shape
        sizes = [planes * height * width + len(found.counters) + found.actions, *[chosen.width] * chosen.layers]
        layers: list[Any] = []
        for size, after in pairwise(sizes):
            layers += [torch.nn.Linear(size, after), torch.nn.ReLU()]
        last = torch.nn.Linear(sizes[-1], found.actions + 1)
        torch.nn.init.normal_(last.weight, std=0.01)
        torch.nn.init.zeros_(last.bias)
        self.net, self.actions = torch.nn.Sequential(*layers, last).to(self.device), found.actions
        self.optimizer = torch.optim.AdamW(self.net.parameters(), chosen.rate, weight_decay=1e-4)

    def learn(self, samples: list[tuple[Array, Array, Array]]) -> tuple[float, float]:
        """Fit the network to what was played; the mean losses of policy and value."""
        torch, chosen = self.torch, self.chosen
        rows, policies, values = (
            torch.from_numpy(numpy.concatenate(column)).to(self.device) for column in zip(*samples, strict=True)
        )
        losses = []
        for _ in range(chosen.epochs):
            for part in torch.randperm(len(rows), device=self.device).split(chosen.minibatch):
                seen = rows[part].float()
                out = self.net(seen)
                logp = out[:, :-1].masked_fill(seen[:, -self.actions :] == 0, FORBIDDEN).log_softmax(1)
                policy = -(policies[part] * logp.clamp(min=-30)).sum(1).mean()
                value = (out[:, -1].tanh() - values[part]).square().mean()
                self.optimizer.zero_grad(set_to_none=True)
                (policy + value).backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.optimizer.step()
                losses.append((policy.item(), value.item()))
        return tuple(float(numpy.mean(column)) for column in zip(*losses, strict=True))  # type: ignore[return-value]

    def weights(self) -> Weights:
        """The network for NumPy."""
        layers = [layer for layer in self.net if hasattr(layer, "weight")]
        return [(layer.weight.detach().cpu().numpy(), layer.bias.detach().cpu().numpy()) for layer in layers]

    def save(self, file: Path) -> None:
        """Write the network for `play`."""
        weights = self.weights()
        arrays = {f"weight{k}": matrix for k, (matrix, _) in enumerate(weights)}
        numpy.savez(file, **arrays, **{f"bias{k}": vector for k, (_, vector) in enumerate(weights)})


def main() -> None:
    """Play, learn, and measure the network against the bots now and then."""
    chosen = arguments()
    learner, file = Learner(chosen), chosen.out.with_suffix(".npz")
    os.environ |= {"NETWORK": str(file.resolve()), "SIMULATIONS": str(chosen.simulations)}
    executor: Executor = Cluster(chosen.cluster) if chosen.cluster else Cores(chosen.processes)
    curve = LearningCurve(chosen.game, f"{Path(__file__).resolve()}:play", chosen.options, chosen.matches, chosen.share)
    steps, samples = 0, list[tuple[Array, Array, Array]]()
    until, every = time.monotonic() + 60 * chosen.minutes, max(1, chosen.iterations // max(1, chosen.points))

    def measure() -> None:
        learner.save(file)
        if chosen.matches:
            found = curve.measure(steps, Cores(chosen.processes))
            chosen.out.write_text(curve.svg(), encoding="utf-8")
            print(f"{steps:>11,} steps  ", *(f"{name} {e.share:.0%} " for name, e in found.items()), flush=True)

    measure()
    for iteration in range(1, chosen.iterations + 1):
        begun = time.perf_counter()
        setup = Setup(
            chosen.game, chosen.options, chosen.games, chosen.simulations, chosen.max_turns, learner.weights()
        )
        seeds = [f"{chosen.seed}/{iteration}/{k}" for k in range(chosen.tasks)]
        outcomes = sorted(executor.map(partial(self_play, setup), seeds), key=lambda outcome: outcome.number)
        new = [outcome.result() for outcome in outcomes]
        samples = [*samples, *new][-chosen.window * chosen.tasks :]
        played = sum(len(values) for _, _, values in new)
        steps, between = steps + played, time.perf_counter()
        policy, value = learner.learn(samples)
        print(
            f"{iteration:>4}: {played:,} steps in {between - begun:.1f} s, learnt in "
            f"{time.perf_counter() - between:.1f} s; losses {policy:.3f} and {value:.3f}",
            flush=True,
        )
        last = iteration == chosen.iterations or time.monotonic() > until
        if last or iteration % every == 0:
            measure()
        if last:
            break


def arguments() -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(description="Self-play with a search; see the head of this file")
    parser.add_argument("--game", default="mouse-race")
    parser.add_argument("--options", default="", help="of the game, as for `meowze arena`")
    parser.add_argument("--out", type=Path, default=Path("curve.svg"), help="the picture; the network is put beside it")
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=60.0, help="stop learning after this time")
    parser.add_argument("--device", choices=("auto", "cpu", "cuda"), default="auto")
    parser.add_argument("--cluster", help="the address of a Ray cluster for self-play")
    parser.add_argument("--processes", type=int, help="all cores if not given")
    parser.add_argument("--tasks", type=int, default=32, help="of an iteration, shared by the processes")
    parser.add_argument("--games", type=int, default=16, help="of a task")
    parser.add_argument("--simulations", type=int, default=16, help="attempts for each action played")
    parser.add_argument("--max-turns", type=int, default=200, help="then a game is cut off and worth 0")
    parser.add_argument("--window", type=int, default=5, help="iterations whose games are learnt from")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--layers", type=int, default=3)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--points", type=int, default=8, help="of the curve, besides the first")
    parser.add_argument("--matches", type=int, default=40, help="games against each bot for a point; 0 for no curve")
    parser.add_argument("--share", type=float, default=0.1, help="of the usual thinking time of the bots")
    return parser.parse_args()


if __name__ == "__main__":
    main()
