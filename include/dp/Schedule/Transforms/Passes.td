//===- Passes.td - Passes on the buffers of one device ------*- tablegen -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_TRANSFORMS_PASSES_TD
#define DP_SCHEDULE_TRANSFORMS_PASSES_TD

include "dp/IR/StagePass.td"

def DPGatherInPlace : DP_FunctionPass<"dp-gather-in-place", [DP_Buffers]> {
  let summary = "Let all_gather write directly into the destination of a copy";
  let description = [{
    Matches an all_gather into a one-dimensional allocation of static size whose only
    other use is a copy of all of it to another buffer. The all_gather receives in that
    buffer, and the copy and the allocation go away. So parameters whose ranges were
    updated are gathered into their place. Leaves the copy where an op between the two
    touches the destination.

    ```mlir
    %all = memref.alloc() : memref<15xf32>
    dp.buffer.all_gather %range, %all dim 0 : memref<?xf32>, memref<15xf32>
    memref.copy %all, %w : memref<15xf32> to memref<15xf32>
    // becomes
    dp.buffer.all_gather %range, %w dim 0 : memref<?xf32>, memref<15xf32>
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numInPlace", "num-in-place",
              "Gathers that write into the destination of a copy">];
}

def DPSinkLoads : DP_EntryPass<"dp-sink-loads", [DP_Buffers]> {
  let summary = "Sink loads of scalars into the kernels that use them";
  let description = [{
    For a GPU, whose buffers the schedule cannot read. A scalar that the schedule loads
    and a structured op uses is loaded in that op's body instead, with the arithmetic on
    it. If the buffer is written before the op runs, the element is copied first. A
    scalar that the schedule itself needs (a condition, a bound, where a slice begins)
    becomes dp.host_read. A scalar that the schedule stores is stored by a kernel, and a
    table of one constant becomes a buffer that a kernel fills.

    ```mlir
    %s = memref.load %rate[] : memref<f32>
    linalg.generic ins(%g) outs(%w) {^bb0(%a: f32, %b: f32): arith.mulf %a, %s ...}
    // becomes
    linalg.generic ins(%g, %rate) outs(%w) {^bb0(%a: f32, %s: f32, %b: f32): arith.mulf %a, %s ...}
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numHostReads", "num-host-reads",
              "Elements that the schedule waits for">];
}

def DPFoldAttentionLayouts
    : DP_FunctionPass<"dp-fold-attention-layouts", [DP_Buffers]> {
  let summary = "Let attention read and write heads where they lie";
  let description = [{
    For a GPU, whose library takes any strides. Frameworks keep the heads of a token
    side by side, dp.buffer.attention the tokens of a head, so that a copy stands before
    each operand and after each result. A copy that only exchanges dimensions, and that
    attention alone reads or writes, becomes a view. Copies of a buffer that is written
    again before attention reads them stay.

    ```mlir
    linalg.generic {copy} ins(%x : memref<?x512x12x64xbf16>) outs(%q : memref<?x12x512x64xbf16>)
    dp.buffer.attention ins(%q, ...)
    // becomes
    %q = memref.transpose %x (b, t, h, d) -> (b, h, t, d)
    dp.buffer.attention ins(%q, ...)
    ```
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numFolded", "num-folded", "Copies that became views">];
}

def DPBucket : DP_EntryPass<"dp-bucket", [DP_Buffers]> {
  let summary = "Merge reductions of one type and kind into buckets";
  let description = [{
    Merges all_reduces of one block, element type and kind, none of which is produced from
    another's result, into one all_reduce of a bucket. Buckets fill in the order in
    which the members' last producers stand, which is that of the backward pass. The
    members' allocations become views of the bucket's, so producers and users compute in
    it and nothing is copied. `dp.bucket` lists the members. For a GPU each begins at a
    multiple of 16 bytes, so that kernels access it by vectors.

    Leaves alone tensors that are arguments, not reduced in place, of dynamic size,
    larger than the cap or reduced twice. Running statistics (`dp.buffers`) have buckets of their
    own, so that no gradient waits for them. An example is in docs/communication.md.
  }];
  let options = [
    Option<"firstBytes", "first-bytes", "int64_t", "1 << 20",
           "Bytes of the first bucket of a type and kind in a block">,
    Option<"bytes", "bytes", "int64_t", "25 << 20", "Bytes of the other buckets">,
    Option<"buffersBytes", "buffers-bytes", "int64_t", "250 << 20",
           "Bytes of buckets of running statistics (dp.buffers)">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numBucketed", "num-bucketed",
              "Reductions that became part of a bucket">,
    Statistic<"numBuckets", "num-buckets",
              "Buckets">];
}

def DPOverlap : DP_ModulePass<"dp-overlap", [DP_Buffers]> {
  let summary = "Start collectives early and wait for them late";
  let description = [{
    Each collective becomes a group that starts right after the last op that writes
    its send buffer or touches its receive buffer, and a dp.wait right before the first
    op that does so afterwards. Groups start in the order in which they can. Collectives that
    can start at one place share a group; a small group waits for the next one.
    Reduce_scatters, all_to_alls and all_gathers of one element type fill a group as
    members fill a bucket, except gathers of state for a single use. An example is in
    docs/communication.md.

    Guarantees that no group is in flight at the end of a block, and that the order in
    every block is the same on all ranks.
  }];
  let options = [
    Option<"smallBytes", "small-bytes", "int64_t", "64 << 10",
           "Bytes up to which a group waits for the next one">,
    Option<"firstBytes", "first-bytes", "int64_t", "1 << 20",
           "Bytes of the first group of ranges of a kind and type in a block">,
    Option<"bytes", "bytes", "int64_t", "25 << 20", "Bytes of the other groups">];
  let statistics = [
    Statistic<"numGroups", "num-groups",
              "Groups of collectives that start early">,
    Statistic<"numOverlapped", "num-overlapped",
              "Collectives in these groups">];
}

def DPAdvanceUpdates : DP_ModulePass<"dp-advance-updates", [DP_Buffers]> {
  let summary = "Update states as soon as their gradients are known";
  let description = [{
    For schedules without overlap. Moves the all-reduce of a large buffer to where the
    buffer is complete, and a launch that writes states only and reads such a buffer to
    where nothing reads the states' old values any more. So the gradients of few layers
    are in memory at a time, instead of all. Nothing moves over a check that may fail: a
    step that fails there has changed no state.

    ```mlir
    dp.gemm ins(%x, %dy) outs(%g) ...
    dp.gemm ins(%dy, %w) outs(%dx) ...
    dp.launch @other (%dx)
    dp.buffer.all_reduce %g, %g : memref<1024x512xf32>, memref<1024x512xf32>
    dp.launch @update (%w, %g)
    // becomes
    dp.gemm ins(%x, %dy) outs(%g) ...
    dp.buffer.all_reduce %g, %g : memref<1024x512xf32>, memref<1024x512xf32>
    dp.gemm ins(%dy, %w) outs(%dx) ...
    dp.launch @update (%w, %g)
    dp.launch @other (%dx)
    ```
  }];
  let options = [
    Option<"minBytes", "min-bytes", "int64_t", "1 << 20",
           "Size of a buffer from which on its early end is worth a rendezvous of its own">];
  let statistics = [
    Statistic<"numAdvanced", "num-advanced",
              "Collectives and launches that moved">];
}

def DPGroupCollectives : DP_EntryPass<"dp-group-collectives", [DP_Buffers]> {
  let summary = "Group adjacent collectives into one rendezvous";
  let description = [{
    For schedules without overlap. A collective on buffers is delayed until an op touches
    its receive buffer or writes its send buffer. All collectives that are delayed by then
    go between one dp.group_start and dp.group_end: one rendezvous.

    ```mlir
    dp.buffer.all_reduce %a, %a
    dp.launch @other (%x)
    dp.buffer.all_reduce %b, %b
    dp.launch @update (%w, %a)
    // becomes
    dp.launch @other (%x)
    dp.group_start
    dp.buffer.all_reduce %a, %a
    dp.buffer.all_reduce %b, %b
    dp.group_end
    dp.launch @update (%w, %a)
    ```
  }];
  let statistics = [
    Statistic<"numGroups", "num-groups",
              "Groups of several collectives">];
}

def DPDecomposeCollectives : DP_EntryPass<"dp-decompose-collectives", [DP_Buffers]> {
  let summary = "Decompose reductions that NCCL lacks into gathers and kernels";
  let description = [{
    NCCL has no bitwise operations, no exclusive or of bools, no 16-bit integers, and
    its maximum and minimum of floats lose NaN. Such an all_reduce or
    reduce_scatter becomes an all_gather of the summands and a reduction of them, in the
    order of the ranks, on every rank. Leaves the others to convert-dp-to-nccl.

    ```mlir
    dp.buffer.all_reduce %m, %m kind max : memref<4xf32>, memref<4xf32>
    // becomes
    dp.buffer.all_gather %m_row, %all dim 0 : memref<1x4xf32>, memref<?x4xf32>
    linalg.fill ins(%least) outs(%m)
    linalg.generic ins(%all) outs(%m) {... maximumf ...}
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numDecomposed", "num-decomposed",
              "Reductions that became an all_gather and a kernel">];
}

def DPLowerRoutines : DP_EntryPass<"dp-lower-routines", [DP_Buffers]> {
  let summary = "Lower routines to calls of a GPU's libraries";
  let description = [{
    Each dp.buffer.routine becomes one with the flag `library`: a call of cuBLAS,
    cuSOLVER or cuFFT. These compute in place on column-major matrices and on complex
    numbers of two elements, so structured ops transpose, copy, join and split around
    the call. A routine whose row-major matrix serves as the transposed one is called
    with the other triangle or side instead. Structured ops also make results of
    failed routines NaN, give eigh and svd zeros in place of a matrix that is not
    finite, and compute pivots_to_permutation, which no library has.

    ```mlir
    dp.buffer.routine cholesky ins(%a) outs(%l, %status)
    // becomes
    memref.copy %a, %l
    dp.buffer.routine cholesky flags upper|library outs(%l, %status)
    linalg.generic ins(%l) outs(%first_nan) {... the first row with a NaN on the diagonal ...}
    linalg.generic ins(%first_nan) outs(%status) {...}
    linalg.generic ins(%status) outs(%l) {... zero above the diagonal, NaN if the status is not 0 ...}
    ```

    ```mlir
    dp.buffer.routine triangular_solve ins(%l, %b) outs(%x)
    // becomes, since L X = B is Xᵀ Lᵀ = Bᵀ
    memref.copy %b, %x
    dp.buffer.routine triangular_solve flags upper|right|library ins(%l) outs(%x)
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
  let statistics = [
    Statistic<"numLowered", "num-lowered", "Routines that were lowered">];
}

def DPFuseEpilogues : DP_ModulePass<"dp-fuse-epilogues", [DP_Buffers]> {
  let summary = "Fuse a bias and a relu into the product or convolution before them";
  let description = [{
    Matches a launch that adds a bias to the result of the dp.gemm or dp.conv before it,
    takes the maximum with zero, or does both, if nothing else reads that result. The call
    gets the bias and the relu and writes the launch's result. The bias of a dp.gemm is a
    row, and that of a dp.conv has a number for each channel.

    A result of 16 bits needs a bias of the same type and f32 sums that are rounded after
    it. A result of a dp.conv has the type of its factors. cuDNN has deterministic kernels
    of all types for a bias and for both, but not for a relu alone: so a dp.conv gets a
    relu with a bias or after one, and a gradient gets neither.

    A library's relu makes NaN zero, where arith.maximumf keeps it. So a maximum is fused
    only if its fast-math flags or the option `no-nans` exclude NaN.

    Also sets the `precision` of every dp.gemm and dp.conv of f32: of a dp.conv tf32 for
    bf16, too, to which cuDNN does not round. Erases the kernels that nothing launches.

    ```mlir
    dp.gemm ins(%a, %b) outs(%c) size(...) ld(...) stride(...)
    dp.launch @kernel_addf_maximumf (%c, %row, %y)
    dp.conv ins(%x, %w) outs(%d) strides [1, 1] dilations [1, 1]
    dp.launch @kernel_addf_maximumf_0 (%d, %channels, %z)
    // becomes
    dp.gemm ins(%a, %b) outs(%y) size(...) ld(...) stride(...) bias(%row : memref<10xf32>) relu
    dp.conv ins(%x, %w) outs(%z) strides [1, 1] dilations [1, 1] bias(%channels : memref<32xf32>) relu
    ```
  }];
  let options = [
    Option<"precision", "precision", "::mlir::dp::MatmulPrecision",
           "::mlir::dp::MatmulPrecision::ieee",
           "Precision of the factors of each dp.gemm and dp.conv of f32",
           [{::mlir::dp::getOptionValues<::mlir::dp::MatmulPrecision>()}]>,
    Option<"noNaNs", "no-nans", "bool", "false",
           "Assume that no value of the program is NaN">];
  let statistics = [
    Statistic<"numFused", "num-fused",
              "Kernels that became an epilogue of a product or a convolution">];
}

def DPRaiseConvolutions : DP_FunctionPass<"dp-raise-convolutions", [DP_Program]> {
  let summary = "Replace linalg convolutions and their gradients by dp.convolution";
  let description = [{
    A sum of products in f32 on tensors, one factor of which is read through windows
    (`i * stride + j * dilation`, in one to three dimensions), becomes a dp.convolution
    or the gradient of a filter, whichever has its operands in order or else the smaller
    filter. Operands in another order are transposed; dimensions that are one to
    dp.convolution, as groups and their channels, are collapsed.

    A pad of zeros around the image becomes padding. An image with zeros between its
    elements becomes the gradient of an input with a stride, and such a gradient of an
    output a stride. So does one with a filter that the graph has exchanged and flipped,
    which is read as it was. A transpose back after a result's is dropped.

    ```mlir
    %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] { ... }
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x8x9x9xf32>) -> ...
    %y = linalg.conv_2d_nchw_fchw ins(%p, %w) outs(%z) -> tensor<?x8x9x9xf32>
    // becomes
    %y = dp.convolution ins(%x, %w) outs(%e) strides [1, 1] dilations [1, 1]
        padding [1, 1, 1, 1] channels_first : ...
    ```

    For a GPU, an initial value that is a number for each channel becomes a bias, so that
    no image of it is written and read; elsewhere `outs` has the initial value, and
    accumulates. Pads that differ between the two sides stay, since cuDNN has none, and a
    sum of 16-bit factors that is only rounded to their type becomes a dp.convolution of
    that type. For the host, depthwise convolutions with the channels last stay: their
    loops vectorize over the channels.

    Other ops stay, and sizes that are not known: only the batch may be dynamic.

    Convolutions of one dimension or two have their channels last or first, groups and volumes
    have them first. An elementwise op whose result only a transpose reads writes the transposed
    result. dp-bufferize makes a dp.conv of each dp.convolution.

    ```mlir
    %s = tensor.insert_slice %dy into %zeros[0, 0, 1, 1] [%n, 8, 5, 5] [1, 1, 2, 2] : ...
    %dx = linalg.conv_2d_nchw_fchw ins(%s, %flipped) outs(%z) -> tensor<?x4x9x9xf32>
    // becomes
    %dx = dp.convolution input_gradient ins(%dy, %w) outs(%e) strides [2, 2] dilations [1, 1] padding [1, 1, 1, 1] channels_first : ...
    ```

    PyTorch's graphs begin the sum with the bias, as an image that repeats a vector along the
    channels. For a GPU:
    ```mlir
    %i = linalg.generic ins(%b : tensor<8xbf16>) outs(%e : tensor<?x8x9x9xf32>) {... extf ...}
    %s = linalg.conv_2d_nchw_fchw ins(%x, %w) outs(%i) -> tensor<?x8x9x9xf32>
    %y = linalg.generic ins(%s) outs(%f : tensor<?x8x9x9xbf16>) {... truncf ...}
    // becomes
    %y = dp.convolution ins(%x, %w) outs(%f) strides [1, 1] dilations [1, 1] channels_first bias(%b : tensor<8xbf16>) : ...
    ```

    BLAS has no product for a depthwise convolution. Convolutions with more than three window
    dimensions or with other element types than f32, f16 and bf16 stay loop nests.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::dp::DPDialect"];
  let statistics = [
    Statistic<"numRaised", "num-raised", "Convolutions and gradients of filters">];
}

def DPLowerContractions : DP_EntryPass<"dp-lower-contractions", [DP_Buffers]> {
  let summary = "Lower contractions that BLAS computes to dp.gemm";
  let description = [{
    Contractions that BLAS can do become dp.gemm; operands of a large one are copied where
    BLAS cannot read them. The elementwise op that rounds a factor to 8 bits writes such a
    copy itself, in one kernel with the factor. A dp.gemm or dp.conv of 16-bit factors
    rounds its result itself where nothing else reads that in f32. A remark names each
    contraction and convolution of more than 10^7 multiply-adds that stays and becomes a
    kernel. Requires a bufferized entry.

    ```mlir
    linalg.fill ins(%zero) outs(%y : memref<64x32xf32>)
    linalg.matmul ins(%x, %w : memref<64x16xf32>, memref<16x32xf32>) outs(%y : memref<64x32xf32>)
    // becomes
    dp.gemm ins(%x, %w) outs(%y) size(%c1, %c64, %c32, %c16) ld(%c16, %c32, %c32) ...
    ```

    A product has sums in f32 of factors in f32, f16 or bf16, or is in f64. Each of m, n and k is
    one dimension or several that are contiguous, and the batch is up to two dimensions: heads
    that are columns of one tensor need no copies. The strides decide which factor is
    transposed; a result that is stored transposed exchanges the factors, and a fill with zero
    before the product goes away. bf16 graphs of PyTorch and JAX so multiply bf16, add in f32
    and round once, as these frameworks do; the runtime chooses the code on the machine that runs
    it. An operand that BLAS cannot read, as a strided slice, is copied if the product reads
    each element eight times. The remark on a large contraction that becomes a kernel says
    what a library would need and, on a host, how long the kernel takes; contractions that read
    each factor once have no remark.

    On a GPU factors of 8 bits with sums in f32 become a dp.gemm. They are copied unless they
    lie along k, which is padded with zeros to a multiple of 16. The kernel that rounds a factor
    writes the factor and its transposed copy through one tile in shared memory. A factor's rows
    are added up in f32, and by a kernel where `--matmul-precision` rounds factors of f32.

    For a GPU, a dp.gemm adds up the rows of a factor, too, where an op does that with all
    rows that the product runs over, and nothing between the two hinders that they are one:
    the gradient of a bias is read with that of its weight. Factors are f32, f16 or bf16, the
    sums and the product f32.
    ```mlir
    dp.gemm ins(trans_a %g, %x) outs(%dw) ...
    linalg.fill ins(%zero) outs(%db)
    linalg.generic ins(%g : memref<?x768xf32>) outs(%db : memref<768xf32>) {addf}
    // becomes
    dp.gemm ins(trans_a %g, %x) outs(%dw) ... sums(%db : memref<768xf32>)
    ```
  }];
  let options = [
    Option<"precision", "precision", "::mlir::dp::MatmulPrecision",
           "::mlir::dp::MatmulPrecision::ieee",
           "Precision of the factors of f32 that dp-fuse-epilogues sets; sums of such "
           "factors are products' only if it is ieee",
           [{::mlir::dp::getOptionValues<::mlir::dp::MatmulPrecision>()}]>];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numLibraryCalls", "num-library-calls",
              "Contractions that a library computes">,
    Statistic<"numRoundings", "num-roundings",
              "Roundings to 16 bits that became part of a contraction">,
    Statistic<"numFactorSums", "num-factor-sums",
              "Sums of rows that a product of the rows computes">];
}

def DPFormKernels : DP_EntryPass<"dp-form-kernels", [DP_Buffers]> {
  let summary = "Form kernels of structured ops, copies and ops that are kernels";
  let description = [{
    Every linalg op, copy and op with a KernelOpInterface becomes part of a
    dp.launch_region, which is one kernel. Requires a bufferized entry whose contractions
    for libraries are dp.gemm (dp-lower-contractions); leaves control flow and
    collectives. dp-outline-kernels makes functions of the regions.

    ```mlir
    linalg.map { arith.negf } ins(%x : memref<8x4xf32>) outs(%y : memref<8x4xf32>)
    // becomes
    %x_row = memref.cast %x_collapsed : memref<32xf32> to memref<?xf32>
    %y_row = ...
    dp.launch_region "kernel_negf" extent %c32 cost %c32 kernel #dp.kernel<loop = 0> {
      linalg.generic ins(%x_row : memref<?xf32>) outs(%y_row : memref<?xf32>) {... negf ...}
    }
    ```

    A fill with a constant whose buffer a reduction accumulates in next is part of that
    reduction's kernel. Ops that access each other's results only at the
    same row, as a row's sum, its variance and the scaled row, become one kernel, and
    loops that are contiguous in all buffers become one loop. For a GPU, too, only where
    a warp or block for each row keeps a GPU busy: there are at least 512 rows, or a row
    has at most 65,536 iterations; two ops are more than fills with constants; and a
    kernel without rows keeps its loops. There a reduction with few results and many
    summands becomes two kernels. The first one combines fixed parts of the summands in
    a buffer of its own, the second one the parts:
    ```mlir
    linalg.generic ins(%x : memref<1048576x32xf32>) outs(%sums : memref<32xf32>)
    // becomes, with (r, c) -> ((r floordiv 16) mod 512, c) as the map of %parts
    %parts = memref.alloc() : memref<512x32xf32>
    linalg.fill ins(%neutral) outs(%parts)
    linalg.generic ins(%x : memref<1048576x32xf32>) outs(%parts : memref<512x32xf32>)
    linalg.generic ins(%parts : memref<512x32xf32>) outs(%sums : memref<32xf32>)
    ```
    A reduction of more than 16,384 summands to one integer, as a maximum, has one kernel,
    whose blocks combine by atomic operations: it has one result in any order. The fill of
    that result is a kernel of its own, which dp-batch-launches moves to the others.

    Rows of a group lie along the outermost loops, or along the channels of an image. Ops
    between the members run before or after the group where no buffer forbids it: a gradient's
    sum of columns reads the group's result and comes after it.
    ```mlir
    linalg.fill ins(%zero) outs(%sum)                                               // ?x32
    linalg.generic ins(%x) outs(%sum) {... addf ...}                                // ?x32x64 -> ?x32
    linalg.generic ins(%sum) outs(%mean) {... divf ...}
    linalg.generic ins(%x, %mean) outs(%y) {... subf ...}                           // ?x32x64
    // becomes
    dp.launch_region "kernel_rows_addf_divf_subf" extent %rows cost %c kernel #dp.kernel<loop = 0, rows = 1> {
      // four linalg.generic on %sum_row, %x_rows, %mean_row and %y_rows
    }
    ```
    On a GPU a block computes a row, so that a batch normalization of 64 channels is no group:
    64 blocks would leave the GPU idle. A reduction and the fills of its results alone are no
    group there either, because they are one kernel anyway.

    On the host, ops without loops that follow each other and all read one buffer become one
    kernel, `kernel_scalars_...`: an optimizer computes several numbers from that of the step for
    each parameter, and each takes less time than its launch.

    A kernel has the names of its first ops, `kernel_addf_maximumf`, and the path of the user's
    module where the locations of its ops name one: `"kernel_addf_maximumf" of "blocks_mlp_fc1"`
    for ops at `loc("blocks.3.mlp.fc1"("model.py":17:0))`. All layers share a kernel, so the path
    has no numbers. Ops of several modules have the path that these share, or that of the last op.
    A name without a dot is no path: JAX names locations after primitives.

    Elementwise ops on contiguous operands run as one row, so that the updates of all parameters
    are one kernel (dp-outline-kernels). Threads share only the loop that `#dp.kernel` names.

    An op with a KernelOpInterface (`dp.buffer.index_update`, `dp.buffer.scan`,
    `dp.buffer.sort`) is a kernel of its own: it names its parallel loops and creates the code
    of an iteration, or that of a GPU's block. The time of an indexed update is that of its
    updates, which run in their order at each place. `dp.buffer.routine` and
    `dp.buffer.attention` are calls of the runtime and no kernels.

    A reduction is split where its results have fewer than 128 blocks (a block computes one
    result, or 32 side by side) and each thread would have 128 summands or more. Iteration `i`
    of the split loop belongs to part `(i floordiv run) mod count`: a run has an element for
    each thread (512, or 16 rows of 32 results), and `count` is a power of two for at most 512
    blocks and eight summands per thread. The loop with most runs is split, among equal ones a
    loop of static extent. All of this follows from static sizes and from the batch's size on
    one device (an unknown size counts as 1), so two runs give the same bits. A part without
    summands, as on a device with an empty chunk, has the neutral value.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numRegions", "num-regions", "Kernels as regions">,
    Statistic<"numGroups", "num-row-groups",
              "Kernels of several ops on the same rows">,
    Statistic<"numScalarGroups", "num-scalar-groups",
              "Kernels of several ops on single numbers">,
    Statistic<"numFills", "num-fills",
              "Fills that became part of a reduction's kernel">,
    Statistic<"numSplits", "num-split-reductions",
              "Reductions by two kernels">];
}

def DPOutlineKernels
    : DP_ModulePass<"dp-outline-kernels", [DP_Kernels, DP_Buffers]> {
  let summary = "Outline dp.launch_region as functions and launch them";
  let description = [{
    Every dp.launch_region (dp-form-kernels) becomes a function marked `dp.kernel` and a
    dp.launch of it; kernels with the same text become one. The parameters are the values
    that the region uses from outside, except constants, which the function has itself.

    ```mlir
    %zero = arith.constant 0.0 : f32
    dp.launch_region "kernel_fill" extent %n cost %n kernel #dp.kernel<loop = 0> {
      linalg.fill ins(%zero : f32) outs(%x : memref<?xf32>)
    }
    // becomes
    dp.launch @kernel_fill extent %n cost %n (%x) : memref<?xf32>
    func.func private @kernel_fill(%x: memref<?xf32> {llvm.noalias}, %begin: index, %end: index)
        attributes {dp.kernel = #dp.kernel<loop = 0>} {
      %zero = arith.constant 0.0 : f32
      linalg.fill ins(%zero : f32) outs(%x : memref<?xf32>)
      return
    }
    ```

    The name of a region from one module begins with the path of the module
    (`blocks_mlp_fc1_addf_maximumf`), of which it drops the first parts where the name would
    have more than 60 characters. A kernel that several modules launch, or one and other code,
    has no module in its name.

    A kernel takes the address of a buffer's first element, so that slices at different
    offsets share one. `llvm.align` notes an offset at a multiple of 16 bytes. A buffer that a
    kernel writes is `llvm.noalias` unless another parameter is a part of it.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numKernels", "num-kernels",
              "Kernels">,
    Statistic<"numLaunches", "num-launches",
              "Launches of kernels">];
}

def DPBatchLaunches : DP_ModulePass<"dp-batch-launches", [DP_Buffers]> {
  let summary = "Batch launches of one kernel that do not depend on each other";
  let description = [{
    Launches of one kernel in a block become one dp.launch_batch, where the last of them
    stood. A launch moves down only over ops that do not use its results, nor write its
    inputs, and over no loop or branch; over a dp.wait only if it has at most 65,536
    element operations: no large update waits for another bucket's collective. A dp.wait
    then stands before the first use of its buffers. Where a buffer would live longer
    for it, the launch stays unless the peak of the memory in use stays as it is.
    Launches that read arguments only, and those that fill one number, move up to the
    first one of their kernel instead, the latter also over collectives. Requires the
    final order of collectives. Leaves alone kernels that may end the step with an
    error, and launches on a memref.global or on buffers that control flow passes on.

    ```mlir
    dp.launch @update extent %n cost %n (%v, %dv)
    dp.launch @update extent %m cost %m (%w, %dw)
    // becomes
    dp.launch_batch @update extents(%n, %m) costs(%n, %m) sets [(%v, %dv), (%w, %dw)]
    ```

    All updates of an optimizer that wait for the same collectives become one launch, as in
    PyTorch's foreach optimizers, and all casts of weights to bf16 become one launch before the
    step. Members of a bucket, and slices along one dimension, do not depend on each other. A
    wait moves down to the first use of its buffers, so that one wait is enough where all uses
    follow the last collective. The pass looks at each op of a block twice.
  }];
  let options = [
    Option<"slackBytes", "slack-bytes", "int64_t", "1 << 20",
           "Bytes by which a block may use more memory than its peak">,
    Option<"slackPercent", "slack-percent", "int64_t", "3",
           "The same in percent of the peak; the larger one counts">];
  let statistics = [
    Statistic<"numBatches", "num-batches", "Launches of several sets">,
    Statistic<"numJoined", "num-joined",
              "Launches that became part of another one">];
}

def DPAssignStreams : DP_ModulePass<"dp-assign-streams", [DP_Buffers]> {
  let summary = "Assign collectives to a stream of their own, ordered by events";
  let description = [{
    Collectives go to the stream `comm`, all other ops to `compute`. A group waits for all
    that compute was given before it. Compute waits for a group where its token is waited
    for, and without a token right after the group. One wait covers all groups before
    it, because they share a stream. Tokens go away.

    ```mlir
    dp.launch @gradient (%g)
    dp.group_start
    dp.buffer.all_reduce %g, %g
    %t = dp.group_end async -> !dp.token
    dp.launch @other (%x)
    dp.wait %t (%g)
    dp.launch @update (%w, %g)
    // becomes
    dp.launch @gradient (%g)
    dp.event_record 0 on compute
    dp.stream_wait comm for 0(%g)
    dp.group_start
    dp.buffer.all_reduce %g, %g
    dp.group_end
    dp.event_record 1 on comm
    dp.launch @other (%x)
    dp.stream_wait compute for 1(%g)
    dp.launch @update (%w, %g)
    ```

    A wait names the buffers that it makes safe, and keeps them alive until then. So a
    collective in flight shares no memory with buffers that compute uses meanwhile. Runs where
    the target has streams (cuda) or collectives overlap.
  }];
  let statistics = [
    Statistic<"numGroups", "num-groups",
              "Groups of collectives on the comm stream">,
    Statistic<"numWaits", "num-waits",
              "Waits of the compute stream for a group">];
}

def DPPlanMemory : DP_ModulePass<"dp-plan-memory", [DP_Buffers]> {
  let summary = "Plan the buffers of a schedule in one arena";
  let description = [{
    Allocations with disjoint live ranges share memory of one arena; a buffer that a
    dp.stream_wait names is live up to there. The arena becomes the last argument of the
    entry, and the function `<entry>.arena` (`dp.arena`) computes its size from the global
    sizes. Refuses an allocation whose size depends on the step's data or on a loop.

    ```mlir
    %a = memref.alloc() : memref<10xf32>
    // becomes
    %a = memref.view %arena[%offset][] : memref<?xi8> to memref<10xf32>
    ```

    The order of the buffers in the arena is decided on their sizes at one device: the largest
    first, each at the lowest address that is free (`MemoryLayout.h`). The offsets are computed
    at run time, because local sizes are: each is the largest end of the buffers directly
    below. A buffer from outside of a loop is live throughout the loop, a buffer of its body
    within an iteration.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::memref::MemRefDialect"];
  let statistics = [
    Statistic<"numBuffers", "num-buffers",
              "Buffers in the arena">];
}

#endif // DP_SCHEDULE_TRANSFORMS_PASSES_TD
