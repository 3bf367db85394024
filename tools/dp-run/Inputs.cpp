//===- Inputs.cpp - The arguments of an entry -----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Inputs.h"
#include "Names.h"
#include "Random.h"

#include "dp/Files/ArrayFile.h"
#include "dp/Files/Digest.h"

using namespace dp;

// Number of batches of rows that --random makes, so that rows differ from step
// to step.
static constexpr int64_t randomBatches = 4;

static bool isInteger(dp_dtype dtype) {
  return dtype != DP_BOOL && !isFloat(dtype);
}

/// Checks dtype and shape except dimension `anyDim`; `leading` dimensions
/// precede those of the argument.
static void checkType(const dp_value_info &value, const NpyArray &array,
                      const std::string &file, int64_t anyDim, size_t leading) {
  if (!array.unsupported.empty())
    throw Failure(array.unsupported);
  bool ok = array.dtype == value.dtype ||
            (isInteger(array.dtype) && isInteger(value.dtype) &&
             dp_dtype_size(array.dtype) == dp_dtype_size(value.dtype));
  std::vector<int64_t> wanted(leading, -1);
  wanted.insert(wanted.end(), value.shape, value.shape + value.rank);
  if (anyDim >= 0)
    wanted[anyDim] = -1;
  ok = ok && array.shape.size() == wanted.size();
  for (size_t i = 0; ok && i < wanted.size(); ++i)
    ok = wanted[i] == -1 || wanted[i] == array.shape[i];
  if (!ok)
    throw Failure(
        file + ": '" + value.name + "' is " +
        describe(array.dtype, array.shape.data(), array.shape.size()) +
        " but must be " + describe(value.dtype, wanted.data(), wanted.size()));
}

NpzFile dp::readIf(const std::string &path) {
  return path.empty() ? NpzFile() : readArrays(path);
}

Inputs::Inputs(const Program &program, const Options &options, NpzFile states,
               int64_t rank, int64_t ranks, NpzFile resumed,
               const std::map<std::string, std::string> &resumedPaths)
    : program(program), options(options), rank(rank), ranks(ranks),
      stateFile(std::move(states)), perStepFile(readIf(options.perStep)) {
  std::map<std::string, std::string> paths = argumentPaths(program), ignored;
  if (ranks == 1) {
    dataFile = readIf(options.data);
  } else if (!options.data.empty()) {
    std::set<std::string> batchNames;
    for (const dp_value_info &value : program.arguments)
      if (value.role == DP_ROLE_BATCH)
        batchNames.insert(value.name);
    for (const auto &[path, name] : paths)
      if (batchNames.count(name))
        batchNames.insert(path);
    NpzParts parts = openArrays(options.data, batchNames);
    dataFile = std::move(parts.whole);
    rowFiles = std::move(parts.parts);
    renamePaths(rowFiles, paths, ignored);
  }
  renamePaths(stateFile, paths, statePaths);
  for (auto &[name, array] : resumed) {
    statePaths.erase(name);
    stateFile[name] = std::move(array);
  }
  for (const auto &[name, path] : resumedPaths)
    statePaths[name] = path;
  renamePaths(dataFile, paths, ignored);
  renamePaths(perStepFile, paths, ignored);
  findStates();
  findBatches();
  findInputs();
  reportMissing();
  chooseSteps();
  loadRows();
  checkPerStep();
  // Arrays that no argument took are not needed any more.
  stateFile.clear();
  dataFile.clear();
  perStepFile.clear();
  current.resize(program.arguments.size());
}

void Inputs::checkPerStep() const {
  for (const auto &item : perStep) {
    int64_t have = item.second.shape[0];
    if (have < stepCount)
      throw Failure(options.perStep + ": '" +
                    program.arguments[item.first].name + "' has " +
                    std::to_string(have) + " rows but the run has " +
                    std::to_string(stepCount) + " steps");
  }
}

NpyArray Inputs::random(const dp_value_info &value,
                        std::vector<int64_t> shape) {
  for (int64_t size : shape)
    if (size < 0)
      throw Failure(std::string("--random cannot choose the size of '") +
                    value.name + "', which is " +
                    describe(value.dtype, value.shape, value.rank));
  return randomArray(value, std::move(shape), *options.random);
}

void Inputs::findStates() {
  for (const dp_value_info &value : program.arguments) {
    if (value.role != DP_ROLE_STATE)
      continue;
    auto found = stateFile.find(value.name);
    if (found != stateFile.end()) {
      checkType(value, found->second, options.state, -1, 0);
      stateValues[value.name] = found->second;
    } else if (options.random) {
      stateValues[value.name] =
          random(value, {value.shape, value.shape + value.rank});
    } else {
      missingStates.push_back(value.name);
    }
  }
}

