//===- GradientStorage.cpp - Gradients reach the state in f32 -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A weight gradient is an f32 sum that is stored once and read once, to be
// unscaled in f32. To round it to f16 in between saves no arithmetic and costs
// range: with a loss scale of 2^16 a gradient of 1 is an infinity and its step
// is lost. So it is stored as it was summed.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/PrecisionGraph/PrecisionGraph.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

using NodeId = PrecisionGraph::NodeId;

/// Whether an op may lie between a sum and the state: it moves elements, or
/// adds gradients of several uses of one parameter.
static bool carries(const PrecisionNode &node) {
  return !node.accumulates &&
         (node.opClass == OpClass::Clear || node.opClass == OpClass::Infer);
}

/// The nodes whose value becomes a gradient and nothing else. Backwards, so
/// that readers come first; a reader over a back edge has not come yet and
/// counts as another.
static llvm::BitVector findGradients(const PrecisionGraph &graph) {
  llvm::BitVector gradients(graph.size());
  for (NodeId node = graph.size(); node-- > 0;) {
    bool isTaken = false, isRead = false;
    for (NodeId reader : graph.getReaders(node)) {
      bool takes = graph[reader].takesGradients ||
                   (gradients.test(reader) && carries(graph[reader]));
      isTaken |= takes;
      isRead |= !takes && graph[reader].opClass;
    }
    if (isTaken && !isRead)
      gradients.set(node);
  }
  return gradients;
}

void mp::storeGradientsWide(const PrecisionGraph &graph, PrecisionPlan &plan) {
  llvm::BitVector gradients = findGradients(graph);
  // Where an f32 sum comes in, all that carries it on is f32, too.
  llvm::BitVector wide(graph.size());
  for (NodeId node = 0; node < graph.size(); ++node) {
    if (!gradients.test(node))
      continue;
    PrecisionPlan::Entry &entry = plan.entries[node];
    if (graph[node].accumulates) {
      entry.storesWide = entry.narrow;
      wide.set(node);
      continue;
    }
    llvm::ArrayRef<NodeId> producers = graph.getProducers(node);
    auto sum = llvm::find_if(
        producers, [&](NodeId producer) { return wide.test(producer); });
    if (!carries(graph[node]) || sum == producers.end())
      continue;
    wide.set(node);
    if (!entry.narrow)
      continue;
    entry.narrow = false;
    entry.reason = PaintReason::CarriesGradient;
    entry.forcedBy = *sum;
  }
}
