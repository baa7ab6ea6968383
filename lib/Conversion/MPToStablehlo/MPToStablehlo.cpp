//===- MPToStablehlo.cpp - Write a training step as StableHLO -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds a second module of ops that nobody registered, beside the first, and
// prints it. An op that cannot be written is noted and stood in for, so that
// one run finds all of them.
//
//===----------------------------------------------------------------------===//

#include "mp/Conversion/MPToStablehlo.h"

#include "Devices.h"
#include "Guards.h"
#include "OpExport.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Interfaces/FunctionImplementation.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Interfaces/LossScalerOpInterface.h"
#include "mp/Support/ForeignOpsScope.h"
#include "mp/Support/Messages.h"
#include "mp/Support/ValueMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

namespace {
class StablehloExporter {
public:
  explicit StablehloExporter(ModuleOp source);

  /// Null after an error.
  OwningOpRef<ModuleOp> run();

private:
  void exportFunction(func::FuncOp function);
  SmallVector<Value> exportBody(Block &block, ValueRange arguments);
  void exportOp(Operation *op);
  LogicalResult write(OpExport &op);
  void refuse(Operation *op, StringRef reason);
  void eraseAbsorbed(func::FuncOp function);
  LogicalResult report();

  ModuleOp source;
  OwningOpRef<ModuleOp> result;
  OpBuilder builder;
  llvm::StringMap<Exporter> rows, scalarRows;
  /// What stands for each value of the source, of the same type. Tensors of
  /// rank 0 stand for scalars.
  ValueMap<Value> values;
  /// Written ops whose results nobody reads in the source either.
  DenseSet<Operation *> unread;
  /// How many ops of a name cannot be written for a reason.
  std::map<std::pair<std::string, std::string>, int64_t> refused;
  std::optional<Location> firstRefused;
};
} // namespace

