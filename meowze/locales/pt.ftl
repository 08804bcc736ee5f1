### Português. Quem joga é tratado por tu; o que um jogo diz começa pelo seu nome.
### O zero tem a sua própria forma onde conta: «0 pontos», não «0 ponto».

## Everywhere

title = Meowze
language = Língua
side = { $side ->
    [n] norte
    [e] este
    [s] sul
   *[w] oeste
  }
shape = { $shape ->
    [corner] canto
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

## Start page

which-game = Que jogo?
other-games = Outros jogos
against-bot = Contra um robô
play-against = Jogar contra { $name }
which-bot = Que robô?
bot-level = { $name }, nível { $level }
or-together = Ou ponham vocês a mesa
how-many = Quantos jogam?
who-plays = Quem joga?
player-is = Jogador { $number }
player-here = alguém aqui
player-link = um amigo, por link
player-bot = um robô
comes-by-link = Um amigo, por link
gets-a-name = Alguém aqui
name-of-player = Nome do jogador { $number }
which-rules = Que regras?
more-choices = Mais escolhas
as-usual = como de costume
start = Começar
go-on = Continuar um jogo
join-code = Entrar numa mesa: o código
join = Entrar
option-first = jogador { $number }
option-lot = à sorte
option-no = não
option-yes = sim
switch-first = Quem começa
failed = O servidor não responde. Tenta outra vez.

## A table

next-tile = próxima peça
play-this = Jogar isto
undo = Desfazer
new-game = Novo jogo
play-again = Jogar outra vez
turn-number = Jogada { $number }
seat = { $playing ->
    [yes] { $name }, a jogar: { $score }
   *[no] { $name }: { $score }
  }
to-play = É a vez de { $name }
page-turn = É a vez de { $name } · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] { $names } ganha
   *[other] { $names } ganham
  }
called-off = O jogo foi interrompido
in-turns = { $turns ->
    [0] em { $turns } jogadas
    [one] em { $turns } jogada
   *[other] em { $turns } jogadas
  }
see-again = { $line }. Carrega para ver outra vez
offline = Ligação perdida, a tentar de novo
gone = Esta mesa já não existe.
not-yet = É a vez de { $name }
hint = Dica
reason-wins-cats = { $count ->
    [one] Isto leva um gato para casa
   *[other] Isto leva { $count } gatos para casa
  }
reason-prepares = Isto prepara a próxima jogada
reason-finds-treasure = Ali está o teu tesouro
reason-opens-way = Isto abre o caminho para o teu tesouro
reason-comes-nearer = { $count ->
    [one] Isto aproxima-te um passo
   *[other] Isto aproxima-te { $count } passos
  }
reason-goes-home = Isto leva a casa
reason-reaches-cheese = Isto chega ao queijo
reason-blocks = Isto alonga o caminho de { $name }
reason-frees-way = Isto liberta o caminho
reason-draws = Primeiro tira uma pedra, depois logo se vê
asks-undo = { $name } gostava de voltar atrás. Pode ser?
asking-undo = { $name } pede para voltar atrás
undo-yes = Sim, volta atrás
undo-no = Não, continua
change-game = Mudar de jogo
host-again = Quem abriu esta mesa pode começar outro jogo.
unknown-game = Esta página é mais antiga do que o jogo nesta mesa. Carrega-a de novo.

## Waiting for players

waiting = { $count ->
    [one] Ainda há um lugar livre
   *[other] Ainda há { $count } lugares livres
  }
you-are = { $name } (tu)
free = livre
sit-here = Sentar aqui
stand-up = Levantar
free-seat = Libertar este lugar
free-seat-of = Libertar o lugar de { $name }
fill-with-bot = Sentar aqui um robô
invite = Os amigos abrem este link ou apontam a câmara para a imagem:
or-type = Ou escrevem este código na página inicial:
qr = O link como imagem QR
link = O link
copy = Copiar o link
copied = Copiado
only-here = Agora só este computador chega a esta mesa. Inicia o Meowze na tua rede sem «--only-here» para convidar outros aparelhos.
close-room = Não deixar entrar mais ninguém
open-room = Deixar entrar outros
watching = { $count ->
    [0] { $count } a ver
    [one] { $count } a ver
   *[other] { $count } a ver
  }
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

