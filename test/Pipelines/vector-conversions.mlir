// LLVM makes vectors of conversions that saturate, and of shifts whose amount the data gives.
//
// REQUIRES: x86_64
// RUN: dp-compile %s --scatter x:0,n:0 --emit=llvm --mcpu=haswell -o - | FileCheck %s

// CHECK-DAG: fptosi <8 x float> %{{.*}} to <8 x i32>
// CHECK-DAG: fptoui <{{[0-9]+}} x float> %{{.*}} to <{{[0-9]+}} x i8>
// CHECK-DAG: ashr <8 x i32>
// CHECK-DAG: shl <8 x i32>

func.func @step(%x: tensor<?x64xf32> {dp.name = "x"}, %n: tensor<?x64xi32> {dp.name = "n"})
    -> (tensor<?x64xi32> {dp.name = "s"}, tensor<?x64xi8> {dp.name = "u"}, tensor<?x64xi32> {dp.name = "l"}, tensor<?x64xi32> {dp.name = "r"}) {
  %s = arith.fptosi %x : tensor<?x64xf32> to tensor<?x64xi32>
  %u = arith.fptoui %x : tensor<?x64xf32> to tensor<?x64xi8>
  %l = arith.shli %n, %n : tensor<?x64xi32>
  %r = arith.shrsi %n, %n : tensor<?x64xi32>
  return %s, %u, %l, %r : tensor<?x64xi32>, tensor<?x64xi8>, tensor<?x64xi32>, tensor<?x64xi32>
}
