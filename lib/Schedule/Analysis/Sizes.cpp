//===- Sizes.cpp - Sizes of buffers as functions of the arguments ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Analysis/Sizes.h"

#include "dp/IR/Entry.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Looks up sizes in one entry.
class SizeResolver {
public:
  explicit SizeResolver(func::FuncOp entry) : entry(entry), info(entry) {}

  /// The extent of `dim` of `memref` at the builder's place; null if unknown.
  Value resolve(OpBuilder &builder, Location loc, Value memref, int64_t dim);

private:
  func::FuncOp entry;
  EntryInfo info;
};

} // namespace

Value SizeResolver::resolve(OpBuilder &builder, Location loc, Value memref,
                            int64_t dim) {
  auto type = cast<MemRefType>(memref.getType());
  if (!type.isDynamicDim(dim))
    return arith::ConstantIndexOp::create(builder, loc, type.getDimSize(dim));
  auto toValue = [&](OpFoldResult size) {
    return getValueOrCreateConstantIndexOp(builder, loc, size);
  };
  if (auto argument = dyn_cast<BlockArgument>(memref)) {
    if (argument.getOwner() != &entry.front())
      return nullptr;
    ValueRange dims =
        entry.getArguments().slice(info.getBuffers().size(), info.getNumDims());
    return info.buildLocalSize(builder, loc, argument.getArgNumber(), dim,
                               dims);
  }
  Operation *op = memref.getDefiningOp();
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return toValue(alloc.getMixedSizes()[dim]);
  if (auto view = dyn_cast<memref::ViewOp>(op))
    return view.getSizes()[llvm::count_if(type.getShape().take_front(dim),
                                          ShapedType::isDynamic)];
  if (auto cast = dyn_cast<memref::CastOp>(op)) {
    if (isa<MemRefType>(cast.getSource().getType()))
      return resolve(builder, loc, cast.getSource(), dim);
    return nullptr;
  }
  if (auto transpose = dyn_cast<memref::TransposeOp>(op))
    return resolve(builder, loc, transpose.getIn(),
                   transpose.getPermutation().getDimPosition(dim));
  if (auto subview = dyn_cast<memref::SubViewOp>(op)) {
    llvm::SmallBitVector dropped = subview.getDroppedDims();
    int64_t position = 0;
    for (auto [source, size] : llvm::enumerate(subview.getMixedSizes())) {
      if (dropped.test(source))
        continue;
      if (position++ == dim)
        return toValue(size);
    }
  }
  if (auto expand = dyn_cast<memref::ExpandShapeOp>(op))
    return toValue(expand.getMixedOutputShape()[dim]);
  if (auto collapse = dyn_cast<memref::CollapseShapeOp>(op)) {
    Value size;
    ReassociationIndices group = collapse.getReassociationIndices()[dim];
    for (int64_t source : group) {
      Value part = resolve(builder, loc, collapse.getSrc(), source);
      if (!part)
        return nullptr;
      size = size ? builder.createOrFold<arith::MulIOp>(loc, size, part) : part;
    }
    return size;
  }
  return nullptr;
}

void mlir::dp::resolveSizes(func::FuncOp entry) {
  SizeResolver resolver(entry);
  entry.walk([&](memref::DimOp dim) {
    std::optional<int64_t> number = dim.getConstantIndex();
    if (!number || !isa<MemRefType>(dim.getSource().getType()))
      return;
    OpBuilder builder(dim);
    if (Value size =
            resolver.resolve(builder, dim.getLoc(), dim.getSource(), *number)) {
      dim.replaceAllUsesWith(size);
      dim.erase();
    }
  });
}

/// Whether `op` divides by a number that is never zero, as pieces of a batch
/// are computed.
static bool isSafeDivision(Operation *op) {
  if (!isa<arith::DivUIOp, arith::CeilDivUIOp>(op))
    return false;
  auto most = op->getOperand(1).getDefiningOp<arith::MaxUIOp>();
  return most && (matchPattern(most.getLhs(), m_NonZero()) ||
                  matchPattern(most.getRhs(), m_NonZero()));
}

Value mlir::dp::cloneSizeComputation(OpBuilder &builder, Value size,
                                     func::FuncOp entry, IRMapping &mapping) {
  if (Value known = mapping.lookupOrNull(size))
    return known;
  if (auto argument = dyn_cast<BlockArgument>(size))
    return argument.getOwner() == &entry.front() && size.getType().isIndex()
               ? size
               : Value();
  Operation *op = size.getDefiningOp();
  bool mayGo = isPure(op) || isSafeDivision(op);
  if (!mayGo || op->getNumRegions() != 0)
    return nullptr;
  for (Value operand : op->getOperands()) {
    Value clone = cloneSizeComputation(builder, operand, entry, mapping);
    if (!clone)
      return nullptr;
    mapping.map(operand, clone);
  }
  builder.clone(*op, mapping);
  return mapping.lookup(size);
}

std::optional<int64_t> mlir::dp::evaluateSize(Value size) {
  if (auto argument = dyn_cast<BlockArgument>(size))
    return isa<func::FuncOp>(argument.getOwner()->getParentOp()) &&
                   size.getType().isIndex()
               ? std::optional<int64_t>(kNominalDim)
               : std::nullopt;
  Operation *op = size.getDefiningOp();
  if (op->getNumRegions() != 0 || !size.getType().isIntOrIndex())
    return std::nullopt;
  if (auto shard = dyn_cast<ShardSizeOp>(op)) {
    std::optional<int64_t> extent = evaluateSize(shard.getExtent());
    if (!extent)
      return std::nullopt;
    int64_t unit = shard.getUnit();
    return llvm::divideCeil(*extent / unit,
                            getStaticDeviceCount(op).value_or(1)) *
           unit;
  }
  if (isa<RankOp, ShardOffsetOp>(op))
    return 0;
  if (isa<DeviceCountOp>(op))
    return getStaticDeviceCount(op).value_or(1);
  SmallVector<Attribute> operands;
  for (Value operand : op->getOperands()) {
    std::optional<int64_t> value = evaluateSize(operand);
    if (!value)
      return std::nullopt;
    operands.push_back(IntegerAttr::get(operand.getType(), *value));
  }
  SmallVector<OpFoldResult> results;
  if (failed(op->fold(operands, results)) || results.empty())
    return std::nullopt;
  auto result = cast<OpResult>(size);
  OpFoldResult folded = results[result.getResultNumber()];
  if (auto attribute = dyn_cast<Attribute>(folded))
    if (auto integer = dyn_cast<IntegerAttr>(attribute))
      return integer.getValue().getSExtValue();
  if (auto value = dyn_cast<Value>(folded))
    if (value != size)
      return evaluateSize(value);
  return std::nullopt;
}

std::optional<int64_t> mlir::dp::evaluateExtent(func::FuncOp entry,
                                                Value memref, int64_t dim) {
  auto type = cast<MemRefType>(memref.getType());
  if (!type.isDynamicDim(dim))
    return type.getDimSize(dim);
  // The ops that say the size are only made to be evaluated.
  OpBuilder builder = OpBuilder::atBlockTerminator(&entry.back());
  Operation *end = builder.getInsertionPoint() == entry.back().end()
                       ? nullptr
                       : &*builder.getInsertionPoint();
  Operation *last = end ? end->getPrevNode() : nullptr;
  Value size =
      SizeResolver(entry).resolve(builder, entry.getLoc(), memref, dim);
  std::optional<int64_t> value =
      size ? evaluateSize(size) : std::optional<int64_t>();
  while (end && end->getPrevNode() != last)
    end->getPrevNode()->erase();
  return value;
}
