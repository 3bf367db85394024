//===- CublasLt.cpp - Matrix products -------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Sums are formed in f64 and rounded once. An algorithm says how much of the
// workspace it uses, and its use is an access like any other: products of two
// streams that share a workspace are found.
//
//===----------------------------------------------------------------------===//

#include "CublasLtApi.h"
#include "Driver.h"
#include "Floats.h"
#include "LibraryCall.h"

#include <cstdlib>
#include <cstring>

using namespace dp::fake;

struct FakeLtHandle {
  int device;
};

struct FakeLtLayout {
  cudaDataType type;
  uint64_t rows, cols;
  int64_t ld;
  cublasLtOrder_t order = CUBLASLT_ORDER_COL;
  int32_t batch = 1;
  int64_t stride = 0;
  cublasLtBatchMode_t mode = CUBLASLT_BATCH_MODE_STRIDED;
};

struct FakeLtMatmul {
  cublasComputeType_t compute;
  cudaDataType scale;
  int32_t transA = 0, transB = 0, pointerMode = 0;
  cublasLtEpilogue_t epilogue = CUBLASLT_EPILOGUE_DEFAULT;
  const void *bias = nullptr;
  int32_t biasType = -1; // that of D
};

struct FakeLtPreference {
  uint64_t workspace = 0;
  uint32_t schemes = ~0u; ///< how parts of a sum may be added
};

namespace {

/// CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE.
constexpr uint32_t reductionInOutputType = 4;
constexpr uint64_t algoMark = 0x6470666b616c676f;

size_t sizeOfType(cudaDataType type) {
  switch (type) {
  case CUDA_R_32F:
    return 4;
  case CUDA_R_64F:
    return 8;
  case CUDA_R_16F:
  case CUDA_R_16BF:
    return 2;
  case CUDA_R_8F_E4M3:
  case CUDA_R_8F_E5M2:
    return 1;
  }
  return 0;
}

double load(cudaDataType type, const char *p) {
  uint16_t half;
  float single;
  double value;
  switch (type) {
  case CUDA_R_32F:
    std::memcpy(&single, p, 4);
    return single;
  case CUDA_R_64F:
    std::memcpy(&value, p, 8);
    return value;
  case CUDA_R_16F:
    std::memcpy(&half, p, 2);
    return halfToFloat(half);
  case CUDA_R_16BF:
    std::memcpy(&half, p, 2);
    return bfloatToFloat(half);
  case CUDA_R_8F_E4M3:
    return e4m3ToFloat(static_cast<uint8_t>(*p));
  case CUDA_R_8F_E5M2:
    return e5m2ToFloat(static_cast<uint8_t>(*p));
  }
  return 0;
}

void store(cudaDataType type, char *p, double value) {
  float single = static_cast<float>(value);
  uint16_t half;
  switch (type) {
  case CUDA_R_32F:
    std::memcpy(p, &single, 4);
    return;
  case CUDA_R_64F:
    std::memcpy(p, &value, 8);
    return;
  case CUDA_R_16F:
    half = floatToHalf(single);
    std::memcpy(p, &half, 2);
    return;
  case CUDA_R_16BF:
    half = floatToBFloat(single);
    std::memcpy(p, &half, 2);
    return;
  case CUDA_R_8F_E4M3: // no result is of 8 bits
  case CUDA_R_8F_E5M2:
    return;
  }
}

/// A matrix of a batch in memory.
struct Matrix {
  FakeLtLayout layout;
  char *data;

