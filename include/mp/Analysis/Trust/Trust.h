//===- Trust.h - How a value is known to fit a type -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_TRUST_TRUST_H
#define MP_ANALYSIS_TRUST_TRUST_H

#include "mlir/IR/Value.h"

namespace mlir::mp {

/// What is known of the magnitude of a value, the best first. All but `Proved`
/// and `Profiled` say how the value was made, by the interfaces of the ops that
/// made it: what holds for activations as they are trained today.
enum class Trust : uint8_t {
  /// A range holds that the type holds.
  Proved,
  /// A range that was seen in a profile.
  Profiled,
  /// A parameter, or one moved: of the size of weights.
  Parameter,
  /// What contractions of trusted values give, their sums, and their products
  /// with proved numbers about 1: of the size of activations.
  Assumed,
  /// Between the seed of the backward pass and the state: the loss scale
  /// watches over it.
  Gradient,
  /// A sum of many activations, or of as many as the batch says, or linear in
  /// one: read as what is of the batch.
  Sum,
  /// Read from the batch, or linear in it: a contraction may read it, which is
  /// said; in memory it stays f32.
  Batch,
  /// Anything: squares and products of activations, sums, exponentials, what is
  /// near 0 where it matters, or a range that the type does not hold.
  Unknown,
};

/// `proved`, `profiled`, `assumed`, ... for a remark.
StringRef stringifyTrust(Trust trust);

/// Why a value is not rounded though the type might hold it.
struct Sensitivity {
  Sensitivity(StringRef reason = {}, Operation *reader = nullptr)
      : reason(reason), reader(reader) {}

  /// A verb first: "must not become 0".
  StringRef reason;
  /// Who needs it so; null if that is not one op.
  Operation *reader;
};

/// What a value's distrust comes from: a reader that needs all digits, or the
/// value that it is made of. Neither where it begins with the value itself.
struct TrustCause {
  Operation *reader = nullptr;
  Value source;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_TRUST_TRUST_H
