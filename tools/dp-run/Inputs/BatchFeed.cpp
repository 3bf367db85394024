//===- BatchFeed.cpp - The rows of batch arguments ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "BatchFeed.h"
#include "Arguments.h"
#include "Names.h"
#include "StepPlan.h"

#include "dp/Files/ArrayFile.h"
#include "dp/Files/Digest.h"

using namespace dp;

// Number of batches of rows that --random makes, so that rows differ from step
// to step.
static constexpr int64_t randomBatches = 4;

BatchFeed::BatchFeed(const Program &program, const Options &options,
                     int64_t rank, int64_t ranks)
    : program(program), options(options), rank(rank), ranks(ranks) {
  open();
  bool any = false;
  for (const dp_value_info &value : program.arguments)
    if (value.role == DP_ROLE_BATCH) {
      any = true;
      isDynamic &= value.shape[value.shard_dim] == -1;
    }
  if (!any)
    return;
  batch = chooseBatch();
  // Batches from a file come first: they determine the number of rows.
  takeFromFile();
  if (options.random)
    makeRandomRows();
}

void BatchFeed::open() {
  std::map<std::string, std::string> paths = argumentPaths(program), ignored;
  if (ranks == 1) {
    dataFile = readIf(options.data);
  } else if (!options.data.empty()) {
    std::set<std::string> names;
    for (const dp_value_info &value : program.arguments)
      if (value.role == DP_ROLE_BATCH)
        names.insert(value.name);
    for (const auto &[path, name] : paths)
      if (names.count(name))
        names.insert(path);
    NpzParts parts = openArrays(options.data, names);
    dataFile = std::move(parts.whole);
    rowFiles = std::move(parts.parts);
    renamePaths(rowFiles, paths, ignored);
  }
  renamePaths(dataFile, paths, ignored);
}

int64_t BatchFeed::chooseBatch() const {
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

void BatchFeed::takeFromFile() {
  const char *first = nullptr;
  for (size_t i = 0; i < program.arguments.size(); ++i) {
    const dp_value_info &value = program.arguments[i];
    if (value.role != DP_ROLE_BATCH)
      continue;
    auto found = dataFile.find(value.name);
    if (found == dataFile.end()) {
      if (!options.random)
        missingBatches.push_back(value.name);
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
    isFromFile = true;
    rowCount = mine;
    auto parts = rowFiles.find(value.name);
    batches.emplace(i, parts == rowFiles.end()
                           ? RowSelector(value, std::move(found->second))
                           : RowSelector(value, parts->second));
    found->second = NpyArray();
  }
}

void BatchFeed::makeRandomRows() {
  if (!isFromFile && __builtin_mul_overflow(batch, randomBatches, &rowCount))
    throw Failure("--batch " + std::to_string(batch) + " is too large");
  for (size_t i = 0; i < program.arguments.size(); ++i) {
    const dp_value_info &value = program.arguments[i];
    if (value.role != DP_ROLE_BATCH || batches.count(i))
      continue;
    std::vector<int64_t> shape(value.shape, value.shape + value.rank);
    shape[value.shard_dim] = rowCount * value.shard_unit;
    batches.emplace(i, RowSelector(value, makeRandom(value, shape, options)))
        .first->second.isRandom = true;
  }
}

void BatchFeed::load(StepPlan &plan) {
  std::vector<bool> needed;
  for (auto &item : batches) {
    if (!item.second.mustLoad())
      continue;
    if (needed.empty()) {
      needed.resize(rowCount);
      int64_t left = rowCount;
      for (int64_t step = 0; step < plan.steps() && left > 0; ++step) {
        const std::vector<int64_t> &rows = plan.rowsOf(step);
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

void BatchFeed::select(const std::vector<int64_t> &rows,
                       std::vector<dp_array> &arguments) {
  Chunk mine = chunkOf(static_cast<int64_t>(rows.size()), ranks, rank);
  for (auto &item : batches)
    arguments[item.first] = item.second.select(rows, mine);
}

std::vector<NpzArray *> BatchFeed::filesInUse() {
  std::vector<NpzArray *> files;
  for (auto &item : batches)
    files.push_back(item.second.rowFile());
  return files;
}

std::vector<BatchFeed::Batch> BatchFeed::all() const {
  std::vector<Batch> result;
  for (const auto &[argument, rows] : batches)
    result.push_back(
        {argument, program.arguments[argument].name, rows.isRandom});
  return result;
}

uint64_t BatchFeed::sampleDigest(size_t argument) const {
  return batches.at(argument).digest();
}

std::string BatchFeed::digest(size_t argument) {
  std::string &digest = digests[argument];
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
