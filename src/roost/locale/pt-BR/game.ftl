### Glossary
###
### One word per concept, here and on the rules pages (pickomino.md, knockout.md).
### Tratar o jogador por "você".
###
### tile                       = ficha (f.)
### tiles                      = fichas
### worm                       = minhoca (f.)
### worms                      = minhocas
### grill                      = grelha (f.)
### stack                      = pilha (f.)
### top tile                   = ficha do topo
### face (of a die)            = face (f.)
### face up                    = virada para cima
### turned over (face down)    = virada para baixo; virar
### roll (verb / noun)         = rolar / rolagem (f.)
### take                       = pegar
### stop                       = parar
### steal                      = roubar
### fail / failed turn         = falhar / turno perdido
### seat                       = lugar (m.)
### player                     = jogador (m.)
### turn                       = turno (m.)
### round                      = rodada (f.)
### move (one piece, Knockout) = movimento (m.)
### double                     = dupla (f.)
### piece                      = peça (f.)
### space                      = casa (f.)
### line                       = linha (f.)
### knock out / knocked out    = eliminar / eliminada
### locked                     = travada
### total (of the taken dice)  = total (m.)
### opponent                   = adversário (m.)
### win share                  = parte da vitória; prevista: chances de vitória
### points                     = pontos
### board                      = tabuleiro (m.)
### variant / house rule       = variante (f.) / regra da casa (f.)
### bot                        = bot (m.)
### table                      = mesa (f.)
###
### never                      = revisão; revisar; primero; lançamento; lançamentos; arquivo de jogo; dados justos; ficha menor; jogo curto; selada

## Games, variants, boards. Shown before a game; `-how` explains in one line.

game-pickomino = Pickomino
game-knockout = Knockout

variant-pickomino-standard = regras normais
variant-pickomino-standard-how = A ficha devolvida volta virada para cima. Depois a mais alta da grelha é virada para baixo, a não ser que seja ela mesma.
variant-pickomino-short = partida curta
variant-pickomino-short-how = A ficha devolvida também é virada se for a mais alta da grelha.
variant-pickomino-returned-face-down = partida curta, ficha devolvida para baixo
variant-pickomino-returned-face-down-how = A ficha devolvida sempre fica virada para baixo, e nenhuma outra é virada.
variant-pickomino-any-lower = qualquer ficha mais baixa
variant-pickomino-any-lower-how = Regra da casa: se a sua ficha exata não está na grelha, você pode pegar qualquer ficha mais baixa.
variant-pickomino-turn-on-empty = virar sempre uma ficha
variant-pickomino-turn-on-empty-how = Regra da casa: a ficha mais alta é virada mesmo quando falha alguém sem fichas.

board-rings61 = Anéis 61
board-rings61-how = O tabuleiro padrão: três anéis em volta de um centro, 61 casas.
board-rings49 = Anéis 49
board-rings49-how = Menor, para partidas rápidas: anéis em volta de um centro, 49 casas.
board-grid49 = Grade 49
board-grid49-how = Sete por sete casas com diagonais alternadas.
board-bloom61 = Flor 61
board-bloom61-how = Fácil de ler: caminhos que se abrem como pétalas, 61 casas.
board-wheel49 = Roda 49
board-wheel49-how = Fácil de ler: um aro, doze raios e um cubo, 49 casas.
board-arrows49 = Setas 49
board-arrows49-how = Premia a habilidade: a roda com 24 linhas de mão única, 49 casas.
board-arrows = Linhas de mão única: { $arrows }.
board-arrow = de { $space } para { $ends }
board-rounds = { $rounds ->
    [one] A partida termina, o mais tardar, após uma rodada.
   *[other] A partida termina, o mais tardar, após { $rounds } rodadas.
}

## Bots: a name, and one line about how it plays.

