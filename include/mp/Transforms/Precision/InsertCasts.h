//===- InsertCasts.h - Apply a plan of precision ----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_PRECISION_INSERTCASTS_H
#define MP_TRANSFORMS_PRECISION_INSERTCASTS_H

#include "mp/Dialect/MP/IR/MPAttributes.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::mp {

/// Gives each op of the function that has `mp.precision` the types it says and
/// removes the attribute. Ops without it keep their types. There is one cast
/// per value and type, behind the value's definition; casts of constants are
/// folded. Fails with a diagnostic on an op whose plan does not fit it.
LogicalResult insertCasts(FunctionOpInterface function);

/// Patterns that remove casts and, unless each op is a kernel with its casts,
/// move them to fewer bytes; all exact. See mp-simplify-casts.
void populateSimplifyCastsPatterns(RewritePatternSet &patterns,
                                   FusionMode fusion = FusionMode::Full);

/// Merges equal casts of one value, in all blocks of the function, and drops
/// unread ones: the later of two goes where the earlier dominates it. Returns
/// whether anything changed.
bool mergeEqualCasts(FunctionOpInterface function, RewriterBase &rewriter);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_PRECISION_INSERTCASTS_H
