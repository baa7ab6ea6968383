//===- Machine.cpp - Launches of a module ---------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "Block.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>
#include <numeric>

using namespace mp::ptx;

/// What every GPU allows.
static constexpr uint64_t maxThreads = 1024, maxBlocksX = 0x7fffffff,
                          maxBlocksYZ = 65535;

void Launch::addPointer(uint64_t address) {
  std::vector<uint8_t> bytes(sizeof(address));
  std::memcpy(bytes.data(), &address, sizeof(address));
  arguments.push_back(std::move(bytes));
}

Machine::Machine(Module module, Memory &memory, const MachineOptions &options)
    : module(std::move(module)), memory(memory), options(options) {}

llvm::Error Machine::placeVariables() {
  if (isPlaced)
    return llvm::Error::success();
  isPlaced = true;
  llvm::SmallVector<std::pair<const Variable *, Allocation *>> pairs;
  for (const Variable &variable : module.variables) {
    if (variable.space == Space::Shared)
      continue;
    Allocation &allocation =
        memory.allocate(variable.name, variable.size, variable.alignment);
    std::copy(variable.bytes.begin(), variable.bytes.end(),
              allocation.data().begin());
    allocation.setInitialised(true);
    allocation.space = variable.space;
    allocation.isReadOnly = variable.space == Space::Const;
    addresses[variable.name] = allocation.address();
    placed.push_back(&allocation);
    pairs.emplace_back(&variable, &allocation);
  }
  for (auto [variable, allocation] : pairs)
    for (const AddressOf &one : variable->addresses) {
      auto found = addresses.find(one.symbol);
      if (found == addresses.end() ||
          one.offset + sizeof(uint64_t) > variable->size)
        return llvm::createStringError("'" + variable->name +
                                       "' has the address of '" + one.symbol +
                                       "', which is not known");
      uint64_t address = found->second + one.addend;
      std::memcpy(&allocation->data()[one.offset], &address, sizeof(address));
    }
  return llvm::Error::success();
}

void Machine::unload() {
  for (Allocation *allocation : placed)
    allocation->free();
  placed.clear();
}

llvm::Expected<const Code *> Machine::codeOf(llvm::StringRef entry) {
  std::unique_ptr<Code> &code = codes[entry];
  if (code)
    return code.get();
  const Entry *found = module.find(entry);
  if (!found)
    return llvm::createStringError("there is no entry '" + entry + "'");
  llvm::Expected<Code> made = decode(module, *found, addresses);
  if (!made)
    return made.takeError();
  code = std::make_unique<Code>(std::move(*made));
  return code.get();
}

llvm::Error Machine::checkShape(const Launch &launch, const Code &code) const {
  auto refuse = [&](const std::string &why) {
    return llvm::createStringError(launch.entry + ": " + why);
  };
  uint64_t threads = 1;
  for (unsigned dim = 0; dim != 3; ++dim) {
    threads *= launch.block[dim];
    if (launch.grid[dim] == 0 || launch.block[dim] == 0 ||
        launch.grid[dim] > (dim ? maxBlocksYZ : maxBlocksX))
      return refuse("a grid or a block that no GPU takes");
    if (code.entry->required &&
        (*code.entry->required)[dim] != launch.block[dim])
      return refuse("launched with a block other than .reqntid");
  }
  uint64_t most = maxThreads;
  if (const auto &sizes = code.entry->most)
    most = std::min<uint64_t>(most, uint64_t((*sizes)[0]) * (*sizes)[1] *
                                        (*sizes)[2]);
  if (threads > most)
    return refuse("launched with more threads than a block may have");
  if (code.sharedBytes > launch.sharedBytes)
    return refuse(llvm::formatv(
        "has {0} bytes of shared memory, and is launched with {1}",
        code.sharedBytes, launch.sharedBytes));
  if (launch.arguments.size() != code.entry->parameters.size())
    return refuse(llvm::formatv("has {0} parameters, and is launched with {1}",
                                code.entry->parameters.size(),
                                launch.arguments.size()));
  for (size_t i = 0; i != launch.arguments.size(); ++i)
    if (launch.arguments[i].size() != code.entry->parameters[i].size)
      return refuse(llvm::formatv("parameter {0} has {1} bytes, and is given "
                                  "{2}",
                                  i, code.entry->parameters[i].size,
                                  launch.arguments[i].size()));
  return llvm::Error::success();
}

/// The parameters as they lie in their own space.
static Allocation makeParameters(const Launch &launch, const Entry &entry) {
  uint64_t size = 0;
  std::vector<uint64_t> offsets;
  for (const Variable &parameter : entry.parameters) {
    size = llvm::alignTo(size, parameter.alignment);
    offsets.push_back(size);
    size += parameter.size;
  }
  Allocation parameters("the parameters", parameterBase, size);
  for (size_t i = 0; i != offsets.size(); ++i)
    std::copy(launch.arguments[i].begin(), launch.arguments[i].end(),
              parameters.data().begin() + offsets[i]);
  parameters.setInitialised(true);
  parameters.isReadOnly = true;
  parameters.space = Space::Param;
  return parameters;
}

llvm::Error Machine::load() {
  if (llvm::Error error = placeVariables())
    return error;
  for (const Entry &entry : module.entries)
    if (llvm::Expected<const Code *> code = codeOf(entry.name); !code)
      return code.takeError();
  return llvm::Error::success();
}

llvm::Error Machine::check(const Launch &launch) {
  llvm::Expected<const Code *> code = codeOf(launch.entry);
  return code ? checkShape(launch, **code) : code.takeError();
}

llvm::Error Machine::launch(const Launch &launch) {
  if (llvm::Error error = placeVariables())
    return error;
  llvm::Expected<const Code *> code = codeOf(launch.entry);
  if (!code)
    return code.takeError();
  if (llvm::Error error = checkShape(launch, **code))
    return error;
  Allocation parameters = makeParameters(launch, *(*code)->entry);
  uint64_t blocks = uint64_t(launch.grid[0]) * launch.grid[1] * launch.grid[2];
  Block block(**code, launch, memory, parameters, options, ++memory.clock);
  // Any order of blocks: a step that is prime to their number meets each.
  std::mt19937_64 random(options.seed);
  uint64_t step = random() % blocks | 1;
  while (std::gcd(step, blocks) != 1)
    step += 2;
  uint64_t number = random() % blocks;
  for (uint64_t i = 0; i != blocks; ++i) {
    uint64_t rest = number / launch.grid[0];
    bool isGood = block.run({uint32_t(number % launch.grid[0]),
                             uint32_t(rest % launch.grid[1]),
                             uint32_t(rest / launch.grid[1])});
    if (!isGood)
      break;
    number = (number + step) % blocks;
  }
  count += block.executed();
  if (!block.fault().empty())
    return llvm::createStringError(block.fault());
  return llvm::Error::success();
}
