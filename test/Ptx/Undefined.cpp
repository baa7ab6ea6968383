//===- Undefined.cpp - Registers that nothing wrote -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most reads are behind a write on every way, and need no check when they run.
// The others are looked at then: what a compiler leaves undefined on a way that
// is never taken is no fault.
//
//===----------------------------------------------------------------------===//

#include "Code.h"

#include "llvm/ADT/BitVector.h"

using namespace mp::ptx;

llvm::SmallVector<uint32_t, 8>
Code::reads(const Instruction &instruction) const {
  llvm::SmallVector<uint32_t, 8> slots;
  auto add = [&](uint32_t slot) {
    if (slot < numRegisters)
      slots.push_back(slot);
  };
  for (uint32_t slot : instruction.from)
    add(slot);
  add(instruction.guard);
  if (instruction.opcode == Opcode::Store)
    for (uint32_t slot : listOf(instruction))
      add(slot);
  return slots;
}

llvm::SmallVector<uint32_t, 8>
Code::writes(const Instruction &instruction) const {
  llvm::SmallVector<uint32_t, 8> slots;
  auto add = [&](uint32_t slot) {
    if (slot < numRegisters)
      slots.push_back(slot);
  };
  add(instruction.to);
  add(instruction.secondTo);
  if (instruction.opcode == Opcode::Load)
    for (uint32_t slot : listOf(instruction))
      add(slot);
  return slots;
}

namespace {

/// Which registers are written on every way to a run of instructions.
class Ways {
public:
  explicit Ways(Code &code) : code(code) {}
  void run();

private:
  void cut();
  void visit(size_t number);
  void pass(size_t to, const llvm::BitVector &written);
  void mark();

  struct Run {
    size_t begin, end;
    llvm::BitVector written;
    bool isReached = false, isWaiting = false;
  };

  Code &code;
  std::vector<Run> runs;
  /// The run that begins at an instruction.
  std::vector<uint32_t> runAt;
  std::vector<size_t> waiting;
};

} // namespace

void Ways::cut() {
  llvm::BitVector begins(code.instructions.size() + 1);
  begins.set(0);
  begins.set(code.instructions.size());
  for (size_t at = 0; at != code.instructions.size(); ++at) {
    const Instruction &one = code.instructions[at];
    if (one.opcode == Opcode::Branch)
      begins.set(one.value);
    if (one.opcode == Opcode::BranchIndex)
      for (uint32_t to : code.listOf(one))
        begins.set(to);
    if (one.opcode == Opcode::Branch || one.opcode == Opcode::BranchIndex ||
        one.opcode == Opcode::Exit || one.opcode == Opcode::Trap)
      begins.set(at + 1);
  }
  runAt.resize(code.instructions.size());
  for (size_t at = 0; at != code.instructions.size();) {
    size_t end = begins.find_next(at);
    runAt[at] = runs.size();
    runs.push_back({at, end, llvm::BitVector(code.numRegisters)});
    at = end;
  }
}

void Ways::pass(size_t to, const llvm::BitVector &written) {
  if (to >= code.instructions.size())
    return;
  Run &run = runs[runAt[to]];
  llvm::BitVector before = run.written;
  if (run.isReached)
    run.written &= written;
  else
    run.written = written;
  if (run.isReached && before == run.written)
    return;
  run.isReached = true;
  if (!run.isWaiting)
    waiting.push_back(runAt[to]);
  run.isWaiting = true;
}

void Ways::visit(size_t number) {
  Run &run = runs[number];
  run.isWaiting = false;
  llvm::BitVector written = run.written;
  for (size_t at = run.begin; at != run.end; ++at) {
    const Instruction &one = code.instructions[at];
    if (one.guard == none)
      for (uint32_t slot : code.writes(one))
        written.set(slot);
  }
  const Instruction &last = code.instructions[run.end - 1];
  bool goesOn = last.guard != none;
  if (last.opcode == Opcode::Branch)
    pass(last.value, written);
  else if (last.opcode == Opcode::BranchIndex)
    for (uint32_t to : code.listOf(last))
      pass(to, written);
  else if (last.opcode != Opcode::Exit && last.opcode != Opcode::Trap)
    goesOn = true;
  if (goesOn)
    pass(run.end, written);
}

void Ways::mark() {
  std::vector<uint8_t> &tracked = code.tracked;
  tracked.assign(code.numRegisters, 0);
  for (const Run &run : runs) {
    llvm::BitVector written = run.written;
    for (size_t at = run.begin; run.isReached && at != run.end; ++at) {
      Instruction &one = code.instructions[at];
      for (uint32_t slot : code.reads(one))
        if (!written.test(slot)) {
          one.mayReadUndefined = true;
          tracked[slot] = 1;
        }
      if (one.guard == none)
        for (uint32_t slot : code.writes(one))
          written.set(slot);
    }
  }
  for (Instruction &one : code.instructions)
    for (uint32_t slot : code.writes(one))
      one.isTracked |= tracked[slot] != 0;
}

void Ways::run() {
  cut();
  pass(0, llvm::BitVector(code.numRegisters));
  while (!waiting.empty()) {
    size_t number = waiting.back();
    waiting.pop_back();
    visit(number);
  }
  mark();
}

void mp::ptx::markUndefined(Code &code) { Ways(code).run(); }
