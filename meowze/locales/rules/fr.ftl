### Les pages de règles : chaque jeu en quelques minutes, avec nos propres mots.

rules-title = { $game } : les règles
rules-unknown = Il n’y a pas de jeu de ce nom ici.
rules-back = Retour
rules-still = Arrêter les images
rules-move = Animer les images
rules-here = À cette table
rules-usual = Ce sont les règles normales.
rules-switch = { $switch } – { $value }
rules-editions = Ce qui change d’une édition à l’autre
rules-source = Source : { $booklets } ({ $about })
rules-booklet = { $booklet ->
    [da] règle du jeu danoise
    [de] règle du jeu allemande
    [en] règle du jeu anglaise
    [es] règle du jeu espagnole
    [fr] règle du jeu française
    [it] règle du jeu italienne
    [nl] règle du jeu néerlandaise
    [pt] règle du jeu portugaise
    [ru-2024] règle du jeu russe de 2024
   *[ru] règle du jeu russe
  }

## Chabyrinthe

chabyrinthe-aim =
    Des chats errants attendent autour d’un toit plein de gouttières. Tourne et pousse les cartes Gouttière jusqu’à ce qu’un chat puisse courir vers un foyer bien chaud.
    { $mode ->
        [solitaire] Ramène les quinze chats en aussi peu de tours que possible.
        [cooperative] Ramenez ensemble les quinze chats, en aussi peu de tours que possible.
       *[points] Chaque chat que tu ramènes est à toi. Il vaut 3, 4 ou 5 points : le nombre est écrit sur le chat.
        [teams] Chaque chat que tu ramènes est à ton équipe. Il vaut 3, 4 ou 5 points : le nombre est écrit sur le chat.
    }
    { $mode ->
        [solitaire] { "" }
        [cooperative] { "" }
       *[points] La personne qui a le plus de points gagne le titre de « meilleur ami des chats ».
        [teams] L’équipe qui a le plus de points gagne.
    }
    .title = Le but du jeu
chabyrinthe-start =
    { $board ->
       *[board-4x4] Forme un carré de seize cartes Gouttière, quatre sur quatre. C’est le toit.
        [board-3x3] Forme un carré de neuf cartes Gouttière, trois sur trois. C’est le toit.
    }
    La carte en bas à gauche et celle en haut à droite sont toujours des coudes (encadrés sur l’image). Chacun s’ouvre vers les deux cartes voisines.
    Toutes les autres cartes sont posées au hasard.
    { $board ->
       *[board-4x4] Autour du toit, il y a seize emplacements : un devant chaque bord extérieur d’une carte, aucun en diagonale dans les coins.
        [board-3x3] Autour du toit, il y a douze emplacements : un devant chaque bord extérieur d’une carte, aucun en diagonale dans les coins.
    }
    Les deux foyers se placent à côté de ces coudes : l’un à gauche du coude du bas, l’autre à droite du coude du haut.
    Deux chats se placent aux deux autres coins : l’un au-dessus de la carte en haut à gauche, l’autre au-dessous de la carte en bas à droite.
    Le reste des { $deck_sum } cartes Gouttière forme une pioche, face visible. Tout le monde voit la carte du dessus.
    Les treize autres chats forment une pioche, face cachée.
    { $mode ->
        [teams] Vous jouez à deux contre deux. Les partenaires sont côte à côte et jouent l’un après l’autre.
       *[other] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Ici, le sort désigne qui commence. Dans la boîte, c’est la personne qui a vu un chat noir le plus récemment. Ensuite, on joue dans le sens des aiguilles d’une montre.
           *[other] Ici, on a choisi qui commence. Dans la boîte, c’est la personne qui a vu un chat noir le plus récemment. Ensuite, on joue dans le sens des aiguilles d’une montre.
        }
    }
    .title = La mise en place
    .small = Avec de vraies cartes, laisse environ un centimètre entre elles : elles glissent mieux.
