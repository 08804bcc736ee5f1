### Las páginas de reglas: cada juego en pocos minutos, con nuestras palabras.

rules-title = { $game }: las reglas
rules-unknown = Aquí no hay ningún juego con ese nombre.
rules-back = Volver
rules-still = Pausar las imágenes
rules-move = Reproducir las imágenes
rules-here = En esta mesa
rules-usual = Se juega con las reglas normales.
rules-switch = { $switch } – { $value }
rules-editions = En qué se diferencian las ediciones
rules-source = Fuente: { $booklets } ({ $about })
rules-booklet = { $booklet ->
    [da] reglamento danés
    [de] reglamento alemán
    [en] reglamento inglés
    [es] reglamento español
    [fr] reglamento francés
    [it] reglamento italiano
    [nl] reglamento neerlandés
    [pt] reglamento portugués
    [ru-2024] reglamento ruso de 2024
   *[ru] reglamento ruso
  }

## Chabyrinthe

chabyrinthe-aim =
    Alrededor de un tejado lleno de canalones esperan gatos callejeros. Gira y empuja las cartas de canalón hasta que un gato pueda correr a un hogar calentito.
    { $mode ->
        [solitaire] Lleva a casa los quince gatos en el menor número de turnos posible.
        [cooperative] Entre todos, hay que llevar a casa los quince gatos en el menor número de turnos posible.
       *[points] Cada gato que llevas a casa es tuyo. Vale 3, 4 o 5 puntos: el número está en el gato.
        [teams] Cada gato que llevas a casa es de tu equipo. Vale 3, 4 o 5 puntos: el número está en el gato.
    }
    { $mode ->
        [solitaire] { "" }
        [cooperative] { "" }
       *[points] Quien tenga más puntos será el mejor amigo de los gatos.
        [teams] Gana el equipo que tenga más puntos.
    }
    .title = Objetivo del juego
chabyrinthe-start =
    { $board ->
       *[board-4x4] Coloca dieciséis cartas de canalón en un cuadrado de cuatro por cuatro. Ese es el tejado.
        [board-3x3] Coloca nueve cartas de canalón en un cuadrado de tres por tres. Ese es el tejado.
    }
    La carta de abajo a la izquierda y la de arriba a la derecha tienen que ser codos (con marco en la imagen). Cada codo se abre hacia las dos cartas de al lado.
    Todas las demás cartas se colocan al azar.
    { $board ->
       *[board-4x4] Alrededor del tejado hay dieciséis lugares: uno junto a cada borde exterior de una carta, ninguno en diagonal en las esquinas.
        [board-3x3] Alrededor del tejado hay doce lugares: uno junto a cada borde exterior de una carta, ninguno en diagonal en las esquinas.
    }
    Los dos hogares van junto a esos codos: uno a la izquierda del codo de abajo, otro a la derecha del codo de arriba.
    Dos gatos van junto a las otras dos esquinas: uno en el borde de arriba, junto a la carta de la izquierda; otro en el borde de abajo, junto a la carta de la derecha.
    Las demás cartas de canalón (en total hay { $deck_sum }) forman un mazo, boca arriba. Todos ven la primera.
    Los otros trece gatos forman un mazo, boca abajo.
    { $mode ->
        [teams] Juegan dos contra dos. Los compañeros se sientan juntos y juegan uno tras otro.
       *[other] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Aquí se sortea quién empieza. En el juego de la caja empieza quien haya visto un gato negro hace menos tiempo. Luego se juega en el sentido de las agujas del reloj.
           *[other] Aquí ya está elegido quién empieza. En el juego de la caja empieza quien haya visto un gato negro hace menos tiempo. Luego se juega en el sentido de las agujas del reloj.
        }
    }
    .title = Preparación
    .small = Con cartas de verdad, deja más o menos un centímetro entre ellas: así es más fácil empujarlas.
