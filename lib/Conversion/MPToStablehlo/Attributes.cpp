//===- Attributes.cpp - Our attributes where mp is not known --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Attributes.h"

#include "mp/Dialect/MP/IR/MPAttributes.h"

#include "mp/Support/Messages.h"

using namespace mlir;
using namespace mlir::mp;

static bool isBuiltin(Attribute attribute) {
  WalkResult result = attribute.walk<WalkOrder::PreOrder>([](Attribute part) {
    return part.getDialect().getNamespace() == "builtin"
               ? WalkResult::advance()
               : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}

Attribute hloexport::toPortable(Attribute attribute) {
  if (auto role = dyn_cast<RoleAttr>(attribute))
    return StringAttr::get(attribute.getContext(),
                           stringifyRole(role.getValue()));
  if (isa<UnitAttr>(attribute))
    return BoolAttr::get(attribute.getContext(), true);
  if (isBuiltin(attribute))
    return attribute;
  return StringAttr::get(attribute.getContext(), textOf(attribute));
}

SmallVector<NamedAttribute>
hloexport::getOurs(ArrayRef<NamedAttribute> attributes) {
  SmallVector<NamedAttribute> ours;
  for (NamedAttribute attribute : attributes)
    if (attribute.getName().strref().starts_with("mp."))
      ours.emplace_back(attribute.getName(), toPortable(attribute.getValue()));
  return ours;
}
