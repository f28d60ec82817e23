### Glossary
###
### One word per concept, here and on the rules pages (pickomino.md, knockout.md).
### Tutoyer le joueur ; espace insécable devant : ; ? ! et dans « ».
###
### tile                       = portion (f.)
### tiles                      = portions
### worm                       = ver (m.)
### worms                      = vers
### grill                      = gril (m.)
### stack                      = pile (f.)
### top tile                   = portion du dessus
### face (of a die)            = face (f.)
### face up                    = visible
### turned over (face down)    = retournée; retourner
### roll (verb / noun)         = lancer / lancer (m.)
### take                       = prendre
### stop                       = s'arrêter
### steal                      = voler
### fail / failed turn         = échouer / tour raté, échec (m.)
### seat                       = place (f.)
### player                     = joueur (m.)
### turn                       = tour (m.)
### round                      = manche (f.)
### move (one piece, Knockout) = déplacement (m.)
### double                     = double (m.)
### piece                      = pion (m.)
### space                      = case (f.)
### line                       = ligne (f.)
### knock out / knocked out    = éliminer / éliminé
### locked                     = bloqué
### total (of the taken dice)  = total (m.)
### opponent                   = adversaire (m./f.)
### win share                  = part de victoire
### points                     = points
### board                      = plateau (m.)
### variant / house rule       = variante (f.) / règle maison (f.)
### bot                        = bot (m.)
### table                      = table (f.)
