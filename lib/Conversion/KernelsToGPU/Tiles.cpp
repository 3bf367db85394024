//===- Tiles.cpp - Transposes through shared memory -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A kernel that reads along one loop and writes along another one accesses
// consecutive elements by consecutive threads on one side only. A block reads a
// tile of both loops along the one, and writes it along the other.
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"

#include "dp/Schedule/Analysis/KernelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::dp;

/// Rows of a tile that a block's threads access at once.
static constexpr int64_t kTileRows = 8;
/// A loop with fewer iterations leaves most of a tile empty.
static constexpr int64_t kMinTileExtent = 8;
/// Inputs in shared memory: 32 x 33 elements of 8 bytes each are 33 KiB of the
/// 48 KiB that a block has on every GPU.
static constexpr unsigned kMaxTiles = 4;

/// Returns the loop along which the operand's elements follow each other, if
/// each of its dimensions is a loop.
static std::optional<unsigned> findContiguousLoop(linalg::GenericOp op,
                                                  OpOperand &operand) {
  auto type = dyn_cast<MemRefType>(operand.get().getType());
  AffineMap map = op.getMatchingIndexingMap(&operand);
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!type || type.getRank() == 0 || !map.isProjectedPermutation() ||
      failed(type.getStridesAndOffset(strides, offset)) || strides.back() != 1)
    return std::nullopt;
  return cast<AffineDimExpr>(map.getResults().back()).getPosition();
}

/// Returns true if the operand is read along `tile.read` and has both loops.
static bool isTiled(linalg::GenericOp op, OpOperand &operand,
                    const TileLoops &tile) {
  return op.isDpsInput(&operand) && op.payloadUsesValueFromOperand(&operand) &&
         findContiguousLoop(op, operand) == tile.read &&
         op.getMatchingIndexingMap(&operand).isFunctionOfDim(tile.write);
}

std::optional<TileLoops> mlir::dp::findTile(linalg::GenericOp op) {
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (unsigned loop = 0; loop < ranges.size(); ++loop)
    if (ranges[loop] != 1 && !isShareable(op, loop))
      return std::nullopt;
  std::optional<unsigned> read, write;
  llvm::SmallDenseSet<unsigned> written;
  for (OpOperand &output : op.getDpsInitsMutable()) {
    std::optional<unsigned> loop = findContiguousLoop(op, output);
    if (!loop)
      return std::nullopt;
    written.insert(*loop);
  }
  if (written.size() == 2) {
    // One of them is that of the inputs.
    for (OpOperand *input : op.getDpsInputOperands()) {
      std::optional<unsigned> loop = findContiguousLoop(op, *input);
      if (!loop || !op.payloadUsesValueFromOperand(input))
        continue;
      if (!written.contains(*loop) || (read && read != loop))
        return std::nullopt;
      read = loop;
    }
    if (!read)
      return std::nullopt;
    written.erase(*read);
  }
  if (written.size() != 1)
    return std::nullopt;
  write = *written.begin();
  unsigned numTiles = 0;
  for (OpOperand *input : op.getDpsInputOperands()) {
    std::optional<unsigned> loop = findContiguousLoop(op, *input);
    if (!loop || loop == write || !op.payloadUsesValueFromOperand(input) ||
        !op.getMatchingIndexingMap(input).isFunctionOfDim(*write))
      continue;
    Type element = getElementTypeOrSelf(input->get());
    if ((read && read != loop) || !element.isIntOrFloat() ||
        element.getIntOrFloatBitWidth() < 8 ||
        element.getIntOrFloatBitWidth() > 64)
      return std::nullopt;
    read = loop;
    ++numTiles;
  }
  auto isLong = [&](unsigned loop) {
    return ShapedType::isDynamic(ranges[loop]) ||
           ranges[loop] >= kMinTileExtent;
  };
  if (!read || numTiles > kMaxTiles || !isLong(*read) || !isLong(*write))
    return std::nullopt;
  return TileLoops{*read, *write};
}

namespace {

/// Emits the code of one thread of a tile.
class TileEmitter {
public:
  TileEmitter(linalg::GenericOp op, gpu::GPUFuncOp kernel,
              const GPUMapping &mapping)
      : op(op), kernel(kernel), mapping(mapping), tile(*mapping.tile),
        builder(op), loc(op.getLoc()) {}
  void run();

private:
  Value constant(int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }
  /// Runs `emit` for every row of the tile that the thread has, where the
  /// iteration is in range: of `rowLoop` for the row, and of `columnLoop` for
  /// the thread's column.
  void forRows(unsigned rowLoop, unsigned columnLoop,
               llvm::function_ref<void(Value row)> emit);
  /// Sets the numbers of the block's iterations.
  void setBlock();
  /// Stores the results that are contiguous along `loop`, of the elements that
  /// `getElement` returns.
  void
  storeAlong(unsigned loop,
             llvm::function_ref<Value(OpBuilder &, OpOperand &)> getElement);

