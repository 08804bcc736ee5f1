### Português. O que a linha de comandos diz de si: ajuda, erros, resultados.

## About the program

about = Jogos de tabuleiro com labirintos que se movem: jogar, abrir mesas, rever, comparar.
in-browser = no navegador
in-terminal = no terminal
greeting = O Meowze está em { $url } (Ctrl-C termina-o)
greeting-others = Noutros aparelhos: { $urls }
greeting-network = Quem estiver na tua rede e tiver o link ou o código de uma mesa pode entrar; com --only-here não entra ninguém.

## Words that stand for what is typed, such as --save FILE: short and in capitals

word-address = ENDEREÇO
word-command = COMANDO
word-file = FICHEIRO
word-folder = PASTA
word-game = JOGO
word-language = LÍNGUA
word-name = NOME
word-names = ANA,RUI
word-options = NOME=VALOR,…
word-room = MESA
word-seed = SEMENTE
word-text = TEXTO

## Help, one line for each command and option

help-play = jogar no navegador, ou neste terminal com --terminal
help-serve = abrir mesas para outras pessoas, sem abrir um navegador
help-delete = apagar uma mesa com tudo o que está guardado dela
help-replay = contar passo a passo um jogo registado, ou desenhá-lo
help-arena = pôr bots a jogar muitos jogos e compará-los
help-perft = contar as formas de continuar a jogar, para testar as regras
help-version = mostrar a versão e sair
help-language = a língua deste programa: { $languages } (predefinição: a do sistema)
help-seats = quantos jogam, incluindo os bots
help-names = os nomes das pessoas
help-bots = bots nos últimos lugares, pelo nível ({ $least } a { $most }) ou pelo nome
help-preset = um conjunto de regras com nome
help-options = regras uma a uma
help-port = predefinição: { $port }; 0: qualquer porta livre
help-database = onde se guardam os jogos
help-extra-games = oferecer este jogo de outro pacote; pode repetir-se
help-only-here = nenhum outro aparelho da rede de casa pode entrar
help-no-browser = mostrar o endereço, mas não abrir um navegador
help-terminal = jogar neste terminal
help-random = lugares que jogam ao acaso
help-seed = para o acaso se poder repetir
help-save = escrever neste ficheiro o registo do jogo
help-host = em que endereço escutar; 0.0.0.0: em todos
help-database-or-url = onde se guardam os jogos: um ficheiro, ou postgresql://…
help-public-url = o endereço que as pessoas escrevem, se for outro
help-trusted-proxy = confiar no X-Forwarded-For que vem deste endereço
help-metrics-open = mostrar /metrics também a outros computadores
help-log = como se escreve o registo: text, ou json com um objeto por linha
help-keep-days = dias ao fim dos quais se apagam jogos acabados que ninguém visita (predefinição: { $default }; 0: nunca)
help-keep-unfinished-days = o mesmo para jogos por acabar (predefinição: { $default }; 0: nunca)
help-rooms-per-address = mesas abertas que um endereço pode ter (predefinição: { $default })
help-record = o registo de um jogo
help-room = o código da mesa
help-gif = o jogo em imagem animada
help-webp = o mesmo, com mais cores
help-svg = uma imagem de cada posição, nítida em qualquer tamanho
help-png = uma imagem de cada posição
help-arena-bots = { $least } a { $most }, um nome, random, greedy, classic, ficheiro.py:função
help-games = quantos jogos (predefinição: { $default })
help-seconds = tempo para pensar em cada jogada (predefinição: o de cada bot)
help-processes = quantos ao mesmo tempo (predefinição: todos os núcleos)
help-json = escrever um objeto JSON
help-depth = quantos lances
help-position = a partir daqui, e não de antes da distribuição

## Results

perft-found = { $depth ->
    [0] { $leaves } formas de jogar { $depth } lances, contadas em { $seconds } s
    [one] { $leaves } formas de jogar { $depth } lance, contadas em { $seconds } s
   *[other] { $leaves } formas de jogar { $depth } lances, contadas em { $seconds } s
  }
