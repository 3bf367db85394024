//===- SplitCollapsed.cpp - Loops over the parts of collapsed dimensions --===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// PyTorch's attention multiplies time-major rows, x[t * B + b]. A chunk of the
// batch is not contiguous among those rows, but it is a chunk of x[t, b]. The
// steps of a recurrence that are one after the other are such rows, too.
//
//===----------------------------------------------------------------------===//

#include "SplitLoops.h"

#include "dp/Analysis/Placement/PlacementAnalysis.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-split-collapsed"

namespace mlir::dp {
#define GEN_PASS_DEF_DPSPLITCOLLAPSED
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;
using tensor::CollapseShapeOp;

namespace {
/// A dimension of a collapsed tensor, and its parts.
struct Parts {
  int64_t dim;
  SmallVector<int64_t, 4> sizes;
};

struct SplitCollapsed : dp::impl::DPSplitCollapsedBase<SplitCollapsed> {
  void runOnStage() override {
    func::FuncOp function = getOperation();
    if (!function.isPublic() || function.isExternal() ||
        !function.getBody().hasOneBlock() ||
        !function.front().getOps<ParallelOp>().empty())
      return;
    collapsed.clear(); // It names ops of the function before.
    for (tensor::ConcatOp op : findCollapsed(function))
      collapse(op);
    if (collapsed.empty())
      return;
    auto ops = llvm::map_to_vector(function.getBody().front(),
                                   [](Operation &op) { return &op; });
    for (Operation *op : ops)
      if (auto structured = dyn_cast<linalg::LinalgOp>(op))
        split(structured);
    // Erases expansions of operands that were collapsed.
    RewritePatternSet patterns(&getContext());
    CollapseShapeOp::getCanonicalizationPatterns(patterns, &getContext());
    tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, &getContext());
    if (failed(applyPatternsGreedily(function, std::move(patterns))))
      signalPassFailure();
  }

  /// Finds the dimensions whose minor part is sharded, and the concatenations
  /// of tensors of one type along a dimension that is sharded. Runs before any
  /// change, because the analysis refers to values.
  SmallVector<tensor::ConcatOp> findCollapsed(func::FuncOp function) {
    PlacementAnalysis analysis(function);
    for (auto op : function.getBody().front().getOps<CollapseShapeOp>()) {
      Placement placement = analysis.getPlacement(op.getSrc());
      if (!placement.isSharded() || !op.getSrcType().hasStaticShape())
        continue;
      for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
        SmallVector<int64_t, 4> sizes;
        bool isMinor = false;
        for (int64_t part : group) {
          isMinor |= part == placement.dim &&
                     !llvm::all_of(sizes, [](int64_t n) { return n == 1; });
          sizes.push_back(op.getSrcType().getDimSize(part));
        }
        if (isMinor)
          collapsed[op] = {static_cast<int64_t>(dim), std::move(sizes)};
      }
    }
    SmallVector<tensor::ConcatOp> concats;
    for (auto op : function.getBody().front().getOps<tensor::ConcatOp>()) {
      auto isChunk = [&](Value input) {
        Placement placement = analysis.getPlacement(input);
        return placement.isSharded() &&
               placement.dim == static_cast<int64_t>(op.getDim()) &&
               input.getType() == op.getInputs().front().getType();
      };
      if (op.getInputs().size() > 1 && op.getResultType().hasStaticShape() &&
          llvm::all_of(op.getInputs(), isChunk))
        concats.push_back(op);
    }
    return concats;
  }

  /// Concatenates along a dimension of its own, which is collapsed then.
  void collapse(tensor::ConcatOp op) {
    OpBuilder builder(op);
    Location loc = op.getLoc();
    int64_t dim = op.getDim(), rank = op.getResultType().getRank();
    SmallVector<ReassociationIndices> groups;
    for (int64_t i = 0; i <= rank; ++i) {
      if (i != dim + 1)
        groups.emplace_back();
      groups.back().push_back(i);
    }
    auto type = cast<RankedTensorType>(op.getInputs().front().getType());
    SmallVector<int64_t> shape(type.getShape());
    shape.insert(shape.begin() + dim, 1);
    SmallVector<Value> inputs =
        llvm::map_to_vector(op.getInputs(), [&](Value input) -> Value {
          return tensor::ExpandShapeOp::create(builder, loc, type.clone(shape),
                                               input, groups);
        });
    auto concat = tensor::ConcatOp::create(builder, loc, dim, inputs);
    auto whole = CollapseShapeOp::create(builder, loc, op.getResultType(),
                                         concat.getResult(), groups);
    collapsed[whole] = {
        dim, {static_cast<int64_t>(inputs.size()), type.getDimSize(dim)}};
    op.replaceAllUsesWith(whole.getResult());
    op.erase();
  }

  /// Splits the loops of `op` over such dimensions.
  void split(linalg::LinalgOp op) {
    if (!op.hasPureTensorSemantics())
      return;
    for (OpOperand &operand : op->getOpOperands()) {
      auto found = collapsed.find(operand.get().getDefiningOp());
      if (found == collapsed.end())
        continue;
      Parts parts = found->second;
      auto loop = dyn_cast<AffineDimExpr>(
          op.getMatchingIndexingMap(&operand).getResult(parts.dim));
      if (!loop)
        continue;
      IRRewriter rewriter(&getContext());
      rewriter.setInsertionPoint(op);
      auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
      if (!generic) {
        FailureOr<linalg::GenericOp> made =
            linalg::generalizeNamedOp(rewriter, op);
        if (failed(made))
          return;
        generic = *made;
      }
      linalg::GenericOp next =
          splitLoop(rewriter, generic, loop.getPosition(), parts.sizes);
      if (!next)
        return;
      LDBG() << "split loop " << loop.getPosition() << " of " << next->getName()
             << " at " << next.getLoc();
      ++numSplit;
      for (OpResult result : next->getResults()) {
        // A result that is reduced over the loop is not collapsed.
        auto dim = next.getIndexingMapMatchingResult(result).getResultPosition(
            getAffineDimExpr(loop.getPosition(), &getContext()));
        if (!dim)
          continue;
        auto whole = cast<CollapseShapeOp>(*result.user_begin());
        collapsed[whole] = {static_cast<int64_t>(*dim), parts.sizes};
      }
      return split(next);
    }
  }

private:
  llvm::DenseMap<Operation *, Parts> collapsed;
};
} // namespace
