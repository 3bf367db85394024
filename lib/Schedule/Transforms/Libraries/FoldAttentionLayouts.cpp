//===- FoldAttentionLayouts.cpp - Layouts of attention's operands ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Frameworks keep the heads of a token side by side, dp.attention the tokens of
// a head. cuDNN takes any strides, so a copy between the two orders is a view.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/Attention.h"
#include "dp/IR/DP.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-fold-attention-layouts"

namespace mlir::dp {
#define GEN_PASS_DEF_DPFOLDATTENTIONLAYOUTS
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Two batch dimensions, of which the second one counts heads; rows; columns.
static constexpr unsigned kRank = 4;

/// Returns the order in which the dimensions of the result of `op` are those of
/// its input, if it only copies and leaves rows together; null otherwise.
static AffineMap getOrder(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 1 || op.getNumDpsInits() != 1 ||
      op.getNumLoops() != kRank || op.getNumParallelLoops() != kRank ||
      op.getBody()->getTerminator()->getOperand(0) !=
          op.getBody()->getArgument(0) ||
      !llvm::all_of(op->getOperandTypes(), llvm::IsaPred<MemRefType>))
    return {};
  AffineMap in = op.getIndexingMapsArray()[0];
  AffineMap out = op.getIndexingMapsArray()[1];
  if (!in.isPermutation() || !out.isPermutation())
    return {};
  // result[i] = input[in(out^-1(i))], and view[i] = input[order^-1(i)].
  AffineMap order = inversePermutation(in.compose(inversePermutation(out)));
  return order.getDimPosition(kRank - 1) == kRank - 1 ? order : AffineMap();
}

static bool isAttention(Operation *op) {
  return isa<BufferAttentionOp, BufferAttentionGradientOp>(op);
}

/// Returns true if `buffer` is dense and allocated in `block`.
static bool isOwnBuffer(Value buffer, Block *block) {
  auto alloc = buffer.getDefiningOp<memref::AllocOp>();
  return alloc && alloc->getBlock() == block &&
         alloc.getType().getLayout().isIdentity();
}

/// Returns true if the elements of each row of `memref` are side by side.
static bool keepsRowsTogether(Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         strides.back() == 1;
}

namespace {
/// Lets attention read the input of a copy instead of its result, or write the
/// result of a copy instead of its input.
struct FoldCopy : OpRewritePattern<linalg::GenericOp> {
  FoldCopy(MLIRContext *context, KernelEffects &effects,
           Pass::Statistic &numFolded)
      : OpRewritePattern(context), effects(effects), numFolded(numFolded) {}

  LogicalResult matchAndRewrite(linalg::GenericOp copy,
                                PatternRewriter &rewriter) const override {
    AffineMap order = getOrder(copy);
    if (!order || !(foldInput(rewriter, copy, order) ||
                    foldOutput(rewriter, copy, order)))
      return failure();
    rewriter.eraseOp(copy);
    ++numFolded;
    return success();
  }

private:
  bool foldInput(PatternRewriter &rewriter, linalg::GenericOp copy,
                 AffineMap order) const;
  bool foldOutput(PatternRewriter &rewriter, linalg::GenericOp copy,
                  AffineMap order) const;
  bool writes(Operation *op, Value base) const {
    return llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
      return isa<BaseMemRefType>(operand.get().getType()) &&
             getBase(operand.get()) == base && effects.mayWrite(operand);
    });
  }

  KernelEffects &effects;
  Pass::Statistic &numFolded;
};
} // namespace

/// Replaces `buffer` in all attention ops by `source`, its dimensions in
/// another order.
static void replaceInAttention(PatternRewriter &rewriter, Value buffer,
                               Value source, AffineMap order,
                               Operation *insertionPoint) {
  rewriter.setInsertionPoint(insertionPoint);
  Value view = memref::TransposeOp::create(rewriter, insertionPoint->getLoc(),
                                           source, AffineMapAttr::get(order));
  rewriter.replaceUsesWithIf(
      buffer, view, [](OpOperand &use) { return isAttention(use.getOwner()); });
}

bool FoldCopy::foldInput(PatternRewriter &rewriter, linalg::GenericOp copy,
                         AffineMap order) const {
  Value input = copy.getDpsInputs()[0], result = copy.getDpsInits()[0];
  Block *block = copy->getBlock();
  if (!isOwnBuffer(result, block) || !keepsRowsTogether(input))
    return false;
  // Attention alone reads the copy, and directly.
  bool isRead = false;
  for (Operation *user : result.getUsers()) {
    if (user == copy || isa<memref::DimOp>(user))
      continue;
    if (!isAttention(user) || writes(user, result) ||
        user->getBlock() != block || !copy->isBeforeInBlock(user))
      return false;
    isRead = true;
  }
  if (!isRead)
    return false;
  // From then on nothing writes the source of the copy.
  Value base = getBase(input);
  bool isKept = true;
  forEachAccess(base, [&](Operation *user) {
    if (!writes(user, base))
      return true;
    Operation *ancestor = block->findAncestorOpInBlock(*user);
    isKept &= ancestor && ancestor->isBeforeInBlock(copy);
    return isKept;
  });
  if (!isKept)
    return false;
  LDBG() << "read where it lies: " << copy;
  replaceInAttention(rewriter, result, input, order, copy);
  return true;
}

bool FoldCopy::foldOutput(PatternRewriter &rewriter, linalg::GenericOp copy,
                          AffineMap order) const {
  Value input = copy.getDpsInputs()[0], result = copy.getDpsInits()[0];
  Block *block = copy->getBlock();
  if (!isOwnBuffer(input, block) || !isOwnBuffer(result, block))
    return false;
  Operation *writer = nullptr;
  for (Operation *user : input.getUsers()) {
    if (user == copy || isa<memref::DimOp>(user))
      continue;
    if (!isAttention(user) || user->getBlock() != block ||
        (writer && writes(user, input)))
      return false;
    if (writes(user, input))
      writer = user;
  }
  if (!writer || !writer->isBeforeInBlock(copy))
    return false;
  // Nothing else writes the result, and it can be allocated in time.
  bool isAlone = true;
  forEachAccess(result, [&](Operation *user) {
    isAlone = user == copy || !writes(user, result);
    return isAlone;
  });
  Operation *alloc = result.getDefiningOp();
  bool canMove = llvm::all_of(alloc->getOperands(), [&](Value size) {
    Operation *definition = size.getDefiningOp();
    return !definition || definition->getBlock() != block ||
           definition->isBeforeInBlock(writer);
  });
  if (!isAlone || !canMove)
    return false;
  LDBG() << "write where it is read: " << copy;
  if (writer->isBeforeInBlock(alloc))
    rewriter.moveOpBefore(alloc, writer);
  replaceInAttention(rewriter, input, result, inversePermutation(order),
                     writer);
  return true;
}

namespace {
struct FoldAttentionLayouts
    : dp::impl::DPFoldAttentionLayoutsBase<FoldAttentionLayouts> {
  void runOnStage() override {
    KernelEffects effects;
    RewritePatternSet patterns(&getContext());
    patterns.add<FoldCopy>(&getContext(), effects, numFolded);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};
} // namespace
