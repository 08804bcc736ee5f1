### Le pagine delle regole: ogni gioco in pochi minuti, con parole nostre.

rules-title = { $game }: le regole
rules-unknown = Qui non c’è nessun gioco con questo nome.
rules-back = Indietro
rules-still = Ferma le figure
rules-move = Anima le figure
rules-here = A questo tavolo
rules-usual = Valgono le regole standard.
rules-switch = { $switch } – { $value }
rules-editions = Dove le edizioni sono diverse
rules-source = { $booklets } ({ $about })
rules-booklet = { $booklet ->
    [da] Regolamento danese
    [de] Regolamento tedesco
    [en] Regolamento inglese
    [es] Regolamento spagnolo
    [fr] Regolamento francese
    [it] Regolamento italiano
    [nl] Regolamento olandese
    [pt] Regolamento portoghese
    [ru-2024] Regolamento russo del 2024
   *[ru] Regolamento russo
  }

## Chabyrinthe

chabyrinthe-aim =
    Intorno a un tetto pieno di grondaie aspettano dei gatti randagi. Gira e spingi le carte grondaia finché un gatto non riesce a correre in una casa calda.
    { $mode ->
        [solitaire] Porta a casa tutti e quindici i gatti nel minor numero di turni possibile.
        [cooperative] Portate a casa insieme tutti e quindici i gatti, nel minor numero di turni possibile.
       *[points] Ogni gatto che porti a casa è tuo. Vale 3, 4 o 5 punti: il numero è scritto sul gatto.
        [teams] Ogni gatto che porti a casa è della tua squadra. Vale 3, 4 o 5 punti: il numero è scritto sul gatto.
    }
    { $mode ->
        [solitaire] { "" }
        [cooperative] { "" }
       *[points] Chi ha più punti è il miglior amico dei gatti.
        [teams] Vince la squadra con più punti.
    }
    .title = Lo scopo del gioco
chabyrinthe-start =
    { $board ->
       *[board-4x4] Disponi sedici carte grondaia in un quadrato di quattro per quattro: è il tetto.
        [board-3x3] Disponi nove carte grondaia in un quadrato di tre per tre: è il tetto.
    }
    La carta in basso a sinistra e quella in alto a destra devono essere gomiti (incorniciati nella figura). Ognuno si apre verso le due carte vicine.
    Tutte le altre carte si dispongono a caso.
    { $board ->
       *[board-4x4] Intorno al tetto ci sono sedici posti: uno accanto a ogni bordo esterno di una carta, nessuno in diagonale agli angoli.
        [board-3x3] Intorno al tetto ci sono dodici posti: uno accanto a ogni bordo esterno di una carta, nessuno in diagonale agli angoli.
    }
    Le due case stanno accanto a questi gomiti: una a sinistra di quello in basso, l’altra a destra di quello in alto.
    Due gatti stanno agli altri due angoli: uno sopra la carta in alto a sinistra, l’altro sotto la carta in basso a destra.
    Il resto delle { $deck_sum } carte grondaia forma un mazzo scoperto. Tutti vedono la prima carta.
    Gli altri tredici gatti formano un mazzo coperto.
    { $mode ->
        [teams] Si gioca due contro due. I compagni siedono vicini e giocano uno dopo l’altro.
       *[other] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Qui si tira a sorte chi comincia; nella scatola comincia chi ha visto per ultimo un gatto nero. Poi si gioca in senso orario.
           *[other] Qui chi comincia è già deciso; nella scatola comincia chi ha visto per ultimo un gatto nero. Poi si gioca in senso orario.
        }
    }
    .title = La preparazione
    .small = Con le carte vere, lascia circa un centimetro tra l’una e l’altra: si spingono meglio.
