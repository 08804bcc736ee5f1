### As páginas de regras: cada jogo em poucos minutos, por palavras nossas.

rules-title = { $game }: as regras
rules-unknown = Não há aqui nenhum jogo com esse nome.
rules-back = Voltar
rules-still = Parar as imagens
rules-move = Animar as imagens
rules-here = Nesta mesa
rules-usual = Valem as regras normais.
rules-switch = { $switch } – { $value }
rules-editions = Em que diferem as edições
rules-source = { $booklets }, sobre { $about }
rules-booklet = { $booklet ->
    [da] Regras dinamarquesas
    [de] Regras alemãs
    [en] Regras inglesas
    [es] Regras espanholas
    [fr] Regras francesas
    [it] Regras italianas
    [nl] Regras neerlandesas
    [pt] Regras portuguesas
    [ru-2024] Regras russas de 2024
   *[ru] Regras russas
  }

## Chabyrinthe

chabyrinthe-aim =
    Há gatos vadios sentados à volta de um telhado cheio de caleiras. Roda e empurra as cartas de caleira até um gato poder correr para um lar quentinho.
    { $mode ->
        [solitaire] Leva os quinze gatos para casa no menor número de jogadas que conseguires.
        [cooperative] Levem juntos os quinze gatos para casa, no menor número de jogadas que conseguirem.
       *[points] Cada gato que levas para casa é teu. Vale 3, 4 ou 5 pontos: o número está no gato.
        [teams] Cada gato que levas para casa é da tua equipa. Vale 3, 4 ou 5 pontos: o número está no gato.
    }
    { $mode ->
        [solitaire] { "" }
        [cooperative] { "" }
       *[points] Quem tiver mais pontos é o melhor amigo dos gatos.
        [teams] Ganha a equipa com mais pontos.
    }
    .title = Objetivo do jogo
chabyrinthe-start =
    { $board ->
       *[board-4x4] Dezasseis cartas de caleira formam um quadrado de quatro por quatro. É o telhado.
        [board-3x3] Nove cartas de caleira formam um quadrado de três por três. É o telhado.
    }
    A carta de baixo à esquerda e a de cima à direita têm de ser cotovelos (com moldura na imagem). Cada cotovelo abre para as duas cartas ao seu lado.
    Todas as outras cartas ficam ao acaso.
    { $board ->
       *[board-4x4] À volta do telhado há dezasseis lugares: um junto a cada borda exterior de uma carta, nenhum na diagonal dos cantos.
        [board-3x3] À volta do telhado há doze lugares: um junto a cada borda exterior de uma carta, nenhum na diagonal dos cantos.
    }
    Os dois lares ficam ao lado destes cotovelos: um à esquerda do cotovelo de baixo, outro à direita do de cima.
    Dois gatos ficam junto aos outros dois cantos: um por cima da carta de cima à esquerda, outro por baixo da carta de baixo à direita.
    O resto das { $deck_sum } cartas de caleira forma um monte virado para cima. Todos veem a carta de cima.
    Os outros treze gatos formam um monte virado para baixo.
    { $mode ->
        [teams] Jogam dois contra dois. Os parceiros sentam-se lado a lado e jogam um a seguir ao outro.
       *[other] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Aqui é a sorte que decide quem começa. Na caixa começa quem viu um gato preto há menos tempo. Depois joga-se no sentido dos ponteiros do relógio.
           *[other] Aqui já está escolhido quem começa. Na caixa começa quem viu um gato preto há menos tempo. Depois joga-se no sentido dos ponteiros do relógio.
        }
    }
    .title = Preparação do jogo
    .small = Com cartas verdadeiras, deixa cerca de um centímetro entre elas: assim é mais fácil empurrar.
