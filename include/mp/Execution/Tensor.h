//===- Tensor.h - A value of the interpreter --------------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_EXECUTION_TENSOR_H
#define MP_EXECUTION_TENSOR_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace mlir::mp::exec {

/// Element types a value can have. Unsigned ones are those of files only.
enum class ElementKind : uint8_t {
  I1,
  I8,
  I16,
  I32,
  I64,
  U8,
  U16,
  U32,
  U64,
  F16,
  BF16,
  F32,
  F64
};

/// How elements lie in memory: floats up to f32 as the f32 of the same value,
/// f64 as double, i1 as a byte 0 or 1, other integers as int64_t, sign- or
/// zero-extended from their width.
enum class Storage : uint8_t { F32, F64, I64, Bool };

/// `Native` stores and rounds as the types say. `Exact` holds every float as a
/// double and never rounds to a narrower type: what the graph means without its
/// precisions.
enum class Precision : uint8_t { Native, Exact };

bool isFloat(ElementKind kind);
/// Width in bits of an element.
unsigned bitWidth(ElementKind kind);
/// `f16`, `i32`, `ui8`.
llvm::StringRef nameOf(ElementKind kind);
/// None for a type that the interpreter does not store.
std::optional<ElementKind> elementKindOf(Type type);

Storage storageOf(ElementKind kind, Precision precision);
/// Bytes of one element in memory.
unsigned byteWidth(Storage storage);

/// Bytes of a value in memory; none where they do not fit in 62 bits, which
/// leaves room to round them up.
std::optional<int64_t> checkedBytes(llvm::ArrayRef<int64_t> shape,
                                    Storage storage);

/// A dense value in row-major order that owns its memory. Copying is explicit.
class Tensor {
public:
  Tensor() = default;
  /// Uninitialized memory; an error when there is too little.
  static llvm::Expected<Tensor> allocate(ElementKind kind,
                                         llvm::ArrayRef<int64_t> shape,
                                         Precision precision);

  ElementKind kind() const { return elementKind; }
  Storage storage() const { return elementStorage; }
  llvm::ArrayRef<int64_t> shape() const { return sizes; }
  int64_t count() const { return elements; }
  int64_t bytes() const { return elements * byteWidth(elementStorage); }

  void *data() { return memory.get(); }
  const void *data() const { return memory.get(); }
  template <typename T>
  llvm::MutableArrayRef<T> as() {
    return {static_cast<T *>(data()), static_cast<size_t>(elements)};
  }
  template <typename T>
  llvm::ArrayRef<T> as() const {
    return {static_cast<const T *>(data()), static_cast<size_t>(elements)};
  }

  llvm::Expected<Tensor> clone() const;
  /// The same bits as unsigned integers, for a file whose readers know the
  /// value as such. Other elements stay.
  void makeUnsigned();
  /// Element `index` as a double, whatever the type.
  double number(int64_t index) const;
  /// Sets element `index`, rounded to the element type.
  void setNumber(int64_t index, double value);

private:
  struct Free {
    void operator()(void *memory) const;
  };
  ElementKind elementKind = ElementKind::F32;
  Storage elementStorage = Storage::F32;
  llvm::SmallVector<int64_t> sizes;
  int64_t elements = 0;
  std::unique_ptr<void, Free> memory;
};

/// `value` as an element type of another width or kind. Floats are rounded to
/// nearest even, integers wrap to the width. A float never becomes an integer
/// or the other way round: an error says so.
llvm::Expected<Tensor> convert(const Tensor &value, ElementKind kind,
                               Precision precision);

/// `f32[8, 10]`.
std::string describe(ElementKind kind, llvm::ArrayRef<int64_t> shape);

/// Brings an integer to the width of `kind`: sign extension for signless ones,
/// zero extension for unsigned ones, the lowest bit for i1.
int64_t wrapInteger(ElementKind kind, int64_t value);
/// Rounds a double to `kind` (nearest even), as a double; integers unchanged.
double roundNumber(ElementKind kind, double value);
/// Rounds f32 values to `kind` in place; nothing for f32 and wider.
void roundAll(ElementKind kind, float *values, int64_t count);
inline void roundAll(ElementKind, double *, int64_t) {}

} // namespace mlir::mp::exec

#endif // MP_EXECUTION_TENSOR_H
