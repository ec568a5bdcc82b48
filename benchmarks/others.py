"""The speed of eolith beside that of other libraries, measured in one run: the table of docs/figures.md.

    pip install "eolith[envs]" open_spiel pgx catanatron "pettingzoo[classic]"
    python benchmarks/others.py

Each line plays at random for some seconds of one core, and counts the decisions of seats.  What is not installed is
left out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.metadata import version
from statistics import median
from time import process_time

SECONDS = 1.5
RUNS = 3
Plays = Iterator[int]
"""Gives, again and again, how many more decisions were taken."""


def main() -> None:
    print("| library | game | how it is stepped | observations | decisions/s |")
    print("|---|---|---|---|---:|")
    for library, game, how, seen, make in LINES:
        with suppress(ImportError):
            rate = median(speed(make) for _ in range(RUNS))
            print(f"| {library} {version(library)} | {game} | {how} | {seen} | {rate:,.0f} |", flush=True)


def speed(make: Callable[[], Plays]) -> float:
    """Decisions a second of processor time, after a first one."""
    plays, decided = make(), 0
    next(plays)
    start = process_time()
    while process_time() - start < SECONDS:
        decided += next(plays)
    return decided / (process_time() - start)


# --- eolith ------------------------------------------------------------------------------------------------


def loop(spec: str) -> Callable[[], Plays]:
    def plays() -> Plays:
        import eolith

        game, source = eolith.load(spec), eolith.Source(1)
        while True:
            state, decided = game.start(), 0
            while state.seat is not None:
                state.play_chance(source)
                if state.seat is not None:
                    options = state.options()
                    state.apply(options[source.below(len(options))])
                    decided += 1
            yield decided

    return plays


def eolith_aec(spec: str) -> Callable[[], Plays]:
    return lambda: aec(_eolith_table(spec))


def _eolith_table(spec: str) -> object:
    import eolith
    from eolith.envs.aec import Table

    return Table(eolith.load(spec))


def batch(spec: str) -> Callable[[], Plays]:
    def plays() -> Plays:
        import eolith

        games = eolith.Batch(eolith.load(spec), 256, 1)
        while True:
            for _ in range(20):
                games.step(games.sample())
            yield 20 * 256

    return plays


# --- others ------------------------------------------------------------------------------------------------


def openspiel(name: str, seen: bool) -> Callable[[], Plays]:
    def plays() -> Plays:
        import pyspiel

        game, chosen = pyspiel.load_game(name), random.Random(1)
        while True:
            state, decided = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, shares = zip(*state.chance_outcomes())
                    state.apply_action(chosen.choices(outcomes, shares)[0])
                else:
                    if seen:
                        state.observation_tensor(state.current_player())
                    state.apply_action(chosen.choice(state.legal_actions()))
                    decided += 1
            yield decided

    return plays


def classic(name: str) -> Callable[[], Plays]:
    def plays() -> Plays:
        from importlib import import_module

        return aec(import_module(f"pettingzoo.classic.{name}").env())

    return plays


def aec(env: object) -> Plays:
    """Any environment of PettingZoo, each step with all that `last` gives."""
    chosen = random.Random(1)
    while True:
        env.reset(seed=1)  # type: ignore[attr-defined]
        decided = 0
        for _agent in env.agent_iter():  # type: ignore[attr-defined]
            observation, _, terminated, truncated, info = env.last()  # type: ignore[attr-defined]
            if terminated or truncated:
                env.step(None)  # type: ignore[attr-defined]
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            env.step(int(chosen.choice(mask.nonzero()[0])))  # type: ignore[attr-defined]
            decided += 1
        yield decided


def pgx(name: str) -> Callable[[], Plays]:
    def plays() -> Plays:
        import jax
        import pgx
        from pgx.experimental import auto_reset

        env = pgx.make(name)
        step = auto_reset(env.step, env.init)

        @jax.jit
        @jax.vmap
        def one(state, key):  # type: ignore[no-untyped-def]
            ours, its = jax.random.split(key)
            option = jax.random.categorical(ours, jax.numpy.log(state.legal_action_mask.astype("float32")))
            return step(state, option, its)

        key = jax.random.PRNGKey(0)
        states = jax.jit(jax.vmap(env.init))(jax.random.split(key, 256))
        while True:
            for _ in range(5):
                key, part = jax.random.split(key)
                states = one(states, jax.random.split(part, 256))
            jax.block_until_ready(states)
            yield 5 * 256

    return plays


def catan() -> Plays:
    from catanatron import Color, Game, RandomPlayer

    while True:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        yield len(getattr(game.state, "action_records", None) or game.state.actions)


GAMES = ("stone_age", "endless_winter", "doggerland")
LINES: list[tuple[str, str, str, str, Callable[[], Plays]]] = [
    *(("eolith", game, "a loop in Python", "no", loop(f"{game}(players=4)")) for game in GAMES),
    ("open_spiel", "backgammon", "a loop in Python, rules in C++", "no", openspiel("backgammon", False)),
    ("open_spiel", "hearts", "a loop in Python, rules in C++", "no", openspiel("hearts", False)),
    ("open_spiel", "hanabi", "a loop in Python, rules in C++", "no", openspiel("hanabi", False)),
    ("catanatron", "Settlers, four players", "its own loop, rules in Python", "no", catan),
    *(("eolith", game, "PettingZoo", "yes", eolith_aec(f"{game}(players=4)")) for game in GAMES),
    ("open_spiel", "backgammon", "a loop in Python, rules in C++", "yes", openspiel("backgammon", True)),
    ("open_spiel", "hanabi", "a loop in Python, rules in C++", "yes", openspiel("hanabi", True)),
    ("pettingzoo", "connect four", "PettingZoo", "yes", classic("connect_four_v3")),
    ("pettingzoo", "chess", "PettingZoo", "yes", classic("chess_v6")),
    ("pettingzoo", "gin rummy", "PettingZoo", "yes", classic("gin_rummy_v4")),
    *(("eolith", game, "256 games in a batch", "yes", batch(f"{game}(players=4)")) for game in GAMES),
    ("pgx", "backgammon", "256 games in a batch", "yes", pgx("backgammon")),
    ("pgx", "chess", "256 games in a batch", "yes", pgx("chess")),
]

if __name__ == "__main__":
    main()
