// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-lower-contractions --dp-form-kernels --dp-outline-kernels -canonicalize -cse | FileCheck %s
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-lower-contractions=precision=tf32 --dp-form-kernels --dp-outline-kernels | FileCheck %s --check-prefix=ROUNDED
// RUN: dp-opt %s --dp-lower-contractions --dp-form-kernels --dp-outline-kernels | FileCheck %s --check-prefix=HOST

// HOST-NOT: sums(

// With rounded factors, only 16-bit ones are added up.
// ROUNDED-LABEL: @gradients(
// ROUNDED-NOT: sums
// ROUNDED-LABEL: @halves(
// ROUNDED: sums
// ROUNDED-LABEL: @apart(
// ROUNDED-NOT: sums

#entry = #dp.entry<arguments = [
    <name = "x", type = tensor<10x8x64xf32>, placement = sharded<0>, role = batch>,
    <name = "g", type = tensor<80x32xf32>, placement = sharded<0>, role = batch>,
    <name = "dw", type = tensor<32x64xf32>, placement = replicated, role = input>,
    <name = "db", type = tensor<4x8xf32>, placement = replicated, role = input>,
    <name = "sx", type = tensor<64xf32>, placement = replicated, role = input>],
  results = [], dims = []>
#halves = #dp.entry<arguments = [
    <name = "x", type = tensor<80x64xf16>, placement = sharded<0>, role = batch>,
    <name = "g", type = tensor<80x32xf16>, placement = sharded<0>, role = batch>,
    <name = "dw", type = tensor<64x32xf32>, placement = replicated, role = input>,
    <name = "db", type = tensor<32xf32>, placement = replicated, role = input>],
  results = [], dims = []>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#rows = affine_map<(a, b, c) -> (a, b, c)>
#tail = affine_map<(a, b, c) -> (b, c)>
#last = affine_map<(a, b, c) -> (c)>
#first = affine_map<(a, b) -> (a)>
#id = affine_map<(a, b) -> (a, b)>
#column = affine_map<(a, b) -> (b)>

// The sums behind the product, of A, with a result of two dimensions; and the
// sums before another product, of B, with rows of two dimensions. The product is
// where the last one of the two was.

// CHECK-LABEL: func.func private @gradients(
// CHECK-SAME: %[[X:[^:]*]]: memref<?x8x64xf32>, %[[G:[^:]*]]: memref<?x32xf32>, %[[DW:[^:]*]]: memref<32x64xf32>, %[[DB:[^:]*]]: memref<4x8xf32>, %[[SX:[^:]*]]: memref<64xf32>
// CHECK: %[[XR:.*]] = memref.collapse_shape %[[X]]
// CHECK-NOT: dp.gemm
// CHECK: dp.launch @{{.*}}tanh
// CHECK-NEXT: dp.gemm ins(trans_a %[[G]], %[[XR]]) outs(%[[DW]]) {{.*}} sums(%[[DB]] : memref<4x8xf32>)
// CHECK: dp.gemm ins(trans_a %{{.*}}, %[[XR]]) outs(%{{.*}}) {{.*}} sums of_b(%[[SX]] : memref<64xf32>)
// CHECK-NOT: addf
// CHECK: return
func.func private @gradients(%x: memref<?x8x64xf32>, %g: memref<?x32xf32>, %dw: memref<32x64xf32>, %db: memref<4x8xf32>, %sx: memref<64xf32>)
    attributes {dp.spmd, dp.entry = #entry} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %g, %c0 : memref<?x32xf32>
  %xr = memref.collapse_shape %x [[0, 1], [2]] : memref<?x8x64xf32> into memref<?x64xf32>
  %ge = memref.expand_shape %g [[0], [1, 2]] output_shape [%n, 4, 8] : memref<?x32xf32> into memref<?x4x8xf32>
  linalg.fill ins(%zero : f32) outs(%dw : memref<32x64xf32>)
  linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%g, %xr : memref<?x32xf32>, memref<?x64xf32>) outs(%dw : memref<32x64xf32>)
  %t = memref.alloc(%n) : memref<?x32xf32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%g : memref<?x32xf32>) outs(%t : memref<?x32xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.tanh %a : f32
    linalg.yield %0 : f32
  }
  linalg.fill ins(%zero : f32) outs(%db : memref<4x8xf32>)
  linalg.generic {indexing_maps = [#rows, #tail], iterator_types = ["reduction", "parallel", "parallel"]}
      ins(%ge : memref<?x4x8xf32>) outs(%db : memref<4x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.fill ins(%zero : f32) outs(%sx : memref<64xf32>)
  linalg.generic {indexing_maps = [#rows, #last], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%x : memref<?x8x64xf32>) outs(%sx : memref<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %o, %a : f32
    linalg.yield %0 : f32
  }
  %dv = memref.alloc() : memref<32x64xf32>
  linalg.fill ins(%zero : f32) outs(%dv : memref<32x64xf32>)
  linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%t, %xr : memref<?x32xf32>, memref<?x64xf32>) outs(%dv : memref<32x64xf32>)
  return
}

// f32 sums of 16-bit factors.

// CHECK-LABEL: func.func private @halves(
// CHECK-NOT: dp.launch
// CHECK: dp.gemm ins(trans_a %{{.*}}, %{{.*}}) {{.*}} sums of_b(%{{.*}} : memref<32xf32>) : memref<?x64xf16>, memref<?x32xf16>, memref<64x32xf32>
// CHECK-NOT: dp.launch
// CHECK: return
func.func private @halves(%x: memref<?x64xf16>, %g: memref<?x32xf16>, %dw: memref<64x32xf32>, %db: memref<32xf32>)
    attributes {dp.spmd, dp.entry = #halves} {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%db : memref<32xf32>)
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%g : memref<?x32xf16>) outs(%db : memref<32xf32>) {
  ^bb0(%a: f16, %o: f32):
    %0 = arith.extf %a : f16 to f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  }
  linalg.fill ins(%zero : f32) outs(%dw : memref<64x32xf32>)
  linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x, %g : memref<?x64xf16>, memref<?x32xf16>) outs(%dw : memref<64x32xf32>)
  return
}

