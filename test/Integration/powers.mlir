// Powers of floats to integers of 8, 32 and 64 bits that the data gives, and to
// constants. Batches of 5, 5 and 1 rows.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/powers.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// CHECK: all agree

func.func @step(%x: tensor<?x6xf32> {dp.name = "x"}, %d: tensor<?x6xf64> {dp.name = "d"}, %n: tensor<?x6xi32> {dp.name = "n"},
    %m: tensor<?x6xi64> {dp.name = "m"}, %b: tensor<?x6xi8> {dp.name = "b"})
    -> (tensor<?x6xf32> {dp.name = "single"}, tensor<?x6xf64> {dp.name = "double"}, tensor<?x6xf64> {dp.name = "small"}, tensor<6xf64> {dp.name = "cubes"}) {
  %c0 = arith.constant 0 : index
  %rows = tensor.dim %d, %c0 : tensor<?x6xf64>
  %single = math.fpowi %x, %n : tensor<?x6xf32>, tensor<?x6xi32>
  %double = math.fpowi %d, %m : tensor<?x6xf64>, tensor<?x6xi64>
  %small = math.fpowi %d, %b : tensor<?x6xf64>, tensor<?x6xi8>
  %m3 = arith.constant -3 : i64
  %zero = arith.constant dense<0.0> : tensor<6xf64>
  %cubes = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]}
      ins(%d : tensor<?x6xf64>) outs(%zero : tensor<6xf64>) {
  ^bb0(%a: f64, %o: f64):
    %p = math.fpowi %a, %m3 : f64, i64
    %s = arith.addf %o, %p : f64
    linalg.yield %s : f64
  } -> tensor<6xf64>
  return %single, %double, %small, %cubes : tensor<?x6xf32>, tensor<?x6xf64>, tensor<?x6xf64>, tensor<6xf64>
}