bot-pickomino-random = Pintinho
bot-pickomino-random-how = faz qualquer jogada permitida, ao acaso
bot-pickomino-gentle = Patinho
bot-pickomino-gentle-how = fica feliz com muitos dados e com qualquer ficha, principalmente a sua
bot-pickomino-simple = Galinha
bot-pickomino-simple-how = busca primeiro minhocas e muitos pontos, e para assim que alcança uma ficha
bot-pickomino-casual = Pato
bot-pickomino-casual-how = conta com mais minhocas do que vêm, e com frequência
bot-pickomino-steady = Galo
bot-pickomino-steady-how = conta as minhocas que o turno pode render e raramente erra a conta
bot-pickomino-greedy = Gralha
bot-pickomino-greedy-how = calcula exatamente como ganhar mais minhocas neste turno; adora roubar
bot-pickomino-strongest = Coruja
bot-pickomino-strongest-how = pensa na partida inteira: a cada turno busca a maior chance de vencer
bot-knockout-random = Pintinho
bot-knockout-random-how = faz qualquer jogada permitida, ao acaso
bot-knockout-sparrow = Pardal
bot-knockout-sparrow-how = avança sobre os outros e quase sempre erra
bot-knockout-wren = Corruíra
bot-knockout-wren-how = se esconde dos outros, quase sempre no lugar errado
bot-knockout-robin = Sabiá
bot-knockout-robin-how = fica de olho nas presas e no perigo, e quase sempre se engana
bot-knockout-finch = Canário
bot-knockout-finch-how = avança sobre os outros e erra com frequência
bot-knockout-blackbird = Graúna
bot-knockout-blackbird-how = se esconde dos outros, muitas vezes no lugar errado
bot-knockout-starling = Bem-te-vi
bot-knockout-starling-how = fica de olho nas presas e no perigo, e às vezes se engana
bot-knockout-pigeon = Pombo
bot-knockout-pigeon-how = avança sobre os outros, raramente erra e nunca olha para trás
bot-knockout-simple = Galinha
bot-knockout-simple-how = se esconde bem e elimina o que passa ao alcance do bico
bot-knockout-jay = Gralha-azul
bot-knockout-jay-how = fica de olho nas presas e no perigo, e raramente se engana
bot-knockout-greedy = Gavião
bot-knockout-greedy-how = elimina a peça mais valiosa que puder; fora isso, move para qualquer lugar
bot-knockout-cautious = Garça
bot-knockout-cautious-how = elimina o que pode e mantém as próprias peças fora de alcance
bot-knockout-studied = Corvo
bot-knockout-studied-how = sabe exatamente quanto vale cada número
bot-knockout-strongest = Coruja
bot-knockout-strongest-how = já jogou milhões de turnos e vê o tabuleiro inteiro

## Shared words

# $face is 1 to 6; 6 is the worm.
face-name = { $face ->
    [6] minhoca
   *[other] { $face }
}
# A piece by its colour and number, as in "moves the blue 3".
piece-name = { $number } { $colour ->
    [blue] azul
    [green] verde
    [red] vermelha
   *[yellow] amarela
}
# Who was forgotten, in the place of a name.
somebody = alguém

# Several things as one; $sound is `i` where $last begins with that sound, else `other`.
list-and = { $first } e { $last }
list-semicolon = { $first }; { $second }
label-value = { $label }: { $value }
score-pickomino = { $score ->
    [0] 0 minhocas
    [one] 1 minhoca
   *[other] { $score } minhocas
}
score-knockout = { $score ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $score } pontos
}

## What a player may do now. $total is the sum after it.

action-pickomino-take = { $face ->
    [6] { $count ->
        [one] separar a minhoca (total { $total })
       *[other] separar { $count } minhocas (total { $total })
    }
   *[other] { $count ->
        [one] separar o { $face } (total { $total })
       *[other] separar os { $face } ({ $count } dados, total { $total })
    }
}
action-pickomino-roll-on = { $dice ->
    [one] rolar o último dado
   *[other] rolar { $dice } dados
}
# $from: `grill`, `seat` (steal it from $victim-name) or `nobody` (nothing to take, the turn fails).
action-pickomino-stop = { $from ->
    [grill] parar e pegar a { $tile }
    [seat] parar e roubar a { $tile } de { $victim-name }
   *[nobody] parar sem nada e perder o turno
}
action-knockout-move = { $victim ->
    [none] { $piece } para { $space }
   *[other] { $piece } para { $space }, elimina a { $victim } de { $victim-name }
}