// Left alone: sums that are read before the product could write them, sums of
// each row, sums that add to something, and of a factor that changes in between.

// CHECK-LABEL: func.func private @apart(
// CHECK-NOT: sums
// CHECK: return
func.func private @apart(%x: memref<?x8x64xf32>, %g: memref<?x32xf32>, %dw: memref<32x64xf32>, %db: memref<4x8xf32>, %sx: memref<64xf32>)
    attributes {dp.spmd, dp.entry = #entry} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %g, %c0 : memref<?x32xf32>
  %xr = memref.collapse_shape %x [[0, 1], [2]] : memref<?x8x64xf32> into memref<?x64xf32>
  %s = memref.alloc() : memref<32xf32>
  linalg.fill ins(%zero : f32) outs(%s : memref<32xf32>)
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%g : memref<?x32xf32>) outs(%s : memref<32xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  %h = memref.alloc(%n) : memref<?x32xf32>
  linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%g, %s : memref<?x32xf32>, memref<32xf32>) outs(%h : memref<?x32xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  }
  linalg.fill ins(%zero : f32) outs(%dw : memref<32x64xf32>)
  linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%g, %xr : memref<?x32xf32>, memref<?x64xf32>) outs(%dw : memref<32x64xf32>)
  %e = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%e : memref<?xf32>)
  linalg.generic {indexing_maps = [#id, #first], iterator_types = ["parallel", "reduction"]}
      ins(%h : memref<?x32xf32>) outs(%e : memref<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#rows, #last], iterator_types = ["reduction", "reduction", "parallel"]}
      ins(%x : memref<?x8x64xf32>) outs(%sx : memref<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %o, %a : f32
    linalg.yield %0 : f32
  }
  %dv = memref.alloc() : memref<32x64xf32>
  linalg.fill ins(%zero : f32) outs(%dv : memref<32x64xf32>)
  linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%h, %xr : memref<?x32xf32>, memref<?x64xf32>) outs(%dv : memref<32x64xf32>)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%g : memref<?x32xf32>) outs(%h : memref<?x32xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = math.tanh %a : f32
    linalg.yield %0 : f32
  }
  %s2 = memref.alloc() : memref<32xf32>
  linalg.fill ins(%zero : f32) outs(%s2 : memref<32xf32>)
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]}
      ins(%h : memref<?x32xf32>) outs(%s2 : memref<32xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  return
}
