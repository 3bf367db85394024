// RUN: dp-opt %s --dp-verify-reads -split-input-file -verify-diagnostics

// A device's programs as dp-parallelize notes them, with reads and writes that
// are right (the first module) and with one fault each.

#id = affine_map<(i) -> (i)>

// What the pass shows, and nothing is said.
func.func @right(%x: tensor<6x4xf32>, %n: tensor<6xi64>, %w: tensor<9xf32>) -> tensor<6xf32> {
  %0 = dp.scatter %x dim 0 : tensor<6x4xf32> -> <tensor<6x4xf32>, sharded<0>>
  %1 = dp.scatter %n dim 0 : tensor<6xi64> -> <tensor<6xi64>, sharded<0>>
  %2 = dp.replicate %w : tensor<9xf32> -> <tensor<9xf32>, replicated>
  %3 = dp.parallel (%a = %0, %b = %1, %c = %2) : (!dp.placed<tensor<6x4xf32>, sharded<0>>, !dp.placed<tensor<6xi64>, sharded<0>>, !dp.placed<tensor<9xf32>, replicated>) -> !dp.placed<tensor<6xf32>, sharded<0>> {
    %six = arith.constant 6 : index
    %size = dp.shard_size %six : index
    %offset = dp.shard_offset %six : index
    %e = tensor.empty(%size) {dp.placed_types = #dp.placed_types<[!dp.placed<tensor<6xf32>, sharded<0>>]>} : tensor<?xf32>
    %g = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : tensor<?xi64>) outs(%e : tensor<?xf32>) attrs = {dp.placed_types = #dp.placed_types<[!dp.placed<tensor<6xf32>, sharded<0>>]>} {
    ^bb0(%k: i64, %o: f32):
      %i = linalg.index 0 : index
      %j = arith.index_cast %k : i64 to index
      %p = arith.addi %offset, %i : index
      // The own row, at a column that is anything; and any element of what is whole.
      %v = tensor.extract %a[%i, %j] : tensor<?x4xf32>
      %u = tensor.extract %c[%p] : tensor<9xf32>
      %s = arith.addf %u, %v : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    dp.yield %g : tensor<?xf32>
  }
  %4 = dp.gather %3 : <tensor<6xf32>, sharded<0>> -> tensor<6xf32>
  return %4 : tensor<6xf32>
}

// Without notes someone has written it, who knows what is local.
func.func @written(%x: tensor<6xf32>, %n: tensor<6xindex>) -> tensor<6xf32> {
  %0 = dp.scatter %x dim 0 : tensor<6xf32> -> <tensor<6xf32>, sharded<0>>
  %1 = dp.scatter %n dim 0 : tensor<6xindex> -> <tensor<6xindex>, sharded<0>>
  %2 = dp.parallel (%a = %0, %b = %1) : (!dp.placed<tensor<6xf32>, sharded<0>>, !dp.placed<tensor<6xindex>, sharded<0>>) -> !dp.placed<tensor<6xf32>, sharded<0>> {
    %g = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : tensor<?xindex>) outs(%a : tensor<?xf32>) {
    ^bb0(%k: index, %o: f32):
      %v = tensor.extract %a[%k] : tensor<?xf32>
      linalg.yield %v : f32
    } -> tensor<?xf32>
    dp.yield %g : tensor<?xf32>
  }
  %3 = dp.gather %2 : <tensor<6xf32>, sharded<0>> -> tensor<6xf32>
  return %3 : tensor<6xf32>
}

// -----

#id = affine_map<(i) -> (i)>

// A number that an operand holds is global.
func.func @by_operand(%x: tensor<6xf32>, %n: tensor<6xindex>) -> tensor<6xf32> {
  %0 = dp.scatter %x dim 0 : tensor<6xf32> -> <tensor<6xf32>, sharded<0>>
  %1 = dp.scatter %n dim 0 : tensor<6xindex> -> <tensor<6xindex>, sharded<0>>
  %2 = dp.parallel (%a = %0, %b = %1) : (!dp.placed<tensor<6xf32>, sharded<0>>, !dp.placed<tensor<6xindex>, sharded<0>>) -> !dp.placed<tensor<6xf32>, sharded<0>> {
    %g = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%b : tensor<?xindex>) outs(%a : tensor<?xf32>) attrs = {dp.placed_types = #dp.placed_types<[!dp.placed<tensor<6xf32>, sharded<0>>]>} {
    ^bb0(%k: index, %o: f32):
      // expected-error @below {{'tensor.extract' op takes a device's chunk of dimension 0 of 'tensor<6xf32>' and reads it at an index that is not shown to be local; expected linalg.index of a loop over the same chunk, or the whole tensor}}
      %v = tensor.extract %a[%k] : tensor<?xf32>
      linalg.yield %v : f32
    } -> tensor<?xf32>
    dp.yield %g : tensor<?xf32>
  }
  %3 = dp.gather %2 : <tensor<6xf32>, sharded<0>> -> tensor<6xf32>
  return %3 : tensor<6xf32>
}

