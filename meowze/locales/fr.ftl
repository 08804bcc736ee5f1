### Français. On tutoie qui joue ; ce que dit un jeu commence par son nom.

## Everywhere

title = Meowze
language = Langue
side = { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ouest
  }
shape = { $shape ->
    [corner] coin
    [elbow] coude
    [straight] ligne droite
    [curve] courbe
    [tee] embranchement
    [cross] croisement
    [bridge] pont
    [double-elbow] double coude
    [dead-end] impasse
   *[cat] chat
  }

## Start page

which-game = Quel jeu ?
other-games = Autres jeux
against-bot = Contre un robot
play-against = Jouer contre { $name }
which-bot = Quel robot ?
bot-level = { $name }, niveau { $level }
or-together = Ou mettez la table vous-mêmes
how-many = Combien de joueurs ?
who-plays = Qui joue ?
player-is = Joueur { $number }
player-here = quelqu’un ici
player-link = un ami par lien
player-bot = un robot
comes-by-link = Un ami, par lien
gets-a-name = Quelqu’un ici
name-of-player = Nom du joueur { $number }
which-rules = Quelles règles ?
more-choices = Plus de choix
as-usual = comme d’habitude
start = C’est parti
go-on = Reprendre une partie
join-code = Rejoindre une table : son code
join = Rejoindre
option-first = joueur { $number }
option-lot = au hasard
option-no = non
option-yes = oui
switch-first = Qui commence
failed = Le serveur ne répond pas. Essaie encore une fois.

## A table

next-tile = pièce suivante
play-this = Jouer ceci
undo = Annuler
new-game = Nouvelle partie
play-again = Rejouer
turn-number = Tour { $number }
seat = { $playing ->
    [yes] { $name }, à jouer : { $score }
   *[no] { $name } : { $score }
  }
to-play = À { $name } de jouer
page-turn = À { $name } de jouer · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
called-off = La partie a été arrêtée
in-turns = { $turns ->
    [one] en { $turns } tour
   *[other] en { $turns } tours
  }
see-again = { $line }. Appuie pour revoir
offline = Connexion perdue, nouvel essai en cours
gone = Cette table n’existe plus.
not-yet = C’est le tour de { $name }
hint = Conseil
reason-wins-cats = { $count ->
    [one] Un chat rentre à la maison
   *[other] { $count } chats rentrent à la maison
  }
reason-prepares = Cela prépare le prochain tour
reason-finds-treasure = Ton trésor est là
reason-opens-way = Cela ouvre le chemin vers ton trésor
reason-comes-nearer = { $count ->
    [one] Cela rapproche d’un pas
   *[other] Cela rapproche de { $count } pas
  }
reason-goes-home = Cela mène à la maison
reason-reaches-cheese = Cela atteint le fromage
reason-blocks = Cela rallonge le chemin de { $name }
reason-frees-way = Cela libère le chemin
reason-draws = Pioche d’abord, on verra après
asks-undo = { $name } voudrait revenir en arrière. D’accord ?
asking-undo = { $name } demande à revenir en arrière
undo-yes = Oui, reviens
undo-no = Non, continue
change-game = Changer de jeu
host-again = La personne qui a ouvert cette table peut commencer une autre partie.
unknown-game = Cette page est plus ancienne que le jeu sur cette table. Recharge-la.

## Waiting for players

waiting = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
  }
you-are = { $name } (toi)
free = libre
sit-here = S’asseoir ici
stand-up = Se lever
free-seat = Libérer cette place
free-seat-of = Libérer la place de { $name }
fill-with-bot = Asseoir un robot ici
invite = Tes amis ouvrent ce lien ou regardent l’image avec leur appareil photo :
or-type = Ou ils tapent ce code sur la page d’accueil :
qr = Le lien en image QR
link = Le lien
copy = Copier le lien
copied = Copié
only-here = Seul cet ordinateur atteint cette table. Lance Meowze sur ton réseau sans « --only-here » pour inviter d’autres appareils.
close-room = Ne plus laisser entrer
open-room = Laisser entrer
watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
  }
who-are-you = Qui es-tu ?
your-animal = Ton animal
animal = { $animal ->
   *[cat] chat
    [mouse] souris
    [fox] renard
    [owl] hibou
    [hare] lièvre
    [bear] ours
    [frog] grenouille
    [hedgehog] hérisson
    [duck] canard
    [otter] loutre
    [bee] abeille
    [turtle] tortue
  }
other-names = D’autres noms

## What the host settles

undo-allowed = On peut revenir en arrière
absent = Si quelqu’un s’absente
absent-wait = la partie attend
absent-bot = { $minutes ->
    [one] un robot joue après { $minutes } minute
   *[other] un robot joue après { $minutes } minutes
  }

## A phone as hand

phone-hand = Un téléphone comme main
phone-for = Un téléphone comme main pour { $name }
phone-back = { $name } rejoue sur cet écran
phone-hand-about = Avec cette image, un téléphone tient les cartes de { $name }, et le plateau reste ici.
on-phone = { $name } regarde son téléphone
show-board = Montre le plateau
my-cards = Mes cartes
cover-cards = Cacher les cartes

## Phrases

say-something = Dire quelque chose
phrase-hello = Bonjour
phrase-good-luck = Bonne chance
phrase-well-played = Bien joué
phrase-thanks = Merci
phrase-oops = Oups
phrase-thinking = Je réfléchis
phrase-hurray = Hourra
phrase-purr = Ronron
phrase-hiss = Pfff
phrase-bye = Au revoir

## Rules

rules = Les règles
why = Pourquoi ?

## Refused

refused-already = Cet appareil a déjà cette place.
refused-already-host = Cet appareil est déjà l’hôte.
refused-bot-silent = Aucun robot n’a su quoi dire.
refused-breath = Attends un peu avant d’en dire plus.
refused-closed = L’hôte ne laisse plus entrer personne à cette table.
refused-failed = Quelque chose s’est mal passé ici.
refused-game-not-offered = Ce serveur ne propose pas le jeu { $game }.
refused-hello-first = Le premier message doit être hello.
refused-host-only = Seul l’hôte peut faire cela.
refused-name-offered = Prends l’un des noms proposés.
refused-name-taken = Quelqu’un ici porte déjà ce nom ; prends-en un autre.
refused-no-advice = Il n’y a rien à te conseiller maintenant.
refused-no-bots = Il n’y a pas de robots ici.
refused-no-room = Cette table n’existe pas ici. Le code est peut-être mal tapé.
refused-no-seat = Cette place n’existe pas.
refused-no-token = Pour jouer une place, un appareil a besoin de son propre jeton.
refused-nobody = Personne n’est assis là.
refused-not-asked = On n’a rien demandé à cet appareil.
refused-not-begun = La partie n’a pas commencé.
refused-not-lent = Aucun autre appareil n’a cette place.
refused-not-yours = Cet appareil ne joue pas pour cette place.
refused-nothing-back = Il n’y a rien à annuler.
refused-only-here = Seul cet ordinateur atteint le serveur : il n’y a pas de lien pour un autre appareil.
refused-over-here = Ici la partie est finie : choisis un moment plus tôt.
refused-pairing = Ce code a déjà servi ou il est trop vieux ; demandes-en un nouveau.
refused-pictures = Trop d’images ont été demandées depuis ton adresse : attends une demi-minute.
refused-request-ended = Cette demande n’a plus cours.
refused-rule = Les règles ne le permettent pas maintenant.
refused-seat-taken = { $name } est déjà assis là.
refused-secrets = Cette partie a des secrets : on pourra la relire quand elle sera finie.
refused-sent-away = L’hôte t’a demandé de quitter cette table.
refused-stale = La table a changé entre-temps : regarde encore une fois.
refused-stopped = Cette partie suivait une autre version des règles et ne peut pas continuer ici.
refused-too-many = { $count ->
    [one] Il y a déjà { $count } table ouverte d’ici : finis-la d’abord.
   *[other] Il y a déjà { $count } tables ouvertes d’ici : finis-en d’abord une.
  }
