//===- RegionKernel.h - Code of regions in kernels --------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_REGIONKERNEL_H
#define DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_REGIONKERNEL_H

#include "dp/Interfaces/KernelOpInterface.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::dp {

/// Inlines a region of one block with `arguments`; returns the yielded values.
inline SmallVector<Value> inlineRegion(OpBuilder &builder, Region &region,
                                       ValueRange arguments) {
  IRMapping mapping;
  mapping.map(region.getArguments(), arguments);
  for (Operation &op : region.front().without_terminator())
    builder.clone(op, mapping);
  return llvm::map_to_vector(
      region.front().getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookup(value); });
}

/// Number of element operations of a region, besides loads and stores.
inline int64_t getRegionWork(Region &region) {
  int64_t work = 0;
  region.walk([&](Operation *) { ++work; });
  return work;
}

/// All dimensions of `buffer` but `dim`.
inline SmallVector<LoopExtent> getRowLoops(Value buffer, int64_t dim) {
  SmallVector<LoopExtent> loops;
  for (int64_t i = 0; i < cast<MemRefType>(buffer.getType()).getRank(); ++i)
    if (i != dim)
      loops.push_back({buffer, i});
  return loops;
}

/// The elements of rows along `dim` at `row`, the other dimensions' indices.
class RowAccess {
public:
  RowAccess(Location loc, int64_t dim, ValueRange row)
      : loc(loc), dim(dim), row(row) {}

  SmallVector<Value> load(OpBuilder &builder, ValueRange buffers,
                          Value index) const {
    SmallVector<Value> at = getIndices(index);
    return llvm::map_to_vector(buffers, [&](Value buffer) -> Value {
      return memref::LoadOp::create(builder, loc, buffer, at);
    });
  }
  void store(OpBuilder &builder, ValueRange values, ValueRange buffers,
             Value index) const {
    SmallVector<Value> at = getIndices(index);
    for (auto [value, buffer] : llvm::zip_equal(values, buffers))
      memref::StoreOp::create(builder, loc, value, buffer, at);
  }

private:
  SmallVector<Value> getIndices(Value index) const {
    SmallVector<Value> indices(row);
    indices.insert(indices.begin() + dim, index);
    return indices;
  }

  Location loc;
  int64_t dim;
  SmallVector<Value> row;
};

} // namespace mlir::dp

#endif // DP_LIB_SCHEDULE_TRANSFORMS_KERNELS_REGIONKERNEL_H
