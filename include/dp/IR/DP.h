//===- DP.h - The dp dialect ------------------------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_DP_H
#define DP_IR_DP_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include <limits>
#include <optional>

#include "dp/IR/DPOpInterfaces.h"

#include "dp/IR/DPDialect.h.inc"

namespace mlir::dp {
class PlacedType; // A parameter of an attribute; its own one is a placement.
} // namespace mlir::dp

#define GET_ATTRDEF_CLASSES
#include "dp/IR/DPAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dp/IR/DPTypes.h.inc"

namespace mlir::dp {
/// How the dimensions of an indexed update's operands belong together.
struct IndexUpdateShape {
  /// Over so many leading dimensions of `updates` and `indices` the updates are
  /// counted; the first of them go along with the `batching` ones of `dest`.
  int64_t numCounted = 0;
  /// Whether `indices` has one more dimension, with a number for each of
  /// `dims`.
  bool hasVectors = false;
  /// The dimensions of `dest` that follow the counted ones in `updates`.
  SmallVector<int64_t, 4> window;
};
} // namespace mlir::dp

#define GET_OP_CLASSES
#include "dp/IR/DPOps.h.inc"
#define GET_OP_CLASSES
#include "dp/IR/DPScheduleOps.h.inc"

namespace mlir::dp {

/// Attributes that dp-annotate puts on a function's arguments and results and
/// that the later passes read.
/// - argument `dp.scatter = d : i64`: scattered along dimension d.
/// - argument `dp.state`: stays on the devices between steps.
/// - argument and result `dp.name = "..."`: the name at the program's
/// interface.
/// - result `dp.updates = k : i64`: the new value of state argument k.
inline constexpr llvm::StringLiteral kScatterAttr = "dp.scatter";
inline constexpr llvm::StringLiteral kStateAttr = "dp.state";
inline constexpr llvm::StringLiteral kNameAttr = "dp.name";
inline constexpr llvm::StringLiteral kUpdatesAttr = "dp.updates";
/// Function: its body is a device's program (an outlined dp.parallel body).
inline constexpr llvm::StringLiteral kSPMDAttr = "dp.spmd";
/// Function: code of a dp.launch; its last two arguments are the range it runs
/// (KernelAttr).
inline constexpr llvm::StringLiteral kKernelAttr = "dp.kernel";
/// dp.spmd function: the interface of a program (EntryAttr, dp/IR/Entry.h).
inline constexpr llvm::StringLiteral kEntryAttr = "dp.entry";
/// dp.entry function: the arena that it needs as last argument (ArenaAttr).
inline constexpr llvm::StringLiteral kArenaAttr = "dp.arena";
/// Module or dp.spmd function: the static device count (i64).
inline constexpr llvm::StringLiteral kDevicesAttr = "dp.devices";
/// Collective: why it is there (string), for reports.
inline constexpr llvm::StringLiteral kReasonAttr = "dp.reason";
/// Collective that dp-bucket made: the reductions that it is made of
/// (BucketAttr).
inline constexpr llvm::StringLiteral kBucketAttr = "dp.bucket";

/// Device counts run from 1 to this, so that chunk arithmetic cannot overflow.
inline constexpr int64_t kMaxDevices = std::numeric_limits<int32_t>::max();

/// Whether `op` is in code that every device runs: below a dp.parallel or a
/// dp.spmd function.
bool isInSPMDCode(Operation *op);

/// Whether `kind` combines elements of type `element`.
bool isReducible(ReductionKind kind, Type element);

/// The type of the part of `whole` that one device holds: its type with the
/// sharded dimension made dynamic, or static when `devices` is given and
/// divides it evenly.
RankedTensorType getLocalTensorType(RankedTensorType whole,
                                    PlacementAttr placement,
                                    std::optional<int64_t> devices);

/// The type of the rows that an all_to_all of the flat `input` gives each of
/// `devices` devices (none if not known): a row from each.
RankedTensorType getRowsType(RankedTensorType input,
                             std::optional<int64_t> devices);

/// The static device count of the enclosing dp.parallel or dp.spmd function.
std::optional<int64_t> getStaticDeviceCount(Operation *op);

} // namespace mlir::dp

#endif // DP_IR_DP_H
