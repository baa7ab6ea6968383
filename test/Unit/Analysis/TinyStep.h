//===- TinyStep.h - Small training steps as degree graphs -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_ANALYSIS_TINYSTEP_H
#define MP_TEST_UNIT_ANALYSIS_TINYSTEP_H

#include "mp/Analysis/LossScaling/LossScalePlan.h"
#include "gtest/gtest.h"

namespace mlir::mp {

/// Builds steps in which y = x w and the loss sums exp(y), so that
/// dy = c exp(y) and dw = x' dy.
class TinyStep : public testing::Test {
protected:
  using Kind = LinearityKind;
  using Shape = std::vector<int64_t>;
  using ValueId = DegreeGraph::ValueId;

  ValueId add(Kind kind, llvm::ArrayRef<ValueId> operands, const Shape &shape,
              llvm::StringRef name = "op") {
    return graph.add(Linearity::of(kind), operands, shape, name);
  }
  ValueId batch(const Shape &shape) {
    roles.batch.push_back(graph.addArgument(shape));
    return roles.batch.back();
  }
  void returnLoss(ValueId value) {
    roles.losses.push_back(graph.getResults().size());
    graph.addResult(value);
  }
  void returnTarget(ValueId value) {
    roles.targets.push_back(graph.getResults().size());
    graph.addResult(value);
  }
  /// The forward value that the backward pass reads, and the loss.
  ValueId forward(ValueId x, ValueId w) {
    ValueId y = add(Kind::Product, {x, w}, {8, 2}, "dot");
    ValueId e = add(Kind::Opaque, {y}, {8, 2}, "exp");
    returnLoss(add(Kind::Linear, {e}, {}, "sum"));
    return e;
  }
  ValueId cotangent(ValueId e, ValueId c) {
    ValueId wide = add(Kind::Linear, {c}, {8, 2}, "broadcast");
    return add(Kind::Product, {e, wide}, {8, 2}, "mul");
  }
  ValueId gradient(ValueId x, ValueId dy, const Shape &shape = {4, 2}) {
    return add(Kind::Product, {x, dy}, shape, "dot");
  }
  ValueId descend(ValueId w, ValueId g, const Shape &shape = {4, 2}) {
    ValueId wide = add(Kind::Linear, {rate}, shape, "broadcast");
    ValueId step = add(Kind::Product, {g, wide}, shape, "mul");
    return add(Kind::Common, {w, step}, shape, "sub");
  }
  void startAgain() {
    graph = DegreeGraph();
    roles = StepRoles();
    rate = graph.addArgument({});
  }

  DegreeGraph graph;
  StepRoles roles;
  ValueId rate = graph.addArgument({});
};

} // namespace mlir::mp

#endif // MP_TEST_UNIT_ANALYSIS_TINYSTEP_H
