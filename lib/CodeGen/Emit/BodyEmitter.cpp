//===- BodyEmitter.cpp - The body of a fusion at given indices ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values are pulled: a result at some index asks for its operands at theirs,
// down to loads. Shape ops emit nothing; they only change the index. A value
// that is asked for twice at one point is computed once.
//
//===----------------------------------------------------------------------===//

#include "BodyEmitter.h"

#include "ScalarOps.h"

#include "mlir/IR/Matchers.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/IR/LLVMContext.h"

#include <numeric>

using namespace mlir;
using namespace mlir::mp;

/// Widest access to memory, in bytes.
static constexpr int64_t accessBytes = 16;

static RankedTensorType tensorOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

BodyEmitter::BodyEmitter(EntryBuilder &entry, unsigned width,
                         const KnownResults &known)
    : indices(entry.builder, width, entry.getIndexType()), entry(entry),
      builder(entry.builder), width(width), known(known) {
  points.emplace_back().linear = indices.constant(0); // of scalars
}

Point *BodyEmitter::pointAt(const LaneIndex &linear) {
  points.emplace_back().linear = linear;
  return &points.back();
}

Point *BodyEmitter::pointAt(ArrayRef<int64_t> shape, ArrayRef<LaneIndex> at,
                            std::optional<LaneIndex> linear) {
  Point &point = points.emplace_back();
  point.linear = std::move(linear);
  point.coordinates.push_back(
      {SmallVector<int64_t, 4>(shape), SmallVector<LaneIndex>(at)});
  return &point;
}

const LaneIndex &BodyEmitter::linear(Point *point) {
  if (!point->linear) {
    Point::Coordinates &first = point->coordinates.front();
    point->linear = indices.linearize(first.at, first.shape);
  }
  return *point->linear;
}

ArrayRef<LaneIndex> BodyEmitter::coordinates(Point *point,
                                             ArrayRef<int64_t> shape) {
  for (Point::Coordinates &known : point->coordinates)
    if (ArrayRef(known.shape) == shape)
      return known.at;
  SmallVector<LaneIndex> at = indices.delinearize(linear(point), shape);
  point->coordinates.push_back({SmallVector<int64_t, 4>(shape), std::move(at)});
  return point->coordinates.back().at;
}

llvm::Value *BodyEmitter::splat(llvm::Value *value) {
  return width == 1 || value->getType()->isVectorTy()
             ? value
             : builder.CreateVectorSplat(width, value);
}

llvm::Value *BodyEmitter::conjunction(llvm::Value *x, llvm::Value *y) {
  if (!x || !y)
    return x ? x : y;
  if (x->getType() != y->getType()) {
    x = splat(x);
    y = splat(y);
  }
  return builder.CreateAnd(x, y);
}

llvm::Value *BodyEmitter::clamp(LaneIndex &index, int64_t size) {
  llvm::Value *limit = entry.index(size), *zero = entry.index(0);
  int64_t step = std::abs(std::gcd(index.divisor, size));
  if (index.lanes.empty() && index.stride >= 0 &&
      index.stride * (width - 1) < step) {
    // The limit is a multiple of what the lanes span: all or none.
    llvm::Value *inside = builder.CreateICmpULT(index.base, limit);
    index.base = builder.CreateSelect(inside, index.base, zero);
    return inside;
  }
  LaneIndex result;
  llvm::Value *mask =
      llvm::PoisonValue::get(getLaneType(builder.getInt1Ty(), width));
  for (unsigned l = 0; l != width; ++l) {
    llvm::Value *at = indices.lane(index, l);
    llvm::Value *inside = builder.CreateICmpULT(at, limit);
    result.lanes.push_back(builder.CreateSelect(inside, at, zero));
    mask = width == 1 ? inside : builder.CreateInsertElement(mask, inside, l);
  }
  index = std::move(result);
  return mask;
}

/// One operand, its elements elsewhere: every index of the result maps to one
/// of the operand.
void BodyEmitter::needMoved(Operation *op, Point *point,
                            SmallVector<Need> &result) {
  Value input = op->getOperand(0);
  ArrayRef<int64_t> shape = tensorOf(input).getShape();
  if (tensorOf(input).getNumElements() == 1)
    return result.push_back({input, &points.front()});
  SmallVector<LaneIndex> from(
      coordinates(point, tensorOf(op->getResult(0)).getShape()));
  SmallVector<LaneIndex> to(shape.size());
  if (auto broadcast = dyn_cast<BroadcastOp>(op)) {
    for (auto [dim, target] : llvm::enumerate(broadcast.getDims()))
      to[dim] = shape[dim] == 1 ? indices.constant(0) : from[target];
  } else if (auto transpose = dyn_cast<TransposeOp>(op)) {
    for (auto [target, dim] : llvm::enumerate(transpose.getPerm()))
      to[dim] = from[target];
  } else if (auto slice = dyn_cast<SliceOp>(op)) {
    for (size_t dim = 0; dim != to.size(); ++dim)
      to[dim] =
          indices.offset(indices.scale(from[dim], slice.getStrides()[dim]),
                         slice.getStart()[dim]);
  } else {
    to = from;
    for (int64_t dim : cast<ReverseOp>(op).getDims())
      to[dim] = indices.offset(indices.scale(from[dim], -1), shape[dim] - 1);
  }
  result.push_back({input, pointAt(shape, to)});
}

