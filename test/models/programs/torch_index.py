"""Reads and writes at indices: interaction of features, tables, replay, detection, points,
codebooks."""

import torch
import torch.nn.functional as F
from torch_common import labels, momentum, one_hot, sgd, step, weights


def dlrm():
    """DLRM: three tables, a bottom and a top net, products of all pairs of features read as p[:, i,
    j]."""
    params = weights(t0=(7, 4), t1=(5, 4), t2=(9, 4), bottom=(6, 4), top=(4 + 6, 8), out=(8, 1))
    data = dict(
        x=torch.randn(20, 6),
        ids=torch.stack([labels(20, n) for n in (7, 5, 9)], 1),
        y=torch.rand(20).round(),
    )

    def loss(p, b, _):
        x = torch.tanh(b["x"] @ p["bottom"])
        features = torch.stack([x] + [F.embedding(b["ids"][:, k], p[f"t{k}"]) for k in range(3)], 1)
        pairs = torch.bmm(features, features.transpose(1, 2))
        i = torch.tensor([i for i in range(4) for j in range(i)])
        j = torch.tensor([j for i in range(4) for j in range(i)])
        h = torch.cat([x, pairs[:, i, j]], 1)
        z = (torch.tanh(h @ p["top"]) @ p["out"])[:, 0]
        return (
            F.binary_cross_entropy_with_logits(z, b["y"]),
            {"right": ((z > 0) == (b["y"] > 0.5)).sum()},
            {},
        )

    return step(params, loss, data, 9, update=momentum(0.2))


def bags():
    """Tokens of all texts in one flat list with the number of their text: bags by index_add, their
    size by scatter_add."""
    texts = 6
    params = weights(table=(12, 5), out=(5, 3))
    data = dict(ids=labels(30, 12), text=labels(30, texts), weight=torch.rand(30) + 0.5)
    y = labels(texts, 3)

    def loss(p, b, kept):
        h = F.embedding(b["ids"], p["table"]) * b["weight"][:, None]
        bag = torch.zeros(texts, 5).index_add(0, b["text"], h)
        size = torch.zeros(texts).scatter_add(0, b["text"], b["weight"])
        logits = (bag / size.clamp(min=1e-3)[:, None]) @ p["out"]
        seen = kept["seen"].index_put(
            (b["ids"], b["text"]), torch.ones_like(b["ids"]), accumulate=True
        )
        return F.cross_entropy(logits, kept["y"]), {"size": size}, {"seen": seen, "y": kept["y"]}

    return step(
        params, loss, data, 11, steps=3, seen=torch.zeros(12, texts, dtype=torch.int64), y=y
    )


def messages():
    """A graph network whose batch is the edges: node features are read at both ends and messages
    added where they end."""
    nodes = 7
    params = weights(nodes=(nodes, 4), message=(8 + 2, 4), update=(8, 4))
    data = dict(
        source=labels(26, nodes),
        target=labels(26, nodes),
        kind=torch.randn(26, 2),
        y=torch.randn(26),
    )

    def loss(p, b, _):
        h = p["nodes"]
        for _ in range(2):
            sent = torch.tanh(
                torch.cat([h[b["source"]], h.index_select(0, b["target"]), b["kind"]], 1)
                @ p["message"]
            )
            got = torch.zeros(nodes, 4).index_add(0, b["target"], sent)
            degree = torch.zeros(nodes).index_add(0, b["target"], torch.ones_like(b["y"]))
            h = torch.tanh(torch.cat([h, got / (1 + degree)[:, None]], 1) @ p["update"])
        score = (h[b["source"]] * h[b["target"]]).sum(1)
        return ((score - b["y"]) ** 2).mean(), {"degree": degree}, {}

    return step(params, loss, data, 13)


