### Every text of Pig. Other languages may have a folder beside this one; without, they read this.

game-pig = Pig
bot-pig-random = Piglet
bot-pig-random-how = rolls or holds at random
bot-pig-simple = Sow
bot-pig-simple-how = holds as soon as a turn has brought twenty points

score-pig = { $score ->
    [one] 1 point
   *[other] { $score } points
}
event-pig-rolled = { $name } rolls { $dice }.
event-pig-lost = { $total ->
    [0] A 1: nothing gained.
   *[other] A 1: { $total } points are lost.
}
event-pig-held = { $name } holds { $total } and has { $score }.
action-pig-roll = roll once more
action-pig-hold = hold { $total }

table-pig = In this turn: { $total }
help-pig = Type roll to roll once more, or hold to keep what this turn has brought. All the rules: roost rules pig
