//===- Feed.cpp - The rows of each step -----------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Feed.h"
#include "Random.h"

#include "dp/Files/Digest.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <numeric>
#include <string>
#include <string_view>

using namespace dp;

int64_t RowOrder::stepsFor(int64_t epochs) const {
  int64_t perEpoch = (rows + batch - 1) / batch;
  int64_t total;
  if (__builtin_mul_overflow(epochs, mayBeShort ? perEpoch : rows, &total))
    throw Failure("--epochs " + std::to_string(epochs) + " is too many");
  return mayBeShort ? total : total / batch + (total % batch != 0);
}

int64_t RowOrder::epochOf(int64_t step) const {
  if (mayBeShort)
    return step / ((rows + batch - 1) / batch);
  return static_cast<int64_t>(static_cast<__int128>(step) * batch / rows);
}

const std::vector<int64_t> &RowOrder::orderOf(int64_t epoch) {
  if (cachedOrder.empty()) {
    cachedOrder.resize(rows);
    std::iota(cachedOrder.begin(), cachedOrder.end(), 0);
  }
  if (shuffle && epoch != cachedEpoch) {
    // Each epoch has its own seed, so that a step's rows do not depend on the
    // steps before it.
    std::iota(cachedOrder.begin(), cachedOrder.end(), 0);
    RandomSequence seeds(*shuffle);
    RandomSequence random(seeds.next() +
                          static_cast<uint64_t>(epoch) * 0xd1342543de82ef95);
    for (int64_t i = rows - 1; i > 0; --i)
      std::swap(cachedOrder[i], cachedOrder[random.below(i + 1)]);
    cachedEpoch = epoch;
  }
  return cachedOrder;
}

const std::vector<int64_t> &RowOrder::rowsOf(int64_t step) {
  current.clear();
  int64_t epoch = epochOf(step), position, count = batch;
  if (mayBeShort) {
    position = step % ((rows + batch - 1) / batch) * batch;
    count = std::min(batch, rows - position);
  } else {
    position = static_cast<int64_t>(static_cast<__int128>(step) * batch % rows);
  }
  for (; count > 0; position = 0, ++epoch) {
    const std::vector<int64_t> &order = orderOf(epoch);
    int64_t taken = std::min(count, rows - position);
    current.insert(current.end(), order.begin() + position,
                   order.begin() + position + taken);
    count -= taken;
  }
  return current;
}

RowSelector::RowSelector(const dp_value_info &argument, std::vector<int64_t> s)
    : dim(argument.shard_dim), unit(argument.shard_unit), shape(std::move(s)) {
  allRows = shape[dim] / unit;
  outer = 1;
  for (int64_t i = 0; i < dim; ++i)
    outer *= shape[i];
  rowBytes = unit * dp_dtype_size(argument.dtype);
  for (size_t i = dim + 1; i < shape.size(); ++i)
    rowBytes *= shape[i];
}

RowSelector::RowSelector(const dp_value_info &argument, NpyArray data)
    : RowSelector(argument, data.shape) {
  array = std::move(data);
}

/// Returns a digest of samples of an array whose file records no CRC: other
/// data differs nearly everywhere.
static uint64_t sampleOf(NpzArray &file, int64_t bytes) {
  constexpr int64_t pieces = 64;
  int64_t size = std::min<int64_t>(bytes, 4096);
  std::string sample;
  for (int64_t i = 0; i < pieces; ++i) {
    std::string piece(size, '\0');
    file.read((bytes - size) / (pieces - 1) * i, size, piece.data());
    sample += piece;
  }
  return std::hash<std::string>()(sample) | 1;
}

RowSelector::RowSelector(const dp_value_info &argument, NpzArray parts)
    : RowSelector(argument, parts.shape) {
  array.dtype = parts.dtype;
  file = std::move(parts);
  recorded = file.contents().crc;
  if (recorded == 0)
    recorded = sampleOf(file, outer * allRows * rowBytes);
  isRead = true;
}

uint64_t RowSelector::digest() const {
  if (isRead)
    return recorded;
  return std::hash<std::string_view>()(
      std::string_view(array.data.data(), array.data.size()));
}

std::string RowSelector::digestOfAll() const { return digestOfData(array); }

void RowSelector::load(const std::vector<bool> &needed) {
  int64_t count = std::count(needed.begin(), needed.end(), true);
  array.data.resize(outer * count * rowBytes);
  place.assign(allRows, -1);
  char *to = array.data.data();
  // In the order of the file.
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t row = 0, next = 0; row < allRows; ++row)
      if (needed[row]) {
        file.read((o * allRows + row) * rowBytes, rowBytes, to);
        to += rowBytes;
        place[row] = next++;
      }
  file.finish();
  file = NpzArray();
}

dp_array RowSelector::select(const std::vector<int64_t> &rows, Chunk part) {
  shape[dim] = static_cast<int64_t>(rows.size()) * unit;
  dp_array result = {nullptr, array.dtype, static_cast<int32_t>(shape.size()),
                     shape.data()};
  const int64_t *wanted = rows.data() + part.offset;
  auto at = [&](int64_t i) {
    return place.empty() ? wanted[i] : place[wanted[i]];
  };
  auto runFrom = [&](int64_t i) { // rows that follow each other
    int64_t end = i + 1;
    while (end < part.size && at(end) == at(end - 1) + 1)
      ++end;
    return end - i;
  };
  bool inMemory = !file.source;
  if (inMemory && outer == 1 && part.size > 0 && runFrom(0) == part.size) {
    result.data = array.data.data() + at(0) * rowBytes;
    return result;
  }
  copy.resize(outer * part.size * rowBytes);
  int64_t present =
      outer * rowBytes == 0
          ? 0
          : static_cast<int64_t>(array.data.size()) / (outer * rowBytes);
  char *to = copy.data();
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t i = 0, run; i < part.size; i += run, to += run * rowBytes) {
      run = runFrom(i);
      if (inMemory)
        std::copy_n(array.data.data() + (o * present + at(i)) * rowBytes,
                    run * rowBytes, to);
      else
        file.read((o * allRows + at(i)) * rowBytes, run * rowBytes, to);
    }
  result.data = copy.data();
  return result;
}
