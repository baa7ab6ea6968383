//===- Frame.h - A block under conversion -----------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_FRAME_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_FRAME_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/Operation.h"

#include <optional>

namespace mlir::mp::stablehlo {

/// A block under conversion: the body of a function or of a region.
struct Frame {
  Block *block;
  Block::iterator next;
  /// The op that stands for the block; null for the entry.
  Operation *caller;
  /// What locations of ops of the block are prefixed with.
  std::optional<Location> callLoc;
  /// Of a region: the loop or branch that is built, which region of `caller`
  /// this is, and its location.
  Operation *target = nullptr;
  unsigned region = 0;
  std::optional<Location> targetLoc = {};
};

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_FRAME_H
