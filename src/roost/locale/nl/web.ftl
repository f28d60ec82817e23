### Wat alleen de browser-app zegt. Wat er in een spel gebeurt, staat in game.ftl.

## The first page

web-skip-to-content = Naar de inhoud
web-tagline = Twee dobbelspellen, één tafel. Schuif aan.
web-about-pickomino = Gooi, durf en gril de meeste wormen.
web-about-knockout = Gooi, ren en schakel de anderen uit.
web-play-now = Nu { $game } spelen
web-first-game = Al spelend leren
web-mode-bots = Tegen bots
web-mode-local = Op dit scherm
web-mode-online = Vrienden uitnodigen
web-unfinished = Lopende spellen
web-go-on = Verder
web-put-away = Uit deze lijst halen
web-table-open = Nog niet begonnen
web-known = Ken ik al
web-menu = Menu
web-places = Onderdelen
web-place-play = Spelen
web-place-today = Vandaag
web-place-learn = Leren
web-place-me = Ik
web-play-with = Spelen met…
web-learn-puzzles = Eén stelling, één beste zet.
web-learn-lab = Zet een stelling op en zie wat elke zet waard is.
web-about = Over Roost
web-about-roost = Roost is vrij en gratis: geen reclame en niemand wordt gevolgd.
web-about-fair = Waarom de dobbelstenen eerlijk zijn en hoe je een spel controleert.
web-watch = Kijken
web-rules = Regels
web-fair-dice = Eerlijke dobbelstenen
web-settings = Instellingen
web-settings-table = Tafel
web-settings-sound = Geluid en beweging
web-settings-reading = Lezen en voorlezen
web-settings-news = Meldingen
web-settings-device = Apparaat en gegevens
web-language = Taal
web-to-start = Startpagina
web-lost = Pagina niet gevonden
web-lost-how = Deze pagina bestaat niet. De kippen hebben overal gezocht.

## Setting up a game

web-how-to-play = Hoe wil je spelen?
web-player-count = Spelers
web-bot-count = Hoeveel daarvan zijn bots?
web-bot-level = De bots spelen als
web-bot-level-of = Tegenstander { $seat } speelt als
web-opponents = Je tegenstanders
web-your-bird = Jouw vogel
web-bird-number = Vogel { $number }
web-bot-order = Van de makkelijkste tot de sterkste.
web-bot-record = Jouw stand: { $won } van { $games } gewonnen
web-names = Namen
web-name-of = Naam van speler { $seat }
web-your-name = Je naam
web-hand-dice = Onze eigen dobbelstenen
web-hand-dice-how = Typ in wat je gooide. Roost doet de rest.
web-listed = Iedereen mag meedoen
web-listed-how = De tafel staat in de lijst. Anders openen alleen jouw links hem.
web-clock = Tijd per beslissing
web-clock-reserve = Iedereen krijgt ook één extra minuut voor het hele spel.
web-no-clock = onbeperkt
web-seconds = { $count } s
web-days = { $count ->
    [one] { $count } dag per beurt
   *[other] { $count } dagen per beurt
}
web-hours = { $count } uur per beurt
web-days-how = Jullie hoeven niet tegelijk online te zijn. Is iemands tijd om, dan speelt een bot tot die persoon terug is.
web-hours-left = nog { $count } u
web-house-rules = Regels en varianten
web-ending = Na een mislukte beurt
web-board = Bord
web-rounds = Rondes
web-to-the-end = tot het einde
web-who-starts = Wie begint?
web-by-lot = loting
web-seat-number = speler { $seat }
web-read-rules = Regels lezen
web-start-game = Beginnen

## Tables and the waiting room