chabyrinthe-turn =
    { $actions ->
       *[exactly-two] Tienes dos acciones, y tienes que usar las dos.
        [at-most-two] Tienes dos acciones, pero no hace falta que uses las dos.
    }
    En cada una giras una carta o metes una nueva.
    { $must_rotate ->
       *[no] Puedes hacer dos veces lo mismo.
        [yes] Puedes girar cartas dos veces, pero no meter dos cartas en un mismo turno.
    }
    { $actions ->
       *[exactly-two] { "" }
        [at-most-two] Puedes terminar tu turno después de una acción, o sin hacer ninguna.
    }
    Los gatos corren a casa después de cada acción, no solo al final de tu turno.
    .title = Tu turno
chabyrinthe-rotate =
    Elige cualquier carta del tejado y dale un cuarto de vuelta, a la izquierda o a la derecha, o media vuelta.
    Dejarla como está no cuenta como acción.
    .title = Girar una carta
    .small =
        Dar media vuelta a un canalón recto no cambia nada, pero se puede hacer.
        Los dos codos de la preparación se pueden girar y empujar como todas las demás cartas.
chabyrinthe-push =
    Toma la primera carta del mazo y métela por un extremo de una fila o de una columna, el que quieras.
    { $inserted ->
       *[free] Antes puedes girarla como quieras.
        [as-it-lies] Métela tal como está en el mazo, sin girarla.
    }
    Toda la línea avanza una carta. La carta que sale por el otro extremo va debajo del mazo.
    Los gatos y los hogares de alrededor no estorban, y se quedan donde están.
    .title = Meter una carta
    .small =
        Con cartas de verdad, quita primero la carta del otro extremo. No pongas la carta nueva en ese hueco: hay que empujar.
        Una línea recién empujada se puede empujar de vuelta.
chabyrinthe-home =
    Cuando un canalón sin cortes une un gato con un hogar, el gato corre a casa.
    Dos cartas están unidas si las dos tienen un canalón que se abre en el borde que las separa.
    Un gato o un hogar toca solo la carta que tiene al lado, y solo si allí se abre un canalón.
    { $mode ->
       *[points] El gato es tuyo: ponlo boca arriba delante de ti.
        [teams] El gato es tuyo: ponlo boca arriba delante de ti.
        [cooperative] Quita el gato de la mesa.
        [solitaire] Quita el gato de la mesa.
    }
    Entonces el hogar avanza un lugar en el sentido de las agujas del reloj.
    Luego un gato nuevo se sienta un lugar más allá de donde estaba el anterior, en el mismo sentido.
    Los lugares ocupados se saltan.
    .title = Llevar un gato a casa
    .small =
        En los puentes y en los codos dobles, los dos canalones nunca se juntan.
        Un gato que puede llegar a los dos hogares corre al primero en el sentido de las agujas del reloj.
        Si se unen dos gatos, o dos hogares, no pasa nada.
chabyrinthe-chain =
    Una sola acción puede llevar a casa varios gatos.
    Dos gatos a la vez: los dos corren a casa, los hogares a los que llegan avanzan y vienen dos gatos nuevos.
    { $shared_home ->
       *[one-place] Si los dos corren al mismo hogar, este avanza solo un lugar.
        [each-cat] Si los dos corren al mismo hogar, este avanza dos lugares: uno por cada gato.
    }
    Después, mira otra vez: cualquier gato que ahora tenga un camino a casa, nuevo o no, corre también. Y así sucesivamente.
    { $mode ->
       *[points] Todos esos gatos son tuyos.
        [teams] Todos esos gatos son tuyos.
        [cooperative] { "" }
        [solitaire] { "" }
    }
    .title = Dos a la vez y reacciones en cadena
    .small = Si queda un solo gato nuevo para dos lugares, va al primero, contando en el sentido de las agujas del reloj desde la esquina de arriba a la izquierda.
