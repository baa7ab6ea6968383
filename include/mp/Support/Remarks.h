//===- Remarks.h - How remarks are named ------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_SUPPORT_REMARKS_H
#define MP_SUPPORT_REMARKS_H

#include "mlir/IR/Remarks.h"

namespace mlir::mp {

/// What a remark is filed under. Its category is the pass that tells it, by its
/// argument: `--remarks-filter=mp-pad-to-tile` shows those of one pass. `name`
/// says what it is about, `function`, where it is known, in what.
inline remark::RemarkOpts remarkOf(StringRef pass, StringRef name,
                                   StringRef function = {}) {
  return remark::RemarkOpts::name(name).category(pass).function(function);
}

/// The same for a remark in the function that `op` is or is in.
remark::RemarkOpts remarkWithin(Operation *op, StringRef pass, StringRef name);

} // namespace mlir::mp

#endif // MP_SUPPORT_REMARKS_H
