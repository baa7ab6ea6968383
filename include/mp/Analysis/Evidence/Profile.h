//===- Profile.h - What was seen of the values of a step --------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The file that `mp-run --profile` writes and `mp-attach-profile` reads; its
// fields are described in docs/Profile.md. Knows no IR: values have the names
// of ValueNames.h.
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_EVIDENCE_PROFILE_H
#define MP_ANALYSIS_EVIDENCE_PROFILE_H

#include "mp/Analysis/Evidence/ValueStatistics.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir::mp {

/// One value of a step.
struct ProfileEntry {
  std::string name;
  /// For people who read the file: the type, and the name in the user's
  /// program where the step has one.
  std::string type, location;
  ValueStatistics seen;
};

/// What was seen of the values of a step.
class Profile {
public:
  explicit Profile(std::string fingerprint = "")
      : fingerprint(std::move(fingerprint)) {}

  /// Which step it is of (`ValueNames::fingerprint`).
  llvm::StringRef getFingerprint() const { return fingerprint; }
  llvm::ArrayRef<ProfileEntry> getEntries() const { return entries; }
  ProfileEntry &operator[](size_t index) { return entries[index]; }

  /// Appends an entry; false, and nothing appended, if the name is there.
  bool append(ProfileEntry entry);
  /// The entry of that name; null if there is none.
  const ProfileEntry *find(llvm::StringRef name) const;

  /// An error if the step of this fingerprint is not the one the profile is of.
  llvm::Error checkStep(llvm::StringRef step) const;

  /// Adds what another run of the same step saw. An error, and no change, if
  /// it is of another step or has other names.
  llvm::Error merge(const Profile &other);

  void write(llvm::raw_ostream &stream) const;
  /// What `write` wrote. Errors begin with the path and name the entry and the
  /// field at fault: no JSON, another format, a field that is missing, unknown
  /// or of another type, numbers that contradict each other, a name twice.
  static llvm::Expected<Profile> read(llvm::StringRef path);
  static llvm::Expected<Profile> parse(llvm::StringRef text,
                                       llvm::StringRef path);

private:
  std::string fingerprint;
  std::vector<ProfileEntry> entries;
  llvm::StringMap<size_t> indices;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_EVIDENCE_PROFILE_H
