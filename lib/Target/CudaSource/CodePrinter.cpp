//===- CodePrinter.cpp - MLIR ops as C++ statements -----------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CodePrinter.h"

#include "dp/Conversion/WarpOps.h"
#include "dp/Support/Location.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::dp;

/// Longer expressions get a name.
static constexpr size_t kMaxInline = 56;

std::string mlir::dp::getCppType(Type type) {
  if (type.isIndex())
    return "int64_t";
  if (type.isF16())
    return "__half";
  if (type.isBF16())
    return "__nv_bfloat16";
  if (type.isF32())
    return "float";
  if (type.isF64())
    return "double";
  if (auto vector = dyn_cast<VectorType>(type)) {
    std::string element = getCppType(vector.getElementType());
    if (element.empty() || vector.getRank() != 1 || vector.isScalable())
      return "";
    return "Vec<" + element + ", " + llvm::utostr(vector.getDimSize(0)) + ">";
  }
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return "";
  unsigned width = integer.getWidth();
  if (width == 1)
    return "bool";
  if (width != 8 && width != 16 && width != 32 && width != 64)
    return "";
  return (integer.isUnsigned() ? "uint" : "int") + llvm::utostr(width) + "_t";
}

/// Returns true for C++'s keywords, the file's own functions that a step calls,
/// and macros of its headers.
static bool isReserved(StringRef name) {
  static const llvm::StringSet<> reserved = {
      "alignas", "alignof", "and", "and_eq", "asm", "auto", "bitand", "bitor",
      "bool", "break", "case", "catch", "char", "char16_t", "char32_t", "class",
      "compl", "const", "const_cast", "constexpr", "continue", "decltype",
      "default", "delete", "do", "double", "dynamic_cast", "else", "enum",
      "explicit", "export", "extern", "false", "float", "for", "friend", "goto",
      "if", "inline", "int", "long", "mutable", "namespace", "new", "noexcept",
      "not", "not_eq", "nullptr", "operator", "or", "or_eq", "private",
      "protected", "public", "register", "reinterpret_cast", "return", "short",
      "signed", "sizeof", "static", "static_assert", "static_cast", "struct",
      "switch", "template", "this", "thread_local", "throw", "true", "try",
      "typedef", "typeid", "typename", "union", "unsigned", "using", "virtual",
      "void", "volatile", "wchar_t", "while", "xor", "xor_eq",
      // Of the file.
      "addUp", "allGather", "allToAll", "Batch", "BufferInfo", "bytesOf",
      "ceilDiv", "Device", "EntryInfo", "gemm", "greatest", "kDevices",
      "kEntries", "least", "main", "Matrix", "Part", "Placement",
      "reduceScatter", "shardOffset", "shardSize", "std", "Vec",
      // Of its headers.
      "alloca", "assert", "errno", "isnan", "linux", "math_errhandling",
      "stderr", "stdin", "stdout", "strdupa", "unix"};
  return reserved.contains(name);
}

/// Returns true for names that only macros have by convention, and for names
/// reserved for the compiler and the libraries.
static bool looksLikeMacro(StringRef name) {
  if (name.starts_with("__") || name.starts_with("cuda") ||
      name.starts_with("nccl") || name.starts_with("pthread_"))
    return true;
  // Also M_PIf128, and names that begin with an underscore and a capital.
  auto isUpper = [](char c) { return (c >= 'A' && c <= 'Z') || c == '_'; };
  return name.size() > 2 && isUpper(name[0]) && isUpper(name[1]);
}

std::string mlir::dp::getIdentifier(StringRef name) {
  std::string result;
  for (char c : name)
    result += llvm::isAlnum(c) ? c : '_';
  if (result.empty() || llvm::isDigit(result.front()))
    result.insert(result.begin(), '_');
  return isReserved(result) || looksLikeMacro(result) ? result + "_" : result;
}

std::string mlir::dp::asComment(StringRef text) {
  auto isPlain = [](char c) {
    return c != '\\' && static_cast<unsigned char>(c) >= ' ';
  };
  if (llvm::all_of(text, isPlain))
    return text.str();
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '\\')
      quoted += "\\\\";
    else if (isPlain(c))
      quoted += c;
    else
      quoted += "\\x" + llvm::toHex(StringRef(&c, 1));
  }
  return quoted + "\"";
}

