//===- AddressTables.h - Addresses of matrices, on a GPU --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_CONTEXT_ADDRESSTABLES_H
#define DP_LIB_RUNTIME_CUDA_CONTEXT_ADDRESSTABLES_H

#include "Device/Buffer.h"
#include "Gpu.h"
#include "StepGraph.h"

#include <map>
#include <tuple>

namespace dp::cuda {

/// The addresses of a batch's matrices in the GPU's memory, where some calls of
/// libraries want them. A table is made once: a captured step finds the tables
/// of the step before it.
class AddressTables {
public:
  AddressTables(Gpu &gpu, StepGraph &graph) : gpu(gpu), graph(graph) {}
  AddressTables(const AddressTables &) = delete;

  /// Where matrices lie: `count` of them, `stride` bytes apart, in each of
  /// `outer` batches, `outerStride` bytes apart.
  struct Places {
    int64_t stride, count;
    int64_t outerStride = 0, outer = 1;
  };

  /// Returns a table of the addresses in the GPU's memory, batch by batch, for
  /// work on the compute stream. Throws Error.
  void *get(const void *base, const Places &places);

  /// Forgets all tables: buffers have changed. No step runs.
  void clear() { tables.clear(); }
  /// The same if there are many: buffers may come back.
  void clearMany() {
    if (tables.size() > 1024)
      clear();
  }

private:
  struct Table {
    Buffer host, device;
  };
  using Key = std::tuple<const void *, int64_t, int64_t, int64_t, int64_t>;

  Gpu &gpu;
  StepGraph &graph;
  std::map<Key, Table> tables;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_CONTEXT_ADDRESSTABLES_H
