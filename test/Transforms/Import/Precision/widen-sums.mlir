// RUN: dp-opt %s --convert-elementwise-to-linalg --dp-widen-sums | FileCheck %s
// RUN: dp-opt %s --convert-elementwise-to-linalg --dp-widen-sums --dp-parallelize --canonicalize --cse | FileCheck %s --check-prefix=SENT
// RUN: dp-opt %s --convert-elementwise-to-linalg --dp-widen-sums --dp-parallelize=devices=3 -o /dev/null
// RUN: dp-opt %s --convert-elementwise-to-linalg --dp-attach-target=kind=gpu --dp-widen-sums | FileCheck %s --check-prefixes=CHECK,ROUND
// RUN: dp-opt %s --convert-elementwise-to-linalg --dp-attach-target=kind=gpu --dp-widen-sums=whole-sums=true | FileCheck %s --check-prefix=WHOLE

#id = affine_map<(i) -> (i)>
#m = affine_map<(i, j) -> (i, j)>

// Accumulated and sent in f32, rounded when it is whole.
// CHECK-LABEL: func @sum
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<8x4xf16>) outs(%{{.*}} : tensor<4xf32>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: f16, %[[ACC:.*]]: f32)
// CHECK-NEXT: %[[TERM:.*]] = arith.extf %[[IN]] : f16 to f32
// CHECK-NEXT: arith.addf %[[ACC]], %[[TERM]] : f32
// CHECK: arith.truncf {{.*}} : f32 to f16
// SENT-LABEL: func @sum
// SENT-SAME: %[[X:[^:]*]]: tensor<8x4xf16>
// SENT: %[[SHARDED:.*]] = dp.scatter %[[X]] dim 0 : tensor<8x4xf16> -> <tensor<8x4xf16>, sharded<0>>
// SENT: %[[PARALLEL:.*]] = dp.parallel (%[[X_HERE:.*]] = %[[SHARDED]]) : (!dp.placed<tensor<8x4xf16>, sharded<0>>) -> !dp.placed<tensor<4xf16>, replicated>
// SENT: dp.all_reduce {{.*}} : tensor<4xf32> -> tensor<4xf32>
// SENT: ^bb0(%[[IN:[^:]*]]: f32
// SENT: arith.truncf %[[IN]] : f32 to f16
// SENT-NOT: dp.all_reduce
// SENT: %[[TAKEN:.*]] = dp.take %[[PARALLEL]] : <tensor<4xf16>, replicated> -> tensor<4xf16>
// SENT-NEXT: return %[[TAKEN]] :
func.func @sum(%x: tensor<8x4xf16> {dp.scatter = 0}) -> tensor<4xf16> {
  %z = arith.constant dense<0.0> : tensor<4xf16>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf16>) outs(%z : tensor<4xf16>) dimensions = [0]
  return %s : tensor<4xf16>
}

// A product that is added is not rounded, and an init counts once.
// CHECK-LABEL: func @contraction
// CHECK-SAME: %[[Z:[a-z0-9]+]]: tensor<4x2xbf16>)
// CHECK: %[[WIDE:.*]] = linalg.generic {{.*}} ins(%[[Z]] : tensor<4x2xbf16>) outs(%{{.*}} : tensor<4x2xf32>)
// CHECK: linalg.generic {{.*}} outs(%[[WIDE]] : tensor<4x2xf32>)
// CHECK-NEXT: ^bb0(%[[A:.*]]: bf16, %[[B:.*]]: bf16, %{{.*}}: f32)
// CHECK-NEXT: %[[AW:.*]] = arith.extf %[[A]]
// CHECK-NEXT: %[[BW:.*]] = arith.extf %[[B]]
// CHECK-NEXT: arith.mulf %[[AW]], %[[BW]] : f32
// CHECK-NEXT: %[[SUM:.*]] = arith.addf {{.*}} : f32
// CHECK-NEXT: linalg.yield %[[SUM]] : f32
func.func @contraction(%x: tensor<8x4xbf16> {dp.scatter = 0}, %y: tensor<8x2xbf16> {dp.scatter = 0}, %z: tensor<4x2xbf16>) -> tensor<4x2xbf16> {
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%x, %y : tensor<8x4xbf16>, tensor<8x2xbf16>) outs(%z : tensor<4x2xbf16>) -> tensor<4x2xbf16>
  return %g : tensor<4x2xbf16>
}

