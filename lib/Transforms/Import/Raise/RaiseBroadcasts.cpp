//===- RaiseBroadcasts.cpp - Reads at a loop's own place as operands ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// torch-mlir broadcasts a tensor with dynamic extents by an index for each
// dimension, which is 0 if the dimension has one element. Most of these copies
// broadcast nothing, such as those of a conversion.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Extents/ExtentRoots.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-raise-broadcasts"

namespace mlir::dp {
#define GEN_PASS_DEF_DPRAISEBROADCASTS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;
using tensor::ExtractOp;

/// Reads of a loop with the indexing maps by which they are operands.
using Reads = SmallVector<std::pair<ExtractOp, AffineMap>>;

/// Returns the extent of a loop of `op`, if an operand has it.
static std::optional<ExtentRoots::Root>
getExtent(linalg::GenericOp op, unsigned loop, ExtentRoots &roots) {
  for (OpOperand &operand : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&operand);
    if (std::optional<unsigned> dim =
            map.getResultPosition(getAffineDimExpr(loop, op.getContext())))
      return roots.get(operand.get(), *dim);
  }
  return std::nullopt;
}

/// Returns the other side of a comparison `x == 1`, or null.
static Value getComparedWithOne(Value condition) {
  auto compared = condition.getDefiningOp<arith::CmpIOp>();
  if (!compared || compared.getPredicate() != arith::CmpIPredicate::eq)
    return {};
  for (auto [one, other] : {std::pair(compared.getRhs(), compared.getLhs()),
                            std::pair(compared.getLhs(), compared.getRhs())})
    if (matchPattern(one, m_One()))
      return other;
  return {};
}

/// Returns what `index` is at dimension `dim` of `source`, by the loops of
/// `op`; null if that is not shown.
static AffineExpr getExpr(linalg::GenericOp op, Value source, int64_t dim,
                          Value index, ExtentRoots &roots) {
  ExtentRoots::Root extent = roots.get(source, dim);
  if (matchPattern(index, m_Zero()) && extent == ExtentRoots::Root({}, 1))
    return getAffineConstantExpr(0, op.getContext());
  if (auto select = index.getDefiningOp<arith::SelectOp>()) {
    // The index is that of the loop, too, if the loop has one iteration.
    Value size = getComparedWithOne(select.getCondition());
    if (!size || !size.getType().isIndex() ||
        !matchPattern(select.getTrueValue(), m_Zero()) ||
        !roots.areEqual(roots.get(OpFoldResult(size)), extent))
      return {};
    index = select.getFalseValue();
  }
  auto loop = index.getDefiningOp<linalg::IndexOp>();
  if (!loop || loop->getBlock() != op.getBody())
    return {};
  std::optional<ExtentRoots::Root> ofLoop = getExtent(op, loop.getDim(), roots);
  if (!ofLoop || !roots.areEqual(*ofLoop, extent))
    return {};
  return getAffineDimExpr(loop.getDim(), op.getContext());
}

/// Returns the indexing map by which `extract` is an operand of `op`, or null.
static AffineMap getMap(linalg::GenericOp op, ExtractOp extract,
                        ExtentRoots &roots) {
  Value source = extract.getTensor();
  if (op.getRegion().isAncestor(source.getParentRegion()))
    return {};
  SmallVector<AffineExpr> exprs;
  for (auto [dim, index] : llvm::enumerate(extract.getIndices())) {
    AffineExpr expr = getExpr(op, source, dim, index, roots);
    if (!expr)
      return {};
    exprs.push_back(expr);
  }
  return AffineMap::get(op.getNumLoops(), 0, exprs, op.getContext());
}

/// Replaces `op` by one that has the tensors of these reads among its inputs.
static void addInputs(linalg::GenericOp op,
                      ArrayRef<std::pair<ExtractOp, AffineMap>> reads) {
  IRRewriter rewriter(op);
  SmallVector<Value> inputs = op.getInputs();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (auto [extract, map] : reads) {
    unsigned number = inputs.size();
    BlockArgument element = op.getBody()->insertArgument(
        number, extract.getType(), extract.getLoc());
    maps.insert(maps.begin() + number, map);
    inputs.push_back(extract.getTensor());
    rewriter.replaceOp(extract, element);
  }
  auto made = linalg::GenericOp::create(
      rewriter, op.getLoc(), op.getResultTypes(), inputs, op.getOutputs(), maps,
      op.getIteratorTypesArray());
  made->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  rewriter.inlineRegionBefore(op.getRegion(), made.getRegion(),
                              made.getRegion().begin());
  rewriter.replaceOp(op, made.getResults());
}

namespace {
struct RaiseBroadcasts : dp::impl::DPRaiseBroadcastsBase<RaiseBroadcasts> {
  void runOnStage() override {
    func::FuncOp function = getOperation();
    // All are found before the first one changes: extents name values.
    ExtentRoots roots(function);
    SmallVector<std::pair<linalg::GenericOp, Reads>> found;
    function.walk([&](linalg::GenericOp op) {
      if (!op.hasPureTensorSemantics())
        return;
      Reads reads;
      for (ExtractOp extract : op.getBody()->getOps<ExtractOp>())
        if (AffineMap map = getMap(op, extract, roots))
          reads.emplace_back(extract, map);
      if (!reads.empty())
        found.emplace_back(op, std::move(reads));
    });
    for (auto &[op, reads] : found) {
      LDBG() << "raise " << reads.size() << " reads at " << op.getLoc();
      numRaised += reads.size();
      addInputs(op, reads);
    }
  }
};
} // namespace
