//===- PackMasks.cpp - Flags between kernels are bits ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of a dropout the backward pass needs which elements were kept: a bit of each,
// and in memory a byte. A thread that makes eight neighbours writes one byte of
// them; who reads it shifts, which costs less than what was moved.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Fusion/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Analysis/Fusion/FusionPlan.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Remarks.h"
#include "llvm/ADT/SmallPtrSet.h"

#define DEBUG_TYPE "mp-pack-masks"

namespace mlir::mp {
#define GEN_PASS_DEF_PACKMASKS
#include "mp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// What a kernel may have that computes eight elements at once in each thread:
/// ops, elements that it computes again, and reductions. Beyond it would rather
/// have four, or fewer.
static constexpr size_t mostOps = 500;
static constexpr unsigned mostRepeats = 16;
static constexpr int64_t mostReductions = 3;

static RankedTensorType tensorOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

static RankedTensorType bytesOf(Type flags) {
  return RankedTensorType::get(cast<RankedTensorType>(flags).getNumElements() /
                                   PackBitsOp::flagsOfByte,
                               IntegerType::get(flags.getContext(), 8));
}

/// Whether a template computes it.
static bool isOfTemplate(FusionOp fusion) {
  switch (fusion.getKind()) {
  case FusionKind::Pointwise:
  case FusionKind::Row:
  case FusionKind::Column:
  case FusionKind::Full:
    return true;
  case FusionKind::Sort:
  case FusionKind::Routine:
  case FusionKind::Contraction:
    return false;
  }
  llvm_unreachable("a kind of fusion");
}

namespace {
/// Flags that a fusion gives, the reshapes of them, and who reads either.
struct Mask {
  OpResult flags;
  SmallVector<ReshapeOp> shapes;
  SmallVector<OpOperand *> reads;
};

struct PackMasks final : mp::impl::PackMasksBase<PackMasks> {
  using Base::Base;

