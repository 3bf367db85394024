//===- RecordAsserts.cpp - Records of failed checks in kernels ------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A failed check ends the GPU's context, and with it the memory of the device.
// So its number goes to memory of the host, which the runtime reads then.
//
//===----------------------------------------------------------------------===//

#include "dp/Conversion/Passes.h"
#include "dp/Runtime/DeviceABI.h"
#include "dp/Support/Location.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-record-asserts"

namespace mlir::dp {
#define GEN_PASS_DEF_DPRECORDASSERTS
#include "dp/Conversion/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Returns true if `module` has a check.
static bool hasAssert(gpu::GPUModuleOp module) {
  return module.walk([](cf::AssertOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

namespace {
/// The texts of a module's checks, each of them once, terminated by a zero.
class CheckTexts {
public:
  /// Returns the number of a check's text: one more than its offset.
  int32_t getNumber(cf::AssertOp op, FileLineColLoc place) {
    std::string text = ("assertion failed: " + op.getMsg() + " (" +
                        (place ? place.getFilename().strref() : "graph") + ":" +
                        Twine(place ? place.getLine() : 0) + ")")
                           .str();
    auto [entry, isNew] =
        numbers.try_emplace(text, static_cast<int32_t>(texts.size()) + 1);
    if (isNew)
      texts += text + '\0';
    return entry->second;
  }
  StringRef get() const { return texts; }

private:
  std::string texts;
  llvm::StringMap<int32_t> numbers;
};

/// Stores the number of a check that fails.
struct RecordAssert : OpRewritePattern<cf::AssertOp> {
  RecordAssert(MLIRContext *context, LLVM::GlobalOp word, CheckTexts &texts,
               Pass::Statistic &numChecks)
      : OpRewritePattern(context), word(word), texts(texts),
        numChecks(numChecks) {}

  LogicalResult matchAndRewrite(cf::AssertOp op,
                                PatternRewriter &rewriter) const override {
    LDBG() << "check '" << op.getMsg() << "' at " << op.getLoc();
    ++numChecks;
    Location loc = op.getLoc();
    FileLineColLoc place = findPlace(loc);
    Value isTrue =
        arith::ConstantOp::create(rewriter, loc, rewriter.getBoolAttr(true));
    Value fails = arith::XOrIOp::create(rewriter, loc, op.getArg(), isTrue);
    auto branch = scf::IfOp::create(rewriter, loc, fails);
    rewriter.setInsertionPointToStart(branch.thenBlock());
    LLVM::GlobalOp pointer = word;
    Value address = LLVM::AddressOfOp::create(rewriter, loc, pointer);
    Value target =
        LLVM::LoadOp::create(rewriter, loc, pointer.getGlobalType(), address);
    Value number = LLVM::ConstantOp::create(
        rewriter, loc, rewriter.getI32Type(), texts.getNumber(op, place));
    // Volatile: the compiler must not drop a store that the runtime reads.
    LLVM::StoreOp::create(rewriter, loc, number, target, /*alignment=*/4,
                          /*isVolatile=*/true);
    // The host must see it before the context ends.
    LLVM::FenceOp::create(rewriter, loc, LLVM::AtomicOrdering::seq_cst, "");
    // Upstream's lowering takes the place from a location of this kind alone.
    if (place)
      rewriter.modifyOpInPlace(op, [&] { op->setLoc(place); });
    return success();
  }

private:
  LLVM::GlobalOp word;
  CheckTexts &texts;
  Pass::Statistic &numChecks;
};

/// The address space of global memory in NVPTX.
constexpr unsigned kGlobalMemory = 1;

struct RecordAsserts : dp::impl::DPRecordAssertsBase<RecordAsserts> {
  void runOnOperation() override {
    if (!hasAssert(getOperation()))
      return;
    OpBuilder builder = OpBuilder::atBlockBegin(getOperation().getBody());
    Location loc = getOperation().getLoc();
    // Only symbols in global memory can be found from the host, which writes
    // the pointer.
    auto global = [&](Type type, bool isConstant, StringRef name,
                      Attribute value) {
      return LLVM::GlobalOp::create(builder, loc, type, isConstant,
                                    LLVM::Linkage::External, name, value,
                                    /*alignment=*/8, kGlobalMemory);
    };
    auto pointer = LLVM::LLVMPointerType::get(&getContext());
    LLVM::GlobalOp word =
        global(pointer, /*isConstant=*/false, DP_CHECK_WORD, Attribute());
    word.setExternallyInitialized(true);
    {
      // The pointer is null until the runtime has written it.
      OpBuilder body =
          OpBuilder::atBlockBegin(&word.getInitializerRegion().emplaceBlock());
      LLVM::ReturnOp::create(body, loc,
                             LLVM::ZeroOp::create(body, loc, pointer));
    }
    CheckTexts texts;
    RewritePatternSet patterns(&getContext());
    patterns.add<RecordAssert>(&getContext(), word, texts, numChecks);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
    global(LLVM::LLVMArrayType::get(builder.getI8Type(), texts.get().size()),
           /*isConstant=*/true, DP_CHECK_TEXTS,
           builder.getStringAttr(texts.get()));
  }
};
} // namespace
