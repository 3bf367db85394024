// Names and places are text in the CUDA source: none of them becomes code, and
// none hides the line behind it.

// RUN: dp-compile %s --target=cuda --emit=cuda-src --cache=off -o %t.cu
// RUN: FileCheck %s --input-file=%t.cu
// CHECK-NOT: {{^}}int injected
// CHECK: // "C:\\models\\:1:2"
// CHECK-NEXT: __global__ void
// CHECK: //===-- "train\x0Aint injected; //\\" --===//
// CHECK-NOT: {{^}}int injected

func.func @"train\0Aint injected; //\\"(%x: tensor<?x4xf32> {dp.name = "x\0A\22\\", dp.scatter = 0 : i64})
    -> (tensor<?x4xf32> {dp.name = "y\0A\22\\"}) {
  %y = math.sin %x : tensor<?x4xf32> loc("C:\\models\\":1:2)
  return %y : tensor<?x4xf32>
}
