//===- Report.cpp - What mp-run prints and writes -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers are printed with nine digits: enough to tell any two f32 apart. Files
// are replaced only by whole ones, and hold no time and no path.
//
//===----------------------------------------------------------------------===//

#include "Report.h"

#include "mp/Support/Files.h"
#include "mp/Support/Messages.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;
using namespace mlir::mp::run;

double RunHistory::meanOfLastLosses() const {
  size_t count = std::min<size_t>(50, steps.size());
  double sum = 0;
  for (const StepRecord &record : ArrayRef(steps).take_back(count))
    sum += record.losses.empty() ? NAN : record.losses.front();
  return sum / count;
}

/// Nine digits tell any two f32 apart; JSON has no infinities and NaNs.
static void writeNumber(llvm::json::OStream &json, double value) {
  if (std::isfinite(value))
    json.rawValue([&](raw_ostream &os) { os << llvm::format("%.9g", value); });
  else
    json.value(nullptr);
}

template <typename Get>
static void writeSeries(llvm::json::OStream &json, StringRef name,
                        const RunHistory &history, Get get) {
  json.attributeArray(name, [&] {
    for (const StepRecord &record : history.steps)
      writeNumber(json, get(record));
  });
}

static double firstLoss(const StepRecord &record) {
  return record.losses.empty() ? NAN : record.losses.front();
}

/// Series that have names, an object of them.
static void
writeNamed(llvm::json::OStream &json, StringRef title,
           ArrayRef<std::string> names, const RunHistory &history,
           llvm::function_ref<ArrayRef<double>(const StepRecord &)> get) {
  json.attributeObject(title, [&] {
    for (auto [i, name] : llvm::enumerate(names))
      writeSeries(json, name, history, [&, i = i](const StepRecord &record) {
        return get(record)[i];
      });
  });
}

static void writeJson(raw_ostream &os, const HistoryNames &names,
                      const RunHistory &history, ArrayRef<RunHistory> nudged) {
  llvm::json::OStream json(os, 1);
  json.object([&] {
    json.attribute("steps", static_cast<int64_t>(history.steps.size()));
    writeSeries(json, "loss", history, firstLoss);
    auto lossesOf = [](const StepRecord &record) -> ArrayRef<double> {
      return record.losses;
    };
    auto scalesOf = [](const StepRecord &record) -> ArrayRef<double> {
      return record.lossScales;
    };
    if (names.losses.size() > 1)
      writeNamed(json, "losses", names.losses, history, lossesOf);
    writeNamed(json, "metrics", names.metrics, history,
               [](const StepRecord &record) -> ArrayRef<double> {
                 return record.metrics;
               });
    if (!names.lossScales.empty())
      writeSeries(json, "loss_scale", history, [](const StepRecord &record) {
        return record.lossScales.front();
      });
    if (names.lossScales.size() > 1)
      writeNamed(json, "loss_scales", names.lossScales, history, scalesOf);
    json.attributeArray("skipped", [&] {
      for (auto [i, record] : llvm::enumerate(history.steps))
        if (record.isSkipped)
          json.value(static_cast<int64_t>(i));
    });
    json.attributeArray("nudged", [&] {
      for (const RunHistory &run : nudged)
        json.object([&] { writeSeries(json, "loss", run, firstLoss); });
    });
  });
  os << "\n";
}

static void writeCsvName(raw_ostream &os, StringRef name) {
  os << ",\"";
  for (char c : name)
    os << (c == '"' ? "\"\"" : StringRef(&c, 1));
  os << "\"";
}

static void writeCsv(raw_ostream &os, const HistoryNames &names,
                     const RunHistory &history, ArrayRef<RunHistory> nudged) {
  os << "step";
  for (const std::string &name : names.losses)
    writeCsvName(os, name);
  for (const std::string &name : names.metrics)
    writeCsvName(os, name);
  for (size_t k = 0; k < names.lossScales.size(); ++k)
    os << ",loss_scale" << (k == 0 ? "" : "_" + std::to_string(k + 1));
  os << ",skipped";
  for (size_t k = 0; k < nudged.size(); ++k)
    os << ",nudged" << k + 1;
  os << "\n";
  auto number = [&](double value) { os << llvm::format(",%.9g", value); };
  for (auto [i, record] : llvm::enumerate(history.steps)) {
    os << i;
    llvm::for_each(record.losses, number);
    llvm::for_each(record.metrics, number);
    llvm::for_each(record.lossScales, number);
    os << (record.isSkipped ? ",1" : ",0");
    for (const RunHistory &run : nudged)
      number(firstLoss(run.steps[i]));
    os << "\n";
  }
}

