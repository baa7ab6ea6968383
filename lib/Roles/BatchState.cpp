//===- BatchState.cpp - State that keeps something of the batch -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A running mean is told by its factors, which add up to 1: those of a decayed
// parameter and of its gradient do not. Factors that are not known, such as a
// momentum that is an argument, are tried at some number, the same wherever
// they occur.
//
//===----------------------------------------------------------------------===//

#include "BatchState.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "llvm/ADT/DenseSet.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using llvm::SmallVector;
using NodeKind = DegreeGraph::NodeKind;
using ValueId = DegreeGraph::ValueId;

/// More terms than this are no mean.
static constexpr unsigned mostTerms = 16;

/// The value behind casts and changes of shape.
ValueId BatchState::skipMoves(ValueId value) const {
  while (const DegreeGraph::Node *node = graph.getDefinition(value)) {
    if (node->kind != NodeKind::Op || node->operands.size() != 1 ||
        node->rule.kind != LinearityKind::Linear || node->sums ||
        isa<arith::NegFOp>(step.getOp(*graph.getValue(value).definition)))
      break;
    value = node->operands[0];
  }
  return value;
}

/// What a constant with equal elements is.
std::optional<double> BatchState::findNumber(ValueId value) const {
  DenseFPElementsAttr number;
  if (!matchPattern(step.getValue(value), m_Constant(&number)) ||
      !number.isSplat())
    return std::nullopt;
  return number.getSplatValue<APFloat>().convertToDouble();
}

/// The one number that all elements of a factor are: a constant, a scalar that
/// no example decides, or a constant less such a scalar.
std::optional<double> BatchState::findFactor(ValueId value) const {
  ValueId factor = skipMoves(value);
  if (std::optional<double> number = findNumber(factor))
    return number;
  if (!graph.getValue(factor).isScalar() || onData[factor])
    return std::nullopt;
  auto standIn = [](ValueId id) {
    return 0.3 + 0.4 * std::fmod(id * 0.618, 1);
  };
  const DegreeGraph::Node *node = graph.getDefinition(factor);
  if (node && node->kind == NodeKind::Op && node->operands.size() == 2 &&
      isa<arith::SubFOp>(step.getOp(*graph.getValue(factor).definition)))
    if (std::optional<double> whole = findNumber(node->operands[0]))
      return *whole - standIn(skipMoves(node->operands[1]));
  return standIn(factor);
}

/// A product by a number, straight or after changes of shape.
std::optional<SmallVector<BatchState::Term, 2>>
BatchState::expandProduct(const Term &term) const {
  const DegreeGraph::Node *node = graph.getDefinition(skipMoves(term.value));
  if (!node || node->kind != NodeKind::Op || node->operands.size() != 2 ||
      node->rule.kind != LinearityKind::Product || !node->elementwise)
    return std::nullopt;
  for (unsigned side : {0, 1})
    if (std::optional<double> number = findFactor(node->operands[side]))
      return SmallVector<Term, 2>{
          {node->operands[1 - side], term.factor * *number}};
  return std::nullopt;
}

/// The terms that a value is the sum of; none where it is no sum.
std::optional<SmallVector<BatchState::Term, 2>>
BatchState::expand(const Term &term) const {
  auto [value, factor] = term;
  if (ValueId moved = skipMoves(value); moved != value)
    return SmallVector<Term, 2>{{moved, factor}};
  const DegreeGraph::Node *node = graph.getDefinition(value);
  if (!node || node->kind != NodeKind::Op)
    return std::nullopt;
  Operation *op = step.getOp(*graph.getValue(value).definition);
  ArrayRef<ValueId> operands = node->operands;
  if (isa<arith::AddFOp>(op))
    return SmallVector<Term, 2>{{operands[0], factor}, {operands[1], factor}};
  if (isa<arith::SubFOp>(op))
    return SmallVector<Term, 2>{{operands[0], factor}, {operands[1], -factor}};
  if (isa<arith::NegFOp>(op))
    return SmallVector<Term, 2>{{operands[0], -factor}};
  if (isa<arith::MulFOp>(op))
    return expandProduct(term);
  if (isa<arith::DivFOp>(op)) {
    if (std::optional<double> number = findFactor(operands[1]))
      return SmallVector<Term, 2>{{operands[0], factor / *number}};
    // c * x / n is c times x / n, for which x stands.
    return expandProduct({operands[0], factor});
  }
  // The sum of n values is n times their mean.
  auto reduce = dyn_cast<ReduceOp>(op);
  if (reduce && reduce.getKind() == ReduceKind::Add) {
    double count = double(graph.getValue(operands[0]).numElements()) /
                   double(graph.getValue(value).numElements());
    return SmallVector<Term, 2>{{operands[0], factor * count}};
  }
  return std::nullopt;
}

/// Whether the terms are c * `old` and others whose factors add up to 1 - c.
bool BatchState::isMeanWith(ArrayRef<Term> terms, ValueId old) const {
  double ofOld = 0, ofOthers = 0;
  for (const Term &term : terms)
    (term.value == old ? ofOld : ofOthers) += term.factor;
  return ofOld > 0 && ofOld < 1 &&
         std::abs(ofOld + ofOthers - 1) < 1e-4 * ofOthers &&
         llvm::all_of(
             terms,
             [&](const Term &term) {
               return term.value == old ||
                      !facts.isMovedState(term.value, onData, isState);
             });
}

