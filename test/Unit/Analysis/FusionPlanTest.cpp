//===- FusionPlanTest.cpp - The fusion planner on abstract graphs ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionTestGraph.h"

#include "gtest/gtest.h"
#include <chrono>

using namespace mlir::mp;
using Kind = FusionNodeKind;
using Graph = FusionTestGraph;

// Only what leaves the group is written.
TEST(FusionPlan, JoinsAChain) {
  Graph g;
  unsigned x = g.opaque({8});
  unsigned a = g.map({8}, {x}), b = g.map({8}, {a}), c = g.map({8}, {b});
  g.pin(c);
  FusionPlan plan = planFusions(g.nodes);
  ASSERT_EQ(plan.groups.size(), 1u);
  EXPECT_EQ(plan.groups[0].outputs, (llvm::SmallVector<unsigned>{c}));
  EXPECT_EQ(plan.groups[0].members.size(), 3u);
}

// a feeds a library call that feeds b: one kernel would wait for itself.
TEST(FusionPlan, NeverWaitsForItself) {
  Graph g;
  unsigned x = g.opaque({8});
  unsigned a = g.map({8}, {x});
  unsigned call = g.opaque({8}, {a});
  unsigned b = g.map({8}, {a, call});
  g.pin(b);
  FusionPlan plan = planFusions(g.nodes);
  EXPECT_NE(groupOf(plan, a), groupOf(plan, b));
  expectOrdered(g.nodes, plan);
}

// The cycle may run through another group that formed before.
TEST(FusionPlan, NeverWaitsForItselfThroughAGroup) {
  Graph g;
  unsigned x = g.opaque({64}), y = g.opaque({4096});
  unsigned a = g.map({64}, {x});
  unsigned p = g.map({4096}, {y});
  unsigned call = g.opaque({4096}, {a});
  unsigned q = g.map({4096}, {p, call}); // joins p first: larger
  unsigned other = g.opaque({64}, {q});
  unsigned b = g.map({64}, {a, other});
  g.pin(b);
  FusionPlan plan = planFusions(g.nodes);
  EXPECT_NE(groupOf(plan, a), groupOf(plan, b));
  expectOrdered(g.nodes, plan);
}

// A broadcast goes into each reader and is written nowhere.
TEST(FusionPlan, CopiesABroadcastIntoItsReaders) {
  Graph g;
  unsigned x = g.opaque({16}), y = g.opaque({8, 16}), z = g.opaque({8, 16});
  unsigned wide = g.add(Kind::Broadcast, {8, 16}, {x}, {1});
  unsigned a = g.map({8, 16}, {y, wide});
  unsigned call = g.opaque({8, 16}, {a});
  unsigned b = g.map({8, 16}, {call, z, wide});
  g.pin(b);
  FusionPlan plan = planFusions(g.nodes);
  ASSERT_EQ(plan.groups.size(), 2u);
  EXPECT_EQ(groupOf(plan, wide), -1);
  for (const FusionGroup &group : plan.groups)
    EXPECT_TRUE(llvm::is_contained(group.members, wide));
}

// Readers of one large value read it once, readers of a small one stay apart.
TEST(FusionPlan, JoinsReadersOfALargeValue) {
  for (int64_t size : {4096, 16}) {
    Graph g;
    unsigned x = g.opaque({size});
    unsigned a = g.map({size}, {x}), b = g.map({size}, {x});
    g.pin(a);
    g.pin(b);
    FusionPlan plan = planFusions(g.nodes);
    EXPECT_EQ(plan.groups.size(), size == 16 ? 2u : 1u);
  }
}

/// Groups that sum and that wait for what others have combined of their sums.
static ptrdiff_t countWaitingSums(const Graph &g, const FusionPlan &plan) {
  return llvm::count_if(plan.groups, [&](const FusionGroup &group) {
    bool sums = false, waits = false;
    for (unsigned member : group.members) {
      sums |= g.nodes[member].kind == Kind::Reduce;
      for (unsigned operand : g.nodes[member].operands)
        waits |= g.nodes[operand].kind == Kind::Elementwise &&
                 !llvm::is_contained(group.members, operand);
    }
    return sums && waits;
  });
}

