### The daily game: the same dice for everybody.

daily-title = Partida do dia
daily-about = Os mesmos dados e o mesmo adversário para todos. Você tem uma tentativa.
daily-open-until = Aberta até { $time }.
daily-left = faltam { $hours } h { $minutes } min
daily-over = Este dia acabou.
daily-play = Jogar os dados de hoje
daily-against = Contra { $name }
daily-made = Sem contar a sorte, seu jogo vence { $share } das vezes.
daily-place = { $place }º lugar entre { $of } até agora.
daily-percentile = Melhor que { $percent }% de { $of } jogadores.
daily-stars = { $stars } de 5 estrelas
daily-settling = Calculando sua habilidade…
daily-nothing = Esta tentativa não conta: seu tempo acabou ou um bot jogou por você.
daily-missed = Esta você perdeu.
daily-streak = { $days ->
    [one] Um dia seguido
   *[other] { $days } dias seguidos
}
daily-results = Resultados
daily-how = Por habilidade: quantas vezes estas decisões venceriam com sorte normal.
daily-none-listed = Ainda não há ninguém. Você só aparece se quiser.
daily-list-me = Mostrar aqui meu nome e minhas melhores partidas
daily-col-place = Lugar
daily-col-name = Nome
daily-col-made = Habilidade
daily-col-score = Placar
daily-share = Compartilhar o resultado
daily-shared = Copiado, sem spoilers.
daily-card = Roost, { $day }: { $game }
daily-puzzle = Problema do dia
daily-today = Hoje
daily-before = Dia anterior
daily-yesterday = O melhor de ontem
daily-watch = Ver { $name }
daily-fair = Dá para confiar nestes dados?
daily-fair-sealed = Os dados de cada dia são lacrados com 30 dias de antecedência; os compromissos estão abaixo. Quando um dia acaba, sua semente é mostrada. Confira com “roost check” ou na página de dados honestos.
daily-fair-host = O que um lacre não impede: quem administra este servidor poderia olhar os dados ou contar a alguém. Não pode mudá-los. E um convidado pode voltar com outro nome.
daily-seals = Lacres dos dias
daily-col-day = Dia
daily-col-seal = Compromisso
daily-col-seed = Semente
