### Español. Lo que la línea de comandos dice de sí misma: ayuda, errores, resultados.

## About the program

about = Juegos de mesa con laberintos que se mueven: jugar, abrir mesas, ver repeticiones, comparar bots.
in-browser = en el navegador
in-terminal = en la terminal
greeting = Meowze está en { $url } (Ctrl-C lo termina)
greeting-others = En otros dispositivos: { $urls }
greeting-network = Quien esté en tu red y tenga el enlace o el código de una mesa puede unirse; con --only-here no entra nadie.

## Words that stand for what is typed, such as --save FILE: short and in capitals

word-address = DIRECCIÓN
word-command = COMANDO
word-file = ARCHIVO
word-folder = CARPETA
word-game = JUEGO
word-language = IDIOMA
word-name = NOMBRE
word-names = ANA,LUIS
word-options = NOMBRE=VALOR,…
word-room = MESA
word-seed = SEMILLA
word-text = TEXTO

## Help, one line for each command and option

help-play = jugar en el navegador, o en esta terminal con --terminal
help-serve = ofrecer mesas a otras personas, sin abrir un navegador
help-delete = borrar una mesa con todo lo que se guarda de ella
help-replay = contar paso a paso una partida registrada, o dibujarla
help-arena = hacer que los bots jueguen muchas partidas y compararlos
help-perft = contar las maneras de seguir jugando, para probar las reglas
help-version = mostrar la versión y salir
help-language = el idioma de este programa: { $languages } (si no se indica, el del sistema)
help-seats = cuántos juegan, bots incluidos
help-names = los nombres de las personas
help-bots = bots en los últimos sitios, por nivel (de { $least } a { $most }) o por nombre
help-preset = un conjunto de reglas con nombre
help-options = reglas sueltas
help-port = si no se indica, { $port }; 0: cualquiera que esté libre
help-database = dónde se guardan las partidas
help-extra-games = ofrecer este juego de otro paquete; se puede repetir
help-only-here = ningún otro dispositivo de la red de casa puede unirse
help-no-browser = mostrar la dirección, pero sin abrir un navegador
help-terminal = jugar en esta terminal
help-random = sitios que juegan al azar
help-seed = para poder repetir el mismo azar
help-save = escribir el registro de la partida en este archivo
help-host = en qué dirección escuchar; 0.0.0.0: en todas
help-database-or-url = dónde se guardan las partidas: un archivo, o postgresql://…
help-public-url = la dirección que se escribe para entrar, si es otra
help-trusted-proxy = confiar en su X-Forwarded-For
help-metrics-open = mostrar /metrics también a otros equipos
help-log = cómo se escribe el registro: text, o json con un objeto por línea
help-keep-days = días sin visitas hasta que se borra una partida terminada (si no se indica, { $default }; 0: nunca)
help-keep-unfinished-days = lo mismo para las partidas sin terminar (si no se indica, { $default }; 0: nunca)
help-rooms-per-address = cuántas mesas abiertas puede tener una dirección (si no se indica, { $default })
help-record = el registro de una partida
help-room = el código de la mesa
help-gif = la partida como imagen animada
help-webp = lo mismo, con más colores
help-svg = una imagen de cada posición, nítida en cualquier tamaño
help-png = una imagen de cada posición
help-arena-bots = de { $least } a { $most }, un nombre, random, greedy, classic, archivo.py:función
help-games = cuántas partidas (si no se indica, { $default })
help-seconds = tiempo para pensar cada turno (si no se indica, el de cada bot)
help-processes = cuántas a la vez (si no se indica, en todos los núcleos)
help-json = mostrar un objeto JSON
help-depth = cuántas jugadas
help-position = desde aquí, y no desde antes de repartir

## Results

perft-found = { $depth ->
    [one] { $leaves } maneras de hacer { $depth } jugada, contadas en { $seconds } s
   *[other] { $leaves } maneras de hacer { $depth } jugadas, contadas en { $seconds } s
  }
