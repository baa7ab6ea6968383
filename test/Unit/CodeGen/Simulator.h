//===- Simulator.h - Runs kernels on the host -------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_UNIT_CODEGEN_SIMULATOR_H
#define MP_TEST_UNIT_CODEGEN_SIMULATOR_H

#include "mp/CodeGen/Kernel.h"

#include "llvm/ADT/ArrayRef.h"

#include "mlir/IR/BuiltinOps.h"

#include <cstdint>
#include <vector>

namespace mlir::mp::test {

using Bytes = std::vector<uint8_t>;

/// Runs the first fusion of a module of text on the host: the code that would
/// go to LLVM's NVPTX target, one fiber a GPU thread, block after block.
/// `inputs` are the operands; returns the results. Every buffer is followed by
/// bytes that must not change. Fails the test on any error.
std::vector<Bytes> simulate(llvm::StringRef source,
                            llvm::ArrayRef<Bytes> inputs,
                            llvm::StringRef chip = "sm_90",
                            Kernel *kernel = nullptr);

template <typename T>
Bytes toBytes(llvm::ArrayRef<T> values) {
  auto *data = reinterpret_cast<const uint8_t *>(values.data());
  return Bytes(data, data + values.size() * sizeof(T));
}
template <typename T>
Bytes toBytes(const std::vector<T> &values) {
  return toBytes(llvm::ArrayRef<T>(values));
}

template <typename T>
std::vector<T> fromBytes(const Bytes &bytes) {
  std::vector<T> values(bytes.size() / sizeof(T));
  std::copy(bytes.begin(), bytes.end(),
            reinterpret_cast<uint8_t *>(values.data()));
  return values;
}

/// IEEE half precision, rounded to nearest even.
uint16_t toHalf(float value);
float fromHalf(uint16_t bits);

} // namespace mlir::mp::test

#endif // MP_TEST_UNIT_CODEGEN_SIMULATOR_H
