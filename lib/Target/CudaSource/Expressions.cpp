//===- Expressions.cpp - arith, math and vector as C++ expressions --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Integers wrap in MLIR, but a signed overflow is undefined in C++. Sums of
// integers are computed unsigned for that reason. An index is a size or a
// position, which does not wrap.
//
//===----------------------------------------------------------------------===//

#include "CodePrinter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::dp;

static std::string call(StringRef function, ArrayRef<std::string> arguments) {
  return (function + "(" + llvm::join(arguments, ", ") + ")").str();
}

/// Returns true if an index is known to be at least zero.
static bool isNonNegative(Value value, unsigned depth = 0) {
  if (!value.getType().isIndex() || depth > 8)
    return false;
  Operation *op = value.getDefiningOp();
  if (!op) // a loop's counter; loops begin at sums of the next ones
    return isa<scf::ForOp>(value.getParentBlock()->getParentOp());
  IntegerAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return !constant.getValue().isNegative();
  if (isa<gpu::ThreadIdOp, gpu::BlockIdOp, memref::DimOp>(op))
    return true;
  if (isa<arith::AddIOp, arith::MulIOp, arith::DivUIOp, arith::RemUIOp,
          arith::CeilDivUIOp, arith::MinUIOp>(op))
    return llvm::all_of(op->getOperands(), [&](Value operand) {
      return isNonNegative(operand, depth + 1);
    });
  return false;
}

static std::string getUnsigned(Type type) {
  if (type.isIndex())
    return "uint64_t";
  return "uint" + llvm::utostr(type.getIntOrFloatBitWidth()) + "_t";
}

/// A call of a math function. Half precision is computed in float, because not
/// all functions exist for it.
static Expr callMath(StringRef function, ArrayRef<Expr> operands, Type type) {
  bool narrow = type.isF16() || type.isBF16();
  SmallVector<std::string> arguments;
  for (const Expr &operand : operands)
    arguments.push_back(narrow ? "float(" + operand.text + ")" : operand.text);
  std::string text = call(function, arguments);
  return {narrow ? getCppType(type) + "(" + text + ")" : text};
}

std::optional<Expr> mlir::dp::getLiteral(TypedAttr attribute) {
  Type type = attribute.getType();
  if (auto dense = dyn_cast<DenseElementsAttr>(attribute)) {
    SmallVector<std::string> elements;
    for (Attribute element : dense.getValues<Attribute>())
      elements.push_back(getLiteral(cast<TypedAttr>(element))->text);
    return Expr{getCppType(type) + "{{" + llvm::join(elements, ", ") + "}}"};
  }
  if (auto integer = dyn_cast<IntegerAttr>(attribute)) {
    if (type.isInteger(1))
      return Expr{integer.getValue().isZero() ? "false" : "true"};
    return makeInteger(integer.getValue().getSExtValue());
  }
  auto number = dyn_cast<FloatAttr>(attribute);
  if (!number)
    return std::nullopt;
  const llvm::APFloat &value = number.getValue();
  std::string sign = value.isNegative() ? "-" : "";
  std::string text;
  if (value.isNaN()) {
    text = "NAN";
  } else if (value.isInfinity()) {
    text = sign + "INFINITY";
  } else {
    SmallString<32> digits;
    value.toString(digits, /*FormatPrecision=*/0, /*FormatMaxPadding=*/5);
    text = digits.str().str();
    if (text.find_first_of(".eE") == std::string::npos)
      text += ".0";
    if (!type.isF64())
      text += "f";
  }
  if (type.isF16() || type.isBF16())
    return Expr{getCppType(type) + "(" + text + ")"};
  if (type.isF64() && !value.isFinite())
    return Expr{"double(" + text + ")"};
  return Expr{text, text[0] == '-' ? Binding::unary : Binding::atom};
}

static Expr makeComparison(StringRef symbol, const std::string &a,
                           const std::string &b) {
  Binding binding =
      symbol == "==" || symbol == "!=" ? Binding::equality : Binding::relation;
  return {(a + " " + symbol + " " + b).str(), binding};
}

