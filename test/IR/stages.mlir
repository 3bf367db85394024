// A pass says which stages it expects of a function that is at another one: tried for every pass that declares stages.

// RUN: dp-compile %s --emit spmd -o %t.spmd && dp-compile %s --emit schedule -o %t.schedule
// RUN: dp-compile %s --emit parallel -o %t.parallel
// RUN: dp-opt %t.spmd --dp-eliminate-empty-tensors --dp-bufferize --drop-equivalent-buffer-results --dp-lower-contractions --dp-form-kernels -o %t.kernels
// RUN: %python %S/check_stages.py %bin/dp-opt llvm-tblgen %mlir_include %S/../../include \
// RUN:   parallel=%t.parallel program=%t.spmd kernels=%t.kernels planned=%t.schedule | FileCheck %s --check-prefix=ALL
// ALL: {{^[12][0-9][0-9]}} refusals, 0 passes wrong

// Pipelines fail in their first pass that declares stages.

// RUN: not dp-opt %t.spmd --dp-host-llvm-pipeline 2>&1 | FileCheck %s --check-prefix=LOOPS
// RUN: not dp-opt %t.spmd --dp-plan-memory 2>&1 | FileCheck %s --check-prefix=PROGRAM -DPASS=dp-plan-memory
// RUN: not dp-opt %t.schedule --dp-plan-memory 2>&1 | FileCheck %s --check-prefix=PLANNED
// RUN: not dp-opt %t.schedule --dp-parallel-pipeline 2>&1 | FileCheck %s --check-prefix=GRAPH
// RUN: not dp-opt %t.schedule --dp-spmd-pipeline 2>&1 | FileCheck %s --check-prefix=OUTLINE

// RUN: not dp-opt %t.kernels --dp-plan-memory 2>&1 | FileCheck %s --check-prefix=KERNELS

// KERNELS: {{:[0-9]+:[0-9]+}}: error: 'dp-plan-memory' expects one device's program on buffers {{.*}}; 'train' is one device's program on buffers whose kernels are regions (dp-form-kernels)
// PROGRAM: {{:[0-9]+:[0-9]+}}: error: '[[PASS]]' expects one device's program on buffers (the beginning of dp-schedule-pipeline); 'train' is one device's program on tensors (dp-spmd-pipeline)
// LOOPS: {{:[0-9]+:[0-9]+}}: error: 'convert-dp-kernels-to-loops' expects one device's program on buffers {{.*}} or a schedule on one arena (dp-schedule-pipeline); 'train' is one device's program on tensors
// PLANNED: {{:[0-9]+:[0-9]+}}: error: 'dp-plan-memory' expects one device's program on buffers {{.*}}; 'train' is a schedule on one arena
// GRAPH: {{:[0-9]+:[0-9]+}}: error: '{{dp-[a-z-]+}}' expects a graph or a dp.parallel (dp-parallel-pipeline); 'train' is a schedule on one arena
// OUTLINE: {{:[0-9]+:[0-9]+}}: error: 'dp-outline-spmd' expects a graph or a dp.parallel (dp-parallel-pipeline); 'train' is a schedule on one arena

func.func @train(%w: tensor<6x4xf32> {dp.name = "w", dp.state},
                 %x: tensor<8x6xf32> {dp.name = "x", dp.scatter = 0 : i64},
                 %y: tensor<8xi32> {dp.name = "y", dp.scatter = 0 : i64}, %rate: tensor<f32> {dp.name = "rate"})
    -> (tensor<6x4xf32> {dp.name = "w", dp.updates = 0 : i64}, tensor<8xi32>) {
  %zero = arith.constant dense<0.0> : tensor<6x4xf32>
  %zeros = arith.constant dense<0.0> : tensor<8x4xf32>
  %m = linalg.matmul ins(%x, %w : tensor<8x6xf32>, tensor<6x4xf32>) outs(%zeros : tensor<8x4xf32>) -> tensor<8x4xf32>
  %g = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %m : tensor<8x6xf32>, tensor<8x4xf32>) outs(%zero : tensor<6x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %q = arith.addf %c, %p : f32
    linalg.yield %q : f32
  } -> tensor<6x4xf32>
  %l = tensor.extract %rate[] : tensor<f32>
  %n = linalg.map ins(%w, %g : tensor<6x4xf32>, tensor<6x4xf32>) outs(%zero : tensor<6x4xf32>) (%a: f32, %b: f32, %o: f32) {
    %p = arith.mulf %b, %l : f32
    %q = arith.subf %a, %p : f32
    linalg.yield %q : f32
  }
  return %n, %y : tensor<6x4xf32>, tensor<8xi32>
}