int64_t Inputs::chooseBatch() const {
  const dp_value_info *fixed = nullptr;
  for (const dp_value_info &value : program.arguments) {
    if (value.role != DP_ROLE_BATCH || value.shape[value.shard_dim] < 0)
      continue;
    if (fixed && value.shape[value.shard_dim] / value.shard_unit !=
                     fixed->shape[fixed->shard_dim] / fixed->shard_unit)
      throw Failure(std::string("the batches '") + fixed->name + "' and '" +
                    value.name + "' of entry '" + program.entryName +
                    "' differ in rows: " +
                    describe(fixed->dtype, fixed->shape, fixed->rank) + ", " +
                    describe(value.dtype, value.shape, value.rank));
    fixed = &value;
  }
  if (!fixed && !options.batch)
    throw Failure("the batch of entry '" + program.entryName +
                  "' is dynamic: give --batch");
  if (!fixed)
    return *options.batch;
  int64_t graph = fixed->shape[fixed->shard_dim] / fixed->shard_unit;
  if (options.batch && *options.batch != graph)
    throw Failure("--batch " + std::to_string(*options.batch) +
                  ": the batch of entry '" + program.entryName + "' is " +
                  std::to_string(graph));
  return graph;
}

void Inputs::findBatches() {
  bool any = false;
  batchMayBeShort = true;
  for (const dp_value_info &value : program.arguments)
    if (value.role == DP_ROLE_BATCH) {
      any = true;
      batchMayBeShort &= value.shape[value.shard_dim] == -1;
    }
  if (!any)
    return;
  batch = chooseBatch();
  // Batches from a file come first: they determine the number of rows.
  const char *first = nullptr;
  for (size_t i = 0; i < program.arguments.size(); ++i) {
    const dp_value_info &value = program.arguments[i];
    if (value.role != DP_ROLE_BATCH)
      continue;
    auto found = dataFile.find(value.name);
    if (found == dataFile.end()) {
      if (!options.random)
        missingData.push_back(value.name);
      continue;
    }
    checkType(value, found->second, options.data, value.shard_dim, 0);
    int64_t extent = found->second.shape[value.shard_dim];
    if (extent % value.shard_unit != 0)
      throw Failure(options.data + ": '" + value.name + "' has " +
                    std::to_string(extent) + " elements along dimension " +
                    std::to_string(value.shard_dim) + ", not a multiple of " +
                    std::to_string(value.shard_unit));
    int64_t mine = extent / value.shard_unit;
    if (first && mine != rowCount)
      throw Failure(options.data + ": '" + first + "' has " +
                    std::to_string(rowCount) + " rows, '" + value.name +
                    "' has " + std::to_string(mine));
    first = value.name;
    rowCount = mine;
    batches.emplace(i, selector(value, std::move(found->second)));
    found->second = NpyArray();
  }
  if (!first && options.random &&
      __builtin_mul_overflow(batch, randomBatches, &rowCount))
    throw Failure("--batch " + std::to_string(batch) + " is too large");
  for (size_t i = 0; options.random && i < program.arguments.size(); ++i) {
    const dp_value_info &value = program.arguments[i];
    if (value.role != DP_ROLE_BATCH || batches.count(i))
      continue;
    std::vector<int64_t> shape(value.shape, value.shape + value.rank);
    shape[value.shard_dim] = rowCount * value.shard_unit;
    batches.emplace(i, RowSelector(value, random(value, shape)))
        .first->second.isRandom = true;
  }
}

RowSelector Inputs::selector(const dp_value_info &value, NpyArray data) {
  auto parts = rowFiles.find(value.name);
  return parts == rowFiles.end() ? RowSelector(value, std::move(data))
                                 : RowSelector(value, parts->second);
}

std::vector<NpzArray *> Inputs::rowFilesInUse() {
  std::vector<NpzArray *> files;
  for (auto &item : batches)
    files.push_back(item.second.rowFile());
  return files;
}

std::vector<std::pair<std::string, uint64_t>> Inputs::rowDigests() const {
  std::vector<std::pair<std::string, uint64_t>> digests;
  for (const auto &[argument, rows] : batches)
    digests.emplace_back(program.arguments[argument].name, rows.digest());
  return digests;
}

