//===- Npy.cpp - Headers and elements of NumPy's .npy ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The header is a Python dictionary in a fixed form. Only that form is read,
// by a small scanner: the file may come from anyone.
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/Npz.h"

#include "ElementBytes.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp::exec;

static constexpr StringRef magic("\x93NUMPY", 6);
static constexpr size_t maxRank = 64;

static std::optional<ElementKind> kindOfDescr(StringRef descr) {
  if (descr.starts_with("<") || descr.starts_with("=") ||
      descr.starts_with("|"))
    descr = descr.drop_front();
  using Kind = std::optional<ElementKind>;
  return llvm::StringSwitch<Kind>(descr)
      .Case("b1", ElementKind::I1)
      .Case("i1", ElementKind::I8)
      .Case("i2", ElementKind::I16)
      .Case("i4", ElementKind::I32)
      .Case("i8", ElementKind::I64)
      .Case("u1", ElementKind::U8)
      .Case("u2", ElementKind::U16)
      .Case("u4", ElementKind::U32)
      .Case("u8", ElementKind::U64)
      .Case("f2", ElementKind::F16)
      .Case("f4", ElementKind::F32)
      .Case("f8", ElementKind::F64)
      .Default(std::nullopt);
}

static StringRef descrOfKind(ElementKind kind) {
  static constexpr StringRef names[] = {"|b1", "|i1", "<i2", "<i4", "<i8",
                                        "|u1", "<u2", "<u4", "<u8", "<f2",
                                        "<u2", "<f4", "<f8"};
  return names[static_cast<unsigned>(kind)];
}

unsigned mp::exec::fileByteWidth(ElementKind kind) {
  return std::max(1u, bitWidth(kind) / 8);
}

/// The text of the value of `key` up to the end of the dictionary.
static std::optional<StringRef> findValue(StringRef dictionary, StringRef key) {
  size_t at = dictionary.find(("'" + key + "'").str());
  if (at == StringRef::npos)
    return std::nullopt;
  StringRef rest = dictionary.drop_front(at + key.size() + 2).ltrim();
  if (!rest.consume_front(":"))
    return std::nullopt;
  return rest.ltrim();
}

static bool parseShape(StringRef text, llvm::SmallVectorImpl<int64_t> &shape) {
  size_t end = text.find(')');
  if (!text.consume_front("(") || end == StringRef::npos)
    return false;
  llvm::SmallVector<StringRef> sizes;
  text.take_front(end - 1).split(sizes, ',', -1, /*KeepEmpty=*/false);
  for (StringRef size : sizes) {
    int64_t value;
    if (size.trim().empty())
      continue;
    if (size.trim().getAsInteger(10, value) || value < 0 ||
        shape.size() == maxRank)
      return false;
    shape.push_back(value);
  }
  return mp::checkedElements(shape).has_value();
}

static llvm::Error parseDictionary(StringRef dictionary, NpyHeader &header) {
  std::optional<StringRef> descr = findValue(dictionary, "descr");
  if (!descr || !descr->consume_front("'"))
    return llvm::createStringError("its .npy header has no simple type");
  StringRef type = descr->take_until([](char c) { return c == '\''; });
  std::optional<ElementKind> kind = kindOfDescr(type);
  if (!kind)
    return llvm::createStringError("its element type '" + type +
                                   "' is not read; convert it to a "
                                   "little-endian bool, int, uint or float");
  header.kind = *kind;
  std::optional<StringRef> shape = findValue(dictionary, "shape");
  if (!shape || !parseShape(*shape, header.shape))
    return llvm::createStringError("its .npy header has no valid shape");
  std::optional<StringRef> order = findValue(dictionary, "fortran_order");
  bool isFortran = order && order->starts_with("True");
  if (!order || (!isFortran && !order->starts_with("False")))
    return llvm::createStringError("its .npy header has no valid order");
  if (isFortran && header.shape.size() > 1)
    return llvm::createStringError(
        "it is in Fortran order; save numpy.ascontiguousarray of it");
  return llvm::Error::success();
}

llvm::Expected<NpyHeader> mp::exec::parseNpyHeader(StringRef bytes) {
  if (!bytes.starts_with(magic) || bytes.size() < 10)
    return llvm::createStringError("it is not in .npy format");
  unsigned major = static_cast<unsigned char>(bytes[6]);
  size_t lengthBytes = major == 1 ? 2 : 4;
  size_t start = 8 + lengthBytes;
  if (major < 1 || major > 3 || bytes.size() < start)
    return llvm::createStringError("its .npy version " + Twine(major) +
                                   " is not known");
  size_t length = 0;
  for (size_t i = 0; i < lengthBytes; ++i)
    length |= size_t(static_cast<unsigned char>(bytes[8 + i])) << (8 * i);
  if (length > bytes.size() - start)
    return llvm::createStringError("its .npy header is cut off");
  NpyHeader header;
  if (llvm::Error error = parseDictionary(bytes.substr(start, length), header))
    return std::move(error);
  header.dataOffset = start + length;
  return header;
}

std::string mp::exec::makeNpyHeader(ElementKind kind, ArrayRef<int64_t> shape) {
  std::string dictionary;
  llvm::raw_string_ostream os(dictionary);
  os << "{'descr': '" << descrOfKind(kind)
     << "', 'fortran_order': False, 'shape': (";
  llvm::interleaveComma(shape, os);
  os << (shape.size() == 1 ? ",)" : ")") << ", }";
  unsigned lengthBytes = dictionary.size() > 60000 ? 4 : 2;
  size_t prefix = 8 + lengthBytes;
  size_t padding = 63 - (prefix + dictionary.size()) % 64;
  dictionary.append(padding, ' ');
  dictionary.push_back('\n');
  std::string header = magic.str();
  header.push_back(lengthBytes == 2 ? 1 : 2);
  header.push_back(0);
  for (unsigned i = 0; i < lengthBytes; ++i)
    header.push_back(static_cast<char>(dictionary.size() >> (8 * i)));
  return header + dictionary;
}

void mp::exec::unpack(const char *bytes, Tensor &tensor, int64_t first,
                      int64_t count) {
  auto *to = static_cast<char *>(tensor.data());
  loadElements(bytes, tensor.kind(), tensor.storage(),
               to + first * byteWidth(tensor.storage()), count);
}

void mp::exec::pack(const Tensor &tensor, char *bytes) {
  storeElements(tensor.data(), tensor.kind(), tensor.storage(), bytes,
                tensor.count());
}
