// Small games of Pickomino for two, solved as a whole by value iteration.

#pragma once

// Renew the value of every position; the largest change. `after` is the position that each outcome
// leads to, seen by the other seat, or -1 where the game is then over and `final` is the share.
// `replies` are the values of those positions; if it is empty, they are the values themselves.
KERNEL(sweep_small_game, {
  Positions positions;
  IntRows after;
  DoubleRows final;
  Doubles replies;
  Tables tables;
  Doubles values;
}) {
  const double *replies = a->replies.size[0] ? a->replies.at : a->values.at;
  double worth[OUTCOMES], payoff[TOTALS], change = 0;
  int64_t chosen[TOTALS];
  // Positions are listed from the start outwards: the later ones are nearer to the end.
  for (int64_t n = a->values.size[0] - 1; n >= 0; n--) {
    for (int outcome = 0; outcome < OUTCOMES; outcome++) {
      int64_t reached = a->after.at[n * OUTCOMES + outcome];
      worth[outcome] =
          reached >= 0 ? 1 - replies[reached] : a->final.at[n * OUTCOMES + outcome];
    }
    find_payoff(seat_of(&a->positions, n), worth, chosen, payoff);
    double value = solve(&a->tables, (Goal){payoff, worth[FAILURE]}, SCRATCH);
    change = max(change, __builtin_fabs(value - a->values.at[n]));
    a->values.at[n] = value;
  }
  return change;
}

// How likely each outcome of a turn is when it is played for `worth`.
KERNEL(outcome_chances, {
  Positions positions;
  DoubleRows worth;
  Tables tables;
  DoubleRows chances;
}) {
  const Tables *t = &a->tables;
  double payoff[TOTALS], ends[TOTALS + 1];
  int64_t chosen[TOTALS];
  for (int64_t game = 0; game < a->worth.size[0]; game++) {
    const double *worth = a->worth.at + game * OUTCOMES;
    double *chances = a->chances.at + game * OUTCOMES;
    for (int outcome = 0; outcome < OUTCOMES; outcome++) chances[outcome] = 0;
    find_payoff(seat_of(&a->positions, game), worth, chosen, payoff);
    Goal goal = {payoff, worth[FAILURE]};
    solve(t, goal, SCRATCH);
    find_ends(t, goal, SCRATCH, start_of(t), true, ends, TOTALS);
    for (int end = 0; end <= TOTALS; end++)
      chances[end < TOTALS ? chosen[end] : FAILURE] += ends[end];
  }
  return 0;
}
