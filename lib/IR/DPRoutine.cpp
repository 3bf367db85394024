//===- DPRoutine.cpp - Numerical routines of libraries --------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// On tensors and on buffers. The labels in brackets are those of docs/spec.md.
//
//===----------------------------------------------------------------------===//

#include "OpVerifiers.h"

#include "dp/IR/Routine.h"

#include <cmath>

using namespace mlir;
using namespace mlir::dp;

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

static bool hasFlag(RoutineFlags flags, RoutineFlags flag) {
  return bitEnumContainsAny(flags, flag);
}

/// The text of the signature of a library's call.
static StringRef describeCall(Routine routine, RoutineFlags flags) {
  using Flags = RoutineFlags;
  switch (routine) {
  case Routine::cholesky:
    return "->(n,n)*,i()";
  case Routine::triangular_solve:
    return hasFlag(flags, Flags::right) ? "(n,n)->(n,m)*" : "(m,m)->(n,m)*";
  case Routine::lu:
    return "->(n,m)*,i(k),i()";
  case Routine::householder_qr:
    return "->(n,m)*,(k)";
  case Routine::householder_product:
    return "(p)->(n,m)*";
  case Routine::eigh:
    return "->(n,n)*,(n),i()";
  case Routine::svd:
    return hasFlag(flags, Flags::values) ? "->(m,n)*,(k),i()"
           : hasFlag(flags, Flags::full) ? "->(m,n)*,(k),(m,m),(n,n),i()"
                                         : "->(m,n)*,(k),(k,m),(k,n),i()";
  case Routine::fft:
    return "->(n,c)*";
  case Routine::rfft:
    return "(n)->(h,c)";
  case Routine::irfft:
    return "->(h,c)*,(n)";
  case Routine::pivots_to_permutation:
    break; // No library has it.
  }
  return "";
}

/// The text of the signature, the flags, and the inputs in which it is linear.
static std::tuple<StringRef, RoutineFlags, SmallVector<unsigned>>
describe(Routine routine, RoutineFlags flags) {
  using Flags = RoutineFlags;
  switch (routine) {
  case Routine::cholesky:
    return {"(n,n)->(n,n),i()", Flags::upper, {}};
  case Routine::triangular_solve:
    return {hasFlag(flags, Flags::right) ? "(n,n),(m,n)->(m,n)"
                                         : "(m,m),(m,n)->(m,n)",
            Flags::upper | Flags::right | Flags::transpose | Flags::unit,
            {1}};
  case Routine::lu:
    return {"(m,n)->(m,n),i(k),i()", Flags::none, {}};
  case Routine::pivots_to_permutation:
    return {"i(k)->i(m)", Flags::none, {}};
  case Routine::householder_qr:
    return {"(m,n)->(m,n),(k)", Flags::none, {}};
  case Routine::householder_product:
    return {"(m,n),(p)->(m,n)", Flags::none, {}};
  case Routine::eigh:
    return {"(n,n)->(n,n),(n),i()", Flags::upper | Flags::values, {}};
  case Routine::svd:
    return {hasFlag(flags, Flags::values) ? "(m,n)->(k),i()"
            : hasFlag(flags, Flags::full) ? "(m,n)->(k),(m,m),(n,n),i()"
                                          : "(m,n)->(k),(m,k),(k,n),i()",
            Flags::full | Flags::values,
            {}};
  case Routine::fft:
    return {"(n),(n)->(n),(n)", Flags::inverse, {0, 1}};
  case Routine::rfft:
    return {"(n)->(h),(h)", Flags::none, {0}};
  case Routine::irfft:
    return {"(h),(h)->(n)", Flags::none, {0, 1}};
  }
  llvm_unreachable("all routines return");
}

RoutineSignature RoutineSignature::get(Routine routine, RoutineFlags flags) {
  RoutineSignature signature;
  auto [text, allowed, linear] = describe(routine, flags);
  if (hasFlag(flags, RoutineFlags::library)) {
    text = describeCall(routine, flags);
    linear.clear();
  }
  signature.allowed = allowed;
  signature.linear = std::move(linear);
  SmallVector<Operand> *operands = &signature.inputs;
  Operand operand;
  bool isInside = false;
  for (char c : text) {
    if (c == '>')
      operands = &signature.results;
    else if (c == '(')
      isInside = true;
    else if (c == ')')
      operands->push_back(std::exchange(operand, {})), isInside = false;
    else if (isInside && c != ',')
      operand.dims.push_back(c);
    else if (c == 'i')
      operand.isInteger = true;
    else if (c == '*')
      operands->back().isInOut = true;
  }
  return signature;
}

SmallVector<RoutineSignature::Operand> RoutineSignature::getOperands() const {
  SmallVector<Operand> all(inputs);
  llvm::append_range(all, results);
  return all;
}

int64_t mlir::dp::getNumBatchDims(const RoutineSignature &signature,
                                  TypeRange types) {
  return cast<ShapedType>(types.front()).getRank() -
         signature.getOperands().front().dims.size();
}

