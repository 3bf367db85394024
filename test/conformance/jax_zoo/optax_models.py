"""Optimizers of optax on a small network, and programs in plain JAX."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax_zoo.common import (
    ROWS,
    case,
    cross_entropy,
    labels,
    mlp,
    normal,
    optimized,
    rows,
    run_mlp,
    supervised,
)

SIMPLE = {
    "sgd": lambda: optax.sgd(0.1),
    "adamax": lambda: optax.adamax(1e-2),
    "radam": lambda: optax.radam(1e-2),
    "nadamw": lambda: optax.nadamw(1e-2),
    "amsgrad": lambda: optax.amsgrad(1e-2),
    "yogi": lambda: optax.yogi(1e-2),
    "adafactor": lambda: optax.adafactor(1e-2, min_dim_size_to_factor=4),
    "lars": lambda: optax.lars(1e-2),
    "sm3": lambda: optax.sm3(1e-1),
    "noisy": lambda: optax.noisy_sgd(1e-2, key=jax.random.key(3)),
    "rprop": lambda: optax.rprop(1e-3),
    "adan": lambda: optax.adan(1e-2),
    "chain": lambda: optax.chain(
        optax.clip_by_global_norm(0.5),
        optax.scale_by_adam(mu_dtype=jnp.bfloat16),
        optax.add_decayed_weights(1e-2),
        optax.scale_by_schedule(optax.piecewise_constant_schedule(-0.1, {1: 0.5})),
    ),
    "multi_steps": lambda: optax.MultiSteps(optax.adam(1e-2), every_k_schedule=2),
    "masked": lambda: optax.multi_transform(
        {"a": optax.adam(1e-2), "b": optax.set_to_zero()},
        [{"w": "a", "b": "b"}, {"w": "b", "b": "a"}],
    ),
    "inject": lambda: optax.inject_hyperparams(optax.adamw)(
        learning_rate=optax.linear_schedule(1e-2, 1e-3, 3), weight_decay=1e-3
    ),
    "apply_if_finite": lambda: optax.apply_if_finite(optax.adam(1e-2), 3),
    "schedule_free": lambda: optax.contrib.schedule_free_adamw(1e-2),
    "sam_like_plateau": lambda: optax.chain(optax.adam(1e-2), optax.ema(0.9)),
}
for _name, _make in SIMPLE.items():

    def _case(make=_make):
        return optimized(make())

    _case.__name__, _case.__module__ = _name, __name__
    case(_case)


@case
def lbfgs():
    """A step of L-BFGS with its zoom line search, which evaluates the loss of the whole batch in a
    loop."""
    tx, params = optax.lbfgs(memory_size=3), mlp((8, 3))

    def step(state, batch):
        params, opt_state = state
        loss = lambda p: cross_entropy(run_mlp(p, batch["x"]), batch["y"])
        value, grads = optax.value_and_grad_from_state(loss)(params, state=opt_state)
        updates, opt_state = tx.update(
            grads, opt_state, params, value=value, grad=grads, value_fn=loss
        )
        return (optax.apply_updates(params, updates), opt_state), {"loss": value}

    return step, (params, tx.init(params)), [rows()[0]] * 3


@case
def lookahead():
    tx = optax.lookahead(optax.sgd(0.1), 2, 0.5)
    params = optax.LookaheadParams.init_synced(mlp((8, 16, 3)))

    def step(state, batch):
        params, opt_state = state
        value, grads = jax.value_and_grad(
            lambda p: cross_entropy(run_mlp(p, batch["x"]), batch["y"])
        )(params.fast)
        updates, opt_state = tx.update(grads, opt_state, params)
        return (optax.apply_updates(params, updates), opt_state), {"loss": value}

    return step, (params, tx.init(params)), rows()


@case
def ema_and_loss_scale():
    """Mixed precision in f16 with a dynamic loss scale, and an average of the parameters."""
    tx, params = optax.adam(1e-2), mlp((8, 16, 3))

    def step(state, batch):
        def loss(p):
            half = jax.tree.map(lambda v: v.astype(jnp.float16), p)
            logits = run_mlp(half, batch["x"].astype(jnp.float16)).astype(jnp.float32)
            return cross_entropy(logits, batch["y"]) * state["scale"]

        value, grads = jax.value_and_grad(loss)(state["params"])
        grads = jax.tree.map(lambda g: g / state["scale"], grads)
        finite = jnp.all(jnp.array([jnp.all(jnp.isfinite(g)) for g in jax.tree.leaves(grads)]))
        updates, opt = tx.update(grads, state["opt"])
        params = jax.tree.map(
            lambda old, new: jnp.where(finite, new, old),
            state["params"],
            optax.apply_updates(state["params"], updates),
        )
        scale = jnp.where(finite, state["scale"] * 2, jnp.maximum(state["scale"] / 2, 1.0))
        return {
            "params": params,
            "opt": opt,
            "scale": scale,
            "ema": optax.incremental_update(params, state["ema"], 0.1),
        }, {"loss": value / state["scale"], "finite": finite}

    return (
        step,
        {"params": params, "opt": tx.init(params), "scale": jnp.float32(64), "ema": params},
        rows(),
        {"tolerance": 4e-3},
    )


@case
def word2vec():
    """Skip-gram with negative samples and tables of 50,000 rows."""
    table = lambda seed: 0.1 * normal(seed, 50_000, 8)

    def step(state, batch):
        def loss(p):
            inner, outer = p["in"][batch["word"]], p["out"][batch["context"]]
            signs = jnp.concatenate([jnp.ones(1), -jnp.ones(outer.shape[1] - 1)])
            return -jnp.mean(
                jnp.sum(jax.nn.log_sigmoid(signs * jnp.einsum("bd,bcd->bc", inner, outer)), 1)
            )

        value, grads = jax.value_and_grad(loss)(state)
        return jax.tree.map(lambda p, g: p - 0.5 * g, state, grads), {"loss": value}

    return (
        step,
        {"in": table(0), "out": table(1)},
        [
            {"word": labels(i, 50_000, n), "context": labels(i + 4, 50_000, n, 4)}
            for i, n in enumerate(ROWS)
        ],
    )


@case
def ctc():
    def loss(p, batch):
        logits = run_mlp(p, batch["x"])
        frames = jnp.arange(10)[None] >= batch["frames"][:, None]
        letters = jnp.arange(4)[None] >= batch["letters"][:, None]
        return optax.ctc_loss(
            logits, frames.astype(jnp.float32), batch["text"], letters.astype(jnp.float32)
        ).mean()

    params, tx = mlp((6, 12, 7)), optax.adam(1e-2)
    batches = [
        {
            "x": normal(i, n, 10, 6),
            "frames": labels(i, 4, n) + 7,
            "letters": labels(i + 1, 4, n) + 1,
            "text": labels(i + 2, 6, n, 4) + 1,
        }
        for i, n in enumerate(ROWS)
    ]
    return supervised(loss, tx), (params, tx.init(params)), batches


@case
def graph_network():
    """Messages along edges of one large graph; nodes and edges have rows of their own."""

    def loss(p, batch):
        nodes = jnp.tanh(run_mlp(p["encode"], batch["x"]))
        for layer in p["layers"]:
            sent = run_mlp(layer, jnp.concatenate([nodes[batch["from"]], nodes[batch["to"]]], 1))
            nodes = nodes + jax.ops.segment_sum(sent, batch["to"], nodes.shape[0])
        return cross_entropy(run_mlp(p["decode"], nodes), batch["y"])

    params = {
        "encode": mlp((5, 8)),
        "layers": [mlp((16, 8), 2), mlp((16, 8), 3)],
        "decode": mlp((8, 3), 4),
    }
    tx = optax.adam(1e-2)
    batches = [
        {
            "x": normal(i, n, 5),
            "y": labels(i, 3, n),
            "from": labels(i + 1, n, 3 * n),
            "to": labels(i + 2, n, 3 * n),
        }
        for i, n in enumerate(ROWS)
    ]
    return supervised(loss, tx), (params, tx.init(params)), batches


@case
def gaussian_process():
    """Negative log-likelihood by a Cholesky factor of the batch's kernel matrix."""

    def loss(p, batch):
        x = batch["x"]
        kernel = jnp.exp(-jnp.sum((x[:, None] - x[None]) ** 2, -1) / (2 * jnp.exp(p["scale"])))
        factor = jnp.linalg.cholesky(kernel + jnp.exp(p["noise"]) * jnp.eye(x.shape[0]))
        alpha = jax.scipy.linalg.cho_solve((factor, True), batch["y"])
        return 0.5 * batch["y"] @ alpha + jnp.sum(jnp.log(jnp.diag(factor)))

    params, tx = {"scale": jnp.float32(0.3), "noise": jnp.float32(-1.0)}, optax.adam(1e-2)
    return (
        supervised(loss, tx),
        (params, tx.init(params)),
        [{"x": normal(i, n, 3), "y": normal(i + 8, n)} for i, n in enumerate(ROWS)],
    )


