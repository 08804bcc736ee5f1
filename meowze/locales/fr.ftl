### Français. On tutoie qui joue ; ce que dit un jeu commence par son nom.

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
    [corner] virage
    [elbow] coude
    [straight] ligne droite
    [curve] courbe
    [tee] carrefour en T
    [cross] croisement
    [bridge] pont
    [double-elbow] double coude
    [dead-end] impasse
   *[cat] chat
  }
place-cell = ligne { $row }, colonne { $column }
place-edge = { $side ->
    [n] en haut de la colonne { $line }
    [e] à droite de la ligne { $line }
    [s] en bas de la colonne { $line }
   *[w] à gauche de la ligne { $line }
  }
turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }

## Start page

which-game = Quel jeu ?
other-games = Autres jeux
against-bot = Contre un robot
play-against = Jouer contre { $name }
which-bot = Quel robot ?
bot-level = { $name }, niveau { $level }
how-many = Combien de joueurs ?
who-plays = Qui joue ?
player-is = Joueur { $number }
player-here = sur cet appareil
player-link = un ami, par lien
player-bot = un robot
comes-by-link = Rejoint la table par lien
name-of-player = Nom du joueur { $number }
which-rules = Quelles règles ?
more-choices = Plus d’options
as-usual = standard
usual-value = { $value } ({ as-usual })
start = C’est parti
go-on = Reprendre une partie
join-code = Rejoindre une table : tape son code
join = Rejoindre
option-first = le joueur { $number }
option-lot = un joueur tiré au sort
option-no = non
option-yes = oui
switch-first = Qui commence ?
failed = Le serveur ne répond pas. Essaie encore une fois.
edition-suggested = La boîte dans ta langue : { $edition }

## A table

next-tile = plaque ou carte suivante
play-this = Jouer ce coup
undo = Annuler
new-game = Un autre jeu
play-again = Rejouer
turn-number = Tour { $number }
seat = { $playing ->
    [yes] { $name }, c’est son tour : { $score }
   *[no] { $name } : { $score }
  }
to-play = À { $name } de jouer
turn-yours = À toi de jouer : { $task }
turn-of = À { $name } de jouer : { $task }
page-turn = À { $name } de jouer · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
  }
called-off = La partie se termine sans vainqueur
in-turns = { $turns ->
    [one] en { $turns } tour
   *[other] en { $turns } tours
  }
see-again = { $line } – appuie pour revoir
offline = Connexion perdue, nouvel essai en cours
gone = Cette table n’existe plus.
not-yet = C’est à { $name } de jouer
hint = Conseil
reason-wins-cats = { $count ->
    [one] Ça ramène un chat au foyer
   *[other] Ça ramène { $count } chats au foyer
  }
reason-prepares = Ça prépare ton prochain tour
reason-finds-treasure = Ton trésor est là
reason-opens-way = Ça ouvre le passage vers ton trésor
reason-comes-nearer = { $count ->
    [one] Tu te rapproches d’un pas
   *[other] Tu te rapproches de { $count } pas
  }
reason-goes-home = Ça te ramène dans ton coin
reason-reaches-cheese = Te voilà au fromage
reason-blocks = Comme ça, { $name } a plus de chemin à faire
reason-frees-way = Ça libère le passage
reason-draws = Pioche d’abord un pion, puis décide
asks-undo = { $name } voudrait annuler un coup. D’accord ?
asking-undo = { $name } demande à annuler un coup
undo-yes = Oui, d’accord
undo-no = Non, on continue
change-game = Autres joueurs ou règles
host-again = La personne qui a ouvert cette table peut lancer la partie suivante.
unknown-game = Cette page est plus ancienne que le jeu sur cette table. Recharge-la.

## Teams

team = Équipe { $number }
team-of = Équipe : { $names }
team-wins = { $names } gagnent en équipe

## Waiting for players

waiting = { $count ->
    [0] Toutes les places sont prises
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
  }
you-are = { $name } (toi)
free = libre
sit-here = S’asseoir ici
stand-up = Se lever
free-seat = Libérer cette place
free-seat-of = Libérer la place : { $name }
fill-with-bot = Installer un robot ici
invite = Tes amis ouvrent ce lien ou scannent l’image avec leur téléphone :
or-type = Ou ils tapent ce code sur la page d’accueil :
qr = Le lien sous forme de code QR
link = Le lien
copy = Copier le lien
copied = Copié
only-here = Seul cet ordinateur peut ouvrir cette table. Pour inviter d’autres joueurs, lance Meowze sans « --only-here ».
close-room = Ne laisser entrer personne d’autre
open-room = Laisser entrer d’autres joueurs
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
who-are-you = Qui es-tu ?
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

undo-allowed = On peut annuler un coup
absent = Si quelqu’un s’absente
absent-wait = la partie attend
absent-bot = { $minutes ->
    [one] un robot joue après { $minutes } minute
   *[other] un robot joue après { $minutes } minutes
  }

## Secret cards on a phone

phone-hand = Les cartes sur un téléphone
phone-for = Cartes sur un téléphone : { $name }
phone-back = Cartes de retour sur cet écran : { $name }
phone-hand-about = Scanne cette image avec un téléphone : { $name } y verra ses cartes, et le plateau reste ici.
on-phone = { $name } a ses cartes sur un téléphone
show-board = Montrer le plateau
my-cards = Mes cartes
cover-cards = Cacher les cartes

## Phrases

say-something = Dire quelque chose
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-hurray = Hourra !
phrase-purr = Ronron
phrase-hiss = Kssss !
phrase-bye = Au revoir !

## Rules

rules = Les règles
why = Pourquoi ?

## Refused

refused-already = Cet appareil a déjà cette place.
refused-breath = Attends un peu avant d’en dire plus.
refused-closed = L’hôte ne laisse plus entrer personne à cette table.
refused-failed = Quelque chose s’est mal passé. Essaie encore une fois.
refused-game-not-offered = Ce serveur ne propose pas le jeu { $game }.
refused-host-only = Seul l’hôte peut faire ça.
refused-name-offered = Choisis l’un des noms proposés.
refused-name-taken = Ce nom est déjà pris à cette table : choisis-en un autre.
refused-no-advice = Il n’y a pas de conseil à donner maintenant.
refused-no-bots = Il n’y a pas de robots ici.
refused-no-room = Cette table n’existe pas ici. Le code est-il juste ?
refused-no-seat = Cette place n’existe pas.
refused-nobody = Il n’y a personne à cette place.
refused-not-begun = La partie n’a pas encore commencé.
refused-not-yours = Cet appareil ne joue pas pour cette place.
refused-nothing-back = Il n’y a rien à annuler.
refused-only-here = Seul cet ordinateur peut ouvrir cette table : il n’y a pas de lien pour un autre appareil.
refused-over-here = Ici, la partie est déjà finie : choisis un moment plus tôt dans la partie.
refused-pairing = Ce code a déjà servi ou il est trop vieux : demandes-en un nouveau.
refused-pictures = Ça fait trop d’images à la fois : attends une demi-minute.
refused-request-ended = Plus personne ne le demande.
refused-rule = Les règles ne le permettent pas maintenant.
refused-seat-taken = Cette place est déjà prise : { $name }.
refused-secrets = Cette partie a des secrets : tu pourras la revoir quand elle sera finie.
refused-sent-away = L’hôte t’a demandé de quitter cette table.
refused-stale = La table a changé entre-temps : regarde encore une fois.
refused-stopped = Cette partie suivait une autre version des règles et ne peut pas continuer ici.
refused-too-many = { $count ->
    [one] Tu as déjà { $count } table ouverte : finis-la d’abord.
   *[other] Tu as déjà { $count } tables ouvertes : finis-en une d’abord.
  }
