//===- Lapack.cpp - LAPACK from the library of the BLAS -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Lapack.h"
#include "Blas.h"

#include <dlfcn.h>
#include <type_traits>

using namespace dp;

template <typename T>
static Lapack<T> load() {
  Lapack<T> result{};
  result.error = blas().error;
  if (!result.error.empty())
    return result;
  auto find = [&](auto &function, const char *name) {
    std::string symbol =
        (std::is_same_v<T, float> ? "s" : "d") + std::string(name) + "_";
    function = reinterpret_cast<std::decay_t<decltype(function)>>(
        dlsym(blas().library, symbol.c_str()));
    if (!function && result.error.empty())
      result.error = "the BLAS library lacks LAPACK's " + symbol +
                     "; DP_BLAS can name a library with LAPACK, as OpenBLAS";
  };
  find(result.trsm, "trsm");
  find(result.potrf, "potrf");
  find(result.getrf, "getrf");
  find(result.geqrf, "geqrf");
  find(result.orgqr, "orgqr");
  find(result.syevd, "syevd");
  find(result.gesdd, "gesdd");
  return result;
}

template <typename T>
const Lapack<T> &dp::lapack() {
  static const Lapack<T> instance = load<T>();
  return instance;
}

template const Lapack<float> &dp::lapack<float>();
template const Lapack<double> &dp::lapack<double>();
