//===- Families.h - One writer for each family of ops -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each function writes one random op of its family on values that are there, or
// on new ones, and makes its results readable.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_FAMILIES_H
#define MP_TEST_RANDOM_FAMILIES_H

#include "Author.h"

namespace mlir::mp::random {

/// Ops of `arith` and `math` that work element by element.
void writeElementwise(Author &author);
/// mp.cast of every rounding, mp.logistic, and idioms of conversions.
void writeConversion(Author &author);
/// Ops that move elements.
void writeShape(Author &author);
/// mp.dot and mp.conv.
void writeProduct(Author &author);
/// mp.reduce, mp.arg_reduce, mp.pool and mp.pool_grad.
void writeReduction(Author &author);
/// mp.gather and mp.scatter.
void writeIndexing(Author &author);
/// mp.sort and mp.rng_bits.
void writeRoutine(Author &author);
/// Ops of loss scaling, as an author could have written them.
void writeState(Author &author);
/// Loops and branches, with ops inside. `depth` is how many are around.
void writeControl(Author &author, unsigned depth);

/// One op of any family.
void writeAny(Author &author, unsigned depth = 0);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_FAMILIES_H
