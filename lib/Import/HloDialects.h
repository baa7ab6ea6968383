//===- HloDialects.h - Private dialects that read foreign ops ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// They exist while a file is read: ops stay unregistered, attributes become
// builtin ones. Private to Import.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_HLODIALECTS_H
#define MP_LIB_IMPORT_HLODIALECTS_H

#include "mlir/IR/Dialect.h"
#include "mlir/IR/ExtensibleDialect.h"

namespace mlir::mp::hlo {

/// Common part of stablehlo, chlo and mhlo: the parse hook and the attributes.
class HloDialect : public Dialect {
public:
  std::optional<ParseOpHook>
  getParseOperationHook(StringRef opName) const override;
  Attribute parseAttribute(DialectAsmParser &parser, Type type) const override;
  Type parseType(DialectAsmParser &parser) const override;

protected:
  HloDialect(StringRef name, MLIRContext *context, TypeID id);
};

class StablehloDialect : public HloDialect {
public:
  explicit StablehloDialect(MLIRContext *context);
  static constexpr StringLiteral getDialectNamespace() { return "stablehlo"; }
};

class ChloDialect : public HloDialect {
public:
  explicit ChloDialect(MLIRContext *context);
  static constexpr StringLiteral getDialectNamespace() { return "chlo"; }
};

/// MHLO, the ancestor: TensorFlow leaves some of its ops in StableHLO text.
class MhloDialect : public HloDialect {
public:
  explicit MhloDialect(MLIRContext *context);
  static constexpr StringLiteral getDialectNamespace() { return "mhlo"; }
};

/// Shardy, in text and bytecode.
class SdyDialect : public ExtensibleDialect {
public:
  explicit SdyDialect(MLIRContext *context);
  static constexpr StringLiteral getDialectNamespace() { return "sdy"; }
  std::optional<ParseOpHook>
  getParseOperationHook(StringRef opName) const override;
  Attribute parseAttribute(DialectAsmParser &parser, Type type) const override;

  /// Registers the ops that bytecode needs. Not done for text: dynamic ops
  /// cannot have the properties of generic text.
  void prepareForBytecode();

private:
  bool isPrepared = false;
};

/// Whether an attribute of Shardy with this code in bytecode says where values
/// are, and so is kept.
bool isSdyText(uint64_t code);
/// Such an attribute as the text that stands behind `#sdy.`; null after an
/// error.
StringAttr readSdyText(DialectBytecodeReader &reader, uint64_t code);

/// Portable artifacts: bytecode only.
class VhloDialect : public ExtensibleDialect {
public:
  explicit VhloDialect(MLIRContext *context);
  static constexpr StringLiteral getDialectNamespace() { return "vhlo"; }
};

using ParseFunction = ParseResult (*)(OpAsmParser &, OperationState &);

/// Registers the ops of `dialect` that WireOps.def lists, so that bytecode can
/// hold their attributes as properties. `parse` reads their pretty text.
void registerWireOps(ExtensibleDialect &dialect, ParseFunction parse);

} // namespace mlir::mp::hlo

MLIR_DECLARE_EXPLICIT_TYPE_ID(mlir::mp::hlo::StablehloDialect)
MLIR_DECLARE_EXPLICIT_TYPE_ID(mlir::mp::hlo::ChloDialect)
MLIR_DECLARE_EXPLICIT_TYPE_ID(mlir::mp::hlo::MhloDialect)
MLIR_DECLARE_EXPLICIT_TYPE_ID(mlir::mp::hlo::SdyDialect)
MLIR_DECLARE_EXPLICIT_TYPE_ID(mlir::mp::hlo::VhloDialect)

#endif // MP_LIB_IMPORT_HLODIALECTS_H
