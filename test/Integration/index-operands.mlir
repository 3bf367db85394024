// Reads and updates at `index`-typed indices, also along the batch: each device
// count computes what one device computes.
// REQUIRES: numpy
// RUN: %python %integration/run_entries.py %s --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t

// Rows of a table by the batch's indices.
func.func @lookup(%w: tensor<5x3xf32>, %i: tensor<7x1xindex> {dp.scatter = 0}) -> tensor<7x3xf32> {
  %0 = tensor.gather %w[%i] gather_dims([0]) : (tensor<5x3xf32>, tensor<7x1xindex>) -> tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}

// Rows of the batch, by replicated indices.
func.func @rows(%x: tensor<7x3xf32> {dp.scatter = 0}, %i: tensor<4x1xindex>) -> tensor<4x3xf32> {
  %0 = tensor.gather %x[%i] gather_dims([0]) : (tensor<7x3xf32>, tensor<4x1xindex>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// Rows of the batch by the batch's indices.
func.func @partners(%x: tensor<7x3xf32> {dp.scatter = 0}, %i: tensor<7x1xindex> {dp.scatter = 0}) -> tensor<7x3xf32> {
  %0 = tensor.gather %x[%i] gather_dims([0]) : (tensor<7x3xf32>, tensor<7x1xindex>) -> tensor<7x3xf32>
  return %0 : tensor<7x3xf32>
}

// Added to rows of the batch, by the batch's indices and by others.
func.func @add_rows(%x: tensor<7x3xf32> {dp.scatter = 0}, %u: tensor<7x3xf32> {dp.scatter = 0}, %i: tensor<7xindex> {dp.scatter = 0}) -> tensor<7x3xf32> {
  %0 = dp.index_update %u into %x at %i dims [0] kind add : tensor<7x3xf32>, tensor<7x3xf32>, tensor<7xindex>
  return %0 : tensor<7x3xf32>
}

func.func @add_few(%x: tensor<7x3xf32> {dp.scatter = 0}, %u: tensor<2x3xf32>, %i: tensor<2xindex>) -> tensor<7x3xf32> {
  %0 = dp.index_update %u into %x at %i dims [0] kind add : tensor<2x3xf32>, tensor<7x3xf32>, tensor<2xindex>
  return %0 : tensor<7x3xf32>
}

// Set, the last one wins.
func.func @set_rows(%x: tensor<7x3xf32> {dp.scatter = 0}, %u: tensor<7x3xf32> {dp.scatter = 0}, %i: tensor<7xindex> {dp.scatter = 0}) -> tensor<7x3xf32> {
  %0 = dp.index_update %u into %x at %i dims [0] : tensor<7x3xf32>, tensor<7x3xf32>, tensor<7xindex>
  return %0 : tensor<7x3xf32>
}

func.func @set_table(%w: tensor<5x3xf32>, %u: tensor<7x3xf32> {dp.scatter = 0}, %i: tensor<7xindex> {dp.scatter = 0}) -> tensor<5x3xf32> {
  %0 = dp.index_update %u into %w at %i dims [0] : tensor<7x3xf32>, tensor<5x3xf32>, tensor<7xindex>
  return %0 : tensor<5x3xf32>
}

// Indices that are joined from columns, one of which lies behind others in one
// buffer.
func.func @joined(%x: tensor<7x3xf32> {dp.scatter = 0}, %u: tensor<4xf32>, %i: tensor<4xindex>, %j: tensor<4xindex>) -> tensor<7x3xf32> {
  %a = tensor.expand_shape %i [[0, 1]] output_shape [4, 1] : tensor<4xindex> into tensor<4x1xindex>
  %b = tensor.expand_shape %j [[0, 1]] output_shape [4, 1] : tensor<4xindex> into tensor<4x1xindex>
  %k = tensor.concat dim(1) %a, %b : (tensor<4x1xindex>, tensor<4x1xindex>) -> tensor<4x2xindex>
  %0 = dp.index_update %u into %x at %k dims [0, 1] kind add : tensor<4xf32>, tensor<7x3xf32>, tensor<4x2xindex>
  return %0 : tensor<7x3xf32>
}
