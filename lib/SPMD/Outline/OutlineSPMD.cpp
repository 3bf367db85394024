//===- OutlineSPMD.cpp - Outlining of one device's program ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/Extents/SizeTracer.h"

#include "dp/Analysis/IndexBounds.h"
#include "dp/IR/DefinitionWalk.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/Entry.h"
#include "dp/IR/FunctionSignature.h"
#include "dp/IR/InterfaceAttrs.h"
#include "dp/IR/StateShape.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-outline-spmd"

namespace mlir::dp {
#define GEN_PASS_DEF_DPOUTLINESPMD
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// A result of the program, before it is known which sizes it has.
struct Result {
  std::string name;
  RankedTensorType type;
  PlacementAttr placement;
  std::optional<int64_t> updates, copyOf;
  SmallVector<int64_t> dims;
  DenseI64ArrayAttr callerShape;
  Type callerElement;
  LocationAttr location;
  StringAttr reason;
};

/// Outlines one entry.
class Outliner {
public:
  explicit Outliner(func::FuncOp entry)
      : entry(entry), builder(entry.getContext()),
        returnOp(cast<func::ReturnOp>(entry.front().back())) {}

  LogicalResult run();

private:
  LogicalResult findParallel();
  LogicalResult checkBlock(Block &block);
  LogicalResult describeArguments();
  FailureOr<PlacementAttr> findPlacement(BlockArgument argument,
                                         StringRef name);
  LogicalResult describeResults();
  LogicalResult describeResult(Value value, Result &result);
  LogicalResult describeUpdate(Value value, int64_t state, Result &result);
  void createFunction();
  LogicalResult cloneBody();
  FailureOr<SmallVector<Value>> cloneResults();
  LogicalResult findResultDims(Value value, Result &result);
  LogicalResult materializeResults();
  SmallVector<IndexBoundAttr> findIndexBounds();
  FailureOr<EntryAttr> buildEntryAttr();
  void replaceLocalSizes(const EntryInfo &info);
  int64_t getDeviceCountDim();

  /// Clones the ops that compute `value` outside of dp.parallel.
  FailureOr<Value> getOuter(Value value);
  Value cloneOfArgument(Operation *op);
  LogicalResult cloneOuterOp(Operation *op);
  FailureOr<Value> cloneOuter(Value value);
  std::string getName(Location loc, DictionaryAttr attributes, StringRef kind,
                      unsigned number);
  LogicalResult checkElementType(Location loc, Type type, StringRef what);
  /// The caller's element type that `dp.dtype` gives; null without one.
  static Type getCallerElement(Attribute dtype) {
    return dtype ? cast<TypeAttr>(dtype).getValue() : Type();
  }

  func::FuncOp entry;
  Builder builder;
  func::ReturnOp returnOp;
  ParallelOp parallel;
  std::optional<int64_t> devices;

  SmallVector<PlacementAttr> placements; // of the arguments
  SmallVector<ArgumentAttr> arguments;
  SmallVector<Result> results;
  SmallVector<GlobalSizeAttr> dims;
  SmallVector<Type> inputTypes;
  SmallVector<Location> inputLocs;
  // Per result: its destination among the buffers (a state argument or new).
  SmallVector<unsigned> destinations;
  llvm::SmallDenseSet<unsigned>
      kept; ///< states that the step leaves as they are

  func::FuncOp function;
  IRMapping mapping;
  OpBuilder body{static_cast<MLIRContext *>(nullptr)};
};

} // namespace

LogicalResult Outliner::checkElementType(Location loc, Type type,
                                         StringRef what) {
  Type element = cast<ShapedType>(type).getElementType();
  if (!getDTypeName(element).empty() && !isa<ComplexType>(element))
    return success();
  return emitError(loc) << what << " has elements of type " << element
                        << ", which no buffer of a program holds (expected i1, "
                           "i8 to i64, ui8 to ui64, f16, bf16, f32, f64, "
                           "complex<f32> or complex<f64>)";
}

LogicalResult Outliner::findParallel() {
  for (ParallelOp op : entry.getOps<ParallelOp>()) {
    if (parallel)
      return op.emitOpError()
             << "expected one dp.parallel in '" << entry.getName() << "'";
    parallel = op;
  }
  if (parallel)
    devices = parallel.getStaticDevices();
  return success();
}

