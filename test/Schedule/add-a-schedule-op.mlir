// An op of a foreign dialect in schedules: its effects decide what overlaps, its cost is simulated, its pattern makes the call.
//
// REQUIRES: numpy
// RUN: %python %scripts/check_quotes.py %S/../../docs/add-a-schedule-op.md %S/../lib/Toy/ToySchedule.cpp %S/../lib/Toy/ToyOps.td --lines 140
// RUN: mkdir -p %t
// RUN: dp-test-compile %s -o %t/outer.mlir --schedule
// RUN: FileCheck %s --input-file=%t/outer.mlir
// RUN: dp-test-opt %t/outer.mlir --dp-simulate="devices=4 trace=%t/trace.json" -o /dev/null > /dev/null
// RUN: FileCheck %s --input-file=%t/trace.json --check-prefix=SIMULATE
// RUN: dp-test-compile %s -o %t/outer.so
// RUN: %python %integration/run_program.py %t/outer.so %S/Inputs/outer.py --dp-run %bin/dp-run --work %t/run | FileCheck %s --check-prefix=AGREE

// CHECK: toy.buffer.outer %{{.*}}, %{{.*}} into %{{.*}} : memref<?xf32>, memref<5xf32>, memref<?x5xf32>
// CHECK: dp.buffer.all_reduce
// SIMULATE: "outer"
// AGREE: all agree
func.func @step(%y: tensor<5xf32> {dp.name = "y", dp.state},
                %x: tensor<7xf32> {dp.name = "x", dp.scatter = 0 : i64})
    -> (tensor<5xf32> {dp.updates = 0 : i64}, tensor<7x5xf32> {dp.name = "outer"}) {
  %zero = arith.constant 0.0 : f32
  %rate = arith.constant 0.25 : f32
  %outer = toy.outer %x, %y : tensor<7xf32>, tensor<5xf32> -> tensor<7x5xf32>
  %e = tensor.empty() : tensor<5xf32>
  %s0 = linalg.fill ins(%zero : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  %sum = linalg.reduce { arith.addf } ins(%outer : tensor<7x5xf32>) outs(%s0 : tensor<5xf32>) dimensions = [0]
  %new = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
                         iterator_types = ["parallel"]}
      ins(%y, %sum : tensor<5xf32>, tensor<5xf32>) outs(%e : tensor<5xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.mulf %b, %rate : f32
    %1 = arith.subf %a, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<5xf32>
  return %new, %outer : tensor<5xf32>, tensor<7x5xf32>
}
