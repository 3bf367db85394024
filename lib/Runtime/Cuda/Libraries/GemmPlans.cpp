//===- GemmPlans.cpp - Matrix products by cuBLASLt ------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "GemmPlans.h"
#include "Device/Buffer.h"
#include "Cuda/Context/Stopwatch.h"
#include "Support/DType.h"
#include "Support/Error.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <limits>
#include <optional>

using namespace dp;
using namespace dp::cuda;

// cuBLASLt recommends this size for Hopper.
static constexpr int64_t workspaceBytes = 32 << 20;
// Proposals that are measured for a product.
static constexpr int mostProposals = 16;

static bool addsUp(const GemmCall &p) {
  return p.epilogue & (DP_EPILOGUE_SUMS_A | DP_EPILOGUE_SUMS_B);
}

static void requireLt(cublasStatus_t status, const std::string &what) {
  if (status != CUBLAS_STATUS_SUCCESS)
    throw Error(what + ": cuBLASLt says " +
                    cublasLt().cublasLtGetStatusString(status),
                DP_ERROR_LIBRARY);
}

static std::string nameOf(const GemmCall &p) {
  return "gemm of " + std::to_string(p.m) + " x " + std::to_string(p.n) +
         " x " + std::to_string(p.k) + " " + dtypeName(p.dtype_a) +
         (p.dtype_b == p.dtype_a ? std::string()
                                 : std::string(" by ") + dtypeName(p.dtype_b)) +
         (p.out_dtype == p.dtype_a
              ? std::string()
              : std::string(" to ") + dtypeName(p.out_dtype)) +
         (p.items() == 1 ? "" : ", batch " + std::to_string(p.items()));
}

/// The same; the text is formatted only on failure.
static void requireLt(cublasStatus_t status, const GemmCall &p) {
  if (status != CUBLAS_STATUS_SUCCESS)
    requireLt(status, nameOf(p));
}

static cudaDataType typeOf(dp_dtype dtype) {
  switch (dtype) {
  case DP_F8E4M3:
    return CUDA_R_8F_E4M3;
  case DP_F8E5M2:
    return CUDA_R_8F_E5M2;
  case DP_F16:
    return CUDA_R_16F;
  case DP_BF16:
    return CUDA_R_16BF;
  case DP_F32:
    return CUDA_R_32F;
  case DP_F64:
    return CUDA_R_64F;
  }
  throw Error("gemm of " + std::string(dtypeName(dtype)) +
              ", which is no float");
}

static cublasComputeType_t computeOf(const GemmCall &p) {
  if (p.dtype_a == DP_F64)
    return CUBLAS_COMPUTE_64F;
  if (p.dtype_a != DP_F32 || p.compute == DP_COMPUTE_FULL)
    return CUBLAS_COMPUTE_32F;
  return p.compute == DP_COMPUTE_TF32 ? CUBLAS_COMPUTE_32F_FAST_TF32
                                      : CUBLAS_COMPUTE_32F_FAST_16BF;
}

/// The factors are swapped, see build.
static cublasLtEpilogue_t epilogueOf(const GemmCall &p) {
  if (addsUp(p))
    return p.epilogue & DP_EPILOGUE_SUMS_A ? CUBLASLT_EPILOGUE_BGRADB
                                           : CUBLASLT_EPILOGUE_BGRADA;
  static const cublasLtEpilogue_t epilogues[] = {
      CUBLASLT_EPILOGUE_DEFAULT, CUBLASLT_EPILOGUE_BIAS, CUBLASLT_EPILOGUE_RELU,
      CUBLASLT_EPILOGUE_RELU_BIAS};
  return epilogues[p.epilogue];
}

/// Returns the alignment of matrices that begin at `p` and at multiples of
/// these distances from it, at most 16 bytes: more makes no difference.
/// cuBLASLt knows the distance between the matrices of one batch, but not
/// `outer`.
static uint32_t alignmentOf(const void *p, int64_t stride, int64_t outer,
                            dp_dtype dtype) {
  auto bits = reinterpret_cast<uintptr_t>(p) | 16;
  if (outer != 0)
    bits |= static_cast<uintptr_t>((stride | outer) * dtypeSize(dtype));
  return static_cast<uint32_t>(bits & -bits);
}
static uint32_t alignmentOfA(const GemmCall &p) {
  return alignmentOf(p.a, p.stride_a, p.outer_stride_a, p.dtype_a);
}
static uint32_t alignmentOfB(const GemmCall &p) {
  return alignmentOf(p.b, p.stride_b, p.outer_stride_b, p.dtype_b);
}
static uint32_t alignmentOfC(const GemmCall &p) {
  return alignmentOf(p.c, p.stride_c, p.outer_stride_c, p.out_dtype);
}