// -----

#id = affine_map<(i) -> (i)>

// A loop over something else, or over another unit, has another chunk.
func.func @other_chunk(%x: tensor<6xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %0 = dp.scatter %x dim 0 : tensor<6xf32> -> <tensor<6xf32>, sharded<0>>
  %1 = dp.scatter %y dim 0 : tensor<8xf32> -> <tensor<8xf32>, sharded<0>>
  %2 = dp.parallel (%a = %0, %b = %1) : (!dp.placed<tensor<6xf32>, sharded<0>>, !dp.placed<tensor<8xf32>, sharded<0>>) -> !dp.placed<tensor<8xf32>, sharded<0>> {
    // expected-note @below {{it is one of this op}}
    %g = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%b : tensor<?xf32>) attrs = {dp.placed_types = #dp.placed_types<[!dp.placed<tensor<8xf32>, sharded<0>>]>} {
    ^bb0(%o: f32):
      %i = linalg.index 0 : index
      // expected-error @below {{'tensor.extract' op takes a device's chunk of dimension 0 of 'tensor<6xf32>' and reads it at an index that is not shown to be local}}
      // expected-error @below {{'tensor.extract' op takes the index of loop 0, which counts from 0 in a device's chunk of 8 in all, for a number that counts in the whole}}
      %v = tensor.extract %a[%i] : tensor<?xf32>
      linalg.yield %v : f32
    } -> tensor<?xf32>
    dp.yield %g : tensor<?xf32>
  }
  %3 = dp.gather %2 : <tensor<8xf32>, sharded<0>> -> tensor<8xf32>
  return %3 : tensor<8xf32>
}

// -----

#id = affine_map<(i) -> (i)>

// The offset of other chunks does not make an index global.
func.func @other_offset(%x: tensor<6xindex>) -> tensor<6xindex> {
  %0 = dp.scatter %x dim 0 : tensor<6xindex> -> <tensor<6xindex>, sharded<0>>
  %1 = dp.parallel (%a = %0) : (!dp.placed<tensor<6xindex>, sharded<0>>) -> !dp.placed<tensor<6xindex>, sharded<0>> {
    %eight = arith.constant 8 : index
    %offset = dp.shard_offset %eight : index
    // expected-note @below {{it is one of this op}}
    %g = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%a : tensor<?xindex>) attrs = {dp.placed_types = #dp.placed_types<[!dp.placed<tensor<6xindex>, sharded<0>>]>} {
    ^bb0(%o: index):
      %i = linalg.index 0 : index
      // expected-error @below {{'arith.addi' op takes the index of loop 0, which counts from 0 in a device's chunk of 6 in all, for a number that counts in the whole; expected dp.shard_offset added to it, or a read of such a chunk}}
      %s = arith.addi %i, %offset : index
      linalg.yield %s : index
    } -> tensor<?xindex>
    dp.yield %g : tensor<?xindex>
  }
  %2 = dp.gather %1 : <tensor<6xindex>, sharded<0>> -> tensor<6xindex>
  return %2 : tensor<6xindex>
}

// -----

