"""`python -m deploy.fast`: compiles the engine's own modules with mypyc, in place; `--undo` takes that back.

Python finds a compiled module before the source that lies beside it, and nothing else changes: the same tests
run with both. It needs a C compiler and takes a minute or two. After a change to the engine the compiled
modules are out of date: build again, or undo.
"""

from __future__ import annotations

import argparse
import importlib.machinery
import importlib.util
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
NEEDED = ("mypyc", "setuptools")
# Command lines and whole matches run once each: there is nothing to win.
LEFT_AS_THEY_ARE = {"__init__.py", "__main__.py", "match.py", "soak.py", "tune.py"}
COMPILED = "*" + importlib.machinery.EXTENSION_SUFFIXES[0]
_SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
sources = sys.argv.pop().split(",")
setup(name="engine", packages=[], ext_modules=mypycify(sources, group_name="engine.compiled"))
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m deploy.fast", description="Compile the engine.")
    parser.add_argument("--undo", action="store_true", help="remove the compiled modules")
    parser.add_argument("--root", type=Path, default=ROOT, help="the folder with engine/, if not here")
    given = parser.parse_args(arguments)
    if given.undo:
        print(f"removed {remove(given.root)} compiled modules; the engine runs from its sources")
        return 0
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        print(f"not installed: {', '.join(missing)} (pip install -e '.[test]')", file=sys.stderr)
        return 2
    return build(given.root)


def modules(root: Path) -> list[str]:
    """The sources that are compiled, as paths below `root`."""
    found = [*(root / "engine").glob("*.py"), *(root / "engine" / "opponents").glob("*.py")]
    return sorted(path.relative_to(root).as_posix() for path in found if path.name not in LEFT_AS_THEY_ARE)


def build(root: Path) -> int:
    """Compile in a folder of its own and put the modules beside their sources; 1 where that fails."""
    with tempfile.TemporaryDirectory(prefix="engine-") as folder:
        work = Path(folder)
        for room in ("data", "engine"):
            shutil.copytree(root / room, work / room, ignore=shutil.ignore_patterns("__pycache__", COMPILED))
        (work / "compile.py").write_text(_SETUP, encoding="utf-8")
        order = [sys.executable, "compile.py", "-q", "build_ext", "--inplace", ",".join(modules(work))]
        done = subprocess.run(order, cwd=work, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"{done.stdout}{done.stderr}\nnot compiled: the sources run as before", file=sys.stderr)
            return 1
        remove(root)
        built = sorted((work / "engine").rglob(COMPILED))
        for path in built:
            shutil.copy2(path, root / path.relative_to(work))
    print(f"compiled {len(built)} modules; `python -m deploy.fast --undo` goes back to the sources")
    return 0


def remove(root: Path) -> int:
    """Delete every compiled module of the engine; how many there were."""
    found = list((root / "engine").rglob(COMPILED))
    for path in found:
        path.unlink()
    return len(found)


if __name__ == "__main__":
    sys.exit(main())