refused-turn = C’est à { $name } de jouer.
refused-undo-off = À cette table, l’hôte ne permet pas d’annuler.
refused-unsaved = Impossible d’enregistrer : essaie encore une fois.
refused-watching = Il faut jouer à cette table pour pouvoir annuler un coup.

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
speed-quick = rapides
flat = La tablette est à plat entre nous
flat-about = Les noms et les boutons se tournent vers la personne qui joue
wrong = Quelque chose ne va pas
wrong-about = Enregistre la partie et les derniers messages dans un fichier, à envoyer à quelqu’un qui peut aider
leave = Quitter la table
leave-sure = Quitter la table ?
leave-about = La partie reste comme elle est. Tu la retrouveras sur la page d’accueil.
leave-yes = Quitter
leave-no = Rester ici

## Replays

replay = Revoir la partie
replay-of = { $game } : revoir la partie
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-back = Étape précédente
replay-step = Étape de la partie
replay-at = { $at } sur { $of }
replay-speed = Vitesse
replay-eyes = Vu par
replay-open = la personne qui joue
replay-games = Les parties de cette table
replay-game = Partie { $number }
replay-stopped = Les règles ont changé depuis cette partie : impossible de montrer la suite.
replay-gone = Cette partie n’est pas (ou plus) visible ici. Si tu l’as dans un fichier, dépose-le sur la page d’accueil.
to-start = Page d’accueil
watch-again = Revoir la partie
share = Partager
share-picture = Cet instant en image
share-film = La partie en film
share-making = Un instant…
share-record = La partie en texte
share-save = Enregistrer
share-copy = Copier
share-close = Retour
go-on-here = Continuer à partir d’ici
open-record = Regarder une partie enregistrée : choisis son fichier ou dépose-le ici
record-damaged = Ce fichier ne contient pas de partie que l’on puisse montrer ici. { $why }
record-large = Ce fichier est trop gros pour être une partie enregistrée.

## Statistics at the end

statistics = Le fil de la partie
stat-cats = Chats ramenés
stat-points = Points
stat-treasures = Trésors trouvés
stat-walked = Cases parcourues
stat-path = Longueur du chemin
stat-laid-cats = Chats posés
best-here = Les meilleures parties ici
best-new = Ton meilleur résultat jusqu’ici !
best-own = { $turns ->
    [one] Ton record : { $turns } tour
   *[other] Ton record : { $turns } tours
  }

## At a keyboard

terminal-back = Coup annulé.
terminal-commands = Ou : look (tes secrets), hint, legal, offers, board, undo, text, save FICHIER, help, quit.
terminal-ends = La partie s’arrête ici.
terminal-help = Tape une ou plusieurs actions : { $some } (docs/notation.md).
terminal-hide = Appuie sur Entrée pour cacher.
terminal-next = C’est à { $name } de jouer. Appuie sur Entrée.
terminal-no-offers = Aucune action ne mérite un aperçu maintenant.
terminal-not-saved = Pas enregistré : { $why }
terminal-save-where = Enregistrer où ? Écris : save FICHIER
terminal-saved = Enregistré ici : { $file }
terminal-turn-over = Le tour est fini ; pas joué : { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Tourne et pousse les gouttières du toit pour que chaque chat trouve le chemin d’un foyer.
chabyrinthe-name-0 = Loutre
chabyrinthe-name-1 = Héron
chabyrinthe-name-2 = Renard
chabyrinthe-name-3 = Castor
chabyrinthe-board = Le toit : les flèches du clavier déplacent, Page suivante va au prochain endroit à jouer, Entrée montre un coup et le joue la deuxième fois, R tourne, le point d’interrogation montre toutes les touches
chabyrinthe-preset-standard = Standard
    .about = Deux actions par tour ; qui a le plus de points gagne
chabyrinthe-preset-kittens = Chatons
    .about = Un toit plus petit, pour une partie rapide
chabyrinthe-preset-cooperative = Ensemble
    .about = Tout le monde ramène les chats ensemble
chabyrinthe-preset-teams = Équipes
    .about = Deux contre deux ; les partenaires additionnent leurs points
chabyrinthe-preset-solitaire = En solitaire
    .about = En aussi peu de tours que possible
chabyrinthe-preset-french = Édition française
    .about = On peut ne faire qu’une action, ou aucune
chabyrinthe-preset-english = Édition anglaise
    .about = On peut ne faire qu’une action, ou aucune
chabyrinthe-preset-russian-2024 = Édition russe 2024
    .about = Avec 36 cartes Gouttière
chabyrinthe-preset-2007 = Édition 2007
    .about = Une action doit être une rotation
chabyrinthe-switch-deck = Combien de cartes Gouttière ?
chabyrinthe-switch-board = Quelle est la taille du toit ?
chabyrinthe-switch-mode = Comment joue-t-on ?
chabyrinthe-switch-actions = Combien d’actions par tour ?
chabyrinthe-switch-must_rotate = Une action doit-elle être une rotation ?
chabyrinthe-switch-inserted = Peut-on tourner une carte avant de l’insérer ?
chabyrinthe-switch-shared_home = De combien avance un foyer si deux chats y arrivent à la fois ?
chabyrinthe-switch-limit = Nombre de tours au plus (0 : sans limite)
chabyrinthe-option-26 = 26 cartes
chabyrinthe-option-36 = 36 cartes
chabyrinthe-option-4x4 = 4 × 4 cartes
chabyrinthe-option-3x3 = 3 × 3 cartes (chatons)
chabyrinthe-option-points = chacun pour soi
chabyrinthe-option-teams = en deux équipes
chabyrinthe-option-cooperative = tous ensemble
chabyrinthe-option-solitaire = en solitaire
chabyrinthe-option-exactly-two = exactement deux
chabyrinthe-option-at-most-two = deux au plus
chabyrinthe-option-free = oui, comme on veut
chabyrinthe-option-as-it-lies = non, elle entre telle quelle
chabyrinthe-option-one-place = d’un cran
chabyrinthe-option-each-cat = d’un cran par chat

chabyrinthe-cell = { $cell }, { shape }, ouvertures : { $sides }
chabyrinthe-bare = { $cell }, vide
chabyrinthe-door = { $door } : insérer une carte ici
chabyrinthe-door-cat = { $door }, un chat qui vaut { $value } : insérer une carte ici
chabyrinthe-door-home = { $door }, un foyer : insérer une carte ici
chabyrinthe-top = Carte suivante : { shape }, ouvertures : { $sides }. Appuie pour la tourner
chabyrinthe-stop = Finir mon tour
chabyrinthe-left = { $count ->
    [one] encore { $count } action
   *[other] encore { $count } actions
  }
chabyrinthe-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
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
    [one] Meilleur ami des chats
   *[other] Meilleurs amis des chats
  }