chabyrinthe-turn =
    { $actions ->
       *[exactly-two] Tu as deux actions, et tu dois faire les deux.
        [at-most-two] Tu as deux actions, mais rien ne t’oblige à faire les deux.
    }
    À chaque action, tu tournes une carte (rotation) ou tu en insères une nouvelle (insertion).
    { $must_rotate ->
       *[no] Tu peux faire deux fois la même chose.
        [yes] Tu peux faire deux rotations, mais pas deux insertions dans le même tour.
    }
    { $actions ->
       *[exactly-two] { "" }
        [at-most-two] Tu peux finir ton tour après une seule action, ou sans en faire.
    }
    Les chats rentrent après chaque action, et pas seulement à la fin de ton tour.
    .title = Ton tour
chabyrinthe-rotate =
    Choisis n’importe quelle carte du toit et tourne-la d’un quart de tour, à gauche ou à droite, ou d’un demi-tour.
    La laisser comme elle est ne compte pas.
    .title = Tourner une carte
    .small =
        Le demi-tour d’une gouttière droite ne change rien, mais il est permis.
        Les deux coudes de la mise en place peuvent tourner et glisser comme toutes les autres cartes.
chabyrinthe-push =
    Prends la carte du dessus de la pioche et insère-la à un bout d’une ligne ou d’une colonne.
    { $inserted ->
       *[free] Avant, tourne-la comme tu veux.
        [as-it-lies] Insère-la telle qu’elle est sur la pioche, sans la tourner.
    }
    Toute la rangée avance d’une carte. Celle qui sort à l’autre bout passe sous la pioche.
    Les chats et les foyers autour du toit ne gênent pas et restent à leur place.
    .title = Insérer une carte
    .small =
        Avec de vraies cartes, enlève d’abord celle de l’autre bout. Ne pose jamais simplement la nouvelle carte dans le trou : pousse.
        Tu peux repousser dans l’autre sens une rangée qui vient de bouger.
chabyrinthe-home =
    Quand une gouttière sans coupure relie un chat à un foyer, le chat court s’y mettre au chaud.
    Deux cartes sont reliées si, au bord qu’elles partagent, chacune a une gouttière ouverte.
    Un chat ou un foyer ne touche que la carte juste à côté, et seulement si une gouttière s’y ouvre.
    { $mode ->
       *[points] Le chat est à toi : pose-le devant toi, face visible.
        [teams] Le chat est à toi : pose-le devant toi, face visible.
        [cooperative] Retire le chat de la table.
        [solitaire] Retire le chat de la table.
    }
    Ensuite, le foyer avance d’un cran : il passe à l’emplacement suivant, dans le sens des aiguilles d’une montre.
    Puis un nouveau chat s’installe un cran plus loin que l’ancien, dans le même sens.
    On saute les emplacements déjà pris.
    .title = Ramener un chat
    .small =
        Sur les ponts et les doubles coudes, les deux gouttières ne se rejoignent jamais.
        Un chat relié aux deux foyers court vers le premier dans le sens des aiguilles d’une montre.
        Relier deux chats entre eux, ou deux foyers, ne change rien.
chabyrinthe-chain =
    Une seule action peut ramener plusieurs chats.
    Deux chats à la fois : tous deux rentrent, les foyers atteints avancent et les deux chats sont remplacés.
    { $shared_home ->
       *[one-place] S’ils courent vers le même foyer, il n’avance quand même que d’un cran.
        [each-cat] S’ils courent vers le même foyer, il avance de deux crans : un par chat.
    }
    Puis regarde de nouveau : tout chat, ancien ou nouveau, qui est maintenant relié à un foyer rentre aussi. Et ainsi de suite.
    { $mode ->
       *[points] Tous ces chats sont à toi.
        [teams] Tous ces chats sont à toi.
        [cooperative] { "" }
        [solitaire] { "" }
    }
    .title = Deux à la fois, et en chaîne
    .small = S’il ne reste qu’un nouveau chat pour deux emplacements, il prend le premier, en partant du coin en haut à gauche dans le sens des aiguilles d’une montre.
