// bf16 is computed in f32 and converted inline: no library function for it is
// asked of the machine, also for a CPU that has no such instruction.

// RUN: dp-compile %s --scatter x:0 -o %t.so --mcpu=haswell
// RUN: llvm-nm-22 -D --undefined-only %t.so | FileCheck %s
// RUN: dp-run %t.so --devices 3 --random 1 --steps 1 --verify

// CHECK-NOT: __{{(trunc|extend)}}
// CHECK: dp_rt_launch
// CHECK-NOT: __{{(trunc|extend)}}
func.func @f(%x: tensor<64x32xbf16> loc("x"))
    -> (tensor<64x32xbf16>, tensor<64xbf16>) {
  %e = math.exp %x : tensor<64x32xbf16>
  %s = arith.addf %e, %x : tensor<64x32xbf16>
  %z = arith.constant dense<0.0> : tensor<64xbf16>
  %m = linalg.reduce ins(%s : tensor<64x32xbf16>) outs(%z : tensor<64xbf16>)
      dimensions = [1]
      (%a: bf16, %o: bf16) {
        %max = arith.maximumf %a, %o : bf16
        linalg.yield %max : bf16
      }
  return %s, %m : tensor<64x32xbf16>, tensor<64xbf16>
}