void BodyEmitter::needPadded(Operation *op, Point *point,
                             SmallVector<Need> &result) {
  auto pad = cast<PadOp>(op);
  ArrayRef<int64_t> shape = tensorOf(pad.getInput()).getShape();
  SmallVector<LaneIndex> at(
      coordinates(point, tensorOf(pad.getResult()).getShape()));
  llvm::Value *inside = nullptr;
  for (auto [dim, index] : llvm::enumerate(at)) {
    int64_t period = pad.getInterior()[dim] + 1;
    int64_t span = (shape[dim] - 1) * period + 1;
    bool padded = pad.getLow()[dim] > 0 || pad.getHigh()[dim] > 0;
    index = indices.offset(index, -pad.getLow()[dim]);
    if (padded)
      inside = conjunction(inside, clamp(index, span));
    if (period == 1)
      continue;
    auto [quotient, remainder] = indices.divide(index, period);
    llvm::Value *between =
        llvm::PoisonValue::get(getLaneType(builder.getInt1Ty(), width));
    for (unsigned l = 0; l != width; ++l) {
      llvm::Value *hit =
          builder.CreateICmpEQ(indices.lane(remainder, l), entry.index(0));
      between = width == 1 ? hit : builder.CreateInsertElement(between, hit, l);
    }
    inside = conjunction(inside, between);
    index = quotient;
  }
  result.push_back({pad.getInput(), pointAt(shape, at), inside});
  result.push_back({pad.getValue(), &points.front()});
}

void BodyEmitter::needJoined(Operation *op, Point *point,
                             SmallVector<Need> &result) {
  auto concat = cast<ConcatOp>(op);
  SmallVector<LaneIndex> from(
      coordinates(point, tensorOf(concat.getResult()).getShape()));
  int64_t dim = concat.getDim(), start = 0;
  for (Value input : concat.getInputs()) {
    SmallVector<LaneIndex> at(from);
    at[dim] = indices.offset(at[dim], -start);
    ArrayRef<int64_t> shape = tensorOf(input).getShape();
    llvm::Value *inside = clamp(at[dim], shape[dim]);
    start += shape[dim];
    bool last = result.size() + 1 == concat.getInputs().size();
    result.push_back({input, pointAt(shape, at), last ? nullptr : inside});
  }
}

SmallVector<BodyEmitter::Need> BodyEmitter::needs(Operation *op, Point *point) {
  auto known = derived.find({op, point});
  if (known != derived.end())
    return known->second;
  SmallVector<Need> result;
  if (isa<BroadcastOp, TransposeOp, SliceOp, ReverseOp>(op))
    needMoved(op, point, result);
  else if (isa<PadOp>(op))
    needPadded(op, point, result);
  else if (isa<ConcatOp>(op))
    needJoined(op, point, result);
  else
    for (Value operand : op->getOperands())
      result.push_back({operand, point});
  derived[{op, point}] = result;
  return result;
}

llvm::Value *BodyEmitter::emitIota(Operation *op, Point *point) {
  auto iota = cast<IotaOp>(op);
  RankedTensorType tensor = tensorOf(iota.getResult());
  LaneIndex at = coordinates(point, tensor.getShape())[iota.getDim()];
  llvm::Value *value =
      llvm::PoisonValue::get(getLaneType(entry.getIndexType(), width));
  for (unsigned l = 0; l != width; ++l)
    value = width == 1
                ? indices.lane(at, l)
                : builder.CreateInsertElement(value, indices.lane(at, l), l);
  llvm::Type *type = getLaneType(
      getScalarType(tensor.getElementType(), builder.getContext()), width);
  return type->isFPOrFPVectorTy() ? builder.CreateUIToFP(value, type)
                                  : builder.CreateZExtOrTrunc(value, type);
}

