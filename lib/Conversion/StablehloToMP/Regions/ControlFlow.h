//===- ControlFlow.h - Loops and branches of StableHLO ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_REGIONS_CONTROLFLOW_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_REGIONS_CONTROLFLOW_H

#include "../OpConversion.h"

namespace mlir::mp::stablehlo {

/// Whether `op` is a loop or a branch, whose regions are walked like bodies of
/// calls.
bool isControl(Operation *op);

/// Whether `op` is what ends a region of such an op.
bool isRegionReturn(Operation *op);

/// Builds the `scf` op that stands for a loop or a branch, at the builder of
/// `op`. Its regions have blocks with arguments and nothing else. Refuses a
/// source whose regions or types do not fit together.
FailureOr<Operation *> makeControl(OpConversion &op);

/// The block of `target`, made above, that the `region`-th region of `source`
/// is converted into.
Block &getTargetBlock(Operation *target, Operation *source, unsigned region);

/// Ends the block that `builder` is at the end of: `returned` are the converted
/// values that the region returns.
void endTargetBlock(OpBuilder &builder, Location loc, Block &block,
                    ValueRange returned);

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_REGIONS_CONTROLFLOW_H
