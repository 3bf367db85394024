// RUN: dp-opt %s --dp-spmd-pipeline | FileCheck %s --check-prefix=SPMD
// RUN: dp-opt %s --dp-spmd-pipeline --dp-schedule-pipeline | FileCheck %s --check-prefix=SCHEDULE
// RUN: dp-opt %s --dp-host-pipeline | FileCheck %s --check-prefix=HOST

// A linear layer's step: one product each way, one sum over the devices, the
// update in place; nothing is copied.

// SPMD-LABEL: func.func private @step(
// SPMD: linalg.generic {{.*}}"reduction"
// SPMD: dp.all_reduce
// SPMD: bufferization.materialize_in_destination

// SCHEDULE-LABEL: func.func private @step(
// SCHEDULE-SAME: %[[W:[^:]*]]: memref<64x10xf32>, %[[X:[^:]*]]: memref<?x64xf32>
// SCHEDULE-NOT: memref.alloc
// SCHEDULE: dp.gemm ins({{ ?}}%[[X]], %[[W]])
// SCHEDULE-NEXT: %[[G:.*]] = memref.view
// SCHEDULE: dp.gemm ins(trans_a %[[X]], %{{.*}}) outs(%[[G]])
// SCHEDULE-NOT: dp.launch
// SCHEDULE: dp.buffer.all_reduce %[[G]], %[[G]]
// SCHEDULE: dp.launch @kernel_mulf_subf
// SCHEDULE-NOT: dp.launch
// SCHEDULE: return

// HOST-DAG: llvm.func @dp_entry_step(
// HOST-DAG: llvm.func @dp_arena_step(
// HOST-DAG: llvm.func internal @kernel_mulf_subf(
// HOST-NOT: builtin.unrealized_conversion_cast
// HOST-NOT: func.func
#id = affine_map<(d0, d1) -> (d0, d1)>
#a = affine_map<(d0, d1, d2) -> (d2, d0)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @step(%w: tensor<64x10xf32> {dp.state, dp.name = "w"},
                %x: tensor<60x64xf32> {dp.scatter = 0, dp.name = "x"})
    -> (tensor<64x10xf32> {dp.name = "w", dp.updates = 0}) {
  %wr = dp.replicate %w
      : tensor<64x10xf32> -> !dp.placed<tensor<64x10xf32>, replicated>
  %xs = dp.scatter %x dim 0
      : tensor<60x64xf32> -> !dp.placed<tensor<60x64xf32>, sharded<0>>
  %c60 = arith.constant 60 : index
  %0 = dp.parallel (%wl = %wr, %xl = %xs, %batch = %c60)
      : (!dp.placed<tensor<64x10xf32>, replicated>,
         !dp.placed<tensor<60x64xf32>, sharded<0>>, index)
      -> !dp.placed<tensor<64x10xf32>, replicated> {
    %zero = arith.constant 0.0 : f32
    %lr = arith.constant 0.1 : f32
    %n = dp.shard_size %batch : index
    %e = tensor.empty(%n) : tensor<?x10xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x10xf32>)
        -> tensor<?x10xf32>
    %y = linalg.matmul ins(%xl, %wl : tensor<?x64xf32>, tensor<64x10xf32>)
        outs(%f : tensor<?x10xf32>) -> tensor<?x10xf32>
    %e2 = tensor.empty() : tensor<64x10xf32>
    %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<64x10xf32>)
        -> tensor<64x10xf32>
    %g = linalg.generic {indexing_maps = [#a, #b, #c],
        iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%xl, %y : tensor<?x64xf32>, tensor<?x10xf32>)
        outs(%f2 : tensor<64x10xf32>) {
      ^bb0(%l: f32, %r: f32, %out: f32):
        %m = arith.mulf %l, %r : f32
        %s = arith.addf %out, %m : f32
        linalg.yield %s : f32
    } -> tensor<64x10xf32>
    %gr = dp.all_reduce %g : tensor<64x10xf32> -> tensor<64x10xf32>
    %new = linalg.generic {indexing_maps = [#id, #id, #id],
        iterator_types = ["parallel", "parallel"]}
        ins(%wl, %gr : tensor<64x10xf32>, tensor<64x10xf32>)
        outs(%e2 : tensor<64x10xf32>) {
      ^bb0(%old: f32, %d: f32, %out: f32):
        %m = arith.mulf %d, %lr : f32
        %s = arith.subf %old, %m : f32
        linalg.yield %s : f32
    } -> tensor<64x10xf32>
    dp.yield %new : tensor<64x10xf32>
  }
  %new = dp.take %0
      : !dp.placed<tensor<64x10xf32>, replicated> -> tensor<64x10xf32>
  return %new : tensor<64x10xf32>
}
