//===- Cast.cpp - Conversions between element types -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Between floats every conversion rounds once, to nearest even or toward zero;
// with Precision::Exact there is nothing to round. Widening casts are not here:
// they are aliases.
//
//===----------------------------------------------------------------------===//

#include "Elementwise.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Execution/Rounding.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

/// The largest finite number of `kind`.
static double largest(ElementKind kind) {
  switch (kind) {
  case ElementKind::F16:
    return 65504.0;
  case ElementKind::BF16:
    return bf16Value(0x7f7f);
  case ElementKind::F32:
    return std::numeric_limits<float>::max();
  default:
    return std::numeric_limits<double>::max();
  }
}

static double truncateNumber(ElementKind kind, double value) {
  float rounded = static_cast<float>(value);
  // To f32 first, toward zero: truncating twice is truncating once.
  if (std::fabs(static_cast<double>(rounded)) > std::fabs(value))
    rounded = floatOf(bitsOf(rounded) - 1);
  if (kind == ElementKind::F16)
    return truncateToF16(rounded);
  if (kind == ElementKind::BF16)
    return truncateToBF16(rounded);
  return kind == ElementKind::F32 ? rounded : value;
}

/// Any float cast, an element at a time.
static Kernel makeGeneralCast(Buffer from, Buffer to, bool truncates,
                              bool saturates) {
  double limit =
      saturates ? largest(to.kind) : std::numeric_limits<double>::infinity();
  return dispatch(from.storage, [&](auto *pointer) -> Kernel {
    using From = Pointee<decltype(pointer)>;
    auto cast = [=, kind = roundedKind(to)](From element) -> double {
      double value = truncates ? truncateNumber(kind, element)
                               : roundNumber(kind, element);
      return value > limit ? limit : value < -limit ? -limit : value;
    };
    return [=] {
      if (to.storage == Storage::F64)
        mapUnary(to.as<double>(), from.as<From>(), to.count, cast);
      else
        mapUnary(to.as<float>(), from.as<From>(), to.count, cast);
    };
  });
}

static FailureOr<Kernel> makeFloatCast(const KernelContext &c, bool truncates,
                                       bool saturates) {
  Buffer from = c.inputs[0], to = c.outputs[0];
  bool isPlain = from.storage == Storage::F32 && to.storage == Storage::F32 &&
                 !truncates && !saturates;
  if (!isPlain)
    return makeGeneralCast(from, to, truncates, saturates);
  return Kernel([=] {
    if (to.data != from.data)
      std::memcpy(to.data, from.data, to.bytes());
    roundAll(to.kind, to.as<float>(), to.count);
  });
}

static FailureOr<Kernel> makeCast(const KernelContext &c) {
  auto op = cast<CastOp>(c.op);
  return makeFloatCast(c, op.getRounding() == Rounding::TowardZero,
                       op.getSaturate());
}

static FailureOr<Kernel> makeExtF(const KernelContext &c) {
  return makeFloatCast(c, /*truncates=*/false, /*saturates=*/false);
}

static FailureOr<Kernel> makeTruncF(const KernelContext &c) {
  using arith::RoundingMode;
  auto op = cast<arith::TruncFOp>(c.op);
  RoundingMode mode =
      op.getRoundingmode().value_or(RoundingMode::to_nearest_even);
  bool truncates = mode == RoundingMode::toward_zero;
  if (!truncates && mode != RoundingMode::to_nearest_even)
    return op.emitOpError("rounds ")
           << arith::stringifyRoundingMode(mode)
           << "; there is a kernel for to_nearest_even and toward_zero";
  return makeFloatCast(c, truncates, /*saturates=*/false);
}

/// Elements of an integer operand as int64_t, whatever their storage.
template <typename Fn>
static Kernel makeFromIntegers(const KernelContext &c, Fn fn) {
  Buffer from = c.inputs[0], to = c.outputs[0];
  return dispatch(to.storage, [&](auto *pointer) -> Kernel {
    using To = Pointee<decltype(pointer)>;
    return [=] {
      auto convert = [=](int64_t value) { return static_cast<To>(fn(value)); };
      if (from.storage == Storage::Bool)
        mapUnary(to.as<To>(), from.as<uint8_t>(), to.count, convert);
      else
        mapUnary(to.as<To>(), from.as<int64_t>(), to.count, convert);
    };
  });
}

static uint64_t unsignedOf(unsigned bits, int64_t value) {
  return static_cast<uint64_t>(value) & llvm::maskTrailingOnes<uint64_t>(bits);
}

static FailureOr<Kernel> makeFromSigned(const KernelContext &c) {
  ElementKind kind = roundedKind(c.outputs[0]);
  unsigned bits = bitWidth(c.inputs[0].kind);
  return makeFromIntegers(c, [=](int64_t value) {
    return roundNumber(kind,
                       static_cast<double>(llvm::SignExtend64(value, bits)));
  });
}

static FailureOr<Kernel> makeFromUnsigned(const KernelContext &c) {
  ElementKind kind = roundedKind(c.outputs[0]);
  unsigned bits = bitWidth(c.inputs[0].kind);
  return makeFromIntegers(c, [=](int64_t value) {
    return roundNumber(kind, static_cast<double>(unsignedOf(bits, value)));
  });
}

static FailureOr<Kernel> makeExtendUnsigned(const KernelContext &c) {
  unsigned bits = bitWidth(c.inputs[0].kind);
  return makeFromIntegers(
      c, [=](int64_t value) { return unsignedOf(bits, value); });
}

