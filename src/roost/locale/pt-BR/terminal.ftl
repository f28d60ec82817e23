### What the command line says. Everything else it says is in game.ftl.

## Words that may be typed. The first is the one that prompts show. English ones work everywhere.

words-help = ? ajuda
words-save = salvar
words-quit = q sair
words-undo = u desfazer
words-worm = m minhoca
words-roll = r rolar
words-stop = p parar
words-yes = s sim
words-no = n não nao
words-easy = fácil facil
words-medium = médio medio
words-hard = difícil dificil

## Before and after a game

player-name = Jogador { $number }
opening = Uma partida de { $game }.
opening-bot = { $name } é um bot: { $how }.
opening-help = Digite { $help } para ver a ajuda e { $quit } para sair. A partida é salva depois de cada jogada.
turn-heading = Turno { $turn }: { $name }
game-saved = A partida está salva em { $file }.
game-quit = A partida está salva. Para continuar: { $command }
game-end-of-input = A entrada acabou. A partida está salva; para continuar: { $command }
game-interrupted = Interrompido. A partida está salva; para continuar: { $command }
resuming = Continuando { $file }.
resume-line = { $number }  { $game }: { $names }; turno { $turn }, { $when }
salvaged = O arquivo está bom até o turno { $turn }; a partida continua daí em { $file }.
replay-unfinished = A partida não acabou.
undo-done = A última rolagem foi desfeita.
undo-nothing = Não há mais nada para desfazer.
undo-done-move = Sua última jogada foi desfeita.

## The table

table-grill = Grelha: { $tiles }
table-face-down = Viradas para baixo: { $tiles }
table-stack = { $top ->
    [none] { $name }: sem fichas
   *[other] { $name }: { $score }, ficha do topo { $top }{ $covered ->
        [none] {""}
       *[other] , embaixo { $covered }
    }
}
table-colours = { $name }, { $colours }: { $score }
table-piece = { $space ->
    [none] { $number } eliminada
   *[other] { $number } em { $space }{ $locked ->
        [true] { " " }(travada)
       *[false] {""}
    }
}
table-out = eliminadas: { $pieces }
table-locked = travadas: { $pieces }
table-signs = { $piece } é uma peça, { $locked } uma travada; o que está entre (parênteses) pode ser alcançado.
turn-dice = { $double ->
    [true] dupla de { $low }
   *[false] { $low } e { $high }
}
turn-half = { $number ->
    [0] outra peça anda { $length }
   *[other] uma peça { $number } anda { $length }
}
turn-hit = { $piece } para { $space } elimina { $victim }
turn-hits = Ao alcance: { $hits }{ $more ->
    [0] .
   *[other] ; mais { $more }.
}
turn-rest = { $count ->
    [0] { $hits ->
        [true] Senão, { $pieces }.
       *[false] Mova { $pieces }.
    }
   *[other] { $hits ->
        [true] Senão, uma das { $count } peças.
       *[false] Mova uma das { $count } peças.
    }
}
region-ring = { $ring ->
    [O] todo o anel externo
    [M] todo o anel do meio
   *[I] todo o anel interno
}
region-run = { $first } a { $last }
colour-blue = azul
colour-green = verde
colour-red = vermelho
colour-yellow = amarelo
taken-so-far = Separados: { $dice } — { $total }{ $worm ->
    [true] {""}
   *[false] , ainda sem minhoca
}. { $left ->
    [0] Não restam dados.
    [one] Resta 1 dado.
   *[other] Restam { $left } dados.
}
choice-piece = { $piece } em { $space }, { $length ->
    [one] 1 passo
   *[other] { $length } passos
}:
choice-hit = { $space } elimina a { $victim } de { $victim-name }

## Prompts

