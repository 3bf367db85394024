//===- Passes.td - Passes on the tensors of one device ------*- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SPMD_PASSES_TD
#define DP_SPMD_PASSES_TD

include "dp/IR/StagePass.td"

def DPOutlineSPMD : DP_ModulePass<"dp-outline-spmd", DP_Graphs> {
  let summary = "Outline the body of dp.parallel as the program of one device";
  let description = [{
    Replaces a function with one dp.parallel by the program of one device. The function
    becomes private, with `dp.spmd` and `dp.entry`; its arguments are the local tensors
    of the dp.parallel, and each dynamic global size is an argument of type index. A
    result that is the new value of a state argument is written into that argument.
    Every other result gets an argument that is its destination.

    The dp.replicate, dp.scatter, dp.take, dp.gather and dp.reduce ops around the
    dp.parallel say which part a device holds of each argument and result; they become
    the placements in `dp.entry`. Ops on scalars and shapes before the dp.parallel
    are cloned into the program.

    ```mlir
    func.func @step(%w: tensor<8xf32> {dp.state}) -> (tensor<8xf32> {dp.updates = 0}) {
      %r = dp.replicate %w : ...
      %0 = dp.parallel (%l = %r) : ... {
        %new = arith.addf %l, %l : tensor<8xf32>
        dp.yield %new : tensor<8xf32>
      }
      %t = dp.take %0 : ...
      return %t : tensor<8xf32>
    }
    // becomes
    func.func private @step(%w: tensor<8xf32>) -> tensor<8xf32>
        attributes {dp.spmd, dp.entry = ...} {
      %new = arith.addf %w, %w : tensor<8xf32>
      %0 = bufferization.materialize_in_destination %new in %w : ...
      return %0 : tensor<8xf32>
    }
    ```

    Fails where anything else is computed on the host, or where a dynamic size of a
    result is not the size of an argument. Leaves functions without dp.parallel alone.

    From here on a local size is `dp.shard_size` of a global size, so that every size is a
    function of the rank, the number of devices and the entry's `dims`. A result that is
    another state unchanged is copied first: where two states are exchanged, both are read
    before either is written.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::bufferization::BufferizationDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
}

def DPDecomposeAggregates
    : DP_FunctionPass<"dp-decompose-aggregates", [DP_Graph, DP_Parallel, DP_Program]> {
  let summary = "Decompose linalg aggregate ops, as softmax, into structured ops";
  let description = [{
    Replaces each aggregate op (linalg.softmax) by the structured ops that it stands
    for. Until then it has one placement rule as a whole; fusion and kernels need its
    parts. Also cuts the input of a window of one position to the elements that the
    window reaches, so that the removal of unit loops keeps the window's size.

    ```mlir
    %r = linalg.softmax dimension(0) ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>)
    // becomes
    %max = linalg.generic {iterator_types = ["reduction", "parallel"]} ins(%x) ...
    %exp = linalg.generic {iterator_types = ["parallel", "parallel"]} ins(%x, %max) ...
    %sum = linalg.generic {iterator_types = ["reduction", "parallel"]} ins(%exp) ...
    %r = linalg.generic {iterator_types = ["parallel", "parallel"]} ins(%exp, %sum) ...
    ```

    Runs on every function, whose `dp.entry`, if it has one, must be on tensors. Leaves
    other ops alone.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPDecomposeAttention
    : DP_FunctionPass<"dp-decompose-attention", [DP_Graph, DP_Parallel, DP_Program]> {
  let summary = "Decompose attention and its gradient into structured ops";
  let description = [{
    Replaces each dp.attention and dp.attention_gradient by contractions and passes over
    the scores, which are then in memory as a whole, where the target has no call for
    them. Factors of 16 bits stay that, with
    sums in f32; scores, probabilities and their sums are f32, and rounded where they
    become factors or results. A gradient reads the probabilities of its forward op if
    that did not round them.

    ```mlir
    %o, %l = dp.attention causal ins(%q, %k, %v : ...) scale 0.125 outs(%a, %b : ...)
    // becomes
    %products = linalg.generic ins(%q, %k) ...                 // sums of products
    %scores = linalg.generic ins(%products) {mulf, cmpi, select}
    %max = linalg.generic {iterator_types = [..., "reduction"]} ins(%scores) ...
    %exp = linalg.generic ins(%scores, %max) {subf, exp}
    %sum = linalg.generic {iterator_types = [..., "reduction"]} ins(%exp) ...
    %p = linalg.generic ins(%exp, %sum) {divf, select}
    %o = linalg.generic ins(%p, %v) ...                        // sums of products
    %l = linalg.generic ins(%max, %sum) {log, addf}
    ```

    For the host, ops of f32 and f64 stay, since its runtime computes them in blocks.
    One of f16, and a causal one of bf16 with 512 keys or more, becomes such an op on f32
    copies. Another one of bf16 is decomposed: its products are faster in bf16.

    ```mlir
    %o, %l = dp.attention ins(%q, %k, %v : tensor<?x4x8xf16>, ...) scale 0.5 outs(%a, %b : ...)
    // becomes
    %q32 = linalg.generic ins(%q) {extf}                       // also of %k and %v
    %o32, %l = dp.attention ins(%q32, %k32, %v32 : tensor<?x4x8xf32>, ...) scale 0.5 outs(%c, %b : ...)
    %o = linalg.generic ins(%o32) {truncf}
    ```

    For a GPU with a library for attention, cuDNN, ops of f16 and bf16 stay whose rows have 8, 16, ... 128 numbers and
    whose mask, if any, has its own numbers along the keys. cuDNN does not define rows
    without keys. So -inf in a mask becomes the lowest finite number, and the op is
    `finite_mask`; its output is 0 and its logsumexp -inf where all numbers of the mask
    that count are -inf. A gradient reads a logsumexp of inf there, with which all
    probabilities are 0. A remark says why ops are decomposed.

    Runs on every function, whose `dp.entry`, if it has one, must be on tensors. Leaves
    other ops alone.

    Any other gradient computes the probabilities from the scores and the logsumexp.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numDecomposed", "num-decomposed", "Ops that were decomposed">,
    Statistic<"numWidened", "num-widened", "Ops that were widened to f32">];
}

def DPCSE : Pass<"dp-cse", "::mlir::func::FuncOp"> {
  let summary = "Eliminate common subexpressions, also among many structured ops on one operand";
  let description = [{
    Has the result of upstream's `cse`, which compares an op with all ops of the same
    name, attributes, operands and types, which is quadratic in the number of structured
    ops that differ in their bodies alone. Here the bodies are told apart by their hash.

    ```mlir
    %0 = linalg.generic ins(%x) outs(%e) {... mulf %in, %cst ...}
    %1 = linalg.generic ins(%x) outs(%e) {... mulf %in, %cst_0 ...}
    %2 = linalg.generic ins(%x) outs(%e) {... mulf %in, %cst ...}
    use(%0, %1, %2)
    // becomes
    %0 = linalg.generic ins(%x) outs(%e) {... mulf %in, %cst ...}
    %1 = linalg.generic ins(%x) outs(%e) {... mulf %in, %cst_0 ...}
    use(%0, %1, %0)
    ```
  }];
}

def DPSimplifyLinalg : DP_ProgramPass<"dp-simplify-linalg"> {
  let summary = "Simplify linalg ops: transposes, reshapes, slices, constants and destinations";
  let description = [{
    Gives a program the form that dp-fuse-linalg reads. Named linalg ops that may fuse
    become linalg.generic, and copies that no op needs go away.

    Transposes: one before or after a contraction becomes one of its indexing maps, unless
    another op than a linalg op reads the transpose of a computed value, too: that copy stays. A
    copy that exchanges outer dimensions, as one of the heads of an attention, goes where the
    ops around it can read or write the tensor as it was; a contraction can if it has one or two
    batch dimensions and a row or column of its matrices is contiguous. An elementwise op that
    transposes the matrices of a contraction's factors or product, as scaled keys, leaves the
    transpose to the contraction.

    ```mlir
    %t = linalg.transpose ins(%w : tensor<16x8xf32>) outs(%e : tensor<8x16xf32>) permutation = [1, 0]
    %r = linalg.matmul ins(%x, %t : tensor<?x8xf32>, tensor<8x16xf32>) outs(%z : tensor<?x16xf32>)
    // becomes
    %r = linalg.generic {indexing_maps = [(m, n, k) -> (m, k), (m, n, k) -> (n, k), (m, n, k) -> (m, n)]}
                        ins(%x, %w : tensor<?x8xf32>, tensor<16x8xf32>) outs(%z : tensor<?x16xf32>)
    ```

    Reshapes and casts: an elementwise op from all of whose tensors one static
    tensor.collapse_shape has left out dimensions of extent 1 runs on the tensors before the
    reshape, so that a parameter with such dimensions, as the filter of one pixel, is updated in
    its own shape, in place. A cast that narrows floats moves before the reshapes of its input,
    one that widens them after the reshapes of its result, where they fuse.

    Slices: dp.local_slice becomes tensor.extract_slice, and tensor.concat a chain of
    tensor.insert_slice. If only a slice of a result is read, only the slice is computed, unless
    an input would be read by slices for it.

    Constants: a constant of one value and more than 2^18 elements, which the executable would
    have in full, becomes a linalg.fill. The value of a fill is read where its elements are read.

    Index updates: those that are added to zeros, and their sum to a tensor, are added to the
    tensor, unless an elementwise op computes that and dp-compact-index-updates saves both.
    Scaled updates of zeros, as a step of gradient descent on a table, touch only the rows that
    were read. The updates of a row are added up first, because small ones would get lost in the
    row one by one. The other rows stay as they are also if the rate is infinite or NaN. A
    one-hot tensor, in each row one dp.index_update of a fill, or one that adds to zeros, is
    computed where it is read; the sum of its row is the row's value.

    Destinations: a result that does not depend on its destination gets a tensor.empty. A
    dynamic size of it comes from where the size is known, not from a tensor.dim of a value that
    could be fused: a read of its size would keep that value from being fused. A reduction over
    no elements keeps its initial value: one whose body does not read it, and whose extent is
    dynamic, selects it by the extent.

    For a GPU a product of rows and a vector becomes a linalg.generic, and ops on the collapsed
    rows of a partial slice, as logits without the last position, which would be copied to be
    collapsed, get loops over the dimensions that are collapsed:
    ```mlir
    %s = tensor.extract_slice %z[0, 0, 0] [%b, 63, 512] [1, 1, 1] : tensor<?x64x512xf32> to tensor<?x63x512xf32>
    %r = tensor.collapse_shape %s [[0, 1], [2]] : tensor<?x63x512xf32> into tensor<?x512xf32>
    %m = linalg.generic ins(%r) outs(%low) {arith.maximumf}     // ?x512 -> ?
    // becomes
    %m3 = linalg.generic ins(%s) outs(%low3) {arith.maximumf}   // ?x63x512 -> ?x63
    %m = tensor.collapse_shape %m3 [[0, 1]] : tensor<?x63xf32> into tensor<?xf32>
    ```

    Runs on functions with `dp.spmd` only, also on those without a `dp.entry`: it reads nothing
    of the program's interface.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPFuseCallees : DP_ModulePass<"dp-fuse-callees", DP_Graphs> {
  let summary = "Fuse elementwise linalg ops of functions before they are inlined";
  let description = [{
    Runs before the inliner. A frontend writes the update of a parameter as a function that
    the step calls for each parameter of its shape: the later passes then see the fused ops
    of each call instead of all ops of the function.

    ```mlir
    func.func private @update(%w: tensor<8xf32>, %g: tensor<8xf32>) -> tensor<8xf32> {
      %e = tensor.empty() : tensor<8xf32>
      %0 = linalg.generic ins(%g, %g : ...) outs(%e : tensor<8xf32>) {arith.mulf}
      %1 = linalg.generic ins(%w, %0 : ...) outs(%e : tensor<8xf32>) {arith.addf}
      return %1 : tensor<8xf32>
    }
    // becomes
    func.func private @update(%w: tensor<8xf32>, %g: tensor<8xf32>) -> tensor<8xf32> {
      %e = tensor.empty() : tensor<8xf32>
      %0 = linalg.generic ins(%w, %g : ...) outs(%e : tensor<8xf32>) {arith.mulf, arith.addf}
      return %0 : tensor<8xf32>
    }
    ```

    Matches private functions that consist of elementwise linalg.generic, linalg.fill,
    tensor.empty and constants, on tensors of static shapes and elements that are not complex.
    Functions with one call are fused, too, so that equal updates have equal kernels. The pass
    fuses what [dp-fuse-linalg](#dp-fuse-linalg) fuses after inlining. It leaves alone an op
    that scales an argument of full rank, or adds it to another tensor, where nothing else
    reads the argument and a call computes it: the argument may have updates of zeros, as the
    gradient of a table, which [dp-simplify-linalg](#dp-simplify-linalg) then adds to the
    tensor.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numFused", "num-fused",
              "Elementwise ops that were fused into a consumer">];
}

def DPFuseLinalg : DP_ProgramPass<"dp-fuse-linalg"> {
  let summary = "Fuse elementwise linalg ops into their consumers";
  let description = [{
    Fuses elementwise linalg.generic ops into the elementwise ops and reductions that
    read them. A fused body has at most 256 ops.

    ```mlir
    %e = tensor.empty(%n) : tensor<?xf32>
    %0 = linalg.generic ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {math.exp}
    %1 = linalg.generic ins(%0, %y : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {arith.addf}
    // becomes
    %e = tensor.empty(%n) : tensor<?xf32>
    %1 = linalg.generic ins(%x, %y : tensor<?xf32>, tensor<?xf32>)
                        outs(%e : tensor<?xf32>) {math.exp, arith.addf}
    ```

    A value that several ops read is computed in each of them if that saves storing it, is cheap
    and reads at most one whole operand: the sum of product and bias that a relu and its mask
    read. An exponential is never computed twice. If one op reads a few numbers of each tuple, as
    a gather of two coordinates of four does, each number is computed in it. Nothing moves into a
    loop.

    Leaves contractions and convolutions whole: they become calls of a library. For a GPU a
    product of rows and a vector is a reduction like any other, so that all passes over the rows,
    as in the gradient of a layer normalization, are one kernel. There a bias that is added to a
    product of 16-bit factors fuses with nothing else, and an op that scales a product of 8-bit
    factors moves after the reshape of its result, where it fuses with the next op.

    Runs on functions with `dp.spmd` only, after dp-simplify-linalg. A fused op may transpose a
    factor, compute a one-hot tensor or read only reshaped tensors where its parts did not, so
    that most rewrites of dp-simplify-linalg are applied to fused ops, too.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numFused", "num-fused",
              "Elementwise ops that were fused into a consumer">];
}

def DPFuseMultiUse : DP_ProgramPass<"dp-fuse-multi-use"> {
  let summary = "Fuse elementwise ops into the first of several readers";
  let description = [{
    Fuses an elementwise linalg.generic into the elementwise op that reads it first, as
    one op that also has the result of the first, for those that read it later. So the
    update of a parameter and of the optimizer's states is one pass over memory.

    ```mlir
    %m1 = linalg.generic ins(%m, %g : ...) outs(%e : tensor<8xf32>) {arith.addf}
    %w1 = linalg.generic ins(%w, %m1 : ...) outs(%e : tensor<8xf32>) {arith.subf}
    return %m1, %w1 : tensor<8xf32>, tensor<8xf32>
    // becomes
    %m1, %w1 = linalg.generic ins(%w, %m, %g : ...)
                              outs(%e, %e : tensor<8xf32>, tensor<8xf32>) {arith.addf, arith.subf}
    return %m1, %w1 : tensor<8xf32>, tensor<8xf32>
    ```

    For a GPU the reader may exchange dimensions except the last one, as a copy of
    attention's heads does; the fused op then writes both orders. Runs on functions with
    `dp.spmd` only, after dp-fuse-linalg, which fuses ops with one reader.

    An op that reads several results of one op fuses in the same way.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect"];
  let statistics = [
    Statistic<"numFused", "num-fused",
              "Elementwise ops that were fused into a consumer">];
}

def DPMergeSiblings : DP_ProgramPass<"dp-merge-siblings"> {
  let summary = "Merge reductions that read the same tensor into one op";
  let description = [{
    Two linalg.generic that read a tensor at one indexing map, have the same loops, write
    at the same places and do not depend on each other become one with the results of
    both: a kernel reads the tensor once. So the two sums of a batch normalization, and
    those of its gradient, take one pass over the image each.

    ```mlir
    %s = linalg.generic ins(%x : tensor<?x64x3136xf32>) outs(%z : tensor<64xf32>) {arith.addf}
    %q = linalg.generic ins(%x : tensor<?x64x3136xf32>) outs(%z : tensor<64xf32>) {arith.mulf, arith.addf}
    // becomes
    %s, %q = linalg.generic ins(%x : tensor<?x64x3136xf32>)
                            outs(%z, %z : tensor<64xf32>, tensor<64xf32>) {arith.addf, arith.mulf, arith.addf}
    ```

    Merges reductions each of whose results has a combiner that threads can share, and
    elementwise ops on at most 65,536 elements, as the new statistics of a normalization:
    larger results would live longer. The op stands where the first one of the two stood,
    or the second one if all users of the first one follow. An op has at most 8 results.
    Ops after several numbers of rendezvous stay apart, so that no collective waits for
    more of them than before.

    Runs on functions with `dp.spmd` only, on those for a GPU. A CPU keeps a sum in its
    registers while it goes through a row.

    The gradients of a layer normalization's scale and bias merge, too.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::linalg::LinalgDialect"];
  let statistics = [
    Statistic<"numMerged", "num-merged",
              "Ops that became part of another one">];
}

def DPRecomputeInputs : DP_ProgramPass<"dp-recompute-inputs"> {
  let summary = "Recompute inputs of linalg ops from their other inputs";
  let description = [{
    An input of a linalg.generic that a cheap elementwise op computes from other inputs
    of it is computed in it. So the gradient of a normalization followed by a relu finds
    the relu's mask from the image, which it reads, and not from the relu's result.

    ```mlir
    %y = linalg.generic ins(%x, %scale : tensor<?x64xf32>, tensor<64xf32>) {arith.mulf, arith.maximumf}
    ...
    %d = linalg.generic ins(%g, %y, %x : tensor<?x64xf32>, ...) {arith.cmpf, arith.select, arith.mulf}
    // becomes
    %d = linalg.generic ins(%g, %x, %scale : tensor<?x64xf32>, tensor<?x64xf32>, tensor<64xf32>)
                        {arith.mulf, arith.maximumf, arith.cmpf, arith.select, arith.mulf}
    ```

    An op whose result only such ops read is also computed in all of them if none of
    them then reads more tensors than before; it need not be stored at all. Tensors
    count whose elements are as many as the iterations; a body is cheap that has at most
    16 ops, none of which is a division or of the math dialect. If a tensor need not be
    stored any more, a body with one or two functions of f32 is cheap, too: the gradient
    of a GELU computes the forward pass's tangent again, and a softmax its exponentials
    for the sum and for the quotients. A tensor.extract in a linalg.generic with at most
    a sixteenth of the op's iterations computes the elements that it reads, also after a
    collapse: the loss of a class among many, where the gradient computes the
    probabilities from the logits again.

    ```mlir
    %p = linalg.generic ins(%logits, %max : tensor<?x50257xbf16>, tensor<?xf32>) {arith.extf, arith.subf}
    %loss = linalg.generic ins(%labels : tensor<?xindex>) {tensor.extract %p[%row, %label], ...}
    %g = linalg.generic ins(%p, ...) {math.exp, ...}
    // becomes
    %loss = linalg.generic ins(%labels : tensor<?xindex>)
                           {tensor.extract %logits[%row, %label], tensor.extract %max[%row], arith.extf, arith.subf, ...}
    %g = linalg.generic ins(%logits, %max, ...) {arith.extf, arith.subf, math.exp, ...}
    ```

    Runs on functions with `dp.spmd` only, on those for a GPU, where arithmetic waits for
    the memory.

    The gradient under a relu's mask is computed in both kernels that read it, and the
    probabilities of a loss over a vocabulary, which in f32 are as large as the logits, are not
    stored.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numRecomputed", "num-recomputed",
              "Inputs that are computed where they were read">];
}

def DPMergeContractions : DP_ProgramPass<"dp-merge-contractions"> {
  let summary = "Make one contraction of a sum of contractions";
  let description = [{
    Contractions of one form that are added become one, over factors that are
    concatenated along a loop that is summed over, if these are smaller than the partial
    sums; else each adds to the result of the one before. So the gradient of a weight
    that a recurrence uses in each step is one product.

    ```mlir
    %a = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%h0, %g0 : tensor<8x64xf32>, tensor<8x32xf32>)
                       outs(%zeros : tensor<64x32xf32>)
    %b = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%h1, %g1 : tensor<8x64xf32>, tensor<8x32xf32>)
                       outs(%zeros : tensor<64x32xf32>)
    %w = linalg.add ins(%a, %b : tensor<64x32xf32>, tensor<64x32xf32>) outs(%e : tensor<64x32xf32>)
    // becomes
    %h = tensor.concat dim(0) %h0, %h1 : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<16x64xf32>
    %g = tensor.concat dim(0) %g0, %g1 : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
    %w = linalg.generic ins(%h, %g : tensor<16x64xf32>, tensor<16x32xf32>) outs(%zeros : tensor<64x32xf32>)
    ```

    The order of a sum of floats changes. Runs on functions with `dp.spmd` only.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numMerged", "num-merged", "Contractions that were summands">];
}

def DPUnrollLoops : DP_ProgramPass<"dp-unroll-loops"> {
  let summary = "Unroll short loops of elementwise ops";
  let description = [{
    A scf.for with few iterations, whose number is known, and a body of elementwise ops on
    tensors becomes its iterations one after the other. So the ops of all iterations
    fuse, as the rounds of a random number generator, which would otherwise pass over
    memory each. Runs on functions with `dp.spmd` only. Leaves alone loops with
    reductions, insertions or control flow.

    ```mlir
    %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %x) -> (tensor<4xi32>) {
      %0 = linalg.add ins(%a, %x : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
      scf.yield %0 : tensor<4xi32>
    }
    // becomes
    %0 = linalg.add ins(%x, %x : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
    %r = linalg.add ins(%0, %x : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
    ```

    The 20 rounds of JAX's random numbers, a loop of five iterations in its graphs for the CPU,
    become one pass over memory.
  }];
  let options = [
    Option<"maxTrips", "max-trips", "int64_t", "8",
           "Largest number of iterations of a loop that is unrolled">,
    Option<"maxOps", "max-ops", "int64_t", "2048",
           "Largest number of ops that a loop may become">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numUnrolled", "num-unrolled", "Loops unrolled">];
}

def DPDropZeroTerms : DP_ProgramPass<"dp-drop-zero-terms"> {
  let summary = "Drop the terms of contractions that multiply inserted zeros";
  let description = [{
    A contraction, one factor of which is a tensor.insert_slice into zeros, runs over
    the inserted elements. Along loops that are dimensions of the other factor too, that
    factor is sliced in the same way; along loops that are dimensions of the result, the
    smaller result is inserted into the init. Gradients of strided convolutions of one
    pixel have this form.

    ```mlir
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<55x128xf32>) -> tensor<55x128xf32>
    %d = tensor.insert_slice %dy into %z[0, 0] [28, 128] [2, 1] : tensor<28x128xf32> into tensor<55x128xf32>
    %w = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%x, %d : tensor<55x64xf32>, tensor<55x128xf32>)
                       outs(%init : tensor<64x128xf32>)
    // becomes
    %s = tensor.extract_slice %x[0, 0] [28, 64] [2, 1] : tensor<55x64xf32> to tensor<28x64xf32>
    %w = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%s, %dy : tensor<28x64xf32>, tensor<28x128xf32>)
                       outs(%init : tensor<64x128xf32>)
    ```

    An infinite or NaN element of the other factor makes no NaN by a zero that was
    inserted, as in a convolution with a stride. Runs on functions with `dp.spmd` only.
    Leaves insertions alone whose sizes are not known, except in dimensions that are whole.

    So the gradient of a convolution of one pixel with a stride of two in two dimensions does a
    quarter of the work.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numDropped", "num-dropped",
              "Contractions that run over fewer elements">];
}

def DPCompactIndexUpdates : DP_ProgramPass<"dp-compact-index-updates"> {
  let summary = "Store only the updated rows of a dp.index_update of zeros";
  let description = [{
    Matches a `dp.index_update` that adds n updates to the rows of a tensor of zeros, if
    all its readers are elementwise: the gradient of an embedding, which the optimizer
    reads. The sums of the rows that are updated are stored side by side. A table has the
    slot of each row: the number of the row's last update, from 1 on, or slot 0, which
    holds zeros, if there is none. The readers load the slot, then the sum.

    ```mlir
    %g = dp.index_update %rows into %zeros at %ids dims [0] kind add
        : tensor<1024x768xf32>, tensor<30522x768xf32>, tensor<1024xi64>
    %r = linalg.generic ins(%w, %g : tensor<30522x768xf32>, tensor<30522x768xf32>) outs(%e) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      ...
    // becomes
    %t = dp.index_update %numbers into %none at %ids dims [0]
        : tensor<1024xi32>, tensor<30522xi32>, tensor<1024xi64>
    %slots = linalg.generic ins(%ids) {exists ? %t[id] : -1}
    %s = dp.index_update %rows into %fewer_zeros at %slots dims [0] kind add
        : tensor<1024x768xf32>, tensor<1025x768xf32>, tensor<1024xi32>
    %r = linalg.generic ins(%w, %t : tensor<30522x768xf32>, tensor<30522xi32>) outs(%e) {
    ^bb0(%a: f32, %slot: i32, %out: f32):
      %b = tensor.extract %s[%slot, %column]
      ...
    ```

    Each row's updates are added to the same zero in the same order, so that no bit
    changes. An update at an index that does not exist is dropped, as before.

    Needs a static shape of the destination and a bound of n: a static size, or the extent
    of `dp.chunk`. Leaves an update alone if the fills and the reads of all readers would
    not move at most half as many bytes and at least `min-bytes` fewer: the table takes
    four more kernels. Runs on functions with `dp.spmd` only, after the passes that fuse
    readers and that add updates to another tensor.

    The gradient of an embedding is zero except for the rows that the batch names. On a GPU
    `min-bytes` is 24 MiB, which take as long as the four kernels. `--sparse-gradients=always`
    ignores both bounds, `never` turns the pass off; the same option decides whether gradients
    are summed over the devices as a whole, and then they are stored as a whole.

    The rows of a tied embedding are added to the dense gradient of the last layer, by
    dp-simplify-linalg, if a contraction computes that gradient. If an elementwise op does, such as
    a rounding or a scaling, that op fuses into the optimizer, which looks up the rows, too.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let options = [
    Option<"minBytes", "min-bytes", "int64_t", "1048576",
           "Least number of bytes that are no longer moved (default 1 MiB); 0: also where "
           "more are moved">];
  let statistics = [
    Statistic<"numCompacted", "num-compacted",
              "Indexed updates of which only the updated rows are stored">];
}

def DPUniteRoundings : DP_ProgramPass<"dp-unite-roundings"> {
  let summary = "Round f32 sums of 16-bit factors in one op if all users round them";
  let description = [{
    Fusion computes the rounding of a sum in each op that reads it. A linalg op that adds
    products of two factors of one 16-bit type in f32, and whose result all users round
    to that type, also after reshapes or between zeros that it is inserted into, gets one
    op that rounds it; the users read the 16-bit numbers, which are the same. So the
    library call rounds where it writes.

    ```mlir
    %s = linalg.matmul ins(%x, %w : tensor<?x512xbf16>, tensor<512x256xbf16>) outs(%z : tensor<?x256xf32>)
    %0 = linalg.generic ins(%s : tensor<?x256xf32>) {truncf, ...}
    %1 = linalg.generic ins(%s : tensor<?x256xf32>) {truncf, ...}
    // becomes
    %r = linalg.generic ins(%s : tensor<?x256xf32>) outs(%e : tensor<?x256xbf16>) {truncf}
    %0 = linalg.generic ins(%r : tensor<?x256xbf16>) {...}
    %1 = linalg.generic ins(%r : tensor<?x256xbf16>) {...}
    ```

    A result of an elementwise op that is widened after its computation, for linalg.generics
    only, is stored as it was before, and they widen it:

    ```mlir
    %0 = linalg.generic ins(%x : tensor<?xbf16>) outs(%e : tensor<?xf32>) {negf, extf}
    %1 = linalg.generic ins(%0 : tensor<?xf32>) {...}
    // becomes
    %0 = linalg.generic ins(%x : tensor<?xbf16>) outs(%e : tensor<?xbf16>) {negf}
    %1 = linalg.generic ins(%0 : tensor<?xbf16>) {extf, ...}
    ```

    Runs on functions with `dp.spmd` only. Leaves sums that one user reads in f32.

    Reads of single elements, as of the score of a label, count as users. Half of the bytes of
    a gradient that two kernels read after a pool are saved in this way.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numUnited", "num-united", "Sums that one op rounds for all users">,
    Statistic<"numNarrowed", "num-narrowed", "Results that are stored before they are widened">];
}

def DPAlignRows : DP_ProgramPass<"dp-align-rows"> {
  let summary = "Let the rows of a product's matrices begin at multiples of 16 bytes";
  let description = [{
    Matches a `tensor.empty` of f16, bf16 or f32 whose rows are no multiple of 16 bytes,
    into which a contraction or an op that rounds its result writes, or whose contents a
    contraction reads as a factor. It becomes the first columns of a wider tensor, so that
    cuBLASLt's fast kernels, which access 16 bytes at a time, take the matrix. No op
    computes with the columns that are added.

    ```mlir
    %e = tensor.empty() : tensor<2048x30522xbf16>
    // becomes
    %w = tensor.empty() : tensor<2048x30528xbf16>
    %e = tensor.extract_slice %w[0, 0] [2048, 30522] [1, 1] : tensor<2048x30528xbf16> to tensor<2048x30522xbf16>
    ```

    A contraction that adds up a row's elements, 1024 or more, becomes two: of the 30520
    that are whole accesses, and of the last 2. The second adds to the first's f32 sums, which
    are rounded after it. (A rest of a result's rows or columns is the runtime's matter.)

    Leaves tensors alone that are used by ops other than linalg ops, reads of single
    elements and reshapes, as collectives, which need dense buffers, and tensors that
    would grow by more than a sixteenth. Runs on functions with `dp.spmd` only, for a
    GPU, after dp-eliminate-empty-tensors.

    XLA and torch.compile pad the factors with zeros instead.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
  let options = [
    Option<"minElements", "min-elements", "int64_t", "1 << 16",
           "Leave matrices of static sizes alone that have fewer elements (65536)">,
    Option<"fastF32", "fast-f32", "bool", "false",
           "Products of f32 are rounded to TF32 or bf16, for which alignment "
           "matters more: split their sums, too">];
  let statistics = [
    Statistic<"numAligned", "num-aligned", "Tensors whose rows are aligned">,
    Statistic<"numSplit", "num-split", "Contractions of which two were made">];
}

def DPWidenFactors : DP_ProgramPass<"dp-widen-factors"> {
  let summary = "Convert 8- and 16-bit factors of convolutions and mixed contractions to f32";
  let description = [{
    A sum of products in f32 with a factor in f16, bf16, f8E4M3FN or f8E5M2 gets f32 copies of such
    factors, so that a library computes it. A contraction of two factors of one 16-bit
    type is left alone, because dp.gemm takes it as it is; for a GPU, one of two 8-bit
    factors, too, if dp-lower-contractions makes it a dp.gemm. The sums stay the same bits in the same order, because
    the conversion is exact. A pad with zeros, a transpose or another move of elements
    between the factor and its definition is repeated in f32, so that later passes find
    it there. A copy serves the next few contractions of the block that read the factor;
    one that a loop does not change is made before the loop.

    If a GPU's library computes convolutions, those of two factors of one type are left
    to dp-raise-convolutions. After it, with `after-convolutions`, a dp.convolution of
    16-bit factors with a sum in f32 gets copies, too, since cuDNN computes in one type.
    It may then compute in TF32, in which each f16 and bf16 is exact.

    ```mlir
    %0 = linalg.matmul ins(%x, %w : tensor<?x512xf32>, tensor<512x256xbf16>)
                       outs(%z : tensor<?x256xf32>)
    // becomes
    %1 = linalg.generic ins(%w : tensor<512x256xbf16>) outs(%e : tensor<512x256xf32>) {arith.extf}
    %0 = linalg.generic ins(%x, %1) outs(%z : tensor<?x256xf32>) {arith.mulf, arith.addf}
    ```

    Runs on functions with `dp.spmd` only. Leaves sums in 16 bits, and products that
    read each element of a factor once, as that of a matrix and a vector.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let options = [
    Option<"afterConvolutions", "after-convolutions", "bool", "false",
           "dp-raise-convolutions has run">];
  let statistics = [
    Statistic<"numWidened", "num-widened",
              "Contractions and convolutions with f32 copies of factors">];
}

def DPCloneInits : DP_EntryPass<"dp-clone-inits", [DP_Program]> {
  let summary = "Clone fills and empty tensors that several ops write over";
  let description = [{
    Clones each linalg.fill of a tensor.empty, tensor.splat, constant of one value and
    tensor.empty that is the destination of several destination-style ops or the initial
    value of several loop-carried values, before each of them. A splat or constant
    becomes a fill of an empty tensor there. A slice of a fill, splat or constant becomes a
    fill of the slice's sizes, as of a device's part of zeros. Without the clones
    bufferization would store the value once and copy it for each op, and empty-tensor
    elimination could put only one of the ops where its result goes. A fill of one op moves
    before it, so that the value is not kept for long, and one kernel may do both.

    ```mlir
    %e = tensor.empty() : tensor<4xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %0 = linalg.reduce ... outs(%f : tensor<4xf32>)
    %1 = linalg.reduce ... outs(%f : tensor<4xf32>)
    // becomes
    %e0 = tensor.empty() : tensor<4xf32>
    %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4xf32>) -> tensor<4xf32>
    %0 = linalg.reduce ... outs(%f0 : tensor<4xf32>)
    %e1 = tensor.empty() : tensor<4xf32>
    %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
    %1 = linalg.reduce ... outs(%f1 : tensor<4xf32>)
    ```

    Runs on functions with a `dp.entry` only. Leaves other uses of the value alone.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numClones", "num-clones",
              "Clones of constants and fills for one accumulation each">];
}

def DPPlaceCarries : DP_EntryPass<"dp-place-carries", [DP_Program]> {
  let summary = "Write loop-carried values and results in place";
  let description = [{
    Writes each loop-carried tensor of scf.for and scf.while into the region argument
    that carries it, and each result of scf.if into one tensor that both branches write
    (an argument of the block, or a new tensor before the scf.if). Writes the
    results of the function into their destinations at the end. All writes are
    bufferization.materialize_in_destination ops, so bufferization finds one buffer for
    each variable.

    Tensors that change places are written in an order that needs the fewest
    temporaries. A tensor that goes to two destinations is computed in the first and
    copied to the second. The init of a loop is copied if any op reads it later.

    ```mlir
    scf.yield %b, %a, %f
    // becomes, in a loop with the carries %a, %b and %c
    %0 = bufferization.materialize_in_destination %f in %c   // computed there
    %1 = bufferization.alloc_tensor() copy(%b)
    %2 = bufferization.materialize_in_destination %a in %b
    %3 = bufferization.materialize_in_destination %1 in %a
    scf.yield %3, %2, %0
    ```

    Runs on functions with a `dp.entry` only. Requires that no loop-carried tensor
    changes its extents (dp-parallelize guarantees it). Fails where the size of a
    result is computed inside of the op from the step's data.
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPScheduleCollectives : DP_EntryPass<"dp-schedule-collectives", [DP_Program]> {
  let summary = "Reorder ops so that independent collectives are adjacent";
  let description = [{
    Sorts each block by levels. The level of an op is the largest number of
    collectives on a path of dependences to it. First come all ops of level 0, then the
    collectives that they feed, then the ops of level 1, and so on. Collectives of one
    level are then adjacent, so that they can travel in one group; the number of
    rendezvous becomes the length of the longest chain of dependent collectives. Ops of
    one level keep their order, and writes to state come last.

    ```mlir
    %0 = dp.all_reduce %a : tensor<4xf32> -> tensor<4xf32>
    %b = arith.mulf %x, %x : tensor<4xf32>
    %1 = dp.all_reduce %b : tensor<4xf32> -> tensor<4xf32>
    // becomes
    %b = arith.mulf %x, %x : tensor<4xf32>
    %0 = dp.all_reduce %a : tensor<4xf32> -> tensor<4xf32>
    %1 = dp.all_reduce %b : tensor<4xf32> -> tensor<4xf32>
    ```

    A gather for one use (`dp.per_use`) goes right before that use, so that its
    result is short-lived. Runs on functions with a `dp.entry` only. Leaves blocks
    without collectives alone.

    A training step without global statistics has one rendezvous.
  }];
}

def DPEliminateEmptyTensors : Pass<"dp-eliminate-empty-tensors", "::mlir::ModuleOp"> {
  let summary = "Let ops write directly into the tensor that they are inserted into";
  let description = [{
    Upstream's eliminate-empty-tensors with an analysis that takes n log n time where
    upstream's takes the cube of the number of writes of one buffer. Replaces a
    tensor.empty whose contents end in a tensor.insert_slice or
    bufferization.materialize_in_destination by an extracted slice of the destination,
    so that bufferization needs no copy. Leaves tensors alone that other ops read. A
    tensor.collapse_shape before the insertion becomes an insertion into the expanded
    destination. If an insertion covers all but the first or last rows of a fill, only
    those rows are filled. A tensor.pad whose source one op computes for it is a fill
    before that op, which writes into the fill.

    ```mlir
    %e = tensor.empty() : tensor<4xf32>
    %a = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %r = tensor.insert_slice %a into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    // becomes
    %s = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %a = linalg.fill ins(%f : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32>
    %r = tensor.insert_slice %a into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    ```

    So the three gradients of attention's heads are written into one tensor without copies.
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numEliminated", "num-eliminated",
              "Ops that write into their destination instead of an empty tensor">];
}

def DPBufferize : Pass<"dp-bufferize", "::mlir::ModuleOp"> {
  let summary = "Bufferize with an in-place analysis that takes n log n time";
  let description = [{
    Upstream's one-shot-bufferize with function boundaries in the identity layout, except
    for how it finds out which operands are written in place. Upstream's analysis
    compares all reads with all writes of the tensors that may share a buffer, for
    each of their operands; this one keeps the reads and writes of each set of
    aliases sorted by program order and compares two sets once, the smaller with the
    larger, when they become one. It asks upstream's about an operand only where that
    proves nothing: where a copy is needed, and where branches exclude each other. Calls,
    several blocks in a region and parallel regions are left to upstream's alone.

    ```mlir
    %0 = tensor.insert_slice %a into %t[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
    // becomes, with nothing that reads %t later
    %s = memref.subview %t[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
    memref.copy %a, %s : memref<4xf32> to memref<4xf32, strided<[1]>>
    ```

    Fails where an op must write in place a tensor that another op reads later.

    A concatenation has one write for each operand, and an indexed update is a write, so that
    programs have many writes of one buffer. Upstream's answer is also asked for insertions of
    different parts of one tensor (`lib/SPMD/Bufferization/InPlaceAnalysis.h`).
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect",
                           "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numInPlace", "num-in-place",
              "Tensor operands that are bufferized in place">,
    Statistic<"numCopied", "num-copied",
              "Tensor operands that are bufferized by a copy">];
}

#endif // DP_SPMD_PASSES_TD
