//===- Parser.h - Tokens to statements --------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_PARSER_H
#define MP_TEST_PTX_PARSER_H

#include "Lexer.h"
#include "Module.h"

namespace mp::ptx {

/// Reads tokens one after the other. The first error stays; behind it there are
/// no more tokens, so that callers need not ask at each step.
class Parser {
public:
  Parser(llvm::StringRef text, std::vector<Token> tokens);

  llvm::Expected<Module> run();

private:
  const Token &peek(unsigned ahead = 0) const;
  Token next();
  bool take(llvm::StringRef what);
  void expect(llvm::StringRef what);
  void fail(const llvm::Twine &why);
  std::string textOf(unsigned line) const;
  int64_t number();
  std::string word();

  void readTop();
  void readVariable(Space space, std::vector<Variable> &to);
  void readType(Variable &variable, uint64_t &elementBytes);
  void readInitialiser(Variable &variable, uint64_t elementBytes);
  void readParameter();
  void readEntry();
  std::array<uint32_t, 3> readSizes();
  void readBody();
  void readRegisters();
  void addRegister(const std::string &name, uint8_t width);
  void readTargets(llvm::StringRef label);
  void readStatement();

  Operand readOperand();
  SimpleOperand readSimple();
  SimpleOperand readName(const Token &token);
  void readAddress(Operand &operand);

  llvm::SmallVector<llvm::StringRef, 0> lines;
  std::vector<Token> tokens;
  size_t at = 0;
  std::string error;
  Module module;
  Entry entry;
  llvm::StringMap<unsigned> registers;
};

} // namespace mp::ptx

#endif // MP_TEST_PTX_PARSER_H