// More totals than one kernel takes pointers, none of one shape with another.
TEST(FusionPlan, CombinesTotalsBehindAll) {
  Graph g;
  unsigned combined = 0;
  for (int64_t i = 0; i != 60; ++i) {
    unsigned total = g.add(Kind::Reduce, {}, {g.opaque({i + 2})}, {0});
    combined = i == 0 ? total : g.map({}, {combined, total});
  }
  g.pin(combined);
  FusionPlan plan = planFusions(g.nodes);
  expectOrdered(g.nodes, plan);
  EXPECT_LE(countWaitingSums(g, plan), 1);
}

// An address takes two registers, a number one.
TEST(FusionPlan, TakesTwoNumbersForOnePointer) {
  auto isOne = [](int64_t arrays, int64_t numbers) {
    Graph g;
    llvm::SmallVector<unsigned> read;
    for (int64_t i = 0; i != numbers; ++i)
      read.push_back(g.opaque({}));
    unsigned scalar = g.map({}, read);
    read.assign(1, g.add(Kind::Broadcast, {64}, {scalar}));
    for (int64_t i = 0; i != arrays; ++i)
      read.push_back(g.opaque({64}));
    unsigned last = g.map({64}, read);
    g.pin(last);
    FusionLimits limits;
    limits.maxPointers = 8;
    return planFusions(g.nodes, limits).groups.size() == 1;
  };
  EXPECT_TRUE(isOne(/*arrays=*/3, /*numbers=*/8)); // and what is written
  EXPECT_FALSE(isOne(3, 9));
  EXPECT_TRUE(isOne(6, 2));
  EXPECT_FALSE(isOne(8, 1));
}

// Rounds of a generator on its keys: what one block computes is one kernel.
TEST(FusionPlan, TakesMoreOpsForLess) {
  for (int64_t size : {256, 257}) {
    Graph g;
    unsigned last = g.opaque({size});
    for (unsigned i = 0; i != 150; ++i)
      last = g.map({size}, {last});
    g.pin(last);
    FusionPlan plan = planFusions(g.nodes);
    EXPECT_EQ(plan.groups.size(), size == 256 ? 1u : 2u);
  }
}

TEST(FusionForm, NamesTheTemplate) {
  struct Case {
    std::vector<int64_t> shape, dims, kept;
    FusionKind kind;
  } cases[] = {{{8, 16}, {1}, {8}, FusionKind::Row},
               {{8, 16}, {0}, {16}, FusionKind::Column},
               {{8, 16}, {0, 1}, {}, FusionKind::Full},
               {{8, 6, 4, 4}, {0, 2, 3}, {6}, FusionKind::Row},
               {{8, 16, 1}, {1}, {8, 1}, FusionKind::Row}};
  for (const Case &c : cases) {
    Graph g;
    unsigned x = g.opaque(c.shape);
    unsigned sum = g.add(Kind::Reduce, c.kept, {x}, c.dims);
    auto form = findFusionForm(g.nodes, {sum}, [](unsigned) { return true; });
    ASSERT_TRUE(form.has_value());
    EXPECT_EQ(form->kind, c.kind);
    EXPECT_EQ(form->depth, 1u);
  }
}

// Sums across rows beside those of rows, in whichever order: rows decide.
TEST(FusionForm, AddsUpColumnsOfRows) {
  auto find = [](int64_t columns, llvm::ArrayRef<int64_t> first,
                 llvm::ArrayRef<int64_t> second, std::string *reason) {
    Graph g;
    unsigned x = g.opaque({4, 8, columns});
    auto reduce = [&](llvm::ArrayRef<int64_t> dims) {
      llvm::SmallVector<int64_t> kept;
      for (auto [dim, size] : llvm::enumerate(g.nodes[x].shape))
        if (!llvm::is_contained(dims, static_cast<int64_t>(dim)))
          kept.push_back(size);
      return g.add(Kind::Reduce, kept, {x}, dims);
    };
    unsigned one = reduce(first), other = reduce(second);
    return findFusionForm(
        g.nodes, {one, other}, [](unsigned) { return true; }, reason);
  };
  std::string reason;
  for (bool rowsFirst : {false, true}) {
    llvm::SmallVector<int64_t> rows = {2}, across = {0, 1};
    auto form =
        find(32, rowsFirst ? rows : across, rowsFirst ? across : rows, &reason);
    ASSERT_TRUE(form.has_value()) << reason;
    EXPECT_EQ(form->kind, FusionKind::Row);
    EXPECT_EQ(form->reduced, rows);
    EXPECT_EQ(form->columnSums, 1u);
    EXPECT_EQ(form->stages[rowsFirst].place, FusionPlace::Column);
    EXPECT_EQ(form->stages[!rowsFirst].place, FusionPlace::Row);
  }
  EXPECT_FALSE(find(32, {2}, {0}, &reason));
  EXPECT_EQ(reason, "reductions of different shapes or dimensions");
  EXPECT_FALSE(find(32, {0, 1}, {1, 2}, &reason));
  EXPECT_TRUE(find(1 << 14, {2}, {0, 1}, &reason));
  EXPECT_FALSE(find((1 << 14) + 8, {2}, {0, 1}, &reason));
  EXPECT_EQ(reason, "more sums of columns than threads can keep");
}