static FailureOr<Kernel> makeExtendSigned(const KernelContext &c) {
  unsigned bits = bitWidth(c.inputs[0].kind);
  return makeFromIntegers(
      c, [=](int64_t value) { return llvm::SignExtend64(value, bits); });
}

static FailureOr<Kernel> makeWrap(const KernelContext &c) {
  ElementKind kind = c.outputs[0].kind;
  return makeFromIntegers(
      c, [=](int64_t value) { return wrapInteger(kind, value); });
}

/// Toward zero; numbers beyond the range become its ends, NaN becomes 0.
static FailureOr<Kernel> makeToInteger(const KernelContext &c, double low,
                                       double high, int64_t lowest,
                                       int64_t highest) {
  Buffer from = c.inputs[0], to = c.outputs[0];
  auto convert = [=, kind = to.kind](double value) -> int64_t {
    if (value != value)
      return 0;
    int64_t whole = value <= low    ? lowest
                    : value >= high ? highest
                    : value >= 0
                        ? static_cast<int64_t>(static_cast<uint64_t>(value))
                        : static_cast<int64_t>(value);
    return wrapInteger(kind, whole);
  };
  return dispatch(from.storage, [&](auto *pointer) -> Kernel {
    using From = Pointee<decltype(pointer)>;
    return [=] {
      if (to.storage == Storage::Bool)
        mapUnary(to.as<uint8_t>(), from.as<From>(), to.count, convert);
      else
        mapUnary(to.as<int64_t>(), from.as<From>(), to.count, convert);
    };
  });
}

static FailureOr<Kernel> makeToSigned(const KernelContext &c) {
  unsigned bits = bitWidth(c.outputs[0].kind);
  double end = std::ldexp(1.0, bits - 1);
  return makeToInteger(c, -end, end, llvm::minIntN(bits), llvm::maxIntN(bits));
}

static FailureOr<Kernel> makeToUnsigned(const KernelContext &c) {
  unsigned bits = bitWidth(c.outputs[0].kind);
  return makeToInteger(c, 0.0, std::ldexp(1.0, bits), 0,
                       llvm::maskTrailingOnes<uint64_t>(bits));
}

/// Reads the bits of an element as an integer.
static int64_t bitsOfElement(const Buffer &buffer, int64_t index) {
  switch (buffer.kind) {
  case ElementKind::F16:
    return f16Bits(buffer.as<float>()[index]);
  case ElementKind::BF16:
    return bf16Bits(buffer.as<float>()[index]);
  case ElementKind::F32:
    return bitsOf(buffer.as<float>()[index]);
  case ElementKind::F64: {
    int64_t bits;
    std::memcpy(&bits, buffer.as<double>() + index, sizeof(bits));
    return bits;
  }
  case ElementKind::I1:
    return buffer.as<uint8_t>()[index];
  default:
    return buffer.as<int64_t>()[index];
  }
}

static void setBitsOfElement(const Buffer &buffer, int64_t index,
                             int64_t bits) {
  switch (buffer.kind) {
  case ElementKind::F16:
    buffer.as<float>()[index] = f16Value(bits);
    return;
  case ElementKind::BF16:
    buffer.as<float>()[index] = bf16Value(bits);
    return;
  case ElementKind::F32:
    buffer.as<float>()[index] = floatOf(bits);
    return;
  case ElementKind::F64:
    std::memcpy(buffer.as<double>() + index, &bits, sizeof(bits));
    return;
  case ElementKind::I1:
    buffer.as<uint8_t>()[index] = bits & 1;
    return;
  default:
    buffer.as<int64_t>()[index] = wrapInteger(buffer.kind, bits);
    return;
  }
}

static FailureOr<Kernel> makeBitcast(const KernelContext &c) {
  Buffer from = c.inputs[0], to = c.outputs[0];
  // Elsewhere a float of 16 or 32 bits is held in more, or the other way round.
  bool holdsTheirBits = c.precision == Precision::Native ||
                        (!isFloat(from.kind) && !isFloat(to.kind)) ||
                        (from.kind == to.kind && from.kind == ElementKind::F64);
  if (!holdsTheirBits || from.count != to.count)
    return c.op->emitOpError("the bits of ")
           << nameOf(from.kind) << " do not exist with --precision=f64";
  return Kernel([=] {
    for (int64_t i = 0; i < to.count; ++i)
      setBitsOfElement(to, i, bitsOfElement(from, i));
  });
}

void mp::exec::addCastKernels(KernelTable &table) {
  table["mp.cast"] = {makeCast, Sharing::Alias};
  table["arith.extf"] = {makeExtF, Sharing::Alias};
  table["arith.truncf"] = {makeTruncF, Sharing::Alias};
  auto add = [&](StringRef name, KernelMaker make) {
    table[name] = {make, Sharing::InPlace};
  };
  add("arith.sitofp", makeFromSigned);
  add("arith.uitofp", makeFromUnsigned);
  add("arith.fptosi", makeToSigned);
  add("arith.fptoui", makeToUnsigned);
  add("arith.extsi", makeExtendSigned);
  add("arith.extui", makeExtendUnsigned);
  add("arith.trunci", makeWrap);
  add("arith.index_cast", makeExtendSigned);
  add("arith.index_castui", makeExtendUnsigned);
  add("arith.bitcast", makeBitcast);
}
