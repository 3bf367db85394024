"""Values of Python in the places where users keep them: a graph does not hold when one changes so
that eager PyTorch has another loss.

Only traces, which is fast: what a new trace computes, test/conformance/torch_situations.py
compares. It has the situations, of which every third one is here.
"""

import os
import sys
from unittest import mock

import torch

import dp
from dp.torch._trace import facts

sys.path.append(
    os.path.join(os.path.dirname(os.path.abspath(__file__)), *3 * [os.pardir], "conformance")
)
import torch_situations
from torch_changes.kinds import CASES, restore

FILES = ("classes", "code", "objects", "process", "tensors")


def notices(name):
    """Ends the test if a graph holds after a change that matters, or if it does not hold although
    nothing has changed."""
    situation = torch_situations.begin(name)
    try:
        given = situation.batch(0)
        step = dp.torch.train_step(
            situation.model, situation.loss, situation.made, given, **situation.options
        )
        guard = step.trace(step.example).guard
        assert guard.holds(), f"{name}: {guard.why()}"
        situation.apply()
        with torch.no_grad():
            situation.loss(situation.model, *given)
        assert not guard.holds(), f"{name}: nothing is seen"
    finally:
        restore()


def of(file):
    names = [name for name, make in CASES.items() if make.__module__ == f"torch_changes.{file}"][
        ::3
    ]
    for name in names:
        situation = CASES[name]()
        restore()
        if situation.matters and not situation.refused and not situation.each:
            notices(name)
    return len(names)


for file in FILES:
    assert of(file) > 5, file
    print(file, flush=True)
# Without versions of dicts, which not every Python has, each step looks up all values.
with mock.patch.object(facts, "HAS_VERSIONS", False):
    of("tensors")
print("without versions")
