//===- Session.cpp - State and layout -------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Session.h"
#include "Agreement.h"
#include "Backends.h"
#include "Support/DType.h"
#include "Support/Error.h"

using namespace dp;

dp_session::dp_session(const dp_executable &executable,
                       const dp_session_options &options)
    : executable(executable),
      control(options.job ? options.job->control.get() : nullptr),
      localBatches(options.local_batches != 0),
      backend(makeDeviceBackend(executable, options, control)),
      devices(agreeOnRanks(options), backend->threads(options.threads),
              [this](int64_t rank, Communicator &comm, Team &team) {
                return backend->makeDevice(rank, comm, team);
              }),
      plans(executable.descriptor.entries.size()) {
  devices.communicator().setFault(Fault::ofEnvironment(), isAcross());
  int64_t fixed = executable.descriptor.devices;
  if (fixed != 0 && fixed != options.devices)
    throw Error("the executable was compiled for " + std::to_string(fixed) +
                " devices and cannot run on " +
                std::to_string(options.devices));
  connect();
  for (size_t i = 0; i < plans.size(); ++i) {
    const Entry &e = executable.descriptor.entries[i];
    for (const Value &v : e.arguments) {
      State *state = nullptr;
      if (v.role == DP_ROLE_STATE) {
        state = &states[v.name];
        if (!state->value)
          stateOrder.push_back(state);
        state->value = &v;
      }
      plans[i].states.push_back(state);
    }
  }
  watch(options);
}

/// Connects all devices; one that cannot stops those that wait for it.
void dp_session::connect() {
  Communicator &comm = devices.communicator();
  comm.beginStep(nullptr);
  backend->exchange(control);
  devices.run([&](int64_t rank) {
    try {
      devices[rank].connect();
    } catch (const Error &e) {
      devices[rank].fail(e.status, e.what());
    } catch (const std::bad_alloc &) {
      devices[rank].fail(DP_ERROR_MEMORY, "out of memory");
    }
  });
  if (comm.failed())
    throw Error(comm.firstFailure(), comm.failureStatus());
}

dp_session::~dp_session() {
  devices.communicator().beginStep(nullptr);
  devices.run([&](int64_t rank) { devices[rank].disconnect(); });
}

const Entry &dp_session::entryAt(int64_t entry) const {
  if (entry < 0 || entry >= static_cast<int64_t>(plans.size()))
    throw Error("entry " + std::to_string(entry) + " does not exist");
  return executable.descriptor.entries[entry];
}

dp_session::State &dp_session::findState(const std::string &name) {
  auto found = states.find(name);
  if (found == states.end())
    throw Error("the executable has no state '" + name + "'");
  return found->second;
}

void dp_session::setState(const std::string &name, const dp_array &value) {
  State &state = findState(name);
  checkArray(*state.value, value, "state");
  if (!value.data && elementCount(value.shape, value.rank) != 0)
    throw Error("state '" + name + "' has no data");
  std::vector<int64_t> shape(value.shape, value.shape + value.rank);
  if (shape != state.shape)
    for (Plan &p : plans)
      p.valid = false;
  bool first = state.buffers.empty();
  state.isSet = false;
  state.shape = shape;
  state.buffers.resize(devices.count());
  devices.run([&](int64_t rank) {
    LocalPart part =
        localPart(*state.value, shape.data(), devices.count(), rank);
    state.buffers[rank].reserve(devices[rank], part.localBytes());
    void *local = state.buffers[rank].data();
    if (devices[rank].hostAddressable())
      return part.scatter(local, value.data);
    std::vector<char> packed(part.localBytes());
    part.scatter(packed.data(), value.data);
    devices[rank].write(local, packed.data(), part.localBytes());
  });
  if (first) // the plans do not know the buffers yet
    for (Plan &p : plans)
      p.valid = false;
  if (isAcross()) {
    state.digest = digestOf(value);
    statesCompared = false;
  }
  state.isSet = true;
}

