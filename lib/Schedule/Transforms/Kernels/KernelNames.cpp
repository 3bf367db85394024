//===- KernelNames.cpp - Names of kernels ---------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "KernelNames.h"

#include "dp/Schedule/Analysis/KernelReductions.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::dp;

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

std::string mlir::dp::getOpsName(ArrayRef<linalg::GenericOp> group) {
  std::string name = "kernel_rows";
  unsigned parts = 0;
  for (linalg::GenericOp op : group)
    appendName(name, op, /*most=*/6, parts);
  return name;
}
