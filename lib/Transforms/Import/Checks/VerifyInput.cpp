//===- VerifyInput.cpp - Checks of the input program ----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/ElementTypes.h"
#include "dp/Transforms/Import/Passes.h"

#include "Utils/Resources.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-verify-input"

namespace mlir::dp {
#define GEN_PASS_DEF_DPVERIFYINPUT
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

/// Refuses an index expression that divides constants by zero. It would fold to
/// poison, which upstream's fold of tensor.from_elements takes for a number.
static LogicalResult checkDivisions(Operation *op) {
  AffineMap map = TypeSwitch<Operation *, AffineMap>(op)
                      .Case<affine::AffineApplyOp, affine::AffineMinOp,
                            affine::AffineMaxOp>(
                          [](auto expression) { return expression.getMap(); })
                      .Default(AffineMap());
  if (!map)
    return success();
  SmallVector<Attribute> constants(op->getNumOperands());
  for (auto [value, constant] : llvm::zip_equal(op->getOperands(), constants))
    matchPattern(value, m_Constant(&constant));
  bool divides = false;
  (void)map.partialConstantFold(constants, nullptr, &divides);
  return divides ? op->emitError() << "'" << op->getName()
                                   << "' op divides by zero, or takes a "
                                      "remainder of no positive number"
                 : success();
}

/// Returns true if the op runs whenever its function does.
static bool alwaysRuns(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp()) {
    if (isa<FunctionOpInterface>(parent))
      return true;
    if (isa<RegionBranchOpInterface>(parent))
      return false;
  }
  return true;
}

/// Refuses constant indices of an element or a slice that a tensor does not
/// have. Nothing checks them later, and the program would read or write memory
/// that is not the tensor's. Ops that may not run may have them.
static LogicalResult checkIndices(Operation *op) {
  RankedTensorType type;
  SmallVector<OpFoldResult> first, sizes, strides;
  if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
    type = dyn_cast<RankedTensorType>(extract.getTensor().getType());
    first = getAsOpFoldResult(extract.getIndices());
  } else if (auto insert = dyn_cast<tensor::InsertOp>(op)) {
    type = dyn_cast<RankedTensorType>(insert.getDest().getType());
    first = getAsOpFoldResult(insert.getIndices());
  } else if (auto slice = dyn_cast<OffsetSizeAndStrideOpInterface>(op)) {
    type = isa<tensor::ExtractSliceOp>(op)
               ? cast<tensor::ExtractSliceOp>(op).getSourceType()
           : isa<tensor::InsertSliceOp>(op)
               ? cast<tensor::InsertSliceOp>(op).getDestType()
               : RankedTensorType();
    first = slice.getMixedOffsets();
    sizes = slice.getMixedSizes();
    strides = slice.getMixedStrides();
  }
  if (!type || !alwaysRuns(op))
    return success();
  for (auto [dim, offset] : llvm::enumerate(first)) {
    std::optional<int64_t> begin = getConstantIntValue(offset), size = 1,
                           stride = 1;
    if (!sizes.empty()) {
      size = getConstantIntValue(sizes[dim]);
      stride = getConstantIntValue(strides[dim]);
    }
    if (type.isDynamicDim(dim) || !begin || !size || !stride || *size == 0)
      continue;
    int64_t last, extent = type.getDimSize(dim);
    bool overflows = llvm::MulOverflow(*size - 1, *stride, last) ||
                     llvm::AddOverflow(*begin, last, last);
    if (overflows || *size < 0 || *begin < 0 || *begin >= extent || last < 0 ||
        last >= extent) {
      InFlightDiagnostic error = op->emitError()
                                 << "'" << op->getName() << "' op takes ";
      if (sizes.empty())
        error << "index " << *begin;
      else
        error << *size << " elements from index " << *begin << ", each "
              << *stride << " after the one before,";
      return error << " of dimension " << dim << " of " << type
                   << ", which has the indices 0 to " << extent - 1;
    }
  }
  return success();
}

namespace {
struct VerifyInput : dp::impl::DPVerifyInputBase<VerifyInput> {
  void runOnStage() override {
    WalkResult walked =
        getOperation().walk<WalkOrder::PreOrder>([&](Operation *op) {
          locate(op);
          return failed(check(op)) ? WalkResult::interrupt()
                                   : WalkResult::advance();
        });
    if (walked.wasInterrupted())
      signalPassFailure();
    supported.clear();
  }

private:
  /// Gives an op without location that of the op around it. MLIR makes the body
  /// of a named op of linalg without one when it reads or builds the op.
  static void locate(Operation *op) {
    if (isa<UnknownLoc>(op->getLoc()) && op->getParentOp())
      op->setLoc(op->getParentOp()->getLoc());
  }

