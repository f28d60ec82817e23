### Rodadas: os mesmos dados para alguns amigos.

round-title = Os mesmos dados para nós
round-about = Alguns amigos jogam os mesmos dados contra o mesmo pássaro, cada um quando tem tempo.
round-places = Quantos jogam
round-start = Começar uma rodada
round-mine = Suas rodadas
round-of = { $game } contra { $bot }
round-by = Começada por { $name }
round-done = { $done } de { $places } terminaram
round-link = Envie este link aos outros:
round-names = Quem tem o link vê seu nome e seu resultado.
round-play = Jogar estes dados
round-full = Todos os lugares desta rodada estão ocupados.
round-playing = ainda joga
round-nothing = não conta
round-nobody = Ninguém começou ainda.
round-open-until = Aberta até { $time }.
round-closed = Esta rodada está encerrada: os dados não são mais segredo.
round-close = Encerrar a rodada
round-close-sure = Encerrar agora? Partidas não terminadas não vão contar.
round-fair = Os dados estão selados. Sua semente é mostrada aqui quando todos terminam, quando a rodada é encerrada ou quando o tempo dela acaba. Até lá ninguém a conhece, nem quem começou a rodada; só quem cuida deste servidor poderia olhar. E um convidado pode voltar com outro nome.
error-no-such-round = Essa rodada não existe.
error-round-full = Os { $most } lugares desta rodada estão ocupados.
error-round-only = Estes dados pertencem à sua rodada; jogue-os lá.
