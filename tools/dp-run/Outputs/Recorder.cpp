//===- Recorder.cpp - The results of the steps ----------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Recorder.h"

#include "dp/Runtime/Half.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

using namespace dp;

template <typename T>
static T load(const NpyArray &array, int64_t i) {
  T value;
  std::memcpy(&value, array.data.data() + i * sizeof(T), sizeof(T));
  return value;
}

bool StepResults::wanted(size_t result) const {
  const dp_value_info &value = program.results[result];
  return value.updates < 0 && (all || value.rank == 0);
}

const std::vector<dp_array> &
StepResults::allocate(const Session &session,
                      const std::vector<dp_array> &arguments) {
  values.resize(program.results.size());
  views.resize(program.results.size());
  for (size_t i = 0; i < values.size(); ++i) {
    views[i] = {};
    if (!wanted(i))
      continue;
    const dp_value_info &value = program.results[i];
    std::vector<int64_t> shape =
        session.resultShape(arguments, static_cast<int64_t>(i));
    if (!here) {
      static char elsewhere;
      values[i].shape = shape;
      views[i] = {&elsewhere, value.dtype, value.rank, values[i].shape.data()};
      continue;
    }
    if (values[i].data.empty() || values[i].shape != shape)
      values[i] = makeArray(value.dtype, shape);
    views[i] = view(values[i]);
  }
  return views;
}

void Recorder::record(StepResults &results) {
  for (size_t i = 0; i < recorded.size(); ++i)
    if (results.has(i))
      recorded[i].push_back(results.arrays()[i]);
}

NpzFile Recorder::save() const {
  NpzFile file;
  for (size_t i = 0; i < recorded.size(); ++i) {
    if (recorded[i].empty())
      continue;
    const dp_value_info &value = program.results[i];
    int64_t steps = static_cast<int64_t>(recorded[i].size());
    NpyArray all = makeArray(value.dtype, {0}),
             shapes = makeArray(DP_I64, {steps, value.rank});
    int64_t *shape = reinterpret_cast<int64_t *>(shapes.data.data());
    for (const NpyArray &step : recorded[i]) {
      all.data.insert(all.data.end(), step.data.begin(), step.data.end());
      all.shape[0] += step.elements();
      shape = std::copy(step.shape.begin(), step.shape.end(), shape);
    }
    std::string number = std::to_string(i);
    file[number] = std::move(all);
    file[number + ".shapes"] = std::move(shapes);
  }
  return file;
}

void Recorder::restore(const NpzFile &saved, int64_t steps) {
  auto fail = [] {
    throw Failure("the checkpoint's metrics are not those of this entry");
  };
  for (size_t i = 0; i < recorded.size(); ++i) {
    const dp_value_info &value = program.results[i];
    if (value.updates >= 0)
      continue;
    std::string number = std::to_string(i);
    auto all = saved.find(number), shapes = saved.find(number + ".shapes");
    if (all == saved.end() || shapes == saved.end() ||
        all->second.dtype != value.dtype || shapes->second.dtype != DP_I64 ||
        shapes->second.shape != std::vector<int64_t>{steps, value.rank})
      fail();
    const char *from = all->second.data.data(),
               *end = from + all->second.data.size();
    for (int64_t step = 0; step < steps; ++step) {
      NpyArray array;
      array.dtype = value.dtype;
      int64_t bytes = dp_dtype_size(value.dtype);
      for (int32_t d = 0; d < value.rank; ++d) {
        int64_t size = load<int64_t>(shapes->second, step * value.rank + d);
        if (size < 0 || __builtin_mul_overflow(bytes, size, &bytes))
          fail();
        array.shape.push_back(size);
      }
      if (bytes > end - from)
        fail();
      array.data.assign(from, from + bytes);
      from += bytes;
      recorded[i].push_back(std::move(array));
    }
    if (from != end)
      fail();
  }
}

