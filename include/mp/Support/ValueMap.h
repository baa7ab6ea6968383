//===- ValueMap.h - Tables of values --------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_SUPPORT_VALUEMAP_H
#define MP_SUPPORT_VALUEMAP_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::mp {

/// Places values in a table by their addresses, as LLVM does with pointers.
/// MLIR scatters them: in a table of a million values that is visited in the
/// order of ops, each look-up then waits for memory, where by address the
/// values of one op and the next are neighbours.
struct ValueAddressInfo : llvm::DenseMapInfo<Value> {
  static unsigned getHashValue(Value value) {
    return llvm::DenseMapInfo<void *>::getHashValue(value.getAsOpaquePointer());
  }
};

/// What is known of values; `llvm::DenseMap` otherwise.
template <typename T>
using ValueMap = llvm::DenseMap<Value, T, ValueAddressInfo>;

/// The same, and in the order in which the values came.
template <typename T>
using ValueMapVector = llvm::MapVector<Value, T, ValueMap<unsigned>>;

/// Values, in no order; `llvm::DenseSet` otherwise.
using ValueSet = llvm::DenseSet<Value, ValueAddressInfo>;

} // namespace mlir::mp

#endif // MP_SUPPORT_VALUEMAP_H
