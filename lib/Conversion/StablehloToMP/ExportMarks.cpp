//===- ExportMarks.cpp - What our own export says of its ops --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// StableHLO has fewer ops than we write into it: a sum of f16 in f32 is three
// of them. Export marks what belongs together. A mark is believed only where
// the graph bears it out, since anyone can write one.
//
//===----------------------------------------------------------------------===//

#include "ExportMarks.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

Attribute stablehlo::readOurAttribute(NamedAttribute attribute) {
  auto text = dyn_cast<StringAttr>(attribute.getValue());
  if (!text || attribute.getName() == attr::name)
    return attribute.getValue();
  MLIRContext *context = text.getContext();
  if (attribute.getName() == attr::role) {
    std::optional<Role> role = symbolizeRole(text.getValue());
    return role ? Attribute(RoleAttr::get(context, *role)) : text;
  }
  if (!text.getValue().starts_with("#mp."))
    return text;
  // Text that is none of ours stays text.
  ScopedDiagnosticHandler quiet(context, [](Diagnostic &) {});
  Attribute parsed = parseAttribute(text.getValue(), context);
  return parsed ? parsed : text;
}

func::FuncOp stablehlo::findInit(ModuleOp module, func::FuncOp entry) {
  auto init = module.lookupSymbol<func::FuncOp>("init");
  if (!init || init == entry || !init.isPublic() || init.isExternal())
    return {};
  for (unsigned i = 0; i < init.getNumResults(); ++i)
    if (!init.getResultAttrOfType<StringAttr>(i, attr::name))
      return {};
  return init;
}

bool stablehlo::isUnchecked(OpConversion &op) {
  return op.source->hasAttr("mp.unchecked");
}

/// The narrow value behind an exact cast.
static Value getNarrow(Value value) {
  auto cast = value.getDefiningOp<CastOp>();
  if (!cast || cast.getSaturate() ||
      !isExactCast(
          mlir::cast<FloatType>(getElementTypeOrSelf(cast.getInput())),
          mlir::cast<FloatType>(getElementTypeOrSelf(cast.getResult()))))
    return {};
  return cast.getInput();
}

/// The convert that rounds the only result of `op`, if nothing else reads it.
static Operation *getRounding(Operation *op) {
  if (op->getNumResults() != 1 || !op->getResult(0).hasOneUse())
    return nullptr;
  Operation *user = *op->getResult(0).user_begin();
  bool isConvert = user->getName().getStringRef() == "stablehlo.convert" &&
                   user->getNumResults() == 1 && user->hasAttr("mp.rounds");
  return isConvert ? user : nullptr;
}

void stablehlo::undoWidening(OpConversion &op) {
  if (!op.source->hasAttr("mp.widened"))
    return;
  StringRef name = op.source->getName().getStringRef();
  SmallVector<Value> narrow(op.operands);
  for (Value &operand : narrow)
    if (Value input = getNarrow(operand))
      operand = input;
  // There operand and result have one type, so both are narrow or none is;
  // of a scatter the updates alone may be.
  bool isScatter = name == "stablehlo.scatter";
  if (isScatter || name == "stablehlo.select_and_scatter") {
    Operation *rounding = getRounding(op.source);
    bool isRounded =
        rounding && rounding->getResult(0).getType() == narrow[0].getType();
    if (isRounded)
      op.types[0] = cast<RankedTensorType>(narrow[0].getType());
    else if (!isScatter || narrow[0] != op.operands[0])
      return;
  }
  op.isNarrowed = op.operands != narrow;
  op.operands = std::move(narrow);
}

Value stablehlo::undoRounding(OpConversion &op) {
  if (!op.source->hasAttr("mp.rounds") || !op.source->getOperand(0).hasOneUse())
    return {};
  Operation *producer = op.operands[0].getDefiningOp();
  if (!producer || producer->getNumResults() != 1 || !producer->use_empty())
    return {};
  Type wide = getElementTypeOrSelf(op.operands[0].getType());
  StringRef name = "accumulator";
  auto accumulator = producer->getAttrOfType<TypeAttr>(name);
  // What could say in which type it sums and does not, sums in its own.
  bool sumsInOwn =
      !accumulator &&
      llvm::any_of(producer->getName().getAttributeNames(),
                   [&](StringAttr known) { return known == name; });
  if (!sumsInOwn && (!accumulator || accumulator.getValue() != wide))
    return {};
  Operation *rounded = op.builder.clone(*producer);
  rounded->getResult(0).setType(op.types[0]);
  if (sumsInOwn)
    rounded->setAttr(name, TypeAttr::get(wide));
  // Some ops that accumulate give the type of their operand and no other.
  if (!isValid(rounded)) {
    rounded->erase();
    return {};
  }
  return rounded->getResult(0);
}

void stablehlo::copyNotes(OpConversion &op) {
  if (op.results.empty() || op.source->getNumRegions() > 1)
    return;
  Operation *maker = op.results.front().getDefiningOp();
  // What rounds by name alone stands for its operand, which rounds itself.
  bool isOther = llvm::is_contained(op.operands, op.results.front()) &&
                 !op.source->hasAttr("mp.rounds");
  if (!maker || !maker->use_empty() || isOther)
    return;
  for (NamedAttribute note : op.source->getAttrDictionary()) {
    StringRef name = note.getName();
    bool isMark =
        name == "mp.rounds" || name == "mp.widened" || name == "mp.unchecked";
    if (name.starts_with("mp.") && !isMark)
      maker->setDiscardableAttr(name, readOurAttribute(note));
  }
}
