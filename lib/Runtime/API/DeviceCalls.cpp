//===- DeviceCalls.cpp - The calls of a running program -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Checks arguments and dispatches to the device. No call allocates once a
// device has seen its largest group, and none throws.
//
//===----------------------------------------------------------------------===//

#include "Device/ProgramDevice.h"
#include "Support/DType.h"

#include <algorithm>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

using namespace dp;

static dp_status invalid(dp_device *device, const std::string &message) {
  return device->fail(DP_ERROR_INVALID, message);
}

int64_t dp_rt_rank(dp_device *device) { return device->rank; }

int64_t dp_rt_device_count(dp_device *device) { return device->comm.ranks(); }

dp_status dp_rt_launch(dp_device *device, const dp_kernel *kernel,
                       void *const *params, int64_t tripCount, int64_t cost) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (tripCount <= 0)
    return DP_SUCCESS;
  ActivityScope activity(device->activities, DP_ACTIVITY_KERNEL, kernel->name);
  if (dp_status status = device->launch(*kernel, params, tripCount, cost))
    return status;
  return device->checkStatus();
}

dp_status dp_rt_launch_grid(dp_device *device, const dp_gpu_kernel *kernel,
                            int64_t grid, int64_t block, int64_t sharedBytes,
                            void *const *params, int64_t numParams) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  auto bad = [&](const std::string &what) {
    return invalid(device, "launch of '" + std::string(kernel->name) +
                               "' with " + what);
  };
  // The limits of every GPU with compute capability 3.0 or later.
  if (grid < 0 || grid > INT32_MAX)
    return bad(std::to_string(grid) + " blocks");
  if (block < 1 || block > 1024)
    return bad(std::to_string(block) + " threads a block");
  if (sharedBytes < 0 || sharedBytes > INT32_MAX)
    return bad(std::to_string(sharedBytes) + " bytes of shared memory");
  if (numParams < 0)
    return bad(std::to_string(numParams) + " parameters");
  if (grid == 0)
    return DP_SUCCESS;
  return device->launchGrid(*kernel, grid, block, sharedBytes, params);
}

static bool isStream(int32_t stream) {
  return stream == DP_STREAM_COMPUTE || stream == DP_STREAM_COMM;
}

dp_status dp_rt_event_record(dp_device *device, int32_t event, int32_t stream) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (!isStream(stream) || event < 0)
    return invalid(device, "event_record of event " + std::to_string(event) +
                               " on stream " + std::to_string(stream));
  return device->recordEvent(event, stream);
}

dp_status dp_rt_stream_wait(dp_device *device, int32_t stream, int32_t event) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (!isStream(stream) || event < 0)
    return invalid(device, "stream_wait for event " + std::to_string(event) +
                               " on stream " + std::to_string(stream));
  return device->waitEvent(stream, event);
}

/// Says why a library multiplies no matrices of these types; nothing if one
/// does. 16-bit factors have sums in f32.
static std::string whyNoProduct(const char *what, dp_dtype dtype,
                                dp_dtype outDtype) {
  bool isHalf = dtype == DP_F16 || dtype == DP_BF16;
  bool isKnown = isHalf || dtype == DP_F32 || dtype == DP_F64;
  if (isKnown && (outDtype == dtype || (isHalf && outDtype == DP_F32)))
    return "";
  return std::string(what) + " of " + dtypeName(dtype) + " to " +
         dtypeName(outDtype) +
         "; expected a float of up to 64 bits to itself, or one of 16 bits to "
         "f32";
}

/// Says why there are no products of these sizes; nothing if there are. `name`
/// is that of the function.
static std::string whyNoMatrices(const char *name, const dp_gemm &p) {
  int64_t colsA = p.trans_a ? p.m : p.k, colsB = p.trans_b ? p.k : p.n;
  if (p.lda < colsA || p.ldb < colsB || p.ldc < p.n)
    return std::string(name) + ": a leading dimension is smaller than the row";
  if (std::max({p.m, p.n, p.k, p.lda, p.ldb, p.ldc}) > INT_MAX)
    return std::string(name) + ": a size above 2^31 - 1";
  return "";
}

static bool isNegative(const dp_gemm &p) {
  return std::min({p.outer, p.batch, p.m, p.n, p.k}) < 0;
}