chabyrinthe-end =
    La partida termina en cuanto el gato número quince llega a casa, aunque sea tras la primera acción de un turno.
    Cuando ya no quedan gatos nuevos, se sigue jugando hasta que también los últimos llegan a casa.
    { $mode ->
       *[points]
            Suma los puntos de tus gatos. Quien tenga más será el mejor amigo de los gatos.
            Con los mismos puntos, se comparte la victoria.
        [teams]
            Los compañeros suman sus puntos. Gana el equipo que tenga más.
            Con los mismos puntos, todos comparten la victoria.
        [cooperative]
            Los puntos no cuentan. Se cuentan los turnos de todos los jugadores: cuantos menos, mejor.
            El último turno cuenta entero, aunque termine antes.
        [solitaire]
            Los puntos no cuentan. Cuenta tus turnos: cuantos menos, mejor.
            El último turno cuenta entero, aunque termine antes.
    }
    { $limit ->
        [0] { "" }
       *[other] Regla nuestra: la partida se detiene después del turno { $limit }. Cuentan los turnos de todos los jugadores.
    }
    { $limit ->
        [0] { "" }
       *[other] { $mode ->
           *[points] Entonces deciden los puntos que haya hasta ese momento.
            [teams] Entonces deciden los puntos que haya hasta ese momento.
            [cooperative] Si entonces queda algún gato sin hogar, esta vez no pudo ser.
            [solitaire] Si entonces queda algún gato sin hogar, esta vez no pudo ser.
        }
    }
    .title = El final
chabyrinthe-more =
    También se puede jugar así:
    { $board ->
       *[board-4x4] Gatitos, para los más pequeños: un tejado de tres por tres. Todo lo demás sigue igual.
        [board-3x3] El tejado grande: cuatro por cuatro. Todo lo demás sigue igual.
    }
    { $mode ->
       *[points] En solitario o todos juntos: se llevan a casa los quince gatos y se cuentan los turnos. Los puntos no cuentan.
        [teams] En solitario o todos juntos: se llevan a casa los quince gatos y se cuentan los turnos. Los puntos no cuentan.
        [cooperative] Unos contra otros: los gatos que llevas a casa son tuyos, y gana quien sume más puntos.
        [solitaire] Con dos jugadores o más: los gatos que llevas a casa son tuyos, y gana quien sume más puntos.
    }
    { $mode ->
       *[other] Equipos, para cuatro: dos contra dos. Los compañeros se sientan juntos, juegan uno tras otro y suman sus puntos.
        [teams] Sin equipos: los puntos de cada jugador cuentan por separado.
    }
    .title = Otras formas de jugar

chabyrinthe-edition-actions = ¿Hay que usar las dos acciones? En el reglamento ruso sí; en el francés y en el inglés no hace falta.
    .about = las dos acciones de un turno
chabyrinthe-edition-deck = La caja francesa tiene 26 cartas de canalón; la rusa de 2024 tiene 36. Ningún reglamento dice cuántas hay de cada forma: eso lo elegimos nosotros.
    .about = el contenido de la caja
chabyrinthe-edition-enters = Solo el reglamento ruso dice con claridad que la carta nueva entra por el otro extremo y no se pone sin más en el hueco. Los otros hablan de empujar la fila o la columna.
    .about = cómo se mete una carta
chabyrinthe-edition-cat = Solo el reglamento ruso dice que el gato nuevo va en el sentido de las agujas del reloj. Los otros dicen «un paso más allá».
    .about = el gato nuevo
chabyrinthe-edition-home = Ningún reglamento dice cuánto avanza un hogar que recibe a dos gatos a la vez. Un lugar es nuestra interpretación; cada mesa puede elegir.
    .about = dos gatos a la vez
chabyrinthe-edition-counted = En solitario y todos juntos, el reglamento francés cuenta turnos; el ruso, rondas; el inglés, las dos cosas. Aquí contamos turnos.
    .about = jugar en solitario y todos juntos
chabyrinthe-edition-teams = Solo el reglamento ruso dice que los compañeros juegan uno tras otro. En los otros simplemente se sientan juntos.
    .about = los equipos
chabyrinthe-edition-old = En la edición de 2007, una de las dos acciones tenía que ser un giro.

