// Whole games of Pickomino between bots that play each turn for the best of their values.

#pragma once

enum style { GREEDY_TURN, STRONGEST_TURN };

// Play a turn by its solution; the total it stops on, or -1 for a failure.
static int64_t play_turn(const Tables *t, Goal goal, Solved solved, Random *random) {
  int64_t rolling = t->group_of.size[0], state = rolling - 1;
  int mask = 0;
  while (true) {
    const Group *g = t->groups + t->group_of.at[state];
    const int32_t *successors = t->successors.at + g->successors + (state - g->first);
    int shown[FACES] = {0};
    for (int die = 0; die < g->dice; die++) shown[below(random, FACES)]++;
    int64_t taken = -1;
    int free = 0, chosen = 0;
    for (int face = 0; face < FACES; face++) {
      if (mask >> face & 1) continue;
      if (shown[face] > 0) {
        int64_t after = successors[(free * g->dice + shown[face] - 1) * padded(g)];
        if (taken < 0 || solved.best[after] > solved.best[taken] + TIE) {
          taken = after;
          chosen = face;
        }
      }
      free++;
    }
    if (taken < 0) return -1; // P7
    state = taken;
    mask |= 1 << chosen;
    if (state >= rolling || stop_value(t, goal, state) >= solved.roll[state] - TIE)
      return t->worm.at[state] ? t->total.at[state] : -1;
  }
}

// What the seat to move plays a turn for: the worth of each outcome.
static void find_worth(Seat now, enum style style, OutcomeValues values, double *worth) {
  if (style == GREEDY_TURN) greedy_worths(now, worth);
  else
    for (int outcome = 0; outcome < OUTCOMES; outcome++) worth[outcome] = values[outcome][now.seat];
}

// Play games to their end; `first` is the number of the first one, `styles` is by game and seat.
// `luck` is by how much a seat's outcomes were worth more to it than expected, by the network;
// if it has no rows, it is not measured.
KERNEL(pickomino_matches, {
  int64_t seed, first, seats;
  Bools options;
  IntRows styles;
  ValueNet net;
  Tables tables;
  Ints32 turns;
  DoubleRows shares;
  IntRows worms;
  DoubleRows luck;
}) {
  const Tables *t = &a->tables;
  int seats = (int)a->seats;
  bool measured = a->luck.size[0] > 0;
  int8_t owner[TILES], height[TILES];
  OutcomeValues values;
  double worth[OUTCOMES], payoff[TOTALS], expected[MOST_SEATS];
  int64_t chosen[TOTALS];
  for (int64_t game = 0; game < a->turns.size[0]; game++) {
    Random random = new_random(a->seed, a->first + game);
    Seat now = {{owner, height}, seats, 0, a->options.at};
    int turn = 1;
    memset(owner, GRILL, TILES);
    memset(height, 0, TILES);
    for (int seat = 0; seat < seats; seat++) {
      a->worms.at[game * seats + seat] = 0;
      if (measured) a->luck.at[game * seats + seat] = 0;
    }
    while (true) {
      enum style style = (enum style)a->styles.at[game * seats + now.seat];
      if (measured || style == STRONGEST_TURN) value_outcomes(&a->net, now, values);
      find_worth(now, style, values, worth);
      find_payoff(now, worth, chosen, payoff);
      Goal goal = {payoff, worth[FAILURE]};
      solve(t, goal, SCRATCH);
      if (measured) mean_of_ends(t, goal, chosen, values, seats, expected);
      int64_t total = play_turn(t, goal, SCRATCH, &random);
      int outcome = total < 0 ? FAILURE : (int)chosen[total];
      if (measured)
        for (int seat = 0; seat < seats; seat++)
          a->luck.at[game * seats + seat] += values[outcome][seat] - expected[seat];
      end_with(now, outcome);
      if (grill_empty(now.lying) || turn >= TURN_CAP) break;
      now.seat = now.seat + 1 < seats ? now.seat + 1 : 0;
      turn++;
    }
    a->turns.at[game] = turn;
    final_shares(now, a->shares.at + game * seats);
    for (int tile = 0; tile < TILES; tile++)
      if (owner[tile] >= 0) a->worms.at[game * seats + owner[tile]] += worms_on(tile);
  }
  return 0;
}

// Play one turn of every game that waits for its first roll, for the worth of its outcomes.
KERNEL(pickomino_play_turns, {
  Games games;
  DoubleRows worth;
  Words random;
  Tables tables;
  Ints outcomes;
}) {
  double payoff[TOTALS];
  int64_t chosen[TOTALS];
  for (int64_t game = 0; game < a->outcomes.size[0]; game++) {
    a->outcomes.at[game] = -1;
    if (a->games.phase.at[game] != CHANCE) continue;
    const double *worth = a->worth.at + game * OUTCOMES;
    Seat now = mover_of(&a->games, game);
    find_payoff(now, worth, chosen, payoff);
    Goal goal = {payoff, worth[FAILURE]};
    solve(&a->tables, goal, SCRATCH);
    int64_t total = play_turn(&a->tables, goal, SCRATCH, a->random.at + game);
    a->outcomes.at[game] = total < 0 ? FAILURE : chosen[total];
    end_with(now, (int)a->outcomes.at[game]);
    begin_next_turn(&a->games, game);
  }
  return 0;
}
