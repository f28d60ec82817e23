// The evaluation network, which judges what a turn leaves and never chooses one.
//
// The network that plays must value hundreds of turns, so it reads every number by itself. This
// one is asked about few positions: it reads the numbers, looks at the whole table, and goes
// back to each number knowing how everybody stands. See `roost.solver.knockout.network` for the
// layers.

#pragma once

#define MOST_READ (MOST_FEATURES + KEPT_BY)  // of a number
#define MOST_TABLE ((3 + HIT_WORDS + 1) * COLOURS) // facts of the table

typedef struct {
  DoubleRows read, numbers, deep;
  Doubles deep_bias;
  DoubleRows join, facts;
  Doubles join_bias;
  DoubleRows table;
  Doubles table_bias;
  DoubleRows again, told;
  Doubles again_bias;
  DoubleRows keeps;
  Doubles keeps_bias;
  DoubleRows last, rest;
  Doubles last_bias;
  DoubleRows out;
  Doubles out_bias;
} EvaluationNet;

// What the evaluation network is given, in the order of rolling.
typedef struct {
  double numbers[NUMBERS][MOST_READ]; // of each number its features, then who keeps it
  bool contested[NUMBERS];
  double table[MOST_TABLE];  // points, chances to hit, and the player's shares
  double factors[COLOURS];   // by which the player corrected its count of the shares
  Kept kept;
} Inputs;

// Fill in the inputs and the playing network's shares; whether there is anything to judge:
// otherwise those shares are certain.
static bool find_inputs(const Position *p, const Board *b, const Net *net, int following,
                        Inputs *in, double *shares) {
  static Sum total;
  int seats = p->seats, features = feature_count(seats);
  double counted[COLOURS], *table = in->table;
  for (int number = 0; number < NUMBERS; number++)
    in->contested[number] = features_of(p, b, following, number, in->numbers[number]);
  sum_up(p, b, net, following, &total);
  const Facts *facts = &total.facts;
  if (facts->open < 1 || is_lone_duel(facts)) {
    shares_of_sum(&total, net, seats, shares);
    return false;
  }
  memcpy(in->kept, facts->kept, sizeof in->kept);
  for (int number = 0; number < NUMBERS; number++)
    memcpy(in->numbers[number] + features, facts->kept[number], sizeof facts->kept[number]);
  shares_kept(facts->kept, seats, counted);
  for (int place = 0; place < seats; place++) {
    table[place] = SCALE * facts->points[place];
    table[seats + place] = SCALE * facts->contested[place];
    table[2 * seats + place] = SCALE * facts->gains[place];
    double *hits = table + 3 * seats + HIT_WORDS * place;
    hit_chances(facts->words[place], hits, hits + 1);
    shares[place] = counted[place];
  }
  correct_shares(&total, net, seats, shares);
  for (int place = 0; place < seats; place++) {
    table[(3 + HIT_WORDS) * seats + place] = shares[place];
    in->factors[place] = counted[place] > 0 ? shares[place] / counted[place] : 0;
  }
  return true;
}

// Correct who keeps which number, and fill in the logits of the shares.
static void look_again(const EvaluationNet *net, Inputs *in, double *logits) {
  static double read[NUMBERS][MOST_WIDTH];
  double first[MOST_WIDTH], joined[MOST_WIDTH] = {0}, inner[MOST_WIDTH], table[MOST_WIDTH];
  double knowing[MOST_WIDTH], again[MOST_WIDTH], summed[MOST_WIDTH] = {0}, last[MOST_WIDTH];
  int64_t read_width = net->deep_bias.size[0], again_width = net->again_bias.size[0];
  for (int number = 0; number < NUMBERS; number++) {
    if (!in->contested[number]) continue;
    memcpy(first, net->numbers.at + number * net->numbers.size[1], read_width * sizeof *first);
    add_layer(first, in->numbers[number], net->read);
    bend(first, read_width);
    begin_with(read[number], net->deep_bias);
    add_layer(read[number], first, net->deep);
    bend(read[number], read_width);
    for (int64_t i = 0; i < read_width; i++) joined[i] += read[number][i];
  }
  begin_with(inner, net->join_bias);
  add_layer(inner, joined, net->join);
  add_layer(inner, in->table, net->facts);
  bend(inner, net->join_bias.size[0]);
  begin_with(table, net->table_bias);
  add_layer(table, inner, net->table);
  bend(table, net->table_bias.size[0]);
  begin_with(knowing, net->again_bias);
  add_layer(knowing, table, net->told);
  for (int number = 0; number < NUMBERS; number++) {
    if (!in->contested[number]) continue;
    double said[KEPT_BY];
    memcpy(again, knowing, again_width * sizeof *again);
    add_layer(again, read[number], net->again);
    bend(again, again_width);
    for (int64_t i = 0; i < again_width; i++) summed[i] += again[i];
    memcpy(said, net->keeps_bias.at, sizeof said);
    add_layer(said, again, net->keeps);
    reweigh(in->kept[number], said, KEPT_BY);
  }
  begin_with(last, net->last_bias);
  add_layer(last, summed, net->last);
  add_layer(last, table, net->rest);
  bend(last, net->last_bias.size[0]);
  begin_with(logits, net->out_bias);
  add_layer(logits, last, net->out);
}

// Every seat's win share when `following` is to roll.
static void evaluate(const Position *p, const Board *b, const Net *net, const EvaluationNet *second,
                     int following, double *shares) {
  static Inputs in;
  double found[COLOURS], logits[COLOURS];
  if (find_inputs(p, b, net, following, &in, found)) {
    look_again(second, &in, logits);
    shares_kept(in.kept, p->seats, found);
    for (int place = 0; place < p->seats; place++) found[place] *= in.factors[place];
    reweigh(found, logits, p->seats);
  }
  by_seat(found, following, p->seats, shares);
}

KERNEL(evaluated_position, { Waiting waiting; EvaluationNet second; Doubles shares; }) {
  const Waiting *w = &a->waiting;
  Position p = position_of(w->places, w->seats);
  evaluate(&p, &w->board, &w->net, &a->second, (int)w->following, a->shares.at);
  return 0;
}

// Evaluate the positions that turns of a seat leave; a piece of -1: no move.
KERNEL(evaluated_turns, {
  Waiting waiting; // the seat to move, as `following`
  EvaluationNet second;
  IntRows turns;
  DoubleRows shares;
}) {
  const Waiting *w = &a->waiting;
  for (int64_t i = 0; i < a->turns.size[0]; i++) {
    Position p = position_of(w->places, w->seats);
    make_turn(&p, turn_of(a->turns.at + 4 * i));
    int following = next_active(&p, (int)w->following);
    evaluate(&p, &w->board, &w->net, &a->second, following, a->shares.at + i * p.seats);
  }
  return 0;
}