static bool isEmpty(const dp_gemm &p) {
  return p.outer == 0 || p.batch == 0 || p.m == 0 || p.n == 0;
}

/// Computes products whose types and epilogue are checked, and that are not
/// empty.
static dp_status multiply(dp_device *device, const char *name, GemmCall call) {
  // The stride of a single row is not used, but libraries check it.
  if ((call.trans_a ? call.k : call.m) <= 1)
    call.lda = std::max(call.lda, call.trans_a ? call.m : call.k);
  if ((call.trans_b ? call.n : call.k) <= 1)
    call.ldb = std::max(call.ldb, call.trans_b ? call.k : call.n);
  if (call.m == 1)
    call.ldc = std::max(call.ldc, call.n);
  if (std::string reason = whyNoMatrices(name, call); !reason.empty())
    return invalid(device, reason);
  for (int32_t *flag : {&call.trans_a, &call.trans_b, &call.accumulate})
    *flag = *flag != 0;
  call.joinBatches();
  ActivityScope activity(device->activities, DP_ACTIVITY_LIBRARY, "gemm");
  return device->gemm(call);
}

dp_status dp_rt_gemm(dp_device *device, const dp_gemm *gemm, const void *a,
                     const void *b, void *c, const void *bias, float *sums) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  const dp_gemm &p = *gemm;
  if (p.dtype_a != p.dtype_b)
    return invalid(device, std::string("gemm of ") + dtypeName(p.dtype_a) +
                               " by " + dtypeName(p.dtype_b) +
                               "; expected factors of one dtype");
  if (std::string reason = whyNoProduct("gemm", p.dtype_a, p.out_dtype);
      !reason.empty())
    return invalid(device, reason);
  if (isNegative(p))
    return invalid(device, "gemm of a negative size");
  if (p.compute < DP_COMPUTE_FULL || p.compute > DP_COMPUTE_BF16)
    return invalid(device,
                   "gemm of unknown compute mode " + std::to_string(p.compute));
  bool hasSums =
      p.epilogue == DP_EPILOGUE_SUMS_A || p.epilogue == DP_EPILOGUE_SUMS_B;
  if (!hasSums && (p.epilogue & ~(DP_EPILOGUE_BIAS | DP_EPILOGUE_RELU)) != 0)
    return invalid(device,
                   "gemm of unknown epilogue " + std::to_string(p.epilogue));
  if (hasSums && (p.outer != 1 || p.batch != 1 || isEmpty(p) || !sums ||
                  p.out_dtype != DP_F32))
    return invalid(device, "gemm with sums of a factor, but not of one product "
                           "in f32 that has elements");
  if (isEmpty(p))
    return DP_SUCCESS;
  bool hasBias = (p.epilogue & DP_EPILOGUE_BIAS) != 0;
  if (hasBias && !bias)
    return invalid(device, "gemm with a bias that is null");
  return multiply(
      device, "gemm",
      {p, a, b, c, hasBias ? bias : nullptr, hasSums ? sums : nullptr});
}

/// Says why no library multiplies these matrices; nothing if one does.
static std::string whyNoF8Product(const dp_gemm &p) {
  if (!isF8(p.dtype_a) || !isF8(p.dtype_b) ||
      (p.dtype_a == DP_F8E5M2 && p.dtype_b == DP_F8E5M2) ||
      (p.out_dtype != DP_F32 && p.out_dtype != DP_F16 &&
       p.out_dtype != DP_BF16))
    return std::string("gemm_f8 of ") + dtypeName(p.dtype_a) + " and " +
           dtypeName(p.dtype_b) + " to " + dtypeName(p.out_dtype) +
           "; expected 8-bit floats, not both f8e5m2, to f16, bf16 or f32";
  if (p.trans_a || !p.trans_b || p.outer > 1 || p.compute != DP_COMPUTE_FULL ||
      p.epilogue != 0)
    return "gemm_f8 that is not one batch of A and a transposed B alone";
  int64_t distances =
      p.n | p.k | p.lda | p.ldb | p.ldc | p.stride_a | p.stride_b | p.stride_c;
  return distances % 16 == 0
             ? ""
             : "gemm_f8 of sizes or strides that are no multiples of 16";
}

