//===- HostCode.h - Code of a program for the host --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_DRIVER_HOSTCODE_H
#define DP_LIB_DRIVER_HOSTCODE_H

#include "dp/Driver/CompileOptions.h"
#include "dp/Support/EmitError.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/JSON.h"

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace mlir {
class TimingScope;
}

namespace mlir::dp {

/// Writes a module of the LLVM dialect as LLVM IR, object file or executable,
/// as the options say.
class HostCode {
public:
  /// `output` is a path; see compileGraph.
  HostCode(ModuleOp module, const CompileOptions &options, StringRef output,
           TimingScope &timing, EmitErrorFn emitError)
      : module(module), options(options), output(output), timing(timing),
        emitError(emitError) {}

  /// Adds the CPU and its features to `descriptor`, and that and `image`, the
  /// kernels of a GPU, to the code.
  LogicalResult write(llvm::json::Object descriptor, ArrayRef<char> image);

private:
  /// Writes the code as one module or object file.
  LogicalResult writeModule(llvm::TargetMachine &machine,
                            llvm::function_ref<void(llvm::Module &)> complete);
  LogicalResult
  writeOutput(llvm::function_ref<void(llvm::raw_ostream &)> print);

  ModuleOp module;
  const CompileOptions &options;
  StringRef output;
  TimingScope &timing;
  EmitErrorFn emitError;
};

} // namespace mlir::dp

#endif // DP_LIB_DRIVER_HOSTCODE_H