## Labyrinth

labyrinth-aim =
    El laberinto esconde veinticuatro tesoros, y sus pasillos no se están quietos. Muévelos y camina hasta los tesoros de tus cartas.
    { $finish ->
       *[corner] Encuéntralos todos y vuelve a tu propia esquina.
        [anywhere] Encuéntralos todos. No hace falta volver a tu esquina.
    }
    { $seats ->
        [1] Hazlo en el menor número de turnos posible.
       *[other] Gana quien lo consiga primero.
    }
    .title = Objetivo del juego
labyrinth-start =
    Dieciséis losetas son fijas. Mezcla las { $tiles_sum } sueltas y ponlas en los huecos, giradas al azar.
    Sobra una loseta: con ella se empuja.
    { $secrets ->
        [all] { $seats ->
           *[0] Mezcla las 24 cartas de tesoro y repártelas todas: 24 si juega uno, 12 por jugador si juegan dos, 8 si juegan tres, 6 si juegan cuatro.
            [1] Mezcla las 24 cartas de tesoro. Son todas tuyas.
            [2] Mezcla las 24 cartas de tesoro y reparte 12 a cada jugador.
            [3] Mezcla las 24 cartas de tesoro y reparte 8 a cada jugador.
            [4] Mezcla las 24 cartas de tesoro y reparte 6 a cada jugador.
        }
       *[other] Mezcla las 24 cartas de tesoro. Cartas para cada jugador: { $secrets }. Las demás se quedan en la caja, y nadie las mira.
    }
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Tus cartas forman un mazo, boca abajo.
            [at-once] Tus cartas forman un mazo, boca abajo. Mira en secreto la primera y devuélvela a su lugar.
        }
        [open] Mira todas tus cartas, pero no se las muestres a nadie.
    }
    Tu peón empieza en la esquina de su color.
    { $seats ->
       *[0] Si juegan dos, ocupan esquinas opuestas.
        [1] { "" }
        [2] Los dos jugadores ocupan esquinas opuestas.
        [3] { "" }
        [4] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Se sortea quién empieza. Luego se juega en el sentido de las agujas del reloj.
           *[other] Aquí ya está elegido quién empieza. En el juego de la caja se sortea. Luego se juega en el sentido de las agujas del reloj.
        }
    }
    .title = Preparación
labyrinth-turn =
    Primero empuja el laberinto, luego camina.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Al empezar tu turno, mira en secreto tu primera carta. Déjala otra vez boca abajo.
            [at-once] Ya sabes qué tesoro buscas: el de tu primera carta.
        }
        [open] Busca cualquiera de tus tesoros, en el orden que quieras. Puedes cambiar de idea en cada turno.
    }
    Empujar es obligatorio, aunque ya puedas llegar a uno de tus tesoros.
    Caminar es opcional: también puedes quedarte donde estás.
    .title = Tu turno
labyrinth-slide =
    Gira como quieras la loseta que sobra y métela por una de las doce flechas.
    Toda la línea avanza, y por el otro extremo sale una loseta.
    { $seats ->
        [1] Esa es la loseta que metes la próxima vez.
       *[other] Esa es la loseta que mete el siguiente jugador.
    }
    .title = Empujar el laberinto
    .small = Mientras un tesoro está fuera del tablero, nadie puede llegar a él.
labyrinth-barred =
    { $seats ->
        [1] No puedes empujar hacia atrás lo que empujaste en el turno anterior.
       *[other] No puedes empujar hacia atrás lo que acaba de empujar el jugador anterior.
    }
    La flecha por donde salió la última loseta queda cerrada durante un turno, gires como gires la loseta.
    Meter la loseta otra vez por la misma flecha sí se puede.
    .title = Sin marcha atrás
    .small = Antes de empujar por primera vez, no hay ninguna flecha cerrada.
