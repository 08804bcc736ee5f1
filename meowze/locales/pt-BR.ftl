### Português do Brasil. Quem joga é tratado por você; o zero tem a sua própria forma onde se conta: “0 pontos”, não “0 ponto”.

## Everywhere

title = Meowze
language = Idioma
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
    [s] coluna { $line }, embaixo
   *[w] linha { $line }, à esquerda
  }
turns = { $turns ->
    [0] { $turns } jogadas
    [one] { $turns } jogada
   *[other] { $turns } jogadas
  }

## Start page

which-game = Qual jogo?
other-games = Outros jogos
against-bot = Contra um bot
play-against = Jogar contra { $name }
which-bot = Qual bot?
bot-level = { $name }, nível { $level }
how-many = Quantos jogadores?
who-plays = Quem vai jogar?
player-is = Jogador { $number }
player-here = neste aparelho
player-link = um amigo, por link
player-bot = um bot
comes-by-link = Entra por link
name-of-player = Nome do jogador { $number }
which-rules = Quais regras?
more-choices = Mais opções
as-usual = padrão
usual-value = { $value } ({ as-usual })
start = Começar
go-on = Continuar uma partida
join-code = Entrar em uma mesa: digite o código
join = Entrar
option-first = jogador { $number }
option-lot = quem sair no sorteio
option-no = não
option-yes = sim
switch-first = Quem começa?
failed = O servidor não está respondendo. Tente de novo.
edition-suggested = A caixa no seu idioma: { $edition }

## A table

next-tile = próxima peça
play-this = Jogar assim
undo = Desfazer
new-game = Outro jogo
play-again = Jogar de novo
turn-number = Jogada { $number }
seat = { $playing ->
    [yes] { $name }, jogando agora: { $score }
   *[no] { $name }: { $score }
  }
to-play = Vez de { $name }
turn-yours = Sua vez: { $task }
turn-of = Vez de { $name }: { $task }
page-turn = Vez de { $name } · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] { $names } venceu
   *[other] { $names } venceram
  }
called-off = A partida terminou sem vencedor
in-turns = { $turns ->
    [0] em { $turns } jogadas
    [one] em { $turns } jogada
   *[other] em { $turns } jogadas
  }
see-again = { $line } – toque para ver de novo
offline = Conexão perdida, tentando de novo
gone = Esta mesa não existe mais.
not-yet = É a vez de { $name }
hint = Dica
reason-wins-cats = { $count ->
    [0] Isso leva { $count } gatos para casa
    [one] Isso leva um gato para casa
   *[other] Isso leva { $count } gatos para casa
  }
reason-prepares = Isso prepara sua próxima jogada
reason-finds-treasure = Ali está o seu tesouro
reason-opens-way = Isso abre o caminho para o seu tesouro
reason-comes-nearer = { $count ->
    [0] Assim você chega { $count } passos mais perto
    [one] Assim você chega um passo mais perto
   *[other] Assim você chega { $count } passos mais perto
  }
reason-goes-home = Isso leva você de volta ao seu canto
reason-reaches-cheese = Assim você chega ao queijo
reason-blocks = Isso deixa mais comprido o caminho de { $name }
reason-frees-way = Assim o caminho fica livre
reason-draws = Primeiro tire uma peça, depois decida
asks-undo = { $name } quer desfazer uma jogada. Pode ser?
asking-undo = { $name } está pedindo para desfazer uma jogada
undo-yes = Sim, desfazer
undo-no = Não, continuar
change-game = Outros jogadores ou regras
host-again = Quem abriu esta mesa pode começar a próxima partida.
unknown-game = Esta página é mais antiga do que o jogo desta mesa. Abra a página de novo.

## Teams

team = Equipe { $number }
team-of = Equipe de { $names }
team-wins = { $names } venceram em equipe

## Waiting for players

waiting = { $count ->
    [0] Não há mais lugares livres
    [one] Ainda há um lugar livre
   *[other] Ainda há { $count } lugares livres
  }
you-are = { $name } (você)
free = livre
sit-here = Sentar aqui
stand-up = Levantar
free-seat = Liberar este lugar
free-seat-of = Liberar o lugar de { $name }
fill-with-bot = Colocar um bot aqui
invite = Seus amigos podem abrir este link ou apontar a câmera para a imagem:
or-type = Ou digitar este código na página inicial:
qr = O link como imagem QR
link = O link
copy = Copiar o link
copied = Copiado
only-here = Só este computador pode abrir esta mesa. Para convidar outras pessoas, inicie o Meowze sem “--only-here”.
close-room = Não deixar mais ninguém entrar
open-room = Deixar outros entrarem
watching = { $count } assistindo
who-are-you = Quem é você?
your-animal = Seu animal
animal = { $animal ->
   *[cat] gato
    [mouse] ratinho
    [fox] raposa
    [owl] coruja
    [hare] lebre
    [bear] urso
    [frog] sapo
    [hedgehog] porco-espinho
    [duck] pato
    [otter] lontra
    [bee] abelha
    [turtle] tartaruga
  }
other-names = Outros nomes

## What the host settles

undo-allowed = Dá para desfazer jogadas
absent = Quando alguém se ausenta
absent-wait = o jogo espera
absent-bot = { $minutes ->
    [0] um bot joga depois de { $minutes } minutos
    [one] um bot joga depois de { $minutes } minuto
   *[other] um bot joga depois de { $minutes } minutos
  }

## Secret cards on a phone

phone-hand = As cartas no celular
phone-for = Cartas de { $name } em um celular
phone-back = Cartas de { $name } de volta para esta tela
phone-hand-about = Aponte a câmera de um celular para esta imagem: { $name } vê as cartas no celular, e o tabuleiro fica aqui.
on-phone = { $name } está com as cartas no celular
show-board = Mostrar o tabuleiro
my-cards = Minhas cartas
cover-cards = Esconder as cartas

## Phrases

say-something = Dizer alguma coisa
phrase-hello = Oi!
phrase-good-luck = Boa sorte!
phrase-well-played = Mandou bem!
phrase-thanks = Valeu!
phrase-oops = Ops!
phrase-thinking = Deixa eu pensar…
phrase-hurray = Oba!
phrase-purr = Ronrom
phrase-hiss = Fsss!
phrase-bye = Tchau!

