"""Sorts of several operands, largest elements, medians, permutations and prefix scans, along the
batch and in other dimensions."""

from jax import lax
from jax_common import *


def sorting():
    """Rows sorted by features and the batch by a score, medians, the three largest, ranks by
    argsort, a random permutation of the batch."""
    r = rng(51)
    params = {"w": mat(r, 5, 6), "score": mat(r, 6), "out": mat(r, 6 + 3, 3)}
    data = {"x": rows(r, 18, 5), "y": labels(r, 3, 18)}

    def loss(p, b, kept):
        h = jnp.tanh(b["x"] @ p["w"])
        ordered = jnp.sort(h, 1)
        largest, at = lax.top_k(h, 3)
        score = h @ p["score"]
        by_score, order = lax.sort((score, jnp.arange(9, dtype=jnp.int32)), num_keys=1)
        rank = jnp.argsort(order)
        hard = h[order[::-1][:4]]
        shuffled = jax.random.permutation(jax.random.wrap_key_data(kept["key"]), 9)
        mixed = h + 0.1 * lax.stop_gradient(h)[shuffled]
        out = jnp.concatenate([ordered, largest], 1) @ p["out"]
        value = (
            jnp.mean(xent(out, b["y"]))
            + 0.1 * jnp.mean(jnp.median(h, 0) ** 2)
            + 0.1 * jnp.mean(hard**2)
            + 0.01 * jnp.sum(by_score * jnp.arange(9))
        )
        metrics = {
            "at": at,
            "rank": rank,
            "by_score": by_score,
            "mixed": mixed,
            "quantile": jnp.quantile(h, 0.25, 0),
        }
        return value, metrics, {"key": kept["key"] + jnp.uint32(1)}

    return step(params, loss, data, 9, key=np.array([2, 9], np.uint32))


def prefixes():
    """Prefix sums, products, maxima and log-sums of rows, forward and reverse, along time and along
    the batch; returns with discounts."""
    r = rng(52)
    params = {"w": mat(r, 4, 3), "out": mat(r, 3, 1)}
    data = {"x": rows(r, 14, 6, 4), "y": rows(r, 14, 6)}

    def loss(p, b, _):
        h = jnp.tanh(b["x"] @ p["w"])
        so_far = jnp.cumsum(h, 1) / 3
        ahead = lax.cumsum(h, 1, reverse=True) / 4
        best = lax.cummax(h, 1)
        kept = jnp.cumprod(jax.nn.sigmoid(h), 1)
        soft = lax.cumlogsumexp(h, 1)
        out = ((so_far + ahead + best + kept + soft) @ p["out"])[..., 0]
        of_batch = jnp.cumsum(lax.stop_gradient(h[:, 0]), 0)
        least = lax.cummin(h[:, 1, 0], 0, reverse=True)
        return (
            jnp.mean((out - b["y"]) ** 2) + 0.1 * jnp.sum(least),
            {
                "of_batch": of_batch,
                "least": least,
                "count": jnp.cumsum(out > b["y"], 0, dtype=jnp.int32),
            },
            {},
        )

    return step(params, loss, data, 7, rate=0.05)


ALL = dict(sorting=sorting, prefixes=prefixes)
