// Whole games of Knockout between styles of play.

#pragma once

// A game's result, as a row of numbers. CHOICES: landing spaces of all pieces that a roll let move;
// CHOOSERS: how many pieces those were.
enum result { TURNS, HITS, MADE, CHOICES, CHOOSERS, ENDED, RESULTS };

// The most valuable hit, or any move.
static Move greedy_move(const Game *game, const Movers *m, Random *random) {
  int64_t best = 0;
  Movers kept = {.count = 0};
  for (int i = 0; i < m->count; i++)
    if (m->ends[i] & game->occupied) best = max(best, POINTS[number_of((int)m->pieces[i])]);
  if (best == 0) return pick_move(m, random);
  for (int i = 0; i < m->count; i++) {
    Set hits = m->ends[i] & game->occupied;
    if (!hits || POINTS[number_of((int)m->pieces[i])] != best) continue;
    kept.pieces[kept.count] = m->pieces[i];
    kept.ends[kept.count++] = hits;
  }
  return pick_move(&kept, random);
}

// The move that a turn begins with, as likely as it weighs.
static Move weighed_move(const Game *game, const Board *b, Temper temper, Random *random) {
  static Landings firsts;
  const int64_t *facts = game->facts;
  weigh_turns(&game->position, b, (int)facts[SEAT], roll_in_game(facts), facts[HALF], temper,
              firsts);
  double total = 0;
  for (int piece = 0; piece < PIECES; piece++)
    for (int space = 0; space < MOST_SPACES; space++) total += firsts[piece][space];
  double left = total * (double)(draw(random) >> 11) / ((int64_t)1 << 53);
  Move found = {-1, -1};
  for (int piece = 0; piece < PIECES; piece++)
    for (int space = 0; space < MOST_SPACES; space++) {
      if (firsts[piece][space] > 0 && (found.piece < 0 || left >= 0)) found = (Move){piece, space};
      left -= firsts[piece][space];
    }
  return found;
}

// The turn of a player who takes one move after the other.
static void play_moves(Game *game, const Board *b, enum knockout_style style, Temper temper,
                       Roll roll, Random *random, int64_t *result) {
  Movers m = apply_roll(game, b, roll);
  while (m.count) {
    Move move = style == WEIGHING ? weighed_move(game, b, temper, random)
                : style == GREEDY ? greedy_move(game, &m, random)
                                  : pick_move(&m, random);
    result[MADE]++;
    m = apply_move(game, b, move.piece, move.space, &result[HITS]);
  }
}

// Play a whole turn, which may have no move at all.
static void play_planned(Game *game, Turn turn, int64_t *result) {
  if (turn.piece >= 0) {
    result[MADE] += turn.piece2 < 0 ? 1 : 2;
    result[HITS] += make_turn(&game->position, turn);
    game->occupied = occupied_in(&game->position);
    game->facts[ACTIVE] = active_in(&game->position);
  }
  if (game->facts[ACTIVE] == 0) game->facts[END] = NO_RIVALS;
  else end_turn(game);
}

// Play games from number `first` on. Player p sits in seat (p + game) % seats, and game g starts
// with seat (g / seats) % seats.
KERNEL(knockout_matches, {
  int64_t seed, first, seats, rounds;
  Bytes start;
  Board board;
  Net net;
  Ints styles;        // by player
  DoubleRows tempers; // by player
  IntRows points;     // by game and seat
  IntRows results;    // by game
}) {
  const Board *b = &a->board;
  int64_t facts[FACTS];
  int seats = (int)a->seats;
  for (int64_t row = 0; row < a->points.size[0]; row++) {
    int64_t number = a->first + row, *result = a->results.at + row * RESULTS;
    Random random = new_random(a->seed, number);
    Game game = {.position = {.seats = seats}, .facts = facts, .rounds = a->rounds};
    memset(result, 0, RESULTS * sizeof *result);
    start_game(&game, a->start, (int)(number / seats % seats));
    while (facts[END] == RUNNING) {
      const Position *p = &game.position;
      Roll roll = roll_two(&random);
      int seat = (int)facts[SEAT], player = place_of(seat, (int)(number % seats), seats);
      enum knockout_style style = (enum knockout_style)a->styles.at[player];
      Choices c = choices_of(p, b, seat, roll, BOTH);
      result[CHOOSERS] += c.total;
      for (int i = 0; i < c.total; i++) result[CHOICES] += size_of(c.ends[i]);
      if (style == STRONGEST && seats == 2) style = STUDIED; // as the bot of that name
      if (style == STRONGEST)
        play_planned(&game, judge_turn(p, b, &a->net, seat, roll, BOTH).turn, result);
      else if (style == STUDIED || style == CAUTIOUS)
        play_planned(&game, rank_turns(p, b, seat, roll, BOTH, style, &random).turn, result);
      else {
        Temper temper = *(const Temper *)(a->tempers.at + 3 * player);
        play_moves(&game, b, style, temper, roll, &random, result);
      }
    }
    Material m = material_of(&game.position);
    for (int seat = 0; seat < seats; seat++) a->points.at[row * seats + seat] = m.points[seat];
    result[TURNS] = facts[TURN];
    result[ENDED] = facts[END];
  }
  return 0;
}
