//===- PrecisionGraph.h - The graph that precision planners see -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_PRECISIONGRAPH_PRECISIONGRAPH_H
#define MP_ANALYSIS_PRECISIONGRAPH_PRECISIONGRAPH_H

#include "mp/Interfaces/OpClass.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <optional>

namespace mlir::mp {

/// What the planners must know of a node besides its class.
enum class PrecisionNodeKind : uint8_t {
  /// Computes; its class decides.
  Op,
  /// Makes a float of something else: takes the type of its readers if they
  /// agree (TensorFlow's Cast).
  Conversion,
  /// The two ends of a loop's back edge, which must agree.
  NextIteration,
  Merge,
};

/// A decision unit: an op, or one group of an op's ports that share a type
/// (TensorFlow's type attribute: FusedBatchNormV3 has T for data and U for
/// statistics).
struct PrecisionNode {
  llvm::StringRef name;
  /// Absent: in no list. Paint neither starts at such a node nor passes it.
  std::optional<OpClass> opClass;
  PrecisionNodeKind kind = PrecisionNodeKind::Op;
  /// False: never painted, though its class still acts on others. Fetched
  /// nodes, nodes on another device, ops that a constant pins.
  bool processable = true;
  /// Whether it is f32 and has a narrow kernel.
  bool narrowable = true;
  /// Denied before anything is painted; the denial does not travel on. The root
  /// of a tensor list that leaves the graph, whose type others rely on.
  bool denied = false;
  /// Reads a variable, which must stay wide: clear paint does not enter.
  bool readsVariable = false;
  /// Keeps sums in f32 and rounds them only as it stores them, or not at all.
  bool accumulates = false;
  /// Widens what it reads into new training state.
  bool takesGradients = false;
};

/// A graph of `PrecisionNode`s; an edge is a float value from its producer to
/// one reader. Nodes are added in topological order, but for the back edges of
/// loops. No IR: tests build one from a file.
class PrecisionGraph {
public:
  using NodeId = unsigned;

  /// Makes room for so many nodes.
  void reserve(size_t numNodes) { nodes.reserve(numNodes); }
  NodeId addNode(const PrecisionNode &node);
  void addEdge(NodeId producer, NodeId reader);
  /// Says that these nodes share one type: the readers and writers of one
  /// tensor list. A denied member denies all, else a painted one paints all.
  void addTie(llvm::ArrayRef<NodeId> nodes);

  /// Orders the edges by node. Call once, when all are added.
  void finalize();

  unsigned size() const { return nodes.size(); }
  const PrecisionNode &operator[](NodeId node) const { return nodes[node]; }
  PrecisionNode &operator[](NodeId node) { return nodes[node]; }
  llvm::ArrayRef<NodeId> getProducers(NodeId node) const {
    return producers.of(node);
  }
  llvm::ArrayRef<NodeId> getReaders(NodeId node) const {
    return readers.of(node);
  }
  llvm::ArrayRef<llvm::SmallVector<NodeId>> getTies() const { return ties; }

private:
  struct Adjacency {
    llvm::SmallVector<unsigned, 0> begin;
    llvm::SmallVector<NodeId, 0> targets;
    llvm::ArrayRef<NodeId> of(NodeId node) const {
      return llvm::ArrayRef(targets).slice(begin[node],
                                           begin[node + 1] - begin[node]);
    }
  };
  using Edge = std::pair<NodeId, NodeId>;
  static void build(Adjacency &adjacency, unsigned size,
                    llvm::ArrayRef<Edge> edges, bool forward);

  llvm::SmallVector<PrecisionNode, 0> nodes;
  llvm::SmallVector<Edge, 0> edges;
  llvm::SmallVector<llvm::SmallVector<NodeId>> ties;
  Adjacency producers, readers;
};

/// Why a node has its paint.
enum class PaintReason : uint8_t {
  /// Never reached.
  Unpainted,
  /// Its class is allow.
  SeedAllow,
  /// Lies between allow ops, on clear and infer ops that nothing denies.
  BetweenAllow,
  /// An infer op with a painted producer and no denied one.
  FollowsAllow,
  /// A clear op beside a painted one.
  ClearFlood,
  /// A conversion that only painted ops read.
  AbsorbedConversion,
  /// Its class is deny.
  SeedDeny,
  /// Downstream of a denied op, upstream of a deny or infer op.
  DeniedUpstream,
  /// A member of its tie or loop is not painted, or is.
  Tied,
  /// Lies between sums kept in f32 and an op that takes gradients.
  CarriesGradient,
  /// Free to be either: so the whole costs least.
  Cheapest,
};

/// Words for a remark; no full stop.
llvm::StringRef stringifyPaintReason(PaintReason reason);

/// The outcome of a planner.
struct PrecisionPlan {
  struct Entry {
    /// In the low precision.
    bool narrow = false;
    /// Denied by its class or by one upstream.
    bool denied = false;
    /// Narrow, but stores the f32 sums it keeps as they are.
    bool storesWide = false;
    PaintReason reason = PaintReason::Unpainted;
    /// The node whose paint reached this one; itself if none.
    PrecisionGraph::NodeId forcedBy = 0;
  };
  llvm::SmallVector<Entry, 0> entries;
  /// Whether any node is narrow.
  bool changesAnything = false;

  const Entry &operator[](PrecisionGraph::NodeId node) const {
    return entries[node];
  }
};

/// The painting of TensorFlow's Grappler (auto_mixed_precision.cc), in its
/// order: allow seeds; deny forward through what lies upstream of deny and
/// infer ops; allow between allow ops; infer that follows allow; clear flood;
/// removal where no narrow kernel is; agreement of ties and of loops;
/// absorption of conversions. Linear in nodes and edges, deterministic.
PrecisionPlan planByPainting(const PrecisionGraph &graph);

/// After a planner: lets gradients reach the state unrounded. Where all readers
/// of an op that accumulates take gradients, perhaps through clear and infer
/// ops that nothing else reads, the op stores its sums in f32 and those ops are
/// f32. Readers in no list count for neither side: they read f32 as it is. No
/// multiplication becomes wider; what is stored takes twice the bytes, once.
/// Micikevicius et al. round these gradients to f16, and so must keep the loss
/// scale below 65504 / max |dw|. Linear in nodes and edges.
void storeGradientsWide(const PrecisionGraph &graph, PrecisionPlan &plan);

} // namespace mlir::mp

#endif // MP_ANALYSIS_PRECISIONGRAPH_PRECISIONGRAPH_H
