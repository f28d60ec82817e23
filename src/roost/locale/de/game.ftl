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
### player                     = Spieler (m.); lieber „du“ oder „wer …“; als Zahl: Personen
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
###
### never                      = Gewinnanteil; Eingabetaste; verbiegen; Spielbrett; Spielstein; geteilte Würfel; geteilten Würfel; gespeicherte Partie; gespeicherten Partie; Partie ist zu Ende; Rückblick; wägt jedes Paar von Zügen

## Games, variants, boards. Shown before a game; `-how` explains in one line.

game-pickomino = Pickomino
game-knockout = Knockout

variant-pickomino-standard = normale Regeln
variant-pickomino-standard-how = Eine zurückgelegte Portion liegt wieder offen. Dann wird die höchste auf dem Grill umgedreht, außer es ist die gerade zurückgelegte.
variant-pickomino-short = kurzes Spiel
variant-pickomino-short-how = Die zurückgelegte Portion wird auch umgedreht, wenn sie die höchste auf dem Grill ist.
variant-pickomino-returned-face-down = kurzes Spiel, zurückgelegte Portion umgedreht
variant-pickomino-returned-face-down-how = Die zurückgelegte Portion wird immer umgedreht, sonst keine.
variant-pickomino-any-lower = jede niedrigere Portion
variant-pickomino-any-lower-how = Hausregel: Liegt deine genaue Portion nicht auf dem Grill, darfst du jede niedrigere nehmen.
variant-pickomino-turn-on-empty = immer eine umdrehen
variant-pickomino-turn-on-empty-how = Hausregel: Die höchste Portion wird auch umgedreht, wenn jemand ohne Portionen scheitert.

board-rings61 = Ringe 61
board-rings61-how = Der Standardplan: drei Ringe um eine Mitte, 61 Felder.
board-rings49 = Ringe 49
board-rings49-how = Kleiner, für ein schnelleres Spiel: Ringe um eine Mitte, 49 Felder.
board-grid49 = Gitter 49
board-grid49-how = Sieben mal sieben Felder mit wechselnden Diagonalen.
board-bloom61 = Blüte 61
board-bloom61-how = Gut lesbar: Wege, die sich wie Blütenblätter öffnen, 61 Felder.
board-wheel49 = Rad 49
board-wheel49-how = Gut lesbar: ein Reif, zwölf Speichen und eine Nabe, 49 Felder.
board-arrows49 = Pfeile 49
board-arrows49-how = Hier zählt Können: das Rad mit 24 Einbahnlinien, 49 Felder.
board-arrows = Einbahnlinien: { $arrows }.
board-arrow = von { $space } nach { $ends }
board-rounds = { $rounds ->
    [one] Das Spiel endet spätestens nach einer Runde.
   *[other] Das Spiel endet spätestens nach { $rounds } Runden.
}

## Bots: a name, and one line about how it plays.

bot-pickomino-random = Küken
bot-pickomino-random-how = spielt irgendetwas Erlaubtes, ganz nach Zufall
bot-pickomino-gentle = Entenküken
bot-pickomino-gentle-how = freut sich über viele Würfel und jede Portion, am meisten über deine
bot-pickomino-simple = Henne
bot-pickomino-simple-how = holt zuerst Würmer und viele Punkte und hört auf, sobald eine Portion zu haben ist
bot-pickomino-casual = Ente
bot-pickomino-casual-how = rechnet ziemlich oft mit mehr Würmern, als es werden
bot-pickomino-steady = Hahn
bot-pickomino-steady-how = zählt die Würmer, die der Zug bringen kann, und verschätzt sich selten
bot-pickomino-greedy = Elster
bot-pickomino-greedy-how = rechnet genau aus, wie der Zug die meisten Würmer bringt; klaut gern
bot-pickomino-strongest = Eule
bot-pickomino-strongest-how = plant das ganze Spiel: Jeder Zug sucht die besten Siegchancen
bot-knockout-random = Küken
bot-knockout-random-how = spielt irgendetwas Erlaubtes, ganz nach Zufall
bot-knockout-sparrow = Spatz
bot-knockout-sparrow-how = stürzt sich auf die anderen und verfehlt sie fast immer
bot-knockout-wren = Zaunkönig
bot-knockout-wren-how = versteckt sich vor den anderen, meist am falschen Ort
bot-knockout-robin = Rotkehlchen
bot-knockout-robin-how = achtet auf Beute und Gefahr und verschätzt sich meistens
bot-knockout-finch = Fink
bot-knockout-finch-how = stürzt sich auf die anderen und verfehlt sie oft
bot-knockout-blackbird = Amsel
bot-knockout-blackbird-how = versteckt sich vor den anderen, oft am falschen Ort
bot-knockout-starling = Star
bot-knockout-starling-how = achtet auf Beute und Gefahr und verschätzt sich manchmal
bot-knockout-pigeon = Taube
bot-knockout-pigeon-how = stürzt sich auf die anderen, verfehlt sie selten und schaut nie zurück
bot-knockout-simple = Henne
bot-knockout-simple-how = versteckt sich gut und schlägt, was ihr vor den Schnabel kommt
bot-knockout-jay = Eichelhäher
bot-knockout-jay-how = achtet auf Beute und Gefahr und verschätzt sich selten
bot-knockout-greedy = Milan
bot-knockout-greedy-how = schlägt die wertvollste Figur, die erreichbar ist; zieht sonst irgendwohin
bot-knockout-cautious = Reiher
bot-knockout-cautious-how = schlägt, was geht, und hält die eigenen Figuren außer Reichweite
bot-knockout-studied = Rabe
bot-knockout-studied-how = weiß genau, was jede Zahl wert ist
bot-knockout-strongest = Eule
bot-knockout-strongest-how = hat Millionen Züge gespielt und sieht den ganzen Plan