refused-turn = C’est le tour de { $name }.
refused-undo-off = L’hôte a désactivé l’annulation.
refused-unsaved = Impossible de l’enregistrer : essaie encore une fois.
refused-watching = Seuls ceux qui jouent peuvent revenir en arrière.

## Menu

show-how = Montre-moi comment jouer
skip-guide = Je sais jouer

menu = Menu
close = Retour au jeu
sounds = Sons
volume = Volume
speed = Animations
speed-calm = calmes
speed-normal = normales
speed-quick = vives
flat = La tablette est à plat entre nous
flat-about = Noms et boutons se tournent vers qui doit jouer
wrong = Quelque chose ne va pas
wrong-about = Enregistre la partie et les derniers messages dans un fichier, à envoyer à qui peut aider
leave = Quitter la table
leave-sure = Quitter la table ?
leave-about = La partie reste comme elle est. Tu la retrouveras sur la page d’accueil.
leave-yes = Quitter
leave-no = Rester

## Games seen again

replay = Revoir une partie
replay-of = { $game }, revu
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-back = Un pas en arrière
replay-step = Étape de la partie
replay-at = { $at } sur { $of }
replay-speed = Vitesse
replay-eyes = Avec les yeux de
replay-open = qui doit jouer
replay-games = Les parties de cette table
replay-game = Partie { $number }
replay-gone = Cette partie n’est pas (ou plus) visible ici. Si tu l’as en fichier, dépose-le sur la page d’accueil.
replay-stopped = À partir d’ici, les règles ont changé depuis cette partie : la suite ne peut pas être montrée.
to-start = Accueil
watch-again = Revoir la partie
share = Partager
share-picture = Cet instant en image
share-film = La partie en film
share-making = Un instant…
share-record = La partie en texte
share-save = Enregistrer
share-copy = Copier
share-close = Retour
go-on-here = Rejouer à partir d’ici
go-on-against = Les autres sont des robots comme celui-ci :
open-record = Regarder une partie enregistrée : choisis son fichier ou dépose-le ici
record-damaged = Ce fichier n’est pas une partie que l’on peut montrer ici. { $why }
record-large = Ce fichier est trop gros pour être une partie enregistrée.

## Statistics at the end

statistics = Le fil de la partie
stat-cats = Chats rentrés chez eux
stat-points = Points
stat-treasures = Trésors trouvés
stat-walked = Cases parcourues
stat-path = Longueur du chemin
stat-laid-cats = Chats posés
best-here = Les meilleurs ici
best-new = Ton meilleur résultat jusqu’ici !
best-own = { $turns ->
    [one] Ton record : { $turns } tour
   *[other] Ton record : { $turns } tours
  }

## At a keyboard