## Rules

rules = As regras
why = Por quê?

## Refused

refused-already = Este aparelho já tem esse lugar.
refused-breath = Espere um pouquinho antes de dizer mais.
refused-closed = O anfitrião não deixa mais ninguém entrar nesta mesa.
refused-failed = Alguma coisa deu errado. Tente de novo.
refused-game-not-offered = Este servidor não tem o jogo { $game }.
refused-host-only = Só o anfitrião pode fazer isso.
refused-name-offered = Escolha um destes nomes.
refused-name-taken = Alguém aqui já tem esse nome; escolha outro.
refused-no-advice = Não há nenhuma dica para dar agora.
refused-no-bots = Aqui não há bots.
refused-no-room = Essa mesa não existe aqui. O código está certo?
refused-no-seat = Esse lugar não existe.
refused-nobody = Não há ninguém nesse lugar.
refused-not-begun = A partida ainda não começou.
refused-not-yours = Este aparelho não joga por esse lugar.
refused-nothing-back = Não há nada para desfazer.
refused-only-here = Só este computador pode abrir esta mesa, por isso não há link para outro aparelho.
refused-over-here = Neste ponto a partida já terminou: escolha um momento anterior.
refused-pairing = Este código já foi usado ou é antigo demais; peça um novo.
refused-pictures = Foram imagens demais de uma vez: espere meio minuto.
refused-request-ended = Ninguém está mais pedindo isso.
refused-rule = As regras não permitem isso agora.
refused-seat-taken = Esse lugar já é de { $name }.
refused-secrets = Esta partida tem segredos: você pode assistir quando ela terminar.
refused-sent-away = O anfitrião pediu que você saísse desta mesa.
refused-stale = A mesa mudou nesse meio-tempo: olhe de novo.
refused-stopped = Esta partida foi jogada com outra versão das regras e não pode continuar aqui.
refused-too-many = { $count ->
    [0] Você já tem { $count } mesas abertas: termine uma delas primeiro.
    [one] Você já tem { $count } mesa aberta: termine essa primeiro.
   *[other] Você já tem { $count } mesas abertas: termine uma delas primeiro.
  }
refused-turn = É a vez de { $name }.
refused-undo-off = O anfitrião desligou a opção de desfazer.
refused-unsaved = Não foi possível salvar: tente de novo.
refused-watching = Só quem joga pode desfazer jogadas.

## Menu

show-how = Quero aprender a jogar
skip-guide = Já sei jogar

menu = Menu
close = Voltar ao jogo
sounds = Sons
volume = Volume
speed = Animações
speed-calm = calmas
speed-normal = normais
speed-quick = rápidas
flat = O tablet está deitado entre nós
flat-about = Os nomes e os botões viram para quem está jogando
wrong = Tem algo errado
wrong-about = Salva a partida e as últimas mensagens em um arquivo que você pode enviar a quem possa ajudar
leave = Sair da mesa
leave-sure = Sair da mesa?
leave-about = A partida fica como está. Você vai encontrá-la na página inicial.
leave-yes = Sair
leave-no = Ficar aqui

## Replays

replay = Replay
replay-of = { $game }: replay
replay-play = Reproduzir
replay-pause = Pausar
replay-next = Um passo à frente
replay-back = Um passo atrás
replay-step = Passo da partida
replay-at = { $at } de { $of }
replay-speed = Velocidade
replay-eyes = Visto por
replay-open = quem está jogando
replay-games = As partidas desta mesa
replay-game = Partida { $number }
replay-stopped = As regras mudaram desde esta partida, por isso não dá para mostrar o resto.
replay-gone = Não dá (ou não dá mais) para assistir a esta partida aqui. Se você tem o arquivo dela, arraste-o para a página inicial.
to-start = Página inicial
watch-again = Ver de novo
share = Compartilhar
share-picture = Este momento em imagem
share-film = A partida em vídeo
share-making = Um momento…
share-record = A partida em texto
share-save = Salvar
share-copy = Copiar
share-close = Voltar
go-on-here = Jogar a partir daqui
open-record = Assistir a uma partida salva: escolha o arquivo ou arraste-o para cá
record-damaged = Este arquivo não é uma partida que possa ser mostrada aqui. { $why }
record-large = Este arquivo é grande demais para ser uma partida salva.

## Statistics at the end

statistics = Como foi
stat-cats = Gatos levados para casa
stat-points = Pontos
stat-treasures = Tesouros encontrados
stat-walked = Casas percorridas
stat-path = Comprimento do caminho
stat-laid-cats = Gatos colocados
best-here = As melhores partidas aqui
best-new = Seu melhor resultado até agora!
best-own = { $turns ->
    [0] Seu recorde: { $turns } jogadas
    [one] Seu recorde: { $turns } jogada
   *[other] Seu recorde: { $turns } jogadas
  }

## At a keyboard

terminal-back = Desfeito.
terminal-commands = Ou: look (seus segredos), hint, legal, offers, board, undo, text, save ARQUIVO, help, quit.
terminal-ends = A partida termina aqui.
terminal-help = Digite uma ou várias ações: { $some } (docs/notation.md).
terminal-hide = Aperte Enter para esconder.
terminal-next = Agora joga { $name }. Aperte Enter.
terminal-no-offers = Nenhuma ação merece uma prévia agora.
terminal-not-saved = Não foi salvo: { $why }
terminal-save-where = Salvar onde? Digite: save ARQUIVO
terminal-saved = Salvo em { $file }.
terminal-turn-over = A vez acabou; ficou sem jogar: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Gire e empurre as calhas do telhado até cada gato ter um caminho para casa.
chabyrinthe-name-0 = Lontra
chabyrinthe-name-1 = Garça
chabyrinthe-name-2 = Raposa
chabyrinthe-name-3 = Texugo
chabyrinthe-board = O telhado: as setas do teclado movem, Page Down vai para o próximo lugar onde dá para jogar, Enter mostra uma jogada e na segunda vez confirma, R gira, o ponto de interrogação mostra todas as teclas
chabyrinthe-preset-standard = Padrão
    .about = Duas ações por jogada; vence quem tiver mais pontos
chabyrinthe-preset-kittens = Gatinhos
    .about = Um telhado menor, para uma partida rápida
