//===- PaddingPlan.h - What to pad to the tile, and at what price ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_PADDING_PADDINGPLAN_H
#define MP_ANALYSIS_PADDING_PADDINGPLAN_H

#include "mp/Interfaces/AlignableOpInterface.h"
#include <optional>
#include <string>
#include <vector>

namespace mlir::mp {

struct ChipTimes;

/// When padding pays.
struct PaddingOptions {
  /// Multiple that M, N and K shall have; 0 takes 8.
  int64_t tile = 0;
  /// Bound on the growth of the bytes a contraction reads and writes. The
  /// default is the one of XLA's pass that pads convolutions.
  double maxCost = 1.35;
  /// A dimension with fewer elements is left alone: it would grow most of the
  /// way to the tile only to hold zeros.
  int64_t minExtent = 5;
  /// If there is one, what is padded has to save time on it; see
  /// refuseSlowPadding.
  const ChipTimes *chip = nullptr;
};

/// What becomes of one of M, N, K of an op.
struct DimPadding {
  AlignableDim dim;
  /// New size of the innermost dimension; the old one where nothing is added.
  int64_t padded;
  /// Why a dimension that is not aligned stays so; empty otherwise.
  std::string refusal;
  /// What it could grow to where that is refused since it does not pay; else 0.
  int64_t possible = 0;

  bool grows() const { return padded != dim.inner; }
};

/// The price of one op before and after. Saturates instead of overflowing.
struct PaddingBill {
  /// Two per product.
  int64_t flops = 0, paddedFlops = 0;
  /// Of operands and result, each once.
  int64_t bytes = 0, paddedBytes = 0;
  /// Of the padded operands, if each has to be written for this op alone. Less
  /// where pads are shared, carried, or become part of a working copy.
  int64_t copiedBytes = 0;

  /// Padded bytes by bytes; 1 for an op without bytes, infinity where the
  /// bytes are too many to count.
  double growth() const;
};

/// The decision on one op.
struct OpPadding {
  AlignableOpInterface op;
  SmallVector<DimPadding, 0> dims;
  PaddingBill bill;
  /// What its dimensions are made multiples of.
  int64_t tile = 0;

  bool grows() const;
  bool hasRefusal() const;
  /// "K = 3: ..., N = 6: ..."; empty without refusals.
  std::string describeRefusals() const;
};

/// The multiple that M, N and K of `op` shall have: 8 for operands of 16 bits
/// (16 bytes, what a Tensor-Core kernel loads at once). Nothing for other
/// types, which no pass of ours pads yet. An `override` above 0 replaces the 8.
std::optional<int64_t> getTile(AlignableOpInterface op, int64_t override = 0);

/// What to override with: the option if it is above 0, otherwise the tile of
/// the policy that `root` is under; 0 without either.
int64_t chooseTile(int64_t option, Operation *root);

/// The chip that the policy above `root` names first; empty if it names none.
StringRef choosePaddingChip(Operation *root);

/// What `plan` costs, as its dimensions grow.
PaddingBill makeBill(const OpPadding &plan);

/// The reason that `mp.unaligned` on `op` gives for this dimension, or nothing.
std::string getRecordedRefusal(AlignableOpInterface op, GemmDim kind);

/// Decides on one op, which must have a tile. A refusal that is recorded on the
/// op stands, whoever wrote it.
OpPadding planOpPadding(AlignableOpInterface op, int64_t tile,
                        const PaddingOptions &options);

/// Refuses what takes more time on `chip` than it saves. What is padded alike
/// is judged together: a product becomes shorter where all rows that it reads
/// and writes then begin at multiples of 16 bytes. A pad that no kernel makes
/// besides takes a launch, and so does a crop that is needed in memory; pads of
/// parameters are part of their working copies. As what is padded is in no
/// kernel with what is not, one launch is counted at least. A size that no row
/// of them has is refused, since it gains nothing.
void refuseSlowPadding(Operation *root, MutableArrayRef<OpPadding> plans,
                       const ChipTimes &chip);

/// Decides on every op below `root` that has a tile, in program order. Changes
/// nothing. Ops that read one argument of a function, such as a weight, are
/// judged together where they would differ: all grow its dimension if the bytes
/// of all together stay within the bound, and none does otherwise, so that one
/// copy of the weight serves all. An op that must not grow leaves the others as
/// they are.
std::vector<OpPadding> planPadding(Operation *root,
                                   const PaddingOptions &options);

} // namespace mlir::mp

#endif // MP_ANALYSIS_PADDING_PADDINGPLAN_H
