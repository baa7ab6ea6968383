//===- MemoizedProgram.cpp - Runs that execute only what is new -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forward, every value gets its key; backward from the results that are wanted,
// every op learns whether it is executed, or its results copied from the cache,
// or nothing. Values share memory over their lives, so a copy is made where the
// op would have been executed, and at no other place.
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/MemoizedProgram.h"

#include "FlatFunction.h"

#include "mp/Support/Assert.h"
#include "llvm/Support/xxhash.h"

#include <cstring>

using namespace mlir;
using namespace mlir::mp::exec;

//===----------------------------------------------------------------------===//
// ValueCache
//===----------------------------------------------------------------------===//

ValueCache::Bytes ValueCache::find(ValueKey key) {
  auto found = places.find(key);
  if (found == places.end())
    return nullptr;
  entries.splice(entries.begin(), entries, found->second);
  return found->second->bytes;
}

void ValueCache::insert(ValueKey key, const Buffer &buffer) {
  if (buffer.bytes() > limit || places.contains(key))
    return;
  const char *data = buffer.as<char>();
  entries.push_front({key, std::make_shared<const std::vector<char>>(
                               data, data + buffer.bytes())});
  places[key] = entries.begin();
  held += buffer.bytes();
  while (held > limit) {
    held -= entries.back().bytes->size();
    places.erase(entries.back().key);
    entries.pop_back();
  }
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

namespace {
/// Bytes that a key is the hash of.
class KeyBuilder {
public:
  template <typename T>
  KeyBuilder &add(const T &value) {
    static_assert(std::is_trivially_copyable_v<T> &&
                      std::has_unique_object_representations_v<T>,
                  "padding would be hashed");
    const auto *bytes = reinterpret_cast<const uint8_t *>(&value);
    text.append(bytes, bytes + sizeof(T));
    return *this;
  }
  KeyBuilder &add(ValueKey key) { return add(key.first).add(key.second); }
  ValueKey key() const { return hash(text); }
  static ValueKey hash(ArrayRef<uint8_t> bytes) {
    llvm::XXH128_hash_t hash = llvm::xxh3_128bits(bytes);
    return {hash.low64, hash.high64};
  }

private:
  llvm::SmallVector<uint8_t, 256> text;
};
} // namespace

/// What the result does not depend on, a class or a remark of ours say, stands
/// in discardable attributes.
static const void *propertiesOf(Operation *op) {
  Attribute properties = op->getPropertiesStorage()
                             ? op->getPropertiesAsAttribute()
                             : op->getRawDictionaryAttrs();
  return properties.getAsOpaquePointer();
}

ValueKey MemoizedProgram::describe(const FlatOp &op) const {
  KeyBuilder builder;
  builder.add(op.op->getName().getAsOpaquePointer());
  builder.add(propertiesOf(op.op));
  for (unsigned result : op.results)
    builder.add(flat->values()[result].getType().getAsOpaquePointer());
  return builder.key();
}

// NOLINTNEXTLINE(misc-no-recursion): FlatFunction bounds the depth
void MemoizedProgram::describeAll(ArrayRef<FlatOp> ops) {
  for (const FlatOp &op : ops) {
    descriptions[op.position] = describe(op);
    for (const FlatRegion &region : op.regions)
      describeAll(region.ops);
  }
}

/// The arguments of a region stand for any values: the op is one function of
/// its operands and of what the region reads from outside.
// NOLINTNEXTLINE(misc-no-recursion): FlatFunction bounds the depth
ValueKey MemoizedProgram::findKey(const FlatOp &op, unsigned depth) {
  KeyBuilder builder;
  builder.add(descriptions[op.position]);
  builder.add(static_cast<unsigned>(op.operands.size()));
  for (unsigned operand : op.operands)
    builder.add(keys[operand]);
  for (auto [number, region] : llvm::enumerate(op.regions)) {
    for (auto [index, argument] : llvm::enumerate(region.arguments))
      keys[argument] =
          KeyBuilder()
              .add(depth)
              .add(static_cast<unsigned>(number))
              .add(static_cast<unsigned>(index))
              .add(flat->values()[argument].getType().getAsOpaquePointer())
              .key();
    for (const FlatOp &inner : region.ops)
      findKey(inner, depth + 1);
    builder.add(static_cast<unsigned>(region.yielded.size()));
    for (unsigned yielded : region.yielded)
      builder.add(keys[yielded]);
  }
  ValueKey key = builder.key();
  for (auto [index, result] : llvm::enumerate(op.results))
    keys[result] =
        KeyBuilder().add(key).add(static_cast<unsigned>(index)).key();
  return key;
}

void MemoizedProgram::findKeys() {
  for (auto [argument, buffer] :
       llvm::zip_equal(flat->arguments(), program.arguments())) {
    llvm::ArrayRef<uint8_t> bytes(buffer.as<uint8_t>(), buffer.bytes());
    Type type = flat->values()[argument].getType();
    keys[argument] = KeyBuilder()
                         .add(type.getAsOpaquePointer())
                         .add(KeyBuilder::hash(bytes))
                         .key();
  }
  for (const FlatOp &op : flat->ops())
    findKey(op, 0);
}

//===----------------------------------------------------------------------===//
// MemoizedProgram
//===----------------------------------------------------------------------===//

MemoizedProgram::MemoizedProgram(Program &program, ValueCache &cache)
    : program(program), cache(cache), flat(std::make_unique<FlatFunction>()) {
  LogicalResult made =
      FlatFunction::create(program.source, /*sharesCarried=*/true, *flat);
  MP_ASSERT(succeeded(made), "it was compiled");
  (void)made;
  descriptions.resize(flat->size());
  describeAll(flat->ops());
  keys.resize(flat->values().size());
  actions.resize(program.steps.size());
  // Steps are in the order of the ops, and miss those that nothing executes.
  size_t op = 0;
  for (const Program::Step &step : program.steps) {
    MP_ASSERT(step.op, "it must not be watched");
    while (flat->ops()[op].position != step.position)
      ++op;
    opOfStep.push_back(op);
  }
}

MemoizedProgram::~MemoizedProgram() = default;

/// What a region reads of itself is marked as well, and nobody asks for it.
// NOLINTNEXTLINE(misc-no-recursion): FlatFunction bounds the depth
void MemoizedProgram::needInputs(const FlatOp &op) {
  for (unsigned operand : op.operands)
    isNeeded[operand] = true;
  for (const FlatRegion &region : op.regions) {
    for (unsigned yielded : region.yielded)
      isNeeded[yielded] = true;
    for (const FlatOp &inner : region.ops)
      needInputs(inner);
  }
}

void MemoizedProgram::decide(ArrayRef<unsigned> wanted) {
  isNeeded.assign(keys.size(), false);
  known.assign(keys.size(), nullptr);
  for (unsigned index : wanted)
    isNeeded[flat->results()[index]] = true;
  size_t step = opOfStep.size();
  for (size_t i = flat->ops().size(); i-- > 0;) {
    const FlatOp &op = flat->ops()[i];
    auto needed = llvm::make_filter_range(
        op.results, [&](unsigned result) { return isNeeded[result]; });
    bool isStep = step > 0 && opOfStep[step - 1] == i;
    if (isStep)
      actions[--step] = Action::Leave;
    if (needed.empty())
      continue;
    // What no step executes is an alias of an operand, or constant.
    if (isStep) {
      for (unsigned result : needed)
        known[result] = cache.find(keys[result]);
      bool isKnown = llvm::all_of(
          needed, [&](unsigned result) { return known[result] != nullptr; });
      actions[step] = isKnown ? Action::Restore : Action::Execute;
      if (isKnown)
        continue;
    }
    needInputs(op);
  }
}

void MemoizedProgram::run(ArrayRef<unsigned> wanted) {
  findKeys();
  decide(wanted);
  for (auto [i, step] : llvm::enumerate(program.steps)) {
    if (actions[i] == Action::Leave)
      continue;
    ArrayRef<unsigned> results = flat->ops()[opOfStep[i]].results;
    if (actions[i] == Action::Execute) {
      step.kernel();
      ++executedOps;
      for (auto [result, buffer] : llvm::zip_equal(results, step.results))
        cache.insert(keys[result], buffer);
      continue;
    }
    for (auto [result, buffer] : llvm::zip_equal(results, step.results))
      if (known[result])
        std::memcpy(buffer.data, known[result]->data(), buffer.bytes());
  }
  totalOps += program.steps.size();
  known.clear();
}