chabyrinthe-turn =
    { $actions ->
       *[exactly-two] Hai due azioni e devi usarle entrambe.
        [at-most-two] Hai due azioni, ma non serve usarle entrambe.
    }
    Ogni volta giri una carta oppure ne inserisci una nuova.
    { $must_rotate ->
       *[no] Puoi fare due volte la stessa cosa.
        [yes] Puoi girare due volte, ma non puoi inserire due carte nello stesso turno.
    }
    { $actions ->
       *[exactly-two] { "" }
        [at-most-two] Puoi finire il turno dopo una sola azione, o anche senza farne nessuna.
    }
    I gatti corrono a casa dopo ogni azione, non solo alla fine del tuo turno.
    .title = Il tuo turno
chabyrinthe-rotate =
    Scegli una carta qualsiasi del tetto e falle fare un quarto di giro, a sinistra o a destra, oppure mezzo giro.
    Lasciarla com’è non conta come azione.
    .title = Girare una carta
    .small =
        Mezzo giro a una grondaia dritta non cambia nulla, ma si può fare.
        I due gomiti della preparazione si possono girare e spingere come tutte le altre carte.
chabyrinthe-push =
    Prendi la prima carta del mazzo e inseriscila da un capo di una riga o di una colonna.
    { $inserted ->
       *[free] Prima puoi girarla come vuoi.
        [as-it-lies] Inseriscila così come sta sul mazzo, senza girarla.
    }
    Tutta la fila avanza di una carta. Quella che esce dall’altro capo va sotto il mazzo.
    I gatti e le case là fuori non danno fastidio e restano dove sono.
    .title = Inserire una carta
    .small =
        Con le carte vere, togli prima la carta all’altro capo. Non mettere mai la carta nuova direttamente nel buco: spingi la fila.
        Una fila appena spinta si può anche far tornare indietro.
chabyrinthe-home =
    Quando una grondaia senza interruzioni unisce un gatto a una casa, il gatto corre a casa.
    Due carte sono unite se entrambe hanno una grondaia aperta sul bordo in comune.
    Un gatto o una casa tocca solo la carta che ha accanto, e solo se lì si apre una grondaia.
    { $mode ->
       *[points] Il gatto è tuo: mettilo scoperto davanti a te.
        [teams] Il gatto è tuo: mettilo scoperto davanti a te.
        [cooperative] Togli il gatto dal tavolo.
        [solitaire] Togli il gatto dal tavolo.
    }
    Poi la casa avanza di un posto in senso orario.
    Infine un nuovo gatto si siede un posto più avanti del vecchio, sempre in senso orario.
    I posti occupati si saltano.
    .title = Portare a casa un gatto
    .small =
        Su ponti e doppi gomiti le due grondaie non si incontrano mai.
        Un gatto che può raggiungere tutte e due le case corre nella prima in senso orario.
        Se sono uniti due gatti, oppure due case, non succede nulla.
chabyrinthe-chain =
    Una sola azione può portare a casa più gatti.
    Due gatti insieme: corrono a casa entrambi, le case raggiunte avanzano, ed entrambi i gatti vengono sostituiti.
    { $shared_home ->
       *[one-place] Se corrono tutti e due nella stessa casa, questa avanza comunque di un solo posto.
        [each-cat] Se corrono tutti e due nella stessa casa, questa avanza di due posti: uno per ogni gatto.
    }
    Poi guarda di nuovo: ogni gatto che ora ha la strada libera, vecchio o nuovo, corre a casa anche lui. E così via.
    { $mode ->
       *[points] Tutti questi gatti sono tuoi.
        [teams] Tutti questi gatti sono tuoi.
        [cooperative] { "" }
        [solitaire] { "" }
    }
    .title = Due insieme, e a catena
    .small = Se per due posti resta un solo gatto nuovo, va nel primo, contando in senso orario dall’angolo in alto a sinistra.
