### Les pages de règles : chaque jeu en deux minutes, avec nos propres mots.

rules-title = { $game } : les règles
rules-unknown = Il n’y a pas de jeu de ce nom ici.
rules-back = Retour
rules-still = Arrêter les images
rules-move = Animer les images
rules-here = À cette table
rules-usual = Tout est comme d’habitude.
rules-switch = { $switch } : { $value }
rules-editions = Ce qui change d’une édition à l’autre
rules-line = { $booklet }, ligne { $line }
rules-booklet = Livret : { $lines }

## Chabyrinthe

chabyrinthe-aim = Des chats errants attendent autour d’un toit plein de gouttières. Tourne et pousse les gouttières jusqu’à ce qu’un chat puisse courir vers un foyer bien chaud : il est alors à toi. Chaque chat vaut 3, 4 ou 5 points. Qui en a le plus est le meilleur ami des chats.
    .title = De quoi il s’agit
chabyrinthe-start = Seize cartes gouttière forment le toit. Le hasard les distribue ; seuls deux coins portent toujours un coude ouvert vers l’intérieur. Dehors attendent deux foyers et deux chats, chacun à côté d’une carte de coin. Les autres gouttières forment une pile dont on voit la première carte ; treize autres chats attendent face cachée. Le sort désigne qui commence, puis on joue dans le sens des aiguilles d’une montre.
    .title = La mise en place
chabyrinthe-turn = Tu as deux actions. Chacune est une rotation ou une poussée, dans l’ordre que tu veux, deux fois la même si tu préfères. Tu fais les deux, et les chats rentrent après chacune d’elles.
    .title = Ton tour
chabyrinthe-rotate = Choisis n’importe quelle carte du toit et tourne-la d’un quart de tour, à gauche ou à droite, ou d’un demi-tour. La laisser comme elle est n’est pas une action.
    .title = Tourner une carte
chabyrinthe-push = Pousse la première carte de la pile au bout d’une ligne ou d’une colonne, orientée comme tu veux. Toute la rangée avance d’une case, et la carte à l’autre bout passe sous la pile. Les chats et les foyers autour ne gênent pas et restent à leur place. On peut repousser dans l’autre sens ce qui vient d’être poussé.
    .title = Pousser une carte
chabyrinthe-home = Quand une gouttière sans coupure relie un chat à un foyer, le chat y court et il est à toi. Le foyer avance alors d’une place dans le sens des aiguilles d’une montre, et un nouveau chat se couche une place plus loin que l’ancien. On saute les places prises. Sur les ponts et les doubles coudes, les deux gouttières ne se touchent jamais. Un chat relié aux deux foyers prend le premier dans le sens des aiguilles.
    .title = Ramener un chat
chabyrinthe-chain = Une action peut ramener deux chats ; tous deux sont remplacés. Un foyer qui les accueille tous les deux n’avance pourtant que d’une place. Puis on regarde de nouveau : tout chat qui a maintenant un chemin rentre aussi, et ainsi de suite. Ils sont tous à toi.
    .title = Deux à la fois, et en chaîne
chabyrinthe-end = Le quinzième chat met aussitôt fin à la partie. Quand il n’y a plus de nouveaux chats, on joue pour ceux qui sont encore dehors. Comptez vos points ; à égalité, vous partagez la victoire.
    .title = La fin
chabyrinthe-more = Chatons : un toit de trois sur trois. Seul ou tous ensemble : ramenez les quinze chats et comptez les tours ; sept, c’est magistral, dix-huit, une longue nuit. Équipes : deux contre deux ; les partenaires sont assis côte à côte, jouent l’un après l’autre et additionnent leurs chats.
    .title = Autres façons de jouer

chabyrinthe-edition-actions = Faut-il faire les deux actions ? Oui dans le livret russe, comme ici ; dans le français et l’anglais, on peut s’arrêter avant.
chabyrinthe-edition-deck = La boîte française a 26 cartes gouttière, la russe de 2024 en a 36. Les formes qu’elles portent sont notre choix.
chabyrinthe-edition-enters = Seul le livret russe le dit clairement : la carte entre par l’autre bout, on ne la pose pas simplement dans le trou.
chabyrinthe-edition-cat = Que le nouveau chat avance dans le sens des aiguilles ne se lit que dans le livret russe ; les autres disent « un cran plus loin ».
chabyrinthe-edition-counted = Seul ou ensemble, le livret français compte des tours, le russe des manches, l’anglais les deux. Nous comptons les tours.
chabyrinthe-edition-teams = Que les partenaires jouent l’un après l’autre ne se lit que dans le livret russe ; dans les autres, ils sont seulement côte à côte.
chabyrinthe-edition-old = Dans l’édition de 2007, l’une des deux actions devait être une rotation.

