//===- Descriptor.cpp - What an executable says of itself -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Driver/Descriptor.h"
#include "dp/IR/CommunicationAttrs.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/Entry.h"
#include "dp/Runtime/DeviceABI.h"
#include "dp/Schedule/Analysis/Sizes.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::dp;
namespace json = llvm::json;

/// Attributes of `dp.entry` as JSON; -1 is a dynamic size.
static json::Value toJSON(Attribute attribute) {
  if (auto string = dyn_cast<StringAttr>(attribute))
    return string.str();
  if (auto integer = dyn_cast<IntegerAttr>(attribute))
    return integer.getInt();
  if (auto placement = dyn_cast<PlacementAttr>(attribute)) {
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
  if (auto shape = dyn_cast<DenseI64ArrayAttr>(attribute)) {
    json::Array array;
    for (int64_t size : shape.asArrayRef())
      array.push_back(ShapedType::isDynamic(size) ? -1 : size);
    return array;
  }
  if (auto list = dyn_cast<ArrayAttr>(attribute)) {
    json::Array array;
    for (Attribute element : list)
      array.push_back(toJSON(element));
    return array;
  }
  json::Object object;
  for (NamedAttribute named : cast<DictionaryAttr>(attribute))
    object[named.getName().str()] = toJSON(named.getValue());
  return object;
}

/// Bytes of a memref on the first device at nominal sizes.
static int64_t getNominalBytes(func::FuncOp entry, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  int64_t bytes = getElementBytes(type.getElementType());
  for (int64_t i = 0; i < type.getRank(); ++i)
    bytes *= evaluateExtent(entry, memref, i).value_or(0);
  return bytes;
}

/// How often a step runs `op`; none if only its data says.
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

static json::Array describeCollectives(func::FuncOp entry) {
  json::Array collectives;
  llvm::DenseMap<Operation *, int64_t> groups = numberGroups(entry);
  entry.walk([&](BufferCollectiveOpInterface op) {
    Value send = op.getSent();
    auto reason = op->getAttrOfType<StringAttr>(kReasonAttr);
    json::Object collective{
        {"kind", getName(op.getCollectiveKind())},
        {"dtype",
         getDTypeName(cast<MemRefType>(send.getType()).getElementType())},
        {"bytes", getNominalBytes(entry, send)},
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
    if (auto members = op->getAttrOfType<ArrayAttr>(kBucketAttr)) {
      json::Array bucket;
      for (auto member : members.getAsRange<DictionaryAttr>()) {
        auto reason = member.getAs<StringAttr>("reason");
        bucket.push_back(json::Object{
            {"bytes", member.getAs<IntegerAttr>("bytes").getInt()},
            {"location", formatLocation(member.getAs<LocationAttr>("loc"))},
            {"reason", reason ? reason.str() : std::string()}});
      }
      collective["bucket"] = std::move(bucket);
    }
    collectives.push_back(std::move(collective));
  });
  return collectives;
}

/// A complex value's parts are no dimension of the caller's.
static void dropParts(json::Object &value) {
  StringRef dtype = *value.getString("dtype");
  if (dtype != "c64" && dtype != "c128")
    return;
  value.getArray("shape")->pop_back();
}

/// Describes values in the caller's shape: states that the program takes flat,
/// complex numbers that it takes as their parts.
static void describeForCaller(json::Array &values) {
  for (json::Value &element : values) {
    json::Object &value = *element.getAsObject();
    dropParts(value);
    json::Value *shape = value.get("caller_shape");
    if (!shape)
      continue;
    value["shape"] = std::move(*shape);
    value.erase("caller_shape");
    value["placement"] = json::Object{{"kind", "sharded"}, {"flat", true}};
  }
}

json::Object mlir::dp::buildDescriptor(ModuleOp schedule) {
  json::Array entries;
  json::Value devices = nullptr;
  for (auto function : schedule.getOps<func::FuncOp>()) {
    auto entry = function->getAttrOfType<DictionaryAttr>(kEntryAttr);
    if (!entry)
      continue;
    if (auto count = function->getAttrOfType<IntegerAttr>(kDevicesAttr))
      devices = count.getInt();
    json::Value converted = toJSON(entry);
    json::Object object = std::move(*converted.getAsObject());
    std::string name = function.getName().str();
    object["name"] = name;
    object["symbol"] = getEntrySymbol(name);
    object["arena"] = getArenaSymbol(name);
    object["collectives"] = describeCollectives(function);
    // Slots for events, where the target has streams.
    int64_t events = 0;
    function.walk([&](EventRecordOp op) {
      events = std::max<int64_t>(events, op.getEvent() + 1);
    });
    if (events > 0)
      object["events"] = events;
    EntryInfo info(function);
    unsigned buffer = info.getArguments().size();
    for (json::Value &value : *object.getArray("results")) {
      json::Object &result = *value.getAsObject();
      if (!result.get("updates"))
        result["bytes"] =
            getNominalBytes(function, function.getArgument(buffer++));
    }
    describeForCaller(*object.getArray("arguments"));
    describeForCaller(*object.getArray("results"));
    int64_t memory = 0, state = 0;
    if (auto arena = function->getAttrOfType<IntegerAttr>(kArenaBytesAttr))
      memory = arena.getInt();
    for (auto [i, buffer] : llvm::enumerate(info.getBuffers())) {
      if (buffer.contains(EntryInfo::kMemory) || buffer.contains("copy_of"))
        continue;
      int64_t bytes = getNominalBytes(function, function.getArgument(i));
      memory += bytes;
      if (auto role = buffer.getAs<StringAttr>("role"); role && role == "state")
        state += bytes;
    }
    object["memory_per_device"] = memory;
    object["state_per_device"] = state;
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
    // What the host puts together after the step travels too.
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
