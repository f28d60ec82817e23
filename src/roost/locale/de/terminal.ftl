### What the command line says. Everything else it says is in game.ftl.

## Words that may be typed. The first is the one that prompts show. English ones work everywhere.

words-help = ? hilfe
words-save = speichern
words-quit = q ende beenden
words-undo = u zurück zurueck
words-worm = w wurm
words-roll = n nochmal weiter würfeln wuerfeln
words-stop = a aufhören aufhoeren stopp
words-yes = j ja
words-no = n nein
words-easy = leicht
words-medium = mittel
words-hard = schwer

## Before and after a game

player-name = Spieler { $number }
opening = Eine Partie { $game }.
opening-bot = { $name } ist ein Bot: { $how }.
opening-help = { $help } zeigt die Hilfe, { $quit } verlässt die Partie. Gespeichert wird nach jeder Entscheidung.
turn-heading = Zug { $turn }: { $name }
game-saved = Die Partie ist gespeichert in { $file }.
game-quit = Die Partie ist gespeichert. Weiter geht es mit: { $command }
game-end-of-input = Die Eingabe ist zu Ende. Die Partie ist gespeichert; weiter geht es mit: { $command }
game-interrupted = Angehalten. Die Partie ist gespeichert; weiter geht es mit: { $command }
resuming = Weiter mit { $file }.
resume-line = { $number }  { $game }: { $names }; Zug { $turn }, { $when }
salvaged = Die Datei ist bis Zug { $turn } heil; von dort geht es weiter in { $file }.
replay-unfinished = Die Partie ist nicht zu Ende.
undo-done = Der letzte Wurf ist zurückgenommen.
undo-nothing = Es gibt nichts mehr zurückzunehmen.
undo-done-move = Dein letzter Zug ist zurückgenommen.

## The table

table-grill = Grill: { $tiles }
table-face-down = Umgedreht: { $tiles }
table-stack = { $top ->
    [none] { $name }: keine Portion
   *[other] { $name }: { $score }, oberste Portion { $top }{ $covered ->
        [none] {""}
       *[other] , darunter { $covered }
    }
}
table-colours = { $name }, { $colours }: { $score }
table-piece = { $space ->
    [none] { $number } geschlagen
   *[other] { $number } auf { $space }{ $locked ->
        [true] { " " }(gesperrt)
       *[false] {""}
    }
}
table-out = geschlagen: { $pieces }
table-locked = gesperrt: { $pieces }
table-signs = { $piece } ist eine Figur, { $locked } eine gesperrte; was in (runden Klammern) steht, ist erreichbar.
turn-dice = { $double ->
    [true] Pasch { $low }
   *[false] { $low } und { $high }
}
turn-half = { $number ->
    [0] eine andere Figur zieht { $length }
   *[other] eine { $number } zieht { $length }
}
turn-hit = { $piece } nach { $space } schlägt { $victim }
turn-hits = Treffer: { $hits }{ $more ->
    [0] .
   *[other] ; { $more } weitere.
}
turn-rest = { $count ->
    [0] { $hits ->
        [true] Sonst { $pieces }.
       *[false] Zieh { $pieces }.
    }
   *[other] { $hits ->
        [true] Sonst eine von { $count } Figuren.
       *[false] Zieh eine von { $count } Figuren.
    }
}
region-ring = { $ring ->
    [O] überall auf dem äußeren Ring
    [M] überall auf dem mittleren Ring
   *[I] überall auf dem inneren Ring
}
region-run = { $first } bis { $last }
colour-blue = blau
colour-green = grün
colour-red = rot
colour-yellow = gelb
taken-so-far = Beiseite: { $dice } – { $total }{ $worm ->
    [true] {""}
   *[false] , noch kein Wurm
}. { $left ->
    [0] Kein Würfel mehr.
    [one] Noch 1 Würfel.
   *[other] Noch { $left } Würfel.
}
choice-piece = { $piece } auf { $space }, { $length ->
    [one] 1 Schritt
   *[other] { $length } Schritte
}:
choice-hit = { $space } schlägt die { $victim } von { $victim-name }

## Prompts

