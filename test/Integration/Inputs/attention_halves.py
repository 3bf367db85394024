"""Attention in 16 bits: the graph, printed by `python attention_halves.py [static]`, and its
reference in f64.

The graph rounds its f32 arguments to 16 bits and returns results as f32. Results may be off by what
the roundings allow: with u the unit roundoff, of the probabilities and the output, of the scores'
gradients, and of each result.
"""

import os
import sys

import numpy as np

ENTRY = "step"
BATCH, DYNAMIC, STEPS = 9, "STATIC_BATCH" not in os.environ, 3
ROWS = 23  # The last batch of a pass has 5.
# heads, queries that share keys, m, n, k, v, shape of the mask with 0 for the batch, causal,
# element
CASES = {
    "plain": (3, 1, 5, 7, 8, 16, None, False, "f16"),
    "causal": (2, 1, 150, 150, 8, 8, None, True, "bf16"),
    "long": (1, 1, 20, 520, 8, 8, None, True, "bf16"),
    "padded": (3, 1, 5, 7, 8, 8, (0, 1, 1, 7), False, "bf16"),
    "rows": (2, 1, 6, 7, 8, 8, (0, 1, 6, 1), False, "f16"),
    "full": (2, 1, 6, 7, 16, 8, (0, 2, 6, 7), True, "f16"),
    "grouped": (4, 2, 5, 6, 8, 8, (0, 4, 1, 6), True, "bf16"),
    "shared": (6, 3, 5, 6, 8, 8, (0, 1, 5, 6), False, "f16"),
    "odd": (2, 1, 5, 6, 4, 3, (0, 2, 1, 6), False, "bf16"),
}
UNIT = {"f16": 2.0**-11, "bf16": 2.0**-8}
SCALE = 0.75
rng = np.random.default_rng(5)
SCATTER, STATE, DATA, TOLERANCE = {}, {}, {}, {}


