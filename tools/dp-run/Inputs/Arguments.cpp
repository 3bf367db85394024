//===- Arguments.cpp - Arrays for arguments -------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "Random.h"

#include "dp/Files/ArrayFile.h"

using namespace dp;

static bool isInteger(dp_dtype dtype) {
  return dtype != DP_BOOL && !isFloat(dtype);
}

NpzFile dp::readIf(const std::string &path) {
  return path.empty() ? NpzFile() : readArrays(path);
}

void dp::checkType(const dp_value_info &value, const NpyArray &array,
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

NpyArray dp::makeRandom(const dp_value_info &value, std::vector<int64_t> shape,
                        const Options &options) {
  for (int64_t size : shape)
    if (size < 0)
      throw Failure(std::string("--random cannot choose the size of '") +
                    value.name + "', which is " +
                    describe(value.dtype, value.shape, value.rank));
  return randomArray(value, std::move(shape), *options.random);
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

std::string dp::describeMissing(const char *what, const char *option,
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
