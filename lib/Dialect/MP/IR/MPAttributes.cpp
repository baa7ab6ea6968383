//===- MPAttributes.cpp - Syntax and verifiers of attributes --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPAttributes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::mp;

#define GET_ATTRDEF_CLASSES
#include "mp/Dialect/MP/IR/MPAttributes.cpp.inc"

void MPDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "mp/Dialect/MP/IR/MPAttributes.cpp.inc"
      >();
}

namespace {
/// One bracketed list of a convolution's dimension numbers: the place of the
/// two lettered dimensions and of each spatial one.
struct DimList {
  int64_t first = -1, second = -1;
  SmallVector<int64_t> spatial;
};
} // namespace

static void printDims(AsmPrinter &printer, StringRef letters, int64_t first,
                      int64_t second, ArrayRef<int64_t> spatial) {
  SmallVector<std::string> names(spatial.size() + 2, "?");
  // An attribute built without a check must still print.
  auto name = [&](int64_t dim, std::string text) {
    if (dim >= 0 && dim < static_cast<int64_t>(names.size()))
      names[dim] = std::move(text);
  };
  name(first, letters.substr(0, 1).str());
  name(second, letters.substr(1, 1).str());
  for (auto [i, dim] : llvm::enumerate(spatial))
    name(dim, std::to_string(i));
  printer << '[';
  llvm::interleaveComma(names, printer);
  printer << ']';
}

/// Parses `[b, 0, 1, f]`, where `letters` names the two that are not spatial.
static ParseResult parseDims(AsmParser &parser, StringRef letters,
                             DimList &dims) {
  int64_t position = 0;
  SmallVector<std::pair<int64_t, int64_t>> spatial; // (number, position)
  auto element = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    int64_t number;
    OptionalParseResult isNumber = parser.parseOptionalInteger(number);
    if (isNumber.has_value()) {
      if (failed(*isNumber))
        return failure();
      spatial.emplace_back(number, position++);
      return success();
    }
    StringRef letter;
    if (parser.parseKeyword(&letter))
      return failure();
    int64_t &slot = letter == letters.substr(0, 1) ? dims.first : dims.second;
    if ((letter != letters.substr(0, 1) && letter != letters.substr(1, 1)) ||
        slot != -1)
      return parser.emitError(loc, "expected each of '")
             << letters[0] << "' and '" << letters[1]
             << "' once, and numbers of spatial dimensions";
    slot = position++;
    return success();
  };
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, element))
    return failure();
  llvm::sort(spatial);
  for (auto [i, entry] : llvm::enumerate(spatial)) {
    if (entry.first != static_cast<int64_t>(i))
      return parser.emitError(loc, "expected spatial dimensions 0 to ")
             << spatial.size() - 1 << ", each once";
    dims.spatial.push_back(entry.second);
  }
  if (dims.first == -1 || dims.second == -1)
    return parser.emitError(loc, "expected '")
           << letters[0] << "' and '" << letters[1] << "' in dimension numbers";
  return success();
}

void ConvDimsAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printDims(printer, "bf", getInputBatch(), getInputFeature(),
            getInputSpatial());
  printer << " x ";
  printDims(printer, "io", getKernelInputFeature(), getKernelOutputFeature(),
            getKernelSpatial());
  printer << " -> ";
  printDims(printer, "bf", getOutputBatch(), getOutputFeature(),
            getOutputSpatial());
  printer << '>';
}

Attribute ConvDimsAttr::parse(AsmParser &parser, Type) {
  DimList input, kernel, output;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() || parseDims(parser, "bf", input) ||
      parser.parseKeyword("x") || parseDims(parser, "io", kernel) ||
      parser.parseArrow() || parseDims(parser, "bf", output) ||
      parser.parseGreater())
    return {};
  return parser.getChecked<ConvDimsAttr>(
      loc, parser.getContext(), input.first, input.second, input.spatial,
      kernel.first, kernel.second, kernel.spatial, output.first, output.second,
      output.spatial);
}

/// The numbers of one operand number its dimensions, each once.
static LogicalResult verifyNumbers(function_ref<InFlightDiagnostic()> emitError,
                                   StringRef of, int64_t first, int64_t second,
                                   ArrayRef<int64_t> spatial) {
  SmallVector<int64_t> dims = {first, second};
  llvm::append_range(dims, spatial);
  SmallVector<bool> seen(dims.size(), false);
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= static_cast<int64_t>(dims.size()))
      return emitError() << "dimension number " << dim << " of the " << of
                         << " is not below its rank " << dims.size();
    if (seen[dim])
      return emitError() << "dimension number " << dim << " of the " << of
                         << " is given twice";
    seen[dim] = true;
  }
  return success();
}

LogicalResult ConvDimsAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   int64_t inputBatch, int64_t inputFeature,
                                   ArrayRef<int64_t> inputSpatial,
                                   int64_t kernelInputFeature,
                                   int64_t kernelOutputFeature,
                                   ArrayRef<int64_t> kernelSpatial,
                                   int64_t outputBatch, int64_t outputFeature,
                                   ArrayRef<int64_t> outputSpatial) {
  if (inputSpatial.size() != kernelSpatial.size() ||
      inputSpatial.size() != outputSpatial.size())
    return emitError() << "numbers of spatial dimensions differ: "
                       << inputSpatial.size() << " in the input, "
                       << kernelSpatial.size() << " in the kernel, "
                       << outputSpatial.size() << " in the result";
  return failure(failed(verifyNumbers(emitError, "input", inputBatch,
                                      inputFeature, inputSpatial)) ||
                 failed(verifyNumbers(emitError, "kernel", kernelInputFeature,
                                      kernelOutputFeature, kernelSpatial)) ||
                 failed(verifyNumbers(emitError, "result", outputBatch,
                                      outputFeature, outputSpatial)));
}

PolicyAttr mp::findPolicy(Operation *op) {
  for (; op; op = op->getParentOp())
    if (auto policy = op->getAttrOfType<PolicyAttr>(attr::policy))
      return policy;
  return {};
}

bool mp::keepsF32(Operation *op) {
  PolicyAttr policy = findPolicy(op);
  return policy && policy.getType().isF32();
}
