// The descriptor says of a program that it ends, whatever its data is: then a
// caller may wait for it as for any function. A loop whose number of trips
// depends on data need not end.
// RUN: split-file %s %t
// RUN: dp-compile %t/sizes.mlir --emit=llvm | FileCheck %s
// RUN: dp-compile %t/dynamic.mlir --emit=llvm | FileCheck %s
// RUN: dp-compile %t/while.mlir --emit=llvm | FileCheck %s --check-prefix=NOT
// RUN: dp-compile %t/counted.mlir --emit=llvm | FileCheck %s --check-prefix=NOT

// CHECK: @dp_executable_descriptor
// CHECK-SAME: \22bounded\22:true
// NOT: @dp_executable_descriptor
// NOT-NOT: \22bounded\22

//--- sizes.mlir
func.func @power(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = scf.for %i = %c0 to %c5 step %c1 iter_args(%y = %x) -> tensor<8xf32> {
    %1 = arith.mulf %y, %x : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

//--- dynamic.mlir
func.func @scan(%x: tensor<?x8xf32> {dp.name = "x"}) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %size = tensor.dim %x, %c0 : tensor<?x8xf32>
  %0 = scf.for %i = %c0 to %size step %c1 iter_args(%y = %zero) -> tensor<8xf32> {
    %row = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %1 = math.tanh %y : tensor<8xf32>
    %2 = arith.addf %1, %row : tensor<8xf32>
    scf.yield %2 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

//--- while.mlir
func.func @halve(%x: tensor<f32>) -> tensor<f32> {
  %one = arith.constant 1.0 : f32
  %half = arith.constant dense<0.5> : tensor<f32>
  %0 = scf.while (%y = %x) : (tensor<f32>) -> tensor<f32> {
    %value = tensor.extract %y[] : tensor<f32>
    %more = arith.cmpf ogt, %value, %one : f32
    scf.condition(%more) %y : tensor<f32>
  } do {
  ^bb0(%y: tensor<f32>):
    %1 = arith.mulf %y, %half : tensor<f32>
    scf.yield %1 : tensor<f32>
  }
  return %0 : tensor<f32>
}

//--- counted.mlir
func.func @times(%x: tensor<8xf32>, %n: tensor<i64>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = tensor.extract %n[] : tensor<i64>
  %size = arith.index_cast %count : i64 to index
  %0 = scf.for %i = %c0 to %size step %c1 iter_args(%y = %x) -> tensor<8xf32> {
    %1 = math.tanh %y : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}
