// Who will keep which number, and who wins by that.
//
// A game ends when every number is held by one seat alone (K12). The solved game of a number
// gives the chance of each way that may come, and the network corrects it. The points of all six
// add up, so the shares follow by counting, as if the numbers had nothing to do with each other.
//
// The outcomes of a number, in the order of rolling. Of two seats: the first keeps two pieces or
// one, or the second keeps one or two. Of more: which of them keeps theirs.

#pragma once

#define KEPT_BY 4 // outcomes of a number
#define WAYS 256  // in which four numbers can come out
#define LEAST_CHANCE 0.01 // that the network may still raise
#define DUEL_WEIGHT 0.8   // how far won duels tell who outlives two rivals or three
#define NO_DUEL (-1.0)
#define POINT_BITS 16 // for each seat's points, in one word
#define POINT_MASK ((1 << POINT_BITS) - 1)

typedef double Kept[NUMBERS][KEPT_BY]; // the chance of each outcome of each number

static inline double at_most_certain(double chance) { return max(0.0, min(1.0, chance)); }

// Both functions fill in the chances of a contested number's outcomes, up to a factor. They return
// how likely the first seat keeps its piece if the number is a duel of two pieces, else NO_DUEL.
static double outcomes_of_two(const Position *p, const Board *b, int following, int number,
                              double *chances) {
  int mine = 0, theirs = 0;
  for (int pair = 0; pair < 2; pair++) {
    mine += p->at[piece_of(following + 2 * pair, number)] >= 0;
    theirs += p->at[piece_of(1 - following + 2 * pair, number)] >= 0;
  }
  double worth = value_of_two(p, b, following, number) / POINTS[number]; // in pieces
  if (mine + theirs == 2) {
    chances[1] = max(LEAST_CHANCE, (1 + worth) / 2);
    chances[2] = max(LEAST_CHANCE, (1 - worth) / 2);
    return at_most_certain((1 + worth) / 2);
  }
  if (mine + theirs == 4) {
    chances[0] = exp(worth);
    chances[1] = exp(worth / 2);
    chances[2] = exp(-worth / 2);
    chances[3] = exp(-worth);
    return NO_DUEL;
  }
  // If the single piece hits, the duel that follows counts as even.
  int both = mine == 2 ? 0 : 3;
  if (mine != 2) worth = -worth;
  chances[both] = max(LEAST_CHANCE, (1 + worth) / 2);
  chances[1] = chances[2] = max(LEAST_CHANCE, (1 - worth) / 4);
  return NO_DUEL;
}

static double outcomes_of_more(const Position *p, const Board *b, int following, int number,
                               double *chances) {
  double logits[COLOURS] = {0}, first = NO_DUEL;
  int places[COLOURS], seats = p->seats, holders = 0;
  for (int place = 0; place < seats; place++) {
    places[place] = p->at[piece_of(seat_at(place, following, seats), number)];
    holders += places[place] >= 0;
  }
  for (int early = 0; early < seats; early++)
    for (int late = early + 1; late < seats; late++) {
      if (places[early] < 0 || places[late] < 0) continue;
      double worth = duel(b, number, places[early], places[late]) / POINTS[number];
      logits[early] += worth;
      logits[late] -= worth;
      first = at_most_certain((1 + worth) / 2);
      chances[early] = max(LEAST_CHANCE, (1 + worth) / 2);
      chances[late] = max(LEAST_CHANCE, (1 - worth) / 2);
    }
  if (holders == 2) return first;
  for (int place = 0; place < seats; place++)
    if (places[place] >= 0) chances[place] = exp(DUEL_WEIGHT * logits[place]);
  return NO_DUEL;
}

static double find_outcomes(const Position *p, const Board *b, int following, int number,
                            double *chances) {
  if (p->seats == 2) return outcomes_of_two(p, b, following, number, chances);
  return outcomes_of_more(p, b, following, number, chances);
}

// The outcome of a number that is not contested, or -1 where no player has it.
static int settled_outcome(const Position *p, int following, int number) {
  int pieces = 0, place = 0;
  for (int colour = 0; colour < COLOURS; colour++)
    if (p->at[piece_of(colour, number)] >= 0) {
      pieces++;
      place = place_of(owner_of(colour, p->seats), following, p->seats);
    }
  if (pieces == 0) return -1;
  if (p->seats == 2) return place == 0 ? 2 - pieces : 1 + pieces;
  return place;
}

