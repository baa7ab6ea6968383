//===- MutationRun.h - What becomes of mutants ------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_MUTATIONRUN_H
#define MP_TEST_RANDOM_MUTATIONRUN_H

#include <cstdint>
#include <string>

namespace mlir::mp::random {

/// Makes `count` mutants of 13 steps of the folder `test`, with their .npz
/// where there is one, rewritten by --mp-amp with f16, and prints what became
/// of them. Returns how many neither a checker refuses nor compute the bits of
/// the original, in 20 steps with an infinity in the batch of one; and a step
/// that cannot be a test counts as well.
unsigned runMutants(const std::string &folder, uint64_t count);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_MUTATIONRUN_H