## Labyrinth

labyrinth-aim = Le labyrinthe cache vingt-quatre trésors, et ses couloirs ne tiennent pas en place. Fais-les coulisser, marche jusqu’aux trésors de tes cartes, puis reviens dans ton coin. Le premier qui réussit tout cela gagne.
    .title = De quoi il s’agit
labyrinth-start = Seize plaques sont fixes ; les autres, mélangées, remplissent les trous. Il en reste une : c’est elle qu’on pousse. Les cartes trésor sont distribuées en parts égales, face cachée. Ton pion part du coin de sa couleur. Le sort désigne qui commence, puis on joue dans le sens des aiguilles d’une montre.
    .title = La mise en place
labyrinth-turn = Au début de ton tour, regarde en secret ta première carte. Puis pousse le labyrinthe : toujours, même si ton trésor est déjà à portée. Ensuite, marche ou reste où tu es ; seule la marche est facultative.
    .title = Ton tour
labyrinth-slide = Tourne comme tu veux la plaque restante et pousse-la à l’une des douze flèches. Toute la rangée avance, et une plaque tombe à l’autre bout. C’est elle que poussera le joueur suivant. Tant qu’un trésor est à côté du plateau, personne ne peut l’atteindre.
    .title = Pousser le labyrinthe
labyrinth-barred = Personne ne peut défaire la poussée précédente. La flèche à l’autre bout de la dernière rangée poussée est interdite jusqu’à la prochaine poussée, quelle que soit l’orientation de la plaque. Reprendre la même flèche est permis.
    .title = Pas de retour immédiat
labyrinth-ride = Les pions sur la plaque qui tombe reviennent de l’autre côté, sur celle qui vient d’entrer. Ce n’est pas une marche : ton propre pion peut encore marcher ensuite. Les coins et les autres plaques fixes ne bougent jamais.
    .title = Dehors, puis dedans
labyrinth-walk = Marche aussi loin que tu veux dans les couloirs ouverts. Les pions ne se gênent jamais ; sur une case, il y a de la place pour tous. Si ton tour finit sur ton trésor, sa carte se retourne d’elle-même, même si une poussée t’y a porté. Passer dessus ne suffit pas. On trouve au plus un trésor par tour, et tu vois la carte suivante au début de ton tour suivant. Hors de portée ? Va là où tes chances seront les meilleures.
    .title = Marcher et trouver
labyrinth-end = Quand toutes tes cartes sont retournées, rentre dans ton propre coin et arrête-toi là. Le premier rentré gagne, et la partie s’arrête aussitôt. Si tu joues seul, compte tes tours : moins il y en a, mieux c’est.
    .title = Le retour
labyrinth-more = Avec de petits enfants, chacun peut regarder toutes ses cartes dès le début et les trouver dans n’importe quel ordre. Si vous voulez, supprimez le retour : le dernier trésor fait alors gagner. Pour une partie courte, distribuez moins de cartes.
    .title = Autres façons de jouer

labyrinth-edition-first = Le sort désigne qui commence ; dans les éditions plus récentes, c’est le plus jeune.
labyrinth-edition-look = Tu vois ta première carte au début de ton premier tour ; dans les éditions plus récentes, tous regardent avant la partie.
labyrinth-edition-next = Tu vois ta carte suivante à ton tour suivant ; dans les éditions plus récentes tout de suite, mais on ne peut la trouver qu’à partir de là.
labyrinth-edition-skip = Le livret permet de passer son coup. Nous y voyons la marche, car pousser est obligatoire.
labyrinth-edition-children = Toutes les cartes visibles pour les petits, et pas de retour si tous sont d’accord : les deux sont dans le livret.
labyrinth-edition-tiles = On connaît deux jeux de plaques mobiles : 13 droites et 15 coins, ou 12 et 16, chacun avec 6 embranchements.

