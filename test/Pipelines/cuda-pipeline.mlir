// RUN: dp-opt %s --dp-spmd-pipeline --dp-schedule-pipeline="gpu overlap=false" --dp-gpu-schedule-pipeline | FileCheck %s --check-prefix=GPU
// RUN: dp-opt %s --dp-cuda-pipeline="matmul-precision=bf16" | FileCheck %s --check-prefix=CUDA

// A linear layer's step: the sum of the gradients on the comm stream, the update
// behind it, the bias as part of the product.

// GPU-LABEL: func.func private @step(
// GPU-SAME: %[[W:[^:]*]]: memref<64x10xf32>, %{{[^:]*}}: memref<10xf32>, %[[X:[^:]*]]: memref<?x64xf32>
// GPU: dp.gemm ins(%[[X]], %[[W]]) {{.*}} bias(%{{.*}} : memref<10xf32>)
// GPU: dp.gemm ins(trans_a %[[X]], %{{.*}}) outs(%[[G:[^)]*]])
// GPU: dp.event_record 0 on compute
// GPU-NEXT: dp.stream_wait comm for 0(%[[G]])
// GPU-NEXT: dp.nccl.all_reduce %[[G]], %[[G]] count %{{.*}} ncclFloat32 ncclSum
// GPU-NEXT: dp.event_record 1 on comm
// GPU: dp.stream_wait compute for 1(%[[G]])
// GPU: gpu.launch_func @dp_kernels::@kernel_mulf_subf
// GPU: gpu.module @dp_kernels
// GPU: gpu.func @kernel_mulf_subf

// CUDA-DAG: llvm.func @dp_entry_step(
// CUDA-DAG: llvm.call @dp_rt_launch_grid(
// CUDA-DAG: llvm.mlir.global external constant @dp_kernels.module()
// CUDA-DAG: llvm.func @kernel_mulf_subf({{.*}}gpu.kernel
// CUDA-NOT: builtin.unrealized_conversion_cast
// CUDA-NOT: gpu.launch_func
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#a = affine_map<(d0, d1, d2) -> (d2, d0)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @step(%w: tensor<64x10xf32> {dp.state, dp.name = "w"},
                %b: tensor<10xf32> {dp.name = "b"},
                %x: tensor<60x64xf32> {dp.scatter = 0, dp.name = "x"})
    -> (tensor<64x10xf32> {dp.name = "w", dp.updates = 0}) {
  %wr = dp.replicate %w
      : tensor<64x10xf32> -> !dp.placed<tensor<64x10xf32>, replicated>
  %br = dp.replicate %b
      : tensor<10xf32> -> !dp.placed<tensor<10xf32>, replicated>
  %xs = dp.scatter %x dim 0
      : tensor<60x64xf32> -> !dp.placed<tensor<60x64xf32>, sharded<0>>
  %c60 = arith.constant 60 : index
  %0 = dp.parallel (%wl = %wr, %bl = %br, %xl = %xs, %batch = %c60)
      : (!dp.placed<tensor<64x10xf32>, replicated>,
         !dp.placed<tensor<10xf32>, replicated>,
         !dp.placed<tensor<60x64xf32>, sharded<0>>, index)
      -> !dp.placed<tensor<64x10xf32>, replicated> {
    %zero = arith.constant 0.0 : f32
    %lr = arith.constant 0.1 : f32
    %n = dp.shard_size %batch : index
    %e = tensor.empty(%n) : tensor<?x10xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x10xf32>)
        -> tensor<?x10xf32>
    %p = linalg.matmul ins(%xl, %wl : tensor<?x64xf32>, tensor<64x10xf32>)
        outs(%f : tensor<?x10xf32>) -> tensor<?x10xf32>
    %y = linalg.generic {indexing_maps = [#id, #row, #id],
        iterator_types = ["parallel", "parallel"]}
        ins(%p, %bl : tensor<?x10xf32>, tensor<10xf32>)
        outs(%e : tensor<?x10xf32>) {
      ^bb0(%l: f32, %r: f32, %out: f32):
        %s = arith.addf %l, %r : f32
        linalg.yield %s : f32
    } -> tensor<?x10xf32>
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
