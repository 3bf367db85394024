"""Writes the folders of the steps from JAX anew: make_jax.py OUT_DIR [STEP...]

Needs jax, optax and DP_OPT, the path of dp-opt (which only prints the graphs).
"""

import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.dirname(here)]

import export
import folder
import jax
import jax_batch
import jax_convolutions
import jax_index
import jax_matrices
import jax_order
import jax_scatter
import jax_windows
import numpy as np

ALL = {
    **jax_index.ALL,
    **jax_windows.ALL,
    **jax_batch.ALL,
    **jax_order.ALL,
    **jax_scatter.ALL,
    **jax_convolutions.ALL,
    **jax_matrices.ALL,
}


def rows(m, i):
    """Returns batch i: rows along each input's own batch dimension; the first rows follow the
    last."""
    take = lambda k, v: np.take(
        v,
        np.arange(i * m["batch"], (i + 1) * m["batch"]) % v.shape[m["dims"].get(k, 0)],
        m["dims"].get(k, 0),
    )
    return {k: take(k, v) for k, v in m["data"].items()}


def reference(m, dtype):
    """Trains by JAX itself, with floats of `dtype`. Returns the metrics per step and the last
    state."""
    wide = {"f": dtype, "i": np.int64 if dtype == np.float64 else np.int32}
    cast = lambda tree: jax.tree.map(lambda v: v.astype(wide.get(v.dtype.kind, v.dtype)), tree)
    with jax.enable_x64(dtype == np.float64):
        train, log, state = jax.jit(m["train"]), {}, cast(m["state"])
        for i in range(m["steps"]):
            state, metrics = train(state, cast(rows(m, i)))
            for k, v in export.flat(metrics).items():
                log.setdefault(k, []).append(v)
        return {k: np.stack(v) for k, v in log.items()}, export.flat(state)


def main(out, which):
    for name in which or ALL:
        m = ALL[name]()
        log, final = reference(m, np.float32)
        far = folder.spread((log, final), reference(m, np.float64))
        spec = lambda tree: jax.tree.map(lambda v: jax.ShapeDtypeStruct(v.shape, v.dtype), tree)
        text = export.export_step(
            "train_step", m["train"], spec(m["state"]), spec(rows(m, 0)), m["dims"]
        )
        folder.write(
            out,
            name,
            text,
            export.flat(m["state"]),
            m["data"],
            m["batch"],
            m["steps"],
            m["dims"],
            log,
            final,
            far,
        )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
