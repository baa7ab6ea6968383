//===- TimeCalls.cpp - What the calls of a step take ----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TimeCalls.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::run;

/// Steps that are timed together.
static constexpr unsigned timedSteps = 20;

namespace {
/// Calls of one name.
struct Row {
  std::string name, location;
  unsigned count = 0;
  double milliseconds = 0;
  uint64_t bytes = 0, flops = 0;

  void add(const mp_call_profile &call) {
    ++count;
    milliseconds += call.milliseconds;
    bytes += call.bytes;
    flops += call.flops;
  }
  void print(double all) const {
    double seconds = milliseconds / 1e3;
    auto rate = [&](uint64_t what, double unit) {
      return seconds > 0 ? static_cast<double>(what) / unit / seconds : 0;
    };
    llvm::outs() << llvm::format("%10.4f %6.1f %6u %9.3f %8.1f %8.2f  ",
                                 milliseconds,
                                 all > 0 ? 100 * milliseconds / all : 0, count,
                                 double(bytes) / 1e6, rate(bytes, 1e9),
                                 rate(flops, 1e12))
                 << name;
    if (!location.empty())
      llvm::outs() << "  (" << location << ")";
    llvm::outs() << "\n";
  }
};
} // namespace

llvm::Error mp::run::printCallTimes(const Session &session) {
  auto calls = session.deviceArtifact()->timeCalls();
  if (!calls)
    return calls.takeError();
  llvm::MapVector<StringRef, Row> rows;
  Row all{"all calls", ""};
  for (const mp_call_profile &call : *calls) {
    Row &row = rows[call.name];
    if (row.count == 0) {
      row.name = call.name;
      row.location = call.location;
    }
    row.add(call);
    all.add(call);
  }
  std::vector<Row> sorted;
  for (auto &[name, row] : rows)
    sorted.push_back(std::move(row));
  llvm::stable_sort(sorted, [](const Row &a, const Row &b) {
    return a.milliseconds > b.milliseconds;
  });
  llvm::outs() << session.deviceArtifact()->description() << "\n"
               << "        ms      %  calls        MB     GB/s TFLOP/s  call\n";
  for (const Row &row : sorted)
    row.print(all.milliseconds);
  all.print(all.milliseconds);
  auto step = session.deviceArtifact()->timeSteps(timedSteps);
  if (!step)
    return step.takeError();
  llvm::outs() << llvm::format("%10.4f", *step)
               << " ms for a step as one graph, "
               << "the mean of " << timedSteps << "\n";
  return llvm::Error::success();
}
