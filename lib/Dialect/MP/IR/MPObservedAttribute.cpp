//===- MPObservedAttribute.cpp - What was seen of a value -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Syntax and verifiers of what a profile leaves in the IR. A plan is made by
// it, so numbers that contradict each other do not parse.
//
//===----------------------------------------------------------------------===//

#include "MPObservedAttribute.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"

#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::mp;

// What every f32 has, and one more for what only an f64 is.
static constexpr int64_t lowestExponent = -127, highestExponent = 128;

double ObservedAttr::getAmax() const {
  return std::max(std::abs(getMin().convertToDouble()),
                  std::abs(getMax().convertToDouble()));
}

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

void ObservedAttr::print(AsmPrinter &printer) const {
  StringRef separator;
  auto key = [&](StringRef name) -> AsmPrinter & {
    printer << separator << name;
    separator = ", ";
    return printer;
  };
  auto number = [&](StringRef name, const APFloat &value) {
    key(name) << " = ";
    printer.printFloat(value);
  };
  printer << '<';
  if (hasFinite()) {
    number("min", getMin());
    number("max", getMax());
    if (hasNonZero())
      number("least", getLeast());
    number("row_norm", getRowNorm());
  }
  if (getIsInteger())
    key("integers");
  if (getZeros())
    key("zeros") << " = " << getZeros();
  if (getNonFinite())
    key("non_finite") << " = " << getNonFinite();
  if (hasNonZero()) {
    key("exponents") << " = " << getFirstExponent() << " [";
    llvm::interleaveComma(getExponents(), printer);
    printer << ']';
  }
  printer << '>';
}

namespace {
struct ObservedFields {
  double min = 0, max = 0, least = 0, rowNorm = 0;
  bool isInteger = false;
  int64_t zeros = 0, nonFinite = 0, firstExponent = 0;
  SmallVector<int64_t> exponents;
  /// Names of the fields that were said.
  llvm::StringSet<> said;
};
} // namespace

/// Parses `key = value`, or the one key that has none.
static ParseResult parseField(AsmParser &parser, ObservedFields &fields) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef key;
  if (parser.parseKeyword(&key))
    return failure();
  if (!fields.said.insert(key).second)
    return parser.emitError(loc) << "'" << key << "' is said twice";
  if (key == "integers") {
    fields.isInteger = true;
    return success();
  }
  if (parser.parseEqual())
    return failure();
  double *number = llvm::StringSwitch<double *>(key)
                       .Case("min", &fields.min)
                       .Case("max", &fields.max)
                       .Case("least", &fields.least)
                       .Case("row_norm", &fields.rowNorm)
                       .Default(nullptr);
  if (number)
    return parser.parseFloat(*number);
  if (key == "zeros")
    return parser.parseInteger(fields.zeros);
  if (key == "non_finite")
    return parser.parseInteger(fields.nonFinite);
  if (key != "exponents")
    return parser.emitError(loc)
           << "'" << key
           << "' is not a field of what was observed: min, max, least, "
              "row_norm, integers, zeros, non_finite or exponents";
  if (parser.parseInteger(fields.firstExponent))
    return failure();
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Square, [&]() -> ParseResult {
        return parser.parseInteger(fields.exponents.emplace_back());
      });
}

/// That numbers are said where something was seen that has them, and only
/// there.
static ParseResult checkSaid(AsmParser &parser, SMLoc loc,
                             const ObservedFields &fields) {
  bool hasNonZero = !fields.exponents.empty();
  bool hasFinite = hasNonZero || fields.zeros != 0;
  for (StringRef key : {"min", "max", "row_norm", "least"})
    if (bool isWanted = key == "least" ? hasNonZero : hasFinite;
        fields.said.contains(key) != isWanted)
      return parser.emitError(loc)
             << "'" << key << "' is " << (isWanted ? "missing" : "too much")
             << ", as there " << (isWanted ? "are" : "are no")
             << (key == "least" ? " exponents" : " finite elements");
  return success();
}

Attribute ObservedAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  ObservedFields fields;
  if (parser.parseCommaSeparatedList(
          AsmParser::Delimiter::LessGreater,
          [&] { return parseField(parser, fields); }) ||
      checkSaid(parser, loc, fields))
    return {};
  return parser.getChecked<ObservedAttr>(
      loc, parser.getContext(), APFloat(fields.min), APFloat(fields.max),
      APFloat(fields.least), APFloat(fields.rowNorm), fields.isInteger,
      fields.zeros, fields.nonFinite, fields.firstExponent,
      ArrayRef<int64_t>(fields.exponents));
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

