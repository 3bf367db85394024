//===- LocalOperands.cpp - Operands that rules compute for a chunk --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "LocalOperands.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::dp;

bool dp::subtractsOffset(Value indices, bool hasVectors, int64_t component,
                         llvm::function_ref<bool(Value)> isOffset) {
  auto generic = indices.getDefiningOp<linalg::GenericOp>();
  if (!generic || generic.getNumDpsInputs() != 1 ||
      generic->getNumResults() != 1)
    return false;
  Value local = generic.getBody()->getTerminator()->getOperand(0);
  if (hasVectors) {
    auto select = local.getDefiningOp<arith::SelectOp>();
    auto compare =
        select ? select.getCondition().getDefiningOp<arith::CmpIOp>() : nullptr;
    auto number =
        compare ? compare.getLhs().getDefiningOp<linalg::IndexOp>() : nullptr;
    if (!number || compare.getPredicate() != arith::CmpIPredicate::eq ||
        number.getDim() + 1 != generic.getNumLoops() ||
        !isConstantIntValue(compare.getRhs(), component))
      return false;
    local = select.getTrueValue();
  }
  auto subtract = local.getDefiningOp<arith::SubIOp>();
  return subtract && isOffset(subtract.getRhs());
}

bool dp::isCarriedFromChunks(Value value) {
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  return generic &&
         generic
             .walk([](arith::CmpIOp compare) {
               return llvm::any_of(compare->getOperands(),
                                   [](Value operand) {
                                     return operand.getDefiningOp<RankOp>();
                                   })
                          ? WalkResult::interrupt()
                          : WalkResult::advance();
             })
             .wasInterrupted();
}