## come as names.

event-pickomino-rolled = { $name } rola: { $dice }.
event-pickomino-took = { $face ->
    [6] { $count ->
        [one] { $name } separa a minhoca: { $total } até agora.
       *[other] { $name } separa { $count } minhocas: { $total } até agora.
    }
   *[other] { $count ->
        [one] { $name } separa o { $face }: { $total } até agora.
       *[other] { $name } separa os { $face } ({ $count } dados): { $total } até agora.
    }
}
# $exact is `true` when $total is the tile’s own number.
event-pickomino-got-tile = { $victim ->
    [none] { $exact ->
        [true] { $name } pega a { $tile } da grelha.
       *[false] Com { $total }, { $name } pega uma ficha mais baixa da grelha: a { $tile }.
    }
   *[other] Exatamente { $total }: { $name } rouba a { $tile } de { $victim-name }.
}
event-pickomino-failed = { $reason ->
    [no-face] Nenhuma face nova: { $name } perde o turno.
    [no-worm] { $name } tem { $total }, mas nenhuma minhoca, e perde o turno.
   *[no-tile] Não há ficha para { $total }: { $name } perde o turno.
}
# Said for `returned` and the `turned` that follows it together. $face-up is how the tile lies then;
# $turned is the tile that was turned over, or `none`.
event-pickomino-returned = { $face-up ->
    [false] A { $tile } volta para a grelha virada para baixo e está fora do jogo.
   *[true] { $turned ->
        [none] A { $tile } volta para a grelha. É a mais alta, então continua virada para cima.
       *[other] A { $tile } volta para a grelha e a { $turned } é virada para baixo.
    }
}
# A `turned` without `returned` before it.
event-pickomino-turned = A { $tile } é virada para baixo.
# Said after `failed` when neither `returned` nor `turned` follows.
event-pickomino-nothing-returned = { $name } não tem ficha para devolver.
event-pickomino-ended = { $capped ->
    [true] Depois de 2.000 turnos, a partida termina aqui.
   *[false] Não há mais fichas viradas para cima na grelha: fim de jogo.
}

event-knockout-rolled-off = Sorteio: { $name } rola { $dice } para ver quem começa, { $total } ao todo.
event-knockout-tied = { $names } empatam na maior soma e rolam de novo.
event-knockout-starts = { $name } tem a maior soma e começa.
# $low and $high are the two dice.
event-knockout-rolled = { $double ->
    [true] { $name } tira uma dupla de { $low }: uma peça { $low } e outra qualquer andam { $low } cada uma.
   *[false] { $name } tira { $low } e { $high }: uma peça { $low } anda { $high } e uma { $high } anda { $low }.
}
event-knockout-moved = { $origin ->
    [none] { $victim ->
        [none] { $name } move a { $piece }.
       *[other] { $name } elimina a { $victim } de { $victim-name } com a { $piece }.
    }
   *[other] { $victim ->
        [none] { $name } move a { $piece } de { $origin } para { $space }.
       *[other] { $name } move a { $piece } de { $origin } para { $space } e elimina a { $victim } de { $victim-name }.
    }
}
# $number is `none` for a double’s other piece.
event-knockout-move-lost = { $reason ->
    [out] { $number ->
        [none] { $name } não tem mais outra peça: esse movimento se perde.
       *[other] { $name } não tem mais nenhuma { $number }: esse movimento se perde.
    }
    [locked] { $number ->
        [none] As outras peças de { $name } estão eliminadas ou travadas: esse movimento se perde.
       *[other] A { $number } de { $name } está travada: esse movimento se perde.
    }
   *[blocked] { $number ->
        [none] Nenhuma outra peça de { $name } pode andar exatamente { $length }: esse movimento se perde.
       *[other] A { $number } de { $name } não pode andar exatamente { $length }: esse movimento se perde.
    }
}
event-knockout-locked = A { $piece } fica travada: nenhum adversário tem mais uma { $number }.
event-knockout-skipped = { $name } não pode mais mover nenhuma peça: seu turno é pulado.
event-knockout-ended = { $reason ->
    [no-rivals] Não há mais ninguém para eliminar: fim de jogo.
    [rounds] As rodadas combinadas foram jogadas: fim de jogo.
   *[cap] Depois de 2.000 turnos, a partida termina aqui.
}

