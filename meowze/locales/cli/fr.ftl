### Français. Ce que la ligne de commande dit d’elle-même : aide, erreurs, résultats.

## About the program

about = Jeux de plateau dont le labyrinthe bouge : jouer, accueillir, revoir, comparer.
in-browser = dans le navigateur{ "\u00A0" }
in-terminal = dans le terminal{ "\u00A0" }
greeting = Meowze est ici : { $url } (Ctrl-C pour l’arrêter)
greeting-others = Sur d’autres appareils : { $urls }
greeting-network = Toute personne de ton réseau qui a le lien ou le code d’une table peut la rejoindre ; avec --only-here, personne n’entre.

## Words that stand for what is typed, such as --save FILE: short and in capitals

word-address = ADRESSE
word-command = COMMANDE
word-file = FICHIER
word-folder = DOSSIER
word-game = JEU
word-language = LANGUE
word-name = NOM
word-names = ANNA,BEN
word-options = NOM=VALEUR,…
word-room = TABLE
word-seed = GRAINE
word-text = TEXTE

## Help, one line for each command and option

help-play = jouer dans le navigateur, ou dans ce terminal avec --terminal
help-serve = ouvrir des tables pour les autres, sans ouvrir de navigateur
help-delete = supprimer une table et tout ce qui en est conservé
help-replay = raconter une partie enregistrée étape par étape, ou la dessiner
help-arena = faire jouer beaucoup de parties à des robots et les comparer
help-perft = compter les suites de coups possibles, pour vérifier les règles
help-version = afficher la version et quitter
help-language = la langue de ce programme : { $languages } (par défaut, celle du système)
help-seats = combien de joueurs, robots compris
help-names = les noms des personnes qui jouent
help-bots = des robots aux dernières places, par niveau ({ $least } à { $most }) ou par nom
help-preset = un ensemble de règles, par son nom
help-options = des options une à une
help-port = par défaut { $port } ; 0 : n’importe quel port libre
help-database = où conserver les parties
help-extra-games = proposer ce jeu d’un autre paquet ; peut être répété
help-only-here = aucun autre appareil du réseau de la maison ne peut jouer
help-no-browser = afficher l’adresse, mais ne pas ouvrir de navigateur
help-terminal = jouer dans ce terminal
help-random = places qui jouent au hasard
help-seed = pour que le hasard puisse se répéter
help-save = enregistrer la partie dans ce fichier
help-host = l’adresse où écouter ; 0.0.0.0 : toutes
help-database-or-url = où conserver les parties : un fichier, ou postgresql://…
help-public-url = l’adresse que l’on tape, si c’en est une autre
help-trusted-proxy = croire son X-Forwarded-For
help-metrics-open = montrer aussi /metrics aux autres ordinateurs
help-log = la forme du journal : text, ou json avec un objet par ligne
help-keep-days = nombre de jours avant d’effacer une partie finie que personne ne regarde (par défaut { $default } ; 0 : jamais)
help-keep-unfinished-days = de même pour une partie inachevée (par défaut { $default } ; 0 : jamais)
help-rooms-per-address = nombre de tables ouvertes permises à une adresse (par défaut { $default })
help-record = une partie enregistrée
help-room = le code de la table
help-gif = la partie en image animée
help-webp = de même, avec plus de couleurs
help-svg = une image de chaque position, nette à toute taille
help-png = une image de chaque position
help-arena-bots = { $least } à { $most }, un nom, random, greedy, classic, fichier.py:fonction
help-games = combien de parties (par défaut { $default })
help-seconds = temps de réflexion par tour (par défaut, celui du robot)
help-processes = combien à la fois (par défaut, tous les cœurs)
help-json = afficher un objet JSON
help-depth = combien de coups
help-position = partir d’ici et non d’avant la distribution

## Results

perft-found = { $depth ->
    [one] { $leaves } façons de jouer { $depth } coup, comptées en { $seconds } s
   *[other] { $leaves } façons de jouer { $depth } coups, comptées en { $seconds } s
  }
deleted = la table { $room } est supprimée
arena-playing = parties en cours
arena-stopped = arrêté ; voici les résultats jusqu’ici :
arena-column = { $column ->
    [wins] victoires
    [draws] nulles
    [games] parties
    [elo] Elo
    [low] de
    [high] à
    [cut_off] interrompues
    [failures] échecs
    [ms_per_turn] ms par tour
    [mean_turns] tours en moyenne
   *[bot] robot
  }

