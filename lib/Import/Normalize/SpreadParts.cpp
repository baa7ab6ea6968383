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

void PartGatherer::spreadPointwise(Operation &op) {
  SmallVector<Value> values(op.getOperands());
  values.push_back(op.getResult(0));
  const Value *known =
      llvm::find_if(values, [&](Value value) { return isInParts(value); });
  if (known == values.end())
    return;
  Place from = places.lookup(*known);
  for (Value value : values)
    if (isPlacedByReaders(value))
      place(value, from.sharding, withElementOf(from.local, value));
}

/// What is left of the dimensions of a value in parts lies as before.
void PartGatherer::spreadReduced(Operation &op) {
  std::optional<Reduction> reduction = getReduction(&op);
  if (!reduction)
    return;
  Value operand = op.getOperand(0), result = op.getResult(0);
  if (!isInParts(operand) || places.contains(result))
    return;
  Place from = places.lookup(operand);
  auto shape = cast<RankedTensorType>(from.local).getShape();
  SmallVector<std::string> dims;
  SmallVector<int64_t> local;
  for (auto [i, dim] : llvm::enumerate(splitDims(from.sharding)))
    if (!llvm::is_contained(reduction->dims, int64_t(i))) {
      dims.push_back(dim);
      local.push_back(shape[i]);
    }
  place(result, joinDims(mesh, dims),
        cast<RankedTensorType>(result.getType()).clone(local));
}

/// Dimensions that are named anew lie as those that they are.
void PartGatherer::spreadMoved(Operation &op) {
  auto moved = getMovedDims(&op);
  if (!moved || isScalar(op.getOperand(0)))
    return;
  Value operand = op.getOperand(0), result = op.getResult(0);
  bool isForward = isInParts(operand);
  if (isForward ? places.contains(result)
                : !isInParts(result) || !isPlacedByReaders(operand))
    return;
  Value to = isForward ? result : operand;
  Place from = places.lookup(isForward ? operand : result);
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
  if (sharding.find('"') != std::string::npos)
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
  auto visit = [&](Operation *op) {
    if (!op || op->getBlock() != &block)
      return;
    if (combinesInPlace(op))
      return spreadPointwise(*op);
    spreadReduced(*op);
    spreadMoved(*op);
  };
  // What is placed on the way comes in its turn.
  for (size_t i = 0; i < placed.size(); ++i) {
    Value value = placed[i];
    visit(value.getDefiningOp());
    llvm::for_each(value.getUsers(), visit);
  }
}