prompt-game = Welches Spiel?
prompt-players = Wer spielt? Tipp { $easy }, { $medium } oder { $hard } für eine Partie gegen einen Bot (Enter: { $medium }) oder Namen, durch Kommas getrennt:
prompt-lesson = Tipp { $key }:
prompt-action = { $you ->
    [true] Was tust du?
   *[false] { $name }, was tust du?
} [{ $choices }]
prompt-take = { $you ->
    [true] Welche Würfel legst du beiseite?
   *[false] { $name }, welche Würfel legst du beiseite?
} [{ $choices }]
prompt-decide = { $you ->
    [true] Weiterwürfeln oder aufhören?
   *[false] { $name }, weiterwürfeln oder aufhören?
} [{ $choices }]
prompt-which-tile = Welche Portion? [{ $tiles }]
prompt-stop-fails = { $reason ->
    [no-worm] Ohne Wurm ist es ein Fehlversuch.
   *[no-tile] Für { $total } gibt es keine Portion: Es ist ein Fehlversuch.
} Trotzdem aufhören? [{ $yes }/{ $no }]
prompt-move = { $you ->
    [true] Dein Zug?
   *[false] { $name }, dein Zug?
} Zum Beispiel { $example }:
prompt-where = Auf welches Feld geht { $piece }?
tutor-sure = Sicher? Das kostet { $points } Prozentpunkte Siegchance.
tutor-now = { $on ->
    [true] Der Tutor ist an: Er fragt einmal nach, bevor ein Zug viel kostet.
   *[false] Der Tutor ist aus.
}
prompt-roll = { $you ->
    [true] Wirf
   *[false] { $name }: Wirf
} { $dice ->
    [one] einen Würfel und tipp ein, was er zeigt
   *[other] { $dice } Würfel und tipp ein, was sie zeigen
}:
prompt-finish = Enter zum Beenden, { $undo } nimmt den letzten Wurf zurück:
prompt-replay = Enter für den nächsten Zug, { $quit } zum Verlassen:

help-pickomino =
    Leg alle Würfel mit einem Symbol beiseite: Tipp 1 bis 5 oder { $worm } für den Wurm. Dann
    { $roll } zum Weiterwürfeln oder { $stop } zum Aufhören. Eine Zahl wie 26 hört auf und
    nimmt diese Portion. Ohne Wurm keine Portion. Alle Regeln: roost rules pickomino
help-knockout =
    Tipp eine Figur und ein Feld: b3 M7 zieht die blaue 3 nach M7. Die Zahl genügt, wo sie
    eindeutig ist: 3 M7. Mit der Figur allein wirst du gefragt, wohin. Die Buchstaben der Farben:
    b blau, g grün, r rot, y gelb. Alle Regeln: roost rules knockout.
help-anywhere = { $help } diese Hilfe, { $save } sagt, wo die Partie gespeichert ist, { $quit } verlässt die Partie.
help-undo = { $undo } nimmt den letzten Wurf zurück, bis der nächste eingetippt ist.
help-coach = Allein gegen Bots: { $hint } zeigt den besten Zug, { $tutor } warnt dich vor Fehlern, { $analyse } vergleicht die Züge, { $position } zeigt die Stellung als Text, { $undo } nimmt deinen letzten Zug zurück.

## Positions

show-to-play = { $name } ist am Zug.
show-dice = Die Würfel zeigen { $dice }.
show-to-roll = { $name } wirft { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
}: { $rolls } verschiedene Würfe.
show-fail = Chance, dass der Wurf nur schon genommene Symbole zeigt: { NUMBER($percent, maximumFractionDigits: 1) } % ({ $exact }).
show-moves = In Notation: { $moves }
warning-stop-fails = Hinweis: Aufhören scheitert jetzt, denn es gibt keine Portion zu nehmen.
warning-tiles-missing = Hinweis: Es fehlen Portionen, obwohl das Spiel gerade beginnt.
warning-last-turn = Hinweis: Das ist Zug 2.000, der letzte.

## Refusals

