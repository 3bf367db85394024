"""What dp.jax.data_parallel cannot take, for jax-data-parallel-errors.test."""

import os

os.environ.update(JAX_PLATFORMS="cpu", OMP_NUM_THREADS="1", JAX_TRACEBACK_FILTERING="off")

import jax
import jax.numpy as jnp
import numpy as np

import dp.jax
from dp.jax import parallel

X = np.ones((4, 3), np.float32)


def on(fn, scatter=0, **options):
    return dp.jax.data_parallel(fn, scatter, devices=2, backend="cpu", threads=1, **options)


def branch(x):
    return x if x.sum() > 0 else -x  # branch


def prints(x):
    jax.debug.print("{}", x)
    return x


def summed(x):
    return jax.lax.psum(x, "devices")


def nested(x):
    return on(jnp.sin)(x)


def values(x):
    return jnp.linalg.eigvals(x[:3])  # values


def closure():
    def outer(w):
        return on(lambda x: (x * w).sum())(X)

    jax.grad(outer)(2.0)


def many_kinds():
    parallel.MOST = 3
    part = on(lambda x: x * 2, dynamic=False)
    for rows in range(8):
        part(np.ones((rows, 2)))


def gpu():
    jax.jit(on(jnp.sin)).trace(X).lower(lowering_platforms=("cuda",))


def fails():
    part = on(jnp.sin)
    inside = jax.jit(part)
    inside(X)
    part.programs[0].session.close()
    jax.block_until_ready(inside(X))


two = lambda x, y: x + y
CASES = {
    "branch": lambda: on(branch)(X),
    "branch in jit": lambda: jax.jit(on(branch))(X),
    "prints": lambda: on(prints)(X),
    "summed": lambda: on(summed)(X),
    "nested": lambda: on(nested)(X),
    "values": lambda: on(values)(X),
    "values in jit": lambda: jax.jit(on(values))(X),
    "shapes": lambda: on(two)(X, X[:, :2]),
    "closure": closure,
    "forward mode": lambda: jax.jvp(on(jnp.sin), (X,), (X,)),
    "while": lambda: jax.grad(
        lambda x: on(lambda x: jax.lax.while_loop(lambda v: v < 9, lambda v: v * 2, x.sum()))(x)
    )(X),
    "dimension": lambda: on(two, (0, 2))(X, X),
    "word": lambda: on(two, (0, "x"))(X, X),
    "prefix": lambda: on(lambda x: x["a"], ({"b": 0},))({"a": X}),
    "entries": lambda: on(two, (0,))(X, X),
    "more entries": lambda: on(two, (0, 0, 0))(X, X),
    "parameter": lambda: on(two, {"z": 0})(X, X),
    "static name": lambda: on(two, static_argnames="z"),
    "static number": lambda: on(two, static_argnums="x"),
    "function": lambda: on(X),
    "shape": lambda: on(jnp.sin)(jax.ShapeDtypeStruct((2,), np.float32)),
    "twice": lambda: dp.jax.data_parallel(two, device_ids=[0, 0]),
    "both": lambda: dp.jax.data_parallel(two, device_ids=[0, 1], devices=3),
    "many kinds": many_kinds,
    "gpu": gpu,
    "fails": fails,
}
for name, case in CASES.items():
    try:
        case()
        print(f"{name}: no error")
    except Exception as error:
        print(f"{name}: {type(error).__name__}: {str(error).splitlines()[0]}", flush=True)