  Matrix(const FakeLtLayout &layout, const void *data, int64_t item)
      : layout(layout) {
    if (layout.mode == CUBLASLT_BATCH_MODE_POINTER_ARRAY)
      this->data = static_cast<char *const *>(data)[item];
    else
      this->data = static_cast<char *>(const_cast<void *>(data)) +
                   item * layout.stride * sizeOfType(layout.type);
  }
  char *at(uint64_t row, uint64_t col) const {
    uint64_t index = layout.order == CUBLASLT_ORDER_COL ? row + col * layout.ld
                                                        : row * layout.ld + col;
    return data + index * sizeOfType(layout.type);
  }
  bool access(OpContext &op, Memory::Access kind) const {
    bool byColumn = layout.order == CUBLASLT_ORDER_COL;
    uint64_t lines = byColumn ? layout.cols : layout.rows;
    uint64_t length = byColumn ? layout.rows : layout.cols;
    for (uint64_t i = 0; i < lines; ++i)
      if (!engine().memory.access(op, byColumn ? at(0, i) : at(i, 0),
                                  length * sizeOfType(layout.type), kind,
                                  Memory::Wrong))
        return false;
    return true;
  }
};

/// All that a product needs, by value: it runs later.
struct Product {
  FakeLtMatmul desc;
  FakeLtLayout a, b, c, d;
  const void *pa, *pb, *pc;
  void *pd, *workspace;
  uint64_t workspaceBytes;
  double alpha, beta;
  bool splitsSums = false; ///< parts of sums have the type of the result

  uint64_t m() const { return desc.transA ? a.cols : a.rows; }
  uint64_t n() const { return desc.transB ? b.rows : b.cols; }
  uint64_t k() const { return desc.transA ? a.rows : a.cols; }
  cublasStatus_t check() const;
  bool isF8Product() const;
  void run(OpContext &op) const;

private:
  bool addUp(OpContext &op) const;
  void runItem(OpContext &op, int64_t item) const;
  double rounded(double value) const;
};

} // namespace

static bool isSound(const FakeLtLayout &x) {
  uint64_t least = x.order == CUBLASLT_ORDER_COL ? x.rows : x.cols;
  return sizeOfType(x.type) && x.rows > 0 && x.cols > 0 && x.batch > 0 &&
         x.ld >= static_cast<int64_t>(least);
}

static bool isF8(cudaDataType type) {
  return type == CUDA_R_8F_E4M3 || type == CUDA_R_8F_E5M2;
}

/// What cuBLAS's documentation requires of 8-bit factors on Hopper: one of
/// E4M3, the form TN, columns of all matrices and pointers at multiples of 16
/// bytes, f32 arithmetic, a result of 16 or 32 bits. It has 8-bit results too,
/// with a scale, which are not faked.
bool Product::isF8Product() const {
  bool isAligned = true;
  for (auto [layout, data] :
       {std::pair(&a, pa), std::pair(&b, pb), std::pair(&c, pc),
        std::pair(&d, (const void *)pd)}) {
    int64_t size = sizeOfType(layout->type);
    isAligned &= layout->rows * size % 16 == 0 && layout->ld * size % 16 == 0 &&
                 (layout->batch == 1 || layout->stride * size % 16 == 0) &&
                 reinterpret_cast<uintptr_t>(data) % 16 == 0 &&
                 layout->order == CUBLASLT_ORDER_COL;
  }
  return settings().capability >= 89 && isF8(a.type) && isF8(b.type) &&
         !(a.type == CUDA_R_8F_E5M2 && b.type == CUDA_R_8F_E5M2) &&
         desc.transA && !desc.transB && isAligned && k() % 16 == 0 &&
         m() % 16 == 0 && desc.compute == CUBLAS_COMPUTE_32F &&
         desc.scale == CUDA_R_32F && desc.pointerMode == 0 &&
         c.type == d.type &&
         (d.type == CUDA_R_32F || d.type == CUDA_R_16F ||
          d.type == CUDA_R_16BF);
}

/// Returns true if a factor is added up, which needs one product in f32; the
/// user can say that no algorithm does that.
static bool addsUp(const FakeLtMatmul &desc) {
  return desc.epilogue & (CUBLASLT_EPILOGUE_BGRADA | CUBLASLT_EPILOGUE_BGRADB);
}

static bool hasNoSums() {
  const char *wanted = std::getenv("DP_FAKE_CUBLASLT_SUMS");
  return wanted && std::strcmp(wanted, "0") == 0;
}