// Two gradients of one weight, scaled, moved and added as summands: one sum,
// in f32, rounded once. What is not linear reads it rounded.
// SENT-LABEL: func @chain
// SENT-NOT: truncf
// SENT: %[[SUM:.*]] = dp.all_reduce {{.*}} : tensor<6xf32> -> tensor<6xf32>
// SENT-NOT: dp.all_reduce
// SENT: linalg.generic {{.*}} ins(%[[SUM]] : tensor<6xf32>) outs(%{{.*}} : tensor<6xf16>)
// SENT-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// SENT-NEXT: arith.truncf %[[IN]] : f32 to f16
// SENT: math.sqrt {{.*}} : f16
// SENT: %[[TAKEN:.*]] = dp.take %{{.*}} : <tensor<6xf16>, replicated> -> tensor<6xf16>
// SENT-NEXT: return %[[TAKEN]] :
func.func @chain(%x: tensor<8x4x2xf16> {dp.scatter = 0}, %y: tensor<8x6xf16> {dp.scatter = 0}, %c: tensor<6xf16>) -> tensor<6xf16> {
  %z = arith.constant dense<0.0> : tensor<4x2xf16>
  %z6 = arith.constant dense<0.0> : tensor<6xf16>
  %o = tensor.empty() : tensor<2x4xf16>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4x2xf16>) outs(%z : tensor<4x2xf16>) dimensions = [0]
  %q = linalg.reduce { arith.addf } ins(%y : tensor<8x6xf16>) outs(%z6 : tensor<6xf16>) dimensions = [0]
  %t = linalg.transpose ins(%p : tensor<4x2xf16>) outs(%o : tensor<2x4xf16>) permutation = [1, 0]
  %f = tensor.collapse_shape %t [[0, 1]] : tensor<2x4xf16> into tensor<8xf16>
  %s = tensor.extract_slice %f[1] [6] [1] : tensor<8xf16> to tensor<6xf16>
  %m = arith.mulf %s, %c : tensor<6xf16>
  %n = arith.negf %m : tensor<6xf16>
  %b = arith.subf %n, %q : tensor<6xf16>
  %r = math.sqrt %b : tensor<6xf16>
  return %r : tensor<6xf16>
}

// Zeros stay zeros: what is inserted into them, or padded with, or chosen
// instead, is a summand still.
// SENT-LABEL: func @zeros
// SENT-NOT: truncf
// SENT: dp.all_reduce {{.*}} : tensor<9xf32> -> tensor<9xf32>
// SENT-NOT: dp.all_reduce
// SENT: %[[TAKEN:.*]] = dp.take %{{.*}} : <tensor<9xf16>, replicated> -> tensor<9xf16>
// SENT-NEXT: return %[[TAKEN]] :
func.func @zeros(%x: tensor<8x9xf16> {dp.scatter = 0}, %c: i1, %b: tensor<9xf16>) -> tensor<9xf16> {
  %zero = arith.constant 0.0 : f16
  %z9 = arith.constant dense<0.0> : tensor<9xf16>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x9xf16>) outs(%z9 : tensor<9xf16>) dimensions = [0]
  %e = tensor.extract_slice %p[2] [4] [1] : tensor<9xf16> to tensor<4xf16>
  %f = tensor.extract_slice %p[1] [6] [1] : tensor<9xf16> to tensor<6xf16>
  %i = tensor.insert_slice %e into %z9[1] [4] [1] : tensor<4xf16> into tensor<9xf16>
  %d = tensor.pad %f low[1] high[2] {
  ^bb0(%k: index):
    tensor.yield %zero : f16
  } : tensor<6xf16> to tensor<9xf16>
  %a = arith.addf %i, %d : tensor<9xf16>
  %s = arith.select %c, %a, %z9 : tensor<9xf16>
  %r = arith.addf %s, %b : tensor<9xf16>
  return %r : tensor<9xf16>
}

// What is widened anyway is not rounded before. It is a summand of the step
// size, too.
// SENT-LABEL: func @widened
// SENT-NOT: truncf
// SENT: dp.all_reduce {{.*}} : tensor<4xf32> -> tensor<4xf32>
// SENT-NOT: {{truncf|dp.all_reduce}}
// SENT: %[[TAKEN:.*]] = dp.take %{{.*}} : <tensor<4xf32>, replicated> -> tensor<4xf32>
// SENT-NEXT: return %[[TAKEN]] :
func.func @widened(%x: tensor<8x4xf16> {dp.scatter = 0}, %w: tensor<4xf32> {dp.state}, %c: tensor<4xf32>) -> (tensor<4xf32> {dp.updates = 1}) {
  %z = arith.constant dense<0.0> : tensor<4xf16>
  %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf16>) outs(%z : tensor<4xf16>) dimensions = [0]
  %f = arith.extf %p : tensor<4xf16> to tensor<4xf32>
  %s = arith.mulf %f, %c : tensor<4xf32>
  %n = arith.subf %w, %s : tensor<4xf32>
  return %n : tensor<4xf32>
}

