//===- FlattenLoops.cpp - One loop for contiguous elements ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FlattenLoops.h"

#include "dp/Schedule/Analysis/KernelReductions.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::dp;

linalg::GenericOp mlir::dp::flattenLoops(RewriterBase &rewriter,
                                         linalg::GenericOp op) {
  unsigned rank = op.getNumLoops();
  if (rank == 0 || op.hasIndexSemantics() ||
      (op.getNumReductionLoops() != 0 && !isExactReduction(op)))
    return op;
  utils::IteratorType iterator = op.getIteratorTypesArray().front();
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    AffineMap map = op.getMatchingIndexingMap(&operand);
    bool isScalar = map.getNumResults() == 0;
    if (!isScalar &&
        (!type || !map.isIdentity() || !type.getLayout().isIdentity()))
      return op;
  }
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  ReassociationIndices all(llvm::to_vector(llvm::seq<int64_t>(0, rank)));
  auto row = [&](Value value) -> Value {
    auto type = dyn_cast<MemRefType>(value.getType());
    if (!type || type.getRank() == 0)
      return value;
    if (rank > 1)
      value = memref::CollapseShapeOp::create(
          rewriter, loc, value, ArrayRef<ReassociationIndices>{all});
    auto dynamic =
        MemRefType::get({ShapedType::kDynamic}, type.getElementType());
    return value.getType() == dynamic
               ? value
               : memref::CastOp::create(rewriter, loc, dynamic, value)
                     .getResult();
  };
  // A buffer that is an operand twice gets one view.
  DenseMap<Value, Value> rows;
  SmallVector<Value> operands;
  SmallVector<AffineMap> maps;
  for (OpOperand &operand : op->getOpOperands()) {
    auto [entry, isNew] = rows.try_emplace(operand.get());
    if (isNew)
      entry->second = row(operand.get());
    operands.push_back(entry->second);
    bool isScalar = op.getMatchingIndexingMap(&operand).getNumResults() == 0;
    maps.push_back(isScalar ? AffineMap::get(1, 0, op.getContext())
                            : rewriter.getMultiDimIdentityMap(1));
  }
  ArrayRef<Value> flatOperands(operands);
  auto flat = linalg::GenericOp::create(
      rewriter, loc, TypeRange(), flatOperands.take_front(op.getNumDpsInputs()),
      flatOperands.drop_front(op.getNumDpsInputs()), maps,
      ArrayRef<utils::IteratorType>{iterator});
  flat.getRegion().takeBody(op.getRegion());
  rewriter.eraseOp(op);
  return flat;
}