chabyrinthe-end =
    La partita finisce subito quando il quindicesimo gatto è a casa, anche dopo la prima azione di un turno.
    Quando non ci sono più gatti nuovi, si continua finché non sono a casa anche quelli rimasti fuori.
    { $mode ->
       *[points]
            Somma i punti dei tuoi gatti. Chi ne ha di più è il miglior amico dei gatti.
            A parità di punti si condivide la vittoria.
        [teams]
            I compagni sommano i loro punti. Vince la squadra con più punti.
            A parità di punti la vittoria è di tutti.
        [cooperative]
            I punti non contano. Contate i turni di tutti i giocatori insieme: meno sono, meglio è.
            L’ultimo turno conta per intero, anche se finisce prima.
        [solitaire]
            I punti non contano. Conta i tuoi turni: meno sono, meglio è.
            L’ultimo turno conta per intero, anche se finisce prima.
    }
    { $limit ->
        [0] { "" }
       *[other] Una regola nostra: la partita si ferma dopo il turno { $limit }. I turni di tutti i giocatori contano insieme.
    }
    { $limit ->
        [0] { "" }
       *[other] { $mode ->
           *[points] In quel caso decidono i punti fatti fin lì.
            [teams] In quel caso decidono i punti fatti fin lì.
            [cooperative] Se a quel punto ci sono ancora gatti fuori, non ce l’avete fatta.
            [solitaire] Se a quel punto ci sono ancora gatti fuori, non ce l’hai fatta.
        }
    }
    .title = La fine
chabyrinthe-more =
    Si può giocare anche così:
    { $board ->
       *[board-4x4] Gattini, per i più piccoli: un tetto di tre per tre. Tutto il resto non cambia.
        [board-3x3] Il tetto grande: quattro per quattro. Tutto il resto non cambia.
    }
    { $mode ->
       *[points] In solitario, o tutti insieme: si portano a casa tutti e quindici i gatti e si contano i turni. I punti non contano.
        [teams] In solitario, o tutti insieme: si portano a casa tutti e quindici i gatti e si contano i turni. I punti non contano.
        [cooperative] Ognuno per sé: i gatti che porti a casa sono tuoi, e vince chi ha più punti.
        [solitaire] In due o più: i gatti che porti a casa sono tuoi, e vince chi ha più punti.
    }
    { $mode ->
       *[other] A squadre, in quattro: due contro due. I compagni siedono vicini, giocano uno dopo l’altro e sommano i loro punti.
        [teams] Senza squadre: ognuno conta solo i propri punti.
    }
    .title = Altri modi di giocare

chabyrinthe-edition-actions = Bisogna usare entrambe le azioni? Nel regolamento russo sì; in quelli francese e inglese non serve.
    .about = le due azioni di un turno
chabyrinthe-edition-deck = La scatola francese ha 26 carte grondaia, quella russa del 2024 ne ha 36. Nessun regolamento dice quante ce ne sono di ogni forma: l’abbiamo scelto noi.
    .about = il contenuto della scatola
chabyrinthe-edition-enters = Solo il regolamento russo dice chiaramente che la carta nuova entra dall’altro capo e non si mette direttamente nel buco. Gli altri parlano di spingere la riga o la colonna.
    .about = inserire una carta
chabyrinthe-edition-cat = Solo il regolamento russo dice che il nuovo gatto va in senso orario. Gli altri dicono «un posto più in là».
    .about = il nuovo gatto
chabyrinthe-edition-home = Nessun regolamento dice di quanto avanza una casa che accoglie due gatti insieme. Per noi è un posto; ogni tavolo può scegliere.
    .about = due gatti insieme
chabyrinthe-edition-counted = In solitario e tutti insieme il regolamento francese conta i turni, quello russo i giri di tavolo, quello inglese entrambi. Noi contiamo i turni.
    .about = in solitario e tutti insieme
chabyrinthe-edition-teams = Solo il regolamento russo dice che i compagni giocano uno dopo l’altro. Negli altri siedono soltanto vicini.
    .about = le squadre
chabyrinthe-edition-old = Nell’edizione del 2007 una delle due azioni doveva essere una rotazione.

## Labyrinth

labyrinth-aim =
    Il labirinto nasconde ventiquattro tesori, e i suoi corridoi non stanno mai fermi. Spostali e cammina fino ai tesori delle tue carte.
    { $finish ->
       *[corner] Trovali tutti, poi torna nel tuo angolo.
        [anywhere] Trovali tutti. Non serve tornare nel tuo angolo.
    }
    { $seats ->
        [1] Fallo nel minor numero di turni possibile.
       *[other] Vince chi ci riesce per primo.
    }
    .title = Lo scopo del gioco
