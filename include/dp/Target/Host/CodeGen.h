//===- CodeGen.h - LLVM's optimizer and back end -----------------*- C++-*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TARGET_HOST_CODEGEN_H
#define DP_TARGET_HOST_CODEGEN_H

#include "dp/Support/EmitError.h"

#include "mlir/Support/LLVM.h"
#include "llvm/Passes/OptimizationLevel.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CodeGen.h"

namespace mlir::dp {

/// Runs LLVM's default pipeline of `level` for `machine` on `module`.
void runDefaultPipeline(
    llvm::Module &module, llvm::TargetMachine &machine,
    llvm::OptimizationLevel level,
    llvm::PipelineTuningOptions tuning = llvm::PipelineTuningOptions());

/// Appends to `output` the file that `machine` makes of `module`. Fails if the
/// target has no files of this type.
LogicalResult emitFile(llvm::Module &module, llvm::TargetMachine &machine,
                       llvm::CodeGenFileType type,
                       llvm::SmallVectorImpl<char> &output,
                       EmitErrorFn emitError);

} // namespace mlir::dp

#endif // DP_TARGET_HOST_CODEGEN_H
