//===- RaiseStablehloRoutines.cpp - XLA's linear algebra and ffts ---------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "ForeignOps.h"
#include "Fourier.h"
#include "Utils/Elementwise.h"
#include "Utils/TensorTypes.h"

#include "dp/IR/Routine.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::dp;

static InFlightDiagnostic refuseRoutine(Operation *op) {
  return op->emitOpError() << "cannot become dp.routine: ";
}

namespace {
/// A result of a routine, and the op's result that it replaces, if any.
struct RoutineResult {
  Type type;
  Value replaced;
};
} // namespace

/// Checks that operands and results have the dimensions of the signature, so
/// that the op's verifier can compare them.
static LogicalResult checkTypes(Operation *op,
                                const RoutineSignature &signature,
                                ArrayRef<RoutineResult> results) {
  auto check = [&](TypeRange types,
                   ArrayRef<RoutineSignature::Operand> expected) {
    if (types.size() != expected.size())
      return false;
    for (auto [type, operand] : llvm::zip_equal(types, expected)) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      if (!tensor ||
          tensor.getRank() < static_cast<int64_t>(operand.dims.size()))
        return false;
    }
    return true;
  };
  auto types = llvm::map_to_vector(
      results, [](const RoutineResult &result) { return result.type; });
  if (check(op->getOperandTypes(), signature.inputs) &&
      check(types, signature.results))
    return success();
  return refuseRoutine(op) << "expected " << signature.inputs.size()
                           << " operands and " << signature.results.size()
                           << " results that are ranked tensors, each with the "
                              "routine's dimensions";
}

/// A tensor for a result of `type`. Extents that are not static are those of
/// the inputs' dimensions of the same name.
static FailureOr<Value> createDest(OpBuilder &builder, Operation *op,
                                   const RoutineSignature &signature,
                                   RankedTensorType type,
                                   const RoutineSignature::Operand &result) {
  std::map<char, RoutineSize> sizes =
      getRoutineSizes(signature, op->getOperandTypes());
  int64_t batch = getNumBatchDims(signature, op->getOperandTypes());
  SmallVector<Value> extents;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(dim))
      continue;
    RoutineSize from{0, dim};
    if (dim >= batch)
      from = sizes.at(result.dims[dim - batch]);
    if (from.operand >= op->getNumOperands())
      return refuseRoutine(op) << "expected a static extent of dimension "
                               << dim << " of " << type;
    extents.push_back(tensor::DimOp::create(
        builder, op->getLoc(), op->getOperand(from.operand), from.dim));
  }
  return tensor::EmptyOp::create(builder, op->getLoc(), type, extents)
      .getResult();
}

/// Libraries compute with f32 and f64.
static Type getLibraryType(Type type) {
  return isHalf(type) ? getWideType(type) : type;
}

/// Casts between 16-bit floats and f32, if the types differ.
static Value castFloat(OpBuilder &builder, Location loc, Value value,
                       Type type) {
  if (value.getType() == type)
    return value;
  Type element = getElementTypeOrSelf(type);
  return createElementwise(
      builder, loc, value, element,
      [&](OpBuilder &at, ValueRange elements) -> Value {
        if (isHalf(type))
          return arith::TruncFOp::create(at, loc, element, elements[0]);
        return arith::ExtFOp::create(at, loc, element, elements[0]);
      });
}

/// Replaces `op` by a routine on its operands.
static LogicalResult replaceByRoutine(Operation *op, Routine routine,
                                      RoutineFlags flags,
                                      ArrayRef<RoutineResult> results,
                                      PatternRewriter &rewriter) {
  auto signature = RoutineSignature::get(routine, flags);
  if (failed(checkTypes(op, signature, results)))
    return failure();
  SmallVector<Value> dests;
  for (auto [result, operand] : llvm::zip_equal(results, signature.results)) {
    FailureOr<Value> dest = createDest(
        rewriter, op, signature,
        cast<RankedTensorType>(getLibraryType(result.type)), operand);
    if (failed(dest))
      return failure();
    dests.push_back(*dest);
  }
  auto inputs = llvm::map_to_vector(op->getOperands(), [&](Value operand) {
    return castFloat(rewriter, op->getLoc(), operand,
                     getLibraryType(operand.getType()));
  });
  auto raised =
      RoutineOp::create(rewriter, op->getLoc(), routine, flags, inputs, dests);
  for (auto [number, value] : llvm::enumerate(raised.getResults()))
    if (Value replaced = results[number].replaced)
      rewriter.replaceAllUsesWith(
          replaced,
          castFloat(rewriter, op->getLoc(), value, replaced.getType()));
  if (!op->use_empty())
    return refuseRoutine(op)
           << "it has a result in use that the routine does not "
              "compute";
  rewriter.eraseOp(op);
  return success();
}