Expr CodePrinter::getComparison(arith::CmpIOp op) {
  using P = arith::CmpIPredicate;
  Type type = op.getLhs().getType();
  std::string a = get(op.getLhs(), Binding::shift);
  std::string b = get(op.getRhs(), Binding::shift);
  P predicate = op.getPredicate();
  if (predicate == P::eq || predicate == P::ne)
    return makeComparison(predicate == P::eq ? "==" : "!=", a, b);
  bool isUnsigned = predicate >= P::ult;
  // As a signed number, true is less than false.
  if (type.isInteger(1) && !isUnsigned)
    std::swap(a, b);
  if (isUnsigned && !type.isInteger(1) &&
      !(isNonNegative(op.getLhs()) && isNonNegative(op.getRhs()))) {
    a = getUnsigned(type) + "(" + get(op.getLhs()).text + ")";
    b = getUnsigned(type) + "(" + get(op.getRhs()).text + ")";
  }
  static constexpr StringLiteral kSymbols[] = {"<", "<=", ">", ">="};
  P first = isUnsigned ? P::ult : P::slt;
  return makeComparison(
      kSymbols[static_cast<unsigned>(predicate) - static_cast<unsigned>(first)],
      a, b);
}

/// In C++, an ordered comparison with NaN is false, and != is true.
Expr CodePrinter::getComparison(arith::CmpFOp op) {
  using P = arith::CmpFPredicate;
  std::string a = get(op.getLhs(), Binding::shift);
  std::string b = get(op.getRhs(), Binding::shift);
  auto make = [&](StringRef symbol) { return makeComparison(symbol, a, b); };
  auto negate = [](const std::string &text) {
    return Expr{"!(" + text + ")", Binding::unary};
  };
  std::string differ = a + " < " + b + " || " + a + " > " + b;
  std::string unordered = a + " != " + a + " || " + b + " != " + b;
  switch (op.getPredicate()) {
  case P::AlwaysFalse:
    return {"false"};
  case P::AlwaysTrue:
    return {"true"};
  case P::OEQ:
    return make("==");
  case P::OGT:
    return make(">");
  case P::OGE:
    return make(">=");
  case P::OLT:
    return make("<");
  case P::OLE:
    return make("<=");
  case P::UNE:
    return make("!=");
  case P::UGT:
    return negate(make("<=").text);
  case P::UGE:
    return negate(make("<").text);
  case P::ULT:
    return negate(make(">=").text);
  case P::ULE:
    return negate(make(">").text);
  case P::ONE:
    return {differ, Binding::logical};
  case P::UEQ:
    return negate(differ);
  case P::UNO:
    return {unordered, Binding::logical};
  case P::ORD:
    return negate(unordered);
  }
  llvm_unreachable("all predicates return");
}

std::optional<Expr> CodePrinter::getConversion(Operation *op) {
  if (op->getNumOperands() != 1)
    return std::nullopt;
  Value operand = op->getOperand(0);
  Type from = operand.getType(), to = op->getResult(0).getType();
  std::string x = get(operand).text, type = getCppType(to);
  bool fromBool = from.isInteger(1);
  auto cast = [&](const std::string &text) {
    return Expr{type + "(" + text + ")"};
  };
  if (isa<arith::ExtFOp, arith::TruncFOp>(op)) {
    // f16 and bf16 are converted to each other, and from double, through float.
    bool narrow = to.isF16() || to.isBF16();
    return narrow && !from.isF32() ? cast("float(" + x + ")") : cast(x);
  }
  if (isa<arith::ExtSIOp, arith::SIToFPOp, arith::IndexCastOp>(op))
    return cast(fromBool ? "-int(" + x + ")" : x);
  if (isa<arith::ExtUIOp, arith::UIToFPOp, arith::IndexCastUIOp>(op))
    return cast(fromBool ? x : getUnsigned(from) + "(" + x + ")");
  if (isa<arith::TruncIOp>(op))
    return to.isInteger(1)
               ? Expr{"(" + get(operand, Binding::unary) + " & 1) != 0",
                      Binding::equality}
               : cast(x);
  if (isa<arith::FPToSIOp>(op))
    return cast(from.isF16() || from.isBF16() ? "float(" + x + ")" : x);
  if (isa<arith::FPToUIOp>(op))
    return cast(getUnsigned(to) + "(" +
                (from.isF16() || from.isBF16() ? "float(" + x + ")" : x) + ")");
  if (isa<arith::BitcastOp>(op))
    return Expr{"bitCast<" + type + ">(" + x + ")"};
  if (isa<arith::NegFOp>(op))
    return Expr{"-" + get(operand, Binding::atom), Binding::unary};
  return std::nullopt;
}

