//===- DnnlMatmul.cpp - Products of f32 matrices by oneDNN ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "DnnlMatmul.h"
#include "Host/Memory/AlignedMemory.h"
#include "DnnlExecution.h"

#include <array>
#include <cstring>
#include <map>
#include <memory>

using namespace dp;

namespace {

/// A primitive for products of one size.
class Plan {
public:
  Plan(const Dnnl &dnnl, const MatmulCall &call);

  /// False if oneDNN has no code that is faster than BLAS.
  bool isFast() const { return matmul != nullptr; }
  void run(const float *a, const float *b, float *c,
           AlignedMemory &scratch) const;

private:
  const Dnnl &dnnl;
  dnnl_memory_desc_t a, b, c;
  Owned<dnnl_primitive_t> matmul;
  size_t scratchpadBytes = 0;
};

/// The plans of a thread, and the memory that they need one at a time.
struct Plans {
  using Key = std::array<int64_t, 10>;
  std::map<Key, std::unique_ptr<Plan>> bySize;
  AlignedMemory scratch;

  const Plan &get(const Dnnl &dnnl, const MatmulCall &call);
};

} // namespace

static dnnl_memory_desc_t describe(const Dnnl &dnnl, int64_t rows,
                                   int64_t columns, int64_t ld,
                                   bool isTransposed) {
  dnnl_dims_t sizes = {rows, columns};
  dnnl_dims_t strides = {isTransposed ? 1 : ld, isTransposed ? ld : 1};
  dnnl_memory_desc_t desc;
  Dnnl::check(
      dnnl.dnnl_memory_desc_init_by_strides(&desc, 2, sizes, dnnl_f32, strides),
      "the description of a matrix");
  return desc;
}

Plan::Plan(const Dnnl &dnnl, const MatmulCall &call)
    : dnnl(dnnl), a(describe(dnnl, call.m, call.k, call.lda, call.transA)),
      b(describe(dnnl, call.k, call.n, call.ldb, call.transB)),
      c(describe(dnnl, call.m, call.n, call.ldc, false)),
      matmul(dnnl.dnnl_primitive_destroy) {
  std::lock_guard<std::mutex> lock(dnnl.describing);
  Attributes attributes(dnnl);
  Owned<dnnl_post_ops_t> sum(dnnl.dnnl_post_ops_destroy);
  if (call.accumulate) {
    Dnnl::check(dnnl.dnnl_post_ops_create(&sum.object), "a sum");
    Dnnl::check(dnnl.dnnl_post_ops_append_sum(sum, 1), "a sum");
    Dnnl::check(dnnl.dnnl_primitive_attr_set_post_ops(attributes.object, sum),
                "a sum");
  }
  if (call.alpha != 1)
    Dnnl::check(dnnl.dnnl_primitive_attr_set_output_scales(
                    attributes.object, /*count=*/1, /*mask=*/0, &call.alpha),
                "a factor");
  dnnl_matmul_desc_t desc;
  Owned<dnnl_primitive_desc_t> made(dnnl.dnnl_primitive_desc_destroy);
  if (dnnl.dnnl_matmul_desc_init(&desc, &a, &b, nullptr, &c) != dnnl_success ||
      dnnl.dnnl_primitive_desc_create(&made.object, &desc, attributes.object,
                                      dnnl.engine, nullptr) != dnnl_success)
    return;
  const char *implementation = "";
  dnnl.dnnl_primitive_desc_query(made, dnnl_query_impl_info_str, 0,
                                 &implementation);
  if (std::strncmp(implementation, "brg", 3) != 0)
    return;
  if (const dnnl_memory_desc_t *scratchpad =
          dnnl.dnnl_primitive_desc_query_md(made, dnnl_query_scratchpad_md, 0))
    scratchpadBytes = dnnl.dnnl_memory_desc_get_size(scratchpad);
  Dnnl::check(dnnl.dnnl_primitive_create(&matmul.object, made),
              "the creation of code");
}

void Plan::run(const float *aData, const float *bData, float *cData,
               AlignedMemory &scratch) const {
  Execution execute(dnnl, scratch.get(scratchpadBytes), scratchpadBytes);
  execute(matmul, {{DNNL_ARG_SRC, &a, aData},
                   {DNNL_ARG_WEIGHTS, &b, bData},
                   {DNNL_ARG_DST, &c, cData}});
}

const Plan &Plans::get(const Dnnl &dnnl, const MatmulCall &call) {
  int32_t alpha;
  static_assert(sizeof(alpha) == sizeof(call.alpha));
  std::memcpy(&alpha, &call.alpha, sizeof(alpha));
  Key key = {call.transA, call.transB, call.accumulate, call.m,   call.n,
             call.k,      call.lda,    call.ldb,        call.ldc, alpha};
  std::unique_ptr<Plan> &plan = bySize[key];
  if (!plan) {
    // Batches of any number of rows do not pile up plans.
    constexpr size_t most = 1024;
    if (bySize.size() > most) {
      bySize.clear();
      return *(bySize[key] = std::make_unique<Plan>(dnnl, call));
    }
    plan = std::make_unique<Plan>(dnnl, call);
  }
  return *plan;
}

bool dp::dnnlMatmul(const Dnnl &dnnl, const MatmulCall &call, const float *a,
                    const float *b, float *c) {
  static thread_local Plans plans;
  OneThread one(dnnl);
  const Plan &plan = plans.get(dnnl, call);
  if (!plan.isFast())
    return false;
  plan.run(a, b, c, plans.scratch);
  return true;
}