/// All results of `op`.
static SmallVector<RoutineResult> getResults(Operation *op) {
  return llvm::map_to_vector(op->getResults(), [](Value result) {
    return RoutineResult{result.getType(), result};
  });
}

//===----------------------------------------------------------------------===//
// LAPACK, as JAX calls it
//===----------------------------------------------------------------------===//

/// A letter of the call's configuration, 0 if it is missing.
static char getLetter(Operation *op, StringRef name) {
  auto config = op->getAttrOfType<DictionaryAttr>("mhlo.backend_config");
  auto letter = config ? config.getAs<IntegerAttr>(name) : IntegerAttr();
  return letter ? static_cast<char>(letter.getValue().getZExtValue()) : 0;
}

/// The routine of LAPACK that a call is, without the letter of its type; empty
/// if it is none on real numbers.
static StringRef getLapackName(Operation *op) {
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  StringRef name = target ? target.getValue() : "";
  if (!name.consume_front("lapack_") || !name.consume_back("_ffi") ||
      !(name.consume_front("s") || name.consume_front("d")))
    return "";
  return name;
}

std::optional<Routine> dp::getLapackRoutine(Operation *op) {
  return llvm::StringSwitch<std::optional<Routine>>(getLapackName(op))
      .Case("potrf", Routine::cholesky)
      .Case("trsm", Routine::triangular_solve)
      .Case("getrf", Routine::lu)
      .Case("geqrf", Routine::householder_qr)
      .Case("orgqr", Routine::householder_product)
      .Case("syevd", Routine::eigh)
      .Case("gesdd", Routine::svd)
      .Default(std::nullopt);
}

/// LAPACK leaves the other triangle of a factor as it was.
static void keepOtherTriangle(Operation *potrf, bool upper,
                              PatternRewriter &builder) {
  auto type = potrf->getNumResults() == 2 && potrf->getNumOperands() == 1
                  ? dyn_cast<RankedTensorType>(potrf->getResultTypes()[0])
                  : RankedTensorType();
  if (!type || type.getRank() < 2 || potrf->getOperand(0).getType() != type)
    return; // An error when it becomes a routine.
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfter(potrf);
  Location loc = potrf->getLoc();
  Value factor = potrf->getResult(0);
  Value both = createElementwise(
      builder, loc, ValueRange{factor, potrf->getOperand(0)},
      type.getElementType(), [&](OpBuilder &at, ValueRange elements) -> Value {
        Value row = linalg::IndexOp::create(at, loc, type.getRank() - 2);
        Value column = linalg::IndexOp::create(at, loc, type.getRank() - 1);
        Value isFactor = arith::CmpIOp::create(
            at, loc,
            upper ? arith::CmpIPredicate::ule : arith::CmpIPredicate::uge, row,
            column);
        return arith::SelectOp::create(at, loc, isFactor, elements[0],
                                       elements[1]);
      });
  builder.replaceAllUsesExcept(factor, both, both.getDefiningOp());
}

LogicalResult dp::raiseLapack(Operation *op, Routine routine,
                              PatternRewriter &rewriter) {
  RoutineFlags flags = RoutineFlags::none;
  auto setIf = [&](StringRef name, char letter, RoutineFlags flag) {
    if (getLetter(op, name) == letter)
      flags = flags | flag;
  };
  switch (routine) {
  case Routine::cholesky:
    setIf("uplo", 'U', RoutineFlags::upper);
    keepOtherTriangle(op, flags == RoutineFlags::upper, rewriter);
    break;
  case Routine::triangular_solve:
    setIf("uplo", 'U', RoutineFlags::upper);
    setIf("side", 'R', RoutineFlags::right);
    setIf("diag", 'U', RoutineFlags::unit);
    setIf("trans_x", 'T', RoutineFlags::transpose);
    setIf("trans_x", 'C', RoutineFlags::transpose);
    break;
  case Routine::eigh:
    setIf("uplo", 'U', RoutineFlags::upper);
    setIf("mode", 'N', RoutineFlags::values);
    break;
  case Routine::svd:
    setIf("mode", 'A', RoutineFlags::full);
    setIf("mode", 'N', RoutineFlags::values);
    break;
  default:
    break;
  }
  SmallVector<RoutineResult> results = getResults(op);
  if (routine == Routine::svd && results.size() == 5) {
    // The first result is the overwritten operand.
    results.erase(results.begin());
    if (bitEnumContainsAny(flags, RoutineFlags::values))
      results.erase(results.begin() + 1, results.begin() + 3);
  }
  return replaceByRoutine(op, routine, flags, results, rewriter);
}

