"""Writes the zoo's folders anew: make.py OUT_DIR [MODEL...]   (../README.md describes a folder)

Needs jax and optax, and build/bin/dp-opt. In addition, model.json has the bytes that
JAX's own program sends on 2 devices (`jax_bytes`; null for an odd batch, which it cannot split).
"""

import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.dirname(here)]
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"
import json
import re

import attention
import images
import loops
import sums
from export import *
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P
from run import spec

ALL = {**attention.ALL, **images.ALL, **loops.ALL, **sums.ALL}


def rows(m, i):
    """Returns batch i: rows along each argument's own batch dimension."""
    B = m["batch"]
    take = lambda k, v: np.take(
        v, np.arange(i * B, (i + 1) * B) % v.shape[m["dim"][k]], m["dim"][k]
    )
    return {k: take(k, v) for k, v in m["data"].items()}


def extras(m, t):
    return {k: np.asarray(f(t)) for k, f in m["extra"].items()}


def put(m, batch, mesh):
    def one(k, v):
        d = m["dim"][k]
        even = v.shape[d] % mesh.devices.size == 0
        return jax.device_put(v, NamedSharding(mesh, P(*[None] * d, "d") if even else P()))

    return {k: one(k, v) for k, v in batch.items()}


def reference(m, devices):
    """Trains by JAX itself on `devices` host devices. Returns metrics per step, state,
    evaluation."""
    mesh = Mesh(np.array(jax.devices()[:devices]), ("d",))
    train, log = jax.jit(m["train"]), {}
    state = jax.device_put(m["state"], NamedSharding(mesh, P()))
    for t in range(m["steps"]):
        state, metrics = train(state, put(m, rows(m, t), mesh), extras(m, t))
        for n, v in flat(metrics).items():
            log.setdefault(n, []).append(v)
    ev = (
        flat(jax.jit(m["eval"])(state, put(m, m["held_back"], mesh), extras(m, 0)))
        if m["eval"]
        else {}
    )
    return {k: np.stack(v) for k, v in log.items()}, flat(state), ev


BYTES = dict(
    pred=1, s8=1, u8=1, s16=2, u16=2, bf16=2, f16=2, s32=4, u32=4, f32=4, s64=8, u64=8, f64=8
)


def sent(m):
    """Returns the collectives and bytes of JAX's program for 2 devices, counted by operands as in
    the report."""
    mesh = Mesh(np.array(jax.devices()[:2]), ("d",))
    batch = put(m, rows(m, 0), mesh)
    if any(v.sharding.is_fully_replicated for v in batch.values()):
        return None, {}
    text = (
        jax.jit(m["train"], donate_argnums=(0,))
        .lower(jax.device_put(m["state"], NamedSharding(mesh, P())), batch, extras(m, 0))
        .compile()
        .as_text()
    )
    kinds, total = {}, 0
    for result, kind in re.findall(
        r"= (.*?) (all-reduce|all-gather|all-to-all|collective-permute|reduce-scatter)"
        r"(?:-start)?\(",
        text,
    ):
        kinds[kind] = kinds.get(kind, 0) + 1
        size = sum(
            BYTES[t] * int(np.prod([int(n) for n in s.split(",") if n] or [1]))
            for t, s in re.findall(r"(\w+)\[([\d,]*)\]", result)
            if t in BYTES
        )
        total += size // (2 if kind == "all-gather" else 1)
    return total, kinds


def write(name, out):
    m = ALL[name]()
    d = os.path.join(out, name)
    os.makedirs(d, exist_ok=True)
    extra = {k: spec(v) for k, v in extras(m, 0).items()}
    texts, entries = [], []
    for entry, data in (("train", rows(m, 0)), ("eval", m["held_back"])):
        if m[entry]:
            t, e = export_entry(
                entry + "_step", m[entry], spec(m["state"]), spec(data), extra, entry == "train"
            )
            texts.append(t)
            entries.append(e)
    with open(os.path.join(d, "graph.mlir"), "w") as f:
        f.write(merge(texts))
    runs = [reference(m, n) for n in (1, 2, 4)]
    spread = {}
    for other in runs[1:]:
        for a, b in zip(runs[0], other):
            for k in a:
                if a[k].dtype.kind == "f":
                    far = np.abs(a[k] - b[k], where=a[k] != b[k], out=np.zeros_like(a[k]))
                    spread[k] = max(spread.get(k, 0.0), float(np.max(far)))
    log, final, ev = runs[0]
    save = lambda n, a: np.savez_compressed(os.path.join(d, n), **a)
    save("init.npz", flat(m["state"]))
    save("data.npz", m["data"])
    if m["held_back"]:
        save("held_back.npz", m["held_back"])
    save(
        "expected.npz",
        {
            **{"train_step/" + k: v for k, v in log.items()},
            **{"state/" + k: v for k, v in final.items()},
            **{"eval_step/" + k: v for k, v in ev.items()},
        },
    )
    if extra:
        save(
            "per_step.npz",
            {k: np.stack([extras(m, t)[k] for t in range(m["steps"])]) for k in extra},
        )
    jax_bytes, kinds = sent(m)
    json.dump(
        dict(
            model=name,
            batch=m["batch"],
            epochs=1,
            steps=m["steps"],
            batch_dim=m["dim"],
            entries=entries,
            jax_bytes=jax_bytes,
            parameters=int(
                sum(v.size for k, v in flat(m["state"]).items() if k.startswith("params"))
            ),
            spread={k: spread[k] for k in sorted(spread)},
        ),
        open(os.path.join(d, "model.json"), "w"),
        separators=(",", ":"),
    )
    print(
        name,
        {k: v.tolist() for k, v in log.items() if v.size < 10},
        "spread",
        max(spread.items(), key=lambda i: i[1]),
        "graph",
        os.path.getsize(os.path.join(d, "graph.mlir")),
        jax_bytes,
        kinds,
        flush=True,
    )


def main(out, which):
    for name in which or ALL:
        write(name, out)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