chabyrinthe-solved = Tous les chats sont rentrés
chabyrinthe-verdict = { $verdict ->
    [1] Chapeau ! Ou plutôt : chat-peau !
    [2] La lune elle-même a applaudi
    [3] Une pure merveille, à pas de velours
    [4] Ça ronronne à tous les étages
    [5] Rentrés avant le premier bol de lait
    [6] Les chats ont visité tous les toits de Paris
   *[7] Le coq a chanté, les chats ont bâillé
  }
chabyrinthe-scale = Sept échelons, selon le nombre de tours pour ramener tous les chats
chabyrinthe-band = { $band ->
    [1] { $to } tours ou moins
    [7] { $from } tours ou plus
   *[2] { $from } à { $to } tours
  }
chabyrinthe-rank = { $band ->
    [1] { turns } : le plus haut des sept échelons
    [2] { turns } : le deuxième des sept échelons
    [3] { turns } : le troisième des sept échelons
    [4] { turns } : le quatrième des sept échelons
    [5] { turns } : le cinquième des sept échelons
    [6] { turns } : le sixième des sept échelons
   *[7] { turns } : le dernier des sept échelons
  }
chabyrinthe-no-turn = Cette carte ne peut pas tourner maintenant
chabyrinthe-no-push = Aucune carte ne peut entrer ici maintenant

chabyrinthe-told-dealt = Carte distribuée : { shape }, { $cell }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } tourne une carte d’un quart de tour vers la droite : { $cell }
    [2] { $who } tourne une carte d’un demi-tour : { $cell }
   *[3] { $who } tourne une carte d’un quart de tour vers la gauche : { $cell }
  }
chabyrinthe-told-pushed = { $who } insère une carte : { shape }, { $door }
chabyrinthe-told-stopped = { $who } finit son tour
chabyrinthe-told-drawn = Carte suivante : { shape }
chabyrinthe-told-returned = Carte suivante : { shape }, revenue du dessous de la pioche
chabyrinthe-told-homed = { $who } ramène un chat qui vaut { $value }. Départ : { $place } ; foyer : { $home }
chabyrinthe-told-arrived = Un chat qui vaut { $value } arrive : { $place }
chabyrinthe-told-began = { $who } commence
chabyrinthe-seen-dealt = Une carte est distribuée : { shape }
chabyrinthe-seen-turned = { $who } tourne une carte
chabyrinthe-seen-pushed = { $who } insère une carte
chabyrinthe-seen-stopped = { $who } finit son tour
chabyrinthe-seen-drawn = Carte suivante : { shape }
chabyrinthe-seen-returned = Carte suivante : { shape }
chabyrinthe-seen-homed = { $who } ramène un chat qui vaut { $value } !
chabyrinthe-seen-arrived = Voilà un chat qui vaut { $value }
chabyrinthe-seen-began = { $who } commence

## Labyrinth

labyrinth-title = Labyrinthe
labyrinth-intro = Fais coulisser les couloirs, va chercher tes trésors et reviens avant les autres.
labyrinth-name-0 = Renard
labyrinth-name-1 = Lapin
labyrinth-name-2 = Rainette
labyrinth-name-3 = Ours
labyrinth-board = Le labyrinthe : les flèches du clavier déplacent, Page suivante va au prochain endroit à jouer, Entrée montre un coup et le joue la deuxième fois, R tourne, le point d’interrogation montre toutes les touches
labyrinth-preset-standard = Standard
    .about = Trouve tous tes trésors, puis retourne dans ton coin
labyrinth-preset-short = Partie courte
    .about = Quatre trésors chacun, puis retour dans ton coin
labyrinth-preset-young-children = Jeunes enfants
    .about = Tu vois toutes tes cartes et tu cherches les trésors dans l’ordre que tu veux
labyrinth-preset-young-children-short = Tout-petits
    .about = Trois trésors chacun, toutes les cartes visibles ; la partie finit au dernier trésor
labyrinth-preset-newer-editions = Éditions récentes
    .about = Tu vois tout de suite ta carte suivante
labyrinth-preset-other-tiles = Autres plaques
    .about = Un virage de plus, une ligne droite de moins
labyrinth-switch-tiles = Combien de lignes droites, de virages et de carrefours en T ?
labyrinth-switch-secrets = Combien de trésors par joueur ?
labyrinth-switch-cards = Dans quel ordre trouve-t-on ses trésors ?
labyrinth-switch-next_card = Quand voit-on sa carte suivante ?
labyrinth-switch-finish = Où la partie finit-elle ?
labyrinth-switch-limit = Nombre de tours au plus (0 : sans limite)
labyrinth-option-13-15-6 = 13, 15 et 6
labyrinth-option-12-16-6 = 12, 16 et 6
labyrinth-option-all = tous, en parts égales
labyrinth-option-top = une carte après l’autre
labyrinth-option-open = dans l’ordre qu’on veut, toutes ses cartes visibles
labyrinth-option-next-turn = à son tour suivant
labyrinth-option-at-once = tout de suite
labyrinth-option-corner = dans son propre coin
labyrinth-option-anywhere = au dernier trésor

