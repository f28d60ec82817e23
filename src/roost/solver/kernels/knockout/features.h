// What the networks are told of a number, seen from the seat that rolls next: what its solved game
// says, whoever rolls, and how likely a roll lets one piece hit another.

#pragma once

#define MOST_FEATURES 33
#define MOST_POINTS 3.0 // of a piece

static inline int feature_count(int seats) { return seats == 2 ? 17 : seats == 3 ? 19 : 33; }

// The duels that a number of two seats may come down to: mean, most and least, whoever rolls.
static void add_duels(const Board *b, int number, const int *own, int mine, const int *rivals,
                      int theirs, double *found) {
  for (int first = 0; first < 2; first++) {
    double total = 0, most = -MOST_POINTS, least = MOST_POINTS;
    for (int i = 0; i < mine; i++)
      for (int j = 0; j < theirs; j++) {
        double worth =
            first == 0 ? duel(b, number, own[i], rivals[j]) : -duel(b, number, rivals[j], own[i]);
        total += worth;
        most = max(most, worth);
        least = min(least, worth);
      }
    found[3 * first] = total / (mine * theirs) / MOST_POINTS;
    found[3 * first + 1] = most / MOST_POINTS;
    found[3 * first + 2] = least / MOST_POINTS;
  }
}

static bool features_of_two(const Position *p, const Board *b, int following, int number,
                            double *found) {
  int own[2], rivals[2], mine = 0, theirs = 0, hitting = 0, hit = 0;
  for (int pair = 0; pair < 2; pair++) {
    int x = p->at[piece_of(following + 2 * pair, number)];
    int y = p->at[piece_of(1 - following + 2 * pair, number)];
    if (x >= 0) own[mine++] = x;
    if (y >= 0) rivals[theirs++] = y;
  }
  if (mine == 0 || theirs == 0) return false;
  found[0] = value_of_two(p, b, following, number) / MOST_POINTS;
  found[1] = -value_of_two(p, b, 1 - following, number) / MOST_POINTS;
  found[2] = POINTS[number] / MOST_POINTS;
  found[2 * mine + theirs] = 1; // 3 to 6
  for (int i = 0; i < mine; i++) {
    int lengths = 0;
    for (int j = 0; j < theirs; j++) lengths |= strikes(b, rivals[j], own[i]);
    found[10] += chance_of(b, number, lengths);
    hit |= lengths;
  }
  for (int j = 0; j < theirs; j++) {
    int lengths = 0;
    for (int i = 0; i < mine; i++) lengths |= strikes(b, own[i], rivals[j]);
    found[9] += chance_of(b, number, lengths);
    hitting |= lengths;
  }
  found[7] = chance_of(b, number, hitting);
  found[8] = chance_of(b, number, hit);
  add_duels(b, number, own, mine, rivals, theirs, found + 11);
  return true;
}

static bool features_of_more(const Position *p, const Board *b, int following, int number,
                             double *found) {
  int seats = p->seats, alive = 0;
  for (int colour = 0; colour < seats; colour++) alive += p->at[piece_of(colour, number)] >= 0;
  if (alive < 2) return false;
  double *next = found + seats + 1, *hits = found + feature_count(seats) - seats;
  found[seats] = POINTS[number] / MOST_POINTS;
  for (int early = 0; early < seats; early++) {
    int x = p->at[piece_of(seat_at(early, following, seats), number)], lengths = 0;
    found[early] = x >= 0;
    for (int late = 0; late < seats; late++) {
      if (late == early) continue;
      int y = p->at[piece_of(seat_at(late, following, seats), number)];
      if (x >= 0 && y >= 0) {
        next[0] = duel(b, number, x, y) / MOST_POINTS;
        next[1] = chance_of(b, number, strikes(b, x, y));
        lengths |= strikes(b, x, y);
      }
      next += 2;
    }
    hits[early] = chance_of(b, number, lengths);
  }
  return true;
}

// Fill in a number's features; whether it is contested (otherwise they are all zero).
static bool features_of(const Position *p, const Board *b, int following, int number,
                        double *found) {
  for (int i = 0; i < feature_count(p->seats); i++) found[i] = 0;
  if (p->seats == 2) return features_of_two(p, b, following, number, found);
  return features_of_more(p, b, following, number, found);
}

// -- how likely the next roll of a seat hits, once and twice ------------------------------------
//
// A roll a, b moves number a by b and number b by a (K4), so numbers meet in it. Which number
// hits at which length is one bit each of a word, in two orders: by number and by length. The
// words of the numbers add up to those of a position.

#define HIT_WORDS 2 // of a seat

// Fill in both words of every place in the order of rolling, by what one number hits.
static void find_hits(const Position *p, const Board *b, int following, int number,
                      double words[COLOURS][HIT_WORDS]) {
  int lengths[COLOURS] = {0};
  for (int colour = 0; colour < COLOURS; colour++) {
    int own = p->at[piece_of(colour, number)], seat = owner_of(colour, p->seats);
    if (own < 0) continue;
    for (int other = 0; other < COLOURS; other++) {
      int rival = p->at[piece_of(other, number)];
      if (rival >= 0 && owner_of(other, p->seats) != seat)
        lengths[place_of(seat, following, p->seats)] |= strikes(b, own, rival);
    }
  }
  for (int place = 0; place < p->seats; place++) {
    uint64_t by_number = 0, by_length = 0;
    for (int length = 0; length < FACES; length++)
      if (lengths[place] >> length & 1) {
        by_number |= (uint64_t)1 << (FACES * number + length);
        by_length |= (uint64_t)1 << (FACES * length + number);
      }
    words[place][0] = (double)by_number;
    words[place][1] = (double)by_length;
  }
}

#define ROW_BITS 0x3Full         // one row of six bits
#define FIRST_BITS 0x041041041ull // the first bit of each row
#define DOUBLE_BITS 0x810204081ull // row n, bit n

// The first bit of every row that has one.
static inline uint64_t any_in_rows(uint64_t word) {
  uint64_t two = word | word >> 1;
  return (two | two >> 2 | two >> 4) & FIRST_BITS;
}

// How likely a roll hits, and how likely it hits twice.
static inline void hit_chances(const double *words, double *once, double *twice) {
  uint64_t by_number = (uint64_t)words[0], by_length = (uint64_t)words[1];
  int ones = size_of((by_number | by_length) & ~DOUBLE_BITS);
  int twos = size_of(by_number & by_length & ~DOUBLE_BITS);
  ones += size_of(any_in_rows(by_length)); // a double moves its own number and another (K5)
  twos += size_of(by_length & DOUBLE_BITS & (any_in_rows(by_length & ~DOUBLE_BITS) * ROW_BITS));
  *once = (double)ones / (FACES * FACES);
  *twice = (double)twos / (FACES * FACES);
}