chabyrinthe-turn =
    { $actions ->
       *[exactly-two] Tens duas ações, e tens de usar as duas.
        [at-most-two] Tens duas ações, mas não precisas de usar as duas.
    }
    De cada vez rodas uma carta ou metes uma nova.
    { $must_rotate ->
       *[no] Podes fazer duas vezes a mesma coisa.
        [yes] Podes rodar cartas duas vezes, mas não podes meter duas cartas na mesma jogada.
    }
    { $actions ->
       *[exactly-two] { "" }
        [at-most-two] Podes acabar a tua vez depois de uma ação, ou sem nenhuma.
    }
    Os gatos correm para casa depois de cada ação, e não só no fim da tua vez.
    .title = A tua vez
chabyrinthe-rotate =
    Escolhe uma carta qualquer do telhado e dá-lhe um quarto de volta, para a esquerda ou para a direita, ou meia-volta.
    Deixá-la como está não conta.
    .title = Rodar uma carta
    .small =
        Dar meia-volta a uma caleira reta não muda nada, mas é permitido.
        Os dois cotovelos da preparação podem ser rodados e empurrados como as outras cartas.
chabyrinthe-push =
    Pega na carta de cima do monte e mete-a numa das pontas de uma linha ou coluna.
    { $inserted ->
       *[free] Antes disso, roda-a como quiseres.
        [as-it-lies] Mete-a tal como está no monte, sem a rodar.
    }
    Toda a fila avança uma carta. A carta que sai na outra ponta vai para o fundo do monte.
    Os gatos e os lares lá fora não estorvam, e ficam onde estão.
    .title = Meter uma carta
    .small =
        Com cartas verdadeiras, tira primeiro a carta da outra ponta. Não ponhas simplesmente a carta nova no espaço livre: empurra.
        Uma fila que acabou de ser empurrada pode ser empurrada de volta.
chabyrinthe-home =
    Quando uma caleira sem interrupções liga um gato a um lar, o gato corre para casa.
    Duas cartas estão ligadas se ambas tiverem uma caleira que abre na borda entre elas.
    Um gato ou um lar só toca na carta ao seu lado, e só se ali abrir uma caleira.
    { $mode ->
       *[points] O gato é teu: põe-no à tua frente, virado para cima.
        [teams] O gato é teu: põe-no à tua frente, virado para cima.
        [cooperative] Tira o gato da mesa.
        [solitaire] Tira o gato da mesa.
    }
    Depois o lar avança um lugar, no sentido dos ponteiros do relógio.
    A seguir, um gato novo senta-se um lugar adiante de onde estava o antigo, no mesmo sentido.
    Salta os lugares ocupados.
    .title = Levar um gato para casa
    .small =
        Nas pontes e nos cotovelos duplos, as duas caleiras nunca se encontram.
        Um gato que chega aos dois lares corre para o primeiro no sentido dos ponteiros do relógio.
        Dois gatos ligados entre si, ou dois lares, não mudam nada.
chabyrinthe-chain =
    Uma só ação pode levar vários gatos para casa.
    Dois gatos ao mesmo tempo: ambos correm para casa, os lares a que chegaram avançam, e os dois gatos são substituídos.
    { $shared_home ->
       *[one-place] Se os dois correrem para o mesmo lar, ele avança mesmo assim só um lugar.
        [each-cat] Se os dois correrem para o mesmo lar, ele avança dois lugares: um por cada gato.
    }
    Depois olha outra vez: qualquer gato que agora tenha caminho, antigo ou novo, corre também para casa. E assim por diante.
    { $mode ->
       *[points] Todos estes gatos são teus.
        [teams] Todos estes gatos são teus.
        [cooperative] { "" }
        [solitaire] { "" }
    }
    .title = Dois de uma vez, e em cadeia
    .small = Se só houver um gato novo para dois lugares, vai para o primeiro, a contar do canto de cima à esquerda, no sentido dos ponteiros do relógio.