StablehloExporter::StablehloExporter(ModuleOp source)
    : source(source), result(ModuleOp::create(source.getLoc())),
      builder(source.getContext()) {
  for (ArrayRef<ExporterRow> group :
       {getElementwiseRows(), getIntegerRows(), getConvertRows(),
        getShapeRows(), getContractionRows(), getReductionRows(),
        getWindowRows(), getIndexingRows(), getStateRows(), getFinitenessRows(),
        getRoutineRows(), getLoopRows(), getDeviceRows()})
    for (const ExporterRow &row : group)
      rows.try_emplace(row.name, row.write);
  for (const ExporterRow &row : getKeptRows())
    rows.try_emplace(row.name, row.write);
  for (ArrayRef<ExporterRow> group : {getScalarRows(), getKeptRows()})
    for (const ExporterRow &row : group)
      scalarRows.try_emplace(row.name, row.write);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static bool isBuiltin(Attribute attribute) {
  WalkResult result = attribute.walk<WalkOrder::PreOrder>([](Attribute part) {
    return part.getDialect().getNamespace() == "builtin"
               ? WalkResult::advance()
               : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}

/// `attribute` as a reader without our dialects can hold it: roles as their
/// word, other attributes of a dialect as a string of their text, a unit
/// attribute as `true`, which portable artifacts can hold. Builtin ones stay.
static Attribute toPortable(Attribute attribute) {
  if (auto role = dyn_cast<RoleAttr>(attribute))
    return StringAttr::get(attribute.getContext(),
                           stringifyRole(role.getValue()));
  if (isa<UnitAttr>(attribute))
    return BoolAttr::get(attribute.getContext(), true);
  if (isBuiltin(attribute))
    return attribute;
  return StringAttr::get(attribute.getContext(), textOf(attribute));
}

/// What Devices.cpp writes in the words of Shardy.
static bool isPlace(StringRef name) {
  return name == attr::devices || name == attr::sharding || name == attr::whole;
}

/// Those of `attributes` whose name starts with `mp.`, portable. What a profile
/// saw was of the step before passes changed it.
static SmallVector<NamedAttribute>
getOurs(ArrayRef<NamedAttribute> attributes) {
  SmallVector<NamedAttribute> ours;
  for (NamedAttribute attribute : attributes)
    if (attribute.getName().strref().starts_with("mp.") &&
        !attribute.getName().strref().starts_with(attr::observed) &&
        !isPlace(attribute.getName()))
      ours.emplace_back(attribute.getName(), toPortable(attribute.getValue()));
  return ours;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void StablehloExporter::refuse(Operation *op, StringRef reason) {
  auto kept = dyn_cast<OpaqueOp>(op);
  std::string name =
      kept ? escape(kept.getDisplayName()) : op->getName().getStringRef().str();
  ++refused[{name, reason.str()}];
  if (!firstRefused)
    firstRefused = op->getLoc();
}

/// Whether all of `types` have a counterpart there.
static bool areTensors(TypeRange types) {
  return llvm::all_of(types, [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape() && !tensor.getEncoding() &&
           (tensor.getElementType().isIntOrFloat() ||
            isa<ComplexType>(tensor.getElementType()));
  });
}

LogicalResult StablehloExporter::write(OpExport &op) {
  StringRef name = op.source->getName().getStringRef();
  if (!areTensors(op.source->getOperandTypes()) ||
      !areTensors(op.source->getResultTypes())) {
    auto row = scalarRows.find(name);
    if (row != scalarRows.end())
      return row->second(op);
    return op.refuse("not all types are tensors of numbers of known shape");
  }
  if (auto call = dyn_cast<func::CallOp>(op.source)) {
    auto written = func::CallOp::create(builder, op.loc, call.getCallee(),
                                        call.getResultTypes(), op.operands);
    llvm::append_range(op.results, written.getResults());
    return success();
  }
  auto row = rows.find(name);
  if (row != rows.end())
    return row->second(op);
  if (isa<ArithmeticOpInterface>(op.source))
    return writeArithmetic(op);
  return op.refuse("no counterpart in StableHLO");
}

/// What passes and users noted on an op, its planned precision or its class,
/// goes to the op that makes its result.
static void copyNotes(const OpExport &op) {
  if (op.results.empty() || op.source->getNumRegions() > 0)
    return;
  Operation *maker = op.results.front().getDefiningOp();
  // A result may be an operand, or an op that was already there.
  if (!maker || !maker->use_empty() ||
      llvm::is_contained(op.operands, op.results.front()))
    return;
  for (NamedAttribute note :
       getOurs(op.source->getDiscardableAttrDictionary().getValue()))
    maker->setDiscardableAttr(note.getName(), note.getValue());
}

void StablehloExporter::exportOp(Operation *op) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(values.lookup(operand));
  auto body = [&](Block &block, ValueRange arguments) {
    return exportBody(block, arguments);
  };
  auto standFor = [&](Value old, Value now) {
    return std::exchange(values[old], now);
  };
  OpExport exported{op,   operands, builder, op->getLoc(),
                    body, standFor, {},      {}};
  if (failed(write(exported))) {
    refuse(op, exported.reason);
    // Of a scalar, too, its readers expect a tensor.
    SmallVector<Type> types(op->getResultTypes());
    for (Type &type : types)
      if (type.isIntOrIndexOrFloat())
        type = RankedTensorType::get({}, type);
    Operation *standIn = exported.create("mp.stand_in", types, {});
    exported.results.assign(standIn->result_begin(), standIn->result_end());
  }
  copyNotes(exported);
  writePlace(exported);
  for (auto [old, now] : llvm::zip_equal(op->getResults(), exported.results))
    values[old] = now;
  if (op->use_empty())
    for (Value value : exported.results)
      if (Operation *writer = value.getDefiningOp())
        unread.insert(writer);
}

/// Nested as deep as regions are; the tools bound that.
SmallVector<Value> StablehloExporter::exportBody(Block &block,
                                                 ValueRange arguments) {
  for (auto [old, now] : llvm::zip_equal(block.getArguments(), arguments))
    values[old] = now;
  for (Operation &op : block.without_terminator())
    exportOp(&op);
  SmallVector<Value> passed;
  for (Value operand : block.getTerminator()->getOperands())
    passed.push_back(values.lookup(operand));
  return passed;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Erases what only fed ops that were written as one.
void StablehloExporter::eraseAbsorbed(func::FuncOp function) {
  function.walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) {
    bool ends = op->getNextNode() == nullptr; // unregistered terminators
    bool isRead = !op->use_empty() || op->getNumResults() == 0;
    if (!isRead && !unread.contains(op) && !ends)
      op->erase();
  });
}

static Type withElement(Type tensor, Type element) {
  return cast<RankedTensorType>(tensor).clone(element);
}

/// The type of an argument or a result as callers know it.
static Type getOuterType(Type type, Attribute isUnsigned) {
  Type element = getElementTypeOrSelf(type);
  if (!isUnsigned || !isa<IntegerType>(element))
    return type;
  return withElement(type, IntegerType::get(type.getContext(),
                                            element.getIntOrFloatBitWidth(),
                                            IntegerType::Unsigned));
}

static FunctionType getSignature(func::FuncOp function) {
  SmallVector<Type> inputs, outputs;
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
    inputs.push_back(
        getOuterType(type, function.getArgAttr(i, mark::isUnsigned)));
  for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
    outputs.push_back(
        getOuterType(type, function.getResultAttr(i, mark::isUnsigned)));
  return FunctionType::get(function.getContext(), inputs, outputs);
}

/// The same bits as a tensor of `type`.
static Value castBits(OpBuilder &builder, Value value, Type type) {
  if (value.getType() == type)
    return value;
  OperationState state(value.getLoc(), "stablehlo.bitcast_convert", value,
                       type);
  return builder.create(state)->getResult(0);
}

/// Those of the function, and of the arguments and results, each list at once:
/// setting those of one makes the list of all anew.
static void copyOurAttributes(func::FuncOp from, func::FuncOp to) {
  namespace impl = function_interface_impl;
  SmallVector<DictionaryAttr> ofArguments, ofResults;
  auto copy = [&](ArrayRef<NamedAttribute> attributes) {
    return DictionaryAttr::get(from.getContext(), getOurs(attributes));
  };
  for (unsigned i = 0; i < from.getNumArguments(); ++i)
    ofArguments.push_back(copy(impl::getArgAttrs(from, i)));
  for (unsigned i = 0; i < from.getNumResults(); ++i)
    ofResults.push_back(copy(impl::getResultAttrs(from, i)));
  to.setAllArgAttrs(ofArguments);
  to.setAllResultAttrs(ofResults);
  for (NamedAttribute note :
       getOurs(from->getDiscardableAttrDictionary().getValue()))
    to->setDiscardableAttr(note.getName(), note.getValue());
}

void StablehloExporter::exportFunction(func::FuncOp function) {
  if (function.isExternal() || !function.getBody().hasOneBlock() ||
      !areTensors(function.getArgumentTypes()) ||
      !areTensors(function.getResultTypes()))
    return refuse(function, "not one block of ops on tensors of known shape");
  auto written = func::FuncOp::create(
      builder, function.getLoc(), function.getName(), getSignature(function));
  written.setVisibility(function.getVisibility());
  Block *body = written.addEntryBlock();
  for (auto [old, now] :
       llvm::zip_equal(function.getArguments(), body->getArguments()))
    now.setLoc(old.getLoc());
  copyOurAttributes(function, written);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(body);
  SmallVector<Value> arguments;
  for (auto [type, argument] :
       llvm::zip_equal(function.getArgumentTypes(), body->getArguments()))
    arguments.push_back(castBits(builder, argument, type));
  SmallVector<Value> returned = exportBody(function.front(), arguments);
  for (auto [value, type] : llvm::zip_equal(returned, written.getResultTypes()))
    value = castBits(builder, value, type);
  func::ReturnOp::create(builder, function.front().getTerminator()->getLoc(),
                         returned);
  readChoices(function, [&](Value value) { return values.lookup(value); });
  eraseAbsorbed(written);
  auto main = source.lookupSymbol<func::FuncOp>("main");
  if (!function.isPrivate())
    writePlaces(function, main ? main : function, written);
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

LogicalResult StablehloExporter::report() {
  int64_t total = 0;
  std::string table;
  for (const auto &[what, count] : refused) {
    total += count;
    table += "\n  " + what.first + " (" + std::to_string(count) +
             "): " + what.second;
  }
  return emitError(*firstRefused)
         << "cannot write " << countOf(total, "op") << " as StableHLO" << table;
}

OwningOpRef<ModuleOp> StablehloExporter::run() {
  result->setSymName(source.getSymName());
  for (NamedAttribute attribute : getOurs(source->getAttrs()))
    result->getOperation()->setAttr(attribute.getName(), attribute.getValue());
  writeDevices(source, *result);
  builder.setInsertionPointToEnd(result->getBody());
  for (Operation &op : *source.getBody()) {
    if (auto function = dyn_cast<func::FuncOp>(op))
      exportFunction(function);
    else
      refuse(&op, "not a function");
  }
  if (!refused.empty() && failed(report()))
    return {};
  return std::move(result);
}

/// Newer MLIR reads the bytes of booleans where this one writes bits.
static bool hasManyBooleans(ModuleOp module) {
  WalkResult found = module.walk([](Operation *op) {
    auto properties =
        dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute());
    auto value = properties ? properties.getAs<DenseElementsAttr>("value")
                            : DenseElementsAttr();
    return value && value.getElementType().isInteger(1) && !value.isSplat()
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return found.wasInterrupted();
}

LogicalResult mp::exportStablehlo(ModuleOp module, raw_ostream &stream,
                                  const StablehloExportOptions &options) {
  ForeignOpsScope scope(module.getContext());
  OwningOpRef<ModuleOp> result = StablehloExporter(module).run();
  if (!result)
    return failure();
  OpPrintingFlags flags;
  flags.assumeVerified();
  if (options.printLocations)
    flags.enableDebugInfo();
  if (hasManyBooleans(*result))
    flags.printLargeElementsAttrWithHex(-1);
  result->print(stream, flags);
  stream << "\n";
  return success();
}
