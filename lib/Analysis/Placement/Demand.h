//===- Demand.h - In which placement users want a value ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_ANALYSIS_PLACEMENT_DEMAND_H
#define DP_LIB_ANALYSIS_PLACEMENT_DEMAND_H

#include "dp/Analysis/Placement/PlacementAnalysis.h"

namespace mlir::dp {

/// Finds, backward, the replicated values all of whose users want them sharded
/// the same way, through the ops that can be computed so and around loops, and
/// enters that placement into `demands`: masks, positional terms and random
/// numbers are then computed for the shard alone. Dimensions of static extent
/// only.
class Demand {
public:
  Demand(const PlacementAnalysis &analysis,
         llvm::DenseMap<Value, Placement> &demands)
      : analysis(analysis), demands(demands) {}

  /// For what is defined in the function's `block`, and inside.
  void compute(Block &block);

private:
  /// How the users seen so far want a value.
  struct Want {
    enum Kind : uint8_t { unused, sharded, whole } kind = unused;
    Placement placement;
  };
  using Wants = llvm::DenseMap<Value, Want>;

  void walk(Block &block, Wants &wants);
  void visit(Operation *op, Wants &wants);
  void visitControlFlow(Operation *op, Wants &wants);
  bool runsAlong(Operation *op, const PlacementRule &rule, const Wants &wants,
                 Decision &along) const;
  void use(Wants &wants, Value value, const Want &want) const;
  void use(Wants &wants, Value value, const Placement &placement) const;

  const PlacementAnalysis &analysis;
  llvm::DenseMap<Value, Placement> &demands;
  /// Per variable of a control flow op, what was found to hold: an inner loop
  /// that is visited again goes on from there.
  llvm::DenseMap<Operation *, SmallVector<Want>> assumed;
};

} // namespace mlir::dp

#endif // DP_LIB_ANALYSIS_PLACEMENT_DEMAND_H
