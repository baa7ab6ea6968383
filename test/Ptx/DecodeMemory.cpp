//===- DecodeMemory.cpp - Memory, branches, barriers ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"

using namespace mp::ptx;
using llvm::StringRef;

void Decoder::decodeStatement(const Statement &one) {
  instruction = Instruction();
  instruction.statement = &one - entry.statements.data();
  if (one.guard) {
    instruction.guard = one.guard->number;
    instruction.isNegatedGuard = one.guard->isNegated;
  }
  Words words(one.opcode);
  StringRef name = words.name();
  using Decode = void (Decoder::*)(Words &);
  auto decode =
      llvm::StringSwitch<Decode>(name)
          .Case("mov", &Decoder::decodeMove)
          .Cases({"bra", "brx", "ret", "exit", "trap"}, &Decoder::decodeBranch)
          .Cases({"ld", "ldu", "st"}, &Decoder::decodeMemory)
          .Cases({"atom", "red"}, &Decoder::decodeAtomic)
          .Cases({"bar", "barrier", "membar", "fence"}, &Decoder::decodeBarrier)
          .Case("shfl", &Decoder::decodeShuffle)
          .Case("vote", &Decoder::decodeVote)
          .Case("cvta", &Decoder::decodeMove)
          .Default(&Decoder::decodeComputed);
  if (name == "cvta") {
    // All spaces share one range of addresses here, so it is a move.
    words.take("to");
    for (StringRef space : {"global", "shared", "const", "param"})
      words.take(space);
  }
  (this->*decode)(words);
  code.instructions.push_back(instruction);
}

void Decoder::targetLabel(StringRef name, int64_t &to) {
  auto found = entry.labels.find(name);
  if (found == entry.labels.end())
    return fail("unknown label '" + name + "'");
  to = found->second;
}

void Decoder::decodeBranch(Words &words) {
  const std::vector<Operand> &operands = statement->operands;
  words.take("uni");
  if (words.name() == "brx" && words.take("idx") && words.empty() &&
      hasOperands(2)) {
    instruction.opcode = Opcode::BranchIndex;
    instruction.from[0] = source(operands[0], 32);
    instruction.list = code.lists.size();
    auto table = entry.targets.find(operands[1].name);
    if (table == entry.targets.end())
      return fail("unknown table of labels");
    for (const std::string &name : table->second) {
      int64_t to = 0;
      targetLabel(name, to);
      code.lists.push_back(to);
    }
    instruction.listSize = table->second.size();
  } else if (!words.empty()) {
    fail("unknown instruction");
  } else if (words.name() == "bra") {
    instruction.opcode = Opcode::Branch;
    if (hasOperands(1))
      targetLabel(operands[0].name, instruction.value);
  } else if (hasOperands(0)) {
    instruction.opcode = words.name() == "trap" ? Opcode::Trap : Opcode::Exit;
  }
}

void Decoder::setAddress(const Operand &operand) {
  if (operand.kind != Operand::Address)
    return fail("expected an address");
  const SimpleOperand &base = operand.parts.front();
  if (base.kind == Operand::Immediate)
    instruction.from[0] = constant(0);
  else
    instruction.from[0] = source(base, 64);
  instruction.value = operand.value;
}

void Decoder::setElements(const Operand &operand, bool isTarget) {
  llvm::ArrayRef<SimpleOperand> parts = operand;
  if (operand.kind == Operand::Vector)
    parts = operand.parts;
  if (parts.size() != instruction.elements)
    return fail("a vector of another length");
  instruction.list = code.lists.size();
  instruction.listSize = parts.size();
  unsigned width = 8 * instruction.bytes;
  for (const SimpleOperand &part : parts)
    code.lists.push_back(isTarget ? target(part, width, /*orWider=*/true)
                                  : source(part, width, /*orWider=*/true));
}

/// The space an instruction names; generic if it names none.
static Space takeSpace(Words &words) {
  static constexpr std::pair<const char *, Space> spaces[] = {
      {"global", Space::Global},
      {"shared", Space::Shared},
      {"const", Space::Const},
      {"param", Space::Param}};
  words.take("shared::cta");
  for (const auto &[name, space] : spaces)
    if (words.take(name))
      return space;
  return Space::Generic;
}

void Decoder::decodeMemory(Words &words) {
  bool isLoad = words.name() != "st";
  instruction.opcode = isLoad ? Opcode::Load : Opcode::Store;
  StringRef type = words.takeLast();
  instruction.bytes = widthOf(type) / 8;
  instruction.isSigned = type.starts_with("s");
  instruction.space = takeSpace(words);
  instruction.isNonCoherent = isLoad && words.take("nc");
  for (unsigned count : {2, 4, 8})
    if (words.take(("v" + llvm::Twine(count)).str()))
      instruction.elements = count;
  // How long a cache keeps a line changes no result.
  for (StringRef policy :
       {"ca", "cg", "cs", "lu", "wb", "wt", "weak", "L1::evict_last",
        "L1::evict_first", "L1::no_allocate"})
    words.take(policy);
  if (!words.empty() || instruction.bytes == 0 ||
      instruction.elements * instruction.bytes > 32)
    return fail("unknown instruction");
  if (instruction.isNonCoherent && instruction.space != Space::Global)
    return fail("only global memory is read without coherence");
  if (!hasOperands(2))
    return;
  setAddress(statement->operands[isLoad ? 1 : 0]);
  setElements(statement->operands[isLoad ? 0 : 1], isLoad);
}