# $names are the winners, $score what each of them has.
result-winners = { $count ->
    [one] { $names } venceu! { $score }.
   *[other] { $names } dividem a vitória: { $score } cada um.
}
remark-lucky = { $pick ->
    [0] Que rolagem!
    [1] Alguém andou alimentando os dados.
    [2] Chuva de minhocas!
   *[3] Já está cheirando a churrasco.
}
remark-failed = { $pick ->
    [0] Que azar!
    [1] Esses dados não têm modos.
    [2] Foi uma rolagem a mais.
   *[3] E lá se vão as minhocas.
}
remark-stole = { $pick ->
    [0] Que ousadia!
    [1] Penas leves!
    [2] Roubo de mestre.
   *[3] Deus ajuda quem cedo madruga…
}
remark-robbed = { $pick ->
    [0] Que abuso!
    [1] Sempre dá para roubar de volta.
    [2] Vai voar pena.
   *[3] E estava tão quentinha.
}
remark-knocked-out = { $pick ->
    [0] Pimba!
    [1] Pena para todo lado!
    [2] Bem no bico.
   *[3] Tchau, tchau!
}
remark-won = { $pick ->
    [0] Viva!
    [1] As galinhas estão impressionadas.
    [2] Cocoricó!
   *[3] Palmas!
}
remark-lost = { $pick ->
    [0] Da próxima vez quem canta é você.
    [1] As galinhas gostam de você mesmo assim.
    [2] Que tal uma revanche?
   *[3] A culpa é dos dados. Fica entre nós.
}
remark-close = { $pick ->
    [0] Por uma pena!
    [1] Foi por pouco!
    [2] Que final!
   *[3] As galinhas nem conseguiram olhar.
}
remark-waiting = { $pick ->
    [0] Esperando { $name }
    [1] { $name } está chocando uma ideia
    [2] { $name } está pensando
   *[3] Agora é com { $name }
}

## What happens around the game, and what people say to each other, at a server’s table.

table-event-started = { $name } começa.
table-event-sat-down = { $name } se senta.
table-event-stood-up = O lugar { $seat } está livre de novo.
table-event-removed = O anfitrião removeu o jogador do lugar { $seat }.
table-event-seat-closed = O lugar { $seat } foi fechado. Todos confirmam de novo.
table-event-away = O aparelho de { $name } não responde; os dados seguem sem ele.
table-event-back = { $name } voltou.
table-event-chain-renewed = O aparelho de { $name } põe uma parte nova nos dados.
table-event-took-back = A última rolagem foi desfeita: { $name } digita de novo.
table-event-flagged = O tempo de { $name } acabou. Um bot decide.
table-event-stand-in-started = Um bot está jogando por { $name }.
table-event-stand-in-ended = { $name } voltou.
table-event-abandoned = Esta mesa foi encerrada.
seat-free = lugar livre
reaction-hello = Oi!
reaction-wow = Uau!
reaction-ouch = Ai!
reaction-laugh = Ha ha!
reaction-nice = Boa!
reaction-thinking = Hum…
reaction-thanks = Valeu!
reaction-bye = Tchau!

