### As páginas de regras: cada jogo em poucos minutos, com as nossas palavras.

rules-title = { $game }: as regras
rules-unknown = Não há nenhum jogo com esse nome aqui.
rules-back = Voltar
rules-still = Pausar as imagens
rules-move = Animar as imagens
rules-here = Nesta mesa
rules-usual = Valem as regras padrão.
rules-switch = { $switch } – { $value }
rules-editions = Diferenças entre as edições
rules-source = { $booklets }, sobre { $about }
rules-booklet = { $booklet ->
    [da] Regras dinamarquesas
    [de] Regras alemãs
    [en] Regras inglesas
    [es] Regras espanholas
    [fr] Regras francesas
    [it] Regras italianas
    [nl] Regras holandesas
    [pt] Regras portuguesas
    [ru-2024] Regras russas de 2024
   *[ru] Regras russas
  }

## Chabyrinthe

chabyrinthe-aim =
    Há gatos de rua sentados em volta de um telhado cheio de calhas. Gire e empurre as cartas de calha até um gato poder correr para um lar quentinho.
    { $mode ->
        [solitaire] Leve os quinze gatos para casa no menor número de jogadas que você conseguir.
        [cooperative] Levem juntos os quinze gatos para casa, no menor número de jogadas que vocês conseguirem.
       *[points] Cada gato que você leva para casa é seu. Ele vale 3, 4 ou 5 pontos: o número está no gato.
        [teams] Cada gato que você leva para casa é da sua equipe. Ele vale 3, 4 ou 5 pontos: o número está no gato.
    }
    { $mode ->
        [solitaire] { "" }
        [cooperative] { "" }
       *[points] Quem tiver mais pontos é o melhor amigo dos gatos.
        [teams] Vence a equipe com mais pontos.
    }
    .title = Objetivo do jogo
chabyrinthe-start =
    { $board ->
       *[board-4x4] Dezesseis cartas de calha formam um quadrado de quatro por quatro. Esse é o telhado.
        [board-3x3] Nove cartas de calha formam um quadrado de três por três. Esse é o telhado.
    }
    A carta de baixo à esquerda e a de cima à direita têm que ser cotovelos (com moldura na imagem). Cada cotovelo abre para as duas cartas ao lado dele.
    Todas as outras cartas ficam ao acaso.
    { $board ->
       *[board-4x4] Em volta do telhado há dezesseis lugares: um junto a cada borda externa de uma carta, nenhum na diagonal dos cantos.
        [board-3x3] Em volta do telhado há doze lugares: um junto a cada borda externa de uma carta, nenhum na diagonal dos cantos.
    }
    Os dois lares ficam ao lado desses cotovelos: um à esquerda do cotovelo de baixo, outro à direita do de cima.
    Dois gatos ficam junto aos outros dois cantos: um acima da carta de cima à esquerda, outro abaixo da carta de baixo à direita.
    O resto das { $deck_sum } cartas de calha forma um monte virado para cima. Todos veem a carta de cima.
    Os outros treze gatos formam um monte virado para baixo.
    { $mode ->
        [teams] São dois contra dois. Os parceiros se sentam lado a lado e jogam um depois do outro.
       *[other] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Aqui um sorteio decide quem começa. Na caixa começa quem viu um gato preto por último. Depois a vez segue no sentido horário.
           *[other] Aqui já está escolhido quem começa. Na caixa começa quem viu um gato preto por último. Depois a vez segue no sentido horário.
        }
    }
    .title = Preparação
    .small = Com cartas de verdade, deixe mais ou menos um centímetro entre elas: assim é mais fácil empurrar.
