//===- PortAttributes.cpp - Attributes of all arguments at once -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One dictionary per argument is read, changed here, and written back with one
// list of all.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/Utils/PortAttributes.h"

#include "mp/Support/Assert.h"

using namespace mlir;
using namespace mlir::mp;

PortAttributes::PortAttributes(func::FuncOp function, bool areResults)
    : function(function), areResults(areResults) {
  SmallVector<DictionaryAttr> known;
  areResults ? function.getAllResultAttrs(known)
             : function.getAllArgAttrs(known);
  auto none = DictionaryAttr::get(function.getContext());
  for (DictionaryAttr attributes : known)
    lists.push_back(attributes ? attributes : none);
}

PortAttributes PortAttributes::ofArguments(func::FuncOp function) {
  return PortAttributes(function, /*areResults=*/false);
}

PortAttributes PortAttributes::ofResults(func::FuncOp function) {
  return PortAttributes(function, /*areResults=*/true);
}

void PortAttributes::set(unsigned index, StringRef name, Attribute value) {
  NamedAttrList attributes(lists[index]);
  attributes.set(name, value);
  lists[index] = attributes.getDictionary(value.getContext());
}

void PortAttributes::setAll(unsigned index,
                            ArrayRef<NamedAttribute> attributes) {
  lists[index] = DictionaryAttr::get(function.getContext(), attributes);
}

void PortAttributes::remove(unsigned index, StringRef name) {
  NamedAttrList attributes(lists[index]);
  if (attributes.erase(name))
    lists[index] = attributes.getDictionary(function.getContext());
}

void PortAttributes::append(ArrayRef<NamedAttribute> attributes) {
  lists.push_back(DictionaryAttr::get(function.getContext(), attributes));
}

void PortAttributes::write() {
  MP_ASSERT(size() == (areResults ? function.getNumResults()
                                  : function.getNumArguments()),
            "one list of attributes for each");
  areResults ? function.setAllResultAttrs(ArrayRef<DictionaryAttr>(lists))
             : function.setAllArgAttrs(ArrayRef<DictionaryAttr>(lists));
}
