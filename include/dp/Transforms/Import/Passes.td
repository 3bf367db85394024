//===- Passes.td - Passes that bring a graph to the form that placement knows *- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_IMPORT_PASSES_TD
#define DP_TRANSFORMS_IMPORT_PASSES_TD

include "dp/IR/StagePass.td"

def DPAttachTarget : Pass<"dp-attach-target", "::mlir::ModuleOp"> {
  let summary = "Attach a #dp.target to a module";
  let description = [{
    Puts `dp.target` on the module, or replaces one of the same kind; a module of another
    kind is an error, because earlier passes have prepared it for that. Passes that depend on the target ask
    for it; without one they take the host without libraries. A GPU's collectives are
    NCCL's, the host's are the runtime's.

    ```mlir
    module {}
    // with kind=gpu convolution becomes
    module attributes {dp.target = #dp.target<kind = gpu, libraries = convolution, collectives = nccl>} {}
    ```
  }];
  let options = [
    Option<"kind", "kind", "::mlir::dp::TargetKind",
           "::mlir::dp::TargetKind::host", "Kind of the devices",
           [{::llvm::cl::values(
               clEnumValN(::mlir::dp::TargetKind::host, "host", "threads of the host"),
               clEnumValN(::mlir::dp::TargetKind::gpu, "gpu", "GPUs"))}]>,
    Option<"convolution", "convolution", "bool", "false",
           "A library computes convolutions: oneDNN, cuDNN">,
    Option<"attention", "attention", "bool", "false",
           "A library computes attention: cuDNN">,
  ];
  let dependentDialects = ["::mlir::dp::DPDialect"];
}

