//===- ConstantBytes.h - Constants as a device holds them -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_CONSTANTBYTES_H
#define MP_LIB_CODEGEN_CONSTANTBYTES_H

#include "mlir/IR/BuiltinAttributes.h"

#include <optional>
#include <string>

namespace mlir::mp {

/// The elements of `value` in row-major order, an i1 as a byte that is 0 or 1.
/// Nothing for elements that are no tensor's on a device, and for a resource
/// that is not there.
std::optional<std::string> bytesOfConstant(ElementsAttr value);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_CONSTANTBYTES_H
