#!/usr/bin/env python3
"""Writes the two wheels of the Python package: `dp` with the runtime, and `dp_compiler` with
dp-compile, its linker and all shared libraries that they need, so that a machine needs no LLVM
package and no C compiler. The standard library is enough.

Needs strip and patchelf. Usage: wheel.py BUILD OUTPUT
"""

import argparse
import base64
import hashlib
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
# What every machine has that has this glibc; the loader must be its own.
SYSTEM = re.compile(
    r"^(linux-vdso|ld-linux-[^/]*|libc|libm|libdl|librt|libpthread|libstdc\+\+|libgcc_s)\.so"
)
PYTHON = ">=3.10"


def fail(message):
    sys.exit(f"wheel.py: error: {message}")


def needed(binary):
    """Returns the shared libraries that a program or library needs, by the names that it looks
    for."""
    done = subprocess.run(["ldd", binary], capture_output=True, text=True)
    if done.returncode != 0:
        fail(f"ldd {binary}: {done.stderr.strip()}")
    found = {}
    for line in done.stdout.splitlines():
        name, _, rest = line.strip().partition(" => ")
        if rest.startswith("not found"):
            fail(f"{binary} needs {name}, which is not on this machine")
        path = (rest or name).split(" (")[0]
        if path.startswith("/") and not SYSTEM.match(pathlib.Path(name.split(" (")[0]).name):
            found[pathlib.Path(name).name] = pathlib.Path(path).resolve()
    return found


def find_library(name):
    """Returns the file of a library that the runtime opens by name."""
    listed = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True).stdout
    found = re.search(rf"^\s*{re.escape(name)} \(.*x86-64.*\) => (\S+)$", listed, re.M)
    if not found:
        fail(f"{name} is not on this machine; './dp setup' installs it")
    return pathlib.Path(found[1]).resolve()


def find_linker():
    for name in ("ld.lld-22", "ld.lld"):
        if path := shutil.which(name):
            return pathlib.Path(path).resolve()
    fail("no ld.lld on PATH; './dp setup' installs lld-22")


def copyrights(paths):
    """Returns Debian's licence texts of the packages that files are from, by package."""
    found = {}
    for path in paths:
        done = subprocess.run(["dpkg-query", "-S", path], capture_output=True, text=True)
        if done.returncode != 0:  # usrmerge: the package may have the file under /lib
            done = subprocess.run(
                ["dpkg-query", "-S", str(path).removeprefix("/usr")], capture_output=True, text=True
            )
        package = done.stdout.split(":")[0]
        text = pathlib.Path("/usr/share/doc", package, "copyright")
        if package and text.exists():
            found[package] = text.read_bytes()
    return found


class Wheel:
    """A wheel that is being filled."""

    def __init__(self, name, version, tag, level):
        self.name, self.version, self.tag, self.level = name, version, tag, level
        self.files = []  # (name in the wheel, path or bytes, may be executed)

    def add(self, name, content, executable=False):
        self.files.append((name, content, executable))

    def write(self, folder, summary, more=()):
        """Writes the file, beside its place first. Returns its path."""
        info = f"{self.name}-{self.version}.dist-info"
        metadata = [
            "Metadata-Version: 2.1",
            f"Name: {self.name.replace('_', '-')}",
            f"Version: {self.version}",
            f"Summary: {summary}",
            f"Requires-Python: {PYTHON}",
            *more,
        ]
        self.add(f"{info}/METADATA", "\n".join(metadata).encode() + b"\n")
        self.add(
            f"{info}/WHEEL",
            "Wheel-Version: 1.0\nGenerator: dp\nRoot-Is-Purelib: false\n"
            f"Tag: {self.tag}\n".encode(),
        )
        path = folder / f"{self.name}-{self.version}-{self.tag}.whl"
        record = []
        partial = path.with_suffix(".part")
        with zipfile.ZipFile(partial, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content, executable in self.files:
                data = content if isinstance(content, bytes) else content.read_bytes()
                self._put(archive, name, data, executable)
                digest = (
                    base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                )
                record.append(f"{name},sha256={digest},{len(data)}")
            self._put(
                archive,
                f"{info}/RECORD",
                "\n".join([*record, f"{info}/RECORD,,", ""]).encode(),
                False,
            )
        os.replace(partial, path)
        return path

    def _put(self, archive, name, data, executable):
        entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))  # the same input makes the same file
        entry.external_attr = (0o100755 if executable else 0o100644) << 16
        entry.compress_type = zipfile.ZIP_DEFLATED
        archive.writestr(entry, data, compresslevel=self.level)

    def add_licences(self, libraries):
        for package, text in sorted(copyrights(libraries).items()):
            self.add(f"{self.name}-{self.version}.dist-info/licenses/{package}", text)


def stripped(path, folder):
    """Returns a copy of a program or library without symbols that only a debugger reads."""
    copy = folder / path.name
    shutil.copy(path, copy)
    subprocess.run(["strip", "--strip-unneeded", copy], check=True)
    return copy


def beside(path, folder):
    """Returns a copy of a library that looks for others beside itself."""
    copy = folder / path.name
    if path != copy:
        shutil.copy(path, copy)
    subprocess.run(["patchelf", "--set-rpath", "$ORIGIN", copy], check=True)
    return copy


