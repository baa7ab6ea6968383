//===- Inputs.h - Operands for kernels --------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_PTX_INPUTS_H
#define MP_TEST_PTX_INPUTS_H

#include "Reference.h"

namespace mlir::mp::held {

enum class InputKind {
  /// Normal numbers of several magnitudes, zeros of both signs, subnormals.
  Real,
  /// The same with infinities and NaNs.
  Special,
  /// Small whole numbers, of which sums are exact.
  Whole,
};

/// Bytes of a tensor, drawn. The same arguments draw the same bytes.
Bytes drawInput(RankedTensorType type, InputKind kind, uint64_t seed);

/// Makes one element of one tensor of floats an infinity or a NaN, which sums,
/// extrema and flags may not lose. False if no tensor has an element of floats.
bool plantLone(TypeRange types, MutableArrayRef<Bytes> tensors, uint64_t seed);

} // namespace mlir::mp::held

#endif // MP_TEST_PTX_INPUTS_H
