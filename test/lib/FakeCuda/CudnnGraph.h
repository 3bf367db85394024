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
  int rank = 4;          ///< 4, or 5 in a convolution
  int64_t alignment = 1; ///< of its address, in bytes
  std::array<int64_t, 5> size = {1, 1, 1, 1, 1}, stride = {};
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

/// The elements of a tensor, by their place in memory.
using Elements = std::vector<float>;

/// Kinds are those of the descriptors of operations.
struct GraphOperation {
  cudnnBackendDescriptorType_t kind = CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR;
  uint32_t mode = 0; ///< of a pointwise operation or a reduction
  int64_t axis = -1;
  GraphTensor x, b, t, y; ///< of a product A, B, - and C
  bool hasB = false, hasT = false;
  /// Of a convolution, for each spatial dimension. x, b and y are what its
  /// descriptor calls so in the order x or dy, filter or dy, and the result.
  struct Windows {
    std::vector<int64_t> padding, stride, dilation;
  } windows;
  float beta = 0; ///< factor of what the result was before

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
  /// deterministic. With `isTF32` factors of convolutions are rounded.
  void run(OpContext &op, const std::map<int64_t, void *> &pointers,
           const std::map<int64_t, float> &values, float noise,
           bool isTF32) const;
};

bool isConvolution(const GraphOperation &operation);
/// Whether the sizes of a convolution fit together (CudnnConvolution.cpp).
bool checkConvolution(const GraphOperation &operation);
/// The sums of a convolution.
std::vector<double> convolve(const GraphOperation &operation, const Elements &x,
                             const Elements &b, bool isTF32);

} // namespace dp::fake

#endif // DP_TEST_FAKECUDA_CUDNNGRAPH_H
