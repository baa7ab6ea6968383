//===- Collectives.h - Kept ops that combine values of devices --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_UTILS_COLLECTIVES_H
#define MP_DIALECT_MP_UTILS_COLLECTIVES_H

#include "mlir/IR/BuiltinOps.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"

namespace mlir::mp {

/// On how many devices each runs the step of `module` on its part of the
/// values; 0 where none does. Emits an error on the module where the number is
/// none.
FailureOr<int64_t> findDeviceCount(ModuleOp module);

/// The op of StableHLO that combines as this one of ours; empty for others.
StringRef getForeignCombiner(StringRef name);

/// The devices that run the step of `module` together, a row for each group:
/// one of all, or, where the mesh has axes beside those of the step, one for
/// each place along these. Null where none does.
DenseIntElementsAttr getDeviceGroups(ModuleOp module);

/// Combines each value, all of one element type, over the devices of each of
/// `groups` by an op of StableHLO such as "add".
OpaqueOp createAllReduce(OpBuilder &builder, Location loc, StringRef combiner,
                         ValueRange values, DenseIntElementsAttr groups);

/// The region of such an op, for scalars of `type`, as text.
std::string printCombiner(StringRef combiner, FloatType type);

/// Whether `op` combines values of devices by that op of StableHLO alone,
/// element by element: an all_reduce or a reduce_scatter.
bool combinesDevices(OpaqueOp op, StringRef combiner);

/// How many values of devices one element of the result of such an op is made
/// of, at most: of `count` devices that run the step, or, in a part of it that
/// devices run alone, of those that the op lists. 0 where it lists none there.
int64_t countCombined(OpaqueOp op, int64_t count);

/// Whether `op` is an all_reduce by that op of StableHLO over the devices of
/// each of `groups`, in any order; false where those are null.
bool combinesGroups(OpaqueOp op, StringRef combiner,
                    DenseIntElementsAttr groups);

/// Whether what `op` gives is the same on all devices that run its module's
/// step together: an all_reduce by that op of StableHLO over each of them.
bool combinesAllDevices(OpaqueOp op, StringRef combiner);

} // namespace mlir::mp

#endif // MP_DIALECT_MP_UTILS_COLLECTIVES_H
