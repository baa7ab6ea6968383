//===- PaintPrecision.cpp - The painting planner --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of TensorFlow's Grappler. Each stage is a reachability question on
// the graph, answered by one marking walk from many roots; a node is entered
// once per stage, so the whole is linear.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/PrecisionGraph/PrecisionGraph.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
class Painter {
public:
  using NodeId = PrecisionGraph::NodeId;

  explicit Painter(const PrecisionGraph &graph) : graph(graph) {
    plan.entries.resize(graph.size());
    for (NodeId node = 0; node < graph.size(); ++node) {
      plan.entries[node].forcedBy = node;
      plan.entries[node].denied = graph[node].denied;
    }
  }

  PrecisionPlan run();

private:
  bool is(NodeId node, OpClass opClass) const {
    return graph[node].opClass == opClass;
  }
  /// A node that paint may enter; seeds need only be processable.
  bool isPaintable(NodeId node) const {
    return graph[node].processable && graph[node].narrowable;
  }
  void paint(NodeId node, PaintReason reason, NodeId forcedBy);
  void unpaint(NodeId node);
  void deny(NodeId node, PaintReason reason, NodeId forcedBy);

  bool seedAllow();
  void denyForward();
  void agreeTies();
  void allowBetween();
  void inferFollowsAllow();
  void floodClear();
  void removeUnsupported();
  void agreeLoops();
  void absorbConversions();

  /// Marks everything reachable from `root` over `next`, `root` included.
  /// `enter` says which unmarked nodes may be entered; `visit` is called once
  /// a node.
  template <typename Next, typename Enter, typename Visit>
  void walk(NodeId root, llvm::BitVector &marked, Next next, Enter enter,
            Visit visit) {
    stack.assign(1, root);
    marked.set(root);
    while (!stack.empty()) {
      NodeId node = stack.pop_back_val();
      visit(node);
      next(node, [&](NodeId neighbour) {
        if (marked.test(neighbour) || !enter(neighbour))
          return;
        marked.set(neighbour);
        stack.push_back(neighbour);
      });
    }
  }
  /// The directions of a walk.
  auto upstream() const {
    return [this](NodeId node, auto push) {
      llvm::for_each(graph.getProducers(node), push);
    };
  }
  auto downstream() const {
    return [this](NodeId node, auto push) {
      llvm::for_each(graph.getReaders(node), push);
    };
  }
  auto bothWays() const {
    return [this](NodeId node, auto push) {
      llvm::for_each(graph.getProducers(node), push);
      llvm::for_each(graph.getReaders(node), push);
    };
  }

  const PrecisionGraph &graph;
  PrecisionPlan plan;
  llvm::SmallVector<NodeId, 0> stack;
};
} // namespace

void Painter::paint(NodeId node, PaintReason reason, NodeId forcedBy) {
  PrecisionPlan::Entry &entry = plan.entries[node];
  if (entry.narrow)
    return;
  entry.narrow = true;
  entry.reason = reason;
  entry.forcedBy = forcedBy;
}

void Painter::unpaint(NodeId node) {
  plan.entries[node].narrow = false;
  plan.entries[node].reason = PaintReason::Tied;
}

void Painter::deny(NodeId node, PaintReason reason, NodeId forcedBy) {
  PrecisionPlan::Entry &entry = plan.entries[node];
  entry.denied = true;
  if (entry.narrow)
    return;
  entry.reason = reason;
  entry.forcedBy = forcedBy;
}

bool Painter::seedAllow() {
  bool any = false;
  for (NodeId node = 0; node < graph.size(); ++node) {
    if (!graph[node].processable || !is(node, OpClass::Allow))
      continue;
    paint(node, PaintReason::SeedAllow, node);
    any = true;
  }
  return any;
}

void Painter::denyForward() {
  // What a deny or infer op reads, through clear ops. Only there may a denial
  // travel: clear ops that end in an allow op stay free.
  llvm::BitVector above(graph.size());
  for (NodeId root = 0; root < graph.size(); ++root) {
    if (!is(root, OpClass::Deny) && !is(root, OpClass::Infer))
      continue;
    walk(
        root, above, upstream(),
        [&](NodeId node) { return is(node, OpClass::Clear); }, [](NodeId) {});
  }
  llvm::BitVector denied(graph.size());
  for (NodeId node = 0; node < graph.size(); ++node)
    denied[node] = graph[node].denied;
  for (NodeId root = 0; root < graph.size(); ++root) {
    if (!is(root, OpClass::Deny) || denied.test(root))
      continue;
    walk(
        root, denied, downstream(),
        [&](NodeId node) { return above.test(node); },
        [&](NodeId node) {
          bool seed = is(node, OpClass::Deny);
          deny(node, seed ? PaintReason::SeedDeny : PaintReason::DeniedUpstream,
               seed ? node : root);
        });
  }
}

