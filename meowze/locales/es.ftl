### Español, para España y América. Se tutea a quien juega; lo que dice un juego empieza por su nombre.

## Everywhere

title = Meowze
language = Idioma
side = { $side ->
    [n] norte
    [e] este
    [s] sur
   *[w] oeste
  }
shape = { $shape ->
    [corner] curva
    [elbow] codo
    [straight] recta
    [curve] curva
    [tee] cruce en T
    [cross] cruce
    [bridge] puente
    [double-elbow] codo doble
    [dead-end] callejón sin salida
   *[cat] gato
  }
place-cell = fila { $row }, columna { $column }
place-edge = { $side ->
    [n] el extremo superior de la columna { $line }
    [e] el extremo derecho de la fila { $line }
    [s] el extremo inferior de la columna { $line }
   *[w] el extremo izquierdo de la fila { $line }
  }
turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
  }

## Start page

which-game = ¿Qué juego?
other-games = Otros juegos
against-bot = Contra un bot
play-against = Jugar contra { $name }
which-bot = ¿Qué bot?
bot-level = { $name }, nivel { $level }
how-many = ¿Cuántos juegan?
who-plays = ¿Quién juega?
player-is = Jugador { $number }
player-here = en este dispositivo
player-link = invitación por enlace
player-bot = un bot
comes-by-link = Se une por enlace
name-of-player = Nombre del jugador { $number }
which-rules = ¿Qué reglas?
more-choices = Más opciones
as-usual = normal
usual-value = { $value } ({ as-usual })
start = Empezar
go-on = Continuar una partida
join-code = Unirse a una mesa: escribe su código
join = Unirse
option-first = jugador { $number }
option-lot = quien salga en el sorteo
option-no = no
option-yes = sí
switch-first = ¿Quién empieza?
failed = El servidor no responde. Inténtalo otra vez.
edition-suggested = La caja en tu idioma: { $edition }

## A table

next-tile = siguiente pieza
play-this = Jugar así
undo = Deshacer
new-game = Otro juego
play-again = Jugar otra vez
turn-number = Turno { $number }
seat = { $playing ->
    [yes] { $name }, es su turno: { $score }
   *[no] { $name }: { $score }
  }
to-play = Turno de { $name }
turn-yours = Tu turno: { $task }
turn-of = Turno de { $name }: { $task }
page-turn = Turno de { $name } · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
  }
called-off = La partida termina sin ganador
in-turns = { $turns ->
    [one] en { $turns } turno
   *[other] en { $turns } turnos
  }
see-again = { $line } – presiona para verlo otra vez
offline = Sin conexión, intentándolo otra vez
gone = Esta mesa ya no existe.
not-yet = Es el turno de { $name }
hint = Pista
reason-wins-cats = { $count ->
    [one] Así llevas un gato a casa
   *[other] Así llevas { $count } gatos a casa
  }
reason-prepares = Así preparas tu próximo turno
reason-finds-treasure = Ahí está tu tesoro
reason-opens-way = Así abres el camino a tu tesoro
reason-comes-nearer = { $count ->
    [one] Así te acercas un paso
   *[other] Así te acercas { $count } pasos
  }
reason-goes-home = Así vuelves a tu esquina
reason-reaches-cheese = Así llegas al queso
reason-blocks = Así alargas el camino de { $name }
reason-frees-way = Así despejas el camino
reason-draws = Primero saca una ficha y luego decides
asks-undo = { $name } quiere deshacer una jugada. ¿Te parece bien?
asking-undo = { $name } pide deshacer una jugada
undo-yes = Sí, deshacer
undo-no = No, seguir
change-game = Otros jugadores o reglas
host-again = Quien abrió esta mesa puede empezar la próxima partida.
unknown-game = Esta página es más antigua que el juego de esta mesa. Vuelve a cargarla.

## Teams

team = Equipo { $number }
team-of = Equipo de { $names }
team-wins = { $names } ganan en equipo

## Waiting for players

waiting = { $count ->
    [one] Queda un sitio libre
   *[other] Quedan { $count } sitios libres
  }
you-are = { $name } (tú)
free = libre
sit-here = Sentarse aquí
stand-up = Levantarse
free-seat = Liberar este sitio
free-seat-of = Liberar el sitio de { $name }
fill-with-bot = Sentar aquí a un bot
invite = Quien quiera jugar abre este enlace o apunta con la cámara a la imagen:
or-type = O escribe este código en la página de inicio:
qr = El enlace como imagen QR
link = El enlace
copy = Copiar el enlace
copied = Copiado
only-here = Esta mesa solo se puede abrir en este dispositivo. Para invitar a otros, inicia Meowze sin «--only-here».
close-room = No dejar entrar a nadie más
open-room = Dejar entrar a otros
watching = { $count ->
    [one] { $count } mirando
   *[other] { $count } mirando
  }
who-are-you = ¿Quién eres?
your-animal = Tu animal
animal = { $animal ->
   *[cat] gato
    [mouse] ratón
    [fox] zorro
    [owl] búho
    [hare] liebre
    [bear] oso
    [frog] rana
    [hedgehog] erizo
    [duck] pato
    [otter] nutria
    [bee] abeja
    [turtle] tortuga
  }
other-names = Otros nombres

## What the host settles

undo-allowed = Se pueden deshacer jugadas
absent = ¿Y si alguien se ausenta?
absent-wait = la partida espera
absent-bot = { $minutes ->
    [one] un bot juega después de { $minutes } minuto
   *[other] un bot juega después de { $minutes } minutos
  }

## Secret cards on a phone

phone-hand = Las cartas en un teléfono
phone-for = Cartas de { $name } en un teléfono
phone-back = Cartas de { $name } otra vez en esta pantalla
phone-hand-about = Escanea esta imagen con un teléfono: { $name } verá allí sus cartas, y el tablero se queda aquí.
on-phone = { $name } tiene sus cartas en un teléfono
show-board = Mostrar el tablero
my-cards = Mis cartas
cover-cards = Tapar las cartas

## Phrases

say-something = Decir algo
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-oops = ¡Uy!
phrase-thinking = Déjame pensar…
phrase-hurray = ¡Hurra!
phrase-purr = ¡Prrr!
phrase-hiss = ¡Fsss!
phrase-bye = ¡Adiós!

## Rules

rules = Las reglas
why = ¿Por qué?

## Refused

