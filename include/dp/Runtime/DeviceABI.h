//===- DeviceABI.h - Functions called by a compiled program -------*- C -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The contract between an executable that dp-compile writes and the runtime
// that runs it. Plain C, no LLVM. The same calls serve every target; docs/
// runtime-abi.md explains them.
//
//===----------------------------------------------------------------------===//

#ifndef DP_RUNTIME_DEVICEABI_H
#define DP_RUNTIME_DEVICEABI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#pragma GCC visibility push(default)

/// Version of this contract. An executable records the version that it was
/// compiled for, and the loader refuses any other.
#define DP_ABI_VERSION 10

/// The result of every runtime call: 0, or the reason why the step must stop.
/// A program returns the first nonzero status it sees without any further call.
typedef int32_t dp_status;
enum {
  DP_SUCCESS = 0,
  DP_ERROR_INVALID = 1, ///< an argument the contract forbids
  DP_ERROR_ABORTED = 2, ///< another rank failed; this one was told to stop
  DP_ERROR_LIBRARY = 3, ///< a library (BLAS, ...) failed or is missing
  DP_ERROR_MEMORY = 4,  ///< out of memory
  DP_ERROR_PROGRAM = 5, ///< the program itself failed (e.g. an assertion)
  DP_ERROR_TIMEOUT = 6, ///< a rank did not come, or end, within the deadline
  DP_ERROR_GONE = 7,    ///< a process of the job ended or lost its connection
  DP_ERROR_INTERRUPTED = 8, ///< dp_interrupt, or a stop, ended a wait
  DP_ERROR_DIVERGED = 9,    ///< the processes of the job made different calls
};

/// No array has more elements, nor an empty one so large extents, so that a
/// program multiplies extents without overflow. The runtime refuses others.
#define DP_MAX_ELEMENTS (INT64_C(1) << 40)

/// Element types. Sub-byte `i1` is one byte, 0 or 1. Complex numbers are pairs,
/// the real part first; a reduction applies to each part by itself.
typedef int32_t dp_dtype;
enum {
  DP_BOOL = 0,
  DP_I8 = 1,
  DP_I16 = 2,
  DP_I32 = 3,
  DP_I64 = 4,
  DP_F16 = 5,
  DP_BF16 = 6,
  DP_F32 = 7,
  DP_F64 = 8,
  DP_U8 = 9,
  DP_U16 = 10,
  DP_U32 = 11,
  DP_U64 = 12,
  DP_C64 = 13,    ///< two f32
  DP_C128 = 14,   ///< two f64
  DP_F8E4M3 = 15, ///< MLIR's f8E4M3FN, without infinities
  DP_F8E5M2 = 16,
};

/// Reduction kinds, numbered as `dp::ReductionKind` in the dialect.
/// `max`/`min` propagate NaN (arith.maximumf) and are signed for integers;
/// `maxnum`/`minnum` prefer numbers (arith.maxnumf).
typedef int32_t dp_reduction;
enum {
  DP_REDUCE_ADD = 0,
  DP_REDUCE_MUL = 1,
  DP_REDUCE_MAX = 2,
  DP_REDUCE_MIN = 3,
  DP_REDUCE_MAXNUM = 4,
  DP_REDUCE_MINNUM = 5,
  DP_REDUCE_UMAX = 6,
  DP_REDUCE_UMIN = 7,
  DP_REDUCE_AND = 8,
  DP_REDUCE_OR = 9,
  DP_REDUCE_XOR = 10,
};

/// A device of a running program (opaque to the program).
typedef struct dp_device dp_device;

/// A kernel's code: runs iterations [begin, end) of its partitioned loop.
/// `params[i]` points at parameter i (a pointer or an integer), as with
/// cuLaunchKernel. Iterations are independent: the runtime may split the range
/// over the threads of the device in any way.
typedef void (*dp_host_kernel)(void *const *params, int64_t begin, int64_t end);

/// The kernel of a launch. `name` is for messages and profiles.
typedef struct dp_kernel {
  const char *name;
  dp_host_kernel host;
} dp_kernel;

