//===- Layers.cpp - Layers of models --------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shapes that passes have stumbled over are likely: residual sums after
// products that are padded, adapters of low rank, weights that are used twice.
//
//===----------------------------------------------------------------------===//

#include "Layers.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

int64_t Model::width() {
  return author.choices.of<int64_t>(
      {1, 3, 5, 7, 8, 10, 12, 16, 17, 20, 24, 32, 33, 40, 64, 100});
}

Value Model::parameter(ArrayRef<int64_t> shape) {
  Value value =
      signature.argument(author.tensor(shape, author.f32()), Role::Parameter,
                         "params.w" + Twine(parameters.size()));
  parameters.push_back(value);
  return compute ? tape.cast(value, compute) : value;
}

Value Model::input() {
  Choices &choices = author.choices;
  int64_t batch = choices.of<int64_t>({1, 4, 5, 8, 10, 16, 17, 32, 33});
  std::string name = "x" + std::to_string(inputs++);
  if (choices.chance(15)) {
    // Words of a vocabulary.
    Value table = parameter({choices.of<int64_t>({10, 17, 33}), width()});
    Value words = signature.argument(author.tensor({batch, 1}, author.i32()),
                                     Role::Batch, name);
    return tape.rows(table, words);
  }
  SmallVector<int64_t> shape = {batch, width()};
  if (choices.chance(15)) {
    int64_t size = choices.of<int64_t>({6, 7, 8});
    shape = {std::min<int64_t>(batch, 5), size, size,
             choices.of<int64_t>({1, 3, 4})};
  } else if (choices.chance(30)) {
    shape = {choices.between(1, 3), choices.of<int64_t>({3, 5, 8, 10, 12}),
             choices.of<int64_t>({4, 8, 10, 12, 16, 20})};
  }
  Value x =
      signature.argument(author.tensor(shape, author.f32()), Role::Batch, name);
  return compute ? tape.cast(x, compute) : x;
}

Value Model::addBias(Value x) {
  int64_t last = shapeOf(x).size() - 1;
  Value bias = tape.cast(parameter({shapeOf(x)[last]}), elementOf(x));
  return tape.add(x, tape.broadcast(bias, shapeOf(x), {last}));
}

Value Model::dense(Value x, int64_t width) {
  Value y = tape.matmul(x, parameter({shapeOf(x).back(), width}));
  return author.choices.chance(60) ? addBias(y) : y;
}

Value Model::activate(Value x) {
  switch (author.choices.below(9)) {
  case 0:
    return tape.tanh(x);
  case 1:
    return tape.logistic(x);
  case 2:
    return tape.multiply(x, tape.logistic(x));
  case 3:
    return tape.multiply(tape.scale(x, 0.5),
                         tape.shift(tape.erf(tape.scale(x, 0.75)), 1));
  case 4:
    return tape.sine(x);
  case 5:
    return tape.absolute(x);
  case 6:
    return x;
  default:
    return tape.maximum(x, 0);
  }
}

Value Model::residual(Value x) {
  int64_t last = shapeOf(x).back();
  Value y = activate(dense(x, width()));
  return tape.add(x, dense(y, last));
}

/// A large product and a small one of two thin ones beside it. The large weight
/// often stays as it is.
Value Model::lowRank(Value x) {
  int64_t from = shapeOf(x).back(), to = width();
  int64_t rank = author.choices.of<int64_t>({1, 2, 4, 5, 8});
  Value frozen =
      author.choices.chance(50)
          ? parameter({from, to})
          : signature.argument(author.tensor({from, to}, elementOf(x)),
                               Role::Buffer, "frozen" + Twine(inputs++));
  Value thin = tape.matmul(tape.matmul(x, parameter({from, rank})),
                           parameter({rank, to}));
  return tape.add(tape.matmul(x, frozen), tape.scale(thin, 0.5));
}

/// The decoder multiplies by the encoder's weight, the other way round.
Value Model::encodeAndDecode(Value x) {
  int64_t last = shapeOf(x).size() - 1;
  Value weight = parameter({shapeOf(x)[last], width()});
  Value code = activate(tape.matmul(x, weight));
  return tape.dot(code, weight, {{}, {}, {last}, {1}});
}

