// The equations between conversions and collectives, on placed values.

// RUN: dp-opt %s --canonicalize | FileCheck %s

!t = tensor<12x4xf32>
!r = !dp.placed<!t, replicated>
!s = !dp.placed<!t, sharded<0>>
!s1 = !dp.placed<!t, sharded<1>>
!u = !dp.placed<!t, sharded<0, unit 3>>
!p = !dp.placed<!t, partial<add>>
!m = !dp.placed<!t, partial<max>>

// take ∘ replicate
// CHECK-LABEL: func @take_replicate(
// CHECK-SAME: %[[X:.*]]: tensor<12x4xf32>)
// CHECK-NEXT: return %[[X]]
func.func @take_replicate(%x: !t) -> !t {
  %0 = dp.replicate %x : !t -> !r
  %1 = dp.take %0 : !r -> !t
  return %1 : !t
}

// replicate ∘ take
// CHECK-LABEL: func @replicate_take(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: return %[[X]]
func.func @replicate_take(%x: !r) -> !r {
  %0 = dp.take %x : !r -> !t
  %1 = dp.replicate %0 : !t -> !r
  return %1 : !r
}

// gather ∘ scatter
// CHECK-LABEL: func @gather_scatter(
// CHECK-SAME: %[[X:.*]]: tensor<12x4xf32>)
// CHECK-NEXT: return %[[X]]
func.func @gather_scatter(%x: !t) -> !t {
  %0 = dp.scatter %x dim 0 unit 3 : !t -> !u
  %1 = dp.gather %0 : !u -> !t
  return %1 : !t
}

// scatter ∘ gather
// CHECK-LABEL: func @scatter_gather(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: return %[[X]]
func.func @scatter_gather(%x: !s) -> !s {
  %0 = dp.gather %x : !s -> !t
  %1 = dp.scatter %0 dim 0 : !t -> !s
  return %1 : !s
}

// Not another dimension, not another unit.
// CHECK-LABEL: func @scatter_gather_otherwise(
// CHECK-SAME: %[[X:[^:]*]]: !dp.placed<tensor<12x4xf32>, sharded<0>>
// CHECK: dp.gather %[[X]] : <tensor<12x4xf32>, sharded<0>> -> tensor<12x4xf32>
// CHECK-DAG: dp.scatter %{{.*}} dim 1
// CHECK-DAG: dp.scatter %{{.*}} dim 0 unit 3
func.func @scatter_gather_otherwise(%x: !s) -> (!s1, !u) {
  %0 = dp.gather %x : !s -> !t
  %1 = dp.scatter %0 dim 1 : !t -> !s1
  %2 = dp.scatter %0 dim 0 unit 3 : !t -> !u
  return %1, %2 : !s1, !u
}

// replicate ∘ reduce_add
// CHECK-LABEL: func @replicate_reduce_add(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: %[[R:.*]] = dp.all_reduce %[[X]] {dp.reason = "grad"} : !dp.placed<tensor<12x4xf32>, partial<add>> -> !dp.placed<tensor<12x4xf32>, replicated>
// CHECK-NEXT: return %[[R]]
func.func @replicate_reduce_add(%x: !p) -> !r {
  %0 = dp.reduce_add %x {dp.reason = "grad"} : !p -> !t
  %1 = dp.replicate %0 : !t -> !r
  return %1 : !r
}

// The other users of the sum take it, also where several replicate it.
// CHECK-LABEL: func @replicate_reduce_shared(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: %[[R:.*]] = dp.all_reduce %[[X]] kind max
// CHECK-NEXT: %[[T:.*]] = dp.take %[[R]]
// CHECK-NEXT: return %[[T]], %[[R]], %[[R]]
func.func @replicate_reduce_shared(%x: !m) -> (!t, !r, !r) {
  %0 = dp.reduce %x : !m -> !t
  %1 = dp.replicate %0 : !t -> !r
  %2 = dp.replicate %0 : !t -> !r
  return %0, %1, %2 : !t, !r, !r
}

