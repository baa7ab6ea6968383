//===- GrapplerPaintTest.cpp - Our painting against TensorFlow's ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// TensorFlow 2.21 painted real training steps; the same nodes, with its op
// lists as the policy, must get the same paint here, name by name.
//
// MP_GRAPHS=<folder> checks all graphs in <folder>/grappler, or in <folder>,
// besides those of the tree:
//
//   MP_GRAPHS=dir build/static/test/Unit/MPAnalysisTests \
//     --gtest_filter='*Grappler*'
//
//===----------------------------------------------------------------------===//

#include "GrapplerGraph.h"

#include "gtest/gtest.h"

using namespace mlir::mp;
using namespace mlir::mp::test;

namespace {

class GrapplerPaint : public testing::TestWithParam<std::string> {};

TEST_P(GrapplerPaint, NamesAreTheSame) {
  auto graph = GrapplerGraph::load(GetParam(), loadLists());
  ASSERT_TRUE(bool(graph)) << llvm::toString(graph.takeError());
  ASSERT_FALSE(graph->expected.empty());
  EXPECT_EQ(graph->getPainted(planByPainting(graph->graph)), graph->expected);
}

INSTANTIATE_TEST_SUITE_P(Graphs, GrapplerPaint, testing::ValuesIn(getGraphs()),
                         [](const auto &info) {
                           return getGraphName(info.param, info.index);
                         });

TEST(GrapplerGraphs, AllFourAreThere) { EXPECT_GE(getGraphs().size(), 4u); }

// The comparison can fail: without the denials of one op it does.
TEST(GrapplerGraphs, AnotherPolicyPaintsOtherNames) {
  auto graph =
      GrapplerGraph::load(MP_TEST_INPUTS "/grappler/lenet.json", loadLists());
  ASSERT_TRUE(bool(graph)) << llvm::toString(graph.takeError());
  for (unsigned node = 0; node < graph->graph.size(); ++node)
    if (graph->graph[node].opClass == OpClass::Deny)
      graph->graph[node].opClass = OpClass::Infer;
  EXPECT_NE(graph->getPainted(planByPainting(graph->graph)), graph->expected);
}

std::set<std::string> paint(llvm::StringRef nodes,
                            llvm::StringRef preserved = "",
                            const OpLists &lists = loadLists()) {
  std::string text =
      ("{\"preserved\": [" + preserved + "], \"nodes\": [" + nodes + "]}")
          .str();
  auto graph = llvm::cantFail(GrapplerGraph::parse(text, lists));
  return graph.getPainted(planByPainting(graph.graph));
}

using Names = std::set<std::string>;

// The data of a batch norm is painted, its statistics are not: a clear op on
// the mean stays wide.
TEST(GrapplerGraphs, BatchNormHasTwoTypes) {
  EXPECT_EQ(paint(R"({"name":"x","op":"Conv2D","dtype":"f32","inputs":[]},
        {"name":"bn","op":"FusedBatchNormV3","dtype":"f32",
         "inputs":["x","s","s"]},
        {"name":"s","op":"Identity","dtype":"f32","inputs":[]},
        {"name":"mean","op":"Reshape","dtype":"f32","inputs":["bn:1"]},
        {"name":"y","op":"Relu","dtype":"f32","inputs":["bn"]},
        {"name":"z","op":"Conv2D","dtype":"f32","inputs":["y"]})"),
            (Names{"x", "bn", "y", "z"}));
}

// TensorFlow: PreserveIdentityAfterVariable.
TEST(GrapplerGraphs, IdentityOfVariableStaysWide) {
  EXPECT_EQ(paint(R"({"name":"v","op":"VariableV2","dtype":"f32","inputs":[]},
        {"name":"i","op":"Identity","dtype":"f32","inputs":["v"]},
        {"name":"c","op":"Const","dtype":"f32","inputs":[]},
        {"name":"j","op":"Identity","dtype":"f32","inputs":["c"]},
        {"name":"m","op":"MatMul","dtype":"f32","inputs":["i","j"]})"),
            (Names{"j", "m"}));
}

// An Enter takes the variable into a loop, and stays wide with its Identity; an
// Identity of the Identity is an op like others.
TEST(GrapplerGraphs, EnterOfVariableStaysWide) {
  EXPECT_EQ(paint(R"({"name":"v","op":"VariableV2","dtype":"f32","inputs":[]},
        {"name":"i","op":"Identity","dtype":"f32","inputs":["v"]},
        {"name":"e","op":"Enter","dtype":"f32","inputs":["i"]},
        {"name":"f","op":"Enter","dtype":"f32","inputs":["e"]},
        {"name":"g","op":"Enter","dtype":"f32","inputs":["v"]},
        {"name":"j","op":"Identity","dtype":"f32","inputs":["i"]},
        {"name":"m","op":"MatMul","dtype":"f32","inputs":["f","j"]},
        {"name":"n","op":"MatMul","dtype":"f32","inputs":["e","g"]})"),
            (Names{"g", "j", "m", "n"}));
}

// TensorFlow: BidirectionalClearChain. ShapeN has one type for all its inputs,
// so paint passes from one to the other; IdentityN has one each.
TEST(GrapplerGraphs, OneTypeForAllInputsOrOneEach) {
  const char *nodes = R"({"name":"x","op":"Const","dtype":"f32","inputs":[]},
        {"name":"c1","op":"Relu","dtype":"f32","inputs":["x"]},
        {"name":"c2","op":"Relu","dtype":"f32","inputs":["x2"]},
        {"name":"m","op":"MatMul","dtype":"f32","inputs":["c1","c1"]},
        {"name":"n","op":"%s","dtype":"i32","inputs":["c1","c2"]},
        {"name":"c4","op":"Relu","dtype":"f32","inputs":["c2"]})";
  auto with = [&](const char *op) {
    std::string text(nodes);
    return text.replace(text.find("%s"), 2, op);
  };
  EXPECT_EQ(paint(with("ShapeN")), (Names{"c1", "c2", "c4", "m", "n"}));
  EXPECT_EQ(paint(with("IdentityN")), (Names{"c1", "m", "n"}));
}