chabyrinthe-turn =
    { $actions ->
       *[exactly-two] Você tem duas ações e precisa usar as duas.
        [at-most-two] Você tem duas ações, mas não precisa usar as duas.
    }
    Em cada ação você gira uma carta ou encaixa uma nova.
    { $must_rotate ->
       *[no] Você pode fazer a mesma coisa duas vezes.
        [yes] Você pode girar cartas duas vezes, mas não pode encaixar duas cartas na mesma jogada.
    }
    { $actions ->
       *[exactly-two] { "" }
        [at-most-two] Você pode terminar a vez depois de uma ação, ou sem nenhuma.
    }
    Os gatos correm para casa depois de cada ação, e não só no fim da sua vez.
    .title = Sua vez
chabyrinthe-rotate =
    Escolha qualquer carta do telhado e gire um quarto de volta, para a esquerda ou para a direita, ou meia-volta.
    Deixar a carta como está não vale.
    .title = Girar uma carta
    .small =
        Dar meia-volta em uma calha reta não muda nada, mas pode.
        Os dois cotovelos da preparação podem ser girados e empurrados como todas as outras cartas.
chabyrinthe-push =
    Pegue a carta de cima do monte e encaixe em uma das pontas de uma linha ou coluna.
    { $inserted ->
       *[free] Antes, gire a carta como quiser.
        [as-it-lies] Encaixe a carta do jeito que ela está no monte, sem girar.
    }
    A fileira inteira avança uma carta. A carta que sai na outra ponta vai para o fundo do monte.
    Os gatos e os lares do lado de fora não atrapalham e ficam onde estão.
    .title = Encaixar uma carta
    .small =
        Com cartas de verdade, tire primeiro a carta da outra ponta. Não vale só colocar a carta nova no espaço livre: empurre.
        Uma fileira que acabou de ser empurrada pode ser empurrada de volta.
chabyrinthe-home =
    Quando uma calha sem interrupções liga um gato a um lar, o gato corre para casa.
    Duas cartas estão ligadas se as duas têm uma calha que abre na borda entre elas.
    Um gato ou um lar só toca na carta ao lado dele, e só se uma calha abrir ali.
    { $mode ->
       *[points] O gato é seu: coloque-o na sua frente, virado para cima.
        [teams] O gato é seu: coloque-o na sua frente, virado para cima.
        [cooperative] Tire o gato da mesa.
        [solitaire] Tire o gato da mesa.
    }
    Depois o lar avança um lugar, no sentido horário.
    Em seguida, um gato novo se senta um lugar adiante de onde estava o antigo, no mesmo sentido.
    Pule os lugares ocupados.
    .title = Levar um gato para casa
    .small =
        Nas pontes e nos cotovelos duplos, as duas calhas nunca se encontram.
        Um gato que alcança os dois lares corre para o primeiro no sentido horário.
        Dois gatos ligados entre si, ou dois lares, não mudam nada.
chabyrinthe-chain =
    Uma só ação pode levar vários gatos para casa.
    Dois gatos ao mesmo tempo: os dois correm para casa, os lares aonde chegaram avançam, e os dois gatos são substituídos.
    { $shared_home ->
       *[one-place] Se os dois correrem para o mesmo lar, ele avança um lugar só.
        [each-cat] Se os dois correrem para o mesmo lar, ele avança dois lugares: um para cada gato.
    }
    Depois olhe de novo: qualquer gato que agora tenha caminho, antigo ou novo, também corre para casa. E assim por diante.
    { $mode ->
       *[points] Todos esses gatos são seus.
        [teams] Todos esses gatos são seus.
        [cooperative] { "" }
        [solitaire] { "" }
    }
    .title = Dois de uma vez, e em cadeia
    .small = Se só houver um gato novo para dois lugares, ele vai para o primeiro, contando a partir do canto de cima à esquerda, no sentido horário.