## Errors, after “meowze: ”

error-whole = « { $text } » doit être un nombre entier de { $least } à { $most }
error-seconds = « { $text } » doit être un nombre de secondes, supérieur à 0
error-not-text = ce fichier n’est pas du texte
error-no-file = { $file } : ce fichier ou ce dossier n’existe pas
error-no-permission = { $file } : accès refusé
error-is-folder = { $file } est un dossier
error-terminal-only = { $option } ne sert que dans le terminal : ajoute --terminal
error-game-first = { $option } va avec un jeu : nommes-en un parmi { $known }
error-no-game = il n’y a pas de jeu « { $game } » ; il y a { $known }
error-no-preset = pas d’ensemble de règles « { $preset } » pour { $game } ; il y a { $known }
error-preset-seats = seats={ $seats } : le nombre de places pour { $preset } est { $allowed }
error-seats = { $seats ->
    [one] ce jeu ne se joue pas avec { $seats } place, mais avec { $least } à { $most }
   *[other] ce jeu ne se joue pas avec { $seats } places, mais avec { $least } à { $most }
  }
error-not-option = « { $text } » n’est pas une option : écris nom=valeur, avec des virgules s’il y en a plusieurs
error-option-twice = l’option { $option } est donnée deux fois
error-no-option = il n’y a pas d’option « { $option } » ; il y a { $known }
error-option-value = { $count ->
    [0] { $option }={ $value } : ce nombre n’est pas possible
   *[other] { $option }={ $value } : valeurs possibles : { $words }
  }
error-option-misfit = { $option }={ $value } ne va pas avec { $seats } places et les autres options
error-name = un nom a de 1 à { $most } caractères, sans virgule ni retour à la ligne
error-bots = { $bots ->
    [one] { $bots } robot : il n’y a que { $seats } places
   *[other] { $bots } robots : il n’y a que { $seats } places
  }
error-names = le nombre de noms, { $names }, n’est pas celui des personnes à la table, { $people }
error-no-bot = il n’y a pas de robot « { $bot } » ; il y a { $known }, ou 1 à { $most }
error-no-player = il n’y a pas de robot « { $bot } » ; sont possibles 1 à 5, le nom d’un robot, random, greedy, classic ou fichier.py:fonction
error-arena-bots = { $game } : le nombre de robots est { $allowed }, et non { $bots }
error-not-python = { $file } n’est pas un fichier Python
error-not-run = impossible d’exécuter { $file } : { $why }
error-no-function = { $file } n’a pas de fonction { $name }
error-record = quelque chose ne va pas à la ligne { $line }
error-bad-host = « { $host } » doit être une adresse comme 127.0.0.1, ou 0.0.0.0 pour toutes celles de cet ordinateur
error-bad-url = « { $url } » doit être une adresse comme https://games.example.org
error-bad-path = le chemin de « { $url } » ne doit pas commencer par un mot que ce serveur utilise déjà
error-bad-proxy = « { $proxy } » doit être une adresse comme 10.0.0.2 ou un réseau comme 10.0.0.0/8
error-no-port = impossible d’écouter à l’adresse { $host }, port { $port }
error-no-such-room = il n’y a pas de table « { $room } » dans cette base de données
error-database = impossible d’utiliser { $name } : { $why }
error-database-url = cette adresse de base de données est illisible ; elle doit ressembler à postgresql://name@host/database
error-database-kind = { $name } n’est ni un fichier ni une adresse comme postgresql://name@host/database

## What Python’s reader of command lines says itself

argparse-usage = utilisation :
argparse-positional = arguments{ "\u00A0" }
argparse-options = options{ "\u00A0" }
argparse-help = afficher cette aide et quitter
argparse-error = { $prog } : erreur : { $message }
argparse-argument = { $argument_name } : { $message }
argparse-expected-one = il manque une valeur
argparse-expected-some = il manque au moins une valeur
argparse-expected-at-most-one = une valeur au plus est possible
argparse-choice = { $value } n’existe pas (choix possibles : { $choices })
argparse-required = il manque : { $what }
argparse-unrecognized = arguments inconnus : { $what }
argparse-ambiguous = { $option } est ambigu : { $matches }
argparse-not-with = ne va pas avec { $what }
argparse-explicit = la valeur { $what } n’est pas possible ici

