//===- DPElementOps.td - Indexed updates, scans and sorts -*- tablegen -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPELEMENTOPS_TD
#define DP_IR_DPELEMENTOPS_TD

include "dp/IR/DPOpBase.td"

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
    inputs to the new accumulators. A prefix is the accumulator after its element,
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

#endif // DP_IR_DPELEMENTOPS_TD