// A control edge orders, and carries neither paint nor denial.
TEST(GrapplerGraphs, ControlEdgesCarryNothing) {
  EXPECT_EQ(paint(R"({"name":"m","op":"MatMul","dtype":"f32","inputs":[]},
        {"name":"e","op":"Exp","dtype":"f32","inputs":["m"]},
        {"name":"r","op":"Relu","dtype":"f32","inputs":["x","^m"]},
        {"name":"a","op":"Add","dtype":"f32","inputs":["m","^e"]})"),
            (Names{"m", "a"}));
}

// TensorFlow: AlreadyFp16. What is f16 has no vertex; the conversion to f32
// that only painted ops read is f16 from the start.
TEST(GrapplerGraphs, GivenF16IsLeftAlone) {
  EXPECT_EQ(paint(R"({"name":"x","op":"Placeholder","dtype":"f16","inputs":[]},
        {"name":"m","op":"MatMul","dtype":"f16","inputs":["x","x"]},
        {"name":"r","op":"Relu","dtype":"f16","inputs":["m"]},
        {"name":"c","op":"Cast","dtype":"f32","inputs":["r"]},
        {"name":"n","op":"MatMul","dtype":"f32","inputs":["c","c"]},
        {"name":"d","op":"Cast","dtype":"f32","inputs":["r"]},
        {"name":"s","op":"Sum","dtype":"f32","inputs":["d"]})"),
            (Names{"c", "n"}));
}

// A call of a function is in no list, and so a barrier; what it calls is
// another graph.
TEST(GrapplerGraphs, CallsAreBarriers) {
  EXPECT_EQ(paint(R"({"name":"m","op":"MatMul","dtype":"f32","inputs":[]},
        {"name":"p","op":"PartitionedCall","dtype":"f32","inputs":["m"]},
        {"name":"a","op":"Add","dtype":"f32","inputs":["p"]},
        {"name":"n","op":"MatMul","dtype":"f32","inputs":["a"]})"),
            (Names{"m", "n"}));
}

// The gradient's scale is float by definition, not of the type of the
// statistics: a denial ends in it.
TEST(GrapplerGraphs, FixedFloatPortHasAVertexOfItsOwn) {
  EXPECT_EQ(paint(R"({"name":"x","op":"Conv2D","dtype":"f32","inputs":[]},
        {"name":"s","op":"Exp","dtype":"f32","inputs":["y"]},
        {"name":"bn","op":"FusedBatchNormGradV3","dtype":"f32",
         "inputs":["x","x","s","u","u","u"]},
        {"name":"u","op":"Reshape","dtype":"f32","inputs":["v"]},
        {"name":"a","op":"Add","dtype":"f32","inputs":["bn:1","x"]})"),
            (Names{"x", "bn", "a"}));
}

const char *levels = R"({"name":"m","op":"MatMul","dtype":"f32","inputs":[]},
        {"name":"a","op":"Add","dtype":"f32","inputs":["m"]},
        {"name":"r","op":"Relu","dtype":"f32","inputs":["m"]},
        {"name":"n","op":"MatMul","dtype":"f32","inputs":["a","r"]},
        {"name":"s","op":"Sum","dtype":"f32","inputs":["n"]},
        {"name":"o","op":"MatMul","dtype":"f32","inputs":["s"]})";

