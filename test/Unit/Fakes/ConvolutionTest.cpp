//===- ConvolutionTest.cpp - Convolutions against f64 ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Dnn.h"
#include "Values.h"

using namespace mp::fakes;
using namespace mp::fakes::test;

static Type typeOf(DnnType type) {
  return type == DnnHalf       ? Type::F16
         : type == DnnBFloat16 ? Type::BF16
         : type == DnnFloat    ? Type::F32
                               : Type::F64;
}

namespace {
/// Draws cases, runs them and computes them again.
class Checker {
public:
  explicit Checker(unsigned seed) : random(seed) {}

  ConvolutionCase draw(DnnBackendKind kind, DnnType type, size_t rank);
  void check(const ConvolutionCase &c);

private:
  int64_t draw(int64_t least, int64_t most) {
    return least + static_cast<int64_t>(random() % (most - least + 1));
  }
  TensorCase drawTensor(DnnType type, std::vector<int64_t> dims);

  std::mt19937 random;
};
} // namespace

/// By channels first or last, sometimes with gaps.
TensorCase Checker::drawTensor(DnnType type, std::vector<int64_t> dims) {
  TensorCase tensor;
  tensor.type = type;
  tensor.dims = std::move(dims);
  tensor.strides.resize(tensor.dims.size());
  std::vector<size_t> order;
  bool isLast = random() % 2;
  if (isLast)
    order.push_back(1);
  for (size_t i = tensor.dims.size(); i-- != 2;)
    order.push_back(i);
  if (!isLast)
    order.push_back(1);
  order.push_back(0);
  int64_t stride = 1;
  for (size_t dim : order) {
    tensor.strides[dim] = stride;
    stride *= tensor.dims[dim];
    stride += random() % 6 == 0;
  }
  return tensor;
}

ConvolutionCase Checker::draw(DnnBackendKind kind, DnnType type, size_t rank) {
  ConvolutionCase c;
  c.kind = kind;
  c.mode = random() % 3 ? CrossCorrelation : ModeConvolution;
  int64_t groups = draw(1, 3), batch = draw(1, 3);
  int64_t inputs = draw(1, 3), outputs = draw(1, 4);
  std::vector<int64_t> x = {batch, groups * inputs},
                       w = {groups * outputs, inputs},
                       y = {batch, groups * outputs};
  for (size_t i = 0; i != rank; ++i) {
    int64_t window = draw(1, 3), dilation = draw(1, 2), stride = draw(1, 3);
    int64_t before = draw(0, 2), behind = draw(0, 2);
    int64_t reach = (window - 1) * dilation + 1;
    int64_t size = draw(std::max<int64_t>(1, reach - before - behind), 8);
    x.push_back(size);
    w.push_back(window);
    y.push_back((size + before + behind - reach) / stride + 1);
    c.strides.push_back(stride);
    c.dilations.push_back(dilation);
    c.before.push_back(before);
    c.behind.push_back(behind);
  }
  c.x = drawTensor(type, x);
  c.w = drawTensor(type, w);
  c.y = drawTensor(type, y);
  c.alpha = random() % 2 ? 1 : 0.5;
  c.beta = random() % 2 ? 0 : -1.5;
  if (type == DnnDouble)
    c.compute = c.factors = DnnDouble;
  return c;
}

