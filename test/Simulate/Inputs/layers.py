#!/usr/bin/env python3
"""Prints a training step of COUNT square linear layers of SIZE, for a batch of ROWS.

usage: layers.py COUNT SIZE ROWS
"""

import sys


def main():
    count, size, rows = map(int, sys.argv[1:])
    w, h = f"tensor<{size}x{size}xf32>", f"tensor<{rows}x{size}xf32>"
    arguments = [f'%w{i}: {w} {{dp.name = "w{i}", dp.state}}' for i in range(count)]
    arguments += [f'%{n}: {h} {{dp.name = "{n}", dp.scatter = 0 : i64}}' for n in "xy"]
    results = ", ".join(f"{w} {{dp.updates = {i} : i64}}" for i in range(count))
    print(f"func.func @step({', '.join(arguments)}) -> ({results}) {{")
    for name, kind, value in (("zw", w, 0.0), ("zh", h, 0.0), ("rate", w, 0.125)):
        print(f"  %{name} = arith.constant dense<{value}> : {kind}")

    def matmul(result, a, b, kind, maps):
        types = {"w": w, "h": h}
        texts = ", ".join(f"affine_map<(m, n, k) -> ({text})>" for text in maps)
        print(
            f"  {result} = linalg.matmul indexing_maps = [{texts}] ins({a[0]}, {b[0]} : "
            f"{types[a[1]]}, {types[b[1]]})"
            f" outs(%z{kind} : {types[kind]}) -> {types[kind]}"
        )

    out = "%x"
    inputs = []
    for i in range(count):
        inputs.append(out)
        matmul(f"%h{i}", (out, "h"), (f"%w{i}", "w"), "h", ("m, k", "k, n", "m, n"))
        out = f"%h{i}"
    print(f"  %d{count} = arith.subf {out}, %y : {h}")
    for i in reversed(range(count)):
        d = (f"%d{i + 1}", "h")
        matmul(f"%g{i}", (inputs[i], "h"), d, "w", ("k, m", "k, n", "m, n"))
        if i:
            matmul(f"%d{i}", d, (f"%w{i}", "w"), "h", ("m, k", "n, k", "m, n"))
        print(f"  %s{i} = arith.mulf %g{i}, %rate : {w}")
        print(f"  %u{i} = arith.subf %w{i}, %s{i} : {w}")
    print(f"  return {', '.join(f'%u{i}' for i in range(count))} : {', '.join([w] * count)}")
    print("}")


if __name__ == "__main__":
    sys.exit(main())