Value Model::mean(Value x, ArrayRef<int64_t> dims) {
  int64_t number = 1;
  for (int64_t dim : dims)
    number *= shapeOf(x)[dim];
  // Mostly a factor that no narrow type rounds, so that values can be compared.
  if (author.choices.chance(85))
    number = llvm::PowerOf2Ceil(number);
  Value sum = tape.sum(x, dims);
  return author.choices.chance(50)
             ? tape.divide(sum, tape.constant(sum, number))
             : tape.scale(sum, 1.0 / number);
}

Value Model::normalize(Value x) {
  int64_t rank = shapeOf(x).size();
  // Over the features, or over the batch.
  int64_t over = rank == 2 && author.choices.chance(20) ? 0 : rank - 1;
  SmallVector<int64_t> kept;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (dim != over)
      kept.push_back(dim);
  auto spread = [&](Value value) {
    return tape.broadcast(value, shapeOf(x), kept);
  };
  Value centred = tape.subtract(x, spread(mean(x, {over})));
  Value variance = mean(tape.multiply(centred, centred), {over});
  double epsilon = author.choices.of({0x1p-16, 0x1p-40});
  Value factor = tape.rsqrt(tape.shift(variance, epsilon));
  Value y = tape.multiply(centred, spread(factor));
  Value gain = parameter({shapeOf(x)[rank - 1]});
  return tape.multiply(y, tape.broadcast(gain, shapeOf(x), {rank - 1}));
}

Value Model::softmax(Value x) {
  int64_t last = shapeOf(x).size() - 1;
  SmallVector<int64_t> kept = llvm::to_vector(llvm::seq<int64_t>(0, last));
  auto spread = [&](Value value) {
    return tape.broadcast(value, shapeOf(x), kept);
  };
  Value exps = tape.exp(tape.subtract(x, spread(tape.largest(x, {last}))));
  Value sum = tape.sum(exps, {last});
  if (author.choices.chance(70))
    return tape.divide(exps, spread(sum));
  Value inverse = tape.divide(tape.constant(sum, 1), sum);
  return tape.multiply(exps, spread(inverse));
}

/// Attention of one or two heads over [b, t, f].
Value Model::attend(Value x) {
  Choices &choices = author.choices;
  int64_t b = shapeOf(x)[0], t = shapeOf(x)[1];
  int64_t heads = choices.between(1, 2), width = choices.of({4, 5, 8, 10});
  auto split = [&] {
    Value y = tape.matmul(x, parameter({shapeOf(x)[2], heads * width}));
    return tape.transpose(tape.reshape(y, {b, t, heads, width}), {0, 2, 1, 3});
  };
  Value query = split(), key = split(), value = split();
  Value scores = tape.dot(query, key, {{0, 1}, {0, 1}, {3}, {3}});
  if (choices.chance(50)) {
    // Nobody looks ahead.
    RankedTensorType type = author.tensor({t, t}, author.i32());
    Value row = author.write<IotaOp>(type, 0),
          column = author.write<IotaOp>(type, 1);
    Value sees =
        author.write<arith::CmpIOp>(arith::CmpIPredicate::sge, row, column);
    Value mask =
        author.write<BroadcastOp>(author.tensor(shapeOf(scores), author.i1()),
                                  sees, SmallVector<int64_t>{2, 3});
    double hidden = choices.of({-0x1p30, -0x1p13});
    scores = tape.select(mask, scores, tape.constant(scores, hidden));
  }
  Value weights = softmax(tape.scale(scores, 0.25));
  if (choices.chance(30))
    value = tape.tanh(value);
  Value mixed = tape.dot(weights, value, {{0, 1}, {0, 1}, {3}, {2}});
  Value joined =
      tape.reshape(tape.transpose(mixed, {0, 2, 1, 3}), {b, t, heads * width});
  return tape.add(x, dense(joined, shapeOf(x)[2]));
}

