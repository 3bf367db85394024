//===- SignalToLinalg.cpp - The signal ops as linalg ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Runs after parallelization, so what it sees is what one device holds.
//
//===----------------------------------------------------------------------===//

#include "SignalDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using mlir::utils::IteratorType;

namespace {
/// Builds linalg in front of an op.
struct LinalgBuilder {
  LinalgBuilder(Operation *op)
      : rewriter(op), loc(op->getLoc()),
        element(getElementTypeOrSelf(op->getResult(0).getType())) {}

  Value constant(OpBuilder &builder, double value) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getFloatAttr(element, value));
  }
  /// The sum of squares over dimension `dim` of a matrix.
  Value sumOfSquares(Value matrix, unsigned dim) {
    MLIRContext *context = rewriter.getContext();
    OpFoldResult size = tensor::getMixedSize(rewriter, loc, matrix, 1 - dim);
    Value empty = tensor::EmptyOp::create(rewriter, loc, {size}, element);
    Value zero =
        linalg::FillOp::create(rewriter, loc, constant(rewriter, 0.0), empty)
            .getResult(0);
    AffineMap kept =
        AffineMap::get(2, 0, getAffineDimExpr(1 - dim, context), context);
    SmallVector<IteratorType> iterators(2, IteratorType::parallel);
    iterators[dim] = IteratorType::reduction;
    return generic(
        {matrix}, zero, {rewriter.getMultiDimIdentityMap(2), kept}, iterators,
        [&](OpBuilder &builder, ValueRange args) -> Value {
          Value square = arith::MulFOp::create(builder, loc, args[0], args[0]);
          return arith::AddFOp::create(builder, loc, args[1], square);
        });
  }
  Value generic(ValueRange inputs, Value init, ArrayRef<AffineMap> maps,
                ArrayRef<IteratorType> iterators,
                llvm::function_ref<Value(OpBuilder &, ValueRange)> body) {
    return linalg::GenericOp::create(
               rewriter, loc, init.getType(), inputs, init, maps, iterators,
               [&](OpBuilder &builder, Location, ValueRange args) {
                 linalg::YieldOp::create(builder, loc, body(builder, args));
               })
        .getResult(0);
  }
  Value emptyLike(Value tensor) {
    return tensor::EmptyOp::create(
        rewriter, loc, tensor::getMixedSizes(rewriter, loc, tensor), element);
  }

  IRRewriter rewriter;
  Location loc;
  Type element;
};
} // namespace

static Value lower(signal::EnergyOp op) {
  return LinalgBuilder(op).sumOfSquares(op.getInput(), 0);
}

static Value lower(signal::AmplifyOp op) {
  LinalgBuilder build(op);
  unsigned rank = op.getInput().getType().getRank();
  AffineMap map = build.rewriter.getMultiDimIdentityMap(rank);
  return build.generic(
      {op.getInput()}, build.emptyLike(op.getInput()), {map, map},
      SmallVector<IteratorType>(rank, IteratorType::parallel),
      [&](OpBuilder &builder, ValueRange args) -> Value {
        Value gain = build.constant(builder, op.getGain().convertToDouble());
        return arith::MulFOp::create(builder, op.getLoc(), args[0], gain);
      });
}

static Value lower(signal::UnitRowsOp op) {
  LinalgBuilder build(op);
  Value squares = build.sumOfSquares(op.getInput(), 1);
  MLIRContext *context = op.getContext();
  AffineMap all = build.rewriter.getMultiDimIdentityMap(2);
  AffineMap row = AffineMap::get(2, 0, getAffineDimExpr(0, context), context);
  return build.generic(
      {op.getInput(), squares}, build.emptyLike(op.getInput()), {all, row, all},
      SmallVector<IteratorType>(2, IteratorType::parallel),
      [&](OpBuilder &builder, ValueRange args) -> Value {
        Value length = math::SqrtOp::create(builder, op.getLoc(), args[1]);
        return arith::DivFOp::create(builder, op.getLoc(), args[0], length);
      });
}

namespace {
struct SignalToLinalg : PassWrapper<SignalToLinalg, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SignalToLinalg)
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, linalg::LinalgDialect,
                    math::MathDialect, tensor::TensorDialect>();
  }
  template <typename OpTy>
  static void replace(OpTy op) {
    op.getResult().replaceAllUsesWith(lower(op));
    op.erase();
  }
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (auto energy = dyn_cast<signal::EnergyOp>(op))
        replace(energy);
      else if (auto amplify = dyn_cast<signal::AmplifyOp>(op))
        replace(amplify);
      else if (auto unitRows = dyn_cast<signal::UnitRowsOp>(op))
        replace(unitRows);
    });
  }
};
} // namespace

std::unique_ptr<Pass> signal::createSignalToLinalgPass() {
  return std::make_unique<SignalToLinalg>();
}