/// Reads this rank's rows of all steps if they cannot be read later.
void Inputs::loadRows() {
  std::vector<bool> needed;
  for (auto &item : batches) {
    if (!item.second.mustLoad())
      continue;
    if (needed.empty()) {
      needed.resize(rowCount);
      int64_t left = rowCount;
      for (int64_t step = 0; step < stepCount && left > 0; ++step) {
        const std::vector<int64_t> &rows = order->rowsOf(step);
        Chunk mine = chunkOf(static_cast<int64_t>(rows.size()), ranks, rank);
        for (int64_t i = 0; i < mine.size; ++i)
          if (!needed[rows[mine.offset + i]]) {
            needed[rows[mine.offset + i]] = true;
            --left;
          }
      }
    }
    item.second.load(needed);
  }
}

void Inputs::findInputs() {
  for (size_t i = 0; i < program.arguments.size(); ++i) {
    const dp_value_info &value = program.arguments[i];
    if (value.role != DP_ROLE_INPUT)
      continue;
    auto found = perStepFile.find(value.name);
    if (found != perStepFile.end()) {
      checkType(value, found->second, options.perStep, -1, 1);
      perStep[i] = found->second;
      continue;
    }
    bool inState = stateFile.count(value.name) != 0;
    NpzFile &file = inState ? stateFile : dataFile;
    found = file.find(value.name);
    if (found != file.end()) {
      checkType(value, found->second, inState ? options.state : options.data,
                -1, 0);
      constants[i] = found->second;
    } else if (options.random) {
      constants[i] = random(value, {value.shape, value.shape + value.rank});
    } else {
      missingInputs.push_back(value.name);
    }
  }
}

/// Returns at most a few names of a list that may be long.
static std::string abridged(std::vector<std::string> names) {
  constexpr size_t shown = 8;
  if (names.size() <= shown)
    return joined(names);
  size_t more = names.size() - shown;
  names.resize(shown);
  return joined(names) + " and " + std::to_string(more) + " more";
}

static std::string missing(const char *what, const char *option,
                           const std::vector<std::string> &names,
                           const std::string &path, const NpzFile &file) {
  if (names.empty())
    return "";
  std::string text = std::string(what) + " " + abridged(names);
  if (path.empty())
    return text + " (give " + option + ")";
  std::vector<std::string> present;
  for (const auto &item : file)
    present.push_back(item.first);
  return text + " (not in " + path + ", which has " +
         (present.empty() ? "nothing" : abridged(present)) + ")";
}

void Inputs::reportMissing() const {
  std::string text;
  for (const std::string &part :
       {missing("state", "--state", missingStates, options.state, stateFile),
        missing("data", "--data", missingData, options.data, dataFile),
        missing("input", "--per-step or --state", missingInputs,
                options.perStep, perStepFile)})
    if (!part.empty())
      text += (text.empty() ? "" : "; ") + part;
  if (!text.empty())
    throw Failure("entry '" + program.entryName + "' lacks " + text);
}

void Inputs::chooseSteps() {
  if (batches.empty()) {
    if (options.batch || options.shuffle || options.join)
      throw Failure(
          "entry '" + program.entryName +
          "' takes no batch: --batch, --shuffle and --join do not apply");
    stepCount = options.steps ? *options.steps : options.epochs.value_or(1);
    return;
  }
  if (options.join) {
    if (!batchMayBeShort)
      throw Failure("--join: the batch of entry '" + program.entryName +
                    "' is " + std::to_string(batch) + " rows, and not dynamic");
    if (rowCount > 0)
      order.emplace(rowCount, batch, true, options.shuffle);
    ownPerEpoch = order ? order->stepsFor(1) : 0;
    stepCount = 0;
    return;
  }
  if (rowCount == 0)
    throw Failure("the data has no rows");
  if (rowCount < batch && !batchMayBeShort)
    throw Failure("the data has " + std::to_string(rowCount) +
                  " rows, fewer than one batch of " + std::to_string(batch));
  order.emplace(rowCount, batch, batchMayBeShort, options.shuffle);
  stepCount = options.steps ? *options.steps
                            : order->stepsFor(options.epochs.value_or(1));
}

/// `f32[10, 4], digest 0123...`.
static std::string describeValue(const NpyArray &array,
                                 const std::string &digest) {
  return describe(array.dtype, array.shape.data(), array.shape.size()) +
         ", digest " + digest;
}

Settings Inputs::settingsOfAll() const {
  Settings settings;
  if (!batches.empty() && !options.join) {
    settings.emplace_back("the rows of --data", std::to_string(rowCount));
    settings.emplace_back("the rows of a batch", std::to_string(batch));
  }
  for (const auto &[argument, rows] : batches)
    settings.emplace_back(std::string("where '") +
                              program.arguments[argument].name + "' comes from",
                          rows.isRandom ? "--random" : "--data");
  if (!options.join)
    settings.emplace_back("the number of steps", std::to_string(stepCount));
  for (const auto &[argument, array] : perStep)
    settings.emplace_back(std::string("'") + program.arguments[argument].name +
                              "' of --per-step",
                          describeValue(array, digestOfData(array)));
  return settings;
}

