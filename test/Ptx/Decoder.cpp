//===- Decoder.cpp - Operands, moves and what is computed -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decoder.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

using namespace mp::ptx;
using llvm::StringRef;

/// Between variables in shared memory, where nothing lies: who runs over the
/// end of one is found.
static constexpr uint64_t sharedGap = 256;

Decoder::Decoder(const Module &module, const Entry &entry,
                 const Addresses &addresses)
    : module(module), entry(entry), addresses(addresses) {}

llvm::Expected<Code> mp::ptx::decode(const Module &module, const Entry &entry,
                                     const Addresses &addresses) {
  return Decoder(module, entry, addresses).run();
}

void Decoder::fail(const llvm::Twine &why) {
  if (error.empty())
    error = ("line " + llvm::Twine(statement->line) + ": " + why + ": '" +
             statement->text + "'")
                .str();
}

void Decoder::placeVariables() {
  uint64_t at = 0;
  for (const Variable &parameter : entry.parameters) {
    at = llvm::alignTo(at, parameter.alignment);
    parameters[parameter.name] = parameterBase + at;
    at += parameter.size;
  }
  code.sharedSpan = sharedGap;
  auto place = [&](const Variable &variable) {
    uint64_t begin = llvm::alignTo(code.sharedSpan, variable.alignment);
    shared[variable.name] = begin;
    code.shared.push_back({variable.name, begin, variable.size});
    code.sharedSpan = begin + variable.size + sharedGap;
    code.sharedBytes =
        llvm::alignTo(code.sharedBytes, variable.alignment) + variable.size;
  };
  // Those of the module may be another entry's: only what is named counts.
  llvm::StringMap<bool> named;
  for (const Statement &one : entry.statements)
    for (const Operand &operand : one.operands) {
      named[operand.name] = true;
      for (const SimpleOperand &part : operand.parts)
        named[part.name] = true;
    }
  for (const Variable &variable : module.variables)
    if (variable.space == Space::Shared && named.contains(variable.name))
      place(variable);
  for (const Variable &variable : entry.variables)
    place(variable);
}

llvm::Expected<Code> Decoder::run() {
  code.entry = &entry;
  code.numRegisters = entry.registers.size();
  placeVariables();
  // Labels name statements, of which some are several instructions.
  std::vector<uint32_t> firsts;
  for (const Statement &one : entry.statements) {
    statement = &one;
    firsts.push_back(code.instructions.size());
    decodeStatement(one);
    if (!error.empty())
      return llvm::createStringError(error);
  }
  firsts.push_back(code.instructions.size());
  for (const Instruction &one : code.instructions)
    if (one.opcode == Opcode::BranchIndex)
      for (uint32_t i = 0; i != one.listSize; ++i)
        code.lists[one.list + i] = firsts[code.lists[one.list + i]];
  for (Instruction &one : code.instructions)
    if (one.opcode == Opcode::Branch)
      one.value = firsts[one.value];
  // A thread that runs over the end has left the entry, too.
  Instruction end;
  end.opcode = Opcode::Exit;
  end.statement = entry.statements.empty() ? 0 : entry.statements.size() - 1;
  code.instructions.push_back(end);
  markUndefined(code);
  return std::move(code);
}

bool Decoder::hasOperands(size_t least, size_t most) {
  size_t count = statement->operands.size();
  if (count >= least && count <= most)
    return true;
  fail("so many operands are not known");
  return false;
}

uint32_t Decoder::constant(uint64_t bits) {
  auto [known, isNew] = constants.try_emplace(bits, code.constants.size());
  if (isNew)
    code.constants.push_back(bits);
  return code.constantSlot(known->second);
}

std::optional<uint64_t> Decoder::addressOf(StringRef name) {
  const llvm::StringMap<uint64_t> *maps[] = {&shared, &parameters, &addresses};
  for (const llvm::StringMap<uint64_t> *map : maps)
    if (auto found = map->find(name); found != map->end())
      return found->second;
  return std::nullopt;
}

uint32_t Decoder::special(StringRef name) {
  int which = llvm::StringSwitch<int>(name)
                  .Case("%tid.x", ThreadX)
                  .Case("%tid.y", ThreadY)
                  .Case("%tid.z", ThreadZ)
                  .Case("%ctaid.x", BlockX)
                  .Case("%ctaid.y", BlockY)
                  .Case("%ctaid.z", BlockZ)
                  .Case("%ntid.x", ThreadsX)
                  .Case("%ntid.y", ThreadsY)
                  .Case("%ntid.z", ThreadsZ)
                  .Case("%nctaid.x", BlocksX)
                  .Case("%nctaid.y", BlocksY)
                  .Case("%nctaid.z", BlocksZ)
                  .Case("%laneid", Lane)
                  .Case("WARP_SZ", WarpSize)
                  .Default(-1);
  if (which < 0)
    fail("unknown register '" + name + "'");
  return code.specialSlot(which < 0 ? 0 : which);
}

