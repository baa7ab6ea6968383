//===- Calls.cpp - Calls of StableHLO modules -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files are read without verification, and a few functions that each call the
// next one twice expand to more ops than there is memory. So the call graph is
// checked, and its expansion counted, before anything is built.
//
//===----------------------------------------------------------------------===//

#include "Calls.h"
#include "ExportMarks.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

// Functions are called a few times each, and calls nest a few deep.
static constexpr int64_t kFreeOps = int64_t(1) << 17;
static constexpr int64_t kMaxGrowth = 16;
static constexpr size_t kMaxDepth = 128;

FlatSymbolRefAttr stablehlo::getCallee(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (name == func::CallOp::getOperationName())
    return op->getAttrOfType<FlatSymbolRefAttr>("callee");
  if (name == "stablehlo.composite")
    return op->getAttrOfType<FlatSymbolRefAttr>("decomposition");
  return {};
}

FailureOr<func::FuncOp> stablehlo::chooseEntry(ModuleOp module) {
  SmallVector<func::FuncOp> candidates;
  for (auto function : module.getOps<func::FuncOp>())
    if (function.isPublic() && !function.isExternal())
      candidates.push_back(function);
  for (func::FuncOp function : candidates)
    if (function.getName() == "main")
      return function;
  if (candidates.size() == 1)
    return candidates.front();
  if (candidates.empty()) {
    emitError(module.getLoc())
        << "no public function with a body, so no entry to convert";
    return failure();
  }
  emitError(candidates[1].getLoc())
      << candidates.size() << " public functions and none is called main; "
      << "rename the entry to main or make the others private";
  return failure();
}

namespace {
/// A function on the way from the entry.
struct Caller {
  func::FuncOp function;
  /// Its ops, those of regions included, and how many were seen.
  std::vector<Operation *> body;
  size_t next = 0;
  /// Ops of this function and of all it calls, so far.
  int64_t ops = 0;
};
} // namespace

/// Whether `function` has the one block that inlining copies.
static LogicalResult checkBody(func::FuncOp function) {
  if (failed(verify(function, /*verifyRecursively=*/false)))
    return failure();
  if (!function.getBody().hasOneBlock() || function.front().empty())
    return emitError(function.getLoc())
           << "@" << function.getName() << " has not one block of ops";
  Operation &last = function.front().back();
  if (!isa<func::ReturnOp>(last) ||
      !llvm::equal(last.getOperandTypes(), function.getResultTypes()))
    return emitError(last.getLoc())
           << "@" << function.getName()
           << " does not end with a return of its result types";
  return success();
}

static FailureOr<func::FuncOp> getFunction(Operation *call,
                                           FlatSymbolRefAttr callee,
                                           const SymbolTable &symbols) {
  auto function = symbols.lookup<func::FuncOp>(callee.getValue());
  if (!function || function.isExternal())
    return emitError(call->getLoc())
           << "call of @" << callee.getValue() << ", which has no body";
  if (!llvm::equal(function.getArgumentTypes(), call->getOperandTypes()) ||
      !llvm::equal(function.getResultTypes(), call->getResultTypes()))
    return emitError(call->getLoc())
           << "call of @" << callee.getValue()
           << " with other types than the function has";
  return function;
}

namespace {
/// Walks the call graph depth first, without recursion.
class CallChecker {
public:
  CallChecker(const SymbolTable &symbols, int64_t maxOps)
      : symbols(symbols), maxOps(maxOps) {}
  LogicalResult run(func::FuncOp entry);

private:
  LogicalResult enter(func::FuncOp function);
  FailureOr<std::optional<int64_t>> countCall(Operation *op,
                                              FlatSymbolRefAttr callee);

  const SymbolTable &symbols;
  int64_t maxOps;
  SmallVector<Caller> path;
  DenseSet<Operation *> onPath;
  DenseMap<Operation *, int64_t> expandedOps;
};
} // namespace

LogicalResult CallChecker::enter(func::FuncOp function) {
  if (failed(checkBody(function)))
    return failure();
  onPath.insert(function);
  Caller caller{function, {}};
  function.getBody().walk([&](Operation *op) { caller.body.push_back(op); });
  path.push_back(std::move(caller));
  return success();
}

/// The ops a call expands to; none after entering a callee not counted yet.
FailureOr<std::optional<int64_t>>
CallChecker::countCall(Operation *op, FlatSymbolRefAttr callee) {
  FailureOr<func::FuncOp> function = getFunction(op, callee, symbols);
  if (failed(function))
    return failure();
  if (onPath.contains(*function))
    return emitError(op->getLoc()) << "recursive call of @" << callee.getValue()
                                   << "; a training step must not recurse";
  auto known = expandedOps.find(*function);
  if (known != expandedOps.end())
    return std::optional<int64_t>(known->second);
  if (path.size() == kMaxDepth)
    return emitError(op->getLoc())
           << "calls are nested deeper than " << kMaxDepth;
  if (failed(enter(*function)))
    return failure();
  return std::optional<int64_t>();
}

