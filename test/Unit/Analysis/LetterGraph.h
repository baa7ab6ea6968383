//===- LetterGraph.h - Precision graphs by letters --------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_ANALYSIS_LETTERGRAPH_H
#define MP_TEST_UNIT_ANALYSIS_LETTERGRAPH_H

#include "mp/Analysis/PrecisionGraph/PrecisionGraph.h"

namespace mlir::mp {

/// Adds a node: a(llow), i(nfer), d(eny), c(lear), u(nlisted); s(ums): allow,
/// and may store wide.
inline unsigned add(PrecisionGraph &graph, char letter,
                    llvm::ArrayRef<unsigned> producers = {}) {
  PrecisionNode node;
  switch (letter) {
  case 's':
  case 'a':
    node.opClass = OpClass::Allow;
    break;
  case 'i':
    node.opClass = OpClass::Infer;
    break;
  case 'd':
    node.opClass = OpClass::Deny;
    break;
  case 'c':
    node.opClass = OpClass::Clear;
    break;
  default:
    break;
  }
  node.accumulates = letter == 's';
  unsigned id = graph.addNode(node);
  for (unsigned producer : producers)
    graph.addEdge(producer, id);
  return id;
}

} // namespace mlir::mp

#endif // MP_TEST_UNIT_ANALYSIS_LETTERGRAPH_H
