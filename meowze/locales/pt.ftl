### Português. Quem joga é tratado por tu; o zero tem a sua própria forma onde se conta: «0 pontos», não «0 ponto».

## Everywhere

title = Meowze
language = Língua
side = { $side ->
    [n] norte
    [e] leste
    [s] sul
   *[w] oeste
  }
shape = { $shape ->
    [corner] curva
    [elbow] cotovelo
    [straight] reta
    [curve] curva
    [tee] bifurcação
    [cross] cruzamento
    [bridge] ponte
    [double-elbow] cotovelo duplo
    [dead-end] beco sem saída
   *[cat] gato
  }
place-cell = linha { $row }, coluna { $column }
place-edge = { $side ->
    [n] coluna { $line }, em cima
    [e] linha { $line }, à direita
    [s] coluna { $line }, em baixo
   *[w] linha { $line }, à esquerda
  }
turns = { $turns ->
    [0] { $turns } jogadas
    [one] { $turns } jogada
   *[other] { $turns } jogadas
  }

## Start page

which-game = Que jogo?
other-games = Outros jogos
against-bot = Contra um bot
play-against = Jogar contra { $name }
which-bot = Que bot?
bot-level = { $name }, nível { $level }
how-many = Quantos jogadores?
who-plays = Quem joga?
player-is = Jogador { $number }
player-here = neste aparelho
player-link = um amigo, por link
player-bot = um bot
comes-by-link = Entra por link
name-of-player = Nome do jogador { $number }
which-rules = Que regras?
more-choices = Mais opções
as-usual = normal
usual-value = { $value } ({ as-usual })
start = Começar
go-on = Continuar um jogo
join-code = Entrar numa mesa: escreve o código
join = Entrar
option-first = jogador { $number }
option-lot = quem sair no sorteio
option-no = não
option-yes = sim
switch-first = Quem começa?
failed = O servidor não responde. Tenta outra vez.
edition-suggested = A caixa na tua língua: { $edition }

## A table

next-tile = próxima peça
play-this = Jogar assim
undo = Desfazer
new-game = Outro jogo
play-again = Jogar outra vez
turn-number = Jogada { $number }
seat = { $playing ->
    [yes] { $name }, a jogar agora: { $score }
   *[no] { $name }: { $score }
  }
to-play = É a vez de { $name }
turn-yours = É a tua vez: { $task }
turn-of = É a vez de { $name }: { $task }
page-turn = É a vez de { $name } · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] { $names } ganha
   *[other] { $names } ganham
  }
called-off = O jogo acabou sem vencedor
in-turns = { $turns ->
    [0] em { $turns } jogadas
    [one] em { $turns } jogada
   *[other] em { $turns } jogadas
  }
see-again = { $line } – carrega para ver outra vez
offline = Ligação perdida, a tentar de novo
gone = Esta mesa já não existe.
not-yet = É a vez de { $name }
hint = Dica
reason-wins-cats = { $count ->
    [0] Isto leva { $count } gatos para casa
    [one] Isto leva um gato para casa
   *[other] Isto leva { $count } gatos para casa
  }
reason-prepares = Isto prepara a tua próxima jogada
reason-finds-treasure = Ali está o teu tesouro
reason-opens-way = Isto abre o caminho para o teu tesouro
reason-comes-nearer = { $count ->
    [0] Isto aproxima-te { $count } passos
    [one] Isto aproxima-te um passo
   *[other] Isto aproxima-te { $count } passos
  }
reason-goes-home = Isto leva-te de volta ao teu canto
reason-reaches-cheese = Assim chegas ao queijo
reason-blocks = Isto torna mais comprido o caminho de { $name }
reason-frees-way = Assim o caminho fica livre
reason-draws = Tira primeiro uma pedra, depois decides
asks-undo = { $name } gostava de desfazer uma jogada. Pode ser?
asking-undo = { $name } pede para desfazer uma jogada
undo-yes = Sim, desfazer
undo-no = Não, continuar
change-game = Outros jogadores ou regras
host-again = Quem abriu esta mesa pode começar o próximo jogo.
unknown-game = Esta página é mais antiga do que o jogo desta mesa. Abre-a outra vez.

## Teams

team = Equipa { $number }
team-of = Equipa de { $names }
team-wins = { $names } ganham em equipa

## Waiting for players

waiting = { $count ->
    [0] Já não há lugares livres
    [one] Ainda há um lugar livre
   *[other] Ainda há { $count } lugares livres
  }
you-are = { $name } (tu)
free = livre
sit-here = Sentar-me aqui
stand-up = Levantar-me
free-seat = Libertar este lugar
free-seat-of = Libertar o lugar de { $name }
fill-with-bot = Sentar aqui um bot
invite = Os amigos podem abrir este link ou apontar uma câmara para a imagem:
or-type = Ou escrevem este código na página inicial:
qr = O link como imagem QR
link = O link
copy = Copiar o link
copied = Copiado
only-here = Só este computador pode abrir esta mesa. Para convidar outros, inicia o Meowze sem «--only-here».
close-room = Não deixar entrar mais ninguém
open-room = Deixar entrar outros
watching = { $count } a ver
who-are-you = Quem és tu?
your-animal = O teu animal
animal = { $animal ->
   *[cat] gato
    [mouse] rato
    [fox] raposa
    [owl] coruja
    [hare] lebre
    [bear] urso
    [frog] rã
    [hedgehog] ouriço
    [duck] pato
    [otter] lontra
    [bee] abelha
    [turtle] tartaruga
  }
other-names = Outros nomes

## What the host settles

undo-allowed = É possível desfazer jogadas
absent = Quando alguém se ausenta
absent-wait = o jogo espera
absent-bot = { $minutes ->
    [0] um bot joga ao fim de { $minutes } minutos
    [one] um bot joga ao fim de { $minutes } minuto
   *[other] um bot joga ao fim de { $minutes } minutos
  }

## Secret cards on a phone

phone-hand = As cartas num telemóvel
phone-for = Cartas de { $name } num telemóvel
phone-back = Cartas de { $name } de volta a este ecrã
phone-hand-about = Lê esta imagem com um telemóvel: { $name } vê lá as suas cartas, e o tabuleiro fica aqui.
on-phone = { $name } tem as cartas num telemóvel
show-board = Mostrar o tabuleiro
my-cards = As minhas cartas
cover-cards = Tapar as cartas

## Phrases

say-something = Dizer alguma coisa
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-thanks = Obrigado/a!
phrase-oops = Ups!
phrase-thinking = Deixa-me pensar…
phrase-hurray = Viva!
phrase-purr = Ronrom
phrase-hiss = Fsss!
phrase-bye = Adeus!

## Rules

rules = As regras
why = Porquê?

## Refused

