//===- CudnnGraph.cpp - Graphs of operations for cuDNN --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CudnnGraph.h"
#include "Support/Error.h"

#include <algorithm>

using namespace dp;
using namespace dp::cuda;

/// Plans whose time is measured.
static constexpr size_t maxMeasured = 16;
/// Of each of cuDNN's lists.
static constexpr int64_t maxProposals = 24;

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

CudnnDescriptor::CudnnDescriptor(cudnnBackendDescriptorType_t type,
                                 const std::string &what)
    : what(what) {
  requireCudnn(cudnn().cudnnBackendCreateDescriptor(type, &descriptor), what);
}

CudnnDescriptor::~CudnnDescriptor() {
  if (descriptor)
    cudnn().cudnnBackendDestroyDescriptor(descriptor);
}

void CudnnDescriptor::set(cudnnBackendAttributeName_t name,
                          cudnnBackendAttributeType_t type, int64_t count,
                          const void *values) {
  requireCudnn(
      cudnn().cudnnBackendSetAttribute(descriptor, name, type, count, values),
      what);
}

void CudnnDescriptor::finalize() {
  requireCudnn(cudnn().cudnnBackendFinalize(descriptor), what);
}

cudnnStatus_t CudnnDescriptor::tryFinalize() {
  return cudnn().cudnnBackendFinalize(descriptor);
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

CudnnGraph::Sizes CudnnGraph::getDenseStrides(const Sizes &sizes) {
  Sizes strides;
  int64_t stride = 1;
  for (size_t dim = 4; dim-- > 0;) {
    strides[dim] = stride;
    stride *= sizes[dim];
  }
  return strides;
}

CudnnDescriptor CudnnGraph::makeTensor(Tensor id, cudnnDataType_t type,
                                       int64_t rank, const int64_t *sizes,
                                       const int64_t *strides,
                                       int64_t alignment) {
  CudnnDescriptor tensor(CUDNN_BACKEND_TENSOR_DESCRIPTOR, what);
  tensor.set(CUDNN_ATTR_TENSOR_DATA_TYPE, CUDNN_TYPE_DATA_TYPE, type);
  tensor.set(CUDNN_ATTR_TENSOR_DIMENSIONS, CUDNN_TYPE_INT64, rank, sizes);
  tensor.set(CUDNN_ATTR_TENSOR_STRIDES, CUDNN_TYPE_INT64, rank, strides);
  tensor.set(CUDNN_ATTR_TENSOR_UNIQUE_ID, CUDNN_TYPE_INT64, id);
  tensor.set(CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT, CUDNN_TYPE_INT64, alignment);
  return tensor;
}

CudnnGraph::Tensor CudnnGraph::addBuffer(Tensor id, cudnnDataType_t type,
                                         const Sizes &sizes,
                                         const Sizes &strides) {
  CudnnDescriptor tensor = makeTensor(id, type, sizes, strides);
  tensor.finalize();
  tensors.emplace_back(id, std::move(tensor));
  return id;
}

CudnnGraph::Tensor CudnnGraph::addBuffer(Tensor id, cudnnDataType_t type,
                                         const std::vector<int64_t> &sizes,
                                         const std::vector<int64_t> &strides,
                                         int64_t alignment) {
  CudnnDescriptor tensor =
      makeTensor(id, type, static_cast<int64_t>(sizes.size()), sizes.data(),
                 strides.data(), alignment);
  tensor.finalize();
  tensors.emplace_back(id, std::move(tensor));
  return id;
}

CudnnGraph::Tensor CudnnGraph::addNumber(Tensor id) {
  CudnnDescriptor tensor =
      makeTensor(id, CUDNN_DATA_FLOAT, {1, 1, 1, 1}, {1, 1, 1, 1});
  tensor.set(CUDNN_ATTR_TENSOR_IS_BY_VALUE, CUDNN_TYPE_BOOLEAN, true);
  tensor.finalize();
  tensors.emplace_back(id, std::move(tensor));
  return id;
}

CudnnGraph::Tensor CudnnGraph::addVirtual(cudnnDataType_t type,
                                          const Sizes &sizes,
                                          const Sizes &strides) {
  return addVirtual(makeTensor(nextVirtual, type, sizes, strides));
}

CudnnGraph::Tensor CudnnGraph::addVirtual(cudnnDataType_t type,
                                          const std::vector<int64_t> &sizes,
                                          const std::vector<int64_t> &strides) {
  return addVirtual(makeTensor(nextVirtual, type,
                               static_cast<int64_t>(sizes.size()), sizes.data(),
                               strides.data(), 16));
}

/// Adds the tensor with the id `nextVirtual`.
CudnnGraph::Tensor CudnnGraph::addVirtual(CudnnDescriptor tensor) {
  tensor.set(CUDNN_ATTR_TENSOR_IS_VIRTUAL, CUDNN_TYPE_BOOLEAN, true);
  tensor.finalize();
  tensors.emplace_back(nextVirtual, std::move(tensor));
  return nextVirtual++;
}

const CudnnDescriptor &CudnnGraph::get(Tensor tensor) const {
  return std::find_if(tensors.begin(), tensors.end(),
                      [&](const auto &item) { return item.first == tensor; })
      ->second;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// Adds an operation that `description` describes. The caller sets the tensors
/// and finalizes it.
CudnnDescriptor &CudnnGraph::addOperation(cudnnBackendDescriptorType_t type,
                                          cudnnBackendAttributeName_t described,
                                          CudnnDescriptor description) {
  description.finalize();
  CudnnDescriptor operation(type, what);
  operation.set(described, description);
  descriptions.push_back(std::move(description));
  operations.push_back(std::move(operation));
  return operations.back();
}

void CudnnGraph::matmul(Tensor a, Tensor b, Tensor c) {
  CudnnDescriptor product(CUDNN_BACKEND_MATMUL_DESCRIPTOR, what);
  product.set(CUDNN_ATTR_MATMUL_COMP_TYPE, CUDNN_TYPE_DATA_TYPE,
              CUDNN_DATA_FLOAT);
  CudnnDescriptor &operation =
      addOperation(CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR,
                   CUDNN_ATTR_OPERATION_MATMUL_DESC, std::move(product));
  operation.set(CUDNN_ATTR_OPERATION_MATMUL_ADESC, get(a));
  operation.set(CUDNN_ATTR_OPERATION_MATMUL_BDESC, get(b));
  operation.set(CUDNN_ATTR_OPERATION_MATMUL_CDESC, get(c));
  operation.finalize();
}

CudnnDescriptor CudnnGraph::makePointwise(cudnnPointwiseMode_t mode,
                                          cudnnDataType_t type) {
  CudnnDescriptor description(CUDNN_BACKEND_POINTWISE_DESCRIPTOR, what);
  description.set(CUDNN_ATTR_POINTWISE_MODE, CUDNN_TYPE_POINTWISE_MODE, mode);
  description.set(CUDNN_ATTR_POINTWISE_MATH_PREC, CUDNN_TYPE_DATA_TYPE, type);
  return description;
}

void CudnnGraph::pointwise(cudnnPointwiseMode_t mode, Tensor x, Tensor y,
                           Tensor b) {
  cudnnDataType_t type =
      mode == CUDNN_POINTWISE_CMP_GE ? CUDNN_DATA_BOOLEAN : CUDNN_DATA_FLOAT;
  CudnnDescriptor &operation = addOperation(
      CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR,
      CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR, makePointwise(mode, type));
  operation.set(CUDNN_ATTR_OPERATION_POINTWISE_XDESC, get(x));
  operation.set(CUDNN_ATTR_OPERATION_POINTWISE_YDESC, get(y));
  if (b >= 0)
    operation.set(CUDNN_ATTR_OPERATION_POINTWISE_BDESC, get(b));
  operation.finalize();
}

void CudnnGraph::genIndex(Tensor x, int64_t axis, Tensor y) {
  CudnnDescriptor description = makePointwise(CUDNN_POINTWISE_GEN_INDEX);
  description.set(CUDNN_ATTR_POINTWISE_AXIS, CUDNN_TYPE_INT64, axis);
  CudnnDescriptor &operation = addOperation(
      CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR,
      CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR, std::move(description));
  operation.set(CUDNN_ATTR_OPERATION_POINTWISE_XDESC, get(x));
  operation.set(CUDNN_ATTR_OPERATION_POINTWISE_YDESC, get(y));
  operation.finalize();
}

void CudnnGraph::select(Tensor condition, Tensor x, Tensor other, Tensor y) {
  CudnnDescriptor &operation =
      addOperation(CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR,
                   CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR,
                   makePointwise(CUDNN_POINTWISE_BINARY_SELECT));
  operation.set(CUDNN_ATTR_OPERATION_POINTWISE_XDESC, get(x));
  operation.set(CUDNN_ATTR_OPERATION_POINTWISE_BDESC, get(other));
  operation.set(CUDNN_ATTR_OPERATION_POINTWISE_TDESC, get(condition));
  operation.set(CUDNN_ATTR_OPERATION_POINTWISE_YDESC, get(y));
  operation.finalize();
}

void CudnnGraph::reduce(cudnnReduceTensorOp_t op, Tensor x, Tensor y) {
  CudnnDescriptor description(CUDNN_BACKEND_REDUCTION_DESCRIPTOR, what);
  description.set(CUDNN_ATTR_REDUCTION_COMP_TYPE, CUDNN_TYPE_DATA_TYPE,
                  CUDNN_DATA_FLOAT);
  description.set(CUDNN_ATTR_REDUCTION_OPERATOR,
                  CUDNN_TYPE_REDUCTION_OPERATOR_TYPE, op);
  CudnnDescriptor &operation =
      addOperation(CUDNN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR,
                   CUDNN_ATTR_OPERATION_REDUCTION_DESC, std::move(description));
  operation.set(CUDNN_ATTR_OPERATION_REDUCTION_XDESC, get(x));
  operation.set(CUDNN_ATTR_OPERATION_REDUCTION_YDESC, get(y));
  operation.finalize();
}

void CudnnGraph::reshape(Tensor x, Tensor y) {
  CudnnDescriptor operation(CUDNN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR, what);
  operation.set(CUDNN_ATTR_OPERATION_RESHAPE_XDESC, get(x));
  operation.set(CUDNN_ATTR_OPERATION_RESHAPE_YDESC, get(y));
  operation.finalize();
  operations.push_back(std::move(operation));
}

/// The attribute names of a convolution operation.
namespace {
struct ConvolutionNames {
  cudnnBackendDescriptorType_t operation;
  cudnnBackendAttributeName_t description, x, filter, y, alpha, beta;
};
} // namespace

static const ConvolutionNames convolutionNames[] = {
    {CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR,
     CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC,
     CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X,
     CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W,
     CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y,
     CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA,
     CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA},
    {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA},
    {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA,
     CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA}};

void CudnnGraph::convolve(Convolution kind, const Windows &windows, Tensor x,
                          Tensor filter, Tensor y, bool accumulate) {
  const ConvolutionNames &names = convolutionNames[static_cast<int>(kind)];
  CudnnDescriptor description(CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR, what);
  auto rank = static_cast<int64_t>(windows.strides.size());
  description.set(CUDNN_ATTR_CONVOLUTION_COMP_TYPE, CUDNN_TYPE_DATA_TYPE,
                  CUDNN_DATA_FLOAT);
  description.set(CUDNN_ATTR_CONVOLUTION_CONV_MODE, CUDNN_TYPE_CONVOLUTION_MODE,
                  CUDNN_CROSS_CORRELATION);
  description.set(CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS, CUDNN_TYPE_INT64, rank);
  for (auto [name, numbers] :
       {std::pair(CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS, &windows.padding),
        {CUDNN_ATTR_CONVOLUTION_POST_PADDINGS, &windows.padding},
        {CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES, &windows.strides},
        {CUDNN_ATTR_CONVOLUTION_DILATIONS, &windows.dilations}})
    description.set(name, CUDNN_TYPE_INT64, rank, numbers->data());
  CudnnDescriptor &operation =
      addOperation(names.operation, names.description, std::move(description));
  operation.set(names.x, get(x));
  operation.set(names.filter, get(filter));
  operation.set(names.y, get(y));
  operation.set(names.alpha, CUDNN_TYPE_FLOAT, 1.0f);
  operation.set(names.beta, CUDNN_TYPE_FLOAT, accumulate ? 1.0f : 0.0f);
  operation.finalize();
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

bool CudnnGraph::isAllowed(const CudnnDescriptor &configuration) const {
  CudnnDescriptor engine(CUDNN_BACKEND_ENGINE_DESCRIPTOR, what);
  cudnnBackendDescriptor_t found = engine.get();
  int64_t count = 0;
  requireCudnn(cudnn().cudnnBackendGetAttribute(
                   configuration.get(), CUDNN_ATTR_ENGINECFG_ENGINE,
                   CUDNN_TYPE_BACKEND_DESCRIPTOR, 1, &count, &found),
               what);
  cudnnBackendNumericalNote_t notes[32];
  requireCudnn(cudnn().cudnnBackendGetAttribute(
                   engine.get(), CUDNN_ATTR_ENGINE_NUMERICAL_NOTE,
                   CUDNN_TYPE_NUMERICAL_NOTE, 32, &count, notes),
               what);
  return std::none_of(notes, notes + std::min<int64_t>(count, 32),
                      [&](cudnnBackendNumericalNote_t note) {
                        return std::find(forbidden.begin(), forbidden.end(),
                                         note) != forbidden.end();
                      });
}

/// Appends one of cuDNN's lists of configurations.
void CudnnGraph::propose(cudnnBackendHeurMode_t mode,
                         const CudnnDescriptor &graph,
                         const CudnnDescriptor *deviceProperties,
                         std::vector<CudnnDescriptor> &proposals) const {
  CudnnDescriptor heuristics(CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR, what);
  heuristics.set(CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH, graph);
  heuristics.set(CUDNN_ATTR_ENGINEHEUR_MODE, CUDNN_TYPE_HEUR_MODE, mode);
  if (deviceProperties)
    heuristics.set(CUDNN_ATTR_ENGINEHEUR_DEVICEPROP, *deviceProperties);
  heuristics.finalize();
  std::vector<CudnnDescriptor> own;
  std::vector<cudnnBackendDescriptor_t> found;
  for (int64_t i = 0; i < maxProposals; ++i) {
    own.emplace_back(CUDNN_BACKEND_ENGINECFG_DESCRIPTOR, what);
    found.push_back(own.back().get());
  }
  int64_t count = 0;
  requireCudnn(cudnn().cudnnBackendGetAttribute(
                   heuristics.get(), CUDNN_ATTR_ENGINEHEUR_RESULTS,
                   CUDNN_TYPE_BACKEND_DESCRIPTOR, maxProposals, &count,
                   found.data()),
               what);
  for (int64_t i = 0; i < std::min(count, maxProposals); ++i)
    proposals.push_back(std::move(own[i]));
}

std::vector<CudnnGraph::Plan>
CudnnGraph::build(cudnnHandle_t handle, const CudnnDescriptor *deviceProperties,
                  int64_t first, size_t most) {
  std::vector<cudnnBackendDescriptor_t> ops;
  for (const CudnnDescriptor &operation : operations)
    ops.push_back(operation.get());
  CudnnDescriptor graph(CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR, what);
  graph.set(CUDNN_ATTR_OPERATIONGRAPH_OPS, CUDNN_TYPE_BACKEND_DESCRIPTOR,
            static_cast<int64_t>(ops.size()), ops.data());
  if (handle)
    graph.set(CUDNN_ATTR_OPERATIONGRAPH_HANDLE, CUDNN_TYPE_HANDLE, handle);
  graph.finalize();

  std::vector<CudnnDescriptor> proposals;
  propose(CUDNN_HEUR_MODE_A, graph, deviceProperties, proposals);
  if (hasFallbacks)
    propose(CUDNN_HEUR_MODE_FALLBACK, graph, deviceProperties, proposals);
  std::vector<Plan> plans;
  // Of the last proposal that failed; the next one may work.
  cudnnStatus_t failure = CUDNN_STATUS_SUCCESS;
  auto count = static_cast<int64_t>(proposals.size());
  for (int64_t i = first; i < count && plans.size() < most; ++i) {
    if (!isAllowed(proposals[i]))
      continue;
    CudnnDescriptor plan(CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR, what);
    plan.set(CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG, proposals[i]);
    if (handle)
      plan.set(CUDNN_ATTR_EXECUTION_PLAN_HANDLE, CUDNN_TYPE_HANDLE, handle);
    if (deviceProperties)
      plan.set(CUDNN_ATTR_EXECUTION_PLAN_DEVICEPROP, *deviceProperties);
    cudnnStatus_t status = plan.tryFinalize();
    if (status != CUDNN_STATUS_SUCCESS) {
      // The reasons of CUDNN_STATUS_NOT_SUPPORTED, 3000 to 3999, tell nothing
      // that the user can change.
      if (status / 1000 != 3)
        failure = status;
      continue;
    }
    int64_t workspace = 0, one = 0;
    requireCudnn(cudnn().cudnnBackendGetAttribute(
                     plan.get(), CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE,
                     CUDNN_TYPE_INT64, 1, &one, &workspace),
                 what);
    if (workspace <= maxWorkspace)
      plans.push_back({std::move(plan), workspace, i});
  }
  if (plans.empty())
    requireCudnn(failure, what);
  if (plans.empty())
    throw Error(what + ": cuDNN " + std::to_string(cudnn().cudnnGetVersion()) +
                    " has no deterministic plan for it",
                DP_ERROR_LIBRARY);
  return plans;
}

CudnnGraph::Plan CudnnGraph::build(cudnnHandle_t handle,
                                   const CudnnDescriptor *deviceProperties) {
  return std::move(build(handle, deviceProperties, 0, 1).front());
}

std::vector<CudnnGraph::Plan> CudnnGraph::buildAll(cudnnHandle_t handle) {
  return build(handle, nullptr, 0, maxMeasured);
}

std::optional<CudnnGraph::Plan> CudnnGraph::buildProposal(cudnnHandle_t handle,
                                                          uint64_t proposal) {
  if (proposal >= static_cast<uint64_t>(2 * maxProposals))
    return std::nullopt;
  auto first = static_cast<int64_t>(proposal);
  Plan plan = std::move(build(handle, nullptr, first, 1).front());
  if (plan.proposal != first)
    return std::nullopt;
  return plan;
}