// An index of tensor.generate.
func.func @generated() -> tensor<6xindex> {
  %0 = dp.parallel () : () -> !dp.placed<tensor<6xindex>, sharded<0>> {
    %six = arith.constant 6 : index
    %size = dp.shard_size %six : index
    // expected-note @below {{it is one of this op}}
    %g = tensor.generate %size {
    ^bb0(%i: index):
      // expected-error @below {{'tensor.yield' op takes index 0, which counts from 0 in a device's chunk of 6 in all}}
      tensor.yield %i : index
    } {dp.placed_types = #dp.placed_types<[!dp.placed<tensor<6xindex>, sharded<0>>]>} : tensor<?xindex>
    dp.yield %g : tensor<?xindex>
  }
  %1 = dp.gather %0 : <tensor<6xindex>, sharded<0>> -> tensor<6xindex>
  return %1 : tensor<6xindex>
}

// -----

#id = affine_map<(i) -> (i)>

// One loop over a chunk and over a whole tensor; a number of one element.
func.func @beside(%x: tensor<6xf32>) -> tensor<6xf32> {
  %0 = dp.scatter %x dim 0 : tensor<6xf32> -> <tensor<6xf32>, sharded<0>>
  %1 = dp.parallel (%a = %0) : (!dp.placed<tensor<6xf32>, sharded<0>>) -> !dp.placed<tensor<6xf32>, sharded<0>> {
    %whole = dp.all_gather %a dim 0 : tensor<?xf32> -> tensor<6xf32>
    // expected-error @below {{'linalg.generic' op takes a device's chunk of dimension 0 of 'tensor<6xf32>' beside operands that are cut otherwise along loop 0; expected them to be cut alike}}
    %g = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%whole : tensor<6xf32>) outs(%a : tensor<?xf32>) attrs = {dp.placed_types = #dp.placed_types<[!dp.placed<tensor<6xf32>, sharded<0>>]>} {
    ^bb0(%v: f32, %o: f32):
      linalg.yield %v : f32
    } -> tensor<?xf32>
    // expected-error @below {{'linalg.generic' op takes a device's chunk of dimension 0 of 'tensor<6xf32>' through result 0 of}}
    %h = linalg.generic {indexing_maps = [affine_map<(i) -> (0)>, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%g : tensor<?xf32>) {
    ^bb0(%v: f32, %o: f32):
      linalg.yield %v : f32
    } -> tensor<?xf32>
    dp.yield %h : tensor<?xf32>
  }
  %2 = dp.gather %1 : <tensor<6xf32>, sharded<0>> -> tensor<6xf32>
  return %2 : tensor<6xf32>
}

// -----

// One row of a chunk, by its number; a part of a chunk; a chunk into which a row
// goes at a number.
func.func @slices(%x: tensor<6x4xf32>, %row: tensor<1x4xf32>, %n: index) -> tensor<4xf32> {
  %0 = dp.scatter %x dim 0 : tensor<6x4xf32> -> <tensor<6x4xf32>, sharded<0>>
  %1 = dp.replicate %row : tensor<1x4xf32> -> <tensor<1x4xf32>, replicated>
  %2 = dp.parallel (%a = %0, %r = %1, %k = %n) : (!dp.placed<tensor<6x4xf32>, sharded<0>>, !dp.placed<tensor<1x4xf32>, replicated>, index) -> !dp.placed<tensor<4xf32>, replicated> {
    %zero = arith.constant 0 : index
    // expected-error @below {{'tensor.extract_slice' op takes a device's chunk of dimension 0 of 'tensor<6x4xf32>' and a part of that; expected offset 0 and stride 1, or the whole tensor}}
    %s = tensor.extract_slice %a[%k, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<4xf32>
    // expected-error @below {{'tensor.insert_slice' op takes a device's chunk of dimension 0 of 'tensor<6x4xf32>' and a part of that}}
    %t = tensor.insert_slice %r into %a[%k, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
    // expected-error @below {{'tensor.extract' op takes a device's chunk of dimension 0 of 'tensor<6x4xf32>' and reads it at an index that is not shown to be local}}
    %v = tensor.extract %a[%k, %zero] : tensor<?x4xf32>
    %f = tensor.splat %v {dp.placed_types = #dp.placed_types<[!dp.placed<tensor<4xf32>, replicated>]>} : tensor<4xf32>
    dp.yield %s : tensor<4xf32>
  }
  %3 = dp.take %2 : <tensor<4xf32>, replicated> -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// -----

// Indices of the whole for a chunk, and updates of other rows than the chunk's.
func.func @updates(%x: tensor<6xf32>, %u: tensor<6x2xf32>, %n: tensor<6x2xi64>) -> tensor<6xf32> {
  %0 = dp.scatter %x dim 0 : tensor<6xf32> -> <tensor<6xf32>, sharded<0>>
  %1 = dp.replicate %u : tensor<6x2xf32> -> <tensor<6x2xf32>, replicated>
  %2 = dp.scatter %n dim 0 : tensor<6x2xi64> -> <tensor<6x2xi64>, sharded<0>>
  %3 = dp.replicate %n : tensor<6x2xi64> -> <tensor<6x2xi64>, replicated>
  %4 = dp.parallel (%a = %0, %b = %1, %c = %2, %d = %3) : (!dp.placed<tensor<6xf32>, sharded<0>>, !dp.placed<tensor<6x2xf32>, replicated>, !dp.placed<tensor<6x2xi64>, sharded<0>>, !dp.placed<tensor<6x2xi64>, replicated>) -> !dp.placed<tensor<6xf32>, sharded<0>> {
    // expected-error @below {{'dp.index_update' op takes a device's chunk of dimension 0 of 'tensor<6xf32>' and updates it at indices that are not shown to be local; expected dp.shard_offset subtracted from them, or the whole tensor}}
    %p = dp.index_update %b into %a at %d dims [0] kind add {dp.placed_types = #dp.placed_types<[!dp.placed<tensor<6xf32>, sharded<0>>]>} : tensor<6x2xf32>, tensor<?xf32>, tensor<6x2xi64>
    %z = arith.constant dense<0.0> : tensor<9xf32>
    // expected-error @below {{'dp.index_update' op takes a device's chunk of dimension 0 of 'tensor<6x2xf32>', and of the indices it takes another one; expected both to be cut alike}}
    %q = dp.index_update %b into %z at %c dims [0] kind add : tensor<6x2xf32>, tensor<9xf32>, tensor<?x2xi64>
    dp.yield %p : tensor<?xf32>
  }
  %5 = dp.gather %4 : <tensor<6xf32>, sharded<0>> -> tensor<6xf32>
  return %5 : tensor<6xf32>
}

// -----

#id = affine_map<(i) -> (i)>

// An op in a body that counts in the whole, and one without a rule.
func.func @others(%x: tensor<6xf32>, %s: f32, %n: index) -> tensor<6xf32> {
  %0 = dp.scatter %x dim 0 : tensor<6xf32> -> <tensor<6xf32>, sharded<0>>
  %1 = dp.parallel (%a = %0, %v = %s, %k = %n) : (!dp.placed<tensor<6xf32>, sharded<0>>, f32, index) -> !dp.placed<tensor<6xf32>, sharded<0>> {
    %g = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%a : tensor<?xf32>) attrs = {dp.placed_types = #dp.placed_types<[!dp.placed<tensor<6xf32>, sharded<0>>]>} {
    ^bb0(%o: f32):
      %zero = arith.constant 0 : index
      // expected-error @below {{'tensor.dim' op takes a device's chunk of dimension 0 of 'tensor<6xf32>' and may read it anywhere; expected the whole tensor}}
      %d = tensor.dim %a, %zero : tensor<?xf32>
      %i = arith.index_cast %d : index to i64
      %f = arith.sitofp %i : i64 to f32
      linalg.yield %f : f32
    } -> tensor<?xf32>
    // expected-error @below {{'tensor.insert' op takes a device's chunk of dimension 0 of 'tensor<6xf32>' and may read it anywhere}}
    %t = tensor.insert %v into %g[%k] : tensor<?xf32>
    dp.yield %t : tensor<?xf32>
  }
  %2 = dp.gather %1 : <tensor<6xf32>, sharded<0>> -> tensor<6xf32>
  return %2 : tensor<6xf32>
}

// -----

// A row that other devices have parts of.
func.func @rows(%x: tensor<6x4xf32>, %i: tensor<4xf32>) -> tensor<6x4xf32> {
  %0 = dp.scatter %x dim 0 : tensor<6x4xf32> -> <tensor<6x4xf32>, sharded<0>>
  %1 = dp.replicate %i : tensor<4xf32> -> <tensor<4xf32>, replicated>
  %2 = dp.parallel (%a = %0, %b = %1) : (!dp.placed<tensor<6x4xf32>, sharded<0>>, !dp.placed<tensor<4xf32>, replicated>) -> !dp.placed<tensor<6x4xf32>, sharded<0>> {
    // expected-error @below {{'dp.scan' op takes a device's chunk of dimension 0 of 'tensor<6x4xf32>' and computes along it; expected the whole tensor}}
    %p, %t = dp.scan ins(%a : tensor<?x4xf32>) outs(%a : tensor<?x4xf32>) init(%b : tensor<4xf32>) dim 0 {
    ^bb0(%u: f32, %v: f32):
      %s = arith.addf %u, %v : f32
      dp.yield %s : f32
    } {dp.placed_types = #dp.placed_types<[!dp.placed<tensor<6x4xf32>, sharded<0>>, !dp.placed<tensor<4xf32>, replicated>]>}
    // expected-error @below {{'dp.sort' op takes a device's chunk of dimension 0 of 'tensor<6x4xf32>' and computes along it; expected the whole tensor}}
    %q = dp.sort outs(%p : tensor<?x4xf32>) dim 0 {
    ^bb0(%u: f32, %v: f32):
      %s = arith.cmpf olt, %u, %v : f32
      dp.yield %s : i1
    }
    %e = tensor.empty() : tensor<4xf32>
    %j = tensor.empty() : tensor<i32>
    %six = arith.constant 6 : index
    %size = dp.shard_size %six : index
    %h = tensor.empty(%size) : tensor<?x3xf32>
    // expected-error @below {{'dp.routine' op takes a device's chunk of dimension 0 of 'tensor<6x4xf32>' and computes along it; expected the whole tensor}}
    %r:2 = dp.routine svd flags values ins(%p : tensor<?x4xf32>) outs(%e, %j : tensor<4xf32>, tensor<i32>)
    // Of a batch of rows a device may have a chunk.
    %f:2 = dp.routine rfft ins(%p : tensor<?x4xf32>) outs(%h, %h : tensor<?x3xf32>, tensor<?x3xf32>)
    dp.yield %p : tensor<?x4xf32>
  }
  %5 = dp.gather %2 : <tensor<6x4xf32>, sharded<0>> -> tensor<6x4xf32>
  return %5 : tensor<6x4xf32>
}