refused-already = Este dispositivo ya tiene ese sitio.
refused-breath = Espera un poco antes de decir algo más.
refused-closed = El anfitrión ya no deja entrar a nadie en esta mesa.
refused-failed = Algo no funcionó. Inténtalo otra vez.
refused-game-not-offered = Este servidor no ofrece el juego { $game }.
refused-host-only = Eso solo lo puede hacer el anfitrión.
refused-name-offered = Elige uno de estos nombres.
refused-name-taken = Alguien aquí ya tiene ese nombre: elige otro.
refused-no-advice = Ahora no hay ninguna pista que darte.
refused-no-bots = Aquí no hay bots.
refused-no-room = Esa mesa no existe. ¿Está bien escrito el código?
refused-no-seat = Ese sitio no existe.
refused-nobody = En ese sitio no hay nadie.
refused-not-begun = La partida todavía no ha empezado.
refused-not-yours = Este dispositivo no juega en ese sitio.
refused-nothing-back = No hay nada que deshacer.
refused-only-here = Esta mesa solo se puede abrir en este dispositivo, así que no hay enlace para otro.
refused-over-here = En este punto la partida ya terminó: elige un momento anterior.
refused-pairing = Este código ya se usó o ya no sirve: pide uno nuevo.
refused-pictures = Son demasiadas imágenes a la vez: espera medio minuto.
refused-request-ended = Ya nadie pide eso.
refused-rule = Las reglas no lo permiten ahora.
refused-seat-taken = En ese sitio ya está { $name }.
refused-secrets = Esta partida tiene secretos: podrás verla cuando termine.
refused-sent-away = El anfitrión te pide que dejes esta mesa.
refused-stale = Mientras tanto, la mesa cambió: mira otra vez.
refused-stopped = Esta partida se jugó con otra versión de las reglas y no puede seguir aquí.
refused-too-many = { $count ->
    [one] Ya tienes { $count } mesa abierta: termínala primero.
   *[other] Ya tienes { $count } mesas abiertas: termina una primero.
  }
refused-turn = Es el turno de { $name }.
refused-undo-off = El anfitrión no permite deshacer jugadas.
refused-unsaved = No se pudo guardar: inténtalo otra vez.
refused-watching = Solo quienes juegan pueden deshacer jugadas.

## Menu

show-how = Enséñame a jugar
skip-guide = Ya sé jugar

menu = Menú
close = Volver a la partida
sounds = Sonidos
volume = Volumen
speed = Animaciones
speed-calm = tranquilas
speed-normal = normales
speed-quick = rápidas
flat = La tableta está sobre la mesa, entre nosotros
flat-about = Los nombres y los botones giran hacia quien tiene el turno
wrong = Algo no funciona
wrong-about = Guarda la partida y los últimos mensajes en un archivo, para enviarlo a quien pueda ayudarte
leave = Dejar la mesa
leave-sure = ¿Dejar la mesa?
leave-about = La partida se queda como está. La encontrarás en la página de inicio.
leave-yes = Dejarla
leave-no = Quedarse aquí

## Replays

replay = Repetición
replay-of = { $game }: repetición
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-back = Un paso atrás
replay-step = Paso de la partida
replay-at = { $at } de { $of }
replay-speed = Velocidad
replay-eyes = Visto por
replay-open = quien tiene el turno
replay-games = Las partidas de esta mesa
replay-game = Partida { $number }
replay-stopped = Las reglas cambiaron después de esta partida, así que el resto no se puede mostrar.
replay-gone = Esta partida no se puede ver aquí (o ya no). Si la tienes en un archivo, suéltalo en la página de inicio.
to-start = Página de inicio
watch-again = Verla otra vez
share = Compartir
share-picture = Este momento como imagen
share-film = La partida como animación
share-making = Un momento…
share-record = La partida como texto
share-save = Guardar
share-copy = Copiar
share-close = Volver
go-on-here = Seguir jugando desde aquí
open-record = Ver una partida guardada: elige su archivo o suéltalo aquí
record-damaged = Este archivo no es una partida que se pueda mostrar aquí. { $why }
record-large = Este archivo es demasiado grande para ser una partida guardada.

## Statistics at the end

statistics = Así fue la partida
stat-cats = Gatos llevados a casa
stat-points = Puntos
stat-treasures = Tesoros encontrados
stat-walked = Losetas recorridas
stat-path = Longitud del camino
stat-laid-cats = Gatos colocados
best-here = Las mejores partidas aquí
best-new = ¡Tu mejor resultado hasta ahora!
best-own = { $turns ->
    [one] Tu mejor resultado: { $turns } turno
   *[other] Tu mejor resultado: { $turns } turnos
  }

## At a keyboard

terminal-back = Jugada deshecha.
terminal-commands = O bien: look (tus secretos), hint, legal, offers, board, undo, text, save ARCHIVO, help, quit.
terminal-ends = La partida termina aquí.
terminal-help = Escribe una o varias acciones: { $some } (docs/notation.md).
terminal-hide = Presiona Enter para ocultarlo.
terminal-next = Ahora le toca a { $name }. Presiona Enter.
terminal-no-offers = Ninguna acción merece ahora una vista previa.
terminal-not-saved = No se guardó: { $why }
terminal-save-where = ¿Dónde se guarda? Escribe: save ARCHIVO
terminal-saved = Partida guardada en { $file }.
terminal-turn-over = El turno ya terminó; no se jugó: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Gira y empuja los canalones del tejado hasta que cada gato tenga un camino a casa.
chabyrinthe-name-0 = Nutria
chabyrinthe-name-1 = Garza
chabyrinthe-name-2 = Zorro
chabyrinthe-name-3 = Tejón
chabyrinthe-board = El tejado: las teclas de flecha mueven, Av Pág va al siguiente lugar donde jugar, Enter muestra una jugada y la segunda vez la juega, R gira, el signo de interrogación muestra todas las teclas
chabyrinthe-preset-standard = Normal
    .about = Dos acciones por turno; gana quien sume más puntos
chabyrinthe-preset-kittens = Gatitos
    .about = Un tejado más pequeño, para una partida rápida
chabyrinthe-preset-cooperative = Juntos
    .about = Todos llevan juntos los gatos a casa
chabyrinthe-preset-teams = Equipos
    .about = Dos contra dos; cada equipo suma sus puntos
chabyrinthe-preset-solitaire = En solitario
    .about = En el menor número de turnos posible
chabyrinthe-preset-french = Edición francesa
    .about = No hace falta usar las dos acciones
chabyrinthe-preset-english = Edición inglesa
    .about = No hace falta usar las dos acciones
chabyrinthe-preset-russian-2024 = Edición rusa de 2024
    .about = Con 36 cartas de canalón
chabyrinthe-preset-2007 = Edición de 2007
    .about = Una de las acciones tiene que ser un giro
chabyrinthe-switch-deck = ¿Cuántas cartas de canalón?
chabyrinthe-switch-board = ¿De qué tamaño es el tejado?
chabyrinthe-switch-mode = ¿Cómo se juega?
chabyrinthe-switch-actions = ¿Cuántas acciones por turno?
chabyrinthe-switch-must_rotate = ¿Una de las acciones tiene que ser un giro?
chabyrinthe-switch-inserted = ¿Se puede girar una carta antes de meterla?
chabyrinthe-switch-shared_home = ¿Cuánto avanza un hogar si llegan dos gatos a la vez?
chabyrinthe-switch-limit = Máximo de turnos (0: sin límite)
chabyrinthe-option-26 = 26 cartas
chabyrinthe-option-36 = 36 cartas
chabyrinthe-option-4x4 = 4 × 4 cartas
chabyrinthe-option-3x3 = 3 × 3 cartas (gatitos)
chabyrinthe-option-points = cada cual por su cuenta
chabyrinthe-option-teams = en dos equipos
chabyrinthe-option-cooperative = todos juntos
chabyrinthe-option-solitaire = en solitario
chabyrinthe-option-exactly-two = exactamente dos
chabyrinthe-option-at-most-two = dos como máximo
chabyrinthe-option-free = sí, como quieras
chabyrinthe-option-as-it-lies = no, entra tal como está
chabyrinthe-option-one-place = un lugar
chabyrinthe-option-each-cat = un lugar por cada gato

