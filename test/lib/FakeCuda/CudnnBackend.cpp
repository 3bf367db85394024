//===- CudnnBackend.cpp - Descriptors of cuDNN's backend ------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Descriptors keep what they are given until they are finalized, then what it
// means. Of each graph there are four plans, of which the first one that is
// proposed is not deterministic and the second one cannot be built. They are
// for tensor cores, which round f32. Of a convolution there are two more, which
// multiply in f32; as in the real library they are fallbacks.
//
//===----------------------------------------------------------------------===//

#include "CudnnBackendApi.h"
#include "CudnnGraph.h"
#include "CudnnHandle.h"

#include <cstring>

using namespace dp::fake;

namespace {

constexpr int64_t planWorkspace = 4096;
/// Failing cannot be built, as an engine whose kernel does not compile.
enum PlanEngine : int64_t {
  Unordered,
  Ordered,
  OrderedToo,
  Failing,
  Exact,
  ExactToo
};

/// What a descriptor describes.
struct Description {
  cudnnBackendDescriptorType_t type;
  bool isFinal = false;
  struct Attribute {
    cudnnBackendAttributeType_t type;
    std::vector<uint8_t> bytes;
    std::vector<std::shared_ptr<Description>> descriptions;
  };
  std::map<cudnnBackendAttributeName_t, Attribute> attributes;

  GraphTensor tensor;
  GraphOperation operation;
  OperationGraph graph;
  int64_t engine = Unordered; ///< of an engine, configuration or plan

  template <typename T>
  std::vector<T> getAll(cudnnBackendAttributeName_t name) const {
    auto found = attributes.find(name);
    if (found == attributes.end())
      return {};
    std::vector<T> values(found->second.bytes.size() / sizeof(T));
    std::memcpy(values.data(), found->second.bytes.data(),
                values.size() * sizeof(T));
    return values;
  }
  template <typename T>
  T get(cudnnBackendAttributeName_t name, T otherwise) const {
    std::vector<T> values = getAll<T>(name);
    return values.size() == 1 ? values.front() : otherwise;
  }
  /// Null if there is none, or if it is of another type.
  const Description *find(cudnnBackendAttributeName_t name,
                          cudnnBackendDescriptorType_t wanted) const {
    auto found = attributes.find(name);
    return found != attributes.end() &&
                   found->second.descriptions.size() == 1 &&
                   found->second.descriptions[0]->type == wanted
               ? found->second.descriptions[0].get()
               : nullptr;
  }
};

/// What the caller holds. Descriptions that others refer to outlive it.
struct Descriptor {
  std::shared_ptr<Description> description;
};

Description &get(cudnnBackendDescriptor_t descriptor) {
  return *static_cast<Descriptor *>(descriptor)->description;
}

} // namespace

//===----------------------------------------------------------------------===//
// Finalization
//===----------------------------------------------------------------------===//

static bool finalizeTensor(Description &d) {
  GraphTensor &tensor = d.tensor;
  auto sizes = d.getAll<int64_t>(CUDNN_ATTR_TENSOR_DIMENSIONS);
  auto strides = d.getAll<int64_t>(CUDNN_ATTR_TENSOR_STRIDES);
  tensor.id = d.get<int64_t>(CUDNN_ATTR_TENSOR_UNIQUE_ID, -1);
  tensor.type = d.get(CUDNN_ATTR_TENSOR_DATA_TYPE, cudnnDataType_t(~0u));
  tensor.isVirtual = d.get<uint8_t>(CUDNN_ATTR_TENSOR_IS_VIRTUAL, 0) != 0;
  tensor.isByValue = d.get<uint8_t>(CUDNN_ATTR_TENSOR_IS_BY_VALUE, 0) != 0;
  tensor.rank = static_cast<int>(sizes.size());
  tensor.alignment = d.get<int64_t>(CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT, 0);
  if (tensor.rank < 4 || tensor.rank > 5 || strides.size() != sizes.size() ||
      tensor.id < 0 || tensor.alignment <= 0 ||
      (tensor.isVirtual && tensor.isByValue))
    return false;
  for (int dim = 0; dim < tensor.rank; ++dim) {
    // A stride of 0 repeats an element.
    if (sizes[dim] < 1 || strides[dim] < 0)
      return false;
    tensor.size[dim] = sizes[dim], tensor.stride[dim] = strides[dim];
  }
  switch (tensor.type) {
  case CUDNN_DATA_FLOAT:
    return true;
  case CUDNN_DATA_HALF:
  case CUDNN_DATA_BFLOAT16:
    return !tensor.isByValue;
  case CUDNN_DATA_INT32:
  case CUDNN_DATA_BOOLEAN:
    return tensor.isVirtual;
  }
  return false;
}

