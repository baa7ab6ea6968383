//===- ExpandRandomBits.cpp - Random bits as arithmetic on indices --------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each element has a number among the words of the generator, which follows
// from its index. Then a kernel computes the word where it needs it, and the
// bits need not be in memory.
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/TensorArith.h"
#include "mp/Support/Remarks.h"
#include "mp/Transforms/Math/Passes.h"

#include "mlir/IR/Matchers.h"

#define DEBUG_TYPE "mp-expand-random-bits"

namespace mlir::mp {
#define GEN_PASS_DEF_EXPANDRANDOMBITS
#include "mp/Transforms/Math/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
/// Which words the elements are, with the shape in which that is easily said.
struct Numbering {
  /// As (before, size, after) of the dimension whose neighbours share a block,
  /// where such a one decides; otherwise all elements in a row, as `size`.
  int64_t outer = 1, size = 1, inner = 1;
  int64_t blocks = 0;
  /// Elements of 64 bits are two words.
  bool isWide = false;

  bool isFlat() const { return outer * inner == 1; }
};

/// Writes one op out in front of it.
class Expander {
public:
  explicit Expander(RngBitsOp op)
      : op(op), builder(op), arith(builder, op.getLoc()),
        isPhilox(op.getAlgorithm() == RngAlgorithm::Philox),
        length(cast<RankedTensorType>(op.getState().getType()).getDimSize(0)) {}

  /// Replaces the op and returns how many blocks it takes.
  int64_t run();

private:
  Value constant(Type type, uint64_t value);
  Value iota(RankedTensorType type, int64_t dim);
  Value findNumbers(const Numbering &numbering, RankedTensorType type);
  Value makeWords(Value numbers, RankedTensorType type);
  Value makeBits(const Numbering &numbering);
  Value makeState(uint64_t blocks);
  Value repeatState(int64_t number, RankedTensorType type);

  RngBitsOp op;
  OpBuilder builder;
  TensorArith arith;
  bool isPhilox;
  /// Of the state.
  int64_t length;
};
} // namespace

/// The dimension whose neighbours share a block is the first even one,
/// otherwise the first of the largest.
static Numbering pairNeighbours(ArrayRef<int64_t> shape) {
  Numbering result;
  const auto *dim =
      llvm::find_if(shape, [](int64_t size) { return size % 2 == 0; });
  if (dim == shape.end())
    dim = std::max_element(shape.begin(), shape.end());
  for (const auto *it = shape.begin(); it != shape.end(); ++it)
    (it < dim ? result.outer : it == dim ? result.size : result.inner) *= *it;
  result.blocks = result.outer * ((result.size + 1) / 2) * result.inner;
  return result;
}

static Numbering findNumbering(RngBitsOp op) {
  auto type = cast<RankedTensorType>(op.getBits().getType());
  bool isPhilox = op.getAlgorithm() == RngAlgorithm::Philox;
  Numbering flat;
  flat.size = type.getNumElements();
  flat.isWide = type.getElementType().isInteger(64);
  flat.blocks =
      llvm::divideCeil(flat.size * (flat.isWide ? 2 : 1), isPhilox ? 4 : 2);
  if (isPhilox || flat.isWide)
    return flat;
  Numbering paired = pairNeighbours(type.getShape());
  // Pairs in the last dimension lie side by side, one after the other.
  return paired.inner == 1 && paired.size % 2 == 0 ? flat : paired;
}

Value Expander::constant(Type type, uint64_t value) {
  auto shaped = cast<RankedTensorType>(type);
  unsigned bits = shaped.getElementTypeBitWidth();
  return arith.make<arith::ConstantOp>(
      DenseElementsAttr::get(shaped, APInt(bits, value)));
}

Value Expander::iota(RankedTensorType type, int64_t dim) {
  return IotaOp::create(builder, op.getLoc(), type, dim);
}

/// The first word of each element.
Value Expander::findNumbers(const Numbering &numbering, RankedTensorType type) {
  Value place = iota(type, numbering.isFlat() ? 0 : 1);
  if (numbering.isWide)
    return arith.make<arith::ShLIOp>(place, constant(type, 1));
  if (numbering.isFlat())
    return place;
  // Neighbours (2h, 2h + 1) of (o, h, i) are the words of one block.
  auto scale = [&](Value value, int64_t by) {
    return arith.make<arith::MulIOp>(value, constant(type, by));
  };
  Value one = constant(type, 1);
  int64_t half = (numbering.size + 1) / 2;
  Value block = scale(arith.make<arith::ShRUIOp>(place, one), numbering.inner);
  block = arith.make<arith::AddIOp>(block, iota(type, 2));
  block = arith.make<arith::AddIOp>(
      block, scale(iota(type, 0), half * numbering.inner));
  return arith.make<arith::AddIOp>(arith.make<arith::ShLIOp>(block, one),
                                   arith.make<arith::AndIOp>(place, one));
}