dp_status dp_rt_gemm_f8(dp_device *device, const dp_gemm *gemm, const void *a,
                        const void *b, void *c) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (isNegative(*gemm))
    return invalid(device, "gemm_f8 of a negative size");
  if (isEmpty(*gemm))
    return DP_SUCCESS;
  if (std::string reason = whyNoF8Product(*gemm); !reason.empty())
    return invalid(device, reason);
  return multiply(device, "gemm_f8", {*gemm, a, b, c, nullptr, nullptr});
}

/// Says why the sizes are those of no convolution; nothing if they are.
static std::string whyNoConv(const dp_conv_shape &p) {
  if (p.n < 0 || std::min({p.groups, p.in_channels, p.out_channels}) < 1)
    return "conv of a size below 1";
  int64_t most =
      std::max({p.n, p.groups * p.in_channels, p.groups * p.out_channels});
  for (int i = 0; i < 3; ++i) {
    if (std::min({p.image[i], p.window[i], p.out[i], p.stride[i], p.dilation[i],
                  p.low[i] + 1}) < 1)
      return "conv of a size below 1";
    most = std::max({most, p.image[i], p.window[i], p.out[i], p.stride[i],
                     p.dilation[i], p.low[i]});
  }
  return most > INT_MAX ? "conv: a size above 2^31 - 1" : "";
}

dp_status dp_rt_conv(dp_device *device, dp_dtype dtype, dp_dtype outDtype,
                     int32_t kind, int32_t channelsFirst,
                     const dp_conv_shape *shape, const void *a, const void *b,
                     void *out, int32_t accumulate, int32_t compute,
                     int32_t epilogue, const void *bias) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (dtype == DP_F64)
    return invalid(device, "conv of f64; expected f16, bf16 or f32");
  if (std::string reason = whyNoProduct("conv", dtype, outDtype);
      !reason.empty())
    return invalid(device, reason);
  if (kind < DP_CONV_FORWARD || kind > DP_CONV_INPUT_GRADIENT)
    return invalid(device, "conv of unknown kind " + std::to_string(kind));
  if (compute < DP_COMPUTE_FULL || compute > DP_COMPUTE_BF16)
    return invalid(device,
                   "conv of unknown compute mode " + std::to_string(compute));
  if (std::string reason = whyNoConv(*shape); !reason.empty())
    return invalid(device, reason);
  if (shape->groups > 1 && !channelsFirst)
    return invalid(device, "conv of several groups with the channels last");
  if (epilogue != 0 && epilogue != DP_EPILOGUE_BIAS &&
      epilogue != (DP_EPILOGUE_BIAS | DP_EPILOGUE_RELU))
    return invalid(device,
                   "conv of unknown epilogue " + std::to_string(epilogue));
  if (epilogue != 0 && (kind != DP_CONV_FORWARD || accumulate != 0))
    return invalid(device, "conv: an epilogue of a gradient or of a sum");
  ActivityScope activity(device->activities, DP_ACTIVITY_LIBRARY, "conv");
  return device->conv({dtype, outDtype, kind, channelsFirst != 0, *shape, a, b,
                       out, accumulate != 0, compute, epilogue, bias});
}

namespace {
/// The number of sizes and of buffers of a routine.
struct RoutineArguments {
  int64_t sizes, buffers;
  bool isIntegral;
};
} // namespace

/// By the routine's number. `values` and `full` change only those of the svd.
static constexpr RoutineArguments routines[] = {
    {1, 3, false}, // cholesky: n
    {2, 3, false}, // triangular_solve: m, n
    {3, 4, false}, // lu: k, m, n
    {2, 2, true},  // pivots_to_permutation: k, m
    {3, 3, false}, // householder_qr: k, m, n
    {3, 3, false}, // householder_product: m, n, p
    {1, 4, false}, // eigh: n
    {3, 5, false}, // svd: k, m, n
    {1, 4, false}, // fft: n
    {2, 3, false}, // rfft: h, n
    {2, 3, false}, // irfft: h, n
};

