//===- LinalgIndexing.cpp - Global indices in a chunk of a loop ----------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A chunk of a loop reads at `offset + i`. Where the position grows by a
// constant step with i, a slice of the operand begins there and the map stays.
// Elsewhere (a reversal, a division) the body reads the whole operand by
// tensor.extract.
//
//===----------------------------------------------------------------------===//

#include "LinalgIndexing.h"

#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Iterators.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::dp;
using linalg::LinalgOp;

std::optional<int64_t> dp::getLoopIndex(LinalgOp op, Value value) {
  if (auto index = value.getDefiningOp<linalg::IndexOp>())
    if (index->getParentOfType<LinalgOp>() == op)
      return index.getDim();
  return std::nullopt;
}

std::optional<int64_t> dp::getOnlyLoop(LinalgOp op, Value value) {
  std::optional<int64_t> loop;
  llvm::SmallDenseSet<Value, 16> seen;
  SmallVector<Value> work = {value};
  while (!work.empty()) {
    Value next = work.pop_back_val();
    Operation *def = next.getDefiningOp();
    if (!seen.insert(next).second || !def || !op->isProperAncestor(def))
      continue;
    if (std::optional<int64_t> found = getLoopIndex(op, next)) {
      if (loop && *loop != *found)
        return std::nullopt;
      loop = found;
    }
    llvm::append_range(work, def->getOperands());
    def->walk([&](Operation *inner) {
      llvm::append_range(work, inner->getOperands());
    });
  }
  return loop;
}

/// The constant by which `expr` grows with each step of `loop`; none if it is
/// no constant.
static std::optional<int64_t> getStep(AffineExpr expr, unsigned loop) {
  if (!expr.isFunctionOfDim(loop))
    return 0;
  if (isa<AffineDimExpr>(expr))
    return 1;
  auto binary = cast<AffineBinaryOpExpr>(expr);
  std::optional<int64_t> lhs = getStep(binary.getLHS(), loop);
  std::optional<int64_t> rhs = getStep(binary.getRHS(), loop);
  if (!lhs || !rhs)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Add)
    return *lhs + *rhs;
  auto factor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (expr.getKind() == AffineExprKind::Mul && factor)
    return *lhs * factor.getValue();
  return std::nullopt;
}

namespace {
/// One dimension of an input that a chunk of the loop reads elsewhere.
struct MovedRead {
  unsigned input;
  int64_t dim;
};
} // namespace

/// Slices the input so that it begins at the chunk's first read. Fails if reads
/// do not advance by a constant step, or extents do not show that all reads are
/// inside.
static LogicalResult sliceInput(LinalgOp original, LinalgOp clone,
                                MovedRead read, OpBuilder &builder,
                                const Localization &localization) {
  unsigned loop = localization.factor;
  AffineExpr expr =
      original.getIndexingMapsArray()[read.input].getResult(read.dim);
  std::optional<int64_t> step = getStep(expr, loop);
  int64_t range = original.getStaticLoopRanges()[loop];
  int64_t extent =
      cast<RankedTensorType>(original->getOperand(read.input).getType())
          .getDimSize(read.dim);
  if (!step || *step < 1 || ShapedType::isDynamic(range) ||
      ShapedType::isDynamic(extent) || extent < *step * range)
    return failure();
  // After the last step, extent - step * range elements follow.
  Location loc = clone->getLoc();
  Value source = clone->getOperand(read.input);
  auto scale = [&](Value value, int64_t more) -> Value {
    if (*step != 1)
      value = arith::MulIOp::create(
          builder, loc, value,
          arith::ConstantIndexOp::create(builder, loc, *step));
    if (more)
      value = arith::AddIOp::create(
          builder, loc, value,
          arith::ConstantIndexOp::create(builder, loc, more));
    return value;
  };
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, source);
  SmallVector<OpFoldResult> offsets(sizes.size(), builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(sizes.size(), builder.getIndexAttr(1));
  offsets[read.dim] = scale(localization.shardOffset(1), 0);
  sizes[read.dim] = scale(localization.shardSize(1), extent - *step * range);
  clone->setOperand(read.input,
                    tensor::ExtractSliceOp::create(builder, loc, source,
                                                   offsets, sizes, strides));
  return success();
}

