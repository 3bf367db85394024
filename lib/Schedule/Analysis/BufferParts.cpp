//===- BufferParts.cpp - Disjoint ranges of buffers -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/Schedule/Analysis/BufferParts.h"

#include "dp/IR/ElementTypes.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::dp;

/// Returns the only dimension along which `slice` is not its whole source, with
/// its begin and size; none if there are several or if they are not known.
static std::optional<std::array<int64_t, 3>>
findSlicedDim(memref::SubViewOp slice) {
  std::optional<std::array<int64_t, 3>> found;
  MemRefType source = slice.getSourceType();
  if (!slice.hasUnitStride())
    return std::nullopt;
  for (int64_t dim = 0; dim < source.getRank(); ++dim) {
    int64_t begin = slice.getStaticOffsets()[dim];
    int64_t size = slice.getStaticSizes()[dim];
    // All of a dynamic dimension is begun with, whatever its size is.
    if (begin == 0 &&
        (source.isDynamicDim(dim) ? ShapedType::isDynamic(size)
                                  : size == source.getDimSize(dim)))
      continue;
    if (found || ShapedType::isDynamic(begin) || ShapedType::isDynamic(size))
      return std::nullopt;
    found = {dim, begin, size};
  }
  return found;
}

std::optional<BufferParts::Part> BufferParts::findPart(Value memref) {
  while (Operation *op = memref.getDefiningOp()) {
    if (auto view = dyn_cast<memref::ViewOp>(op)) {
      std::optional<int64_t> begin = getConstantIntValue(view.getByteShift());
      MemRefType type = view.getType();
      if (!begin || !type.hasStaticShape() ||
          !isa_and_nonnull<memref::AllocOp>(view.getSource().getDefiningOp()))
        return std::nullopt;
      return Part{view.getSource(), -1, *begin,
                  type.getNumElements() *
                      getElementBytes(type.getElementType())};
    }
    if (auto slice = dyn_cast<memref::SubViewOp>(op))
      if (std::optional<std::array<int64_t, 3>> sliced = findSlicedDim(slice))
        return Part{slice.getSource(), (*sliced)[0], (*sliced)[1],
                    (*sliced)[2]};
    if (!isView(op))
      return std::nullopt;
    memref = op->getOperand(0);
  }
  return std::nullopt;
}

void BufferParts::add(SmallVectorImpl<Part> &found) {
  // The members of a bucket, rather than the view of them all.
  llvm::stable_sort(
      found, [](const Part &a, const Part &b) { return a.size < b.size; });
  for (const Part &part : found) {
    Parts &known =
        parts
            .try_emplace(getBase(part.source), Parts{part.source, part.dim, {}})
            .first->second;
    if (known.source != part.source || known.dim != part.dim || part.size <= 0)
      continue;
    auto next = known.sizes.lower_bound(part.begin);
    bool isDisjoint =
        next == known.sizes.end() || next->first >= part.begin + part.size;
    if (next != known.sizes.begin()) {
      auto [begin, size] = *std::prev(next);
      isDisjoint &= begin + size <= part.begin;
    }
    if (isDisjoint)
      known.sizes[part.begin] = part.size;
  }
}

BufferParts::BufferParts(Block &block) {
  SmallVector<Part> found;
  for (Operation &op : block)
    if (isa<memref::ViewOp, memref::SubViewOp>(op))
      if (std::optional<Part> part = findPart(op.getResult(0)))
        found.push_back(*part);
  add(found);
}

BufferParts::BufferParts(ValueRange memrefs) {
  SmallVector<Part> found;
  for (Value memref : memrefs)
    if (std::optional<Part> part = findPart(memref))
      found.push_back(*part);
  add(found);
}

std::optional<int64_t> BufferParts::find(Value memref) const {
  std::optional<Part> part = findPart(memref);
  auto known = part ? parts.find(getBase(part->source)) : parts.end();
  if (known == parts.end() || known->second.source != part->source ||
      known->second.dim != part->dim)
    return std::nullopt;
  auto entry = known->second.sizes.find(part->begin);
  if (entry == known->second.sizes.end() || entry->second != part->size)
    return std::nullopt;
  return part->begin;
}