chabyrinthe-preset-cooperative = Todos juntos
    .about = Todos juntos levam os gatos para casa
chabyrinthe-preset-teams = Equipes
    .about = Dois contra dois; os parceiros somam seus pontos
chabyrinthe-preset-solitaire = Solo
    .about = No menor número de jogadas que você conseguir
chabyrinthe-preset-french = Edição francesa
    .about = Não é preciso usar as duas ações
chabyrinthe-preset-english = Edição inglesa
    .about = Não é preciso usar as duas ações
chabyrinthe-preset-russian-2024 = Edição russa de 2024
    .about = Com 36 cartas de calha
chabyrinthe-preset-2007 = Edição de 2007
    .about = Uma das ações tem que ser um giro
chabyrinthe-switch-deck = Quantas cartas de calha?
chabyrinthe-switch-board = De que tamanho é o telhado?
chabyrinthe-switch-mode = Como vocês vão jogar?
chabyrinthe-switch-actions = Quantas ações por jogada?
chabyrinthe-switch-must_rotate = Uma das ações tem que ser um giro?
chabyrinthe-switch-inserted = Pode girar uma carta antes de encaixar?
chabyrinthe-switch-shared_home = Quanto avança um lar quando chegam dois gatos ao mesmo tempo?
chabyrinthe-switch-limit = Máximo de jogadas (0: sem limite)
chabyrinthe-option-26 = 26 cartas
chabyrinthe-option-36 = 36 cartas
chabyrinthe-option-4x4 = 4 × 4 cartas
chabyrinthe-option-3x3 = 3 × 3 cartas (gatinhos)
chabyrinthe-option-points = cada um por si
chabyrinthe-option-teams = em duas equipes
chabyrinthe-option-cooperative = todos juntos
chabyrinthe-option-solitaire = partida solo
chabyrinthe-option-exactly-two = exatamente duas
chabyrinthe-option-at-most-two = no máximo duas
chabyrinthe-option-free = sim, como quiser
chabyrinthe-option-as-it-lies = não, ela entra como está
chabyrinthe-option-one-place = um lugar
chabyrinthe-option-each-cat = um lugar para cada gato

chabyrinthe-cell = { $cell }, { shape }, saídas: { $sides }
chabyrinthe-bare = { $cell }, sem carta
chabyrinthe-door = { $door }: encaixe uma carta aqui
chabyrinthe-door-cat = { $door }, um gato que vale { $value }: encaixe uma carta aqui
chabyrinthe-door-home = { $door }, um lar: encaixe uma carta aqui
chabyrinthe-top = Próxima carta: { shape }, saídas: { $sides }. Toque para girar
chabyrinthe-stop = Terminar a vez
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
    [1] Isso é que é o pulo do gato!
    [2] Já virou lenda de telhado em telhado
    [3] Sete vidas e nenhum passo em falso
    [4] Dá para ouvir o ronrom em cada janela
    [5] Todos em casa antes do pão quentinho
    [6] Quem não tem pressa caça com gato
   *[7] O galo já cantou, e a gataria ainda na farra
  }
chabyrinthe-scale = Sete níveis, pelo número de jogadas até todos os gatos estarem em casa
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
chabyrinthe-no-turn = Não dá para girar esta carta agora
chabyrinthe-no-push = Não dá para encaixar uma carta aqui agora

chabyrinthe-told-dealt = Carta distribuída: { shape }, { $cell }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } dá um quarto de volta para a direita em uma carta: { $cell }
    [2] { $who } dá meia-volta em uma carta: { $cell }
   *[3] { $who } dá um quarto de volta para a esquerda em uma carta: { $cell }
  }
chabyrinthe-told-pushed = { $who } encaixa uma carta ({ shape }): { $door }
chabyrinthe-told-stopped = { $who } termina a vez
chabyrinthe-told-drawn = Próxima carta: { shape }
chabyrinthe-told-returned = Próxima carta: { shape }, de volta do fundo do monte
chabyrinthe-told-homed = { $who } leva para casa o gato que vale { $value }. Origem: { $place }; lar: { $home }
chabyrinthe-told-arrived = Chega um gato que vale { $value }: { $place }
chabyrinthe-told-began = { $who } começa
chabyrinthe-seen-dealt = Mais uma carta no telhado: { shape }
chabyrinthe-seen-turned = { $who } gira uma carta
chabyrinthe-seen-pushed = { $who } encaixa uma carta
chabyrinthe-seen-stopped = { $who } termina a vez
chabyrinthe-seen-drawn = Próxima carta: { shape }
chabyrinthe-seen-returned = Próxima carta: { shape }
chabyrinthe-seen-homed = { $who } leva para casa um gato que vale { $value }!
chabyrinthe-seen-arrived = Aparece um gato que vale { $value }
chabyrinthe-seen-began = { $who } começa

## Labyrinth

labyrinth-title = Labirinto
labyrinth-intro = Empurre o labirinto, ande até os seus tesouros e volte antes de todo mundo.
labyrinth-name-0 = Raposa
labyrinth-name-1 = Coelho
labyrinth-name-2 = Sapo
labyrinth-name-3 = Urso
labyrinth-board = O labirinto: as setas do teclado movem, Page Down vai para o próximo lugar onde dá para jogar, Enter mostra uma jogada e na segunda vez confirma, R gira, o ponto de interrogação mostra todas as teclas
labyrinth-preset-standard = Padrão
    .about = Encontre todos os seus tesouros e volte ao seu canto
labyrinth-preset-short = Partida curta
    .about = Quatro tesouros para cada um, depois de volta ao canto
labyrinth-preset-young-children = Crianças pequenas
    .about = Você vê todas as suas cartas e procura os tesouros na ordem que quiser
labyrinth-preset-young-children-short = Os pequeninos
    .about = Três tesouros para cada um, com todas as cartas à vista; a partida termina no último tesouro
labyrinth-preset-newer-editions = Edições recentes
    .about = Você vê a próxima carta na hora
labyrinth-preset-other-tiles = Outras peças
    .about = Uma curva a mais, uma reta a menos