/// Calls `term` with the indices of x, w and y of each product.
template <typename Term>
static void forEachTerm(const ConvolutionCase &c, Term term) {
  int64_t groups = c.x.dims[1] / c.w.dims[1];
  int64_t outputs = c.w.dims[0] / groups;
  std::vector<int64_t> y(c.y.dims.size());
  do {
    std::vector<int64_t> tap(c.w.dims.size() - 1);
    std::vector<int64_t> taps(c.w.dims.begin() + 1, c.w.dims.end());
    do {
      std::vector<int64_t> x = {y[0], y[1] / outputs * c.w.dims[1] + tap[0]};
      std::vector<int64_t> w = {y[1], tap[0]};
      bool isInside = true;
      for (size_t i = 0; i != c.strides.size(); ++i) {
        int64_t at =
            y[i + 2] * c.strides[i] + tap[i + 1] * c.dilations[i] - c.before[i];
        isInside &= at >= 0 && at < c.x.dims[i + 2];
        x.push_back(at);
        w.push_back(c.mode == CrossCorrelation
                        ? tap[i + 1]
                        : c.w.dims[i + 2] - 1 - tap[i + 1]);
      }
      if (isInside)
        term(c.x.indexOf(x), c.w.indexOf(w), c.y.indexOf(y));
    } while (advance(tap, taps));
  } while (advance(y, c.y.dims));
}

void Checker::check(const ConvolutionCase &c) {
  Device device;
  Dnn dnn(device);
  Values x(typeOf(c.x.type), c.x.span(), random);
  Values w(typeOf(c.w.type), c.w.span(), random);
  Values y(typeOf(c.y.type), c.y.span(), random);
  DevicePointer xs = device.upload(x.bytes), ws = device.upload(w.bytes);
  DevicePointer ys = device.upload(y.bytes);
  Handle operation = dnn.makeOperation(c);
  ASSERT_EQ(cudnnBackendFinalize(operation), DnnSuccess);
  Handle plan = dnn.makePlan(operation);
  ASSERT_EQ(dnn.execute(plan, xs, ws, ys, device.allocate(1024)), DnnSuccess);
  bool isForward = c.kind == BackendConvolutionForward;
  bool isData = c.kind == BackendConvolutionBackwardData;
  const Values &before = isForward ? y : isData ? x : w;
  Values result(before.type, device.download<uint8_t>(isForward ? ys
                                                      : isData  ? xs
                                                                : ws,
                                                      before.bytes.size()));
  std::vector<double> sums(before.exact.size()), sizes(sums.size());
  std::vector<int64_t> counts(sums.size());
  forEachTerm(c, [&](int64_t i, int64_t j, int64_t k) {
    double term = isForward ? x.exact[i] * w.exact[j]
                  : isData  ? w.exact[j] * y.exact[k]
                            : x.exact[i] * y.exact[k];
    int64_t at = isForward ? k : isData ? i : j;
    sums[at] += term;
    sizes[at] += std::abs(term);
    ++counts[at];
  });
  std::vector<double> expected = before.exact;
  std::vector<int64_t> index(c.output().dims.size());
  do {
    int64_t at = c.output().indexOf(index);
    expected[at] = c.alpha * sums[at] + c.beta * before.exact[at];
  } while (advance(index, c.output().dims));
  double unit = unitOf(c.compute == DnnDouble ? Type::F64 : Type::F32);
  // What is between the elements is as it was.
  for (size_t i = 0; i != expected.size(); ++i) {
    double error = 1.01 * unitOf(before.type) * std::abs(expected[i]) +
                   2 * (counts[i] + 8.0) * unit * (sizes[i] + 2) +
                   1e-7 * (before.type == Type::F16);
    ASSERT_NEAR(result.exact[i], expected[i], error) << i;
  }
}

TEST(ConvolutionTest, AllKindsAndTypes) {
  Checker checker(1);
  for (DnnBackendKind kind :
       {BackendConvolutionForward, BackendConvolutionBackwardData,
        BackendConvolutionBackwardFilter})
    for (DnnType type : {DnnFloat, DnnHalf, DnnBFloat16, DnnDouble})
      for (size_t rank : {1, 2, 2, 2, 2, 2, 3})
        checker.check(checker.draw(kind, type, rank));
}

