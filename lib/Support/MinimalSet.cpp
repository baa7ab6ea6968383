//===- MinimalSet.cpp - What of a set is to blame -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cuts the set into parts; goes on with a part that is enough, else with what a
// part can be left out of, else with smaller parts. It ends when the parts are
// single items and none of them can be left out.
//
//===----------------------------------------------------------------------===//

#include "mp/Support/MinimalSet.h"

#include <algorithm>
#include <optional>

using namespace mlir;
using Items = llvm::SmallVector<unsigned>;

/// Part `index` of `count` parts of about the same size.
static llvm::ArrayRef<unsigned> partOf(llvm::ArrayRef<unsigned> items,
                                       size_t index, size_t count) {
  size_t first = items.size() * index / count;
  return items.slice(first, items.size() * (index + 1) / count - first);
}

static Items without(llvm::ArrayRef<unsigned> items,
                     llvm::ArrayRef<unsigned> part) {
  Items rest(items.begin(), part.begin());
  rest.append(part.end(), items.end());
  return rest;
}

Items mp::findMinimalSet(llvm::ArrayRef<unsigned> items, IsEnough isEnough) {
  Items current(items);
  size_t parts = 2;
  while (current.size() > 1) {
    parts = std::min(parts, current.size());
    std::optional<Items> smaller;
    // Of two parts, each is what is left without the other.
    for (size_t i = 0; i < parts && !smaller; ++i)
      if (llvm::ArrayRef<unsigned> part = partOf(current, i, parts);
          isEnough(part)) {
        smaller = Items(part);
        parts = 2;
      }
    for (size_t i = 0; i < parts && !smaller && parts > 2; ++i)
      if (Items rest = without(current, partOf(current, i, parts));
          isEnough(rest)) {
        smaller = std::move(rest);
        parts = std::max<size_t>(parts - 1, 2);
      }
    if (smaller)
      current = std::move(*smaller);
    else if (parts == current.size())
      break;
    else
      parts *= 2;
  }
  return current;
}
