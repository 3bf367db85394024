"""Where the runtime's library and the compiler are. Every failure is dp.ToolError with what to
do."""

from __future__ import annotations

import os
import pathlib
import shutil
import sys

from dp import errors
from dp._toolchain import cuda

PACKAGE = pathlib.Path(__file__).resolve().parents[1]
# Where the package is used from a checkout, python/dp; else a folder that has no build/.
REPOSITORY = PACKAGE.parents[1]


def _from_variable(name: str, what: str) -> pathlib.Path | None:
    text = os.environ.get(name)
    if not text:
        return None
    path = pathlib.Path(text).absolute()  # the compiler runs in another folder
    if not path.is_file():
        raise errors.ToolError(f"{name} is '{text}', which is no file; it names {what}")
    return path


def _build_folders() -> list[pathlib.Path]:
    """Folders of a build of the repository: DP_BUILD, else build/ of the checkout that this package
    is in."""
    if text := os.environ.get("DP_BUILD"):
        folder = pathlib.Path(text).absolute()
        if not folder.is_dir():
            raise errors.ToolError(
                f"DP_BUILD is '{text}', which is no folder; it names a build of the repository"
            )
        return [folder]
    return [REPOSITORY / "build"] if (REPOSITORY / "CMakePresets.json").exists() else []


def find_runtime() -> pathlib.Path:
    """Returns libdp_runtime.so: DP_RUNTIME, the package's own, or that of a build (DP_BUILD or the
    checkout's build/)."""
    if path := _from_variable("DP_RUNTIME", "the file libdp_runtime.so"):
        return path
    tried = [PACKAGE / "lib" / "libdp_runtime.so"] + [
        f / "lib" / "libdp_runtime.so" for f in _build_folders()
    ]
    for path in tried:
        if path.is_file():
            return path
    places = ", ".join(str(p) for p in tried)
    raise errors.ToolError(
        f"the runtime's library was not found (looked for {places}). Install the wheel of dp, or "
        "build the repository with './dp build', or set DP_RUNTIME to libdp_runtime.so."
    )


def find_tool(name: str, variable: str = "") -> pathlib.Path:
    """Returns a program of the compiler, "dp-compile" or "dp-opt": the file that `variable` names,
    that of the wheel dp_compiler, of a build (DP_BUILD or the checkout's build/), or of PATH."""
    if variable and (path := _from_variable(variable, f"the program {name}")):
        return path
    tried: list[pathlib.Path] = []
    if not os.environ.get("DP_BUILD"):
        try:
            import dp_compiler  # pyright: ignore[reportMissingImports] It is a wheel of its own.

            tried.append(pathlib.Path(dp_compiler.path(name)))
        except ImportError:
            pass
    tried += [folder / "bin" / name for folder in _build_folders()]
    for path in tried:
        if path.is_file():
            return path
    if found := shutil.which(name):
        return pathlib.Path(found).absolute()
    places = ", ".join([str(p) for p in tried] + ["PATH"])
    raise errors.ToolError(
        f"{name} was not found (looked for {places}). Install the wheel dp_compiler into "
        f"{sys.prefix}, or build the repository with './dp build'"
        + (f", or set {variable} to the program." if variable else ".")
    )


def find_compiler() -> pathlib.Path:
    return find_tool("dp-compile", "DP_COMPILER")


def environment(compiler: pathlib.Path) -> dict[str, str]:
    """Returns the environment of the compiler: that of the wheel has its libraries and
    its linker beside it."""
    made = {
        **os.environ,
        "PATH": f"{compiler.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
    }
    if (compiler.parent.parent / "__init__.py").exists():
        import dp_compiler  # pyright: ignore[reportMissingImports] It is a wheel of its own.

        made = dp_compiler.environment()
    if toolkit := cuda.toolkit():
        made["PATH"] += f"{os.pathsep}{toolkit}"
    return {**made, "LC_ALL": "C.UTF-8"}
