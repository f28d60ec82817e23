### What the commands odds and arena say.

## Commands

## Numbers

# $number is one number, or two with a dash between.
percent = { $number }%

## Options

## Odds

odds-goal =
    Objetivo: { $goal ->
        [worms] minhocas
        [win] vencer
        [tile] qualquer ficha
        [payoff] estes valores
       *[other] { $goal }
    }. Valor esperado { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) }
odds-best = O melhor: { $choice } ({ $value }).
odds-fail = Termina sem ficha: { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }%
odds-chance = { NUMBER($percent, minimumFractionDigits: 3, maximumFractionDigits: 3) }%
odds-column-total = total
odds-column-least = pelo menos
odds-column-exact = exato
odds-column-ends = no fim

## Arena

arena-playing = Jogando
arena-summary = { $games ->
    [0] 0 partidas
    [one] 1 partida
   *[other] { $games } partidas
}, { $turns } turnos em média, { $speed } partidas por segundo
arena-column-bot = bot
arena-column-wins = vitórias
arena-column-interval = 95%
arena-column-without-luck = sem sorte
arena-column-score = pontuação
arena-verdict-better = Decidido: { $bot } ganha mais que a sua parte justa.
arena-verdict-fair = Decidido: { $bot } não ganha { $more } a mais que a sua parte justa.
arena-verdict-open = Não decidido: { $games } partidas não bastam.

## Refusals

error-bad-weights = Não é possível ler os pesos em { $file }; instale o Roost de novo ou treine-os outra vez.
error-bad-goal = “{ $value }” não é um objetivo; escolha entre { $known }, um total como 27, ou 27+.
error-bad-match = Este confronto não pode ser jogado: { $reason }

## Bots of one’s own: roost bot, and what an arena says of them

bot-checked = { $bot }: { $decisions } decisões, { $median } ms em geral, { $worst } ms no máximo.
bot-sound = Todas as respostas chegaram a tempo e eram permitidas.
bot-fault = { $bot } perdeu { $count ->
    [one] 1 decisão
   *[other] { $count } decisões
}: { $fault ->
    [slow] lento demais
    [illegal] não permitido
    [garbage] não dá para entender
    [flood] fala demais
    [left] abandonado
   *[crash] parou de funcionar
}. Na primeira vez: { $reason }
bot-signed-in = { $name } está em { $server }.
bot-sits = Jogando em { $address }
bot-table-ended = A mesa foi encerrada antes do fim da partida.
error-bad-bot = { $why ->
    [file] Não existe um arquivo de bot “{ $value }”.
    [name] Não existe um bot “{ $value }” ali; escolha entre { $known }.
    [loading] “{ $value }” não pode ser carregado: { $reason }
    [making] “{ $value }” não pode ser criado sem argumentos: { $reason }
    [key] “{ $value }” não serve como chave de um bot: letras minúsculas, algarismos e hifens, e que não seja de outro.
    [command] Depois de run: vem o comando que inicia o programa.
    [program] Não existe um programa “{ $value }” no PATH.
    [hidden] “{ $value }” precisa ficar no nível superior de um módulo ou arquivo, para que outros processos o encontrem.
    [prefix] “{ $value }” não é um bot. Escreva arquivo.py:Nome para um arquivo, run:COMANDO para um programa.
   *[shape] “{ $value }” não é um bot. Um bot é uma função, ou uma classe com choose ou probabilities.
}
error-no-decision = Não há nada para decidir aqui: role primeiro os dados, ou a partida já acabou.
error-missing-option = Falta a opção { $option }.
error-missing-extra = { $package } não está instalado; pip install "roost[{ $extra }]" o traz.
error-bad-streams = Um lote precisa de uma sequência aleatória por partida: { $wanted } do tipo uint64.
