"""JAX's own tests of its primitives against dp: each harness, forward, on 1, 2 and 3 devices.

jax_harnesses.py --build BUILD [--every K] [--name PATTERN...] [--jobs J] [--results FILE] [--again
                 VERDICT...] [--keep FOLDER] [--write] [--gradients] [--through data_parallel]

A harness of `jax._src.internal_test_util.test_harnesses` is a function with inputs. Its first array
with rows is scattered along dimension 0, the others are whole. Jitted JAX says what is right, in
the harness's own types and in f64.

Which harnesses apply: those that take and give floats of 16 and 32 bits, integers and truth values.
Not counted are complex numbers, f64 (JAX computes f32 instead), floats of 8 and integers of 4 bits,
typed random keys, functions without an array that has rows, and those that JAX itself says it does
not implement.

--every takes each K-th harness, --name those whose name matches a pattern of the shell. --results
holds a line per harness, by default in a file of this build; a run continues where the file ends,
and --again repeats harnesses with these verdicts. --keep writes the graph and the inputs of each
harness into a folder. --gradients adds the gradients of a weighted sum of the float results with
respect to the arguments in f32. --through data_parallel calls the harness by dp.jax.data_parallel,
in a loop of JAX that takes these gradients, on 2 and 7 devices. --write writes docs/coverage.md.
Needs jax and absl-py.
"""

import argparse
import fnmatch
import os
import re
import sys

os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", JAX_PLATFORMS="cpu")
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(os.path.dirname(here), "models")]

import common
import numpy as np
import workers
from common import Verdict

STEP, PARALLEL = "step", "data_parallel"
KINDS = "fiub"  # of numpy: floats, signed, unsigned, truth values


def load():
    """Returns the harnesses by case, which is PRIMITIVE#NAME. The module reads the command line."""
    arguments, sys.argv = sys.argv, sys.argv[:1]
    from jax._src.internal_test_util import test_harnesses

    sys.argv = arguments
    return {f"{h.group_name}#{h.fullname}": h for h in test_harnesses.all_harnesses}


def is_judged(dtype):
    name = np.dtype(dtype).name
    return (
        name == "bfloat16"
        or dtype.kind in KINDS
        and name != "float64"
        and not name.startswith("float8")
    )


def examine(harness):
    import jax

    if not harness.filter("cpu"):
        raise Verdict("skipped", "JAX does not implement it on the CPU")
    if (
        harness.group_name == "sort"
        and not harness.params["is_stable"]
        and harness.params["num_keys"] < harness.params["num_arrays"]
    ):
        raise Verdict("skipped", "the order of rows with equal keys in a sort that is not stable")
    dtype = harness.dtype
    if not jax.dtypes.issubdtype(dtype, np.generic) or not is_judged(np.dtype(dtype)):
        raise Verdict("apart", f"elements of type {dtype}")


def inputs_of(harness):
    """Returns the arrays by name, as JAX takes them: in 32 bits."""
    import jax
    import jax.numpy as jnp

    arrays = {}
    for i, value in enumerate(harness.dyn_args_maker(np.random.RandomState(1))):
        leaves = jax.tree.leaves(value)
        if len(leaves) != 1 or leaves[0] is not value:
            raise Verdict("apart", "an argument that is no array")
        if jax.dtypes.issubdtype(getattr(value, "dtype", np.float32), jax.dtypes.extended):
            raise Verdict("apart", "a typed random key")
        arrays[f"t{i}"] = np.asarray(jnp.asarray(value))
    return arrays