cublasStatus_t Product::check() const {
  for (const FakeLtLayout *x : {&a, &b, &c, &d})
    if (!isSound(*x) || x->batch != d.batch || x->mode != d.mode)
      return CUBLAS_STATUS_INVALID_VALUE;
  uint64_t depth = desc.transB ? b.cols : b.rows;
  if (depth != k() || d.rows != m() || d.cols != n() || c.rows != m() ||
      c.cols != n())
    return CUBLAS_STATUS_INVALID_VALUE;
  if (isF8(a.type) || isF8(b.type) || isF8(c.type) || isF8(d.type))
    return isF8Product() ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_NOT_SUPPORTED;
  if (addsUp(desc) &&
      (hasNoSums() || d.batch != 1 || d.type != CUDA_R_32F || !desc.bias))
    return CUBLAS_STATUS_NOT_SUPPORTED;
  bool wide = desc.compute == CUBLAS_COMPUTE_64F;
  bool narrow = a.type == CUDA_R_16F || a.type == CUDA_R_16BF;
  // 16-bit factors have 16-bit or f32 results, by plain f32 arithmetic.
  if (a.type != b.type || c.type != d.type ||
      (d.type != a.type && !(narrow && d.type == CUDA_R_32F)) ||
      (narrow && desc.compute != CUBLAS_COMPUTE_32F) ||
      wide != (a.type == CUDA_R_64F) ||
      desc.scale != (wide ? CUDA_R_64F : CUDA_R_32F) || desc.pointerMode != 0)
    return CUBLAS_STATUS_NOT_SUPPORTED;
  return CUBLAS_STATUS_SUCCESS;
}

/// Returns what is left of a part of a sum that goes through memory.
static double roundTo(cudaDataType type, double value) {
  char bits[sizeof(double)];
  store(type, bits, value);
  return load(type, bits);
}

/// An input as the tensor cores see it.
double Product::rounded(double value) const {
  if (desc.compute == CUBLAS_COMPUTE_32F_FAST_TF32)
    return roundToTF32(static_cast<float>(value));
  if (desc.compute == CUBLAS_COMPUTE_32F_FAST_16BF)
    return bfloatToFloat(floatToBFloat(static_cast<float>(value)));
  return value;
}

/// Stores the sums of op(A) for each row, or of op(B) for each column.
bool Product::addUp(OpContext &op) const {
  bool isA = desc.epilogue == CUBLASLT_EPILOGUE_BGRADA;
  Matrix factor(isA ? a : b, isA ? pa : pb, 0);
  bool isTransposed = isA ? desc.transA : !desc.transB;
  uint64_t count = isA ? m() : n();
  auto *sums = static_cast<char *>(const_cast<void *>(desc.bias));
  auto type =
      desc.biasType < 0 ? d.type : static_cast<cudaDataType>(desc.biasType);
  if (!engine().memory.access(op, sums, count * sizeOfType(type), Memory::Write,
                              Memory::Wrong))
    return false;
  for (uint64_t i = 0; i < count; ++i) {
    double sum = 0;
    for (uint64_t l = 0; l < k(); ++l)
      sum += load(factor.layout.type,
                  isTransposed ? factor.at(l, i) : factor.at(i, l));
    store(type, sums + i * sizeOfType(type), sum);
  }
  return true;
}

void Product::runItem(OpContext &op, int64_t item) const {
  Matrix ma(a, pa, item), mb(b, pb, item), mc(c, pc, item), md(d, pd, item);
  bool hasBias = desc.epilogue & CUBLASLT_EPILOGUE_BIAS;
  auto biasType =
      desc.biasType < 0 ? d.type : static_cast<cudaDataType>(desc.biasType);
  if (!ma.access(op, Memory::Read) || !mb.access(op, Memory::Read) ||
      (beta != 0 && !mc.access(op, Memory::Read)) ||
      (hasBias &&
       !engine().memory.access(op, desc.bias, m() * sizeOfType(biasType),
                               Memory::Read, Memory::Wrong)) ||
      !md.access(op, Memory::Write) || (addsUp(desc) && !addUp(op)))
    return;
  uint64_t rows = m(), cols = n(), depth = k();
  std::vector<double> right(depth * cols), row(cols);
  for (uint64_t l = 0; l < depth; ++l)
    for (uint64_t j = 0; j < cols; ++j)
      right[l * cols + j] =
          rounded(load(b.type, desc.transB ? mb.at(j, l) : mb.at(l, j)));
  auto *bias = static_cast<const char *>(desc.bias);
  for (uint64_t i = 0; i < rows; ++i) {
    std::fill(row.begin(), row.end(), 0.0);
    for (uint64_t l = 0; l < depth; ++l) {
      if (splitsSums && l == depth / 2)
        for (double &sum : row)
          sum = roundTo(d.type, sum);
      double left =
          rounded(load(a.type, desc.transA ? ma.at(l, i) : ma.at(i, l)));
      const double *line = &right[l * cols];
      for (uint64_t j = 0; j < cols; ++j)
        row[j] += left * line[j];
    }
    for (uint64_t j = 0; j < cols; ++j) {
      double value = alpha * row[j];
      if (beta != 0)
        value += beta * load(c.type, mc.at(i, j));
      if (hasBias)
        value += load(biasType, bias + i * sizeOfType(biasType));
      if ((desc.epilogue & CUBLASLT_EPILOGUE_RELU) && value < 0)
        value = 0;
      store(d.type, md.at(i, j), value);
    }
  }
}

