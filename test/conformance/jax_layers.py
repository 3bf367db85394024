"""Each layer of flax by dp.jax against jitted JAX, on 1, 2, 3, 4, 7 and 8 devices.

jax_layers.py [--build BUILD] [--name PATTERN...] [--jobs J] [--devices N...] [--static] [--results
FILE] [--again VERDICT...] [--write]

A case is a layer of flax.linen or flax.nnx, with options: in training and, where it differs, in
evaluation; and, where it takes a dtype, with bfloat16 and float16 for it, beside parameters of f32
and, if it takes a param_dtype, beside parameters of that. It is trained in three steps, of 13, 13
and 6 rows, by gradient descent of a sum of squares of its outputs, other ones for each row and each
element; an offset of its input is trained, too. Compared are the outputs of each step, and the last
parameters and other variables, as for models of JAX's libraries.

Options are those of jax_models.py.
"""

import functools
import inspect
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import common
import jax_models


def batches(*shape, kind=float, most=11):
    from jax_zoo.common import ROWS, labels, normal

    x = lambda i, n: labels(i, most, n, *shape) if kind is int else normal(i, n, *shape)
    return [{"x": x(i, n), "w": normal(i + 7, n)} for i, n in enumerate(ROWS)]


def weighed(outputs, w):
    """Returns the sum of the squares of outputs with weights of their elements and offsets of their
    rows."""
    import jax
    import jax.numpy as jnp
    import numpy as np

    total = 0.0
    for value in jax.tree.leaves(outputs):
        element = (
            np.cos(np.arange(np.prod(value.shape[1:]))).reshape(value.shape[1:]).astype(np.float32)
        )
        total += jnp.sum(
            jnp.square(value.astype(jnp.float32) * element + w.reshape(-1, *[1] * (value.ndim - 1)))
        )
    return total


def descended(loss, params, state, given):
    """Returns a case: loss(params, state, batch) -> (number, (outputs, new state))."""
    import jax

    def step(carried, batch):
        params, state = carried
        (value, (outputs, state)), grads = jax.value_and_grad(loss, has_aux=True)(
            params, state, batch
        )
        params = jax.tree.map(lambda p, g: p - 0.01 * g, params, grads)
        return (params, state), {"loss": value, "outputs": outputs}

    return step, (params, state), given


def has_option(kind, name="dtype"):
    return inspect.isclass(kind) and name in inspect.signature(kind.__init__).parameters


class Typed:
    """A module of flax whose layers have a dtype, where they take one and are not given another,
    and perhaps parameters of it."""

    def __init__(self, module, dtype, of_parameters):
        self.module, self.options = module, {}
        if dtype:
            self.options = {"dtype": dtype, **({"param_dtype": dtype} if of_parameters else {})}

    def __getattr__(self, name):
        kind = getattr(self.module, name)
        options = {
            option: dtype for option, dtype in self.options.items() if has_option(kind, option)
        }
        return functools.partial(kind, **options) if options else kind


class Asked:
    """A module of flax of which only the names of its layers are asked for."""

    def __init__(self, module):
        self.module, self.kinds = module, []

    def __getattr__(self, name):
        self.kinds.append(getattr(self.module, name))
        return lambda *args, **kwargs: lambda *args: None


def of_linen(make, given, dtype=None, of_parameters=False, **options):
    import jax
    import jax.numpy as jnp
    from flax import linen

    layer, batch = make(Typed(linen, dtype, of_parameters)), given[0]
    try:
        variables = dict(layer.init(jax.random.key(0), batch["x"], **options))
    except NotImplementedError:  # Orthogonal matrices are computed in f32 alone.
        variables = dict(
            make(Typed(linen, dtype, False)).init(jax.random.key(0), batch["x"], **options)
        )
        variables["params"] = jax.tree.map(lambda p: p.astype(dtype), variables["params"])
    params = {"layer": variables.pop("params", {})}
    if batch["x"].dtype.kind == "f":
        params["offset"] = jnp.zeros(batch["x"].shape[1:])

    def loss(params, state, batch):
        x = batch["x"] + params["offset"] if "offset" in params else batch["x"]
        out, new = layer.apply(
            {"params": params["layer"], **state}, x, mutable=list(state), **options
        )
        return weighed(out, batch["w"]), (out, new)

    return descended(loss, params, variables, given)


