# Lists what `cmake --install` installs: programs, libraries with their headers, and
# the package that find_package(DP) finds (docs/embed.md). Included last, when
# all targets exist.

include_guard()
include(CMakePackageConfigHelpers)

# Fixed names, not GNUInstallDirs: programs look for ../lib and ../share/dp.
set(CMAKE_INSTALL_BINDIR bin)
set(CMAKE_INSTALL_INCLUDEDIR include)
set(DP_INSTALL_CMAKE lib/cmake/dp)

if(DP_BUILD_COMPILER)
  set(shared_libraries)
  if(MLIR_LINK_MLIR_DYLIB)
    set(shared_libraries DPCAPI DPMLIRCAPI)
    install(TARGETS dp-plugin LIBRARY DESTINATION lib)
  endif()
  install(TARGETS dp_files ${DP_COMPILER_LIBRARIES} ${shared_libraries} EXPORT DPTargets
    ARCHIVE DESTINATION lib LIBRARY DESTINATION lib
    INCLUDES DESTINATION include)
  install(FILES ${CMAKE_CURRENT_LIST_DIR}/DPLinkMLIR.cmake
    DESTINATION ${DP_INSTALL_CMAKE})
  set(tools dp-opt dp-compile dp-lsp-server)
  install(TARGETS ${tools} RUNTIME DESTINATION bin)
  install(EXPORT DPTargets FILE DPTargets.cmake DESTINATION ${DP_INSTALL_CMAKE})
  install(DIRECTORY ${CMAKE_SOURCE_DIR}/include/dp ${CMAKE_SOURCE_DIR}/include/dp-c
    DESTINATION include
    FILES_MATCHING PATTERN "*.h" PATTERN "*.td")
  install(DIRECTORY ${CMAKE_BINARY_DIR}/include/dp DESTINATION include
    FILES_MATCHING PATTERN "*.inc" PATTERN CMakeFiles EXCLUDE)
  # The files that `dp-compile --bundle` copies into a bundle.
  install(DIRECTORY ${CMAKE_BINARY_DIR}/share/dp/bundle DESTINATION share/dp)
endif()

if(DP_BUILD_RUNTIME)
  # An export set of its own: machines that only run programs have no MLIR.
  install(TARGETS dp_runtime EXPORT DPRuntimeTargets
    LIBRARY DESTINATION lib INCLUDES DESTINATION include)
  install(TARGETS dp-run RUNTIME DESTINATION bin)
  if(TARGET dp_mpi)
    install(TARGETS dp_mpi LIBRARY DESTINATION lib)
  endif()
  if(TARGET dp_blas)
    get_target_property(blas_file dp_blas DP_FILE)
    install(FILES ${blas_file} DESTINATION lib)
  endif()
  install(EXPORT DPRuntimeTargets FILE DPRuntimeTargets.cmake
    DESTINATION ${DP_INSTALL_CMAKE})
  install(FILES include/dp/Runtime/DeviceABI.h include/dp/Runtime/Runtime.h
    DESTINATION include/dp/Runtime)
endif()

configure_package_config_file(
  ${CMAKE_CURRENT_LIST_DIR}/DPConfig.cmake.in
  ${CMAKE_BINARY_DIR}/cmake/DPConfig.cmake
  INSTALL_DESTINATION ${DP_INSTALL_CMAKE}
  PATH_VARS CMAKE_INSTALL_BINDIR CMAKE_INSTALL_INCLUDEDIR)
# Before 1.0, a minor version may change the interface.
write_basic_package_version_file(
  ${CMAKE_BINARY_DIR}/cmake/DPConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES
  ${CMAKE_BINARY_DIR}/cmake/DPConfig.cmake
  ${CMAKE_BINARY_DIR}/cmake/DPConfigVersion.cmake
  DESTINATION ${DP_INSTALL_CMAKE})
