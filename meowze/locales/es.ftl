### Español. Se tutea a quien juega; lo que dice un juego empieza por su nombre.

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
    [corner] esquina
    [elbow] codo
    [straight] recta
    [curve] curva
    [tee] bifurcación
    [cross] cruce
    [bridge] puente
    [double-elbow] codo doble
    [dead-end] callejón sin salida
   *[cat] gato
  }

## Start page

which-game = ¿Qué juego?
other-games = Otros juegos
against-bot = Contra un bot
play-against = Jugar contra { $name }
which-bot = ¿Qué bot?
bot-level = { $name }, nivel { $level }
or-together = O poned la mesa vosotros
how-many = ¿Cuántos juegan?
who-plays = ¿Quién juega?
player-is = Jugador { $number }
player-here = alguien aquí
player-link = por enlace
player-bot = un bot
comes-by-link = Viene por enlace
gets-a-name = Alguien aquí
name-of-player = Nombre del jugador { $number }
which-rules = ¿Qué reglas?
more-choices = Más opciones
as-usual = como siempre
start = Empezar
go-on = Seguir una partida
join-code = Unirse a una mesa: su código
join = Unirse
option-first = jugador { $number }
option-lot = por sorteo
option-no = no
option-yes = sí
switch-first = Quién empieza
failed = El servidor no responde. Inténtalo otra vez.

## A table

next-tile = siguiente pieza
play-this = Jugar esto
undo = Deshacer
new-game = Nueva partida
play-again = Otra vez
turn-number = Turno { $number }
seat = { $playing ->
    [yes] { $name }, le toca: { $score }
   *[no] { $name }: { $score }
  }
to-play = Le toca a { $name }
page-turn = Le toca a { $name } · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
  }
called-off = La partida se ha suspendido
in-turns = { $turns ->
    [one] en { $turns } turno
   *[other] en { $turns } turnos
  }
see-again = { $line }. Pulsa para verlo otra vez
offline = Sin conexión, intentándolo de nuevo
gone = Esta mesa ya no existe.
not-yet = Es el turno de { $name }
hint = Pista
reason-wins-cats = { $count ->
    [one] Esto lleva un gato a casa
   *[other] Esto lleva { $count } gatos a casa
  }
reason-prepares = Esto prepara el próximo turno
reason-finds-treasure = Ahí está tu tesoro
reason-opens-way = Esto abre el camino a tu tesoro
reason-comes-nearer = { $count ->
    [one] Esto te acerca un paso
   *[other] Esto te acerca { $count } pasos
  }
reason-goes-home = Esto lleva a casa
reason-reaches-cheese = Esto llega al queso
reason-blocks = Esto alarga el camino de { $name }
reason-frees-way = Esto despeja el camino
reason-draws = Primero saca una ficha y luego ya verás
asks-undo = { $name } quiere volver atrás. ¿Te parece bien?
asking-undo = { $name } pide volver atrás
undo-yes = Sí, vuelve atrás
undo-no = No, sigue
change-game = Cambiar de juego
host-again = Quien abrió esta mesa puede empezar otra partida.
unknown-game = Esta página es más antigua que el juego de esta mesa. Vuelve a cargarla.

## Waiting for players

waiting = { $count ->
    [one] Aún queda un sitio libre
   *[other] Aún quedan { $count } sitios libres
  }