chabyrinthe-end =
    La partie s’arrête dès que le quinzième chat est rentré, même après la première action d’un tour.
    Quand il n’y a plus de nouveaux chats, on continue jusqu’à ce que ceux du dehors soient rentrés aussi.
    { $mode ->
       *[points]
            Additionne les points de tes chats. La personne qui en a le plus gagne le titre de « meilleur ami des chats ».
            À égalité de points, vous partagez la victoire.
        [teams]
            Les partenaires additionnent leurs points. L’équipe qui en a le plus gagne.
            À égalité de points, les deux équipes partagent la victoire.
        [cooperative]
            Les points ne comptent pas. Comptez les tours de tout le monde ensemble : moins il y en a, mieux c’est.
            Le dernier tour compte comme un tour entier, même s’il finit plus tôt.
        [solitaire]
            Les points ne comptent pas. Compte tes tours : moins il y en a, mieux c’est.
            Le dernier tour compte comme un tour entier, même s’il finit plus tôt.
    }
    { $limit ->
        [0] { "" }
       *[other] Notre propre règle : la partie s’arrête après le tour { $limit }. On compte les tours de tout le monde ensemble.
    }
    { $limit ->
        [0] { "" }
       *[other] { $mode ->
           *[points] Ce sont alors les points déjà gagnés qui décident.
            [teams] Ce sont alors les points déjà gagnés qui décident.
            [cooperative] S’il reste alors des chats dehors, c’est raté pour cette fois.
            [solitaire] S’il reste alors des chats dehors, c’est raté pour cette fois.
        }
    }
    .title = La fin
chabyrinthe-more =
    On peut aussi jouer comme ceci :
    { $board ->
       *[board-4x4] Chatons, pour les plus jeunes : un toit de trois sur trois. Tout le reste est pareil.
        [board-3x3] Le grand toit : quatre sur quatre. Tout le reste est pareil.
    }
    { $mode ->
       *[points] En solitaire, ou tous ensemble : ramenez les quinze chats et comptez les tours. Les points ne comptent pas.
        [teams] En solitaire, ou tous ensemble : ramenez les quinze chats et comptez les tours. Les points ne comptent pas.
        [cooperative] Les uns contre les autres : les chats que tu ramènes sont à toi, et qui a le plus de points gagne.
        [solitaire] À plusieurs : les chats que tu ramènes sont à toi, et qui a le plus de points gagne.
    }
    { $mode ->
       *[other] Équipes, à quatre : deux contre deux. Les partenaires sont côte à côte, jouent l’un après l’autre et additionnent leurs points.
        [teams] Sans équipes : chacun compte ses propres points.
    }
    .title = Autres façons de jouer

chabyrinthe-edition-actions = Faut-il faire les deux actions ? Oui selon la règle russe ; selon la française et l’anglaise, ce n’est pas obligatoire.
    .about = les deux actions d’un tour
chabyrinthe-edition-deck = La boîte française a 26 cartes Gouttière, la boîte russe de 2024 en a 36. Aucune règle ne dit combien il y en a de chaque forme ; c’est notre propre choix.
    .about = le contenu de la boîte
chabyrinthe-edition-enters = Seule la règle russe dit clairement que la nouvelle carte entre par l’autre bout, et qu’on ne la pose pas simplement dans le trou. Les autres parlent de pousser la ligne ou la colonne.
    .about = insérer une carte
chabyrinthe-edition-cat = Seule la règle russe dit que le nouveau chat se place dans le sens des aiguilles d’une montre. Les autres disent « un cran plus loin ».
    .about = le nouveau chat
chabyrinthe-edition-home = Aucune règle ne dit de combien avance un foyer qui accueille deux chats à la fois. Un cran, c’est notre propre lecture ; chaque table peut choisir.
    .about = deux chats à la fois
chabyrinthe-edition-counted = En solitaire et tous ensemble, la règle française compte les tours, la russe les manches, l’anglaise les deux. Nous comptons les tours.
    .about = jouer en solitaire ou tous ensemble
chabyrinthe-edition-teams = Seule la règle russe dit que les partenaires jouent l’un après l’autre. Dans les autres, ils sont seulement assis côte à côte.
    .about = les équipes
chabyrinthe-edition-old = Dans l’édition de 2007, l’une des deux actions devait être une rotation.

## Labyrinth

