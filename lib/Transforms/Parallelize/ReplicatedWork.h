//===- ReplicatedWork.h - Work repeated on all devices ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_PARALLELIZE_REPLICATEDWORK_H
#define DP_LIB_TRANSFORMS_PARALLELIZE_REPLICATEDWORK_H

#include "dp/Analysis/Placement/PlacementAnalysis.h"

namespace mlir::dp {

/// Counts the iterations of a function's ops: the loop iterations of linalg ops
/// and the elements that other ops compute or move, times the trip counts of
/// the loops around them. Dynamic extents and trip counts count as 1. Linear in
/// the number of ops.
class ReplicatedWork {
public:
  ReplicatedWork(const PlacementAnalysis &analysis, Block &body);

  /// Emits a remark at each op and each loop that every device repeats at high
  /// cost. Elementwise ops on replicated state are left out.
  void emitRemarks() const;

  /// The work of all ops on one device, with those that run on every device and
  /// have at least kListedWork iterations; null if there are none of these.
  WorkAttr toAttr(MLIRContext *context) const;

private:
  struct Entry {
    Operation *op;
    double work;  ///< all times around
    double trips; ///< of the loops around the op
    bool onSummand;
  };
  /// Returns the work of one run of `block` that every device repeats and that
  /// has no remark.
  double visit(Block &block, double trips);
  double visitLoop(Operation *loop, double trips);
  static double getWork(Operation *op);

  const PlacementAnalysis &analysis;
  double total = 0;
  std::vector<Entry> listed, remarked;
};

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_PARALLELIZE_REPLICATEDWORK_H