deleted = la mesa { $room } se ha borrado
arena-playing = jugando
arena-stopped = interrumpido; esto es lo que se sabe hasta ahora:
arena-column = { $column ->
    [wins] victorias
    [draws] empates
    [games] partidas
    [elo] Elo
    [low] mínimo
    [high] máximo
    [cut_off] interrumpidas
    [failures] fallidas
    [ms_per_turn] ms por turno
    [mean_turns] media de turnos
   *[bot] bot
  }

## Errors, after “meowze: ”

error-whole = «{ $text }» tiene que ser un número entero de { $least } a { $most }
error-seconds = «{ $text }» tiene que ser un número de segundos mayor que 0
error-not-text = este archivo no es de texto
error-no-file = { $file }: ese archivo o esa carpeta no existe
error-no-permission = { $file }: sin permiso
error-is-folder = { $file } es una carpeta
error-terminal-only = { $option } es para partidas en la terminal: escribe también --terminal
error-game-first = { $option } es de un juego: indica uno de estos: { $known }
error-no-game = no hay ningún juego «{ $game }»; hay { $known }
error-no-preset = { $game } no tiene el conjunto de reglas «{ $preset }»; tiene { $known }
error-preset-seats = seats={ $seats }: el conjunto de reglas { $preset } es para este número de sitios: { $allowed }
error-seats = { $seats ->
    [one] este juego no se puede jugar con { $seats } sitio: es para { $least } a { $most }
   *[other] este juego no se puede jugar con { $seats } sitios: es para { $least } a { $most }
  }
error-not-option = «{ $text }» no es una regla: escribe nombre=valor; si son varias, con comas
error-option-twice = la regla { $option } está dos veces
error-no-option = no hay ninguna regla «{ $option }»; hay { $known }
error-option-value = { $count ->
    [0] { $option }={ $value }: ese número no es posible
   *[other] { $option }={ $value }: se puede elegir { $words }
  }
error-option-misfit = { $option }={ $value } no va con { $seats } sitios y las demás reglas
error-name = un nombre tiene de 1 a { $most } caracteres, sin comas ni saltos de línea
error-bots = { $bots ->
    [one] { $bots } bot: el número de sitios es solo { $seats }
   *[other] { $bots } bots: el número de sitios es solo { $seats }
  }
error-names = el número de nombres, { $names }, no es el de personas en la mesa, { $people }
error-no-bot = no hay ningún bot «{ $bot }»; hay { $known }, o de 1 a { $most }
error-no-player = no hay ningún bot «{ $bot }»; indica de 1 a 5, el nombre de un bot, random, greedy, classic o archivo.py:función
error-arena-bots = { $game } es para este número de bots: { $allowed }, no { $bots }
error-not-python = { $file } no es un archivo de Python
error-not-run = { $file } no se puede ejecutar: { $why }
error-no-function = { $file } no tiene ninguna función { $name }
error-record = algo en la línea { $line } no encaja
error-bad-host = «{ $host }» tiene que ser una dirección como 127.0.0.1, o 0.0.0.0 para todas las de este equipo
error-bad-url = «{ $url }» tiene que ser una dirección como https://games.example.org
error-bad-path = la ruta de «{ $url }» no puede empezar con una palabra que usa este mismo servidor
error-bad-proxy = «{ $proxy }» tiene que ser una dirección como 10.0.0.2 o una red como 10.0.0.0/8
error-no-port = no se puede escuchar en { $host }, puerto { $port }
error-no-such-room = en esta base de datos no hay ninguna mesa «{ $room }»
error-database = { $name } no se puede usar: { $why }
error-database-url = esta dirección de una base de datos no se puede leer; tiene que ser como postgresql://name@host/database
error-database-kind = { $name } no es un archivo ni una dirección como postgresql://name@host/database

## What Python’s reader of command lines says itself

argparse-usage = uso:
argparse-positional = argumentos
argparse-options = opciones
argparse-help = mostrar esta ayuda y salir
argparse-error = { $prog }: error: { $message }
argparse-argument = { $argument_name }: { $message }
argparse-expected-one = falta un argumento
argparse-expected-some = falta al menos un argumento
argparse-expected-at-most-one = aquí va como máximo un argumento
argparse-choice = { $value } no existe (se puede elegir: { $choices })
argparse-required = faltan estos argumentos: { $what }
argparse-unrecognized = argumentos desconocidos: { $what }
argparse-ambiguous = { $option } no está claro, podría ser: { $matches }
argparse-not-with = no se puede usar junto con { $what }
argparse-explicit = el valor { $what } aquí no es posible

