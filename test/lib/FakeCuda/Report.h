//===- Report.h - Settings, violations, trace, injected faults --*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// What the tests steer by the environment (docs/testing.md lists the variables)
// and what they see. All functions are called with the engine's mutex held.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_REPORT_H
#define DP_TEST_FAKECUDA_REPORT_H

#include <cstdint>
#include <string>
#include <vector>

namespace dp::fake {

/// The environment, read once.
struct Settings {
  /// How the next operation is chosen among those that stream order and events
  /// allow: what is waited for and chance mixed, only what is waited for (all
  /// else as late as possible), or all else first.
  enum class Order { Random, Lazy, Eager };

  int devices = 1;
  std::vector<uint64_t> memory;     ///< bytes; the last holds for the rest
  std::vector<int> multiprocessors; ///< as `memory`
  int capability =
      80; ///< compute capability: 10 times the major number + minor
  uint64_t maxPitch = INT32_MAX; ///< of copies of rows, in bytes
  /// What cuBLASLt and cuDNN need longer for an algorithm, by its number.
  std::vector<uint64_t> algorithmMilliseconds;
  Order order = Order::Random;
  uint64_t seed = 1;
  bool guard = false;  ///< the host cannot access the devices' memory
  bool record = false; ///< real cubins: a launch does nothing, not an error

  uint64_t memoryOf(int device) const;
  int multiprocessorsOf(int device) const;
};
const Settings &settings();

/// Prints `dp_fake_cuda: error: MESSAGE`, counts it, and makes the process end
/// with status 98 where its own would be another. Alike messages come once.
void violation(const std::string &message);

/// Violations since the process began or clearViolations().
const std::vector<std::string> &violations();
void clearViolations();

/// One line of the trace, if DP_FAKE_CUDA_TRACE names a file.
bool tracing();
void trace(const std::string &line);

/// Counts an operation by the first word of its name.
void countOperation(const std::string &name);

/// The code with which this call of `api` must fail, or 0. Version suffixes
/// (`_v2`) count as the name without. Counts the call.
int injectedFailure(const char *api);

/// Whether this cuStreamWaitEvent on `device` is to be ignored. Counts it.
bool waitIgnored(int device);

/// What DP_FAKE_NCCL_STALL or DP_FAKE_NCCL_ERROR says of the `number`-th
/// launch (from 1) of `rank`: -1 proceed, 0 never complete, or the code that
/// the communicator's asynchronous error becomes.
int injectedNcclFault(int rank, int64_t number);

/// A number below `bound` from the seeded generator.
uint64_t chance(uint64_t bound);

} // namespace dp::fake

#endif // DP_TEST_FAKECUDA_REPORT_H