  void runOnOperation() override {
    bool changed = false;
    for (auto fusion : getOperation().getOps<FusionOp>())
      for (Mask &mask : findMasks(fusion)) {
        pack(mask);
        changed = true;
      }
    if (!changed)
      markAllAnalysesPreserved();
  }

private:
  SmallVector<Mask> findMasks(FusionOp fusion);
  void pack(Mask &mask);
};
} // namespace

/// Who reads the flags under whatever shape; nobody, if something else than a
/// template does, or one twice: a kernel has each tensor once.
static Mask findReads(OpResult flags) {
  Mask mask{flags, {}, {}};
  llvm::SmallPtrSet<Operation *, 4> readers;
  SmallVector<Value> names = {flags};
  while (!names.empty())
    for (OpOperand &use : names.pop_back_val().getUses()) {
      auto fusion = dyn_cast<FusionOp>(use.getOwner());
      if (auto reshape = dyn_cast<ReshapeOp>(use.getOwner())) {
        names.push_back(reshape);
        mask.shapes.push_back(reshape);
      } else if (fusion && isOfTemplate(fusion) &&
                 readers.insert(fusion).second) {
        mask.reads.push_back(&use);
      } else {
        mask.reads.clear();
        return mask;
      }
    }
  return mask;
}

/// Lets the body of a fusion have the flags of its operand from bytes.
static void readBytes(FusionOp fusion, unsigned number, Type bytes) {
  Block &body = fusion.getBody().front();
  BlockArgument argument = body.getArgument(number);
  RankedTensorType type = tensorOf(argument);
  Location loc = fusion.getLoc();
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  int64_t count = type.getNumElements() / PackBitsOp::flagsOfByte;
  auto each = RankedTensorType::get({count, PackBitsOp::flagsOfByte},
                                    builder.getI8Type());
  argument.setType(bytes);
  auto all =
      BroadcastOp::create(builder, loc, each, argument, ArrayRef<int64_t>{0});
  Value place = IotaOp::create(builder, loc, each, 1);
  Value flags =
      arith::TruncIOp::create(builder, loc, each.clone(builder.getI1Type()),
                              arith::ShRUIOp::create(builder, loc, all, place));
  argument.replaceAllUsesExcept(ReshapeOp::create(builder, loc, type, flags),
                                all);
}

/// Whether the same template computes a reader that has the flags from bytes,
/// and no element of them much more often.
static bool canReadBytes(OpOperand &read) {
  auto fusion = cast<FusionOp>(read.getOwner());
  if (fusion.getBody().front().getOperations().size() > mostOps)
    return false;
  OwningOpRef<FusionOp> copy = cast<FusionOp>(fusion->clone());
  readBytes(*copy, read.getOperandNumber(), bytesOf(read.get().getType()));
  Block &body = copy->getBody().front();
  std::optional<FusionForm> form = findFormOf(*copy, buildFusionGraph(body));
  return form && form->kind == fusion.getKind() && form->repeats <= mostRepeats;
}

/// Whether a thread of the kernel had better make eight elements at once.
static bool makesEights(Block &body, const FusionGraph &graph,
                        const FusionForm &form) {
  auto isReduction = [](const FusionNode &node) {
    return node.kind == FusionNodeKind::Reduce;
  };
  return body.getOperations().size() <= mostOps &&
         form.repeats <= mostRepeats &&
         llvm::count_if(graph, isReduction) <= mostReductions;
}

/// Why a mask of the fusion stays; null if it need not.
static const char *findObstacle(const Mask &mask, FusionOp fusion,
                                const BlockFusionGraph &source,
                                const std::optional<FusionForm> &form) {
  if (mask.reads.empty())
    return "something else than kernels of templates reads it, or one twice";
  Block &body = fusion.getBody().front();
  Value inner = body.getTerminator()->getOperand(mask.flags.getResultNumber());
  if (!form || !form->canPackBits(source.numbers.lookup(inner)))
    return "no thread makes eight neighbours of it";
  if (!makesEights(body, source.graph, *form))
    return "its kernel is too large for eight elements at once";
  if (!llvm::all_of(mask.reads,
                    [](OpOperand *read) { return canReadBytes(*read); }))
    return "a kernel that reads it would be another one, or too large";
  return nullptr;
}

/// Results of the fusion that are worth to be packed and that its template
/// packs.
SmallVector<Mask> PackMasks::findMasks(FusionOp fusion) {
  SmallVector<Mask> masks;
  for (OpResult result : fusion->getResults())
    if (tensorOf(result).getElementType().isInteger(1) &&
        tensorOf(result).getNumElements() >= minFlags && !result.use_empty())
      masks.push_back(findReads(result));
  if (masks.empty() || !isOfTemplate(fusion))
    return {};
  BlockFusionGraph source = buildFusionGraph(fusion.getBody().front());
  std::optional<FusionForm> form = findFormOf(fusion, source);
  llvm::erase_if(masks, [&](const Mask &mask) {
    const char *obstacle = findObstacle(mask, fusion, source, form);
    if (obstacle)
      remark::missed(fusion.getLoc(), remarkOf(DEBUG_TYPE, "Mask"))
          << remark::reason("{0} stays as bytes: {1}", mask.flags.getType(),
                            obstacle);
    return obstacle != nullptr;
  });
  return masks;
}

void PackMasks::pack(Mask &mask) {
  auto fusion = cast<FusionOp>(mask.flags.getOwner());
  RankedTensorType type = tensorOf(mask.flags), bytes = bytesOf(type);
  remark::passed(fusion.getLoc(), remarkOf(DEBUG_TYPE, "Mask")) << remark::add(
      "{0} is written as bits, in {1} bytes", type, bytes.getNumElements());
  Operation *yield = fusion.getBody().front().getTerminator();
  OpOperand &yielded = yield->getOpOperand(mask.flags.getResultNumber());
  OpBuilder builder(yield);
  yielded.set(
      PackBitsOp::create(builder, fusion.getLoc(), bytes, yielded.get()));
  mask.flags.setType(bytes);
  for (OpOperand *read : mask.reads) {
    readBytes(cast<FusionOp>(read->getOwner()), read->getOperandNumber(),
              bytes);
    read->set(mask.flags);
  }
  for (ReshapeOp shape : llvm::reverse(mask.shapes))
    shape.erase();
}