@case
def linear_attention():
    """Prefix sums over time by jax.lax.associative_scan, and top-k of experts."""

    def loss(p, batch):
        q, k, v = (batch["x"] @ p[name] for name in "qkv")
        states = jax.lax.associative_scan(
            jnp.add, jnp.einsum("btk,btv->btkv", jax.nn.elu(k) + 1, v), axis=1
        )
        y = jnp.einsum("btk,btkv->btv", jax.nn.elu(q) + 1, states)
        gates, chosen = jax.lax.top_k(y @ p["gate"], 2)
        mixed = jnp.einsum("btk,btkd->btd", jax.nn.softmax(gates), p["experts"][chosen])
        return jnp.mean((y + mixed - jnp.cumsum(batch["x"], 1)) ** 2)

    params = {
        name: 0.3 * normal(i, 4, 4) for i, name in enumerate(["q", "k", "v", "gate", "experts"])
    }
    tx = optax.adam(1e-2)
    return (
        supervised(loss, tx),
        (params, tx.init(params)),
        [{"x": normal(i, n, 8, 4)} for i, n in enumerate(ROWS)],
    )


@case
def spectral():
    """A Fourier layer: rfft along the row, complex weights of two real ones, irfft."""

    def loss(p, batch):
        z = jnp.fft.rfft(batch["x"], axis=1)
        z = z * jax.lax.complex(p["real"], p["imaginary"])
        return jnp.mean((jnp.fft.irfft(z, n=16, axis=1) - batch["y"]) ** 2)

    params, tx = {"real": normal(0, 9), "imaginary": normal(1, 9)}, optax.sgd(0.1)
    return (
        supervised(loss, tx),
        (params, tx.init(params)),
        [{"x": normal(i, n, 16), "y": normal(i + 3, n, 16)} for i, n in enumerate(ROWS)],
    )


