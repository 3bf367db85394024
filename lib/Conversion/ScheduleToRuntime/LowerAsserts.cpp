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
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-lower-asserts"

namespace mlir::dp {
#define GEN_PASS_DEF_DPLOWERASSERTS
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
struct LowerAsserts : dp::impl::DPLowerAssertsBase<LowerAsserts> {
  void runOnStage() override {
    SmallVector<cf::AssertOp> asserts;
    getOperation().walk([&](cf::AssertOp op) {
      auto function = dyn_cast<func::FuncOp>(op->getParentOp());
      if (function && canReturn(function))
        asserts.push_back(op);
    });
    for (cf::AssertOp op : asserts) {
      LDBG() << "check '" << op.getMsg() << "' at " << op.getLoc();
      ++numChecks;
      lower(op);
    }
  }

  /// Returns true if `function` may return early: it is a kernel or a step.
  static bool canReturn(func::FuncOp function) {
    TypeRange results = function.getResultTypes();
    return results.empty() ||
           (results.size() == 1 && results[0].isSignlessInteger(32));
  }

  /// Returns the address of `text`, null-terminated, in the module.
  Value getString(OpBuilder &builder, Location loc, StringRef text) {
    LLVM::GlobalOp &global = strings[text];
    if (!global) {
      OpBuilder atModule = OpBuilder::atBlockBegin(getOperation().getBody());
      std::string value = text.str() + '\0';
      global = LLVM::GlobalOp::create(
          atModule, loc,
          LLVM::LLVMArrayType::get(atModule.getI8Type(), value.size()),
          /*isConstant=*/true, LLVM::Linkage::Internal,
          "dp_check_" + std::to_string(strings.size()),
          atModule.getStringAttr(value));
    }
    return LLVM::AddressOfOp::create(builder, loc, global);
  }

  /// Reports the failure to the runtime and returns: a kernel nothing, a step a
  /// status.
  void lower(cf::AssertOp op) {
    Location loc = op.getLoc();
    ModuleOp module = getOperation();
    Block *before = op->getBlock();
    Block *after = before->splitBlock(std::next(op->getIterator()));
    OpBuilder builder(op);
    Block *failed = builder.createBlock(after);
    FileLineColLoc place = findPlace(loc);
    auto pointer = LLVM::LLVMPointerType::get(&getContext());
    auto callee = module.lookupSymbol<LLVM::LLVMFuncOp>(call);
    if (!callee) {
      OpBuilder atModule = OpBuilder::atBlockBegin(module.getBody());
      callee = LLVM::LLVMFuncOp::create(
          atModule, loc, call,
          LLVM::LLVMFunctionType::get(
              LLVM::LLVMVoidType::get(&getContext()),
              {pointer, pointer, builder.getI32Type()}));
    }
    SmallVector<Value> arguments{
        getString(builder, loc, op.getMsg()),
        getString(builder, loc, place ? place.getFilename().strref() : "graph"),
        LLVM::ConstantOp::create(builder, loc, builder.getI32Type(),
                                 place ? place.getLine() : 0)};
    LLVM::CallOp::create(builder, loc, callee, arguments);
    SmallVector<Value> status;
    if (op->getParentOfType<func::FuncOp>().getNumResults() != 0)
      status.push_back(LLVM::ConstantOp::create(
          builder, loc, builder.getI32Type(), DP_ERROR_PROGRAM));
    func::ReturnOp::create(builder, loc, status);
    builder.setInsertionPointToEnd(before);
    cf::CondBranchOp::create(builder, loc, op.getArg(), after, failed);
    op.erase();
  }

private:
  static constexpr StringLiteral call = "dp_rt_check_failed";
  llvm::StringMap<LLVM::GlobalOp> strings;
};
} // namespace
