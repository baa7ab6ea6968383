//===- FinishLaunches.cpp - What the last block of a launch does ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Launches are visited in order, so that one that follows on what has joined a
// launch may join it, too.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Fusion/Passes.h"

#include "LaunchFacts.h"
#include "mp/Analysis/Fusion/BlockShape.h"
#include "mp/Analysis/Fusion/FusionPlan.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/Sizes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

#define DEBUG_TYPE "mp-finish-launches"

namespace mlir::mp {
#define GEN_PASS_DEF_FINISHLAUNCHES
#include "mp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// Finishers of a launch, one of which waits for the other, what one of them
/// makes, and its ops: all is code of one kernel, whose registers its other
/// blocks have as well.
static constexpr size_t maxFinishers = 8;
static constexpr unsigned maxResults = 32, maxOps = 1024;

/// Rows of a column that the threads of one block have, without others.
static constexpr int64_t rowsOfColumn = warpsOfBlock * rowsOfThread;

/// Blocks of a finisher, which one block of the launch runs one after the
/// other, each waiting for memory.
static constexpr int64_t maxInTurn = 8;

/// Blocks that count themselves in one number, as many as a short kernel has.
static constexpr int64_t maxCounted = 1024;

/// Bytes of state that may have two memories for a launch less.
static constexpr int64_t maxTwiceBytes = 64;

namespace {
/// Fusions that are launched together.
using Launch = SmallVector<FusionOp>;

class BlockFinisher {
public:
  BlockFinisher(Block &block, uint64_t maxPointers, int64_t smallBytes,
                int64_t maxBytes, int64_t maxElements)
      : block(block), maxPointers(maxPointers), smallBytes(smallBytes),
        maxBytes(maxBytes), maxElements(maxElements) {}

  void run();
  int64_t finished = 0;

private:
  void findLaunches();
  void findState();
  /// The launch that one waits for last, if it waits for no call and no other
  /// op behind that, and has no finishers of its own.
  std::optional<unsigned> findSource(const Launch &launch) const;
  /// Whether a fusion reads what a launch makes.
  bool reads(FusionOp fusion, unsigned number) const;
  bool mayBeFinished(const Launch &launch);
  bool mayFinish(FusionOp fusion);
  /// How many results a reduction has, one for each row or column, and how many
  /// elements each has.
  struct Reduced {
    int64_t results, elements;
  };
  Reduced getReduced(FusionOp fusion);
  bool isFewInTurn(FusionOp fusion);
  bool isFewCounted(FusionOp fusion);
  bool mayRunWith(FusionOp fusion) const;
  bool keepsOldState(const Launch &launch, const Launch &source) const;
  bool hasRoom(const Launch &launch, unsigned number) const;
  void join(Launch &launch, unsigned number);

  Block &block;
  uint64_t maxPointers;
  int64_t smallBytes, maxBytes, maxElements;
  SmallVector<Launch> launches;
  llvm::DenseMap<Operation *, unsigned> launchOf;
  llvm::DenseMap<Operation *, Reduced> reduced;
  /// The old value of what is new state, by that.
  llvm::DenseMap<Value, BlockArgument> oldState;
  int64_t nextNumber = 0;
};

struct FinishLaunches final : mp::impl::FinishLaunchesBase<FinishLaunches> {
  using Base::Base;