web-table = Tafel
web-tables = Tafels
web-tables-waiting = Zoeken spelers
web-tables-none-waiting = Er wacht nu niemand. Open een tafel, dan kunnen anderen meedoen.
web-tables-running = Bezig
web-tables-none-running = Er zijn nu geen openbare spellen.
web-tables-more = Meer tafels tonen
web-open-table = Tafel openen: { $game }
web-table-missing = We kunnen deze tafel niet vinden. Misschien is hij besloten: vraag om een nieuwe link.
web-table-laid = De tafel wordt gedekt…
web-waiting-room = Wachten op iedereen
web-sit-down = Gaan zitten
web-invite-how = Met deze link kan iemand de plaats innemen. Scan hem met een telefoon of stuur hem op.
web-room-how = Eén link voor iedereen: open hem, ga zitten en speel.
web-room-starts = Het begint zodra alle plaatsen bezet zijn.
web-seat-links = Een link per plaats
web-add-friend = Vriend erbij
web-add-bird = Vogel erbij
web-seat-bird = Hier een vogel neerzetten
web-learn-quickly = Leer het in 30 seconden
web-invite-watchers = Anderen laten kijken
web-invite-watch-how = Met deze link kan iemand meekijken.
web-invite-link = Link
web-invite-local = Deze link werkt alleen op deze computer. Start Roost met ‘roost serve --lan’ om thuis met telefoons te spelen.
web-qr-code = De link als QR-code
web-share = Sturen
web-copy = Kopiëren
web-copied = Gekopieerd
web-keep = Annuleren
web-remove = Van tafel halen
web-remove-name = { $name } verwijderen
web-remove-sure = { $name } van deze tafel halen? Terugkomen kan dan niet meer.
web-close-seat = Deze plaats sluiten
web-renew-link = Nieuwe link
web-revoke-link = Link uitzetten
web-renew-watch = Nieuwe link om mee te kijken
web-leave = Tafel verlaten
web-new-game = Nieuw spel
web-give-up = Opgeven
web-give-up-sure = Opgeven? Het spel eindigt zonder uitslag.
web-left = Je hebt de tafel verlaten.
web-undo = Ongedaan maken
web-abandon = Tafel opheffen
web-you-watch = Je kijkt mee.
web-watching = { $count ->
    [one] 1 persoon kijkt
   *[other] { $count } mensen kijken
}
web-seat-away = weg
web-seat-kept = een bot valt in
web-kept-for-you = Een bot houdt je plaats warm.
web-take-seat-back = Weer overnemen
web-connection-lost = Verbinding weg. Je plaats is veilig; opnieuw verbinden…
web-reconnecting = Opnieuw verbinden…
web-react = Reageren

## At every table

web-players = Spelers
web-log = Spelverloop
web-close = Sluiten
web-faster = Sneller
web-clock-left = Nog { $left }, plus { $reserve } extra
web-what-now = Jouw zet
web-your-turn = Jij bent aan de beurt
web-turn-of = { $name } is aan de beurt
web-plays = { $name } speelt
web-skip = Overslaan
web-wait = Een ogenblik…
web-roll-dice = { $count ->
    [one] Dobbelsteen gooien
   *[other] { $count } dobbelstenen gooien
}
web-game-over = Het spel is afgelopen
web-sent = Verzonden
web-capped = Het spel kwam aan 2.000 beurten en is daarom beëindigd.
web-tie-break = Evenveel wormen, dus wint de hoogste tegel: de { $tile } van { $name } verslaat de { $other }.
web-tie-break-you = Evenveel wormen, dus wint de hoogste tegel: jouw { $tile } verslaat de { $other }.
web-rematch = Opnieuw spelen
web-see-why = Waarom?
web-more = Meer
web-rematch-swap = Plaatsen ruilen
web-rematch-join = Volgende spel
web-series = Gewonnen spellen: { $wins }
web-save-game = Spel bewaren
web-hand-title = Welk symbool?
web-hand-entered = { $count } van { $dice } dobbelstenen
web-hand-add = Erbij: { $face }
web-hand-remove = Eraf: { $face }
web-hand-done = Klaar
web-hand-take-back = Laatste worp terugnemen

## Pickomino

web-grill = Grill
web-tile-name = { $worms ->
    [one] Tegel { $tile }, 1 worm
   *[other] Tegel { $tile }, { $worms } wormen
}
web-tile-turned = Omgedraaid, uit het spel
web-no-tile-yet = nog geen tegel
web-stack-of = { $below ->
    [0] Stapel van { $name }: { $tile }
   *[other] Stapel van { $name }: { $tile } bovenop, { $below } eronder
}
web-stack-below = Onder de bovenste tegel van { $name }, veilig voor dieven:
web-stack-only = { $name } heeft alleen deze tegel.
web-stack-of-you = { $below ->
    [0] Je stapel: { $tile }
   *[other] Je stapel: { $tile } bovenop, { $below } eronder
}
web-stack-below-you = Onder je bovenste tegel, veilig voor dieven:
web-stack-only-you = Je hebt alleen deze tegel.
web-sum = Totaal
web-worm-there = met een worm
web-worm-missing = nog geen worm
web-taken-dice = Opzij: { $dice }
web-taken-nothing = Nog niets opzij
web-take-dice = { $face ->
    [6] { $count ->
        [one] De worm opzijleggen, totaal { $total }
       *[other] { $count } wormen opzijleggen, totaal { $total }
    }
   *[other] { $count ->
        [one] De { $face } opzijleggen, totaal { $total }
       *[other] { $count } dobbelstenen met { $face } opzijleggen, totaal { $total }
    }
}
web-dice-shown = { $face ->
    [6] { $count ->
        [one] één worm
       *[other] { $count } wormen
    }
   *[other] { $count ->
        [one] één dobbelsteen met { $face }
       *[other] { $count } dobbelstenen met { $face }
    }
}
web-prompt-take = Tik op de dobbelstenen die je opzij wilt leggen.
web-roll-again = Doorgooien
web-dice-left = { $count ->
    [one] 1 dobbelsteen
   *[other] { $count } dobbelstenen
}
web-chance = { $fails } kans om te mislukken
web-stop = Stoppen
web-stop-takes = { $tile } pakken
web-stop-steals = { $tile } stelen
web-stop-from = van { $name }
web-stop-fails = en de beurt verliezen
web-stop-take = Stoppen en de { $tile } pakken
web-stop-steal = Stoppen en de { $tile } van { $name } stelen
web-confirm-title = Stoppen en de beurt verliezen?
web-confirm-no-worm = Je hebt nog geen worm.
web-confirm-no-tile = Er is geen tegel die je kunt pakken.
web-confirm-yes = Toch stoppen
web-confirm-no = Verder spelen
web-why-taken-before = { $face ->
    [6] Je hebt deze beurt al wormen opzijgelegd.
   *[other] Je hebt deze beurt al dobbelstenen met { $name } opzijgelegd.
}
web-why-tile = Voor de { $tile } heb je precies { $tile } nodig met minstens één worm.
web-why-turned = Deze tegel is omgedraaid en uit het spel.

