//===- StagePass.h - Base classes of passes with stages ---------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//
//
// A pass declares in Passes.td at which stages its functions may be
// (dp/IR/StagePass.td); mlir-tblgen derives it from one of these bases. The
// error about another stage is thus in one place, and docs/passes.md shows the
// stages of each pass.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_STAGEPASS_H
#define DP_IR_STAGEPASS_H

#include "dp/IR/DP.h"
#include "dp/IR/Stage.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace mlir::dp {

/// A pass on an `OpT`, which is a function or a module. Fails with an error
/// unless each of its functions is at one of the stages `expected` or at
/// Stage::none.
template <typename OpT, Stage... expected>
class StagePass : public OperationPass<OpT> {
protected:
  using OperationPass<OpT>::OperationPass;

  /// Runs the pass on getOperation(), whose stages are those expected.
  virtual void runOnStage() = 0;

private:
  void runOnOperation() final {
    if (failed(checkStages(this->getOperation(), this->getArgument(),
                           {expected...})))
      return this->signalPassFailure();
    runOnStage();
  }
};

/// A pass on the programs of a device (`dp.spmd`) on tensors. Leaves other
/// functions alone.
class ProgramPass : public StagePass<func::FuncOp, Stage::program> {
protected:
  using StagePass::StagePass;

  /// Runs the pass on getOperation(), which has `dp.spmd`.
  virtual void runOnProgram() = 0;

private:
  void runOnStage() final {
    if (getOperation()->hasAttr(kSPMDAttr))
      runOnProgram();
  }
};

/// A pass on entries (`dp.entry`) at the stages `expected`. Leaves other
/// functions alone.
template <Stage... expected>
class EntryPass : public StagePass<func::FuncOp, expected...> {
protected:
  using StagePass<func::FuncOp, expected...>::StagePass;

  /// Runs the pass on getOperation(), which has `dp.entry`.
  virtual void runOnEntry() = 0;

private:
  void runOnStage() final {
    if (this->getOperation()->hasAttr(kEntryAttr))
      runOnEntry();
  }
};

} // namespace mlir::dp

#endif // DP_IR_STAGEPASS_H
