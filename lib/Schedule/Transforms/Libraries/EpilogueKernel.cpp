//===- EpilogueKernel.cpp - Kernels as epilogues of library calls ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "EpilogueKernel.h"
#include "dp/Schedule/Analysis/Buffers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::dp;

static std::optional<unsigned> getParameter(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument)
    return std::nullopt;
  return argument.getArgNumber();
}

namespace {
/// max(in, 0), as JAX and as PyTorch write it.
struct Relu {
  Value in;
  bool hasNoNaNs;
};
} // namespace

static std::optional<Relu> matchRelu(Value value) {
  auto hasNoNaNs = [](auto op) {
    return bitEnumContainsAny(op.getFastmath(), arith::FastMathFlags::nnan);
  };
  if (auto maximum = value.getDefiningOp<arith::MaximumFOp>())
    return matchPattern(maximum.getRhs(), m_AnyZeroFloat())
               ? std::optional(Relu{maximum.getLhs(), hasNoNaNs(maximum)})
               : std::nullopt;
  auto select = value.getDefiningOp<arith::SelectOp>();
  auto compare = select ? select.getCondition().getDefiningOp<arith::CmpFOp>()
                        : arith::CmpFOp();
  if (!compare || compare.getLhs() != select.getTrueValue() ||
      !matchPattern(compare.getRhs(), m_AnyZeroFloat()) ||
      !matchPattern(select.getFalseValue(), m_AnyZeroFloat()) ||
      !llvm::is_contained({arith::CmpFPredicate::UGT, arith::CmpFPredicate::UGE,
                           arith::CmpFPredicate::OGT,
                           arith::CmpFPredicate::OGE},
                          compare.getPredicate()))
    return std::nullopt;
  return Relu{compare.getLhs(), hasNoNaNs(compare)};
}

std::optional<EpilogueKernel> mlir::dp::matchEpilogueKernel(func::FuncOp kernel,
                                                            bool noNaNs) {
  if (!kernel || kernel.isExternal())
    return std::nullopt;
  auto ops = kernel.getBody().getOps<linalg::GenericOp>();
  if (!llvm::hasSingleElement(ops))
    return std::nullopt;
  linalg::GenericOp op = *ops.begin();
  unsigned rank = op.getNumLoops();
  if (op.getNumParallelLoops() != rank || op.getNumDpsInits() != 1)
    return std::nullopt;
  AffineMap whole = AffineMap::getMultiDimIdentityMap(rank, op.getContext());
  auto getBiasDim = [&](OpOperand *operand) -> std::optional<unsigned> {
    AffineMap map = op.getMatchingIndexingMap(operand);
    if (map == whole || map.getNumResults() != 1 ||
        !isa<AffineDimExpr>(map.getResult(0)))
      return std::nullopt;
    return map.getDimPosition(0);
  };

  EpilogueKernel epilogue;
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
  if (std::optional<Relu> relu = matchRelu(value)) {
    // Libraries compute max(NaN, 0) = 0.
    if (!noNaNs && !relu->hasNoNaNs)
      return std::nullopt;
    epilogue.relu = true;
    value = relu->in;
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
    if (!in || getBiasDim(in)) {
      in = getInput(add.getRhs());
      bias = getRow(add.getLhs());
    }
    if (!bias || !getBiasDim(bias) ||
        getElementTypeOrSelf(bias->get()) !=
            getElementTypeOrSelf(output->get()))
      return std::nullopt;
    epilogue.bias = getParameter(bias->get());
    epilogue.biasDim = *getBiasDim(bias);
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

Operation *mlir::dp::findCallBefore(LaunchOp launch) {
  Operation *op = launch->getPrevNode();
  while (op && !isa<LaunchOp>(op) &&
         (isMemoryEffectFree(op) || isa<memref::AllocOp>(op)))
    op = op->getPrevNode();
  return op;
}

bool mlir::dp::isOnlyReadBy(Value result, Operation *call, LaunchOp launch) {
  if (!result.getDefiningOp<memref::AllocOp>())
    return false;
  bool alone = true;
  forEachAccess(result, [&](Operation *user) {
    alone = user == call || user == launch;
    return alone;
  });
  return alone;
}

void mlir::dp::eraseUnusedKernels(ModuleOp module,
                                  SymbolTableCollection &symbols) {
  // The launches are collected at once.
  SymbolUserMap launches(symbols, module);
  for (auto kernel : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (kernel->hasAttr(kKernelAttr) && launches.useEmpty(kernel))
      kernel.erase();
}
