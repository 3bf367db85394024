// What someone has written in parallel stays; a switch becomes branches, for no
// target has one. dp-compile takes it.
//
// RUN: dp-opt %s --dp-parallelize | FileCheck %s
// RUN: dp-compile %s -o %t.so
// RUN: dp-run %t.so --devices 2 --random 3 --steps 1
//
// CHECK-LABEL: func.func @parallel_already(
// CHECK: dp.parallel {{.*}} devices 2
// CHECK: %[[RANK:.*]] = dp.rank : index
// CHECK: %[[FIRST:.*]] = arith.cmpi eq, %[[RANK]]
// CHECK: scf.if %[[FIRST]]
// CHECK-NOT: dp.parallel
// CHECK: return
func.func @parallel_already(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = dp.scatter %x dim 0 : tensor<8xf32> -> !dp.placed<tensor<8xf32>, sharded<0>>
  %1 = dp.parallel (%a = %0) devices 2 : (!dp.placed<tensor<8xf32>, sharded<0>>) -> !dp.placed<tensor<8xf32>, sharded<0>> {
    %r = dp.rank : index
    %y = scf.index_switch %r -> tensor<4xf32>
    case 0 {
      scf.yield %a : tensor<4xf32>
    }
    default {
      %b = arith.addf %a, %a : tensor<4xf32>
      scf.yield %b : tensor<4xf32>
    }
    dp.yield %y : tensor<4xf32>
  }
  %2 = dp.gather %1 : !dp.placed<tensor<8xf32>, sharded<0>> -> tensor<8xf32>
  return %2 : tensor<8xf32>
}