refused-already = Este aparelho já tem esse lugar.
refused-breath = Espera um bocadinho antes de dizeres mais.
refused-closed = O anfitrião já não deixa entrar ninguém nesta mesa.
refused-failed = Alguma coisa correu mal. Tenta outra vez.
refused-game-not-offered = Este servidor não tem o jogo { $game }.
refused-host-only = Só o anfitrião pode fazer isso.
refused-name-offered = Escolhe um destes nomes.
refused-name-taken = Já há aqui alguém com esse nome; escolhe outro.
refused-no-advice = Neste momento não há nenhuma dica para te dar.
refused-no-bots = Aqui não há bots.
refused-no-room = Essa mesa não existe aqui. O código está certo?
refused-no-seat = Esse lugar não existe.
refused-nobody = Não está ninguém nesse lugar.
refused-not-begun = O jogo ainda não começou.
refused-not-yours = Este aparelho não joga por esse lugar.
refused-nothing-back = Não há nada para desfazer.
refused-only-here = Só este computador pode abrir esta mesa, por isso não há link para outro aparelho.
refused-over-here = Neste ponto o jogo já acabou: escolhe um momento anterior.
refused-pairing = Este código já foi usado ou é demasiado antigo; pede um novo.
refused-pictures = Foram demasiadas imagens de uma vez: espera meio minuto.
refused-request-ended = Já ninguém está a pedir isso.
refused-rule = As regras não permitem isso agora.
refused-seat-taken = Esse lugar já é de { $name }.
refused-secrets = Este jogo tem segredos: podes vê-lo quando acabar.
refused-sent-away = O anfitrião pediu-te para saíres desta mesa.
refused-stale = Entretanto a mesa mudou: vê outra vez.
refused-stopped = Este jogo foi jogado com outra versão das regras e não pode continuar aqui.
refused-too-many = { $count ->
    [0] Já tens { $count } mesas abertas: acaba primeiro uma delas.
    [one] Já tens { $count } mesa aberta: acaba-a primeiro.
   *[other] Já tens { $count } mesas abertas: acaba primeiro uma delas.
  }
refused-turn = É a vez de { $name }.
refused-undo-off = O anfitrião desligou a opção de desfazer.
refused-unsaved = Não foi possível guardar isto: tenta outra vez.
refused-watching = Só quem joga pode desfazer jogadas.

## Menu

show-how = Mostra-me como se joga
skip-guide = Já sei jogar

menu = Menu
close = Voltar ao jogo
sounds = Sons
volume = Volume
speed = Animações
speed-calm = calmas
speed-normal = normais
speed-quick = rápidas
flat = O tablet está pousado entre nós
flat-about = Os nomes e os botões viram-se para quem está a jogar
wrong = Há um problema
wrong-about = Guarda o jogo e as últimas mensagens num ficheiro que podes enviar a quem possa ajudar
leave = Sair da mesa
leave-sure = Sair da mesa?
leave-about = O jogo fica como está. Voltas a encontrá-lo na página inicial.
leave-yes = Sair
leave-no = Ficar aqui

## Replays

replay = Repetição
replay-of = { $game }: repetição
replay-play = Reproduzir
replay-pause = Pausa
replay-next = Um passo à frente
replay-back = Um passo atrás
replay-step = Passo do jogo
replay-at = { $at } de { $of }
replay-speed = Velocidade
replay-eyes = Visto por
replay-open = quem está a jogar
replay-games = Os jogos desta mesa
replay-game = Jogo { $number }
replay-stopped = As regras mudaram desde este jogo, por isso não se pode mostrar o resto.
replay-gone = Este jogo não pode (ou já não pode) ser visto aqui. Se o tens num ficheiro, larga-o na página inicial.
to-start = Página inicial
watch-again = Ver outra vez
share = Partilhar
share-picture = Este momento como imagem
share-film = O jogo como filme
share-making = Um momento…
share-record = O jogo como texto
share-save = Guardar
share-copy = Copiar
share-close = Voltar
go-on-here = Jogar a partir daqui
open-record = Ver um jogo guardado: escolhe o ficheiro ou larga-o aqui
record-damaged = Este ficheiro não é um jogo que se possa mostrar aqui. { $why }
record-large = Este ficheiro é demasiado grande para ser um jogo guardado.

## Statistics at the end

statistics = Como correu
stat-cats = Gatos levados para casa
stat-points = Pontos
stat-treasures = Tesouros encontrados
stat-walked = Casas percorridas
stat-path = Comprimento do caminho
stat-laid-cats = Gatos postos
best-here = Os melhores jogos aqui
best-new = O teu melhor resultado até agora!
best-own = { $turns ->
    [0] O teu recorde: { $turns } jogadas
    [one] O teu recorde: { $turns } jogada
   *[other] O teu recorde: { $turns } jogadas
  }

## At a keyboard

terminal-back = Desfeito.
terminal-commands = Ou: look (os teus segredos), hint, legal, offers, board, undo, text, save FICHEIRO, help, quit.
terminal-ends = O jogo acaba aqui.
terminal-help = Escreve uma ou várias ações: { $some } (docs/notation.md).
terminal-hide = Carrega em Enter para esconder.
terminal-next = A seguir joga { $name }. Carrega em Enter.
terminal-no-offers = Nenhuma ação merece agora uma antevisão.
terminal-not-saved = Não foi guardado: { $why }
terminal-save-where = Guardar onde? Escreve: save FICHEIRO
terminal-saved = Guardado em { $file }.
terminal-turn-over = A vez acabou; ficou por jogar: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Roda e empurra as caleiras do telhado até cada gato ter um caminho para casa.
chabyrinthe-name-0 = Lontra
chabyrinthe-name-1 = Garça
chabyrinthe-name-2 = Raposa
chabyrinthe-name-3 = Texugo
chabyrinthe-board = O telhado: as teclas de setas movem, Page Down vai para o próximo sítio onde podes jogar, Enter mostra uma jogada e à segunda vez joga-a, R roda, o ponto de interrogação mostra todas as teclas
chabyrinthe-preset-standard = Normal
    .about = Duas ações por jogada; ganha quem tiver mais pontos
chabyrinthe-preset-kittens = Gatinhos
    .about = Um telhado mais pequeno, para um jogo rápido
chabyrinthe-preset-cooperative = Todos juntos
    .about = Todos juntos levam os gatos para casa
chabyrinthe-preset-teams = Equipas
    .about = Dois contra dois; os parceiros somam os seus pontos
chabyrinthe-preset-solitaire = A solo
    .about = No menor número de jogadas que conseguires
chabyrinthe-preset-french = Edição francesa
    .about = Não é preciso usar as duas ações
chabyrinthe-preset-english = Edição inglesa
    .about = Não é preciso usar as duas ações
chabyrinthe-preset-russian-2024 = Edição russa de 2024
    .about = Com 36 cartas de caleira
chabyrinthe-preset-2007 = Edição de 2007
    .about = Uma das ações tem de ser uma rotação