bool BatchState::isRunningMean(ValueId old, ValueId next) const {
  SmallVector<Term> terms = {{next, 1}};
  // Terms are expanded one by one, and each sum may be the mean: a variance is
  // a difference whose factors add up to 0.
  for (unsigned index = 0; index < terms.size() && terms.size() < mostTerms;) {
    if (isMeanWith(terms, old))
      return true;
    std::optional<SmallVector<Term, 2>> parts;
    if (terms[index].value != old)
      parts = expand(terms[index]);
    if (!parts) {
      ++index;
      continue;
    }
    terms.erase(terms.begin() + index);
    terms.append(*parts);
  }
  return isMeanWith(terms, old);
}

/// Whether `part` is elements of `old` to which something was added, or times
/// what is not of the batch; the best of several rows for all of them, too.
bool BatchState::isMovedPart(ValueId old, ValueId part) const {
  SmallVector<ValueId> todo = {part};
  llvm::DenseSet<ValueId> seen = {part};
  while (!todo.empty()) {
    ValueId value = todo.pop_back_val();
    if (value == old)
      return true;
    const DegreeGraph::Node *node = graph.getDefinition(value);
    if (!node || node->sums ||
        (node->kind != NodeKind::Op && node->kind != NodeKind::Phi))
      continue;
    bool adds = node->kind == NodeKind::Phi ||
                node->rule.kind == LinearityKind::Linear ||
                node->rule.kind == LinearityKind::Common;
    bool multiplies =
        node->elementwise && node->rule.kind == LinearityKind::Product;
    bool repeats = node->kind == NodeKind::Op && node->operands.size() == 1 &&
                   node->rule.kind == LinearityKind::Linear;
    for (ValueId operand : node->operands)
      if ((adds || multiplies) && graph.getValue(operand).isFloat &&
          (repeats || graph.getValue(operand).numElements() >=
                          graph.getValue(value).numElements()) &&
          seen.insert(operand).second)
        todo.push_back(operand);
  }
  return false;
}

/// Whether the node exchanges elements of what it reads for others.
bool BatchState::mayExchange(ValueId result) const {
  const DegreeGraph::Node *node = graph.getDefinition(result);
  if (!node || node->kind != NodeKind::Op)
    return false;
  Operation *op = step.getOp(*graph.getValue(result).definition);
  auto scatter = dyn_cast<ScatterOp>(op);
  return isa<arith::SelectOp>(op) ||
         (scatter && scatter.getKind() == ReduceKind::Replace);
}

/// Whether such a node exchanges elements of `old` for others of the batch.
bool BatchState::exchanges(ValueId old, ValueId result) const {
  const DegreeGraph::Node *node = graph.getDefinition(result);
  bool keepsOld = false, takesOther = false;
  for (auto [index, operand] : llvm::enumerate(node->operands)) {
    if (node->rule.getPart(index) != OperandPart::Data)
      continue;
    keepsOld |= facts.getAffineSources(operand, onData).count(old) != 0;
    takesOther |= onData[operand] && !isMovedPart(old, operand) &&
                  !facts.isMovedState(operand, onData, isState);
  }
  return keepsOld && takesOther;
}

/// Choices among elements that are looked at, each of which asks what is behind
/// it.
static constexpr unsigned mostExchanges = 256;

bool BatchState::isOverwritten(ValueId old, ValueId next) const {
  unsigned tries = 0;
  return llvm::any_of(
      facts.getAffineSources(next, onData), [&](const auto &source) {
        return mayExchange(source.first) && ++tries <= mostExchanges &&
               exchanges(old, source.first);
      });
}

/// Whether the node is of an op that only moves its one operand, or exchanges
/// some elements of what it reads for others.
bool BatchState::movesOrExchanges(const DegreeGraph::Node &node,
                                  ValueId result) const {
  if (node.kind == NodeKind::Phi)
    return true;
  if (node.kind != NodeKind::Op)
    return false;
  Operation *op = step.getOp(*graph.getValue(result).definition);
  auto scatter = dyn_cast<ScatterOp>(op);
  return isa<arith::SelectOp>(op) ||
         (scatter && scatter.getKind() == ReduceKind::Replace) ||
         (node.operands.size() == 1 && !node.sums && !isa<arith::NegFOp>(op) &&
          node.rule.kind == LinearityKind::Linear);
}

bool BatchState::isFilled(ValueId old, ValueId next) const {
  SmallVector<ValueId> todo = {next};
  llvm::DenseSet<ValueId> seen = {next};
  bool takesConstant = false, keepsOld = false;
  while (!todo.empty()) {
    ValueId value = todo.pop_back_val();
    keepsOld |= value == old;
    if (value == old || matchPattern(step.getValue(value), m_Constant())) {
      takesConstant |= value != old;
      continue;
    }
    const DegreeGraph::Node *node = graph.getDefinition(value);
    if (!node || !movesOrExchanges(*node, value))
      return false;
    for (auto [index, operand] : llvm::enumerate(node->operands))
      if ((node->kind == NodeKind::Phi ||
           node->rule.getPart(index) == OperandPart::Data) &&
          seen.insert(operand).second)
        todo.push_back(operand);
  }
  return keepsOld && takesConstant;
}
