//===- UnsupportedOps.cpp - The table of ops that do not convert ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A file with ten unknown ops should cost its author one run, not ten. Every
// row says where to look first and what to do about it.
//
//===----------------------------------------------------------------------===//

#include "UnsupportedOps.h"

#include "mlir/IR/Diagnostics.h"
#include "mp/Support/Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

/// The name an op has in the table: calls out of the graph say of what.
static std::string getDisplayName(Operation *op) {
  std::string name = op->getName().getStringRef().str();
  if (name == "stablehlo.custom_call")
    if (auto target = op->getAttrOfType<StringAttr>("call_target_name"))
      return name + " @" + target.str();
  return name;
}

void RefusalTable::add(Operation *op, Location loc, const Refusal &refusal) {
  std::string name = getDisplayName(op);
  auto [place, isNew] = index.try_emplace({name, refusal.reason}, rows.size());
  if (isNew)
    rows.push_back({name, loc, refusal, 0});
  ++rows[place->second].count;
}

/// A name of a stranger's in a cell: no row of the table is to pass for a
/// message, which would have printers put all rows on one line.
static std::string escapeCell(StringRef text) {
  std::string cell = escape(text);
  for (size_t at = 0; (at = cell.find(": ", at)) != std::string::npos;)
    cell.replace(at, 1, "\\3A");
  return cell;
}

/// file:line:column where a location has one, otherwise its name.
static std::string printPlace(Location loc) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto file = loc->findInstanceOf<FileLineColLoc>())
    os << escapeCell(file.getFilename().getValue()) << ":" << file.getLine()
       << ":" << file.getColumn();
  else if (auto named = loc->findInstanceOf<NameLoc>())
    os << "\"" << escapeCell(named.getName().getValue()) << "\"";
  else
    os << "unknown";
  return text;
}

LogicalResult RefusalTable::emit(Location file) const {
  SmallVector<std::array<std::string, 5>> cells;
  cells.push_back({"op", "count", "first at", "reason", "way out"});
  int64_t total = 0;
  for (const Row &row : rows) {
    const Refusal &refusal = row.refusal;
    cells.push_back({escapeCell(row.op), std::to_string(row.count),
                     printPlace(row.first), refusal.reason,
                     refusal.wayOut.empty() ? "-" : refusal.wayOut});
    total += row.count;
  }
  std::array<size_t, 5> widths = {};
  for (const auto &line : cells)
    for (auto [width, cell] : llvm::zip_equal(widths, line))
      width = std::max(width, cell.size());

  std::string table;
  for (const auto &line : cells) {
    std::string text = "\n ";
    for (auto [width, cell] : llvm::zip_equal(widths, line))
      text += " " + cell + std::string(width - cell.size() + 1, ' ');
    table += StringRef(text).rtrim();
  }
  Location first = rows.front().first;
  bool hasPlace = bool(first->findInstanceOf<FileLineColLoc>());
  return mlir::emitError(hasPlace ? first : file)
         << "cannot import " << countOf(total, "op") << " of "
         << countOf(rows.size(), "kind") << table;
}
