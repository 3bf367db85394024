// RUN: dp-opt %s --dp-split-collapsed | FileCheck %s

// Time-major rows: the batch is the minor part of dimension 0. The product, what
// adds to it and the gradient run on both parts; the sums stay what they were.
// CHECK-LABEL: func.func @time_major(
// CHECK-SAME: %[[X:[^:]*]]: tensor<6x10x4xf32> {dp.scatter = 1 : i64}, %[[W:[^:]*]]: tensor<4x3xf32>
// CHECK-NOT: tensor.collapse_shape
// CHECK: %[[P:.*]] = linalg.generic {{.*}}["parallel", "parallel", "parallel", "reduction"]} ins(%[[X]], %[[W]] : tensor<6x10x4xf32>, tensor<4x3xf32>)
// CHECK: %[[Q:.*]] = linalg.generic {{.*}}["parallel", "parallel", "parallel"]} ins(%[[P]] : tensor<6x10x3xf32>)
// CHECK: %[[G:.*]] = linalg.generic {{.*}}["parallel", "parallel", "reduction", "reduction"]} ins(%[[X]], %[[Q]] : tensor<6x10x4xf32>, tensor<6x10x3xf32>) outs(%{{.*}} : tensor<4x3xf32>)
// CHECK: return %[[Q]], %[[G]]
func.func @time_major(%x: tensor<6x10x4xf32> {dp.scatter = 1 : i64}, %w: tensor<4x3xf32>) -> (tensor<6x10x3xf32>, tensor<4x3xf32>) {
  %z = arith.constant dense<0.0> : tensor<60x3xf32>
  %zw = arith.constant dense<0.0> : tensor<4x3xf32>
  %r = tensor.collapse_shape %x [[0, 1], [2]] : tensor<6x10x4xf32> into tensor<60x4xf32>
  %p = linalg.matmul ins(%r, %w : tensor<60x4xf32>, tensor<4x3xf32>) outs(%z : tensor<60x3xf32>) -> tensor<60x3xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<60x3xf32>) outs(%z : tensor<60x3xf32>) {
  ^bb0(%a: f32, %b: f32):
    %e = math.exp %a : f32
    linalg.yield %e : f32
  } -> tensor<60x3xf32>
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%r, %q : tensor<60x4xf32>, tensor<60x3xf32>) outs(%zw : tensor<4x3xf32>) -> tensor<4x3xf32>
  %y = tensor.expand_shape %q [[0, 1], [2]] output_shape [6, 10, 3] : tensor<60x3xf32> into tensor<6x10x3xf32>
  return %y, %g : tensor<6x10x3xf32>, tensor<4x3xf32>
}

// Batch-major rows are shards.
// CHECK-LABEL: func.func @batch_major(
// CHECK-SAME: %[[X:[^:]*]]: tensor<10x6x4xf32> {dp.scatter = 0 : i64}, %[[W:[^:]*]]: tensor<4x3xf32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<60x3xf32>
// CHECK: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[X]] {{\[}}[0, 1], [2]] : tensor<10x6x4xf32> into tensor<60x4xf32>
// CHECK: %[[PRODUCT:.*]] = linalg.matmul ins(%[[COLLAPSED]], %[[W]] : tensor<60x4xf32>, tensor<4x3xf32>) outs(%[[ZERO]] : tensor<60x3xf32>) -> tensor<60x3xf32>
// CHECK-NEXT: return %[[PRODUCT]] :
func.func @batch_major(%x: tensor<10x6x4xf32> {dp.scatter = 0 : i64}, %w: tensor<4x3xf32>) -> tensor<60x3xf32> {
  %z = arith.constant dense<0.0> : tensor<60x3xf32>
  %r = tensor.collapse_shape %x [[0, 1], [2]] : tensor<10x6x4xf32> into tensor<60x4xf32>
  %p = linalg.matmul ins(%r, %w : tensor<60x4xf32>, tensor<4x3xf32>) outs(%z : tensor<60x3xf32>) -> tensor<60x3xf32>
  return %p : tensor<60x3xf32>
}

