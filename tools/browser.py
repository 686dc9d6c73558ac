"""A browser for tests/browser: one on the path, else Playwright's own, else Debian's package.

Run by `make test` once. Where none can be had it says how to get one, and so do the tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DEBIAN = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium", "fonts-noto-cjk"]
"""With letters for Chinese and Japanese, whose pages are measured and looked at, too."""
HOW = (
    "There is no Chromium for the tests of the page, and none could be installed. Get one with\n"
    "  .venv/bin/playwright install --with-deps chromium\nor, on Debian,\n"
    "  apt-get install --no-install-recommends chromium fonts-noto-cjk"
)


def on_the_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def of_playwright() -> bool:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def ran(command: list[str]) -> bool:
    """Whether a command could be carried out."""
    try:
        return subprocess.run(command, check=False).returncode == 0
    except OSError:
        return False


def main() -> int:
    if on_the_path() or of_playwright():
        return 0
    if ran([sys.executable, "-m", "playwright", "install", "chromium"]):
        return 0
    if os.geteuid() == 0 and shutil.which("apt-get") and ran(DEBIAN):
        return 0
    print(HOW)
    return 0


if __name__ == "__main__":
    sys.exit(main())