terminal-back = Annulé.
terminal-commands = Ou : look (tes secrets), hint, legal, offers, board, undo, text, save FICHIER, help, quit.
terminal-ends = La partie s’arrête ici.
terminal-help = Tape une ou plusieurs actions : { $some } (docs/notation.md).
terminal-hide = Appuie sur Entrée pour cacher.
terminal-next = C’est le tour de { $name }. Appuie sur Entrée.
terminal-no-offers = Aucune action ne mérite un aperçu maintenant.
terminal-not-saved = Pas enregistré : { $why }
terminal-save-where = enregistrer où ? écris : save FICHIER
terminal-saved = Enregistré dans { $file }.
terminal-turn-over = Le tour est fini ; pas joué : { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Tourne et pousse les gouttières jusqu’à ce que chaque chat trouve le chemin de son foyer.
chabyrinthe-name-0 = Loutre
chabyrinthe-name-1 = Héron
chabyrinthe-name-2 = Renard
chabyrinthe-name-3 = Blaireau
chabyrinthe-board = Le toit : les flèches déplacent, Page suivante va au prochain endroit à jouer, Espace tourne une carte ou en pousse une, Entrée joue la carte tournée, R tourne la carte suivante
chabyrinthe-preset-standard = Standard
    .about = Deux actions par tour, le plus de points gagne
chabyrinthe-preset-kittens = Chatons
    .about = Un toit plus petit, pour une partie rapide
chabyrinthe-preset-cooperative = Ensemble
    .about = Tout le monde ramène les chats
chabyrinthe-preset-teams = Équipes
    .about = Deux contre deux
chabyrinthe-preset-solitaire = En solitaire
    .about = En aussi peu de tours que possible
chabyrinthe-preset-french = Français
    .about = On peut s’arrêter plus tôt
chabyrinthe-preset-english = Anglais
    .about = On peut s’arrêter plus tôt
chabyrinthe-preset-russian-2024 = Russe 2024
    .about = Avec 36 cartes
chabyrinthe-preset-2007 = 2007
    .about = Une action doit être une rotation
chabyrinthe-switch-deck = Cartes Gouttière
chabyrinthe-switch-board = Toit
chabyrinthe-switch-mode = Qui gagne
chabyrinthe-switch-actions = Actions par tour
chabyrinthe-switch-must_rotate = Une action doit être une rotation
chabyrinthe-switch-inserted = Une carte poussée
chabyrinthe-switch-shared_home = Deux chats dans un foyer
chabyrinthe-switch-limit = Arrêt après ce nombre de tours (0 : jamais)
chabyrinthe-option-26 = 26 cartes
chabyrinthe-option-36 = 36 cartes
chabyrinthe-option-4x4 = 4 × 4
chabyrinthe-option-3x3 = 3 × 3, chatons
chabyrinthe-option-points = le plus de points
chabyrinthe-option-teams = deux équipes
chabyrinthe-option-cooperative = tous ensemble
chabyrinthe-option-solitaire = en solitaire
chabyrinthe-option-exactly-two = exactement deux
chabyrinthe-option-at-most-two = deux au plus
chabyrinthe-option-free = se tourne comme on veut
chabyrinthe-option-as-it-lies = entre comme elle est
chabyrinthe-option-one-place = le foyer avance d’une place
chabyrinthe-option-each-cat = d’une place par chat

chabyrinthe-cell = { $cell }, { shape }, ouvert : { $sides }
chabyrinthe-bare = { $cell }, vide
chabyrinthe-door = pousser une carte en { $door }
chabyrinthe-door-cat = pousser une carte en { $door }, où attend un chat de valeur { $value }
chabyrinthe-door-home = pousser une carte en { $door }, où se trouve un foyer
chabyrinthe-top = Carte suivante : { shape }, ouvert : { $sides }. Appuie pour la tourner
chabyrinthe-stop = Arrêter
chabyrinthe-left = { $count ->
    [one] encore { $count } action
   *[other] encore { $count } actions
  }
chabyrinthe-pile = { $count ->
    [one] { $count } carte dans la pile
   *[other] { $count } cartes dans la pile
  }
chabyrinthe-strays = { $count ->
    [one] { $count } chat encore à venir
   *[other] { $count } chats encore à venir
  }
chabyrinthe-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
chabyrinthe-won = { $count ->
    [one] { $count } chat
   *[other] { $count } chats
  }
chabyrinthe-friends = { $count ->
    [one] meilleur ami des chats
   *[other] meilleurs amis des chats
  }
chabyrinthe-solved = Tous les chats sont rentrés
chabyrinthe-verdict = { $verdict ->
    [1] Chapeau ! Ou plutôt : chat-peau !
    [2] La lune elle-même a applaudi
    [3] Une pure merveille, à pas de velours
    [4] Ça ronronne à tous les étages
    [5] Rentrés avant le premier bol de lait
    [6] Les chats ont visité tous les toits de Paris
   *[7] Le coq a chanté, les chats ont bâillé
  }
chabyrinthe-no-turn = Cette carte ne peut pas tourner maintenant
chabyrinthe-no-push = Aucune carte ne peut entrer ici maintenant

chabyrinthe-told-dealt = en { $cell } : { shape }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } tourne { $cell } d’un quart vers la droite
    [2] { $who } tourne { $cell } d’un demi-tour
   *[3] { $who } tourne { $cell } d’un quart vers la gauche
  }
