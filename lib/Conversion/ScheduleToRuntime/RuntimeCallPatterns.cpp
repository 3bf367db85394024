//===- RuntimeCallPatterns.cpp - Each op of a schedule as a runtime call --===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "RuntimeCallPatterns.h"

#include "dp/IR/Attention.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/Routine.h"
#include "dp/Runtime/DeviceABI.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace mlir::dp;

static Type getElementType(Value memref) {
  return cast<MemRefType>(memref.getType()).getElementType();
}

//===----------------------------------------------------------------------===//
// Kernels and libraries
//===----------------------------------------------------------------------===//

namespace {

struct LaunchLowering : RuntimeCallPattern<LaunchOp> {
  using RuntimeCallPattern::RuntimeCallPattern;

  LogicalResult
  matchAndRewrite(LaunchOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RuntimeCallBuilder builder(calls, rewriter, op);
    Value params =
        builder.packParams(op.getParams(), adaptor.getParams()).first;
    Value record = builder.getRecord(op.getKernel(), op.getKernel());
    return builder.replaceWithCall(
        "dp_rt_launch",
        {record, params, adaptor.getExtent(), adaptor.getCost()});
  }
};

// GemmLowering and ConvLowering write these as arrays of numbers.
static_assert(sizeof(dp_gemm) == 8 * sizeof(int32_t) + 14 * sizeof(int64_t) &&
              offsetof(dp_gemm, outer) == 8 * sizeof(int32_t));
static_assert(sizeof(dp_conv_shape) == 22 * sizeof(int64_t));

struct GemmLowering : RuntimeCallPattern<GemmOp> {
  using RuntimeCallPattern::RuntimeCallPattern;

  /// The address of the dp_gemm.
  static Value getGemm(RuntimeCallBuilder &builder, GemmOp op,
                       OpAdaptor adaptor) {
    auto getDType = [](Value buffer) {
      return static_cast<int32_t>(*getDTypeNumber(getElementType(buffer)));
    };
    int32_t sums = op.getSumsOfB() ? DP_EPILOGUE_SUMS_B : DP_EPILOGUE_SUMS_A;
    int32_t epilogue = (op.getBias() ? DP_EPILOGUE_BIAS : 0) |
                       (op.getRelu() ? DP_EPILOGUE_RELU : 0) |
                       (op.getSums() ? sums : 0);
    int32_t words[] = {getDType(op.getA()),
                       getDType(op.getB()),
                       getDType(op.getC()),
                       op.getTransA(),
                       op.getTransB(),
                       op.getAccumulate(),
                       static_cast<int32_t>(op.getPrecision()),
                       epilogue};
    Builder attributes(op.getContext());
    auto getOuter = [&](unsigned i, int64_t missing) -> OpFoldResult {
      if (op.getOuter().empty())
        return attributes.getI64IntegerAttr(missing);
      return builder.getNumber(op.getOuter()[i], adaptor.getOuter()[i]);
    };
    SmallVector<OpFoldResult> numbers{getOuter(0, 1)};
    for (auto [operand, converted] :
         {std::pair(op.getBatch(), adaptor.getBatch()),
          {op.getM(), adaptor.getM()},
          {op.getN(), adaptor.getN()},
          {op.getK(), adaptor.getK()},
          {op.getLda(), adaptor.getLda()},
          {op.getLdb(), adaptor.getLdb()},
          {op.getLdc(), adaptor.getLdc()},
          {op.getStrideA(), adaptor.getStrideA()},
          {op.getStrideB(), adaptor.getStrideB()},
          {op.getStrideC(), adaptor.getStrideC()}})
      numbers.push_back(builder.getNumber(operand, converted));
    for (unsigned i : {1, 2, 3})
      numbers.push_back(getOuter(i, 0));
    return builder.getStruct(words, numbers);
  }