labyrinth-start =
    Sedici tessere sono fisse. Mescola le { $tiles_sum } tessere libere e mettile negli spazi vuoti, girate a caso.
    Ne resta una: è quella da inserire.
    { $secrets ->
        [all] { $seats ->
           *[0] Mescola le 24 carte tesoro e distribuiscile tutte: 24 a chi gioca in solitario, 12 a testa in due, 8 in tre, 6 in quattro.
            [1] Mescola le 24 carte tesoro. Sono tutte tue.
            [2] Mescola le 24 carte tesoro e danne 12 a testa.
            [3] Mescola le 24 carte tesoro e danne 8 a testa.
            [4] Mescola le 24 carte tesoro e danne 6 a testa.
        }
       *[other] Mescola le 24 carte tesoro. Carte per ogni giocatore: { $secrets }. Le altre restano nella scatola, e nessuno le guarda.
    }
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] Le tue carte formano un mazzo coperto.
            [at-once] Le tue carte formano un mazzo coperto. Guarda di nascosto la prima e rimettila a posto.
        }
        [open] Guarda tutte le tue carte, ma non mostrarle a nessuno.
    }
    La tua pedina parte dall’angolo del suo colore.
    { $seats ->
       *[0] In due si parte da angoli opposti.
        [1] { "" }
        [2] Voi due partite da angoli opposti.
        [3] { "" }
        [4] { "" }
    }
    { $seats ->
        [1] { "" }
       *[other] { $first ->
            [lot] Si tira a sorte chi comincia. Poi si gioca in senso orario.
           *[other] Qui chi comincia è già deciso; nella scatola si tira a sorte. Poi si gioca in senso orario.
        }
    }
    .title = La preparazione
labyrinth-turn =
    Prima spingi il labirinto, poi cammina.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] All’inizio del tuo turno guarda di nascosto la tua prima carta e rimettila coperta.
            [at-once] Sai già quale tesoro cerchi: quello della tua prima carta.
        }
        [open] Cerca uno qualsiasi dei tuoi tesori, nell’ordine che vuoi. A ogni turno puoi cambiare idea.
    }
    Spingere è obbligatorio, anche se un tuo tesoro è già raggiungibile.
    Camminare è facoltativo: puoi anche restare dove sei.
    .title = Il tuo turno
labyrinth-slide =
    Gira come vuoi la tessera rimasta e inseriscila da una delle dodici frecce.
    Tutta la fila avanza, e dall’altro capo esce una tessera.
    { $seats ->
        [1] È quella che inserirai la prossima volta.
       *[other] È quella che inserirà il prossimo giocatore.
    }
    .title = Spingere il labirinto
    .small = Finché un tesoro è fuori dal tabellone, nessuno può raggiungerlo.
labyrinth-barred =
    { $seats ->
        [1] Non puoi annullare la tua ultima spinta.
       *[other] Non puoi annullare la spinta fatta prima della tua.
    }
    La freccia da cui è uscita l’ultima tessera resta chiusa per una spinta, comunque tu giri la tessera.
    Usare di nuovo la stessa freccia, invece, si può.
    .title = Niente marcia indietro
    .small = Prima della primissima spinta nessuna freccia è chiusa.
labyrinth-ride =
    Le pedine sulla tessera che esce rientrano dall’altra parte, sulla tessera appena inserita.
    Questo non conta come mossa: dopo puoi ancora camminare.
    .title = Fuori e di nuovo dentro
    .small = Gli angoli e le altre tessere fisse non si muovono mai, e nemmeno le pedine che ci stanno sopra.