// Chunks of a batch one behind the other are rows of that kind. Of types that
// differ, or along a dimension that is not sharded, they stay as they are.
// CHECK-LABEL: func.func @steps(
// CHECK-SAME: %[[X:[^:]*]]: tensor<10x4xf32> {dp.scatter = 0 : i64}, %[[Y:[^:]*]]: tensor<10x4xf32> {dp.scatter = 0 : i64}, %[[W:[^:]*]]: tensor<4x3xf32>
// CHECK-DAG: %[[A:.*]] = tensor.expand_shape %[[X]] {{\[}}[0, 1], [2]] output_shape [1, 10, 4]
// CHECK-DAG: %[[B:.*]] = tensor.expand_shape %[[Y]] {{\[}}[0, 1], [2]] output_shape [1, 10, 4]
// CHECK: %[[R:.*]] = tensor.concat dim(0) %[[A]], %[[B]] : {{.*}} -> tensor<2x10x4xf32>
// CHECK: linalg.generic {{.*}}["parallel", "parallel", "parallel", "reduction"]} ins(%[[R]], %[[W]]
// CHECK: tensor.concat dim(1) %[[X]], %[[Y]]
func.func @steps(%x: tensor<10x4xf32> {dp.scatter = 0 : i64}, %y: tensor<10x4xf32> {dp.scatter = 0 : i64}, %w: tensor<4x3xf32>)
    -> (tensor<20x3xf32>, tensor<10x8xf32>) {
  %z = arith.constant dense<0.0> : tensor<20x3xf32>
  %r = tensor.concat dim(0) %x, %y : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<20x4xf32>
  %p = linalg.matmul ins(%r, %w : tensor<20x4xf32>, tensor<4x3xf32>) outs(%z : tensor<20x3xf32>) -> tensor<20x3xf32>
  %c = tensor.concat dim(1) %x, %y : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x8xf32>
  return %p, %c : tensor<20x3xf32>, tensor<10x8xf32>
}

// Rows of tokens, where rows and tokens are open: the number of rows' elements
// is not known, so that no chunk of them is one of the collapsed rows. Reshapes
// move to the parts, and the body reads the parts.
// CHECK-LABEL: func.func @tokens(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x?x4xf32> {dp.scatter = 0 : i64}, %[[T:[^:]*]]: tensor<?x?xi64> {dp.scatter = 0 : i64}, %[[W:[^:]*]]: tensor<4x3xf32>
// CHECK-DAG: %[[ROWS:.*]] = tensor.dim %[[X]], %c0
// CHECK-DAG: %[[LENGTH:.*]] = tensor.dim %[[X]], %c1
// CHECK: %[[EMPTY:.*]] = tensor.empty(%[[ROWS]], %[[LENGTH]]) : tensor<?x?x3xf32>
// CHECK: %[[FILLED:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%[[EMPTY]]
// CHECK: %[[P:.*]] = linalg.generic {{.*}}["parallel", "parallel", "parallel", "reduction"]} ins(%[[X]], %[[W]] : tensor<?x?x4xf32>, tensor<4x3xf32>) outs(%[[FILLED]] : tensor<?x?x3xf32>)
// CHECK: %[[AT:.*]] = tensor.expand_shape %[[T]] {{\[}}[0], [1, 2]] output_shape [%[[ROWS]], %[[LENGTH]], 1] : tensor<?x?xi64> into tensor<?x?x1xi64>
// CHECK: %[[PICKED:.*]] = linalg.generic {{.*}}["parallel", "parallel", "parallel"]} ins(%[[AT]] : tensor<?x?x1xi64>)
// CHECK: %[[BEGIN:.*]] = arith.muli %{{.*}}, %[[LENGTH]]
// CHECK: arith.addi %[[BEGIN]],
// CHECK: %[[R:.*]] = linalg.index 0
// CHECK: %[[L:.*]] = linalg.index 1
// CHECK: tensor.extract %[[P]][%[[R]], %[[L]], %{{.*}}] : tensor<?x?x3xf32>
// CHECK: %[[VECTOR:.*]] = tensor.collapse_shape %[[PICKED]] {{\[}}[0], [1, 2]]
// CHECK: linalg.generic {{.*}}["reduction", "reduction"]} ins(%[[VECTOR]] : tensor<?x?xf32>)
// CHECK: return %[[P]],
func.func @tokens(%x: tensor<?x?x4xf32> {dp.scatter = 0 : i64}, %t: tensor<?x?xi64> {dp.scatter = 0 : i64}, %w: tensor<4x3xf32>)
    -> (tensor<?x?x3xf32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?x4xf32>
  %l = tensor.dim %x, %c1 : tensor<?x?x4xf32>
  %other = tensor.dim %t, %c1 : tensor<?x?xi64>
  %same = arith.cmpi eq, %l, %other : index
  cf.assert %same, "lengths differ"
  %zero = arith.constant 0.0 : f32
  %r = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
  %all = tensor.dim %r, %c0 : tensor<?x4xf32>
  %e = tensor.empty(%all) : tensor<?x3xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x3xf32>) -> tensor<?x3xf32>
  %p = linalg.matmul ins(%r, %w : tensor<?x4xf32>, tensor<4x3xf32>) outs(%z : tensor<?x3xf32>) -> tensor<?x3xf32>
  %y = tensor.expand_shape %p [[0, 1], [2]] output_shape [%n, %l, 3] : tensor<?x3xf32> into tensor<?x?x3xf32>
  %flat = tensor.collapse_shape %y [[0, 1], [2]] : tensor<?x?x3xf32> into tensor<?x3xf32>
  %targets = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xi64> into tensor<?xi64>
  %number = tensor.dim %targets, %c0 : tensor<?xi64>
  %column = tensor.expand_shape %targets [[0, 1]] output_shape [%number, 1] : tensor<?xi64> into tensor<?x1xi64>
  %pe = tensor.empty(%number) : tensor<?x1xf32>
  %picked = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%column : tensor<?x1xi64>) outs(%pe : tensor<?x1xf32>) {
  ^bb0(%a: i64, %o: f32):
    %i = linalg.index 0 : index
    %k = arith.index_cast %a : i64 to index
    %v = tensor.extract %flat[%i, %k] : tensor<?x3xf32>
    %place = arith.index_cast %i : index to i64
    %float = arith.sitofp %place : i64 to f32
    %0 = arith.mulf %v, %float : f32
    linalg.yield %0 : f32
  } -> tensor<?x1xf32>
  %vector = tensor.collapse_shape %picked [[0, 1]] : tensor<?x1xf32> into tensor<?xf32>
  %se = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%vector : tensor<?xf32>) outs(%se : tensor<f32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  return %y, %sum : tensor<?x?x3xf32>, tensor<f32>
}

