//===- ScalarBodies.cpp - Regions that compute on scalars -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A region of elementwise ops on scalars is the same ops on tensors: nothing
// has to be executed element by element. Constants and values from outside are
// repeated.
//
//===----------------------------------------------------------------------===//

#include "ScalarBodies.h"

#include "../Calls.h"

#include "mp/Support/ValueMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

static constexpr StringLiteral kWayOut =
    "use elementwise ops on scalars in the region";

ScalarBodies::ScalarBodies(const llvm::StringMap<ConverterRow> &rows,
                           const ValueMap<Value> &values,
                           const SymbolTable &symbols)
    : rows(rows), values(values), symbols(symbols) {}

static bool hasRow(ArrayRef<ConverterRow> rows, StringRef name) {
  return llvm::any_of(
      rows, [&](const ConverterRow &row) { return row.name == name; });
}

/// Whether the converter of such an op works on tensors of any shape.
static bool isElementwise(StringRef name) {
  return hasRow(getElementwiseRows(), name) ||
         hasRow(getDivideAndShiftRows(), name) ||
         hasRow(getElementTypeRows(), name) ||
         hasRow(getSpecialFunctionRows(), name);
}

/// Scalars that change their shape to a scalar.
static bool isIdentity(StringRef name) {
  return name == "stablehlo.reshape" || name == "stablehlo.broadcast_in_dim";
}

/// The type of a scalar repeated to `shape`; null for anything but a scalar.
static RankedTensorType getWideType(Type type, ArrayRef<int64_t> shape) {
  std::string reason;
  RankedTensorType scalar = convertTensorType(type, reason);
  if (!scalar || scalar.getRank() != 0)
    return {};
  return scalar.clone(shape);
}

Value ScalarBodies::lookUp(OpConversion &op, Value source, Scope &scope,
                           ArrayRef<int64_t> shape) const {
  auto known = scope.find(source);
  if (known != scope.end())
    return known->second;
  RankedTensorType wide = getWideType(source.getType(), shape);
  Value outside = values.lookup(source);
  if (!wide || !outside || outside.getType() != wide.clone(ArrayRef<int64_t>()))
    return {};
  return scope[source] = op.broadcastScalar(outside, wide);
}

// NOLINTNEXTLINE(misc-no-recursion): calls end, as checkCalls saw
LogicalResult ScalarBodies::buildCall(OpConversion &op, Operation &call,
                                      FlatSymbolRefAttr callee, Scope &scope,
                                      ArrayRef<int64_t> shape) const {
  // Checked by checkCalls: the function exists, fits, and does not recurse.
  auto function = symbols.lookup<func::FuncOp>(callee.getValue());
  Scope inner;
  for (auto [argument, operand] :
       llvm::zip_equal(function.getArguments(), call.getOperands())) {
    Value value = lookUp(op, operand, scope, shape);
    if (!value)
      return op.leave("the region calls a function of other than scalars");
    inner[argument] = value;
  }
  SmallVector<Value> returned;
  if (failed(buildBlock(op, function.front(), inner, shape, returned)))
    return failure();
  for (auto [result, value] : llvm::zip_equal(call.getResults(), returned))
    scope[result] = value;
  return success();
}

LogicalResult ScalarBodies::buildOp(OpConversion &op, Operation &inner,
                                    Scope &scope,
                                    ArrayRef<int64_t> shape) const {
  StringRef name = inner.getName().getStringRef();
  OpConversion conversion{&inner, {}, {}, op.builder, op.loc, {}, {}, this};
  auto row = rows.find(name);
  bool isConstant = name == "stablehlo.constant";
  if (row == rows.end() ||
      !(isConstant || isIdentity(name) || isElementwise(name)) ||
      unsigned(row->second.operands) != inner.getNumOperands() ||
      inner.getNumResults() != 1 || inner.getNumRegions() != 0)
    return row != rows.end() ? op.leave("the region has " + name)
                             : op.refuse("the region has " + name, kWayOut);
  for (Value operand : inner.getOperands())
    conversion.operands.push_back(lookUp(op, operand, scope, shape));
  Value result = inner.getResult(0);
  RankedTensorType wide = getWideType(result.getType(), shape);
  if (!wide || llvm::is_contained(conversion.operands, Value()))
    return op.leave("the region has " + name + " of other than scalars");
  if (isIdentity(name)) {
    if (conversion.operands[0].getType() != wide)
      return op.refuse("malformed region");
    scope[result] = conversion.operands[0];
    return success();
  }
  conversion.types.push_back(isConstant ? wide.clone(ArrayRef<int64_t>())
                                        : wide);
  if (failed(row->second.convert(conversion))) {
    const Refusal &inside = conversion.refusal;
    return inside.keeps
               ? op.leave(inside.reason)
               : op.refuse("the region has " + name + ": " + inside.reason,
                           inside.wayOut);
  }
  scope[result] = op.broadcastScalar(conversion.results[0], wide);
  return success();
}

// NOLINTNEXTLINE(misc-no-recursion): calls end, as checkCalls saw
LogicalResult ScalarBodies::buildBlock(OpConversion &op, Block &block,
                                       Scope &scope, ArrayRef<int64_t> shape,
                                       SmallVectorImpl<Value> &returned) const {
  for (Operation &inner : llvm::drop_end(block)) {
    FlatSymbolRefAttr callee = getCallee(&inner);
    if (failed(callee ? buildCall(op, inner, callee, scope, shape)
                      : buildOp(op, inner, scope, shape)))
      return failure();
  }
  for (Value operand : block.back().getOperands()) {
    returned.push_back(lookUp(op, operand, scope, shape));
    if (!returned.back())
      return op.refuse("the region returns other than scalars", kWayOut);
  }
  return success();
}

FailureOr<SmallVector<Value>>
ScalarBodies::build(OpConversion &op, Region &region, ValueRange arguments,
                    ArrayRef<int64_t> shape) const {
  if (!region.hasOneBlock() || region.front().empty() ||
      region.front().back().getName().getStringRef() != "stablehlo.return" ||
      region.getNumArguments() != arguments.size())
    return op.refuse("malformed region");
  Scope scope;
  for (auto [old, now] : llvm::zip_equal(region.getArguments(), arguments)) {
    if (now.getType() != getWideType(old.getType(), shape))
      return op.refuse("the region has arguments of other types than the "
                       "operands' elements");
    scope[old] = now;
  }
  SmallVector<Value> returned;
  if (failed(buildBlock(op, region.front(), scope, shape, returned)))
    return failure();
  return returned;
}