static NpyArray stack(const std::vector<NpyArray> &steps) {
  NpyArray all;
  all.dtype = steps[0].dtype;
  all.shape = {static_cast<int64_t>(steps.size())};
  all.shape.insert(all.shape.end(), steps[0].shape.begin(),
                   steps[0].shape.end());
  for (const NpyArray &step : steps)
    all.data.insert(all.data.end(), step.data.begin(), step.data.end());
  return all;
}

/// Concatenates along `dim`; the other sizes must agree.
static NpyArray concatenate(const std::vector<NpyArray> &steps, size_t dim,
                            const char *name) {
  std::vector<int64_t> shape = steps[0].shape;
  shape[dim] = 0;
  for (const NpyArray &step : steps) {
    std::vector<int64_t> other = step.shape;
    shape[dim] += other[dim];
    other[dim] = shape[dim];
    if (other != shape)
      throw Failure(std::string("--metrics: the steps' values of '") + name +
                    "' differ in shape and cannot be joined");
  }
  NpyArray all = makeArray(steps[0].dtype, shape);
  int64_t outer = 1, inner = dp_dtype_size(all.dtype);
  for (size_t i = 0; i < dim; ++i)
    outer *= shape[i];
  for (size_t i = dim + 1; i < shape.size(); ++i)
    inner *= shape[i];
  char *to = all.data.data();
  for (int64_t o = 0; o < outer; ++o)
    for (const NpyArray &step : steps) {
      int64_t bytes = step.shape[dim] * inner;
      to = std::copy_n(step.data.data() + o * bytes, bytes, to);
    }
  return all;
}

NpzFile Recorder::metrics() const {
  NpzFile file;
  for (size_t i = 0; i < recorded.size(); ++i) {
    const std::vector<NpyArray> &steps = recorded[i];
    if (steps.empty())
      continue;
    const dp_value_info &value = program.results[i];
    bool same = true;
    for (const NpyArray &step : steps)
      same &= step.shape == steps[0].shape;
    size_t dim =
        value.shard_dim >= 0 ? static_cast<size_t>(value.shard_dim) : 0;
    file[value.name] =
        same ? stack(steps) : concatenate(steps, dim, value.name);
  }
  return file;
}

double dp::elementAsDouble(const NpyArray &array, int64_t i) {
  switch (array.dtype) {
  case DP_F16:
    return halfToFloat(load<uint16_t>(array, i));
  case DP_BF16:
    return bfloatToFloat(load<uint16_t>(array, i));
  case DP_F32:
  case DP_C64:
    return load<float>(array, i);
  case DP_F64:
  case DP_C128:
    return load<double>(array, i);
  case DP_I8:
    return load<int8_t>(array, i);
  case DP_I16:
    return load<int16_t>(array, i);
  case DP_I32:
    return load<int32_t>(array, i);
  case DP_I64:
    return static_cast<double>(load<int64_t>(array, i));
  case DP_U16:
    return load<uint16_t>(array, i);
  case DP_U32:
    return load<uint32_t>(array, i);
  case DP_U64:
    return static_cast<double>(load<uint64_t>(array, i));
  default:
    return load<uint8_t>(array, i);
  }
}

std::string dp::formatScalar(const NpyArray &array) {
  if (array.dtype == DP_I64)
    return std::to_string(load<int64_t>(array, 0));
  if (array.dtype == DP_U64)
    return std::to_string(load<uint64_t>(array, 0));
  if (array.dtype == DP_BOOL)
    return load<uint8_t>(array, 0) ? "true" : "false";
  char text[64];
  if (isComplex(array.dtype))
    std::snprintf(text, sizeof text, "%.6g%+.6gi", elementAsDouble(array, 0),
                  elementAsDouble(array, 1));
  else
    std::snprintf(text, sizeof text, isFloat(array.dtype) ? "%.6g" : "%.0f",
                  elementAsDouble(array, 0));
  return text;
}