## Knockout

web-board-now = Het bord, { $pieces ->
    [one] 1 pion
   *[other] { $pieces } pionnen
}
web-dice-are = De dobbelstenen tonen { $dice }
web-not-rolled = Nog niet gegooid
web-half = Een { $number } verzetten: { $steps }
web-half-other = Een andere pion verzetten: { $steps }
web-half-done = gedaan
web-half-lost = vervallen
web-round-of = Ronde { $round } van { $rounds }
web-piece-state = { $state ->
    [out] { $piece }, uitgeschakeld
    [locked] { $piece }, geblokkeerd
   *[live] { $piece }
}
web-pick-piece = De { $piece } (op { $space }) verzetten
web-move-to = Naar { $space }
web-move-hits = Naar { $space }, schakelt de { $piece } van { $name } uit
web-prompt-pick = Kies de pion die eerst gaat.
web-prompt-other = Kies nu een andere pion.
web-roll-start = Gooien om te zien wie begint
web-prompt-move = De { $piece } gaat precies { $steps ->
    [one] 1 vakje
   *[other] { $steps } vakjes
}. Kies waarheen.
web-pick-other = Andere pion kiezen
web-why-piece = { $why ->
    [foreign] De { $piece } is niet van jou.
    [locked] De { $piece } is geblokkeerd: hij is veilig en kan niet meer verder.
   *[not-rolled] De { $piece } kan met deze worp niet bewegen.
}

## Insight: the laboratory, puzzles, reviews, and the tutor around one screen

web-lab-space-empty = { $space }, leeg
web-lab-space-piece = { $piece } op { $space }
web-lab-pick = Kies een pion, dan zijn vakje. Of sleep hem erheen.
web-lab-held = { $piece } in de hand: kies een vakje.
web-lab-take-off = Van het bord nemen
web-lab-let-go = Terugzetten
web-lab-off = uitgeschakeld
web-lab-start = Beginstelling
web-lab-clear = Bord leegmaken
web-lab-dice = Dobbelstenen
web-lab-dice-before = voor de worp
web-lab-dice-rolled = gegooid
web-lab-dice-over = spel afgelopen
web-lab-die = Dobbelsteen { $number }
web-lab-left = Zetten over
web-lab-left-both = beide zetten
web-lab-more = Meer: rondes, lijst van pionnen
web-lab-round = Huidige ronde
web-lab-list = Waar elke pion staat
web-lab-tile = { $where ->
    [grill] { $tile } op de grill
    [out] { $tile }, omgedraaid
   *[stack] { $tile } in de stapel van { $name }
}
web-lab-tile-pick = Kies een tegel, dan zijn plek. Of sleep hem erheen.
web-lab-tile-held = { $tile } in de hand: kies zijn plek.
web-lab-tile-onto = Op de stapel van { $name }
web-lab-tile-grill = Op de grill
web-lab-tile-out = Omdraaien
web-lab-tile-leave = Terugleggen
web-lab-odds = Kans
web-lab-remedy = Oplossen
web-tutor-ask = Iedereen aan dit scherm ziet de tutor. Wie vindt het goed?
web-tutor-agrees = { $name } vindt het goed
web-tutor-waits = Nog niet iedereen vindt het goed: de tutor blijft uit.
web-tutor-shared = Iedereen aan dit scherm wilde dit zien.
web-tutor-costs = Dat kost je { $loss ->
    [one] 1 procentpunt
   *[other] { $loss } procentpunt
} winstkans: { $action }.
web-puzzle-list = Alle zetten tonen
web-puzzle-how = Kies een pion en zijn vakje op het bord, of een zet uit de lijst.
web-review-table = Als tabel tonen
web-theatre = Het spel, zet voor zet
web-theatre-scrub = Zet
web-theatre-first = Naar het begin
web-theatre-back = Vorige zet
web-theatre-play = Afspelen
web-theatre-pause = Pauze
web-theatre-forward = Volgende zet
web-theatre-last = Naar het einde
web-practice = Dit spel begon vanuit een stelling van een ander spel. Het telt niet mee voor je resultaten.

