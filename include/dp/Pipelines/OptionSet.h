//===- OptionSet.h - Options with a single declaration ----------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// MLIR generates a pass's options from Passes.td as private members of the
// pass, so a pipeline cannot contain them. Here a pipeline declares an option
// once, and dp-opt, dp-compile, C++ and C all set that one object;
// buildXPipeline hands its value to the pass.
//
//===----------------------------------------------------------------------===//

#ifndef DP_PIPELINES_OPTIONSET_H
#define DP_PIPELINES_OPTIONSET_H

#include "dp/Support/OptionValues.h"

#include "mlir/Pass/PassOptions.h"
#include "llvm/ADT/StringExtras.h"

#include <functional>
#include <type_traits>
#include <vector>

namespace mlir::dp {

/// Reports an option's error and returns failure, as the error handler of
/// MLIR's pipeline registry does.
using OptionErrorFn = llvm::function_ref<LogicalResult(const Twine &)>;

/// Pass options that can be enumerated, and set by name from text. Structs of
/// options inherit it virtually, so that one struct may combine several.
class OptionSet : public virtual ::mlir::detail::PassOptions {
public:
  /// All options in the order of their declaration. Their command line
  /// interface is llvm::cl's.
  std::vector<llvm::cl::Option *> getOptions() const;

  /// Sets the option `name` as the command line `--name=value` would, a list by
  /// adding to it. Reports an unknown name or a bad value.
  LogicalResult set(StringRef name, StringRef value, OptionErrorFn error);

protected:
  /// An option of type bool, int64_t, double, std::string or an enumeration
  /// that has getOptionValues.
  template <typename T>
  class Choice : public Option<T> {
  public:
    template <typename... Args>
    Choice(OptionSet &parent, StringRef name, Args &&...args)
        : Choice(std::is_enum<T>(), parent, name, std::forward<Args>(args)...) {
    }
    using Option<T>::operator=;

  private:
    template <typename... Args>
    Choice(std::true_type, OptionSet &parent, StringRef name, Args &&...args)
        : Option<T>(parent, name, std::forward<Args>(args)...,
                    getOptionValues<T>()) {
      parent.add(*this, [this](StringRef text) {
        std::string names;
        auto &parser = this->getParser();
        for (unsigned i = 0, e = parser.getNumOptions(); i < e; ++i) {
          if (parser.getOption(i) == text)
            return std::string();
          names += (i == 0       ? ""
                    : i + 1 == e ? " or "
                                 : ", ") +
                   parser.getOption(i).str();
        }
        return names;
      });
    }
    template <typename... Args>
    Choice(std::false_type, OptionSet &parent, StringRef name, Args &&...args)
        : Option<T>(parent, name, std::forward<Args>(args)...) {
      parent.add(*this,
                 [](StringRef text) { return explainMismatch<T>(text); });
    }
  };

  /// An option that is a comma-separated list.
  template <typename T>
  class ListChoice : public ListOption<T> {
  public:
    template <typename... Args>
    ListChoice(OptionSet &parent, StringRef name, Args &&...args)
        : ListOption<T>(parent, name, std::forward<Args>(args)...) {
      parent.add(*this, [](StringRef text) {
        SmallVector<StringRef> parts;
        text.split(parts, ',');
        for (StringRef part : parts)
          if (std::string expected = explainMismatch<T>(part);
              !expected.empty())
            return expected + " each";
        return std::string();
      });
    }
    using ListOption<T>::operator=;
    ArrayRef<T> operator*() const {
      const ListOption<T> &list = *this;
      return ArrayRef<T>(list);
    }
  };

private:
  /// Describes the values of a T if `text` is none of them; else empty.
  template <typename T>
  static std::string explainMismatch(StringRef text);

  struct Entry {
    llvm::cl::Option *option;
    std::function<std::string(StringRef)> explainMismatch;
  };
  void add(llvm::cl::Option &option,
           std::function<std::string(StringRef)> explainMismatch) {
    entries.push_back({&option, std::move(explainMismatch)});
  }
  std::vector<Entry> entries;
};

template <typename T>
std::string OptionSet::explainMismatch(StringRef text) {
  if constexpr (std::is_same_v<T, bool>) {
    for (StringRef word :
         {"", "true", "TRUE", "True", "1", "false", "FALSE", "False", "0"})
      if (text == word)
        return "";
    return "true or false";
  } else if constexpr (std::is_integral_v<T>) {
    T number;
    return text.getAsInteger(0, number) ? "a whole number" : "";
  } else if constexpr (std::is_floating_point_v<T>) {
    T number;
    return llvm::to_float(text, number) ? "" : "a number";
  } else {
    static_assert(std::is_same_v<T, std::string>);
    return "";
  }
}

} // namespace mlir::dp

#endif // DP_PIPELINES_OPTIONSET_H
