//===- DeviceValues.h - Kept ops by which devices meet ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step that several devices run together, each on its part, is one program:
// a value has as many forms as there are devices. What is known of it by its
// range holds on all; that two values stand in a relation holds on each, of its
// own two.
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_DEVICEVALUES_H
#define MP_DIALECT_MP_IR_DEVICEVALUES_H

#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"

#include <optional>

namespace mlir::mp {

/// Devices in groups: each in one, itself included.
class DeviceGroups {
public:
  /// Each alone.
  DeviceGroups() = default;
  /// Those of rows, where -1 fills up a shorter one; `ids` is what the numbers
  /// are of. None if a device is in none of them, or twice.
  static std::optional<DeviceGroups> of(DenseIntElementsAttr rows, int ids);

  /// Those whose values meet in the ones of these and of the result in `next`;
  /// none if these are no groups, or of numbers of another kind.
  std::optional<DeviceGroups> then(const DeviceGroups &next) const;
  /// Whether those of each group are in one of `others`.
  bool areWithin(const DeviceGroups &others) const;
  bool areSingle() const { return getLargest() == 1; }
  /// How many devices the smallest and the largest group has.
  int64_t getSmallest() const;
  int64_t getLargest() const;

private:
  /// A number of the group for each device; empty where each is alone.
  SmallVector<int64_t> groupOf;
  int ids = 0;
};

/// An op that combines values of devices, element by element.
struct DeviceReduction {
  ReduceKind kind;
  /// None where the op does not list them.
  std::optional<DeviceGroups> groups;
  /// How many are combined, at least and at most.
  int64_t fewest, most;
  /// Whether each device has all that it gave, combined with others, and not
  /// only a part: an all_reduce.
  bool isWhole;
};

/// How an op combines values of devices, by one op of two numbers; none of any
/// other op.
std::optional<DeviceReduction> getDeviceReduction(Operation *op);

/// Whether what only moves values between devices may leave one without, which
/// has zeros then: what is not sent to each.
bool mayLeaveZeros(OpaqueOp move);

} // namespace mlir::mp

#endif // MP_DIALECT_MP_IR_DEVICEVALUES_H