@case
def ranking():
    """A loss over sorted rows, and Newton's step by a solve of the Hessian."""

    def step(state, batch):
        def loss(w):
            scores = batch["x"] @ w
            order = jnp.argsort(-batch["y"])
            return (
                -jnp.mean(scores[order] - jax.lax.cumlogsumexp(scores[order], reverse=True))
                + 0.05 * w @ w
            )

        w = state["w"]
        grad, hessian = jax.grad(loss)(w), jax.hessian(loss)(w)
        return {"w": w - jnp.linalg.solve(hessian, grad), "step": state["step"] + 1}, {
            "loss": loss(w),
            "norm": jnp.linalg.norm(grad),
        }

    batches = [{"x": normal(i, n, 4), "y": normal(i + 3, n)} for i, n in enumerate(ROWS)]
    return step, {"w": normal(0, 4) * np.float32(0.1), "step": np.int32(0)}, batches


@case
def whitening():
    """Eigenvectors of the batch's covariance; eigh and its gradient."""

    def loss(p, batch):
        x = batch["x"] @ p["w"]
        covariance = x.T @ x / x.shape[0] + 1e-2 * jnp.eye(4)
        values, vectors = jnp.linalg.eigh(covariance)
        white = x @ vectors / jnp.sqrt(values)
        return jnp.mean(jnp.abs(white) ** 3) + jnp.mean(jnp.linalg.qr(covariance)[1] ** 2)

    params, tx = {"w": normal(0, 4, 4)}, optax.sgd(1e-2)
    return (
        supervised(loss, tx),
        (params, tx.init(params)),
        [{"x": normal(i, n + 5, 4)} for i, n in enumerate(ROWS)],
    )
