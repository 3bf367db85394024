//===- Passes.h - Passes from one device to dp.parallel ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_PARALLELIZE_PASSES_H
#define DP_TRANSFORMS_PARALLELIZE_PASSES_H

#include "dp/IR/StagePass.h"

#include "dp/Transforms/Parallelize/Options.h"

#include "mlir/IR/BuiltinOps.h"

namespace mlir {
namespace arith {
class ArithDialect;
}
namespace linalg {
class LinalgDialect;
}
namespace tensor {
class TensorDialect;
}
} // namespace mlir

namespace mlir::dp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "dp/Transforms/Parallelize/Passes.h.inc"

} // namespace mlir::dp

#endif // DP_TRANSFORMS_PARALLELIZE_PASSES_H
