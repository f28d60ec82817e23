### The page of one’s own games, and a moment of one of them.

mine-none = Noch keine Partie. Jede Partie, die du hier spielst, steht dann in dieser Liste.
mine-list = Alle Partien
mine-search = Suchen
mine-game = Spiel
mine-any = Alle
mine-state = Status
mine-finished = Beendet
mine-unfinished = Noch nicht zu Ende
mine-given-up = Aufgegeben
mine-over = Zu Ende
mine-result = Ergebnis
mine-result-won = Gewonnen
mine-result-shared = Geteilter Sieg
mine-result-lost = Verloren
mine-opponent = Gegner
mine-since = Von
mine-until = Bis
mine-nothing-found = Keine Partien gefunden.
mine-more = Mehr Partien
mine-save = Spieldatei
mine-save-all = Diese Partien speichern
mine-replay = Noch einmal ansehen
mine-error-of = Fehler je Entscheidung: { $loss }
mine-results = Ergebnisse
mine-games = Partien
mine-won = Gewonnen
mine-shared = Geteilter Sieg
mine-lost = Verloren
mine-against = Nach Gegnern
mine-against-how = Gewonnen heißt hier: Du warst besser platziert als dieser Gegner.
mine-luck = Habe ich Pech?
mine-luck-none = Das weiß noch niemand: Keine deiner fertigen Partien ist analysiert.
mine-luck-few = Das weiß noch niemand: Dafür braucht es noch ein paar analysierte Partien.
mine-luck-said = { $games ->
    [one] In einer analysierten Partie haben die Würfel deine Siegchance um { $mean } geändert (zu 95 % zwischen { $low } und { $high }).
   *[other] Im Schnitt über { $games } analysierte Partien haben die Würfel deine Siegchance um { $mean } pro Partie geändert (zu 95 % zwischen { $low } und { $high }).
}
mine-luck-open = Die Null liegt dazwischen: So sieht reiner Zufall aus.
mine-luck-lucky = Die Würfel waren freundlicher zu dir, als es der Zufall meistens ist.
mine-luck-unlucky = Die Würfel waren strenger mit dir, als es der Zufall meistens ist.
mine-unreviewed = { $games ->
    [one] Eine fertige Partie ist noch nicht analysiert. Ihre Analyse wird hier zählen.
   *[other] { $games } fertige Partien sind noch nicht analysiert. Ihre Analysen werden hier zählen.
}
mine-errors = Mittlerer Fehler je Entscheidung
mine-errors-how = Wie viel Siegchance deine Entscheidungen gekostet haben, die ältesten Partien zuerst. Weniger ist besser.
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
