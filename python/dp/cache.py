"""Executables on disk, by a digest of all that they depend on.

The folder is $XDG_CACHE_HOME/dp, else ~/.cache/dp. DP_CACHE=0 turns it off, DP_CACHE=DIR is another folder, DP_CACHE_SIZE its
largest size in bytes (default 2 GiB); the executables that were not used for longest go first. Any number of processes may use it.
"""
from __future__ import annotations

import hashlib
import os
import pathlib
import stat
import sys
import tempfile

from dp import errors

_LARGEST = 2 << 30
_MAGIC = b"dp-cache-1\n"


class Cache:
    def __init__(self, folder: pathlib.Path, largest: int):
        self.folder = folder
        self.largest = largest

    def _path(self, key: str) -> pathlib.Path:
        return self.folder / f"{key}.step"

    def get(self, key: str) -> tuple[bytes, str] | None:
        """Returns what put() stored, or None. A damaged file is removed."""
        path = self._path(key)
        try:
            data = path.read_bytes()
            os.utime(path)  # used now
        except OSError:
            return None
        head = len(_MAGIC) + 32
        body = data[head:]
        if not data.startswith(_MAGIC) or len(body) < 8 or hashlib.sha256(body).digest() != data[len(_MAGIC):head]:
            path.unlink(missing_ok=True)
            return None
        length = int.from_bytes(body[:8], "little")
        return body[8 + length:], body[8:8 + length].decode(errors="replace")

    def put(self, key: str, executable: bytes, text: str) -> None:
        """Stores an executable. A full or read-only disk is a warning: the cache only saves time."""
        note = text.encode()
        body = len(note).to_bytes(8, "little") + note + executable
        try:
            with tempfile.NamedTemporaryFile(dir=self.folder, prefix="new-", suffix=".tmp", delete=False) as file:
                try:
                    file.write(_MAGIC + hashlib.sha256(body).digest() + body)
                    file.close()
                    os.replace(file.name, self._path(key))
                except BaseException:
                    os.unlink(file.name)
                    raise
            self._shrink()
        except OSError as error:
            print(f"dp: warning: the cache in {self.folder} cannot be written: {error.strerror}", file=sys.stderr)

    def _files(self) -> list[tuple[os.stat_result, pathlib.Path]]:
        files = []
        for path in self.folder.iterdir():
            if path.suffix in (".step", ".tmp"):
                try:
                    files.append((path.stat(), path))
                except FileNotFoundError:  # another process was faster
                    pass
        return files

    def size(self) -> int:
        """Bytes of all files."""
        return sum(status.st_size for status, _ in self._files())

    def _shrink(self) -> None:
        files = self._files()
        total = sum(status.st_size for status, _ in files)
        for status, path in sorted(files, key=lambda item: item[0].st_mtime):
            if total <= self.largest:
                return
            path.unlink(missing_ok=True)
            total -= status.st_size


def open_cache() -> Cache | None:
    """Returns the cache, or None if it is off or its folder is not this user's alone to write: code is loaded from it."""
    setting = os.environ.get("DP_CACHE", "")
    if setting == "0":
        return None
    try:
        largest = int(os.environ.get("DP_CACHE_SIZE", _LARGEST))
    except ValueError:
        raise errors.ToolError(f"DP_CACHE_SIZE is '{os.environ['DP_CACHE_SIZE']}', which is no number of bytes") from None
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    folder = pathlib.Path(setting or os.path.join(home, "dp"))
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = folder.stat()
    except OSError as error:
        print(f"dp: warning: no cache: {folder}: {error.strerror}", file=sys.stderr)
        return None
    if status.st_uid != os.getuid() or stat.S_IMODE(status.st_mode) & 0o022:
        print(f"dp: warning: no cache: others can write to {folder}; chmod 700 it, or set DP_CACHE", file=sys.stderr)
        return None
    return Cache(folder, largest)
