//===- Passes.h - Passes on the tensors of one device -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SPMD_PASSES_H
#define DP_SPMD_PASSES_H

#include "dp/IR/StagePass.h"

#include "mlir/IR/BuiltinOps.h"

namespace mlir {
namespace affine {
class AffineDialect;
}
namespace arith {
class ArithDialect;
}
namespace bufferization {
class BufferizationDialect;
}
namespace linalg {
class LinalgDialect;
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
namespace tensor {
class TensorDialect;
}
} // namespace mlir

namespace mlir::dp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "dp/SPMD/Passes.h.inc"

/// Bufferization of the collectives on tensors.
void registerBufferizableOpInterfaceExternalModels(DialectRegistry &registry);

} // namespace mlir::dp

#endif // DP_SPMD_PASSES_H