/// Reads the inputs in `moved` by tensor.extract in the body, at the loops'
/// indices; globalizeIndices makes these global.
static LinalgOp extractInputs(LinalgOp original, LinalgOp clone,
                              const llvm::SmallBitVector &moved,
                              OpBuilder &builder) {
  Location loc = clone->getLoc();
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (auto [number, map] : llvm::enumerate(original.getIndexingMapsArray())) {
    if (number < moved.size() && moved.test(number))
      continue;
    maps.push_back(map);
    if (static_cast<int64_t>(number) < clone.getNumDpsInputs())
      inputs.push_back(clone->getOperand(number));
  }
  auto generic =
      linalg::GenericOp::create(builder, loc, clone->getResultTypes(), inputs,
                                llvm::to_vector_of<Value>(clone.getDpsInits()),
                                maps, clone.getIteratorTypesArray());
  generic.getRegion().takeBody(clone->getRegion(0));
  Block &body = generic.getRegion().front();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&body);
  SmallVector<Value> loops;
  for (unsigned i = 0; i < original.getNumLoops(); ++i)
    loops.push_back(linalg::IndexOp::create(builder, loc, i));
  SmallVector<AffineMap> all = original.getIndexingMapsArray();
  for (unsigned number : moved.set_bits()) {
    SmallVector<Value> indices;
    for (AffineExpr expr : all[number].getResults())
      indices.push_back(
          affine::expandAffineExpr(builder, loc, expr, loops, {}));
    Value element = tensor::ExtractOp::create(
        builder, loc, clone->getOperand(number), indices);
    body.getArgument(number).replaceAllUsesWith(element);
  }
  for (int number = moved.find_last(); number >= 0;
       number = moved.find_prev(number))
    body.eraseArgument(number);
  clone->erase();
  return generic;
}

/// The operands and captured tensors of which the op holds a chunk of the
/// sharded loop, and the sharded dimension.
static llvm::SmallDenseMap<Value, int64_t>
getChunks(const Localization &localization) {
  llvm::SmallDenseMap<Value, int64_t> chunks;
  for (auto [local, placement, rule] :
       llvm::zip_equal(localization.operands, localization.operandPlacements,
                       localization.rule.operands))
    if (placement.isSharded()) {
      assert(rule.dims[placement.dim].factor == localization.factor &&
             "a chunk is cut with the loop");
      chunks[local] = placement.dim;
    }
  return chunks;
}

/// Lets the body read chunks at the loop's own index. By the rule, the index
/// that the body computes equals it, whatever computes it: an iota in another
/// tensor, wrapped, clamped and so on. Those computations are global, and are
/// erased if only these reads use them.
static void
readChunksAtLoopIndex(LinalgOp op, OpBuilder &builder,
                      const Localization &localization,
                      const llvm::SmallDenseMap<Value, int64_t> &chunks) {
  SmallVector<OpOperand *> others;
  op->walk([&](tensor::ExtractOp extract) {
    auto it = chunks.find(extract.getTensor());
    if (it == chunks.end())
      return;
    OpOperand &index = extract->getOpOperand(it->second + 1);
    if (getLoopIndex(op, index.get()) != localization.factor)
      others.push_back(&index);
  });
  if (others.empty())
    return;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(op.getBlock());
  Value own =
      linalg::IndexOp::create(builder, op->getLoc(), localization.factor);
  for (OpOperand *index : others)
    index->set(own);
  op->getRegion(0).walk<WalkOrder::PostOrder, ReverseIterator>(
      [](Operation *inner) {
        if (isOpTriviallyDead(inner))
          inner->erase();
      });
}