GemmPlans::GemmPlans(Gpu &gpu, StepGraph &graph, KernelChoices *choices)
    : gpu(gpu), choices(choices), tables(gpu, graph) {
  requireLt(cublasLt().cublasLtCreate(&handle), "on " + gpu.name());
  gpu.workspace(workspaceBytes);
}

GemmPlans::~GemmPlans() {
  for (auto &item : plans)
    destroy(item.second);
  if (handle)
    cublasLt().cublasLtDestroy(handle);
}

void GemmPlans::destroy(Plan &plan) noexcept {
  const CublasLt &lt = cublasLt();
  for (cublasLtMatrixLayout_t layout : {plan.a, plan.b, plan.c})
    if (layout)
      lt.cublasLtMatrixLayoutDestroy(layout);
  if (plan.operation)
    lt.cublasLtMatmulDescDestroy(plan.operation);
  plan = Plan();
}

void GemmPlans::Fallback::note(const GemmCall &p) {
  if (count++ == 0)
    first = nameOf(p);
}

std::vector<std::string> GemmPlans::takeFallbacks() {
  std::vector<std::string> texts;
  auto take = [&](Fallback &fallback, const char *what, const char *instead) {
    if (fallback.count > 0)
      texts.push_back("cuBLASLt has no algorithm for " +
                      std::to_string(fallback.count) + " of the " + what +
                      ", first for " + fallback.first + ": " + instead);
    fallback = Fallback();
  };
  take(batchesOfBatches, "products of batches of batches",
       "each batch is a call of its own");
  take(sumsOfFactors, "products that add up a factor",
       "a second product does that");
  return texts;
}

/// Makes a column-major layout of `rows` x `columns`. Returns false if cuBLASLt
/// knows no tables of addresses, as an older one.
static bool makeLayout(cublasLtMatrixLayout_t &layout, const GemmCall &p,
                       dp_dtype dtype, int64_t rows, int64_t columns,
                       int64_t ld, int64_t stride, bool byAddress) {
  const CublasLt &lt = cublasLt();
  requireLt(
      lt.cublasLtMatrixLayoutCreate(&layout, typeOf(dtype), rows, columns, ld),
      p);
  auto set = [&](cublasLtMatrixLayoutAttribute_t attribute, auto value) {
    return lt.cublasLtMatrixLayoutSetAttribute(layout, attribute, &value,
                                               sizeof value);
  };
  auto batch = static_cast<int32_t>(byAddress ? p.items() : p.batch);
  if (batch == 1)
    return true;
  requireLt(set(CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, batch), p);
  if (byAddress) {
    cublasStatus_t status = set(CUBLASLT_MATRIX_LAYOUT_BATCH_MODE,
                                uint32_t(CUBLASLT_BATCH_MODE_POINTER_ARRAY));
    if (status == CUBLAS_STATUS_NOT_SUPPORTED ||
        status == CUBLAS_STATUS_INVALID_VALUE)
      return false;
    requireLt(status, p);
    return true;
  }
  requireLt(set(CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, stride), p);
  return true;
}

GemmPlans::Plan &GemmPlans::planFor(const GemmCall &p) {
  Key key = {p.dtype_a,
             p.dtype_b,
             p.out_dtype,
             p.trans_a,
             p.trans_b,
             p.batch,
             p.m,
             p.n,
             p.k,
             p.lda,
             p.ldb,
             p.ldc,
             p.stride_a,
             p.stride_b,
             p.stride_c,
             p.accumulate,
             p.compute,
             p.epilogue,
             alignmentOfA(p),
             alignmentOfB(p),
             alignmentOfC(p),
             p.outer,
             p.outer_stride_a,
             p.outer_stride_b,
             p.outer_stride_c};
  Plan &plan = plans[key];
  if (plan.operation)
    return plan;
  try {
    if (p.outer > 1) {
      if (build(plan, p, key, /*byAddress=*/true))
        return plan;
      batchesOfBatches.note(p);
    }
    destroy(plan);
    plan.isMissing = !build(plan, p, key, /*byAddress=*/false);
    if (plan.isMissing)
      sumsOfFactors.note(p);
  } catch (...) {
    destroy(plan);
    plans.erase(key);
    throw;
  }
  return plan;
}

