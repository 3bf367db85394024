// RUN: dp-opt %s --allow-unregistered-dialect --dp-convert-stablehlo --split-input-file --verify-diagnostics | FileCheck %s

// Rows set where the indices say, which dp.index_update takes as they are.
// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x4xf32>, %[[I:[^:]*]]: tensor<5x1xi32>, %[[U:[^:]*]]: tensor<5x4xf32>
// CHECK-NEXT: %[[R:.*]] = dp.index_update %[[U]] into %[[X]] at %[[I]] dims [0] : tensor<5x4xf32>, tensor<8x4xf32>, tensor<5x1xi32>
// CHECK-NEXT: return %[[R]]
func.func @rows(%x: tensor<8x4xf32>, %i: tensor<5x1xi32>, %u: tensor<5x4xf32>) -> tensor<8x4xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{indices_are_sorted = false, unique_indices = false,
      scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<8x4xf32>, tensor<5x1xi32>, tensor<5x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// -----

// Batching dimensions, and windows of two at an index: both elements of one
// that does not fit are dropped.
// CHECK-LABEL: func.func @windows(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x6xf32>, %[[I:[^:]*]]: tensor<8x1xi32>, %[[U:[^:]*]]: tensor<8x2xf32>
// CHECK: %[[AT:.*]] = linalg.generic {{.*}} ins(%[[I]] : tensor<8x1xi32>) outs(%{{.*}} : tensor<8x2x1xindex>)
// CHECK: %[[BEGIN:.*]] = arith.index_cast %{{.*}} : i32 to index
// CHECK: %[[ALONG:.*]] = linalg.index 1
// CHECK: %[[FITS:.*]] = arith.cmpi ule, %[[BEGIN]], %c4
// CHECK: %[[PLACE:.*]] = arith.addi %[[BEGIN]], %[[ALONG]]
// CHECK: %[[R:.*]] = arith.select %[[FITS]], %[[PLACE]], %c-1
// CHECK: linalg.yield %[[R]]
// CHECK: dp.index_update %[[U]] into %[[X]] at %[[AT]] dims [1] batching [0] kind add : tensor<8x2xf32>, tensor<8x6xf32>, tensor<8x2x1xindex>
func.func @windows(%x: tensor<8x6xf32>, %i: tensor<8x1xi32>, %u: tensor<8x2xf32>) -> tensor<8x6xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0],
      scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %e = tensor.empty() : tensor<f32>
    %s = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
        ins(%a, %b : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) {
    ^bb0(%p: f32, %q: f32, %o: f32):
      %t = arith.addf %p, %q : f32
      linalg.yield %t : f32
    } -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<8x6xf32>, tensor<8x1xi32>, tensor<8x2xf32>) -> tensor<8x6xf32>
  return %r : tensor<8x6xf32>
}

// -----

// A column that counts the updates is a batching dimension.
// CHECK-LABEL: func.func @labels(
// CHECK: dp.index_update %{{.*}} into %{{.*}} at %{{.*}} dims [1] batching [0] kind max : tensor<8xi32>, tensor<8x6xi32>, tensor<8x1xindex>
func.func @labels(%x: tensor<8x6xi32>, %labels: tensor<8x1xi32>, %u: tensor<8xi32>) -> tensor<8x6xi32> {
  %e = tensor.empty() : tensor<8x1xi32>
  %rows = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x1xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    linalg.yield %n : i32
  } -> tensor<8x1xi32>
  %at = tensor.concat dim(1) %rows, %labels : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %r = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = "stablehlo.maximum"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%m) : (tensor<i32>) -> ()
  }) : (tensor<8x6xi32>, tensor<8x2xi32>, tensor<8xi32>) -> tensor<8x6xi32>
  return %r : tensor<8x6xi32>
}

// -----

