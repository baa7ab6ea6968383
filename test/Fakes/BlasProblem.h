//===- BlasProblem.h - A product that cuBLASLt is asked for -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Taken from the descriptors when the call is made: what happens to them later
// does not matter any more.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_BLASPROBLEM_H
#define MP_TEST_FAKES_BLASPROBLEM_H

#include "Blas.h"
#include "Elements.h"

namespace mp::fakes {

/// One of the four matrices.
struct Matrix {
  const char *name;
  MatrixLayout layout;
  Type type;
  uint64_t address = 0;

  /// Runs of elements that lie side by side, and their length.
  uint64_t lines() const {
    return layout.order == OrderCol ? layout.cols : layout.rows;
  }
  uint64_t lineLength() const {
    return layout.order == OrderCol ? layout.rows : layout.cols;
  }
  /// The elements from the first to the last, of all batches.
  uint64_t span() const;
};

/// D = epilogue(alpha op(A) op(B) + beta C).
struct Problem {
  MatmulDesc desc;
  Matrix a, b, c, d;
  Type biasType = Type::F32;
  uint64_t m = 0, n = 0, k = 0;

  bool isDouble() const {
    return desc.compute == Compute64F || desc.compute == Compute64FPedantic;
  }
  bool hasBias() const { return (desc.epilogue & EpilogueBias) != 0; }
  /// A number that another problem hardly has.
  uint64_t hash() const;
};

/// What is wrong with a problem; a success if nothing is.
struct Refusal {
  BlasStatus status = BlasSuccess;
  std::string why;
};

/// Reads four layouts and a descriptor, and holds them against each other.
Refusal readProblem(const Handle (&handles)[5], Problem &problem);

/// A problem with its numbers and its workspace.
struct Product {
  Problem problem;
  double alpha = 0, beta = 0;
  uint64_t workspace = 0, workspaceBytes = 0;
};

/// Computes it as an operation of a stream.
void compute(Run &run, const Product &product);

} // namespace mp::fakes

#endif // MP_TEST_FAKES_BLASPROBLEM_H
