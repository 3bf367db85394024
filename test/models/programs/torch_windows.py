"""Windows, padding, rolls, patches and masks beside the batch."""

import torch
import torch.nn.functional as F
from torch_common import labels, momentum, step, weights


def swin():
    """Two Swin blocks: windows, windows shifted by a roll with the mask of what is no neighbour,
    bias from a table of offsets."""
    side, win, c, heads = 4, 2, 4, 2
    params = weights(
        embed=(2, c),
        qkv0=(c, 3 * c),
        qkv1=(c, 3 * c),
        bias0=((2 * win - 1) ** 2, heads),
        bias1=((2 * win - 1) ** 2, heads),
        out0=(c, c),
        out1=(c, c),
        head=(c, 3),
    )
    data = dict(x=torch.randn(10, side, side, 2), y=labels(10, 3))

    def windows(x):
        n = len(x)
        return (
            x.view(n, side // win, win, side // win, win, -1)
            .permute(0, 1, 3, 2, 4, 5)
            .reshape(n * (side // win) ** 2, win * win, -1)
        )

    def whole(w, n):
        return (
            w.view(n, side // win, side // win, win, win, -1)
            .permute(0, 1, 3, 2, 4, 5)
            .reshape(n, side, side, -1)
        )

    def loss(p, b, _):
        h, n = b["x"] @ p["embed"], len(b["x"])
        at = torch.stack(
            torch.meshgrid(torch.arange(win), torch.arange(win), indexing="ij")
        ).flatten(1)
        table = (
            (at[:, :, None] - at[:, None] + win - 1) * torch.tensor([2 * win - 1, 1])[:, None, None]
        ).sum(0)
        region = torch.zeros(1, side, side, 1)
        for i, rows in enumerate((slice(0, -win), slice(-win, -1), slice(-1, None))):
            for j, columns in enumerate((slice(0, -win), slice(-win, -1), slice(-1, None))):
                region[:, rows, columns] = 3 * i + j
        region = windows(region)[..., 0]
        apart = torch.zeros(region.shape[0], win * win, win * win).masked_fill(
            region[:, None] != region[:, :, None], -100.0
        )
        for k, shift in enumerate((0, 1)):
            w = windows(torch.roll(h, (-shift, -shift), (1, 2)))
            q, key, v = (
                (w @ p[f"qkv{k}"])
                .view(len(w), win * win, 3, heads, c // heads)
                .permute(2, 0, 3, 1, 4)
                .unbind(0)
            )
            s = q @ key.transpose(-2, -1) + p[f"bias{k}"][table.flatten()].view(
                win * win, win * win, heads
            ).permute(2, 0, 1)
            if shift:
                s = (s.view(n, -1, heads, win * win, win * win) + apart[:, None]).view(s.shape)
            w = (torch.softmax(s, -1) @ v).transpose(1, 2).reshape(w.shape) @ p[f"out{k}"]
            h = h + torch.roll(whole(w, n), (shift, shift), (1, 2))
        return F.cross_entropy(h.mean((1, 2)) @ p["head"], b["y"]), {}, {}

    return step(params, loss, data, 5)


def unfold():
    """A convolution as F.unfold and a product, its result added up from overlapping patches by
    F.fold."""
    params = weights(w=(2 * 9, 5), back=(5, 2 * 9))
    data = dict(x=torch.randn(12, 2, 5, 6))

    def loss(p, b, _):
        columns = F.unfold(b["x"], 3, padding=1, stride=2)
        h = torch.tanh(columns.transpose(1, 2) @ p["w"])
        out = F.fold((h @ p["back"]).transpose(1, 2), (5, 6), 3, padding=1, stride=2)
        return ((out - b["x"]) ** 2).mean(), {"patches": h.shape[1] + columns.amax((0, 2))}, {}

    return step(params, loss, data, 6)


def pads():
    """Convolutions over images padded by reflection, by the edge, circularly and by a constant,
    also by a negative count."""
    params = weights(a=(3, 2, 3, 3), b=(3, 3, 3, 3), c=(3, 3, 3, 3), d=(2, 3, 3))
    data = dict(x=torch.randn(10, 2, 5, 5))

    def loss(p, b, _):
        h = torch.tanh(F.conv2d(F.pad(b["x"], (1, 1, 1, 1), mode="reflect"), p["a"]))
        h = torch.tanh(F.conv2d(F.pad(h, (2, 1, 1, 2), mode="replicate"), p["b"]))
        # As F.pad(mode="circular"), which torch-mlir does not lower.
        h = torch.cat([h[..., -1:], h, h[..., :1]], 3)
        h = torch.tanh(F.conv2d(torch.cat([h[:, :, -1:], h, h[:, :, :1]], 2), p["c"]))
        line = F.pad(
            h.flatten(2)[..., :7].mean(-1, keepdim=True) * h.flatten(2), (-1, 3), value=0.5
        )
        line = F.conv1d(F.pad(line, (2, 0), mode="reflect"), p["d"])
        return (
            (line**2).mean() + ((h.mean(1) - b["x"].mean((1, 2, 3))[:, None, None]) ** 2).mean(),
            {"most": line.amax((1, 2))},
            {},
        )

    return step(params, loss, data, 5)


def spatial():
    """Spatial transformer: affine grid, bilinear reads at [row, :, y, x] by hand and by
    F.grid_sample."""
    size = 4
    params = weights(0.2, theta=(2 * size * size, 6), head=(2, 3))
    data = dict(x=torch.randn(12, 2, size, size), y=labels(12, 3))

    def read(x, gx, gy):
        n, _, height, width = x.shape
        px, py = (gx + 1) * (width - 1) / 2, (gy + 1) * (height - 1) / 2
        cx, cy = (
            px.floor()[..., None] + torch.tensor([0, 1, 0, 1]),
            py.floor()[..., None] + torch.tensor([0, 0, 1, 1]),
        )
        row = torch.arange(n)[:, None, None, None].expand(n, height, width, 4)
        inside = (cx >= 0) & (cx <= width - 1) & (cy >= 0) & (cy <= height - 1)
        weight = (1 - (px[..., None] - cx).abs()) * (1 - (py[..., None] - cy).abs()) * inside
        v = x[row, :, cy.clamp(0, height - 1).long(), cx.clamp(0, width - 1).long()]
        return (weight[..., None] * v).sum(3).permute(0, 3, 1, 2)

    def loss(p, b, _):
        n = len(b["x"])
        theta = (b["x"].flatten(1) @ p["theta"]).view(n, 2, 3) + torch.eye(2, 3)
        line = torch.linspace(-0.9, 0.9, size)
        base = torch.stack(
            [
                line[None].expand(size, size),
                line[:, None].expand(size, size),
                torch.ones(size, size),
            ],
            -1,
        )
        grid = torch.einsum("hwk,nik->nhwi", base, theta)
        other = F.grid_sample(b["x"], grid.detach(), padding_mode="border", align_corners=False)
        h = torch.tanh(read(b["x"], grid[..., 0], grid[..., 1]) + 0.5 * other).mean((2, 3))
        return F.cross_entropy(h @ p["head"], b["y"]), {"theta": theta.sum((1, 2))}, {}

    return step(params, loss, data, 6)


def local_attention():
    """Attention in a causal window of three, T5's bias by buckets of distance, padded keys masked,
    read at the diagonal."""
    length, c = 6, 4
    params = weights(table=(9, c), qkv=(c, 3 * c), bias=(4, 1))
    data = dict(ids=labels(10, 8, length) + 1, length=torch.randint(3, length + 1, (10,)))

    def loss(p, b, _):
        alive = torch.arange(length) < b["length"][:, None]
        ids = b["ids"].masked_fill(~alive, 0)
        q, k, v = (F.embedding(ids, p["table"], padding_idx=0) @ p["qkv"]).chunk(3, -1)
        apart = torch.arange(length)[:, None] - torch.arange(length)
        bucket = torch.where(
            apart < 2, apart.clamp(min=0), 2 + (apart.clamp(min=1).log2() >= 2).long()
        )
        band = torch.ones(length, length, dtype=torch.bool).tril().triu(-2)
        s = q @ k.transpose(1, 2) + p["bias"][bucket][..., 0]
        s = s.masked_fill(~(band & alive[:, None]), -1e9)
        a = torch.softmax(s, -1)
        h = torch.tanh(a @ v)
        logits = h[:, :-1] @ p["table"].T
        goal = ids[:, 1:].masked_fill(~alive[:, 1:], -100)
        value = F.cross_entropy(
            logits.transpose(1, 2), goal, ignore_index=-100, label_smoothing=0.1
        )
        own = torch.diagonal(a, dim1=1, dim2=2)
        return (
            value + 0.1 * (own * alive).sum() / alive.sum(),
            {"own": own, "tokens": alive.sum()},
            {},
        )

    return step(params, loss, data, 5)


def upscale():
    """Super resolution: pixel shuffle and unshuffle, nearest and bilinear resizing, total
    variation, padding by concatenation."""
    params = weights(a=(8, 4, 3, 3), b=(4, 2, 3, 3), c=(1, 1, 3, 3))
    data = dict(x=torch.randn(12, 1, 4, 4), y=torch.randn(12, 1, 8, 8))

    def loss(p, b, _):
        h = F.pixel_unshuffle(b["x"], 2)
        h = torch.tanh(F.conv2d(h, p["a"], padding=1))
        h = F.pixel_shuffle(h, 2)
        h = torch.tanh(F.conv2d(h, p["b"], padding=1))
        out = F.pixel_shuffle(h, 2) + F.interpolate(
            b["x"], scale_factor=2, mode="bilinear", align_corners=False
        )
        out = out + 0.5 * F.interpolate(F.avg_pool2d(b["x"], 2), size=(8, 8), mode="nearest")
        edge = torch.cat([out[:, :, :1], out, out[:, :, -1:]], 2)
        out = F.conv2d(torch.cat([edge[..., :1], edge, edge[..., -1:]], 3), p["c"])
        rough = (out[..., 1:] - out[..., :-1]).abs().mean() + (
            out[..., 1:, :] - out[..., :-1, :]
        ).abs().mean()
        return ((out - b["y"]) ** 2).mean() + 0.1 * rough, {"most": out.amax((1, 2, 3))}, {}

    return step(params, loss, data, 6)


def masked_patches():
    """Masked autoencoder: patches, those kept read by gather, mask tokens put between them by the
    inverse order."""
    c, patches, keep = 4, 6, 3
    params = weights(enc=(8, c), mix=(c, c), token=(c,), position=(patches, c), dec=(c, 8))
    order = torch.stack([torch.randperm(patches) for _ in range(14)])
    data = dict(x=torch.randn(14, 2, 4, 6), order=order)

    def loss(p, b, _):
        n = len(b["x"])
        x = b["x"].view(n, 2, 2, 2, 3, 2).permute(0, 2, 4, 3, 5, 1).reshape(n, patches, 8)
        restore = (b["order"][:, :, None] == torch.arange(patches)).int().argmax(1)
        kept = torch.gather(x + 0, 1, b["order"][:, :keep, None].expand(-1, -1, 8))
        h = kept @ p["enc"] + p["position"][b["order"][:, :keep]]
        h = torch.tanh(h @ p["mix"] + h.mean(1, keepdim=True))
        full = torch.cat([h, p["token"].expand(n, patches - keep, c)], 1)
        full = torch.take_along_dim(full, restore[:, :, None], 1) + p["position"]
        out = full @ p["dec"]
        gone = torch.ones(n, patches).scatter(1, b["order"][:, :keep], torch.zeros(n, keep))
        return (
            (((out - x) ** 2).mean(-1) * gone).sum() / gone.sum(),
            {"gone": gone, "restore": restore},
            {},
        )

    return step(params, loss, data, 7, update=momentum(0.1))


ALL = dict(
    swin=swin,
    unfold=unfold,
    pads=pads,
    spatial=spatial,
    local_attention=local_attention,
    upscale=upscale,
    masked_patches=masked_patches,
)
