"""Updates of all kinds: rows set, added, multiplied, lower and upper bounds, windows at an offset,
gradients of pools."""

from jax import lax
from jax_common import *


def slots():
    """Memory slots written by all combiners: rows set at distinct slots, added, multiplied, least
    and largest kept, some slots out of bounds."""
    r = rng(41)
    size, c = 7, 4
    params = {"w": mat(r, 5, c), "out": mat(r, c, 3)}
    slot = np.concatenate([r.permutation(size + 3)[:10] for _ in range(2)]).astype(
        np.int32
    )  # Each batch has each slot once.
    data = {
        "x": rows(r, 20, 5),
        "y": labels(r, 3, 20),
        "at": slot,
        "near": labels(r, size + 2, 20, 2),
    }

    def loss(p, b, kept):
        h = jnp.tanh(b["x"] @ p["w"])
        rest = lax.stop_gradient(h)
        near = b["near"]
        memory = {
            "last": kept["last"].at[b["at"]].set(rest, mode="drop"),
            "sum": kept["sum"].at[near].add(rest[:, None], mode="drop"),
            "product": kept["product"].at[near[:, 0]].mul(1 + rest / 4, mode="drop"),
            "least": kept["least"].at[near].min(rest[:, None], mode="drop"),
            "most": kept["most"].at[:, near[:, 1]].max(rest.T, mode="drop"),
            "seen": kept["seen"].at[b["at"]].add(jnp.ones(10, jnp.uint8), mode="drop"),
        }
        room = jnp.zeros((size, c)).at[b["at"]].set(h, mode="drop")
        scaled = jnp.ones((size, c)).at[near[:, 0], 1:3].multiply(1 + rest[:, :2] / 4, mode="drop")
        read = room[jnp.minimum(near[:, 0], size - 1)] * scaled[b["at"] % size]
        return (
            jnp.mean(xent((h + read) @ p["out"], b["y"])),
            {"room": room, "scaled": scaled},
            memory,
        )

    kept = {k: mat(r, size, c) for k in ("last", "sum", "least")}
    return step(
        params,
        loss,
        data,
        10,
        steps=3,
        most=mat(r, c, size),
        product=1 + mat(r, size, c, scale=0.1),
        seen=np.arange(size, dtype=np.uint8),
        **kept,
    )


def spans():
    """Each row writes a span of its own length-3 window into its own line at an offset, reads one
    there, and one window of two dimensions."""
    r = rng(42)
    length, c = 8, 3
    params = {"w": mat(r, 4, 3 * c), "mix": mat(r, length, 2)}
    data = {
        "x": rows(r, 12, 4),
        "line": rows(r, 12, length, c),
        "at": labels(r, length, 12),
        "col": labels(r, c, 12),
        "y": rows(r, 12, 2),
    }

    def loss(p, b, _):
        span = jnp.tanh(b["x"] @ p["w"]).reshape(-1, 3, c)
        put = jax.vmap(
            lambda line, s, at: lax.dynamic_update_slice(line, s, (at, jnp.zeros_like(at)))
        )(b["line"], span, b["at"])
        numbers = lax.ScatterDimensionNumbers(
            update_window_dims=(0, 1), inserted_window_dims=(), scatter_dims_to_operand_dims=(0, 1)
        )
        # A window that does not fit is dropped whole.
        added = jax.vmap(
            lambda line, s, at, col: lax.scatter_add(line, jnp.stack([at, col]), s[:, :2], numbers)
        )(put, span, b["at"], b["col"])
        took = jax.vmap(lambda line, at: lax.dynamic_slice(line, (at, jnp.zeros_like(at)), (2, c)))(
            added, b["at"]
        )
        out = jnp.einsum("blc,lo->bo", added, p["mix"]) + jnp.sum(took, (1, 2))[:, None]
        return jnp.mean((out - b["y"]) ** 2), {"added": added}, {}

    return step(params, loss, data, 6, rate=0.02)


def stem():
    """The stem of a residual network: overlapping maximum pools of images and of series, with
    padding, and their gradients."""
    r = rng(43)
    params = {"conv": mat(r, 3, 3, 2, 4), "series": mat(r, 3, 5), "out": mat(r, 4 + 5, 3)}
    data = {"image": rows(r, 10, 9, 8, 2), "time": rows(r, 10, 11, 3), "y": labels(r, 3, 10)}

    def pool(x, window, strides, padding):
        return lax.reduce_window(x, -jnp.inf, lax.max, window, strides, padding)

    def loss(p, b, _):
        h = lax.conv_general_dilated(
            b["image"], p["conv"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
        )
        h = pool(h, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
        s = pool(b["time"] @ p["series"], (1, 4, 1), (1, 3, 1), ((0, 0), (2, 1), (0, 0)))
        low = lax.reduce_window(jnp.tanh(h), jnp.inf, lax.min, (1, 2, 2, 1), (1, 1, 1, 1), "VALID")
        out = jnp.concatenate([jnp.mean(low, (1, 2)), jnp.mean(s, 1)], 1) @ p["out"]
        return jnp.mean(xent(out, b["y"])), {"pooled": h}, {}

    return step(params, loss, data, 5)


def identities():
    """Ops that compute nothing: rematerialization barriers, an empty slice, a typed key's
    constraint, a tree sum over two rows."""
    r = rng(44)
    params = {"w": mat(r, 4, 4), "v": mat(r, 4, 3)}
    data = {"x": rows(r, 14, 4), "y": labels(r, 3, 14)}

    def loss(p, b, kept):
        block = jax.checkpoint(lambda x: jnp.tanh(x @ p["w"]) + x)
        h = block(block(b["x"]))
        none = jnp.sum(h[7:] * 2) + jnp.sum(jnp.concatenate([h[:0], h])[:, :0])
        both = lax.associative_scan(jnp.add, jnp.stack([h, h * 2], 1), axis=1)[:, 1]
        noise = jax.random.uniform(jax.random.wrap_key_data(kept["key"]), (4,), jnp.float32)
        out = (h + both * noise) @ p["v"]
        return (
            jnp.mean(xent(out, b["y"])) + none,
            {"noise": noise},
            {"key": kept["key"] + jnp.uint32(1)},
        )

    return step(params, loss, data, 7, key=np.array([3, 5], np.uint32))


ALL = dict(slots=slots, spans=spans, stem=stem, identities=identities)
