"""Training steps of flax, equinox, haiku and optax by dp.jax against jitted JAX.

jax_models.py [--build BUILD] [--name PATTERN...] [--jobs J] [--devices N...] [--static] [--dtype
              DTYPE] [--results FILE] [--again VERDICT...] [--write]

A case of jax_zoo is a step with a state and three batches, of 13, 13 and 6 rows. dp.Session runs it
on 1, 2, 3, 4, 7 and 8 devices. The results of each step, and the state after the last one, are to
be those of jitted JAX, in value, dtype and structure, with a tolerance as in common.py; or as near
as JAX's own to those of the step in 64 bits (of one in bf16: in 32 bits). --static makes a graph
for each number of rows. --dtype bfloat16 or float16 gives states and batches in 16 bits where they
have f32. --write writes docs/coverage.md.
"""

import os
import sys

os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", JAX_PLATFORMS="cpu")
here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
sys.path[:0] = [here, os.path.join(root, "python")]

import common
import driver
import numpy as np
from common import Verdict

DEVICES = (1, 2, 3, 4, 7, 8)


def load():
    """Returns the cases by name. Each library that is not installed is an error."""
    from jax_zoo import equinox_models, haiku_models, linen_models, nnx_models, optax_models
    from jax_zoo.common import CASES

    return CASES


def numbers(tree):
    """Returns the arrays of a pytree by path, typed keys as their data."""
    import jax

    from dp.jax.trees import names

    leaves = jax.tree.leaves(tree)
    take = lambda v: (
        jax.random.key_data(v)
        if jax.dtypes.issubdtype(getattr(v, "dtype", None) or np.float32, jax.dtypes.prng_key)
        else v
    )
    return {
        name: np.asarray(take(leaf))
        for name, leaf in zip(names(tree), leaves)
        if isinstance(leaf, (jax.Array, np.ndarray, np.generic, int, float))
    }


def jitted(fn):
    """Returns fn under jit, where equinox is installed with leaves that are no arrays."""
    try:
        import equinox

        return equinox.filter_jit(fn)
    except ImportError:
        import jax

        return jax.jit(fn)


def reference(fn, state, batches, exact=False):
    """Returns the results of each step and the last state, by jitted JAX; `exact`: with all floats
    in 64 bits."""
    import jax

    with jax.enable_x64(exact):
        if exact:
            wide = lambda v: (
                np.asarray(v, np.float64) if getattr(v, "dtype", None) in (np.float32,) else v
            )
            state, batches = jax.tree.map(wide, (state, batches))
        step, made = jitted(fn), []
        for batch in batches:
            state, results = step(state, batch)
            made.append(numbers(results))
        return made, numbers(state)


def narrowed(fn, state, batches, keywords, dtype):
    """Returns a case whose state and batches have 16 bits where they had f32."""
    import jax

    narrow = lambda v: np.asarray(v).astype(dtype) if getattr(v, "dtype", None) == np.float32 else v

    def step(state, batch):
        new, results = fn(state, batch)
        # Statistics of f32 make a variable f32, and a state keeps its dtype.
        keep = lambda now, old: (
            now.astype(old.dtype)
            if getattr(now, "dtype", None) != getattr(old, "dtype", None)
            else now
        )
        return jax.tree.map(keep, new, state), results

    keywords = {"in_f32": (fn, state), **keywords, "tolerance": common.TOLERANCE[dtype]}
    return step, jax.tree.map(narrow, state), jax.tree.map(narrow, batches), keywords