// NOLINTBEGIN(performance-unnecessary-value-param): as it is declared for us
LogicalResult ObservedAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   APFloat min, APFloat max, APFloat least,
                                   APFloat rowNorm, bool isInteger,
                                   int64_t zeros, int64_t nonFinite,
                                   int64_t firstExponent,
                                   ArrayRef<int64_t> exponents) {
  // NOLINTEND(performance-unnecessary-value-param)
  auto isNegative = [](int64_t count) { return count < 0; };
  if (isNegative(zeros) || isNegative(nonFinite) ||
      llvm::any_of(exponents, isNegative))
    return emitError() << "a count of what was observed is negative";
  if (zeros == 0 && nonFinite == 0 && exponents.empty())
    return emitError() << "nothing was observed; 'unit' says so";
  if (!exponents.empty() && (exponents.front() == 0 || exponents.back() == 0))
    return emitError() << "the first and the last of the exponents counted "
                          "nothing, or one of them";
  if (firstExponent < lowestExponent || firstExponent > highestExponent ||
      static_cast<int64_t>(exponents.size()) >
          highestExponent - firstExponent + 1)
    return emitError() << "exponents are from " << lowestExponent << " to "
                       << highestExponent;
  if (!min.isFinite() || !max.isFinite() || !least.isFinite() ||
      !rowNorm.isFinite())
    return emitError() << "min, max, least and row_norm are finite";
  if (max < min)
    return emitError() << "max is less than min";
  APFloat amax = llvm::maximum(abs(min), abs(max));
  if (least.isNegative() || rowNorm.isNegative() || amax < least ||
      (!exponents.empty() && least.isZero()))
    return emitError() << "least and row_norm are of magnitudes, and least is "
                          "not 0 and at most the greatest magnitude";
  if (isInteger && nonFinite)
    return emitError() << "not all are integers where some are not finite";
  return success();
}

/// Whether `attribute` can be what was observed of a value of `type`.
static bool fits(Attribute attribute, Type type) {
  if (!isa<ObservedAttr>(attribute))
    return isa<UnitAttr>(attribute);
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && isa<FloatType>(tensor.getElementType());
}

/// Whether `attribute` is a list with one element for each type.
static bool fitsAll(Attribute attribute, TypeRange types) {
  auto list = dyn_cast<ArrayAttr>(attribute);
  return list && list.size() == types.size() &&
         llvm::all_of(llvm::zip_equal(list, types), [](auto pair) {
           return fits(std::get<0>(pair), std::get<1>(pair));
         });
}

LogicalResult mp::verifyObserved(Operation *op, Attribute value) {
  if (fitsAll(value, op->getResultTypes()))
    return success();
  return op->emitOpError("'")
         << attr::observed << "' is not a list with one #mp.observed for "
         << "each result that is a tensor of floats, and unit for others";
}

LogicalResult mp::verifyObserved(Operation *op, unsigned argument,
                                 Attribute value) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (function && fits(value, function.getArgumentTypes()[argument]))
    return success();
  return op->emitOpError("'") << attr::observed << "' of argument " << argument
                              << " is no #mp.observed of a tensor of floats";
}

//===----------------------------------------------------------------------===//
// Finding it
//===----------------------------------------------------------------------===//

ObservedAttr mp::findObserved(Value value) {
  if (auto result = dyn_cast<OpResult>(value)) {
    // May be anything before the verifier has run.
    auto list = dyn_cast_if_present<ArrayAttr>(
        result.getOwner()->getDiscardableAttr(attr::observed));
    unsigned index = result.getResultNumber();
    if (!list || index >= list.size())
      return {};
    return dyn_cast<ObservedAttr>(list[index]);
  }
  auto argument = cast<BlockArgument>(value);
  auto function = dyn_cast_if_present<FunctionOpInterface>(
      argument.getOwner()->getParentOp());
  if (!function || !argument.getOwner()->isEntryBlock())
    return {};
  return function.getArgAttrOfType<ObservedAttr>(argument.getArgNumber(),
                                                 attr::observed);
}
