"""Checkpoints move between numbers of devices, and between the package and dp-run; damaged files
are one clear error.
Usage: files.py DP_RUN FOLDER [TEST...]"""

import json
import os
import pathlib
import shutil
import stat
import subprocess
import sys

import numpy as np
from graphs import FEATURES, dp, expect, initial, rows, train_step, train_text

from dp import arrays
from dp._runtime import files
from dp._toolchain import compiler

dp_run, folder = sys.argv[1], pathlib.Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
X, Y = rows(23)
DATA = {"x": X, "y": Y}
BATCHES = {"batch": 5, "epochs": 3, "shuffle": 9}


def same(a, b):
    return a.keys() == b.keys() and all(
        np.array_equal(a[k], b[k]) and a[k].dtype == b[k].dtype for k in a
    )


def another_count():
    """Saved on N, resumed on M: the state of the undisturbed run; on N itself bit for bit."""
    for n in (1, 2, 3, 4, 7, 8):
        whole = dp.Session(train_step(), devices=n)
        for batch in dp.batches(DATA, **BATCHES):
            whole(**batch, lr=0.1)
        part = dp.Session(train_step(), devices=n)
        path = folder / "c.safetensors"
        for i, batch in enumerate(dp.batches(DATA, **BATCHES)):
            part(**batch, lr=0.1)
            if i == 6:
                dp.save(path, part, extra={"epoch": 1})
                break
        for m in {n, 8 // n + 1}:
            rest = dp.Session(train_step(), devices=m)
            found = dp.load(path, rest)
            assert (found.step, found.rows, found.extra) == (
                7,
                5 + 5 + 5 + 5 + 3 + 5 + 5,
                {"epoch": 1},
            ), found
            for batch in dp.batches(DATA, **BATCHES, start=rest.steps["train"]):
                rest(**batch, lr=0.1)
            a, b = whole.state(), rest.state()
            assert a["count"] == b["count"] == 15 and rest.rows == whole.rows == 69
            assert np.allclose(a["w"], b["w"], rtol=1e-5, atol=1e-6) and (n != m or same(a, b)), (
                n,
                m,
            )
    print("checkpoints move between numbers of devices")


def with_dp_run():
    """dp-run's checkpoints in Python, and those of Python in dp-run; both take the same rows."""
    run = dp.Session(train_step(), devices=2)
    for batch in dp.batches(DATA, **BATCHES):
        run(**batch, lr=0.1)
    program = folder / "step.so"
    graph = folder / "train.mlir"
    graph.write_text(train_text())
    compiler.run("train", dp.Graph(graph.read_text(), "train"), (), str(program))
    np.savez(folder / "init.npz", **initial(), lr=np.float32(0.1))
    np.savez(folder / "data.npz", **DATA)
    subprocess.run(
        [
            dp_run,
            program,
            "--devices",
            "2",
            "--state",
            folder / "init.npz",
            "--data",
            folder / "data.npz",
            "--batch",
            "5",
            "--epochs",
            "3",
            "--shuffle",
            "9",
            "--out",
            folder / "out.npz",
            "--checkpoint",
            folder / "ck",
            "--every",
            "7",
            "--checkpoint-format",
            "safetensors",
        ],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    assert same(run.state(), dict(np.load(folder / "out.npz"))), "the orders of rows differ"
    again = dp.Session(train_step(), devices=3)
    found = dp.load(folder / "ck", again)
    assert found.step == 15 and again.steps["train"] == 15 and same(again.state(), run.state())
    assert (
        dp.load(folder / "ck" / "step-000000014.safetensors", again).step == 14
        and again.state()["count"] == 14
    )
    # The last one is damaged: the one before it is taken.
    last = folder / "ck" / "step-000000015.safetensors"
    data = bytearray(last.read_bytes())
    data[8 + int.from_bytes(data[:8], "little") + 5] ^= 1
    last.write_bytes(data)
    expect(
        dp.FileError,
        lambda: dp.load(last, again),
        "step-000000015",
        "damaged",
        "is not what was written",
    )
    assert dp.load(folder / "ck", again).step == 14
    # The head, too, has a digest, which both compare.
    before = folder / "ck" / "step-000000014.safetensors"
    good = before.read_bytes()
    assert good.count(b'"step": 14') == 1 and good.count(b"dp.checkpoint.digest") == 1
    before.write_bytes(good.replace(b'"step": 14', b'"step": 13'))
    expect(
        dp.FileError,
        lambda: dp.load(before, again),
        "step-000000014",
        "its head is not what was written",
    )
    args = [
        dp_run,
        program,
        "--devices",
        "2",
        "--state",
        folder / "init.npz",
        "--data",
        folder / "data.npz",
        "--batch",
        "5",
        "--epochs",
        "3",
        "--shuffle",
        "9",
        "--out",
        folder / "out.npz",
        "--every",
        "7",
    ]
    resume = [
        *args,
        "--checkpoint",
        folder / "ck",
        "--checkpoint-format",
        "safetensors",
        "--resume",
    ]
    done = subprocess.run(resume, capture_output=True, text=True)
    assert (
        done.returncode
        and "no checkpoint in" in done.stderr
        and "is not what was written" in done.stderr
    ), done.stderr
    # Older files have none.
    before.write_bytes(good.replace(b"dp.checkpoint.digest", b"dp.checkpoint.d1gest"))
    assert dp.load(before, again).step == 14
    last.unlink()
    done = subprocess.run(resume, capture_output=True, text=True)
    assert done.returncode == 0 and "step 14" in done.stdout, done
    assert same(dict(np.load(folder / "out.npz")), run.state())
    subprocess.run([*args, "--checkpoint", folder / "npz"], check=True, stdout=subprocess.DEVNULL)
    assert dp.load(folder / "npz", again).step == 15 and same(again.state(), run.state())
    # The package's file is no run of dp-run's.
    shutil.rmtree(folder / "foreign", ignore_errors=True)
    (folder / "foreign").mkdir()
    dp.save(folder / "foreign" / "step-000000015.safetensors", again)
    done = subprocess.run(
        [*args, "--checkpoint", folder / "foreign", "--resume"], capture_output=True, text=True
    )
    assert (
        done.returncode
        and "is of another run: " in done.stderr
        and "written by was the Python package" in done.stderr
    ), done.stderr
    dp.save(folder / "p.safetensors", run)
    subprocess.run(
        [
            dp_run,
            program,
            "--devices",
            "3",
            "--state",
            folder / "p.safetensors",
            "--data",
            folder / "data.npz",
            "--batch",
            "5",
            "--steps",
            "1",
            "--shuffle",
            "9",
            "--per-step",
            folder / "lr.npz",
            "--out",
            folder / "out2.npz",
        ],
        check=True,
        stdout=subprocess.DEVNULL,
    ) if np.savez(folder / "lr.npz", lr=np.full(1, 0.1, "f4")) is None else None
    run(**next(dp.batches(DATA, **BATCHES)), lr=0.1)
    out = np.load(folder / "out2.npz")
    assert out["count"] == 16 and np.allclose(out["w"], run.state()["w"], rtol=1e-5, atol=1e-6)
    (folder / "damaged").mkdir(exist_ok=True)
    expect(dp.FileError, lambda: dp.load(folder / "damaged", run), "no checkpoint in")
    print("dp-run and the package read each other's files")


def weights():
    """Files without a place: .npz and .safetensors of others."""
    run = dp.Session(train_step(), devices=2)
    run(X, Y, 0.1)
    np.savez(folder / "w.npz", w=np.ones(FEATURES, "f4"), count=np.array(3))
    assert (
        dp.load(folder / "w.npz", run).step == 0
        and run.state()["count"] == 3
        and run.steps["train"] == 1
    )
    header = json.dumps(
        {
            "__metadata__": {"format": "pt"},
            "w": {"dtype": "F32", "shape": [FEATURES], "data_offsets": [0, 4 * FEATURES]},
            "more": {
                "dtype": "I16",
                "shape": [3],
                "data_offsets": [4 * FEATURES, 4 * FEATURES + 6],
            },
        }
    ).encode()
    (folder / "w.safetensors").write_bytes(
        len(header).to_bytes(8, "little") + header + bytes(4 * FEATURES + 6)
    )
    expect(
        dp.ArgumentError,
        lambda: dp.load(folder / "w.safetensors", run),
        "lacks 'count'",
        "no 'more'",
    )
    dp.load(folder / "w.safetensors", run, strict=False)
    assert not run.state()["w"].any() and run.state()["count"] == 3
    files.write_arrays(folder / "w.safetensors", {"w": np.zeros(FEATURES), "count": np.array(3)})
    expect(
        dp.ArgumentError, lambda: dp.load(folder / "w.safetensors", run), "'w'", "f64[5]", "f32[5]"
    )
    expect(dp.ArgumentError, lambda: dp.save(folder / "w.npz", run), ".safetensors")
    expect(dp.ArgumentError, lambda: dp.save(folder / "w2.safetensors", run, extra={1, 2}), "JSON")
    expect(
        dp.FileError,
        lambda: dp.save(folder / "none" / "w.safetensors", run),
        "none/w.safetensors",
        "No such file",
    )
    expect(
        dp.FileError,
        lambda: dp.load(folder / "none.safetensors", run),
        "none.safetensors",
        "No such file",
    )
    assert not (folder / "w2.safetensors").exists()
    print("weights of others are read")


def format_of_files():
    """Every dtype there and back; bf16 by its bits; the map is read-only; names, links and
    modes."""
    values = {
        n: np.arange(6).reshape(2, 3).astype(arrays.numpy_dtype(n))
        for n in arrays.CODES
        if n != "c128"
    }
    values |= {
        "empty": np.zeros((0, 4), "f4"),
        "number": np.float64(2.5),
        "naïve / name": np.zeros(3, "u1"),
        "turned": np.eye(3)[:, ::-1],
    }
    path = folder / "all.safetensors"
    code = arrays.BF16
    bits = arrays.view(values["bf16"], "bf16")
    files.write_arrays(
        path, {**values, "bf16": arrays.View(bits.pointer, code, bits.shape, bits, False)}
    )
    views, head = files.read_views(path)
    assert head is None and views["bf16"].code == code and views.keys() == values.keys()
    for name, value in files.read(path).items():
        assert (
            np.array_equal(value, values[name])
            and value.shape == values[name].shape
            and not value.flags.writeable
        ), name
        assert value.ctypes.data % value.dtype.itemsize == 0, name
    target = folder / "target.safetensors"
    target.write_bytes(b"old")
    target.chmod(0o640)
    link = folder / "link.safetensors"
    link.unlink(missing_ok=True)
    link.symlink_to("target.safetensors")
    files.write_arrays(link, values | {"bf16": values["f32"]})
    assert (
        link.is_symlink()
        and stat.S_IMODE(target.stat().st_mode) == 0o640
        and len(files.read(target)) == len(values)
    )
    expect(
        dp.FileError,
        lambda: files.write_arrays(folder / "c.safetensors", {"z": np.zeros(3, "c16")}),
        "c.safetensors",
        "'z'",
        "c128",
    )
    assert not [p for p in folder.iterdir() if p.name.startswith(".")], "temporary files are left"
    print("files have every dtype")


def damaged():
    path = folder / "d.safetensors"

    def file(header, data=b"", length=None):
        text = header if isinstance(header, bytes) else json.dumps(header).encode()
        path.write_bytes(
            (len(text) if length is None else length).to_bytes(8, "little") + text + data
        )
        return path

    good = {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]}
    cases = [
        (b"", b"", None, "no .safetensors"),
        ({"a": good}, bytes(7), None, "truncated"),
        ({"a": good}, bytes(9), None, "1 bytes after its arrays"),
        ({"a": good}, bytes(8), 1 << 40, "no .safetensors"),
        ({"a": good}, bytes(8), 30, "malformed header"),
        ({"a": good | {"dtype": "F7"}}, bytes(8), None, "F7"),
        ({"a": good | {"shape": [3]}}, bytes(8), None, "'a' has 8 bytes"),
        ({"a": good | {"shape": [-2]}}, bytes(8), None, "no number of bytes"),
        ({"a": good | {"shape": [2.0]}}, bytes(8), None, "no number"),
        (
            {"a": good, "b": good | {"data_offsets": [4, 12]}},
            bytes(12),
            None,
            "'b' begins at byte 4",
        ),
        (
            {"a": good, "b": good | {"data_offsets": [12, 20]}},
            bytes(20),
            None,
            "'b' begins at byte 12",
        ),
        ({"a": good | {"data_offsets": [8, 0]}}, bytes(8), None, "truncated"),
        ({"a": 5}, b"", None, "'a' has no 'dtype'"),
        (
            b'{"a":' + json.dumps(good).encode() + b',"a":' + json.dumps(good).encode() + b"}",
            bytes(8),
            None,
            "'a' is there twice",
        ),
        ({"__metadata__": {"a": 5}}, b"", None, "__metadata__"),
        (b"[1]", b"", None, "'{'"),
        (b"{\xff", b"", None, "malformed header"),
        (b"{" * 100000, b"", None, "malformed header"),
        ({"a": good | {"dtype": []}}, bytes(8), None, "'a' has no 'dtype'"),
        ({"a": good | {"shape": [1] * 64 + [2]}}, bytes(8), None, "'a' has 65 dimensions"),
        (
            {"a": good | {"shape": [0, 2**62, 2**62], "data_offsets": [0, 0]}},
            b"",
            None,
            "too large for numpy",
        ),
        (json.dumps({"a": good}).encode("utf-16-le"), bytes(8), None, "malformed header"),
        (
            b"{" + b",".join(b'"%d":0' % i for i in range(100000)) + b',"9":0}',
            b"",
            None,
            "'9' is there twice",
        ),
    ]
    for header, data, length, text in cases:
        expect(dp.FileError, lambda: files.read(file(header, data, length)), "d.safetensors", text)
    path.write_bytes(b"abc")
    expect(dp.FileError, lambda: files.read(path), "no .safetensors")
    path.write_bytes(b"")
    expect(dp.FileError, lambda: files.read(path), "no .safetensors")
    run = dp.Session(train_step(), devices=1)
    dp.save(path, run)
    data = path.read_bytes()
    for at in range(0, len(data), 7):
        path.write_bytes(data[:at])
        expect(dp.FileError, lambda: dp.load(path, run))
    for at in range(len(data) - 40, len(data)):
        path.write_bytes(data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :])
        try:
            dp.load(path, run)
            raise AssertionError(f"a changed byte {at} of {len(data)} is not noticed")
        except dp.FileError:
            pass
    np.savez(folder / "bad.npz", w=np.array(["text"]))
    expect(dp.FileError, lambda: dp.load(folder / "bad.npz", run), "<U4")
    (folder / "bad.npz").write_bytes(b"PK no")
    expect(dp.FileError, lambda: dp.load(folder / "bad.npz", run), "bad.npz")
    whole = {
        "version": 1,
        "step": 3,
        "epoch": 0,
        "settings": [],
        "paths": {},
        "metrics": False,
        "arrays": {n: arrays.digest(arrays.view(v, n)) for n, v in run.state().items()},
    }
    for python in (
        [1],
        {"steps": "abc", "rows": 1},
        {"steps": {"train": "x"}, "rows": 1},
        {"steps": {"train": 1}, "rows": "abc"},
        {"steps": {"train": -5}, "rows": -7},
    ):
        head = {**whole, "python": python}
        files.write_arrays(
            path,
            {**run.state(), "dp.checkpoint": np.frombuffer(json.dumps(head).encode(), np.uint8)},
        )
        expect(dp.FileError, lambda: dp.load(path, run), "damaged", "counts")
    files.write_arrays(
        path, {**run.state(), "dp.checkpoint": np.frombuffer(b"[" * 100000, np.uint8)}
    )
    expect(dp.FileError, lambda: dp.load(path, run), "damaged")
    assert not [name for name in os.listdir(folder) if name.startswith(".")]
    print("damaged files are refused")


for name in sys.argv[3:] or [
    "another_count",
    "with_dp_run",
    "weights",
    "format_of_files",
    "damaged",
]:
    globals()[name]()
assert os
