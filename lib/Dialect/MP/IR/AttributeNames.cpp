//===- AttributeNames.cpp - Which attributes the dialect has --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A discardable attribute that nobody reads is dropped without a word, so one
// of ours that is misspelt, or stands where nobody looks for it, would change
// what a user gets and not be seen. The prefix is ours: what else begins with
// it is an error.
//
//===----------------------------------------------------------------------===//

#include "MPObservedAttribute.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/IR/MPDialect.h"
#include "mp/Dialect/MP/IR/StateAttributes.h"
#include "mp/Support/Messages.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr StringRef ofOps[] = {
    attr::optimizer,  attr::opClass,   attr::policy,   attr::precision,
    attr::observed,   attr::unaligned, attr::keptWide, attr::givenTypes,
    attr::widened,    attr::unchecked, attr::rounds,   attr::ownLossScale,
    attr::storedWide, attr::shift,     attr::launch,   attr::devices,
    attr::planned,    attr::takenFrom, attr::sharding,
};

static constexpr StringRef ofPorts[] = {
    attr::role,       attr::name,     attr::pair,  attr::of,
    attr::isUnsigned, attr::sharding, attr::whole,
};

/// Every name there is, for a word that is none.
static SmallVector<StringRef> getAll() {
  SmallVector<StringRef> all(std::begin(ofOps), std::end(ofOps));
  llvm::append_range(all, ofPorts);
  return all;
}

static LogicalResult refuse(Operation *op, StringRef name, const Twine &where) {
  bool isPorts = llvm::is_contained(ofPorts, name);
  bool isOps = llvm::is_contained(ofOps, name);
  InFlightDiagnostic diag = op->emitOpError() << quote(name) << where;
  if (isPorts)
    return diag << " belongs on an argument or a result of a function";
  if (isOps)
    return diag << " belongs on an op";
  return diag << " is not an attribute of mp" << suggestNearest(name, getAll());
}

LogicalResult MPDialect::verifyOperationAttribute(Operation *op,
                                                  NamedAttribute attribute) {
  StringRef name = attribute.getName();
  if (!llvm::is_contained(ofOps, name))
    return refuse(op, name, "");
  return name == attr::observed ? verifyObserved(op, attribute.getValue())
                                : success();
}

LogicalResult MPDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                  unsigned argument,
                                                  NamedAttribute attribute) {
  StringRef name = attribute.getName();
  if (name == attr::observed)
    return verifyObserved(op, argument, attribute.getValue());
  if (llvm::is_contained(ofPorts, name))
    return success();
  return refuse(op, name, " of argument " + Twine(argument));
}

LogicalResult MPDialect::verifyRegionResultAttribute(Operation *op, unsigned,
                                                     unsigned result,
                                                     NamedAttribute attribute) {
  StringRef name = attribute.getName();
  if (llvm::is_contained(ofPorts, name))
    return success();
  return refuse(op, name, " of result " + Twine(result));
}
