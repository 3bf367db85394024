//===- SplitComplex.cpp - Complex numbers as two real ones ----------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A one-to-two type conversion. Arguments and results of functions stay one
// value, with the bytes that the caller has.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/FunctionSignature.h"
#include "dp/IR/InterfaceAttrs.h"
#include "dp/Transforms/Import/Passes.h"

#include "mlir/Conversion/ComplexToStandard/ComplexToStandard.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/DialectConversion.h"
#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-split-complex"

namespace mlir::dp {
#define GEN_PASS_DEF_DPSPLITCOMPLEX
#include "dp/Transforms/Import/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

static bool isComplex(Type type) {
  return isa<ComplexType>(getElementTypeOrSelf(type));
}

/// The type of the real or imaginary part; `type` itself if it is not complex.
static Type getPartType(Type type) {
  auto complex = dyn_cast<ComplexType>(getElementTypeOrSelf(type));
  if (!complex)
    return type;
  if (auto tensor = dyn_cast<TensorType>(type))
    return tensor.clone(complex.getElementType());
  return complex.getElementType();
}

/// Returns true if an operand, a result or a region's argument of `op` is
/// complex.
static bool usesComplex(Operation *op) {
  if (llvm::any_of(op->getOperandTypes(), isComplex) ||
      llvm::any_of(op->getResultTypes(), isComplex))
    return true;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (llvm::any_of(block.getArgumentTypes(), isComplex))
        return true;
  return false;
}

/// Returns true if an op treats each part alike: it moves elements, or combines
/// them part by part.
static bool isPartwise(Operation *op) {
  if (auto update = dyn_cast<IndexUpdateOp>(op))
    return !update.getKind() || update.getKind() == ReductionKind::add;
  return isa<tensor::EmptyOp, tensor::ExtractOp, tensor::InsertOp,
             tensor::ExtractSliceOp, tensor::InsertSliceOp,
             tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp,
             tensor::ReshapeOp, tensor::ConcatOp, tensor::FromElementsOp,
             tensor::SplatOp, arith::SelectOp, linalg::FillOp>(op);
}

/// Returns true if the region of `op` yields one element of its result.
static bool yieldsElement(Operation *op) {
  return isa<tensor::PadOp, tensor::GenerateOp>(op);
}

static bool isKnown(Operation *op) {
  return isPartwise(op) || yieldsElement(op) ||
         isa<complex::CreateOp, complex::ReOp, complex::ImOp,
             complex::ConstantOp, arith::ConstantOp, linalg::GenericOp,
             linalg::YieldOp, tensor::YieldOp, tensor::DimOp, tensor::RankOp,
             scf::ForOp, scf::IfOp, scf::WhileOp, scf::YieldOp,
             scf::ConditionOp, func::FuncOp, UnrealizedConversionCastOp>(op);
}

//===----------------------------------------------------------------------===//
// The function's arguments and results
//===----------------------------------------------------------------------===//

/// Converts `value`, whose last dimension has the two parts, to a value of
/// `type`.
static Value readParts(OpBuilder &builder, Location loc, Value value,
                       RankedTensorType type) {
  auto pairs = cast<RankedTensorType>(value.getType());
  int64_t rank = type.getRank();
  SmallVector<OpFoldResult> offsets(rank + 1, builder.getIndexAttr(0));
  SmallVector<OpFoldResult> strides(rank + 1, builder.getIndexAttr(1));
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, value);
  sizes.back() = builder.getIndexAttr(1);
  auto partType =
      RankedTensorType::get(type.getShape(), pairs.getElementType());
  SmallVector<Value> parts;
  for (int64_t part : {0, 1}) {
    offsets.back() = builder.getIndexAttr(part);
    parts.push_back(tensor::ExtractSliceOp::create(
        builder, loc, partType, value, offsets, sizes, strides));
  }
  return UnrealizedConversionCastOp::create(builder, loc, type, parts)
      .getResult(0);
}

