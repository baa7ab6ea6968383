//===- UpdateTrust.cpp - Parameters that a step moves and reads -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A parameter that was moved within a step, by a client's own rounds or before
// the loss of another network reads it, is what the next step would get as its
// argument. It stays f32, as new state does; what multiplies it reads it
// rounded, as it reads parameters.
//
//===----------------------------------------------------------------------===//

#include "Directions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Analysis/Trust/ValueTrust.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Interfaces/RegionFlow.h"

using namespace mlir;
using namespace mlir::mp;

/// A parameter, or a multiple of one by which it decays, and what it is moved
/// by: of the size of a parameter.
ValueTrust::Judgement ValueTrust::judgeMoved(Operation *op,
                                             ArrayRef<Value> data) const {
  if (getLinearity(op).kind != LinearityKind::Common ||
      data.size() != op->getNumOperands() || op->getNumResults() != 1 ||
      !state.updates.contains(op->getResult(0)))
    return {};
  Judgement result = {Trust::Parameter, 0};
  bool isMoved = false;
  for (Value operand : data) {
    bool isParameter =
        getBase(operand) == Trust::Parameter ||
        (weights.contains(operand) && getBase(operand) <= Trust::Assumed);
    isMoved |= isParameter;
    if (isParameter)
      result.scale = std::max(result.scale, scales.lookup(operand));
    else if (!state.updates.contains(operand) &&
             getBase(operand) > Trust::Profiled)
      return {};
  }
  return isMoved ? result : Judgement();
}

/// Ways to move parameters by, of which nothing else is made: their products
/// may read them where they are of a known size, or the type has the range of
/// f32.
void ValueTrust::findDirections() {
  Directions known(function.getFunction(), state, ranges);
  for (Value value : state.directions)
    if (std::optional<double> most = known.getMost(value);
        most &&
        (isCoarse(low) || judge(NumberRange::of(-*most, *most), low).fits()))
      directions.insert(value);
}

/// Whether the value is an argument that keeps parameters of steps before.
static bool isSnapshot(Value value) { return hasRole(value, Role::Ema); }

/// Values that a snapshot may be, before the search is given up.
static constexpr unsigned mostChoices = 16;

/// Whether the value is a parameter as the step got it, in another shape: of
/// each device, or out of a stack of one. The update may have that shape, too.
/// Or it is one of several such, as a snapshot of parameters is.
static bool isReshapedParameter(Value value) {
  llvm::SmallSetVector<Value, mostChoices> choices;
  choices.insert(value);
  for (unsigned i = 0; i < choices.size(); ++i) {
    Operation *op = choices[i].getDefiningOp();
    if (i == mostChoices)
      return false;
    if (auto choice = dyn_cast_if_present<arith::SelectOp>(op)) {
      choices.insert(choice.getTrueValue());
      choices.insert(choice.getFalseValue());
    } else if (op && op->getNumRegions() != 0) {
      std::optional<RegionFlow> flow = RegionFlow::get(op);
      if (!flow)
        return false;
      for (const RegionJoin &join : flow->joins)
        if (llvm::is_contained(join.inputs, choices[i]))
          for (OpOperand *source : join.sources)
            choices.insert(source->get());
    } else if (op && op->getNumOperands() == 1 && getSpec(op).onlyMoves()) {
      choices.insert(op->getOperand(0));
    } else if (!isParameter(choices[i]) && !isSnapshot(choices[i])) {
      return false;
    }
  }
  return true;
}

/// What a value is in memory says nothing of its readers, but for state.
bool ValueTrust::mayContract(Value value, Operation *reader) const {
  if (isWidened(value))
    return true;
  if (reader && directions.contains(value) &&
      directions.contains(reader->getResult(0)))
    return true;
  if (getTable(value))
    return explainTable(value).empty();
  auto isState = [&](Value other) { return state.state.contains(other); };
  bool isMoved = get(value) == Trust::Parameter &&
                 state.updates.contains(value) &&
                 (!reader || llvm::none_of(reader->getResults(), isState));
  // Data that comes back is handed on in f32; products read it as any other.
  bool isData = state.batch.contains(value);
  // Signs, one-hots and counts that the type has are the same in it.
  bool isExact = get(value) == Trust::Proved && ranges.get(value).isInteger;
  return get(value) <= Trust::Batch &&
         (!isState(value) || isMoved || isData || isExact ||
          isReshapedParameter(value)) &&
         !state.unscaled.contains(value);
}