labyrinth-switch-tiles = Quantas retas, curvas e bifurcações?
labyrinth-switch-secrets = Quantos tesouros para cada jogador?
labyrinth-switch-cards = Em que ordem você encontra os seus tesouros?
labyrinth-switch-next_card = Quando você vê a próxima carta?
labyrinth-switch-finish = Onde termina a partida?
labyrinth-switch-limit = Máximo de jogadas (0: sem limite)
labyrinth-option-13-15-6 = 13, 15 e 6
labyrinth-option-12-16-6 = 12, 16 e 6
labyrinth-option-all = todos os que existem, repartidos
labyrinth-option-top = uma carta depois da outra
labyrinth-option-open = em qualquer ordem, vendo todas as suas cartas
labyrinth-option-next-turn = na sua próxima jogada
labyrinth-option-at-once = na hora
labyrinth-option-corner = no seu próprio canto
labyrinth-option-anywhere = no último tesouro

labyrinth-treasure = { $treasure ->
    [book] livro
    [gold] ouro
    [map] mapa
    [crown] coroa
    [keys] chaves
    [skull] caveira
    [ring] anel
    [chest] baú
    [emerald] esmeralda
    [sword] espada
    [candelabrum] candelabro
    [helmet] elmo
    [bat] morcego
    [dragon] dragão
    [genie] gênio
    [ghost] fantasma
    [troll] troll
    [princess] princesa
    [lizard] lagarto
    [moth] mariposa
    [owl] coruja
    [rat] ratazana
    [scarab] escaravelho
   *[spider] aranha
  }
labyrinth-cell = { $cell }, { shape }, saídas: { $sides }
labyrinth-bare = { $cell }, sem peça
labyrinth-pawn = peão de { $name }
labyrinth-corner = canto de { $name }
labyrinth-door = Seta, { $door }: encaixe a peça aqui
labyrinth-door-barred = Seta, { $door }, bloqueada: isso desfaria a última jogada
labyrinth-hand = Peça na mão: { shape }, saídas: { $sides }. Toque para girar
labyrinth-hand-treasure = Peça na mão: { shape }, saídas: { $sides }, com o tesouro: { labyrinth-treasure }. Toque para girar
labyrinth-chair = { $left ->
    [0] todos os tesouros encontrados
    [one] { $left } tesouro para encontrar
   *[other] { $left } tesouros para encontrar
  }
labyrinth-chair-found = { $left ->
    [0] todos os tesouros encontrados: { $found }
    [one] { $left } tesouro para encontrar; encontrado até agora: { $found }
   *[other] { $left } tesouros para encontrar; encontrado até agora: { $found }
  }
labyrinth-stay = Ficar
labyrinth-barred = Isso desfaria a última jogada
labyrinth-no-way = Nenhum caminho aberto vai até lá
labyrinth-push-first = Primeiro encaixe a peça em uma das setas
labyrinth-walk-now = O labirinto já se mexeu: agora ande ou fique
labyrinth-task-push = encaixe a peça em uma seta
labyrinth-task-walk = ande ou fique no mesmo lugar
labyrinth-to-push = { $name } tem que empurrar
labyrinth-to-walk = { $name } pode andar
labyrinth-peek = Segure para ver
labyrinth-peek-at = Segure este botão para ver as cartas de { $name }
labyrinth-pass = Passe a tela para { $name }
labyrinth-home = Tudo encontrado: volte ao seu canto
labyrinth-solved = Todos os tesouros encontrados
labyrinth-won-by = Com todos os tesouros encontrados

labyrinth-told-dealt = Peça distribuída: { shape }, { $cell }
labyrinth-told-left-over = Sobra: { shape }
labyrinth-told-looked = { $who } olha uma carta
labyrinth-told-began = { $who } começa
labyrinth-told-pushed = { $who } encaixa a peça ({ shape }): { $door }
labyrinth-told-walked = { $who } anda até esta casa: { $cell }
labyrinth-told-stayed = { $who } fica no mesmo lugar: { $cell }
labyrinth-told-found = { $who } encontra um tesouro: { labyrinth-treasure }
labyrinth-seen-dealt = Mais uma peça no labirinto: { shape }
labyrinth-seen-left-over = Sobra: { shape }
labyrinth-seen-began = { $who } começa
labyrinth-seen-pushed = { $who } empurra o labirinto
labyrinth-seen-walked = { $who } anda
labyrinth-seen-stayed = { $who } fica no mesmo lugar
labyrinth-seen-found = { $who } encontra um tesouro: { labyrinth-treasure }!

## Mouse race

mouse-race-title = Corrida de ratinhos
mouse-race-intro = Monte um caminho para o seu ratinho até o queijo e coloque gatos no caminho dos outros.
mouse-race-name-0 = Duda
mouse-race-name-1 = Nina
mouse-race-name-2 = Tom
mouse-race-name-3 = Rosa
mouse-race-board = A cozinha: as setas do teclado movem, Page Down vai para o próximo lugar onde dá para jogar, Enter mostra uma jogada e na segunda vez confirma, R gira, o ponto de interrogação mostra todas as teclas
mouse-race-preset-standard = Padrão
    .about = Vence o primeiro caminho até o queijo
mouse-race-preset-younger-players = Crianças pequenas
    .about = Nunca se coloca um gato bem na ponta de um caminho
mouse-race-preset-english = Edição inglesa
    .about = Vence o primeiro caminho até o queijo
mouse-race-preset-german = Edição alemã
    .about = Vence o primeiro caminho até o queijo
mouse-race-preset-dutch = Edição holandesa
    .about = Vence o primeiro caminho até o queijo
mouse-race-preset-portuguese = Edição portuguesa
    .about = Vence o primeiro caminho até o queijo
mouse-race-preset-french = Edição francesa
    .about = Três também podem jogar
mouse-race-preset-russian = Edição russa
    .about = Três também podem jogar
mouse-race-preset-danish = Edição dinamarquesa
    .about = Três também podem jogar
mouse-race-preset-italian = Edição italiana
    .about = Os gatos ficam no caminho do próximo jogador; vence quem chega à área do cheiro
mouse-race-preset-spanish = Edição espanhola
    .about = Os gatos ficam no caminho do ratinho que está mais perto do queijo