/// Takes a tensor of an operation; returns false if there is none.
static bool takeTensor(const Description &d, cudnnBackendAttributeName_t name,
                       GraphTensor &tensor) {
  const Description *found = d.find(name, CUDNN_BACKEND_TENSOR_DESCRIPTOR);
  if (found)
    tensor = found->tensor;
  return found != nullptr;
}

static bool finalizePointwise(Description &d) {
  GraphOperation &o = d.operation;
  const Description *described =
      d.find(CUDNN_ATTR_OPERATION_POINTWISE_PW_DESCRIPTOR,
             CUDNN_BACKEND_POINTWISE_DESCRIPTOR);
  if (!described)
    return false;
  o.mode = described->get<uint32_t>(CUDNN_ATTR_POINTWISE_MODE, ~0u);
  o.axis = described->get<int64_t>(CUDNN_ATTR_POINTWISE_AXIS, -1);
  auto precision =
      described->get(CUDNN_ATTR_POINTWISE_MATH_PREC, cudnnDataType_t(~0u));
  o.hasB = takeTensor(d, CUDNN_ATTR_OPERATION_POINTWISE_BDESC, o.b);
  o.hasT = takeTensor(d, CUDNN_ATTR_OPERATION_POINTWISE_TDESC, o.t);
  return precision == (o.mode == CUDNN_POINTWISE_CMP_GE ? CUDNN_DATA_BOOLEAN
                                                        : CUDNN_DATA_FLOAT) &&
         takeTensor(d, CUDNN_ATTR_OPERATION_POINTWISE_XDESC, o.x) &&
         takeTensor(d, CUDNN_ATTR_OPERATION_POINTWISE_YDESC, o.y);
}

static bool finalizeMatmul(Description &d) {
  GraphOperation &o = d.operation;
  const Description *described =
      d.find(CUDNN_ATTR_OPERATION_MATMUL_DESC, CUDNN_BACKEND_MATMUL_DESCRIPTOR);
  o.hasB = true;
  return described &&
         described->get(CUDNN_ATTR_MATMUL_COMP_TYPE, cudnnDataType_t(~0u)) ==
             CUDNN_DATA_FLOAT &&
         takeTensor(d, CUDNN_ATTR_OPERATION_MATMUL_ADESC, o.x) &&
         takeTensor(d, CUDNN_ATTR_OPERATION_MATMUL_BDESC, o.b) &&
         takeTensor(d, CUDNN_ATTR_OPERATION_MATMUL_CDESC, o.y);
}

static bool finalizeReduction(Description &d) {
  GraphOperation &o = d.operation;
  const Description *described = d.find(CUDNN_ATTR_OPERATION_REDUCTION_DESC,
                                        CUDNN_BACKEND_REDUCTION_DESCRIPTOR);
  if (!described)
    return false;
  o.mode = described->get<uint32_t>(CUDNN_ATTR_REDUCTION_OPERATOR, ~0u);
  return described->get(CUDNN_ATTR_REDUCTION_COMP_TYPE, cudnnDataType_t(~0u)) ==
             CUDNN_DATA_FLOAT &&
         takeTensor(d, CUDNN_ATTR_OPERATION_REDUCTION_XDESC, o.x) &&
         takeTensor(d, CUDNN_ATTR_OPERATION_REDUCTION_YDESC, o.y);
}

