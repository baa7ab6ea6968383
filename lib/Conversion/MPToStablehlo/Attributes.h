//===- Attributes.h - Our attributes where mp is not known ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_MPTOSTABLEHLO_ATTRIBUTES_H
#define MP_LIB_CONVERSION_MPTOSTABLEHLO_ATTRIBUTES_H

#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::mp::hloexport {

/// `attribute` as a reader without our dialects can hold it: roles as their
/// word, other attributes of a dialect as a string of their text, a unit
/// attribute as `true`, which portable artifacts can hold. Builtin ones stay.
Attribute toPortable(Attribute attribute);

/// Those of `attributes` whose name starts with `mp.`, portable.
SmallVector<NamedAttribute> getOurs(ArrayRef<NamedAttribute> attributes);

} // namespace mlir::mp::hloexport

#endif // MP_LIB_CONVERSION_MPTOSTABLEHLO_ATTRIBUTES_H
