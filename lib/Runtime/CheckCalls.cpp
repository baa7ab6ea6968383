//===- CheckCalls.cpp - Whether calls keep inside their memory ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CheckCalls.h"

using namespace mp_runtime;

using Sizes = flatbuffers::Vector<int64_t>;

/// The product, or nothing from `largestSize` on.
static std::optional<uint64_t> multiply(uint64_t a, uint64_t b) {
  uint64_t product;
  if (__builtin_mul_overflow(a, b, &product) || product >= largestSize)
    return std::nullopt;
  return product;
}

/// FlatBuffers' verifier sees to where a list lies, not to where its elements
/// do; its builder aligns lists that have any.
static bool isAligned(const Sizes &list) {
  return list.size() == 0 ||
         reinterpret_cast<uintptr_t>(list.data()) % alignof(int64_t) == 0;
}

std::optional<uint64_t> mp_runtime::bytesOfTensor(const Sizes &shape,
                                                  table::Element element) {
  if (element > table::Element::MAX || !isAligned(shape))
    return std::nullopt;
  std::optional<uint64_t> bytes = bytesOf(element);
  for (int64_t size : shape) {
    if (size < 0)
      return std::nullopt;
    bytes = multiply(*bytes, size);
    if (!bytes)
      return std::nullopt;
  }
  return bytes;
}

namespace {
/// The memory of one program, asked for by place.
class CallChecker {
public:
  explicit CallChecker(const table::Program &program) : program(program) {}

  std::string check(const table::Launch &launch,
                    const table::Artifact &artifact);
  std::string check(const table::Copy &copy);
  std::string check(const table::Fill &fill);
  std::string check(const table::Matmul &matmul);
  std::string check(const table::Conv &conv);
  std::string check(const table::Pool &pool);

private:
  /// Whether `memory` is there and has at least so many bytes.
  bool holds(uint64_t memory, std::optional<uint64_t> bytes) const {
    return memory < program.memory()->size() && bytes &&
           *bytes <= program.memory()->Get(memory)->bytes();
  }
  std::string checkMatrix(const table::Matmul &matmul, unsigned index,
                          int64_t memory) const;
  std::string checkTensor(const table::Tensor &tensor, uint64_t memory) const;

  const table::Program &program;
};
} // namespace

static const char outside[] = "reaches outside of its memory";

std::string CallChecker::check(const table::Launch &launch,
                               const table::Artifact &artifact) {
  if (launch.kernel() >= artifact.kernels()->size())
    return "launches a kernel that is not there";
  const table::Kernel &kernel = *artifact.kernels()->Get(launch.kernel());
  if (launch.operands()->size() != kernel.operands())
    return "passes another number of pointers than its kernel takes";
  for (uint32_t operand : *launch.operands())
    if (!holds(operand, 0))
      return outside;
  if (kernel.scratch() > program.workspace())
    return "needs more workspace than there is";
  return "";
}

std::string CallChecker::check(const table::Copy &copy) {
  if (!holds(copy.from(), 0) || !holds(copy.to(), 0) ||
      program.memory()->Get(copy.from())->bytes() !=
          program.memory()->Get(copy.to())->bytes())
    return "copies between tensors of other sizes";
  return "";
}

std::string CallChecker::check(const table::Fill &fill) {
  uint32_t width = fill.width();
  if (width != 1 && width != 2 && width != 4 && width != 8)
    return "fills with a pattern that is not of 1, 2, 4 or 8 bytes";
  if (!holds(fill.to(), 0) || program.memory()->Get(fill.to())->bytes() % width)
    return outside;
  return "";
}

/// In column-major order: columns are `ld` elements apart.
std::string CallChecker::checkMatrix(const table::Matmul &matmul,
                                     unsigned index, int64_t memory) const {
  int64_t rows = index == 0 || index >= 2 ? matmul.m() : matmul.k();
  int64_t columns = index == 0 ? matmul.k() : matmul.n();
  if ((index == 0 && matmul.transposes_a()) ||
      (index == 1 && matmul.transposes_b()))
    std::swap(rows, columns);
  int64_t ld = matmul.ld()->Get(index);
  int64_t stride = matmul.strides()->Get(index);
  auto type = static_cast<table::Element>(matmul.types()->Get(index));
  if (rows < 1 || columns < 1 || ld < rows || matmul.batch() < 1 ||
      stride < 0 || type > table::Element::MAX)
    return "has a size that no matrix has";
  std::optional<uint64_t> matrix = multiply(ld, columns - 1);
  std::optional<uint64_t> batch = multiply(stride, matmul.batch() - 1);
  if (!matrix || !batch || uint64_t(rows) >= largestSize ||
      !holds(memory, multiply(*matrix + *batch + rows, bytesOf(type))))
    return outside;
  int64_t align = matmul.align()->Get(index);
  if (align < 1 || align > 256 || (align & (align - 1)))
    return "claims an alignment that is not a power of two up to 256";
  const table::Memory &place = *program.memory()->Get(memory);
  if (place.kind() == table::MemoryKind::Arena && place.offset() % align)
    return "claims an alignment that its memory has not";
  return "";
}

