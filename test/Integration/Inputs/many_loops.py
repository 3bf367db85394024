"""A step with more loops than LLVM optimizes in one function. As a program, writes its text."""

import numpy as np

LOOPS = 140
ENTRY = "step"
SCATTER = {"x": 0}
STATE = {"w": ((4,), "float32"), "n": np.array(2, "int32")}
DATA = {"x": ((12, 4), "float32")}
BATCH = 6
DYNAMIC = False
STEPS = 2


def step(state, batch):
    r, w = batch["x"], state["w"]
    for k in range(LOOPS):
        for _ in range(int(state["n"])):
            r = r * np.float32(0.5) + w + r.sum(0) * np.float32(0.0625)
        w = w * np.float32(0.75) + np.float32(k % 7 / 8)
    return {"w": w, "n": np.array(3 - state["n"], "int32")}, {"r": r}


def write():
    rows, row = "tensor<6x4xf32>", "tensor<4xf32>"
    spread = 'indexing_maps = [#rows, #row, #row, #rows], iterator_types = ["parallel", "parallel"]'
    print(f"""\
#rows = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
func.func @step(%w0: {row} {{dp.state}} loc("w"), %n: tensor<i32> {{dp.state}} loc("n"), %r0: {rows}
    loc("x"))
    -> ({row} {{dp.updates = 0 : i64, jax.result_info = "w"}}, tensor<i32> {{dp.updates = 1 : i64,
        jax.result_info = "n"}},
        {rows} {{jax.result_info = "r"}}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %three = arith.constant 3 : i32
  %half = arith.constant 0.5 : f32
  %part = arith.constant 0.0625 : f32
  %fade = arith.constant dense<0.75> : {row}
  %z = arith.constant dense<0.0> : {row}
  %e = tensor.empty() : {rows}
  %number = tensor.extract %n[] : tensor<i32>
  %m = arith.index_cast %number : i32 to index""")
    for k in range(LOOPS):
        print(f"""\
  %r{k + 1} = scf.for %i{k} = %c0 to %m step %c1 iter_args(%x{k} = %r{k}) -> ({rows}) {{
    %s = linalg.reduce {{ arith.addf }} ins(%x{k} : {rows}) outs(%z : {row}) dimensions = [0]
    %y = linalg.generic {{{spread}}} ins(%x{k}, %w{k}, %s : {rows}, {row}, {row}) outs(%e : {rows})
        {{
    ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
      %0 = arith.mulf %a, %half : f32
      %1 = arith.addf %0, %b : f32
      %2 = arith.mulf %c, %part : f32
      %3 = arith.addf %1, %2 : f32
      linalg.yield %3 : f32
    }} -> {rows}
    scf.yield %y : {rows}
  }}
  %f{k} = arith.mulf %w{k}, %fade : {row}
  %k{k} = arith.constant dense<{k % 7 / 8}> : {row}
  %w{k + 1} = arith.addf %f{k}, %k{k} : {row}""")
    print(f"""\
  %other = arith.subi %three, %number : i32
  %next = tensor.from_elements %other : tensor<i32>
  return %w{LOOPS}, %next, %r{LOOPS} : {row}, tensor<i32>, {rows}
}}""")


if __name__ == "__main__":
    write()