Value Model::convolve(Value x) {
  Choices &choices = author.choices;
  int64_t window = choices.of<int64_t>({1, 3});
  int64_t stride = choices.between(1, 2), padding = choices.below(2);
  if (shapeOf(x)[1] < window)
    window = 1;
  Value w = parameter(
      {window, window, shapeOf(x)[3], choices.of<int64_t>({4, 5, 8, 10})});
  Value y = tape.maximum(addBias(tape.conv(x, w, stride, padding)), 0);
  if (shapeOf(y)[1] >= 4 && choices.chance(50))
    y = tape.maxPool(y, 2);
  return y;
}

/// Dropout, by bits of a generator whose state moves on.
Value Model::drop(Value x) {
  Type wide = author.builder.getI64Type();
  Value key = signature.argument(author.tensor({2}, wide), Role::Rng,
                                 "key" + Twine(inputs++));
  auto bits = author.write<RngBitsOp>(key.getType(),
                                      author.tensor(shapeOf(x), author.i32()),
                                      RngAlgorithm::ThreeFry, key);
  Value limit = author.splat(typeOf(bits.getBits()), 1 << 30);
  Value keeps = author.write<arith::CmpIOp>(arith::CmpIPredicate::slt,
                                            bits.getBits(), limit);
  if (!isInside)
    signature.next(key, bits.getNewState());
  return tape.select(keeps, tape.scale(x, 1.25), tape.constant(x, 0));
}

/// What goes around a layer is joined to what goes through it.
Value Model::skip(Value x) {
  Value y = activate(dense(x, width()));
  return tape.concat({x, y}, shapeOf(x).size() - 1);
}

/// One half is gated by the other; or it is cut off, and zeros take its place.
Value Model::halve(Value x) {
  int64_t last = shapeOf(x).size() - 1, size = shapeOf(x)[last];
  if (size < 2)
    return tape.negate(x);
  int64_t half = size / 2;
  Value left = tape.slice(x, last, 0, half),
        right = tape.slice(x, last, half, 2 * half);
  if (author.choices.chance(50))
    return tape.multiply(left, tape.logistic(right));
  return tape.pad(tape.barrier(left), last, 0, size - half);
}

Value Model::layer(Value x) {
  if (shapeOf(x).size() == 4)
    return author.choices.chance(70) ? convolve(x) : flatten(x);
  if (shapeOf(x).size() == 3 && author.choices.chance(30))
    return attend(x);
  switch (author.choices.below(12)) {
  case 0:
  case 1:
    return residual(x);
  case 2:
    return lowRank(x);
  case 3:
    return encodeAndDecode(x);
  case 4:
    return normalize(x);
  case 5:
    return drop(x);
  case 6:
    return skip(x);
  case 7:
    return halve(x);
  case 8:
    return tape.barrier(activate(x));
  default:
    return activate(dense(x, width()));
  }
}

Value Model::flatten(Value x) {
  int64_t rows = shapeOf(x)[0];
  return tape.reshape(x, {rows, typeOf(x).getNumElements() / rows});
}

Value Model::oneHot(ArrayRef<int64_t> shape) {
  Value labels = signature.argument(author.tensor({shape[0]}, author.i32()),
                                    Role::Batch, "labels");
  RankedTensorType type = author.tensor(shape, author.i32());
  Value classes = author.write<IotaOp>(type, 1);
  Value spread =
      author.write<BroadcastOp>(type, labels, SmallVector<int64_t>{0});
  Value equal =
      author.write<arith::CmpIOp>(arith::CmpIPredicate::eq, spread, classes);
  return author.write<arith::UIToFPOp>(type.clone(author.f32()), equal);
}

Value Model::loss(Value y) {
  y = tape.cast(flatten(y), author.f32());
  if (shapeOf(y)[1] > 64 || author.choices.chance(30))
    y = dense(y, author.choices.of<int64_t>({1, 3, 10, 12}));
  y = tape.cast(y, author.f32());
  if (author.choices.chance(40)) {
    Value likelihood = tape.multiply(tape.log(softmax(y)), oneHot(shapeOf(y)));
    return tape.negate(mean(likelihood, {0, 1}));
  }
  Value target = signature.argument(typeOf(y), Role::Batch, "target");
  Value distance = tape.subtract(y, target);
  return mean(tape.multiply(distance, distance), {0, 1});
}
