//===- Structure.cpp - What no step may be built like ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Callees are counted before their callers, in the order in which Kahn's
// algorithm takes functions that call none that is left; who is never taken
// calls itself.
//
//===----------------------------------------------------------------------===//

#include "support/Structure.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mp/Support/Messages.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr uint64_t maxOps = 10'000'000;
static constexpr unsigned maxDepth = 1000;

namespace {
struct Function {
  /// How many ops it is once all calls are replaced, and how deep they nest.
  uint64_t ops = 0;
  unsigned depth = 0;
  /// Calls of functions that are not counted yet.
  unsigned open = 0;
  /// Once for each call.
  SmallVector<Operation *> callers;
};
} // namespace

/// The body of a module is a graph, in which a value may be made of itself.
static LogicalResult checkOrder(ModuleOp module) {
  if (!module.getBodyRegion().hasOneBlock())
    return success();
  llvm::DenseSet<Operation *> seen;
  for (Operation &op : *module.getBody()) {
    for (auto [index, operand] : llvm::enumerate(op.getOperands())) {
      Operation *maker = operand.getDefiningOp();
      if (maker && maker->getBlock() == module.getBody() &&
          !seen.contains(maker))
        return op.emitOpError()
               << "operand #" << index
               << " is made by this op or a later one; only functions compute";
    }
    seen.insert(&op);
  }
  return success();
}

static LogicalResult countCalls(ModuleOp module) {
  llvm::MapVector<Operation *, Function> functions;
  SymbolTable symbols(module);
  for (auto function : module.getOps<func::FuncOp>())
    functions[function];
  for (auto &[op, function] : functions) {
    op->walk([&, caller = op, &counted = function](Operation *inner) {
      ++counted.ops;
      auto call = dyn_cast<CallOpInterface>(inner);
      auto symbol = call ? dyn_cast<SymbolRefAttr>(call.getCallableForCallee())
                         : SymbolRefAttr();
      auto callee =
          symbol ? symbols.lookup<func::FuncOp>(symbol.getLeafReference())
                 : func::FuncOp();
      auto found = callee ? functions.find(callee) : functions.end();
      if (found == functions.end())
        return;
      ++counted.open;
      found->second.callers.push_back(caller);
    });
  }
  SmallVector<Operation *> ready;
  for (auto &[op, function] : functions)
    if (function.open == 0)
      ready.push_back(op);
  for (size_t next = 0; next < ready.size(); ++next) {
    const Function &done = functions[ready[next]];
    for (Operation *caller : done.callers) {
      Function &counted = functions[caller];
      counted.ops = llvm::SaturatingAdd(counted.ops, done.ops);
      counted.depth = std::max(counted.depth, done.depth + 1);
      if (--counted.open == 0)
        ready.push_back(caller);
    }
    auto name = cast<func::FuncOp>(ready[next]).getName();
    if (done.ops > maxOps)
      return ready[next]->emitError()
             << "with its calls replaced, function " << quote(name)
             << " has more than " << maxOps << " ops; call fewer functions";
    if (done.depth > maxDepth)
      return ready[next]->emitError()
             << "the calls of function " << quote(name) << " nest deeper than "
             << maxDepth << " levels";
  }
  for (auto &[op, function] : functions)
    if (function.open != 0)
      return op->emitError()
             << "function " << quote(cast<func::FuncOp>(op).getName())
             << " calls itself, or one that does; write a loop (scf.for, "
                "scf.while) in its place";
  return success();
}

LogicalResult mp::checkStructure(ModuleOp module) {
  return success(succeeded(checkOrder(module)) &&
                 succeeded(countCalls(module)));
}