def DPBoxScalars : DP_ModulePass<"dp-box-scalars", DP_Graphs> {
  let summary = "Convert scalar arguments and results of entries to tensors of rank 0";
  let description = [{
    A caller passes buffers only. Each scalar argument of a public function that is not
    called in the module becomes a tensor of rank 0 that the body reads with
    tensor.extract; each scalar result becomes one that it makes with
    tensor.from_elements. An index becomes an i64. Other functions stay.

    ```mlir
    func.func @f(%n: index) -> f32
    // becomes
    func.func @f(%n: tensor<i64>) -> tensor<f32>
    ```
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPInsertChecks : DP_FunctionPass<"dp-insert-checks", DP_Graphs> {
  let summary = "Insert cf.assert for extents, computed indices, sizes and divisors that may be wrong";
  let description = [{
    **Extents.** A linalg op whose operands have different extents along one loop, a tensor.concat of
    tensors that differ in another dimension, grouped attention with a wrong number of heads
    and a window that leaves its operand read or write other memory. Types say so only of static extents. The pass inserts a cf.assert
    for each pair of extents that have different roots, once: before the program where
    both are extents of arguments, else before the op. It knows that destinations,
    casts, reshapes, slices and pads without padding keep extents, that loops and branches
    do whose values all have one, products of extents, checks before the op, and that
    arguments which are scattered have as many rows as each other. It refuses two numbers
    that differ.

    ```mlir
    func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
      %z = linalg.add ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
      return %z : tensor<?xf32>
    }
    // becomes
    func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
      %c0 = arith.constant 0 : index
      %m = tensor.dim %x, %c0 : tensor<?xf32>
      %n = tensor.dim %y, %c0 : tensor<?xf32>
      %ok = arith.cmpi eq, %m, %n : index
      cf.assert %ok, "'linalg.add' op has operands of different extents: dimension 0 of operand #0 and dimension 0 of operand #1"
      %z = linalg.add ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%x : tensor<?xf32>) -> tensor<?xf32>
      return %z : tensor<?xf32>
    }
    ```

    Roots are found through destinations, reshapes, casts, slices and products, and by
    induction through loops (`ExtentRoots`). So a graph with one dynamic batch has no check.
    Products of extents do not overflow, because the runtime refuses arrays of more than 2^40
    elements.

    **Indices, sizes and divisors.** An element, slice or dimension that its tensor does not have, a negative size of a
    new tensor, an inserted slice of another size than its source, a cast, a computed shape
    or an expanded shape that does not agree with its source, an integer division by zero and one of the
    type's least number by -1 are undefined behavior: the program would read or write
    other memory, or end by a signal. A loop with a step that is not positive may not end.
    The pass inserts a cf.assert before each tensor.extract, tensor.insert,
    tensor.extract_slice, tensor.insert_slice, tensor.empty, tensor.splat,
    tensor.generate, tensor.cast, tensor.reshape, tensor.expand_shape, tensor.dim, scf.for and each
    integer division and remainder,
    in linalg bodies too, unless it can prove the condition: from constants,
    linalg.index, induction variables and equal extents, through clamps, wraps,
    `select(d == 0, 1, d)` and the elements of tensors, and from asserts before the
    op and branches around it. It refuses a divisor that is always zero. Ops whose results nothing uses
    stay as they are. Indices of `dp.index_update` have a meaning for all numbers.

    ```mlir
    %e = tensor.extract %x[%i] : tensor<8xf32>
    // becomes
    %c8 = arith.constant 8 : index
    %ok = arith.cmpi ult, %i, %c8 : index
    cf.assert %ok, "'tensor.extract' op has an index that dimension 0 of its tensor does not have"
    %e = tensor.extract %x[%i] : tensor<8xf32>
    ```

    Positions that a dp.sort has moved need no check either, nor indices that the front end
    checks itself. So static graphs of JAX have none, and PyTorch's have one where a model
    reads at unchecked indices, which PyTorch would check, too. The pass runs
    after dp-annotate and after the passes that raise patterns of indices to ops.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [Statistic<"numChecks", "num-checks", "Inserted checks">];
}

def DPConvertStablehlo : DP_ModulePass<"dp-convert-stablehlo", DP_Graphs> {
  let summary = "Convert the ops of StableHLO and Shardy that XLA's lowering to linalg leaves";
  let description = [{
    The ops have their dialects' generic form, because the dialects are not linked. One
    walk rewrites each op by its name; afterwards none is left, or each that is has an
    error. Attributes of these dialects are text, which a strict parser reads. The pass
    runs before dp-drop-signedness, because the type of an unsigned index decides how far
    it counts, and before the inliner, which crashes on regions of unregistered ops.

    **Hints.** JAX's front end leaves ops that XLA reads as hints. stablehlo.optimization_barrier,
    sdy.sharding_constraint and stablehlo.custom_call of @Sharding become their operands;
    a stablehlo.reduce over no dimensions combines each element with the initial value. A
    sdy.mesh of one device, and attributes of that dialect, are erased. A mesh of several
    devices and a call of another function are errors.

    ```mlir
    %y = "stablehlo.optimization_barrier"(%x) : (tensor<8xf32>) -> tensor<8xf32>
    // becomes
    %x
    ```

    **Linear algebra and Fourier transforms.** `stablehlo.cholesky`,
    `stablehlo.triangular_solve`, `stablehlo.fft` and the custom calls of LAPACK that JAX
    makes for the CPU become `dp.routine`. Transforms of several dimensions become one
    along each dimension, of real and imaginary parts apart, and inverse ones are scaled.
    Calls of LAPACK on complex numbers and of its other functions are errors.

    ```mlir
    %x = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<8x4x4xf32>, tensor<8x4x2xf32>) -> tensor<8x4x2xf32>
    // becomes
    %e = tensor.empty() : tensor<8x4x2xf32>
    %x = dp.routine triangular_solve flags transpose ins(%a, %b : tensor<8x4x4xf32>, tensor<8x4x2xf32>) outs(%e : tensor<8x4x2xf32>)
    ```

    All routines are one op, because placement, verifier, bufferization and runtime call follow
    from a signature, as of numpy's generalized ufuncs. A new routine is a line in
    `DPRoutine.cpp` and a function of the runtime.

    **Scatters.** stablehlo.scatter becomes one `dp.index_update` for each input. It drops a window that does not fit as a whole, so a
    window that is a part of its dimension becomes updates of its elements, whose indices
    are -1 if it does not fit. A dimension becomes `batching` if it is one of StableHLO's
    batching dimensions, or if its index column only counts the updates.

    ```mlir
    %r = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
        input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({add})
        : (tensor<8x6xf32>, tensor<8x1xi32>, tensor<8x2xf32>) -> tensor<8x6xf32>
    // becomes
    %i = linalg.generic {0 <= at[b] <= 4 ? at[b] + k : -1} ins(%at)           // 8x2x1
    %r = dp.index_update %u into %x at %i dims [1] batching [0] kind add
    ```

    A region that replaces the element, or combines it with the update by one op, has a
    form in `dp.index_update`; subtraction adds the negated update. Any other code is
    computed from the elements, which are read, and the results are set. That requires
    `unique_indices`, or one update; otherwise it is an error. The time is that of the
    elements of the windows.

    **Gradients of pools.** stablehlo.select_and_scatter is the gradient of a max-pool. A linalg.generic over the windows finds the number
    of the element in each that the first region selects, the first one among equals; a
    second one computes its place. The source is combined there by a `dp.index_update`.
    The time is that of the windows' elements, whether they overlap or not. Dimensions
    without a window are `batching`.

    ```mlir
    %g = "stablehlo.select_and_scatter"(%x, %s, %zero) <{window_dimensions = [1, 3, 3], window_strides = [1, 2, 2]}> ({ge}, {add})
    // becomes
    %best, %number = linalg.generic {select} ins(%x) outs(...)                // 8x3x3, loops over 3x3
    %at = linalg.generic {number / 3 + 2 i, number % 3 + 2 j} ins(%number)    // 8x3x3x2
    %g = dp.index_update %s into %zeros at %at dims [1, 2] batching [0] kind add
    ```

    The op must have static shapes, and a second region that is a reduction kind.

    For a GPU a loop over the few windows that contain an element of `%x` adds the
    sources of the windows that selected it, in the order of the windows. No thread then
    searches for the updates of its element. Other kinds are updates. Up to four windows
    have no loop, so that the op fuses with the ops after it. Sources of narrow floats are
    added in f32.

    **Sorts.** stablehlo.sort becomes a `dp.sort` of the same operands, whose region has the comparator on scalars. XLA
    requires a strict weak order of it, as `dp.sort` does. All sorts become stable.

    ```mlir
    %r = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({arith.cmpf olt on tensor<f32>}) : (tensor<8x5xf32>) -> tensor<8x5xf32>
    // becomes
    %r = dp.sort outs(%x : tensor<8x5xf32>) dim 1 {arith.cmpf olt}
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::complex::ComplexDialect",
                           "::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPConvertTMTensor : DP_FunctionPass<"dp-convert-tm-tensor", DP_Graphs> {
  let summary = "Convert torch-mlir's tm_tensor to dp.scan, dp.sort and dp.index_update";
  let description = [{
    The ops have their dialect's generic form, because torch-mlir is not linked. One walk
    rewrites each op by its name; afterwards none is left, or each that is has an error.
    Runs after `dp-split-loops`, which makes the indices of scatters readable, and before
    the inliner, which asks every op's dialect.

    **Scans and sorts.** tm_tensor.scan and tm_tensor.sort become `dp.scan` and `dp.sort`,
    tm_tensor.topk a `dp.sort` and slices of it. The region of a scan must be a
    reduction kind, that of a sort one comparison; others are errors. A sort is stable
    and takes NaN for the largest number, as PyTorch does; torch-mlir's comparison leaves
    both open.

    ```mlir
    %i, %s = "tm_tensor.sort"(%x, %iota) <{dimension = 1, ...}> ({
    ^bb0(%a: f32, %b: f32, %ia: i64, %ib: i64):
      %le = arith.cmpf ole, %a, %b : f32
      "tm_tensor.yield"(%le) : (i1) -> ()
    }) : (tensor<6x5xf32>, tensor<6x5xi64>) -> (tensor<6x5xf32>, tensor<6x5xi64>)
    // becomes
    %i, %s = dp.sort outs(%x, %iota : tensor<6x5xf32>, tensor<6x5xi64>) dim 1 {
    ^bb0(%a: f32, %b: f32, %ia: i64, %ib: i64):
      ...
      dp.yield %before : i1
    }
    ```

    **Scatters.** tm_tensor.scatter becomes `dp.index_update`. A dimension becomes `batching` if its index column only
    counts the updates. Windows that begin at an index, and combiners that are no
    reduction kind, are errors.

    ```mlir
    %rows, %ids, %u = linalg.generic {i / 6, %id[i / 6 % 10, i / 3 % 2, i % 3], %g[...]}          // 60
    %sum = "tm_tensor.scatter"(%u, concat(%rows, %ids), %zero) {add} : (tensor<60xf32>, tensor<60x2xi64>, tensor<10x4xf32>)
    // becomes, after dp-split-loops
    %sum = dp.index_update %g into %zero at %id dims [1] batching [0] kind add : tensor<10x2x3xf32>, tensor<10x4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPDropSignedness : DP_ModulePass<"dp-drop-signedness", DP_Graphs> {
  let summary = "Make integer types signless and record which the caller has unsigned";
  let description = [{
    linalg and arith compute with signless integers, but arguments and results of a
    graph from JAX or TOSA may have types as `ui8` and `si8`. Every such type becomes
    signless, and casts between the two forms (`builtin.unrealized_conversion_cast`) are
    erased. An argument or result of an unsigned type gets `dp.dtype`, from which the
    program's descriptor tells the caller its element type.

    ```mlir
    func.func @f(%a: tensor<4xui8>) -> tensor<4xui8>
    ```
    becomes
    ```mlir
    func.func @f(%a: tensor<4xi8> {dp.dtype = ui8}) -> (tensor<4xi8> {dp.dtype = ui8})
    ```
  }];
  let dependentDialects = ["::mlir::dp::DPDialect"];
}

def DPExpandPowers : DP_FunctionPass<"dp-expand-powers", DP_Graphs> {
  let summary = "Expand powers of floats to integers";
  let description = [{
    A `math.fpowi` of numbers becomes products if its exponent is a constant of at most
    64, in f32 for 16-bit floats. Any other is the power of the magnitude by
    `math.powf` in f64, with the sign of the base where the exponent is odd: targets have
    no such power for exponents of 64 bits.

    ```mlir
    %0 = math.fpowi %x, %n : f64, i64
    ```
    becomes
    ```mlir
    %1 = arith.sitofp %n : i64 to f64
    %2 = math.absf %x : f64
    %3 = math.powf %2, %1 : f64
    %4 = arith.trunci %n : i64 to i1
    %5 = math.copysign %3, %x : f64
    %0 = arith.select %4, %5, %3 : f64
    ```

    Requires elementwise ops on tensors to be linalg ops. Leaves powers of vectors alone.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect"];
  let statistics = [
    Statistic<"numExpanded", "num-expanded", "Powers that were expanded">];
}

def DPInlineResources : DP_ModulePass<"dp-inline-resources", DP_Graphs> {
  let summary = "Replace small dense_resource constants by dense constants";
  let description = [{
    Upstream treats a `dense_resource` of one element as a splat and then fails to read
    it. Such a constant becomes `dense`, and so does a constant whose elements have no
    byte array in LLVM IR (i1, i7, complex). Other constants stay, so that they are not
    copied.

    ```mlir
    %0 = arith.constant dense_resource<blob> : tensor<f32>
    ```
    becomes
    ```mlir
    %0 = arith.constant dense<1.0> : tensor<f32>
    ```

    It requires a module that `dp-verify-input` accepts.
  }];
  let statistics = [
    Statistic<"numInlined", "num-inlined",
              "Resources that became dense attributes">];
}

def DPLocateInlined : DP_FunctionPass<"dp-locate-inlined", DP_Graphs> {
  let summary = "Give inlined ops without a location that of their call";
  let description = [{
    A frontend that calls one function for many parameters names each call, such as
    `update of w`. The inliner gives an op of the function the location of the call behind
    its own. Where the op has none, errors, reports and names of buffers have the call's.

    ```mlir
    %0 = arith.addf %a, %b : f32 loc(callsite(unknown at "update of w"))
    // becomes
    %0 = arith.addf %a, %b : f32 loc("update of w")
    ```
  }];
}

def DPNormalize : DP_FunctionPass<"dp-normalize", DP_Graphs> {
  let summary = "Rewrite ops that upstream folds, bufferizes or lowers wrongly";
  let description = [{
    Must run before any pass that folds. One walk without folding applies the patterns of
    each kind; none leaves an op that another one matches, except packs, whose pads a
    second walk takes.

    **Casts.** Upstream folds a cast of an index to a narrow integer and back to the
    index, and so loses that the narrow type drops bits. Such an arith.index_cast or
    arith.index_castui becomes a cast to i64 and an arith.trunci. A tensor.bitcast, which
    upstream does not bufferize, becomes an arith.bitcast of its elements, with a
    tensor.cast if the extents of the types differ. The shape of a tensor.reshape becomes
    a tensor of indices, because upstream lowers its elements as numbers of 64 bits.
    Casts to 64 bits and more stay.

    ```mlir
    %0 = arith.index_cast %i : index to i8
    %1 = tensor.bitcast %x : tensor<?xf32> to tensor<?xi32>
    // becomes
    %wide = arith.index_cast %i : index to i64
    %0 = arith.trunci %wide : i64 to i8
    %1 = arith.bitcast %x : tensor<?xf32> to tensor<?xi32>
    ```

    **Comparisons.** Upstream folds a comparison of a tensor with itself, and its
    arith.xori, to a constant. With a dynamic extent that is `arith.constant dense<true> :
    tensor<?xi1>`, which has no extent any more. As a linalg.generic the op folds in the
    body and keeps its extents. Comparisons of static extents stay.

    ```mlir
    %0 = arith.cmpi sge, %x, %x : tensor<?xi32>
    // becomes
    %0 = linalg.generic {...} ins(%x, %x : tensor<?xi32>, tensor<?xi32>)
        outs(%empty : tensor<?xi1>) {
    ^bb0(%a: i32, %b: i32, %out: i1):
      %1 = arith.cmpi sge, %a, %b : i32
      linalg.yield %1 : i1
    } -> tensor<?xi1>
    ```

    **The index dialect.** Upstream's lowering of `tosa.fft2d` computes its indices with
    ops that are arith's under other names; analyses and lowerings know arith only. An
    index has 64 bits.

    ```mlir
    %0 = index.mul %a, %b
    // becomes
    %0 = arith.muli %a, %b : index
    ```

    **Partial writes.** A linalg.generic whose map of a result is a diagonal, has a stride
    or names a loop twice keeps the destination's other elements. Upstream's rewrites give
    an op that only has parallel loops, or whose body does not read the result, a new
    destination and lose them. Such an op gets a result with an element for each
    iteration, which a `dp.index_update` sets in the former destination; the old values
    become an input. Maps that follow each loop forwards or backwards write all, and
    those of ops that accumulate along a reduction loop stay, because no rewrite takes
    their destination away.

    ```mlir
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (2 * i)>], iterator_types = ["parallel"]}
        ins(%x : tensor<4xf32>) outs(%y : tensor<8xf32>) {...} -> tensor<8xf32>
    // becomes
    %u = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (2 * i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%x, %y : tensor<4xf32>, tensor<8xf32>) outs(%e : tensor<4xf32>) {...} -> tensor<4xf32>
    %r = dp.index_update %u into %y at %indices dims [0] : tensor<4xf32>, tensor<8xf32>, tensor<4x1xindex>
    ```

    **Gathers and scatters.** tensor.gather becomes a linalg.generic that reads with
    tensor.extract. tensor.scatter becomes a `dp.index_update` without a kind, because its
    indices are unique, after a cf.assert that the destination has each of them.

    **Packs.** linalg.pack becomes a tensor.pad, a tensor.expand_shape and a
    linalg.transpose, linalg.unpack a linalg.transpose, a tensor.collapse_shape and a
    tensor.extract_slice, as upstream's transforms do; these have placement rules. A pack
    that upstream cannot lower is an error.

    ```mlir
    %p = linalg.pack %x inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<6x8xf32> -> tensor<6x2x4xf32>
    // becomes
    %0 = tensor.pad %x low[0, 0] high[0, 0] {...} : tensor<6x8xf32> to tensor<6x8xf32>
    %1 = tensor.expand_shape %0 [[0], [1, 2]] output_shape [6, 2, 4] : tensor<6x8xf32> into tensor<6x2x4xf32>
    %p = linalg.transpose ins(%1 : tensor<6x2x4xf32>) outs(%e : tensor<6x2x4xf32>) permutation = [0, 1, 2]
    ```

    **Pads.** A tensor.pad with negative static padding drops elements of its source, which
    its bufferization and its placement rule do not support. It becomes a
    tensor.extract_slice and a tensor.pad without negative padding. Dynamic padding must
    not be negative, and must give the extent in the result's type: a cf.assert for each
    condition ends the step otherwise, because bufferization would write beside the
    result. Upstream folds a tensor.pad whose result has its source's type to the source,
    even if it moves elements (low[2] high[-2]). A slice of a pad that has no element of
    the padding becomes one of the source.

    ```mlir
    %y = tensor.pad %x low[0, -1] high[0, 3] {...} : tensor<5x6xf32> to tensor<5x8xf32>
    // becomes
    %k = tensor.extract_slice %x[0, 1] [5, 5] [1, 1] : tensor<5x6xf32> to tensor<5x5xf32>
    %y = tensor.pad %k low[0, 0] high[0, 3] {...} : tensor<5x5xf32> to tensor<5x8xf32>
    ```

    `torch.nn.functional.pad(x, (-1, 3))` and gradients of padding are such pads.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect",
                           "::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPRaiseBroadcasts : DP_FunctionPass<"dp-raise-broadcasts", DP_Graphs> {
  let summary = "Make operands of reads at a loop's own place";
  let description = [{
    torch-mlir copies a tensor with a dynamic extent by an index that is 0 where the extent
    is 1, as a broadcast would need it. Where the loop has as many iterations as the
    dimension has elements, that is the index of the loop, and the tensor is an operand of
    the loop. Placements and fusion know operands only; a read at an index would be gathered.

    ```mlir
    %y = linalg.generic {indexing_maps = [#id], ...} outs(%empty : tensor<?x8xf64>) {
    ^bb0(%out: f64):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %one = arith.cmpi eq, %rows, %c1 : index
      %k = arith.select %one, %c0, %i : index
      %e = tensor.extract %x[%k, %j] : tensor<?x8xf64>
      linalg.yield %e : f64
    } -> tensor<?x8xf64>
    // becomes, where %rows are those of %x and %empty
    %y = linalg.generic {indexing_maps = [#id, #id], ...} ins(%x : tensor<?x8xf64>)
        outs(%empty : tensor<?x8xf64>) {
    ^bb0(%e: f64, %out: f64):
      linalg.yield %e : f64
    } -> tensor<?x8xf64>
    ```

    A dynamic dimension that may be broadcast, because the loop may have more iterations,
    stays a read at an index.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
  let statistics = [Statistic<"numRaised", "num-raised", "Reads that became operands">];
}

def DPRaiseIndexUpdate : DP_FunctionPass<"dp-raise-index-update", DP_Graphs> {
  let summary = "Raise contractions with one-hot tensors to gathers and dp.index_update";
  let description = [{
    A one-hot tensor is the comparison of integers with the numbers of a dimension,
    as zeros and ones. A contraction with one-hot tensors is an update at indices or a
    read at indices. It becomes a `dp.index_update` of kind `add`, or a linalg.generic
    that reads with tensor.extract: work for each index, not for each pair of an index
    and a row. If zeros are updated and then added to a tensor, the tensor becomes the
    destination.

    If all numbers are finite the result is the same, except for the order of sums. A
    row without an index is not read, so that its infinities and NaNs do not spread, as
    they would when multiplied by zero.

    ```mlir
    %hot = (ids[b, t] == v) ? 1.0 : 0.0                           // 24x32x128, through any broadcasts
    %sum = linalg.generic {sum over b, t of %hot[b, t, v] * %g[b, t, j]} outs(%zero : tensor<128x64xf32>)
    %out = linalg.matmul ins(%hot2, %w) outs(%zero2)              // hot2[b, v]
    // becomes
    %sum = dp.index_update %g into %zero at %ids dims [0] kind add
    %out = linalg.generic ins(%ids2) {tensor.extract %w[%id, %j], zero where there is no such row}
    ```

    A dimension that counts the updates and is a dimension of the result becomes `batching`.
    In 16-bit floats zeros that are updated stay zeros and are added afterwards, because small
    updates of a large number would get lost one by one. Frameworks' own gathers and scatters
    treat rows without an index in the same way. `--no-raise-index-updates` leaves the pass out.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
  let statistics = [
    Statistic<"numRaised", "num-raised",
              "Contractions with a one-hot tensor that became updates or reads at indices">];
}

def DPRaiseWindowScan : DP_FunctionPass<"dp-raise-window-scan", DP_Graphs> {
  let summary = "Raise reductions over windows that are prefixes to dp.scan";
  let description = [{
    JAX writes cumsum, cumprod, cummax and cummin as a reduction over windows as long as
    the row, which is padded by the identity at its begin, or at its end for a reverse
    one. Its time is the square of the row. Such a linalg.generic on a tensor.pad becomes
    a `dp.scan`, whose time is that of the row. The body must be one reduction; padding
    and initial values must be its identity.

    ```mlir
    %p = tensor.pad %x low[0, 4] high[0, 0] {0.0} : tensor<8x5xf32> to tensor<8x9xf32>
    %s = linalg.generic {(i, j, k) -> (i, j + k), reduction over k} ins(%p, %window) outs(%zeros) {addf}
    // becomes
    %s, %total = dp.scan ins(%x) outs(%e) init(%zero) dim 1 {addf}
    ```
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numRaised", "num-raised",
              "Reductions of windows that became dp.scan">];
}

def DPSplitCollapsed : DP_FunctionPass<"dp-split-collapsed", DP_Graphs> {
  let summary = "Split ops on collapsed dimensions where the batch is one of them";
  let description = [{
    A collapsed dimension whose minor part is sharded, as the batch of time-major rows
    [T * B], cannot be sharded and would be gathered. Structured ops that read it get
    one loop for each part, and so do ops that read their results. A concatenation of
    tensors of one type along their sharded dimension is one along a new dimension,
    which is collapsed with that.

    ```mlir
    %c = tensor.collapse_shape %x [[0, 1], [2]] : tensor<12x?x64xf32> into tensor<?x64xf32>   // [T, B, D], B is sharded
    %y = linalg.matmul ins(%c, %w : tensor<?x64xf32>, tensor<64x32xf32>)
    // becomes
    %y3 = linalg.generic ins(%x, %w : tensor<12x?x64xf32>, tensor<64x32xf32>)                 // loops t, b, n, k
    %y = tensor.collapse_shape %y3 [[0, 1], [2]] : tensor<12x?x32xf32> into tensor<?x32xf32>
    ```

    The attention of PyTorch multiplies such rows, and the concatenated steps of a recurrence
    are such rows.

    So are tokens, [B * T], where T is dynamic: a chunk of the batch is a chunk of them, but of
    no static unit. There reshapes of a collapsed tensor reshape its parts, and a body that
    reads a collapsed tensor at the index of the loop reads the parts. Sizes are known to be
    those of arguments by the ops that make the tensors, and equal by a `cf.assert` of two
    extents of arguments with which the function begins.

    ```mlir
    %c = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x?x64xf32> into tensor<?x64xf32>    // [B, T, D], B is sharded
    %y = linalg.matmul ins(%c, %w : tensor<?x64xf32>, tensor<64x32xf32>)
    %e = tensor.expand_shape %y [[0, 1], [2]] output_shape [%b, %t, 32] : tensor<?x32xf32> into tensor<?x?x32xf32>
    // becomes
    %e = linalg.generic ins(%x, %w : tensor<?x?x64xf32>, tensor<64x32xf32>)                   // loops b, t, n, k
    ```
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
  let statistics = [
    Statistic<"numSplit", "num-split",
              "Loops that became one for each collapsed dimension">];
}

def DPSplitComplex : DP_ModulePass<"dp-split-complex", DP_Graphs> {
  let summary = "Replace complex tensors by tensors of real and imaginary parts";
  let description = [{
    Every value with complex elements becomes two values with real elements, so that
    placements, kernels, collectives and GPUs need real arithmetic only: a sum of complex
    numbers is the sum of their parts. Upstream's `convert-complex-to-standard` expands
    ops of the complex dialect first.

    A complex argument or result of a function stays one value: a tensor of reals whose
    last dimension has the two parts, which are the bytes of the complex numbers, with
    `dp.dtype = complex<f32>` or `complex<f64>`.

    ```mlir
    func.func @f(%a: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    ```
    becomes
    ```mlir
    func.func @f(%a: tensor<4x2xf32> {dp.dtype = complex<f32>})
        -> (tensor<4x2xf32> {dp.dtype = complex<f32>})
    ```

    The pass requires inlined calls and boxed scalars (`dp-box-scalars`), and runs after
    `dp-annotate`, which checks dimensions against the caller's shape. An op on complex
    numbers without a conversion is an error, and so is a function with complex numbers
    that is parallel already.

    A product of complex numbers over the batch mixes the two parts. No collective does so,
    and its rows are gathered. A complex state stays whole under dp-shard-state, and a complex
    result is never returned as one summand per device (`gather-scalars`).
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::complex::ComplexDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def DPSplitLoops : DP_FunctionPass<"dp-split-loops", DP_Graphs> {
  let summary = "Split linalg loops over collapsed dimensions into one loop for each";
  let description = [{
    A linalg.generic that counts the elements of several dimensions with one loop, and
    computes their positions by division and remainder, as torch-mlir writes scatters,
    gets one loop for each dimension, so that the placement analysis can follow them.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
  let statistics = [
    Statistic<"numSplit", "num-split",
              "Loops that became one for each digit">];
}

def DPVerifyInput : DP_ModulePass<"dp-verify-input", DP_Graphs> {
  let summary = "Refuse types and ops that no later pass can lower";
  let description = [{
    Must run before any other pass. Refuses, with an error that names the op and the
    type at its location:

    - values with elements other than integers of 1 to 64 bits, index, f16, bf16,
      f32, f64, `complex<f32>` and `complex<f64>`;
    - vectors and ops of the vector dialect, which have no lowering here, and on some of
      which upstream's canonicalization crashes or does not end;
    - ops of TOSA on unranked tensors, on which upstream's lowering crashes;
    - affine.apply, affine.min and affine.max that divide constants by zero, whose
      fold to poison makes upstream crash;
    - constant indices of elements and slices that a tensor does not have, in ops that run
      whenever their function does;
    - ops of unregistered dialects that have regions (but tm_tensor.scatter), on which
      upstream's inliner crashes;
    - constants whose resource (`dense_resource`) is missing or has another number of
      bytes than the type.

    It changes nothing but unknown locations: an op without one, as those in the body of
    linalg.matmul, has that of the op around it from here on.

    Values of f8E4M3FN and f8E5M2 may only be converted and moved: arithmetic on them, and
    arguments or results of a caller, are refused.
  }];
}

def DPWidenSums : DP_FunctionPass<"dp-widen-sums", DP_Graphs> {
  let summary = "Accumulate sums and products of f16 and bf16 in f32";
  let description = [{
    In 16 bits the order of a sum decides which terms overflow or are lost. Every sum or
    product that a linalg op accumulates in f16 or bf16, and every `dp.index_update`
    that adds to zeros, accumulates in f32. A product that is added is not rounded
    before. The result is rounded once, for users that need its own type.

    In a function with `dp.scatter`, values that the placement analysis keeps partial
    stay f32: summands that are moved, scaled, added or carried around loops. Partial
    sums are sent in f32 and rounded when they are whole. A sum that the graph extends
    to f32 is not rounded, except, for a GPU, a sum of products: its libraries write the
    16 bits, half of the bytes for all readers. With `whole-sums` this holds for the
    gradients of weights, too.

    ```mlir
    %p = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf16>) outs(%zero : tensor<4xf16>) dimensions = [0]
    %m = arith.mulf %p, %c : tensor<4xf16>
    // becomes
    %p = linalg.generic ins(%x : tensor<8x4xf16>) outs(%zero : tensor<4xf32>) {extf, addf : f32}
    %m = linalg.generic ins(%p, %c : tensor<4xf32>, tensor<4xf16>) {extf, mulf : f32}
    %r = linalg.generic ins(%m : tensor<4xf32>) {truncf}    // the sum over the devices is taken before it
    ```

    Prefix sums and products are widened as well. Gradients of weights over the batch are
    sums over the devices, and only `whole-sums` narrows them: the driver sets it for one
    device, where every sum is whole. Maxima and minima are exact and stay in 16 bits. A
    partial result of an op of another dialect travels in its own type. XLA computes and sends
    the same types.

    A sum in f16 whose terms or partial sums would overflow may be finite here. So a test for
    overflow, as in loss scaling, may see other infinities than in a framework that rounds each
    step.

    With `--no-excess-precision` neither this pass nor dp-delay-roundings runs: values are
    rounded where the graph rounds them, and a sum over the devices adds rounded summands in
    f32 and is rounded once. In either case kernels round 16-bit values after each op.
  }];
  let dependentDialects = ["::mlir::dp::DPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::arith::ArithDialect"];
  let options = [
    Option<"wholeSums", "whole-sums", "bool", "false",
           "With a GPU, take no value for a partial sum: one device adds all rows at once">];
  let statistics = [
    Statistic<"numWidened", "num-widened",
              "Structured ops that sum f16 and bf16 in f32">];
}

def DPDelayRoundings : DP_FunctionPass<"dp-delay-roundings", DP_Graphs> {
  let summary = "Round the sum of a 16-bit product and a bias once";
  let description = [{
    Matches a sum in f16 or bf16 of a row (a bias) and of a rounded contraction of 16-bit
    factors, which accumulates in f32 and which nothing else reads. The sum is computed
    in f32 and rounded once, as libraries for GPUs do in the epilogue of a product
    (dp-fuse-epilogues). The row keeps its 16 bits. Needs dp-widen-sums before it,
    which makes such contractions; any other sum stays.

    ```mlir
    %p = linalg.matmul ins(%a, %b : tensor<8x4xbf16>, tensor<4x16xbf16>) outs(%zero : tensor<8x16xf32>)
    %r = linalg.generic ins(%p : tensor<8x16xf32>) {truncf}
    %y = linalg.generic ins(%row, %r : tensor<16xbf16>, tensor<8x16xbf16>) {addf : bf16}
    // becomes
    %p = linalg.matmul ins(%a, %b : tensor<8x4xbf16>, tensor<4x16xbf16>) outs(%zero : tensor<8x16xf32>)
    %y = linalg.generic ins(%p, %row : tensor<8x16xf32>, tensor<16xbf16>) {extf, addf : f32, truncf}
    ```

    The row may be broadcast in several steps, as JAX does. Fusion and the row groups of
    dp-lower-contractions leave such an addition alone, so that it becomes the epilogue.
  }];
  let dependentDialects = ["::mlir::linalg::LinalgDialect",
                           "::mlir::arith::ArithDialect"];
  let statistics = [
    Statistic<"numDelayed", "num-delayed",
              "Sums of a product and a bias that are rounded once">];
}

def DPQuantizeContractions : DP_FunctionPass<"dp-quantize-contractions", [DP_Graph]> {
  let summary = "Round the factors of large contractions to 8-bit floats, with a scale each";
  let description = [{
    Matches a contraction of factors of f32, f16 or bf16 with sums in f32, each of whose
    numbers is part of `min-reads` products at least. Each factor is divided by a unit and
    rounded to f8E4M3FN or f8E5M2; the products of these are added in f32, and the sum is
    multiplied by both units. A factor of several contractions is measured and rounded
    once, also after transposes, reshapes and extensions to f32, which then move its 8-bit
    numbers. With GPUs dp.gemm computes the sum on tensor cores (cuda.md); the host computes
    the same in f32.

    The unit of a factor is the largest finite magnitude in the whole tensor divided by the
    type's largest number (448 or 57344), at least 2^-126. The rounding makes NaN of an
    infinity (it stays one in f8E5M2), so that it does not get lost. The unit is a maximum
    of the bits of f32 numbers as integers, which is the same in any order and which NCCL and
    atomic operations compute. The pass runs before dp-parallelize, which makes that of a
    sharded factor an all_reduce of one number: the unit is the same on any number of
    devices.

    `factors` is `e4m3`: all factors are f8E4M3FN; or `hybrid`: gradients are f8E5M2. A
    factor is a gradient if the other one was a factor before, along other dimensions, and
    is none itself: of y = x w the gradient of y is multiplied by w along the columns of
    w, and by x along the rows of x. Where that holds for neither or both, they are
    f8E4M3FN.

    ```mlir
    %y = linalg.matmul ins(%x, %w : tensor<256x512xf32>, tensor<512x128xf32>) outs(%zero)
    // becomes
    %ux = linalg.generic ins(%x) outs(%lowest) {absf, mulf by 1/448, bitcast, maxsi}  // tensor<i32>
    %qx = linalg.generic ins(%x, %ux) {1 / %ux, mulf, truncf} -> tensor<256x512xf8E4M3FN>
    ...                                                                       // %uw, %qw
    %sum = linalg.generic ins(%qx, %qw) outs(%zero) {extf, extf, mulf, addf}  // in f32
    %y = linalg.generic ins(%sum, %ux, %uw) {%sum * (%ux * %uw)}
    ```

    Leaves contractions that a GPU's library does not take in 8 bits: the rows of the
    result need a known multiple of 16 numbers, after the batch. A remark names those
    that are large. Convolutions, sums in 16 bits (`--no-excess-precision`) and in f64 stay.

    torchao and TransformerEngine call such a unit "current scaling". Each factor of a chain of
    layers adds one rendezvous to the step, for the maximum of its unit. NaN and infinities do
    not count for the maximum. `--accumulate` is refused where a micro-batch would need the
    unit of all rows.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect"];
  let options = [
    Option<"factors", "factors", "::mlir::dp::F8Factors",
           "::mlir::dp::F8Factors::hybrid", "8-bit types of the factors",
           [{::mlir::dp::getOptionValues<::mlir::dp::F8Factors>()}]>,
    Option<"minReads", "min-reads", "int64_t", "64",
           "Least number of products that each number of a factor is part of">];
  let statistics = [
    Statistic<"numQuantized", "num-quantized",
              "Contractions that are computed in 8 bits">];
}

#endif // DP_TRANSFORMS_IMPORT_PASSES_TD