## Shared words

# $face is 1 to 6; 6 is the worm.
face-name = { $face ->
    [6] Wurm
   *[other] { $face }
}
# A piece by its colour and number, as in "moves the blue 3".
piece-name = { $colour ->
    [blue] blaue
    [green] grüne
    [red] rote
   *[yellow] gelbe
} { $number }
# Who was forgotten, in the place of a name.
somebody = jemand

# Several things as one; $sound is `i` where $last begins with that sound, else `other`.
list-and = { $first } und { $last }
list-semicolon = { $first }; { $second }
label-value = { $label }: { $value }
score-pickomino = { $score ->
    [one] 1 Wurm
   *[other] { $score } Würmer
}
score-knockout = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}

## What a player may do now. $total is the sum after it.

action-pickomino-take = { $face ->
    [6] { $count ->
        [one] den Wurm beiseitelegen (Summe { $total })
       *[other] { $count } Würmer beiseitelegen (Summe { $total })
    }
   *[other] { $count ->
        [one] die { $face } beiseitelegen (Summe { $total })
       *[other] { $count } Würfel mit { $face } beiseitelegen (Summe { $total })
    }
}
action-pickomino-roll-on = { $dice ->
    [one] den letzten Würfel werfen
   *[other] weiterwürfeln ({ $dice } Würfel)
}
# $from: `grill`, `seat` (steal it from $victim-name) or `nobody` (nothing to take, the turn fails).
action-pickomino-stop = { $from ->
    [grill] aufhören und die { $tile } nehmen
    [seat] aufhören und { $victim-name } die { $tile } stehlen
   *[nobody] mit nichts aufhören: ein Fehlversuch
}
action-knockout-move = { $victim ->
    [none] { $piece } nach { $space }
   *[other] { $piece } nach { $space }, schlägt die { $victim } von { $victim-name }
}

## come as names.

