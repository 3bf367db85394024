//===- DecomposeGatherScatter.cpp - tensor.gather and tensor.scatter ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Patterns.h"

#include "Utils/IndexVectors.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-normalize"

using namespace mlir;
using namespace mlir::dp;

/// Returns the dimensions of the gathered (or scattered) tensor that its slices
/// have. An indexed dimension has extent 1 there, or is dropped (`reduced`).
static SmallVector<int64_t>
getSliceDims(int64_t rank, ArrayRef<int64_t> indexed, bool reduced) {
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!reduced || !llvm::is_contained(indexed, dim))
      dims.push_back(dim);
  return dims;
}

/// A read at the loops' indices, with an input for each component of an index.
static Value decompose(OpBuilder &builder, tensor::GatherOp op) {
  Location loc = op.getLoc();
  RankedTensorType source = op.getSourceType(), result = op.getResultType();
  int64_t counted = op.getIndicesType().getRank() - 1, rank = result.getRank();
  ArrayRef<int64_t> indexed = op.getGatherDims();
  SmallVector<int64_t> slice = getSliceDims(source.getRank(), indexed,
                                            rank - counted != source.getRank());
  SmallVector<AffineMap> maps;
  for (int64_t number = 0, e = indexed.size(); number < e; ++number) {
    SmallVector<AffineExpr> exprs;
    for (int64_t dim = 0; dim < counted; ++dim)
      exprs.push_back(builder.getAffineDimExpr(dim));
    exprs.push_back(builder.getAffineConstantExpr(number));
    maps.push_back(AffineMap::get(rank, 0, exprs, op.getContext()));
  }
  maps.push_back(builder.getMultiDimIdentityMap(rank));
  SmallVector<OpFoldResult> sizes;
  for (int64_t dim = 0; dim < rank; ++dim) {
    if (!result.isDynamicDim(dim))
      sizes.push_back(builder.getIndexAttr(result.getDimSize(dim)));
    else if (dim < counted)
      sizes.push_back(tensor::getMixedSize(builder, loc, op.getIndices(), dim));
    else
      sizes.push_back(tensor::getMixedSize(builder, loc, op.getSource(),
                                           slice[dim - counted]));
  }
  Value empty =
      tensor::EmptyOp::create(builder, loc, sizes, result.getElementType());
  SmallVector<Value> indices(indexed.size(), op.getIndices());
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange{empty.getType()}, indices, ValueRange{empty},
      maps,
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      [&](OpBuilder &body, Location at, ValueRange arguments) {
        SmallVector<Value> position(source.getRank());
        for (auto [number, dim] : llvm::enumerate(slice))
          position[dim] = linalg::IndexOp::create(body, at, counted + number);
        for (auto [dim, index] : llvm::zip(indexed, arguments))
          position[dim] = castToIndex(body, at, index);
        Value value =
            tensor::ExtractOp::create(body, at, op.getSource(), position);
        linalg::YieldOp::create(body, at, value);
      });
  return generic.getResult(0);
}

/// Returns the indices, with a check that the destination has each: a
/// dp.index_update leaves those out that it does not have. Those of a type that
/// it does not take become indices.
static Value createCheckedIndices(OpBuilder &builder, tensor::ScatterOp op) {
  Location loc = op.getLoc();
  int64_t rank = op.getIndicesType().getRank();
  SmallVector<Value> extents;
  for (int64_t dim : op.getScatterDims())
    extents.push_back(getValueOrCreateConstantIndexOp(
        builder, loc, tensor::getMixedSize(builder, loc, op.getDest(), dim)));
  Type element = op.getIndicesType().getElementType();
  bool isTaken = element.isIndex() || element.isInteger(8) ||
                 element.isInteger(16) || element.isInteger(32) ||
                 element.isInteger(64);
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, op.getIndices()),
      isTaken ? element : builder.getIndexType());
  AffineMap map = builder.getMultiDimIdentityMap(rank);
  auto generic = linalg::GenericOp::create(
      builder, loc, empty.getType(), op.getIndices(), empty,
      ArrayRef<AffineMap>{map, map},
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      [&](OpBuilder &body, Location at, ValueRange arguments) {
        Value extent = extents.front();
        Value number;
        for (auto [i, other] :
             llvm::enumerate(ArrayRef(extents).drop_front())) {
          if (!number)
            number = linalg::IndexOp::create(body, at, rank - 1);
          Value isOther = arith::CmpIOp::create(
              body, at, arith::CmpIPredicate::eq, number,
              arith::ConstantIndexOp::create(body, at, i + 1));
          extent = arith::SelectOp::create(body, at, isOther, other, extent);
        }
        Value index = castToIndex(body, at, arguments.front());
        Value holds = arith::CmpIOp::create(body, at, arith::CmpIPredicate::ult,
                                            index, extent);
        cf::AssertOp::create(body, at, holds,
                             "'tensor.scatter' op has an index that its "
                             "destination does not have");
        linalg::YieldOp::create(body, at, isTaken ? arguments.front() : index);
      });
  return generic.getResult(0);
}

/// An update that replaces elements. The op promises distinct indices.
static Value decompose(OpBuilder &builder, tensor::ScatterOp op) {
  int64_t counted = op.getIndicesType().getRank() - 1;
  int64_t rank = op.getDestType().getRank();
  ArrayRef<int64_t> indexed = op.getScatterDims();
  Value updates = op.getSource();
  if (op.getSourceType().getRank() - counted == rank) {
    // Drops the indexed dimensions, which have extent 1.
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(builder, op.getLoc(), updates);
    SmallVector<OpFoldResult> offsets(sizes.size(), builder.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(sizes.size(), builder.getIndexAttr(1));
    SmallVector<int64_t> shape(
        op.getSourceType().getShape().take_front(counted));
    for (int64_t dim : getSliceDims(rank, indexed, /*reduced=*/true))
      shape.push_back(op.getSourceType().getDimSize(counted + dim));
    auto reduced =
        RankedTensorType::get(shape, op.getDestType().getElementType());
    updates = tensor::ExtractSliceOp::create(builder, op.getLoc(), reduced,
                                             updates, offsets, sizes, strides);
  }
  return IndexUpdateOp::create(
      builder, op.getLoc(), op.getDestType(), updates, op.getDest(),
      createCheckedIndices(builder, op), builder.getDenseI64ArrayAttr(indexed),
      builder.getDenseI64ArrayAttr({}), ReductionKindAttr());
}

namespace {
template <typename OpT>
struct Decompose : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    LDBG() << "decompose " << op;
    rewriter.replaceOp(op, decompose(rewriter, op));
    return success();
  }
};
} // namespace

void dp::populateDecomposeGatherScatterPatterns(RewritePatternSet &patterns) {
  patterns.add<Decompose<tensor::GatherOp>, Decompose<tensor::ScatterOp>>(
      patterns.getContext());
}
