//===- ChipGate.cpp - Which chips gain from which types -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A name is read or refused: one that nobody understands must not count as a
// chip of version 0.0.
//
//===----------------------------------------------------------------------===//

#include "mp/Policy/ChipGate.h"

#include "mp/Support/Messages.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::mp;

/// "75" of "sm_75": the last digit is the minor version.
static std::optional<ComputeCapability> parseDigits(StringRef digits) {
  // Variants of an architecture: sm_90a, sm_100f.
  if (digits.ends_with("a") || digits.ends_with("f"))
    digits = digits.drop_back();
  unsigned version;
  if (digits.size() < 2 || digits.size() > 3 || digits.starts_with("0") ||
      digits.getAsInteger(10, version))
    return std::nullopt;
  return ComputeCapability{version / 10, version % 10};
}

std::optional<ComputeCapability> mp::parseChip(StringRef name) {
  if (name.consume_front("sm_") || name.consume_front("compute_"))
    return parseDigits(name);
  auto [major, minor] = name.split('.');
  ComputeCapability chip;
  if (major.getAsInteger(10, chip.major) ||
      minor.getAsInteger(10, chip.minor) || chip.major == 0 || chip.minor > 9)
    return std::nullopt;
  return chip;
}

std::optional<ComputeCapability> mp::getFirstChipFor(FloatType type) {
  if (type.isF16())
    return ComputeCapability{7, 0};
  if (type.isBF16())
    return ComputeCapability{8, 0};
  return std::nullopt;
}

std::string mp::describeGate(FloatType type, StringRef chip) {
  std::optional<ComputeCapability> known = parseChip(chip);
  if (!known)
    return llvm::formatv("{0} is not a chip: write sm_80, or 8.0", quote(chip));
  std::optional<ComputeCapability> first = getFirstChipFor(type);
  if (!first || !(*known < *first))
    return "";
  bool hasF16 =
      !(*known < *getFirstChipFor(Float16Type::get(type.getContext())));
  return llvm::formatv(
      "{0} has no Tensor Cores for {1}, which come with sm_{2}{3}: choose {4} "
      "or another chip",
      chip, type, first->major, first->minor, hasF16 ? "f16" : "off");
}