chabyrinthe-end =
    Com o décimo quinto gato em casa a partida termina na hora, mesmo depois da primeira ação de uma jogada.
    Quando não houver mais gatos novos, o jogo continua até os que estão do lado de fora também chegarem em casa.
    { $mode ->
       *[points]
            Some os pontos dos seus gatos. Quem tiver mais é o melhor amigo dos gatos.
            Com pontos iguais, vocês dividem a vitória.
        [teams]
            Os parceiros somam seus pontos. Vence a equipe com mais pontos.
            Com pontos iguais, todos dividem a vitória.
        [cooperative]
            Os pontos não contam. Contem as jogadas de todos: quanto menos, melhor.
            A última jogada conta por inteiro, mesmo que termine antes.
        [solitaire]
            Os pontos não contam. Conte as suas jogadas: quanto menos, melhor.
            A última jogada conta por inteiro, mesmo que termine antes.
    }
    { $limit ->
        [0] { "" }
       *[other] Regra nossa: a partida para depois da jogada { $limit }. As jogadas de todos contam juntas.
    }
    { $limit ->
        [0] { "" }
       *[other] { $mode ->
           *[points] Nesse caso valem os pontos que vocês têm até ali.
            [teams] Nesse caso valem os pontos que vocês têm até ali.
            [cooperative] Se ainda houver gatos do lado de fora, vocês não conseguiram.
            [solitaire] Se ainda houver gatos do lado de fora, você não conseguiu.
        }
    }
    .title = O fim
chabyrinthe-more =
    Também dá para jogar assim:
    { $board ->
       *[board-4x4] Gatinhos, para os menores: um telhado de três por três. O resto fica igual.
        [board-3x3] O telhado grande: quatro por quatro. O resto fica igual.
    }
    { $mode ->
       *[points] Em partida solo, ou todos juntos: levem os quinze gatos para casa e contem as jogadas. Os pontos não contam.
        [teams] Em partida solo, ou todos juntos: levem os quinze gatos para casa e contem as jogadas. Os pontos não contam.
        [cooperative] Uns contra os outros: os gatos que você leva para casa são seus, e vence quem tiver mais pontos.
        [solitaire] Com dois ou mais jogadores: os gatos que você leva para casa são seus, e vence quem tiver mais pontos.
    }
    { $mode ->
       *[other] Equipes, para quatro: dois contra dois. Os parceiros se sentam lado a lado, jogam um depois do outro e somam seus pontos.
        [teams] Sem equipes: cada um conta só os próprios pontos.
    }
    .title = Outros jeitos de jogar

chabyrinthe-edition-actions = É preciso usar as duas ações? Nas regras russas, sim; nas francesas e nas inglesas, não.
    .about = as duas ações de uma jogada
chabyrinthe-edition-deck = A caixa francesa tem 26 cartas de calha, a russa de 2024 tem 36. Nenhuma das regras diz quantas há de cada forma; isso fomos nós que escolhemos.
    .about = o que vem na caixa
chabyrinthe-edition-enters = Só as regras russas dizem claramente que a carta nova entra pela outra ponta e não é só colocada no espaço livre. As outras falam em empurrar a linha ou a coluna.
    .about = encaixar uma carta
chabyrinthe-edition-cat = Só as regras russas dizem que o gato novo segue o sentido horário. As outras dizem “um passo adiante”.
    .about = o gato novo
chabyrinthe-edition-home = Nenhuma das regras diz quanto avança um lar que recebe dois gatos ao mesmo tempo. Um lugar é a nossa interpretação; cada mesa pode escolher.
    .about = dois gatos ao mesmo tempo
chabyrinthe-edition-counted = Nas partidas solo e em conjunto, as regras francesas contam jogadas, as russas contam rodadas e as inglesas, as duas coisas. Nós contamos jogadas.
    .about = as partidas solo e em conjunto
chabyrinthe-edition-teams = Só as regras russas dizem que os parceiros jogam um depois do outro. Nas outras eles apenas se sentam lado a lado.
    .about = as equipes
chabyrinthe-edition-old = Na edição de 2007, uma das duas ações tinha que ser girar uma carta.

## Labyrinth