prompt-game = Qual jogo?
prompt-players = Quem joga? Digite { $easy }, { $medium } ou { $hard } para jogar contra um bot (Enter: { $medium }), ou nomes separados por vírgulas:
prompt-lesson = Digite { $key }:
prompt-action = { $you ->
    [true] O que você faz?
   *[false] { $name }, o que você faz?
} [{ $choices }]
prompt-take = { $you ->
    [true] Quais dados você separa?
   *[false] { $name }, quais dados você separa?
} [{ $choices }]
prompt-decide = { $you ->
    [true] Rolar ou parar?
   *[false] { $name }, rolar ou parar?
} [{ $choices }]
prompt-which-tile = Qual ficha? [{ $tiles }]
prompt-stop-fails = { $reason ->
    [no-worm] Sem minhoca o turno falha.
   *[no-tile] Com { $total } não há ficha para pegar: o turno falha.
} Parar mesmo assim? [{ $yes }/{ $no }]
prompt-move = { $you ->
    [true] Sua jogada?
   *[false] { $name }, sua jogada?
} Por exemplo { $example }:
prompt-where = Para qual casa vai { $piece }?
tutor-sure = Tem certeza? Isso custa { $points } pontos da chance de vitória.
tutor-now = { $on ->
    [true] O tutor está ligado: pergunta uma vez antes de uma jogada cara.
   *[false] O tutor está desligado.
}
prompt-roll = { $you ->
    [true] Role
   *[false] { $name }: role
} { $dice ->
    [one] um dado e digite o que ele mostra
   *[other] { $dice } dados e digite o que eles mostram
}:
prompt-finish = Enter para terminar, { $undo } para desfazer a última rolagem:
prompt-replay = Enter para o próximo turno, { $quit } para sair:

help-pickomino =
    Separe todos os dados de uma face: digite de 1 a 5, ou { $worm } para a minhoca. Depois,
    { $roll } para rolar o resto ou { $stop } para parar. Um número como 26 para e pega essa
    ficha. Sem minhoca não há ficha. Todas as regras: roost rules pickomino
help-knockout =
    Digite uma peça e uma casa: b3 M7 move a 3 azul para M7. O número basta quando está claro:
    3 M7. Só com a peça, o jogo pergunta para onde. As letras das cores: b azul, g verde,
    r vermelho, y amarelo. Todas as regras: roost rules knockout.
help-anywhere = { $help } esta ajuda, { $save } diz onde a partida está salva, { $quit } sai da partida.
help-undo = { $undo } desfaz a última rolagem, até a próxima ser digitada.
help-coach = Sozinho contra bots: { $hint } mostra a melhor jogada, { $tutor } avisa antes de um erro, { $analyse } compara as jogadas, { $position } escreve a posição, { $undo } desfaz sua última jogada.

## Positions

show-to-play = É a vez de { $name }.
show-dice = Os dados mostram { $dice }.
show-to-roll = { $name } vai rolar { $dice ->
    [one] um dado
   *[other] { $dice } dados
}: { $rolls } rolagens diferentes.
show-fail = Chance de a rolagem mostrar só faces já pegas: { NUMBER($percent, maximumFractionDigits: 1) }% ({ $exact }).
show-moves = Em notação: { $moves }
warning-stop-fails = Nota: parar agora falha, porque não há ficha para pegar.
warning-tiles-missing = Nota: faltam fichas, embora a partida mal tenha começado.
warning-last-turn = Nota: este é o turno 2.000, o último.

## Refusals

