"""The C headers that the build makes of type hints: what they say, and what hints they refuse."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from eolith import headers

RULES = '''# cython: language_level=3
"""A game of one heap."""

from cython import double, int as i32, longlong as i64, short as i16, void

from eolith.kernel.chance import Source
from eolith.kernel.state import Chance, Decision, State

from .numbers import *

WEIGHTS: double[3] = [0.5, 1.0, 1.5]


class Heap(State):
    """How much there is."""

    left: i16
    rows: i16[3][2]  # two rows of three

    def take_some(self, number: i32, often: i32 = 1) -> void:
        if number == 0:
            return
        self.left -= number * often

    def check(self, least: i32 = 1) -> void:
        if self.left >= least:
            return
        raise ValueError(WORDS)

    def redraw(self, seat: i32, source: Source) -> State:
        return self.copied()


class Take(Decision):
    def options(self, table: Heap) -> void:
        """One or two."""
        table.offer_range(TAKE, MOST)

    def apply(self, table: Heap, option: i32) -> void:
        if option > STEPS[1]:
            table.take_some(option)


class Draw(Chance):
    def weight(self, table: Heap, option: i32) -> i64:
        return table.left


def heap_of(state: object) -> Heap:
    return state


def title(word: str) -> str:
    return WORDS[0] + word
'''
NUMBERS = 'TAKE, MOST = 1, 2\nSTEPS = (1, 2)\nWORDS = ("take",)\nUNUSED = (1, 2, 3)\n'


def write(folder: Path, rules: str = RULES, numbers: str | None = NUMBERS) -> tuple[str, str]:
    """The header and the source that are made of a module."""
    package = folder / "heap"
    package.mkdir(parents=True, exist_ok=True)
    package.joinpath("rules.py").write_text(rules, encoding="utf-8")
    if numbers is not None:
        package.joinpath("numbers.py").write_text(numbers, encoding="utf-8")
    headers.write({"heap.rules": package / "rules.py"}, folder / "made")
    made = folder / "made" / "heap" / "rules.py"
    return made.with_suffix(".pxd").read_text(encoding="utf-8"), made.read_text(encoding="utf-8")


def test_a_class_and_its_fields(tmp_path: Path) -> None:
    header, _ = write(tmp_path)
    assert "cdef class Heap(State):\n    cdef readonly short left\n    cdef readonly short rows[2][3]\n" in header
    assert "cdef double WEIGHTS[3]" in header
    assert "from eolith.kernel.state cimport State as State" in header


def test_methods_and_functions(tmp_path: Path) -> None:
    header, _ = write(tmp_path)
    assert "    cdef int check(self, int least=*) except? -1\n" in header
    assert "cdef inline Heap heap_of(object state)" in header
    assert "title" not in header  # its answer is no C type


def test_what_python_sees_of_a_class(tmp_path: Path) -> None:
    fields = "    count: i32\n    pair: i32[2]\n    held: Any\n    several: list\n    _size: i32\n"
    header, _ = write(tmp_path, RULES.replace("def heap_of", f"class Both:\n{fields}\n\ndef heap_of"))
    for seen in ("public int count", "int pair[2]", "readonly object held", "list several", "int _size"):
        assert f"    cdef {seen}\n" in header


def test_what_knows_no_object_of_python_runs_beside_other_threads(tmp_path: Path) -> None:
    marked = RULES.replace("    def take_some", "    @nogil\n    def take_some")
    header, source = write(tmp_path, marked)
    assert "take_some(self, int number, int often=1) except? -1 nogil:\n" in header and "@nogil" not in source


def test_what_the_base_declares_is_not_declared_again(tmp_path: Path) -> None:
    header, _ = write(tmp_path)
    assert not re.search("redraw|options|apply|weight", header)


def test_nothing_is_returned_where_c_wants_an_answer(tmp_path: Path) -> None:
    _, source = write(tmp_path)
    assert "        if self.left >= least:\n            return 0\n" in source


def test_a_short_function_stands_in_the_header_whole(tmp_path: Path) -> None:
    header, source = write(tmp_path)
    assert (
        """
    cdef inline int take_some(self, int number, int often=1) except? -1:
        if number == 0:
            return 0
        self.left -= number * often
    cdef int check"""
        in header
    )
    assert "def take_some" not in source


OVER = "    def take_some(self, number: i32, often: i32 = 1) -> void:\n        self.left = 0\n"


def test_a_method_that_no_derived_class_overrides_is_called_directly_too(tmp_path: Path) -> None:
    header, _ = write(
        tmp_path, RULES.replace("class Take(Decision)", "class Pile(Heap):\n    pass\n\n\nclass Take(Decision)")
    )
    assert "    cdef inline int take_some(" in header and "cdef class Pile(Heap):" in header


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("number * often", f"number * often{'; self.left += 1' * 20}"),
        ("number * often", "number if often == 1 else 2 * number if often == 2 else 3 if often and number else 0"),
        ("number * often", "len([number])"),
        ("number * often", "int(MORE)"),
        ("class Take(Decision)", f"class Pile(Heap):\n{OVER}\n\nclass Take(Decision)"),
        ("    def take_some", "    @ccall\n    def take_some"),
    ],
    ids=["long", "crooked", "of Python", "unknown", "overridden", "called by Python"],
)
def test_what_is_not_short_straight_direct_and_of_c_stays_in_the_source(tmp_path: Path, old: str, new: str) -> None:
    assert RULES.count(old) == 1
    header, source = write(tmp_path, RULES.replace(old, new))
    assert re.search(r"    c\w+ int take_some\(self, int number, int often=\*\) except\? -1\n", header)
    assert "def take_some" in source


def test_a_hint_within_a_whole_function_is_of_c(tmp_path: Path) -> None:
    header, _ = write(tmp_path, RULES.replace("self.left -= number * often", "taken: i64 = MOST"))
    assert "        taken: cython.longlong = MOST\n" in header and "from heap.numbers cimport *" in header


def test_a_method_takes_what_its_base_takes_and_checks_the_rest(tmp_path: Path) -> None:
    _, source = write(tmp_path)
    assert '    def options(self, table_) -> void:\n        """One or two."""; table: Heap = table_\n' in source
    assert "        table: Heap = table_\n        if option > STEPS[1]:" in source


def test_every_line_stays_where_it_was(tmp_path: Path) -> None:
    """Tracebacks and profiles name the lines of the source that people read."""
    header, source = write(tmp_path)
    assert len(source.splitlines()) == len(RULES.splitlines())
    for number, line in enumerate(RULES.splitlines()):
        if "=" in line and "import" not in line and "def " not in line:
            assert line in source.splitlines()[number] or line in header.splitlines()


def test_numbers_are_an_enum_and_rows_of_them_arrays(tmp_path: Path) -> None:
    header, source = write(tmp_path)
    enum = (tmp_path / "made/heap/numbers.pxd").read_text(encoding="utf-8")
    assert enum == "cdef enum:\n    TAKE = 1\n    MOST = 2\n"
    assert "cdef short STEPS[2]" in header and "UNUSED" not in header
    assert "from heap.numbers import WORDS, STEPS as STEPS_; STEPS = STEPS_" in source


def test_a_changed_number_changes_the_digest_of_what_imports_it(tmp_path: Path) -> None:
    write(tmp_path)
    module = {"heap.rules": tmp_path / "heap/rules.py"}
    before, files, _ = headers.write(module, tmp_path / "made")
    assert tmp_path / "heap/numbers.py" in files
    write(tmp_path, numbers=NUMBERS.replace("MOST = 1, 2", "MOST = 1, 3"))
    after, *_ = headers.write(module, tmp_path / "made")
    assert before.keys() == after.keys() == {"heap.rules"}
    assert before != after
    write(tmp_path, numbers=NUMBERS + "\n# a comment\n")
    assert headers.write(module, tmp_path / "made")[0] == before


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ("left: i16", "left: dict", "field left wants a C type"),
        ("left: i16", "left: i32", "field left of Heap wants i16"),
        ("class Draw(Chance)", "class Draw(kernel.Chance)", "the base of Draw is wanted by its own name"),
        ("number: i32, often", "number, often", "argument number of take_some wants a hint"),
        (
            "often: i32 = 1) -> void:",
            "often: i32 = 1):",
            "take_some takes C types, so a C type is wanted for its answer",
        ),
        ("number: i32, often: i32 = 1", "number: i32, *often: i32", "take_some is of C, so it wants plain arguments"),
        ("self, table: Heap, option: i32) -> void", "self, table: Heap) -> void", "Take.apply wants the hints of"),
        (
            "self, table: Heap, option: i32) -> i64",
            "self, table: Heap, option: i32) -> i32",
            "Draw.weight wants the hints",
        ),
        ("self, table: Heap) -> void", "self, table: Source) -> void", "Take.options wants the hints of"),
        ("from .numbers import *", "from .figures import *", "a file of numbers is wanted at"),
        ("from .numbers import *", "from eolith.kernel.state import *", "is wanted by name"),
        ("        if option", "        # a remark\n        if option", "apply wants a docstring, or an empty line"),
    ],
)
def test_a_wrong_or_missing_hint_ends_the_build_with_file_line_and_what_is_wanted(
    tmp_path: Path, old: str, new: str, wanted: str
) -> None:
    assert RULES.count(old) >= 1
    rules = RULES.replace(old, new, 1)
    with pytest.raises(headers.HeaderError) as caught:
        write(tmp_path, rules)
    message = str(caught.value)
    place = re.match(rf"{re.escape(str(tmp_path / 'heap' / 'rules.py'))}:(\d+): ", message)
    assert place is not None and wanted in message and "\n" not in message
    changed = next(i for i, (a, b) in enumerate(zip(RULES.split("\n"), rules.split("\n")), 1) if a != b)
    assert abs(int(place[1]) - changed) <= 3


def test_a_file_of_numbers_that_does_not_run_is_named(tmp_path: Path) -> None:
    with pytest.raises(
        headers.HeaderError, match=r"rules\.py:\d+: .*numbers\.py is wanted to run on its own: .*nothing"
    ):
        write(tmp_path, numbers="import nothing\n")