/// An element of the state, in the shape of `type`. It is repeated before it is
/// taken out: a scalar of its own would be a kernel of its own.
Value Expander::repeatState(int64_t number, RankedTensorType type) {
  DenseIntElementsAttr known;
  if (matchPattern(op.getState(), m_Constant(&known)))
    return constant(type, known.getValues<APInt>()[number].getZExtValue());
  SmallVector<int64_t> limit(type.getShape()), start(limit.size() + 1, 0);
  limit.insert(limit.begin(), length);
  auto all = type.clone(limit);
  Value repeated =
      arith.make<BroadcastOp>(all, op.getState(), ArrayRef<int64_t>{0});
  limit[0] = 1;
  auto one = type.clone(limit);
  start[0] = number;
  limit[0] = number + 1;
  SmallVector<int64_t> strides(limit.size(), 1);
  Value element = arith.make<SliceOp>(one, repeated, ArrayRef(start),
                                      ArrayRef(limit), ArrayRef(strides));
  return arith.make<ReshapeOp>(type, element);
}

Value Expander::makeWords(Value numbers, RankedTensorType type) {
  Value key = repeatState(0, type);
  SmallVector<Value> counter{repeatState(1, type)};
  // A short state counts in 128 bits whose high word is the key.
  if (isPhilox)
    counter.push_back(length == 3 ? repeatState(2, type) : key);
  return RandomWordsOp::create(builder, op.getLoc(),
                               type.clone(builder.getI32Type()),
                               op.getAlgorithm(), numbers, key, counter);
}

Value Expander::makeBits(const Numbering &numbering) {
  auto bits = cast<RankedTensorType>(op.getBits().getType());
  SmallVector<int64_t> shape{numbering.size};
  if (!numbering.isFlat())
    shape = {numbering.outer, numbering.size, numbering.inner};
  auto type = RankedTensorType::get(shape, builder.getI64Type());
  Value numbers = findNumbers(numbering, type);
  Value result = makeWords(numbers, type);
  unsigned width = bits.getElementTypeBitWidth();
  auto target = type.clone(bits.getElementType());
  if (numbering.isWide) {
    Value next = arith.make<arith::OrIOp>(numbers, constant(type, 1));
    Value high = arith.make<arith::ExtUIOp>(target, makeWords(next, type));
    Value low = arith.make<arith::ExtUIOp>(target, result);
    high = arith.make<arith::ShLIOp>(high, constant(target, 32));
    result = arith.make<arith::OrIOp>(low, high);
  } else if (width < 32) {
    result = arith.make<arith::TruncIOp>(target, result);
  }
  if (target == bits)
    return result;
  return arith.make<ReshapeOp>(bits, result);
}

/// The counter behind the blocks that were used; low word first.
Value Expander::makeState(uint64_t blocks) {
  auto type = cast<RankedTensorType>(op.getState().getType());
  Value place = iota(type, 0);
  auto isAt = [&](uint64_t at) -> Value {
    return arith.make<arith::CmpIOp>(arith::CmpIPredicate::eq, place,
                                     constant(type, at));
  };
  Value grown = constant(type, blocks);
  Value more = arith.select(isAt(1), grown, constant(type, 0));
  if (length == 3) {
    Value low = repeatState(1, type);
    Value carries = arith.make<arith::CmpIOp>(
        arith::CmpIPredicate::ult, arith.make<arith::AddIOp>(low, grown), low);
    more = arith.select(arith.make<arith::AndIOp>(isAt(2), carries),
                        constant(type, 1), more);
  }
  return arith.make<arith::AddIOp>(op.getState(), more);
}

int64_t Expander::run() {
  Numbering numbering = findNumbering(op);
  op.getBits().replaceAllUsesWith(makeBits(numbering));
  if (!op.getNewState().use_empty())
    op.getNewState().replaceAllUsesWith(makeState(numbering.blocks));
  op.erase();
  return numbering.blocks;
}

namespace {
struct ExpandRandomBits final
    : mp::impl::ExpandRandomBitsBase<ExpandRandomBits> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<RngBitsOp> ops;
    getOperation()->walk([&](RngBitsOp op) { ops.push_back(op); });
    for (RngBitsOp op : ops) {
      Location loc = op.getLoc();
      int64_t blocks = Expander(op).run();
      remark::passed(loc, remarkOf(DEBUG_TYPE, "Expand"))
          << remark::metric("Blocks", blocks);
    }
    if (ops.empty())
      markAllAnalysesPreserved();
  }
};
} // namespace