chabyrinthe-cell = { $cell }, { shape }, salidas: { $sides }
chabyrinthe-bare = { $cell }, sin carta
chabyrinthe-door = { $door }: meter una carta aquí
chabyrinthe-door-cat = { $door }, un gato que vale { $value }: meter una carta aquí
chabyrinthe-door-home = { $door }, un hogar: meter una carta aquí
chabyrinthe-top = Siguiente carta: { shape }, salidas: { $sides }. Presiona para girarla
chabyrinthe-stop = Terminar turno
chabyrinthe-left = { $count ->
    [one] queda { $count } acción
   *[other] quedan { $count } acciones
  }
chabyrinthe-pile = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
  }
chabyrinthe-strays = { $count ->
    [one] { $count } gato por venir
   *[other] { $count } gatos por venir
  }
chabyrinthe-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
  }
chabyrinthe-won = { $count ->
    [one] { $count } gato
   *[other] { $count } gatos
  }
chabyrinthe-friends = { $count ->
    [one] El mejor amigo de los gatos
   *[other] Los mejores amigos de los gatos
  }
chabyrinthe-solved = Todos los gatos están en casa
chabyrinthe-verdict = { $verdict ->
    [1] Siete vidas, y bastó con media
    [2] En los tejados ya suenan serenatas por esta hazaña
    [3] Aquí no hay gato encerrado: es puro talento
    [4] Ronronea el barrio entero
    [5] En casa antes de que se enfríe la leche
    [6] Los gatos dieron un rodeo para ver la luna
   *[7] Ya canta el gallo y los gatos siguen de fiesta
  }
chabyrinthe-scale = Siete categorías, según los turnos hasta que todos los gatos están en casa
chabyrinthe-band = { $band ->
    [1] { $to } turnos o menos
    [7] { $from } turnos o más
   *[2] { $from }–{ $to } turnos
  }
chabyrinthe-rank = { $band ->
    [1] { turns }: la mejor de siete categorías
    [2] { turns }: la segunda de siete categorías
    [3] { turns }: la tercera de siete categorías
    [4] { turns }: la cuarta de siete categorías
    [5] { turns }: la quinta de siete categorías
    [6] { turns }: la sexta de siete categorías
   *[7] { turns }: la última de siete categorías
  }
chabyrinthe-no-turn = Esta carta no se puede girar ahora
chabyrinthe-no-push = Por aquí no se puede meter una carta ahora

chabyrinthe-told-dealt = Se reparte una carta: { shape } ({ $cell })
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } gira una carta un cuarto de vuelta a la derecha: { $cell }
    [2] { $who } gira una carta media vuelta: { $cell }
   *[3] { $who } gira una carta un cuarto de vuelta a la izquierda: { $cell }
  }
chabyrinthe-told-pushed = { $who } mete una carta por { $door }: { shape }
chabyrinthe-told-stopped = { $who } termina su turno
chabyrinthe-told-drawn = Siguiente carta: { shape }
chabyrinthe-told-returned = Siguiente carta: { shape }, que vuelve de debajo del mazo
chabyrinthe-told-homed = { $who } lleva a casa el gato que vale { $value }: desde { $place } hasta { $home }
chabyrinthe-told-arrived = Un gato que vale { $value } se sienta en { $place }
chabyrinthe-told-began = Empieza { $who }
chabyrinthe-seen-dealt = Se reparte una carta: { shape }
chabyrinthe-seen-turned = { $who } gira una carta
chabyrinthe-seen-pushed = { $who } mete una carta
chabyrinthe-seen-stopped = { $who } termina su turno
chabyrinthe-seen-drawn = Siguiente carta: { shape }
chabyrinthe-seen-returned = Siguiente carta: { shape }
chabyrinthe-seen-homed = ¡{ $who } lleva a casa un gato que vale { $value }!
chabyrinthe-seen-arrived = Llega un gato que vale { $value }
chabyrinthe-seen-began = Empieza { $who }

## Labyrinth

labyrinth-title = Laberinto
labyrinth-intro = Mueve los pasillos, camina hasta tus tesoros y vuelve antes que nadie.
labyrinth-name-0 = Zorro
labyrinth-name-1 = Conejo
labyrinth-name-2 = Rana
labyrinth-name-3 = Oso
labyrinth-board = El laberinto: las teclas de flecha mueven, Av Pág va al siguiente lugar donde jugar, Enter muestra una jugada y la segunda vez la juega, R gira, el signo de interrogación muestra todas las teclas
labyrinth-preset-standard = Normal
    .about = Encuentra todos tus tesoros y vuelve a tu esquina
labyrinth-preset-short = Partida corta
    .about = Cuatro tesoros por jugador, y de vuelta a tu esquina
labyrinth-preset-young-children = Niños pequeños
    .about = Ves todas tus cartas y buscas los tesoros en cualquier orden
labyrinth-preset-young-children-short = Los más pequeños
    .about = Tres tesoros por jugador; ves todas tus cartas, y la partida termina con el último tesoro
labyrinth-preset-newer-editions = Ediciones nuevas
    .about = Ves tu siguiente carta enseguida
labyrinth-preset-other-tiles = Otras losetas
    .about = Una curva más, una recta menos
labyrinth-switch-tiles = ¿Cuántas rectas, curvas y cruces en T?
labyrinth-switch-secrets = ¿Cuántos tesoros por jugador?
labyrinth-switch-cards = ¿En qué orden buscas tus tesoros?
labyrinth-switch-next_card = ¿Cuándo ves tu siguiente carta?
labyrinth-switch-finish = ¿Dónde termina la partida?
labyrinth-switch-limit = Máximo de turnos (0: sin límite)
labyrinth-option-13-15-6 = 13, 15 y 6
labyrinth-option-12-16-6 = 12, 16 y 6
labyrinth-option-all = todos los que hay, repartidos
labyrinth-option-top = una carta tras otra
labyrinth-option-open = en cualquier orden, viendo todas tus cartas
labyrinth-option-next-turn = en tu próximo turno
labyrinth-option-at-once = enseguida
labyrinth-option-corner = en tu propia esquina
labyrinth-option-anywhere = en el último tesoro

