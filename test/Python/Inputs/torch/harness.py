"""Trains by dp and by eager PyTorch and compares: what the tests of dp.torch share."""

import gc
import os
from unittest import mock

os.environ.setdefault("OMP_NUM_THREADS", "1")

import torch
from lowered import compiled_once, keep_library

import dp
from dp.torch.steps import TorchStep

torch.set_num_threads(1)
# PyTorch's own first seed differs from process to process, and some draws are badly conditioned.
torch.manual_seed(0)
keep_library()
# What is imported stays; each program that is made has a collection, which then need not look at
# it.
gc.freeze()


class Devices:
    """The numbers of devices of a test's loop. A step's graph does not depend on them, and to trace
    it takes most of the time of these
    tests: in a loop the first number traces, and the others run the same graphs. In the first loop
    of a process the last number traces again, which must give the same text."""

    NUMBERS = (1, 2, 3, 4, 7, 8)

    def __init__(self):
        self.of_step, self.traces, self.next, self.number, self.loops = (
            TorchStep.trace,
            [],
            0,
            None,
            0,
        )
        TorchStep.trace = lambda step, arrays: self.trace(step, arrays)
        compiled_once(lambda: self.number is not None)

    def __iter__(self):
        self.traces = []
        for self.number in self.NUMBERS:
            self.next = 0
            yield self.number
        self.number = None
        self.loops += 1
        # What is left of a loop stays: the collections of the next one need not look at it.
        gc.freeze()

    def trace(self, step, arrays):
        if self.number is None:
            return self.of_step(step, arrays)
        # On one device sizes that change would be open, and the graph another one.
        if step.growth.dynamic is None:
            step.growth.dynamic = False
        shapes = [
            [(name, str(array.dtype), tuple(array.shape)) for name, array in group.items()]
            for group in (arrays, step.state)
        ]
        key = step.name, step.dims, step.generator, step.options, shapes
        known = self.traces[self.next] if self.next < len(self.traces) else None
        if known and (self.number != self.NUMBERS[-1] or self.loops):
            assert key == known[0], (
                f"trace {self.next} on {self.number} devices is one of {key}, expected {known[0]}"
            )
            graph, step.results, reached = known[1:]
            if reached is not None:
                step.optimizer.reached = reached
        else:
            # A text from the cache says nothing about a second trace.
            settings = {"DP_CACHE": "off"} if known else {}
            with mock.patch.dict(os.environ, settings):
                graph = self.of_step(step, arrays)
            assert not known or graph.text == known[1].text, (
                f"trace {self.next} differs on {self.number} devices"
            )
            self.traces.append(
                (
                    key,
                    graph,
                    step.results,
                    step.optimizer.reached if hasattr(step, "optimizer") else None,
                )
            )
        self.next += 1
        return graph


DEVICES = Devices()


def near(what, got, want, tolerance=2e-5):
    """Ends the test unless two tensors are equal up to rounding, relative to the largest number."""
    got, want = (torch.as_tensor(v).detach().double() for v in (got, want))
    assert got.shape == want.shape, (
        f"{what} has the shape {list(got.shape)}, expected {list(want.shape)}"
    )
    off = float((got - want).abs().max() / want.abs().max().clamp(min=1e-3)) if got.numel() else 0.0
    assert off <= tolerance, f"{what} is off by {off:.2g} of the largest number"


def near_all(what, got, want, tolerance=2e-5):
    assert list(got) == list(want), f"{what}: {sorted(set(got) ^ set(want))}"
    for name in want:
        near(f"{what} {name}", got[name], want[name], tolerance)


def refuses(kind, *words):
    """A context whose body raises `kind` with a message that has `words`."""

    class Context:
        def __enter__(self):
            return self

        def __exit__(self, found, error, trace):
            assert found is not None, f"nothing was raised, expected {kind.__name__}"
            assert issubclass(found, kind), f"{found.__name__} was raised: {error}"
            for word in words:
                assert word in str(error), f"'{word}' is not in: {error}"
            self.error = error
            return True

    return Context()


def descend(model, loss, optimizer, batch, number):
    """An eager step of loss(model(x), y)."""
    optimizer.zero_grad()
    value = loss(model(batch[0]), batch[1])
    value.backward()
    optimizer.step()
    return value


def train(make, batches, devices, *, steps=None, eager=None, tolerance=2e-5, **options):
    """make() -> (model, loss, optimizer). Trains a copy by dp and one by `eager(model, loss,
    optimizer, batch, number) -> loss`, and compares the losses, the modules and the optimizers.
    Returns the session's step, and what dp trained."""
    model, loss, optimizer = make()
    want_model, want_loss, want_optimizer = make()
    made = options.pop("made", lambda optimizer: {})
    step = dp.torch.train_step(model, loss, optimizer, batches[0], **made(optimizer), **options)
    with dp.Session(step, devices=devices) as run:
        for number, batch in enumerate(batches):
            value = eager(want_model, want_loss, want_optimizer, batch, number)
            near(f"loss {number} on {devices} devices", run(*batch)["loss"], value, tolerance)
        run.sync(model)
        run.sync(optimizer)
        state = run.state()
    near_all(f"on {devices} devices:", model.state_dict(), want_model.state_dict(), tolerance)
    got, want = optimizer.state_dict()["state"], want_optimizer.state_dict()["state"]
    assert got.keys() == want.keys(), (
        f"the optimizer has state of {list(got)}, expected {list(want)}"
    )
    for number, entries in want.items():
        for key, value in entries.items():
            if value is not None:
                assert type(got[number][key]) is type(value), (
                    f"{key} is {type(got[number][key])}, expected {type(value)}"
                )
                near(
                    f"{key} of parameter {number} on {devices} devices",
                    got[number][key],
                    value,
                    tolerance,
                )
    return step, state


def compare(devices, functions, batch, is_same):
    """Compares functions of a batch by name, all in one step, with eager PyTorch: dtype, shape, and
    is_same(result, expected)."""
    compute = lambda state, *batch: (state, {name: f(*batch) for name, f in functions.items()})
    step = dp.torch.step(compute, {"unused": torch.zeros(1)}, batch)
    wrong = []
    for number in devices:
        with dp.Session(step, devices=number) as run:
            results = run(*batch)
        for name, f in functions.items():
            got, want = torch.as_tensor(results[name]), f(*batch)
            if got.dtype != want.dtype or got.shape != want.shape or not is_same(got, want):
                wrong.append(f"{name} on {number} devices is {got}, expected {want}")
    assert not wrong, "\n".join(wrong)


def compare_numbers(devices, functions, *batch, tolerance=0.0):
    """Compares functions of a batch by name, places of NaN among it. `tolerance` is relative to
    each element."""
    compare(
        devices,
        functions,
        batch,
        lambda got, want: torch.allclose(
            got.double(), want.double(), rtol=tolerance, atol=0, equal_nan=True
        ),
    )