# What the birds of bots say, in two or three words: a turn that failed, their tile is stolen, they
# steal, a tile with four worms, their piece is knocked out, they knock one out.
bird-failed = { $pick ->
    [0] Droga.
    [1] Ai, minhas penas.
    [2] De novo não.
   *[3] Quase.
}
bird-robbed = { $pick ->
    [0] Ei!
    [1] Minha ficha!
    [2] Devolve!
   *[3] Ladrão!
}
bird-robs = { $pick ->
    [0] É minha!
    [1] Obrigado!
    [2] Vem cá.
   *[3] Com licença.
}
bird-prize = { $pick ->
    [0] Que delícia!
    [1] Prêmio!
    [2] Que maravilha!
   *[3] Que banquete!
}
bird-out = { $pick ->
    [0] Ai!
    [1] Ei!
    [2] Essa doeu.
   *[3] Minha peça!
}
bird-hits = { $pick ->
    [0] Fora!
    [1] Cuidado com o bico!
    [2] Peguei!
   *[3] Com licença.
}

## Refusals: error-<code>, with the values of the error.

error-bad-board = Isto não é um tabuleiro, em { $where }: { $why ->
    [missing] isto está faltando.
    [unknown-field] esse campo não existe; os campos são { $known }.
    [value] aqui vai { $wanted }, não “{ $value }”.
    [key] uma chave é feita de letras minúsculas, algarismos e hifens.
    [name] aqui vai um nome que se possa ler.
    [shape] aqui vai algo como { $wanted }
    [too-many-spaces] { $value } casas são demais; um tabuleiro tem no máximo { $most }.
    [space-name] o nome de uma casa é uma maiúscula e até três maiúsculas ou algarismos.
    [same-place] { $other } está no mesmo lugar.
    [unknown-space] não existe a casa “{ $value }”.
    [line-self] esta linha liga { $value } a si mesma.
    [line-twice] é a mesma linha que { $other }.
    [player-count] o número de jogadores é 2, 3 ou 4.
    [colours] aqui vão seis casas para cada um de { $known }.
    [taken] { $value } já está ocupada por { $other }.
    [no-rivals] nenhum número está com dois jogadores, então a partida acabaria na hora.
    [not-symmetric] com { $value } jogadores o tabuleiro não é igual visto de todos os lugares.
    [not-connected] não há caminho de { $value } a { $other }; um tabuleiro é todo ligado.
    [no-landing] de { $value } não se pode andar { $length } no tabuleiro vazio.
    [twice] isto aparece duas vezes.
    [not-json] o arquivo não é JSON: { $value }
    [shipped] { $value } é a chave de um tabuleiro que vem com o Roost; escolha outra.
   *[other] { $reason }
}
error-bad-die = Um dado mostra de 1 a 6, não { $value }.
error-bad-face = Não existe a face { $value }; as faces são 1 2 3 4 5 e w para a minhoca.
error-bad-first-seat = Os lugares vão de 0 a { $last }; não existe o { $seat }.
error-bad-json = O Roost não consegue ler estes dados: { $what }
error-bad-move = { $value } não é uma jogada na notação deste jogo.
error-bad-payoff = O cálculo não pode usar estes valores: { $why ->
    [shape] aqui vão { $expected } valores, não { $got }.
    [finite] todos devem ser números finitos.
   *[other] { $reason }
}
error-bad-position = Não é uma posição: { $why ->
    [empty] o texto está vazio.
    [fields] há { $given } campos e devem ser { $wanted }: { $fields }
    [number] { $field } é um número, não “{ $value }”.
    [tile] { $value } não é uma ficha; as fichas vão de 21 a 36.
    [tile-twice] a ficha { $value } está em dois lugares.
    [tiles] “{ $value }” não é uma ficha nem uma sequência como 21-24, ou repete uma ficha.
    [face] “{ $value }” não é uma face; as faces são 1 2 3 4 5 e w.
    [seats] não pode haver { $value } jogadores; é possível: { $known }
    [seat] não existe o lugar { $value }; os lugares vão de 0 a { $last }.
    [turn] os turnos vão de 1 a { $most }, não { $value }.
    [dice-taken] há { $value } dados pegos, mas só existem 8.
    [over-tiles] a partida não acabou enquanto houver uma ficha virada para cima na grelha.
    [over-dice] a partida acabou, então não há dados pegos.
    [is-over] aqui a partida acabou, então DICE é #.
    [complete] todos os dados ou todas as faces já foram pegos, então este turno acabou (P6).
    [roll-count] foram rolados { $given } dados e restam { $wanted }.
    [roll-fails] a rolagem só mostra faces já pegas, então este turno falhou (P7).
    [not-begun] nada foi pego ainda, então DICE é ? ou uma rolagem.
    [two-pieces] há duas peças em { $value }.
    [colours] há { $value } cores e devem ser { $wanted }.
    [pieces] cada cor tem seis peças, não { $value }.
    [space] o tabuleiro { $board } não tem a casa { $value }.
    [dice] DICE é ? ou # ou algo como 35, 5:3 ou !3:3, com o dado menor primeiro, não “{ $value }”.
    [rivals] a partida não acabou enquanto dois jogadores tiverem o mesmo número.
    [skipped] o lugar { $value } não tem mais peças que possam andar e é pulado (K13).
    [move-lost] uma peça que estes dados movem está eliminada ou travada e seu movimento se perde (K11): DICE é { $wanted }
    [no-move] nada pode andar com estes dados, então este turno acabou (K10).
    [round] aqui as rodadas vão de 1 a { $most }, não { $value }.
    [turn-late] nesta rodada é no máximo o turno { $most }, não o { $value }.
    [roll-off] enquanto os dados decidem quem começa, DICE é ?, TURN e ROUND são 0 e FIRST tem por lugar uma soma, ? ou -.
    [roll-off-seat] o lugar { $wanted } é o próximo a rolar para ver quem começa, não o { $value }.
    [over] a partida acabou, então não há turno sobre o qual perguntar.
    [nothing-to-choose] aqui ninguém tem nada a escolher.
   *[other] em “{ $value }”: { $reason }
}
error-bad-receipt = Esse arquivo não é o recibo de uma mesa.
error-bad-record = Isto não é um arquivo de partida do Roost: { $why ->
    [format] “{ $value }” não é { $wanted }.
    [missing] “{ $value }” está faltando ou é de outro tipo.
    [shape] “{ $value }” deveria ser como { $wanted }
    [unknown-key] não existe a entrada “{ $value }”.
    [twice] “{ $value }” aparece duas vezes.
    [dice] os dados não podem vir de “{ $value }”; conhecidos: { $known }
    [unkeepable] “{ $value }” contém algo que não cabe em um arquivo.
    [start-seats] tem { $given } jogadores e sua posição inicial { $wanted }.
    [start-variant] a posição inicial tem outra variante que a partida.
    [seat] { $value } não é nem uma pessoa com nome nem um bot com nome e tipo.
    [name] { $value } precisa de um nome de 1 a { $most } caracteres visíveis.
    [not-json] não é JSON nem um texto que se possa ler ({ $value }).
    [turn-number] a linha { $line } começa com { $value } e deveria começar com { $wanted }
    [line] a linha { $line }, “{ $value }”, não é nem cabeçalho nem turno.
    [header] linha { $line }: { $key } não pode ser “{ $value }”.
   *[other] { $reason }
}
error-bad-roll = { $roll } não é uma rolagem de { $dice ->
    [one] um dado
   *[other] { $dice } dados
}.
error-bad-rounds = O número de rodadas vai de 1 a { $most }, não { $value }.
error-bad-seats = Este jogo é para { $low } a { $high } jogadores, não { $seats }.
error-bad-space = O tabuleiro { $board } não tem a casa { $value }.
error-bad-turn = { $why ->
    [whole-turn] uma linha contém um turno inteiro.
    [after-end] { $value } vem depois do fim do turno.
    [damaged] aqui o arquivo está cortado ou danificado ({ $value }).
    [turn-number] a linha { $line } começa com { $value } e deveria começar com { $wanted }
    [line] a linha { $line }, “{ $value }”, não é um turno.
   *[other] { $reason }
}
error-bad-turn-state = Nenhum turno pode estar assim: { $reason }
error-bad-variant = Não existe a variante “{ $value }”; escolha entre { $known }.
error-board-seats = O tabuleiro { $board } é para { $known } jogadores, não { $seats }.
error-broken-record = O arquivo da partida deixa de fazer sentido no turno { $turn }: { $reason }
error-dice-first = Primeiro role os dados.
error-game-over = { $move } chega tarde: a partida acabou.
error-game-unsupported = Isto não dá para fazer com o jogo “{ $game }”.
error-illegal-action = { $move } não é possível agora; possível: { $legal }
error-no-dice = Não há mais rolagens para ler.
error-record-version = Este arquivo é da versão { $value }; este programa lê a versão { $known }.
error-rules-version = Isto segue a versão { $value } das regras; este programa joga com a versão { $known }.
error-unknown-board = Não existe o tabuleiro “{ $value }”; escolha entre { $known }.
error-unknown-bot = Não existe o bot “{ $value }”; escolha entre { $known }.
error-unknown-game = Não existe o jogo “{ $value }”; escolha entre { $known }.
error-unknown-language = Não existe o idioma “{ $value }”; escolha entre { $known }.
error-unparsable = O Roost não consegue ler isto.
error-variant-clash = “{ $value }” combina opções que se excluem, ou repete uma. Escolha uma de { $known }.
error-wrong-number-of-dice = { $given ->
    [0] Nenhum dado
    [one] Um dado
   *[other] { $given } dados
}, mas são rolados { $wanted }.
error-wrong-result = O resultado no arquivo não vem das suas jogadas (turno { $turn }).

