//===- ExistingLossScale.cpp - A loss scale that the step has already -----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The degree analysis with the candidate in the place of S: the proof that a
// plan leaves a step as it is, turned round, recognizes such a plan in it.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/LossScaling/ExistingLossScale.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Matchers.h"

#include <cmath>
#include <set>

using namespace mlir;
using namespace mlir::mp;
using llvm::BitVector;
using ValueId = DegreeGraph::ValueId;

namespace {
class ScaleSearch {
public:
  ScaleSearch(EntryFunction main, const StepGraph &step, const StepRoles &roles)
      : main(main), step(step), graph(step.getGraph()), roles(roles),
        onBatch(graph.getDependents(roles.batch)),
        unscaled(computeDegrees(graph, {})), returned(findReturned()) {}

  std::optional<ExistingLossScale> run();

private:
  bool isCandidate(unsigned argument) const;
  BitVector findReturned() const;
  enum class Reach : uint8_t { None, SomePasses, AllPasses };
  Reach findReach(const DegreeShifts &shifts, std::optional<unsigned> own);
  bool scalesTargets(ArrayRef<Degree> degrees) const;
  Reach findPasses(ArrayRef<Degree> degrees) const;
  std::map<double, SmallVector<ValueId>> collectConstants() const;
  bool shiftFactors(ArrayRef<ValueId> constants, int shift,
                    DegreeShifts &shifts) const;
  bool multiplies(ValueId number, int shift) const;

  EntryFunction main;
  const StepGraph &step;
  const DegreeGraph &graph;
  const StepRoles &roles;
  BitVector onBatch;
  /// The degrees of the step as it is.
  std::vector<Degree> unscaled;
  /// What a result or a decision depends on, next values of candidates aside.
  BitVector returned;
};
} // namespace

bool ScaleSearch::isCandidate(unsigned argument) const {
  const DegreeGraph::ValueInfo &info =
      graph.getValue(graph.getArguments()[argument]);
  return info.isFloat && info.isScalar() &&
         main.getArgumentRole(argument) != Role::LossSeed;
}

BitVector ScaleSearch::findReturned() const {
  std::set<DegreeGraph::Use> own;
  for (unsigned a = 0; a < main.getNumArguments(); ++a)
    if (std::optional<unsigned> pair = main.getPair(a); pair && isCandidate(a))
      own.insert(graph.getResultUse(*pair));
  SmallVector<ValueId> ends;
  for (DegreeGraph::NodeId id = 0; id < graph.getNodes().size(); ++id) {
    const DegreeGraph::Node &node = graph.getNode(id);
    if (node.kind == DegreeGraph::NodeKind::Exit && !own.count({id, 0}))
      ends.append(node.operands.begin(), node.operands.end());
  }
  return graph.getAncestors(ends);
}

/// Whether each target is made of a value that depends on the batch and is
/// scaled. One walk for all: what scaled values reach.
bool ScaleSearch::scalesTargets(ArrayRef<Degree> degrees) const {
  SmallVector<ValueId> scaled;
  for (ValueId value = 0; value < degrees.size(); ++value)
    if (onBatch[value] && degrees[value] == Degree::of(1))
      scaled.push_back(value);
  BitVector reached = graph.getDependents(scaled);
  return !scaled.empty() && llvm::all_of(roles.targets, [&](unsigned target) {
    return reached[graph.getResults()[target]];
  });
}

/// Whether each gradient that a plan would scale is made of values of its
/// backward pass that are scaled, or some are. A step with several passes, such
/// as a sharpness-aware one, may scale one of them, and what it moves reaches
/// all.
ScaleSearch::Reach ScaleSearch::findPasses(ArrayRef<Degree> degrees) const {
  LossScalePlan plan = planLossScale(graph, roles);
  // Nothing to compare with. What is smaller where the number is larger was
  // divided by it, as a norm makes up for a unit: no gradient is.
  if (plan.verdict != LossScaleProof::Verdict::Proved)
    return llvm::any_of(llvm::seq<ValueId>(0, degrees.size()),
                        [&](ValueId v) {
                          return onBatch[v] && degrees[v].isNegative() &&
                                 graph.getValue(v).numElements() > 1;
                        })
               ? Reach::None
               : Reach::AllPasses;
  std::vector<Degree> planned = computeDegrees(graph, plan.getShifts());
  for (ValueId gradient : plan.unscaleValues)
    planned[gradient] = Degree::of(1);
  BitVector scaled(planned.size());
  auto join = [&](const DegreeGraph::Node &node) {
    bool changed = false,
         any =
             llvm::any_of(node.operands, [&](ValueId v) { return scaled[v]; });
    for (ValueId result : node.results)
      if (planned[result] == Degree::of(1) && !scaled[result] &&
          (any || degrees[result] == Degree::of(1))) {
        scaled.set(result);
        changed = true;
      }
    return changed;
  };
  bool changed = true;
  while (changed) {
    changed = false;
    for (const DegreeGraph::Node &node : graph.getNodes())
      changed |= join(node);
    changed &= graph.hasLoop();
  }
  return llvm::all_of(
             plan.gradients,
             [&](const auto &gradient) { return scaled[gradient.second]; })
             ? Reach::AllPasses
             : Reach::SomePasses;
}

