//===- Parallelize.cpp - Single-device functions on all devices ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CarriedExtents.h"
#include "Localizer.h"
#include "ParallelizeChecks.h"
#include "ReplicatedWork.h"

#include "dp/IR/AnalysisAttrs.h"
#include "dp/IR/InterfaceAttrs.h"
#include "dp/Transforms/Parallelize/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-parallelize"

namespace mlir::dp {
#define GEN_PASS_DEF_DPPARALLELIZE
#include "dp/Transforms/Parallelize/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if the function holds a dp.parallel already.
static bool isParallel(func::FuncOp function) {
  return !function->hasAttr(kSPMDAttr) &&
         llvm::any_of(function.getBody(), [](Block &block) {
           return !block.getOps<ParallelOp>().empty();
         });
}

/// Replaces a switch by a chain of scf.if, because no target lowers switches.
static void lowerSwitch(scf::IndexSwitchOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  SmallVector<Value> results;
  for (auto [number, value] : llvm::enumerate(op.getCases())) {
    Value label = arith::ConstantIndexOp::create(builder, loc, value);
    Value isIt = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       op.getArg(), label);
    auto branch = scf::IfOp::create(builder, loc, op.getResultTypes(), isIt,
                                    /*withElseRegion=*/true);
    branch.getThenRegion().takeBody(op.getCaseRegions()[number]);
    if (number == 0)
      results.append(branch.result_begin(), branch.result_end());
    else
      scf::YieldOp::create(builder, loc, branch.getResults());
    if (number + 1 == op.getNumCases()) {
      branch.getElseRegion().takeBody(op.getDefaultRegion());
    } else {
      branch.getElseRegion().getBlocks().clear();
      builder.createBlock(&branch.getElseRegion());
    }
  }
  if (op.getNumCases() == 0)
    return;
  op->replaceAllUsesWith(results);
  op->erase();
}

/// Erases dead ops from the back, so that one sweep erases dead chains.
static void eraseUnused(Block *block) {
  Operation *op = block->getTerminator()->getPrevNode();
  while (op) {
    Operation *previous = op->getPrevNode();
    if (isOpTriviallyDead(op))
      op->erase();
    else if (isControlFlow(op))
      for (Region &region : op->getRegions())
        if (!region.empty())
          eraseUnused(&region.front());
    op = previous;
  }
}

namespace {
class FunctionParallelizer {
public:
  FunctionParallelizer(func::FuncOp function, std::optional<int64_t> devices,
                       bool localStatistics, bool averageBuffers,
                       bool keepPlacements,
                       const llvm::SmallPtrSetImpl<Operation *> &keepWhole)
      : function(function), devices(devices), averageBuffers(averageBuffers),
        keepPlacements(keepPlacements),
        analysis(function, localStatistics, &keepWhole),
        builder(function.getContext()) {}

  bool hasLocalStatistics() const { return analysis.hasLocalStatistics(); }

  /// Control flow that made `run` fail; it succeeds if this is kept whole.
  Operation *getControlFlowOfChangingExtent() const { return changing; }

  /// Emits an error for carried tensors of changing extent that are not sharded
  /// (localizing finds the sharded ones): a device's buffers have fixed sizes.
  LogicalResult checkExtents(ArrayRef<CarriedExtent> changing) {
    for (auto [target, dim] : changing) {
      Placement placement = analysis.getPlacement(target);
      if (placement.isSharded() && placement.dim == dim)
        continue;
      Operation *op = target.getDefiningOp();
      if (!op)
        op = cast<BlockArgument>(target).getOwner()->getParentOp();
      return op->emitError()
             << "cannot compile: dimension " << dim << " of a "
             << target.getType()
             << " that it carries or gives may change in extent on the way";
    }
    return success();
  }

