//===- Fingerprint.cpp - Telling steps apart ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Feeds a hash with everything that decides which numbers a step computes. Text
// and lists go in with their length, so that no two steps feed the same bytes.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Evidence/ValueNames.h"

#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mp/Support/Messages.h"
#include "mp/Support/ValueMap.h"
#include "llvm/Support/MD5.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
class StepHash {
public:
  void add(Operation *op);
  std::string finish() {
    llvm::MD5::MD5Result result = hash.final();
    return result.digest().str().str();
  }

private:
  void add(uint64_t number) {
    uint8_t bytes[8];
    for (int i = 0; i < 8; ++i)
      bytes[i] = number >> (8 * i);
    hash.update(bytes);
  }
  void add(StringRef text) {
    add(uint64_t(text.size()));
    hash.update(text);
  }
  /// Types and attributes are unique: each is printed once.
  template <typename T>
  void addPrinted(T value) {
    std::string &text = printed[value.getAsOpaquePointer()];
    if (text.empty())
      text = textOf(value);
    add(StringRef(text));
  }
  void addAttribute(Attribute attribute);
  void addProperties(Operation *op);
  /// The number that a value got where it was defined.
  void addUse(Value value) { add(uint64_t(numbers.lookup(value))); }
  void define(Value value) {
    numbers.try_emplace(value, numbers.size() + 1);
    addPrinted(value.getType());
  }

  llvm::MD5 hash;
  ValueMap<size_t> numbers;
  llvm::DenseMap<Block *, size_t> blocks;
  llvm::DenseMap<const void *, std::string> printed;
};
} // namespace

/// Large constants are hashed as bytes; the key of a resource is not looked at,
/// as a parser may have changed it.
void StepHash::addAttribute(Attribute attribute) {
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attribute)) {
    addPrinted(resource.getType());
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    ArrayRef<char> bytes = blob ? blob->getData() : ArrayRef<char>();
    add(StringRef(bytes.data(), bytes.size()));
  } else if (auto dense = dyn_cast<DenseIntOrFPElementsAttr>(attribute)) {
    addPrinted(dense.getType());
    add(uint64_t(dense.isSplat()));
    add(StringRef(dense.getRawData().data(), dense.getRawData().size()));
  } else {
    addPrinted(attribute);
  }
}

void StepHash::addProperties(Operation *op) {
  auto properties =
      dyn_cast_if_present<DictionaryAttr>(op->getPropertiesAsAttribute());
  if (!properties)
    return add(uint64_t(0));
  auto function = dyn_cast<FunctionOpInterface>(op);
  for (NamedAttribute property : properties) {
    if (function && (property.getValue() == function.getArgAttrsAttr() ||
                     property.getValue() == function.getResAttrsAttr()))
      continue;
    add(property.getName().getValue());
    addAttribute(property.getValue());
  }
  add(StringRef());
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as regions nest, as MLIR's walks
void StepHash::add(Operation *op) {
  add(op->getName().getStringRef());
  addProperties(op);
  add(uint64_t(op->getNumOperands()));
  for (Value operand : op->getOperands())
    addUse(operand);
  add(uint64_t(op->getNumResults()));
  for (Value result : op->getResults())
    define(result);
  for (Block *successor : op->getSuccessors())
    add(uint64_t(blocks.lookup(successor)));
  for (Region &region : op->getRegions()) {
    add(uint64_t(region.getBlocks().size()));
    for (Block &block : region) {
      blocks.try_emplace(&block, blocks.size() + 1);
      add(uint64_t(block.getNumArguments()));
      for (BlockArgument argument : block.getArguments())
        define(argument);
    }
    for (Block &block : region) {
      add(uint64_t(block.getOperations().size()));
      for (Operation &inner : block)
        add(&inner);
    }
  }
}

std::string mp::fingerprint(ModuleOp module) {
  StepHash hash;
  hash.add(module);
  return hash.finish();
}
