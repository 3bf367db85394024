//===- MemoryCurve.cpp - Memory in use over a step ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "MemoryCurve.h"

#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::dp;

SmallVector<int64_t> mlir::dp::computeMemoryCurve(func::FuncOp entry,
                                                  SizeEvaluator &sizes,
                                                  int64_t stretches) {
  Block &body = entry.front();
  // Ops that only name sizes and views take no time.
  DenseMap<Operation *, int64_t> positions;
  for (Operation &op : body.without_terminator())
    if (!isMemoryEffectFree(&op))
      positions[&op] = static_cast<int64_t>(positions.size());
  auto calls = static_cast<int64_t>(positions.size());
  if (calls == 0)
    return {};
  // By how much the memory in use grows at each call.
  SmallVector<int64_t> growth(calls + 1);
  entry.walk([&](memref::ViewOp view) {
    auto arena = dyn_cast<BlockArgument>(view.getSource());
    if (!arena || arena.getOwner() != &body)
      return;
    int64_t first = calls, last = -1;
    forEachAccess(view, [&](Operation *user) {
      auto found = positions.find(body.findAncestorOpInBlock(*user));
      if (found != positions.end()) {
        first = std::min(first, found->second);
        last = std::max(last, found->second);
      }
      return true;
    });
    if (last < 0)
      return;
    int64_t bytes = sizes.evaluateBytes(view).value_or(0);
    growth[first] += bytes;
    growth[last + 1] -= bytes;
  });
  SmallVector<int64_t> curve(std::min(calls, stretches));
  int64_t inUse = 0;
  for (int64_t call = 0; call < calls; ++call) {
    inUse += growth[call];
    int64_t &peak = curve[call * static_cast<int64_t>(curve.size()) / calls];
    peak = std::max(peak, inUse);
  }
  return curve;
}