void dp_session::getState(const std::string &name, const dp_array &value) {
  State &state = findState(name);
  if (!state.isSet)
    throw Error("state '" + name + "' is not set");
  checkArray(*state.value, value, "state");
  if (!std::equal(state.shape.begin(), state.shape.end(), value.shape))
    throw Error(
        "state '" + name + "' is " +
        describeType(state.value->dtype, state.shape.data(), value.rank) +
        ", not " + describeType(value.dtype, value.shape, value.rank));
  bool sharded = state.value->placement.kind == DP_SHARDED;
  if (isAcross() && sharded)
    return gatherState(state, value.data);
  int64_t begin = sharded ? devices.first() : outputRank();
  int64_t end = sharded ? devices.end() : begin + 1;
  for (int64_t r = begin; r < end && value.data; ++r) {
    LocalPart part =
        localPart(*state.value, state.shape.data(), devices.count(), r);
    const void *local = state.buffers[r].data();
    if (devices[r].hostAddressable()) {
      part.gather(value.data, local);
      continue;
    }
    std::vector<char> packed(part.localBytes());
    devices[r].read(packed.data(), local, part.localBytes());
    part.gather(value.data, packed.data());
  }
}

const int64_t *dp_session::shapeOf(const Entry &e, const Plan &p,
                                   const dp_array *arguments, int64_t i) const {
  if (!p.states[i])
    return arguments[i].shape;
  if (!p.states[i]->isSet)
    throw Error("state '" + e.arguments[i].name +
                "' is not set (missing, or lost in a step that failed)");
  return p.states[i]->shape.data();
}

/// The global size that the program is given for `dim`.
int64_t dp_session::sizeOf(const Entry &e, const Plan &p,
                           const dp_array *arguments,
                           const Entry::Dim &dim) const {
  return dim.argument < 0 ? devices.count()
                          : shapeOf(e, p, arguments, dim.argument)[dim.dim];
}

/// Throws unless the arguments have the declared types and the batches have
/// as many rows as each other.
void dp_session::checkArguments(int64_t entry,
                                const dp_array *arguments) const {
  const Entry &e = entryAt(entry);
  const Plan &p = plans[entry];
  const Value *firstBatch = nullptr;
  int64_t rows = 0;
  for (size_t i = 0; i < e.arguments.size(); ++i) {
    const Value &v = e.arguments[i];
    if (p.states[i]) {
      shapeOf(e, p, arguments, static_cast<int64_t>(i));
      continue;
    }
    checkArray(v, arguments[i], "argument");
    if (v.role != DP_ROLE_BATCH || v.shape[v.placement.dim] != -1)
      continue;
    int64_t mine = arguments[i].shape[v.placement.dim] / v.placement.unit;
    if (firstBatch && mine != rows)
      throw Error("the batches differ in rows: '" + firstBatch->name +
                  "' has " + std::to_string(rows) + ", '" + v.name + "' has " +
                  std::to_string(mine));
    firstBatch = &v;
    rows = mine;
  }
}

static std::vector<int64_t> resolveShape(const Value &result,
                                         const std::vector<int64_t> &dims,
                                         const int64_t *stateShape) {
  if (stateShape)
    return {stateShape, stateShape + result.shape.size()};
  std::vector<int64_t> shape = result.shape;
  size_t next = 0;
  for (int64_t &size : shape)
    if (size == -1)
      size = dims[result.resultDims[next++]];
  return shape;
}

std::vector<int64_t> dp_session::resultShape(int64_t entry,
                                             const dp_array *arguments,
                                             int64_t result) const {
  const Entry &e = entryAt(entry);
  if (result < 0 || result >= static_cast<int64_t>(e.results.size()))
    throw Error("result " + std::to_string(result) + " does not exist");
  const Value &v = e.results[result];
  std::vector<int64_t> dims;
  for (const Entry::Dim &d : e.dims)
    dims.push_back(sizeOf(e, plans[entry], arguments, d));
  return resolveShape(
      v, dims,
      v.updates < 0 ? nullptr : shapeOf(e, plans[entry], arguments, v.updates));
}

