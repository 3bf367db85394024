// DataParallel scatters nested inputs. Here nested inputs are flattened, each leaf
// is named by its path, and one value of --scatter names a subtree; a longer name
// wins, and `none` leaves a leaf whole. MMDataParallel's entries each
// have rules of their own: a name may begin with the entry's.
//
// REQUIRES: numpy
// DEFINE: %{spec} = batch:0,batch.scale:none,batch.targets:0,batch.targets.boxes:1
// RUN: rm -rf %t && mkdir %t
// RUN: dp-opt %s --dp-annotate="scatter=%{spec},train_step/batch/masks:1" | FileCheck %s
// RUN: timeout 300 %python %integration/run_program.py %s %S/Inputs/nested.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t --scatter=%{spec},train_step/batch/masks:1
//
// RUN: not dp-opt %s --dp-annotate=scatter=batch:0 2>&1 | FileCheck %s --check-prefix=SCALAR
// RUN: not dp-opt %s --dp-annotate=scatter=batch.image:0 2>&1 | FileCheck %s --check-prefix=PART
// RUN: not dp-opt %s --dp-annotate=scatter=val_step/batch/masks:0 2>&1 | FileCheck %s --check-prefix=ENTRY
// RUN: not dp-opt %s --dp-annotate=scatter=batch.images:0,batch.images:none 2>&1 | FileCheck %s --check-prefix=BOTH
// SCALAR: error: {{.*}}cannot scatter argument 'batch.scale' of 'train_step' along dimension 0: it is 'tensor<f32>'
// SCALAR: note: {{.*}}it is reached by 'batch'; 'batch.scale:none' leaves it whole
// PART: error: no function has the argument 'batch.image' of option 'scatter'
// PART: note: 'train_step' has params.w, batch.images, batch.targets.labels, batch.targets.boxes, batch.scale, batch/masks
// ENTRY: error: no function has the argument 'val_step/batch/masks' of option 'scatter'
// BOTH: error: {{.*}}argument 'batch.images' of 'train_step' is to be scattered along dimension 0 and not at all
//
// CHECK-LABEL: func.func @train_step(
// CHECK-SAME: {dp.name = "params.w", dp.state
// CHECK-SAME: {dp.name = "batch.images", dp.scatter = 0 : i64}
// CHECK-SAME: {dp.name = "batch.targets.labels", dp.scatter = 0 : i64}
// CHECK-SAME: {dp.name = "batch.targets.boxes", dp.scatter = 1 : i64}
// CHECK-SAME: {dp.name = "batch.scale"}
// CHECK-SAME: {dp.name = "batch/masks", dp.scatter = 1 : i64}
// CHECK-LABEL: func.func @val_step(
// CHECK-SAME: {dp.name = "batch['images']", dp.scatter = 0 : i64}
// CHECK-LABEL: func.func @one_array(
// CHECK-SAME: {dp.name = "batch", dp.scatter = 0 : i64}
// CHECK-SAME: {dp.name = "batch.size"}

func.func @train_step(
    %w: tensor<3xf32> {tf.aliasing_output = 0 : i32} loc("params.w"),
    %images: tensor<7x3xf32> loc("batch.images"),
    %labels: tensor<7xf32> loc("batch.targets.labels"),
    %boxes: tensor<3x7xf32> loc("batch.targets.boxes"),
    %scale: tensor<f32> loc("batch.scale"),
    %masks: tensor<3x7xf32> loc("batch/masks"))
    -> (tensor<3xf32> {jax.result_info = "params.w"}, tensor<f32> {jax.result_info = "loss"}) {
  %z7 = arith.constant dense<0.0> : tensor<7xf32>
  %z3 = arith.constant dense<0.0> : tensor<3xf32>
  %z = arith.constant dense<0.0> : tensor<f32>
  %rate = arith.constant dense<0.0625> : tensor<3xf32>
  %e = tensor.empty() : tensor<7xf32>
  %p = linalg.matvec ins(%images, %w : tensor<7x3xf32>, tensor<3xf32>) outs(%z7 : tensor<7xf32>) -> tensor<7xf32>
  %m = arith.mulf %boxes, %masks : tensor<3x7xf32>
  %b = linalg.reduce { arith.addf } ins(%m : tensor<3x7xf32>) outs(%z7 : tensor<7xf32>) dimensions = [0]
  %t = arith.addf %labels, %b : tensor<7xf32>
  %d0 = arith.subf %p, %t : tensor<7xf32>
  %s = linalg.broadcast ins(%scale : tensor<f32>) outs(%e : tensor<7xf32>) dimensions = [0]
  %d = arith.mulf %d0, %s : tensor<7xf32>
  %q = arith.mulf %d, %d : tensor<7xf32>
  %loss = linalg.reduce { arith.addf } ins(%q : tensor<7xf32>) outs(%z : tensor<f32>) dimensions = [0]
  %g = linalg.vecmat ins(%d, %images : tensor<7xf32>, tensor<7x3xf32>) outs(%z3 : tensor<3xf32>) -> tensor<3xf32>
  %u = arith.mulf %g, %rate : tensor<3xf32>
  %n = arith.subf %w, %u : tensor<3xf32>
  return %n, %loss : tensor<3xf32>, tensor<f32>
}

// The same rules for a tree as JAX writes it.
func.func @val_step(%w: tensor<3xf32> loc("params.w"), %images: tensor<4x3xf32> loc("batch['images']")) -> tensor<4xf32> {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  %p = linalg.matvec ins(%images, %w : tensor<4x3xf32>, tensor<3xf32>) outs(%z : tensor<4xf32>) -> tensor<4xf32>
  return %p : tensor<4xf32>
}

// A name that an argument has means this argument alone.
func.func @one_array(%x: tensor<5xf32> loc("batch"), %n: tensor<2xf32> loc("batch.size")) -> tensor<5xf32> {
  return %x : tensor<5xf32>
}
