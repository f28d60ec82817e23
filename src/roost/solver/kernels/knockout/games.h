// Batches of Knockout games, one step of all of them at a time.

#pragma once

// The pieces that may move in each game, where they can end, and how many they are.
typedef struct {
  int64_t seats, rounds;
  WordRows reach;
  ByteRows positions;
  IntRows facts;
  Words occupied;
  IntRows pieces;
  WordRows ends;
  Ints count;
} KnockoutGames;

static inline Board roads_only(WordRows reach) { return (Board){.reach = reach}; }

static inline Game load_game(const KnockoutGames *games, int64_t number) {
  Game game = {.facts = games->facts.at + number * FACTS, .rounds = games->rounds};
  game.position.seats = (int)games->seats;
  memcpy(game.position.at, games->positions.at + number * PIECES, PIECES);
  game.occupied = games->occupied.at[number];
  return game;
}

static inline void keep_movers(const KnockoutGames *games, int64_t number, const Movers *m) {
  games->count.at[number] = m->count;
  for (int i = 0; i < m->count; i++) {
    games->pieces.at[number * MOVERS + i] = m->pieces[i];
    games->ends.at[number * MOVERS + i] = m->ends[i];
  }
}

static inline Movers load_movers(const KnockoutGames *games, int64_t number) {
  Movers m = {.count = (int)games->count.at[number]};
  for (int i = 0; i < m.count; i++) {
    m.pieces[i] = games->pieces.at[number * MOVERS + i];
    m.ends[i] = games->ends.at[number * MOVERS + i];
  }
  return m;
}

static inline bool waits_for_dice(const KnockoutGames *games, int64_t number) {
  const int64_t *facts = games->facts.at + number * FACTS;
  return facts[END] == RUNNING && facts[LOW] == 0;
}

// Work out which spaces are occupied and which moves are legal.
KERNEL(knockout_look, { KnockoutGames games; }) {
  const KnockoutGames *games = &a->games;
  Board b = roads_only(games->reach);
  for (int64_t number = 0; number < games->count.size[0]; number++) {
    Game game = load_game(games, number);
    Movers m = {.count = 0};
    enum half left;
    game.occupied = games->occupied.at[number] = occupied_in(&game.position);
    game.facts[ACTIVE] = active_in(&game.position);
    if (game.facts[LOW])
      m = legal_moves(&game.position, &b, (int)game.facts[SEAT], roll_in_game(game.facts),
                      game.facts[HALF], game.occupied, &left);
    keep_movers(games, number, &m);
  }
  return 0;
}

static inline void give_roll(const KnockoutGames *games, const Board *b, int64_t number,
                             Roll roll) {
  Game game = load_game(games, number);
  Movers m = apply_roll(&game, b, roll);
  keep_movers(games, number, &m);
}

// Games that wait for dice get theirs, the lower first.
KERNEL(knockout_apply_rolls, { KnockoutGames games; IntRows dice; }) {
  Board b = roads_only(a->games.reach);
  for (int64_t number = 0; number < a->dice.size[0]; number++) {
    const int64_t *dice = a->dice.at + 2 * number;
    if (waits_for_dice(&a->games, number))
      give_roll(&a->games, &b, number, (Roll){(int)dice[0], (int)dice[1]});
  }
  return 0;
}

// Games that wait for dice get fair ones.
KERNEL(knockout_throw, { KnockoutGames games; Words random; }) {
  Board b = roads_only(a->games.reach);
  for (int64_t number = 0; number < a->random.size[0]; number++)
    if (waits_for_dice(&a->games, number))
      give_roll(&a->games, &b, number, roll_two(a->random.at + number));
  return 0;
}

