"""Every scenario of scenarios.toml, from its position to its end."""

from __future__ import annotations

from typing import Any

import pytest

from doggerland.scenario import load_scenarios, run

SCENARIOS = [pytest.param(one, id=one["id"], marks=pytest.mark.rule(*one["proves"])) for one in load_scenarios()]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario(scenario: dict[str, Any]) -> None:
    run(scenario)