labyrinth-aim =
    Le labyrinthe cache vingt-quatre trésors, et ses couloirs ne tiennent pas en place. Fais-les coulisser et va jusqu’aux trésors de tes cartes.
    { $finish ->
       *[corner] Trouve-les tous, puis retourne dans ton propre coin.
        [anywhere] Trouve-les tous. Tu n’as pas besoin de retourner dans ton coin.
    }
    { $seats ->
        [1] Fais-le en aussi peu de tours que possible.
       *[other] Qui y arrive avant les autres gagne.
    }
    .title = Le but du jeu
labyrinth-start =
    Seize plaques sont fixes. Mélange les { $tiles_sum } plaques mobiles et remplis les trous, dans n’importe quel sens.
    Il reste une plaque. C’est elle qu’on insère.
    { $secrets ->
        [all] { $seats ->
           *[0] Mélange les 24 cartes Trésor et distribue-les toutes : 24 en solitaire, 12 par personne à deux, 8 à trois, 6 à quatre.
            [1] Mélange les 24 cartes Trésor. Elles sont toutes à toi.
            [2] Mélange les 24 cartes Trésor et distribues-en 12 à chacun.
            [3] Mélange les 24 cartes Trésor et distribues-en 8 à chacun.
            [4] Mélange les 24 cartes Trésor et distribues-en 6 à chacun.
        }
       *[other] Mélange les 24 cartes Trésor. Cartes par joueur : { $secrets }. Les autres restent dans la boîte, et personne ne les regarde.
    }
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Tes cartes forment un paquet, face cachée.
            [at-once] Tes cartes forment un paquet, face cachée. Regarde en secret celle du dessus et remets-la en place.
        }
        [open] Regarde toutes tes cartes, mais ne les montre à personne.
    }
    Ton pion part du coin de sa couleur.
    { $seats ->
       *[0] À deux, on prend des coins opposés.
        [1] { "" }
        [2] Vous prenez deux coins opposés.
        [3] { "" }
        [4] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Tirez au sort qui commence. Ensuite, on joue dans le sens des aiguilles d’une montre.
           *[other] Ici, on a choisi qui commence. Dans la boîte, c’est le sort qui décide. Ensuite, on joue dans le sens des aiguilles d’une montre.
        }
    }
    .title = La mise en place
labyrinth-turn =
    Fais d’abord coulisser le labyrinthe, puis avance.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Au début de ton tour, regarde en secret ta carte du dessus. Remets-la en place, face cachée.
            [at-once] Tu sais quel trésor tu cherches : celui de ta carte du dessus.
        }
        [open] Cherche tes trésors dans l’ordre que tu veux. Tu peux changer d’avis à chaque tour.
    }
    Tu dois toujours insérer la plaque, même si l’un de tes trésors est déjà à ta portée.
    Avancer n’est pas obligatoire : tu peux aussi rester sur place.
    .title = Ton tour
labyrinth-slide =
    Tourne comme tu veux la plaque restante et insère-la à l’une des douze flèches.
    Toute la rangée avance, et une plaque sort à l’autre bout.
    { $seats ->
        [1] C’est elle que tu inséreras la prochaine fois.
       *[other] C’est elle que le joueur suivant insérera.
    }
    .title = Faire coulisser le labyrinthe
    .small = Tant qu’un trésor est à côté du plateau, personne ne peut l’atteindre.
labyrinth-barred =
    { $seats ->
        [1] Tu ne peux pas repousser aussitôt une rangée dans l’autre sens.
       *[other] Si le joueur précédent vient de pousser une rangée, tu ne peux pas la repousser dans l’autre sens.
    }
    La flèche où la dernière plaque est sortie est interdite pour un tour, peu importe comment tu tournes la plaque.
    Reprendre la flèche qui vient de servir est permis.
    .title = Pas de retour immédiat
    .small = Au tout premier tour, aucune flèche n’est interdite.
labyrinth-ride =
    Les pions sur la plaque qui sort reviennent de l’autre côté, sur celle qui vient d’entrer.
    Cela ne compte pas comme ton déplacement : tu peux encore avancer ensuite.
    .title = Dehors, puis dedans
    .small = Les coins et les autres plaques fixes ne bougent jamais, ni les pions qui s’y trouvent.