/// Adds the chunk's offset to indices of the sharded loop, except where they
/// read one of `chunks` along the sharded dimension.
static void
globalizeIndices(LinalgOp op, OpBuilder &builder,
                 const Localization &localization,
                 const llvm::SmallDenseMap<Value, int64_t> &chunks) {
  Value offset;
  SmallVector<linalg::IndexOp> indices;
  op->walk([&](linalg::IndexOp index) {
    if (static_cast<int32_t>(index.getDim()) == localization.factor &&
        index->getParentOfType<LinalgOp>() == op)
      indices.push_back(index);
  });
  for (linalg::IndexOp index : indices) {
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : index.getResult().getUses()) {
      auto extract = dyn_cast<tensor::ExtractOp>(use.getOwner());
      auto it = extract ? chunks.find(extract.getTensor()) : chunks.end();
      bool local =
          it != chunks.end() && use.getOperandNumber() == it->second + 1;
      if (!local)
        uses.push_back(&use);
    }
    if (uses.empty())
      continue;
    OpBuilder::InsertionGuard guard(builder);
    if (!offset) {
      builder.setInsertionPoint(op);
      offset = localization.shardOffset(1);
    }
    builder.setInsertionPointAfter(index);
    Value global = arith::AddIOp::create(builder, index.getLoc(),
                                         index.getResult(), offset);
    for (OpOperand *use : uses)
      use->set(global);
  }
}

/// Per operand of the clone: the dimensions that are read through an expression
/// of the sharded loop, but not sharded with it.
static SmallVector<MovedRead> getMovedReads(LinalgOp original,
                                            const Localization &localization) {
  SmallVector<MovedRead> reads;
  unsigned next = 0; // the rule's operands are the op's tensors in order
  SmallVector<AffineMap> maps = original.getIndexingMapsArray();
  for (OpOperand *input : original.getDpsInputOperands()) {
    if (!isa<RankedTensorType>(input->get().getType()))
      continue;
    Placement placement = localization.operandPlacements[next++];
    for (auto [dim, expr] :
         llvm::enumerate(maps[input->getOperandNumber()].getResults()))
      if (expr.isFunctionOfDim(localization.factor) &&
          !(placement.isSharded() &&
            placement.dim == static_cast<int32_t>(dim)))
        reads.push_back({input->getOperandNumber(), static_cast<int64_t>(dim)});
  }
  return reads;
}

LinalgOp dp::globalizeReads(LinalgOp original, LinalgOp clone,
                            OpBuilder &builder,
                            const Localization &localization) {
  auto generalize = [&] {
    // The body of a named op cannot be changed.
    if (isa<linalg::GenericOp, linalg::MapOp, linalg::ReduceOp>(
            clone.getOperation()))
      return;
    IRRewriter rewriter(builder);
    rewriter.setInsertionPoint(clone);
    clone = *linalg::generalizeNamedOp(rewriter, clone);
  };
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(clone);
  llvm::SmallBitVector moved(clone.getNumDpsInputs());
  for (MovedRead read : getMovedReads(original, localization))
    if (failed(sliceInput(original, clone, read, builder, localization)))
      moved.set(read.input);
  unsigned next = 0;
  for (OpOperand *input : original.getDpsInputOperands())
    if (isa<RankedTensorType>(input->get().getType())) {
      Value whole = localization.operands[next++];
      if (moved.test(input->getOperandNumber()))
        clone->setOperand(input->getOperandNumber(), whole);
    }
  if (moved.any()) {
    generalize();
    builder.setInsertionPoint(clone);
    clone = extractInputs(original, clone, moved, builder);
  }
  llvm::SmallDenseMap<Value, int64_t> chunks = getChunks(localization);
  readChunksAtLoopIndex(clone, builder, localization, chunks);
  if (clone.hasIndexSemantics()) {
    generalize();
    globalizeIndices(clone, builder, localization, chunks);
  }
  return clone;
}
