//===- MPRT.h - Public header of the mprt dialect ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MPRT_IR_MPRT_H
#define MP_DIALECT_MPRT_IR_MPRT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"

#include <optional>

namespace mlir::mp {
class FusionOp;
} // namespace mlir::mp

#include "mp/Dialect/MPRT/IR/MPRTDialect.h.inc"
#include "mp/Dialect/MPRT/IR/MPRTEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "mp/Dialect/MPRT/IR/MPRTTypes.h.inc"

#define GET_ATTRDEF_CLASSES
#include "mp/Dialect/MPRT/IR/MPRTAttributes.h.inc"

#define GET_OP_CLASSES
#include "mp/Dialect/MPRT/IR/MPRTOps.h.inc"

namespace mlir::mprt {

/// Alignment in bytes of slots, constants and buffers: that of cudaMalloc.
inline constexpr int64_t alignment = 256;
/// Of buffers that take fewer bytes than that, such as single numbers: the
/// widest access of a thread.
inline constexpr int64_t smallAlignment = 16;

/// The alignment of a buffer of so many bytes.
inline constexpr int64_t getAlignment(int64_t bytes) {
  return bytes < alignment ? smallAlignment : alignment;
}
/// Bytes of shared memory that the code of a kernel may declare (CUDA C++
/// Programming Guide, technical specifications).
inline constexpr int64_t maxSharedBytes = 48 << 10;
/// Pointers that a launch passes at most: parameters end at 32,764 bytes from
/// PTX ISA 8.1 on (before: 4,352).
inline constexpr int64_t maxPointers = 4095;

/// Bytes of one element in memory: an i1 takes a whole byte. Nothing for
/// types that have no bytes of their own (index, sub-byte floats).
std::optional<int64_t> getElementBytes(Type element);

/// Bytes of a tensor in row-major order without gaps; nothing on overflow,
/// for dynamic sizes, and where the element has no size.
std::optional<int64_t> getTensorBytes(RankedTensorType type);

/// The tensor that a buffer holds, as its op says; null for foreign values.
RankedTensorType getTensorType(Value buffer);

/// Memory that a call of a plan reads, and that it writes, in operand order.
SmallVector<Value> getReads(Operation *call);
SmallVector<Value> getWrites(Operation *call);

/// Number of the argument slot that `buffer` is; nothing for others.
std::optional<int64_t> getArgumentNumber(Value buffer);
/// Number of the argument whose memory the result slot `buffer` takes.
std::optional<int64_t> getAliasedArgument(Value buffer);

/// What keeps a result of `fusion` from taking the memory of its operand
/// `number` while it runs: the op of its body that reads an element for
/// another's sake, or the fusion itself where it goes over the elements again.
/// Null where every thread reads only what it will write.
Operation *findObstacleInPlace(mp::FusionOp fusion, unsigned number);

/// Bytes of the workspace that all calls of a plan share: the most that a
/// library call may use or a launched kernel needs.
int64_t getWorkspaceBytes(PlanOp plan);

} // namespace mlir::mprt

#endif // MP_DIALECT_MPRT_IR_MPRT_H
