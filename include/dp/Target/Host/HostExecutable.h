//===- HostExecutable.h - An executable for the host ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_TARGET_HOST_HOSTEXECUTABLE_H
#define DP_TARGET_HOST_HOSTEXECUTABLE_H

#include "dp/Support/EmitError.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SmallVector.h"

#include <memory>

namespace llvm {
class LLVMContext;
class Module;
class TargetMachine;
} // namespace llvm

namespace mlir::dp {

/// The target machine for `cpu`; "native" is this machine's CPU. Null, after an
/// error, for a CPU that LLVM does not know.
std::unique_ptr<llvm::TargetMachine> createHostMachine(StringRef cpu,
                                                       EmitErrorFn emitError);

/// A module in the LLVM dialect as LLVM IR with the ABI's version and the
/// descriptor in it.
std::unique_ptr<llvm::Module> translateToLLVM(ModuleOp module,
                                              llvm::LLVMContext &context,
                                              llvm::TargetMachine &machine,
                                              StringRef descriptor);

/// Runs the optimizer.
void optimize(llvm::Module &module, llvm::TargetMachine &machine);

/// The object file.
LogicalResult emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                         llvm::SmallVectorImpl<char> &object,
                         EmitErrorFn emitError);

/// Links an object file to a sealed shared object at `output` with the linker
/// found on PATH (ld.lld-22, ld.lld, ld). Writes nothing to `output` unless all
/// of it succeeds.
LogicalResult linkSharedObject(llvm::ArrayRef<char> object, StringRef output,
                               EmitErrorFn emitError);

/// Appends the checksum that the runtime asks for (dp/Runtime/Seal.h) to the
/// shared object at `path`.
LogicalResult sealExecutable(StringRef path, EmitErrorFn emitError);

} // namespace mlir::dp

#endif // DP_TARGET_HOST_HOSTEXECUTABLE_H