def replay():
    """Double DQN: rows are written to a circular buffer at a position kept in the state, old ones
    read by index."""
    size, actions = 16, 3
    params = weights(q1=(4, 8), q2=(8, actions))
    data = dict(
        x=torch.randn(15, 4),
        action=labels(15, actions),
        reward=torch.randn(15),
        next=torch.randn(15, 4),
        old=labels(15, size),
    )

    def loss(p, b, kept):
        q = lambda x, w1, w2: torch.tanh(x @ w1) @ w2
        at = (kept["position"] + torch.arange(len(b["x"]))) % size
        x = kept["x"].index_copy(0, at, b["x"])
        after = kept["after"].index_put((at,), b["next"])
        action = kept["action"].scatter(0, at, b["action"])
        reward = kept["reward"].index_put((at,), b["reward"])
        with torch.no_grad():
            best = q(after[b["old"]], p["q1"], p["q2"]).argmax(1, keepdim=True)
            goal = (
                reward[b["old"]]
                + 0.9 * q(after[b["old"]], kept["slow1"], kept["slow2"]).gather(1, best)[:, 0]
            )
        got = q(x[b["old"]], p["q1"], p["q2"]).gather(1, action[b["old"]][:, None])[:, 0]
        new = dict(
            position=(kept["position"] + len(b["x"])) % size,
            x=x,
            after=after,
            action=action,
            reward=reward,
            slow1=torch.lerp(kept["slow1"], p["q1"], 0.1),
            slow2=torch.lerp(kept["slow2"], p["q2"], 0.1),
        )
        return F.smooth_l1_loss(got, goal), {"reward": reward[b["old"]]}, new

    return step(
        params,
        loss,
        data,
        5,
        steps=3,
        position=torch.tensor(13),
        x=torch.randn(size, 4),
        after=torch.randn(size, 4),
        action=labels(size, actions),
        reward=torch.randn(size),
        slow1=torch.randn(4, 8),
        slow2=torch.randn(8, actions),
    )


def detector():
    """YOLO's targets: index_put of boxes at [row, anchor, y, x], predictions read there,
    intersection over union."""
    anchors, size = 2, 3
    params = weights(conv=(anchors * 5, 2, 3, 3))
    data = dict(
        image=torch.randn(12, 2, size, size),
        box=torch.rand(12, 2, 4) * 0.8 + 0.1,
        anchor=labels(12, anchors, 2),
    )

    # As prod(-1), whose gradient torch-mlir makes a scan.
    area = lambda box: box[..., 0] * box[..., 1]

    def loss(p, b, _):
        rows = len(b["image"])
        out = (
            F.conv2d(b["image"], p["conv"], padding=1)
            .view(rows, anchors, 5, size, size)
            .permute(0, 1, 3, 4, 2)
        )
        row = torch.arange(rows)[:, None].expand(rows, 2)
        x, y = (
            (b["box"][..., 0] * size).long().clamp(0, size - 1),
            (b["box"][..., 1] * size).long().clamp(0, size - 1),
        )
        goal = torch.zeros(rows, anchors, size, size).index_put(
            (row, b["anchor"], y, x), torch.ones(())
        )
        got = out[row, b["anchor"], y, x]
        centre = torch.sigmoid(got[..., :2]) + torch.stack([x, y], -1)
        half, goal_half = torch.sigmoid(got[..., 2:4]) * size / 2, b["box"][..., 2:] * size / 2
        middle = b["box"][..., :2] * size
        low = torch.maximum(centre - half, middle - goal_half)
        high = torch.minimum(centre + half, middle + goal_half)
        common = area((high - low).clamp(min=0))
        union = 4 * area(half) + 4 * area(goal_half) - common
        value = F.binary_cross_entropy_with_logits(out[..., 4], goal) + (1 - common / union).mean()
        return value, {"cells": goal.sum(), "overlap": common}, {}

    return step(params, loss, data, 6)


