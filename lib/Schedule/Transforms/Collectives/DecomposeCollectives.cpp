//===- DecomposeCollectives.cpp - Reductions that NCCL lacks --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Transforms/Nccl.h"

#include "dp/Interfaces/Combiner.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-decompose-collectives"

namespace mlir::dp {
#define GEN_PASS_DEF_DPDECOMPOSECOLLECTIVES
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Gathers all ranks' copies of `memref` into a new buffer, whose first
/// dimension is the ranks.
static Value gatherAll(OpBuilder &builder, Operation *op, Value memref) {
  Location loc = op->getLoc();
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<int64_t> shape{1};
  llvm::append_range(shape, type.getShape());
  SmallVector<ReassociationIndices> groups;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    groups.push_back(dim == 0 ? ReassociationIndices{0, 1}
                              : ReassociationIndices{dim + 1});
  Value mine = memref::ExpandShapeOp::create(
      builder, loc, MemRefType::get(shape, type.getElementType()), memref,
      groups);

  SmallVector<Value> sizes;
  std::optional<int64_t> devices = getStaticDeviceCount(op);
  shape[0] = devices.value_or(ShapedType::kDynamic);
  if (!devices)
    sizes.push_back(
        DeviceCountOp::create(builder, loc, builder.getIndexType()));
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      sizes.push_back(memref::DimOp::create(builder, loc, memref, dim));
  Value all = memref::AllocOp::create(
      builder, loc, MemRefType::get(shape, type.getElementType()), sizes);
  auto gather = BufferAllGatherOp::create(builder, loc, mine, all, /*dim=*/0,
                                          /*unit=*/1);
  if (Attribute reason = op->getAttr(kReasonAttr))
    gather->setAttr(kReasonAttr, reason);
  return all;
}

/// Reduces `all` over its first dimension into `result`.
static void reduceFirst(OpBuilder &builder, Location loc, Value all,
                        Value result, ReductionKind kind) {
  auto type = cast<MemRefType>(result.getType());
  Type element = type.getElementType();
  Value identity = arith::ConstantOp::create(
      builder, loc, getIdentity(builder, element, kind));
  linalg::FillOp::create(builder, loc, identity, result);
  int64_t rank = type.getRank();
  SmallVector<utils::IteratorType> iterators(rank + 1,
                                             utils::IteratorType::parallel);
  iterators[0] = utils::IteratorType::reduction;
  AffineMap map = builder.getMultiDimIdentityMap(rank + 1);
  linalg::GenericOp::create(
      builder, loc, ValueRange(all), ValueRange(result),
      ArrayRef<AffineMap>{map, map.dropResult(0)}, iterators,
      [&](OpBuilder &body, Location bodyLoc, ValueRange arguments) {
        Value combined =
            arith::getReductionOp(getCombiner(kind, element), body, bodyLoc,
                                  arguments[1], arguments[0]);
        linalg::YieldOp::create(body, bodyLoc, combined);
      });
}

static void decompose(OpBuilder &builder, BufferAllReduceOp op) {
  Value all = gatherAll(builder, op, op.getSend());
  reduceFirst(builder, op.getLoc(), all, op.getRecv(), op.getKind());
}

static void decompose(OpBuilder &builder, BufferReduceScatterOp op) {
  Location loc = op.getLoc();
  Value all = gatherAll(builder, op, op.getSend());
  auto type = cast<MemRefType>(all.getType());
  int64_t dim = op.getDim();
  SmallVector<OpFoldResult> offsets(type.getRank(), builder.getIndexAttr(0)),
      strides(type.getRank(), builder.getIndexAttr(1));
  SmallVector<OpFoldResult> sizes = memref::getMixedSizes(builder, loc, all);
  Value extent = memref::DimOp::create(builder, loc, op.getSend(), dim);
  offsets[dim + 1] = ShardOffsetOp::create(builder, loc, builder.getIndexType(),
                                           extent, op.getUnit())
                         .getResult();
  sizes[dim + 1] = memref::getMixedSize(builder, loc, op.getRecv(), dim);
  Value chunk =
      memref::SubViewOp::create(builder, loc, all, offsets, sizes, strides);
  reduceFirst(builder, loc, chunk, op.getRecv(), op.getKind());
}

namespace {
template <typename OpT>
struct Decompose : OpRewritePattern<OpT> {
  Decompose(MLIRContext *context, Pass::Statistic &numDecomposed)
      : OpRewritePattern<OpT>(context), numDecomposed(numDecomposed) {}

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    auto type = cast<MemRefType>(op.getSend().getType());
    if (getNcclReduction(op.getKind(), type.getElementType()))
      return failure();
    LDBG() << "decompose " << op;
    ++numDecomposed;
    decompose(rewriter, op);
    rewriter.eraseOp(op);
    return success();
  }

private:
  Pass::Statistic &numDecomposed;
};

struct DecomposeCollectives
    : dp::impl::DPDecomposeCollectivesBase<DecomposeCollectives> {
  void runOnEntry() override {
    RewritePatternSet patterns(&getContext());
    patterns
        .add<Decompose<BufferAllReduceOp>, Decompose<BufferReduceScatterOp>>(
            &getContext(), numDecomposed);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