def write_runtime(build, output, version, tag, level, folder):
    wheel = Wheel("dp", version, tag, level)
    package = ROOT / "python" / "dp"
    for path in sorted(package.rglob("*")):
        relative = path.relative_to(package)
        if (
            path.is_file()
            and "__pycache__" not in relative.parts
            and relative.parts[0] != "lib"
            and path.suffix != ".pyc"
        ):
            wheel.add(f"dp/{relative}", path)
    for name in ("libdp_runtime.so", "libdp_mpi.so"):
        if (path := build / "lib" / name).exists():
            wheel.add(f"dp/lib/{name}", beside(stripped(path, folder), folder), True)
        elif name == "libdp_runtime.so":
            fail(f"{path} is not built")
    # The runtime needs zlib, opens the others by name, and finds all of them beside itself.
    libraries = needed(build / "lib" / "libdp_runtime.so")
    blas = build / "lib" / "libdp_blas.so"
    if not blas.exists():
        fail(f"{blas} is not built; install libopenblas0-pthread and patchelf, and build again")
    for name, path in ((blas.name, blas), ("libdnnl.so.2", find_library("libdnnl.so.2"))):
        libraries[name] = path
        libraries |= needed(path)
    for name, path in libraries.items():
        wheel.add(f"dp/lib/{name}", beside(path, folder), True)
    wheel.add_licences([*libraries.values(), find_library("libopenblas.so.0")])
    return wheel.write(
        output,
        "Data parallelism at compile time for PyTorch and JAX",
        (
            "Requires-Dist: numpy",
            "Provides-Extra: compiler",
            f"Requires-Dist: dp-compiler=={version}; extra == 'compiler'",
        ),
    )


INIT = '''"""The compiler of dp: dp-compile and dp-opt with the libraries that they need."""
from __future__ import annotations

import os
import pathlib
import sys

__version__ = "{version}"
_HERE = pathlib.Path(__file__).resolve().parent


def path(name: str) -> str:
    """Returns the path of a program: dp-compile, dp-opt or ld.lld. It runs in environment()."""
    return str(_HERE / "bin" / name)


def environment() -> dict[str, str]:
    """Returns the environment in which the programs find their libraries and their linker."""
    def first(variable: str, folder: str) -> str:
        return os.pathsep.join([str(_HERE / folder), *filter(None, [os.environ.get(variable, "")])])
    libraries, programs = first("LD_LIBRARY_PATH", "lib"), first("PATH", "bin")
    return {{**os.environ, "LD_LIBRARY_PATH": libraries, "PATH": programs}}


def _run(name: str) -> None:
    os.execve(path(name), [name, *sys.argv[1:]], environment())


def compile() -> None:
    """The command dp-compile."""
    _run("dp-compile")


def opt() -> None:
    """The command dp-opt."""
    _run("dp-opt")
'''


def write_compiler(build, output, version, tag, level, folder):
    wheel = Wheel("dp_compiler", version, tag, level)
    wheel.add("dp_compiler/__init__.py", INIT.format(version=version).encode())
    wheel.add("dp_compiler/py.typed", b"")
    programs = {
        "dp-compile": build / "bin" / "dp-compile",
        "dp-opt": build / "bin" / "dp-opt",
        "ld.lld": find_linker(),
    }
    libraries = {}
    for name, path in programs.items():
        if not path.exists():
            fail(f"{path} is not built")
        libraries |= needed(path)
        wheel.add(f"dp_compiler/bin/{name}", stripped(path, folder), True)
    for name, path in sorted(libraries.items()):
        wheel.add(f"dp_compiler/lib/{name}", path, True)
    wheel.add_licences([programs["ld.lld"], *libraries.values()])
    wheel.add(
        f"dp_compiler-{version}.dist-info/entry_points.txt",
        b"[console_scripts]\ndp-compile = dp_compiler:compile\ndp-opt = dp_compiler:opt\n",
    )
    return wheel.write(output, "The compiler of dp, with the parts of LLVM that it needs")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("build", type=pathlib.Path, help="folder of the build")
    parser.add_argument("output", type=pathlib.Path, help="folder for the wheels")
    parser.add_argument(
        "--level", type=int, default=6, help="level of compression, 0 to 9 (default 6)"
    )
    arguments = parser.parse_args()
    if platform.machine() != "x86_64":
        fail(f"the wheels are for x86_64; this is {platform.machine()}")
    version = re.search(
        r'^__version__ = "(.+)"$', (ROOT / "python/dp/__init__.py").read_text(), re.M
    )[1]
    # pip refuses a wheel whose C library is newer than the machine's, by this tag.
    major, minor = platform.libc_ver()[1].split(".")[:2]
    tag = f"py3-none-manylinux_{major}_{minor}_x86_64"
    arguments.output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        for write in (write_runtime, write_compiler):
            path = write(
                arguments.build, arguments.output, version, tag, arguments.level, pathlib.Path(name)
            )
            print(f"{path} ({path.stat().st_size / 1e6:.0f} MB)")


if __name__ == "__main__":
    main()