/// What the shifts scale, if they change no result and no decision; but for the
/// result `own`.
ScaleSearch::Reach ScaleSearch::findReach(const DegreeShifts &shifts,
                                          std::optional<unsigned> own) {
  // Most candidates fail near their first use; what mixes stays mixed.
  if (findMixed(graph, shifts, unscaled, returned))
    return Reach::None;
  std::vector<Degree> degrees = computeDegrees(graph, shifts);
  for (DegreeGraph::Use exit : findVariantExits(graph, degrees, shifts))
    if (!own || !(exit == graph.getResultUse(*own)))
      return Reach::None;
  if (!scalesTargets(degrees))
    return Reach::None;
  return findPasses(degrees);
}

/// The splat float constants above 8 and below 1/8, by value.
std::map<double, SmallVector<ValueId>> ScaleSearch::collectConstants() const {
  std::map<double, SmallVector<ValueId>> constants;
  for (ValueId value = 0; value < graph.getValues().size(); ++value) {
    SplatElementsAttr splat;
    Value source = step.getValue(value);
    if (!source || !matchPattern(source, m_Constant(&splat)) ||
        !isa<FloatType>(splat.getElementType()))
      continue;
    double number = splat.getSplatValue<APFloat>().convertToDouble();
    if (std::isfinite(number) && (number > 8 || (number > 0 && number < 0.125)))
      constants[number].push_back(value);
  }
  return constants;
}

/// Whether something is made larger by the number, or by what is a change of
/// its shape: it is a factor, a numerator, the seed itself; a divisor, where
/// the number is the reciprocal. The sizes of two means, of which one divides
/// the other, cancel too, and each only divides.
bool ScaleSearch::multiplies(ValueId number, int shift) const {
  SmallVector<ValueId> shapes = {number};
  while (!shapes.empty())
    for (DegreeGraph::Use use : graph.getValue(shapes.pop_back_val()).uses) {
      const DegreeGraph::Node &node = graph.getNode(use.node);
      if (node.kind != DegreeGraph::NodeKind::Op)
        continue;
      bool divides =
          node.rule.kind == LinearityKind::Quotient && use.operand == 1;
      bool isShape = node.rule.kind == LinearityKind::Linear &&
                     node.operands.size() == 1 && node.results.size() == 1;
      if (isShape)
        shapes.push_back(node.results.front());
      else if (divides ? shift < 0 : shift > 0)
        return true;
    }
  return false;
}

/// Shifts the uses as factor or divisor, straight or after a change of shape.
/// Whether one of them multiplies.
bool ScaleSearch::shiftFactors(ArrayRef<ValueId> constants, int shift,
                               DegreeShifts &shifts) const {
  bool isFactor = false;
  for (ValueId constant : constants) {
    isFactor |= multiplies(constant, shift);
    for (DegreeGraph::Use use : graph.getValue(constant).uses) {
      LinearityKind kind = graph.getNode(use.node).rule.kind;
      if (graph.getNode(use.node).kind == DegreeGraph::NodeKind::Op &&
          (kind == LinearityKind::Product || kind == LinearityKind::Quotient ||
           kind == LinearityKind::Linear))
        shifts.uses[use] = shift;
    }
  }
  return isFactor;
}

std::optional<ExistingLossScale> ScaleSearch::run() {
  if (roles.targets.empty())
    return std::nullopt;
  for (unsigned a = 0; a < main.getNumArguments(); ++a) {
    if (!isCandidate(a))
      continue;
    DegreeShifts shifts;
    shifts.values[graph.getArguments()[a]] = 1;
    if (findReach(shifts, main.getPair(a)) == Reach::AllPasses)
      return ExistingLossScale{a};
  }
  std::optional<ExistingLossScale> partial;
  auto constants = collectConstants();
  for (const auto &[number, values] : constants) {
    if (number <= 8)
      continue;
    DegreeShifts shifts;
    bool isFactor = shiftFactors(values, 1, shifts);
    // Wider than half a unit of f32; the comparison below decides.
    auto last = constants.upper_bound(1.000001 / number);
    for (auto it = constants.lower_bound(0.999999 / number); it != last; ++it)
      if (float(it->first) == float(1.0 / number))
        isFactor |= shiftFactors(it->second, -1, shifts);
    if (!isFactor)
      continue;
    Reach reach = findReach(shifts, std::nullopt);
    if (reach == Reach::AllPasses)
      return ExistingLossScale{std::nullopt, number};
    if (reach == Reach::SomePasses)
      partial = {std::nullopt, number, /*isPartial=*/true};
  }
  return partial;
}

std::optional<ExistingLossScale>
mp::findExistingLossScale(EntryFunction main, const StepGraph &step,
                          const StepRoles &roles) {
  return ScaleSearch(main, step, roles).run();
}
