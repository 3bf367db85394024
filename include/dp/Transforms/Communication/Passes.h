//===- Passes.h - Passes on the collectives of a dp.parallel ----*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TRANSFORMS_COMMUNICATION_PASSES_H
#define DP_TRANSFORMS_COMMUNICATION_PASSES_H

#include "dp/IR/StagePass.h"

#include "dp/Analysis/Cost/CostModel.h"
#include "dp/Transforms/Communication/Options.h"

#include "mlir/IR/BuiltinOps.h"

namespace mlir {
namespace arith {
class ArithDialect;
}
namespace linalg {
class LinalgDialect;
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
#include "dp/Transforms/Communication/Passes.h.inc"

} // namespace mlir::dp

#endif // DP_TRANSFORMS_COMMUNICATION_PASSES_H
