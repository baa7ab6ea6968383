//===- Control.cpp - Loops and branches -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conditions and indices are tensors of one element, taken out of them by
// tensor.extract, as an importer writes them.
//
//===----------------------------------------------------------------------===//

#include "Families.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

static Value extract(Author &author, Value scalar) {
  return tensor::ExtractOp::create(author.builder, author.loc(), scalar,
                                   ValueRange());
}

/// One to three values that a loop carries or a branch gives.
static SmallVector<Value> chooseCarried(Author &author) {
  SmallVector<Value> values;
  for (int64_t i = author.choices.between(1, 3); i > 0; --i)
    if (Value value =
            author.choices.chance(80) ? author.findFloat() : author.findAny())
      values.push_back(value);
  if (values.empty())
    values.push_back(author.need(author.tensor(author.shape(2), author.f32())));
  return values;
}

/// Ops inside a region, then values of `types`.
static SmallVector<Value> fill(Author &author, TypeRange types,
                               unsigned depth) {
  for (int64_t i = author.choices.between(0, 6); i > 0; --i)
    writeAny(author, depth + 1);
  SmallVector<Value> values;
  for (Type type : types)
    values.push_back(author.need(cast<RankedTensorType>(type)));
  return values;
}

static void writeIf(Author &author, unsigned depth) {
  SmallVector<Value> like = chooseCarried(author);
  SmallVector<Type> types(ValueRange(like).getTypes());
  Value flag = extract(author, author.need(author.scalar(author.i1())));
  auto branch = scf::IfOp::create(author.builder, author.loc(), types, flag,
                                  /*withElseRegion=*/true);
  for (Region *region : {&branch.getThenRegion(), &branch.getElseRegion()})
    author.region(*region, {}, [&](Block &) {
      scf::YieldOp::create(author.builder, author.loc(),
                           fill(author, types, depth));
    });
  author.offer(branch.getResults());
}

static void writeSwitch(Author &author, unsigned depth) {
  SmallVector<Value> like = chooseCarried(author);
  SmallVector<Type> types(ValueRange(like).getTypes());
  OpBuilder &builder = author.builder;
  Value number = extract(author, author.need(author.scalar(author.i32())));
  Type indexType = builder.getIndexType();
  Value index = author.choices.chance(70)
                    ? Value(arith::IndexCastOp::create(builder, author.loc(),
                                                       indexType, number))
                    : Value(arith::IndexCastUIOp::create(builder, author.loc(),
                                                         indexType, number));
  SmallVector<int64_t> cases = {0};
  if (author.choices.chance(60))
    cases.push_back(1);
  auto branch = scf::IndexSwitchOp::create(builder, author.loc(), types, index,
                                           cases, cases.size());
  for (Region &region : branch->getRegions())
    author.region(region, {}, [&](Block &) {
      scf::YieldOp::create(builder, author.loc(), fill(author, types, depth));
    });
  author.offer(branch.getResults());
}

static void writeFor(Author &author, unsigned depth) {
  SmallVector<Value> carried = chooseCarried(author);
  OpBuilder &builder = author.builder;
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, author.loc(), value);
  };
  Value low = index(0), high = index(author.choices.between(1, 3)),
        step = index(1);
  auto loop =
      scf::ForOp::create(builder, author.loc(), low, high, step, carried);
  Block &body = *loop.getBody();
  SmallVector<Type> types(ValueRange(carried).getTypes());
  author.region(loop.getRegion(), {}, [&](Block &) {
    author.offer(body.getArguments());
    if (author.choices.chance(40)) {
      Value number = arith::IndexCastOp::create(
          builder, author.loc(), author.i32(), loop.getInductionVar());
      author.write("tensor.from_elements", number, author.scalar(author.i32()));
    }
    scf::YieldOp::create(builder, author.loc(), fill(author, types, depth));
  });
  author.offer(loop.getResults());
}

/// A loop that counts: what every framework writes.
static void writeWhile(Author &author, unsigned depth) {
  SmallVector<Value> carried = chooseCarried(author);
  OpBuilder &builder = author.builder;
  RankedTensorType counter = author.scalar(author.i32());
  carried.insert(carried.begin(), author.splat(counter, 0));
  Value last = author.splat(counter, author.choices.between(1, 3));
  SmallVector<Type> types(ValueRange(carried).getTypes());
  auto loop =
      scf::WhileOp::create(builder, author.loc(), TypeRange(types), carried);
  author.region(loop.getBefore(), types, [&](Block &block) {
    Value goesOn =
        arith::CmpIOp::create(builder, author.loc(), arith::CmpIPredicate::slt,
                              block.getArgument(0), last);
    scf::ConditionOp::create(builder, author.loc(), extract(author, goesOn),
                             block.getArguments());
  });
  author.region(loop.getAfter(), types, [&](Block &block) {
    Value one = author.splat(counter, 1);
    Value next =
        arith::AddIOp::create(builder, author.loc(), block.getArgument(0), one);
    SmallVector<Value> yielded =
        fill(author, ArrayRef(types).drop_front(), depth);
    yielded.insert(yielded.begin(), next);
    scf::YieldOp::create(builder, author.loc(), yielded);
  });
  author.offer(loop.getResults());
}