labyrinth-treasure = { $treasure ->
    [book] libro
    [gold] oro
    [map] mapa
    [crown] corona
    [keys] llaves
    [skull] calavera
    [ring] anillo
    [chest] cofre
    [emerald] esmeralda
    [sword] espada
    [candelabrum] candelabro
    [helmet] casco
    [bat] murciélago
    [dragon] dragón
    [genie] genio
    [ghost] fantasma
    [troll] trol
    [princess] princesa
    [lizard] lagartija
    [moth] polilla
    [owl] búho
    [rat] rata
    [scarab] escarabajo
   *[spider] araña
  }
labyrinth-cell = { $cell }, { shape }, salidas: { $sides }
labyrinth-bare = { $cell }, sin loseta
labyrinth-pawn = peón de { $name }
labyrinth-corner = esquina de { $name }
labyrinth-door = Flecha en { $door }: meter la loseta aquí
labyrinth-door-barred = Flecha en { $door }, cerrada: así el laberinto volvería a como estaba
labyrinth-hand = Loseta en la mano: { shape }, salidas: { $sides }. Presiona para girarla
labyrinth-hand-treasure = Loseta en la mano: { shape }, salidas: { $sides }, con el tesoro: { labyrinth-treasure }. Presiona para girarla
labyrinth-chair = { $left ->
    [0] todos los tesoros encontrados
    [one] { $left } tesoro por encontrar
   *[other] { $left } tesoros por encontrar
  }
labyrinth-chair-found = { $left ->
    [0] todos los tesoros encontrados: { $found }
    [one] { $left } tesoro por encontrar; encontrados: { $found }
   *[other] { $left } tesoros por encontrar; encontrados: { $found }
  }
labyrinth-stay = Quedarse
labyrinth-barred = Así el laberinto volvería a como estaba
labyrinth-no-way = Ningún camino abierto lleva hasta allí
labyrinth-push-first = Primero mete la loseta por una de las flechas
labyrinth-walk-now = El laberinto ya se movió: ahora camina o quédate
labyrinth-task-push = mete la loseta por una flecha
labyrinth-task-walk = toca caminar o quedarse
labyrinth-to-push = { $name } tiene que empujar
labyrinth-to-walk = { $name } puede caminar
labyrinth-peek = Mantén presionado para mirar
labyrinth-peek-at = Mantén presionado este botón para mirar las cartas de { $name }
labyrinth-pass = Pásale la pantalla a { $name }
labyrinth-home = Ya los tienes todos: vuelve a tu esquina
labyrinth-solved = Todos los tesoros encontrados
labyrinth-won-by = Con todos los tesoros encontrados

labyrinth-told-dealt = Se reparte una loseta: { shape } ({ $cell })
labyrinth-told-left-over = Sobra: { shape }
labyrinth-told-looked = { $who } mira una carta
labyrinth-told-began = Empieza { $who }
labyrinth-told-pushed = { $who } mete la loseta por { $door }: { shape }
labyrinth-told-walked = { $who } camina a esta casilla: { $cell }
labyrinth-told-stayed = { $who } se queda en su casilla: { $cell }
labyrinth-told-found = { $who } encuentra un tesoro: { labyrinth-treasure }
labyrinth-seen-dealt = Se reparte una loseta: { shape }
labyrinth-seen-left-over = Sobra: { shape }
labyrinth-seen-began = Empieza { $who }
labyrinth-seen-pushed = { $who } empuja el laberinto
labyrinth-seen-walked = { $who } camina
labyrinth-seen-stayed = { $who } se queda
labyrinth-seen-found = ¡{ $who } encuentra un tesoro: { labyrinth-treasure }!

## Mouse race

mouse-race-title = Carrera de ratones
mouse-race-intro = Haz un camino para tu ratón hasta el queso y frena a los demás con gatos.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nela
mouse-race-name-2 = Tomás
mouse-race-name-3 = Rosa
mouse-race-board = La cocina: las teclas de flecha mueven, Av Pág va al siguiente lugar donde jugar, Enter muestra una jugada y la segunda vez la juega, R gira, el signo de interrogación muestra todas las teclas
mouse-race-preset-standard = Normal
    .about = Gana el primer camino que llega al queso
mouse-race-preset-younger-players = Niños pequeños
    .about = Nunca hay un gato justo al final de un camino
mouse-race-preset-english = Edición inglesa
    .about = Gana el primer camino que llega al queso
mouse-race-preset-german = Edición alemana
    .about = Gana el primer camino que llega al queso
mouse-race-preset-dutch = Edición neerlandesa
    .about = Gana el primer camino que llega al queso
mouse-race-preset-portuguese = Edición portuguesa
    .about = Gana el primer camino que llega al queso
mouse-race-preset-french = Edición francesa
    .about = También pueden jugar tres
mouse-race-preset-russian = Edición rusa
    .about = También pueden jugar tres
mouse-race-preset-danish = Edición danesa
    .about = También pueden jugar tres
mouse-race-preset-italian = Edición italiana
    .about = Los gatos van en la ruta del siguiente jugador; gana quien llegue a la zona aromática
mouse-race-preset-spanish = Edición española
    .about = Los gatos van en la ruta de quien esté más cerca del queso
mouse-race-switch-players = ¿Cuántos pueden jugar?
mouse-race-switch-bag = ¿Cuántas rectas, curvas y gatos hay en la bolsa?
mouse-race-switch-cat_against = ¿Contra quién va un gato?
mouse-race-switch-cat_zone = ¿Dónde puede estar un gato?
mouse-race-switch-scent = ¿Puede haber un gato justo al final de un camino en la zona aromática?
mouse-race-switch-take_back = ¿Qué puedes retirar si pasas?
mouse-race-switch-may_point = ¿Puede un camino apuntar a un camino o a un ratón?
mouse-race-switch-finish = ¿Cuándo gana un camino?
mouse-race-switch-limit = Máximo de turnos (0: sin límite)
mouse-race-option-2-or-4 = dos o cuatro
mouse-race-option-2-to-4 = dos, tres o cuatro
mouse-race-option-72-72-20 = 72, 72 y 20
mouse-race-option-77-77-10 = 77, 77 y 10
mouse-race-option-82-82-0 = 82, 82 y ningún gato
mouse-race-option-next = contra el siguiente jugador
mouse-race-option-nearest = contra quien esté más cerca del queso
mouse-race-option-longest = contra quien tenga el camino más largo
mouse-race-option-side-or-way = en el lado de ese jugador o en la ruta de su ratón hacia el queso
mouse-race-option-side = en el lado de ese jugador
mouse-race-option-way = en la ruta de ese ratón hacia el queso
mouse-race-option-anywhere = en cualquier casilla
mouse-race-option-may-block = sí
mouse-race-option-no-exception = no, allí tampoco
mouse-race-option-cat-or-own = un gato o tu última ficha
mouse-race-option-own = solo tu última ficha
mouse-race-option-cheese = cuando llega al queso
mouse-race-option-scent = cuando llega a la zona aromática

