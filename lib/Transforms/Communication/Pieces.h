//===- Pieces.h - A device's chunks in pieces -------------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_TRANSFORMS_COMMUNICATION_PIECES_H
#define DP_LIB_TRANSFORMS_COMMUNICATION_PIECES_H

#include "dp/IR/DP.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::dp {

/// One of a device's pieces: its number, and whether it is the last one, which
/// has the remaining blocks.
struct Piece {
  Value number;
  bool isLast;
};

/// Cuts the chunks of one device into at most k pieces. Every piece of a chunk
/// of b blocks has ceil(b / k) blocks, and the last piece has the rest. The
/// number of pieces is the largest that a chunk needs, and at least one;
/// smaller chunks have smaller pieces, so that only the last piece differs in
/// size. No piece is empty if all chunks have the same number of blocks and at
/// least one.
class Pieces {
public:
  /// The chunks are arguments of a dp.parallel for an open number of devices,
  /// whose operands are `inputs`. Sizes are computed at the insertion point.
  Pieces(OpBuilder &builder, Location loc,
         const llvm::MapVector<Value, PlacementAttr> &chunks, ValueRange inputs,
         int64_t pieces);

  /// Returns the number of pieces before the last one.
  Value getFullPieces() const { return full; }

  /// Extracts a piece of the chunk `argument`.
  Value slice(OpBuilder &builder, Value argument, PlacementAttr placement,
              Piece piece) const;

  /// Inserts `part` into `whole` at the place of the piece; `whole` is cut as
  /// `chunk` is.
  Value insert(OpBuilder &builder, Value part, Value whole,
               PlacementAttr placement, Value chunk, Piece piece) const;

  /// Returns the sizes of a device's tensor that is cut as `chunk` is and has
  /// the other sizes of `like`.
  SmallVector<OpFoldResult> getWholeSizes(OpBuilder &builder, Value like,
                                          PlacementAttr placement,
                                          Value chunk) const;

  /// Makes `op` and the ops in it compute with the size, offset and rank of the
  /// piece in place of those of the device's chunk.
  void restrictTo(Operation *op, Piece piece) const;

private:
  /// Returns the first block and the number of blocks of the piece of a chunk
  /// of `blocks`.
  std::pair<Value, Value> getRange(OpBuilder &builder, Location loc,
                                   Value blocks, Piece piece) const;
  Value sliceBlocks(OpBuilder &builder, Location loc, Value whole, int64_t dim,
                    int64_t unit, Value blocks, Piece piece) const;

  int64_t pieces;
  Value full;
  llvm::DenseMap<Value, Value> blocksOf; ///< of the chunks
};

/// Fixes the number of devices of `parallel`, which is open: arguments, results
/// and collectives get static extents where the number divides them.
void setDevices(ParallelOp parallel, int64_t devices);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_COMMUNICATION_PIECES_H
