//===- FusionLimitsTest.cpp - How large a kernel may be -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionTestGraph.h"

using namespace mlir::mp;
using Graph = FusionTestGraph;
using Kind = FusionNodeKind;

/// How many kernels make what two chains of ops end in.
static size_t countJoined(unsigned ofFirst, unsigned ofSecond) {
  Graph g;
  auto makeChain = [&](unsigned ops) {
    unsigned last = g.opaque({4096});
    for (unsigned i = 0; i != ops; ++i) {
      last = g.map({4096}, {last});
      g.nodes[last].bytes += 1 + i; // joined from the last on
    }
    return last;
  };
  unsigned first = makeChain(ofFirst), second = makeChain(ofSecond);
  unsigned joined = g.map({4096}, {first, second});
  g.pin(joined);
  return planFusions(g.nodes).groups.size();
}

// Whether a parameter has changed is found where it is, however much code made
// it; two that are large stay two.
TEST(FusionLimits, TakesALittleMore) {
  EXPECT_EQ(countJoined(60, 10), 1u);
  EXPECT_GT(countJoined(60, 60), 1u);
}

/// How many kernels normalise 12 tensors by rows, all in one shape, and add
/// them up; the rows are shifted first, or the first tensor is there too early.
static size_t countGates(bool shifts, bool isEarly) {
  Graph g;
  llvm::SmallVector<unsigned> made;
  unsigned call = 0;
  for (unsigned i = 0; i != 12; ++i) {
    if (i == 0)
      call = g.opaque({64, 256});
    else if (i == 1 && isEarly)
      call = g.opaque({64, 256}, {g.map({64, 256}, {call})});
    unsigned read = g.opaque({64, 256}), scale = g.opaque({64, 256});
    unsigned x = g.map({64, 256}, {read, call});
    if (shifts)
      x = g.add(Kind::Movement, {64, 256}, {x});
    unsigned sum = g.add(Kind::Reduce, {64}, {x}, {1});
    unsigned wide = g.add(Kind::Broadcast, {64, 256}, {sum}, {0});
    made.push_back(g.map({64, 256}, {x, wide, scale}));
  }
  g.pin(g.opaque({64, 256}, {g.map({64, 256}, made)}));
  return planFusions(g.nodes).groups.size();
}

// All gates of a cell wait for one product. What is read at several places
// takes registers instead.
TEST(FusionLimits, TakesMorePointersAtOneTime) {
  EXPECT_EQ(countGates(/*shifts=*/false, /*isEarly=*/false), 1u);
  EXPECT_GT(countGates(/*shifts=*/true, /*isEarly=*/false), 1u);
  EXPECT_GT(countGates(/*shifts=*/false, /*isEarly=*/true), 1u);
}
