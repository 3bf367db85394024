//===- ParallelApply.cpp - One function per device ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FunctionCopies.h"

#include "dp/Driver/DataParallel.h"
#include "dp/IR/DP.h"
#include "dp/Pipelines/Pipelines.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Builds the function that runs replica i on device i.
class Applier {
public:
  Applier(ArrayRef<func::FuncOp> functions, const ParallelApplyOptions &options)
      : replicas(functions), first(replicas.front()), devices(replicas.size()),
        dims(options.dims), builder(first.getContext()) {}

  LogicalResult check();
  func::FuncOp build(StringRef name);

private:
  InFlightDiagnostic error(unsigned replica, Location loc) {
    return emitError(loc) << "cannot apply '" << replicas[replica].getName()
                          << "' in parallel: ";
  }
  LogicalResult checkReplica(unsigned replica);
  LogicalResult checkDims();
  /// The whole of which a device has `local` along `dim`.
  RankedTensorType getWhole(RankedTensorType local, int64_t dim) {
    SmallVector<int64_t> shape(local.getShape());
    if (!ShapedType::isDynamic(shape[dim]))
      shape[dim] *= devices;
    return local.clone(shape);
  }
  SmallVector<Value> runReplica(ValueRange arguments);
  void expandNumbers(MutableArrayRef<Value> locals);

  SmallVector<func::FuncOp> replicas;
  func::FuncOp first;
  int64_t devices;
  SmallVector<std::optional<int64_t>> dims;
  OpBuilder builder;
};

} // namespace

LogicalResult Applier::checkReplica(unsigned number) {
  func::FuncOp replica = replicas[number];
  if (replica.getFunctionType() != first.getFunctionType())
    return error(number, replica.getLoc())
           << "all replicas must be of one type, but it is "
           << replica.getFunctionType() << " and '" << first.getName()
           << "' is " << first.getFunctionType();
  WalkResult walk = replica.walk([&](Operation *op) {
    if (!isa<DPDialect>(op->getDialect()) || isSingleDeviceOp(op))
      return WalkResult::advance();
    error(number, op->getLoc()) << "a replica runs for itself, and '"
                                << op->getName() << "' is of all devices";
    return WalkResult::interrupt();
  });
  if (walk.wasInterrupted())
    return failure();
  if (!replica.getBody().hasOneBlock() ||
      !isa<func::ReturnOp>(replica.front().getTerminator()))
    return error(number, replica.getLoc())
           << "expected a function of one block with structured control flow "
              "(scf)";
  return success();
}

LogicalResult Applier::checkDims() {
  if (dims.empty())
    for (Type type : first.getArgumentTypes()) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      dims.push_back(tensor && tensor.getRank() > 0 ? std::optional<int64_t>(0)
                                                    : std::nullopt);
    }
  if (dims.size() != first.getNumArguments())
    return error(0, first.getLoc())
           << "expected " << first.getNumArguments()
           << " dimensions, one per argument, found " << dims.size();
  for (BlockArgument argument : first.getArguments()) {
    unsigned i = argument.getArgNumber();
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (dims[i] && (!type || *dims[i] < 0 || *dims[i] >= type.getRank()))
      return error(0, argument.getLoc())
             << "argument " << i << " is " << argument.getType()
             << " and has no dimension " << *dims[i] << " to scatter";
    if (!type && (isa<ShapedType>(argument.getType()) ||
                  !argument.getType().isIntOrIndexOrFloat()))
      return error(0, argument.getLoc())
             << "argument " << i << " is " << argument.getType()
             << ", expected a ranked tensor or a number";
  }
  for (auto [i, type] : llvm::enumerate(first.getResultTypes()))
    if (!isa<RankedTensorType>(type) && !type.isIntOrIndexOrFloat())
      return error(0, first.getLoc())
             << "result " << i << " is " << type
             << ", expected a ranked tensor or a number";
  return success();
}

LogicalResult Applier::check() {
  for (unsigned i = 0, e = replicas.size(); i < e; ++i)
    if (failed(checkReplica(i)))
      return failure();
  return checkDims();
}

static SmallVector<Value>
inlineReplica(OpBuilder &builder, func::FuncOp replica, ValueRange arguments) {
  IRMapping mapping;
  mapping.map(replica.getArguments(), arguments);
  for (Operation &op : replica.front().without_terminator())
    builder.clone(op, mapping);
  return llvm::map_to_vector(
      replica.front().getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookupOrDefault(value); });
}

