// Indexed updates of more elements than a block of a GPU's threads, in any
// number: many of one row, all of one row, the last of a row, pairs of indices,
// rows beyond the table, devices without updates. On one device the bits are
// those of one thread that updates in order.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/long_index_update.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t.host | FileCheck %s
// CHECK: all agree

func.func @step(%table: tensor<9x3xf32> {dp.name = "table"}, %x: tensor<?x3xf32> {dp.name = "x"}, %ids: tensor<?xi32> {dp.name = "ids"})
    -> (tensor<9x3xf32> {dp.name = "add"}, tensor<9x3xf32> {dp.name = "set"}, tensor<9x3xf32> {dp.name = "max"},
        tensor<9x3xf32> {dp.name = "one"}, tensor<2x5x3xf32> {dp.name = "pairs"}, tensor<40xi64> {dp.name = "count"}) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i32
  %seven = arith.constant 7 : i32
  %zeros = arith.constant dense<0.0> : tensor<2x5x3xf32>
  %none = arith.constant dense<0> : tensor<40xi64>
  %n = tensor.dim %ids, %c0 : tensor<?xi32>
  %e = tensor.empty(%n) : tensor<?xi32>
  %e64 = tensor.empty(%n) : tensor<?xi64>
  %epair = tensor.empty(%n) : tensor<?x2xi32>
  %sevens = linalg.fill ins(%seven : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %ones = linalg.fill ins(%one : i64) outs(%e64 : tensor<?xi64>) -> tensor<?xi64>
  // (id mod 2, id / 2)
  %pair = linalg.generic {indexing_maps = [affine_map<(t, k) -> (t)>, affine_map<(t, k) -> (t, k)>],
                          iterator_types = ["parallel", "parallel"]}
      ins(%ids : tensor<?xi32>) outs(%epair : tensor<?x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %k = linalg.index 1 : index
    %isFirst = arith.cmpi eq, %k, %c0 : index
    %r = arith.remsi %a, %two : i32
    %q = arith.divsi %a, %two : i32
    %s = arith.select %isFirst, %r, %q : i32
    linalg.yield %s : i32
  } -> tensor<?x2xi32>
  %add = dp.index_update %x into %table at %ids dims [0] kind add : tensor<?x3xf32>, tensor<9x3xf32>, tensor<?xi32>
  %set = dp.index_update %x into %table at %ids dims [0] : tensor<?x3xf32>, tensor<9x3xf32>, tensor<?xi32>
  %max = dp.index_update %x into %table at %ids dims [0] kind max : tensor<?x3xf32>, tensor<9x3xf32>, tensor<?xi32>
  %same = dp.index_update %x into %table at %sevens dims [0] kind add : tensor<?x3xf32>, tensor<9x3xf32>, tensor<?xi32>
  %pairs = dp.index_update %x into %zeros at %pair dims [0, 1] kind add : tensor<?x3xf32>, tensor<2x5x3xf32>, tensor<?x2xi32>
  %count = dp.index_update %ones into %none at %ids dims [0] kind add : tensor<?xi64>, tensor<40xi64>, tensor<?xi32>
  return %add, %set, %max, %same, %pairs, %count
      : tensor<9x3xf32>, tensor<9x3xf32>, tensor<9x3xf32>, tensor<9x3xf32>, tensor<2x5x3xf32>, tensor<40xi64>
}
