//===- TextRepair.h - What text needs before the parser may see it --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Private to Import.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_PRETTY_TEXTREPAIR_H
#define MP_LIB_IMPORT_PRETTY_TEXTREPAIR_H

#include "mp/Support/TextLimits.h"

namespace mlir::mp {

/// Fails with one error if printing left out the elements of a constant.
LogicalResult checkConstants(MLIRContext *context, StringRef text,
                             StringRef name);

/// Packs `dense<"0x..."> : tensor<...xi1>` literals that hold a byte per
/// element, as LLVM 23 and later print them, to the bits that LLVM 22 reads.
/// Returns the text unchanged, byte for byte, when there are none.
std::string repackBoolLiterals(StringRef text);

} // namespace mlir::mp

#endif // MP_LIB_IMPORT_PRETTY_TEXTREPAIR_H
