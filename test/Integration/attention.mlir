// Attention and its gradient against numpy: masks of several shapes, keys that queries share, causal, rows without keys, several
// blocks of keys; in blocks by the runtime, and as structured ops.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py
// DEFINE: %{tools} = %integration/Inputs/attention.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} %s %{tools} --work %t | FileCheck %s
// RUN: %{run} %s %{tools} --work %t.threads --devices 1,2,3 "--run-options=--threads 3" | FileCheck %s
// RUN: sed -e 's/tensor.empty(%%[a-z]*_n)/tensor.empty()/' -e 's/?/9/g' %s > %t.static.mlir
// RUN: dp-opt %t.static.mlir --dp-attach-target=kind=gpu --dp-decompose-attention --mlir-print-debuginfo | sed 's/ attributes {dp.target = [^}]*}//' > %t.plain.mlir
// RUN: FileCheck %s --check-prefix=PLAIN < %t.plain.mlir
// RUN: env STATIC_BATCH=1 %{run} %t.plain.mlir %{tools} --work %t.plain | FileCheck %s
// CHECK: all agree
// PLAIN-NOT: dp.attention

func.func @step(%plain_q: tensor<?x3x5x4xf32> loc("plain_q"),
                %plain_k: tensor<?x3x7x4xf32> loc("plain_k"),
                %plain_v: tensor<?x3x7x6xf32> loc("plain_v"),
                %plain_d: tensor<?x3x5x6xf32> loc("plain_d"),
                %causal_q: tensor<?x2x150x3xf32> loc("causal_q"),
                %causal_k: tensor<?x2x150x3xf32> loc("causal_k"),
                %causal_v: tensor<?x2x150x3xf32> loc("causal_v"),
                %causal_d: tensor<?x2x150x3xf32> loc("causal_d"),
                %long_q: tensor<?x1x5x2xf32> loc("long_q"),
                %long_k: tensor<?x1x1100x2xf32> loc("long_k"),
                %long_v: tensor<?x1x1100x3xf32> loc("long_v"),
                %long_d: tensor<?x1x5x3xf32> loc("long_d"),
                %padded_q: tensor<?x3x5x4xf32> loc("padded_q"),
                %padded_k: tensor<?x3x7x4xf32> loc("padded_k"),
                %padded_v: tensor<?x3x7x4xf32> loc("padded_v"),
                %padded_d: tensor<?x3x5x4xf32> loc("padded_d"),
                %padded_m: tensor<?x1x1x7xf32> loc("padded_m"),
                %rows_q: tensor<?x2x6x4xf32> loc("rows_q"),
                %rows_k: tensor<?x2x7x4xf32> loc("rows_k"),
                %rows_v: tensor<?x2x7x4xf32> loc("rows_v"),
                %rows_d: tensor<?x2x6x4xf32> loc("rows_d"),
                %full_q: tensor<?x2x6x4xf32> loc("full_q"),
                %full_k: tensor<?x2x7x4xf32> loc("full_k"),
                %full_v: tensor<?x2x7x4xf32> loc("full_v"),
                %full_d: tensor<?x2x6x4xf32> loc("full_d"),
                %full_m: tensor<?x2x6x7xf32> loc("full_m"),
                %grouped_q: tensor<?x4x5x4xf32> loc("grouped_q"),
                %grouped_k: tensor<?x2x6x4xf32> loc("grouped_k"),
                %grouped_v: tensor<?x2x6x3xf32> loc("grouped_v"),
                %grouped_d: tensor<?x4x5x3xf32> loc("grouped_d"),
                %grouped_m: tensor<?x4x1x6xf32> loc("grouped_m"),
                %shared_q: tensor<?x6x5x4xf64> loc("shared_q"),
                %shared_k: tensor<?x2x6x4xf64> loc("shared_k"),
                %shared_v: tensor<?x2x6x3xf64> loc("shared_v"),
                %shared_d: tensor<?x6x5x3xf64> loc("shared_d"),
                %shared_m: tensor<?x1x5x6xf64> loc("shared_m"),
                %wide_q: tensor<?x2x9x4xf64> loc("wide_q"),
                %wide_k: tensor<?x2x40x4xf64> loc("wide_k"),
                %wide_v: tensor<?x2x40x5xf64> loc("wide_v"),
                %wide_d: tensor<?x2x9x5xf64> loc("wide_d"),
                %wide_m: tensor<?x1x1x40xf64> loc("wide_m"))
    -> (tensor<?x3x5x6xf32> {jax.result_info = "plain_o"},
        tensor<?x3x5xf32> {jax.result_info = "plain_s"},
        tensor<?x3x5x4xf32> {jax.result_info = "plain_dq"},
        tensor<?x3x7x4xf32> {jax.result_info = "plain_dk"},
        tensor<?x3x7x6xf32> {jax.result_info = "plain_dv"},
        tensor<?x2x150x3xf32> {jax.result_info = "causal_o"},
        tensor<?x2x150xf32> {jax.result_info = "causal_s"},
        tensor<?x2x150x3xf32> {jax.result_info = "causal_dq"},
        tensor<?x2x150x3xf32> {jax.result_info = "causal_dk"},
        tensor<?x2x150x3xf32> {jax.result_info = "causal_dv"},
        tensor<?x1x5x3xf32> {jax.result_info = "long_o"},
        tensor<?x1x5xf32> {jax.result_info = "long_s"},
        tensor<?x1x5x2xf32> {jax.result_info = "long_dq"},
        tensor<?x1x1100x2xf32> {jax.result_info = "long_dk"},
        tensor<?x1x1100x3xf32> {jax.result_info = "long_dv"},
        tensor<?x3x5x4xf32> {jax.result_info = "padded_o"},
        tensor<?x3x5xf32> {jax.result_info = "padded_s"},
        tensor<?x3x5x4xf32> {jax.result_info = "padded_dq"},
        tensor<?x3x7x4xf32> {jax.result_info = "padded_dk"},
        tensor<?x3x7x4xf32> {jax.result_info = "padded_dv"},
        tensor<?x2x6x4xf32> {jax.result_info = "rows_o"},
        tensor<?x2x6xf32> {jax.result_info = "rows_s"},
        tensor<?x2x6x4xf32> {jax.result_info = "rows_dq"},
        tensor<?x2x7x4xf32> {jax.result_info = "rows_dk"},
        tensor<?x2x7x4xf32> {jax.result_info = "rows_dv"},
        tensor<?x2x6x4xf32> {jax.result_info = "full_o"},
        tensor<?x2x6xf32> {jax.result_info = "full_s"},
        tensor<?x2x6x4xf32> {jax.result_info = "full_dq"},
        tensor<?x2x7x4xf32> {jax.result_info = "full_dk"},
        tensor<?x2x7x4xf32> {jax.result_info = "full_dv"},
        tensor<?x4x5x3xf32> {jax.result_info = "grouped_o"},
        tensor<?x4x5xf32> {jax.result_info = "grouped_s"},
        tensor<?x4x5x4xf32> {jax.result_info = "grouped_dq"},
        tensor<?x2x6x4xf32> {jax.result_info = "grouped_dk"},
        tensor<?x2x6x3xf32> {jax.result_info = "grouped_dv"},
        tensor<?x6x5x3xf64> {jax.result_info = "shared_o"},
        tensor<?x6x5xf64> {jax.result_info = "shared_s"},
        tensor<?x6x5x4xf64> {jax.result_info = "shared_dq"},
        tensor<?x2x6x4xf64> {jax.result_info = "shared_dk"},
        tensor<?x2x6x3xf64> {jax.result_info = "shared_dv"},
        tensor<?x2x9x5xf64> {jax.result_info = "wide_o"},
        tensor<?x2x9xf64> {jax.result_info = "wide_s"},
        tensor<?x2x9x4xf64> {jax.result_info = "wide_dq"},
        tensor<?x2x40x4xf64> {jax.result_info = "wide_dk"},
        tensor<?x2x40x5xf64> {jax.result_info = "wide_dv"}) {
  %c0 = arith.constant 0 : index
  %plain_n = tensor.dim %plain_q, %c0 : tensor<?x3x5x4xf32>
  %plain_eo = tensor.empty(%plain_n) : tensor<?x3x5x6xf32>
  %plain_el = tensor.empty(%plain_n) : tensor<?x3x5xf32>
  %plain_eq = tensor.empty(%plain_n) : tensor<?x3x5x4xf32>
  %plain_ek = tensor.empty(%plain_n) : tensor<?x3x7x4xf32>
  %plain_ev = tensor.empty(%plain_n) : tensor<?x3x7x6xf32>
  %plain_o, %plain_l = dp.attention ins(%plain_q, %plain_k, %plain_v : tensor<?x3x5x4xf32>, tensor<?x3x7x4xf32>, tensor<?x3x7x6xf32>) scale 0.75 outs(%plain_eo, %plain_el : tensor<?x3x5x6xf32>, tensor<?x3x5xf32>)
  %plain_dq, %plain_dk, %plain_dv = dp.attention_gradient ins(%plain_q, %plain_k, %plain_v, %plain_o, %plain_l, %plain_d : tensor<?x3x5x4xf32>, tensor<?x3x7x4xf32>, tensor<?x3x7x6xf32>, tensor<?x3x5x6xf32>, tensor<?x3x5xf32>, tensor<?x3x5x6xf32>) scale 0.75 outs(%plain_eq, %plain_ek, %plain_ev : tensor<?x3x5x4xf32>, tensor<?x3x7x4xf32>, tensor<?x3x7x6xf32>)
  %plain_s = linalg.exp ins(%plain_l : tensor<?x3x5xf32>) outs(%plain_el : tensor<?x3x5xf32>) -> tensor<?x3x5xf32>
  %causal_n = tensor.dim %causal_q, %c0 : tensor<?x2x150x3xf32>
  %causal_eo = tensor.empty(%causal_n) : tensor<?x2x150x3xf32>
  %causal_el = tensor.empty(%causal_n) : tensor<?x2x150xf32>
  %causal_eq = tensor.empty(%causal_n) : tensor<?x2x150x3xf32>
  %causal_ek = tensor.empty(%causal_n) : tensor<?x2x150x3xf32>
  %causal_ev = tensor.empty(%causal_n) : tensor<?x2x150x3xf32>
  %causal_o, %causal_l = dp.attention causal ins(%causal_q, %causal_k, %causal_v : tensor<?x2x150x3xf32>, tensor<?x2x150x3xf32>, tensor<?x2x150x3xf32>) scale 0.75 outs(%causal_eo, %causal_el : tensor<?x2x150x3xf32>, tensor<?x2x150xf32>)
  %causal_dq, %causal_dk, %causal_dv = dp.attention_gradient causal ins(%causal_q, %causal_k, %causal_v, %causal_o, %causal_l, %causal_d : tensor<?x2x150x3xf32>, tensor<?x2x150x3xf32>, tensor<?x2x150x3xf32>, tensor<?x2x150x3xf32>, tensor<?x2x150xf32>, tensor<?x2x150x3xf32>) scale 0.75 outs(%causal_eq, %causal_ek, %causal_ev : tensor<?x2x150x3xf32>, tensor<?x2x150x3xf32>, tensor<?x2x150x3xf32>)
  %causal_s = linalg.exp ins(%causal_l : tensor<?x2x150xf32>) outs(%causal_el : tensor<?x2x150xf32>) -> tensor<?x2x150xf32>
  %long_n = tensor.dim %long_q, %c0 : tensor<?x1x5x2xf32>
  %long_eo = tensor.empty(%long_n) : tensor<?x1x5x3xf32>
  %long_el = tensor.empty(%long_n) : tensor<?x1x5xf32>
  %long_eq = tensor.empty(%long_n) : tensor<?x1x5x2xf32>
  %long_ek = tensor.empty(%long_n) : tensor<?x1x1100x2xf32>
  %long_ev = tensor.empty(%long_n) : tensor<?x1x1100x3xf32>
  %long_o, %long_l = dp.attention ins(%long_q, %long_k, %long_v : tensor<?x1x5x2xf32>, tensor<?x1x1100x2xf32>, tensor<?x1x1100x3xf32>) scale 0.75 outs(%long_eo, %long_el : tensor<?x1x5x3xf32>, tensor<?x1x5xf32>)
  %long_dq, %long_dk, %long_dv = dp.attention_gradient ins(%long_q, %long_k, %long_v, %long_o, %long_l, %long_d : tensor<?x1x5x2xf32>, tensor<?x1x1100x2xf32>, tensor<?x1x1100x3xf32>, tensor<?x1x5x3xf32>, tensor<?x1x5xf32>, tensor<?x1x5x3xf32>) scale 0.75 outs(%long_eq, %long_ek, %long_ev : tensor<?x1x5x2xf32>, tensor<?x1x1100x2xf32>, tensor<?x1x1100x3xf32>)
  %long_s = linalg.exp ins(%long_l : tensor<?x1x5xf32>) outs(%long_el : tensor<?x1x5xf32>) -> tensor<?x1x5xf32>
  %padded_n = tensor.dim %padded_q, %c0 : tensor<?x3x5x4xf32>
  %padded_eo = tensor.empty(%padded_n) : tensor<?x3x5x4xf32>
  %padded_el = tensor.empty(%padded_n) : tensor<?x3x5xf32>
  %padded_eq = tensor.empty(%padded_n) : tensor<?x3x5x4xf32>
  %padded_ek = tensor.empty(%padded_n) : tensor<?x3x7x4xf32>
  %padded_ev = tensor.empty(%padded_n) : tensor<?x3x7x4xf32>
  %padded_o, %padded_l = dp.attention ins(%padded_q, %padded_k, %padded_v : tensor<?x3x5x4xf32>, tensor<?x3x7x4xf32>, tensor<?x3x7x4xf32>) mask(%padded_m : tensor<?x1x1x7xf32>) scale 0.75 outs(%padded_eo, %padded_el : tensor<?x3x5x4xf32>, tensor<?x3x5xf32>)
  %padded_dq, %padded_dk, %padded_dv = dp.attention_gradient ins(%padded_q, %padded_k, %padded_v, %padded_o, %padded_l, %padded_d : tensor<?x3x5x4xf32>, tensor<?x3x7x4xf32>, tensor<?x3x7x4xf32>, tensor<?x3x5x4xf32>, tensor<?x3x5xf32>, tensor<?x3x5x4xf32>) mask(%padded_m : tensor<?x1x1x7xf32>) scale 0.75 outs(%padded_eq, %padded_ek, %padded_ev : tensor<?x3x5x4xf32>, tensor<?x3x7x4xf32>, tensor<?x3x7x4xf32>)
  %padded_s = linalg.exp ins(%padded_l : tensor<?x3x5xf32>) outs(%padded_el : tensor<?x3x5xf32>) -> tensor<?x3x5xf32>
  %rows_m = arith.constant dense<[[[[0.5], [-1.0], [0xFF800000], [2.0], [1.0], [0.0]], [[0.0], [0.25], [1.5], [-2.0], [0xFF800000], [3.0]]]]> : tensor<1x2x6x1xf32>
  %rows_n = tensor.dim %rows_q, %c0 : tensor<?x2x6x4xf32>
  %rows_eo = tensor.empty(%rows_n) : tensor<?x2x6x4xf32>
  %rows_el = tensor.empty(%rows_n) : tensor<?x2x6xf32>
  %rows_eq = tensor.empty(%rows_n) : tensor<?x2x6x4xf32>
  %rows_ek = tensor.empty(%rows_n) : tensor<?x2x7x4xf32>
  %rows_ev = tensor.empty(%rows_n) : tensor<?x2x7x4xf32>
  %rows_o, %rows_l = dp.attention ins(%rows_q, %rows_k, %rows_v : tensor<?x2x6x4xf32>, tensor<?x2x7x4xf32>, tensor<?x2x7x4xf32>) mask(%rows_m : tensor<1x2x6x1xf32>) scale 0.75 outs(%rows_eo, %rows_el : tensor<?x2x6x4xf32>, tensor<?x2x6xf32>)
  %rows_dq, %rows_dk, %rows_dv = dp.attention_gradient ins(%rows_q, %rows_k, %rows_v, %rows_o, %rows_l, %rows_d : tensor<?x2x6x4xf32>, tensor<?x2x7x4xf32>, tensor<?x2x7x4xf32>, tensor<?x2x6x4xf32>, tensor<?x2x6xf32>, tensor<?x2x6x4xf32>) mask(%rows_m : tensor<1x2x6x1xf32>) scale 0.75 outs(%rows_eq, %rows_ek, %rows_ev : tensor<?x2x6x4xf32>, tensor<?x2x7x4xf32>, tensor<?x2x7x4xf32>)
  %rows_s = linalg.exp ins(%rows_l : tensor<?x2x6xf32>) outs(%rows_el : tensor<?x2x6xf32>) -> tensor<?x2x6xf32>
  %full_n = tensor.dim %full_q, %c0 : tensor<?x2x6x4xf32>
  %full_eo = tensor.empty(%full_n) : tensor<?x2x6x4xf32>
  %full_el = tensor.empty(%full_n) : tensor<?x2x6xf32>
  %full_eq = tensor.empty(%full_n) : tensor<?x2x6x4xf32>
  %full_ek = tensor.empty(%full_n) : tensor<?x2x7x4xf32>
  %full_ev = tensor.empty(%full_n) : tensor<?x2x7x4xf32>
  %full_o, %full_l = dp.attention causal ins(%full_q, %full_k, %full_v : tensor<?x2x6x4xf32>, tensor<?x2x7x4xf32>, tensor<?x2x7x4xf32>) mask(%full_m : tensor<?x2x6x7xf32>) scale 0.75 outs(%full_eo, %full_el : tensor<?x2x6x4xf32>, tensor<?x2x6xf32>)
  %full_dq, %full_dk, %full_dv = dp.attention_gradient causal ins(%full_q, %full_k, %full_v, %full_o, %full_l, %full_d : tensor<?x2x6x4xf32>, tensor<?x2x7x4xf32>, tensor<?x2x7x4xf32>, tensor<?x2x6x4xf32>, tensor<?x2x6xf32>, tensor<?x2x6x4xf32>) mask(%full_m : tensor<?x2x6x7xf32>) scale 0.75 outs(%full_eq, %full_ek, %full_ev : tensor<?x2x6x4xf32>, tensor<?x2x7x4xf32>, tensor<?x2x7x4xf32>)
  %full_s = linalg.exp ins(%full_l : tensor<?x2x6xf32>) outs(%full_el : tensor<?x2x6xf32>) -> tensor<?x2x6xf32>
  %grouped_n = tensor.dim %grouped_q, %c0 : tensor<?x4x5x4xf32>
  %grouped_eo = tensor.empty(%grouped_n) : tensor<?x4x5x3xf32>
  %grouped_el = tensor.empty(%grouped_n) : tensor<?x4x5xf32>
  %grouped_eq = tensor.empty(%grouped_n) : tensor<?x4x5x4xf32>
  %grouped_ek = tensor.empty(%grouped_n) : tensor<?x2x6x4xf32>
  %grouped_ev = tensor.empty(%grouped_n) : tensor<?x2x6x3xf32>
  %grouped_o, %grouped_l = dp.attention causal ins(%grouped_q, %grouped_k, %grouped_v : tensor<?x4x5x4xf32>, tensor<?x2x6x4xf32>, tensor<?x2x6x3xf32>) mask(%grouped_m : tensor<?x4x1x6xf32>) group 2 scale 0.75 outs(%grouped_eo, %grouped_el : tensor<?x4x5x3xf32>, tensor<?x4x5xf32>)
  %grouped_dq, %grouped_dk, %grouped_dv = dp.attention_gradient causal ins(%grouped_q, %grouped_k, %grouped_v, %grouped_o, %grouped_l, %grouped_d : tensor<?x4x5x4xf32>, tensor<?x2x6x4xf32>, tensor<?x2x6x3xf32>, tensor<?x4x5x3xf32>, tensor<?x4x5xf32>, tensor<?x4x5x3xf32>) mask(%grouped_m : tensor<?x4x1x6xf32>) group 2 scale 0.75 outs(%grouped_eq, %grouped_ek, %grouped_ev : tensor<?x4x5x4xf32>, tensor<?x2x6x4xf32>, tensor<?x2x6x3xf32>)
  %grouped_s = linalg.exp ins(%grouped_l : tensor<?x4x5xf32>) outs(%grouped_el : tensor<?x4x5xf32>) -> tensor<?x4x5xf32>
  %shared_n = tensor.dim %shared_q, %c0 : tensor<?x6x5x4xf64>
  %shared_eo = tensor.empty(%shared_n) : tensor<?x6x5x3xf64>
  %shared_el = tensor.empty(%shared_n) : tensor<?x6x5xf64>
  %shared_eq = tensor.empty(%shared_n) : tensor<?x6x5x4xf64>
  %shared_ek = tensor.empty(%shared_n) : tensor<?x2x6x4xf64>
  %shared_ev = tensor.empty(%shared_n) : tensor<?x2x6x3xf64>
  %shared_o, %shared_l = dp.attention ins(%shared_q, %shared_k, %shared_v : tensor<?x6x5x4xf64>, tensor<?x2x6x4xf64>, tensor<?x2x6x3xf64>) mask(%shared_m : tensor<?x1x5x6xf64>) group 3 scale 0.75 outs(%shared_eo, %shared_el : tensor<?x6x5x3xf64>, tensor<?x6x5xf64>)
  %shared_dq, %shared_dk, %shared_dv = dp.attention_gradient ins(%shared_q, %shared_k, %shared_v, %shared_o, %shared_l, %shared_d : tensor<?x6x5x4xf64>, tensor<?x2x6x4xf64>, tensor<?x2x6x3xf64>, tensor<?x6x5x3xf64>, tensor<?x6x5xf64>, tensor<?x6x5x3xf64>) mask(%shared_m : tensor<?x1x5x6xf64>) group 3 scale 0.75 outs(%shared_eq, %shared_ek, %shared_ev : tensor<?x6x5x4xf64>, tensor<?x2x6x4xf64>, tensor<?x2x6x3xf64>)
  %shared_s = linalg.exp ins(%shared_l : tensor<?x6x5xf64>) outs(%shared_el : tensor<?x6x5xf64>) -> tensor<?x6x5xf64>
  %wide_n = tensor.dim %wide_q, %c0 : tensor<?x2x9x4xf64>
  %wide_eo = tensor.empty(%wide_n) : tensor<?x2x9x5xf64>
  %wide_el = tensor.empty(%wide_n) : tensor<?x2x9xf64>
  %wide_eq = tensor.empty(%wide_n) : tensor<?x2x9x4xf64>
  %wide_ek = tensor.empty(%wide_n) : tensor<?x2x40x4xf64>
  %wide_ev = tensor.empty(%wide_n) : tensor<?x2x40x5xf64>
  %wide_o, %wide_l = dp.attention ins(%wide_q, %wide_k, %wide_v : tensor<?x2x9x4xf64>, tensor<?x2x40x4xf64>, tensor<?x2x40x5xf64>) mask(%wide_m : tensor<?x1x1x40xf64>) scale 0.75 outs(%wide_eo, %wide_el : tensor<?x2x9x5xf64>, tensor<?x2x9xf64>)
  %wide_dq, %wide_dk, %wide_dv = dp.attention_gradient ins(%wide_q, %wide_k, %wide_v, %wide_o, %wide_l, %wide_d : tensor<?x2x9x4xf64>, tensor<?x2x40x4xf64>, tensor<?x2x40x5xf64>, tensor<?x2x9x5xf64>, tensor<?x2x9xf64>, tensor<?x2x9x5xf64>) mask(%wide_m : tensor<?x1x1x40xf64>) scale 0.75 outs(%wide_eq, %wide_ek, %wide_ev : tensor<?x2x9x4xf64>, tensor<?x2x40x4xf64>, tensor<?x2x40x5xf64>)
  %wide_s = linalg.exp ins(%wide_l : tensor<?x2x9xf64>) outs(%wide_el : tensor<?x2x9xf64>) -> tensor<?x2x9xf64>
  return %plain_o, %plain_s, %plain_dq, %plain_dk, %plain_dv, %causal_o, %causal_s, %causal_dq, %causal_dk, %causal_dv, %long_o, %long_s, %long_dq, %long_dk, %long_dv, %padded_o, %padded_s, %padded_dq, %padded_dk, %padded_dv, %rows_o, %rows_s, %rows_dq, %rows_dk, %rows_dv, %full_o, %full_s, %full_dq, %full_dk, %full_dv, %grouped_o, %grouped_s, %grouped_dq, %grouped_dk, %grouped_dv, %shared_o, %shared_s, %shared_dq, %shared_dk, %shared_dv, %wide_o, %wide_s, %wide_dq, %wide_dk, %wide_dv
      : tensor<?x3x5x6xf32>, tensor<?x3x5xf32>, tensor<?x3x5x4xf32>, tensor<?x3x7x4xf32>, tensor<?x3x7x6xf32>, tensor<?x2x150x3xf32>, tensor<?x2x150xf32>, tensor<?x2x150x3xf32>, tensor<?x2x150x3xf32>, tensor<?x2x150x3xf32>, tensor<?x1x5x3xf32>, tensor<?x1x5xf32>, tensor<?x1x5x2xf32>, tensor<?x1x1100x2xf32>, tensor<?x1x1100x3xf32>, tensor<?x3x5x4xf32>, tensor<?x3x5xf32>, tensor<?x3x5x4xf32>, tensor<?x3x7x4xf32>, tensor<?x3x7x4xf32>, tensor<?x2x6x4xf32>, tensor<?x2x6xf32>, tensor<?x2x6x4xf32>, tensor<?x2x7x4xf32>, tensor<?x2x7x4xf32>, tensor<?x2x6x4xf32>, tensor<?x2x6xf32>, tensor<?x2x6x4xf32>, tensor<?x2x7x4xf32>, tensor<?x2x7x4xf32>, tensor<?x4x5x3xf32>, tensor<?x4x5xf32>, tensor<?x4x5x4xf32>, tensor<?x2x6x4xf32>, tensor<?x2x6x3xf32>, tensor<?x6x5x3xf64>, tensor<?x6x5xf64>, tensor<?x6x5x4xf64>, tensor<?x2x6x4xf64>, tensor<?x2x6x3xf64>, tensor<?x2x9x5xf64>, tensor<?x2x9xf64>, tensor<?x2x9x4xf64>, tensor<?x2x40x4xf64>, tensor<?x2x40x5xf64>
}