// Unsigned numbers and indices; two inputs, each with its own combiner.
// CHECK-LABEL: func.func @unsigned(
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<5x1xindex>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: ui8
// CHECK: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[IN]] : ui8 to i8
// CHECK: arith.index_castui %[[CAST]] : i8 to index
// CHECK: dp.index_update %{{.*}} into %{{.*}} at %[[AT:.*]] dims [0] kind umin : tensor<5xi8>, tensor<300xi8>, tensor<5x1xindex>
// CHECK: dp.index_update %{{.*}} into %{{.*}} at %[[AT]] dims [0] kind mul : tensor<5xf32>, tensor<300xf32>, tensor<5x1xindex>
func.func @unsigned(%x: tensor<300xui8>, %y: tensor<300xf32>, %i: tensor<5x1xui8>, %u: tensor<5xui8>, %v: tensor<5xf32>) -> (tensor<300xui8>, tensor<300xf32>) {
  %r:2 = "stablehlo.scatter"(%x, %y, %i, %u, %v) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<f32>, %c: tensor<ui8>, %d: tensor<f32>):
    %p = builtin.unrealized_conversion_cast %a : tensor<ui8> to tensor<i8>
    %q = builtin.unrealized_conversion_cast %c : tensor<ui8> to tensor<i8>
    %m = arith.minui %p, %q : tensor<i8>
    %n = builtin.unrealized_conversion_cast %m : tensor<i8> to tensor<ui8>
    %t = "stablehlo.multiply"(%b, %d) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%n, %t) : (tensor<ui8>, tensor<f32>) -> ()
  }) : (tensor<300xui8>, tensor<300xf32>, tensor<5x1xui8>, tensor<5xui8>, tensor<5xf32>) -> (tensor<300xui8>, tensor<300xf32>)
  return %r#0, %r#1 : tensor<300xui8>, tensor<300xf32>
}

// -----

// A difference adds the negated updates. The index is a scalar, its window all
// columns, in which the second number must be 0.
// CHECK-LABEL: func.func @guard(
// CHECK-SAME: %{{[^:]*}}: tensor<8x4xf32>, %{{[^:]*}}: tensor<2xi64>, %[[U2:[^:]*]]: tensor<4xf32>
// CHECK: %[[AT:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1xindex>)
// CHECK: %[[IS:.*]] = arith.cmpi eq, %{{.*}}, %c0
// CHECK: arith.select %[[IS]], %{{.*}}, %c-1
// CHECK: %[[U:.*]] = linalg.generic {{.*}} ins(%[[U2]] : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK-NEXT: ^bb0(%[[IN:[^:]*]]: f32
// CHECK: %[[NEGATED:.*]] = arith.negf %[[IN]] : f32
// CHECK-NEXT: linalg.yield %[[NEGATED]] :
// CHECK: dp.index_update %[[U]] into %{{.*}} at %[[AT]] dims [0] kind add : tensor<4xf32>, tensor<8x4xf32>, tensor<1xindex>
func.func @guard(%x: tensor<8x4xf32>, %i: tensor<2xi64>, %u: tensor<4xf32>) -> tensor<8x4xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = arith.subf %a, %b : tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<8x4xf32>, tensor<2xi64>, tensor<4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// -----

// Without an index, each element is combined with its own update.
// CHECK-LABEL: func.func @all(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8x4xf32>, %{{.*}}: tensor<0xi32>, %[[U:[^:]*]]: tensor<8x4xf32>
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[U]] : tensor<8x4xf32>, tensor<8x4xf32>)
// CHECK-NEXT: ^bb0(%[[IN0:[^:]*]]: f32, %[[IN1:[^:]*]]: f32
// CHECK: %[[MAX:.*]] = arith.maximumf %[[IN0]], %[[IN1]] : f32
// CHECK-NEXT: linalg.yield %[[MAX]] :
func.func @all(%x: tensor<8x4xf32>, %i: tensor<0xi32>, %u: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = arith.maximumf %a, %b : tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<8x4xf32>, tensor<0xi32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}

// -----

