//===- Feed.cpp - The rows of each step -----------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Feed.h"
#include "Random.h"

#include <algorithm>
#include <cstring>
#include <numeric>

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
    // Each epoch from its own seed, not from the epoch before: a step's rows
    // do not depend on which steps were asked for.
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

RowSelector::RowSelector(const dp_value_info &argument, NpyArray data)
    : array(std::move(data)), dim(argument.shard_dim),
      unit(argument.shard_unit), shape(array.shape) {
  outer = 1;
  for (int64_t i = 0; i < dim; ++i)
    outer *= array.shape[i];
  rowBytes = unit * dp_dtype_size(array.dtype);
  for (size_t i = dim + 1; i < array.shape.size(); ++i)
    rowBytes *= array.shape[i];
}

dp_array RowSelector::select(const std::vector<int64_t> &wanted) {
  int64_t count = static_cast<int64_t>(wanted.size());
  shape[dim] = count * unit;
  dp_array result = {nullptr, array.dtype, static_cast<int32_t>(shape.size()),
                     shape.data()};
  bool consecutive = true;
  for (int64_t i = 1; consecutive && i < count; ++i)
    consecutive = wanted[i] == wanted[i - 1] + 1;
  if (consecutive && outer == 1 && count > 0) {
    result.data = array.data.data() + wanted[0] * rowBytes;
    return result;
  }
  copy.resize(outer * count * rowBytes);
  int64_t all = rows();
  char *to = copy.data();
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t i = 0; i < count; ++i, to += rowBytes)
      std::copy_n(array.data.data() + (o * all + wanted[i]) * rowBytes,
                  rowBytes, to);
  result.data = copy.data();
  return result;
}