## Refusals of the server.

error-already-ready = Você já confirmou.
error-already-started = Tarde demais: a partida já começou.
error-bad-message = O servidor não entendeu: { $reason }
error-bad-parameter = “{ $value }” não é um valor válido aqui. Possível: { $known }
error-bad-request = O servidor não consegue atender a este pedido.
error-bad-token = Este token não existe ou não vale mais.
error-broken-log = O registro desta mesa está danificado.
error-dice-are-manual = Nesta mesa as rolagens são digitadas.
error-dice-not-manual = Nesta mesa o programa rola os dados.
error-dice-scheme = Os dados desta partida seguem o esquema “{ $value }”; este programa verifica { $known }.
error-forbidden = Isso não pode ser feito aqui.
error-foreign-host = Este servidor não responde pelo nome { $value }. Quem o administra pode permitir o nome com --origin.
error-foreign-origin = Pedidos de { $value } não são aceitos aqui.
error-foreign-seat = Este lugar não é seu.
error-manual-needs-one-device = As rolagens só podem ser digitadas quando todos jogam no mesmo aparelho.
error-two-clocks = Uma mesa tem um relógio por decisão ou horas por turno, não os dois.
error-bad-start = Uma mesa não pode começar desta posição: { $why ->
    [seats] ela tem { $wanted } lugares, e a mesa { $given }.
    [variant] ela é de regras diferentes das da mesa.
    [over] nela a partida já terminou.
    [first] a própria posição diz de quem é a vez.
   *[stream] os dados que várias mesas dividem começam com a partida.
}
error-seats-given = A posição define o número de lugares; nenhum pode ser fechado.
error-mixed-seats = Todas as partidas de um lote precisam do mesmo número de lugares.
error-needs-invite = Este lugar está guardado para quem tem o convite.
error-no-such-board = Não existe o tabuleiro “{ $value }”.
error-no-such-seat = Esta mesa não tem esse lugar.
error-no-such-stream = Não existem esses dados compartilhados.
error-no-such-card = Este momento não está na sua lista.
error-no-such-table = Essa mesa não existe.
error-no-such-token = Esse token não existe.
error-not-found = Não há nada aqui.
error-not-now = Isso não é possível agora.
error-not-over = A partida ainda não acabou.
error-not-playing = Ninguém está jogando nesta mesa agora.
error-not-signed-in = Ainda não conhecemos você. Vá à página inicial e tente de novo.
error-not-started = A partida ainda não começou.
error-not-the-maker = Só o anfitrião pode fazer isso.
error-not-your-turn = Não é a sua vez.
error-nothing-to-take-back = Não há rolagem para desfazer.
error-others-are-seated = Há outras pessoas nesta mesa; ela não pode ser encerrada agora.
error-rolled-already = Você já rolou.
error-not-in-lesson = Nesta lição, siga o balão de fala.
error-lesson-only = Dados que seguem um roteiro são só para a primeira partida.
error-seat-kept = Um bot está jogando aqui. Assuma de volta antes.
error-seat-not-kept = Este lugar já é seu.
error-seat-taken = Já tem alguém sentado aqui.
error-seat-empty = Não tem ninguém sentado aí.
error-own-seat = Esse lugar é o seu. Se quiser sair, deixe a mesa.
error-one-seat-each = Nesta mesa há um lugar por pessoa, e você já tem o seu.
error-bad-name = “{ $value }” não é um nome: de 1 a { $most } caracteres visíveis.
error-name-taken = Nesta mesa já tem alguém chamado { $name }, ou quase. Escolha outro nome, por exemplo { $free }.
error-removed = O anfitrião removeu você desta mesa.
error-banned = O anfitrião baniu você deste servidor.
error-stale-version = A partida andou. Olhe de novo.
error-conflict = Outra coisa foi salva no mesmo momento; nada mudou. Tente de novo.
error-sequence-conflict = A mesa avançou nesse meio-tempo; nada mudou. Tente de novo.
error-store-closed = O servidor está desligando; nada mudou.
error-store-failed = O servidor não conseguiu salvar; nada mudou.
error-store-before-release = Os dados são de uma versão de desenvolvimento do Roost anterior à 0.1.0: mova-os para outro lugar e comece com uma pasta de dados ou um banco de dados vazio.
error-store-too-new = Os dados são de um Roost mais novo (esquema { $value }; este conhece { $known }).
error-stream-closed = Estes dados compartilhados estão fechados: a semente já é conhecida.
error-daily-open = Outros ainda podem jogar estes dados. Dá para compartilhar o momento quando o dia acabar.
error-no-such-day = Não há aqui partida do dia { $value }.
error-token-scope = Este token não permite fazer isso.
error-too-fast = Rápido demais; espere um momento.
error-too-large = Grande demais; no máximo { $most } bytes.
error-too-many = Você atingiu um limite. Tente mais tarde.
error-too-many-guests = Convidados novos demais da sua rede. Tente mais tarde.
error-too-many-sockets = Você tem páginas demais do Roost abertas. Feche uma.
error-too-many-streams = Você já tem { $most } séries de dados compartilhados abertas, o máximo; feche uma antes.
error-too-many-tables = Você já tem { $most } mesas não terminadas, o máximo; encerre uma antes.
error-too-many-tokens = Você já tem { $most } tokens, o máximo; revogue um antes.
error-too-slow = O pedido demorou demais para chegar; tente de novo.
error-unavailable = O servidor não está disponível agora; tente daqui a pouco.
error-table-busy = Esta mesa está muito movimentada. Tente de novo daqui a pouco.
error-unexpected = Algo deu errado no servidor; nada se perdeu.
error-bad-address = “{ $value }” não é o endereço de um servidor.
error-bad-link = “{ $value }” não é um link para uma mesa.
error-client = A conexão com o servidor caiu.
error-not-open = Esta mesa não está aberta.
error-server-unreachable = Nenhum servidor responde em { $value }.
error-server-name = Não existe um servidor { $value }. Confira o endereço.
error-server-certificate = O certificado de { $value } não é confiável: { $reason }. Se for seu, indique o arquivo da autoridade em SSL_CERT_FILE.
error-unfair-dice = Algo não confere nos dados desta mesa ({ $why }).
error-wrong-link = Esse não é o elo deste lugar para esta rolagem.
error-link-not-due = Nenhum elo deste lugar é necessário agora.
error-link-missing = Falta a parte do lugar nesta rolagem.
error-mix-due = Os dados estão sendo misturados. Tente de novo daqui a pouco.
error-chain-not-due = Este lugar não pode ter uma nova corrente agora. Tente de novo daqui a pouco.
error-no-chain = Este lugar não tem parte nos dados.