// A sum of columns is known once all rows are.
TEST(FusionForm, KeepsColumnsFromRows) {
  Graph g;
  unsigned x = g.opaque({64, 32});
  unsigned rows = g.add(Kind::Reduce, {64}, {x}, {1});
  unsigned columns = g.add(Kind::Reduce, {32}, {x}, {0});
  unsigned spread = g.add(Kind::Broadcast, {64, 32}, {columns}, {1});
  unsigned late = g.map({64, 32}, {x, spread});
  unsigned update = g.map({32}, {columns, g.opaque({32})});
  std::string reason;
  auto find = [&](llvm::ArrayRef<unsigned> members, unsigned output) {
    return findFusionForm(
               g.nodes, members,
               [&](unsigned node) { return node == output || node == rows; },
               &reason)
        .has_value();
  };
  EXPECT_TRUE(find({rows, columns, update}, update)) << reason;
  EXPECT_FALSE(find({rows, columns, spread, late}, late));
  EXPECT_EQ(reason, "a broadcast leads a reduction's result to another row");
}

// Twice the indices at each step: a chain of sums of a value and its own
// transposition. The planner must cut it.
TEST(FusionForm, RefusesToComputeAValueTooOften) {
  Graph g;
  unsigned value = g.opaque({16, 16});
  llvm::SmallVector<unsigned> members;
  for (int i = 0; i != 6; ++i) {
    unsigned moved = g.add(Kind::Movement, {16, 16}, {value});
    unsigned sum = g.map({16, 16}, {value, moved});
    members.append({moved, sum});
    value = sum;
  }
  std::string reason;
  auto form = findFusionForm(
      g.nodes, members, [&](unsigned node) { return node == value; }, &reason);
  EXPECT_FALSE(form.has_value());
  EXPECT_EQ(reason, "a value would be computed too often");
  g.pin(value);
  FusionPlan plan = planFusions(g.nodes);
  EXPECT_GT(plan.groups.size(), 1u);
  expectOrdered(g.nodes, plan);
}

// However many kernels lie between, a value joins its reader: what is between
// does not follow it. And it does not, where one of them does and leads to the
// reader.
TEST(FusionPlan, JoinsWhatIsFarApart) {
  for (bool waits : {false, true}) {
    Graph g;
    unsigned in = g.opaque({64, 64});
    unsigned early = g.map({64, 64}, {in});
    unsigned chain = g.opaque({64, 64});
    for (int i = 0; i != 5000; ++i)
      chain = g.opaque({64, 64}, {i == 4000 && waits ? early : chain});
    unsigned late = g.map({64, 64}, {early, chain});
    g.pin(late);
    FusionPlan plan = planFusions(g.nodes);
    EXPECT_EQ(plan.groups.size(), waits ? 2u : 1u);
    expectOrdered(g.nodes, plan);
  }
}

