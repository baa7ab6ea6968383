//===- MinimalSetTest.cpp - Delta debugging -------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/MinimalSet.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <numeric>
#include <set>

using namespace mlir::mp;

using Items = llvm::SmallVector<unsigned>;

static Items allOf(unsigned count) {
  Items items(count);
  std::iota(items.begin(), items.end(), 0);
  return items;
}

static unsigned maskOf(llvm::ArrayRef<unsigned> items) {
  unsigned mask = 0;
  for (unsigned item : items)
    mask |= 1u << item;
  return mask;
}

// Every set of sets of four items that has all of them: what is found is in it,
// and nothing that lacks one item of that is.
TEST(MinimalSetTest, IsEnoughAndCannotLackOne) {
  unsigned found = 0;
  for (unsigned enough = 0; enough < (1u << 15); ++enough) {
    auto isEnough = [&](unsigned mask) {
      return mask == 15 || ((enough >> mask) & 1) != 0;
    };
    if (isEnough(0))
      continue;
    Items items =
        findMinimalSet(allOf(4), [&](llvm::ArrayRef<unsigned> subset) {
          EXPECT_TRUE(std::is_sorted(subset.begin(), subset.end()));
          return isEnough(maskOf(subset));
        });
    unsigned mask = maskOf(items);
    ASSERT_TRUE(isEnough(mask)) << enough;
    for (unsigned item : items)
      ASSERT_FALSE(isEnough(mask & ~(1u << item))) << enough;
    ++found;
  }
  EXPECT_EQ(found, 1u << 14);
}

/// The number of questions to find `wanted` of a thousand items.
static unsigned countQuestions(const std::set<unsigned> &wanted) {
  unsigned questions = 0;
  Items items =
      findMinimalSet(allOf(1000), [&](llvm::ArrayRef<unsigned> subset) {
        ++questions;
        return std::includes(subset.begin(), subset.end(), wanted.begin(),
                             wanted.end());
      });
  EXPECT_EQ(items, Items(wanted.begin(), wanted.end()));
  return questions;
}

TEST(MinimalSetTest, FindsAFewOfManyFast) {
  for (unsigned item = 0; item < 1000; ++item)
    EXPECT_LE(countQuestions({item}), 20u);
  EXPECT_LE(countQuestions({17, 18, 901}), 151u);
}

// Where many would do alone, it is the first.
TEST(MinimalSetTest, TakesTheFirstOfSeveral) {
  Items items = findMinimalSet({9, 4, 7, 1, 3}, [](auto subset) {
    return llvm::is_contained(subset, 7) || llvm::is_contained(subset, 3);
  });
  EXPECT_EQ(items, Items({7}));
}

TEST(MinimalSetTest, OneItemIsNotAskedAbout) {
  auto never = [](llvm::ArrayRef<unsigned>) -> bool {
    ADD_FAILURE();
    return false;
  };
  EXPECT_EQ(findMinimalSet({7}, never), Items({7}));
  EXPECT_TRUE(findMinimalSet({}, never).empty());
}