labyrinth-ride =
    Los peones de la loseta que sale vuelven por el otro lado, sobre la loseta que acaba de entrar.
    Eso no cuenta como caminar: después todavía puedes hacerlo.
    .title = Salir y volver a entrar
    .small = Las esquinas y las demás losetas fijas no se mueven nunca, ni tampoco los peones que están en ellas.
labyrinth-walk =
    Camina por los pasillos abiertos tan lejos como quieras.
    Un pasillo solo continúa si las dos losetas están abiertas donde se tocan.
    Los peones nunca se estorban: en una casilla caben todos.
    { $cards ->
       *[top] Si al final de tu turno estás en tu tesoro, lo has encontrado. Pon su carta boca arriba (aquí se hace solo).
        [open] Si al final de tu turno estás en uno de tus tesoros, lo has encontrado. Pon su carta boca arriba (aquí se hace solo).
    }
    También vale si te llevó hasta allí la loseta al moverse. Pasar por encima no basta.
    En cada turno encuentras como máximo un tesoro.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Tu siguiente carta la miras al empezar tu próximo turno.
            [at-once] Luego miras enseguida tu siguiente carta. Ese tesoro lo puedes encontrar a partir de tu próximo turno.
        }
        [open] { "" }
    }
    .title = Caminar y encontrar
    .small =
        ¿No llegas? Camina hasta donde tengas más posibilidades en el próximo turno.
        Los tesoros encontrados se quedan en sus losetas y ya no cuentan.
        { $secrets ->
            [all] { "" }
           *[other] Los tesoros cuyas cartas se quedaron en la caja tampoco cuentan.
        }
labyrinth-end =
    { $finish ->
       *[corner] Cuando todas tus cartas estén boca arriba, vuelve a tu propia esquina y termina allí tu turno.
        [anywhere] Cuando encuentres tu último tesoro, has terminado. No hace falta volver a tu esquina.
    }
    { $seats ->
       *[other] { $finish ->
           *[corner] Gana quien llegue primero, y la partida termina en ese momento.
            [anywhere] Gana quien encuentre antes su último tesoro, y la partida termina en ese momento.
        }
        [1] { "" }
    }
    { $seats ->
       *[0] Si juegas en solitario, cuenta tus turnos: cuantos menos, mejor.
        [1] Cuenta tus turnos: cuantos menos, mejor.
        [2] { "" }
        [3] { "" }
        [4] { "" }
    }
    { $limit ->
        [0] { "" }
       *[other] Regla nuestra: si nadie ha ganado al terminar el turno { $limit }, hay empate. Cuentan los turnos de todos los jugadores.
    }
    .title =
        { $finish ->
           *[corner] La vuelta a casa
            [anywhere] El final
        }
labyrinth-more =
    También se puede jugar así:
    { $cards ->
       *[top] Con niños pequeños: cada uno mira todas sus cartas desde el principio y busca los tesoros en cualquier orden.
        [open] Con niños mayores: cada uno mira solo su primera carta y busca los tesoros uno tras otro.
    }
    { $finish ->
       *[corner] Sin la vuelta a casa, si todos están de acuerdo: gana quien encuentre antes su último tesoro.
        [anywhere] Con la vuelta a casa: después de tu último tesoro, tienes que volver a tu propia esquina para ganar.
    }
    { $secrets ->
        [all] Una partida corta: se reparten menos cartas.
       *[other] Una partida larga: se reparten todas las cartas.
    }
    .title = Otras formas de jugar

labyrinth-edition-first = En este reglamento se sortea quién empieza; en ediciones más nuevas empieza el jugador más joven.
    .about = quién empieza
labyrinth-edition-look = En este reglamento ves tu primera carta al empezar tu primer turno; en ediciones más nuevas todos la miran antes de jugar.
    .about = la primera carta
labyrinth-edition-next = En este reglamento ves tu siguiente carta en tu próximo turno; en ediciones más nuevas enseguida, pero ese tesoro solo lo puedes encontrar a partir de tu próximo turno.
    .about = la siguiente carta
labyrinth-edition-skip = El reglamento permite saltarse una jugada. Entendemos que se trata de mover el peón, porque empujar es obligatorio.
    .about = caminar
