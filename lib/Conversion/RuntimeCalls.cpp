//===- RuntimeCalls.cpp - Calls of the runtime's ABI ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "RuntimeCalls.h"

#include "dp/IR/ElementTypes.h"
#include "dp/Runtime/DeviceABI.h"

#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::dp;

RuntimeCalls::RuntimeCalls(ModuleOp module, LLVMTypeConverter &types)
    : module(module), types(types), symbols(module),
      pointer(LLVM::LLVMPointerType::get(module.getContext())) {}

Value RuntimeCalls::i64(OpBuilder &builder, Location loc, Value index) {
  return arith::IndexCastOp::create(builder, loc, builder.getI64Type(), index);
}

Value RuntimeCalls::constant(OpBuilder &builder, Location loc, int64_t value,
                             unsigned width) {
  return arith::ConstantIntOp::create(builder, loc, value, width);
}

Value RuntimeCalls::call(OpBuilder &builder, Location loc, StringRef name,
                         Type result, ValueRange operands) {
  auto callee = symbols.lookup<LLVM::LLVMFuncOp>(name);
  if (!callee) {
    OpBuilder at = OpBuilder::atBlockBegin(module.getBody());
    callee = LLVM::LLVMFuncOp::create(
        at, module.getLoc(), name,
        LLVM::LLVMFunctionType::get(result,
                                    SmallVector<Type>(operands.getTypes())));
    symbols.insert(callee);
  }
  return LLVM::CallOp::create(builder, loc, callee, operands).getResult();
}

/// The memref's descriptor, before memref is converted.
static MemRefDescriptor getDescriptor(OpBuilder &builder, Location loc,
                                      LLVMTypeConverter &types, Value memref) {
  return MemRefDescriptor(
      UnrealizedConversionCastOp::create(
          builder, loc, types.convertType(memref.getType()), memref)
          .getResult(0));
}

/// Offset and strides of a type that has them.
static std::pair<SmallVector<int64_t>, int64_t> getLayout(MemRefType type) {
  std::pair<SmallVector<int64_t>, int64_t> layout;
  [[maybe_unused]] LogicalResult strided =
      type.getStridesAndOffset(layout.first, layout.second);
  assert(succeeded(strided) && "expected a strided layout");
  return layout;
}

Value RuntimeCalls::getPointer(OpBuilder &builder, Location loc, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  MemRefDescriptor descriptor = getDescriptor(builder, loc, types, memref);
  Value aligned = descriptor.alignedPtr(builder, loc);
  if (getLayout(type).second == 0)
    return aligned;
  return LLVM::GEPOp::create(builder, loc, pointer,
                             types.convertType(type.getElementType()), aligned,
                             descriptor.offset(builder, loc));
}

void RuntimeCalls::flatten(OpBuilder &builder, Location loc, Value param,
                           SmallVectorImpl<Value> &values) {
  if (param.getType().isIndex()) {
    values.push_back(i64(builder, loc, param));
    return;
  }
  auto type = dyn_cast<MemRefType>(param.getType());
  if (!type) {
    values.push_back(param);
    return;
  }
  values.push_back(getPointer(builder, loc, param));
  MemRefDescriptor descriptor = getDescriptor(builder, loc, types, param);
  SmallVector<int64_t> strides = getLayout(type).first;
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (type.isDynamicDim(i))
      values.push_back(descriptor.size(builder, loc, i));
  if (type.getLayout().isIdentity())
    return;
  for (auto [i, stride] : llvm::enumerate(strides))
    if (ShapedType::isDynamic(stride))
      values.push_back(descriptor.stride(builder, loc, i));
}

