//===- VhloReader.h - Decoding of VHLO attributes and types -----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Private to Import.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_VHLO_VHLOREADER_H
#define MP_LIB_IMPORT_VHLO_VHLOREADER_H

#include "mlir/Bytecode/BytecodeImplementation.h"

namespace mlir::mp::hlo {

/// One attribute or type at the reader's place, as a builtin one; null after an
/// error.
Attribute readVhloAttribute(DialectBytecodeReader &reader);
Type readVhloType(DialectBytecodeReader &reader);

/// Counted lists. Unlike the reader's own they reserve nothing: a hostile count
/// runs into the end of the section, not out of memory.
LogicalResult readI64s(DialectBytecodeReader &reader,
                       SmallVectorImpl<int64_t> &values);
LogicalResult readTypes(DialectBytecodeReader &reader,
                        SmallVectorImpl<Type> &types);
LogicalResult readAttributes(DialectBytecodeReader &reader,
                             SmallVectorImpl<Attribute> &attributes);

} // namespace mlir::mp::hlo

#endif // MP_LIB_IMPORT_VHLO_VHLOREADER_H
