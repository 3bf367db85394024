// RUN: dp-opt %s --dp-widen-factors | FileCheck %s
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-widen-factors | FileCheck %s --check-prefix=KEEP

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

// A factor gets a copy where the other one has another type, and two
// contractions that follow each other share that of %x.

// CHECK-LABEL: func.func @products(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x8xbf16>, %[[W:[^:]*]]: tensor<8x4xf16>, %[[V:[^:]*]]: tensor<8x4xf32>
// CHECK: %[[XW:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<?x8xbf16>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: bf16, %{{.*}}: f32):
// CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[IN]] : bf16 to f32
// CHECK-NEXT: linalg.yield %[[WIDE]]
// CHECK: %[[WW:.*]] = linalg.generic {{.*}} ins(%[[W]] : tensor<8x4xf16>)
// CHECK: linalg.generic {{.*}} ins(%[[XW]], %[[WW]] : tensor<?x8xf32>, tensor<8x4xf32>)
// CHECK-NEXT: ^bb0(%[[L:.*]]: f32, %[[R:.*]]: f32, %[[OUT:.*]]: f32):
// CHECK-NEXT: %[[TERM:.*]] = arith.mulf %[[L]], %[[R]] : f32
// CHECK-NEXT: arith.addf %[[OUT]], %[[TERM]] : f32
// CHECK-NOT: extf
// CHECK: linalg.generic {{.*}} ins(%[[XW]], %[[V]] : tensor<?x8xf32>, tensor<8x4xf32>)
func.func @products(%x: tensor<?x8xbf16>, %w: tensor<8x4xf16>, %v: tensor<8x4xf32>, %z: tensor<?x4xf32>)
    -> (tensor<?x4xf32>, tensor<?x4xf32>) attributes {dp.spmd} {
  %p = linalg.matmul ins(%x, %w : tensor<?x8xbf16>, tensor<8x4xf16>) outs(%z : tensor<?x4xf32>) -> tensor<?x4xf32>
  %q = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %v : tensor<?x8xbf16>, tensor<8x4xf32>) outs(%p : tensor<?x4xf32>) {
    ^bb0(%l: bf16, %r: f32, %out: f32):
      %lw = arith.extf %l : bf16 to f32
      %m = arith.mulf %lw, %r : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  } -> tensor<?x4xf32>
  return %p, %q : tensor<?x4xf32>, tensor<?x4xf32>
}

// The pad is of the copy, so that it becomes the convolution's padding.

// CHECK-LABEL: func.func @padded(
// CHECK-SAME: %[[X:[^:]*]]: tensor<2x3x6x6xf16>, %[[K:[^:]*]]: tensor<4x3x3x3xf16>
// CHECK: %[[XW:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<2x3x6x6xf16>)
// CHECK: %[[P:.*]] = tensor.pad %[[XW]] low[0, 0, 1, 1] high[0, 0, 1, 1]
// CHECK: linalg.generic {{.*}} ins(%[[P]], %{{.*}} : tensor<2x3x8x8xf32>, tensor<4x3x3x3xf32>)
func.func @padded(%x: tensor<2x3x6x6xf16>, %k: tensor<4x3x3x3xf16>, %y: tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32> attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f16
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f16
  } : tensor<2x3x6x6xf16> to tensor<2x3x8x8xf16>
  %r = linalg.conv_2d_nchw_fchw ins(%p, %k : tensor<2x3x8x8xf16>, tensor<4x3x3x3xf16>) outs(%y : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  return %r : tensor<2x4x6x6xf32>
}

// So are an insertion into zeros, which becomes a stride, and a transpose; a
// pad with ones is not.