// A sum over microbatches, in 16 bits: its variable is f32, and reduced once
// behind the loop; so is one that widens each term.
// SENT-LABEL: func @microbatches
// SENT-SAME: %[[X:[^:]*]]: tensor<3x8x4xf16>
// SENT: %[[SHARDED:.*]] = dp.scatter %[[X]] dim 1 : tensor<3x8x4xf16> -> <tensor<3x8x4xf16>, sharded<1>>
// SENT: %[[PARALLEL:.*]]:2 = dp.parallel (%[[X_HERE:.*]] = %[[SHARDED]])
// SENT: %[[SUMS:.*]]:2 = scf.for {{.*}} -> (tensor<4xf32>, tensor<4xf32>)
// SENT-NOT: {{truncf|dp.all_reduce}}
// SENT: scf.yield %{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xf32>
// SENT: dp.all_reduce %[[SUMS]]#0 {{.*}} : tensor<4xf32> -> tensor<4xf32>
// SENT: dp.all_reduce %[[SUMS]]#1 {{.*}} : tensor<4xf32> -> tensor<4xf32>
// SENT-NOT: dp.all_reduce
// SENT: dp.take %[[PARALLEL]]#0 : <tensor<4xf16>, replicated> -> tensor<4xf16>
func.func @microbatches(%x: tensor<3x8x4xf16> {dp.scatter = 1}) -> (tensor<4xf16>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %z = arith.constant dense<0.0> : tensor<4xf16>
  %zw = arith.constant dense<0.0> : tensor<4xf32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %z, %b = %zw) -> (tensor<4xf16>, tensor<4xf32>) {
    %s = tensor.extract_slice %x[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<3x8x4xf16> to tensor<8x4xf16>
    %g = linalg.reduce { arith.addf } ins(%s : tensor<8x4xf16>) outs(%z : tensor<4xf16>) dimensions = [0]
    %n = arith.addf %a, %g : tensor<4xf16>
    %f = arith.extf %g : tensor<4xf16> to tensor<4xf32>
    %m = arith.addf %b, %f : tensor<4xf32>
    scf.yield %n, %m : tensor<4xf16>, tensor<4xf32>
  }
  %q = math.sqrt %r#1 : tensor<4xf32>
  return %r#0, %q : tensor<4xf16>, tensor<4xf32>
}

// The gradient of an embedding.
// SENT-LABEL: func @embedding
// SENT: dp.index_update {{.*}} : tensor<?x3xf32>
// SENT: dp.all_reduce {{.*}} : tensor<5x3xf32> -> tensor<5x3xf32>
func.func @embedding(%g: tensor<8x3xf16> {dp.scatter = 0}, %ids: tensor<8xi32> {dp.scatter = 0}) -> tensor<5x3xf16> {
  %z = arith.constant dense<0.0> : tensor<5x3xf16>
  %t = dp.index_update %g into %z at %ids dims [0] kind add : tensor<8x3xf16>, tensor<5x3xf16>, tensor<8xi32>
  return %t : tensor<5x3xf16>
}

// A loss that is read while it is a sum over the features alone is rounded
// where it is read; maxima are exact and stay as they are.
// CHECK-LABEL: func @local
// CHECK: arith.addf {{.*}} : f32
// CHECK: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[NARROW:.*]] = arith.truncf %[[IN]] : f32 to f16
// CHECK-NEXT: linalg.yield %[[NARROW]] :
// CHECK: linalg.reduce { arith.maximumf } ins({{.*}} : tensor<8x4xf16>)
func.func @local(%x: tensor<8x4xf16>) -> (tensor<8xf16>, tensor<8xf16>) {
  %z = arith.constant dense<0.0> : tensor<8xf16>
  %l = arith.constant dense<0xFC00> : tensor<8xf16>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf16>) outs(%z : tensor<8xf16>) dimensions = [1]
  %m = linalg.reduce { arith.maximumf } ins(%x : tensor<8x4xf16>) outs(%l : tensor<8xf16>) dimensions = [1]
  return %s, %m : tensor<8xf16>, tensor<8xf16>
}

