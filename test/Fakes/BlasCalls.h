//===- BlasCalls.h - The functions of cuBLASLt that are faked ---*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Included with MP_FAKE(result, name, parameters) defined; more than once.
//
//===----------------------------------------------------------------------===//

MP_FAKE(BlasStatus, cublasLtCreate, Handle *handle)
MP_FAKE(BlasStatus, cublasLtDestroy, Handle handle)
MP_FAKE(size_t, cublasLtGetVersion, void)
MP_FAKE(const char *, cublasLtGetStatusName, BlasStatus status)
MP_FAKE(const char *, cublasLtGetStatusString, BlasStatus status)

MP_FAKE(BlasStatus, cublasLtMatmulDescCreate, Handle *desc, BlasCompute compute,
        CudaType scale)
MP_FAKE(BlasStatus, cublasLtMatmulDescDestroy, Handle desc)
MP_FAKE(BlasStatus, cublasLtMatmulDescSetAttribute, Handle desc,
        MatmulAttribute attribute, const void *value, size_t bytes)
MP_FAKE(BlasStatus, cublasLtMatmulDescGetAttribute, Handle desc,
        MatmulAttribute attribute, void *value, size_t bytes, size_t *written)
MP_FAKE(BlasStatus, cublasLtMatrixLayoutCreate, Handle *layout, CudaType type,
        uint64_t rows, uint64_t cols, int64_t ld)
MP_FAKE(BlasStatus, cublasLtMatrixLayoutDestroy, Handle layout)
MP_FAKE(BlasStatus, cublasLtMatrixLayoutSetAttribute, Handle layout,
        LayoutAttribute attribute, const void *value, size_t bytes)
MP_FAKE(BlasStatus, cublasLtMatmulPreferenceCreate, Handle *preference)
MP_FAKE(BlasStatus, cublasLtMatmulPreferenceDestroy, Handle preference)
MP_FAKE(BlasStatus, cublasLtMatmulPreferenceSetAttribute, Handle preference,
        PreferenceAttribute attribute, const void *value, size_t bytes)

MP_FAKE(BlasStatus, cublasLtMatmulAlgoGetHeuristic, Handle handle, Handle desc,
        Handle a, Handle b, Handle c, Handle d, Handle preference,
        int requested, BlasHeuristicResult *results, int *returned)
MP_FAKE(BlasStatus, cublasLtMatmul, Handle handle, Handle desc,
        const void *alpha, const void *a, Handle aLayout, const void *b,
        Handle bLayout, const void *beta, const void *c, Handle cLayout,
        void *d, Handle dLayout, const BlasAlgo *algo, void *workspace,
        size_t workspaceBytes, Handle stream)