chabyrinthe-told-pushed = { $who } pousse une carte en { $door } : { shape }
chabyrinthe-told-stopped = { $who } s’arrête
chabyrinthe-told-drawn = la carte suivante : { shape }
chabyrinthe-told-returned = la carte suivante : { shape }, revenue du dessous de la pile
chabyrinthe-told-homed = { $who } ramène le chat { $value } de { $place } au foyer en { $home }
chabyrinthe-told-arrived = un chat de valeur { $value } arrive en { $place }
chabyrinthe-told-began = { $who } commence

## Labyrinth

labyrinth-title = Labyrinthe
labyrinth-intro = Fais glisser les couloirs, marche jusqu’à tes trésors et reviens avant les autres.
labyrinth-name-0 = Renard
labyrinth-name-1 = Lapin
labyrinth-name-2 = Grenouille
labyrinth-name-3 = Ours
labyrinth-board = Le labyrinthe : les flèches déplacent, Page suivante va au prochain endroit à jouer, Espace ou Entrée pousse la plaque à une porte ou marche vers une case, R tourne la plaque
labyrinth-preset-standard = Standard
    .about = Trouve tous tes trésors, puis retourne dans ton coin
labyrinth-preset-short = Court
    .about = Quatre trésors chacun, puis retour dans ton coin
labyrinth-preset-young-children = Jeunes enfants
    .about = Tu vois toutes tes cartes et tu les trouves dans l’ordre que tu veux
labyrinth-preset-young-children-short = Tout-petits
    .about = Trois trésors chacun, tous visibles, sans retour
labyrinth-preset-newer-editions = Éditions récentes
    .about = Tu regardes tout de suite ta carte suivante
labyrinth-preset-other-tiles = Autres plaques
    .about = Un coin de plus, une ligne droite de moins
labyrinth-switch-tiles = Plaques mobiles : droites, coins, embranchements
labyrinth-switch-secrets = Trésors par joueur
labyrinth-switch-cards = Tes cartes
labyrinth-switch-next_card = La carte suivante se regarde
labyrinth-switch-finish = Où finit la partie
labyrinth-switch-limit = Arrêt après ce nombre de tours (0 : jamais)
labyrinth-option-13-15-6 = 13, 15, 6
labyrinth-option-12-16-6 = 12, 16, 6
labyrinth-option-all = tous
labyrinth-option-top = l’une après l’autre
labyrinth-option-open = toutes à la fois, dans n’importe quel ordre
labyrinth-option-next-turn = au tour suivant
labyrinth-option-at-once = tout de suite
labyrinth-option-corner = dans ton propre coin
labyrinth-option-anywhere = au dernier trésor

labyrinth-treasure = { $treasure ->
    [book] livre
    [gold] or
    [map] carte
    [crown] couronne
    [keys] clés
    [skull] crâne
    [ring] anneau
    [chest] coffre
    [emerald] émeraude
    [sword] épée
    [candelabrum] chandelier
    [helmet] casque
    [bat] chauve-souris
    [dragon] dragon
    [genie] génie
    [ghost] fantôme
    [troll] troll
    [princess] princesse
    [lizard] lézard
    [moth] papillon de nuit
    [owl] chouette
    [rat] rat
    [scarab] scarabée
   *[spider] araignée
  }
