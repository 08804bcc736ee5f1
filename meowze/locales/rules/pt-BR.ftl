### As páginas de regras: cada jogo em dois minutos, por palavras nossas.

rules-title = { $game }: as regras
rules-unknown = Não há aqui nenhum jogo com esse nome.
rules-back = Voltar
rules-still = Parar as imagens
rules-move = Animar as imagens
rules-here = Nesta mesa
rules-usual = Está tudo como de costume.
rules-switch = { $switch }: { $value }
rules-editions = Em que diferem as edições
rules-line = { $booklet }, linha { $line }
rules-booklet = Folheto: { $lines }

## Chabyrinthe

chabyrinthe-aim = Gatos vadios esperam à volta de um telhado cheio de caleiras. Roda e empurra as caleiras até um gato poder correr para um lar quentinho: então é teu. Cada gato vale 3, 4 ou 5 pontos. Quem tiver mais pontos é o melhor amigo dos gatos.
    .title = De que se trata
chabyrinthe-start = Dezasseis cartas de caleira formam o telhado. É o acaso que as distribui; só em dois cantos há sempre um cotovelo que abre para dentro. Lá fora esperam dois lares e dois gatos, cada um ao lado de uma carta de canto. As outras cartas de caleira são uma pilha da qual se vê a carta de cima; mais treze gatos esperam virados para baixo. Um sorteio decide quem começa, depois joga-se no sentido dos ponteiros do relógio.
    .title = Preparação
chabyrinthe-turn = Tens duas ações. Cada uma é uma rotação ou um empurrão, pela ordem que quiseres, também duas vezes a mesma. Usas as duas, e os gatos correm para casa depois de cada uma.
    .title = A tua vez
chabyrinthe-rotate = Escolhe uma carta qualquer do telhado e dá-lhe um quarto de volta para um dos lados, ou meia volta. Deixá-la como está não é uma ação.
    .title = Rodar uma carta
chabyrinthe-push = Empurra a carta de cima da pilha por uma ponta de uma linha ou coluna, rodada como quiseres. A linha avança um lugar e a carta da outra ponta vai para baixo da pilha. Os gatos e os lares de fora não atrapalham e ficam onde estão. Também se pode empurrar de volta o que acabou de ser empurrado.
    .title = Meter uma carta
chabyrinthe-home = Quando uma caleira sem interrupções liga um gato a um lar, o gato corre para lá e é teu. Depois o lar avança um lugar no sentido dos ponteiros do relógio, e um gato novo deita-se um lugar à frente de onde estava o antigo. Os lugares ocupados saltam-se. Nas pontes e cotovelos duplos as duas caleiras nunca se tocam. Um gato que chega aos dois lares vai para o primeiro no sentido dos ponteiros.
    .title = Levar um gato para casa
chabyrinthe-chain = Uma ação pode levar dois gatos para casa; ambos são substituídos. Um lar que recebe os dois avança mesmo assim só um lugar. Depois olha-se outra vez: qualquer gato que agora tenha caminho corre também para casa, e assim por diante. São todos teus.
    .title = Dois de uma vez, e em cadeia
chabyrinthe-end = O décimo quinto gato acaba logo o jogo. Quando já não há gatos novos, joga-se pelos que ainda estão lá fora. Somem os pontos; com pontos iguais, partilha-se a vitória.
    .title = O fim
chabyrinthe-more = Gatinhos: um telhado de três por três. Sozinho ou todos juntos: levem os quinze gatos para casa e contem as vezes; sete é de mestre, dezoito uma longa noite. Equipas: dois contra dois; os parceiros sentam-se lado a lado, jogam um a seguir ao outro e somam os gatos.
    .title = Outras formas de jogar

