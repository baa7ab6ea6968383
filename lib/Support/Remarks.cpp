//===- Remarks.cpp - How remarks are named --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/Remarks.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

remark::RemarkOpts mp::remarkWithin(Operation *op, StringRef pass,
                                    StringRef name) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    function = op->getParentOfType<FunctionOpInterface>();
  return remarkOf(pass, name, function ? function.getName() : StringRef());
}
