//===- PartDims.h - Dimensions of values in parts ---------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_NORMALIZE_PARTDIMS_H
#define MP_LIB_IMPORT_NORMALIZE_PARTDIMS_H

#include "Manual.h"

#include "mlir/IR/Operation.h"

#include <optional>
#include <string>

namespace mlir::mp::hlo {

/// What a sharding, `sharding<@mesh, [{"data"}, {}]>`, says of each dimension,
/// `{"data"}` and `{}`. It says nothing else, such as where copies are.
SmallVector<std::string> splitDims(StringRef sharding);

/// The sharding that says it.
std::string joinDims(StringRef mesh, ArrayRef<std::string> dims);

/// Whether `part` is what a device has of a value of type `whole` that lies so,
/// in even parts along axes of the computation, each of which is named once.
bool isPartOf(Type part, Type whole, StringRef sharding,
              const Devices &devices);

/// Of each dimension of the result the one of the first operand that it is;
/// none for one that is new, all of whose elements are the same or which has
/// only one. None for ops that do more than to name dimensions anew. Operand
/// dimensions that no one is made of have one element.
std::optional<SmallVector<std::optional<int64_t>>> getMovedDims(Operation *op);

/// How the elements of a part, and then those of all parts, are combined.
struct Reduction {
  SmallVector<int64_t> dims;
  /// Such as `stablehlo.add`, whose neutral element the op starts with.
  StringRef combiner;
};

/// Of a `stablehlo.reduce` of one operand. None where devices that each did
/// their part would start with the first value more than once.
std::optional<Reduction> getReduction(Operation *op);

/// The same of the results of each device, behind `result`, where devices of a
/// row of `groups` have the parts of one value.
Operation *combineGroups(Value result, StringRef combiner, Attribute groups);

} // namespace mlir::mp::hlo

#endif // MP_LIB_IMPORT_NORMALIZE_PARTDIMS_H