LogicalResult CallChecker::run(func::FuncOp entry) {
  if (failed(enter(entry)))
    return failure();
  while (!path.empty()) {
    Caller &caller = path.back();
    if (caller.next == caller.body.size()) {
      expandedOps[caller.function] = caller.ops;
      onPath.erase(caller.function);
      path.pop_back();
      continue;
    }
    Operation *op = caller.body[caller.next];
    std::optional<int64_t> ops = 1;
    if (FlatSymbolRefAttr callee = stablehlo::getCallee(op)) {
      auto counted = countCall(op, callee);
      if (failed(counted))
        return failure();
      ops = *counted;
    }
    // Comes back to this op when its callee is counted; `caller` is stale.
    if (!ops)
      continue;
    // Each term is at most maxOps, so the sum cannot overflow.
    caller.ops += *ops;
    if (caller.ops > maxOps)
      return emitError(op->getLoc())
             << "more than " << maxOps
             << " ops after all calls are replaced by bodies";
    ++caller.next;
  }
  return success();
}

LogicalResult stablehlo::checkCalls(func::FuncOp entry,
                                    const SymbolTable &symbols) {
  int64_t ops = 0;
  symbols.getOp()->walk([&](Operation *) { ++ops; });
  return CallChecker(symbols, kFreeOps + kMaxGrowth * ops).run(entry);
}

//===----------------------------------------------------------------------===//
// The new entry
//===----------------------------------------------------------------------===//

/// Copies what is ours of the attributes of an argument or a result. Roles are
/// written there; whatever else it holds belongs to other tools. An unsigned
/// type is noted: ours have no sign, and callers of an export expect theirs.
static DictionaryAttr getOurs(ArrayRef<NamedAttribute> attributes,
                              Type source) {
  MLIRContext *context = source.getContext();
  NamedAttrList ours;
  for (NamedAttribute attribute : attributes)
    if (attribute.getName().strref().starts_with("mp."))
      ours.set(attribute.getName(), stablehlo::readOurAttribute(attribute));
  if (getElementTypeOrSelf(source).isUnsignedInteger())
    ours.set("mp.unsigned", UnitAttr::get(context));
  return ours.getDictionary(context);
}

void stablehlo::copyOwnAttributes(func::FuncOp from, func::FuncOp to) {
  namespace impl = mlir::function_interface_impl;
  // All at once: setting those of one makes the list of all anew.
  SmallVector<DictionaryAttr> ofArguments, ofResults;
  for (auto [i, type] : llvm::enumerate(from.getArgumentTypes()))
    ofArguments.push_back(getOurs(impl::getArgAttrs(from, i), type));
  for (auto [i, type] : llvm::enumerate(from.getResultTypes()))
    ofResults.push_back(getOurs(impl::getResultAttrs(from, i), type));
  to.setAllArgAttrs(ofArguments);
  to.setAllResultAttrs(ofResults);
  for (NamedAttribute note : from->getDiscardableAttrs())
    if (note.getName().strref().starts_with("mp."))
      to->setDiscardableAttr(note.getName(), stablehlo::readOurAttribute(note));
}

void stablehlo::eraseUnread(llvm::SetVector<Operation *> &ops) {
  while (!ops.empty()) {
    Operation *op = ops.pop_back_val();
    if (!isOpTriviallyDead(op))
      continue;
    for (Value operand : op->getOperands())
      if (Operation *producer = operand.getDefiningOp())
        ops.insert(producer);
    op->erase();
  }
}

void stablehlo::replaceBody(
    ModuleOp module, MutableArrayRef<OwningOpRef<func::FuncOp>> functions) {
  Block *body = module.getBody();
  body->dropAllReferences();
  while (!body->empty())
    body->back().erase();
  for (OwningOpRef<func::FuncOp> &function : functions)
    body->push_back(function.release());
  SmallVector<NamedAttribute> kept;
  for (NamedAttribute attribute : module->getAttrs()) {
    if (attribute.getName() == SymbolTable::getSymbolAttrName())
      kept.push_back(attribute);
    else if (attribute.getName().strref().starts_with("mp."))
      kept.emplace_back(attribute.getName(),
                        stablehlo::readOurAttribute(attribute));
  }
  module->setAttrs(kept);
}