labyrinth-treasure = { $treasure ->
    [book] livre
    [gold] or
    [map] carte au trésor
    [crown] couronne
    [keys] clés
    [skull] crâne
    [ring] bague
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
labyrinth-cell = { $cell }, { shape }, ouvertures : { $sides }
labyrinth-bare = { $cell }, vide
labyrinth-pawn = pion : { $name }
labyrinth-corner = coin : { $name }
labyrinth-door = Flèche { $door } : insérer la plaque ici
labyrinth-door-barred = Flèche { $door }, interdite : ça remettrait tout comme avant
labyrinth-hand = Plaque en main : { shape }, ouvertures : { $sides }. Appuie pour la tourner
labyrinth-hand-treasure = Plaque en main : { shape }, ouvertures : { $sides }, avec un trésor : { labyrinth-treasure }. Appuie pour la tourner
labyrinth-chair = { $left ->
    [0] tous les trésors sont trouvés
    [one] { $left } trésor à trouver
   *[other] { $left } trésors à trouver
  }
labyrinth-chair-found = { $left ->
    [0] tous les trésors sont trouvés : { $found }
    [one] { $left } trésor à trouver ; déjà trouvés : { $found }
   *[other] { $left } trésors à trouver ; déjà trouvés : { $found }
  }
labyrinth-stay = Rester
labyrinth-barred = Ça remettrait tout comme avant
labyrinth-no-way = Aucun couloir ouvert n’y mène
labyrinth-push-first = Insère d’abord la plaque à l’une des flèches
labyrinth-walk-now = Le labyrinthe a bougé : maintenant, avance ou reste sur place
labyrinth-task-push = insérer la plaque à une flèche
labyrinth-task-walk = avancer, ou rester sur place
labyrinth-to-push = { $name } doit insérer la plaque
labyrinth-to-walk = { $name } peut avancer
labyrinth-peek = Maintiens appuyé pour voir
labyrinth-peek-at = Cartes à regarder : { $name } ; garde ce bouton appuyé
labyrinth-pass = Passe l’écran à { $name }
labyrinth-home = Tout est trouvé : retourne dans ton coin
labyrinth-solved = Tous les trésors sont trouvés
labyrinth-won-by = Avec tous ses trésors

labyrinth-told-dealt = Plaque distribuée : { shape }, { $cell }
labyrinth-told-left-over = Plaque restante : { shape }
labyrinth-told-looked = { $who } regarde une carte
labyrinth-told-began = { $who } commence
labyrinth-told-pushed = { $who } insère la plaque : { shape }, { $door }
labyrinth-told-walked = { $who } avance jusqu’à cette case : { $cell }
labyrinth-told-stayed = { $who } reste sur place : { $cell }
labyrinth-told-found = { $who } trouve un trésor : { labyrinth-treasure }
labyrinth-seen-dealt = Une plaque est distribuée : { shape }
labyrinth-seen-left-over = Plaque restante : { shape }
labyrinth-seen-began = { $who } commence
labyrinth-seen-pushed = { $who } fait coulisser le labyrinthe
labyrinth-seen-walked = { $who } avance
labyrinth-seen-stayed = { $who } reste sur place
labyrinth-seen-found = { $who } trouve un trésor : { labyrinth-treasure } !

## Mouse race

mouse-race-title = La course des souris
mouse-race-intro = Trace un chemin jusqu’au fromage pour ta souris, et mets des chats devant les autres.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nina
mouse-race-name-2 = Tom
mouse-race-name-3 = Rosa
mouse-race-board = La cuisine : les flèches du clavier déplacent, Page suivante va au prochain endroit à jouer, Entrée montre un coup et le joue la deuxième fois, R tourne, le point d’interrogation montre toutes les touches
mouse-race-preset-standard = Standard
    .about = Le premier chemin jusqu’au fromage gagne
mouse-race-preset-younger-players = Jeunes enfants
    .about = Jamais de chat juste au bout d’un chemin
mouse-race-preset-english = Édition anglaise
    .about = Le premier chemin jusqu’au fromage gagne
mouse-race-preset-german = Édition allemande
    .about = Le premier chemin jusqu’au fromage gagne
mouse-race-preset-dutch = Édition néerlandaise
    .about = Le premier chemin jusqu’au fromage gagne
mouse-race-preset-portuguese = Édition portugaise
    .about = Le premier chemin jusqu’au fromage gagne
mouse-race-preset-french = Édition française
    .about = On peut aussi jouer à trois
mouse-race-preset-russian = Édition russe
    .about = On peut aussi jouer à trois
mouse-race-preset-danish = Édition danoise
    .about = On peut aussi jouer à trois
mouse-race-preset-italian = Édition italienne
    .about = Les chats se posent sur la route du joueur suivant ; arriver à la zone du fromage suffit
mouse-race-preset-spanish = Édition espagnole
    .about = Les chats se posent sur la route de la souris la plus proche du fromage
mouse-race-switch-players = À combien peut-on jouer ?
mouse-race-switch-bag = Combien de lignes droites, de courbes et de chats dans le sac ?
mouse-race-switch-cat_against = Quel joueur un chat doit-il gêner ?
mouse-race-switch-cat_zone = Où peut-on poser un chat ?
mouse-race-switch-scent = Dans la zone du fromage, peut-on poser un chat juste au bout d’un chemin ?
mouse-race-switch-take_back = Que peut-on retirer quand on passe son tour ?
mouse-race-switch-may_point = Un chemin peut-il pointer vers un chemin ou une souris ?
mouse-race-switch-finish = Où un chemin gagne-t-il ?
mouse-race-switch-limit = Nombre de tours au plus (0 : sans limite)
mouse-race-option-2-or-4 = à deux ou à quatre
mouse-race-option-2-to-4 = à deux, à trois ou à quatre
mouse-race-option-72-72-20 = 72, 72 et 20
mouse-race-option-77-77-10 = 77, 77 et 10
mouse-race-option-82-82-0 = 82, 82 et aucun chat
mouse-race-option-next = le joueur suivant
mouse-race-option-nearest = le joueur le plus proche du fromage
mouse-race-option-longest = le joueur qui a le plus long chemin
mouse-race-option-side-or-way = du côté de ce joueur ou sur la route de sa souris
mouse-race-option-side = du côté de ce joueur
mouse-race-option-way = sur la route de la souris de ce joueur vers le fromage
mouse-race-option-anywhere = n’importe où
mouse-race-option-may-block = oui
mouse-race-option-no-exception = non, même pas là
mouse-race-option-cat-or-own = un chat ou son propre dernier pion
mouse-race-option-own = seulement son propre dernier pion
mouse-race-option-cheese = au fromage
mouse-race-option-scent = dans la zone du fromage

mouse-race-empty = { $cell }, vide
mouse-race-scent = { $cell }, zone du fromage
mouse-race-cheese = { $cell }, le fromage
mouse-race-cat = { $cell }, un chat
mouse-race-cat-to-take = { $cell }, un chat que tu peux retirer au lieu de piocher
mouse-race-corner = { $cell }, souris : { $name }
mouse-race-path = { $cell }, chemin : { $name }, ouvertures : { $sides }
mouse-race-can-lie = { $cell }, ton pion peut se poser ici
mouse-race-can-lie-scent = { $cell }, zone du fromage, ton pion peut se poser ici
mouse-race-hand = Pion en main : { shape }
mouse-race-setup-hand = Pion en main
mouse-race-chair = { $count ->
    [one] chemin de { $count } pion
   *[other] chemin de { $count } pions
  }
mouse-race-bag = Dans le sac : { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
mouse-race-straights = { $straights ->
    [one] { $straights } ligne droite
   *[other] { $straights } lignes droites
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
mouse-race-miss = Passer mon tour
mouse-race-back = Retirer mon pion
mouse-race-draw-first = Pioche d’abord un pion, ou passe ton tour et retire un chat ou ton dernier pion
mouse-race-on-path = Le pion va au bout de ton chemin : touche une case qui brille
mouse-race-taken = Cette case est prise
mouse-race-no-cat = Ce chat doit gêner { $name } : touche une case qui brille
mouse-race-task-choose = piocher un pion, ou passer
mouse-race-task-lay = { $shape ->
    [straight] poser la ligne droite au bout du chemin
   *[curve] poser la courbe au bout du chemin
  }
mouse-race-cat-for = { $zone ->
    [side-or-way] poser le chat pour gêner { $name }, de son côté ou entre sa souris et le fromage
    [side] poser le chat pour gêner { $name }, de son côté
    [way] poser le chat pour gêner { $name }, entre sa souris et le fromage
   *[anywhere] poser le chat pour gêner { $name }, n’importe où
  }
mouse-race-legend-side = Côté : { $name }
mouse-race-legend-way = Route vers le fromage : { $name }
mouse-race-won-by = { $turns ->
    [one] Fromage atteint en { $turns } tour
   *[other] Fromage atteint en { $turns } tours
  }
mouse-race-nobody = Partie nulle
mouse-race-nobody-in = { $turns ->
    [one] Personne n’a atteint le fromage en { $turns } tour
   *[other] Personne n’a atteint le fromage en { $turns } tours
  }

mouse-race-told-began = { $who } commence
mouse-race-told-drawn = { $who } pioche : { shape }
mouse-race-told-laid = { $who } pose un pion : { shape }, { $cell }
mouse-race-told-cat-laid = { $who } pose un chat pour gêner { $target } : { $cell }
mouse-race-told-returned = { $who } ne peut pas poser ce pion ({ shape }) : il retourne dans le sac
mouse-race-told-missed = { $who } passe son tour
mouse-race-told-took-cat = { $who } passe son tour et retire un chat : { $cell }
mouse-race-told-took-own = { $who } passe son tour et retire son dernier pion : { $cell }
mouse-race-seen-began = { $who } commence
mouse-race-seen-drawn = { $who } pioche : { shape }
mouse-race-seen-laid = { $who } pose : { shape }
mouse-race-seen-cat-laid = { $who } pose un chat pour gêner { $target }
mouse-race-seen-returned = { $who } ne peut pas poser ce pion ({ shape }) : retour dans le sac
mouse-race-seen-missed = { $who } passe son tour
mouse-race-seen-took-cat = { $who } retire un chat
mouse-race-seen-took-own = { $who } fait un pas en arrière

## Names

adjective-brave = { $animal } { $gender ->
    [f] courageuse
   *[m] courageux
  }
adjective-busy = { $animal } { $gender ->
    [f] affairée
   *[m] affairé
  }
adjective-calm = { $animal } calme
adjective-clever = { $animal } { $gender ->
    [f] maligne
   *[m] malin
  }
adjective-curious = { $animal } { $gender ->
    [f] curieuse
   *[m] curieux
  }
adjective-fluffy = { $animal } { $gender ->
    [f] câline
   *[m] câlin
  }
adjective-gentle = { $animal } { $gender ->
    [f] douce
   *[m] doux
  }
adjective-happy = { $animal } { $gender ->
    [f] joyeuse
   *[m] joyeux
  }
adjective-kind = { $animal } { $gender ->
    [f] gentille
   *[m] gentil
  }
adjective-lively = { $animal } { $gender ->
    [f] vive
   *[m] vif
  }
adjective-lucky = { $animal } { $gender ->
    [f] chanceuse
   *[m] chanceux
  }
adjective-mighty = { $animal } { $gender ->
    [f] puissante
   *[m] puissant
  }
adjective-nimble = { $animal } agile
adjective-patient = { $animal } { $gender ->
    [f] patiente
   *[m] patient
  }
adjective-playful = { $animal } { $gender ->
    [f] joueuse
   *[m] joueur
  }
adjective-proud = { $animal } { $gender ->
    [f] fière
   *[m] fier
  }
adjective-quick = { $animal } rapide
adjective-quiet = { $animal } { $gender ->
    [f] discrète
   *[m] discret
  }
adjective-silver = { $animal } { $gender ->
    [f] argentée
   *[m] argenté
  }
adjective-sleepy = { $animal } { $gender ->
    [f] endormie
   *[m] endormi
  }
adjective-sunny = { $animal } { $gender ->
    [f] radieuse
   *[m] radieux
  }
adjective-tiny = { $animal } minuscule
adjective-wild = { $animal } sauvage
adjective-wise = { $animal } sage

animal-badger = Castor
animal-bear = Ours
animal-bee = Abeille
    .gender = f
animal-dolphin = Dauphin
animal-duck = Canard
animal-eagle = Aigle
animal-falcon = Faucon
animal-fox = Renard
animal-frog = Grenouille
    .gender = f
animal-hare = Lièvre
animal-heron = Héron
animal-horse = Cheval
animal-koala = Koala
animal-lion = Lion
animal-lynx = Lynx
animal-otter = Loutre
    .gender = f
animal-owl = Hibou
animal-panda = Panda
animal-parrot = Perroquet
animal-raven = Corbeau
animal-swan = Cygne
animal-tiger = Tigre
animal-turtle = Tortue
    .gender = f
animal-zebra = Zèbre

## Bots

character-pip = Pip
    .rival = Pip
    .about = Aime les longs chemins et se promène volontiers
character-mochi = Mochi
    .rival = Mochi
    .about = Fonce droit au but, sans perdre un instant
character-basil = Basil
    .rival = Basil
    .about = Adore se mettre en travers de ton chemin
character-juno = Juno
    .rival = Juno
    .about = Pense déjà au tour suivant, et même au tien
character-professor = Professeur
    .rival = le Professeur
    .about = Réfléchit à tout avant chaque coup
terminal-random = Hasard

## Refused options

refused-option-misfit = Ces règles ne vont pas ensemble. Choisis autre chose pour « { $option } ».
refused-option-value = « { $option } » – { $value } : ce n’est pas possible. Choisis autre chose.
refused-seats = { $seats ->
    [one] Ce jeu ne se joue pas à { $seats } joueur.
   *[other] Ce jeu ne se joue pas à { $seats } joueurs.
  }
refused-name = Un nom a au plus { $most } caractères, et pas de virgule.
refused-damaged = Cette partie a été mal enregistrée et ne peut pas continuer.
refused-no-replay = Cette partie n’est plus ici.
refused-picture-busy = Beaucoup d’images sont en préparation : essaie encore dans une minute.
refused-picture-failed = Impossible de faire cette image : essaie encore une fois.
refused-record = Quelque chose ne va pas à la ligne { $line }.
refused-no-action = « { $action } » n’est pas un coup de ce jeu.
refused-unread = Impossible de lire les parties enregistrées en ce moment : essaie encore une fois.

## Friends far apart

you-watch = Tu regardes la partie
no-free-seat = Toutes les places sont prises
away = pas là
bot-plays = { $bot } joue
is-away = { $name } n’est pas là
has-left = { $name } n’est plus à cette table
plays-for = { $bot } joue en attendant { $name }
let-play-on = Laisser jouer { $bot }
time-is-up = { $name } : le temps est écoulé, { $bot } finit le tour
time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
  }
clock = Temps pour un tour
clock-none = autant qu’on veut
clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
clock-about = Personne ne perd quand le temps est écoulé : { $bot } joue le coup.
change-face = Changer de nom et d’animal
change-face-of = { $name } : changer de nom et d’animal
table-closed = Cette table est fermée
closed-host = Personne d’autre ne peut entrer : le lien et le code ne marchent plus. Laisse de nouveau entrer d’autres joueurs, ou installe un robot à la place libre.
closed-guest = Personne d’autre ne peut entrer. L’hôte peut de nouveau ouvrir la table.
## The first minute and settings

game-age = Dès { $age } ans
game-players = { $players } joueurs
game-minutes = { $minutes } min
game-young = Avec « { $rules } » dès { $age } ans
play-together = Jouer ensemble
play-together-about = Sur cet appareil, avec des amis par lien, ou aussi avec des robots
family = Notre famille
family-start = Ajoute ta famille : chacun joue d’un seul geste
family-change = Ajouter ou modifier des joueurs
family-add = Ajouter quelqu’un
family-new = Quelqu’un d’autre
family-name = Prénom
family-bot = Aime jouer contre
family-against = { $name } contre { $rival }
family-remove = Retirer : { $name }
family-about = Les prénoms et les visages restent sur cet appareil.
family-seat = Touche la personne qui joue
secret-cards = Tes cartes restent secrètes : l’écran est caché quand l’appareil passe de main en main. Ou prends tes cartes sur ton téléphone : c’est dans le menu de la table.
other-editions = Autres éditions
settings = Réglages
text-size = Taille du texte
light = Jour et nuit
light-day = jour
light-night = nuit
light-system = comme l’appareil
done = Terminé
## The story and the end

story = L’histoire de la partie
story-empty = Il ne s’est encore rien passé.
see-board = Voir le plateau
see-result = Voir le résultat
you-win = C’est gagné !
consoled = { $name } dit : « C’était serré ! On rejoue ? »
series = Parties gagnées à cette table
series-draws = { $count ->
    [one] { $count } partie nulle
   *[other] { $count } parties nulles
  }
with-hints = { $count ->
    [one] avec { $count } conseil
   *[other] avec { $count } conseils
  }
hints-not-best = Seules les parties sans conseil comptent pour les records.
replay-turn = Tour { $turn } sur { $of }
undo-declined = { $name } préfère ne pas annuler le coup
## The hand

turn-back = Tourner dans le sens inverse
keys = Touches
key-space = Espace
keys-tab = Vers le plateau et les boutons
keys-arrows = Vers la case ou la flèche voisine
keys-pages = Vers le prochain endroit à jouer
keys-space = Montre le coup. Encore : continue à tourner ou joue
keys-enter = Montre le coup. Encore : le joue
keys-escape = Remet en place
keys-turn = Tourne dans le sens des aiguilles d’une montre
keys-turn-back = Tourne dans le sens inverse
keys-undo = Remet en place ou annule le dernier coup
keys-this = Montre ces touches
keys-mouse = La molette de la souris tourne dans les deux sens, le bouton droit dans le sens inverse des aiguilles d’une montre.
## Rewards

album = Album
album-found = { $found } sur { $all }
album-thing = { $count ->
    [0] { $name }, pas encore dans l’album
    [one] { $name }
   *[other] { $name }, { $count } fois
  }
album-about = Tout ce que tu gagnes sur cet appareil rejoint cet album.
chabyrinthe-keepsake = Un chat qui vaut { $value }
mouse-race-keepsake = Fromage : { $name }
bots-talk = Les robots disent parfois un mot

## Seats that hold secrets

refused-is-here = { $name } est de retour.
refused-seat-kept = Cette partie a des secrets : cette place ne peut aller qu’à un robot, ou revenir à la personne qui l’a quittée.
refused-undo-told = La partie est finie et ses secrets sont connus : on ne peut plus rien annuler.
## Limits
refused-openings = Beaucoup de tables ont été ouvertes depuis ton réseau : attends quelques minutes.
refused-slow-down = Trop de demandes sont venues de ton réseau à la fois : attends un instant.
refused-wrong-codes = Trop de codes faux sont venus de ton réseau : attends quelques minutes.
## Limits of games and records

refused-game-full = Cette partie dure depuis si longtemps qu’on ne peut plus y jouer de coup. Commences-en une nouvelle.
refused-room-full = On a tellement joué à cette table qu’il n’y a plus de place. Ouvres-en une nouvelle.
refused-record-long = Cette partie enregistrée a plus de coups qu’une partie ne peut en avoir.
refused-busy = Beaucoup de monde regarde des parties en ce moment : essaie encore dans une minute.
## What is stored, and how it is deleted

privacy = Vie privée
privacy-table = D’une table, le serveur garde la partie : les coups, les noms et les animaux des joueurs, et la date. Il ne garde pas d’adresses et ne reconnaît ton appareil qu’à une clé tirée au hasard. Toute personne qui a le lien ou le code d’une table peut regarder, tant que la table n’est pas fermée aux autres.
privacy-time = Les tables où plus personne ne vient sont supprimées au bout d’un certain temps, fixé par la personne qui gère ce serveur. La personne qui a ouvert une table peut la supprimer à tout moment, dans le menu : toutes ses parties disparaissent alors. Si tu te lèves de ta place, les autres y voient un autre nom.
privacy-device = Cet appareil retient les noms et les visages que tu lui as donnés, ton album et tes résultats, les réglages, les dernières tables et la clé à laquelle les tables le reconnaissent. Tout cela reste sur cet appareil, et tu peux l’effacer dans les réglages.
privacy-others = Il n’y a pas de publicité, personne ne suit ce que tu fais, et rien n’est chargé depuis d’autres sites.
delete-room = Supprimer cette table
delete-room-sure = Supprimer cette table pour tout le monde ?
delete-room-about = Toutes les parties jouées à cette table seront supprimées, avec leurs résultats. On ne pourra pas les retrouver.
delete-room-yes = Supprimer
forget-device = Tout oublier sur cet appareil
forget-device-sure = Tout oublier sur cet appareil ?
forget-device-about = Les noms, les visages, l’album, les résultats, les réglages et la liste de tes tables seront effacés ici. Tu quittes ta place à ces tables, et elles ne reconnaîtront plus cet appareil.
forget-device-yes = Tout oublier
keep = Tout garder
## Several machines

refused-come-back = Cette table est en train de changer d’ordinateur : essaie encore une fois.
## Without a server

getting-ready = La partie se prépare
getting-ready-once = La première fois, ça prend un petit moment.
then-offline = Ensuite, tu pourras jouer aussi sans Internet.
engine-failed = Le jeu n’a pas pu être chargé. Vérifie la connexion et essaie encore une fois.
refused-not-loaded = Ce n’est pas encore chargé. Reviens quand il y aura une connexion ; ensuite, ça marchera aussi sans.
elsewhere = Cette partie est ouverte dans un autre onglet ou une autre fenêtre.
play-here = Jouer ici
unsaved-refused = Ce navigateur ne permet pas d’enregistrer les parties. Tu peux continuer à jouer, mais la partie sera perdue quand tu fermeras cette page.
unsaved-full = Il n’y a plus de place pour enregistrer cette partie. Tu peux continuer à jouer, mais elle sera perdue quand tu fermeras cette page.
friends-need-server = Pour jouer avec des amis sur d’autres appareils, ouvre Meowze sur un serveur. Cette page fonctionne sans serveur.
play-together-here = Sur cet appareil, aussi avec des robots
secret-cards-here = Tes cartes restent secrètes : l’écran est caché quand l’appareil passe de main en main.
films-need-server = Les films se font là où Meowze tourne sur un serveur : ouvres-y la partie enregistrée.
privacy-here = Tes parties sont gardées dans ce navigateur, sur cet appareil seulement. Rien n’est envoyé nulle part. Si tu effaces les données de ce site dans le navigateur, elles disparaissent.
take-along = Emporter cette partie
take-along-about = Copie le lien ou enregistre le fichier. N’importe quelle page de Meowze peut l’ouvrir, même sur un autre appareil, et tu pourras y continuer à jouer.
link-damaged = Ce lien ne contient pas de partie que l’on puisse montrer ici. { $why }

## A new version

new-version = Il y a une nouvelle version de Meowze.
take-update = La charger

## Learning: stories, puzzles, the analysis board

learn = Apprendre
learn-game = Apprendre : { $game }

## How a game went

review-open = Comment s’est passée la partie ?
review-thinking = Les robots regardent encore une fois la partie…
review-graph = Le déroulement de la partie
review-point = Tour { $turn }, { $name }, chances de gagner { $chance }
review-point-together = Tour { $turn }, { $name }
review-point-turns = Tour { $turn }, { $name }, tours en tout : environ { $turns }
review-jump = Montrer ce tour
review-best-chance = Meilleur coup trouvé : { $best }, chances de gagner { $chance }
review-best-turns = Meilleur coup trouvé : { $best }, tours en tout : environ { $turns }
review-best-same = Aucun meilleur coup n’a été trouvé.
review-show-best = Montrer le meilleur coup
review-best-turn = Le plus beau coup de la partie
review-good-turn = Un beau coup
review-lucky-draw = Une pioche chanceuse
review-did-wins-cats = { $count ->
    [one] Un chat est rentré au foyer
   *[other] { $count } chats sont rentrés au foyer
  }
review-did-finds-treasure = Un trésor a été trouvé
review-did-goes-home = De retour dans son coin
review-did-reaches-cheese = Droit au fromage
review-did-blocks = { $name } a dû faire un détour
review-did-other = C’était bien réfléchi
review-show-slips = Montrer ce qui était possible
review-no-slips = Tous les coups étaient bons.
review-missed-wins-cats = { $count ->
    [one] Ici, un chat aurait pu rentrer
   *[other] Ici, { $count } chats auraient pu rentrer
  }
review-missed-finds-treasure = Ici, un trésor était à portée
review-missed-goes-home = Ici, le retour au coin était libre
review-missed-reaches-cheese = Ici, le fromage était à portée
review-missed-blocks = Ici, on aurait pu gêner { $name }
review-missed-other = Ici, il y avait un coup encore meilleur
review-shares = Chance et choix
review-found = Meilleur coup trouvé : { $found } sur { $choices }
## Puzzles

puzzles = Énigmes
    .about = Des positions à une seule solution : la trouveras-tu ?
puzzles-of = Énigmes : { $game }
puzzle-daily = Énigme du jour
    .about = La même pour tous aujourd’hui
puzzle-strength-1 = Facile
puzzle-strength-2 = Moyen
puzzle-strength-3 = Difficile
puzzles-solved = { $solved } sur { $count }
puzzle-solutions = { $count } solutions
puzzle-solved = Résolu ! Bravo !
puzzle-missed = Pas comme ça. Essaie encore !
puzzle-open = Bien jusqu’ici. Continue !
puzzle-look = Regarde ici.
puzzle-you = Tu es { $name }
puzzle-hint = Conseil
puzzle-again = Recommencer
puzzle-next = Énigme suivante
labyrinth-theme-two-turns = Le trésor en deux tours
labyrinth-theme-three-turns = Le trésor en trois tours
labyrinth-theme-guard = Barrer la route au rival
labyrinth-puzzle-two-turns = Atteins ton trésor en deux tours : { labyrinth-treasure }
labyrinth-puzzle-three-turns = Atteins ton trésor en trois tours : { labyrinth-treasure }
labyrinth-puzzle-guard = L’autre joueur cherche ce trésor : { labyrinth-treasure }. Ne laisse aucun passage ouvert pour le prochain tour !
chabyrinthe-theme-two-cats = Deux chats en un tour
chabyrinthe-theme-three-cats = Trois chats en un tour
chabyrinthe-theme-chain = Réaction en chaîne
chabyrinthe-puzzle-two-cats = Ramène deux chats en un tour
chabyrinthe-puzzle-three-cats = Ramène trois chats en un tour
chabyrinthe-puzzle-chain = Lance une réaction en chaîne : avec une seule action, un chat rentre, puis un autre
mouse-race-theme-stop = Un chat pour les arrêter
mouse-race-theme-sure = Au fromage, quoi qu’il arrive
mouse-race-puzzle-stop = Pose le chat de façon que personne d’autre n’atteigne le fromage dans les { $turns } prochains tours
mouse-race-puzzle-sure = Ne laisse pas filer le fromage : quoi que fasse ensuite l’autre joueur, tu dois encore pouvoir l’atteindre en { $turns } tours
refused-no-puzzles = Il n’y a pas d’énigmes pour ce jeu ici.
refused-no-puzzle = Cette énigme n’existe pas.
refused-no-theme = Il n’y a pas d’énigmes de ce genre.
learn-back = Retour
learn-story = Histoire
    .about = Quelques petits plateaux te montrent comment on joue.
story-of = Histoire : { $game }
story-offer = Première fois ? Une petite histoire te montre comment jouer
story-decline = Non, merci
story-well = Bravo !
story-wrong = Pas encore. Essaie autre chose !
story-done = Maintenant, tu sais jouer !
story-next = Suivant
story-again = Encore une fois
story-play = Jouer maintenant
story-stars = { $count ->
    [one] { $count } étoile sur { $all }
   *[other] { $count } étoiles sur { $all }
  }
learn-board = Plateau d’analyse
    .about = Essayer n’importe quelle position et interroger les robots.
board-of = Plateau d’analyse : { $game }
board-see = Retour au plateau
board-from-here = Analyser cette position
board-draws = Que tire-t-on ?
board-any = Au hasard
board-lines = Variantes
board-first = Au début
board-forget = Supprimer cette variante
board-text = Position en texte
board-text-about = Colle une position ici, ou copie celle-ci.
board-set = Composer
board-copy = Copier
chabyrinthe-story-turn = Tourne une gouttière pour que le chat puisse rentrer.
chabyrinthe-story-push = Insère la gouttière depuis le bord pour que le chat puisse rentrer.
chabyrinthe-story-quarter = Tourne la gouttière que tu tiens, puis insère-la : le chat veut rentrer.
chabyrinthe-story-both = Tourne une seule gouttière, et les deux chats rentrent !
labyrinth-story-walk = Avance jusqu’au trésor de ta carte.
labyrinth-story-slide = Insère la plaque pour pouvoir avancer jusqu’au trésor.
labyrinth-story-quarter = Tourne la plaque que tu tiens, insère-la, puis avance jusqu’au trésor.
labyrinth-story-home = Tu as tout trouvé : retourne dans ton coin !
mouse-race-story-lay = Pose le pion pour que la souris atteigne le fromage.
mouse-race-story-draw = Pioche un pion dans le sac et pose-le.
mouse-race-story-cat = L’autre souris est près du fromage : pose le chat sur sa route !

## The game of the day

daily = Partie du jour
chabyrinthe-daily = Le toit du jour
labyrinth-daily = Le labyrinthe du jour
daily-about = Aujourd’hui, tout le monde reçoit la même partie, avec les mêmes tirages. Demain, il y en aura une nouvelle.
daily-play = Jouer
daily-continue = Continuer
daily-again = La rejouer
daily-moons = { $count ->
    [one] { $count } lune sur { $all }
   *[other] { $count } lunes sur { $all }
  }
daily-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
  }
daily-streak-new = Joue aujourd’hui et commence une nouvelle série.
daily-days = Les sept derniers jours
daily-day-none = { $day } : pas jouée
daily-result = { $title }, { $day } : { $moons } { $turns }
daily-best = Meilleurs résultats
daily-best-none = Personne n’est encore sur la liste.
daily-best-about = Seules les parties jouées avec les tirages du jour entrent sur cette liste. Chacun peut les découvrir à l’avance : la liste est donc juste pour s’amuser. Meowze invente les noms.
daily-add = Mettre mon résultat sur la liste
daily-added = Ton rang : { $rank } sur { $count }
daily-own-only = Là où Meowze tourne sur un serveur, il y a une liste des meilleurs résultats. Ici, tu vois les tiens.
privacy-daily = Si tu mets un résultat de la partie du jour sur la liste, le serveur le garde une semaine : un nom inventé, les tours, les conseils et une clé pour ton appareil, que personne ne voit. Si tu effaces ce que cet appareil retient, tes places sur la liste sont supprimées aussi.
refused-daily-day = Cette partie du jour est passée ou n’a pas encore commencé. Celle d’aujourd’hui t’attend.
refused-daily-alone = La partie du jour se joue en solitaire, sur cet appareil.
refused-daily-no-list = Il n’y a pas de liste de résultats ici.
refused-daily-many = Beaucoup de résultats sont venus de ton réseau : attends quelques minutes.
refused-not-daily = Ce n’est pas une partie résolue de ce jour-là.
refused-no-daily = Ce jeu n’a pas de partie du jour.
refused-no-day = Ce jour n’existe pas.
## While the server is away

server-away = Le serveur ne répond pas. Cette partie y est conservée et reprendra dès son retour.
play-meanwhile = Jouer une autre partie en attendant
friends-server-away = Tes amis pourront te rejoindre depuis leurs appareils dès que le serveur répondra.

## Setting up a position, lines and branches

setup = Composer
setup-of = Composer une position : { $game }
setup-about = Touche un endroit, puis choisis ce qui doit s’y trouver. Fais glisser pour déplacer.
setup-where = Où ? Touche l’endroit.
setup-beside = À côté du plateau
setup-turn = Tourner
setup-move = Déplacer
setup-new = Nouveau plateau
setup-seats = Joueurs
setup-start = Nouvelle donne
setup-empty = Plateau vide
setup-deal = Distribuer le reste
setup-done = Jouer d’ici
setup-place = { $place ->
    [seat] À qui de jouer ?
    [hand] Plaque en main
    [top] Carte suivante
    [under] Sous la pioche
    [last] Dernière insertion
   *[did] Fait pendant ce tour
  }
setup-won = { $name } : chats au foyer
setup-cards = { $name } cherche
setup-found = { $name } a trouvé
setup-did = { $did ->
    [rotation] une carte tournée
    [push] carte insérée
   *[nothing] rien encore
  }
setup-nothing = Rien
setup-no-treasure = Aucun trésor
setup-home = Foyer
setup-path = Chemin : { $name }
setup-back = Retirer : { $what }
refused-setup-none-left = Il n’en reste plus.
refused-setup-cannot-move = Ça ne peut pas aller là.
refused-setup-impossible = Cette position n’est pas possible : { $why }
refused-board-long = Cette partie est trop longue pour être montrée en entier sur le plateau d’analyse.
board-comment = Commentaire
board-mark = Signe
board-mark-name = { $kind ->
    [brilliant] brillant
    [good] bon
    [interesting] intéressant
    [doubtful] douteux
    [mistake] une erreur
   *[blunder] une gaffe
  }
board-promote = Choisir comme principale
board-save = Enregistrer un fichier
board-link = Copier un lien
board-open = Ouvrir un fichier
board-other-game = C’est un autre jeu : { $game }.
replay-instead = À la place :
replay-main = Retour à la partie
daily-picture = Image à partager
## What draws and choices gave

review-lucky-draws = Chance à la pioche
review-good-turns = Beaux coups
