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

namespace {

/// The bytes of an arena that any of several intervals covers, as a segment
/// tree over their bounds.
class Coverage {
public:
  explicit Coverage(std::vector<int64_t> allBounds)
      : bounds(std::move(allBounds)) {
    llvm::sort(bounds);
    bounds.erase(llvm::unique(bounds), bounds.end());
    nodes.resize(4 * bounds.size());
  }
  /// Adds an interval, or removes it again (`change` is 1 or -1).
  void change(int64_t begin, int64_t end, int change) {
    if (begin < end)
      update(1, 0, bounds.size() - 1, {begin, end, change});
  }
  int64_t getBytes() const { return nodes.empty() ? 0 : nodes[1].covered; }

private:
  struct Node {
    int64_t count = 0; ///< intervals that cover all of the node
    int64_t covered = 0;
  };
  struct Change {
    int64_t begin, end;
    int amount;
  };

  void update(size_t node, size_t from, size_t to, const Change &change) {
    if (change.end <= bounds[from] || bounds[to] <= change.begin)
      return;
    if (change.begin <= bounds[from] && bounds[to] <= change.end) {
      nodes[node].count += change.amount;
    } else {
      size_t middle = (from + to) / 2;
      update(2 * node, from, middle, change);
      update(2 * node + 1, middle, to, change);
    }
    if (nodes[node].count > 0)
      nodes[node].covered = bounds[to] - bounds[from];
    else if (to - from == 1)
      nodes[node].covered = 0;
    else
      nodes[node].covered =
          nodes[2 * node].covered + nodes[2 * node + 1].covered;
  }

  std::vector<int64_t> bounds;
  std::vector<Node> nodes;
};

/// Bytes of the arena between two calls, both included.
struct LiveBytes {
  int64_t first, last, begin, end;
};

} // namespace

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
  // A view may be part of another one, as members of a bucket are.
  std::vector<LiveBytes> views;
  std::vector<int64_t> bounds;
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
    int64_t begin = sizes.evaluate(view.getByteShift()).value_or(0);
    int64_t bytes = sizes.evaluateBytes(view).value_or(0);
    if (last < 0 || bytes == 0)
      return;
    views.push_back({first, last, begin, begin + bytes});
    llvm::append_values(bounds, begin, begin + bytes);
  });
  std::vector<SmallVector<const LiveBytes *, 2>> begins(calls), ends(calls);
  for (const LiveBytes &view : views) {
    begins[view.first].push_back(&view);
    ends[view.last].push_back(&view);
  }
  Coverage coverage(std::move(bounds));
  SmallVector<int64_t> curve(std::min(calls, stretches));
  for (int64_t call = 0; call < calls; ++call) {
    for (const LiveBytes *view : begins[call])
      coverage.change(view->begin, view->end, 1);
    int64_t &peak = curve[call * static_cast<int64_t>(curve.size()) / calls];
    peak = std::max(peak, coverage.getBytes());
    for (const LiveBytes *view : ends[call])
      coverage.change(view->begin, view->end, -1);
  }
  return curve;
}
