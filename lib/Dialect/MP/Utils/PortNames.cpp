//===- PortNames.cpp - Arguments and results by name ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/Utils/PortNames.h"

using namespace mlir;
using namespace mlir::mp;

PortNames PortNames::ofArguments(EntryFunction main) {
  PortNames names;
  for (unsigned index = 0; index < main.getNumArguments(); ++index)
    names.add(main.getArgumentName(index), index);
  return names;
}

PortNames PortNames::ofArguments(func::FuncOp function) {
  PortNames names;
  for (unsigned index = 0; function && index < function.getNumArguments();
       ++index)
    if (auto name = function.getArgAttrOfType<StringAttr>(index, attr::name))
      names.add(name, index);
  return names;
}

PortNames PortNames::ofResults(func::FuncOp function) {
  PortNames names;
  for (unsigned index = 0; function && index < function.getNumResults();
       ++index)
    if (auto name = function.getResultAttrOfType<StringAttr>(index, attr::name))
      names.add(name, index);
  return names;
}

std::optional<unsigned> PortNames::find(StringRef name) const {
  auto found = indices.find(name);
  return found == indices.end() ? std::nullopt : std::optional(found->second);
}

bool PortNames::add(StringRef name, unsigned index) {
  return indices.try_emplace(name, index).second;
}
