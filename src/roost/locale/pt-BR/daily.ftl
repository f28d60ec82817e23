### The daily game: the same dice for everybody.

daily-title = A partida do dia
daily-about = Os mesmos dados e o mesmo pássaro para todos, e uma só tentativa cada um.
daily-open-until = Aberta até { $time }.
daily-over = Este dia acabou.
daily-play = Jogar os dados de hoje
daily-against = Contra { $name }
daily-made = Você tirou { $share } destes dados.
daily-place = { $of ->
    [one] Lugar { $place }, com um resultado até agora.
   *[other] Lugar { $place }, com { $of } resultados até agora.
}
daily-settling = O que você tirou dos dados está sendo calculado.
daily-nothing = Esta tentativa não conta: a partida não terminou a tempo, ou um bot jogou por você.
daily-missed = Você não jogou estes dados.
daily-streak = { $days ->
    [one] Um dia seguido
   *[other] { $days } dias seguidos
}
daily-results = Resultados
daily-how = Em ordem do que se tirou dos dados: a parte de partidas assim que estas decisões vencem, descontada toda a sorte.
daily-none-listed = Ninguém aparece aqui ainda. Só aparece quem quer.
daily-list-me = Mostrar meu nome aqui
daily-col-place = Lugar
daily-col-name = Nome
daily-col-made = Tirado dos dados
daily-col-score = Placar
daily-share = Compartilhar o resultado
daily-shared = Copiado. Nada nele revela os dados.
daily-card = Roost, { $day }: { $game }
daily-card-made = { $score }, { $share } tirado dos dados
daily-puzzle = Problema do dia
daily-today = Hoje
daily-before = O dia anterior
daily-fair = Dá para confiar nestes dados?
daily-fair-sealed = Os dados de cada dia são selados com 30 dias de antecedência: a lista mostra os compromissos. Quando um dia acaba, sua semente é mostrada, e qualquer um pode conferir que ela bate, e cada rolagem com ela: “roost check”, ou a página sobre dados honestos.
daily-fair-host = O que um selo não pode: quem cuida deste servidor poderia ver os dados de um dia antes de ele abrir, jogá-los ou contar a alguém. Mudá-los, não. E um convidado pode voltar com outro nome.
daily-seals = Selos dos dias
daily-col-day = Dia
daily-col-seal = Compromisso
daily-col-seed = Semente
