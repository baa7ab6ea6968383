//===- UnsupportedOps.h - The table of ops that do not convert --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_UNSUPPORTEDOPS_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_UNSUPPORTEDOPS_H

#include "../OpConversion.h"

#include <map>
#include <vector>

namespace mlir::mp::stablehlo {

/// Collects what does not convert and tells it in one diagnostic, one row for
/// each op and reason, in the order of the file.
class RefusalTable {
public:
  void add(Operation *op, Location loc, const Refusal &refusal);
  bool empty() const { return rows.empty(); }
  /// Emits the table as one error, at the first op in it if that has a place in
  /// a file, otherwise at `file`; always failure.
  LogicalResult emit(Location file) const;

private:
  struct Row {
    std::string op;
    Location first;
    Refusal refusal;
    int64_t count;
  };
  std::vector<Row> rows;
  /// From op and reason to the row.
  std::map<std::pair<std::string, std::string>, size_t> index;
};

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_DRIVER_UNSUPPORTEDOPS_H