/// Returns the digest of all rows, also of those that this process does not
/// need.
std::string Inputs::digestOfRows(size_t argument) {
  std::string &digest = digestsOfRows[argument];
  if (!digest.empty())
    return digest;
  RowSelector &rows = batches.at(argument);
  const std::string name = program.arguments[argument].name;
  if (!rowFiles.count(name))
    return digest = rows.digestOfAll();
  // Opened again, since a deflated array can be read only once, from front to
  // back.
  std::map<std::string, std::string> paths = argumentPaths(program), ignored;
  std::set<std::string> wanted = {name};
  for (const auto &[path, its] : paths)
    if (its == name)
      wanted.insert(path);
  NpzParts file = openArrays(options.data, wanted);
  renamePaths(file.whole, paths, ignored);
  renamePaths(file.parts, paths, ignored);
  auto part = file.parts.find(name);
  if (part == file.parts.end())
    return digest = digestOfData(file.whole.at(name));
  Digest sum;
  const NpyArray &like = file.whole.at(name);
  int64_t bytes = like.elements() * dp_dtype_size(like.dtype);
  std::vector<char> piece(std::min<int64_t>(bytes, 1 << 20));
  for (int64_t at = 0; at < bytes;) {
    int64_t size = std::min<int64_t>(bytes - at, piece.size());
    part->second.read(at, size, piece.data());
    sum.add(piece.data(), static_cast<size_t>(size));
    at += size;
  }
  return digest = sum.text();
}

Settings Inputs::settingsOfRun(int64_t step) {
  Settings settings = {{"the entry", program.entryName},
                       {"--random", settingText(options.random)},
                       {"--join", options.join ? "on" : "off"}};
  if (!batches.empty()) {
    settings.emplace_back("--shuffle", settingText(options.shuffle));
    settings.emplace_back("the rows of a batch", std::to_string(batch));
    settings.emplace_back("the rows of --data", std::to_string(rowCount));
    if (options.join)
      settings.emplace_back("the steps of an epoch", std::to_string(perEpoch));
  }
  for (const auto &item : batches)
    settings.emplace_back(std::string("the digest of '") +
                              program.arguments[item.first].name + "'",
                          digestOfRows(item.first));
  for (const auto &[argument, array] : constants)
    settings.emplace_back(std::string("the input '") +
                              program.arguments[argument].name + "'",
                          describeValue(array, digestOfData(array)));
  for (const auto &[argument, array] : perStep) {
    size_t bytes = array.data.size() / std::max<int64_t>(1, array.shape[0]);
    settings.emplace_back(
        std::string("the digest of '") + program.arguments[argument].name +
            "' in the first " + std::to_string(step) + " steps",
        digestOfData(array, bytes * static_cast<size_t>(step)));
  }
  return settings;
}

void Inputs::setStepsPerEpoch(int64_t count) {
  int64_t epochs = options.epochs.value_or(1);
  perEpoch = count;
  if (count == 0)
    throw Failure("the data of no process has rows");
  if (__builtin_mul_overflow(epochs, perEpoch, &stepCount))
    throw Failure("--epochs " + std::to_string(epochs) + " is too many");
  checkPerStep();
}

const std::vector<int64_t> &Inputs::rowsOf(int64_t step) {
  static const std::vector<int64_t> none;
  if (!options.join)
    return order->rowsOf(step);
  int64_t epoch = step / perEpoch, place = step % perEpoch;
  return place < ownPerEpoch ? order->rowsOf(epoch * ownPerEpoch + place)
                             : none;
}

int64_t Inputs::epochOf(int64_t step) const {
  if (options.join)
    return step / perEpoch;
  return order ? order->epochOf(step) : 0;
}

const std::vector<dp_array> &Inputs::argumentsOf(int64_t step) {
  if (!batches.empty()) {
    const std::vector<int64_t> &rows = rowsOf(step);
    Chunk mine = chunkOf(static_cast<int64_t>(rows.size()), ranks, rank);
    for (auto &item : batches)
      current[item.first] = item.second.select(rows, mine);
  }
  for (auto &item : constants)
    current[item.first] = view(item.second);
  for (auto &item : perStep) {
    NpyArray &all = item.second;
    int64_t bytes = static_cast<int64_t>(all.data.size()) / all.shape[0];
    current[item.first] = {all.data.data() + step * bytes, all.dtype,
                           static_cast<int32_t>(all.shape.size() - 1),
                           all.shape.data() + 1};
  }
  return current;
}
