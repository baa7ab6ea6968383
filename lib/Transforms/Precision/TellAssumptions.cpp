//===- TellAssumptions.cpp - Say what a plan takes on trust ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TellAssumptions.h"

#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::mp;

/// "65504", "3.39e+38".
static std::string toShortText(const APFloat &value) {
  SmallString<16> text;
  value.toString(text, /*FormatPrecision=*/5);
  return text.str().str();
}

/// "'x', 'y'".
static void addNames(InFlightDiagnostic &diag,
                     ArrayRef<Assumption> assumptions) {
  auto name = [&](const Assumption &assumption) {
    diag << getArgumentName(cast<BlockArgument>(assumption.value));
  };
  diag << "'";
  llvm::interleave(assumptions, diag, name, "', '");
  diag << "'";
}

/// One line for what is believed of the batch, and of the last weights of what
/// is compared with it, with the way out.
static void warnOfAssumptions(ArrayRef<Assumption> assumptions, FloatType low) {
  SmallVector<Assumption> batch, heads;
  for (const Assumption &assumption : assumptions)
    (assumption.isWeight ? heads : batch).push_back(assumption);
  ArrayRef<Assumption> first = batch.empty() ? heads : batch;
  if (first.empty())
    return;
  const llvm::fltSemantics &format = low.getFloatSemantics();
  Operation *reader = first.front().reader;
  InFlightDiagnostic diag = reader->emitWarning();
  diag << reader->getName() << " reads ";
  addNames(diag, first);
  diag << (batch.empty() ? ", the last weights of what is taken from the batch,"
                         : " of the batch")
       << llvm::formatv(" as {0}, which has {1} bits and ends at {2}", low,
                        APFloat::semanticsPrecision(format),
                        toShortText(APFloat::getLargest(format)));
  if (!batch.empty() && !heads.empty()) {
    diag << ", and ";
    addNames(diag, heads);
    diag << ", the last weights of what is taken from the batch, too";
  }
  diag << ": nothing states the range; give a profile (mp-run --profile), or "
          "if that is too little, keep readers f32 by a rule of the policy";
}

/// More than these would be read by nobody.
static constexpr unsigned mostTrusted = 3;
static std::string describe(TrustedOp::Kind kind, FloatType low) {
  const llvm::fltSemantics &format = low.getFloatSemantics();
  unsigned bits = APFloat::semanticsPrecision(format);
  switch (kind) {
  case TrustedOp::Kind::Difference:
    return llvm::formatv(
        "takes from each other what products of {0} gave, which has {1} bits: "
        "where they are nearly equal, their rounding is left; if that is too "
        "much, keep the products f32 by a rule of the policy",
        low, bits);
  case TrustedOp::Kind::Comparison:
    return llvm::formatv(
        "ends a loop by what products of {0} gave before it, which has {1} "
        "bits: where both sides are nearly equal, their rounding decides; if "
        "that is too much, keep the products f32 by a rule of the policy",
        low, bits);
  case TrustedOp::Kind::Sum:
    return llvm::formatv(
        "stores sums without a weight as {0}, which ends at {1}, since one "
        "factor has both signs: nothing states the range; give a profile "
        "(mp-run --profile), or keep it f32 by a rule of the policy",
        low, toShortText(APFloat::getLargest(format)));
  case TrustedOp::Kind::Segments:
    return llvm::formatv(
        "sums as many numbers as the batch says, which products read as {0}, "
        "which ends at {1}: nothing states how many; give a profile (mp-run "
        "--profile), or keep it f32 by a rule of the policy",
        low, toShortText(APFloat::getLargest(format)));
  case TrustedOp::Kind::Many:
    return llvm::formatv(
        "sums many numbers, which products read as {0}, which ends at {1}: "
        "nothing states how large they are; give a profile (mp-run --profile), "
        "or keep it f32 by a rule of the policy",
        low, toShortText(APFloat::getLargest(format)));
  }
  llvm_unreachable("a kind of trust");
}

/// What is believed of ops, a line for each of the first.
static void warnOfTrust(ArrayRef<TrustedOp> trusted, FloatType low) {
  for (auto [op, kind] : trusted.take_front(mostTrusted))
    op->emitWarning() << op->getName() << " " << describe(kind, low);
}

void mp::tellAssumptions(const PlannedTypes &plan, FloatType low) {
  warnOfAssumptions(plan.getAssumptions(), low);
  warnOfTrust(plan.getTrustedOps(), low);
}
