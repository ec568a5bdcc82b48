"""The command `eolith`.

Exit codes: 0 all is well, 1 a check failed, 2 bad input, told in one line, 3 a fault of ours.  Nothing but Typer
and the front door of eolith is imported before a command runs.
"""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from .errors import BadInput, CheckFailed, Fault, explain

EXIT_CODES = "Exit codes: 0 all is well, 1 a check failed, 2 bad input, 3 a fault of ours."


class OneLineErrors(TyperGroup):
    """Tells bad input in one line and with exit code 2, without a traceback."""

    def main(self, *args: Any, **extra: Any) -> Any:
        standalone = extra.pop("standalone_mode", True)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                # a terminal that cannot show a letter shows a question mark
                stream.reconfigure(errors="replace")
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except CheckFailed as problem:
            code = _tell(str(problem), 1)
        except Fault as problem:
            code = _tell(" ".join(str(problem).split()), 3)
        except (KeyboardInterrupt, typer.Abort):
            code = 130
        except BrokenPipeError:
            # the reader of a pipe has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = 0
        except Exception as problem:
            line = explain(problem)
            if line is None:
                raise
            code = _tell(line, 2)
        if standalone:
            sys.exit(code if isinstance(code, int) else 0)
        return code


def _tell(line: str, code: int) -> int:
    if line:
        print(f"eolith: {line}", file=sys.stderr)
    return code


app = typer.Typer(
    cls=OneLineErrors,
    name="eolith",
    help="Stone Age board games: play them in the terminal, simulate them, read their rules.",
    epilog=EXIT_CODES,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, such as stone_age.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many seats.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A table option; eolith games lists them."),
]
PackFile = Annotated[
    Path | None, typer.Option("--pack", metavar="FILE", help="A TOML pack in place of the game's own.")
]
OutFile = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Write a row for each game: .jsonl or .parquet.")
]
Seats = Annotated[
    str | None, typer.Option("--seats", help="Who plays, seat A first: you, or bots. (default: you, then careful)")
]
Found = Annotated[list[str] | None, typer.Argument(metavar="ID|WORD...", help="An id, its beginning, or words.")]
Check = Annotated[bool, typer.Option("--check", help="List the tests of each rule; exit code 1 if one has none.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
RayAt = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: local, auto, HOST:PORT or ray://HOST:PORT."),
]
Database = Annotated[
    str, typer.Option("--db", metavar="URL", help="An SQLite file, or postgresql://…; else EOLITH_DB, or your own.")
]
Language = Annotated[str, typer.Option("--lang", "-l", help="en, ru or uk.")]


def examples(*lines: str) -> str:
    """The examples at the end of a command's help."""
    return "Examples:\n\n" + "\n\n".join(f"  [bold]eolith {line}[/bold]" for line in lines) + f"\n\n{EXIT_CODES}"


def load(name: str, players: int | None, options: list[str] | None, pack: Path | None) -> Any:
    """The game of a command line; BadInput for an option that is not NAME=VALUE."""
    import eolith

    named: dict[str, Any] = {}
    for option in options or ():
        key, equals, value = option.partition("=")
        if not (key and equals and value) or key in named or key == "players":
            raise BadInput(f"--option {option!r}: write each option once, as NAME=VALUE")
        named[key] = value
    if players is not None:
        named["players"] = players
    return eolith.load(name, pack=pack, **named)


@app.callback(invoke_without_command=True)
def main(
    show_version: Annotated[bool, typer.Option("--version", "-V", help="Print the version and leave.")] = False,
) -> None:
    if show_version:
        from importlib.metadata import version

        print(f"eolith {version('eolith')}")
        raise typer.Exit


@app.command(
    epilog=examples(
        "play stone_age",
        "play stone_age --seats you,careful,random --lang uk",
        "play stone_age --players 2 --seats you,you --option card_piles=open",
        "play stone_age --seed 7 --record game.txt",
        "play --resume",
        "play stone_age-2 --resume --lang ru",
    )
)
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game, such as stone_age; to resume one, its name.")
    ] = None,
    players: Players = None,
    seats: Seats = None,
    lang: Annotated[str | None, typer.Option("--lang", "-l", help="en, ru or uk. (default: en)")] = None,
    seed: Annotated[str | None, typer.Option(help="32 hexadecimal digits, or a number. (default: secret)")] = None,
    option: Options = None,
    pack: PackFile = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record of the game there.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game, or the named.")] = False,
    trace: Annotated[bool, typer.Option("--traceback", help="Show where a fault of ours came from.")] = False,
) -> None:
    """Play a game in the terminal, against bots or at one keyboard.

    It is saved as it goes, in EOLITH_SAVES or ~/.local/state/eolith; eolith saved lists what is unfinished.
    """
    from eolith.bots import usual

    from .play import YOU, begin, go_on, read_seats, read_seed

    if resume:
        if (players, seats, seed, option) != (None,) * 4:
            raise BadInput("--resume goes on as the game began: leave out --players, --seats, --seed and --option")
        go_on(game, lang, pack, record, trace)
        return
    if game is None:
        raise BadInput("name a game, or go on with one: eolith play GAME, or eolith play --resume")
    named = read_seats(seats) if seats is not None else None
    table = load(game, players if players is not None or named is None else len(named), option, pack)
    if named is None:
        named = [YOU] + [usual(table)] * (table.players - 1)
    if len(named) != table.players:
        raise BadInput(f"--seats names {len(named)} seats, --players {table.players}; they must agree")
    begin(table, named, None if seed is None else read_seed(seed), lang or "en", record, trace)


