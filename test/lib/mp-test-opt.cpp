//===- mp-test-opt.cpp - mp-opt with the test passes ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The stock driver over everything that mp-opt registers and the test passes:
// they never reach the tool that is installed.
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "Toy/ToyDialect.h"
#include "mp/InitAll.h"

#include "mlir/Tools/mlir-opt/MlirOptMain.h"

using namespace mlir;

int main(int argc, char **argv) {
  DialectRegistry registry;
  mp::registerAllDialects(registry);
  registry.insert<toy::ToyDialect>();
  toy::registerToyModels(registry);
  mp::registerAllPasses();
  mp::test::registerTestPasses();
  return asMainReturnCode(
      MlirOptMain(argc, argv, "mp-test-opt: analyses of mp, told\n", registry));
}