labyrinth-walk =
    Avance aussi loin que tu veux dans les couloirs ouverts.
    Un couloir ne continue que si les deux plaques sont ouvertes là où elles se touchent.
    Les pions ne se bloquent jamais : sur une case, il y a de la place pour tous.
    { $cards ->
       *[top] Si tu es sur ton trésor à la fin de ton tour, tu l’as trouvé. Retourne sa carte, face visible (ici, elle se retourne toute seule).
        [open] Si tu es sur l’un de tes trésors à la fin de ton tour, tu l’as trouvé. Retourne sa carte, face visible (ici, elle se retourne toute seule).
    }
    Cela compte même si c’est la plaque qui t’y emmène. Passer dessus ne suffit pas.
    Tu trouves au plus un trésor par tour.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Tu regardes ta carte suivante au début de ton tour suivant.
            [at-once] Regarde alors tout de suite ta carte suivante. Tu ne pourras trouver ce trésor qu’à partir de ton tour suivant.
        }
        [open] { "" }
    }
    .title = Avancer et trouver
    .small =
        Hors de portée ? Va là où tu auras les meilleures chances la prochaine fois.
        Les trésors déjà trouvés restent sur leurs plaques et ne comptent plus.
        { $secrets ->
            [all] { "" }
           *[other] Les trésors dont la carte est restée dans la boîte ne comptent pas non plus.
        }
labyrinth-end =
    { $finish ->
       *[corner] Quand toutes tes cartes sont retournées, reviens dans ton propre coin et arrête-toi là.
        [anywhere] Quand tu trouves ton dernier trésor, c’est fini pour toi. Tu n’as pas besoin de retourner dans ton coin.
    }
    { $seats ->
       *[other] { $finish ->
           *[corner] Qui revient en premier gagne, et la partie s’arrête aussitôt.
            [anywhere] Qui trouve en premier son dernier trésor gagne, et la partie s’arrête aussitôt.
        }
        [1] { "" }
    }
    { $seats ->
       *[0] En solitaire, compte tes tours : moins il y en a, mieux c’est.
        [1] Compte tes tours : moins il y en a, mieux c’est.
        [2] { "" }
        [3] { "" }
        [4] { "" }
    }
    { $limit ->
        [0] { "" }
       *[other] Notre propre règle : si personne n’a gagné à la fin du tour { $limit }, la partie est nulle. On compte les tours de tout le monde ensemble.
    }
    .title =
        { $finish ->
           *[corner] Le retour
            [anywhere] La fin
        }
labyrinth-more =
    On peut aussi jouer comme ceci :
    { $cards ->
       *[top] Avec de petits enfants : chacun regarde toutes ses cartes dès le début et trouve les trésors dans n’importe quel ordre.
        [open] Pour les plus grands : chacun ne regarde que sa carte du dessus et trouve les trésors l’un après l’autre.
    }
    { $finish ->
       *[corner] Sans retour, si tout le monde est d’accord : qui trouve en premier tous ses trésors gagne.
        [anywhere] Avec retour : après ton dernier trésor, tu dois revenir dans ton propre coin pour gagner.
    }
    { $secrets ->
        [all] Une partie courte : distribuez moins de cartes.
       *[other] Une partie longue : distribuez toutes les cartes.
    }
    .title = Autres façons de jouer

labyrinth-edition-first = Selon cette règle du jeu, le sort désigne qui commence ; dans les éditions plus récentes, c’est la personne la plus jeune.
    .about = qui commence
labyrinth-edition-look = Selon cette règle du jeu, tu vois ta première carte au début de ton premier tour ; dans les éditions plus récentes, tout le monde la regarde avant la partie.
    .about = la première carte
labyrinth-edition-next = Selon cette règle du jeu, tu vois ta carte suivante à ton tour suivant ; dans les éditions plus récentes, tout de suite, mais tu ne peux trouver ce trésor qu’à partir de ton tour suivant.
    .about = la carte suivante
labyrinth-edition-skip = La règle permet de passer son coup. Pour nous, il s’agit du déplacement, car il faut toujours insérer la plaque.
    .about = le déplacement
