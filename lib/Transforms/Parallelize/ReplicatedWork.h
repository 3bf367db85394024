//===- ReplicatedWork.h - What every device computes alike --------*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_PARALLELIZE_REPLICATEDWORK_H
#define DP_LIB_TRANSFORMS_PARALLELIZE_REPLICATEDWORK_H

#include "dp/Analysis/Placement/PlacementAnalysis.h"

namespace mlir::dp {

/// Counts the iterations of a function's ops: of the loops of linalg ops,
/// elements that others make or move, times the known trips of loops around
/// them (dynamic dimensions and other trips count as 1). Linear in the ops.
class ReplicatedWork {
public:
  ReplicatedWork(const PlacementAnalysis &analysis, Block &body);

  /// A remark at each op, and at each loop, that repeats much on every device.
  /// What is done to state that is whole by nature (elementwise) is left out.
  void emitRemarks() const;

  /// What runs on every device with at least kListedWork iterations, as an
  /// array of {name, loc, work}, empty if there is nothing; and the work of all
  /// ops, on one device.
  ArrayAttr getList(MLIRContext *context) const;
  int64_t getTotal() const;

private:
  struct Entry {
    Operation *op;
    double work;  ///< all times around
    double trips; ///< of the loops around the op
    bool onSummand;
  };
  /// Returns the work of one time through `block` that every device repeats and
  /// for which there is no remark.
  double visit(Block &block, double trips);
  double visitLoop(Operation *loop, double trips);
  static double getWork(Operation *op);

  const PlacementAnalysis &analysis;
  double total = 0;
  std::vector<Entry> listed, remarked;
};

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_PARALLELIZE_REPLICATEDWORK_H