you-are = { $name } (tú)
free = libre
sit-here = Sentarse aquí
stand-up = Levantarse
free-seat = Liberar este sitio
free-seat-of = Liberar el sitio de { $name }
fill-with-bot = Sentar aquí a un bot
invite = Tus amigos abren este enlace o enfocan la imagen con la cámara:
or-type = O escriben este código en la página de inicio:
qr = El enlace como imagen QR
link = El enlace
copy = Copiar el enlace
copied = Copiado
only-here = Ahora solo este ordenador llega a esta mesa. Inicia Meowze en tu red sin «--only-here» para invitar a otros dispositivos.
close-room = No dejar entrar a nadie más
open-room = Dejar entrar a otros
watching = { $count ->
    [one] { $count } mira
   *[other] { $count } miran
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

undo-allowed = Se puede volver atrás
absent = Si alguien se va
absent-wait = la partida espera
absent-bot = { $minutes ->
    [one] un bot juega después de { $minutes } minuto
   *[other] un bot juega después de { $minutes } minutos
  }

## A phone as hand

phone-hand = Un móvil como mano
phone-for = Un móvil como mano para { $name }
phone-back = { $name } vuelve a jugar en esta pantalla
phone-hand-about = Con esta imagen un móvil guarda las cartas de { $name }, y el tablero se queda aquí.
on-phone = { $name } mira el móvil
show-board = Mostrar el tablero
my-cards = Mis cartas
cover-cards = Tapar las cartas

## Phrases

say-something = Decir algo
phrase-hello = Hola
phrase-good-luck = Suerte
phrase-well-played = Bien jugado
phrase-thanks = Gracias
phrase-oops = Uy
phrase-thinking = Déjame pensar
phrase-hurray = ¡Bien!
phrase-purr = Ronroneo
phrase-hiss = ¡Fuu!
phrase-bye = Adiós

## Rules

rules = Las reglas
why = ¿Por qué?

## Refused

refused-already = Este dispositivo ya tiene ese sitio.
refused-already-host = Este dispositivo ya es el anfitrión.
refused-bot-silent = Ningún bot supo qué decir.
refused-breath = Espera un poco antes de decir más.
refused-closed = El anfitrión ya no deja entrar a nadie en esta mesa.
refused-failed = Algo ha salido mal aquí.
refused-game-not-offered = Este servidor no ofrece el juego { $game }.
refused-hello-first = El primer mensaje tiene que ser hello.
refused-host-only = Eso solo puede hacerlo el anfitrión.
refused-name-offered = Elige uno de los nombres que se ofrecen.
refused-name-taken = Alguien aquí ya tiene ese nombre; elige otro.
refused-no-advice = Ahora no hay nada que aconsejarte.
refused-no-bots = Aquí no hay bots.
refused-no-room = Aquí no hay ninguna mesa así. Quizá el código está mal escrito.
refused-no-seat = Ese sitio no existe.
refused-no-token = Para jugar en un sitio, un dispositivo necesita su propia clave.
refused-nobody = Ahí no hay nadie sentado.
refused-not-asked = A este dispositivo no se le ha preguntado.
refused-not-begun = La partida aún no ha empezado.
refused-not-lent = Ningún otro dispositivo tiene ese sitio.
refused-not-yours = Este dispositivo no juega en ese sitio.
refused-nothing-back = No hay nada que deshacer.
refused-only-here = Solo este ordenador llega al servidor, así que no hay enlace para otro dispositivo.
refused-over-here = Aquí la partida ya ha terminado: elige un momento anterior.
refused-pairing = Este código ya se usó o es demasiado viejo; pide uno nuevo.
refused-pictures = Desde tu dirección se han pedido demasiadas imágenes: espera medio minuto.
refused-request-ended = Esa petición ya terminó.
refused-rule = Las reglas no lo permiten ahora.
refused-seat-taken = Ahí ya está { $name }.
refused-secrets = Esta partida tiene secretos: su registro se verá cuando termine.
refused-sent-away = El anfitrión te ha pedido que dejes esta mesa.
refused-stale = La mesa ha cambiado entretanto: mira otra vez.
refused-stopped = Esta partida se jugó con otra versión de las reglas y no puede seguir aquí.
refused-too-many = { $count ->
    [one] Desde aquí ya hay { $count } mesa abierta: termínala primero.
   *[other] Desde aquí ya hay { $count } mesas abiertas: termina antes una de ellas.
  }
refused-turn = Es el turno de { $name }.
refused-undo-off = El anfitrión ha quitado la opción de deshacer.
refused-unsaved = No se ha podido guardar: inténtalo otra vez.
refused-watching = Solo quien juega puede volver atrás.

## Menu

show-how = Enséñame a jugar
skip-guide = Ya sé jugar

menu = Menú
close = Volver al juego
sounds = Sonidos
volume = Volumen
speed = Animaciones
speed-calm = lentas
speed-normal = normales
speed-quick = rápidas
flat = La tableta está plana entre nosotros
flat-about = Los nombres y botones giran hacia quien juega
wrong = Algo va mal
wrong-about = Guarda la partida y los últimos mensajes en un archivo, para enviarlo a quien pueda ayudar
leave = Dejar la mesa
leave-sure = ¿Dejar la mesa?
leave-about = La partida se queda como está. La encontrarás en la página de inicio.
leave-yes = Dejarla
leave-no = Quedarse

## Games seen again

replay = Una partida repetida
replay-of = { $game }, de nuevo
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-back = Un paso atrás
replay-step = Paso de la partida
replay-at = { $at } de { $of }
replay-speed = Velocidad
replay-eyes = Con los ojos de
replay-open = a quien le toca
replay-games = Las partidas de esta mesa
replay-game = Partida { $number }
replay-gone = Esta partida no se puede ver aquí (o ya no). Si la tienes en un archivo, suéltalo en la página de inicio.
replay-stopped = Desde aquí las reglas han cambiado desde esta partida: el resto no se puede mostrar.
to-start = Inicio
watch-again = Verla otra vez
share = Compartir
share-picture = Este momento como imagen
share-film = La partida como película
share-making = Un momento…
share-record = La partida como texto
share-save = Guardar
share-copy = Copiar
share-close = Volver
go-on-here = Seguir jugando desde aquí
go-on-against = Los demás son bots como este:
open-record = Ver una partida guardada: elige su archivo o suéltalo aquí
record-damaged = Este archivo no es una partida que se pueda mostrar aquí. { $why }
record-large = Este archivo es demasiado grande para ser una partida guardada.

## Statistics at the end

statistics = Cómo fue
stat-cats = Gatos llevados a casa
stat-points = Puntos
stat-treasures = Tesoros encontrados
stat-walked = Casillas recorridas
stat-path = Longitud del camino
stat-laid-cats = Gatos puestos
best-here = Lo mejor de aquí
best-new = ¡Tu mejor resultado hasta ahora!
best-own = { $turns ->
    [one] Tu mejor marca: { $turns } turno
   *[other] Tu mejor marca: { $turns } turnos
  }

## At a keyboard

terminal-back = Deshecho.
terminal-commands = O: look (tus secretos), hint, legal, offers, board, undo, text, save ARCHIVO, help, quit.
terminal-ends = La partida termina aquí.
terminal-help = Escribe una o varias acciones: { $some } (docs/notation.md).
terminal-hide = Pulsa Intro para ocultarlo.
terminal-next = Es el turno de { $name }. Pulsa Intro.
terminal-no-offers = Ninguna acción merece ahora una vista previa.
terminal-not-saved = No se ha guardado: { $why }
terminal-save-where = ¿guardar dónde? escribe: save ARCHIVO
terminal-saved = Guardado en { $file }.
terminal-turn-over = El turno ha terminado; no se ha jugado: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Gira y empuja los canalones hasta que cada gato tenga un camino a casa.
chabyrinthe-name-0 = Nutria
chabyrinthe-name-1 = Garza
chabyrinthe-name-2 = Zorro
chabyrinthe-name-3 = Tejón
chabyrinthe-board = El tejado: las flechas mueven, Av Pág va al siguiente lugar donde jugar, Espacio gira una carta o mete una, Intro juega la carta girada, R gira la siguiente carta
chabyrinthe-preset-standard = Estándar
    .about = Dos acciones por turno, gana quien suma más puntos
chabyrinthe-preset-kittens = Gatitos
    .about = Un tejado más pequeño, para una partida rápida
chabyrinthe-preset-cooperative = Juntos
    .about = Entre todos llevan los gatos a casa
chabyrinthe-preset-teams = Equipos
    .about = Dos contra dos
chabyrinthe-preset-solitaire = En solitario
    .about = En los menos turnos posibles
chabyrinthe-preset-french = Francés
    .about = Se puede parar antes
chabyrinthe-preset-english = Inglés
    .about = Se puede parar antes
chabyrinthe-preset-russian-2024 = Ruso 2024
    .about = Con 36 cartas
chabyrinthe-preset-2007 = 2007
    .about = Una acción tiene que ser un giro
chabyrinthe-switch-deck = Cartas de canalón
chabyrinthe-switch-board = Tejado
chabyrinthe-switch-mode = Quién gana
chabyrinthe-switch-actions = Acciones por turno
chabyrinthe-switch-must_rotate = Una acción tiene que ser un giro
chabyrinthe-switch-inserted = Una carta que entra
chabyrinthe-switch-shared_home = Dos gatos en un hogar
chabyrinthe-switch-limit = Se suspende tras tantos turnos (0: nunca)
chabyrinthe-option-26 = 26 cartas
chabyrinthe-option-36 = 36 cartas
chabyrinthe-option-4x4 = 4 × 4
chabyrinthe-option-3x3 = 3 × 3, gatitos
chabyrinthe-option-points = más puntos
chabyrinthe-option-teams = dos equipos
chabyrinthe-option-cooperative = todos juntos
chabyrinthe-option-solitaire = en solitario
chabyrinthe-option-exactly-two = exactamente dos
chabyrinthe-option-at-most-two = dos como mucho
chabyrinthe-option-free = se gira como quieras
chabyrinthe-option-as-it-lies = entra tal como está
chabyrinthe-option-one-place = el hogar avanza un puesto
chabyrinthe-option-each-cat = un puesto por cada gato

chabyrinthe-cell = { $cell }, { shape }, abierto al { $sides }
chabyrinthe-bare = { $cell }, vacío
chabyrinthe-door = meter una carta por { $door }
chabyrinthe-door-cat = meter una carta por { $door }, donde espera un gato que vale { $value }
chabyrinthe-door-home = meter una carta por { $door }, donde hay un hogar
chabyrinthe-top = Siguiente carta: { shape }, abierto al { $sides }. Pulsa para girarla
chabyrinthe-stop = Parar
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
    [one] el mejor amigo de los gatos
   *[other] los mejores amigos de los gatos
  }