namespace {
/// A C++ operator, and how its result on integers of fixed width relates to the
/// MLIR op's: the same, or only if the operands are taken as unsigned.
struct Operator {
  StringRef symbol;
  Binding binding;
  enum { exact, wraps, isUnsigned } arithmetic;
};
} // namespace

/// The operator for an op on integers of more than one bit or indices.
static std::optional<Operator> getIntegerOperator(Operation *op) {
  using Result = std::optional<Operator>;
  constexpr auto exact = Operator::exact;
  constexpr auto wraps = Operator::wraps;
  constexpr auto isUnsigned = Operator::isUnsigned;
  return TypeSwitch<Operation *, Result>(op)
      .Case([](arith::AddIOp) { return Operator{"+", Binding::sum, wraps}; })
      .Case([](arith::SubIOp) { return Operator{"-", Binding::sum, wraps}; })
      .Case(
          [](arith::MulIOp) { return Operator{"*", Binding::product, wraps}; })
      .Case(
          [](arith::DivSIOp) { return Operator{"/", Binding::product, exact}; })
      .Case([](arith::DivUIOp) {
        return Operator{"/", Binding::product, isUnsigned};
      })
      .Case(
          [](arith::RemSIOp) { return Operator{"%", Binding::product, exact}; })
      .Case([](arith::RemUIOp) {
        return Operator{"%", Binding::product, isUnsigned};
      })
      .Case(
          [](arith::AndIOp) { return Operator{"&", Binding::bitwise, exact}; })
      .Case([](arith::OrIOp) { return Operator{"|", Binding::bitwise, exact}; })
      .Case(
          [](arith::XOrIOp) { return Operator{"^", Binding::bitwise, exact}; })
      .Case([](arith::ShLIOp) { return Operator{"<<", Binding::shift, wraps}; })
      .Case(
          [](arith::ShRSIOp) { return Operator{">>", Binding::shift, exact}; })
      .Case([](arith::ShRUIOp) {
        return Operator{">>", Binding::shift, isUnsigned};
      })
      .Default(Result());
}

Expr CodePrinter::getInfix(Operation *op, StringRef symbol, Binding binding) {
  // Operators of one precedence group to the left.
  Binding tighter = static_cast<Binding>(static_cast<int>(binding) - 1);
  return {(get(op->getOperand(0), binding) + " " + symbol + " " +
           get(op->getOperand(1), tighter))
              .str(),
          binding};
}

std::optional<Expr> CodePrinter::getFloatBinary(Operation *op) {
  using Result = std::optional<Expr>;
  auto math = [&](StringRef function) {
    Value left = op->getOperand(0), right = op->getOperand(1);
    return callMath(function, {get(left), get(right)}, left.getType());
  };
  return TypeSwitch<Operation *, Result>(op)
      .Case([&](arith::AddFOp) { return getInfix(op, "+", Binding::sum); })
      .Case([&](arith::SubFOp) { return getInfix(op, "-", Binding::sum); })
      .Case([&](arith::MulFOp) { return getInfix(op, "*", Binding::product); })
      .Case([&](arith::DivFOp) { return getInfix(op, "/", Binding::product); })
      .Case([&](arith::RemFOp) { return math("fmod"); })
      .Case([&](arith::MaximumFOp) { return math("maximum"); })
      .Case([&](arith::MinimumFOp) { return math("minimum"); })
      .Case([&](arith::MaxNumFOp) { return math("fmax"); })
      .Case([&](arith::MinNumFOp) { return math("fmin"); })
      .Default(Result());
}

