//===- ShardState.cpp - Sharding of the optimizer's state -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ElementwiseUpdates.h"

#include "dp/Analysis/Placement/PlacementAnalysis.h"
#include "dp/IR/ElementTypes.h"
#include "dp/Transforms/Parallelize/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-shard-state"

namespace mlir::dp {
#define GEN_PASS_DEF_DPSHARDSTATE
#include "dp/Transforms/Parallelize/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
/// The uses of a state by all functions that have a state of its name.
struct StateUse {
  bool isUpdated = false;    ///< by elementwise ops, in some function
  bool isOnlyUpdated = true; ///< nothing else reads it in any
  bool staysWhole = false;   ///< some function cannot hold a part
};

struct ShardState : dp::impl::DPShardStateBase<ShardState> {
  using DPShardStateBase::DPShardStateBase;

  void runOnStage() override {
    if (stage == StateSharding::none)
      return;
    llvm::StringMap<StateUse> uses;
    std::vector<std::pair<func::FuncOp, ElementwiseUpdates>> functions;
    llvm::DenseSet<StringAttr> called;
    if (auto symbols =
            SymbolTable::getSymbolUses(&getOperation().getBodyRegion()))
      for (const SymbolTable::SymbolUse &use : *symbols)
        called.insert(use.getSymbolRef().getRootReference());
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function.isPublic() || function.isExternal())
        continue;
      if (called.contains(function.getNameAttr()) ||
          !function.getBody().hasOneBlock() ||
          !function.front().getOps<ParallelOp>().empty()) {
        keepWhole(function, uses);
        continue;
      }
      functions.emplace_back(function, ElementwiseUpdates(function));
      look(function, functions.back().second, uses);
    }
    for (auto &[function, updates] : functions) {
      llvm::SmallSetVector<unsigned, 8> sharded;
      for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
        if (isSharded(function, i, uses)) {
          LDBG() << function.getName() << ": shard the state '"
                 << getName(function, i) << "' of type "
                 << function.getArgumentTypes()[i];
          sharded.insert(i);
        }
      numSharded += sharded.size();
      if (!sharded.empty())
        updates.flatten(sharded, /*along=*/stage >= StateSharding::gradients);
    }
  }

private:
  static StringRef getName(func::FuncOp function, unsigned i) {
    auto name = function.getArgAttrOfType<StringAttr>(i, kNameAttr);
    return name ? name.getValue() : StringRef();
  }

  /// Returns true if argument `i` is a state tensor of several elements without
  /// a placement.
  static bool isCandidate(func::FuncOp function, unsigned i) {
    // A range could begin between the two parts of a complex number.
    auto dtype = function.getArgAttrOfType<TypeAttr>(i, kDTypeAttr);
    if (dtype && isa<ComplexType>(dtype.getValue()))
      return false;
    auto type = dyn_cast<RankedTensorType>(function.getArgumentTypes()[i]);
    return type && type.hasStaticShape() && type.getRank() > 0 &&
           type.getNumElements() > 1 && !type.getEncoding() &&
           function.getArgAttr(i, kStateAttr) &&
           !function.getArgAttr(i, kScatterAttr) &&
           !getName(function, i).empty();
  }

  void keepWhole(func::FuncOp function, llvm::StringMap<StateUse> &uses) {
    for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
      if (isCandidate(function, i))
        uses[getName(function, i)].staysWhole = true;
  }

  void look(func::FuncOp function, const ElementwiseUpdates &updates,
            llvm::StringMap<StateUse> &uses) {
    std::optional<PlacementAnalysis> analysis;
    if (localStatistics)
      analysis.emplace(function, /*localStatistics=*/true);
    auto isLocalStatistic = [&](Value value) {
      return analysis->getLocalStatistic(value) != nullptr;
    };
    for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i) {
      if (!isCandidate(function, i))
        continue;
      StateUse &use = uses[getName(function, i)];
      use.isOnlyUpdated &= updates.isOnlyUpdated(i);
      if (!updates.isUpdated(i))
        continue;
      if (Operation *obstacle = updates.getObstacle(i)) {
        use.staysWhole = true;
        InFlightDiagnostic remark = emitRemark(function.getArgument(i).getLoc())
                                    << "state '" << getName(function, i)
                                    << "' is whole on every device: ";
        if (obstacle == function)
          remark << "another argument becomes it";
        else
          remark << "its update is made by '" << obstacle->getName()
                 << "', not elementwise";
        continue;
      }
      // A range of it would need a statistic of the whole batch.
      if (analysis && updates.dependsOn(i, isLocalStatistic)) {
        use.staysWhole = true;
        emitRemark(function.getArgument(i).getLoc())
            << "state '" << getName(function, i)
            << "' is whole on every device: it is updated with a statistic of "
               "each device's own rows";
        continue;
      }
      use.isUpdated = true;
    }
  }

  bool isSharded(func::FuncOp function, unsigned i,
                 const llvm::StringMap<StateUse> &uses) const {
    if (!isCandidate(function, i))
      return false;
    const StateUse &use = uses.find(getName(function, i))->second;
    return use.isUpdated && !use.staysWhole &&
           (use.isOnlyUpdated || stage == StateSharding::parameters);
  }
};
} // namespace