  LogicalResult
  matchAndRewrite(GemmOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RuntimeCallBuilder builder(calls, rewriter, op);
    auto getPointer = [&](Value buffer, Value descriptor) -> Value {
      return buffer ? builder.getPointer(buffer, descriptor)
                    : LLVM::ZeroOp::create(rewriter, op.getLoc(),
                                           calls.getPointerType());
    };
    SmallVector<Value> operands{getGemm(builder, op, adaptor),
                                getPointer(op.getA(), adaptor.getA()),
                                getPointer(op.getB(), adaptor.getB()),
                                getPointer(op.getC(), adaptor.getC())};
    if (isF8(getElementType(op.getA())))
      return builder.replaceWithCall("dp_rt_gemm_f8", operands);
    operands.push_back(getPointer(op.getBias(), adaptor.getBias()));
    operands.push_back(getPointer(op.getSums(), adaptor.getSums()));
    return builder.replaceWithCall("dp_rt_gemm", operands);
  }
};

struct ConvLowering : RuntimeCallPattern<ConvOp> {
  using RuntimeCallPattern::RuntimeCallPattern;

  /// The numbers of a dp_conv_shape. Spatial dimensions that are missing come
  /// first.
  static SmallVector<int64_t> getNumbers(const ConvolutionShape &shape) {
    SmallVector<int64_t> numbers{shape.groups, shape.inChannels,
                                 shape.outChannels};
    auto add = [&](ArrayRef<int64_t> values, int64_t missing) {
      numbers.append(3 - values.size(), missing);
      llvm::append_range(numbers, values);
    };
    add(shape.image, 1);
    add(shape.window, 1);
    add(shape.output, 1);
    add(shape.strides, 1);
    add(shape.dilations, 1);
    add(shape.low, 0);
    return numbers;
  }

  LogicalResult
  matchAndRewrite(ConvOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RuntimeCallBuilder builder(calls, rewriter, op);
    Value x = op.getImage();
    Value descriptor =
        op.getInputGradient() ? adaptor.getOut() : adaptor.getA();
    SmallVector<OpFoldResult> numbers{builder.getExtent(x, descriptor, 0)};
    for (int64_t number : getNumbers(op.getConvolutionShape()))
      numbers.push_back(rewriter.getI64IntegerAttr(number));
    Value shape = builder.getStruct({}, numbers);
    int32_t epilogue = (op.getBias() ? DP_EPILOGUE_BIAS : 0) |
                       (op.getRelu() ? DP_EPILOGUE_RELU : 0);
    Value bias = op.getBias()
                     ? builder.getPointer(op.getBias(), adaptor.getBias())
                     : LLVM::ZeroOp::create(rewriter, op.getLoc(),
                                            calls.getPointerType());
    int32_t kind = op.getFilterGradient()  ? DP_CONV_FILTER_GRADIENT
                   : op.getInputGradient() ? DP_CONV_INPUT_GRADIENT
                                           : DP_CONV_FORWARD;
    return builder.replaceWithCall(
        "dp_rt_conv",
        {builder.i32(*getDTypeNumber(getElementType(op.getA()))),
         builder.i32(*getDTypeNumber(getElementType(op.getOut()))),
         builder.i32(kind), builder.i32(op.getChannelsFirst()), shape,
         builder.getPointer(op.getA(), adaptor.getA()),
         builder.getPointer(op.getB(), adaptor.getB()),
         builder.getPointer(op.getOut(), adaptor.getOut()),
         builder.i32(op.getAccumulate()),
         builder.i32(static_cast<int32_t>(op.getPrecision())),
         builder.i32(epilogue), bias});
  }
};

struct RoutineLowering : RuntimeCallPattern<BufferRoutineOp> {
  using RuntimeCallPattern::RuntimeCallPattern;

