//===- JoinedState.cpp - State that is moved as one vector ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JoinedState.h"

#include "mp/Analysis/LossScaling/StateCopies.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

using namespace mlir;
using namespace mlir::mp;
using ValueId = DegreeGraph::ValueId;

/// Values between a part and where it was joined, at most: the update of one
/// optimizer.
static constexpr unsigned mostValues = 256;

namespace {
/// What a slice takes, whole but for one dimension.
struct Part {
  unsigned dim;
  int64_t start, size;
};
} // namespace

static std::optional<Part> getPart(SliceOp slice) {
  std::optional<Part> part;
  ArrayRef<int64_t> shape = slice.getInput().getType().getShape();
  for (unsigned dim = 0; dim < shape.size(); ++dim) {
    int64_t start = slice.getStart()[dim], limit = slice.getLimit()[dim];
    if (start == 0 && limit == shape[dim])
      continue;
    if (part || slice.getStrides()[dim] != 1)
      return std::nullopt;
    part = {dim, start, limit - start};
  }
  return part;
}

/// The operand that makes just that part of what is joined.
static std::optional<unsigned> findOperand(ConcatOp concat, const Part &part) {
  if (concat.getDim() != part.dim)
    return std::nullopt;
  int64_t start = 0;
  for (auto [index, input] : llvm::enumerate(concat.getInputs())) {
    int64_t size = cast<ShapedType>(input.getType()).getDimSize(part.dim);
    if (start == part.start && size == part.size)
      return index;
    start += size;
  }
  return std::nullopt;
}

SmallVector<ValueId> mp::getJoined(const StepGraph &step, ValueId part,
                                   const llvm::BitVector &varying) {
  const DegreeGraph &graph = step.getGraph();
  Value value = step.getValue(part);
  auto slice = value ? value.getDefiningOp<SliceOp>() : SliceOp();
  std::optional<Part> taken = slice ? getPart(slice) : std::nullopt;
  SmallVector<ValueId> joined;
  if (!taken)
    return joined;
  ValueId whole = step.getId(slice.getInput());
  llvm::SmallSetVector<ValueId, 16> values;
  values.insert(whole);
  for (unsigned next = 0; next < values.size() && next < mostValues; ++next) {
    value = step.getValue(values[next]);
    const DegreeGraph::Node *node = graph.getDefinition(values[next]);
    if (auto concat = value ? value.getDefiningOp<ConcatOp>() : ConcatOp();
        concat && concat.getType() == slice.getInput().getType()) {
      if (std::optional<unsigned> operand = findOperand(concat, *taken))
        joined.push_back(step.getId(concat.getInputs()[*operand]));
    } else if (node) {
      values.insert_range(getAffineOperands(graph, *node, varying));
    }
  }
  return joined;
}

SmallVector<ValueId> mp::getMovedOn(const StepGraph &step, ValueId value) {
  SmallVector<ValueId> histories;
  Value made = step.getValue(value);
  auto concat = made ? made.getDefiningOp<ConcatOp>() : ConcatOp();
  if (!concat)
    return histories;
  for (Value input : concat.getInputs()) {
    auto slice = input.getDefiningOp<SliceOp>();
    std::optional<Part> part = slice ? getPart(slice) : std::nullopt;
    if (!part || slice.getInput().getType() != concat.getType() ||
        part->dim != concat.getDim())
      continue;
    int64_t size = slice.getInput().getType().getDimSize(part->dim);
    if (2 * part->size >= size)
      histories.push_back(step.getId(slice.getInput()));
  }
  return histories;
}
