#!/usr/bin/env python3
"""Trains through dp.Session on a machine's GPU, where there is no compiler: a model of JAX or
PyTorch from Python.

session_check.py --record DIR [--arch sm_90] [--framework torch]
    here: trains on the CPU, and compiles the steps for a GPU into DIR as well
session_check.py --check DIR [--framework torch]
    there: trains on the GPU with those programs; losses and states must agree

DIR/session.npz has the losses and the last states, DIR/NUMBER.so the programs, and
DIR/graphs.pickle the graphs of PyTorch's steps. Prints the report and "agree" at the end.
"""

import argparse
import itertools
import pathlib
import pickle
import sys

import numpy as np

import dp
from dp._toolchain import compiler

STEPS, ROWS, WIDTH, CLASSES = 30, 64, 48, 10


def batches():
    rng = np.random.default_rng(3)
    x = rng.standard_normal((ROWS, WIDTH), dtype=np.float32)
    return x, (x[:, :CLASSES].argmax(1)).astype(np.int64)


def weights():
    rng = np.random.default_rng(4)
    shapes = {
        "0.weight": (96, WIDTH),
        "0.bias": (96,),
        "2.weight": (CLASSES, 96),
        "2.bias": (CLASSES,),
    }
    return {
        name: rng.standard_normal(shape, dtype=np.float32) * np.float32(0.1)
        for name, shape in shapes.items()
    }


def jax_steps():
    import jax
    import jax.numpy as jnp

    import dp.jax

    x, y = batches()

    def logits(p, x):
        return jax.nn.gelu(x @ p["0.weight"].T + p["0.bias"]) @ p["2.weight"].T + p["2.bias"]

    def train_step(state, batch):
        def loss(p):
            scores = jax.nn.log_softmax(logits(p, batch["x"]))
            return -jnp.mean(jnp.take_along_axis(scores, batch["y"][:, None], 1))

        value, g = jax.value_and_grad(loss)(state["p"])
        m = jax.tree.map(lambda m, g: 0.9 * m + g, state["m"], g)
        return {"p": jax.tree.map(lambda p, m: p - 0.1 * m, state["p"], m), "m": m}, {"loss": value}

    def scores(state, batch):
        return {"scores": logits(state["p"], batch["x"])}

    p = weights()
    state = {"p": p, "m": {n: np.zeros_like(v) for n, v in p.items()}}
    batch = {"x": x, "y": y.astype(np.int32)}
    return (
        dp.jax.train_step(train_step, state, batch),
        dp.jax.eval_step(scores, state, {"x": x}),
        (batch,),
        ({"x": x},),
    )


def torch_steps():
    import torch

    import dp.torch

    x, y = batches()
    model = torch.nn.Sequential(
        torch.nn.Linear(WIDTH, 96), torch.nn.GELU("tanh"), torch.nn.Linear(96, CLASSES)
    )
    model.load_state_dict({name: torch.from_numpy(value) for name, value in weights().items()})
    optimizer = torch.optim.SGD(model.parameters(), 0.1, momentum=0.9)
    step = dp.torch.train_step(
        model,
        torch.nn.functional.cross_entropy,
        optimizer,
        (torch.from_numpy(x), torch.from_numpy(y)),
    )
    evaluate = dp.torch.eval_step(
        model, lambda model, x: {"scores": model(x)}, (torch.from_numpy(x),)
    )
    return step, evaluate, (x, y), (x,)


class Recorder:
    """Keeps, in their order, the graphs that steps of PyTorch are lowered to, whose exporter the
    other machine lacks, and the programs."""

    def __init__(self, folder, arch):
        self.folder, self.graphs, self.programs = folder, [], 0
        compile_program = compiler._compile

        def compile_both(step, graph, backend, options):
            made, _ = compile_program(step, graph, "cuda", (*options, f"--arch={arch}"))
            (folder / f"{self.programs}.so").write_bytes(made)
            self.programs += 1
            return compile_program(step, graph, backend, options)

        compiler._compile = compile_both
        if "torch" in sys.modules:
            import dp.torch.steps

            lower = dp.torch.steps.lower

            def keep(*arguments):
                graph = lower(*arguments)
                self.graphs.append((graph.text, graph.entry, graph.options))
                (folder / "graphs.pickle").write_bytes(pickle.dumps(self.graphs))
                return graph

            dp.torch.steps.lower = keep


