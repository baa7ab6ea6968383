//===- Pareto.cpp - Write bytes of plans against their risk ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Precision/PlanFrontier.h"
#include "mp/Transforms/Cost/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "mp/Support/Files.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

namespace mlir::mp {
#define GEN_PASS_DEF_PARETO
#include "mp/Transforms/Cost/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

static void write(raw_ostream &os, StringRef name,
                  const PlanFrontier &frontier) {
  os << llvm::formatv("{0}: {1} values, {2} bytes in f32\n", name,
                      frontier.values, frontier.wideBytes);
  os << "     price          bytes  of f32  16-bit  proved  assumed\n";
  for (const FrontierPoint &point : frontier.points) {
    double share =
        frontier.wideBytes ? 100.0 * point.bytes / frontier.wideBytes : 100.0;
    os << llvm::formatv("{0,10} {1,14} {2,6:F1}% {3,7} {4,7} {5,8}\n",
                        point.price, point.bytes, share, point.narrow,
                        point.narrow - point.assumed, point.assumed);
  }
}

namespace {
struct Pareto final : mlir::mp::impl::ParetoBase<Pareto> {
  using Base::Base;

  FailureOr<std::string> plan(PolicyAttr policy) {
    std::string text;
    llvm::raw_string_ostream os(text);
    ClassResolver resolver(policy);
    for (auto function : getOperation().getOps<FunctionOpInterface>()) {
      if (function.isExternal())
        continue;
      FailureOr<FunctionPrecision> graph =
          FunctionPrecision::build(function, policy, resolver);
      if (failed(graph))
        return failure();
      PlanFrontier frontier = findPlanFrontier(*graph, policy, points);
      if (frontier.values != 0)
        write(os, function.getName(), frontier);
    }
    return text;
  }

  void runOnOperation() override {
    markAllAnalysesPreserved();
    FailureOr<PolicyAttr> policy = getPolicy(getOperation());
    if (failed(policy))
      return signalPassFailure();
    if (!isNarrow(policy->getType()) || points < 2) {
      getOperation().emitError()
          << (points < 2 ? "a frontier has at least 2 points"
                         : "the policy's type is f32: there is one plan");
      return signalPassFailure();
    }
    FailureOr<std::string> text = plan(*policy);
    if (failed(text))
      return signalPassFailure();
    auto writeText = [&](raw_ostream &os) {
      os << *text;
      return llvm::Error::success();
    };
    if (llvm::Error error = writeFile(output, writeText)) {
      getOperation().emitError("cannot write the frontier '")
          << output << "': " << llvm::toString(std::move(error));
      signalPassFailure();
    }
  }
};
} // namespace
