// RUN: dp-opt %s --dp-parallelize=keep-placements --dp-verify-reads --canonicalize | FileCheck %s
// RUN: dp-opt %s '--dp-parallelize=devices=4 keep-placements' --dp-verify-reads -o /dev/null
// RUN: dp-opt %s '--dp-parallelize=devices=3 keep-placements' --dp-verify-reads -o /dev/null

// Reads at the row's own number, however it comes: it is global, so the chunk is
// read at the loop's index; what is not shown to be the own number is gathered.
// Integration/rules.test runs every function.

#id = affine_map<(i) -> (i)>
#ij = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#col = affine_map<(i, j) -> (j)>
#column = affine_map<(i, j) -> (i, 0)>

// An operand, and no index in the body.
// CHECK-LABEL: @operand
// CHECK: dp.parallel (%[[X:[a-z0-9_]+]] =
// CHECK-NOT: all_gather
// CHECK: linalg.generic
// CHECK: %[[OWN:[a-z0-9_]+]] = linalg.index 0
// CHECK: tensor.extract %[[X]][%[[OWN]], %{{.*}}] : tensor<?x4xf32>
func.func @operand(%x: tensor<7x4xf32> {dp.scatter = 0}) -> tensor<7x3xf32> {
  %e = tensor.empty() : tensor<7xi64>
  %iota = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%e : tensor<7xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i64
    linalg.yield %c : i64
  } -> tensor<7xi64>
  %rows = tensor.expand_shape %iota [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
  %cols = arith.constant dense<[3, 0, 2]> : tensor<3xi64>
  %f = tensor.empty() : tensor<7x3xf32>
  %0 = linalg.generic {indexing_maps = [#column, #col, #ij], iterator_types = ["parallel", "parallel"]} ins(%rows, %cols : tensor<7x1xi64>, tensor<3xi64>) outs(%f : tensor<7x3xf32>) {
  ^bb0(%r: i64, %k: i64, %o: f32):
    %zero = arith.constant 0 : i64
    %seven = arith.constant 7 : i64
    %negative = arith.cmpi slt, %r, %zero : i64
    %end = arith.addi %r, %seven : i64
    %wrapped = arith.select %negative, %end, %r : i64
    %a = arith.index_cast %wrapped : i64 to index
    %b = arith.index_cast %k : i64 to index
    %v = tensor.extract %x[%a, %b] : tensor<7x4xf32>
    linalg.yield %v : f32
  } -> tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}

// The loop's index through a clamp, a remainder and narrow types.
// CHECK-LABEL: @clamped
// CHECK: dp.parallel (%[[X:[a-z0-9_]+]] =
// CHECK-NOT: all_gather
// CHECK: %[[OWN:[a-z0-9_]+]] = linalg.index 0
// CHECK: tensor.extract %[[X]][%[[OWN]]] : tensor<?xf32>
func.func @clamped(%x: tensor<7xf32> {dp.scatter = 0}) -> tensor<7xf32> {
  %f = tensor.empty() : tensor<7xf32>
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%f : tensor<7xf32>) {
  ^bb0(%o: f32):
    %zero = arith.constant 0 : i8
    %six = arith.constant 6 : i8
    %seven = arith.constant 7 : i64
    %i = linalg.index 0 : index
    %a = arith.index_cast %i : index to i8
    %b = arith.maxsi %a, %zero : i8
    %c = arith.minui %b, %six : i8
    %d = arith.extui %c : i8 to i64
    %r = arith.remsi %d, %seven : i64
    %m = math.absi %r : i64
    %n = arith.index_castui %m : i64 to index
    %v = tensor.extract %x[%n] : tensor<7xf32>
    linalg.yield %v : f32
  } -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// A slice of a table of numbers, beside others, inserted and joined, read in a
// branch.
// CHECK-LABEL: @joined
// CHECK: dp.parallel (%[[X:[a-z0-9_]+]] =
// CHECK-NOT: all_gather
// CHECK: linalg.generic
// CHECK: %[[OWN:[a-z0-9_]+]] = linalg.index 0
// CHECK: scf.if
// CHECK: tensor.extract %[[X]][%[[OWN]]] : tensor<?xf32>
func.func @joined(%x: tensor<7xf32> {dp.scatter = 0}, %m: tensor<7xi1> {dp.scatter = 0}) -> tensor<7xf32> {
  %table = arith.constant dense<[9, 0, 1, 2, 3, 4, 5, 6, 8]> : tensor<9xi32>
  %part = tensor.extract_slice %table[1] [7] [1] : tensor<9xi32> to tensor<7xi32>
  %zeros = arith.constant dense<0> : tensor<1x7xi32>
  %row = tensor.insert_slice %part into %zeros[0, 0] [1, 7] [1, 1] : tensor<7xi32> into tensor<1x7xi32>
  %both = tensor.concat dim(0) %zeros, %row : (tensor<1x7xi32>, tensor<1x7xi32>) -> tensor<2x7xi32>
  %f = tensor.empty() : tensor<7xf32>
  %0 = linalg.generic {indexing_maps = [#id, affine_map<(i) -> (1, i)>, #id], iterator_types = ["parallel"]} ins(%m, %both : tensor<7xi1>, tensor<2x7xi32>) outs(%f : tensor<7xf32>) {
  ^bb0(%p: i1, %k: i32, %o: f32):
    %a = arith.index_cast %k : i32 to index
    %v = scf.if %p -> f32 {
      %e = tensor.extract %x[%a] : tensor<7xf32>
      scf.yield %e : f32
    } else {
      %zero = arith.constant 0.0 : f32
      scf.yield %zero : f32
    }
    linalg.yield %v : f32
  } -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// The numbers of a captured tensor, and one beside which the index counts.
// CHECK-LABEL: @captured
// CHECK: dp.parallel (%[[X:[a-z0-9_]+]] =
// CHECK-NOT: all_gather
// CHECK: %[[OFFSET:[a-z0-9_]+]] = dp.shard_offset
// CHECK: linalg.generic
// CHECK-DAG: %[[OWN:[a-z0-9_]+]] = linalg.index 0
// CHECK-DAG: tensor.extract %[[X]][%[[OWN]]] : tensor<?xf32>
// CHECK-DAG: arith.addi %{{.*}}, %[[OFFSET]]
func.func @captured(%x: tensor<7xf32> {dp.scatter = 0}) -> tensor<7xf32> {
  %numbers = arith.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xindex>
  %f = tensor.empty() : tensor<7xf32>
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%f : tensor<7xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %a = tensor.extract %numbers[%i] : tensor<7xindex>
    %v = tensor.extract %x[%a] : tensor<7xf32>
    %c = arith.index_cast %i : index to i32
    %g = arith.sitofp %c : i32 to f32
    %s = arith.addf %v, %g : f32
    linalg.yield %s : f32
  } -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// The next row, wrapped around the end: another one's.
// CHECK-LABEL: @next
// CHECK: dp.all_gather {{.*}}which reads along dimension 0 at an index that is not shown to be its own
// CHECK: linalg.generic
// CHECK: tensor.extract %{{.*}} : tensor<7xf32>
func.func @next(%x: tensor<7xf32> {dp.scatter = 0}, %y: tensor<7xf32> {dp.scatter = 0}) -> tensor<7xf32> {
  %f = tensor.empty() : tensor<7xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%y : tensor<7xf32>) outs(%f : tensor<7xf32>) {
  ^bb0(%b: f32, %o: f32):
    %one = arith.constant 1 : index
    %seven = arith.constant 7 : index
    %i = linalg.index 0 : index
    %j = arith.addi %i, %one : index
    %n = arith.remui %j, %seven : index
    %v = tensor.extract %x[%n] : tensor<7xf32>
    %s = arith.subf %v, %b : f32
    linalg.yield %s : f32
  } -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// A clamp that changes the last row's number.
// CHECK-LABEL: @clamped_short
// CHECK: dp.all_gather
// CHECK: tensor.extract %{{.*}} : tensor<7xf32>
func.func @clamped_short(%x: tensor<7xf32> {dp.scatter = 0}, %y: tensor<7xf32> {dp.scatter = 0}) -> tensor<7xf32> {
  %f = tensor.empty() : tensor<7xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%y : tensor<7xf32>) outs(%f : tensor<7xf32>) {
  ^bb0(%b: f32, %o: f32):
    %five = arith.constant 5 : index
    %i = linalg.index 0 : index
    %n = arith.minsi %i, %five : index
    %v = tensor.extract %x[%n] : tensor<7xf32>
    %s = arith.subf %v, %b : f32
    linalg.yield %s : f32
  } -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// A true i1 is -1 as a signed number: 1 + -1, not 1 + 1, less 1 is ever -1.
// CHECK-LABEL: @signed_truth
// CHECK: dp.all_gather
// CHECK: tensor.extract %{{.*}} : tensor<7xf32>
func.func @signed_truth(%x: tensor<7xf32> {dp.scatter = 0}, %y: tensor<7xf32> {dp.scatter = 0}) -> tensor<7xf32> {
  %f = tensor.empty() : tensor<7xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%y : tensor<7xf32>) outs(%f : tensor<7xf32>) {
  ^bb0(%b: f32, %o: f32):
    %zero = arith.constant 0 : i64
    %one = arith.constant 1 : i64
    %six = arith.constant 6 : i64
    %i = linalg.index 0 : index
    %a = arith.index_cast %i : index to i64
    %t = arith.cmpi sge, %a, %zero : i64
    %w = arith.extsi %t : i1 to i64
    %p = arith.addi %a, %w : i64
    %q = arith.subi %p, %one : i64
    %c = arith.maxsi %q, %zero : i64
    %d = arith.minsi %c, %six : i64
    %n = arith.index_cast %d : i64 to index
    %v = tensor.extract %x[%n] : tensor<7xf32>
    %s = arith.subf %v, %b : f32
    linalg.yield %s : f32
  } -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// What a narrow type wraps around is another number; a constant beyond it, too.
// CHECK-LABEL: @narrow
// CHECK: dp.all_gather
// CHECK: tensor.extract %{{.*}} : tensor<200xf32>
func.func @narrow(%x: tensor<200xf32> {dp.scatter = 0}, %y: tensor<200xf32> {dp.scatter = 0}) -> tensor<200xf32> {
  %f = tensor.empty() : tensor<200xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%y : tensor<200xf32>) outs(%f : tensor<200xf32>) {
  ^bb0(%b: f32, %o: f32):
    %zero = arith.constant 0 : i64
    %i = linalg.index 0 : index
    %a = arith.index_cast %i : index to i8
    %w = arith.extsi %a : i8 to i64
    %c = arith.maxsi %w, %zero : i64
    %n = arith.index_cast %c : i64 to index
    %v = tensor.extract %x[%n] : tensor<200xf32>
    %s = arith.subf %v, %b : f32
    linalg.yield %s : f32
  } -> tensor<200xf32>
  return %0 : tensor<200xf32>
}

// A remainder by less than the extent, and the absolute of what is negative.
// CHECK-LABEL: @folded
// CHECK: dp.all_gather
// CHECK: tensor.extract %{{.*}} : tensor<7xf32>
func.func @folded(%x: tensor<7xf32> {dp.scatter = 0}, %y: tensor<7xf32> {dp.scatter = 0}) -> tensor<7xf32> {
  %f = tensor.empty() : tensor<7xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%y : tensor<7xf32>) outs(%f : tensor<7xf32>) {
  ^bb0(%b: f32, %o: f32):
    %three = arith.constant 3 : i64
    %six = arith.constant 6 : i64
    %i = linalg.index 0 : index
    %a = arith.index_cast %i : index to i64
    %r = arith.remui %a, %six : i64
    %d = arith.subi %r, %three : i64
    %m = math.absi %d : i64
    %n = arith.index_cast %m : i64 to index
    %v = tensor.extract %x[%n] : tensor<7xf32>
    %s = arith.subf %v, %b : f32
    linalg.yield %s : f32
  } -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// Numbers of the columns along a loop that is as long as the batch.
// CHECK-LABEL: @other_loop
// CHECK: dp.all_gather
// CHECK: tensor.extract %{{.*}} : tensor<7xf32>
func.func @other_loop(%x: tensor<7xf32> {dp.scatter = 0}, %m: tensor<7x7xf32> {dp.scatter = 0}) -> tensor<7x7xf32> {
  %numbers = arith.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi64>
  %f = tensor.empty() : tensor<7x7xf32>
  %0 = linalg.generic {indexing_maps = [#ij, #col, #ij], iterator_types = ["parallel", "parallel"]} ins(%m, %numbers : tensor<7x7xf32>, tensor<7xi64>) outs(%f : tensor<7x7xf32>) {
  ^bb0(%b: f32, %k: i64, %o: f32):
    %n = arith.index_cast %k : i64 to index
    %v = tensor.extract %x[%n] : tensor<7xf32>
    %s = arith.subf %v, %b : f32
    linalg.yield %s : f32
  } -> tensor<7x7xf32>
  return %0 : tensor<7x7xf32>
}

// Two halves: no part of them holds the numbers of all rows.
// CHECK-LABEL: @halves
// CHECK: dp.all_gather
// CHECK: tensor.extract %{{.*}} : tensor<7xf32>
func.func @halves(%x: tensor<7xf32> {dp.scatter = 0}, %y: tensor<7xf32> {dp.scatter = 0}) -> tensor<7xf32> {
  %low = arith.constant dense<[0, 1, 2]> : tensor<3xi32>
  %high = arith.constant dense<[3, 4, 5, 6]> : tensor<4xi32>
  %all = tensor.concat dim(0) %low, %high : (tensor<3xi32>, tensor<4xi32>) -> tensor<7xi32>
  %f = tensor.empty() : tensor<7xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%y, %all : tensor<7xf32>, tensor<7xi32>) outs(%f : tensor<7xf32>) {
  ^bb0(%b: f32, %k: i32, %o: f32):
    %n = arith.index_cast %k : i32 to index
    %v = tensor.extract %x[%n] : tensor<7xf32>
    %s = arith.subf %v, %b : f32
    linalg.yield %s : f32
  } -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// Two dimensions of dynamic extent that one was made of: which of them is the
// loop's is not known.
// CHECK-LABEL: @collapsed
// CHECK: dp.all_gather
// CHECK: tensor.extract %{{.*}} : tensor<8xf32>
func.func @collapsed(%x: tensor<8xf32> {dp.scatter = 0}, %y: tensor<8xf32> {dp.scatter = 0}) -> tensor<8xf32> {
  %two = arith.constant 2 : index
  %four = arith.constant 4 : index
  %e = tensor.empty(%four, %two) : tensor<?x?xi64>
  %numbers = linalg.generic {indexing_maps = [#ij], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x?xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i64
    linalg.yield %c : i64
  } -> tensor<?x?xi64>
  %flat = tensor.collapse_shape %numbers [[0, 1]] : tensor<?x?xi64> into tensor<?xi64>
  %f = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%y, %flat : tensor<8xf32>, tensor<?xi64>) outs(%f : tensor<8xf32>) {
  ^bb0(%b: f32, %k: i64, %o: f32):
    %n = arith.index_cast %k : i64 to index
    %v = tensor.extract %x[%n] : tensor<8xf32>
    %s = arith.subf %v, %b : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Updates of rows by their own numbers: the destination's chunk takes all of
// them, and local indices.
// CHECK-LABEL: @updated
// CHECK: %[[OFFSET:[a-z0-9_]+]] = dp.shard_offset
// CHECK: arith.subi %{{.*}}, %[[OFFSET]]
// CHECK: dp.index_update
func.func @updated(%x: tensor<7x4xf32> {dp.scatter = 0}, %u: tensor<7x4xf32>) -> tensor<7x4xf32> {
  %numbers = arith.constant dense<[0, 1, 2, 3, 4, 5, 6]> : tensor<7xi64>
  %0 = dp.index_update %u into %x at %numbers dims [0] kind add : tensor<7x4xf32>, tensor<7x4xf32>, tensor<7xi64>
  return %0 : tensor<7x4xf32>
}