mouse-race-switch-players = Quantos podem jogar?
mouse-race-switch-bag = Quantas retas, curvas e gatos no saquinho?
mouse-race-switch-cat_against = Contra quem vai um gato?
mouse-race-switch-cat_zone = Onde um gato pode ficar?
mouse-race-switch-scent = Na área do cheiro, um gato pode ficar bem na ponta de um caminho?
mouse-race-switch-take_back = O que pode retirar quem passa a vez?
mouse-race-switch-may_point = Um caminho pode apontar para um caminho ou um ratinho?
mouse-race-switch-finish = Onde um caminho vence?
mouse-race-switch-limit = Máximo de jogadas (0: sem limite)
mouse-race-option-2-or-4 = dois ou quatro
mouse-race-option-2-to-4 = dois, três ou quatro
mouse-race-option-72-72-20 = 72, 72 e 20
mouse-race-option-77-77-10 = 77, 77 e 10
mouse-race-option-82-82-0 = 82, 82 e nenhum gato
mouse-race-option-next = contra o próximo jogador
mouse-race-option-nearest = contra quem está mais perto do queijo
mouse-race-option-longest = contra quem tem o caminho mais comprido
mouse-race-option-side-or-way = do lado desse jogador ou no caminho do ratinho dele
mouse-race-option-side = do lado desse jogador
mouse-race-option-way = no caminho do ratinho desse jogador até o queijo
mouse-race-option-anywhere = em qualquer lugar
mouse-race-option-may-block = sim
mouse-race-option-no-exception = não, nem mesmo ali
mouse-race-option-cat-or-own = um gato ou a sua última peça
mouse-race-option-own = só a sua última peça
mouse-race-option-cheese = no queijo
mouse-race-option-scent = na área do cheiro

mouse-race-empty = { $cell }, livre
mouse-race-scent = { $cell }, área do cheiro
mouse-race-cheese = { $cell }, o queijo
mouse-race-cat = { $cell }, um gato
mouse-race-cat-to-take = { $cell }, um gato que você pode retirar em vez de tirar uma peça do saquinho
mouse-race-corner = { $cell }, ratinho de { $name }
mouse-race-path = { $cell }, caminho de { $name }, saídas: { $sides }
mouse-race-can-lie = { $cell }, sua peça pode ficar aqui
mouse-race-can-lie-scent = { $cell }, área do cheiro, sua peça pode ficar aqui
mouse-race-hand = Peça na mão: { shape }
mouse-race-setup-hand = Peça na mão
mouse-race-chair = { $count ->
    [0] caminho de { $count } peças
    [one] caminho de { $count } peça
   *[other] caminho de { $count } peças
  }
