// Batches of Pickomino games, one step of all of them at a time.

#pragma once

typedef struct {
  int64_t seats;
  ByteRows owner, height; // by game and tile
  Bytes seat;             // to move
  ByteRows taken, roll;   // dice by face
  Bytes phase;
  Ints32 turn;
  BoolRows options;
} Games;

static inline Seat mover_of(const Games *games, int64_t game) {
  Lying lying = {games->owner.at + game * TILES, games->height.at + game * TILES};
  return (Seat){lying, (int)games->seats, games->seat.at[game], games->options.at + game * OPTIONS};
}

static inline int8_t *taken_in(const Games *games, int64_t game) {
  return games->taken.at + game * FACES;
}

static inline int8_t *roll_in(const Games *games, int64_t game) {
  return games->roll.at + game * FACES;
}

// Mark the tiles that the seat to decide may stop with; how many.
static int stops_of(const Games *games, int64_t game, bool *tiles) {
  const int8_t *taken = taken_in(games, game);
  memset(tiles, 0, TILES);
  return taken[WORM] > 0 ? reach(mover_of(games, game), points_of(taken), tiles) : 0;
}

static void find_legal(const Games *games, int64_t game, bool *legal) {
  const int8_t *taken = taken_in(games, game), *roll = roll_in(games, game);
  memset(legal, 0, ACTIONS);
  if (games->phase.at[game] == CHOOSE)
    for (int face = 0; face < FACES; face++) legal[face + 1] = roll[face] > 0 && taken[face] == 0;
  if (games->phase.at[game] == DECIDE) {
    legal[ROLL_ON] = !complete(taken);
    legal[FAIL] = stops_of(games, game, legal + STOP) == 0;
  }
}

static void begin_next_turn(const Games *games, int64_t game) {
  memset(taken_in(games, game), 0, FACES);
  memset(roll_in(games, game), 0, FACES);
  if (grill_empty(mover_of(games, game).lying) || games->turn.at[game] >= TURN_CAP) {
    games->phase.at[game] = OVER;
  } else {
    games->phase.at[game] = CHANCE;
    games->seat.at[game] = (int8_t)((games->seat.at[game] + 1) % games->seats);
    games->turn.at[game]++;
  }
}

static void give_dice(const Games *games, int64_t game, const int8_t *dice) {
  bool free = false;
  for (int face = 0; face < FACES; face++)
    free = free || (dice[face] > 0 && taken_in(games, game)[face] == 0);
  if (free) {
    memcpy(roll_in(games, game), dice, FACES);
    games->phase.at[game] = CHOOSE;
  } else { // P7
    fail_turn(mover_of(games, game));
    begin_next_turn(games, game);
  }
}

static bool is_legal(const Games *games, int64_t game, int64_t action) {
  bool legal[ACTIONS];
  find_legal(games, game, legal);
  return action >= 0 && action < ACTIONS && legal[action];
}

static void act(const Games *games, int64_t game, int64_t action) {
  if (ROLL_ON < action && action <= FACES) {
    bool tiles[TILES];
    int8_t *taken = taken_in(games, game), *roll = roll_in(games, game);
    taken[action - 1] = roll[action - 1];
    memset(roll, 0, FACES);
    games->phase.at[game] = DECIDE;
    if (!complete(taken)) return;
    // A turn that is over ends by itself, unless there is a tile to choose (P6).
    int ways = stops_of(games, game, tiles);
    if (ways > 1) return;
    action = FAIL;
    for (int tile = 0; tile < TILES; tile++)
      if (tiles[tile]) action = STOP + tile;
  }
  if (action == ROLL_ON) {
    games->phase.at[game] = CHANCE;
    return;
  }
  end_with(mover_of(games, game), action == FAIL ? FAILURE : (int)(action - STOP));
  begin_next_turn(games, game);
}

static inline bool waits_for_action(const Games *games, int64_t game) {
  return games->phase.at[game] == CHOOSE || games->phase.at[game] == DECIDE;
}

// -- exports ---------------------------------------------------------------------------------

KERNEL(pickomino_legal, { Games games; BoolRows legal; }) {
  for (int64_t game = 0; game < a->legal.size[0]; game++)
    find_legal(&a->games, game, a->legal.at + game * ACTIONS);
  return 0;
}

// Games that wait for dice get theirs, which must fit.
KERNEL(pickomino_apply_rolls, { Games games; ByteRows dice; }) {
  for (int64_t game = 0; game < a->dice.size[0]; game++)
    if (a->games.phase.at[game] == CHANCE)
      give_dice(&a->games, game, a->dice.at + game * FACES);
  return 0;
}

// Games that wait for dice get fair ones.
KERNEL(pickomino_throw, { Games games; Words random; }) {
  for (int64_t game = 0; game < a->random.size[0]; game++) {
    int8_t dice[FACES] = {0};
    if (a->games.phase.at[game] != CHANCE) continue;
    for (int left = dice_left(taken_in(&a->games, game)); left > 0; left--)
      dice[below(a->random.at + game, FACES)]++;
    give_dice(&a->games, game, dice);
  }
  return 0;
}

// Games that wait for an action get theirs. If one is not legal, nothing changes: its game, or -1.
KERNEL(pickomino_apply, { Games games; Ints actions; }) {
  for (int64_t game = 0; game < a->actions.size[0]; game++)
    if (waits_for_action(&a->games, game) && !is_legal(&a->games, game, a->actions.at[game]))
      return (double)game;
  for (int64_t game = 0; game < a->actions.size[0]; game++)
    if (waits_for_action(&a->games, game)) act(&a->games, game, a->actions.at[game]);
  return -1;
}

// One of the legal actions of each game, all equally likely; -1 where there is none.
KERNEL(pickomino_choose, { BoolRows legal; Words random; Ints actions; }) {
  for (int64_t game = 0; game < a->actions.size[0]; game++) {
    const bool *legal = a->legal.at + game * ACTIONS;
    int64_t count = 0, action = 0;
    for (int i = 0; i < ACTIONS; i++) count += legal[i];
    a->actions.at[game] = -1;
    if (count == 0) continue;
    int64_t left = below(a->random.at + game, count);
    while (!legal[action] || left-- > 0) action++;
    a->actions.at[game] = action;
  }
  return 0;
}
