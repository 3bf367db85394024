//===- EqualExtents.cpp - Extents that an op requires to be equal ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "EqualExtents.h"

#include "dp/IR/Attention.h"
#include "dp/IR/DP.h"
#include "dp/IR/Routine.h"
#include "dp/Interfaces/PlacementOpInterface.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/TypeSwitch.h"

#include <map>

using namespace mlir;
using namespace mlir::dp;

using Groups = SmallVector<SmallVector<OperandDim>>;

static Groups getGroups(linalg::LinalgOp op) {
  Groups groups(op.getNumLoops());
  for (OpOperand &operand : op->getOpOperands())
    if (isa<RankedTensorType>(operand.get().getType()))
      for (auto [dim, expression] :
           llvm::enumerate(op.getMatchingIndexingMap(&operand).getResults()))
        if (auto loop = dyn_cast<AffineDimExpr>(expression))
          groups[loop.getPosition()].push_back(
              {operand.getOperandNumber(), int64_t(dim)});
  return groups;
}

static Groups getGroups(tensor::ConcatOp op) {
  Groups groups;
  for (int64_t dim = 0; dim < op.getResultType().getRank(); ++dim) {
    if (dim == int64_t(op.getDim()))
      continue;
    auto &group = groups.emplace_back();
    for (OpOperand &operand : op->getOpOperands())
      group.push_back({operand.getOperandNumber(), dim});
  }
  return groups;
}

/// The factors of an op's rule. Parts of a dimension are left out.
static Groups getGroups(PlacementOpInterface op) {
  PlacementRule rule = op.getPlacementRule();
  Groups groups(rule.factors.size());
  for (OpOperand &operand : op->getOpOperands())
    for (const OperandRule &used : rule.operands) {
      if (used.value != operand.get())
        continue;
      for (auto [dim, factor] : llvm::enumerate(used.dims))
        if (factor.factor != DimFactor::kNone && factor.inner == 1)
          groups[factor.factor].push_back(
              {operand.getOperandNumber(), int64_t(dim)});
    }
  return groups;
}

/// Dimension `dim` of all operands of the first one's rank.
static void addWholeDim(Operation *op, int64_t dim, Groups &groups) {
  auto &group = groups.emplace_back();
  auto rank = cast<RankedTensorType>(op->getOperand(0).getType()).getRank();
  for (OpOperand &operand : op->getOpOperands())
    if (cast<RankedTensorType>(operand.get().getType()).getRank() == rank)
      group.push_back({operand.getOperandNumber(), dim});
}

/// Queries, keys and the sizes of their rows.
template <typename Op>
static void addAttentionDims(Op op, Groups &groups) {
  int64_t row = op.getNumBatchDims(), column = row + 1;
  SmallVector<OperandDim> queries, keys, sizes, valueSizes;
  auto add = [&](Value value, SmallVector<OperandDim> &rows,
                 SmallVector<OperandDim> &columns) {
    for (OpOperand &operand : op->getOpOperands())
      if (operand.get() == value) {
        rows.push_back({operand.getOperandNumber(), row});
        columns.push_back({operand.getOperandNumber(), column});
      }
  };
  add(op.getQuery(), queries, sizes);
  add(op.getKey(), keys, sizes);
  add(op.getValue(), keys, valueSizes);
  add(op.getOutput(), queries, valueSizes);
  for (OpOperand &operand : op->getOpOperands()) {
    unsigned number = operand.getOperandNumber();
    if (operand.get() == op.getLogsumexp())
      queries.push_back({number, row});
    if (!op.isMask(number))
      continue;
    auto type = cast<RankedTensorType>(operand.get().getType());
    if (type.getDimSize(row) != 1)
      queries.push_back({number, row});
    if (type.getDimSize(column) != 1)
      keys.push_back({number, column});
  }
  if constexpr (std::is_same_v<Op, AttentionGradientOp>) {
    add(op.getOutputGradient(), queries, valueSizes);
    add(op.getQueryGradient(), queries, sizes);
    add(op.getKeyGradient(), keys, sizes);
    add(op.getValueGradient(), keys, valueSizes);
  }
  groups.append({queries, keys, sizes, valueSizes});
}

/// The sizes of the matrices, by their letters.
static void addSizes(RoutineOp op, Groups &groups) {
  std::map<char, SmallVector<OperandDim>> sizes;
  int64_t batch = op.getNumBatchDims();
  auto signature = RoutineSignature::get(op.getRoutine(), op.getFlags());
  for (auto [number, operand] : llvm::enumerate(signature.getOperands()))
    for (auto [dim, letter] : llvm::enumerate(operand.dims))
      sizes[letter].push_back({unsigned(number), batch + int64_t(dim)});
  for (auto &[letter, group] : sizes)
    groups.push_back(group);
}

Groups mlir::dp::getEqualExtents(Operation *op) {
  return TypeSwitch<Operation *, Groups>(op)
      .Case([](linalg::LinalgOp linalg) { return getGroups(linalg); })
      .Case([](tensor::ConcatOp concat) { return getGroups(concat); })
      .Case([](linalg::SoftmaxOp softmax) {
        Groups groups;
        int64_t rank = softmax.getInputOperandRank();
        for (int64_t dim = 0; dim < rank; ++dim)
          addWholeDim(softmax, dim, groups);
        return groups;
      })
      .Case<ScanOp, SortOp>([](auto rows) {
        Groups groups = getGroups(cast<PlacementOpInterface>(*rows));
        addWholeDim(rows, rows.getDim(), groups);
        return groups;
      })
      .Case<AttentionOp, AttentionGradientOp>([](auto attention) {
        Groups groups = getGroups(cast<PlacementOpInterface>(*attention));
        addAttentionDims(attention, groups);
        return groups;
      })
      .Case([](RoutineOp routine) {
        Groups groups = getGroups(cast<PlacementOpInterface>(*routine));
        addSizes(routine, groups);
        return groups;
      })
      .Case([](IndexUpdateOp update) {
        return getGroups(cast<PlacementOpInterface>(*update));
      })
      .Default([](Operation *) { return Groups(); });
}
