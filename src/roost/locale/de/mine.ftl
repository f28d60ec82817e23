### The page of one’s own games, and a moment of one of them.

mine-title = Deine Partien
mine-none = Noch keine Partie. Jede Partie, die du hier spielst, steht dann in dieser Liste.
mine-list = Alle Partien
mine-search = Suchen
mine-game = Spiel
mine-any = Alle
mine-state = Stand
mine-finished = Beendet
mine-unfinished = Noch nicht zu Ende
mine-given-up = Aufgegeben
mine-over = Zu Ende
mine-result = Ergebnis
mine-result-won = Gewonnen
mine-result-shared = Geteilt
mine-result-lost = Verloren
mine-opponent = Gegner
mine-since = Von
mine-until = Bis
mine-nothing-found = Keine solche Partie.
mine-more = Mehr Partien
mine-save = Spieldatei
mine-save-all = Diese Partien speichern
mine-replay = Noch einmal ansehen
mine-error-of = Fehler je Entscheidung: { $loss }
mine-results = Ergebnisse
mine-games = Partien
mine-won = Gewonnen
mine-shared = Geteilt
mine-lost = Verloren
mine-against = Nach Gegnern
mine-against-how = Gewonnen heißt hier: Du warst vor diesem Gegner.
mine-luck = Habe ich Pech?
mine-luck-none = Das weiß noch niemand: Keine deiner beendeten Partien hat eine Rückschau.
mine-luck-few = Das weiß noch niemand: Dafür braucht es noch ein paar Partien mit Rückschau.
mine-luck-said = { $games ->
    [one] In einer Partie mit Rückschau haben die Würfel deine Siegchance um { $mean } verändert. Auf lange Sicht läge das in 19 von 20 Fällen zwischen { $low } und { $high }.
   *[other] In { $games } Partien mit Rückschau haben die Würfel deine Siegchance um { $mean } je Partie verändert. Auf lange Sicht läge das in 19 von 20 Fällen zwischen { $low } und { $high }.
}
mine-luck-open = Die Null liegt dazwischen: So sieht reiner Zufall aus.
mine-luck-lucky = Die Würfel waren freundlicher zu dir, als es der Zufall meistens ist.
mine-luck-unlucky = Die Würfel waren strenger mit dir, als es der Zufall meistens ist.
mine-unreviewed = { $games ->
    [one] Eine beendete Partie hat noch keine Rückschau. Sobald sie eine hat, zählt sie hier mit.
   *[other] { $games } beendete Partien haben noch keine Rückschau. Sobald sie eine haben, zählen sie hier mit.
}
mine-errors = Mittlerer Fehler je Entscheidung
mine-errors-how = Was eine Entscheidung von dir an Siegchance gekostet hat, die ältesten Partien zuerst. Weniger ist besser.
mine-when = Wann
mine-decisions = Entscheidungen
mine-error = Fehler
mine-tried = Beantwortet
mine-solved = Gelöst
mine-at-once = Auf Anhieb
mine-moment = Ein Moment einer Partie
mine-moment-at = Schritt { $at } von { $of }
mine-move = Schritt
mine-before = Zurück
mine-after = Vor
mine-share = Diesen Moment teilen
mine-copied = Der Link ist kopiert:
mine-link = Der Link zu diesem Moment:
