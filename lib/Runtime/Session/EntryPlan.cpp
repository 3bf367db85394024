//===- EntryPlan.cpp - An entry laid out on the devices -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "EntryPlan.h"
#include "Agreement.h"
#include "Support/Error.h"

#include <algorithm>

using namespace dp;

EntryPlan::EntryPlan(const SessionContext &context, int64_t entry,
                     StateStore &states)
    : context(context), store(states),
      declaration(context.executable.descriptor.entries[entry]),
      entryCode(context.executable.code[entry]) {
  for (const Value &v : declaration.arguments)
    this->states.push_back(v.role == DP_ROLE_STATE ? &states.declare(v)
                                                   : nullptr);
  for (const StateCopy &copy : declaration.copies)
    copies.push_back(
        &StateStore::declareCopy(*this->states[copy.state], copy.value));
}

void EntryPlan::prepare(const dp_array *arguments) {
  checkArguments(arguments);
  layOut(arguments, nullptr, nullptr);
  compareSizes();
}

void EntryPlan::prepareStep(const dp_array *arguments, const dp_array *results,
                            const UploadedArguments *uploaded) {
  checkArguments(arguments);
  if (uploaded)
    uploaded->check(declaration, arguments);
  layOut(arguments, results, uploaded);
  checkResults(results);
  checkData(arguments, uploaded);
  placeArrays(arguments, results, uploaded);
  compareSizes();
  compareInputs(arguments);
  digestCopied(arguments, uploaded);
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

const int64_t *EntryPlan::shapeOf(const dp_array *arguments, size_t i) const {
  if (!states[i])
    return arguments[i].shape;
  if (!states[i]->isSet)
    throw Error("state '" + declaration.arguments[i].name +
                "' is not set (missing, or lost in a step that failed)");
  return states[i]->shape.data();
}

/// The global size that the program is given for `dim`.
int64_t EntryPlan::sizeOf(const dp_array *arguments,
                          const Entry::Dim &dim) const {
  return dim.argument < 0 ? context.devices.count()
                          : shapeOf(arguments, dim.argument)[dim.dim];
}

/// Throws unless all states are set, the arguments have the declared types and
/// all batches have the same number of rows.
void EntryPlan::checkArguments(const dp_array *arguments) const {
  const Value *firstBatch = nullptr;
  int64_t rows = 0;
  for (size_t i = 0; i < declaration.arguments.size(); ++i) {
    const Value &v = declaration.arguments[i];
    if (states[i]) {
      shapeOf(arguments, i);
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

void EntryPlan::checkResults(const dp_array *results) const {
  for (size_t i = 0; i < declaration.results.size(); ++i) {
    const Value &v = declaration.results[i];
    if (v.updates >= 0 || !results[i].data)
      continue;
    checkArray(v, results[i], "result");
    const std::vector<int64_t> &shape = current.resultShapes[i];
    if (!std::equal(shape.begin(), shape.end(), results[i].shape))
      throw Error(
          "result '" + v.name + "' is " +
          describeType(v.dtype, shape.data(), results[i].rank) + ", not " +
          describeType(results[i].dtype, results[i].shape, results[i].rank));
  }
}

/// Returns true if the argument has been uploaded.
static bool has(const UploadedArguments *uploaded, size_t argument) {
  return uploaded && uploaded->has[argument];
}

/// Throws unless every argument that is not empty has data.
void EntryPlan::checkData(const dp_array *arguments,
                          const UploadedArguments *uploaded) const {
  const RankLayout &rank = current.ranks[context.devices.first()];
  for (size_t i = 0; i < declaration.arguments.size(); ++i)
    if (!states[i] && !arguments[i].data && !has(uploaded, i) &&
        rank.arguments[i].stride != 0)
      throw Error("argument '" + declaration.arguments[i].name +
                  "' has no data");
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

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

std::vector<int64_t> EntryPlan::resultShape(const dp_array *arguments,
                                            int64_t result) const {
  if (result < 0 || result >= static_cast<int64_t>(declaration.results.size()))
    throw Error("result " + std::to_string(result) + " does not exist");
  const Value &v = declaration.results[result];
  std::vector<int64_t> dims;
  for (const Entry::Dim &d : declaration.dims)
    dims.push_back(sizeOf(arguments, d));
  return resolveShape(v, dims,
                      v.updates < 0 ? nullptr : shapeOf(arguments, v.updates));
}

/// Returns true if the entry is laid out for arrays in these memories. Results
/// that are not given have that of the last call.
bool EntryPlan::hasMemoryOf(const dp_array *arguments, const dp_array *results,
                            const UploadedArguments *uploaded) const {
  size_t inputs = declaration.arguments.size();
  for (size_t i = 0; i < inputs; ++i)
    if (!states[i] &&
        (isOnGpu(arguments[i]) || has(uploaded, i)) != current.onGpu[i])
      return false;
  for (size_t i = 0; results && i < declaration.results.size(); ++i)
    if (declaration.results[i].updates < 0 && results[i].data &&
        isOnGpu(results[i]) != current.onGpu[inputs + i])
      return false;
  return true;
}

/// Lays the entry out for the sizes and the memory of the arrays unless it is
/// already.
void EntryPlan::layOut(const dp_array *arguments, const dp_array *results,
                       const UploadedArguments *uploaded) {
  bool same = isLaidOut && stateVersion == store.layoutVersion() &&
              hasMemoryOf(arguments, results, uploaded);
  for (size_t i = 0; same && i < declaration.dims.size(); ++i)
    same = current.dims[i] == sizeOf(arguments, declaration.dims[i]);
  if (same)
    return;
  isLaidOut = sizesCompared = false;
  placed.clear();
  stateVersion = store.layoutVersion();
  size_t inputs = declaration.arguments.size();
  current.onGpu.resize(inputs + declaration.results.size());
  for (size_t i = 0; i < inputs; ++i)
    current.onGpu[i] =
        !states[i] && (isOnGpu(arguments[i]) || has(uploaded, i));
  for (size_t i = 0; results && i < declaration.results.size(); ++i)
    if (declaration.results[i].updates < 0 && results[i].data)
      current.onGpu[inputs + i] = isOnGpu(results[i]);
  current.dims.clear();
  for (const Entry::Dim &d : declaration.dims)
    current.dims.push_back(sizeOf(arguments, d));
  current.resultShapes.clear();
  for (size_t i = 0; i < declaration.results.size(); ++i)
    current.resultShapes.push_back(
        resultShape(arguments, static_cast<int64_t>(i)));
  current.ranks.resize(context.devices.count());
  // On the rank's own thread, so that it is the first to touch its memory.
  context.devices.run([&](int64_t rank) { layOutRank(rank, arguments); });
  collectSources();
  isLaidOut = true;
}

void EntryPlan::layOutRank(int64_t rank, const dp_array *arguments) {
  const std::vector<Value> &inputs = declaration.arguments;
  const std::vector<Value> &results = declaration.results;
  RankLayout &r = current.ranks[rank];
  Device &device = context.devices[rank];
  DeviceMemory &memory = device.memory();
  int64_t ranks = context.devices.count();
  r.arguments.clear();
  r.results.clear();
  r.buffers.clear();
  r.hostBuffers.clear();
  r.uploaded.assign(inputs.size(), false);
  r.copied.assign(inputs.size(), {});
  r.hasCopied = false;
  r.owned.resize(inputs.size() + results.size());
  r.mirrors.resize(r.owned.size());
  // Memory that the caller's array may take the place of is left out.
  auto add = [&](size_t place, int64_t bytes, bool onHost, bool isCallers) {
    bool isMirrored = !memory.isHostAddressable();
    if (current.onGpu[place]) {
      r.buffers.push_back(nullptr); // See placeArrays().
      r.hostBuffers.push_back(nullptr);
      return;
    }
    if (isMirrored ? !onHost : !isCallers)
      r.owned[place].reserve(memory, bytes);
    if (isMirrored)
      r.mirrors[place].reserve(memory, bytes, MemoryKind::Pinned);
    void *mirror = r.mirrors[place].data(), *own = r.owned[place].data();
    r.buffers.push_back(isMirrored && onHost ? mirror : own);
    r.hostBuffers.push_back(isMirrored ? mirror : own);
  };
  for (size_t i = 0; i < inputs.size(); ++i) {
    r.arguments.push_back(
        partOfArgument(context, inputs[i], shapeOf(arguments, i), rank));
    if (states[i]) {
      r.buffers.push_back(states[i]->buffers[rank].data());
      r.hostBuffers.push_back(nullptr);
    } else {
      add(i, r.arguments[i].localBytes(), inputs[i].onHost,
          r.arguments[i].isDense());
    }
  }
  for (RoundedState *copy : copies) {
    r.buffers.push_back(copy->buffers[rank].data());
    r.hostBuffers.push_back(nullptr);
  }
  for (size_t i = 0; i < results.size(); ++i) {
    r.results.push_back(
        localPart(results[i], current.resultShapes[i].data(), ranks, rank));
    if (results[i].updates < 0)
      add(inputs.size() + i,
          results[i].copyOf < 0 ? r.results[i].localBytes() : 0,
          /*onHost=*/false, isCallers(rank, i));
  }
  int64_t bytes = entryCode.arenaSize(rank, ranks, current.dims.data());
  if (bytes < 0)
    throw Error("the program asks for an arena of a negative size",
                DP_ERROR_PROGRAM);
  r.arena.reserve(memory, bytes, MemoryKind::Arena);
  device.prepare(declaration.events);
}

void EntryPlan::collectSources() {
  const std::vector<Value> &results = declaration.results;
  const Devices &devices = context.devices;
  current.sources.assign(results.size(), {});
  current.counts.assign(results.size(), 0);
  size_t position = declaration.inputBuffers();
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i].updates >= 0)
      continue;
    const std::vector<int64_t> &shape = current.resultShapes[i];
    current.counts[i] =
        elementCount(shape.data(), static_cast<int64_t>(shape.size()));
    current.sources[i].resize(devices.count());
    size_t buffer = results[i].copyOf < 0 ? position : results[i].copyOf;
    for (int64_t r = devices.first(); r < devices.end(); ++r)
      current.sources[i][r] = current.ranks[r].hostBuffers[buffer];
    ++position;
  }
}

//===----------------------------------------------------------------------===//
// Arrays in the caller's memory
//===----------------------------------------------------------------------===//

/// Returns true if the rank can write its part of result `i` into the caller's
/// array: no other rank's is added to it there by the host, and it lies in one
/// piece.
bool EntryPlan::isCallers(int64_t rank, size_t i) const {
  const Value &v = declaration.results[i];
  size_t number = declaration.arguments.size() + i;
  return v.updates < 0 && v.copyOf < 0 && !context.isAcross() &&
         (v.placement.kind != DP_PARTIAL || current.onGpu[number]) &&
         (v.placement.kind == DP_SHARDED || rank == context.outputRank()) &&
         current.ranks[rank].results[i].isDense();
}

/// Lets the ranks read and write the caller's arrays where they are, and gives
/// them memory of their own for the others: the arrays in host memory if that
/// is the devices' memory, else those in the memory of GPUs. A GPU copies
/// arrays in host memory in any case, except for those that it has already.
void EntryPlan::placeArrays(const dp_array *arguments, const dp_array *results,
                            const UploadedArguments *uploaded) {
  Devices &devices = context.devices;
  bool areGpus = !devices[devices.first()].memory().isHostAddressable();
  if (areGpus && std::find(current.onGpu.begin(), current.onGpu.end(), true) ==
                     current.onGpu.end())
    return;
  std::vector<const void *> addresses;
  for (size_t i = 0; i < declaration.arguments.size(); ++i)
    addresses.push_back(states[i] ? nullptr
                        : has(uploaded, i)
                            ? uploaded->buffers[devices.first()][i].data()
                            : arguments[i].data);
  for (size_t i = 0; i < declaration.results.size(); ++i)
    addresses.push_back(results[i].data);
  if (addresses == placed)
    return;
  CallerMemory memory(declaration, states, arguments, results);
  placed.clear();
  bool isPlaced = true;
  for (int64_t rank = devices.first(); rank < devices.end(); ++rank)
    isPlaced &= placeRank(rank, memory, arguments, results, uploaded, false);
  // Memory is allocated on the rank's own thread, so that it touches it first.
  if (!isPlaced)
    devices.run([&](int64_t rank) {
      placeRank(rank, memory, arguments, results, uploaded, true);
    });
  for (int64_t rank = devices.first(); areGpus && rank < devices.end(); ++rank)
    devices[rank].buffersMoved();
  collectSources();
  placed = std::move(addresses);
}

/// Returns false if memory must be allocated and `mayReserve` is false.
bool EntryPlan::placeRank(int64_t rank, const CallerMemory &memory,
                          const dp_array *arguments, const dp_array *results,
                          const UploadedArguments *uploaded, bool mayReserve) {
  RankLayout &r = current.ranks[rank];
  Device &device = context.devices[rank];
  bool isHost = device.memory().isHostAddressable();
  bool isPlaced = true;
  size_t inputs = declaration.arguments.size();
  auto choose = [&](size_t buffer, size_t number, const LocalPart &part,
                    void *other, bool isOther) {
    Buffer &owned = r.owned[number];
    if (!isOther && mayReserve)
      owned.reserve(device.memory(), part.localBytes());
    isPlaced &= isOther || (owned.data() && owned.size() >= part.localBytes());
    r.buffers[buffer] = isOther ? other : owned.data();
    r.hostBuffers[buffer] = isHost ? r.buffers[buffer] : nullptr;
  };
  // `isCallers`: nothing but the place of `array` is against its use.
  auto place = [&](size_t buffer, size_t number, const LocalPart &part,
                   const dp_array &array, bool isCallers) {
    if (!isHost && !current.onGpu[number])
      return; // Copied from and to a mirror.
    char *callers = static_cast<char *>(array.data) + part.offset;
    if (isCallers && !isHost)
      isCallers = isOnGpu(array) && device.canUse(array.gpu, callers);
    choose(buffer, number, part, callers, isCallers);
  };
  for (size_t i = 0; i < inputs; ++i)
    if (has(uploaded, i))
      choose(i, i, r.arguments[i], uploaded->buffers[rank][i].data(),
             device.canMoveBuffers());
    else if (!states[i])
      place(i, i, r.arguments[i], arguments[i],
            memory.canRead(i) && r.arguments[i].isDense());
  size_t position = declaration.inputBuffers();
  for (size_t i = 0; i < declaration.results.size(); ++i) {
    if (declaration.results[i].updates >= 0)
      continue;
    place(position++, inputs + i, r.results[i], results[i],
          memory.canWrite(i) && isCallers(rank, i));
  }
  return isPlaced;
}

//===----------------------------------------------------------------------===//
// Comparison with other processes
//===----------------------------------------------------------------------===//

/// Compares the sizes that the entry is laid out for: ranks with other sizes
/// would compute another step.
void EntryPlan::compareSizes() {
  if (!context.isAcross() || sizesCompared)
    return;
  std::vector<Setting> sizes;
  for (size_t i = 0; i < declaration.dims.size(); ++i)
    if (int64_t argument = declaration.dims[i].argument; argument >= 0)
      sizes.push_back({"the size of dimension " +
                           std::to_string(declaration.dims[i].dim) + " of '" +
                           declaration.arguments[argument].name + "'",
                       std::to_string(current.dims[i])});
  if (!sizes.empty())
    requireSameSettings(*context.control, "the comparison of the sizes", sizes);
  sizesCompared = true;
}

/// Elements of the largest input that is compared in later steps.
constexpr int64_t kComparedInputs = 256;

/// Compares the inputs: all before the first step of the entry, and small ones,
/// such as learning rates, when they change. Digests of large ones would cost
/// each step.
void EntryPlan::compareInputs(const dp_array *arguments) {
  if (!context.isAcross())
    return;
  bool isFirst = !inputsCompared, changed = false;
  std::vector<Shared> values;
  inputDigests.resize(declaration.arguments.size());
  for (size_t i = 0; i < declaration.arguments.size(); ++i) {
    if (declaration.arguments[i].role != DP_ROLE_INPUT)
      continue;
    const dp_array &input = arguments[i];
    if (!isFirst && elementCount(input.shape, input.rank) > kComparedInputs)
      continue;
    uint64_t digest = digestOf(input);
    changed |= digest != std::exchange(inputDigests[i], digest);
    values.push_back({declaration.arguments[i].name.c_str(), true, digest});
  }
  inputsCompared = true;
  if ((isFirst || comparedSteps.isNext(changed)) && !values.empty())
    requireEqual(*context.control,
                 "the comparison of the inputs that have changed", values);
}

//===----------------------------------------------------------------------===//
// Parameters on another GPU
//===----------------------------------------------------------------------===//

/// A smaller array is copied in the time in which a kernel starts.
static constexpr int64_t kDigestedBytes = 64 << 10;

/// Computes digests of the arguments that each device has whole and that some
/// devices copy from another GPU, as the parameters of a module there.
void EntryPlan::digestCopied(const dp_array *arguments,
                             const UploadedArguments *uploaded) {
  copiedDigests.clear();
  Devices &devices = context.devices;
  std::vector<CallersBytes> arrays;
  std::vector<size_t> numbers;
  for (size_t i = 0; i < declaration.arguments.size(); ++i) {
    if (states[i] || !current.onGpu[i] || has(uploaded, i) ||
        declaration.arguments[i].placement.kind != DP_REPLICATED)
      continue;
    const dp_array &array = arguments[i];
    int64_t bytes = current.ranks[devices.first()].arguments[i].localBytes();
    bool isCopied = false;
    for (int64_t rank = devices.first(); rank < devices.end(); ++rank)
      isCopied |= current.ranks[rank].buffers[i] != array.data;
    if (!isCopied || bytes < kDigestedBytes)
      continue;
    arrays.push_back({array.data, streamOf(array), bytes});
    numbers.push_back(i);
  }
  if (arrays.empty())
    return;
  std::vector<uint64_t> digests = context.backend.digestCallers(arrays);
  copiedDigests.resize(declaration.arguments.size());
  for (size_t n = 0; n < numbers.size(); ++n)
    copiedDigests[numbers[n]] = digests[n];
}