labyrinth-aim =
    O labirinto esconde vinte e quatro tesouros, e seus corredores não param quietos. Empurre os corredores e ande até os tesouros das suas cartas.
    { $finish ->
       *[corner] Encontre todos e depois volte ao seu canto.
        [anywhere] Encontre todos. Você não precisa voltar ao seu canto.
    }
    { $seats ->
        [1] Faça isso no menor número de jogadas que conseguir.
       *[other] Vence quem fizer isso primeiro.
    }
    .title = Objetivo do jogo
labyrinth-start =
    Dezesseis peças são fixas. As { $tiles_sum } soltas são embaralhadas e preenchem os espaços, viradas ao acaso.
    Sobra uma peça. É ela que vai ser encaixada.
    { $secrets ->
        [all] { $seats ->
           *[0] Embaralhem as 24 cartas de tesouro e distribuam todas: 24 em partida solo, 12 para cada um com dois jogadores, 8 com três, 6 com quatro.
            [1] Embaralhe as 24 cartas de tesouro. São todas suas.
            [2] Embaralhem as 24 cartas de tesouro e deem 12 a cada um.
            [3] Embaralhem as 24 cartas de tesouro e deem 8 a cada um.
            [4] Embaralhem as 24 cartas de tesouro e deem 6 a cada um.
        }
       *[other] As 24 cartas de tesouro são embaralhadas. Cartas para cada jogador: { $secrets }. As outras ficam na caixa, e ninguém olha.
    }
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Suas cartas formam um monte virado para baixo.
            [at-once] Suas cartas formam um monte virado para baixo. Olhe a de cima em segredo e devolva ao monte.
        }
        [open] Olhe todas as suas cartas, mas não mostre a ninguém.
    }
    Seu peão começa no canto da cor dele.
    { $seats ->
       *[0] Dois jogadores ficam em cantos opostos.
        [1] { "" }
        [2] Vocês dois ficam em cantos opostos.
        [3] { "" }
        [4] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Sorteiem quem começa. Depois a vez segue no sentido horário.
           *[other] Aqui já está escolhido quem começa. Na caixa isso é sorteado. Depois a vez segue no sentido horário.
        }
    }
    .title = Preparação
labyrinth-turn =
    Primeiro empurre o labirinto, depois ande.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Quando sua vez começar, olhe sua carta de cima em segredo. Devolva-a virada para baixo.
            [at-once] Você já sabe que tesouro está procurando: o da sua carta de cima.
        }
        [open] Vá atrás de qualquer um dos seus tesouros, na ordem que quiser. Você pode mudar de ideia a cada jogada.
    }
    Empurrar é obrigatório, mesmo que você já possa chegar a um tesouro seu.
    Andar é opcional: você também pode ficar onde está.
    .title = Sua vez
labyrinth-slide =
    Gire como quiser a peça que sobra e encaixe em uma das doze setas.
    A fileira inteira avança, e na outra ponta sai uma peça.
    { $seats ->
        [1] É essa a peça que você vai encaixar na próxima vez.
       *[other] É essa a peça que o próximo jogador vai encaixar.
    }
    .title = Empurrar o labirinto
    .small = Enquanto um tesouro está fora do tabuleiro, ninguém pode chegar a ele.
labyrinth-barred =
    { $seats ->
        [1] Você não pode empurrar de volta o que acabou de empurrar.
       *[other] Você não pode empurrar de volta o que o jogador anterior acabou de empurrar.
    }
    A seta onde saiu a última peça fica bloqueada por uma jogada, não importa como você gire a peça.
    Encaixar de novo na mesma seta é permitido.
    .title = Sem voltar atrás
    .small = Na primeira jogada de todas, nenhuma seta está bloqueada.
labyrinth-ride =
    Os peões na peça que sai voltam pelo outro lado, na peça que acabou de entrar.
    Isso não conta como andar: você ainda pode andar depois.
    .title = Sair e entrar de novo
    .small = Os cantos e as outras peças fixas nunca se mexem, nem os peões que estão em cima delas.