event-pickomino-rolled = { $name } würfelt { $dice }.
event-pickomino-took = { $face ->
    [6] { $count ->
        [one] { $name } legt den Wurm beiseite: bis jetzt { $total }.
       *[other] { $name } legt { $count } Würmer beiseite: bis jetzt { $total }.
    }
   *[other] { $count ->
        [one] { $name } legt die { $face } beiseite: bis jetzt { $total }.
       *[other] { $name } legt { $count } Würfel mit { $face } beiseite: bis jetzt { $total }.
    }
}
# $exact is `true` when $total is the tile’s own number.
event-pickomino-got-tile = { $victim ->
    [none] { $exact ->
        [true] { $name } nimmt die { $tile } vom Grill.
       *[false] Mit { $total } nimmt { $name } eine niedrigere Portion vom Grill: die { $tile }.
    }
   *[other] Genau { $total }: { $name } stiehlt { $victim-name } die { $tile }.
}
event-pickomino-failed = { $reason ->
    [no-face] Kein neues Symbol: Der Zug von { $name } ist verloren.
    [no-worm] { $name } hat { $total }, aber keinen Wurm. Der Zug ist verloren.
   *[no-tile] Für { $total } gibt es keine Portion: Der Zug von { $name } ist verloren.
}
# Said for `returned` and the `turned` that follows it together. $face-up is how the tile lies then;
# $turned is the tile that was turned over, or `none`.
event-pickomino-returned = { $face-up ->
    [false] Die { $tile } geht umgedreht zurück auf den Grill und ist aus dem Spiel.
   *[true] { $turned ->
        [none] Die { $tile } geht zurück auf den Grill. Sie ist dort die höchste und bleibt offen.
       *[other] Die { $tile } geht zurück auf den Grill, und die { $turned } wird umgedreht.
    }
}
# A `turned` without `returned` before it.
event-pickomino-turned = Die { $tile } wird umgedreht.
# Said after `failed` when neither `returned` nor `turned` follows.
event-pickomino-nothing-returned = { $name } hat keine Portion zum Zurücklegen.
event-pickomino-ended = { $capped ->
    [true] Nach 2.000 Zügen ist hier Schluss.
   *[false] Auf dem Grill liegt keine offene Portion mehr: Das Spiel ist zu Ende.
}

event-knockout-rolled-off = Auslosung: { $name } würfelt { $dice }, zusammen { $total }.
event-knockout-tied = { $names } haben gleich viel und würfeln noch einmal.
event-knockout-starts = { $name } hat die höchste Summe und fängt an.
# $low and $high are the two dice.
event-knockout-rolled = { $double ->
    [true] { $name } würfelt einen { $low }er-Pasch: Eine { $low } und eine beliebige andere Figur ziehen je { $low ->
        [1] 1 Feld
       *[other] { $low } Felder
    }.
   *[false] { $name } würfelt { $low } und { $high }: Eine { $low } zieht { $high ->
        [1] 1 Feld
       *[other] { $high } Felder
    }, eine { $high } zieht { $low }.
}
event-knockout-moved = { $origin ->
    [none] { $victim ->
        [none] { $name } zieht die { $piece }.
       *[other] { $name } schlägt mit der { $piece } die { $victim } von { $victim-name }.
    }
   *[other] { $victim ->
        [none] { $name } zieht die { $piece } von { $origin } nach { $space }.
       *[other] { $name } zieht die { $piece } von { $origin } nach { $space } und schlägt die { $victim } von { $victim-name }.
    }
}
# $number is `none` for a double’s other piece.
event-knockout-move-lost = { $reason ->
    [out] { $number ->
        [none] { $name } hat keine andere Figur mehr: Diese Bewegung verfällt.
       *[other] { $name } hat keine { $number } mehr: Diese Bewegung verfällt.
    }
    [locked] { $number ->
        [none] Alle anderen Figuren von { $name } sind geschlagen oder gesperrt: Diese Bewegung verfällt.
       *[other] Die { $number } von { $name } ist gesperrt: Diese Bewegung verfällt.
    }
   *[blocked] { $number ->
        [none] Keine andere Figur von { $name } kann genau { $length ->
            [one] 1 Feld
           *[other] { $length } Felder
        } ziehen: Diese Bewegung verfällt.
       *[other] Die { $number } von { $name } kann nicht genau { $length ->
            [one] 1 Feld
           *[other] { $length } Felder
        } ziehen: Diese Bewegung verfällt.
    }
}
event-knockout-locked = Die { $piece } ist gesperrt: Kein Gegner hat noch eine { $number }.
event-knockout-skipped = { $name } kann mit keiner Figur mehr ziehen und wird übersprungen.
event-knockout-ended = { $reason ->
    [no-rivals] Es gibt niemanden mehr zu schlagen: Das Spiel ist zu Ende.
    [rounds] Die vereinbarten Runden sind gespielt: Das Spiel ist zu Ende.
   *[cap] Nach 2.000 Zügen ist hier Schluss.
}