llvm::Value *BodyEmitter::emit(Operation *op, Point *point,
                               ArrayRef<llvm::Value *> operands) {
  Attribute constant;
  if (matchPattern(op, m_Constant(&constant)))
    if (auto splatted = dyn_cast<SplatElementsAttr>(constant))
      return splat(emitConstant(splatted.getSplatValue<Attribute>(),
                                builder.getContext()));
  if (isa<IotaOp>(op))
    return emitIota(op, point);
  if (isa<BroadcastOp, TransposeOp, SliceOp, ReverseOp, ReshapeOp>(op))
    return operands[0];
  if (isa<PadOp, ConcatOp>(op)) {
    SmallVector<Need> all = needs(op, point);
    llvm::Value *result = operands.back();
    for (size_t i = all.size() - 1; i-- > 0;)
      if (all[i].inside)
        result = builder.CreateSelect(all[i].inside, operands[i], result);
      else
        result = operands[i];
    return result;
  }
  if (llvm::Value *value = emitScalarOp(builder, op, operands, width))
    return value;
  entry.context.failed = true;
  op->emitOpError("has no GPU code here; lower it with mp-lower-math, or keep "
                  "it out of fusions");
  return llvm::PoisonValue::get(
      getLaneType(getScalarType(tensorOf(op->getResult(0)).getElementType(),
                                builder.getContext()),
                  width));
}

/// The largest power of two that divides the address of lane 0.
static llvm::Align alignmentOf(const LaneIndex &at, int64_t bytes) {
  int64_t known = std::gcd(at.divisor, accessBytes) * bytes;
  return llvm::Align(std::min(accessBytes, known & -known));
}

llvm::Value *BodyEmitter::load(BlockArgument argument, Point *point) {
  Type element = tensorOf(argument).getElementType();
  llvm::Type *type = getMemoryType(element, builder.getContext());
  int64_t bytes = *getElementBytes(element);
  llvm::Value *array = entry.getInput(argument.getArgNumber());
  auto loadFrom = [&](llvm::Type *what, llvm::Value *at, llvm::Align align) {
    llvm::LoadInst *load =
        builder.CreateAlignedLoad(what, entry.address(array, type, at), align);
    // Nobody writes it while the kernel runs: the read-only cache will do.
    load->setMetadata(llvm::LLVMContext::MD_invariant_load,
                      llvm::MDNode::get(builder.getContext(), {}));
    return load;
  };
  const LaneIndex &at = linear(point);
  llvm::Value *value;
  if (at.lanes.empty() && at.stride == 1 && width > 1) {
    value = loadFrom(getLaneType(type, width), at.base, alignmentOf(at, bytes));
  } else if (at.lanes.empty() && (at.stride == 0 || width == 1)) {
    value = splat(loadFrom(type, at.base, llvm::Align(bytes)));
  } else {
    value = llvm::PoisonValue::get(getLaneType(type, width));
    for (unsigned l = 0; l != width; ++l)
      value = builder.CreateInsertElement(
          value, loadFrom(type, indices.lane(at, l), llvm::Align(bytes)), l);
  }
  if (element.isInteger(1))
    value = builder.CreateICmpNE(
        value, llvm::Constant::getNullValue(value->getType()));
  return value;
}

llvm::Value *BodyEmitter::evaluate(Value root, Point *rootPoint) {
  SmallVector<Key> stack = {{root, rootPoint}};
  while (!stack.empty()) {
    auto [value, point] = stack.back();
    if (computed.contains({value, point})) {
      stack.pop_back();
      continue;
    }
    if (llvm::Value *result = known.lookup(value)) {
      computed[{value, point}] = splat(result);
      continue;
    }
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      computed[{value, point}] = load(argument, point);
      continue;
    }
    Operation *op = value.getDefiningOp();
    SmallVector<llvm::Value *> operands;
    size_t size = stack.size();
    for (const Need &need : needs(op, point)) {
      llvm::Value *operand = computed.lookup({need.value, need.point});
      if (!operand)
        stack.push_back({need.value, need.point});
      operands.push_back(operand);
    }
    if (stack.size() == size)
      computed[{value, point}] = emit(op, point, operands);
  }
  return computed.lookup({root, rootPoint});
}

void BodyEmitter::store(unsigned number, Point *point) {
  Operation *yield = entry.context.getBody().getTerminator();
  Value result = yield->getOperand(number);
  llvm::Value *value = evaluate(result, point);
  Type element = tensorOf(result).getElementType();
  llvm::Type *type = getMemoryType(element, builder.getContext());
  if (element.isInteger(1))
    value = builder.CreateZExt(value, getLaneType(type, width));
  const LaneIndex &at = linear(point);
  llvm::Value *array = entry.getOutput(number);
  int64_t bytes = *getElementBytes(element);
  if (width == 1 || (at.lanes.empty() && at.stride == 1)) {
    llvm::Align align =
        width == 1 ? llvm::Align(bytes) : alignmentOf(at, bytes);
    builder.CreateAlignedStore(
        value, entry.address(array, type, indices.lane(at, 0)), align);
    return;
  }
  for (unsigned l = 0; l != width; ++l)
    builder.CreateAlignedStore(builder.CreateExtractElement(value, l),
                               entry.address(array, type, indices.lane(at, l)),
                               llvm::Align(bytes));
}
