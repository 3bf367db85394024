// Integers of widths without a storage type of their own, from 2 to 63 bits: reduced by every kind,
// gathered, carried by a loop, on the host and on the emulated GPU.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{run} = %python %integration/run_program.py %s %integration/Inputs/odd_integers.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t
// RUN: %{run} | FileCheck %s
// RUN: %fake_cuda DP_FAKE_CUDA_DEVICES=8 %{run} "--compile-options=--target cuda --arch emulated" | FileCheck %s
// CHECK: all agree

func.func @f(%a: tensor<8xi32> {dp.name = "a"})
    -> (tensor<i32> {dp.name = "max7"}, tensor<i32> {dp.name = "min2"}, tensor<i32> {dp.name = "umax4"},
        tensor<i64> {dp.name = "sum24"}, tensor<i64> {dp.name = "product33"}, tensor<8xi32> {dp.name = "less7"},
        tensor<8x8xi32> {dp.name = "pairs24"}, tensor<i64> {dp.name = "looped48"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  // On 3 devices the sum 14 must not become -1.
  %a7 = arith.trunci %a : tensor<8xi32> to tensor<8xi7>
  %least = arith.constant dense<-1> : tensor<i7>
  %s7 = linalg.reduce { arith.maxsi } ins(%a7 : tensor<8xi7>) outs(%least : tensor<i7>) dimensions = [0]
  %max7 = arith.extsi %s7 : tensor<i7> to tensor<i32>
  %a2 = arith.trunci %a : tensor<8xi32> to tensor<8xi2>
  %one2 = arith.constant dense<1> : tensor<i2>
  %s2 = linalg.reduce { arith.minsi } ins(%a2 : tensor<8xi2>) outs(%one2 : tensor<i2>) dimensions = [0]
  %min2 = arith.extsi %s2 : tensor<i2> to tensor<i32>
  %a4 = arith.trunci %a : tensor<8xi32> to tensor<8xi4>
  %zero4 = arith.constant dense<0> : tensor<i4>
  %s4 = linalg.reduce { arith.maxui } ins(%a4 : tensor<8xi4>) outs(%zero4 : tensor<i4>) dimensions = [0]
  %umax4 = arith.extui %s4 : tensor<i4> to tensor<i32>
  // Beyond 2^23.
  %big = arith.constant dense<3000000> : tensor<8xi32>
  %b = arith.addi %a, %big : tensor<8xi32>
  %a24 = arith.trunci %b : tensor<8xi32> to tensor<8xi24>
  %zero24 = arith.constant dense<0> : tensor<i24>
  %s24 = linalg.reduce { arith.addi } ins(%a24 : tensor<8xi24>) outs(%zero24 : tensor<i24>) dimensions = [0]
  %sum24 = arith.extsi %s24 : tensor<i24> to tensor<i64>
  %a33 = arith.extsi %b : tensor<8xi32> to tensor<8xi33>
  %one33 = arith.constant dense<1> : tensor<i33>
  %s33 = linalg.reduce { arith.muli } ins(%a33 : tensor<8xi33>) outs(%one33 : tensor<i33>) dimensions = [0]
  %product33 = arith.extsi %s33 : tensor<i33> to tensor<i64>
  // A reduction inside: rows less the largest of all.
  %e7 = tensor.empty() : tensor<8xi7>
  %l7 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>],
                        iterator_types = ["parallel"]}
      ins(%a7, %s7 : tensor<8xi7>, tensor<i7>) outs(%e7 : tensor<8xi7>) {
  ^bb0(%x: i7, %y: i7, %o: i7):
    %d = arith.subi %x, %y : i7
    linalg.yield %d : i7
  } -> tensor<8xi7>
  %less7 = arith.extsi %l7 : tensor<8xi7> to tensor<8xi32>
  // All rows on each device.
  %e24 = tensor.empty() : tensor<8x8xi24>
  %p24 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>,
                                          affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
      ins(%a24, %a24 : tensor<8xi24>, tensor<8xi24>) outs(%e24 : tensor<8x8xi24>) {
  ^bb0(%x: i24, %y: i24, %o: i24):
    %d = arith.subi %x, %y : i24
    linalg.yield %d : i24
  } -> tensor<8x8xi24>
  %pairs24 = arith.extsi %p24 : tensor<8x8xi24> to tensor<8x8xi32>
  %a48 = arith.extsi %b : tensor<8xi32> to tensor<8xi48>
  %zero48 = arith.constant dense<0> : tensor<i48>
  %s48 = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %zero48) -> (tensor<i48>) {
    %t = linalg.reduce { arith.addi } ins(%a48 : tensor<8xi48>) outs(%acc : tensor<i48>) dimensions = [0]
    scf.yield %t : tensor<i48>
  }
  %looped48 = arith.extsi %s48 : tensor<i48> to tensor<i64>
  return %max7, %min2, %umax4, %sum24, %product33, %less7, %pairs24, %looped48
      : tensor<i32>, tensor<i32>, tensor<i32>, tensor<i64>, tensor<i64>, tensor<8xi32>, tensor<8x8xi32>, tensor<i64>
}
