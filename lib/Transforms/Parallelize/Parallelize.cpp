//===- Parallelize.cpp - Single-device functions on all devices ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CarriedExtents.h"
#include "Localizer.h"
#include "ReplicatedWork.h"

#include "dp/IR/AnalysisAttrs.h"
#include "dp/IR/InterfaceAttrs.h"
#include "dp/IR/Stage.h"
#include "dp/Transforms/Parallelize/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mlir::dp {
#define GEN_PASS_DEF_DPPARALLELIZE
#include "dp/Transforms/Parallelize/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Whether all devices can hold values of `type`; says what was expected if
/// not.
static LogicalResult checkType(Type type, StringRef what,
                               llvm::function_ref<InFlightDiagnostic()> emit) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (isa<ShapedType>(type) && !ranked)
    return emit() << what << " is " << type << ", expected a ranked tensor";
  if (ranked && ranked.getEncoding())
    return emit() << what << " is " << type
                  << ", expected a tensor without encoding";
  return success();
}

/// Whether an argument or result of `type` can be on all devices.
static LogicalResult
checkBoundary(Type type, StringRef what,
              llvm::function_ref<InFlightDiagnostic()> emit) {
  if (failed(checkType(type, what, emit)))
    return failure();
  auto ranked = dyn_cast<RankedTensorType>(type);
  Type element = ranked ? ranked.getElementType() : type;
  if (!element.isIntOrIndexOrFloat() && !isa<ComplexType>(element))
    return emit() << what << " is " << type << ", expected a ranked tensor "
                  << (ranked ? "of numbers" : "or a number");
  return success();
}

/// What a block that is rebuilt cannot hold.
static LogicalResult
check(Block &block, llvm::function_ref<InFlightDiagnostic(Location)> error) {
  for (Operation &op : block) {
    auto atOp = [&] { return error(op.getLoc()); };
    if (isa<ParallelOp>(op))
      return atOp() << "it is parallel already";
    for (Value operand : op.getOperands())
      if (isa<TensorType>(operand.getType()) &&
          failed(checkType(operand.getType(), "an operand", atOp)))
        return failure();
    for (Type type : op.getResultTypes())
      if (isa<TensorType>(type) && failed(checkType(type, "a result", atOp)))
        return failure();
    if (isControlFlow(&op))
      for (Region &region : op.getRegions())
        if (!region.empty() && failed(check(region.front(), error)))
          return failure();
  }
  return success();
}

/// What the body cannot hold.
static LogicalResult check(func::FuncOp function) {
  auto error = [&](Location loc) {
    return emitError(loc) << "cannot parallelize '" << function.getName()
                          << "': ";
  };
  auto atFunction = [&] { return error(function.getLoc()); };
  if (function->hasAttr(kSPMDAttr))
    return atFunction() << "it is one device's program already";
  if (!function.getBody().hasOneBlock())
    return atFunction() << "its body has several blocks, expected structured "
                           "control flow (scf)";
  if (!isa<func::ReturnOp>(function.getBody().front().getTerminator()))
    return atFunction() << "its body does not end with func.return";
  for (BlockArgument argument : function.getArguments())
    if (failed(
            checkBoundary(argument.getType(),
                          ("argument " + Twine(argument.getArgNumber())).str(),
                          [&] { return error(argument.getLoc()); })))
      return failure();
  for (auto [index, type] : llvm::enumerate(function.getResultTypes())) {
    std::string what = ("result " + Twine(index)).str();
    if (failed(checkBoundary(type, what, atFunction)))
      return failure();
    if (!isa<RankedTensorType>(type) && !type.isIntOrIndexOrFloat())
      return atFunction() << what << " is " << type
                          << ", expected a ranked tensor or a number";
  }
  return check(function.getBody().front(), error);
}

/// Whether someone has written the function in parallel already.
static bool isParallel(func::FuncOp function) {
  return !function->hasAttr(kSPMDAttr) &&
         llvm::any_of(function.getBody(), [](Block &block) {
           return !block.getOps<ParallelOp>().empty();
         });
}

/// A switch as a chain of branches: no target has one.
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

/// Drops what nobody uses, from the back, so chains go in one sweep.
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

  /// Control flow for which `run` failed and succeeds if it is kept whole.
  Operation *getChanging() const { return changing; }

  /// What is cut along an extent that may change is found as it is localized;
  /// this is an error for all else: a device's buffers keep their sizes.
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

  /// If it fails the function is as before.
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
        changing = localizer.getChanging();
        outer->erase();
        return failure();
      }
    localizer.emitRemarks();
    ReplicatedWork work(analysis, *old);
    work.emitRemarks();
    if (ArrayAttr list = work.getList(function.getContext()); !list.empty()) {
      parallel->setAttr(kReplicatedAttr, list);
      parallel->setAttr(kWorkAttr, builder.getI64IntegerAttr(work.getTotal()));
    }
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
        local = localizer.getAlike(value, result.placement, ret);
      if (result.perDevice)
        local = makeElement(local, cast<PlacedType>(type));
      yielded.push_back(local);
    }
    YieldOp::create(builder, ret->getLoc(), yielded);
    if (keepPlacements)
      localizer.notePlacements();
    eraseUnused(body);
    body->walk([](Operation *op) { op->removeAttr(kAlongAttr); });

    builder.setInsertionPointAfter(parallel);
    finish(parallel, ret);
    // From the back, so that every op is without users when it goes.
    while (!old->empty())
      old->back().erase();
    old->erase();
    return success();
  }

private:
  /// Scatters or replicates each argument; scalars go in as they are, and so
  /// does the global extent of a dynamic sharded dimension.
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
      // What is returned several times leaves the devices once.
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

  /// This device's element of a vector of one per device.
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

  /// Turns the placed results into ordinary tensors and returns them.
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

  /// What leaves the devices: each one's own, or a value in a placement.
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
  /// What leaves the devices, and which of it each result of the function is.
  SmallVector<Result> results;
  SmallVector<unsigned> resultOf;
  Operation *changing = nullptr;
};

/// Runs `function` on all devices. Control flow that carries what may change in
/// extent is kept whole: first the one at which that shows, then all, so that
/// this stays linear.
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
    Operation *changing = parallelizer.getChanging();
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

  void runOnOperation() override {
    if (failed(checkStages(getOperation(), getArgument(),
                           {Stage::none, Stage::parallel})))
      return signalPassFailure();
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
      if (failed(check(function)))
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
    if (localStatistics && !hasStatistics && !functions.empty())
      emitWarning(functions.front().getLoc())
          << "local statistics change nothing: no mean over a batch of known "
             "size is spread over its rows again";
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

  /// A function that others call becomes an entry that runs on all devices; its
  /// callers, which run on each device, keep the single-device one.
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
