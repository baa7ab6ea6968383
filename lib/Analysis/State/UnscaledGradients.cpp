//===- UnscaledGradients.cpp - Inner passes without a loss scale ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The derivative of a product by one factor sums over the other factor's other
// dimension: of y = x W, with the sum over the columns of x, the gradient of x
// sums over the columns of W, that of W over the rows of x.
//
//===----------------------------------------------------------------------===//

#include "UnscaledGradients.h"

#include "mp/Analysis/LossScaling/StepGraph.h"
#include "mp/Analysis/Origin/ValueOrigin.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Support/ValueMap.h"

#include <set>

using namespace mlir;
using namespace mlir::mp;

namespace {
/// A tensor behind moves and casts, and the dimension of it that is summed.
struct Summed {
  Value tensor;
  int64_t dim;
};

/// One reading of a tensor by a contraction.
struct Reading {
  DegreeGraph::NodeId node;
  int64_t dim;
};

class InnerPasses {
public:
  InnerPasses(EntryFunction main, const StepGraph &step,
              const llvm::BitVector &scaled)
      : step(step), scaled(scaled) {
    for (unsigned index : main.getArgumentsWithRole(Role::Parameter)) {
      parameters.insert(main.getArgument(index));
      parameterShapes.insert(getSortedShape(main.getArgument(index)));
    }
  }

  ValueSet find();

private:
  using Graph = DegreeGraph;

  /// A contraction that may be the derivative of an earlier one.
  struct Candidate {
    Operation *op;
    /// The operand that would be a gradient.
    Value gradient;
    /// The other one is no parameter, but the result is shaped like one.
    bool isOfWeights;
    /// Whether `gradient` is made of the result of the earlier one.
    bool isDerivative = false;
  };

  static std::vector<int64_t> getSortedShape(Value value);
  void visit(Graph::NodeId id, AlignableOpInterface op);
  void addCandidate(Operation *op, const Summed &shared, Value first,
                    Value gradient);
  void findDerivatives();
  bool isScaled(Value value) const { return scaled.test(step.getId(value)); }
  bool isReadByScaled(Value tensor) const;

  const StepGraph &step;
  const llvm::BitVector &scaled;
  ValueSet parameters;
  /// Their dimensions, in whatever order an exporter puts them.
  std::set<std::vector<int64_t>> parameterShapes;
  ValueMap<SmallVector<Reading>> readings;
  std::vector<Candidate> candidates;
  /// What candidates ask: of the result of an earlier contraction, is the
  /// gradient made? And which candidate asks.
  std::vector<std::pair<Graph::ValueId, Graph::ValueId>> questions;
  std::vector<size_t> askedBy;
};
} // namespace

/// Whether an op gives another form of its operand.
static bool movesOrCasts(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1)
    return false;
  if (auto carrier = dyn_cast<PadCarrierOpInterface>(op))
    return carrier.keepsElements();
  return op->hasTrait<OpTrait::Elementwise>() &&
         getLinearity(op).kind == LinearityKind::Linear;
}

/// The tensor under all its names, the first one last.
using Names = SmallVector<Summed, 4>;

/// Follows a dimension of `value` back through what only moves or casts. Each
/// name counts: examples of which a reshape makes one dimension have no other.
static Names trace(Value value, int64_t dim) {
  Names names{{value, dim}};
  while (Operation *op = value.getDefiningOp()) {
    if (!movesOrCasts(op))
      break;
    if (auto carrier = dyn_cast<PadCarrierOpInterface>(op)) {
      std::optional<int64_t> from = carrier.getCarriedDim(dim);
      if (!from)
        break;
      dim = *from;
    }
    value = op->getOperand(0);
    names.push_back({value, dim});
  }
  return names;
}