def outputs(function, given, gradients):
    """Returns the arrays of a harness's function by name. With `gradients`, also those of a
    weighted sum of its float arrays with respect to its arguments in f32 (or f64)."""
    import jax
    import jax.numpy as jnp

    wanted = [
        i for i, v in enumerate(given) if gradients and v.dtype.name in ("float32", "float64")
    ]

    def value(chosen):
        filled = dict(enumerate(given)) | dict(zip(wanted, chosen))
        made = jax.tree.leaves(function(*filled.values()))
        weigh = lambda v: jnp.sum(
            v * jnp.cos(jnp.arange(v.size, dtype=v.dtype) + 1).reshape(v.shape)
        )
        return sum(
            (weigh(v) for v in made if jnp.issubdtype(v.dtype, jnp.floating)), jnp.zeros(())
        ), made

    if not wanted:
        return {f"o{i}": v for i, v in enumerate(jax.tree.leaves(function(*given)))}
    (_, made), slopes = jax.value_and_grad(value, has_aux=True)([given[i] for i in wanted])
    return {
        **{f"o{i}": v for i, v in enumerate(made)},
        **{f"g{i}": v for i, v in zip(wanted, slopes)},
    }


def results_of(harness, arrays, gradients, exact=False):
    """Returns the results of jitted JAX by name."""
    import jax

    cast = lambda v: (
        v.astype(np.float64) if exact and v.dtype.name in ("float16", "bfloat16", "float32") else v
    )
    with jax.enable_x64(exact):
        made = jax.jit(lambda *given: outputs(harness.dyn_fun, given, gradients))(
            *map(cast, arrays.values())
        )
        if any(jax.dtypes.issubdtype(v.dtype, jax.dtypes.extended) for v in made.values()):
            raise Verdict("apart", "a typed random key")
        return {k: np.asarray(v) for k, v in made.items()}


def plain(array):
    """Widens bfloat16, which numpy does not compare."""
    return array.astype(np.float32) if array.dtype.name == "bfloat16" else array


def run_case(args, harness, case, say):
    import export

    examine(harness)
    arrays = inputs_of(harness)
    first = next((k for k, v in arrays.items() if v.ndim and v.shape[0]), None)
    if first is None:
        raise Verdict("apart", "no array with rows")
    try:
        want = results_of(harness, arrays, args.gradients)
    except Verdict:
        raise
    except Exception as error:
        raise Verdict("skipped", f"jitted JAX fails: {' '.join(str(error).split())[:100]}")
    for v in [*arrays.values(), *want.values()]:
        if not is_judged(v.dtype):
            raise Verdict("apart", f"elements of type {v.dtype}")
    if not want:
        raise Verdict("apart", "no result")
    try:
        exact = results_of(harness, arrays, args.gradients, exact=True)
    except Exception:
        exact = {}  # The function takes no f64.

    if args.through == PARALLEL:
        dims = [0 if name == first else None for name in arrays]
        return check_parallel(harness, arrays, dims, args.gradients, say, want, exact)
    try:
        step = lambda _, given: outputs(harness.dyn_fun, list(given.values()), args.gradients)
        text = export.export_step(
            "step", step, {}, arrays, {k: 0 if k == first else None for k in arrays}
        )
    except export.NotLowered as error:
        raise Verdict("stopped", re.sub(r"^[\w./<>-]+:\d+(:\d+)?: ", "", str(error)))
    if args.keep:
        place = os.path.join(args.keep, case.replace("#", ".")[:150])
        with open(place + ".mlir", "w") as file:
            file.write(text)
        np.savez(
            place + ".npz",
            **{k: plain(v) for k, v in arrays.items()},
            **{"want_" + k: plain(v) for k, v in want.items()},
        )
    given = {k: plain(v) for k, v in arrays.items()}
    check(args, say, text, given, want, exact)


