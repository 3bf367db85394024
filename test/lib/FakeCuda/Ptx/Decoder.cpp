//===- Decoder.cpp - Kernels from statements ------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"

#include <algorithm>
#include <set>

using namespace dp::fake::ptx;

unsigned dp::fake::ptx::bytesOf(Type type) {
  switch (type) {
  case Type::None:
    return 0;
  case Type::Pred:
  case Type::B8:
  case Type::S8:
    return 1;
  case Type::B16:
  case Type::S16:
  case Type::F16:
  case Type::BF16:
    return 2;
  case Type::B32:
  case Type::S32:
  case Type::F32:
  case Type::F16x2:
  case Type::BF16x2:
    return 4;
  case Type::B64:
  case Type::S64:
  case Type::F64:
    return 8;
  }
  return 0;
}

static Type typeOf(const std::string &name) {
  static const std::map<std::string, Type> types = {
      {"pred", Type::Pred},    {"b8", Type::B8},   {"u8", Type::B8},
      {"s8", Type::S8},        {"b16", Type::B16}, {"u16", Type::B16},
      {"s16", Type::S16},      {"b32", Type::B32}, {"u32", Type::B32},
      {"s32", Type::S32},      {"b64", Type::B64}, {"u64", Type::B64},
      {"s64", Type::S64},      {"f16", Type::F16}, {"bf16", Type::BF16},
      {"f32", Type::F32},      {"f64", Type::F64}, {"f16x2", Type::F16x2},
      {"bf16x2", Type::BF16x2}};
  auto found = types.find(name);
  return found == types.end() ? Type::None : found->second;
}

Opcode::Opcode(const Statement &statement) : parts(statement.opcode) {
  for (const std::string &part : parts)
    if (Type each = typeOf(part); each != Type::None) {
      firstType = firstType == Type::None ? each : firstType;
      type = each;
    }
}

bool Opcode::has(const char *part) const {
  return std::find(parts.begin(), parts.end(), part) != parts.end();
}

namespace {

class Decoder {
public:
  Decoder(const Function &function, const Text &text, const Symbols &symbols)
      : function(function), text(text), symbols(symbols) {}
  Kernel run();

private:
  uint32_t addSlot(uint64_t initial) {
    kernel.initial.push_back(initial);
    return kernel.initial.size() - 1;
  }
  uint32_t constant(uint64_t bits);
  void addRegisters();
  void addSpecials();
  void layOutParams();
  void layOutLocals();
  void layOutShared();

  uint32_t slotOf(const std::string &word);
  uint32_t written(const std::string &word);
  bool parseNumber(const std::string &word, uint64_t &bits) const;
  void setAddress(const Operand &operand, Instruction &into);
  void setSources(const Statement &statement, size_t first, Instruction &into);
  void setMoved(const Statement &statement, Instruction &into);
  void setCall(const Statement &statement, Instruction &into);
  void setModes(const Opcode &opcode, Instruction &into);
  void markUnread();
  size_t labelled(const std::string &label) const;
  Instruction decode(const Statement &statement);

  [[noreturn]] void fail(const std::string &what) const {
    throw Error(line, function.name + ": " + what);
  }

  const Function &function;
  const Text &text;
  const Symbols &symbols;
  Kernel kernel;
  unsigned line = 0;
  std::map<std::string, uint32_t> slots; ///< of registers and numbers
  std::map<uint64_t, uint32_t> constants;
  /// Offsets of what lies in a window of the thread.
  std::map<std::string, uint64_t> offsets;
  std::set<std::string> locals; ///< those of local memory among them
};

} // namespace

//===----------------------------------------------------------------------===//
// Registers and memory
//===----------------------------------------------------------------------===//

uint32_t Decoder::constant(uint64_t bits) {
  auto [place, isNew] = constants.try_emplace(bits, 0);
  if (isNew)
    place->second = addSlot(bits);
  return place->second;
}

void Decoder::addRegisters() {
  // A register that nothing has written must not hold a likely number.
  constexpr uint64_t unwritten = 0x7ff4dead7fa0deadu;
  for (const Function::Registers &registers : function.registers) {
    if (registers.count == 0)
      slots.try_emplace(registers.name, addSlot(unwritten));
    for (uint32_t i = 0; i < registers.count; ++i) {
      std::string name = registers.name + std::to_string(i);
      if (!slots.count(name))
        slots[name] = addSlot(unwritten);
    }
  }
}

void Decoder::addSpecials() {
  // In the order of dp_emu_sreg.
  kernel.specials = kernel.initial.size();
  for (const char *name : {"%tid.x", "%tid.y", "%tid.z", "%ntid.x", "%ntid.y",
                           "%ntid.z", "%ctaid.x", "%ctaid.y", "%ctaid.z",
                           "%nctaid.x", "%nctaid.y", "%nctaid.z", "%laneid"})
    slots[name] = addSlot(0);
  slots["WARP_SZ"] = constant(32);
}

static uint64_t place(uint64_t &end, const Variable &variable) {
  uint64_t at =
      (end + variable.alignment - 1) / variable.alignment * variable.alignment;
  end = at + variable.bytes;
  return at;
}