/// Whether the scaled backward pass differentiates what reads the tensor. What
/// a loop stores it may read back anywhere.
bool InnerPasses::isReadByScaled(Value tensor) const {
  SmallVector<Value> forms{tensor};
  while (!forms.empty())
    for (Operation *user : forms.pop_back_val().getUsers()) {
      if (user->hasTrait<OpTrait::IsTerminator>() ||
          getLinearity(user).updatesParts ||
          llvm::any_of(user->getResults(),
                       [&](Value result) { return isScaled(result); }))
        return true;
      if (movesOrCasts(user))
        forms.push_back(user->getResult(0));
    }
  return false;
}

/// The two tensors that a contraction sums over, in the order of its operands.
static std::optional<std::pair<Names, Names>>
getSummed(AlignableOpInterface op) {
  for (const AlignableDim &dim : op.getAlignableDims())
    if (dim.kind == GemmDim::K && dim.operands.size() == 2) {
      auto trace = [&](unsigned place) {
        AlignableDim::InOperand in = dim.operands[place];
        return ::trace(op->getOperand(in.operand), in.dim);
      };
      return std::pair(trace(0), trace(1));
    }
  return std::nullopt;
}

std::vector<int64_t> InnerPasses::getSortedShape(Value value) {
  std::vector<int64_t> shape;
  if (auto type = dyn_cast<ShapedType>(value.getType());
      type && type.hasStaticShape())
    shape = type.getShape();
  llvm::sort(shape);
  return shape;
}

/// Where an earlier contraction sums over another dimension of the tensor, of
/// which `first` is the first name, and the other operand is made of its
/// result, is a derivative.
void InnerPasses::addCandidate(Operation *op, const Summed &shared, Value first,
                               Value gradient) {
  auto found = readings.find(shared.tensor);
  if (found == readings.end())
    return;
  bool asks = false;
  for (const Reading &reading : found->second) {
    if (reading.dim == shared.dim)
      continue;
    asks = true;
    for (Graph::ValueId id : step.getGraph().getNodes()[reading.node].results) {
      questions.push_back({id, step.getId(gradient)});
      askedBy.push_back(candidates.size());
    }
  }
  if (asks)
    candidates.push_back(
        {op, gradient,
         !parameters.contains(first) &&
             parameterShapes.count(getSortedShape(op->getResult(0)))});
}

/// All at once, since one after the other takes time in their square.
void InnerPasses::findDerivatives() {
  llvm::BitVector answers = step.getGraph().findDependent(questions);
  for (unsigned question : answers.set_bits())
    candidates[askedBy[question]].isDerivative = true;
  llvm::erase_if(candidates, [](const Candidate &candidate) {
    return !candidate.isDerivative;
  });
}

void InnerPasses::visit(Graph::NodeId id, AlignableOpInterface op) {
  auto summed = getSummed(op);
  if (!summed)
    return;
  auto [lhs, rhs] = *summed;
  if (isScaled(op->getResult(0)))
    return;
  for (auto [one, other] : {std::pair(lhs, rhs), std::pair(rhs, lhs)})
    for (const Summed &shared : one)
      addCandidate(op, shared, one.back().tensor, other.back().tensor);
  for (const Summed &name : llvm::concat<const Summed>(lhs, rhs))
    readings[name.tensor].push_back({id, name.dim});
}

ValueSet InnerPasses::find() {
  for (auto [id, node] : llvm::enumerate(step.getGraph().getNodes()))
    if (auto op = dyn_cast_if_present<AlignableOpInterface>(step.getOp(id)))
      visit(id, op);
  findDerivatives();
  ValueSet gradients;
  for (const Candidate &candidate : candidates)
    if (candidate.isOfWeights || !isReadByScaled(candidate.gradient))
      gradients.insert(candidate.gradient);
  ValueSet found;
  for (const Candidate &candidate : candidates)
    if (gradients.contains(candidate.gradient)) {
      found.insert(candidate.gradient);
      found.insert_range(candidate.op->getResults());
    }
  return found;
}

ValueSet mp::findUnscaledGradients(EntryFunction main, const StepGraph &step,
                                   const llvm::BitVector &scaled) {
  return InnerPasses(main, step, scaled).find();
}
