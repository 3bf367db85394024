//===- LowerAsserts.cpp - Lowering of checks ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Upstream's lowering ends the process, and its message does not name the
// device. Here the function returns, and the runtime fails the step on all
// devices.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Passes.h"
#include "dp/Runtime/DeviceABI.h"
#include "dp/Support/Location.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Transforms/DialectConversion.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-lower-asserts"

namespace mlir::dp {
#define GEN_PASS_DEF_DPLOWERASSERTS
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `op` is in a function that may return early: a kernel or a
/// step.
static bool canReturn(cf::AssertOp op) {
  auto function = dyn_cast<func::FuncOp>(op->getParentOp());
  if (!function)
    return false;
  TypeRange results = function.getResultTypes();
  return results.empty() ||
         (results.size() == 1 && results[0].isSignlessInteger(32));
}

namespace {
/// The declaration and the strings that the checks of a module share.
class CheckSymbols {
public:
  explicit CheckSymbols(ModuleOp module) : module(module) {}

  LLVM::LLVMFuncOp getCallee(OpBuilder &builder, Location loc) {
    if (!callee)
      callee = module.lookupSymbol<LLVM::LLVMFuncOp>(kCall);
    if (!callee) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(module.getBody());
      auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
      callee = LLVM::LLVMFuncOp::create(
          builder, loc, kCall,
          LLVM::LLVMFunctionType::get(
              LLVM::LLVMVoidType::get(builder.getContext()),
              {pointer, pointer, builder.getI32Type()}));
    }
    return callee;
  }

  /// Returns the address of `text`, null-terminated, in the module.
  Value getString(OpBuilder &builder, Location loc, StringRef text) {
    LLVM::GlobalOp &global = strings[text];
    if (!global) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(module.getBody());
      std::string value = text.str() + '\0';
      global = LLVM::GlobalOp::create(
          builder, loc,
          LLVM::LLVMArrayType::get(builder.getI8Type(), value.size()),
          /*isConstant=*/true, LLVM::Linkage::Internal,
          "dp_check_" + std::to_string(strings.size()),
          builder.getStringAttr(value));
    }
    return LLVM::AddressOfOp::create(builder, loc, global);
  }

private:
  static constexpr StringLiteral kCall = "dp_rt_check_failed";
  ModuleOp module;
  LLVM::LLVMFuncOp callee;
  llvm::StringMap<LLVM::GlobalOp> strings;
};

/// Reports a failure to the runtime and returns: a kernel nothing, a step a
/// status.
struct LowerAssert : OpConversionPattern<cf::AssertOp> {
  LowerAssert(MLIRContext *context, CheckSymbols &symbols,
              Pass::Statistic &numChecks)
      : OpConversionPattern(context), symbols(symbols), numChecks(numChecks) {}

  LogicalResult
  matchAndRewrite(cf::AssertOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    LDBG() << "check '" << op.getMsg() << "' at " << op.getLoc();
    ++numChecks;
    Location loc = op.getLoc();
    Block *before = op->getBlock();
    Block *after = rewriter.splitBlock(before, std::next(op->getIterator()));
    Block *failed = rewriter.createBlock(after);
    FileLineColLoc place = findPlace(loc);
    LLVM::LLVMFuncOp callee = symbols.getCallee(rewriter, loc);
    Type i32 = rewriter.getI32Type();
    SmallVector<Value> arguments{
        symbols.getString(rewriter, loc, op.getMsg()),
        symbols.getString(rewriter, loc,
                          place ? place.getFilename().strref() : "graph"),
        LLVM::ConstantOp::create(rewriter, loc, i32,
                                 place ? place.getLine() : 0)};
    LLVM::CallOp::create(rewriter, loc, callee, arguments);
    SmallVector<Value> status;
    if (op->getParentOfType<func::FuncOp>().getNumResults() != 0)
      status.push_back(
          LLVM::ConstantOp::create(rewriter, loc, i32, DP_ERROR_PROGRAM));
    func::ReturnOp::create(rewriter, loc, status);
    rewriter.setInsertionPoint(op);
    rewriter.replaceOpWithNewOp<cf::CondBranchOp>(op, adaptor.getArg(), after,
                                                  failed);
    return success();
  }

private:
  CheckSymbols &symbols;
  Pass::Statistic &numChecks;
};

struct LowerAsserts : dp::impl::DPLowerAssertsBase<LowerAsserts> {
  void runOnStage() override {
    // A conversion takes longer than a walk, and most programs have no check.
    WalkResult found = getOperation().walk([](cf::AssertOp op) {
      return canReturn(op) ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (!found.wasInterrupted())
      return;
    CheckSymbols symbols(getOperation());
    RewritePatternSet patterns(&getContext());
    patterns.add<LowerAssert>(&getContext(), symbols, numChecks);
    ConversionTarget target(getContext());
    target.addDynamicallyLegalOp<cf::AssertOp>(
        [](cf::AssertOp op) { return !canReturn(op); });
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