# $names are the winners, $score what each of them has.
result-winners = { $count ->
    [one] { $names } gewinnt! { $score }.
   *[other] { $names } teilen sich den Sieg, jeweils { $score }.
}
remark-lucky = { $pick ->
    [0] Was für ein Wurf!
    [1] Da hat jemand die Würfel gefüttert.
    [2] Würmer ohne Ende!
   *[3] Das riecht nach Grillfest.
}
remark-failed = { $pick ->
    [0] Pech gehabt!
    [1] Würfel haben keine Manieren.
    [2] Ein Wurf zu viel.
   *[3] Und weg sind die Würmer.
}
remark-stole = { $pick ->
    [0] Frech!
    [1] Mit klebrigen Federn!
    [2] Sauber stibitzt.
   *[3] Der frühe Vogel …
}
remark-robbed = { $pick ->
    [0] Unerhört!
    [1] Du kannst sie dir ja zurückholen.
    [2] Da fliegen gleich die Federn.
   *[3] Dabei war sie gerade schön warm.
}
remark-knocked-out = { $pick ->
    [0] Rums!
    [1] Da fliegen die Federn!
    [2] Mitten auf den Schnabel.
   *[3] Und tschüss!
}
remark-won = { $pick ->
    [0] Ein dreifaches Hoch!
    [1] Die Hühner sind beeindruckt.
    [2] Kikeriki!
   *[3] Bitte verbeugen!
}
remark-lost = { $pick ->
    [0] Nächstes Mal krähst du.
    [1] Die Hühner mögen dich trotzdem.
    [2] Lust auf Revanche?
   *[3] Die Würfel waren schuld. Wir verraten nichts.
}
remark-close = { $pick ->
    [0] Um eine Federbreite!
    [1] Das war knapp!
    [2] Was für ein Finale!
   *[3] Die Hühner konnten kaum hinsehen.
}
remark-waiting = { $pick ->
    [0] Warten auf { $name }
    [1] { $name } brütet noch
    [2] { $name } wägt ab
   *[3] Jetzt ist { $name } dran
}

## What happens around the game, and what people say to each other, at a server’s table.

table-event-started = { $name } fängt an.
table-event-sat-down = { $name } setzt sich.
table-event-stood-up = Platz { $seat } ist wieder frei.
table-event-removed = Platz { $seat } wurde vom Gastgeber geräumt.
table-event-seat-closed = Platz { $seat } ist geschlossen. Alle melden sich noch einmal bereit.
table-event-away = Das Gerät von { $name } antwortet nicht; die Würfel kommen ohne es aus.
table-event-back = { $name } ist wieder da.
table-event-chain-renewed = Das Gerät von { $name } trägt neu zu den Würfeln bei.
table-event-took-back = Der letzte Wurf ist zurückgenommen: { $name } gibt ihn neu ein.
table-event-flagged = Die Zeit von { $name } ist um. Ein Bot entscheidet.
table-event-stand-in-started = Ein Bot spielt solange für { $name }.
table-event-stand-in-ended = { $name } ist wieder da.
table-event-abandoned = Dieser Tisch wurde aufgelöst.
seat-free = freier Platz
reaction-hello = Hallo!
reaction-wow = Wow!
reaction-ouch = Autsch!
reaction-laugh = Haha!
reaction-nice = Gut gemacht!
reaction-thinking = Hm …
reaction-thanks = Danke!
reaction-bye = Tschüss!

# What the birds of bots say, in two or three words: a turn that failed, their tile is stolen, they
# steal, a tile with four worms, their piece is knocked out, they knock one out.
bird-failed = { $pick ->
    [0] Mist.
    [1] Ach du liebe Feder.
    [2] Nicht schon wieder.
   *[3] So knapp.
}
bird-robbed = { $pick ->
    [0] He!
    [1] Meine Portion!
    [2] Gib das her!
   *[3] Diebstahl!
}
bird-robs = { $pick ->
    [0] Meins!
    [1] Danke!
    [2] Komm zu mir.
   *[3] Darf ich?
}
bird-prize = { $pick ->
    [0] Lecker!
    [1] Volltreffer!
    [2] Ach, wie fein!
   *[3] Ein Festmahl!
}
bird-out = { $pick ->
    [0] Aua!
    [1] He!
    [2] Das tat weh.
   *[3] Meine Figur!
}
bird-hits = { $pick ->
    [0] Ab mit dir!
    [1] Vorsicht, Schnabel!
    [2] Erwischt!
   *[3] Verzeihung.
}

## Refusals: error-<code>, with the values of the error.

