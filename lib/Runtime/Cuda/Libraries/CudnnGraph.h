//===- CudnnGraph.h - Graphs of operations for cuDNN ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A graph of operations on tensors, and the plan that cuDNN makes of it, with
// few kernels. Arithmetic is in f32.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_LIBRARIES_CUDNNGRAPH_H
#define DP_LIB_RUNTIME_CUDA_LIBRARIES_CUDNNGRAPH_H

#include "Cuda/Bindings/Cudnn.h"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace dp::cuda {

/// A descriptor of cuDNN's backend. Its functions throw Error with `what`
/// before cuDNN's words.
class CudnnDescriptor {
public:
  CudnnDescriptor(cudnnBackendDescriptorType_t type, const std::string &what);
  ~CudnnDescriptor();
  CudnnDescriptor(CudnnDescriptor &&other) noexcept
      : what(std::move(other.what)),
        descriptor(std::exchange(other.descriptor, nullptr)) {}
  CudnnDescriptor &operator=(CudnnDescriptor &&other) noexcept {
    std::swap(what, other.what);
    std::swap(descriptor, other.descriptor);
    return *this;
  }

  /// `values`: `count` elements of `type`.
  void set(cudnnBackendAttributeName_t name, cudnnBackendAttributeType_t type,
           int64_t count, const void *values);
  template <typename T>
  void set(cudnnBackendAttributeName_t name, cudnnBackendAttributeType_t type,
           const T &value) {
    set(name, type, 1, &value);
  }
  void set(cudnnBackendAttributeName_t name, const CudnnDescriptor &value) {
    set(name, CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &value.descriptor);
  }
  void finalize();
  /// Returns why cuDNN cannot execute the description, so that the caller can
  /// go on.
  cudnnStatus_t tryFinalize();

  cudnnBackendDescriptor_t get() const { return descriptor; }

private:
  std::string what;
  cudnnBackendDescriptor_t descriptor = nullptr;
};

class CudnnGraph {
public:
  using Sizes = std::array<int64_t, 4>;
  /// Number of a tensor, which is its unique id, too.
  using Tensor = int64_t;

  /// `what` begins the text of errors.
  explicit CudnnGraph(std::string what) : what(std::move(what)) {}

  static Sizes getDenseStrides(const Sizes &sizes);

  /// A buffer of the call, by the unique id under which it is passed.
  Tensor addBuffer(Tensor id, cudnnDataType_t type, const Sizes &sizes,
                   const Sizes &strides);
  Tensor addBuffer(Tensor id, cudnnDataType_t type, const Sizes &sizes) {
    return addBuffer(id, type, sizes, getDenseStrides(sizes));
  }
  /// The same of any rank. `alignment`: of the buffer's address, in bytes.
  Tensor addBuffer(Tensor id, cudnnDataType_t type,
                   const std::vector<int64_t> &sizes,
                   const std::vector<int64_t> &strides, int64_t alignment);
  /// An f32 of the host, by the unique id under which it is passed.
  Tensor addNumber(Tensor id);
  /// A dense intermediate result, which is never in memory as a whole.
  Tensor addVirtual(cudnnDataType_t type, const Sizes &sizes) {
    return addVirtual(type, sizes, getDenseStrides(sizes));
  }
  Tensor addVirtual(cudnnDataType_t type, const Sizes &sizes,
                    const Sizes &strides);
  /// The same of any rank.
  Tensor addVirtual(cudnnDataType_t type, const std::vector<int64_t> &sizes,
                    const std::vector<int64_t> &strides);

  /// C = A B, for each matrix in the last two dimensions.
  void matmul(Tensor a, Tensor b, Tensor c);
  /// y = x op b, where a dimension of 1 of b stands for all indices; of one
  /// operand without b.
  void pointwise(cudnnPointwiseMode_t mode, Tensor x, Tensor y, Tensor b = -1);
  /// The index along `axis`, with the sizes of x.
  void genIndex(Tensor x, int64_t axis, Tensor y);
  /// x where `condition` is true, else `other`.
  void select(Tensor condition, Tensor x, Tensor other, Tensor y);
  /// Reduces dimensions that have 1 in y, or fewer than in x.
  void reduce(cudnnReduceTensorOp_t op, Tensor x, Tensor y);
  /// The elements of x with the sizes and strides of y: here a transpose of the
  /// last two dimensions.
  void reshape(Tensor x, Tensor y);

