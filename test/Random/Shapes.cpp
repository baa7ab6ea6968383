//===- Shapes.cpp - Ops that move elements --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Families.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

static void writeBroadcast(Author &author, Value input) {
  Choices &choices = author.choices;
  ArrayRef<int64_t> from = shapeOf(input);
  int64_t rank = choices.between(from.size(), std::max<size_t>(from.size(), 4));
  SmallVector<int64_t> dims = choices.permutation(rank);
  dims.truncate(from.size());
  if (choices.chance(80))
    llvm::sort(dims);
  int64_t limit = Author::maxElements / typeOf(input).getNumElements();
  SmallVector<int64_t> shape = author.shape(rank, std::max<int64_t>(limit, 1));
  for (auto [size, dim] : llvm::zip_equal(from, dims))
    if (size != 1 || choices.chance(50))
      shape[dim] = size;
  author.write<BroadcastOp>(typeOf(input).clone(shape), input, dims);
}

/// Some other way to write the same number of elements as sizes.
static SmallVector<int64_t> regroup(Author &author, ArrayRef<int64_t> shape) {
  Choices &choices = author.choices;
  SmallVector<int64_t> sizes(shape);
  if (sizes.size() >= 2 && choices.chance(60)) {
    size_t at = choices.below(sizes.size() - 1);
    sizes[at] *= sizes[at + 1];
    sizes.erase(sizes.begin() + at + 1);
  } else if (!sizes.empty() && choices.chance(60)) {
    size_t at = choices.below(sizes.size());
    for (int64_t part : {2, 3, 4, 5, 8})
      if (sizes[at] % part == 0 && choices.chance(50)) {
        sizes[at] /= part;
        sizes.insert(sizes.begin() + at, part);
        break;
      }
  }
  if (sizes.size() < 4 && choices.chance(30))
    sizes.insert(sizes.begin() + choices.below(sizes.size() + 1), 1);
  return sizes;
}

static void writeReshape(Author &author, Value input) {
  author.write<ReshapeOp>(typeOf(input).clone(regroup(author, shapeOf(input))),
                          input);
}

static void writeTranspose(Author &author, Value input) {
  SmallVector<int64_t> perm = author.choices.permutation(shapeOf(input).size());
  SmallVector<int64_t> shape;
  for (int64_t dim : perm)
    shape.push_back(shapeOf(input)[dim]);
  author.write<TransposeOp>(typeOf(input).clone(shape), input, perm);
}

static void writeSlice(Author &author, Value input) {
  Choices &choices = author.choices;
  SmallVector<int64_t> start, limit, strides, shape;
  for (int64_t size : shapeOf(input)) {
    bool isWhole = choices.chance(40);
    start.push_back(isWhole || choices.chance(50) ? 0 : choices.below(size));
    limit.push_back(isWhole ? size : choices.between(start.back() + 1, size));
    strides.push_back(choices.chance(85) ? 1 : choices.between(1, 3));
    shape.push_back((limit.back() - start.back() - 1) / strides.back() + 1);
  }
  author.write<SliceOp>(typeOf(input).clone(shape), input, start, limit,
                        strides);
}

static void writePad(Author &author, Value input) {
  Choices &choices = author.choices;
  SmallVector<int64_t> low, high, interior, shape;
  bool isHigh = choices.chance(50);
  for (int64_t size : shapeOf(input)) {
    low.push_back(isHigh ? 0 : choices.between(size > 1 ? -1 : 0, 2));
    high.push_back(isHigh ? choices.below(2) * ((size + 7) / 8 * 8 - size)
                          : choices.between(0, 3));
    interior.push_back(isHigh || choices.chance(80) ? 0 : 1);
    shape.push_back(size + low.back() + high.back() +
                    (size - 1) * interior.back());
  }
  if (typeOf(input).clone(shape).getNumElements() > Author::maxElements)
    return;
  Type element = elementOf(input);
  Value value = choices.chance(70) ? author.splat(author.scalar(element), 0)
                                   : author.need(author.scalar(element));
  author.write<PadOp>(typeOf(input).clone(shape), input, value, low, high,
                      interior);
}

static void writeConcat(Author &author, Value input) {
  Choices &choices = author.choices;
  int64_t dim = choices.below(shapeOf(input).size());
  SmallVector<Value> inputs;
  SmallVector<int64_t> shape(shapeOf(input));
  shape[dim] = 0;
  for (int64_t i = 0, count = choices.between(1, 3); i < count; ++i) {
    SmallVector<int64_t> part(shapeOf(input));
    if (i > 0 && choices.chance(50))
      part[dim] = choices.between(1, 8);
    inputs.push_back(i == 0 ? input : author.need(typeOf(input).clone(part)));
    shape[dim] += part[dim];
  }
  RankedTensorType type = typeOf(input).clone(shape);
  if (type.getNumElements() <= Author::maxElements)
    author.write<ConcatOp>(type, inputs, dim);
}

static void writeIota(Author &author) {
  SmallVector<int64_t> shape = author.shape(author.choices.between(1, 3));
  Type element =
      author.choices.chance(60) ? author.integerType() : author.floatType();
  author.write<IotaOp>(author.tensor(shape, element),
                       author.choices.below(shape.size()));
}

static void writeBarrier(Author &author, Value input) {
  SmallVector<Value> inputs = {input};
  while (inputs.size() < 3 && author.choices.chance(60))
    inputs.push_back(author.findAny());
  author.write<BarrierOp>(TypeRange(ValueRange(inputs)), inputs);
}

void random::writeShape(Author &author) {
  Value input = author.findAny(1);
  if (!input || author.choices.chance(5))
    return writeIota(author);
  switch (author.choices.below(9)) {
  case 0:
    return writeBroadcast(author,
                          author.choices.chance(30) ? author.findAny() : input);
  case 1:
    return writeReshape(author, input);
  case 2:
    return writeTranspose(author, input);
  case 3:
    author.write<ReverseOp>(typeOf(input), input,
                            author.choices.subset(shapeOf(input).size(), 60));
    return;
  case 4:
    return writeSlice(author, input);
  case 5:
    return writePad(author, input);
  case 6:
    return writeConcat(author, input);
  case 7:
    return writeBarrier(author, input);
  default:
    return writeTranspose(author, input);
  }
}
