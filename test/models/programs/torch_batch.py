"""Rows that meet: pairs, orders and shifts along the batch; sequences with masks."""

import torch
import torch.nn.functional as F
from torch_common import labels, momentum, one_hot, step, weights


def triplet():
    """Triplet loss with the hardest rows of a batch: distances of all pairs, masks by label,
    maximum and minimum over rows."""
    params = weights(w=(5, 4))
    data = dict(x=torch.randn(20, 5), y=labels(20, 3))

    def loss(p, b, _):
        h = F.normalize(b["x"] @ p["w"], dim=1)
        apart = (2 - 2 * (h @ h.T)).clamp(min=1e-6).sqrt()
        same = b["y"][:, None] == b["y"]
        own = torch.eye(len(h), dtype=torch.bool)
        far = apart.masked_fill(~same | own, 0.0).amax(1)
        near = apart.masked_fill(same, 9.0).amin(1)
        each = F.softplus(far - near)
        counted = (same & ~own).any(1)
        return (
            (each * counted).sum() / counted.sum().clamp(min=1),
            {"counted": counted.sum(), "near": apart.masked_fill(own, 9.0).argmin(1)},
            {},
        )

    return step(params, loss, data, 10)


def queue():
    """MoCo: keys of a slow encoder go to a circular queue at a position kept in the state;
    negatives come from it."""
    size, c = 14, 4
    params = weights(w=(5, c))
    data = dict(x=torch.randn(18, 5), z=torch.randn(18, 5))

    def loss(p, b, kept):
        slow = torch.lerp(kept["slow"], p["w"].detach(), 0.2)
        q, k = F.normalize(b["x"] @ p["w"], dim=1), F.normalize(b["z"] @ slow, dim=1)
        logits = torch.cat([(q * k).sum(1, keepdim=True), q @ kept["queue"].T], 1) / 0.3
        at = (kept["position"] + torch.arange(len(k))) % size
        new = kept["queue"].index_copy(0, at, k)
        value = F.cross_entropy(logits, torch.zeros(len(k), dtype=torch.int64))
        return (
            value,
            {"right": (logits.argmax(1) == 0).sum()},
            dict(slow=slow, queue=new, position=(kept["position"] + len(k)) % size),
        )

    return step(
        params,
        loss,
        data,
        6,
        steps=3,
        slow=torch.randn(5, c),
        queue=F.normalize(torch.randn(size, c), dim=1),
        position=torch.tensor(4),
    )


