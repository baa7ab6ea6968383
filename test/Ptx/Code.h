//===- Code.h - An entry, ready to be run -----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything an instruction reads lies in the slots of its thread: registers,
// then the special registers, then constants. So there is one way to read an
// operand, and no thread asks at run time what an operand is.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_CODE_H
#define MP_TEST_PTX_CODE_H

#include "Module.h"

#include "llvm/ADT/ArrayRef.h"

namespace mp::ptx {

enum class Opcode : uint8_t {
  /// A function of slots alone.
  Compute,
  Branch,
  /// A branch by a table.
  BranchIndex,
  Exit,
  Trap,
  Load,
  Store,
  Atomic,
  Barrier,
  WarpBarrier,
  Shuffle,
  Vote,
  /// What orders memory between threads that no barrier joins.
  Fence,
};

enum class ShuffleMode : uint8_t { Up, Down, Butterfly, Index };
enum class VoteMode : uint8_t { All, Any, Uniform, Ballot };

struct Instruction;
using Slots = uint64_t *;
using Compute = void (*)(Slots slots, const Instruction &instruction);

/// No slot.
constexpr uint32_t none = ~uint32_t(0);

struct Instruction {
  Opcode opcode = Opcode::Compute;
  /// Which of a kind: a comparison, a mode of a shuffle.
  uint8_t mode = 0;
  Space space = Space::Generic;
  bool isNonCoherent = false;
  bool isNegatedGuard = false;
  /// Some way to it leaves a register that it reads without a value.
  bool mayReadUndefined = false;
  /// It writes a register that such an instruction reads.
  bool isTracked = false;
  bool isSigned = false;
  /// A fence, or an atomic operation, between blocks.
  bool isOfDevice = false;
  /// It puts its operands side by side: a part that nobody reads is no value.
  bool isPack = false;
  /// It puts bytes elsewhere, of which a later one may take some: all may be
  /// without a value.
  bool movesBytes = false;
  /// Bytes of an element of memory, and elements.
  uint8_t bytes = 0, elements = 1;
  uint32_t guard = none;
  uint32_t to = none, secondTo = none;
  uint32_t from[4] = {none, none, none, none};
  Compute compute = nullptr;
  /// Added to an address; the number of the instruction that a branch goes to.
  int64_t value = 0;
  /// Where the slots of a vector or the targets of a table begin in `lists`.
  uint32_t list = 0, listSize = 0;
  uint32_t statement = 0;
};

/// Values that a thread has by its place.
enum SpecialSlot : uint32_t {
  ThreadX,
  ThreadY,
  ThreadZ,
  BlockX,
  BlockY,
  BlockZ,
  ThreadsX,
  ThreadsY,
  ThreadsZ,
  BlocksX,
  BlocksY,
  BlocksZ,
  Lane,
  Warp,
  WarpSize,
  numSpecial
};

struct Code {
  const Entry *entry = nullptr;
  std::vector<Instruction> instructions;
  std::vector<uint32_t> lists;
  std::vector<uint64_t> constants;
  uint32_t numRegisters = 0;
  /// Registers that some instruction may read before they are written.
  std::vector<uint8_t> tracked;
  /// Bytes of shared memory, with room between variables.
  uint64_t sharedSpan = 0;
  /// Bytes that a launch takes for them.
  uint64_t sharedBytes = 0;
  /// Where variables lie in it, in order: address and bytes.
  struct Range {
    std::string name;
    uint64_t begin, size;
  };
  std::vector<Range> shared;

  uint32_t specialSlot(uint32_t which) const { return numRegisters + which; }
  uint32_t constantSlot(uint32_t number) const {
    return numRegisters + numSpecial + number;
  }
  uint32_t numSlots() const { return constantSlot(constants.size()); }

  llvm::ArrayRef<uint32_t> listOf(const Instruction &instruction) const {
    return llvm::ArrayRef(lists).slice(instruction.list, instruction.listSize);
  }
  /// Slots that an instruction reads, and that it writes.
  llvm::SmallVector<uint32_t, 8> reads(const Instruction &instruction) const;
  llvm::SmallVector<uint32_t, 8> writes(const Instruction &instruction) const;
};

/// Where variables of the module lie, by name.
using Addresses = llvm::StringMap<uint64_t>;

/// Where the parameters of a launch lie.
constexpr uint64_t parameterBase = uint64_t(1) << 40;
/// Makes code of an entry; an error names the line of what is not known.
llvm::Expected<Code> decode(const Module &module, const Entry &entry,
                            const Addresses &addresses);

/// Finds where a register may be read that nothing wrote.
void markUndefined(Code &code);

} // namespace mp::ptx

#endif // MP_TEST_PTX_CODE_H
