//===- CudnnGraph.h - Graphs of operations, computed ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A graph as its caller described it, operation by operation on the CPU. It
// knows nothing of what the graph is for.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_CUDNNGRAPH_H
#define DP_TEST_FAKECUDA_CUDNNGRAPH_H

#include "CudnnBackendApi.h"
#include "Driver.h"

#include <array>
#include <map>
#include <memory>
#include <vector>

namespace dp::fake {

struct GraphTensor {
  int64_t id = -1;
  cudnnDataType_t type = CUDNN_DATA_FLOAT;
  std::array<int64_t, 4> size = {}, stride = {};
  bool isVirtual = false, isByValue = false;

  /// The extent of memory from the first to the last element.
  int64_t span() const;
  int64_t bytes() const { return span() * elementBytes(); }
  int64_t elementBytes() const;
  bool operator==(const GraphTensor &other) const {
    return id == other.id && type == other.type && size == other.size &&
           stride == other.stride;
  }
};

/// Kinds are those of the descriptors of operations.
struct GraphOperation {
  cudnnBackendDescriptorType_t kind = CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR;
  uint32_t mode = 0; ///< of a pointwise operation or a reduction
  int64_t axis = -1;
  GraphTensor x, b, t, y; ///< of a product A, B, - and C
  bool hasB = false, hasT = false;

  /// Whether types and sizes fit together.
  bool check() const;
};

struct OperationGraph {
  std::vector<GraphOperation> operations;

  /// Whether each operation reads what the caller passes or one before it
  /// wrote, and no tensor is written twice.
  bool check() const;

  /// Computes all operations on what `pointers` holds by unique id; numbers
  /// are in `values`. `noise` is added to results, as of an engine that is not
  /// deterministic.
  void run(OpContext &op, const std::map<int64_t, void *> &pointers,
           const std::map<int64_t, float> &values, float noise) const;
};

} // namespace dp::fake

#endif // DP_TEST_FAKECUDA_CUDNNGRAPH_H
