//===- Descriptor.cpp - Descriptor of an executable -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Driver/Descriptor.h"
#include "MemoryCurve.h"
#include "dp/IR/CommunicationAttrs.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/Entry.h"
#include "dp/Runtime/DeviceABI.h"
#include "dp/Schedule/Analysis/SizeEvaluator.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::dp;
namespace json = llvm::json;

static json::Array toJSON(ArrayRef<int64_t> numbers) {
  json::Array array;
  for (int64_t number : numbers)
    array.push_back(number);
  return array;
}

static json::Object toJSON(PlacementAttr placement) {
  if (placement.isReplicated())
    return json::Object{{"kind", "replicated"}};
  if (placement.isSharded())
    return json::Object{{"kind", "sharded"},
                        {"dim", placement.getDim()},
                        {"unit", placement.getUnit()}};
  return json::Object{
      {"kind", "partial"},
      {"reduction", stringifyReductionKind(placement.getReduction()).str()}};
}

/// Describes the common properties of arguments and results for the caller:
/// state that the program holds flat, and complex numbers that it holds as
/// their parts. A dynamic size is -1.
template <typename ValueAttr>
static json::Object describeValue(ValueAttr value) {
  SmallVector<int64_t> shape;
  for (int64_t extent : value.getType().getShape())
    shape.push_back(ShapedType::isDynamic(extent) ? -1 : extent);
  Type element = value.getType().getElementType();
  if (Type caller = value.getCallerElement()) {
    element = caller;
    if (isa<ComplexType>(caller))
      shape.pop_back();
  }
  json::Object object{{"name", value.getName().str()},
                      {"dtype", getDTypeName(element)}};
  if (DenseI64ArrayAttr whole = value.getCallerShape()) {
    object["shape"] = toJSON(whole);
    object["placement"] = json::Object{{"kind", "sharded"}, {"flat", true}};
  } else {
    object["shape"] = toJSON(shape);
    object["placement"] = toJSON(value.getPlacement());
  }
  return object;
}

static json::Object toJSON(ArgumentAttr argument) {
  json::Object object = describeValue(argument);
  object["role"] = stringifyArgumentRole(argument.getRole());
  if (argument.isOnHost())
    object["memory"] = stringifyArgumentMemory(argument.getMemory());
  return object;
}

/// Describes a copy of state, which the caller does not have.
static json::Object describeCopy(ArgumentAttr copy) {
  json::Object object = describeValue(copy);
  object.erase("name");
  object.erase("shape");
  object["state"] = *copy.getCopyOf();
  return object;
}

static json::Object toJSON(ResultAttr result) {
  json::Object object = describeValue(result);
  if (result.getUpdates())
    object["updates"] = *result.getUpdates();
  if (result.getCopyOf())
    object["copy_of"] = *result.getCopyOf();
  if (DenseI64ArrayAttr dims = result.getDims())
    object["result_dims"] = toJSON(dims);
  if (LocationAttr location = result.getLocation())
    object["location"] = formatLocation(location);
  if (StringAttr reason = result.getReason())
    object["reason"] = reason.str();
  return object;
}

static json::Object toJSON(GlobalSizeAttr size) {
  return json::Object{{"argument", size.getArgument().value_or(-1)},
                      {"dim", size.getDim()}};
}

static json::Object toJSON(IndexBoundAttr bound) {
  return json::Object{{"argument", bound.getArgument()},
                      {"max", bound.getMax()},
                      {"min", bound.getMin()}};
}

template <typename AttrT>
static json::Array toJSON(ArrayRef<AttrT> attributes) {
  json::Array array;
  for (AttrT attribute : attributes)
    array.push_back(toJSON(attribute));
  return array;
}

/// Describes the arguments, the copies of state among them, and the results of
/// `entry` in `object`.
static void describeValues(EntryAttr entry, json::Object &object) {
  json::Array arguments, copies, results;
  for (ArgumentAttr argument : entry.getArguments())
    if (argument.getCopyOf())
      copies.push_back(describeCopy(argument));
    else
      arguments.push_back(toJSON(argument));
  int64_t count = arguments.size();
  for (ResultAttr result : entry.getResults())
    if (!result.getUpdates() || *result.getUpdates() < count)
      results.push_back(toJSON(result));
  object["arguments"] = std::move(arguments);
  object["results"] = std::move(results);
  if (!copies.empty())
    object["copies"] = std::move(copies);
}

/// Returns how often a step runs `op`; none if that depends on its data.
static std::optional<int64_t> getRuns(Operation *op) {
  int64_t runs = 1;
  for (Operation *parent = op->getParentOp(); !isa<func::FuncOp>(parent);
       parent = parent->getParentOp()) {
    auto loop = dyn_cast<scf::ForOp>(parent);
    std::optional<APInt> trips =
        loop ? loop.getStaticTripCount() : std::optional<APInt>();
    if (!trips)
      return std::nullopt;
    runs *= trips->getSExtValue();
  }
  return runs;
}

