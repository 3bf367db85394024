//===- Cudnn.cpp - Loading cuDNN ------------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Cudnn.h"

using namespace dp;
using namespace dp::cuda;

static Cudnn loadCudnn() {
  Library library("cuDNN", "DP_CUDNN_LIBRARY",
                  {"libcudnn.so.9", "libcudnn.so"});
  Cudnn table;
  DP_CUDNN_FUNCTIONS(DP_FIND_FUNCTION)
  return table;
}

const Cudnn &dp::cuda::cudnn() {
  static const Cudnn table = loadCudnn();
  return table;
}
