//===- Reduce.cpp - A smaller module with the same fault ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One kind of edit after the other, each on half of all places, a quarter, ...,
// one, until none of them leads any further.
//
//===----------------------------------------------------------------------===//

#include "Reduce.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mp/Dialect/MP/IR/MP.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

//===----------------------------------------------------------------------===//
// Places that an edit works on
//===----------------------------------------------------------------------===//

/// All ops that may go: in functions, and no terminators. An op stands before
/// those inside it.
static SmallVector<Operation *> findOps(ModuleOp module) {
  SmallVector<Operation *> ops;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != module && !isa<func::FuncOp>(op) &&
        !op->hasTrait<OpTrait::IsTerminator>())
      ops.push_back(op);
  });
  return ops;
}

static SmallVector<func::FuncOp> findFunctions(ModuleOp module) {
  return llvm::to_vector(module.getOps<func::FuncOp>());
}

/// Erases what has no effect and no reader.
static void eraseDead(ModuleOp module) {
  SmallVector<Operation *> ops = findOps(module);
  for (Operation *op : llvm::reverse(ops))
    if (isOpTriviallyDead(op))
      op->erase();
}

//===----------------------------------------------------------------------===//
// Edits
//===----------------------------------------------------------------------===//

namespace {
/// How the readers of an op that goes are served.
enum class Substitute { Operand, Argument, Zero };
} // namespace

/// An operand of the op that has the type of its result.
static Value findOperand(Operation *op, Type type) {
  for (Value operand : op->getOperands())
    if (operand.getType() == type)
      return operand;
  return {};
}

static Value makeZero(Operation *op, Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  OpBuilder builder(op);
  auto zero = dyn_cast_if_present<TypedAttr>(
      tensor || type.isIntOrIndexOrFloat() ? builder.getZeroAttr(type)
                                           : Attribute());
  if (!zero)
    return {};
  return arith::ConstantOp::create(builder, op->getLoc(), zero);
}

/// A new argument of the function around; data, where it says what others are.
static Value makeArgument(Operation *op, Type type) {
  auto function = op->getParentOfType<func::FuncOp>();
  if (!function || !isa<RankedTensorType>(type) ||
      function.getSymName() == "init")
    return {};
  unsigned index = function.getNumArguments();
  NamedAttrList attributes;
  if (index > 0 && function.getArgAttr(0, attr::role))
    attributes.set(attr::role, RoleAttr::get(op->getContext(), Role::Batch));
  if (failed(function.insertArgument(index, type,
                                     attributes.getDictionary(op->getContext()),
                                     op->getLoc())))
    return {};
  return function.getArgument(index);
}

static void eraseOp(Operation *op, Substitute substitute) {
  SmallVector<Value> values;
  for (Value result : op->getResults()) {
    Value value;
    if (result.use_empty())
      value = result;
    else if (substitute == Substitute::Operand)
      value = findOperand(op, result.getType());
    else if (substitute == Substitute::Zero)
      value = makeZero(op, result.getType());
    else
      value = makeArgument(op, result.getType());
    if (!value)
      return;
    values.push_back(value);
  }
  for (auto [result, value] : llvm::zip_equal(op->getResults(), values))
    if (result != value)
      result.replaceAllUsesWith(value);
  op->erase();
}

/// Erases results of a function nobody calls; pairs of the others follow.
static void eraseResult(func::FuncOp function, unsigned index) {
  Operation *end = function.getBody().front().getTerminator();
  end->eraseOperand(index);
  llvm::BitVector erased(function.getNumResults());
  erased.set(index);
  if (failed(function.eraseResults(erased)))
    return;
  Builder builder(function.getContext());
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    auto pair = function.getArgAttrOfType<IntegerAttr>(i, attr::pair);
    if (!pair || pair.getInt() < index)
      continue;
    if (pair.getInt() == index)
      function.removeArgAttr(i, attr::pair);
    else
      function.setArgAttr(i, attr::pair,
                          builder.getI64IntegerAttr(pair.getInt() - 1));
  }
}