chabyrinthe-edition-actions = É preciso usar as duas ações? No folheto russo sim, como aqui; no francês e no inglês pode-se parar antes.
chabyrinthe-edition-deck = A caixa francesa tem 26 cartas de caleira, a russa de 2024 tem 36. As formas que mostram fomos nós que escolhemos.
chabyrinthe-edition-enters = Só o folheto russo o diz claramente: a carta entra pela outra ponta e não se põe simplesmente no buraco.
chabyrinthe-edition-cat = Que o gato novo avança no sentido dos ponteiros só está no folheto russo; os outros dizem «um lugar à frente».
chabyrinthe-edition-counted = Sozinho e em conjunto, o folheto francês conta vezes, o russo rondas e o inglês ambas. Nós contamos vezes.
chabyrinthe-edition-teams = Que os parceiros jogam um a seguir ao outro só está no folheto russo; nos outros apenas se sentam juntos.
chabyrinthe-edition-old = Na edição de 2007 uma das duas ações tinha de ser uma rotação.

## Labyrinth

labyrinth-aim = O labirinto esconde vinte e quatro tesouros, e os seus corredores não param quietos. Desloca-os, caminha até aos tesouros das tuas cartas e volta ao teu canto. Quem fizer tudo isto primeiro, ganha.
    .title = De que se trata
labyrinth-start = Dezasseis placas estão fixas; as soltas são baralhadas e enchem os espaços. Sobra uma: a que se empurra. As cartas de tesouro são distribuídas por igual e ficam viradas para baixo. O teu peão começa no canto da sua cor. Um sorteio decide quem começa, depois joga-se no sentido dos ponteiros do relógio.
    .title = Preparação
labyrinth-turn = Quando começa a tua vez, olha em segredo para a tua carta de cima. Depois empurra o labirinto: sempre, mesmo que já possas chegar ao tesouro. A seguir caminha ou fica onde estás; só a caminhada se pode dispensar.
    .title = A tua vez
labyrinth-slide = Roda como quiseres a placa que sobra e empurra-a por uma das doze setas. Toda a linha avança, e na outra ponta sai uma placa. Essa é empurrada pelo jogador seguinte. Enquanto um tesouro está fora do tabuleiro, ninguém o pode alcançar.
    .title = Empurrar o labirinto
labyrinth-barred = Ninguém pode desfazer o empurrão anterior. A seta na outra ponta da última linha empurrada está fechada até ao próximo empurrão, seja como for que rodes a placa. Usar de novo a mesma seta é permitido.
    .title = Não logo de volta
labyrinth-ride = Os peões na placa que sai voltam pelo outro lado, na placa que acabou de entrar. Isso não é caminhar: o teu próprio peão ainda pode caminhar a seguir. Os cantos e as outras placas fixas nunca se mexem.
    .title = Fora e dentro outra vez
labyrinth-walk = Caminha por corredores abertos tão longe quanto quiseres. Os peões nunca se estorvam; numa casa há lugar para todos. Se a tua vez acaba no teu tesouro, a carta vira-se sozinha, também quando foi um empurrão que te levou lá. Passar por cima não chega. Encontra-se no máximo um tesouro por vez, e só vês a próxima carta quando começa a tua próxima vez. Fora do alcance? Vai para onde as tuas hipóteses são melhores.
    .title = Caminhar e encontrar
labyrinth-end = Com todas as tuas cartas viradas, volta ao teu próprio canto e fica lá. O primeiro a chegar ganha, e o jogo acaba logo. Sozinho contas as tuas vezes: quanto menos, melhor.
    .title = O regresso
labyrinth-more = Com crianças pequenas, todos podem ver as suas próprias cartas desde o início e encontrá-las por qualquer ordem. Se quiserem, dispensem o regresso: então ganha o último tesouro. Para um jogo curto, distribuam menos cartas.
    .title = Outras formas de jogar

labyrinth-edition-first = Um sorteio decide quem começa; nas edições mais recentes é o mais novo.
labyrinth-edition-look = Vês a tua primeira carta quando começa a tua primeira vez; nas edições mais recentes todos olham antes do jogo.
labyrinth-edition-next = Vês a próxima carta na tua próxima vez; nas edições mais recentes logo, mas só a partir daí se pode encontrar.
labyrinth-edition-skip = O folheto deixa saltar uma jogada. Entendemos que é a caminhada, porque empurrar é obrigatório.
labyrinth-edition-children = Todas as cartas à vista para os pequenos, e sem regresso se todos concordarem: as duas coisas estão no folheto.
labyrinth-edition-tiles = Conhecem-se dois conjuntos de placas soltas: 13 retas e 15 cantos, ou 12 e 16, cada um com 6 bifurcações.