/// Lays the entry out for the arguments' sizes unless it is so already.
void dp_session::layOut(int64_t entry, const dp_array *arguments) {
  const Entry &e = executable.descriptor.entries[entry];
  Plan &p = plans[entry];
  bool same = p.valid;
  for (size_t i = 0; same && i < e.dims.size(); ++i)
    same = p.dims[i] == sizeOf(e, p, arguments, e.dims[i]);
  if (same)
    return;
  p.valid = p.sizesCompared = false;
  p.dims.clear();
  for (const Entry::Dim &d : e.dims)
    p.dims.push_back(sizeOf(e, p, arguments, d));
  p.resultShapes.clear();
  for (size_t i = 0; i < e.results.size(); ++i)
    p.resultShapes.push_back(
        resultShape(entry, arguments, static_cast<int64_t>(i)));
  p.ranks.resize(devices.count());
  devices.run([&](int64_t rank) { layOutRank(entry, rank, arguments); });
  p.sources.assign(e.results.size(), {});
  p.counts.assign(e.results.size(), 0);
  size_t position = e.arguments.size();
  for (size_t i = 0; i < e.results.size(); ++i) {
    if (e.results[i].updates >= 0)
      continue;
    p.counts[i] = elementCount(p.resultShapes[i].data(),
                               static_cast<int64_t>(p.resultShapes[i].size()));
    p.sources[i].resize(devices.count());
    for (int64_t r = devices.first(); r < devices.end(); ++r)
      p.sources[i][r] =
          p.ranks[r].hostBuffers[e.results[i].copyOf < 0 ? position
                                                         : e.results[i].copyOf];
    ++position;
  }
  p.valid = true;
}

/// On the rank's own thread, so that it is the one to touch its memory first.
void dp_session::layOutRank(int64_t entry, int64_t rank,
                            const dp_array *arguments) {
  const Entry &e = executable.descriptor.entries[entry];
  Plan &p = plans[entry];
  RankPlan &r = p.ranks[rank];
  dp_device &device = devices[rank];
  r.arguments.clear();
  r.results.clear();
  r.buffers.clear();
  r.hostBuffers.clear();
  r.owned.resize(e.arguments.size() + e.results.size());
  r.mirrors.resize(r.owned.size());
  auto add = [&](size_t place, int64_t bytes, bool onHost) {
    if (onHost && !device.hostAddressable()) {
      r.mirrors[place].reserve(device, bytes, Memory::Pinned);
      r.buffers.push_back(r.mirrors[place].data());
      r.hostBuffers.push_back(r.mirrors[place].data());
      return;
    }
    r.owned[place].reserve(device, bytes);
    r.buffers.push_back(r.owned[place].data());
    if (!device.hostAddressable())
      r.mirrors[place].reserve(device, bytes, Memory::Pinned);
    r.hostBuffers.push_back(device.hostAddressable() ? r.owned[place].data()
                                                     : r.mirrors[place].data());
  };
  for (size_t i = 0; i < e.arguments.size(); ++i) {
    const int64_t *shape = shapeOf(e, p, arguments, static_cast<int64_t>(i));
    r.arguments.push_back(
        localPart(e.arguments[i], shape, devices.count(), rank));
    if (localBatches && e.arguments[i].role == DP_ROLE_BATCH) {
      int64_t bytes = r.arguments[i].localBytes();
      r.arguments[i] = {1, bytes, bytes, 0};
    }
    if (p.states[i]) {
      r.buffers.push_back(p.states[i]->buffers[rank].data());
      r.hostBuffers.push_back(nullptr);
    } else {
      add(i, r.arguments[i].localBytes(), e.arguments[i].onHost);
    }
  }
  for (size_t i = 0; i < e.results.size(); ++i) {
    r.results.push_back(localPart(e.results[i], p.resultShapes[i].data(),
                                  devices.count(), rank));
    if (e.results[i].updates < 0)
      add(e.arguments.size() + i,
          e.results[i].copyOf < 0 ? r.results[i].localBytes() : 0,
          /*onHost=*/false);
  }
  int64_t bytes =
      executable.code[entry].arenaSize(rank, devices.count(), p.dims.data());
  if (bytes < 0)
    throw Error("the program asks for an arena of a negative size",
                DP_ERROR_PROGRAM);
  r.arena.reserve(device, bytes);
  device.prepare(e.events);
}

void dp_session::prepare(int64_t entry, const dp_array *arguments) {
  compareStates();
  checkArguments(entry, arguments);
  layOut(entry, arguments);
  compareSizes(entry);
}
