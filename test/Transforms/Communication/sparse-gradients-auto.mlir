// What --sparse-gradients=auto chooses on H100 machines, for 2, 8 and 1,024 devices
// and for any number of them.

// RUN: dp-opt %s --dp-parallelize --dp-sparse-gradients | FileCheck %s --check-prefix=OPEN
// RUN: dp-opt %s --dp-parallelize=devices=2 --dp-sparse-gradients | FileCheck %s --check-prefix=TWO
// RUN: dp-opt %s --dp-parallelize=devices=8 --dp-sparse-gradients | FileCheck %s --check-prefix=EIGHT
// RUN: dp-opt %s --dp-parallelize=devices=8 --dp-sparse-gradients=topology=host | FileCheck %s --check-prefix=HOST
// RUN: dp-opt %s --dp-parallelize=devices=1024 --dp-sparse-gradients | FileCheck %s --check-prefix=MANY

// BERT's embedding with a batch of 8: on more than 8 devices the others would
// have nothing to do, so a program for any number of devices is for 8 at most.
// TWO-LABEL: func @small_batch
// TWO-COUNT-2: dp.all_gather
// TWO-NOT: dp.all_reduce
// OPEN-LABEL: func @small_batch
// OPEN-COUNT-2: dp.all_gather
// OPEN-NOT: dp.all_reduce
// MANY-LABEL: func @small_batch
// MANY-NOT: dp.all_gather
// MANY: dp.all_reduce %{{.*}} {{.*}} : tensor<30522x768xf32> -> tensor<30522x768xf32>
func.func @small_batch(%w: tensor<30522x768xf32> {dp.state},
                       %ids: tensor<8x128xi64> {dp.scatter = 0 : i64},
                       %g: tensor<8x128x768xf32> {dp.scatter = 0 : i64})
    -> (tensor<30522x768xf32> {dp.updates = 0 : i64}) {
  %zero = arith.constant dense<0.0> : tensor<30522x768xf32>
  %sum = dp.index_update %g into %zero at %ids dims [0] kind add
      : tensor<8x128x768xf32>, tensor<30522x768xf32>, tensor<8x128xi64>
  %r = linalg.sub ins(%w, %sum : tensor<30522x768xf32>, tensor<30522x768xf32>) outs(%zero : tensor<30522x768xf32>) -> tensor<30522x768xf32>
  return %r : tensor<30522x768xf32>
}

// The batch's rows are enough for 1,024 devices, among which a gather takes
// longer than the sum of a small table, but not among 2.
// EIGHT-LABEL: func @many_rows
// HOST-LABEL: func @many_rows
// OPEN-LABEL: func @many_rows
// OPEN-NOT: dp.all_gather
// OPEN: dp.all_reduce %{{.*}} {{.*}} : tensor<100000x64xf32> -> tensor<100000x64xf32>
// TWO-LABEL: func @many_rows
// TWO-COUNT-2: dp.all_gather
// TWO-NOT: dp.all_reduce
// MANY-LABEL: func @many_rows
// MANY-NOT: dp.all_gather
// MANY: dp.all_reduce %{{.*}} {{.*}} : tensor<100000x64xf32> -> tensor<100000x64xf32>
func.func @many_rows(%w: tensor<100000x64xf32> {dp.state},
                     %ids: tensor<2048xi64> {dp.scatter = 0 : i64},
                     %g: tensor<2048x64xf32> {dp.scatter = 0 : i64})
    -> (tensor<100000x64xf32> {dp.updates = 0 : i64}) {
  %zero = arith.constant dense<0.0> : tensor<100000x64xf32>
  %sum = dp.index_update %g into %zero at %ids dims [0] kind add
      : tensor<2048x64xf32>, tensor<100000x64xf32>, tensor<2048xi64>
  %r = linalg.sub ins(%w, %sum : tensor<100000x64xf32>, tensor<100000x64xf32>) outs(%zero : tensor<100000x64xf32>) -> tensor<100000x64xf32>
  return %r : tensor<100000x64xf32>
}

// The same updates of a table that is sixteen times as large.
// TWO-LABEL: func @large_table
// EIGHT-LABEL: func @large_table
// HOST-LABEL: func @large_table
// OPEN-LABEL: func @large_table
// OPEN-COUNT-2: dp.all_gather
// OPEN-NOT: dp.all_reduce
// MANY-LABEL: func @large_table
// MANY-COUNT-2: dp.all_gather
// MANY-NOT: dp.all_reduce
func.func @large_table(%w: tensor<1600000x64xf32> {dp.state},
                       %ids: tensor<2048xi64> {dp.scatter = 0 : i64},
                       %g: tensor<2048x64xf32> {dp.scatter = 0 : i64})
    -> (tensor<1600000x64xf32> {dp.updates = 0 : i64}) {
  %zero = arith.constant dense<0.0> : tensor<1600000x64xf32>
  %sum = dp.index_update %g into %zero at %ids dims [0] kind add
      : tensor<2048x64xf32>, tensor<1600000x64xf32>, tensor<2048xi64>
  %r = linalg.sub ins(%w, %sum : tensor<1600000x64xf32>, tensor<1600000x64xf32>) outs(%zero : tensor<1600000x64xf32>) -> tensor<1600000x64xf32>
  return %r : tensor<1600000x64xf32>
}

// A thread of a GPU runs over all updates of one row, in turn. Those of 32,768
// positions, all of which may be padding, take longer than the sum of the table
// among 8 devices; memory alone would not.
// OPEN-LABEL: func @long_run
// TWO-LABEL: func @long_run
// MANY-LABEL: func @long_run
// EIGHT-LABEL: func @long_run
// EIGHT-NOT: dp.all_gather
// EIGHT: dp.all_reduce %{{.*}} {{.*}} : tensor<500000x32xf32> -> tensor<500000x32xf32>
// HOST-LABEL: func @long_run
// HOST-COUNT-2: dp.all_gather
// HOST-NOT: dp.all_reduce
func.func @long_run(%w: tensor<500000x32xf32> {dp.state},
                    %ids: tensor<64x512xi64> {dp.scatter = 0 : i64},
                    %g: tensor<64x512x32xf32> {dp.scatter = 0 : i64})
    -> (tensor<500000x32xf32> {dp.updates = 0 : i64}) {
  %zero = arith.constant dense<0.0> : tensor<500000x32xf32>
  %sum = dp.index_update %g into %zero at %ids dims [0] kind add
      : tensor<64x512x32xf32>, tensor<500000x32xf32>, tensor<64x512xi64>
  %r = linalg.sub ins(%w, %sum : tensor<500000x32xf32>, tensor<500000x32xf32>) outs(%zero : tensor<500000x32xf32>) -> tensor<500000x32xf32>
  return %r : tensor<500000x32xf32>
}
