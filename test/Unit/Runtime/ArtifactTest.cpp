//===- ArtifactTest.cpp - Files from strangers ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

#include "mp-runtime/mp_runtime.h"
#include "mp/Runtime/Container.h"

#include <gtest/gtest.h>

#include <cstring>

using namespace mp_runtime;

TEST(Artifact, IsRead) {
  std::string file = pack(makeTables());
  ASSERT_EQ(open(file), "");
  std::vector<uint64_t> words((file.size() + 7) / 8);
  std::memcpy(words.data(), file.data(), file.size());
  mp_artifact *artifact = nullptr;
  ASSERT_EQ(mp_artifact_open(words.data(), file.size(), &artifact), MP_OK);
  EXPECT_EQ(mp_artifact_num_programs(artifact), 1u);
  EXPECT_STREQ(mp_artifact_program(artifact, 0), "step");
  EXPECT_EQ(mp_artifact_program(artifact, 1), nullptr);
  ASSERT_EQ(mp_artifact_num_slots(artifact, 0), 2u);
  mp_slot slot;
  ASSERT_EQ(mp_artifact_slot(artifact, 0, 1, &slot), MP_OK);
  EXPECT_EQ(slot.side, MP_RESULT);
  EXPECT_STREQ(slot.name, "new w");
  EXPECT_EQ(slot.element, MP_F32);
  ASSERT_EQ(slot.rank, 2u);
  EXPECT_EQ(slot.shape[1], 8);
  EXPECT_EQ(slot.bytes, 256u);
  EXPECT_EQ(slot.pair, -1);
  EXPECT_EQ(slot.alias, 0);
  EXPECT_EQ(mp_artifact_slot(artifact, 0, 2, &slot), MP_BAD_ARGUMENT);
  mp_artifact_close(artifact);
}

TEST(Artifact, SaysWhatIsWrongWithItsOutside) {
  std::string file = pack(makeTables());
  EXPECT_TRUE(says(open("module {}"), "is not an artifact"));
  EXPECT_TRUE(says(open(file.substr(0, 40)), "ends in its header"));
  EXPECT_TRUE(says(open(file.substr(0, file.size() - 1)), "is cut"));
  EXPECT_TRUE(says(open(file + "x"), "is cut or damaged"));
  std::string newer = file;
  newer[8] = 2;
  EXPECT_TRUE(says(open(newer), "has version 2, and this runtime reads 1"));
  std::string damaged = file;
  damaged.back() ^= 1;
  EXPECT_TRUE(says(open(damaged), "its checksum"));
}

TEST(Artifact, HoldsUnderEveryBrokenByteOfTheHeader) {
  std::string file = pack(makeTables());
  for (size_t at = 0; at < sizeof(ContainerHeader); ++at)
    for (int flip : {1, 0x80, 0xff}) {
      std::string broken = file;
      broken[at] ^= flip;
      EXPECT_NE(open(broken), "") << "byte " << at;
    }
}

/// The file with other tables, and the right checksum.
static std::string replaceTables(const std::string &file,
                                 const std::string &tables) {
  ContainerHeader header;
  std::memcpy(&header, file.data(), sizeof(header));
  return makeContainer(reinterpret_cast<const uint8_t *>(tables.data()),
                       tables.size(), file.substr(header.dataOffset));
}

TEST(Artifact, HoldsUnderEveryBrokenByteOfTheTables) {
  std::string file = pack(makeTables());
  ContainerHeader header;
  std::memcpy(&header, file.data(), sizeof(header));
  std::string tables = file.substr(header.tablesOffset, header.tablesBytes);
  // What passes may be another artifact; it must only be no crash.
  unsigned refused = 0;
  for (size_t at = 0; at < tables.size(); ++at)
    for (int flip : {1, 4, 0x80, 0xff}) {
      std::string broken = tables;
      broken[at] ^= flip;
      refused += !open(replaceTables(file, broken)).empty();
    }
  EXPECT_GT(refused, tables.size());
  for (size_t size = 0; size < tables.size(); size += 7)
    open(replaceTables(file, tables.substr(0, size)));
}

TEST(Artifact, HoldsNumbersWithoutShape) {
  // Lists without elements lie anywhere: names of all lengths move them.
  for (const char *name : {"a", "ab", "abc", "abcd", "abcdefgh"}) {
    table::ArtifactT tables = makeTables();
    auto slot = std::make_unique<table::SlotT>();
    slot->side = table::Side::Result;
    slot->number = 1;
    slot->name = name;
    slot->element = table::Element::I8;
    slot->bytes = 1;
    tables.programs[0]->slots.push_back(std::move(slot));
    auto memory = std::make_unique<table::MemoryT>();
    memory->kind = table::MemoryKind::Slot;
    memory->bytes = 1;
    memory->slot = 2;
    tables.programs[0]->memory.push_back(std::move(memory));
    EXPECT_EQ(open(pack(tables)), "") << name;
  }
}

TEST(Artifact, WantsADevice) {
  mp_device *device = nullptr;
  EXPECT_EQ(mp_device_open("abacus", 0, &device), MP_BAD_ARGUMENT);
  EXPECT_STREQ(mp_last_error(),
               "there is no kind of device 'abacus'; expected 'cuda'");
  EXPECT_EQ(mp_artifact_open(nullptr, 0, nullptr), MP_BAD_ARGUMENT);
  EXPECT_EQ(mp_runtime_version(), uint32_t(MP_RUNTIME_VERSION));
}
