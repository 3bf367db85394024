//===- Passes.h - Passes on the buffers of one device -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_TRANSFORMS_PASSES_H
#define DP_SCHEDULE_TRANSFORMS_PASSES_H

#include "dp/IR/StagePass.h"

#include "dp/Schedule/Transforms/Options.h"

#include "mlir/IR/BuiltinOps.h"

namespace mlir {
namespace arith {
class ArithDialect;
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
} // namespace mlir

namespace mlir::dp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "dp/Schedule/Transforms/Passes.h.inc"

} // namespace mlir::dp

#endif // DP_SCHEDULE_TRANSFORMS_PASSES_H