// The levels and list edits that TensorFlow takes from the environment are
// policies here.
TEST(GrapplerGraphs, LevelsAreLists) {
  EXPECT_EQ(paint(levels), (Names{"m", "a", "r", "n", "o"}));
  OpLists inferIsDeny = loadLists();
  inferIsDeny.replace(OpClass::Infer, OpClass::Deny);
  EXPECT_EQ(paint(levels, "", inferIsDeny), (Names{"m", "r", "n", "o"}));
  OpLists coresOnly = loadLists();
  for (OpClass other : {OpClass::Infer, OpClass::Deny, OpClass::Clear})
    coresOnly.replace(other, std::nullopt);
  EXPECT_EQ(paint(levels, "", coresOnly), (Names{"m", "n", "o"}));
}

TEST(GrapplerGraphs, ListsAreEdited) {
  OpLists lists = loadLists();
  lists.set("Sum", OpClass::Infer);
  lists.set("Relu", std::nullopt);
  EXPECT_EQ(paint(levels, "", lists), (Names{"m", "a", "n", "s", "o"}));
}

// bf16 has the range for a sum; some f16 kernels it has not.
TEST(GrapplerGraphs, ListsForBF16) {
  OpLists lists = llvm::cantFail(
      OpLists::load(MP_TEST_INPUTS "/tensorflow_lists.json", /*bf16=*/true));
  EXPECT_EQ(paint(levels, "", lists), (Names{"m", "a", "r", "n", "s", "o"}));
  EXPECT_EQ(lists.getClass("Rsqrt"), OpClass::Infer);
  EXPECT_EQ(lists.getClass("Exp"), OpClass::Deny);
  EXPECT_EQ(lists.getClass("CudnnRNN"), std::nullopt);
}

// TensorFlow: ExistingCast. A conversion that also a wide op reads stays.
TEST(GrapplerGraphs, ConversionFollowsItsReaders) {
  EXPECT_EQ(paint(R"({"name":"b","op":"Placeholder","dtype":"i1","inputs":[]},
        {"name":"c","op":"Cast","dtype":"f32","inputs":["b"]},
        {"name":"d","op":"Cast","dtype":"f32","inputs":["b"]},
        {"name":"m","op":"MatMul","dtype":"f32","inputs":["c","d"]},
        {"name":"e","op":"Exp","dtype":"f32","inputs":["d"]})"),
            (Names{"c", "m"}));
}

// TensorFlow: RecurrentEdgeColorMismatch.
TEST(GrapplerGraphs, LoopWithADeniedMergeStaysWide) {
  const char *loop = R"({"name":"in","op":"MatMul","dtype":"f32","inputs":[]},
    {"name":"e","op":"%s","dtype":"f32","inputs":["in"]},
    {"name":"g1","op":"Merge","dtype":"f32","inputs":["in","n"]},
    {"name":"g2","op":"Merge","dtype":"f32","inputs":["e","n"]},
    {"name":"i1","op":"Mul","dtype":"f32","inputs":["g2"]},
    {"name":"m","op":"MatMul","dtype":"f32","inputs":["g1","i1"]},
    {"name":"n","op":"NextIteration","dtype":"f32","inputs":["m"]})";
  auto with = [&](const char *op) {
    std::string text(loop);
    return text.replace(text.find("%s"), 2, op);
  };
  EXPECT_EQ(paint(with("Exp")), (Names{"in", "m"}));
  EXPECT_EQ(paint(with("Relu")),
            (Names{"in", "e", "g1", "g2", "i1", "m", "n"}));
}

// A comparison of floats has a painted operand and a boolean result.
TEST(GrapplerGraphs, ComparisonIsPainted) {
  EXPECT_EQ(paint(R"({"name":"m","op":"MatMul","dtype":"f32","inputs":[]},
        {"name":"g","op":"Greater","dtype":"i1","inputs":["m","m"]},
        {"name":"s","op":"SelectV2","dtype":"f32","inputs":["g","m","m"]},
        {"name":"a","op":"ArgMax","dtype":"i64","inputs":["s"]})"),
            (Names{"m", "g", "s", "a"}));
}

TEST(GrapplerGraphs, PreservedAndHostNodesStayWide) {
  EXPECT_EQ(paint(R"({"name":"a","op":"MatMul","dtype":"f32","inputs":[]},
        {"name":"b","op":"MatMul","dtype":"f32","inputs":["a"]},
        {"name":"h","op":"MatMul","dtype":"f32","inputs":["b"],
         "device":"/device:CPU:0"},
        {"name":"f","op":"Identity","dtype":"f32","inputs":["a"]})",
                  "\"b\", \"f\""),
            (Names{"a"}));
}

} // namespace
