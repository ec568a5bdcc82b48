"""The API does what its OpenAPI document says, whatever is sent to it."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.config import SchemathesisConfig

from eolith.store import Store
from eolith.web.app import create_app
from eolith.web.settings import Settings

# a table that cannot be opened and a decision that the rules forbid are well-formed
ALLOWED = ["2xx", "401", "403", "404", "409", "422", "429"]
CONFIG = SchemathesisConfig.from_dict({"checks": {"positive_data_acceptance": {"expected-statuses": ALLOWED}}})


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Any:
    store = Store(str(tmp_path_factory.mktemp("schema") / "e.db"))
    return create_app(Settings(pace=0, limits=False), store)


@pytest.fixture(scope="module")
def document(app: Any) -> Any:
    return schemathesis.openapi.from_asgi("/api/schema/openapi.json", app, config=CONFIG)


@pytest.fixture(scope="module")
def table(document: Any, app: Any) -> dict[str, Any]:
    """A table whose first seat is to decide."""
    case = document["/api/tables"]["POST"].Case(
        body={"game": "stone_age(first_seat=A)", "seats": [{"kind": "person"}, {"kind": "person"}]}
    )
    opened: dict[str, Any] = case.call().json()
    return opened


OPERATIONS = (
    "GET /api/games",
    "GET /api/record",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/tables/{id}",
    "GET /api/tables/{id}/options",
    "POST /api/tables/{id}/decisions",
    "POST /api/tables/{id}/undo",
    "POST /api/tables/{id}/hint",
    "POST /api/tables/{id}/resign",
    "POST /api/tables/{id}/seat",
    "GET /api/tables/{id}/stream",
    "GET /api/tables/{id}/record",
    "GET /api/tables/{id}/review",
    "POST /api/tables/{id}/review",
    "GET /api/puzzles",
    "GET /api/puzzles/{game}/{number}",
    "POST /api/puzzles/{game}/{number}",
)


def test_no_operation_is_left_out(document: Any) -> None:
    assert {found.ok().label for found in document.get_all_operations()} == set(OPERATIONS)


@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("operation", OPERATIONS)
def test_the_api_keeps_its_word(document: Any, table: dict[str, Any], operation: str, mode: GenerationMode) -> None:
    method, path = operation.split()
    strategy = document[path][method].as_strategy(generation_mode=mode)

    @settings(max_examples=20, derandomize=True, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=strategy)
    def check(case: Any) -> None:
        if mode is GenerationMode.POSITIVE:
            if case.path_parameters:
                puzzle = {"game": "stone_age", "number": 1}
                case.path_parameters = {"id": table["id"]} if "id" in case.path_parameters else puzzle
            if isinstance(case.body, dict) and "expected_version" in case.body:
                case.body["expected_version"] = int(case.body["expected_version"])  # 3.0 is refused, 3 is not
        case.call_and_validate(headers={"Authorization": f"Bearer {table['seats'][0]['token']}"})

    wrongly = mode is GenerationMode.NEGATIVE and operation == "GET /api/tables"
    with pytest.raises(Unsatisfiable) if wrongly else nullcontext():  # nothing to be sent, nothing to be wrong
        check()
