//===- KernelCode.h - Which ops have code in a kernel -----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one list of what a kernel can compute. Fusion asks it before it takes an
// op, and emission has nothing but this list to work from.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TRANSFORMS_MATH_KERNELCODE_H
#define MP_TRANSFORMS_MATH_KERNELCODE_H

#include "mlir/IR/Operation.h"
#include <optional>
#include <string>

namespace mlir::mp {

/// What an element of an op is on every device: an instruction, or a few.
enum class KernelInstruction : uint8_t {
  // Floats.
  AddF,
  SubF,
  MulF,
  DivF,
  NegF,
  MaximumF,
  MinimumF,
  MaxNumF,
  MinNumF,
  CompareF,
  AbsF,
  Sqrt,
  Floor,
  Ceil,
  Trunc,
  RoundEven,
  CopySign,
  Fma,
  IsNaN,
  IsInf,
  IsFinite,
  IsNormal,
  // Integers.
  AddI,
  SubI,
  MulI,
  DivS,
  DivU,
  RemS,
  RemU,
  And,
  Or,
  Xor,
  ShiftLeft,
  ShiftRightS,
  ShiftRightU,
  MaxS,
  MaxU,
  MinS,
  MinU,
  CompareI,
  AbsI,
  CountOnes,
  CountLeadingZeros,
  CountTrailingZeros,
  // Any.
  Select,
  Bitcast,
  // From one type to another.
  ExtendS,
  ExtendU,
  TruncateI,
  SignedToFloat,
  UnsignedToFloat,
  FloatToSigned,
  FloatToUnsigned,
  TruncateF,
  ConvertF,
  Cast,
  /// The flags of eight lanes as the bits of one byte.
  PackBits
};

/// The instruction of an elementwise op on scalars, vectors or tensors of
/// element types that kernels hold. None of a function, which is expanded
/// before, and of what no kernel computes.
std::optional<KernelInstruction> findInstruction(Operation *op);

/// Whether the patterns of MathExpansions.h replace the op on its types.
bool hasExpansion(Operation *op);

/// Why no kernel computes an op that FusibleOpInterface says belongs in one,
/// and what to write instead: the end of an error at the op. Empty if one does,
/// and of opaque ops.
std::string describeCodeFault(Operation *op);

/// Fails with that error where there is one.
LogicalResult refuseWithoutCode(Operation *op);

} // namespace mlir::mp

#endif // MP_TRANSFORMS_MATH_KERNELCODE_H
