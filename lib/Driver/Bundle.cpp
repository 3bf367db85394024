//===- Bundle.cpp - An executable with all that runs it -------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Driver/Bundle.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace mlir::dp;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

std::string mlir::dp::getBundleName(StringRef graph) {
  if (graph == "-")
    return "stdin";
  SmallString<128> absolute(graph);
  fs::make_absolute(absolute);
  path::remove_dots(absolute, /*remove_dot_dot=*/true);
  if (path::filename(absolute) != "graph.mlir")
    return path::stem(absolute).str();
  return path::filename(path::parent_path(absolute)).str();
}

static LogicalResult createFolder(const Twine &folder, EmitErrorFn emitError) {
  if (std::error_code error = fs::create_directories(folder))
    return emitError() << "cannot create '" << folder
                       << "': " << error.message();
  return success();
}

static LogicalResult copyFile(const Twine &from, const Twine &to,
                              EmitErrorFn emitError) {
  // A program that runs from the bundle keeps the file it has open.
  fs::remove(to);
  if (std::error_code error = fs::copy_file(from, to))
    return emitError() << "cannot copy '" << from << "' to '" << to
                       << "': " << error.message();
  if (auto permissions = fs::getPermissions(from))
    fs::setPermissions(to, *permissions);
  return success();
}

/// Copies the files of a folder that `wanted` names.
static LogicalResult copyFiles(StringRef from, StringRef to,
                               llvm::function_ref<bool(StringRef)> wanted,
                               EmitErrorFn emitError) {
  std::error_code error;
  for (fs::directory_iterator it(from, error), end; it != end && !error;
       it.increment(error)) {
    StringRef name = path::filename(it->path());
    if (!fs::is_directory(it->path()) && wanted(name) &&
        failed(copyFile(it->path(), to + "/" + name, emitError)))
      return failure();
  }
  if (error)
    return emitError() << "cannot read '" << from << "': " << error.message();
  return success();
}

FailureOr<std::string> mlir::dp::prepareBundle(StringRef bundle,
                                               StringRef graph,
                                               StringRef variant,
                                               EmitErrorFn emitError) {
  std::string folder = (bundle + "/models/" + getBundleName(graph)).str();
  if (failed(createFolder(folder, emitError)))
    return failure();
  return folder + (variant.empty() ? "/step" : "/step-" + variant.str()) +
         ".so";
}

LogicalResult mlir::dp::fillBundle(StringRef bundle, StringRef graph,
                                   StringRef prefix, EmitErrorFn emitError) {
  std::string folder = (bundle + "/models/" + getBundleName(graph)).str();
  if (failed(createFolder(folder, emitError)) ||
      failed(createFolder(bundle + "/bin", emitError)) ||
      failed(createFolder(bundle + "/lib", emitError)))
    return failure();
  StringRef beside = path::parent_path(graph);
  auto isData = [](StringRef name) {
    return name.ends_with(".npz") || name.ends_with(".json");
  };
  if (graph != "-" && failed(copyFiles(beside.empty() ? "." : beside, folder,
                                       isData, emitError)))
    return failure();
  if (failed(
          copyFile(prefix + "/bin/dp-run", bundle + "/bin/dp-run", emitError)))
    return failure();
  if (failed(copyFile(prefix + "/lib/libdp_runtime.so",
                      bundle + "/lib/libdp_runtime.so", emitError)))
    return failure();
  return copyFiles((prefix + "/share/dp/bundle").str(), bundle,
                   [](StringRef) { return true; }, emitError);
}
