//===- NormTrust.cpp - What is divided by its norm ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A norm is the root of a sum of squares, or a sum of magnitudes. What is over
// it is of the size of an activation, and where it is small, so is that.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Range/Spread.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Interfaces/FusibleOpInterface.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::mp;

/// Whether an op adds up |x|.
static bool sumsMagnitudes(Operation *op) {
  SmallVector<Value> data = getData(op);
  return data.size() == 1 &&
         Spread::of(data[0]).origin().value.getDefiningOp<math::AbsFOp>();
}

/// Whether a value is the inverse root of a sum, behind moves, or a sum of
/// magnitudes: what is multiplied, or divided, by it is normalised.
bool ValueTrust::normalizes(Value value) const {
  bool isRoot = false;
  for (Operation *op = value.getDefiningOp(); op; op = value.getDefiningOp()) {
    Linearity rule = getLinearity(op);
    SmallVector<Value> data = getData(op);
    if (getSpec(op).accumulates && (isRoot || sumsMagnitudes(op)))
      return true;
    if (!isRoot && data.size() == 2) {
      // rsqrt(v) * gamma, rsqrt(v) / v.
      if (std::optional<Value> scaled = getScaled(rule.kind, data)) {
        value = *scaled;
        continue;
      }
    }
    isRoot |= rule.kind == LinearityKind::Power && rule.root > 1;
    // Behind the root the sum may be scaled, and an epsilon be added to it.
    bool follows = rule.kind == LinearityKind::Linear ||
                   rule.kind == LinearityKind::Power ||
                   (isRoot && (rule.kind == LinearityKind::Common ||
                               rule.kind == LinearityKind::Ordered ||
                               rule.kind == LinearityKind::Product ||
                               rule.kind == LinearityKind::Quotient));
    if (!follows || data.empty())
      return false;
    if (std::optional<Value> variable = getVariable(data))
      value = *variable;
    else
      return false;
  }
  // The root of a variance that is not trained.
  auto argument = dyn_cast<BlockArgument>(value);
  return isRoot && argument && getArgumentRole(argument) == Role::Buffer;
}

/// Whether the op makes several elements of each.
static bool repeats(Operation *op) {
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  return fusible && fusible.getFusionSpec().kind == FusionNodeKind::Broadcast;
}

/// Ops that may lie between a norm and what divides: an epsilon, a bound, and
/// how they are moved. A chain of sums has as many ops as a step.
static constexpr unsigned mostGuards = 16;

/// What the value is where a constant was added that makes it no smaller, or
/// where it is at least one, behind moves: |x| + eps, max(|x|, eps).
Value ValueTrust::skipGuard(Value value, bool &isSpread) const {
  for (unsigned number = 0; number != mostGuards; ++number) {
    Operation *op = value.getDefiningOp();
    if (!op)
      break;
    LinearityKind kind = getLinearity(op).kind;
    std::optional<Value> variable = getVariable(getData(op));
    bool isSum =
        kind == LinearityKind::Common || kind == LinearityKind::Ordered;
    if (!variable || getSpec(op).accumulates ||
        (!isSum && kind != LinearityKind::Linear))
      break;
    const NumberRange &before = plain.get(*variable), &after = plain.get(value);
    if (isSum && (after.low < before.low || after.high < before.high))
      break;
    isSpread |= repeats(op);
    value = *variable;
  }
  return value;
}

/// Whether a value that is divided by `norm`, or multiplied by its inverse, may
/// be what the norm is of. The inverse of a norm by itself, or chosen by a
/// mask, is of any size: its numerator is proved, or was seen to be a mask, and
/// no line of it has one norm.
bool ValueTrust::isNormalized(Value value, Value norm) const {
  bool isSpread = false;
  Value bare = skipGuard(norm, isSpread);
  return (!isStated(value) || (isSpread && !isConstant(value))) &&
         (normalizes(norm) || normalizes(bare));
}
