//===- Elements.h - Elements of the tensors of a routine ------ -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_ROUTINES_ELEMENTS_H
#define MP_LIB_CODEGEN_ROUTINES_ELEMENTS_H

#include "../Emit/EntryBuilder.h"

namespace mlir::mp {

/// The tensor type of an operand or a result of a routine.
RankedTensorType getTensorType(Value value);

/// Blocks of `blockSize` threads that do `work`, some of it each.
int32_t getBlocks(const KernelContext &context, int64_t work);

/// Element `at` of an operand, which is a block argument or a constant of one
/// number, as registers hold it.
llvm::Value *loadElement(EntryBuilder &entry, Value operand, llvm::Value *at);

/// Element `at` of an array that is no operand, in global or shared memory.
llvm::Value *loadFrom(EntryBuilder &entry, llvm::Value *array, Type element,
                      llvm::Value *at);
void storeTo(EntryBuilder &entry, llvm::Value *array, llvm::Value *at,
             llvm::Value *value);

/// The coordinates of an element in a shape.
SmallVector<llvm::Value *> delinearize(EntryBuilder &entry, llvm::Value *at,
                                       ArrayRef<int64_t> shape);

/// The sum of `at[i] * strides[i]`.
llvm::Value *linearize(EntryBuilder &entry, ArrayRef<llvm::Value *> at,
                       ArrayRef<int64_t> strides);

/// Distances in elements between neighbours of a row-major tensor.
SmallVector<int64_t> getStrides(ArrayRef<int64_t> shape);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_ROUTINES_ELEMENTS_H