/// Emits an error at an op that no later pass can lower.
LogicalResult Outliner::checkBlock(Block &block) {
  for (Operation &op : block) {
    if (auto call = dyn_cast<func::CallOp>(op))
      return op.emitError()
             << "cannot compile the call of '" << call.getCallee()
             << "': it could not be inlined, as it is recursive, parallel "
                "already or has no body";
    // Upstream decomposes these into loops over static shapes only.
    if (isa<linalg::WinogradFilterTransformOp, linalg::WinogradInputTransformOp,
            linalg::WinogradOutputTransformOp>(op))
      return op.emitError() << "cannot compile '" << op.getName()
                            << "': it has no lowering to buffers; expected "
                               "the convolution that it is a part of";
    bool ours = isa<DPDialect, linalg::LinalgDialect, tensor::TensorDialect>(
        op.getDialect());
    if (ours || op.hasTrait<OpTrait::IsTerminator>())
      continue;
    if (isa<scf::ForOp, scf::WhileOp, scf::IfOp>(op)) {
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          if (failed(checkBlock(inner)))
            return failure();
      continue;
    }
    if (op.getNumRegions())
      return op.emitError() << "cannot compile '" << op.getName()
                            << "': control flow on a device is scf.for, "
                               "scf.while and scf.if";
    auto isTensor = [](Type type) { return isa<TensorType>(type); };
    bool onTensors = llvm::any_of(op.getOperandTypes(), isTensor) ||
                     llvm::any_of(op.getResultTypes(), isTensor);
    if (onTensors && !isa<bufferization::BufferizableOpInterface>(op) &&
        !OpTrait::hasElementwiseMappableTraits(&op))
      return op.emitError() << "cannot compile '" << op.getName()
                            << "': it has no lowering to buffers";
  }
  return success();
}

std::string Outliner::getName(Location loc, DictionaryAttr attributes,
                              StringRef kind, unsigned number) {
  if (attributes)
    if (auto name = attributes.getAs<StringAttr>(kNameAttr))
      return name.str();
  if (auto name = dyn_cast<NameLoc>(loc))
    return name.getName().str();
  return (kind + Twine(number)).str();
}

/// The placement in which `argument` enters dp.parallel, or the one that its
/// attributes give it.
FailureOr<PlacementAttr> Outliner::findPlacement(BlockArgument argument,
                                                 StringRef name) {
  MLIRContext *context = entry.getContext();
  PlacementAttr placement;
  for (Operation *user : argument.getUsers()) {
    PlacementAttr used;
    if (auto op = dyn_cast<ReplicateOp>(user))
      used = PlacementAttr::replicated(context);
    else if (auto op = dyn_cast<ScatterOp>(user))
      used = PlacementAttr::sharded(context, op.getDim(), op.getUnit());
    else
      continue;
    if (placement && placement != used)
      return user->emitOpError()
             << "places argument '" << name << "' as " << used.str()
             << ", but it is " << placement.str() << " already";
    placement = used;
  }
  if (placement)
    return placement;
  auto scatter = entry.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(),
                                                     kScatterAttr);
  return scatter ? PlacementAttr::sharded(context, scatter.getInt())
                 : PlacementAttr::replicated(context);
}

LogicalResult Outliner::describeArguments() {
  MLIRContext *context = entry.getContext();
  for (BlockArgument argument : entry.getArguments()) {
    unsigned number = argument.getArgNumber();
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type)
      return emitError(argument.getLoc())
             << "argument " << number << " of entry '" << entry.getName()
             << "' is of type " << argument.getType()
             << ", expected a ranked tensor";
    std::string name =
        getName(argument.getLoc(), entry.getArgAttrDict(number), "arg", number);
    if (failed(checkElementType(argument.getLoc(), type,
                                "argument '" + name + "'")))
      return failure();
    FailureOr<PlacementAttr> placement = findPlacement(argument, name);
    if (failed(placement))
      return failure();

    auto error = [&] { return emitError(argument.getLoc()); };
    ArgumentRole role = entry.getArgAttr(number, kStateAttr)
                            ? ArgumentRole::state
                        : placement->isSharded() ? ArgumentRole::batch
                                                 : ArgumentRole::input;
    std::optional<int64_t> copyOf;
    if (auto state = entry.getArgAttrOfType<IntegerAttr>(number, kCopyOfAttr))
      copyOf = state.getInt();
    auto described = ArgumentAttr::getChecked(
        error, context, StringRef(name), type, *placement, role,
        entry.getArgAttr(number, kHostAttr) ? ArgumentMemory::host
                                            : ArgumentMemory::device,
        entry.getArgAttrOfType<DenseI64ArrayAttr>(number, kShapeAttr),
        getCallerElement(entry.getArgAttr(number, kDTypeAttr)), copyOf);
    if (!described)
      return failure();
    arguments.push_back(described);
    placements.push_back(*placement);
    inputTypes.push_back(
        PlacedType::get(type, *placement).getLocalType(devices));
    inputLocs.push_back(argument.getLoc());
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        dims.push_back(
            GlobalSizeAttr::get(context, static_cast<int64_t>(number), dim));
  }
  return success();
}