labyrinth-walk =
    Cammina nei corridoi aperti quanto vuoi.
    Un corridoio continua solo se entrambe le tessere sono aperte dove si toccano.
    Le pedine non si ostacolano mai: su una casella c’è posto per tutte.
    { $cards ->
       *[top] Se alla fine del turno sei sul tuo tesoro, l’hai trovato. Scopri la sua carta (qui succede da sé).
        [open] Se alla fine del turno sei su uno dei tuoi tesori, l’hai trovato. Scopri la sua carta (qui succede da sé).
    }
    Vale anche se ti ci ha portato una spinta. Passarci sopra non basta.
    In un turno trovi al massimo un tesoro.
    { $cards ->
       *[top] { $next_card ->
           *[next-turn] La prossima carta la guardi quando comincia il tuo prossimo turno.
            [at-once] Poi guarda subito la prossima carta. Quel tesoro puoi trovarlo dal tuo prossimo turno.
        }
        [open] { "" }
    }
    .title = Camminare e trovare
    .small =
        Troppo lontano? Vai dove la prossima volta avrai più possibilità.
        I tesori già trovati restano sulle loro tessere e non contano più.
        { $secrets ->
            [all] { "" }
           *[other] Nemmeno i tesori con le carte rimaste nella scatola contano.
        }
labyrinth-end =
    { $finish ->
       *[corner] Quando tutte le tue carte sono scoperte, torna nel tuo angolo e fermati lì.
        [anywhere] Quando trovi il tuo ultimo tesoro, hai finito. Non serve tornare nel tuo angolo.
    }
    { $seats ->
       *[other] { $finish ->
           *[corner] Chi arriva per primo vince, e la partita finisce subito.
            [anywhere] Vince chi trova per primo tutti i suoi tesori, e la partita finisce subito.
        }
        [1] { "" }
    }
    { $seats ->
       *[0] In solitario conta i tuoi turni: meno sono, meglio è.
        [1] Conta i tuoi turni: meno sono, meglio è.
        [2] { "" }
        [3] { "" }
        [4] { "" }
    }
    { $limit ->
        [0] { "" }
       *[other] Una regola nostra: se alla fine del turno { $limit } nessuno ha vinto, è pareggio. I turni di tutti i giocatori contano insieme.
    }
    .title =
        { $finish ->
           *[corner] Il ritorno
            [anywhere] La fine
        }
labyrinth-more =
    Si può giocare anche così:
    { $cards ->
       *[top] Con i bambini piccoli: ognuno guarda tutte le proprie carte fin dall’inizio e cerca i tesori in qualsiasi ordine.
        [open] Con i bambini più grandi: ognuno guarda solo la sua prima carta e cerca i tesori uno dopo l’altro.
    }
    { $finish ->
       *[corner] Senza il ritorno, se siete tutti d’accordo: vince chi trova per primo tutti i suoi tesori.
        [anywhere] Con il ritorno: dopo l’ultimo tesoro devi tornare nel tuo angolo per vincere.
    }
    { $secrets ->
        [all] Una partita breve: distribuisci meno carte.
       *[other] Una partita lunga: distribuisci tutte le carte.
    }
    .title = Altri modi di giocare

labyrinth-edition-first = In questo regolamento si tira a sorte chi comincia; nelle edizioni più recenti comincia il più giovane.
    .about = chi comincia
labyrinth-edition-look = In questo regolamento vedi la tua prima carta quando comincia il tuo primo turno; nelle edizioni più recenti tutti la guardano prima della partita.
    .about = la prima carta
labyrinth-edition-next = In questo regolamento vedi la prossima carta nel tuo prossimo turno; nelle edizioni più recenti la vedi subito, ma quel tesoro puoi trovarlo solo dal tuo prossimo turno.
    .about = la prossima carta
labyrinth-edition-skip = Il regolamento permette di saltare una mossa. Per noi è il movimento della pedina, perché spingere è sempre obbligatorio.
    .about = camminare
labyrinth-edition-children = Mostrare ai bambini piccoli tutte le loro carte, e togliere il ritorno se tutti sono d’accordo: entrambe le cose sono nel regolamento.
    .about = giocare con i bambini piccoli
