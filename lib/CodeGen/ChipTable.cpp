//===- ChipTable.cpp - GPU architectures and the PTX they need ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM ends the process when the PTX version is too old for the architecture,
// and goes on with a warning when it does not know the architecture at all. So
// the table is ours, and names are checked before LLVM sees them.
//
//===----------------------------------------------------------------------===//

#include "mp/CodeGen/ChipTable.h"

#include "mp/Support/Messages.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

/// All architectures we know, oldest first.
static constexpr Chip chips[] = {
    {"sm_75", 81, 72},   {"sm_80", 81, 108},  {"sm_86", 81, 84},
    {"sm_89", 81, 142},  {"sm_90", 81, 132},  {"sm_90a", 81, 132},
    {"sm_100", 86, 148}, {"sm_103", 88, 160}, {"sm_120", 87, 188},
};

const Chip *mp::lookupChip(llvm::StringRef name) {
  const Chip *found =
      llvm::find_if(chips, [&](const Chip &chip) { return chip.name == name; });
  return found == std::end(chips) ? nullptr : found;
}

std::string mp::describeUnknownChip(llvm::StringRef name) {
  llvm::SmallVector<llvm::StringRef> known;
  for (const Chip &chip : chips)
    known.push_back(chip.name);
  return describeUnknown("chip", quote(name), known);
}
