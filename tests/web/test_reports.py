"""“Is this a bug?”: what is kept, who may ask, and what an operator reads."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import Browser, serving
from litestar.testing import TestClient

import eolith
from eolith.cli.errors import BadInput
from eolith.cli.reports import show_reports
from eolith.kernel.record import read_record
from eolith.store import rows, tables


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with serving(tmp_path) as client:
        yield client


@pytest.fixture
def anna(client: TestClient[Any]) -> Browser:
    return Browser(client)


def kept(client: TestClient[Any]) -> list[rows.Report]:
    with client.app.state.server.store.snapshot() as connection:
        return tables.all_reports(connection)


def number_of(browser: Browser, table: str, text: str = "The dice are wrong.", **more: Any) -> str:
    answer = browser.post(f"/t/{table}/report", text=text, **more)
    assert answer.status_code == 303, answer.text
    assert answer.headers["location"].startswith(f"/t/{table}/report?sent=")
    return answer.headers["location"].rpartition("=")[2]


def test_a_report_holds_what_is_needed_to_look_into_it(client: TestClient[Any], anna: Browser) -> None:
    table = anna.open_table("Anna", "me", "friend")
    number = number_of(anna, table, step="3")
    (report,) = kept(client)
    opened = client.app.state.server.house.tables[table]
    assert (report.id, report.table, report.seat, report.version) == (number, table, 0, opened.table.version)
    assert report.guest is not None
    head, _, text = report.text.partition("\n\n")
    assert text == "The dice are wrong."
    assert head.startswith(f"step 3 of {len(opened.table.play.steps)}, pack {opened.table.game.pack.digest}, eolith ")
    record = read_record(report.record, eolith.load)
    assert record.decisions == [step.option for step in opened.table.play.steps]
    assert not record.seed


def test_who_asks_sees_a_number_and_nothing_of_the_record(client: TestClient[Any], anna: Browser) -> None:
    table = anna.open_table()
    number = number_of(anna, table)
    page = anna.page(f"/t/{table}/report?sent={number}")
    assert number in page
    (report,) = kept(client)
    for secret in (report.record.splitlines()[-1], "commitment", "draw C"):
        assert secret not in page and secret not in anna.page(f"/t/{table}/report?step=2")


def test_onlookers_may_ask_and_strangers_may_not(client: TestClient[Any], anna: Browser) -> None:
    closed = anna.open_table()
    onlooker = Browser(client)
    assert onlooker.get(f"/t/{closed}/report").status_code == 404
    assert onlooker.post(f"/t/{closed}/report", text="x").status_code == 404
    onlooker.post(anna.links(closed)[-1])
    number_of(onlooker, closed)
    assert kept(client)[0].seat == rows.ONLOOKER

    listed = anna.open_table(listed="yes")
    number_of(Browser(client), listed)
    assert kept(client)[1].guest is None
    assert Browser(client).post("/t/nowhere/report", text="x").status_code == 404


def test_the_seat_is_one_of_ones_own(client: TestClient[Any], anna: Browser) -> None:
    table = anna.open_table("Anna", "me", "here", "friend")
    number_of(anna, table, **{"as": "B"})
    number_of(anna, table, **{"as": "C"})
    first, second = kept(client)
    assert first.seat == 1 and second.seat in (0, 1)


@pytest.mark.parametrize("text", ["", "   \n\t ", "\0\x1b\u202e"])
def test_an_empty_report_is_no_report(client: TestClient[Any], anna: Browser, text: str) -> None:
    table = anna.open_table()
    answer = anna.post(f"/t/{table}/report", text=text)
    assert answer.status_code == 422 and "<textarea" in answer.text
    assert kept(client) == []


@pytest.mark.parametrize("step", ["-1", "x", "9" * 30, "1e3", "٣"])
def test_a_step_is_a_number(client: TestClient[Any], anna: Browser, step: str) -> None:
    table = anna.open_table()
    assert anna.post(f"/t/{table}/report", text="x", step=step).status_code == 400
    assert kept(client) == []
    anna.page(f"/t/{table}/report?step=-5")
    anna.page(f"/t/{table}/report?step=99999")


def test_hostile_reports_are_stored_as_plain_lines(client: TestClient[Any], anna: Browser) -> None:
    table = anna.open_table()
    number_of(anna, table, "\x1b[2Jfirst\r\nsecond\x07 <script>alert(1)</script>\0" + "y" * 5000)
    text = kept(client)[0].text.partition("\n\n")[2]
    assert text.startswith("[2Jfirst\nsecond <script>") and len(text) == 2000
    assert "\x1b" not in text and "\0" not in text
    assert "<script>alert" not in anna.page(f"/t/{table}/report?sent=<script>alert(1)</script>")
    assert anna.post(f"/t/{table}/report", text="z" * 100_000).status_code == 413


def test_reports_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, limits=True) as client:
        anna = Browser(client)
        table = anna.open_table()
        answers = [anna.post(f"/t/{table}/report", text="again").status_code for _ in range(30)]
        assert answers[0] == 303 and answers[-1] == 429
        assert len(kept(client)) <= 20


def test_pages_of_others_make_no_report(client: TestClient[Any], anna: Browser) -> None:
    table = anna.open_table()
    assert anna.send("POST", f"/t/{table}/report", "https://evil.example", text="x").status_code == 403
    assert kept(client) == []


def test_the_operator_reads_reports(
    client: TestClient[Any], anna: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = anna.open_table()
    number = number_of(anna, table, "The [bold]river[/bold] gave nothing.")
    url = client.app.state.server.settings.db
    show_reports(url, None, None, False)
    assert number in (listed := capsys.readouterr().out) and "[bold]river" in listed
    show_reports(url, number, None, False)
    assert "The [bold]river[/bold] gave nothing." in (shown := capsys.readouterr().out)
    assert f"table {table}" in shown and "seat A" in shown and "pack " in shown
    show_reports(url, None, None, True)
    (data,) = json.loads(capsys.readouterr().out)
    assert data["id"] == number and data["text"] == "The [bold]river[/bold] gave nothing."
    show_reports(url, number, tmp_path / "game.txt", False)
    assert read_record((tmp_path / "game.txt").read_text(), eolith.load).seats[0] == "Anna"
    with pytest.raises(BadInput, match="no report"):
        show_reports(url, "zzzzzzzz", None, False)
    with pytest.raises(BadInput, match="--record"):
        show_reports(url, None, tmp_path / "game.txt", False)
