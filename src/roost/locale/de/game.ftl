### Glossary
###
### One word per concept, here and on the rules pages (pickomino.md, knockout.md).
### Den Spieler duzen (klein: du, dein).
###
### tile                       = Portion (f.)
### tiles                      = Portionen
### worm                       = Wurm (m.)
### worms                      = Würmer
### grill                      = Grill (m.)
### stack                      = Stapel (m.)
### top tile                   = oberste Portion
### face (of a die)            = Symbol (n.)
### face up                    = offen
### turned over (face down)    = umgedreht; umdrehen
### roll (verb / noun)         = würfeln / Wurf (m.)
### take                       = nehmen
### stop                       = aufhören
### steal                      = stehlen
### fail / failed turn         = scheitern / Fehlversuch (m.)
### seat                       = Platz (m.)
### player                     = Spieler (m.); lieber „du“ oder „wer …“
### turn                       = Zug (m.)
### round                      = Runde (f.)
### move (one piece, Knockout) = Bewegung (f.); ziehen
### double                     = Pasch (m.)
### piece                      = Figur (f.)
### space                      = Feld (n.)
### line                       = Linie (f.)
### knock out / knocked out    = schlagen / geschlagen
### locked                     = gesperrt
### total (of the taken dice)  = Summe (f.)
### opponent                   = Gegner (m.)
### win share                  = Sieganteil (m.)
### points                     = Punkte
### board                      = Spielplan (m.)
### variant / house rule       = Variante (f.) / Hausregel (f.)
### bot                        = Bot (m.)
### table                      = Tisch (m.)