chabyrinthe-solved = Todos los gatos están en casa
chabyrinthe-verdict = { $verdict ->
    [1] Siete vidas y solo has gastado media
    [2] En los tejados ya te dedican coplas
    [3] Aquí no hay gato encerrado: es talento
    [4] Ronronea el barrio entero
    [5] En casa antes de que se enfríe la leche
    [6] De noche todos los gatos son pardos, y este paseo fue largo
   *[7] Ya canta el gallo y los gatos siguen de fiesta
  }
chabyrinthe-no-turn = Esta carta no se puede girar ahora
chabyrinthe-no-push = Aquí no se puede meter una carta ahora

chabyrinthe-told-dealt = en { $cell } se coloca: { shape }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } gira { $cell } un cuarto a la derecha
    [2] { $who } gira { $cell } media vuelta
   *[3] { $who } gira { $cell } un cuarto a la izquierda
  }
chabyrinthe-told-pushed = { $who } mete una carta por { $door }: { shape }
chabyrinthe-told-stopped = { $who } para
chabyrinthe-told-drawn = la siguiente carta: { shape }
chabyrinthe-told-returned = la siguiente carta: { shape }, de vuelta desde debajo del mazo
chabyrinthe-told-homed = { $who } lleva el gato { $value } de { $place } al hogar de { $home }
chabyrinthe-told-arrived = un gato que vale { $value } llega a { $place }
chabyrinthe-told-began = Empieza { $who }