mouse-race-empty = { $cell }, sin ficha
mouse-race-scent = { $cell }, zona aromática
mouse-race-cheese = { $cell }, el queso
mouse-race-cat = { $cell }, un gato
mouse-race-cat-to-take = { $cell }, un gato que puedes retirar en lugar de sacar una ficha
mouse-race-corner = { $cell }, ratón de { $name }
mouse-race-path = { $cell }, camino de { $name }, salidas: { $sides }
mouse-race-can-lie = { $cell }, tu ficha puede ir aquí
mouse-race-can-lie-scent = { $cell }, zona aromática, tu ficha puede ir aquí
mouse-race-hand = Ficha en la mano: { shape }
mouse-race-setup-hand = Ficha en la mano
mouse-race-chair = { $count ->
    [one] camino de { $count } ficha
   *[other] camino de { $count } fichas
  }
mouse-race-bag = En la bolsa: { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
mouse-race-straights = { $straights ->
    [one] { $straights } recta
   *[other] { $straights } rectas
  }
mouse-race-curves = { $curves ->
    [one] { $curves } curva
   *[other] { $curves } curvas
  }
mouse-race-cats = { $cats ->
    [one] { $cats } gato
   *[other] { $cats } gatos
  }
mouse-race-draw = Sacar
mouse-race-miss = Pasar
mouse-race-back = Retirar mi ficha
mouse-race-draw-first = Primero saca una ficha, o pasa y retira un gato o tu última ficha
mouse-race-on-path = La ficha va al final de tu camino: toca una casilla iluminada
mouse-race-taken = Esa casilla está ocupada
mouse-race-no-cat = Este gato va contra { $name }: toca una casilla iluminada
mouse-race-task-choose = saca una ficha o pasa
mouse-race-task-lay = { $shape ->
    [straight] coloca la recta al final del camino
   *[curve] coloca la curva al final del camino
  }
mouse-race-cat-for = { $zone ->
    [side-or-way] coloca el gato contra { $name }, en su lado o entre su ratón y el queso
    [side] coloca el gato contra { $name }, en su lado
    [way] coloca el gato contra { $name }, entre su ratón y el queso
   *[anywhere] coloca el gato contra { $name }, en cualquier casilla
  }
mouse-race-legend-side = Lado de { $name }
mouse-race-legend-way = Ruta de { $name } al queso
mouse-race-won-by = { $turns ->
    [one] Queso alcanzado en { $turns } turno
   *[other] Queso alcanzado en { $turns } turnos
  }
mouse-race-nobody = Empate
mouse-race-nobody-in = { $turns ->
    [one] Nadie llegó al queso en { $turns } turno
   *[other] Nadie llegó al queso en { $turns } turnos
  }

mouse-race-told-began = Empieza { $who }
mouse-race-told-drawn = { $shape ->
    [straight] { $who } saca una recta
    [curve] { $who } saca una curva
   *[cat] { $who } saca un gato
  }
mouse-race-told-laid = { $shape ->
    [straight] { $who } coloca una recta: { $cell }
   *[curve] { $who } coloca una curva: { $cell }
  }
mouse-race-told-cat-laid = { $who } coloca un gato contra { $target }: { $cell }
mouse-race-told-returned = { $shape ->
    [straight] { $who } no puede colocar la recta: la ficha vuelve a la bolsa
    [curve] { $who } no puede colocar la curva: la ficha vuelve a la bolsa
   *[cat] { $who } no puede colocar el gato: la ficha vuelve a la bolsa
  }
mouse-race-told-missed = { $who } pasa
mouse-race-told-took-cat = { $who } pasa y retira un gato: { $cell }
mouse-race-told-took-own = { $who } pasa y retira su última ficha: { $cell }
mouse-race-seen-began = Empieza { $who }
mouse-race-seen-drawn = { $shape ->
    [straight] { $who } saca una recta
    [curve] { $who } saca una curva
   *[cat] { $who } saca un gato
  }
mouse-race-seen-laid = { $shape ->
    [straight] { $who } coloca una recta
   *[curve] { $who } coloca una curva
  }
mouse-race-seen-cat-laid = { $who } coloca un gato contra { $target }
mouse-race-seen-returned = { $shape ->
    [straight] { $who } devuelve la recta a la bolsa: no cabe
    [curve] { $who } devuelve la curva a la bolsa: no cabe
   *[cat] { $who } devuelve el gato a la bolsa: no cabe
  }
mouse-race-seen-missed = { $who } pasa
mouse-race-seen-took-cat = { $who } retira un gato
mouse-race-seen-took-own = { $who } da un paso atrás

## Names

adjective-brave = { $animal } valiente
adjective-busy = { $animal } { $gender ->
    [f] trabajadora
   *[m] trabajador
  }
adjective-calm = { $animal } { $gender ->
    [f] serena
   *[m] sereno
  }
adjective-clever = { $animal } { $gender ->
    [f] lista
   *[m] listo
  }
adjective-curious = { $animal } { $gender ->
    [f] curiosa
   *[m] curioso
  }
adjective-fluffy = { $animal } { $gender ->
    [f] esponjosa
   *[m] esponjoso
  }
adjective-gentle = { $animal } dulce
adjective-happy = { $animal } feliz
adjective-kind = { $animal } amable
adjective-lively = { $animal } { $gender ->
    [f] animada
   *[m] animado
  }
adjective-lucky = { $animal } { $gender ->
    [f] afortunada
   *[m] afortunado
  }
adjective-mighty = { $animal } { $gender ->
    [f] poderosa
   *[m] poderoso
  }
adjective-nimble = { $animal } ágil
adjective-patient = { $animal } paciente
adjective-playful = { $animal } { $gender ->
    [f] juguetona
   *[m] juguetón
  }
adjective-proud = { $animal } { $gender ->
    [f] orgullosa
   *[m] orgulloso
  }
adjective-quick = { $animal } veloz
adjective-quiet = { $animal } { $gender ->
    [f] callada
   *[m] callado
  }
adjective-silver = { $animal } { $gender ->
    [f] plateada
   *[m] plateado
  }
adjective-sleepy = { $animal } { $gender ->
    [f] dormilona
   *[m] dormilón
  }
adjective-sunny = { $animal } radiante
adjective-tiny = { $animal } { $gender ->
    [f] diminuta
   *[m] diminuto
  }
adjective-wild = { $animal } salvaje
adjective-wise = { $animal } { $gender ->
    [f] sabia
   *[m] sabio
  }

animal-badger = Tejón
animal-bear = Oso
animal-bee = Abeja
    .gender = f
animal-dolphin = Delfín
animal-duck = Pato
animal-eagle = Águila
    .gender = f
animal-falcon = Halcón
animal-fox = Zorro
animal-frog = Rana
    .gender = f
animal-hare = Liebre
    .gender = f
animal-heron = Garza
    .gender = f
animal-horse = Caballo
animal-koala = Koala
animal-lion = León
animal-lynx = Lince
animal-otter = Nutria
    .gender = f
animal-owl = Búho
animal-panda = Panda
animal-parrot = Loro
animal-raven = Cuervo
animal-swan = Cisne
animal-tiger = Tigre
animal-turtle = Tortuga
    .gender = f
animal-zebra = Cebra
    .gender = f

## Bots

character-pip = Pip
    .rival = Pip
    .about = Le encantan los caminos largos y pasear sin prisa
character-mochi = Mochi
    .rival = Mochi
    .about = Siempre tiene prisa y va derecho a la meta
character-basil = Basil
    .rival = Basil
    .about = Le encanta cortarte el paso
character-juno = Juno
    .rival = Juno
    .about = Ya piensa en el próximo turno, y también en el tuyo
character-professor = Profesor
    .rival = el Profesor
    .about = Lo piensa todo bien antes de cada jugada
terminal-random = Azar

## Refused options

refused-option-misfit = Estas reglas no van juntas. Elige otra cosa en «{ $option }».
refused-option-value = En «{ $option }» no es posible «{ $value }». Elige otra cosa.
refused-seats = { $seats ->
    [one] Este juego no es para { $seats } jugador.
   *[other] Este juego no es para { $seats } jugadores.
  }
refused-name = Un nombre tiene como máximo { $most } caracteres y no lleva comas.
refused-damaged = Esta partida no se guardó bien y no puede seguir.
refused-no-replay = Esa partida ya no está aquí.
refused-picture-busy = Ahora se están haciendo muchas imágenes: inténtalo otra vez en un minuto.
refused-picture-failed = No se pudo hacer esta imagen: inténtalo otra vez.
refused-record = Algo en la línea { $line } no encaja.
refused-no-action = «{ $action }» no es una jugada de este juego.
refused-unread = Ahora no se pueden leer las partidas guardadas: inténtalo otra vez.

## Friends far apart

you-watch = Estás mirando
no-free-seat = Todos los sitios están ocupados
away = ausente
bot-plays = Juega { $bot }
is-away = { $name } está ausente
has-left = { $name } ya no está en la mesa
plays-for = Juega { $bot } hasta que vuelva { $name }
let-play-on = Que siga { $bot }
time-is-up = { $name }: se acabó el tiempo, { $bot } termina el turno
time-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
  }
