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

#include "mp/Policy/ChipGate.h"
#include "mp/Policy/Policy.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Policy/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/Support/FormatVariadic.h"

#define DEBUG_TYPE "mp-load-policy"

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

  FailureOr<PolicyAttr> withOptions(PolicyAttr policy, Location loc);
  LogicalResult checkChips(PolicyAttr policy, Location loc);

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
    FailureOr<PolicyAttr> planned = withOptions(policy, module.getLoc());
    if (failed(planned) || failed(checkChips(*planned, module.getLoc())) ||
        failed(verifyPolicy(*planned, module, module.getLoc())))
      return signalPassFailure();
    module->setAttr(attr::policy, *planned);
    // No analysis reads it, and it was verified above.
    markAllAnalysesPreserved();
  }
};
} // namespace

/// Reads an enum's value from an option, unless it is empty. `kind` says what
/// it has to be.
template <typename Enum>
static LogicalResult readOption(StringRef text, Enum &value,
                                std::optional<Enum> (*symbolize)(StringRef),
                                Location loc, StringRef kind) {
  if (text.empty())
    return success();
  std::optional<Enum> known = symbolize(text);
  if (!known)
    return emitError(loc) << "'" << text << "' is not " << kind;
  value = *known;
  return success();
}

/// The policy with the fields that options name.
FailureOr<PolicyAttr> LoadPolicy::withOptions(PolicyAttr policy, Location loc) {
  PlannerKind kind = policy.getPlanner();
  PrecisionLevel chosen = policy.getLevel();
  UnmodeledOps others = policy.getUnmodeled();
  GradientStorage stored = policy.getGradients();
  FusionMode priced = policy.getFusion();
  if (failed(readOption<PlannerKind>(planner, kind, symbolizePlannerKind, loc,
                                     "a planner: painting or mincut")) ||
      failed(readOption<PrecisionLevel>(
          level, chosen, symbolizePrecisionLevel, loc,
          "a level: fewest-bytes, inputs-only, tensor-cores-only, o1, o2 or "
          "force-all")) ||
      failed(readOption<GradientStorage>(
          gradients, stored, symbolizeGradientStorage, loc,
          "a storage of gradients: wide or planned")) ||
      failed(readOption<FusionMode>(fusion, priced, symbolizeFusionMode, loc,
                                    "a fusion to price: full or none")) ||
      failed(readOption<UnmodeledOps>(
          unmodeled, others, symbolizeUnmodeledOps, loc,
          "a way with ops without a model: opaque, warn or error")))
    return failure();
  if (kind == PlannerKind::Painting &&
      (chosen == PrecisionLevel::O1 || chosen == PrecisionLevel::O2))
    return emitError(loc) << "level '" << stringifyPrecisionLevel(chosen)
                          << "' is of the planner mincut; painting knows "
                             "inputs-only, tensor-cores-only and force-all";
  if (kind == PlannerKind::Painting && priced == FusionMode::None)
    return emitError(loc) << "fusion 'none' is of the planner mincut; painting "
                             "asks no kernel";
  if (minFlops < -1)
    return emitError(loc) << "min-flops is a count, not "
                          << minFlops.getValue();
  if (risk < -1)
    return emitError(loc) << "risk is a price in bytes, not "
                          << risk.getValue();
  SmallVector<StringAttr> chips(policy.getChips());
  if (!chip.empty())
    chips = llvm::map_to_vector(chip, [&](const std::string &name) {
      return StringAttr::get(loc.getContext(), name);
    });
  int64_t flops = minFlops < 0 ? policy.getMinFlops() : minFlops;
  int64_t price = risk < 0 ? policy.getRisk() : risk;
  return PolicyAttr::get(policy.getContext(), policy.getType(), kind,
                         policy.getTile(), stored, priced, chosen, flops, price,
                         others, chips, policy.getRules());
}

/// That the chips gain from the type, where any are named.
LogicalResult LoadPolicy::checkChips(PolicyAttr policy, Location loc) {
  if (chipGate != "refuse" && chipGate != "warn" && chipGate != "off")
    return emitError(loc) << "'" << chipGate
                          << "' is not a chip gate: refuse, warn or off";
  if (chipGate == "off") {
    remark::passed(loc, remarkOf(DEBUG_TYPE, "Chip")) << remark::add(
        "the gate is off: {0} is taken for any chip", policy.getType());
    return success();
  }
  if (policy.getChips().empty())
    remark::missed(loc, remarkOf(DEBUG_TYPE, "Chip")) << remark::reason(
        "no chip is named: {0} is taken for one that has it", policy.getType());
  for (StringAttr name : policy.getChips()) {
    std::string fault = describeGate(policy.getType(), name.getValue());
    if (fault.empty())
      remark::passed(loc, remarkOf(DEBUG_TYPE, "Chip"))
          << remark::add("{0} has Tensor Cores for {1}, or needs none",
                         name.getValue(), policy.getType());
    else if (chipGate == "warn" && parseChip(name.getValue()))
      emitWarning(loc) << fault;
    else
      return emitError(loc)
             << fault
             << (parseChip(name.getValue()) ? ", or say chip-gate=off" : "");
  }
  return success();
}
