//===- Program.cpp - The runtime's C API in C++ ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Program.h"

using namespace dp;

void dp::check(dp_status status) {
  if (status == DP_ERROR_ABORTED)
    throw Aborted(dp_last_error());
  if (status != DP_SUCCESS)
    throw Failure(dp_last_error());
}

std::string dp::joined(const std::vector<std::string> &names) {
  std::string text;
  for (const std::string &name : names)
    text += (text.empty() ? "" : ", ") + name;
  return text;
}

bool dp::isComplex(dp_dtype dtype) {
  return dtype == DP_C64 || dtype == DP_C128;
}

bool dp::isFloat(dp_dtype dtype) {
  return (dtype >= DP_F16 && dtype <= DP_F64) || isComplex(dtype);
}

std::string dp::describe(dp_dtype dtype, const int64_t *shape, size_t rank) {
  std::vector<std::string> sizes;
  for (size_t i = 0; i < rank; ++i)
    sizes.push_back(shape[i] < 0 ? "?" : std::to_string(shape[i]));
  return std::string(dp_dtype_name(dtype)) + "[" + joined(sizes) + "]";
}

dp_array dp::view(NpyArray &array) {
  return {array.data.data(), array.dtype,
          static_cast<int32_t>(array.shape.size()), array.shape.data()};
}

NpyArray dp::makeArray(dp_dtype dtype, std::vector<int64_t> shape) {
  NpyArray array;
  array.dtype = dtype;
  array.shape = std::move(shape);
  array.data.resize(array.elements() * dp_dtype_size(dtype));
  return array;
}

static dp_executable *load(const std::string &path) {
  dp_executable *executable = nullptr;
  check(dp_executable_load(path.c_str(), &executable));
  return executable;
}

static std::string nameOfEntry(const dp_executable *executable, int64_t i) {
  dp_entry_info info;
  check(dp_executable_entry(executable, i, &info));
  return info.name;
}

Program::Program(const std::string &path, const std::string &wanted)
    : executable(load(path), dp_executable_destroy) {
  int64_t count = dp_executable_entry_count(get());
  std::vector<std::string> names;
  for (int64_t i = 0; i < count; ++i)
    names.push_back(nameOfEntry(get(), i));
  if (count == 0)
    throw Failure("the executable has no entry");
  if (wanted.empty() && count > 1)
    throw Failure("the executable has several entries; choose one with "
                  "--entry: " +
                  joined(names));
  if (!wanted.empty()) {
    entry = dp_executable_find_entry(get(), wanted.c_str());
    if (entry < 0)
      throw Failure("unknown entry '" + wanted +
                    "'; the executable has: " + joined(names));
  }
  entryName = names[entry];
  dp_entry_info info;
  check(dp_executable_entry(get(), entry, &info));
  arguments.resize(info.num_arguments);
  results.resize(info.num_results);
  for (int64_t i = 0; i < info.num_arguments; ++i)
    check(dp_executable_argument(get(), entry, i, &arguments[i]));
  for (int64_t i = 0; i < info.num_results; ++i)
    check(dp_executable_result(get(), entry, i, &results[i]));
}

static dp_session *create(const Program &program,
                          const dp_session_options &options) {
  dp_session *session = nullptr;
  check(dp_session_create(program.get(), &options, &session));
  return session;
}

Session::Session(const Program &program, const dp_session_options &options)
    : program(program), session(create(program, options), dp_session_destroy) {}

void Session::setState(const std::string &name, NpyArray &value) {
  dp_array array = view(value);
  check(dp_session_set_state(get(), name.c_str(), &array));
}

void Session::getState(const std::string &name, NpyArray &value) {
  dp_array array = view(value);
  check(dp_session_get_state(get(), name.c_str(), &array));
}

void Session::getStates(NpzFile &values) {
  for (const dp_value_info &value : program.arguments)
    if (value.role == DP_ROLE_STATE)
      getState(value.name, values[value.name]);
}

const std::vector<dp_array> &
Session::join(const std::vector<dp_array> &arguments) {
  joined.resize(arguments.size());
  int64_t rows;
  check(dp_session_join(get(), program.entry, arguments.data(), joined.data(),
                        &rows));
  return joined;
}

void Session::prepare(const std::vector<dp_array> &arguments) {
  check(dp_session_prepare(get(), program.entry, arguments.data()));
}

void Session::run(const std::vector<dp_array> &arguments,
                  const std::vector<dp_array> &results) {
  check(dp_session_run(get(), program.entry, arguments.data(), results.data()));
}

std::vector<int64_t>
Session::resultShape(const std::vector<dp_array> &arguments,
                     int64_t result) const {
  std::vector<int64_t> shape(program.results[result].rank);
  int64_t none;
  check(dp_session_result_shape(get(), program.entry, arguments.data(), result,
                                shape.empty() ? &none : shape.data()));
  return shape;
}
