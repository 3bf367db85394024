// See shim.h.
#pragma once
#include "shim.h"
