// Gradients of tables of which only the updated rows are stored, against numpy,
// whose sums have the same order and so the same bits: several updates of one
// row on one and on several devices, indices that do not exist, devices without
// updates, two readers, two tables of one shape, integers in rows of two
// dimensions, and a table that has a dense gradient too. The latter is summed
// over devices; it has the bits that it has with all rows stored.
//
// REQUIRES: numpy
// DEFINE: %{run} = timeout 300 %python %integration/run_program.py %s %integration/Inputs/compact_index_updates.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run
// RUN: %{run} --work %t/always --compile-options=--sparse-gradients=always
// RUN: %{run} --work %t/never --compile-options=--sparse-gradients=never
// RUN: %python %integration/Inputs/compact_index_updates.py %t/always %t/never

// By default rows are stored alone where that saves 1 MiB, on a GPU 24 MiB.
//
// DEFINE: %{spmd} = dp-compile --scatter ids:0,x:0,y:0,q:0 --devices 1 --emit spmd -o -
// RUN: %{spmd} %s --sparse-gradients=always | FileCheck %s --check-prefix=COMPACT -DROWS=200
// RUN: %{spmd} %s | FileCheck %s --check-prefix=WHOLE -DROWS=200
// RUN: sed 's/200x/4096x/g' %s > %t/middle.mlir
// RUN: %{spmd} %t/middle.mlir | FileCheck %s --check-prefix=COMPACT -DROWS=4096
// RUN: %{spmd} %t/middle.mlir --sparse-gradients=never | FileCheck %s --check-prefix=WHOLE -DROWS=4096
// RUN: %{spmd} %t/middle.mlir --target cuda --arch emulated | FileCheck %s --check-prefix=WHOLE -DROWS=4096
// RUN: sed 's/200x/81920x/g' %s > %t/large.mlir
// RUN: %{spmd} %t/large.mlir --target cuda --arch emulated | FileCheck %s --check-prefix=COMPACT -DROWS=81920
// COMPACT-NOT: dp.index_update {{.*}}, tensor<[[ROWS]]x40xf32>, {{.*}}
// COMPACT-NOT: dp.index_update {{.*}}, tensor<[[ROWS]]x5x9xi32>, {{.*}}
// COMPACT: return
// WHOLE: dp.index_update {{.*}}, tensor<[[ROWS]]x40xf32>, {{.*}}

#bv = affine_map<(i, j, b) -> (b, i)>
#bd = affine_map<(i, j, b) -> (b, j)>
#sum = affine_map<(i, j, b) -> (i, j)>

func.func @train_step(
    %a: tensor<200x40xf32> {tf.aliasing_output = 0 : i32} loc("a"),
    %m: tensor<200x40xf32> {tf.aliasing_output = 1 : i32} loc("m"),
    %s: tensor<200x40xf32> {tf.aliasing_output = 2 : i32} loc("s"),
    %b: tensor<200x40xf32> {tf.aliasing_output = 3 : i32} loc("b"),
    %n: tensor<200x5x9xi32> {tf.aliasing_output = 4 : i32} loc("n"),
    %t: tensor<200x40xf32> {tf.aliasing_output = 5 : i32} loc("t"),
    %ids: tensor<7x5xi32> loc("ids"), %x: tensor<7x5x40xf32> loc("x"),
    %y: tensor<7x5x5x9xi32> loc("y"), %q: tensor<7x200xf32> loc("q"))
    -> (tensor<200x40xf32> {jax.result_info = "a"},
        tensor<200x40xf32> {jax.result_info = "m"},
        tensor<200x40xf32> {jax.result_info = "s"},
        tensor<200x40xf32> {jax.result_info = "b"},
        tensor<200x5x9xi32> {jax.result_info = "n"},
        tensor<200x40xf32> {jax.result_info = "t"}) {
  %zeros = arith.constant dense<0.0> : tensor<200x40xf32>
  %none = arith.constant dense<0> : tensor<200x5x9xi32>
  %half = arith.constant dense<0.5> : tensor<200x40xf32>
  %rows = arith.constant dense<23> : tensor<7x5xi32>
  %step = arith.constant dense<11> : tensor<7x5xi32>
  %seven = arith.constant dense<7> : tensor<7x5xi32>
  %low = arith.constant dense<20> : tensor<7x5xi32>

  // Rows -20, -9, ..., 211, 222, and 20, ..., 42.
  %class = arith.remsi %ids, %rows : tensor<7x5xi32>
  %scaled = arith.muli %class, %step : tensor<7x5xi32>
  %at = arith.subi %scaled, %low : tensor<7x5xi32>
  %other = arith.muli %ids, %seven : tensor<7x5xi32>
  %other_class = arith.remsi %other, %rows : tensor<7x5xi32>
  %other_at = arith.addi %other_class, %low : tensor<7x5xi32>
  %columns = tensor.expand_shape %other_at [[0], [1, 2]] output_shape [7, 5, 1] : tensor<7x5xi32> into tensor<7x5x1xi32>

  // Momentum, and a sum of squares beside it.
  %ga = dp.index_update %x into %zeros at %at dims [0] kind add
      : tensor<7x5x40xf32>, tensor<200x40xf32>, tensor<7x5xi32>
  %decayed = arith.mulf %m, %half : tensor<200x40xf32>
  %m1 = arith.addf %decayed, %ga : tensor<200x40xf32>
  %a1 = arith.subf %a, %m1 : tensor<200x40xf32>
  %square = arith.mulf %ga, %ga : tensor<200x40xf32>
  %s1 = arith.addf %s, %square : tensor<200x40xf32>

  %gb = dp.index_update %x into %zeros at %other_at dims [0] kind add
      : tensor<7x5x40xf32>, tensor<200x40xf32>, tensor<7x5xi32>
  %scaled_b = arith.mulf %gb, %half : tensor<200x40xf32>
  %b1 = arith.subf %b, %scaled_b : tensor<200x40xf32>

  %gn = dp.index_update %y into %none at %columns dims [0] kind add
      : tensor<7x5x5x9xi32>, tensor<200x5x9xi32>, tensor<7x5x1xi32>
  %n1 = arith.subi %n, %gn : tensor<200x5x9xi32>

  // The batch's own rows have a dense gradient, which is scaled.
  %own = tensor.extract_slice %x[0, 0, 0] [7, 1, 40] [1, 1, 1] : tensor<7x5x40xf32> to tensor<7x40xf32>
  %dense = linalg.generic {indexing_maps = [#bv, #bd, #sum], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%q, %own : tensor<7x200xf32>, tensor<7x40xf32>) outs(%zeros : tensor<200x40xf32>) {
  ^bb0(%p: f32, %r: f32, %o: f32):
    %product = arith.mulf %p, %r : f32
    %total = arith.addf %o, %product : f32
    linalg.yield %total : f32
  } -> tensor<200x40xf32>
  %scaled_dense = arith.mulf %dense, %half : tensor<200x40xf32>
  %squares = arith.mulf %x, %x : tensor<7x5x40xf32>
  %gt = dp.index_update %squares into %zeros at %at dims [0] kind add
      : tensor<7x5x40xf32>, tensor<200x40xf32>, tensor<7x5xi32>
  %tied = arith.addf %scaled_dense, %gt : tensor<200x40xf32>
  %t1 = arith.subf %t, %tied : tensor<200x40xf32>
  return %a1, %m1, %s1, %b1, %n1, %t1 : tensor<200x40xf32>, tensor<200x40xf32>, tensor<200x40xf32>,
      tensor<200x40xf32>, tensor<200x5x9xi32>, tensor<200x40xf32>
}
