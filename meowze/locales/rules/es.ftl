### Las páginas de reglas: cada juego en dos minutos, con nuestras palabras.

rules-title = { $game }: las reglas
rules-unknown = Aquí no hay ningún juego con ese nombre.
rules-back = Volver
rules-still = Parar las imágenes
rules-move = Mover las imágenes
rules-here = En esta mesa
rules-usual = Todo es como de costumbre.
rules-switch = { $switch }: { $value }
rules-editions = En qué se distinguen las ediciones
rules-line = { $booklet }, línea { $line }
rules-booklet = Folleto: { $lines }

## Chabyrinthe

chabyrinthe-aim = Unos gatos callejeros esperan alrededor de un tejado lleno de canalones. Gira y empuja los canalones hasta que un gato pueda correr a un hogar calentito: entonces es tuyo. Cada gato vale 3, 4 o 5 puntos. Quien tenga más puntos es el mejor amigo de los gatos.
    .title = De qué se trata
chabyrinthe-start = Dieciséis cartas de canalón forman el tejado. Las reparte el azar; solo en dos esquinas hay siempre un codo que se abre hacia dentro. Fuera esperan dos hogares y dos gatos, cada uno junto a una carta de esquina. Las demás cartas de canalón forman un mazo cuya primera carta se ve; otros trece gatos esperan boca abajo. El sorteo decide quién empieza y luego se juega en el sentido del reloj.
    .title = Preparación
chabyrinthe-turn = Tienes dos acciones. Cada una es un giro o un empujón, en el orden que quieras, también dos veces lo mismo. Haces las dos, y los gatos corren a casa después de cada una.
    .title = Tu turno
chabyrinthe-rotate = Elige cualquier carta del tejado y dale un cuarto de vuelta hacia un lado u otro, o media vuelta. Dejarla como está no es una acción.
    .title = Girar una carta
chabyrinthe-push = Empuja la primera carta del mazo por un extremo de una fila o columna, girada como quieras. La línea avanza un puesto y la carta del otro extremo va debajo del mazo. Los gatos y los hogares de fuera no estorban y se quedan donde están. También se puede empujar de vuelta lo que se acaba de empujar.
    .title = Meter una carta
chabyrinthe-home = Cuando un canalón sin cortes une un gato con un hogar, el gato corre allí y es tuyo. Entonces el hogar avanza un puesto en el sentido del reloj, y un gato nuevo se echa un puesto más allá de donde estaba el anterior. Los puestos ocupados se saltan. En los puentes y codos dobles los dos canalones nunca se tocan. Un gato que llega a los dos hogares va al primero en el sentido del reloj.
    .title = Llevar un gato a casa
chabyrinthe-chain = Una acción puede llevar a casa dos gatos; los dos se reponen. Un hogar que acoge a ambos avanza aun así un solo puesto. Luego se mira otra vez: cualquier gato que ahora tenga camino corre también a casa, y así sucesivamente. Todos son tuyos.
    .title = Dos a la vez, y cadenas
chabyrinthe-end = El gato número quince termina la partida al momento. Cuando ya no quedan gatos nuevos, se sigue jugando por los que están fuera. Sumad vuestros puntos; con los mismos puntos se comparte la victoria.
    .title = El final
chabyrinthe-more = Gatitos: un tejado de tres por tres. En solitario o todos juntos: llevad a casa los quince gatos y contad los turnos; siete es de maestros, dieciocho, una noche larga. Equipos: dos contra dos; los compañeros se sientan juntos, juegan uno tras otro y suman sus gatos.
    .title = Otras formas de jugar

