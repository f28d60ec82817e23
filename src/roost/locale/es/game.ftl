### Glossary
###
### One word per concept, here and on the rules pages (pickomino.md, knockout.md).
### Tutear al jugador (tú); español válido en España y América: «tomar», nunca «coger».
###
### tile                       = ficha (f.)
### tiles                      = fichas
### worm                       = gusano (m.)
### worms                      = gusanos
### grill                      = parrilla (f.)
### stack                      = pila (f.)
### top tile                   = ficha de arriba
### face (of a die)            = cara (f.)
### face up                    = boca arriba
### turned over (face down)    = boca abajo; poner boca abajo
### roll (verb / noun)         = tirar / tirada (f.)
### take                       = tomar
### stop                       = plantarse
### steal                      = robar
### fail / failed turn         = fallar / turno fallido
### seat                       = asiento (m.)
### player                     = jugador (m.)
### turn                       = turno (m.)
### round                      = ronda (f.)
### move (one piece, Knockout) = movimiento (m.)
### double                     = doble (m.)
### piece                      = pieza (f.)
### space                      = casilla (f.)
### line                       = línea (f.)
### knock out / knocked out    = eliminar / eliminada
### locked                     = bloqueada
### total (of the taken dice)  = total (m.)
### opponent                   = rival (m./f.)
### win share                  = parte de victoria
### points                     = puntos
### board                      = tablero (m.)
### variant / house rule       = variante (f.) / regla de la casa (f.)
### bot                        = bot (m.)
### table                      = mesa (f.)
