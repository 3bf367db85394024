// Reductions over no elements give their initial values, also if their bodies
// do not read them, or no more after folding. One of two batches has no columns.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %fake_cuda DP_FAKE_CUDA_DEVICES=8 %python %integration/run_program.py %s %integration/Inputs/empty_reductions.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t.host | FileCheck %s
// RUN: %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s
// CHECK: all agree

#whole = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>

func.func private @reduce(%x: tensor<?x?xi64>) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %seven = arith.constant 7 : i64
  %max = arith.constant 9223372036854775807 : i64
  %rows = tensor.dim %x, %c0 : tensor<?x?xi64>
  %columns = tensor.dim %x, %c1 : tensor<?x?xi64>
  %empty = tensor.empty(%rows) : tensor<?xi64>
  %ones = linalg.fill ins(%one : i64) outs(%empty : tensor<?xi64>) -> tensor<?xi64>
  %sevens = linalg.fill ins(%seven : i64) outs(%empty : tensor<?xi64>) -> tensor<?xi64>
  // Its element is a number in the body only after the fill is in it.
  %places = tensor.empty(%rows, %columns) : tensor<?x?xi64>
  %zeros = linalg.fill ins(%zero : i64) outs(%places : tensor<?x?xi64>) -> tensor<?x?xi64>
  %product = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]} ins(%zeros : tensor<?x?xi64>) outs(%ones : tensor<?xi64>) {
  ^bb0(%a: i64, %b: i64):
    %0 = arith.muli %a, %b : i64
    linalg.yield %0 : i64
  } -> tensor<?xi64>
  %last = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x?xi64>) outs(%sevens : tensor<?xi64>) {
  ^bb0(%a: i64, %b: i64):
    linalg.yield %a : i64
  } -> tensor<?xi64>
  %largest = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<?x?xi64>) outs(%sevens : tensor<?xi64>) {
  ^bb0(%a: i64, %b: i64):
    %0 = arith.maxsi %b, %max : i64
    linalg.yield %0 : i64
  } -> tensor<?xi64>
  return %product, %last, %largest : tensor<?xi64>, tensor<?xi64>, tensor<?xi64>
}

func.func @reductions(%x: tensor<?x?xi64> {dp.name = "x"}, %y: tensor<?x?xi64> {dp.name = "y"}, %at: tensor<i64> {dp.name = "at", dp.state})
    -> (tensor<i64> {dp.updates = 2 : i64}, tensor<?xi64> {dp.name = "product_x"}, tensor<?xi64> {dp.name = "last_x"},
        tensor<?xi64> {dp.name = "largest_x"}, tensor<?xi64> {dp.name = "product_y"}, tensor<?xi64> {dp.name = "last_y"},
        tensor<?xi64> {dp.name = "largest_y"}, tensor<?xi64> {dp.name = "constant"}) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %seven = arith.constant 7 : i64
  %ones = arith.constant dense<1> : tensor<i64>
  %next = arith.addi %at, %ones : tensor<i64>
  %x0:3 = func.call @reduce(%x) : (tensor<?x?xi64>) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>)
  %y0:3 = func.call @reduce(%y) : (tensor<?x?xi64>) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>)
  // Known to have no elements when compiling.
  %rows = tensor.dim %x, %c0 : tensor<?x?xi64>
  %none = tensor.empty(%rows) : tensor<?x0xi64>
  %nothing = linalg.fill ins(%zero : i64) outs(%none : tensor<?x0xi64>) -> tensor<?x0xi64>
  %empty = tensor.empty(%rows) : tensor<?xi64>
  %sevens = linalg.fill ins(%seven : i64) outs(%empty : tensor<?xi64>) -> tensor<?xi64>
  %constant = linalg.generic {indexing_maps = [#whole, #row], iterator_types = ["parallel", "reduction"]} ins(%nothing : tensor<?x0xi64>) outs(%sevens : tensor<?xi64>) {
  ^bb0(%a: i64, %b: i64):
    %0 = arith.muli %a, %b : i64
    linalg.yield %0 : i64
  } -> tensor<?xi64>
  return %next, %x0#0, %x0#1, %x0#2, %y0#0, %y0#1, %y0#2, %constant
      : tensor<i64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>, tensor<?xi64>
}
