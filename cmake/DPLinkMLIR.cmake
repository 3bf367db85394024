# dp_link_mlir(target [PRIVATE] library... [LLVM_COMPONENTS component...])
#
# Links a target with the MLIR libraries and LLVM components that it uses itself.
# MLIR_LINK_MLIR_DYLIB and LLVM_LINK_LLVM_DYLIB choose the shared libMLIR and
# libLLVM in their place. An exported target keeps both lists, since a compiler
# that embeds dp chooses for itself: DPConfig.cmake calls dp_link_exported_mlir
# with its choice.

include_guard()

function(dp_choose_mlir_libraries out libraries components)
  if(MLIR_LINK_MLIR_DYLIB)
    set(libraries MLIR)
  endif()
  if(LLVM_LINK_LLVM_DYLIB)
    set(llvm LLVM)
  else()
    llvm_map_components_to_libnames(llvm ${components})
  endif()
  set(${out} ${libraries} ${llvm} PARENT_SCOPE)
endfunction()

function(dp_link_mlir target)
  cmake_parse_arguments(ARG "PRIVATE" "" "LLVM_COMPONENTS" ${ARGN})
  set(components Support ${ARG_LLVM_COMPONENTS})
  dp_choose_mlir_libraries(chosen "${ARG_UNPARSED_ARGUMENTS}" "${components}")
  if(ARG_PRIVATE)
    target_link_libraries(${target} PRIVATE ${chosen})
    return()
  endif()
  target_link_libraries(${target} PUBLIC "$<BUILD_INTERFACE:${chosen}>")
  set_target_properties(${target} PROPERTIES
    DP_MLIR_LIBRARIES "${ARG_UNPARSED_ARGUMENTS}"
    DP_LLVM_COMPONENTS "${components}"
    EXPORT_PROPERTIES "DP_MLIR_LIBRARIES;DP_LLVM_COMPONENTS")
endfunction()

function(dp_link_exported_mlir target)
  get_target_property(libraries ${target} DP_MLIR_LIBRARIES)
  get_target_property(components ${target} DP_LLVM_COMPONENTS)
  dp_choose_mlir_libraries(chosen "${libraries}" "${components}")
  set_property(TARGET ${target} APPEND PROPERTY
    INTERFACE_LINK_LIBRARIES ${chosen})
endfunction()
