// Gradients of more than 1 MiB: states with momentum are updated during the
// backward pass, one of them a table that is also the last layer's matrix.
//
// REQUIRES: numpy
// DEFINE: %{run} = timeout 300 %python %integration/run_program.py %s %integration/Inputs/advance_updates.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run}
// RUN: %{run} "--compile-options=--bucket-cap-mb=0"
// RUN: %{run} "--compile-options=--accumulate=2" --devices 1,3
// RUN: %{run} "--compile-options=--overlap" --devices 2,7
//
// RUN: dp-compile %s --scatter=ids:0 --emit=schedule -o - | FileCheck %s
// The update of w precedes the product by the old e, and that of e is last.
// CHECK: dp.gemm ins(trans_a {{.*}} outs(%[[DW:[a-z_0-9]+]]) size(%c1, %c600, %c600,
// CHECK: dp.buffer.all_reduce %[[DW]]
// CHECK: dp.launch @kernel_mulf_addf_mulf
// CHECK: dp.launch @kernel_index_add
// CHECK: dp.buffer.all_reduce
// CHECK: dp.launch @kernel_mulf_addf_mulf
// CHECK-NOT: dp.launch
// CHECK: return

#id = affine_map<(i, j) -> (i, j)>
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#at = affine_map<(m, n, k) -> (k, m)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
!table = tensor<512x600xf32>
!weight = tensor<600x600xf32>
!rows = tensor<?x600xf32>

func.func private @descend_table(%p: !table, %v: !table, %g: !table) -> (!table, !table) {
  %decay = arith.constant dense<0.5> : !table
  %rate = arith.constant dense<0.01> : !table
  %0 = arith.mulf %v, %decay : !table
  %v1 = arith.addf %0, %g : !table
  %1 = arith.mulf %v1, %rate : !table
  %p1 = arith.subf %p, %1 : !table
  return %p1, %v1 : !table, !table
}

func.func private @descend_weight(%p: !weight, %v: !weight, %g: !weight) -> (!weight, !weight) {
  %decay = arith.constant dense<0.5> : !weight
  %rate = arith.constant dense<0.01> : !weight
  %0 = arith.mulf %v, %decay : !weight
  %v1 = arith.addf %0, %g : !weight
  %1 = arith.mulf %v1, %rate : !weight
  %p1 = arith.subf %p, %1 : !weight
  return %p1, %v1 : !weight, !weight
}

func.func @step(%e: !table {dp.state, dp.name = "e"}, %ve: !table {dp.state, dp.name = "ve"},
    %w: !weight {dp.state, dp.name = "w"}, %vw: !weight {dp.state, dp.name = "vw"},
    %ids: tensor<?xi64> {dp.name = "ids"})
    -> (!table {dp.updates = 0}, !table {dp.updates = 1}, !weight {dp.updates = 2}, !weight {dp.updates = 3},
        !rows {dp.name = "dh"}) {
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 0.01 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %ids, %c0 : tensor<?xi64>
  %rows = tensor.empty(%n) : !rows
  %z = linalg.fill ins(%zero : f32) outs(%rows : !rows) -> !rows
  %zt = arith.constant dense<0.0> : !table
  %zw = arith.constant dense<0.0> : !weight
  %logits = tensor.empty(%n) : tensor<?x512xf32>
  %zl = linalg.fill ins(%zero : f32) outs(%logits : tensor<?x512xf32>) -> tensor<?x512xf32>
  %h = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, #id], iterator_types = ["parallel", "parallel"]}
      ins(%ids : tensor<?xi64>) outs(%rows : !rows) {
  ^bb0(%id: i64, %o: f32):
    %i = arith.index_cast %id : i64 to index
    %j = linalg.index 1 : index
    %x = tensor.extract %e[%i, %j] : !table
    linalg.yield %x : f32
  } -> !rows
  %y = linalg.matmul ins(%h, %w : !rows, !weight) outs(%z : !rows) -> !rows
  %l = linalg.matmul indexing_maps = [#a, #bt, #c] ins(%y, %e : !rows, !table) outs(%zl : tensor<?x512xf32>) -> tensor<?x512xf32>
  %dl = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%l : tensor<?x512xf32>) outs(%logits : tensor<?x512xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = arith.mulf %x, %scale : f32
    linalg.yield %s : f32
  } -> tensor<?x512xf32>
  %de1 = linalg.matmul indexing_maps = [#at, #b, #c] ins(%dl, %y : tensor<?x512xf32>, !rows) outs(%zt : !table) -> !table
  %dy = linalg.matmul ins(%dl, %e : tensor<?x512xf32>, !table) outs(%z : !rows) -> !rows
  %dw = linalg.matmul indexing_maps = [#at, #b, #c] ins(%h, %dy : !rows, !rows) outs(%zw : !weight) -> !weight
  %dh = linalg.matmul indexing_maps = [#a, #bt, #c] ins(%dy, %w : !rows, !weight) outs(%z : !rows) -> !rows
  %de2 = dp.index_update %dh into %zt at %ids dims [0] kind add : !rows, !table, tensor<?xi64>
  %de = arith.addf %de1, %de2 : !table
  %e1, %ve1 = func.call @descend_table(%e, %ve, %de) : (!table, !table, !table) -> (!table, !table)
  %w1, %vw1 = func.call @descend_weight(%w, %vw, %dw) : (!weight, !weight, !weight) -> (!weight, !weight)
  return %e1, %ve1, %w1, %vw1, %dh : !table, !table, !weight, !weight, !rows
}