## Fair dice


## Settings

web-theme = Thema
web-theme-auto = zoals het apparaat
web-theme-light = licht
web-theme-dark = donker
web-pace = Tempo van de bots
web-pace-calm = rustig
web-pace-normal = normaal
web-pace-fast = snel
web-pace-instant = meteen
web-motion = Animaties
web-motion-auto = zoals het apparaat
web-motion-on = aan
web-motion-off = uit
web-sound = Geluid
web-sound-off = uit
web-sound-on = aan
web-chatter = De vogels laten praten
web-chatter-off = De vogels stil zetten
web-keys = Toetsen
web-keys-pickomino = Pickomino: 1 tot 5 en W leggen dobbelstenen opzij, R gooit, S stopt.
web-keys-knockout = Knockout: R gooit, Tab gaat naar de pionnen, pijlen kiezen een vakje, Enter verzet, Esc gaat terug.
web-keys-spoken = A herhaalt, T wie aan de beurt is, P punten, O je mogelijkheden, L laatste zetten, H hint, ? alle toetsen.
web-nothing-yet = Nog niets.
web-spoken = Automatische meldingen
web-spoken-how = Wat er aan tafel gebeurt, voorgelezen door een schermlezer.
web-spoken-all = alles
web-spoken-short = alleen het belangrijke
web-space-names = Namen van de vakjes op Knockout-borden tonen
web-chances = Risico van doorgooien tonen
web-chances-how = Alleen bij Pickomino, waar hints mogen.
web-kept = Je gegevens op deze server
web-kept-how = Je naam en je spellen. Download alles als één bestand, of verwijder het: in de lijsten van anderen staat dan ‘iemand’ in plaats van je naam.
web-kept-download = Mijn gegevens downloaden
web-kept-nothing = Nog niets.
web-forget = Mijn gegevens verwijderen
web-forget-sure = Je plaatsen, tafels en naam zijn dan voorgoed van deze server verdwenen. Alles over mij verwijderen?
web-forgotten = Klaar: al je gegevens zijn verwijderd.
web-settings-where = Alleen in deze browser bewaard.
web-error-unknown = Er ging iets mis. Probeer het nog eens, of laad de pagina opnieuw.
web-error-unreachable = De server is niet bereikbaar. Controleer je verbinding en probeer het nog eens.
web-try-again = Opnieuw proberen

## Without a network

web-offline = Offline spelen
web-offline-how = Download Roost om beide spellen zonder internet te spelen: bots, één scherm, hints, analyses en puzzels. Offline spellen blijven op dit apparaat.
web-offline-get = Downloaden
web-offline-get-size = Downloaden ({ $megabytes } MB)
web-offline-coming = { $done } van { $of } MB
web-offline-ready = Klaar: Roost werkt offline.
web-offline-remove = Download verwijderen
web-offline-install = Als app installeren
web-offline-insecure = Offline spelen vraagt om een beveiligde verbinding (https).
web-offline-now = Je bent offline: spellen blijven op dit apparaat.
web-offline-table = Gespeeld op dit apparaat, met zijn eigen dobbelstenen.
web-on-this-device = op dit apparaat
web-offline-arriving = Het spel wordt gedownload…
web-offline-starting = Roost start op dit apparaat…
web-offline-alone = Heeft een server nodig
web-offline-alone-how = Je speelt offline. Tafels met anderen, het spel van de dag en accounts hebben een server nodig.
web-offline-elsewhere = Roost is al open in een ander tabblad.
web-offline-here = Hier spelen

# Reports of problems
web-report = Een probleem melden
web-report-how = Deze tekst (in het Engels) bevat je Roost-versie, je browser en de laatste fout, maar geen namen en geen spellen. Plak hem in je melding.
web-report-text = Tekst van de melding
web-licences = Licenties van derden
web-docs = Documentatie
