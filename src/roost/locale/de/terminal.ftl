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

## Before and after a game

player-name = Spieler { $number }
opening = Ein Spiel { $game }.
opening-bot = { $name } ist ein Bot: { $how }.
opening-help = { $help } zeigt die Hilfe, { $quit } verlässt das Spiel. Gespeichert wird nach jeder Entscheidung.
turn-heading = Zug { $turn }: { $name }
game-saved = Das Spiel ist gespeichert in { $file }.
game-quit = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
game-end-of-input = Die Eingabe ist zu Ende. Das Spiel ist gespeichert; weiter geht es mit: { $command }
game-interrupted = Angehalten. Das Spiel ist gespeichert; weiter geht es mit: { $command }
resuming = Weiter mit { $file }.
resume-line = { $number }  { $game }: { $names }; Zug { $turn }, { $when }
salvaged = Die Datei ist bis Zug { $turn } heil; von dort geht es weiter in { $file }.
replay-unfinished = Das Spiel ist nicht zu Ende.
undo-done = Der letzte Wurf ist zurückgenommen.
undo-nothing = Es gibt keinen Wurf zurückzunehmen: nur den letzten, und nur einmal.

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
choice-hits = schlägt auf { $spaces }
choice-hit = { $space } schlägt die { $victim } von { $victim-name }

## Prompts

prompt-game = Welches Spiel?
prompt-players = Wer spielt? Namen mit Kommas dazwischen, oder Enter für ein Spiel gegen { $bot }:
prompt-action = { $you ->
    [true] Was tust du?
   *[false] { $name }, was tust du?
} [{ $choices }]
prompt-take = { $you ->
    [true] Welche Würfel legst du beiseite?
   *[false] { $name }, welche Würfel legst du beiseite?
} [{ $choices }]
prompt-decide = { $you ->
    [true] Nochmal würfeln oder aufhören?
   *[false] { $name }, nochmal würfeln oder aufhören?
} [{ $choices }]
prompt-which-tile = Welche Portion? [{ $tiles }]
prompt-stop-fails = { $reason ->
    [no-worm] Ohne Wurm ist es ein Fehlversuch.
   *[no-tile] Für { $total } gibt es keine Portion: Es ist ein Fehlversuch.
} Trotzdem aufhören? [{ $yes }/{ $no }]
prompt-move = { $you ->
    [true] Welche Figur auf welches Feld?
   *[false] { $name }, welche Figur auf welches Feld?
} Zum Beispiel { $example }:
prompt-where = Wohin zieht die { $piece }? Eine Nummer oder ein Feld:
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
    Nimm alle Würfel mit einem Symbol: Tipp 1 bis 5 oder { $worm } für den Wurm. Dann { $roll },
    um den Rest nochmal zu werfen, oder { $stop } zum Aufhören. Eine Zahl wie 26 hört auf und
    nimmt diese Portion. Ohne Wurm keine Portion. Alle Regeln: roost rules pickomino
help-knockout =
    Tipp eine Figur und ein Feld: b3 M7 zieht die blaue 3 nach M7. Die Zahl genügt, wo sie
    eindeutig ist: 3 M7. Mit der Figur allein wirst du gefragt, wohin. Die Buchstaben der Farben:
    b blau, g grün, r rot, y gelb. Alle Regeln: roost rules knockout
help-anywhere = { $help } diese Hilfe, { $save } sagt, wo das Spiel gespeichert ist, { $quit } verlässt das Spiel.
help-undo = { $undo } nimmt den letzten Wurf zurück, bis der nächste eingetippt ist.

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
error-undo-not-here = Nur Würfe mit echten Würfeln (--dice manual) lassen sich zurücknehmen.
error-usage = { $command }: { $reason }
error-unknown-argument = { $command } kennt „{ $value }“ nicht; siehe { $command } --help
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
error-no-such-game = Es gibt kein angefangenes Spiel { $value }; es gibt { $count }. Siehe roost resume --list
error-nothing-to-resume = Es gibt kein angefangenes Spiel. Fang eins an mit: roost play
error-game-finished = Das Spiel in { $file } ist zu Ende; ansehen mit: roost replay { $file }
error-dice-not-here = Dieses Spiel wurde mit „{ $source }“-Würfeln gespielt und kann hier nicht weitergehen; ansehen mit roost replay.
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
game-review = Pech oder Fehler? { $command }
game-another = Noch ein Spiel: { $command }
near-answer = Neben { $space } liegen: { $spaces }.
near-arrows = Pfeile führen von { $spaces } hierher, aber nicht zurück.
near-piece = { $space } { $you ->
    [true] (deine { $piece })
   *[false] (die { $piece } von { $name })
}
from-answer = Von { $space } führt eine Bewegung von { $length } nach { $spaces }.
threat = { $you ->
    [hunter] Deine { $piece } erreicht die { $victim } von { $victim-name } auf { $space } mit { $lengths }.
    [prey] Die { $piece } von { $name } erreicht deine { $victim } auf { $space } mit { $lengths }.
   *[neither] Die { $piece } von { $name } erreicht die { $victim } von { $victim-name } auf { $space } mit { $lengths }.
}
threats-none = Niemand kann jemanden erreichen.
error-bad-question = So geht es: { $example }
error-bad-length = Eine Länge ist { $allowed }, nicht „{ $value }“.
error-no-such-space = Ein Feld „{ $value }“ gibt es nicht; es gibt { $known }.
help-telling = { $again } sagt alles noch einmal, { $scores } nennt den Stand.
help-board = Frag den Spielplan: { $near } M7 (was daneben liegt), { $from } M7 3 (wohin eine Bewegung von 3 führt), { $threats } (wer wen erreicht).

## Settings and shells

settings-file = Behalten in { $file }:
error-bad-setting = „{ $value }“ ist keine Einstellung; es gibt { $known }
error-bad-shell = „{ $value }“ ist keine Shell, die Roost kennt; es gibt { $known }.

## What lies before the one to decide

show-taken = Beiseite: { $dice }, Summe { $total }.
lab-column-wins = Sieg
lab-column-costs = kostet
lab-column-fails = scheitert
lab-column-gain = bringt

# Reports of problems
report-how = Dieser Text (auf Englisch) enthält deine Roost-Version, deinen Rechner und den letzten Fehler, aber keine Namen. Füge ihn in deine Meldung ein.
