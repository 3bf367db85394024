//===- WidenCollectives.cpp - Reductions of integers of odd widths --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/Transforms/Communication/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-widen-collectives"

namespace mlir::dp {
#define GEN_PASS_DEF_DPWIDENCOLLECTIVES
#include "dp/Transforms/Communication/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Converts the elements of `value` to `element` by extension (signed if
/// `isSigned`) or truncation.
static Value convert(OpBuilder &builder, Location loc, Value value,
                     Type element, bool isSigned) {
  auto type = cast<RankedTensorType>(value.getType());
  bool extends = element.getIntOrFloatBitWidth() >
                 type.getElementType().getIntOrFloatBitWidth();
  Value empty = tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, value), element);
  AffineMap map = builder.getMultiDimIdentityMap(type.getRank());
  return linalg::GenericOp::create(
             builder, loc, TypeRange{type.clone(element)}, ValueRange{value},
             ValueRange{empty}, ArrayRef<AffineMap>{map, map},
             SmallVector<utils::IteratorType>(type.getRank(),
                                              utils::IteratorType::parallel),
             [&](OpBuilder &body, Location at, ValueRange arguments) {
               Value result;
               if (!extends)
                 result =
                     arith::TruncIOp::create(body, at, element, arguments[0]);
               else if (isSigned)
                 result =
                     arith::ExtSIOp::create(body, at, element, arguments[0]);
               else
                 result =
                     arith::ExtUIOp::create(body, at, element, arguments[0]);
               linalg::YieldOp::create(body, at, result);
             })
      .getResult(0);
}

/// Clones `op` on `value`, whose elements have the storage type.
static bool widen(Operation *op, ReductionKind kind) {
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto element =
      type ? dyn_cast<IntegerType>(type.getElementType()) : IntegerType();
  if (!element || isStorageType(element))
    return false;
  LDBG() << "widen " << *op;
  OpBuilder builder(op);
  IntegerType storage = getStorageType(element);
  bool isSigned = kind == ReductionKind::max || kind == ReductionKind::min;
  Value wide =
      convert(builder, op->getLoc(), op->getOperand(0), storage, isSigned);
  Operation *clone = op->clone();
  clone->setOperand(0, wide);
  clone->getResult(0).setType(
      cast<RankedTensorType>(op->getResult(0).getType()).clone(storage));
  builder.insert(clone);
  Value narrow = convert(builder, op->getLoc(), clone->getResult(0), element,
                         /*isSigned=*/false);
  // The clone must not infer a static size that the result does not have.
  if (narrow.getType() != op->getResult(0).getType())
    narrow = tensor::CastOp::create(builder, op->getLoc(),
                                    op->getResult(0).getType(), narrow);
  op->getResult(0).replaceAllUsesWith(narrow);
  op->erase();
  return true;
}

namespace {
struct WidenCollectives : dp::impl::DPWidenCollectivesBase<WidenCollectives> {
  void runOnStage() override {
    getOperation().walk([&](Operation *op) {
      if (auto reduce = dyn_cast<AllReduceOp>(op))
        numWidened += widen(op, reduce.getKind());
      else if (auto scatter = dyn_cast<ReduceScatterOp>(op))
        numWidened += widen(op, scatter.getKind());
    });
  }
};
} // namespace
