// Simplifications of dp.parallel.

// RUN: dp-opt %s --canonicalize --split-input-file | FileCheck %s

!t = tensor<12xf32>
!r = !dp.placed<!t, replicated>
!s = !dp.placed<!t, sharded<0>>
!p = !dp.placed<!t, partial<add>>

// CHECK-LABEL: func @operands(
// CHECK-SAME: %[[X:.*]]: !dp.placed{{.*}}, %[[Y:.*]]: !dp.placed{{.*}}, %[[N:.*]]: index)
// CHECK: dp.parallel (%[[XL:.*]] = %[[X]], %[[NL:.*]] = %[[N]]) :
// CHECK-NEXT: tensor.extract %[[XL]][%[[NL]]]
// CHECK-NEXT: tensor.insert %{{.*}} into %[[XL]][%[[NL]]]
func.func @operands(%x: !r, %y: !r, %n: index) -> !r {
  %0 = dp.parallel (%a = %x, %unused = %y, %b = %x, %i = %n, %j = %n)
      : (!r, !r, !r, index, index) -> !r {
    %1 = tensor.extract %a[%i] : !t
    %2 = tensor.insert %1 into %b[%j] : !t
    dp.yield %2 : !t
  }
  return %0 : !r
}

// -----

!t = tensor<12xf32>
!r = !dp.placed<!t, replicated>
!s = !dp.placed<!t, sharded<0>>
!p = !dp.placed<!t, partial<add>>

// A replicated operand yielded as a partial result is not the operand.
// CHECK-LABEL: func @results(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK: %[[R:.*]]:2 = dp.parallel (%[[XL:.*]] = %[[X]]) devices 4 attributes {note} :
// CHECK-NEXT: %[[A:.*]] = math.absf %[[XL]]
// CHECK-NOT: math.exp
// CHECK-NEXT: dp.yield %[[A]], %[[XL]] : tensor<12xf32>, tensor<12xf32>
// CHECK: return %[[X]], %[[R]]#0, %[[R]]#0, %[[R]]#1
func.func @results(%x: !r) -> (!r, !r, !r, !p) {
  %0:5 = dp.parallel (%l = %x) devices 4 attributes {note}
      : (!r) -> (!r, !r, !r, !r, !p) {
    %1 = math.absf %l : !t
    %2 = math.exp %l : !t
    dp.yield %l, %1, %2, %1, %l : !t, !t, !t, !t, !t
  }
  return %0#0, %0#1, %0#3, %0#4 : !r, !r, !r, !p
}

// -----

!t = tensor<12xf32>
!r = !dp.placed<!t, replicated>

// Nothing is left.
// CHECK-LABEL: func @all_forwarded(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: return %[[X]]
func.func @all_forwarded(%x: !r) -> !r {
  %0 = dp.parallel (%l = %x) : (!r) -> !r {
    dp.yield %l : !t
  }
  return %0 : !r
}

// -----

!t = tensor<12xf32>
!r = !dp.placed<!t, replicated>

// What acts on something outside stays.
// CHECK-LABEL: func @effects(
// CHECK-NEXT: dp.parallel () : () -> () {
// CHECK-NEXT: func.call @log
func.func @effects(%x: !r) {
  %0 = dp.parallel (%l = %x) : (!r) -> !r {
    func.call @log() : () -> ()
    %1 = math.absf %l : !t
    dp.yield %1 : !t
  }
  return
}
func.func private @log()

// -----

!t = tensor<12xf32>
!r = !dp.placed<!t, replicated>
!s = !dp.placed<!t, sharded<0>>
!p = !dp.placed<!t, partial<add>>

