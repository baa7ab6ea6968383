//===- Routines.cpp - Sorting and random bits -----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Families.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

static void writeSort(Author &author) {
  Choices &choices = author.choices;
  Value keys = choices.chance(80) ? author.findFloat(1) : author.findInteger(1);
  if (!keys)
    return;
  SmallVector<Value> inputs = {keys};
  if (choices.chance(60))
    inputs.push_back(author.need(typeOf(keys).clone(author.i32())));
  auto sort = author.write<SortOp>(TypeRange(ValueRange(inputs)), inputs,
                                   choices.below(shapeOf(keys).size()));
  SmallVector<Type> arguments;
  for (Value input : inputs)
    arguments.append(2, author.scalar(elementOf(input)));
  // The comparator reads nothing but its own arguments.
  OpBuilder::InsertionGuard guard(author.builder);
  Block &body = sort.getComparator().emplaceBlock();
  for (Type type : arguments)
    body.addArgument(type, author.loc());
  author.builder.setInsertionPointToEnd(&body);
  Value a = body.getArgument(0), b = body.getArgument(1), first;
  if (isa<FloatType>(elementOf(keys)))
    first = arith::CmpFOp::create(
        author.builder, author.loc(),
        choices.of({arith::CmpFPredicate::OLT, arith::CmpFPredicate::OGT}), a,
        b);
  else
    first = arith::CmpIOp::create(author.builder, author.loc(),
                                  arith::CmpIPredicate::slt, a, b);
  YieldOp::create(author.builder, author.loc(), first);
}

/// Random bits, and, as an importer writes them, uniform numbers of them.
static void writeBits(Author &author) {
  Choices &choices = author.choices;
  bool isPhilox = choices.chance(50);
  int64_t length = isPhilox && choices.chance(50) ? 3 : 2;
  OpBuilder &builder = author.builder;
  Value state = author.need(author.tensor({length}, builder.getI64Type()));
  Type element = builder.getIntegerType(choices.of({8u, 16u, 32u, 32u, 64u}));
  auto bits = author.write<RngBitsOp>(
      typeOf(state),
      author.tensor(author.shape(choices.between(1, 2)), element),
      isPhilox ? RngAlgorithm::Philox : RngAlgorithm::ThreeFry, state);
  if (!element.isInteger(32))
    return;
  RankedTensorType type = typeOf(bits.getBits());
  Value nine = author.splat(type, 9), one = author.splat(type, 0x3f800000);
  Value mantissa = author.write<arith::ShRUIOp>(bits.getBits(), nine);
  Value number = author.write<arith::OrIOp>(mantissa, one);
  RankedTensorType real = type.clone(author.f32());
  Value uniform = author.write<arith::BitcastOp>(real, number);
  author.write<arith::SubFOp>(uniform, author.splat(real, 1));
}

/// Words of any numbers, keys and counters.
static void writeWords(Author &author) {
  Choices &choices = author.choices;
  bool isPhilox = choices.chance(50);
  RankedTensorType type = author.tensor(author.shape(choices.between(0, 2)),
                                        author.builder.getI64Type());
  SmallVector<Value> operands;
  for (unsigned i = 0; i != (isPhilox ? 4 : 3); ++i)
    operands.push_back(author.need(type));
  author.write<RandomWordsOp>(
      type.clone(author.i32()),
      isPhilox ? RngAlgorithm::Philox : RngAlgorithm::ThreeFry, operands[0],
      operands[1], ValueRange(operands).drop_front(2));
}

void random::writeRoutine(Author &author) {
  if (author.choices.chance(50))
    writeSort(author);
  else if (author.choices.chance(70))
    writeBits(author);
  else
    writeWords(author);
}
