// RUN: dp-opt %s --dp-attach-target=kind=gpu --dp-bucket="first-bytes=72 bytes=4096" | FileCheck %s
// RUN: dp-opt %s --dp-bucket="first-bytes=4096 bytes=4096" | FileCheck %s --check-prefix=DENSE

// Three sums of one type and kind; the last to be produced does not fit any more.
// What is 16 bytes aligned comes first, so that no gap is needed.

func.func private @k(memref<10xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @l(memref<8xf32>, index, index) attributes {dp.kernel = #dp.kernel}

// CHECK-LABEL: func.func private @filled(
// CHECK: %[[FLAT:.*]] = memref.alloc() : memref<72xi8>
// CHECK: %[[WHOLE:.*]] = memref.view %[[FLAT]][%c0{{.*}}][] : memref<72xi8> to memref<18xf32>
// CHECK: %[[B:.*]] = memref.view %[[FLAT]][%c0{{.*}}][] : memref<72xi8> to memref<8xf32>
// CHECK: %[[A:.*]] = memref.view %[[FLAT]][%c32{{.*}}][] : memref<72xi8> to memref<10xf32>
// CHECK: %[[C:.*]] = memref.alloc() : memref<8xf32>
// CHECK: dp.launch @k {{.*}}(%[[A]])
// CHECK-NEXT: dp.launch @l {{.*}}(%[[B]])
// CHECK-NEXT: dp.launch @l {{.*}}(%[[C]])
// CHECK-NEXT: dp.buffer.all_reduce %[[C]], %[[C]]
// CHECK-NEXT: dp.buffer.all_reduce %[[WHOLE]], %[[WHOLE]] {dp.bucket = #dp.bucket<[<bytes = 40, loc = {{.*}}, reason = "a">, <bytes = 32, loc = {{[^,]*}}>]>, dp.reason = "a"} : memref<18xf32>, memref<18xf32>
// CHECK-NEXT: dp.launch @l {{.*}}(%[[B]])
// CHECK-NEXT: dp.launch @k {{.*}}(%[[A]])

// DENSE-LABEL: func.func private @filled(
// DENSE: memref.alloc() : memref<104xi8>
func.func private @filled(%n: index) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = [<devices>]>} {
  %a = memref.alloc() : memref<10xf32>
  %b = memref.alloc() : memref<8xf32>
  %c = memref.alloc() : memref<8xf32>
  dp.launch @k extent %n cost %n (%a) : memref<10xf32>
  dp.launch @l extent %n cost %n (%b) : memref<8xf32>
  dp.launch @l extent %n cost %n (%c) : memref<8xf32>
  dp.buffer.all_reduce %c, %c : memref<8xf32>, memref<8xf32>
  dp.buffer.all_reduce %b, %b : memref<8xf32>, memref<8xf32>
  dp.buffer.all_reduce %a, %a {dp.reason = "a"} : memref<10xf32>, memref<10xf32>
  dp.launch @l extent %n cost %n (%b) : memref<8xf32>
  dp.launch @k extent %n cost %n (%a) : memref<10xf32>
  dp.launch @l extent %n cost %n (%c) : memref<8xf32>
  return
}

// Each member begins at a multiple of 16 bytes, unless the target needs less.

// CHECK-LABEL: func.func private @gaps(
// CHECK: memref.alloc() : memref<56xi8>
// CHECK: dp.buffer.all_reduce {{.*}} : memref<14xf32>, memref<14xf32>
// DENSE-LABEL: func.func private @gaps(
// DENSE: memref.alloc() : memref<48xi8>
func.func private @gaps() attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = []>} {
  %a = memref.alloc() : memref<10xf32>
  %b = memref.alloc() : memref<2xf32>
  dp.buffer.all_reduce %a, %a : memref<10xf32>, memref<10xf32>
  dp.buffer.all_reduce %b, %b : memref<2xf32>, memref<2xf32>
  return
}

// One that is produced from another's sum is not merged with it.

// CHECK-LABEL: func.func private @dependent(
// CHECK-NOT: memref.view
// CHECK: dp.buffer.all_reduce %{{.*}}, %{{.*}} : memref<4xf32>, memref<4xf32>
// CHECK: dp.buffer.all_reduce %{{.*}}, %{{.*}} : memref<4xf32>, memref<4xf32>
func.func private @two(memref<4xf32>, memref<4xf32>, index, index) attributes {dp.kernel = #dp.kernel}
func.func private @dependent(%n: index) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = [<devices>]>} {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  dp.buffer.all_reduce %a, %a : memref<4xf32>, memref<4xf32>
  dp.launch @two extent %n cost %n (%a, %b) : memref<4xf32>, memref<4xf32>
  dp.buffer.all_reduce %b, %b : memref<4xf32>, memref<4xf32>
  return
}