/// A tensor of type `pairs` whose last dimension has the two parts of `value`.
/// It is elementwise in both parts, so that it is linear and keeps any
/// placement.
static Value writeParts(OpBuilder &builder, Location loc, Value value,
                        RankedTensorType pairs) {
  Type partType = getPartType(value.getType());
  auto parts = UnrealizedConversionCastOp::create(
      builder, loc, TypeRange{partType, partType}, value);
  int64_t rank = pairs.getRank();
  SmallVector<OpFoldResult> sizes =
      tensor::getMixedSizes(builder, loc, parts.getResult(0));
  sizes.push_back(builder.getIndexAttr(2));
  Value empty =
      tensor::EmptyOp::create(builder, loc, sizes, pairs.getElementType());
  AffineMap all = builder.getMultiDimIdentityMap(rank);
  AffineMap element = all.dropResult(rank - 1);
  return linalg::GenericOp::create(
             builder, loc, TypeRange{empty.getType()}, parts.getResults(),
             ValueRange{empty}, ArrayRef<AffineMap>{element, element, all},
             SmallVector<utils::IteratorType>(rank,
                                              utils::IteratorType::parallel),
             [&](OpBuilder &body, Location at, ValueRange arguments) {
               Value part = linalg::IndexOp::create(body, at, rank - 1);
               Value zero = arith::ConstantIndexOp::create(body, at, 0);
               Value isReal = arith::CmpIOp::create(
                   body, at, arith::CmpIPredicate::eq, part, zero);
               linalg::YieldOp::create(body, at,
                                       arith::SelectOp::create(body, at, isReal,
                                                               arguments[0],
                                                               arguments[1])
                                           .getResult());
             })
      .getResult(0);
}

/// The tensor type in the function for a complex tensor of the caller, and its
/// `dp.dtype`.
static std::pair<RankedTensorType, TypeAttr>
getInterface(RankedTensorType type) {
  SmallVector<int64_t> shape(type.getShape());
  shape.push_back(2);
  auto part = cast<ComplexType>(type.getElementType()).getElementType();
  return {RankedTensorType::get(shape, part),
          TypeAttr::get(type.getElementType())};
}

static LogicalResult convertInterface(func::FuncOp function) {
  Block &entry = function.front();
  FunctionSignature signature(function);
  for (BlockArgument argument : entry.getArguments()) {
    if (!isComplex(argument.getType()))
      continue;
    unsigned number = argument.getArgNumber();
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type || type.getEncoding())
      return emitError(argument.getLoc())
             << "argument " << number << " of '" << function.getName()
             << "' is of type " << argument.getType()
             << ", expected a ranked tensor without encoding";
    auto [pairs, dtype] = getInterface(type);
    argument.setType(pairs);
    signature.setArgAttr(number, kDTypeAttr, dtype);
    // The ops that convert the argument keep using it.
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : argument.getUses())
      uses.push_back(&use);
    OpBuilder builder = OpBuilder::atBlockBegin(&entry);
    Value value = readParts(builder, argument.getLoc(), argument, type);
    for (OpOperand *use : uses)
      use->set(value);
  }
  SmallVector<Type> results(function.getResultTypes());
  for (auto [number, result] : llvm::enumerate(results)) {
    if (!isComplex(result))
      continue;
    auto type = dyn_cast<RankedTensorType>(result);
    if (!type || type.getEncoding() ||
        function.getResultAttr(number, kPerDeviceAttr))
      return function.emitError()
             << "result " << number << " of '" << function.getName()
             << "' is of type " << result
             << (type && !type.getEncoding()
                     ? ", of which no device gives its own "
                       "(gather-scalars); return its parts"
                     : ", expected a ranked tensor without encoding");
    auto [pairs, dtype] = getInterface(type);
    signature.setResultAttr(number, kDTypeAttr, dtype);
    result = pairs;
  }
  signature.write();
  function.walk([&](func::ReturnOp op) {
    for (auto [operand, type] : llvm::zip_equal(op->getOpOperands(), results)) {
      if (operand.get().getType() == type)
        continue;
      OpBuilder builder(op);
      operand.set(writeParts(builder, op.getLoc(), operand.get(),
                             cast<RankedTensorType>(type)));
    }
  });
  function.setFunctionType(FunctionType::get(
      function.getContext(), entry.getArgumentTypes(), results));
  return success();
}

