//===- Respell.h - Attributes of kept ops ------------------------*- C++
//-*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_MPTOSTABLEHLO_RESPELL_H
#define MP_LIB_CONVERSION_MPTOSTABLEHLO_RESPELL_H

#include "mlir/IR/OperationSupport.h"

namespace mlir::mp::hloexport {

/// The attributes of an op of StableHLO: its own, and those of other tools.
struct Spelling {
  NamedAttrList properties, marks;
};

/// `config`, the attributes of an op of this name in the importer's normal
/// form, as StableHLO has them. Fails with the reason where one has no spelling
/// there.
FailureOr<Spelling> respell(StringRef op, DictionaryAttr config,
                            std::string &reason);

} // namespace mlir::mp::hloexport

#endif // MP_LIB_CONVERSION_MPTOSTABLEHLO_RESPELL_H