// CHECK-LABEL: func.func @moved(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x2xf16>, %[[Y:[^:]*]]: tensor<4x5xf16>
// CHECK: %[[XW:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<8x2xf16>)
// CHECK: %[[Z:.*]] = linalg.fill {{.*}} -> tensor<8x5xf32>
// CHECK: %[[I:.*]] = tensor.insert_slice %[[XW]] into %[[Z]][0, 0] [8, 2] [1, 4] : tensor<8x2xf32> into tensor<8x5xf32>
// CHECK: %[[T:.*]] = linalg.transpose ins(%[[I]] : tensor<8x5xf32>) outs(%{{.*}} : tensor<5x8xf32>) permutation = [1, 0]
// CHECK: %[[PAD:.*]] = tensor.pad %[[Y]]
// CHECK: %[[PW:.*]] = linalg.generic {{.*}} ins(%[[PAD]] : tensor<4x8xf16>)
// CHECK: linalg.generic {{.*}} ins(%[[PW]], %[[W:.*]] :
func.func @moved(%x: tensor<8x2xf16>, %y: tensor<4x5xf16>, %z: tensor<5x8xf32>, %u: tensor<4x5xf32>, %w: tensor<8x5xf32>)
    -> (tensor<5x5xf32>, tensor<4x5xf32>) attributes {dp.spmd} {
  %zero = arith.constant 0.0 : f16
  %one = arith.constant 1.0 : f16
  %e = tensor.empty() : tensor<8x5xf16>
  %zeros = linalg.fill ins(%zero : f16) outs(%e : tensor<8x5xf16>) -> tensor<8x5xf16>
  %i = tensor.insert_slice %x into %zeros[0, 0] [8, 2] [1, 4] : tensor<8x2xf16> into tensor<8x5xf16>
  %te = tensor.empty() : tensor<5x8xf16>
  %t = linalg.transpose ins(%i : tensor<8x5xf16>) outs(%te : tensor<5x8xf16>) permutation = [1, 0]
  %ve = tensor.empty() : tensor<5x5xf32>
  %v = linalg.matmul ins(%t, %w : tensor<5x8xf16>, tensor<8x5xf32>) outs(%ve : tensor<5x5xf32>) -> tensor<5x5xf32>
  %p = tensor.pad %y low[0, 3] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %one : f16
  } : tensor<4x5xf16> to tensor<4x8xf16>
  %q = linalg.matmul ins(%p, %w : tensor<4x8xf16>, tensor<8x5xf32>) outs(%u : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %v, %q : tensor<5x5xf32>, tensor<4x5xf32>
}

// A loop's weights are converted once.

// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[W:[^:]*]]: tensor<4x4xbf16>
// CHECK-SAME: %[[H:[^:]*]]: tensor<2x4xf32>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C9:.*]] = arith.constant 9 : index
// CHECK: %[[WW:.*]] = linalg.generic {{.*}} ins(%[[W]] : tensor<4x4xbf16>)
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[C9]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[H]]) -> (tensor<2x4xf32>)
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[WW]] : tensor<2x4xf32>, tensor<4x4xf32>)
func.func @loop(%w: tensor<4x4xbf16>, %h: tensor<2x4xf32>, %z: tensor<2x4xf32>) -> tensor<2x4xf32> attributes {dp.spmd} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %r = scf.for %i = %c0 to %c9 step %c1 iter_args(%s = %h) -> tensor<2x4xf32> {
    %p = linalg.matmul ins(%s, %w : tensor<2x4xf32>, tensor<4x4xbf16>) outs(%z : tensor<2x4xf32>) -> tensor<2x4xf32>
    scf.yield %p : tensor<2x4xf32>
  }
  return %r : tensor<2x4xf32>
}

// Left alone: sums in 16 bits, a matrix that is read once, factors of one type,
// which dp.gemm takes, another function.

