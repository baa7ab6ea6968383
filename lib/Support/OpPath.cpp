//===- OpPath.cpp - A way through the ops of a step -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/OpPath.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

std::string mp::tellOps(ArrayRef<Operation *> lastFirst) {
  constexpr size_t most = 6;
  llvm::SetVector<StringRef> names;
  for (Operation *op : llvm::reverse(lastFirst))
    names.insert(op->getName().getStringRef());
  SmallVector<StringRef> told(names.getArrayRef());
  if (told.size() > most) {
    told[most - 2] = "...";
    told[most - 1] = told.back();
    told.resize(most);
  }
  return told.empty() ? "" : ", by " + llvm::join(told, ", ");
}
