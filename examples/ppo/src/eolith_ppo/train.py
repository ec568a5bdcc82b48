"""Learns Stone Age for two from games against itself, by proximal policy optimisation (Schulman et al., 2017).

python -m eolith_ppo.train --minutes 25 --out policy.npz
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")  # before torch: threads that wait leave the core to others
import torch
from torch import Tensor, nn
from torch.nn import functional

import eolith
from eolith.arena.simulate import game_seed, play_game
from eolith.bots import Maker, prepare
from eolith.kernel.game import Game

from .advantages import advantages
from .bot import Ppo
from .policy import Policy, squashed

GAME = "stone_age(players=2)"


@dataclass(frozen=True)
class Settings:
    """What was found to learn quickly on two cores."""

    games: int = 128
    """Stepped together."""
    steps: int = 128
    """Decisions in each of them between two updates."""
    units: int = 256
    """Of each hidden layer."""
    epochs: int = 3
    """How often an update goes through its decisions."""
    part: int = 2048
    """Decisions of one step of Adam."""
    rate: float = 1e-3
    """Of learning, at first; it falls to 0 at the end."""
    clip: float = 0.2
    entropy: float = 0.01
    discount: float = 0.998
    """For each own decision until a reward."""
    trace: float = 0.95
    point: float = 0.01
    """What a point ahead is worth; to win is worth 1 more than to lose."""
    trials: int = 40
    """Games against each opponent for a line of progress."""


class Net(nn.Module):  # type: ignore[misc]  # torch is Any to mypy
    """How likely each option is (logits), and what the seat that decides expects."""

    def __init__(self, cells: int, units: int, options: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(cells, units), nn.Linear(units, units)
        self.third, self.value = nn.Linear(units, options), nn.Linear(units, 1)
        with torch.no_grad():
            self.third.weight *= 0.01
            self.value.weight *= 0.1

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        units = torch.relu(self.second(torch.relu(self.first(seen))))
        return self.third(units).masked_fill(~masks, -1e9), self.value(units).squeeze(-1)


class Rollout(NamedTuple):
    """Decisions as they were taken, step by step: (steps, games, …)."""

    seen: Tensor
    masks: Tensor
    options: Tensor
    chances: Tensor
    """The logarithm of how likely each was."""
    advantages: Tensor
    returns: Tensor
    """What the value ought to have been."""


class Trainer:
    """A net, the games that it plays, and how it learns from them."""

    def __init__(self, game: Game, settings: Settings, seed: int) -> None:
        torch.manual_seed(seed)
        self.game, self.settings, self.seed = game, settings, seed
        self.batch = eolith.Batch(game, settings.games, seed, reward="shaped")
        self.cells = changing(game)
        self.net = Net(len(self.cells), settings.units, game.action_space)
        self.adam = torch.optim.Adam(self.net.parameters(), lr=settings.rate, eps=1e-5)
        self.decisions = self.played = 0
        self.told: dict[str, float] = {}

    def look(self) -> tuple[Tensor, Tensor]:
        """What the games show now, and what is legal."""
        seen = torch.from_numpy(squashed(self.batch.observations[:, self.cells]))
        return seen, torch.from_numpy(self.batch.masks.astype(bool))

    def play(self) -> Rollout:
        """So many decisions of every game, both seats by the net."""
        steps, games = self.settings.steps, self.settings.games
        seen = torch.empty(steps, games, len(self.cells))
        masks = torch.empty(steps, games, self.game.action_space, dtype=torch.bool)
        options = torch.empty(steps, games, dtype=torch.int64)
        chances, values = torch.empty(steps, games), torch.empty(steps, games)
        seats = numpy.empty((steps, games), numpy.int8)
        rewards = numpy.empty((steps, games, self.game.sides), numpy.float32)
        over = numpy.empty((steps, games), bool)
        points: list[float] = []
        with torch.no_grad():
            for t in range(steps):
                seen[t], masks[t] = self.look()
                logits, values[t] = self.net(seen[t], masks[t])
                options[t], chances[t] = drawn(logits)
                seats[t] = self.batch.seats
                self.batch.step(options[t].numpy())
                rewards[t], over[t] = self.rewards(), self.batch.over
                points += [sum(state.scores()) / self.game.sides for state in self.batch.finished.values()]
        discount, trace = self.settings.discount, self.settings.trace
        found = torch.from_numpy(advantages(values.numpy(), seats, rewards, over, self.ahead(), discount, trace))
        returns = found + values
        self.decisions += steps * games
        self.played += len(points)
        self.told["explained"] = 1 - float(found.var() / returns.var())
        if points:
            self.told["points"] = sum(points) / len(points)
        return Rollout(seen, masks, options, chances, found, returns)

    def ahead(self) -> NDArray[numpy.float32]:
        """What each side expects now; what one hopes for the other fears."""
        with torch.no_grad():
            hoped = self.net(*self.look())[1].numpy()[:, None]
        decides = numpy.arange(self.game.sides) == self.batch.seats[:, None]
        found: NDArray[numpy.float32] = numpy.where(decides, hoped, -hoped)
        return found

    def rewards(self) -> NDArray[numpy.float32]:
        """Points ahead and victories; what one side gets the other loses."""
        won = self.batch.winners / numpy.maximum(1, self.batch.winners.sum(1, keepdims=True))
        worth = self.settings.point * self.batch.rewards + won
        found: NDArray[numpy.float32] = (worth - worth.mean(1, keepdims=True)).astype(numpy.float32)
        return found

    def learn(self, rollout: Rollout, left: float) -> None:
        """Some steps of Adam; `left`, from 1 to 0, is how much of the time is."""
        for group in self.adam.param_groups:
            group["lr"] = self.settings.rate * left
        better = rollout.advantages
        rollout = rollout._replace(advantages=(better - better.mean()) / (better.std() + 1e-8))
        flat = [tensor.flatten(0, 1) for tensor in rollout]
        chosen = (flat[1].sum(-1) > 1).nonzero()[:, 0]  # where there was a choice
        told: list[Tensor] = []
        for _ in range(self.settings.epochs):
            for part in chosen[torch.randperm(len(chosen))].split(self.settings.part):
                loss, figures = self.loss(Rollout(*(tensor[part] for tensor in flat)))
                self.adam.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.adam.step()
                told.append(figures)
        self.told |= zip(("error", "entropy", "clipped"), torch.stack(told).mean(0).tolist())

    def loss(self, of: Rollout) -> tuple[Tensor, Tensor]:
        """What is made smaller, and for people: the error of the value, the entropy, the share that was clipped."""
        logits, values = self.net(of.seen, of.masks)
        likely = functional.log_softmax(logits, -1)
        ratio = (likely.gather(-1, of.options[:, None])[:, 0] - of.chances).exp()
        within = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        gain = torch.minimum(ratio * of.advantages, within * of.advantages).mean()
        entropy = -(likely.exp() * likely).sum(-1).mean()
        error = functional.mse_loss(values, of.returns)
        clipped = (ratio != within).float().mean()
        loss = error - gain - self.settings.entropy * entropy
        return loss, torch.stack([error, entropy, clipped]).detach()

    def policy(self, **about: object) -> Policy:
        """What it has learned so far."""
        layers = [self.net.first, self.net.second, self.net.third]
        arrays = [array.detach().numpy().copy() for layer in layers for array in (layer.weight.T, layer.bias)]
        made = {"decisions": self.decisions, "played": self.played, "seed": self.seed, **about, **asdict(self.settings)}
        return Policy(repr(self.game), self.cells, tuple(arrays), made)


def drawn(logits: Tensor) -> tuple[Tensor, Tensor]:
    """An option of each row by its odds, and the logarithm of how likely it was."""
    likely = functional.log_softmax(logits, -1)
    options = (likely - torch.empty_like(likely).exponential_().log()).argmax(-1)
    return options, likely.gather(-1, options[:, None])[:, 0]


@cache
def changing(game: Game, games: int = 64, steps: int = 2000) -> NDArray[numpy.int64]:
    """The cells of observations that differ somewhere in games at random; all others would only cost time."""
    batch = eolith.Batch(game, games)
    first = batch.observations[0].copy()
    found = numpy.zeros(game.cells, bool)
    for _ in range(steps):
        batch.step(batch.sample())
        found |= (batch.observations != first).any(0)
    return numpy.flatnonzero(found)


def against(policy: Policy, opponent: str, games: int, seed: int) -> tuple[float, float]:
    """The share of victories of the greedy bot, and the mean of the points that it is ahead; seats change."""
    game = eolith.load(policy.game)
    makers: dict[str, Maker] = {"policy": lambda seed: Ppo(policy, 0, seed), opponent: prepare(opponent, game)}
    share = margin = 0.0
    for index in range(games):
        seat = index % 2
        seated = ["policy", opponent] if seat == 0 else [opponent, "policy"]
        row = play_game(game.start(), seated, makers, index, game_seed(seed, index // 2))
        share += (seat in row.winners) / len(row.winners)
        margin += row.scores[seat] - row.scores[1 - seat]
    return share / games, margin / games


def train(minutes: float, out: Path, settings: Settings, seed: int = 1, tell_every: float = 60) -> None:
    """Play and learn for so long by the clock; every so many seconds write the policy and tell how it plays."""
    trainer = Trainer(eolith.load(GAME), settings, seed)
    begun = told = time.monotonic()
    left = 1.0
    while left > 0:
        trainer.learn(trainer.play(), left)
        now = time.monotonic()
        left = 1 - (now - begun) / (60 * minutes)
        if left <= 0 or now >= told + tell_every:
            told = now
            tell(trainer, (now - begun) / 60, out)


def tell(trainer: Trainer, minutes: float, out: Path) -> None:
    """Write the policy, and a line of how it goes."""
    spent = time.process_time() / 60
    policy = trainer.policy(minutes=round(minutes, 1), processor_minutes=round(spent, 1))
    policy.save(out)
    line = f"{minutes:5.1f} min ({spent:.1f} of processors), {trainer.decisions:,} decisions, {trainer.played:,} games"
    for opponent in ("random", "careful"):
        share, margin = against(policy, opponent, trainer.settings.trials, seed=7)
        line += f"; {opponent} {share:.0%} ({margin:+.0f})"
    print(line, *(f"{name} {number:.3f}" for name, number in trainer.told.items()), sep=", ", flush=True)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser("python -m eolith_ppo.train", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=25, help="how long, by the clock")
    parser.add_argument("--out", type=Path, default=Path("policy.npz"), help="the file of the policy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2, help="of torch")
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    train(given.minutes, given.out, Settings(), given.seed)


if __name__ == "__main__":
    main()
