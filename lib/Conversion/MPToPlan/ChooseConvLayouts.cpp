//===- ChooseConvLayouts.cpp - One layout for each convolution ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Conversion/Passes.h"

#include "ConvLayout.h"
#include "ConvProduct.h"
#include "mp/Dialect/MP/IR/MPContractionOps.h"

#define DEBUG_TYPE "mp-choose-conv-layouts"

namespace mlir::mp {
#define GEN_PASS_DEF_CHOOSECONVLAYOUTS
#include "mp/Conversion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

namespace {
struct ChooseConvLayouts final
    : mp::impl::ChooseConvLayoutsBase<ChooseConvLayouts> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<ConvOp> convs;
    getOperation().walk([&](ConvOp op) { convs.push_back(op); });
    bool changed = false;
    for (ConvOp op : convs)
      if (std::string ignored; !findImageProducts(op, ignored))
        changed |= transposeIntoOneLayout(op, DEBUG_TYPE);
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace
