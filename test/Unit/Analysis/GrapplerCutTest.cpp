//===- GrapplerCutTest.cpp - The fewest bytes under Grappler's rules ------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The steps that TensorFlow painted, priced in bytes. What another program, a
// minimum cut in Python on the same files, found is found here to the byte; and
// TensorFlow's own casts, which its files count, are what its paint costs here.
// MP_GRAPHS adds graphs, as in GrapplerPaintTest.
//
//===----------------------------------------------------------------------===//

#include "GrapplerGraph.h"

#include "mp/Analysis/PrecisionGraph/PrecisionCosts.h"
#include "mp/Support/Sizes.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"

using namespace mlir::mp;
using namespace mlir::mp::test;

namespace {

/// What is paid for, and what else than Grappler's paint is allowed.
struct Rules {
  /// A contraction may store f32.
  bool modes;
  /// Parameters have a 16-bit working copy, which the update writes.
  bool masters;
  /// Besides casts, what unfused ops read and write.
  bool traffic;
};

GrapplerGraph load(llvm::StringRef path, Rules rules) {
  auto graph = llvm::cantFail(GrapplerGraph::load(path, loadLists()));
  if (rules.modes)
    for (unsigned node = 0; node < graph.graph.size(); ++node)
      graph.graph[node].accumulates =
          graph.graph[node].opClass == OpClass::Allow;
  return graph;
}

/// A cast reads and writes: 6 bytes an element. Constants are folded, so that
/// nothing is paid for them.
std::vector<PrecisionNodeCosts> price(const GrapplerGraph &graph, Rules rules) {
  std::vector<PrecisionNodeCosts> costs(graph.graph.size());
  for (unsigned node = 0; node < costs.size(); ++node) {
    if (graph.ops[node] == "Const")
      continue;
    int64_t elements = graph.elements[node];
    PrecisionNodeCosts &cost = costs[node];
    bool isArgument = graph.ops[node] == "Placeholder";
    bool hasCopy = rules.masters && isArgument && elements > 1;
    cost.castUp = saturatingMultiply(6, elements);
    cost.castDown = saturatingMultiply(hasCopy ? 2 : 6, elements);
    if (!rules.traffic || isArgument)
      continue;
    int64_t read = 0;
    for (unsigned producer : graph.graph.getProducers(node))
      read = saturatingAdd(read, graph.elements[producer]);
    cost.readWide = saturatingMultiply(4, read);
    cost.readNarrow = saturatingMultiply(2, read);
    cost.writeWide = saturatingMultiply(4, elements);
    cost.writeNarrow = saturatingMultiply(2, elements);
  }
  return costs;
}

struct Bytes {
  int64_t wide = 0, painted = 0, cut = 0;
};

/// Bytes of f32, of painting and of the cheapest plan.
Bytes count(llvm::StringRef path, Rules rules) {
  GrapplerGraph graph = load(path, rules);
  auto costs = price(graph, rules);
  Bytes bytes;
  for (const PrecisionNodeCosts &cost : costs)
    bytes.wide += cost.readWide + cost.writeWide;
  PrecisionPlan plan = planByMinCut(graph.graph, costs);
  bytes.painted =
      countCosts(graph.graph, costs, planByPainting(graph.graph)).value();
  bytes.cut = countCosts(graph.graph, costs, plan).value();
  return bytes;
}

constexpr Rules one{false, false, false}, modes{true, false, false},
    masters{true, true, false};
constexpr Rules withTraffic(Rules rules) {
  return {rules.modes, rules.masters, true};
}

/// In bytes. Casts of TensorFlow's own plan without those of constants, and
/// the fewest under each set of rules; all bytes of f32, of TensorFlow's plan,
/// and the fewest.
struct Expected {
  const char *name;
  int64_t tensorflowCasts, oneCasts, modesCasts, mastersCasts;
  int64_t wide, tensorflowBytes, oneBytes, modesBytes, mastersBytes;
};
constexpr Expected expected[] = {
    {"dlrm", 7206, 6024, 3792, 2560, //
     259412, 239350, 236470, 236470, 226198},
    {"gpt2", 2254848, 2037504, 1079808, 659456, //
     24146728, 20874152, 19397792, 19397792, 18534816},
    {"lenet", 914544, 914484, 545424, 286096, //
     8977896, 7435168, 6697200, 6697200, 6191952},
    {"mlp", 124668, 124608, 67296, 26848, //
     1047000, 964768, 850456, 850456, 772080},
};

TEST(GrapplerCut, FewestBytesOfTheFourSteps) {
  for (const Expected &step : expected) {
    SCOPED_TRACE(step.name);
    std::string path =
        std::string(MP_TEST_INPUTS "/grappler/") + step.name + ".json";
    EXPECT_EQ(count(path, one).painted, step.tensorflowCasts);
    EXPECT_EQ(count(path, one).cut, step.oneCasts);
    EXPECT_EQ(count(path, modes).cut, step.modesCasts);
    EXPECT_EQ(count(path, masters).cut, step.mastersCasts);
    EXPECT_EQ(count(path, withTraffic(one)).wide, step.wide);
    EXPECT_EQ(count(path, withTraffic(one)).painted, step.tensorflowBytes);
    EXPECT_EQ(count(path, withTraffic(one)).cut, step.oneBytes);
    EXPECT_EQ(count(path, withTraffic(modes)).cut, step.modesBytes);
    EXPECT_EQ(count(path, withTraffic(masters)).cut, step.mastersBytes);
  }
}

class GrapplerCuts : public testing::TestWithParam<std::string> {};

// Prints the figures of graphs from elsewhere.
TEST_P(GrapplerCuts, NeverAbovePainting) {
  for (Rules rules : {one, modes, masters}) {
    Bytes casts = count(GetParam(), rules);
    EXPECT_LE(casts.cut, casts.painted);
    Bytes all = count(GetParam(), withTraffic(rules));
    EXPECT_LE(all.cut, all.painted);
    EXPECT_LT(all.cut, all.wide);
  }
  Bytes casts = count(GetParam(), masters),
        all = count(GetParam(), withTraffic(masters));
  std::printf("%s: fewest bytes of casts %lld, of all %lld of %lld in f32\n",
              llvm::sys::path::stem(GetParam()).str().c_str(),
              static_cast<long long>(casts.cut),
              static_cast<long long>(all.cut),
              static_cast<long long>(all.wide));
}

INSTANTIATE_TEST_SUITE_P(Graphs, GrapplerCuts, testing::ValuesIn(getGraphs()),
                         [](const auto &info) {
                           return getGraphName(info.param, info.index);
                         });

} // namespace
