//===- Combiner.h - Combining elements in an order ------------ -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_ROUTINES_COMBINER_H
#define MP_LIB_CODEGEN_ROUTINES_COMBINER_H

#include "mp/Dialect/MP/IR/MPAttributes.h"

#include "llvm/IR/IRBuilder.h"

namespace mlir::mp {

/// How scatters and windows combine elements, one after the other: as the
/// interpreter does, which has floats up to f32 in f32 and rounds after each
/// step only if the accumulator is narrower.
class Combiner {
public:
  Combiner(llvm::IRBuilder<> &builder, ReduceKind kind, Type result,
           std::optional<FloatType> accumulator);

  /// What partial results are kept in.
  llvm::Type *getType() const { return type; }
  llvm::Constant *getNeutral() const;
  /// An element as a partial result, and a partial result as an element of the
  /// result.
  llvm::Value *widen(llvm::Value *element) const;
  llvm::Value *narrow(llvm::Value *partial) const;
  llvm::Value *combine(llvm::Value *x, llvm::Value *y) const;

private:
  llvm::Value *combineFloats(llvm::Value *x, llvm::Value *y) const;
  llvm::Value *combineIntegers(llvm::Value *x, llvm::Value *y) const;

  llvm::IRBuilder<> &b;
  ReduceKind kind;
  llvm::Type *element, *type;
  /// What each sum or product is rounded to; null if `type` holds it.
  llvm::Type *rounded = nullptr;
};

/// The type that registers keep an element in: floats up to f32 as f32.
llvm::Type *getRegisterType(llvm::LLVMContext &context, Type element);

/// A float as `type` has it.
llvm::Value *widenFloat(llvm::IRBuilder<> &builder, llvm::Value *value,
                        llvm::Type *type);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_ROUTINES_COMBINER_H