bool GemmPlans::build(Plan &plan, const GemmCall &p, const Key &key,
                      bool byAddress) {
  plan.byAddress = byAddress;
  // C^T = op(B)^T op(A)^T: a row-major matrix is the column-major one of the
  // transposed shape, and the factors are swapped.
  if (!makeLayout(plan.a, p, p.dtype_b, p.trans_b ? p.k : p.n,
                  p.trans_b ? p.n : p.k, p.ldb, p.stride_b, byAddress) ||
      !makeLayout(plan.b, p, p.dtype_a, p.trans_a ? p.m : p.k,
                  p.trans_a ? p.k : p.m, p.lda, p.stride_a, byAddress) ||
      !makeLayout(plan.c, p, p.out_dtype, p.n, p.m, p.ldc, p.stride_c,
                  byAddress))
    return false;
  describe(plan, p);
  return choose(plan, p, key);
}

/// Sets the address of the bias, or of the sums: cuBLASLt takes both there.
static cublasStatus_t setVector(cublasLtMatmulDesc_t operation,
                                const GemmCall &p) {
  const void *vector = p.bias ? p.bias : p.sums;
  return vector ? cublasLt().cublasLtMatmulDescSetAttribute(
                      operation, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &vector,
                      sizeof vector)
                : CUBLAS_STATUS_SUCCESS;
}

void GemmPlans::describe(Plan &plan, const GemmCall &p) {
  const CublasLt &lt = cublasLt();
  cudaDataType scale = p.dtype_a == DP_F64 ? CUDA_R_64F : CUDA_R_32F;
  requireLt(lt.cublasLtMatmulDescCreate(&plan.operation, computeOf(p), scale),
            p);
  auto set = [&](cublasLtMatmulDescAttributes_t attribute, int32_t value) {
    requireLt(lt.cublasLtMatmulDescSetAttribute(plan.operation, attribute,
                                                &value, sizeof value),
              p);
  };
  set(CUBLASLT_MATMUL_DESC_TRANSA, p.trans_b ? CUBLAS_OP_T : CUBLAS_OP_N);
  set(CUBLASLT_MATMUL_DESC_TRANSB, p.trans_a ? CUBLAS_OP_T : CUBLAS_OP_N);
  set(CUBLASLT_MATMUL_DESC_EPILOGUE, epilogueOf(p));
  requireLt(setVector(plan.operation, p), p);
}

/// Returns at most `most` of cuBLASLt's proposals, the one that it holds for
/// the fastest first. There may be none for tables of addresses, or that adds
/// up a factor.
std::vector<cublasLtMatmulAlgo_t>
GemmPlans::propose(Plan &plan, const GemmCall &p, int most) {
  const CublasLt &lt = cublasLt();
  cublasLtMatmulPreference_t preference = nullptr;
  requireLt(lt.cublasLtMatmulPreferenceCreate(&preference), p);
  auto prefer = [&](cublasLtMatmulPreferenceAttributes_t attribute,
                    auto value) {
    lt.cublasLtMatmulPreferenceSetAttribute(preference, attribute, &value,
                                            sizeof value);
  };
  prefer(CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, uint64_t(workspaceBytes));
  prefer(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, alignmentOfB(p));
  prefer(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES, alignmentOfA(p));
  prefer(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, alignmentOfC(p));
  prefer(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES, alignmentOfC(p));
  // No in-place reduction: it adds in the order in which the blocks finish.
  // Partial sums in the type of a 16-bit result would be rounded more than
  // once.
  uint32_t schemes = CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE;
  if (p.out_dtype == DP_F32 || p.out_dtype == DP_F64)
    schemes |= CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE;
  prefer(CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK, schemes);
  std::vector<cublasLtMatmulHeuristicResult_t> found(most);
  int count = 0;
  cublasStatus_t status = lt.cublasLtMatmulAlgoGetHeuristic(
      handle, plan.operation, plan.a, plan.b, plan.c, plan.c, preference, most,
      found.data(), &count);
  lt.cublasLtMatmulPreferenceDestroy(preference);
  std::vector<cublasLtMatmulAlgo_t> algorithms;
  bool mayBeMissing = plan.byAddress || addsUp(p);
  // Any other status is an error; a way around it would hide the error.
  if (status == CUBLAS_STATUS_NOT_SUPPORTED && mayBeMissing)
    return algorithms;
  requireLt(status, p);
  for (int i = 0; i < count; ++i)
    if (found[i].state == CUBLAS_STATUS_SUCCESS)
      algorithms.push_back(found[i].algo);
  if (algorithms.empty() && !mayBeMissing)
    throw Error(nameOf(p) + ": cuBLASLt has no algorithm for it on " +
                    gpu.name(),
                DP_ERROR_LIBRARY);
  return algorithms;
}

