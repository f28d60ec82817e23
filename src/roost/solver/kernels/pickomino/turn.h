// The exact turn of Pickomino: what stopping, rolling and every choice are worth, and where the
// best play ends. The tables are those of `roost.solver.pickomino.turn.tables`.

#pragma once

#define LANES 8     // states that share one walk through the outcomes
#define TOTALS 41   // a turn ends on 0 to 40 points
#define ROWS 48     // the widest roll shows 6 faces in up to 8 counts
#define DEPTHS 8    // the deepest outcome shows 6 faces
#define STATES 2048 // at least as many as a turn can be in
#define TIE 1e-12   // closer values are equal, so that rounding never decides a choice
#define BELOW_ALL (-1e300)

// States with the same number of free faces and dice left, which share a list of outcomes.
typedef struct {
  int32_t faces, dice;  // free, left
  int32_t first, size;  // its states
  int32_t node, nodes;  // its outcomes
  int32_t successors;   // where its rows begin: one for each face and count
} Group;

typedef struct {
  union {
    Group *groups;
    int64_t groups_address;
  };
  int64_t group_count, group_columns;
  Doubles miss;       // by group: how likely a roll shows taken faces only
  Ints32 depth, row;  // by outcome: faces shown before, and which face and count is new
  Doubles chance;     // by outcome
  Ints32 successors;  // by row and state of a group, padded to whole lanes
  Ints32 total;       // by state
  Bools worm;         // by state
  Ints32 group_of;    // by state that can roll; the last one is the start
} Tables;

// What a turn is played for: the value of stopping on each total with a worm, and of failing.
typedef struct {
  const double *payoff;
  double fail;
} Goal;

// A solved turn.
typedef struct {
  double *best; // by state: the value of the best decision
  double *roll; // by state that can roll: the value of rolling
} Solved;

static inline double stop_value(const Tables *t, Goal goal, int64_t state) {
  return t->worm.at[state] ? goal.payoff[t->total.at[state]] : goal.fail;
}

static inline int64_t padded(const Group *g) { return (g->size + LANES - 1) / LANES * LANES; }

// The value of rolling for a block of LANES states of a group. An outcome is its parent with one
// more face shown, so its best choice is the larger of the parent's best and one new value.
static void roll_block(const Tables *t, const Group *g, int64_t block, const double *best,
                       double missed, double *restrict found) {
  double value[ROWS * LANES], stack[DEPTHS * LANES];
  const int32_t *successors = t->successors.at + g->successors + block;
  for (int r = 0; r < g->faces * g->dice; r++)
    for (int lane = 0; lane < LANES; lane++)
      value[r * LANES + lane] = best[successors[r * padded(g) + lane]];
  for (int lane = 0; lane < LANES; lane++) {
    stack[lane] = BELOW_ALL;
    found[lane] = missed;
  }
  for (int64_t node = g->node; node < g->node + g->nodes; node++) {
    const double *above = stack + t->depth.at[node] * LANES;
    const double *shown = value + t->row.at[node] * LANES;
    double *here = stack + (t->depth.at[node] + 1) * LANES, chance = t->chance.at[node];
    for (int lane = 0; lane < LANES; lane++) {
      double top = shown[lane] > above[lane] ? shown[lane] : above[lane];
      here[lane] = top;
      found[lane] += chance * top;
    }
  }
}

// The same for the start of the turn, the only state of its group.
static double roll_start(const Tables *t, const Group *g, const double *best, double missed) {
  double value[ROWS], stack[DEPTHS];
  for (int r = 0; r < g->faces * g->dice; r++)
    value[r] = best[t->successors.at[g->successors + r * padded(g)]];
  stack[0] = BELOW_ALL;
  for (int64_t node = g->node; node < g->node + g->nodes; node++) {
    double above = stack[t->depth.at[node]], shown = value[t->row.at[node]];
    double top = shown > above ? shown : above;
    stack[t->depth.at[node] + 1] = top;
    missed += t->chance.at[node] * top;
  }
  return missed;
}

// Solve a turn, last takes first; the value of its start.
static double solve(const Tables *t, Goal goal, Solved solved) {
  int64_t rolling = t->group_of.size[0];
  for (int64_t state = rolling; state < t->total.size[0]; state++)
    solved.best[state] = stop_value(t, goal, state);
  for (int64_t n = 0; n < t->group_count; n++) {
    const Group *g = t->groups + n;
    double missed = t->miss.at[n] * goal.fail;
    if (g->size == 1) solved.roll[g->first] = roll_start(t, g, solved.best, missed);
    else
      for (int64_t block = 0; block < g->size; block += LANES) {
        double found[LANES];
        roll_block(t, g, block, solved.best, missed, found);
        for (int lane = 0; lane < LANES && block + lane < g->size; lane++)
          solved.roll[g->first + block + lane] = found[lane];
      }
    for (int64_t state = g->first; state < g->first + g->size; state++) {
      double stop = stop_value(t, goal, state);
      solved.best[state] = stop >= solved.roll[state] ? stop : solved.roll[state];
    }
  }
  // A turn starts with a roll: a player may not stop before it.
  solved.best[rolling - 1] = solved.roll[rolling - 1];
  return solved.roll[rolling - 1];
}

