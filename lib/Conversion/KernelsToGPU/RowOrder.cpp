//===- RowOrder.cpp - Barriers between ops of a row -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "RowOrder.h"

#include "dp/Schedule/Analysis/Buffers.h"

using namespace mlir;
using namespace mlir::dp;

RowAccess mlir::dp::getSharedAccess(const RowOp &row, unsigned rows,
                                    OpOperand &operand, bool isWrite) {
  linalg::GenericOp op = row.op;
  RowAccess access{operand.get(), isWrite, RowAccess::all, {}};
  llvm::SmallDenseSet<unsigned> covered;
  for (AffineExpr expr : op.getMatchingIndexingMap(&operand).getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      return access;
    unsigned loop = dim.getPosition();
    if (loop >= rows) {
      auto *place = llvm::find(row.shared, loop);
      if (place == row.shared.end() || !covered.insert(loop).second)
        return access;
      loop = rows + (place - row.shared.begin());
    }
    access.loops.push_back(loop);
  }
  // Otherwise several threads access an element.
  if (covered.size() == row.shared.size())
    access.by = RowAccess::share;
  return access;
}

/// Returns true if the same thread accesses an element in both ways. The loops
/// that are dimensions of one buffer have the same extents.
static bool isSameThread(const RowAccess &a, const RowAccess &b) {
  return a.by == b.by && a.by != RowAccess::all && a.buffer == b.buffer &&
         a.loops == b.loops;
}

bool RowOrder::mayAlias(Value a, Value b) {
  a = getBase(a);
  b = getBase(b);
  if (a == b)
    return true;
  auto isAlone = [&](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument && argument.getOwner() == &kernel.getBody().front() &&
           argument.getArgNumber() < kernel.getNumArguments() &&
           kernel.getArgAttr(argument.getArgNumber(), "llvm.noalias");
  };
  return !isAlone(a) && !isAlone(b);
}

bool RowOrder::needsBarrier(ArrayRef<RowAccess> accesses) {
  return llvm::any_of(accesses, [&](const RowAccess &access) {
    return llvm::any_of(since, [&](const RowAccess &before) {
      return (access.isWrite || before.isWrite) &&
             mayAlias(access.buffer, before.buffer) &&
             !isSameThread(access, before);
    });
  });
}
