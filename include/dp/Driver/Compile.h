//===- Compile.h - From a graph to an executable ----------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// dp-compile as a function, for compilers that embed the library.
//
//===----------------------------------------------------------------------===//

#ifndef DP_DRIVER_COMPILE_H
#define DP_DRIVER_COMPILE_H

#include "dp/Driver/CompileOptions.h"

#include "mlir/IR/BuiltinOps.h"

namespace mlir {
class TimingScope;
} // namespace mlir

namespace mlir::dp {

/// The dialects, interfaces and translations that compileGraph needs; to be
/// appended to the context's registry before the graph is built or parsed.
void registerCompileDialects(DialectRegistry &registry);

/// Compiles the public functions of `graph`, single-device programs on tensors
/// (or in TOSA), to `output`, a path ("-": standard output, except for
/// an executable). Changes `graph`. Writes a report of the collectives of a
/// step to `report` if it is not empty, as JSON. Prints the tables of
/// options.simulate to standard output (standard error if the result goes
/// there); then `output` may be empty and nothing else is made. Kernels are
/// taken from options.cache, whole programs by ProgramCache alone. Reports
/// errors as diagnostics at the op they are about; those about options, files,
/// the linker and the CUDA toolkit at `graph`'s location. Times its parts under
/// `timing` if given.
LogicalResult compileGraph(ModuleOp graph, const CompileOptions &options,
                           StringRef output, StringRef report = "",
                           TimingScope *timing = nullptr);

} // namespace mlir::dp

#endif // DP_DRIVER_COMPILE_H
