//===- Matmul.cpp - Matrix products by cuBLASLt ---------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Descriptors are made and an algorithm is chosen once, by the library's own
// heuristics for the alignments and the workspace that the plan promises.
//
//===----------------------------------------------------------------------===//

#include "Call.h"

using namespace mp_runtime;

namespace {
class MatmulCall : public Call {
public:
  MatmulCall(const table::Matmul &table, const CallContext &context)
      : table(table), device(context.device), library(device.blas()),
        memory(context.memory) {}
  MatmulCall(const MatmulCall &) = delete;
  MatmulCall &operator=(const MatmulCall &) = delete;
  ~MatmulCall() override;

  Status prepare();
  Status enqueue(const Turn &turn) override;

private:
  template <typename T>
  Status describe(int attribute, T value) {
    return MP_LT(library, cublasLtMatmulDescSetAttribute, desc, attribute,
                 &value, sizeof(value));
  }
  Status makeLayout(unsigned index);
  Status chooseAlgorithm(lt::Preference preference);

  /// Lives as long as the program.
  const table::Matmul &table;
  const Device &device;
  const lt::Library &library;
  const Memory &memory;
  lt::MatmulDesc desc = nullptr;
  std::array<lt::MatrixLayout, 4> layouts = {};
  lt::Algo algorithm = {};
  /// Of the type that alpha and beta have.
  struct {
    float alpha, beta;
  } singles = {};
  struct {
    double alpha, beta;
  } doubles = {};
};
} // namespace

static int32_t dataType(table::Element element) {
  switch (element) {
  case table::Element::F16:
    return lt::r16F;
  case table::Element::BF16:
    return lt::r16BF;
  case table::Element::F32:
    return lt::r32F;
  case table::Element::F64:
    return lt::r64F;
  default:
    return -1;
  }
}

static int32_t computeType(table::Compute compute) {
  switch (compute) {
  case table::Compute::F32:
    return lt::compute32F;
  case table::Compute::F32FastTF32:
    return lt::compute32FFastTF32;
  case table::Compute::F64:
    return lt::compute64F;
  default:
    return -1; // f16 sums are not what a mixed step may have
  }
}

static int32_t epilogueType(table::Epilogue epilogue) {
  switch (epilogue) {
  case table::Epilogue::Default:
    return lt::epilogueDefault;
  case table::Epilogue::Relu:
    return lt::epilogueRelu;
  case table::Epilogue::Bias:
    return lt::epilogueBias;
  case table::Epilogue::ReluBias:
    return lt::epilogueReluBias;
  case table::Epilogue::Gelu:
    return lt::epilogueGelu;
  case table::Epilogue::GeluBias:
    return lt::epilogueGeluBias;
  }
  return lt::epilogueDefault;
}

MatmulCall::~MatmulCall() {
  for (lt::MatrixLayout layout : layouts)
    if (layout)
      library.cublasLtMatrixLayoutDestroy(layout);
  if (desc)
    library.cublasLtMatmulDescDestroy(desc);
}

Status MatmulCall::makeLayout(unsigned index) {
  int64_t rows = index == 1 ? table.k() : table.m();
  int64_t columns = index == 0 ? table.k() : table.n();
  if ((index == 0 && table.transposes_a()) ||
      (index == 1 && table.transposes_b()))
    std::swap(rows, columns);
  auto element = static_cast<table::Element>(table.types()->Get(index));
  lt::MatrixLayout &layout = layouts[index];
  MP_RETURN_IF_FAILED(MP_LT(library, cublasLtMatrixLayoutCreate, &layout,
                            dataType(element), rows, columns,
                            table.ld()->Get(index)));
  if (table.batch() == 1)
    return {};
  auto count = static_cast<int32_t>(table.batch());
  int64_t stride = table.strides()->Get(index);
  MP_RETURN_IF_FAILED(MP_LT(library, cublasLtMatrixLayoutSetAttribute, layout,
                            lt::layoutBatchCount, &count, sizeof(count)));
  return MP_LT(library, cublasLtMatrixLayoutSetAttribute, layout,
               lt::layoutBatchOffset, &stride, sizeof(stride));
}