## Labyrinth

labyrinth-title = Laberinto
labyrinth-intro = Empuja los pasillos, camina hasta tus tesoros y vuelve antes que nadie.
labyrinth-name-0 = Zorro
labyrinth-name-1 = Conejo
labyrinth-name-2 = Rana
labyrinth-name-3 = Oso
labyrinth-board = El laberinto: las flechas mueven, Av Pág va al siguiente lugar donde jugar, Espacio o Intro mete la losa por una puerta o camina a una casilla, R gira la losa
labyrinth-preset-standard = Estándar
    .about = Encuentra todos tus tesoros y vuelve a tu esquina
labyrinth-preset-short = Corto
    .about = Cuatro tesoros cada uno y de vuelta a tu esquina
labyrinth-preset-young-children = Niños pequeños
    .about = Ves todas tus cartas y las encuentras en cualquier orden
labyrinth-preset-young-children-short = Los más pequeños
    .about = Tres tesoros cada uno, todos a la vista y sin camino de vuelta
labyrinth-preset-newer-editions = Ediciones recientes
    .about = Miras enseguida tu siguiente carta
labyrinth-preset-other-tiles = Otras losas
    .about = Una esquina más, una recta menos
labyrinth-switch-tiles = Losas sueltas: rectas, esquinas, bifurcaciones
labyrinth-switch-secrets = Tesoros por jugador
labyrinth-switch-cards = Tus cartas
labyrinth-switch-next_card = La siguiente carta se ve
labyrinth-switch-finish = Dónde termina
labyrinth-switch-limit = Se suspende tras tantos turnos (0: nunca)
labyrinth-option-13-15-6 = 13, 15, 6
labyrinth-option-12-16-6 = 12, 16, 6
labyrinth-option-all = todos
labyrinth-option-top = una tras otra
labyrinth-option-open = todas a la vez, en cualquier orden
labyrinth-option-next-turn = en el turno siguiente
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
    [helmet] yelmo
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
labyrinth-cell = { $cell }, { shape }, abierto al { $sides }
labyrinth-bare = { $cell }, vacío
labyrinth-pawn = peón de { $name }
labyrinth-corner = esquina de { $name }
labyrinth-door = meter la losa por { $door }
labyrinth-door-barred = puerta { $door }, cerrada: eso desharía el último empujón
labyrinth-hand = Losa en la mano: { shape }, abierto al { $sides }. Pulsa para girarla
labyrinth-hand-treasure = Losa en la mano: { shape }, abierto al { $sides }, con el tesoro: { labyrinth-treasure }. Pulsa para girarla
labyrinth-chair = { $left ->
    [one] { $left } tesoro por encontrar
   *[other] { $left } tesoros por encontrar
  }