@app.command(epilog=examples("saved", "play stone_age-1 --resume"))
def saved() -> None:
    """The unfinished games of the terminal, the last one played first."""
    from .saved import show

    show()


@app.command(
    epilog=examples(
        "serve",
        "serve --port 0 --db club.db",
        "serve --host 0.0.0.0 --url https://games.example --behind-proxy --db postgresql://eolith@localhost/eolith",
    )
)
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for other machines too.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 for any that is free.")] = 8000,
    db: Database = "",
    url: Annotated[str, typer.Option(metavar="URL", help="The public address that links are made with.")] = "",
    webhook: Annotated[
        str, typer.Option(metavar="URL", envvar="EOLITH_WEBHOOK", help="Is told, by POST, whose turn it is.")
    ] = "",
    smtp: Annotated[
        str,
        typer.Option(
            metavar="URL", envvar="EOLITH_SMTP", help="Mail server: smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS"
        ),
    ] = "",
    browser: Annotated[
        bool | None, typer.Option("--open/--no-open", help="Open a browser. (default: on a desktop)")
    ] = None,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Believe what a reverse proxy says about who asks, and how.")
    ] = False,
    open_metrics: Annotated[
        bool, typer.Option("--open-metrics", help="Show /metrics to everybody, not to this machine alone.")
    ] = False,
    jobs: Annotated[
        int | None,
        typer.Option(min=1, help="Processes in which bots that search think. (default: one for each core but one)"),
    ] = None,
) -> None:
    """Serve the table in the browser."""
    from eolith.web.settings import Settings

    from .serve import checked_url, serve

    public = checked_url(url) if url else ""
    settings = Settings(db=db, url=public, webhook=webhook, smtp=smtp, open_metrics=open_metrics, jobs=jobs or 0)
    serve(host, port, settings, browser, behind_proxy)


@app.command(epilog=examples("tables", "tables --status playing --last 10", "tables --db games.db --json"))
def tables(
    db: Database = "",
    status: Annotated[str | None, typer.Option(help="Only those playing, over or closed.")] = None,
    game: Annotated[str | None, typer.Option(help="Only those of this game.")] = None,
    last: Annotated[int, typer.Option(help="At most so many, the liveliest first.")] = 50,
    as_json: AsJson = False,
) -> None:
    """The tables of a server: who plays there, and how far they have come."""
    from .database import show_tables

    show_tables(db, status, game, last, as_json)