def of_nnx(make, given, dtype=None, of_parameters=False, mode="train", **options):
    import jax
    import jax.numpy as jnp
    from flax import nnx

    try:
        layer, narrow = make(Typed(nnx, dtype, of_parameters), nnx.Rngs(0)), lambda p: p
    except NotImplementedError:  # Orthogonal matrices are computed in f32 alone.
        layer, narrow = make(Typed(nnx, dtype, False), nnx.Rngs(0)), lambda p: p.astype(dtype)
    batch = given[0]
    layer.eval() if mode == "eval" else layer.train()
    graph, params, rest = nnx.split(layer, nnx.Param, ...)
    params = jax.tree.map(narrow, params)
    params = {"layer": params}
    if batch["x"].dtype.kind == "f":
        params["offset"] = jnp.zeros(batch["x"].shape[1:])

    def loss(params, state, batch):
        x = batch["x"] + params["offset"] if "offset" in params else batch["x"]
        layer = nnx.merge(graph, params["layer"], state, copy=True)
        out = layer(x, **options)
        return weighed(out, batch["w"]), (out, nnx.split(layer, nnx.Param, ...)[2])

    return descended(loss, params, rest, given)


# Layers by what they are called with: shape of a row, a maker of the layer, options of its call.
IMAGES, SERIES, FLAT = (9, 7, 4), (6, 8), (8,)
LINEN = {
    "Dense": (FLAT, lambda n: n.Dense(5)),
    "Dense without bias": (FLAT, lambda n: n.Dense(5, use_bias=False)),
    "DenseGeneral": (SERIES, lambda n: n.DenseGeneral((3, 2), axis=(-2, -1))),
    "Einsum": (SERIES, lambda n: n.Einsum((8, 3), "btd,de->bte")),
    "Conv": (IMAGES, lambda n: n.Conv(5, (3, 3))),
    "Conv strides": (IMAGES, lambda n: n.Conv(5, (3, 2), strides=2, padding="VALID")),
    "Conv dilated": (IMAGES, lambda n: n.Conv(5, (3, 3), kernel_dilation=2)),
    "Conv circular": (IMAGES, lambda n: n.Conv(5, (3, 3), padding="CIRCULAR")),
    "Conv reflect": (IMAGES, lambda n: n.Conv(5, (3, 3), padding="REFLECT")),
    "Conv groups": (IMAGES, lambda n: n.Conv(8, (3, 3), feature_group_count=4)),
    "Conv 1d causal": (SERIES, lambda n: n.Conv(5, (3,), padding="CAUSAL")),
    "Conv 3d": ((5, 4, 3, 2), lambda n: n.Conv(3, (2, 2, 2))),
    "ConvLocal": (SERIES, lambda n: n.ConvLocal(5, (3,))),
    "ConvTranspose": (IMAGES, lambda n: n.ConvTranspose(5, (3, 3), strides=(2, 2))),
    "ConvTranspose circular": (
        IMAGES,
        lambda n: n.ConvTranspose(5, (3, 3), strides=(2, 2), padding="CIRCULAR"),
    ),
    "Embed": ((6,), lambda n: n.Embed(11, 5)),
    "LayerNorm": (SERIES, lambda n: n.LayerNorm()),
    "RMSNorm": (SERIES, lambda n: n.RMSNorm()),
    "LayerNorm axes": (SERIES, lambda n: n.LayerNorm(reduction_axes=(1, 2), feature_axes=(1, 2))),
    "BatchNorm": (IMAGES, lambda n: n.BatchNorm(use_running_average=False)),
    "BatchNorm momentum": (
        FLAT,
        lambda n: n.BatchNorm(
            use_running_average=False, momentum=0.5, use_scale=False, use_fast_variance=False
        ),
    ),
    "BatchNorm evaluated": (IMAGES, lambda n: n.BatchNorm(use_running_average=True)),
    "GroupNorm": (IMAGES, lambda n: n.GroupNorm(2)),
    "InstanceNorm": (IMAGES, lambda n: n.InstanceNorm()),
    "SpectralNorm": (FLAT, lambda n: n.SpectralNorm(n.Dense(5)), dict(update_stats=True)),
    "WeightNorm": (FLAT, lambda n: n.WeightNorm(n.Dense(5))),
    "MultiHeadDotProductAttention": (
        SERIES,
        lambda n: n.MultiHeadDotProductAttention(2, qkv_features=6, deterministic=True),
    ),
    "SelfAttention": (SERIES, lambda n: n.SelfAttention(4, deterministic=True)),
    "MultiHeadAttention normalized": (
        SERIES,
        lambda n: n.MultiHeadAttention(2, normalize_qk=True, deterministic=True),
    ),
    "RNN of LSTMCell": (SERIES, lambda n: n.RNN(n.LSTMCell(5))),
    "RNN of OptimizedLSTMCell": (SERIES, lambda n: n.RNN(n.OptimizedLSTMCell(5))),
    "RNN of GRUCell": (SERIES, lambda n: n.RNN(n.GRUCell(5), reverse=True, keep_order=True)),
    "RNN of MGUCell": (SERIES, lambda n: n.RNN(n.MGUCell(5))),
    "RNN of SimpleCell": (SERIES, lambda n: n.RNN(n.SimpleCell(5))),
    "RNN of ConvLSTMCell": ((4, 6, 3), lambda n: n.RNN(n.ConvLSTMCell(5, (3,)))),
    "RNN with its carry": (SERIES, lambda n: n.RNN(n.LSTMCell(5), return_carry=True)),
    "Bidirectional": (SERIES, lambda n: n.Bidirectional(n.RNN(n.GRUCell(5)), n.RNN(n.GRUCell(5)))),
    "PReLU": (SERIES, lambda n: n.PReLU()),
    "Dropout evaluated": (FLAT, lambda n: n.Dropout(0.5, deterministic=True)),
    "Sequential": (FLAT, lambda n: n.Sequential([n.Dense(6), n.gelu, n.Dense(4), n.log_softmax])),
    "remat": (FLAT, lambda n: n.remat(n.Dense)(5)),
}
NNX = {
    "Linear": (FLAT, lambda n, r: n.Linear(8, 5, rngs=r)),
    "LinearGeneral": (SERIES, lambda n, r: n.LinearGeneral((6, 8), (3, 2), axis=(-2, -1), rngs=r)),
    "Einsum": (SERIES, lambda n, r: n.Einsum("btd,de->bte", (8, 3), (3,), rngs=r)),
    "Embed": ((6,), lambda n, r: n.Embed(11, 5, rngs=r)),
    "Conv": (IMAGES, lambda n, r: n.Conv(4, 5, (3, 3), rngs=r)),
    "Conv strides": (IMAGES, lambda n, r: n.Conv(4, 5, (3, 2), strides=2, rngs=r)),
    "Conv groups": (IMAGES, lambda n, r: n.Conv(4, 8, (3, 3), feature_group_count=2, rngs=r)),
    "ConvTranspose": (IMAGES, lambda n, r: n.ConvTranspose(4, 5, (3, 3), strides=(2, 2), rngs=r)),
    "BatchNorm": (IMAGES, lambda n, r: n.BatchNorm(4, rngs=r)),
    "LayerNorm": (SERIES, lambda n, r: n.LayerNorm(8, rngs=r)),
    "RMSNorm": (SERIES, lambda n, r: n.RMSNorm(8, rngs=r)),
    "GroupNorm": (IMAGES, lambda n, r: n.GroupNorm(4, num_groups=2, rngs=r)),
    "InstanceNorm": (IMAGES, lambda n, r: n.InstanceNorm(4, rngs=r)),
    "SpectralNorm": (FLAT, lambda n, r: n.SpectralNorm(n.Linear(8, 5, rngs=r), rngs=r)),
    "WeightNorm": (FLAT, lambda n, r: n.WeightNorm(n.Linear(8, 5, rngs=r), rngs=r)),
    # A bias of the keys has no gradient but rounding.
    "MultiHeadAttention": (
        SERIES,
        lambda n, r: n.MultiHeadAttention(
            2, 8, qkv_features=6, decode=False, use_bias=False, rngs=r
        ),
    ),
    "RNN of LSTMCell": (SERIES, lambda n, r: n.RNN(n.LSTMCell(8, 5, rngs=r), rngs=r)),
    "RNN of GRUCell": (SERIES, lambda n, r: n.RNN(n.GRUCell(8, 5, rngs=r), rngs=r)),
    "RNN of OptimizedLSTMCell": (
        SERIES,
        lambda n, r: n.RNN(n.OptimizedLSTMCell(8, 5, rngs=r), rngs=r),
    ),
    "RNN of SimpleCell": (SERIES, lambda n, r: n.RNN(n.SimpleCell(8, 5, rngs=r), rngs=r)),
    "Bidirectional": (
        SERIES,
        lambda n, r: n.Bidirectional(
            *[n.RNN(n.GRUCell(8, 5, rngs=r), rngs=r) for _ in range(2)], rngs=r
        ),
    ),
    "PReLU": (SERIES, lambda n, r: n.PReLU()),
    "LoRA": (FLAT, lambda n, r: n.LoRA(8, 2, 5, rngs=r)),
    "LoRALinear": (FLAT, lambda n, r: n.LoRALinear(8, 5, lora_rank=2, rngs=r)),
    "Sequential": (
        FLAT,
        lambda n, r: n.Sequential(n.Linear(8, 6, rngs=r), n.relu, n.Linear(6, 4, rngs=r)),
    ),
}
MODES = ("BatchNorm", "SpectralNorm", "MultiHeadAttention")


