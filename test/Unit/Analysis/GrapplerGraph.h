//===- GrapplerGraph.h - Graphs that Grappler painted, from JSON ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_ANALYSIS_GRAPPLERGRAPH_H
#define MP_TEST_UNIT_ANALYSIS_GRAPPLERGRAPH_H

#include "mp/Analysis/PrecisionGraph/PrecisionGraph.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <set>
#include <string>

namespace mlir::mp::test {

/// TensorFlow's op lists, and which type attribute each port of an op has
/// where it is not `T` for all: test/Inputs/tensorflow_lists.json.
class OpLists {
public:
  /// The lists for f16 on CUDA, or for bf16 on oneDNN.
  static llvm::Expected<OpLists> load(llvm::StringRef path, bool bf16 = false);

  std::optional<OpClass> getClass(llvm::StringRef op) const;
  /// Moves all ops of a class: what the levels of the rewrite do
  /// (TREAT_INFER_AS_DENY, TENSOR_CORES_ONLY).
  void replace(OpClass from, std::optional<OpClass> to);
  /// Moves one op: the `..._ADD` and `..._REMOVE` of a list.
  void set(llvm::StringRef op, std::optional<OpClass> to);
  /// The type attribute of a port; empty if the port is never a float.
  std::string getInputGroup(llvm::StringRef op, unsigned port) const;
  std::string getOutputGroup(llvm::StringRef op, unsigned port) const;
  /// Whether the attribute may be f16 at all.
  bool isNarrowable(llvm::StringRef group) const { return !wide.count(group); }

private:
  struct Groups {
    std::vector<std::string> inputs, outputs;
  };
  llvm::StringMap<std::optional<OpClass>> classes;
  llvm::StringMap<Groups> groups;
  llvm::StringMap<char> wide;
};

/// A graph with what Grappler painted in it. A vertex is a node with one of
/// its float type attributes, as in Grappler; a node is painted if any of its
/// vertices is. Tensor lists do not occur in the files.
struct GrapplerGraph {
  static llvm::Expected<GrapplerGraph> load(llvm::StringRef path,
                                            const OpLists &lists);
  static llvm::Expected<GrapplerGraph> parse(llvm::StringRef text,
                                             const OpLists &lists);

  /// Names of the nodes that a plan makes narrow.
  std::set<std::string> getPainted(const PrecisionPlan &plan) const;

  PrecisionGraph graph;
  /// Per vertex.
  std::vector<std::string> names, ops;
  /// Per vertex: elements of its f32 result, 0 for other results. The files
  /// know the first result only, so there is none for other type attributes.
  std::vector<int64_t> elements;
  std::set<std::string> expected;
};

/// The lists of test/Inputs, for f16.
OpLists loadLists();

/// Paths of the graphs of test/Inputs and of those in $MP_GRAPHS/grappler, or
/// in $MP_GRAPHS.
std::vector<std::string> getGraphs();
/// What a test of this one of them is called.
std::string getGraphName(llvm::StringRef path, unsigned index);

} // namespace mlir::mp::test

#endif // MP_TEST_UNIT_ANALYSIS_GRAPPLERGRAPH_H
