// RUN: dp-opt %s --dp-attach-target | FileCheck %s --check-prefix=HOST
// RUN: dp-opt %s --dp-attach-target="convolution" | FileCheck %s --check-prefix=ONEDNN
// RUN: dp-opt %s --dp-attach-target=kind=gpu | FileCheck %s --check-prefix=GPU
// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-attach-target="kind=gpu convolution attention" | FileCheck %s --check-prefix=CUDNN
// RUN: not dp-opt %s --dp-attach-target=kind=gpu --dp-schedule-pipeline 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not dp-opt %s --dp-attach-target=attention 2>&1 | FileCheck %s --check-prefix=HOSTS
// RUN: not dp-opt %s --dp-attach-target=kind=tpu 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// The driver attaches the target of its options. A graph that names another one is an error.
// RUN: dp-compile %s --scatter x:0 --emit parallel -o - | FileCheck %s --check-prefix=ONEDNN
// RUN: dp-compile %s --scatter x:0 --target cuda --arch emulated --emit parallel -o - | FileCheck %s --check-prefix=CUDNN
// RUN: dp-compile %s --scatter x:0 --target cuda --arch emulated --cudnn-attention=false --emit parallel -o - | FileCheck %s --check-prefix=PLAIN
// RUN: dp-opt %s --dp-attach-target=kind=gpu -o %t.mlir
// RUN: not dp-compile %t.mlir --scatter x:0 -o %t.so 2>&1 | FileCheck %s --check-prefix=DRIVER

// HOST: module attributes {dp.target = #dp.target<kind = host>}
// ONEDNN: module attributes {dp.target = #dp.target<kind = host, libraries = convolution>}
// GPU: module attributes {dp.target = #dp.target<kind = gpu, collectives = nccl>}
// CUDNN: module attributes {dp.target = #dp.target<kind = gpu, libraries = "convolution|attention", collectives = nccl>}
// PLAIN: module attributes {dp.target = #dp.target<kind = gpu, libraries = convolution, collectives = nccl>}
// OTHER: error: the module is for #dp.target<kind = gpu, collectives = nccl>, which cannot become #dp.target<kind = host>
// HOSTS: error: {{.*}}no library for attention, found #dp.target<kind = host, libraries = attention>
// UNKNOWN: Cannot find option named 'tpu'
// DRIVER: error: the graph is for #dp.target<kind = gpu, collectives = nccl>, the options are for #dp.target<kind = host, libraries = convolution>; remove 'dp.target' or change --target

func.func @step(%x: tensor<4xf32> {dp.name = "x"}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
