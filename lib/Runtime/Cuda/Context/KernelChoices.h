//===- KernelChoices.h - Measured algorithms of libraries -------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CONTEXT_KERNELCHOICES_H
#define DP_LIB_RUNTIME_CUDA_CONTEXT_KERNELCHOICES_H

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace dp::cuda {

/// The algorithms of cuBLASLt and cuDNN that were the fastest on a kind of GPU,
/// by the calls that they are for. The ranks of a process share them: two ranks
/// never compute the same values by algorithms that round differently. Any
/// thread may call the functions.
class KernelChoices {
public:
  /// All that a call's algorithm depends on, as numbers of the library's plans.
  using Call = std::vector<int64_t>;
  /// The part of an algorithm that the library's plan keeps.
  using Choice = std::vector<uint64_t>;

  /// `machine` names the GPU and the versions of the libraries, for example
  /// `NVIDIA H200, cuBLASLt 130002, cuDNN 91300`.
  explicit KernelChoices(std::string machine) : machine(std::move(machine)) {}

  /// Reads a file that save() wrote. Throws Error if it is malformed or of
  /// another machine.
  void load(const std::string &path);
  /// Writes all choices, atomically. Throws Error.
  void save(const std::string &path) const;

  /// Whether calls that are not known are measured.
  bool measures = false;

  /// Returns the choice for `call` of `library` (`gemm`, `conv`, `attention`);
  /// none if it is not known. If `measures` is set, `measure` finds it then.
  /// Several ranks may measure at once, because one that waited could keep a
  /// collective from the others; the first result is that of all.
  std::optional<Choice> find(const char *library, const Call &call,
                             const std::function<Choice()> &measure);

private:
  std::string machine;
  mutable std::mutex mutex;
  std::map<std::string, std::map<Call, Choice>> known; ///< by library
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CONTEXT_KERNELCHOICES_H
