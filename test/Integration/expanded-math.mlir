// Powers of integers by integers of either sign, of 1 to 64 bits, and the ops on floats that
// dp-expand-math expands, and a rounding of f64 to bf16, on the host and on the emulated GPU. Batches of 5, 5 and 1 rows.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/expanded_math.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} | FileCheck %s
// RUN: %fake_cuda DP_FAKE_CUDA_DEVICES=8 %{run} "--compile-options=--target cuda --arch emulated" | FileCheck %s
// CHECK: all agree

#ij = affine_map<(i, j) -> (i, j)>
#j = affine_map<(i, j) -> (j)>
func.func @step(%a8: tensor<?x37xi8> {dp.name = "a8"}, %n8: tensor<?x37xi8> {dp.name = "n8"},
                %a32: tensor<?x37xi32> {dp.name = "a32"}, %n32: tensor<?x37xi32> {dp.name = "n32"},
                %a64: tensor<?x37xi64> {dp.name = "a64"}, %n64: tensor<?x37xi64> {dp.name = "n64"},
                %x: tensor<?x37xf32> {dp.name = "x"}, %d: tensor<?x37xf64> {dp.name = "d"}, %h: tensor<?x37xf16> {dp.name = "h"},
                %k: i32 {dp.name = "k"})
    -> (tensor<?x37xi8> {dp.name = "p1"}, tensor<?x37xi8> {dp.name = "p8"}, tensor<?x37xi32> {dp.name = "p24"},
        tensor<?x37xi32> {dp.name = "p32"}, tensor<?x37xi64> {dp.name = "p64"}, tensor<?x37xi64> {dp.name = "cube"},
        tensor<?x37xi32> {dp.name = "inverse"}, i32 {dp.name = "scalar"}, tensor<37xi32> {dp.name = "sum"},
        tensor<?x37xi1> {dp.name = "x_infinite"}, tensor<?x37xi1> {dp.name = "x_normal"}, tensor<?x37xi1> {dp.name = "d_normal"},
        tensor<?x37xi1> {dp.name = "h_infinite"}, tensor<?x37xi1> {dp.name = "h_normal"}, tensor<?x37xf32> {dp.name = "clamped"},
        tensor<?x37xf64> {dp.name = "sine"}, tensor<?x37xf64> {dp.name = "cosine"}, tensor<?x37xf32> {dp.name = "rounded"}) {
  %a1 = arith.trunci %a8 : tensor<?x37xi8> to tensor<?x37xi1>
  %n1 = arith.trunci %n8 : tensor<?x37xi8> to tensor<?x37xi1>
  %b1 = math.ipowi %a1, %n1 : tensor<?x37xi1>
  %p1 = arith.extui %b1 : tensor<?x37xi1> to tensor<?x37xi8>
  %p8 = math.ipowi %a8, %n8 : tensor<?x37xi8>
  %a24 = arith.trunci %a32 : tensor<?x37xi32> to tensor<?x37xi24>
  %n24 = arith.trunci %n32 : tensor<?x37xi32> to tensor<?x37xi24>
  %b24 = math.ipowi %a24, %n24 : tensor<?x37xi24>
  %p24 = arith.extsi %b24 : tensor<?x37xi24> to tensor<?x37xi32>
  %p32 = math.ipowi %a32, %n32 : tensor<?x37xi32>
  %p64 = math.ipowi %a64, %n64 : tensor<?x37xi64>
  %zero = arith.constant dense<0> : tensor<37xi32>
  %c3 = arith.constant 3 : i64
  %cube = linalg.map ins(%a64 : tensor<?x37xi64>) outs(%a64 : tensor<?x37xi64>)
    (%a: i64, %o: i64) {
      %p = math.ipowi %a, %c3 : i64
      linalg.yield %p : i64
    }
  %cm5 = arith.constant -5 : i32
  %inverse = linalg.map ins(%a32 : tensor<?x37xi32>) outs(%a32 : tensor<?x37xi32>)
    (%a: i32, %o: i32) {
      %p = math.ipowi %a, %cm5 : i32
      linalg.yield %p : i32
    }
  %scalar = math.ipowi %k, %k : i32
  // A reduction that computes them.
  %sum = linalg.generic {indexing_maps = [#ij, #ij, #j], iterator_types = ["reduction", "parallel"]}
      ins(%a32, %n32 : tensor<?x37xi32>, tensor<?x37xi32>) outs(%zero : tensor<37xi32>) {
  ^bb0(%a: i32, %n: i32, %o: i32):
    %p = math.ipowi %a, %n : i32
    %s = arith.addi %o, %p : i32
    linalg.yield %s : i32
  } -> tensor<37xi32>
  %x_infinite = math.isinf %x : tensor<?x37xf32>
  %x_normal = math.isnormal %x : tensor<?x37xf32>
  %d_normal = math.isnormal %d : tensor<?x37xf64>
  %h_infinite = math.isinf %h : tensor<?x37xf16>
  %h_normal = math.isnormal %h : tensor<?x37xf16>
  %low = arith.constant -1.0 : f32
  %high = arith.constant 2.5 : f32
  %clamped = linalg.map ins(%x : tensor<?x37xf32>) outs(%x : tensor<?x37xf32>)
    (%v: f32, %o: f32) {
      %c = math.clampf %v to [%low, %high] : f32
      linalg.yield %c : f32
    }
  %sine, %cosine = linalg.generic {indexing_maps = [#ij, #ij, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%d : tensor<?x37xf64>) outs(%d, %d : tensor<?x37xf64>, tensor<?x37xf64>) {
  ^bb0(%v: f64, %o: f64, %q: f64):
    %s, %c = math.sincos %v : f64
    linalg.yield %s, %c : f64, f64
  } -> (tensor<?x37xf64>, tensor<?x37xf64>)
  // Once, not through f32.
  %narrow = arith.truncf %d : tensor<?x37xf64> to tensor<?x37xbf16>
  %rounded = arith.extf %narrow : tensor<?x37xbf16> to tensor<?x37xf32>
  return %p1, %p8, %p24, %p32, %p64, %cube, %inverse, %scalar, %sum, %x_infinite, %x_normal, %d_normal, %h_infinite, %h_normal,
      %clamped, %sine, %cosine, %rounded
      : tensor<?x37xi8>, tensor<?x37xi8>, tensor<?x37xi32>, tensor<?x37xi32>, tensor<?x37xi64>, tensor<?x37xi64>, tensor<?x37xi32>,
        i32, tensor<37xi32>, tensor<?x37xi1>, tensor<?x37xi1>, tensor<?x37xi1>, tensor<?x37xi1>, tensor<?x37xi1>,
        tensor<?x37xf32>, tensor<?x37xf64>, tensor<?x37xf64>, tensor<?x37xf32>
}
