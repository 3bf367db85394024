// Indexed updates and one-hot contractions that are an update or a read, against
// numpy: duplicates and indices that do not exist, each kind, two indexed
// dimensions, one that the batch goes along with.
//
// REQUIRES: numpy
// RUN: %python %integration/run_program.py %s %integration/Inputs/index_update.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t | FileCheck %s
// RUN: %python %integration/run_program.py %s %integration/Inputs/index_update.py --dp-compile %bin/dp-compile --dp-run %bin/dp-run --work %t.dense --compile-options=--no-raise-index-updates | FileCheck %s
// CHECK: all agree

#b = affine_map<(b, t) -> (b, t)>
#ids = affine_map<(b, t, v) -> (b, t)>
#btv = affine_map<(b, t, v) -> (b, t, v)>
#hot = affine_map<(v, j, b, t) -> (b, t, v)>
#row = affine_map<(v, j, b, t) -> (b, t, j)>
#sum = affine_map<(v, j, b, t) -> (v, j)>
#rhot = affine_map<(b, t, j, v) -> (b, t, v)>
#rtable = affine_map<(b, t, j, v) -> (v, j)>
#rout = affine_map<(b, t, j, v) -> (b, t, j)>

func.func @step(
    %table: tensor<9x3xf32> {dp.state} loc("table"), %counts: tensor<9xi32> {tf.aliasing_output = 10 : i32} loc("counts"),
    %x: tensor<8x4x3xf32> loc("x"), %raw: tensor<8x4xi32> loc("raw"))
    -> (tensor<9x3xf32> {jax.result_info = "set"},
        tensor<9x3xf32> {jax.result_info = "add"},
        tensor<9x3xf32> {jax.result_info = "mul"},
        tensor<9x3xf32> {jax.result_info = "max"},
        tensor<9x3xf32> {jax.result_info = "min"},
        tensor<9xi32> {jax.result_info = "xor"},
        tensor<5x9xi32> {jax.result_info = "pairs"},
        tensor<8x9x3xf32> {jax.result_info = "along"},
        tensor<9x3xf32> {jax.result_info = "onehot"},
        tensor<8x4x3xf32> {jax.result_info = "lookup"},
        tensor<9xi32> {jax.result_info = "counts"},
        tensor<8x9x4xi32> {jax.result_info = "marked"}) {
  %zero = arith.constant 0.0 : f32
  %zeros = arith.constant dense<0.0> : tensor<9x3xf32>
  %zeros3 = arith.constant dense<0.0> : tensor<8x9x3xf32>
  %sevens = arith.constant dense<-7> : tensor<8x9x4xi32>
  %zeros5 = arith.constant dense<0> : tensor<5x9xi32>
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %thirteen = arith.constant 13 : i32
  %e = tensor.empty() : tensor<8x4xi32>
  %ep = tensor.empty() : tensor<8x4x2xi32>
  %ehot = tensor.empty() : tensor<8x4x9xf32>
  %ebtj = tensor.empty() : tensor<8x4x3xf32>
  // -2 to 10, of which 0 to 8 exist
  %id = linalg.generic {indexing_maps = [#b, #b], iterator_types = ["parallel", "parallel"]}
      ins(%raw : tensor<8x4xi32>) outs(%e : tensor<8x4xi32>) {
  ^bb0(%a: i32, %o: i32):
    %m = arith.remsi %a, %thirteen : i32
    %s = arith.subi %m, %two : i32
    linalg.yield %s : i32
  } -> tensor<8x4xi32>
  // (id / 3, id)
  %pair = linalg.generic {indexing_maps = [#ids, #btv], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%id : tensor<8x4xi32>) outs(%ep : tensor<8x4x2xi32>) {
  ^bb0(%a: i32, %o: i32):
    %k = linalg.index 2 : index
    %c = arith.index_cast %k : index to i32
    %isSecond = arith.cmpi eq, %c, %one : i32
    %q = arith.floordivsi %a, %three : i32
    %r = arith.select %isSecond, %a, %q : i32
    linalg.yield %r : i32
  } -> tensor<8x4x2xi32>

  %set = dp.index_update %x into %table at %id dims [0] : tensor<8x4x3xf32>, tensor<9x3xf32>, tensor<8x4xi32>
  %add = dp.index_update %x into %table at %id dims [0] kind add : tensor<8x4x3xf32>, tensor<9x3xf32>, tensor<8x4xi32>
  %mul = dp.index_update %x into %table at %id dims [0] kind mul : tensor<8x4x3xf32>, tensor<9x3xf32>, tensor<8x4xi32>
  %max = dp.index_update %x into %table at %id dims [0] kind max : tensor<8x4x3xf32>, tensor<9x3xf32>, tensor<8x4xi32>
  %min = dp.index_update %x into %table at %id dims [0] kind minnum : tensor<8x4x3xf32>, tensor<9x3xf32>, tensor<8x4xi32>
  %xor = dp.index_update %raw into %counts at %id dims [0] kind xor : tensor<8x4xi32>, tensor<9xi32>, tensor<8x4xi32>
  %pairs = dp.index_update %raw into %zeros5 at %pair dims [0, 1] kind umax : tensor<8x4xi32>, tensor<5x9xi32>, tensor<8x4x2xi32>
  %along = dp.index_update %x into %zeros3 at %id dims [1] batching [0] kind add : tensor<8x4x3xf32>, tensor<8x9x3xf32>, tensor<8x4xi32>
  %marked = dp.index_update %raw into %sevens at %id dims [1] batching [0, 2] : tensor<8x4xi32>, tensor<8x9x4xi32>, tensor<8x4xi32>
  %twice = arith.addi %marked, %marked : tensor<8x9x4xi32>
  %count = dp.index_update %raw into %counts at %id dims [0] kind add : tensor<8x4xi32>, tensor<9xi32>, tensor<8x4xi32>

  %hot = linalg.generic {indexing_maps = [#ids, #btv], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%id : tensor<8x4xi32>) outs(%ehot : tensor<8x4x9xf32>) {
  ^bb0(%a: i32, %o: f32):
    %v = linalg.index 2 : index
    %c = arith.index_cast %v : index to i32
    %same = arith.cmpi eq, %c, %a : i32
    %f = arith.uitofp %same : i1 to f32
    linalg.yield %f : f32
  } -> tensor<8x4x9xf32>
  %onehot = linalg.generic {indexing_maps = [#hot, #row, #sum], iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%hot, %x : tensor<8x4x9xf32>, tensor<8x4x3xf32>) outs(%zeros : tensor<9x3xf32>) {
  ^bb0(%a: f32, %u: f32, %o: f32):
    %p = arith.mulf %a, %u : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<9x3xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%ebtj : tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
  %lookup = linalg.generic {indexing_maps = [#rhot, #rtable, #rout], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%hot, %table : tensor<8x4x9xf32>, tensor<9x3xf32>) outs(%fill : tensor<8x4x3xf32>) {
  ^bb0(%a: f32, %u: f32, %o: f32):
    %p = arith.mulf %a, %u : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x4x3xf32>
  return %set, %add, %mul, %max, %min, %xor, %pairs, %along, %onehot, %lookup, %count, %twice
      : tensor<9x3xf32>, tensor<9x3xf32>, tensor<9x3xf32>, tensor<9x3xf32>, tensor<9x3xf32>, tensor<9xi32>,
        tensor<5x9xi32>, tensor<8x9x3xf32>, tensor<9x3xf32>, tensor<8x4x3xf32>, tensor<9xi32>,
        tensor<8x9x4xi32>
}
