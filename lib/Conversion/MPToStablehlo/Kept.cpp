//===- Kept.cpp - Ops that were kept are written back ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The op of the name, with the attributes in StableHLO's spelling, its regions
// and the functions it calls out of their text.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"
#include "Respell.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Parser/Parser.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Import/NormalForm.h"
#include "mp/Support/Messages.h"
#include "mp/Support/TextLimits.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

/// Tokens are of type none here.
static Type getOuterType(Type type) {
  if (!isa<NoneType>(type))
    return type;
  return OpaqueType::get(StringAttr::get(type.getContext(), "stablehlo"),
                         "token");
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

/// The module of this text; null if it is none.
static OwningOpRef<ModuleOp> parseCode(StringRef text, MLIRContext *context) {
  ScopedDiagnosticHandler quiet(context, [](Diagnostic &) {});
  // In a string it has passed the bounds on the text of the file unseen. Of
  // text at no address MLIR believes that it is to be completed.
  if (text.empty() || failed(checkText(context, text, "code")))
    return nullptr;
  ParserConfig config(context, /*verifyAfterParse=*/false);
  return parseSourceString<ModuleOp>(text, config);
}

/// Gives the ops inside `root` the spelling of StableHLO.
static LogicalResult respellInside(OpExport &op, Operation *root) {
  WalkResult walk = root->walk([&](Operation *inner) {
    if (!hlo::isHloOp(inner) && inner->getName().getDialectNamespace() != "sdy")
      return WalkResult::advance();
    FailureOr<Spelling> spelling =
        respell(inner->getName().getStringRef(),
                inner->getDiscardableAttrDictionary(), op.reason);
    if (failed(spelling))
      return WalkResult::interrupt();
    MLIRContext *context = inner->getContext();
    if (!spelling->properties.empty())
      *inner->getPropertiesStorage().as<Attribute *>() =
          spelling->properties.getDictionary(context);
    inner->setDiscardableAttrs(spelling->marks.getDictionary(context));
    return WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

/// Puts a function that a kept op calls beside the function that is written.
/// Ops of one file that call it bring the same one.
static LogicalResult addCallee(OpExport &op, func::FuncOp callee) {
  Operation *block = op.builder.getInsertionBlock()->getParentOp();
  auto module = block->getParentOfType<ModuleOp>();
  if (!module)
    return op.refuse("it is in no module");
  if (auto known = module.lookupSymbol<func::FuncOp>(callee.getName())) {
    if (textOf(known) == textOf(callee))
      return success();
    return op.refuse("it calls @" + callee.getName() +
                     ", and another function has that name");
  }
  callee.setPrivate();
  callee->remove();
  module.push_back(callee);
  return success();
}

/// The ops of the code: regions go to `written`, functions to its module.
static LogicalResult addCode(OpExport &op, StringRef text, Operation *written) {
  OwningOpRef<ModuleOp> code = parseCode(text, op.builder.getContext());
  if (!code)
    return op.refuse("its code is not the text of a module");
  if (failed(respellInside(op, code->getOperation())))
    return failure();
  for (Operation &part : llvm::make_early_inc_range(*code->getBody())) {
    if (auto callee = dyn_cast<func::FuncOp>(part)) {
      if (failed(addCallee(op, callee)))
        return failure();
      continue;
    }
    if (part.getName().getStringRef() != "kept.regions" ||
        part.getNumRegions() != written->getNumRegions())
      return op.refuse("its code holds more than regions and functions");
    for (auto [to, from] :
         llvm::zip_equal(written->getRegions(), part.getRegions()))
      to.takeBody(from);
  }
  return success();
}

/// How many regions the op of this code has.
static unsigned countRegions(StringRef text, MLIRContext *context) {
  OwningOpRef<ModuleOp> code = parseCode(text, context);
  if (code)
    for (Operation &part : *code->getBody())
      if (part.getName().getStringRef() == "kept.regions")
        return part.getNumRegions();
  return 0;
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

static LogicalResult writeKept(OpExport &op) {
  auto kept = op.as<OpaqueOp>();
  Spelling spelling;
  if (DictionaryAttr config = kept.getConfigAttr()) {
    FailureOr<Spelling> found = respell(kept.getKept(), config, op.reason);
    if (failed(found))
      return failure();
    spelling = std::move(*found);
  }
  SmallVector<Type> inputs(kept->getOperandTypes());
  SmallVector<Type> results(kept->getResultTypes());
  if (std::optional<Type> signature = kept.getSignature()) {
    inputs.assign(cast<FunctionType>(*signature).getInputs());
    results.assign(cast<FunctionType>(*signature).getResults());
  }
  SmallVector<Value> operands(op.operands);
  for (auto [operand, type] : llvm::zip_equal(operands, inputs))
    if (!isa<NoneType>(type))
      operand = op.bitcast(operand, getElementTypeOrSelf(type));
  StringRef code = kept.getCode().value_or("");
  unsigned regions = countRegions(code, op.builder.getContext());
  Operation *written =
      op.create(kept.getKept(), llvm::map_to_vector(results, getOuterType),
                operands, spelling.properties, spelling.marks, regions);
  if (kept.getCode() && failed(addCode(op, code, written)))
    return failure();
  for (auto [value, type] :
       llvm::zip_equal(written->getResults(), kept->getResultTypes()))
    op.results.push_back(isa<NoneType>(type)
                             ? Value(value)
                             : op.bitcast(value, getElementTypeOrSelf(type)));
  return success();
}

static const ExporterRow rows[] = {{"mp.opaque", writeKept}};

ArrayRef<ExporterRow> hloexport::getKeptRows() { return rows; }