//===----------------------------------------------------------------------===//
// The ops
//===----------------------------------------------------------------------===//

/// Builds `op`, whose region yields one element, for each part, and a cast of
/// the two results to one.
static void splitYield(Operation *op) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  SmallVector<Value> parts;
  for (bool imaginary : {false, true}) {
    Operation *copy = builder.clone(*op);
    for (OpOperand &operand : copy->getOpOperands()) {
      if (!isComplex(operand.get().getType()))
        continue;
      Type part = getPartType(operand.get().getType());
      OpBuilder at(copy);
      operand.set(UnrealizedConversionCastOp::create(
                      at, loc, TypeRange{part, part}, operand.get())
                      .getResult(imaginary));
    }
    copy->getResult(0).setType(getPartType(op->getResult(0).getType()));
    Operation *yield = copy->getRegion(0).front().getTerminator();
    OpBuilder at(yield);
    Value number = yield->getOperand(0);
    yield->setOperand(
        0, imaginary ? complex::ImOp::create(at, loc, number).getResult()
                     : complex::ReOp::create(at, loc, number).getResult());
    parts.push_back(copy->getResult(0));
  }
  op->replaceAllUsesWith(UnrealizedConversionCastOp::create(
      builder, loc, op->getResultTypes(), parts));
  op->erase();
}

/// Part `part` of a constant.
static TypedAttr getPart(DenseElementsAttr value, unsigned part) {
  auto type = cast<ShapedType>(getPartType(value.getType()));
  if (value.isSplat())
    return DenseElementsAttr::get(
        type, part == 0 ? value.getSplatValue<std::complex<APFloat>>().real()
                        : value.getSplatValue<std::complex<APFloat>>().imag());
  SmallVector<APFloat> parts;
  for (const std::complex<APFloat> &number :
       value.getValues<std::complex<APFloat>>())
    parts.push_back(part == 0 ? number.real() : number.imag());
  return DenseElementsAttr::get(type, parts);
}

namespace {

/// Converts every op on complex numbers, except control flow.
struct SplitOp : ConversionPattern {
  SplitOp(const TypeConverter &types, MLIRContext *context)
      : ConversionPattern(types, MatchAnyOpTypeTag(), /*benefit=*/1, context) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override {
    LDBG() << "split " << op->getName() << " at " << op->getLoc();
    if (isa<complex::CreateOp>(op)) {
      replace(rewriter, op, {operands[0][0], operands[1][0]});
      return success();
    }
    if (isa<complex::ReOp, complex::ImOp>(op)) {
      rewriter.replaceOp(op, operands[0][isa<complex::ImOp>(op)]);
      return success();
    }
    if (auto constant = dyn_cast<complex::ConstantOp>(op)) {
      SmallVector<Value> parts;
      for (Attribute part : constant.getValue())
        parts.push_back(arith::ConstantOp::create(rewriter, op->getLoc(),
                                                  cast<TypedAttr>(part)));
      replace(rewriter, op, parts);
      return success();
    }
    if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
      auto dense = dyn_cast<DenseElementsAttr>(constant.getValue());
      if (!dense)
        return failure();
      SmallVector<Value> parts;
      for (unsigned part : {0, 1})
        parts.push_back(arith::ConstantOp::create(rewriter, op->getLoc(),
                                                  getPart(dense, part)));
      replace(rewriter, op, parts);
      return success();
    }
    if (isa<tensor::DimOp, tensor::RankOp>(op)) {
      Operation *copy = op->clone();
      copy->setOperand(0, operands[0][0]);
      rewriter.insert(copy);
      rewriter.replaceOp(op, copy->getResults());
      return success();
    }
    if (isa<linalg::YieldOp>(op)) {
      SmallVector<Value> flat;
      for (ValueRange values : operands)
        llvm::append_range(flat, values);
      rewriter.replaceOpWithNewOp<linalg::YieldOp>(op, flat);
      return success();
    }
    if (auto generic = dyn_cast<linalg::GenericOp>(op))
      return splitGeneric(generic, operands, rewriter);
    if (isPartwise(op)) {
      SmallVector<Value> parts;
      for (unsigned part : {0, 1})
        parts.push_back(copyForPart(op, operands, part, rewriter));
      replace(rewriter, op, parts);
      return success();
    }
    return failure();
  }

private:
  static void replace(ConversionPatternRewriter &rewriter, Operation *op,
                      ArrayRef<Value> parts) {
    SmallVector<ValueRange> values{ValueRange(parts)};
    rewriter.replaceOpWithMultiple(op, values);
  }