void Painter::agreeTies() {
  for (const auto &tie : graph.getTies()) {
    auto denied = llvm::find_if(
        tie, [&](NodeId node) { return plan.entries[node].denied; });
    auto painted = llvm::find_if(
        tie, [&](NodeId node) { return plan.entries[node].narrow; });
    for (NodeId node : tie) {
      if (denied != tie.end()) {
        unpaint(node);
        deny(node, PaintReason::Tied, *denied);
      } else if (painted != tie.end()) {
        paint(node, PaintReason::Tied, *painted);
      }
    }
  }
}

void Painter::allowBetween() {
  auto isRoot = [&](NodeId node) {
    return graph[node].processable && is(node, OpClass::Allow);
  };
  auto isBetween = [&](NodeId node) {
    return !plan.entries[node].denied && isPaintable(node) &&
           (is(node, OpClass::Clear) || is(node, OpClass::Infer));
  };
  llvm::BitVector below(graph.size()), above(graph.size());
  for (NodeId root = 0; root < graph.size(); ++root)
    if (isRoot(root))
      walk(root, below, downstream(), isBetween, [](NodeId) {});
  for (NodeId root = 0; root < graph.size(); ++root) {
    if (!isRoot(root) || above.test(root))
      continue;
    walk(
        root, above, upstream(), [&](NodeId node) { return below.test(node); },
        [&](NodeId node) { paint(node, PaintReason::BetweenAllow, root); });
  }
}

void Painter::inferFollowsAllow() {
  // One sweep in topological order: what is painted here counts further on.
  for (NodeId node = 0; node < graph.size(); ++node) {
    const PrecisionPlan::Entry &entry = plan.entries[node];
    if (entry.narrow || entry.denied || !isPaintable(node) ||
        !is(node, OpClass::Infer))
      continue;
    std::optional<NodeId> painted;
    bool denied = false;
    for (NodeId producer : graph.getProducers(node)) {
      denied |= plan.entries[producer].denied;
      if (!painted && plan.entries[producer].narrow)
        painted = producer;
    }
    if (painted && !denied)
      paint(node, PaintReason::FollowsAllow, *painted);
  }
}

void Painter::floodClear() {
  llvm::BitVector reached(graph.size());
  // Collected first: a node that the flood reaches is not a root of it.
  llvm::SmallVector<std::pair<NodeId, NodeId>, 0> flooded;
  for (NodeId root = 0; root < graph.size(); ++root) {
    if (!graph[root].processable || !plan.entries[root].narrow ||
        reached.test(root))
      continue;
    walk(
        root, reached, bothWays(),
        [&](NodeId node) {
          return !plan.entries[node].narrow && !plan.entries[node].denied &&
                 isPaintable(node) && is(node, OpClass::Clear) &&
                 !graph[node].readsVariable;
        },
        [&](NodeId node) { flooded.emplace_back(node, root); });
  }
  for (auto [node, root] : flooded)
    paint(node, PaintReason::ClearFlood, root);
}

void Painter::removeUnsupported() {
  for (NodeId node = 0; node < graph.size(); ++node)
    if (plan.entries[node].narrow && !graph[node].narrowable) {
      plan.entries[node].narrow = false;
      plan.entries[node].reason = PaintReason::Unpainted;
    }
}

void Painter::agreeLoops() {
  for (NodeId node = 0; node < graph.size(); ++node) {
    if (graph[node].kind != PrecisionNodeKind::NextIteration)
      continue;
    llvm::SmallVector<NodeId> merges;
    llvm::copy_if(graph.getReaders(node), std::back_inserter(merges),
                  [&](NodeId reader) {
                    return graph[reader].kind == PrecisionNodeKind::Merge;
                  });
    bool all = llvm::all_of(
        merges, [&](NodeId merge) { return plan.entries[merge].narrow; });
    if (all && graph[node].narrowable) {
      paint(node, PaintReason::Tied, merges.empty() ? node : merges.front());
      continue;
    }
    unpaint(node);
    llvm::for_each(merges, [&](NodeId merge) { unpaint(merge); });
  }
}

void Painter::absorbConversions() {
  for (NodeId node = 0; node < graph.size(); ++node) {
    llvm::ArrayRef<NodeId> readers = graph.getReaders(node);
    if (graph[node].kind != PrecisionNodeKind::Conversion ||
        !graph[node].narrowable || readers.empty())
      continue;
    if (llvm::all_of(readers, [&](NodeId reader) {
          return plan.entries[reader].narrow;
        }))
      paint(node, PaintReason::AbsorbedConversion, readers.front());
  }
}

PrecisionPlan Painter::run() {
  if (!seedAllow())
    return std::move(plan);
  denyForward();
  agreeTies();
  allowBetween();
  inferFollowsAllow();
  floodClear();
  removeUnsupported();
  agreeTies();
  agreeLoops();
  absorbConversions();
  plan.changesAnything = llvm::any_of(
      plan.entries, [](const PrecisionPlan::Entry &e) { return e.narrow; });
  return std::move(plan);
}

PrecisionPlan mp::planByPainting(const PrecisionGraph &graph) {
  return Painter(graph).run();
}