chabyrinthe-edition-actions = ¿Hay que hacer las dos acciones? En el folleto ruso sí, como aquí; en el francés y el inglés es voluntario.
chabyrinthe-edition-deck = La caja francesa tiene 26 cartas de canalón; la rusa de 2024, 36. Qué formas llevan lo hemos elegido nosotros.
chabyrinthe-edition-enters = Solo el folleto ruso lo dice con claridad: la carta entra por el otro extremo y no se pone sin más en el hueco.
chabyrinthe-edition-cat = Que el gato nuevo avanza en el sentido del reloj solo está en el folleto ruso; los otros dicen «un puesto más allá».
chabyrinthe-edition-counted = En solitario y juntos, el folleto francés cuenta turnos, el ruso rondas y el inglés ambas cosas. Nosotros contamos turnos.
chabyrinthe-edition-teams = Que los compañeros juegan uno tras otro solo está en el folleto ruso; en los otros simplemente se sientan juntos.
chabyrinthe-edition-old = En la edición de 2007 una de las dos acciones tenía que ser un giro.

## Labyrinth

labyrinth-aim = El laberinto esconde veinticuatro tesoros, y sus pasillos no se están quietos. Muévelos, camina hasta los tesoros de tus cartas y vuelve a tu esquina. Quien haga todo eso primero, gana.
    .title = De qué se trata
labyrinth-start = Dieciséis losas son fijas; las sueltas se mezclan y llenan los huecos. Sobra una: la que se empuja. Las cartas de tesoro se reparten por igual y quedan boca abajo. Tu peón empieza en la esquina de su color. El sorteo decide quién empieza y luego se juega en el sentido del reloj.
    .title = Preparación
labyrinth-turn = Al empezar tu turno, mira en secreto tu primera carta. Después empuja el laberinto: siempre, aunque tu tesoro ya esté al alcance. Luego camina o quédate donde estás; solo la caminata se puede omitir.
    .title = Tu turno
labyrinth-slide = Gira como quieras la losa que sobra y empújala por una de las doce flechas. Toda la línea avanza, y por el otro extremo sale una losa. Esa la empuja el jugador siguiente. Mientras un tesoro está fuera del tablero, nadie puede alcanzarlo.
    .title = Empujar el laberinto
labyrinth-barred = Nadie puede deshacer el empujón anterior. La flecha del otro extremo de la última línea empujada está cerrada hasta el próximo empujón, gires como gires la losa. Usar otra vez la misma flecha sí se puede.
    .title = No de vuelta enseguida
labyrinth-ride = Los peones de la losa que sale vuelven por el otro lado, sobre la que acaba de entrar. Eso no es caminar: tu propio peón aún puede caminar después. Las esquinas y las demás losas fijas no se mueven nunca.
    .title = Fuera y otra vez dentro
labyrinth-walk = Camina por pasillos abiertos tan lejos como quieras. Los peones no se estorban; en una casilla caben todos. Si tu turno termina sobre tu tesoro, su carta se descubre sola, también si te llevó allí un empujón. Pasar por encima no basta. Se encuentra como mucho un tesoro por turno, y la carta siguiente la ves cuando empieza tu próximo turno. ¿No llegas? Ve adonde tengas las mejores opciones.
    .title = Caminar y encontrar
labyrinth-end = Con todas tus cartas descubiertas, vuelve a tu propia esquina y párate allí. Gana quien llega primero, y la partida termina al momento. En solitario cuentas tus turnos: cuantos menos, mejor.
    .title = La vuelta a casa
labyrinth-more = Con niños pequeños, todos pueden mirar sus propias cartas desde el principio y encontrarlas en cualquier orden. Si queréis, quitad la vuelta a casa: entonces gana el último tesoro. Para una partida corta, repartid menos cartas.
    .title = Otras formas de jugar

labyrinth-edition-first = El sorteo decide quién empieza; en ediciones más nuevas, el más joven.
labyrinth-edition-look = Ves tu primera carta cuando empieza tu primer turno; en ediciones más nuevas todos miran antes de jugar.
labyrinth-edition-next = Ves tu carta siguiente en tu próximo turno; en ediciones más nuevas enseguida, aunque solo se puede encontrar desde entonces.
labyrinth-edition-skip = El folleto permite saltarse una jugada. Entendemos que es la caminata, porque empujar es obligatorio.
labyrinth-edition-children = Todas las cartas a la vista para los pequeños, y sin vuelta a casa si todos están de acuerdo: las dos cosas están en el folleto.
labyrinth-edition-tiles = Se conocen dos juegos de losas sueltas: 13 rectas y 15 esquinas, o 12 y 16, con 6 bifurcaciones cada uno.

