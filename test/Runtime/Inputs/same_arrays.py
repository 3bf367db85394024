"""Compares two .npz files: the same names, and values that differ by rounding only."""

import sys

import numpy as np

first, second = (dict(np.load(path)) for path in sys.argv[1:3])
if sorted(first) != sorted(second):
    sys.exit(f"{sorted(first)} and {sorted(second)}")
for name, value in first.items():
    if value.shape != second[name].shape or not np.allclose(
        value, second[name], rtol=1e-5, atol=1e-6
    ):
        sys.exit(f"{name} differs: {value} and {second[name]}")