labyrinth-chair-found = { $left ->
    [one] { $left } tesoro por encontrar, encontrado: { $found }
   *[other] { $left } tesoros por encontrar, encontrado: { $found }
  }
labyrinth-stay = Quedarse
labyrinth-barred = Eso desharía el último empujón
labyrinth-no-way = Ningún camino abierto lleva allí
labyrinth-push-first = Primero mete la losa por una de las flechas
labyrinth-walk-now = El laberinto ya se ha movido: ahora camina o quédate
labyrinth-to-push = { $name } empuja
labyrinth-to-walk = { $name } camina
labyrinth-peek = Mantén para mirar
labyrinth-peek-at = Mirar las cartas de { $name }: mantén pulsado este botón
labyrinth-pass = Pásalo a { $name }
labyrinth-home = Todo encontrado: vuelve a tu esquina
labyrinth-solved = Todos los tesoros encontrados
labyrinth-won-by = con todos los tesoros

labyrinth-told-dealt = en { $cell } se coloca: { shape }
labyrinth-told-left-over = sobra: { shape }
labyrinth-told-looked = { $who } mira una carta
labyrinth-told-began = Empieza { $who }
labyrinth-told-pushed = { $who } mete una losa por { $door }: { shape }
labyrinth-told-walked = { $who } camina a { $cell }
labyrinth-told-stayed = { $who } se queda en { $cell }
labyrinth-told-found = { $who } encuentra un tesoro: { labyrinth-treasure }

## Mouse race

mouse-race-title = Carrera de ratones
mouse-race-intro = Haz un camino para tu ratón hasta el queso y pon gatos en el de los demás.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nela
mouse-race-name-2 = Tomás
mouse-race-name-3 = Rosa
mouse-race-board = La cocina: las flechas mueven, Av Pág va al siguiente lugar donde jugar, Espacio marca una casilla o muestra el otro sentido, Intro juega
mouse-race-preset-standard = Estándar
    .about = Gana el primer camino que llega al queso
mouse-race-preset-younger-players = Niños pequeños
    .about = Nunca un gato justo al final de un camino
mouse-race-preset-english = Inglés
    .about = Gana el primer camino que llega al queso
mouse-race-preset-german = Alemán
    .about = Gana el primer camino que llega al queso
mouse-race-preset-dutch = Neerlandés
    .about = Gana el primer camino que llega al queso
