//===- LineWeight.cpp - How much larger a contraction may be --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where one factor is known number by number, or divided by its own sum, the
// sums of a contraction are known to be no larger than the other factor, or by
// how much they are.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Range/LineWeight.h"

#include "Correlations.h"
#include "NonZeros.h"
#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Interfaces/AlignableOpInterface.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Interfaces/LinearityOpInterface.h"
#include "mp/Support/Sizes.h"

#include "llvm/ADT/MapVector.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;

/// Ops between a softmax and the product that reads it: a mask, a factor.
static constexpr unsigned maxFactors = 4;
/// What was rounded to 16 bits is that much larger.
static constexpr double roundingSlack = 1 + 0x1p-8;
/// Moves of one value.
static constexpr unsigned maxMoves = 16;

static ArrayRef<int64_t> shapeOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

//===----------------------------------------------------------------------===//
// Lines
//===----------------------------------------------------------------------===//

Line Line::of(Value factor, ArrayRef<int64_t> contracting) {
  Line line{factor, {}, 1};
  for (int64_t dim : contracting) {
    int64_t size = shapeOf(factor)[dim];
    line.dims.emplace_back(dim, size);
    line.count *= static_cast<double>(size);
  }
  return line;
}

/// Dimensions that the operand does not have repeat what it has.
static std::optional<Line> stepOverMap(const Line &line,
                                       FusibleOpInterface op) {
  Line before{op->getOperand(0), {}, line.count};
  AffineMap map = op.getOperandMap(0);
  for (auto [dim, size] : line.dims) {
    for (auto [place, index] : llvm::enumerate(map.getResults())) {
      if (index == getAffineDimExpr(dim, op->getContext()))
        before.dims.emplace_back(place, size);
      else if (index.isFunctionOfDim(dim))
        return std::nullopt;
    }
  }
  return before;
}

/// Each dimension has to be one of the operand, with as many elements behind
/// it; others may be split or merged.
static std::optional<Line> stepOverReshape(const Line &line, Operation *op) {
  Line before{op->getOperand(0), {}, line.count};
  ArrayRef<int64_t> from = shapeOf(before.value), to = shapeOf(line.value);
  for (auto [dim, size] : line.dims) {
    if (to[dim] == 1)
      continue;
    int64_t behind = saturatingProduct(to.drop_front(dim + 1));
    auto isPlace = [&, dim = dim](int64_t place) {
      return from[place] == to[dim] &&
             saturatingProduct(from.drop_front(place + 1)) == behind;
    };
    auto places = llvm::seq<int64_t>(0, static_cast<int64_t>(from.size()));
    auto place = llvm::find_if(places, isPlace);
    if (place == places.end())
      return std::nullopt;
    before.dims.emplace_back(*place, size);
  }
  return before;
}

static std::optional<Line> stepBack(const Line &line) {
  auto op = line.value.getDefiningOp<FusibleOpInterface>();
  if (!op || op->getNumOperands() != 1 ||
      !isa<RankedTensorType>(op->getOperand(0).getType()))
    return std::nullopt;
  switch (op.getFusionSpec().kind) {
  case FusionNodeKind::Broadcast:
  case FusionNodeKind::Movement:
    return stepOverMap(line, op);
  case FusionNodeKind::Reshape:
    return stepOverReshape(line, op);
  default:
    return std::nullopt;
  }
}

Line Line::origin() const {
  Line line = *this;
  for (unsigned step = 0; step < maxMoves; ++step) {
    std::optional<Line> before = stepBack(line);
    if (!before)
      break;
    line = *before;
  }
  return line;
}

/// Whether the op sums products and nothing else: not the largest of sums.
static bool sumsProducts(Operation *op) {
  auto linear = dyn_cast<LinearityOpInterface>(op);
  return linear && linear.getLinearity().kind == LinearityKind::Product;
}

/// A whole line; where the op pads, most elements sum one.
static std::optional<Line> findWholeLine(OpOperand &factor) {
  auto contraction = dyn_cast<AlignableOpInterface>(factor.getOwner());
  auto type = dyn_cast<RankedTensorType>(factor.get().getType());
  if (!contraction || !type || !type.hasStaticShape() ||
      !sumsProducts(contraction))
    return std::nullopt;
  auto dims = contraction.getSummedDims(factor.getOperandNumber());
  return dims ? std::optional(Line::of(factor.get(), *dims)) : std::nullopt;
}

