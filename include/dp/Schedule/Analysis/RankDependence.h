//===- RankDependence.h - Values that depend on the rank --------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_SCHEDULE_ANALYSIS_RANKDEPENDENCE_H
#define DP_SCHEDULE_ANALYSIS_RANKDEPENDENCE_H

#include "dp/IR/Entry.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SetVector.h"

#include <deque>

namespace mlir::dp {

/// The reason why a value may differ between ranks, at the op where the
/// difference begins.
struct RankOrigin {
  Location loc;
  std::string text; // "it depends on ..."
};

/// The origin of a value's rank dependence; null if the value is the same on
/// all ranks.
using RankTaint = const RankOrigin *;

/// Finds the scalars and buffers of a schedule that may differ between ranks,
/// in program order. The rank, sizes and offsets of chunks, and scattered and
/// partial arguments differ, and so do values that are computed from them or
/// under control flow that depends on them. Values that a collective gives to
/// all ranks are the same on all.
///
/// The body of a loop is visited again only after one of its inputs has
/// changed: the contents of buffers at its beginning, a scalar that it uses, or
/// whether all ranks execute it. Each of them changes a bounded number of
/// times, so a nest of loops takes time linear in its ops.
///
/// MLIR's DataFlow solver does not fit. A version on it, one lattice for
/// scalars and bytes of buffers, gave the same verdicts with 1.8 times the
/// code, but its worklist follows dependences rather than the program, so that
/// each of 200 conditionals that write one buffer visited all after it: 2.1 s
/// instead of 7 ms.
class RankDependence {
public:
  explicit RankDependence(func::FuncOp entry);

  /// Called for every collective, in program order, with the final result.
  /// `control` is null if all ranks execute the collective equally often;
  /// otherwise `decidedAt` is the location of the condition or bound.
  llvm::function_ref<void(BufferCollectiveOpInterface op, RankTaint control,
                          Location decidedAt)>
      onCollective;
  void run();

  /// Returns the taint of a scalar.
  RankTaint get(Value value) const { return scalars.lookup(value); }
  /// Returns the taint of the sizes of a buffer.
  RankTaint getShape(Value memref);

private:
  /// Bytes [begin, end) of a buffer; all bytes if the range is not known.
  struct Range {
    int64_t begin = 0, end = std::numeric_limits<int64_t>::max();
    bool operator==(const Range &other) const {
      return begin == other.begin && end == other.end;
    }
  };
  struct Place {
    Value base;
    Range range;
    bool isAll;      // True if the memref is all of `range`.
    RankTaint where; // The taint of offsets, which decide on the elements.
  };
  /// The tainted ranges of a buffer; a later segment does not hide an earlier
  /// one.
  using Segments = SmallVector<std::pair<Range, RankTaint>, 2>;
  using State = DenseMap<Value, Segments>;
  struct Control {
    RankTaint taint;
    Location loc;
  };
  /// Contents of the buffers that a region touches, in their order.
  using Contents = SmallVector<Segments, 4>;
  /// The result of the last visit of a loop.
  struct Loop {
    Contents begin; // The join over all iterations.
    Contents exit;
    bool isVisited = false;
    bool isControlled = false; // True if control flow around it is tainted.
    bool isStale = false;      // True if a scalar that it uses has changed.
  };
  /// The effects of a kernel on a launch's parameters.
  struct Kernel {
    RankTaint taint = nullptr; // Set if the kernel uses the rank or its chunk.
    SmallVector<bool> isNew;   // True if all elements get new values.
    SmallVector<bool> isWritten;
  };

  RankTaint makeOrigin(Location loc, const Twine &text);
  RankTaint originAt(Operation *op);
  Place getPlace(Value memref);
  RankTaint getDim(Value memref, int64_t dim);
  RankTaint read(Value memref);
  void write(Value memref, RankTaint taint, bool overwrites);
  void setScalar(Value value, RankTaint taint);
  void markUsersStale(Value value);
  void findTouched();
  Contents save(Operation *op);
  void restore(Operation *op, const Contents &contents);
  static bool join(Segments &into, const Segments &from);
  static bool join(Contents &into, const Contents &from);
  /// `params` are those of one launch by `op`.
  const Kernel &getKernel(Operation *op, FlatSymbolRefAttr name,
                          MutableOperandRange params);

  void visit(Block &block, Control control);
  void visit(Operation *op, Control control);
  void visitIf(scf::IfOp op, Control control);
  void visitFor(scf::ForOp op, Control control);
  void visitWhile(scf::WhileOp op, Control control);
  void visitUnknown(Operation *op);
  void visitLoop(Operation *op, Control control,
                 llvm::function_ref<Contents()> body);
  void handOver(ValueRange from, ValueRange to, RankTaint taint);
  void visitCollective(BufferCollectiveOpInterface op, Control control);
  void visitLaunch(const Kernel &kernel, Value extent, OperandRange params,
                   Control control);
  void visitLaunchBatch(LaunchBatchOp op, Control control);

  func::FuncOp entry;
  EntryInfo info;
  SymbolTableCollection symbols;
  KernelEffects effects;
  std::deque<RankOrigin> origins;
  DenseMap<Operation *, RankTaint> originOf;
  DenseMap<unsigned, RankTaint> argumentSizes;
  DenseMap<Value, RankTaint> scalars;
  State state;
  /// The buffers that the ops inside each op with regions access.
  DenseMap<Operation *, llvm::SetVector<Value>> touched;
  DenseMap<Operation *, Loop> loops;
  DenseMap<Operation *, Kernel> kernels;
  /// True in the last visit of each op, which reports the collectives.
  bool reports = false;
};

} // namespace mlir::dp

#endif // DP_SCHEDULE_ANALYSIS_RANKDEPENDENCE_H
