"""python -m dp: what is installed, which devices there are, and why a GPU cannot be used."""

from __future__ import annotations

import ctypes.util
import importlib.metadata
import importlib.util
import os
import platform
import subprocess
import sys

import dp
from dp import errors, reports
from dp._runtime import devices, native
from dp._toolchain import cache, cuda, tools


def _line(name: str, text: str) -> None:
    print(f"{name + ':':<19}{text}")


def _package(name: str) -> str:
    if importlib.util.find_spec(name) is None:
        return "not installed"
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return "of unknown version"


def _loads(name: str) -> str:
    try:
        ctypes.CDLL(name)
        return ""
    except OSError as error:
        return str(error)


def _gpu() -> None:
    names, why = devices.gpus()
    if not names:
        return _line("GPUs", f"none: {why}")
    _line("GPUs", f"{len(names)}: {', '.join(names)}")
    cuda.use_libraries()
    for variable, libraries, use in cuda.LIBRARIES:
        names = [os.environ[variable]] if variable in os.environ else list(libraries)
        missing = {name: _loads(name) for name in names}
        found = next((name for name in names if not missing[name]), None)
        _line(f"  {use}", found or f"missing: {missing[names[0]]}; install it or set {variable}")


def main() -> int:
    ok = True
    _line(
        "dp",
        f"{dp.__version__} in {tools.PACKAGE}, Python {platform.python_version()}, numpy "
        f"{_package('numpy')}",
    )
    try:
        path = tools.find_runtime()
        native.runtime()
        _line("runtime", str(path))
    except errors.ToolError as error:
        ok = False
        _line("runtime", str(error))
    try:
        compiler = tools.find_compiler()
        done = subprocess.run(
            [compiler, "--version"], capture_output=True, text=True, env=tools.environment(compiler)
        )
        version = " ".join(line.strip() for line in done.stdout.splitlines() if "version" in line)
        ok &= done.returncode == 0
        _line(
            "compiler",
            f"{compiler} ({version})"
            if done.returncode == 0
            else f"{compiler} does not run: {done.stderr.strip()}",
        )
    except (errors.ToolError, OSError) as error:
        ok = False
        _line("compiler", str(error))
    limit = os.environ.get("DP_CACHE_SIZE") or cache.LARGEST
    _line(
        "cache",
        f"{cache.folder()}, {reports.format_bytes(cache.size())} of at most {limit}"
        if cache.folder()
        else "off",
    )
    _line("cores", f"{len(os.sched_getaffinity(0))}")
    _gpu()
    _line("front ends", ", ".join(f"{name} {_package(name)}" for name in ("torch", "jax")))
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
