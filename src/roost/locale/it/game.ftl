### Glossary
###
### One word per concept, here and on the rules pages (pickomino.md, knockout.md).
### Dare del tu al giocatore.
###
### tile                       = tessera (f.)
### tiles                      = tessere
### worm                       = verme (m.)
### worms                      = vermi
### grill                      = griglia (f.)
### stack                      = pila (f.)
### top tile                   = tessera in cima
### face (of a die)            = faccia (f.)
### face up                    = scoperta
### turned over (face down)    = coperta; girare
### roll (verb / noun)         = tirare / tiro (m.)
### take                       = prendere
### stop                       = fermarsi
### steal                      = rubare
### fail / failed turn         = fallire / turno fallito
### seat                       = posto (m.)
### player                     = giocatore (m.)
### turn                       = turno (m.)
### round                      = giro (m.)
### move (one piece, Knockout) = mossa (f.)
### double                     = doppio (m.)
### piece                      = pedina (f.)
### space                      = casella (f.)
### line                       = linea (f.)
### knock out / knocked out    = eliminare / eliminata
### locked                     = bloccata
### total (of the taken dice)  = totale (m.)
### opponent                   = avversario (m.)
### win share                  = quota di vittoria
### points                     = punti
### board                      = tabellone (m.)
### variant / house rule       = variante (f.) / regola della casa (f.)
### bot                        = bot (m.)
### table                      = tavolo (m.)