## Mouse race

mouse-race-aim = En el centro hay un trozo de queso; en las esquinas, ratones con hambre. Construye para tu ratón un camino hasta el queso, ficha a ficha, y pon gatos delante de los demás. El primer camino hasta el queso gana.
    .title = De qué se trata
mouse-race-start = Juegan dos o cuatro, cada uno con un ratón en una esquina; dos se sientan frente a frente. El tablero tiene trece por trece casillas. Las ocho de alrededor del queso huelen a él: la zona de olor. Todas las demás fichas están en la bolsa: 72 rectas, 72 curvas y 20 gatos. El sorteo decide quién empieza y luego se juega en el sentido del reloj.
    .title = Preparación
mouse-race-turn = Saca una ficha de la bolsa o pasa este turno; lo decides antes de sacar. Lo que sacas tienes que ponerlo si cabe en algún sitio. Si no, vuelve a la bolsa y tu turno termina.
    .title = Tu turno
mouse-race-path = Rectas y curvas alargan tu propio camino. La primera ficha se pone junto a tu esquina, a un lado o al otro. Cada una de las siguientes va adonde apunta la última: una recta sigue, una curva gira a la izquierda o a la derecha, como prefieras. Tu camino puede ir por el borde y al lado de gatos y de otros caminos. Pero guarda distancia, o te dejarán encerrado.
    .title = Tu camino
mouse-race-blocked = Un camino no puede apuntar fuera del tablero, ni a un gato, ni a otro camino o un ratón. Si una ficha no cabe de otra manera, vuelve sola a la bolsa y pierdes este turno, pero solo este.
    .title = Sin salida
mouse-race-cat = Un gato se pone contra el jugador siguiente, en su lado: en una casilla que no esté más cerca de la esquina de otro ratón. No puede quedar justo al final de un camino. Junto a una esquina sin camino sí, mientras quede libre una salida. Nada se pone encima de una ficha, un ratón o el queso. Si no queda casilla, el gato vuelve a la bolsa.
    .title = Poner un gato
mouse-race-scent = En las ocho casillas de alrededor del queso se puede poner cualquier gato, sea el lado de quien sea, incluso justo al final de un camino.
    .title = La zona de olor
mouse-race-miss = Si pasas un turno, puedes devolver una ficha a la bolsa: cualquier gato del tablero o la última ficha de tu propio camino. No es obligatorio, y puedes pasar tantas veces como quieras. Un paso atrás suele ser el camino más corto.
    .title = Pasar el turno
mouse-race-end = Ganas cuando la ficha que acabas de poner apunta al queso: el ratón echa a correr. Si pasan 400 turnos sin ganador, hay empate. Con la bolsa vacía solo puedes pasar.
    .title = El queso
mouse-race-more = Con niños pequeños, quitad la excepción de alrededor del queso: así nunca hay un gato justo al final de un camino.
    .title = Otras formas de jugar

mouse-race-edition-players = En los textos francés, danés, italiano y ruso también pueden jugar tres; los demás quieren dos o cuatro.
mouse-race-edition-against = En el texto español el gato va contra el ratón más cercano al queso, y más abajo contra el camino más largo.
mouse-race-edition-zone = El gato se pone en el lado del jugador siguiente; en español y en italiano basta con que le estorbe.
mouse-race-edition-point = ¿Cuándo estorba un camino al tuyo? Los textos francés e italiano hablan de toparse con él; por eso tu nuevo extremo no puede apuntar a ninguno.
mouse-race-edition-scent = Junto al queso, el texto francés deja poner el gato donde se quiera, el español incluso encima de un camino. Esto último no lo ofrecemos.
mouse-race-edition-back = El texto danés devuelve la última ficha sacada, que leemos como la última del camino; el francés cualquiera, lo que cortaría el camino en dos.
mouse-race-edition-finish = En el texto italiano un camino gana en cuanto llega a las casillas amarillas.
