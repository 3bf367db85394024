"""optax's optimizers by dp.jax against jitted JAX, on 1, 2, 3, 4, 7 and 8 devices.

jax_optimizers.py [--build BUILD] [--name PATTERN...] [--jobs J] [--devices N...] [--static]
[--results FILE] [--again VERDICT...] [--write]

The tables of optax's own tests (alias_test.py, contrib/_common_test.py) have its optimizers with
options. Cases are these; each optimizer of optax with each of its further options, one at a time,
and with a schedule as its learning rate; and each transformation of gradients of optax between the
gradients and a fixed rate. Each trains a small network on three batches of 13, 13 and 6 rows.
Compared are the losses and the last state, in value, dtype and structure, as for models of JAX's
libraries.

Options are those of jax_models.py.
"""

import ast
import functools
import inspect
import os
import sys
import warnings

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import jax_models

SCHEDULE = "schedule"
# Arguments of transformations that have no default, and what stands for a keyword of each
# optimizer.
ARGUMENTS = {
    "adaptive_grad_clip": (0.1,),
    "add_noise": (0.01, 0.5, 3),
    "apply_every": (2,),
    "clip": (0.1,),
    "clip_by_block_rms": (0.1,),
    "clip_by_global_norm": (0.5,),
    "ema": (0.9,),
    "per_example_global_norm_clip": None,
    "per_example_layer_norm_clip": None,
    "scale": (0.5,),
    "scale_by_learning_rate": (0.5,),
    "trace": (0.9,),
    "freeze": ([{"w": True, "b": False}, {"w": False, "b": True}],),
}
OPTIONS = {
    "weight_decay": 0.1,
    "momentum": 0.9,
    "mu_dtype": "bfloat16",
    "accumulator_dtype": "bfloat16",
    "eps_root": 1e-6,
    "b1": 0.7,
    "b2": 0.9,
    "decay": 0.8,
    "rho": 0.8,
    "eps": 1e-4,
    "initial_scale": 0.1,
    "min_dim_size_to_factor": 4,
    "clipping_threshold": 0.5,
    "multiply_by_parameter_scale": False,
    "decay_rate": 0.7,
    "initial_accumulator_value": 0.3,
    "max_learning_rate": 0.5,
}
# Those that are no optimizers, or that need what a step of this form has not.
OTHERS = {"lbfgs", "chain", "named_chain"}
# Adam of components along singular vectors of a gradient, also of those that are zero but for
# rounding: after its parameters have moved by 2**-22 of themselves, jitted JAX has other losses by
# up to 2e-3.
ROUNDED = {"galore"}
# Their learning rate is a number; so is that of what warms it up itself.
NO_SCHEDULE = {"optimistic_adam", "rprop", "sm3"}


def tables():
    """Returns (module, name, options, wrapper, its options) of optax's own tests."""
    import optax.contrib
    from optax.contrib import _common_test

    with open(os.path.join(os.path.dirname(optax.__file__), "_src", "alias_test.py")) as file:
        tree = ast.parse(file.read())
    of_alias = next(
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and node.targets[0].id == "_OPTIMIZERS_UNDER_TEST"
    )
    return [
        entry
        for entry in (*of_alias, *_common_test._ALL_OPTIMIZERS_UNDER_TEST)
        if entry["opt_name"] not in ROUNDED
    ]


def optimizer_of(entry):
    import optax

    kind = getattr(optax.contrib, entry["opt_name"], None) or getattr(optax, entry["opt_name"])
    made, wrapper = kind(**entry["opt_kwargs"]), entry.get("wrapper_name")
    if wrapper == "reduce_on_plateau":
        return optax.chain(made, optax.contrib.reduce_on_plateau(**entry["wrapper_kwargs"]))
    return getattr(optax.contrib, wrapper)(made, **entry["wrapper_kwargs"]) if wrapper else made


def words(options):
    return ", ".join(f"{key}={value}" for key, value in options.items())


