// RUN: dp-opt %s --pass-pipeline="builtin.module(func.func(dp-expand-bf16))" | FileCheck %s

// A sum in bf16 is computed in f32 and rounded by integer code: no library call
// is left to make.
// CHECK-LABEL: func.func @sum
// CHECK-NOT: arith.addf {{.*}} : bf16
// CHECK-NOT: arith.truncf
// CHECK-NOT: arith.extf
// CHECK: arith.addf %{{.*}}, %{{.*}} : f32
// CHECK-NOT: arith.truncf
// CHECK: return %{{.*}} : bf16
func.func @sum(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.addf %a, %b : bf16
  return %0 : bf16
}

// Other functions keep their ops, also those the expansion would rewrite.
// CHECK-LABEL: func.func @maximum
// CHECK-SAME: %[[A:[^:]*]]: f32, %[[B:[^:]*]]: f32
// CHECK: %[[MAX:.*]] = arith.maximumf %[[A]], %[[B]] : f32
// CHECK-NEXT: return %[[MAX]] :
func.func @maximum(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b : f32
  return %0 : f32
}

// Math that has no instruction in these types is done in f32.
// CHECK-LABEL: func.func @fma
// CHECK: math.fma %{{.*}}, %{{.*}}, %{{.*}} : f32
// CHECK: math.fma %{{.*}}, %{{.*}}, %{{.*}} : f32
func.func @fma(%a: bf16, %b: f16) -> (bf16, f16) {
  %0 = math.fma %a, %a, %a : bf16
  %1 = math.fma %b, %b, %b : f16
  return %0, %1 : bf16, f16
}

// Rounded to odd on the way, so that two roundings are as one.
// CHECK-LABEL: func.func @narrow
// CHECK: %[[NEAREST:.*]] = arith.truncf %{{.*}} : f64 to f32
// CHECK: %[[BITS:.*]] = arith.bitcast %[[NEAREST]] : f32 to i32
// CHECK: %[[LESS:.*]] = arith.subi %[[BITS]]
// CHECK: %[[ODD:.*]] = arith.ori %[[LESS]]
// CHECK: %[[CHOSEN:.*]] = arith.select %{{.*}}, %[[ODD]], %[[BITS]] : i32
// CHECK: %[[F32:.*]] = arith.bitcast %[[CHOSEN]] : i32 to f32
// CHECK: arith.truncf %[[F32]] : f32 to f16
func.func @narrow(%a: f64) -> f16 {
  %0 = arith.truncf %a : f64 to f16
  return %0 : f16
}

// CHECK-LABEL: func.func @widen
// CHECK-NOT: bf16 to f64
// CHECK: arith.extf %{{.*}} : f32 to f64
func.func @widen(%a: bf16) -> f64 {
  %0 = arith.extf %a : bf16 to f64
  return %0 : f64
}

// CHECK-LABEL: func.func @integer
// CHECK: arith.fptosi %{{.*}} : f32 to i64
func.func @integer(%a: bf16) -> i64 {
  %0 = arith.fptosi %a : bf16 to i64
  return %0 : i64
}