labyrinth-walk =
    Ande pelos corredores abertos até onde quiser.
    Um corredor só continua se as duas peças estiverem abertas onde se tocam.
    Os peões nunca se atrapalham: em uma casa há lugar para todos.
    { $cards ->
       *[top] Se você estiver no seu tesouro quando a sua vez terminar, você o encontrou. Vire a carta (aqui ela vira sozinha).
        [open] Se você estiver em um dos seus tesouros quando a sua vez terminar, você o encontrou. Vire a carta (aqui ela vira sozinha).
    }
    Também vale se foi um empurrão do labirinto que levou você até lá. Só passar por cima não basta.
    Você só pode encontrar um tesouro por jogada.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Você olha a próxima carta quando for a sua vez de novo.
            [at-once] Depois já olhe a sua próxima carta. Você só pode encontrar esse tesouro a partir da sua próxima jogada.
        }
        [open] { "" }
    }
    .title = Andar e encontrar
    .small =
        Não dá para chegar? Ande para onde suas chances vão ser melhores na próxima vez.
        Os tesouros já encontrados ficam nas peças e não valem mais nada.
        { $secrets ->
            [all] { "" }
           *[other] Os tesouros das cartas que ficaram na caixa também não valem nada.
        }
labyrinth-end =
    { $finish ->
       *[corner] Quando todas as suas cartas estiverem viradas, volte ao seu próprio canto e pare ali.
        [anywhere] Quando você encontra o seu último tesouro, chegou ao fim. Não precisa voltar ao seu canto.
    }
    { $seats ->
       *[other] { $finish ->
           *[corner] Quem chegar primeiro ao seu canto vence, e a partida termina na hora.
            [anywhere] Quem encontrar primeiro todos os seus tesouros vence, e a partida termina na hora.
        }
        [1] { "" }
    }
    { $seats ->
       *[0] Em partida solo, conte as suas jogadas: quanto menos, melhor.
        [1] Conte as suas jogadas: quanto menos, melhor.
        [2] { "" }
        [3] { "" }
        [4] { "" }
    }
    { $limit ->
        [0] { "" }
       *[other] Regra nossa: se ninguém vencer até o fim da jogada { $limit }, dá empate. As jogadas de todos contam juntas.
    }
    .title =
        { $finish ->
           *[corner] O caminho de volta
            [anywhere] O fim
        }
labyrinth-more =
    Também dá para jogar assim:
    { $cards ->
       *[top] Com crianças pequenas: cada um olha todas as suas cartas desde o começo e encontra os tesouros em qualquer ordem.
        [open] Para crianças maiores: cada um olha só a sua carta de cima e encontra os tesouros um depois do outro.
    }
    { $finish ->
       *[corner] Sem o caminho de volta, se todos concordarem: vence quem encontrar primeiro todos os seus tesouros.
        [anywhere] Com o caminho de volta: depois do último tesouro, é preciso voltar ao próprio canto para vencer.
    }
    { $secrets ->
        [all] Uma partida curta: menos cartas para cada um.
       *[other] Uma partida longa: todas as cartas são distribuídas.
    }
    .title = Outros jeitos de jogar

labyrinth-edition-first = Nestas regras, um sorteio decide quem começa; nas edições mais recentes começa o jogador mais novo.
    .about = quem começa
labyrinth-edition-look = Nestas regras, você vê sua primeira carta quando começa a sua primeira vez; nas edições mais recentes todos olham antes da partida.
    .about = a primeira carta
labyrinth-edition-next = Nestas regras, você vê a próxima carta na sua próxima jogada; nas edições mais recentes, na mesma hora, mas só pode encontrar esse tesouro a partir da sua próxima jogada.
    .about = a próxima carta
labyrinth-edition-skip = As regras deixam pular um movimento. Entendemos que é o movimento do peão, porque empurrar é sempre obrigatório.
    .about = andar
labyrinth-edition-children = Mostrar às crianças pequenas todas as suas cartas, e jogar sem o caminho de volta se todos concordarem: as duas coisas estão nestas regras.
    .about = jogar com crianças pequenas
