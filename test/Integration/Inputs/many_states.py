"""150 weights of different sizes with a momentum each, which a sum over the batch scales.

many_states.py > graph.mlir writes the graph; as a module it is its meaning in numpy.
"""

import numpy as np

SIZES = [2, 3, 1024, 1025, 4096, 4097] + [(37 * i) % 1500 + 2 for i in range(144)]
ENTRY = "train"
SCATTER = {"x": 0}
STATE = {f"{kind}{i}": ((size,), "float32") for i, size in enumerate(SIZES) for kind in "wm"}
DATA = {"x": ((29, 3), "float32")}
BATCH = 11
DYNAMIC = True
STEPS = 3
RATE = np.float32(0.125)


def step(state, batch):
    total = np.float32(batch["x"].astype(np.float64).sum())
    new = {}
    for i in range(len(SIZES)):
        new[f"m{i}"] = np.float32(0.5) * state[f"m{i}"] + total * state[f"w{i}"]
        new[f"w{i}"] = state[f"w{i}"] - RATE * new[f"m{i}"]
    return new, {}


def graph():
    arguments = ['%x: tensor<?x3xf32> {dp.name = "x"}']
    results, body, names = [], [], []
    for i, size in enumerate(SIZES):
        kind = f"tensor<{size}xf32>"
        for letter in "wm":
            results.append(f"{kind} {{dp.updates = {len(arguments)} : i64}}")
            arguments.append(f'%{letter}{i}: {kind} {{dp.name = "{letter}{i}", dp.state}}')
            names.append((f"%n{letter}{i}", kind))
        body.append(f"""\
  %nm{i} = linalg.generic {{indexing_maps = [#id, #id, #none, #id], iterator_types = ["parallel"]}}
      ins(%w{i}, %m{i}, %total : {kind}, {kind}, tensor<f32>) outs(%m{i} : {kind}) {{
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %p = arith.mulf %half, %b : f32
    %q = arith.mulf %c, %a : f32
    %r = arith.addf %p, %q : f32
    linalg.yield %r : f32
  }} -> {kind}
  %nw{i} = linalg.generic {{indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}}
      ins(%w{i}, %nm{i} : {kind}, {kind}) outs(%w{i} : {kind}) {{
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %rate, %b : f32
    %q = arith.subf %a, %p : f32
    linalg.yield %q : f32
  }} -> {kind}
""")
    lines = ",\n    ".join(arguments)
    types = ",\n        ".join(results)
    return f"""\
#id = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>
#x = affine_map<(d0, d1) -> (d0, d1)>
#all = affine_map<(d0, d1) -> ()>
func.func @train({lines})
    -> ({types}) {{
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %rate = arith.constant {RATE} : f32
  %e = tensor.empty() : tensor<f32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %total = linalg.generic {{indexing_maps = [#x, #all], iterator_types = ["reduction",
      "reduction"]}}
      ins(%x : tensor<?x3xf32>) outs(%z : tensor<f32>) {{
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  }} -> tensor<f32>
{"".join(body)}  return {", ".join(name for name, _ in names)} : {
        ", ".join(kind for _, kind in names)
    }
}}
"""


if __name__ == "__main__":
    print(graph(), end="")
