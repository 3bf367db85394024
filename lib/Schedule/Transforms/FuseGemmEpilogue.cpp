//===- FuseGemmEpilogue.cpp - Bias and relu as part of a contraction ------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/Stage.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-fuse-gemm-epilogue"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFUSEGEMMEPILOGUE
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {
/// A kernel out = max(in + bias, 0), with the positions of its parameters.
/// `in` and `out` may be the same. If `out` has 16 bits, so has the bias, and
/// f32 sums are rounded behind it.
struct Epilogue {
  unsigned in, out;
  std::optional<unsigned> bias;
  bool relu = false;
};
} // namespace

static std::optional<unsigned> getParameter(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    return std::nullopt;
  return argument.getArgNumber();
}

/// Matches a kernel of two loops over rows and columns.
static std::optional<Epilogue> matchKernel(func::FuncOp kernel, bool noNaNs) {
  if (!kernel || kernel.isExternal())
    return std::nullopt;
  auto ops = kernel.getBody().getOps<linalg::GenericOp>();
  if (!llvm::hasSingleElement(ops))
    return std::nullopt;
  linalg::GenericOp op = *ops.begin();
  if (op.getNumLoops() != 2 || op.getNumParallelLoops() != 2 ||
      op.getNumDpsInits() != 1)
    return std::nullopt;
  MLIRContext *context = op.getContext();
  AffineMap whole = AffineMap::getMultiDimIdentityMap(2, context);
  AffineMap row = AffineMap::get(2, 0, getAffineDimExpr(1, context));

  Epilogue epilogue;
  OpOperand *output = op.getDpsInitOperand(0);
  std::optional<unsigned> out = getParameter(output->get());
  if (!out || op.getMatchingIndexingMap(output) != whole)
    return std::nullopt;
  epilogue.out = *out;

  // Walks from the yielded value back to the product.
  Value value = op.getBody()->getTerminator()->getOperand(0);
  auto rounding = value.getDefiningOp<arith::TruncFOp>();
  if (rounding) {
    if (!rounding.getIn().getType().isF32())
      return std::nullopt;
    value = rounding.getIn();
  }
  if (auto maximum = value.getDefiningOp<arith::MaximumFOp>();
      maximum && matchPattern(maximum.getRhs(), m_AnyZeroFloat())) {
    // Libraries compute max(NaN, 0) = 0.
    if (!noNaNs &&
        !bitEnumContainsAny(maximum.getFastmath(), arith::FastMathFlags::nnan))
      return std::nullopt;
    epilogue.relu = true;
    value = maximum.getLhs();
  }
  auto getInput = [&](Value element) -> OpOperand * {
    auto argument = dyn_cast<BlockArgument>(element);
    if (!argument || argument.getOwner() != op.getBody())
      return nullptr;
    return &op->getOpOperand(argument.getArgNumber());
  };
  OpOperand *in = getInput(value), *bias = nullptr;
  if (auto add = value.getDefiningOp<arith::AddFOp>()) {
    auto getRow = [&](Value element) {
      if (auto extension = element.getDefiningOp<arith::ExtFOp>();
          extension && rounding)
        element = extension.getIn();
      return getInput(element);
    };
    in = getInput(add.getLhs());
    bias = getRow(add.getRhs());
    if (!in || op.getMatchingIndexingMap(in) == row) {
      in = getInput(add.getRhs());
      bias = getRow(add.getLhs());
    }
    if (!bias || op.getMatchingIndexingMap(bias) != row ||
        getElementTypeOrSelf(bias->get()) !=
            getElementTypeOrSelf(output->get()))
      return std::nullopt;
    epilogue.bias = getParameter(bias->get());
    if (!epilogue.bias)
      return std::nullopt;
  }
  if (!in || op.getMatchingIndexingMap(in) != whole ||
      (!epilogue.bias && !epilogue.relu))
    return std::nullopt;
  std::optional<unsigned> parameter = getParameter(in->get());
  if (!parameter)
    return std::nullopt;
  epilogue.in = *parameter;
  return epilogue;
}

/// Returns the launch behind `gemm` if no op between them computes anything.
static LaunchOp findLaunch(GemmOp gemm) {
  // A 16-bit result would be rounded behind the bias only.
  Type element = cast<MemRefType>(gemm.getC().getType()).getElementType();
  if (isF8(cast<MemRefType>(gemm.getA().getType()).getElementType()))
    return {};
  if (element.getIntOrFloatBitWidth() == 16 || gemm.getAccumulate() ||
      gemm.getBias() || gemm.getRelu() || gemm.getSums() ||
      getConstantIntValue(gemm.getBatch()) != 1 || !gemm.getOuter().empty())
    return {};
  Operation *op = gemm->getNextNode();
  while (op && !isa<LaunchOp>(op) &&
         (isMemoryEffectFree(op) || isa<memref::AllocOp>(op)))
    op = op->getNextNode();
  return dyn_cast_or_null<LaunchOp>(op);
}

