//===- FuseCallees.cpp - Fusion in functions that are called --------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "FusionChoice.h"

#include "dp/IR/Target.h"
#include "dp/SPMD/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-fuse-callees"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFUSECALLEES
#include "dp/SPMD/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `op` computes each element from those of its own index, by
/// ops without regions or effects.
static bool computesOwnIndex(linalg::GenericOp op) {
  auto isReal = [](Type type) { return !isa<ComplexType>(type); };
  return op.hasPureTensorSemantics() && op.getNumReductionLoops() == 0 &&
         llvm::all_of(
             op.getIndexingMapsArray(),
             [](AffineMap map) { return map.isProjectedPermutation(); }) &&
         llvm::all_of(op.getDpsInitsMutable(),
                      [&](OpOperand &init) {
                        return op.getMatchingIndexingMap(&init).isIdentity();
                      }) &&
         llvm::all_of(op.getBody()->without_terminator(), [&](Operation &at) {
           return isa<arith::ArithDialect, math::MathDialect>(
                      at.getDialect()) &&
                  isPure(&at) && llvm::all_of(at.getOperandTypes(), isReal) &&
                  llvm::all_of(at.getResultTypes(), isReal);
         });
}

/// Returns true if `function` consists of elementwise ops on tensors of static
/// shapes: checks of dynamic extents name the op that needs them.
static bool hasElementwiseOps(func::FuncOp function) {
  auto isStatic = [](Type type) {
    auto shaped = dyn_cast<ShapedType>(type);
    return !shaped || shaped.hasStaticShape();
  };
  return function.isPrivate() && llvm::hasSingleElement(function.getBody()) &&
         llvm::all_of(function.front(), [&](Operation &op) {
           if (!llvm::all_of(op.getOperandTypes(), isStatic) ||
               !llvm::all_of(op.getResultTypes(), isStatic))
             return false;
           if (auto generic = dyn_cast<linalg::GenericOp>(op))
             return computesOwnIndex(generic);
           return isa<arith::ConstantOp, tensor::EmptyOp, linalg::FillOp,
                      func::ReturnOp>(op);
         });
}

namespace {

/// Fuses the ops of one function.
class CalleeFusion {
public:
  CalleeFusion(func::FuncOp function, bool gpu)
      : function(function), gpu(gpu), isComputed(function.getNumArguments()) {}

  /// Notes which operands of a call are not arguments of an entry.
  void addCall(func::CallOp call) {
    for (auto [i, operand] : llvm::enumerate(call.getOperands())) {
      auto argument = dyn_cast<BlockArgument>(operand);
      auto entry =
          argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
                   : func::FuncOp();
      if (!entry || !entry.isPublic())
        isComputed.set(i);
    }
  }

  void run(Pass::Statistic &numFused);

private:
  bool mayAddUpdates(linalg::GenericOp op) const;

  func::FuncOp function;
  bool gpu;
  llvm::BitVector isComputed;
};

struct FuseCallees : dp::impl::DPFuseCalleesBase<FuseCallees> {
  using Base::Base;

  void runOnStage() override {
    const bool gpu = getTarget(getOperation()).isGpu();
    SymbolTable symbols(getOperation());
    llvm::MapVector<Operation *, CalleeFusion> callees;
    getOperation().walk([&](func::CallOp call) {
      auto function = symbols.lookup<func::FuncOp>(call.getCallee());
      if (function && !function.isExternal())
        callees.try_emplace(function, function, gpu)
            .first->second.addCall(call);
    });
    for (auto &[function, fusion] : callees)
      if (hasElementwiseOps(cast<func::FuncOp>(function)))
        fusion.run(numFused);
  }
};

} // namespace

/// Returns true if `op` may be the sum of a tensor and updates of zeros, or the
/// scaling of the updates before it: dp-simplify-linalg matches both as ops of
/// their own, once the function is inlined.
bool CalleeFusion::mayAddUpdates(linalg::GenericOp op) const {
  auto isFull = [](linalg::GenericOp at, OpOperand *operand) {
    return at.getNumLoops() > 0 &&
           at.getMatchingIndexingMap(operand).isIdentity();
  };
  // A square, for one, is no multiple.
  auto usesOnce = [](linalg::GenericOp at, OpOperand *operand) {
    return at.getMatchingBlockArgument(operand).hasOneUse();
  };
  for (OpOperand *operand : op.getDpsInputOperands()) {
    if (!isFull(op, operand) || !usesOnce(op, operand))
      continue;
    Value value = operand->get();
    while (value && value.hasOneUse()) {
      if (auto argument = dyn_cast<BlockArgument>(value)) {
        if (isComputed[argument.getArgNumber()])
          return true;
        break;
      }
      auto producer = value.getDefiningOp<linalg::GenericOp>();
      if (!producer)
        break;
      OpOperand *scaled = nullptr;
      bool isScaling = true;
      for (OpOperand *input : producer.getDpsInputOperands()) {
        if (!isFull(producer, input))
          continue;
        isScaling &= !scaled && usesOnce(producer, input);
        scaled = input;
      }
      value = isScaling && scaled ? scaled->get() : Value();
    }
  }
  return false;
}

void CalleeFusion::run(Pass::Statistic &numFused) {
  LDBG() << "fuse in '" << function.getName() << "'";
  RewritePatternSet patterns(function.getContext());
  linalg::populateElementwiseOpsFusionPatterns(
      patterns, [&](OpOperand *operand) {
        if (!shouldFuse(operand, gpu) ||
            mayAddUpdates(operand->get().getDefiningOp<linalg::GenericOp>()) ||
            mayAddUpdates(cast<linalg::GenericOp>(operand->getOwner())))
          return false;
        ++numFused;
        return true;
      });
  linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
  linalg::GenericOp::getCanonicalizationPatterns(patterns,
                                                 function.getContext());
  // Top down, so that a chain grows from its first op.
  GreedyRewriteConfig config;
  config.setUseTopDownTraversal();
  // A body is one block, whose dead ops the driver erases.
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  // The function is right after every rewrite, so that it does not matter if
  // the driver stops early.
  (void)applyPatternsGreedily(function, std::move(patterns), config);
}