// Collectives on results, on one of them twice, in the program's order.
// CHECK-LABEL: func @absorb_after(
// CHECK: %[[R:.*]]:3 = dp.parallel (%[[L:.*]] = %{{.*}}) devices 4 :
// CHECK-NEXT: %[[A:.*]] = math.absf %[[L]] : tensor<12xf32>
// CHECK-NEXT: %[[E:.*]] = math.exp %[[L]] : tensor<12xf32>
// CHECK-NEXT: %[[AR:.*]] = dp.all_reduce %[[A]] {dp.reason = "grad"} : tensor<12xf32> -> tensor<12xf32>
// CHECK-NEXT: %[[RS:.*]] = dp.reduce_scatter %[[A]] dim 0 : tensor<12xf32> -> tensor<3xf32>
// CHECK-NEXT: %[[LS:.*]] = dp.local_slice %[[E]] dim 0 : tensor<12xf32> -> tensor<3xf32>
// CHECK-NEXT: dp.yield %[[AR]], %[[RS]], %[[LS]]
// CHECK: return %[[R]]#0, %[[R]]#1, %[[R]]#2
func.func @absorb_after(%x: !r) -> (!r, !s, !s) {
  %0:2 = dp.parallel (%l = %x) devices 4 : (!r) -> (!p, !r) {
    %1 = math.absf %l : !t
    %2 = math.exp %l : !t
    dp.yield %1, %2 : !t, !t
  }
  %3 = dp.all_reduce %0#0 {dp.reason = "grad"} : !p -> !r
  %4 = dp.reduce_scatter %0#0 dim 0 : !p -> !s
  %5 = dp.local_slice %0#1 dim 0 : !r -> !s
  return %3, %4, %5 : !r, !s, !s
}

// -----

!t = tensor<12xf32>
!r = !dp.placed<!t, replicated>
!s = !dp.placed<!t, sharded<0>>
!p = !dp.placed<!t, partial<add>>

// CHECK-LABEL: func @absorb_before(
// CHECK-SAME: %[[S:.*]]: !dp.placed<tensor<12xf32>, sharded<0>>, %[[P:.*]]: !dp.placed<tensor<12xf32>, partial<add>>)
// CHECK: dp.parallel (%[[SL:.*]] = %[[S]], %[[PL:.*]] = %[[P]]) :
// CHECK-DAG: %[[A:.*]] = dp.all_gather %[[SL]] dim 0 : tensor<?xf32> -> tensor<12xf32>
// CHECK-DAG: %[[B:.*]] = dp.all_reduce %[[PL]] : tensor<12xf32> -> tensor<12xf32>
// CHECK: arith.addf %[[A]], %[[B]]
func.func @absorb_before(%s: !s, %p: !p) -> !r {
  %0 = dp.all_gather %s dim 0 : !s -> !r
  %1 = dp.all_reduce %p : !p -> !r
  %2 = dp.parallel (%a = %0, %b = %1) : (!r, !r) -> !r {
    %3 = arith.addf %a, %b : !t
    dp.yield %3 : !t
  }
  return %2 : !r
}

// -----

!t = tensor<?xf32>
!r = !dp.placed<!t, replicated>
!s = !dp.placed<!t, sharded<0>>

// A body does not know the whole extent; another user needs the value too.
// CHECK-LABEL: func @not_absorbed(
// CHECK-SAME: %[[S:[^:]*]]: !dp.placed<tensor<?xf32>, sharded<0>>, %[[R:[^:]*]]: !dp.placed<tensor<?xf32>, replicated>
// CHECK: %[[GATHERED:.*]] = dp.all_gather %[[S]] dim 0 : !dp.placed<tensor<?xf32>, sharded<0>> -> !dp.placed<tensor<?xf32>, replicated>
// CHECK: dp.local_slice %[[R]] dim 0 : !dp.placed<tensor<?xf32>, replicated> -> !dp.placed<tensor<?xf32>, sharded<0>>
// CHECK: dp.parallel (%[[S_HERE:.*]] = %[[GATHERED]]) : (!dp.placed<tensor<?xf32>, replicated>) -> !dp.placed<tensor<?xf32>, replicated>
// CHECK-NOT: dp.all_gather
// CHECK-NOT: dp.local_slice
func.func @not_absorbed(%s: !s, %r: !r) -> (!r, !s) {
  %0 = dp.all_gather %s dim 0 : !s -> !r
  %1 = dp.local_slice %r dim 0 : !r -> !s
  %2 = dp.parallel (%a = %0, %b = %1) : (!r, !s) -> !r {
    %3 = math.absf %a : !t
    dp.yield %3 : !t
  }
  return %2, %1 : !r, !s
}

// -----

!t = tensor<12xf32>
!r = !dp.placed<!t, replicated>
!p = !dp.placed<!t, partial<add>>

