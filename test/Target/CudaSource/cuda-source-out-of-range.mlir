// Conversions and shifts out of range, powers of integers and classifications of floats have the
// host's results in CUDA C++, run on the CPU on even and uneven chunks. Words of C++ and names of
// the file are names of arguments.
//
// REQUIRES: numpy
// RUN: dp-compile %s --scatter x:0,d:0,default:0,b:0,l:0 --target cuda --emit cuda-src -o %t.cu
// RUN: dp-compile %s --scatter x:0,d:0,default:0,b:0,l:0 -o %t.so
// RUN: %python %S/check_cuda_source.py %t.cu %t.so --dp-run %bin/dp-run --work %t.work --devices 1 3 | FileCheck %s
// CHECK: as on the host

func.func @main(%x: tensor<11x20xf32> {dp.name = "x"}, %d: tensor<11x20xf64> {dp.name = "d"}, %n: tensor<11x20xi32> {dp.name = "default"},
                %b: tensor<11x20xi8> {dp.name = "b"}, %l: tensor<11x20xi64> {dp.name = "l"})
    -> (tensor<11x20xi32> {dp.name = "s32"}, tensor<11x20xi8> {dp.name = "u8"}, tensor<11x20xi64> {dp.name = "s64"},
        tensor<11x20xi16> {dp.name = "nans"}, tensor<11x20xi1> {dp.name = "bools"}, tensor<11x20xi32> {dp.name = "left"},
        tensor<11x20xi8> {dp.name = "right"}, tensor<11x20xi64> {dp.name = "logical"}, tensor<11x20xi32> {dp.name = "powers"},
        tensor<11x20xi1> {dp.name = "infinite"}, tensor<11x20xi1> {dp.name = "normal"}, tensor<11x20xf32> {dp.name = "clamped"}) {
  %large = arith.constant dense<1.0e+11> : tensor<11x20xf32>
  %larger = arith.constant dense<1.0e+21> : tensor<11x20xf64>
  %zero = arith.constant dense<0.0> : tensor<11x20xf32>
  %xl = arith.mulf %x, %large : tensor<11x20xf32>
  %dl = arith.mulf %d, %larger : tensor<11x20xf64>
  // Infinities, and NaN where x is 0.
  %xi = arith.divf %x, %zero : tensor<11x20xf32>
  %s32 = arith.fptosi %xl : tensor<11x20xf32> to tensor<11x20xi32>
  %u8 = arith.fptoui %xl : tensor<11x20xf32> to tensor<11x20xi8>
  %s64 = arith.fptosi %dl : tensor<11x20xf64> to tensor<11x20xi64>
  %nans = arith.fptosi %xi : tensor<11x20xf32> to tensor<11x20xi16>
  %bools = arith.fptoui %xl : tensor<11x20xf32> to tensor<11x20xi1>
  // Amounts from 0 to 63, of both signs, from 0 to 9.
  %seven = arith.constant dense<7> : tensor<11x20xi32>
  %amount = arith.muli %n, %seven : tensor<11x20xi32>
  %minus = arith.constant dense<-9> : tensor<11x20xi8>
  %byte = arith.muli %b, %minus : tensor<11x20xi8>
  %far = arith.constant dense<-8> : tensor<11x20xi64>
  %long = arith.muli %l, %far : tensor<11x20xi64>
  %left = arith.shli %amount, %amount : tensor<11x20xi32>
  %right = arith.shrsi %byte, %b : tensor<11x20xi8>
  %logical = arith.shrui %long, %long : tensor<11x20xi64>
  %three = arith.constant dense<3> : tensor<11x20xi32>
  %base = arith.subi %n, %three : tensor<11x20xi32>
  %exponent = arith.subi %three, %n : tensor<11x20xi32>
  %powers = math.ipowi %base, %exponent : tensor<11x20xi32>
  %infinite = math.isinf %xi : tensor<11x20xf32>
  %least = arith.constant dense<1.0e-37> : tensor<11x20xf32>
  %small = arith.mulf %x, %least : tensor<11x20xf32>
  %normal = math.isnormal %small : tensor<11x20xf32>
  %clamped = math.clampf %x to [%zero, %zero] : tensor<11x20xf32>
  return %s32, %u8, %s64, %nans, %bools, %left, %right, %logical, %powers, %infinite, %normal, %clamped
      : tensor<11x20xi32>, tensor<11x20xi8>, tensor<11x20xi64>, tensor<11x20xi16>, tensor<11x20xi1>, tensor<11x20xi32>,
        tensor<11x20xi8>, tensor<11x20xi64>, tensor<11x20xi32>, tensor<11x20xi1>, tensor<11x20xi1>, tensor<11x20xf32>
}