## Backups, and one server for one file

greeting-running = Meowze ya está en marcha, en { $url }
help-backup = escribir todo lo guardado en un solo archivo, también con un servidor en marcha
help-restore = poner un archivo así en lugar de la base de datos; antes hay que parar el servidor
help-backup-file = el archivo que se escribe
help-backup-force = sustituir el archivo si ya existe
help-restore-file = el archivo que se lee
help-restore-force = sustituir las partidas guardadas ahora
backup-done = { $file } está escrito. Mesas: { $rooms }, sucesos: { $events }
restore-done = { $file } está restaurado. Mesas: { $rooms }, sucesos: { $events }
backup-damaged = Mesas dañadas: { $rooms }
error-backup-exists = { $file } ya existe; --force lo sustituye
error-backup-same = { $file } es la propia base de datos
error-not-empty = { $name } contiene partidas; --force las sustituye
error-database-in-use = otro Meowze está usando { $name }: proceso { $process }, en { $url }
## Varios procesos

help-workers = cuántos procesos del servidor en este equipo; más de uno necesita PostgreSQL
help-internal = adónde otros procesos con la misma base PostgreSQL reenvían lo que pertenece aquí; si no se indica, solo en este equipo
error-workers-database = varios procesos necesitan PostgreSQL: --database postgresql://nombre@servidor/base
error-bad-internal = «{ $internal }» tiene que ser una dirección con puerto de este equipo, como 10.0.0.5:8441, y necesita PostgreSQL

## Cálculos largos

help-cluster = jugar en el clúster de Ray con esta dirección y no en este equipo
arena-failed = { $games ->
    [one] { $bot } falló y por eso perdió { $games } partida, la número { $number }: { $error }
   *[other] { $bot } falló y por eso perdió { $games } partidas, la primera es la número { $number }: { $error }
  }
arena-void = { $games ->
    [one] { $games } partida no cuenta para nadie: su proceso terminó cada vez que se jugó
   *[other] { $games } partidas no cuentan para nadie: sus procesos terminaron cada vez que se jugaron
  }
error-no-cluster = no hay ningún clúster de Ray en { $address }: { $why }

## Lo que no está instalado

error-missing-extra = para esto falta { $package }: { $advice }

## A site of static files

help-static = mostrar un sitio de archivos estáticos en lugar de un servidor (si no se indica: { $folder })
error-no-site = no hay ningún sitio en { $folder }: make site lo construye

## The arena's picture

help-arena-svg = dibujar en este archivo la fuerza de los bots con sus intervalos
error-arena-no-rivals = los puntos Elo necesitan rivales, y aquí todos juegan juntos

## Repaso de partidas

help-review = decir cuánto valía cada jugada de una partida registrada y cuál habría sido mejor
help-review-seconds = cuánto pensar sobre toda la partida (por defecto 6)
help-review-svg = dibujar el desarrollo de la partida en este archivo
help-annotate = escribir la partida en este archivo, con las mejores jugadas encontradas como variantes
review-turn = turno
review-who = quién
review-played = jugado
review-worth = valor
review-cost = pérdida
review-best = mejor encontrado
review-luck = suerte
review-share = { $name }: suerte { $luck }, decisiones { $skill }; mejor jugada encontrada: { $found } de { $choices }
help-daily = jugar la partida del día, que es la misma para todos
help-daily-day = un día como 2026-11-16 en lugar de hoy
## Puzzles

help-puzzles = buscar retos en partidas entre bots
help-puzzles-count = cuántos retos de cada tema (por defecto { $default })
help-puzzles-theme = solo retos de este tema
help-puzzles-seconds = cuántos segundos buscar en cada tema
help-puzzles-output = escribir los retos en este archivo en vez de mostrarlos
error-no-puzzles = { $game } no tiene retos
error-no-theme = { $game } no tiene retos del tema { $theme }; tiene { $known }
word-theme = TEMA
puzzles-looking = buscando { $theme }
