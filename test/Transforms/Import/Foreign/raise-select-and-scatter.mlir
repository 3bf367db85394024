// RUN: dp-opt %s --allow-unregistered-dialect --dp-convert-stablehlo --split-input-file --verify-diagnostics | FileCheck %s
// RUN: dp-opt %s --allow-unregistered-dialect --dp-attach-target=kind=gpu --dp-convert-stablehlo --split-input-file --verify-diagnostics | FileCheck %s --check-prefix=GATHER

// For a GPU the source of each window that selected an element is added, 2 x 2
// windows at most here, without a loop over them. A maximum of updates stays one.
// GATHER-LABEL: func.func @pool(
// GATHER-SAME: %[[X:[^:]*]]: tensor<6x7x8xf32>, %[[S:[^:]*]]: tensor<6x3x7xf32>, %[[ZERO:[^:]*]]: tensor<f32>
// GATHER: %[[NUMBER:.*]]:2 = linalg.generic {{.*}} ins(%[[X]], %{{.*}} : tensor<6x7x8xf32>, tensor<3x2xi1>)
// GATHER-NOT: dp.index_update
// GATHER: %[[INIT:.*]] = tensor.extract %[[ZERO]][]
// GATHER: %[[R:.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "parallel"]} outs(%{{.*}} : tensor<6x7x8xf32>)
// GATHER: %[[ITEM:.*]] = linalg.index 0
// GATHER: %[[AT:.*]] = tensor.extract %[[NUMBER]]#1[%[[ITEM]], %[[I:.*]], %[[J:.*]]]
// GATHER: %[[SELECTED:.*]] = arith.index_cast %[[AT]]
// GATHER: arith.cmpi eq, %[[SELECTED]]
// GATHER: %[[VALUE:.*]] = tensor.extract %[[S]][%[[ITEM]], %[[I]], %[[J]]]
// GATHER: %[[TERM:.*]] = arith.select %{{.*}}, %[[VALUE]], %{{.*}} : f32
// GATHER: arith.addf %[[INIT]], %[[TERM]] : f32
// GATHER-COUNT-3: arith.addf {{.*}} : f32
// GATHER: return %[[R]]
// GATHER-LABEL: func.func @padded(
// GATHER: dp.index_update {{.*}} kind umax

// The gradient of a pool with overlapping windows: the number of the selected
// element in each, then its place.
// CHECK-DAG: #[[$IN:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d3, d2 + d4)>
// CHECK-DAG: #[[$WINDOW:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4)>
// CHECK-DAG: #[[$OUT:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @pool(
// CHECK-SAME: %[[X:[^:]*]]: tensor<6x7x8xf32>, %[[S:[^:]*]]: tensor<6x3x7xf32>, %[[ZERO:[^:]*]]: tensor<f32>
// CHECK: %[[NUMBER:.*]]:2 = linalg.generic {indexing_maps = [#[[$IN]], #[[$WINDOW]], #[[$OUT]], #[[$OUT]]], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%[[X]], %{{.*}} : tensor<6x7x8xf32>, tensor<3x2xi1>) outs({{.*}} : tensor<6x3x7xf32>, tensor<6x3x7xi32>)
// CHECK: ^bb0(%[[NEW:.*]]: f32, %{{.*}}: i1, %[[BEST:.*]]: f32, %[[BESTN:.*]]: i32):
// CHECK: %[[FIRST:.*]] = arith.cmpi slt, %[[BESTN]], %c0
// CHECK: %[[KEEPS:.*]] = arith.cmpf oge, %[[BEST]], %[[NEW]]
// CHECK: %[[BETTER:.*]] = arith.xori %[[KEEPS]], %true
// CHECK: %[[TAKES:.*]] = arith.ori %[[FIRST]], %[[BETTER]]
// CHECK: arith.select %[[TAKES]], %[[NEW]], %[[BEST]]
// CHECK: %[[AT:.*]] = linalg.generic {{.*}} ins(%[[NUMBER]]#1 : tensor<6x3x7xi32>) outs(%{{.*}} : tensor<6x3x7x2xindex>)
// CHECK: %[[INIT:.*]] = tensor.extract %[[ZERO]][]
// CHECK: %[[DEST:.*]] = linalg.fill ins(%[[INIT]] : f32)
// CHECK: dp.index_update %[[S]] into %[[DEST]] at %[[AT]] dims [1, 2] batching [0] kind add : tensor<6x3x7xf32>, tensor<6x7x8xf32>, tensor<6x3x7x2xindex>
func.func @pool(%x: tensor<6x7x8xf32>, %s: tensor<6x3x7xf32>, %zero: tensor<f32>) -> tensor<6x7x8xf32> {
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 1, 3, 2>, window_strides = array<i64: 1, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<6x7x8xf32>, tensor<6x3x7xf32>, tensor<f32>) -> tensor<6x7x8xf32>
  return %r : tensor<6x7x8xf32>
}

// -----

