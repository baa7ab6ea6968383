//===- Profiler.cpp - Statistics of all values of a step ------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/Profiler.h"

#include "mp/Analysis/Evidence/ValueNames.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

Profiler::Profiler(ModuleOp module) {
  std::vector<NamedValue> values = nameFloatValues(module);
  seen = startProfile(module, values);
  for (auto [index, named] : llvm::enumerate(values))
    indices[named.value] = index;
}

static void addTo(ValueStatistics &statistics, const Buffer &buffer) {
  int64_t row = buffer.shape.empty() ? 1 : buffer.shape.back();
  size_t count = buffer.count;
  if (buffer.storage == Storage::F32)
    statistics.add(ArrayRef(buffer.as<float>(), count), row);
  else
    statistics.add(ArrayRef(buffer.as<double>(), count), row);
}

Kernel Profiler::watch(ArrayRef<Value> values, const Buffer &buffer) {
  SmallVector<size_t, 1> entries;
  for (Value value : values)
    if (auto found = indices.find(value); found != indices.end())
      entries.push_back(found->second);
  if (entries.empty() || buffer.count == 0)
    return nullptr;
  return [this, entries, buffer] {
    for (size_t entry : entries)
      addTo(seen[entry].seen, buffer);
  };
}