  /// On failure the function is unchanged.
  LogicalResult run() {
    Block *old = &function.getBody().front();
    Operation *ret = old->getTerminator();
    Block *outer = new Block;
    for (BlockArgument argument : old->getArguments())
      outer->addArgument(argument.getType(), argument.getLoc());
    function.getBody().push_back(outer);
    builder.setInsertionPointToStart(outer);

    placeArguments(old, outer);
    placeResults(ret);
    auto parallel = ParallelOp::create(builder, function.getLoc(), resultTypes,
                                       inputs, devices);
    Block *body = parallel.getBodyBlock();
    builder.setInsertionPointToStart(body);
    Localizer localizer(analysis, devices, builder, averageBuffers);
    for (BlockArgument argument : old->getArguments()) {
      unsigned i = argument.getArgNumber();
      Value local = body->getArgument(inputOf[i]);
      if (!isa<RankedTensorType>(argument.getType())) {
        localizer.addScalar(argument, local);
        continue;
      }
      Value extent = extentOf[i] < 0 ? Value() : body->getArgument(extentOf[i]);
      localizer.addArgument(argument, local, analysis.getPlacement(argument),
                            extent);
    }
    for (Operation &op : old->without_terminator())
      if (failed(localizer.localize(&op))) {
        changing = localizer.getControlFlowOfChangingExtent();
        outer->erase();
        return failure();
      }
    localizer.emitRemarks();
    ReplicatedWork work(analysis, *old);
    work.emitRemarks();
    if (WorkAttr described = work.toAttr(function.getContext()))
      parallel->setAttr(kWorkAttr, described);
    SmallVector<Value> yielded;
    for (auto [result, type] : llvm::zip_equal(results, resultTypes)) {
      Value value = result.value;
      Value local;
      if (!isa<RankedTensorType>(value.getType()))
        local = tensor::FromElementsOp::create(
            builder, ret->getLoc(), RankedTensorType::get({}, value.getType()),
            localizer.getScalar(value));
      else if (result.perDevice)
        local = localizer.get(value, result.placement, ret);
      else
        local = localizer.getUniform(value, result.placement, ret);
      if (result.perDevice)
        local = makeElement(local, cast<PlacedType>(type));
      yielded.push_back(local);
    }
    YieldOp::create(builder, ret->getLoc(), yielded);
    if (keepPlacements)
      localizer.keepPlacedTypes();
    eraseUnused(body);
    body->walk([](Operation *op) { op->removeAttr(kForcedFactorAttr); });

    builder.setInsertionPointAfter(parallel);
    finish(parallel, ret);
    // From the back, so that each op is without users when it is erased.
    while (!old->empty())
      old->back().erase();
    old->erase();
    return success();
  }

private:
  /// Scatters or replicates each argument. Scalars are operands as they are,
  /// and so is the global extent of a dynamic sharded dimension.
  void placeArguments(Block *old, Block *outer) {
    for (auto [argument, value] :
         llvm::zip_equal(old->getArguments(), outer->getArguments())) {
      Location loc = argument.getLoc();
      extentOf.push_back(-1);
      Value placed = value;
      if (auto type = dyn_cast<RankedTensorType>(value.getType())) {
        Placement placement = analysis.getPlacement(argument);
        if (placement.isSharded())
          placed = ScatterOp::create(builder, loc, value, placement.dim);
        else
          placed = ReplicateOp::create(builder, loc, value);
        if (placement.isSharded() && type.isDynamicDim(placement.dim)) {
          extentOf.back() = inputs.size();
          inputs.push_back(
              tensor::DimOp::create(builder, loc, value, placement.dim));
        }
      }
      inputOf.push_back(inputs.size());
      inputs.push_back(placed);
    }
  }

  void placeResults(Operation *ret) {
    for (auto [index, value] : llvm::enumerate(ret->getOperands())) {
      bool perDevice = function.getResultAttr(index, kPerDeviceAttr) != nullptr;
      Placement placement = analysis.getPlacement(value);
      if (std::optional<Placement> required = analysis.getRequiredResult(index))
        placement = *required;
      else if (placement.isPartial() && !perDevice &&
               analysis.isNeededWhole(value))
        placement = Placement::replicated(); // reduced inside for another user
      auto type = dyn_cast<RankedTensorType>(value.getType());
      if (!type) {
        placement = Placement::replicated();
        type = RankedTensorType::get({}, value.getType());
      }
      // A value that is returned several times leaves the devices once.
      Result result{value, placement, perDevice};
      auto *known = llvm::find(results, result);
      resultOf.push_back(known - results.begin());
      if (known != results.end())
        continue;
      results.push_back(result);
      Placement leaves = placement;
      if (perDevice) {
        type = RankedTensorType::get({devices.value_or(ShapedType::kDynamic)},
                                     type.getElementType());
        leaves = Placement::sharded(0);
      }
      resultTypes.push_back(
          PlacedType::get(type, leaves.toAttr(function.getContext())));
    }
  }

