### Glossary
###
### One word per concept, here and on the rules pages (pickomino.md, knockout.md).
### Tratar o jogador por "você".
###
### tile                       = ficha (f.)
### tiles                      = fichas
### worm                       = minhoca (f.)
### worms                      = minhocas
### grill                      = grelha (f.)
### stack                      = pilha (f.)
### top tile                   = ficha do topo
### face (of a die)            = face (f.)
### face up                    = virada para cima
### turned over (face down)    = virada para baixo; virar
### roll (verb / noun)         = rolar / rolagem (f.)
### take                       = pegar
### stop                       = parar
### steal                      = roubar
### fail / failed turn         = falhar / falha (f.)
### seat                       = lugar (m.)
### player                     = jogador (m.)
### turn                       = turno (m.)
### round                      = rodada (f.)
### move (one piece, Knockout) = movimento (m.)
### double                     = dupla (f.)
### piece                      = peça (f.)
### space                      = casa (f.)
### line                       = linha (f.)
### knock out / knocked out    = eliminar / eliminada
### locked                     = travada
### total (of the taken dice)  = total (m.)
### opponent                   = adversário (m.)
### win share                  = parte da vitória
### points                     = pontos
### board                      = tabuleiro (m.)
### variant / house rule       = variante (f.) / regra da casa (f.)
### bot                        = bot (m.)
### table                      = mesa (f.)