/// Returns true if `gather` makes a vector of one element from each device.
static bool isOnePerDevice(Operation *gather) {
  auto result = dyn_cast<OpResult>(gather->getOperand(0));
  auto parallel = result ? dyn_cast<ParallelOp>(result.getOwner()) : nullptr;
  if (!parallel)
    return false;
  Operation *yield = parallel.getBodyBlock()->getTerminator();
  auto cast = yield->getOperand(result.getResultNumber())
                  .getDefiningOp<tensor::CastOp>();
  auto source =
      cast ? dyn_cast<RankedTensorType>(cast.getSource().getType()) : nullptr;
  return source && source.getShape() == ArrayRef<int64_t>(1);
}

LogicalResult Outliner::describeUpdate(Value value, int64_t state,
                                       Result &result) {
  if (!entry.getArgAttr(state, kStateAttr))
    return emitError(entry.getArgument(state).getLoc())
           << "result '" << result.name << "' of '" << entry.getName()
           << "' updates argument " << state << " ('" << kUpdatesAttr
           << "'), which has no '" << kStateAttr << "'";
  if (placements[state] != result.placement)
    return emitError(value.getLoc())
           << "result '" << result.name << "' is " << result.placement.str()
           << ", but the state it updates is " << placements[state].str();
  result.updates = state;
  result.callerShape =
      entry.getArgAttrOfType<DenseI64ArrayAttr>(state, kShapeAttr);
  return success();
}

/// Describes `value`, a result of the entry, for the caller; its name, type and
/// the caller's elements are known.
LogicalResult Outliner::describeResult(Value value, Result &result) {
  MLIRContext *context = entry.getContext();
  result.placement = PlacementAttr::replicated(context);
  Operation *def = value.getDefiningOp();
  if (def && def->hasAttr(kPerDeviceAttr) && isOnePerDevice(def))
    result.dims.push_back(getDeviceCountDim());
  if (isa_and_nonnull<TakeOp, GatherOp, ReduceAddOp, ReduceOp>(def))
    result.placement =
        cast<PlacedType>(def->getOperand(0).getType()).getPlacement();
  else if (auto argument = dyn_cast<BlockArgument>(value))
    result.placement = placements[argument.getArgNumber()];
  if (auto updates =
          entry.getResultAttrOfType<IntegerAttr>(results.size(), kUpdatesAttr))
    return describeUpdate(value, updates.getInt(), result);

  if (result.placement.isReplicated() || !def)
    return success();
  result.location = def->getLoc();
  result.reason = def->getAttrOfType<StringAttr>(kReasonAttr);
  if (!result.reason)
    result.reason = builder.getStringAttr(
        "result '" + result.name + "' is " +
        (result.placement.isSharded() ? "scattered" : "a partial value") +
        " on the devices and whole for the caller");
  return success();
}

LogicalResult Outliner::describeResults() {
  MLIRContext *context = entry.getContext();
  unsigned numBuffers = arguments.size();
  for (auto [number, value] : llvm::enumerate(returnOp.getOperands())) {
    Result result;
    result.name = getName(UnknownLoc::get(context),
                          entry.getResultAttrDict(number), "result", number);
    result.type = dyn_cast<RankedTensorType>(value.getType());
    if (!result.type)
      return emitError(returnOp.getLoc())
             << "result " << number << " of entry '" << entry.getName()
             << "' is of type " << value.getType()
             << ", expected a ranked tensor";
    result.callerElement =
        getCallerElement(entry.getResultAttr(number, kDTypeAttr));
    if (failed(checkElementType(value.getLoc(), result.type,
                                "result '" + result.name + "'")) ||
        failed(describeResult(value, result)))
      return failure();
    if (result.updates) {
      destinations.push_back(*result.updates);
    } else {
      destinations.push_back(numBuffers++);
      inputTypes.push_back(
          PlacedType::get(result.type, result.placement).getLocalType(devices));
      inputLocs.push_back(value.getLoc());
    }
    results.push_back(std::move(result));
  }
  return success();
}

