"""The notebook runs from its top, and shows pictures."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).resolve().parents[2] / "examples" / "positions.ipynb"


def shown(source: str, names: dict[str, Any]) -> Any:
    """Run a cell; what its last line shows at once, as Jupyter does: the picture of what has one."""
    *before, last = ast.parse(source).body
    exec(compile(ast.Module(before, []), NOTEBOOK, "exec"), names)
    if isinstance(last, ast.Expr):
        value = eval(compile(ast.Expression(last.value), NOTEBOOK, "eval"), names)
        return value._repr_svg_() if hasattr(value, "_repr_svg_") else value
    return exec(compile(ast.Module([last], []), NOTEBOOK, "exec"), names)


def test_the_notebook_shows_what_it_tells_of() -> None:
    cells = [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert not any(cell["outputs"] for cell in cells)
    names: dict[str, Any] = {}
    found = [shown("".join(cell["source"]), names) for cell in cells]
    assert found[3] is True
    pictures = [show for show in found if show is not True]
    assert len(set(pictures)) == 5 and all(picture.startswith("<svg ") for picture in pictures)
    assert "Ліс" in pictures[2] and "Ліс" not in pictures[1]
