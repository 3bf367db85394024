//===- Passes.h - Passes from a schedule to loops, kernels and calls *- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_CONVERSION_PASSES_H
#define DP_CONVERSION_PASSES_H

#include "dp/IR/StagePass.h"

#include "mlir/IR/BuiltinOps.h"

namespace mlir {
namespace LLVM {
class LLVMDialect;
}
namespace affine {
class AffineDialect;
}
namespace arith {
class ArithDialect;
}
namespace cf {
class ControlFlowDialect;
}
namespace gpu {
class GPUDialect;
}
namespace math {
class MathDialect;
}
namespace memref {
class MemRefDialect;
}
namespace scf {
class SCFDialect;
}
namespace vector {
class VectorDialect;
}
} // namespace mlir

namespace mlir::dp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "dp/Conversion/Passes.h.inc"

} // namespace mlir::dp

#endif // DP_CONVERSION_PASSES_H
