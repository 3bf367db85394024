// A graph with 8-bit floats of its own: conversions, a constant, a product that
// a GPU's library takes, and one whose factor the devices gather as bytes.
//
// REQUIRES: numpy
// DEFINE: %{run} = %python %integration/run_program.py %s %S/Inputs/f8_graph.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} | FileCheck %s
// CHECK: all agree
// RUN: dp-compile %s --scatter x:0 --emit schedule -o - | FileCheck %s --check-prefix=GATHER
// GATHER: dp.buffer.all_gather {{.*}}xf8E5M2>

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#ij = affine_map<(i, j) -> (i, j)>
#j = affine_map<(i, j) -> (j)>
func.func @graph(%x: tensor<21x64xf32> {dp.name = "x"}, %w: tensor<64x16xf32> {dp.name = "w"})
    -> (tensor<21x16xf32> {dp.name = "y"}, tensor<21x21xf32> {dp.name = "gram"}) {
  %zero = arith.constant 0.0 : f32
  %row = arith.constant dense<[0.5, 1.0, -2.0, 448.0, 0.001953125, 3.5, 6.0, -0.0, 1.0, 1.0, 2.0, 2.0, 3.0, 3.0, 4.0, 4.0]> : tensor<16xf8E4M3FN>
  %q = arith.truncf %x : tensor<21x64xf32> to tensor<21x64xf8E5M2>
  %v = arith.truncf %w : tensor<64x16xf32> to tensor<64x16xf8E4M3FN>
  %zy = arith.constant dense<0.0> : tensor<21x16xf32>
  %p = linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%q, %v : tensor<21x64xf8E5M2>, tensor<64x16xf8E4M3FN>) outs(%zy : tensor<21x16xf32>) {
  ^bb0(%a: f8E5M2, %b: f8E4M3FN, %c: f32):
    %aw = arith.extf %a : f8E5M2 to f32
    %bw = arith.extf %b : f8E4M3FN to f32
    %m = arith.mulf %aw, %bw : f32
    %s = arith.addf %c, %m : f32
    linalg.yield %s : f32
  } -> tensor<21x16xf32>
  %y = linalg.generic {indexing_maps = [#ij, #j, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%p, %row : tensor<21x16xf32>, tensor<16xf8E4M3FN>) outs(%zy : tensor<21x16xf32>) {
  ^bb0(%a: f32, %b: f8E4M3FN, %c: f32):
    %bw = arith.extf %b : f8E4M3FN to f32
    %s = arith.addf %a, %bw : f32
    linalg.yield %s : f32
  } -> tensor<21x16xf32>
  %zg = arith.constant dense<0.0> : tensor<21x21xf32>
  %gram = linalg.generic {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%q, %q : tensor<21x64xf8E5M2>, tensor<21x64xf8E5M2>) outs(%zg : tensor<21x21xf32>) {
  ^bb0(%a: f8E5M2, %b: f8E5M2, %c: f32):
    %aw = arith.extf %a : f8E5M2 to f32
    %bw = arith.extf %b : f8E5M2 to f32
    %m = arith.mulf %aw, %bw : f32
    %s = arith.addf %c, %m : f32
    linalg.yield %s : f32
  } -> tensor<21x21xf32>
  return %y, %gram : tensor<21x16xf32>, tensor<21x21xf32>
}