uint32_t Decoder::source(const SimpleOperand &operand, unsigned width,
                         bool orWider) {
  switch (operand.kind) {
  case Operand::Register: {
    unsigned own = entry.registers[operand.number];
    if (operand.isNegated ||
        (own != width && !(orWider && own > width && own > 1)))
      fail("'" + operand.name + "' has " + llvm::Twine(own) + " bits, not " +
           llvm::Twine(width));
    return operand.number;
  }
  case Operand::Immediate:
    if (operand.floatWidth && operand.floatWidth != width)
      fail("a constant of another width");
    return constant(width == 64 ? operand.value
                                : operand.value & ((uint64_t(1) << width) - 1));
  case Operand::Special:
    if (width != 32)
      fail("'" + operand.name + "' has 32 bits");
    return special(operand.name);
  case Operand::Symbol:
    if (std::optional<uint64_t> address = addressOf(operand.name)) {
      if (width != 64)
        fail("an address has 64 bits");
      return constant(*address + operand.value);
    }
    fail("unknown name '" + operand.name + "'");
    return 0;
  default:
    fail("unknown kind of operand");
    return 0;
  }
}

uint32_t Decoder::target(const SimpleOperand &operand, unsigned width,
                         bool orWider) {
  if (operand.kind == Operand::Sink)
    return none;
  if (operand.kind != Operand::Register || operand.isNegated) {
    fail("expected a register for the result");
    return 0;
  }
  unsigned own = entry.registers[operand.number];
  if (own != width && !(orWider && own > width && own > 1))
    fail("'" + operand.name + "' has " + llvm::Twine(own) + " bits, not " +
         llvm::Twine(width));
  return operand.number;
}

void Decoder::decodeForm(const Form &form) {
  const std::vector<Operand> &operands = statement->operands;
  if (!hasOperands(1 + form.from.size()))
    return;
  instruction.compute = form.compute;
  instruction.mode = form.mode;
  instruction.movesBytes = form.movesBytes;
  if (operands[0].kind == Operand::Pair) {
    if (form.to != 1 || operands[0].parts[1].kind != Operand::Register)
      return fail("only comparisons have two results");
    instruction.to = target(operands[0].parts[0], 1);
    instruction.secondTo = target(operands[0].parts[1], 1);
  } else {
    instruction.to = target(operands[0], form.to, form.takesWider);
  }
  if (instruction.to == none)
    return fail("expected a register for the result");
  if (operands[0].kind == Operand::Register)
    instruction.bytes = (entry.registers[operands[0].number] + 7) / 8;
  for (size_t i = 0; i != form.from.size(); ++i)
    instruction.from[i] =
        source(operands[i + 1], form.from[i], form.takesWider);
}

void Decoder::decodeComputed(Words &words) {
  using Find = bool (*)(Words &, Form &);
  for (Find find :
       {findConversion, findComparison, findFloat, findLogic, findInteger}) {
    Words left = words;
    Form form;
    if (find(left, form))
      return decodeForm(form);
  }
  fail("unknown instruction");
}

static void computeCopy(Slots slots, const Instruction &i) {
  slots[i.to] = slots[i.from[0]];
}

template <unsigned width, unsigned parts>
static void computePack(Slots slots, const Instruction &i) {
  uint64_t result = 0;
  for (unsigned part = 0; part != parts; ++part)
    result |= slots[i.from[part]] << (width * part);
  slots[i.to] = result;
}

/// Takes the bits from `value` on.
static void computeUnpack(Slots slots, const Instruction &i) {
  slots[i.to] =
      (slots[i.from[0]] >> i.value) & (~uint64_t(0) >> (64 - i.bytes * 8));
}

/// One instruction a part; none of them writes what the next one reads.
void Decoder::decodeUnpack(unsigned width) {
  const std::vector<SimpleOperand> &parts = statement->operands[0].parts;
  unsigned each = width / parts.size();
  uint32_t from = source(statement->operands[1], width);
  llvm::SmallVector<Instruction, 4> taken;
  for (size_t i = 0; i != parts.size(); ++i) {
    instruction.compute = computeUnpack;
    instruction.from[0] = from;
    instruction.to = target(parts[i], each);
    instruction.bytes = each / 8;
    instruction.value = each * i;
    if (instruction.to != none)
      taken.push_back(instruction);
  }
  if (taken.empty())
    return fail("expected a register for the result");
  instruction = taken.pop_back_val();
  code.instructions.insert(code.instructions.end(), taken.begin(), taken.end());
}

void Decoder::decodeMove(Words &words) {
  unsigned width = widthOf(words.takeLast());
  if (!words.empty() || width == 0)
    return fail("unknown instruction");
  if (!hasOperands(2))
    return;
  const Operand &to = statement->operands[0], &from = statement->operands[1];
  const Operand &vector = to.kind == Operand::Vector ? to : from;
  instruction.compute = computeCopy;
  if (vector.kind == Operand::Vector) {
    size_t parts = vector.parts.size();
    if ((parts != 2 && parts != 4) || width / parts < 16)
      return fail("unknown number of parts");
    if (&vector == &to)
      return decodeUnpack(width);
    unsigned each = width / parts;
    instruction.compute = each == 32   ? computePack<32, 2>
                          : parts == 4 ? computePack<16, 4>
                                       : computePack<16, 2>;
    instruction.isPack = true;
    for (size_t i = 0; i != parts; ++i)
      instruction.from[i] = source(from.parts[i], each);
  } else {
    instruction.from[0] = source(from, width);
  }
  instruction.to = target(to, width);
  if (instruction.to == none)
    fail("expected a register for the result");
}
