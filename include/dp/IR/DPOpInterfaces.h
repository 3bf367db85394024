//===- DPOpInterfaces.h - Interfaces of a schedule's ops --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DPOPINTERFACES_H
#define DP_IR_DPOPINTERFACES_H

#include "dp/IR/CollectiveKind.h"
#include "dp/IR/DPEnums.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <optional>
#include <string>

namespace mlir::dp {

/// The chunks of the whole of a collective: they are cut along dimension `dim`
/// at multiples of `unit`.
struct Chunking {
  int64_t dim, unit;
};

/// Evaluates the sizes of an op's operands.
struct SizeQuery {
  llvm::function_ref<double(Value index)> getNumber;
  /// The bytes of all elements of `memref`.
  llvm::function_ref<double(Value memref)> getBytes;
  /// The extent of one dimension; 1 if it is not known.
  llvm::function_ref<double(Value memref, int64_t dim)> getExtent;
};

/// The cost of running an op once on a device.
struct OpCost {
  std::string name;           ///< on a timeline
  double flops = 0;           ///< operations on elements
  double bytes = 0;           ///< read and written
  Type element;               ///< the type in which most of `flops` are done
  bool isContraction = false; ///< may run on tensor cores
  MatmulPrecision precision = MatmulPrecision::ieee; ///< of a contraction
};

/// The kind of library that runs an op; a target has one library of each kind.
enum class LibraryKind {
  none, ///< code that dp generates
  blas,
  dnn,
  lapack, ///< routines of linear algebra
  fft,
};

/// The order of a device's streams. Ops that give work to a stream, or that let
/// one wait, write it, so that no pass moves or removes them.
struct StreamResource : SideEffects::Resource::Base<StreamResource> {
  StringRef getName() final { return "dp.stream"; }
};

namespace detail {
LogicalResult verifyBufferCollective(Operation *op);
LogicalResult verifyNccl(Operation *op);
} // namespace detail

} // namespace mlir::dp

#include "dp/IR/DPOpInterfaces.h.inc"

#endif // DP_IR_DPOPINTERFACES_H
