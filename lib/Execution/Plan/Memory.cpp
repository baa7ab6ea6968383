//===- Memory.cpp - The memory of a plan, watched -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two tensors that live at once in one place are found by whose a line is: the
// later one takes it over, and the earlier one is caught where it is touched
// next, whatever the values are.
//
//===----------------------------------------------------------------------===//

#include "Memory.h"

#include "mp/Support/Sizes.h"

#include <algorithm>
#include <cstring>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

/// All ones: a NaN of every float type, -1, and no i1.
static constexpr char poisoned = static_cast<char>(0xff);
/// The arena comes first.
static constexpr unsigned arena = 0;

unsigned PlanMemory::addRegion(std::string name, int64_t bytes,
                               bool isReadOnly) {
  regions.push_back({std::move(name), std::vector<char>(bytes, poisoned),
                     std::vector<char>(bytes, 0), isReadOnly});
  return regions.size() - 1;
}

static int64_t bytesOf(Value buffer) {
  return *mprt::getTensorBytes(mprt::getTensorType(buffer));
}

llvm::Error PlanMemory::allocate(mprt::PlanOp plan, int64_t limit) {
  total = plan.getArena().value_or(0);
  for (Operation &op : plan.getBody().front())
    if (isa<mprt::SlotOp, mprt::ConstantOp>(op) &&
        !mprt::getAliasedArgument(op.getResult(0)))
      total = saturatingAdd(total, bytesOf(op.getResult(0)));
  if (total > limit / 2)
    return llvm::createStringError("the memory of the plan is " + Twine(total) +
                                   " bytes, and " + Twine(limit / 2) +
                                   " are allowed");
  int64_t arenaBytes = plan.getArena().value_or(0);
  addRegion("arena", arenaBytes, /*isReadOnly=*/false);
  owners.assign(llvm::divideCeil(arenaBytes, mprt::smallAlignment), 0);
  unsigned constants = 0, buffers = 0;
  llvm::DenseMap<int64_t, Place> arguments;
  for (Operation &op : plan.getBody().front()) {
    if (auto slot = dyn_cast<mprt::SlotOp>(op)) {
      std::string name =
          (stringifySlotKind(slot.getKind()) + ":" + slot.getName()).str();
      bool isArgument = slot.getKind() == mprt::SlotKind::Argument;
      if (!slot.getAlias())
        places[slot] = {addRegion(name, bytesOf(slot), isArgument), 0,
                        bytesOf(slot), 0};
      if (isArgument)
        arguments[slot.getIndex()] = places[slot];
    } else if (auto constant = dyn_cast<mprt::ConstantOp>(op)) {
      std::string name = "constant:" + std::to_string(constants++);
      places[constant] = {addRegion(name, bytesOf(constant), true), 0,
                          bytesOf(constant), 0};
    } else if (auto buffer = dyn_cast<mprt::BufferOp>(op)) {
      int64_t offset = *buffer.getOffset(), bytes = bytesOf(buffer);
      if (offset < 0 || bytes > arenaBytes || offset > arenaBytes - bytes)
        return llvm::createStringError(
            "a tensor of " + Twine(bytes) + " bytes at arena+" + Twine(offset) +
            " ends behind the arena of " + Twine(arenaBytes) + " bytes");
      places[buffer] = {arena, offset, bytes, ++buffers};
    }
  }
  for (auto slot : plan.getBody().getOps<mprt::SlotOp>()) {
    if (!slot.getAlias())
      continue;
    places[slot] = arguments.lookup(*slot.getAlias());
    regions[places[slot].region].isReadOnly = false;
  }
  return llvm::Error::success();
}

void PlanMemory::poison(Region &region, int64_t offset, int64_t bytes) {
  std::fill_n(region.bytes.begin() + offset, bytes, poisoned);
  std::fill_n(region.isWritten.begin() + offset, bytes, 0);
}

void PlanMemory::startStep() {
  llvm::fill(owners, 0);
  for (Region &region : regions)
    if (!region.isReadOnly)
      poison(region, 0, region.bytes.size());
}