bool GemmPlans::choose(Plan &plan, const GemmCall &p, const Key &key) {
  std::vector<cublasLtMatmulAlgo_t> proposals =
      propose(plan, p, choices && choices->measures ? mostProposals : 1);
  if (proposals.empty())
    return false;
  std::optional<KernelChoices::Choice> choice;
  if (choices)
    choice = choices->find("gemm", {key.begin(), key.end()}, [&] {
      cublasLtMatmulAlgo_t fastest = findFastest(plan, p, proposals);
      return KernelChoices::Choice(std::begin(fastest.data),
                                   std::end(fastest.data));
    });
  if (!choice) {
    plan.algorithm = proposals.front();
    return true;
  }
  cublasLtMatmulHeuristicResult_t checked = {};
  bool fits = choice->size() == std::size(plan.algorithm.data);
  if (fits) {
    std::copy(choice->begin(), choice->end(), plan.algorithm.data);
    fits = cublasLt().cublasLtMatmulAlgoCheck(
               handle, plan.operation, plan.a, plan.b, plan.c, plan.c,
               &plan.algorithm, &checked) == CUBLAS_STATUS_SUCCESS &&
           checked.workspaceSize <= static_cast<size_t>(workspaceBytes);
  }
  // Another algorithm could round as no other rank does.
  if (!fits)
    throw Error(nameOf(p) + ": cuBLASLt refuses the algorithm that the kernel "
                            "choices have for it");
  return true;
}

/// Measures the proposals, with a result of their own.
cublasLtMatmulAlgo_t
GemmPlans::findFastest(Plan &plan, const GemmCall &p,
                       const std::vector<cublasLtMatmulAlgo_t> &proposals) {
  Buffer result;
  int64_t elements = p.offsetC(p.items() - 1) + (p.m - 1) * p.ldc + p.n;
  result.reserve(gpu, elements * dtypeSize(p.out_dtype));
  GemmCall call = p;
  call.c = result.data();
  Stopwatch stopwatch(gpu);
  cublasLtMatmulAlgo_t fastest = {};
  double least = std::numeric_limits<double>::infinity();
  for (const cublasLtMatmulAlgo_t &algorithm : proposals) {
    plan.algorithm = algorithm;
    double seconds = stopwatch.measure([&] { enqueue(plan, call); });
    if (seconds < least) {
      least = seconds;
      fastest = algorithm;
    }
  }
  return fastest;
}

void GemmPlans::enqueue(Plan &plan, const GemmCall &p) {
  int64_t size = dtypeSize(p.dtype_a), outSize = dtypeSize(p.out_dtype);
  if (plan.byAddress) {
    auto table = [&](const void *base, int64_t stride, int64_t outerStride,
                     int64_t bytes) {
      return tables.get(
          base, {stride * bytes, p.batch, outerStride * bytes, p.outer});
    };
    return enqueue(plan, p, table(p.a, p.stride_a, p.outer_stride_a, size),
                   table(p.b, p.stride_b, p.outer_stride_b, size),
                   table(p.c, p.stride_c, p.outer_stride_c, outSize));
  }
  for (int64_t outer = 0; outer < p.outer; ++outer)
    enqueue(plan, p,
            static_cast<const char *>(p.a) + outer * p.outer_stride_a * size,
            static_cast<const char *>(p.b) + outer * p.outer_stride_b * size,
            static_cast<char *>(p.c) + outer * p.outer_stride_c * outSize);
}

void GemmPlans::enqueue(Plan &plan, const GemmCall &p, const void *a,
                        const void *b, void *c) {
  double alpha = 1, beta = p.accumulate ? 1 : 0;
  float narrow[2] = {1, p.accumulate ? 1.0f : 0.0f};
  bool wide = p.dtype_a == DP_F64;
  requireLt(cublasLt().cublasLtMatmul(
                handle, plan.operation,
                wide ? static_cast<const void *>(&alpha) : &narrow[0], b,
                plan.a, a, plan.b,
                wide ? static_cast<const void *>(&beta) : &narrow[1], c, plan.c,
                c, plan.c, &plan.algorithm, gpu.workspace(workspaceBytes),
                workspaceBytes, gpu.compute()),
            p);
}

void GemmPlans::multiply(const GemmCall &p) {
  Plan &plan = planFor(p);
  setVector(plan.operation, p);
  enqueue(plan, p);
}