std::optional<Line> Line::of(OpOperand &factor) {
  auto contraction = dyn_cast<AlignableOpInterface>(factor.getOwner());
  return contraction && !contraction.sumsParts() ? findWholeLine(factor)
                                                 : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Shares
//===----------------------------------------------------------------------===//

namespace {
/// A line that may be shares, and how much of it counts.
struct Candidate {
  Line line;
  double times = 1;
  unsigned depth = maxFactors;
};
} // namespace

/// Adds what the candidate, whose line begins at `start`, is made of: behind
/// factors that are bounded, masks that leave 0, and roundings. The last one is
/// looked at first.
static void addSources(const Line &start, const Candidate &from,
                       const RangeAnalysis &ranges,
                       SmallVectorImpl<Candidate> &open) {
  auto op = start.value.getDefiningOp<FusibleOpInterface>();
  if (!op || from.depth == 0)
    return;
  auto add = [&](unsigned operand, double times) {
    open.push_back({start.operand(op->getOperand(operand)), from.times * times,
                    from.depth - 1});
  };
  if (isa<CastOp>(op) || op.getFusionSpec().convertsFloats)
    return add(0, roundingSlack);
  if (isa<arith::DivFOp>(op)) {
    const NumberRange &divisor = ranges.get(op->getOperand(1));
    if (!divisor.mayBeZero)
      add(0, 1 / divisor.leastNonZero);
    return;
  }
  for (unsigned i : {1, 0}) {
    if (isa<arith::MulFOp>(op)) {
      const NumberRange &factor = ranges.get(op->getOperand(1 - i));
      if (factor.isBounded())
        add(i, factor.magnitude());
    } else if (isa<arith::SelectOp>(op) &&
               ranges.get(op->getOperand(2 - i)) == NumberRange::constant(0)) {
      add(i + 1, 1);
    }
  }
}

/// What the shares that the line is made of come to, if that is what they were.
static std::optional<double> weighShares(const Line &line,
                                         const RangeAnalysis &ranges) {
  SmallVector<Candidate> open{{line}};
  while (!open.empty()) {
    Candidate next = open.pop_back_val();
    Line start = next.line.origin();
    if (std::optional<Shares> shares = findShares(start, ranges))
      return shares->weight * next.times;
    addSources(start, next, ranges, open);
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

namespace {
/// The elements of a constant that lie in the same place but along what is
/// summed, added up.
struct TableLine {
  double sum = 0, magnitudes = 0;
};
} // namespace

/// What is left of a line of which it is said that its numbers cancel.
static constexpr double mostLeft = 1e-5;

static SmallVector<TableLine> sumLines(DenseElementsAttr table,
                                       function_ref<bool(int64_t)> isSummed) {
  ArrayRef<int64_t> shape = table.getType().getShape();
  llvm::MapVector<int64_t, TableLine> lines;
  for (auto [at, element] : llvm::enumerate(table.getValues<APFloat>())) {
    int64_t line = 0, rest = static_cast<int64_t>(at), stride = 1;
    for (int64_t dim = table.getType().getRank() - 1; dim >= 0; --dim) {
      line += isSummed(dim) ? 0 : rest % shape[dim] * stride;
      rest /= shape[dim];
      stride *= shape[dim];
    }
    double number = FloatAttr::getValueAsDouble(element);
    TableLine &sums = lines[line];
    sums.sum += number;
    sums.magnitudes += std::abs(number);
  }
  return llvm::to_vector(llvm::make_second_range(lines));
}

/// The lines of a factor that is a constant with more than one number, each as
/// often as it is repeated in one sum; none of any other.
static SmallVector<TableLine> findTableLines(const Line &factor) {
  Line start = factor.origin();
  DenseElementsAttr table;
  if (!matchPattern(start.value, m_Constant(&table)) ||
      !isa<FloatType>(table.getElementType()) || table.isSplat())
    return {}; // Of equal numbers the range says as much.
  double repeated = factor.count;
  for (auto [dim, size] : start.dims)
    repeated /= static_cast<double>(table.getType().getShape()[dim]);
  SmallVector<TableLine> lines = sumLines(table, [&](int64_t dim) {
    return llvm::any_of(start.dims,
                        [&](auto &known) { return known.first == dim; });
  });
  for (TableLine &line : lines)
    line.magnitudes *= std::max(repeated, 1.0);
  return lines;
}

/// The largest sum of magnitudes; none if there is no line.
static std::optional<double> weigh(ArrayRef<TableLine> lines) {
  std::optional<double> most;
  for (const TableLine &line : lines)
    most = std::max(most.value_or(0), line.magnitudes);
  return most;
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

double mp::getLineWeight(OpOperand &factor, const RangeAnalysis &ranges) {
  auto model = dyn_cast<AlignableOpInterface>(factor.getOwner());
  if (!model)
    return NumberRange::infinity;
  double most = ranges.get(factor.get()).magnitude() *
                static_cast<double>(model.getProductsPerElement());
  std::optional<Line> line = Line::of(factor);
  if (!line)
    return most;
  if (std::optional<double> weight = weigh(findTableLines(*line)))
    return std::min(most, *weight);
  if (std::optional<double> shares = weighShares(*line, ranges))
    most = std::min(most, *shares);
  double largest = ranges.get(factor.get()).magnitude();
  if (largest < most && most < NumberRange::infinity)
    most = std::min(
        most, largest * countNonZeros(line->value, line->getDims(), ranges));
  return most;
}

std::optional<double> mp::getStencilWeight(OpOperand &factor) {
  std::optional<Line> line = findWholeLine(factor);
  SmallVector<TableLine> lines =
      line ? findTableLines(*line) : SmallVector<TableLine>();
  bool allCancel = llvm::all_of(lines, [](const TableLine &known) {
    return std::abs(known.sum) <= mostLeft * known.magnitudes;
  });
  return allCancel ? weigh(lines) : std::nullopt;
}

bool mp::sumsToOne(OpOperand &factor, const RangeAnalysis &ranges) {
  std::optional<Line> line = Line::of(factor);
  std::optional<Shares> shares =
      line ? findShares(*line, ranges) : std::nullopt;
  return shares && shares->areAll;
}
