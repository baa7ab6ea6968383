//===- Faults.cpp - Mistakes that the checks must find --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Faults.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mp/Dialect/MP/IR/MP.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Interfaces/NumberRange.h"
#include "mp/Interfaces/RangeOpInterface.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

/// The first op of a kind that `accepts` takes, or null.
template <typename OpType>
static OpType findFirst(ModuleOp module, function_ref<bool(OpType)> accepts) {
  OpType found;
  module.walk([&](OpType op) {
    if (!accepts(op))
      return WalkResult::advance();
    found = op;
    return WalkResult::interrupt();
  });
  return found;
}

/// An op is written behind the first of its operands, as if the others had to
/// be there by then.
static void rewriteAtFirstOperand(ModuleOp module) {
  auto readsLater = [](Operation *op) {
    Operation *first =
        op->getNumOperands() ? op->getOperand(0).getDefiningOp() : nullptr;
    return isa_and_present<PadOp, SliceOp>(first) &&
           llvm::any_of(op->getOperands().drop_front(), [&](Value operand) {
             Operation *other = operand.getDefiningOp();
             return other && other->getBlock() == first->getBlock() &&
                    first->isBeforeInBlock(other);
           });
  };
  if (auto op = findFirst<Operation *>(module, readsLater))
    op->moveAfter(op->getOperand(0).getDefiningOp());
}

/// f32 -> f16 -> f32 is taken for nothing.
static void dropRounding(ModuleOp module) {
  auto undoes = [](CastOp op) {
    auto inner = op.getInput().getDefiningOp<CastOp>();
    return inner && inner.getInput().getType() == op.getType();
  };
  if (auto op = findFirst<CastOp>(module, undoes)) {
    auto inner = op.getInput().getDefiningOp<CastOp>();
    op.getResult().replaceAllUsesWith(inner.getInput());
  }
}

/// What was padded is cropped one element too late.
static void cropTooLate(ModuleOp module) {
  auto leavesRoom = [](SliceOp op) {
    return op.getLimit().back() <
           cast<RankedTensorType>(op.getInput().getType()).getShape().back();
  };
  if (auto op = findFirst<SliceOp>(module, leavesRoom)) {
    SmallVector<int64_t> start(op.getStart()), limit(op.getLimit());
    ++start.back(), ++limit.back();
    op.setStart(start);
    op.setLimit(limit);
  }
}

/// The casts of arguments come in the order of their addresses.
static void orderByAddress(ModuleOp module) {
  SmallVector<Operation *> casts;
  module.walk([&](CastOp op) {
    if (isa<BlockArgument>(op.getInput()) &&
        isa<func::FuncOp>(op->getParentOp()))
      casts.push_back(op);
  });
  llvm::sort(casts);
  for (Operation *op : casts)
    op->moveBefore(op->getBlock(), op->getBlock()->begin());
}

/// Each run slices all of a product once more.
static void sliceAll(ModuleOp module) {
  auto isProduct = [](DotOp) { return true; };
  auto op = findFirst<DotOp>(module, isProduct);
  if (!op || op.getType().getRank() == 0)
    return;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  SmallVector<int64_t> zeros(op.getType().getRank(), 0), ones(zeros.size(), 1);
  auto slice =
      SliceOp::create(builder, op.getLoc(), op.getType(), op.getResult(), zeros,
                      op.getType().getShape(), ones);
  op.getResult().replaceAllUsesExcept(slice, slice);
}

/// A product is rounded where the policy says that nothing is to change.
static void roundUnderOff(ModuleOp module) {
  PolicyAttr policy = findPolicy(module);
  auto isWide = [](DotOp op) { return op.getType().getElementType().isF32(); };
  auto op = findFirst<DotOp>(module, isWide);
  if (!op || !policy || !policy.getType().isF32())
    return;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  auto narrow = CastOp::create(builder, op.getLoc(),
                               op.getType().clone(builder.getF16Type()), op);
  auto wide = CastOp::create(builder, op.getLoc(), op.getType(), narrow);
  op.getResult().replaceAllUsesExcept(wide, narrow);
}

/// An end without a word.
static void crash(ModuleOp module) {
  if (findFirst<DotOp>(module, [](DotOp) { return true; }))
    std::abort();
}

/// Why a dimension is off the tile is not written down.
static void loseReasons(ModuleOp module) {
  module.walk([](DotOp op) { op->removeAttr(attr::unaligned); });
}

/// Nobody knows that the step has its plan.
static void forgetPlan(ModuleOp module) { module->removeAttr(attr::planned); }

/// The arguments of a call are exchanged.
static void exchangeArguments(ModuleOp module) {
  auto takesTwo = [](mprt::LaunchOp op) {
    OperandRange inputs = op.getInputs();
    return inputs.size() == 2 && inputs[0] != inputs[1] &&
           mprt::getTensorType(inputs[0]) == mprt::getTensorType(inputs[1]);
  };
  if (auto op = findFirst<mprt::LaunchOp>(module, takesTwo)) {
    Value first = op.getInputs()[0];
    op.getInputsMutable()[0].assign(op.getInputs()[1]);
    op.getInputsMutable()[1].assign(first);
  }
}

/// Buffers of a plan begin where others do.
static void placeAllAtZero(ModuleOp module) {
  module.walk([](mprt::BufferOp op) { op.setOffset(0); });
}

