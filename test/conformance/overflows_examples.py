"""Which results overflows.py takes for those of an order of a sum, and which for wrong."""

import sys

import common
import numpy as np
import overflows
import torch

LARGE = torch.finfo(torch.float32).max


def differing(function, got, *numbers):
    """Returns how many of the elements `got` are wrong for `function` of f32 numbers."""
    given = torch.tensor(numbers)
    want, exact = ({"o": function(given.to(dtype))} for dtype in (torch.float32, torch.float64))
    runs = overflows.Runs(lambda: {"o": function(given.double())}, torch.float32).of("o")
    with np.errstate(all="ignore"):
        return common.differing_elements(
            np.array([got]).astype(np.float64).reshape(want["o"].shape),
            want["o"].numpy(),
            exact["o"].numpy(),
            2e-5,
            False,
            runs,
        )


dot = lambda x: x[::2] @ x[1::2]
inf, nan = float("inf"), float("nan")
for what, function, numbers, right, wrong in (
    (
        "a sum that overflows in one order only",
        torch.sum,
        (LARGE, LARGE, -LARGE, 3.0),
        (LARGE, inf, -inf, nan),
        (1.0,),
    ),
    ("a sum that cancels", torch.sum, (LARGE, -LARGE, 3.0), (0.0, 3.0, inf), (1e36,)),
    (
        "products that overflow to both sides",
        dot,
        (LARGE, 2.0, LARGE, -2.0),
        (0.0, inf, nan),
        (1e36,),
    ),
    (
        "one product that overflows, beside an infinite one",
        dot,
        (inf, 1.0, LARGE, -2.0),
        (inf, nan),
        (0.0, LARGE),
    ),
    ("a sum that has NaN", torch.sum, (LARGE, LARGE, nan), (nan,), (0.0, inf)),
    ("an infinite term", torch.sum, (inf, 1.0, 2.0), (inf,), (-inf, nan, 3.0)),
    ("the half of the largest number", lambda x: x * 0.5, (LARGE,), (LARGE / 2,), (inf, nan, 0.0)),
    ("a sum of few digits", torch.sum, (1.0, 1e-3, -1.0), (1e-3,), (2e-3, inf)),
):
    for got in right:
        if differing(function, got, *numbers):
            sys.exit(f"{what}: {got} is taken for wrong")
    for got in wrong:
        if not differing(function, got, *numbers):
            sys.exit(f"{what}: {got} is taken for right")
print("results are those of an order of a sum")