/// GPU code that an executable carries: a fatbin, PTX with a 0 after it, or a
/// host shared object for an emulated GPU. It is loaded once per device, at its
/// first launch or when the session is created.
typedef struct dp_gpu_module {
  const char *name;
  const void *image;
  int64_t bytes; ///< of the image
} dp_gpu_module;

/// A kernel of a module. `name` is its symbol there.
typedef struct dp_gpu_kernel {
  const char *name;
  const dp_gpu_module *module;
} dp_gpu_kernel;

/// Symbols of a module whose kernels check something: the address of an int32_t
/// in memory of the host, which the runtime writes, and the texts of the
/// checks, each terminated by a zero. A kernel stores 1 + the offset of a
/// check's text there before the check ends the context.
#define DP_CHECK_WORD "dp_check_word"
#define DP_CHECK_TEXTS "dp_check_texts"

/// The streams of a device. Calls that compute go to the first, collectives to
/// the second; events order the two.
enum { DP_STREAM_COMPUTE = 0, DP_STREAM_COMM = 1 };

/// How a matrix product computes: in its dtype's own arithmetic, or f32 on
/// tensor cores that round the factors to TF32 or bf16. A device without tensor
/// cores computes more precisely than asked.
enum { DP_COMPUTE_FULL = 0, DP_COMPUTE_TF32 = 1, DP_COMPUTE_BF16 = 2 };

/// Operations on the result of a matrix product or, the first two, of a
/// convolution: bits, applied in this order; or sums of one of its factors
/// beside it.
enum {
  DP_EPILOGUE_BIAS = 1,
  DP_EPILOGUE_RELU = 2,
  DP_EPILOGUE_SUMS_A = 4,
  DP_EPILOGUE_SUMS_B = 8
};

//===----------------------------------------------------------------------===//
// Symbols that an executable exports
//===----------------------------------------------------------------------===//
//
//   const uint32_t dp_executable_abi_version;        == DP_ABI_VERSION
//   const char     dp_executable_descriptor[];       JSON, NUL-terminated
//
// and two functions per entry, whose symbols are in the descriptor:

/// Returns the bytes of the arena of device `rank` of `devices`. `dims` are the
/// global sizes of the entry's dynamic dimensions, in the order of the
/// descriptor's "dims".
typedef int64_t (*dp_arena_size_fn)(int64_t rank, int64_t devices,
                                    const int64_t *dims);

/// Runs one step on one device. `buffers` holds first the arguments, then the
/// copies of states in 16 bits, which a step that updates the state updates
/// with it, then the results that update no state (a result that updates a
/// state argument is written into that argument's buffer). Every buffer is this
/// device's local part, dense, row-major, 64-byte aligned; the buffer of an
/// empty shard may have any address. `arena` is 64-byte aligned and has the
/// size that dp_arena_size_fn returns.
typedef dp_status (*dp_entry_fn)(dp_device *device, void *const *buffers,
                                 const int64_t *dims, void *arena);

//===----------------------------------------------------------------------===//
// Functions that the runtime exports to the program
//===----------------------------------------------------------------------===//

/// Return this device's rank, 0 <= rank < dp_rt_device_count(device), and the
/// number of devices.
int64_t dp_rt_rank(dp_device *device);
int64_t dp_rt_device_count(dp_device *device);

/// Runs `kernel` for iterations [0, trip_count); its results are there when it
/// returns (host), or for later calls on this device (GPU). `cost` estimates
/// the element operations of all iterations together, by which the runtime
/// chooses the number of threads.
dp_status dp_rt_launch(dp_device *device, const dp_kernel *kernel,
                       void *const *params, int64_t trip_count, int64_t cost);

