"""Windows by index, padding of all modes, shifted relative positions, rendering along rays,
wavelets, automata."""

from jax import lax
from jax_common import *


def window_reads():
    """Keys and values of a window read as x[:, index]: index clipped at the ends, and on a line
    padded by reflection and periodically."""
    r = rng(11)
    length, c = 7, 3
    params = {"qkv": mat(r, c, 3 * c), "bias": mat(r, 3), "mix": mat(r, 2, c), "out": mat(r, c, 2)}
    data = {"x": rows(r, 10, length, c), "y": labels(r, 2, 10)}

    def loss(p, b, _):
        q, k, v = jnp.split(b["x"] @ p["qkv"], 3, -1)
        at = jnp.arange(length)[:, None] + jnp.arange(-1, 2)
        near = jnp.clip(at, 0, length - 1)
        s = jnp.einsum("btc,btwc->btw", q, k[:, near]) + p["bias"]
        s = jnp.where((at >= 0) & (at < length), s, -1e9)
        h = jnp.einsum("btw,btwc->btc", jax.nn.softmax(s), v[:, near])
        for m, mode in enumerate(("reflect", "wrap")):
            # As jnp.pad, whose slices of no size the export refuses.
            wide = h[:, np.pad(np.arange(length), (2, 1), mode)]
            h = jnp.tanh(h + p["mix"][m] * (wide[:, 3:] - wide[:, :-3]))
        return jnp.mean(xent(jnp.mean(h, 1) @ p["out"], b["y"])), {"h": h[:, 0]}, {}

    return step(params, loss, data, 5)


def relative():
    """Transformer-XL: scores by distance, shifted into place by padding and reshaping; a causal
    mask; T5's logarithmic buckets."""
    r = rng(12)
    length, c = 5, 4
    params = {
        "qkv": mat(r, c, 3 * c),
        "apart": mat(r, length, c),
        "bucket": mat(r, 6),
        "out": mat(r, c, 3),
    }
    data = {"x": rows(r, 12, length, c), "y": labels(r, 3, 12)}

    def loss(p, b, _):
        n = b["x"].shape[0]
        q, k, v = jnp.split(b["x"] @ p["qkv"], 3, -1)
        by_distance = jnp.einsum("bic,jc->bij", q, p["apart"])
        shifted = jnp.pad(by_distance, ((0, 0), (0, 0), (1, 0))).reshape(n, length + 1, length)[
            :, 1:
        ]
        d = jnp.maximum(jnp.arange(length)[:, None] - jnp.arange(length), 0)
        far = 2 + jnp.floor(jnp.log(jnp.maximum(d, 1) / 2 + 1e-3) / jnp.log(2.0) * 2).astype(int)
        bucket = jnp.where(d < 2, d, jnp.clip(far, 2, 5))
        s = jnp.einsum("bic,bjc->bij", q, k) + shifted + p["bucket"][bucket]
        s = jnp.where(jnp.tril(jnp.ones((length, length), bool)), s, -jnp.inf)
        h = jnp.tanh(jnp.einsum("bij,bjc->bic", jax.nn.softmax(s), v))
        return jnp.mean(xent(h[:, -1] @ p["out"], b["y"])), {"last": shifted[:, -1]}, {}

    return step(params, loss, data, 6)