// replicate ∘ gather
// CHECK-LABEL: func @replicate_gather(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: %[[R:.*]] = dp.all_gather %[[X]] dim 0 unit 3 :
// CHECK-NEXT: return %[[R]]
func.func @replicate_gather(%x: !u) -> !r {
  %0 = dp.gather %x : !u -> !t
  %1 = dp.replicate %0 : !t -> !r
  return %1 : !r
}

// scatter ∘ reduce_add
// CHECK-LABEL: func @scatter_reduce_add(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: %[[R:.*]] = dp.reduce_scatter %[[X]] dim 0 unit 3 :
// CHECK-NEXT: return %[[R]]
func.func @scatter_reduce_add(%x: !p) -> !u {
  %0 = dp.reduce_add %x : !p -> !t
  %1 = dp.scatter %0 dim 0 unit 3 : !t -> !u
  return %1 : !u
}

// With another user the sum would travel twice.
// CHECK-LABEL: func @scatter_reduce_shared(
// CHECK-SAME: %[[X:[^:]*]]: !dp.placed<tensor<12x4xf32>, partial<add>>
// CHECK-NEXT: %[[ADDED:.*]] = dp.reduce_add %[[X]] : <tensor<12x4xf32>, partial<add>> -> tensor<12x4xf32>
// CHECK-NEXT: %[[SHARDED:.*]] = dp.scatter %[[ADDED]] dim 0 : tensor<12x4xf32> -> <tensor<12x4xf32>, sharded<0>>
// CHECK-NEXT: return %[[ADDED]], %[[SHARDED]] :
func.func @scatter_reduce_shared(%x: !p) -> (!t, !s) {
  %0 = dp.reduce_add %x : !p -> !t
  %1 = dp.scatter %0 dim 0 : !t -> !s
  return %0, %1 : !t, !s
}

// scatter ∘ take
// CHECK-LABEL: func @scatter_take(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: %[[R:.*]] = dp.local_slice %[[X]] dim 0 unit 3 :
// CHECK-NEXT: return %[[R]]
func.func @scatter_take(%x: !r) -> !u {
  %0 = dp.take %x : !r -> !t
  %1 = dp.scatter %0 dim 0 unit 3 : !t -> !u
  return %1 : !u
}

// gather ∘ local_slice
// CHECK-LABEL: func @gather_local_slice(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: %[[R:.*]] = dp.take %[[X]]
// CHECK-NEXT: return %[[R]]
func.func @gather_local_slice(%x: !r) -> !t {
  %0 = dp.local_slice %x dim 0 : !r -> !s
  %1 = dp.gather %0 : !s -> !t
  return %1 : !t
}

// all_gather ∘ local_slice
// CHECK-LABEL: func @all_gather_local_slice(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: return %[[X]]
func.func @all_gather_local_slice(%x: !r) -> !r {
  %0 = dp.local_slice %x dim 0 : !r -> !s
  %1 = dp.all_gather %0 dim 0 : !s -> !r
  return %1 : !r
}

// local_slice ∘ all_gather
// CHECK-LABEL: func @local_slice_all_gather(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: return %[[X]]
func.func @local_slice_all_gather(%x: !s) -> !s {
  %0 = dp.all_gather %x dim 0 : !s -> !r
  %1 = dp.local_slice %0 dim 0 : !r -> !s
  return %1 : !s
}

// local_slice ∘ all_reduce
// CHECK-LABEL: func @local_slice_all_reduce(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: %[[R:.*]] = dp.reduce_scatter %[[X]] kind max dim 0 {dp.reason = "max"} :
// CHECK-NEXT: return %[[R]]
func.func @local_slice_all_reduce(%x: !m) -> !s {
  %0 = dp.all_reduce %x kind max {dp.reason = "max"} : !m -> !r
  %1 = dp.local_slice %0 dim 0 : !r -> !s
  return %1 : !s
}

// take ∘ all_reduce
// CHECK-LABEL: func @take_all_reduce(
// CHECK-SAME: %[[X:.*]]: !dp.placed<{{.*}}>, %[[Y:.*]]: !dp.placed
// CHECK-NEXT: %[[R:.*]] = dp.reduce_add %[[X]]
// CHECK-NEXT: %[[S:.*]] = dp.reduce %[[Y]]
// CHECK-NEXT: return %[[R]], %[[S]]
func.func @take_all_reduce(%x: !p, %y: !m) -> (!t, !t) {
  %0 = dp.all_reduce %x : !p -> !r
  %1 = dp.take %0 : !r -> !t
  %2 = dp.all_reduce %y kind max : !m -> !r
  %3 = dp.take %2 : !r -> !t
  return %1, %3 : !t, !t
}

