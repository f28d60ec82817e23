// The solver's kernels: everything that is too slow in Python. `scripts/kernels` compiles this
// file, which includes all others, to the WebAssembly module `solver/wasm/kernels.wasm`.
//
// An exported kernel takes one pointer: to a struct of its arguments, eight bytes each, as
// `solver/wasm/engine.py` writes them. An array is its address and then its sizes.

#include "base.h"

#include "pickomino/turn.h"
#include "pickomino/rules.h"
#include "pickomino/network.h"
#include "pickomino/games.h"
#include "pickomino/matches.h"
#include "pickomino/random.h"
#include "pickomino/small.h"

#include "knockout/board.h"
#include "knockout/moves.h"
#include "knockout/values.h"
#include "knockout/choices.h"
#include "knockout/turns.h"
#include "knockout/weighed.h"
#include "knockout/features.h"
#include "knockout/outcomes.h"
#include "knockout/network.h"
#include "knockout/judge.h"
#include "knockout/evaluation.h"
#include "knockout/games.h"
#include "knockout/matches.h"