labyrinth-cell = { $cell }, { shape }, ouvert : { $sides }
labyrinth-bare = { $cell }, vide
labyrinth-pawn = pion de { $name }
labyrinth-corner = coin de { $name }
labyrinth-door = pousser la plaque en { $door }
labyrinth-door-barred = porte { $door }, interdite : cela annulerait la dernière poussée
labyrinth-hand = Plaque en main : { shape }, ouvert : { $sides }. Appuie pour la tourner
labyrinth-hand-treasure = Plaque en main : { shape }, ouvert : { $sides }, avec le trésor : { labyrinth-treasure }. Appuie pour la tourner
labyrinth-chair = { $left ->
    [one] { $left } trésor à trouver
   *[other] { $left } trésors à trouver
  }
labyrinth-chair-found = { $left ->
    [one] { $left } trésor à trouver, déjà trouvé : { $found }
   *[other] { $left } trésors à trouver, déjà trouvé : { $found }
  }
labyrinth-stay = Rester
labyrinth-barred = Cela annulerait la dernière poussée
labyrinth-no-way = Aucun chemin ouvert n’y mène
labyrinth-push-first = Pousse d’abord la plaque à l’une des flèches
labyrinth-walk-now = Le labyrinthe a bougé : maintenant marche, ou reste
labyrinth-to-push = { $name } pousse
labyrinth-to-walk = { $name } marche
labyrinth-peek = Garder appuyé
labyrinth-peek-at = Regarder les cartes de { $name } : garde ce bouton appuyé
labyrinth-pass = Passe à { $name }
labyrinth-home = Tout est trouvé : retourne dans ton coin
labyrinth-solved = Tous les trésors sont trouvés
labyrinth-won-by = avec tous les trésors

labyrinth-told-dealt = en { $cell } : { shape }
labyrinth-told-left-over = il reste : { shape }
labyrinth-told-looked = { $who } regarde une carte
labyrinth-told-began = { $who } commence
labyrinth-told-pushed = { $who } pousse une plaque en { $door } : { shape }
labyrinth-told-walked = { $who } va en { $cell }
labyrinth-told-stayed = { $who } reste en { $cell }
labyrinth-told-found = { $who } trouve un trésor : { labyrinth-treasure }

## Mouse race

mouse-race-title = La course des souris
mouse-race-intro = Trace à ta souris un chemin jusqu’au fromage, et pose des chats sur celui des autres.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nina
mouse-race-name-2 = Tom
mouse-race-name-3 = Rosa
mouse-race-board = La cuisine : les flèches déplacent, Page suivante va au prochain endroit à jouer, Espace marque une case ou montre l’autre sens, Entrée joue
mouse-race-preset-standard = Standard
    .about = Le premier chemin jusqu’au fromage gagne
mouse-race-preset-younger-players = Jeunes enfants
    .about = Jamais de chat juste au bout d’un chemin
mouse-race-preset-english = Anglais
    .about = Le premier chemin jusqu’au fromage gagne
mouse-race-preset-german = Allemand
    .about = Le premier chemin jusqu’au fromage gagne
mouse-race-preset-dutch = Néerlandais
    .about = Le premier chemin jusqu’au fromage gagne
mouse-race-preset-portuguese = Portugais
    .about = Le premier chemin jusqu’au fromage gagne
mouse-race-preset-french = Français
    .about = On peut aussi jouer à trois
mouse-race-preset-russian = Russe
    .about = On peut aussi jouer à trois
mouse-race-preset-danish = Danois
    .about = On peut aussi jouer à trois
mouse-race-preset-italian = Italien
    .about = Les chats vont sur le chemin du joueur suivant ; la zone du fromage suffit
mouse-race-preset-spanish = Espagnol
    .about = Les chats vont sur le chemin de qui est le plus près du fromage
