//===- StateStore.cpp - The states of a session ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "StateStore.h"
#include "Agreement.h"
#include "Host/Libraries/Halves.h"
#include "Support/DType.h"
#include "Support/Error.h"

#include <cassert>

using namespace dp;

State &StateStore::declare(const Value &value) {
  State &state = states[value.name];
  if (!state.value)
    order.push_back(&state);
  state.value = &value;
  return state;
}

RoundedState &StateStore::declareCopy(State &state, const Value &value) {
  for (RoundedState &copy : state.copies)
    if (copy.value->dtype == value.dtype)
      return copy;
  return state.copies.emplace_back(RoundedState{&value, {}});
}

State &StateStore::find(const std::string &name) {
  auto found = states.find(name);
  if (found == states.end())
    throw Error("the executable has no state '" + name + "'");
  return found->second;
}

void StateStore::check(const State &state, const std::string &name,
                       const dp_array &value) {
  checkArray(*state.value, value, "state");
  if (!value.data && elementCount(value.shape, value.rank) != 0)
    throw Error("state '" + name + "' has no data");
}

void StateStore::share(const std::string &name, const dp_array &value) {
  State &state = find(name);
  check(state, name, value);
  checkMemory(context, value, "state", name);
  Devices &devices = context.devices;
  DeviceMemory &memory = devices[devices.first()].memory();
  bool isOnItsDevice = value.memory == DP_MEMORY_CUDA
                           ? memory.isOf(value.gpu)
                           : memory.isHostAddressable();
  if (devices.count() != 1 || !isOnItsDevice)
    throw Error("state '" + name +
                "' is shared, which takes one device, and an array in its "
                "memory");
  constexpr uintptr_t alignment = 64; // As allocations of GPUs have it.
  if (value.memory == DP_MEMORY_CUDA &&
      reinterpret_cast<uintptr_t>(value.data) % alignment != 0)
    throw Error("state '" + name +
                "' is shared on a GPU, but does not begin "
                "at a multiple of 64 bytes");
  if (!state.copies.empty())
    throw Error("state '" + name +
                "' cannot be shared: the program keeps it rounded, too");
  ++version;
  state.shape.assign(value.shape, value.shape + value.rank);
  LocalPart part = localPart(*state.value, state.shape.data(), 1, 0);
  state.buffers.resize(1);
  state.buffers[0].share(value.data, part.localBytes());
  if (isOnGpu(value))
    addStream(sharedStreams, streamOf(value));
  state.isSet = true;
}

void StateStore::awaitCaller(const dp_array &value) const {
  std::vector<CallersStream> streams;
  if (isOnGpu(value))
    addStream(streams, streamOf(value));
  addStreams(streams);
  context.backend.awaitCaller(streams);
}

void StateStore::set(const std::string &name, const dp_array &given) {
  State &state = find(name);
  check(state, name, given);
  checkMemory(context, given, "state", name);
  dp_array value = given;
  std::vector<char> onHost;
  // The host rounds copies, and compares values with other processes'.
  if (isOnGpu(given) && (!state.copies.empty() || context.isAcross())) {
    onHost.resize(elementCount(given.shape, given.rank) *
                  dtypeSize(given.dtype));
    context.backend.readCallers(onHost.data(), given.data, streamOf(given),
                                static_cast<int64_t>(onHost.size()));
    value.data = onHost.data();
    value.memory = DP_MEMORY_HOST;
  }
  awaitCaller(value);
  std::vector<int64_t> shape(value.shape, value.shape + value.rank);
  if (shape != state.shape || state.buffers.empty())
    ++version;
  Devices &devices = context.devices;
  state.isSet = false;
  state.shape = shape;
  state.buffers.resize(devices.count());
  devices.run([&](int64_t rank) {
    write(rank, *state.value, value, state.buffers[rank]);
  });
  for (RoundedState &copy : state.copies)
    setCopy(copy, value);
  if (context.isAcross()) {
    state.digest = digestOf(value);
    isCompared = false;
  }
  state.isSet = true;
}