/// A convolution of 4x4 by 3x3.
static ConvolutionCase makeCase() {
  ConvolutionCase c;
  c.x.dims = {1, 2, 4, 4};
  c.x.strides = {32, 16, 4, 1};
  c.w.dims = {3, 2, 3, 3};
  c.w.strides = {18, 9, 3, 1};
  c.y.dims = {1, 3, 4, 4};
  c.y.strides = {48, 16, 4, 1};
  c.strides = c.dilations = c.before = c.behind = {1, 1};
  return c;
}

TEST(ConvolutionTest, Replays) {
  Device device;
  Dnn dnn(device);
  Handle operation = dnn.makeOperation(makeCase());
  ASSERT_EQ(cudnnBackendFinalize(operation), DnnSuccess);
  Handle plan = dnn.makePlan(operation);
  DevicePointer x = device.upload(std::vector<float>(32, 1));
  DevicePointer w = device.upload(std::vector<float>(54, 1));
  DevicePointer y = device.allocate(192), workspace = device.allocate(1024);
  ASSERT_EQ(dnn.execute(plan, x, w, y, workspace), DnnSuccess);
  std::vector<float> eager = device.download<float>(y, 48);
  EXPECT_EQ(eager[0], 8);
  EXPECT_EQ(cuMemsetD8Async(y, 0, 192, device.stream), Success);
  Handle graph = nullptr, exec = nullptr, handle = nullptr;
  ASSERT_EQ(cuStreamBeginCapture_v2(device.stream, Relaxed), Success);
  ASSERT_EQ(dnn.execute(plan, x, w, y, workspace), DnnSuccess);
  ASSERT_EQ(cuStreamEndCapture(device.stream, &graph), Success);
  ASSERT_EQ(cuGraphInstantiateWithFlags(&exec, graph, 0), Success);
  EXPECT_EQ(device.download<float>(y, 1)[0], 0);
  ASSERT_EQ(cuGraphLaunch(exec, device.stream), Success);
  EXPECT_EQ(device.download<float>(y, 48), eager);
  EXPECT_EQ(cuGraphExecDestroy(exec), Success);
  EXPECT_EQ(cuGraphDestroy(graph), Success);
  ASSERT_EQ(cuStreamBeginCapture_v2(device.stream, Global), Success);
  expectDnnStop(DnnInternalError, "not allowed while",
                [&] { return cudnnCreate(&handle); });
  expectStop(CaptureInvalidated, "refused",
             [&] { return cuStreamEndCapture(device.stream, &graph); });
  std::vector<uint8_t> garbage = device.download<uint8_t>(workspace, 1024);
  EXPECT_NE(garbage, std::vector<uint8_t>(1024, 0));
}

TEST(ConvolutionTest, Pointers) {
  Device device;
  Dnn dnn(device);
  Handle operation = dnn.makeOperation(makeCase());
  ASSERT_EQ(cudnnBackendFinalize(operation), DnnSuccess);
  Handle plan = dnn.makePlan(operation);
  DevicePointer x = device.upload(std::vector<float>(32, 1));
  DevicePointer w = device.upload(std::vector<float>(54, 1));
  DevicePointer y = device.allocate(192), workspace = device.allocate(1024);
  expectDnnStop(DnnMisalignedPointer, "unique id 1",
                [&] { return dnn.execute(plan, x + 4, w, y, workspace); });
  expectDnnStop(DnnNullPointer, "1024 bytes of workspace",
                [&] { return dnn.execute(plan, x, w, y, 0); });
  expectDnnStop(DnnBadParam, "overlap",
                [&] { return dnn.execute(plan, x, w, x, workspace); });
  EXPECT_EQ(dnn.execute(plan, x, w, y, workspace), DnnSuccess);
  DevicePointer empty = device.allocate(216);
  expectDnnStop(DnnExecutionFailedDriver, "W: reads what nothing has written",
                [&] { return dnn.execute(plan, x, empty, y, workspace); });
  expectDnnStop(DnnExecutionFailedDriver, "has failed before",
                [&] { return dnn.execute(plan, x, w, y, workspace); });
}

