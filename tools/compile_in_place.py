"""Compile the engine, the games and the bots with mypyc, from the same sources that Python runs.

    python tools/compile_in_place.py                the compiled modules land beside their sources
    python tools/compile_in_place.py --quick        the same, compiled in half the time and less fast
    python tools/compile_in_place.py --target DIR   a compiled copy in DIR; the tree stays as it is
    python tools/compile_in_place.py --check        complain if sources changed after they were compiled

Nothing needs this: it only makes games faster. `__init__.py` files stay interpreted, and the tables of the
boxes: they are read once, and their rows' docstrings, which compiling drops, go into box files.
"""

import argparse
import fcntl
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
SOURCES = PROJECT / "src"
CACHE = PROJECT / ".cache" / "compiled"
MARK = SOURCES / ".compiled"
COMPILED_PACKAGES = ("groschen/engine", "groschen/games", "groschen/bots")
BOX_TABLES = ("rows.py", "tables.py")
FULL, QUICK = 3, 0
"""Levels of the C compiler's optimization. The second takes half the time, for the same behaviour."""
WITHIN = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Functions of a compiled module call each other directly: nobody outside replaces them."""
EXTENSIONS = "*" + sysconfig.get_config_var("EXT_SUFFIX")


def modules(root: Path) -> list[Path]:
    """Every module to compile, relative to root, in a stable order."""
    found = (path for package in COMPILED_PACKAGES for path in (root / package).rglob("*.py"))
    return sorted(path.relative_to(root) for path in found if not stays_interpreted(path))


def stays_interpreted(path: Path) -> bool:
    return path.name == "__init__.py" or (path.name in BOX_TABLES and path.parent.name != "actions")


def fingerprint() -> str:
    """Changes whenever the compiled result could: Python, mypyc (its lock), this file, the sources."""
    digest = hashlib.sha256(EXTENSIONS.encode())
    for path in (Path("requirements/dev.txt"), Path(__file__), *(SOURCES / m for m in modules(SOURCES))):
        digest.update(b"\0" + path.as_posix().encode() + b"\0" + (PROJECT / path).read_bytes())
    return digest.hexdigest()[:16]


def what_is_missing() -> str | None:
    """Why this machine cannot compile, as a sentence, or None if it can."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"There is no C compiler ({compiler}) on this machine; plain Python runs the same games."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not installed (python3-dev); plain Python runs the same games."
    return None


def compiled_modules(optimization: int) -> Path:
    """A folder with the compiled modules of the present sources, built if it isn't there yet."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as lock, tempfile.TemporaryDirectory(dir=CACHE) as scratch:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = CACHE / f"O{optimization}" / fingerprint()
        if not wanted.exists():
            built = build(Path(scratch), optimization)
            shutil.rmtree(wanted.parent, ignore_errors=True)
            wanted.parent.mkdir()
            built.rename(wanted)
        return wanted


def build(scratch: Path, optimization: int) -> Path:
    copy, result = scratch / "sources", scratch / "compiled"
    copy_sources(copy)
    print(f"Compiling {len(modules(copy))} modules with mypyc (a minute or three) …", flush=True)
    command = [sys.executable, __file__, f"--build-here={optimization}"]
    done = subprocess.run(command, cwd=copy, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise SystemExit(f"mypyc could not compile the sources:\n{done.stdout}")
    lay(copy, result)
    return result


def build_here(optimization: int) -> None:
    """The build itself, in a process of its own: mypyc and setuptools work on the current folder."""
    import setuptools  # before mypyc, which looks whether it has been imported
    from mypyc.build import mypycify

    paths = [str(path) for path in modules(Path.cwd())]
    options = ["--config-file=", f"--cache-dir={os.devnull}", "--follow-imports=silent"]
    options.append("--explicit-package-bases")  # the current folder is where packages begin
    level = str(optimization)
    extensions = mypycify([*options, *paths], group_name="groschen", opt_level=level, debug_level="0")
    for extension in extensions:
        extension.extra_compile_args += WITHIN
    distribution = setuptools.Distribution({"name": "groschen", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.ensure_finalized()
    command.run()


def copy_sources(target: Path) -> None:
    """The sources, and nothing that was compiled from them."""

    def left_behind(folder: str, names: list[str]) -> list[str]:
        return [name for name in names if name.endswith((".so", "__pycache__", ".egg-info", MARK.name))]

    shutil.copytree(SOURCES, target, dirs_exist_ok=True, ignore=left_behind)


def lay(compiled: Path, target: Path) -> None:
    """Put the compiled modules beside their sources in target."""
    for path in compiled.rglob(EXTENSIONS):
        place = target / path.relative_to(compiled)
        if "build" not in place.relative_to(target).parts:
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, place)


def compiled_copy(target: Path, optimization: int = FULL) -> None:
    compiled = compiled_modules(optimization)
    copy_sources(target)
    lay(compiled, target)


def compile_in_place(optimization: int = FULL) -> None:
    compiled = compiled_modules(optimization)
    remove()
    lay(compiled, SOURCES)
    MARK.write_text(compiled.name + "\n")


def remove() -> None:
    for path in SOURCES.rglob("*.so"):
        path.unlink()
    MARK.unlink(missing_ok=True)


def is_stale() -> bool:
    return MARK.exists() and MARK.read_text().strip() != fingerprint()


def main() -> int | str:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--target", type=Path, metavar="DIR", help="compile a copy in DIR")
    chosen.add_argument("--quick", action="store_true", help="compile without optimization")
    chosen.add_argument("--check", action="store_true", help="fail if the compiled modules are out of date")
    chosen.add_argument("--build-here", type=int, metavar="OPTIMIZATION", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.check:
        if is_stale():
            return "The compiled modules are older than their sources: run `make fast` again, or `make slow`."
    elif arguments.build_here is not None:
        build_here(arguments.build_here)
    elif reason := what_is_missing():
        return reason
    elif arguments.target:
        compiled_copy(arguments.target)
    else:
        compile_in_place(QUICK if arguments.quick else FULL)
        print("The engine, the games and the bots run compiled now; `make slow` goes back.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
