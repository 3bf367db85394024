//===- ToySchedule.cpp - A schedule op of the toy dialect -----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// What docs/add-a-schedule-op.md shows is here and in ToyOps.td, word for word
// (test/Schedule/add-a-schedule-op.mlir).
//
//===----------------------------------------------------------------------===//

#include "ToyDialect.h"

#include "dp/Conversion/RuntimeCallPattern.h"
#include "dp/IR/DP.h"
#include "dp/Interfaces/PlacementOpInterface.h"
#include "dp/Runtime/DeviceABI.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace mlir::dp;
using namespace mlir::toy;

namespace {

struct OuterRule : PlacementOpInterface::ExternalModel<OuterRule, OuterOp> {
  PlacementRule getPlacementRule(Operation *op) const {
    PlacementRule rule;
    int32_t rows = rule.addFactor(), columns = rule.addFactor();
    rule.operands.push_back({op->getOperand(0), {DimFactor{rows}}});
    rule.operands.push_back({op->getOperand(1), {DimFactor{columns}}});
    rule.results.push_back(
        {{DimFactor{rows}, DimFactor{columns}}, std::nullopt});
    return rule;
  }
};

struct OuterBufferization
    : BufferizableOpInterface::ExternalModel<OuterBufferization, OuterOp> {
  bool bufferizesToAllocation(Operation *, Value) const { return true; }
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return true;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }
  AliasingValueList getAliasingValues(Operation *, OpOperand &,
                                      const AnalysisState &) const {
    return {};
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    SmallVector<Value> buffers, sizes;
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    for (auto [dim, operand] : llvm::enumerate(op->getOperands())) {
      FailureOr<Value> buffer = getBuffer(rewriter, operand, options, state);
      if (failed(buffer))
        return failure();
      buffers.push_back(*buffer);
      if (type.isDynamicDim(dim))
        sizes.push_back(
            memref::DimOp::create(rewriter, op->getLoc(), *buffer, 0));
    }
    Value out = memref::AllocOp::create(
        rewriter, op->getLoc(),
        MemRefType::get(type.getShape(), type.getElementType()), sizes,
        rewriter.getI64IntegerAttr(64));
    BufferOuterOp::create(rewriter, op->getLoc(), buffers[0], buffers[1], out);
    replaceOpWithBufferizedValues(rewriter, op, out);
    return success();
  }
};

struct OuterCost : CostOpInterface::ExternalModel<OuterCost, BufferOuterOp> {
  OpCost estimateCost(Operation *op, const SizeQuery &sizes) const {
    auto outer = cast<BufferOuterOp>(op);
    OpCost cost;
    cost.name = "outer";
    cost.flops =
        sizes.getExtent(outer.getX(), 0) * sizes.getExtent(outer.getY(), 0);
    for (Value buffer : outer.getOperands())
      cost.bytes += sizes.getBytes(buffer);
    return cost;
  }
  LibraryKind getLibrary(Operation *) const { return LibraryKind::blas; }
};

/// A product of an m x 1 and a 1 x n matrix; y is stored transposed.
struct OuterLowering : RuntimeCallPattern<BufferOuterOp> {
  using RuntimeCallPattern::RuntimeCallPattern;

  LogicalResult
  matchAndRewrite(BufferOuterOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    RuntimeCallBuilder builder(calls, rewriter, op);
    auto stride = [&](Value descriptor) {
      return MemRefDescriptor(descriptor).stride(rewriter, op.getLoc(), 0);
    };
    auto constant = [&](int64_t number) -> OpFoldResult {
      return rewriter.getI64IntegerAttr(number);
    };
    int32_t words[] = {
        /*dtype_a=*/DP_F32,   /*dtype_b=*/DP_F32,
        /*out_dtype=*/DP_F32, /*trans_a=*/0,      /*trans_b=*/1,
        /*accumulate=*/0,     DP_COMPUTE_FULL,    /*epilogue=*/0};
    OpFoldResult numbers[] = {
        /*outer=*/constant(1),
        /*batch=*/constant(1),
        /*m=*/builder.getExtent(op.getX(), adaptor.getX(), 0),
        /*n=*/builder.getExtent(op.getY(), adaptor.getY(), 0),
        /*k=*/constant(1),
        /*lda=*/stride(adaptor.getX()),
        /*ldb=*/stride(adaptor.getY()),
        /*ldc=*/stride(adaptor.getOut()),
        // One product: no distances of matrices and batches.
        constant(0), constant(0), constant(0), constant(0), constant(0),
        constant(0)};
    Value null =
        LLVM::ZeroOp::create(rewriter, op.getLoc(), calls.getPointerType());
    return builder.replaceWithCall(
        "dp_rt_gemm", {builder.getStruct(words, numbers),
                       builder.getPointer(op.getX(), adaptor.getX()),
                       builder.getPointer(op.getY(), adaptor.getY()),
                       builder.getPointer(op.getOut(), adaptor.getOut()),
                       /*bias=*/null, /*sums=*/null});
  }
};

struct ToyRuntimeCalls : RuntimeCallPatternInterface {
  using RuntimeCallPatternInterface::RuntimeCallPatternInterface;

  void populatePatterns(RuntimeCalls &calls,
                        RewritePatternSet &patterns) const override {
    patterns.add<OuterLowering>(calls);
  }
};

} // namespace

void toy::registerToyScheduleModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, ToyDialect *dialect) {
    OuterOp::attachInterface<OuterRule, OuterBufferization>(*context);
    BufferOuterOp::attachInterface<OuterCost>(*context);
    dialect->addInterfaces<ToyRuntimeCalls>();
  });
}
