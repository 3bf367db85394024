//===- BufferAddress.cpp - Addresses of buffers through views -------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "BufferAddress.h"

#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::dp;

bool mlir::dp::isStrided(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  SmallVector<int64_t> strides;
  int64_t offset;
  return memref && succeeded(memref.getStridesAndOffset(strides, offset));
}

Value mlir::dp::buildAddress(OpBuilder &builder, Location loc,
                             const LLVMTypeConverter &types, MemRefType type,
                             Value converted) {
  MemRefDescriptor descriptor(converted);
  Value aligned = descriptor.alignedPtr(builder, loc);
  auto [strides, offset] = type.getStridesAndOffset();
  if (offset == 0)
    return aligned;
  return LLVM::GEPOp::create(builder, loc, aligned.getType(),
                             types.convertType(type.getElementType()), aligned,
                             descriptor.offset(builder, loc));
}

static Value castToI64(OpBuilder &builder, Location loc, Value index) {
  return arith::IndexCastOp::create(builder, loc, builder.getI64Type(), index);
}

static Value castToI64(OpBuilder &builder, Location loc, OpFoldResult index) {
  if (auto value = dyn_cast<Value>(index))
    return castToI64(builder, loc, value);
  return arith::ConstantIntOp::create(
      builder, loc, cast<IntegerAttr>(cast<Attribute>(index)).getInt(), 64);
}

/// Returns the descriptor that `memref` is a cast of, or null.
static Value findDescriptor(Value memref) {
  auto cast = memref.getDefiningOp<UnrealizedConversionCastOp>();
  if (!cast || cast.getNumOperands() != 1 ||
      !isa<LLVM::LLVMStructType>(cast.getOperand(0).getType()))
    return nullptr;
  return cast.getOperand(0);
}

static Value extractField(OpBuilder &builder, Location loc, Value descriptor,
                          ArrayRef<int64_t> position) {
  return builder.createOrFold<LLVM::ExtractValueOp>(loc, descriptor, position);
}

static Value addBytes(OpBuilder &builder, Location loc, Value address,
                      Type element, Value distance) {
  return LLVM::GEPOp::create(builder, loc, address.getType(), element, address,
                             distance);
}

/// Returns the aligned pointer of `memref`, before its offset, or null.
static Value buildAlignedPointer(OpBuilder &builder, Location loc,
                                 Value memref) {
  SmallVector<Value> shifts;
  Value pointer;
  while (!pointer) {
    if (Value descriptor = findDescriptor(memref)) {
      pointer = extractField(builder, loc, descriptor, {1});
    } else if (auto view = memref.getDefiningOp<memref::ViewOp>()) {
      shifts.push_back(view.getByteShift());
      memref = view.getSource();
    } else if (auto cast = memref.getDefiningOp<memref::ReinterpretCastOp>()) {
      memref = cast.getSource();
    } else if (auto cast = memref.getDefiningOp<memref::CastOp>()) {
      memref = cast.getSource();
      if (!isStrided(memref.getType()))
        return nullptr;
    } else if (auto metadata =
                   memref.getDefiningOp<memref::ExtractStridedMetadataOp>()) {
      memref = metadata.getSource();
    } else {
      return nullptr;
    }
  }
  for (Value shift : llvm::reverse(shifts))
    pointer = addBytes(builder, loc, pointer, builder.getI8Type(),
                       castToI64(builder, loc, shift));
  return pointer;
}

/// Returns the memref that has all sizes and strides of `memref`, where a cast
/// may have hidden some.
static Value skipCasts(Value memref) {
  while (auto cast = memref.getDefiningOp<memref::CastOp>()) {
    if (!isStrided(cast.getSource().getType()))
      break;
    memref = cast.getSource();
  }
  return memref;
}

/// Returns the offset of `memref`, as i64, or null.
static Value buildOffset(OpBuilder &builder, Location loc, Value memref) {
  memref = skipCasts(memref);
  int64_t offset =
      cast<MemRefType>(memref.getType()).getStridesAndOffset().second;
  if (!ShapedType::isDynamic(offset))
    return arith::ConstantIntOp::create(builder, loc, offset, 64);
  if (auto cast = memref.getDefiningOp<memref::ReinterpretCastOp>())
    return castToI64(builder, loc, cast.getMixedOffsets().front());
  return nullptr;
}

Value mlir::dp::buildBufferAddress(OpBuilder &builder, Location loc,
                                   const LLVMTypeConverter &types, Value memref,
                                   Value descriptor) {
  auto type = cast<MemRefType>(memref.getType());
  auto [strides, offset] = type.getStridesAndOffset();
  Value pointer = buildAlignedPointer(builder, loc, memref);
  if (!pointer)
    return buildAddress(builder, loc, types, type, descriptor);
  if (offset == 0)
    return pointer;
  Value distance = buildOffset(builder, loc, memref);
  if (!distance)
    return buildAddress(builder, loc, types, type, descriptor);
  return addBytes(builder, loc, pointer,
                  types.convertType(type.getElementType()), distance);
}

Value mlir::dp::buildBufferSize(OpBuilder &builder, Location loc, Value memref,
                                Value descriptor, unsigned dim) {
  memref = skipCasts(memref);
  auto type = cast<MemRefType>(memref.getType());
  if (!type.isDynamicDim(dim))
    return arith::ConstantIntOp::create(builder, loc, type.getDimSize(dim), 64);
  if (Value known = findDescriptor(memref))
    return extractField(builder, loc, known, {3, dim});
  if (auto view = memref.getDefiningOp<memref::ViewOp>())
    return castToI64(builder, loc,
                     view.getSizes()[type.getDynamicDimIndex(dim)]);
  if (auto cast = memref.getDefiningOp<memref::ReinterpretCastOp>())
    return castToI64(builder, loc, cast.getMixedSizes()[dim]);
  return MemRefDescriptor(descriptor).size(builder, loc, dim);
}

Value mlir::dp::buildBufferStride(OpBuilder &builder, Location loc,
                                  Value memref, Value descriptor,
                                  unsigned dim) {
  memref = skipCasts(memref);
  auto type = cast<MemRefType>(memref.getType());
  int64_t stride = type.getStridesAndOffset().first[dim];
  if (!ShapedType::isDynamic(stride))
    return arith::ConstantIntOp::create(builder, loc, stride, 64);
  if (Value known = findDescriptor(memref))
    return extractField(builder, loc, known, {4, dim});
  if (auto cast = memref.getDefiningOp<memref::ReinterpretCastOp>())
    return castToI64(builder, loc, cast.getMixedStrides()[dim]);
  return MemRefDescriptor(descriptor).stride(builder, loc, dim);
}