error-bad-board = Das ist kein Spielplan, bei { $where }: { $why ->
    [missing] Das fehlt.
    [unknown-field] Das gibt es nicht; möglich sind { $known }.
    [value] Hier gehört { $wanted } hin, nicht „{ $value }“.
    [key] Ein Schlüssel besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.
    [name] Hier gehört ein lesbarer Name hin.
    [shape] Hier gehört so etwas hin wie { $wanted }
    [too-many-spaces] { $value } Felder sind zu viele; ein Spielplan hat höchstens { $most }.
    [space-name] Der Name eines Felds ist ein Großbuchstabe und bis zu drei Großbuchstaben oder Ziffern.
    [same-place] { $other } liegt an derselben Stelle.
    [unknown-space] Ein Feld „{ $value }“ gibt es nicht.
    [line-self] Diese Linie verbindet { $value } mit sich selbst.
    [line-twice] Das ist dieselbe Linie wie { $other }.
    [player-count] Gespielt wird zu 2, 3 oder 4 Personen.
    [colours] Hier gehören je sechs Felder hin für { $known }.
    [taken] { $value } ist schon besetzt: { $other }.
    [no-rivals] Keine Zahl kommt bei zwei Spielern vor, das Spiel wäre also sofort zu Ende.
    [not-symmetric] Mit { $value } Personen sieht der Spielplan nicht von jedem Platz gleich aus.
    [not-connected] Von { $value } führt kein Weg nach { $other }; ein Spielplan hängt zusammen.
    [no-landing] Von { $value } aus lässt sich auf dem leeren Plan nicht { $length } weit ziehen.
    [twice] Das steht zweimal da.
    [not-json] Die Datei ist kein JSON: { $value }
    [shipped] { $value } ist der Schlüssel eines Spielplans, den Roost mitbringt; wähle einen anderen.
   *[other] { $reason }
}
error-bad-die = Ein Würfel zeigt 1 bis 6, nicht { $value }.
error-bad-face = Das Symbol { $value } gibt es nicht. Möglich: 1 2 3 4 5 und w für den Wurm.
error-bad-first-seat = Die Plätze zählen von 0 bis { $last }; Platz { $seat } gibt es nicht.
error-bad-json = Roost kann diese Daten nicht lesen: { $what }
error-bad-move = { $value } gehört nicht zur Notation dieses Spiels.
error-bad-payoff = Mit diesen Werten kann nicht gerechnet werden: { $why ->
    [shape] Hier gehören { $expected } Werte hin, nicht { $got }.
    [finite] Alle müssen endliche Zahlen sein.
   *[other] { $reason }
}
error-bad-position = Keine Stellung: { $why ->
    [empty] Der Text ist leer.
    [fields] Es sind { $given } Angaben statt { $wanted }: { $fields }
    [number] { $field } ist eine Zahl, nicht „{ $value }“.
    [tile] { $value } ist keine Portion; es gibt 21 bis 36.
    [tile-twice] Portion { $value } liegt an zwei Stellen.
    [tiles] „{ $value }“ ist weder eine Portion noch eine Reihe wie 21-24, oder nennt eine Portion noch einmal.
    [face] „{ $value }“ ist kein Symbol; es gibt 1 2 3 4 5 und w.
    [seats] { $value } Personen können es nicht sein; möglich: { $known }
    [seat] Platz { $value } gibt es nicht; die Plätze zählen von 0 bis { $last }.
    [turn] Die Züge zählen von 1 bis { $most }, nicht { $value }.
    [dice-taken] { $value } Würfel liegen beiseite, es gibt aber nur 8.
    [over-tiles] Das Spiel ist nicht zu Ende, solange eine Portion offen auf dem Grill liegt.
    [over-dice] Das Spiel ist zu Ende, also sind keine Würfel genommen.
    [is-over] Hier ist das Spiel zu Ende, also ist DICE #.
    [complete] Alle Würfel oder alle Symbole sind genommen, dieser Zug ist also zu Ende (P6).
    [roll-count] { $given } Würfel sind geworfen, { $wanted } sind übrig.
    [roll-fails] Der Wurf zeigt nur genommene Symbole, dieser Zug ist also gescheitert (P7).
    [not-begun] Noch ist nichts genommen, also ist DICE ? oder ein Wurf.
    [two-pieces] Auf { $value } stehen zwei Figuren.
    [colours] Es sind { $value } Farben statt { $wanted }.
    [pieces] Jede Farbe hat sechs Figuren, nicht { $value }.
    [space] Der Spielplan { $board } hat kein Feld { $value }.
    [dice] DICE ist ? oder # oder so etwas wie 35, 5:3 oder !3:3, der niedrigere Würfel zuerst, nicht „{ $value }“.
    [rivals] Das Spiel ist nicht zu Ende, solange zwei dieselbe Zahl haben.
    [skipped] Platz { $value } hat keine Figur mehr, die je ziehen kann, und wird übersprungen (K13).
    [move-lost] Eine Figur dieser Würfel ist geschlagen oder gesperrt, ihre Bewegung verfällt (K11): DICE ist { $wanted }
    [no-move] Mit diesen Würfeln kann nichts ziehen, dieser Zug ist also vorbei (K10).
    [round] Die Runden zählen hier von 1 bis { $most }, nicht { $value }.
    [turn-late] In dieser Runde ist es höchstens Zug { $most }, nicht { $value }.
    [roll-off] Solange die Würfel entscheiden, wer anfängt, ist DICE ?, sind TURN und ROUND 0, und FIRST hat je Platz eine Summe, ? oder -.
    [roll-off-seat] Als Nächstes würfelt Platz { $wanted } die Auslosung, nicht { $value }.
    [over] Das Spiel ist zu Ende, es gibt also keinen Zug, nach dem man fragen könnte.
    [nothing-to-choose] Hier hat niemand etwas zu entscheiden.
   *[other] Bei „{ $value }“: { $reason }
}
error-bad-receipt = Diese Datei ist kein Beleg eines Tisches.
error-bad-record = Das ist keine Spieldatei von Roost: { $why ->
    [format] „{ $value }“ ist nicht { $wanted }.
    [missing] „{ $value }“ fehlt oder ist von anderer Art.
    [shape] „{ $value }“ sollte so aussehen: { $wanted }
    [unknown-key] Einen Eintrag „{ $value }“ gibt es nicht.
    [twice] „{ $value }“ steht zweimal da.
    [dice] Würfel können nicht von „{ $value }“ kommen; bekannt: { $known }
    [unkeepable] „{ $value }“ enthält, was keine Datei enthalten kann.
    [start-seats] Es spielen { $given }, die Ausgangsstellung ist für { $wanted }.
    [start-variant] Die Ausgangsstellung hat eine andere Variante als das Spiel.
    [seat] { $value } ist weder eine Person mit Namen noch ein Bot mit Namen und Art.
    [name] { $value } braucht einen Namen mit 1 bis { $most } sichtbaren Zeichen.
    [not-json] Sie ist weder JSON noch lesbarer Text ({ $value }).
    [turn-number] Zeile { $line } beginnt mit { $value } statt mit { $wanted }
    [line] Zeile { $line }, „{ $value }“, ist weder Kopfzeile noch Zug.
    [header] Zeile { $line }: { $key } kann nicht „{ $value }“ sein.
   *[other] { $reason }
}
error-bad-roll = { $roll } ist kein Wurf mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
}.
error-bad-rounds = Möglich sind 1 bis { $most } Runden, nicht { $value }.
error-bad-seats = Dieses Spiel ist für { $low } bis { $high } Personen, nicht { $seats }.
error-bad-space = Der Spielplan { $board } hat kein Feld { $value }.
error-bad-turn = { $why ->
    [whole-turn] Eine Zeile enthält einen ganzen Zug.
    [after-end] { $value } kommt nach dem Ende des Zugs.
    [damaged] Hier bricht die Datei ab oder ist beschädigt ({ $value }).
    [turn-number] Zeile { $line } beginnt mit { $value } statt mit { $wanted }
    [line] Zeile { $line }, „{ $value }“, ist kein Zug.
   *[other] { $reason }
}
error-bad-turn-state = So kann kein Zug aussehen: { $reason }
error-bad-variant = Die Variante „{ $value }“ gibt es nicht; wähle aus { $known }.
error-board-seats = Der Spielplan { $board } ist für { $known } Personen, nicht { $seats }.
error-broken-record = Die Spieldatei ergibt ab Zug { $turn } keinen Sinn mehr: { $reason }
error-dice-first = Erst wird gewürfelt.
error-game-over = { $move } kommt zu spät: Das Spiel ist zu Ende.
error-game-unsupported = Das geht mit dem Spiel „{ $game }“ nicht.
error-illegal-action = { $move } geht jetzt nicht; möglich: { $legal }
error-no-dice = Es sind keine Würfe mehr da.
error-record-version = Diese Spieldatei hat Version { $value }; dieses Programm liest Version { $known }.
error-rules-version = Das folgt Version { $value } der Regeln; dieses Programm spielt nach Version { $known }.
error-unknown-board = Den Spielplan „{ $value }“ gibt es nicht; wähle aus { $known }.
error-unknown-bot = Den Bot „{ $value }“ gibt es nicht; wähle aus { $known }.
error-unknown-game = Das Spiel „{ $value }“ gibt es nicht; wähle aus { $known }.
error-unknown-language = Die Sprache „{ $value }“ gibt es nicht; wähle aus { $known }.
error-unparsable = Das kann Roost nicht lesen.
error-variant-clash = „{ $value }“ verbindet Optionen, die sich ausschließen, oder nennt eine doppelt. Wähle eine aus { $known }.
error-wrong-number-of-dice = { $given ->
    [one] Ein Würfel angegeben
   *[other] { $given } Würfel angegeben
}, aber { $wanted } werden geworfen.
error-wrong-result = Das Ergebnis in der Spieldatei folgt nicht aus den Zügen (Zug { $turn }).

