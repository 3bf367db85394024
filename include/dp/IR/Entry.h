//===- Entry.h - A program's interface as an attribute ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A dp.spmd function keeps in `dp.entry` what its buffers are for a caller. The
// dictionary has the fields of an entry in docs/executable.md: "arguments",
// "results", "dims". The function's arguments are a buffer per argument, a
// buffer per result that updates no argument, then one index per element of
// "dims".
//
//===----------------------------------------------------------------------===//

#ifndef DP_IR_ENTRY_H
#define DP_IR_ENTRY_H

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::dp {

/// Reads `dp.entry`.
class EntryInfo {
public:
  explicit EntryInfo(func::FuncOp function);

  /// In "dims" instead of an argument: the number of devices.
  static constexpr int64_t kDeviceCount = -1;
  /// Of an argument: "host" if it is there and not on the device.
  static constexpr StringLiteral kMemory = "memory";

  /// One dictionary per buffer, in the function's argument order.
  ArrayRef<DictionaryAttr> getBuffers() const { return buffers; }
  ArrayRef<Attribute> getArguments() const { return arguments.getValue(); }
  ArrayRef<Attribute> getResults() const { return results.getValue(); }
  /// How many global sizes the entry is given.
  unsigned getNumDims() const { return dims.size(); }
  /// Whether the global size `number` is the number of devices.
  bool isDeviceCount(int64_t number) const {
    return cast<DictionaryAttr>(dims[number])
               .getAs<IntegerAttr>("argument")
               .getInt() == kDeviceCount;
  }

  /// Which of the global sizes a dynamic dimension of a buffer has; -1 if it is
  /// static.
  int64_t getDimNumber(unsigned buffer, int64_t dim) const;

  /// The extent on this device of dimension `dim` of buffer `buffer`, an index;
  /// `dims` are the global sizes. Made of dp.shard_size and constants.
  Value buildLocalSize(OpBuilder &builder, Location loc, unsigned buffer,
                       int64_t dim, ValueRange dims) const;

private:
  ArrayAttr arguments, results, dims;
  SmallVector<DictionaryAttr> buffers;
};

/// Whether `memref` is an argument of an entry that is in the host's memory.
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