/// Products C[o, b] = op(A[o, b]) * op(B[o, b]) (+ C[o, b] when accumulate),
/// row-major, o < outer, b < batch. op(A) is m x k, op(B) is k x n; k == 0
/// gives zero (or C when accumulating). A call reads it before it returns.
typedef struct dp_gemm {
  dp_dtype dtype_a, dtype_b; ///< of A and B
  dp_dtype out_dtype;        ///< of C and the bias
  int32_t trans_a, trans_b;  ///< booleans: A, B is stored transposed
  int32_t accumulate;        ///< a boolean
  int32_t compute;           ///< one of DP_COMPUTE_*
  int32_t epilogue;          ///< a sum of DP_EPILOGUE_*
  int64_t outer, batch, m, n, k;
  /// Elements from one row to the next, from one matrix of a batch to the next,
  /// and from one batch to the next.
  int64_t lda, ldb, ldc;
  int64_t stride_a, stride_b, stride_c;
  int64_t outer_stride_a, outer_stride_b, outer_stride_c;
} dp_gemm;

/// Multiplies A and B of one dtype: DP_F16, DP_BF16, DP_F32, DP_F64. That of C
/// is the same, or DP_F32 for 16-bit factors. These are multiplied and added in
/// f32, and a 16-bit C is rounded once. With DP_EPILOGUE_BIAS, `bias` has n
/// elements that are added to every row, relu is max(x, 0) and keeps NaN on the
/// host. DP_EPILOGUE_SUMS_A alone stores the sum over k of each of the m rows
/// of A in `sums`, in f32, and DP_EPILOGUE_SUMS_B those of the n columns of B:
/// of one product with a C in f32 that is not empty, on a GPU only. `bias` and
/// `sums` are null unless the epilogue has them.
dp_status dp_rt_gemm(dp_device *device, const dp_gemm *gemm, const void *a,
                     const void *b, void *c, const void *bias, float *sums);

/// The same of 8-bit factors, of which B alone is stored transposed: DP_F8E4M3
/// or DP_F8E5M2, which may differ but are not both DP_F8E5M2. Products and sums
/// are f32; `out_dtype` is DP_F32, DP_F16 or DP_BF16, to which they are rounded
/// once. One batch; n, k, the leading dimensions and strides are multiples of
/// 16, and the matrices begin at multiples of 16 bytes; DP_COMPUTE_FULL,
/// without an epilogue. The host does not support it: there the factors are
/// f32. A GPU needs compute capability 8.9.
dp_status dp_rt_gemm_f8(dp_device *device, const dp_gemm *gemm, const void *a,
                        const void *b, void *c);

/// The sizes of a convolution: `n` images, channels of one group, and of each
/// of three spatial dimensions the sizes of image, window and output, and of
/// the steps. Position `out * stride + window * dilation - low` of the image is
/// under a position of the output and one of the window; it is zero outside. Of
/// a missing dimension, which comes first, all sizes and steps are 1 and `low`
/// is 0.
typedef struct dp_conv_shape {
  int64_t n, groups, in_channels, out_channels;
  int64_t image[3], window[3], out[3], stride[3], dilation[3], low[3];
} dp_conv_shape;

/// A convolution (cross-correlation) of dense arrays, or a gradient of it:
///   DP_CONV_FORWARD: out = y, of a = x and b = the filter
///   DP_CONV_FILTER_GRADIENT: out = that of the filter, of a = x and b = dy
///   DP_CONV_INPUT_GRADIENT: out = that of x, of a = dy and b = the filter
/// plus out as it was when accumulating. x and y are [n, spatial, channels],
/// the filter is [out channels, spatial, in channels]; with `channels_first`,
/// which several groups need, [n, channels, spatial] and [out channels, in
/// channels, spatial]. Each group's channels are contiguous. n may be 0: the
/// gradient of the filter is then zero. `dtype` is that of a and b: DP_F16,
/// DP_BF16, DP_F32; `out_dtype` is the same, or DP_F32 for 16-bit factors,
/// whose sums are in f32 and rounded once. On a GPU the two are the same, and a
/// 16-bit result is not accumulated. `epilogue` is 0, or of
/// DP_CONV_FORWARD that does not accumulate DP_EPILOGUE_BIAS, alone or with
/// DP_EPILOGUE_RELU: `bias` (else null) has an element of out_dtype for each
/// output channel, relu is max(x, 0) and may lose NaN; out is rounded after
/// them. The host does not support it.
enum {
  DP_CONV_FORWARD = 0,
  DP_CONV_FILTER_GRADIENT = 1,
  DP_CONV_INPUT_GRADIENT = 2
};
dp_status dp_rt_conv(dp_device *device, dp_dtype dtype, dp_dtype out_dtype,
                     int32_t kind, int32_t channels_first,
                     const dp_conv_shape *shape, const void *a, const void *b,
                     void *out, int32_t accumulate, int32_t compute,
                     int32_t epilogue, const void *bias);

