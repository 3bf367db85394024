//===- AttachTarget.cpp - Attachment of a target to a module --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/Target.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-attach-target"

namespace mlir::dp {
#define GEN_PASS_DEF_DPATTACHTARGET
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
struct AttachTarget : dp::impl::DPAttachTargetBase<AttachTarget> {
  using DPAttachTargetBase::DPAttachTargetBase;

  void runOnOperation() override {
    auto libraries = TargetLibraries::none;
    if (convolution)
      libraries = libraries | TargetLibraries::convolution;
    if (attention)
      libraries = libraries | TargetLibraries::attention;
    auto collectives = kind == TargetKind::gpu ? TargetCollectives::nccl
                                               : TargetCollectives::runtime;
    auto target = TargetAttr::get(&getContext(), kind, libraries, collectives);
    auto found = getOperation()->getAttrOfType<TargetAttr>(kTargetAttr);
    if (found && found.getKind() != target.getKind()) {
      emitError(getOperation().getLoc()) << "the module is for " << found
                                         << ", which cannot become " << target;
      return signalPassFailure();
    }
    LDBG() << "attach " << target;
    getOperation()->setAttr(kTargetAttr, target);
  }
};
} // namespace