def rays():
    """NeRF: transmittance by prefix sums under a mask, fine samples where its distribution function
    says by comparison, read by take_along_axis."""
    r = rng(13)
    coarse, fine = 5, 4
    params = {"w": mat(r, 3, 6), "out": mat(r, 6, 4)}
    data = {
        "from": rows(r, 14, 3),
        "way": rows(r, 14, 3),
        "u": r.uniform(0.05, 0.95, (14, fine)).astype(np.float32),
        "colour": r.uniform(0, 1, (14, 3)).astype(np.float32),
    }

    def render(p, b, t):
        x = b["from"][:, None] + t[..., None] * b["way"][:, None]
        out = jnp.tanh(jnp.sin(x) @ p["w"]) @ p["out"]
        gap = jnp.concatenate([t[:, 1:] - t[:, :-1], jnp.full_like(t[:, :1], 0.5)], 1)
        alpha = 1 - jnp.exp(-jax.nn.softplus(out[..., 3]) * gap)
        earlier = jnp.tril(jnp.ones((t.shape[1], t.shape[1])), -1)
        clear = jnp.exp(jnp.log1p(-alpha + 1e-6) @ earlier.T)
        weight = alpha * clear
        return jnp.sum(weight[..., None] * jax.nn.sigmoid(out[..., :3]), 1), weight

    def loss(p, b, _):
        t = jnp.broadcast_to(jnp.linspace(0.1, 2.0, coarse), (b["u"].shape[0], coarse))
        colour, weight = render(p, b, t)
        pdf = lax.stop_gradient(weight) + 0.01
        cdf = (pdf / jnp.sum(pdf, 1, keepdims=True)) @ jnp.triu(jnp.ones((coarse, coarse)))
        cdf = jnp.concatenate([jnp.zeros_like(cdf[:, :1]), cdf], 1)
        above = jnp.clip(jnp.sum(b["u"][:, :, None] >= cdf[:, None], -1), 1, coarse)
        edge = jnp.concatenate([t, t[:, -1:] + 0.4], 1)
        c0, c1 = (jnp.take_along_axis(cdf, above - k, 1) for k in (1, 0))
        e0, e1 = (jnp.take_along_axis(edge, above - k, 1) for k in (1, 0))
        new = e0 + (b["u"] - c0) / (c1 - c0) * (e1 - e0)
        # All samples in order: each goes to its rank.
        both = jnp.concatenate([t, new], 1)
        rank = jnp.sum(both[:, :, None] > both[:, None], -1)
        place = (rank[:, None] == jnp.arange(coarse + fine)[:, None]).astype(both.dtype)
        fine_colour, _ = render(p, b, jnp.einsum("bij,bj->bi", place, both))
        return (
            jnp.mean((colour - b["colour"]) ** 2 + (fine_colour - b["colour"]) ** 2),
            {"above": above},
            {},
        )

    return step(params, loss, data, 7, rate=0.5)


def wavelet():
    """Haar and a lifting wavelet: even and odd entries by strides, interleaved by interior padding,
    periodic ends by roll."""
    r = rng(14)
    params = {"predict": mat(r, 2), "update": mat(r, 2), "keep": mat(r, 8)}
    data = {"x": rows(r, 12, 2, 8)}

    def loss(p, b, _):
        even, odd = b["x"][..., ::2], b["x"][..., 1::2]
        detail = odd - p["predict"][0] * even - p["predict"][1] * jnp.roll(even, -1, -1)
        smooth = even + p["update"][0] * detail + p["update"][1] * jnp.roll(detail, 1, -1)
        detail = detail * jax.nn.sigmoid(p["keep"][:4])
        zero = jnp.zeros((), b["x"].dtype)
        back = lax.pad(smooth, zero, ((0, 0, 0), (0, 0, 0), (0, 1, 1))) + lax.pad(
            detail, zero, ((0, 0, 0), (0, 0, 0), (1, 0, 1))
        )
        cropped = lax.pad(back, zero, ((0, 0, 0), (0, 0, 0), (-1, -2, 0)))
        blocks = back.reshape(-1, 2, 2, 4).transpose(0, 2, 3, 1).reshape(-1, 4, 4)
        value = (
            jnp.mean((back - b["x"]) ** 2)
            + 0.1 * jnp.mean(jnp.abs(detail))
            + 0.1 * jnp.mean(cropped**2)
            + 0.1 * jnp.mean(jnp.triu(blocks) ** 2)
        )
        return value, {"detail": jnp.max(detail, (1, 2))}, {}

    return step(params, loss, data, 6)


def automaton():
    """A neural cellular automaton: neighbours by rolls, cells alive by a maximum over a window, a
    pool of states written at a position."""
    r = rng(15)
    params = {"w": mat(r, 9, 5), "out": mat(r, 5, 3)}
    data = {"x": rows(r, 10, 4, 4, 3), "goal": r.uniform(0, 1, (10, 4, 4)).astype(np.float32)}

    def loss(p, b, kept):
        def move(x):
            seen = jnp.concatenate(
                [
                    x,
                    jnp.roll(x, 1, 1) - jnp.roll(x, -1, 1),
                    jnp.roll(x, (1, -1), (1, 2)) - jnp.roll(x, 1, 2),
                ],
                -1,
            )
            alive = (
                lax.reduce_window(
                    lax.stop_gradient(x[..., 0]), -jnp.inf, lax.max, (1, 3, 3), (1, 1, 1), "SAME"
                )
                > 0.3
            )
            return x + 0.5 * jnp.tanh(jnp.tanh(seen @ p["w"]) @ p["out"]) * alive[..., None]

        x = move(move(b["x"]))
        each = jnp.mean((x[..., 0] - b["goal"]) ** 2, (1, 2))
        worst = jnp.argmax(each).astype(int)
        pool = lax.dynamic_update_slice(
            kept["pool"],
            lax.stop_gradient(lax.dynamic_index_in_dim(x, worst, 0)),
            (kept["at"], *3 * (jnp.zeros_like(kept["at"]),)),
        )
        return jnp.mean(each), {"worst": worst}, {"pool": pool, "at": (kept["at"] + 1) % 3}

    return step(params, loss, data, 5, steps=3, pool=rows(r, 3, 4, 4, 3), at=np.int32(2))