/// The same with DP_ROUTINE_LIBRARY; no library has the routine without
/// buffers.
static constexpr RoutineArguments libraryCalls[] = {
    {1, 2, false}, // cholesky: n
    {2, 2, false}, // triangular_solve: m, n
    {3, 3, false}, // lu: k, m, n
    {0, 0, false}, // pivots_to_permutation
    {3, 2, false}, // householder_qr: k, m, n
    {3, 2, false}, // householder_product: m, n, p
    {1, 3, false}, // eigh: n
    {3, 5, false}, // svd: k, m, n
    {2, 1, false}, // fft: c, n
    {3, 2, false}, // rfft: c, h, n
    {3, 2, false}, // irfft: c, h, n
};

dp_status dp_rt_routine(dp_device *device, int32_t routine, dp_dtype dtype,
                        int32_t flags, int64_t batch, int64_t numSizes,
                        const int64_t *sizes, int64_t numBuffers,
                        void *const *buffers) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  std::string name = "routine " + std::to_string(routine);
  if (routine < 0 || routine > DP_ROUTINE_IRFFT)
    return invalid(device, name + " is not known");
  bool isCall = (flags & DP_ROUTINE_LIBRARY) != 0;
  RoutineArguments expected = (isCall ? libraryCalls : routines)[routine];
  if (expected.buffers == 0)
    return invalid(device, name + " is in no library");
  if (routine == DP_ROUTINE_SVD && (flags & DP_ROUTINE_VALUES))
    expected.buffers = 3;
  if (numSizes != expected.sizes || numBuffers != expected.buffers)
    return invalid(device, name + " of " + std::to_string(numSizes) +
                               " sizes and " + std::to_string(numBuffers) +
                               " buffers");
  if (expected.isIntegral ? dtype != DP_I32
                          : dtype != DP_F32 && dtype != DP_F64)
    return invalid(device, name + " of a dtype that it does not have");
  if (batch < 0 || *std::min_element(sizes, sizes + numSizes) < 0)
    return invalid(device, name + " of a negative size");
  if (*std::max_element(sizes, sizes + numSizes) > INT_MAX)
    return invalid(device, name + ": a size above 2^31 - 1");
  if (batch == 0)
    return DP_SUCCESS;
  ActivityScope activity(device->activities, DP_ACTIVITY_LIBRARY, "routine");
  return device->routine(
      {routine, dtype, flags, batch, numSizes, sizes, buffers});
}

dp_status dp_rt_attention(dp_device *device, dp_dtype dtype, int32_t gradient,
                          int32_t causal, double scale, int64_t rank,
                          const int64_t *sizes, const int64_t *strides,
                          void *const *buffers) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (dtype != DP_F16 && dtype != DP_BF16 && dtype != DP_F32 && dtype != DP_F64)
    return invalid(device, "attention of a dtype other than f16, bf16, f32 and "
                           "f64");
  if (rank < 0)
    return invalid(device, "attention of a negative rank");
  if (strides && rank != 2)
    return invalid(device, "attention with strides and other than two batch "
                           "dimensions");
  const int64_t *inner = sizes + rank, *mask = inner + 5;
  if (*std::min_element(sizes, mask) < 0)
    return invalid(device, "attention of a negative size");
  if (*std::max_element(sizes, mask) > INT_MAX)
    return invalid(device, "attention: a size above 2^31 - 1");
  int64_t batch = 1, heads = rank == 0 ? 1 : inner[-1], group = inner[4];
  for (const int64_t *size = sizes; size != inner; ++size)
    batch *= *size;
  if (group < 1 || heads % group != 0)
    return invalid(device, "attention of " + std::to_string(heads) +
                               " heads in groups of " + std::to_string(group));
  if (buffers[3])
    for (int64_t dim = 0; dim < rank + 2; ++dim)
      if (mask[dim] != 1 && mask[dim] != sizes[dim])
        return invalid(device, "attention: a mask of other sizes");
  if (batch == 0)
    return DP_SUCCESS;
  ActivityScope activity(device->activities, DP_ACTIVITY_LIBRARY,
                         gradient ? "attention_gradient" : "attention");
  return device->attention({dtype, gradient != 0, causal != 0, scale, rank,
                            sizes, mask, batch, group, inner[0], inner[1],
                            inner[2], inner[3], strides, buffers});
}

dp_status dp_rt_group_start(dp_device *device) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (device->inGroup)
    return invalid(device, "group_start inside a group of collectives");
  device->inGroup = true;
  device->group.clear();
  return DP_SUCCESS;
}

