//===- LocateInlined.cpp - Locations of ops that calls have inlined -------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Transforms/Import/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-locate-inlined"

namespace mlir::dp {
#define GEN_PASS_DEF_DPLOCATEINLINED
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns `loc` with the location of a call in place of that of an inlined op
/// without one.
static Location locate(Location loc) {
  auto call = dyn_cast<CallSiteLoc>(loc);
  if (!call)
    return loc;
  Location callee = locate(call.getCallee());
  if (isa<UnknownLoc>(callee))
    return call.getCaller();
  return callee == call.getCallee()
             ? loc
             : CallSiteLoc::get(callee, call.getCaller());
}

namespace {
struct LocateInlined : dp::impl::DPLocateInlinedBase<LocateInlined> {
  void runOnStage() override {
    getOperation()->walk([](Operation *op) {
      Location loc = locate(op->getLoc());
      if (loc != op->getLoc())
        LDBG() << "inlined " << op->getName() << " is at its call, " << loc;
      op->setLoc(loc);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (BlockArgument argument : block.getArguments())
            argument.setLoc(locate(argument.getLoc()));
    });
  }
};
} // namespace
