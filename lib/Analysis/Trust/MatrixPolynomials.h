//===- MatrixPolynomials.h - Systems that products solve --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_MATRIXPOLYNOMIALS_H
#define MP_LIB_ANALYSIS_TRUST_MATRIXPOLYNOMIALS_H

#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Support/ValueMap.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::mp {

/// Whether the last two dimensions are those of a square matrix.
bool isSquareMatrix(Value value);

/// Polynomials of square matrices that a step makes: conjugate gradients,
/// Newton-Schulz steps, series.
struct MatrixPolynomials {
  /// The products that make one, or the length of a step, each with the matrix;
  /// none where that is not made by products itself.
  SmallVector<std::pair<Operation *, Value>> products;
  /// What they come to, also under the names of loops.
  ValueSet results;
};

/// Finds those that may stand for an inverse or a root: of the third power or
/// more, in which something is taken from something, as alternating signs do,
/// since 1/x falls as x grows. The powers are those of one matrix, by products
/// with it, sums and multiples, in rounds of a loop or written out; a weight, a
/// function or a sum ends one.
///
/// Steps whose length is a number that powers are made into solve with whatever
/// they multiply by. Without such a number, the matrix is square, and made by a
/// product without weights: what was given has the digits that it has, and
/// shares of 1, of which nothing becomes larger, lose none. Those that are made
/// of unscaled gradients are no losses, but solve for an update.
MatrixPolynomials findMatrixPolynomials(FunctionOpInterface function,
                                        const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_MATRIXPOLYNOMIALS_H
