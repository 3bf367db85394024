//===- RaiseWindowScan.cpp - Raising of prefix windows to scans -----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/Interfaces/Linearity.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-raise-window-scan"

namespace mlir::dp {
#define GEN_PASS_DEF_DPRAISEWINDOWSCAN
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// The dimension along which `op`, with one reduction loop after the parallel
/// ones, reads windows of consecutive elements of its first operand; none if it
/// is not of that form.
static std::optional<int64_t> getWindowDim(linalg::GenericOp op) {
  int64_t rank = op.getNumParallelLoops();
  if (op.getNumDpsInits() != 1 || op.getNumResults() != 1 ||
      op.getNumLoops() != rank + 1 || op.getNumReductionLoops() != 1 ||
      op.getIteratorTypesArray().back() != utils::IteratorType::reduction)
    return std::nullopt;
  MLIRContext *context = op.getContext();
  AffineMap all = AffineMap::getMultiDimIdentityMap(rank + 1, context);
  AffineExpr window = all.getResult(rank);
  AffineMap in = op.getMatchingIndexingMap(op.getDpsInputOperand(0));
  if (op.getMatchingIndexingMap(op.getDpsInitOperand(0)) !=
          all.getMajorSubMap(rank) ||
      in.getNumResults() != rank)
    return std::nullopt;
  // Other operands give the window its extent only.
  for (OpOperand *operand : llvm::drop_begin(op.getDpsInputOperands()))
    if (!op.getMatchingBlockArgument(operand).use_empty() ||
        op.getMatchingIndexingMap(operand).getResults() != ArrayRef(window))
      return std::nullopt;
  std::optional<int64_t> found;
  for (int64_t dim = 0; dim < rank; ++dim) {
    if (in.getResult(dim) == all.getResult(dim))
      continue;
    if (found || in.getResult(dim) != all.getResult(dim) + window)
      return std::nullopt;
    found = dim;
  }
  return found;
}

/// The reduction by which the body combines its accumulator and its element.
static std::optional<ReductionKind> getKind(linalg::GenericOp op) {
  Block &block = *op.getBody();
  Value element = block.getArgument(0), before = block.getArguments().back();
  Operation *combine = block.getTerminator()->getOperand(0).getDefiningOp();
  if (!combine || &block.front() != combine || combine->getNumOperands() != 2 ||
      isa<arith::SubFOp, arith::SubIOp>(combine))
    return std::nullopt;
  bool isLhs = combine->getOperand(0) == before;
  if (combine->getOperand(isLhs ? 0 : 1) != before ||
      combine->getOperand(isLhs ? 1 : 0) != element)
    return std::nullopt;
  std::optional<ReductionKind> kind = getCombinerKind(combine, isLhs);
  if (kind && !isReducible(*kind, element.getType()))
    return std::nullopt;
  return kind;
}

/// Returns true if `pad` adds extent - 1 elements at one end of `dim` and
/// nothing else; `isReverse` tells at which.
static bool isPrefixPad(tensor::PadOp pad, int64_t dim, bool &isReverse) {
  RankedTensorType type = pad.getSourceType();
  if (type.isDynamicDim(dim) || type.getDimSize(dim) < 2)
    return false;
  int64_t others = type.getDimSize(dim) - 1;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    int64_t low = pad.getStaticLow()[i], high = pad.getStaticHigh()[i];
    if (i != dim && (low != 0 || high != 0))
      return false;
    if (i == dim && !(low == others && high == 0) &&
        !(low == 0 && high == others))
      return false;
    if (i == dim)
      isReverse = low == 0;
  }
  return true;
}

/// Replaces `op` if its windows are prefixes.
static LogicalResult raise(PatternRewriter &rewriter, linalg::GenericOp op) {
  std::optional<int64_t> dim = getWindowDim(op);
  if (!dim)
    return failure();
  std::optional<ReductionKind> kind = getKind(op);
  auto pad = op.getDpsInputs()[0].getDefiningOp<tensor::PadOp>();
  bool isReverse = false;
  if (!kind || !pad || !isPrefixPad(pad, *dim, isReverse))
    return failure();
  Value padding = pad.getConstantPaddingValue();
  auto type = dyn_cast<RankedTensorType>(op.getResult(0).getType());
  if (!padding || !isIdentityTensor(padding, *kind) ||
      !isIdentityTensor(op.getDpsInits()[0], *kind) ||
      type != pad.getSourceType())
    return failure();
  LDBG() << "raise " << op->getName() << " at " << op.getLoc();
  Location loc = op.getLoc();
  Value source = pad.getSource();
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(rewriter, loc, source);
  Value dest =
      tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
  sizes.erase(sizes.begin() + *dim);
  Value empty =
      tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
  Value init =
      linalg::FillOp::create(rewriter, loc, padding, empty).getResult(0);
  auto scan = ScanOp::create(rewriter, loc, source, dest, init, *dim,
                             /*exclusive=*/false, isReverse);
  Type element = type.getElementType();
  Block *body = rewriter.createBlock(&scan.getCombiner(), {},
                                     {element, element}, {loc, loc});
  IRMapping mapping;
  mapping.map(op.getBody()->getArguments().back(), body->getArgument(0));
  mapping.map(op.getBody()->getArgument(0), body->getArgument(1));
  Operation *combine = rewriter.clone(op.getBody()->front(), mapping);
  YieldOp::create(rewriter, loc, combine->getResults());
  rewriter.replaceOp(op, scan.getPrefixes()[0]);
  return success();
}

namespace {
struct RaiseWindows : OpRewritePattern<linalg::GenericOp> {
  RaiseWindows(MLIRContext *context, Pass::Statistic &numRaised)
      : OpRewritePattern(context), numRaised(numRaised) {}

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(raise(rewriter, op)))
      return failure();
    ++numRaised;
    return success();
  }

private:
  Pass::Statistic &numRaised;
};

struct RaiseWindowScan : dp::impl::DPRaiseWindowScanBase<RaiseWindowScan> {
  void runOnStage() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<RaiseWindows>(&getContext(), numRaised);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
