//===- Dnnl.h - oneDNN, loaded at run time ----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_BINDINGS_DNNL_H
#define DP_LIB_RUNTIME_HOST_BINDINGS_DNNL_H

#include <dnnl.h>

#include <cstdint>
#include <mutex>

#define DP_DNNL_FUNCTIONS(X)                                                   \
  X(dnnl_dilated_convolution_backward_data_desc_init)                          \
  X(dnnl_dilated_convolution_backward_weights_desc_init)                       \
  X(dnnl_dilated_convolution_forward_desc_init)                                \
  X(dnnl_engine_create)                                                        \
  X(dnnl_get_effective_cpu_isa)                                                \
  X(dnnl_matmul_desc_init)                                                     \
  X(dnnl_memory_create)                                                        \
  X(dnnl_memory_desc_equal)                                                    \
  X(dnnl_memory_desc_get_size)                                                 \
  X(dnnl_memory_desc_init_by_strides)                                          \
  X(dnnl_memory_desc_init_by_tag)                                              \
  X(dnnl_memory_destroy)                                                       \
  X(dnnl_post_ops_append_sum)                                                  \
  X(dnnl_post_ops_create)                                                      \
  X(dnnl_post_ops_destroy)                                                     \
  X(dnnl_primitive_attr_create)                                                \
  X(dnnl_primitive_attr_destroy)                                               \
  X(dnnl_primitive_attr_set_output_scales)                                     \
  X(dnnl_primitive_attr_set_post_ops)                                          \
  X(dnnl_primitive_attr_set_scratchpad_mode)                                   \
  X(dnnl_primitive_create)                                                     \
  X(dnnl_primitive_desc_create)                                                \
  X(dnnl_primitive_desc_destroy)                                               \
  X(dnnl_primitive_desc_query)                                                 \
  X(dnnl_primitive_desc_query_md)                                              \
  X(dnnl_primitive_destroy)                                                    \
  X(dnnl_primitive_execute)                                                    \
  X(dnnl_reorder_primitive_desc_create)                                        \
  X(dnnl_sgemm)                                                                \
  X(dnnl_stream_create)                                                        \
  X(dnnl_stream_destroy)

namespace dp {

/// oneDNN's functions by their own names, and its engine for this CPU.
struct Dnnl {
#define DP_DECLARE(name) decltype(&::name) name;
  DP_DNNL_FUNCTIONS(DP_DECLARE)
#undef DP_DECLARE
  /// dnnl_gemm_bf16bf16f32: as dnnl_sgemm, with factors in bf16. Version 2
  /// exports it without declaring it. Null if it is missing.
  dnnl_status_t (*gemmBFloats)(char transA, char transB, dnnl_dim_t m,
                               dnnl_dim_t n, dnnl_dim_t k, float alpha,
                               const uint16_t *a, dnnl_dim_t lda,
                               const uint16_t *b, dnnl_dim_t ldb, float beta,
                               float *c, dnnl_dim_t ldc);
  /// True if the CPU has instructions that multiply bf16, and the library may
  /// use them (ONEDNN_MAX_CPU_ISA); gemmBFloats is not null then.
  bool multipliesBFloats;
  int (*omp_get_max_threads)();
  void (*omp_set_num_threads)(int);
  dnnl_engine_t engine;
  /// Held while a primitive is described. Version 2.6 keeps a block size that
  /// depends on the type in a static variable while it describes a convolution
  /// (brg_blocking_t::last_ic_block_size): two threads that describe one of f32
  /// and one of bf16 get code that computes other numbers.
  /// https://github.com/openvinotoolkit/openvino/pull/14324
  mutable std::mutex describing;

  /// Throws std::bad_alloc or Error unless `status` is success.
  static void check(dnnl_status_t status, const char *what);
};

/// Loads the library on the first call, in any thread: the one that the
/// environment variable DP_DNNL names, else oneDNN 2. Returns null if DP_DNNL
/// is "off", or is not set and there is no suitable library. Throws Error if
/// the named one is unsuitable.
const Dnnl *dnnl();

/// Keeps oneDNN from starting threads of its own in calls of this thread, since
/// the runtime divides the work itself.
class OneThread {
public:
  explicit OneThread(const Dnnl &dnnl)
      : dnnl(dnnl), before(dnnl.omp_get_max_threads()) {
    if (before != 1)
      dnnl.omp_set_num_threads(1);
  }
  ~OneThread() {
    if (before != 1)
      dnnl.omp_set_num_threads(before);
  }
  OneThread(const OneThread &) = delete;

private:
  const Dnnl &dnnl;
  int before;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_BINDINGS_DNNL_H