void Product::run(OpContext &op) const {
  if (workspaceBytes != 0 &&
      !engine().memory.access(op, workspace, workspaceBytes, Memory::Write,
                              Memory::Allowed))
    return;
  if (d.mode == CUBLASLT_BATCH_MODE_POINTER_ARRAY)
    for (const void *table :
         std::initializer_list<const void *>{pa, pb, beta == 0 ? pd : pc, pd})
      if (!accessArray(op, table, d.batch * int64_t(sizeof(void *)),
                       Memory::Read))
        return;
  for (int32_t item = 0; item < d.batch; ++item)
    runItem(op, item);
}

//===----------------------------------------------------------------------===//
// Handles and descriptors
//===----------------------------------------------------------------------===//

namespace {

/// The lock, and what a call returns when it must fail by injection.
struct LtCall {
  std::unique_lock<EngineMutex> lock{engine().mutex};
  cublasStatus_t status;
  explicit LtCall(const char *name)
      : status(static_cast<cublasStatus_t>(injectedFailure(name))) {}
};

template <typename T>
cublasStatus_t set(T &field, const void *value, size_t bytes) {
  if (!value || bytes != sizeof(T))
    return CUBLAS_STATUS_INVALID_VALUE;
  std::memcpy(&field, value, bytes);
  return CUBLAS_STATUS_SUCCESS;
}

} // namespace

#define LT_CALL(name)                                                          \
  LtCall call(name);                                                           \
  if (call.status)                                                             \
  return call.status

cublasStatus_t cublasLtCreate(cublasLtHandle_t *handle) {
  LT_CALL("cublasLtCreate");
  if (retainCurrentDevice() < 0)
    return CUBLAS_STATUS_NOT_INITIALIZED;
  *handle = new FakeLtHandle{currentDevice()};
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtDestroy(cublasLtHandle_t handle) {
  delete handle;
  return CUBLAS_STATUS_SUCCESS;
}

const char *cublasLtGetStatusName(cublasStatus_t status) {
  switch (status) {
  case CUBLAS_STATUS_SUCCESS:
    return "CUBLAS_STATUS_SUCCESS";
  case CUBLAS_STATUS_NOT_INITIALIZED:
    return "CUBLAS_STATUS_NOT_INITIALIZED";
  case CUBLAS_STATUS_INVALID_VALUE:
    return "CUBLAS_STATUS_INVALID_VALUE";
  case CUBLAS_STATUS_EXECUTION_FAILED:
    return "CUBLAS_STATUS_EXECUTION_FAILED";
  case CUBLAS_STATUS_NOT_SUPPORTED:
    return "CUBLAS_STATUS_NOT_SUPPORTED";
  }
  return "unknown status";
}

const char *cublasLtGetStatusString(cublasStatus_t status) {
  return cublasLtGetStatusName(status);
}

size_t cublasLtGetVersion(void) {
  const char *wanted = std::getenv("DP_FAKE_CUBLASLT_VERSION");
  return wanted ? std::strtoul(wanted, nullptr, 10) : 130000;
}

cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *desc,
                                        cublasComputeType_t compute,
                                        cudaDataType scale) {
  *desc = new FakeLtMatmul{compute, scale};
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t desc) {
  delete desc;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t
cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t desc,
                               cublasLtMatmulDescAttributes_t attribute,
                               const void *value, size_t bytes) {
  switch (attribute) {
  case CUBLASLT_MATMUL_DESC_COMPUTE_TYPE:
    return set(desc->compute, value, bytes);
  case CUBLASLT_MATMUL_DESC_SCALE_TYPE:
    return set(desc->scale, value, bytes);
  case CUBLASLT_MATMUL_DESC_POINTER_MODE:
    return set(desc->pointerMode, value, bytes);
  case CUBLASLT_MATMUL_DESC_TRANSA:
    return set(desc->transA, value, bytes);
  case CUBLASLT_MATMUL_DESC_TRANSB:
    return set(desc->transB, value, bytes);
  case CUBLASLT_MATMUL_DESC_EPILOGUE:
    return set(desc->epilogue, value, bytes);
  case CUBLASLT_MATMUL_DESC_BIAS_POINTER:
    return set(desc->bias, value, bytes);
  case CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE:
    return set(desc->biasType, value, bytes);
  }
  return CUBLAS_STATUS_INVALID_VALUE;
}

cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *layout,
                                          cudaDataType type, uint64_t rows,
                                          uint64_t columns, int64_t ld) {
  *layout = new FakeLtLayout{type, rows, columns, ld};
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t layout) {
  delete layout;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t
cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t layout,
                                 cublasLtMatrixLayoutAttribute_t attribute,
                                 const void *value, size_t bytes) {
  switch (attribute) {
  case CUBLASLT_MATRIX_LAYOUT_TYPE:
    return set(layout->type, value, bytes);
  case CUBLASLT_MATRIX_LAYOUT_ORDER:
    return set(layout->order, value, bytes);
  case CUBLASLT_MATRIX_LAYOUT_ROWS:
    return set(layout->rows, value, bytes);
  case CUBLASLT_MATRIX_LAYOUT_COLS:
    return set(layout->cols, value, bytes);
  case CUBLASLT_MATRIX_LAYOUT_LD:
    return set(layout->ld, value, bytes);
  case CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT:
    return set(layout->batch, value, bytes);
  case CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET:
    return set(layout->stride, value, bytes);
  case CUBLASLT_MATRIX_LAYOUT_BATCH_MODE:
    if (cublasLtGetVersion() < 130000)
      return CUBLAS_STATUS_INVALID_VALUE;
    return set(layout->mode, value, bytes);
  }
  return CUBLAS_STATUS_INVALID_VALUE;
}

