"""The example of learning: what a decision was worth, the bot that is shipped, and how another one comes to be."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from pkgutil import resolve_name

import numpy
import pytest

import eolith
from eolith import bots
from eolith.arena.match import match
from eolith_ppo.advantages import advantages
from eolith_ppo.policy import load

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "ppo"
GAME = eolith.load("stone_age(players=2)")


@pytest.fixture
def _ppo(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot, as its package names it."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for name, point in project["entry-points"]["eolith.bots"].items():
        monkeypatch.setitem(bots.BOTS, name, resolve_name(point))


@pytest.fixture
def _calm_torch() -> Iterator[None]:
    """Where there is torch."""
    torch = pytest.importorskip("torch")
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


# --- advantages ------------------------------------------------------------------------------------------------


def plainly(
    values: numpy.ndarray, seats: numpy.ndarray, rewards: numpy.ndarray, over: numpy.ndarray, ahead: numpy.ndarray,
    discount: float, trace: float,
) -> numpy.ndarray:  # fmt: skip
    """The same by the definition: a sum of surprises for each decision, game by game, side by side."""
    found = numpy.zeros(values.shape)
    steps, games, sides = rewards.shape
    for game in range(games):
        ends = [*(t + 1 for t in range(steps) if over[t, game]), steps]
        for first, end in zip([0, *ends], ends):
            for side in range(sides):
                own = [t for t in range(first, end) if seats[t, game] == side]
                ended = end > 0 and over[end - 1, game]
                after = [*(values[t, game] for t in own[1:]), 0 if ended else ahead[game, side]]
                surprises = [
                    rewards[t:until, game, side].sum() + discount * expected - values[t, game]
                    for t, until, expected in zip(own, [*own[1:], end], after)
                ]
                for k, t in enumerate(own):
                    found[t, game] = sum((discount * trace) ** i * surprise for i, surprise in enumerate(surprises[k:]))
    return found


@pytest.mark.parametrize("sides", [2, 3])
def test_advantages_are_those_of_the_definition(sides: int) -> None:
    random = numpy.random.default_rng(sides)
    steps, games = 40, 6
    values, ahead = random.normal(size=(steps, games)), random.normal(size=(games, sides))
    seats, rewards = random.integers(0, sides, (steps, games)), random.normal(size=(steps, games, sides))
    over = random.random((steps, games)) < 0.1
    over[-1, :2] = True, False
    given = (values, seats, rewards, over, ahead, 0.9, 0.8)
    kinds = ("f4", "i1", "f4", "?", "f4")
    found = advantages(*(array.astype(kind) for array, kind in zip(given, kinds)), 0.9, 0.8)  # type: ignore[attr-defined]
    assert over.sum() > 5 and numpy.allclose(found, plainly(*given), atol=1e-4)


# --- the bot ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_ppo")
def test_the_bot_that_is_shipped_wins_against_chance_and_always_alike() -> None:
    played = match(GAME, "ppo", "random", games=40, seed=3)
    assert played.share.rate >= 0.95
    assert match(GAME, "ppo", "random", games=4, seed=3).rows == played.rows[:4]


@pytest.mark.usefixtures("_ppo")
def test_it_plays_by_lot_when_asked() -> None:
    state = GAME.start()
    state.play_chance(eolith.Source(1))
    choices = [{bots.make(spec, GAME, seed).choose(state.clone()) for seed in range(20)} for spec in SPECS]
    assert [len(found) > 1 for found in choices] == [False, True]
    assert all(found <= set(state.options()) for found in choices)


SPECS = ("ppo", "ppo:temperature=3")
REFUSED = {
    "stone_age(players=3)": ("ppo", "bot ppo has learned stone_age(players=2), not stone_age(players=3)"),
    "stone_age(players=2)": ("ppo:temperature=-1", "temperature of bot ppo is '-1'; allowed: 0 to 10"),
    "doggerland(players=2)": ("ppo:heat=1", "bot ppo has no parameter 'heat'; it has temperature"),
}


@pytest.mark.usefixtures("_ppo")
@pytest.mark.parametrize("spec", REFUSED)
def test_what_it_cannot_do_is_refused_in_one_line(spec: str) -> None:
    bot, said = REFUSED[spec]
    with pytest.raises(bots.BotSpecError) as caught:
        bots.make(bot, eolith.load(spec), 0)
    assert str(caught.value) == said


@pytest.mark.usefixtures("_ppo")
def test_a_file_that_holds_no_policy_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "policy.npz"
    monkeypatch.setenv("EOLITH_PPO", str(file))
    for content in (None, b"", b"policy", b"PK\3\4policy"):
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(bots.BotSpecError, match=r"policy.npz holds no policy: [^\n]+$"):
            bots.make("ppo", GAME, 0)


# --- learning --------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_calm_torch")
@pytest.mark.filterwarnings("ignore")  # torch's own
def test_a_policy_is_learned_written_and_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from eolith_ppo.train import Settings, train

    file = tmp_path / "policy.npz"
    train(0.001, file, Settings(games=4, steps=8, units=16, part=16, trials=2))
    assert "32 decisions, 0 games; random " in capsys.readouterr().out
    monkeypatch.setenv("EOLITH_PPO", str(file))
    view = eolith.Batch(GAME, 1).state(0)
    bot = resolve_name("eolith_ppo.bot:prepare")(GAME, {})(1)
    assert bot.policy.about["decisions"] == 32 and bot.choose(view) in view.options()


@pytest.mark.usefixtures("_calm_torch")
@pytest.mark.filterwarnings("ignore")
def test_learning_makes_the_value_know_more_and_likes_what_came_out_well(tmp_path: Path) -> None:
    import torch

    from eolith_ppo.train import Settings, Trainer

    trainer = Trainer(GAME, Settings(games=16, steps=32, units=32, part=128, entropy=0.0), seed=1)
    rollout = trainer.play()
    assert rollout.masks.gather(-1, rollout.options[..., None]).all()
    errors = []
    for _ in range(6):
        trainer.learn(rollout, 1.0)
        errors.append(trainer.told["error"])
    assert errors[-1] < 0.8 * errors[0]
    with torch.no_grad():
        logits, _ = trainer.net(rollout.seen, rollout.masks)
    now = torch.log_softmax(logits, -1).gather(-1, rollout.options[..., None])[..., 0]
    liked = (now - rollout.chances)[rollout.masks.sum(-1) > 1]
    better = rollout.advantages[rollout.masks.sum(-1) > 1]
    assert liked[better > better.median()].mean() > 0 > liked[better < better.median()].mean()


@pytest.mark.usefixtures("_calm_torch")
@pytest.mark.filterwarnings("ignore")
def test_the_file_says_what_the_net_says(tmp_path: Path) -> None:
    from eolith_ppo.train import Settings, Trainer

    trainer = Trainer(GAME, Settings(games=4, steps=4, units=16), seed=1)
    seen, masks = trainer.look()
    trainer.policy().save(tmp_path / "policy.npz")
    logits = load(tmp_path / "policy.npz").logits(trainer.batch.observations)
    said = trainer.net(seen, masks)[0].detach().numpy()
    assert numpy.allclose(logits[masks.numpy()], said[masks.numpy()], atol=0.01)


@pytest.mark.usefixtures("_calm_torch")
@pytest.mark.filterwarnings("ignore")
def test_what_one_side_gets_the_other_loses() -> None:
    from eolith_ppo.train import Settings, Trainer

    trainer = Trainer(GAME, replace(Settings(), games=8, steps=1), seed=1)
    won = 0
    for _ in range(800):
        trainer.batch.step(trainer.batch.sample())
        rewards = trainer.rewards()
        assert numpy.allclose(rewards.sum(1), 0, atol=1e-6)
        points = 0.01 * (trainer.batch.rewards - trainer.batch.rewards.mean(1, keepdims=True))
        single = trainer.batch.winners.sum(1) == 1
        assert numpy.allclose((rewards - points)[single], trainer.batch.winners[single] - 0.5, atol=1e-6)
        won += int(single.sum())
    assert won > 0 and numpy.allclose(trainer.ahead().sum(1), 0)
