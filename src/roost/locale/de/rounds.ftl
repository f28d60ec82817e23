### Runden: dieselben Würfel für ein paar Freunde.

round-title = Dieselben Würfel für uns
round-about = Ein paar Freunde spielen dieselben Würfel gegen denselben Vogel, jeder, wann es passt.
round-places = Wie viele spielen
round-start = Runde beginnen
round-mine = Deine Runden
round-of = { $game } gegen { $bot }
round-by = Begonnen von { $name }
round-done = { $done } von { $places } fertig
round-link = Schick den anderen diesen Link:
round-names = Wer den Link hat, sieht deinen Namen und dein Ergebnis.
round-play = Diese Würfel spielen
round-full = Alle Plätze dieser Runde sind vergeben.
round-playing = spielt noch
round-nothing = zählt nicht
round-nobody = Noch hat niemand begonnen.
round-open-until = Offen bis { $time }.
round-closed = Diese Runde ist geschlossen: Die Würfel sind kein Geheimnis mehr.
round-close = Runde schließen
round-close-sure = Jetzt schließen? Partien, die nicht zu Ende sind, zählen dann nicht.
round-fair = Die Würfel sind versiegelt. Ihr Startwert wird hier gezeigt, wenn alle fertig sind, die Runde geschlossen wird oder ihre Zeit um ist. Bis dahin kennt ihn niemand, auch nicht, wer die Runde begonnen hat; nur wer diesen Server betreibt, könnte nachsehen. Und ein Gast kann unter anderem Namen wiederkommen.
error-no-such-round = Diese Runde gibt es nicht.
error-round-full = Alle { $most } Plätze dieser Runde sind vergeben.
error-round-only = Diese Würfel gehören zu ihrer Runde; spiel sie dort.