labyrinth-edition-children = Que los pequeños vean todas sus cartas, y jugar sin la vuelta a casa si todos están de acuerdo: las dos cosas están en el reglamento.
    .about = jugar con niños pequeños
labyrinth-edition-tiles = Se conocen dos juegos de losetas sueltas: 13 rectas y 15 curvas, o 12 y 16, con 6 cruces en T cada uno. Aquí hay rectas ({ $tiles_1 }), curvas ({ $tiles_2 }) y cruces en T ({ $tiles_3 }).

## Mouse race

mouse-race-aim =
    En el centro hay un trozo de queso, y en las esquinas esperan ratones con hambre. Haz un camino para tu ratón, ficha a ficha.
    { $bag_3 ->
        [0] { "" }
       *[other] Frena a los demás con gatos.
    }
    { $finish ->
       *[cheese] Gana el primer camino que llega al queso.
        [scent] Gana el primer camino que llega a la zona aromática, alrededor del queso.
    }
    .title = Objetivo del juego
mouse-race-start =
    Cada jugador pone un ratón en la esquina de su color. El queso va en el centro del tablero.
    { $seats ->
       *[0] { $players ->
           *[players-2-or-4] Pueden jugar dos o cuatro. Si juegan dos, ocupan esquinas opuestas.
            [players-2-to-4] Pueden jugar dos, tres o cuatro. Si juegan dos, ocupan esquinas opuestas.
        }
        [2] Juegan dos, en esquinas opuestas.
        [3] Juegan tres, y una esquina se queda vacía.
        [4] Juegan cuatro, uno en cada esquina.
    }
    El tablero tiene trece por trece casillas. Las ocho que rodean el queso son la zona aromática.
    { $bag_3 ->
        [0] Todas las demás fichas van a la bolsa: rectas ({ $bag_1 }) y curvas ({ $bag_2 }), pero aquí no hay gatos.
       *[other] Todas las demás fichas van a la bolsa: rectas ({ $bag_1 }), curvas ({ $bag_2 }) y gatos ({ $bag_3 }).
    }
    { $first ->
        [lot] Aquí se sortea quién empieza. En el juego de la caja empieza el jugador más joven. Luego se juega en el sentido de las agujas del reloj.
       *[other] Aquí ya está elegido quién empieza. En el juego de la caja empieza el jugador más joven. Luego se juega en el sentido de las agujas del reloj.
    }
    .title = Preparación
    .small =
        { $seats ->
            [4] { "" }
           *[other] Una esquina sin ratón es una casilla como las demás.
        }
mouse-race-turn =
    Saca una ficha de la bolsa sin mirar, o pasa este turno.
    Decídelo antes de sacar.
    Lo que sacas tienes que colocarlo si cabe en alguna parte, aunque no te lleve adonde quieres.
    Si no cabe en ninguna parte, devuélvelo a la bolsa (aquí se hace solo), y tu turno termina.
    .title = Tu turno
    .small = Si la bolsa está vacía, solo puedes pasar.
mouse-race-path =
    Las rectas y las curvas alargan tu propio camino.
    Tu primera ficha va junto a tu esquina, a un lado o al otro. Su línea tiene que empezar en la esquina.
    Cada una de las siguientes va adonde apunta la última. Una recta sigue recto; una curva gira a la izquierda o a la derecha, como prefieras.
    { $bag_3 ->
        [0] Tu camino puede ir por el borde del tablero y al lado de otros caminos.
       *[other] Tu camino puede ir por el borde del tablero, al lado de gatos y al lado de otros caminos.
    }
    .title = Tu camino
    .small = No te acerques mucho a los demás, o te cerrarán el paso.
