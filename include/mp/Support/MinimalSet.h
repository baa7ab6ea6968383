//===- MinimalSet.h - What of a set is to blame -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Delta debugging: Zeller and Hildebrandt, "Simplifying and isolating
// failure-inducing input", IEEE Transactions on Software Engineering 28 (2002).
//
//===----------------------------------------------------------------------===//

#ifndef MP_SUPPORT_MINIMALSET_H
#define MP_SUPPORT_MINIMALSET_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::mp {

/// Whether some of the items, in their order, are enough.
using IsEnough = llvm::function_ref<bool(llvm::ArrayRef<unsigned>)>;

/// A subset of `items` that is enough, and from which no single item can be
/// left out: 1-minimal, which is not always smallest. All together are enough;
/// where either half would be, the first is taken. One indispensable item of n
/// takes up to 2 log2(n) questions, three of a thousand 151, and a wilful
/// `isEnough` n² in the worst case. None is about all items or about no item:
/// those are for the caller to ask.
llvm::SmallVector<unsigned> findMinimalSet(llvm::ArrayRef<unsigned> items,
                                           IsEnough isEnough);

} // namespace mlir::mp

#endif // MP_SUPPORT_MINIMALSET_H