  LogicalResult
  matchAndRewrite(BufferRoutineOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RuntimeCallBuilder builder(calls, rewriter, op);
    auto signature = RoutineSignature::get(op.getRoutine(), op.getFlags());
    OperandRange buffers = op->getOperands();
    ValueRange descriptors = adaptor.getOperands();
    SmallVector<Value> sizes, pointers;
    for (const auto &[letter, size] :
         getRoutineSizes(signature, buffers.getTypes()))
      sizes.push_back(builder.getExtent(buffers[size.operand],
                                        descriptors[size.operand], size.dim));
    for (auto [buffer, descriptor] : llvm::zip_equal(buffers, descriptors))
      pointers.push_back(builder.getPointer(buffer, descriptor));
    Value batch =
        builder.getExtents(buffers[0], descriptors[0], 0,
                           getNumBatchDims(signature, buffers.getTypes()));
    // Routines on integers alone compute in no other type.
    Type element = getElementType(buffers[0]);
    return builder.replaceWithCall(
        "dp_rt_routine",
        {builder.i32(static_cast<int32_t>(op.getRoutine())),
         builder.i32(*getDTypeNumber(element)),
         builder.i32(static_cast<int32_t>(op.getFlags())), batch,
         builder.i64(sizes.size()), builder.packArray(sizes),
         builder.i64(pointers.size()), builder.packArray(pointers)});
  }
};

/// Attention and its gradient: the operands of the first are the first ones of
/// the second.
template <typename SourceOp>
struct AttentionLowering : RuntimeCallPattern<SourceOp> {
  using RuntimeCallPattern<SourceOp>::RuntimeCallPattern;

  LogicalResult
  matchAndRewrite(SourceOp op, typename SourceOp::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RuntimeCallBuilder builder(this->calls, rewriter, op);
    constexpr bool isGradient =
        std::is_same_v<SourceOp, BufferAttentionGradientOp>;
    int64_t rank = op.getNumBatchDims();
    SmallVector<Value> sizes, pointers;
    auto addSizes = [&](Value buffer, Value descriptor, int64_t begin,
                        int64_t end) {
      for (int64_t dim = begin; dim < end; ++dim)
        sizes.push_back(builder.getExtent(buffer, descriptor, dim));
    };
    addSizes(op.getQuery(), adaptor.getQuery(), 0, rank + 1);
    addSizes(op.getKey(), adaptor.getKey(), rank, rank + 2);
    addSizes(op.getValue(), adaptor.getValue(), rank + 1, rank + 2);
    sizes.push_back(builder.i64(op.getGroup()));
    if (op.getMask())
      addSizes(op.getMask(), adaptor.getMask(), 0, rank + 2);
    Value null = LLVM::ZeroOp::create(rewriter, op.getLoc(),
                                      this->calls.getPointerType());
    // Those of mask and logsumexp are not read.
    SmallVector<Value> strides;
    Value none = builder.i64(0);
    auto addStrides = [&](Value buffer, Value descriptor) {
      if (buffer == op.getMask() || buffer == op.getLogsumexp())
        return strides.append(3, none);
      SmallVector<int64_t> known =
          cast<MemRefType>(buffer.getType()).getStridesAndOffset().first;
      MemRefDescriptor memref(descriptor);
      for (int64_t dim = 0; dim < rank + 1; ++dim)
        strides.push_back(ShapedType::isDynamic(known[dim])
                              ? memref.stride(rewriter, op.getLoc(), dim)
                              : builder.i64(known[dim]));
    };
    bool isDense = llvm::all_of(op->getOperandTypes(), [](Type type) {
      return cast<MemRefType>(type).getLayout().isIdentity();
    });
    for (auto [buffer, descriptor] :
         llvm::zip_equal(op->getOperands(), adaptor.getOperands())) {
      pointers.push_back(builder.getPointer(buffer, descriptor));
      if (!isDense)
        addStrides(buffer, descriptor);
      if (pointers.size() == 3 && !op.getMask()) {
        pointers.push_back(null);
        strides.append(3, none);
      }
    }
    Value scale =
        arith::ConstantOp::create(rewriter, op.getLoc(), op.getScaleAttr());
    return builder.replaceWithCall(
        "dp_rt_attention",
        {builder.i32(*getDTypeNumber(getElementType(op.getQuery()))),
         builder.i32(isGradient), builder.i32(op.getCausal()), scale,
         builder.i64(rank), builder.packArray(sizes),
         isDense ? null : builder.packArray(strides),
         builder.packArray(pointers)});
  }
};

//===----------------------------------------------------------------------===//
// Collectives, streams, the host
//===----------------------------------------------------------------------===//

/// Lowers all collectives on buffers. They differ in the operands that describe
/// the chunks, and in whether they combine elements.
struct CollectiveLowering
    : ConvertOpInterfaceToLLVMPattern<BufferCollectiveOpInterface> {
  explicit CollectiveLowering(RuntimeCalls &calls)
      : ConvertOpInterfaceToLLVMPattern(calls.getTypes()), calls(calls) {}

  LogicalResult
  matchAndRewrite(BufferCollectiveOpInterface op, ArrayRef<Value> converted,
                  ConversionPatternRewriter &rewriter) const override {
    RuntimeCallBuilder builder(calls, rewriter, op);
    CollectiveKind kind = op.getCollectiveKind();
    Value whole = op.getWhole();
    Value descriptor = whole == op.getSent() ? converted[0] : converted[1];
    int64_t rank = cast<MemRefType>(whole.getType()).getRank();
    SmallVector<Value> operands{
        builder.getPointer(op.getSent(), converted[0]),
        builder.getPointer(op.getReceived(), converted[1])};
    if (std::optional<Chunking> chunks = op.getChunking()) {
      Value unit = builder.i64(chunks->unit);
      // The rows of an all_to_all are chunks of a flat buffer.
      if (kind != CollectiveKind::allToAll)
        operands.push_back(
            builder.getExtents(whole, descriptor, 0, chunks->dim));
      operands.push_back(arith::DivUIOp::create(
          rewriter, op.getLoc(),
          builder.getExtent(whole, descriptor, chunks->dim), unit));
      operands.push_back(arith::MulIOp::create(
          rewriter, op.getLoc(),
          builder.getExtents(whole, descriptor, chunks->dim + 1, rank), unit));
    } else {
      operands.push_back(builder.getExtents(whole, descriptor, 0, rank));
    }
    operands.push_back(builder.i32(*getDTypeNumber(getElementType(whole))));
    if (std::optional<ReductionKind> reduction = op.getReduction())
      operands.push_back(builder.i32(static_cast<int64_t>(*reduction)));
    operands.push_back(builder.getCollectiveNumber());
    return builder.replaceWithCall(("dp_rt_" + getName(kind)).str(), operands);
  }

private:
  RuntimeCalls &calls;
};

/// Ops without operands of their own.
template <typename SourceOp>
class PlainLowering : public RuntimeCallPattern<SourceOp> {
public:
  PlainLowering(RuntimeCalls &calls, StringRef name)
      : RuntimeCallPattern<SourceOp>(calls), name(name) {}

