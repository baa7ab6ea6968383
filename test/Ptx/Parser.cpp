//===- Parser.cpp - Modules, variables and entries ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parser.h"

#include "llvm/ADT/Twine.h"

using namespace mp::ptx;
using llvm::StringRef;

/// More bytes than a variable can have: no text makes us take memory.
static constexpr uint64_t maxVariableBytes = uint64_t(1) << 26;

Parser::Parser(StringRef text, std::vector<Token> tokens)
    : tokens(std::move(tokens)) {
  text.split(lines, '\n');
}

llvm::Expected<Module> mp::ptx::parse(StringRef text) {
  llvm::Expected<std::vector<Token>> tokens = cut(text);
  if (!tokens)
    return tokens.takeError();
  return Parser(text, std::move(*tokens)).run();
}

const Entry *Module::find(StringRef name) const {
  for (const Entry &entry : entries)
    if (entry.name == name)
      return &entry;
  return nullptr;
}

const Token &Parser::peek(unsigned ahead) const {
  return tokens[std::min(at + ahead, tokens.size() - 1)];
}

Token Parser::next() {
  Token token = peek();
  if (at + 1 < tokens.size())
    ++at;
  return token;
}

bool Parser::take(StringRef what) {
  if (!peek().is(what))
    return false;
  next();
  return true;
}

std::string Parser::textOf(unsigned line) const {
  return line == 0 || line > lines.size() ? std::string()
                                          : lines[line - 1].trim().str();
}

void Parser::fail(const llvm::Twine &why) {
  unsigned line = peek().line;
  if (error.empty())
    error =
        ("line " + llvm::Twine(line) + ": " + why + ": '" + textOf(line) + "'")
            .str();
  at = tokens.size() - 1;
}

void Parser::expect(StringRef what) {
  if (!take(what))
    fail("expected '" + what + "'");
}

int64_t Parser::number() {
  bool isNegative = take("-");
  NumberValue value;
  if (peek().kind != Token::Number || !readNumber(peek().text, value)) {
    fail("expected a number");
    return 0;
  }
  next();
  // The least number has no positive counterpart.
  return static_cast<int64_t>(isNegative ? 0 - value.bits : value.bits);
}

std::string Parser::word() {
  if (peek().kind != Token::Word) {
    fail("expected a name");
    return "";
  }
  return next().text.str();
}

llvm::Expected<Module> Parser::run() {
  while (peek().kind != Token::End)
    readTop();
  if (!error.empty())
    return llvm::createStringError(error);
  return std::move(module);
}

void Parser::readTop() {
  if (take(".version")) {
    module.version = next().text.str();
  } else if (take(".target")) {
    module.target = word();
    while (take(","))
      word();
  } else if (take(".address_size")) {
    if (number() != 64)
      fail("only addresses of 64 bits are known");
  } else if (peek().is(".visible") || peek().is(".weak")) {
    next();
  } else if (take(".entry")) {
    readEntry();
  } else if (take(".global")) {
    readVariable(Space::Global, module.variables);
  } else if (take(".const")) {
    readVariable(Space::Const, module.variables);
  } else if (take(".shared")) {
    readVariable(Space::Shared, module.variables);
  } else {
    fail("unknown directive");
  }
}

void Parser::readType(Variable &variable, uint64_t &elementBytes) {
  auto readAlignment = [&] {
    auto alignment = static_cast<uint64_t>(number());
    if (alignment == 0 || (alignment & (alignment - 1)))
      fail("an alignment is a power of two");
    return alignment;
  };
  if (take(".align"))
    variable.alignment = readAlignment();
  StringRef type = peek().text;
  unsigned bits = 0;
  if (type.size() < 3 || !StringRef("busf").contains(type[1]) ||
      type.drop_front(2).getAsInteger(10, bits) || bits == 0 || bits % 8 ||
      bits > 64)
    return fail("unknown type");
  next();
  elementBytes = bits / 8;
  if (!take(".ptr"))
    return;
  // What a pointer points to says nothing about its own bytes.
  while (peek().is(".global") || peek().is(".shared") || peek().is(".const"))
    next();
  if (take(".align"))
    readAlignment();
}

void Parser::readVariable(Space space, std::vector<Variable> &to) {
  Variable variable;
  variable.space = space;
  uint64_t elementBytes = 0;
  readType(variable, elementBytes);
  variable.name = word();
  uint64_t count = 1;
  bool isOpen = false;
  while (take("[")) {
    isOpen = peek().is("]");
    if (!isOpen)
      count *= std::min<uint64_t>(number(), maxVariableBytes);
    expect("]");
    if (count > maxVariableBytes)
      fail("a variable of so many bytes is not known");
  }
  variable.size = count * elementBytes;
  variable.alignment = std::max(variable.alignment, elementBytes);
  if (isOpen)
    fail("shared memory of the launch is not known");
  if (take("="))
    readInitialiser(variable, elementBytes);
  else if (space == Space::Const || space == Space::Global)
    variable.bytes.assign(variable.size, 0);
  to.push_back(std::move(variable));
  if (space != Space::Param)
    expect(";");
}

void Parser::readInitialiser(Variable &variable, uint64_t elementBytes) {
  variable.bytes.assign(variable.size, 0);
  bool isList = take("{");
  uint64_t offset = 0;
  do {
    if (offset + elementBytes > variable.size)
      return fail("more values than the variable has");
    bool isGeneric = take("generic");
    if (isGeneric)
      expect("(");
    if (peek().kind == Token::Word) {
      AddressOf address = {offset, word(), 0};
      if (isGeneric)
        expect(")");
      if (take("+"))
        address.addend = number();
      variable.addresses.push_back(std::move(address));
    } else {
      auto value = static_cast<uint64_t>(number());
      for (uint64_t byte = 0; byte != elementBytes; ++byte)
        variable.bytes[offset + byte] = value >> (8 * byte);
    }
    offset += elementBytes;
  } while (isList && take(","));
  if (isList)
    expect("}");
}

std::array<uint32_t, 3> Parser::readSizes() {
  std::array<uint32_t, 3> sizes = {1, 1, 1};
  sizes[0] = number();
  for (unsigned dim = 1; dim != 3 && take(","); ++dim)
    sizes[dim] = number();
  return sizes;
}

void Parser::readEntry() {
  entry = Entry();
  registers.clear();
  entry.name = word();
  if (take("(") && !take(")")) {
    do {
      expect(".param");
      readVariable(Space::Param, entry.parameters);
    } while (take(","));
    expect(")");
  }
  while (!peek().is("{") && error.empty()) {
    if (take(".reqntid")) {
      entry.required = readSizes();
    } else if (take(".maxntid")) {
      entry.most = readSizes();
    } else if (take(".minnctapersm") || take(".maxnreg")) {
      number();
    } else {
      fail("unknown directive of an entry");
    }
  }
  readBody();
  if (module.find(entry.name))
    fail("the entry '" + entry.name + "' is there already");
  module.entries.push_back(std::move(entry));
}