/// The number of a round, as indices have it.
static Value writePlace(Author &author, Value round) {
  RankedTensorType type = author.tensor({1}, author.i32());
  Value number = arith::IndexCastOp::create(author.builder, author.loc(),
                                            author.i32(), round);
  return author.write("tensor.from_elements", number, type)->getResult(0);
}

/// A loop of so many rounds.
static scf::ForOp writeRounds(Author &author, int64_t rounds,
                              ValueRange carried) {
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(author.builder, author.loc(), value);
  };
  Value low = index(0), high = index(rounds), step = index(1);
  return scf::ForOp::create(author.builder, author.loc(), low, high, step,
                            carried);
}

/// Rounds that stack up what they compute, and a loop that reads it: what
/// frameworks make of a scan and its derivative. Now and then the first loop
/// reads its own stack, or begins with something else than zeros.
static void writeScan(Author &author, unsigned depth) {
  Choices &choices = author.choices;
  OpBuilder &builder = author.builder;
  RankedTensorType type =
      author.tensor(author.shape(choices.between(1, 2), 256), author.f32());
  int64_t rounds = choices.between(1, 3), rank = type.getRank();
  SmallVector<int64_t> whole = {rounds}, part = {1}, window;
  llvm::append_range(whole, type.getShape());
  llvm::append_range(part, type.getShape());
  llvm::append_range(window, llvm::seq<int64_t>(0, rank + 1));
  SmallVector<Value> carried = chooseCarried(author);
  SmallVector<Type> types(ValueRange(carried).getTypes());
  types.push_back(type);
  carried.push_back(author.splat(type.clone(whole),
                                 choices.chance(85) ? 0 : author.number()));
  scf::ForOp loop = writeRounds(author, rounds, carried);
  author.region(loop.getRegion(), {}, [&](Block &) {
    Value stack = loop.getRegionIterArgs().back();
    author.offer(loop.getRegionIterArgs().drop_back());
    if (choices.chance(15))
      author.offer(stack);
    Value place = writePlace(author, loop.getInductionVar());
    SmallVector<Value> yielded = fill(author, types, depth);
    Value kept = yielded.back();
    if (choices.chance(60))
      kept = author.write<math::TanhOp>(kept);
    Value row = author.write<ReshapeOp>(type.clone(part), kept).getResult();
    yielded.back() = ScatterOp::create(
        builder, author.loc(), stack.getType(), ReduceKind::Replace, stack,
        place, row, window, ArrayRef<int64_t>(), ArrayRef<int64_t>(),
        ArrayRef<int64_t>(), ArrayRef<int64_t>{0}, 0, TypeAttr());
    scf::YieldOp::create(builder, author.loc(), yielded);
  });
  Value stack = loop.getResults().back();
  author.offer(choices.chance(20) ? loop.getResults()
                                  : loop.getResults().drop_back());
  carried = chooseCarried(author);
  types.assign(ValueRange(carried).getTypes().begin(),
               ValueRange(carried).getTypes().end());
  types.push_back(type);
  carried.push_back(author.need(type));
  loop = writeRounds(author, rounds, carried);
  author.region(loop.getRegion(), {}, [&](Block &) {
    author.offer(loop.getRegionIterArgs());
    Value place = writePlace(author, loop.getInductionVar());
    Value row =
        author
            .write<GatherOp>(type.clone(part), stack, place, part, window,
                             ArrayRef<int64_t>(), ArrayRef<int64_t>(),
                             ArrayRef<int64_t>(), ArrayRef<int64_t>{0}, 0)
            .getResult();
    Value kept = author.write<ReshapeOp>(type, row);
    SmallVector<Value> yielded = fill(author, types, depth);
    Value factor = author.write<arith::MulFOp>(kept, yielded.back());
    yielded.back() =
        author.write<arith::AddFOp>(loop.getRegionIterArgs().back(), factor);
    scf::YieldOp::create(builder, author.loc(), yielded);
  });
  author.offer(loop.getResults());
}

void random::writeControl(Author &author, unsigned depth) {
  switch (author.choices.below(6)) {
  case 0:
    return writeIf(author, depth);
  case 1:
    return writeSwitch(author, depth);
  case 2:
    return writeFor(author, depth);
  case 3:
  case 4:
    return writeScan(author, depth);
  default:
    return writeWhile(author, depth);
  }
}

void random::writeAny(Author &author, unsigned depth) {
  uint64_t choice = author.choices.below(100);
  if (choice < 40)
    return writeElementwise(author);
  if (choice < 60)
    return writeShape(author);
  if (choice < 70)
    return writeProduct(author);
  if (choice < 78)
    return writeReduction(author);
  if (choice < 84)
    return writeConversion(author);
  if (choice < 89)
    return writeIndexing(author);
  if (choice < 93)
    return writeState(author);
  if (choice < 95)
    return writeRoutine(author);
  if (depth < 2)
    return writeControl(author, depth);
  writeElementwise(author);
}