undo-allowed = Pode-se voltar atrás
absent = Se alguém se ausentar
absent-wait = o jogo espera
absent-bot = { $minutes ->
    [one] um robô joga ao fim de { $minutes } minuto
   *[other] um robô joga ao fim de { $minutes } minutos
  }

## A phone as hand

phone-hand = Um telemóvel como mão
phone-for = Um telemóvel como mão para { $name }
phone-back = { $name } volta a jogar neste ecrã
phone-hand-about = Com esta imagem, um telemóvel segura as cartas de { $name }, e o tabuleiro fica aqui.
on-phone = { $name } olha para o telemóvel
show-board = Mostrar o tabuleiro
my-cards = As minhas cartas
cover-cards = Tapar as cartas

## Phrases

say-something = Dizer alguma coisa
phrase-hello = Olá
phrase-good-luck = Boa sorte
phrase-well-played = Bem jogado
phrase-thanks = Obrigado
phrase-oops = Ups
phrase-thinking = Deixa-me pensar
phrase-hurray = Viva
phrase-purr = Ronrom
phrase-hiss = Fff
phrase-bye = Adeus

## Rules

rules = As regras
why = Porquê?

## Refused

refused-already = Este aparelho já tem esse lugar.
refused-already-host = Este aparelho já é o anfitrião.
refused-bot-silent = Nenhum robô soube o que dizer.
refused-breath = Espera um pouco antes de dizer mais.
refused-closed = O anfitrião já não deixa entrar ninguém nesta mesa.
refused-failed = Alguma coisa correu mal aqui.
refused-game-not-offered = Este servidor não oferece o jogo { $game }.
refused-hello-first = A primeira mensagem tem de ser hello.
refused-host-only = Só o anfitrião pode fazer isso.
refused-name-offered = Escolhe um dos nomes oferecidos.
refused-name-taken = Alguém aqui já tem esse nome; escolhe outro.
refused-no-advice = Agora não há nada para te aconselhar.
refused-no-bots = Aqui não há robôs.
refused-no-room = Essa mesa não existe aqui. Talvez o código esteja mal escrito.
refused-no-seat = Esse lugar não existe.
refused-no-token = Para jogar num lugar, um aparelho precisa da sua própria chave.
refused-nobody = Ninguém está ali sentado.
refused-not-asked = Não se perguntou nada a este aparelho.
refused-not-begun = O jogo ainda não começou.
refused-not-lent = Nenhum outro aparelho tem esse lugar.
refused-not-yours = Este aparelho não joga por esse lugar.
refused-nothing-back = Não há nada para desfazer.
refused-only-here = Só este computador chega ao servidor, por isso não há link para outro aparelho.
refused-over-here = Aqui o jogo já acabou: escolhe um momento anterior.
refused-pairing = Este código já foi usado ou é demasiado antigo; pede um novo.
refused-pictures = Foram pedidas demasiadas imagens do teu endereço: espera meio minuto.
refused-request-ended = Esse pedido já acabou.
refused-rule = As regras não o permitem agora.
refused-seat-taken = { $name } já está ali.
refused-secrets = Este jogo tem segredos: pode ser revisto quando acabar.
refused-sent-away = O anfitrião pediu-te que saísses desta mesa.
refused-stale = A mesa mudou entretanto: vê outra vez.
refused-stopped = Este jogo seguia outra versão das regras e não pode continuar aqui.
refused-too-many = { $count ->
    [one] Daqui já há { $count } mesa aberta: acaba-a primeiro.
   *[other] Daqui já há { $count } mesas abertas: acaba primeiro uma delas.
  }
refused-turn = É a vez de { $name }.
refused-undo-off = O anfitrião desligou o desfazer.
refused-unsaved = Não foi possível guardar: tenta outra vez.
refused-watching = Só quem joga pode voltar atrás.

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
flat = O tablet está deitado entre nós
flat-about = Nomes e botões viram-se para quem joga
wrong = Alguma coisa está mal
wrong-about = Guarda o jogo e as últimas mensagens num ficheiro, para enviar a quem possa ajudar
leave = Sair da mesa
leave-sure = Sair da mesa?
leave-about = O jogo fica como está. Encontras tudo na página inicial.
leave-yes = Sair
leave-no = Ficar aqui