chabyrinthe-switch-deck = Quantas cartas de caleira?
chabyrinthe-switch-board = De que tamanho é o telhado?
chabyrinthe-switch-mode = Como se joga?
chabyrinthe-switch-actions = Quantas ações por jogada?
chabyrinthe-switch-must_rotate = Uma das ações tem de ser uma rotação?
chabyrinthe-switch-inserted = Pode-se rodar uma carta antes de a meter?
chabyrinthe-switch-shared_home = Quanto avança um lar quando chegam dois gatos ao mesmo tempo?
chabyrinthe-switch-limit = Máximo de jogadas (0: sem limite)
chabyrinthe-option-26 = 26 cartas
chabyrinthe-option-36 = 36 cartas
chabyrinthe-option-4x4 = 4 × 4 cartas
chabyrinthe-option-3x3 = 3 × 3 cartas (gatinhos)
chabyrinthe-option-points = cada um por si
chabyrinthe-option-teams = em duas equipas
chabyrinthe-option-cooperative = todos juntos
chabyrinthe-option-solitaire = a solo
chabyrinthe-option-exactly-two = exatamente duas
chabyrinthe-option-at-most-two = duas no máximo
chabyrinthe-option-free = sim, como se quiser
chabyrinthe-option-as-it-lies = não, entra como está
chabyrinthe-option-one-place = um lugar
chabyrinthe-option-each-cat = um lugar por cada gato

chabyrinthe-cell = { $cell }, { shape }, saídas: { $sides }
chabyrinthe-bare = { $cell }, sem carta
chabyrinthe-door = { $door }: mete aqui uma carta
chabyrinthe-door-cat = { $door }, um gato que vale { $value }: mete aqui uma carta
chabyrinthe-door-home = { $door }, um lar: mete aqui uma carta
chabyrinthe-top = Próxima carta: { shape }, saídas: { $sides }. Carrega para a rodar
chabyrinthe-stop = Acabar a vez
chabyrinthe-left = { $count ->
    [0] faltam { $count } ações
    [one] falta { $count } ação
   *[other] faltam { $count } ações
  }
chabyrinthe-pile = { $count ->
    [0] { $count } cartas no monte
    [one] { $count } carta no monte
   *[other] { $count } cartas no monte
  }
chabyrinthe-strays = { $count ->
    [0] { $count } gatos por chegar
    [one] { $count } gato por chegar
   *[other] { $count } gatos por chegar
  }
chabyrinthe-points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
  }
chabyrinthe-won = { $count ->
    [0] { $count } gatos
    [one] { $count } gato
   *[other] { $count } gatos
  }
chabyrinthe-friends = { $count ->
    [one] O melhor amigo dos gatos
   *[other] Os melhores amigos dos gatos
  }
chabyrinthe-solved = Todos os gatos estão em casa
chabyrinthe-verdict = { $verdict ->
    [1] Até as andorinhas ficaram de bico aberto
    [2] Nos telhados de Lisboa já se canta este fado
    [3] Sete vidas e nem um passo em falso
    [4] Ouve-se ronronar em cada janela
    [5] Todos em casa antes do pão quente
    [6] Quem não tem pressa caça com gato
   *[7] O galo já cantou e os gatos ainda andam às voltas
  }
chabyrinthe-scale = Sete níveis, conforme o número de jogadas até todos os gatos estarem em casa
chabyrinthe-band = { $band ->
    [1] { $to } jogadas ou menos
    [7] { $from } jogadas ou mais
   *[2] { $from }–{ $to } jogadas
  }
chabyrinthe-rank = { $band ->
    [1] { turns }: o melhor de sete níveis
    [2] { turns }: o segundo melhor de sete níveis
    [3] { turns }: terceiro nível de sete
    [4] { turns }: quarto nível de sete
    [5] { turns }: quinto nível de sete
    [6] { turns }: sexto nível de sete
   *[7] { turns }: último nível de sete
  }
chabyrinthe-no-turn = Esta carta não se pode rodar agora
chabyrinthe-no-push = Aqui não se pode meter uma carta agora

chabyrinthe-told-dealt = Carta distribuída: { shape }, { $cell }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } dá um quarto de volta para a direita a uma carta: { $cell }
    [2] { $who } dá meia-volta a uma carta: { $cell }
   *[3] { $who } dá um quarto de volta para a esquerda a uma carta: { $cell }
  }
chabyrinthe-told-pushed = { $who } mete uma carta ({ shape }): { $door }
chabyrinthe-told-stopped = { $who } acaba a vez
chabyrinthe-told-drawn = Próxima carta: { shape }
chabyrinthe-told-returned = Próxima carta: { shape }, de volta do fundo do monte
chabyrinthe-told-homed = { $who } leva para casa o gato que vale { $value }. Partida: { $place }; lar: { $home }
chabyrinthe-told-arrived = Chega um gato que vale { $value }: { $place }
chabyrinthe-told-began = { $who } começa
chabyrinthe-seen-dealt = Mais uma carta no telhado: { shape }
chabyrinthe-seen-turned = { $who } roda uma carta
chabyrinthe-seen-pushed = { $who } mete uma carta
chabyrinthe-seen-stopped = { $who } acaba a vez
chabyrinthe-seen-drawn = Próxima carta: { shape }
chabyrinthe-seen-returned = Próxima carta: { shape }
chabyrinthe-seen-homed = { $who } leva para casa um gato que vale { $value }!
chabyrinthe-seen-arrived = Aparece um gato que vale { $value }
chabyrinthe-seen-began = { $who } começa

## Labyrinth

labyrinth-title = Labirinto
labyrinth-intro = Empurra o labirinto, caminha até aos teus tesouros e volta antes de todos os outros.
labyrinth-name-0 = Raposa
labyrinth-name-1 = Coelho
labyrinth-name-2 = Rã
labyrinth-name-3 = Urso
labyrinth-board = O labirinto: as teclas de setas movem, Page Down vai para o próximo sítio onde podes jogar, Enter mostra uma jogada e à segunda vez joga-a, R roda, o ponto de interrogação mostra todas as teclas
labyrinth-preset-standard = Normal
    .about = Encontra todos os teus tesouros e volta ao teu canto
labyrinth-preset-short = Jogo curto
    .about = Quatro tesouros para cada um, depois de volta ao canto
labyrinth-preset-young-children = Crianças pequenas
    .about = Vês todas as tuas cartas e procuras os tesouros pela ordem que quiseres
labyrinth-preset-young-children-short = Os mais pequenos
    .about = Três tesouros para cada um, com todas as cartas à vista; o jogo acaba no último tesouro
labyrinth-preset-newer-editions = Edições recentes
    .about = Vês logo a tua próxima carta
labyrinth-preset-other-tiles = Outras placas
    .about = Mais uma curva, menos uma reta
labyrinth-switch-tiles = Quantas retas, curvas e bifurcações?
labyrinth-switch-secrets = Quantos tesouros para cada jogador?
labyrinth-switch-cards = Por que ordem encontras os teus tesouros?
labyrinth-switch-next_card = Quando vês a tua próxima carta?
labyrinth-switch-finish = Onde acaba o jogo?
labyrinth-switch-limit = Máximo de jogadas (0: sem limite)
labyrinth-option-13-15-6 = 13, 15 e 6
labyrinth-option-12-16-6 = 12, 16 e 6
labyrinth-option-all = todos os que há, repartidos
labyrinth-option-top = uma carta a seguir à outra
labyrinth-option-open = por qualquer ordem, vendo todas as tuas cartas
labyrinth-option-next-turn = na tua próxima jogada
labyrinth-option-at-once = logo a seguir
labyrinth-option-corner = no teu próprio canto
labyrinth-option-anywhere = no último tesouro