TEST(ConvolutionTest, Shapes) {
  auto refuse = [](const ConvolutionCase &c, DnnStatus status,
                   const std::string &text) {
    Device device;
    Dnn dnn(device);
    Handle operation = dnn.makeOperation(c);
    expectDnnStop(status, text,
                  [&] { return cudnnBackendFinalize(operation); });
  };
  ConvolutionCase c = makeCase();
  c.y.dims[3] = 3;
  refuse(c, DnnShapeMismatch, "dimension 3 of Y must be 4");
  c = makeCase();
  c.before = {0, 0};
  refuse(c, DnnShapeMismatch, "dimension 2 of Y must be 3");
  c = makeCase();
  c.w.dims[1] = 1;
  refuse(c, DnnShapeMismatch, "cannot be divided into groups");
  c = makeCase();
  c.y.dims[0] = 2;
  refuse(c, DnnShapeMismatch, "differ in batch");
  c = makeCase();
  c.w.type = DnnHalf;
  refuse(c, DnnNotSupportedDataType, "operands of f32 and f16");
  c = makeCase();
  c.x.type = c.w.type = DnnHalf;
  refuse(c, DnnNotSupportedDataType, "from f16 to f32, computed in f32");
  c = makeCase();
  c.factors = DnnDouble;
  refuse(c, DnnBadParam,
         "is given as f64, and would be read as the f32 that is computed in");
  c = makeCase();
  c.strides = c.dilations = c.before = c.behind = {1};
  refuse(c, DnnShapeMismatch, "1 spatial dimensions");
}

TEST(ConvolutionTest, Descriptors) {
  Device device;
  Dnn dnn(device);
  Handle tensor = dnn.create(BackendTensor);
  std::vector<int64_t> one = {1}, dims = {2, 3}, strides = {1, 1};
  expectDnnStop(DnnBadParam, "attribute 900 is missing",
                [&] { return cudnnBackendFinalize(tensor); });
  expectDnnStop(DnnAttributeType, "is of kind 3, and is given kind 4", [&] {
    return dnn.set(tensor, TensorUniqueId, KindFloat, one);
  });
  expectDnnStop(DnnNotSupported, "is not faked",
                [&] { return dnn.set(tensor, ForwardAlpha, KindInt64, one); });
  expectDnnStop(DnnOutOfBound, "cannot have 2 elements", [&] {
    return dnn.set(tensor, TensorUniqueId, KindInt64, dims);
  });
  std::vector<int64_t> four = {4};
  std::vector<DnnType> types = {DnnFloat};
  dnn.set(tensor, TensorUniqueId, KindInt64, one);
  dnn.set(tensor, TensorByteAlignment, KindInt64, four);
  dnn.set(tensor, TensorDataType, KindDataType, types);
  dnn.set(tensor, TensorDimensions, KindInt64, dims);
  dnn.set(tensor, TensorStrides, KindInt64, strides);
  expectDnnStop(DnnNotSupportedLayout, "two elements have one place",
                [&] { return cudnnBackendFinalize(tensor); });
  Handle operation = dnn.create(BackendConvolutionForward);
  std::vector<Handle> tensors = {tensor};
  expectDnnStop(DnnNotFinalized, "is not finalized", [&] {
    return dnn.set(operation, ForwardX, KindDescriptor, tensors);
  });
  strides = {3, 1};
  dnn.set(tensor, TensorStrides, KindInt64, strides);
  EXPECT_EQ(cudnnBackendFinalize(tensor), DnnSuccess);
  EXPECT_EQ(dnn.set(operation, ForwardX, KindDescriptor, tensors), DnnSuccess);
  expectDnnStop(DnnBadParam, "is finalized already", [&] {
    return dnn.set(tensor, TensorStrides, KindInt64, strides);
  });
  char text[200];
  cudnnGetLastErrorString(text, sizeof(text));
  EXPECT_NE(std::string(text).find("is finalized already"), std::string::npos);
}
