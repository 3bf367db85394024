// MMDataParallel leaves data in a DataContainer(cpu_only=True) on the host, each
// device its part. So does dp.host (--host): no GPU gets a copy, results that are such an
// argument are returned from there, and the program reads numbers of it for its control
// flow or to pass them to kernels, without waiting for the GPU.
//
// REQUIRES: numpy, fake-cuda
// DEFINE: %{options} = --host meta,control
// DEFINE: %{cuda} = "--compile-options=%{options} --target cuda --arch emulated"
// DEFINE: %{run} = timeout 300 %python %integration/run_program.py %s %S/Inputs/host.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: rm -rf %t && mkdir %t
// RUN: %{run} --work %t/host "--compile-options=%{options}"
// RUN: env DP_FAKE_CUDA_DEVICES=8 %fake_cuda %{run} --work %t/cuda %{cuda}
//
// Copies to and from the GPU: the state, x and the rows. Nothing is read back for the
// trip count of the loop.
// RUN: env DP_FAKE_CUDA_TRACE=%t/trace.txt %fake_cuda timeout 300 dp-run %t/cuda/step.so --entry train_step --state %t/cuda/state.npz --data %t/cuda/data.npz --batch 7 --steps 1 --metrics %t/one.npz
// RUN: FileCheck %s --input-file=%t/trace.txt --implicit-check-not=cuMemcpy
// CHECK: cuMemcpyHtoDAsync 12
// CHECK: cuMemcpyHtoDAsync 84
// CHECK: cuMemcpyDtoHAsync 28
// RUN: dp-compile %s --scatter x:0,meta:0 %{options} --target cuda --emit schedule -o - | FileCheck %s --check-prefix=SCHEDULE --implicit-check-not=dp.host_read
// SCHEDULE: memref.load %{{.*}} : memref<3xf32>
// RUN: %fake_cuda timeout 300 dp-run %t/cuda/step.so --cuda-graph --entry train_step --state %t/cuda/state.npz --data %t/cuda/data.npz --batch 7 --steps 2 2>&1 | FileCheck %s --check-prefix=GRAPH
// GRAPH: warning: no CUDA graph is used: arguments stay in the host's memory
//
// If a kernel or a collective needs it, that is an error at the argument.
// RUN: not dp-compile %s --scatter x:0,meta:0 --host x --target cuda --arch emulated -o %t/a.so 2>&1 | FileCheck %s --check-prefix=KERNEL
// KERNEL: error: {{.*}}argument 'x' stays in the host's memory (dp.host), but the devices need it
// KERNEL: note: here
// RUN: not dp-compile %s --scatter x:0,meta:0 --host w --target cuda --arch emulated -o %t/a.so 2>&1 | FileCheck %s --check-prefix=STATE
// STATE: error: {{.*}}argument 'w' of 'train_step' is state, which is on the devices, not on the host
// RUN: not dp-compile %s --scatter x:0,meta:0 %{options} --target cuda --emit cuda-src -o %t/a.cu 2>&1 | FileCheck %s --check-prefix=SOURCE
// SOURCE: error: {{.*}}CUDA C++ has no argument that stays in the host's memory (dp.host)

#ij = affine_map<(i, j) -> (i, j)>

func.func @train_step(%w: tensor<3xf32> {tf.aliasing_output = 0 : i32} loc("w"), %x: tensor<7x3xf32> loc("x"),
    %meta: tensor<7x2xf32> loc("meta"), %control: tensor<3xf32> loc("control"))
    -> (tensor<3xf32> {jax.result_info = "w"}, tensor<7x2xf32> {jax.result_info = "meta"}, tensor<7xf32> {jax.result_info = "rows"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %z7 = arith.constant dense<0.0> : tensor<7xf32>
  %z3 = arith.constant dense<0.0> : tensor<3xf32>
  // The trip count, the factor and the condition.
  %often = tensor.extract %control[%c0] : tensor<3xf32>
  %rate = tensor.extract %control[%c1] : tensor<3xf32>
  %sign = tensor.extract %control[%c2] : tensor<3xf32>
  %n = arith.fptosi %often : f32 to i32
  %trips = arith.index_cast %n : i32 to index
  %zero = arith.constant 0.0 : f32
  %up = arith.cmpf ogt, %sign, %zero : f32
  %e3 = tensor.empty() : tensor<3xf32>
  %new = scf.for %i = %c0 to %trips step %c1 iter_args(%v = %w) -> tensor<3xf32> {
    %p = linalg.matvec ins(%x, %v : tensor<7x3xf32>, tensor<3xf32>) outs(%z7 : tensor<7xf32>) -> tensor<7xf32>
    %g = linalg.vecmat ins(%p, %x : tensor<7xf32>, tensor<7x3xf32>) outs(%z3 : tensor<3xf32>) -> tensor<3xf32>
    %next = scf.if %up -> tensor<3xf32> {
      %s = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
          ins(%v, %g : tensor<3xf32>, tensor<3xf32>) outs(%e3 : tensor<3xf32>) {
      ^bb0(%a: f32, %b: f32, %o: f32):
        %m = arith.mulf %b, %rate : f32
        %d = arith.subf %a, %m : f32
        linalg.yield %d : f32
      } -> tensor<3xf32>
      scf.yield %s : tensor<3xf32>
    } else {
      scf.yield %v : tensor<3xf32>
    }
    scf.yield %next : tensor<3xf32>
  }
  %rows = linalg.matvec ins(%x, %new : tensor<7x3xf32>, tensor<3xf32>) outs(%z7 : tensor<7xf32>) -> tensor<7xf32>
  return %new, %meta, %rows : tensor<3xf32>, tensor<7x2xf32>, tensor<7xf32>
}
