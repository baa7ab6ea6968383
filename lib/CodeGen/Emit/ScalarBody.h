//===- ScalarBody.h - What an op says it is made of, as code ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_SCALARBODY_H
#define MP_LIB_CODEGEN_SCALARBODY_H

#include "mp/Interfaces/FusibleOpInterface.h"

#include "llvm/IR/IRBuilder.h"

namespace mlir::mp {

/// Ops on scalars, in a block of their own.
class ScalarBody {
public:
  /// `build` gets one scalar of each of `types`, and returns its result.
  ScalarBody(MLIRContext *context, llvm::ArrayRef<Type> types,
             llvm::function_ref<Value(OpBuilder &, ValueRange)> build);

  /// Emits the ops for `width` lanes. The lanes of scalar i are `operand(i)`,
  /// which is called for those that are read. Null if an op is no instruction.
  llvm::Value *emit(llvm::IRBuilderBase &builder,
                    llvm::function_ref<llvm::Value *(unsigned)> operand,
                    unsigned width);

private:
  Block block;
  Value result;
};

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_SCALARBODY_H
