//===- KernelNames.cpp - Names of kernels ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "KernelNames.h"

#include "dp/Schedule/Analysis/KernelReductions.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::dp;

// Characters of a name, so that a line of a trace or of a report has room for
// it, and those that a module's path gets beside long names of ops.
static constexpr size_t kMaxName = 60, kMinPath = 20;

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Appends the first ops of the body to `name`, which has `parts` of them
/// already and gets `most`.
static void appendName(std::string &name, linalg::GenericOp op, unsigned most,
                       unsigned &parts) {
  for (Operation &nested : op.getBody()->without_terminator()) {
    StringRef opName = nested.getName().stripDialect();
    if (isa<linalg::IndexOp>(nested) ||
        nested.hasTrait<OpTrait::ConstantLike>() || opName.contains("cast") ||
        parts++ >= most)
      continue;
    name += ("_" + opName).str();
  }
}

std::string mlir::dp::getOpsName(linalg::GenericOp op) {
  std::string name = findParts(op) ? "kernel_parts" : "kernel";
  unsigned parts = 0;
  appendName(name, op, /*most=*/3, parts);
  if (parts == 0)
    name += llvm::any_of(op.getInputs().getTypes(), llvm::IsaPred<MemRefType>)
                ? "_copy"
                : "_fill";
  return name;
}

/// Returns `name` with the first ops of `group`.
static std::string appendNames(std::string name,
                               ArrayRef<linalg::GenericOp> group) {
  unsigned parts = 0;
  for (linalg::GenericOp op : group)
    appendName(name, op, /*most=*/6, parts);
  return name;
}

std::string mlir::dp::getOpsName(ArrayRef<linalg::GenericOp> group) {
  return appendNames("kernel_rows", group);
}

std::string mlir::dp::getScalarsName(ArrayRef<linalg::GenericOp> group) {
  return appendNames("kernel_scalars", group);
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// The parts of a module's path.
using ModulePath = SmallVector<StringRef, 4>;

/// Returns the parts of `name` without the numbers of layers, `fc` for the
/// layer `fc_3`; empty if `name` is no path. JAX names a location after the
/// primitive, `max`, so that a path has a dot.
static ModulePath parsePath(StringRef name) {
  if (!name.contains('.') || !llvm::all_of(name, [](char c) {
        return llvm::isAlnum(c) || StringRef("_. ").contains(c);
      }))
    return {};
  ModulePath path;
  for (StringRef part : llvm::split(name, '.')) {
    // "gradient of blocks.3.mlp".
    for (StringRef word : llvm::split(part, ' ')) {
      StringRef digits = word.take_back(
          word.size() - (word.find_last_not_of("0123456789") + 1));
      if (digits.size() == word.size() || word == "of")
        continue;
      StringRef stem = word.drop_back(digits.size());
      if (!digits.empty() && stem.ends_with("_"))
        word = stem.rtrim('_');
      if (!word.empty())
        path.push_back(word);
    }
  }
  return path;
}

/// Appends the paths that `loc` names to `paths`.
static void appendPaths(Location loc, SmallVectorImpl<ModulePath> &paths) {
  if (auto name = dyn_cast<NameLoc>(loc)) {
    if (ModulePath path = parsePath(name.getName()); !path.empty())
      paths.push_back(std::move(path));
  } else if (auto fused = dyn_cast<FusedLoc>(loc)) {
    for (Location part : fused.getLocations())
      appendPaths(part, paths);
  } else if (auto call = dyn_cast<CallSiteLoc>(loc)) {
    size_t before = paths.size();
    appendPaths(call.getCallee(), paths);
    if (paths.size() == before)
      appendPaths(call.getCaller(), paths);
  }
}

/// Returns the paths of `ops`, in their order. Those of bodies count first:
/// fusion keeps the ops of a body, and a fill may be another module's, too.
static SmallVector<ModulePath> findPaths(ArrayRef<Operation *> ops) {
  SmallVector<ModulePath> paths;
  for (Operation *op : ops)
    for (Region &region : op->getRegions())
      for (Operation &nested : region.getOps())
        if (!nested.hasTrait<OpTrait::ConstantLike>() &&
            !nested.hasTrait<OpTrait::IsTerminator>())
          appendPaths(nested.getLoc(), paths);
  if (paths.empty())
    for (Operation *op : ops)
      appendPaths(op->getLoc(), paths);
  return paths;
}

std::string mlir::dp::getModulePath(ArrayRef<Operation *> ops) {
  SmallVector<ModulePath> paths = findPaths(ops);
  if (paths.empty())
    return {};
  ArrayRef<StringRef> shared = paths.front();
  for (const ModulePath &path : paths) {
    size_t common = 0;
    while (common < std::min(shared.size(), path.size()) &&
           shared[common] == path[common])
      ++common;
    shared = shared.take_front(common);
  }
  std::string joined =
      llvm::join(shared.empty() ? ArrayRef(paths.back()) : shared, "_");
  return llvm::isDigit(joined.front()) ? "_" + joined : joined;
}

std::string mlir::dp::joinNames(StringRef modulePath, StringRef opsName) {
  if (modulePath.empty())
    return opsName.str();
  StringRef ops = opsName;
  ops.consume_front("kernel_");
  size_t room =
      std::max(kMaxName - std::min(kMaxName, ops.size() + 1), kMinPath);
  StringRef path = modulePath;
  if (path.size() > room) {
    // The last parts say most. The first one that is left may be in half.
    path = path.take_back(room);
    if (size_t part = path.find('_'); part != StringRef::npos)
      path = path.drop_front(part);
    path = path.drop_until([](char c) { return llvm::isAlpha(c); });
    if (path.empty())
      return opsName.str();
  }
  return (path + "_" + ops).str();
}