## Mouse race

mouse-race-aim = No meio está um pedaço de queijo, nos cantos há ratos com fome. Constrói para o teu rato um caminho até ao queijo, pedra a pedra, e põe gatos à frente dos outros. O primeiro caminho até ao queijo ganha.
    .title = De que se trata
mouse-race-start = Jogam dois ou quatro, cada um com um rato num canto; dois ficam frente a frente. O tabuleiro tem treze por treze casas. As oito à volta do queijo cheiram a ele: a zona do cheiro. Todas as outras pedras estão no saco: 72 retas, 72 curvas e 20 gatos. Um sorteio decide quem começa, depois joga-se no sentido dos ponteiros do relógio.
    .title = Preparação
mouse-race-turn = Tira uma pedra do saco ou passa a vez; decides antes de tirar. O que tiras tens de pôr, se couber em algum lado. Se não, volta para o saco e a tua vez acaba.
    .title = A tua vez
mouse-race-path = Retas e curvas tornam o teu caminho mais comprido. A primeira pedra fica ao lado do teu canto, de um lado ou do outro. Cada uma das seguintes vai para onde aponta a última: uma reta continua, uma curva vira à esquerda ou à direita, como quiseres. O teu caminho pode seguir pela borda, ao lado de gatos e de outros caminhos. Mas mantém a distância, ou ficas cercado.
    .title = O teu caminho
mouse-race-blocked = Um caminho não pode apontar para fora do tabuleiro, para um gato, nem para outro caminho ou um rato. Se uma pedra não couber de outra maneira, volta sozinha para o saco e perdes esta vez, mas só esta.
    .title = Sem saída
mouse-race-cat = Um gato põe-se contra o jogador seguinte, do lado dele: numa casa que não esteja mais perto do canto de outro rato. Não pode ficar mesmo no fim de um caminho. Ao lado de um canto sem caminho pode, desde que fique livre uma saída. Nada se põe em cima de uma pedra, de um rato ou do queijo. Se já não há casa, o gato volta para o saco.
    .title = Pôr um gato
mouse-race-scent = Nas oito casas à volta do queijo pode ficar qualquer gato, seja o lado de quem for, até mesmo no fim de um caminho.
    .title = A zona do cheiro
mouse-race-miss = Se passas a vez, podes devolver uma pedra ao saco: um gato qualquer do tabuleiro ou a última pedra do teu caminho. Não és obrigado, e podes passar quantas vezes quiseres. Um passo atrás é muitas vezes o caminho mais rápido.
    .title = Passar a vez
mouse-race-end = Ganhaste quando a pedra que acabaste de pôr aponta para o queijo: o rato corre. Se passarem 400 vezes sem vencedor, há empate. Com o saco vazio só se pode passar.
    .title = O queijo
mouse-race-more = Com crianças pequenas, dispensem a exceção à volta do queijo: assim nunca há um gato mesmo no fim de um caminho.
    .title = Outras formas de jogar

mouse-race-edition-players = Nos textos francês, dinamarquês, italiano e russo também podem jogar três; os outros querem dois ou quatro.
mouse-race-edition-against = No texto espanhol o gato vai contra o rato mais perto do queijo, e mais abaixo contra o caminho mais comprido.
mouse-race-edition-zone = O gato fica do lado do jogador seguinte; em espanhol e em italiano basta que esteja no caminho dele.
mouse-race-edition-point = Quando é que um caminho estorva o teu? Os textos francês e italiano falam de o encontrar; por isso a tua nova ponta não pode apontar para nenhum.
mouse-race-edition-scent = Junto ao queijo o texto francês deixa pôr o gato onde se quiser, o espanhol até em cima de um caminho. Esta última não oferecemos.
mouse-race-edition-back = O texto dinamarquês devolve a última pedra tirada, que lemos como a última do caminho; o francês uma qualquer, o que o cortaria em dois.
mouse-race-edition-finish = No texto italiano um caminho ganha assim que chega às casas amarelas.
