//===- Hold.cpp - A kernel against the interpreter ------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Hold.h"

#include "Execution/ElementBytes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <cstring>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::held;
using exec::ElementKind;

std::vector<Bytes> held::drawOperands(mprt::KernelOp kernel, InputKind kind,
                                      uint64_t seed) {
  std::vector<Bytes> operands;
  for (Type type : kernel.getBody().front().getArgumentTypes())
    operands.push_back(drawInput(cast<RankedTensorType>(type), kind,
                                 seed * 1000 + operands.size()));
  return operands;
}

std::vector<Bytes> held::drawLone(mprt::KernelOp kernel, InputKind kind,
                                  uint64_t seed) {
  std::vector<Bytes> operands = drawOperands(kernel, kind, seed);
  plantLone(kernel.getBody().front().getArgumentTypes(), operands, seed);
  return operands;
}

namespace {

/// The elements of a result, by their numbers and by their bits.
class Elements {
public:
  Elements(Type type, const Bytes &bytes)
      : kind(*exec::elementKindOf(
            cast<RankedTensorType>(type).getElementType())),
        storage(exec::storageOf(kind, exec::Precision::Native)), bytes(bytes),
        width((exec::bitWidth(kind) + 7) / 8) {
    values.resize(size() * exec::byteWidth(storage));
    exec::loadElements(reinterpret_cast<const char *>(bytes.data()), kind,
                       storage, values.data(), size());
  }

  int64_t size() const { return bytes.size() / width; }
  bool isFloat() const { return exec::isFloat(kind); }
  double number(int64_t at) const {
    if (storage == exec::Storage::F32)
      return reinterpret_cast<const float *>(values.data())[at];
    return reinterpret_cast<const double *>(values.data())[at];
  }
  uint64_t bits(int64_t at) const {
    uint64_t bits = 0;
    std::memcpy(&bits, &bytes[at * width], width);
    return bits;
  }
  std::string text(int64_t at) const {
    return isFloat()
               ? llvm::formatv("{0:e} ({1:x})", number(at), bits(at)).str()
               : llvm::formatv("{0:x}", bits(at)).str();
  }
  /// One unit in the last place of a number.
  double unit(double value) const {
    int least = kind == ElementKind::F16    ? -24
                : kind == ElementKind::BF16 ? -133
                : kind == ElementKind::F32  ? -149
                                            : -1074;
    int digits = kind == ElementKind::F16    ? 11
                 : kind == ElementKind::BF16 ? 8
                 : kind == ElementKind::F32  ? 24
                                             : 53;
    int exponent = 0;
    std::frexp(value, &exponent);
    return std::ldexp(1.0, std::max(exponent - digits, least));
  }
  bool isSame(const Elements &other, int64_t at, bool zerosAreSame) const {
    if (bits(at) == other.bits(at))
      return true;
    if (!isFloat())
      return false;
    double a = number(at), b = other.number(at);
    return (std::isnan(a) && std::isnan(b)) ||
           (zerosAreSame && a == 0 && b == 0);
  }

private:
  ElementKind kind;
  exec::Storage storage;
  const Bytes &bytes;
  unsigned width;
  std::vector<char> values;
};

/// A kernel and what it is held against.
class Holder {
public:
  Holder(mprt::KernelOp kernel, const HoldOptions &options, RunCounts &counts)
      : kernel(kernel), options(options), counts(counts),
        types(kernel.getLaunchResultTypes()), traits(KernelTraits::of(kernel)) {
  }

  Verdict run();

private:
  /// The results of one run, to the same bits on the device if there is one.
  llvm::Expected<std::vector<Bytes>> runOnce(const ::mp::ptx::Module &module,
                                             bool isInPlace);
  /// The error if something is wrong.
  std::string execute(InputKind kind);
  /// The same on the operands that there are.
  std::string launch();
  std::string holdLone();
  std::string holdBits(ReferenceKind kind, bool &isExact);
  std::string compareNear(ArrayRef<std::vector<Bytes>> expected);
  std::string holdBound();

  mprt::KernelOp kernel;
  const HoldOptions &options;
  RunCounts &counts;
  TypeRange types;
  KernelTraits traits;
  std::vector<Bytes> operands, results;
};

} // namespace

std::string held::findDifference(TypeRange types, ArrayRef<Bytes> found,
                                 ArrayRef<Bytes> expected, bool zerosAreSame,
                                 StringRef other) {
  for (size_t number = 0; number != types.size(); ++number) {
    Elements a(types[number], found[number]),
        b(types[number], expected[number]);
    int64_t count = 0, first = 0;
    for (int64_t at = a.size(); at-- > 0;)
      if (!a.isSame(b, at, zerosAreSame)) {
        ++count;
        first = at;
      }
    if (count)
      return llvm::formatv("result {0} has {1} of {2} elements that are not "
                           "{3}; element {4} is {5}, not {6}",
                           number, count, a.size(), other, first, a.text(first),
                           b.text(first));
  }
  return "";
}

llvm::Expected<std::vector<Bytes>>
Holder::runOnce(const ::mp::ptx::Module &module, bool isInPlace) {
  RunOptions run = options.run;
  run.isInPlace = isInPlace;
  llvm::Expected<std::vector<Bytes>> found =
      runKernel(kernel, module, stagesOf(kernel), operands, run, counts);
  if (!found || !options.device)
    return found;
  llvm::Expected<std::vector<Bytes>> onDevice =
      options.device->run(kernel, operands, isInPlace);
  if (!onDevice)
    return onDevice.takeError();
  std::string difference =
      findDifference(types, *onDevice, *found,
                     /*zerosAreSame=*/false, "what the same code gives here");
  if (!difference.empty())
    return llvm::createStringError("on the device: " + difference);
  return found;
}