Status MatmulCall::chooseAlgorithm(lt::Preference preference) {
  uint64_t workspace = memory.workspaceBytes();
  MP_RETURN_IF_FAILED(MP_LT(library, cublasLtMatmulPreferenceSetAttribute,
                            preference, lt::preferWorkspace, &workspace,
                            sizeof(workspace)));
  for (unsigned index = 0; index < 4; ++index) {
    auto align = static_cast<uint32_t>(table.align()->Get(index));
    MP_RETURN_IF_FAILED(MP_LT(library, cublasLtMatmulPreferenceSetAttribute,
                              preference, lt::preferAlignmentOfA + int(index),
                              &align, sizeof(align)));
  }
  lt::HeuristicResult result = {};
  int found = 0;
  MP_RETURN_IF_FAILED(MP_LT(library, cublasLtMatmulAlgoGetHeuristic,
                            device.blasHandle(), desc, layouts[0], layouts[1],
                            layouts[2], layouts[3], preference, 1, &result,
                            &found));
  if (found < 1)
    return {MP_UNSUPPORTED, "cublasLtMatmulAlgoGetHeuristic: no algorithm"};
  MP_RETURN_IF_FAILED(
      library.check(result.state, "cublasLtMatmulAlgoGetHeuristic"));
  algorithm = result.algo;
  return {};
}

Status MatmulCall::prepare() {
  int32_t compute = computeType(table.compute());
  if (compute == -1 || dataType(table.scale()) == -1)
    return {MP_UNSUPPORTED,
            "cuBLASLt: sums of a type that it is not asked for"};
  MP_RETURN_IF_FAILED(MP_LT(library, cublasLtMatmulDescCreate, &desc, compute,
                            dataType(table.scale())));
  MP_RETURN_IF_FAILED(describe<int32_t>(lt::descTransA, table.transposes_a()));
  MP_RETURN_IF_FAILED(describe<int32_t>(lt::descTransB, table.transposes_b()));
  MP_RETURN_IF_FAILED(
      describe(lt::descEpilogue, epilogueType(table.epilogue())));
  if (table.bias() != -1)
    MP_RETURN_IF_FAILED(
        describe(lt::descBiasType, dataType(table.bias_type())));
  for (unsigned index = 0; index < 4; ++index)
    MP_RETURN_IF_FAILED(makeLayout(index));
  singles = {float(table.alpha()), float(table.beta())};
  doubles = {table.alpha(), table.beta()};
  lt::Preference preference = nullptr;
  MP_RETURN_IF_FAILED(
      MP_LT(library, cublasLtMatmulPreferenceCreate, &preference));
  Status chosen = chooseAlgorithm(preference);
  library.cublasLtMatmulPreferenceDestroy(preference);
  return chosen;
}

Status MatmulCall::enqueue(const Turn &turn) {
  auto at = [&](int64_t operand) {
    return reinterpret_cast<void *>(memory.address(operand, turn.parity));
  };
  if (table.bias() != -1)
    MP_RETURN_IF_FAILED(
        describe<const void *>(lt::descBiasPointer, at(table.bias())));
  bool isDouble = table.scale() == table::Element::F64;
  const void *alpha = isDouble ? static_cast<void *>(&doubles.alpha)
                               : static_cast<void *>(&singles.alpha);
  const void *beta = isDouble ? static_cast<void *>(&doubles.beta)
                              : static_cast<void *>(&singles.beta);
  void *result = at(table.d());
  return MP_LT(library, cublasLtMatmul, device.blasHandle(), desc, alpha,
               at(table.a()), layouts[0], at(table.b()), layouts[1], beta,
               table.c() == -1 ? result : at(table.c()), layouts[2], result,
               layouts[3], &algorithm,
               reinterpret_cast<void *>(memory.workspace()),
               memory.workspaceBytes(), turn.stream);
}

Status mp_runtime::makeMatmul(const table::Matmul &table,
                              const CallContext &context, CallPointer &call) {
  MP_RETURN_IF_FAILED(context.device.openBlas());
  auto matmul = std::make_unique<MatmulCall>(table, context);
  MP_RETURN_IF_FAILED(matmul->prepare());
  call = std::move(matmul);
  return {};
}
