//===- DeviceAttributes.h - Names of what says where values lie -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_IR_DEVICEATTRIBUTES_H
#define MP_DIALECT_MP_IR_DEVICEATTRIBUTES_H

#include "llvm/ADT/StringRef.h"

namespace mlir::mp::attr {

/// On a module for several devices, a dictionary: `partitions`, how many there
/// are; `meshes`, the text of each mesh by its name. Where each device runs the
/// step on its own part of the values, also `manual`, the text of the axes;
/// `mesh`, the name of theirs; `count`, the devices along them; and, where the
/// mesh has more axes, `groups`, a row of so many devices for each place along
/// these.
inline constexpr llvm::StringLiteral devices = "mp.devices";

/// On an argument or a result, and on an op of one result, of that: the text of
/// its sharding. Of an op it is a hint, which goes where the op does.
inline constexpr llvm::StringLiteral sharding = "mp.sharding";

/// On an argument or a result of a step that each device runs on its part: the
/// shape of the whole.
inline constexpr llvm::StringLiteral whole = "mp.whole";

} // namespace mlir::mp::attr

#endif // MP_DIALECT_MP_IR_DEVICEATTRIBUTES_H
