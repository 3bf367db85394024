// Dumps name values after the names in locations, and parse again; the names
// of arguments and the places of the user's modules are in reports.

// RUN: dp-compile %s --scatter x:0 --state w --emit=spmd -o %t.spmd.mlir
// RUN: FileCheck %s --check-prefix=SPMD --input-file %t.spmd.mlir
// RUN: dp-opt %t.spmd.mlir -o /dev/null
// RUN: dp-compile %s --scatter x:0 --state w --emit=schedule -o %t.schedule.mlir
// RUN: FileCheck %s --check-prefix=SCHEDULE --input-file %t.schedule.mlir
// RUN: dp-opt %t.schedule.mlir -o /dev/null
// RUN: dp-opt %s --dp-annotate="scatter=x:0 state=w" --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=LINES

// A name has a line: that of its location, or else that of the function.
// LINES: func.func @step(%{{.*}}: tensor<3x2xf32> {dp.name = "w", dp.state} loc("w"("model.py":4:0)),
// LINES-SAME: %{{.*}}: tensor<8x3xf32> {dp.name = "x", dp.scatter = 0 : i64} loc("x"("{{.*}}names.mlir":[[#@LINE+18]]:{{[0-9]+}})))

// SPMD: func.func private @step(%w: tensor<3x2xf32>, %x: tensor<?x3xf32>
// SPMD: %c8 = arith.constant 8 : index
// SPMD: %size = dp.shard_size %c8
// SPMD: [[Y:%body.0.fc1_?[0-9]*]] = linalg.matmul ins(%x, %w :
// SPMD: %gradient_of_body.0.fc1{{[_0-9]*}} = linalg.matmul {{.*}} ins(%x, [[Y]] :

// Buffers are of the ops that write them, and lie in the arena.
// SCHEDULE: func.func private @step(%w: memref<3x2xf32>{{.*}}, %x: memref<?x3xf32>{{.*}}, %arena: memref<?xi8>)
// SCHEDULE: %body.0.fc1 = memref.view %arena[
// SCHEDULE: dp.gemm ins(%x, %w) outs(%body.0.fc1)
// SCHEDULE: %gradient_of_body.0.fc1 = memref.view %arena[
// SCHEDULE: dp.gemm ins(trans_a %x, %body.0.fc1) outs(%gradient_of_body.0.fc1)

#mk = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
func.func @step(%w: tensor<3x2xf32> loc("w"("model.py":4:0)), %x: tensor<8x3xf32> loc("x"))
    -> (tensor<3x2xf32> {dp.updates = 0 : i64}) {
  %zeros = arith.constant dense<0.0> : tensor<8x2xf32>
  %zero = arith.constant dense<0.0> : tensor<3x2xf32>
  %y = linalg.matmul ins(%x, %w : tensor<8x3xf32>, tensor<3x2xf32>)
       outs(%zeros : tensor<8x2xf32>) -> tensor<8x2xf32> loc("body.0.fc1"("model.py":17:0))
  %g = linalg.matmul indexing_maps = [#mk, #kn, #mn]
       ins(%x, %y : tensor<8x3xf32>, tensor<8x2xf32>)
       outs(%zero : tensor<3x2xf32>) -> tensor<3x2xf32> loc("gradient of body.0.fc1"("model.py":17:0))
  %w1 = arith.subf %w, %g : tensor<3x2xf32> loc("update of w"("train.py":40:12))
  return %w1 : tensor<3x2xf32>
}

// Causes of collectives, and places in reports:
// RUN: dp-compile %s --scatter x:0 --state w --explain --emit=schedule -o /dev/null --report %t.json 2>&1 | FileCheck %s --check-prefix=EXPLAIN
// EXPLAIN: model.py:17:0: remark: all_reduce of 24 bytes: made by gradient of body.0.fc1 at model.py:17, needed by update of w at train.py:40:12
// RUN: FileCheck %s --check-prefix=REPORT --input-file %t.json
// REPORT: "location": "gradient of body.0.fc1, model.py:17"