void StateStore::write(int64_t rank, const Value &value, const dp_array &array,
                       Buffer &buffer) {
  Devices &devices = context.devices;
  LocalPart part = localPart(value, array.shape, devices.count(), rank);
  const void *data = array.data;
  DeviceMemory &memory = devices[rank].memory();
  buffer.reserve(memory, part.localBytes());
  void *local = buffer.data();
  if (local == data)
    return; // It is shared.
  if (isOnGpu(array))
    return memory.writeRows(
        local,
        {static_cast<char *>(array.data) + part.offset, array.gpu, part.stride},
        part.bytes, part.outer);
  if (memory.isHostAddressable())
    return part.scatter(local, data);
  std::vector<char> packed(part.localBytes());
  part.scatter(packed.data(), data);
  memory.write(local, packed.data(), part.localBytes());
}

/// Rounds `value`, a new state, to the dtype of its copy.
void StateStore::setCopy(RoundedState &copy, const dp_array &value) {
  int64_t count = elementCount(value.shape, value.rank);
  std::vector<uint16_t> rounded(count);
  narrowToHalves(copy.value->dtype, static_cast<const float *>(value.data),
                 rounded.data(), count);
  copy.buffers.resize(context.devices.count());
  context.devices.run([&](int64_t rank) {
    write(rank, *copy.value,
          {rounded.data(), copy.value->dtype, value.rank, value.shape,
           DP_MEMORY_HOST, 0, nullptr},
          copy.buffers[rank]);
  });
}

void StateStore::get(const std::string &name, const dp_array &value) {
  State &state = find(name);
  if (!state.isSet)
    throw Error("state '" + name + "' is not set");
  checkArray(*state.value, value, "state");
  checkMemory(context, value, "state", name);
  if (context.isAcross())
    requireHostMemory(value, name);
  if (!std::equal(state.shape.begin(), state.shape.end(), value.shape))
    throw Error(
        "state '" + name + "' is " +
        describeType(state.value->dtype, state.shape.data(), value.rank) +
        ", not " + describeType(value.dtype, value.shape, value.rank));
  bool sharded = state.value->placement.kind == DP_SHARDED;
  if (context.isAcross() && sharded)
    return gather(state, value.data);
  Devices &devices = context.devices;
  awaitCaller(value);
  int64_t begin = sharded ? devices.first() : context.outputRank();
  int64_t end = sharded ? devices.end() : begin + 1;
  for (int64_t r = begin; r < end && value.data; ++r) {
    LocalPart part =
        localPart(*state.value, state.shape.data(), devices.count(), r);
    const void *local = state.buffers[r].data();
    DeviceMemory &memory = devices[r].memory();
    if (isOnGpu(value)) {
      memory.readRows({static_cast<char *>(value.data) + part.offset, value.gpu,
                       part.stride},
                      local, part.bytes, part.outer);
      continue;
    }
    if (memory.isHostAddressable()) {
      part.gather(value.data, local);
      continue;
    }
    std::vector<char> packed(part.localBytes());
    memory.read(packed.data(), local, part.localBytes());
    part.gather(value.data, packed.data());
  }
}

/// Gathers a sharded state from all processes to `data` on process 0; null: it
/// takes part without a copy. The state is small beside a step: it goes through
/// the control plane.
void StateStore::gather(const State &state, void *data) {
  assert(context.isAcross() && "all parts are here");
  Devices &devices = context.devices;
  std::vector<LocalPart> parts;
  std::vector<int64_t> bytes;
  int64_t total = 0;
  for (int64_t r = 0; r < devices.count(); ++r) {
    parts.push_back(
        localPart(*state.value, state.shape.data(), devices.count(), r));
    bytes.push_back(parts[r].localBytes());
    total += bytes[r];
  }
  int64_t self = devices.first();
  std::vector<char> own(bytes[self]), whole(self == 0 ? total : 0);
  devices[self].memory().read(own.data(), state.buffers[self].data(),
                              bytes[self]);
  std::vector<void *> places(devices.count());
  int64_t at = 0;
  for (int64_t r = 0; self == 0 && r < devices.count(); at += bytes[r++])
    places[r] = whole.data() + at;
  context.control->gather("the gathering of a state", own.data(), bytes,
                          places);
  for (int64_t r = 0; self == 0 && data && r < devices.count(); ++r)
    parts[r].gather(data, places[r]);
}

void StateStore::invalidate() {
  for (auto &state : states)
    state.second.isSet = false;
}

void StateStore::compare() {
  if (isCompared)
    return;
  std::vector<Shared> values;
  for (const State *s : order)
    values.push_back({s->value->name.c_str(), s->isSet, s->digest});
  requireEqual(*context.control,
               "the comparison of the states that were set since the last step",
               values);
  isCompared = true;
}
