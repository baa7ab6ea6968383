//===- WireOps.cpp - Ops of bytecode dialects, from a table ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One dynamic op per row of WireOps.def; one readProperties serves all of
// them.
//
//===----------------------------------------------------------------------===//

#include "../HloDialects.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
struct WireOp {
  StringLiteral op, attributes;
};

constexpr WireOp wireOps[] = {
#define WIRE_OP(op, attributes) {op, attributes},
#include "WireOps.def"
};

/// Reads the attributes of the op's row into its dictionary.
struct WireProperties
    : public BytecodeOpInterface::FallbackModel<WireProperties> {
  static LogicalResult readProperties(DialectBytecodeReader &reader,
                                      OperationState &state) {
    const WireOp *row = llvm::lower_bound(
        wireOps, state.name.getStringRef(),
        [](const WireOp &r, StringRef n) { return r.op < n; });
    if (row == std::end(wireOps) || row->op != state.name.getStringRef())
      return reader.emitError() << "no row for " << state.name;
    SmallVector<StringRef> names;
    row->attributes.split(names, ' ');
    for (StringRef name : names) {
      Attribute value;
      bool optional = name.consume_back("?");
      if (failed(optional ? reader.readOptionalAttribute(value)
                          : reader.readAttribute(value)))
        return failure();
      if (value)
        state.addAttribute(name, value);
    }
    return success();
  }
  void writeProperties(Operation *, DialectBytecodeWriter &) const {}
};
} // namespace

void hlo::registerWireOps(ExtensibleDialect &dialect, ParseFunction parse) {
  auto accept = [](Operation *) { return success(); };
  for (const WireOp &row : wireOps) {
    auto [name, opName] = row.op.split('.');
    if (name != dialect.getNamespace())
      continue;
    std::unique_ptr<DynamicOpDefinition> definition =
        DynamicOpDefinition::get(opName, &dialect, accept, accept, parse,
                                 [](Operation *op, OpAsmPrinter &printer,
                                    StringRef) { printer.printGenericOp(op); });
    definition->getInterfaceMap().insertModels<WireProperties>();
    dialect.registerDynamicOp(std::move(definition));
  }
}