// An action is piece times spaces plus space. Games that wait for a move get theirs. If one is not
// legal, nothing changes: its game, or -1.
KERNEL(knockout_apply, { KnockoutGames games; Ints actions; }) {
  const KnockoutGames *games = &a->games;
  int64_t spaces = games->reach.size[1], unused = 0;
  Board b = roads_only(games->reach);
  for (int64_t number = 0; number < a->actions.size[0]; number++) {
    int64_t action = a->actions.at[number];
    bool found = games->count.at[number] == 0;
    for (int64_t i = 0; i < games->count.at[number]; i++) {
      int64_t at = number * MOVERS + i;
      found = found || (action >= 0 && games->pieces.at[at] == action / spaces &&
                        games->ends.at[at] >> action % spaces & 1);
    }
    if (!found) return (double)number;
  }
  for (int64_t number = 0; number < a->actions.size[0]; number++) {
    if (games->count.at[number] == 0) continue;
    int64_t action = a->actions.at[number];
    Game game = load_game(games, number);
    Movers m = apply_move(&game, &b, (int)(action / spaces), (int)(action % spaces), &unused);
    memcpy(games->positions.at + number * PIECES, game.position.at, PIECES);
    games->occupied.at[number] = game.occupied;
    keep_movers(games, number, &m);
  }
  return -1;
}

// Any legal move of each game, all equally likely; -1 where there is none.
KERNEL(knockout_choose, { KnockoutGames games; Words random; Ints actions; }) {
  for (int64_t number = 0; number < a->actions.size[0]; number++) {
    a->actions.at[number] = -1;
    if (a->games.count.at[number] == 0) continue;
    Movers m = load_movers(&a->games, number);
    Move move = pick_move(&m, a->random.at + number);
    a->actions.at[number] = move.piece * a->games.reach.size[1] + move.space;
  }
  return 0;
}

KERNEL(knockout_legal, { KnockoutGames games; BoolRows legal; }) {
  int64_t spaces = a->games.reach.size[1];
  memset(a->legal.at, 0, a->legal.size[0] * a->legal.size[1]);
  for (int64_t number = 0; number < a->legal.size[0]; number++) {
    Movers m = load_movers(&a->games, number);
    for (int i = 0; i < m.count; i++)
      for (Set left = m.ends[i]; left; left = without_first(left))
        a->legal.at[number * a->legal.size[1] + m.pieces[i] * spaces + first_of(left)] = true;
  }
  return 0;
}

// Play random games, one after the other, for at least `moves` moves; how many were made.
// `position` and `facts` are those of the last one. `log` takes rows of (game, low, high, piece,
// space, legal moves), while there is room. A roll has piece -1, who starts as its space, and
// how many pieces it may move.
KERNEL(knockout_random_games, {
  int64_t seats, rounds, seed, moves;
  WordRows reach;
  Bytes start, position;
  Ints facts;
  IntRows log;
}) {
  Board b = roads_only(a->reach);
  int64_t done = 0, written = 0, room = a->log.size[0], unused = 0;
  Game game = {.position = {.seats = (int)a->seats}, .facts = a->facts.at, .rounds = a->rounds};
  for (int64_t number = 0; done < a->moves; number++) {
    Random random = new_random(a->seed, number);
    start_game(&game, a->start, (int)below(&random, a->seats));
    while (game.facts[END] == RUNNING) {
      Roll roll = roll_two(&random);
      Movers m = apply_roll(&game, &b, roll);
      if (written < room) {
        int64_t row[6] = {number, roll.low, roll.high, -1, game.facts[FIRST], m.count};
        memcpy(a->log.at + 6 * written++, row, sizeof row);
      }
      while (m.count) {
        Move move = pick_move(&m, &random);
        if (written < room) {
          int64_t row[6] = {number, 0, 0, move.piece, move.space, moves_in(&m)};
          memcpy(a->log.at + 6 * written++, row, sizeof row);
        }
        m = apply_move(&game, &b, move.piece, move.space, &unused);
        done++;
      }
    }
  }
  memcpy(a->position.at, game.position.at, PIECES);
  return (double)done;
}