mouse-race-blocked =
    { $may_point ->
       *[no] El nuevo final de tu camino no puede apuntar fuera del tablero, ni a un gato, ni a un camino (aunque sea el tuyo), ni a un ratón.
        [yes] El nuevo final de tu camino no puede apuntar fuera del tablero ni a un gato.
    }
    { $may_point ->
       *[no] { "" }
        [yes] Puede apuntar a un camino o a un ratón, pero entonces no puedes seguir hasta que esa casilla quede libre.
    }
    Si una ficha no cabe de ninguna otra manera, devuélvela a la bolsa (aquí se hace solo).
    Pierdes este turno, pero solo este.
    .title = Sin salida
    .small = No puedes seguir si la casilla a la que apunta tu camino está ocupada. Sigue sacando fichas, o pasa y da un paso atrás.
mouse-race-cat =
    { $cat_against ->
       *[next] Usa un gato para frenar al siguiente jugador.
        [nearest] Usa un gato para frenar al ratón más cercano al queso, sin contar el tuyo.
        [longest] Usa un gato para frenar al ratón que tenga el camino más largo, sin contar el tuyo.
    }
    { $cat_zone ->
       *[side-or-way] Puede ir en el lado de ese jugador o en la ruta de su ratón hacia el queso.
        [side] Tiene que ir en el lado de ese jugador.
        [way] Tiene que ir en la ruta de ese ratón hacia el queso.
        [anywhere] Puede ir en cualquier casilla del tablero.
    }
    { $cat_zone ->
       *[side-or-way] Lado: todas las casillas que no estén más cerca de la esquina de otro ratón. Cuenta los pasos por filas y columnas; una casilla a igual distancia de dos esquinas es de los dos lados.
        [side] Lado: todas las casillas que no estén más cerca de la esquina de otro ratón. Cuenta los pasos por filas y columnas; una casilla a igual distancia de dos esquinas es de los dos lados.
        [way] { "" }
        [anywhere] { "" }
    }
    { $cat_zone ->
       *[side-or-way] Ruta (con puntos en la imagen): el rectángulo entre la última ficha del camino y el queso, y una franja de una casilla a su alrededor.
        [side] { "" }
        [way] Ruta: el rectángulo entre la última ficha del camino y el queso, y una franja de una casilla a su alrededor.
        [anywhere] { "" }
    }
    No puede ir justo al final de un camino, es decir, en la casilla a la que apunta ese camino.
    Puede ir junto a una esquina que aún no tiene camino, si queda libre una salida.
    { $take_back ->
       *[cat-or-own] { "" }
        [own] Un ratón sin camino siempre tiene que conservar un lugar para su primera ficha.
    }
    Luego tu turno termina.
    .title = Colocar un gato
    .small =
        { $cat_against ->
           *[next] { "" }
            [nearest] Más cercano: cuenta los pasos por filas y columnas desde la última ficha, o desde la esquina. Si hay dos iguales, es el primero que juega después de ti.
            [longest] Más largo: el que tenga más fichas. Si hay dos iguales, es el del primero que juega después de ti.
        }
        { $cat_zone ->
           *[side-or-way] Mientras un ratón no tiene su primera ficha, su ruta es el rectángulo entre la esquina y el queso, sin la franja.
            [side] { "" }
            [way] Mientras un ratón no tiene su primera ficha, su ruta es el rectángulo entre la esquina y el queso, sin la franja.
            [anywhere] { "" }
        }
        Nada se coloca encima de otra ficha, de un ratón o del queso.
        Si no queda ninguna casilla para el gato, devuélvelo a la bolsa, y tu turno termina.
mouse-race-scent =
    { $scent ->
       *[may-block] En las ocho casillas que rodean el queso siempre se puede colocar un gato.
        [no-exception] Aquí las ocho casillas que rodean el queso son como todas las demás.
    }
    { $scent ->
       *[may-block] No importa de quién sea el lado o la ruta.
        [no-exception] Tampoco allí puede haber un gato justo al final de un camino.
    }
    { $scent ->
       *[may-block] Se puede colocar incluso justo al final de un camino.
        [no-exception] { "" }
    }
    .title = La zona aromática