std::string CallChecker::check(const table::Matmul &matmul) {
  if (matmul.types()->size() != 4)
    return "describes other than four matrices";
  for (const Sizes *list : {matmul.ld(), matmul.strides(), matmul.align()})
    if (list->size() != 4 || !isAligned(*list))
      return "describes other than four matrices";
  int64_t c = matmul.c() == -1 ? int64_t(matmul.d()) : matmul.c();
  const int64_t operands[] = {matmul.a(), matmul.b(), c, matmul.d()};
  for (unsigned i = 0; i < 4; ++i)
    if (std::string error = checkMatrix(matmul, i, operands[i]); !error.empty())
      return error;
  if (matmul.scale() > table::Element::MAX ||
      matmul.compute() > table::Compute::MAX ||
      matmul.epilogue() > table::Epilogue::MAX ||
      matmul.bias_type() > table::Element::MAX)
    return "computes in an unknown way";
  bool wantsBias = matmul.epilogue() == table::Epilogue::Bias ||
                   matmul.epilogue() == table::Epilogue::ReluBias ||
                   matmul.epilogue() == table::Epilogue::GeluBias;
  if (wantsBias != (matmul.bias() != -1))
    return "has a bias and an epilogue that do not fit together";
  if (wantsBias && !holds(uint32_t(matmul.bias()),
                          multiply(matmul.m(), bytesOf(matmul.bias_type()))))
    return outside;
  return "";
}

std::string CallChecker::checkTensor(const table::Tensor &tensor,
                                     uint64_t memory) const {
  size_t rank = tensor.dims()->size();
  if ((rank != 4 && rank != 5) || tensor.strides()->size() != rank ||
      !isAligned(*tensor.dims()) || !isAligned(*tensor.strides()) ||
      tensor.element() > table::Element::MAX)
    return "has a tensor that cuDNN has not";
  uint64_t last = 0;
  for (size_t i = 0; i < rank; ++i) {
    int64_t size = tensor.dims()->Get(i), stride = tensor.strides()->Get(i);
    if (size < 1 || size > 0x7fffffff || stride < 0 || stride > 0x7fffffff)
      return "has a tensor that cuDNN has not";
    std::optional<uint64_t> reach = multiply(size - 1, stride);
    if (!reach)
      return outside;
    last += *reach;
  }
  return holds(memory, multiply(last + 1, bytesOf(tensor.element()))) ? ""
                                                                      : outside;
}

/// Whether all lists have one number for each spatial dimension, none negative.
static bool areSpatial(const table::Tensor &tensor,
                       std::initializer_list<const Sizes *> lists) {
  for (const Sizes *list : lists) {
    if (list->size() + 2 != tensor.dims()->size() || !isAligned(*list))
      return false;
    for (int64_t number : *list)
      if (number < 0 || number > 0x7fffffff)
        return false;
  }
  return true;
}

std::string CallChecker::check(const table::Conv &conv) {
  for (auto [tensor, memory] : {std::pair(conv.x(), conv.x_memory()),
                                std::pair(conv.w(), conv.w_memory()),
                                std::pair(conv.y(), conv.y_memory())}) {
    if (std::string error = checkTensor(*tensor, memory); !error.empty())
      return error;
    if (tensor->dims()->size() != conv.x()->dims()->size())
      return "has tensors of other ranks";
    if (tensor->element() != conv.x()->element())
      return "has tensors of other types";
  }
  if (conv.kind() > table::ConvKind::MAX ||
      conv.compute() > table::Compute::MAX || conv.groups() < 1 ||
      !areSpatial(*conv.x(),
                  {conv.strides(), conv.low(), conv.high(), conv.dilation()}))
    return "has sizes that no convolution has";
  return "";
}

std::string CallChecker::check(const table::Pool &pool) {
  if (std::string error = checkTensor(*pool.x(), pool.from()); !error.empty())
    return error;
  if (std::string error = checkTensor(*pool.y(), pool.to()); !error.empty())
    return error;
  if (pool.x()->dims()->size() != pool.y()->dims()->size() ||
      pool.x()->element() != pool.y()->element() ||
      !areSpatial(*pool.x(), {pool.window(), pool.strides(), pool.padding()}))
    return "has sizes that no pooling has";
  return "";
}

std::string mp_runtime::checkCall(const table::Artifact &artifact,
                                  const table::Program &program,
                                  const table::Call &call) {
  CallChecker checker(program);
  switch (call.body_type()) {
  case table::CallBody::Launch:
    return checker.check(*call.body_as_Launch(), artifact);
  case table::CallBody::Copy:
    return checker.check(*call.body_as_Copy());
  case table::CallBody::Fill:
    return checker.check(*call.body_as_Fill());
  case table::CallBody::Matmul:
    return checker.check(*call.body_as_Matmul());
  case table::CallBody::Conv:
    return checker.check(*call.body_as_Conv());
  case table::CallBody::Pool:
    return checker.check(*call.body_as_Pool());
  default:
    return "is of an unknown kind";
  }
}
