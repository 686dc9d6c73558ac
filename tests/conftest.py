"""Hypothesis: `make test` tries the same examples every time; HYPOTHESIS_PROFILE=explore tries new ones."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The C compiler takes longest: begin with it, and the other tests run meanwhile."""
    items.sort(key=lambda item: item.path.name != "test_compiled.py")