// Where the best play from a state ends: chances by total, then of failing. `must_roll` rules out
// stopping at `start` itself.
static void find_ends(const Tables *t, Goal goal, Solved solved, int64_t start, bool must_roll,
                      double *ends, int64_t failed) {
  static double weight[STATES];
  double top[DEPTHS], chance[ROWS], value[ROWS];
  int32_t pick[DEPTHS] = {0};
  int64_t rolling = t->group_of.size[0], states = t->total.size[0];
  require(states <= STATES);
  for (int64_t state = 0; state < states; state++) weight[state] = 0;
  for (int64_t end = 0; end <= failed; end++) ends[end] = 0;
  weight[start] = 1;
  // Groups come last takes first, so walking states downwards goes forward in the turn.
  for (int64_t state = min(start, rolling - 1); state >= 0; state--) {
    double w = weight[state];
    if (w == 0) continue;
    bool stops = stop_value(t, goal, state) >= solved.roll[state] - TIE;
    if (stops && !(must_roll && state == start)) {
      ends[t->worm.at[state] ? t->total.at[state] : failed] += w;
      continue;
    }
    const Group *g = t->groups + t->group_of.at[state];
    const int32_t *successors = t->successors.at + g->successors + (state - g->first);
    int rows = g->faces * g->dice;
    for (int r = 0; r < rows; r++) {
      chance[r] = 0;
      value[r] = solved.best[successors[r * padded(g)]];
    }
    ends[failed] += w * t->miss.at[t->group_of.at[state]];
    top[0] = BELOW_ALL;
    for (int64_t node = g->node; node < g->node + g->nodes; node++) {
      int32_t depth = t->depth.at[node], shown = t->row.at[node];
      bool better = value[shown] > top[depth] + TIE;
      int32_t chosen = better ? shown : pick[depth];
      top[depth + 1] = better ? value[shown] : top[depth];
      pick[depth + 1] = chosen;
      chance[chosen] += t->chance.at[node];
    }
    for (int r = 0; r < rows; r++) weight[successors[r * padded(g)]] += w * chance[r];
  }
  for (int64_t state = rolling; state < states; state++)
    if (weight[state] > 0) ends[t->worm.at[state] ? t->total.at[state] : failed] += weight[state];
}

static inline int64_t start_of(const Tables *t) { return t->group_of.size[0] - 1; }

// Room for one solved turn.
static double best_of_turn[STATES], roll_of_turn[STATES];
static const Solved SCRATCH = {best_of_turn, roll_of_turn};

// -- exports ---------------------------------------------------------------------------------

KERNEL(solve_turn, { Doubles payoff; double fail; Tables tables; Doubles best, roll; }) {
  Goal goal = {a->payoff.at, a->fail};
  return solve(&a->tables, goal, (Solved){a->best.at, a->roll.at});
}

KERNEL(turn_ends, {
  int64_t start, must_roll;
  Doubles best, roll, payoff;
  double fail;
  Tables tables;
  Doubles ends;
}) {
  Goal goal = {a->payoff.at, a->fail};
  Solved solved = {a->best.at, a->roll.at};
  find_ends(&a->tables, goal, solved, a->start, a->must_roll, a->ends.at, a->ends.size[0] - 1);
  return 0;
}

// The value of each row of payoffs.
KERNEL(turn_values, { DoubleRows payoffs; Doubles fails; Tables tables; Doubles values; }) {
  for (int64_t i = 0; i < a->payoffs.size[0]; i++) {
    Goal goal = {a->payoffs.at + i * a->payoffs.size[1], a->fails.at[i]};
    a->values.at[i] = solve(&a->tables, goal, SCRATCH);
  }
  return 0;
}

// The value of each row of payoffs, and where its best play ends.
KERNEL(turn_values_and_ends, {
  DoubleRows payoffs;
  Doubles fails;
  Tables tables;
  Doubles values;
  DoubleRows ends;
}) {
  const Tables *t = &a->tables;
  int64_t ends = a->ends.size[1];
  for (int64_t i = 0; i < a->payoffs.size[0]; i++) {
    Goal goal = {a->payoffs.at + i * a->payoffs.size[1], a->fails.at[i]};
    a->values.at[i] = solve(t, goal, SCRATCH);
    find_ends(t, goal, SCRATCH, start_of(t), true, a->ends.at + i * ends, ends - 1);
  }
  return 0;
}