clock = Tiempo por turno
clock-none = sin límite
clock-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  }
clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
  }
clock-about = Nadie pierde si se acaba el tiempo: { $bot } hace la jugada.
change-face = Cambiar nombre y animal
change-face-of = { $name }: cambiar nombre y animal
table-closed = Esta mesa está cerrada
closed-host = No puede entrar nadie más: el enlace y el código ya no sirven. Deja entrar a otros de nuevo, o sienta a un bot en el sitio libre.
closed-guest = No puede entrar nadie más. El anfitrión puede dejar entrar a otros de nuevo.
## The first minute and settings

game-age = Desde { $age } años
game-players = { $players } jugadores
game-minutes = { $minutes } min
game-young = Con «{ $rules }» desde los { $age } años
play-together = Jugar juntos
play-together-about = En este dispositivo, con amigos por enlace o también con bots
family = Nuestra familia
family-start = Añade a tu familia: con un toque, a jugar
family-change = Añadir o cambiar jugadores
family-add = Añadir a alguien
family-new = Alguien nuevo
family-name = Nombre
family-bot = Le gusta jugar contra
family-against = { $name } contra { $rival }
family-remove = Quitar a { $name }
family-about = Los nombres y las caras se quedan en este dispositivo.
family-seat = Toca a quien va a jugar
secret-cards = Tus cartas siguen en secreto: la pantalla se tapa al pasar el dispositivo. O lleva tus cartas al teléfono con el menú de la mesa.
other-editions = Otras ediciones
settings = Ajustes
text-size = Tamaño del texto
light = Día y noche
light-day = día
light-night = noche
light-system = como el dispositivo
done = Listo
## The story and the end

story = La historia de la partida
story-empty = Todavía no ha pasado nada.
see-board = Ver el tablero
see-result = Ver el resultado
you-win = ¡Ganaste!
consoled = { $name } dice: «¡Estuvo reñido! ¿Jugamos otra vez?»
series = Partidas ganadas en esta mesa
series-draws = { $count ->
    [one] { $count } empate
   *[other] { $count } empates
  }
with-hints = { $count ->
    [one] con { $count } pista
   *[other] con { $count } pistas
  }
hints-not-best = Para los récords solo cuentan las partidas sin pistas.
replay-turn = Turno { $turn } de { $of }
undo-declined = { $name } prefiere no deshacer la jugada
## The hand

turn-back = Girar en sentido antihorario
keys = Teclas
key-space = Espacio
keys-tab = Al tablero y a los botones
keys-arrows = A la siguiente casilla o flecha
keys-pages = Al siguiente lugar donde puedes jugar
keys-space = Muestra la jugada. Otra vez: sigue girando o juega
keys-enter = Muestra la jugada. Otra vez: la juega
keys-escape = Lo deja como estaba
keys-turn = Gira en sentido horario
keys-turn-back = Gira en sentido antihorario
keys-undo = Lo deja como estaba o deshace la última jugada
keys-this = Muestra estas teclas
keys-mouse = La rueda del ratón gira en los dos sentidos; el botón derecho, en sentido antihorario.
## Rewards

album = Álbum
album-found = { $found } de { $all }
album-thing = { $count ->
    [0] { $name }, todavía no está en el álbum
    [one] { $name }
   *[other] { $name }, { $count } veces
  }
album-about = Todo lo que ganas en este dispositivo va a este álbum.
chabyrinthe-keepsake = Un gato que vale { $value }
mouse-race-keepsake = Queso de { $name }
bots-talk = Los bots dicen algo de vez en cuando

## Seats that hold secrets

refused-is-here = { $name } ya está de vuelta.
refused-seat-kept = Esta partida tiene secretos: este sitio solo puede ser para un bot o para quien lo dejó.
refused-undo-told = La partida terminó y sus secretos se conocen: ya no se puede deshacer nada.
## Limits
refused-openings = Desde tu red se abrieron muchas mesas: espera unos minutos.
refused-slow-down = Desde tu red llegaron demasiadas peticiones a la vez: espera un momento.
refused-wrong-codes = Desde tu red llegaron demasiados códigos incorrectos: espera unos minutos.
## Limits of games and records

refused-game-full = Esta partida ya es tan larga que no se pueden hacer más jugadas. Empieza una nueva.
refused-room-full = En esta mesa ya se jugó tanto que no cabe nada más. Abre una nueva.
refused-record-long = Esta partida guardada tiene más jugadas de las que puede tener una partida.
refused-busy = Ahora hay mucha gente viendo partidas: inténtalo otra vez en un minuto.
## What is stored, and how it is deleted