  /// Returns this device's element of a vector with one element per device.
  Value makeElement(Value number, PlacedType vector) {
    Location loc = number.getLoc();
    Type element = vector.getTensorType().getElementType();
    Value chunk = tensor::ExpandShapeOp::create(
        builder, loc, RankedTensorType::get({1}, element), number,
        ArrayRef<ReassociationIndices>());
    RankedTensorType local = vector.getLocalType(devices);
    if (chunk.getType() == local)
      return chunk;
    return tensor::CastOp::create(builder, loc, local, chunk);
  }

  /// Converts the placed results to tensors and returns them.
  void finish(ParallelOp parallel, Operation *ret) {
    SmallVector<Value> wholes;
    for (auto [result, placed] :
         llvm::zip_equal(results, parallel.getResults())) {
      auto [value, placement, perDevice] = result;
      Location loc = value.getLoc();
      Value whole;
      if (perDevice) {
        auto gather = GatherOp::create(builder, loc, placed);
        gather->setAttr(kPerDeviceAttr, builder.getUnitAttr());
        wholes.push_back(gather);
        continue;
      }
      if (placement.isSharded())
        whole = GatherOp::create(builder, loc, placed);
      else if (placement.isReplicated())
        whole = TakeOp::create(builder, loc, placed);
      else if (placement.reduction == ReductionKind::add)
        whole = ReduceAddOp::create(builder, loc, placed);
      else
        whole = ReduceOp::create(builder, loc, placed);
      if (!isa<RankedTensorType>(value.getType()))
        whole = tensor::ExtractOp::create(builder, loc, whole, ValueRange{});
      wholes.push_back(whole);
    }
    auto returned = llvm::map_to_vector(
        resultOf, [&](unsigned index) { return wholes[index]; });
    func::ReturnOp::create(builder, ret->getLoc(), returned);
    for (unsigned i = 0, e = returned.size(); i < e; ++i)
      function.removeResultAttr(i, builder.getStringAttr(kPerDeviceAttr));
    function.setFunctionType(
        FunctionType::get(function.getContext(), function.getArgumentTypes(),
                          ValueRange(returned).getTypes()));
  }

  /// A value that leaves the devices: one element per device, or a placed one.
  struct Result {
    Value value;
    Placement placement;
    bool perDevice;
    bool operator==(const Result &o) const {
      return value == o.value && placement == o.placement &&
             perDevice == o.perDevice;
    }
  };

  func::FuncOp function;
  std::optional<int64_t> devices;
  bool averageBuffers, keepPlacements;
  PlacementAnalysis analysis;
  OpBuilder builder;
  SmallVector<Value> inputs;
  SmallVector<unsigned> inputOf;
  SmallVector<int64_t> extentOf;
  SmallVector<Type> resultTypes;
  /// The values that leave the devices, and for each result its value.
  SmallVector<Result> results;
  SmallVector<unsigned> resultOf;
  Operation *changing = nullptr;
};

/// Rewrites `function` to run on all devices. Control flow that carries a
/// tensor sharded along a changing extent cannot be rebuilt; the rewrite is
/// repeated with such control flow on whole tensors. There are at most three
/// attempts: as it is, with the op that failed first kept whole, and with all
/// control flow kept whole; so the time stays linear.
LogicalResult parallelize(func::FuncOp function, std::optional<int64_t> devices,
                          bool localStatistics, bool averageBuffers,
                          bool fixedExtents, bool keepPlacements,
                          bool &hasStatistics) {
  llvm::SmallPtrSet<Operation *, 4> keepWhole;
  SmallVector<CarriedExtent> extents;
  if (fixedExtents)
    function.walk([&](Operation *op) {
      if (isControlFlow(op))
        llvm::append_range(extents, getChangingExtents(op));
    });
  for (int attempt = 0;; ++attempt) {
    FunctionParallelizer parallelizer(function, devices, localStatistics,
                                      averageBuffers, keepPlacements,
                                      keepWhole);
    if (fixedExtents && failed(parallelizer.checkExtents(extents)))
      return failure();
    hasStatistics |= parallelizer.hasLocalStatistics();
    if (succeeded(parallelizer.run()))
      return success();
    Operation *changing = parallelizer.getControlFlowOfChangingExtent();
    if (!changing)
      return failure();
    if (attempt == 2 ||
        (fixedExtents &&
         (!isLoop(changing) || !getChangingExtents(changing).empty())))
      return changing->emitError()
             << "cannot parallelize: a tensor that it carries is sharded along "
                "a dimension whose extent may change on the way";
    keepWhole.insert(changing);
    if (attempt == 1)
      function.walk([&](Operation *op) {
        if (isControlFlow(op))
          keepWhole.insert(op);
      });
  }
}

struct Parallelize : dp::impl::DPParallelizeBase<Parallelize> {
  using DPParallelizeBase::DPParallelizeBase;

