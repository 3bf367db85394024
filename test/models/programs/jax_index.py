"""Reads and additions at computed indices: routing into buffers, hash grids, histograms, crops,
queues, graphs."""

from jax import lax
from jax_common import *


def dispatch():
    """Switch routing into a buffer [expert, place, c]: places by comparison with earlier rows,
    added at them, read back from them."""
    r = rng(1)
    experts, room, c = 3, 4, 4
    params = {"gate": mat(r, c, experts), "w": mat(r, experts, c, c), "out": mat(r, c, 3)}
    data = {"x": rows(r, 20, c), "y": labels(r, 3, 20)}

    def loss(p, b, _):
        n = b["x"].shape[0]
        gates = jax.nn.softmax(b["x"] @ p["gate"])
        e = jnp.argmax(gates, -1)
        earlier = jnp.arange(n)[:, None] > jnp.arange(n)
        place = jnp.sum(earlier & (e[:, None] == e), 1)
        fits = place < room
        at = jnp.where(fits, place, room - 1)
        buffer = jnp.zeros((experts, room, c), b["x"].dtype).at[e, at].add(b["x"] * fits[:, None])
        done = jnp.tanh(jnp.einsum("eci,eio->eco", buffer, p["w"]))
        out = done[e, at] * (fits * jnp.take_along_axis(gates, e[:, None], 1)[:, 0])[:, None]
        return (
            jnp.mean(xent((b["x"] + out) @ p["out"], b["y"])),
            {"place": place, "load": jnp.zeros(experts, int).at[e].add(1)},
            {},
        )

    return step(params, loss, data, 10)


def hash_grid():
    """Instant-NGP: two grids whose corners are hashed (products and xor of unsigned words),
    features read there and interpolated."""
    r = rng(2)
    table = 16
    params = {"grid": mat(r, 2, table, 2), "w": mat(r, 4, 5), "out": mat(r, 5, 1)}
    data = {"x": r.uniform(0, 1, (18, 2)).astype(np.float32), "y": rows(r, 18)}

    def loss(p, b, _):
        features = []
        for level, size in enumerate((3, 5)):
            place = b["x"] * size
            low = jnp.floor(place)
            inside = place - low
            corner = jnp.array([[0, 0], [0, 1], [1, 0], [1, 1]])
            at = (low[:, None] + corner).astype(jnp.uint32)
            key = (at[..., 0] * jnp.uint32(1) ^ at[..., 1] * jnp.uint32(2654435761)) % jnp.uint32(
                table
            )
            weight = jnp.prod(jnp.where(corner == 1, inside[:, None], 1 - inside[:, None]), -1)
            features.append(jnp.einsum("bk,bkc->bc", weight, p["grid"][level][key.astype(int)]))
        out = jnp.tanh(jnp.concatenate(features, 1) @ p["w"]) @ p["out"]
        return jnp.mean((out[:, 0] - b["y"]) ** 2), {"out": out[:, 0]}, {}

    return step(params, loss, data, 9, steps=3)


def boosting():
    """A gradient-boosted tree: histograms of gradients over [feature, bin], best split by prefix
    sums, leaves by comparison."""
    r = rng(3)
    bins, features = 5, 3
    params = {"bias": mat(r, 1), "scale": np.ones(features, np.float32)}
    data = {
        "bin": labels(r, bins, 22, features),
        "y": (r.uniform(size=22) > 0.5).astype(np.float32),
    }

    def loss(p, b, kept):
        n = b["bin"].shape[0]
        column = jnp.take_along_axis(b["bin"], jnp.broadcast_to(kept["feature"], (n, 1)), 1)[:, 0]
        score = (
            jnp.where(column <= kept["cut"], kept["leaf"][0], kept["leaf"][1])
            + p["bias"][0]
            + jnp.mean(p["scale"] * b["bin"], 1) * 0.1
        )
        value = jnp.mean(jax.nn.softplus(score) - b["y"] * score)
        g = lax.stop_gradient(jax.nn.sigmoid(score)) - b["y"]
        which = jnp.broadcast_to(jnp.arange(features), b["bin"].shape)
        total = jnp.zeros((features, bins)).at[which, b["bin"]].add(g[:, None])
        count = jnp.zeros((features, bins)).at[which, b["bin"]].add(1.0)
        left, left_n = jnp.cumsum(total, 1), jnp.cumsum(count, 1)
        right, right_n = left[:, -1:] - left, left_n[:, -1:] - left_n
        gain = left**2 / (left_n + 1) + right**2 / (right_n + 1)
        best = jnp.argmax(gain.reshape(-1)).astype(int)
        feature, cut = best // bins, best % bins
        leaf = -jnp.stack(
            [
                left[feature, cut] / (left_n[feature, cut] + 1),
                right[feature, cut] / (right_n[feature, cut] + 1),
            ]
        )
        return (
            value,
            {"count": count},
            {"feature": feature, "cut": cut, "leaf": kept["leaf"] + leaf},
        )

    return step(params, loss, data, 11, feature=np.int32(1), cut=np.int32(2), leaf=rows(r, 2))


