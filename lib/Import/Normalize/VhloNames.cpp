//===- VhloNames.cpp - From versioned vhlo ops to stablehlo and func ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An artifact spells an op 'vhlo.gather_v2'; the version only says which
// attributes were on the wire, so it is dropped with the prefix. Functions,
// calls and returns become those of func.
//
//===----------------------------------------------------------------------===//

#include "Normalize.h"
#include "mp/Import/NormalForm.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::mp;

/// "gather" of "vhlo.gather_v2"; empty if the name has no version.
static StringRef baseName(Operation *op) {
  auto [name, version] = op->getName().stripDialect().rsplit("_v");
  unsigned number = 0;
  return version.getAsInteger(10, number) ? StringRef() : name;
}

/// The array of dictionaries as attributes of arguments or results; null if it
/// has another form or length.
static ArrayAttr attributesOf(Operation *op, StringRef name, size_t count) {
  auto array = op->getAttrOfType<ArrayAttr>(name);
  bool fits = array && array.size() == count &&
              llvm::all_of(array, llvm::IsaPred<DictionaryAttr>);
  return fits ? array : ArrayAttr();
}

static LogicalResult renameFunction(Operation *op) {
  std::optional<StringRef> name = hlo::asString(op->getAttr("sym_name"));
  auto typeAttr = op->getAttrOfType<TypeAttr>("function_type");
  auto type =
      typeAttr ? dyn_cast<FunctionType>(typeAttr.getValue()) : FunctionType();
  if (!name || name->empty() || !type || op->getNumRegions() != 1)
    return op->emitError("function without a name, a type or a body");
  OpBuilder builder(op);
  auto function = func::FuncOp::create(builder, op->getLoc(), *name, type);
  if (hlo::asString(op->getAttr("sym_visibility")) == StringRef("private"))
    function.setPrivate();
  if (ArrayAttr arguments = attributesOf(op, "arg_attrs", type.getNumInputs()))
    function.setAllArgAttrs(arguments);
  if (ArrayAttr results = attributesOf(op, "res_attrs", type.getNumResults()))
    function.setAllResultAttrs(results);
  for (NamedAttribute note : op->getDiscardableAttrs())
    if (note.getName().strref().starts_with("mp."))
      function->setDiscardableAttr(note.getName(), note.getValue());
  function.getBody().takeBody(op->getRegion(0));
  if (!function.getBody().empty() &&
      function.getBody().getArgumentTypes() != type.getInputs())
    return function.emitError("body and type have different arguments");
  op->erase();
  return success();
}

/// An op, or a version of it, that later VHLO has: attributes of ops without a
/// row in WireOps.def cannot be told apart.
static bool isNewer(Operation *op) {
  StringRef version = op->getName().stripDialect().rsplit("_v").second;
  return version.size() > 1 || version > "2" ||
         (!op->isRegistered() && op->getPropertiesAsAttribute());
}

static LogicalResult renameOp(Operation *op) {
  StringRef base = baseName(op);
  if (!base.empty() && isNewer(op))
    return op->emitError() << "the artifact uses '" << op->getName()
                           << "', which is newer than VHLO 1.20; export with "
                              "an older target";
  if (base.empty() || op->getNumSuccessors() != 0)
    return op->emitError("malformed op in the artifact");
  if (base == "func")
    return renameFunction(op);
  std::string name = ("stablehlo." + base).str();
  NamedAttrList attributes(op->getAttrDictionary());
  if (base == "call") {
    std::optional<StringRef> callee = hlo::asString(op->getAttr("callee"));
    if (!callee)
      return op->emitError("call without a callee");
    name = "func.call";
    attributes.set("callee", FlatSymbolRefAttr::get(op->getContext(), *callee));
  } else if (base == "return") {
    // Children are renamed before their parents.
    StringRef parent = op->getParentOp()->getName().getStringRef();
    name =
        parent.starts_with("vhlo.func_v") ? "func.return" : "stablehlo.return";
  }
  OperationState state(op->getLoc(), name, op->getOperands(),
                       op->getResultTypes(), attributes);
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  OpBuilder builder(op);
  op->replaceAllUsesWith(builder.create(state));
  op->erase();
  return success();
}

LogicalResult hlo::renameVhloOps(ModuleOp module) {
  SmallVector<Operation *> work;
  module.walk<WalkOrder::PostOrder>([&](Operation *op) {
    if (op->getName().getDialectNamespace() == "vhlo")
      work.push_back(op);
  });
  for (Operation *op : work)
    if (failed(renameOp(op)))
      return failure();
  return success();
}