/// The results of this device's replica: a switch on the rank.
SmallVector<Value> Applier::runReplica(ValueRange arguments) {
  if (devices == 1)
    return inlineReplica(builder, first, arguments);
  Location loc = first.getLoc();
  Value rank = RankOp::create(builder, loc);
  auto cases = llvm::to_vector(llvm::seq<int64_t>(0, devices - 1));
  auto choice = scf::IndexSwitchOp::create(builder, loc, first.getResultTypes(),
                                           rank, cases, cases.size());
  for (auto [i, replica] : llvm::enumerate(replicas)) {
    OpBuilder::InsertionGuard guard(builder);
    Region &region = i < cases.size() ? choice.getCaseRegions()[i]
                                      : choice.getDefaultRegion();
    builder.createBlock(&region);
    scf::YieldOp::create(builder, replica.getLoc(),
                         inlineReplica(builder, replica, arguments));
  }
  return llvm::to_vector_of<Value>(choice->getResults());
}

/// Makes each number, or tensor of rank 0, a device's element of a vector.
void Applier::expandNumbers(MutableArrayRef<Value> locals) {
  Location loc = first.getLoc();
  for (Value &local : locals) {
    auto type = dyn_cast<RankedTensorType>(local.getType());
    if (!type)
      local = tensor::FromElementsOp::create(
          builder, loc, RankedTensorType::get({1}, local.getType()), local);
    else if (type.getRank() == 0)
      local = tensor::ExpandShapeOp::create(
          builder, loc, RankedTensorType::get({1}, type.getElementType()),
          local, ArrayRef<ReassociationIndices>());
  }
}

func::FuncOp Applier::build(StringRef name) {
  Location loc = first.getLoc();
  MLIRContext *context = first.getContext();
  // Outside: conversions of the caller's values to those of the devices.
  SmallVector<Type> argumentTypes, placedTypes, resultTypes;
  for (auto [type, dim] : llvm::zip_equal(first.getArgumentTypes(), dims))
    argumentTypes.push_back(dim ? getWhole(cast<RankedTensorType>(type), *dim)
                                : type);
  for (Type type : first.getResultTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    RankedTensorType whole =
        tensor && tensor.getRank() > 0
            ? getWhole(tensor, 0)
            : RankedTensorType::get({devices}, getElementTypeOrSelf(type));
    resultTypes.push_back(whole);
    placedTypes.push_back(
        PlacedType::get(whole, PlacementAttr::sharded(context, 0)));
  }
  builder.setInsertionPointAfter(replicas.back());
  auto function = func::FuncOp::create(
      builder, loc, name, builder.getFunctionType(argumentTypes, resultTypes));
  Block *entry = function.addEntryBlock();
  builder.setInsertionPointToStart(entry);
  SmallVector<Value> inputs;
  for (auto [i, argument] : llvm::enumerate(entry->getArguments())) {
    argument.setLoc(first.getArgument(i).getLoc());
    Value input = argument;
    if (dims[i])
      input = ScatterOp::create(builder, argument.getLoc(), input, *dims[i]);
    else if (isa<RankedTensorType>(argument.getType()))
      input = ReplicateOp::create(builder, argument.getLoc(), input);
    inputs.push_back(input);
  }
  auto parallel =
      ParallelOp::create(builder, loc, placedTypes, inputs, devices);

  // Inside.
  Block *body = parallel.getBodyBlock();
  builder.setInsertionPointToStart(body);
  SmallVector<Value> locals = runReplica(body->getArguments());
  expandNumbers(locals);
  YieldOp::create(builder, loc, locals);
  builder.setInsertionPointAfter(parallel);
  auto gathered =
      llvm::map_to_vector(parallel.getResults(), [&](Value result) -> Value {
        return GatherOp::create(builder, loc, result);
      });
  func::ReturnOp::create(builder, loc, gathered);
  return function;
}

FailureOr<func::FuncOp>
mlir::dp::parallelApply(ModuleOp module, ArrayRef<func::FuncOp> replicas,
                        const ParallelApplyOptions &options) {
  if (replicas.empty())
    return module.emitError()
           << "cannot apply in parallel: expected a replica for each device, "
              "found none";
  FailureOr<FunctionCopies> copies = FunctionCopies::make(replicas);
  if (failed(copies))
    return failure();
  // A single-device function is imported so before it is parallelized.
  if (failed(copies->run([](OpPassManager &pm) {
        buildImportPipeline(pm, /*raiseIndexUpdates=*/true);
        pm.addNestedPass<func::FuncOp>(createDPInsertChecks());
        pm.addNestedPass<func::FuncOp>(createDPWidenSums());
      })))
    return failure();
  SmallVector<func::FuncOp> bodies = copies->getFunctions();
  Applier applier(bodies, options);
  if (failed(applier.check()))
    return failure();
  std::string name = options.name;
  if (name.empty())
    name = (bodies.front().getName() + "_parallel_apply").str();
  return copies->moveBehind(replicas.back(), applier.build("dp_applied"), name);
}
