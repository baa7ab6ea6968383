//===- LoadPolicy.cpp - Put a precision policy on the module --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The policy of a preset or a file becomes an attribute of the module, and is
// checked against the ops there: a rule that fits nothing is a mistake of the
// user, and found here rather than by a loss curve.
//
//===----------------------------------------------------------------------===//

#include "mp/Policy/Policy.h"
#include "mp/Transforms/Policy/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/Support/FormatVariadic.h"

namespace mlir::mp {
#define GEN_PASS_DEF_LOADPOLICY
#include "mp/Transforms/Policy/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
struct LoadPolicy final : mlir::mp::impl::LoadPolicyBase<LoadPolicy> {
  using Base::Base;

  /// The policy that the options name; null if they name none.
  FailureOr<PolicyAttr> loadFromOptions(Location loc) {
    if (!preset.empty() && !file.empty())
      return emitError(loc)
             << "mp-load-policy takes preset or file, not both: '" << preset
             << "' and '" << file << "'";
    if (!preset.empty())
      return loadPolicyPreset(preset, loc);
    if (!file.empty())
      return loadPolicyFile(file, loc);
    return PolicyAttr();
  }

  /// That the policy is for the type that was asked for beside it.
  LogicalResult checkType(PolicyAttr policy, Location loc) {
    std::string found = llvm::formatv("{0}", policy.getType());
    if (type.empty() || found == type)
      return success();
    return emitError(loc) << "the policy '" << (file.empty() ? preset : file)
                          << "' is for " << found << ", but " << type
                          << " is asked for beside it";
  }

  /// The policy with the planner that the options name, if any.
  FailureOr<PolicyAttr> withPlanner(PolicyAttr policy, Location loc) {
    if (planner.empty())
      return policy;
    std::optional<PlannerKind> kind = symbolizePlannerKind(planner);
    if (!kind)
      return emitError(loc)
             << "'" << planner << "' is not a planner: painting or mincut";
    return PolicyAttr::get(policy.getContext(), policy.getType(), *kind,
                           policy.getTile(), policy.getGradients(),
                           policy.getRules());
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<PolicyAttr> loaded = loadFromOptions(module.getLoc());
    if (failed(loaded) ||
        (*loaded && failed(checkType(*loaded, module.getLoc()))))
      return signalPassFailure();
    auto own = module->getAttrOfType<PolicyAttr>(attr::policy);
    if (own && *loaded && own != *loaded)
      module.emitWarning("the module has its own policy, which wins over '")
          << (preset.empty() ? file : preset) << "'";
    PolicyAttr policy = own ? own : *loaded;
    if (!policy) {
      module.emitError("no precision policy: name a preset or a file, as in "
                       "mp-load-policy{preset=fp16}");
      return signalPassFailure();
    }
    FailureOr<PolicyAttr> planned = withPlanner(policy, module.getLoc());
    if (failed(planned) ||
        failed(verifyPolicy(*planned, module, module.getLoc())))
      return signalPassFailure();
    module->setAttr(attr::policy, *planned);
    // No analysis reads it, and it was verified above.
    markAllAnalysesPreserved();
  }
};
} // namespace
