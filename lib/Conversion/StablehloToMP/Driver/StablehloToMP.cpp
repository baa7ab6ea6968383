//===- StablehloToMP.cpp - StableHLO in normal form to mp -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The new @main is built beside the old functions by walking from the entry
// through its calls, so nothing is inlined, changed or erased before every op
// has converted. An op that does not is noted and its results are stood in for,
// so that one run finds all of them.
//
//===----------------------------------------------------------------------===//

#include "mp/Conversion/StablehloToMP.h"
#include "mp/Support/ValueMap.h"

#include "../Calls.h"
#include "../ExportMarks.h"
#include "../OpConversion.h"
#include "../Ops/HiddenRng.h"
#include "../Regions/ControlFlow.h"
#include "../Regions/ScalarBodies.h"
#include "Frame.h"
#include "JoinManual.h"
#include "KeptOps.h"
#include "LiftShardings.h"
#include "UnsupportedOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

namespace {
class StablehloConverter {
public:
  explicit StablehloConverter(ModuleOp module)
      : module(module), symbols(module), builder(module.getContext()),
        bodies(rows, values, symbols) {
    for (const ConverterRow &row : getAllRows())
      rows.try_emplace(row.name, row);
  }

  LogicalResult run();

private:
  void enter(Operation *caller, FlatSymbolRefAttr callee, Location loc);
  void leave(Operation *terminator);
  void enterRegion(Operation *caller, Operation *target, unsigned region,
                   std::optional<Location> callLoc, Location loc);
  void leaveRegion(const Frame &frame, ValueRange returned, Location loc);
  void convertControl(Operation *op, Location loc);
  LogicalResult visit(Operation *op);
  void convertOp(Operation *op, Location loc);
  void keep(Operation *op, Location loc);
  LogicalResult convertTypes(OpConversion &conversion, bool &isStandIn);
  void refuse(Operation *op, const Refusal &refusal);
  void standIn(Operation *op, Location loc);
  LogicalResult convertEntry(func::FuncOp function, StringRef name);
  func::FuncOp makeEntry(func::FuncOp function, StringRef name);

  ModuleOp module;
  SymbolTable symbols;
  OpBuilder builder;
  llvm::StringMap<ConverterRow> rows;
  RefusalTable refusals;
  DenseSet<Operation *> refused;

  /// @main, and @init where an exported module has one.
  SmallVector<OwningOpRef<func::FuncOp>, 2> written;
  SmallVector<Frame> frames;
  /// What replaces each value of the sources. A function is never active twice,
  /// so one map serves all frames.
  ValueMap<Value> values;
  DenseMap<Type, RankedTensorType> convertedTypes; // few, of many ops
  ScalarBodies bodies;
  HiddenRng rng;
  /// Values of `written` that stand for what did not convert.
  ValueSet standIns;
  /// Ops whose results became attributes of their readers: initial values,
  /// reversals of kernels.
  llvm::SetVector<Operation *> absorbed;
};
} // namespace

//===----------------------------------------------------------------------===//
// Entry
//===----------------------------------------------------------------------===//

