//===- ObserveValues.cpp - Hand each value of a step to the host ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names are those of the step as it is given, so all are taken before the first
// call is put between its ops.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Evidence/ValueNames.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Support/Files.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Evidence/Passes.h"

#define DEBUG_TYPE "mp-observe-values"

namespace mlir::mp {
#define GEN_PASS_DEF_OBSERVEVALUES
#include "mp/Transforms/Evidence/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

static constexpr StringLiteral customCall = "stablehlo.custom_call";

namespace {
struct ObserveValues final : mp::impl::ObserveValuesBase<ObserveValues> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (profile.empty()) {
      module.emitError("no profile: name the file to write, as in "
                       "mp-observe-values{profile=p.json}");
      return signalPassFailure();
    }
    std::vector<NamedValue> values = nameFloatValues(module);
    if (failed(write(startProfile(module, values))))
      return signalPassFailure();
    int64_t calls = 0;
    for (auto [index, named] : llvm::enumerate(values))
      if (mayBeObserved(named.value) && !isObserved(named.value)) {
        call(named.value, first + static_cast<int64_t>(index));
        ++calls;
      }
    remark::analysis(module.getLoc(), remarkOf(DEBUG_TYPE, "Profile"))
        << remark::metric("Values", values.size())
        << remark::metric("Observed", calls);
    if (calls == 0)
      markAllAnalysesPreserved();
  }

private:
  LogicalResult write(const Profile &empty) {
    llvm::Error error = writeFile(profile, [&](llvm::raw_ostream &os) {
      empty.write(os);
      return llvm::Error::success();
    });
    if (!error)
      return success();
    return getOperation().emitError("cannot write the profile '")
           << profile << "': " << llvm::toString(std::move(error));
  }

  /// Whether a call reads it already.
  bool isObserved(Value value) const {
    return llvm::any_of(value.getUsers(), [&](Operation *user) {
      auto opaque = dyn_cast<OpaqueOp>(user);
      DictionaryAttr config = opaque ? opaque.getConfigAttr() : nullptr;
      auto called =
          config ? config.getAs<StringAttr>("call_target_name") : nullptr;
      return called && called == target && opaque->getNumResults() == 0;
    });
  }

  void call(Value value, int64_t number) {
    OpBuilder builder(&getContext());
    builder.setInsertionPointAfterValue(value);
    NamedAttrList config;
    config.set("api_version", builder.getI32IntegerAttr(1));
    config.set("backend_config", builder.getStringAttr(Twine(number)));
    config.set("call_target_name", builder.getStringAttr(target));
    config.set("has_side_effect", builder.getBoolAttr(true));
    OpaqueOp::create(
        builder, value.getLoc(), TypeRange(), builder.getStringAttr(customCall),
        ScalingRuleAttr::get(&getContext(), ScalingRule::Unknown),
        /*moves=*/UnitAttr(), builder.getUnitAttr(),
        config.getDictionary(&getContext()), StringAttr(), TypeAttr(), value);
  }
};
} // namespace
