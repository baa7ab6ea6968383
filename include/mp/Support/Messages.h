//===- Messages.h - Words that messages have in common ----------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_SUPPORT_MESSAGES_H
#define MP_SUPPORT_MESSAGES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdint>
#include <string>

namespace mlir::mp {

/// What prints itself, as text: a type, an attribute, a location.
template <typename T>
std::string textOf(const T &value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

/// `text` on one line, for names that come from files of strangers: what does
/// not print is escaped, and behind 200 characters an ellipsis stands for the
/// rest.
std::string escape(llvm::StringRef text);

/// `text` as a terminal may show it, for messages that quote strangers: control
/// characters and bytes that are no UTF-8 are escaped, a line is cut behind
/// 1,000 characters, and the whole behind 1,900 bytes.
std::string makePlain(llvm::StringRef text);

/// The same as `escape` between single quotes; of a long text its beginning.
std::string quote(llvm::StringRef text);

/// "1 op", "2 ops": a number and its noun, which takes an s.
std::string countOf(int64_t number, llvm::StringRef noun);

/// "a, b, c and 4 more": the first `most` of `count` names.
std::string listFirst(size_t count, size_t most,
                      llvm::function_ref<std::string(size_t)> getName);

/// "unknown chip 'sm_99'; known are sm_80, sm_90", where `what` is a chip and
/// `word` is written as it is to be read, quotes included.
std::string describeUnknown(llvm::StringRef what, llvm::StringRef word,
                            llvm::ArrayRef<llvm::StringRef> known);

/// "; did you mean 'mp.dot'?", to end a message about `word`: the candidate of
/// the least edit distance, the first of several. Empty if all are far: more
/// than three letters and more than a third of the word.
std::string suggestNearest(llvm::StringRef word,
                           llvm::ArrayRef<llvm::StringRef> candidates);

} // namespace mlir::mp

#endif // MP_SUPPORT_MESSAGES_H