static bool finalizeConvolution(Description &d) {
  struct Names {
    cudnnBackendAttributeName_t description, x, b, y, alpha, beta;
  };
  static const std::map<cudnnBackendDescriptorType_t, Names> known = {
      {CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR,
       {CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC,
        CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X,
        CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W,
        CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y,
        CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA,
        CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA}},
      {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR,
       {CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC,
        CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X,
        CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY,
        CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW,
        CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA,
        CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA}},
      {CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR,
       {CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC,
        CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY,
        CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W,
        CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX,
        CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA,
        CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA}}};
  const Names &names = known.at(d.type);
  const Description *described =
      d.find(names.description, CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR);
  GraphOperation &o = d.operation;
  if (!described || !takeTensor(d, names.x, o.x) ||
      !takeTensor(d, names.b, o.b) || !takeTensor(d, names.y, o.y))
    return false;
  o.hasB = true;
  o.beta = d.get<float>(names.beta, 0);
  o.windows.padding =
      described->getAll<int64_t>(CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS);
  o.windows.stride =
      described->getAll<int64_t>(CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES);
  o.windows.dilation =
      described->getAll<int64_t>(CUDNN_ATTR_CONVOLUTION_DILATIONS);
  return d.get<float>(names.alpha, 1) == 1 &&
         described->get(CUDNN_ATTR_CONVOLUTION_COMP_TYPE,
                        cudnnDataType_t(~0u)) == CUDNN_DATA_FLOAT &&
         described->get(CUDNN_ATTR_CONVOLUTION_CONV_MODE,
                        cudnnConvolutionMode_t(~0u)) ==
             CUDNN_CROSS_CORRELATION &&
         described->get<int64_t>(CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS, 0) ==
             static_cast<int64_t>(o.windows.stride.size()) &&
         described->getAll<int64_t>(CUDNN_ATTR_CONVOLUTION_POST_PADDINGS) ==
             o.windows.padding;
}

static bool finalizeGraph(Description &d) {
  auto found = d.attributes.find(CUDNN_ATTR_OPERATIONGRAPH_OPS);
  if (found == d.attributes.end() ||
      !d.get<cudnnHandle_t>(CUDNN_ATTR_OPERATIONGRAPH_HANDLE, nullptr))
    return false;
  for (const auto &operation : found->second.descriptions)
    d.graph.operations.push_back(operation->operation);
  return d.graph.check();
}

static bool finalizePlan(Description &d) {
  const Description *configuration =
      d.find(CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG,
             CUDNN_BACKEND_ENGINECFG_DESCRIPTOR);
  if (!configuration ||
      !d.get<cudnnHandle_t>(CUDNN_ATTR_EXECUTION_PLAN_HANDLE, nullptr))
    return false;
  d.graph = configuration->graph;
  d.engine = configuration->engine;
  return !d.graph.operations.empty();
}

static bool finalize(Description &d) {
  d.operation.kind = d.type;
  switch (d.type) {
  case CUDNN_BACKEND_TENSOR_DESCRIPTOR:
    return finalizeTensor(d);
  case CUDNN_BACKEND_OPERATION_POINTWISE_DESCRIPTOR:
    return finalizePointwise(d) && d.operation.check();
  case CUDNN_BACKEND_OPERATION_MATMUL_DESCRIPTOR:
    return finalizeMatmul(d) && d.operation.check();
  case CUDNN_BACKEND_OPERATION_REDUCTION_DESCRIPTOR:
    return finalizeReduction(d) && d.operation.check();
  case CUDNN_BACKEND_OPERATION_RESHAPE_DESCRIPTOR:
    return takeTensor(d, CUDNN_ATTR_OPERATION_RESHAPE_XDESC, d.operation.x) &&
           takeTensor(d, CUDNN_ATTR_OPERATION_RESHAPE_YDESC, d.operation.y) &&
           d.operation.check();
  case CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR:
  case CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR:
  case CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR:
    return finalizeConvolution(d) && d.operation.check();
  case CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR:
    return finalizeGraph(d);
  case CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR:
    return d.find(CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH,
                  CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR);
  case CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR:
    return finalizePlan(d);
  case CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR:
    return d.getAll<int64_t>(CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS).size() ==
           d.getAll<void *>(CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS).size();
  default:
    return true;
  }
}

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

