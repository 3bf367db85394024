//===- Passes.h - Passes on imported graphs -----------------------*- C++
//-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_IMPORT_PASSES_H
#define DP_TRANSFORMS_IMPORT_PASSES_H

#include "dp/IR/StagePass.h"

#include "dp/Transforms/Import/Options.h"

#include "mlir/IR/BuiltinOps.h"

namespace mlir {
namespace affine {
class AffineDialect;
}
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
#include "dp/Transforms/Import/Passes.h.inc"

/// Returns true if `op`, of a dialect that is not registered, is one that a
/// pass of this folder replaces or refuses with an error.
bool isForeignOp(Operation *op);

} // namespace mlir::dp

#endif // DP_TRANSFORMS_IMPORT_PASSES_H