## Mouse race

mouse-race-aim = Au milieu, un morceau de fromage ; dans les coins, des souris affamées. Construis à ta souris un chemin vers le fromage, pion après pion, et mets des chats devant les autres. Le premier chemin jusqu’au fromage gagne.
    .title = De quoi il s’agit
mouse-race-start = On joue à deux ou à quatre, chacun avec une souris dans un coin ; à deux, on est face à face. Le plateau a treize cases sur treize. Les huit autour du fromage en ont l’odeur : la zone d’odeur. Tous les autres pions sont dans le sac : 72 droites, 72 courbes et 20 chats. Le sort désigne qui commence, puis on joue dans le sens des aiguilles d’une montre.
    .title = La mise en place
mouse-race-turn = Pioche un pion dans le sac, ou passe ce tour ; tu décides avant de piocher. Ce que tu pioches, tu dois le poser s’il y a une place. Sinon, le pion retourne dans le sac et ton tour est fini.
    .title = Ton tour
mouse-race-path = Droites et courbes allongent ton propre chemin. Le premier pion se pose à côté de ton coin, d’un côté ou de l’autre. Chacun des suivants va là où pointe le dernier : une droite continue, une courbe tourne à gauche ou à droite, à ton choix. Ton chemin peut longer le bord, les chats et les autres chemins. Mais garde tes distances, sinon tu seras enfermé.
    .title = Ton chemin
mouse-race-blocked = Un chemin ne doit pointer ni hors du plateau, ni vers un chat, ni vers un autre chemin ou une souris. Si un pion ne va pas autrement, il retourne de lui-même dans le sac et ce tour est perdu, mais seulement celui-ci.
    .title = Plus moyen d’avancer
mouse-race-cat = Un chat se pose contre le joueur suivant, de son côté : sur une case qui n’est pas plus près du coin d’une autre souris. Il ne doit pas être juste au bout d’un chemin. À côté d’un coin sans chemin il le peut, tant qu’une sortie reste libre. On ne pose rien sur un pion, une souris ou le fromage. S’il n’y a plus de case, le chat retourne dans le sac.
    .title = Poser un chat
mouse-race-scent = Sur les huit cases autour du fromage, tout chat peut se poser, de quelque côté que ce soit, même juste au bout d’un chemin.
    .title = La zone d’odeur
mouse-race-miss = Si tu passes ton tour, tu peux remettre un pion dans le sac : n’importe quel chat du plateau, ou le dernier pion de ton propre chemin. Rien ne t’y oblige, et tu peux passer aussi souvent que tu veux. Un pas en arrière est souvent le plus court chemin.
    .title = Passer son tour
mouse-race-end = Tu as gagné quand le pion que tu viens de poser pointe vers le fromage : la souris court. Si 400 tours passent sans vainqueur, la partie est nulle. Quand le sac est vide, on ne peut que passer.
    .title = Le fromage
mouse-race-more = Avec de petits enfants, supprimez l’exception autour du fromage : aucun chat n’est alors jamais juste au bout d’un chemin.
    .title = Autres façons de jouer

mouse-race-edition-players = Les textes français, danois, italien et russe permettent aussi de jouer à trois ; les autres veulent deux ou quatre joueurs.
mouse-race-edition-against = Dans le texte espagnol, le chat vise la souris la plus proche du fromage, et plus loin le chemin le plus long.
mouse-race-edition-zone = Le chat se pose du côté du joueur suivant ; en espagnol et en italien, il suffit qu’il soit sur sa route.
mouse-race-edition-point = Quand un chemin gêne-t-il le tien ? Les textes français et italien parlent de rencontre ; ta nouvelle extrémité ne peut donc pointer vers aucun.
mouse-race-edition-scent = Près du fromage, le texte français pose le chat où l’on veut, l’espagnol même sur un chemin. Cela, nous ne le proposons pas.
mouse-race-edition-back = Le texte danois reprend le dernier pion pioché, que nous lisons comme le dernier du chemin ; le français n’importe lequel, ce qui couperait le chemin en deux.
mouse-race-edition-finish = Dans le texte italien, un chemin a gagné dès qu’il arrive aux cases jaunes.
