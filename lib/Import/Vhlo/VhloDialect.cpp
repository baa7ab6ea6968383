//===- VhloDialect.cpp - Private dialect vhlo -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads bytecode only. Its attributes and types decode to builtin ones, so the
// dialect itself is a name, a table of ops and this interface.
//
//===----------------------------------------------------------------------===//

#include "../HloDialects.h"
#include "VhloReader.h"

#include "mlir/IR/OpImplementation.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hlo;

MLIR_DEFINE_EXPLICIT_TYPE_ID(mlir::mp::hlo::VhloDialect)

static ParseResult refuseText(OpAsmParser &parser, OperationState &) {
  return parser.emitError(parser.getNameLoc(),
                          "vhlo is read from bytecode only");
}

namespace {
struct VhloBytecode : public BytecodeDialectInterface {
  explicit VhloBytecode(Dialect *dialect) : BytecodeDialectInterface(dialect) {}

  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    return readVhloAttribute(reader);
  }
  Type readType(DialectBytecodeReader &reader) const override {
    return readVhloType(reader);
  }
};
} // namespace

VhloDialect::VhloDialect(MLIRContext *context)
    : ExtensibleDialect(getDialectNamespace(), context,
                        TypeID::get<VhloDialect>()) {
  allowUnknownOperations();
  addInterfaces<VhloBytecode>();
  registerWireOps(*this, refuseText);
}
