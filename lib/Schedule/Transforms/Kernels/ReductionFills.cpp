//===- ReductionFills.cpp - Fills before reductions -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ReductionFills.h"

#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::dp;

Value mlir::dp::getFilledValue(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
      op.getNumReductionLoops() != 0 ||
      !op.getIndexingMapsArray().back().isIdentity())
    return {};
  Value value = op.getInputs().front();
  bool isCopied = op.getBody()->getTerminator()->getOperand(0) ==
                  op.getBody()->getArgument(0);
  return isCopied && matchPattern(value, m_Constant()) ? value : Value();
}

/// Returns true if `op` writes all elements of its results, each once and
/// after a loop over its summands, even where there are none.
static bool isReduction(linalg::GenericOp op) {
  unsigned numParallel = op.getNumParallelLoops();
  bool hasSummands = false;
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  for (auto [type, extent] : llvm::zip(types, op.getStaticLoopRanges()))
    hasSummands |= type == utils::IteratorType::reduction && extent != 1;
  return hasSummands &&
         llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
           AffineMap map = op.getMatchingIndexingMap(&output);
           return map.isProjectedPermutation() &&
                  map.getNumResults() == numParallel &&
                  llvm::all_of(map.getResults(), [&](AffineExpr expr) {
                    return types[cast<AffineDimExpr>(expr).getPosition()] ==
                           utils::IteratorType::parallel;
                  });
         });
}

/// Returns true if every access to `base` is by a view of it.
static bool isNamedOnce(Value base) {
  if (auto argument = dyn_cast<BlockArgument>(base);
      argument ? !isa<func::FuncOp>(argument.getOwner()->getParentOp())
               : !isa<memref::AllocOp>(base.getDefiningOp()))
    return false;
  bool isOnce = true;
  forEachAccess(base, [&](Operation *user) {
    isOnce = user->getNumRegions() == 0 || isa<linalg::LinalgOp>(user);
    isOnce &=
        llvm::none_of(user->getResultTypes(), llvm::IsaPred<BaseMemRefType>);
    return isOnce;
  });
  return isOnce;
}

ReductionFills
mlir::dp::moveFillsToReductions(RewriterBase &rewriter, Block &block,
                                llvm::SmallPtrSetImpl<Operation *> &ignored) {
  DenseMap<Value, Operation *> last; // access to each base
  SmallVector<std::pair<linalg::GenericOp, linalg::GenericOp>> found;
  for (Operation &op : block) {
    auto reduction = dyn_cast<linalg::GenericOp>(op);
    if (reduction && !ignored.contains(reduction) && isReduction(reduction))
      for (Value init : reduction.getOutputs()) {
        Value base = getBase(init);
        auto fill = dyn_cast_or_null<linalg::GenericOp>(last.lookup(base));
        if (!fill || ignored.contains(fill) || !getFilledValue(fill) ||
            fill.getOutputs().front() != init || !isNamedOnce(base))
          continue;
        bool isReadOtherwise =
            llvm::count_if(reduction->getOperands(), [&](Value operand) {
              return isa<MemRefType>(operand.getType()) &&
                     getBase(operand) == base;
            }) > 1;
        if (!isReadOtherwise)
          found.push_back({fill, reduction});
      }
    op.walk([&](Operation *nested) {
      if (!isView(nested))
        for (Value operand : nested->getOperands())
          if (isa<BaseMemRefType>(operand.getType()))
            last[getBase(operand)] = &op;
    });
  }
  ReductionFills fills;
  for (auto [fill, reduction] : found) {
    rewriter.setInsertionPoint(reduction);
    fills[reduction].push_back(
        linalg::FillOp::create(rewriter, fill.getLoc(), getFilledValue(fill),
                               fill.getOutputs().front()));
    ignored.insert(fill);
    rewriter.eraseOp(fill);
  }
  return fills;
}
