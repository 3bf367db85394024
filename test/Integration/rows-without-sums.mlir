// A row op of which nothing uses the sum, and the row sums of its other result:
// the threads of a GPU that have a row share both loops.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/rows_without_sums.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %fake_cuda DP_FAKE_CUDA_DEVICES=8 %{run} "--compile-options=--target cuda --arch emulated" --work %t.cuda | FileCheck %s
// RUN: %{run} --work %t.host | FileCheck %s
// CHECK: all agree
//
// RUN: dp-compile --emit=schedule %s --scatter x:0 --target cuda --arch emulated -o - | FileCheck %s --check-prefix=SCHEDULE
// SCHEDULE: dp.launch @kernel_rows_{{.*}} extent

#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @rows(%x: tensor<?x600xf32> {dp.name = "x"}) -> (tensor<?x600xf32> {dp.name = "y"}, tensor<?xf32> {dp.name = "s"}) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?x600xf32>
  %ey = tensor.empty(%n) : tensor<?x600xf32>
  %es = tensor.empty(%n) : tensor<?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%es : tensor<?xf32>) -> tensor<?xf32>
  %y, %unused = linalg.generic {indexing_maps = [#all, #all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x600xf32>) outs(%ey, %zeros : tensor<?x600xf32>, tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32, %p: f32):
    %e = math.exp %a : f32
    %q = arith.addf %p, %e : f32
    linalg.yield %e, %q : f32, f32
  } -> (tensor<?x600xf32>, tensor<?xf32>)
  %s = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%y : tensor<?x600xf32>) outs(%zeros : tensor<?xf32>) {
  ^bb0(%a: f32, %p: f32):
    %q = arith.addf %p, %a : f32
    linalg.yield %q : f32
  } -> tensor<?xf32>
  return %y, %s : tensor<?x600xf32>, tensor<?xf32>
}