dp_status dp_rt_group_end(dp_device *device) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (!device->inGroup)
    return invalid(device, "group_end without group_start");
  device->inGroup = false;
  if (device->group.empty())
    return DP_SUCCESS;
  return device->collectives(device->group.data(),
                             static_cast<int64_t>(device->group.size()));
}

static dp_status issue(dp_device *device, const CollectiveCall &call,
                       const char *name) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (dtypeSize(call.dtype) == 0)
    return invalid(device, std::string(name) + " of unknown dtype " +
                               std::to_string(call.dtype));
  if (reduces(call.kind) && !reductionSupports(call.op, call.dtype))
    return invalid(device, std::string(name) + ": reduction '" +
                               reductionName(call.op) + "' of " +
                               dtypeName(call.dtype) + " is not defined");
  if (call.outer < 0 || call.blocks < 0 || call.blockElems < 0)
    return invalid(device, std::string(name) + " of a negative size");
  try {
    if (!device->inGroup)
      device->group.clear();
    device->group.push_back(call);
    // Below this, a complex number is two elements.
    if (isComplex(call.dtype)) {
      device->group.back().dtype = partType(call.dtype);
      device->group.back().blockElems *= 2;
    }
  } catch (const std::bad_alloc &) {
    return device->fail(DP_ERROR_MEMORY, "out of memory");
  }
  if (device->inGroup)
    return DP_SUCCESS;
  return device->collectives(device->group.data(), 1);
}

dp_status dp_rt_all_reduce(dp_device *device, const void *send, void *recv,
                           int64_t count, dp_dtype dtype, dp_reduction op,
                           int64_t collective) {
  return issue(
      device,
      {CallKind::AllReduce, dtype, op, 1, count, 1, collective, send, recv},
      "all_reduce");
}

dp_status dp_rt_all_gather(dp_device *device, const void *send, void *recv,
                           int64_t outer, int64_t blocks, int64_t blockElems,
                           dp_dtype dtype, int64_t collective) {
  return issue(device,
               {CallKind::AllGather, dtype, 0, outer, blocks, blockElems,
                collective, send, recv},
               "all_gather");
}

dp_status dp_rt_reduce_scatter(dp_device *device, const void *send, void *recv,
                               int64_t outer, int64_t blocks,
                               int64_t blockElems, dp_dtype dtype,
                               dp_reduction op, int64_t collective) {
  return issue(device,
               {CallKind::ReduceScatter, dtype, op, outer, blocks, blockElems,
                collective, send, recv},
               "reduce_scatter");
}

dp_status dp_rt_all_to_all(dp_device *device, const void *send, void *recv,
                           int64_t blocks, int64_t blockElems, dp_dtype dtype,
                           int64_t collective) {
  return issue(device,
               {CallKind::AllToAll, dtype, 0, 1, blocks, blockElems, collective,
                send, recv},
               "all_to_all");
}

dp_status dp_rt_memcpy(dp_device *device, void *dst, const void *src,
                       int64_t bytes) {
  if (bytes < 0)
    return invalid(device, "memcpy of a negative size");
  ActivityScope activity(device->activities, DP_ACTIVITY_COPY, "copy");
  return bytes == 0 ? DP_SUCCESS : device->copy(dst, src, bytes);
}

dp_status dp_rt_read(dp_device *device, void *dst, const void *src,
                     int64_t bytes) {
  if (device->comm.failed())
    return DP_ERROR_ABORTED;
  if (bytes < 0)
    return invalid(device, "read of a negative size");
  if (device->inGroup)
    return invalid(device, "read inside a group of collectives");
  return bytes == 0 ? DP_SUCCESS : device->readBack(dst, src, bytes);
}

void dp_rt_check_failed(const char *message, const char *file, int32_t line) {
  dp_device *device = RunsFor::current();
  if (!device) { // not called by a session
    std::fprintf(stderr, "%s:%d: %s\n", file, line, message);
    std::abort();
  }
  device->noteFailedCheck(message, file, line);
}

dp_status dp_rt_fail(dp_device *device, const char *message) {
  return device->fail(DP_ERROR_PROGRAM,
                      message ? message : "the program failed");
}
