//===- StablehloScatter.h - The dimensions of a scatter of XLA --*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_IMPORT_FOREIGN_STABLEHLOSCATTER_H
#define DP_LIB_TRANSFORMS_IMPORT_FOREIGN_STABLEHLOSCATTER_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace mlir::dp {

/// A stablehlo.scatter, `numInputs` tensors updated at the same indices, as
/// dp.index_update needs it. A dimension of the operand is updated at an index
/// (`components`), along with the updates (`batching`), or whole (`window`).
class StablehloScatter {
public:
  /// Reads operands and dimension numbers; an error at `op` if they do not
  /// agree or if dp.index_update has no form for them.
  static FailureOr<StablehloScatter> get(Operation *op);

  /// The dimensions that dp.index_update indexes; none if each element is
  /// updated by the one at its own place.
  SmallVector<int64_t> getDims() const;
  ArrayRef<int64_t> getBatching() const { return batching; }
  ArrayRef<int64_t> getWindow() const { return window; }
  unsigned getNumInputs() const { return numInputs; }
  unsigned getNumCounted() const { return counted.size(); }
  /// Returns true if each element is updated once at most.
  bool isUnique() const;

  Value getInput(unsigned number) const { return op->getOperand(number); }
  /// The updates of input `number`: counted dimensions, then the window.
  Value getUpdates(OpBuilder &builder, unsigned number) const;
  /// The updates where each element is updated by the one at its own place,
  /// with the dimensions of the input.
  Value getUpdatesInPlace(OpBuilder &builder, unsigned number) const;
  /// An index for each of getDims(), out of bounds if the window is. The last
  /// dimension may be missing if there is one index.
  Value getIndices(OpBuilder &builder) const;

private:
  struct Numbers {
    SmallVector<int64_t> updateWindow, inserted, inputBatching, indicesBatching,
        scatterToOperand;
    int64_t vectorDim = 0;
  };
  /// A dimension of the updates over which they are counted: one of the indices
  /// or one of the window of an indexed dimension.
  struct Counted {
    int64_t updateDim;
    std::optional<int64_t> indexDim;
  };
  /// Dimension `dim` of the operand begins at column `column` of the indices,
  /// at 0 without one, and goes on with counted dimension `along` if the window
  /// has several of its elements.
  struct Component {
    int64_t dim;
    std::optional<int64_t> column;
    int64_t size;
    std::optional<size_t> along;
    int64_t updateDim;
  };

  explicit StablehloScatter(Operation *op) : op(op) {}
  InFlightDiagnostic fail() const;
  LogicalResult readOperands();
  LogicalResult readNumbers();
  LogicalResult checkNumbers() const;
  LogicalResult plan();
  void planCounted();
  LogicalResult planWindow();
  LogicalResult planIndexless();
  void moveOwnColumns();
  Value permute(OpBuilder &builder, Value updates,
                ArrayRef<int64_t> updateDims) const;
  std::optional<int64_t> getColumn(int64_t dim) const;
  bool hasVectors() const { return numbers.vectorDim < indices.getRank(); }
  bool areIndicesInForm() const;
  Value emitPosition(OpBuilder &body, Location loc, const Component &component,
                     Value begin) const;
  SmallVector<Value> emitPositions(OpBuilder &body, Location loc,
                                   ValueRange elements) const;

  Operation *op;
  unsigned numInputs = 0;
  RankedTensorType input, indices, updates;
  Numbers numbers;
  SmallVector<Counted> counted;
  SmallVector<Component> components;
  /// Indexed dimensions of which the window has all: their index must be 0.
  SmallVector<Component> guards;
  SmallVector<int64_t> batching, window, windowUpdateDims;
};

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_IMPORT_FOREIGN_STABLEHLOSCATTER_H
