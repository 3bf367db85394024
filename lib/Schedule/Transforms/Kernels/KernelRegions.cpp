//===- KernelRegions.cpp - Regions of kernels -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "KernelRegions.h"

#include "KernelNames.h"

#include "dp/Interfaces/BodyCost.h"
#include "dp/Schedule/Analysis/KernelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::dp;

static Value multiply(OpBuilder &builder, Location loc, Value product,
                      ArrayRef<Value> sizes) {
  for (Value size : sizes)
    product = arith::MulIOp::create(builder, loc, product, size);
  return product;
}

/// The extents of the loops, and the element operations in all.
static std::pair<SmallVector<Value>, Value>
createExtents(OpBuilder &builder, linalg::GenericOp op) {
  Location loc = op.getLoc();
  SmallVector<Value> sizes;
  for (const Range &range :
       cast<linalg::LinalgOp>(op.getOperation()).createLoopRanges(builder, loc))
    sizes.push_back(getValueOrCreateConstantIndexOp(builder, loc, range.size));
  Value work = arith::ConstantIndexOp::create(
      builder, loc, countElementOperations(*op.getBody()));
  Value cost = multiply(builder, loc, work, sizes);
  return {std::move(sizes), cost};
}

/// The extent of the loop that may be split.
static Value getLaunchExtent(OpBuilder &builder, Location loc,
                             ArrayRef<Value> sizes,
                             std::optional<unsigned> loop) {
  return loop ? sizes[*loop] : arith::ConstantIndexOp::create(builder, loc, 1);
}

/// Returns true if iteration i of `loop` writes row i along the same dimension
/// of each filled result, so that a range of iterations fills its own rows.
static bool isRowOfFills(linalg::GenericOp op, unsigned loop,
                         ArrayRef<linalg::FillOp> fills) {
  AffineExpr expr = getAffineDimExpr(loop, op.getContext());
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
    AffineMap map = op.getMatchingIndexingMap(&output);
    return fills.empty() ||
           (loop < map.getNumResults() && map.getResult(loop) == expr);
  });
}

/// Puts `ops` into a region in the place of the last one.
static LaunchRegionOp createRegion(OpBuilder &builder,
                                   ArrayRef<Operation *> ops, StringRef name,
                                   Value extent, Value cost,
                                   std::optional<unsigned> loop,
                                   unsigned rows = 0) {
  builder.setInsertionPoint(ops.back());
  std::string modulePath = getModulePath(ops);
  auto region = LaunchRegionOp::create(
      builder, ops.front()->getLoc(), builder.getStringAttr(name),
      modulePath.empty() ? StringAttr() : builder.getStringAttr(modulePath),
      extent, cost, KernelAttr::get(builder.getContext(), loop, rows));
  Block &block = region.getBody().emplaceBlock();
  for (Operation *op : ops)
    op->moveBefore(&block, block.end());
  return region;
}

LaunchRegionOp mlir::dp::formRegion(linalg::GenericOp op,
                                    ArrayRef<linalg::FillOp> fills) {
  OpBuilder builder(op);
  auto [sizes, cost] = createExtents(builder, op);
  std::optional<unsigned> loop = getPartitionedLoop(op);
  if (loop && !isRowOfFills(op, *loop, fills))
    loop = std::nullopt;
  Value extent = getLaunchExtent(builder, op.getLoc(), sizes, loop);
  SmallVector<Operation *> ops(fills.begin(), fills.end());
  ops.push_back(op);
  return createRegion(builder, ops, getOpsName(op), extent, cost, loop);
}

LaunchRegionOp mlir::dp::formRegion(const RowGroup &group) {
  linalg::GenericOp first = group.ops.front();
  // All operands are defined before the last op.
  OpBuilder builder(group.ops.back());
  SmallVector<Operation *> ops;
  Value cost, extent;
  // The outermost loop over rows that has more than one iteration.
  SmallVector<int64_t> ranges = first.getStaticLoopRanges();
  unsigned loop = 0;
  while (loop + 1 < group.rows && ranges[loop] == 1)
    ++loop;
  for (linalg::GenericOp op : group.ops) {
    auto [sizes, work] = createExtents(builder, op);
    cost = cost ? arith::AddIOp::create(builder, first.getLoc(), cost, work)
                : work;
    extent = sizes[loop];
    ops.push_back(op);
  }
  return createRegion(builder, ops, getOpsName(group.ops), extent, cost, loop,
                      group.rows);
}

LaunchRegionOp mlir::dp::formScalarRegion(ArrayRef<linalg::GenericOp> group) {
  // All operands are defined before the last op.
  linalg::GenericOp last = group.back();
  OpBuilder builder(last);
  int64_t cost = 0;
  for (linalg::GenericOp op : group)
    cost += countElementOperations(*op.getBody());
  return createRegion(
      builder, SmallVector<Operation *>(group), getScalarsName(group),
      arith::ConstantIndexOp::create(builder, last.getLoc(), 1),
      arith::ConstantIndexOp::create(builder, last.getLoc(), cost),
      /*loop=*/std::nullopt);
}

LaunchRegionOp mlir::dp::formRegion(KernelOpInterface op) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  SmallVector<Value> sizes =
      llvm::map_to_vector(op.getParallelLoops(), [&](const LoopExtent &loop) {
        return loop.create(builder, loc);
      });
  Value cost = multiply(builder, loc, op.createWork(builder), sizes);
  std::optional<unsigned> loop = getPartitionedLoop(op);
  Value extent = getLaunchExtent(builder, loc, sizes, loop);
  return createRegion(builder, op.getOperation(), op.getKernelName(), extent,
                      cost, loop);
}