std::optional<Expr> CodePrinter::getBoolBinary(Operation *op) {
  if (isa<arith::AddIOp, arith::SubIOp, arith::XOrIOp>(op))
    return getInfix(op, "!=", Binding::equality);
  // As a signed number, 1 is -1.
  if (isa<arith::AndIOp, arith::MulIOp, arith::MinUIOp, arith::MaxSIOp>(op))
    return getInfix(op, "&&", Binding::logical);
  if (isa<arith::OrIOp, arith::MaxUIOp, arith::MinSIOp>(op))
    return Expr{get(op->getOperand(0), Binding::atom) + " || " +
                    get(op->getOperand(1), Binding::atom),
                Binding::logical};
  return std::nullopt;
}

std::optional<Expr> CodePrinter::getIntegerBinary(Operation *op) {
  Value left = op->getOperand(0), right = op->getOperand(1);
  Type type = left.getType();
  bool areNonNegative = isNonNegative(left) && isNonNegative(right);
  std::string cppType = getCppType(type), wide = getUnsigned(type);
  auto asUnsigned = [&](Value value) {
    return wide + "(" + get(value).text + ")";
  };
  if (std::optional<Operator> symbol = getIntegerOperator(op)) {
    if (symbol->binding == Binding::bitwise)
      return Expr{get(left, Binding::unary) + " " + symbol->symbol.str() + " " +
                      get(right, Binding::unary),
                  symbol->binding};
    // An index is a size or a position, which does not wrap.
    bool isPlain =
        type.isIndex()
            ? symbol->arithmetic != Operator::isUnsigned || areNonNegative
            : symbol->arithmetic == Operator::exact;
    if (isPlain)
      return getInfix(op, symbol->symbol, symbol->binding);
    return Expr{cppType + "(" + asUnsigned(left) + " " + symbol->symbol.str() +
                " " + asUnsigned(right) + ")"};
  }
  std::string a = get(left).text, b = get(right).text;
  // The type is named, because literals are ints.
  auto callSigned = [&](StringRef function) {
    return Expr{call((function + "<" + cppType + ">").str(), {a, b})};
  };
  auto callUnsigned = [&](StringRef function) {
    if (areNonNegative)
      return callSigned(function);
    return Expr{cppType + "(" +
                call((function + "<" + wide + ">").str(),
                     {asUnsigned(left), asUnsigned(right)}) +
                ")"};
  };
  using Result = std::optional<Expr>;
  return TypeSwitch<Operation *, Result>(op)
      .Case([&](arith::MinUIOp) { return callUnsigned("least"); })
      .Case([&](arith::MaxUIOp) { return callUnsigned("greatest"); })
      .Case([&](arith::MinSIOp) { return callSigned("least"); })
      .Case([&](arith::MaxSIOp) { return callSigned("greatest"); })
      .Case([&](arith::CeilDivUIOp) -> Result {
        if (!type.isIndex())
          return std::nullopt;
        return Expr{call("ceilDiv", {a, b})};
      })
      .Default(Result());
}

std::optional<Expr> CodePrinter::getBinary(Operation *op) {
  if (op->getNumOperands() != 2)
    return std::nullopt;
  Type type = op->getOperand(0).getType();
  if (isa<FloatType>(type))
    return getFloatBinary(op);
  if (type.isInteger(1))
    return getBoolBinary(op);
  return type.isIntOrIndex() ? getIntegerBinary(op) : std::nullopt;
}

/// The function of math.h, or of the prelude, for an op on floats; empty if
/// there is none.
static StringRef getMathFunction(Operation *op) {
  return TypeSwitch<Operation *, StringRef>(op)
      .Case<math::PowFOp, math::FPowIOp>([](auto) { return "pow"; })
      .Case([](math::RoundEvenOp) { return "rint"; })
      .Case([](math::AbsFOp) { return "fabs"; })
      .Case<math::ExpOp, math::Exp2Op, math::ExpM1Op, math::LogOp, math::Log2Op,
            math::Log10Op, math::Log1pOp, math::SqrtOp, math::RsqrtOp,
            math::CbrtOp, math::SinOp, math::CosOp, math::TanOp, math::SinhOp,
            math::CoshOp, math::TanhOp, math::AsinOp, math::AcosOp,
            math::AtanOp, math::Atan2Op, math::AsinhOp, math::AcoshOp,
            math::AtanhOp, math::ErfOp, math::ErfcOp, math::FloorOp,
            math::CeilOp, math::TruncOp, math::RoundOp, math::FmaOp,
            math::CopySignOp, math::IsNaNOp, math::IsInfOp, math::IsFiniteOp>(
          [](auto other) { return other->getName().stripDialect(); })
      .Default(StringRef());
}

std::optional<Expr> CodePrinter::getMath(Operation *op) {
  Type type = op->getResult(0).getType();
  SmallVector<Expr> operands;
  for (Value operand : op->getOperands())
    operands.push_back(get(operand));
  if (isa<math::FPowIOp>(op))
    operands[1] = {"double(" + operands[1].text + ")"};
  StringRef function = getMathFunction(op);
  if (!function.empty() && isa<FloatType>(op->getOperand(0).getType())) {
    if (isa<FloatType>(type))
      return callMath(function, operands, type);
    return Expr{call(function, {"float(" + operands[0].text + ")"})};
  }
  if (isa<math::AbsIOp>(op))
    return Expr{get(op->getOperand(0), Binding::atom) + " < 0 ? " +
                    getCppType(type) + "(0u - " + getUnsigned(type) + "(" +
                    operands[0].text + ")) : " + operands[0].text,
                Binding::ternary};
  if (isa<math::CtPopOp>(op) && type.isSignlessInteger(32))
    return Expr{call("__popc", operands[0].text)};
  return std::nullopt;
}

std::optional<Expr> CodePrinter::getExpression(Operation *op) {
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return getLiteral(constant.getValue());
  if (auto dim = dyn_cast<memref::DimOp>(op)) {
    std::optional<int64_t> number = dim.getConstantIndex();
    if (!number)
      return std::nullopt;
    return getView(dim.getSource()).sizes[*number];
  }
  if (isa<gpu::ThreadIdOp, gpu::BlockIdOp>(op)) {
    bool thread = isa<gpu::ThreadIdOp>(op);
    auto dimension = thread ? cast<gpu::ThreadIdOp>(op).getDimension()
                            : cast<gpu::BlockIdOp>(op).getDimension();
    return Expr{std::string("int64_t(") +
                (thread ? "threadIdx." : "blockIdx.") +
                gpu::stringifyDimension(dimension).str() + ")"};
  }
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    if (!select.getCondition().getType().isInteger(1))
      return std::nullopt;
    return Expr{get(select.getCondition(), Binding::logical) + " ? " +
                    get(select.getTrueValue(), Binding::logical) + " : " +
                    get(select.getFalseValue(), Binding::logical),
                Binding::ternary};
  }
  if (auto extract = dyn_cast<vector::ExtractOp>(op)) {
    if (extract.getStaticPosition().size() != 1 || extract.hasDynamicPosition())
      return std::nullopt;
    return Expr{get(extract.getSource(), Binding::atom) + "[" +
                llvm::itostr(extract.getStaticPosition()[0]) + "]"};
  }
  if (auto pack = dyn_cast<vector::FromElementsOp>(op)) {
    SmallVector<std::string> elements;
    for (Value element : pack.getElements())
      elements.push_back(get(element).text);
    return Expr{getCppType(pack.getType()) + "{{" + llvm::join(elements, ", ") +
                "}}"};
  }
  if (isa<VectorType>(op->getResult(0).getType()))
    return std::nullopt;
  if (isa<math::MathDialect>(op->getDialect()))
    return getMath(op);
  if (!isa<arith::ArithDialect>(op->getDialect()))
    return std::nullopt;
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return getComparison(compare);
  if (auto compare = dyn_cast<arith::CmpFOp>(op))
    return getComparison(compare);
  if (std::optional<Expr> converted = getConversion(op))
    return converted;
  return getBinary(op);
}