void Decoder::layOutParams() {
  uint64_t end = 0;
  for (Variable param : function.params) {
    // `.align` of a pointer is that of what it points to.
    param.alignment = std::min<uint64_t>(param.bytes, 8);
    uint64_t at = place(end, param);
    offsets[param.name] = at;
    kernel.params.push_back({at, param.bytes});
  }
  kernel.paramBytes = end;
}

void Decoder::layOutLocals() {
  uint64_t end = 0;
  for (Variable variable : function.variables) {
    if (variable.space == "shared")
      continue;
    // Arguments of calls; each call declares its own by the same names.
    if (variable.space == "param")
      variable.alignment = variable.bytes = 8;
    if (locals.insert(variable.name).second)
      offsets[variable.name] = place(end, variable);
  }
  kernel.localBytes = end;
}

void Decoder::layOutShared() {
  std::set<std::string> named;
  for (const Statement &statement : function.code)
    for (const Operand &operand : statement.operands)
      named.insert(operand.words.begin(), operand.words.end());
  uint64_t end = 0;
  for (const Variable &variable : text.variables)
    if (variable.space == "shared" && named.count(variable.name))
      offsets[variable.name] = place(end, variable);
  for (const Variable &variable : function.variables)
    if (variable.space == "shared")
      offsets[variable.name] = place(end, variable);
  if (end > 48 << 10)
    fail("static shared memory of " + std::to_string(end) + " bytes");
  kernel.sharedBytes = end;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

bool Decoder::parseNumber(const std::string &word, uint64_t &bits) const {
  char *end = nullptr;
  if (word.size() == 10 && word.compare(0, 2, "0f") == 0)
    bits = std::strtoull(word.c_str() + 2, &end, 16);
  else if (word.size() == 18 && word.compare(0, 2, "0d") == 0)
    bits = std::strtoull(word.c_str() + 2, &end, 16);
  else if (word[0] == '-')
    bits = -std::strtoull(word.c_str() + 1, &end, 0);
  else if (word[0] >= '0' && word[0] <= '9')
    bits = std::strtoull(word.c_str(), &end, 0);
  return end && (*end == 0 || (*end == 'U' && end[1] == 0));
}

/// A register, a number, or the address of a variable.
uint32_t Decoder::slotOf(const std::string &word) {
  uint64_t bits = 0;
  if (auto found = slots.find(word); found != slots.end())
    return found->second;
  if (parseNumber(word, bits))
    return constant(bits);
  if (auto found = offsets.find(word); found != offsets.end())
    return constant(found->second);
  auto found = symbols.find(word);
  if (found == symbols.end() || !found->second.address)
    fail("unknown name '" + word + "'");
  return constant(reinterpret_cast<uintptr_t>(found->second.address));
}

uint32_t Decoder::written(const std::string &word) {
  if (word == "_" || word.empty())
    return none;
  auto found = slots.find(word);
  if (found == slots.end() || found->second >= kernel.specials)
    fail("'" + word + "' is no register");
  return found->second;
}

void Decoder::setAddress(const Operand &operand, Instruction &into) {
  if (operand.kind != Operand::Address)
    fail("expected an address");
  into.from[0] = slotOf(operand.words[0]);
  into.offset = operand.offset;
  // Arguments of a call are named `.param`, too.
  if (into.space == Space::Param && locals.count(operand.words[0]))
    into.space = Space::Local;
}

void Decoder::setSources(const Statement &statement, size_t first,
                         Instruction &into) {
  size_t next = 0;
  for (size_t i = first; i < statement.operands.size(); ++i) {
    const Operand &operand = statement.operands[i];
    if (operand.kind == Operand::Address || operand.kind == Operand::List)
      fail("an operand of an unknown form");
    for (const std::string &word : operand.words) {
      if (next == std::size(into.from))
        fail("too many operands");
      into.from[next++] = slotOf(word);
    }
  }
}

/// `mov` packs, unpacks, or has one source.
void Decoder::setMoved(const Statement &statement, Instruction &into) {
  if (statement.operands.size() != 2)
    fail("mov with other than two operands");
  const Operand &to = statement.operands[0], &from = statement.operands[1];
  into.count = std::max(to.words.size(), from.words.size());
  into.function = from.words.size() > 1;
  if (into.count > std::size(into.to) ||
      std::min(to.words.size(), from.words.size()) != 1)
    fail("mov of unlike vectors");
  for (size_t i = 0; i < to.words.size(); ++i)
    into.to[i] = written(to.words[i]);
  setSources(statement, 1, into);
}

void Decoder::setCall(const Statement &statement, Instruction &into) {
  if (statement.operands.size() != 2 ||
      statement.operands[0].words[0] != "__assertfail" ||
      statement.operands[1].words.size() != 5)
    fail("a call of a function other than __assertfail");
  for (size_t i = 0; i < 5; ++i)
    into.from[i] = slotOf(statement.operands[1].words[i]);
}

size_t Decoder::labelled(const std::string &label) const {
  for (const auto &[name, at] : function.labels)
    if (name == label)
      return at;
  fail("no label '" + label + "'");
}

void Decoder::setModes(const Opcode &opcode, Instruction &into) {
  into.type = opcode.type;
  into.flush = opcode.has("ftz");
  into.saturate = opcode.has("sat");
  for (auto [name, rounding, toInteger] :
       {std::tuple("rn", Rounding::Nearest, false),
        std::tuple("rz", Rounding::Zero, false),
        std::tuple("rm", Rounding::Down, false),
        std::tuple("rp", Rounding::Up, false),
        std::tuple("rni", Rounding::Nearest, true),
        std::tuple("rzi", Rounding::Zero, true),
        std::tuple("rmi", Rounding::Down, true),
        std::tuple("rpi", Rounding::Up, true)})
    if (opcode.has(name)) {
      into.rounding = rounding;
      into.toInteger = toInteger;
    }
  for (auto [name, space] :
       {std::pair("global", Space::Global), std::pair("shared", Space::Shared),
        std::pair("local", Space::Local), std::pair("param", Space::Param)})
    if (opcode.has(name))
      into.space = space;
}

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

Instruction Decoder::decode(const Statement &statement) {
  Opcode opcode(statement);
  const std::string &name = opcode.name();
  const std::vector<Operand> &operands = statement.operands;
  Instruction into;
  line = into.line = statement.line;
  into.guardIsNegated = statement.guardIsNegated;
  if (!statement.guard.empty())
    into.guard = slotOf(statement.guard);
  setModes(opcode, into);

  auto expect = [&](size_t count) {
    if (operands.size() != count)
      fail("'" + name + "' with " + std::to_string(operands.size()) +
           " operands");
  };
  if (name == "ld" || name == "st") {
    expect(2);
    bool isLoad = name == "ld";
    setAddress(operands[isLoad], into);
    const std::vector<std::string> &values = operands[!isLoad].words;
    into.count = values.size();
    if (into.count > 4)
      fail("a vector of more than four");
    for (size_t i = 0; i < values.size(); ++i)
      (isLoad ? into.to[i] : into.from[1 + i]) =
          isLoad ? written(values[i]) : slotOf(values[i]);
  } else if (name == "atom" || name == "red") {
    size_t first = name == "atom";
    expect(2 + first);
    into.to[0] = first ? written(operands[0].words[0]) : none;
    setAddress(operands[first], into);
    into.from[1] = slotOf(operands[first + 1].words[0]);
  } else if (name == "mov") {
    setMoved(statement, into);
  } else if (name == "call") {
    setCall(statement, into);
  } else if (name == "bra") {
    expect(1);
    into.target = labelled(operands[0].words[0]);
  } else if (name == "brx") {
    expect(2);
    into.from[0] = slotOf(operands[0].words[0]);
    into.offset = kernel.tables.size();
    for (const auto &[label, targets] : function.targets)
      if (label == operands[1].words[0]) {
        kernel.tables.emplace_back();
        for (const std::string &target : targets)
          kernel.tables.back().push_back(labelled(target));
      }
    if (kernel.tables.size() == size_t(into.offset))
      fail("no table of branches '" + operands[1].words[0] + "'");
  } else if (name == "bar" || name == "barrier" || name == "fence" ||
             name == "membar" || name == "ret" || name == "exit") {
    if (operands.size() > 1)
      fail("a barrier of a part of a block");
    setSources(statement, 0, into);
  } else {
    if (operands.empty() || operands[0].words.size() != 1)
      fail("'" + name + "' without a result");
    into.to[0] = written(operands[0].words[0]);
    into.to[1] = written(operands[0].second);
    setSources(statement, 1, into);
  }

  for (auto select : {selectControl, selectMemory, selectConversion,
                      selectCompare, selectInteger, selectFloat})
    if ((into.execute = select(opcode, into)))
      return into;
  std::string whole;
  for (const std::string &part : statement.opcode)
    whole += (whole.empty() ? "" : ".") + part;
  fail("unknown instruction '" + whole + "'");
}

void Decoder::markUnread() {
  std::vector<bool> isRead(kernel.initial.size());
  for (const Instruction &i : kernel.code) {
    for (uint32_t slot : i.from)
      isRead[slot] = true;
    if (i.guard != none)
      isRead[i.guard] = true;
  }
  for (size_t n = 0; n < kernel.code.size(); ++n) {
    Instruction &i = kernel.code[n];
    if (function.code[n].opcode[0] != "ld" || i.count == 1)
      continue;
    for (unsigned element = 0; element < i.count; ++element)
      if (i.to[element] == none || !isRead[i.to[element]])
        i.unread |= 1 << element;
  }
}

Kernel Decoder::run() {
  kernel.name = function.name;
  addRegisters();
  addSpecials();
  layOutParams();
  layOutLocals();
  layOutShared();
  for (const Statement &statement : function.code)
    kernel.code.push_back(decode(statement));
  markUnread();
  return std::move(kernel);
}

Kernel dp::fake::ptx::decode(const Function &function, const Text &text,
                             const Symbols &symbols) {
  return Decoder(function, text, symbols).run();
}
