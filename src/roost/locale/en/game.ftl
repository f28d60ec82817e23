### Glossary
###
### One word per concept, here and on the rules pages (pickomino.md, knockout.md).
### Address the player as "you"; use "they" for a third person.
###
### tile                       = tile
### tiles                      = tiles
### worm                       = worm
### worms                      = worms
### grill                      = grill
### stack                      = stack
### top tile                   = top tile
### face (of a die)            = face
### face up                    = face up
### turned over (face down)    = face down; to turn over
### roll (verb / noun)         = to roll / roll
### take                       = to take
### stop                       = to stop
### steal                      = to steal
### fail / failed turn         = to fail / failed turn
### seat                       = seat
### player                     = player
### turn                       = turn
### round                      = round
### move (one piece, Knockout) = move
### double                     = double
### piece                      = piece
### space                      = space
### line                       = line
### knock out / knocked out    = to knock out / knocked out
### locked                     = locked
### points                     = points
### board                      = board
### variant / house rule       = variant / house rule
### bot                        = bot
### table                      = table