deleted = a mesa { $room } foi apagada
arena-playing = a jogar
arena-stopped = interrompido; até agora sabe-se isto:
arena-column = { $column ->
    [wins] vitórias
    [draws] empates
    [games] jogos
    [elo] Elo
    [low] de
    [high] até
    [cut_off] interrompidos
    [failures] falhados
    [ms_per_turn] ms por jogada
    [mean_turns] média de jogadas
   *[bot] bot
  }

## Errors, after “meowze: ”

error-whole = «{ $text }» tem de ser um número inteiro de { $least } a { $most }
error-seconds = «{ $text }» tem de ser um número de segundos, maior do que 0
error-not-text = este ficheiro não é de texto
error-no-file = { $file }: este ficheiro ou esta pasta não existe
error-no-permission = { $file }: sem permissão
error-is-folder = { $file } é uma pasta
error-terminal-only = { $option } é para jogos no terminal: acrescenta --terminal
error-game-first = { $option } pertence a um jogo: indica um destes: { $known }
error-no-game = não há nenhum jogo «{ $game }»; há estes: { $known }
error-no-preset = { $game } não tem o conjunto de regras «{ $preset }»; há estes: { $known }
error-preset-seats = seats={ $seats }: número de lugares possível com { $preset }: { $allowed }
error-seats = { $seats ->
    [0] este jogo não dá para { $seats } lugares: é para { $least } a { $most }
    [one] este jogo não dá para { $seats } lugar: é para { $least } a { $most }
   *[other] este jogo não dá para { $seats } lugares: é para { $least } a { $most }
  }
error-not-option = «{ $text }» não é uma regra: escreve pares nome=valor separados por vírgulas
error-option-twice = a regra { $option } aparece duas vezes
error-no-option = não há nenhuma regra «{ $option }»; há estas: { $known }
error-option-value = { $count ->
    [0] { $option }={ $value }: esse número não é possível
   *[other] { $option }={ $value }: valores possíveis: { $words }
  }
error-option-misfit = { $option }={ $value } não combina com este número de lugares ({ $seats }) e as outras regras
error-name = um nome tem de 1 a { $most } caracteres, sem vírgulas nem mudanças de linha
error-bots = há bots a mais: { $bots } (lugares: { $seats })
error-names = o número de nomes, { $names }, não é o das pessoas à mesa, { $people }
error-no-bot = não há nenhum bot «{ $bot }»; há estes: { $known }, ou 1 a { $most }
error-no-player = não há nenhum bot «{ $bot }»; indica 1 a 5, o nome de um bot, random, greedy, classic ou ficheiro.py:função
error-arena-bots = número de bots possível em { $game }: { $allowed }, e não { $bots }
error-not-python = { $file } não é um ficheiro Python
error-not-run = não é possível executar { $file }: { $why }
error-no-function = { $file } não tem nenhuma função { $name }
error-record = há alguma coisa que não bate certo na linha { $line }
error-bad-host = «{ $host }» tem de ser um endereço como 127.0.0.1, ou 0.0.0.0 para todos os deste computador
error-bad-url = «{ $url }» tem de ser um endereço como https://games.example.org
error-bad-path = o caminho de «{ $url }» não pode começar por uma palavra que este servidor usa nos seus próprios caminhos
error-bad-proxy = «{ $proxy }» tem de ser um endereço como 10.0.0.2 ou uma rede como 10.0.0.0/8
error-no-port = não é possível escutar em { $host }, porta { $port }
error-no-such-room = não há nenhuma mesa «{ $room }» nesta base de dados
error-database = não é possível usar { $name }: { $why }
error-database-url = não é possível ler este endereço de uma base de dados; deve ser como postgresql://name@host/database
error-database-kind = { $name } não é um ficheiro nem um endereço como postgresql://name@host/database

## What Python’s reader of command lines says itself

argparse-usage = uso:
argparse-positional = argumentos
argparse-options = opções
argparse-help = mostrar esta ajuda e sair
argparse-error = { $prog }: erro: { $message }
argparse-argument = { $argument_name }: { $message }
argparse-expected-one = falta um argumento
argparse-expected-some = falta pelo menos um argumento
argparse-expected-at-most-one = só pode haver um argumento
argparse-choice = { $value } não é possível (escolhe entre { $choices })
argparse-required = faltam estes argumentos: { $what }
argparse-unrecognized = argumentos desconhecidos: { $what }
argparse-ambiguous = { $option } é ambíguo: pode ser { $matches }
argparse-not-with = não se pode usar com { $what }
argparse-explicit = o argumento { $what } não é possível aqui