labyrinth-edition-tiles = Existem dois conjuntos conhecidos de peças soltas: 13 retas e 15 curvas, ou 12 e 16, sempre com 6 bifurcações. Aqui há retas ({ $tiles_1 }), curvas ({ $tiles_2 }) e bifurcações ({ $tiles_3 }).

## Mouse race

mouse-race-aim =
    No meio há um pedaço de queijo, e nos cantos há ratinhos famintos. Monte um caminho para o seu ratinho, peça por peça.
    { $bag_3 ->
        [0] { "" }
       *[other] Coloque gatos no caminho dos outros.
    }
    { $finish ->
       *[cheese] Vence o primeiro caminho até o queijo.
        [scent] Vence o primeiro caminho até a área do cheiro em volta do queijo.
    }
    .title = Objetivo do jogo
mouse-race-start =
    Cada jogador coloca um ratinho no canto da cor dele. O queijo vai no meio do tabuleiro.
    { $seats ->
       *[0] { $players ->
           *[players-2-or-4] Podem jogar dois ou quatro. Dois ficam em cantos opostos.
            [players-2-to-4] Podem jogar dois, três ou quatro. Dois ficam em cantos opostos.
        }
        [2] São dois jogadores, em cantos opostos.
        [3] São três jogadores, e um canto fica vazio.
        [4] São quatro jogadores, um em cada canto.
    }
    O tabuleiro tem treze por treze casas. As oito em volta do queijo são a área do cheiro.
    { $bag_3 ->
        [0] Todas as outras peças vão para o saquinho: retas ({ $bag_1 }) e curvas ({ $bag_2 }), mas aqui nenhum gato.
       *[other] Todas as outras peças vão para o saquinho: retas ({ $bag_1 }), curvas ({ $bag_2 }) e gatos ({ $bag_3 }).
    }
    { $first ->
        [lot] Aqui um sorteio decide quem começa. Na caixa começa o jogador mais novo. Depois a vez segue no sentido horário.
       *[other] Aqui já está escolhido quem começa. Na caixa começa o jogador mais novo. Depois a vez segue no sentido horário.
    }
    .title = Preparação
    .small =
        { $seats ->
            [4] { "" }
           *[other] Um canto sem ratinho é uma casa como qualquer outra.
        }
mouse-race-turn =
    Tire uma peça do saquinho sem olhar, ou passe a vez.
    Decida antes de tirar.
    Você tem que colocar a peça que tirar se ela couber em algum lugar, mesmo que leve para o lado errado.
    Se não couber em lugar nenhum, ela volta para o saquinho (aqui volta sozinha), e a sua vez termina.
    .title = Sua vez
    .small = Com o saquinho vazio, você só pode passar a vez.
mouse-race-path =
    Retas e curvas deixam o seu caminho mais comprido.
    Sua primeira peça fica ao lado do seu canto, de um lado ou do outro. A linha tem que começar no canto.
    Cada nova peça fica na casa para onde a última aponta. Uma reta segue em frente; uma curva vira para a esquerda ou para a direita, como você quiser.
    { $bag_3 ->
        [0] Seu caminho pode passar pela borda do tabuleiro e ao lado de outros caminhos.
       *[other] Seu caminho pode passar pela borda do tabuleiro, ao lado de gatos e ao lado de outros caminhos.
    }
    .title = Seu caminho
    .small = Fique longe dos outros, ou eles fecham o seu caminho.
mouse-race-blocked =
    { $may_point ->
       *[no] A nova ponta do seu caminho não pode apontar para fora do tabuleiro, nem para um gato, nem para um caminho, mesmo o seu, nem para um ratinho.
        [yes] A nova ponta do seu caminho não pode apontar para fora do tabuleiro nem para um gato.
    }
    { $may_point ->
       *[no] { "" }
        [yes] Ela pode apontar para um caminho ou um ratinho, mas aí você não avança enquanto a casa da frente não ficar livre.
    }
    Se uma peça não couber de outro jeito, ela volta para o saquinho (aqui volta sozinha).
    Você perde esta jogada, mas só esta.
    .title = Sem saída
    .small = Seu caminho está bloqueado se a casa da frente estiver ocupada. Continue tirando peças, ou passe a vez e dê um passo atrás.