// CHECK-LABEL: func.func @left(
// CHECK-NOT: tensor.empty
// CHECK: linalg.matmul {{.*}} -> tensor<4x4xbf16>
// CHECK-NOT: tensor.empty
// CHECK: linalg.matvec {{.*}} -> tensor<4xf32>
// CHECK-NOT: tensor.empty
// CHECK: linalg.matmul {{.*}} -> tensor<4x4xf32>
func.func @left(%x: tensor<4x8xbf16>, %w: tensor<8x4xbf16>, %z: tensor<4x4xbf16>, %v: tensor<8xf32>, %y: tensor<4xf32>, %u: tensor<4x4xf32>)
    -> (tensor<4x4xbf16>, tensor<4xf32>, tensor<4x4xf32>) attributes {dp.spmd} {
  %p = linalg.matmul ins(%x, %w : tensor<4x8xbf16>, tensor<8x4xbf16>) outs(%z : tensor<4x4xbf16>) -> tensor<4x4xbf16>
  %q = linalg.matvec ins(%x, %v : tensor<4x8xbf16>, tensor<8xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.matmul ins(%x, %w : tensor<4x8xbf16>, tensor<8x4xbf16>) outs(%u : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %p, %q, %r : tensor<4x4xbf16>, tensor<4xf32>, tensor<4x4xf32>
}

// CHECK-LABEL: func.func @other(
// CHECK: linalg.matmul ins({{.*}} : tensor<4x8xbf16>
func.func @other(%x: tensor<4x8xbf16>, %w: tensor<8x4xf32>, %z: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %p = linalg.matmul ins(%x, %w : tensor<4x8xbf16>, tensor<8x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %p : tensor<4x4xf32>
}

// 8-bit factors get copies on the host. For a GPU those stay whose product its
// library takes: not of results with rows of 5 numbers, nor of two f8E5M2.

// CHECK-LABEL: func.func @f8(
// CHECK: arith.extf %{{.*}} : f8E4M3FN to f32
// CHECK: arith.extf %{{.*}} : f8E5M2 to f32
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<?x8xf32>, tensor<8x16xf32>)
// CHECK-NOT: arith.extf
// CHECK: ^bb0(%[[L:[^:]*]]: f32, %[[R:[^:]*]]: f32
// CHECK-NEXT: arith.mulf %[[L]], %[[R]] : f32
// KEEP-LABEL: func.func @f8(
// KEEP: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<?x8xf8E4M3FN>, tensor<8x16xf8E5M2>)
// KEEP: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<?x8xf32>, tensor<8x5xf32>)
// KEEP: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<?x8xf32>, tensor<8x16xf32>)
func.func @f8(%x: tensor<?x8xf8E4M3FN>, %v: tensor<8x16xf8E5M2>, %w: tensor<8x5xf8E5M2>, %y: tensor<?x8xf8E5M2>,
    %z: tensor<?x16xf32>, %u: tensor<?x5xf32>) -> (tensor<?x16xf32>, tensor<?x5xf32>, tensor<?x16xf32>) attributes {dp.spmd} {
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %v : tensor<?x8xf8E4M3FN>, tensor<8x16xf8E5M2>) outs(%z : tensor<?x16xf32>) {
    ^bb0(%l: f8E4M3FN, %r: f8E5M2, %out: f32):
      %lw = arith.extf %l : f8E4M3FN to f32
      %rw = arith.extf %r : f8E5M2 to f32
      %m = arith.mulf %lw, %rw : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  } -> tensor<?x16xf32>
  %q = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x8xf8E4M3FN>, tensor<8x5xf8E5M2>) outs(%u : tensor<?x5xf32>) {
    ^bb0(%l: f8E4M3FN, %r: f8E5M2, %out: f32):
      %lw = arith.extf %l : f8E4M3FN to f32
      %rw = arith.extf %r : f8E5M2 to f32
      %m = arith.mulf %lw, %rw : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  } -> tensor<?x5xf32>
  %t = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%y, %v : tensor<?x8xf8E5M2>, tensor<8x16xf8E5M2>) outs(%z : tensor<?x16xf32>) {
    ^bb0(%l: f8E5M2, %r: f8E5M2, %out: f32):
      %lw = arith.extf %l : f8E5M2 to f32
      %rw = arith.extf %r : f8E5M2 to f32
      %m = arith.mulf %lw, %rw : f32
      %s = arith.addf %out, %m : f32
      linalg.yield %s : f32
  } -> tensor<?x16xf32>
  return %p, %q, %t : tensor<?x16xf32>, tensor<?x5xf32>, tensor<?x16xf32>
}
