// What of other dialects dp-compile takes, and the error for the rest.
// RUN: rm -rf %t && split-file %s %t
// RUN: dp-compile %t/scatter.mlir --emit=parallel | FileCheck %s --check-prefix=SCATTER
// RUN: not dp-compile %t/op.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=OP
// RUN: not dp-compile %t/call.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=CALL
// RUN: not dp-compile %t/type.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not dp-compile %t/argument.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not dp-compile %t/combiner.mlir -o %t/x.so 2>&1 | FileCheck %s --check-prefix=COMBINER
// RUN: not ls %t/x.so

// The sum of the rows of a shard, added up; nothing is gathered.
// SCATTER: dp.index_update %{{.*}} kind add {{.*}}: tensor<?x3xf32>, tensor<4x3xf32>, tensor<?x1xindex>
// SCATTER-NOT: gather
// SCATTER: dp.reduce_add
// OP: op.mlir:2:8: error: 'tm_tensor.attention' is an op or has a type of a dialect that dp does not know
// OP-NOT: error
// CALL: call.mlir:6:8: error: 'stablehlo.custom_call' op calls 'ApproxTopK', which dp does not have
// CALL-NOT: error
// TYPE: type.mlir:2:8: error: 'builtin.unrealized_conversion_cast' is an op or has a type of a dialect that dp does not know
// ARGUMENT: argument.mlir:2:3: error: 'func.return' is an op or has a type of a dialect
// COMBINER: combiner.mlir:2:8: error: {{.*}}cannot become dp.index_update: its region does not combine

//--- scatter.mlir
func.func @f(%u: tensor<10x3xf32> {dp.scatter = 0 : i64}, %i: tensor<10x1xi64> {dp.scatter = 0 : i64}) -> tensor<4x3xf32> {
  %d = arith.constant dense<0.0> : tensor<4x3xf32>
  %w = tensor.expand_shape %u [[0], [1, 2]] output_shape [10, 1, 3] : tensor<10x3xf32> into tensor<10x1x3xf32>
  %r = "tm_tensor.scatter"(%w, %i, %d) <{dimension_map = array<i64: 0>}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    "tm_tensor.yield"(%s) : (f32) -> ()
  }) : (tensor<10x1x3xf32>, tensor<10x1xi64>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}
//--- op.mlir
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = "tm_tensor.attention"(%x) ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.cmpf ogt, %a, %b : f32
    "tm_tensor.yield"(%s) : (i1) -> ()
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
//--- call.mlir
func.func private @comparator(%a: tensor<f32>, %b: tensor<f32>) -> tensor<i1> {
  %c = tensor.empty() : tensor<i1>
  "stablehlo.return"(%c) : (tensor<i1>) -> ()
}
func.func @f(%x: tensor<8xf32>) -> tensor<4xf32> {
  %r = "stablehlo.custom_call"(%x) <{call_target_name = "ApproxTopK", called_computations = [@comparator]}> : (tensor<8xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
//--- type.mlir
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  %r = builtin.unrealized_conversion_cast %x : tensor<8xf32> to !foo.bar
  %s = builtin.unrealized_conversion_cast %r : !foo.bar to tensor<8xf32>
  return %s : tensor<8xf32>
}
//--- argument.mlir
func.func @f(%x: !foo.bar) -> !foo.bar {
  return %x : !foo.bar
}
//--- combiner.mlir
func.func @f(%u: tensor<5xf32>, %i: tensor<5x1xi32>, %d: tensor<8xf32>) -> tensor<8xf32> {
  %r = "tm_tensor.scatter"(%u, %i, %d) <{dimension_map = array<i64: 0>}> ({
  ^bb0(%a: f32, %b: f32):
    %s = arith.divf %b, %a : f32
    "tm_tensor.yield"(%s) : (f32) -> ()
  }) : (tensor<5xf32>, tensor<5x1xi32>, tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