labyrinth-edition-tiles = Si conoscono due serie di tessere libere: 13 dritti e 15 curve, oppure 12 e 16, con 6 bivi ciascuna. Qui ci sono dritti ({ $tiles_1 }), curve ({ $tiles_2 }) e bivi ({ $tiles_3 }).

## Mouse race

mouse-race-aim =
    Nel mezzo c’è un pezzo di formaggio, e negli angoli ci sono topolini affamati. Costruisci un sentiero per il tuo topolino, tessera dopo tessera.
    { $bag_3 ->
        [0] { "" }
       *[other] Metti i gatti sulla strada degli altri.
    }
    { $finish ->
       *[cheese] Vince il primo sentiero che arriva al formaggio.
        [scent] Vince il primo sentiero che arriva alla zona del formaggio.
    }
    .title = Lo scopo del gioco
mouse-race-start =
    Ogni giocatore mette un topolino nell’angolo del suo colore. Il formaggio va al centro del tabellone.
    { $seats ->
       *[0] { $players ->
           *[players-2-or-4] Si gioca in due o in quattro. In due si parte da angoli opposti.
            [players-2-to-4] Si gioca in due, in tre o in quattro. In due si parte da angoli opposti.
        }
        [2] Si gioca in due, da angoli opposti.
        [3] Si gioca in tre, e un angolo resta vuoto.
        [4] Si gioca in quattro, uno per angolo.
    }
    Il tabellone ha tredici caselle per tredici. Le otto intorno al formaggio sono la zona del formaggio.
    { $bag_3 ->
        [0] Tutte le altre tessere vanno nel sacchetto: dritti ({ $bag_1 }) e curve ({ $bag_2 }), ma qui nessun gatto.
       *[other] Tutte le altre tessere vanno nel sacchetto: dritti ({ $bag_1 }), curve ({ $bag_2 }) e gatti ({ $bag_3 }).
    }
    { $first ->
        [lot] Qui si tira a sorte chi comincia; nella scatola comincia il più giovane. Poi si gioca in senso orario.
       *[other] Qui chi comincia è già deciso; nella scatola comincia il più giovane. Poi si gioca in senso orario.
    }
    .title = La preparazione
    .small =
        { $seats ->
            [4] { "" }
           *[other] Un angolo senza topolino è una casella come le altre.
        }
mouse-race-turn =
    Pesca una tessera dal sacchetto senza guardare, oppure salta questo turno.
    Decidi prima di pescare.
    Se la tessera pescata può stare da qualche parte, devi metterla, anche se porta nella direzione sbagliata.
    Altrimenti rimettila nel sacchetto (qui succede da sé), e il tuo turno è finito.
    .title = Il tuo turno
    .small = Se il sacchetto è vuoto, puoi solo saltare il turno.
mouse-race-path =
    Dritti e curve allungano il tuo sentiero.
    La prima tessera va accanto al tuo angolo, da una parte o dall’altra. La sua linea deve partire dall’angolo.
    Ogni altra tessera va dove punta l’ultima. Un dritto continua in linea retta; una curva gira a sinistra o a destra, come vuoi.
    { $bag_3 ->
        [0] Il tuo sentiero può correre lungo il bordo del tabellone e accanto ad altri sentieri.
       *[other] Il tuo sentiero può correre lungo il bordo del tabellone, accanto ai gatti e accanto ad altri sentieri.
    }
    .title = Il tuo sentiero
    .small = Tieni le distanze dagli altri, o ti chiuderanno dentro.
mouse-race-blocked =
    { $may_point ->
       *[no] La nuova fine del tuo sentiero non può puntare fuori dal tabellone, né contro un gatto, un sentiero (nemmeno il tuo) o un topolino.
        [yes] La nuova fine del tuo sentiero non può puntare fuori dal tabellone né contro un gatto.
    }
    { $may_point ->
       *[no] { "" }
        [yes] Può puntare contro un sentiero o un topolino, ma poi non vai avanti finché la casella davanti non si libera.
    }
    Se una tessera non può stare in nessun altro modo, rimettila nel sacchetto (qui succede da sé).
    Perdi questo turno, ma solo questo.
    .title = Non si va avanti
    .small = Non puoi proseguire se la casella davanti al tuo sentiero è occupata. Continua a pescare, oppure salta un turno e fai un passo indietro.