// Into a loop's body it would run as often as that.
// CHECK-LABEL: func @not_into_loop(
// CHECK-SAME: %[[P:[^:]*]]: !dp.placed<tensor<12xf32>, partial<add>>, %[[R:[^:]*]]: !dp.placed<tensor<12xf32>, replicated>, %[[N:[^:]*]]: index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: dp.all_reduce %[[P]] : !dp.placed<tensor<12xf32>, partial<add>> -> !dp.placed<tensor<12xf32>, replicated>
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[R]]) -> (!dp.placed<tensor<12xf32>, replicated>)
// CHECK-NOT: dp.all_reduce
func.func @not_into_loop(%p: !p, %r: !r, %n: index) -> !r {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = dp.all_reduce %p : !p -> !r
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %r) -> !r {
    %2 = dp.parallel (%x = %0, %y = %a) : (!r, !r) -> !r {
      %3 = arith.addf %x, %y : !t
      dp.yield %3 : !t
    }
    scf.yield %2 : !r
  }
  return %1 : !r
}

// -----

!t = tensor<12xf32>
!r = !dp.placed<!t, replicated>
!s = !dp.placed<!t, sharded<0>>
!p = !dp.placed<!t, partial<add>>

// A chain of three becomes one, the collectives between them its own.
// CHECK-LABEL: func @merge(
// CHECK-SAME: %[[X:.*]]: !dp.placed{{.*}}, %[[W:.*]]: !dp.placed
// CHECK: %[[R:.*]] = dp.parallel (%[[XL:.*]] = %[[X]], %[[WL:.*]] = %[[W]]) devices 4 :
// CHECK-NEXT: %[[A:.*]] = math.absf %[[XL]] : tensor<3xf32>
// CHECK-NEXT: %[[B:.*]] = math.exp %[[A]] : tensor<3xf32>
// CHECK-NEXT: %[[G:.*]] = dp.all_gather %[[B]] dim 0 : tensor<3xf32> -> tensor<12xf32>
// CHECK-NEXT: %[[C:.*]] = arith.addf %[[G]], %[[WL]] : tensor<12xf32>
// CHECK-NEXT: dp.yield %[[C]] : tensor<12xf32>
// CHECK-NOT: dp.parallel
// CHECK: return %[[R]]
func.func @merge(%x: !s, %w: !r) -> !r {
  %0 = dp.parallel (%l = %x) devices 4 : (!s) -> !s {
    %1 = math.absf %l : tensor<3xf32>
    dp.yield %1 : tensor<3xf32>
  }
  %2 = dp.parallel (%l = %0) devices 4 : (!s) -> !s {
    %3 = math.exp %l : tensor<3xf32>
    dp.yield %3 : tensor<3xf32>
  }
  %4 = dp.gather %2 : !s -> !t
  %5 = dp.replicate %4 : !t -> !r
  %6 = dp.parallel (%l = %w, %m = %5) devices 4 : (!r, !r) -> !r {
    %7 = arith.addf %m, %l : !t
    dp.yield %7 : !t
  }
  return %6 : !r
}

// -----

!t = tensor<12xf32>
!r = !dp.placed<!t, replicated>

// Another device count, another user, an effect in between.
// CHECK-LABEL: func @not_merged(
// CHECK-COUNT-5: dp.parallel
func.func @not_merged(%x: !r, %y: !r) -> (!r, !r) {
  %0 = dp.parallel (%l = %x) devices 4 : (!r) -> !r {
    %1 = math.absf %l : !t
    dp.yield %1 : !t
  }
  %2 = dp.parallel (%l = %0) devices 2 : (!r) -> !r {
    %1 = math.exp %l : !t
    func.call @log() : () -> ()
    dp.yield %1 : !t
  }
  func.call @log() : () -> ()
  %3 = dp.parallel (%l = %2) devices 2 : (!r) -> !r {
    %1 = math.sqrt %l : !t
    dp.yield %1 : !t
  }
  %4 = dp.parallel (%l = %y) : (!r) -> !r {
    %1 = math.absf %l : !t
    dp.yield %1 : !t
  }
  %5 = dp.parallel (%l = %4) : (!r) -> !r {
    %1 = math.exp %l : !t
    dp.yield %1 : !t
  }
  call @use(%3, %5) : (!r, !r) -> ()
  return %4, %5 : !r, !r
}
func.func private @log()
func.func private @use(!r, !r)
