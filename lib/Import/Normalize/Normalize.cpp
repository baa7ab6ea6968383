//===- Normalize.cpp - From what a reader made to the normal form ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The steps are independent of the reader: whatever was read, pretty, generic
// or artifact, goes through all of them.
//
//===----------------------------------------------------------------------===//

#include "Normalize.h"

#include "mp/Import/NormalForm.h"

using namespace mlir;
using namespace mlir::mp;

void hlo::mergeProperties(Operation *op) {
  if (op->isRegistered())
    return;
  auto properties =
      dyn_cast_if_present<DictionaryAttr>(op->getPropertiesAsAttribute());
  if (!properties)
    return;
  NamedAttrList attributes(op->getDiscardableAttrDictionary());
  attributes.append(properties.getValue());
  *op->getPropertiesStorage().as<Attribute *>() = Attribute();
  op->setAttrs(attributes.getDictionary(op->getContext()));
}

LogicalResult hlo::normalize(ModuleOp module) {
  if (failed(renameVhloOps(module)))
    return failure();
  module.walk([](Operation *op) { mergeProperties(op); });
  forwardCasts(module);
  if (failed(readDevices(module)) || failed(unifySpellings(module)))
    return failure();
  WalkResult result = module.walk([](Operation *op) {
    return failed(normalizeAttributes(op)) ? WalkResult::interrupt()
                                           : WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  foldErrorFunctions(module);
  return normalizeFunctions(module);
}
