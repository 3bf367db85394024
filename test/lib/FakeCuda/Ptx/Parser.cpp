//===- Parser.cpp - PTX from its text -------------------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "Syntax.h"

#include <cctype>
#include <cstring>

using namespace dp::fake::ptx;

namespace {

struct Token {
  std::string text;
  unsigned line = 0;
};

class Parser {
public:
  explicit Parser(const char *text) { tokenize(text); }
  Text run();

private:
  void tokenize(const char *text);
  const std::string &peek(size_t ahead = 0) const {
    static const std::string end;
    return at + ahead < tokens.size() ? tokens[at + ahead].text : end;
  }
  unsigned line() const {
    return tokens.empty() ? 0 : tokens[std::min(at, tokens.size() - 1)].line;
  }
  std::string take();
  bool takeIf(const char *text);
  void expect(const char *text);
  int64_t takeNumber();
  void skipDirective();

  Variable parseVariable();
  void parseInitial(Variable &variable, uint64_t elementBytes);
  std::vector<Variable> parseParams();
  void parseFunction(Text &text, bool isExtern);
  void parseBody(Function &function);
  void parseRegisters(Function &function);
  Statement parseStatement();
  Operand parseOperand();

  std::vector<Token> tokens;
  size_t at = 0;
};

} // namespace

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

static bool isWordCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || std::strchr("_$%.", c);
}

void Parser::tokenize(const char *text) {
  unsigned line = 1;
  for (const char *c = text; *c;) {
    if (*c == '\n')
      ++line;
    if (std::isspace(static_cast<unsigned char>(*c))) {
      ++c;
    } else if (c[0] == '/' && c[1] == '/') {
      while (*c && *c != '\n')
        ++c;
    } else if (c[0] == '/' && c[1] == '*') {
      for (c += 2; *c && (c[0] != '*' || c[1] != '/'); ++c)
        line += *c == '\n';
      c += *c ? 2 : 0;
    } else if (*c == '"') {
      const char *begin = c++;
      while (*c && *c != '"')
        ++c;
      c += *c ? 1 : 0;
      tokens.push_back({std::string(begin, c), line});
    } else if (isWordCharacter(*c) ||
               (*c == '-' && std::isdigit(static_cast<unsigned char>(c[1])))) {
      const char *begin = c++;
      // `a::b` belongs to an opcode (`.L1::no_allocate`).
      while (*c && (isWordCharacter(*c) || (c[0] == ':' && c[1] == ':') ||
                    (c[0] == ':' && c[-1] == ':')))
        ++c;
      tokens.push_back({std::string(begin, c), line});
    } else {
      tokens.push_back({std::string(1, *c++), line});
    }
  }
}

std::string Parser::take() {
  if (at == tokens.size())
    throw Error(line(), "the text ends early");
  return tokens[at++].text;
}

bool Parser::takeIf(const char *text) {
  if (peek() != text)
    return false;
  ++at;
  return true;
}

void Parser::expect(const char *text) {
  if (!takeIf(text))
    throw Error(line(),
                std::string("expected '") + text + "', found '" + peek() + "'");
}

int64_t Parser::takeNumber() {
  std::string word = take();
  char *end;
  bool isNegative = word[0] == '-';
  uint64_t value = std::strtoull(word.c_str() + isNegative, &end, 0);
  if (*end == 'U')
    ++end;
  if (*end || word.empty())
    throw Error(line(), "expected a number, found '" + word + "'");
  return isNegative ? -static_cast<int64_t>(value)
                    : static_cast<int64_t>(value);
}

