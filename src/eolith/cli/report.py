"""`eolith report`: what wins a game, from many games between bots, as a page in Markdown or as data."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from eolith.arena.report import Balance, Component, balance
from eolith.arena.workers import Jobs
from eolith.bots import prepare
from eolith.bots.careful import styles
from eolith.kernel.game import Game

from .errors import BadInput, check_folder
from .packs import describe
from .report_page import page
from .shown import check_counts, progress, share_data


def report(
    tables: list[Game], pool: list[str], games: int, seed: int, jobs: Jobs, out: Path | None, as_json: bool
) -> None:
    """Play and write; BadInput for numbers that make no report.

    `tables` is one game for each number of players; an empty pool stands for every style of `careful`.
    """
    check_counts(games=games)
    try:
        tables[0].study()
    except NotImplementedError:
        name = tables[0].name
        raise BadInput(f"{name} does not say what a report counts; `eolith simulate` says who wins") from None
    if out is not None:
        check_folder("--out", out)
    named = pool or [f"careful:style={style}" for style in styles(tables[0])]
    for spec in named:
        prepare(spec, tables[0])
    played = _play(tables, named, games, seed, jobs)
    text = json.dumps(data(played), indent=2) if as_json else page(played, command(played, pool))
    if out is None:
        print(text)
    else:
        out.write_text(text + "\n", encoding="utf-8")
        print(f"{out}: {games:,} games for each number of players")


def _play(tables: list[Game], pool: list[str], games: int, seed: int, jobs: Jobs) -> list[Balance]:
    """The games of each table, behind a progress bar."""
    with progress() as begin:
        return [balance(game, pool, games, seed, jobs, begin(repr(game), games)) for game in tables]


def command(played: list[Balance], pool: list[str]) -> str:
    """What is typed to play the same games again; `pool` is as it was typed."""
    first = played[0]
    words = ["eolith report", first.game.name, f"--games {first.counts.games}", f"--seed {first.seed}"]
    if len(played) == 1 or first.game.alone:
        words.append(f"--players {first.game.players}")
    words += [f"--option {name}={value}" for name, value in first.game.changed_options().items()]
    if first.game.pack_path is not None:
        words.append(f"--pack {first.game.pack_path.name}")
    if pool:
        words.append(f"--bots {','.join(pool)}")
    return " ".join(words)


def data(played: list[Balance]) -> dict[str, Any]:
    """Everything that was counted as plain data: rates from 0 to 1, with their 95 % intervals."""
    pack = describe(played[0].game)
    return {
        **{name: pack[name] for name in ("game", "edition", "pack", "designed")},
        "bots": played[0].pool,
        "seed": played[0].seed,
        "games": played[0].counts.games,
        "tables": [_table(one) for one in played],
    }


def _table(one: Balance) -> dict[str, Any]:
    counts = one.counts
    return {
        "table": repr(one.game),
        "players": one.game.players,
        "by_bot": {bot: share_data(share) for bot, share in one.by_bot().items()},
        "by_place": [share_data(share) for share in one.by_place()],
        "scores": one.mean_scores(),
        "winner_scores": dict(sorted(counts.best.items())),
        "leads": dict(sorted(counts.leads.items())),
        "decided": {how: {**share_data(share), "margin": margin} for how, (share, margin) in one.decided().items()},
        "points": one.points(),
        "winner_points": one.winners_points(),
        "rounds": dict(sorted(counts.rounds.items())),
        "decisions": counts.decisions / counts.games,
        "endings": dict(sorted(counts.endings.items())),
        "components": {kind: [_component(found) for found in one.components(kind)] for kind in one.study.kinds},
    }


def _component(found: Component) -> dict[str, Any]:
    return {**asdict(found), "takers": share_data(found.takers)}