Value RuntimeCalls::buildMemRef(OpBuilder &builder, Location loc,
                                MemRefType type, Value address,
                                ValueRange sizes) {
  auto toI64 = [&](Value value) {
    return value.getType().isIndex() ? i64(builder, loc, value) : value;
  };
  auto [strides, offset] = getLayout(type);
  auto descriptor =
      MemRefDescriptor::poison(builder, loc, types.convertType(type));
  descriptor.setAllocatedPtr(builder, loc, address);
  descriptor.setAlignedPtr(builder, loc, address);
  // The address is that of the first element (flatten).
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
    Value stride = constant(builder, loc, 1, 64);
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

Value RuntimeCalls::getRecord(OpBuilder &builder, Location loc,
                              StringRef record, StringRef name,
                              StringRef symbol) {
  if (!symbols.lookup(record)) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module.getBody());
    std::string text = name.str();
    text.push_back('\0');
    auto bytes = LLVM::LLVMArrayType::get(builder.getI8Type(), text.size());
    auto string = LLVM::GlobalOp::create(
        builder, loc, bytes, /*isConstant=*/true, LLVM::Linkage::Private,
        (name + ".name").str(), builder.getStringAttr(text));
    symbols.insert(string);
    auto type = LLVM::LLVMStructType::getLiteral(builder.getContext(),
                                                 {pointer, pointer});
    auto global =
        LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true,
                               LLVM::Linkage::Private, record, Attribute());
    symbols.insert(global);
    builder.createBlock(&global.getInitializer());
    Value value = LLVM::PoisonOp::create(builder, loc, type);
    Value nameAddress = LLVM::AddressOfOp::create(builder, loc, string);
    value = LLVM::InsertValueOp::create(builder, loc, value, nameAddress,
                                        ArrayRef<int64_t>{0});
    Value code = LLVM::AddressOfOp::create(builder, loc, pointer, symbol);
    value = LLVM::InsertValueOp::create(builder, loc, value, code,
                                        ArrayRef<int64_t>{1});
    LLVM::ReturnOp::create(builder, loc, value);
  }
  return LLVM::AddressOfOp::create(builder, loc, pointer, record);
}

std::pair<Value, int64_t> RuntimeCalls::packParams(OpBuilder &builder,
                                                   Location loc,
                                                   ValueRange params,
                                                   Block &frame) {
  SmallVector<Value> values;
  for (Value param : params)
    flatten(builder, loc, param, values);
  SmallVector<Type> slots;
  for (Value value : values)
    slots.push_back(types.convertType(value.getType()));
  auto slotsType =
      LLVM::LLVMStructType::getLiteral(builder.getContext(), slots);
  auto arrayType = LLVM::LLVMArrayType::get(pointer, values.size());
  Value slotsAddress, array;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&frame);
    Value one = constant(builder, loc, 1, 64);
    slotsAddress =
        LLVM::AllocaOp::create(builder, loc, pointer, slotsType, one);
    array = LLVM::AllocaOp::create(builder, loc, pointer, arrayType, one);
  }
  for (auto [i, value] : llvm::enumerate(values)) {
    int32_t number = i;
    Value slot =
        LLVM::GEPOp::create(builder, loc, pointer, slotsType, slotsAddress,
                            ArrayRef<LLVM::GEPArg>{0, number});
    LLVM::StoreOp::create(builder, loc, value, slot);
    Value element = LLVM::GEPOp::create(builder, loc, pointer, arrayType, array,
                                        ArrayRef<LLVM::GEPArg>{0, number});
    LLVM::StoreOp::create(builder, loc, slot, element);
  }
  return {array, values.size()};
}

Value RuntimeCalls::lowerLaunch(OpBuilder &builder, LaunchOp op, Value device,
                                Block &frame) {
  Location loc = op.getLoc();
  Value array = packParams(builder, loc, op.getParams(), frame).first;
  StringRef kernel = op.getKernel();
  return call(
      builder, loc, "dp_rt_launch", builder.getI32Type(),
      {device,
       getRecord(builder, loc, (kernel + ".record").str(), kernel, kernel),
       array, i64(builder, loc, op.getExtent()),
       i64(builder, loc, op.getCost())});
}

