// RUN: dp-opt %s --dp-print-placement -verify-diagnostics -o /dev/null
// RUN: dp-opt %s --dp-parallelize -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=4 -o /dev/null
// RUN: dp-opt %s --dp-parallelize=devices=3 -o /dev/null

//===----------------------------------------------------------------------===//
// Reshapes: the batch must be the outermost factor
//===----------------------------------------------------------------------===//

func.func @collapse_outermost(%x: tensor<8x3x4xf32> {dp.scatter = 0}) -> tensor<24x4xf32> {
  // expected-remark @below {{sharded<0, unit 3>}}
  %0 = tensor.collapse_shape %x [[0, 1], [2]] : tensor<8x3x4xf32> into tensor<24x4xf32>
  return %0 : tensor<24x4xf32>
}

func.func @collapse_inner(%x: tensor<3x8x4xf32> {dp.scatter = 1}) -> tensor<24x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = tensor.collapse_shape %x [[0, 1], [2]] : tensor<3x8x4xf32> into tensor<24x4xf32>
  return %0 : tensor<24x4xf32>
}

func.func @collapse_behind_units(%x: tensor<1x1x8x3xf32> {dp.scatter = 2}) -> tensor<24xf32> {
  // expected-remark @below {{sharded<0, unit 3>}}
  %0 = tensor.collapse_shape %x [[0, 1, 2, 3]] : tensor<1x1x8x3xf32> into tensor<24xf32>
  return %0 : tensor<24xf32>
}

func.func @collapse_expand(%x: tensor<8x3x4xf32> {dp.scatter = 0}) -> tensor<8x3x4xf32> {
  // expected-remark @below {{sharded<0, unit 12>}}
  %0 = tensor.collapse_shape %x [[0, 1, 2]] : tensor<8x3x4xf32> into tensor<96xf32>
  // expected-remark @below {{sharded<0>}}
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [8, 3, 4] : tensor<96xf32> into tensor<8x3x4xf32>
  return %1 : tensor<8x3x4xf32>
}

// [B, 6] as [2B, 3]: chunks are pairs of rows.
func.func @regrouped(%x: tensor<8x6xf32> {dp.scatter = 0}) -> tensor<16x3xf32> {
  // expected-remark @below {{sharded<0, unit 6>}}
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<8x6xf32> into tensor<48xf32>
  // expected-remark @below {{sharded<0, unit 2>}}
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [16, 3] : tensor<48xf32> into tensor<16x3xf32>
  return %1 : tensor<16x3xf32>
}

// [B, 6] as [1.5 B, 4]: a device's chunk ends inside a row.
func.func @regrouped_uneven(%x: tensor<8x6xf32> {dp.scatter = 0}) -> tensor<12x4xf32> {
  // expected-remark @below {{sharded<0, unit 6>}}
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<8x6xf32> into tensor<48xf32>
  // expected-remark @below {{replicated}}
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [12, 4] : tensor<48xf32> into tensor<12x4xf32>
  return %1 : tensor<12x4xf32>
}

// A split batch is gathered and goes on along the minor part, in the units that
// it was cut in; if its extent is no multiple of them, it stays whole.
func.func @expand_split_batch(%x: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<2x4x4xf32> {
  // expected-remark @below {{sharded<1>}}
  %0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [2, 4, 4] : tensor<8x4xf32> into tensor<2x4x4xf32>
  return %0 : tensor<2x4x4xf32>
}

func.func @expand_split_rows(%x: tensor<8x3xf32> {dp.scatter = 0}) -> (tensor<2x1x4x3xf32>, tensor<2x12xf32>, tensor<24xf32>) {
  // expected-remark @below {{sharded<0, unit 3>}}
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<8x3xf32> into tensor<24xf32>
  // expected-remark @below {{sharded<1, unit 3>}}
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 12] : tensor<24xf32> into tensor<2x12xf32>
  // expected-remark @below {{sharded<2>}}
  %2 = tensor.expand_shape %1 [[0], [1, 2, 3]] output_shape [2, 1, 4, 3] : tensor<2x12xf32> into tensor<2x1x4x3xf32>
  // expected-remark @below {{sharded<0, unit 3>}}
  %3 = tensor.collapse_shape %1 [[0, 1]] : tensor<2x12xf32> into tensor<24xf32>
  return %2, %1, %3 : tensor<2x1x4x3xf32>, tensor<2x12xf32>, tensor<24xf32>
}


