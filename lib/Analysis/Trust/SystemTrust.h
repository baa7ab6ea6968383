//===- SystemTrust.h - Matrices that equations are solved with --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_ANALYSIS_TRUST_SYSTEMTRUST_H
#define MP_LIB_ANALYSIS_TRUST_SYSTEMTRUST_H

#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Analysis/State/StateValues.h"
#include "mp/Support/ValueMap.h"

namespace mlir::mp {

/// What must keep all digits for matrices that equations are solved with, or
/// that are factored: an error of the matrix is in the solution times the
/// condition of the matrix, and a matrix that is to have a root has none.
struct Systems {
  /// The matrices, what they are products of, right-hand sides, and the
  /// gradients of these, each with an op that is due to it.
  ValueMap<Operation *> values;
  /// The products that make them, and those of their gradients.
  DenseSet<Operation *> contractions;
};

/// Finds them, in time linear in the ops. A system is a square matrix that an
/// op reads which nothing is known of (a routine of LAPACK, a factorization),
/// or which is linear in its other operand alone (a triangular solve), or one
/// that products solve with (MatrixPolynomials.h).
///
/// A product of one value and itself, or a multiple of it, is as good as the
/// matrix of a value that was moved a little, so that what makes that value may
/// read 16 bits: z z' has a root for any z. So it is with both factors of any
/// other product, but for one inside of another, (F P) F', where F would be
/// rounded on one side alone, and P is a matrix as well.
Systems findSystems(FunctionOpInterface function, const StateValues &state,
                    const RangeAnalysis &ranges);

} // namespace mlir::mp

#endif // MP_LIB_ANALYSIS_TRUST_SYSTEMTRUST_H