// Products overflow, too.
// SENT-LABEL: func @product
// SENT: dp.all_reduce {{.*}} kind mul {{.*}} : tensor<4xf32> -> tensor<4xf32>
// SENT: ^bb0(%[[IN:[^:]*]]: f32
// SENT: arith.truncf %[[IN]] : f32 to f16
func.func @product(%x: tensor<8x4xf16> {dp.scatter = 0}) -> tensor<4xf16> {
  %o = arith.constant dense<1.0> : tensor<4xf16>
  %s = linalg.reduce { arith.mulf } ins(%x : tensor<8x4xf16>) outs(%o : tensor<4xf16>) dimensions = [0]
  return %s : tensor<4xf16>
}

// Nothing to do: the accumulator is wide, or there is no sum.
// CHECK-LABEL: func @already
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x4xf16> {dp.scatter = 0 : i64}, %[[W:[^:]*]]: tensor<4x2xf16>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<8x2xf32>
// CHECK: %[[PRODUCT:.*]] = linalg.matmul ins(%[[X]], %[[W]] : tensor<8x4xf16>, tensor<4x2xf16>) outs(%[[ZERO]] : tensor<8x2xf32>) -> tensor<8x2xf32>
// CHECK-NEXT: return %[[PRODUCT]] :
func.func @already(%x: tensor<8x4xf16> {dp.scatter = 0}, %w: tensor<4x2xf16>) -> tensor<8x2xf32> {
  %z = arith.constant dense<0.0> : tensor<8x2xf32>
  %g = linalg.matmul ins(%x, %w : tensor<8x4xf16>, tensor<4x2xf16>) outs(%z : tensor<8x2xf32>) -> tensor<8x2xf32>
  return %g : tensor<8x2xf32>
}

// A sum goes on from another one: rounded once, behind both.
// CHECK-LABEL: func @goes_on
// CHECK: arith.addf {{.*}} : f32
// CHECK-NOT: arith.truncf
// CHECK: arith.addf {{.*}} : f32
// CHECK: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: arith.truncf %[[IN]] : f32 to f16
// CHECK-NOT: arith.truncf
// CHECK: return
func.func @goes_on(%x: tensor<8x4xf16>, %y: tensor<6xf16>) -> tensor<f16> {
  %z = arith.constant dense<2.0> : tensor<f16>
  %s = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf16>) outs(%z : tensor<f16>) dimensions = [0, 1]
  %t = linalg.reduce { arith.addf } ins(%y : tensor<6xf16>) outs(%s : tensor<f16>) dimensions = [0]
  return %t : tensor<f16>
}

// A product that is read at indices: what is read is rounded, since what is made of
// it is no sum.

// CHECK-LABEL: func @product_read(
// CHECK-SAME: %[[X2:[^:]*]]: tensor<2x2xf16>
// CHECK-DAG: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]} ins(%[[X2]] : tensor<2x2xf16>) outs(%[[ONE]] : tensor<2xf32>)
// CHECK: ^bb0({{.*}}: f16):
// CHECK: %[[X:.*]] = tensor.extract %{{.*}} : tensor<2xf32>
// CHECK: %[[R:.*]] = arith.truncf %[[X]] : f32 to f16
// CHECK: linalg.yield %[[R]] : f16
func.func @product_read(%x: tensor<2x2xf16> {dp.scatter = 1}) -> tensor<2xf16> {
  %one = arith.constant dense<1.0> : tensor<2xf16>
  %p = linalg.reduce { arith.mulf } ins(%x : tensor<2x2xf16>) outs(%one : tensor<2xf16>) dimensions = [1]
  %e = tensor.empty() : tensor<2xf16>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%e : tensor<2xf16>) {
  ^bb0(%o: f16):
    %c0 = arith.constant 0 : index
    %v = tensor.extract %p[%c0] : tensor<2xf16>
    linalg.yield %v : f16
  } -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// Prefix sums round once each; a maximum needs no more bits.