def varied(entry):
    """Yields an entry of optax's tables with each further option that the optimizer has."""
    import optax

    kind = getattr(optax.contrib, entry["opt_name"], None) or getattr(optax, entry["opt_name"])
    is_number = entry["opt_name"] in NO_SCHEDULE or "warmup_steps" in entry["opt_kwargs"]
    if entry["opt_kwargs"].get("learning_rate") is not None and not is_number:
        yield {**entry, "opt_kwargs": {**entry["opt_kwargs"], "learning_rate": SCHEDULE}}
    for key, parameter in inspect.signature(kind).parameters.items():
        if key in entry["opt_kwargs"]:
            continue
        if isinstance(parameter.default, bool):
            yield {**entry, "opt_kwargs": {**entry["opt_kwargs"], key: not parameter.default}}
        elif key in OPTIONS:
            yield {**entry, "opt_kwargs": {**entry["opt_kwargs"], key: OPTIONS[key]}}


def with_schedule(entry):
    import optax

    schedule = optax.warmup_cosine_decay_schedule(1e-3, 1e-2, 1, 4)
    options = {
        key: schedule if value == SCHEDULE else value for key, value in entry["opt_kwargs"].items()
    }
    return optimizer_of({**entry, "opt_kwargs": options})


def transformations():
    """Yields the name and the maker of each transformation of gradients that has no rate of its
    own."""
    import optax

    for name in sorted(dir(optax)):
        kind = getattr(optax, name)
        if not inspect.isfunction(kind) or "GradientTransformation" not in str(
            inspect.signature(kind).return_annotation
        ):
            continue
        parameters = inspect.signature(kind).parameters.values()
        needs = [
            p
            for p in parameters
            if p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)
        ]
        if ARGUMENTS.get(name, ()) is None or name in OTHERS or needs and (name not in ARGUMENTS):
            continue
        made = functools.partial(kind, *ARGUMENTS.get(name, ()))
        if (
            any(p.name in ("learning_rate", "max_learning_rate") for p in parameters)
            and name != "scale_by_learning_rate"
        ):
            continue
        yield name, lambda made=made: optax.chain(made(), optax.scale(-0.1))


def trained(make):
    """Returns a case of jax_models: a network under an optimizer that may ask for the loss, its
    gradient and its function."""
    import jax
    import optax
    from jax_zoo.common import cross_entropy, mlp, rows, run_mlp

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        optimizer = optax.with_extra_args_support(make())
    params = mlp((8, 16, 3))

    def step(state, batch):
        params, opt_state = state
        loss = lambda p: cross_entropy(run_mlp(p, batch["x"]), batch["y"])
        value, grads = jax.value_and_grad(loss)(params)
        updates, opt_state = optimizer.update(
            grads, opt_state, params, value=value, grad=grads, value_fn=loss, obj_fn=loss
        )
        return (optax.apply_updates(params, updates), opt_state), {"loss": value}

    return step, (params, optimizer.init(params)), rows()


def load():
    """Returns the cases by name."""
    cases = {}
    for entry in tables():
        wrapper = entry.get("wrapper_name")
        name = (
            f"{wrapper}({entry['opt_name']})" if wrapper else entry["opt_name"]
        ) + f" {words(entry['opt_kwargs'])}"
        cases[name.strip()] = functools.partial(trained, functools.partial(optimizer_of, entry))
    for name, make in transformations():
        cases[f"{name} of gradients"] = functools.partial(trained, make)
    seen = set()
    for entry in tables():
        if not entry.get("wrapper_name") and entry["opt_name"] not in seen and entry["opt_kwargs"]:
            seen.add(entry["opt_name"])
            for other in varied(entry):
                key = (
                    list(other["opt_kwargs"])[-1]
                    if len(other["opt_kwargs"]) > len(entry["opt_kwargs"])
                    else "learning_rate"
                )
                name = f"{entry['opt_name']} with {words({key: other['opt_kwargs'][key]})}"
                cases[name] = functools.partial(trained, functools.partial(with_schedule, other))
    return cases


if __name__ == "__main__":
    introduction = " ".join(__doc__.split("\n\n")[2].split())
    sys.exit(
        jax_models.main(
            load, __file__, "jax-optimizers", "optax's optimizers", introduction, "optimizers"
        )
    )
