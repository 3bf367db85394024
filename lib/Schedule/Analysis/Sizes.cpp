//===- Sizes.cpp - Sizes of buffers as functions of the arguments ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Analysis/Sizes.h"

#include "dp/IR/DefinitionWalk.h"
#include "dp/IR/Entry.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::dp;

static std::optional<SmallVector<ExtentFactor>> getSize(OpFoldResult size) {
  return SmallVector<ExtentFactor>{{size, {}}};
}

std::optional<SmallVector<ExtentFactor>>
mlir::dp::getExtentFactors(Value memref, int64_t dim) {
  for (;;) {
    if (auto cast = memref.getDefiningOp<memref::CastOp>();
        cast && isa<MemRefType>(cast.getSource().getType())) {
      if (!mlir::cast<MemRefType>(memref.getType()).isDynamicDim(dim))
        break;
      memref = cast.getSource();
    } else if (auto transpose = memref.getDefiningOp<memref::TransposeOp>()) {
      dim = transpose.getPermutation().getDimPosition(dim);
      memref = transpose.getIn();
    } else {
      break;
    }
  }
  auto type = cast<MemRefType>(memref.getType());
  if (!type.isDynamicDim(dim))
    return getSize(
        Builder(type.getContext()).getIndexAttr(type.getDimSize(dim)));
  if (auto argument = dyn_cast<BlockArgument>(memref))
    return SmallVector<ExtentFactor>{{{}, argument, dim}};
  Operation *op = memref.getDefiningOp();
  unsigned dynamic = type.getDynamicDimIndex(dim);
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return getSize(alloc.getDynamicSizes()[dynamic]);
  if (auto view = dyn_cast<memref::ViewOp>(op))
    return getSize(view.getSizes()[dynamic]);
  if (auto reinterpret = dyn_cast<memref::ReinterpretCastOp>(op))
    return getSize(reinterpret.getMixedSizes()[dim]);
  if (auto expand = dyn_cast<memref::ExpandShapeOp>(op))
    return getSize(expand.getMixedOutputShape()[dim]);
  if (auto subview = dyn_cast<memref::SubViewOp>(op)) {
    llvm::SmallBitVector dropped = subview.getDroppedDims();
    int64_t position = 0;
    for (auto [source, size] : llvm::enumerate(subview.getMixedSizes()))
      if (!dropped.test(source) && position++ == dim)
        return getSize(size);
  }
  auto collapse = dyn_cast<memref::CollapseShapeOp>(op);
  if (!collapse)
    return std::nullopt;
  SmallVector<ExtentFactor> factors;
  ReassociationIndices sources = collapse.getReassociationIndices()[dim];
  for (int64_t source : sources) {
    auto part = getExtentFactors(collapse.getSrc(), source);
    if (!part)
      return std::nullopt;
    llvm::append_range(factors, *part);
  }
  return factors;
}

/// Creates the extent of `dim` of `memref` at the builder's insertion point.
/// Null if it is not known.
static Value createExtent(OpBuilder &builder, Location loc, Value memref,
                          int64_t dim, func::FuncOp entry,
                          const EntryInfo &info) {
  auto factors = getExtentFactors(memref, dim);
  if (!factors)
    return nullptr;
  ValueRange dims =
      entry.getArguments().slice(info.getBuffers().size(), info.getNumDims());
  Value extent;
  for (const ExtentFactor &factor : *factors) {
    Value size;
    if (!factor.argument)
      size = getValueOrCreateConstantIndexOp(builder, loc, factor.size);
    else if (factor.argument.getOwner() == &entry.front())
      size = info.buildLocalSize(builder, loc, factor.argument.getArgNumber(),
                                 factor.dim, dims);
    if (!size)
      return nullptr;
    extent =
        extent ? builder.createOrFold<arith::MulIOp>(loc, extent, size) : size;
  }
  return extent;
}

void mlir::dp::resolveSizes(func::FuncOp entry) {
  EntryInfo info(entry);
  entry.walk([&](memref::DimOp dim) {
    std::optional<int64_t> number = dim.getConstantIndex();
    if (!number || !isa<MemRefType>(dim.getSource().getType()))
      return;
    OpBuilder builder(dim);
    if (Value size = createExtent(builder, dim.getLoc(), dim.getSource(),
                                  *number, entry, info)) {
      dim.replaceAllUsesWith(size);
      dim.erase();
    }
  });
}

/// Returns true if `op` divides by a number that is never zero. The sizes of
/// micro-batches are such quotients.
static bool isSafeDivision(Operation *op) {
  if (!isa<arith::DivUIOp, arith::CeilDivUIOp>(op))
    return false;
  auto most = op->getOperand(1).getDefiningOp<arith::MaxUIOp>();
  return most && (matchPattern(most.getLhs(), m_NonZero()) ||
                  matchPattern(most.getRhs(), m_NonZero()));
}

Value mlir::dp::cloneSizeComputation(OpBuilder &builder, Value size,
                                     func::FuncOp entry, IRMapping &mapping) {
  // A value of no op is an argument of the entry, or has no clone.
  auto lookup = [&](Value value) {
    if (Value known = mapping.lookupOrNull(value))
      return known;
    auto argument = dyn_cast<BlockArgument>(value);
    return argument && argument.getOwner() == &entry.front() &&
                   value.getType().isIndex()
               ? value
               : Value();
  };
  auto enter = [&](Operation *op) {
    if (op->getNumResults() != 0 && mapping.contains(op->getResult(0)))
      return WalkResult::skip();
    bool isSpeculatable = isPure(op) || isSafeDivision(op);
    return isSpeculatable && op->getNumRegions() == 0 ? WalkResult::advance()
                                                      : WalkResult::interrupt();
  };
  auto leave = [&](Operation *op) -> LogicalResult {
    for (Value operand : op->getOperands()) {
      Value clone = lookup(operand);
      if (!clone)
        return failure();
      mapping.map(operand, clone);
    }
    builder.clone(*op, mapping);
    return success();
  };
  return succeeded(walkDefinitions(size, enter, leave)) ? lookup(size)
                                                        : Value();
}
