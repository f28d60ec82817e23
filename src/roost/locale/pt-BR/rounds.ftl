### Rodadas: os mesmos dados para alguns amigos.

round-title = Desafio de dados
round-about = Alguns amigos jogam os mesmos dados contra o mesmo adversário, cada um quando puder.
round-places = Jogadores
round-start = Começar um desafio
round-from-game = Desafie amigos: os mesmos dados
round-mine = Seus desafios
round-of = { $game } contra { $bot }
round-by = Começado por { $name }
round-done = Terminado: { $done } de { $places }
round-link = Envie este link aos outros:
round-names = Com o link, qualquer pessoa vê o seu nome e o seu resultado.
round-play = Jogar estes dados
round-full = Este desafio está cheio.
round-playing = ainda joga
round-nothing = não conta
round-nobody = Ninguém começou ainda.
round-open-until = Aberto até { $time }.
round-closed = Este desafio está encerrado: os dados não são mais segredo.
round-close = Encerrar o desafio
round-close-sure = Encerrar agora? Partidas não terminadas não vão contar.
round-fair = Os dados estão lacrados. A semente é mostrada quando todos terminam ou o desafio é encerrado. Só quem administra o servidor poderia olhar; um convidado pode voltar com outro nome.
error-no-such-round = Esse desafio não existe.
error-round-full = Os { $most } lugares deste desafio estão ocupados.
