#!/usr/bin/env python3
"""Trains through dp.Session on a machine's GPU, where there is no compiler: a model of JAX from Python.

session_check.py --record DIR [--arch sm_90]   here: trains on the CPU, and compiles the steps for a GPU into DIR as well
session_check.py --check DIR                   there: trains on the GPU with those programs; losses and states must agree

DIR/session.npz has the losses and the last states, DIR/STEP.so the programs. Prints the report and "agree" at the end.
"""

import argparse
import os
import pathlib
import sys

import numpy as np

import dp
from dp import compiler

STEPS, ROWS, WIDTH, CLASSES = 30, 64, 48, 10


def batches():
    rng = np.random.default_rng(3)
    x = rng.standard_normal((ROWS, WIDTH), dtype=np.float32)
    return x, (x[:, :CLASSES].argmax(1)).astype(np.int64)


def weights():
    rng = np.random.default_rng(4)
    shapes = {"0.weight": (96, WIDTH), "0.bias": (96,), "2.weight": (CLASSES, 96), "2.bias": (CLASSES,)}
    return {name: rng.standard_normal(shape, dtype=np.float32) * np.float32(0.1) for name, shape in shapes.items()}


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
    return dp.jax.train_step(train_step, state, batch), dp.jax.eval_step(scores, state, {"x": x}), batch, {"x": x}


def train(session, evaluate, batch, x):
    losses = [float(session(batch)["loss"]) for _ in range(STEPS)]
    scores = session.call(evaluate, x)["scores"]
    # A short batch, and none of a saved state's values lost.
    part = {name: value[:5] for name, value in batch.items()}
    before = session.state()
    short = float(session(part)["loss"])
    session.load_state(before)
    again = float(session(part)["loss"])
    assert short == again or abs(short - again) < 1e-6 * abs(short), (short, again)
    return {"losses": np.array(losses + [short], "f8"), "scores": scores, **{f"state.{n}": v for n, v in session.state().items()}}


def record(folder, arch):
    compile_program = compiler._compile

    def both(step, graph, backend, options):
        made, text = compile_program(step, graph, "cuda", (*options, f"--arch={arch}"))
        (folder / f"{step}.so").write_bytes(made)
        return compile_program(step, graph, backend, options)

    compiler._compile = both
    step, evaluate, batch, x = jax_steps()
    with dp.Session(step, evaluate, devices=1, backend="cpu") as session:
        np.savez(folder / "session.npz", **train(session, evaluate, batch, x))


def check(folder):
    compiler._compile = lambda step, graph, backend, options: ((folder / f"{step}.so").read_bytes(), "")
    step, evaluate, batch, x = jax_steps()
    expected = np.load(folder / "session.npz")
    for more in ({}, {"cuda_graph": True}, {"devices": 3, "loopback": True}):
        with dp.Session(step, evaluate, **{"devices": 1, **more}) as session:
            assert session.backend == "cuda", session.backend
            found = train(session, evaluate, batch, x)
            if not more:
                print(session.report())
        for name in expected:
            assert np.allclose(found[name], expected[name], rtol=2e-4, atol=2e-5), (more, name, found[name], expected[name])
        print(more, "largest difference", max(float(np.abs(found[n] - expected[n]).max()) for n in expected), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--record", type=pathlib.Path)
    parser.add_argument("--check", type=pathlib.Path)
    parser.add_argument("--arch", default="sm_90")
    args = parser.parse_args()
    if args.record:
        args.record.mkdir(parents=True, exist_ok=True)
        record(args.record.absolute(), args.arch)
    if args.check:
        check(args.check.absolute())
    print("agree")


if __name__ == "__main__":
    sys.exit(main())
