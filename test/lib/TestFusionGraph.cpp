//===- TestFusionGraph.cpp - Tell what ops are to fusion ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include "mp/Analysis/Fusion/FusionPlan.h"

using namespace mlir;
using namespace mlir::mp;

static StringRef nameOf(FusionNodeKind kind) {
  switch (kind) {
  case FusionNodeKind::Elementwise:
    return "elementwise";
  case FusionNodeKind::Reshape:
    return "reshape";
  case FusionNodeKind::Broadcast:
    return "broadcast";
  case FusionNodeKind::Movement:
    return "movement";
  case FusionNodeKind::Source:
    return "source";
  case FusionNodeKind::Reduce:
    return "reduce";
  case FusionNodeKind::Opaque:
    return "opaque";
  }
  llvm_unreachable("not a kind of node");
}

/// "4: reduce [1] of (2), cost 1, pinned".
static std::string describe(unsigned number, const FusionNode &node) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << number << ": " << nameOf(node.kind);
  if (!node.dims.empty()) {
    os << " [";
    llvm::interleaveComma(node.dims, os);
    os << "]";
  }
  os << " of (";
  llvm::interleaveComma(node.operands, os);
  os << "), cost " << node.cost;
  if (node.duplicable)
    os << ", duplicable";
  if (node.resident)
    os << ", resident";
  if (node.pinned)
    os << ", pinned";
  return text;
}

namespace {
struct TestFusionGraph final
    : PassWrapper<TestFusionGraph, OperationPass<func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestFusionGraph)

  StringRef getArgument() const final { return "test-print-fusion-graph"; }
  StringRef getDescription() const final {
    return "Tell what ops are to fusion: each node at its op";
  }

  void runOnOperation() override {
    Block &body = getOperation().getBody().front();
    BlockFusionGraph source = buildFusionGraph(body);
    // Arguments and further results are no ops: only who reads them says more.
    for (auto [number, node] : llvm::enumerate(source.graph))
      if (source.ops[number])
        source.ops[number]->emitRemark() << describe(number, node);
  }
};
} // namespace

void test::registerTestFusionGraph() { PassRegistration<TestFusionGraph>(); }
