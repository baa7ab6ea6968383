//===- ScalarBodies.h - Regions that compute on scalars ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CONVERSION_STABLEHLOTOMP_REGIONS_SCALARBODIES_H
#define MP_LIB_CONVERSION_STABLEHLOTOMP_REGIONS_SCALARBODIES_H

#include "../OpConversion.h"

#include "mlir/IR/SymbolTable.h"
#include "mp/Support/ValueMap.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::mp::stablehlo {

/// Converts the region of a reduction, a map, a sort or a scatter: ops on
/// scalars, applied to all elements of tensors at once.
class ScalarBodies {
public:
  /// `values` holds what replaces the values outside the regions.
  ScalarBodies(const llvm::StringMap<ConverterRow> &rows,
               const ValueMap<Value> &values, const SymbolTable &symbols);

  /// Builds, at the builder of `op`, what `region` returns when each of its
  /// arguments is every element of one of `arguments`, tensors of `shape`. The
  /// results have that shape. Refuses `op` if the region has ops that do not
  /// work on each element, or arguments of other types.
  FailureOr<SmallVector<Value>> build(OpConversion &op, Region &region,
                                      ValueRange arguments,
                                      ArrayRef<int64_t> shape) const;

private:
  using Scope = ValueMap<Value>;
  LogicalResult buildBlock(OpConversion &op, Block &block, Scope &scope,
                           ArrayRef<int64_t> shape,
                           SmallVectorImpl<Value> &returned) const;
  LogicalResult buildOp(OpConversion &op, Operation &inner, Scope &scope,
                        ArrayRef<int64_t> shape) const;
  LogicalResult buildCall(OpConversion &op, Operation &call,
                          FlatSymbolRefAttr callee, Scope &scope,
                          ArrayRef<int64_t> shape) const;
  Value lookUp(OpConversion &op, Value source, Scope &scope,
               ArrayRef<int64_t> shape) const;

  const llvm::StringMap<ConverterRow> &rows;
  const ValueMap<Value> &values;
  const SymbolTable &symbols;
};

} // namespace mlir::mp::stablehlo

#endif // MP_LIB_CONVERSION_STABLEHLOTOMP_REGIONS_SCALARBODIES_H
