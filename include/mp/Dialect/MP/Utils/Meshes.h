//===- Meshes.h - Texts of meshes and of where values lie -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_DIALECT_MP_UTILS_MESHES_H
#define MP_DIALECT_MP_UTILS_MESHES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"

#include <optional>
#include <string>

namespace mlir::mp {

/// What stands between `start` and `end` in the text that `attribute` is, such
/// as between `mesh<[` and `]>`; none if it is no text of that form.
std::optional<StringRef> getInside(Attribute attribute, StringRef start,
                                   StringRef end);

/// The parts of `text` between commas that no bracket holds.
SmallVector<StringRef> splitOutside(StringRef text);

/// Groups of devices, each along the axes of `manual`, such as `"data"`, of the
/// mesh with `axes`, such as `"data"=4, "model"=2`, the last of which counts
/// first: one for each place along the other axes. None if one is not there.
std::optional<SmallVector<SmallVector<int64_t>>> groupDevices(StringRef axes,
                                                              StringRef manual);

/// As of a collective: a row for each group.
DenseIntElementsAttr toRows(ArrayRef<SmallVector<int64_t>> groups,
                            MLIRContext *context);

/// The name of the first mesh in a text of shardings, quoted where it is so
/// there; empty if there is none.
StringRef findMeshName(StringRef shardings);

/// The same of what goes into `manual` and out of it.
StringRef findMeshName(ManualComputationOp manual);

/// `shardings`, those of some values, and behind them that of another one on
/// `mesh`, with `dims`, such as `{}` for each dimension that is whole.
std::string addSharding(StringRef shardings, StringRef mesh,
                        ArrayRef<StringRef> dims);

/// The devices that run `manual` together, a row for each group, by the meshes
/// of its module. Null where these do not tell, as where a mesh lists its
/// devices in another order.
DenseIntElementsAttr getDeviceGroups(ManualComputationOp manual);

} // namespace mlir::mp

#endif // MP_DIALECT_MP_UTILS_MESHES_H
