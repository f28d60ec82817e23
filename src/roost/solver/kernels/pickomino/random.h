// Whole games of Pickomino between players who choose by chance.
//
// A set of tiles is 16 bits, a roll six counts of four bits.

#pragma once

#define ALL_FACES ((1 << FACES) - 1)

typedef struct {
  int seats, seat, turn;
  int grill, tops; // sets of tiles
  int8_t stacks[MOST_SEATS][TILES], sizes[MOST_SEATS];
  const bool *options;
} ShortGame;

// What a game did, one number after the other, while there is room.
typedef struct {
  Ints steps;
  int64_t next;
} Trace;

static inline void note(Trace *trace, int64_t step) {
  if (trace->next < trace->steps.size[0]) trace->steps.at[trace->next++] = step;
}

static inline int highest(int set) { return 31 - __builtin_clz((unsigned)set); }

// The place-th member of a set, from below.
static inline int member(int set, int64_t place) {
  while (place-- > 0) set &= set - 1;
  return __builtin_ctz((unsigned)set);
}

// A throw of up to eight dice, as six counts of four bits. One draw gives four dice twice: 6^4 of
// its upper and of its lower half.
static inline int throw_dice(Random *random, int dice) {
  uint64_t bits = draw(random);
  int roll = 0, half = min(dice, 4);
  uint32_t parts[2] = {(uint32_t)(bits >> 32), (uint32_t)bits};
  for (int part = 0; part < 2; part++) {
    uint64_t left = parts[part];
    for (int die = 0; die < (part ? dice - half : half); die++) {
      left *= FACES;
      roll += 1 << 4 * (left >> 32);
      left = (uint32_t)left;
    }
  }
  return roll;
}

// The tiles that a total with a worm may take (P9 to P13, P23). `tops` are the others'.
static inline int reachable(const ShortGame *game, int tops, int total) {
  int exact = total - LOWEST_TILE, found = 0;
  if (exact < 0) return 0;
  if (exact < TILES) {
    if (game->grill >> exact & 1) return 1 << exact;
    found = tops & 1 << exact;
  }
  int lower = game->grill & ((1 << min(exact, TILES)) - 1);
  if (game->options[ANY_LOWER] || lower == 0) return found | lower;
  return found | 1 << highest(lower);
}

// The seat's own top tile as a set, which may be empty.
static inline int own_top(const ShortGame *game, int seat) {
  int size = game->sizes[seat];
  return size ? 1 << game->stacks[seat][size - 1] : 0;
}

// Play a turn's dice: the tile that it takes, or -1.
static int random_turn(const ShortGame *game, Random *random, int64_t *decisions, Trace *trace) {
  int dice = DICE, taken = 0, total = 0, others = game->tops & ~own_top(game, game->seat);
  while (true) {
    int roll = throw_dice(random, dice), free = 0;
    note(trace, -roll);
    for (int face = 0; face < FACES; face++)
      if (roll >> 4 * face & 15) free |= 1 << face;
    free &= ~taken;
    if (free == 0) return -1; // P7
    uint64_t bits = draw(random);
    int face = member(free, scaled(bits, __builtin_popcount((unsigned)free)));
    int count = roll >> 4 * face & 15;
    taken |= 1 << face;
    dice -= count;
    total += count * POINTS_OF_FACE[face];
    ++*decisions;
    note(trace, face + 1);
    int tiles = taken >> WORM & 1 ? reachable(game, others, total) : 0;
    int ways = __builtin_popcount((unsigned)tiles);
    bool ended = dice == 0 || taken == ALL_FACES;
    if (ended && ways <= 1) return tiles ? highest(tiles) : -1; // P6
    ++*decisions;
    int first = ended ? 0 : 1; // rolling on comes first, then stopping
    int64_t choice = scaled(bits << 32, first + max(ways, 1));
    if (choice < first) {
      note(trace, ROLL_ON);
      continue;
    }
    int tile = ways ? member(tiles, choice - first) : -1;
    note(trace, ways ? STOP + tile : FAIL);
    return tile;
  }
}

// Take a tile (P14).
static void win(ShortGame *game, int tile) {
  int seat = game->seat;
  if (game->grill >> tile & 1) game->grill ^= 1 << tile;
  else
    for (int other = 0; other < game->seats; other++)
      if (other != seat && own_top(game, other) == 1 << tile) {
        game->sizes[other]--;
        game->tops |= own_top(game, other);
      }
  game->tops &= ~own_top(game, seat);
  game->stacks[seat][game->sizes[seat]++] = (int8_t)tile;
  game->tops |= 1 << tile;
}

// Fail a turn (P17 to P19, P22, P24).
static void lose(ShortGame *game) {
  int seat = game->seat, mine = own_top(game, seat);
  bool face_down = game->options[FACE_DOWN];
  if (mine) {
    game->sizes[seat]--;
    game->tops = (game->tops & ~mine) | own_top(game, seat);
    if (!face_down) game->grill |= mine;
  }
  if (game->grill && (mine ? !face_down : game->options[TURN_ON_EMPTY])) {
    int top = 1 << highest(game->grill);
    if (top != mine || game->options[SHORT]) game->grill ^= top;
  }
}

// Play games to their end; the number of decisions. `worms`, `best` (tiles, from 1) and `turns`
// are what the games end with. `trace` gets each roll as minus its packed counts, each action by
// number.
KERNEL(pickomino_random_games, {
  int64_t seats, seed;
  BoolRows options;
  IntRows worms, best;
  Ints32 turns;
  Ints trace;
}) {
  int64_t decisions = 0;
  Trace trace = {a->trace, 0};
  for (int64_t number = 0; number < a->turns.size[0]; number++) {
    Random random = new_random(a->seed, number);
    ShortGame game = {.seats = (int)a->seats, .turn = 1, .grill = (1 << TILES) - 1};
    game.options = a->options.at + number * OPTIONS;
    while (true) {
      int tile = random_turn(&game, &random, &decisions, &trace);
      if (tile >= 0) win(&game, tile);
      else lose(&game);
      if (game.grill == 0 || game.turn >= TURN_CAP) break;
      game.seat = game.seat + 1 < game.seats ? game.seat + 1 : 0;
      game.turn++;
    }
    a->turns.at[number] = game.turn;
    for (int seat = 0; seat < game.seats; seat++) {
      int64_t worms = 0, best = 0;
      for (int place = 0; place < game.sizes[seat]; place++) {
        worms += worms_on(game.stacks[seat][place]);
        best = max(best, game.stacks[seat][place] + 1);
      }
      a->worms.at[number * a->seats + seat] = worms;
      a->best.at[number * a->seats + seat] = best;
    }
  }
  return (double)decisions;
}
