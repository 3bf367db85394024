//===- DPOps.td - Operations of the dp dialect -----------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPOPS_TD
#define DP_IR_DPOPS_TD

include "dp/IR/DPPassAttrs.td"
include "dp/IR/DPTypes.td"
include "dp/IR/DPOpInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"

class DP_Op<string mnemonic, list<Trait> traits = []>
    : Op<DP_Dialect, mnemonic, traits>;

// Reifies the result's extents from the operands (DPShapes.cpp). Fails on
// placed values, which have the extents of their types.
defvar DP_ReifiesShape =
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>;

// A collective takes a device's tensor inside the SPMD body, or a placed value
// outside of it; the algebra of the conversions is stated on the latter.
def DP_TensorOrPlaced
    : AnyTypeOf<[AnyRankedTensor, DP_PlacedType], "tensor or placed tensor">;

//===----------------------------------------------------------------------===//
// Conversions between a tensor and a placed tensor
//===----------------------------------------------------------------------===//

def DP_ReplicateOp : DP_Op<"replicate", [Pure]> {
  let summary = "give every device a copy";
  let description = [{
    The operand is a whole tensor, and the result is `replicated`. The op is a
    broadcast, or nothing where the devices have the tensor already.

    Example:

    ```mlir
    func.func @replicate(%w: tensor<784x10xf32>)
        -> !dp.placed<tensor<784x10xf32>, replicated> {
      %r = dp.replicate %w
          : tensor<784x10xf32> -> !dp.placed<tensor<784x10xf32>, replicated>
      return %r : !dp.placed<tensor<784x10xf32>, replicated>
    }
    ```
  }];
  let arguments = (ins AnyRankedTensor:$input);
  let results = (outs DP_PlacedType:$result);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$input)>];
  let hasCanonicalizeMethod = 1;
}