def order():
    """Sorting networks of minima and maxima along features and along the batch, ranks by comparison
    of all pairs, area under the curve."""
    params = weights(w=(5, 4), out=(4, 1))
    data = dict(
        x=torch.randn(10, 5), y=torch.tensor([0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0])
    )

    def network(v, count):
        """Odd-even transposition of the `count` entries of dimension 0."""
        for k in range(count):
            first = k % 2
            pairs = (count - first) // 2
            body = v[first : first + 2 * pairs].reshape(pairs, 2, *v.shape[1:])
            body = torch.stack(
                [torch.minimum(body[:, 0], body[:, 1]), torch.maximum(body[:, 0], body[:, 1])], 1
            )
            v = torch.cat(
                [v[:first], body.reshape(2 * pairs, *v.shape[1:]), v[first + 2 * pairs :]]
            )
        return v

    def loss(p, b, _):
        h = b["x"] @ p["w"]
        inner = network(h.T, 4).T
        z = (torch.tanh(inner) @ p["out"])[:, 0]
        each = F.binary_cross_entropy_with_logits(z, b["y"], reduction="none")
        outer = network(each, len(each))
        rank = (each.detach()[:, None] > each.detach()).sum(1)
        kept = rank < len(each) - 2
        above = ((z.detach()[:, None] > z.detach()) & (b["y"][:, None] > b["y"])).sum()
        area = above / (b["y"].sum() * (1 - b["y"]).sum()).clamp(min=1)
        return (
            (each * kept).sum() / kept.sum() + 0.1 * outer[len(each) // 2],
            {"area": area, "sorted": outer, "rank": rank},
            {},
        )

    return step(params, loss, data, 5)


def field():
    """Conditional random field: gold score read at [tag, next tag], forward recursion under a mask,
    Viterbi's way back by gather."""
    tags, length = 3, 4
    params = weights(w=(4, tags), move=(tags, tags), first=(tags,))
    data = dict(
        x=torch.randn(length, 14, 4),
        y=torch.randint(tags, (length, 14)),
        length=torch.randint(2, length + 1, (14,)),
    )

    def loss(p, b, _):
        score = b["x"] @ p["w"]
        alive = torch.arange(length)[:, None] < b["length"]
        gold = p["first"][b["y"][0]] + score.gather(2, b["y"][..., None])[..., 0].mul(alive).sum(0)
        gold = gold + (p["move"][b["y"][:-1], b["y"][1:]] * alive[1:]).sum(0)
        alpha = best = p["first"] + score[0]
        back = []
        for t in range(1, length):
            on = alive[t][:, None]
            alpha = torch.where(
                on, torch.logsumexp(alpha[:, :, None] + p["move"], 1) + score[t], alpha
            )
            ways = best.detach()[:, :, None] + p["move"].detach()
            back.append(torch.where(on, ways.argmax(1), torch.arange(tags)))
            best = torch.where(on, ways.amax(1) + score[t].detach(), best.detach())
        tag = best.argmax(1)
        path = [tag]
        for step_back in reversed(back):
            tag = step_back.gather(1, tag[:, None])[:, 0]
            path.append(tag)
        return (torch.logsumexp(alpha, 1) - gold).mean(), {"path": torch.stack(path[::-1], 1)}, {}

    return step(params, loss, data, 7, dims=dict(x=1, y=1))


def alignment():
    """CTC by hand: the extended labels' blanks by stack and flatten, skips where labels differ,
    lengths of both sides by gather."""
    length, target, classes = 5, 2, 4
    params = weights(w=(3, classes))
    data = dict(
        x=torch.randn(10, length, 3),
        y=torch.randint(1, classes, (10, target)),
        length=torch.randint(3, length + 1, (10,)),
        target=torch.randint(1, target + 1, (10,)),
    )

    def loss(p, b, _):
        n = len(b["x"])
        logp = torch.log_softmax(b["x"] @ p["w"], -1)
        labels = F.pad(torch.stack([torch.zeros_like(b["y"]), b["y"]], 2).flatten(1), (0, 1))
        emit = logp.gather(2, labels[:, None].expand(n, length, 2 * target + 1))
        before = F.pad(labels, (2, 0), value=-1)[:, :-2]
        skip = (labels != 0) & (labels != before)
        low = -1e4
        alpha = torch.where(torch.arange(2 * target + 1) < 2, emit[:, 0], low)
        for t in range(1, length):
            one = F.pad(alpha, (1, 0), value=low)[:, :-1]
            two = F.pad(alpha, (2, 0), value=low)[:, :-2].masked_fill(~skip, low)
            new = torch.logsumexp(torch.stack([alpha, one, two]), 0) + emit[:, t]
            alpha = torch.where((t < b["length"])[:, None], new, alpha)
        ends = torch.stack([2 * b["target"], 2 * b["target"] - 1], 1)
        return (
            -(torch.logsumexp(alpha.gather(1, ends), 1) / b["target"]).mean(),
            {"skips": skip.sum(1)},
            {},
        )

    return step(params, loss, data, 5)


def shifts():
    """Rolls and flips along the batch and beside it: mixup with the reversed batch, shifted
    channels, neighbours in the batch."""
    c = 6
    params = weights(a=(c, c), b=(c, 4))
    data = dict(x=torch.randn(18, 4, c), y=labels(18, 4))
    data["y"][::5] = -1

    def loss(p, b, _):
        x = 0.7 * b["x"] + 0.3 * b["x"].flip(0)
        h = x @ p["a"]
        h = torch.cat(
            [
                torch.roll(h[..., :2], 1, 1),
                torch.roll(h[..., 2:4], (2, -1), (0, 1)),
                h.narrow(2, 4, 2).flip((1, 2)),
            ],
            -1,
        )
        h = torch.tanh(h - 0.5 * torch.roll(h, -1, 0))
        other = h.index_select(0, torch.arange(len(x)).flip(0).roll(3))
        logits = (h + 0.2 * other).mean(1) @ p["b"]
        mine = F.cross_entropy(logits, b["y"], ignore_index=-1, label_smoothing=0.1)
        theirs = F.cross_entropy(logits, b["y"].flip(0), ignore_index=-1)
        return (
            0.7 * mine + 0.3 * theirs,
            {"first": h[0].sum(), "last": h[-1, :, 0], "every": h[::4, 0, 0]},
            {},
        )

    return step(params, loss, data, 9)


def negatives():
    """Pairs by a fixed permutation of the batch and by a roll, softmax over the batch, the diagonal
    as the right ones."""
    rows = 10
    params = weights(a=(5, 4), b=(3, 4))
    data = dict(x=torch.randn(2 * rows, 5), z=torch.randn(2 * rows, 3), group=labels(2 * rows, 4))
    permutation = torch.randperm(rows).tolist()

    def loss(p, b, _):
        u, v = torch.tanh(b["x"] @ p["a"]), torch.tanh(b["z"] @ p["b"])
        logits = u @ v.T
        shared = (b["group"][:, None] == b["group"]) & ~torch.eye(rows, dtype=torch.bool)
        logits = logits.masked_fill(shared, -20.0)
        value = F.cross_entropy(logits, torch.arange(rows)) + F.cross_entropy(
            logits.T, torch.arange(rows)
        )
        wrong = (u * v[torch.tensor(permutation)]).sum(1) + (u * torch.roll(v, 3, 0)).sum(1)
        right = torch.diagonal(logits)
        return (
            value + F.softplus(wrong - right).mean(),
            {"right": right, "upper": logits.triu(1).sum()},
            {},
        )

    return step(params, loss, data, rows)


def lengths():
    """A GRU cell run both ways over padded rows: each row reversed by its own length, its last
    state read by index."""
    length, c = 3, 3
    params = weights(f=(2 + c, 3 * c), r=(2 + c, 3 * c), out=(2 * c, 3))
    data = dict(
        x=torch.randn(14, length, 2), length=torch.randint(1, length + 1, (14,)), y=labels(14, 3)
    )

    def run(x, w):
        h, every = x.new_zeros(len(x), c), []
        for t in range(length):
            gates = torch.cat([x[:, t], h], 1) @ w
            z = torch.sigmoid(gates[:, :c])
            h = z * h + (1 - z) * torch.tanh(gates[:, c : 2 * c] * torch.sigmoid(gates[:, 2 * c :]))
            every.append(h)
        return torch.stack(every, 1)

    def loss(p, b, _):
        t = torch.arange(length)
        turned = torch.where(t < b["length"][:, None], b["length"][:, None] - 1 - t, t)
        back = torch.take_along_dim(b["x"], turned[:, :, None], 1)
        last = (b["length"] - 1)[:, None, None].expand(-1, 1, c)
        h = torch.cat(
            [
                run(b["x"], p["f"]).gather(1, last),
                run(back, p["r"])[torch.arange(len(b["x"])), b["length"] - 1][:, None],
            ],
            2,
        )[:, 0]
        return F.cross_entropy(h @ p["out"], b["y"]), {"turned": turned}, {}

    return step(params, loss, data, 7)


def top2():
    """Experts by top-2 routing: two argmaxes with a mask between, places by comparison with earlier
    rows, a capacity, one-hot dispatch."""
    experts, room, c = 3, 4, 4
    params = weights(gate=(c, experts), w=(experts, c, c), out=(c, 3))
    data = dict(x=torch.randn(20, c), y=labels(20, 3))

    def loss(p, b, _):
        rows = len(b["x"])
        gates = torch.softmax(b["x"] @ p["gate"], -1)
        one = one_hot(gates.argmax(-1), experts)
        two = one_hot(gates.masked_fill(one.bool(), -1.0).argmax(-1), experts)
        earlier = torch.arange(rows)[:, None] > torch.arange(rows)
        place1 = (earlier[:, :, None] & one.bool()[None]).sum(1)
        place2 = (earlier[:, :, None] & two.bool()[None]).sum(1) + one.sum(0)
        used, out = 0, 0
        for hot, place in ((one, place1), (two, place2)):
            at = (hot * place).sum(-1)
            slot = (hot * (at < room)[:, None])[:, :, None] * one_hot(at.clamp(max=room - 1), room)[
                :, None
            ]
            inside = torch.einsum("bec,bi->eci", slot.to(b["x"].dtype), b["x"])
            done = torch.tanh(torch.einsum("eci,eio->eco", inside, p["w"]))
            out = out + torch.einsum(
                "bec,eco->bo", slot * (gates * hot).sum(-1)[:, None, None], done
            )
            used = used + slot.sum((0, 2))
        balance = experts * (gates.mean(0) * one.to(gates.dtype).mean(0)).sum()
        return (
            F.cross_entropy(out @ p["out"], b["y"]) + 0.01 * balance,
            {"used": used, "place": place2},
            {},
        )

    return step(params, loss, data, 10)


ALL = dict(
    triplet=triplet,
    queue=queue,
    order=order,
    field=field,
    alignment=alignment,
    shifts=shifts,
    negatives=negatives,
    lengths=lengths,
    top2=top2,
)
