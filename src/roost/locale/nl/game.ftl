### Glossary
###
### One word per concept, here and on the rules pages (pickomino.md, knockout.md).
### De speler aanspreken met je/jij.
###
### tile                       = tegel (de)
### tiles                      = tegels
### worm                       = worm (de)
### worms                      = wormen
### grill                      = grill (de)
### stack                      = stapel (de)
### top tile                   = bovenste tegel
### face (of a die)            = symbool (het)
### face up                    = open
### turned over (face down)    = omgedraaid; omdraaien
### roll (verb / noun)         = gooien / worp (de)
### take                       = pakken
### stop                       = stoppen
### steal                      = stelen
### fail / failed turn         = mislukken / mislukte beurt
### seat                       = plaats (de)
### player                     = speler (de)
### turn                       = beurt (de)
### round                      = ronde (de)
### move (one piece, Knockout) = zet (de); verzetten
### double                     = dubbel (de)
### piece                      = pion (de)
### space                      = vakje (het)
### line                       = lijn (de)
### knock out / knocked out    = uitschakelen / uitgeschakeld
### locked                     = geblokkeerd
### total (of the taken dice)  = totaal (het)
### opponent                   = tegenstander (de)
### win share                  = winstaandeel (het)
### points                     = punten
### board                      = bord (het)
### variant / house rule       = variant (de) / huisregel (de)
### bot                        = bot (de)
### table                      = tafel (de)
