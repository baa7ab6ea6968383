//===- OpTable.cpp - The ops that are converted, as a table ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For documentation: printed from the tables that the conversion itself runs
// on, so it cannot promise what is not there.
//
//===----------------------------------------------------------------------===//

#include "../OpConversion.h"
#include "mp/Conversion/StablehloToMP.h"
#include "mp/Import/NormalForm.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

static std::string printCount(int count) {
  return count == kAny ? "*" : std::to_string(count);
}

void mp::printStablehloOps(raw_ostream &os) {
  SmallVector<ConverterRow> rows = getAllRows();
  llvm::sort(rows, [](const ConverterRow &a, const ConverterRow &b) {
    return a.name < b.name;
  });
  size_t width = 0;
  for (const ConverterRow &row : rows)
    width = std::max(width, row.name.size());
  for (const ConverterRow &row : rows) {
    std::string line = row.name.str();
    line.append(width - line.size() + 2, ' ');
    line += printCount(row.operands) + " -> " + printCount(row.results);
    std::string attributes =
        llvm::join(hlo::describeAttributes(row.name), ", ");
    os << line << (attributes.empty() ? "" : "  ") << attributes << "\n";
  }
}