mouse-race-preset-portuguese = Portugués
    .about = Gana el primer camino que llega al queso
mouse-race-preset-french = Francés
    .about = También pueden jugar tres
mouse-race-preset-russian = Ruso
    .about = También pueden jugar tres
mouse-race-preset-danish = Danés
    .about = También pueden jugar tres
mouse-race-preset-italian = Italiano
    .about = Los gatos van en el camino del siguiente jugador; basta llegar a la zona aromática
mouse-race-preset-spanish = Español
    .about = Los gatos van en el camino de quien esté más cerca del queso
mouse-race-switch-players = Cuántos pueden jugar
mouse-race-switch-bag = Bolsa: rectas, curvas, gatos
mouse-race-switch-cat_against = Contra quién se pone un gato
mouse-race-switch-cat_zone = Dónde puede ir un gato
mouse-race-switch-scent = Gatos alrededor del queso
mouse-race-switch-take_back = Quien pierde el turno puede retirar
mouse-race-switch-may_point = Un camino puede apuntar a otro
mouse-race-switch-finish = Dónde gana un camino
mouse-race-switch-limit = Empate tras tantos turnos
mouse-race-option-2-or-4 = dos o cuatro
mouse-race-option-2-to-4 = de dos a cuatro
mouse-race-option-72-72-20 = 72, 72, 20
mouse-race-option-77-77-10 = 77, 77, 10
mouse-race-option-82-82-0 = 82, 82, sin gatos
mouse-race-option-next = el siguiente jugador
mouse-race-option-nearest = quien está más cerca del queso
mouse-race-option-longest = quien tiene el camino más largo
mouse-race-option-side-or-way = en el lado de ese jugador o en su camino al queso
mouse-race-option-side = en el lado de ese jugador
mouse-race-option-way = en el camino de ese jugador al queso
mouse-race-option-anywhere = en cualquier sitio
mouse-race-option-may-block = pueden cerrar el final de un camino
mouse-race-option-no-exception = siguen allí las mismas reglas
mouse-race-option-cat-or-own = un gato o su última ficha
mouse-race-option-own = solo su última ficha
mouse-race-option-cheese = en el queso
mouse-race-option-scent = en su olor

mouse-race-empty = { $cell }, vacío
mouse-race-scent = { $cell }, olor del queso
mouse-race-cheese = { $cell }, el queso
mouse-race-cat = { $cell }, un gato
mouse-race-cat-to-take = { $cell }, un gato que puedes retirar en vez de jugar
mouse-race-corner = { $cell }, ratón de { $name }
mouse-race-path = { $cell }, camino de { $name }, { $sides }
mouse-race-can-lie = { $cell }, tu ficha puede ir aquí
mouse-race-can-lie-scent = { $cell }, olor del queso, tu ficha puede ir aquí
mouse-race-hand = Ficha en la mano: { shape }
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
mouse-race-draw-first = Primero saca una ficha, o pierde el turno y retira un gato o tu última ficha
mouse-race-on-path = La ficha va al final de tu camino: toca una casilla que brilla
mouse-race-taken = Esa casilla está ocupada
mouse-race-no-cat = Este gato no puede ir ahí: toca una casilla que brilla
mouse-race-won-by = { $turns ->
    [one] el queso aparece tras { $turns } turno
   *[other] el queso aparece tras { $turns } turnos
  }
mouse-race-nobody = Empate
mouse-race-nobody-in = { $turns ->
    [one] nadie llegó al queso en { $turns } turno
   *[other] nadie llegó al queso en { $turns } turnos
  }

mouse-race-told-began = Empieza { $who }
mouse-race-told-drawn = { $who } saca: { shape }
mouse-race-told-laid = { $who } pone en { $cell }: { shape }
mouse-race-told-cat-laid = { $who } pone un gato en { $cell } contra { $target }
mouse-race-told-returned = { $who } no puede poner la ficha ({ shape }): vuelve a la bolsa
mouse-race-told-missed = { $who } pierde el turno
mouse-race-told-took-cat = { $who } pierde el turno y retira el gato de { $cell }
mouse-race-told-took-own = { $who } pierde el turno y retira la ficha de { $cell }