Value RuntimeCalls::lowerGemm(OpBuilder &builder, GemmOp op, Value device) {
  Location loc = op.getLoc();
  auto size = [&](Value value) { return i64(builder, loc, value); };
  auto flag = [&](bool value) { return constant(builder, loc, value, 32); };
  dp_dtype dtype =
      *getDTypeNumber(cast<MemRefType>(op.getA().getType()).getElementType());
  Value bias = op.getBias() ? getPointer(builder, loc, op.getBias())
                            : LLVM::ZeroOp::create(builder, loc, pointer);
  int32_t epilogue = (op.getBias() ? DP_EPILOGUE_BIAS : 0) |
                     (op.getRelu() ? DP_EPILOGUE_RELU : 0);
  return call(
      builder, loc, "dp_rt_gemm", builder.getI32Type(),
      {device,
       constant(builder, loc, dtype, 32),
       flag(op.getTransA()),
       flag(op.getTransB()),
       size(op.getBatch()),
       size(op.getM()),
       size(op.getN()),
       size(op.getK()),
       getPointer(builder, loc, op.getA()),
       size(op.getLda()),
       size(op.getStrideA()),
       getPointer(builder, loc, op.getB()),
       size(op.getLdb()),
       size(op.getStrideB()),
       getPointer(builder, loc, op.getC()),
       size(op.getLdc()),
       size(op.getStrideC()),
       flag(op.getAccumulate()),
       constant(builder, loc, static_cast<int32_t>(op.getPrecision()), 32),
       constant(builder, loc, epilogue, 32),
       bias});
}

Value RuntimeCalls::lowerConv(OpBuilder &builder, ConvOp op, Value device) {
  Location loc = op.getLoc();
  auto number = [&](int64_t value) {
    return constant(builder, loc, value, 64);
  };
  auto flag = [&](bool value) { return constant(builder, loc, value, 32); };
  auto image = cast<MemRefType>(op.getA().getType());
  auto filter = cast<MemRefType>(
      (op.getFilterGradient() ? op.getOut() : op.getB()).getType());
  auto size = [&](Value memref, int64_t dim) {
    return i64(builder, loc, memref::DimOp::create(builder, loc, memref, dim));
  };
  Value filters = op.getFilterGradient() ? op.getOut() : op.getB();
  return call(
      builder, loc, "dp_rt_conv", builder.getI32Type(),
      {device, constant(builder, loc, DP_F32, 32), flag(op.getFilterGradient()),
       size(op.getA(), 0), number(image.getDimSize(1)),
       number(image.getDimSize(2)), size(op.getA(), 3), size(filters, 0),
       number(filter.getDimSize(1)), number(filter.getDimSize(2)),
       number(op.getStrides()[0]), number(op.getStrides()[1]),
       number(op.getDilations()[0]), number(op.getDilations()[1]),
       getPointer(builder, loc, op.getA()), getPointer(builder, loc, op.getB()),
       getPointer(builder, loc, op.getOut()), flag(op.getAccumulate()),
       flag(false)});
}

Value RuntimeCalls::lowerCollective(OpBuilder &builder, Operation *op,
                                    Value device, int64_t index) {
  Location loc = op->getLoc();
  Value send = op->getOperand(0), recv = op->getOperand(1);
  auto extents = [&](Value memref, int64_t from, int64_t to) {
    Value product = constant(builder, loc, 1, 64);
    for (int64_t i = from; i < to; ++i)
      product = arith::MulIOp::create(
          builder, loc, product,
          i64(builder, loc, memref::DimOp::create(builder, loc, memref, i)));
    return product;
  };
  auto type = cast<MemRefType>(send.getType());
  Value dtype =
      constant(builder, loc, *getDTypeNumber(type.getElementType()), 32);
  Value number = constant(builder, loc, index, 64);
  SmallVector<Value> operands{device, getPointer(builder, loc, send),
                              getPointer(builder, loc, recv)};
  StringRef name;
  auto chunked = [&](Value whole, int64_t dim, int64_t unit) {
    Value unitValue = constant(builder, loc, unit, 64);
    operands.push_back(extents(whole, 0, dim));
    operands.push_back(arith::DivUIOp::create(
        builder, loc, extents(whole, dim, dim + 1), unitValue));
    operands.push_back(arith::MulIOp::create(
        builder, loc, extents(whole, dim + 1, type.getRank()), unitValue));
  };
  auto kind = [&](ReductionKind reduction) {
    return constant(builder, loc, static_cast<int64_t>(reduction), 32);
  };
  if (auto reduce = dyn_cast<BufferAllReduceOp>(op)) {
    name = "dp_rt_all_reduce";
    operands.append({extents(send, 0, type.getRank()), dtype,
                     kind(reduce.getKind()), number});
  } else if (auto gather = dyn_cast<BufferAllGatherOp>(op)) {
    name = "dp_rt_all_gather";
    chunked(recv, gather.getDim(), gather.getUnit());
    operands.append({dtype, number});
  } else if (isa<BufferAllToAllOp>(op)) {
    name = "dp_rt_all_to_all";
    operands.append(
        {extents(send, 0, 1), constant(builder, loc, 1, 64), dtype, number});
  } else {
    auto scatter = cast<BufferReduceScatterOp>(op);
    name = "dp_rt_reduce_scatter";
    chunked(send, scatter.getDim(), scatter.getUnit());
    operands.append({dtype, kind(scatter.getKind()), number});
  }
  return call(builder, loc, name, builder.getI32Type(), operands);
}

