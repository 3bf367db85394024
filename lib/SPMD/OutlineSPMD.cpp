//===- OutlineSPMD.cpp - Make each entry one device's program -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Analysis/SizeTracer.h"

#include "dp/Analysis/IndexBounds.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/Entry.h"
#include "dp/IR/InterfaceAttrs.h"
#include "dp/IR/Stage.h"
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

namespace mlir::dp {
#define GEN_PASS_DEF_DPOUTLINESPMD
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

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
  LogicalResult describeResults();
  void createFunction();
  LogicalResult cloneBody();
  LogicalResult materializeResults();
  ArrayAttr findIndexBounds();
  int64_t getDeviceCountDim();

  /// The value of something outside dp.parallel in the new function.
  FailureOr<Value> cloneOuter(Value value);
  NamedAttribute named(StringRef name, Attribute value) {
    return builder.getNamedAttr(name, value);
  }
  std::string getName(Location loc, DictionaryAttr attributes, StringRef kind,
                      unsigned number);
  LogicalResult checkElementType(Location loc, Type type, StringRef what);
  /// What a caller's elements are; `asked` is `dp.dtype`, null without one.
  StringAttr getDType(RankedTensorType type, Attribute asked) {
    if (asked)
      return cast<StringAttr>(asked);
    return builder.getStringAttr(getDTypeName(type.getElementType()));
  }

  func::FuncOp entry;
  Builder builder;
  func::ReturnOp returnOp;
  ParallelOp parallel;
  std::optional<int64_t> devices;

  SmallVector<PlacementAttr> placements; // of the arguments
  SmallVector<SmallVector<NamedAttribute>> arguments, results;
  SmallVector<Attribute> dims;
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

/// Refuses what no later pass has a lowering for, where it stands in the
/// source.
LogicalResult Outliner::checkBlock(Block &block) {
  for (Operation &op : block) {
    if (auto call = dyn_cast<func::CallOp>(op))
      return op.emitError()
             << "cannot compile the call of '" << call.getCallee()
             << "': it could not be inlined, as it is recursive, parallel "
                "already or has no body";
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
    if (!placement) {
      auto scatter = entry.getArgAttrOfType<IntegerAttr>(number, kScatterAttr);
      placement = scatter ? PlacementAttr::sharded(context, scatter.getInt())
                          : PlacementAttr::replicated(context);
    }
    placements.push_back(placement);
    inputTypes.push_back(
        PlacedType::get(type, placement).getLocalType(devices));
    inputLocs.push_back(argument.getLoc());

    bool isState = entry.getArgAttr(number, kStateAttr) != nullptr;
    StringRef role =
        isState ? "state" : (placement.isSharded() ? "batch" : "input");
    arguments.push_back(
        {named("name", builder.getStringAttr(name)),
         named("shape", builder.getDenseI64ArrayAttr(type.getShape())),
         named("dtype", getDType(type, entry.getArgAttr(number, kDTypeAttr))),
         named("placement", placement),
         named("role", builder.getStringAttr(role))});
    if (Attribute shape = entry.getArgAttr(number, kShapeAttr))
      arguments.back().push_back(named("caller_shape", shape));
    if (entry.getArgAttr(number, kHostAttr))
      arguments.back().push_back(
          named(EntryInfo::kMemory, builder.getStringAttr("host")));
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        dims.push_back(builder.getDictionaryAttr(
            {named("argument", builder.getI64IntegerAttr(number)),
             named("dim", builder.getI64IntegerAttr(dim))}));
  }
  return success();
}

/// Whether each device yields one element of what `gather` makes a vector of
/// any size.
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

LogicalResult Outliner::describeResults() {
  MLIRContext *context = entry.getContext();
  unsigned numBuffers = arguments.size();
  for (auto [number, value] : llvm::enumerate(returnOp.getOperands())) {
    DictionaryAttr attributes = entry.getResultAttrDict(number);
    std::string name =
        getName(UnknownLoc::get(context), attributes, "result", number);
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type)
      return emitError(returnOp.getLoc())
             << "result " << number << " of entry '" << entry.getName()
             << "' is of type " << value.getType()
             << ", expected a ranked tensor";
    if (failed(checkElementType(value.getLoc(), type, "result '" + name + "'")))
      return failure();

    PlacementAttr placement = PlacementAttr::replicated(context);
    Operation *def = value.getDefiningOp();
    int64_t deviceCount = -1;
    if (def && def->hasAttr(kPerDeviceAttr) && isOnePerDevice(def))
      deviceCount = getDeviceCountDim();
    if (isa_and_nonnull<TakeOp, GatherOp, ReduceAddOp, ReduceOp>(def))
      placement = cast<PlacedType>(def->getOperand(0).getType()).getPlacement();
    else if (auto argument = dyn_cast<BlockArgument>(value))
      placement = placements[argument.getArgNumber()];

    SmallVector<NamedAttribute> result{
        named("name", builder.getStringAttr(name)),
        named("shape", builder.getDenseI64ArrayAttr(type.getShape())),
        named("dtype", getDType(type, entry.getResultAttr(number, kDTypeAttr))),
        named("placement", placement)};
    if (deviceCount >= 0)
      result.push_back(
          named("result_dims", builder.getDenseI64ArrayAttr({deviceCount})));
    IntegerAttr updates;
    if (attributes)
      updates = attributes.getAs<IntegerAttr>(kUpdatesAttr);
    if (updates) {
      if (!entry.getArgAttr(updates.getInt(), kStateAttr))
        return emitError(entry.getArgument(updates.getInt()).getLoc())
               << "result '" << name << "' of '" << entry.getName()
               << "' updates argument " << updates.getInt() << " ('"
               << kUpdatesAttr << "'), which has no '" << kStateAttr << "'";
      if (placements[updates.getInt()] != placement)
        return emitError(value.getLoc())
               << "result '" << name << "' is " << placement.str()
               << ", but the state it updates is "
               << placements[updates.getInt()].str();
      result.push_back(named("updates", updates));
      if (Attribute shape = entry.getArgAttr(updates.getInt(), kShapeAttr))
        result.push_back(named("caller_shape", shape));
      destinations.push_back(updates.getInt());
    } else {
      destinations.push_back(numBuffers++);
      inputTypes.push_back(
          PlacedType::get(type, placement).getLocalType(devices));
      inputLocs.push_back(value.getLoc());
      if (!placement.isReplicated() && def) {
        result.push_back(named(
            "location", builder.getStringAttr(formatLocation(def->getLoc()))));
        auto reason = def->getAttrOfType<StringAttr>(kReasonAttr);
        if (!reason)
          reason = builder.getStringAttr(
              "result '" + name + "' is " +
              (placement.isSharded() ? "scattered" : "a partial value") +
              " on the devices and whole for the caller");
        result.push_back(named("reason", reason));
      }
    }
    results.push_back(std::move(result));
  }
  return success();
}

