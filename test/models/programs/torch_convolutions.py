"""Convolutions of one to three dimensions: grouped, depthwise, transposed, dilated, strided, padded
by more than a window."""

import torch
import torch.nn.functional as F
from torch_common import labels, momentum, step, weights


def volumes():
    """Series, images and volumes, each by a plain, a grouped or depthwise and a transposed
    convolution, all with a bias or a stride."""
    params = weights(
        series=(6, 2, 3),
        series_groups=(6, 2, 2),
        series_up=(6, 1, 3),
        image=(6, 2, 3, 3),
        image_bias=(6,),
        dilated=(4, 6, 2, 3),
        depth=(8, 1, 3, 3),
        up=(8, 2, 3, 2),
        up_depth=(8, 1, 3, 3),
        wide=(3, 4, 2, 2),
        volume=(4, 1, 2, 3, 2),
        volume_groups=(4, 2, 2, 2, 2),
        volume_up=(4, 2, 2, 2, 2),
        out=(15, 3),
        scale=0.4,
    )
    data = dict(
        s=torch.randn(13, 2, 9),
        i=torch.randn(13, 2, 7, 8),
        v=torch.randn(13, 1, 4, 5, 6),
        y=labels(13, 3),
    )

    def loss(p, b, _):
        s = torch.tanh(F.conv1d(b["s"], p["series"], padding=1))
        s = torch.tanh(F.conv1d(s, p["series_groups"], stride=2, dilation=2, padding=1, groups=3))
        s = F.conv_transpose1d(s, p["series_up"], stride=2, padding=1, output_padding=1, groups=6)
        i = torch.tanh(F.conv2d(b["i"], p["image"], p["image_bias"], stride=(2, 1), padding=1))
        i = torch.tanh(F.conv2d(i, p["dilated"], dilation=(1, 2), padding=(0, 2)))
        i = torch.tanh(F.conv2d(i, p["depth"], stride=2, padding=2, groups=4))
        up = F.conv_transpose2d(i, p["up"], stride=2, padding=(1, 0), groups=2)
        deep = F.conv_transpose2d(i, p["up_depth"], stride=(1, 3), groups=8)
        wide = F.conv2d(up, p["wide"], stride=3, padding=4)
        v = torch.tanh(F.conv3d(b["v"], p["volume"], stride=(1, 2, 1), padding=(0, 1, 1)))
        v = torch.tanh(F.conv3d(v, p["volume_groups"], groups=2, dilation=(1, 1, 2)))
        v = F.conv_transpose3d(v, p["volume_up"], stride=2, dilation=(1, 2, 1))
        means = [
            s.mean(2)[:, :2],
            s[:, 2:, -1],
            up.mean((2, 3)),
            wide.mean((2, 3)),
            v.mean((2, 3, 4)),
        ]
        z = torch.tanh(torch.cat(means, 1)) @ p["out"]
        return F.cross_entropy(z, b["y"]) + (deep**2).mean(), {"deep": deep.mean((1, 2, 3))}, {}

    return step(params, loss, data, 6, update=momentum(0.05))


ALL = {"volumes": volumes}
