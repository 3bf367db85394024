//===- CudnnHandle.h - The handle of cuDNN ----------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TEST_FAKECUDA_CUDNNHANDLE_H
#define DP_TEST_FAKECUDA_CUDNNHANDLE_H

#include "LibraryCall.h"

struct FakeDnnHandle : dp::fake::LibraryHandle {};

#endif // DP_TEST_FAKECUDA_CUDNNHANDLE_H
