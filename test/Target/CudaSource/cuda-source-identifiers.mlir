// Names that are one identifier, macros, types of the file or kernels are C++ all the same.

// REQUIRES: nvcc
// RUN: dp-compile %s --target=cuda --emit=cuda-src --cache=off -o %t.cu
// RUN: FileCheck %s --input-file=%t.cu
// RUN: %nvcc -std=c++17 -arch=sm_90 -Werror all-warnings -c %t.cu -o %t.o

// CHECK-DAG: static void step_train(
// CHECK-DAG: static void step_train_1(
// CHECK-DAG: static void step_train_2(
// CHECK-DAG: {"step.train", step_train, step_train_arena
// CHECK-DAG: {"step_train_1", step_train_1_1, step_train_1_1_arena
func.func @step.train(%x: tensor<?x4xf32> {dp.name = "kernel_sin", dp.scatter = 0 : i64}) -> (tensor<?x4xf32> {dp.name = "M_PI"}) {
  %y = math.sin %x : tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}
func.func @step_train(%x: tensor<?x4xf32> {dp.name = "x.y", dp.scatter = 0 : i64}) -> (tensor<?x4xf32> {dp.name = "x_y"}) {
  %y = math.cos %x : tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}
func.func @"step train"(%x: tensor<?x4xf32> {dp.name = "cudaMemcpyAsync", dp.scatter = 0 : i64}) -> (tensor<?x4xf32> {dp.name = "kernel_exp"}) {
  %y = math.exp %x : tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}
func.func @step_train_1(%x: tensor<?x4xf32> {dp.name = "float", dp.scatter = 0 : i64}) -> (tensor<?x4xf32> {dp.name = "linux"}) {
  %y = math.tanh %x : tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}
func.func @kEntries(%x: tensor<?x4xf32> {dp.name = "EOF", dp.scatter = 0 : i64}) -> (tensor<?x4xf32> {dp.name = "rank"}) {
  %y = math.tanh %x : tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}
func.func @Part(%x: tensor<?x4xf32> {dp.name = "d", dp.scatter = 0 : i64}) -> (tensor<?x4xf32> {dp.name = "dims"}) {
  %y = math.tanh %x : tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}
func.func @kernel_tanh(%x: tensor<?x4xf32> {dp.name = "__FILE__", dp.scatter = 0 : i64}) -> (tensor<?x4xf32> {dp.name = "arena"}) {
  %y = math.tanh %x : tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}