  void runOnOperation() override {
    int64_t finished = 0;
    for (Block &block : getOperation().getBody()) {
      BlockFinisher finisher(block, maxPointers, smallBytes, maxBytes,
                             maxElements);
      finisher.run();
      finished += finisher.finished;
    }
    remark::analysis(getOperation().getLoc(),
                     remarkOf(DEBUG_TYPE, "Launches", getOperation().getName()))
        << remark::metric("LaunchesFinished", finished);
  }
};
} // namespace

void BlockFinisher::findLaunches() {
  Attribute last;
  for (Operation &op : block) {
    auto fusion = dyn_cast<FusionOp>(op);
    Attribute number = fusion ? fusion->getAttr(attr::launch) : Attribute();
    if (fusion) {
      if (!number || number != last)
        launches.emplace_back();
      launches.back().push_back(fusion);
      launchOf[fusion] = launches.size() - 1;
    }
    if (auto integer = dyn_cast_if_present<IntegerAttr>(number))
      nextNumber = std::max(nextNumber, integer.getInt() + 1);
    last = number;
  }
}

void BlockFinisher::findState() {
  auto function = dyn_cast<func::FuncOp>(block.getParentOp());
  if (!function)
    return;
  Operation *end = block.getTerminator();
  for (BlockArgument argument : function.getArguments()) {
    auto pair = function.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(),
                                                       attr::pair);
    if (pair && static_cast<uint64_t>(pair.getInt()) < end->getNumOperands())
      oldState[findRenamed(end->getOperand(pair.getInt()))] = argument;
  }
}

std::optional<unsigned> BlockFinisher::findSource(const Launch &launch) const {
  Operation *last = nullptr;
  for (FusionOp fusion : launch) {
    if (reads(fusion, launchOf.lookup(fusion)))
      return std::nullopt;
    for (Value operand : fusion->getOperands()) {
      Operation *op = operand.getDefiningOp();
      if (op && op->getBlock() == &block &&
          (!last || last->isBeforeInBlock(op)))
        last = op;
    }
  }
  auto found = launchOf.find(last);
  if (!last || found == launchOf.end())
    return std::nullopt;
  return found->second;
}

bool BlockFinisher::reads(FusionOp fusion, unsigned number) const {
  return llvm::any_of(fusion->getOperands(), [&](Value operand) {
    auto maker = launchOf.find(operand.getDefiningOp());
    return maker != launchOf.end() && maker->second == number;
  });
}

BlockFinisher::Reduced BlockFinisher::getReduced(FusionOp fusion) {
  constexpr int64_t many = std::numeric_limits<int64_t>::max();
  auto [known, isNew] = reduced.try_emplace(fusion, Reduced{many, many});
  if (!isNew)
    return known->second;
  Block &body = fusion.getBody().front();
  if (std::optional<FusionForm> form =
          findFormOf(fusion, buildFusionGraph(body)))
    if (int64_t results = form->getNumRows())
      known->second = {results, form->getNumElements() / results};
  return known->second;
}

/// Whether one block is soon over with what a kernel of rows or columns has
/// blocks for, and with one stage: those of columns share out long ones, and
/// add up what each leaves in another.
bool BlockFinisher::isFewInTurn(FusionOp fusion) {
  switch (fusion.getKind()) {
  case FusionKind::Row:
    return getReduced(fusion).results <= maxInTurn * warpsOfBlock;
  case FusionKind::Column:
    return getReduced(fusion).results <= maxInTurn * warpSize &&
           getReduced(fusion).elements <= rowsOfColumn;
  default:
    return true;
  }
}

/// Whether few blocks end with a sum. One of all elements has no more than run
/// at once, and so has one of columns unless these alone are more.
bool BlockFinisher::isFewCounted(FusionOp fusion) {
  return fusion.getKind() == FusionKind::Full ||
         getReduced(fusion).results <= maxCounted * warpSize;
}

/// Whether few blocks end with it: each has to be counted. What is short has
/// few.
bool BlockFinisher::mayBeFinished(const Launch &launch) {
  return llvm::all_of(launch, [&](FusionOp fusion) {
    FusionKind kind = fusion.getKind();
    return kind != FusionKind::Contraction && kind != FusionKind::Sort &&
           (isShort(fusion, smallBytes) ||
            (isSum(fusion) && isFewCounted(fusion)));
  });
}

