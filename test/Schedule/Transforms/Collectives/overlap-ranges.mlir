// RUN: dp-opt %s --dp-overlap="small-bytes=0 first-bytes=64 bytes=96" | FileCheck %s

// Ranges share a group like the members of a bucket: 64 bytes the first, 96 the
// others. What lies between them stays where it is, but a group that is filled
// does not start behind what sends its result.

func.func private @make(memref<8xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @make2(memref<2xf32>, index, index) attributes {dp.kernel = #dp.kernel}

// CHECK-LABEL: func.func private @filled(
// CHECK-SAME: %[[A:[^:]*]]: memref<8xf32>, %[[B:[^:]*]]: memref<8xf32>, %[[C:[^:]*]]: memref<8xf32>, %[[D:[^:]*]]: memref<8xf32>
// CHECK: dp.launch @make {{.*}}(%[[A]])
// CHECK-NEXT: dp.launch @make {{.*}}(%[[B]])
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.reduce_scatter %[[A]], %{{.*}}
// CHECK-NEXT: dp.buffer.reduce_scatter %[[B]], %{{.*}}
// CHECK-NEXT: %[[FIRST:.*]] = dp.group_end async
// CHECK-NEXT: dp.launch @make {{.*}}(%[[C]])
// CHECK-NEXT: dp.launch @make {{.*}}(%[[D]])
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.reduce_scatter %[[C]], %{{.*}}
// CHECK-NEXT: dp.buffer.reduce_scatter %[[D]], %{{.*}}
// CHECK-NEXT: %[[SECOND:.*]] = dp.group_end async
// CHECK-NEXT: dp.wait %[[FIRST]]
// CHECK-NEXT: dp.launch @make2
// CHECK-NEXT: dp.wait %[[SECOND]]
// CHECK-NEXT: dp.launch @make2
func.func private @filled(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>, %d: memref<8xf32>,
    %ra: memref<2xf32>, %rb: memref<2xf32>, %rc: memref<2xf32>, %rd: memref<2xf32>, %n: index)
    attributes {dp.spmd, dp.devices = 4 : i64, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "c", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "d", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "ra", type = tensor<2xf32>, placement = replicated, role = input>,
        <name = "rb", type = tensor<2xf32>, placement = replicated, role = input>,
        <name = "rc", type = tensor<2xf32>, placement = replicated, role = input>,
        <name = "rd", type = tensor<2xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  dp.launch @make extent %n cost %n (%a) : memref<8xf32>
  dp.buffer.reduce_scatter %a, %ra dim 0 : memref<8xf32>, memref<2xf32>
  dp.launch @make extent %n cost %n (%b) : memref<8xf32>
  dp.buffer.reduce_scatter %b, %rb dim 0 : memref<8xf32>, memref<2xf32>
  dp.launch @make extent %n cost %n (%c) : memref<8xf32>
  dp.buffer.reduce_scatter %c, %rc dim 0 : memref<8xf32>, memref<2xf32>
  dp.launch @make extent %n cost %n (%d) : memref<8xf32>
  dp.buffer.reduce_scatter %d, %rd dim 0 : memref<8xf32>, memref<2xf32>
  dp.launch @make2 extent %n cost %n (%ra) : memref<2xf32>
  dp.launch @make2 extent %n cost %n (%rc) : memref<2xf32>
  return
}

// The second gather sends what the first scatter gives, so the scatter of %b does
// not wait for it with the first.

// CHECK-LABEL: func.func private @chained(
// CHECK-SAME: %[[A:[^:]*]]: memref<8xf32>, %[[B:[^:]*]]: memref<8xf32>, %[[RA:[^:]*]]: memref<2xf32>, %[[RB:[^:]*]]: memref<2xf32>, %[[W:[^:]*]]: memref<8xf32>
// CHECK: dp.launch @make {{.*}}(%[[A]])
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.reduce_scatter %[[A]], %[[RA]]
// CHECK-NEXT: dp.group_end async
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_gather %[[RA]], %[[W]]
// CHECK-NEXT: dp.group_end async
// CHECK-NEXT: dp.launch @make {{.*}}(%[[B]])
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.reduce_scatter %[[B]], %[[RB]]
// CHECK-NEXT: dp.group_end async
func.func private @chained(%a: memref<8xf32>, %b: memref<8xf32>, %ra: memref<2xf32>, %rb: memref<2xf32>,
    %w: memref<8xf32>, %n: index) attributes {dp.spmd, dp.devices = 4 : i64, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "ra", type = tensor<2xf32>, placement = replicated, role = input>,
        <name = "rb", type = tensor<2xf32>, placement = replicated, role = input>,
        <name = "w", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  dp.launch @make extent %n cost %n (%a) : memref<8xf32>
  dp.buffer.reduce_scatter %a, %ra dim 0 : memref<8xf32>, memref<2xf32>
  dp.buffer.all_gather %ra, %w dim 0 : memref<2xf32>, memref<8xf32>
  dp.launch @make extent %n cost %n (%b) : memref<8xf32>
  dp.buffer.reduce_scatter %b, %rb dim 0 : memref<8xf32>, memref<2xf32>
  dp.launch @make2 extent %n cost %n (%rb) : memref<2xf32>
  dp.launch @make extent %n cost %n (%w) : memref<8xf32>
  return
}

// What each sends to each is a range too.

// CHECK-LABEL: func.func private @exchanged(
// CHECK-SAME: %[[A:[^:]*]]: memref<8xf32>, %[[B:[^:]*]]: memref<8xf32>
// CHECK: dp.launch @make {{.*}}(%[[A]])
// CHECK-NEXT: dp.launch @make {{.*}}(%[[B]])
// CHECK-NEXT: dp.group_start
// CHECK-NEXT: dp.buffer.all_to_all %[[A]], %{{.*}}
// CHECK-NEXT: dp.buffer.all_to_all %[[B]], %{{.*}}
// CHECK-NEXT: %[[T:.*]] = dp.group_end async
// CHECK-NEXT: dp.wait %[[T]]
// CHECK-NEXT: dp.launch @rows
func.func private @rows(memref<4x2xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @exchanged(%a: memref<8xf32>, %b: memref<8xf32>, %ra: memref<4x2xf32>, %rb: memref<4x2xf32>, %n: index)
    attributes {dp.spmd, dp.devices = 4 : i64, dp.entry = #dp.entry<
      arguments = [
        <name = "a", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "b", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "ra", type = tensor<4x2xf32>, placement = replicated, role = input>,
        <name = "rb", type = tensor<4x2xf32>, placement = replicated, role = input>],
      results = [],
      dims = [<devices>]>} {
  dp.launch @make extent %n cost %n (%a) : memref<8xf32>
  dp.buffer.all_to_all %a, %ra : memref<8xf32>, memref<4x2xf32>
  dp.launch @make extent %n cost %n (%b) : memref<8xf32>
  dp.buffer.all_to_all %b, %rb : memref<8xf32>, memref<4x2xf32>
  dp.launch @rows extent %n cost %n (%ra) : memref<4x2xf32>
  dp.launch @rows extent %n cost %n (%rb) : memref<4x2xf32>
  return
}