// Padding, which no window selects, and channels behind the windows.
// CHECK-LABEL: func.func @padded(
// CHECK: %[[PADDED:.*]] = tensor.pad %{{.*}} low[0, 1, 0] high[0, 2, 0]
// CHECK: linalg.generic {{.*}} ins(%[[PADDED]], %{{.*}} : tensor<6x10x3xi8>
// CHECK: %[[INSIDE:.*]] = arith.cmpi ult, %{{.*}}, %c7
// CHECK: arith.cmpi uge
// CHECK: arith.andi %{{.*}}, %[[INSIDE]]
// CHECK: linalg.transpose ins(%{{.*}} : tensor<6x5x3xi8>) outs(%{{.*}} : tensor<6x3x5xi8>) permutation = [0, 2, 1]
// CHECK: dp.index_update {{.*}} dims [1] batching [0, 2] kind umax : tensor<6x3x5xi8>, tensor<6x7x3xi8>, tensor<6x3x5x1xindex>
func.func @padded(%x: tensor<6x7x3xui8>, %s: tensor<6x5x3xui8>, %zero: tensor<ui8>) -> tensor<6x7x3xui8> {
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 1, 2, 1>, window_strides = array<i64: 1, 2, 1>, padding = dense<[[0, 0], [1, 2], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %c = "stablehlo.maximum"(%a, %b) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    "stablehlo.return"(%c) : (tensor<ui8>) -> ()
  }) : (tensor<6x7x3xui8>, tensor<6x5x3xui8>, tensor<ui8>) -> tensor<6x7x3xui8>
  return %r : tensor<6x7x3xui8>
}

// -----

func.func @windows(%x: tensor<7xf32>, %s: tensor<4xf32>, %zero: tensor<f32>) -> tensor<7xf32> {
  // expected-error @+1 {{'stablehlo.select_and_scatter' op cannot become dp.index_update: its windows along dimension 0 of 'tensor<7xf32>' are not those of 'tensor<4xf32>'}}
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = arith.cmpf oge, %a, %b : tensor<f32>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = arith.addf %a, %b : tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<7xf32>, tensor<4xf32>, tensor<f32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// -----

func.func @attributes(%x: tensor<7xf32>, %s: tensor<3xf32>, %zero: tensor<f32>) -> tensor<7xf32> {
  // expected-error @+1 {{expected 'window_dimensions', 'window_strides' and 'padding' for each dimension of 'tensor<7xf32>'}}
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) : (tensor<7xf32>, tensor<3xf32>, tensor<f32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// -----

func.func @regions(%x: tensor<7xf32>, %s: tensor<3xf32>, %zero: tensor<f32>) -> tensor<7xf32> {
  // expected-error @+1 {{expected a region that compares two elements and one that combines two}}
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = arith.addf %a, %b : tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<7xf32>, tensor<3xf32>, tensor<f32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// -----

func.func @combiner(%x: tensor<7xf32>, %s: tensor<3xf32>, %zero: tensor<f32>) -> tensor<7xf32> {
  // expected-error @+1 {{its second region does not combine two elements by one op that is a reduction}}
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = arith.cmpf oge, %a, %b : tensor<f32>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = arith.divf %a, %b : tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<7xf32>, tensor<3xf32>, tensor<f32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// -----

func.func @dynamic(%x: tensor<?xf32>, %s: tensor<3xf32>, %zero: tensor<f32>) -> tensor<?xf32> {
  // expected-error @+1 {{expected tensors of static shapes, of one rank and one element type, an integer or a float}}
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) : (tensor<?xf32>, tensor<3xf32>, tensor<f32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @operands(%x: tensor<7xf32>, %s: tensor<3xf32>) -> tensor<7xf32> {
  // expected-error @+1 {{expected an input, a source, an initial value and a result}}
  %r = "stablehlo.select_and_scatter"(%x, %s) : (tensor<7xf32>, tensor<3xf32>) -> tensor<7xf32>
  return %r : tensor<7xf32>
}

// -----

// Up to nine windows: a loop.
// GATHER-LABEL: func.func @dense(
// GATHER: %[[DEST:.*]] = linalg.fill {{.*}} outs(%{{.*}} : tensor<7x8xf32>)
// GATHER: linalg.generic {{.*}} iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%{{.*}} : tensor<3x3xi1>) outs(%[[DEST]] : tensor<7x8xf32>)
func.func @dense(%x: tensor<7x8xf32>, %s: tensor<5x6xf32>, %zero: tensor<f32>) -> tensor<7x8xf32> {
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 3, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%c) : (tensor<f32>) -> ()
  }) : (tensor<7x8xf32>, tensor<5x6xf32>, tensor<f32>) -> tensor<7x8xf32>
  return %r : tensor<7x8xf32>
}

// -----

// Floats of 16 bits are added in 32 and rounded once.
// GATHER-LABEL: func.func @narrow(
// GATHER: %[[INIT:.*]] = tensor.extract %{{.*}}[] : tensor<bf16>
// GATHER: linalg.generic {{.*}} iterator_types = ["parallel"]} outs(%{{.*}} : tensor<7xbf16>)
// GATHER: %[[WIDE:.*]] = arith.extf %[[INIT]] : bf16 to f32
// GATHER: %[[TERM:.*]] = arith.extf %{{.*}} : bf16 to f32
// GATHER: %[[ONE:.*]] = arith.addf %[[WIDE]], %[[TERM]] : f32
// GATHER: %[[TWO:.*]] = arith.addf %[[ONE]], %{{.*}} : f32
// GATHER: %[[SUM:.*]] = arith.truncf %[[TWO]] : f32 to bf16
// GATHER: linalg.yield %[[SUM]]
func.func @narrow(%x: tensor<7xbf16>, %s: tensor<3xbf16>, %zero: tensor<bf16>) -> tensor<7xbf16> {
  %r = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %c = "stablehlo.add"(%a, %b) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "stablehlo.return"(%c) : (tensor<bf16>) -> ()
  }) : (tensor<7xbf16>, tensor<3xbf16>, tensor<bf16>) -> tensor<7xbf16>
  return %r : tensor<7xbf16>
}