llvm::Error mp::run::writeHistory(StringRef path, const HistoryNames &names,
                                  const RunHistory &history,
                                  ArrayRef<RunHistory> nudged) {
  llvm::Error error = writeFile(path, [&](raw_ostream &os) {
    if (path.ends_with(".csv"))
      writeCsv(os, names, history, nudged);
    else
      writeJson(os, names, history, nudged);
    return llvm::Error::success();
  });
  return error ? llvm::createStringError("cannot write " + quote(path) + ": " +
                                         toString(std::move(error)))
               : llvm::Error::success();
}

void mp::run::printResults(EntryFunction main, const Program &program) {
  for (auto [i, buffer] : llvm::enumerate(program.results())) {
    llvm::outs() << main.getResultName(i) << ": "
                 << describe(buffer.kind, buffer.shape) << " = ";
    int64_t shown = std::min<int64_t>(buffer.count, 16);
    for (int64_t k = 0; k < shown; ++k) {
      llvm::outs() << (k ? " " : "");
      if (buffer.storage == Storage::I64)
        llvm::outs() << buffer.as<int64_t>()[k];
      else
        llvm::outs() << llvm::format("%.9g", buffer.number(k));
    }
    llvm::outs() << (shown < buffer.count ? " ...\n" : "\n");
  }
}

void mp::run::printSummary(const HistoryNames &names,
                           const RunHistory &history) {
  size_t skipped = llvm::count_if(
      history.steps, [](const StepRecord &r) { return r.isSkipped; });
  llvm::outs() << history.steps.size() << " steps, " << skipped << " skipped";
  if (!names.losses.empty())
    llvm::outs() << llvm::format(
        ", loss %.6g -> %.6g, mean of the last %zu %.6g",
        firstLoss(history.steps.front()), firstLoss(history.steps.back()),
        std::min<size_t>(50, history.steps.size()), history.meanOfLastLosses());
  for (auto [k, scale] : llvm::enumerate(history.steps.back().lossScales))
    llvm::outs() << llvm::format(k == 0 ? ", loss scale %g" : ", %g", scale);
  llvm::outs() << "\n";
}

void mp::run::printScatter(const RunHistory &history,
                           ArrayRef<RunHistory> nudged) {
  double mean = history.meanOfLastLosses(), low = INFINITY, high = -INFINITY;
  double scatter = 0;
  for (const RunHistory &run : nudged) {
    double other = run.meanOfLastLosses();
    low = std::min(low, other);
    high = std::max(high, other);
    scatter = std::max(scatter, std::fabs(other - mean) / std::fabs(mean));
  }
  llvm::outs() << nudged.size()
               << llvm::format(" nudged runs, mean of the last losses %.6g to "
                               "%.6g, at most %.3g %% from %.6g\n",
                               low, high, 100 * scatter, mean);
}

ProgressBar::ProgressBar(Progress mode, int64_t total)
    : total(total), isOn(mode == Progress::On ||
                         (mode == Progress::Auto && total > 1 &&
                          llvm::sys::Process::StandardErrIsDisplayed())) {}

ProgressBar::~ProgressBar() {
  if (isOn)
    llvm::errs() << "\n";
}

void ProgressBar::update(int64_t done, const StepRecord &record) {
  Clock::time_point now = Clock::now();
  if (!isOn || (done < total && now - shown < std::chrono::milliseconds(100)))
    return;
  shown = now;
  constexpr int width = 30;
  int filled = static_cast<int>(width * done / total);
  llvm::errs() << "\r[" << std::string(filled, '#')
               << std::string(width - filled, ' ') << "] " << done << "/"
               << total;
  if (!record.losses.empty())
    llvm::errs() << llvm::format("  loss %-9.5g", record.losses.front());
  for (double scale : record.lossScales)
    llvm::errs() << llvm::format("  scale %-8g", scale);
  llvm::errs() << llvm::format(
      "  %.1f s", std::chrono::duration<double>(now - start).count());
  llvm::errs().flush();
}
