//===- Descriptor.cpp - The descriptor of an executable -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Descriptor.h"
#include "Support/DType.h"
#include "Support/Error.h"

#include <nlohmann/json.hpp>
#include <set>

using namespace dp;
using nlohmann::json;

[[noreturn]] static void malformed(const std::string &what) {
  throw Error("malformed descriptor: " + what);
}

static dp_dtype readDType(const json &value, const std::string &where) {
  std::string name = value.get<std::string>();
  dp_dtype dtype = parseDType(name);
  if (dtype < 0)
    malformed(where + " has unknown dtype '" + name + "'");
  return dtype;
}

static ValuePlacement readPlacement(const json &value, size_t rank,
                                    const std::string &where) {
  ValuePlacement p;
  std::string kind = value.at("kind").get<std::string>();
  if (kind == "sharded") {
    p.kind = DP_SHARDED;
    p.flat = value.value("flat", false);
    if (p.flat)
      return p;
    p.dim = value.at("dim").get<int64_t>();
    p.unit = value.value("unit", int64_t(1));
    if (p.dim < 0 || p.dim >= static_cast<int64_t>(rank) || p.unit < 1)
      malformed(where + " is sharded along dimension " + std::to_string(p.dim) +
                " of " + std::to_string(rank) + " with unit " +
                std::to_string(p.unit));
  } else if (kind == "partial") {
    p.kind = DP_PARTIAL;
    std::string reduction = value.at("reduction").get<std::string>();
    p.reduction = parseReduction(reduction);
    if (p.reduction < 0)
      malformed(where + " has unknown reduction '" + reduction + "'");
  } else if (kind != "replicated") {
    malformed(where + " has unknown placement '" + kind + "'");
  }
  return p;
}

static Value readValue(const json &value, const std::string &where) {
  Value v;
  v.name = value.value("name", std::string());
  v.shape = value.at("shape").get<std::vector<int64_t>>();
  v.dtype = readDType(value.at("dtype"), where);
  // With this bound no size computation overflows.
  double elements = 1;
  for (int64_t size : v.shape) {
    if (size < -1)
      malformed(where + " has a negative size");
    elements *= static_cast<double>(size < 0 ? 1 : size);
  }
  if (elements > 0x1p50)
    malformed(where + " has more than 2^50 elements");
  v.placement = readPlacement(value.at("placement"), v.shape.size(), where);
  if (v.placement.flat) {
    for (int64_t size : v.shape)
      if (size < 0)
        malformed(where + " is held in ranges, but its shape is dynamic");
  } else if (v.placement.kind == DP_SHARDED &&
             v.shape[v.placement.dim] % v.placement.unit != 0 &&
             v.shape[v.placement.dim] != -1)
    malformed(where + ": the sharded dimension is no multiple of its unit");
  if (v.placement.kind == DP_PARTIAL &&
      !reductionSupports(v.placement.reduction, v.dtype))
    malformed(where + ": reduction of this dtype is not defined");
  return v;
}

static void readRole(const json &value, Value &v, const std::string &where) {
  std::string role = value.at("role").get<std::string>();
  if (role == "state")
    v.role = DP_ROLE_STATE;
  else if (role == "batch")
    v.role = DP_ROLE_BATCH;
  else if (role == "input")
    v.role = DP_ROLE_INPUT;
  else
    malformed(where + " has unknown role '" + role + "'");
  if (v.role == DP_ROLE_BATCH && v.placement.kind != DP_SHARDED)
    malformed(where + " is a batch but not sharded");
  if (v.placement.flat && v.role != DP_ROLE_STATE)
    malformed(where + " is held in ranges but is no state");
  if (v.placement.kind == DP_PARTIAL)
    malformed(where + " is partial; only results may be");
  std::string memory = value.value("memory", std::string("device"));
  v.onHost = memory == "host";
  if (!v.onHost && memory != "device")
    malformed(where + " has unknown memory '" + memory + "'");
  if (v.onHost && v.role == DP_ROLE_STATE)
    malformed(where + " is a state on the host");
}

