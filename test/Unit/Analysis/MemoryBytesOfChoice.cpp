//===- MemoryBytesOfChoice.cpp - What one choice of types costs -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemoryBytes.h"

using namespace mlir;
using namespace mlir::mp;

MemoryBytes::Choice MemoryBytes::choose(unsigned mask) const {
  Choice choice(parents.size());
  for (unsigned group = 0; group < parents.size(); ++group)
    choice[group] = fixed[group] == Fixed::Narrow;
  for (auto [bit, group] : llvm::enumerate(free))
    choice[group] = (mask >> bit) & 1;
  for (unsigned group = 0; group < parents.size(); ++group)
    choice[group] = choice[find(group)];
  return choice;
}

std::optional<MemoryBytes::Choice>
MemoryBytes::readOff(TypesOf types, FloatType low, CarriedOf carriedAs) const {
  std::vector<std::optional<bool>> seen(parents.size());
  for (const Read &read : reads) {
    NodeId node = function.getNode(read.operand->getOwner());
    PrecisionAttr plan =
        node == FunctionPrecision::opaque ? PrecisionAttr() : types(node);
    bool isNarrow =
        plan ? plan.getOperands()[read.operand->getOperandNumber()] == low
             : isHandedOn(*read.operand) && carriedAs &&
                   carriedAs(*read.operand) == low;
    std::optional<bool> &known = seen[find(read.group)];
    if (known && *known != isNarrow)
      return std::nullopt;
    known = isNarrow;
  }
  Choice choice(parents.size());
  for (unsigned group = 0; group < parents.size(); ++group)
    choice[group] = seen[find(group)].value_or(false);
  return choice;
}

bool MemoryBytes::isAllowed(const Choice &choice) const {
  for (unsigned group = 0; group < parents.size(); ++group) {
    Fixed side = fixed[find(group)];
    if (side != Fixed::No && choice[group] != (side == Fixed::Narrow))
      return false;
  }
  // What must be read as f32 of a stack must have been written so.
  for (const auto &[value, stored] : values)
    if (stored.maker == Maker::Stack && choice[*stored.moved])
      for (const auto &[kernel, reader] : stored.readers)
        if (!choice[reader.group])
          return false;
  return true;
}

/// What it takes that the copies are there, which are asked for.
int64_t MemoryBytes::countWrites(const Stored &stored, const Choice &choice,
                                 bool wide, bool narrow,
                                 const Prices &prices) const {
  int64_t full = 4 * stored.elements, half = 2 * stored.elements;
  int64_t cast = full + half + prices.launch; // reads one and writes the other
  switch (stored.maker) {
  case Maker::Kernel:
    return (wide ? full : 0) + (narrow ? half : 0);
  case Maker::Library:
    return wide ? full + (narrow ? cast : 0) : half;
  case Maker::Stack:
  case Maker::Move: {
    bool movesNarrow = stored.moved && choice[*stored.moved];
    return movesNarrow ? half + (wide ? cast : 0) : full + (narrow ? cast : 0);
  }
  case Maker::Parameter: // what the update writes
    return narrow ? half : 0;
  case Maker::Wide: // who is outside, or writes f32 whoever reads it
    return narrow ? cast : 0;
  }
  return 0;
}

int64_t MemoryBytes::count(const Choice &choice, const Prices &prices) const {
  int64_t bytes = 0;
  for (const auto &[value, stored] : values) {
    bool wide = false, narrow = false;
    for (const auto &[kernel, reader] : stored.readers) {
      (choice[reader.group] ? narrow : wide) = true;
      bytes += (choice[reader.group] ? 2 : 4) * reader.elements;
    }
    if (!wide && !narrow)
      continue;
    bytes += countWrites(stored, choice, wide, narrow, prices);
    bytes += narrow ? prices.rounding : 0;
  }
  return bytes;
}

unsigned MemoryBytes::countAssumed(const Choice &choice) const {
  return llvm::count_if(values, [&](const auto &entry) {
    return trust.get(entry.first) > Trust::Profiled &&
           llvm::any_of(entry.second.readers, [&](const auto &reader) {
             return choice[reader.second.group];
           });
  });
}

void MemoryBytes::write(llvm::json::OStream &json,
                        const Choice &planned) const {
  static constexpr StringRef sides[] = {"free", "wide", "narrow"};
  static constexpr StringRef makers[] = {"kernel",    "library", "move",
                                         "parameter", "wide",    "stack"};
  json.object([&] {
    json.attributeArray("groups", [&] {
      for (unsigned group = 0; group < parents.size(); ++group)
        json.object([&] {
          json.attribute("root", find(group));
          json.attribute("side", sides[unsigned(fixed[find(group)])]);
          json.attribute("planned", bool(planned[group]));
        });
    });
    json.attributeArray("values", [&] {
      for (const auto &entry : values)
        json.object([&] {
          Value value = entry.first;
          const auto &stored = entry.second;
          std::string text;
          llvm::raw_string_ostream(text) << value.getLoc();
          json.attribute("location", text);
          json.attribute("elements", stored.elements);
          json.attribute("maker", makers[unsigned(stored.maker)]);
          if (stored.moved)
            json.attribute("moved", *stored.moved);
          json.attributeArray("readers", [&] {
            for (const auto &[kernel, reader] : stored.readers)
              json.value(llvm::json::Array{reader.group, reader.elements});
          });
        });
    });
  });
}
