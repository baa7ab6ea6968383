//===- ColumnSums.cpp - Columns that a kernel of rows adds up -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ColumnSums.h"

#include "mp/Support/Sizes.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::mp;

/// Blocks that fill half a device.
static constexpr int64_t manyBlocks = 64;
static constexpr int64_t partialBytes = 4;

using Nodes = llvm::SmallDenseSet<unsigned, 32>;

/// What a group computes, and what it reads.
static Nodes findTouched(const FusionAnchors &anchors,
                         ArrayRef<unsigned> members) {
  Nodes nodes(members.begin(), members.end());
  for (unsigned member : members)
    nodes.insert(anchors[member].begin(), anchors[member].end());
  return nodes;
}

bool mp::paysForColumnSums(const FusionForm &form, const FusionGraph &graph,
                           const FusionAnchors &anchors,
                           ArrayRef<unsigned> first,
                           ArrayRef<unsigned> second) {
  if (form.columnSums == 0)
    return true;
  int64_t rows = form.getNumRows(), elements = form.getNumElements();
  int64_t blocks = rows / rowsOfColumnSum;
  if (elements <= withoutColumnSums || blocks < manyBlocks)
    return false;
  Nodes ofFirst = findTouched(anchors, first);
  int64_t shared = 0;
  for (unsigned node : findTouched(anchors, second)) // in any order: a sum
    if (ofFirst.contains(node))
      shared = saturatingAdd(shared, graph[node].bytes);
  // Each is written, and read by the second stage.
  int64_t partial = saturatingProduct(
      {blocks, elements / rows, int64_t(form.columnSums), 2 * partialBytes});
  return partial < shared;
}