/// Computes a routine of linear algebra or an fft on each of `batch` items. The
/// names and the meaning stand under dp.routine in docs/dialect.md. `sizes` has
/// a number for each letter of the signature, in alphabetical order; `buffers`
/// are the inputs, then the results, dense, of which none overlaps another.
/// dtype: DP_F32, DP_F64; DP_I32 for routines on integers alone. `flags` is a
/// sum of DP_ROUTINE_UPPER and so on. On a GPU all but pivots_to_permutation,
/// which kernels compute there, are called with DP_ROUTINE_LIBRARY: sizes and
/// buffers are then as in dp.buffer.routine with the flag `library`. The host
/// does not support it.
enum {
  DP_ROUTINE_CHOLESKY = 0,
  DP_ROUTINE_TRIANGULAR_SOLVE = 1,
  DP_ROUTINE_LU = 2,
  DP_ROUTINE_PIVOTS_TO_PERMUTATION = 3,
  DP_ROUTINE_HOUSEHOLDER_QR = 4,
  DP_ROUTINE_HOUSEHOLDER_PRODUCT = 5,
  DP_ROUTINE_EIGH = 6,
  DP_ROUTINE_SVD = 7,
  DP_ROUTINE_FFT = 8,
  DP_ROUTINE_RFFT = 9,
  DP_ROUTINE_IRFFT = 10,
};
enum {
  DP_ROUTINE_UPPER = 1,
  DP_ROUTINE_RIGHT = 2,
  DP_ROUTINE_TRANSPOSE = 4,
  DP_ROUTINE_UNIT = 8,
  DP_ROUTINE_FULL = 16,
  DP_ROUTINE_VALUES = 32,
  DP_ROUTINE_INVERSE = 64,
  DP_ROUTINE_LIBRARY = 128,
};
dp_status dp_rt_routine(dp_device *device, int32_t routine, dp_dtype dtype,
                        int32_t flags, int64_t batch, int64_t num_sizes,
                        const int64_t *sizes, int64_t num_buffers,
                        void *const *buffers);

/// Computes the attention of a batch, or its gradient, as dp.attention and
/// dp.attention_gradient in docs/dialect.md say, with memory for blocks of the
/// scores only. `sizes` has the `rank` batch dimensions of the query; then m,
/// n, k and v; the number of consecutive matrices of queries that share keys, a
/// divisor of the last batch dimension; and the rank + 2 dimensions of the
/// mask, each 1 or that of the scores, if there is a mask. `buffers` are query,
/// key, value, mask or null, output and logsumexp; of the gradient also the
/// gradients of the output, of query, key and value. They are dense, or with
/// two batch dimensions have the `strides`, if those are not null: for each
/// buffer three numbers, the elements from one matrix of the first dimension to
/// the next, of the second, and from row to row; the strides of mask and
/// logsumexp are not read. A result then has each element of a dense buffer.
/// Only GPUs take strides. No result overlaps another buffer. dtype, of all but
/// mask and logsumexp: on the host DP_F32 or DP_F64, and these two are the
/// same; on a GPU DP_F16 or DP_BF16, and these two are DP_F32. There k and v
/// are multiples of 8 up to 128, the mask has n numbers a row and no -inf, and
/// its dimensions before the last batch dimension are all 1 or none is.
dp_status dp_rt_attention(dp_device *device, dp_dtype dtype, int32_t gradient,
                          int32_t causal, double scale, int64_t rank,
                          const int64_t *sizes, const int64_t *strides,
                          void *const *buffers);

