// RUN: dp-opt %s --dp-form-kernels -cse | FileCheck %s
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-form-kernels -cse | FileCheck %s --check-prefix=GPU

// The numbers of one step are one kernel on the host. Those of the next step
// are another one, which is the same function (dp-outline-kernels).

// CHECK-LABEL: func.func private @step
// CHECK: dp.launch_region "kernel_scalars_addf_sqrt" extent %c1
// CHECK: linalg.generic {{.*}} ins(%[[A:[^ ]*]] : memref<f32>)
// CHECK: arith.addf
// CHECK: linalg.generic {{.*}} ins(%[[A]] : memref<f32>)
// CHECK: math.sqrt
// CHECK: dp.launch_region "kernel_scalars_addf_sqrt" extent %c1
// CHECK: linalg.generic {{.*}} ins(%[[B:[^ ]*]] : memref<f32>)
// CHECK: arith.addf
// CHECK: linalg.generic {{.*}} ins(%[[B]] : memref<f32>)
// CHECK: math.sqrt
// CHECK-NOT: dp.launch_region
// CHECK: return

// GPU-LABEL: func.func private @step
// GPU-COUNT-4: dp.launch_region
// GPU-NOT: dp.launch_region
// GPU: return
#number = affine_map<() -> ()>
func.func private @step(%a: memref<f32>, %b: memref<f32>, %r: memref<f32>, %s: memref<f32>, %t: memref<f32>, %u: memref<f32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "a", type = tensor<f32>, placement = replicated, role = state>,
                   <name = "b", type = tensor<f32>, placement = replicated, role = state>,
                   <name = "r", type = tensor<f32>, placement = replicated, role = state>,
                   <name = "s", type = tensor<f32>, placement = replicated, role = state>,
                   <name = "t", type = tensor<f32>, placement = replicated, role = state>,
                   <name = "u", type = tensor<f32>, placement = replicated, role = state>],
      results = [],
      dims = []>} {
  linalg.generic {indexing_maps = [#number, #number], iterator_types = []}
      ins(%a : memref<f32>) outs(%r : memref<f32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %in : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#number, #number], iterator_types = []}
      ins(%a : memref<f32>) outs(%s : memref<f32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.sqrt %in : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#number, #number], iterator_types = []}
      ins(%b : memref<f32>) outs(%t : memref<f32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %in : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#number, #number], iterator_types = []}
      ins(%b : memref<f32>) outs(%u : memref<f32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.sqrt %in : f32
    linalg.yield %0 : f32
  }
  return
}