chabyrinthe-end =
    Com o décimo quinto gato em casa o jogo acaba logo, mesmo depois da primeira ação de uma jogada.
    Quando já não houver gatos novos, joga-se até os que estão lá fora chegarem também a casa.
    { $mode ->
       *[points]
            Soma os pontos dos teus gatos. Quem tiver mais é o melhor amigo dos gatos.
            Com pontos iguais, partilham a vitória.
        [teams]
            Os parceiros somam os seus pontos. Ganha a equipa com mais pontos.
            Com pontos iguais, todos partilham a vitória.
        [cooperative]
            Os pontos não contam. Contem as jogadas de todos em conjunto: quantas menos, melhor.
            A última jogada conta por inteiro, mesmo que acabe antes.
        [solitaire]
            Os pontos não contam. Conta as tuas jogadas: quantas menos, melhor.
            A última jogada conta por inteiro, mesmo que acabe antes.
    }
    { $limit ->
        [0] { "" }
       *[other] Regra nossa: o jogo para depois da jogada { $limit }. Contam as jogadas de todos em conjunto.
    }
    { $limit ->
        [0] { "" }
       *[other] { $mode ->
           *[points] Nesse caso decidem os pontos que tiverem até aí.
            [teams] Nesse caso decidem os pontos que tiverem até aí.
            [cooperative] Se ainda houver gatos lá fora, não conseguiram.
            [solitaire] Se ainda houver gatos lá fora, não conseguiste.
        }
    }
    .title = O fim
chabyrinthe-more =
    Também se pode jogar assim:
    { $board ->
       *[board-4x4] Gatinhos, para os mais pequenos: um telhado de três por três. Tudo o resto fica igual.
        [board-3x3] O telhado grande: quatro por quatro. Tudo o resto fica igual.
    }
    { $mode ->
       *[points] A solo, ou todos juntos: levem os quinze gatos para casa e contem as jogadas. Os pontos não contam.
        [teams] A solo, ou todos juntos: levem os quinze gatos para casa e contem as jogadas. Os pontos não contam.
        [cooperative] Uns contra os outros: os gatos que levas para casa são teus, e ganha quem tiver mais pontos.
        [solitaire] Com dois ou mais jogadores: os gatos que levas para casa são teus, e ganha quem tiver mais pontos.
    }
    { $mode ->
       *[other] Equipas, para quatro: dois contra dois. Os parceiros sentam-se lado a lado, jogam um a seguir ao outro e somam os seus pontos.
        [teams] Sem equipas: cada um conta só os seus pontos.
    }
    .title = Outras formas de jogar

chabyrinthe-edition-actions = É preciso usar as duas ações? Nas regras russas, sim; nas francesas e nas inglesas, não.
    .about = as duas ações de uma jogada
chabyrinthe-edition-deck = A caixa francesa tem 26 cartas de caleira, a russa de 2024 tem 36. Nenhuma das regras diz quantas há de cada forma; isso escolhemos nós.
    .about = o que há na caixa
chabyrinthe-edition-enters = Só as regras russas dizem claramente que a carta nova entra pela outra ponta e não se põe simplesmente no espaço livre. As outras falam de empurrar a linha ou a coluna.
    .about = meter uma carta
chabyrinthe-edition-cat = Só as regras russas dizem que o gato novo segue o sentido dos ponteiros do relógio. As outras dizem «um passo mais adiante».
    .about = o gato novo
chabyrinthe-edition-home = Nenhuma das regras diz quanto avança um lar que recebe dois gatos ao mesmo tempo. Um lugar é a nossa interpretação; cada mesa pode escolher.
    .about = dois gatos ao mesmo tempo
chabyrinthe-edition-counted = A solo e em conjunto, as regras francesas contam jogadas, as russas contam rondas e as inglesas as duas coisas. Nós contamos jogadas.
    .about = jogar a solo e em conjunto
chabyrinthe-edition-teams = Só as regras russas dizem que os parceiros jogam um a seguir ao outro. Nas outras apenas se sentam lado a lado.
    .about = as equipas
chabyrinthe-edition-old = Na edição de 2007, uma das duas ações tinha de ser rodar uma carta.

## Labyrinth

