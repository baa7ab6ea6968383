//===- consumer.cpp - A foreign compiler that embeds the passes -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mp/Dialect/MP/IR/MP.h"
#include "mp/InitAll.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

static constexpr const char *source = R"mlir(
func.func @main(%x: tensor<8x64xf32>, %w: tensor<64x16xf32>) -> tensor<8x16xf32> {
  %0 = mp.dot %x, %w contracting [1] x [0]
     : (tensor<8x64xf32>, tensor<64x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
})mlir";

int main() {
  DialectRegistry registry;
  mp::registerAllDialects(registry);
  MLIRContext context(registry);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(source, &context);
  if (!module)
    return 1;
  module->print(llvm::outs());
  return 0;
}
