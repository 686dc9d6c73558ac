"""Compile the engine and the games with mypyc, from the same sources that Python runs.

    python tools/compile_in_place.py                the compiled modules land beside their sources
    python tools/compile_in_place.py --target DIR   a compiled copy in DIR; the tree stays as it is
    python tools/compile_in_place.py --remove       back to plain Python
    python tools/compile_in_place.py --check        complain if sources changed after they were compiled

Nothing needs this: it only makes games faster. `__init__.py` files stay interpreted.
"""

import argparse
import contextlib
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
SOURCES = PROJECT / "src"
COMPILED_PACKAGES = ("groschen/engine", "groschen/games")
EXTENSIONS = "*" + sysconfig.get_config_var("EXT_SUFFIX")
MARK = ".compiled"


def modules(root: Path) -> list[Path]:
    """Every module to compile, relative to root, in a stable order."""
    found = (path for package in COMPILED_PACKAGES for path in (root / package).rglob("*.py"))
    return sorted(path.relative_to(root) for path in found if path.name != "__init__.py")


def fingerprint(root: Path = SOURCES) -> str:
    """Changes whenever the compiled result could: Python, mypyc (its lock), this file, the sources."""
    digest = hashlib.sha256(EXTENSIONS.encode())
    for path in (PROJECT / "requirements" / "dev.txt", Path(__file__), *(root / m for m in modules(root))):
        digest.update(b"\0" + path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def what_is_missing() -> str | None:
    """Why this machine cannot compile, as a sentence, or None if it can."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"There is no C compiler ({compiler}) on this machine; plain Python runs the same games."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not installed (python3-dev); plain Python runs the same games."
    return None


def compile_copy(target: Path) -> None:
    """Copy the sources to target and compile them there."""
    shutil.copytree(SOURCES, target, dirs_exist_ok=True, ignore=_left_behind)
    command = [sys.executable, __file__, "--build-here"]
    done = subprocess.run(command, cwd=target, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise SystemExit(f"mypyc could not compile the sources:\n{done.stdout}")
    shutil.rmtree(target / "build")


def compile_in_place() -> None:
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        mark = fingerprint()
        compile_copy(copy)
        remove()
        for path in copy.rglob(EXTENSIONS):
            shutil.copy2(path, SOURCES / path.relative_to(copy))
    (SOURCES / MARK).write_text(mark + "\n")


def remove() -> None:
    for path in SOURCES.rglob("*.so"):
        path.unlink()
    (SOURCES / MARK).unlink(missing_ok=True)


def is_stale() -> bool:
    mark = SOURCES / MARK
    return mark.exists() and mark.read_text().strip() != fingerprint()


def build_here() -> None:
    """The build itself, in a process of its own: mypyc and setuptools work on the current folder."""
    import setuptools  # before mypyc, which looks whether it has been imported
    from mypyc.build import mypycify

    paths = [str(path) for path in modules(Path.cwd())]
    options = ["--config-file=", "--strict", "--follow-imports=silent", "--explicit-package-bases"]
    extensions = mypycify([*options, *paths], group_name="groschen", debug_level="0")
    build = setuptools.Distribution({"name": "groschen", "ext_modules": extensions}).get_command_obj(
        "build_ext"
    )
    build.inplace = True
    build.ensure_finalized()
    build.run()


def _left_behind(folder: str, names: list[str]) -> Iterator[str]:
    return (n for n in names if n in {"__pycache__", MARK} or n.endswith((".so", ".egg-info")))


@contextlib.contextmanager
def _timed(what: str) -> Iterator[None]:
    started = time.monotonic()
    print(f"{what} …", flush=True)
    yield
    print(f"Done in {time.monotonic() - started:.0f} s.")


def main() -> int | str:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--target", type=Path, metavar="DIR", help="compile a copy in DIR")
    chosen.add_argument("--remove", action="store_true", help="remove the compiled modules")
    chosen.add_argument("--check", action="store_true", help="fail if the compiled modules are out of date")
    chosen.add_argument("--build-here", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.remove:
        remove()
    elif arguments.check:
        if is_stale():
            return "The compiled modules are older than their sources: run `make fast` again, or `make slow`."
    elif arguments.build_here:
        build_here()
    elif reason := what_is_missing():
        return reason
    else:
        with _timed(f"Compiling {len(modules(SOURCES))} modules with mypyc"):
            compile_copy(arguments.target) if arguments.target else compile_in_place()
    return 0


if __name__ == "__main__":
    sys.exit(main())