// Put a lone duel's own chance in the place of the network's.
static void believe_duel(double first, Kept kept) {
  bool own = true;
  for (int number = 0; number < NUMBERS; number++) {
    int open = 0;
    for (int outcome = 0; outcome < KEPT_BY; outcome++) open += kept[number][outcome] > 0;
    if (open != 2) continue;
    for (int outcome = 0; outcome < KEPT_BY; outcome++)
      if (kept[number][outcome] > 0) {
        kept[number][outcome] = own ? first : 1 - first;
        own = false;
      }
  }
}

// The chance of an outcome. A number that no player holds, as on boards without it, comes out in
// one way.
static inline double likely(const double *kept, int outcome) {
  if (outcome == 0 && kept[0] + kept[1] + kept[2] + kept[3] == 0) return 1;
  return kept[outcome];
}

// The points of an outcome, as one field of a word for each seat.
static inline int64_t paid(const Kept kept, int seats, int number, int outcome) {
  if (kept[number][outcome] == 0) return 0;
  if (seats != 2) return POINTS[number] << (POINT_BITS * outcome);
  int pieces = outcome == 0 || outcome == 3 ? 2 : 1;
  return (pieces * POINTS[number]) << (POINT_BITS * (outcome / 2));
}

typedef struct {
  int count;
  double chances[WAYS];
  int64_t points[WAYS];
} Ways;

// Let a further number come out in all ways that are possible.
static void add_ways(const Kept kept, int seats, int number, Ways *ways) {
  int found = ways->count;
  for (int way = 0; way < ways->count; way++) {
    double chance = ways->chances[way];
    int64_t points = ways->points[way];
    int at = way; // the first outcome takes the place of the way it goes on from
    for (int outcome = 0; outcome < KEPT_BY; outcome++) {
      double here = likely(kept[number], outcome);
      if (here == 0) continue;
      ways->chances[at] = chance * here;
      ways->points[at] = points + paid(kept, seats, number, outcome);
      at = found++;
    }
    found--;
  }
  ways->count = found;
}

// Add a chance to the shares of those who have the most points.
static inline void share_out(int64_t points, double chance, int seats, double *shares) {
  int64_t best = 0;
  int winners = 0;
  for (int place = 0; place < seats; place++) {
    int64_t held = points >> (POINT_BITS * place) & POINT_MASK;
    if (held > best) {
      best = held;
      winners = 0;
    }
    winners += held == best;
  }
  for (int place = 0; place < seats; place++)
    if ((points >> (POINT_BITS * place) & POINT_MASK) == best) shares[place] += chance / winners;
}

typedef double ShareTable[KEPT_BY][KEPT_BY][COLOURS]; // shares, by the outcomes of two numbers

// Count the shares by the outcomes of two numbers, over all ways in which the others can come out.
static void fill_table(const Kept kept, int seats, int one, int two, ShareTable table) {
  static Ways ways;
  ways.count = 1;
  ways.chances[0] = 1;
  ways.points[0] = 0;
  for (int number = 0; number < NUMBERS; number++)
    if (number != one && number != two) add_ways(kept, seats, number, &ways);
  memset(table, 0, sizeof(ShareTable));
  for (int i = 0; i < KEPT_BY; i++)
    for (int j = 0; j < KEPT_BY; j++) {
      if (likely(kept[one], i) == 0 || likely(kept[two], j) == 0) continue;
      int64_t more = paid(kept, seats, one, i) + paid(kept, seats, two, j);
      for (int way = 0; way < ways.count; way++)
        share_out(ways.points[way] + more, ways.chances[way], seats, table[i][j]);
    }
}

// The shares by the chances of two numbers.
static inline void read_table(const double *one, const double *two, ShareTable table, int seats,
                              double *shares) {
  for (int place = 0; place < seats; place++) shares[place] = 0;
  for (int i = 0; i < KEPT_BY; i++) {
    double first = likely(one, i);
    if (first == 0) continue;
    for (int j = 0; j < KEPT_BY; j++) {
      double chance = first * likely(two, j);
      if (chance == 0) continue;
      for (int place = 0; place < seats; place++) shares[place] += chance * table[i][j][place];
    }
  }
}

// The shares by the chances of all numbers.
static void shares_kept(const Kept kept, int seats, double *shares) {
  ShareTable table;
  fill_table(kept, seats, 0, 1, table);
  read_table(kept[0], kept[1], table, seats, shares);
}