void Decoder::decodeAtomic(Words &words) {
  bool hasResult = words.name() == "atom";
  instruction.opcode = Opcode::Atomic;
  StringRef type = words.takeLast();
  unsigned width = widthOf(type);
  instruction.bytes = width / 8;
  instruction.isSigned = type.starts_with("s");
  instruction.space = takeSpace(words);
  for (StringRef order :
       {"relaxed", "acq_rel", "acquire", "release", "gpu", "sys"})
    words.take(order);
  instruction.isOfDevice = !words.take("cta");
  using M = AtomicMode;
  std::optional<M> mode;
  static constexpr std::pair<const char *, M> modes[] = {
      {"add", M::Add}, {"inc", M::Increment}, {"min", M::Min},
      {"max", M::Max}, {"and", M::And},       {"or", M::Or},
      {"xor", M::Xor}, {"exch", M::Exchange}, {"cas", M::CompareExchange}};
  for (const auto &[name, one] : modes)
    if (!mode && words.take(name))
      mode = one;
  if (mode == M::Add && type == "f32")
    mode = M::AddFloat;
  bool isFloat = type.contains('f');
  if (!words.empty() || !mode || (width != 32 && width != 64) ||
      (isFloat && mode != M::AddFloat) ||
      (mode == M::Increment && type != "u32"))
    return fail("unknown instruction");
  instruction.mode = static_cast<uint8_t>(*mode);
  size_t values = mode == M::CompareExchange ? 2 : 1;
  if (!hasOperands(hasResult + 1 + values))
    return;
  if (hasResult)
    instruction.to = target(statement->operands[0], width);
  setAddress(statement->operands[hasResult]);
  for (size_t i = 0; i != values; ++i)
    instruction.from[1 + i] =
        source(statement->operands[hasResult + 1 + i], width);
}

void Decoder::decodeBarrier(Words &words) {
  const std::vector<Operand> &operands = statement->operands;
  if (words.name() == "membar" || words.name() == "fence") {
    instruction.opcode = Opcode::Fence;
    instruction.isOfDevice = true;
    for (StringRef word : {"sc", "acq_rel", "gl", "gpu", "sys"})
      words.take(word);
    if (words.take("cta"))
      instruction.isOfDevice = false;
  } else if (words.take("warp")) {
    words.take("sync");
    instruction.opcode = Opcode::WarpBarrier;
    if (hasOperands(1))
      instruction.from[0] = source(operands[0], 32);
  } else {
    instruction.opcode = Opcode::Barrier;
    words.take("cta");
    words.take("aligned");
    if (!words.take("sync"))
      return fail("unknown instruction");
    // One barrier for all threads of a block is all that kernels use.
    if (hasOperands(1) && (operands[0].kind != Operand::Immediate ||
                           operands[0].value < 0 || operands[0].value > 15))
      return fail("a barrier is known by a number");
    if (!operands.empty())
      instruction.value = operands[0].value;
  }
  if (!words.empty())
    fail("unknown instruction");
}

void Decoder::decodeShuffle(Words &words) {
  instruction.opcode = Opcode::Shuffle;
  std::optional<ShuffleMode> mode;
  static constexpr std::pair<const char *, ShuffleMode> modes[] = {
      {"up", ShuffleMode::Up},
      {"down", ShuffleMode::Down},
      {"bfly", ShuffleMode::Butterfly},
      {"idx", ShuffleMode::Index}};
  for (const auto &[name, one] : modes)
    if (words.take(name))
      mode = one;
  if (!words.take("sync") || words.takeLast() != "b32" || !mode ||
      !words.empty())
    return fail("unknown instruction");
  instruction.mode = static_cast<uint8_t>(*mode);
  if (!hasOperands(5))
    return;
  const std::vector<Operand> &operands = statement->operands;
  if (operands[0].kind == Operand::Pair) {
    instruction.to = target(operands[0].parts[0], 32);
    instruction.secondTo = target(operands[0].parts[1], 1);
  } else {
    instruction.to = target(operands[0], 32);
  }
  for (unsigned i = 0; i != 4; ++i)
    instruction.from[i] = source(operands[1 + i], 32);
}

void Decoder::decodeVote(Words &words) {
  instruction.opcode = Opcode::Vote;
  std::optional<VoteMode> mode;
  static constexpr std::pair<const char *, VoteMode> modes[] = {
      {"all", VoteMode::All},
      {"any", VoteMode::Any},
      {"uni", VoteMode::Uniform},
      {"ballot", VoteMode::Ballot}};
  for (const auto &[name, one] : modes)
    if (words.take(name))
      mode = one;
  bool isBallot = mode == VoteMode::Ballot;
  if (!words.take("sync") || !mode ||
      words.takeLast() != (isBallot ? "b32" : "pred") || !words.empty())
    return fail("unknown instruction");
  instruction.mode = static_cast<uint8_t>(*mode);
  if (!hasOperands(3))
    return;
  instruction.to = target(statement->operands[0], isBallot ? 32 : 1);
  instruction.from[0] = source(statement->operands[1], 1);
  instruction.from[3] = source(statement->operands[2], 32);
}
