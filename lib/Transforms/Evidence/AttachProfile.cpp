//===- AttachProfile.cpp - Put what a profile saw on the ops --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names of a profile hold only for the step it was made of; an attribute
// stays with its op through the passes that follow. So the file is read first
// of all, and everything is matched before anything is changed.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Evidence/Profile.h"
#include "mp/Analysis/Evidence/ValueNames.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/ValueMap.h"
#include "mp/Transforms/Evidence/Passes.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

#include <numeric>

#define DEBUG_TYPE "mp-attach-profile"

namespace mlir::mp {
#define GEN_PASS_DEF_ATTACHPROFILE
#include "mp/Transforms/Evidence/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// What was seen of each value; values that were never made are not there.
using ObservedValues = ValueMap<ObservedAttr>;

/// The statistics as an attribute; null if nothing was seen.
static ObservedAttr makeObserved(MLIRContext *context,
                                 const ValueStatistics &seen) {
  if (seen.count == 0)
    return {};
  int64_t divisor = std::gcd(seen.zeros, seen.nonFinite);
  for (int64_t count : seen.exponents)
    divisor = std::gcd(divisor, count);
  ArrayRef<int64_t> bins(seen.exponents);
  int64_t first = ValueStatistics::firstExponent;
  for (; !bins.empty() && bins.front() == 0; ++first)
    bins = bins.drop_front();
  while (!bins.empty() && bins.back() == 0)
    bins = bins.drop_back();
  auto exponents =
      llvm::map_to_vector(bins, [&](int64_t count) { return count / divisor; });
  auto number = [](bool isKnown, double value) {
    return APFloat(isKnown ? value : 0.0);
  };
  return ObservedAttr::get(
      context, number(seen.hasFinite(), seen.min),
      number(seen.hasFinite(), seen.max), number(seen.hasNonZero(), seen.least),
      number(seen.hasFinite(), seen.rowNorm), seen.isInteger,
      seen.zeros / divisor, seen.nonFinite / divisor,
      exponents.empty() ? 0 : first, exponents);
}

/// Finds what `profile` has of each value of `module`, which it has to be of.
static FailureOr<ObservedValues>
matchValues(ModuleOp module, const Profile &profile, StringRef path) {
  if (llvm::Error error = profile.checkStep(fingerprint(module)))
    return module.emitError() << path << ": " << toString(std::move(error));
  ObservedValues observed;
  std::vector<NamedValue> values = nameFloatValues(module);
  for (const NamedValue &named : values) {
    const ProfileEntry *entry = profile.find(named.name);
    if (!entry)
      return emitError(named.value.getLoc())
             << path << ": has no value " << quote(named.name)
             << "; run mp-run --profile again";
    if (ObservedAttr seen = makeObserved(module.getContext(), entry->seen))
      observed[named.value] = seen;
  }
  // Each name was found, so there are others only if there are more.
  if (values.size() != profile.getEntries().size())
    return module.emitError()
           << path << ": has " << countOf(profile.getEntries().size(), "value")
           << ", and the step has " << values.size();
  return observed;
}

/// A list with what was seen of each value, `unit` where nothing was; null if
/// nothing was seen of any.
static ArrayAttr listOf(MLIRContext *context, ValueRange values,
                        const ObservedValues &observed) {
  SmallVector<Attribute> list;
  bool isKnown = false;
  for (Value value : values) {
    ObservedAttr seen = observed.lookup(value);
    isKnown |= bool(seen);
    list.push_back(seen ? Attribute(seen) : UnitAttr::get(context));
  }
  return isKnown ? ArrayAttr::get(context, list) : ArrayAttr();
}

static void attachToOp(Operation *op, const ObservedValues &observed) {
  ArrayAttr list;
  // Canonicalization may drop what a region hands on and keep the list, too.
  if (llvm::any_of(op->getResults(), mayBeObserved))
    list = listOf(op->getContext(), op->getResults(), observed);
  if (list)
    op->setDiscardableAttr(attr::observed, list);
  else
    op->removeDiscardableAttr(attr::observed);
}

static void attachToArguments(FunctionOpInterface function,
                              const ObservedValues &observed) {
  SmallVector<DictionaryAttr> dictionaries;
  function.getAllArgAttrs(dictionaries);
  for (auto [dictionary, argument] :
       llvm::zip_equal(dictionaries, function.getArguments())) {
    NamedAttrList attributes(dictionary);
    attributes.erase(attr::observed);
    if (ObservedAttr seen = observed.lookup(argument))
      attributes.set(attr::observed, seen);
    dictionary = attributes.getDictionary(function.getContext());
  }
  function.setAllArgAttrs(dictionaries);
}

/// Leaves what was seen in the module, and removes what was there before.
static void attach(ModuleOp module, const ObservedValues &observed) {
  module.walk([&](Operation *op) {
    auto function = dyn_cast<FunctionOpInterface>(op);
    if (!function)
      attachToOp(op, observed);
    else if (!function.isExternal())
      attachToArguments(function, observed);
  });
}

namespace {
struct AttachProfile final : mp::impl::AttachProfileBase<AttachProfile> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (profile.empty()) {
      module.emitError("no profile: name a file that mp-run --profile wrote, "
                       "as in mp-attach-profile{profile=p.json}");
      return signalPassFailure();
    }
    llvm::Expected<Profile> read = Profile::read(profile);
    if (!read) {
      module.emitError(toString(read.takeError()));
      return signalPassFailure();
    }
    FailureOr<ObservedValues> observed = matchValues(module, *read, profile);
    if (failed(observed))
      return signalPassFailure();
    attach(module, *observed);
    remark::analysis(module.getLoc(), remarkOf(DEBUG_TYPE, "Profile"))
        << remark::metric("Values", read->getEntries().size())
        << remark::metric("Observed", observed->size());
    // Nothing that an analysis reads has changed.
    markAllAnalysesPreserved();
  }
};
} // namespace
