//===- PaddingTimes.cpp - Whether padding is worth its launches -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What padding saves is the library's: faster loads of whole rows. What it
// costs is ours: a kernel has one iteration space, so that what it makes for
// others in the old size takes a second one for the pad. Both are estimates by
// the table of chips. They are far apart: small steps lose by a factor of a
// hundred what a vocabulary gains by as much.
//
//===----------------------------------------------------------------------===//

#include "PaddingRegions.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mp/Analysis/Cost/ChipTimes.h"
#include "mp/Analysis/Fusion/CallOrder.h"
#include "mp/Analysis/State/WorkingCopies.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Support/Sizes.h"
#include "mp/Support/ValueMap.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::mp;

static void refuse(DimPadding &d, std::string reason) {
  d.refusal = std::move(reason);
  d.padded = d.dim.inner;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// Whether elements that are next to each other in memory lie along it, in an
/// operand or in the result: only such a size decides where rows begin.
static bool isRow(const OpPadding &plan, const DimPadding &d) {
  auto isLast = [](Value value, int64_t dim) {
    return dim + 1 == cast<RankedTensorType>(value.getType()).getRank();
  };
  return llvm::any_of(d.dim.operands,
                      [&](AlignableDim::InOperand place) {
                        return isLast(plan.op->getOperand(place.operand),
                                      place.dim);
                      }) ||
         (d.dim.resultDim && isLast(plan.op->getResult(0), *d.dim.resultDim));
}

/// Whether all rows that the op reads and writes begin at multiples of the
/// tile, as it is or once it is padded.
static bool hasAlignedRows(const OpPadding &plan, bool isPadded) {
  return llvm::all_of(plan.dims, [&](const DimPadding &d) {
    int64_t inner = isPadded ? d.padded : d.dim.inner;
    int64_t outer = d.dim.inner ? d.dim.extent / d.dim.inner : 1;
    return !isRow(plan, d) || saturatingMultiply(outer, inner) % plan.tile == 0;
  });
}

/// A size that no row of a region has, as that of a batch, would be padded for
/// nothing. One that some row has grows everywhere: kernels make queries beside
/// keys, in one size.
static void refuseOtherSizes(PaddingRegions &regions,
                             MutableArrayRef<OpPadding> plans) {
  for (ArrayRef<unsigned> region : regions.findRegions(plans)) {
    llvm::SmallDenseSet<int64_t> rows;
    for (unsigned index : region)
      for (const DimPadding &d : plans[index].dims)
        if (d.grows() && isRow(plans[index], d))
          rows.insert(d.dim.inner);
    for (unsigned index : region) {
      OpPadding &plan = plans[index];
      for (DimPadding &d : plan.dims)
        if (d.grows() && !rows.contains(d.dim.inner))
          refuse(d, "no row in memory is of this size, so that padding gains "
                    "nothing");
      plan.bill = makeBill(plan);
    }
  }
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

namespace {
/// What the pads and the crops of a region take.
struct PaddingKernels {
  int64_t launches = 0, bytes = 0;
};

class KernelCounter {
public:
  explicit KernelCounter(ArrayRef<OpPadding> plans);
  PaddingKernels count(ArrayRef<unsigned> region);

private:
  void addPad(Value value, PaddingKernels &kernels);
  void addCrop(Value result, PaddingKernels &kernels) const;
  bool isMadePadded(Value value);
  const CallOrder &getOrder(Block *block);

  ArrayRef<OpPadding> plans;
  /// Operands and results that grow.
  llvm::DenseSet<OpOperand *> grownUses;
  ValueSet grownResults;
  llvm::DenseMap<Block *, CallOrder> orders;
};
} // namespace

KernelCounter::KernelCounter(ArrayRef<OpPadding> plans) : plans(plans) {
  for (const OpPadding &plan : plans)
    for (const DimPadding &d : plan.dims) {
      if (!d.grows())
        continue;
      for (AlignableDim::InOperand place : d.dim.operands)
        grownUses.insert(&plan.op->getOpOperand(place.operand));
      if (d.dim.resultDim)
        grownResults.insert(plan.op->getResult(0));
    }
}

const CallOrder &KernelCounter::getOrder(Block *block) {
  auto found = orders.find(block);
  if (found == orders.end())
    found = orders.try_emplace(block, *block).first;
  return found->second;
}

/// Whether the update writes the pad with the working copy.
static bool isOfParameter(Value value) {
  auto base = dyn_cast<BlockArgument>(traceWeightChain(value).base);
  if (!base)
    return false;
  auto function = dyn_cast<FunctionOpInterface>(base.getOwner()->getParentOp());
  if (!function)
    return false;
  std::optional<Role> role =
      parseRole(function.getArgAttr(base.getArgNumber(), attr::role));
  return role == Role::Parameter || role == Role::WorkingCopy;
}

/// Whether the kernel that makes a value can make it padded instead: who else
/// reads it does so later, and reads the pad, or adds it up with the padding.
bool KernelCounter::isMadePadded(Value value) {
  auto maker = value.getDefiningOp<FusibleOpInterface>();
  if (!maker)
    return false;
  FusionNodeKind kind = maker.getFusionSpec().kind;
  if (kind != FusionNodeKind::Elementwise &&
      kind != FusionNodeKind::Broadcast && kind != FusionNodeKind::Movement)
    return false;
  const CallOrder &order = getOrder(maker->getBlock());
  auto isLater = [&](Operation *user, Operation *made) {
    return isElementwise(user) && user->getBlock() == maker->getBlock() &&
           order.isLater(user, made);
  };
  return isMadeAlone(maker, isLater) &&
         llvm::all_of(maker->getUses(), [&](OpOperand &use) {
           Operation *user = use.getOwner();
           return grownUses.contains(&use) || addsUpRows(user) ||
                  isLater(user, maker);
         });
}

static void addCopy(Value value, PaddingKernels &kernels) {
  int64_t bytes = countBytes(value.getType()).value_or(0);
  kernels.launches += 1;
  kernels.bytes = saturatingAdd(kernels.bytes, saturatingAdd(bytes, bytes));
}

/// The zeros beside a value are nothing beside it: a pad counts as its copy.
void KernelCounter::addPad(Value value, PaddingKernels &kernels) {
  if (matchPattern(value, m_Constant()) || grownResults.contains(value) ||
      isOfParameter(value) || isMadePadded(value))
    return;
  addCopy(value, kernels);
}

/// Kernels read the part of a result that is not padding where it lies.
void KernelCounter::addCrop(Value result, PaddingKernels &kernels) const {
  auto needsCopy = [&](OpOperand &use) {
    Operation *user = use.getOwner();
    return user->hasTrait<OpTrait::IsTerminator>() ||
           (isa<AlignableOpInterface>(user) && !grownUses.contains(&use));
  };
  if (llvm::any_of(result.getUses(), needsCopy))
    addCopy(result, kernels);
}

PaddingKernels KernelCounter::count(ArrayRef<unsigned> region) {
  PaddingKernels kernels;
  ValueSet seen;
  for (unsigned index : region) {
    AlignableOpInterface op = plans[index].op;
    for (OpOperand &use : op->getOpOperands())
      if (grownUses.contains(&use) && seen.insert(use.get()).second)
        addPad(use.get(), kernels);
    if (grownResults.contains(op->getResult(0)))
      addCrop(op->getResult(0), kernels);
  }
  kernels.launches = std::max<int64_t>(kernels.launches, 1);
  return kernels;
}

//===----------------------------------------------------------------------===//
// Verdicts
//===----------------------------------------------------------------------===//

/// Seconds that the products of a region are shorter by; negative if longer.
static double countSavedTime(ArrayRef<OpPadding> plans,
                             ArrayRef<unsigned> region, const ChipTimes &chip) {
  double saved = 0;
  for (unsigned index : region) {
    const OpPadding &plan = plans[index];
    const PaddingBill &bill = plan.bill;
    saved += chip.getProductTime(bill.flops, bill.bytes,
                                 hasAlignedRows(plan, /*isPadded=*/false)) -
             chip.getProductTime(bill.paddedFlops, bill.paddedBytes,
                                 hasAlignedRows(plan, /*isPadded=*/true));
  }
  return saved;
}

void mp::refuseSlowPadding(Operation *root, MutableArrayRef<OpPadding> plans,
                           const ChipTimes &chip) {
  PaddingRegions regions(root, plans);
  refuseOtherSizes(regions, plans);
  KernelCounter counter(plans);
  for (ArrayRef<unsigned> region : regions.findRegions(plans)) {
    double saved = countSavedTime(plans, region, chip);
    PaddingKernels kernels = counter.count(region);
    double taken = chip.getKernelTime(kernels.launches, kernels.bytes);
    if (saved > taken)
      continue;
    for (unsigned index : region) {
      OpPadding &plan = plans[index];
      for (DimPadding &d : plan.dims)
        if (d.grows())
          refuse(d, llvm::formatv(
                        "padding to {0}, here and where that leads, would save "
                        "{1:F1} us of products and take {2:F1} us on {3}",
                        d.padded, std::max(saved, 0.0) * 1e6, taken * 1e6,
                        chip.name));
      plan.bill = makeBill(plan);
    }
  }
}
