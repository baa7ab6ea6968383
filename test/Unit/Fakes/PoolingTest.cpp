//===- PoolingTest.cpp - Pooling against f64 ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dnn.h"
#include "Values.h"

using namespace mp::fakes;
using namespace mp::fakes::test;

namespace {
struct PoolingCase {
  DnnPoolingMode mode = PoolMax;
  DnnNan nan = NanPropagated;
  DnnType type = DnnFloat;
  bool isChannelsLast = false;
  float alpha = 1, beta = 0;
};

/// 2x3x5x6 by windows of 3x2 every 2x1, padded by 1x0: 2x3x3x5.
class PoolingTest : public testing::Test {
protected:
  PoolingTest() {
    for (Handle *tensor : {&x, &y})
      EXPECT_EQ(cudnnCreateTensorDescriptor(tensor), DnnSuccess);
    EXPECT_EQ(cudnnCreatePoolingDescriptor(&pooling), DnnSuccess);
  }
  ~PoolingTest() override {
    for (Handle tensor : {x, y})
      EXPECT_EQ(cudnnDestroyTensorDescriptor(tensor), DnnSuccess);
    EXPECT_EQ(cudnnDestroyPoolingDescriptor(pooling), DnnSuccess);
  }

  static std::vector<int> stridesOf(const std::vector<int> &dims,
                                    bool isChannelsLast) {
    int c = dims[1], h = dims[2], w = dims[3];
    if (isChannelsLast)
      return {c * h * w, 1, c * w, c};
    return {c * h * w, h * w, w, 1};
  }
  void describe(const PoolingCase &one) {
    xStrides = stridesOf(xDims, one.isChannelsLast);
    yStrides = stridesOf(yDims, one.isChannelsLast);
    EXPECT_EQ(cudnnSetTensorNdDescriptor(x, one.type, 4, xDims.data(),
                                         xStrides.data()),
              DnnSuccess);
    EXPECT_EQ(cudnnSetTensorNdDescriptor(y, one.type, 4, yDims.data(),
                                         yStrides.data()),
              DnnSuccess);
    EXPECT_EQ(cudnnSetPoolingNdDescriptor(pooling, one.mode, one.nan, 2,
                                          window.data(), padding.data(),
                                          stride.data()),
              DnnSuccess);
  }
  DnnStatus run(const PoolingCase &one, DevicePointer from, DevicePointer to) {
    double alpha = one.alpha, beta = one.beta;
    bool isDouble = one.type == DnnDouble;
    return cudnnPoolingForward(
        dnn.handle, pooling,
        isDouble ? static_cast<const void *>(&alpha) : &one.alpha, x,
        reinterpret_cast<void *>(from),
        isDouble ? static_cast<const void *>(&beta) : &one.beta, y,
        reinterpret_cast<void *>(to));
  }
  void check(const PoolingCase &one);
  double expected(const PoolingCase &one, const Values &values,
                  const std::vector<int64_t> &at) const;

  Device device;
  Dnn dnn{device};
  Handle x = nullptr, y = nullptr, pooling = nullptr;
  std::vector<int> xDims = {2, 3, 5, 6}, yDims = {2, 3, 3, 5};
  std::vector<int> window = {3, 2}, padding = {1, 0}, stride = {2, 1};
  std::vector<int> xStrides, yStrides;
  std::mt19937 random{1};
};
} // namespace

double PoolingTest::expected(const PoolingCase &one, const Values &values,
                             const std::vector<int64_t> &at) const {
  double most = -INFINITY, sum = 0;
  int count = 0;
  for (int i = 0; i != window[0]; ++i)
    for (int j = 0; j != window[1]; ++j) {
      int64_t h = at[2] * stride[0] + i - padding[0];
      int64_t w = at[3] * stride[1] + j - padding[1];
      if (h < 0 || h >= xDims[2] || w < 0 || w >= xDims[3])
        continue;
      double value = values.exact[at[0] * xStrides[0] + at[1] * xStrides[1] +
                                  h * xStrides[2] + w * xStrides[3]];
      most = std::max(most, value);
      sum += value;
      ++count;
    }
  if (one.mode == PoolAverageInclude)
    return sum / (window[0] * window[1]);
  if (one.mode == PoolAverageExclude)
    return sum / count;
  return most;
}

void PoolingTest::check(const PoolingCase &one) {
  describe(one);
  Type type = one.type == DnnHalf     ? Type::F16
              : one.type == DnnDouble ? Type::F64
              : one.type == DnnFloat  ? Type::F32
                                      : Type::BF16;
  Values in(type, 180, random), before(type, 90, random);
  DevicePointer to = device.upload(before.bytes);
  ASSERT_EQ(run(one, device.upload(in.bytes), to), DnnSuccess);
  Values out(type, device.download<uint8_t>(to, before.bytes.size()));
  std::vector<int64_t> at(4), dims(yDims.begin(), yDims.end());
  do {
    size_t index = at[0] * yStrides[0] + at[1] * yStrides[1] +
                   at[2] * yStrides[2] + at[3] * yStrides[3];
    double value =
        one.alpha * expected(one, in, at) + one.beta * before.exact[index];
    double unit = std::max(unitOf(type), 4 * unitOf(Type::F32));
    if (type == Type::F64)
      unit = 4 * unitOf(type);
    ASSERT_NEAR(out.exact[index], value, unit * (std::abs(value) + 1));
  } while (advance(at, dims));
}

TEST_F(PoolingTest, AllModesAndTypes) {
  for (DnnPoolingMode mode :
       {PoolMax, PoolAverageInclude, PoolAverageExclude, PoolMaxDeterministic})
    for (DnnType type : {DnnFloat, DnnHalf, DnnBFloat16, DnnDouble})
      for (bool isChannelsLast : {false, true}) {
        check({mode, NanPropagated, type, isChannelsLast, 1, 0});
        check({mode, NanIgnored, type, isChannelsLast, 0.5, -2});
      }
}

TEST_F(PoolingTest, Nans) {
  for (DnnNan nan : {NanPropagated, NanIgnored}) {
    PoolingCase one;
    one.nan = nan;
    describe(one);
    std::vector<float> values(180, 1);
    values[1] = NAN;
    DevicePointer to = device.allocate(360);
    EXPECT_EQ(run(one, device.upload(values), to), DnnSuccess);
    std::vector<float> out = device.download<float>(to, 90);
    EXPECT_EQ(std::isnan(out[0]), nan == NanPropagated);
    EXPECT_EQ(out[2], 1);
  }
}

TEST_F(PoolingTest, Stops) {
  PoolingCase one;
  DevicePointer from = device.upload(std::vector<float>(180, 1));
  DevicePointer to = device.allocate(360);
  expectDnnStop(DnnBadParam, "was never set",
                [&] { return run(one, from, to); });
  describe(one);
  EXPECT_EQ(run(one, from, to), DnnSuccess);
  expectDnnStop(DnnBadParam, "overlap",
                [&] { return run(one, from, from + 360); });
  expectDnnStop(DnnBadParam, "not aligned",
                [&] { return run(one, from + 2, to); });
  yDims[3] = 4;
  describe(one);
  expectDnnStop(DnnBadParam, "dimension 3 must be 5",
                [&] { return run(one, from, to); });
  yDims[3] = 5;
  describe(one);
  DevicePointer shorter = device.allocate(356);
  expectDnnStop(DnnExecutionFailedDriver, "y: bytes 0 to 360",
                [&] { return run(one, from, shorter); });
}
