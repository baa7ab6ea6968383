//===- PaddingPlan.cpp - What to pad to the tile, and at what price -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each op is judged by itself: first every dimension that is neither aligned
// nor hopeless grows, then the one that costs most is given up until the bill
// is within the bound. A dimension given up has its reason written down. Then
// ops that would read one weight in two sizes agree on one.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Padding/PaddingPlan.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"
#include <limits>
#include <numeric>

using namespace mlir;
using namespace mlir::mp;

/// Beyond this nothing is padded, so that no rounding up can overflow.
static constexpr int64_t maxExtent = int64_t(1) << 48;

double PaddingBill::growth() const {
  if (paddedBytes == uncountable)
    return std::numeric_limits<double>::infinity();
  return bytes ? static_cast<double>(paddedBytes) / static_cast<double>(bytes)
               : 1.0;
}

bool OpPadding::grows() const {
  return llvm::any_of(dims, [](const DimPadding &d) { return d.grows(); });
}

bool OpPadding::hasRefusal() const {
  return llvm::any_of(dims,
                      [](const DimPadding &d) { return !d.refusal.empty(); });
}

std::string OpPadding::describeRefusals() const {
  std::string text;
  for (const DimPadding &d : dims)
    if (!d.refusal.empty())
      text +=
          llvm::formatv("{0}{1} = {2}: {3}", text.empty() ? "" : ", ",
                        stringifyGemmDim(d.dim.kind), d.dim.extent, d.refusal);
  return text;
}

std::optional<int64_t> mp::getTile(AlignableOpInterface op, int64_t override) {
  auto is16BitFloat = [](Type type) {
    auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
    return element && element.getWidth() == 16;
  };
  if (!llvm::all_of(op->getOperandTypes(), is16BitFloat))
    return std::nullopt;
  return override > 0 ? override : 8;
}

int64_t mp::chooseTile(int64_t option, Operation *root) {
  if (option > 0)
    return option;
  PolicyAttr policy = findPolicy(root);
  return policy ? policy.getTile() : 0;
}

StringRef mp::choosePaddingChip(Operation *root) {
  PolicyAttr policy = findPolicy(root);
  return policy && !policy.getChips().empty()
             ? policy.getChips().front().getValue()
             : StringRef();
}

//===----------------------------------------------------------------------===//
// The bill
//===----------------------------------------------------------------------===//

/// Sizes that dimensions have once they are padded.
using PaddedSizes = SmallVector<std::pair<int64_t, int64_t>>;

static RankedTensorType getPaddedType(Value value, const PaddedSizes &sizes) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  for (auto [dim, size] : sizes)
    shape[dim] = size;
  return type.clone(shape);
}

/// Two for each product of a contraction of `extent` elements to `result`.
static int64_t countFlopsOf(Type result, int64_t extent) {
  return saturatingMultiply(
      2, saturatingMultiply(countElements(result).value_or(0), extent));
}

PaddingBill mp::makeBill(const OpPadding &plan) {
  PaddingBill bill;
  Operation *op = plan.op;
  PaddedSizes inResult;
  SmallVector<PaddedSizes> inOperand(op->getNumOperands());
  int64_t k = 1, paddedK = 1;
  for (const DimPadding &d : plan.dims) {
    for (auto [operand, dim] : d.dim.operands)
      inOperand[operand].emplace_back(dim, d.padded);
    if (d.dim.resultDim)
      inResult.emplace_back(*d.dim.resultDim, d.padded);
    if (d.dim.kind != GemmDim::K || d.dim.inner == 0)
      continue;
    k = d.dim.extent;
    paddedK = saturatingMultiply(d.dim.extent / d.dim.inner, d.padded);
  }
  auto add = [&](Value value, const PaddedSizes &sizes) -> int64_t {
    int64_t before = countBytes(value.getType()).value_or(0);
    int64_t after = countBytes(getPaddedType(value, sizes)).value_or(0);
    bill.bytes = saturatingAdd(bill.bytes, before);
    bill.paddedBytes = saturatingAdd(bill.paddedBytes, after);
    return after == before ? 0 : after;
  };
  for (auto [operand, sizes] : llvm::zip_equal(op->getOperands(), inOperand))
    bill.copiedBytes = saturatingAdd(bill.copiedBytes, add(operand, sizes));
  Value result = op->getResult(0);
  add(result, inResult);
  bill.flops = countFlopsOf(result.getType(), k);
  bill.paddedFlops = countFlopsOf(getPaddedType(result, inResult), paddedK);
  return bill;
}

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

