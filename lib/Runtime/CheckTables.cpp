//===- CheckTables.cpp - Whether the tables of an artifact hold -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Artifacts may come from strangers. Behind this check no number of the tables
// leads a call of the host, or of a library, outside of the memory it is meant
// for. What the code of a kernel does with its pointers is the kernel's.
//
//===----------------------------------------------------------------------===//

#include "CheckCalls.h"

#include <set>

using namespace mp_runtime;

static Status bad(const std::string &what) {
  return {MP_BAD_ARTIFACT, "the artifact is wrong: " + what};
}

static bool isInside(const table::Range &range, uint64_t dataBytes) {
  return range.offset() <= dataBytes &&
         range.bytes() <= dataBytes - range.offset();
}

static bool isBlock(const table::Size &size) {
  return uint64_t(size.x()) * size.y() * size.z() - 1 < 1024 &&
         size.x() <= 1024 && size.y() <= 1024 && size.z() <= 64;
}

static bool isGrid(const table::Size &size) {
  return size.x() - 1 < 0x7fffffffu && size.y() - 1 < 65535 &&
         size.z() - 1 < 65535;
}

static Status checkKernel(const table::Kernel &kernel) {
  std::string name = "kernel '" + kernel.name()->str() + "' ";
  if (kernel.stages()->size() == 0)
    return bad(name + "has no stage");
  for (const table::Stage *stage : *kernel.stages())
    if (!isBlock(*stage->block()) || !isGrid(*stage->grid()))
      return bad(name + "has a grid or a block that no launch may have");
  if (kernel.operands() > 4095 || kernel.scratch() >= largestSize)
    return bad(name + "takes more pointers or scratch memory than a launch");
  return {};
}

/// Slots of a program: arguments, then results, each side numbered from 0 on.
static Status checkSlots(const table::Program &program) {
  const auto &slots = *program.slots();
  uint64_t arguments = 0;
  while (arguments < slots.size() &&
         slots.Get(arguments)->side() == table::Side::Argument)
    ++arguments;
  uint64_t results = slots.size() - arguments;
  for (uint64_t i = 0; i < slots.size(); ++i) {
    const table::Slot &slot = *slots.Get(i);
    std::string name = "slot " + std::to_string(i) + " ";
    bool isArgument = i < arguments;
    if ((slot.side() == table::Side::Argument) != isArgument ||
        slot.number() != (isArgument ? i : i - arguments))
      return bad(name + "is out of order");
    std::optional<uint64_t> bytes =
        bytesOfTensor(*slot.shape(), slot.element());
    if (!bytes || *bytes != slot.bytes())
      return bad(name + "has another size than its tensor");
    int64_t other = isArgument ? slot.pair() : slot.alias();
    if (other < -1 || other >= int64_t(isArgument ? results : arguments))
      return bad(name + "is paired with a slot that is not there");
    if (other != -1 &&
        slots.Get(isArgument ? arguments + other : other)->bytes() !=
            slot.bytes())
      return bad(name + "is paired with a slot of another size");
    if (!isArgument && other != -1 &&
        slots.Get(other)->pair() != int64_t(slot.number()))
      return bad(name + "takes the memory of an argument that it is not the "
                        "next value of");
  }
  // Two arguments with one next value would exchange their memory twice.
  std::set<int64_t> pairs;
  for (uint64_t i = 0; i < arguments; ++i)
    if (int64_t pair = slots.Get(i)->pair(); pair != -1)
      if (!pairs.insert(pair).second)
        return bad("result " + std::to_string(pair) +
                   " is the next value of two arguments");
  return {};
}

static Status checkMemory(const table::Program &program, uint64_t dataBytes) {
  std::set<unsigned> seen;
  for (const table::Memory *memory : *program.memory()) {
    if (memory->bytes() >= largestSize)
      return bad("memory of more than 2^46 bytes");
    switch (memory->kind()) {
    case table::MemoryKind::Arena:
      if (memory->offset() % (memory->bytes() < memoryAlignment
                                  ? smallAlignment
                                  : memoryAlignment) ||
          memory->offset() > program.arena() ||
          memory->bytes() > program.arena() - memory->offset())
        return bad("a tensor lies outside of the arena");
      break;
    case table::MemoryKind::Slot:
      if (memory->slot() >= program.slots()->size() ||
          program.slots()->Get(memory->slot())->bytes() != memory->bytes() ||
          !seen.insert(memory->slot()).second)
        return bad("memory that belongs to no slot");
      break;
    case table::MemoryKind::Constant:
      if (!memory->data() || memory->data()->bytes() != memory->bytes() ||
          !isInside(*memory->data(), dataBytes))
        return bad("a constant lies outside of the data");
      break;
    default:
      return bad("memory of an unknown kind");
    }
  }
  if (seen.size() != program.slots()->size())
    return bad("a slot has no memory");
  return {};
}

static Status checkProgram(const table::Artifact &artifact,
                           const table::Program &program, uint64_t dataBytes) {
  if (program.arena() >= largestSize || program.workspace() >= largestSize)
    return bad("memory of more than 2^46 bytes");
  MP_RETURN_IF_FAILED(checkSlots(program));
  MP_RETURN_IF_FAILED(checkMemory(program, dataBytes));
  for (const table::Call *call : *program.calls()) {
    std::string error = checkCall(artifact, program, *call);
    if (!error.empty())
      return bad("call '" + call->name()->str() + "' " + error);
  }
  return {};
}

Status mp_runtime::checkTables(const table::Artifact &artifact,
                               uint64_t dataBytes) {
  for (const table::Kernel *kernel : *artifact.kernels())
    MP_RETURN_IF_FAILED(checkKernel(*kernel));
  for (const table::Code *code : *artifact.code())
    if (!isInside(*code->data(), dataBytes) ||
        code->form() > table::CodeForm::MAX)
      return bad("code lies outside of the data");
  std::set<std::string> names;
  for (const table::Program *program : *artifact.programs()) {
    if (!names.insert(program->name()->str()).second)
      return bad("two programs are called '" + program->name()->str() + "'");
    if (Status status = checkProgram(artifact, *program, dataBytes);
        status.failed())
      return status.at("in program '" + program->name()->str() + "'");
  }
  return {};
}