func.func @expand_unit(%x: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<1x8x1x4xf32> {
  // expected-remark @below {{sharded<1>}}
  %0 = tensor.expand_shape %x [[0, 1, 2], [3]] output_shape [1, 8, 1, 4] : tensor<8x4xf32> into tensor<1x8x1x4xf32>
  return %0 : tensor<1x8x1x4xf32>
}

func.func @collapse_dynamic(%x: tensor<?x3xf32> {dp.scatter = 0}) -> tensor<?xf32> {
  // expected-remark @below {{sharded<0, unit 3>}}
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

// How many elements lie behind a row is not known.
func.func @collapse_dynamic_inner(%x: tensor<8x?xf32> {dp.scatter = 0}) -> tensor<?xf32> {
  // expected-remark @below {{replicated}}
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<8x?xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @expand_dynamic(%x: tensor<?x3xf32> {dp.scatter = 0}, %n: index) -> tensor<?x1x3xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = tensor.expand_shape %x [[0, 1], [2]] output_shape [%n, 1, 3] : tensor<?x3xf32> into tensor<?x1x3xf32>
  return %0 : tensor<?x1x3xf32>
}

// Another tensor cut in another unit: it is gathered, and the larger one wins.
func.func @unit_mismatch(%x: tensor<8x3xf32> {dp.scatter = 0}, %y: tensor<24xf32> {dp.scatter = 0}) -> tensor<24xf32> {
  // expected-remark @below {{sharded<0, unit 3>}}
  %0 = tensor.collapse_shape %x [[0, 1]] : tensor<8x3xf32> into tensor<24xf32>
  // expected-remark @below {{sharded<0, unit 3>}}
  %1 = arith.addf %0, %y : tensor<24xf32>
  return %1 : tensor<24xf32>
}

func.func @reshape(%x: tensor<8x6xf32> {dp.scatter = 0}, %s: tensor<2xindex>, %t: tensor<2xindex>, %u: tensor<3xindex>) -> (tensor<16x3xf32>, tensor<4x12xf32>, tensor<1x8x6xf32>) {
  // expected-remark @below {{sharded<0, unit 2>}}
  %0 = tensor.reshape %x(%s) : (tensor<8x6xf32>, tensor<2xindex>) -> tensor<16x3xf32>
  // expected-remark @below {{replicated}}
  %1 = tensor.reshape %x(%t) : (tensor<8x6xf32>, tensor<2xindex>) -> tensor<4x12xf32>
  // expected-remark @below {{sharded<1>}}
  %2 = tensor.reshape %x(%u) : (tensor<8x6xf32>, tensor<3xindex>) -> tensor<1x8x6xf32>
  return %0, %1, %2 : tensor<16x3xf32>, tensor<4x12xf32>, tensor<1x8x6xf32>
}

func.func @cast(%x: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<?x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = tensor.cast %x : tensor<8x4xf32> to tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

func.func @cast_static(%x: tensor<?x4xf32> {dp.scatter = 0}) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = tensor.cast %x : tensor<?x4xf32> to tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

//===----------------------------------------------------------------------===//
// Slices, padding, concatenation: a dimension taken as it is can be sharded
//===----------------------------------------------------------------------===//

func.func @slice_features(%x: tensor<8x4xf32> {dp.scatter = 0}, %k: index) -> tensor<8x2xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = tensor.extract_slice %x[0, %k] [8, 2] [1, 1] : tensor<8x4xf32> to tensor<8x2xf32>
  return %0 : tensor<8x2xf32>
}

func.func @slice_batch(%x: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<7x4xf32> {
  // expected-remark @below {{replicated}}
  %0 = tensor.extract_slice %x[1, 0] [7, 4] [1, 1] : tensor<8x4xf32> to tensor<7x4xf32>
  return %0 : tensor<7x4xf32>
}

func.func @slice_strided(%x: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<4x4xf32> {
  // expected-remark @below {{replicated}}
  %0 = tensor.extract_slice %x[0, 0] [4, 4] [2, 1] : tensor<8x4xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

func.func @slice_drops_dimension(%x: tensor<3x8x4xf32> {dp.scatter = 1}) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = tensor.extract_slice %x[2, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<3x8x4xf32> to tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

func.func @slice_dynamic(%x: tensor<?x4xf32> {dp.scatter = 0}) -> tensor<?x2xf32> {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{replicated}}
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = tensor.extract_slice %x[0, 0] [%n, 2] [1, 1] : tensor<?x4xf32> to tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

// A size that is a value though it is known.
func.func @slice_constant_value(%x: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<?x2xf32> {
  %c8 = arith.constant 8 : index
  // expected-remark @below {{sharded<0>}}
  %0 = tensor.extract_slice %x[0, 0] [%c8, 2] [1, 1] : tensor<8x4xf32> to tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

func.func @insert(%x: tensor<8x2xf32> {dp.scatter = 0}, %y: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = tensor.insert_slice %x into %y[0, 1] [8, 2] [1, 1] : tensor<8x2xf32> into tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

func.func @insert_rows(%x: tensor<2x4xf32>, %y: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<8x4xf32> {
  // expected-remark @below {{replicated}}
  %0 = tensor.insert_slice %x into %y[1, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

func.func @insert_dynamic(%x: tensor<?x2xf32> {dp.scatter = 0}, %y: tensor<?x4xf32> {dp.scatter = 0}) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{replicated}}
  %n = tensor.dim %y, %c0 : tensor<?x4xf32>
  // expected-remark @below {{sharded<0>}}
  %0 = tensor.insert_slice %x into %y[0, 1] [%n, 2] [1, 1] : tensor<?x2xf32> into tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

func.func @insert_constant_value(%x: tensor<?x2xf32> {dp.scatter = 0}, %y: tensor<8x4xf32> {dp.scatter = 0}) -> tensor<8x4xf32> {
  %c8 = arith.constant 8 : index
  // expected-remark @below {{sharded<0>}}
  %0 = tensor.insert_slice %x into %y[0, 1] [%c8, 2] [1, 1] : tensor<?x2xf32> into tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

func.func @pad_features(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: f32, %n: index) -> tensor<8x?xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = tensor.pad %x low[0, 1] high[0, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<8x4xf32> to tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}

func.func @pad_batch(%x: tensor<8x4xf32> {dp.scatter = 0}, %c: f32) -> tensor<10x4xf32> {
  // expected-remark @below {{replicated}}
  %0 = tensor.pad %x low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<8x4xf32> to tensor<10x4xf32>
  return %0 : tensor<10x4xf32>
}

func.func @concat_features(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<8x2xf32>) -> tensor<8x6xf32> {
  // expected-remark @below {{sharded<0>}}
  %0 = tensor.concat dim(1) %x, %y : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}

func.func @concat_batch(%x: tensor<8x4xf32> {dp.scatter = 0}, %y: tensor<2x4xf32>) -> tensor<10x4xf32> {
  // expected-remark @below {{replicated}}
  %0 = tensor.concat dim(0) %x, %y : (tensor<8x4xf32>, tensor<2x4xf32>) -> tensor<10x4xf32>
  return %0 : tensor<10x4xf32>
}

//===----------------------------------------------------------------------===//
// Tensors that are made, and single elements
//===----------------------------------------------------------------------===//

func.func @makers(%c: f32, %n: index) -> (tensor<?x4xf32>, tensor<8xf32>, tensor<2xindex>) {
  // expected-remark @below {{replicated}}
  %0 = tensor.splat %c[%n] : tensor<?x4xf32>
  // expected-remark @below {{replicated}}
  %1 = tensor.generate {
  ^bb0(%i: index):
    %v = arith.index_cast %i : index to i32
    %w = arith.sitofp %v : i32 to f32
    tensor.yield %w : f32
  } : tensor<8xf32>
  // expected-remark @below {{replicated}}
  %2 = tensor.from_elements %n, %n : tensor<2xindex>
  return %0, %1, %2 : tensor<?x4xf32>, tensor<8xf32>, tensor<2xindex>
}

// What a generator captures it sees whole.
func.func @generate_captures(%x: tensor<8xf32> {dp.scatter = 0}) -> tensor<8xf32> {
  %c7 = arith.constant 7 : index
  // expected-remark @below {{replicated}}
  %0 = tensor.generate {
  ^bb0(%i: index):
    %j = arith.subi %c7, %i : index
    %v = tensor.extract %x[%j] : tensor<8xf32>
    tensor.yield %v : f32
  } : tensor<8xf32>
  return %0 : tensor<8xf32>
}

func.func @extract(%x: tensor<8xf32> {dp.scatter = 0}, %i: index) -> f32 {
  // expected-remark @below {{replicated}}
  %0 = tensor.extract %x[%i] : tensor<8xf32>
  return %0 : f32
}

// The whole dimension's extent, whatever a device holds; nothing is gathered.
func.func @dim(%x: tensor<?x?xf32> {dp.scatter = 0}) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-remark @below {{replicated}}
  %0 = tensor.dim %x, %c0 : tensor<?x?xf32>
  // expected-remark @below {{replicated}}
  %1 = tensor.dim %x, %c1 : tensor<?x?xf32>
  return %0, %1 : index, index
}
