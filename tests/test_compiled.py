"""The compiled build (`make fast`) plays exactly like the interpreted one."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import zip_longest
from pathlib import Path

import pytest

from tools import compile_in_place

TESTS = Path(__file__).resolve().parent
GOLDEN_GAMES = sorted(TESTS.glob("*/golden/*.game"))


def transcript(sources: Path) -> tuple[str, list[str]]:
    """Where the kernel was loaded from, and what this build does."""
    done = subprocess.run(
        [sys.executable, str(TESTS / "transcript.py"), *map(str, GOLDEN_GAMES)],
        env={**os.environ, "PYTHONPATH": str(sources), "PYTHONHASHSEED": "random"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    kernel, *lines = done.stdout.splitlines()
    assert Path(kernel).is_relative_to(sources)
    return kernel, lines


@pytest.mark.skipif(bool(compile_in_place.what_is_missing()), reason=str(compile_in_place.what_is_missing()))
def test_the_compiled_build_plays_like_the_interpreted_one(tmp_path: Path):
    compile_in_place.copy_sources(tmp_path / "plain")
    compile_in_place.compiled_copy(tmp_path / "compiled", optimization=compile_in_place.QUICK)

    kernel, plain = transcript(tmp_path / "plain")
    compiled_kernel, compiled = transcript(tmp_path / "compiled")

    assert kernel.endswith(".py")
    assert compiled_kernel.endswith(tuple(EXTENSION_SUFFIXES))
    differences = ((a, b) for a, b in zip_longest(plain, compiled) if a != b)
    assert next(differences, None) is None
    assert GOLDEN_GAMES, "the random games agree, but there is no golden game to compare"