mouse-race-cat =
    { $cat_against ->
       *[next] Usa un gatto per ostacolare il prossimo giocatore.
        [nearest] Usa un gatto per ostacolare il topolino più vicino al formaggio, escluso il tuo.
        [longest] Usa un gatto per ostacolare il topolino con il sentiero più lungo, escluso il tuo.
    }
    { $cat_zone ->
       *[side-or-way] Può stare nel campo di quel giocatore o sulla strada del suo topolino verso il formaggio.
        [side] Deve stare nel campo di quel giocatore.
        [way] Deve stare sulla strada di quel topolino verso il formaggio.
        [anywhere] Può stare ovunque sul tabellone.
    }
    { $cat_zone ->
       *[side-or-way] Campo: ogni casella che non è più vicina all’angolo di un altro topolino. Conta i passi lungo righe e colonne; una casella alla stessa distanza da due angoli appartiene a entrambi i campi.
        [side] Campo: ogni casella che non è più vicina all’angolo di un altro topolino. Conta i passi lungo righe e colonne; una casella alla stessa distanza da due angoli appartiene a entrambi i campi.
        [way] { "" }
        [anywhere] { "" }
    }
    { $cat_zone ->
       *[side-or-way] Strada (punteggiata nella figura): il rettangolo tra l’ultima tessera del sentiero e il formaggio, più un giro di caselle tutt’intorno.
        [side] { "" }
        [way] Strada: il rettangolo tra l’ultima tessera del sentiero e il formaggio, più un giro di caselle tutt’intorno.
        [anywhere] { "" }
    }
    Non può stare proprio alla fine di un sentiero, cioè sulla casella verso cui il sentiero punta.
    Può stare accanto a un angolo ancora senza sentiero, purché resti libera un’uscita.
    { $take_back ->
       *[cat-or-own] { "" }
        [own] A un topolino senza sentiero deve sempre restare un posto per la prima tessera.
    }
    Poi il tuo turno è finito.
    .title = Mettere un gatto
    .small =
        { $cat_against ->
           *[next] { "" }
            [nearest] Il più vicino: conta i passi lungo righe e colonne dall’ultima tessera, o dall’angolo. Se due sono pari, vale il primo dopo di te.
            [longest] Il più lungo: quello con più tessere. Se due sono pari, vale il primo dopo di te.
        }
        { $cat_zone ->
           *[side-or-way] Finché un topolino non ha la prima tessera, la sua strada è il rettangolo tra l’angolo e il formaggio, senza il giro intorno.
            [side] { "" }
            [way] Finché un topolino non ha la prima tessera, la sua strada è il rettangolo tra l’angolo e il formaggio, senza il giro intorno.
            [anywhere] { "" }
        }
        Nulla si mette sopra un’altra tessera, un topolino o il formaggio.
        Se per il gatto non c’è più posto, rimettilo nel sacchetto, e il tuo turno è finito.
mouse-race-scent =
    { $scent ->
       *[may-block] Un gatto può sempre stare sulle otto caselle intorno al formaggio.
        [no-exception] Qui le otto caselle intorno al formaggio sono come tutte le altre.
    }
    { $scent ->
       *[may-block] Non importa di chi sia il campo, o la strada.
        [no-exception] Nemmeno lì un gatto può stare proprio alla fine di un sentiero.
    }
    { $scent ->
       *[may-block] Può stare perfino proprio alla fine di un sentiero.
        [no-exception] { "" }
    }
    .title = La zona del formaggio
mouse-race-miss =
    { $take_back ->
       *[cat-or-own] { $bag_3 ->
            [0] Se salti un turno, puoi togliere l’ultima tessera del tuo sentiero e rimetterla nel sacchetto.
           *[other] Se salti un turno, puoi togliere una tessera e rimetterla nel sacchetto: un gatto qualsiasi del tabellone o l’ultima tessera del tuo sentiero.
        }
        [own] Se salti un turno, puoi togliere l’ultima tessera del tuo sentiero e rimetterla nel sacchetto. I gatti restano dove sono.
    }
    Togliere qualcosa non è obbligatorio.
    Puoi saltare il turno tutte le volte che vuoi.
    .title = Saltare il turno
    .small = Un passo indietro è spesso la via più rapida.