## Games seen again

replay = Um jogo visto de novo
replay-of = { $game }, visto de novo
replay-play = Reproduzir
replay-pause = Pausa
replay-next = Um passo à frente
replay-back = Um passo atrás
replay-step = Passo do jogo
replay-at = { $at } de { $of }
replay-speed = Velocidade
replay-eyes = Com os olhos de
replay-open = quem joga a seguir
replay-games = Os jogos desta mesa
replay-game = Jogo { $number }
replay-gone = Este jogo não pode (ou já não pode) ser visto aqui. Se o tens num ficheiro, larga-o na página inicial.
replay-stopped = A partir daqui as regras mudaram desde este jogo: o resto não pode ser mostrado.
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
go-on-here = Continuar a jogar daqui
go-on-against = Os outros são robôs como este:
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
stat-laid-cats = Gatos colocados
best-here = Os melhores aqui
best-new = O teu melhor resultado até agora!
best-own = { $turns ->
    [0] O teu melhor: { $turns } jogadas
    [one] O teu melhor: { $turns } jogada
   *[other] O teu melhor: { $turns } jogadas
  }

## At a keyboard

terminal-back = Desfeito.
terminal-commands = Ou: look (os teus segredos), hint, legal, offers, board, undo, text, save FICHEIRO, help, quit.
terminal-ends = O jogo acaba aqui.
terminal-help = Escreve uma ou várias ações: { $some } (docs/notation.md).
terminal-hide = Carrega em Enter para esconder.
terminal-next = É a vez de { $name }. Carrega em Enter.
terminal-no-offers = Nenhuma ação merece agora uma antevisão.
terminal-not-saved = Não guardado: { $why }
terminal-save-where = guardar onde? escreve: save FICHEIRO
terminal-saved = Guardado em { $file }.
terminal-turn-over = A vez acabou; não foi jogado: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Roda e empurra as caleiras até cada gato ter um caminho para casa.
chabyrinthe-name-0 = Lontra
chabyrinthe-name-1 = Garça
chabyrinthe-name-2 = Raposa
chabyrinthe-name-3 = Texugo
chabyrinthe-board = O telhado: as setas movem, Page Down vai para o próximo sítio onde jogar, Espaço roda uma carta ou empurra uma, Enter joga a carta rodada, R roda a próxima carta
chabyrinthe-preset-standard = Padrão
    .about = Duas ações por jogada, ganha quem tem mais pontos
chabyrinthe-preset-kittens = Gatinhos
    .about = Um telhado mais pequeno, para um jogo rápido
chabyrinthe-preset-cooperative = Juntos
    .about = Todos levam os gatos para casa
chabyrinthe-preset-teams = Equipas
    .about = Dois contra dois
chabyrinthe-preset-solitaire = A sós
    .about = No menor número de jogadas possível
chabyrinthe-preset-french = Francês
    .about = Pode parar-se mais cedo
chabyrinthe-preset-english = Inglês
    .about = Pode parar-se mais cedo
chabyrinthe-preset-russian-2024 = Russo 2024
    .about = Com 36 cartas
chabyrinthe-preset-2007 = 2007
    .about = Uma ação tem de ser uma rotação
chabyrinthe-switch-deck = Cartas de caleira
chabyrinthe-switch-board = Telhado
chabyrinthe-switch-mode = Quem ganha
chabyrinthe-switch-actions = Ações por jogada
chabyrinthe-switch-must_rotate = Uma ação tem de ser uma rotação
chabyrinthe-switch-inserted = Uma carta empurrada
chabyrinthe-switch-shared_home = Dois gatos num lar
chabyrinthe-switch-limit = Interrompido após tantas jogadas (0: nunca)
chabyrinthe-option-26 = 26 cartas
chabyrinthe-option-36 = 36 cartas
chabyrinthe-option-4x4 = 4 × 4
chabyrinthe-option-3x3 = 3 × 3, gatinhos
chabyrinthe-option-points = mais pontos
chabyrinthe-option-teams = duas equipas
chabyrinthe-option-cooperative = todos juntos
chabyrinthe-option-solitaire = a sós
chabyrinthe-option-exactly-two = exatamente duas
chabyrinthe-option-at-most-two = duas no máximo
chabyrinthe-option-free = roda-se como se quiser
chabyrinthe-option-as-it-lies = entra como está
chabyrinthe-option-one-place = o lar avança um lugar
chabyrinthe-option-each-cat = um lugar por cada gato