labyrinth-aim =
    O labirinto esconde vinte e quatro tesouros, e os seus corredores não param quietos. Empurra-os e caminha até aos tesouros das tuas cartas.
    { $finish ->
       *[corner] Encontra-os todos e volta ao teu canto.
        [anywhere] Encontra-os todos. Não precisas de voltar ao teu canto.
    }
    { $seats ->
        [1] Fá-lo no menor número de jogadas que conseguires.
       *[other] Ganha quem o fizer primeiro.
    }
    .title = Objetivo do jogo
labyrinth-start =
    Dezasseis placas estão fixas. As { $tiles_sum } soltas são baralhadas e enchem os espaços, viradas ao acaso.
    Sobra uma placa. É essa que se mete no labirinto.
    { $secrets ->
        [all] { $seats ->
           *[0] Baralhem as 24 cartas de tesouro e distribuam-nas todas: 24 a quem joga a solo, 12 a cada um com dois jogadores, 8 com três, 6 com quatro.
            [1] Baralha as 24 cartas de tesouro. São todas tuas.
            [2] Baralhem as 24 cartas de tesouro e deem 12 a cada um.
            [3] Baralhem as 24 cartas de tesouro e deem 8 a cada um.
            [4] Baralhem as 24 cartas de tesouro e deem 6 a cada um.
        }
       *[other] As 24 cartas de tesouro são baralhadas. Cartas para cada jogador: { $secrets }. As outras ficam na caixa, e ninguém as vê.
    }
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] As tuas cartas formam um monte virado para baixo.
            [at-once] As tuas cartas formam um monte virado para baixo. Vê em segredo a de cima e volta a pô-la no monte.
        }
        [open] Vê todas as tuas cartas, mas não as mostres a ninguém.
    }
    O teu peão começa no canto da sua cor.
    { $seats ->
       *[0] Dois jogadores ficam em cantos opostos.
        [1] { "" }
        [2] Vocês os dois ficam em cantos opostos.
        [3] { "" }
        [4] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Tirem à sorte quem começa. Depois joga-se no sentido dos ponteiros do relógio.
           *[other] Aqui já está escolhido quem começa. Na caixa decide a sorte. Depois joga-se no sentido dos ponteiros do relógio.
        }
    }
    .title = Preparação do jogo
labyrinth-turn =
    Primeiro empurras o labirinto, depois caminhas.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Quando começa a tua vez, vê em segredo a tua carta de cima. Volta a pô-la virada para baixo.
            [at-once] Já sabes que tesouro procuras: o da tua carta de cima.
        }
        [open] Vai atrás de qualquer um dos teus tesouros, pela ordem que quiseres. Podes mudar de ideias em cada jogada.
    }
    Empurrar é obrigatório, mesmo que já possas chegar a um tesouro teu.
    Caminhar é opcional: também podes ficar onde estás.
    .title = A tua vez
labyrinth-slide =
    Roda como quiseres a placa que sobra e mete-a junto a uma das doze setas.
    Toda a fila avança, e na outra ponta sai uma placa.
    { $seats ->
        [1] É essa a placa que metes da próxima vez.
       *[other] É essa a placa que o próximo jogador mete.
    }
    .title = Empurrar o labirinto
    .small = Enquanto um tesouro está fora do tabuleiro, ninguém pode chegar até ele.
labyrinth-barred =
    { $seats ->
        [1] Não podes empurrar de volta o que acabaste de empurrar.
       *[other] Não podes empurrar de volta o que o jogador anterior acabou de empurrar.
    }
    A seta onde saiu a última placa fica fechada durante uma jogada, seja como for que rodes a placa.
    Meter a placa outra vez junto à mesma seta é permitido.
    .title = Sem voltar logo atrás
    .small = Na primeira jogada de todas, nenhuma seta está fechada.
labyrinth-ride =
    Os peões na placa que sai voltam a entrar pelo outro lado, na placa que acabou de entrar.
    Isso não conta como caminhar: ainda podes caminhar a seguir.
    .title = Sair e voltar a entrar
    .small = Os cantos e as outras placas fixas nunca se mexem, nem os peões que estão em cima delas.
