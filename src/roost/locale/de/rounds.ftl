### Runden: dieselben Würfel für ein paar Freunde.

round-title = Würfelduell
round-about = Ein paar Freunde spielen dieselben Würfel gegen denselben Gegner, jeder, wann es passt.
round-places = Spieler
round-start = Duell starten
round-from-game = Freunde herausfordern: gleiche Würfel
round-mine = Deine Duelle
round-of = { $game } gegen { $bot }
round-by = Gestartet von { $name }
round-done = Fertig: { $done } von { $places }
round-link = Schick den anderen diesen Link:
round-names = Alle mit dem Link sehen deinen Namen und dein Ergebnis.
round-play = Diese Würfel spielen
round-full = Dieses Duell ist voll.
round-playing = spielt noch
round-nothing = zählt nicht
round-nobody = Noch hat niemand begonnen.
round-open-until = Offen bis { $time }.
round-closed = Dieses Duell ist geschlossen: Die Würfel sind kein Geheimnis mehr.
round-close = Duell schließen
round-close-sure = Jetzt schließen? Unfertige Partien zählen dann nicht.
round-fair = Die Würfel sind versiegelt. Ihr Startwert wird gezeigt, wenn alle fertig sind oder das Duell geschlossen ist. Nur der Betreiber des Servers könnte nachsehen; ein Gast kann unter anderem Namen wiederkommen.
error-no-such-round = Dieses Duell gibt es nicht.
error-round-full = Alle { $most } Plätze dieses Duells sind vergeben.