## Backups, and one server for one file

greeting-running = Meowze tourne déjà, ici : { $url }
help-backup = écrire tout ce qui est conservé dans un seul fichier, même pendant qu’un serveur tourne
help-restore = mettre un tel fichier à la place de la base de données ; arrête d’abord le serveur
help-backup-file = le fichier à écrire
help-backup-force = remplacer le fichier s’il existe
help-restore-file = le fichier à lire
help-restore-force = remplacer les parties conservées jusqu’ici
backup-done = { $file } est écrit. Tables : { $rooms }, événements : { $events }
restore-done = { $file } est restauré. Tables : { $rooms }, événements : { $events }
backup-damaged = Tables abîmées : { $rooms }
error-backup-exists = { $file } existe déjà ; --force le remplace
error-backup-same = { $file } est la base de données elle-même
error-not-empty = { $name } contient des parties ; --force les remplace
error-database-in-use = un autre Meowze utilise { $name } : processus { $process }, ici : { $url }
## Plusieurs processus

help-workers = le nombre de processus du serveur sur cet ordinateur ; plus d’un demande PostgreSQL
help-internal = où les autres processus de la même base PostgreSQL transmettent ce qui appartient ici ; par défaut, cet ordinateur seul
error-workers-database = plusieurs processus demandent PostgreSQL : --database postgresql://nom@serveur/base
error-bad-internal = « { $internal } » doit être une adresse de cet ordinateur suivie d’un deux-points et d’un port, et demande PostgreSQL

## Longs calculs

help-cluster = jouer sur la grappe Ray à cette adresse, et non sur cet ordinateur
arena-failed = { $games ->
    [one] { $bot } a échoué et perdu ainsi { $games } partie, le numéro { $number } : { $error }
   *[other] { $bot } a échoué et perdu ainsi { $games } parties, la première est le numéro { $number } : { $error }
  }
arena-void = { $games ->
    [one] { $games } partie ne compte pour personne : son processus s’est arrêté à chaque essai
   *[other] { $games } parties ne comptent pour personne : leurs processus se sont arrêtés à chaque essai
  }
error-no-cluster = aucune grappe Ray à cette adresse : { $address } ({ $why })

## Ce qui n’est pas installé

error-missing-extra = il manque { $package } pour cela : { $advice }

## A site of static files

help-static = montrer un site de fichiers statiques au lieu d’un serveur (par défaut { $folder })
error-no-site = il n’y a pas de site dans { $folder } : make site en construit un

## The arena's picture

help-arena-svg = dessiner dans ce fichier la force des robots avec leurs intervalles
error-arena-no-rivals = les points Elo demandent des adversaires, et ici tous jouent ensemble

## Bilans de parties

help-review = dire ce que valait chaque coup d’une partie enregistrée, et lequel aurait été meilleur
help-review-seconds = temps de réflexion pour toute la partie (6 par défaut)
help-review-svg = dessiner le déroulement de la partie dans ce fichier
help-annotate = écrire la partie dans ce fichier, avec les meilleurs coups trouvés comme variantes
review-turn = tour
review-who = qui
review-played = joué
review-worth = valeur
review-cost = perte
review-best = meilleur trouvé
review-luck = chance
review-share = { $name } : chance { $luck }, choix { $skill } ; meilleur coup trouvé : { $found } sur { $choices }
help-daily = jouer la partie du jour, la même pour tout le monde
help-daily-day = un jour comme 2026-11-16 au lieu d’aujourd’hui
## Puzzles

help-puzzles = chercher des énigmes dans des parties entre robots
help-puzzles-count = nombre d’énigmes par thème (par défaut { $default })
help-puzzles-theme = seulement les énigmes de ce thème
help-puzzles-seconds = arrêter la recherche après ce nombre de secondes par thème
help-puzzles-output = écrire les énigmes dans ce fichier au lieu de les afficher
error-no-puzzles = { $game } n’a pas d’énigmes
error-no-theme = { $game } n’a pas d’énigmes sur le thème { $theme } ; il y a { $known }
word-theme = THÈME
puzzles-looking = recherche de { $theme }