privacy = Privacidad
privacy-table = De una mesa el servidor guarda la partida: las jugadas, los nombres y animales de quienes juegan, y cuándo se jugó. No guarda direcciones, y reconoce tu dispositivo solo por una clave al azar. Quien tiene el enlace o el código de una mesa puede mirar, mientras la mesa no esté cerrada para otros.
privacy-time = Las mesas que ya nadie visita se borran al cabo de un tiempo, que decide quien lleva este servidor. Quien abrió una mesa puede borrarla en cualquier momento, en su menú: entonces desaparecen todas sus partidas. Si te levantas de tu sitio, los demás ven allí otro nombre.
privacy-device = Este dispositivo recuerda los nombres y las caras que le diste, tu álbum y tus resultados, los ajustes, las últimas mesas y la clave por la que las mesas lo reconocen. Todo se queda en este dispositivo, y puedes borrarlo en los ajustes.
privacy-others = No hay publicidad, nadie sigue lo que haces y no se carga nada de otras páginas web.
delete-room = Borrar esta mesa
delete-room-sure = ¿Borrar esta mesa para todos?
delete-room-about = Se borrarán todas las partidas que se jugaron en esta mesa, con sus resultados. No se podrán recuperar.
delete-room-yes = Borrar
forget-device = Olvidar todo en este dispositivo
forget-device-sure = ¿Olvidar todo en este dispositivo?
forget-device-about = Aquí se borrarán los nombres, las caras, el álbum, los resultados, los ajustes y la lista de tus mesas. Dejas tu sitio en esas mesas, y ya no reconocerán este dispositivo.
forget-device-yes = Olvidar todo
keep = Conservar todo
## Several machines

refused-come-back = Esta mesa se está mudando a otro servidor: inténtalo otra vez.
## Without a server

getting-ready = Preparando el juego
getting-ready-once = La primera vez tarda un momento.
then-offline = Después también podrás jugar sin internet.
engine-failed = No se pudo cargar el juego. Revisa la conexión e inténtalo otra vez.
refused-not-loaded = Esto todavía no está cargado. Vuelve cuando haya conexión; después funcionará también sin ella.
elsewhere = Esta partida está abierta en otra pestaña o ventana.
play-here = Jugar aquí
unsaved-refused = Este navegador no permite guardar partidas. Puedes seguir jugando, pero la partida se perderá al cerrar esta página.
unsaved-full = No queda espacio para guardar esta partida. Puedes seguir jugando, pero se perderá al cerrar esta página.
friends-need-server = Para jugar con amigos en otros dispositivos, abre Meowze en un servidor. Esta página funciona sin servidor.
play-together-here = En este dispositivo, también con bots
secret-cards-here = Tus cartas siguen en secreto: la pantalla se tapa al pasar el dispositivo.
films-need-server = Las animaciones se hacen donde Meowze funciona en un servidor: abre allí la partida guardada.
privacy-here = Tus partidas se guardan en este navegador, solo en este dispositivo. No se envía nada a ninguna parte. Si borras los datos de este sitio en el navegador, desaparecen.
take-along = Llevarse esta partida
take-along-about = Copia el enlace o guarda el archivo. Cualquier página de Meowze puede abrirlo, incluso en otro dispositivo, y allí puedes seguir jugando.
link-damaged = Este enlace no contiene una partida que se pueda mostrar aquí. { $why }

## A new version

new-version = Hay una nueva versión de Meowze.
take-update = Cargarla ahora

## Learning: stories, puzzles, the analysis board

learn = Aprender
learn-game = Aprender: { $game }

## How a game went

review-open = ¿Cómo fue?
review-thinking = Los bots están repasando la partida…
review-graph = El desarrollo de la partida
review-point = Turno { $turn }, { $name }, probabilidad de ganar { $chance }
review-point-together = Turno { $turn }, { $name }
review-point-turns = Turno { $turn }, { $name }, turnos en total: unos { $turns }
review-jump = Mostrar este turno
review-best-chance = Mejor jugada encontrada: { $best }, probabilidad de ganar { $chance }
review-best-turns = Mejor jugada encontrada: { $best }, turnos en total: unos { $turns }
review-best-same = No se encontró ninguna jugada mejor.
review-show-best = Mostrar la mejor jugada
review-best-turn = La mejor jugada de la partida
review-good-turn = Una buena jugada
review-lucky-draw = Un golpe de suerte
review-did-wins-cats = { $count ->
    [one] Un gato llegó a casa
   *[other] { $count } gatos llegaron a casa
  }
review-did-finds-treasure = Se encontró un tesoro
review-did-goes-home = De vuelta en su esquina
review-did-reaches-cheese = Directo al queso
review-did-blocks = { $name } tuvo que dar un rodeo
review-did-other = Estuvo bien pensado
review-show-slips = Mostrar qué más se podía hacer
review-no-slips = Todas las jugadas fueron buenas.
review-missed-wins-cats = { $count ->
    [one] Aquí podría haber llegado a casa un gato
   *[other] Aquí podrían haber llegado a casa { $count } gatos
  }
review-missed-finds-treasure = Aquí se podía llegar a un tesoro
review-missed-goes-home = Aquí se podía volver a la esquina
review-missed-reaches-cheese = Aquí se podía llegar al queso
review-missed-blocks = Aquí se podía frenar a { $name }
review-missed-other = Aquí había una jugada aún mejor
review-shares = Suerte y decisiones
review-found = Mejor jugada encontrada: { $found } de { $choices }
## Puzzles

puzzles = Retos
    .about = Posiciones con una sola solución: ¿la encuentras?
puzzles-of = Retos: { $game }
puzzle-daily = Reto del día
    .about = Hoy, el mismo para todos
puzzle-strength-1 = Fácil
puzzle-strength-2 = Medio
puzzle-strength-3 = Difícil
puzzles-solved = { $solved } de { $count }
puzzle-solutions = { $count } soluciones
puzzle-solved = ¡Resuelto! Muy bien.
puzzle-missed = Así no. ¡Inténtalo otra vez!
puzzle-open = Vas bien. ¡Sigue!
puzzle-look = Mira aquí.
puzzle-you = Eres { $name }
puzzle-hint = Pista
puzzle-again = Empezar de nuevo
puzzle-next = Siguiente reto
labyrinth-theme-two-turns = El tesoro en dos turnos
labyrinth-theme-three-turns = El tesoro en tres turnos
labyrinth-theme-guard = Que tu rival no llegue
labyrinth-puzzle-two-turns = Llega a tu tesoro en dos turnos: { labyrinth-treasure }
labyrinth-puzzle-three-turns = Llega a tu tesoro en tres turnos: { labyrinth-treasure }
labyrinth-puzzle-guard = Tu rival busca este tesoro: { labyrinth-treasure }. ¡No dejes ningún camino abierto para su próximo turno!
chabyrinthe-theme-two-cats = Dos gatos en un turno
chabyrinthe-theme-three-cats = Tres gatos en un turno
chabyrinthe-theme-chain = Reacción en cadena
chabyrinthe-puzzle-two-cats = Lleva dos gatos a casa en un turno
chabyrinthe-puzzle-three-cats = Lleva tres gatos a casa en un turno
chabyrinthe-puzzle-chain = Provoca una reacción en cadena: con una sola acción corre a casa un gato y después otro
mouse-race-theme-stop = Un gato para frenarlos
mouse-race-theme-sure = Al queso, pase lo que pase
mouse-race-puzzle-stop = Coloca el gato de modo que nadie más pueda llegar al queso en los próximos { $turns } turnos
mouse-race-puzzle-sure = Asegúrate el queso: haga lo que haga luego tu rival, tienes que poder llegar aún en { $turns } turnos
refused-no-puzzles = Aquí no hay retos para este juego.
refused-no-puzzle = Este reto no existe.
refused-no-theme = No hay retos de este tipo.
learn-back = Volver
learn-story = Historia
    .about = Unos tableros pequeños te enseñan cómo se juega.
