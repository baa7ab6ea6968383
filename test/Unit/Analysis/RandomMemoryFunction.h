//===- RandomMemoryFunction.h - Functions of few tensors --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_ANALYSIS_RANDOMMEMORYFUNCTION_H
#define MP_TEST_UNIT_ANALYSIS_RANDOMMEMORYFUNCTION_H

#include <random>
#include <string>

namespace mlir::mp {

/// The text of a module with one function of contractions, moves, sums and
/// elementwise ops, on square matrices of `size` and rows of them, under a
/// policy for f16 or bf16 that may hold a rule. Every value is read or
/// returned.
std::string writeRandomFunction(std::mt19937 &random, unsigned size,
                                unsigned numOps);

/// The same of a training step of a few layers, with its backward pass and the
/// update of its parameters, under a policy without rules.
std::string writeRandomStep(std::mt19937 &random, unsigned size,
                            unsigned numLayers);

} // namespace mlir::mp

#endif // MP_TEST_UNIT_ANALYSIS_RANDOMMEMORYFUNCTION_H