labyrinth-edition-children = Montrer toutes leurs cartes aux petits enfants, et supprimer le retour si tout le monde est d’accord : les deux sont dans la règle.
    .about = jouer avec de petits enfants
labyrinth-edition-tiles = On connaît deux jeux de plaques mobiles : 13 lignes droites et 15 virages, ou 12 et 16, chaque fois avec 6 carrefours en T. Ici, il y a des lignes droites ({ $tiles_1 }), des virages ({ $tiles_2 }) et des carrefours en T ({ $tiles_3 }).

## Mouse race

mouse-race-aim =
    Au milieu, un morceau de fromage ; dans les coins, des souris affamées. Construis un chemin pour ta souris, pion après pion.
    { $bag_3 ->
        [0] { "" }
       *[other] Mets des chats devant les autres.
    }
    { $finish ->
       *[cheese] Le premier chemin jusqu’au fromage gagne.
        [scent] Le premier chemin jusqu’à la zone du fromage gagne.
    }
    .title = Le but du jeu
mouse-race-start =
    Chacun pose une souris sur le coin de sa couleur. Le fromage va au milieu du plateau.
    { $seats ->
       *[0] { $players ->
           *[players-2-or-4] On joue à deux ou à quatre. À deux, on prend des coins opposés.
            [players-2-to-4] On joue à deux, à trois ou à quatre. À deux, on prend des coins opposés.
        }
        [2] Vous jouez à deux, dans des coins opposés.
        [3] Vous jouez à trois, et un coin reste vide.
        [4] Vous jouez à quatre, une souris dans chaque coin.
    }
    Le plateau a treize cases sur treize. Les huit cases autour du fromage forment la zone du fromage.
    { $bag_3 ->
        [0] Tous les autres pions vont dans le sac : lignes droites ({ $bag_1 }) et courbes ({ $bag_2 }), mais ici aucun chat.
       *[other] Tous les autres pions vont dans le sac : lignes droites ({ $bag_1 }), courbes ({ $bag_2 }) et chats ({ $bag_3 }).
    }
    { $first ->
        [lot] Ici, le sort désigne qui commence. Dans la boîte, c’est la personne la plus jeune. Ensuite, on joue dans le sens des aiguilles d’une montre.
       *[other] Ici, on a choisi qui commence. Dans la boîte, c’est la personne la plus jeune. Ensuite, on joue dans le sens des aiguilles d’une montre.
    }
    .title = La mise en place
    .small =
        { $seats ->
            [4] { "" }
           *[other] Un coin sans souris est une case comme les autres.
        }
mouse-race-turn =
    Pioche un pion dans le sac sans regarder, ou passe ton tour.
    Décide avant de piocher.
    S’il y a une place pour ce pion, tu dois le poser, même s’il t’emmène du mauvais côté.
    Sinon, remets-le dans le sac (ici, il y retourne tout seul), et ton tour est fini.
    .title = Ton tour
    .small = Si le sac est vide, tu ne peux que passer ton tour.
mouse-race-path =
    Les lignes droites et les courbes allongent ton propre chemin.
    Ton premier pion se pose à côté de ton coin, d’un côté ou de l’autre. Sa ligne doit partir du coin.
    Chaque pion suivant se pose là où pointe le dernier. Une ligne droite continue tout droit ; une courbe tourne à gauche ou à droite, comme tu veux.
    { $bag_3 ->
        [0] Ton chemin peut longer le bord du plateau et les autres chemins.
       *[other] Ton chemin peut longer le bord du plateau, les chats et les autres chemins.
    }
    .title = Ton chemin
    .small = Garde tes distances, sinon les autres te bloqueront.