  void runOnStage() override {
    if (devices < 0 || devices > std::numeric_limits<int32_t>::max()) {
      getOperation().emitError() << "expected option 'devices' to be from 0 to "
                                 << std::numeric_limits<int32_t>::max()
                                 << ", found " << static_cast<int64_t>(devices);
      return signalPassFailure();
    }
    if (failed(checkBuffers()))
      return signalPassFailure();
    std::optional<int64_t> count;
    if (devices > 0)
      count = devices;
    SmallVector<func::FuncOp> functions;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function.isPublic() || function.isExternal())
        continue;
      if (isParallel(function)) {
        function.walk<WalkOrder::PostOrder>(lowerSwitch);
        continue;
      }
      if (failed(checkParallelizable(function)))
        return signalPassFailure();
      functions.push_back(function);
    }
    keepCalled(functions);
    for (func::FuncOp function : functions)
      function.walk<WalkOrder::PostOrder>(lowerSwitch);
    bool hasStatistics = false;
    for (func::FuncOp function : functions)
      if (failed(parallelize(function, count, localStatistics,
                             buffers == RunningStatistics::average,
                             fixedExtents, keepPlacements, hasStatistics)))
        return signalPassFailure();
    countCollectives(functions);
    if (localStatistics && !hasStatistics && !functions.empty())
      emitWarning(functions.front().getLoc())
          << "local statistics change nothing: no mean over a batch of known "
             "size is spread over its rows again";
  }

  void countCollectives(ArrayRef<func::FuncOp> functions) {
    for (func::FuncOp function : functions)
      function.walk([&](CollectiveOpInterface op) {
        LDBG() << "communicate: " << *op;
        ++(op.getReduction() ? numReductions : numGathers);
      });
  }

  /// Running statistics are those of the statistics that there are.
  LogicalResult checkBuffers() {
    if (buffers == RunningStatistics::automatic ||
        localStatistics == (buffers != RunningStatistics::sync))
      return success();
    return getOperation().emitError()
           << (localStatistics
                   ? "buffers are synchronized only where statistics are, "
                     "without local statistics"
                   : "buffers are those of the whole batch without local "
                     "statistics; broadcast and average go with those");
  }

  /// Clones each entry that other functions call: the entry runs on all
  /// devices, and its callers, which run on each device, call the single-device
  /// clone.
  void keepCalled(ArrayRef<func::FuncOp> functions) {
    std::optional<SymbolTable::UseRange> uses =
        SymbolTable::getSymbolUses(&getOperation().getBodyRegion());
    llvm::DenseSet<StringAttr> called;
    if (uses)
      for (const SymbolTable::SymbolUse &use : *uses)
        called.insert(use.getSymbolRef().getRootReference());
    if (called.empty())
      return;
    SymbolTable symbols(getOperation());
    llvm::DenseMap<StringAttr, StringAttr> renamed;
    for (func::FuncOp function : functions) {
      if (!called.contains(function.getNameAttr()))
        continue;
      auto single = cast<func::FuncOp>(function->clone());
      single.setName((function.getName() + "_on_one_device").str());
      single.setPrivate();
      single.removeArgAttrsAttr();
      single.removeResAttrsAttr();
      renamed[function.getNameAttr()] = symbols.insert(single);
    }
    AttrTypeReplacer replacer;
    replacer.addReplacement([&](FlatSymbolRefAttr symbol) -> Attribute {
      StringAttr name = renamed.lookup(symbol.getAttr());
      return name ? FlatSymbolRefAttr::get(name) : symbol;
    });
    if (!renamed.empty())
      replacer.recursivelyReplaceElementsIn(getOperation());
  }
};
} // namespace
