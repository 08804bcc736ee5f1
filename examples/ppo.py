"""PPO in one file: a policy learns a game for two by playing both seats of many games at once, on a GPU or the CPU.

    python examples/ppo.py --game labyrinth --options secrets=4 --iterations 200 --out curve.svg

The picture shows how often it wins against each of the five bots while it learns. The policy is saved beside it, and
plays in the arena: POLICY=curve.npz meowze arena labyrinth --options secrets=4 --bots examples/ppo.py:play,3

It needs PyTorch and `pip install "meowze[envs]"`, on a GPU "meowze[cuda]" too.
"""

import argparse
import os
import random
import time
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy

from meowze import Position
from meowze.bots.learning_curve import LearningCurve
from meowze.bots.mind import Budget
from meowze.envs import VectorEnv, action_mask, observe
from meowze.parallel import Cores

FORBIDDEN = -1e9  # the logit of an illegal action
SHARPER = 3.0  # in matches the policy draws from the third power of its probabilities

# ------------------------------------------------------------------------------------ the policy in a match


@cache
def weights() -> list[tuple[Any, Any]]:
    """The layers of the saved policy, each a matrix and a vector; the last one gives logits and the value."""
    saved = numpy.load(os.environ.get("POLICY", "curve.npz"))
    return [(saved[f"weight{k}"], saved[f"bias{k}"]) for k in range(len(saved.files) // 2)]


def play(position: Position, seat: int, budget: Budget, dice: random.Random) -> str:
    """The trained policy as a bot; it needs NumPy alone."""
    seen, mask = observe(position, seat), action_mask(position)
    found = numpy.concatenate([seen.planes.ravel(), seen.counters / 16, mask]).astype(numpy.float32)
    *hidden, (matrix, vector) = weights()
    for weight, bias in hidden:
        found = numpy.maximum(weight @ found + bias, 0)
    logits = numpy.where(mask, (matrix @ found + vector)[: len(mask)], FORBIDDEN) * SHARPER
    odds = numpy.exp(logits - logits.max())
    code = dice.choices(range(len(mask)), odds.tolist())[0]
    return position.game.notation.action_text(position.state, code)


# ------------------------------------------------------------------------------------ learning


class Batch(NamedTuple):
    """What was seen and done: tensors with a row for each step and a column for each game."""

    planes: Any
    counters: Any
    mask: Any
    action: Any
    logp: Any  # of the action, when it was chosen
    value: Any  # for the seat to act
    seat: Any
    reward: Any  # for the seat that acted
    ended: Any


class Learner:
    """A network, its optimiser and the games it plays against itself."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        import torch

        self.torch, self.chosen = torch, chosen
        cuda = chosen.device == "cuda" or (chosen.device == "auto" and torch.cuda.is_available())
        self.device = torch.device("cuda" if cuda else "cpu")
        self.half = torch.autocast(self.device.type, torch.bfloat16, enabled=cuda)
        torch.manual_seed(chosen.seed)
        torch.set_float32_matmul_precision("high")
        games = chosen.games or (1 << 16 if cuda else 256)
        self.rows = chosen.rows or (16 if cuda else 32)
        self.env = VectorEnv(
            chosen.game,
            chosen.options,
            2,
            games,
            backend=self.device.type,
            seed=chosen.seed,
            max_turns=chosen.max_turns,
        )
        self.steps, self.now = 0, self.env.reset(chosen.seed)
        planes, height, width = self.env.layout.shape
        self.actions = self.env.layout.actions
        inputs = planes * height * width + len(self.env.layout.counters) + self.actions
        sizes = [inputs, *[chosen.width] * chosen.layers]
        layers: list[Any] = []
        for size, after in pairwise(sizes):
            layers += [torch.nn.Linear(size, after), torch.nn.ReLU()]
        last = torch.nn.Linear(sizes[-1], self.actions + 1)
        torch.nn.init.normal_(last.weight, std=0.01)
        torch.nn.init.zeros_(last.bias)
        self.net = torch.nn.Sequential(*layers, last).to(self.device)
        self.call = torch.compile(self.net) if chosen.compile else self.net
        fused = {"fused": True} if cuda else {}
        self.optimizer = torch.optim.Adam(self.net.parameters(), chosen.rate, eps=1e-5, **fused)

    def tensor(self, array: Any) -> Any:
        """An array of the environment as a tensor, without copying it."""
        return self.torch.from_dlpack(array)

    def heads(self, planes: Any, counters: Any, mask: Any) -> tuple[Any, Any]:
        """The logarithms of the probabilities of all actions, and the value for the seat to act."""
        torch, kind = self.torch, self.torch.bfloat16 if self.device.type == "cuda" else self.torch.float32
        seen = torch.cat([planes.flatten(1).to(kind), counters.to(kind) / 16, mask.to(kind)], 1)
        with self.half:
            out = self.call(seen)
        logits = out[:, :-1].float().masked_fill(~mask, FORBIDDEN)
        return logits.log_softmax(1), out[:, -1].float().tanh()

    def played(self) -> Batch:
        """Play so many steps in all games, drawing every action from the policy."""
        torch, rows = self.torch, []
        with torch.no_grad():
            for _ in range(self.rows):
                now = self.now
                planes, counters, mask = (self.tensor(array).clone() for array in (now.obs, now.flat, now.mask))
                seat = self.tensor(now.seat).long()
                logp, value = self.heads(planes, counters, mask)
                gumbel = -torch.empty_like(logp).exponential_().log()
                action = (logp + gumbel).argmax(1)
                self.now = now = self.env.step(action if self.device.type == "cuda" else action.numpy())
                reward = self.tensor(now.reward).gather(1, seat[:, None])[:, 0]
                ended = self.tensor(now.terminated) | self.tensor(now.truncated)  # a game cut off is worth 0
                chosen = logp.gather(1, action[:, None])[:, 0]
                rows.append(Batch(planes, counters, mask, action, chosen, value, seat, reward, ended.clone()))
        self.steps += self.rows * self.env.games
        return Batch(*(torch.stack(column) for column in zip(*rows, strict=True)))

    def advantages(self, batch: Batch) -> Any:
        """How much better each action turned out than the value said (GAE). One seat's gain is the other's loss."""
        torch = self.torch
        with torch.no_grad():
            now = self.now
            _, value = self.heads(*(self.tensor(array) for array in (now.obs, now.flat, now.mask)))
            seat, later, found = self.tensor(now.seat).long(), torch.zeros_like(value), []
            for k in reversed(range(self.rows)):
                side = torch.where(batch.seat[k] == seat, 1.0, -1.0) * ~batch.ended[k]
                error = batch.reward[k] + self.chosen.discount * side * value - batch.value[k]
                later = error + self.chosen.discount * self.chosen.smooth * side * later
                value, seat = batch.value[k], batch.seat[k]
                found.append(later)
        return torch.stack(found[::-1])

    def learn(self, batch: Batch) -> float:
        """Improve the policy by what was played; the mean entropy of its choices."""
        torch, chosen = self.torch, self.chosen
        better = self.advantages(batch)
        goal, flat = (better + batch.value).flatten(), Batch(*(column.flatten(0, 1) for column in batch))
        better = ((better - better.mean()) / (better.std() + 1e-8)).flatten()
        entropy = torch.zeros((), device=self.device)
        for _ in range(chosen.epochs):
            for part in torch.randperm(len(goal), device=self.device).chunk(chosen.parts):
                logp, value = self.heads(flat.planes[part], flat.counters[part], flat.mask[part])
                now = logp.gather(1, flat.action[part, None])[:, 0]
                ratio, gain = (now - flat.logp[part]).exp(), better[part]
                policy = -torch.minimum(ratio * gain, ratio.clamp(1 - chosen.clip, 1 + chosen.clip) * gain).mean()
                entropy = -(logp.exp() * logp.clamp(min=-30)).sum(1).mean()
                loss = policy + 0.5 * (value - goal[part]).square().mean() - chosen.entropy * entropy
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
        return float(entropy.detach())

    def save(self, file: Path) -> None:
        """Write the weights for `play`."""
        layers = [layer for layer in self.net if hasattr(layer, "weight")]
        arrays = {f"weight{k}": layer.weight.detach().float().cpu().numpy() for k, layer in enumerate(layers)}
        arrays |= {f"bias{k}": layer.bias.detach().float().cpu().numpy() for k, layer in enumerate(layers)}
        numpy.savez(file, **arrays)


def main() -> None:
    """Learn, and measure the policy against the bots now and then."""
    chosen = arguments()
    learner, file = Learner(chosen), chosen.out.with_suffix(".npz")
    os.environ["POLICY"] = str(file.resolve())
    curve = LearningCurve(chosen.game, f"{Path(__file__).resolve()}:play", chosen.options, chosen.matches, chosen.share)

    def measure() -> None:
        learner.save(file)
        if chosen.matches:
            found = curve.measure(learner.steps, Cores(chosen.processes))
            chosen.out.write_text(curve.svg(), encoding="utf-8")
            print(f"{learner.steps:>13,} steps  ", *(f"{name} {e.share:.0%} " for name, e in found.items()), flush=True)

    until, every = time.monotonic() + 60 * chosen.minutes, max(1, chosen.iterations // max(1, chosen.points))
    measure()
    for iteration in range(1, chosen.iterations + 1):
        begun = time.perf_counter()
        batch = learner.played()
        between = time.perf_counter()
        entropy = learner.learn(batch)  # ends with a number, so the GPU is done
        seconds = time.perf_counter() - begun
        million = seconds * 1e6 / (learner.rows * learner.env.games)
        print(
            f"{iteration:>5}: {million:.3f} s for a million steps, {(between - begun) / seconds:.0%} of it playing; "
            f"{int(batch.ended.sum()):,} games ended; entropy {entropy:.2f}",
            flush=True,
        )
        last = iteration == chosen.iterations or time.monotonic() > until
        if last or iteration % every == 0:
            measure()
        if last:
            break


def arguments() -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(description="PPO against itself; see the head of this file")
    parser.add_argument("--game", default="labyrinth")
    parser.add_argument("--options", default="", help="of the game, as for `meowze arena`")
    parser.add_argument("--out", type=Path, default=Path("curve.svg"), help="the picture; the policy is put beside it")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60.0, help="stop learning after this time")
    parser.add_argument("--device", choices=("auto", "cpu", "cuda"), default="auto")
    parser.add_argument("--games", type=int, default=0, help="at once (65536 on a GPU, 256 on the CPU)")
    parser.add_argument("--rows", type=int, default=0, help="steps of each game in an iteration (16 and 32)")
    parser.add_argument("--max-turns", type=int, default=200, help="then a game is cut off")
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--layers", type=int, default=3)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--parts", type=int, default=8, help="minibatches of an epoch")
    parser.add_argument("--discount", type=float, default=0.997)
    parser.add_argument("--smooth", type=float, default=0.95, help="the lambda of GAE")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compile", action="store_true", help="by torch.compile")
    parser.add_argument("--points", type=int, default=8, help="of the curve, besides the first")
    parser.add_argument("--matches", type=int, default=40, help="games against each bot for a point; 0 for no curve")
    parser.add_argument("--share", type=float, default=0.1, help="of the usual thinking time of the bots")
    parser.add_argument("--processes", type=int, help="for the matches; all cores if not given")
    return parser.parse_args()


if __name__ == "__main__":
    main()