## Backups, and one server for one file

greeting-running = O Meowze já está a funcionar, em { $url }
help-backup = escrever num só ficheiro tudo o que está guardado, mesmo com um servidor a funcionar
help-restore = pôr um ficheiro destes no lugar da base de dados; primeiro é preciso terminar o servidor
help-backup-file = o ficheiro a escrever
help-backup-force = substituir o ficheiro se já existir
help-restore-file = o ficheiro a ler
help-restore-force = substituir os jogos guardados agora
backup-done = { $file } está escrito. Mesas: { $rooms }, acontecimentos: { $events }
restore-done = { $file } está reposto. Mesas: { $rooms }, acontecimentos: { $events }
backup-damaged = Mesas danificadas: { $rooms }
error-backup-exists = { $file } já existe; --force substitui-o
error-backup-same = { $file } é a própria base de dados
error-not-empty = { $name } contém jogos; --force substitui-os
error-database-in-use = { $name } está a ser usado por outro Meowze: processo { $process }, em { $url }
## Vários processos

help-workers = quantos processos do servidor neste computador; mais de um precisa do PostgreSQL
help-internal = para onde os outros processos com a mesma base PostgreSQL reencaminham o que pertence aqui; predefinição: só neste computador
error-workers-database = vários processos precisam do PostgreSQL: --database postgresql://nome@servidor/base
error-bad-internal = «{ $internal }» tem de ser um endereço com uma porta deste computador, como 10.0.0.5:8441, e precisa do PostgreSQL

## Cálculos longos

help-cluster = jogar no cluster Ray com este endereço e não neste computador
arena-failed = { $games ->
    [one] { $bot } falhou e perdeu assim { $games } jogo, o número { $number }: { $error }
   *[other] { $bot } falhou e perdeu assim { $games } jogos, o primeiro é o número { $number }: { $error }
  }
arena-void = { $games ->
    [one] { $games } jogo não conta para ninguém: o seu processo terminou em cada tentativa
   *[other] { $games } jogos não contam para ninguém: os seus processos terminaram em cada tentativa
  }
error-no-cluster = não há nenhum cluster Ray em { $address }: { $why }

## O que não está instalado

error-missing-extra = para isto falta { $package }: { $advice }

## A site of static files

help-static = mostrar um site de ficheiros estáticos em vez de um servidor (predefinição: { $folder })
error-no-site = não há nenhum site em { $folder }: make site constrói um

## The arena's picture

help-arena-svg = desenhar neste ficheiro a força dos bots com os seus intervalos
error-arena-no-rivals = os pontos Elo precisam de adversários, e aqui todos jogam juntos

## Revisão de partidas

help-review = dizer quanto valia cada jogada de um jogo gravado e qual teria sido melhor
help-review-seconds = quanto tempo pensar no jogo inteiro (predefinição: 6)
help-review-svg = desenhar o decorrer do jogo neste ficheiro
help-annotate = escrever o jogo neste ficheiro, com as melhores jogadas encontradas como variantes
review-turn = jogada
review-who = quem
review-played = jogado
review-worth = valor
review-cost = perda
review-best = melhor encontrada
review-luck = sorte
review-share = { $name }: sorte { $luck }, escolhas { $skill }; melhor jogada encontrada: { $found } de { $choices }
help-daily = jogar o jogo do dia, igual para todos
help-daily-day = um dia como 2026-11-16 em vez de hoje
## Puzzles

help-puzzles = procurar desafios em jogos entre bots
help-puzzles-count = quantos desafios de cada tema (predefinição: { $default })
help-puzzles-theme = só desafios deste tema
help-puzzles-seconds = quantos segundos procurar em cada tema
help-puzzles-output = escrever os desafios neste ficheiro em vez de os mostrar
error-no-puzzles = { $game } não tem desafios
error-no-theme = { $game } não tem desafios do tema { $theme }; tem { $known }
word-theme = TEMA
puzzles-looking = à procura de { $theme }
