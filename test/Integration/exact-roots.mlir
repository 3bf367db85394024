// Square roots are rounded correctly: those of squares have no error, so that whole numbers computed from them are right. Batches of 7, 7, 7 and 3
// rows.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/exact_roots.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t.host | FileCheck %s
// RUN: %if fake-cuda %{ env DP_FAKE_CUDA_DEVICES=8 %fake_cuda %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s %}
// CHECK: all agree
//
// NVPTX has an approximate square root, which libdevice takes unless it is told otherwise.
// RUN: %if cuda-toolkit %{ dp-compile %s --scatter x:0 --target cuda --cuda-toolkit %cuda_toolkit --emit ptx -o - | FileCheck %s --check-prefix=PTX %}
// PTX-NOT: sqrt.approx
// PTX: sqrt.rn.f32
// PTX-NOT: sqrt.approx

#ij = affine_map<(i, j) -> (i, j)>
func.func @step(%x: tensor<?x1024xf32> {dp.name = "x"})
    -> (tensor<?x1024xf32> {dp.name = "root"}, tensor<?x1024xf32> {dp.name = "whole"}, tensor<?x1024xf32> {dp.name = "hypotenuse"}) {
  %c0 = arith.constant 0 : index
  %rows = tensor.dim %x, %c0 : tensor<?x1024xf32>
  %none = tensor.empty(%rows) : tensor<?x1024xf32>
  %root = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x1024xf32>) outs(%none : tensor<?x1024xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.sqrt %a : f32
    linalg.yield %r : f32
  } -> tensor<?x1024xf32>
  %whole = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]} ins(%root : tensor<?x1024xf32>) outs(%none : tensor<?x1024xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.floor %a : f32
    linalg.yield %r : f32
  } -> tensor<?x1024xf32>
  %hypotenuse = linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<?x1024xf32>) outs(%none : tensor<?x1024xf32>) {
  ^bb0(%a: f32, %o: f32):
    %three = arith.constant 3.0 : f32
    %four = arith.constant 4.0 : f32
    %r = math.sqrt %a : f32
    %p = arith.mulf %r, %three : f32
    %q = arith.mulf %r, %four : f32
    %p2 = arith.mulf %p, %p : f32
    %q2 = arith.mulf %q, %q : f32
    %sum = arith.addf %p2, %q2 : f32
    %h = math.sqrt %sum : f32
    linalg.yield %h : f32
  } -> tensor<?x1024xf32>
  return %root, %whole, %hypotenuse : tensor<?x1024xf32>, tensor<?x1024xf32>, tensor<?x1024xf32>
}
