import jax
import jax.numpy as jnp

from dp.jax import export


@jax.jit
def doubled(x):
    return jnp.cos(x)  # A function inside a module.


def mlp(params, x):
    hidden = x @ params["w1"]
    hidden = doubled(jnp.tanh(hidden))
    with jax.named_scope("out"):
        return hidden @ params["w2"]


def loss(params, batch):
    with jax.named_scope("mlp"):
        y = mlp(params, batch["x"])
    return jnp.mean((y - batch["y"]) ** 2)


def step(state, batch):
    value, gradients = jax.value_and_grad(loss)(state, batch)
    return jax.tree.map(lambda w, g: w - 0.1 * g, state, gradients), {"loss": value}


weights = {"w1": jnp.ones((4, 8)), "w2": jnp.ones((8, 3))}
rows = {"x": jnp.ones((6, 4)), "y": jnp.ones((6, 3))}
print(export.export_step("step", step, weights, rows))