// What waits for a flag of all gradients reads them again then, and nothing
// that was made of them before: a second moment too, which reads its root once.
TEST(FusionPlan, KeepsAnUpdateBehindItsFlag) {
  Graph g;
  llvm::SmallVector<unsigned> gradients, totals, results;
  for (int i = 0; i != 4; ++i) {
    unsigned gradient =
        g.add(Kind::Reduce, {256, 64}, {g.opaque({512, 256, 64})}, {0});
    gradients.push_back(gradient);
    totals.push_back(g.add(Kind::Reduce, {}, {gradient}, {0, 1}));
  }
  unsigned flag = g.map({}, totals);
  for (unsigned gradient : gradients) {
    unsigned moment = g.opaque({256, 64});
    unsigned unscaled = g.map({256, 64}, {gradient});
    unsigned square = g.map({256, 64}, {unscaled, unscaled});
    g.nodes[square].duplicable = true;
    unsigned next = g.map({256, 64}, {moment, square});
    unsigned spread = g.add(Kind::Broadcast, {256, 64}, {flag});
    unsigned root = g.map({256, 64}, {next, unscaled});
    results.push_back(g.map({256, 64}, {spread, next, moment}));
    results.push_back(g.map({256, 64}, {spread, root, moment}));
  }
  for (unsigned result : results)
    g.pin(result);
  FusionPlan plan = planFusions(g.nodes);
  for (size_t i = 0; i != results.size(); i += 2) {
    int group = groupOf(plan, results[i]);
    ASSERT_GE(group, 0);
    EXPECT_EQ(group, groupOf(plan, results[i + 1]));
    EXPECT_EQ(plan.groups[group].outputs.size(), 2u);
  }
  for (unsigned gradient : gradients)
    EXPECT_EQ(plan.groups[groupOf(plan, gradient)].outputs.size(), 1u);
}

// Random graphs: every plan can run in its order, and is found twice alike.
TEST(FusionPlan, OrdersRandomGraphs) {
  uint32_t seed = 1;
  auto pick = [&](uint32_t count) {
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % count;
  };
  for (int round = 0; round != 300; ++round) {
    Graph g;
    // Of many rows, so that sums of columns go along with those of rows.
    int64_t count = round % 2 ? 8 : 8192;
    auto full = std::vector{g.opaque({count, 16})};
    auto rows = std::vector{g.opaque({count})};
    for (int i = 0; i != 40; ++i) {
      unsigned f = full[pick(full.size())], r = rows[pick(rows.size())];
      switch (pick(7)) {
      case 0:
        full.push_back(g.map({count, 16}, {f, full[pick(full.size())]}));
        break;
      case 1:
        rows.push_back(g.map({count}, {r, rows[pick(rows.size())]}));
        break;
      case 2:
        full.push_back(g.add(Kind::Broadcast, {count, 16}, {r}, {0}));
        break;
      case 3:
        rows.push_back(g.add(Kind::Reduce, {count}, {f}, {1}));
        break;
      case 4:
        full.push_back(g.opaque({count, 16}, {f}));
        break;
      case 5:
        g.add(Kind::Reduce, {16}, {f}, {0});
        break;
      default:
        full.push_back(g.add(Kind::Movement, {count, 16}, {f}));
        break;
      }
    }
    // Nothing is dead: a pass removes that before it plans.
    std::vector<bool> read(g.nodes.size());
    for (const FusionNode &node : g.nodes)
      for (unsigned operand : node.operands)
        read[operand] = true;
    for (unsigned node = 0; node != g.nodes.size(); ++node)
      if (!read[node])
        g.pin(node);
    FusionPlan plan = planFusions(g.nodes), again = planFusions(g.nodes);
    expectOrdered(g.nodes, plan);
    ASSERT_EQ(plan.groups.size(), again.groups.size());
    for (size_t i = 0; i != plan.groups.size(); ++i)
      EXPECT_EQ(plan.groups[i].members, again.groups[i].members);
  }
}

// Time grows with the graph, not with its square.
TEST(FusionPlan, PlansALongGraphInTime) {
  Graph g;
  unsigned value = g.opaque({64, 64});
  for (int i = 0; i != 30000; ++i) {
    unsigned a = g.map({64, 64}, {value}), b = g.map({64, 64}, {a, value});
    value = i % 3 ? g.map({64, 64}, {b}) : g.opaque({64, 64}, {b});
  }
  g.pin(value);
  auto start = std::chrono::steady_clock::now();
  FusionPlan plan = planFusions(g.nodes);
  std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  EXPECT_GE(plan.groups.size(), 10000u);
  EXPECT_LT(took.count(), 30.0);
}