/// Runs `kernel` on a GPU with `grid` blocks of `block` threads (1-D) and
/// `shared_bytes` of dynamic shared memory, on the compute stream. `params[i]`
/// points at parameter i, as with cuLaunchKernel; `num_params` of them. grid
/// == 0 launches nothing. Not supported on the host.
dp_status dp_rt_launch_grid(dp_device *device, const dp_gpu_kernel *kernel,
                            int64_t grid, int64_t block, int64_t shared_bytes,
                            void *const *params, int64_t num_params);

/// Records the position of `stream` in event slot `event`, and makes `stream`
/// wait for the position recorded last there. Slots are numbered from 0 to the
/// entry's "events" in the descriptor. On the host, where every call is
/// complete when it returns, they do nothing.
dp_status dp_rt_event_record(dp_device *device, int32_t event, int32_t stream);
dp_status dp_rt_stream_wait(dp_device *device, int32_t stream, int32_t event);

/// Collectives between group_start and group_end are one rendezvous of all
/// ranks: nothing is sent before group_end, and all of them are complete (gpu:
/// ordered) after it. A collective outside a group is a group of one. Every
/// rank issues the same collectives in the same order. `collective` indexes the
/// descriptor's "collectives" of the running entry, for messages. On a GPU they
/// are enqueued on the comm stream.
dp_status dp_rt_group_start(dp_device *device);
dp_status dp_rt_group_end(dp_device *device);

/// recv[i] = send of rank 0 [i] (op) ... (op) send of rank N-1 [i], in that
/// order, on every rank. `recv` may be `send`.
dp_status dp_rt_all_reduce(dp_device *device, const void *send, void *recv,
                           int64_t count, dp_dtype dtype, dp_reduction op,
                           int64_t collective);

/// The whole is [outer, blocks, block_elems]; rank r holds the dense
/// [outer, size_r, block_elems] where the ranks' blocks are chunked as
/// torch.chunk does: c = ceil(blocks / N), size_r = clamp(blocks - r*c, 0, c).
dp_status dp_rt_all_gather(dp_device *device, const void *send, void *recv,
                           int64_t outer, int64_t blocks, int64_t block_elems,
                           dp_dtype dtype, int64_t collective);

/// send is the whole [outer, blocks, block_elems] on every rank; recv is this
/// rank's chunk of the sum (op) over ranks, reduced in rank order.
dp_status dp_rt_reduce_scatter(dp_device *device, const void *send, void *recv,
                               int64_t outer, int64_t blocks,
                               int64_t block_elems, dp_dtype dtype,
                               dp_reduction op, int64_t collective);

/// send is the rank's own version of the whole [blocks, block_elems]; row r of
/// recv, [N, size, block_elems], is rank r's version of this rank's chunk.
dp_status dp_rt_all_to_all(dp_device *device, const void *send, void *recv,
                           int64_t blocks, int64_t block_elems, dp_dtype dtype,
                           int64_t collective);

/// Dense copy on this device; the ranges do not overlap.
dp_status dp_rt_memcpy(dp_device *device, void *dst, const void *src,
                       int64_t bytes);

/// Copies `bytes` of this device's memory to `dst` in host memory, after all
/// earlier work of the compute stream, and returns when the copy is complete. A
/// program calls it for values that decide its next calls. Such a step cannot
/// be a CUDA graph.
dp_status dp_rt_read(dp_device *device, void *dst, const void *src,
                     int64_t bytes);

/// Reports that a check of the graph fails, and its location. The kernel or
/// step that calls it returns at once, and the step fails on all ranks. Any
/// thread that runs them may call it; the texts live as long as the program.
void dp_rt_check_failed(const char *message, const char *file, int32_t line);

/// Stops the step on all ranks with a message (not retained after the call).
dp_status dp_rt_fail(dp_device *device, const char *message);

#pragma GCC visibility pop
#ifdef __cplusplus
}
#endif

#endif // DP_RUNTIME_DEVICEABI_H
