//===- DPOps.td - Operations of the dp dialect -----------------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPOPS_TD
#define DP_IR_DPOPS_TD

include "dp/IR/DPCollectiveOps.td"
include "dp/IR/DPConvolutionOps.td"
include "dp/IR/DPElementOps.td"
include "dp/IR/DPOpBase.td"
include "dp/IR/DPRoutineOps.td"

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
// Rank, device count and shard arithmetic
//===----------------------------------------------------------------------===//

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

#endif // DP_IR_DPOPS_TD
