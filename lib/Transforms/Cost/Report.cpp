//===- Report.cpp - Write what a module costs as JSON ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers only, in a fixed order and without a time, so that two reports can
// be compared by diff.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Cost/StepCost.h"
#include "mp/Transforms/Cost/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/JSON.h"

namespace mlir::mp {
#define GEN_PASS_DEF_REPORT
#include "mp/Transforms/Cost/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

static void writeFunction(llvm::json::OStream &json,
                          FunctionOpInterface function) {
  json.object([&] {
    json.attribute("name", function.getName());
    writeCost(json, countStepCost(function));
  });
}

namespace {
struct Report final : mlir::mp::impl::ReportBase<Report> {
  using Base::Base;

  void runOnOperation() override {
    auto write = [&](raw_ostream &os) -> llvm::Error {
      llvm::json::OStream json(os, /*IndentSize=*/2);
      json.object([&] {
        json.attributeArray("functions", [&] {
          for (auto function : getOperation().getOps<FunctionOpInterface>())
            if (!function.isExternal())
              writeFunction(json, function);
        });
      });
      os << '\n';
      return llvm::Error::success();
    };
    // By a temporary file: an old report stays whole until the new one is.
    if (llvm::Error error = llvm::writeToOutput(output, write)) {
      getOperation().emitError("cannot write the report '")
          << output << "': " << llvm::toString(std::move(error));
      return signalPassFailure();
    }
    markAllAnalysesPreserved();
  }
};
} // namespace
