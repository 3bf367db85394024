//===- DPScheduleOps.td - Operations of a schedule ------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// After bufferization a dp.spmd function is a schedule: kernel launches, library
// contractions and collectives on buffers. It has no details of a target; every
// target lowers it to the same calls (dp/Runtime/DeviceABI.h).
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPSCHEDULEOPS_TD
#define DP_IR_DPSCHEDULEOPS_TD

include "dp/IR/DPConvolution.td"
include "dp/IR/DPOpInterfaces.td"
include "dp/IR/DPTypes.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class DP_ScheduleOp<string mnemonic, list<Trait> traits = []>
    : Op<DP_Dialect, mnemonic, traits>;

// An op that gives work to a stream or says what a stream waits for.
class DP_StreamOp<string mnemonic, list<Trait> traits = []>
    : DP_ScheduleOp<mnemonic,
                    [MemoryEffects<[MemWrite<DP_StreamResource>]>] # traits>;

def DP_LaunchOp : DP_ScheduleOp<"launch", [
    DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<DP_CostOpInterface>]> {
  let summary = "run a kernel";
  let description = [{
    The op runs iterations [0, extent) of a kernel, a function marked `dp.kernel`.
    The kernel's arguments are `params` and the range [begin, end) that it runs.
    Iterations are independent, so a target may split the range. `cost` estimates
    the work of all iterations in element operations.

    Example:

    ```mlir
    func.func private @k(memref<?xf32>, index, index) attributes {dp.kernel = #dp.kernel}
    func.func @launch(%x: memref<?xf32>, %n: index) attributes {dp.spmd} {
      dp.launch @k extent %n cost %n (%x) : memref<?xf32>
      return
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Index:$extent, Index:$cost,
                       Variadic<AnyType>:$params);
  let assemblyFormat = [{
    $kernel `extent` $extent `cost` $cost `(` $params `)` attr-dict
    (`:` type($params)^)?
  }];
}

def DP_LaunchBatchOp : DP_ScheduleOp<"launch_batch", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<DP_CostOpInterface>]> {
  let summary = "run a kernel on several sets of parameters";
  let description = [{
    The op is one `dp.launch` of the kernel for each set of parameters, with an
    extent and a cost each. They run in any order or at the same time, so no set
    writes a buffer that another set uses. A GPU runs them as one grid.

    Example:

    ```mlir
    func.func private @k(memref<?xf32>, index, index) attributes {dp.kernel = #dp.kernel}
    func.func @launch_batch(%x: memref<?xf32>, %y: memref<?xf32>, %n: index,
                            %m: index) attributes {dp.spmd} {
      dp.launch_batch @k extents(%n, %m) costs(%n, %m) sets [(%x), (%y)]
          : memref<?xf32>
      return
    }
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$kernel, Variadic<Index>:$extents,
                       Variadic<Index>:$costs, Variadic<AnyType>:$params);
  let assemblyFormat = [{
    $kernel `extents` `(` $extents `)` `costs` `(` $costs `)`
    `sets` custom<ParamSets>($params, type($params), ref($extents)) attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    unsigned getNumSets() { return getExtents().size(); }
    /// The parameters of one set.
    OperandRange getSet(unsigned number) {
      unsigned size = getParams().size() / getNumSets();
      return getParams().slice(number * size, size);
    }
  }];
}

def DP_GemmOp : DP_ScheduleOp<"gemm", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<DP_CostOpInterface, ["getLibrary"]>]> {
  let summary = "C = op(A) op(B), or C += op(A) op(B)";
  let description = [{
    The target's BLAS computes a batch of row-major matrix products: op(A) is
    m x k and op(B) is k x n. `trans_a` and `trans_b` mark operands that are
    stored transposed. `ld` are the leading dimensions of A, B, C and `stride` the
    distances from one matrix of the batch to the next, in elements. `outer` are
    the number of such batches and the distances between their first matrices in
    A, B, C; without it there is one. So the heads of an attention, which are
    columns of the same rows for each sample, need no copy. The sizes may
    be zero: with k = 0 C becomes zero, or stays as it is with `accumulate`. Then
    `bias`, of n elements, is added to every row, and with `relu` negative
    elements become zero. `precision` is the type to which factors in f32 may be
    rounded. 16-bit factors are multiplied and added in f32; C is f32, or of their
    type and rounded once. So are 8-bit factors, f8E4M3FN or f8E5M2 but not both
    f8E5M2, of which C is f32, f16 or bf16. They lie along k (no `trans_a`, but
    `trans_b`); n, k and all distances are multiples of 16, and only GPUs have them.

    Example:

    ```mlir
    func.func @gemm(%x: memref<?x64xf32>, %w: memref<64x10xf32>,
                    %y: memref<?x10xf32>, %m: index) attributes {dp.spmd} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c10 = arith.constant 10 : index
      %c64 = arith.constant 64 : index
      dp.gemm ins(%x, %w) outs(%y) size(%c1, %m, %c10, %c64)
          ld(%c64, %c10, %c10) stride(%c0, %c0, %c0)
          : memref<?x64xf32>, memref<64x10xf32>, memref<?x10xf32>
      return
    }
    ```
  }];
  let arguments = (ins AnyMemRef:$a, AnyMemRef:$b, AnyMemRef:$c,
                       Index:$batch, Index:$m, Index:$n, Index:$k,
                       Index:$lda, Index:$ldb, Index:$ldc,
                       Index:$strideA, Index:$strideB, Index:$strideC,
                       Optional<AnyMemRef>:$bias, Variadic<Index>:$outer,
                       UnitAttr:$trans_a, UnitAttr:$trans_b,
                       UnitAttr:$accumulate, UnitAttr:$relu,
                       DefaultValuedAttr<DP_MatmulPrecision,
                           "::mlir::dp::MatmulPrecision::ieee">:$precision);
  let assemblyFormat = [{
    (`accumulate` $accumulate^)? `ins` `(` (`trans_a` $trans_a^ ` `)? `` $a `,` ` `
    (`trans_b` $trans_b^ ` `)? `` $b `)` `outs` `(` $c `)`
    `size` `(` $batch `,` $m `,` $n `,` $k `)`
    `ld` `(` $lda `,` $ldb `,` $ldc `)`
    `stride` `(` $strideA `,` $strideB `,` $strideC `)`
    (`outer` `(` $outer^ `)`)?
    (`bias` `(` $bias^ `:` type($bias) `)`)? (`relu` $relu^)?
    (`precision` $precision^)? attr-dict `:` type($a) `,` type($b) `,` type($c)
  }];
  let hasVerifier = 1;
}

def DP_ConvOp : DP_ConvolutionBase<"conv", AnyMemRef, [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<DP_CostOpInterface, ["getLibrary"]>]> {
  let summary = "dp.convolution on buffers";
  let description = [{
    The target's library computes it. `outs` shares no memory with `ins`.

    Example:

    ```mlir
    func.func @conv(%x: memref<?x10x10x16xf32>, %w: memref<32x3x3x16xf32>,
                    %y: memref<?x8x8x32xf32>, %dw: memref<32x3x3x16xf32>)
        attributes {dp.spmd} {
      dp.conv ins(%x, %w) outs(%y) strides [1, 1] dilations [1, 1]
          : memref<?x10x10x16xf32>, memref<32x3x3x16xf32>, memref<?x8x8x32xf32>
      dp.conv filter_gradient ins(%x, %y) outs(%dw) strides [1, 1] dilations [1, 1]
          : memref<?x10x10x16xf32>, memref<?x8x8x32xf32>, memref<32x3x3x16xf32>
      return
    }
    ```
  }];
}

def DP_BufferIndexUpdateOp : DP_ScheduleOp<"buffer.index_update", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "dp.index_update on buffers, in place";
  let description = [{
    `dest` shares no memory with the other operands. A kernel holds one of these
    ops or one `linalg.generic`.

    Example:

    ```mlir
    func.func @index_update(%g: memref<?x32xf32>, %sum: memref<128x32xf32>,
                            %ids: memref<?xi32>) attributes {dp.spmd} {
      dp.buffer.index_update %g into %sum at %ids dims [0] kind add
          : memref<?x32xf32>, memref<128x32xf32>, memref<?xi32>
      return
    }
    ```
  }];
  let arguments = (ins AnyMemRef:$updates, AnyMemRef:$dest,
                       MemRefOf<[I8, I16, I32, I64, Index]>:$indices,
                       DenseI64ArrayAttr:$dims,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$batching,
                       OptionalAttr<DP_ReductionKind>:$kind);
  let assemblyFormat = [{
    $updates `into` $dest `at` $indices `dims` $dims (`batching` $batching^)?
    (`kind` $kind^)? attr-dict `:` type($updates) `,` type($dest) `,`
    type($indices)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    IndexUpdateShape getUpdateShape();
  }];
}