cublasStatus_t
cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *preference) {
  *preference = new FakeLtPreference;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t
cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t preference) {
  delete preference;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmulPreferenceSetAttribute(
    cublasLtMatmulPreference_t preference,
    cublasLtMatmulPreferenceAttributes_t attribute, const void *value,
    size_t bytes) {
  if (attribute == CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES)
    return set(preference->workspace, value, bytes);
  if (attribute == CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK)
    return set(preference->schemes, value, bytes);
  return CUBLAS_STATUS_SUCCESS; // alignments: all the same
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

static int numAlgorithms() {
  return std::max<int>(1, settings().algorithmMilliseconds.size());
}

static bool isAlgorithm(const cublasLtMatmulAlgo_t &algo) {
  return algo.data[0] == algoMark &&
         algo.data[2] < static_cast<uint64_t>(numAlgorithms());
}

cublasStatus_t cublasLtMatmulAlgoGetHeuristic(
    cublasLtHandle_t handle, cublasLtMatmulDesc_t desc,
    cublasLtMatrixLayout_t a, cublasLtMatrixLayout_t b,
    cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
    cublasLtMatmulPreference_t preference, int requested,
    cublasLtMatmulHeuristicResult_t results[], int *found) {
  LT_CALL("cublasLtMatmulAlgoGetHeuristic");
  if (!handle || !desc || !a || !b || !c || !d || requested < 1)
    return CUBLAS_STATUS_INVALID_VALUE;
  *found = 0;
  Product product{*desc, *a, *b, *c, *d};
  if (cublasStatus_t status = product.check())
    return status;
  constexpr uint64_t wanted = 1024;
  *found = std::min(requested, numAlgorithms());
  for (int i = 0; i < *found; ++i) {
    results[i] = {};
    results[i].workspaceSize =
        std::min(wanted, preference ? preference->workspace : 0);
    results[i].algo.data[0] = algoMark;
    results[i].algo.data[1] = results[i].workspaceSize;
    results[i].algo.data[2] = static_cast<uint64_t>(i);
    // Parts in f32 and f64 are not told from one sum.
    results[i].algo.data[3] = preference &&
                              (preference->schemes & reductionInOutputType) &&
                              sizeOfType(d->type) == 2;
    results[i].wavesCount = 1;
  }
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t
cublasLtMatmulAlgoCheck(cublasLtHandle_t handle, cublasLtMatmulDesc_t desc,
                        cublasLtMatrixLayout_t a, cublasLtMatrixLayout_t b,
                        cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
                        const cublasLtMatmulAlgo_t *algo,
                        cublasLtMatmulHeuristicResult_t *result) {
  LT_CALL("cublasLtMatmulAlgoCheck");
  if (!handle || !desc || !a || !b || !c || !d || !algo || !result ||
      !isAlgorithm(*algo))
    return CUBLAS_STATUS_INVALID_VALUE;
  Product product{*desc, *a, *b, *c, *d};
  if (cublasStatus_t status = product.check())
    return status;
  *result = {};
  result->algo = *algo;
  result->workspaceSize = algo->data[1];
  result->wavesCount = 1;
  return CUBLAS_STATUS_SUCCESS;
}

static double scalar(cudaDataType type, const void *value) {
  return type == CUDA_R_64F ? *static_cast<const double *>(value)
                            : *static_cast<const float *>(value);
}

cublasStatus_t
cublasLtMatmul(cublasLtHandle_t handle, cublasLtMatmulDesc_t desc,
               const void *alpha, const void *a, cublasLtMatrixLayout_t layoutA,
               const void *b, cublasLtMatrixLayout_t layoutB, const void *beta,
               const void *c, cublasLtMatrixLayout_t layoutC, void *d,
               cublasLtMatrixLayout_t layoutD, const cublasLtMatmulAlgo_t *algo,
               void *workspace, size_t workspaceBytes, CUstream streamHandle) {
  LT_CALL("cublasLtMatmul");
  if (!handle || !desc || !alpha || !beta || !layoutA || !layoutB || !layoutC ||
      !layoutD)
    return CUBLAS_STATUS_INVALID_VALUE;
  uint64_t needed = 0;
  if (algo) {
    if (!isAlgorithm(*algo) || algo->data[1] > workspaceBytes)
      return CUBLAS_STATUS_INVALID_VALUE;
    needed = algo->data[1];
  }
  Product product{*desc,
                  *layoutA,
                  *layoutB,
                  *layoutC,
                  *layoutD,
                  a,
                  b,
                  c,
                  d,
                  workspace,
                  needed,
                  scalar(desc->scale, alpha),
                  scalar(desc->scale, beta),
                  algo && algo->data[3]};
  if (cublasStatus_t status = product.check())
    return status;
  Stream *stream = streamHandle ? streamHandles().get(streamHandle)
                                : engine().defaultStream(handle->device);
  if (!stream || stream->device != handle->device)
    return CUBLAS_STATUS_INVALID_VALUE;
  if (engine().faultOf(stream->device))
    return CUBLAS_STATUS_EXECUTION_FAILED;
  std::string name = "cublasLtMatmul " + std::to_string(product.m()) + "x" +
                     std::to_string(product.n()) + "x" +
                     std::to_string(product.k());
  if (product.d.batch != 1)
    name += " batch " + std::to_string(product.d.batch);
  enqueueAlgorithm(*stream, name, algo ? algo->data[2] : 0,
                   [product](OpContext &context) { product.run(context); });
  return CUBLAS_STATUS_SUCCESS;
}