mouse-race-cat =
    { $cat_against ->
       *[next] Use um gato para atrasar o próximo jogador.
        [nearest] Use um gato para atrasar o ratinho que está mais perto do queijo, sem contar o seu.
        [longest] Use um gato para atrasar o ratinho com o caminho mais comprido, sem contar o seu.
    }
    { $cat_zone ->
       *[side-or-way] Ele pode ficar do lado desse jogador ou no caminho do ratinho dele até o queijo.
        [side] Ele tem que ficar do lado do tabuleiro desse jogador.
        [way] Ele tem que ficar no caminho desse ratinho até o queijo.
        [anywhere] Ele pode ficar em qualquer casa do tabuleiro.
    }
    { $cat_zone ->
       *[side-or-way] Lado: todas as casas que não estão mais perto do canto de outro ratinho. Conte os passos por linhas e colunas; uma casa à mesma distância de dois cantos pertence aos dois lados.
        [side] Lado: todas as casas que não estão mais perto do canto de outro ratinho. Conte os passos por linhas e colunas; uma casa à mesma distância de dois cantos pertence aos dois lados.
        [way] { "" }
        [anywhere] { "" }
    }
    { $cat_zone ->
       *[side-or-way] Caminho (pontilhado na imagem): o retângulo entre a última peça do caminho e o queijo, e mais um anel de casas em volta.
        [side] { "" }
        [way] Caminho: o retângulo entre a última peça do caminho e o queijo, e mais um anel de casas em volta.
        [anywhere] { "" }
    }
    Ele não pode ficar bem na ponta de um caminho, ou seja, na casa para onde o caminho aponta.
    Ele pode ficar ao lado de um canto ainda sem caminho, desde que sobre uma saída livre.
    { $take_back ->
       *[cat-or-own] { "" }
        [own] Um ratinho ainda sem caminho tem que ter sempre um lugar para a sua primeira peça.
    }
    Depois a sua vez termina.
    .title = Colocar um gato
    .small =
        { $cat_against ->
           *[next] { "" }
            [nearest] Mais perto: conte os passos por linhas e colunas desde a última peça, ou desde o canto. Se houver dois iguais, é o primeiro a jogar depois de você.
            [longest] Mais comprido: o que tem mais peças. Se houver dois iguais, é o primeiro a jogar depois de você.
        }
        { $cat_zone ->
           *[side-or-way] Enquanto um ratinho não tem nenhuma peça, o caminho dele é o retângulo entre o canto e o queijo, sem o anel.
            [side] { "" }
            [way] Enquanto um ratinho não tem nenhuma peça, o caminho dele é o retângulo entre o canto e o queijo, sem o anel.
            [anywhere] { "" }
        }
        Nada fica em cima de outra peça, de um ratinho ou do queijo.
        Se não houver casa para o gato, ele volta para o saquinho, e a sua vez termina.
mouse-race-scent =
    { $scent ->
       *[may-block] Nas oito casas em volta do queijo sempre pode ficar um gato.
        [no-exception] Aqui as oito casas em volta do queijo são como todas as outras.
    }
    { $scent ->
       *[may-block] Não importa de quem é o lado, nem de quem é o caminho.
        [no-exception] Nelas também nenhum gato pode ficar bem na ponta de um caminho.
    }
    { $scent ->
       *[may-block] O gato pode ficar até bem na ponta de um caminho.
        [no-exception] { "" }
    }
    .title = A área do cheiro