static bool isMatrixVector(ArrayRef<AlignableDim> dims) {
  auto isRealMatrixDim = [&](GemmDim kind) {
    return llvm::any_of(dims, [&](const AlignableDim &d) {
      return d.kind == kind && d.extent > 1;
    });
  };
  return !isRealMatrixDim(GemmDim::M) || !isRealMatrixDim(GemmDim::N);
}

/// Grows the innermost dimension until the whole extent is a multiple.
static int64_t paddedInner(const AlignableDim &dim, int64_t tile) {
  int64_t outer = dim.extent / dim.inner;
  int64_t step = tile / std::gcd(tile, outer);
  return roundUp(dim.inner, step);
}

/// Gives up the dimension whose growth costs most until the op is affordable.
static void keepWithinBound(OpPadding &plan, double maxCost) {
  for (plan.bill = makeBill(plan); plan.bill.growth() > maxCost;
       plan.bill = makeBill(plan)) {
    DimPadding *worst = nullptr;
    auto ratio = [](const DimPadding &d) {
      return static_cast<double>(d.padded) / static_cast<double>(d.dim.inner);
    };
    for (DimPadding &d : plan.dims)
      if (d.grows() && (!worst || ratio(d) > ratio(*worst)))
        worst = &d;
    if (!worst)
      return;
    worst->refusal =
        llvm::formatv("padding to {0} would make the bytes of the operation "
                      "{1:F2} times as many, more than {2:F2}",
                      worst->padded, plan.bill.growth(), maxCost);
    worst->possible = std::exchange(worst->padded, worst->dim.inner);
  }
}

std::string mp::getRecordedRefusal(AlignableOpInterface op, GemmDim kind) {
  auto reasons = op->getAttrOfType<DictionaryAttr>(attr::unaligned);
  if (!reasons)
    return {};
  auto reason = reasons.getAs<StringAttr>(stringifyGemmDim(kind));
  return reason ? reason.str() : std::string();
}

OpPadding mp::planOpPadding(AlignableOpInterface op, int64_t tile,
                            const PaddingOptions &options) {
  OpPadding plan{op, {}, {}, tile};
  SmallVector<AlignableDim> dims = op.getAlignableDims();
  std::string all = op.getPaddingRefusal();
  bool isVector = all.empty() && isMatrixVector(dims);
  if (isVector)
    all = "a matrix-vector product does not run on Tensor Cores";
  for (AlignableDim &dim : dims) {
    DimPadding &d =
        plan.dims.emplace_back(DimPadding{dim, dim.inner, std::string()});
    if (dim.extent % tile == 0)
      continue;
    // Judging again would find a smaller growth where others have grown.
    if (d.refusal = getRecordedRefusal(op, dim.kind); !d.refusal.empty())
      continue;
    if (!all.empty()) {
      d.refusal = all;
      if (isVector && dim.extent <= maxExtent)
        d.possible = paddedInner(dim, tile);
    } else if (dim.extent < options.minExtent)
      d.refusal = llvm::formatv("fewer than {0} elements", options.minExtent);
    else if (dim.extent > maxExtent)
      d.refusal = llvm::formatv("more than {0} elements", maxExtent);
    else
      d.padded = paddedInner(dim, tile);
  }
  keepWithinBound(plan, options.maxCost);
  return plan;
}

//===----------------------------------------------------------------------===//
// One size of a weight
//===----------------------------------------------------------------------===//

namespace {
/// A dimension of an argument of a function.
using WeightDim = std::pair<Value, int64_t>;

/// One of the dimensions that are read from it, by plan and by index.
struct WeightUse {
  unsigned plan, dim;
};
using WeightUses = llvm::MapVector<WeightDim, SmallVector<WeightUse>>;
} // namespace

