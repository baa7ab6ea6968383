//===- CallOrder.h - Between which calls kernels lie ------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_FUSION_CALLORDER_H
#define MP_ANALYSIS_FUSION_CALLORDER_H

#include "mp/Interfaces/FusibleOpInterface.h"

#include "llvm/ADT/DenseMap.h"

namespace mlir::mp {

/// Whether an op computes each element from those of its operands, which have
/// the shape of its result, in the same place.
bool isElementwise(Operation *op);

/// Whether what leads to the value of an elementwise op, element by element, is
/// for it alone, but for readers that `mayRead` allows: else there is a kernel
/// for that, which makes the value besides.
bool isMadeAlone(
    Operation *maker,
    llvm::function_ref<bool(Operation *user, Operation *made)> mayRead);

/// Whether a sum along other dimensions than the innermost reads a value:
/// mp-compute-padded adds it up with its padding.
bool addsUpRows(Operation *user);

/// How many calls between which kernels lie an op of a block has before it, at
/// least, and how many it may wait for.
class CallOrder {
public:
  explicit CallOrder(Block &block);
  /// Whether `user` is wanted behind a call that comes behind `value`.
  bool isLater(Operation *user, Operation *value) const {
    return latest.lookup(user) > earliest.lookup(value);
  }

private:
  llvm::DenseMap<Operation *, unsigned> earliest, latest;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_FUSION_CALLORDER_H
