//===- Module.h - PTX text, taken apart -------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a file of PTX says, statement by statement, before any instruction is
// known. What the reader does not know is an error that names the line.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_MODULE_H
#define MP_TEST_PTX_MODULE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mp::ptx {

/// Where an address points to.
enum class Space : uint8_t { Generic, Global, Shared, Const, Param };

/// An address in an initialiser.
struct AddressOf {
  uint64_t offset;
  std::string symbol;
  int64_t addend;
};

/// A variable of the module, of an entry, or a parameter.
struct Variable {
  std::string name;
  Space space = Space::Global;
  uint64_t alignment = 1;
  uint64_t size = 0;
  /// Bytes it begins with, all of them; empty if it is not initialised.
  std::vector<uint8_t> bytes;
  llvm::SmallVector<AddressOf, 0> addresses;
};

/// An operand as it is written, or a part of one.
struct SimpleOperand {
  enum Kind : uint8_t {
    /// `%r1`, by its number in the entry; `!%p1` is negated.
    Register,
    /// `_`, a result that nobody wants.
    Sink,
    Immediate,
    /// `%tid.x`.
    Special,
    /// A variable or a label.
    Symbol,
    /// `[%rd1+8]`: a register or a symbol in `parts`, and `value`.
    Address,
    /// `{%r1, %r2}`.
    Vector,
    /// `%p1|%p2`.
    Pair,
  };
  Kind kind = Register;
  bool isNegated = false;
  unsigned number = 0;
  /// Of an immediate its bits, of an address or a symbol what is added.
  int64_t value = 0;
  /// Bits that a float immediate was written with; 0 for an integer.
  unsigned floatWidth = 0;
  std::string name;
};

/// An operand with its parts.
struct Operand : SimpleOperand {
  std::vector<SimpleOperand> parts;

  Operand() = default;
  explicit Operand(SimpleOperand simple) : SimpleOperand(std::move(simple)) {}
};

/// An instruction as it is written.
struct Statement {
  unsigned line = 0;
  std::string text;
  /// The predicate `@%p1` or `@!%p1`.
  std::optional<SimpleOperand> guard;
  /// `add.rn.f32`.
  std::string opcode;
  std::vector<Operand> operands;
};

/// A kernel.
struct Entry {
  std::string name;
  std::vector<Variable> parameters;
  /// Shared variables of its own.
  std::vector<Variable> variables;
  /// Threads that a block must have and may have.
  std::optional<std::array<uint32_t, 3>> required, most;
  /// Bits of each register; 1 for a predicate.
  std::vector<uint8_t> registers;
  std::vector<std::string> registerNames;
  std::vector<Statement> statements;
  /// The statement each label stands at.
  llvm::StringMap<unsigned> labels;
  /// Tables of `.branchtargets`.
  llvm::StringMap<std::vector<std::string>> targets;
};

/// A file of PTX.
struct Module {
  std::string version, target;
  std::vector<Variable> variables;
  std::vector<Entry> entries;

  const Entry *find(llvm::StringRef name) const;
};

/// Reads PTX; an error has the line and its text.
llvm::Expected<Module> parse(llvm::StringRef text);

} // namespace mp::ptx

#endif // MP_TEST_PTX_MODULE_H
