//===- BlasProblem.cpp - A product that cuBLASLt is asked for -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlasProblem.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mp::fakes;
using llvm::formatv;

static std::optional<Type> typeOf(unsigned type) {
  switch (type) {
  case CudaR16F:
    return Type::F16;
  case CudaR16BF:
    return Type::BF16;
  case CudaR32F:
    return Type::F32;
  case CudaR64F:
    return Type::F64;
  default:
    return std::nullopt;
  }
}

uint64_t Matrix::span() const {
  return (layout.batches - 1) * std::max<int64_t>(layout.batchOffset, 0) +
         (lines() - 1) * layout.ld + lineLength();
}

uint64_t Problem::hash() const {
  llvm::hash_code code = llvm::hash_combine(
      unsigned(desc.compute), unsigned(desc.scale), unsigned(desc.transA),
      unsigned(desc.transB), unsigned(desc.epilogue), desc.biasType);
  for (const Matrix *matrix : {&a, &b, &c, &d}) {
    const MatrixLayout &layout = matrix->layout;
    code = llvm::hash_combine(code, unsigned(layout.type),
                              unsigned(layout.order), layout.rows, layout.cols,
                              layout.ld, layout.batches, layout.batchOffset);
  }
  return code;
}

static Refusal invalid(std::string why) {
  return {BlasInvalidValue, std::move(why)};
}
static Refusal unsupported(std::string why) {
  return {BlasNotSupported, std::move(why)};
}

static Refusal checkLayout(Matrix &matrix) {
  const MatrixLayout &layout = matrix.layout;
  std::optional<Type> type = typeOf(layout.type);
  if (!type)
    return unsupported(formatv("{0} has the type {1}, which is not faked",
                               matrix.name, unsigned(layout.type)));
  matrix.type = *type;
  if (layout.order != OrderCol && layout.order != OrderRow)
    return unsupported(formatv("{0} has the order {1}, which is not faked",
                               matrix.name, unsigned(layout.order)));
  if (layout.rows == 0 || layout.cols == 0 || layout.batches < 1)
    return invalid(formatv("{0} is {1}x{2}, {3} times", matrix.name,
                           layout.rows, layout.cols, layout.batches));
  if (layout.ld < static_cast<int64_t>(matrix.lineLength()))
    return invalid(formatv("{0} is {1}x{2} with a leading dimension of {3}",
                           matrix.name, layout.rows, layout.cols, layout.ld));
  if (layout.batchOffset < 0)
    return unsupported(
        formatv("{0} has batches {1} elements apart, which is not faked",
                matrix.name, layout.batchOffset));
  return {};
}

/// As in the table of cublasLtMatmul.
static Refusal checkTypes(const Problem &problem) {
  const MatmulDesc &desc = problem.desc;
  Type a = problem.a.type, d = problem.d.type;
  if (a != problem.b.type || problem.c.type != d)
    return unsupported("A and B, and C and D, have one type");
  switch (desc.compute) {
  case Compute64F:
  case Compute64FPedantic:
    if (desc.scale == CudaR64F && a == Type::F64 && d == Type::F64)
      return {};
    break;
  case Compute32FFastTF32:
    if (desc.scale == CudaR32F && a == Type::F32 && d == Type::F32)
      return {};
    break;
  case Compute32F:
  case Compute32FPedantic:
    if (desc.scale == CudaR32F && a != Type::F64 && (d == a || d == Type::F32))
      return {};
    break;
  }
  return unsupported(formatv("no product of {0} to {1} with compute type {2} "
                             "and scale type {3}",
                             nameOf(a), nameOf(d), unsigned(desc.compute),
                             unsigned(desc.scale)));
}