  LogicalResult check(Operation *op) {
    auto fail = [op](Location loc, const Twine &what, Type type) {
      return emitError(loc) << "'" << op->getName() << "' op has " << what
                            << " of type " << type;
    };
    for (auto [number, type] : llvm::enumerate(op->getResultTypes()))
      if (failed(checkType(op, type, [&] {
            return fail(op->getLoc(), "result " + Twine(number), type);
          })))
        return failure();
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          if (failed(checkType(op, argument.getType(), [&] {
                return fail(argument.getLoc(),
                            "argument " + Twine(argument.getArgNumber()),
                            argument.getType());
              })))
            return failure();
    // The inliner asks the dialect of each region and needs one; the passes of
    // foreign ops replace or refuse theirs before.
    if (!op->isRegistered() && op->getNumRegions() != 0 && !isForeignOp(op))
      return op->emitError()
             << "'" << op->getName()
             << "' op has a region and is of no registered dialect; expected "
                "its dialect to be registered";
    if (isDialect(op, "vector"))
      return op->emitError() << "'" << op->getName()
                             << "' op computes with vectors, expected ops on "
                                "tensors and scalars";
    if (failed(checkInterface(op)) || failed(checkF8(op)) ||
        failed(checkDivisions(op)) || failed(checkIndices(op)))
      return failure();
    // Operands of TOSA ops are defined by ops that may be of any dialect.
    if (isDialect(op, "tosa"))
      for (Type type : op->getOperandTypes())
        if (isa<UnrankedTensorType>(type))
          return fail(op->getLoc(), "an operand", type)
                 << ", expected a ranked tensor";
    for (NamedAttribute attribute : op->getAttrs())
      if (auto elements =
              dyn_cast<DenseResourceElementsAttr>(attribute.getValue()))
        if (failed(checkResource(op, elements)))
          return failure();
    return success();
  }

  static bool isDialect(Operation *op, StringRef name) {
    return op->getName().getDialectNamespace() == name;
  }

  /// Refuses 8-bit floats that a caller passes or takes.
  static LogicalResult checkInterface(Operation *op) {
    auto function = dyn_cast<func::FuncOp>(op);
    if (!function || !function.isPublic())
      return success();
    auto check = [&](TypeRange types, StringRef what) -> LogicalResult {
      for (auto [number, type] : llvm::enumerate(types))
        if (isF8(getElementTypeOrSelf(type)))
          return op->emitError() << "'" << op->getName() << "' op has " << what
                                 << " " << number << " of type " << type
                                 << ", which no caller passes or takes; "
                                    "expected a wider float, "
                                    "converted in the program";
      return success();
    };
    return success(succeeded(check(function.getArgumentTypes(), "argument")) &&
                   succeeded(check(function.getResultTypes(), "result")));
  }

  /// Refuses arithmetic on 8-bit floats, which programs convert and move only.
  static LogicalResult checkF8(Operation *op) {
    if (!isDialect(op, "arith") && !isDialect(op, "math") &&
        !isDialect(op, "dp"))
      return success();
    if (isa<arith::ExtFOp, arith::TruncFOp, arith::ConstantOp, arith::SelectOp,
            arith::BitcastOp>(op))
      return success();
    for (TypeRange types :
         {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
      for (Type type : types)
        if (isF8(getElementTypeOrSelf(type)))
          return op->emitError()
                 << "'" << op->getName() << "' op computes with "
                 << getElementTypeOrSelf(type)
                 << ", which programs only convert and move; convert it by "
                    "arith.extf first";
    return success();
  }

  LogicalResult checkType(Operation *op, Type type,
                          llvm::function_ref<InFlightDiagnostic()> emit) {
    if (isDialect(op, "tosa") && isa<UnrankedTensorType>(type))
      return emit() << ", expected a ranked tensor";
    auto [known, isNew] = supported.try_emplace(type, true);
    if (!isNew && known->second)
      return success();
    known->second = false;
    if (isa<VectorType>(getElementTypeOrSelf(type)) || isa<VectorType>(type))
      return emit() << ", expected tensors and scalars: vectors are not "
                       "supported";
    if (Type element = findUnsupportedElement(type))
      return emit() << ", but no device computes with " << element
                    << "; expected " << getSupportedElementNames();
    LDBG() << type << " has a lowering; first met in " << op->getName()
           << " at " << op->getLoc();
    known->second = true;
    return success();
  }

  static LogicalResult checkResource(Operation *op,
                                     DenseResourceElementsAttr elements) {
    AsmResourceBlob *blob = elements.getRawHandle().getBlob();
    if (!blob)
      return op->emitError()
             << "'" << op->getName() << "' op takes its value of type "
             << elements.getType() << " from the resource '"
             << elements.getRawHandle().getKey()
             << "', which the file does not have";
    std::optional<int64_t> expected = getResourceBytes(elements.getType());
    if (expected && static_cast<int64_t>(blob->getData().size()) != *expected)
      return op->emitError()
             << "'" << op->getName() << "' op takes its value of type "
             << elements.getType() << " from the resource '"
             << elements.getRawHandle().getKey() << "', expected " << *expected
             << " bytes, found " << blob->getData().size();
    return success();
  }

  llvm::DenseMap<Type, bool> supported;
};
} // namespace
