//===- Npz.cpp - Zip archives of arrays, through libzip -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libzip finds the entries, inflates and checks sums; this file checks that
// what comes out has the size its header promises before memory is taken.
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/Npz.h"

#include "mp/Support/Files.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Sizes.h"

#include <cstdlib>
#include <cstring>
#include <zip.h>

using namespace mlir;
using namespace mlir::mp::exec;

static llvm::Error fail(StringRef path, const Twine &what) {
  return llvm::createStringError(mp::escape(path) + ": " + what);
}

void NpzReader::Close::operator()(void *archive) const {
  zip_discard(static_cast<zip_t *>(archive));
}

NpzReader::~NpzReader() = default;

llvm::Expected<NpzReader> NpzReader::open(StringRef path,
                                          const NpzLimits &limits) {
  NpzReader reader;
  reader.file = path.str();
  // libzip reads a pipe or a device whole, and for ever.
  if (llvm::Error error = mp::checkRegularFile(path))
    return fail(path, "cannot be read as .npz: " + toString(std::move(error)));
  reader.limits = limits;
  int code = 0;
  reader.archive.reset(
      zip_open(reader.file.c_str(), ZIP_RDONLY | ZIP_CHECKCONS, &code));
  if (!reader.archive) {
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    std::string why = zip_error_strerror(&error);
    zip_error_fini(&error);
    return fail(path, "cannot be read as .npz: " + why);
  }
  if (llvm::Error error = reader.index())
    return std::move(error);
  return std::move(reader);
}

llvm::Error NpzReader::index() {
  zip_t *zip = static_cast<zip_t *>(archive.get());
  zip_int64_t count = zip_get_num_entries(zip, 0);
  if (count > limits.maxArrays)
    return fail(file, Twine(count) + " arrays, and at most " +
                          Twine(limits.maxArrays) + " are read");
  for (zip_int64_t i = 0; i < count; ++i) {
    const char *inArchive = zip_get_name(zip, i, ZIP_FL_ENC_RAW);
    StringRef name(inArchive ? inArchive : "");
    if (!name.consume_back(".npy"))
      return fail(file, "entry " + mp::quote(name) + " is not a .npy array");
    name.consume_back(".bf16");
    if (!entries.try_emplace(name, inArchive).second)
      return fail(file, "two arrays named " + mp::quote(name));
    order.push_back(name.str());
  }
  return llvm::Error::success();
}

namespace {
/// The bytes of one entry, read in pieces.
class Entry {
public:
  Entry(zip_t *zip, const std::string &name)
      : handle(zip_fopen(zip, name.c_str(), ZIP_FL_ENC_RAW)) {}
  ~Entry() {
    if (handle)
      zip_fclose(handle);
  }
  bool isOpen() const { return handle; }
  /// Reads exactly `size` bytes.
  bool read(char *to, uint64_t size) {
    while (size) {
      zip_int64_t got =
          zip_fread(handle, to, std::min<uint64_t>(size, 1 << 24));
      if (got <= 0)
        return false;
      to += got;
      size -= got;
    }
    return true;
  }
  /// True when nothing is left; libzip checks the sum at that point.
  bool atEnd() {
    char extra;
    return zip_fread(handle, &extra, 1) == 0;
  }

private:
  zip_file_t *handle;
};
} // namespace

/// Reads the elements after the header, a piece at a time: memory is touched
/// only as fast as the file really has data.
static bool readElements(Entry &entry, Tensor &tensor) {
  const int64_t width = fileByteWidth(tensor.kind()), piece = 1 << 18;
  std::vector<char> bytes(piece * width);
  for (int64_t first = 0; first < tensor.count(); first += piece) {
    int64_t count = std::min(piece, tensor.count() - first);
    if (!entry.read(bytes.data(), count * width))
      return false;
    unpack(bytes.data(), tensor, first, count);
  }
  return entry.atEnd();
}

