//===- DPUniform.cpp - Tensors with a single value ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "DPAlgebra.h"

#include "dp/IR/DP.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::dp;

namespace {
/// Follows a tensor back to constants, through ops that move elements and
/// linalg ops whose bodies fold. The number of ops that it visits is bounded,
/// because every fold asks it.
class UniformFinder {
public:
  Attribute find(Value value);

private:
  Attribute findInBody(linalg::LinalgOp op, unsigned result);
  Attribute evaluate(Operation &op,
                     const llvm::SmallDenseMap<Value, Attribute> &known);

  unsigned budget = 64;
};
} // namespace

Attribute UniformFinder::find(Value value) {
  if (budget == 0)
    return {};
  --budget;
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant))) {
    if (auto splat = dyn_cast<SplatElementsAttr>(constant))
      return splat.getSplatValue<Attribute>();
    return isa<FloatAttr, IntegerAttr>(constant) ? constant : Attribute();
  }
  Operation *op = value.getDefiningOp();
  if (!op)
    return {};
  if (isa<linalg::FillOp, linalg::BroadcastOp, linalg::TransposeOp,
          tensor::SplatOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp,
          tensor::CastOp, tensor::ExtractSliceOp, LocalSliceOp, AllGatherOp>(
          op))
    return find(op->getOperand(0));
  if (auto update = dyn_cast<IndexUpdateOp>(op)) {
    if (update.getKind() != ReductionKind::add)
      return {};
    Attribute added = find(update.getUpdates());
    if (!added || !isKeptBySum(ReductionKind::add, added))
      return {};
    return find(update.getDest());
  }
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (structured && structured.hasPureTensorSemantics())
    return findInBody(structured, cast<OpResult>(value).getResultNumber());
  return {};
}

/// Returns the result of `op` if it folds to a constant for the elements in
/// `known`, and null otherwise.
Attribute
UniformFinder::evaluate(Operation &op,
                        const llvm::SmallDenseMap<Value, Attribute> &known) {
  if (op.getNumRegions() != 0 || op.getNumResults() != 1 || !isPure(&op))
    return {};
  SmallVector<Attribute> operands;
  for (Value operand : op.getOperands()) {
    Attribute attribute = known.lookup(operand);
    if (!attribute)
      matchPattern(operand, m_Constant(&attribute));
    operands.push_back(attribute);
  }
  // Folding may change the op in place, and this one must stay.
  Operation *clone = op.clone();
  SmallVector<OpFoldResult, 1> results;
  LogicalResult folded = clone->fold(operands, results);
  clone->destroy();
  if (failed(folded) || results.empty())
    return {};
  if (auto attribute = dyn_cast<Attribute>(results.front()))
    return attribute;
  return known.lookup(cast<Value>(results.front()));
}

Attribute UniformFinder::findInBody(linalg::LinalgOp op, unsigned result) {
  Block *body = op.getBlock();
  llvm::SmallDenseMap<Value, Attribute> known;
  for (OpOperand &operand : op->getOpOperands())
    if (op.payloadUsesValueFromOperand(&operand))
      known[op.getMatchingBlockArgument(&operand)] = find(operand.get());
  for (Operation &inner : body->without_terminator()) {
    if (budget == 0)
      return {};
    --budget;
    if (inner.getNumResults() == 1)
      known[inner.getResult(0)] = evaluate(inner, known);
  }
  Value yielded = body->getTerminator()->getOperand(result);
  Attribute element = known.lookup(yielded);
  if (!element && !known.contains(yielded))
    matchPattern(yielded, m_Constant(&element));
  if (!element || op.getNumReductionLoops() == 0)
    return element;
  // The reduction of any number of summands is the initial value if one summand
  // more leaves that as it is.
  Value init = op.getRegionOutputArgs()[result];
  return known.lookup(init) == element ? element : Attribute();
}

Attribute mlir::dp::getUniformElement(Value value) {
  return UniformFinder().find(value);
}
