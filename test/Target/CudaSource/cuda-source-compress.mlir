// Gradients that travel in 16 bits, in CUDA C++ on the CPU: the summands and their sum
// are whole numbers that bf16 holds, so every device count has the host's bits. Chunks
// are even, uneven and, of 7 rows on 8 devices, empty.
//
// REQUIRES: numpy
// RUN: dp-compile %s --scatter x:0 --target cuda --compress=bf16 --emit cuda-src -o %t.cu
// RUN: FileCheck %s < %t.cu
// RUN: dp-compile %s --scatter x:0 -o %t.so
// RUN: timeout 300 %python %S/check_cuda_source.py %t.cu %t.so --dp-run %bin/dp-run --work %t.open --devices 1 2 3 8 | FileCheck %s --check-prefix=SAME
// RUN: dp-compile %s --scatter x:0 --target cuda --compress=bf16 --devices 4 --emit cuda-src -o %t.4.cu
// RUN: timeout 300 %python %S/check_cuda_source.py %t.4.cu %t.so --dp-run %bin/dp-run --work %t.4 --devices 4 | FileCheck %s --check-prefix=SAME
// SAME: as on the host

// CHECK: inline void allToAll(const Device &d,
// CHECK: // made by linalg.{{.*}}
// CHECK-NEXT: allToAll(d, {{.*}}, {{.*}}, 20000, 1, ncclBfloat16);
// CHECK: allGather(d, {{.*}}, 1, 20000, 1, ncclBfloat16);
func.func @train_step(
    %w: tensor<100x200xf32> {tf.aliasing_output = 0 : i32} loc("w"),
    %x: tensor<7x100x200xi32> loc("x"))
    -> (tensor<100x200xf32> {jax.result_info = "w"}, tensor<f32> {jax.result_info = "loss"}) {
  %z = arith.constant dense<0.0> : tensor<100x200xf32>
  %none = arith.constant dense<0.0> : tensor<f32>
  %xf = arith.sitofp %x : tensor<7x100x200xi32> to tensor<7x100x200xf32>
  %g = linalg.reduce { arith.addf } ins(%xf : tensor<7x100x200xf32>) outs(%z : tensor<100x200xf32>) dimensions = [0]
  %r = arith.subf %w, %g : tensor<100x200xf32>
  %loss = linalg.reduce { arith.addf } ins(%xf : tensor<7x100x200xf32>) outs(%none : tensor<f32>) dimensions = [0, 1, 2]
  return %r, %loss : tensor<100x200xf32>, tensor<f32>
}
