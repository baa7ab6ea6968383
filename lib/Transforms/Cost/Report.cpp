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

#include "mp/Analysis/Cost/StepParts.h"
#include "mp/Interfaces/PrecisionOpInterface.h"
#include "mp/Support/Files.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Sizes.h"
#include "mp/Transforms/Cost/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/JSON.h"

namespace mlir::mp {
#define GEN_PASS_DEF_REPORT
#include "mp/Transforms/Cost/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// How many of the largest values in f32 are named.
static constexpr size_t maxNamed = 20;

/// Why a value may not be kept in 16 bits; empty if nobody said so.
template <typename Counted>
static StringRef getReason(const Counted &counted) {
  if (isa<BlockArgument>(counted.value))
    return "is a master, which the update reads instead of the working copy";
  auto reason =
      counted.maker
          ? counted.maker->template getAttrOfType<StringAttr>(attr::storedWide)
          : StringAttr();
  return reason ? reason.getValue() : StringRef();
}

/// The values of a list that are f32 for a reason, the largest first: where
/// they are made, bytes, and the reason.
template <typename Counted>
static void writeLargest(llvm::json::OStream &json, StringRef name,
                         std::vector<Counted> values) {
  llvm::stable_sort(values, [](const Counted &a, const Counted &b) {
    return a.bytes > b.bytes;
  });
  if (values.size() > maxNamed)
    values.resize(maxNamed);
  json.attributeArray(name, [&] {
    for (const Counted &value : values)
      json.object([&] {
        json.attribute("at", textOf(value.value.getLoc()));
        json.attribute("bytes", value.bytes);
        if (StringRef reason = getReason(value); !reason.empty())
          json.attribute("why", reason);
      });
  });
}

/// What the backward pass keeps of the forward pass, and the largest of it that
/// is f32.
static void writeSaved(llvm::json::OStream &json,
                       std::vector<SavedActivation> saved) {
  int64_t bytes = 0, wideBytes = 0, others = 0;
  for (const SavedActivation &value : saved) {
    if (!getPlannableType(value.value))
      others = saturatingAdd(others, value.bytes);
    bytes = saturatingAdd(bytes, value.bytes);
    wideBytes = saturatingAdd(wideBytes, value.wideBytes);
  }
  json.attribute("values", static_cast<int64_t>(saved.size()));
  json.attribute("bytes", bytes);
  json.attribute("bytes_in_f32", wideBytes);
  // Masks and indices, which no precision makes smaller.
  json.attribute("bytes_of_no_float", others);
  llvm::erase_if(saved, [](const SavedActivation &saved) {
    FloatType type = getPlannableType(saved.value);
    return !type || isNarrow(type);
  });
  // Which 16 bits could not hold, or which is read as f32 in any case.
  int64_t forced = 0;
  for (const SavedActivation &value : saved)
    if (!getReason(value).empty())
      forced = saturatingAdd(forced, value.bytes);
  json.attribute("bytes_kept_in_f32", forced);
  writeLargest(json, "largest_in_f32", std::move(saved));
}

/// What moves more bytes since 16 bits could not hold it, or since it is read
/// as f32 in any case: by reason, those of most bytes first, and the largest.
static void writeKeptWide(llvm::json::OStream &json,
                          std::vector<WideValue> wide) {
  llvm::erase_if(
      wide, [](const WideValue &value) { return getReason(value).empty(); });
  struct Sum {
    int64_t values = 0, bytes = 0;
  };
  Sum all;
  llvm::MapVector<StringRef, Sum> sums;
  for (const WideValue &value : wide)
    for (Sum *sum : {&all, &sums[getReason(value)]}) {
      ++sum->values;
      sum->bytes = saturatingAdd(sum->bytes, value.bytes);
    }
  json.attribute("values", all.values);
  json.attribute("bytes_beyond_16bit", all.bytes);
  auto sorted = sums.takeVector();
  llvm::stable_sort(sorted, [](const auto &a, const auto &b) {
    return a.second.bytes > b.second.bytes;
  });
  json.attributeArray("reasons", [&] {
    for (const std::pair<StringRef, Sum> &reason : sorted)
      json.object([&] {
        json.attribute("why", reason.first);
        json.attribute("values", reason.second.values);
        json.attribute("bytes", reason.second.bytes);
      });
  });
  writeLargest(json, "largest", std::move(wide));
}

/// Whether the plan was priced op by op, and so says of each value why it is
/// f32.
static bool isPlannedUnfused(FunctionOpInterface function) {
  auto module = function->getParentOfType<ModuleOp>();
  auto policy = module->getAttrOfType<PolicyAttr>(attr::policy);
  return policy && policy.getFusion() == FusionMode::None &&
         isNarrow(policy.getType());
}

static void writeFunction(llvm::json::OStream &json,
                          FunctionOpInterface function) {
  json.object([&] {
    json.attribute("name", function.getName());
    writeCost(json, countStepCost(function));
    StepParts parts = countStepParts(function);
    json.attributeObject("bytes_by_part", [&] {
      writeTraffic(json, "state_machinery", parts.stateMachinery);
      writeTraffic(json, "casts", parts.casts);
      writeTraffic(json, "moves", parts.moves);
      writeTraffic(json, "contractions", parts.contractions);
      writeTraffic(json, "other", parts.other);
    });
    json.attributeObject("saved_activations", [&] {
      writeSaved(json, findSavedActivations(function));
    });
    if (isPlannedUnfused(function))
      json.attributeObject("kept_in_f32", [&] {
        writeKeptWide(json, findWideValues(function));
      });
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
    if (llvm::Error error = writeFile(output, write)) {
      getOperation().emitError("cannot write the report '")
          << output << "': " << llvm::toString(std::move(error));
      return signalPassFailure();
    }
    markAllAnalysesPreserved();
  }
};
} // namespace
