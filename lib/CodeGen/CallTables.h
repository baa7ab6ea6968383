//===- CallTables.h - Calls of a plan as tables -----------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_CALLTABLES_H
#define MP_LIB_CODEGEN_CALLTABLES_H

#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Runtime/Artifact.fbs.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::mp {

/// The element type of an artifact's tensor; nothing for others.
std::optional<mp_runtime::table::Element> elementOf(Type type);

/// A call of a plan. `places` are those of the memory that calls work on in the
/// tables, `kernels` the numbers of the kernels. Fails after an error on a call
/// that artifacts have not.
FailureOr<flatbuffers::Offset<mp_runtime::table::Call>>
makeCall(Operation &op, flatbuffers::FlatBufferBuilder &builder,
         const llvm::DenseMap<Value, uint32_t> &places,
         const llvm::StringMap<uint32_t> &kernels);

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_CALLTABLES_H