def points():
    """PointNet++: farthest points by repeated argmax, three nearest by masked argmin, groups read
    by take_along_dim."""
    params = weights(point=(3, 6), out=(6, 3))
    data = dict(x=torch.randn(10, 8, 3), y=labels(10, 3))

    def loss(p, b, _):
        x = b["x"]
        rows = torch.arange(len(x))
        far, distance, chosen = (
            torch.zeros(len(x), dtype=torch.int64),
            torch.full(x.shape[:2], 1e9),
            [],
        )
        for _ in range(3):
            chosen.append(far)
            distance = torch.minimum(distance, ((x - x[rows, far][:, None]) ** 2).sum(-1))
            far = distance.argmax(1)
        centre = torch.take_along_dim(x, torch.stack(chosen, 1)[:, :, None], 1)
        apart = ((centre[:, :, None] - x[:, None]) ** 2).sum(-1)
        near = []
        for _ in range(3):
            near.append(apart.argmin(-1))
            apart = apart.masked_fill(one_hot(near[-1], 8).bool(), float("inf"))
        near = torch.stack(near, -1).flatten(1)
        group = (
            torch.gather(x, 1, near[:, :, None].expand(-1, -1, 3)).view(len(x), 3, 3, 3)
            - centre[:, :, None]
        )
        h = torch.tanh(group @ p["point"]).amax(2).mean(1)
        return F.cross_entropy(h @ p["out"], b["y"]), {"far": torch.stack(chosen, 1)}, {}

    return step(params, loss, data, 5)


def codebook():
    """VQ-VAE: nearest code by argmin, straight-through gradient, codes as running means by
    index_add, unused ones from a row."""
    codes = 6
    params = weights(enc=(5, 3), dec=(3, 5))
    data = dict(x=torch.randn(20, 5))

    def loss(p, b, kept):
        z = b["x"] @ p["enc"]
        code = ((z.detach()[:, None] - kept["codes"]) ** 2).sum(-1).argmin(1)
        q = kept["codes"][code]
        out = (z + (q - z).detach()) @ p["dec"]
        hit = one_hot(code, codes).sum(0)
        count = 0.8 * kept["count"] + 0.2 * hit
        total = 0.8 * kept["total"] + 0.2 * torch.zeros(codes, 3).index_add(0, code, z.detach())
        spare = torch.take_along_dim(z.detach(), torch.arange(codes)[:, None] * 7 % len(z), 0)
        new = torch.where((count > 0.3)[:, None], total / count.clamp(min=1e-3)[:, None], spare)
        value = ((out - b["x"]) ** 2).mean() + 0.25 * ((z - q) ** 2).mean()
        return value, {"hit": hit, "code": code}, {"codes": new, "count": count, "total": total}

    return step(
        params,
        loss,
        data,
        10,
        codes=torch.randn(codes, 3),
        count=torch.ones(codes),
        total=torch.randn(codes, 3),
    )


def histograms():
    """Buckets by comparison, counts and sums per bucket by scatter_add and bincount, quantiles,
    calibration error."""
    bins = 5
    params = weights(w=(4, 1), height=(bins,))
    data = dict(x=torch.randn(27, 4), y=torch.rand(27).round())

    def loss(p, b, kept):
        prob = torch.sigmoid((b["x"] @ p["w"])[:, 0])
        edge = torch.linspace(0.2, 0.8, bins - 1)
        at = (prob.detach()[:, None] > edge).sum(1)
        count = torch.zeros(bins).scatter_add(0, at, torch.ones_like(prob))
        sure = torch.zeros(bins).scatter_add(0, at, prob.detach())
        true = torch.zeros(bins, 2).index_put(
            (at, b["y"].long()), torch.ones_like(prob), accumulate=True
        )
        error = (sure - true[:, 1]).abs().sum() / len(prob)
        value = F.binary_cross_entropy(
            prob + 0.01 * torch.tanh(p["height"])[at] * prob * (1 - prob), b["y"]
        )
        return value, {"error": error, "count": count}, {"seen": kept["seen"] + true, "last": at}

    return step(
        params, loss, data, 9, seen=torch.zeros(bins, 2), last=torch.zeros(9, dtype=torch.int64)
    )


ALL = dict(
    dlrm=dlrm,
    bags=bags,
    messages=messages,
    replay=replay,
    detector=detector,
    points=points,
    codebook=codebook,
    histograms=histograms,
)