class MissingOp:
    """An op that another version of PyTorch has: dp.torch names it in its tables, and the recorded
    graphs need none of them."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return MissingOp()


def allow_missing_ops():
    """Lets dp.torch be imported where PyTorch is older than the one that it lowers."""
    import torch
    import torch._dynamo  # The optimizers import it, and it looks for ops that may be missing.

    for kind, is_aten in (
        (type(torch.ops.aten), lambda ops: ops.name == "aten"),
        (torch._ops.OpOverloadPacket, lambda op: op._qualified_op_name.startswith("aten::")),
    ):
        find = kind.__getattr__

        def find_or_stand_in(ops, name, find=find, is_aten=is_aten):
            try:
                return find(ops, name)
            except AttributeError:
                if name.startswith("_") or not is_aten(ops):
                    raise
                return MissingOp()

        kind.__getattr__ = find_or_stand_in


def replay(folder):
    """Lets the next session find its graphs and programs in the order in which they were
    recorded."""
    numbers = itertools.count()
    compiler._compile = lambda *rest: ((folder / f"{next(numbers)}.so").read_bytes(), "")
    if "torch" in sys.modules:
        from torch.fx.experimental.proxy_tensor import make_fx

        import dp.torch.steps
        from dp.step import Graph

        graphs = iter(pickle.loads((folder / "graphs.pickle").read_bytes()))

        def lower(name, step, states, inputs, *rest):
            # A step finds its results in a trace.
            make_fx(step, tracing_mode="fake")(states, inputs)
            return Graph(*next(graphs))

        dp.torch.steps.lower = lower


def train(session, evaluate, batch, x):
    """`batch` and `x` are tuples of arguments."""
    losses = [float(session(*batch)["loss"]) for _ in range(STEPS)]
    scores = session.call(evaluate, *x)["scores"]
    # A short batch, and none of a saved state's values lost.
    part = tuple({n: v[:5] for n, v in a.items()} if isinstance(a, dict) else a[:5] for a in batch)
    before = session.state()
    short = float(session(*part)["loss"])
    session.load_state(before)
    again = float(session(*part)["loss"])
    assert short == again or abs(short - again) < 1e-6 * abs(short), (short, again)
    return {
        "losses": np.array(losses + [short], "f8"),
        "scores": np.asarray(scores),
        **{f"state.{n}": np.asarray(v) for n, v in session.state().items()},
    }


def record(folder, arch, make_steps):
    step, evaluate, batch, x = make_steps()
    Recorder(folder, arch)
    with dp.Session(step, evaluate, devices=1, backend="cpu") as session:
        np.savez(folder / "session.npz", **train(session, evaluate, batch, x))


def check(folder, make_steps):
    expected = np.load(folder / "session.npz")
    for more in ({}, {"cuda_graph": True}, {"devices": 3, "loopback": True}):
        # PyTorch's session trains the module itself.
        step, evaluate, batch, x = make_steps()
        replay(folder)
        with dp.Session(step, evaluate, **{"devices": 1, **more}) as session:
            assert session.backend == "cuda", session.backend
            found = train(session, evaluate, batch, x)
            if not more:
                print(session.report())
        for name in expected:
            assert np.allclose(found[name], expected[name], rtol=2e-4, atol=2e-5), (
                more,
                name,
                found[name],
                expected[name],
            )
        print(
            more,
            "largest difference",
            max(float(np.abs(found[n] - expected[n]).max()) for n in expected),
            flush=True,
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--record", type=pathlib.Path)
    parser.add_argument("--check", type=pathlib.Path)
    parser.add_argument("--arch", default="sm_90")
    parser.add_argument(
        "--framework", choices=("jax", "torch"), default="jax", help="whose model (jax)"
    )
    args = parser.parse_args()
    make_steps = {"jax": jax_steps, "torch": torch_steps}[args.framework]
    if args.record:
        args.record.mkdir(parents=True, exist_ok=True)
        record(args.record.absolute(), args.arch, make_steps)
    if args.check:
        if args.framework == "torch":
            allow_missing_ops()
        check(args.check.absolute(), make_steps)
    print("agree")


if __name__ == "__main__":
    sys.exit(main())
