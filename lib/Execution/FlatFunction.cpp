//===- FlatFunction.cpp - A function without regions and calls ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Flattens regions and calls into one list. Depth and length are bounded, for
// a short file can call itself into any number of ops.
//
//===----------------------------------------------------------------------===//

#include "FlatFunction.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

static constexpr unsigned maxDepth = 64;
static constexpr size_t maxOps = size_t(1) << 24;

unsigned FlatFunction::define(Scope &scope, Value value) {
  scope[value] = valueOf.size();
  valueOf.push_back(value);
  namesOfValue.push_back({value});
  return valueOf.size() - 1;
}

void FlatFunction::rename(Scope &scope, Value value, unsigned id) {
  scope[value] = id;
  namesOfValue[id].push_back(value);
}

LogicalResult FlatFunction::create(func::FuncOp function, bool sharesCarried,
                                   FlatFunction &flat) {
  flat.sharesCarried = sharesCarried;
  if (!function.getBody().hasOneBlock())
    return function.emitError("has ")
           << function.getBody().getBlocks().size()
           << " blocks, and functions of one block are executed";
  Scope scope;
  for (BlockArgument argument : function.getArguments())
    flat.argumentIds.push_back(flat.define(scope, argument));
  return flat.append(function.getBody().front(), scope, 0, flat.resultIds);
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as `maxDepth`
LogicalResult FlatFunction::append(Block &block, Scope &scope, unsigned depth,
                                   SmallVectorImpl<unsigned> &yielded) {
  for (Operation &op : block.without_terminator())
    if (failed(appendOp(op, scope, depth)))
      return failure();
  for (Value value : block.getTerminator()->getOperands())
    yielded.push_back(scope.lookup(value));
  return success();
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as `maxDepth`
LogicalResult FlatFunction::appendOp(Operation &op, Scope &scope,
                                     unsigned depth) {
  if (depth > maxDepth)
    return op.emitError("is nested deeper than ")
           << maxDepth << " regions and calls";
  if (nextPosition > maxOps)
    return op.emitError("is beyond the ")
           << maxOps << " ops that are executed in a step";
  if (auto call = dyn_cast<func::CallOp>(op))
    return appendCall(call, scope, depth);
  if (isa<FusionOp>(op))
    return appendFusion(op, scope, depth);
  FlatOp flat(&op);
  for (Value operand : op.getOperands())
    flat.operands.push_back(scope.lookup(operand));
  // The yielded values are further operands of the guard.
  if (isa<GuardOp>(op) &&
      failed(append(op.getRegion(0).front(), scope, depth + 1, flat.operands)))
    return failure();
  for (Value result : op.getResults())
    flat.results.push_back(define(scope, result));
  flat.firstPosition = nextPosition;
  if (!isa<GuardOp>(op) && failed(appendRegions(op, flat, scope, depth)))
    return failure();
  flat.position = nextPosition++;
  target->push_back(std::move(flat));
  return success();
}

void FlatFunction::shareCarriedValues(Operation &op, const FlatOp &flat,
                                      Scope &scope) {
  auto loop = dyn_cast<scf::WhileOp>(op);
  if (!sharesCarried || !loop ||
      !llvm::equal(loop.getConditionOp().getArgs(), loop.getBeforeArguments()))
    return;
  for (auto [result, before, after] : llvm::zip_equal(
           flat.results, loop.getBeforeArguments(), loop.getAfterArguments()))
    scope[before] = scope[after] = result;
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as `maxDepth`
LogicalResult FlatFunction::appendRegions(Operation &op, FlatOp &flat,
                                          Scope &scope, unsigned depth) {
  shareCarriedValues(op, flat, scope);
  std::vector<FlatOp> *outer = target;
  for (Region &region : op.getRegions()) {
    FlatRegion &inner = flat.regions.emplace_back();
    // An `if` without an else.
    if (region.empty())
      continue;
    if (!region.hasOneBlock())
      return op.emitError("has a region of several blocks");
    for (BlockArgument argument : region.getArguments()) {
      auto known = scope.find(argument);
      inner.arguments.push_back(known != scope.end() ? known->second
                                                     : define(scope, argument));
    }
    target = &inner.ops;
    if (failed(append(region.front(), scope, depth + 1, inner.yielded)))
      return failure();
    target = outer;
  }
  return success();
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as `maxDepth`
LogicalResult FlatFunction::appendCall(func::CallOp call, Scope &scope,
                                       unsigned depth) {
  auto callee = symbols->lookupNearestSymbolFrom<func::FuncOp>(
      call, call.getCalleeAttr());
  if (!callee || !callee.getBody().hasOneBlock())
    return call.emitError("calls @")
           << call.getCallee() << ", which has no body of one block";
  Scope inner;
  for (auto [argument, operand] :
       llvm::zip_equal(callee.getArguments(), call.getOperands()))
    rename(inner, argument, scope.lookup(operand));
  SmallVector<unsigned> returned;
  if (failed(append(callee.getBody().front(), inner, depth + 1, returned)))
    return failure();
  for (auto [result, id] : llvm::zip_equal(call.getResults(), returned))
    rename(scope, result, id);
  return success();
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as `maxDepth`
LogicalResult FlatFunction::appendFusion(Operation &op, Scope &scope,
                                         unsigned depth) {
  Block &body = op.getRegion(0).front();
  for (auto [argument, operand] :
       llvm::zip_equal(body.getArguments(), op.getOperands()))
    rename(scope, argument, scope.lookup(operand));
  SmallVector<unsigned> yielded;
  if (failed(append(body, scope, depth + 1, yielded)))
    return failure();
  for (auto [result, id] : llvm::zip_equal(op.getResults(), yielded))
    rename(scope, result, id);
  return success();
}