/// Reads and parses the header of an entry of `size` bytes.
static llvm::Expected<NpyHeader> readEntryHeader(Entry &entry, uint64_t size) {
  if (!entry.isOpen())
    return llvm::createStringError("it cannot be opened");
  // Magic, version and the length of the rest: 10 bytes, 12 in later versions.
  std::string head(12, '\0');
  if (size < head.size() || !entry.read(head.data(), head.size()))
    return llvm::createStringError("it is not in .npy format");
  bool isFirstVersion = head[6] == 1;
  uint32_t length = 0;
  std::memcpy(&length, head.data() + 8, isFirstVersion ? 2 : 4);
  uint64_t total = uint64_t(length) + (isFirstVersion ? 10 : 12);
  if (total > std::min<uint64_t>(size, 1 << 20) || total < head.size())
    return llvm::createStringError("its .npy header is cut off");
  head.resize(total);
  if (!entry.read(head.data() + 12, total - 12))
    return llvm::createStringError("its .npy header is cut off");
  return parseNpyHeader(head);
}

/// Reads one entry of `size` bytes whose name in the archive is `name`.
static llvm::Expected<Tensor> readEntry(Entry &entry, StringRef name,
                                        uint64_t size) {
  llvm::Expected<NpyHeader> header = readEntryHeader(entry, size);
  if (!header)
    return header.takeError();
  if (name.ends_with(".bf16.npy")) {
    if (header->kind != ElementKind::U16)
      return llvm::createStringError("bf16 wants uint16 bit patterns");
    header->kind = ElementKind::BF16;
  }
  uint64_t count = *mp::checkedElements(header->shape),
           left = size - header->dataOffset;
  if (count > left || count * fileByteWidth(header->kind) != left)
    return llvm::createStringError("its header says " +
                                   describe(header->kind, header->shape) +
                                   ", and " + Twine(left) + " bytes follow");
  llvm::Expected<Tensor> tensor =
      Tensor::allocate(header->kind, header->shape, Precision::Native);
  if (tensor && !readElements(entry, *tensor))
    return llvm::createStringError("its data is damaged or cut off");
  return tensor;
}

llvm::Error NpzReader::visit(
    StringRef name,
    llvm::function_ref<llvm::Error(const std::string &, uint64_t)> work) const {
  zip_t *zip = static_cast<zip_t *>(archive.get());
  auto found = entries.find(name);
  if (found == entries.end())
    return fail(file, "no array named " + mp::quote(name));
  const std::string &inArchive = found->second;
  zip_stat_t stat;
  if (zip_stat(zip, inArchive.c_str(), ZIP_FL_ENC_RAW, &stat) != 0 ||
      !(stat.valid & ZIP_STAT_SIZE) || stat.size > limits.maxArrayBytes)
    return fail(file, "array " + mp::quote(name) + " is larger than " +
                          Twine(limits.maxArrayBytes) + " bytes");
  if (llvm::Error error = work(inArchive, stat.size))
    return fail(file,
                "array " + mp::quote(name) + ": " + toString(std::move(error)));
  return llvm::Error::success();
}

llvm::Expected<Tensor> NpzReader::read(StringRef name) const {
  std::optional<Tensor> tensor;
  llvm::Error error = visit(
      name, [&](const std::string &inArchive, uint64_t size) -> llvm::Error {
        Entry entry(static_cast<zip_t *>(archive.get()), inArchive);
        llvm::Expected<Tensor> value = readEntry(entry, inArchive, size);
        if (!value)
          return value.takeError();
        tensor = std::move(*value);
        return llvm::Error::success();
      });
  if (error)
    return std::move(error);
  return std::move(*tensor);
}

