//===- SpreadParts.cpp - What lies as other values do ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LocalShapes.h"
#include "PartDims.h"
#include "PartGatherer.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hlo;

/// A value that may lie as its readers need it.
bool PartGatherer::isPlacedByReaders(Value value) const {
  Operation *maker = value.getDefiningOp();
  return !places.contains(value) && !isScalar(value) && !isSplat(value) &&
         (!maker || combinesInPlace(maker) || getMovedDims(maker));
}

bool PartGatherer::spreadPointwise(Operation &op) {
  SmallVector<Value> values(op.getOperands());
  values.push_back(op.getResult(0));
  const Value *known =
      llvm::find_if(values, [&](Value value) { return isInParts(value); });
  if (known == values.end())
    return false;
  Place from = places.lookup(*known);
  bool hasChanged = false;
  for (Value value : values)
    if (isPlacedByReaders(value)) {
      place(value, from.sharding, withElementOf(from.local, value));
      hasChanged = true;
    }
  return hasChanged;
}

/// What is left of the dimensions of a value in parts lies as before.
bool PartGatherer::spreadReduced(Operation &op) {
  Value operand = op.getOperand(0), result = op.getResult(0);
  std::optional<Reduction> reduction = getReduction(&op);
  if (!reduction || !isInParts(operand) || places.contains(result))
    return false;
  const Place &from = places.find(operand)->second;
  auto shape = cast<RankedTensorType>(from.local).getShape();
  SmallVector<std::string> dims;
  SmallVector<int64_t> local;
  for (auto [i, dim] : llvm::enumerate(splitDims(from.sharding)))
    if (!llvm::is_contained(reduction->dims, int64_t(i))) {
      dims.push_back(dim);
      local.push_back(shape[i]);
    }
  return place(result, joinDims(mesh, dims),
               cast<RankedTensorType>(result.getType()).clone(local));
}

/// Dimensions that are named anew lie as those that they are.
bool PartGatherer::spreadMoved(Operation &op) {
  auto moved = getMovedDims(&op);
  if (!moved || isScalar(op.getOperand(0)))
    return false;
  Value operand = op.getOperand(0), result = op.getResult(0);
  bool isForward = isInParts(operand);
  if (isForward ? places.contains(result)
                : !isInParts(result) || !isPlacedByReaders(operand))
    return false;
  Value to = isForward ? result : operand;
  const Place &from = places.find(isForward ? operand : result)->second;
  SmallVector<std::string> given = splitDims(from.sharding);
  auto local = cast<RankedTensorType>(from.local).getShape();
  auto type = cast<RankedTensorType>(to.getType());
  SmallVector<std::string> dims(type.getRank(), getWholeDim().str());
  SmallVector<int64_t> shape(type.getShape());
  for (auto [i, dim] : llvm::enumerate(*moved))
    if (dim) {
      dims[isForward ? i : *dim] = given[isForward ? *dim : i];
      shape[isForward ? i : *dim] = local[isForward ? *dim : i];
    }
  std::string sharding = joinDims(mesh, dims);
  return sharding.find('"') != std::string::npos &&
         place(to, sharding, type.clone(shape));
}

/// What is combined element by element with what lies in parts lies so, too,
/// and so does what names its dimensions anew or has some of them.
void PartGatherer::spreadParts() {
  for (const Part &part : parts)
    for (auto [result, sharding, value] :
         llvm::zip_equal(part.op->getResults(), part.out,
                         part.op->getRegion(0).front().back().getOperands()))
      place(result, sharding, value.getType());
  bool hasChanged = true;
  auto visit = [&](Operation &op) {
    hasChanged |= combinesInPlace(&op) ? spreadPointwise(op)
                                       : spreadReduced(op) || spreadMoved(op);
  };
  // Both ways, so that long chains take few rounds.
  while (std::exchange(hasChanged, false)) {
    llvm::for_each(block, visit);
    llvm::for_each(llvm::reverse(block), visit);
  }
}