  LogicalResult
  matchAndRewrite(SourceOp op, typename SourceOp::Adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    return RuntimeCallBuilder(this->calls, rewriter, op).replaceWithCall(name);
  }

private:
  StringRef name;
};

static int32_t getNumber(Stream stream) {
  return stream == Stream::compute ? DP_STREAM_COMPUTE : DP_STREAM_COMM;
}

struct EventRecordLowering : RuntimeCallPattern<EventRecordOp> {
  using RuntimeCallPattern::RuntimeCallPattern;

  LogicalResult
  matchAndRewrite(EventRecordOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RuntimeCallBuilder builder(calls, rewriter, op);
    return builder.replaceWithCall(
        "dp_rt_event_record",
        {builder.i32(op.getEvent()), builder.i32(getNumber(op.getStream()))});
  }
};

struct StreamWaitLowering : RuntimeCallPattern<StreamWaitOp> {
  using RuntimeCallPattern::RuntimeCallPattern;

  LogicalResult
  matchAndRewrite(StreamWaitOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RuntimeCallBuilder builder(calls, rewriter, op);
    return builder.replaceWithCall(
        "dp_rt_stream_wait",
        {builder.i32(getNumber(op.getStream())), builder.i32(op.getEvent())});
  }
};

struct HostReadLowering : RuntimeCallPattern<HostReadOp> {
  using RuntimeCallPattern::RuntimeCallPattern;