def crops():
    """Augmentation per row: a crop at its own offset by dynamic slices, a flip where a bit says, a
    hole where it is cut out."""
    r = rng(4)
    params = {"conv": mat(r, 3, 3, 2, 4), "out": mat(r, 4, 3)}
    data = {
        "x": rows(r, 14, 6, 6, 2),
        "at": labels(r, 3, 14, 2),
        "flip": r.integers(0, 2, 14).astype(bool),
        "hole": labels(r, 4, 14, 2),
        "y": labels(r, 3, 14),
    }

    def loss(p, b, _):
        cut = jax.vmap(
            lambda x, at: lax.dynamic_slice(x, (at[0], at[1], jnp.zeros_like(at[0])), (4, 4, 2))
        )(b["x"], b["at"])
        cut = jnp.where(b["flip"][:, None, None, None], cut[:, :, ::-1], cut)
        i = jnp.arange(4)
        inside = lambda k: (i >= b["hole"][:, k, None]) & (i < b["hole"][:, k, None] + 2)
        cut = jnp.where((inside(0)[:, :, None] & inside(1)[:, None])[..., None], 0.0, cut)
        h = jnp.tanh(
            lax.conv_general_dilated(
                cut, p["conv"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
            )
        )
        return (
            jnp.mean(xent(jnp.mean(h, (1, 2)) @ p["out"], b["y"])),
            {"left": jnp.sum(jnp.abs(cut), (1, 2, 3))},
            {},
        )

    return step(params, loss, data, 7)


def ring():
    """A circular buffer of the last features at a position kept in the state: rows slide in by a
    dynamic update, the oldest is read first."""
    r = rng(5)
    size, c, n = 12, 4, 5
    params = {"w": mat(r, 4, c)}
    data = {"x": rows(r, 15, 4), "z": rows(r, 15, 4)}

    def loss(p, b, kept):
        h = jnp.tanh(b["x"] @ p["w"])
        keys = lax.stop_gradient(jnp.tanh(b["z"] @ p["w"]))
        at = kept["at"]
        doubled = lax.dynamic_update_slice(
            jnp.concatenate([kept["ring"], kept["ring"]]), keys, (at, jnp.zeros_like(at))
        )
        wraps = (jnp.arange(size) + size < at + n)[:, None]
        ring = jnp.where(wraps, doubled[size:], doubled[:size])
        oldest_first = jnp.roll(ring, -(at + n), 0)
        decay = 0.9 ** jnp.arange(size)[::-1]
        logits = jnp.concatenate(
            [jnp.sum(h * keys, 1, keepdims=True), h @ oldest_first.T * decay], 1
        )
        return (
            jnp.mean(xent(logits, jnp.zeros(n, int))),
            {"first": oldest_first[0]},
            {"ring": ring, "at": (at + n) % size},
        )

    return step(params, loss, data, n, steps=3, ring=rows(r, size, c), at=np.int32(9))


def molecule():
    """Atoms with three neighbours each by index, padded: distances of the neighbours, messages
    under a mask, forces as a gradient."""
    r = rng(6)
    atoms, near, c = 5, 3, 4
    params = {"kind": mat(r, 4, c), "message": mat(r, 4, c), "out": mat(r, c, 1)}
    data = {
        "place": rows(r, 12, atoms, 3),
        "kind": labels(r, 4, 12, atoms),
        "near": labels(r, atoms, 12, atoms, near),
        "energy": rows(r, 12),
        "count": labels(r, 3, 12) + 3,
    }

    def energy(p, place, b):
        alive = jnp.arange(atoms) < b["count"][:, None]
        h = p["kind"][b["kind"]]
        row = jnp.arange(place.shape[0])[:, None, None]
        apart = place[row, b["near"]] - place[:, :, None]
        distance = jnp.sqrt(jnp.sum(apart**2, -1) + 0.1)
        basis = jnp.exp(-((distance[..., None] - jnp.arange(4)) ** 2))
        real = (b["near"] < b["count"][:, None, None]) & (b["near"] != jnp.arange(atoms)[:, None])
        from_near = jnp.take_along_axis(h, b["near"].reshape(len(h), -1, 1), 1).reshape(
            *b["near"].shape, c
        )
        h = jnp.tanh(h + jnp.sum((basis @ p["message"]) * from_near * real[..., None], 2))
        return jnp.sum((h @ p["out"])[..., 0] * alive, 1)

    def loss(p, b, _):
        total = lambda place: jnp.sum(energy(p, place, b))
        force = -jax.grad(total)(b["place"])
        value = jnp.mean((energy(p, b["place"], b) - b["energy"]) ** 2) + 0.1 * jnp.mean(force**2)
        return value, {"force": force}, {}

    return step(params, loss, data, 6, rate=0.05)


def spline():
    """Piecewise linear functions: the cell by comparison with the knots, both ends read by index;
    B-splines by comparison."""
    r = rng(7)
    knots = np.array([-1.5, -0.6, 0.1, 0.8, 1.6], np.float32)
    params = {"height": mat(r, 3, 5), "b": mat(r, 3, 4), "out": mat(r, 3)}
    data = {"x": rows(r, 20, 3), "y": rows(r, 20)}

    def loss(p, b, _):
        x = jnp.clip(b["x"], -1.4, 1.5)
        cell = jnp.sum(x[..., None] >= knots, -1) - 1
        low, high = jnp.asarray(knots)[cell], jnp.asarray(knots)[cell + 1]
        t = (x - low) / (high - low)
        channel = jnp.arange(3)
        line = (1 - t) * p["height"][channel, cell] + t * p["height"][channel, cell + 1]
        base = ((x[..., None] >= knots[:-1]) & (x[..., None] < knots[1:])).astype(x.dtype)
        out = (line + jnp.sum(base * p["b"], -1) * jnp.tanh(x)) @ p["out"]
        return (
            jnp.mean((out - b["y"]) ** 2),
            {"cells": jnp.zeros((3, 5), int).at[channel, cell].add(1)},
            {},
        )

    return step(params, loss, data, 10)


def triangles():
    """Lower triangles filled at tril_indices, a precision per row from them, segment sums and
    segment means by another column."""
    r = rng(8)
    c, groups = 3, 4
    params = {"w": mat(r, 4, c), "tri": mat(r, 4, c * (c + 1) // 2), "bias": mat(r, groups, c)}
    data = {"x": rows(r, 18, 4), "y": rows(r, 18, c), "group": labels(r, groups, 18)}
    at = [jnp.asarray(i, int) for i in np.tril_indices(c)]

    def loss(p, b, _):
        n = b["x"].shape[0]
        entries = b["x"] @ p["tri"] * 0.3
        lower = jnp.zeros((n, c, c), entries.dtype).at[:, at[0], at[1]].add(entries)
        diagonal = jnp.diagonal(lower, axis1=1, axis2=2)
        lower = jnp.tril(lower, -1) + jnp.exp(diagonal)[:, :, None] * jnp.eye(c)
        apart = b["y"] - b["x"] @ p["w"] - p["bias"][b["group"]]
        whitened = jnp.einsum("nij,nj->ni", lower, apart)
        each = 0.5 * jnp.sum(whitened**2, 1) - jnp.sum(diagonal, 1)
        total = jax.ops.segment_sum(each, b["group"], groups)
        size = jax.ops.segment_sum(jnp.ones_like(each), b["group"], groups)
        mean = total / jnp.maximum(size, 1)
        return jnp.sum(mean) / jnp.sum(size > 0), {"size": size, "mean": mean[b["group"]]}, {}

    return step(params, loss, data, 9, rate=0.02)


ALL = dict(
    dispatch=dispatch,
    hash_grid=hash_grid,
    boosting=boosting,
    crops=crops,
    ring=ring,
    molecule=molecule,
    spline=spline,
    triangles=triangles,
)
