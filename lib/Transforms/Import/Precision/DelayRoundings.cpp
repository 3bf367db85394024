//===- DelayRoundings.cpp - One rounding after a bias ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A library adds a bias to the f32 sums of a product and rounds its result
// once. A graph in 16 bits rounds before and after the bias, which no library
// does.
//
//===----------------------------------------------------------------------===//

#include "Utils/TensorTypes.h"
#include "WideBody.h"

#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/LinalgInterfaces.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-delay-roundings"

namespace mlir::dp {
#define GEN_PASS_DEF_DPDELAYROUNDINGS
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `op` yields the 16-bit sum of its two inputs and writes it
/// in the order of its loops.
static bool isSumOfTwo(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op.getNumDpsInputs() != 2 ||
      op.getNumDpsInits() != 1 || op.getNumReductionLoops() != 0 ||
      !op.getIndexingMapsArray().back().isIdentity())
    return false;
  Block *body = op.getBlock();
  auto add =
      body->getTerminator()->getOperand(0).getDefiningOp<arith::AddFOp>();
  if (!add || body->getOperations().size() != 2 || !isHalf(add.getType()))
    return false;
  Value left = body->getArgument(0), right = body->getArgument(1);
  return (add.getLhs() == left && add.getRhs() == right) ||
         (add.getLhs() == right && add.getRhs() == left);
}

/// Returns the f32 sums of products of 16-bit factors that `value` is the
/// rounding of, if nothing else reads them; null if it is none.
static Value getProduct(Value value) {
  auto rounding = value.getDefiningOp<linalg::LinalgOp>();
  if (!rounding || !value.hasOneUse() || !isRounding(rounding))
    return {};
  Value sum = rounding.getDpsInputs()[0];
  auto product = sum.getDefiningOp<linalg::LinalgOp>();
  if (!product || !linalg::isaContractionOpInterface(product) ||
      product->getBlock() != rounding->getBlock() ||
      !llvm::all_of(product.getDpsInputs(),
                    [](Value factor) { return isHalf(factor.getType()); }))
    return {};
  return llvm::all_of(sum.getUsers(),
                      [&](Operation *user) {
                        return user == rounding || isa<tensor::DimOp>(user);
                      })
             ? sum
             : Value();
}

/// Returns the row that `operand` adds to each row of the result, after
/// broadcasts if there are any; null if it adds something else.
static Value getRow(linalg::LinalgOp op, OpOperand *operand) {
  AffineMap row =
      AffineMap::get(op.getNumLoops(), 0,
                     getAffineDimExpr(op.getNumLoops() - 1, op.getContext()));
  AffineMap map = op.getMatchingIndexingMap(operand);
  Value value = operand->get();
  // JAX broadcasts to dimensions of 1 first.
  while (map != row) {
    auto broadcast = value.getDefiningOp<linalg::LinalgOp>();
    if (!broadcast || broadcast.getNumDpsInputs() != 1 ||
        broadcast.getNumDpsInits() != 1 ||
        broadcast.getNumReductionLoops() != 0 ||
        broadcast.getBlock()->getTerminator()->getOperand(0) !=
            broadcast.getBlock()->getArgument(0) ||
        !broadcast.getIndexingMapsArray()[1].isIdentity() ||
        broadcast->getBlock() != op->getBlock())
      return {};
    map = broadcast.getIndexingMapsArray()[0].compose(map);
    value = broadcast.getDpsInputs()[0];
  }
  return value;
}

namespace {
/// Adds a bias to the f32 sums of a product, and rounds the result.
struct DelayRounding : OpInterfaceRewritePattern<linalg::LinalgOp> {
  DelayRounding(MLIRContext *context, Pass::Statistic &numDelayed)
      : OpInterfaceRewritePattern(context), numDelayed(numDelayed) {}

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (!isSumOfTwo(op))
      return failure();
    for (unsigned number : {0, 1}) {
      Value sum = getProduct(op.getDpsInputs()[number]);
      OpOperand *product = op.getDpsInputOperand(number);
      Value row = getRow(op, op.getDpsInputOperand(1 - number));
      if (!sum || !row || !op.getMatchingIndexingMap(product).isIdentity())
        continue;
      LDBG() << "one rounding after the bias at " << op.getLoc();
      ++numDelayed;
      replace(rewriter, op, sum, row);
      return success();
    }
    return failure();
  }

private:
  static void replace(PatternRewriter &rewriter, linalg::LinalgOp op, Value sum,
                      Value row) {
    unsigned loops = op.getNumLoops();
    AffineMap whole = rewriter.getMultiDimIdentityMap(loops);
    AffineMap last =
        AffineMap::get(loops, 0, rewriter.getAffineDimExpr(loops - 1));
    rewriter.replaceOpWithNewOp<linalg::GenericOp>(
        op, op->getResultTypes(), ValueRange{sum, row}, op.getDpsInits(),
        ArrayRef<AffineMap>{whole, last, whole},
        SmallVector<utils::IteratorType>(loops, utils::IteratorType::parallel),
        [](OpBuilder &body, Location loc, ValueRange elements) {
          Value bias = arith::ExtFOp::create(body, loc, elements[0].getType(),
                                             elements[1]);
          Value total = arith::AddFOp::create(body, loc, elements[0], bias);
          Value rounded =
              arith::TruncFOp::create(body, loc, elements[2].getType(), total);
          linalg::YieldOp::create(body, loc, rounded);
        });
  }

  Pass::Statistic &numDelayed;
};

struct DelayRoundings : dp::impl::DPDelayRoundingsBase<DelayRoundings> {
  void runOnStage() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<DelayRounding>(&getContext(), numDelayed);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
