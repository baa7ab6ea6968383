//===- Run.cpp - A piece of work as it runs -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Run.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mp::fakes;
using mp::ptx::Allocation;

std::string mp::fakes::whyNoMemory(const ptx::Memory &memory, uint64_t address,
                                   uint64_t bytes) {
  const Allocation *allocation = memory.find(address);
  if (!allocation)
    return llvm::formatv("{0:x} is no device memory{1}", address,
                         address != 0 && address >> 47 == 0 ? ", but the host's"
                                                            : "");
  if (allocation->isFreed())
    return llvm::formatv("{0:x} is in '{1}', which is freed", address,
                         allocation->name());
  uint64_t end = allocation->address() + allocation->size();
  if (address >= allocation->address() && address <= end &&
      bytes <= end - address)
    return "";
  auto offset = static_cast<int64_t>(address - allocation->address());
  return llvm::formatv("bytes {0} to {1} of '{2}' ({3:x}), which has {4}",
                       offset, offset + static_cast<int64_t>(bytes),
                       allocation->name(), address, allocation->size());
}

void Run::fail(Result code, std::string text) {
  if (!fault)
    fault = {code, std::move(text)};
}

Allocation *Run::locate(uint64_t address, uint64_t bytes, const char *name) {
  std::string why = whyNoMemory(memory, address, bytes);
  if (why.empty())
    return memory.find(address);
  fail(IllegalAddress, std::string(name) + ": " + why);
  return nullptr;
}

uint8_t *Run::access(uint64_t address, uint64_t bytes, const char *name,
                     bool isWrite) {
  Allocation *allocation = locate(address, bytes, name);
  if (!allocation || fault)
    return nullptr;
  uint64_t offset = address - allocation->address();
  if (isWrite && allocation->isReadOnly) {
    fail(IllegalAddress, llvm::formatv("{0}: writes '{1}', which is read only",
                                       name, allocation->name()));
    return nullptr;
  }
  std::string wrong =
      allocation->note(offset, bytes, {isWrite, false, false}, moment);
  if (!wrong.empty()) {
    uint64_t end = offset + bytes;
    bool isUnwritten =
        !isWrite && allocation->findState(offset, end, false) != end;
    if (isUnwritten)
      offset = allocation->findState(offset, end, false);
    fail(isUnwritten ? IllegalAddress : LaunchFailed,
         llvm::formatv("{0}: {1}: byte {2} of '{3}' ({4:x})", name, wrong,
                       offset, allocation->name(),
                       allocation->address() + offset));
    return nullptr;
  }
  return allocation->data().data() + offset;
}

const uint8_t *Run::read(uint64_t address, uint64_t bytes, const char *name) {
  return access(address, bytes, name, false);
}

uint8_t *Run::write(uint64_t address, uint64_t bytes, const char *name) {
  return access(address, bytes, name, true);
}