def check(args, say, text, given, want, exact):
    """As common.check, for bfloat16 too: its results are compared as f32, with its own
    tolerance."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        say("compile")
        program = common.compile_graph(args.build, text, folder)
        for devices in common.DEVICES:
            say(f"run on {devices} devices")
            got = common.execute(args.build, program, devices, given)
            judge(got, want, exact, devices)


def check_parallel(harness, arrays, dims, gradients, say, want, exact):
    """Compares a loop of JAX around dp.jax.data_parallel."""
    import jax.numpy as jnp

    import dp.jax

    for devices in (2, 7):
        say(f"run on {devices} devices")
        function = dp.jax.data_parallel(
            harness.dyn_fun, dims, devices=devices, backend="cpu", threads=1
        )
        given = [jnp.asarray(array) for array in arrays.values()]
        try:
            got = outputs(function, given, gradients)
        except dp.TraceError as error:
            raise Verdict("stopped", re.sub(r"^[\w./<>-]+:\d+(:\d+)?: ", "", str(error)))
        except dp.CompileError as error:
            raise Verdict(
                "refused" if "error:" in error.diagnostics else "crash",
                common.op_in(error.diagnostics or str(error)),
            )
        judge({name: plain(np.asarray(v)) for name, v in got.items()}, want, exact, devices)


def judge(got, want, exact, devices):
    """Raises a verdict unless the results by name are those of jitted JAX."""
    for name, wanted in want.items():
        result = got[name]
        if wanted.dtype.name == "bfloat16":
            why = compare_bf16(result, plain(wanted), exact.get(name))
        else:
            if (
                result.dtype.kind in "iu"
                and wanted.dtype.kind in "iu"
                and result.itemsize == wanted.itemsize
            ):
                result = result.view(wanted.dtype)  # MLIR's integers have no sign.
            if result.dtype != wanted.dtype:
                raise Verdict("wrong", f"{name} is {result.dtype}, expected {wanted.dtype}")
            why = common.compare(result, wanted, exact.get(name))
        if why:
            raise Verdict("wrong", f"{name} on {devices} devices: {why}")


def compare_bf16(got, want, exact):
    far = common.difference(got, want) if got.shape == want.shape else np.inf
    if far <= common.TOLERANCE["bfloat16"]:
        return None
    if (
        exact is not None
        and exact.shape == want.shape
        and common.difference(got, exact)
        <= max(common.TOLERANCE["bfloat16"], 8 * min(common.difference(want, exact), 0.1))
    ):
        return None
    return f"off by {far:.2g} of the largest number"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--build", required=True)
    parser.add_argument(
        "--every", type=int, default=1, help="take each K-th harness (default 1: all)"
    )
    parser.add_argument("--name", action="append", help="pattern of PRIMITIVE#NAME; default all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--results")
    parser.add_argument("--again", action="append", default=[], choices=common.VERDICTS)
    parser.add_argument("--keep")
    parser.add_argument("--gradients", action="store_true")
    parser.add_argument("--through", choices=(STEP, PARALLEL), default=STEP)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.keep:
        os.makedirs(args.keep, exist_ok=True)
    harnesses = load()
    if args.worker:
        return workers.serve(lambda case, say: run_case(args, harnesses[case], case, say))
    import jax

    args.results = args.results or common.results_path(
        args.build,
        "jax",
        f"{jax.__version__} {args.gradients} {args.through}",
        os.path.join(os.path.dirname(os.path.dirname(here)), "python", "dp", "jax"),
    )
    names = [
        case
        for case in list(harnesses)[:: args.every]
        if not args.name or any(fnmatch.fnmatchcase(case, pattern) for pattern in args.name)
    ]
    if not names:
        sys.exit(f"no harness is called {' or '.join(args.name)}")
    done = common.read_results(args.results)
    left = [case for case in names if case not in done or done[case]["verdict"] in args.again]
    workers.run_cases(lambda: workers.start(__file__), left, args.jobs, args.results)
    taken, records = set(names), common.read_results(args.results)
    judged = {case: record for case, record in records.items() if case in taken}
    if args.write and not args.gradients and args.through == STEP:
        counted = {case: r for case, r in judged.items() if r["verdict"] in common.VERDICTS[:6]}
        introduction = " ".join(" ".join(__doc__.split("\n\n")[2:4]).split())
        common.write_part(
            "jax",
            "JAX",
            f"{introduction} Of {len(counted)} harnesses: {common.totals(counted)}. A primitive "
            "below has the worst verdict of its harnesses.",
            common.by_op(judged.values()),
        )
    print(common.totals(judged))
    return any(r["verdict"] in ("wrong", "crash", "hang") for r in judged.values())


if __name__ == "__main__":
    sys.exit(main())
