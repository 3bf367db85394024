//===- Bundle.h - An executable with all that runs it -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_DRIVER_BUNDLE_H
#define DP_DRIVER_BUNDLE_H

#include "dp/Support/EmitError.h"

#include "mlir/Support/LLVM.h"

#include <string>

namespace mlir::dp {

/// The name of a graph in a bundle: of its folder if the file is called
/// graph.mlir, else of the file.
std::string getBundleName(StringRef graph);

/// Creates the folder `bundle`/models/<name> and returns where in it the
/// executable goes: step.so, or step-<variant>.so.
FailureOr<std::string> prepareBundle(StringRef bundle, StringRef graph,
                                     StringRef variant, EmitErrorFn emitError);

/// Copies into `bundle` what runs and checks its executables: the runner and
/// the runtime from `prefix`/bin and `prefix`/lib, the check script and its
/// like from `prefix`/share/dp/bundle, and beside the executable the .npz and
/// .json files that lie beside the graph. Nothing of it is needed to compile.
LogicalResult fillBundle(StringRef bundle, StringRef graph, StringRef prefix,
                         EmitErrorFn emitError);

} // namespace mlir::dp

#endif // DP_DRIVER_BUNDLE_H
