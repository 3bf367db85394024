"""Convolutions in layouts that no library has, with all that conv_general_dilated takes."""

from jax import lax
from jax_common import *


def layouts():
    """Strides, both dilations, uneven and negative padding, groups of features and of the batch,
    filters that are flipped."""
    r = rng(61)
    params = {
        "plain": mat(r, 3, 2, 3, 4),
        "grouped": mat(r, 6, 2, 3, 3),
        "depth": mat(r, 3, 2, 1, 12),
        "up": mat(r, 2, 3, 12, 3),
        "both": mat(r, 3, 4, 2),
        "volume": mat(r, 3, 2, 2, 4, 2),
        "batch": mat(r, 4, 4, 3),
        "out": mat(r, 14, 3),
    }
    data = {
        "x": rows(r, 13, 7, 8, 3),
        "s": rows(r, 13, 9, 4),
        "v": rows(r, 13, 2, 4, 5, 3),
        "y": labels(r, 3, 13),
    }
    conv = lax.conv_general_dilated

    def loss(p, b, _):
        h = jnp.tanh(
            conv(
                b["x"],
                p["plain"],
                (2, 1),
                ((1, 2), (0, 1)),
                rhs_dilation=(1, 2),
                dimension_numbers=("NHWC", "HWIO", "NHCW"),
            )
        )
        h = jnp.tanh(
            conv(
                h,
                p["grouped"],
                (1, 1),
                ((1, 1), (2, 0)),
                dimension_numbers=("NHCW", "OIHW", "HWCN"),
                feature_group_count=2,
            )
        )
        deep = jnp.tanh(
            conv(
                h,
                p["depth"],
                (1, 1),
                "SAME",
                dimension_numbers=("HWCN", "HWIO", "NHWC"),
                feature_group_count=6,
            )
        )
        up = conv(
            deep,
            p["up"],
            (1, 1),
            ((1, 1), (-1, 2)),
            lhs_dilation=(2, 3),
            dimension_numbers=("NHWC", "HWIO", "NCHW"),
        )
        s = conv(
            b["s"],
            p["both"],
            (2,),
            ((2, 1),),
            lhs_dilation=(3,),
            rhs_dilation=(2,),
            dimension_numbers=("NHC", "HIO", "NHC"),
        )
        v = jnp.tanh(
            conv(
                b["v"],
                p["volume"],
                (1, 2, 1),
                "SAME",
                dimension_numbers=("NCDHW", "DHWOI", "NDHWC"),
            )
        )
        halves = conv(
            b["s"],
            p["batch"],
            (1,),
            "VALID",
            dimension_numbers=("NHC", "OIH", "NHC"),
            batch_group_count=2,
        )
        means = [deep.mean((1, 2))[:, :5], up.mean((2, 3)), s.mean(1), v.mean((1, 2, 3))]
        z = jnp.tanh(jnp.concatenate(means, 1)) @ p["out"]
        return jnp.mean(xent(z, b["y"])) + jnp.mean(halves**2), {"up": up.mean((1, 2, 3))}, {}

    return step(params, loss, data, 6)


ALL = {"layouts": layouts}
