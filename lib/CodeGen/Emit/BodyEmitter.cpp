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

#include "ScalarBody.h"
#include "ScalarOps.h"

#include "mlir/IR/Matchers.h"
#include "mp/Support/Assert.h"
#include "mp/Support/Sizes.h"
#include "llvm/IR/LLVMContext.h"

#include <numeric>

using namespace mlir;
using namespace mlir::mp;

/// Widest access to memory, in bytes.
static constexpr int64_t accessBytes = 16;
/// Operands that may be in registers together.
static constexpr unsigned manyOperands = 64;

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

// NOLINTNEXTLINE(misc-no-recursion): as deep as the map of an op is written
LaneIndex BodyEmitter::indexAt(AffineExpr expr, ArrayRef<LaneIndex> loops) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return indices.constant(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return loops[dim.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  LaneIndex lhs = indexAt(binary.getLHS(), loops);
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (!constant) // of a sum: all else has a constant on the right
    return indices.add(lhs, indexAt(binary.getRHS(), loops));
  switch (binary.getKind()) {
  case AffineExprKind::Add:
    return indices.offset(lhs, constant.getValue());
  case AffineExprKind::Mul:
    return indices.scale(lhs, constant.getValue());
  case AffineExprKind::Mod:
    return indices.divide(lhs, constant.getValue()).second;
  default:
    return indices.divide(lhs, constant.getValue()).first;
  }
}

LaneIndex BodyEmitter::readIndex(AffineExpr expr, const Loops &loops,
                                 int64_t size, llvm::Value *&inside) {
  OperandIndex split = splitIndex(expr);
  int64_t span = split.getSpan(size);
  LaneIndex index = indexAt(split.numerator, loops.at);
  auto range = getRange(split.numerator, loops.sizes);
  if (!range || range->first < 0 || range->second >= span)
    inside = conjunction(inside, clamp(index, span));
  if (split.period == 1)
    return index;
  auto [quotient, rest] = indices.divide(index, split.period);
  llvm::Value *exact = join(builder.getInt1Ty(), [&, &rest = rest](unsigned l) {
    return builder.CreateICmpEQ(indices.lane(rest, l), entry.index(0));
  });
  inside = conjunction(inside, exact);
  return quotient;
}

SmallVector<BodyEmitter::Need> BodyEmitter::needsOfMove(FusibleOpInterface op,
                                                        Point *point) {
  SmallVector<Need> result;
  Loops loops;
  for (OpOperand &operand : op->getOpOperands()) {
    ArrayRef<int64_t> shape = tensorOf(operand.get()).getShape();
    bool isLast = operand.getOperandNumber() + 1 == op->getNumOperands();
    if (isLast && tensorOf(operand.get()).getNumElements() == 1) {
      result.push_back({operand.get(), &points.front()});
      continue;
    }
    if (loops.at.empty()) {
      loops.sizes = op.getIterationSizes();
      loops.at = SmallVector<LaneIndex>(coordinates(point, loops.sizes));
    }
    llvm::Value *inside = nullptr;
    SmallVector<LaneIndex> at;
    AffineMap map = op.getOperandMap(operand.getOperandNumber());
    for (auto [expr, size] : llvm::zip_equal(map.getResults(), shape))
      at.push_back(readIndex(expr, loops, size, inside));
    result.push_back(
        {operand.get(), pointAt(shape, at), isLast ? nullptr : inside});
  }
  return result;
}

static FusionNodeKind kindOf(Operation *op) {
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  return fusible ? fusible.getFusionSpec().kind : FusionNodeKind::Opaque;
}

static bool movesElements(Operation *op) {
  FusionNodeKind kind = kindOf(op);
  return kind == FusionNodeKind::Broadcast || kind == FusionNodeKind::Movement;
}

SmallVector<BodyEmitter::Need> BodyEmitter::needs(Operation *op, Point *point) {
  auto known = derived.find({op, point});
  if (known != derived.end())
    return known->second;
  SmallVector<Need> result;
  if (movesElements(op))
    result = needsOfMove(cast<FusibleOpInterface>(op), point);
  else
    for (Value operand : op->getOperands())
      result.push_back({operand, point});
  derived[{op, point}] = result;
  return result;
}

llvm::Value *
BodyEmitter::join(llvm::Type *type,
                  llvm::function_ref<llvm::Value *(unsigned)> lane) {
  if (width == 1)
    return lane(0);
  llvm::Value *value = llvm::PoisonValue::get(getLaneType(type, width));
  for (unsigned l = 0; l != width; ++l)
    value = builder.CreateInsertElement(value, lane(l), l);
  return value;
}

llvm::Value *BodyEmitter::emitSource(FusibleOpInterface op, Point *point) {
  SmallVector<LaneIndex> at(coordinates(point, op.getIterationSizes()));
  Type index = IntegerType::get(op->getContext(),
                                entry.getIndexType()->getIntegerBitWidth());
  ScalarBody body(op->getContext(), SmallVector<Type>(at.size(), index),
                  [&](OpBuilder &scalars, ValueRange loops) {
                    return op.buildBody(scalars, op.getLoc(), loops);
                  });
  auto loop = [&](unsigned dim) { return indices.vector(at[dim]); };
  return body.emit(builder, loop, width);
}

/// The first operand that has an element there.
llvm::Value *BodyEmitter::select(ArrayRef<Need> needs,
                                 ArrayRef<llvm::Value *> operands) {
  llvm::Value *result = operands.back();
  for (size_t i = needs.size() - 1; i-- > 0;)
    result = needs[i].inside
                 ? builder.CreateSelect(needs[i].inside, operands[i], result)
                 : operands[i];
  return result;
}

llvm::Value *BodyEmitter::emit(Operation *op, Point *point,
                               ArrayRef<llvm::Value *> operands) {
  Attribute constant;
  if (matchPattern(op, m_Constant(&constant)))
    if (auto splatted = dyn_cast<SplatElementsAttr>(constant))
      return splat(emitConstant(splatted.getSplatValue<Attribute>(),
                                builder.getContext()));
  llvm::Value *value = nullptr;
  FusionNodeKind kind = kindOf(op);
  if (kind == FusionNodeKind::Reshape)
    value = operands[0];
  else if (movesElements(op))
    value = select(needs(op, point), operands);
  else if (kind == FusionNodeKind::Source)
    value = emitSource(cast<FusibleOpInterface>(op), point);
  else
    value = emitScalarOp(builder, op, operands, width);
  MP_ASSERT(value, "describeCodeFault has let it pass");
  return value;
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
    if (!entry.context.overwritten.contains(argument.getArgNumber()))
      load->setMetadata(llvm::LLVMContext::MD_invariant_load,
                        llvm::MDNode::get(builder.getContext(), {}));
    return load;
  };
  const LaneIndex &at = linear(point);
  llvm::Value *value;
  if (at.lanes.empty() && at.stride == 1 && width > 1) {
    value = loadFrom(getLaneType(type, width), at.base, alignmentOf(at, bytes));
  } else if (at.lanes.empty() && at.stride == 0) {
    value = splat(loadFrom(type, at.base, llvm::Align(bytes)));
  } else {
    value = join(type, [&](unsigned l) {
      return loadFrom(type, indices.lane(at, l), llvm::Align(bytes));
    });
  }
  if (element.isInteger(1))
    value = builder.CreateICmpNE(
        value, llvm::Constant::getNullValue(value->getType()));
  return value;
}