@app.command(epilog=examples("replay --all", "replay AbCdEfGhIjKlMnOpQrStUv --db games.db"))
def replay(
    ids: Annotated[list[str] | None, typer.Argument(metavar="TABLE...", help="Tables, by their ids.")] = None,
    every: Annotated[bool, typer.Option("--all", help="Every table.")] = False,
    db: Database = "",
) -> None:
    """Rebuild stored games under this version; exit code 1 if one cannot be."""
    from .database import replay

    if every == bool(ids):
        raise BadInput("name tables, or all of them with --all")
    replay(db, ids or [])


@app.command(epilog=examples("backup games.backup", "backup /mnt/safe/games.backup --db postgresql://eolith@/eolith"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to; a backup that is there is replaced.")],
    db: Database = "",
) -> None:
    """Write all that a server has stored to one file, while it goes on."""
    from .database import backup

    backup(file, db)


@app.command(
    epilog=examples("restore games.backup --db games.db", "restore games.backup --db postgresql://eolith@/new")
)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup, of either kind of database.")],
    db: Database = "",
) -> None:
    """Fill an empty database from a backup, all or nothing."""
    from .database import restore

    restore(file, db)


@app.command(epilog=examples("reports", "reports 7f3kq2ab", "reports 7f3kq2ab --record game.txt"))
def reports(
    number: Annotated[str | None, typer.Argument(metavar="NUMBER", help="A report; all of them if left out.")] = None,
    db: Database = "",
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record of its game there.")] = None,
    as_json: AsJson = False,
) -> None:
    """What players asked about games: “is this a bug?”."""
    from .reports import show_reports

    show_reports(db, number, record, as_json)


on_database = typer.Typer(help="What is to be done with the database itself.", no_args_is_help=True)
app.add_typer(on_database, name="db")


@on_database.command(epilog=examples("db upgrade", "db upgrade --db postgresql://eolith@/eolith"))
def upgrade(db: Database = "") -> None:
    """Bring the database to the schema of this version; serving does the same."""
    from .database import upgrade

    upgrade(db)


