//===- mp-test-opt.cpp - mp-opt with the test passes ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// mp-opt's driver, without its import, over everything that mp-opt registers
// and the test passes: they never reach the tool that is installed.
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "Toy/ToyDialect.h"
#include "mp/InitAll.h"
#include "support/Load.h"
#include "support/Optimize.h"
#include "support/Output.h"

#include "mlir/Tools/mlir-opt/MlirOptMain.h"

using namespace mlir;

int main(int argc, char **argv) {
  DialectRegistry registry;
  mp::registerAllDialects(registry);
  registry.insert<toy::ToyDialect>();
  toy::registerToyModels(registry);
  mp::registerAllPasses();
  mp::test::registerTestPasses();
  auto [input, output] = registerAndParseCLIOptions(
      argc, argv, "mp-test-opt: analyses of mp, told\n", registry);
  std::unique_ptr<llvm::MemoryBuffer> buffer = mp::openInput(input);
  if (!buffer)
    return 1;
  return failed(mp::writeOutput(output, [&](raw_ostream &stream) {
    return mp::optimize(stream, std::move(buffer), registry,
                        MlirOptMainConfig::createFromCLOptions());
  }));
}