/// Returns true if all indices among `values` are computed of sizes alone.
/// Those of a function's arguments and the variables of loops are.
static bool areOfSizes(ValueRange values) {
  llvm::SetVector<Value> pending;
  for (Value value : values)
    if (value.getType().isIndex())
      pending.insert(value);
  for (size_t i = 0; i < pending.size(); ++i) {
    if (auto argument = dyn_cast<BlockArgument>(pending[i])) {
      Operation *parent = argument.getOwner()->getParentOp();
      auto loop = dyn_cast<scf::ForOp>(parent);
      if (loop ? argument == loop.getInductionVar()
               : isa<func::FuncOp>(parent) && argument.getType().isIndex())
        continue;
      return false;
    }
    Operation *op = pending[i].getDefiningOp();
    if (isa<memref::DimOp>(op)) // It reads no element.
      pending.insert(op->getOperand(1));
    else if (isMemoryEffectFree(op) && op->getNumRegions() == 0)
      pending.insert_range(op->getOperands());
    else
      return false;
  }
  return true;
}

/// Returns true unless `op` makes the number of a loop's trips depend on data.
static bool hasBound(Operation *op) {
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return loop.getInductionVar().getType().isIndex() &&
           areOfSizes(
               {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()});
  if (isa<LaunchOp>(op)) // Loops of its kernel count to arguments.
    return areOfSizes(op->getOperands());
  if (isa<LoopLikeOpInterface>(op))
    return false;
  // Blocks of one region may branch to each other.
  return llvm::all_of(op->getRegions(), [](Region &region) {
    return llvm::hasNItemsOrLess(region.getBlocks(), 1);
  });
}

/// Returns true if sizes alone say how often each loop of a step runs, so that
/// the step ends.
static bool isBounded(ModuleOp schedule) {
  return !schedule
              .walk([](Operation *op) {
                return hasBound(op) ? WalkResult::advance()
                                    : WalkResult::interrupt();
              })
              .wasInterrupted();
}

/// Numbers the groups in which several ranges of one kind and type travel as
/// one message, and gives each member its group's number.
static llvm::DenseMap<Operation *, int64_t> numberGroups(func::FuncOp entry) {
  llvm::DenseMap<Operation *, int64_t> numbers;
  int64_t number = 0;
  entry.walk([&](GroupStartOp start) {
    llvm::MapVector<std::pair<OperationName, Type>, SmallVector<Operation *>>
        messages;
    for (Operation *op = start->getNextNode(); op && !isa<GroupEndOp>(op);
         op = op->getNextNode())
      if (auto collective = dyn_cast<BufferCollectiveOpInterface>(op);
          collective && collective.getChunking()) {
        auto type = cast<MemRefType>(collective.getSent().getType());
        messages[{op->getName(), type.getElementType()}].push_back(op);
      }
    for (auto &[key, members] : messages) {
      if (members.size() < 2)
        continue;
      for (Operation *member : members)
        numbers[member] = number;
      ++number;
    }
  });
  return numbers;
}

/// The name of a type whose elements a collective moves. 8-bit floats are
/// bytes: no caller has them.
static StringRef getMovedName(Type element) {
  return isF8(element) ? "u8" : getDTypeName(element);
}

static json::Array describeCollectives(func::FuncOp entry,
                                       SizeEvaluator &sizes) {
  json::Array collectives;
  llvm::DenseMap<Operation *, int64_t> groups = numberGroups(entry);
  entry.walk([&](BufferCollectiveOpInterface op) {
    Value send = op.getSent();
    auto reason = op->getAttrOfType<StringAttr>(kReasonAttr);
    json::Object collective{
        {"kind", getName(op.getCollectiveKind())},
        {"dtype",
         getMovedName(cast<MemRefType>(send.getType()).getElementType())},
        {"bytes", sizes.evaluateBytes(send).value_or(0)},
        {"location", formatLocation(op->getLoc())},
        {"reason", reason ? reason.str() : std::string()}};
    if (std::optional<ReductionKind> reduction = op.getReduction())
      collective["reduction"] = stringifyReductionKind(*reduction).str();
    if (auto bound = op->getAttrOfType<FloatAttr>(kErrorBoundAttr))
      collective["error_bound"] = bound.getValueAsDouble();
    if (std::optional<int64_t> runs = getRuns(op); !runs)
      collective["times"] = nullptr;
    else if (*runs != 1)
      collective["times"] = *runs;
    if (auto group = groups.find(op); group != groups.end())
      collective["group"] = group->second;
    if (auto merged = op->getAttrOfType<BucketAttr>(kBucketAttr)) {
      json::Array bucket;
      for (BucketMemberAttr member : merged.getMembers()) {
        StringAttr reason = member.getReason();
        bucket.push_back(
            json::Object{{"bytes", member.getBytes()},
                         {"location", formatLocation(member.getLoc())},
                         {"reason", reason ? reason.str() : std::string()}});
      }
      collective["bucket"] = std::move(bucket);
    }
    collectives.push_back(std::move(collective));
  });
  return collectives;
}

