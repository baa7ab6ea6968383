//===- KernelCache.cpp - Kernels that were made before --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file is a checksum, a line of JSON with the launches, and the PTX. Its key
// is a cryptographic hash, since a step may come from a stranger who would like
// to have the code of another one.
//
//===----------------------------------------------------------------------===//

#include "KernelCache.h"

#include "mp/Support/Files.h"
#include "mp/Support/Json.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/BLAKE3.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <dlfcn.h>

using namespace mlir;
using namespace mlir::mp;

/// More than any kernel has.
static constexpr uint64_t maxEntryBytes = uint64_t(16) << 20;

llvm::Expected<KernelCache> KernelCache::open(StringRef folder) {
  if (std::error_code error = llvm::sys::fs::create_directories(folder))
    return llvm::createStringError(error, "%s", error.message().c_str());
  if (std::error_code error =
          llvm::sys::fs::access(folder, llvm::sys::fs::AccessMode::Write))
    return llvm::createStringError(error, "%s", error.message().c_str());
  return KernelCache(folder);
}

/// The program or the library that has this code: its path, size and time. One
/// that was built anew makes other kernels.
static std::string describeMaker() {
  Dl_info info = {};
  llvm::sys::fs::file_status status;
  if (!dladdr(reinterpret_cast<void *>(&describeMaker), &info) ||
      llvm::sys::fs::status(info.dli_fname, status))
    return "";
  return llvm::formatv(
             "{0} {1} {2}", info.dli_fname, status.getSize(),
             status.getLastModificationTime().time_since_epoch().count())
      .str();
}

std::string KernelCache::makeKey(mprt::KernelOp op, const Chip &chip) {
  static const std::string maker = describeMaker();
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << maker << '\n' << chip.name << ' ' << chip.ptxVersion << '\n';
  op->print(stream, OpPrintingFlags().printGenericOpForm().useLocalScope());
  // What it is called makes no other code.
  std::string name = "sym_name = \"" + op.getSymName().str() + "\"";
  if (size_t place = text.find(name); place != std::string::npos)
    text.erase(place, name.size());
  llvm::BLAKE3 hash;
  hash.update(text);
  return llvm::toHex(hash.final<16>(), /*LowerCase=*/true);
}

/// LLVM prunes what is called so.
std::string KernelCache::getPath(StringRef key) const {
  SmallString<128> path(folder);
  llvm::sys::path::append(path, "llvmcache-" + key);
  return path.str().str();
}

static std::string checksum(StringRef content) {
  return llvm::utohexstr(llvm::xxh3_64bits(content), /*LowerCase=*/true,
                         /*Width=*/16);
}

static llvm::json::Array toJson(ArrayRef<int32_t> sizes) {
  return llvm::json::Array(sizes);
}

static std::string write(const Kernel &kernel) {
  llvm::json::Array stages;
  for (const KernelStage &stage : kernel.stages)
    stages.push_back(llvm::json::Object{{"entry", stage.entry},
                                        {"grid", toJson(stage.grid)},
                                        {"block", toJson(stage.block)},
                                        {"shared", stage.sharedBytes}});
  llvm::json::Object head{{"name", kernel.name},
                          {"workspace", kernel.workspaceBytes},
                          {"stages", std::move(stages)}};
  std::string content;
  llvm::raw_string_ostream stream(content);
  stream << llvm::json::Value(std::move(head)) << '\n' << kernel.ptx;
  return content;
}

static bool read(const llvm::json::Value &value, KernelStage &stage,
                 llvm::json::Path path) {
  auto readSizes = [&](StringRef name, std::array<int32_t, 3> &sizes) {
    const llvm::json::Array *list = value.getAsObject()->getArray(name);
    for (unsigned i = 0; list && list->size() == 3 && i < 3; ++i)
      sizes[i] = static_cast<int32_t>((*list)[i].getAsInteger().value_or(0));
    return list && list->size() == 3;
  };
  llvm::json::ObjectMapper map(value, path);
  return map && map.map("entry", stage.entry) &&
         map.map("shared", stage.sharedBytes) &&
         readSizes("grid", stage.grid) && readSizes("block", stage.block);
}

static std::optional<Kernel> read(StringRef content) {
  auto [head, ptx] = content.split('\n');
  llvm::Expected<llvm::json::Value> value = parseJson(head);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  llvm::json::Path::Root root;
  llvm::json::ObjectMapper map(*value, root);
  Kernel kernel;
  if (!map || !map.map("name", kernel.name) ||
      !map.map("workspace", kernel.workspaceBytes))
    return std::nullopt;
  const llvm::json::Array *stages = value->getAsObject()->getArray("stages");
  for (unsigned i = 0; stages && i < stages->size(); ++i)
    if (!read((*stages)[i], kernel.stages.emplace_back(), root))
      return std::nullopt;
  kernel.ptx = ptx.str();
  return kernel;
}

std::optional<Kernel> KernelCache::find(StringRef key) const {
  auto file = readFile(getPath(key), maxEntryBytes);
  if (!file) {
    llvm::consumeError(file.takeError());
    return std::nullopt;
  }
  auto [sum, content] = (*file)->getBuffer().split('\n');
  return sum == checksum(content) ? read(content) : std::nullopt;
}

void KernelCache::store(StringRef key, const Kernel &kernel) const {
  std::string content = write(kernel);
  llvm::consumeError(writeFile(getPath(key), [&](llvm::raw_ostream &stream) {
    stream << checksum(content) << '\n' << content;
    return llvm::Error::success();
  }));
}

void KernelCache::prune() const {
  llvm::CachePruningPolicy policy;
  policy.Interval = std::chrono::hours(1);
  policy.Expiration = std::chrono::hours(24 * 30);
  llvm::pruneCache(folder, policy);
}

/// Replaces `from` where a word of PTX begins with it.
static std::string rename(StringRef text, StringRef from, StringRef to) {
  auto isInWord = [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '$' || c == '%' || c == '.';
  };
  std::string renamed;
  size_t end = 0;
  for (size_t place = text.find(from); place != StringRef::npos;
       place = text.find(from, place + 1)) {
    size_t after = place + from.size();
    bool begins = place == 0 || !isInWord(text[place - 1]);
    if (!begins || (after < text.size() && llvm::isAlnum(text[after])))
      continue;
    renamed += text.slice(end, place);
    renamed += to;
    end = after;
  }
  renamed += text.substr(end);
  return renamed;
}

void mp::renameKernel(Kernel &kernel, StringRef name) {
  kernel.ptx = rename(kernel.ptx, kernel.name, name);
  for (KernelStage &stage : kernel.stages)
    stage.entry = rename(stage.entry, kernel.name, name);
  kernel.name = name.str();
}
