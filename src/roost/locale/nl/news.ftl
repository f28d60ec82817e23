### Being told of one’s turn in a game over days.

news-turn = Je bent aan de beurt: { $game } met { $names }.
news-stop-link = Geen berichten meer:
news-title = Bericht als ik aan de beurt ben
news-about = Bij partijen over dagen kan deze server je zeggen wanneer je aan de beurt bent.
news-push = Laat het me in deze browser weten
news-kind = Een ander adres
news-kind-push = Browser
news-kind-ntfy = Tekst, zoals voor ntfy
news-kind-webhook = JSON, voor een programma
news-address = Adres, met https://
news-add = Adres toevoegen
news-where = Waar je bericht krijgt
news-stop = Stoppen
news-stop-at = Stoppen: { $name }
news-failing = het laatste bericht kwam niet aan
news-quiet = Stille uren
news-quiet-how = Dan wordt niets gestuurd; het bericht wacht zo lang. Twee keer hetzelfde uur: altijd.
news-from = van
news-until = tot
news-stopped = Gestopt. Er wordt daar niets meer naartoe gestuurd.
error-news-off = Deze server stuurt geen berichten.
error-bad-news-address = Naar ‘{ $value }’ wordt niets gestuurd: het moet een openbaar adres met https:// zijn, of een dat de host toestaat.
error-no-such-news = Daar wordt niets meer naartoe gestuurd.
error-too-many-news = Je hebt { $most } adressen, meer kan niet; stop er eerst een.
error-no-push-here = De browser staat geen berichten van deze pagina toe.