bool mlir::dp::isRuntimeCall(Operation *op) {
  return isa<LaunchOp, gpu::LaunchFuncOp, GemmOp, ConvOp, GroupStartOp,
             GroupEndOp, EventRecordOp, StreamWaitOp, HostReadOp,
             BufferAllReduceOp, BufferAllGatherOp, BufferReduceScatterOp,
             BufferAllToAllOp, NcclAllReduceOp, NcclAllGatherOp,
             NcclReduceScatterOp, NcclAllToAllOp>(op);
}

Value RuntimeCalls::lower(OpBuilder &builder, Operation *op, Value device,
                          Block &frame, int64_t &collective) {
  Location loc = op->getLoc();
  auto number = [&](int64_t value) {
    return constant(builder, loc, value, 32);
  };
  auto stream = [&](Stream stream) {
    return number(stream == Stream::compute ? DP_STREAM_COMPUTE
                                            : DP_STREAM_COMM);
  };
  if (auto launch = dyn_cast<LaunchOp>(op))
    return lowerLaunch(builder, launch, device, frame);
  if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op))
    return lowerGridLaunch(builder, launch, device, frame);
  if (auto gemm = dyn_cast<GemmOp>(op))
    return lowerGemm(builder, gemm, device);
  if (auto conv = dyn_cast<ConvOp>(op))
    return lowerConv(builder, conv, device);
  if (isa<GroupStartOp, GroupEndOp>(op))
    return call(builder, loc,
                isa<GroupStartOp>(op) ? "dp_rt_group_start" : "dp_rt_group_end",
                builder.getI32Type(), device);
  if (auto record = dyn_cast<EventRecordOp>(op))
    return call(
        builder, loc, "dp_rt_event_record", builder.getI32Type(),
        {device, number(record.getEvent()), stream(record.getStream())});
  if (auto wait = dyn_cast<StreamWaitOp>(op))
    return call(builder, loc, "dp_rt_stream_wait", builder.getI32Type(),
                {device, stream(wait.getStream()), number(wait.getEvent())});
  if (isa<NcclAllReduceOp, NcclAllGatherOp, NcclReduceScatterOp,
          NcclAllToAllOp>(op))
    return lowerNccl(builder, op, device, collective++);
  return lowerCollective(builder, op, device, collective++);
}

std::pair<Value, Value> RuntimeCalls::lowerRead(OpBuilder &builder,
                                                HostReadOp op, Value device,
                                                Block &frame) {
  Location loc = op.getLoc();
  Type element = types.convertType(op.getType());
  Value slot;
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&frame);
    slot = LLVM::AllocaOp::create(builder, loc, pointer, element,
                                  constant(builder, loc, 1, 64));
  }
  Value address = getPointer(builder, loc, op.getBuffer());
  MemRefDescriptor descriptor =
      getDescriptor(builder, loc, types, op.getBuffer());
  for (auto [dim, index] : llvm::enumerate(op.getIndices())) {
    Value distance =
        arith::MulIOp::create(builder, loc, i64(builder, loc, index),
                              descriptor.stride(builder, loc, dim));
    address =
        LLVM::GEPOp::create(builder, loc, pointer, element, address, distance);
  }
  int64_t bytes = getElementBytes(op.getType());
  Value status =
      call(builder, loc, "dp_rt_read", builder.getI32Type(),
           {device, slot, address, constant(builder, loc, bytes, 64)});
  return {status, slot};
}

