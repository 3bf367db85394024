//===- Traffic.h - Memory traffic of a step's kernels -----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// The elements that a schedule's kernels and library calls read and write, and
// the least bytes that they must move. docs/communication.md states the rules.
// Units are bytes and operations.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SIMULATE_TRAFFIC_H
#define DP_SIMULATE_TRAFFIC_H

#include "dp/IR/DPOpInterfaces.h"
#include "dp/Schedule/Analysis/SizeEvaluator.h"

#include "mlir/IR/AffineMap.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/DenseSet.h"

#include <limits>

namespace mlir::dp {

class LaunchOp;

/// Bytes of an argument of an entry, of which the arena is one.
struct MemoryRange {
  /// The number of the argument. Other buffers, as tables of constants and
  /// buffers inside of a kernel, have negative numbers.
  int64_t space = -1;
  int64_t begin = 0, end = std::numeric_limits<int64_t>::max();

  bool operator==(const MemoryRange &other) const {
    return space == other.space && begin == other.begin && end == other.end;
  }
};

/// An access of elements that lie in `range`.
struct Access {
  MemoryRange range;
  double bytes = 0; ///< of the distinct elements
  /// Accesses of one range with the same pattern have the same elements.
  AffineMap pattern;
};

/// A write of results that depend on the reads of the numbers `sources`.
struct WriteAccess : Access {
  bool covers = false; ///< all bytes of the range are written
  SmallVector<unsigned, 4> sources;
};

/// The accesses of a structured op, a library call or a collective.
struct Work {
  SmallVector<Access, 4> reads;
  SmallVector<WriteAccess, 2> writes;
  double operations = 0;
  /// A kernel of its own for every program of the same contractions.
  bool isAlone = false;
};

enum class RunKind { kernel, call, collective };

/// One launch, library call or collective of a step.
struct KernelRun {
  Operation *op;
  RunKind kind;
  std::string name;
  double times = 1;
  SmallVector<Work, 1> works;
  double read = 0, written = 0; ///< bytes of one run
  double operations = 0;        ///< of one run
  OpCost cost;                  ///< that of the simulator
};

/// Describes the ops of one entry.
class TrafficAnalysis {
public:
  TrafficAnalysis(SizeEvaluator &sizes, func::FuncOp entry)
      : sizes(sizes), entry(entry) {}

  /// Describes one run of a launch, library call, copy or collective with the
  /// sizes that the evaluator has now.
  KernelRun describe(Operation *op, const OpCost &cost);
  /// Sets the buffers that a loop or branch passes on as `values`.
  void rename(ValueRange values, ValueRange buffers);

private:
  /// A memref inside of a kernel as the launch passes it.
  using Params = DenseMap<Value, Value>;

  MemoryRange locate(Value memref);
  int64_t numberSpace(Value base);
  MemoryRange locateView(Operation *view, Value source);
  Value resolve(Value memref, const Params &params);
  Access describeWhole(Value memref);
  Access describePart(Value memref, const Params &params, AffineMap pattern,
                      double elements);
  void describeLaunch(Operation *launch, SymbolRefAttr name, ValueRange passed,
                      KernelRun &run);
  void describeKernelOp(Operation *op, const Params &params, KernelRun &run);
  void describeGeneric(linalg::LinalgOp op, const Params &params,
                       KernelRun &run);
  void describeCall(Operation *op, KernelRun &run);
  double countCallBytes(Operation *op, OpOperand &operand, MemoryRange &range);

  SizeEvaluator &sizes;
  func::FuncOp entry;
  SymbolTableCollection symbols;
  DenseMap<Value, MemoryRange> renamed;
  /// The numbers of buffers that are no arguments of the entry.
  DenseMap<Value, int64_t> spaces;
  /// The buffers among them that only one kernel has.
  DenseSet<int64_t> inside;
};

/// Returns the number of distinct values of `map` over loops of these extents.
/// Results that share a loop count as many values as the loops have iterations.
double countElements(AffineMap map, ArrayRef<int64_t> extents);

/// Returns the least bytes of each run, times included, in the order of `runs`.
/// On one device collectives move nothing.
std::vector<double> computeLeastBytes(ArrayRef<KernelRun> runs,
                                      func::FuncOp entry, int64_t devices);

} // namespace mlir::dp

#endif // DP_SIMULATE_TRAFFIC_H