// Alone stay: other kinds and types, arguments, what is not in place, dynamic
// sizes, what is larger than the cap, what is reduced twice.

// CHECK-LABEL: func.func private @alone(
// CHECK-NOT: memref.view
// CHECK-COUNT-10: dp.buffer.all_reduce
// CHECK-NOT: dp.buffer.all_reduce
// CHECK: return
func.func private @alone(%arg: memref<4xf32>, %n: index) attributes {dp.spmd, dp.entry = #dp.entry<
  arguments = [<name = "arg", type = tensor<4xf32>, placement = replicated, role = input>],
  results = [],
  dims = [<devices>]>} {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf64>
  %c = memref.alloc() : memref<4xf32>
  %d = memref.alloc() : memref<4xf32>
  %e = memref.alloc() : memref<4xf32>
  %f = memref.alloc(%n) : memref<?xf32>
  %large = memref.alloc() : memref<4096xf32>
  %twice = memref.alloc() : memref<4xf32>
  dp.buffer.all_reduce %a, %a : memref<4xf32>, memref<4xf32>
  dp.buffer.all_reduce %b, %b : memref<4xf64>, memref<4xf64>
  dp.buffer.all_reduce %c, %c kind max : memref<4xf32>, memref<4xf32>
  dp.buffer.all_reduce %arg, %arg : memref<4xf32>, memref<4xf32>
  dp.buffer.all_reduce %d, %e : memref<4xf32>, memref<4xf32>
  dp.buffer.all_reduce %f, %f : memref<?xf32>, memref<?xf32>
  dp.buffer.all_reduce %large, %large : memref<4096xf32>, memref<4096xf32>
  dp.buffer.all_reduce %twice, %twice : memref<4xf32>, memref<4xf32>
  dp.buffer.all_reduce %twice, %twice : memref<4xf32>, memref<4xf32>
  dp.buffer.all_reduce %arg, %arg : memref<4xf32>, memref<4xf32>
  return
}

// In a loop the buffer is one of each iteration where its members' are.

// CHECK-LABEL: func.func private @loop(
// CHECK-SAME: %[[N:[^:]*]]: index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[N]] step %[[C1]] {
// CHECK: memref.alloc() : memref<32xi8>
// CHECK: dp.buffer.all_reduce {{.*}} : memref<8xf32>, memref<8xf32>
// CHECK: scf.for %[[I2:.*]] = %[[C0]] to %[[N]] step %[[C1]] {
// CHECK: dp.buffer.all_reduce {{.*}} : memref<4xf32>, memref<4xf32>
// CHECK: dp.buffer.all_reduce {{.*}} : memref<4xf32>, memref<4xf32>
func.func private @loop(%n: index) attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = [<devices>]>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %out = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<4xf32>
    %b = memref.alloc() : memref<4xf32>
    dp.buffer.all_reduce %a, %a : memref<4xf32>, memref<4xf32>
    dp.buffer.all_reduce %b, %b : memref<4xf32>, memref<4xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.alloc() : memref<4xf32>
    dp.buffer.all_reduce %out, %out : memref<4xf32>, memref<4xf32>
    dp.buffer.all_reduce %b, %b : memref<4xf32>, memref<4xf32>
  }
  return
}

// Running statistics have their own bucket, however small that of gradients is.

// CHECK-LABEL: func.func private @buffers(
// CHECK: dp.buffer.all_reduce {{.*}}dp.buffers{{.*}} : memref<3000xf32>, memref<3000xf32>
// CHECK: dp.buffer.all_reduce {{.*}} : memref<8xf32>, memref<8xf32>
// CHECK-NOT: dp.buffer.all_reduce
// CHECK: return
func.func private @buffers() attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = []>} {
  %mean = memref.alloc() : memref<1000xf32>
  %g = memref.alloc() : memref<4xf32>
  %var = memref.alloc() : memref<2000xf32>
  %h = memref.alloc() : memref<4xf32>
  dp.buffer.all_reduce %mean, %mean {dp.buffers} : memref<1000xf32>, memref<1000xf32>
  dp.buffer.all_reduce %g, %g : memref<4xf32>, memref<4xf32>
  dp.buffer.all_reduce %var, %var {dp.buffers} : memref<2000xf32>, memref<2000xf32>
  dp.buffer.all_reduce %h, %h : memref<4xf32>, memref<4xf32>
  return
}
