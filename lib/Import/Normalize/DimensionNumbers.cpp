//===- DimensionNumbers.cpp - Dimension numbers of contractions -----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text holds them in a struct that leaves out empty lists and zeros, artifacts
// in attributes of the op; the normal form is a full dictionary.
//
//===----------------------------------------------------------------------===//

#include "Normalize.h"
#include "mp/Import/NormalForm.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::mp;

namespace {
struct Field {
  StringLiteral name;
  bool isList;
};

constexpr Field dotFields[] = {{"lhs_batching_dimensions", true},
                               {"rhs_batching_dimensions", true},
                               {"lhs_contracting_dimensions", true},
                               {"rhs_contracting_dimensions", true}};

constexpr Field convFields[] = {{"input_batch_dimension", false},
                                {"input_feature_dimension", false},
                                {"input_spatial_dimensions", true},
                                {"kernel_input_feature_dimension", false},
                                {"kernel_output_feature_dimension", false},
                                {"kernel_spatial_dimensions", true},
                                {"output_batch_dimension", false},
                                {"output_feature_dimension", false},
                                {"output_spatial_dimensions", true}};

constexpr Field gatherFields[] = {
    {"offset_dims", true},           {"collapsed_slice_dims", true},
    {"operand_batching_dims", true}, {"start_indices_batching_dims", true},
    {"start_index_map", true},       {"index_vector_dim", false}};

constexpr Field scatterFields[] = {{"update_window_dims", true},
                                   {"inserted_window_dims", true},
                                   {"input_batching_dims", true},
                                   {"scatter_indices_batching_dims", true},
                                   {"scatter_dims_to_operand_dims", true},
                                   {"index_vector_dim", false}};
} // namespace

static ArrayRef<Field> fieldsOf(hlo::Numbers kind) {
  switch (kind) {
  case hlo::Numbers::Dot:
    return dotFields;
  case hlo::Numbers::Conv:
    return convFields;
  case hlo::Numbers::Gather:
    return gatherFields;
  case hlo::Numbers::Scatter:
    return scatterFields;
  }
  llvm_unreachable("all kinds are covered");
}

FailureOr<DictionaryAttr> hlo::collectNumbers(Operation *op, Numbers kind,
                                              DictionaryAttr dictionary,
                                              const NamedAttrList &attributes) {
  Builder builder(op->getContext());
  NamedAttrList result;
  bool any = dictionary != nullptr;
  for (const Field &field : fieldsOf(kind)) {
    Attribute value =
        dictionary ? dictionary.get(field.name) : attributes.get(field.name);
    any |= value != nullptr;
    std::optional<SmallVector<int64_t>> list = asI64s(value);
    std::optional<int64_t> number = asI64(value);
    if (value && (field.isList ? !list : !number))
      return op->emitOpError()
             << "dimension numbers have '" << field.name << "' as " << value;
    if (field.isList)
      result.append(field.name,
                    builder.getDenseI64ArrayAttr(list ? ArrayRef<int64_t>(*list)
                                                      : ArrayRef<int64_t>()));
    else
      result.append(field.name, builder.getI64IntegerAttr(number.value_or(0)));
  }
  if (!any)
    return op->emitOpError() << "needs dimension numbers";
  return result.getDictionary(op->getContext());
}
