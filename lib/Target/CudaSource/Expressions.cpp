//===- Expressions.cpp - arith, math and vector as C++ expressions --------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// Integers wrap in MLIR and overflow is undefined in C++, so that their sums
// are computed unsigned; an index stands for a size or a position and does not
// wrap.
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
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::dp;

static std::string call(StringRef function, ArrayRef<std::string> arguments) {
  return (function + "(" + llvm::join(arguments, ", ") + ")").str();
}

/// Whether an index is known to be no less than zero.
static bool isNonNegative(Value value, unsigned depth = 0) {
  if (!value.getType().isIndex() || depth > 8)
    return false;
  Operation *op = value.getDefiningOp();
  if (!op) // a loop's counter; loops begin at sums of what follows
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

/// Half precision has no math functions of its own in all cases: by float.
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

std::optional<Expr> CodePrinter::getComparison(Operation *op) {
  auto make = [&](StringRef symbol, const std::string &a,
                  const std::string &b) {
    Binding binding = symbol == "==" || symbol == "!=" ? Binding::equality
                                                       : Binding::relation;
    return Expr{(a + " " + symbol + " " + b).str(), binding};
  };
  auto symbol = [](unsigned order) {
    static constexpr StringLiteral kSymbols[] = {"<", "<=", ">", ">="};
    return kSymbols[order];
  };
  if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    using P = arith::CmpIPredicate;
    Type type = compare.getLhs().getType();
    std::string a = get(compare.getLhs(), Binding::shift);
    std::string b = get(compare.getRhs(), Binding::shift);
    P predicate = compare.getPredicate();
    if (predicate == P::eq || predicate == P::ne)
      return make(predicate == P::eq ? "==" : "!=", a, b);
    bool isUnsigned = predicate >= P::ult;
    // As signed, true is less than false.
    if (type.isInteger(1) && !isUnsigned)
      std::swap(a, b);
    if (isUnsigned && !type.isInteger(1) &&
        !(isNonNegative(compare.getLhs()) && isNonNegative(compare.getRhs()))) {
      a = getUnsigned(type) + "(" + get(compare.getLhs()).text + ")";
      b = getUnsigned(type) + "(" + get(compare.getRhs()).text + ")";
    }
    return make(symbol(static_cast<unsigned>(predicate) -
                       static_cast<unsigned>(isUnsigned ? P::ult : P::slt)),
                a, b);
  }
  auto compare = dyn_cast<arith::CmpFOp>(op);
  if (!compare)
    return std::nullopt;
  using P = arith::CmpFPredicate;
  std::string a = get(compare.getLhs(), Binding::shift);
  std::string b = get(compare.getRhs(), Binding::shift);
  auto isNot = [&](StringRef opposite) {
    return Expr{"!(" + make(opposite, a, b).text + ")", Binding::unary};
  };
  std::string unordered = a + " != " + a + " || " + b + " != " + b;
  switch (compare.getPredicate()) {
  case P::AlwaysFalse:
    return Expr{"false"};
  case P::AlwaysTrue:
    return Expr{"true"};
  case P::OEQ:
    return make("==", a, b);
  case P::OGT:
    return make(">", a, b);
  case P::OGE:
    return make(">=", a, b);
  case P::OLT:
    return make("<", a, b);
  case P::OLE:
    return make("<=", a, b);
  case P::UNE:
    return make("!=", a, b);
  case P::UGT:
    return isNot("<=");
  case P::UGE:
    return isNot("<");
  case P::ULT:
    return isNot(">=");
  case P::ULE:
    return isNot(">");
  case P::ONE:
    return Expr{a + " < " + b + " || " + a + " > " + b, Binding::logical};
  case P::UEQ:
    return Expr{"!(" + a + " < " + b + " || " + a + " > " + b + ")",
                Binding::unary};
  case P::UNO:
    return Expr{unordered, Binding::logical};
  case P::ORD:
    return Expr{"!(" + unordered + ")", Binding::unary};
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
    // Between the two 16-bit types and from double by float.
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

std::optional<Expr> CodePrinter::getBinary(Operation *op) {
  if (op->getNumOperands() != 2)
    return std::nullopt;
  Value left = op->getOperand(0), right = op->getOperand(1);
  Type type = left.getType();
  auto infix = [&](StringRef symbol, Binding binding) {
    // Operators of one precedence group to the left.
    Binding tighter = static_cast<Binding>(static_cast<int>(binding) - 1);
    return Expr{
        (get(left, binding) + " " + symbol + " " + get(right, tighter)).str(),
        binding};
  };
  StringRef name = op->getName().stripDialect();
  if (isa<FloatType>(type)) {
    if (name == "addf")
      return infix("+", Binding::sum);
    if (name == "subf")
      return infix("-", Binding::sum);
    if (name == "mulf")
      return infix("*", Binding::product);
    if (name == "divf")
      return infix("/", Binding::product);
    StringRef function = llvm::StringSwitch<StringRef>(name)
                             .Case("remf", "fmod")
                             .Case("maximumf", "maximum")
                             .Case("minimumf", "minimum")
                             .Case("maxnumf", "fmax")
                             .Case("minnumf", "fmin")
                             .Default("");
    if (function.empty())
      return std::nullopt;
    return callMath(function, {get(left), get(right)}, type);
  }
  if (type.isInteger(1)) {
    if (name == "addi" || name == "subi" || name == "xori")
      return infix("!=", Binding::equality);
    // As signed, 1 is -1.
    if (name == "andi" || name == "muli" || name == "minui" || name == "maxsi")
      return infix("&&", Binding::logical);
    if (name == "ori" || name == "maxui" || name == "minsi")
      return Expr{get(left, Binding::atom) + " || " + get(right, Binding::atom),
                  Binding::logical};
    return std::nullopt;
  }
  if (!type.isIntOrIndex())
    return std::nullopt;
  std::string cppType = getCppType(type), wide = getUnsigned(type);
  std::string a = get(left).text, b = get(right).text;
  StringRef symbol = llvm::StringSwitch<StringRef>(name)
                         .Case("addi", "+")
                         .Case("subi", "-")
                         .Cases({"muli", "muli"}, "*")
                         .Cases({"divsi", "divui"}, "/")
                         .Cases({"remsi", "remui"}, "%")
                         .Case("andi", "&")
                         .Case("ori", "|")
                         .Case("xori", "^")
                         .Case("shli", "<<")
                         .Cases({"shrsi", "shrui"}, ">>")
                         .Default("");
  if (!symbol.empty()) {
    Binding binding = llvm::StringSwitch<Binding>(symbol)
                          .Cases({"+", "-"}, Binding::sum)
                          .Cases({"*", "/", "%"}, Binding::product)
                          .Cases({"<<", ">>"}, Binding::shift)
                          .Default(Binding::bitwise);
    bool nonNegative = isNonNegative(left) && isNonNegative(right);
    bool isUnsigned = name == "divui" || name == "remui" || name == "shrui";
    bool plain = type.isIndex()
                     ? (!isUnsigned || nonNegative)
                     : (name == "divsi" || name == "remsi" || name == "shrsi");
    if (binding == Binding::bitwise)
      return Expr{get(left, Binding::unary) + " " + symbol.str() + " " +
                      get(right, Binding::unary),
                  binding};
    if (plain)
      return infix(symbol, binding);
    std::string text =
        wide + "(" + a + ") " + symbol.str() + " " + wide + "(" + b + ")";
    return Expr{cppType + "(" + text + ")"};
  }
  auto ofUnsigned = [&](StringRef function) {
    if (isNonNegative(left) && isNonNegative(right))
      return Expr{call(function, {a, b})};
    return Expr{cppType + "(" +
                call(function, {wide + "(" + a + ")", wide + "(" + b + ")"}) +
                ")"};
  };
  // Literals are ints.
  auto ofSigned = [&](StringRef function) {
    return Expr{call((function + "<" + cppType + ">").str(), {a, b})};
  };
  if (name == "minui")
    return ofUnsigned(
        "least<" +
        (isNonNegative(left) && isNonNegative(right) ? cppType : wide) + ">");
  if (name == "maxui")
    return ofUnsigned(
        "greatest<" +
        (isNonNegative(left) && isNonNegative(right) ? cppType : wide) + ">");
  if (name == "minsi")
    return ofSigned("least");
  if (name == "maxsi")
    return ofSigned("greatest");
  if (name == "ceildivui" && type.isIndex())
    return Expr{call("ceilDiv", {a, b})};
  return std::nullopt;
}

std::optional<Expr> CodePrinter::getMath(Operation *op) {
  Type type = op->getResult(0).getType();
  SmallVector<Expr> operands;
  for (Value operand : op->getOperands())
    operands.push_back(get(operand));
  StringRef name = op->getName().stripDialect();
  if (isa<math::FPowIOp>(op))
    return callMath("pow", {operands[0], {"double(" + operands[1].text + ")"}},
                    type);
  StringRef function =
      llvm::StringSwitch<StringRef>(name)
          .Cases({"exp", "exp2", "expm1", "log", "log2"}, name)
          .Cases({"log10", "log1p", "sqrt", "rsqrt", "cbrt"}, name)
          .Cases({"sin", "cos", "tan", "sinh", "cosh"}, name)
          .Cases({"tanh", "asin", "acos", "atan", "atan2"}, name)
          .Cases({"asinh", "acosh", "atanh", "erf", "erfc"}, name)
          .Cases({"floor", "ceil", "trunc", "round", "fma"}, name)
          .Case("copysign", name)
          .Case("powf", "pow")
          .Case("roundeven", "rint")
          .Case("absf", "fabs")
          .Case("isnan", "isnan")
          .Case("isinf", "isinf")
          .Case("isfinite", "isfinite")
          .Default("");
  if (!function.empty() && isa<FloatType>(op->getOperand(0).getType())) {
    if (isa<FloatType>(type))
      return callMath(function, operands, type);
    return Expr{call(function, {"float(" + operands[0].text + ")"})};
  }
  if (name == "absi")
    return Expr{get(op->getOperand(0), Binding::atom) + " < 0 ? " +
                    getCppType(type) + "(0u - " + getUnsigned(type) + "(" +
                    operands[0].text + ")) : " + operands[0].text,
                Binding::ternary};
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
  if (std::optional<Expr> compared = getComparison(op))
    return compared;
  if (std::optional<Expr> converted = getConversion(op))
    return converted;
  return getBinary(op);
}