def shapes(name):
    h, g, m, n, k, v = CASES[name][:6]
    return {"q": (h, m, k), "k": (h // g, n, k), "v": (h // g, n, v), "d": (h, m, v)}


def make_mask(shape):
    """Numbers of which a third are -inf; the rows of some items have no key at all."""
    mask = rng.uniform(-2, 2, shape)
    mask[rng.uniform(size=shape) < 0.3] = -np.inf
    mask[1::4] = -np.inf
    return mask.astype(np.float32)


for name, case in CASES.items():
    for end, shape in shapes(name).items():
        DATA[f"{name}_{end}"] = ((ROWS, *shape), "float32")
        SCATTER[f"{name}_{end}"] = 0
    if case[6]:
        DATA[f"{name}_m"] = make_mask((ROWS, *case[6][1:]))
        SCATTER[f"{name}_m"] = 0


def rounded(x, element):
    if element == "f16":
        return x.astype(np.float16).astype(np.float64)
    bits = np.ascontiguousarray(x, np.float32).view(np.uint32)
    bits = (bits + 0x7FFF + ((bits >> 16) & 1)) & np.uint32(0xFFFF0000)
    return bits.view(np.float32).astype(np.float64)


def compute(q, k, v, d, mask, group, causal, u):
    """The output, the sum of exponentials and the three gradients, in f64, each with the error that
    roundings of `u` allow."""
    k, v = (np.repeat(x, group, axis=1) for x in (k, v))
    turned, size = (lambda x: np.swapaxes(x, 2, 3)), np.abs
    s = SCALE * q @ turned(k)
    if mask is not None:
        s = s + mask
    if causal:
        s = np.where(np.tril(np.ones(s.shape[2:], bool)), s, -np.inf)
    most = s.max(-1, keepdims=True)
    e = np.exp(s - np.where(np.isinf(most), 0, most))
    total = e.sum(-1, keepdims=True)
    with np.errstate(divide="ignore", invalid="ignore"):
        p = np.where(total == 0, 0, e / total)
        sums = np.exp(most + np.log(total))[..., 0]
    o, terms = p @ v, p @ size(v)
    off = u * (terms + size(o))
    difference = d @ turned(v) - (d * o).sum(-1, keepdims=True)
    ds = SCALE * p * difference
    ds_off = SCALE * p * (size(d) * off).sum(-1, keepdims=True) + u * size(ds)
    share = lambda x: x.reshape(len(x), -1, group, *x.shape[2:]).sum(2)
    dq, dk, dv = ds @ k, share(turned(ds) @ q), share(turned(p) @ d)
    found = {
        "o": (o, off),
        "s": (sums, 1e-5 * sums),
        "dq": (dq, ds_off @ size(k) + u * size(dq)),
        "dk": (dk, share(turned(ds_off) @ size(q)) + u * size(dk)),
        "dv": (dv, u * share(turned(p) @ size(d)) + u * size(dv)),
    }
    return {
        name: (value, 1.05 * error + 2e-5 * np.max(size(value)))
        for name, (value, error) in found.items()
    }


def step(state, batch):
    results = {}
    for name, (_, g, _, _, _, _, mask, causal, element) in CASES.items():
        values = [rounded(batch[f"{name}_{end}"], element) for end in "qkvd"]
        found = compute(*values, batch.get(f"{name}_m"), g, causal, UNIT[element])
        for end, (value, error) in found.items():
            key = f"{name}_{end}"
            results[key] = value.astype(np.float32)
            # As run_program.py applies it: to the largest number of the array.
            TOLERANCE[key] = max(
                TOLERANCE.get(key, 0), float(np.max(error) / max(1, np.max(np.abs(value))))
            )
    return {}, results


def graph(batch):
    """The text of the graph. `batch` is the first dimension."""
    arguments, results, values, body = [], [], [], ["  %c0 = arith.constant 0 : index"]
    tensor = lambda shape, element: f"tensor<{batch}x{'x'.join(map(str, shape))}x{element}>"

    def empty(name, shape, element):
        size = f"%{name.partition('_')[0]}_n" if batch == "?" else ""
        body.append(f"  %{name} = tensor.empty({size}) : {tensor(shape, element)}")

    def convert(result, source, shape, before, after):
        """An elementwise op on `source`; `before` and `after` are element types."""
        op = (
            f"arith.{'extf' if after == 'f32' else 'truncf'} %x : {before} to {after}"
            if before != after
            else f"math.exp %x : {before}"
        )
        loops = ", ".join("abcd"[: len(shape) + 1])
        identity, iterators = (
            f"affine_map<({loops}) -> ({loops})>",
            ", ".join(['"parallel"'] * (len(shape) + 1)),
        )
        empty(f"{result}_e", shape, after)
        body.extend(
            [
                f"  %{result} = linalg.generic "
                f"{{indexing_maps = [{identity}, {identity}], iterator_types = [{iterators}]}} "
                f"ins(%{source} : {tensor(shape, before)}) outs(%{result}_e : "
                f"{tensor(shape, after)}) {{",
                f"  ^bb0(%x: {before}, %y: {after}):",
                f"    %z = {op}",
                f"    linalg.yield %z : {after}",
                f"  }} -> {tensor(shape, after)}",
            ]
        )

    for name, (h, g, m, n, k, v, mask, causal, element) in CASES.items():
        shape = shapes(name)
        for end, s in shape.items():
            arguments.append(f'%{name}_{end}: {tensor(s, "f32")} loc("{name}_{end}")')
        if batch == "?":
            body.append(f"  %{name}_n = tensor.dim %{name}_q, %c0 : {tensor(shape['q'], 'f32')}")
        for end, s in shape.items():
            convert(f"{name}_{end}h", f"{name}_{end}", s, "f32", element)
        types = {end: tensor(s, element) for end, s in shape.items()}
        sums, suffix = tensor((h, m), "f32"), ""
        if mask:
            arguments.append(f'%{name}_m: {tensor(mask[1:], "f32")} loc("{name}_m")')
            suffix = f" mask(%{name}_m : {tensor(mask[1:], 'f32')})"
        suffix += (f" group {g}" if g > 1 else "") + f" scale {SCALE}"
        for end, s in (("d", shape["d"]), ("q", shape["q"]), ("k", shape["k"]), ("v", shape["v"])):
            empty(f"{name}_e{end}", s, element)
        empty(f"{name}_el", (h, m), "f32")
        q, k_, v_ = (f"%{name}_{end}h" for end in "qkv")
        flag = " causal" * causal
        body.append(
            f"  %{name}_oh, %{name}_l = dp.attention{flag} ins({q}, {k_}, {v_} : {types['q']}, "
            f"{types['k']}, {types['v']}){suffix} outs(%{name}_ed, %{name}_el : {types['d']}, "
            f"{sums})"
        )
        body.append(
            f"  %{name}_dqh, %{name}_dkh, %{name}_dvh = dp.attention_gradient{flag} ins({q}, {k_}, "
            f"{v_}, %{name}_oh, %{name}_l, %{name}_dh : {types['q']}, {types['k']}, {types['v']}, "
            f"{types['d']}, {sums}, {types['d']}){suffix} outs(%{name}_eq, %{name}_ek, %{name}_ev "
            f": {types['q']}, {types['k']}, {types['v']})"
        )
        convert(f"{name}_s", f"{name}_l", (h, m), "f32", "f32")
        for end, like in (("o", "d"), ("dq", "q"), ("dk", "k"), ("dv", "v")):
            convert(f"{name}_r{end}", f"{name}_{end}h", shape[like], element, "f32")
        for end, value, s in (
            ("o", "ro", shape["d"]),
            ("s", "s", (h, m)),
            ("dq", "rdq", shape["q"]),
            ("dk", "rdk", shape["k"]),
            ("dv", "rdv", shape["v"]),
        ):
            results.append(f'{tensor(s, "f32")} {{jax.result_info = "{name}_{end}"}}')
            values.append((f"%{name}_{value}", tensor(s, "f32")))
    return (
        f"func.func @step({', '.join(arguments)}) -> ({', '.join(results)}) {{\n"
        + "\n".join(body)
        + f"\n  return {', '.join(v for v, _ in values)} : {', '.join(t for _, t in values)}\n}}\n"
    )


if __name__ == "__main__":
    print(graph(str(BATCH) if sys.argv[1:] == ["static"] else "?"))
