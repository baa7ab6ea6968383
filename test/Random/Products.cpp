//===- Products.cpp - Matrix products and convolutions --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Families.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

/// A value to multiply by: dimensions of `lhs` in `batching` and `contracting`
/// have likes there, which are put into `dims`.
static Value chooseRight(Author &author, Value lhs, ArrayRef<int64_t> batching,
                         ArrayRef<int64_t> contracting,
                         SmallVectorImpl<int64_t> &dims, int64_t limit) {
  Choices &choices = author.choices;
  SmallVector<int64_t> shared(batching);
  llvm::append_range(shared, contracting);
  int64_t rank = std::min<int64_t>(shared.size() + choices.between(0, 2), 4);
  rank = std::max<int64_t>(rank, shared.size());
  dims = choices.permutation(rank);
  SmallVector<int64_t> shape = author.shape(rank, std::max<int64_t>(limit, 1));
  for (auto [dim, of] : llvm::zip(dims, shared))
    shape[dim] = shapeOf(lhs)[of];
  RankedTensorType type = author.tensor(shape, elementOf(lhs));
  if (type.getNumElements() > Author::maxElements)
    return {};
  return author.need(type);
}

static void writeDot(Author &author) {
  Choices &choices = author.choices;
  Value lhs = author.findFloat(1);
  if (!lhs)
    lhs = author.need(author.tensor(author.shape(2), author.f32()));
  int64_t rank = shapeOf(lhs).size();
  SmallVector<int64_t> order = choices.permutation(rank);
  int64_t batch = rank > 2 ? choices.below(2) : 0;
  int64_t sums = choices.chance(85) ? 1 : choices.below(rank - batch + 1);
  ArrayRef<int64_t> batching = ArrayRef(order).take_front(batch);
  ArrayRef<int64_t> contracting = ArrayRef(order).slice(batch, sums);
  SmallVector<int64_t> free;
  int64_t kept = 1;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(batching, dim))
      if (!llvm::is_contained(contracting, dim)) {
        free.push_back(shapeOf(lhs)[dim]);
        kept *= shapeOf(lhs)[dim];
      }
  SmallVector<int64_t> dims;
  Value rhs = chooseRight(author, lhs, batching, contracting, dims,
                          Author::maxElements / kept);
  if (!rhs)
    return;
  ArrayRef<int64_t> rhsBatching = ArrayRef(dims).take_front(batch);
  ArrayRef<int64_t> rhsContracting = ArrayRef(dims).slice(batch, sums);
  SmallVector<int64_t> shape;
  for (int64_t dim : batching)
    shape.push_back(shapeOf(lhs)[dim]);
  llvm::append_range(shape, free);
  for (int64_t dim = 0, e = dims.size(); dim < e; ++dim)
    if (!llvm::is_contained(rhsBatching, dim) &&
        !llvm::is_contained(rhsContracting, dim))
      shape.push_back(shapeOf(rhs)[dim]);
  Type element = choices.chance(80) ? elementOf(lhs) : author.f32();
  if (elementOf(lhs).isF64())
    element = elementOf(lhs);
  if (author.tensor(shape, element).getNumElements() > Author::maxElements)
    return;
  author.write<DotOp>(author.tensor(shape, element), lhs, rhs, batching,
                      rhsBatching, contracting, rhsContracting,
                      author.accumulator(elementOf(lhs), element));
}

namespace {
/// Sizes and lists of one convolution over two dimensions.
struct Window {
  SmallVector<int64_t> sizes, window, strides, low, high, dilation, places;
};
} // namespace

static Window chooseWindow(Author &author) {
  Choices &choices = author.choices;
  Window chosen;
  for (int i = 0; i < 2; ++i) {
    chosen.sizes.push_back(choices.of({4, 5, 7, 8}));
    chosen.window.push_back(choices.between(1, 3));
    chosen.strides.push_back(choices.between(1, 2));
    chosen.low.push_back(choices.between(0, 1));
    chosen.high.push_back(choices.between(0, 1));
    chosen.dilation.push_back(choices.chance(80) ? 1 : 2);
    int64_t extent = (chosen.sizes[i] - 1) * chosen.dilation[i] + 1 +
                     chosen.low[i] + chosen.high[i];
    chosen.places.push_back((extent - chosen.window[i]) / chosen.strides[i] +
                            1);
  }
  return chosen;
}

static void writeConv(Author &author) {
  Choices &choices = author.choices;
  Window chosen = chooseWindow(author);
  int64_t groups = choices.chance(80) ? 1 : 2;
  int64_t batch = choices.between(1, 4);
  int64_t in = groups * choices.of<int64_t>({1, 3, 4, 8});
  int64_t out = groups * choices.of<int64_t>({1, 5, 8, 10});
  Type element = author.choices.chance(80) ? author.f32() : author.floatType();
  bool isLast = choices.chance(60);
  ArrayRef<int64_t> s = chosen.sizes, w = chosen.window, p = chosen.places;
  auto dims = isLast ? ConvDimsAttr::get(author.builder.getContext(), 0, 3,
                                         {1, 2}, 2, 3, {0, 1}, 0, 3, {1, 2})
                     : ConvDimsAttr::get(author.builder.getContext(), 0, 1,
                                         {2, 3}, 1, 0, {2, 3}, 0, 1, {2, 3});
  using Shape = SmallVector<int64_t, 4>;
  Shape lhs =
      isLast ? Shape{batch, s[0], s[1], in} : Shape{batch, in, s[0], s[1]};
  Shape rhs = isLast ? Shape{w[0], w[1], in / groups, out}
                     : Shape{out, in / groups, w[0], w[1]};
  Shape result =
      isLast ? Shape{batch, p[0], p[1], out} : Shape{batch, out, p[0], p[1]};
  bool dilates = llvm::any_of(chosen.dilation, [](int64_t d) { return d > 1; });
  SmallVector<bool> reversal;
  if (choices.chance(20))
    reversal = {choices.chance(50), true};
  auto kind = choices.of(
      {ConvKind::Forward, ConvKind::DataGradient, ConvKind::WeightGradient});
  Value x = author.need(author.tensor(lhs, element));
  Value k = author.need(author.tensor(rhs, element));
  author.write<ConvOp>(author.tensor(result, element), kind, x, k, dims,
                       chosen.strides, chosen.low, chosen.high,
                       dilates ? ArrayRef<int64_t>(chosen.dilation)
                               : ArrayRef<int64_t>(),
                       ArrayRef<int64_t>(), reversal, groups, 1,
                       author.accumulator(element, element));
}

void random::writeProduct(Author &author) {
  if (author.choices.chance(85))
    writeDot(author);
  else
    writeConv(author);
}