/// Whether one block does it in less than a launch takes.
bool BlockFinisher::mayFinish(FusionOp fusion) {
  FusionKind kind = fusion.getKind();
  auto isSmall = [&](Type type) {
    return countElements(type).value_or(maxElements + 1) <= maxElements;
  };
  return (kind == FusionKind::Pointwise || kind == FusionKind::Full ||
          kind == FusionKind::Row || kind == FusionKind::Column) &&
         fusion->getNumResults() <= maxResults &&
         fusion.getBody().front().getOperations().size() <= maxOps &&
         countBytesMoved(fusion) <= maxBytes &&
         llvm::all_of(fusion->getOperandTypes(), isSmall) &&
         llvm::all_of(fusion->getResultTypes(), isSmall) &&
         // Nor is what it makes on the way: all pairs of what it reads.
         llvm::all_of(fusion.getBody().front(),
                      [&](Operation &op) {
                        return llvm::all_of(op.getResultTypes(), isSmall);
                      }) &&
         isFewInTurn(fusion);
}

/// Whether it may come as early, and take blocks of an earlier launch.
bool BlockFinisher::mayRunWith(FusionOp fusion) const {
  return sharesLaunches(fusion, smallBytes) &&
         countBytesMoved(fusion) <= smallBytes;
}

/// Whether old state is read where a launch would write the new one.
bool BlockFinisher::keepsOldState(const Launch &launch,
                                  const Launch &source) const {
  for (FusionOp fusion : launch)
    for (Value result : fusion->getResults()) {
      BlockArgument old = oldState.lookup(result);
      if (!old || countBytes(old.getType()).value_or(0) <= maxTwiceBytes)
        continue;
      for (Operation *user : old.getUsers()) {
        Operation *reader = block.findAncestorOpInBlock(*user);
        if (reader != fusion && !reader->isBeforeInBlock(source.front()))
          return true;
      }
    }
  return false;
}

bool BlockFinisher::hasRoom(const Launch &launch, unsigned number) const {
  llvm::SmallDenseSet<Value> pointers;
  size_t finishers = 0;
  for (const Launch *one : {&launch, &launches[number]})
    for (FusionOp fusion : *one) {
      pointers.insert_range(fusion->getOperands());
      pointers.insert_range(fusion->getResults());
      finishers += reads(fusion, number);
    }
  return pointers.size() <= maxPointers && finishers <= maxFinishers;
}

/// Puts those that finish behind all others.
void BlockFinisher::join(Launch &launch, unsigned number) {
  Launch &source = launches[number];
  Operation *last = source.back();
  Launch others, finishers;
  for (Launch *one : {&source, &launch})
    for (FusionOp fusion : *one)
      (reads(fusion, number) ? finishers : others).push_back(fusion);
  auto put = [&](FusionOp fusion) {
    fusion->moveAfter(last);
    last = fusion;
  };
  llvm::for_each(launch, put);
  llvm::for_each(finishers, put);
  auto attribute = source.front()->getAttrOfType<IntegerAttr>(attr::launch);
  if (!attribute)
    attribute = Builder(block.getParentOp()).getI64IntegerAttr(nextNumber++);
  llvm::append_range(others, finishers);
  launch.clear();
  source = std::move(others);
  for (FusionOp fusion : source) {
    fusion->setAttr(attr::launch, attribute);
    launchOf[fusion] = number;
  }
  ++finished;
}

void BlockFinisher::run() {
  findLaunches();
  findState();
  for (Launch &launch : launches) {
    std::optional<unsigned> number = findSource(launch);
    if (!number)
      continue;
    const Launch &source = launches[*number];
    auto mayJoin = [&](FusionOp fusion) {
      return reads(fusion, *number) ? mayFinish(fusion) : mayRunWith(fusion);
    };
    if (llvm::all_of(launch, mayJoin) && !keepsOldState(launch, source) &&
        hasRoom(launch, *number) && mayBeFinished(source))
      join(launch, *number);
  }
}