@app.command(
    epilog=examples(
        "simulate stone_age --games 1000 --bots careful,random,random,random",
        "simulate stone_age --players 3 --games 10000 --bots random --jobs 2 --out games.jsonl",
    )
)
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="Bots, seat A first; a single one plays all seats.")] = "careful",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    ray: RayAt = None,
    rotate: Annotated[bool, typer.Option(help="Let the bots change seats from game to game.")] = True,
    option: Options = None,
    pack: PackFile = None,
    out: OutFile = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, and count."""
    from .play import read_seats
    from .shown import workers
    from .simulate import simulate

    specs = read_seats(bots)
    simulate(load(game, players, option, pack), specs, games, seed, workers(jobs, ray), rotate, out, as_json)


@app.command(
    epilog=examples(
        "match stone_age search:sims=100 careful --players 2 --games 200",
        "match doggerland careful:style=artist careful -p 3 --sprt 0 10 --jobs 2",
        "match doggerland search:sims=20 careful --players 1 --games 100",
    )
)
def match(
    game: GameName,
    a: Annotated[str, typer.Argument(metavar="A", help="The bot that is tried: it plays each deal at every seat.")],
    b: Annotated[str, typer.Argument(metavar="B", help="The bot at all the other seats.")],
    players: Players = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", help="How many games; with --sprt at most. (default: 1000, 100000)")
    ] = None,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(metavar="LOW HIGH", help="Play until it is clear whether A is LOW or HIGH Elo above B."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    ray: RayAt = None,
    option: Options = None,
    pack: PackFile = None,
    as_json: AsJson = False,
) -> None:
    """Whether one bot is better than another: each deal once from every seat, alone by either, with the same chance."""
    from .match import match
    from .shown import workers

    match(load(game, players, option, pack), a, b, games, sprt, seed, workers(jobs, ray), as_json)


@app.command(
    epilog=examples(
        "ladder stone_age --games 100 --jobs 2 --out docs/ladder_stone_age.md",
        "ladder doggerland -p 2 --bots random,careful,search:sims=100 --rows rows",
    )
)
def ladder(
    game: GameName,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many seats; each number above one if left out.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games of each pair.")] = 100,
    bots: Annotated[str, typer.Option(help="The panel. (default: random, careful in all styles, four searches)")] = "",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    ray: RayAt = None,
    option: Options = None,
    pack: PackFile = None,
    rows: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Keeps a row for each game, as Parquet; what it has is not played.")
    ] = Path("ladder_rows"),
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write to this file, pictures beside it; do not print.")
    ] = None,
) -> None:
    """How strong bots are: each against each, as a page in Markdown. Killed, it goes on where it was."""
    from .ladder import ladder
    from .play import read_seats
    from .shown import workers

    first = load(game, players, option, pack)
    counts = [n for n in first.player_counts if n > 1] if players is None else [players]
    tables = [load(game, n, option, pack) for n in counts]
    ladder(tables, read_seats(bots) if bots else [], games, seed, workers(jobs, ray), rows, out)


@app.command(
    epilog=examples("learn stone_age --players 2 --jobs 2", "learn doggerland -p 3 --games 2000 --out try.json")
)
def learn(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many careful games; a tenth of self-play.")] = 8000,
    generations: Annotated[
        int, typer.Option(help="How often a value is learned, from the second on by self-play.")
    ] = 3,
    sims: Annotated[int, typer.Option(help="Simulations of a decision in self-play.")] = 60,
    seed: Annotated[int, typer.Option(help="The same seed learns the same.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    ray: RayAt = None,
    option: Options = None,
    pack: PackFile = None,
    first: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The value that self-play begins with; else learned, too.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to, each generation beside it; else the package.")
    ] = None,
) -> None:
    """Learn the value that the bot search judges positions of a game by."""
    from .learn import learn
    from .shown import workers

    learn(load(game, players, option, pack), games, generations, sims, seed, workers(jobs, ray), first, out)


@app.command(epilog=examples("puzzle", "puzzle stone_age --lang uk", "puzzle doggerland --number 7"))
def puzzle(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Of which game. (default: that of the day)")] = "",
    number: Annotated[int | None, typer.Option(help="Which one. (default: that of the day, in UTC)")] = None,
    lang: Language = "en",
) -> None:
    """Solve a puzzle: a position in which one command is clearly the best."""
    from .puzzle import puzzle

    puzzle(game, number, lang)


@app.command(
    epilog=examples(
        "learn stone_age -p 2 --games 2000 --generations 1 --seed 2 --out second.json",
        "puzzles stone_age -p 2 --games 50 --second second.json",
    )
)
def puzzles(
    game: GameName,
    second: Annotated[Path, typer.Option(metavar="FILE", help="A value learned from other games, which must agree.")],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", help="Up to which game of the seed to look.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed finds the same.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to, behind what is there; else the package.")
    ] = None,
) -> None:
    """Look for puzzles: positions with one command that is clearly best. Killed, it goes on where it was."""
    from .mining import puzzles

    puzzles(load(game, players, option, None), games, seed, second, jobs, out)


@app.command(
    epilog=examples(
        "report stone_age --games 20000 --jobs 2 --out balance.md",
        "report stone_age --players 4 --bots careful,random --json",
    )
)
def report(
    game: GameName,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", help="How many seats; each number above one if left out. 1: each level."),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games for each number of players.")] = 1000,
    bots: Annotated[str, typer.Option(help="Bots, drawn by lot for each game. (default: every style)")] = "",
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    ray: RayAt = None,
    option: Options = None,
    pack: PackFile = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write to this file, do not print.")] = None,
    as_json: AsJson = False,
) -> None:
    """What wins: bots, seats, points, cards and places over many games, as a page in Markdown."""
    from .play import read_seats
    from .report import report
    from .shown import workers

    first = load(game, players, option, pack)
    counts = [n for n in first.player_counts if n > 1] if players is None else [players]
    levels = type(first).levels() if players == 1 and not first.changed_options() else {"": {}}
    tables = [
        load(game, n, [*(option or ()), *map("=".join, level.items())], pack)
        for n in counts
        for level in levels.values()
    ]
    report(tables, read_seats(bots) if bots else [], games, seed, workers(jobs, ray), out, as_json)


@app.command(
    epilog=examples("rules stone_age", "rules stone_age SA-PLACE-09", "rules stone_age tool", "rules stone_age --check")
)
def rules(
    game: GameName,
    words: Found = None,
    check: Check = False,
    tests: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the tests are.")] = Path("tests"),
    all_examples: Annotated[
        bool, typer.Option("--examples", help="With the examples that tests are made from.")
    ] = False,
    edition: Annotated[str, typer.Option(metavar="NAME", help="The edition, where the game has several.")] = "",
    as_json: AsJson = False,
) -> None:
    """The numbered rules of a game, with examples and rulings."""
    from .rules import check_rules, show_rules

    if check:
        check_rules(game, tests, as_json)
    else:
        show_rules(game, " ".join(words or ()), as_json, all_examples, edition)


@app.command(epilog=examples("packs", "packs endless_winter --lang uk", "packs stone_age --pack my_cards.toml"))
def packs(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game or its spec; all if left out.")] = None,
    pack: PackFile = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """What is printed on the components, and how surely it is known; checks a pack file."""
    from .packs import show_packs

    show_packs(game, pack, lang, as_json)


@app.command(epilog=examples("verify game.txt", "verify game.txt --pack my_cards.toml"))
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of games.")],
    pack: PackFile = None,
) -> None:
    """Replay records: every decision legal, the result right, chance as the seed says."""
    from .records import verify

    verify(files, pack)


@app.command(
    epilog=examples("review game.txt", "review game.txt --step 148 --lang uk", "review game.txt --seconds 300")
)
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    step: Annotated[int | None, typer.Option(help="Open a decision: the table, and both lines played out.")] = None,
    seconds: Annotated[float | None, typer.Option(help="How long it may look, on one core. (default: 40)")] = None,
    lang: Language = "en",
    pack: PackFile = None,
    as_json: AsJson = False,
) -> None:
    """Look at a finished game again: win chances, mistakes and best moves, and luck told from skill.

    What was found is kept beside the record, and read from there the next time.
    """
    from .review import review

    review(file, step, seconds, lang, pack, as_json)


@app.command(
    epilog=examples(
        "position position.toml",
        "position game.txt --step 40 --lang ru",
        "position game.txt --svg table.svg",
        "position game.txt --json",
    )
)
def position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position in TOML or JSON, or a record.")],
    step: Annotated[int | None, typer.Option(help="Of a record: after so many decisions. (default: all)")] = None,
    lang: Language = "en",
    pack: PackFile = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the table as a picture to this file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Draw a position, with what is legal in it and the score sheet."""
    from .records import show_position

    show_position(file, step, lang, pack, svg, as_json)


@app.command(epilog=examples("games", "games --lang uk"))
def games(lang: Language = "en") -> None:
    """The games, their numbers of players and their table options."""
    from .packs import show_games

    show_games(lang)


@app.command(epilog=examples("bots", "bots --lang uk"))
def bots(lang: Language = "en") -> None:
    """The bots, the games that each of them plays, and how the six levels play."""
    from .packs import show_bots

    show_bots(lang)


@app.command(epilog=examples("bench stone_age", "bench stone_age --players 2 --json"))
def bench(game: GameName, players: Players = None, as_json: AsJson = False) -> None:
    """Measure this machine: games and decisions a second, and the other figures that the docs tell."""
    from .bench import bench

    bench(load(game, players, None, None), as_json)