mouse-race-miss =
    { $take_back ->
       *[cat-or-own] { $bag_3 ->
            [0] Quando passa a vez, você pode retirar a última peça do seu caminho e devolver ao saquinho.
           *[other] Quando passa a vez, você pode retirar uma peça e devolver ao saquinho: qualquer gato do tabuleiro ou a última peça do seu caminho.
        }
        [own] Quando passa a vez, você pode retirar a última peça do seu caminho e devolver ao saquinho. Os gatos ficam onde estão.
    }
    Você não precisa retirar nada.
    Você pode passar a vez quantas vezes quiser.
    .title = Passar a vez
    .small = Muitas vezes um passo atrás é o jeito mais rápido de avançar.
mouse-race-end =
    { $finish ->
       *[cheese] Você vence assim que a peça que você coloca aponta para o queijo. Seu ratinho fica no lugar dele.
        [scent] Você vence assim que coloca uma peça na área do cheiro. Seu ratinho pega o queijo.
    }
    { $finish ->
       *[cheese] Um caminho pode atravessar a área do cheiro e passar ao lado do queijo sem vencer.
        [scent] { "" }
    }
    { $limit ->
        [0] Aqui não há limite de jogadas.
       *[other] Regra nossa, que não vem em nenhuma caixa: se ninguém vencer até o fim da jogada { $limit }, dá empate. As jogadas de todos contam juntas, inclusive as passadas.
    }
    .title =
        { $finish ->
           *[cheese] O queijo
            [scent] O fim
        }
    .small = Um ratinho com o caminho fechado continua na partida: você vai tirando peças ou passando a vez.
mouse-race-more =
    Também dá para jogar assim:
    { $bag_3 ->
        [0] { "" }
       *[other] { $scent ->
           *[may-block] Com crianças pequenas: sem exceção em volta do queijo. Assim nunca há um gato bem na ponta de um caminho.
            [no-exception] Para crianças maiores: na área do cheiro, os gatos podem ficar bem na ponta de um caminho.
        }
    }
    { $players ->
       *[players-2-or-4] Com três jogadores, como algumas edições permitem: escolham isso antes de começar.
        [players-2-to-4] { "" }
    }
    Mais gatos no saquinho deixam o caminho mais longo; menos gatos, mais curto.
    .title = Outros jeitos de jogar

mouse-race-edition-players = Nos textos francês, dinamarquês, italiano e russo, três também podem jogar; nos outros jogam dois ou quatro.
    .about = o número de jogadores
mouse-race-edition-bag = A caixa tem 169 peças. Nenhum texto diz quantas são retas, curvas e gatos; 72, 72 e 20 é escolha nossa.
    .about = o que vem na caixa
mouse-race-edition-against = No texto espanhol o gato é para o ratinho que está mais perto do queijo, e mais adiante para o caminho mais comprido. Em todos os outros é para o próximo jogador.
    .about = para quem é um gato
mouse-race-edition-zone = A maioria dos textos diz: no caminho do próximo jogador, ou em outro lugar do lado dele. O espanhol e o italiano dizem só: no caminho. Até onde vão o lado e o caminho é interpretação nossa.
    .about = onde um gato pode ficar
mouse-race-edition-point = Quando um caminho atrapalha o seu? Os textos francês e italiano falam em ir de encontro a ele. Por isso, nas regras padrão, a nova ponta do seu caminho não pode apontar para nenhum caminho.
    .about = caminhos que atrapalham
mouse-race-edition-scent = Em volta do queijo, o texto francês deixa colocar um gato onde se quiser, e o espanhol até em cima de um caminho. Isso não é possível aqui.
    .about = a área do cheiro
mouse-race-edition-danish = O texto dinamarquês só deixa devolver “a última peça tirada” e não diz nada sobre gatos. Na nossa edição dinamarquesa se joga como nas outras: um gato, ou a última peça do caminho.
    .about = passar a vez
mouse-race-edition-french = O texto francês deixa retirar “uma das suas peças”. Para nós é a última, porque qualquer outra cortaria o caminho em dois.
    .about = passar a vez
mouse-race-edition-finish = No texto italiano, um caminho vence assim que chega às casas amarelas.
    .about = quem vence