static void readArguments(const json &entry, Entry &e, const std::string &at) {
  std::set<std::string> names;
  for (const json &value : entry.at("arguments")) {
    std::string where = at + " argument " + std::to_string(e.arguments.size());
    Value v = readValue(value, where);
    if (v.name.empty())
      v.name = "arg" + std::to_string(e.arguments.size());
    readRole(value, v, where);
    if (!names.insert(v.name).second)
      malformed(where + ": the name '" + v.name + "' is already in use");
    e.arguments.push_back(std::move(v));
  }
  for (const json &dim : entry.value("dims", json::array())) {
    Entry::Dim d = {dim.at("argument").get<int64_t>(),
                    dim.at("dim").get<int64_t>()};
    if (d.argument == -1 && d.dim == 0) {
      e.dims.push_back(d);
      continue;
    }
    if (d.argument < 0 ||
        d.argument >= static_cast<int64_t>(e.arguments.size()) || d.dim < 0 ||
        d.dim >= static_cast<int64_t>(e.arguments[d.argument].shape.size()))
      malformed(at + ": 'dims' names no dimension");
    e.dims.push_back(d);
  }
  for (const json &bound : entry.value("index_bounds", json::array())) {
    size_t argument = bound.at("argument").get<size_t>();
    if (argument >= e.arguments.size())
      malformed(at + ": 'index_bounds' names no argument");
    e.arguments[argument].indexMin = bound.at("min").get<int64_t>();
    e.arguments[argument].indexMax = bound.at("max").get<int64_t>();
  }
}

static void readCopies(const json &entry, Entry &e, const std::string &at) {
  for (const json &value : entry.value("copies", json::array())) {
    std::string where = at + " copy " + std::to_string(e.copies.size());
    StateCopy copy;
    copy.state = value.at("state").get<size_t>();
    if (copy.state >= e.arguments.size())
      malformed(where + " is of no argument");
    const Value &state = e.arguments[copy.state];
    copy.value = state;
    copy.value.dtype = readDType(value.at("dtype"), where);
    copy.value.placement =
        readPlacement(value.at("placement"), state.shape.size(), where);
    bool isRounded = copy.value.dtype == DP_F16 || copy.value.dtype == DP_BF16;
    if (state.role != DP_ROLE_STATE || state.dtype != DP_F32 || !isRounded)
      malformed(where + " is no f16 or bf16 of a state in f32");
    for (int64_t size : state.shape)
      if (size < 0)
        malformed(where + " is of a state whose shape is dynamic");
    if (copy.value.placement.kind == DP_PARTIAL)
      malformed(where + " is partial; only results may be");
    for (const StateCopy &other : e.copies)
      if (other.state == copy.state && other.value.dtype == copy.value.dtype)
        malformed(where + " is there already");
    e.copies.push_back(std::move(copy));
  }
}

static void checkUpdate(const Entry &e, const Value &v,
                        std::set<int64_t> &updated, const std::string &where) {
  if (v.updates < 0 || v.updates >= static_cast<int64_t>(e.arguments.size()) ||
      e.arguments[v.updates].role != DP_ROLE_STATE)
    malformed(where + " updates no state argument");
  const Value &state = e.arguments[v.updates];
  if (state.dtype != v.dtype || state.shape.size() != v.shape.size() ||
      !(state.placement == v.placement))
    malformed(where + " does not have the type of the state it updates");
  if (!updated.insert(v.updates).second)
    malformed(where + " updates a state that another result updates");
}

/// Checks that a result with copy_of has the type of that argument, and that
/// the argument is on the host.
static void checkCopy(const Entry &e, const Value &v,
                      const std::string &where) {
  bool exists = v.copyOf >= 0 && v.updates < 0 &&
                v.copyOf < static_cast<int64_t>(e.arguments.size());
  if (!exists || !e.arguments[v.copyOf].onHost ||
      e.arguments[v.copyOf].dtype != v.dtype ||
      e.arguments[v.copyOf].shape != v.shape ||
      !(e.arguments[v.copyOf].placement == v.placement))
    malformed(where + " is no argument on the host");
}

static void readResults(const json &entry, Entry &e, const std::string &at) {
  std::set<std::string> names;
  std::set<int64_t> updated;
  for (const json &value : entry.at("results")) {
    std::string number = std::to_string(e.results.size());
    std::string where = at + " result " + number;
    Value v = readValue(value, where);
    if (v.name.empty())
      v.name = "result" + number;
    if (value.contains("updates") && !value["updates"].is_null()) {
      v.updates = value["updates"].get<int64_t>();
      checkUpdate(e, v, updated, where);
    } else if (!names.insert(v.name).second) {
      v.name += "_" + number; // metrics need distinct names
      names.insert(v.name);
    }
    v.resultDims = value.value("result_dims", std::vector<int64_t>());
    v.copyOf = value.value("copy_of", int64_t(-1));
    if (v.copyOf != -1)
      checkCopy(e, v, where);
    size_t dynamic = 0;
    for (int64_t size : v.shape)
      dynamic += size == -1;
    if (v.updates < 0 && dynamic != v.resultDims.size())
      malformed(where + ": 'result_dims' does not match the shape");
    for (int64_t d : v.resultDims)
      if (d < 0 || d >= static_cast<int64_t>(e.dims.size()))
        malformed(where + ": 'result_dims' is out of range");
    e.results.push_back(std::move(v));
  }
}