mouse-race-bag = No saquinho: { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
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
mouse-race-draw = Tirar peça
mouse-race-miss = Passar a vez
mouse-race-back = Retirar minha peça
mouse-race-draw-first = Primeiro tire uma peça, ou passe a vez e retire um gato ou a sua última peça
mouse-race-on-path = A peça vai na ponta do seu caminho: toque em uma casa que brilha
mouse-race-taken = Essa casa está ocupada
mouse-race-no-cat = Este gato vai no caminho de { $name }: toque em uma casa que brilha
mouse-race-task-choose = tire uma peça ou passe a vez
mouse-race-task-lay = { $shape ->
    [straight] coloque a reta na ponta do caminho
   *[curve] coloque a curva na ponta do caminho
  }
mouse-race-cat-for = { $zone ->
    [side-or-way] coloque o gato no caminho de { $name }, do lado de { $name } ou entre o ratinho e o queijo
    [side] coloque o gato no caminho de { $name }, do lado de { $name }
    [way] coloque o gato no caminho de { $name }, entre o ratinho e o queijo
   *[anywhere] coloque o gato no caminho de { $name }, em qualquer lugar
  }
mouse-race-legend-side = Lado de { $name }
mouse-race-legend-way = Caminho de { $name } até o queijo
mouse-race-won-by = { $turns ->
    [0] No queijo depois de { $turns } jogadas
    [one] No queijo depois de { $turns } jogada
   *[other] No queijo depois de { $turns } jogadas
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
mouse-race-told-laid = { $who } coloca uma { shape }: { $cell }
mouse-race-told-cat-laid = { $who } coloca um gato no caminho de { $target }: { $cell }
mouse-race-told-returned = { $shape ->
    [cat] { $who } não pode colocar o { shape }: ele volta para o saquinho
   *[other] { $who } não pode colocar a { shape }: ela volta para o saquinho
  }
mouse-race-told-missed = { $who } passa a vez
mouse-race-told-took-cat = { $who } passa a vez e retira um gato: { $cell }
mouse-race-told-took-own = { $who } passa a vez e retira sua última peça: { $cell }
mouse-race-seen-began = { $who } começa
mouse-race-seen-drawn = { $shape ->
    [cat] { $who } tira um { shape }
   *[other] { $who } tira uma { shape }
  }
mouse-race-seen-laid = { $who } coloca uma { shape }
mouse-race-seen-cat-laid = { $who } coloca um gato no caminho de { $target }
mouse-race-seen-returned = { $shape ->
    [cat] { $who } não pode colocar o { shape }: volta para o saquinho
   *[other] { $who } não pode colocar a { shape }: volta para o saquinho
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
animal-frog = Sapo
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
    .about = Está sempre com pressa e vai direto ao objetivo
character-basil = Basil
    .rival = o Basil
    .about = Adora bloquear o seu caminho
character-juno = Juno
    .rival = a Juno
    .about = Já pensa na próxima jogada, e até na sua
character-professor = Professor
    .rival = o Professor
    .about = Pensa em tudo antes de cada jogada
terminal-random = Acaso

## Refused options

refused-option-misfit = Estas regras não combinam entre si. Escolha outra resposta para “{ $option }”.
refused-option-value = “{ $option }” – { $value } não é possível. Escolha outra resposta.
refused-seats = { $seats ->
    [0] Não dá para jogar este jogo com { $seats } jogadores.
    [one] Não dá para jogar este jogo com { $seats } jogador.
   *[other] Não dá para jogar este jogo com { $seats } jogadores.
  }
refused-name = Um nome tem no máximo { $most } letras e nenhuma vírgula.
refused-damaged = Esta partida não foi salva direito e não pode continuar.
refused-no-replay = Essa partida não existe mais aqui.
refused-picture-busy = Há muitas imagens sendo feitas agora: tente de novo daqui a um minuto.
refused-picture-failed = Não foi possível fazer esta imagem: tente de novo.
refused-record = Há algo errado na linha { $line }.
refused-no-action = “{ $action }” não é uma jogada deste jogo.
refused-unread = Não dá para ler as partidas salvas agora: tente de novo.

## Friends far apart

you-watch = Você está assistindo
no-free-seat = Todos os lugares estão ocupados
away = ausente
bot-plays = { $bot } joga
is-away = { $name } está ausente
has-left = { $name } saiu da mesa
plays-for = { $bot } joga até { $name } voltar
let-play-on = Deixar { $bot } jogar
time-is-up = { $name }: o tempo acabou, { $bot } termina a jogada
time-left = { $seconds ->
    [0] Faltam { $seconds } segundos
    [one] Falta { $seconds } segundo
   *[other] Faltam { $seconds } segundos
  }
clock = Tempo por jogada
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
closed-host = Ninguém mais pode entrar: o link e o código não funcionam mais. Deixe outros entrarem de novo ou coloque um bot no lugar livre.
closed-guest = Ninguém mais pode entrar. O anfitrião pode deixar outros entrarem de novo.
## The first minute and settings

game-age = A partir de { $age } anos
game-players = { $players } jogadores
game-minutes = { $minutes } min
game-young = Com “{ $rules }” a partir de { $age } anos
play-together = Jogar em grupo
play-together-about = Neste aparelho, com amigos por link, também com bots
family = Nossa família
family-start = Adicione a família: um toque e cada um joga
family-change = Adicionar ou mudar jogadores
family-add = Adicionar alguém
family-new = Alguém novo
family-name = Nome
family-bot = Gosta de jogar contra
family-against = { $name } contra { $rival }
family-remove = Remover { $name }
family-about = Os nomes e os rostos ficam neste aparelho.
family-seat = Toque em quem vai jogar
secret-cards = Suas cartas ficam em segredo: a tela fica coberta enquanto você passa o aparelho. Ou leve suas cartas para o celular, pelo menu da mesa.
other-editions = Outras edições
settings = Configurações
text-size = Tamanho do texto
light = Dia e noite
light-day = dia
light-night = noite
light-system = como o aparelho
done = Pronto
## The story and the end

story = A história da partida
story-empty = Ainda não aconteceu nada.
see-board = Ver o tabuleiro
see-result = Ver o resultado
you-win = Você ganhou!
consoled = { $name } diz: “Foi por pouco! Vamos jogar de novo?”
series = Partidas vencidas nesta mesa
series-draws = { $count ->
    [one] { $count } empate
   *[other] { $count } empates
  }
with-hints = { $count ->
    [one] com { $count } dica
   *[other] com { $count } dicas
  }
hints-not-best = Para os recordes só contam as partidas sem dicas.
replay-turn = Jogada { $turn } de { $of }
undo-declined = { $name } prefere não desfazer a jogada
## The hand

turn-back = Girar para a esquerda
keys = Teclas
key-space = Espaço
keys-tab = Para o tabuleiro e para os botões
keys-arrows = Para a casa ou seta seguinte
keys-pages = Para o próximo lugar onde dá para jogar
keys-space = Mostra a jogada. De novo: continua girando ou joga
keys-enter = Mostra a jogada. De novo: confirma
keys-escape = Volta como estava
keys-turn = Gira para a direita
keys-turn-back = Gira para a esquerda
keys-undo = Volta como estava ou desfaz a última jogada
keys-this = Mostra estas teclas
keys-mouse = A roda do mouse gira nos dois sentidos; o botão direito, para a esquerda.
## Rewards

album = Álbum
album-found = { $found } de { $all }
album-thing = { $count ->
    [0] { $name }, ainda não está no álbum
    [one] { $name }
   *[other] { $name }, { $count } vezes
  }
album-about = Tudo o que você ganha neste aparelho vai para este álbum.
chabyrinthe-keepsake = Um gato que vale { $value }
mouse-race-keepsake = Queijo de { $name }
bots-talk = Os bots falam alguma coisa de vez em quando

## Seats that hold secrets

refused-is-here = { $name } já voltou.
refused-seat-kept = Esta partida tem segredos: este lugar só pode ir para um bot ou voltar para quem saiu dele.
refused-undo-told = A partida acabou e os segredos já são conhecidos: não dá mais para desfazer nada.
## Limits
refused-openings = Da sua rede foram abertas muitas mesas: espere alguns minutos.
refused-slow-down = Da sua rede vieram pedidos demais de uma vez: espere um momento.
refused-wrong-codes = Da sua rede vieram códigos errados demais: espere alguns minutos.
## Limits of games and records

refused-game-full = Esta partida já dura tanto que não dá para fazer mais jogadas. Comece uma nova.
refused-room-full = Já se jogou tanto nesta mesa que não cabe mais nada. Abra uma nova.
refused-record-long = Esta partida salva tem mais jogadas do que uma partida pode ter.
refused-busy = Há muita gente vendo partidas agora: tente de novo daqui a um minuto.
## What is stored, and how it is deleted

privacy = Privacidade
privacy-table = De uma mesa o servidor guarda a partida: as jogadas, os nomes e animais de quem joga, e quando se jogou. Ele não guarda endereços, e só reconhece o seu aparelho por uma chave aleatória. Quem tem o link ou o código de uma mesa pode assistir, enquanto a mesa não for fechada para outros.
privacy-time = As mesas que ninguém mais visita são apagadas depois de algum tempo, decidido por quem cuida deste servidor. Quem abriu uma mesa pode apagá-la a qualquer momento, no menu: aí somem todas as partidas dela. Se você se levantar do seu lugar, os outros veem ali outro nome.
privacy-device = Este aparelho se lembra dos nomes e rostos que você deu a ele, do seu álbum e dos seus resultados, das configurações, das últimas mesas e da chave pela qual as mesas o reconhecem. Tudo isso fica neste aparelho, e você pode apagar nas configurações.
privacy-others = Não há propaganda, ninguém vigia o que você faz, e nada é carregado de outros sites.
delete-room = Apagar esta mesa
delete-room-sure = Apagar esta mesa para todos?
delete-room-about = Todas as partidas desta mesa vão ser apagadas, com os seus resultados. Não dá para recuperá-las.
delete-room-yes = Apagar
forget-device = Esquecer tudo neste aparelho
forget-device-sure = Esquecer tudo neste aparelho?
forget-device-about = Nomes, rostos, álbum, resultados, configurações e a lista das suas mesas vão ser apagados aqui. Você deixa o seu lugar nessas mesas, e elas não reconhecem mais este aparelho.
forget-device-yes = Esquecer tudo
keep = Manter tudo
## Several machines

refused-come-back = Esta mesa está mudando para outro computador: tente de novo.
## Without a server

getting-ready = Preparando o jogo
getting-ready-once = Na primeira vez demora um pouquinho.
then-offline = Depois você também pode jogar sem internet.
engine-failed = Não foi possível carregar o jogo. Verifique a conexão e tente de novo.
refused-not-loaded = Isso ainda não foi carregado. Volte quando houver conexão; depois funciona também sem ela.
elsewhere = Esta partida está aberta em outra aba ou janela.
play-here = Jogar aqui
unsaved-refused = Este navegador não deixa salvar partidas. Você pode continuar jogando, mas vai perder a partida quando fechar esta página.
unsaved-full = Não há mais espaço para salvar esta partida. Você pode continuar jogando, mas vai perdê-la quando fechar esta página.
friends-need-server = Para jogar com amigos em outros aparelhos, abra o Meowze em um servidor. Esta página funciona sem servidor.
play-together-here = Neste aparelho, também com bots
secret-cards-here = Suas cartas ficam em segredo: a tela fica coberta enquanto você passa o aparelho.
films-need-server = Os vídeos são feitos onde o Meowze roda em um servidor: abra lá a partida salva.
privacy-here = Suas partidas ficam guardadas neste navegador, só neste aparelho. Nada é enviado para lugar nenhum. Se você apagar os dados deste site no navegador, elas somem.
take-along = Levar esta partida
take-along-about = Copie o link ou salve o arquivo. Qualquer página do Meowze pode abrir a partida, mesmo em outro aparelho, e lá você pode continuar jogando.
link-damaged = Este link não contém uma partida que possa ser mostrada aqui. { $why }

## A new version

new-version = Há uma nova versão do Meowze.
take-update = Carregar agora

## Learning: stories, puzzles, the analysis board

learn = Aprender
learn-game = Aprender: { $game }

## How a game went

review-open = Como foi?
review-thinking = Os bots estão revendo a partida…
review-graph = O andamento da partida
review-point = Jogada { $turn }, { $name }, chance de vencer { $chance }
review-point-together = Jogada { $turn }, { $name }
review-point-turns = Jogada { $turn }, { $name }, jogadas no total: cerca de { $turns }
review-jump = Mostrar esta jogada
review-best-chance = Melhor jogada encontrada: { $best }, chance de vencer { $chance }
review-best-turns = Melhor jogada encontrada: { $best }, jogadas no total: cerca de { $turns }
review-best-same = Nenhuma jogada melhor foi encontrada.
review-show-best = Mostrar a melhor jogada
review-best-turn = A melhor jogada da partida
review-good-turn = Uma boa jogada
review-lucky-draw = Um golpe de sorte
review-did-wins-cats = { $count ->
    [one] Um gato chegou em casa
   *[other] { $count } gatos chegaram em casa
  }
review-did-finds-treasure = Um tesouro foi encontrado
review-did-goes-home = De volta ao seu canto
review-did-reaches-cheese = Direto ao queijo
review-did-blocks = { $name } teve que dar uma volta maior
review-did-other = Foi bem pensado
review-show-slips = Mostrar o que também dava para fazer
review-no-slips = Todas as jogadas foram boas.
review-missed-wins-cats = { $count ->
    [one] Aqui um gato poderia ter chegado em casa
   *[other] Aqui { $count } gatos poderiam ter chegado em casa
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
    .about = Posições com uma só solução: você consegue achar?
puzzles-of = Desafios: { $game }
puzzle-daily = Desafio do dia
    .about = Hoje, o mesmo para todos
puzzle-strength-1 = Fácil
puzzle-strength-2 = Médio
puzzle-strength-3 = Difícil
puzzles-solved = { $solved } de { $count }
puzzle-solutions = { $count } soluções
puzzle-solved = Resolvido! Muito bem.
puzzle-missed = Assim não. Tente de novo!
puzzle-open = Até aqui, tudo certo. Continue!
puzzle-look = Olhe aqui.
puzzle-you = Você é { $name }
puzzle-hint = Dica
puzzle-again = Recomeçar
puzzle-next = Próximo desafio
labyrinth-theme-two-turns = O tesouro em duas jogadas
labyrinth-theme-three-turns = O tesouro em três jogadas
labyrinth-theme-guard = Afaste o adversário
labyrinth-puzzle-two-turns = Chegue ao seu tesouro em duas jogadas: { labyrinth-treasure }
labyrinth-puzzle-three-turns = Chegue ao seu tesouro em três jogadas: { labyrinth-treasure }
labyrinth-puzzle-guard = Seu adversário procura este tesouro: { labyrinth-treasure }. Não deixe nenhum caminho aberto para a próxima jogada!
chabyrinthe-theme-two-cats = Dois gatos em uma jogada
chabyrinthe-theme-three-cats = Três gatos em uma jogada
chabyrinthe-theme-chain = Reação em cadeia
chabyrinthe-puzzle-two-cats = Leve dois gatos para casa em uma só jogada
chabyrinthe-puzzle-three-cats = Leve três gatos para casa em uma só jogada
chabyrinthe-puzzle-chain = Comece uma reação em cadeia: com uma só ação, um gato corre para casa e depois outro
mouse-race-theme-stop = Um gato para atrasá-los
mouse-race-theme-sure = Ao queijo, aconteça o que acontecer
mouse-race-puzzle-stop = Coloque o gato de um jeito que ninguém mais chegue ao queijo nas próximas { $turns } jogadas
mouse-race-puzzle-sure = Não deixe o queijo escapar: não importa o que o outro jogador faça depois, você ainda tem que poder chegar lá em { $turns } jogadas
refused-no-puzzles = Aqui não há desafios para este jogo.
refused-no-puzzle = Este desafio não existe.
refused-no-theme = Não há desafios deste tipo.
learn-back = Voltar
learn-story = História
    .about = Alguns tabuleiros pequenos mostram como se joga.
story-of = História: { $game }
story-offer = É a primeira vez? Uma pequena história mostra como se joga
story-decline = Agora não
story-well = Muito bem!
story-wrong = Ainda não. Tente outra coisa!
story-done = Agora você já sabe jogar!
story-next = Próximo
story-again = Mais uma vez
story-play = Jogar agora
story-stars = { $count } de { $all } estrelas
learn-board = Tabuleiro de análise
    .about = Experimente qualquer posição e pergunte aos bots.
board-of = Tabuleiro de análise: { $game }
board-see = Voltar ao tabuleiro
board-from-here = Analisar esta posição
board-draws = O que sai?
board-any = Sortear
board-lines = Variantes
board-first = Para o início
board-forget = Apagar esta variante
board-text = Posição como texto
board-text-about = Cole aqui uma posição ou copie esta.
board-set = Montar
board-copy = Copiar
chabyrinthe-story-turn = Gire uma calha para que o gato possa correr para casa.
chabyrinthe-story-push = Encaixe a calha a partir da borda para que o gato possa correr para casa.
chabyrinthe-story-quarter = Gire a calha que está na sua mão e encaixe: o gato quer ir para casa.
chabyrinthe-story-both = Gire uma só calha, e os dois gatos correm para casa!
labyrinth-story-walk = Ande até o tesouro da sua carta.
labyrinth-story-slide = Encaixe a peça de um jeito que você possa andar até o tesouro.
labyrinth-story-quarter = Gire a peça que está na sua mão, encaixe e ande até o tesouro.
labyrinth-story-home = Você encontrou tudo: volte ao seu canto!
mouse-race-story-lay = Coloque a peça de um jeito que o ratinho chegue ao queijo.
mouse-race-story-draw = Tire uma peça do saquinho e coloque no caminho.
mouse-race-story-cat = O outro ratinho está perto do queijo: coloque o gato no caminho dele!

## The game of the day

daily = Partida do dia
chabyrinthe-daily = O telhado de hoje
labyrinth-daily = O labirinto de hoje
daily-about = Hoje todos recebem a mesma partida, com a mesma sorte. Amanhã tem outra.
daily-play = Jogar
daily-continue = Continuar
daily-again = Jogar de novo
daily-moons = { $count } de { $all } luas
daily-streak = { $count ->
    [0] { $count } dias seguidos
    [one] { $count } dia seguido
   *[other] { $count } dias seguidos
  }
daily-streak-new = Jogue hoje e comece uma nova sequência.
daily-days = Os últimos sete dias
daily-day-none = { $day }: não jogada
daily-result = { $title }, { $day }: { $moons } { $turns }
daily-best = Melhores resultados
daily-best-none = Ainda não há ninguém na lista.
daily-best-about = Nesta lista só entram partidas jogadas com a sorte do dia. Qualquer um pode descobri-la antes, então a lista é só brincadeira. O Meowze inventa os nomes.
daily-add = Colocar meu resultado na lista
daily-added = Seu lugar: { $rank } de { $count }
daily-own-only = Onde o Meowze roda em um servidor há uma lista dos melhores resultados. Aqui você vê os seus.
privacy-daily = Se você colocar na lista um resultado da partida do dia, o servidor o guarda por uma semana: um nome inventado, as jogadas, as dicas e uma chave para o seu aparelho, que ninguém vê. Se você apagar o que este aparelho guarda, seus lugares na lista também são apagados.
refused-daily-day = Esta partida do dia já passou ou ainda não começou. A de hoje espera por você.
refused-daily-alone = A partida do dia é solo, neste aparelho.
refused-daily-no-list = Aqui não há lista de resultados.
refused-daily-many = Da sua rede vieram muitos resultados: espere alguns minutos.
refused-not-daily = Esta não é uma partida resolvida desse dia.
refused-no-daily = Este jogo não tem partida do dia.
refused-no-day = Esse dia não existe.
## While the server is away

server-away = O servidor não está respondendo. Esta partida está salva lá e continua quando ele voltar.
play-meanwhile = Jogar outra partida enquanto isso
friends-server-away = Os amigos podem entrar pelos próprios aparelhos quando o servidor voltar.

## Setting up a position, lines and branches

setup = Montar
setup-of = Montar uma posição: { $game }
setup-about = Toque em um lugar e escolha o que deve ficar ali. Arraste para mover.
setup-where = Para onde? Toque no lugar.
setup-beside = Ao lado do tabuleiro
setup-turn = Girar
setup-move = Mover
setup-new = Tabuleiro novo
setup-seats = Jogadores
setup-start = Distribuir de novo
setup-empty = Tabuleiro vazio
setup-deal = Distribuir o resto
setup-done = Jogar a partir daqui
setup-place = { $place ->
    [seat] De quem é a vez?
    [hand] Peça na mão
    [top] Próxima carta
    [under] Embaixo do monte
    [last] Última peça encaixada
   *[did] Feito nesta jogada
  }
setup-won = { $name }: gatos em casa
setup-cards = { $name } procura
setup-found = { $name } encontrou
setup-did = { $did ->
    [rotation] uma carta girada
    [push] carta encaixada
   *[nothing] nada ainda
  }
setup-nothing = Nada
setup-no-treasure = Sem tesouro
setup-home = Lar
setup-path = Caminho de { $name }
setup-back = Retirar: { $what }
refused-setup-none-left = Não sobrou mais.
refused-setup-cannot-move = Isso não pode ir para lá.
refused-setup-impossible = Essa posição não é possível: { $why }
refused-board-long = Esta partida é longa demais para mostrar inteira no tabuleiro de análise.
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
board-save = Salvar em um arquivo
board-link = Copiar um link
board-open = Abrir um arquivo
board-other-game = Este é outro jogo: { $game }.
replay-instead = Em vez disso:
replay-main = Voltar à partida
daily-picture = Imagem para compartilhar
## What draws and choices gave

review-lucky-draws = Sorte
review-good-turns = Boas jogadas