void RuntimeCalls::lowerKernel(func::FuncOp kernel) {
  MLIRContext *context = kernel.getContext();
  Location loc = kernel.getLoc();
  OpBuilder builder(context);
  std::string name = kernel.getName().str();

  // The body with one argument per flattened parameter.
  Block &block = kernel.front();
  builder.setInsertionPointToStart(&block);
  SmallVector<Type> flat;
  SmallVector<bool> noalias;
  auto add = [&](Type type, bool alone = false) {
    flat.push_back(type);
    noalias.push_back(alone);
    return block.addArgument(type, loc);
  };
  Type i64Type = builder.getI64Type();
  unsigned numOld = kernel.getNumArguments();
  for (unsigned i = 0; i < numOld; ++i) {
    BlockArgument argument = block.getArgument(i);
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type) {
      bool isIndex = argument.getType().isIndex();
      Value value = add(isIndex ? i64Type : argument.getType());
      if (isIndex)
        value = arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                           value);
      argument.replaceAllUsesWith(value);
      continue;
    }
    Value address =
        add(pointer, kernel.getArgAttr(i, "llvm.noalias") != nullptr);
    SmallVector<Value> sizes;
    unsigned numDynamic = type.getNumDynamicDims();
    auto [strides, offset] = getLayout(type);
    if (!type.getLayout().isIdentity())
      numDynamic += llvm::count_if(strides, ShapedType::isDynamic);
    for (unsigned k = 0; k < numDynamic; ++k)
      sizes.push_back(add(i64Type));
    if (argument.use_empty())
      continue;
    // flatten passes the first element's address, the body adds the offset.
    if (offset != 0 && !ShapedType::isDynamic(offset))
      address = LLVM::GEPOp::create(
          builder, loc, pointer, types.convertType(type.getElementType()),
          address, LLVM::GEPArg(static_cast<int32_t>(-offset)));
    argument.replaceAllUsesWith(
        buildMemRef(builder, loc, type, address, sizes));
  }
  block.eraseArguments(0, numOld);
  kernel.removeArgAttrsAttr();
  kernel.setFunctionType(FunctionType::get(context, flat, {}));
  kernel->removeAttr(kKernelAttr);
  kernel.setName(name + ".body");
  kernel->setAttr("llvm.linkage",
                  LLVM::LinkageAttr::get(context, LLVM::Linkage::Internal));
  for (auto [i, alone] : llvm::enumerate(noalias))
    if (alone)
      kernel.setArgAttr(i, LLVM::LLVMDialect::getNoAliasAttrName(),
                        builder.getUnitAttr());

  // The function of type dp_host_kernel.
  builder.setInsertionPointAfter(kernel);
  auto function = LLVM::LLVMFuncOp::create(
      builder, loc, name,
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context),
                                  {pointer, i64Type, i64Type}));
  function.setLinkage(LLVM::Linkage::Internal);
  Block *entry = function.addEntryBlock(builder);
  builder.setInsertionPointToStart(entry);
  SmallVector<Value> operands;
  for (unsigned i = 0, e = flat.size() - 2; i < e; ++i) {
    Value element = LLVM::GEPOp::create(builder, loc, pointer, pointer,
                                        entry->getArgument(0), LLVM::GEPArg(i));
    Value slot = LLVM::LoadOp::create(builder, loc, pointer, element);
    operands.push_back(
        LLVM::LoadOp::create(builder, loc, types.convertType(flat[i]), slot));
  }
  operands.append({entry->getArgument(1), entry->getArgument(2)});
  func::CallOp::create(builder, loc, kernel, operands);
  LLVM::ReturnOp::create(builder, loc, ValueRange());
}