error-not-understood = “{ $value }” não é possível aqui; escolha entre { $choices }, ou digite ? para ver a ajuda.
error-nothing-typed = Nada foi digitado; escolha entre { $choices }, ou digite ? para ver a ajuda.
error-no-such-face = “{ $value }” não pode ser separado; escolha entre { $choices }.
error-face-not-rolled = A rolagem não mostra dados com { $face }; escolha entre { $choices }.
error-face-taken = Neste turno você já separou { $face }; escolha entre { $choices }.
error-tile-not-within-reach = A ficha { $value } não está ao seu alcance; escolha entre { $choices }.
error-piece-cannot-move = { $why ->
    [not-yours] { $value } não é uma peça sua.
    [out] { $value } está eliminada.
    [locked] { $value } está travada.
   *[dice] { $value } não anda com estes dados.
} Escolha entre { $choices }.
error-space-not-reachable = Não há caminho até { $space } para { $pieces }.
error-which-piece = “{ $value }” pode ser mais de uma peça; diga qual: { $choices }.
error-who-goes = { $space } é uma casa; diga qual peça vai para lá: { $choices }.
error-space-first = “{ $value }” começa com uma casa: primeiro vem a peça, como em { $example }.
error-undo-not-here = Você pode desfazer rolagens de dados de verdade (--dice manual) e, jogando sozinho contra bots, as suas próprias jogadas.
error-lesson-move = A lição continua com { $key }.
error-no-server = Suas configurações não têm um servidor. Adicione um com: roost settings server=ENDEREÇO
error-usage = { $command }: { $reason }
error-unknown-argument = Opção desconhecida: “{ $value }”; veja { $command } --help
error-argument-without-value = { $value } precisa de um valor; veja { $command } --help
error-argument-with-value = { $value } não leva valor; veja { $command } --help
error-argument-missing = Falta: { $value }; veja { $command } --help
error-argument-twice = { $value } aparece duas vezes; basta uma. Veja { $command } --help
error-not-a-number = { $option } é um número ({ $allowed }), não “{ $value }”.
error-option-of-other-game = { $option } não é uma opção de { $game }.
error-unknown-dice = Não existem os dados “{ $value }”; escolha entre { $known }.
error-seed-and-manual = Dados de verdade não têm semente: tire --seed ou --dice manual.
error-too-many-players = Há { $players } jogadores para { $seats } lugares.
error-no-such-player = Ninguém aqui se chama “{ $value }”; escolha entre { $known }.
error-same-name = Dois jogadores se chamam { $value }; os nomes têm que ser diferentes.
error-no-such-rule = Não há regra { $value } nesta página.
error-no-such-game = Não há partida inacabada { $value }; há { $count }. Veja roost resume --list
error-nothing-to-resume = Não há partida inacabada. Comece uma com: roost play
error-game-finished = A partida em { $file } já acabou; reveja com: roost replay { $file }
error-dice-not-here = Esta partida foi jogada com dados “{ $source }” e não pode continuar aqui; reveja com roost replay.
error-file-exists = { $file } já existe; escolha outro nome, ou continue com: roost resume { $file }
error-end-of-input = Não há mais entrada.
error-no-file = Não existe o arquivo { $file }.
error-no-folder = Não existe a pasta { $folder }.
error-bad-folder = Não dá para criar a pasta { $folder }: { $reason }
error-file = Não dá para usar { $file }: { $reason }
error-not-text = Este arquivo não é texto.
interrupted = Interrompido.

## Questions at a prompt, and after a game

words-again = repetir
words-scores = placar
words-near = perto
words-from = de
words-threats = ameaças ameacas
words-hint = dica
words-tutor = tutor
words-position = posição posicao
words-analyse = analisar
game-review = Sorte ou erros? { $command }
game-another = Outra partida: { $command }
near-answer = Ao lado de { $space } ficam: { $spaces }.
near-arrows = Há setas que chegam de { $spaces } e não voltam.
near-piece = { $space } { $you ->
    [true] com a sua { $piece }
   *[false] com a { $piece } de { $name }
}
from-answer = De { $space }, um movimento de { $length } pode terminar em { $spaces }.
threat = { $victim } em { $space }: ao alcance de { $hunters }.
threat-by = { $piece } com { $lengths }
threats-more = { $count ->
    [one] E mais uma peça.
   *[other] E mais { $count } peças.
}
threats-none = Nada pode ser eliminado no próximo turno.
error-bad-question = Escreva assim: { $example }
error-bad-length = Uma distância é { $allowed }, não “{ $value }”.
error-no-such-space = Este tabuleiro não tem a casa “{ $value }”. As casas são { $known }.
help-telling = { $again } diz tudo de novo, { $scores } diz o placar.
help-board = Pergunte ao tabuleiro: { $near } M7 (o que fica ao lado), { $from } M7 3 (onde pode terminar um movimento de 3), { $threats } (o que ameaça você no próximo turno), { $threats } b3 (só essa peça).

## Settings and shells

settings-file = Salvo em { $file }:
setting-language = idioma
setting-name = seu nome em novas partidas
setting-plain = on: palavras em vez de desenhos
setting-pace = segundos por decisão de um bot
setting-tutor = on: sozinho contra bots, pergunta uma vez antes de uma jogada cara
setting-server = o servidor a que “roost today” se conecta
error-bad-setting = Configuração desconhecida: “{ $value }”. Escolha entre { $known }
error-bad-shell = Shell desconhecido: “{ $value }”. Escolha entre { $known }.

## What lies before the one to decide

lab-column-wins = vence
lab-column-costs = custa
lab-column-fails = falha
lab-column-gain = traz

# Reports of problems
report-how = Este texto (em inglês) contém a versão do Roost, a sua máquina e o último erro, mas não nomes. Cole no seu relato.
