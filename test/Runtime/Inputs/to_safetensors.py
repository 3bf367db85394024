"""Writes FILE.safetensors for each FILE.npz, or compares two files: to_safetensors.py [--same]
FILE..."""

import os
import sys

import numpy as np

sys.path.insert(
    0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, os.pardir, "Fuzz")
)
import runs

if sys.argv[1] == "--same":
    sys.exit(not runs.equal(*map(runs.load, sys.argv[2:])))
for path in sys.argv[1:]:
    arrays = {
        k: v
        for k, v in np.load(path, allow_pickle=True).items()
        if str(v.dtype) in runs.DTYPES.values()
    }
    runs.save(path[: -len(".npz")] + ".safetensors", arrays)