// Any function of the elements, read where the indices say, as nothing is
// updated twice.
// CHECK-LABEL: func.func @apply(
// CHECK-SAME: %[[X:[^:]*]]: tensor<8xf32>, %[[I:[^:]*]]: tensor<5x1xi32>, %[[U:[^:]*]]: tensor<5xf32>
// CHECK: %[[NEW:.*]] = linalg.generic {{.*}} ins(%[[U]], %[[I]] : tensor<5xf32>, tensor<5x1xi32>)
// CHECK-NEXT: ^bb0(%{{[^:]*}}: f32, %[[IN1:[^:]*]]: i32
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C0_2:.*]] = arith.constant 0 : index
// CHECK: %[[EXTENT:.*]] = tensor.dim %[[X]], %[[C0_2]] : tensor<8xf32>
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[DIFFERENCE:.*]] = arith.subi %[[EXTENT]], %[[C1]] : index
// CHECK: %[[INDEX:.*]] = arith.index_cast %[[IN1]] : i32 to index
// CHECK: %[[MAX:.*]] = arith.maxsi %[[INDEX]], %[[C0]] : index
// CHECK: arith.minsi %[[MAX]], %[[DIFFERENCE]] : index
// CHECK: %[[OLD:.*]] = tensor.extract %[[X]]
// CHECK: math.sin %[[OLD]]
// CHECK: dp.index_update %[[NEW]] into %[[X]] at %[[I]] dims [0] : tensor<5xf32>, tensor<8xf32>, tensor<5x1xi32>
func.func @apply(%x: tensor<8xf32>, %i: tensor<5x1xi32>, %u: tensor<5xf32>) -> tensor<8xf32> {
  %r = "stablehlo.scatter"(%x, %i, %u) <{unique_indices = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = math.sin %a : tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<8xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @apply_twice(%x: tensor<8xf32>, %i: tensor<5x1xi32>, %u: tensor<5xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'stablehlo.scatter' op cannot become dp.index_update: its region does not combine the update and what is there by one op that is a reduction, and the indices are not said to be unique}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{unique_indices = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = math.sin %a : tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<8xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @code(%x: tensor<8xf32>, %i: tensor<5x1xi32>, %u: tensor<5xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'stablehlo.scatter' op has 'stablehlo.erf' in its region, which is no computation on numbers that dp knows}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    // expected-note @+1 {{see the op here}}
    %s = "stablehlo.erf"(%a) : (tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<8xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @field(%x: tensor<8xf32>, %i: tensor<5x1xi32>, %u: tensor<5xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'window_order' is no known field of its dimension numbers}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], window_order = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<8xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @text(%x: tensor<8xf32>, %i: tensor<5x1xi32>, %u: tensor<5xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected 'scatter_dimension_numbers' as #stablehlo.scatter<...>}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0,], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<8xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @twice(%x: tensor<8x8xf32>, %i: tensor<5x2xi32>, %u: tensor<5xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{its dimension numbers are not different dimensions of its operands}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<8x8xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// -----

func.func @ranks(%x: tensor<8x8xf32>, %i: tensor<5x1xi32>, %u: tensor<5xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{its dimension numbers do not name each dimension of its operands}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<8x8xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// -----

func.func @batches(%x: tensor<8x6xf32>, %i: tensor<7x1xi32>, %u: tensor<7xf32>) -> tensor<8x6xf32> {
  // expected-error @+1 {{batching dimension 0 of 'tensor<8x6xf32>' is not as long as dimension 0 of 'tensor<7x1xi32>'}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0],
      scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<8x6xf32>, tensor<7x1xi32>, tensor<7xf32>) -> tensor<8x6xf32>
  return %r : tensor<8x6xf32>
}

// -----

func.func @too_wide(%x: tensor<8xf32>, %i: tensor<1xi32>, %u: tensor<9xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{dimension 0 of 'tensor<9xf32>' is not known to fit into dimension 0 of 'tensor<8xf32>'}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<8xf32>, tensor<1xi32>, tensor<9xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @point(%x: tensor<f32>, %i: tensor<5x0xi32>, %u: tensor<5xf32>) -> tensor<f32> {
  // expected-error @+1 {{several updates of a tensor without an indexed dimension}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<f32>, tensor<5x0xi32>, tensor<5xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

// -----

func.func @operands(%x: tensor<8xf32>, %i: tensor<5x1xi32>, %u: tensor<5xf64>) -> tensor<8xf32> {
  // expected-error @+1 {{expected inputs of one shape, updates of one shape, and results of the types of the inputs}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<8xf32>, tensor<5x1xi32>, tensor<5xf64>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @floats(%x: tensor<8xf32>, %i: tensor<5x1xf32>, %u: tensor<5xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected ranked tensors, the indices of integers}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%b) : (tensor<f32>) -> ()
  }) : (tensor<8xf32>, tensor<5x1xf32>, tensor<5xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @number(%x: tensor<8xf32>, %i: tensor<5x1xi32>) {
  // expected-error @+1 {{expected inputs, indices and as many updates as inputs}}
  "stablehlo.scatter"(%x, %i) : (tensor<8xf32>, tensor<5x1xi32>) -> ()
  return
}

// -----

func.func @element(%x: tensor<8xf32>, %i: tensor<5x1xi32>, %u: tensor<5xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected a region from an element of each input and of its updates to a new element of each}}
  %r = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = arith.cmpf olt, %a, %b : tensor<f32>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }) : (tensor<8xf32>, tensor<5x1xi32>, tensor<5xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