labyrinth-treasure = { $treasure ->
    [book] livro
    [gold] ouro
    [map] mapa
    [crown] coroa
    [keys] chaves
    [skull] caveira
    [ring] anel
    [chest] arca
    [emerald] esmeralda
    [sword] espada
    [candelabrum] candelabro
    [helmet] elmo
    [bat] morcego
    [dragon] dragão
    [genie] génio
    [ghost] fantasma
    [troll] troll
    [princess] princesa
    [lizard] lagarto
    [moth] traça
    [owl] coruja
    [rat] ratazana
    [scarab] escaravelho
   *[spider] aranha
  }
labyrinth-cell = { $cell }, { shape }, saídas: { $sides }
labyrinth-bare = { $cell }, sem placa
labyrinth-pawn = peão de { $name }
labyrinth-corner = canto de { $name }
labyrinth-door = Seta, { $door }: mete aqui a placa
labyrinth-door-barred = Seta, { $door }, fechada: isso desfaria a última jogada
labyrinth-hand = Placa na mão: { shape }, saídas: { $sides }. Carrega para a rodar
labyrinth-hand-treasure = Placa na mão: { shape }, saídas: { $sides }, com o tesouro: { labyrinth-treasure }. Carrega para a rodar
labyrinth-chair = { $left ->
    [0] todos os tesouros encontrados
    [one] { $left } tesouro por encontrar
   *[other] { $left } tesouros por encontrar
  }
labyrinth-chair-found = { $left ->
    [0] todos os tesouros encontrados: { $found }
    [one] { $left } tesouro por encontrar; encontrado até agora: { $found }
   *[other] { $left } tesouros por encontrar; encontrado até agora: { $found }
  }
labyrinth-stay = Ficar
labyrinth-barred = Isso desfaria a última jogada
labyrinth-no-way = Nenhum caminho aberto vai até lá
labyrinth-push-first = Primeiro mete a placa junto a uma das setas
labyrinth-walk-now = O labirinto já se moveu: agora caminha ou fica
labyrinth-task-push = mete a placa junto a uma seta
labyrinth-task-walk = caminha ou fica no mesmo sítio
labyrinth-to-push = { $name } tem de empurrar
labyrinth-to-walk = { $name } pode caminhar
labyrinth-peek = Mantém premido para ver
labyrinth-peek-at = Mantém este botão premido para ver as cartas de { $name }
labyrinth-pass = Passa o ecrã a { $name }
labyrinth-home = Tudo encontrado: volta ao teu canto
labyrinth-solved = Todos os tesouros encontrados
labyrinth-won-by = Com todos os tesouros encontrados

labyrinth-told-dealt = Placa distribuída: { shape }, { $cell }
labyrinth-told-left-over = Sobra: { shape }
labyrinth-told-looked = { $who } vê uma carta
labyrinth-told-began = { $who } começa
labyrinth-told-pushed = { $who } mete a placa ({ shape }): { $door }
labyrinth-told-walked = { $who } caminha até esta casa: { $cell }
labyrinth-told-stayed = { $who } fica no mesmo sítio: { $cell }
labyrinth-told-found = { $who } encontra um tesouro: { labyrinth-treasure }
labyrinth-seen-dealt = Mais uma placa no labirinto: { shape }
labyrinth-seen-left-over = Sobra: { shape }
labyrinth-seen-began = { $who } começa
labyrinth-seen-pushed = { $who } empurra o labirinto
labyrinth-seen-walked = { $who } caminha
labyrinth-seen-stayed = { $who } fica no mesmo sítio
labyrinth-seen-found = { $who } encontra um tesouro: { labyrinth-treasure }!

## Mouse race

mouse-race-title = Corrida de ratos
mouse-race-intro = Faz um caminho para o teu rato até ao queijo, e põe gatos no caminho dos outros.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nela
mouse-race-name-2 = Tomás
mouse-race-name-3 = Rosa
mouse-race-board = A cozinha: as teclas de setas movem, Page Down vai para o próximo sítio onde podes jogar, Enter mostra uma jogada e à segunda vez joga-a, R roda, o ponto de interrogação mostra todas as teclas
mouse-race-preset-standard = Normal
    .about = Ganha o primeiro caminho até ao queijo
mouse-race-preset-younger-players = Crianças pequenas
    .about = Nunca se põe um gato mesmo no fim de um caminho
mouse-race-preset-english = Edição inglesa
    .about = Ganha o primeiro caminho até ao queijo
mouse-race-preset-german = Edição alemã
    .about = Ganha o primeiro caminho até ao queijo
mouse-race-preset-dutch = Edição neerlandesa
    .about = Ganha o primeiro caminho até ao queijo
mouse-race-preset-portuguese = Edição portuguesa
    .about = Ganha o primeiro caminho até ao queijo
mouse-race-preset-french = Edição francesa
    .about = Também podem jogar três
mouse-race-preset-russian = Edição russa
    .about = Também podem jogar três
mouse-race-preset-danish = Edição dinamarquesa
    .about = Também podem jogar três
mouse-race-preset-italian = Edição italiana
    .about = Os gatos ficam no caminho do próximo jogador; ganha quem chega à área de cheiro
mouse-race-preset-spanish = Edição espanhola
    .about = Os gatos ficam no caminho do rato que está mais perto do queijo
mouse-race-switch-players = Quantos podem jogar?
mouse-race-switch-bag = Quantas retas, curvas e gatos na bolsa?
mouse-race-switch-cat_against = Contra quem se põe um gato?
mouse-race-switch-cat_zone = Onde pode ficar um gato?
mouse-race-switch-scent = Na área de cheiro, um gato pode ficar mesmo no fim de um caminho?
mouse-race-switch-take_back = O que pode retirar quem passa a vez?
mouse-race-switch-may_point = Um caminho pode apontar para um caminho ou um rato?
mouse-race-switch-finish = Onde ganha um caminho?
mouse-race-switch-limit = Máximo de jogadas (0: sem limite)
mouse-race-option-2-or-4 = dois ou quatro
mouse-race-option-2-to-4 = dois, três ou quatro
mouse-race-option-72-72-20 = 72, 72 e 20
mouse-race-option-77-77-10 = 77, 77 e 10
mouse-race-option-82-82-0 = 82, 82 e nenhum gato
mouse-race-option-next = contra o próximo jogador
mouse-race-option-nearest = contra quem está mais perto do queijo
mouse-race-option-longest = contra quem tem o caminho mais comprido
mouse-race-option-side-or-way = do lado desse jogador ou no caminho do seu rato
mouse-race-option-side = do lado desse jogador
mouse-race-option-way = no caminho do rato desse jogador até ao queijo
mouse-race-option-anywhere = em qualquer sítio
mouse-race-option-may-block = sim
mouse-race-option-no-exception = não, nem sequer ali
mouse-race-option-cat-or-own = um gato ou a sua última pedra
mouse-race-option-own = só a sua última pedra
mouse-race-option-cheese = no queijo
mouse-race-option-scent = na área de cheiro

