//===- Call.h - One call of a program ---------------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_RUNTIME_CALL_H
#define MP_LIB_RUNTIME_CALL_H

#include "Memory.h"

namespace mp_runtime {

/// What differs between the times that a call is made.
struct Turn {
  cu::Stream stream;
  /// Of the step.
  unsigned parity;
};

/// A call with all that can be made ready before it is run. It asks the memory
/// for addresses each time.
class Call {
public:
  virtual ~Call() = default;
  /// Appends the call to a stream, which may be being captured.
  virtual Status enqueue(const Turn &turn) = 0;
};

/// What calls are made with; it outlives them.
struct CallContext {
  Device &device;
  const Artifact &artifact;
  const Memory &memory;
  /// The code of all kernels.
  cu::Module module;
};

using CallPointer = std::unique_ptr<Call>;

/// Makes a call ready: looks up its code, or asks the library for a way.
Status makeLaunch(const table::Launch &table, const CallContext &context,
                  CallPointer &call);
Status makeCopy(const table::Copy &table, uint64_t bytes,
                const CallContext &context, CallPointer &call);
Status makeFill(const table::Fill &table, uint64_t bytes,
                const CallContext &context, CallPointer &call);
Status makeMatmul(const table::Matmul &table, const CallContext &context,
                  CallPointer &call);
Status makeConv(const table::Conv &table, const CallContext &context,
                CallPointer &call);
Status makePool(const table::Pool &table, const CallContext &context,
                CallPointer &call);

} // namespace mp_runtime

#endif // MP_LIB_RUNTIME_CALL_H
