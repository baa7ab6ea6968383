//===- EntryExtensionTest.cpp - Many additions, against one by one --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/Utils/EntryExtension.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

#include <random>

using namespace mlir;
using namespace mlir::mp;

namespace {

constexpr StringLiteral step = R"mlir(
func.func @main(%w: tensor<4xf32> {mp.role = #mp.role<parameter>, mp.name = "w", mp.pair = 1},
                %x: tensor<4xf32> {mp.role = #mp.role<batch>})
    -> (tensor<4xf32> {mp.role = #mp.role<loss>}, tensor<4xf32> {mp.name = "w"}) {
  return %x, %w : tensor<4xf32>, tensor<4xf32>
}
)mlir";

std::optional<unsigned> findArgument(EntryFunction main, StringRef name) {
  return PortNames::ofArguments(main).find(name);
}

std::optional<unsigned> findArgument(EntryExtension &main, StringRef name) {
  return main.findArgument(name);
}

/// Adds arguments with next values, results, and first values, of which some
/// are made from what `@init` returns or takes already. `Main` and `Init` are
/// EntryFunction and InitFunction, or the extensions of both.
template <typename Main, typename Init>
void addAtRandom(Main &main, Init &init, Value old, unsigned seed) {
  std::mt19937 random(seed);
  SmallVector<std::string> names = {"w", "arg1"};
  for (unsigned i = 0; i < 20; ++i) {
    std::string name =
        "added" + std::to_string(random() % 100) + "_" + std::to_string(i);
    if (random() % 3 == 0) {
      main.addResult(old, Role::Metric, name);
      continue;
    }
    BlockArgument argument = main.addArgument(
        old.getType(), Role::OptimizerState, name, old.getLoc());
    if (random() % 2)
      main.addNextValue(argument, argument, Role::NewState);
    EXPECT_EQ(findArgument(main, name), argument.getArgNumber());
    EXPECT_EQ(main.getArgumentName(argument.getArgNumber()), name);
    FailureOr<Value> from = init.getValue(main, names[random() % names.size()]);
    ASSERT_TRUE(succeeded(from));
    init.setFirstValue(name, *from);
    names.push_back(name);
    if (random() % 4 == 0) // another one in its place
      init.setFirstValue(names.back(), *init.getValue(main, "w"));
  }
}

class EntryExtensionTest : public testing::Test {
protected:
  EntryExtensionTest() { context.loadDialect<MPDialect, func::FuncDialect>(); }
  EntryFunction parse() {
    modules.push_back(parseSourceString<ModuleOp>(step, &context));
    return *EntryFunction::find(*modules.back());
  }
  /// The last module as text, if it is valid.
  std::string printLast() {
    EXPECT_TRUE(succeeded(verify(*modules.back())));
    std::string text;
    llvm::raw_string_ostream(text) << *modules.back();
    return text;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  std::vector<OwningOpRef<ModuleOp>> modules;
};

TEST_F(EntryExtensionTest, MakesWhatSingleAdditionsMake) {
  for (unsigned seed = 0; seed < 100; ++seed) {
    EntryFunction main = parse();
    InitFunction init = *InitFunction::getOrCreate(main);
    addAtRandom(main, init, main.getArgument(1), seed);
    std::string oneByOne = printLast();

    EntryFunction again = parse();
    EntryExtension all(again);
    InitExtension allFirst(*InitFunction::getOrCreate(again));
    addAtRandom(all, allFirst, again.getArgument(1), seed);
    all.finish();
    allFirst.finish();
    EXPECT_EQ(printLast(), oneByOne) << "seed " << seed;
  }
}

TEST_F(EntryExtensionTest, RefusesAnUnknownName) {
  std::string message;
  ScopedDiagnosticHandler handler(
      &context, [&](Diagnostic &diagnostic) { message += diagnostic.str(); });
  EntryFunction main = parse();
  EntryExtension all(main);
  InitExtension first(*InitFunction::getOrCreate(main));
  EXPECT_TRUE(failed(first.getValue(all, "v")));
  EXPECT_EQ(message, "'@init' needs 'v', which is not an argument of '@main'");
}

} // namespace