mouse-race-switch-players = Combien peuvent jouer
mouse-race-switch-bag = Sac : droites, courbes, chats
mouse-race-switch-cat_against = Contre qui se pose un chat
mouse-race-switch-cat_zone = Où un chat peut se poser
mouse-race-switch-scent = Les chats autour du fromage
mouse-race-switch-take_back = Qui passe son tour peut reprendre
mouse-race-switch-may_point = Un chemin peut en viser un autre
mouse-race-switch-finish = Où un chemin gagne
mouse-race-switch-limit = Partie nulle après ce nombre de tours
mouse-race-option-2-or-4 = deux ou quatre
mouse-race-option-2-to-4 = de deux à quatre
mouse-race-option-72-72-20 = 72, 72, 20
mouse-race-option-77-77-10 = 77, 77, 10
mouse-race-option-82-82-0 = 82, 82, aucun chat
mouse-race-option-next = le joueur suivant
mouse-race-option-nearest = le plus proche du fromage
mouse-race-option-longest = celui qui a le plus long chemin
mouse-race-option-side-or-way = du côté de ce joueur ou sur son chemin vers le fromage
mouse-race-option-side = du côté de ce joueur
mouse-race-option-way = sur le chemin de ce joueur vers le fromage
mouse-race-option-anywhere = partout
mouse-race-option-may-block = peuvent barrer le bout d’un chemin
mouse-race-option-no-exception = y suivent les mêmes règles
mouse-race-option-cat-or-own = un chat ou son dernier pion
mouse-race-option-own = seulement son dernier pion
mouse-race-option-cheese = au fromage
mouse-race-option-scent = dans son odeur

mouse-race-empty = { $cell }, vide
mouse-race-scent = { $cell }, odeur du fromage
mouse-race-cheese = { $cell }, le fromage
mouse-race-cat = { $cell }, un chat
mouse-race-cat-to-take = { $cell }, un chat que tu peux reprendre à la place de ton tour
mouse-race-corner = { $cell }, souris de { $name }
mouse-race-path = { $cell }, chemin de { $name }, { $sides }
mouse-race-can-lie = { $cell }, ton pion peut se poser ici
mouse-race-can-lie-scent = { $cell }, odeur du fromage, ton pion peut se poser ici
mouse-race-hand = Pion en main : { shape }
mouse-race-chair = { $count ->
    [one] chemin de { $count } pion
   *[other] chemin de { $count } pions
  }
mouse-race-bag = Dans le sac : { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
mouse-race-straights = { $straights ->
    [one] { $straights } droite
   *[other] { $straights } droites
  }
mouse-race-curves = { $curves ->
    [one] { $curves } courbe
   *[other] { $curves } courbes
  }
mouse-race-cats = { $cats ->
    [one] { $cats } chat
   *[other] { $cats } chats
  }
mouse-race-draw = Piocher
mouse-race-miss = Passer
mouse-race-back = Reprendre mon pion
mouse-race-draw-first = Pioche d’abord un pion, ou passe ton tour et reprends un chat ou ton dernier pion
mouse-race-on-path = Le pion va au bout de ton chemin : touche une case qui brille
mouse-race-taken = Cette case est prise
mouse-race-no-cat = Ce chat ne peut pas aller là : touche une case qui brille
mouse-race-won-by = { $turns ->
    [one] le fromage est trouvé après { $turns } tour
   *[other] le fromage est trouvé après { $turns } tours
  }
mouse-race-nobody = Partie nulle
mouse-race-nobody-in = { $turns ->
    [one] personne n’est arrivé au fromage en { $turns } tour
   *[other] personne n’est arrivé au fromage en { $turns } tours
  }

mouse-race-told-began = { $who } commence
mouse-race-told-drawn = { $who } pioche : { shape }
mouse-race-told-laid = { $who } pose en { $cell } : { shape }
mouse-race-told-cat-laid = { $who } pose un chat en { $cell } contre { $target }
mouse-race-told-returned = { $who } ne peut pas poser le pion ({ shape }) : il retourne dans le sac
mouse-race-told-missed = { $who } passe son tour
mouse-race-told-took-cat = { $who } passe son tour et reprend le chat en { $cell }
mouse-race-told-took-own = { $who } passe son tour et reprend le pion en { $cell }
