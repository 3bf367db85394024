//===- KernelParams.cpp - Parameters of launches --------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "KernelParams.h"

#include "BufferAddress.h"

#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace mlir::dp;

Value mlir::dp::buildMemRef(OpBuilder &builder, Location loc,
                            const LLVMTypeConverter &types, MemRefType type,
                            Value address, ValueRange sizes) {
  auto toI64 = [&](Value value) -> Value {
    if (!value.getType().isIndex())
      return value;
    return arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                      value);
  };
  auto [strides, offset] = type.getStridesAndOffset();
  auto descriptor =
      MemRefDescriptor::poison(builder, loc, types.convertType(type));
  descriptor.setAllocatedPtr(builder, loc, address);
  descriptor.setAlignedPtr(builder, loc, address);
  // The address is that of the first element (buildAddress).
  descriptor.setConstantOffset(builder, loc,
                               ShapedType::isDynamic(offset) ? 0 : offset);
  unsigned next = 0;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    if (type.isDynamicDim(i))
      descriptor.setSize(builder, loc, i, toI64(sizes[next++]));
    else
      descriptor.setConstantSize(builder, loc, i, type.getDimSize(i));
  }
  if (type.getLayout().isIdentity()) {
    Value stride = arith::ConstantIntOp::create(builder, loc, 1, 64);
    for (int64_t i = type.getRank() - 1; i >= 0; --i) {
      if (ShapedType::isDynamic(strides[i]))
        descriptor.setStride(builder, loc, i, stride);
      else
        descriptor.setConstantStride(builder, loc, i, strides[i]);
      if (i > 0 && ShapedType::isDynamic(strides[i - 1]))
        stride = arith::MulIOp::create(builder, loc,
                                       descriptor.stride(builder, loc, i),
                                       descriptor.size(builder, loc, i));
    }
  } else {
    for (auto [i, stride] : llvm::enumerate(strides)) {
      if (ShapedType::isDynamic(stride))
        descriptor.setStride(builder, loc, i, toI64(sizes[next++]));
      else
        descriptor.setConstantStride(builder, loc, i, stride);
    }
  }
  return UnrealizedConversionCastOp::create(builder, loc, type,
                                            Value(descriptor))
      .getResult(0);
}

/// The numbers of the dimensions whose sizes and whose strides are passed.
static std::pair<SmallVector<unsigned>, SmallVector<unsigned>>
getDynamicDims(MemRefType type) {
  SmallVector<unsigned> sizes, strides;
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (type.isDynamicDim(i))
      sizes.push_back(i);
  // An identity layout follows from the sizes.
  if (!type.getLayout().isIdentity())
    for (auto [i, stride] : llvm::enumerate(type.getStridesAndOffset().first))
      if (ShapedType::isDynamic(stride))
        strides.push_back(i);
  return {sizes, strides};
}

void mlir::dp::flattenParam(OpBuilder &builder, Location loc,
                            const LLVMTypeConverter &types, Value param,
                            Value converted, SmallVectorImpl<Value> &values) {
  auto type = dyn_cast<MemRefType>(param.getType());
  if (!type) {
    values.push_back(converted);
    return;
  }
  values.push_back(buildBufferAddress(builder, loc, types, param, converted));
  auto [sizes, strides] = getDynamicDims(type);
  for (unsigned dim : sizes)
    values.push_back(buildBufferSize(builder, loc, param, converted, dim));
  for (unsigned dim : strides)
    values.push_back(buildBufferStride(builder, loc, param, converted, dim));
}

SmallVector<FlatParam> mlir::dp::flattenParams(Block &block, unsigned numParams,
                                               const LLVMTypeConverter &types) {
  Location loc = block.getParentOp()->getLoc();
  OpBuilder builder = OpBuilder::atBlockBegin(&block);
  SmallVector<FlatParam> flat;
  auto add = [&](unsigned parameter, Type type, bool isAddress = false) {
    flat.push_back({type, parameter, isAddress});
    return Value(block.insertArgument(numParams + flat.size() - 1, type, loc));
  };
  Type i64 = builder.getI64Type();
  for (unsigned i = 0; i < numParams; ++i) {
    BlockArgument argument = block.getArgument(i);
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type) {
      bool isIndex = argument.getType().isIndex();
      Value value = add(i, isIndex ? i64 : argument.getType());
      if (isIndex)
        value =
            arith::IndexCastOp::create(builder, loc, argument.getType(), value);
      argument.replaceAllUsesWith(value);
      continue;
    }
    Value address =
        add(i, LLVM::LLVMPointerType::get(block.getParentOp()->getContext()),
            /*isAddress=*/true);
    auto [sizeDims, strideDims] = getDynamicDims(type);
    SmallVector<Value> sizes;
    for (unsigned k = 0, e = sizeDims.size() + strideDims.size(); k < e; ++k)
      sizes.push_back(add(i, i64));
    if (argument.use_empty())
      continue;
    // The address is that of the first element; accesses add the offset.
    auto [strides, offset] = type.getStridesAndOffset();
    if (offset != 0 && !ShapedType::isDynamic(offset))
      address =
          LLVM::GEPOp::create(builder, loc, address.getType(),
                              types.convertType(type.getElementType()), address,
                              LLVM::GEPArg(static_cast<int32_t>(-offset)));
    argument.replaceAllUsesWith(
        buildMemRef(builder, loc, types, type, address, sizes));
  }
  block.eraseArguments(0, numParams);
  return flat;
}