// CHECK-LABEL: func @prefixes
// CHECK: %[[WIDE:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<8x4xf16>) outs(%{{.*}} : tensor<8x4xf32>)
// CHECK: dp.scan ins(%[[WIDE]] : tensor<8x4xf32>) outs(%{{.*}} : tensor<8x4xf32>) init(%{{.*}} : tensor<8xf32>) dim 1 {
// CHECK-NEXT: ^bb0(%{{.*}}: f32, %{{.*}}: f32)
// CHECK-NEXT: arith.addf %{{.*}} : f32
// CHECK: arith.truncf {{.*}} : f32 to f16
// CHECK: dp.scan ins(%{{.*}} : tensor<8x4xf16>)
func.func @prefixes(%x: tensor<8x4xf16> {dp.scatter = 0}) -> (tensor<8x4xf16>, tensor<8x4xf16>) {
  %z = arith.constant dense<0.0> : tensor<8xf16>
  %e = tensor.empty() : tensor<8x4xf16>
  %p, %t = dp.scan ins(%x : tensor<8x4xf16>) outs(%e : tensor<8x4xf16>) init(%z : tensor<8xf16>) dim 1 {
  ^bb0(%a: f16, %b: f16):
    %s = arith.addf %a, %b : f16
    dp.yield %s : f16
  }
  %q, %u = dp.scan ins(%x : tensor<8x4xf16>) outs(%e : tensor<8x4xf16>) init(%z : tensor<8xf16>) dim 1 {
  ^bb0(%a: f16, %b: f16):
    %s = arith.maximumf %a, %b : f16
    dp.yield %s : f16
  }
  return %p, %q : tensor<8x4xf16>, tensor<8x4xf16>
}

// What reads the sums of a convolution in f32 reads them rounded where a library
// writes them so, but for those over the batch, as of a filter's gradient.

// CHECK-LABEL: func @convolution
// CHECK: %[[Y:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<8x4x6x6xf32>)
// ROUND: %[[R:.*]] = linalg.generic {{.*}} ins(%[[Y]] : tensor<8x4x6x6xf32>) outs(%{{.*}} : tensor<8x4x6x6xf16>)
// ROUND: linalg.generic {{.*}} ins(%[[R]] : tensor<8x4x6x6xf16>) outs(%{{.*}} : tensor<8x4x6x6xf32>)
// CHECK: %[[D:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<4x3x3x3xf32>)
// CHECK: linalg.generic {{.*}} ins(%[[D]] : tensor<4x3x3x3xf32>) outs(%{{.*}} : tensor<4x3x3x3xf32>)
// WHOLE-LABEL: func @convolution
// WHOLE: %[[D:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<4x3x3x3xf32>)
// WHOLE: %[[R:.*]] = linalg.generic {{.*}} ins(%[[D]] : tensor<4x3x3x3xf32>) outs(%{{.*}} : tensor<4x3x3x3xf16>)
// WHOLE: linalg.generic {{.*}} ins(%[[R]] : tensor<4x3x3x3xf16>) outs(%{{.*}} : tensor<4x3x3x3xf32>)
func.func @convolution(%x: tensor<8x3x8x8xf16> {dp.scatter = 0}, %k: tensor<4x3x3x3xf16>, %g: tensor<8x4x6x6xf16> {dp.scatter = 0})
    -> (tensor<8x4x6x6xf32>, tensor<4x3x3x3xf32>) {
  %z = arith.constant dense<0.0> : tensor<8x4x6x6xf16>
  %y = linalg.conv_2d_nchw_fchw ins(%x, %k : tensor<8x3x8x8xf16>, tensor<4x3x3x3xf16>) outs(%z : tensor<8x4x6x6xf16>) -> tensor<8x4x6x6xf16>
  %w = arith.extf %y : tensor<8x4x6x6xf16> to tensor<8x4x6x6xf32>
  %zk = arith.constant dense<0.0> : tensor<4x3x3x3xf16>
  %d = linalg.generic {indexing_maps = [affine_map<(o, c, i, j, n, h, w) -> (n, c, h + i, w + j)>, affine_map<(o, c, i, j, n, h, w) -> (n, o, h, w)>,
                                        affine_map<(o, c, i, j, n, h, w) -> (o, c, i, j)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%x, %g : tensor<8x3x8x8xf16>, tensor<8x4x6x6xf16>) outs(%zk : tensor<4x3x3x3xf16>) {
    ^bb0(%l: f16, %m: f16, %out: f16):
      %t = arith.mulf %l, %m : f16
      %s = arith.addf %out, %t : f16
      linalg.yield %s : f16
  } -> tensor<4x3x3x3xf16>
  %dw = arith.extf %d : tensor<4x3x3x3xf16> to tensor<4x3x3x3xf32>
  return %w, %dw : tensor<8x4x6x6xf32>, tensor<4x3x3x3xf32>
}
