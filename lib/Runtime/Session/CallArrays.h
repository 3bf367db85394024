//===- CallArrays.h - The arrays of a call, by their memory -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_SESSION_CALLARRAYS_H
#define DP_LIB_RUNTIME_SESSION_CALLARRAYS_H

#include "Context.h"
#include "Layout.h"

#include <vector>

namespace dp {

inline bool isOnGpu(const dp_array &array) {
  return array.memory == DP_MEMORY_CUDA && array.data;
}

inline CallersStream streamOf(const dp_array &array) {
  return {array.gpu, array.stream};
}

/// Adds a stream unless it is among `streams`.
void addStream(std::vector<CallersStream> &streams, CallersStream stream);

/// Throws Error unless the session's devices can use the memory of `array`,
/// which is not the host's.
void checkFarMemory(const SessionContext &context, const dp_array &array,
                    const char *what, const std::string &name);

inline void checkMemory(const SessionContext &context, const dp_array &array,
                        const char *what, const std::string &name) {
  if (array.memory != DP_MEMORY_HOST)
    checkFarMemory(context, array, what, name);
}

/// Returns the part of `rank` in an argument of this shape.
LocalPart partOfArgument(const SessionContext &context, const Value &value,
                         const int64_t *shape, int64_t rank);

/// Throws Error unless `array` is in host memory.
void requireHostMemory(const dp_array &array, const std::string &name);

/// The arguments and results of a call as the ranks take them. Of arrays in GPU
/// memory these have to go through the host, in copies that this object owns:
/// arguments that the program reads on the host, results that are such an
/// argument, results that are reduced unless the devices do that, and in a job
/// of several processes all.
class CallArrays {
public:
  /// `results` may be null. Unless `withData`, nothing is copied. Throws Error.
  CallArrays(const SessionContext &context, const Entry &entry,
             const dp_array *arguments, const dp_array *results, bool withData,
             bool devicesReduce);

  const dp_array *arguments() const { return givenArguments; }
  const dp_array *results() const { return givenResults; }
  /// The streams of the arrays that are in GPU memory.
  const std::vector<CallersStream> &streams() const { return used; }

  /// Copies results from the host to their arrays, after the step.
  void finish() const;

private:
  void toHost(dp_array &array);

  const SessionContext &context;
  const dp_array *givenArguments, *givenResults;
  std::vector<dp_array> ownArguments, ownResults; ///< if any are in GPU memory
  std::vector<std::vector<char>> copies;
  struct Staged {
    dp_array target;
    const void *host;
  };
  std::vector<Staged> staged; ///< results
  std::vector<CallersStream> used;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_SESSION_CALLARRAYS_H