/// Returns the element of "dims" that is the number of devices.
int64_t Outliner::getDeviceCountDim() {
  auto count = GlobalSizeAttr::getDeviceCount(entry.getContext());
  auto *known = llvm::find(dims, count);
  if (known == dims.end()) {
    dims.push_back(count);
    return dims.size() - 1;
  }
  return known - dims.begin();
}

void Outliner::createFunction() {
  MLIRContext *context = entry.getContext();
  inputTypes.append(dims.size(), IndexType::get(context));
  inputLocs.append(dims.size(), entry.getLoc());
  OpBuilder at(entry);
  function = func::FuncOp::create(at, entry.getLoc(), entry.getName(),
                                  FunctionType::get(context, inputTypes, {}));
  function.setPrivate();
  function->setAttr(kSPMDAttr, UnitAttr::get(context));
  if (devices)
    function->setAttr(kDevicesAttr, builder.getI64IntegerAttr(*devices));
  Block *block = function.addEntryBlock();
  for (auto [argument, loc] : llvm::zip(block->getArguments(), inputLocs))
    argument.setLoc(loc);
  body = OpBuilder::atBlockEnd(block);
}

/// Returns the clone of a value whose op was cloned, or that has none.
FailureOr<Value> Outliner::getOuter(Value value) {
  if (Value mapped = mapping.lookupOrNull(value))
    return mapped;
  auto argument = cast<BlockArgument>(value);
  if (placements[argument.getArgNumber()].isReplicated())
    return Value(function.getArgument(argument.getArgNumber()));
  return emitError(argument.getLoc())
         << "a scattered argument is used outside of dp.parallel";
}

/// Returns the result of `op` as far as it needs no operands: the chunk or the
/// global size of an argument's dimension. Null for another op.
Value Outliner::cloneOfArgument(Operation *op) {
  if (auto scatter = dyn_cast<ScatterOp>(op))
    if (auto argument = dyn_cast<BlockArgument>(scatter.getInput()))
      return function.getArgument(argument.getArgNumber());
  auto dim = dyn_cast<tensor::DimOp>(op);
  auto argument = dim ? dyn_cast<BlockArgument>(dim.getSource()) : nullptr;
  std::optional<int64_t> number;
  if (!argument || !(number = dim.getConstantIndex()))
    return nullptr;
  auto type = cast<RankedTensorType>(argument.getType());
  if (!type.isDynamicDim(*number))
    return arith::ConstantIndexOp::create(body, op->getLoc(),
                                          type.getDimSize(*number));
  std::optional<int64_t> index =
      findGlobalSize(dims, argument.getArgNumber(), *number);
  return index ? function.getArgument(function.getNumArguments() - dims.size() +
                                      *index)
               : Value();
}

/// Clones an op whose operands were cloned.
LogicalResult Outliner::cloneOuterOp(Operation *op) {
  for (Value operand : op->getOperands()) {
    FailureOr<Value> clone = getOuter(operand);
    if (failed(clone))
      return failure();
    mapping.map(operand, *clone);
  }
  if (isa<ReplicateOp, TakeOp>(op))
    mapping.map(op->getResult(0), mapping.lookup(op->getOperand(0)));
  else if (auto scatter = dyn_cast<ScatterOp>(op))
    mapping.map(scatter.getResult(),
                LocalSliceOp::create(body, op->getLoc(),
                                     scatter.getType().getLocalType(devices),
                                     mapping.lookup(scatter.getInput()),
                                     scatter.getDim(), scatter.getUnit())
                    .getResult());
  else
    body.clone(*op, mapping);
  return success();
}

FailureOr<Value> Outliner::cloneOuter(Value value) {
  auto enter = [&](Operation *op) {
    if (mapping.contains(op->getResult(0)))
      return WalkResult::skip();
    if (Value clone = cloneOfArgument(op)) {
      mapping.map(op->getResult(0), clone);
      return WalkResult::skip();
    }
    bool isMove = isa<ReplicateOp, TakeOp, ScatterOp>(op);
    if (isMove ||
        (isPure(op) && !isa<ParallelOp>(op) && op->getNumRegions() == 0))
      return WalkResult::advance();
    op->emitOpError() << "cannot stand outside of dp.parallel in an entry";
    return WalkResult::interrupt();
  };
  if (failed(walkDefinitions(value, enter,
                             [&](Operation *op) { return cloneOuterOp(op); })))
    return failure();
  return getOuter(value);
}