def halved(of_case, dtype, of_parameters):
    """Returns a case with 16 bits for the dtype of its layers, and perhaps of its parameters,
    judged beside that of f32, which begins with the same numbers."""
    import jax
    import numpy as np

    made, wide = of_case(dtype=dtype, of_parameters=of_parameters), of_case()
    widened = lambda v, of: (
        np.asarray(v).astype(of.dtype) if getattr(v, "dtype", None) == dtype else v
    )
    return (
        *made,
        {
            "tolerance": common.TOLERANCE[dtype],
            "in_f32": (wide[0], jax.tree.map(widened, made[1], wide[1])),
        },
    )


def options_of(module, make, *arguments):
    """Returns which of the options `dtype` and `param_dtype` layers take."""
    asked = Asked(module)
    make(asked, *arguments)
    return [
        name
        for name in ("dtype", "param_dtype")
        if any(has_option(kind, name) for kind in asked.kinds)
    ]


def load():
    """Returns the cases by name."""
    from flax import linen, nnx

    cases, made = {}, lambda name, shape: batches(*shape, kind=int if name == "Embed" else float)

    def add(name, of_case, options):
        cases[name] = of_case
        for option, word in {"dtype": "", "param_dtype": " parameters"}.items():
            for dtype in ("bfloat16", "float16") if option in options else ():
                cases[f"{name} {dtype}{word}"] = functools.partial(
                    halved, of_case, dtype, option == "param_dtype"
                )

    for name, (shape, make, *options) in LINEN.items():
        of_case = functools.partial(
            of_linen, make, made(name, shape), **options[0] if options else {}
        )
        add(f"linen.{name}", of_case, options_of(linen, make))
    for name, (shape, make) in NNX.items():
        options = options_of(nnx, make, None)
        add(f"nnx.{name}", functools.partial(of_nnx, make, made(name, shape)), options)
        if name in MODES:
            add(
                f"nnx.{name} evaluated",
                functools.partial(of_nnx, make, made(name, shape), mode="eval"),
                options,
            )
    return cases


if __name__ == "__main__":
    introduction = " ".join(__doc__.split("\n\n")[2].split())
    sys.exit(jax_models.main(load, __file__, "jax-layers", "flax's layers", introduction, "layers"))
