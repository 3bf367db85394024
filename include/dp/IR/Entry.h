//===- Entry.h - The interface of one device's program ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The attribute `dp.entry` (EntryAttr) of a dp.spmd function describes its
// arguments to a caller: a buffer for each argument of the program, a buffer
// for each result that updates no argument, then an index for each global size.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_ENTRY_H
#define DP_IR_ENTRY_H

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::dp {

/// A buffer that an entry takes: that of an argument, or of a result that
/// updates no argument.
class EntryBuffer {
public:
  EntryBuffer(ArgumentAttr argument) : argument(argument) {}
  EntryBuffer(ResultAttr result) : result(result) {}

  StringRef getName() const {
    return argument ? argument.getName() : result.getName();
  }
  /// Returns the type of the whole tensor.
  RankedTensorType getType() const {
    return argument ? argument.getType() : result.getType();
  }
  PlacementAttr getPlacement() const {
    return argument ? argument.getPlacement() : result.getPlacement();
  }
  /// Returns the argument, or null for a result.
  ArgumentAttr getArgument() const { return argument; }
  /// Returns the result, or null for an argument.
  ResultAttr getResult() const { return result; }

private:
  ArgumentAttr argument;
  ResultAttr result;
};

/// Returns the buffers of `entry`, in the function's argument order.
SmallVector<EntryBuffer> getEntryBuffers(EntryAttr entry);

/// Returns the number, in `sizes`, of dimension `dim` of argument `argument`;
/// none if it is not among them.
std::optional<int64_t> findGlobalSize(ArrayRef<GlobalSizeAttr> sizes,
                                      int64_t argument, int64_t dim);

/// The `dp.entry` of a function, with the buffers in one list.
class EntryInfo {
public:
  explicit EntryInfo(func::FuncOp function);

  ArrayRef<EntryBuffer> getBuffers() const { return buffers; }
  ArrayRef<ArgumentAttr> getArguments() const { return entry.getArguments(); }
  ArrayRef<ResultAttr> getResults() const { return entry.getResults(); }
  /// Returns the number of global sizes that the entry takes.
  unsigned getNumDims() const { return entry.getDims().size(); }
  /// Returns true if the global size `number` is the number of devices.
  bool isDeviceCount(int64_t number) const {
    return entry.getDims()[number].isDeviceCount();
  }

  /// Returns the number of the global size that a dynamic dimension of a buffer
  /// has; -1 if the dimension is static.
  int64_t getDimNumber(unsigned buffer, int64_t dim) const;

  /// Creates the extent on this device of dimension `dim` of buffer `buffer`,
  /// an index, with dp.shard_size and constants. `dims` are the global sizes.
  Value buildLocalSize(OpBuilder &builder, Location loc, unsigned buffer,
                       int64_t dim, ValueRange dims) const;

private:
  EntryAttr entry;
  SmallVector<EntryBuffer> buffers;
};

/// Returns true if `memref` is an argument of an entry that stays in the host's
/// memory.
bool isOnHost(Value memref);

/// Returns "file:line:column" of the innermost source position, after the name
/// and a comma if a frontend gave it one, or "" without a position.
std::string formatLocation(Location loc);

/// Return the symbols of the executable for the entry `name`. They consist of
/// characters that every linker takes ('@' begins a version) and differ for
/// different names.
std::string getEntrySymbol(StringRef name);
std::string getArenaSymbol(StringRef name);

/// Returns the function that computes the size of the arena of `entry`, as
/// dp-plan-memory makes it. Emits an error at the entry if there is none, or if
/// its type is another one.
FailureOr<func::FuncOp> findArenaFunction(func::FuncOp entry);

} // namespace mlir::dp

#endif // DP_IR_ENTRY_H