std::map<char, RoutineSize>
mlir::dp::getRoutineSizes(const RoutineSignature &signature, TypeRange types) {
  std::map<char, RoutineSize> sizes;
  int64_t batch = getNumBatchDims(signature, types);
  for (auto [number, operand] : llvm::enumerate(signature.getOperands()))
    for (auto [dim, letter] : llvm::enumerate(operand.dims))
      sizes.try_emplace(letter, RoutineSize{static_cast<unsigned>(number),
                                            batch + static_cast<int64_t>(dim)});
  return sizes;
}

bool mlir::dp::isFourier(Routine routine) {
  return routine == Routine::fft || routine == Routine::rfft ||
         routine == Routine::irfft;
}

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

ParseResult dp::parseRoutineFlags(OpAsmParser &parser,
                                  RoutineFlagsAttr &attribute) {
  if (failed(parser.parseOptionalKeyword("flags")))
    return success();
  auto flags = RoutineFlags::none;
  do {
    StringRef name;
    SMLoc at = parser.getCurrentLocation();
    if (parser.parseKeyword(&name))
      return failure();
    std::optional<RoutineFlags> flag = symbolizeRoutineFlags(name);
    if (!flag)
      return parser.emitError(at, "expected a flag of a routine, found '")
             << name << "'";
    flags = flags | *flag;
  } while (succeeded(parser.parseOptionalVerticalBar()));
  attribute = RoutineFlagsAttr::get(parser.getContext(), flags);
  return success();
}

void dp::printRoutineFlags(OpAsmPrinter &printer, Operation *,
                           RoutineFlagsAttr attribute) {
  if (attribute && attribute.getValue() != RoutineFlags::none)
    printer << "flags " << stringifyRoutineFlags(attribute.getValue());
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// Checks how the sizes that are static relate.
static LogicalResult verifySizes(Operation *op, Routine routine,
                                 const std::map<char, int64_t> &sizes) {
  auto get = [&](char letter) {
    auto found = sizes.find(letter);
    return found == sizes.end() ? ShapedType::kDynamic : found->second;
  };
  int64_t m = get('m'), n = get('n'), k = get('k'), h = get('h'), p = get('p');
  auto isKnown = [](int64_t a, int64_t b) {
    return !ShapedType::isDynamic(a) && !ShapedType::isDynamic(b);
  };
  bool hasBoth = sizes.count('m') && sizes.count('n');
  if (hasBoth && isKnown(m, n) && !mayAgree(k, std::min(m, n)))
    return op->emitOpError()
           << "expected k = " << std::min(m, n) << ", the smaller one of " << m
           << " and " << n << ", found " << k;
  if (isKnown(h, n) && h != n / 2 + 1)
    return op->emitOpError() << "expected h = " << n / 2 + 1
                             << ", n / 2 + 1 with n = " << n << ", found " << h;
  if (int64_t c = get('c'); !mayAgree(c, 2))
    return op->emitOpError() << "expected a complex number to be 2 real ones, "
                                "found "
                             << c;
  auto verifyAtMost = [&](int64_t a, int64_t b, StringRef what) {
    if (isKnown(a, b) && a > b)
      return LogicalResult(op->emitOpError()
                           << "expected " << what << ", found " << a << " and "
                           << b);
    return success();
  };
  if (routine == Routine::pivots_to_permutation)
    return verifyAtMost(k, m, "k <= m");
  if (routine == Routine::householder_product)
    return success(succeeded(verifyAtMost(n, m, "n <= m")) &&
                   succeeded(verifyAtMost(p, n, "p <= n")));
  return success();
}

template <typename Op>
static LogicalResult verifyRoutine(Op op) {
  RoutineSignature signature =
      RoutineSignature::get(op.getRoutine(), op.getFlags());
  if (std::is_same_v<Op, BufferRoutineOp> &&
      op.getRoutine() != Routine::pivots_to_permutation)
    signature.allowed |= RoutineFlags::library;
  // [routine-C1]
  if (!bitEnumContainsAll(signature.allowed, op.getFlags()))
    return op.emitOpError()
           << "expected flags of " << stringifyRoutine(op.getRoutine()) << " ("
           << stringifyRoutineFlags(signature.allowed) << "), found "
           << stringifyRoutineFlags(op.getFlags());
  // [routine-C2]
  if (op.getInputs().size() != signature.inputs.size() ||
      op.getDests().size() != signature.results.size())
    return op.emitOpError()
           << "expected " << signature.inputs.size() << " inputs and "
           << signature.results.size() << " destinations of "
           << stringifyRoutine(op.getRoutine()) << ", found "
           << op.getInputs().size() << " and " << op.getDests().size();
  Type element;
  std::map<char, int64_t> sizes;
  auto first = cast<ShapedType>(op->getOperand(0).getType());
  int64_t batch = getNumBatchDims(signature, op->getOperandTypes());
  for (auto [operand, used] :
       llvm::zip_equal(signature.getOperands(), op->getOperandTypes())) {
    auto type = cast<ShapedType>(used);
    Type found = type.getElementType();
    if (!operand.isInteger && !element)
      element = found;
    // [routine-C3]
    if (operand.isInteger
            ? !found.isInteger(32)
            : found != element || !(found.isF32() || found.isF64()))
      return op.emitOpError()
             << "expected elements of type "
             << (operand.isInteger ? "i32" : "f32 or f64, of all alike")
             << ", found " << type;
    // [routine-C4]
    if (batch < 0 ||
        type.getRank() != batch + static_cast<int64_t>(operand.dims.size()) ||
        !llvm::all_of(
            llvm::seq<int64_t>(0, batch),
            [&](int64_t dim) {
              return mayAgree(type.getDimSize(dim), first.getDimSize(dim));
            }))
      return op.emitOpError()
             << "expected " << operand.dims.size()
             << " dimensions after a batch that all operands have alike, "
                "found "
             << type << " beside " << first;
    // [routine-C5]
    for (auto [dim, letter] : llvm::enumerate(operand.dims)) {
      int64_t extent = type.getDimSize(batch + static_cast<int64_t>(dim));
      int64_t &known = sizes.try_emplace(letter, extent).first->second;
      if (!mayAgree(known, extent))
        return op.emitOpError()
               << "expected dimensions named '" << Twine(letter)
               << "' to be alike, found " << known << " and " << extent;
      if (ShapedType::isDynamic(known))
        known = extent;
    }
  }
  // [routine-C6]
  return verifySizes(op, op.getRoutine(), sizes);
}

void BufferRoutineOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  auto *resource = SideEffects::DefaultResource::get();
  SmallVector<RoutineSignature::Operand> results =
      RoutineSignature::get(getRoutine(), getFlags()).results;
  for (OpOperand &input : getInputsMutable())
    effects.emplace_back(MemoryEffects::Read::get(), &input, /*stage=*/0,
                         /*effectOnFullRegion=*/true, resource);
  for (auto [number, dest] : llvm::enumerate(getDestsMutable())) {
    if (number < results.size() && results[number].isInOut)
      effects.emplace_back(MemoryEffects::Read::get(), &dest, /*stage=*/0,
                           /*effectOnFullRegion=*/true, resource);
    effects.emplace_back(MemoryEffects::Write::get(), &dest, /*stage=*/0,
                         /*effectOnFullRegion=*/true, resource);
  }
}