mouse-race-end =
    { $finish ->
       *[cheese] Vinci appena la tessera che metti punta verso il formaggio. Il tuo topolino corre a prenderlo.
        [scent] Vinci appena metti una tessera nella zona del formaggio. Il tuo topolino corre a prenderlo.
    }
    { $finish ->
       *[cheese] Un sentiero può attraversare la zona del formaggio e sfiorarlo senza vincere.
        [scent] { "" }
    }
    { $limit ->
        [0] Qui non c’è un limite al numero di turni.
       *[other] Una regola nostra, che non sta in nessun regolamento: se alla fine del turno { $limit } nessuno ha vinto, è pareggio. I turni di tutti i giocatori contano insieme, anche quelli saltati.
    }
    .title =
        { $finish ->
           *[cheese] Il formaggio
            [scent] La fine
        }
    .small = Un topolino chiuso dentro resta in gioco: continui a pescare tessere o a saltare turni.
mouse-race-more =
    Si può giocare anche così:
    { $bag_3 ->
        [0] { "" }
       *[other] { $scent ->
           *[may-block] Con i bambini piccoli: nessuna eccezione intorno al formaggio. Allora nessun gatto sta mai proprio alla fine di un sentiero.
            [no-exception] Con i bambini più grandi: nella zona del formaggio i gatti possono stare proprio alla fine di un sentiero.
        }
    }
    { $players ->
       *[players-2-or-4] In tre, come permettono alcune edizioni: sceglilo prima di cominciare.
        [players-2-to-4] { "" }
    }
    Con più gatti nel sacchetto la strada si allunga, con meno gatti si accorcia.
    .title = Altri modi di giocare

mouse-race-edition-players = Nei testi francese, danese, italiano e russo si può giocare anche in tre; negli altri si gioca in due o in quattro.
    .about = il numero di giocatori
mouse-race-edition-bag = La scatola contiene 169 tessere. Nessun testo dice quanti sono i dritti, le curve e i gatti; 72, 72 e 20 sono il nostro standard.
    .about = il contenuto della scatola
mouse-race-edition-against = Nel testo spagnolo un gatto va contro il topolino più vicino al formaggio, e più avanti contro il sentiero più lungo. Tutti gli altri dicono: contro il prossimo giocatore.
    .about = contro chi va un gatto
mouse-race-edition-zone = La maggior parte dei testi dice: sulla strada del prossimo giocatore, o altrove nel suo campo. I testi spagnolo e italiano dicono solo: sulla strada. Fin dove arrivano campo e strada l’abbiamo deciso noi.
    .about = dove può stare un gatto
mouse-race-edition-point = Quando un sentiero blocca il tuo? I testi francese e italiano parlano di finirci contro. Perciò, nelle regole standard, la nuova fine del tuo sentiero non può puntare contro nessun sentiero.
    .about = sentieri che si ostacolano
mouse-race-edition-scent = Intorno al formaggio il testo francese lascia mettere un gatto dove si vuole, quello spagnolo perfino sopra un sentiero. Questo noi non lo offriamo.
    .about = la zona del formaggio
mouse-race-edition-danish = Il testo danese lascia togliere solo «l’ultima tessera pescata» e non parla di gatti. La nostra edizione danese gioca come le altre: un gatto, o l’ultima tessera del tuo sentiero.
    .about = saltare il turno
mouse-race-edition-french = Il testo francese lascia togliere «una delle tue tessere». Per noi è l’ultima, perché qualsiasi altra taglierebbe in due il tuo sentiero.
    .about = saltare il turno
mouse-race-edition-finish = Nel testo italiano un sentiero ha vinto appena arriva alle caselle gialle.
    .about = chi vince