  LogicalResult
  matchAndRewrite(HostReadOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    RuntimeCallBuilder builder(calls, rewriter, op);
    Type element = getTypeConverter()->convertType(op.getType());
    Value slot = builder.createAlloca(element);
    Value address = builder.getPointer(op.getBuffer(), adaptor.getBuffer());
    MemRefDescriptor descriptor(adaptor.getBuffer());
    for (auto [dim, index] : llvm::enumerate(adaptor.getIndices())) {
      Value distance = arith::MulIOp::create(
          rewriter, loc, index, descriptor.stride(rewriter, loc, dim));
      address = LLVM::GEPOp::create(rewriter, loc, calls.getPointerType(),
                                    element, address, distance);
    }
    if (failed(builder.call(
            "dp_rt_read",
            {slot, address, builder.i64(getElementBytes(op.getType()))})))
      return failure();
    rewriter.replaceOpWithNewOp<LLVM::LoadOp>(op, element, slot);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// The rank and its chunk
//===----------------------------------------------------------------------===//

struct RankLowering : RuntimeCallPattern<RankOp> {
  using RuntimeCallPattern::RuntimeCallPattern;

  LogicalResult
  matchAndRewrite(RankOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<Value> rank = RuntimeCallBuilder(calls, rewriter, op).getRank();
    if (failed(rank))
      return failure();
    rewriter.replaceOp(op, *rank);
    return success();
  }
};

struct DeviceCountLowering : RuntimeCallPattern<DeviceCountOp> {
  using RuntimeCallPattern::RuntimeCallPattern;

  LogicalResult
  matchAndRewrite(DeviceCountOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<Value> devices =
        RuntimeCallBuilder(calls, rewriter, op).getDeviceCount();
    if (failed(devices))
      return failure();
    rewriter.replaceOp(op, *devices);
    return success();
  }
};

/// With b = extent / unit blocks and chunks of c = ceil(b / N):
/// offset min(rank * c, b) * unit, size min(b - min(rank * c, b), c) * unit.
template <typename SourceOp>
struct ChunkLowering : RuntimeCallPattern<SourceOp> {
  using RuntimeCallPattern<SourceOp>::RuntimeCallPattern;

  LogicalResult
  matchAndRewrite(SourceOp op, typename SourceOp::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    RuntimeCallBuilder builder(this->calls, rewriter, op);
    FailureOr<Value> rank = builder.getRank();
    FailureOr<Value> devices = builder.getDeviceCount();
    if (failed(rank) || failed(devices))
      return failure();
    Value unit = builder.i64(op.getUnit());
    Value blocks =
        arith::DivUIOp::create(rewriter, loc, adaptor.getExtent(), unit);
    Value numerator = arith::SubIOp::create(
        rewriter, loc, arith::AddIOp::create(rewriter, loc, blocks, *devices),
        builder.i64(1));
    Value chunk = arith::DivUIOp::create(rewriter, loc, numerator, *devices);
    Value first = arith::MulIOp::create(rewriter, loc, *rank, chunk);
    Value result = arith::MinUIOp::create(rewriter, loc, first, blocks);
    if constexpr (std::is_same_v<SourceOp, ShardSizeOp>) {
      Value left = arith::SubIOp::create(rewriter, loc, blocks, result);
      result = arith::MinUIOp::create(rewriter, loc, left, chunk);
    }
    rewriter.replaceOpWithNewOp<arith::MulIOp>(op, result, unit);
    return success();
  }
};

} // namespace

void mlir::dp::populateRuntimeCallPatterns(RuntimeCalls &calls,
                                           RewritePatternSet &patterns) {
  patterns.add<LaunchLowering, GemmLowering, ConvLowering, RoutineLowering,
               AttentionLowering<BufferAttentionOp>,
               AttentionLowering<BufferAttentionGradientOp>, CollectiveLowering,
               EventRecordLowering, StreamWaitLowering, HostReadLowering>(
      calls);
  patterns.add<PlainLowering<GroupStartOp>>(calls, "dp_rt_group_start");
  patterns.add<PlainLowering<GroupEndOp>>(calls, "dp_rt_group_end");
  populateGpuRuntimeCallPatterns(calls, patterns);
  for (Dialect *dialect : patterns.getContext()->getLoadedDialects())
    if (auto *interface = dyn_cast<RuntimeCallPatternInterface>(dialect))
      interface->populatePatterns(calls, patterns);
}

void mlir::dp::populateRankPatterns(RuntimeCalls &calls,
                                    RewritePatternSet &patterns) {
  patterns.add<RankLowering, DeviceCountLowering, ChunkLowering<ShardOffsetOp>,
               ChunkLowering<ShardSizeOp>>(calls);
}
