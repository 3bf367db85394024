//===- CompileOptions.cpp - Options of a compilation ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Driver/CompileOptions.h"

using namespace mlir;
using namespace mlir::dp;

CompileOptions::CompileOptions(const CompileOptions &other) : CompileOptions() {
  copyOptionValuesFrom(other);
  lowerForeignOps = other.lowerForeignOps;
}

bool CompileOptions::usesLibraries() const {
  return stage != CompileStage::cudaSource;
}

Target CompileOptions::getTarget() const {
  Target target;
  if (isCuda()) {
    target.kind = TargetKind::gpu;
    target.collectives = TargetCollectives::nccl;
  }
  if (usesLibraries())
    target.libraries = target.libraries | TargetLibraries::convolution;
  if (isCuda() && usesLibraries() && cudnnAttention)
    target.libraries = target.libraries | TargetLibraries::attention;
  return target;
}