llvm::Expected<NpyHeader> NpzReader::readHeader(StringRef name) const {
  NpyHeader result;
  llvm::Error error = visit(
      name, [&](const std::string &inArchive, uint64_t size) -> llvm::Error {
        Entry entry(static_cast<zip_t *>(archive.get()), inArchive);
        llvm::Expected<NpyHeader> header = readEntryHeader(entry, size);
        if (!header)
          return header.takeError();
        result = std::move(*header);
        return llvm::Error::success();
      });
  if (error)
    return std::move(error);
  return result;
}

/// The whole .npy of `tensor`, in memory that libzip will free.
static zip_source_t *makeSource(zip_t *zip, const Tensor &tensor) {
  std::string header = makeNpyHeader(tensor.kind(), tensor.shape());
  size_t size = header.size() + tensor.count() * fileByteWidth(tensor.kind());
  char *bytes = static_cast<char *>(std::malloc(size));
  if (!bytes)
    return nullptr;
  llvm::copy(header, bytes);
  pack(tensor, bytes + header.size());
  zip_source_t *source = zip_source_buffer(zip, bytes, size, /*freep=*/1);
  if (!source)
    std::free(bytes);
  return source;
}

static bool addArray(zip_t *zip, const std::string &name,
                     const Tensor &tensor) {
  std::string entry = name;
  if (tensor.kind() == ElementKind::BF16)
    entry += ".bf16";
  entry += ".npy";
  zip_source_t *source = makeSource(zip, tensor);
  if (!source)
    return false;
  zip_int64_t index =
      zip_file_add(zip, entry.c_str(), source, ZIP_FL_ENC_UTF_8);
  if (index < 0) {
    zip_source_free(source);
    return false;
  }
  // A fixed date, 1980-01-01: the same values give the same bytes.
  return zip_set_file_compression(zip, index, ZIP_CM_STORE, 0) == 0 &&
         zip_file_set_dostime(zip, index, 0, 0x21, 0) == 0;
}

/// The archive, as bytes that libzip keeps in `source`.
static llvm::Error fillArchive(zip_source_t *source,
                               const NamedTensors &arrays) {
  zip_error_t error;
  zip_error_init(&error);
  zip_t *zip = zip_open_from_source(source, ZIP_TRUNCATE, &error);
  if (!zip) {
    std::string why = zip_error_strerror(&error);
    zip_error_fini(&error);
    return llvm::createStringError(why);
  }
  // Closing the archive lets go of it.
  zip_source_keep(source);
  for (const auto &[name, tensor] : arrays)
    if (!addArray(zip, name, *tensor)) {
      std::string why = zip_strerror(zip);
      zip_discard(zip);
      return llvm::createStringError("it cannot hold " + mp::quote(name) +
                                     ": " + why);
    }
  if (zip_close(zip) == 0)
    return llvm::Error::success();
  std::string why = zip_strerror(zip);
  zip_discard(zip);
  return llvm::createStringError(why);
}

static llvm::Error copyTo(raw_ostream &stream, zip_source_t *source) {
  std::vector<char> piece(1 << 20);
  if (zip_source_open(source) != 0)
    return llvm::createStringError("the archive cannot be read again");
  zip_int64_t count = 0;
  while ((count = zip_source_read(source, piece.data(), piece.size())) > 0)
    stream.write(piece.data(), count);
  zip_source_close(source);
  return count == 0
             ? llvm::Error::success()
             : llvm::createStringError("the archive cannot be read again");
}

llvm::Error mp::exec::writeNpz(StringRef path, const NamedTensors &arrays) {
  llvm::Error error = writeFile(path, [&](raw_ostream &stream) -> llvm::Error {
    zip_source_t *source = zip_source_buffer_create(nullptr, 0, 0, nullptr);
    if (!source)
      return llvm::createStringError("no memory is left");
    llvm::Error failed = fillArchive(source, arrays);
    if (!failed)
      failed = copyTo(stream, source);
    zip_source_free(source);
    return failed;
  });
  return error ? fail(path, "cannot be written: " + toString(std::move(error)))
               : llvm::Error::success();
}
