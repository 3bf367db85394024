//===- Program.h - The runtime's C API in C++ -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TOOLS_DP_RUN_PROGRAM_H
#define DP_TOOLS_DP_RUN_PROGRAM_H

#include "dp/Files/Npz.h"
#include "dp/Runtime/Runtime.h"

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace dp {

/// An error that ends the tool with one message.
class Failure : public std::runtime_error {
  using runtime_error::runtime_error;
};

/// Another process reports the error.
class Aborted : public Failure {
  using Failure::Failure;
};

/// Throws the runtime's message unless `status` is success.
void check(dp_status status);

/// `a, b, c`.
std::string joined(const std::vector<std::string> &names);

bool isComplex(dp_dtype dtype);

/// Real or complex.
bool isFloat(dp_dtype dtype);

/// `f32[60, ?]`.
std::string describe(dp_dtype dtype, const int64_t *shape, size_t rank);

/// Returns the view of `array` that the runtime takes.
dp_array view(NpyArray &array);

/// Returns a zero-filled array.
NpyArray makeArray(dp_dtype dtype, std::vector<int64_t> shape);

/// An executable and one of its entries.
class Program {
public:
  /// `entry` may be empty if the executable has only one.
  Program(const std::string &path, const std::string &entry);

  dp_executable *get() const { return executable.get(); }

  std::string entryName;
  int64_t entry = 0;
  std::vector<dp_value_info> arguments, results;

private:
  std::unique_ptr<dp_executable, void (*)(dp_executable *)> executable;
};

/// A session that runs the program's entry.
class Session {
public:
  Session(const Program &program, const dp_session_options &options);

  dp_session *get() const { return session.get(); }

  void setState(const std::string &name, NpyArray &value);
  /// Reads the state into `value`, which has its dtype and shape.
  void getState(const std::string &name, NpyArray &value);
  /// Reads every state of the entry into `values`, which has their dtypes and
  /// shapes. In a job, all processes call it and the first one gets the values.
  void getStates(NpzFile &values);
  /// Returns the arguments of a step with the rows of all processes; valid
  /// until the next call.
  const std::vector<dp_array> &join(const std::vector<dp_array> &arguments);
  void prepare(const std::vector<dp_array> &arguments);
  void run(const std::vector<dp_array> &arguments,
           const std::vector<dp_array> &results);
  std::vector<int64_t> resultShape(const std::vector<dp_array> &arguments,
                                   int64_t result) const;

private:
  const Program &program;
  std::vector<dp_array> joined;
  std::unique_ptr<dp_session, void (*)(dp_session *)> session;
};

} // namespace dp

#endif // DP_TOOLS_DP_RUN_PROGRAM_H