std::string mlir::dp::joinLines(ArrayRef<std::string> items, size_t column) {
  std::string text;
  for (auto [number, item] : llvm::enumerate(items)) {
    bool isLast = number + 1 == items.size();
    if (column + item.size() > 89 && number > 0) {
      text.back() = '\n';
      text += "      ";
      column = 6;
    }
    text += item;
    if (!isLast)
      text += ", ";
    column += item.size() + 2;
  }
  return text;
}

Expr mlir::dp::makeInteger(int64_t value) {
  if (value == std::numeric_limits<int64_t>::min())
    return {"INT64_MIN", Binding::atom};
  bool wide = value != static_cast<int32_t>(value);
  return {llvm::itostr(value) + (wide ? "LL" : ""),
          value < 0 ? Binding::unary : Binding::atom};
}

Expr mlir::dp::multiply(const Expr &a, const Expr &b) {
  if (a.text == "0" || b.text == "0")
    return {"0"};
  if (a.text == "1")
    return b;
  if (b.text == "1")
    return a;
  return {a.in(Binding::product) + " * " + b.in(Binding::unary),
          Binding::product};
}

Expr mlir::dp::add(const Expr &a, const Expr &b) {
  if (a.text == "0")
    return b;
  if (b.text == "0")
    return a;
  return {a.in(Binding::sum) + " + " + b.in(Binding::product), Binding::sum};
}

View mlir::dp::makeView(MemRefType type, std::string pointer,
                        llvm::function_ref<Expr(int64_t)> size,
                        llvm::function_ref<Expr(int64_t)> stride) {
  View view{std::move(pointer), {}, {}};
  int64_t rank = type.getRank(), offset;
  for (int64_t i = 0; i < rank; ++i)
    view.sizes.push_back(
        type.isDynamicDim(i) ? size(i) : makeInteger(type.getDimSize(i)));
  SmallVector<int64_t> strides;
  (void)type.getStridesAndOffset(strides, offset);
  view.strides.resize(rank);
  Expr inner{"1"};
  for (int64_t i = rank - 1; i >= 0; --i) {
    if (!ShapedType::isDynamic(strides[i]))
      view.strides[i] = makeInteger(strides[i]);
    else
      view.strides[i] = type.getLayout().isIdentity() ? inner : stride(i);
    inner = ShapedType::isDynamic(strides[i]) || type.isDynamicDim(i)
                ? multiply(view.sizes[i], view.strides[i])
                : makeInteger(strides[i] * type.getDimSize(i));
  }
  return view;
}

bool mlir::dp::isWritten(Value memref) {
  return llvm::any_of(memref.getUses(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    if (auto store = dyn_cast<memref::StoreOp>(user))
      return store.getMemRef() == memref;
    if (auto atomic = dyn_cast<memref::AtomicRMWOp>(user))
      return atomic.getMemref() == memref;
    if (auto store = dyn_cast<vector::StoreOp>(user))
      return store.getBase() == memref;
    return isa<scf::YieldOp>(user) &&
           isWritten(user->getParentOp()->getResult(use.getOperandNumber()));
  });
}

std::string CodePrinter::makeName(StringRef hint) {
  unsigned number = names[hint]++;
  std::string name = hint.str();
  if (number == 0)
    return name;
  // A hint may end in a digit itself.
  name += (llvm::isDigit(hint.back()) ? "_" : "") + llvm::utostr(number);
  ++names[name];
  return name;
}

LogicalResult mlir::dp::emitUnprintable(Operation *op, const Twine &what) {
  return op->emitError() << what
                         << " cannot be printed as CUDA C++; compile to an "
                            "executable instead";
}

LogicalResult mlir::dp::emitUnprintable(Operation *op) {
  return emitUnprintable(op, "'" + op->getName().getStringRef() + "'");
}

Expr CodePrinter::get(Value value) {
  auto it = exprs.find(value);
  return it == exprs.end() ? Expr{"/* unknown */"} : it->second;
}

void CodePrinter::define(Value value, Expr expr, StringRef hint) {
  Operation *op = value.getDefiningOp();
  bool isLiteral = matchPattern(value, m_Constant()) ||
                   isa<gpu::ThreadIdOp, gpu::BlockIdOp, memref::DimOp>(op);
  bool once = value.hasOneUse() &&
              value.getUsers().begin()->getBlock() == op->getBlock() &&
              isMemoryEffectFree(op) && expr.text.size() <= kMaxInline;
  if (!isLiteral && !once) {
    std::string name = makeName(hint);
    line() << "const " << getCppType(value.getType()) << " " << name << " = "
           << expr.text << ";\n";
    expr = {name};
  }
  exprs[value] = std::move(expr);
}