mouse-race-empty = { $cell }, livre
mouse-race-scent = { $cell }, área de cheiro
mouse-race-cheese = { $cell }, o queijo
mouse-race-cat = { $cell }, um gato
mouse-race-cat-to-take = { $cell }, um gato que podes retirar em vez de tirar uma pedra
mouse-race-corner = { $cell }, rato de { $name }
mouse-race-path = { $cell }, caminho de { $name }, saídas: { $sides }
mouse-race-can-lie = { $cell }, a tua pedra pode ficar aqui
mouse-race-can-lie-scent = { $cell }, área de cheiro, a tua pedra pode ficar aqui
mouse-race-hand = Pedra na mão: { shape }
mouse-race-setup-hand = Pedra na mão
mouse-race-chair = { $count ->
    [0] caminho de { $count } pedras
    [one] caminho de { $count } pedra
   *[other] caminho de { $count } pedras
  }
mouse-race-bag = Na bolsa: { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
mouse-race-straights = { $straights ->
    [0] { $straights } retas
    [one] { $straights } reta
   *[other] { $straights } retas
  }
mouse-race-curves = { $curves ->
    [0] { $curves } curvas
    [one] { $curves } curva
   *[other] { $curves } curvas
  }
mouse-race-cats = { $cats ->
    [0] { $cats } gatos
    [one] { $cats } gato
   *[other] { $cats } gatos
  }
mouse-race-draw = Tirar pedra
mouse-race-miss = Passar a vez
mouse-race-back = Retirar a minha pedra
mouse-race-draw-first = Primeiro tira uma pedra, ou passa a vez e retira um gato ou a tua última pedra
mouse-race-on-path = A pedra vai para o fim do teu caminho: toca numa casa que brilha
mouse-race-taken = Essa casa está ocupada
mouse-race-no-cat = Este gato vai para o caminho de { $name }: toca numa casa que brilha
mouse-race-task-choose = tira uma pedra ou passa a vez
mouse-race-task-lay = { $shape ->
    [straight] põe a reta no fim do caminho
   *[curve] põe a curva no fim do caminho
  }
mouse-race-cat-for = { $zone ->
    [side-or-way] põe o gato no caminho de { $name }, do lado de { $name } ou entre o rato e o queijo
    [side] põe o gato no caminho de { $name }, do lado de { $name }
    [way] põe o gato no caminho de { $name }, entre o rato e o queijo
   *[anywhere] põe o gato no caminho de { $name }, em qualquer sítio
  }
mouse-race-legend-side = Lado de { $name }
mouse-race-legend-way = Caminho de { $name } até ao queijo
mouse-race-won-by = { $turns ->
    [0] No queijo ao fim de { $turns } jogadas
    [one] No queijo ao fim de { $turns } jogada
   *[other] No queijo ao fim de { $turns } jogadas
  }
mouse-race-nobody = Empate
mouse-race-nobody-in = { $turns ->
    [0] Ninguém chegou ao queijo em { $turns } jogadas
    [one] Ninguém chegou ao queijo em { $turns } jogada
   *[other] Ninguém chegou ao queijo em { $turns } jogadas
  }

mouse-race-told-began = { $who } começa
mouse-race-told-drawn = { $shape ->
    [cat] { $who } tira um { shape }
   *[other] { $who } tira uma { shape }
  }
mouse-race-told-laid = { $who } põe uma { shape }: { $cell }
mouse-race-told-cat-laid = { $who } põe um gato no caminho de { $target }: { $cell }
mouse-race-told-returned = { $shape ->
    [cat] { $who } não pode pôr o { shape }: volta para a bolsa
   *[other] { $who } não pode pôr a { shape }: volta para a bolsa
  }
mouse-race-told-missed = { $who } passa a vez
mouse-race-told-took-cat = { $who } passa a vez e retira um gato: { $cell }
mouse-race-told-took-own = { $who } passa a vez e retira a sua última pedra: { $cell }
mouse-race-seen-began = { $who } começa
mouse-race-seen-drawn = { $shape ->
    [cat] { $who } tira um { shape }
   *[other] { $who } tira uma { shape }
  }
mouse-race-seen-laid = { $who } põe uma { shape }
mouse-race-seen-cat-laid = { $who } põe um gato no caminho de { $target }
mouse-race-seen-returned = { $shape ->
    [cat] { $who } não pode pôr o { shape }: volta para a bolsa
   *[other] { $who } não pode pôr a { shape }: volta para a bolsa
  }
mouse-race-seen-missed = { $who } passa a vez
mouse-race-seen-took-cat = { $who } retira um gato
mouse-race-seen-took-own = { $who } dá um passo atrás

## Names

adjective-brave = { $animal } Valente
adjective-busy = { $animal } { $gender ->
    [f] Atarefada
   *[m] Atarefado
  }
adjective-calm = { $animal } { $gender ->
    [f] Calma
   *[m] Calmo
  }
adjective-clever = { $animal } { $gender ->
    [f] Esperta
   *[m] Esperto
  }
adjective-curious = { $animal } { $gender ->
    [f] Curiosa
   *[m] Curioso
  }
adjective-fluffy = { $animal } { $gender ->
    [f] Fofinha
   *[m] Fofinho
  }
adjective-gentle = { $animal } { $gender ->
    [f] Meiga
   *[m] Meigo
  }
adjective-happy = { $animal } Feliz
adjective-kind = { $animal } Amável
adjective-lively = { $animal } { $gender ->
    [f] Animada
   *[m] Animado
  }
adjective-lucky = { $animal } { $gender ->
    [f] Sortuda
   *[m] Sortudo
  }
adjective-mighty = { $animal } { $gender ->
    [f] Poderosa
   *[m] Poderoso
  }
adjective-nimble = { $animal } Ágil
adjective-patient = { $animal } Paciente
adjective-playful = { $animal } { $gender ->
    [f] Brincalhona
   *[m] Brincalhão
  }
adjective-proud = { $animal } { $gender ->
    [f] Orgulhosa
   *[m] Orgulhoso
  }
adjective-quick = { $animal } Veloz
adjective-quiet = { $animal } { $gender ->
    [f] Silenciosa
   *[m] Silencioso
  }
adjective-silver = { $animal } { $gender ->
    [f] Prateada
   *[m] Prateado
  }
adjective-sleepy = { $animal } { $gender ->
    [f] Dorminhoca
   *[m] Dorminhoco
  }
adjective-sunny = { $animal } Radiante
adjective-tiny = { $animal } { $gender ->
    [f] Pequenina
   *[m] Pequenino
  }
adjective-wild = { $animal } Selvagem
adjective-wise = { $animal } { $gender ->
    [f] Sábia
   *[m] Sábio
  }

animal-badger = Texugo
animal-bear = Urso
animal-bee = Abelha
    .gender = f
animal-dolphin = Golfinho
animal-duck = Pato
animal-eagle = Águia
    .gender = f
animal-falcon = Falcão
animal-fox = Raposa
    .gender = f
animal-frog = Rã
    .gender = f
animal-hare = Lebre
    .gender = f
animal-heron = Garça
    .gender = f
animal-horse = Cavalo
animal-koala = Coala
animal-lion = Leão
animal-lynx = Lince
animal-otter = Lontra
    .gender = f
animal-owl = Coruja
    .gender = f
animal-panda = Panda
animal-parrot = Papagaio
animal-raven = Corvo
animal-swan = Cisne
animal-tiger = Tigre
animal-turtle = Tartaruga
    .gender = f
animal-zebra = Zebra
    .gender = f

## Bots

character-pip = Pip
    .rival = o Pip
    .about = Adora caminhos longos e passear por aí
character-mochi = Mochi
    .rival = o Mochi
    .about = Está sempre com pressa e vai direto à meta
character-basil = Basil
    .rival = o Basil
    .about = Adora barrar-te o caminho
character-juno = Juno
    .rival = a Juno
    .about = Já pensa na jogada seguinte, e também na tua
character-professor = Professor
    .rival = o Professor
    .about = Pensa em tudo antes de cada jogada
terminal-random = Acaso

## Refused options

refused-option-misfit = Estas regras não combinam umas com as outras. Escolhe outra resposta para «{ $option }».
refused-option-value = «{ $option }» – { $value } não é possível. Escolhe outra resposta.
refused-seats = { $seats ->
    [0] Este jogo não dá para { $seats } jogadores.
    [one] Este jogo não dá para { $seats } jogador.
   *[other] Este jogo não dá para { $seats } jogadores.
  }
refused-name = Um nome tem no máximo { $most } letras e nenhuma vírgula.
refused-damaged = Este jogo não ficou bem guardado e não pode continuar.
refused-no-replay = Esse jogo já não existe aqui.
refused-picture-busy = Há muitas imagens a ser feitas neste momento: tenta outra vez daqui a um minuto.
refused-picture-failed = Não foi possível fazer esta imagem: tenta outra vez.
refused-record = Há alguma coisa que não bate certo na linha { $line }.
refused-no-action = «{ $action }» não é uma jogada deste jogo.
refused-unread = Neste momento não é possível ler os jogos guardados: tenta outra vez.

## Friends far apart

you-watch = Estás a ver
no-free-seat = Os lugares estão todos ocupados
away = ausente
bot-plays = Joga { $bot }
is-away = { $name } está ausente
has-left = { $name } saiu da mesa
plays-for = { $bot } joga até { $name } voltar
let-play-on = Deixar jogar { $bot }
time-is-up = { $name }: acabou o tempo, { $bot } termina a jogada
time-left = { $seconds ->
    [0] Faltam { $seconds } segundos
    [one] Falta { $seconds } segundo
   *[other] Faltam { $seconds } segundos
  }
clock = Tempo para cada jogada
clock-none = sem limite
clock-seconds = { $seconds ->
    [0] { $seconds } segundos
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  }
clock-minutes = { $minutes ->
    [0] { $minutes } minutos
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
  }
clock-about = Ninguém perde quando o tempo acaba: { $bot } faz a jogada.
change-face = Mudar nome e animal
change-face-of = { $name }: mudar nome e animal
table-closed = Esta mesa está fechada
closed-host = Não pode entrar mais ninguém: o link e o código já não funcionam. Deixa entrar outros de novo ou senta um bot no lugar livre.
closed-guest = Não pode entrar mais ninguém. O anfitrião pode deixar entrar outros de novo.
## The first minute and settings

game-age = A partir dos { $age } anos
game-players = { $players } jogadores
game-minutes = { $minutes } min
game-young = Com «{ $rules }» a partir dos { $age } anos
play-together = Jogar em conjunto
play-together-about = Neste aparelho, com amigos por link, também com bots
family = A nossa família
family-start = Junta a tua família: um toque e cada um joga
family-change = Juntar ou mudar jogadores
family-add = Juntar alguém
family-new = Alguém novo
family-name = Nome
family-bot = Gosta de jogar contra
family-against = { $name } contra { $rival }
family-remove = Remover { $name }
family-about = Os nomes e as caras ficam neste aparelho.
family-seat = Toca em quem joga
secret-cards = As tuas cartas ficam em segredo: o ecrã está tapado enquanto passas o aparelho. Ou leva as tuas cartas para o telemóvel, pelo menu da mesa.
other-editions = Outras edições
settings = Definições
text-size = Tamanho do texto
light = Dia e noite
light-day = dia
light-night = noite
light-system = como o aparelho
done = Pronto
## The story and the end

story = A história do jogo
story-empty = Ainda não aconteceu nada.
see-board = Ver o tabuleiro
see-result = Ver o resultado
you-win = Ganhaste!
consoled = { $name } diz: «Foi por pouco! Jogamos outra vez?»
series = Jogos ganhos nesta mesa
series-draws = { $count ->
    [one] { $count } empate
   *[other] { $count } empates
  }
with-hints = { $count ->
    [one] com { $count } dica
   *[other] com { $count } dicas
  }
hints-not-best = Para os recordes só contam os jogos sem dicas.
replay-turn = Jogada { $turn } de { $of }
undo-declined = { $name } prefere não desfazer a jogada
## The hand

turn-back = Rodar para a esquerda
keys = Teclas
key-space = Espaço
keys-tab = Para o tabuleiro e para os botões
keys-arrows = Para a casa ou seta seguinte
keys-pages = Para o próximo sítio onde podes jogar
keys-space = Mostra a jogada. Outra vez: continua a rodar ou joga
keys-enter = Mostra a jogada. Outra vez: joga-a
keys-escape = Repõe como estava
keys-turn = Roda para a direita
keys-turn-back = Roda para a esquerda
keys-undo = Repõe como estava ou desfaz a última jogada
keys-this = Mostra estas teclas
keys-mouse = A roda do rato gira nos dois sentidos; o botão direito, para a esquerda.
## Rewards

album = Álbum
album-found = { $found } de { $all }
album-thing = { $count ->
    [0] { $name }, ainda não está no álbum
    [one] { $name }
   *[other] { $name }, { $count } vezes
  }
album-about = Tudo o que ganhas neste aparelho vai para este álbum.
chabyrinthe-keepsake = Um gato que vale { $value }
mouse-race-keepsake = Queijo de { $name }
bots-talk = Os bots dizem qualquer coisa de vez em quando

## Seats that hold secrets

refused-is-here = { $name } já voltou.
refused-seat-kept = Este jogo tem segredos: este lugar só pode ir para um bot ou voltar para quem o deixou.
refused-undo-told = O jogo acabou e os seus segredos são conhecidos: já não se pode desfazer nada.
## Limits
refused-openings = Da tua rede foram abertas muitas mesas: espera uns minutos.
refused-slow-down = Da tua rede vieram demasiados pedidos de uma vez: espera um momento.
refused-wrong-codes = Da tua rede vieram demasiados códigos errados: espera uns minutos.
## Limits of games and records

refused-game-full = Este jogo já dura há tanto tempo que não dá para fazer mais jogadas. Começa um novo.
refused-room-full = Já se jogou tanto nesta mesa que não cabe mais nada. Abre uma nova.
refused-record-long = Este jogo guardado tem mais jogadas do que um jogo pode ter.
refused-busy = Há muita gente a ver jogos neste momento: tenta outra vez daqui a um minuto.
## What is stored, and how it is deleted

privacy = Privacidade
privacy-table = De uma mesa o servidor guarda o jogo: as jogadas, os nomes e animais de quem joga, e quando se jogou. Não guarda endereços, e só reconhece o teu aparelho por uma chave aleatória. Quem tem o link ou o código de uma mesa pode ver, enquanto a mesa não for fechada a outros.
privacy-time = As mesas que já ninguém visita são apagadas ao fim de algum tempo, decidido por quem gere este servidor. Quem abriu uma mesa pode apagá-la a qualquer momento, no menu: então desaparecem todos os seus jogos. Se te levantares do teu lugar, os outros veem lá outro nome.
privacy-device = Este aparelho lembra-se dos nomes e das caras que lhe deste, do teu álbum e dos teus resultados, das definições, das últimas mesas e da chave pela qual as mesas o reconhecem. Tudo isso fica neste aparelho, e podes apagá-lo nas definições.
privacy-others = Não há publicidade, ninguém segue o que fazes, e nada é carregado de outros sites.
delete-room = Apagar esta mesa
delete-room-sure = Apagar esta mesa para todos?
delete-room-about = Todos os jogos desta mesa vão ser apagados, com os seus resultados. Não se podem recuperar.
delete-room-yes = Apagar
forget-device = Esquecer tudo neste aparelho
forget-device-sure = Esquecer tudo neste aparelho?
forget-device-about = Nomes, caras, álbum, resultados, definições e a lista das tuas mesas vão ser apagados aqui. Deixas o teu lugar nessas mesas, e elas deixam de reconhecer este aparelho.
forget-device-yes = Esquecer tudo
keep = Guardar tudo
## Several machines

refused-come-back = Esta mesa está a mudar para outro computador: tenta outra vez.
## Without a server

getting-ready = O jogo está a ser preparado
getting-ready-once = Da primeira vez demora um momento.
then-offline = Depois também podes jogar sem internet.
engine-failed = Não foi possível carregar o jogo. Verifica a ligação à rede e tenta outra vez.
refused-not-loaded = Isto ainda não foi carregado. Volta quando houver ligação; depois funciona também sem ela.
elsewhere = Este jogo está aberto noutro separador ou noutra janela.
play-here = Jogar aqui
unsaved-refused = Este navegador não deixa guardar jogos. Podes continuar a jogar, mas o jogo perde-se quando fechares esta página.
unsaved-full = Já não há espaço para guardar este jogo. Podes continuar a jogar, mas ele perde-se quando fechares esta página.
friends-need-server = Para jogar com amigos noutros aparelhos, abre o Meowze num servidor. Esta página funciona sem servidor.
play-together-here = Neste aparelho, também com bots
secret-cards-here = As tuas cartas ficam em segredo: o ecrã está tapado enquanto passas o aparelho.
films-need-server = Os filmes fazem-se onde o Meowze corre num servidor: abre lá o jogo guardado.
privacy-here = Os teus jogos ficam guardados neste navegador, só neste aparelho. Nada é enviado para lado nenhum. Se apagares os dados deste site no navegador, desaparecem.
take-along = Levar este jogo
take-along-about = Copia o link ou guarda o ficheiro. Qualquer página do Meowze o pode abrir, mesmo noutro aparelho, e lá podes continuar a jogar.
link-damaged = Este link não contém um jogo que se possa mostrar aqui. { $why }

## A new version

new-version = Há uma nova versão do Meowze.
take-update = Carregar agora

## Learning: stories, puzzles, the analysis board

learn = Aprender
learn-game = Aprender: { $game }

## How a game went

review-open = Como correu?
review-thinking = Os bots estão a rever o jogo…
review-graph = O decorrer do jogo
review-point = Jogada { $turn }, { $name }, probabilidade de ganhar { $chance }
review-point-together = Jogada { $turn }, { $name }
review-point-turns = Jogada { $turn }, { $name }, jogadas no total: cerca de { $turns }
review-jump = Mostrar esta jogada
review-best-chance = Melhor jogada encontrada: { $best }, probabilidade de ganhar { $chance }
review-best-turns = Melhor jogada encontrada: { $best }, jogadas no total: cerca de { $turns }
review-best-same = Não foi encontrada nenhuma jogada melhor.
review-show-best = Mostrar a melhor jogada
review-best-turn = A melhor jogada do jogo
review-good-turn = Uma boa jogada
review-lucky-draw = Um golpe de sorte
review-did-wins-cats = { $count ->
    [one] Um gato chegou a casa
   *[other] { $count } gatos chegaram a casa
  }
review-did-finds-treasure = Foi encontrado um tesouro
review-did-goes-home = De volta ao seu canto
review-did-reaches-cheese = Direto ao queijo
review-did-blocks = { $name } teve de dar uma volta maior
review-did-other = Foi bem pensado
review-show-slips = Mostrar o que também era possível
review-no-slips = Todas as jogadas foram boas.
review-missed-wins-cats = { $count ->
    [one] Aqui um gato podia ter chegado a casa
   *[other] Aqui { $count } gatos podiam ter chegado a casa
  }
review-missed-finds-treasure = Aqui dava para chegar a um tesouro
review-missed-goes-home = Aqui o caminho para o canto estava livre
review-missed-reaches-cheese = Aqui dava para chegar ao queijo
review-missed-blocks = Aqui dava para atrasar { $name }
review-missed-other = Aqui havia uma jogada ainda melhor
review-shares = Sorte e escolhas
review-found = Melhor jogada encontrada: { $found } de { $choices }
## Puzzles

puzzles = Desafios
    .about = Posições com uma só solução: consegues encontrá-la?
puzzles-of = Desafios: { $game }
puzzle-daily = Desafio do dia
    .about = Hoje, o mesmo para todos
puzzle-strength-1 = Fácil
puzzle-strength-2 = Médio
puzzle-strength-3 = Difícil
puzzles-solved = { $solved } de { $count }
puzzle-solutions = { $count } soluções
puzzle-solved = Resolvido! Muito bem.
puzzle-missed = Assim não. Tenta outra vez!
puzzle-open = Até aqui, tudo bem. Continua!
puzzle-look = Olha aqui.
puzzle-you = És { $name }
puzzle-hint = Dica
puzzle-again = Recomeçar
puzzle-next = Desafio seguinte
labyrinth-theme-two-turns = O tesouro em duas jogadas
labyrinth-theme-three-turns = O tesouro em três jogadas
labyrinth-theme-guard = Afasta o adversário
labyrinth-puzzle-two-turns = Chega ao teu tesouro em duas jogadas: { labyrinth-treasure }
labyrinth-puzzle-three-turns = Chega ao teu tesouro em três jogadas: { labyrinth-treasure }
labyrinth-puzzle-guard = O teu adversário procura este tesouro: { labyrinth-treasure }. Não lhe deixes nenhum caminho na próxima jogada!
chabyrinthe-theme-two-cats = Dois gatos numa jogada
chabyrinthe-theme-three-cats = Três gatos numa jogada
chabyrinthe-theme-chain = Reação em cadeia
chabyrinthe-puzzle-two-cats = Leva dois gatos para casa numa só jogada
chabyrinthe-puzzle-three-cats = Leva três gatos para casa numa só jogada
chabyrinthe-puzzle-chain = Começa uma reação em cadeia: com uma só ação, um gato corre para casa e depois outro
mouse-race-theme-stop = Um gato para os travar
mouse-race-theme-sure = Ao queijo, aconteça o que acontecer
mouse-race-puzzle-stop = Põe o gato de modo que mais ninguém chegue ao queijo nas próximas { $turns } jogadas
mouse-race-puzzle-sure = Não deixes fugir o queijo: faça o outro jogador o que fizer a seguir, ainda tens de poder chegar lá em { $turns } jogadas
refused-no-puzzles = Aqui não há desafios para este jogo.
refused-no-puzzle = Este desafio não existe.
refused-no-theme = Não há desafios deste tipo.
learn-back = Voltar
learn-story = História
    .about = Alguns tabuleiros pequenos mostram-te como se joga.
story-of = História: { $game }
story-offer = É a primeira vez? Uma pequena história mostra-te como se joga
story-decline = Agora não
story-well = Muito bem!
story-wrong = Ainda não. Tenta outra coisa!
story-done = Agora já sabes jogar!
story-next = Seguinte
story-again = Outra vez
story-play = Jogar agora
story-stars = { $count } de { $all } estrelas
learn-board = Tabuleiro de análise
    .about = Experimenta qualquer posição e pergunta aos bots.
board-of = Tabuleiro de análise: { $game }
board-see = Voltar ao tabuleiro
board-from-here = Analisar esta posição
board-draws = O que sai?
board-any = Ao acaso
board-lines = Variantes
board-first = Para o início
board-forget = Apagar esta variante
board-text = Posição como texto
board-text-about = Cola aqui uma posição ou copia esta.
board-set = Montar
board-copy = Copiar
chabyrinthe-story-turn = Roda uma caleira para que o gato possa correr para casa.
chabyrinthe-story-push = Mete a caleira a partir da borda para que o gato possa correr para casa.
chabyrinthe-story-quarter = Roda a caleira que tens na mão e mete-a: o gato quer ir para casa.
chabyrinthe-story-both = Roda uma só caleira, e os dois gatos correm para casa!
labyrinth-story-walk = Caminha até ao tesouro da tua carta.
labyrinth-story-slide = Mete a placa de modo que possas caminhar até ao tesouro.
labyrinth-story-quarter = Roda a placa que tens na mão, mete-a e caminha até ao tesouro.
labyrinth-story-home = Já encontraste tudo: volta ao teu canto!
mouse-race-story-lay = Põe a pedra de modo que o rato chegue ao queijo.
mouse-race-story-draw = Tira uma pedra da bolsa e põe-na no caminho.
mouse-race-story-cat = O outro rato está perto do queijo: põe-lhe o gato à frente!

## The game of the day

daily = Jogo do dia
chabyrinthe-daily = O telhado de hoje
labyrinth-daily = O labirinto de hoje
daily-about = Hoje todos recebem o mesmo jogo, com a mesma sorte. Amanhã há outro.
daily-play = Jogar
daily-continue = Continuar
daily-again = Jogá-lo outra vez
daily-moons = { $count } de { $all } luas
daily-streak = { $count ->
    [0] { $count } dias seguidos
    [one] { $count } dia seguido
   *[other] { $count } dias seguidos
  }
daily-streak-new = Joga hoje e começa uma nova série.
daily-days = Os últimos sete dias
daily-day-none = { $day }: não jogado
daily-result = { $title }, { $day }: { $moons } { $turns }
daily-best = Melhores resultados
daily-best-none = Ainda não há ninguém na lista.
daily-best-about = Nesta lista só entram jogos feitos com a sorte do dia. Qualquer pessoa a pode descobrir antes, por isso a lista é só uma brincadeira. Os nomes são inventados pelo Meowze.
daily-add = Pôr o meu resultado na lista
daily-added = O teu lugar: { $rank } de { $count }
daily-own-only = Onde o Meowze funciona num servidor há uma lista dos melhores resultados. Aqui vês os teus.
privacy-daily = Se puseres na lista um resultado do jogo do dia, o servidor guarda-o durante uma semana: um nome inventado, as jogadas, as dicas e uma chave para o teu aparelho, que ninguém vê. Se apagares o que este aparelho guarda, são apagados também os teus lugares na lista.
refused-daily-day = Este jogo do dia já passou ou ainda não começou. O de hoje está à tua espera.
refused-daily-alone = O jogo do dia joga-se a solo, neste aparelho.
refused-daily-no-list = Aqui não há lista de resultados.
refused-daily-many = Da tua rede vieram muitos resultados: espera uns minutos.
refused-not-daily = Este não é um jogo resolvido desse dia.
refused-no-daily = Este jogo não tem jogo do dia.
refused-no-day = Esse dia não existe.
## While the server is away

server-away = O servidor não responde. Este jogo está guardado lá e continua quando ele voltar.
play-meanwhile = Jogar outro jogo entretanto
friends-server-away = Os amigos podem juntar-se a partir dos seus aparelhos quando o servidor voltar.

## Setting up a position, lines and branches

setup = Montar
setup-of = Montar uma posição: { $game }
setup-about = Toca num sítio e escolhe o que deve lá estar. Arrasta para mover.
setup-where = Para onde? Toca no sítio.
setup-beside = Ao lado do tabuleiro
setup-turn = Rodar
setup-move = Mover
setup-new = Tabuleiro novo
setup-seats = Jogadores
setup-start = Distribuir de novo
setup-empty = Tabuleiro vazio
setup-deal = Distribuir o resto
setup-done = Jogar a partir daqui
setup-place = { $place ->
    [seat] De quem é a vez?
    [hand] Placa na mão
    [top] Próxima carta
    [under] Debaixo do monte
    [last] Última placa metida
   *[did] Feito nesta jogada
  }
setup-won = { $name }: gatos em casa
setup-cards = { $name } procura
setup-found = { $name } encontrou
setup-did = { $did ->
    [rotation] uma carta rodada
    [push] carta metida
   *[nothing] ainda nada
  }
setup-nothing = Nada
setup-no-treasure = Sem tesouro
setup-home = Lar
setup-path = Caminho de { $name }
setup-back = Retirar: { $what }
refused-setup-none-left = Já não há mais.
refused-setup-cannot-move = Isso não pode ir para aí.
refused-setup-impossible = Essa posição não é possível: { $why }
refused-board-long = Este jogo é demasiado longo para se mostrar todo no tabuleiro de análise.
board-comment = Comentário
board-mark = Sinal
board-mark-name = { $kind ->
    [brilliant] brilhante
    [good] boa
    [interesting] interessante
    [doubtful] duvidosa
    [mistake] um erro
   *[blunder] um erro grave
  }
board-promote = Tornar principal
board-save = Guardar num ficheiro
board-link = Copiar um link
board-open = Abrir um ficheiro
board-other-game = Este é outro jogo: { $game }.
replay-instead = Em vez disso:
replay-main = Voltar ao jogo
daily-picture = Imagem para partilhar
## What draws and choices gave

review-lucky-draws = Sorte
review-good-turns = Boas jogadas