LogicalResult RoutineOp::verify() { return verifyRoutine(*this); }

LogicalResult BufferRoutineOp::verify() {
  // [buffer.routine-C1]
  for (Type type : getOperandTypes())
    if (!cast<MemRefType>(type).getLayout().isIdentity())
      return emitOpError() << "expected dense buffers, found " << type;
  return verifyRoutine(*this);
}

int64_t RoutineOp::getNumBatchDims() {
  return dp::getNumBatchDims(RoutineSignature::get(getRoutine(), getFlags()),
                             getOperandTypes());
}

void RoutineOp::build(OpBuilder &builder, OperationState &state,
                      Routine routine, RoutineFlags flags, ValueRange inputs,
                      ValueRange dests) {
  build(builder, state, TypeRange(dests), routine, flags, inputs, dests);
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

OpCost BufferRoutineOp::estimateCost(const SizeQuery &sizes) {
  RoutineSignature signature = RoutineSignature::get(getRoutine(), getFlags());
  OpCost cost;
  cost.name = stringifyRoutine(getRoutine()).str();
  // Sides of the matrix: for each element of it as many operations as the
  // shorter side, as most factorizations need within a factor.
  double batch = 1, shorter = std::numeric_limits<double>::infinity(), area = 1;
  // The matrices or rows, before operands of fewer dimensions.
  Value first = getOperand(0);
  for (Value operand : getOperands())
    if (cast<MemRefType>(operand.getType()).getRank() >
        cast<MemRefType>(first.getType()).getRank())
      first = operand;
  int64_t numBatch = getNumBatchDims(signature, getOperandTypes());
  for (int64_t dim = 0, end = cast<MemRefType>(first.getType()).getRank();
       dim < end; ++dim) {
    double extent = sizes.getExtent(first, dim);
    (dim < numBatch ? batch : area) *= extent;
    if (dim >= numBatch)
      shorter = std::min(shorter, extent);
  }
  bool isTransform = isFourier(getRoutine());
  double perElement =
      isTransform ? 5 * std::log2(std::max(area, 2.0)) : 2 * shorter;
  cost.flops = batch * area * perElement;
  cost.element = cast<MemRefType>(first.getType()).getElementType();
  if (!isa<FloatType>(cost.element))
    cost.element = Float32Type::get(getContext());
  for (Value buffer : getOperands())
    cost.bytes += sizes.getBytes(buffer);
  return cost;
}

LibraryKind BufferRoutineOp::getLibrary() {
  return isFourier(getRoutine()) ? LibraryKind::fft : LibraryKind::lapack;
}