def DP_TakeOp : DP_Op<"take", [Pure]> {
  let summary = "take one device's copy of a replicated tensor";
  let description = [{
    The copies are equal, so any device's copy will do. The op is the inverse of
    `dp.replicate`.

    Example:

    ```mlir
    func.func @take(%w: !dp.placed<tensor<8xf32>, replicated>) -> tensor<8xf32> {
      %t = dp.take %w
          : !dp.placed<tensor<8xf32>, replicated> -> tensor<8xf32>
      return %t : tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins DP_PlacedType:$input);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$input)>];
  let hasCanonicalizeMethod = 1;
}

def DP_ScatterOp : DP_Op<"scatter", [Pure]> {
  let summary = "give every device its chunk of a dimension";
  let description = [{
    Chunks are cut as `torch.chunk` cuts: ceil(extent / N) elements each, the last
    ones shorter or empty; 10 over 4 devices are 3, 3, 3, 1. With `unit u` they
    are cut at multiples of u only.

    Example:

    ```mlir
    func.func @scatter(%x: tensor<64x784xf32>)
        -> !dp.placed<tensor<64x784xf32>, sharded<0>> {
      %s = dp.scatter %x dim 0
          : tensor<64x784xf32> -> !dp.placed<tensor<64x784xf32>, sharded<0>>
      return %s : !dp.placed<tensor<64x784xf32>, sharded<0>>
    }
    ```
  }];
  let arguments = (ins AnyRankedTensor:$input, I64Attr:$dim,
                       DefaultValuedAttr<I64Attr, "1">:$unit);
  let results = (outs DP_PlacedType:$result);
  let assemblyFormat = [{
    $input `dim` $dim (`unit` $unit^)? attr-dict `:` type($input) `->`
    type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$input, "int64_t":$dim,
                                 CArg<"int64_t", "1">:$unit)>];
  let hasCanonicalizeMethod = 1;
}

def DP_GatherOp : DP_Op<"gather", [Pure]> {
  let summary = "concatenate the devices' chunks";
  let description = [{
    The operand is a `sharded` tensor, and the result is the whole one. The op is
    the inverse of `dp.scatter`.

    Example:

    ```mlir
    func.func @gather(%x: !dp.placed<tensor<64x10xf32>, sharded<0>>)
        -> tensor<64x10xf32> {
      %g = dp.gather %x
          : !dp.placed<tensor<64x10xf32>, sharded<0>> -> tensor<64x10xf32>
      return %g : tensor<64x10xf32>
    }
    ```
  }];
  let arguments = (ins DP_PlacedType:$input);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$input)>];
  let hasCanonicalizeMethod = 1;
}

def DP_ReduceAddOp : DP_Op<"reduce_add", [Pure]> {
  let summary = "add up the devices' summands";
  let description = [{
    The operand is a `partial<add>` tensor, and the result is the whole one. The
    summands are added in the order of the ranks. An operand of another placement
    is an error, because the sum of the devices' copies of a whole tensor would
    count it once for each device.

    Example:

    ```mlir
    func.func @reduce_add(%x: !dp.placed<tensor<10xf32>, partial<add>>)
        -> tensor<10xf32> {
      %s = dp.reduce_add %x
          : !dp.placed<tensor<10xf32>, partial<add>> -> tensor<10xf32>
      return %s : tensor<10xf32>
    }
    ```
  }];
  let arguments = (ins DP_PlacedType:$input);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$input)>];
  let hasCanonicalizeMethod = 1;
}

def DP_ReduceOp : DP_Op<"reduce", [Pure]> {
  let summary = "combine the devices' partial results";
  let description = [{
    This is `dp.reduce_add` for the other kinds; the operand's type has the kind.

    Example:

    ```mlir
    func.func @reduce(%x: !dp.placed<tensor<f32>, partial<max>>) -> tensor<f32> {
      %s = dp.reduce %x : !dp.placed<tensor<f32>, partial<max>> -> tensor<f32>
      return %s : tensor<f32>
    }
    ```
  }];
  let arguments = (ins DP_PlacedType:$input);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$input)>];
  let hasCanonicalizeMethod = 1;
}

//===----------------------------------------------------------------------===//
// The SPMD body
//===----------------------------------------------------------------------===//

def DP_ParallelOp : DP_Op<"parallel", [
    IsolatedFromAbove, SingleBlock, RecursiveMemoryEffects]> {
  let summary = "run the body once on every device";
  let description = [{
    The body's arguments are one device's parts of the operands, and its yielded
    values are one device's parts of the results. The sharded dimension of a local
    tensor is dynamic, or static where the device count is static and divides it
    evenly. An operand that is no tensor (an index, a scalar) is the same on all
    devices.

    Without `devices` the count is left open until run time.

    Example:

    ```mlir
    func.func @sum(%x: !dp.placed<tensor<64xf32>, sharded<0>>)
        -> !dp.placed<tensor<f32>, partial<add>> {
      %0 = dp.parallel (%l = %x) devices 4
          : (!dp.placed<tensor<64xf32>, sharded<0>>)
          -> !dp.placed<tensor<f32>, partial<add>> {
        %zero = arith.constant dense<0.0> : tensor<f32>
        %s = linalg.reduce ins(%l : tensor<16xf32>) outs(%zero : tensor<f32>)
            dimensions = [0]
            (%in: f32, %out: f32) {
              %sum = arith.addf %in, %out : f32
              linalg.yield %sum : f32
            }
        dp.yield %s : tensor<f32>
      }
      return %0 : !dp.placed<tensor<f32>, partial<add>>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inputs,
                       OptionalAttr<I64Attr>:$devices);
  let results = (outs Variadic<DP_PlacedType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    // Makes the body's block with an argument per input (local types) and no
    // terminator.
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::ValueRange":$inputs,
                   "std::optional<int64_t>":$devices)>];
  let extraClassDeclaration = [{
    /// Returns the type of one device's part of a value of `type`, which is
    /// placed or a scalar.
    static ::mlir::Type getLocalType(::mlir::Type type,
                                     std::optional<int64_t> devices);
    ::mlir::Block *getBodyBlock() { return &getBody().front(); }
    std::optional<int64_t> getStaticDevices();
  }];
  let hasCanonicalizer = 1;
}

// HasParent is [yield-C1] of docs/spec.md.
def DP_YieldOp : DP_Op<"yield", [
    Pure, Terminator, ReturnLike,
    ParentOneOf<["ParallelOp", "ScanOp", "SortOp", "BufferScanOp",
                 "BufferSortOp"]>]> {
  let summary = "yield the values of a region";
  let description = [{
    In `dp.parallel` what the device holds of each result; in a scan the
    accumulators; in a sort whether the first elements come before the second ones.

    Example: see `dp.parallel`.
  }];
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

def DP_AllReduceOp : DP_Op<"all_reduce", [
    NoMemoryEffect, DestinationStyleOpInterface, DP_CollectiveOpInterface,
    DP_ReifiesShape]> {
  let summary = "combine the summands and give the result to every device";
  let description = [{
    The op is `dp.replicate` of `dp.reduce_add`. Inside `dp.parallel` its operand
    is a device's tensor, outside it is a placed value. The op has no memory
    effect, so that an unused one is erased, on all ranks alike. No pass may move
    it to code that some ranks do not run. A tensor operand is the op's
    destination, too: bufferized in place, the result takes its buffer.

    In the body:

    ```mlir
    func.func @norm(%x: tensor<?xf32>) -> tensor<f32> attributes {dp.spmd} {
      %zero = arith.constant dense<0.0> : tensor<f32>
      %part = linalg.dot ins(%x, %x : tensor<?xf32>, tensor<?xf32>)
                         outs(%zero : tensor<f32>) -> tensor<f32>
      %sum = dp.all_reduce %part {dp.reason = "norm"}
          : tensor<f32> -> tensor<f32>
      return %sum : tensor<f32>
    }
    ```

    Example:

    ```mlir
    func.func @all_reduce(%g: !dp.placed<tensor<10xf32>, partial<add>>)
        -> !dp.placed<tensor<10xf32>, replicated> {
      %r = dp.all_reduce %g : !dp.placed<tensor<10xf32>, partial<add>>
          -> !dp.placed<tensor<10xf32>, replicated>
      return %r : !dp.placed<tensor<10xf32>, replicated>
    }
    ```
  }];
  let arguments = (ins DP_TensorOrPlaced:$input,
                       DefaultValuedAttr<DP_ReductionKind,
                           "::mlir::dp::ReductionKind::add">:$kind);
  let results = (outs DP_TensorOrPlaced:$result);
  let assemblyFormat = [{
    $input (`kind` $kind^)? attr-dict `:` type($input) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let extraClassDeclaration = DP_AllReduceMethods.declarations # [{
    /// Inside dp.parallel the sum may be computed in the operand's buffer.
    ::mlir::MutableOperandRange getDpsInitsMutable();
  }];
}

def DP_AllGatherOp : DP_Op<"all_gather", [
    NoMemoryEffect, DP_CollectiveOpInterface, DP_ReifiesShape]> {
  let summary = "concatenate the chunks on every device";
  let description = [{
    The op is `dp.replicate` of `dp.gather`. In the body `size` is the whole
    dimension's extent; it is given exactly when that is dynamic in the result.

    In the body:

    ```mlir
    func.func @rows(%x: tensor<?x3xf32>, %n: index)
        -> tensor<?x3xf32> attributes {dp.spmd} {
      %r = dp.all_gather %x dim 0 size %n
          : tensor<?x3xf32> -> tensor<?x3xf32>
      return %r : tensor<?x3xf32>
    }
    ```

    Example:

    ```mlir
    func.func @all_gather(%x: !dp.placed<tensor<10x3xf32>, sharded<0>>)
        -> !dp.placed<tensor<10x3xf32>, replicated> {
      %r = dp.all_gather %x dim 0 : !dp.placed<tensor<10x3xf32>, sharded<0>>
          -> !dp.placed<tensor<10x3xf32>, replicated>
      return %r : !dp.placed<tensor<10x3xf32>, replicated>
    }
    ```
  }];
  let arguments = (ins DP_TensorOrPlaced:$input, I64Attr:$dim,
                       DefaultValuedAttr<I64Attr, "1">:$unit,
                       Optional<Index>:$size);
  let results = (outs DP_TensorOrPlaced:$result);
  let assemblyFormat = [{
    $input `dim` $dim (`unit` $unit^)? (`size` $size^)? attr-dict `:`
    type($input) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
  let hasFolder = 1;
  let extraClassDeclaration = DP_AllGatherMethods.declarations;
}

def DP_ReduceScatterOp : DP_Op<"reduce_scatter", [
    NoMemoryEffect, DP_CollectiveOpInterface, DP_ReifiesShape]> {
  let summary = "combine the summands and give every device its chunk";
  let description = [{
    The op is `dp.scatter` of `dp.reduce_add`. Each device gets its chunk of the
    sum, which costs half as much as an all_reduce.

    Example:

    ```mlir
    func.func @reduce_scatter(%x: !dp.placed<tensor<10x3xf32>, partial<add>>)
        -> !dp.placed<tensor<10x3xf32>, sharded<0>> {
      %r = dp.reduce_scatter %x dim 0
          : !dp.placed<tensor<10x3xf32>, partial<add>>
          -> !dp.placed<tensor<10x3xf32>, sharded<0>>
      return %r : !dp.placed<tensor<10x3xf32>, sharded<0>>
    }
    ```
  }];
  let arguments = (ins DP_TensorOrPlaced:$input,
                       DefaultValuedAttr<DP_ReductionKind,
                           "::mlir::dp::ReductionKind::add">:$kind,
                       I64Attr:$dim, DefaultValuedAttr<I64Attr, "1">:$unit);
  let results = (outs DP_TensorOrPlaced:$result);
  let assemblyFormat = [{
    $input (`kind` $kind^)? `dim` $dim (`unit` $unit^)? attr-dict `:`
    type($input) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
  let hasFolder = 1;
  let extraClassDeclaration = DP_ReduceScatterMethods.declarations;
}

def DP_AllToAllOp : DP_Op<"all_to_all", [
    NoMemoryEffect, DP_CollectiveOpInterface, DP_ReifiesShape]> {
  let summary = "give every device all versions of its chunk";
  let description = [{
    Each device has its own version of a flat tensor, such as a summand of a
    reduce_scatter. The result has a row for each device: row r is device r's
    version of this device's chunk. The op is valid in the body only.

    An all_to_all and the sum of its rows are a reduce_scatter whose summands may
    travel in a narrower type than that in which they are added:

    Example:

    ```mlir
    func.func @exchange(%g: tensor<18xbf16>) -> tensor<?x?xbf16>
        attributes {dp.spmd} {
      %r = dp.all_to_all %g : tensor<18xbf16> -> tensor<?x?xbf16>
      return %r : tensor<?x?xbf16>
    }
    ```
  }];
  let arguments = (ins AnyRankedTensor:$input);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat =
      "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let extraClassDeclaration = DP_AllToAllMethods.declarations;
}

def DP_LocalSliceOp : DP_Op<"local_slice", [Pure, DP_ReifiesShape]> {
  let summary = "take this device's chunk of a replicated tensor";
  let description = [{
    The op is `dp.scatter` of `dp.take`, without communication.

    Example:

    ```mlir
    func.func @local_slice(%x: !dp.placed<tensor<10x3xf32>, replicated>)
        -> !dp.placed<tensor<10x3xf32>, sharded<0>> {
      %r = dp.local_slice %x dim 0 : !dp.placed<tensor<10x3xf32>, replicated>
          -> !dp.placed<tensor<10x3xf32>, sharded<0>>
      return %r : !dp.placed<tensor<10x3xf32>, sharded<0>>
    }
    ```
  }];
  let arguments = (ins DP_TensorOrPlaced:$input, I64Attr:$dim,
                       DefaultValuedAttr<I64Attr, "1">:$unit);
  let results = (outs DP_TensorOrPlaced:$result);
  let assemblyFormat = [{
    $input `dim` $dim (`unit` $unit^)? attr-dict `:` type($input) `->`
    type($result)
  }];
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Rank, device count and shard arithmetic
//===----------------------------------------------------------------------===//

// An op whose result has a telling name in the text (%rank, %shard_size).
class DP_NamedResultOp<string mnemonic> : DP_Op<mnemonic, [
    Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]>;

def DP_RankOp : DP_NamedResultOp<"rank"> {
  let summary = "this device's number, from 0";
  let description = [{
    Example:

    ```mlir
    func.func @rank() attributes {dp.spmd} {
      %r = dp.rank : index
      return
    }
    ```
  }];
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def DP_DeviceCountOp : DP_NamedResultOp<"device_count"> {
  let summary = "the number of devices that run the body";
  let description = [{
    The op folds to a constant where the count is static.

    Example:

    ```mlir
    func.func @device_count() attributes {dp.spmd} {
      %n = dp.device_count : index
      return
    }
    ```
  }];
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

class DP_ShardArithOp<string mnemonic> : DP_NamedResultOp<mnemonic> {
  let arguments = (ins Index:$extent, DefaultValuedAttr<I64Attr, "1">:$unit);
  let results = (outs Index:$result);
  let assemblyFormat = "$extent (`unit` $unit^)? attr-dict `:` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def DP_ShardOffsetOp : DP_ShardArithOp<"shard_offset"> {
  let summary = "the first index of this device's chunk";
  let description = [{
    The dimension has `extent` elements in blocks of `unit`. With
    b = extent / unit and c = ceil(b / N), the result is min(rank * c, b) * unit.

    Example:

    ```mlir
    func.func @shard_offset(%extent: index) attributes {dp.spmd} {
      %o = dp.shard_offset %extent : index
      return
    }
    ```
  }];
}

def DP_ShardSizeOp : DP_ShardArithOp<"shard_size"> {
  let summary = "the number of elements of this device's chunk";
  let description = [{
    The dimension has `extent` elements in blocks of `unit`. With
    b = extent / unit and c = ceil(b / N), the result is
    clamp(b - rank * c, 0, c) * unit.

    Example:

    ```mlir
    func.func @shard_size(%extent: index) attributes {dp.spmd} {
      %s = dp.shard_size %extent unit 4 : index
      return
    }
    ```
  }];
}

//===----------------------------------------------------------------------===//
// An update at indices
//===----------------------------------------------------------------------===//

def DP_IndexUpdateOp : DP_Op<"index_update", [
    Pure, DestinationStyleOpInterface, DP_ReifiesShape,
    AllTypesMatch<["dest", "result"]>]> {
  let summary = "update slices of a tensor at indices";
  let description = [{
    The op is XLA's scatter and PyTorch's index_put on a tensor `dest`, or numpy's
    `dest[i] = u` and `dest[i] += u`. The dimensions of `dest` are `dims`, which
    are indexed, `batching`, which correspond to the first dimensions of
    `updates`, and the others, which are the window. `updates` has the dimensions
    over which the updates are counted, those of `batching` first, then the
    window. `indices` has the dimensions over which the updates are counted, then
    one with a number for each of `dims`, which may be missing if `dims` has one
    element.

    The updates are made in row-major order. Each replaces the window at its
    index, or with a `kind` is combined with it. So several updates of one window
    combine; without a `kind` the last one wins. Indices are signed; an update at
    an index that does not exist in `dest` is dropped.

    The gradient of an embedding has a row of `g` for each row read:

    ```mlir
    func.func @embedding(%g: tensor<24x64x32xf32>, %ids: tensor<24x64xi32>)
        -> tensor<128x32xf32> {
      %zero = arith.constant dense<0.0> : tensor<128x32xf32>
      %sum = dp.index_update %g into %zero at %ids dims [0] kind add
          : tensor<24x64x32xf32>, tensor<128x32xf32>, tensor<24x64xi32>
      return %sum : tensor<128x32xf32>
    }
    ```

    This sets one number in each row, in the column that the row's label gives:

    ```mlir
    func.func @labels(%x: tensor<8x10xf32>, %labels: tensor<8xindex>,
                      %y: tensor<8xf32>) -> tensor<8x10xf32> {
      %r = dp.index_update %y into %x at %labels dims [1] batching [0]
          : tensor<8xf32>, tensor<8x10xf32>, tensor<8xindex>
      return %r : tensor<8x10xf32>
    }
    ```

    This updates pixels of an image, which have two indices; `dims` has the order
    of the indices:

    ```mlir
    func.func @pixels(%x: tensor<32x32x3xi8>, %at: tensor<?x2xi64>,
                      %u: tensor<?x3xi8>) -> tensor<32x32x3xi8> {
      %r = dp.index_update %u into %x at %at dims [0, 1] kind max
          : tensor<?x3xi8>, tensor<32x32x3xi8>, tensor<?x2xi64>
      return %r : tensor<32x32x3xi8>
    }
    ```
  }];
  let arguments = (ins AnyRankedTensor:$updates, AnyRankedTensor:$dest,
                       RankedTensorOf<[I8, I16, I32, I64, Index]>:$indices,
                       DenseI64ArrayAttr:$dims,
                       DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$batching,
                       OptionalAttr<DP_ReductionKind>:$kind);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $updates `into` $dest `at` $indices `dims` $dims (`batching` $batching^)?
    (`kind` $kind^)? attr-dict `:` type($updates) `,` type($dest) `,`
    type($indices)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getDestMutable();
    }
    IndexUpdateShape getUpdateShape();
  }];
}

//===----------------------------------------------------------------------===//
// Prefix scans and sorts
//===----------------------------------------------------------------------===//

// A region that computes with elements. It is isolated, so that it can move into
// a kernel.
class DP_ElementRegionOp<string mnemonic, list<Trait> traits>
    : DP_Op<mnemonic, [
        NoMemoryEffect, RecursivelySpeculatable, IsolatedFromAbove,
        SingleBlock, DestinationStyleOpInterface, DP_ReifiesShape] # traits>;

def DP_ScanOp : DP_ElementRegionOp<"scan", [
    AttrSizedOperandSegments, SameVariadicResultSize,
    RangedTypesMatchWith<"prefixes have the types of the destinations", "dests",
                         "prefixes", "$_self">,
    RangedTypesMatchWith<"totals have the types of the initial values", "inits",
                         "totals", "$_self">]> {
  let summary = "combine the prefixes of rows";
  let description = [{
    Along `dim`, the accumulators begin with the initial values, which have the
    shape of the inputs without `dim`. For each element in order (from the last one
    with `reverse`) the region combines the accumulators and the elements of the
    inputs to the new accumulators. A prefix is the accumulator behind its element,
    with `exclusive` the one before it. The totals are the last accumulators. The
    combination must be associative. The destinations are overwritten.

    Cumulative sums of rows:

    ```mlir
    func.func @cumsum(%x: tensor<8x5xf32>) -> tensor<8x5xf32> {
      %e = tensor.empty() : tensor<8x5xf32>
      %zero = arith.constant dense<0.0> : tensor<8xf32>
      %p, %t = dp.scan ins(%x : tensor<8x5xf32>) outs(%e : tensor<8x5xf32>)
          init(%zero : tensor<8xf32>) dim 1 {
      ^bb0(%sum: f32, %element: f32):
        %s = arith.addf %sum, %element : f32
        dp.yield %s : f32
      }
      return %p : tensor<8x5xf32>
    }
    ```

    The largest element so far and its index, from the last row to the first:

    ```mlir
    func.func @cummax(%x: tensor<8x5xf32>, %i: tensor<8x5xi64>, %least: tensor<5xf32>,
                      %none: tensor<5xi64>) -> (tensor<8x5xf32>, tensor<8x5xi64>) {
      %ex = tensor.empty() : tensor<8x5xf32>
      %ei = tensor.empty() : tensor<8x5xi64>
      %r:4 = dp.scan ins(%x, %i : tensor<8x5xf32>, tensor<8x5xi64>)
          outs(%ex, %ei : tensor<8x5xf32>, tensor<8x5xi64>)
          init(%least, %none : tensor<5xf32>, tensor<5xi64>) dim 0 reverse {
      ^bb0(%max: f32, %at: i64, %element: f32, %index: i64):
        %greater = arith.cmpf ogt, %element, %max : f32
        %m = arith.select %greater, %element, %max : f32
        %a = arith.select %greater, %index, %at : i64
        dp.yield %m, %a : f32, i64
      }
      return %r#0, %r#1 : tensor<8x5xf32>, tensor<8x5xi64>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$inputs,
                       Variadic<AnyRankedTensor>:$dests,
                       Variadic<AnyRankedTensor>:$inits, I64Attr:$dim,
                       UnitAttr:$exclusive, UnitAttr:$reverse);
  let results = (outs Variadic<AnyRankedTensor>:$prefixes,
                      Variadic<AnyRankedTensor>:$totals);
  let regions = (region SizedRegion<1>:$combiner);
  let assemblyFormat = [{
    `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $dests `:` type($dests)
    `)` `init` `(` $inits `:` type($inits) `)` `dim` $dim
    (`exclusive` $exclusive^)? (`reverse` $reverse^)? $combiner attr-dict
  }];
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$inputs,
                                 "::mlir::ValueRange":$dests,
                                 "::mlir::ValueRange":$inits, "int64_t":$dim,
                                 "bool":$exclusive, "bool":$reverse)>];
  let hasVerifier = 1;
  let hasFolder = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return ::mlir::MutableOperandRange(getOperation(), getInputs().size(),
                                         2 * getInputs().size());
    }
  }];
}

def DP_SortOp : DP_ElementRegionOp<"sort", [
    RangedTypesMatchWith<"results have the types of the values", "values",
                         "results", "$_self">]> {
  let summary = "sort rows, in a stable way";
  let description = [{
    Along `dim`, the elements of each row of all values in one order. The region
    takes two elements of each value, a0, b0, a1, b1, ..., and tells whether the a
    come before the b; it must be a strict weak order. Elements of which neither
    comes before the other stay in the order in which they are.

    The indices that sort a row:

    ```mlir
    func.func @argsort(%x: tensor<8x5xf32>, %i: tensor<8x5xi64>) -> tensor<8x5xi64> {
      %r:2 = dp.sort outs(%x, %i : tensor<8x5xf32>, tensor<8x5xi64>) dim 1 {
      ^bb0(%a: f32, %b: f32, %ia: i64, %ib: i64):
        %less = arith.cmpf olt, %a, %b : f32
        dp.yield %less : i1
      }
      return %r#1 : tensor<8x5xi64>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyRankedTensor>:$values, I64Attr:$dim);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region SizedRegion<1>:$comparator);
  let assemblyFormat = [{
    `outs` `(` $values `:` type($values) `)` `dim` $dim $comparator attr-dict
  }];
  let builders =
      [OpBuilder<(ins "::mlir::ValueRange":$values, "int64_t":$dim)>];
  let hasVerifier = 1;
  let hasFolder = 1;
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getValuesMutable();
    }
  }];
}

#endif // DP_IR_DPOPS_TD
