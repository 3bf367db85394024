"""Unpacks the wheels of FOLDER/wheels as pip does, and trains with nothing else. Usage: wheel.py
FOLDER MODEL"""

import base64
import csv
import hashlib
import os
import pathlib
import subprocess
import sys
import zipfile

import numpy

folder, model = map(pathlib.Path, sys.argv[1:])
site = folder / "site"
for path in sorted((folder / "wheels").glob("*.whl")):
    with zipfile.ZipFile(path) as wheel:
        record = next(n for n in wheel.namelist() if n.endswith(".dist-info/RECORD"))
        rows = list(csv.reader(wheel.read(record).decode().splitlines()))
        assert sorted(r[0] for r in rows) == sorted(wheel.namelist())
        for name, digest, size in rows:
            data = wheel.read(name)
            own = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            assert (digest, size) in ((f"sha256={own}", str(len(data))), ("", "")) and (
                digest or name == record
            ), name
        wheel.extractall(site)
        for entry in wheel.infolist():
            (site / entry.filename).chmod(entry.external_attr >> 16 & 0o777)
print("the records are right", flush=True)
# What the runtime opens beside itself, and what that needs; a system's numpy may have loaded other
# ones before.
libraries = site / "dp" / "lib"
assert (
    "$ORIGIN"
    in subprocess.run(
        ["readelf", "-d", libraries / "libdp_runtime.so"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
)
listed = subprocess.run(
    ["ldd", libraries / "libdp_blas.so"], capture_output=True, text=True, check=True
).stdout
for line in listed.splitlines():
    name, _, path = line.strip().partition(" => ")
    assert not name.startswith(("libgfortran", "libquadmath")) or path.startswith(str(libraries)), (
        line
    )
listed = subprocess.run(
    ["ldd", libraries / "libdnnl.so.2"], capture_output=True, text=True, check=True
).stdout
assert f"libgomp.so.1 => {libraries}" in listed, listed
code = """
import sys, numpy as np, dp
from dp._toolchain import tools
names = "init", "data", "expected"
init, data, expected = (dict(np.load(f"{sys.argv[1]}/{n}.npz")) for n in names)
scatter = {"x": 0, "y": 0}
step = dp.from_mlir(sys.argv[1] + "/graph.mlir", entry="train_step", state=init, scatter=scatter)
run = dp.Session(step, devices=4)
losses = [run(**rows)["loss"] for rows in dp.batches(data, 60, epochs=3)]
assert np.allclose(losses, expected["train_step/loss"], rtol=1e-5, atol=1e-5)
print(f"trained: {tools.find_runtime()}, {tools.find_compiler()}")
"""
packages = pathlib.Path(numpy.__file__).parents[1]
subprocess.run(
    [sys.executable, "-S", "-c", code, str(model.resolve())],
    check=True,
    cwd=folder,
    env={
        "PYTHONPATH": os.pathsep.join([str(site), str(packages)]),
        "PATH": "/nowhere",
        "DP_CACHE": "0",
    },
)
