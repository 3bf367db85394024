// RUN: dp-opt %s --dp-parallelize --canonicalize --dp-explain-collectives -verify-diagnostics -o /dev/null
// RUN: dp-compile %s --emit parallel --explain -o /dev/null 2>&1 | FileCheck %s

// What is sent, made by the op of which line and needed by the op of which.
func.func @gradient(%w: tensor<3xf32>, %x: tensor<8x3xf32> {dp.scatter = 0}) -> tensor<3xf32> {
  %z = arith.constant dense<0.0> : tensor<3xf32>
  // CHECK: explain-collectives.mlir:[[@LINE+2]]:8: remark: all_reduce of 12 bytes: made by linalg.reduce at {{.*}}:[[@LINE+2]]:8, needed by linalg.generic at {{.*}}:[[@LINE+3]]:8
  // expected-remark @below {{all_reduce of 12 bytes: made by linalg.reduce at }}
  %g = linalg.reduce { arith.addf } ins(%x : tensor<8x3xf32>) outs(%z : tensor<3xf32>) dimensions = [0]
  %n = arith.subf %w, %g : tensor<3xf32>
  return %n : tensor<3xf32>
}

// Why the batch is gathered.
func.func @reversed(%x: tensor<8xf32> {dp.scatter = 0}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  // CHECK: remark: all_gather of 32 bytes: made by linalg.generic at {{.*}}, needed by linalg.generic at {{.*}}, which reads elsewhere along dimension 0 than in its own chunk
  // expected-remark @below {{which reads elsewhere along dimension 0 than in its own chunk}}
  %y = math.exp %x : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (-i + 7)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%y : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// expected-remark @below {{all_gather of 256 bytes: an argument, needed by arith.addf at}}
func.func @conflict(%x: tensor<8x8xf32> {dp.scatter = 0}, %y: tensor<8x8xf32> {dp.scatter = 1}) -> tensor<8x8xf32> {
  // CHECK: remark: all_gather of 256 bytes: an argument, needed by linalg.generic at {{.*}}, which runs along another dimension
  // CHECK: remark: gather of 256 bytes: a result that the caller gets whole
  // expected-remark @below {{gather of 256 bytes: a result that the caller gets whole}}
  %0 = arith.addf %x, %y : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Once per iteration: the sum that the next one starts from.
func.func @loop(%w: tensor<3xf32>, %x: tensor<8x3xf32> {dp.scatter = 0}) -> tensor<3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %z = arith.constant dense<0.0> : tensor<3xf32>
  %e = tensor.empty() : tensor<8x3xf32>
  // CHECK: remark: all_reduce of 12 bytes
  // CHECK: note: each time around this loop
  // expected-note @below {{each time around this loop}}
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%v = %w) -> tensor<3xf32> {
    %b = linalg.broadcast ins(%v : tensor<3xf32>) outs(%e : tensor<8x3xf32>) dimensions = [0]
    %p = arith.mulf %b, %x : tensor<8x3xf32>
    // expected-remark @below {{all_reduce of 12 bytes}}
    %g = linalg.reduce { arith.addf } ins(%p : tensor<8x3xf32>) outs(%z : tensor<3xf32>) dimensions = [0]
    %n = math.exp %g : tensor<3xf32>
    scf.yield %n : tensor<3xf32>
  }
  return %r : tensor<3xf32>
}