chabyrinthe-cell = { $cell }, { shape }, aberto a { $sides }
chabyrinthe-bare = { $cell }, vazio
chabyrinthe-door = empurrar uma carta em { $door }
chabyrinthe-door-cat = empurrar uma carta em { $door }, onde espera um gato que vale { $value }
chabyrinthe-door-home = empurrar uma carta em { $door }, onde há um lar
chabyrinthe-top = Próxima carta: { shape }, aberto a { $sides }. Carrega para a rodar
chabyrinthe-stop = Parar
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
    [one] o melhor amigo dos gatos
   *[other] os melhores amigos dos gatos
  }
chabyrinthe-solved = Todos os gatos estão em casa
chabyrinthe-verdict = { $verdict ->
    [1] Até as andorinhas ficaram de boca aberta
    [2] Nos telhados de Lisboa já se canta este fado
    [3] Sete vidas e nenhum passo em falso
    [4] Ouve-se ronronar em cada janela
    [5] Em casa antes do pão quente
    [6] Quem não tem pressa, caça com gato
   *[7] O galo já cantou e o gato ainda anda às voltas
  }
chabyrinthe-no-turn = Esta carta não pode rodar agora
chabyrinthe-no-push = Aqui não pode entrar uma carta agora

chabyrinthe-told-dealt = em { $cell } fica: { shape }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } roda { $cell } um quarto para a direita
    [2] { $who } roda { $cell } meia volta
   *[3] { $who } roda { $cell } um quarto para a esquerda
  }
chabyrinthe-told-pushed = { $who } empurra uma carta em { $door }: { shape }
chabyrinthe-told-stopped = { $who } para por aqui
chabyrinthe-told-drawn = a próxima carta: { shape }
chabyrinthe-told-returned = a próxima carta: { shape }, de volta de baixo do monte
chabyrinthe-told-homed = { $who } leva o gato { $value } de { $place } para o lar em { $home }
chabyrinthe-told-arrived = um gato que vale { $value } chega a { $place }
chabyrinthe-told-began = { $who } começa

## Labyrinth

labyrinth-title = Labirinto
labyrinth-intro = Empurra os corredores, caminha até aos teus tesouros e volta antes dos outros.
labyrinth-name-0 = Raposa
labyrinth-name-1 = Coelho
labyrinth-name-2 = Rã
labyrinth-name-3 = Urso
labyrinth-board = O labirinto: as setas movem, Page Down vai para o próximo sítio onde jogar, Espaço ou Enter empurra a placa numa porta ou caminha para uma casa, R roda a placa
labyrinth-preset-standard = Padrão
    .about = Encontra todos os teus tesouros e volta ao teu canto
labyrinth-preset-short = Curto
    .about = Quatro tesouros cada um e de volta ao teu canto
labyrinth-preset-young-children = Crianças pequenas
    .about = Vês todas as tuas cartas e encontra-las por qualquer ordem
labyrinth-preset-young-children-short = Os mais pequenos
    .about = Três tesouros cada um, todos à vista, sem regresso
labyrinth-preset-newer-editions = Edições recentes
    .about = Vês logo a tua próxima carta
labyrinth-preset-other-tiles = Outras placas
    .about = Mais um canto, menos uma reta