static Entry readEntry(const json &entry) {
  Entry e;
  e.name = entry.at("name").get<std::string>();
  e.symbol = entry.at("symbol").get<std::string>();
  e.arena = entry.at("arena").get<std::string>();
  std::string at = "entry '" + e.name + "'";
  readArguments(entry, e, at);
  readCopies(entry, e, at);
  readResults(entry, e, at);
  e.events = entry.value("events", int64_t(0));
  if (e.events < 0 || e.events > INT32_MAX)
    malformed(at + " uses " + std::to_string(e.events) + " events");
  for (const json &c : entry.value("collectives", json::array()))
    e.collectiveLocations.push_back(
        c.value("location", std::string("an unknown location")));
  return e;
}

/// Checks that an entry that updates a state keeps every copy of it that any
/// entry has, each with one placement.
static void checkSharedCopies(const Descriptor &d) {
  for (const Entry &owner : d.entries)
    for (const StateCopy &copy : owner.copies)
      for (const Entry &e : d.entries) {
        bool isKept = false, isUpdated = false;
        for (const StateCopy &other : e.copies) {
          if (other.value.name != copy.value.name ||
              other.value.dtype != copy.value.dtype)
            continue;
          isKept = true;
          if (!(other.value.placement == copy.value.placement))
            malformed("the copy of state '" + copy.value.name +
                      "' differs between entries");
        }
        for (const Value &result : e.results)
          isUpdated |= result.updates >= 0 &&
                       e.arguments[result.updates].name == copy.value.name;
        if (isUpdated && !isKept)
          malformed("entry '" + e.name + "' updates state '" + copy.value.name +
                    "' without its copy");
      }
}

/// Checks that a state has one type and placement in all entries.
static void checkSharedState(const Descriptor &d) {
  std::vector<const Value *> states;
  for (const Entry &e : d.entries)
    for (const Value &v : e.arguments) {
      if (v.role != DP_ROLE_STATE)
        continue;
      for (const Value *other : states)
        if (other->name == v.name &&
            (other->dtype != v.dtype || other->shape != v.shape ||
             !(other->placement == v.placement)))
          malformed("state '" + v.name + "' differs between entries");
      states.push_back(&v);
    }
}

Descriptor dp::parseDescriptor(const char *text) {
  Descriptor d;
  try {
    json root = json::parse(text);
    if (root.value("format", std::string()) != "dp-executable")
      throw Error("not an executable of this format: its descriptor says "
                  "otherwise");
    if (root.at("abi").get<int64_t>() != DP_ABI_VERSION)
      malformed("ABI version " + root.at("abi").dump());
    d.target = root.value("target", d.target);
    if (d.target != "host" && d.target != "cuda")
      throw Error("the executable is for target '" + d.target +
                  "'; this runtime has backends for 'host' and 'cuda'");
    d.arch = root.value("arch", d.arch);
    if (root.contains("devices") && !root["devices"].is_null()) {
      d.devices = root["devices"].get<int64_t>();
      if (d.devices < 1)
        malformed("device count " + std::to_string(d.devices));
    }
    d.cpu = root.value("cpu", std::string());
    d.features = root.value("features", std::vector<std::string>());
    d.libraries = root.value("libraries", std::vector<std::string>());
    for (const json &entry : root.at("entries"))
      d.entries.push_back(readEntry(entry));
  } catch (const json::exception &e) {
    malformed(e.what());
  }
  checkSharedState(d);
  checkSharedCopies(d);
  return d;
}

std::string dp::describeType(dp_dtype dtype, const int64_t *shape,
                             int64_t rank) {
  std::string text = std::string(dtypeName(dtype)) + "[";
  for (int64_t i = 0; i < rank; ++i)
    text += std::string(i ? ", " : "") +
            (shape[i] < 0 ? std::string("?") : std::to_string(shape[i]));
  return text + "]";
}