labyrinth-walk =
    Caminha pelos corredores abertos até onde quiseres.
    Um corredor só continua se as duas placas estiverem abertas onde se tocam.
    Os peões nunca se estorvam: numa casa há lugar para todos.
    { $cards ->
       *[top] Se estiveres no teu tesouro quando a tua vez acaba, encontraste-o. Vira a carta (aqui vira-se sozinha).
        [open] Se estiveres num dos teus tesouros quando a tua vez acaba, encontraste-o. Vira a carta (aqui vira-se sozinha).
    }
    Também vale se foi um empurrão do labirinto que te levou lá. Passar por cima não chega.
    Só podes encontrar um tesouro por jogada.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Vês a tua próxima carta quando voltar a ser a tua vez.
            [at-once] Depois vê logo a tua próxima carta. Só podes encontrar esse tesouro a partir da tua próxima jogada.
        }
        [open] { "" }
    }
    .title = Caminhar e encontrar
    .small =
        Não chegas lá? Caminha para onde as tuas hipóteses vão ser melhores da próxima vez.
        Os tesouros já encontrados ficam nas suas placas e deixam de contar.
        { $secrets ->
            [all] { "" }
           *[other] Os tesouros das cartas que ficaram na caixa também não contam.
        }
labyrinth-end =
    { $finish ->
       *[corner] Quando todas as tuas cartas estiverem viradas, volta ao teu próprio canto e fica lá.
        [anywhere] Quando encontras o teu último tesouro, chegaste ao fim. Não precisas de voltar ao teu canto.
    }
    { $seats ->
       *[other] { $finish ->
           *[corner] Quem chegar primeiro ao seu canto ganha, e o jogo acaba logo.
            [anywhere] Quem encontrar primeiro todos os seus tesouros ganha, e o jogo acaba logo.
        }
        [1] { "" }
    }
    { $seats ->
       *[0] Se jogas a solo, conta as tuas jogadas: quantas menos, melhor.
        [1] Conta as tuas jogadas: quantas menos, melhor.
        [2] { "" }
        [3] { "" }
        [4] { "" }
    }
    { $limit ->
        [0] { "" }
       *[other] Regra nossa: se ninguém tiver ganho até ao fim da jogada { $limit }, há empate. Contam as jogadas de todos em conjunto.
    }
    .title =
        { $finish ->
           *[corner] O regresso
            [anywhere] O fim
        }
labyrinth-more =
    Também se pode jogar assim:
    { $cards ->
       *[top] Com crianças pequenas: cada um vê todas as suas cartas desde o início e encontra os tesouros por qualquer ordem.
        [open] Para crianças mais velhas: cada um vê só a sua carta de cima e encontra os tesouros um a seguir ao outro.
    }
    { $finish ->
       *[corner] Sem o regresso, se todos concordarem: ganha quem encontrar primeiro todos os seus tesouros.
        [anywhere] Com o regresso: depois do último tesouro, é preciso voltar ao próprio canto para ganhar.
    }
    { $secrets ->
        [all] Um jogo curto: menos cartas para cada um.
       *[other] Um jogo longo: distribuem-se as cartas todas.
    }
    .title = Outras formas de jogar

labyrinth-edition-first = Nestas regras, a sorte decide quem começa; nas edições mais recentes começa o jogador mais novo.
    .about = quem começa
labyrinth-edition-look = Nestas regras, vês a tua primeira carta quando começa a tua primeira vez; nas edições mais recentes todos a veem antes do jogo.
    .about = a primeira carta
labyrinth-edition-next = Nestas regras, vês a próxima carta na tua próxima jogada; nas edições mais recentes vê-la logo, mas só podes encontrar esse tesouro a partir da tua próxima jogada.
    .about = a próxima carta
labyrinth-edition-skip = As regras deixam saltar um movimento. Entendemos que é o movimento do peão, porque empurrar é sempre obrigatório.
    .about = caminhar
labyrinth-edition-children = Mostrar aos mais pequenos todas as suas cartas, e jogar sem o regresso se todos concordarem: as duas coisas estão nestas regras.
    .about = jogar com crianças pequenas
