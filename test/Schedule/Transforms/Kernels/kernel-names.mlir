// A kernel's name begins with the path of the user's module, where the locations
// of its ops name one.

// RUN: dp-opt %s --dp-form-kernels | FileCheck %s --check-prefix=FORM
// RUN: dp-opt %s --dp-form-kernels --dp-outline-kernels | FileCheck %s

// A path without the numbers of layers; that of a call's callee; none for names
// that are no paths, as those of JAX's primitives; a gradient.

// FORM-LABEL: func.func private @paths(
// FORM: dp.launch_region "kernel_negf" of "blocks_mlp_fc" extent
// FORM: dp.launch_region "kernel_exp" of "encoder_conv1" extent
// FORM: dp.launch_region "kernel_sqrt" extent
// FORM: dp.launch_region "kernel_tanh" extent
// FORM: dp.launch_region "kernel_erf" of "_3d_conv" extent
// FORM: dp.launch_region "kernel_rsqrt" of "gradient_blocks_norm" extent
// CHECK-LABEL: func.func private @paths(
// CHECK: dp.launch @blocks_mlp_fc_negf extent
// CHECK: dp.launch @encoder_conv1_exp extent
// CHECK: dp.launch @kernel_sqrt extent
// CHECK: dp.launch @kernel_tanh extent
// CHECK: dp.launch @_3d_conv_erf extent
// CHECK: dp.launch @gradient_blocks_norm_rsqrt extent
func.func private @paths(%x: memref<8xf32> loc("weights.0"))
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [<name = "x", type = tensor<8xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  linalg.negf ins(%x : memref<8xf32>) outs(%x : memref<8xf32>) loc("blocks.3.mlp.fc_12"("model.py":17:0))
  linalg.exp ins(%x : memref<8xf32>) outs(%x : memref<8xf32>) loc(callsite("encoder.conv1"("model.py":4:0) at "caller"("model.py":5:0)))
  linalg.sqrt ins(%x : memref<8xf32>) outs(%x : memref<8xf32>) loc("jit(step)/add"("model.py":4:0))
  linalg.tanh ins(%x : memref<8xf32>) outs(%x : memref<8xf32>) loc("max"("model.py":4:0))
  linalg.erf ins(%x : memref<8xf32>) outs(%x : memref<8xf32>) loc("0.3d.conv"("model.py":4:0))
  linalg.rsqrt ins(%x : memref<8xf32>) outs(%x : memref<8xf32>) loc("gradient of blocks.0.norm"("model.py":4:0))
  return
}

// Of several modules the path that they share, or that of the last op. The body's
// ops say more than the op around them, and constants nothing.

// FORM-LABEL: func.func private @several(
// FORM: dp.launch_region "kernel_negf" of "blocks_mlp" extent
// FORM: dp.launch_region "kernel_addf_maximumf" of "blocks_mlp" extent
// FORM: dp.launch_region "kernel_subf_mulf" of "model_head" extent
// CHECK-LABEL: func.func private @several(
// CHECK: dp.launch @blocks_mlp_negf extent
// CHECK: dp.launch @blocks_mlp_addf_maximumf extent
// CHECK: dp.launch @model_head_subf_mulf extent
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func private @several(%x: memref<?x6xf32>, %y: memref<?x6xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8x6xf32>, placement = sharded<0>, role = batch>,
        <name = "y", type = tensor<8x6xf32>, placement = sharded<0>, role = batch>],
      results = [],
      dims = []>} {
  linalg.negf ins(%x : memref<?x6xf32>) outs(%y : memref<?x6xf32>) loc(fused["blocks.3.mlp.fc1"("model.py":17:0), "model.py":1:2, "blocks.4.mlp.relu"("model.py":17:0)])
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x6xf32>) outs(%y : memref<?x6xf32>) {
    ^bb0(%a: f32, %o: f32):
      %zero = arith.constant 0.0 : f32 loc("other.part")
      %0 = arith.addf %a, %o : f32 loc("blocks.3.mlp.fc1"("model.py":17:0))
      %1 = arith.maximumf %0, %zero : f32 loc("blocks.3.mlp.relu"("model.py":17:0))
      linalg.yield %1 : f32 loc("other.part")
  } loc("blocks.3.relu"("model.py":17:0))
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x6xf32>) outs(%y : memref<?x6xf32>) {
    ^bb0(%a: f32, %o: f32):
      %0 = arith.subf %a, %o : f32 loc("0.norm"("model.py":17:0))
      %1 = arith.mulf %0, %a : f32 loc("model.head"("model.py":17:0))
      linalg.yield %1 : f32
  }
  return
}

