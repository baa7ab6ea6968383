//===- Handles.h - Objects that the host knows by a handle ------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A handle is a number that is no address: who follows one crashes, who mixes
// up two kinds or uses one that is destroyed is told.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_FAKES_HANDLES_H
#define MP_TEST_FAKES_HANDLES_H

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace mp::fakes {

/// All objects of one kind.
template <typename T>
class Handles {
public:
  /// The kind's name is for messages; no two kinds have the same tag.
  Handles(const char *kind, uint8_t tag)
      : kind(kind), base(uint64_t(0xfa) << 56 | uint64_t(tag) << 48) {}

  template <typename... Args>
  void *make(Args &&...args) {
    uint64_t number = ++count;
    objects[base + number] = std::make_unique<T>(std::forward<Args>(args)...);
    // NOLINTNEXTLINE(performance-no-int-to-ptr): a handle is no address
    return reinterpret_cast<void *>(base + number);
  }

  /// Null if no live object has this handle.
  T *find(const void *handle) const {
    auto found = objects.find(reinterpret_cast<uint64_t>(handle));
    return found == objects.end() ? nullptr : found->second.get();
  }
  bool erase(const void *handle) {
    return objects.erase(reinterpret_cast<uint64_t>(handle)) != 0;
  }
  void clear() { objects.clear(); }
  /// How many there have been.
  uint64_t made() const { return count; }
  bool empty() const { return objects.empty(); }

  /// `stream 2`, for a handle of this kind, alive or not.
  std::string nameOf(const void *handle) const {
    uint64_t number = reinterpret_cast<uint64_t>(handle) - base;
    if (number == 0 || number > count)
      return std::string("something that is no ") + kind;
    return std::string(kind) + " " + std::to_string(number);
  }
  /// Why find() has nothing.
  std::string whyNot(const void *handle) const {
    uint64_t number = reinterpret_cast<uint64_t>(handle) - base;
    if (number != 0 && number <= count)
      return nameOf(handle) + " is destroyed";
    return nameOf(handle);
  }
  /// Names of what is alive, the oldest first.
  std::vector<std::string> alive() const {
    std::vector<std::string> names;
    names.reserve(objects.size());
    for (const auto &[handle, object] : objects)
      names.push_back(std::string(kind) + " " + std::to_string(handle - base));
    return names;
  }

  auto begin() { return objects.begin(); }
  auto end() { return objects.end(); }

private:
  const char *kind;
  uint64_t base;
  uint64_t count = 0;
  std::map<uint64_t, std::unique_ptr<T>> objects;
};

} // namespace mp::fakes

#endif // MP_TEST_FAKES_HANDLES_H