// CHECK-LABEL: func @take_all_reduce_shared(
// CHECK-SAME: %[[X:[^:]*]]: !dp.placed<tensor<12x4xf32>, partial<add>>
// CHECK-NEXT: %[[REDUCED:.*]] = dp.all_reduce %[[X]] : !dp.placed<tensor<12x4xf32>, partial<add>> -> !dp.placed<tensor<12x4xf32>, replicated>
// CHECK-NEXT: %[[TAKEN:.*]] = dp.take %[[REDUCED]] : <tensor<12x4xf32>, replicated> -> tensor<12x4xf32>
// CHECK-NEXT: return %[[TAKEN]], %[[REDUCED]] :
func.func @take_all_reduce_shared(%x: !p) -> (!t, !r) {
  %0 = dp.all_reduce %x : !p -> !r
  %1 = dp.take %0 : !r -> !t
  return %1, %0 : !t, !r
}

// take ∘ all_gather
// CHECK-LABEL: func @take_all_gather(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: %[[R:.*]] = dp.gather %[[X]]
// CHECK-NEXT: return %[[R]]
func.func @take_all_gather(%x: !s1) -> !t {
  %0 = dp.all_gather %x dim 1 : !s1 -> !r
  %1 = dp.take %0 : !r -> !t
  return %1 : !t
}

// gather ∘ reduce_scatter
// CHECK-LABEL: func @gather_reduce_scatter(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: %[[R:.*]] = dp.reduce_add %[[X]]
// CHECK-NEXT: return %[[R]]
func.func @gather_reduce_scatter(%x: !p) -> !t {
  %0 = dp.reduce_scatter %x dim 0 : !p -> !s
  %1 = dp.gather %0 : !s -> !t
  return %1 : !t
}

// all_gather ∘ reduce_scatter
// CHECK-LABEL: func @all_gather_reduce_scatter(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: %[[R:.*]] = dp.all_reduce %[[X]] kind max :
// CHECK-NEXT: return %[[R]]
func.func @all_gather_reduce_scatter(%x: !m) -> !r {
  %0 = dp.reduce_scatter %x kind max dim 0 : !m -> !s
  %1 = dp.all_gather %0 dim 0 : !s -> !r
  return %1 : !r
}

// reduce of kind add
// CHECK-LABEL: func @reduce_of_kind_add(
// CHECK-SAME: %[[X:.*]]: !dp.placed
// CHECK-NEXT: %[[R:.*]] = dp.reduce_add %[[X]]
// CHECK-NEXT: return %[[R]]
func.func @reduce_of_kind_add(%x: !p) -> !t {
  %0 = dp.reduce %x : !p -> !t
  return %0 : !t
}

// A sum in front of a loop that replicates it stays in front.
// CHECK-LABEL: func @not_into_loop(
// CHECK-SAME: %[[X:[^:]*]]: !dp.placed<tensor<12x4xf32>, partial<add>>, %[[N:[^:]*]]: index, %[[R:[^:]*]]: !dp.placed<tensor<12x4xf32>, replicated>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: dp.all_reduce %[[X]] : !dp.placed<tensor<12x4xf32>, partial<add>> -> !dp.placed<tensor<12x4xf32>, replicated>
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ACC:.*]] = %[[R]]) -> (!dp.placed<tensor<12x4xf32>, replicated>)
// CHECK-NOT: dp.all_reduce
func.func @not_into_loop(%x: !p, %n: index, %r: !r) -> !r {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = dp.reduce_add %x : !p -> !t
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %r) -> !r {
    %2 = dp.replicate %0 : !t -> !r
    %3 = func.call @use(%2, %a) : (!r, !r) -> !r
    scf.yield %3 : !r
  }
  return %1 : !r
}
func.func private @use(!r, !r) -> !r