/// The lines of the arena that a tensor touches.
static MutableArrayRef<unsigned> linesOf(std::vector<unsigned> &owners,
                                         const Place &place) {
  int64_t first = place.offset / mprt::smallAlignment;
  int64_t end =
      llvm::divideCeil(place.offset + place.bytes, mprt::smallAlignment);
  return MutableArrayRef(owners).slice(first, end - first);
}

void PlanMemory::begin(const Place &place) {
  poison(regions[place.region], place.offset, place.bytes);
  llvm::fill(linesOf(owners, place), place.owner);
}

void PlanMemory::end(const Place &place) {
  // What another tensor has taken over is that one's.
  int64_t line = place.offset / mprt::smallAlignment;
  for (unsigned &owner : linesOf(owners, place)) {
    int64_t start = std::max(place.offset, line++ * mprt::smallAlignment);
    int64_t end =
        std::min(place.offset + place.bytes, line * mprt::smallAlignment);
    if (owner != place.owner)
      continue;
    owner = 0;
    poison(regions[place.region], start, end - start);
  }
}

std::string PlanMemory::nameOf(const Place &place, int64_t at) const {
  return regions[place.region].name + "+" + std::to_string(place.offset + at);
}

llvm::Error PlanMemory::check(StringRef action, const Place &place, int64_t at,
                              int64_t bytes) const {
  int64_t size = regions[place.region].bytes.size();
  if (at < 0 || at + bytes > place.bytes || place.offset + at + bytes > size)
    return llvm::createStringError(action + " " + Twine(bytes) + " bytes at " +
                                   nameOf(place, at) + ", beyond the " +
                                   Twine(place.bytes) +
                                   " bytes of a tensor at " + nameOf(place, 0));
  if (place.owner == 0 || bytes == 0)
    return llvm::Error::success();
  int64_t first = (place.offset + at) / mprt::smallAlignment;
  int64_t last = (place.offset + at + bytes - 1) / mprt::smallAlignment;
  for (int64_t line = first; line <= last; ++line)
    if (owners[line] != place.owner)
      return llvm::createStringError(
          action + " arena+" +
          Twine(std::max(place.offset + at, line * mprt::smallAlignment)) +
          " of a tensor at " + nameOf(place, 0) +
          (owners[line] ? ", where another tensor lives by now"
                        : ", where no tensor lives"));
  return llvm::Error::success();
}

llvm::Error PlanMemory::read(const Place &place, int64_t at, int64_t bytes,
                             char *to) const {
  if (llvm::Error error = check("reads", place, at, bytes))
    return error;
  if (bytes == 0)
    return llvm::Error::success();
  const Region &region = regions[place.region];
  const char *isWritten = region.isWritten.data() + place.offset + at;
  if (const void *gap = std::memchr(isWritten, 0, bytes))
    return llvm::createStringError(
        "reads " +
        nameOf(place, at + (static_cast<const char *>(gap) - isWritten)) +
        ", which nothing has written");
  std::memcpy(to, region.bytes.data() + place.offset + at, bytes);
  return llvm::Error::success();
}

llvm::Error PlanMemory::write(const Place &place, int64_t at, int64_t bytes,
                              const char *from) {
  if (llvm::Error error = check("writes", place, at, bytes))
    return error;
  if (bytes == 0)
    return llvm::Error::success();
  Region &region = regions[place.region];
  if (region.isReadOnly)
    return llvm::createStringError("writes " + nameOf(place, at) +
                                   ", which a step does not change");
  std::memcpy(region.bytes.data() + place.offset + at, from, bytes);
  std::memset(region.isWritten.data() + place.offset + at, 1, bytes);
  return llvm::Error::success();
}

void PlanMemory::bind(const Place &place, const char *from) {
  if (place.bytes == 0)
    return;
  Region &region = regions[place.region];
  std::memcpy(region.bytes.data() + place.offset, from, place.bytes);
  std::memset(region.isWritten.data() + place.offset, 1, place.bytes);
}