LogicalResult Outliner::cloneBody() {
  if (!parallel)
    return success();
  for (auto [operand, argument] : llvm::zip(
           parallel.getInputs(), parallel.getBodyBlock()->getArguments())) {
    FailureOr<Value> value = cloneOuter(operand);
    if (failed(value))
      return failure();
    // Types differ only if a value from outside was sliced to a static chunk.
    if (value->getType() != argument.getType())
      value = tensor::CastOp::create(body, operand.getLoc(), argument.getType(),
                                     *value)
                  .getResult();
    mapping.map(argument, *value);
  }
  for (Operation &op : parallel.getBodyBlock()->without_terminator())
    body.clone(op, mapping);
  for (auto [result, yielded] :
       llvm::zip(parallel.getResults(),
                 parallel.getBodyBlock()->getTerminator()->getOperands()))
    mapping.map(result, mapping.lookupOrDefault(yielded));
  return success();
}

/// The values of the program that are the entry's results, in the function.
FailureOr<SmallVector<Value>> Outliner::cloneResults() {
  SmallVector<Value> values;
  for (Value value : returnOp.getOperands()) {
    if (Operation *def = value.getDefiningOp())
      if (isa<TakeOp, GatherOp, ReduceAddOp, ReduceOp>(def))
        value = def->getOperand(0);
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      values.push_back(function.getArgument(argument.getArgNumber()));
      continue;
    }
    FailureOr<Value> local = cloneOuter(value);
    if (failed(local))
      return failure();
    values.push_back(*local);
  }
  return values;
}

/// Finds for each dynamic dimension of `value`, a result, which of the sizes
/// that the program is given it has.
LogicalResult Outliner::findResultDims(Value value, Result &result) {
  for (int64_t dim = 0; dim < result.type.getRank(); ++dim) {
    if (!result.type.isDynamicDim(dim))
      continue;
    std::optional<int64_t> index =
        SizeTracer{function, dims}.traceDim(value, dim);
    if (!index)
      return emitError(returnOp.getLoc())
             << "result \"" << result.name << "\" of entry '" << entry.getName()
             << "': dimension " << dim
             << " is not the size of a dimension of an argument";
    result.dims.push_back(*index);
  }
  return success();
}

LogicalResult Outliner::materializeResults() {
  Location loc = returnOp.getLoc();
  FailureOr<SmallVector<Value>> cloned = cloneResults();
  if (failed(cloned))
    return failure();
  SmallVector<Value> values = std::move(*cloned), returned;

  for (auto [number, value] : llvm::enumerate(values)) {
    Result &result = results[number];
    if (!result.updates && result.dims.empty() &&
        failed(findResultDims(value, result)))
      return failure();
    // The caller has the elements of a host argument already.
    if (auto argument = dyn_cast<BlockArgument>(value);
        argument && !result.updates &&
        entry.getArgAttr(argument.getArgNumber(), kHostAttr)) {
      result.copyOf = argument.getArgNumber();
      values[number] = nullptr;
      continue;
    }
    Value destination = function.getArgument(destinations[number]);
    if (value == destination) {
      kept.insert(destinations[number]);
      continue;
    }
    if (value.getType() != destination.getType())
      value = tensor::CastOp::create(body, loc, destination.getType(), value);
    values[number] = value;
  }

  // Copy a result that is an unchanged argument: otherwise it would be read
  // after that argument is overwritten.
  for (auto [number, value] : llvm::enumerate(values))
    if (isa_and_nonnull<BlockArgument>(value) &&
        value != function.getArgument(destinations[number]))
      values[number] = bufferization::AllocTensorOp::create(
          body, loc, cast<RankedTensorType>(value.getType()), ValueRange(),
          value);
  for (auto [number, value] : llvm::enumerate(values)) {
    Value destination = function.getArgument(destinations[number]);
    if (!value || value == destination)
      continue;
    returned.push_back(bufferization::MaterializeInDestinationOp::create(
                           body, loc, value, destination)
                           .getResult());
  }
  func::ReturnOp::create(body, loc, returned);
  function.setFunctionType(FunctionType::get(entry.getContext(), inputTypes,
                                             ValueRange(returned).getTypes()));
  return success();
}