## Refusals of the server.

error-already-ready = Du bist schon bereit.
error-already-started = Zu spät: Das Spiel hat schon begonnen.
error-bad-message = Der Server hat das nicht verstanden: { $reason }
error-bad-parameter = „{ $value }“ ist hier kein gültiger Wert. Möglich: { $known }
error-bad-request = Der Server kann mit dieser Anfrage nichts anfangen.
error-bad-token = Dieses Token ist unbekannt oder gilt nicht mehr.
error-broken-log = Die Aufzeichnung dieses Tisches ist beschädigt.
error-dice-are-manual = An diesem Tisch werden die Würfe eingetippt.
error-dice-not-manual = An diesem Tisch würfelt das Programm.
error-dice-scheme = Die Würfel dieses Spiels folgen dem Verfahren „{ $value }“; dieses Programm prüft { $known }.
error-forbidden = Das geht hier nicht.
error-foreign-host = Dieser Server antwortet nicht auf { $value }. Sein Betreiber kann den Namen mit --origin erlauben.
error-foreign-origin = Anfragen von { $value } sind hier nicht erlaubt.
error-foreign-seat = Dieser Platz gehört dir nicht.
error-manual-needs-one-device = Würfe eintippen geht nur, wenn alle an einem Gerät sitzen.
error-two-clocks = Ein Tisch hat eine Uhr für Entscheidungen oder Stunden für Züge, nicht beides.
error-bad-start = Ein Tisch kann nicht mit dieser Stellung beginnen: { $why ->
    [seats] Sie hat { $wanted } Plätze, der Tisch { $given }.
    [variant] Sie gehört zu anderen Regeln als der Tisch.
    [over] Das Spiel ist dort zu Ende.
    [first] Sie sagt selbst, wer am Zug ist.
   *[stream] Würfel, die sich viele Tische teilen, beginnen mit dem Spiel.
}
error-seats-given = Die Stellung legt die Zahl der Plätze fest; keiner kann geschlossen werden.
error-mixed-seats = Alle Partien eines Stapels brauchen gleich viele Plätze.
error-needs-invite = Dieser Platz ist für jemanden mit Einladung reserviert.
error-no-such-board = Den Spielplan „{ $value }“ gibt es nicht.
error-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-no-such-stream = Diese gemeinsamen Würfel gibt es nicht.
error-no-such-card = Dieser Moment steht nicht in deiner Liste.
error-no-such-table = Diesen Tisch gibt es nicht.
error-no-such-token = Dieses Token gibt es nicht.
error-not-found = Hier ist nichts.
error-not-now = Das geht jetzt nicht.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-not-playing = An diesem Tisch wird gerade nicht gespielt.
error-not-signed-in = Wir kennen dich noch nicht. Geh auf die Startseite und versuch es noch einmal.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-the-maker = Das darf nur, wer den Tisch eröffnet hat.
error-not-your-turn = Du bist nicht am Zug.
error-nothing-to-take-back = Es gibt keinen Wurf zurückzunehmen.
error-others-are-seated = Am Tisch sitzen noch andere; er kann jetzt nicht beendet werden.
error-rolled-already = Du hast schon gewürfelt.
error-not-in-lesson = In dieser Lektion sagt dir die Sprechblase, was zu tun ist.
error-lesson-only = Würfel, die einem Drehbuch folgen, gibt es nur im ersten Spiel.
error-seat-kept = Hier spielt gerade ein Bot. Übernimm erst wieder.
error-seat-not-kept = Dieser Platz gehört dir schon.
error-seat-taken = Hier sitzt schon jemand.
error-seat-empty = Dort sitzt niemand.
error-own-seat = Das ist dein eigener Platz. Verlass stattdessen den Tisch.
error-one-seat-each = An diesem Tisch hat jeder einen Platz, und du hast deinen schon.
error-bad-name = „{ $value }“ ist kein Name: 1 bis { $most } sichtbare Zeichen.
error-name-taken = An diesem Tisch heißt schon jemand { $name } oder fast so. Wähle einen anderen Namen, etwa { $free }.
error-removed = Der Gastgeber hat dich vom Tisch genommen.
error-banned = Der Betreiber dieses Servers hat dich gesperrt.
error-stale-version = Das Spiel ist weitergegangen. Schau noch einmal hin.
error-conflict = Im selben Moment wurde etwas anderes gespeichert; nichts wurde geändert. Versuch es noch einmal.
error-sequence-conflict = Am Tisch ging es inzwischen weiter; nichts wurde geändert. Versuch es noch einmal.
error-store-closed = Der Server fährt herunter; nichts wurde geändert.
error-store-failed = Der Server konnte das nicht speichern; nichts wurde geändert.
error-store-before-release = Die Daten stammen von einer Entwicklungsversion von Roost vor 0.1.0. Verschiebe sie und beginne mit einem leeren Datenordner oder einer leeren Datenbank.
error-store-too-new = Die Daten stammen von einem neueren Roost (Schema { $value }; dieses kennt { $known }).
error-stream-closed = Diese gemeinsamen Würfel sind geschlossen: Ihr Startwert ist bekannt.
error-daily-open = Andere können diese Würfel noch spielen. Teilen lässt sich der Moment nach Ende des Tages.
error-no-such-day = Vom { $value } gibt es hier kein Tagesspiel.
error-token-scope = Dieses Token erlaubt das nicht.
error-too-fast = Das ging zu schnell; warte einen Moment.
error-too-large = Das ist zu groß; höchstens { $most } Bytes.
error-too-many = Du hast eine Grenze erreicht. Versuch es später noch einmal.
error-too-many-guests = Zu viele neue Gäste aus deinem Netz. Versuch es später noch einmal.
error-too-many-sockets = Du hast zu viele Roost-Seiten offen. Schließ eine.
error-too-many-streams = Du hast schon { $most } offene Serien gemeinsamer Würfel, mehr geht nicht. Schließ erst eine.
error-too-many-tables = Du hast schon { $most } offene Tische, mehr geht nicht. Beende erst einen.
error-too-many-tokens = Du hast schon { $most } Tokens, mehr geht nicht. Widerrufe erst eins.
error-too-slow = Die Anfrage kam zu langsam an; versuch es noch einmal.
error-unavailable = Der Server ist gerade nicht erreichbar; versuch es gleich noch einmal.
error-table-busy = An diesem Tisch ist gerade viel los. Versuch es gleich noch einmal.
error-unexpected = Auf dem Server ist etwas schiefgegangen; nichts ging verloren.
error-bad-address = „{ $value }“ ist keine Adresse eines Servers.
error-bad-link = „{ $value }“ ist kein Link zu einem Tisch.
error-client = Die Verbindung zum Server ist abgebrochen.
error-not-open = Dieser Tisch ist nicht geöffnet.
error-server-unreachable = Unter { $value } antwortet kein Server.
error-server-name = Einen Server { $value } gibt es nicht. Prüf die Adresse.
error-server-certificate = Dem Zertifikat von { $value } ist nicht zu trauen: { $reason }. Ist es dein eigenes, nenn die Datei seiner Zertifizierungsstelle in SSL_CERT_FILE.
error-unfair-dice = Mit den Würfeln dieses Tisches stimmt etwas nicht ({ $why }).
error-wrong-link = Das ist nicht das Glied dieses Platzes für diesen Wurf.
error-link-not-due = Von diesem Platz wird jetzt kein Glied gebraucht.
error-link-missing = Der Beitrag des Platzes zu diesem Wurf fehlt.
error-mix-due = Die Würfel werden gerade gemischt. Versuch es gleich noch einmal.
error-chain-not-due = Dieser Platz kann gerade keine neue Kette bekommen. Versuch es gleich noch einmal.
error-no-chain = Dieser Platz ist an den Würfeln nicht beteiligt.