def judge(what, got, want, exact, tolerance):
    """Raises Verdict unless two dicts of arrays are equal."""
    if list(got) != list(want):
        raise Verdict("wrong", f"{what} has {list(got)[:5]}, expected {list(want)[:5]}")
    for name, wanted in want.items():
        result, near = got[name], exact.get(name) if exact else None
        if result.dtype != wanted.dtype:
            raise Verdict("wrong", f"{what}.{name} is {result.dtype}, expected {wanted.dtype}")
        if wanted.dtype.kind not in "iub" and (tolerance or wanted.dtype.name == "bfloat16"):
            far = common.difference(result, wanted) if result.shape == wanted.shape else np.inf
            allowed = tolerance or common.TOLERANCE["bfloat16"]
            if near is not None and far > allowed:
                far, allowed = (
                    common.difference(result, near),
                    max(allowed, common.difference(wanted, near)),
                )
            why = None if far <= allowed else f"off by {far:.2g} of the largest number"
        else:
            why = common.compare(result, wanted, near)
        if why:
            raise Verdict("wrong", f"{what}.{name}: {why}")


def run_case(args, make, say):
    import jax

    import dp
    import dp.jax

    fn, state, batches, *more = make()
    keywords = dict(more[0]) if more else {}
    if args.dtype:
        fn, state, batches, keywords = narrowed(fn, state, batches, keywords, args.dtype)
    tolerance, wider = keywords.pop("tolerance", None), keywords.pop("in_f32", None)
    say("reference")
    try:
        want, last = reference(fn, state, batches)
    except Exception as error:
        if not wider:
            raise
        raise Verdict("skipped", f"JAX fails in 16 bits: {' '.join(str(error).split())[:100]}")
    try:
        # A step that computes in 16 bits says itself what it is in f32.
        exact = reference(*wider, batches) if wider else reference(fn, state, batches, exact=True)
    except Exception:
        exact = [None] * len(batches), None  # The step insists on 32 bits.
    step = dp.jax.train_step(fn, state, batches[0], dynamic_batch=not args.static, **keywords)
    for devices in args.devices or DEVICES:
        say(f"run on {devices} devices")
        try:
            with dp.Session(
                step, devices=devices, backend="cpu", timeout=common.SECONDS["run"]
            ) as run:
                made = [numbers(run(batch)) for batch in batches]
                new = step.unflatten_state(run.state())
        except dp.CompileError as error:
            raise Verdict(
                "refused" if "error:" in error.diagnostics else "crash",
                common.op_in(error.diagnostics or str(error)),
            )
        except dp.TraceError as error:
            raise Verdict("stopped", str(error)[:200])
        if jax.tree.structure(new) != jax.tree.structure(state):
            raise Verdict(
                "wrong", f"the state has another structure: {jax.tree.structure(new)}"[:200]
            )
        for i, (got, wanted) in enumerate(zip(made, want)):
            judge(f"on {devices} devices, step {i}", got, wanted, exact[0][i], tolerance)
        judge(f"on {devices} devices, state", numbers(new), last, exact[1], tolerance)


def main(
    load=load,
    script=__file__,
    part="jax-models",
    title="Models of JAX's libraries",
    introduction=None,
    of="models",
):
    """Runs the cases that `load` makes, by workers of `script`; the last arguments are those of
    common.write_part."""
    cases = load()

    def write(args, records):
        text = introduction or " ".join(__doc__.split("\n\n")[2].split(" --static")[0].split())
        part_of = f" {len(records)} of {len(cases)} cases were run." if args.patterns else ""
        common.write_part(part, title, text + part_of, records, of, right=True)

    def version(args):
        import jax

        return f"{jax.__version__} {args.static} {args.devices} {args.dtype}"

    arguments = (
        (
            "--devices",
            dict(
                type=int,
                action="append",
                help="instead of 1, 2, 3, 4, 7 and 8; may be given several times",
            ),
        ),
        ("--static", dict(action="store_true")),
        (
            "--dtype",
            dict(choices=("bfloat16", "float16"), help="of states and batches, instead of f32"),
        ),
    )
    return driver.main(
        script,
        part,
        __doc__,
        lambda args: driver.matching(cases, args.patterns),
        lambda args, case, say: run_case(args, cases[case], say),
        write,
        version=version,
        sources=os.path.join(root, "python", "dp"),
        pattern="--name",
        arguments=arguments,
        seconds=1200,
        forks=False,
    )


if __name__ == "__main__":
    sys.exit(main())
