//===- SdyAttributes.cpp - Attributes of Shardy as their text -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nobody here reads a sharding: it is kept and written back. So an attribute is
// the text that stands behind `#sdy.` where it is printed, as a string, from
// bytecode and from text alike.
//
//===----------------------------------------------------------------------===//

#include "HloDialects.h"
#include "Vhlo/VhloReader.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hlo;

static std::string quoted(StringRef name) {
  std::string text = "\"";
  llvm::raw_string_ostream os(text);
  llvm::printEscapedString(name, os);
  return text + "\"";
}

/// The text of an attribute inside another: of a mesh by name its symbol, else
/// what stands behind the mnemonic.
static std::string innerText(Attribute attribute) {
  if (auto symbol = dyn_cast_if_present<FlatSymbolRefAttr>(attribute))
    return "@" + symbol.getValue().str();
  auto text = dyn_cast_if_present<StringAttr>(attribute);
  if (!text)
    return "";
  StringRef value = text.getValue();
  return value.starts_with("sharding<") ? value.drop_front(8).str()
                                        : value.str();
}

static std::string joined(ArrayRef<Attribute> attributes) {
  return llvm::join(llvm::map_range(attributes, innerText), ", ");
}

namespace {
/// Reads the parts of one attribute and puts their text together.
class SdyReader {
public:
  explicit SdyReader(DialectBytecodeReader &reader) : reader(reader) {}
  /// None after an error, or for a code whose text nothing needs.
  std::optional<std::string> read(uint64_t code);

private:
  std::optional<std::string> readManualAxes();
  std::optional<std::string> readMeshAxis();
  std::optional<std::string> readMesh();
  std::optional<std::string> readSubAxis();
  std::optional<std::string> readAxis();
  std::optional<std::string> readDimension();
  std::optional<std::string> readTensor(bool hasUnreduced);
  std::optional<std::string> readPerValue();

  DialectBytecodeReader &reader;
};
} // namespace

std::optional<std::string> SdyReader::readManualAxes() {
  SmallVector<Attribute> names;
  if (failed(readAttributes(reader, names)))
    return std::nullopt;
  auto quote = [](Attribute name) {
    auto text = dyn_cast_if_present<StringAttr>(name);
    return quoted(text ? text.getValue() : "");
  };
  return "manual_axes{" + llvm::join(llvm::map_range(names, quote), ", ") + "}";
}

std::optional<std::string> SdyReader::readMeshAxis() {
  StringRef name;
  int64_t size = 0;
  if (failed(reader.readString(name)) || failed(reader.readSignedVarInt(size)))
    return std::nullopt;
  return quoted(name) + "=" + std::to_string(size);
}

std::optional<std::string> SdyReader::readMesh() {
  SmallVector<Attribute> axes;
  SmallVector<int64_t> devices;
  if (failed(readAttributes(reader, axes)) || failed(readI64s(reader, devices)))
    return std::nullopt;
  std::string text = "mesh<[" + joined(axes) + "]";
  if (!devices.empty()) {
    auto words = llvm::map_range(
        devices, [](int64_t device) { return std::to_string(device); });
    text += ", device_ids=[" + llvm::join(words, ", ") + "]";
  }
  return text + ">";
}

std::optional<std::string> SdyReader::readSubAxis() {
  int64_t before = 0, size = 0;
  if (failed(reader.readSignedVarInt(before)) ||
      failed(reader.readSignedVarInt(size)))
    return std::nullopt;
  return ":(" + std::to_string(before) + ")" + std::to_string(size);
}

std::optional<std::string> SdyReader::readAxis() {
  StringRef name;
  Attribute part;
  if (failed(reader.readString(name)) ||
      failed(reader.readOptionalAttribute(part)))
    return std::nullopt;
  return quoted(name) + innerText(part);
}

/// Priorities, which only a propagation reads that this project does not run,
/// are left out.
std::optional<std::string> SdyReader::readDimension() {
  SmallVector<Attribute> axes;
  bool isClosed = false;
  uint64_t priority = 0;
  if (failed(readAttributes(reader, axes)) ||
      failed(reader.readBool(isClosed)) || failed(reader.readVarInt(priority)))
    return std::nullopt;
  std::string open = isClosed ? "" : axes.empty() ? "?" : ", ?";
  return "{" + joined(axes) + open + "}";
}

std::optional<std::string> SdyReader::readTensor(bool hasUnreduced) {
  Attribute mesh;
  SmallVector<Attribute> dimensions, replicated, unreduced;
  if (failed(reader.readAttribute(mesh)) ||
      failed(readAttributes(reader, dimensions)) ||
      failed(readAttributes(reader, replicated)) ||
      (hasUnreduced && failed(readAttributes(reader, unreduced))))
    return std::nullopt;
  std::string text =
      "sharding<" + innerText(mesh) + ", [" + joined(dimensions) + "]";
  if (!replicated.empty())
    text += ", replicated={" + joined(replicated) + "}";
  if (!unreduced.empty())
    text += ", unreduced={" + joined(unreduced) + "}";
  return text + ">";
}

std::optional<std::string> SdyReader::readPerValue() {
  SmallVector<Attribute> shardings;
  if (failed(readAttributes(reader, shardings)))
    return std::nullopt;
  return "sharding_per_value<[" + joined(shardings) + "]>";
}

std::optional<std::string> SdyReader::read(uint64_t code) {
  switch (code) {
  case 0:
    return readManualAxes();
  case 1:
    return readMeshAxis();
  case 2:
    return readMesh();
  case 3:
    return readSubAxis();
  case 4:
    return readAxis();
  case 5:
    return readDimension();
  case 6:
    return readTensor(/*hasUnreduced=*/false);
  case 15:
    return readTensor(/*hasUnreduced=*/true);
  default: // 7, 16
    return readPerValue();
  }
}

bool hlo::isSdyText(uint64_t code) {
  return code <= 7 || code == 15 || code == 16;
}

StringAttr hlo::readSdyText(DialectBytecodeReader &reader, uint64_t code) {
  std::optional<std::string> text = SdyReader(reader).read(code);
  return text ? StringAttr::get(reader.getContext(), *text) : StringAttr();
}