static void eraseArgument(func::FuncOp function, unsigned index) {
  if (!function.getArgument(index).use_empty())
    return;
  if (failed(function.eraseArgument(index)))
    return;
  Builder builder(function.getContext());
  for (unsigned i = 0; i < function.getNumResults(); ++i) {
    auto of = function.getResultAttrOfType<IntegerAttr>(i, attr::of);
    if (of && of.getInt() > index)
      function.setResultAttr(i, attr::of,
                             builder.getI64IntegerAttr(of.getInt() - 1));
    else if (of && of.getInt() == index)
      function.removeResultAttr(
          i, StringAttr::get(function.getContext(), attr::of));
  }
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

namespace {
class Reducer {
public:
  Reducer(ModuleOp module, function_ref<bool(ModuleOp)> isWrong, unsigned most)
      : best(module.clone()), isWrong(isWrong), left(most) {}

  OwningOpRef<ModuleOp> run();

private:
  /// Keeps what `edit` makes of the module if the fault is still there.
  bool attempt(function_ref<void(ModuleOp)> edit);
  /// Tries an edit on ranges of `count` places, larger ones first.
  bool sweep(function_ref<size_t(ModuleOp)> count,
             function_ref<void(ModuleOp, size_t, size_t)> edit);
  bool eraseOps(Substitute substitute);
  bool eraseResults();
  bool eraseArguments();
  bool eraseFunctions();
  bool eraseAttributes();

  OwningOpRef<ModuleOp> best;
  function_ref<bool(ModuleOp)> isWrong;
  unsigned left;
};
} // namespace

bool Reducer::attempt(function_ref<void(ModuleOp)> edit) {
  if (left == 0)
    return false;
  OwningOpRef<ModuleOp> candidate((*best).clone());
  edit(*candidate);
  ScopedDiagnosticHandler silent((*best).getContext(),
                                 [](Diagnostic &) { return success(); });
  if (failed(verify(*candidate)) ||
      OperationEquivalence::isEquivalentTo(*candidate, *best,
                                           OperationEquivalence::None))
    return false;
  --left;
  if (!isWrong(*candidate))
    return false;
  best = std::move(candidate);
  return true;
}

bool Reducer::sweep(function_ref<size_t(ModuleOp)> count,
                    function_ref<void(ModuleOp, size_t, size_t)> edit) {
  bool isBetter = false;
  for (size_t size = std::max<size_t>(count(*best) / 2, 1); size > 0;
       size /= 2) {
    for (size_t begin = count(*best); begin > 0 && left > 0;) {
      size_t first = begin > size ? begin - size : 0;
      isBetter |= attempt([&](ModuleOp module) { edit(module, first, begin); });
      begin = std::min(first, count(*best));
    }
  }
  return isBetter;
}

bool Reducer::eraseOps(Substitute substitute) {
  return sweep([](ModuleOp module) { return findOps(module).size(); },
               [&](ModuleOp module, size_t first, size_t end) {
                 SmallVector<Operation *> ops = findOps(module);
                 for (size_t i = end; i-- > first;)
                   eraseOp(ops[i], substitute);
               });
}

bool Reducer::eraseResults() {
  bool isBetter = false;
  for (size_t f = 0; f < findFunctions(*best).size(); ++f)
    isBetter |= sweep(
        [f](ModuleOp module) {
          return findFunctions(module)[f].getNumResults();
        },
        [f](ModuleOp module, size_t first, size_t end) {
          for (size_t i = end; i-- > first;)
            eraseResult(findFunctions(module)[f], i);
        });
  return isBetter;
}

bool Reducer::eraseArguments() {
  bool isBetter = false;
  for (size_t f = 0; f < findFunctions(*best).size(); ++f)
    isBetter |= sweep(
        [f](ModuleOp module) {
          return findFunctions(module)[f].getNumArguments();
        },
        [f](ModuleOp module, size_t first, size_t end) {
          for (size_t i = end; i-- > first;)
            eraseArgument(findFunctions(module)[f], i);
        });
  return isBetter;
}

bool Reducer::eraseFunctions() {
  return sweep([](ModuleOp module) { return findFunctions(module).size(); },
               [](ModuleOp module, size_t first, size_t end) {
                 SmallVector<func::FuncOp> functions = findFunctions(module);
                 for (size_t i = end; i-- > first;)
                   functions[i].erase();
               });
}

/// Names, roles, classes and locations, all of a kind at once.
bool Reducer::eraseAttributes() {
  bool isBetter = attempt([](ModuleOp module) {
    module->walk(
        [](Operation *op) { op->setLoc(UnknownLoc::get(op->getContext())); });
  });
  for (StringRef name : {attr::role, attr::name, attr::pair, attr::of,
                         attr::opClass, attr::policy, attr::unaligned})
    isBetter |= attempt([&](ModuleOp module) {
      module->walk([&](Operation *op) { op->removeDiscardableAttr(name); });
      for (func::FuncOp function : findFunctions(module)) {
        StringAttr key = StringAttr::get(module.getContext(), name);
        for (unsigned i = 0; i < function.getNumArguments(); ++i)
          function.removeArgAttr(i, key);
        for (unsigned i = 0; i < function.getNumResults(); ++i)
          function.removeResultAttr(i, key);
      }
    });
  return isBetter;
}

OwningOpRef<ModuleOp> Reducer::run() {
  bool isBetter = true;
  while (isBetter && left > 0) {
    isBetter = attempt(eraseDead);
    isBetter |= eraseFunctions();
    isBetter |= eraseResults();
    isBetter |= attempt(eraseDead);
    isBetter |= eraseOps(Substitute::Operand);
    isBetter |= eraseOps(Substitute::Argument);
    isBetter |= eraseOps(Substitute::Zero);
    isBetter |= eraseArguments();
    isBetter |= eraseAttributes();
  }
  return std::move(best);
}

OwningOpRef<ModuleOp> random::reduce(ModuleOp module,
                                     function_ref<bool(ModuleOp)> isWrong,
                                     unsigned most) {
  return Reducer(module, isWrong, most).run();
}