std::string Holder::execute(InputKind kind) {
  operands = drawOperands(kernel, kind, options.run.seed);
  return launch();
}

std::string Holder::launch() {
  llvm::Expected<::mp::ptx::Module> module =
      ::mp::ptx::parse(kernel.getPtx().value_or(""));
  if (!module)
    return toString(module.takeError());
  llvm::Expected<std::vector<Bytes>> found =
      runOnce(*module, /*isInPlace=*/false);
  if (!found)
    return toString(found.takeError());
  results = std::move(*found);
  if (!overwrites(kernel))
    return "";
  found = runOnce(*module, /*isInPlace=*/true);
  if (!found)
    return "in place: " + toString(found.takeError());
  std::string difference = findDifference(types, *found, results, false);
  return difference.empty() ? "" : "in place: " + difference;
}

std::string Holder::holdBits(ReferenceKind kind, bool &isExact) {
  auto reference = Reference::make(kernel, kind);
  if (failed(reference))
    return "the interpreter does not take its fusions";
  std::vector<Bytes> expected = (*reference)->run(operands);
  isExact = (*reference)->isExact();
  // The sign of a sum that is zero is not specified.
  return isExact ? findDifference(types, results, expected, traits.hasSums)
                 : "";
}

/// Whether a value is no farther from the reference than all nudges together
/// move it: twice, for what they do to each other, and what rounding adds.
static bool isNear(ArrayRef<Elements> references, const Elements &found,
                   int64_t at) {
  for (const Elements &one : references)
    if (found.isSame(one, at, /*zerosAreSame=*/true))
      return true;
  if (!found.isFloat())
    return false;
  double expected = references.front().number(at), value = found.number(at);
  if (!std::isfinite(value) || !std::isfinite(expected))
    return false;
  double distance = found.unit(expected);
  for (const Elements &one : references.drop_front())
    distance += std::fabs(one.number(at) - expected);
  // A nudge that leads to no number has no distance.
  return !(std::fabs(value - expected) > 2 * distance);
}

std::string Holder::compareNear(ArrayRef<std::vector<Bytes>> expected) {
  for (size_t number = 0; number != types.size(); ++number) {
    Elements found(types[number], results[number]);
    std::vector<Elements> references;
    for (const std::vector<Bytes> &one : expected)
      references.emplace_back(types[number], one[number]);
    for (int64_t at = 0; at != found.size(); ++at)
      if (!isNear(references, found, at))
        return llvm::formatv("element {0} of result {1} is {2}, and the "
                             "interpreter has {3}, from which no rounding "
                             "leads there",
                             at, number, found.text(at),
                             references[0].text(at));
  }
  return "";
}

/// Few results need what every single rounding does to them.
std::string Holder::holdBound() {
  std::vector<std::vector<Bytes>> expected;
  std::string wrong;
  for (size_t number = 0; number != traits.numNudges + 1; ++number) {
    auto reference =
        number == 0
            ? Reference::make(kernel, ReferenceKind::Plain)
            : Reference::make(kernel, ReferenceKind::Nudged, number - 1);
    if (failed(reference))
      return "the interpreter does not take its fusions";
    expected.push_back((*reference)->run(operands));
    if (number < traits.numFirst)
      continue;
    if (number == traits.numFirst || number == traits.numNudges)
      wrong = compareNear(expected);
    if (wrong.empty())
      break;
  }
  return wrong;
}

/// Sums are exact there, but for those of the one that is no number, of which
/// the bound says where none may come out.
std::string Holder::holdLone() {
  auto [kind, reference] =
      traits.hasSums ? std::pair(InputKind::Whole, ReferenceKind::Probing)
                     : std::pair(InputKind::Real, ReferenceKind::Expanded);
  for (unsigned draw = 0; draw != options.numLone; ++draw) {
    operands = drawLone(kernel, kind, options.run.seed + draw);
    bool isExact = true;
    std::string wrong = launch();
    if (wrong.empty())
      wrong = holdBits(reference, isExact);
    if (wrong.empty() && !isExact)
      wrong = holdBound();
    if (!wrong.empty())
      return "with one operand's element that is no number: " + wrong;
  }
  return "";
}

Verdict Holder::run() {
  auto refuse = [](std::string why) {
    return Verdict{Held::Not, std::move(why)};
  };
  std::string wrong =
      execute(options.hasSpecials ? InputKind::Special : InputKind::Real);
  if (!wrong.empty())
    return refuse(wrong);
  bool isExact = true;
  if (!traits.hasSums)
    wrong = holdBits(ReferenceKind::Expanded, isExact);
  if (wrong.empty() && (traits.hasSums || traits.hasFunctions))
    wrong = holdBound();
  if (!wrong.empty())
    return refuse(wrong);
  if (wrong = holdLone(); !wrong.empty())
    return refuse(wrong);
  if (!traits.hasSums)
    return {Held::Bitwise, ""};
  wrong = execute(InputKind::Whole);
  if (wrong.empty())
    wrong = holdBits(ReferenceKind::Probing, isExact);
  if (!wrong.empty())
    return refuse("on whole numbers: " + wrong);
  return {isExact ? Held::BitwiseOnWhole : Held::ByBound, ""};
}

Verdict held::holdKernel(mprt::KernelOp kernel, const HoldOptions &options,
                         RunCounts &counts) {
  return Holder(kernel, options, counts).run();
}
