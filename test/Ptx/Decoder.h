//===- Decoder.h - Statements to instructions -------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_DECODER_H
#define MP_TEST_PTX_DECODER_H

#include "Code.h"
#include "Forms.h"

#include <unordered_map>

namespace mp::ptx {

/// Makes code of the statements of an entry. The first error stays.
class Decoder {
public:
  Decoder(const Module &module, const Entry &entry, const Addresses &addresses);

  llvm::Expected<Code> run();

private:
  void fail(const llvm::Twine &why);
  void placeVariables();
  void decodeStatement(const Statement &statement);

  /// The slot of what is read as a value of so many bits.
  uint32_t source(const SimpleOperand &operand, unsigned width,
                  bool orWider = false);
  uint32_t target(const SimpleOperand &operand, unsigned width,
                  bool orWider = false);
  uint32_t constant(uint64_t bits);
  uint32_t special(llvm::StringRef name);
  /// The address of a variable; constants know it.
  std::optional<uint64_t> addressOf(llvm::StringRef name);
  bool hasOperands(size_t least, size_t most);
  bool hasOperands(size_t count) { return hasOperands(count, count); }
  void setAddress(const Operand &operand);
  void setElements(const Operand &operand, bool isTarget);
  void targetLabel(llvm::StringRef name, int64_t &to);

  void decodeMove(Words &words);
  void decodeUnpack(unsigned width);
  void decodeBranch(Words &words);
  void decodeMemory(Words &words);
  void decodeAtomic(Words &words);
  void decodeBarrier(Words &words);
  void decodeShuffle(Words &words);
  void decodeVote(Words &words);
  void decodeForm(const Form &form);
  void decodeComputed(Words &words);

  const Module &module;
  const Entry &entry;
  const Addresses &addresses;
  Code code;
  llvm::StringMap<uint64_t> shared, parameters;
  std::unordered_map<uint64_t, uint32_t> constants;
  const Statement *statement = nullptr;
  Instruction instruction;
  std::string error;
};

/// Atomic operations by the mode of their instruction.
enum class AtomicMode : uint8_t {
  Add,
  AddFloat,
  Increment,
  Min,
  Max,
  And,
  Or,
  Xor,
  Exchange,
  CompareExchange
};

} // namespace mp::ptx

#endif // MP_TEST_PTX_DECODER_H