// Layers share a kernel and its name. Of two modules that share one, or of a
// module and other code, neither names it; names that are the same get numbers.

// CHECK-LABEL: func.func private @shared(
// CHECK: dp.launch @blocks_act_cos extent
// CHECK: dp.launch @blocks_act_cos extent
// CHECK: dp.launch @kernel_sin extent
// CHECK: dp.launch @kernel_sin extent
// CHECK: dp.launch @kernel_absf extent
// CHECK: dp.launch @kernel_absf extent
// CHECK: dp.launch @blocks_act_cos_0 extent
func.func private @shared(%x: memref<8xf32>, %y: memref<9xf32>, %z: memref<8xf64>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<9xf32>, placement = replicated, role = input>,
        <name = "z", type = tensor<8xf64>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%x : memref<8xf32>) {
    ^bb0(%o: f32):
      %0 = math.cos %o : f32
      linalg.yield %0 : f32
  } loc("blocks.0.act"("model.py":17:0))
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%y : memref<9xf32>) {
    ^bb0(%o: f32):
      %0 = math.cos %o : f32
      linalg.yield %0 : f32
  } loc("blocks.1.act"("model.py":17:0))
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%x : memref<8xf32>) {
    ^bb0(%o: f32):
      %0 = math.sin %o : f32
      linalg.yield %0 : f32
  } loc("model.embed"("model.py":17:0))
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%y : memref<9xf32>) {
    ^bb0(%o: f32):
      %0 = math.sin %o : f32
      linalg.yield %0 : f32
  } loc("model.head"("model.py":17:0))
  linalg.abs ins(%x : memref<8xf32>) outs(%x : memref<8xf32>) loc("model.embed"("model.py":17:0))
  linalg.abs ins(%y : memref<9xf32>) outs(%y : memref<9xf32>) loc("model.py":17:0)
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%z : memref<8xf64>) {
    ^bb0(%o: f64):
      %0 = math.cos %o : f64
      linalg.yield %0 : f64
  } loc("blocks.1.act"("model.py":17:0))
  return
}

// A name has about 60 characters: the last parts of a path say most. An op that
// is a kernel is named, too.

// CHECK-LABEL: func.func private @long(
// CHECK: dp.launch @attention_output_projection_dropout_activation_ceil extent
// CHECK: dp.launch @atnolinehasroomforitinanyreportorinanytraceofaprofiler_floor extent
// CHECK: dp.launch @model_router_sort extent
func.func private @long(%x: memref<8xf32>, %y: memref<4x16xf32>)
    attributes {dp.spmd, dp.entry = #dp.entry<
      arguments = [
        <name = "x", type = tensor<8xf32>, placement = replicated, role = input>,
        <name = "y", type = tensor<4x16xf32>, placement = replicated, role = input>],
      results = [],
      dims = []>} {
  linalg.ceil ins(%x : memref<8xf32>) outs(%x : memref<8xf32>) loc("transformer.encoder.layers.11.self_attention.attention_output.projection.dropout.activation")
  linalg.floor ins(%x : memref<8xf32>) outs(%x : memref<8xf32>) loc("0.amodulewhosenameissolongthatnolinehasroomforitinanyreportorinanytraceofaprofiler")
  dp.buffer.sort outs(%y : memref<4x16xf32>) dim 1 {
  ^bb0(%a: f32, %b: f32):
    %l = arith.cmpf olt, %a, %b : f32
    dp.yield %l : i1
  } loc("model.router"("model.py":3:0))
  return
}