/// Returns true if only these two ops touch the buffer that `gemm` writes.
static bool isOnlyReadBy(GemmOp gemm, LaunchOp launch) {
  if (!gemm.getC().getDefiningOp<memref::AllocOp>())
    return false;
  bool alone = true;
  forEachAccess(gemm.getC(), [&](Operation *user) {
    alone = user == gemm || user == launch;
    return alone;
  });
  return alone;
}

static bool isContiguous(Value memref) {
  return cast<MemRefType>(memref.getType()).getLayout().isIdentity();
}

static bool isDenseMatrix(Value memref) {
  return cast<MemRefType>(memref.getType()).getRank() == 2 &&
         isContiguous(memref);
}

/// Returns the buffer that `matrix` is the rows of: the rows of a batch of
/// matrices are those of one.
static Value getWhole(Value matrix) {
  auto collapse = matrix.getDefiningOp<memref::CollapseShapeOp>();
  if (!collapse || !isDenseMatrix(matrix) || !isContiguous(collapse.getSrc()) ||
      collapse.getReassociationIndices().back().size() != 1)
    return matrix;
  return collapse.getSrc();
}

static bool fuse(GemmOp gemm, SymbolTableCollection &symbols, bool noNaNs) {
  LaunchOp launch = findLaunch(gemm);
  if (!launch)
    return false;
  std::optional<Epilogue> epilogue =
      matchKernel(symbols.lookupNearestSymbolFrom<func::FuncOp>(
                      launch, launch.getKernelAttr()),
                  noNaNs);
  if (!epilogue)
    return false;
  OperandRange params = launch.getParams();
  Value out = params[epilogue->out];
  Value bias = epilogue->bias ? params[*epilogue->bias] : Value();
  bool inPlace = getWhole(out) == gemm.getC();
  // A product of f32 is f32.
  Type type = getElementTypeOrSelf(out);
  if (type != getElementTypeOrSelf(gemm.getC()) &&
      type != getElementTypeOrSelf(gemm.getA()))
    return false;
  auto outType = cast<MemRefType>(out.getType());
  std::optional<int64_t> distance = getRowDistance(outType);
  if (getWhole(params[epilogue->in]) != gemm.getC() ||
      !(isDenseMatrix(out) || (outType.getRank() == 2 && distance)) ||
      !isContiguous(gemm.getC()) || (!inPlace && !isOnlyReadBy(gemm, launch)) ||
      (bias && !cast<MemRefType>(bias.getType()).getLayout().isIdentity()))
    return false;
  // The written buffer must not be one that is read.
  for (Value read :
       std::initializer_list<Value>{gemm.getA(), gemm.getB(), bias})
    if (read && getBase(read) == getBase(out))
      return false;
  gemm->moveBefore(launch);
  gemm.getCMutable().assign(out);
  if (!isDenseMatrix(out)) {
    OpBuilder builder(gemm);
    gemm.getLdcMutable().assign(
        arith::ConstantIndexOp::create(builder, gemm.getLoc(), *distance));
  }
  if (bias)
    gemm.getBiasMutable().assign(bias);
  gemm.setRelu(epilogue->relu);
  LDBG() << "fuse " << launch.getKernelAttr() << " into " << gemm;
  launch.erase();
  return true;
}

namespace {
struct FuseGemmEpilogue : dp::impl::DPFuseGemmEpilogueBase<FuseGemmEpilogue> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(checkStages(getOperation(), getArgument(), {Stage::buffers})))
      return signalPassFailure();
    SymbolTableCollection symbols;
    SmallVector<GemmOp> gemms;
    getOperation().walk([&](GemmOp gemm) { gemms.push_back(gemm); });
    for (GemmOp gemm : gemms) {
      numFused += fuse(gemm, symbols, noNaNs);
      if (cast<MemRefType>(gemm.getA().getType()).getElementType().isF32())
        gemm.setPrecision(precision);
    }
    // cuDNN rounds no factors to bf16; those of TF32 have more bits.
    if (precision != MatmulPrecision::ieee)
      getOperation().walk([](ConvOp conv) {
        if (cast<MemRefType>(conv.getA().getType()).getElementType().isF32())
          conv.setPrecision(MatmulPrecision::tf32);
      });
    // Erase kernels without launches. The launches are collected at once.
    ModuleOp module = getOperation();
    SymbolUserMap launches(symbols, module);
    for (auto kernel :
         llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (kernel->hasAttr(kKernelAttr) && launches.useEmpty(kernel))
        kernel.erase();
  }
};
} // namespace
