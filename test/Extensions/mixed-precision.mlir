// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize --canonicalize | FileCheck %s
// RUN: dp-opt %s --dp-parallelize=devices=3 -o /dev/null

// Sums travel in f32 at least: widening is linear, narrowing is not.

// Half factors, single accumulator: rounded to half after the sum.
// CHECK-LABEL: func @half_factors
// CHECK: dp.all_reduce {{.*}} : tensor<3x2xf32> -> tensor<3x2xf32>
// CHECK: arith.truncf
// CHECK-NOT: dp.all_reduce
func.func @half_factors(%x: tensor<8x3xf16> {dp.scatter = 0}, %d: tensor<8x2xf16> {dp.scatter = 0}, %w: tensor<3x2xf32>) -> tensor<3x2xf32> {
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<3x2xf32>
  // expected-remark @below {{partial<add>}}
  %g = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %d : tensor<8x3xf16>, tensor<8x2xf16>) outs(%z : tensor<3x2xf32>) {
  ^bb0(%a: f16, %b: f16, %c: f32):
    %u = arith.extf %a : f16 to f32
    %v = arith.extf %b : f16 to f32
    %p = arith.mulf %u, %v : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  } -> tensor<3x2xf32>
  // expected-remark @below {{replicated}}
  %h = arith.truncf %g : tensor<3x2xf32> to tensor<3x2xf16>
  // expected-remark @below {{replicated}}
  %f = arith.extf %h : tensor<3x2xf16> to tensor<3x2xf32>
  // expected-remark @below {{replicated}}
  %n = arith.subf %w, %f : tensor<3x2xf32>
  return %n : tensor<3x2xf32>
}

// A half accumulator is widened, scaled (the loss scale, undone) and sent in
// single, where nothing overflows; dp-widen-sums widens the accumulator, too.
// CHECK-LABEL: func @half_accumulator
// CHECK: arith.extf
// CHECK: dp.all_reduce {{.*}} : tensor<3xf32> -> tensor<3xf32>
// CHECK-NOT: dp.all_reduce
func.func @half_accumulator(%x: tensor<8x3xf16> {dp.scatter = 0}, %w: tensor<3xf32>, %scale: tensor<3xf32>) -> tensor<3xf32> {
  // expected-remark @below {{replicated}}
  %z = arith.constant dense<0.0> : tensor<3xf16>
  // expected-remark @below {{partial<add>}}
  %g = linalg.reduce { arith.addf } ins(%x : tensor<8x3xf16>) outs(%z : tensor<3xf16>) dimensions = [0]
  // expected-remark @below {{partial<add>}}
  %f = arith.extf %g : tensor<3xf16> to tensor<3xf32>
  // expected-remark @below {{partial<add>}}
  %u = arith.divf %f, %scale : tensor<3xf32>
  // expected-remark @below {{replicated}}
  %n = arith.subf %w, %u : tensor<3xf32>
  return %n : tensor<3xf32>
}

// bf16 products with a single accumulator, the activations of the next layer
// narrowed row by row: rows are not summed over the batch.
// CHECK-LABEL: func @bf16_layer
// CHECK-NOT: dp.all_
// CHECK: dp.parallel {{.*}} -> !dp.placed<tensor<8x2xf32>, sharded<0>>
func.func @bf16_layer(%x: tensor<8x3xf32> {dp.scatter = 0}, %w: tensor<3x2xf32>) -> tensor<8x2xf32> {
  // expected-remark @below {{sharded<0>}}
  %z = arith.constant dense<0.0> : tensor<8x2xf32>
  // expected-remark @below {{sharded<0>}}
  %xb = arith.truncf %x : tensor<8x3xf32> to tensor<8x3xbf16>
  // expected-remark @below {{replicated}}
  %wb = arith.truncf %w : tensor<3x2xf32> to tensor<3x2xbf16>
  // expected-remark @below {{sharded<0>}}
  %p = linalg.matmul ins(%xb, %wb : tensor<8x3xbf16>, tensor<3x2xbf16>) outs(%z : tensor<8x2xf32>) -> tensor<8x2xf32>
  // expected-remark @below {{sharded<0>}}
  %pb = arith.truncf %p : tensor<8x2xf32> to tensor<8x2xbf16>
  // expected-remark @below {{sharded<0>}}
  %r = arith.extf %pb : tensor<8x2xbf16> to tensor<8x2xf32>
  return %r : tensor<8x2xf32>
}

// Any, all, how many, the largest and the product, over the batch.
// CHECK-LABEL: func @flags
// CHECK-NOT: dp.all_
// CHECK: partial<or>>, !dp.placed<tensor<i1>, partial<and>>, !dp.placed<tensor<i32>, partial<add>>, !dp.placed<tensor<3xi32>, partial<max>>, !dp.placed<tensor<3xi32>, partial<mul>>
func.func @flags(%x: tensor<8x3xi32> {dp.scatter = 0}, %limit: i32) -> (tensor<i1>, tensor<i1>, tensor<i32>, tensor<3xi32>, tensor<3xi32>) {
  // expected-remark @below {{replicated}}
  %no = arith.constant dense<false> : tensor<i1>
  // expected-remark @below {{replicated}}
  %yes = arith.constant dense<true> : tensor<i1>
  // expected-remark @below {{replicated}}
  %zero = arith.constant dense<0> : tensor<i32>
  // expected-remark @below {{replicated}}
  %least = arith.constant dense<-2147483648> : tensor<3xi32>
  // expected-remark @below {{replicated}}
  %one = arith.constant dense<1> : tensor<3xi32>
  // expected-remark @below {{replicated}}
  %e = tensor.empty() : tensor<8x3xi1>
  // expected-remark @below {{sharded<0>}}
  %b = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<8x3xi32>) outs(%e : tensor<8x3xi1>) {
  ^bb0(%a: i32, %c: i1):
    %l = arith.cmpi sgt, %a, %limit : i32
    linalg.yield %l : i1
  } -> tensor<8x3xi1>
  // expected-remark @below {{partial<or>}}
  %any = linalg.reduce { arith.ori } ins(%b : tensor<8x3xi1>) outs(%no : tensor<i1>) dimensions = [0, 1]
  // expected-remark @below {{partial<and>}}
  %all = linalg.reduce { arith.andi } ins(%b : tensor<8x3xi1>) outs(%yes : tensor<i1>) dimensions = [0, 1]
  // expected-remark @below {{sharded<0>}}
  %n = arith.extui %b : tensor<8x3xi1> to tensor<8x3xi32>
  // expected-remark @below {{partial<add>}}
  %count = linalg.reduce { arith.addi } ins(%n : tensor<8x3xi32>) outs(%zero : tensor<i32>) dimensions = [0, 1]
  // expected-remark @below {{partial<max>}}
  %max = linalg.reduce { arith.maxsi } ins(%x : tensor<8x3xi32>) outs(%least : tensor<3xi32>) dimensions = [0]
  // expected-remark @below {{partial<mul>}}
  %product = linalg.reduce { arith.muli } ins(%x : tensor<8x3xi32>) outs(%one : tensor<3xi32>) dimensions = [0]
  return %any, %all, %count, %max, %product : tensor<i1>, tensor<i1>, tensor<i32>, tensor<3xi32>, tensor<3xi32>
}