static Refusal checkDesc(Problem &problem) {
  const MatmulDesc &desc = problem.desc;
  if (desc.pointerMode != PointerModeHost)
    return unsupported("only factors on the host are faked");
  if (desc.transC != OpN)
    return unsupported("C is not transposed");
  if (desc.transA > OpC || desc.transB > OpC)
    return invalid("an unknown transposition");
  if (!llvm::is_contained({EpilogueDefault, EpilogueRelu, EpilogueBias,
                           EpilogueReluBias, EpilogueGelu, EpilogueGeluBias},
                          desc.epilogue))
    return unsupported(
        formatv("epilogue {0} is not faked", unsigned(desc.epilogue)));
  if (problem.isDouble() && desc.epilogue != EpilogueDefault)
    return unsupported("f64 has no epilogue");
  if (desc.epilogue != EpilogueDefault && problem.d.layout.order == OrderRow)
    return unsupported("D with an epilogue is stored by columns");
  if (!problem.hasBias())
    return {};
  problem.biasType = problem.d.type;
  if (desc.biasType != -1 &&
      typeOf(desc.biasType) != std::optional<Type>(problem.d.type))
    return unsupported(formatv("a bias of type {0}, where D is {1}",
                               desc.biasType, nameOf(problem.d.type)));
  return {};
}

static Refusal checkShapes(Problem &problem) {
  const MatrixLayout &a = problem.a.layout, &b = problem.b.layout,
                     &c = problem.c.layout, &d = problem.d.layout;
  bool turnsA = problem.desc.transA != OpN, turnsB = problem.desc.transB != OpN;
  problem.m = turnsA ? a.cols : a.rows;
  problem.k = turnsA ? a.rows : a.cols;
  problem.n = turnsB ? b.rows : b.cols;
  uint64_t otherK = turnsB ? b.cols : b.rows;
  if (problem.k != otherK)
    return invalid(formatv("op(A) is {0}x{1} and op(B) {2}x{3}", problem.m,
                           problem.k, otherK, problem.n));
  for (const Matrix *matrix : {&problem.c, &problem.d})
    if (matrix->layout.rows != problem.m || matrix->layout.cols != problem.n)
      return invalid(formatv("{0} is {1}x{2}, and op(A) op(B) {3}x{4}",
                             matrix->name, matrix->layout.rows,
                             matrix->layout.cols, problem.m, problem.n));
  if (a.batches != d.batches || b.batches != d.batches ||
      c.batches != d.batches)
    return invalid(formatv("A, B, C and D have {0}, {1}, {2} and {3} batches",
                           a.batches, b.batches, c.batches, d.batches));
  const Matrix &out = problem.d;
  auto own = static_cast<int64_t>((out.lines() - 1) * d.ld + out.lineLength());
  // Batches may be side by side, with one leading dimension for all.
  bool interleaves = d.batchOffset >= static_cast<int64_t>(out.lineLength()) &&
                     d.batchOffset * d.batches <= d.ld;
  if (d.batches > 1 && d.batchOffset < own && !interleaves)
    return invalid(formatv("batches of D, {0} elements each, begin every {1}",
                           own, d.batchOffset));
  return {};
}

Refusal mp::fakes::readProblem(const Handle (&handles)[5], Problem &problem) {
  MatmulDesc *desc = matmulDescs().find(handles[0]);
  if (!desc)
    return invalid(matmulDescs().whyNot(handles[0]));
  problem.desc = *desc;
  Matrix *matrices[] = {&problem.a, &problem.b, &problem.c, &problem.d};
  static const char *const names[] = {"A", "B", "C", "D"};
  for (unsigned i = 0; i != 4; ++i) {
    MatrixLayout *layout = matrixLayouts().find(handles[i + 1]);
    matrices[i]->name = names[i];
    if (!layout)
      return invalid(std::string(names[i]) + ": " +
                     matrixLayouts().whyNot(handles[i + 1]));
    matrices[i]->layout = *layout;
    if (Refusal refusal = checkLayout(*matrices[i]); refusal.status)
      return refusal;
  }
  for (auto *check : {checkDesc, checkShapes})
    if (Refusal refusal = check(problem); refusal.status)
      return refusal;
  return checkTypes(problem);
}
