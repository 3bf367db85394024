// RUN: dp-opt %s --dp-call-libm | FileCheck %s

// CHECK-DAG: func.func private @log1p(f64) -> f64
// CHECK-DAG: func.func private @expm1(f64) -> f64
// CHECK-DAG: func.func private @expm1f(f32) -> f32

// CHECK-LABEL: func.func @step(
// CHECK: call @log1p(%{{.*}}) : (f64) -> f64
// CHECK: call @expm1(%{{.*}}) : (f64) -> f64
// CHECK-COUNT-2: call @expm1f(%{{.*}}) : (f32) -> f32
// CHECK: math.exp %{{.*}} : f64
// CHECK-NOT: math.{{log1p|expm1}}
func.func @step(%x: f64, %v: vector<2xf32>) -> (f64, f64, vector<2xf32>, f64) {
  %0 = math.log1p %x : f64
  %1 = math.expm1 %x : f64
  %2 = math.expm1 %v : vector<2xf32>
  %3 = math.exp %x : f64
  return %0, %1, %2, %3 : f64, f64, vector<2xf32>, f64
}
