//===- DPCollectiveOps.td - Collectives on tensors --------*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPCOLLECTIVEOPS_TD
#define DP_IR_DPCOLLECTIVEOPS_TD

include "dp/IR/DPOpBase.td"

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

#endif // DP_IR_DPCOLLECTIVEOPS_TD
