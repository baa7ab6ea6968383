//===- RangeBenchmark.cpp - Time of the range analysis --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Blocks of what the analysis looks at longest: products, a softmax and a
// normalisation, whose rules go back over the ops before them.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mp/Analysis/Range/NarrowVerdict.h"
#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/InitAll.h"
#include "llvm/Support/FormatVariadic.h"

#include <benchmark/benchmark.h>

using namespace mlir;
using namespace mlir::mp;

/// A block reads %x{0}, and the next one reads %x{1}.
static constexpr const char *block = R"(
  %dot{0} = mp.dot %x{0}, %w contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %relu{0} = arith.maximumf %dot{0}, %zero : tensor<8x8xf32>
  %max{0} = mp.reduce max %relu{0} dims [1] : tensor<8x8xf32> to tensor<8xf32>
  %most{0} = mp.broadcast %max{0} dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %shift{0} = arith.subf %relu{0}, %most{0} : tensor<8x8xf32>
  %exp{0} = math.exp %shift{0} : tensor<8x8xf32>
  %sum{0} = mp.reduce add %exp{0} dims [1] : tensor<8x8xf32> to tensor<8xf32>
  %all{0} = mp.broadcast %sum{0} dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %share{0} = arith.divf %exp{0}, %all{0} : tensor<8x8xf32>
  %mean{0} = mp.dot %share{0}, %x{0} contracting [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %add{0} = arith.addf %mean{0}, %x{0} : tensor<8x8xf32>
  %sq{0} = arith.mulf %add{0}, %add{0} : tensor<8x8xf32>
  %sumsq{0} = mp.reduce add %sq{0} dims [1] : tensor<8x8xf32> to tensor<8xf32>
  %kept{0} = arith.addf %sumsq{0}, %eps : tensor<8xf32>
  %inv{0} = math.rsqrt %kept{0} : tensor<8xf32>
  %invs{0} = mp.broadcast %inv{0} dims [0] : tensor<8xf32> to tensor<8x8xf32>
  %x{1} = arith.mulf %add{0}, %invs{0} : tensor<8x8xf32>
)";
static constexpr unsigned opsOfBlock = 17;

/// About `ops` ops in one function.
static OwningOpRef<ModuleOp> makeBlocks(MLIRContext *context, unsigned ops) {
  std::string text = R"(
func.func @main(%x0: tensor<8x8xf32>, %w: tensor<8x8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  %eps = arith.constant dense<1.0e-5> : tensor<8xf32>
)";
  for (unsigned i = 0; i < ops / opsOfBlock; ++i)
    text += llvm::formatv(block, i, i + 1);
  return parseSourceString<ModuleOp>(text + "  return\n}\n", context);
}

/// Every range, and both verdicts on it.
static void analyseRanges(benchmark::State &state) {
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> module = makeBlocks(&context, state.range(0));
  if (!module)
    return state.SkipWithError("the step is not valid");
  auto function = *module->getOps<FunctionOpInterface>().begin();
  bool isJudged = state.range(1);
  for (auto _ : state) {
    RangeAnalysis ranges(function);
    ranges.run();
    if (isJudged)
      function->walk([&](Operation *op) {
        for (Value value : op->getResults())
          for (FloatType low : {FloatType(Float16Type::get(&context)),
                                FloatType(BFloat16Type::get(&context))})
            benchmark::DoNotOptimize(judge(ranges.get(value), low));
      });
  }
  state.SetComplexityN(state.range(0));
  state.counters["s/op"] = benchmark::Counter(
      state.range(0), benchmark::Counter::kIsIterationInvariantRate |
                          benchmark::Counter::kInvert);
}
BENCHMARK(analyseRanges)
    ->ArgsProduct({{1000, 10000, 100000}, {0, 1}})
    ->ArgNames({"ops", "judged"})
    ->Unit(benchmark::kMicrosecond);
