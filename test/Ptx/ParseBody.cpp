//===- ParseBody.cpp - Statements of an entry -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parser.h"

#include "llvm/ADT/Twine.h"

using namespace mp::ptx;
using llvm::StringRef;

/// Registers of one declaration; LLVM never comes near it.
static constexpr int64_t maxRegisters = 1 << 20;

void Parser::readBody() {
  expect("{");
  while (error.empty() && !take("}")) {
    if (take(".reg")) {
      readRegisters();
    } else if (take(".shared")) {
      readVariable(Space::Shared, entry.variables);
    } else if (peek().is(".local")) {
      fail("local memory is not known, which no kernel should need");
    } else if (take(".pragma")) {
      next();
      expect(";");
    } else if (peek().kind == Token::Word && peek(1).is(":")) {
      std::string label = word();
      expect(":");
      if (take(".branchtargets"))
        readTargets(label);
      else if (!entry.labels.try_emplace(label, entry.statements.size()).second)
        fail("the label '" + label + "' is there already");
    } else if (peek().kind == Token::End) {
      fail("the entry does not end");
    } else {
      readStatement();
    }
  }
}

void Parser::readTargets(StringRef label) {
  std::vector<std::string> &targets = entry.targets[label];
  do
    targets.push_back(word());
  while (take(","));
  expect(";");
}

void Parser::addRegister(const std::string &name, uint8_t width) {
  if (!registers.try_emplace(name, entry.registers.size()).second)
    return fail("the register '" + name + "' is there already");
  entry.registers.push_back(width);
  entry.registerNames.push_back(name);
}

void Parser::readRegisters() {
  StringRef type = peek().text;
  unsigned width = 0;
  if (type == ".pred")
    width = 1;
  else if (type.size() < 3 || !StringRef("busf").contains(type[1]) ||
           type.drop_front(2).getAsInteger(10, width) ||
           (width != 8 && width != 16 && width != 32 && width != 64))
    return fail("unknown type of registers");
  next();
  do {
    std::string name = word();
    if (!take("<")) {
      addRegister(name, width);
      continue;
    }
    int64_t count = number();
    expect(">");
    if (count > maxRegisters)
      fail("so many registers are not known");
    for (int64_t i = 0; i < count && error.empty(); ++i)
      addRegister(name + std::to_string(i), width);
  } while (take(","));
  expect(";");
}

void Parser::readStatement() {
  Statement statement;
  statement.line = peek().line;
  statement.text = textOf(statement.line);
  if (take("@")) {
    bool isNegated = take("!");
    statement.guard = readSimple();
    statement.guard->isNegated = isNegated;
    if (statement.guard->kind != Operand::Register ||
        entry.registers[statement.guard->number] != 1)
      fail("expected a predicate");
  }
  statement.opcode = word();
  if (!peek().is(";")) {
    do
      statement.operands.push_back(readOperand());
    while (take(","));
  }
  expect(";");
  entry.statements.push_back(std::move(statement));
}

Operand Parser::readOperand() {
  Operand operand;
  if (take("{")) {
    operand.kind = Operand::Vector;
    do
      operand.parts.push_back(readSimple());
    while (take(","));
    expect("}");
    return operand;
  }
  if (take("[")) {
    readAddress(operand);
    return operand;
  }
  SimpleOperand first = readSimple();
  if (!take("|"))
    return Operand(std::move(first));
  operand.kind = Operand::Pair;
  operand.parts = {std::move(first), readSimple()};
  return operand;
}

void Parser::readAddress(Operand &operand) {
  operand.kind = Operand::Address;
  operand.parts.push_back(readSimple());
  if (take("+"))
    operand.value = number();
  expect("]");
  SimpleOperand &base = operand.parts.front();
  if (base.kind == Operand::Immediate) {
    operand.value += base.value;
    return;
  }
  operand.value += base.value;
  base.value = 0;
  if (base.kind != Operand::Symbol &&
      (base.kind != Operand::Register || entry.registers[base.number] != 64))
    fail("expected an address");
}

SimpleOperand Parser::readName(const Token &token) {
  SimpleOperand operand;
  operand.name = token.text.str();
  auto known = registers.find(operand.name);
  if (token.text == "_") {
    operand.kind = Operand::Sink;
  } else if (known != registers.end()) {
    operand.kind = Operand::Register;
    operand.number = known->second;
  } else if (token.text.starts_with("%")) {
    operand.kind = Operand::Special;
  } else {
    operand.kind = Operand::Symbol;
    if (peek().is("+"))
      operand.value = (next(), number());
  }
  return operand;
}

SimpleOperand Parser::readSimple() {
  bool isNegated = take("!");
  SimpleOperand operand;
  if (peek().kind == Token::Word && !peek().text.starts_with(".")) {
    operand = readName(next());
  } else {
    operand.kind = Operand::Immediate;
    NumberValue value;
    // A float in bits keeps its width, which its instruction has to have.
    if (peek().kind == Token::Number && readNumber(peek().text, value))
      operand.floatWidth = value.floatWidth;
    operand.value = number();
  }
  operand.isNegated = isNegated;
  return operand;
}
