"""Rows that meet: pairs, ranks, slices and strides along the batch; recurrences with masks."""

from jax import lax
from jax_common import *


def off_diagonal():
    """Barlow twins and SimCLR in one: cross-correlation over the batch, all off-diagonal entries by
    a reshape, also of [batch, batch]."""
    r = rng(21)
    rows_, c = 7, 4
    params = {"w": mat(r, 5, c)}
    data = {"x": rows(r, 14, 5), "z": rows(r, 14, 5)}

    def off(m):
        n = m.shape[0]
        return m.reshape(-1)[:-1].reshape(n - 1, n + 1)[:, 1:].reshape(n, n - 1)

    def loss(p, b, _):
        u, v = (jnp.tanh(b[k] @ p["w"]) for k in ("x", "z"))
        u, v = ((h - jnp.mean(h, 0)) / (jnp.std(h, 0) + 0.1) for h in (u, v))
        cross = u.T @ v / rows_
        value = jnp.sum((1 - jnp.diagonal(cross)) ** 2) + 0.1 * jnp.sum(off(cross) ** 2)
        own, other = u @ u.T, jnp.diagonal(u @ v.T)
        logits = jnp.concatenate([other[:, None], off(own)], 1)
        return (
            value + jnp.mean(xent(logits, jnp.zeros(rows_, int))),
            {"nearest": jnp.max(off(own), 1)},
            {},
        )

    return step(params, loss, data, rows_)


def transport():
    """Sinkhorn's transport between the rows of two halves of a batch, rows of a half by even and
    odd strides."""
    r = rng(22)
    params = {"w": mat(r, 3, 3)}
    data = {"x": rows(r, 20, 3), "weight": r.uniform(0.5, 1.5, 20).astype(np.float32)}

    def loss(p, b, _):
        h = jnp.tanh(b["x"] @ p["w"])
        a, c = h[::2], h[1::2]
        wa, wc = b["weight"][::2], b["weight"][1::2]
        wa, wc = wa / jnp.sum(wa), wc / jnp.sum(wc)
        cost = jnp.sum((a[:, None] - c) ** 2, -1)
        f, g = jnp.zeros_like(wa), jnp.zeros_like(wc)
        for _ in range(2):
            f = 0.3 * (jnp.log(wa) - jax.nn.logsumexp((g - cost) / 0.3, 1))
            g = 0.3 * (jnp.log(wc) - jax.nn.logsumexp((f[:, None] - cost) / 0.3, 0))
        plan = jnp.exp((f[:, None] + g - cost) / 0.3)
        return jnp.sum(plan * cost), {"plan": jnp.sum(plan, 1), "partner": jnp.argmax(plan, 1)}, {}

    return step(params, loss, data, 10)


def ranks():
    """Ranks of the rows by comparison, rows read in that order, a bitonic network along features,
    differences of neighbours in order."""
    r = rng(23)
    params = {"w": mat(r, 8, 4), "out": mat(r, 4)}
    data = {"x": rows(r, 18, 8), "y": rows(r, 18)}

    def bitonic(v):
        n, size = v.shape[-1], 2
        i = np.arange(n)
        while size <= n:
            gap = size // 2
            while gap:
                other = v[..., i ^ gap]
                up = (i & size) == 0
                v = jnp.where(((i & gap) == 0) == up, jnp.minimum(v, other), jnp.maximum(v, other))
                gap //= 2
            size *= 2
        return v

    def loss(p, b, _):
        n = b["x"].shape[0]
        score = jnp.tanh(bitonic(b["x"] @ p["w"])) @ p["out"]
        rank = lambda v: jnp.sum(v[:, None] > v, 1)
        ry, rs = rank(b["y"]), rank(lax.stop_gradient(score))
        order = jnp.sum(jnp.where(ry[None] == jnp.arange(n)[:, None], jnp.arange(n), 0), 1)
        sorted_score = score[order]
        hinge = jax.nn.softplus(sorted_score[:-1] - sorted_score[1:])
        spearman = 1 - 6 * jnp.sum((ry - rs) ** 2) / (n * (n * n - 1))
        return (
            jnp.mean(hinge) + 0.1 * jnp.mean((score - b["y"]) ** 2),
            {"spearman": spearman, "order": order},
            {},
        )

    return step(params, loss, data, 9)


def slices():
    """Parts of the batch: a dynamic slice whose start is state, padding and cropping along the
    batch, rows set apart and joined again."""
    r = rng(24)
    params = {"w": mat(r, 4, 4), "out": mat(r, 4, 2)}
    data = {"x": rows(r, 20, 4), "y": labels(r, 2, 20)}

    def loss(p, b, kept):
        h = jnp.tanh(b["x"] @ p["w"])
        some = lax.dynamic_slice(h, (kept["start"], 0 * kept["start"]), (4, 4))
        h = lax.dynamic_update_slice(h, 0.5 * some[::-1], (kept["start"] + 1, 0 * kept["start"]))
        zero = jnp.zeros((), h.dtype)
        late = lax.pad(h, zero, ((2, -2, 0), (0, 0, 0)))
        spaced = lax.pad(h[:4], zero, ((1, 2, 1), (0, 0, 0)))
        joined = jnp.concatenate([h[6:], h[:2], h[2:6]])
        z = (h - 0.3 * late + 0.2 * spaced + 0.1 * joined) @ p["out"]
        return (
            jnp.mean(xent(z, b["y"])),
            {"some": some, "middle": h[3:8, 0]},
            {"start": (kept["start"] + 3) % 6},
        )

    return step(params, loss, data, 10, steps=3, start=np.int32(4))


