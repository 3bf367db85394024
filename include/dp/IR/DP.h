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
#include "llvm/ADT/STLFunctionalExtras.h"

#include <limits>
#include <optional>

#include "dp/IR/DPOpInterfaces.h"

#include "dp/IR/DPDialect.h.inc"

namespace mlir::dp {
class PlacedType; // The attributes use it, and it uses PlacementAttr.
} // namespace mlir::dp

#define GET_ATTRDEF_CLASSES
#include "dp/IR/DPAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dp/IR/DPTypes.h.inc"

namespace mlir::dp {
/// The correspondence of the dimensions of a dp.index_update's operands.
struct IndexUpdateShape {
  /// The number of leading dimensions of `updates` and `indices` over which the
  /// updates are counted. The first of them correspond to the `batching` ones
  /// of `dest`.
  int64_t numCounted = 0;
  /// True if `indices` has one more dimension, with a number for each of
  /// `dims`.
  bool hasVectors = false;
  /// The dimensions of `dest` that follow the counted ones in `updates`.
  SmallVector<int64_t, 4> window;
};

/// The sizes of a convolution and its gradients. Those of a group have the
/// channels of one group.
struct ConvolutionShape {
  int64_t batch; ///< may be dynamic
  int64_t groups, inChannels, outChannels;
  /// By spatial dimension.
  SmallVector<int64_t, 3> image, window, output, strides, dilations, low, high;
};

class BufferScanOp; // Parents of dp.yield.
class BufferSortOp;
} // namespace mlir::dp

#define GET_OP_CLASSES
#include "dp/IR/DPOps.h.inc"
#define GET_OP_CLASSES
#include "dp/IR/DPScheduleOps.h.inc"

namespace mlir::dp {

/// Attributes that dp-annotate puts on a function's arguments and results and
/// that the later passes read.
/// - `dp.scatter = d : i64`: the argument is scattered along dimension d.
/// - `dp.state`: the argument stays on the devices between steps.
/// - `dp.name = "..."`: the name of the argument or result at the program's
///   interface.
/// - `dp.updates = k : i64`: the result is the new value of state argument k.
inline constexpr llvm::StringLiteral kScatterAttr = "dp.scatter";
inline constexpr llvm::StringLiteral kStateAttr = "dp.state";
inline constexpr llvm::StringLiteral kNameAttr = "dp.name";
inline constexpr llvm::StringLiteral kUpdatesAttr = "dp.updates";
/// Attribute of a function whose body is a device's program, the outlined body
/// of a dp.parallel (unit).
inline constexpr llvm::StringLiteral kSPMDAttr = "dp.spmd";
/// Attribute of a function that a dp.launch runs (KernelAttr). Its last two
/// arguments are the range of iterations.
inline constexpr llvm::StringLiteral kKernelAttr = "dp.kernel";
/// Attribute of a dp.spmd function: the interface of a program (EntryAttr,
/// dp/IR/Entry.h).
inline constexpr llvm::StringLiteral kEntryAttr = "dp.entry";
/// Attribute of a function with dp.entry: the arena that it needs as its last
/// argument (ArenaAttr).
inline constexpr llvm::StringLiteral kArenaAttr = "dp.arena";
/// Attribute of a module or dp.spmd function: the static device count (i64).
inline constexpr llvm::StringLiteral kDevicesAttr = "dp.devices";
/// Attribute of a collective, for reports: why it is there (string).
inline constexpr llvm::StringLiteral kReasonAttr = "dp.reason";
/// Attribute of a collective that dp-bucket made, for reports: the reductions
/// that it contains (BucketAttr).
inline constexpr llvm::StringLiteral kBucketAttr = "dp.bucket";

/// The largest device count; the bound keeps chunk arithmetic from overflowing.
inline constexpr int64_t kMaxDevices = std::numeric_limits<int32_t>::max();

/// Returns true if `op` is in code that every device runs: in a dp.parallel or
/// a dp.spmd function.
bool isInSPMDCode(Operation *op);

/// Calls `visit` with each operand of `op` and of the ops in its regions.
void forEachRead(Operation *op, llvm::function_ref<void(Value)> visit);

/// Returns true if `op` computes with tensors as any arithmetic does: it says
/// nothing about devices, so that it may stand in a single-device function.
bool isSingleDeviceOp(Operation *op);

/// Returns true if `kind` combines elements of type `element`.
bool isReducible(ReductionKind kind, Type element);

/// Returns the type of the part of `whole` that one device holds: `whole` with
/// the sharded dimension dynamic, or static if `devices` is given and divides
/// it evenly.
RankedTensorType getLocalTensorType(RankedTensorType whole,
                                    PlacementAttr placement,
                                    std::optional<int64_t> devices);

/// Returns the type of the rows that an all_to_all of the flat `input` gives
/// each of `devices` devices (none if not known): a row from each.
RankedTensorType getRowsType(RankedTensorType input,
                             std::optional<int64_t> devices);

/// Returns the static device count of the enclosing dp.parallel or dp.spmd
/// function.
std::optional<int64_t> getStaticDeviceCount(Operation *op);

} // namespace mlir::dp

#endif // DP_IR_DP_H