story-of = Historia: { $game }
story-offer = ¿Es tu primera vez? Una pequeña historia te enseña a jugar
story-decline = No, gracias
story-well = ¡Muy bien!
story-wrong = Todavía no. ¡Prueba otra cosa!
story-done = ¡Ya sabes jugar!
story-next = Siguiente
story-again = Otra vez
story-play = Jugar ahora
story-stars = { $count } de { $all } estrellas
learn-board = Tablero de análisis
    .about = Prueba cualquier posición y pregunta a los bots.
board-of = Tablero de análisis: { $game }
board-see = Volver al tablero
board-from-here = Analizar esta posición
board-draws = ¿Qué sale?
board-any = Al azar
board-lines = Variantes
board-first = Al principio
board-forget = Borrar esta variante
board-text = Posición como texto
board-text-about = Pega aquí una posición o copia esta.
board-set = Preparar
board-copy = Copiar
chabyrinthe-story-turn = Gira un canalón para que el gato pueda correr a casa.
chabyrinthe-story-push = Mete el canalón desde el borde para que el gato pueda correr a casa.
chabyrinthe-story-quarter = Gira el canalón que tienes en la mano y mételo: el gato quiere ir a casa.
chabyrinthe-story-both = ¡Gira un solo canalón, y los dos gatos correrán a casa!
labyrinth-story-walk = Camina hasta el tesoro de tu carta.
labyrinth-story-slide = Mete la loseta de modo que puedas caminar hasta el tesoro.
labyrinth-story-quarter = Gira la loseta que tienes en la mano, métela y camina hasta el tesoro.
labyrinth-story-home = Ya lo encontraste todo: ¡vuelve a tu esquina!
mouse-race-story-lay = Coloca la ficha para que el ratón llegue al queso.
mouse-race-story-draw = Saca una ficha de la bolsa y colócala.
mouse-race-story-cat = El otro ratón está cerca del queso: ¡colócale el gato delante!

## The game of the day

daily = Partida del día
chabyrinthe-daily = El tejado de hoy
labyrinth-daily = El laberinto de hoy
daily-about = Hoy todos reciben la misma partida, con la misma suerte. Mañana hay otra.
daily-play = Jugar
daily-continue = Seguir jugando
daily-again = Jugarla otra vez
daily-moons = { $count } de { $all } lunas
daily-streak = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
  }
daily-streak-new = Juega hoy y empieza una nueva racha.
daily-days = Los últimos siete días
daily-day-none = { $day }: sin jugar
daily-result = { $title }, { $day }: { $moons } { $turns }
daily-best = Mejores resultados
daily-best-none = Todavía no hay nadie en la lista.
daily-best-about = En esta lista solo entran partidas jugadas con la suerte del día. Cualquiera puede averiguarla antes, así que la lista es solo para divertirse. Meowze inventa los nombres.
daily-add = Poner mi resultado en la lista
daily-added = Tu puesto: { $rank } de { $count }
daily-own-only = Donde Meowze funciona en un servidor hay una lista de los mejores resultados. Aquí ves los tuyos.
privacy-daily = Si pones en la lista un resultado de la partida del día, el servidor lo guarda una semana: un nombre inventado, los turnos, las pistas y una clave para tu dispositivo, que no se muestra a nadie. Si borras lo que recuerda este dispositivo, también se borran tus puestos en la lista.
refused-daily-day = Esta partida del día ya pasó o aún no ha empezado. La de hoy te espera.
refused-daily-alone = La partida del día se juega en solitario, en este dispositivo.
refused-daily-no-list = Aquí no hay lista de resultados.
refused-daily-many = Desde tu red llegaron muchos resultados: espera unos minutos.
refused-not-daily = Esta no es una partida resuelta de ese día.
refused-no-daily = Este juego no tiene partida del día.
refused-no-day = Ese día no existe.
## While the server is away

server-away = El servidor no responde. Esta partida está guardada allí y seguirá cuando vuelva.
play-meanwhile = Jugar otra partida mientras tanto
friends-server-away = Tus amigos podrán unirse desde sus dispositivos cuando vuelva el servidor.

## Setting up a position, lines and branches

setup = Preparar
setup-of = Preparar una posición: { $game }
setup-about = Toca un lugar y elige qué debe haber ahí. Arrastra para mover.
setup-where = ¿Adónde? Toca el lugar.
setup-beside = Junto al tablero
setup-turn = Girar
setup-move = Mover
setup-new = Tablero nuevo
setup-seats = Jugadores
setup-start = Repartir de nuevo
setup-empty = Tablero vacío
setup-deal = Repartir el resto
setup-done = Jugar desde aquí
setup-place = { $place ->
    [seat] ¿A quién le toca?
    [hand] Loseta en la mano
    [top] Siguiente carta
    [under] Debajo del mazo
    [last] Última loseta metida
   *[did] Hecho en este turno
  }
setup-won = { $name }: gatos en casa
setup-cards = { $name } busca
setup-found = { $name } encontró
setup-did = { $did ->
    [rotation] una carta girada
    [push] carta metida
   *[nothing] nada todavía
  }
setup-nothing = Nada
setup-no-treasure = Sin tesoro
setup-home = Hogar
setup-path = Camino de { $name }
setup-back = Quitar: { $what }
refused-setup-none-left = Ya no quedan más.
refused-setup-cannot-move = Eso no se puede mover ahí.
refused-setup-impossible = Esa posición no es posible: { $why }
refused-board-long = Esta partida es demasiado larga para mostrarla entera en el tablero de análisis.
board-comment = Comentario
board-mark = Signo
board-mark-name = { $kind ->
    [brilliant] brillante
    [good] buena
    [interesting] interesante
    [doubtful] dudosa
    [mistake] un error
   *[blunder] un error grave
  }
board-promote = Convertir en principal
board-save = Guardar en un archivo
board-link = Copiar un enlace
board-open = Abrir un archivo
board-other-game = Es otro juego: { $game }.
replay-instead = En su lugar:
replay-main = Volver a la partida
daily-picture = Imagen para compartir
## What draws and choices gave

review-lucky-draws = Suerte
review-good-turns = Buenas jugadas
