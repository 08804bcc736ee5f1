### Português do Brasil. O que a linha de comando diz de si: ajuda, erros, resultados.

## About the program

about = Jogos de tabuleiro com labirintos que se movem: jogar, abrir mesas, rever, comparar.
in-browser = no navegador
in-terminal = no terminal
greeting = O Meowze está em { $url } (Ctrl-C encerra)
greeting-others = Em outros aparelhos: { $urls }
greeting-network = Quem estiver na sua rede e tiver o link ou o código de uma mesa pode entrar; com --only-here ninguém entra.

## Words that stand for what is typed, such as --save FILE: short and in capitals

word-address = ENDEREÇO
word-command = COMANDO
word-file = ARQUIVO
word-folder = PASTA
word-game = JOGO
word-language = IDIOMA
word-name = NOME
word-names = ANA,BETO
word-options = NOME=VALOR,…
word-room = MESA
word-seed = SEMENTE
word-text = TEXTO

## Help, one line for each command and option

help-play = jogar no navegador, ou neste terminal com --terminal
help-serve = abrir mesas para outras pessoas, sem abrir um navegador
help-delete = apagar uma mesa com tudo o que está guardado dela
help-replay = contar passo a passo uma partida registrada, ou desenhá-la
help-arena = pôr bots para jogar muitas partidas e compará-los
help-perft = contar as formas de continuar jogando, para testar as regras
help-version = mostrar a versão e sair
help-language = o idioma deste programa: { $languages } (padrão: o do sistema)
help-seats = quantos jogam, incluindo os bots
help-names = os nomes das pessoas
help-bots = bots nos últimos lugares, pelo nível ({ $least } a { $most }) ou pelo nome
help-preset = um conjunto de regras com nome
help-options = regras uma a uma
help-port = padrão: { $port }; 0: qualquer porta livre
help-database = onde as partidas ficam salvas
help-extra-games = oferecer este jogo de outro pacote; pode ser repetido
help-only-here = nenhum outro aparelho da rede de casa pode entrar
help-no-browser = mostrar o endereço, mas não abrir um navegador
help-terminal = jogar neste terminal
help-random = lugares que jogam ao acaso
help-seed = para que o acaso possa se repetir
help-save = gravar o registro da partida neste arquivo
help-host = em que endereço escutar; 0.0.0.0: em todos
help-database-or-url = onde as partidas ficam salvas: um arquivo, ou postgresql://…
help-public-url = o endereço que as pessoas digitam, se for outro
help-trusted-proxy = confiar no X-Forwarded-For que vem deste endereço
help-metrics-open = mostrar /metrics também a outros computadores
help-log = como o registro é escrito: text, ou json com um objeto por linha
help-keep-days = dias até apagar partidas terminadas que ninguém visita (padrão: { $default }; 0: nunca)
help-keep-unfinished-days = o mesmo para partidas não terminadas (padrão: { $default }; 0: nunca)
help-rooms-per-address = mesas abertas que um endereço pode ter (padrão: { $default })
help-record = o registro de uma partida
help-room = o código da mesa
help-gif = a partida em imagem animada
help-webp = o mesmo, com mais cores
help-svg = uma imagem de cada posição, nítida em qualquer tamanho
help-png = uma imagem de cada posição
help-arena-bots = { $least } a { $most }, um nome, random, greedy, classic, arquivo.py:função
help-games = quantas partidas (padrão: { $default })
help-seconds = tempo para pensar em cada jogada (padrão: o de cada bot)
help-processes = quantas ao mesmo tempo (padrão: todos os núcleos)
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
arena-playing = jogando
arena-stopped = interrompido; até agora se sabe isto:
arena-column = { $column ->
    [wins] vitórias
    [draws] empates
    [games] partidas
    [elo] Elo
    [low] de
    [high] até
    [cut_off] interrompidas
    [failures] com falha
    [ms_per_turn] ms por jogada
    [mean_turns] média de jogadas
   *[bot] bot
  }

## Errors, after “meowze: ”

error-whole = “{ $text }” tem que ser um número inteiro de { $least } a { $most }
error-seconds = “{ $text }” tem que ser um número de segundos, maior que 0
error-not-text = este arquivo não é de texto
error-no-file = { $file }: este arquivo ou esta pasta não existe
error-no-permission = { $file }: sem permissão
error-is-folder = { $file } é uma pasta
error-terminal-only = { $option } é para partidas no terminal: acrescente --terminal
error-game-first = { $option } faz parte de um jogo: indique um destes: { $known }
error-no-game = não há nenhum jogo “{ $game }”; há estes: { $known }
error-no-preset = { $game } não tem o conjunto de regras “{ $preset }”; há estes: { $known }
error-preset-seats = seats={ $seats }: número de lugares possível com { $preset }: { $allowed }
error-seats = { $seats ->
    [0] não dá para jogar este jogo com { $seats } lugares: ele é para { $least } a { $most }
    [one] não dá para jogar este jogo com { $seats } lugar: ele é para { $least } a { $most }
   *[other] não dá para jogar este jogo com { $seats } lugares: ele é para { $least } a { $most }
  }
error-not-option = “{ $text }” não é uma regra: escreva pares nome=valor separados por vírgulas
error-option-twice = a regra { $option } aparece duas vezes
error-no-option = não há nenhuma regra “{ $option }”; há estas: { $known }
error-option-value = { $count ->
    [0] { $option }={ $value }: esse número não é possível
   *[other] { $option }={ $value }: valores possíveis: { $words }
  }
