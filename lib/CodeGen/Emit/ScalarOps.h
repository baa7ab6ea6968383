//===- ScalarOps.h - Elementwise ops as LLVM instructions -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_EMIT_SCALAROPS_H
#define MP_LIB_CODEGEN_EMIT_SCALAROPS_H

#include "mp/Dialect/MP/IR/MPAttributes.h"

#include "llvm/IR/IRBuilder.h"

namespace mlir::mp {

/// The type an element has in a register. An i1 is an i1.
llvm::Type *getScalarType(Type element, llvm::LLVMContext &context);

/// The type an element has in memory. An i1 is a byte.
llvm::Type *getMemoryType(Type element, llvm::LLVMContext &context);

/// `type`, or a vector of it for more than one lane.
llvm::Type *getLaneType(llvm::Type *type, unsigned width);

/// Emits an op that is an instruction (KernelCode.h) for `width` lanes. Null if
/// it is none: functions such as exp are expanded before. Flags are packed for
/// eight lanes, into one value for all.
llvm::Value *emitScalarOp(llvm::IRBuilderBase &builder, Operation *op,
                          llvm::ArrayRef<llvm::Value *> operands,
                          unsigned width);

/// A constant of an element type.
llvm::Constant *emitConstant(Attribute value, llvm::LLVMContext &context);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_EMIT_SCALAROPS_H
