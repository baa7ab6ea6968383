//===- BlasMatmul.cpp - Handles, heuristics and products ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An algorithm says for which problem it is, and for which alignments: none is
// taken for another one's.
//
//===----------------------------------------------------------------------===//

#include "BlasProblem.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace mp::fakes;
using llvm::formatv;

static constexpr size_t blasVersion = 130100;
/// What an algorithm wants, if it is allowed so much.
static constexpr uint64_t wantedWorkspace = 1024;
static constexpr uint64_t workspaceAlignment = 256;

BlasStatus mp::fakes::cublasLtCreate(Handle *handle) {
  BlasCall call("cublasLtCreate", Current | NoCapture);
  if (call.over())
    return call.result();
  if (!handle)
    return call.stop(BlasInvalidValue, "nowhere to put it");
  *handle = blasHandles().make(BlasHandle{call.context().number});
  return BlasSuccess;
}

BlasStatus mp::fakes::cublasLtDestroy(Handle handle) {
  BlasCall call("cublasLtDestroy", NoCapture);
  if (call.over())
    return call.result();
  if (!blasHandles().erase(handle))
    return call.stop(BlasInvalidValue, blasHandles().whyNot(handle));
  return BlasSuccess;
}

size_t mp::fakes::cublasLtGetVersion() { return blasVersion; }

const char *mp::fakes::cublasLtGetStatusName(BlasStatus status) {
  switch (status) {
  case BlasSuccess:
    return "CUBLAS_STATUS_SUCCESS";
  case BlasNotInitialized:
    return "CUBLAS_STATUS_NOT_INITIALIZED";
  case BlasAllocFailed:
    return "CUBLAS_STATUS_ALLOC_FAILED";
  case BlasInvalidValue:
    return "CUBLAS_STATUS_INVALID_VALUE";
  case BlasArchMismatch:
    return "CUBLAS_STATUS_ARCH_MISMATCH";
  case BlasExecutionFailed:
    return "CUBLAS_STATUS_EXECUTION_FAILED";
  case BlasInternalError:
    return "CUBLAS_STATUS_INTERNAL_ERROR";
  case BlasNotSupported:
    return "CUBLAS_STATUS_NOT_SUPPORTED";
  }
  return "unknown status";
}

/// The name, and what was said when the status was returned last.
const char *mp::fakes::cublasLtGetStatusString(BlasStatus status) {
  BlasCall call("cublasLtGetStatusString", Nothing);
  std::string text = cublasLtGetStatusName(status);
  const std::string &words = lastWords(blasLibrary, static_cast<int>(status));
  return keep(words.empty() ? text : text + " (" + words + ")");
}

namespace {
/// What is in the words of an algorithm.
struct Choice {
  uint64_t magic = 0x6d702d66616b6573;
  uint64_t problem = 0;
  uint64_t workspace = 0;
  uint32_t alignments[4] = {1, 1, 1, 1};
  uint64_t rest[3] = {0, 0, 0};
};
} // namespace
static_assert(sizeof(Choice) == sizeof(BlasAlgo));

BlasStatus mp::fakes::cublasLtMatmulAlgoGetHeuristic(
    Handle handle, Handle desc, Handle a, Handle b, Handle c, Handle d,
    Handle preferenceHandle, int requested, BlasHeuristicResult *results,
    int *returned) {
  BlasCall call("cublasLtMatmulAlgoGetHeuristic", Current);
  if (call.over())
    return call.result();
  if (!blasHandles().find(handle))
    return call.stop(BlasInvalidValue, blasHandles().whyNot(handle));
  MatmulPreference *preference = matmulPreferences().find(preferenceHandle);
  if (!preference)
    return call.stop(BlasInvalidValue,
                     matmulPreferences().whyNot(preferenceHandle));
  if (requested < 1 || !results || !returned)
    return call.stop(BlasInvalidValue, "no results asked for");
  *returned = 0;
  Problem problem;
  if (Refusal refusal = readProblem({desc, a, b, c, d}, problem);
      refusal.status)
    return call.stop(refusal.status, refusal.why);
  Choice choice;
  choice.problem = problem.hash();
  choice.workspace = std::min(wantedWorkspace, preference->workspace);
  std::memcpy(choice.alignments, preference->alignments,
              sizeof(choice.alignments));
  for (unsigned i = 0; i != 4; ++i)
    if (!llvm::isPowerOf2_32(choice.alignments[i]))
      return call.stop(BlasInvalidValue, "an alignment is a power of two");
  BlasHeuristicResult result = {};
  std::memcpy(&result.algo, &choice, sizeof(choice));
  result.workspaceSize = choice.workspace;
  result.wavesCount = 1;
  results[0] = result;
  *returned = 1;
  return BlasSuccess;
}

/// Whether two ranges have a byte in common.
static bool overlap(uint64_t a, uint64_t aBytes, uint64_t b, uint64_t bBytes) {
  return a < b + bBytes && b < a + aBytes;
}

