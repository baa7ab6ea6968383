//===- Texts.h - Files with a mistake, through all of mp-amp ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_TEXTS_H
#define MP_TEST_RANDOM_TEXTS_H

#include "Children.h"

namespace mlir::mp::random {

struct Fault;

/// The text of a mutant: a step of the folder `test`, as its author wrote it,
/// as imported or as --mp-amp leaves it, with a few edits (Edits.h). Empty
/// where the step cannot be read.
std::string makeMutantText(const std::string &folder, uint64_t seed);

/// Gives each mutant to the readers and, in f16 and bf16, to --mp-amp, within
/// 2 GB; and every fourth to --mp-to-cuda. It must be rewritten, with valid IR
/// after each pass and a result that is read again, or refused by one error;
/// and have code for a GPU, or be refused so. Prints what became of them, and
/// what went wrong. Returns the number of kinds of faults. `planted`, if given,
/// is made behind its pass, and must be found.
unsigned runTexts(const std::string &folder, const Work &work,
                  const Fault *planted = nullptr);

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_TEXTS_H