/// A directive without a meaning here ends with its line.
void Parser::skipDirective() {
  unsigned here = line();
  while (at < tokens.size() && tokens[at].line == here)
    ++at;
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// The bytes of a type without its dot; 0: none.
static uint64_t bytesOfType(const std::string &type) {
  if (type.size() < 2 || !std::strchr("bsuf", type[0]))
    return 0;
  return std::strtoul(type.c_str() + 1, nullptr, 10) / 8;
}

Variable Parser::parseVariable() {
  Variable variable;
  uint64_t element = 0;
  for (;;) {
    std::string word = take();
    if (word[0] != '.') {
      variable.name = word;
      break;
    }
    word.erase(0, 1);
    if (word == "align")
      variable.alignment = takeNumber();
    else if (uint64_t bytes = bytesOfType(word))
      element = bytes;
    else if (word == "param" || word == "shared" || word == "local" ||
             word == "global" || word == "const")
      // A pointer parameter says what it points to behind `.ptr`.
      variable.space = variable.space.empty() ? word : variable.space;
    else if (word != "visible" && word != "extern" && word != "weak" &&
             word != "ptr" && word != "common")
      throw Error(line(), "a variable that is '." + word + "'");
  }
  variable.bytes = element;
  variable.alignment = std::max(variable.alignment, uint64_t(1));
  bool isScalar = peek() != "[";
  while (takeIf("["))
    if (!takeIf("]")) {
      variable.bytes *= takeNumber();
      expect("]");
    }
  // Without an alignment of its own it has that of its type.
  if (isScalar && variable.space != "param")
    variable.alignment = std::max(variable.alignment, element);
  if (takeIf("="))
    parseInitial(variable, element);
  if (!element)
    throw Error(line(), "variable '" + variable.name + "' has no type");
  return variable;
}

/// Behind the last number all are zero.
void Parser::parseInitial(Variable &variable, uint64_t elementBytes) {
  bool isList = takeIf("{");
  do {
    if (isList && takeIf("}"))
      break;
    uint64_t value = takeNumber();
    for (uint64_t i = 0; i < elementBytes; ++i)
      variable.initial.push_back(value >> (8 * i));
    if (isList)
      takeIf(",");
  } while (isList);
  if (variable.initial.size() > variable.bytes)
    throw Error(line(),
                "more numbers than '" + variable.name + "' has elements");
  variable.initial.resize(variable.bytes);
}

std::vector<Variable> Parser::parseParams() {
  std::vector<Variable> params;
  expect("(");
  while (!takeIf(")")) {
    params.push_back(parseVariable());
    takeIf(",");
  }
  return params;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

Operand Parser::parseOperand() {
  Operand operand;
  if (takeIf("{") || peek() == "(") {
    bool isList = takeIf("(");
    operand.kind = isList ? Operand::List : Operand::Vector;
    while (!takeIf(isList ? ")" : "}")) {
      operand.words.push_back(take());
      takeIf(",");
    }
    return operand;
  }
  if (takeIf("[")) {
    operand.kind = Operand::Address;
    operand.words.push_back(take());
    if (takeIf("+"))
      operand.offset = takeNumber();
    expect("]");
    return operand;
  }
  std::string word;
  if (takeIf("!"))
    word = "!";
  operand.words.push_back(word + take());
  if (takeIf("|"))
    operand.second = take();
  return operand;
}

Statement Parser::parseStatement() {
  Statement statement;
  statement.line = line();
  if (takeIf("@")) {
    statement.guardIsNegated = takeIf("!");
    statement.guard = take();
  }
  std::string opcode = take();
  for (size_t from = 0; from <= opcode.size();) {
    size_t dot = std::min(opcode.find('.', from), opcode.size());
    statement.opcode.push_back(opcode.substr(from, dot - from));
    from = dot + 1;
  }
  if (takeIf(";"))
    return statement;
  do
    statement.operands.push_back(parseOperand());
  while (takeIf(","));
  expect(";");
  return statement;
}

void Parser::parseRegisters(Function &function) {
  std::string type = take().substr(1);
  do {
    Function::Registers registers{take(), type, 0};
    if (takeIf("<")) {
      registers.count = takeNumber();
      expect(">");
    }
    function.registers.push_back(registers);
  } while (takeIf(","));
  expect(";");
}

void Parser::parseBody(Function &function) {
  expect("{");
  for (unsigned depth = 1; depth > 0;) {
    if (takeIf("{")) {
      ++depth;
    } else if (takeIf("}")) {
      --depth;
    } else if (takeIf(".reg")) {
      parseRegisters(function);
    } else if (peek() == ".param" || peek() == ".local" ||
               peek() == ".shared") {
      function.variables.push_back(parseVariable());
      expect(";");
    } else if (peek() == ".loc" || peek() == ".pragma" || peek() == ".file") {
      skipDirective();
    } else if (peek(1) == ":") {
      std::string label = take();
      expect(":");
      if (takeIf(".branchtargets")) {
        function.targets.push_back({label, {}});
        while (!takeIf(";")) {
          function.targets.back().second.push_back(take());
          takeIf(",");
        }
      } else {
        function.labels.push_back({label, function.code.size()});
      }
    } else {
      function.code.push_back(parseStatement());
    }
  }
}

void Parser::parseFunction(Text &text, bool isExtern) {
  Function function;
  function.isKernel = take() == ".entry";
  if (peek() == "(")
    function.results = parseParams();
  function.name = take();
  if (peek() == "(")
    function.params = parseParams();
  while (peek() != "{" && peek() != ";" && at < tokens.size()) {
    // `.maxntid 256, 1, 1`, `.noreturn`
    ++at;
  }
  if (takeIf(";") || isExtern)
    return;
  parseBody(function);
  text.functions.push_back(std::move(function));
}

Text Parser::run() {
  Text text;
  while (at < tokens.size()) {
    const std::string &word = peek();
    size_t ahead = 0;
    while (peek(ahead) == ".visible" || peek(ahead) == ".extern" ||
           peek(ahead) == ".weak")
      ++ahead;
    if (peek(ahead) == ".entry" || peek(ahead) == ".func") {
      bool isExtern = word == ".extern";
      at += ahead;
      parseFunction(text, isExtern);
    } else if (word == ".version" || word == ".target" ||
               word == ".address_size" || word == ".file" ||
               word == ".section") {
      skipDirective();
    } else if (word[0] == '.') {
      text.variables.push_back(parseVariable());
      expect(";");
    } else {
      throw Error(line(), "unexpected '" + word + "'");
    }
  }
  return text;
}

Text dp::fake::ptx::parse(const char *text) { return Parser(text).run(); }