  linalg::GenericOp op;
  gpu::GPUFuncOp kernel;
  const GPUMapping &mapping;
  TileLoops tile;
  OpBuilder builder;
  Location loc;
  SmallVector<Value> ivs, sizes;
  DenseMap<unsigned, Value> begins; ///< the tile's first iterations
  Value column, firstRow;
};

} // namespace

void TileEmitter::setBlock() {
  Value number = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  Value size = constant(kTileSize);
  auto take = [&](Value count) {
    Value taken = arith::RemUIOp::create(builder, loc, number, count);
    number = arith::DivUIOp::create(builder, loc, number, count);
    return taken;
  };
  for (unsigned loop : {tile.write, tile.read}) {
    Value count = arith::CeilDivUIOp::create(builder, loc, sizes[loop], size);
    begins[loop] = arith::MulIOp::create(builder, loc, take(count), size);
  }
  for (unsigned loop : llvm::reverse(mapping.shared))
    ivs[loop] = take(sizes[loop]);
}

void TileEmitter::forRows(unsigned rowLoop, unsigned columnLoop,
                          llvm::function_ref<void(Value row)> emit) {
  auto inRange = [&](unsigned loop, Value number) -> Value {
    ivs[loop] =
        arith::AddIOp::create(builder, loc, begins.lookup(loop), number);
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                 ivs[loop], sizes[loop]);
  };
  Value isColumn = inRange(columnLoop, column);
  auto forOp = scf::ForOp::create(builder, loc, firstRow, constant(kTileSize),
                                  constant(kTileRows));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(forOp.getBody());
  Value isRow = inRange(rowLoop, forOp.getInductionVar());
  auto ifOp = scf::IfOp::create(
      builder, loc, arith::AndIOp::create(builder, loc, isRow, isColumn));
  builder.setInsertionPointToStart(ifOp.thenBlock());
  emit(forOp.getInductionVar());
}

void TileEmitter::storeAlong(
    unsigned loop,
    llvm::function_ref<Value(OpBuilder &, OpOperand &)> getElement) {
  auto isAlong = [&](OpOperand &output) {
    return findContiguousLoop(op, output) == loop;
  };
  if (llvm::none_of(op.getDpsInitsMutable(), isAlong))
    return;
  for (auto [value, output] : llvm::zip(cloneBody(builder, op, ivs, getElement),
                                        op.getDpsInitsMutable()))
    if (isAlong(output))
      memref::StoreOp::create(builder, loc, value, output.get(),
                              getElementIndices(builder, output, ivs));
}

void TileEmitter::run() {
  relaxFloats(op);
  for (const Range &range :
       cast<linalg::LinalgOp>(op.getOperation()).createLoopRanges(builder, loc))
    sizes.push_back(getValueOrCreateConstantIndexOp(builder, loc, range.size));
  ivs.assign(sizes.size(), constant(0));
  Value thread = gpu::ThreadIdOp::create(
      builder, loc, gpu::Dimension::x, builder.getIndexAttr(mapping.blockSize));
  column = arith::RemUIOp::create(builder, loc, thread, constant(kTileSize));
  firstRow = arith::DivUIOp::create(builder, loc, thread, constant(kTileSize));
  setBlock();
  // A row is one element longer than the tile, so that the elements of a column
  // are in different banks.
  DenseMap<OpOperand *, Value> buffers;
  auto space = gpu::AddressSpaceAttr::get(kernel.getContext(),
                                          gpu::AddressSpace::Workgroup);
  for (OpOperand &operand : op->getOpOperands())
    if (isTiled(op, operand, tile))
      buffers[&operand] = kernel.addWorkgroupAttribution(
          MemRefType::get({kTileSize, kTileSize + 1},
                          getElementTypeOrSelf(operand.get()),
                          MemRefLayoutAttrInterface(), space),
          loc);
  forRows(tile.write, tile.read, [&](Value row) {
    SmallVector<Value> loaded(op->getNumOperands());
    for (OpOperand &operand : op->getOpOperands())
      if (Value buffer = buffers.lookup(&operand)) {
        Value element = loadElement(builder, operand, ivs);
        loaded[operand.getOperandNumber()] = element;
        memref::StoreOp::create(builder, loc, element, buffer,
                                ValueRange{row, column});
      }
    storeAlong(tile.read, [&](OpBuilder &at, OpOperand &operand) {
      Value element = loaded[operand.getOperandNumber()];
      return element ? element : loadElement(at, operand, ivs);
    });
  });
  gpu::BarrierOp::create(builder, loc);
  forRows(tile.read, tile.write, [&](Value row) {
    storeAlong(tile.write, [&](OpBuilder &at, OpOperand &operand) -> Value {
      Value buffer = buffers.lookup(&operand);
      return buffer ? memref::LoadOp::create(at, loc, buffer,
                                             ValueRange{column, row})
                          .getResult()
                    : loadElement(at, operand, ivs);
    });
  });
  op.erase();
}

void mlir::dp::emitTileCode(linalg::GenericOp op, gpu::GPUFuncOp kernel,
                            const GPUMapping &mapping) {
  TileEmitter(op, kernel, mapping).run();
}