  static Value copyForPart(Operation *op, ArrayRef<ValueRange> operands,
                           unsigned part, ConversionPatternRewriter &rewriter) {
    Operation *copy = op->cloneWithoutRegions();
    SmallVector<Value> chosen;
    for (ValueRange values : operands)
      chosen.push_back(values.size() == 2 ? values[part] : values[0]);
    copy->setOperands(chosen);
    copy->getResult(0).setType(getPartType(op->getResult(0).getType()));
    rewriter.insert(copy);
    if (auto fill = dyn_cast<linalg::FillOp>(copy))
      buildFillBody(fill, rewriter);
    return copy->getResult(0);
  }

  static void buildFillBody(linalg::FillOp fill,
                            ConversionPatternRewriter &rewriter) {
    OpBuilder::InsertionGuard guard(rewriter);
    Location loc = fill.getLoc();
    Type element = fill.getInputs()[0].getType();
    Block *body = rewriter.createBlock(&fill.getRegion(), {},
                                       {element, element}, {loc, loc});
    linalg::YieldOp::create(rewriter, loc, ValueRange{body->getArgument(0)});
  }

  LogicalResult splitGeneric(linalg::GenericOp op,
                             ArrayRef<ValueRange> operands,
                             ConversionPatternRewriter &rewriter) const {
    SmallVector<Value> inputs, inits;
    SmallVector<AffineMap> maps;
    SmallVector<Type> results;
    SmallVector<SmallVector<Value>> replacements;
    for (OpOperand &operand : op->getOpOperands()) {
      ValueRange values = operands[operand.getOperandNumber()];
      bool isInit = op.isDpsInit(&operand);
      llvm::append_range(isInit ? inits : inputs, values);
      maps.append(values.size(), op.getMatchingIndexingMap(&operand));
      if (isInit)
        llvm::append_range(results, values.getTypes());
    }
    auto split =
        linalg::GenericOp::create(rewriter, op.getLoc(), results, inputs, inits,
                                  maps, op.getIteratorTypesArray());
    rewriter.inlineRegionBefore(op.getRegion(), split.getRegion(),
                                split.getRegion().begin());
    if (failed(rewriter.convertRegionTypes(&split.getRegion(),
                                           *getTypeConverter())))
      return failure();
    unsigned next = 0;
    for (Type type : op->getResultTypes()) {
      replacements.emplace_back();
      for (unsigned part = 0; part < (isComplex(type) ? 2 : 1); ++part)
        replacements.back().push_back(split.getResult(next++));
    }
    SmallVector<ValueRange> ranges(replacements.begin(), replacements.end());
    rewriter.replaceOpWithMultiple(op, ranges);
    return success();
  }
};

struct SplitComplex : dp::impl::DPSplitComplexBase<SplitComplex> {
  void getDependentDialects(DialectRegistry &registry) const override {
    DPSplitComplexBase::getDependentDialects(registry);
    registry.insert<DPDialect>();
  }

