// A result updates state, or nothing: else dp-run would refuse the program.

// RUN: dp-opt %s --dp-annotate --split-input-file --verify-diagnostics
// RUN: not dp-compile %s -o %t.so 2>&1 | FileCheck %s
// RUN: not ls %t.so
// CHECK: annotate-updates.mlir:[[@LINE+4]]:{{[0-9]+}}: error: result 'result0' of 'f' updates argument '0' ('dp.updates'), which is no state; mark it with 'dp.state' or --state=0, or return the result without 'dp.updates'

func.func @f(
    // expected-error@+1 {{result 'result0' of 'f' updates argument '0' ('dp.updates'), which is no state; mark it with 'dp.state' or --state=0, or return the result without 'dp.updates'}}
    %w: tensor<4xf32>, %x: tensor<4xf32> {dp.scatter = 0 : i64}) -> (tensor<4xf32> {dp.updates = 0 : i64}) {
  %r = arith.addf %w, %w : tensor<4xf32>
  return %r : tensor<4xf32>
}