def policy():
    """PPO: advantages by a reverse scan over time-major rollouts, normalized over the batch,
    minibatches by a fixed permutation, ratios by take_along_axis."""
    r = rng(25)
    length, n, actions = 4, 6, 3
    params = {"w": mat(r, 3, 5), "pi": mat(r, 5, actions), "v": mat(r, 5, 1)}
    data = {
        "x": rows(r, length, 12, 3),
        "action": labels(r, actions, length, 12),
        "reward": rows(r, length, 12),
        "done": r.integers(0, 4, (length, 12)) == 0,
        "old": rows(r, length, 12) * 0.3 - 1,
    }
    order = np.random.default_rng(1).permutation(n)

    def loss(p, b, _):
        h = jnp.tanh(b["x"] @ p["w"])
        value, logp = (h @ p["v"])[..., 0], jax.nn.log_softmax(h @ p["pi"])
        fixed = lax.stop_gradient(value)

        def back(carry, now):
            after, following = carry
            reward, done, v = now
            delta = reward + 0.9 * following * (1 - done) - v
            advantage = delta + 0.8 * (1 - done) * after
            return (advantage, v), advantage

        zero = jnp.zeros_like(fixed[0])
        _, advantage = lax.scan(
            back, (zero, zero), (b["reward"], b["done"].astype(fixed.dtype), fixed), reverse=True
        )
        goal = advantage + fixed
        advantage = (advantage - jnp.mean(advantage)) / (jnp.std(advantage) + 0.1)
        chosen = jnp.take_along_axis(logp, b["action"][..., None], -1)[..., 0]
        total = 0.0
        for half in (order[: n // 2], order[n // 2 :]):
            take = lambda v: v[:, half]
            ratio = jnp.exp(take(chosen) - take(b["old"]))
            a = take(advantage)
            total = (
                total
                - jnp.mean(jnp.minimum(ratio * a, jnp.clip(ratio, 0.8, 1.2) * a))
                + 0.5 * jnp.mean((take(value) - take(goal)) ** 2)
            )
        return total, {"advantage": advantage[0]}, {}

    return step(params, loss, data, n, dims={k: 1 for k in data})


def hidden_markov():
    """A hidden Markov model: the forward pass as a masked scan, Viterbi's way back as a reverse
    scan over stored argmaxes."""
    r = rng(26)
    states, length = 3, 5
    params = {"w": mat(r, 2, states), "move": mat(r, states, states), "first": mat(r, states)}
    data = {"x": rows(r, 10, length, 2), "length": labels(r, 3, 10) + 3}

    def loss(p, b, _):
        score = jnp.swapaxes(b["x"] @ p["w"], 0, 1)
        move = jax.nn.log_softmax(p["move"])
        alive = jnp.arange(1, length)[:, None] < b["length"]

        def forward(alpha, now):
            s, on = now
            return jnp.where(
                on[:, None], jax.nn.logsumexp(alpha[:, :, None] + move, 1) + s, alpha
            ), None

        def best(alpha, now):
            s, on = now
            ways = alpha[:, :, None] + move
            back = jnp.where(on[:, None], jnp.argmax(ways, 1), jnp.arange(states)).astype(int)
            return jnp.where(on[:, None], jnp.max(ways, 1) + s, alpha), back

        start = jax.nn.log_softmax(p["first"]) + score[0]
        alpha, _ = lax.scan(forward, start, (score[1:], alive))
        top, backs = lax.scan(best, lax.stop_gradient(start), lax.stop_gradient((score[1:], alive)))
        last = jnp.argmax(top, 1).astype(int)
        follow = lambda tag, back: (lambda t: (t, t))(
            jnp.take_along_axis(back, tag[:, None], 1)[:, 0]
        )
        _, path = lax.scan(follow, last, backs, reverse=True)
        norm = jnp.sum(b["length"])
        return -jnp.sum(jax.nn.logsumexp(alpha, 1)) / norm, {"path": path.T, "last": last}, {}

    return step(params, loss, data, 5)


def pairs():
    """All pairs of rows: a kernel between them under a mask of pairs, mixup with the reversed
    batch, the nearest other row read by its number."""
    r = rng(27)
    params = {"w": mat(r, 4, 3), "out": mat(r, 3, 3)}
    data = {"x": rows(r, 18, 4), "y": labels(r, 4, 18) - 1}

    def loss(p, b, _):
        n = b["x"].shape[0]
        h = jnp.tanh(b["x"] @ p["w"])
        apart = jnp.sum((h[:, None] - h) ** 2, -1)
        i = jnp.arange(n)
        nearest = jnp.argmin(jnp.where(i[:, None] == i, jnp.inf, lax.stop_gradient(apart)), 1)
        earlier = (i[:, None] > i) & (i[:, None] - i <= 3)
        smooth = jnp.where(earlier, jnp.exp(-apart), 0.0)
        smooth = smooth @ h / (1 + jnp.sum(smooth, 1, keepdims=True))
        mixed = 0.6 * (h + 0.2 * h[nearest] + 0.2 * smooth) + 0.4 * h[::-1]
        logp = jax.nn.log_softmax(mixed @ p["out"])
        known = b["y"] >= 0
        hot = jax.nn.one_hot(b["y"], 3) * 0.9 + 0.1 / 3
        each = -jnp.sum(logp * (0.6 * hot + 0.4 * hot[::-1]), 1)
        both = known & known[::-1]
        return (
            jnp.sum(jnp.where(both, each, 0.0)) / jnp.maximum(jnp.sum(both), 1),
            {"nearest": nearest, "counted": jnp.sum(both)},
            {},
        )

    return step(params, loss, data, 9)


ALL = dict(
    off_diagonal=off_diagonal,
    transport=transport,
    ranks=ranks,
    slices=slices,
    policy=policy,
    hidden_markov=hidden_markov,
    pairs=pairs,
)