labyrinth-switch-tiles = Placas soltas: retas, cantos, bifurcações
labyrinth-switch-secrets = Tesouros por jogador
labyrinth-switch-cards = As tuas cartas
labyrinth-switch-next_card = A próxima carta vê-se
labyrinth-switch-finish = Onde acaba
labyrinth-switch-limit = Interrompido após tantas jogadas (0: nunca)
labyrinth-option-13-15-6 = 13, 15, 6
labyrinth-option-12-16-6 = 12, 16, 6
labyrinth-option-all = todos
labyrinth-option-top = uma após a outra
labyrinth-option-open = todas ao mesmo tempo, por qualquer ordem
labyrinth-option-next-turn = na jogada seguinte
labyrinth-option-at-once = logo
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
    [lizard] lagartixa
    [moth] traça
    [owl] coruja
    [rat] ratazana
    [scarab] escaravelho
   *[spider] aranha
  }
labyrinth-cell = { $cell }, { shape }, aberto a { $sides }
labyrinth-bare = { $cell }, vazio
labyrinth-pawn = peão de { $name }
labyrinth-corner = canto de { $name }
labyrinth-door = empurrar a placa em { $door }
labyrinth-door-barred = porta { $door }, fechada: isso desfazia o último empurrão
labyrinth-hand = Placa na mão: { shape }, aberto a { $sides }. Carrega para a rodar
labyrinth-hand-treasure = Placa na mão: { shape }, aberto a { $sides }, com o tesouro: { labyrinth-treasure }. Carrega para a rodar
labyrinth-chair = { $left ->
    [0] { $left } tesouros por encontrar
    [one] { $left } tesouro por encontrar
   *[other] { $left } tesouros por encontrar
  }
labyrinth-chair-found = { $left ->
    [0] { $left } tesouros por encontrar, já encontrado: { $found }
    [one] { $left } tesouro por encontrar, já encontrado: { $found }
   *[other] { $left } tesouros por encontrar, já encontrado: { $found }
  }
labyrinth-stay = Ficar
labyrinth-barred = Isso desfazia o último empurrão
labyrinth-no-way = Nenhum caminho aberto vai até lá
labyrinth-push-first = Primeiro empurra a placa numa das setas
labyrinth-walk-now = O labirinto já se moveu: agora caminha ou fica
labyrinth-to-push = { $name } empurra
labyrinth-to-walk = { $name } caminha
labyrinth-peek = Segura para ver
labyrinth-peek-at = Ver as cartas de { $name }: mantém este botão premido
labyrinth-pass = Passa a { $name }
labyrinth-home = Tudo encontrado: volta ao teu canto
labyrinth-solved = Todos os tesouros encontrados
labyrinth-won-by = com todos os tesouros

labyrinth-told-dealt = em { $cell } fica: { shape }
labyrinth-told-left-over = sobra: { shape }
labyrinth-told-looked = { $who } vê uma carta
labyrinth-told-began = { $who } começa
labyrinth-told-pushed = { $who } empurra uma placa em { $door }: { shape }
labyrinth-told-walked = { $who } caminha para { $cell }
labyrinth-told-stayed = { $who } fica em { $cell }
labyrinth-told-found = { $who } encontra um tesouro: { labyrinth-treasure }

## Mouse race

mouse-race-title = Corrida de ratos
mouse-race-intro = Faz um caminho para o teu rato até ao queijo, e põe gatos no dos outros.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nela
mouse-race-name-2 = Tomás
mouse-race-name-3 = Rosa
mouse-race-board = A cozinha: as setas movem, Page Down vai para o próximo sítio onde jogar, Espaço marca uma casa ou mostra o outro sentido, Enter joga
mouse-race-preset-standard = Padrão
    .about = Ganha o primeiro caminho até ao queijo
mouse-race-preset-younger-players = Crianças pequenas
    .about = Nunca um gato mesmo no fim de um caminho
mouse-race-preset-english = Inglês
    .about = Ganha o primeiro caminho até ao queijo
mouse-race-preset-german = Alemão
    .about = Ganha o primeiro caminho até ao queijo
mouse-race-preset-dutch = Neerlandês
    .about = Ganha o primeiro caminho até ao queijo
mouse-race-preset-portuguese = Português
    .about = Ganha o primeiro caminho até ao queijo
mouse-race-preset-french = Francês
    .about = Também podem jogar três
mouse-race-preset-russian = Russo
    .about = Também podem jogar três
mouse-race-preset-danish = Dinamarquês
    .about = Também podem jogar três
