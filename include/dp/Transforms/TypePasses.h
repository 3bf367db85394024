//===- TypePasses.h - Passes about element types ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_TYPEPASSES_H
#define DP_TRANSFORMS_TYPEPASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir {
namespace arith {
class ArithDialect;
}
namespace complex {
class ComplexDialect;
}
namespace linalg {
class LinalgDialect;
}
namespace math {
class MathDialect;
}
namespace scf {
class SCFDialect;
}
namespace tensor {
class TensorDialect;
}
} // namespace mlir

namespace mlir::dp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "dp/Transforms/TypePasses.h.inc"

} // namespace mlir::dp

#endif // DP_TRANSFORMS_TYPEPASSES_H