/// Sums in 16 bits of what is 16 bits.
template <typename Op>
static void sumInOwnType(ModuleOp module) {
  module.walk([&](Op op) {
    Type element = getElementTypeOrSelf(op->getResult(0).getType());
    std::optional<Type> type = op.getAccumulator();
    if (type && type->isF32() && element.getIntOrFloatBitWidth() == 16)
      op.setAccumulatorAttr(TypeAttr::get(element));
  });
}

/// A product is summed in 16 bits.
static void sumInHalf(ModuleOp module) {
  sumInOwnType<DotOp>(module);
  sumInOwnType<ReduceOp>(module);
}

/// What is scaled is scaled once more.
static void scaleTwice(ModuleOp module) {
  auto op = findFirst<ScaleOp>(module, [](ScaleOp) { return true; });
  if (!op)
    return;
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  auto again = cast<ScaleOp>(builder.clone(*op));
  again->setOperand(0, op.getResult());
  op.getResult().replaceAllUsesExcept(again.getResult(), again);
}

/// Padding is filled with ones.
static void fillWithOnes(ModuleOp module) {
  auto isFloat = [](PadOp op) {
    return isa<FloatType>(getElementTypeOrSelf(op.getType()));
  };
  auto op = findFirst<PadOp>(module, isFloat);
  if (!op)
    return;
  OpBuilder builder(op);
  auto type = cast<RankedTensorType>(op->getOperand(1).getType());
  op->setOperand(
      1, arith::ConstantOp::create(
             builder, op.getLoc(),
             DenseElementsAttr::get(
                 type, builder.getFloatAttr(type.getElementType(), 1.0))));
}

/// An end with a failure, and without a word.
static LogicalResult failSilently(ModuleOp module) {
  return failure(findFirst<DotOp>(module, [](DotOp) { return true; }));
}

template <void (*plant)(ModuleOp)>
static LogicalResult alter(ModuleOp module) {
  plant(module);
  return success();
}

namespace {
/// A range that is too small.
struct NarrowTanh : RangeOpInterface::ExternalModel<NarrowTanh, math::TanhOp> {
  void inferRanges(Operation *, ArrayRef<NumberRange>,
                   MutableArrayRef<NumberRange> results) const {
    results[0] = NumberRange::of(-0.999, 0.999);
    results[0].mayBeNaN = true;
  }
};
} // namespace

static void narrowRange(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, math::MathDialect *) {
    math::TanhOp::attachInterface<NarrowTanh>(*context);
  });
}

static constexpr Fault faults[] = {
    {"rewrite at the first operand", "mp-cancel-pads", Property::Verifies,
     alter<rewriteAtFirstOperand>},
    {"dropped cast", "mp-simplify-casts", Property::KeepsValues,
     alter<dropRounding>},
    {"crop too late", "mp-pad-to-tile", Property::KeepsMeaning,
     alter<cropTooLate>},
    {"order of addresses", "mp-insert-casts", Property::Reproduces,
     alter<orderByAddress>},
    {"one more each time", "mp-insert-loss-scaling", Property::Repeats,
     alter<sliceAll>},
    {"change under dtype=off", "mp-insert-casts", Property::LeavesOff,
     alter<roundUnderOff>},
    {"forgotten plan", "mp-annotate-precision", Property::StaysMixed,
     alter<forgetPlan>},
    {"exchanged arguments", "convert-mp-to-plan", Property::KeepsValues,
     alter<exchangeArguments>},
    {"one place for all buffers", "mp-plan-memory", Property::KeepsValues,
     alter<placeAllAtZero>},
    {"sum in 16 bits", "mp-insert-casts", Property::RoundsAsSaid,
     alter<sumInHalf>},
    {"scale applied twice", "mp-insert-loss-scaling", Property::KeepsMeaning,
     alter<scaleTwice>},
    {"wrong neutral element", "mp-pad-to-tile", Property::KeepsMeaning,
     alter<fillWithOnes>},
    {"crash", "mp-lower-math", Property::Finishes, alter<crash>},
    {"lost reason", "mp-pad-to-tile", Property::Accepts, alter<loseReasons>},
    {"silent failure", "mp-lower-state", Property::Speaks, failSilently},
    {"range too small", "RangeOpInterface", Property::StaysInRange, nullptr,
     narrowRange},
};

ArrayRef<Fault> random::allFaults() { return faults; }

void random::plantFault(const Fault *fault) {
  setModels(fault ? fault->model : nullptr);
  if (!fault || !fault->plant)
    return setAfterStage({});
  setAfterStage([=](ModuleOp module, const Stage &stage) {
    return stage.pass() == fault->pass ? fault->plant(module) : success();
  });
}

std::optional<uint64_t> random::findSeed(const Board &board,
                                         const Fault &fault) {
  std::optional<uint64_t> first;
  uint64_t findings = std::min<uint64_t>(board.findings, maxFindings);
  for (const Task &task : ArrayRef(board.found, findings)) {
    // That a pipeline changes the step is seen behind its last pass, and what a
    // checker refuses at the checker; what a model says wrong behind any.
    bool isOfPass = fault.breaks == Property::LeavesOff ||
                    fault.breaks == Property::StaysMixed ||
                    fault.breaks == Property::Accepts || fault.model ||
                    task.toCheck().stage.pass() == fault.pass;
    if (task.property == fault.breaks && isOfPass &&
        (!first || task.seed < *first))
      first = task.seed;
  }
  return first;
}
