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
#include "llvm/Support/CodeGen.h"

#include <memory>

namespace llvm {
class LLVMContext;
class Module;
class TargetMachine;
} // namespace llvm

namespace mlir::dp {

class CodeCache;

/// The target machine for `cpu`; "native" is this machine's CPU. Null, after an
/// error, for a CPU that LLVM does not know.
std::unique_ptr<llvm::TargetMachine>
createHostMachine(StringRef cpu, EmitErrorFn emitError,
                  llvm::CodeGenOptLevel level = llvm::CodeGenOptLevel::Default);

/// A module in the LLVM dialect as LLVM IR.
std::unique_ptr<llvm::Module> translateToLLVM(ModuleOp module,
                                              llvm::LLVMContext &context,
                                              llvm::TargetMachine &machine);

/// Adds the ABI's version and the descriptor of the program.
void addDescriptor(llvm::Module &module, StringRef descriptor);

/// Runs the optimizer.
void optimize(llvm::Module &module, llvm::TargetMachine &machine);

/// The object file.
LogicalResult emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                         llvm::SmallVectorImpl<char> &object,
                         EmitErrorFn emitError);

/// An object file in memory.
using ObjectFile = llvm::SmallVector<char, 0>;

/// Compiles a module in the LLVM dialect for `cpu`, the steps and groups of
/// kernels on the threads of the context. Which kernels are a group, and the
/// order of the objects, does not depend on the threads. `completeStep` adds to
/// the module of the steps. Kernels that are in `cache`, if there is one, are
/// not compiled. Moves the kernels out of `module`.
FailureOr<SmallVector<ObjectFile>>
compileHostObjects(ModuleOp module, StringRef cpu,
                   llvm::function_ref<void(llvm::Module &)> completeStep,
                   EmitErrorFn emitError, CodeCache *cache = nullptr);

/// Returns the path of the linker: ld, ld.lld-22 or ld.lld, in the first
/// folder of PATH that has one.
FailureOr<std::string> findLinker(EmitErrorFn emitError);

/// Links object files to a sealed shared object at `output`. Writes nothing to
/// `output` unless all of it succeeds.
LogicalResult linkSharedObject(ArrayRef<ObjectFile> objects, StringRef output,
                               EmitErrorFn emitError);

/// Appends the checksum that the runtime asks for (dp/Runtime/Seal.h) to the
/// shared object at `path`.
LogicalResult sealExecutable(StringRef path, EmitErrorFn emitError);

} // namespace mlir::dp

#endif // DP_TARGET_HOST_HOSTEXECUTABLE_H