func::FuncOp StablehloConverter::makeEntry(func::FuncOp function,
                                           StringRef name) {
  SmallVector<Type> inputs, outputs;
  std::string reason;
  auto convert = [&](Type type) -> Type {
    Type converted = convertKeptType(type, reason);
    if (converted && !isa<NoneType>(converted))
      return converted;
    if (refused.insert(function).second)
      refusals.add(function, function.getLoc(),
                   {reason, "export with static shapes of plain tensors"});
    return builder.getNoneType();
  };
  for (Type type : function.getArgumentTypes())
    inputs.push_back(convert(type));
  for (Type type : function.getResultTypes())
    outputs.push_back(convert(type));

  OpBuilder detached(module.getContext());
  written.push_back(
      func::FuncOp::create(detached, function.getLoc(), name,
                           builder.getFunctionType(inputs, outputs)));
  func::FuncOp result = *written.back();
  Block *body = result.addEntryBlock();
  for (auto [old, now] :
       llvm::zip_equal(function.getArguments(), body->getArguments())) {
    now.setLoc(old.getLoc());
    values[old] = now;
    if (isa<NoneType>(now.getType()))
      standIns.insert(now);
  }
  builder.setInsertionPointToEnd(body);
  frames.push_back({&function.front(), function.front().begin(), nullptr, {}});
  copyOwnAttributes(function, result);
  return result;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// The body of the callee comes next, on the operands of the call.
void StablehloConverter::enter(Operation *caller, FlatSymbolRefAttr callee,
                               Location loc) {
  auto function = symbols.lookup<func::FuncOp>(callee.getValue());
  for (auto [argument, operand] :
       llvm::zip_equal(function.getArguments(), caller->getOperands()))
    values[argument] = values.lookup(operand);
  frames.push_back({&function.front(), function.front().begin(), caller, loc});
}

/// The returned values become those of the call or of the region, or the
/// results of @main.
void StablehloConverter::leave(Operation *terminator) {
  Frame frame = frames.pop_back_val();
  SmallVector<Value> returned;
  for (Value operand : terminator->getOperands())
    returned.push_back(values.lookup(operand));
  if (frame.target) {
    leaveRegion(frame, returned, terminator->getLoc());
    return;
  }
  if (!frame.caller) {
    func::ReturnOp::create(builder, terminator->getLoc(), returned);
    return;
  }
  for (auto [old, now] : llvm::zip_equal(frame.caller->getResults(), returned))
    values[old] = now;
}

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

/// The ops of a region come next, in the block that stands for it.
void StablehloConverter::enterRegion(Operation *caller, Operation *target,
                                     unsigned region,
                                     std::optional<Location> callLoc,
                                     Location loc) {
  Block &source = caller->getRegion(region).front();
  Block &block = getTargetBlock(target, caller, region);
  for (auto [old, now] :
       llvm::zip_equal(source.getArguments(), block.getArguments()))
    values[old] = now;
  builder.setInsertionPointToEnd(&block);
  frames.push_back(
      {&source, source.begin(), caller, callLoc, target, region, loc});
}

void StablehloConverter::leaveRegion(const Frame &frame, ValueRange returned,
                                     Location loc) {
  Block &block = getTargetBlock(frame.target, frame.caller, frame.region);
  // What stands in has another type; nothing of this is kept then.
  if (refusals.empty())
    endTargetBlock(builder, loc, block, returned);
  if (frame.region + 1 < frame.caller->getNumRegions()) {
    enterRegion(frame.caller, frame.target, frame.region + 1, frame.callLoc,
                *frame.targetLoc);
    return;
  }
  builder.setInsertionPointAfter(frame.target);
  for (auto [old, now] :
       llvm::zip_equal(frame.caller->getResults(), frame.target->getResults()))
    values[old] = now;
}

void StablehloConverter::convertControl(Operation *op, Location loc) {
  OpConversion conversion{op, {}, {}, builder, loc, {}, {}};
  bool isStandIn = false;
  FailureOr<Operation *> target = failure();
  if (succeeded(convertTypes(conversion, isStandIn)))
    target = makeControl(conversion);
  if (succeeded(target)) {
    enterRegion(op, *target, 0, frames.back().callLoc, loc);
    return;
  }
  if (!isStandIn)
    refuse(op, conversion.refusal);
  standIn(op, loc);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void StablehloConverter::refuse(Operation *op, const Refusal &refusal) {
  // An op of a function that is called twice is one op of the file.
  if (!refused.insert(op).second)
    return;
  // Functions of JAX's own have no lines; their callers have.
  Location place = op->getLoc();
  if (!place->findInstanceOf<FileLineColLoc>() && frames.back().callLoc)
    place = *frames.back().callLoc;
  refusals.add(op, place, refusal);
}

/// Lets the ops that use `op` convert all the same.
void StablehloConverter::standIn(Operation *op, Location loc) {
  std::string reason;
  for (Value old : op->getResults()) {
    Type type = convertTensorType(old.getType(), reason);
    bool isKnown = bool(type);
    auto cast = UnrealizedConversionCastOp::create(
        builder, loc, TypeRange{isKnown ? type : builder.getNoneType()},
        ValueRange());
    values[old] = cast.getResult(0);
    if (!isKnown)
      standIns.insert(cast.getResult(0));
  }
}

/// Fails if an operand or a result has a type that no op can have; silently if
/// that was already noted where the value came from.
LogicalResult StablehloConverter::convertTypes(OpConversion &conversion,
                                               bool &isStandIn) {
  for (Value operand : conversion.source->getOperands()) {
    Value converted = values.lookup(operand);
    isStandIn |= standIns.contains(converted);
    conversion.operands.push_back(converted);
  }
  if (isStandIn)
    return failure();
  std::string reason;
  for (Type type : conversion.source->getResultTypes()) {
    RankedTensorType &converted = convertedTypes[type];
    if (!converted)
      converted =
          dyn_cast_if_present<RankedTensorType>(convertKeptType(type, reason));
    if (!converted && reason.empty())
      reason = "a token that a loop or a branch passes on";
    if (!converted)
      return conversion.refuse(reason,
                               "export with static shapes of plain tensors");
    conversion.types.push_back(converted);
  }
  return success();
}

/// What has no converter stays what it is.
void StablehloConverter::keep(Operation *op, Location loc) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(values.lookup(operand));
  // Noted where they came from.
  if (llvm::any_of(operands, [&](Value v) { return standIns.contains(v); }))
    return standIn(op, loc);
  Refusal refusal;
  Operation *kept = keepOp(builder, op, operands, loc, symbols, refusal);
  if (!kept) {
    refuse(op, refusal);
    return standIn(op, loc);
  }
  for (auto [old, now] : llvm::zip_equal(op->getResults(), kept->getResults()))
    values[old] = now;
}

void StablehloConverter::convertOp(Operation *op, Location loc) {
  OpConversion conversion{op, {}, {}, builder, loc, {}, {}, &bodies, &rng};
  auto row = rows.find(op->getName().getStringRef());
  if (row == rows.end() || isForeignCall(op) || asksWhichOfMany(op) ||
      (hasKeptTypes(op) && row->first() != "stablehlo.constant"))
    return keep(op, loc);
  bool isStandIn = false;
  auto convert = [&] {
    undoWidening(conversion);
    return row->second.convert(conversion);
  };
  Operation *last = getLastOp(builder);
  if (failed(convertTypes(conversion, isStandIn)) ||
      failed(checkCounts(conversion, row->second)) || failed(convert())) {
    if (conversion.refusal.keeps) {
      eraseAfter(builder, last);
      return keep(op, loc);
    }
    if (!isStandIn)
      refuse(op, conversion.refusal);
    standIn(op, loc);
    return;
  }
  copyNotes(conversion);
  for (auto [old, now] : llvm::zip_equal(op->getResults(), conversion.results))
    values[old] = now;
  for (Value operand : op->getOperands())
    if (Operation *producer = values.lookup(operand).getDefiningOp())
      if (producer->use_empty())
        absorbed.insert(producer);
}

LogicalResult StablehloConverter::visit(Operation *op) {
  Frame &frame = frames.back();
  Location loc = frame.callLoc ? CallSiteLoc::get(op->getLoc(), *frame.callLoc)
                               : op->getLoc();
  // Values are defined before their use in every file that a framework wrote.
  for (Value operand : op->getOperands())
    if (!values.contains(operand))
      return emitError(op->getLoc()) << "operand of '" << op->getName()
                                     << "' is used before it is defined";
  if (op == &frame.block->back())
    leave(op);
  else if (FlatSymbolRefAttr callee = getCallee(op))
    enter(op, callee, loc);
  else if (isControl(op))
    convertControl(op, loc);
  else
    convertOp(op, loc);
  return success();
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

LogicalResult StablehloConverter::convertEntry(func::FuncOp function,
                                               StringRef name) {
  if (failed(checkCalls(function, symbols)))
    return failure();
  func::FuncOp result = makeEntry(function, name);
  if (name == "main")
    rng.setEntry(result);
  while (!frames.empty()) {
    Operation *op = &*frames.back().next++;
    if (failed(visit(op)))
      return failure();
  }
  if (!refusals.empty())
    return success(); // reported when all functions have been seen
  eraseUnread(absorbed);
  return verify(result);
}

LogicalResult StablehloConverter::run() {
  FailureOr<func::FuncOp> entry = chooseEntry(module);
  if (failed(entry) || failed(convertEntry(*entry, "main")))
    return failure();
  if (func::FuncOp init = findInit(module, *entry))
    if (failed(convertEntry(init, "init")))
      return failure();
  if (!refusals.empty())
    return refusals.emit(module.getLoc());
  replaceBody(module, written);
  liftShardings(module);
  joinManual(module);
  return rng.finish(module);
}

LogicalResult mp::convertStablehloToMP(ModuleOp module) {
  module.getContext()
      ->loadDialect<MPDialect, arith::ArithDialect, func::FuncDialect,
                    math::MathDialect, scf::SCFDialect,
                    tensor::TensorDialect>();
  return StablehloConverter(module).run();
}
