//===- ConvGraph.h - Convolutions as graphs of cuDNN ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_CUDA_LIBRARIES_CONVGRAPH_H
#define DP_LIB_RUNTIME_CUDA_LIBRARIES_CONVGRAPH_H

#include "CudnnGraph.h"
#include "Device/ProgramDevice.h"

#include <string>
#include <vector>

namespace dp::cuda {

/// Unique ids of the buffers of a convolution.
namespace convTensor {
enum : int64_t { X = 1, Filter, Y, Bias };
}

/// `conv of 8 images of 1x28x28 with 1x3x3, 1 groups of 3x16 channels`, then
/// `, bias, relu`.
std::string nameOf(const ConvCall &call);

/// All that the plan of a call depends on, the alignment of its buffers
/// included.
std::vector<int64_t> keyOf(const ConvCall &call);

/// Builds the graph of the call. Its plans sum in f32 and round once; of f32
/// they multiply in f32, or in TF32 where the call allows less. Throws Error if
/// cuDNN has no such convolution.
CudnnGraph buildConvGraph(const ConvCall &call);

} // namespace dp::cuda

#endif // DP_LIB_RUNTIME_CUDA_LIBRARIES_CONVGRAPH_H