Expr CodePrinter::getOffset(const View &view, ArrayRef<Expr> indices) {
  Expr offset{"0"};
  for (auto [index, stride] : llvm::zip(indices, view.strides))
    offset = add(offset, multiply(index, stride));
  return offset;
}

std::string CodePrinter::getElement(Value memref, ValueRange indices) {
  const View &view = getView(memref);
  SmallVector<Expr> list;
  for (Value index : indices)
    list.push_back(get(index));
  return view.pointer + "[" + getOffset(view, list).text + "]";
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// Assigns all values to the names at the same time.
void CodePrinter::assign(ArrayRef<std::string> targets, ValueRange values) {
  if (targets.size() == 1) {
    line() << targets[0] << " = " << get(values[0]).text << ";\n";
    return;
  }
  SmallVector<std::string> next;
  for (auto [target, value] : llvm::zip(targets, values)) {
    next.push_back(makeName("next"));
    line() << "const " << getCppType(value.getType()) << " " << next.back()
           << " = " << get(value).text << ";\n";
  }
  for (auto [target, name] : llvm::zip(targets, next))
    line() << target << " = " << name << ";\n";
}

LogicalResult CodePrinter::printFor(Operation *op) {
  auto loop = cast<scf::ForOp>(op);
  SmallVector<std::string> carried;
  for (auto [argument, initial, result] : llvm::zip(
           loop.getRegionIterArgs(), loop.getInitArgs(), loop.getResults())) {
    carried.push_back(makeName("acc"));
    line() << getCppType(initial.getType()) << " " << carried.back() << " = "
           << get(initial).text << ";\n";
    exprs[argument] = exprs[result] = {carried.back()};
  }
  static constexpr StringLiteral kNames[] = {"i", "j", "k", "l"};
  std::string iv = makeName(kNames[std::min(loops, 3u)]);
  std::string type = getCppType(loop.getInductionVar().getType());
  exprs[loop.getInductionVar()] = {iv};
  std::string step = get(loop.getStep()).text;
  line() << "for (" << type << " " << iv << " = "
         << get(loop.getLowerBound()).text << "; " << iv << " < "
         << get(loop.getUpperBound(), Binding::shift) << "; "
         << (step == "1" ? "++" + iv : iv + " += " + step) << ") {\n";
  ++depth, ++loops;
  LogicalResult result = printBlock(*loop.getBody());
  if (succeeded(result) && !carried.empty())
    assign(carried, loop.getBody()->getTerminator()->getOperands());
  --depth, --loops;
  line() << "}\n";
  return result;
}

LogicalResult CodePrinter::printIf(Operation *op) {
  auto branch = cast<scf::IfOp>(op);
  SmallVector<std::string> results;
  for (Value result : branch.getResults()) {
    results.push_back(makeName("chosen"));
    line() << getCppType(result.getType()) << " " << results.back() << ";\n";
    exprs[result] = {results.back()};
  }
  auto print = [&](Block &block) {
    ++depth;
    LogicalResult result = printBlock(block);
    if (succeeded(result) && !results.empty())
      assign(results, block.getTerminator()->getOperands());
    --depth;
    return result;
  };
  line() << "if (" << get(branch.getCondition()).text << ") {\n";
  if (failed(print(*branch.thenBlock())))
    return failure();
  if (!branch.getElseRegion().empty()) {
    line() << "} else {\n";
    if (failed(print(*branch.elseBlock())))
      return failure();
  }
  line() << "}\n";
  return success();
}

LogicalResult CodePrinter::printWhile(Operation *op) {
  auto loop = cast<scf::WhileOp>(op);
  SmallVector<std::string> carried, results;
  for (auto [argument, initial] :
       llvm::zip(loop.getBeforeArguments(), loop.getInits())) {
    carried.push_back(makeName("state"));
    line() << getCppType(initial.getType()) << " " << carried.back() << " = "
           << get(initial).text << ";\n";
    exprs[argument] = {carried.back()};
  }
  for (auto [argument, result] :
       llvm::zip(loop.getAfterArguments(), loop.getResults())) {
    results.push_back(makeName("state"));
    line() << getCppType(result.getType()) << " " << results.back() << ";\n";
    exprs[argument] = exprs[result] = {results.back()};
  }
  line() << "while (true) {\n";
  ++depth;
  if (failed(printBlock(*loop.getBeforeBody())))
    return failure();
  auto condition = loop.getConditionOp();
  std::string proceeds = makeName("proceeds");
  line() << "const bool " << proceeds << " = "
         << get(condition.getCondition()).text << ";\n";
  if (!results.empty())
    assign(results, condition.getArgs());
  line() << "if (!" << proceeds << ")\n";
  line() << "  break;\n";
  if (failed(printBlock(*loop.getAfterBody())))
    return failure();
  if (!carried.empty())
    assign(carried, loop.getAfterBody()->getTerminator()->getOperands());
  --depth;
  line() << "}\n";
  return success();
}

/// The names of the arguments that a launch passes for `memref`: the pointer,
/// dynamic sizes and dynamic strides.
static SmallVector<std::string> getParts(MemRefType type, const View &view) {
  SmallVector<std::string> parts{view.pointer};
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      parts.push_back(view.sizes[dim].text);
  if (type.getLayout().isIdentity())
    return parts;
  for (auto [dim, stride] : llvm::enumerate(type.getStridesAndOffset().first))
    if (ShapedType::isDynamic(stride))
      parts.push_back(view.strides[dim].text);
  return parts;
}

/// Declares variables for a result of control flow.
void CodePrinter::declare(Value result, SmallVectorImpl<std::string> &names) {
  std::string name = makeName("chosen");
  auto type = dyn_cast<MemRefType>(result.getType());
  if (!type) {
    line() << getCppType(result.getType()) << " " << name << ";\n";
    exprs[result] = {name};
    names.push_back(name);
    return;
  }
  line() << (isWritten(result) ? "" : "const ")
         << getCppType(type.getElementType()) << " *" << name << ";\n";
  auto part = [&](StringRef what, int64_t dim) {
    return Expr{name + "_" + what.str() + llvm::itostr(dim)};
  };
  views[result] = makeView(
      type, name, [&](int64_t dim) { return part("size", dim); },
      [&](int64_t dim) { return part("stride", dim); });
  SmallVector<std::string> parts = getParts(type, views[result]);
  for (StringRef number : ArrayRef(parts).drop_front())
    line() << "[[maybe_unused]] int64_t " << number << ";\n";
  llvm::append_range(names, parts);
}

LogicalResult CodePrinter::printSwitch(Operation *op) {
  auto choice = cast<scf::IndexSwitchOp>(op);
  SmallVector<std::string> names;
  for (Value result : choice.getResults())
    declare(result, names);
  line() << "switch (" << get(choice.getArg()).text << ") {\n";
  for (unsigned number = 0; number <= choice.getNumCases(); ++number) {
    bool isDefault = number == choice.getNumCases();
    if (isDefault)
      line() << "default:\n";
    else
      line() << "case " << choice.getCases()[number] << ":\n";
    Block &block =
        isDefault ? choice.getDefaultBlock() : choice.getCaseBlock(number);
    ++depth;
    if (failed(printBlock(block)))
      return failure();
    unsigned next = 0;
    for (Value value : block.getTerminator()->getOperands()) {
      auto type = dyn_cast<MemRefType>(value.getType());
      SmallVector<std::string> parts =
          type ? getParts(type, getView(value))
               : SmallVector<std::string>{get(value).text};
      for (StringRef part : parts)
        line() << names[next++] << " = " << part << ";\n";
    }
    line() << "break;\n";
    --depth;
  }
  line() << "}\n";
  return success();
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

LogicalResult CodePrinter::printBlock(Block &block) {
  for (Operation &op : block)
    if (!isa<scf::YieldOp, scf::ConditionOp>(op) && failed(printOp(&op)))
      return failure();
  return success();
}

/// The function that computes `op`, of integers; empty if there is none.
static std::string getAtomicCall(memref::AtomicRMWOp op) {
  switch (op.getKind()) {
  case arith::AtomicRMWKind::addi:
    return "atomicAdd";
  case arith::AtomicRMWKind::maxs:
  case arith::AtomicRMWKind::maxu:
    return "atomicMax";
  case arith::AtomicRMWKind::mins:
  case arith::AtomicRMWKind::minu:
    return "atomicMin";
  case arith::AtomicRMWKind::andi:
    return "atomicAnd";
  case arith::AtomicRMWKind::ori:
    return "atomicOr";
  default:
    return "";
  }
}

/// The type that it is overloaded for.
static std::string getAtomicType(memref::AtomicRMWOp op) {
  bool isSigned = op.getKind() == arith::AtomicRMWKind::maxs ||
                  op.getKind() == arith::AtomicRMWKind::mins;
  std::string type = isSigned ? "" : "unsigned ";
  return type + (op.getValue().getType().isInteger(64) ? "long long" : "int");
}

/// As assert() ends a kernel, with the place in the graph; NDEBUG does not drop
/// it.
void CodePrinter::printKernelCheck(cf::AssertOp op) {
  std::string message, file = "graph";
  llvm::raw_string_ostream(message).write_escaped(op.getMsg());
  FileLineColLoc place = findPlace(op.getLoc());
  if (place) {
    file.clear();
    llvm::raw_string_ostream(file).write_escaped(place.getFilename().strref());
  }
  line() << "if (!(" << get(op.getArg()).text << "))\n";
  line() << "  __assert_fail(\"" << message << "\", \"" << file << "\", "
         << (place ? place.getLine() : 0) << ", __func__);\n";
}

LogicalResult CodePrinter::printOp(Operation *op) {
  if (isa<scf::ForOp>(op))
    return printFor(op);
  if (isa<scf::IfOp>(op))
    return printIf(op);
  if (isa<scf::WhileOp>(op))
    return printWhile(op);
  if (isa<scf::IndexSwitchOp>(op))
    return printSwitch(op);
  if (isa<gpu::ReturnOp>(op))
    return success();
  if (isa<gpu::BarrierOp>(op)) {
    line() << "__syncthreads();\n";
    return success();
  }
  if (isWarpBarrier(op)) {
    // The mask is full: a warp computes a row.
    line() << "__syncwarp();\n";
    return success();
  }
  if (auto check = dyn_cast<cf::AssertOp>(op)) {
    printKernelCheck(check);
    return success();
  }
  if (auto load = dyn_cast<memref::LoadOp>(op)) {
    define(load, {getElement(load.getMemRef(), load.getIndices())}, "x");
    return success();
  }
  if (auto store = dyn_cast<memref::StoreOp>(op)) {
    line() << getElement(store.getMemRef(), store.getIndices()) << " = "
           << get(store.getValue()).text << ";\n";
    return success();
  }
  if (auto atomic = dyn_cast<memref::AtomicRMWOp>(op)) {
    std::string call = getAtomicCall(atomic);
    if (call.empty() || !atomic->use_empty())
      return emitUnprintable(op);
    std::string type = getAtomicType(atomic);
    line() << call << "((" << type << " *)&"
           << getElement(atomic.getMemref(), atomic.getIndices()) << ", ("
           << type << ")" << get(atomic.getValue()).text << ");\n";
    return success();
  }
  if (auto load = dyn_cast<vector::LoadOp>(op)) {
    std::string type = getCppType(load.getType());
    if (type.empty())
      return emitUnprintable(op);
    define(load.getResult(),
           {"loadVec<" + type + ">(&" +
            getElement(load.getBase(), load.getIndices()) + ")"},
           "xs");
    return success();
  }
  if (auto store = dyn_cast<vector::StoreOp>(op)) {
    line() << "storeVec(&" << getElement(store.getBase(), store.getIndices())
           << ", " << get(store.getValueToStore()).text << ");\n";
    return success();
  }
  if (auto shuffle = dyn_cast<gpu::ShuffleOp>(op)) {
    // The mask is full: all lanes of the warp take part.
    if (shuffle.getMode() != gpu::ShuffleMode::XOR ||
        !shuffle.getValid().use_empty())
      return emitUnprintable(op);
    std::string name = makeName("other");
    line() << "const " << getCppType(shuffle.getValue().getType()) << " "
           << name << " = __shfl_xor_sync(0xffffffffu, "
           << get(shuffle.getValue()).text << ", "
           << get(shuffle.getOffset()).text << ");\n";
    exprs[shuffle.getShuffleResult()] = {name};
    return success();
  }
  if (Value condition = getWarpBallotCondition(op)) {
    // Its mask is full, too.
    std::string name = makeName("ballot");
    line() << "const int32_t " << name << " = __ballot_sync(0xffffffffu, "
           << get(condition).text << ");\n";
    exprs[op->getResult(0)] = {name};
    return success();
  }
  if (op->getNumResults() == 1 && op->getNumRegions() == 0 &&
      !getCppType(op->getResult(0).getType()).empty())
    if (std::optional<Expr> expr = getExpression(op)) {
      if (!op->use_empty())
        define(op->getResult(0), std::move(*expr), "v");
      return success();
    }
  return emitUnprintable(op);
}