error-option-misfit = { $option }={ $value } não combina com este número de lugares ({ $seats }) e as outras regras
error-name = um nome tem de 1 a { $most } caracteres, sem vírgulas nem quebras de linha
error-bots = há bots demais: { $bots } (lugares: { $seats })
error-names = o número de nomes, { $names }, não é o das pessoas na mesa, { $people }
error-no-bot = não há nenhum bot “{ $bot }”; há estes: { $known }, ou 1 a { $most }
error-no-player = não há nenhum bot “{ $bot }”; indique 1 a 5, o nome de um bot, random, greedy, classic ou arquivo.py:função
error-arena-bots = número de bots possível em { $game }: { $allowed }, e não { $bots }
error-not-python = { $file } não é um arquivo Python
error-not-run = não foi possível executar { $file }: { $why }
error-no-function = { $file } não tem nenhuma função { $name }
error-record = há algo errado na linha { $line }
error-bad-host = “{ $host }” tem que ser um endereço como 127.0.0.1, ou 0.0.0.0 para todos os deste computador
error-bad-url = “{ $url }” tem que ser um endereço como https://games.example.org
error-bad-path = o caminho de “{ $url }” não pode começar com uma palavra que este servidor usa nos próprios caminhos
error-bad-proxy = “{ $proxy }” tem que ser um endereço como 10.0.0.2 ou uma rede como 10.0.0.0/8
error-no-port = não foi possível escutar em { $host }, porta { $port }
error-no-such-room = não há nenhuma mesa “{ $room }” neste banco de dados
error-database = não foi possível usar { $name }: { $why }
error-database-url = não foi possível ler este endereço de um banco de dados; ele deve ser como postgresql://name@host/database
error-database-kind = { $name } não é um arquivo nem um endereço como postgresql://name@host/database

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
argparse-choice = { $value } não é possível (escolha entre { $choices })
argparse-required = faltam estes argumentos: { $what }
argparse-unrecognized = argumentos desconhecidos: { $what }
argparse-ambiguous = { $option } é ambíguo: pode ser { $matches }
argparse-not-with = não pode ser usado com { $what }
argparse-explicit = o argumento { $what } não é possível aqui

## Backups, and one server for one file

greeting-running = O Meowze já está rodando, em { $url }
help-backup = gravar em um só arquivo tudo o que está salvo, mesmo com um servidor rodando
help-restore = pôr um arquivo desses no lugar do banco de dados; encerre o servidor antes
help-backup-file = o arquivo a gravar
help-backup-force = substituir o arquivo se já existir
help-restore-file = o arquivo a ler
help-restore-force = substituir as partidas salvas agora
backup-done = { $file } está gravado. Mesas: { $rooms }, eventos: { $events }
restore-done = { $file } está restaurado. Mesas: { $rooms }, eventos: { $events }
backup-damaged = Mesas danificadas: { $rooms }
error-backup-exists = { $file } já existe; --force o substitui
error-backup-same = { $file } é o próprio banco de dados
error-not-empty = { $name } contém partidas; --force as substitui
error-database-in-use = { $name } está sendo usado por outro Meowze: processo { $process }, em { $url }
## Vários processos

help-workers = quantos processos do servidor neste computador; mais de um precisa do PostgreSQL
help-internal = para onde os outros processos com o mesmo banco PostgreSQL repassam o que pertence aqui; por padrão, só neste computador
error-workers-database = vários processos precisam do PostgreSQL: --database postgresql://nome@servidor/banco
error-bad-internal = “{ $internal }” tem que ser um endereço com uma porta deste computador, como 10.0.0.5:8441, e precisa do PostgreSQL

## Cálculos longos

help-cluster = jogar no cluster Ray com este endereço e não neste computador
arena-failed = { $games ->
    [one] { $bot } falhou e perdeu assim { $games } partida, a de número { $number }: { $error }
   *[other] { $bot } falhou e perdeu assim { $games } partidas, a primeira é a de número { $number }: { $error }
  }
arena-void = { $games ->
    [one] { $games } partida não conta para ninguém: o processo dela terminou a cada tentativa
   *[other] { $games } partidas não contam para ninguém: os processos delas terminaram a cada tentativa
  }
error-no-cluster = não há nenhum cluster Ray em { $address }: { $why }

## O que não está instalado

error-missing-extra = para isso falta { $package }: { $advice }

## A site of static files

help-static = mostrar um site de arquivos estáticos em vez de um servidor (padrão: { $folder })
error-no-site = não há nenhum site em { $folder }: make site constrói um

## The arena's picture

help-arena-svg = desenhar neste arquivo a força dos bots com seus intervalos
error-arena-no-rivals = os pontos Elo precisam de adversários, e aqui todos jogam juntos

## Revisão de partidas

help-review = dizer quanto valia cada jogada de uma partida gravada e qual teria sido melhor
help-review-seconds = quanto tempo pensar na partida inteira (padrão: 6)
help-review-svg = desenhar o andamento da partida neste arquivo
help-annotate = escrever a partida neste arquivo, com as melhores jogadas encontradas como variantes
review-turn = jogada
review-who = quem
review-played = jogado
review-worth = valor
review-cost = perda
review-best = melhor encontrada
review-luck = sorte
review-share = { $name }: sorte { $luck }, escolhas { $skill }; melhor jogada encontrada: { $found } de { $choices }
help-daily = jogar a partida do dia, igual para todos
help-daily-day = um dia como 2026-11-16 em vez de hoje
## Puzzles

help-puzzles = procurar desafios em partidas entre bots
help-puzzles-count = quantos desafios de cada tema (padrão: { $default })
help-puzzles-theme = só desafios deste tema
help-puzzles-seconds = quantos segundos procurar em cada tema
help-puzzles-output = gravar os desafios neste arquivo em vez de mostrá-los
error-no-puzzles = { $game } não tem desafios
error-no-theme = { $game } não tem desafios do tema { $theme }; tem { $known }
word-theme = TEMA
puzzles-looking = procurando { $theme }