/// The entry `function` with its collectives and the memory that it takes.
static json::Object describeEntry(func::FuncOp function, EntryAttr entry) {
  SizeEvaluator sizes(function);
  std::string name = function.getName().str();
  json::Object object{{"name", name},
                      {"symbol", getEntrySymbol(name)},
                      {"arena", getArenaSymbol(name)},
                      {"dims", toJSON(entry.getDims())},
                      {"collectives", describeCollectives(function, sizes)}};
  describeValues(entry, object);
  if (!entry.getIndexBounds().empty())
    object["index_bounds"] = toJSON(entry.getIndexBounds());
  // Slots for events, where the target has streams.
  int64_t events = 0;
  function.walk([&](EventRecordOp op) {
    events = std::max<int64_t>(events, op.getEvent() + 1);
  });
  if (events > 0)
    object["events"] = events;
  unsigned buffer = entry.getArguments().size();
  for (json::Value &value : *object.getArray("results")) {
    json::Object &result = *value.getAsObject();
    if (!result.get("updates"))
      result["bytes"] =
          sizes.evaluateBytes(function.getArgument(buffer++)).value_or(0);
  }
  int64_t memory = 0, state = 0;
  if (auto arena = function->getAttrOfType<ArenaAttr>(kArenaAttr))
    memory = arena.getBytes();
  for (auto [i, buffer] : llvm::enumerate(getEntryBuffers(entry))) {
    ArgumentAttr argument = buffer.getArgument();
    if (argument ? argument.isOnHost()
                 : buffer.getResult().getCopyOf().has_value())
      continue;
    int64_t bytes = sizes.evaluateBytes(function.getArgument(i)).value_or(0);
    memory += bytes;
    if (argument && argument.isState())
      state += bytes;
  }
  object["memory_per_device"] = memory;
  if (SmallVector<int64_t> curve = computeMemoryCurve(function, sizes);
      !curve.empty())
    object["arena_in_use"] = toJSON(curve);
  object["state_per_device"] = state;
  return object;
}

json::Object mlir::dp::buildDescriptor(ModuleOp schedule) {
  json::Array entries;
  json::Value devices = nullptr;
  bool bounded = isBounded(schedule);
  for (auto function : schedule.getOps<func::FuncOp>()) {
    auto entry = function->getAttrOfType<EntryAttr>(kEntryAttr);
    if (!entry)
      continue;
    if (auto count = function->getAttrOfType<IntegerAttr>(kDevicesAttr))
      devices = count.getInt();
    json::Object object = describeEntry(function, entry);
    if (bounded)
      object["bounded"] = true;
    entries.push_back(std::move(object));
  }
  return json::Object{{"format", "dp-executable"},
                      {"abi", DP_ABI_VERSION},
                      {"devices", std::move(devices)},
                      {"entries", std::move(entries)}};
}

json::Object mlir::dp::buildReport(const json::Object &descriptor) {
  json::Array entries;
  for (const json::Value &value : *descriptor.getArray("entries")) {
    const json::Object &entry = *value.getAsObject();
    json::Array collectives;
    int64_t bytes = 0, buckets = 0, bucketBytes = 0, lastGroup = -1;
    for (const json::Value &collective : *entry.getArray("collectives")) {
      const json::Object &object = *collective.getAsObject();
      bytes +=
          *object.getInteger("bytes") * object.getInteger("times").value_or(1);
      // Ranges are a bucket by being in one group: groups count up.
      std::optional<int64_t> group = object.getInteger("group");
      if (object.get("bucket") || group.value_or(-1) > lastGroup)
        ++buckets;
      if (object.get("bucket") || group)
        bucketBytes += *object.getInteger("bytes");
      lastGroup = std::max(lastGroup, group.value_or(-1));
      collectives.push_back(collective);
    }
    // Results that the host puts together after the step are sent, too.
    for (const json::Value &element : *entry.getArray("results")) {
      const json::Object &result = *element.getAsObject();
      const json::Object &placement = *result.getObject("placement");
      StringRef kind = *placement.getString("kind");
      if (kind == "replicated" || result.get("updates"))
        continue;
      int64_t payload = *result.getInteger("bytes");
      bytes += payload;
      json::Object collective{
          {"kind", kind == "sharded" ? "gather" : "reduce_add"},
          {"bytes", payload},
          {"dtype", *result.getString("dtype")},
          {"location", result.getString("location").value_or("")},
          {"reason", result.getString("reason").value_or("")}};
      if (std::optional<StringRef> reduction = placement.getString("reduction");
          reduction && *reduction != "add")
        collective["kind"] = "reduce";
      if (kind == "partial")
        collective["reduction"] = *placement.getString("reduction");
      collectives.push_back(std::move(collective));
    }
    entries.push_back(json::Object{
        {"name", *entry.getString("name")},
        {"collectives", std::move(collectives)},
        {"bytes", bytes},
        {"buckets", json::Object{{"count", buckets}, {"bytes", bucketBytes}}},
        {"memory_per_device", *entry.getInteger("memory_per_device")},
        {"state_per_device", *entry.getInteger("state_per_device")}});
  }
  return json::Object{{"entries", std::move(entries)}};
}