cudnnStatus_t
cudnnBackendCreateDescriptor(cudnnBackendDescriptorType_t type,
                             cudnnBackendDescriptor_t *descriptor) {
  *descriptor = new Descriptor{std::make_shared<Description>()};
  get(*descriptor).type = type;
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t
cudnnBackendDestroyDescriptor(cudnnBackendDescriptor_t descriptor) {
  delete static_cast<Descriptor *>(descriptor);
  return CUDNN_STATUS_SUCCESS;
}

static size_t sizeOf(cudnnBackendAttributeType_t type) {
  switch (type) {
  case CUDNN_TYPE_BOOLEAN:
    return 1;
  case CUDNN_TYPE_HANDLE:
  case CUDNN_TYPE_INT64:
  case CUDNN_TYPE_VOID_PTR:
  case CUDNN_TYPE_BACKEND_DESCRIPTOR:
    return 8;
  default:
    return 4;
  }
}

cudnnStatus_t cudnnBackendSetAttribute(cudnnBackendDescriptor_t descriptor,
                                       cudnnBackendAttributeName_t name,
                                       cudnnBackendAttributeType_t type,
                                       int64_t count, const void *values) {
  Description &d = get(descriptor);
  if (d.isFinal || count < 0)
    return CUDNN_STATUS_BAD_PARAM;
  Description::Attribute attribute{type, {}, {}};
  if (type == CUDNN_TYPE_BACKEND_DESCRIPTOR) {
    auto *descriptors = static_cast<Descriptor *const *>(values);
    for (int64_t i = 0; i < count; ++i) {
      if (!descriptors[i]->description->isFinal)
        return CUDNN_STATUS_BAD_PARAM;
      attribute.descriptions.push_back(descriptors[i]->description);
    }
  } else {
    auto *bytes = static_cast<const uint8_t *>(values);
    attribute.bytes.assign(bytes, bytes + count * sizeOf(type));
  }
  d.attributes[name] = std::move(attribute);
  return CUDNN_STATUS_SUCCESS;
}

cudnnStatus_t cudnnBackendFinalize(cudnnBackendDescriptor_t descriptor) {
  LibraryCall<cudnnStatus_t> call("cudnnBackendFinalize");
  if (call.status)
    return call.status;
  Description &d = get(descriptor);
  if (d.isFinal || !finalize(d))
    return CUDNN_STATUS_BAD_PARAM;
  if (d.type == CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR && d.engine == Failing)
    return CUDNN_STATUS_EXECUTION_FAILED;
  d.isFinal = true;
  return CUDNN_STATUS_SUCCESS;
}

/// Fills configurations, the caller's, with the proposals for a graph.
static void propose(const Description &heuristics, int64_t requested,
                    int64_t *count, Descriptor **results) {
  const Description *graph =
      heuristics.find(CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH,
                      CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR);
  bool isFallback =
      heuristics.get(CUDNN_ATTR_ENGINEHEUR_MODE, CUDNN_HEUR_MODE_A) ==
      CUDNN_HEUR_MODE_FALLBACK;
  std::vector<PlanEngine> proposals = {Unordered, Failing, Ordered, OrderedToo};
  if (isFallback)
    proposals.clear();
  if (isFallback && isConvolution(graph->graph.operations.front()))
    proposals = {Exact, ExactToo};
  *count = static_cast<int64_t>(proposals.size());
  for (int64_t i = 0; i < std::min(requested, *count); ++i) {
    Description &proposal = *results[i]->description;
    proposal.graph = graph->graph;
    proposal.engine = proposals[i];
    proposal.isFinal = true;
  }
}

cudnnStatus_t
cudnnBackendGetAttribute(cudnnBackendDescriptor_t const descriptor,
                         cudnnBackendAttributeName_t name,
                         cudnnBackendAttributeType_t, int64_t requested,
                         int64_t *count, void *values) {
  const Description &d = get(descriptor);
  if (!d.isFinal)
    return CUDNN_STATUS_BAD_PARAM;
  *count = 1;
  switch (name) {
  case CUDNN_ATTR_ENGINEHEUR_RESULTS:
    propose(d, requested, count, static_cast<Descriptor **>(values));
    return CUDNN_STATUS_SUCCESS;
  case CUDNN_ATTR_ENGINECFG_ENGINE: {
    Description &engine = *(*static_cast<Descriptor **>(values))->description;
    engine.engine = d.engine;
    engine.isFinal = true;
    return CUDNN_STATUS_SUCCESS;
  }
  case CUDNN_ATTR_ENGINE_NUMERICAL_NOTE: {
    auto *notes = static_cast<cudnnBackendNumericalNote_t *>(values);
    std::vector<cudnnBackendNumericalNote_t> own;
    if (d.engine < Exact)
      own = {CUDNN_NUMERICAL_NOTE_TENSOR_CORE,
             CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS};
    if (d.engine == Unordered)
      own.push_back(CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC);
    *count = static_cast<int64_t>(own.size());
    std::copy_n(own.begin(), std::min(requested, *count), notes);
    return CUDNN_STATUS_SUCCESS;
  }
  case CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE:
    *static_cast<int64_t *>(values) = planWorkspace;
    return CUDNN_STATUS_SUCCESS;
  default:
    return CUDNN_STATUS_NOT_SUPPORTED;
  }
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

/// Whether all tensors in memory and all numbers are passed, the former aligned
/// as they were described.
static bool isComplete(const OperationGraph &graph,
                       const std::map<int64_t, void *> &pointers) {
  for (const GraphOperation &o : graph.operations)
    for (const GraphTensor *tensor : {&o.x, &o.b, &o.t, &o.y})
      if (tensor->id >= 0 && !tensor->isVirtual) {
        auto found = pointers.find(tensor->id);
        if (found == pointers.end() ||
            (!tensor->isByValue &&
             reinterpret_cast<uintptr_t>(found->second) % tensor->alignment !=
                 0))
          return false;
      }
  return true;
}

/// For the trace.
static std::string nameOf(const OperationGraph &graph) {
  switch (graph.operations.front().kind) {
  case CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR:
    return "cudnnBackendExecute(convolution)";
  case CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR:
    return "cudnnBackendExecute(filter gradient)";
  case CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR:
    return "cudnnBackendExecute(input gradient)";
  default:
    return "cudnnBackendExecute";
  }
}

cudnnStatus_t cudnnBackendExecute(cudnnHandle_t handle,
                                  cudnnBackendDescriptor_t planDescriptor,
                                  cudnnBackendDescriptor_t packDescriptor) {
  LibraryCall<cudnnStatus_t> call("cudnnBackendExecute");
  if (call.status)
    return call.status;
  const Description &plan = get(planDescriptor), &pack = get(packDescriptor);
  Stream *stream = streamOf(*handle);
  if (!plan.isFinal || !pack.isFinal || !stream)
    return CUDNN_STATUS_BAD_PARAM;
  if (engine().faultOf(stream->device))
    return CUDNN_STATUS_EXECUTION_FAILED;
  auto ids = pack.getAll<int64_t>(CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS);
  auto data = pack.getAll<void *>(CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS);
  std::map<int64_t, void *> pointers;
  for (size_t i = 0; i < ids.size(); ++i)
    pointers[ids[i]] = data[i];
  if (!isComplete(plan.graph, pointers))
    return CUDNN_STATUS_BAD_PARAM;
  // Numbers of the host are read before the call returns.
  std::map<int64_t, float> values;
  for (const GraphOperation &o : plan.graph.operations)
    if (o.hasB && o.b.isByValue)
      values[o.b.id] = *static_cast<const float *>(pointers[o.b.id]);
  static int64_t runs = 0;
  float noise =
      plan.engine == Unordered ? 0.5f * static_cast<float>(++runs) : 0;
  void *workspace =
      pack.get<void *>(CUDNN_ATTR_VARIANT_PACK_WORKSPACE, nullptr);
  bool isExact = plan.engine >= Exact;
  enqueueAlgorithm(
      *stream, nameOf(plan.graph),
      static_cast<uint64_t>(isExact ? plan.engine - Exact : plan.engine),
      [graph = plan.graph, pointers, values, noise, isExact,
       workspace](OpContext &op) {
        if (accessArray(op, workspace, planWorkspace, Memory::Write))
          graph.run(op, pointers, values, noise, !isExact);
      });
  return CUDNN_STATUS_SUCCESS;
}