/// Which element of "dims" is the number of devices.
int64_t Outliner::getDeviceCountDim() {
  DictionaryAttr entry = builder.getDictionaryAttr(
      {named("argument", builder.getI64IntegerAttr(EntryInfo::kDeviceCount)),
       named("dim", builder.getI64IntegerAttr(0))});
  auto *known = llvm::find(dims, entry);
  if (known == dims.end()) {
    dims.push_back(entry);
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

FailureOr<Value> Outliner::cloneOuter(Value value) {
  if (Value mapped = mapping.lookupOrNull(value))
    return mapped;
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    if (placements[argument.getArgNumber()].isReplicated())
      return Value(function.getArgument(argument.getArgNumber()));
    return emitError(argument.getLoc())
           << "a scattered argument is used outside of dp.parallel";
  }
  Operation *op = value.getDefiningOp();
  if (isa<ReplicateOp, TakeOp>(op))
    return cloneOuter(op->getOperand(0));
  if (auto scatter = dyn_cast<ScatterOp>(op)) {
    if (auto argument = dyn_cast<BlockArgument>(scatter.getInput()))
      return Value(function.getArgument(argument.getArgNumber()));
    FailureOr<Value> whole = cloneOuter(scatter.getInput());
    if (failed(whole))
      return failure();
    return Value(LocalSliceOp::create(
        body, op->getLoc(), scatter.getType().getLocalType(devices), *whole,
        scatter.getDim(), scatter.getUnit()));
  }
  // The global size of an argument's dimension.
  if (auto dim = dyn_cast<tensor::DimOp>(op))
    if (auto argument = dyn_cast<BlockArgument>(dim.getSource()))
      if (std::optional<int64_t> number = dim.getConstantIndex()) {
        auto type = cast<RankedTensorType>(argument.getType());
        if (!type.isDynamicDim(*number))
          return Value(arith::ConstantIndexOp::create(
              body, op->getLoc(), type.getDimSize(*number)));
        for (auto [index, attribute] : llvm::enumerate(dims)) {
          auto entry = cast<DictionaryAttr>(attribute);
          if (entry.getAs<IntegerAttr>("argument").getInt() ==
                  argument.getArgNumber() &&
              entry.getAs<IntegerAttr>("dim").getInt() == *number)
            return Value(function.getArgument(function.getNumArguments() -
                                              dims.size() + index));
        }
      }
  if (!isPure(op) || isa<ParallelOp>(op) || op->getNumRegions() != 0)
    return op->emitOpError()
           << "cannot stand outside of dp.parallel in an entry";
  for (Value operand : op->getOperands()) {
    FailureOr<Value> clone = cloneOuter(operand);
    if (failed(clone))
      return failure();
    mapping.map(operand, *clone);
  }
  body.clone(*op, mapping);
  return mapping.lookup(value);
}

LogicalResult Outliner::cloneBody() {
  if (!parallel)
    return success();
  for (auto [operand, argument] : llvm::zip(
           parallel.getInputs(), parallel.getBodyBlock()->getArguments())) {
    FailureOr<Value> value = cloneOuter(operand);
    if (failed(value))
      return failure();
    // Types differ only if a value made outside was sliced to a static chunk.
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

LogicalResult Outliner::materializeResults() {
  Location loc = returnOp.getLoc();
  SmallVector<Value> values, returned;
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

  for (auto [number, value] : llvm::enumerate(values)) {
    auto &result = results[number];
    ArrayRef<int64_t> shape =
        cast<DenseI64ArrayAttr>(result[1].getValue()).asArrayRef();
    SmallVector<int64_t> resultDims;
    bool updates = destinations[number] < arguments.size();
    bool isKnown = llvm::any_of(result, [](NamedAttribute attribute) {
      return attribute.getName() == "result_dims";
    });
    if (!updates && !isKnown) {
      for (auto [dim, size] : llvm::enumerate(shape)) {
        if (!ShapedType::isDynamic(size))
          continue;
        std::optional<int64_t> index =
            SizeTracer{function, dims}.traceDim(value, dim);
        if (!index)
          return emitError(loc)
                 << "result " << result[0].getValue() << " of entry '"
                 << entry.getName() << "': dimension " << dim
                 << " is not the size of a dimension of an argument";
        resultDims.push_back(*index);
      }
      if (!resultDims.empty())
        result.push_back(
            named("result_dims", builder.getDenseI64ArrayAttr(resultDims)));
    }
    // What is on the host is the caller's from there.
    if (auto argument = dyn_cast<BlockArgument>(value);
        argument && !updates &&
        entry.getArgAttr(argument.getArgNumber(), kHostAttr)) {
      result.push_back(
          named("copy_of", builder.getI64IntegerAttr(argument.getArgNumber())));
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

  // A result that is another argument as it came would be read after that
  // argument is overwritten: take a copy first.
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

/// Which arguments index, and how far.
ArrayAttr Outliner::findIndexBounds() {
  SmallVector<Attribute> bounds;
  for (auto [number, argument] :
       llvm::enumerate(function.getArguments().take_front(arguments.size()))) {
    if (!isa<IntegerType>(getElementTypeOrSelf(argument.getType())))
      continue;
    if (std::optional<int64_t> largest = getLargestIndex(argument))
      bounds.push_back(builder.getDictionaryAttr(
          {named("argument", builder.getI64IntegerAttr(number)),
           named("max", builder.getI64IntegerAttr(*largest)),
           named("min", builder.getI64IntegerAttr(0))}));
  }
  return builder.getArrayAttr(bounds);
}

LogicalResult Outliner::run() {
  if (failed(findParallel()) ||
      (parallel && failed(checkBlock(*parallel.getBodyBlock()))) ||
      failed(describeArguments()) || failed(describeResults()))
    return failure();
  createFunction();
  if (failed(cloneBody()) || failed(materializeResults())) {
    function.erase();
    return failure();
  }

  auto dictionaries = [&](auto &lists) {
    SmallVector<Attribute> attributes;
    for (auto &list : lists)
      attributes.push_back(builder.getDictionaryAttr(list));
    return builder.getArrayAttr(attributes);
  };
  SmallVector<NamedAttribute> description{
      named("arguments", dictionaries(arguments)),
      named("dims", builder.getArrayAttr(dims)),
      named("results", dictionaries(results))};
  if (ArrayAttr bounds = findIndexBounds(); !bounds.empty())
    description.push_back(named("index_bounds", bounds));
  function->setAttr(kEntryAttr, builder.getDictionaryAttr(description));

  // A local size is a function of the global ones; with that no later pass has
  // to look at a buffer for its size.
  EntryInfo info(function);
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
  // Only what the step writes may be written. A state that it keeps is read
  // again by the next one, which no use in this function says.
  llvm::SmallDenseSet<unsigned> written(destinations.begin(),
                                        destinations.end());
  for (unsigned i = 0, e = info.getBuffers().size(); i < e; ++i)
    if (!written.contains(i) || kept.contains(i))
      function.setArgAttr(i, "bufferization.writable",
                          builder.getBoolAttr(false));
  entry.erase();
  return success();
}

namespace {
struct OutlineSPMD : dp::impl::DPOutlineSPMDBase<OutlineSPMD> {
  void runOnOperation() override {
    if (failed(checkStages(getOperation(), getArgument(),
                           {Stage::none, Stage::parallel})))
      return signalPassFailure();
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