mouse-race-blocked =
    { $may_point ->
       *[no] Le nouveau bout de ton chemin ne doit pointer ni hors du plateau, ni vers un chat, ni vers un chemin, même le tien, ni vers une souris.
        [yes] Le nouveau bout de ton chemin ne doit pointer ni hors du plateau, ni vers un chat.
    }
    { $may_point ->
       *[no] { "" }
        [yes] Il peut pointer vers un chemin ou une souris, mais tu ne pourras continuer que lorsque la case devant toi sera libre.
    }
    Si le pion ne peut pas se poser autrement, remets-le dans le sac (ici, il y retourne tout seul).
    Tu perds ce tour, mais seulement celui-là.
    .title = Plus moyen d’avancer
    .small = Si la case devant ton chemin est prise, te voilà sans issue. Continue à piocher, ou passe ton tour et fais un pas en arrière.
mouse-race-cat =
    { $cat_against ->
       *[next] Un chat sert à gêner le joueur suivant.
        [nearest] Un chat sert à gêner la souris la plus proche du fromage, à part la tienne.
        [longest] Un chat sert à gêner la souris qui a le plus long chemin, à part la tienne.
    }
    { $cat_zone ->
       *[side-or-way] Tu peux le poser de son côté du plateau ou sur sa route vers le fromage.
        [side] Tu dois le poser de son côté du plateau.
        [way] Tu dois le poser sur sa route vers le fromage.
        [anywhere] Tu peux le poser n’importe où sur le plateau.
    }
    { $cat_zone ->
       *[side-or-way] Le côté : toutes les cases qui ne sont pas plus près du coin d’une autre souris. Compte les pas le long des lignes et des colonnes ; à égalité, une case est des deux côtés.
        [side] Le côté : toutes les cases qui ne sont pas plus près du coin d’une autre souris. Compte les pas le long des lignes et des colonnes ; à égalité, une case est des deux côtés.
        [way] { "" }
        [anywhere] { "" }
    }
    { $cat_zone ->
       *[side-or-way] La route (en pointillé sur l’image) : le rectangle entre le dernier pion du chemin et le fromage, plus un anneau de cases tout autour.
        [side] { "" }
        [way] La route : le rectangle entre le dernier pion du chemin et le fromage, plus un anneau de cases tout autour.
        [anywhere] { "" }
    }
    Il ne doit pas être juste au bout d’un chemin, c’est-à-dire sur la case vers laquelle ce chemin pointe.
    Il peut être à côté d’un coin sans chemin, tant qu’une sortie reste libre.
    { $take_back ->
       *[cat-or-own] { "" }
        [own] Une souris sans chemin doit toujours garder une place pour son premier pion.
    }
    Ensuite, ton tour est fini.
    .title = Poser un chat
    .small =
        { $cat_against ->
           *[next] { "" }
            [nearest] La plus proche : compte les pas le long des lignes et des colonnes depuis le dernier pion, ou depuis le coin. À égalité, c’est la première après toi.
            [longest] Le plus long chemin : celui qui a le plus de pions. À égalité, c’est le premier après toi.
        }
        { $cat_zone ->
           *[side-or-way] Tant qu’une souris n’a aucun pion, sa route est le rectangle entre son coin et le fromage, sans l’anneau.
            [side] { "" }
            [way] Tant qu’une souris n’a aucun pion, sa route est le rectangle entre son coin et le fromage, sans l’anneau.
            [anywhere] { "" }
        }
        On ne pose rien sur un autre pion, une souris ou le fromage.
        S’il n’y a plus de case pour le chat, remets-le dans le sac, et ton tour est fini.
mouse-race-scent =
    { $scent ->
       *[may-block] Sur les huit cases autour du fromage, on peut toujours poser un chat.
        [no-exception] Ici, les huit cases autour du fromage sont comme toutes les autres.
    }
    { $scent ->
       *[may-block] Peu importe de quel côté, et sur quelle route.
        [no-exception] Là non plus, on ne pose pas de chat juste au bout d’un chemin.
    }
    { $scent ->
       *[may-block] Il peut même être juste au bout d’un chemin.
        [no-exception] { "" }
    }
    .title = La zone du fromage