/// Finds the arguments that are used as indices, and their largest valid index.
SmallVector<IndexBoundAttr> Outliner::findIndexBounds() {
  SmallVector<IndexBoundAttr> bounds;
  for (auto [number, argument] :
       llvm::enumerate(function.getArguments().take_front(arguments.size()))) {
    if (!isa<IntegerType>(getElementTypeOrSelf(argument.getType())))
      continue;
    if (std::optional<int64_t> largest = getLargestIndex(argument))
      bounds.push_back(IndexBoundAttr::get(
          entry.getContext(), static_cast<int64_t>(number), 0, *largest));
  }
  return bounds;
}

FailureOr<EntryAttr> Outliner::buildEntryAttr() {
  MLIRContext *context = entry.getContext();
  auto error = [&] { return emitError(entry.getLoc()); };
  SmallVector<ResultAttr> described;
  for (const Result &result : results) {
    auto dims = result.dims.empty() ? DenseI64ArrayAttr()
                                    : builder.getDenseI64ArrayAttr(result.dims);
    auto attribute = ResultAttr::getChecked(
        error, context, StringRef(result.name), result.type, result.placement,
        result.updates, result.copyOf, dims, result.callerShape,
        result.callerElement, result.location, result.reason);
    if (!attribute)
      return failure();
    described.push_back(attribute);
  }
  SmallVector<IndexBoundAttr> bounds = findIndexBounds();
  auto attribute = EntryAttr::getChecked(
      error, context, ArrayRef<ArgumentAttr>(arguments),
      ArrayRef<ResultAttr>(described), ArrayRef<GlobalSizeAttr>(dims),
      ArrayRef<IndexBoundAttr>(bounds));
  if (!attribute)
    return failure();
  return attribute;
}

/// Computes local sizes of arguments from the global ones, so that no later
/// pass has to read the size of a buffer.
void Outliner::replaceLocalSizes(const EntryInfo &info) {
  ValueRange dimValues = function.getArguments().take_back(dims.size());
  function.walk([&](tensor::DimOp dim) {
    auto argument = dyn_cast<BlockArgument>(dim.getSource());
    std::optional<int64_t> number = dim.getConstantIndex();
    if (!argument || argument.getOwner() != &function.front() || !number)
      return;
    OpBuilder at(dim);
    dim.replaceAllUsesWith(info.buildLocalSize(
        at, dim.getLoc(), argument.getArgNumber(), *number, dimValues));
    dim.erase();
  });
}

LogicalResult Outliner::run() {
  if (failed(findParallel()) ||
      (parallel && failed(checkBlock(*parallel.getBodyBlock()))) ||
      failed(describeArguments()) || failed(describeResults()))
    return failure();
  createFunction();
  FailureOr<EntryAttr> described = failure();
  if (succeeded(cloneBody()) && succeeded(materializeResults()))
    described = buildEntryAttr();
  if (failed(described)) {
    function.erase();
    return failure();
  }
  LDBG() << "outline " << *described << "\n  of " << entry.getName() << " at "
         << entry.getLoc();
  function->setAttr(kEntryAttr, *described);
  EntryInfo info(function);
  replaceLocalSizes(info);
  // Only arguments that the step updates are writable. The next step reads a
  // state that this one keeps, which no use in this function shows.
  llvm::SmallDenseSet<unsigned> written(destinations.begin(),
                                        destinations.end());
  FunctionSignature signature(function);
  for (unsigned i = 0, e = info.getBuffers().size(); i < e; ++i)
    if (!written.contains(i) || kept.contains(i))
      signature.setArgAttr(i, "bufferization.writable",
                           builder.getBoolAttr(false));
  signature.write();
  entry.erase();
  return success();
}

namespace {
struct OutlineSPMD : dp::impl::DPOutlineSPMDBase<OutlineSPMD> {
  void runOnStage() override {
    for (auto entry :
         llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      if (!entry.isPublic() || entry.isExternal() ||
          entry->hasAttr(kSPMDAttr) || entry->hasAttr(kKernelAttr))
        continue;
      if (!entry.getBody().hasOneBlock()) {
        entry.emitOpError() << "expected an entry of one block";
        return signalPassFailure();
      }
      if (failed(Outliner(entry).run()))
        return signalPassFailure();
    }
  }
};
} // namespace
