//===- Manual.h - Computations of each device -------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_NORMALIZE_MANUAL_H
#define MP_LIB_IMPORT_NORMALIZE_MANUAL_H

#include "mp/Dialect/MP/Utils/Meshes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <string>

namespace mlir::mp::hlo {

inline constexpr llvm::StringLiteral manualName = "sdy.manual_computation";

/// The shardings of the values of an op, `sharding<...>` each; none if there
/// are not `count`.
std::optional<SmallVector<std::string>>
getShardings(Operation *op, StringRef name, size_t count);

/// What a sharding says of the axes in `axes`, in the words that JAX has for
/// computations over them: what lies along others is XLA's to choose. A
/// sharding that says more than dimensions and where copies are stays as it is.
std::string restrictSharding(StringRef sharding, StringRef axes);

/// What it says of all others, as it can be said inside of such a computation.
std::string restrictToOthers(StringRef sharding, StringRef axes);

/// What a manual computation is over: some or all axes of a mesh, and groups of
/// devices that run it together.
struct Devices {
  StringRef mesh;
  /// All axes of the mesh, such as `"data"=4, "model"=2`; the last counts
  /// first.
  StringRef meshAxes;
  /// Those of the computation, `manual_axes{"data"}`.
  StringAttr axes;
  SmallVector<SmallVector<int64_t>> groups;
  /// The mesh has more axes, perhaps of size one.
  bool isPartial;

  int64_t count() const { return groups.front().size(); }
};

/// Of a computation over axes of one of `meshes`.
std::optional<Devices> getDevices(Operation *manual, DictionaryAttr meshes);

/// The axes of a manual computation, `"data", "model"`.
std::optional<StringRef> getAxes(Operation *manual);

/// The one manual computation that is all of `block`: it reads each argument
/// once and no other value. None where there is more.
Operation *getWhole(Block &block);

/// Whether a manual computation has a block with an argument for each operand
/// that returns a value for each result, all of them tensors.
bool isWellFormed(Operation *manual);

/// Puts the body of `callee` in place of the call; false, and nothing is done,
/// where types differ or it has several blocks.
bool inlineCall(func::CallOp call, func::FuncOp callee);

/// Inlines one call in `block` of a function that holds a manual computation,
/// or calls one that does. Whether there was one.
bool inlineManualCalls(Block &block);

/// Makes one manual computation of all that `block` does, a function's or that
/// of a computation over other axes, where every value outside of those that it
/// has lies whole on each device along the axes, or in parts that each device
/// can combine by itself, up to sums.
void gatherManualParts(Block &block, const Devices &devices);

/// Makes computations inside of `outer`, over other axes of its mesh, a part of
/// it, which is then one over all these axes. Nothing is done where values that
/// stand around them lie in parts otherwise.
void joinNestedManual(Operation *outer, DictionaryAttr meshes);

} // namespace mlir::mp::hlo

#endif // MP_LIB_IMPORT_NORMALIZE_MANUAL_H