def patches():
    """Patches by lax's patch convolution, strided and dilated windows as sums, a product over a
    window, patches put back by reshapes."""
    r = rng(16)
    params = {"w": mat(r, 8, 4), "back": mat(r, 4, 8), "pool": mat(r, 2, 2)}
    data = {"x": rows(r, 12, 4, 6, 2)}

    def loss(p, b, _):
        n = b["x"].shape[0]
        cut = lax.conv_general_dilated_patches(
            b["x"], (2, 2), (2, 2), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC")
        )
        h = jnp.tanh(cut @ p["w"])
        out = (
            (h @ p["back"])
            .reshape(n, 2, 3, 2, 2, 2)
            .transpose(0, 1, 4, 2, 5, 3)
            .reshape(n, 4, 6, 2)
        )
        mean = (
            lax.reduce_window(
                out @ p["pool"],
                0.0,
                lax.add,
                (1, 3, 2, 1),
                (1, 1, 2, 1),
                ((0, 0), (1, 1), (0, 0), (0, 0)),
                window_dilation=(1, 1, 2, 1),
            )
            / 6
        )
        value = jnp.mean((out - b["x"]) ** 2) + jnp.mean((mean - 0.1) ** 2)
        most = lax.reduce_window(
            lax.stop_gradient(out), -jnp.inf, lax.max, (1, 2, 2, 1), (1, 1, 1, 1), "SAME"
        )
        return value, {"most": jnp.sum(most, (1, 2))}, {}

    return step(params, loss, data, 6)


def warp():
    """Dense registration: images read at moved places, bilinear with clipped and with wrapped
    indices, a composed displacement."""
    r = rng(17)
    size = 4
    params = {"w": mat(r, 2, 2, scale=0.3), "shift": mat(r, size, size, 2, scale=0.3)}
    data = {"moving": rows(r, 12, size, size), "fixed": rows(r, 12, size, size)}

    def read(image, place, wrapped):
        low = jnp.floor(place)
        corner = jnp.array([[0, 0], [0, 1], [1, 0], [1, 1]])
        t, at = (place - low)[..., None, :], low.astype(int)[..., None, :] + corner
        at = at % size if wrapped else jnp.clip(at, 0, size - 1)
        row = jnp.arange(image.shape[0])[:, None, None, None]
        return jnp.sum(
            jnp.prod(jnp.abs(1 - corner - t), -1) * image[row, at[..., 0], at[..., 1]], -1
        )

    def loss(p, b, _):
        i = jnp.stack(jnp.meshgrid(jnp.arange(size), jnp.arange(size), indexing="ij"), -1)
        both = jnp.stack([b["moving"], b["fixed"]], -1)
        flow = jnp.tanh(both @ p["w"]) + p["shift"]
        once = read(b["moving"], i + flow, False)
        twice = read(once, i - 0.5 * flow, True)
        rough = jnp.mean((flow[:, 1:] - flow[:, :-1]) ** 2) + jnp.mean(
            (flow[:, :, 1:] - flow[:, :, :-1]) ** 2
        )
        return (
            jnp.mean((once - b["fixed"]) ** 2)
            + 0.5 * jnp.mean((twice - b["fixed"]) ** 2)
            + 0.1 * rough,
            {"once": jnp.sum(once, (1, 2))},
            {},
        )

    return step(params, loss, data, 6)


ALL = dict(
    window_reads=window_reads,
    relative=relative,
    rays=rays,
    wavelet=wavelet,
    automaton=automaton,
    patches=patches,
    warp=warp,
)