mouse-race-preset-italian = Italiano
    .about = Os gatos ficam no caminho do jogador seguinte; basta chegar à área de cheiro
mouse-race-preset-spanish = Espanhol
    .about = Os gatos ficam no caminho de quem está mais perto do queijo
mouse-race-switch-players = Quantos podem jogar
mouse-race-switch-bag = Bolsa: retas, curvas, gatos
mouse-race-switch-cat_against = Contra quem se põe um gato
mouse-race-switch-cat_zone = Onde pode ficar um gato
mouse-race-switch-scent = Gatos à volta do queijo
mouse-race-switch-take_back = Quem perde a vez pode retirar
mouse-race-switch-may_point = Um caminho pode apontar para outro
mouse-race-switch-finish = Onde ganha um caminho
mouse-race-switch-limit = Empate após tantas jogadas
mouse-race-option-2-or-4 = dois ou quatro
mouse-race-option-2-to-4 = de dois a quatro
mouse-race-option-72-72-20 = 72, 72, 20
mouse-race-option-77-77-10 = 77, 77, 10
mouse-race-option-82-82-0 = 82, 82, sem gatos
mouse-race-option-next = o próximo jogador
mouse-race-option-nearest = quem está mais perto do queijo
mouse-race-option-longest = quem tem o caminho mais longo
mouse-race-option-side-or-way = no lado desse jogador ou no seu caminho para o queijo
mouse-race-option-side = no lado desse jogador
mouse-race-option-way = no caminho desse jogador para o queijo
mouse-race-option-anywhere = em qualquer lado
mouse-race-option-may-block = podem barrar o fim de um caminho
mouse-race-option-no-exception = seguem ali as mesmas regras
mouse-race-option-cat-or-own = um gato ou a própria última pedra
mouse-race-option-own = só a própria última pedra
mouse-race-option-cheese = no queijo
mouse-race-option-scent = no seu cheiro

mouse-race-empty = { $cell }, vazio
mouse-race-scent = { $cell }, cheiro do queijo
mouse-race-cheese = { $cell }, o queijo
mouse-race-cat = { $cell }, um gato
mouse-race-cat-to-take = { $cell }, um gato que podes retirar em vez de jogar
mouse-race-corner = { $cell }, rato de { $name }
mouse-race-path = { $cell }, caminho de { $name }, { $sides }
mouse-race-can-lie = { $cell }, a tua pedra pode ficar aqui
mouse-race-can-lie-scent = { $cell }, cheiro do queijo, a tua pedra pode ficar aqui
mouse-race-hand = Pedra na mão: { shape }
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
mouse-race-draw = Tirar
mouse-race-miss = Passar a vez
mouse-race-back = Retirar pedra
mouse-race-draw-first = Primeiro tira uma pedra, ou perde a vez e retira um gato ou a tua última pedra
mouse-race-on-path = A pedra vai para o fim do teu caminho: toca numa casa que brilha
mouse-race-taken = Essa casa está ocupada
mouse-race-no-cat = Este gato não pode ficar ali: toca numa casa que brilha
mouse-race-won-by = { $turns ->
    [0] o queijo foi encontrado após { $turns } jogadas
    [one] o queijo foi encontrado após { $turns } jogada
   *[other] o queijo foi encontrado após { $turns } jogadas
  }
mouse-race-nobody = Empate
mouse-race-nobody-in = { $turns ->
    [0] ninguém chegou ao queijo em { $turns } jogadas
    [one] ninguém chegou ao queijo em { $turns } jogada
   *[other] ninguém chegou ao queijo em { $turns } jogadas
  }

mouse-race-told-began = { $who } começa
mouse-race-told-drawn = { $who } tira: { shape }
mouse-race-told-laid = { $who } põe em { $cell }: { shape }
mouse-race-told-cat-laid = { $who } põe um gato em { $cell } contra { $target }
mouse-race-told-returned = { $who } não pode pôr a pedra ({ shape }): volta para a bolsa
mouse-race-told-missed = { $who } perde a vez
mouse-race-told-took-cat = { $who } perde a vez e retira o gato de { $cell }
mouse-race-told-took-own = { $who } perde a vez e retira a pedra de { $cell }