labyrinth-edition-tiles = Conhecem-se dois conjuntos de placas soltas: 13 retas e 15 curvas, ou 12 e 16, sempre com 6 bifurcações. Aqui há retas ({ $tiles_1 }), curvas ({ $tiles_2 }) e bifurcações ({ $tiles_3 }).

## Mouse race

mouse-race-aim =
    No meio está um pedaço de queijo, e nos cantos há ratos esfomeados. Faz um caminho para o teu rato, pedra a pedra.
    { $bag_3 ->
        [0] { "" }
       *[other] Põe gatos no caminho dos outros.
    }
    { $finish ->
       *[cheese] Ganha o primeiro caminho até ao queijo.
        [scent] Ganha o primeiro caminho até à área de cheiro à volta do queijo.
    }
    .title = Objetivo do jogo
mouse-race-start =
    Cada jogador põe um rato no canto da sua cor. O queijo vai para o meio do tabuleiro.
    { $seats ->
       *[0] { $players ->
           *[players-2-or-4] Podem jogar dois ou quatro. Dois ficam em cantos opostos.
            [players-2-to-4] Podem jogar dois, três ou quatro. Dois ficam em cantos opostos.
        }
        [2] Jogam dois, em cantos opostos.
        [3] Jogam três, e um canto fica vazio.
        [4] Jogam quatro, um em cada canto.
    }
    O tabuleiro tem treze por treze casas. As oito à volta do queijo são a área de cheiro.
    { $bag_3 ->
        [0] Todas as outras pedras vão para a bolsa: retas ({ $bag_1 }) e curvas ({ $bag_2 }), mas aqui nenhum gato.
       *[other] Todas as outras pedras vão para a bolsa: retas ({ $bag_1 }), curvas ({ $bag_2 }) e gatos ({ $bag_3 }).
    }
    { $first ->
        [lot] Aqui é a sorte que decide quem começa. Na caixa começa o jogador mais novo. Depois joga-se no sentido dos ponteiros do relógio.
       *[other] Aqui já está escolhido quem começa. Na caixa começa o jogador mais novo. Depois joga-se no sentido dos ponteiros do relógio.
    }
    .title = Preparação do jogo
    .small =
        { $seats ->
            [4] { "" }
           *[other] Um canto sem rato é uma casa como as outras.
        }
mouse-race-turn =
    Tira uma pedra da bolsa sem olhar, ou passa a vez.
    Decide antes de tirar.
    Tens de pôr a pedra que tiras se couber em algum sítio, mesmo que vá na direção errada.
    Se não couber em lado nenhum, volta para a bolsa (aqui volta sozinha), e a tua vez acaba.
    .title = A tua vez
    .small = Com a bolsa vazia, só podes passar a vez.
mouse-race-path =
    As retas e as curvas tornam o teu caminho mais comprido.
    A tua primeira pedra fica ao lado do teu canto, de um lado ou do outro. A linha tem de começar no canto.
    Cada nova pedra fica na casa para onde aponta a última. Uma reta segue em frente; uma curva vira à esquerda ou à direita, como quiseres.
    { $bag_3 ->
        [0] O teu caminho pode seguir pela borda do tabuleiro e ao lado de outros caminhos.
       *[other] O teu caminho pode seguir pela borda do tabuleiro, ao lado de gatos e ao lado de outros caminhos.
    }
    .title = O teu caminho
    .small = Mantém a distância dos outros, ou fecham-te o caminho.
mouse-race-blocked =
    { $may_point ->
       *[no] A nova ponta do teu caminho não pode apontar para fora do tabuleiro, nem para um gato, nem para um caminho, mesmo o teu, nem para um rato.
        [yes] A nova ponta do teu caminho não pode apontar para fora do tabuleiro nem para um gato.
    }
    { $may_point ->
       *[no] { "" }
        [yes] Pode apontar para um caminho ou um rato, mas então não avanças enquanto a casa em frente não ficar livre.
    }
    Se uma pedra não couber de outra maneira, volta para a bolsa (aqui volta sozinha).
    Perdes esta jogada, mas só esta.
    .title = Sem saída
    .small = O teu caminho está tapado se a casa em frente estiver ocupada. Continua a tirar pedras, ou passa a vez e dá um passo atrás.