// Parts in another order are other rows, and states have no rows.
// CHECK-LABEL: func.func @other_order(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x?xf32> {dp.scatter = 0 : i64}, %[[S:[^:]*]]: tensor<?x?xf32> {dp.state}
// CHECK: tensor.expand_shape
// CHECK: linalg.generic {{.*}}["parallel", "parallel"]}
// CHECK: %[[STATE:.*]] = tensor.collapse_shape %[[S]]
// CHECK: linalg.exp ins(%[[STATE]] : tensor<?xf32>)
func.func @other_order(%x: tensor<?x?xf32> {dp.scatter = 0 : i64}, %s: tensor<?x?xf32> {dp.state}) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x?xf32>
  %l = tensor.dim %x, %c1 : tensor<?x?xf32>
  %r = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %e = tensor.empty(%l, %n) : tensor<?x?xf32>
  %turned = linalg.transpose ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) permutation = [1, 0]
  %q = tensor.collapse_shape %turned [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %all = tensor.dim %r, %c0 : tensor<?xf32>
  %o = tensor.empty(%all) : tensor<?xf32>
  %sum = linalg.add ins(%r, %q : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  %y = tensor.expand_shape %sum [[0, 1]] output_shape [%l, %n] : tensor<?xf32> into tensor<?x?xf32>
  %state = tensor.collapse_shape %s [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %count = tensor.dim %state, %c0 : tensor<?xf32>
  %se = tensor.empty(%count) : tensor<?xf32>
  %exp = linalg.exp ins(%state : tensor<?xf32>) outs(%se : tensor<?xf32>) -> tensor<?xf32>
  return %y, %exp : tensor<?x?xf32>, tensor<?xf32>
}

// torch-mlir asks whether a size is PyTorch's -1, which no extent is; another
// choice is another size.
// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x?x4xf32> {dp.scatter = 0 : i64}
// CHECK: %[[WHOLE:.*]] = tensor.collapse_shape %[[X]]
// CHECK: linalg.exp ins(%[[X]] : tensor<?x?x4xf32>)
// CHECK: %[[OTHER:.*]] = tensor.expand_shape %[[WHOLE]]
// CHECK: linalg.exp ins(%[[OTHER]] : tensor<?x?x4xf32>)
func.func @broadcast(%x: tensor<?x?x4xf32> {dp.scatter = 0 : i64}, %most: index) -> (tensor<?x?x4xf32>, tensor<?x?x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %b = tensor.dim %x, %c0 : tensor<?x?x4xf32>
  %t = tensor.dim %x, %c1 : tensor<?x?x4xf32>
  %whole = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x?x4xf32> into tensor<?x4xf32>
  %size = arith.index_cast %t : index to i64
  %is_negative = arith.cmpi slt, %size, %zero : i64
  %chosen = arith.select %is_negative, %c1, %t : index
  %apart = tensor.expand_shape %whole [[0, 1], [2]] output_shape [%b, %chosen, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
  %empty = tensor.empty(%b, %chosen) : tensor<?x?x4xf32>
  %r = linalg.exp ins(%apart : tensor<?x?x4xf32>) outs(%empty : tensor<?x?x4xf32>) -> tensor<?x?x4xf32>
  %is_less = arith.cmpi slt, %t, %most : index
  %other = arith.select %is_less, %c1, %t : index
  %other_apart = tensor.expand_shape %whole [[0, 1], [2]] output_shape [%b, %other, 4] : tensor<?x4xf32> into tensor<?x?x4xf32>
  %other_empty = tensor.empty(%b, %other) : tensor<?x?x4xf32>
  %q = linalg.exp ins(%other_apart : tensor<?x?x4xf32>) outs(%other_empty : tensor<?x?x4xf32>) -> tensor<?x?x4xf32>
  return %r, %q : tensor<?x?x4xf32>, tensor<?x?x4xf32>
}