static Refusal checkPlaces(const Product &product) {
  const Problem &problem = product.problem;
  auto bytesOf = [](const Matrix &matrix) {
    return matrix.span() * sizeOf(matrix.type);
  };
  const Matrix &d = problem.d;
  bool readsC = product.beta != 0;
  for (const Matrix *matrix : {&problem.a, &problem.b, &problem.c, &d}) {
    bool isRead = matrix != &problem.c || readsC;
    if (isRead && matrix->address % sizeOf(matrix->type))
      return {BlasInvalidValue, formatv("{0} ({1:x}) is not aligned to its "
                                        "elements",
                                        matrix->name, matrix->address)};
    if (isRead && product.workspaceBytes &&
        overlap(matrix->address, bytesOf(*matrix), product.workspace,
                product.workspaceBytes))
      return {BlasInvalidValue, formatv("{0} ({1:x}) lies in the workspace",
                                        matrix->name, matrix->address)};
  }
  for (const Matrix *matrix : {&problem.a, &problem.b})
    if (overlap(matrix->address, bytesOf(*matrix), d.address, bytesOf(d)))
      return {BlasInvalidValue,
              formatv("{0} ({1:x}) and D ({2:x}) overlap", matrix->name,
                      matrix->address, d.address)};
  const Matrix &c = problem.c;
  if (!readsC || !overlap(c.address, bytesOf(c), d.address, bytesOf(d)))
    return {};
  if (c.address != d.address || !(c.layout == d.layout))
    return {BlasInvalidValue,
            formatv("C ({0:x}) and D ({1:x}) overlap and are not one matrix",
                    c.address, d.address)};
  return {};
}

/// Holds an algorithm against what it is used for.
static Refusal checkAlgo(const BlasAlgo *algo, Product &product,
                         uint64_t workspaceBytes) {
  const Problem &problem = product.problem;
  if (!algo)
    return {};
  Choice choice;
  std::memcpy(&choice, algo, sizeof(choice));
  if (choice.magic != Choice().magic)
    return {BlasInvalidValue, "the algorithm comes from no heuristic"};
  if (choice.problem != problem.hash())
    return {BlasInvalidValue, "the algorithm is for another problem"};
  const Matrix *matrices[] = {&problem.a, &problem.b, &problem.c, &problem.d};
  for (unsigned i = 0; i != 4; ++i)
    if (matrices[i]->address % choice.alignments[i] &&
        (i != 2 || product.beta != 0))
      return {BlasInvalidValue,
              formatv("{0} ({1:x}) is not a multiple of {2}, which the "
                      "preference promises",
                      matrices[i]->name, matrices[i]->address,
                      choice.alignments[i])};
  if (workspaceBytes < choice.workspace)
    return {BlasInvalidValue,
            formatv("the algorithm needs {0} bytes of workspace, and has {1}",
                    choice.workspace, workspaceBytes)};
  product.workspaceBytes = choice.workspace;
  if (product.workspace % workspaceAlignment && choice.workspace)
    return {BlasInvalidValue,
            formatv("the workspace ({0:x}) is not a multiple of {1}",
                    product.workspace, workspaceAlignment)};
  return {};
}

static double factorOf(const Problem &problem, const void *factor) {
  if (problem.desc.scale == CudaR64F) {
    double value;
    std::memcpy(&value, factor, sizeof(value));
    return value;
  }
  float value;
  std::memcpy(&value, factor, sizeof(value));
  return value;
}

static std::string describe(const Problem &problem) {
  auto turned = [](BlasOperation op) { return op == OpN ? "n" : "t"; };
  return formatv("cublasLtMatmul {0}{1} {2}x{3}x{4} of {5} to {6}",
                 turned(problem.desc.transA), turned(problem.desc.transB),
                 problem.m, problem.n, problem.k, nameOf(problem.a.type),
                 nameOf(problem.d.type));
}

BlasStatus mp::fakes::cublasLtMatmul(Handle handle, Handle desc,
                                     const void *alpha, const void *a,
                                     Handle aLayout, const void *b,
                                     Handle bLayout, const void *beta,
                                     const void *c, Handle cLayout, void *d,
                                     Handle dLayout, const BlasAlgo *algo,
                                     void *workspace, size_t workspaceBytes,
                                     Handle streamHandle) {
  BlasCall call("cublasLtMatmul", Current);
  if (call.over())
    return call.result();
  BlasHandle *own = blasHandles().find(handle);
  if (!own)
    return call.stop(BlasInvalidValue, blasHandles().whyNot(handle));
  if (own->context != call.context().number)
    return call.stop(BlasInvalidValue, "the handle is of another context");
  Stream *stream = call.context().findStream(streamHandle);
  if (!stream)
    return call.stop(BlasInvalidValue,
                     call.context().streams.whyNot(streamHandle));
  Product product;
  Problem &problem = product.problem;
  if (Refusal refusal =
          readProblem({desc, aLayout, bLayout, cLayout, dLayout}, problem);
      refusal.status)
    return call.stop(refusal.status, refusal.why);
  if (!alpha || !beta || !a || !b || !d)
    return call.stop(BlasInvalidValue, "a null pointer");
  problem.a.address = reinterpret_cast<uint64_t>(a);
  problem.b.address = reinterpret_cast<uint64_t>(b);
  problem.c.address = reinterpret_cast<uint64_t>(c);
  problem.d.address = reinterpret_cast<uint64_t>(d);
  product.alpha = factorOf(problem, alpha);
  product.beta = factorOf(problem, beta);
  product.workspace = reinterpret_cast<uint64_t>(workspace);
  if (problem.hasBias() && problem.desc.bias == 0)
    return call.stop(BlasInvalidValue, "an epilogue with bias has none");
  Refusal refusal = checkAlgo(algo, product, workspaceBytes);
  if (!refusal.status)
    refusal = checkPlaces(product);
  if (refusal.status)
    return call.stop(refusal.status, refusal.why);
  return call.finish(
      call.context().submit(*stream, describe(problem),
                            [product](Run &run) { compute(run, product); }));
}
