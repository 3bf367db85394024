// RUN: dp-opt %s --dp-parallelize -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize --dp-explain-collectives -o /dev/null 2>&1 | FileCheck %s

// What every device computes alike is told of, with its iterations; the summary
// also lists what is less, and elementwise, with its share of the step.

// A sum over a table, an update of it, a join.
// CHECK: remark: 3 ops run alike on every device: 201728 iterations, 9{{[0-9]}}.{{[0-9]}}% of the step's
// CHECK: note: linalg.reduce: 65536 iterations, 32.{{[0-9]}}% of the step's
// CHECK: note: tensor.concat: 131072 iterations, 6{{[0-9]}}.{{[0-9]}}% of the step's
// CHECK: note: arith.mulf: 5120 iterations, 2.{{[0-9]}}% of the step's
func.func @table(%w: tensor<256x256xf32>, %s: tensor<5120xf32>, %x: tensor<8x256xf32> {dp.scatter = 0}) -> (tensor<8x256xf32>, tensor<512x256xf32>, tensor<5120xf32>) {
  %z = arith.constant dense<0.0> : tensor<256xf32>
  %e = tensor.empty() : tensor<8x256xf32>
  // expected-remark @below {{computed on every device, 65536 iterations: nothing that it reads or is read for is sharded}}
  %r = linalg.reduce { arith.addf } ins(%w : tensor<256x256xf32>) outs(%z : tensor<256xf32>) dimensions = [0]
  // expected-remark @below {{computed on every device, 131072 iterations}}
  %c = tensor.concat dim(0) %w, %w : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<512x256xf32>
  %m = arith.mulf %s, %s : tensor<5120xf32>
  %b = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %r : tensor<8x256xf32>, tensor<256xf32>) outs(%e : tensor<8x256xf32>) {
  ^bb0(%a: f32, %d: f32, %f: f32):
    %t = arith.addf %a, %d : f32
    linalg.yield %t : f32
  } -> tensor<8x256xf32>
  return %b, %c, %m : tensor<8x256xf32>, tensor<512x256xf32>, tensor<5120xf32>
}

// Small work, often: the loop is told of, its trips counted.
// CHECK: remark: 1 op runs alike on every device: 102400 iterations, 100.0% of the step's
func.func @rounds(%w: tensor<1024xf32>) -> tensor<1024xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  // expected-remark @below {{repeats on every device what is not cut, 102400 iterations: its body works on whole tensors}}
  %0 = scf.for %i = %c0 to %c100 step %c1 iter_args(%a = %w) -> tensor<1024xf32> {
    %1 = math.sin %a : tensor<1024xf32>
    scf.yield %1 : tensor<1024xf32>
  }
  return %0 : tensor<1024xf32>
}

// In a while loop, of which the trips are not known; an update at indices in a
// loop.
// CHECK: remark: 2 ops run alike on every device: 230000 iterations, 100.0% of the step's
// CHECK: note: dp.index_update: 140000 iterations
func.func @updates(%w: tensor<300x300xf32>, %u: tensor<70000xf32>, %k: tensor<70000xi32>, %n: index) -> (tensor<300xf32>, tensor<9xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z = arith.constant dense<0.0> : tensor<300xf32>
  %t = arith.constant dense<0.0> : tensor<9xf32>
  %0:2 = scf.while (%a = %z, %i = %c0) : (tensor<300xf32>, index) -> (tensor<300xf32>, index) {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %a, %i : tensor<300xf32>, index
  } do {
  ^bb0(%a: tensor<300xf32>, %i: index):
    // expected-remark @below {{computed on every device, 90000 iterations}}
    %r = linalg.reduce { arith.addf } ins(%w : tensor<300x300xf32>) outs(%a : tensor<300xf32>) dimensions = [0]
    %j = arith.addi %i, %c1 : index
    scf.yield %r, %j : tensor<300xf32>, index
  }
  %1 = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %t) -> tensor<9xf32> {
    // expected-remark @below {{computed on every device, 140000 iterations in all, in loops}}
    %r = dp.index_update %u into %a at %k dims [0] kind add : tensor<70000xf32>, tensor<9xf32>, tensor<70000xi32>
    scf.yield %r : tensor<9xf32>
  }
  return %0#0, %1 : tensor<300xf32>, tensor<9xf32>
}

// Each device's summand as a whole: what comes of it is as large.
// CHECK: remark: 1 op runs alike on every device: 262144 iterations, 88.9% of the step's
func.func @summand(%x: tensor<8x64x64xf32> {dp.scatter = 0}, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %z = arith.constant dense<0.0> : tensor<64x64xf32>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x64x64xf32>) outs(%z : tensor<64x64xf32>) dimensions = [0]
  // expected-remark @below {{computed on every device for its summand, 262144 iterations: what it makes is no more to send than what it reads}}
  %r = linalg.matmul ins(%p, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

// Sharded work, and what is small, is nothing to tell of.
// CHECK-NOT: ops run alike
// CHECK-NOT: op runs alike
func.func @sharded(%x: tensor<8x64x64xf32> {dp.scatter = 0}, %w: tensor<64x64xf32>) -> tensor<64xf32> {
  %z = arith.constant dense<0.0> : tensor<64xf32>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x64x64xf32>) outs(%z : tensor<64xf32>) dimensions = [0, 1]
  %q = math.exp %p : tensor<64xf32>
  return %q : tensor<64xf32>
}