/// The dimension of the one operand that is dimension `dim` of the result, of
/// an op that converts its numbers or moves each elsewhere.
static std::optional<int64_t> stepBack(FusibleOpInterface op, int64_t dim) {
  FusionSpec spec = op.getFusionSpec();
  if (op->getNumOperands() != 1)
    return std::nullopt;
  if (isa<CastOp>(op) || spec.convertsFloats || spec.roundsItself)
    return dim;
  if (spec.kind != FusionNodeKind::Movement || !keepsEachElement(op, 0))
    return std::nullopt;
  AffineExpr loop = getAffineDimExpr(dim, op->getContext());
  AffineMap map = op.getOperandMap(0);
  const auto *place = llvm::find(map.getResults(), loop);
  return place == map.getResults().end()
             ? std::nullopt
             : std::optional(place - map.getResults().begin());
}

/// Where a dimension of an operand comes from; none if from no argument.
static std::optional<WeightDim> findWeight(Value value, int64_t dim) {
  while (Operation *op = value.getDefiningOp()) {
    auto fusible = dyn_cast<FusibleOpInterface>(op);
    std::optional<int64_t> before =
        fusible ? stepBack(fusible, dim) : std::nullopt;
    if (!before)
      return std::nullopt;
    dim = *before;
    value = op->getOperand(0);
  }
  auto *function = value.getParentBlock()->getParentOp();
  if (!isa<FunctionOpInterface>(function))
    return std::nullopt;
  return WeightDim(value, dim);
}

/// All uses get their dimension in one size: the one that some grow to, if that
/// keeps all within the bound, or else the one that it has.
static void agree(std::vector<OpPadding> &plans, ArrayRef<WeightUse> uses,
                  double maxCost) {
  SmallVector<OpPadding> grown;
  llvm::SmallDenseSet<int64_t> sizes;
  PaddingBill all;
  for (auto [index, dim] : uses) {
    OpPadding &plan = grown.emplace_back(plans[index]);
    DimPadding &d = plan.dims[dim];
    if (!d.grows() && d.possible) {
      d.padded = std::exchange(d.possible, 0);
      d.refusal.clear();
    }
    sizes.insert(d.padded);
    plan.bill = makeBill(plan);
    all.bytes = saturatingAdd(all.bytes, plan.bill.bytes);
    all.paddedBytes = saturatingAdd(all.paddedBytes, plan.bill.paddedBytes);
  }
  bool isAffordable = sizes.size() == 1 && all.growth() <= maxCost;
  for (auto [i, use] : llvm::enumerate(uses)) {
    OpPadding &plan = plans[use.plan];
    DimPadding &d = plan.dims[use.dim];
    if (isAffordable) {
      plan = grown[i];
    } else if (d.grows()) {
      d.padded = d.dim.inner;
      d.refusal = "another op reads the same weight as it is, and one copy "
                  "serves both";
      plan.bill = makeBill(plan);
    }
  }
}

static void agreeOnWeights(std::vector<OpPadding> &plans, double maxCost) {
  WeightUses weights;
  for (auto [index, plan] : llvm::enumerate(plans))
    for (auto [i, d] : llvm::enumerate(plan.dims))
      for (auto [operand, dim] : d.dim.operands)
        if (auto weight = findWeight(plan.op->getOperand(operand), dim))
          weights[*weight].push_back({unsigned(index), unsigned(i)});
  for (auto &[weight, uses] : weights) {
    auto get = [&](WeightUse use) -> DimPadding & {
      return plans[use.plan].dims[use.dim];
    };
    auto grows = [&](WeightUse use) { return get(use).grows(); };
    auto mayGrow = [&](WeightUse use) {
      return grows(use) || get(use).possible;
    };
    if (llvm::any_of(uses, grows) && !llvm::all_of(uses, grows) &&
        llvm::all_of(uses, mayGrow))
      agree(plans, uses, maxCost);
  }
}

std::vector<OpPadding> mp::planPadding(Operation *root,
                                       const PaddingOptions &options) {
  std::vector<OpPadding> plans;
  root->walk<WalkOrder::PreOrder>([&](AlignableOpInterface op) {
    if (std::optional<int64_t> tile = getTile(op, options.tile))
      plans.push_back(planOpPadding(op, *tile, options));
  });
  agreeOnWeights(plans, options.maxCost);
  if (options.chip)
    refuseSlowPadding(root, plans, *options.chip);
  return plans;
}
