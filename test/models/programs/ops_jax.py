"""Compares JAX's own test harnesses of indexing, windowing and padding kinds, forward and gradient, with JAX on 1, 2 and 3 devices.

ops_jax.py BUILD WORK [--match REGEX] [--each K] [--first I]

Takes at most K harnesses of each primitive, evenly over its list from the I-th. Counts as ops_torch.py does. Needs jax.
"""
import argparse
import os
import re
import sys
import time

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.dirname(here)]

import jax
import jax.numpy as jnp
import numpy as np
from jax._src.internal_test_util import test_harnesses

import export
from judge import Judge

KINDS = (r"^(gather|scatter_add|pad|rev|slice|dynamic_slice|dynamic_update_slice|concatenate|select_n|select_and_|reduce_window|cum|arg|conv_general|"
         r"dot_general|broadcast|transpose|reshape|squeeze|split|clamp|take|jnp_roll|iota|top_k|approx_top_k|reduce_)")


def step_of(harness, floats):
    def step(_, given):
        arguments = [given[f"t{i}"] for i in range(len(given))]

        def value(wanted):
            filled = list(arguments)
            for i, v in zip(floats, wanted):
                filled[i] = v
            out = jax.tree.leaves(harness.dyn_fun(*filled))
            total = sum((jnp.sum(o * jnp.cos(jnp.arange(o.size, dtype=o.dtype) + 1).reshape(o.shape)) for o in out if o.dtype.kind == "f"), jnp.zeros(()))
            return total, out

        if floats:
            (_, out), grads = jax.value_and_grad(value, has_aux=True)([arguments[i] for i in floats])
        else:
            out, grads = jax.tree.leaves(harness.dyn_fun(*arguments)), []
        return {}, {**{f"o{i}": o for i, o in enumerate(out)}, **{f"g{i}": g for i, g in zip(floats, grads)}}
    return step


def check(judge, harness):
    name = re.sub(r"\W", "_", harness.fullname)[:100]
    arguments = [np.asarray(jnp.asarray(v)) for v in harness.dyn_args_maker(np.random.RandomState(1))]  # As JAX takes them: 32 bits.
    given = {f"t{i}": v for i, v in enumerate(arguments)}
    rows = next((v.shape[0] for v in arguments if v.ndim and v.shape[0] > 1), None)
    if rows is None:
        return judge.say(name, "stopped", "nothing to cut")
    scattered = [k for k, v in given.items() if v.ndim and v.shape[0] == rows]
    floats = [i for i, v in enumerate(arguments) if v.dtype == np.float32]
    step = step_of(harness, floats)
    try:
        _, want = jax.jit(step)({}, given)
    except Exception:
        floats = []
        step = step_of(harness, floats)
        try:
            _, want = jax.jit(step)({}, given)
        except Exception as error:
            return judge.say(name, "stopped", f"JAX: {error}")
    spec = {k: jax.ShapeDtypeStruct(v.shape, v.dtype) for k, v in given.items()}
    try:
        text = export.export_step("f", step, {}, spec, {k: 0 if k in scattered else None for k in given})
    except Exception as error:
        return judge.say(name, "stopped", f"{type(error).__name__}: {error}")
    judge.check(name, text, given, scattered, {k: np.asarray(v) for k, v in want.items()}, dict.fromkeys(want, 0.0))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("work")
    parser.add_argument("--match", default=KINDS)
    parser.add_argument("--each", type=int, default=3)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    judge, started, groups = Judge(args.build, args.work), time.time(), {}
    for harness in test_harnesses.all_harnesses:
        if re.search(args.match, harness.group_name) and harness.dtype in (np.float32, np.int32, np.bool_):
            groups.setdefault(harness.group_name, []).append(harness)
    for group in groups.values():
        for harness in group[args.first::max(1, len(group) // args.each)][:args.each]:
            check(judge, harness)
    return judge.report(started)


if __name__ == "__main__":
    sys.exit(main())
