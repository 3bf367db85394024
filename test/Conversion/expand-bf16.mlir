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
// CHECK: arith.maximumf
func.func @maximum(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b : f32
  return %0 : f32
}
