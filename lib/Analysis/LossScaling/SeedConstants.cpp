//===- SeedConstants.cpp - Constants of backward passes -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SeedConstants.h"

#include "mlir/Support/LLVM.h"
#include "mp/Analysis/LossScaling/ScaleMotion.h"

#include <algorithm>
#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using NodeKind = DegreeGraph::NodeKind;
using ValueId = DegreeGraph::ValueId;

ValueId mp::getCarriedFrom(const DegreeGraph &graph, ValueId value) {
  for (const DegreeGraph::Node *node = graph.getDefinition(value);
       node && node->kind == NodeKind::Phi && !node->operands.empty();
       node = graph.getDefinition(value))
    value = node->operands[0];
  return value;
}

double mp::getConstantFactor(const DegreeGraph::Node &node,
                             ArrayRef<double> constants) {
  if (node.kind != NodeKind::Op || node.operands.empty() || node.sums)
    return 0;
  double value = constants[node.operands[0]];
  switch (node.rule.kind) {
  case LinearityKind::Linear:
    return value;
  case LinearityKind::Product:
    for (ValueId other : ArrayRef<ValueId>(node.operands).drop_front())
      value *= constants[other];
    return value;
  case LinearityKind::Quotient:
    return constants[node.operands[1]] == 0
               ? 0
               : value / constants[node.operands[1]];
  default:
    return 0;
  }
}

SeedConstants::SeedConstants(const DegreeGraph &graph, ArrayRef<Degree> scaled)
    : graph(graph), scaled(scaled), factors(graph.getValues().size(), 0),
      scales(graph.getValues().size()) {
  for (NodeId id = 0; id < graph.getNodes().size(); ++id)
    visit(id);
  if (isUnsure && exponents.size() > 1)
    for (auto &[scale, exponent] : exponents)
      exponent = 0;
}

/// The factor of the results, if one operand's is known; what is no constant
/// counts as 1.
double SeedConstants::follow(const Node &node) const {
  if (node.kind != NodeKind::Op || node.operands.empty() || node.sums)
    return 0;
  auto orOne = [&](ValueId value) {
    return factors[value] == 0 ? 1 : factors[value];
  };
  double factor = factors[node.operands[0]];
  switch (node.rule.kind) {
  case LinearityKind::Linear:
    return factor;
  case LinearityKind::Product: {
    double product = 1;
    for (ValueId operand : node.operands) {
      if (scaled[operand].isScaled() && factors[operand] == 0)
        return 0;
      product *= orOne(operand);
    }
    return product;
  }
  case LinearityKind::Quotient:
    return scaled[node.operands[1]].isScaled()
               ? 0
               : factor / orOne(node.operands[1]);
  default:
    return 0;
  }
}

void SeedConstants::limit(ValueId scale, double factor) {
  int exponent = factor > 0 && std::isfinite(factor)
                     ? std::max(-std::ilogb(factor), 0)
                     : 0;
  auto [known, isNew] = exponents.try_emplace(scale, exponent);
  known->second = std::min(known->second, exponent);
}

/// Where a loss scale comes in: the seed times the scale.
void SeedConstants::visitSeed(const Node &node) {
  if (node.operands.size() != 2) {
    isUnsure = true;
    return;
  }
  ValueId scale = getCarriedFrom(graph, node.operands[1]);
  double factor = factors[node.operands[0]];
  // Nothing is taken from a seed that is given.
  if (factor == 0)
    limit(scale, 0);
  for (ValueId result : node.results) {
    scales[result] = scale;
    factors[result] = factor;
  }
}

void SeedConstants::visitScaled(const Node &node, bool staysScaled) {
  std::optional<ValueId> scale;
  for (ValueId operand : node.operands)
    if (!scale && scaled[operand].isScaled())
      scale = scales[operand];
  isUnsure |= staysScaled && !scale;
  double factor = staysScaled ? follow(node) : 0;
  for (ValueId result : node.results) {
    scales[result] = scale;
    factors[result] = factor;
  }
  if (factor != 0)
    return;
  for (ValueId operand : node.operands)
    if (scaled[operand].isScaled() && factors[operand] != 0 && scales[operand])
      limit(*scales[operand], factors[operand]);
}

void SeedConstants::visit(NodeId id) {
  const Node &node = graph.getNode(id);
  auto isScaled = [&](ValueId value) { return scaled[value].isScaled(); };
  bool staysScaled = llvm::any_of(node.results, isScaled);
  if (llvm::any_of(node.operands, isScaled))
    return visitScaled(node, staysScaled);
  if (staysScaled && node.kind == NodeKind::Op)
    return visitSeed(node);
  // Carried back to here, from where is not known yet.
  isUnsure |= staysScaled;
  double factor = getConstantFactor(node, factors);
  for (ValueId result : node.results)
    factors[result] = factor != 0 ? factor : graph.getValue(result).magnitude;
}

int SeedConstants::getExponent(ValueId value) const {
  if (exponents.size() == 1)
    return exponents.begin()->second;
  auto known = scales[value] ? exponents.find(*scales[value]) : exponents.end();
  return known == exponents.end() ? 0 : known->second;
}

std::map<ValueId, int> SeedConstants::getExponents() const {
  std::map<ValueId, int> greater;
  for (auto [scale, exponent] : exponents)
    if (exponent > 0)
      greater.emplace(scale, exponent);
  return greater;
}
