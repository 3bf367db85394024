//===- Factorizations.h - Linear algebra on single matrices -----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_LIBRARIES_FACTORIZATIONS_H
#define DP_LIB_RUNTIME_HOST_LIBRARIES_FACTORIZATIONS_H

#include "Device/ProgramDevice.h"
#include "Host/Bindings/Lapack.h"

#include <vector>

namespace dp {

/// Computes the routines of LAPACK on items of a call, one after the other.
/// Keeps its buffers for the next item; throws std::bad_alloc.
template <typename T>
class Factorizations {
public:
  explicit Factorizations(const RoutineCall &call)
      : call(call), lib(lapack<T>()) {}

  void run(int64_t item);

private:
  void cholesky(int64_t item);
  void triangularSolve(int64_t item);
  void lu(int64_t item);
  void householderQr(int64_t item);
  void householderProduct(int64_t item);
  void eigh(int64_t item);
  void svd(int64_t item);

  int size(int number) const { return static_cast<int>(call.sizes[number]); }
  /// The part of buffer `number`, of `elements` each, that is item `item`.
  T *at(int number, int64_t item, int64_t elements) const {
    return static_cast<T *>(call.buffers[number]) + item * elements;
  }
  int *integersAt(int number, int64_t item, int64_t elements) const {
    return static_cast<int *>(call.buffers[number]) + item * elements;
  }

  const RoutineCall &call;
  const Lapack<T> &lib;
  std::vector<T> matrix, left, right, work;
  std::vector<int> integers;
};

/// Computes the routine pivots_to_permutation on item `item`.
void convertPivots(const RoutineCall &call, int64_t item);

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_LIBRARIES_FACTORIZATIONS_H