def DP_BufferScanOp : DP_ScheduleOp<"buffer.scan", [
    AttrSizedOperandSegments, IsolatedFromAbove, SingleBlock]> {
  let summary = "dp.scan on buffers";
  let description = [{
    `dests` receive the prefixes, `inits` the totals. A destination may be the input
    of the same number, and shares no memory with the others. The body of a kernel
    of its own.

    Example:

    ```mlir
    func.func @scan(%x: memref<?x5xf32>, %p: memref<?x5xf32>, %sum: memref<?xf32>)
        attributes {dp.spmd} {
      dp.buffer.scan ins(%x : memref<?x5xf32>) outs(%p : memref<?x5xf32>)
          init(%sum : memref<?xf32>) dim 1 exclusive {
      ^bb0(%acc: f32, %element: f32):
        %s = arith.addf %acc, %element : f32
        dp.yield %s : f32
      }
      return
    }
    ```
  }];
  let arguments = (ins
      Arg<Variadic<AnyMemRef>, "", [MemRead]>:$inputs,
      Arg<Variadic<AnyMemRef>, "", [MemWriteAt<0, FullEffect>]>:$dests,
      Arg<Variadic<AnyMemRef>, "", [MemRead, MemWrite]>:$inits, I64Attr:$dim,
      UnitAttr:$exclusive, UnitAttr:$reverse);
  let regions = (region SizedRegion<1>:$combiner);
  let assemblyFormat = [{
    `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $dests `:` type($dests)
    `)` `init` `(` $inits `:` type($inits) `)` `dim` $dim
    (`exclusive` $exclusive^)? (`reverse` $reverse^)? $combiner attr-dict
  }];
  let hasVerifier = 1;
}

def DP_BufferSortOp : DP_ScheduleOp<"buffer.sort", [
    AttrSizedOperandSegments, IsolatedFromAbove, SingleBlock]> {
  let summary = "dp.sort on buffers, in place";
  let description = [{
    `scratch`, of the shapes of `values`, is for merging: n log n comparisons of a
    row of n. Without it rows are sorted by insertion. No two buffers share memory.
    The body of a kernel of its own.

    Example:

    ```mlir
    func.func @sort(%x: memref<?x50xf32>, %s: memref<?x50xf32>)
        attributes {dp.spmd} {
      dp.buffer.sort outs(%x : memref<?x50xf32>) scratch(%s : memref<?x50xf32>)
          dim 1 {
      ^bb0(%a: f32, %b: f32):
        %less = arith.cmpf olt, %a, %b : f32
        dp.yield %less : i1
      }
      return
    }
    ```
  }];
  let arguments = (ins
      Arg<Variadic<AnyMemRef>, "", [MemRead, MemWrite]>:$values,
      Arg<Variadic<AnyMemRef>, "", [MemWriteAt<0, FullEffect>]>:$scratch,
      I64Attr:$dim);
  let regions = (region SizedRegion<1>:$comparator);
  let assemblyFormat = [{
    `outs` `(` $values `:` type($values) `)`
    (`scratch` `(` $scratch^ `:` type($scratch) `)`)? `dim` $dim $comparator
    attr-dict
  }];
  let hasVerifier = 1;
}

def DP_BufferRoutineOp : DP_ScheduleOp<"buffer.routine", [
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<DP_CostOpInterface, ["getLibrary"]>]> {
  let summary = "dp.routine on buffers";
  let description = [{
    The target's library computes the routine. All buffers are dense, and no
    destination shares memory with another operand.

    The flag `library` says that the op is one call of a GPU's library. Its matrices
    are column-major, so that buffers have the transposed shapes, and it computes in
    place: `*` marks what is read and overwritten. A status is the library's, and
    results of a failed routine are unspecified.

    | routine | signature with `library` | result |
    |---|---|---|
    | `cholesky` | ->(n,n)*,i() | the other triangle is unspecified |
    | `triangular_solve` | (m,m)->(n,m)* | with `right` (n,n)->(n,m)* |
    | `lu` | ->(n,m)*,i(k),i() | |
    | `householder_qr` | ->(n,m)*,(k) | |
    | `householder_product` | (p)->(n,m)* | |
    | `eigh` | ->(n,n)*,(n),i() | |
    | `svd` | ->(m,n)*,(k),(k,m),(k,n),i() | of the row-major matrix; Uᵀ and Vᵀ, with `full` (m,m) and (n,n), with `values` neither; the matrix becomes unspecified |
    | `fft` | ->(n,c)* | c = 2: real and imaginary part |
    | `rfft` | (n)->(h,c) | |
    | `irfft` | ->(h,c)*,(n) | the input becomes unspecified |

    Example:

    ```mlir
    func.func @routine(%a: memref<?x4x4xf32>, %l: memref<?x4x4xf32>,
                       %info: memref<?xi32>) attributes {dp.spmd} {
      dp.buffer.routine cholesky ins(%a : memref<?x4x4xf32>)
          outs(%l, %info : memref<?x4x4xf32>, memref<?xi32>)
      return
    }
    ```
  }];
  let arguments = (ins DP_Routine:$routine,
      DefaultValuedAttr<DP_RoutineFlags,
          "::mlir::dp::RoutineFlags::none">:$flags,
      Variadic<AnyMemRef>:$inputs, Variadic<AnyMemRef>:$dests);
  let assemblyFormat = [{
    $routine custom<RoutineFlags>($flags)
    (`ins` `(` $inputs^ `:` type($inputs) `)`)?
    `outs` `(` $dests `:` type($dests) `)` attr-dict
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Collectives on buffers
//===----------------------------------------------------------------------===//

def DP_GroupStartOp : DP_StreamOp<"group_start"> {
  let summary = "begin a group of collectives";
  let description = [{
    The collectives up to `dp.group_end` are one rendezvous.

    Example:

    ```mlir
    func.func @group(%a: memref<4xf32>, %b: memref<8xf32>) attributes {dp.spmd} {
      dp.group_start
      dp.buffer.all_reduce %a, %a : memref<4xf32>, memref<4xf32>
      dp.buffer.all_reduce %b, %b : memref<8xf32>, memref<8xf32>
      dp.group_end
      return
    }
    ```
  }];
  let assemblyFormat = "attr-dict";
}

def DP_GroupEndOp : DP_StreamOp<"group_end"> {
  let summary = "end a group of collectives, at which all ranks meet";
  let description = [{
    The group's collectives are complete behind this op. With `async` they only
    begin here and are complete behind the `dp.wait` of the token. Until then no op
    may access the buffers that they receive, or write the buffers that they send.

    Example:

    ```mlir
    func.func private @k(memref<4xf32>, index, index) attributes {dp.kernel = #dp.kernel}
    func.func @overlap(%g: memref<8xf32>, %x: memref<4xf32>, %n: index)
        attributes {dp.spmd} {
      dp.group_start
      dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
      %t = dp.group_end async -> !dp.token
      dp.launch @k extent %n cost %n (%x) : memref<4xf32>
      dp.wait %t (%g) : memref<8xf32>
      return
    }
    ```
  }];
  let results = (outs Optional<DP_TokenType>:$token);
  let assemblyFormat = "(`async` `->` type($token)^)? attr-dict";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, Type()); }]>];
  let hasVerifier = 1;
}

def DP_WaitOp : DP_StreamOp<"wait"> {
  let summary = "wait until a group of collectives is complete";
  let description = [{
    `buffers` are those that may be used from here on because of the wait. The
    collectives may use them until then, so they are alive up to here.

    Example: see `dp.group_end`.
  }];
  let arguments = (ins DP_TokenType:$token, Arg<Variadic<AnyMemRef>, "",
                           [MemRead, MemWrite]>:$buffers);
  let assemblyFormat = [{
    $token (`(` $buffers^ `)`)? attr-dict (`:` type($buffers)^)?
  }];
  let hasVerifier = 1;
}

def DP_Sent : Arg<AnyMemRef, "", [MemReadAt<0, FullEffect>]>;
def DP_Received : Arg<AnyMemRef, "", [MemWriteAt<0, FullEffect>]>;

class DP_BufferCollectiveOp<string mnemonic, DP_CollectiveMethods methods>
    : DP_StreamOp<"buffer." # mnemonic, [
        DP_CollectiveOpInterface, DP_BufferCollectiveOpInterface]> {
  let extraClassDeclaration = methods.declarations;
}

def DP_BufferAllReduceOp
    : DP_BufferCollectiveOp<"all_reduce", DP_AllReduceMethods> {
  let summary = "dp.all_reduce on buffers";
  let description = [{
    `recv` may be the same buffer as `send`. Both are dense.

    Example:

    ```mlir
    func.func @all_reduce(%g: memref<10xf32>) attributes {dp.spmd} {
      dp.buffer.all_reduce %g, %g kind max : memref<10xf32>, memref<10xf32>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv,
                       DefaultValuedAttr<DP_ReductionKind,
                           "::mlir::dp::ReductionKind::add">:$kind);
  let assemblyFormat = [{
    $send `,` $recv (`kind` $kind^)? attr-dict `:` type($send) `,` type($recv)
  }];
}

def DP_BufferAllGatherOp
    : DP_BufferCollectiveOp<"all_gather", DP_AllGatherMethods> {
  let summary = "dp.all_gather on buffers";
  let description = [{
    The op concatenates the devices' chunks of dimension `dim`, which are cut at
    multiples of `unit`, in `recv`.

    Example:

    ```mlir
    func.func @all_gather(%x: memref<?x3xf32>, %y: memref<10x3xf32>)
        attributes {dp.spmd} {
      dp.buffer.all_gather %x, %y dim 0 : memref<?x3xf32>, memref<10x3xf32>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv, I64Attr:$dim,
                       DefaultValuedAttr<I64Attr, "1">:$unit);
  let assemblyFormat = [{
    $send `,` $recv `dim` $dim (`unit` $unit^)? attr-dict `:` type($send) `,`
    type($recv)
  }];
}

def DP_BufferReduceScatterOp
    : DP_BufferCollectiveOp<"reduce_scatter", DP_ReduceScatterMethods> {
  let summary = "dp.reduce_scatter on buffers";
  let description = [{
    Example:

    ```mlir
    func.func @reduce_scatter(%x: memref<10x3xf32>, %y: memref<?x3xf32>)
        attributes {dp.spmd} {
      dp.buffer.reduce_scatter %x, %y dim 0 : memref<10x3xf32>, memref<?x3xf32>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv,
                       DefaultValuedAttr<DP_ReductionKind,
                           "::mlir::dp::ReductionKind::add">:$kind,
                       I64Attr:$dim, DefaultValuedAttr<I64Attr, "1">:$unit);
  let assemblyFormat = [{
    $send `,` $recv (`kind` $kind^)? `dim` $dim (`unit` $unit^)? attr-dict `:`
    type($send) `,` type($recv)
  }];
}

def DP_BufferAllToAllOp
    : DP_BufferCollectiveOp<"all_to_all", DP_AllToAllMethods> {
  let summary = "dp.all_to_all on buffers";
  let description = [{
    Row r of `recv` is device r's version of this device's chunk.

    Example:

    ```mlir
    func.func @all_to_all(%x: memref<18xbf16>, %y: memref<?x?xbf16>)
        attributes {dp.spmd} {
      dp.buffer.all_to_all %x, %y : memref<18xbf16>, memref<?x?xbf16>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv);
  let assemblyFormat = [{
    $send `,` $recv attr-dict `:` type($send) `,` type($recv)
  }];
}

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

def DP_EventRecordOp : DP_StreamOp<"event_record"> {
  let summary = "record an event on a stream";
  let description = [{
    A target with streams enqueues launches, contractions and copies on the stream
    `compute` and collectives on `comm`. The event completes with all work that was
    enqueued on `stream` before. Recording the event again replaces the record.

    Example: see `dp.stream_wait`.
  }];
  let arguments = (ins I64Attr:$event, DP_Stream:$stream);
  let assemblyFormat = "$event `on` $stream attr-dict";
  let hasVerifier = 1;
}

def DP_StreamWaitOp : DP_StreamOp<"stream_wait"> {
  let summary = "make a stream wait for an event";
  let description = [{
    Work that is enqueued on `stream` from here on begins after the event.
    `buffers` are those that `stream` may use because of the wait. Until then
    another stream may be using them, so they are alive up to here.

    Example:

    ```mlir
    func.func private @k(memref<8xf32>, index, index) attributes {dp.kernel = #dp.kernel}
    func.func @streams(%g: memref<8xf32>, %n: index) attributes {dp.spmd} {
      dp.launch @k extent %n cost %n (%g) : memref<8xf32>
      dp.event_record 0 on compute
      dp.stream_wait comm for 0 (%g) : memref<8xf32>
      dp.buffer.all_reduce %g, %g : memref<8xf32>, memref<8xf32>
      dp.event_record 1 on comm
      dp.stream_wait compute for 1 (%g) : memref<8xf32>
      dp.launch @k extent %n cost %n (%g) : memref<8xf32>
      return
    }
    ```
  }];
  let arguments = (ins DP_Stream:$stream, I64Attr:$event,
                       Arg<Variadic<AnyMemRef>, "",
                           [MemRead, MemWrite]>:$buffers);
  let assemblyFormat = [{
    $stream `for` $event (`(` $buffers^ `)`)? attr-dict (`:` type($buffers)^)?
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Values that control the schedule
//===----------------------------------------------------------------------===//

def DP_HostReadOp : DP_ScheduleOp<"host_read", [
    TypesMatchWith<"result to be an element of the buffer", "buffer", "result",
        "::llvm::cast<::mlir::MemRefType>($_self).getElementType()">]> {
  let summary = "wait for the compute stream and read an element";
  let description = [{
    The schedule's control flow may depend on an element in a device's memory: the
    condition of a loop, a bound, or the offset of a slice. The host waits until
    all work that was enqueued on the compute stream before is complete, and reads
    the element. A schedule for the host has an ordinary memref.load instead.

    Example:

    ```mlir
    func.func private @half(memref<f32>, index, index) attributes {dp.kernel = #dp.kernel}
    func.func @until_small(%x: memref<f32>, %n: index) attributes {dp.spmd} {
      %one = arith.constant 1.0 : f32
      scf.while : () -> () {
        %v = dp.host_read %x[] : memref<f32>
        %more = arith.cmpf ogt, %v, %one : f32
        scf.condition(%more)
      } do {
        dp.launch @half extent %n cost %n (%x) : memref<f32>
        scf.yield
      }
      return
    }
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$buffer,
                       Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$buffer `[` $indices `]` attr-dict `:` type($buffer)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// NCCL
//===----------------------------------------------------------------------===//

class DP_NcclOp<string mnemonic>
    : DP_StreamOp<"nccl." # mnemonic, [DP_NcclOpInterface]>;

defvar DP_reductionOfOp =
    "std::optional<::mlir::dp::NcclRedOp> getReduction() { return getOp(); }";

def DP_NcclAllReduceOp : DP_NcclOp<"all_reduce"> {
  let summary = "ncclAllReduce on the comm stream";
  let description = [{
    Example:

    ```mlir
    func.func @all_reduce(%g: memref<10xi1>, %n: index) attributes {dp.spmd} {
      dp.nccl.all_reduce %g, %g count %n ncclUint8 ncclMax
          : memref<10xi1>, memref<10xi1>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv, Index:$count,
                       DP_NcclDataType:$datatype, DP_NcclRedOp:$op);
  let assemblyFormat = [{
    $send `,` $recv `count` $count $datatype $op attr-dict `:` type($send) `,`
    type($recv)
  }];
  let extraClassDeclaration = DP_reductionOfOp;
}

def DP_NcclAllGatherOp : DP_NcclOp<"all_gather"> {
  let summary = "ncclAllGather on the comm stream, or a group of ncclBroadcast";
  let description = [{
    The whole is `outer` x `blocks` x `elems` of `datatype`, and the blocks are
    chunked as torch.chunk does. If `outer` is 1 and all ranks have equally many
    blocks, the op is one ncclAllGather; otherwise each rank's chunk is a broadcast.

    Example:

    ```mlir
    func.func @all_gather(%x: memref<?x3xf32>, %y: memref<10x3xf32>,
                          %outer: index, %blocks: index, %elems: index)
        attributes {dp.spmd} {
      dp.nccl.all_gather %x, %y chunks(%outer, %blocks, %elems) ncclFloat32
          : memref<?x3xf32>, memref<10x3xf32>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv, Index:$outer,
                       Index:$blocks, Index:$elems, DP_NcclDataType:$datatype);
  let assemblyFormat = [{
    $send `,` $recv `chunks` `(` $outer `,` $blocks `,` $elems `)` $datatype
    attr-dict `:` type($send) `,` type($recv)
  }];
}

def DP_NcclReduceScatterOp : DP_NcclOp<"reduce_scatter"> {
  let summary = "ncclReduceScatter on the comm stream, or a group of ncclReduce";
  let description = [{
    Chunks are those of `dp.nccl.all_gather`. The op is one ncclReduceScatter if
    that is one ncclAllGather, otherwise an ncclReduce to each rank.

    Example:

    ```mlir
    func.func @reduce_scatter(%x: memref<10x3xf32>, %y: memref<?x3xf32>,
                              %outer: index, %blocks: index, %elems: index)
        attributes {dp.spmd} {
      dp.nccl.reduce_scatter %x, %y chunks(%outer, %blocks, %elems) ncclFloat32
          ncclSum : memref<10x3xf32>, memref<?x3xf32>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv, Index:$outer,
                       Index:$blocks, Index:$elems, DP_NcclDataType:$datatype,
                       DP_NcclRedOp:$op);
  let assemblyFormat = [{
    $send `,` $recv `chunks` `(` $outer `,` $blocks `,` $elems `)` $datatype $op
    attr-dict `:` type($send) `,` type($recv)
  }];
  let extraClassDeclaration = DP_reductionOfOp;
}

def DP_NcclAllToAllOp : DP_NcclOp<"all_to_all"> {
  let summary = "a group of ncclSend and ncclRecv on the comm stream";
  let description = [{
    The sent buffer is `blocks` x `elems` of `datatype`, and the blocks are chunked
    as torch.chunk does. Each device is sent its chunk. From each device comes its
    version of this device's chunk.

    Example:

    ```mlir
    func.func @all_to_all(%x: memref<18xbf16>, %y: memref<?x?xbf16>,
                          %blocks: index, %elems: index) attributes {dp.spmd} {
      dp.nccl.all_to_all %x, %y chunks(%blocks, %elems) ncclBfloat16
          : memref<18xbf16>, memref<?x?xbf16>
      return
    }
    ```
  }];
  let arguments = (ins DP_Sent:$send, DP_Received:$recv, Index:$blocks,
                       Index:$elems, DP_NcclDataType:$datatype);
  let assemblyFormat = [{
    $send `,` $recv `chunks` `(` $blocks `,` $elems `)` $datatype attr-dict `:`
    type($send) `,` type($recv)
  }];
  let extraClassDeclaration = "bool receivesRows() { return true; }";
}

#endif // DP_IR_DPSCHEDULEOPS_TD