/// Adds up a factor, too; by a second product, with ones, where cuBLASLt has no
/// algorithm that does both.
void GemmPlans::multiplyAndAddUp(const GemmCall &p) {
  if (!planFor(p).isMissing)
    return multiply(p);
  GemmCall product = p;
  product.epilogue = 0;
  product.sums = nullptr;
  multiply(product);
  bool isA = p.epilogue & DP_EPILOGUE_SUMS_A;
  GemmCall sums = product;
  sums.accumulate = sums.trans_a = 0;
  sums.trans_b = isA ? !p.trans_a : p.trans_b;
  sums.m = 1;
  sums.n = sums.ldc = isA ? p.m : p.n;
  sums.lda = p.k;
  sums.ldb = isA ? p.lda : p.ldb;
  sums.a = gpu.ones(p.dtype_a, p.k);
  sums.b = isA ? p.a : p.b;
  sums.c = p.sums;
  sums.compute = DP_COMPUTE_FULL;
  multiply(sums);
}

/// C = 0.
void GemmPlans::clearOutput(const GemmCall &p) {
  int64_t size = dtypeSize(p.out_dtype);
  auto zero = [&](int64_t offset, int64_t count) {
    check(driver().cuMemsetD8Async(address(p.c) + offset * size, 0,
                                   static_cast<size_t>(count * size),
                                   gpu.compute()),
          nameOf(p));
  };
  if (p.ldc == p.n && p.outer == 1 && (p.batch == 1 || p.stride_c == p.m * p.n))
    return zero(0, p.batch * p.m * p.n);
  for (int64_t item = 0; item < p.items(); ++item)
    for (int64_t row = 0; row < p.m; ++row)
      zero(p.offsetC(item) + row * p.ldc, p.n);
}

/// The fewest rows or columns that are worth a second product.
static constexpr int64_t leastSplit = 1024;

/// cuBLASLt has its fast algorithms for columns of C, and rows of a transposed
/// A, that fill accesses of 16 bytes, even where the distances of rows do.
/// Returns two products, of the columns or rows that fill them and of the
/// remaining few; none if nothing remains.
static std::optional<std::pair<GemmCall, GemmCall>>
splitRest(const GemmCall &p) {
  int64_t unit = 16 / dtypeSize(p.dtype_a);
  bool isFast = p.dtype_a == DP_F16 || p.dtype_a == DP_BF16 ||
                (p.dtype_a == DP_F32 && p.compute != DP_COMPUTE_FULL);
  if (!isFast || p.items() != 1 || addsUp(p) || p.lda % unit != 0 ||
      p.ldb % unit != 0 || p.ldc % unit != 0)
    return std::nullopt;
  std::pair<GemmCall, GemmCall> parts(p, p);
  GemmCall &whole = parts.first, &rest = parts.second;
  auto advance = [](auto *&pointer, int64_t elements, dp_dtype dtype) {
    auto *bytes = const_cast<char *>(static_cast<const char *>(pointer));
    if (bytes)
      pointer = bytes + elements * dtypeSize(dtype);
  };
  if (p.n % unit != 0 && p.n >= leastSplit) {
    whole.n = p.n / unit * unit;
    rest.n = p.n - whole.n;
    advance(rest.b, p.trans_b ? whole.n * p.ldb : whole.n, p.dtype_b);
    advance(rest.c, whole.n, p.out_dtype);
    advance(rest.bias, whole.n, p.out_dtype);
    return parts;
  }
  if (p.trans_a && p.m % unit != 0 && p.m >= leastSplit) {
    whole.m = p.m / unit * unit;
    rest.m = p.m - whole.m;
    advance(rest.a, whole.m, p.dtype_a);
    advance(rest.c, whole.m * p.ldc, p.out_dtype);
    return parts;
  }
  return std::nullopt;
}

void GemmPlans::run(const GemmCall &p) {
  assert(p.isChecked() && "the call is not checked");
  if (p.k != 0) {
    auto parts = splitRest(p);
    if (!parts)
      return addsUp(p) ? multiplyAndAddUp(p) : multiply(p);
    run(parts->first);
    return run(parts->second);
  }
  if (!p.accumulate)
    clearOutput(p);
  if (addsUp(p))
    check(driver().cuMemsetD32Async(
              address(p.sums), 0,
              static_cast<size_t>(p.epilogue & DP_EPILOGUE_SUMS_A ? p.m : p.n),
              gpu.compute()),
          nameOf(p));
  if (p.epilogue == 0 || addsUp(p))
    return;
  // Apply the epilogue to a product with one term: zero.
  GemmCall empty = p;
  empty.k = 1;
  empty.trans_a = empty.trans_b = 0;
  empty.stride_a = empty.stride_b = 0;
  empty.outer_stride_a = empty.outer_stride_b = 0;
  empty.lda = 1;
  empty.ldb = p.n;
  empty.a = empty.b = gpu.zeros(std::max(p.m, p.n) * dtypeSize(p.dtype_a));
  empty.accumulate = 1;
  multiply(empty);
}