//===----------------------------------------------------------------------===//
// Ops of StableHLO
//===----------------------------------------------------------------------===//

static bool isSet(Operation *op, StringRef name) {
  auto attribute = op->getAttrOfType<BoolAttr>(name);
  return attribute && attribute.getValue();
}

/// The name in `#stablehlo<kind NAME>`, empty if the attribute has another
/// form.
static StringRef getEnumerator(Operation *op, StringRef name, StringRef kind) {
  auto opaque = dyn_cast_if_present<OpaqueAttr>(op->getAttr(name));
  StringRef text = opaque ? opaque.getAttrData() : "";
  return text.consume_front(kind) && text.consume_front(" ") ? text : "";
}

LogicalResult dp::raiseCholesky(Operation *op, PatternRewriter &rewriter) {
  SmallVector<RoutineResult> results = getResults(op);
  auto type = results.size() == 1 ? dyn_cast<RankedTensorType>(results[0].type)
                                  : RankedTensorType();
  if (!type || type.getRank() < 2)
    return refuseRoutine(op)
           << "expected a result that is a tensor of matrices";
  Type status = RankedTensorType::get(type.getShape().drop_back(2),
                                      IntegerType::get(op->getContext(), 32));
  results.push_back({status, nullptr});
  return replaceByRoutine(op, Routine::cholesky,
                          isSet(op, "lower") ? RoutineFlags::none
                                             : RoutineFlags::upper,
                          results, rewriter);
}

LogicalResult dp::raiseTriangularSolve(Operation *op,
                                       PatternRewriter &rewriter) {
  RoutineFlags flags = RoutineFlags::none;
  if (!isSet(op, "lower"))
    flags = flags | RoutineFlags::upper;
  if (!isSet(op, "left_side"))
    flags = flags | RoutineFlags::right;
  if (isSet(op, "unit_diagonal"))
    flags = flags | RoutineFlags::unit;
  StringRef transpose = getEnumerator(op, "transpose_a", "transpose");
  if (transpose.empty())
    return refuseRoutine(op) << "expected a 'transpose_a' of StableHLO";
  if (transpose != "NO_TRANSPOSE")
    flags = flags | RoutineFlags::transpose;
  return replaceByRoutine(op, Routine::triangular_solve, flags, getResults(op),
                          rewriter);
}

LogicalResult dp::raiseFft(Operation *op, PatternRewriter &rewriter) {
  StringRef type = getEnumerator(op, "fft_type", "fft_type");
  auto lengths = op->getAttrOfType<DenseI64ArrayAttr>("fft_length");
  auto input = op->getNumOperands() == 1
                   ? dyn_cast<RankedTensorType>(op->getOperand(0).getType())
                   : RankedTensorType();
  auto result = op->getNumResults() == 1
                    ? dyn_cast<RankedTensorType>(op->getResult(0).getType())
                    : RankedTensorType();
  if (!lengths || !input || !result || lengths.empty() ||
      input.getRank() != result.getRank() || input.getRank() < lengths.size())
    return refuseRoutine(op)
           << "expected a tensor, a result of its rank, and an "
              "'fft_length' for the last dimensions";
  bool toReal = type == "IRFFT", fromReal = type == "RFFT";
  if ((type != "FFT" && type != "IFFT" && !toReal && !fromReal) ||
      isa<ComplexType>(input.getElementType()) == fromReal ||
      isa<ComplexType>(result.getElementType()) == toReal)
    return refuseRoutine(op)
           << "expected an 'fft_type' of StableHLO for complex "
              "numbers, or real ones on one side";
  auto reals = toReal ? result : input;
  if (reals.getShape().take_back(lengths.size()) != lengths.asArrayRef())
    return refuseRoutine(op)
           << "expected 'fft_length' to be the last extents of " << reals;
  Fourier fourier(rewriter, op->getLoc(), lengths.size());
  Value value = op->getOperand(0);
  if (fromReal)
    value = fourier.createComplex(fourier.createRfft(value));
  else if (toReal)
    value = fourier.createIrfft(fourier.getParts(value), lengths.asArrayRef());
  else
    value = fourier.createComplex(
        fourier.createFft(fourier.getParts(value), type == "IFFT"));
  if (value.getType() != result)
    return refuseRoutine(op) << "expected a result of type " << value.getType()
                             << ", found " << result;
  rewriter.replaceOp(op, value);
  return success();
}