error-not-understood = „{ $value }“ geht hier nicht; wähle aus { $choices } oder tipp ? für Hilfe.
error-nothing-typed = Es wurde nichts getippt; wähle aus { $choices } oder tipp ? für Hilfe.
error-no-such-face = „{ $value }“ kannst du nicht beiseitelegen; wähle aus { $choices }.
error-face-not-rolled = „{ $face }“ kommt im Wurf nicht vor; wähle aus { $choices }.
error-face-taken = { $face } liegt in diesem Zug schon beiseite; wähle aus { $choices }.
error-tile-not-within-reach = Portion { $value } ist nicht erreichbar; wähle aus { $choices }.
error-piece-cannot-move = { $why ->
    [not-yours] { $value } ist nicht deine Figur.
    [out] { $value } ist geschlagen.
    [locked] { $value } ist gesperrt.
   *[dice] { $value } zieht mit diesen Würfeln nicht.
} Wähle aus { $choices }.
error-space-not-reachable = Kein Weg nach { $space } für { $pieces }.
error-which-piece = „{ $value }“ kann mehrere Figuren meinen; sag, welche: { $choices }.
error-who-goes = { $space } ist ein Feld; sag, welche Figur dorthin zieht: { $choices }.
error-space-first = „{ $value }“ beginnt mit einem Feld: Erst kommt die Figur, etwa { $example }.
error-undo-not-here = Zurücknehmen kannst du Würfe mit echten Würfeln (--dice manual) und, allein gegen Bots, deine eigenen Züge.
error-lesson-move = Die Lektion geht weiter mit { $key }.
error-no-server = In deinen Einstellungen steht kein Server. Trag einen ein mit: roost settings server=ADRESSE
error-usage = { $command }: { $reason }
error-unknown-argument = Unbekannte Option „{ $value }“; siehe { $command } --help
error-argument-without-value = { $value } braucht einen Wert; siehe { $command } --help
error-argument-with-value = { $value } nimmt keinen Wert; siehe { $command } --help
error-argument-missing = Es fehlt: { $value }; siehe { $command } --help
error-argument-twice = { $value } ist doppelt angegeben; einmal genügt. Siehe { $command } --help
error-not-a-number = { $option } ist eine Zahl ({ $allowed }), nicht „{ $value }“.
error-option-of-other-game = { $option } gehört nicht zu { $game }.
error-unknown-dice = Die Würfel „{ $value }“ gibt es nicht; wähle aus { $known }.
error-seed-and-manual = Echte Würfel haben keinen Startwert: Lass --seed oder --dice manual weg.
error-too-many-players = { $players } Personen sind genannt, aber nur { $seats } Plätze.
error-no-such-player = Hier heißt niemand „{ $value }“; wähle aus { $known }.
error-same-name = Zwei Personen heißen { $value }; Namen müssen verschieden sein.
error-no-such-rule = Auf dieser Seite gibt es keine Regel { $value }.
error-no-such-game = Es gibt keine angefangene Partie { $value }; es gibt { $count }. Siehe roost resume --list
error-nothing-to-resume = Es gibt keine angefangene Partie. Fang eine an mit: roost play
error-game-finished = Die Partie in { $file } ist zu Ende; ansehen mit: roost replay { $file }
error-dice-not-here = Diese Partie wurde mit „{ $source }“-Würfeln gespielt und kann hier nicht weitergehen; ansehen mit roost replay.
error-file-exists = { $file } gibt es schon; wähle einen anderen Namen oder mach weiter mit: roost resume { $file }
error-end-of-input = Keine Eingabe mehr.
error-no-file = Die Datei { $file } gibt es nicht.
error-no-folder = Den Ordner { $folder } gibt es nicht.
error-bad-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $reason }
error-file = { $file } ist nicht zu gebrauchen: { $reason }
error-not-text = Diese Datei ist kein Text.
interrupted = Angehalten.

## Questions at a prompt, and after a game

words-again = wieder wiederholen
words-scores = stand punkte
words-near = neben
words-from = von
words-threats = drohungen
words-hint = tipp hinweis
words-tutor = tutor
words-position = stellung
words-analyse = analyse
game-review = Pech oder Fehler? { $command }
game-another = Noch eine Partie: { $command }
near-answer = Neben { $space } liegen: { $spaces }.
near-arrows = Pfeile führen von { $spaces } hierher, aber nicht zurück.
near-piece = { $space } { $you ->
    [true] (deine { $piece })
   *[false] (die { $piece } von { $name })
}
from-answer = Von { $space } führt eine Bewegung von { $length } nach { $spaces }.
threat = { $victim } auf { $space }: in Reichweite von { $hunters }.
threat-by = { $piece } mit { $lengths }
threats-more = { $count ->
    [one] Und eine weitere Figur.
   *[other] Und { $count } weitere Figuren.
}
threats-none = Im nächsten Zug kann nichts geschlagen werden.
error-bad-question = So geht es: { $example }
error-bad-length = Eine Länge ist { $allowed }, nicht „{ $value }“.
error-no-such-space = Ein Feld „{ $value }“ gibt es auf diesem Plan nicht. Die Felder sind { $known }.
help-telling = { $again } sagt alles noch einmal, { $scores } nennt den Stand.
help-board = Frag den Spielplan: { $near } M7 (was daneben liegt), { $from } M7 3 (wohin eine Bewegung von 3 führt), { $threats } (was dir im nächsten Zug droht), { $threats } b3 (nur diese Figur).

## Settings and shells

settings-file = Gespeichert in { $file }:
setting-language = Sprache
setting-name = dein Name in neuen Partien
setting-plain = on: Worte statt Zeichnungen
setting-pace = Sekunden für jede Entscheidung eines Bots
setting-tutor = on: fragt allein gegen Bots einmal nach, bevor ein Zug viel kostet
setting-server = der Server, mit dem sich „roost today“ verbindet
error-bad-setting = Unbekannte Einstellung „{ $value }“. Wähle aus { $known }
error-bad-shell = Unbekannte Shell „{ $value }“. Wähle aus { $known }.

## What lies before the one to decide

lab-column-wins = Sieg
lab-column-costs = kostet
lab-column-fails = scheitert
lab-column-gain = bringt

# Reports of problems
report-how = Dieser Text (auf Englisch) enthält deine Roost-Version, deinen Rechner und den letzten Fehler, aber keine Namen. Füge ihn in deine Meldung ein.