llvm::Value *BodyEmitter::evaluateOne(Value value, Point *point) {
  if (llvm::Value *there = computed.lookup({value, point}))
    return there;
  llvm::Value *made = nullptr;
  if (llvm::Value *result = known.lookup(value)) {
    made = splat(result);
  } else if (auto argument = dyn_cast<BlockArgument>(value)) {
    made = load(argument, point);
  } else {
    Operation *op = value.getDefiningOp();
    SmallVector<llvm::Value *> operands;
    for (const Need &need : needs(op, point))
      operands.push_back(computed.lookup({need.value, need.point}));
    made = emit(op, point, operands);
  }
  computed[{value, point}] = made;
  return made;
}

llvm::Value *BodyEmitter::evaluate(Value root, Point *rootPoint) {
  if (width == 1 && entry.context.fusion.getNumOperands() > manyOperands)
    return evaluateMany(root, rootPoint);
  SmallVector<Key> stack = {{root, rootPoint}};
  while (!stack.empty()) {
    auto [value, point] = stack.back();
    if (computed.contains({value, point})) {
      stack.pop_back();
      continue;
    }
    size_t size = stack.size();
    if (Operation *op = value.getDefiningOp(); op && !known.count(value))
      for (const Need &need : needs(op, point))
        if (!computed.contains({need.value, need.point}))
          stack.push_back({need.value, need.point});
    if (stack.size() == size)
      evaluateOne(value, point);
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
  if (isa_and_present<PackBitsOp>(result.getDefiningOp())) {
    MP_ASSERT(at.lanes.empty() && at.stride == 1 &&
                  width == PackBitsOp::flagsOfByte,
              "canPackBits has let it pass");
    llvm::Value *byte = builder.CreateUDiv(at.base, entry.index(width));
    builder.CreateAlignedStore(value, entry.address(array, type, byte),
                               llvm::Align(1));
    return;
  }
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

void BodyEmitter::storeAll(ArrayRef<unsigned> numbers, Point *point) {
  Operation *yield = entry.context.getBody().getTerminator();
  // What one result overwrites another may be made of.
  if (!entry.context.overwritten.empty())
    for (unsigned number : numbers)
      evaluate(yield->getOperand(number), point);
  for (unsigned number : numbers)
    store(number, point);
}
