//===- DnnCalls.h - The functions of cuDNN that are faked -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Included with MP_FAKE(result, name, parameters) defined; more than once.
//
//===----------------------------------------------------------------------===//

MP_FAKE(DnnStatus, cudnnCreate, Handle *handle)
MP_FAKE(DnnStatus, cudnnDestroy, Handle handle)
MP_FAKE(DnnStatus, cudnnSetStream, Handle handle, Handle stream)
MP_FAKE(size_t, cudnnGetVersion, void)
MP_FAKE(const char *, cudnnGetErrorString, DnnStatus status)
MP_FAKE(void, cudnnGetLastErrorString, char *text, size_t room)

MP_FAKE(DnnStatus, cudnnBackendCreateDescriptor, DnnBackendKind kind,
        Handle *descriptor)
MP_FAKE(DnnStatus, cudnnBackendDestroyDescriptor, Handle descriptor)
MP_FAKE(DnnStatus, cudnnBackendSetAttribute, Handle descriptor,
        DnnAttribute attribute, DnnAttributeKind kind, int64_t count,
        const void *elements)
MP_FAKE(DnnStatus, cudnnBackendGetAttribute, Handle descriptor,
        DnnAttribute attribute, DnnAttributeKind kind, int64_t requested,
        int64_t *count, void *elements)
MP_FAKE(DnnStatus, cudnnBackendFinalize, Handle descriptor)
MP_FAKE(DnnStatus, cudnnBackendExecute, Handle handle, Handle plan, Handle pack)

MP_FAKE(DnnStatus, cudnnCreateTensorDescriptor, Handle *descriptor)
MP_FAKE(DnnStatus, cudnnDestroyTensorDescriptor, Handle descriptor)
MP_FAKE(DnnStatus, cudnnSetTensorNdDescriptor, Handle descriptor, DnnType type,
        int rank, const int *dims, const int *strides)
MP_FAKE(DnnStatus, cudnnCreatePoolingDescriptor, Handle *descriptor)
MP_FAKE(DnnStatus, cudnnDestroyPoolingDescriptor, Handle descriptor)
MP_FAKE(DnnStatus, cudnnSetPoolingNdDescriptor, Handle descriptor,
        DnnPoolingMode mode, DnnNan nan, int rank, const int *window,
        const int *padding, const int *stride)
MP_FAKE(DnnStatus, cudnnPoolingForward, Handle handle, Handle pooling,
        const void *alpha, Handle xTensor, const void *x, const void *beta,
        Handle yTensor, void *y)
