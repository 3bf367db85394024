//===- Entry.h - The interface of one device's program ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The attribute `dp.entry` (EntryAttr) of a dp.spmd function says what each
// argument is for a caller: a buffer per argument of the program, a buffer per
// result that updates no argument, then an index per global size.
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_ENTRY_H
#define DP_IR_ENTRY_H

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::dp {

/// A buffer that an entry takes: of an argument, or of a result that updates
/// none.
class EntryBuffer {
public:
  EntryBuffer(ArgumentAttr argument) : argument(argument) {}
  EntryBuffer(ResultAttr result) : result(result) {}

  StringRef getName() const {
    return argument ? argument.getName() : result.getName();
  }
  /// The whole tensor.
  RankedTensorType getType() const {
    return argument ? argument.getType() : result.getType();
  }
  PlacementAttr getPlacement() const {
    return argument ? argument.getPlacement() : result.getPlacement();
  }
  /// Null for a result.
  ArgumentAttr getArgument() const { return argument; }
  /// Null for an argument.
  ResultAttr getResult() const { return result; }

private:
  ArgumentAttr argument;
  ResultAttr result;
};

/// The buffers of `entry`, in the function's argument order.
SmallVector<EntryBuffer> getEntryBuffers(EntryAttr entry);

/// Returns the number, in `sizes`, of dimension `dim` of argument `argument`;
/// none if it is not among them.
std::optional<int64_t> findGlobalSize(ArrayRef<GlobalSizeAttr> sizes,
                                      int64_t argument, int64_t dim);

/// `dp.entry` of a function, with the buffers in one list.
class EntryInfo {
public:
  explicit EntryInfo(func::FuncOp function);

  ArrayRef<EntryBuffer> getBuffers() const { return buffers; }
  ArrayRef<ArgumentAttr> getArguments() const { return entry.getArguments(); }
  ArrayRef<ResultAttr> getResults() const { return entry.getResults(); }
  /// How many global sizes the entry is given.
  unsigned getNumDims() const { return entry.getDims().size(); }
  /// Whether the global size `number` is the number of devices.
  bool isDeviceCount(int64_t number) const {
    return entry.getDims()[number].isDeviceCount();
  }

  /// Which of the global sizes a dynamic dimension of a buffer has; -1 if it is
  /// static.
  int64_t getDimNumber(unsigned buffer, int64_t dim) const;

  /// The extent on this device of dimension `dim` of buffer `buffer`, an index;
  /// `dims` are the global sizes. Made of dp.shard_size and constants.
  Value buildLocalSize(OpBuilder &builder, Location loc, unsigned buffer,
                       int64_t dim, ValueRange dims) const;

private:
  EntryAttr entry;
  SmallVector<EntryBuffer> buffers;
};

/// Whether `memref` is an argument of an entry that stays in the host's memory.
bool isOnHost(Value memref);

/// "file:line:column" of the innermost source position, or "" without one.
std::string formatLocation(Location loc);

/// Return the symbols of the executable for the entry `name`. They consist of
/// letters that every linker takes ('@' begins a version) and differ for
/// different names.
std::string getEntrySymbol(StringRef name);
std::string getArenaSymbol(StringRef name);

/// The function that computes the arena's size of `entry`, as dp-plan-memory
/// makes it. An error at the entry if there is none, or one that takes or
/// returns something else.
FailureOr<func::FuncOp> findArenaFunction(func::FuncOp entry);

} // namespace mlir::dp

#endif // DP_IR_ENTRY_H