  void runOnStage() override {
    bool any = getOperation()
                   .walk([](Operation *op) {
                     return usesComplex(op) ? WalkResult::interrupt()
                                            : WalkResult::advance();
                   })
                   .wasInterrupted();
    if (any && failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult run();
  LogicalResult check();
};
} // namespace

/// Emits errors at ops that no pattern converts.
LogicalResult SplitComplex::check() {
  WalkResult walked =
      getOperation().walk<WalkOrder::PreOrder>([](Operation *op) {
        if (!usesComplex(op) || isa<func::ReturnOp>(op))
          return WalkResult::advance();
        if (isKnown(op) && !op->getParentOfType<ParallelOp>())
          return WalkResult::advance();
        Type type;
        for (Type used :
             llvm::concat<const Type>(SmallVector<Type>(op->getOperandTypes()),
                                      SmallVector<Type>(op->getResultTypes())))
          if (!type && isComplex(used))
            type = used;
        InFlightDiagnostic error = op->emitError();
        error << "'" << op->getName() << "' op ";
        if (type)
          error << "with a value of type " << type << " ";
        if (isa<ParallelOp>(op) || op->getParentOfType<ParallelOp>() ||
            isa_and_nonnull<DPDialect>(op->getDialect()))
          error << "is parallel already; complex numbers are split before "
                   "(dp-parallel-pipeline)";
        else
          error << "has no lowering for complex numbers; expected ops of "
                   "linalg, tensor, scf and complex";
        return WalkResult::interrupt();
      });
  return success(!walked.wasInterrupted());
}

LogicalResult SplitComplex::run() {
  ModuleOp module = getOperation();
  MLIRContext *context = &getContext();
  SmallVector<linalg::LinalgOp> named;
  module.walk([&](linalg::LinalgOp op) {
    if (usesComplex(op) && !isa<linalg::GenericOp, linalg::FillOp>(op))
      named.push_back(op);
  });
  IRRewriter rewriter(context);
  for (linalg::LinalgOp op : named) {
    rewriter.setInsertionPoint(op);
    // An op that cannot be generalized is an error below.
    if (op.hasPureTensorSemantics())
      (void)linalg::generalizeNamedOp(rewriter, op);
  }
  OpPassManager expand(ModuleOp::getOperationName());
  expand.addPass(createConvertComplexToStandardPass());
  if (failed(runPipeline(expand, module)) || failed(check()))
    return failure();
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isExternal() && failed(convertInterface(function)))
      return failure();

  SmallVector<Operation *> yielding;
  module.walk([&](Operation *op) {
    if (yieldsElement(op) && llvm::any_of(op->getResultTypes(), isComplex))
      yielding.push_back(op);
  });
  llvm::for_each(yielding, splitYield);

  TypeConverter types;
  types.addConversion([](Type type) { return type; });
  types.addConversion(
      [](Type type,
         SmallVectorImpl<Type> &parts) -> std::optional<LogicalResult> {
        if (!isComplex(type))
          return std::nullopt;
        parts.append(2, getPartType(type));
        return success();
      });
  types.addSourceMaterialization(
      [](OpBuilder &builder, Type type, ValueRange parts, Location loc) {
        return UnrealizedConversionCastOp::create(builder, loc, type, parts)
            .getResult(0);
      });
  types.addTargetMaterialization(
      [](OpBuilder &builder, TypeRange parts, ValueRange number, Location loc) {
        return SmallVector<Value>(
            UnrealizedConversionCastOp::create(builder, loc, parts, number)
                .getResults());
      });

  ConversionTarget target(*context);
  target.markUnknownOpDynamicallyLegal([](Operation *op) {
    return isa<UnrealizedConversionCastOp, func::FuncOp>(op) ||
           !usesComplex(op);
  });
  RewritePatternSet patterns(context);
  patterns.add<SplitOp>(types, context);
  scf::populateSCFStructuralTypeConversionsAndLegality(types, patterns, target,
                                                       /*benefit=*/2);
  if (failed(applyPartialConversion(module, target, std::move(patterns))))
    return failure();
  SmallVector<UnrealizedConversionCastOp> casts;
  module.walk([&](UnrealizedConversionCastOp cast) {
    if (usesComplex(cast))
      casts.push_back(cast);
  });
  reconcileUnrealizedCasts(casts);
  return success();
}