mouse-race-miss =
    { $take_back ->
       *[cat-or-own] { $bag_3 ->
            [0] Si tu passes ton tour, tu peux retirer le dernier pion de ton propre chemin et le remettre dans le sac.
           *[other] Si tu passes ton tour, tu peux retirer un pion et le remettre dans le sac : n’importe quel chat du plateau, ou le dernier pion de ton propre chemin.
        }
        [own] Si tu passes ton tour, tu peux retirer le dernier pion de ton propre chemin et le remettre dans le sac. Les chats restent où ils sont.
    }
    Rien ne t’oblige à retirer quelque chose.
    Tu peux passer ton tour aussi souvent que tu veux.
    .title = Passer son tour
    .small = Un pas en arrière est souvent le plus court chemin.
mouse-race-end =
    { $finish ->
       *[cheese] Tu gagnes dès que le pion que tu poses pointe vers le fromage. Ta souris file prendre la place du fromage.
        [scent] Tu gagnes dès que tu poses un pion dans la zone du fromage. Ta souris attrape le fromage.
    }
    { $finish ->
       *[cheese] Un chemin peut traverser la zone du fromage et passer à côté du fromage sans gagner.
        [scent] { "" }
    }
    { $limit ->
        [0] Ici, le nombre de tours n’est pas limité.
       *[other] Notre propre règle, qui n’est dans aucune boîte : si personne n’a gagné à la fin du tour { $limit }, la partie est nulle. On compte les tours de tout le monde ensemble, même ceux que l’on passe.
    }
    .title =
        { $finish ->
           *[cheese] Le fromage
            [scent] La fin
        }
    .small = Une souris enfermée reste dans la partie : tu continues à piocher ou à passer ton tour.
mouse-race-more =
    On peut aussi jouer comme ceci :
    { $bag_3 ->
        [0] { "" }
       *[other] { $scent ->
           *[may-block] Avec de petits enfants : pas d’exception autour du fromage. Il n’y a alors jamais de chat juste au bout d’un chemin.
            [no-exception] Pour les plus grands : dans la zone du fromage, un chat peut être juste au bout d’un chemin.
        }
    }
    { $players ->
       *[players-2-or-4] À trois, comme dans certaines éditions : choisis-le avant de commencer.
        [players-2-to-4] { "" }
    }
    Plus il y a de chats dans le sac, plus la route est longue ; moins il y en a, plus elle est courte.
    .title = Autres façons de jouer

mouse-race-edition-players = Les textes français, danois, italien et russe permettent aussi de jouer à trois ; les autres veulent deux ou quatre joueurs.
    .about = le nombre de joueurs
mouse-race-edition-bag = La boîte contient 169 pions. Aucun texte ne dit combien il y a de lignes droites, de courbes et de chats ; 72, 72 et 20, c’est notre propre choix.
    .about = le contenu de la boîte
mouse-race-edition-against = Dans le texte espagnol, le chat gêne la souris la plus proche du fromage et, un peu plus loin dans le texte, celle qui a le plus long chemin. Tous les autres disent : le joueur suivant.
    .about = qui le chat doit gêner
mouse-race-edition-zone = La plupart des textes disent : sur la route du joueur suivant, ou ailleurs de son côté du plateau. Les textes espagnol et italien disent seulement : sur sa route. Jusqu’où vont le côté et la route, c’est notre propre lecture.
    .about = où poser un chat
mouse-race-edition-point = Quand un chemin bloque-t-il le tien ? Dans les textes français et italien, c’est quand le tien le rencontre. C’est pourquoi, selon les règles normales, le nouveau bout de ton chemin ne doit pointer vers aucun chemin.
    .about = les chemins qui gênent
mouse-race-edition-scent = Autour du fromage, le texte français laisse poser le chat où l’on veut, l’espagnol même sur un chemin. Cela, nous ne le proposons pas.
    .about = la zone du fromage
mouse-race-edition-danish = Le texte danois ne laisse retirer que « le dernier pion pioché » et ne parle pas des chats. Notre édition danoise se joue comme les autres : un chat, ou le dernier pion de ton chemin.
    .about = passer son tour
mouse-race-edition-french = Le texte français laisse retirer « un de tes pions chemin ». Chez nous, c’est le dernier, car tout autre couperait ton chemin en deux.
    .about = passer son tour
mouse-race-edition-finish = Dans le texte italien, un chemin a gagné dès qu’il atteint les cases jaunes, c’est-à-dire la zone du fromage.
    .about = qui gagne
