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

/// One of a device's pieces: which one, and whether it has what is left.
struct Piece {
  Value number;
  bool isLast;
};

/// How the chunks of one device are cut. Of a chunk of b blocks every piece has
/// ceil(b / k), but for the last, which has what is left. There are as many
/// pieces as the chunk that needs most has, at most k and at least one; chunks
/// of fewer blocks have smaller pieces, so that none but the last differs. None
/// is empty if there is one block or more and all chunks have as many.
class Pieces {
public:
  /// The chunks are arguments of a dp.parallel for an open number of devices,
  /// whose operands are `inputs`. Computes sizes where `builder` is.
  Pieces(OpBuilder &builder, Location loc,
         const llvm::MapVector<Value, PlacementAttr> &chunks, ValueRange inputs,
         int64_t pieces);

  /// How many come before the last.
  Value getFullPieces() const { return full; }

  /// The piece of the chunk `argument`.
  Value slice(OpBuilder &builder, Value argument, PlacementAttr placement,
              Piece piece) const;

  /// `whole` with `part` where the piece is; cut as `chunk` is.
  Value insert(OpBuilder &builder, Value part, Value whole,
               PlacementAttr placement, Value chunk, Piece piece) const;

  /// The sizes of a tensor on the device that is cut as `chunk` is and else has
  /// those of `like`.
  SmallVector<OpFoldResult> getWholeSizes(OpBuilder &builder, Value like,
                                          PlacementAttr placement,
                                          Value chunk) const;

  /// Has `op`, and what is in it, ask for the piece where it asks for the
  /// device's chunk.
  void settle(Operation *op, Piece piece) const;

private:
  /// The first block and the number of blocks that the piece has of `blocks`.
  std::pair<Value, Value> getRange(OpBuilder &builder, Location loc,
                                   Value blocks, Piece piece) const;
  Value sliceBlocks(OpBuilder &builder, Location loc, Value whole, int64_t dim,
                    int64_t unit, Value blocks, Piece piece) const;

  int64_t pieces;
  Value full;
  llvm::DenseMap<Value, Value> blocksOf; ///< of the chunks
};

/// Fixes the number of devices of `parallel`, which left it open: what comes
/// in, goes out and is sent has the static extents that follow.
void setDevices(ParallelOp parallel, int64_t devices);

} // namespace mlir::dp

#endif // DP_LIB_TRANSFORMS_COMMUNICATION_PIECES_H