mouse-race-cat =
    { $cat_against ->
       *[next] Usa um gato para atrasar o próximo jogador.
        [nearest] Usa um gato para atrasar o rato que está mais perto do queijo, sem contar com o teu.
        [longest] Usa um gato para atrasar o rato com o caminho mais comprido, sem contar com o teu.
    }
    { $cat_zone ->
       *[side-or-way] Pode ficar do lado desse jogador ou no caminho do rato dele até ao queijo.
        [side] Tem de ficar do lado do tabuleiro desse jogador.
        [way] Tem de ficar no caminho desse rato até ao queijo.
        [anywhere] Pode ficar em qualquer casa do tabuleiro.
    }
    { $cat_zone ->
       *[side-or-way] Lado: todas as casas que não estão mais perto do canto de outro rato. Contam-se os passos por linhas e colunas; uma casa à mesma distância de dois cantos pertence aos dois lados.
        [side] Lado: todas as casas que não estão mais perto do canto de outro rato. Contam-se os passos por linhas e colunas; uma casa à mesma distância de dois cantos pertence aos dois lados.
        [way] { "" }
        [anywhere] { "" }
    }
    { $cat_zone ->
       *[side-or-way] Caminho (a pontilhado na imagem): o retângulo entre a última pedra do caminho e o queijo, e mais um anel de casas à volta.
        [side] { "" }
        [way] Caminho: o retângulo entre a última pedra do caminho e o queijo, e mais um anel de casas à volta.
        [anywhere] { "" }
    }
    Não pode ficar mesmo no fim de um caminho, ou seja, na casa para onde ele aponta.
    Pode ficar ao lado de um canto ainda sem caminho, desde que sobre uma saída livre.
    { $take_back ->
       *[cat-or-own] { "" }
        [own] Um rato ainda sem caminho tem de ter sempre um lugar para a sua primeira pedra.
    }
    Depois a tua vez acaba.
    .title = Pôr um gato
    .small =
        { $cat_against ->
           *[next] { "" }
            [nearest] Mais perto: contam-se os passos por linhas e colunas desde a última pedra, ou desde o canto. Se houver dois iguais, é o primeiro a jogar depois de ti.
            [longest] Mais comprido: o que tem mais pedras. Se houver dois iguais, é o primeiro a jogar depois de ti.
        }
        { $cat_zone ->
           *[side-or-way] Enquanto um rato não tem nenhuma pedra, o caminho dele é o retângulo entre o canto e o queijo, sem o anel.
            [side] { "" }
            [way] Enquanto um rato não tem nenhuma pedra, o caminho dele é o retângulo entre o canto e o queijo, sem o anel.
            [anywhere] { "" }
        }
        Nada se põe em cima de outra pedra, de um rato ou do queijo.
        Se não houver casa para o gato, volta para a bolsa, e a tua vez acaba.
mouse-race-scent =
    { $scent ->
       *[may-block] Nas oito casas à volta do queijo pode sempre ficar um gato.
        [no-exception] Aqui as oito casas à volta do queijo são como todas as outras.
    }
    { $scent ->
       *[may-block] Não importa de quem é o lado, nem de quem é o caminho.
        [no-exception] Também ali nenhum gato pode ficar mesmo no fim de um caminho.
    }
    { $scent ->
       *[may-block] O gato pode até ficar mesmo no fim de um caminho.
        [no-exception] { "" }
    }
    .title = A área de cheiro
