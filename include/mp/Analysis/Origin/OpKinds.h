//===- OpKinds.h - What kind of function an op computes ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of ops that no interface has a word for: what RangeOpInterface makes of a few
// chosen numbers tells them apart, so that no op is named.
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_ORIGIN_OPKINDS_H
#define MP_ANALYSIS_ORIGIN_OPKINDS_H

namespace mlir {
class Operation;
} // namespace mlir

namespace mlir::mp {

/// Whether the op chooses by floats: it gives places of the least, the order.
/// What gives one bit for each element (a mask) is none.
bool choosesPlaces(Operation *op);

/// Whether the op goes up and down however large the operand is, so that it
/// reads what is left of it behind whole turns: sine, cosine.
bool isWave(Operation *op);

/// Whether the op adds the same for each factor, as logarithms do of any base.
bool isLogarithm(Operation *op);

/// Whether the op takes one operand from the other.
bool isDifference(Operation *op);

} // namespace mlir::mp

#endif // MP_ANALYSIS_ORIGIN_OPKINDS_H