mouse-race-miss =
    { $take_back ->
       *[cat-or-own] { $bag_3 ->
            [0] Si pasas, puedes devolver a la bolsa la última ficha de tu propio camino.
           *[other] Si pasas, puedes devolver una ficha a la bolsa: cualquier gato del tablero o la última ficha de tu propio camino.
        }
        [own] Si pasas, puedes devolver a la bolsa la última ficha de tu propio camino. Los gatos se quedan donde están.
    }
    No hace falta que retires nada.
    Puedes pasar tantas veces como quieras.
    .title = Pasar
    .small = Muchas veces, un paso atrás es la forma más rápida de avanzar.
mouse-race-end =
    { $finish ->
       *[cheese] Ganas en cuanto la ficha que colocas apunta al queso. Tu ratón ocupa el lugar del queso.
        [scent] Ganas en cuanto colocas una ficha en la zona aromática. Tu ratón se queda con el queso.
    }
    { $finish ->
       *[cheese] Un camino puede cruzar la zona aromática y pasar junto al queso sin ganar.
        [scent] { "" }
    }
    { $limit ->
        [0] Aquí no hay límite de turnos.
       *[other] Regla nuestra, que no está en ningún reglamento: si nadie ha ganado al terminar el turno { $limit }, hay empate. Cuentan los turnos de todos los jugadores, también cuando pasan.
    }
    .title =
        { $finish ->
           *[cheese] El queso
            [scent] El final
        }
    .small = Un ratón encerrado sigue en juego: continúas sacando fichas o pasando.
mouse-race-more =
    También se puede jugar así:
    { $bag_3 ->
        [0] { "" }
       *[other] { $scent ->
           *[may-block] Con niños pequeños: sin la excepción de alrededor del queso. Así nunca hay un gato justo al final de un camino.
            [no-exception] Con niños mayores: en la zona aromática puede haber gatos justo al final de un camino.
        }
    }
    { $players ->
       *[players-2-or-4] Con tres jugadores, como permiten algunas ediciones: elígelo antes de empezar.
        [players-2-to-4] { "" }
    }
    Con más gatos en la bolsa, el camino se alarga; con menos, se acorta.
    .title = Otras formas de jugar

mouse-race-edition-players = En los textos francés, danés, italiano y ruso también pueden jugar tres; en los demás juegan dos o cuatro.
    .about = el número de jugadores
mouse-race-edition-bag = La caja contiene 169 fichas. Ningún texto dice cuántas rectas, curvas y gatos hay; 72, 72 y 20 son nuestros números normales.
    .about = el contenido de la caja
mouse-race-edition-against = En el texto español un gato va contra el ratón más cercano al queso y, más abajo, contra el camino más largo. Todos los demás dicen: contra el siguiente jugador.
    .about = contra quién va un gato
mouse-race-edition-zone = La mayoría de los textos dicen: en el camino del siguiente jugador, o en otra parte de su lado del tablero. El español y el italiano solo dicen: en el camino. Hasta dónde llegan el lado y la ruta es nuestra interpretación.
    .about = dónde puede ir un gato
mouse-race-edition-point = ¿Cuándo cierra un camino el paso al tuyo? Los textos francés e italiano hablan de toparse con él. Por eso, con las reglas normales, el nuevo final de tu camino no puede apuntar a ningún camino.
    .about = caminos que estorban
mouse-race-edition-scent = Alrededor del queso, el texto francés deja colocar un gato donde se quiera; el español, incluso encima de un camino. Eso no lo ofrecemos.
    .about = la zona aromática
mouse-race-edition-danish = El texto danés solo deja retirar «la última ficha sacada» y no dice nada de los gatos. Nuestra edición danesa se juega como las demás: un gato, o la última ficha de tu camino.
    .about = pasar
mouse-race-edition-french = El texto francés deja retirar «una de tus fichas». Aquí es la última, porque cualquier otra cortaría tu camino en dos.
    .about = pasar
mouse-race-edition-finish = En el texto italiano un camino gana en cuanto llega a las casillas amarillas.
    .about = quién gana