mouse-race-miss =
    { $take_back ->
       *[cat-or-own] { $bag_3 ->
            [0] Quando passas a vez, podes retirar a última pedra do teu caminho e devolvê-la à bolsa.
           *[other] Quando passas a vez, podes retirar uma pedra e devolvê-la à bolsa: um gato qualquer do tabuleiro ou a última pedra do teu caminho.
        }
        [own] Quando passas a vez, podes retirar a última pedra do teu caminho e devolvê-la à bolsa. Os gatos ficam onde estão.
    }
    Não é obrigatório retirar nada.
    Podes passar a vez quantas vezes quiseres.
    .title = Passar a vez
    .small = Um passo atrás é muitas vezes a maneira mais rápida de avançar.
mouse-race-end =
    { $finish ->
       *[cheese] Ganhas assim que a pedra que pões aponta para o queijo. O teu rato fica no lugar dele.
        [scent] Ganhas assim que pões uma pedra na área de cheiro. O teu rato apanha o queijo.
    }
    { $finish ->
       *[cheese] Um caminho pode atravessar a área de cheiro e passar ao lado do queijo sem ganhar.
        [scent] { "" }
    }
    { $limit ->
        [0] Aqui não há limite de jogadas.
       *[other] Regra nossa, que não vem em nenhuma caixa: se ninguém tiver ganho até ao fim da jogada { $limit }, há empate. Contam as jogadas de todos em conjunto, também as passadas.
    }
    .title =
        { $finish ->
           *[cheese] O queijo
            [scent] O fim
        }
    .small = Um rato com o caminho fechado continua em jogo: vais tirando pedras ou passando a vez.
mouse-race-more =
    Também se pode jogar assim:
    { $bag_3 ->
        [0] { "" }
       *[other] { $scent ->
           *[may-block] Com crianças pequenas: sem exceção à volta do queijo. Assim nunca há um gato mesmo no fim de um caminho.
            [no-exception] Para crianças mais velhas: na área de cheiro, os gatos podem ficar mesmo no fim de um caminho.
        }
    }
    { $players ->
       *[players-2-or-4] Com três jogadores, como algumas edições permitem: escolham isso antes de começar.
        [players-2-to-4] { "" }
    }
    Mais gatos na bolsa tornam o caminho mais longo, menos gatos tornam-no mais curto.
    .title = Outras formas de jogar

mouse-race-edition-players = Nos textos francês, dinamarquês, italiano e russo também podem jogar três; nos outros jogam dois ou quatro.
    .about = o número de jogadores
mouse-race-edition-bag = A caixa tem 169 pedras. Nenhum texto diz quantas são retas, curvas e gatos; 72, 72 e 20 é escolha nossa.
    .about = o que há na caixa
mouse-race-edition-against = No texto espanhol o gato é para o rato que está mais perto do queijo, e mais abaixo para o caminho mais comprido. Em todos os outros é para o próximo jogador.
    .about = para quem é um gato
mouse-race-edition-zone = A maioria dos textos diz: no caminho do próximo jogador, ou noutro sítio do lado dele. O espanhol e o italiano dizem só: no caminho. Até onde vão o lado e o caminho é interpretação nossa.
    .about = onde pode ficar um gato
mouse-race-edition-point = Quando é que um caminho estorva o teu? Os textos francês e italiano falam de ir contra ele. Por isso, nas regras normais, a nova ponta do teu caminho não pode apontar para nenhum caminho.
    .about = caminhos que estorvam
mouse-race-edition-scent = À volta do queijo, o texto francês deixa pôr um gato onde se quiser, e o espanhol até em cima de um caminho. Isso não é possível aqui.
    .about = a área de cheiro
mouse-race-edition-danish = O texto dinamarquês só deixa devolver «a última pedra tirada» e nada diz sobre gatos. Na nossa edição dinamarquesa joga-se como nas outras: um gato, ou a última pedra do caminho.
    .about = passar a vez
mouse-race-edition-french = O texto francês deixa retirar «uma das tuas pedras». Para nós é a última, porque qualquer outra cortaria o caminho em dois.
    .about = passar a vez
mouse-race-edition-finish = No texto italiano, um caminho ganha assim que chega às casas amarelas.
    .about = quem ganha