  /// The placement of a convolution's windows, by spatial dimension.
  struct Windows {
    std::vector<int64_t> padding, strides, dilations;
  };
  /// y = conv(x, filter), or the gradient for the filter or for x, whose result
  /// is the tensor of that name. With `accumulate` the result is added to. The
  /// channels of a filter's element tell the number of groups. Batch and
  /// channels are the first dimensions of x and y.
  enum class Convolution { Forward, FilterGradient, InputGradient };
  void convolve(Convolution kind, const Windows &windows, Tensor x,
                Tensor filter, Tensor y, bool accumulate);

  /// No plan may have an engine with this property. Engines that are not
  /// deterministic are excluded in any case.
  void forbid(cudnnBackendNumericalNote_t note) { forbidden.push_back(note); }
  /// Nor may its workspace have more bytes.
  void limitWorkspace(int64_t bytes) { maxWorkspace = bytes; }
  /// After cuDNN's proposals its list of engines that take everything comes.
  void addFallbacks() { hasFallbacks = true; }

  /// A plan of the graph, its workspace in bytes and its number among cuDNN's
  /// proposals. These depend on the graph, the device and cuDNN's version only.
  struct Plan {
    CudnnDescriptor plan;
    int64_t workspace, proposal;
  };
  /// Returns the first one of cuDNN's proposals that is allowed and that it can
  /// build, on the device of `handle`, or without a handle for
  /// `deviceProperties`. Throws Error if there is none.
  Plan build(cudnnHandle_t handle,
             const CudnnDescriptor *deviceProperties = nullptr);
  /// Returns the plans of the first proposals. Throws Error if there is none.
  std::vector<Plan> buildAll(cudnnHandle_t handle);
  /// Returns that of proposal number `proposal`; none if it is not allowed or
  /// not to be built.
  std::optional<Plan> buildProposal(cudnnHandle_t handle, uint64_t proposal);

private:
  /// Returns at most `most` plans of the proposals from `first` on.
  std::vector<Plan> build(cudnnHandle_t handle,
                          const CudnnDescriptor *deviceProperties,
                          int64_t first, size_t most);
  CudnnDescriptor makeTensor(Tensor id, cudnnDataType_t type,
                             const Sizes &sizes, const Sizes &strides) {
    return makeTensor(id, type, sizes.size(), sizes.data(), strides.data(), 16);
  }
  Tensor addVirtual(CudnnDescriptor tensor);
  CudnnDescriptor makeTensor(Tensor id, cudnnDataType_t type, int64_t rank,
                             const int64_t *sizes, const int64_t *strides,
                             int64_t alignment);
  const CudnnDescriptor &get(Tensor tensor) const;
  CudnnDescriptor &addOperation(cudnnBackendDescriptorType_t type,
                                cudnnBackendAttributeName_t described,
                                CudnnDescriptor description);
  CudnnDescriptor makePointwise(cudnnPointwiseMode_t mode,
                                cudnnDataType_t type = CUDNN_DATA_FLOAT);
  void propose(cudnnBackendHeurMode_t mode, const CudnnDescriptor &graph,
               const CudnnDescriptor *deviceProperties,
               std::vector<CudnnDescriptor> &proposals) const;
  bool isAllowed(const CudnnDescriptor &configuration) const;

  std::string what;
  std::vector<std::pair<Tensor, CudnnDescriptor>> tensors;
  std::vector<CudnnDescriptor> descriptions, operations;
  Tensor nextVirtual = 1000;
  std::vector<cudnnBackendNumericalNote_t> forbidden{
      CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC};
  int64_t maxWorkspace = INT64_MAX;
  bool hasFallbacks = false;
};

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_LIBRARIES_CUDNNGRAPH_H
