### Le pagine delle regole: ogni gioco in due minuti, con parole nostre.

rules-title = { $game }: le regole
rules-unknown = Qui non c’è nessun gioco con questo nome.
rules-back = Indietro
rules-still = Ferma le figure
rules-move = Anima le figure
rules-here = A questo tavolo
rules-usual = Tutto è come al solito.
rules-switch = { $switch }: { $value }
rules-editions = Dove le edizioni differiscono
rules-line = { $booklet }, riga { $line }
rules-booklet = Libretto: { $lines }

## Chabyrinthe

chabyrinthe-aim = Gatti randagi siedono intorno a un tetto pieno di grondaie. Gira e spingi le grondaie finché un gatto può correre in una casa calda: allora è tuo. Ogni gatto vale 3, 4 o 5 punti. Chi ha più punti è il miglior amico dei gatti.
    .title = Di che cosa si tratta
chabyrinthe-start = Sedici carte grondaia formano il tetto. Le distribuisce il caso; solo in due angoli c’è sempre un gomito che si apre verso l’interno. Fuori aspettano due case e due gatti, ciascuno accanto a una carta d’angolo. Le altre grondaie sono un mazzo di cui si vede la prima carta; altri tredici gatti aspettano coperti. Si tira a sorte chi comincia, poi si gioca in senso orario.
    .title = La preparazione
chabyrinthe-turn = Hai due azioni. Ognuna è una rotazione o una spinta, nell’ordine che vuoi, anche due volte la stessa. Le usi entrambe, e i gatti corrono a casa dopo ciascuna.
    .title = Il tuo turno
chabyrinthe-rotate = Scegli una carta qualsiasi del tetto e dalle un quarto di giro da una parte o dall’altra, oppure mezzo giro. Lasciarla com’è non è un’azione.
    .title = Girare una carta
chabyrinthe-push = Spingi la prima carta del mazzo da un capo di una riga o colonna, girata come vuoi. La linea avanza di un posto e la carta all’altro capo va sotto il mazzo. I gatti e le case fuori non danno fastidio e restano dove sono. Si può anche respingere indietro ciò che è stato appena spinto.
    .title = Inserire una carta
chabyrinthe-home = Quando una grondaia senza interruzioni unisce un gatto a una casa, il gatto ci corre ed è tuo. Poi la casa avanza di un posto in senso orario, e un nuovo gatto si mette un posto più avanti di dov’era il vecchio. I posti occupati si saltano. Su ponti e doppi gomiti le due grondaie non si toccano mai. Un gatto che raggiunge entrambe le case sceglie la prima in senso orario.
    .title = Portare a casa un gatto
chabyrinthe-chain = Un’azione può portare a casa due gatti; entrambi vengono sostituiti. Una casa che li accoglie tutti e due avanza comunque di un solo posto. Poi si guarda di nuovo: ogni gatto che ora ha una via corre a casa anche lui, e così via. Sono tutti tuoi.
    .title = Due insieme, e a catena
chabyrinthe-end = Il quindicesimo gatto chiude subito la partita. Quando non ci sono più gatti nuovi, si gioca per quelli ancora fuori. Sommate i punti; a parità si divide la vittoria.
    .title = La fine
chabyrinthe-more = Gattini: un tetto di tre per tre. Da solo o tutti insieme: portate a casa i quindici gatti e contate i turni; sette è da maestri, diciotto una lunga notte. Squadre: due contro due; i compagni siedono vicini, giocano uno dopo l’altro e sommano i loro gatti.
    .title = Altri modi di giocare

chabyrinthe-edition-actions = Bisogna usare entrambe le azioni? Nel libretto russo sì, come qui; in quello francese e in quello inglese si può.
chabyrinthe-edition-deck = La scatola francese ha 26 carte grondaia, quella russa del 2024 ne ha 36. Quali forme mostrano l’abbiamo scelto noi.
chabyrinthe-edition-enters = Solo il libretto russo lo dice chiaramente: la carta entra dall’altro capo e non si mette semplicemente nel buco.
chabyrinthe-edition-cat = Che il nuovo gatto avanzi in senso orario sta solo nel libretto russo; gli altri dicono «un posto più in là».
chabyrinthe-edition-counted = Da soli e insieme il libretto francese conta i turni, il russo i giri, l’inglese entrambi. Noi contiamo i turni.
chabyrinthe-edition-teams = Che i compagni giochino uno dopo l’altro sta solo nel libretto russo; negli altri siedono soltanto vicini.
chabyrinthe-edition-old = Nell’edizione del 2007 una delle due azioni doveva essere una rotazione.

## Labyrinth

labyrinth-aim = Il labirinto nasconde ventiquattro tesori, e i suoi corridoi non stanno fermi. Spostali, cammina fino ai tesori delle tue carte, poi torna nel tuo angolo. Chi fa tutto questo per primo vince.
    .title = Di che cosa si tratta
labyrinth-start = Sedici tessere sono fisse; quelle libere si mescolano e riempiono i vuoti. Ne avanza una: è quella da spingere. Le carte tesoro si distribuiscono in parti uguali e restano coperte. La tua pedina parte dall’angolo del suo colore. Si tira a sorte chi comincia, poi si gioca in senso orario.
    .title = La preparazione
labyrinth-turn = All’inizio del tuo turno guarda di nascosto la tua prima carta. Poi spingi il labirinto: sempre, anche se il tuo tesoro è già raggiungibile. Poi cammina o resta dove sei; solo la camminata si può saltare.
    .title = Il tuo turno
labyrinth-slide = Gira come vuoi la tessera avanzata e spingila da una delle dodici frecce. Tutta la linea avanza, e all’altro capo esce una tessera. La spingerà il giocatore seguente. Finché un tesoro è accanto al tabellone, nessuno può raggiungerlo.
    .title = Spingere il labirinto
labyrinth-barred = Nessuno può annullare la spinta precedente. La freccia all’altro capo dell’ultima linea spinta è chiusa fino alla prossima spinta, comunque si giri la tessera. Usare di nuovo la stessa freccia si può.
    .title = Non subito indietro
labyrinth-ride = Le pedine sulla tessera che esce rientrano dall’altra parte, sulla tessera appena entrata. Non è una camminata: la tua pedina può ancora camminare. Gli angoli e le altre tessere fisse non si muovono mai.
    .title = Fuori e di nuovo dentro
labyrinth-walk = Cammina nei corridoi aperti quanto vuoi. Le pedine non si ostacolano mai; su una casella c’è posto per tutte. Se il tuo turno finisce sul tuo tesoro, la sua carta si scopre da sola, anche quando ti ci ha portato una spinta. Passarci sopra non basta. Si trova al massimo un tesoro per turno, e la prossima carta la vedi quando comincia il tuo prossimo turno. Fuori portata? Va’ dove le tue possibilità saranno migliori.
    .title = Camminare e trovare
labyrinth-end = Quando tutte le tue carte sono scoperte, torna nel tuo angolo e fermati lì. Chi arriva per primo vince, e la partita finisce subito. Da solo conti i tuoi turni: meno sono, meglio è.
    .title = Il ritorno
labyrinth-more = Con i bambini piccoli tutti possono guardare le proprie carte fin dall’inizio e trovarle in qualsiasi ordine. Se volete, togliete il ritorno: allora vince l’ultimo tesoro. Per una partita breve distribuite meno carte.
    .title = Altri modi di giocare

labyrinth-edition-first = Si tira a sorte chi comincia; nelle edizioni più nuove comincia il più giovane.
labyrinth-edition-look = Vedi la tua prima carta quando comincia il tuo primo turno; nelle edizioni più nuove tutti guardano prima di giocare.
labyrinth-edition-next = Vedi la prossima carta nel tuo prossimo turno; nelle edizioni più nuove subito, ma si può trovare solo da allora.
labyrinth-edition-skip = Il libretto permette di saltare una mossa. Per noi è la camminata, perché spingere è un obbligo.
labyrinth-edition-children = Carte tutte visibili per i piccoli, e niente ritorno se tutti sono d’accordo: entrambe le cose stanno nel libretto.
labyrinth-edition-tiles = Si conoscono due serie di tessere libere: 13 rettilinei e 15 angoli, oppure 12 e 16, ciascuna con 6 bivi.

## Mouse race

mouse-race-aim = Nel mezzo c’è un pezzo di formaggio, negli angoli siedono topolini affamati. Costruisci per il tuo topolino un sentiero fino al formaggio, tessera dopo tessera, e metti gatti davanti agli altri. Il primo sentiero fino al formaggio vince.
    .title = Di che cosa si tratta
mouse-race-start = Si gioca in due o in quattro, ognuno con un topolino in un angolo; in due si sta di fronte. Il tabellone ha tredici caselle per tredici. Le otto intorno al formaggio ne hanno il profumo: la zona del profumo. Tutte le altre tessere sono nel sacchetto: 72 rettilinei, 72 curve e 20 gatti. Si tira a sorte chi comincia, poi si gioca in senso orario.
    .title = La preparazione
mouse-race-turn = Pesca una tessera dal sacchetto o salta questo turno; lo decidi prima di pescare. Quello che peschi devi metterlo, se da qualche parte ci sta. Se no, torna nel sacchetto e il tuo turno è finito.
    .title = Il tuo turno
mouse-race-path = Rettilinei e curve allungano il tuo sentiero. La prima tessera sta accanto al tuo angolo, da una parte o dall’altra. Ogni altra va dove punta l’ultima: un rettilineo prosegue, una curva gira a sinistra o a destra, come vuoi. Il tuo sentiero può correre lungo il bordo, accanto ai gatti e accanto ad altri sentieri. Ma tieni le distanze, o ti chiuderanno dentro.
    .title = Il tuo sentiero
mouse-race-blocked = Un sentiero non può puntare fuori dal tabellone, contro un gatto, né contro un altro sentiero o un topolino. Se una tessera non ci sta in altro modo, torna da sola nel sacchetto e perdi questo turno, ma solo questo.
    .title = Non si va avanti
mouse-race-cat = Un gatto si mette contro il giocatore seguente, dalla sua parte: su una casella che non sia più vicina all’angolo di un altro topolino. Non può stare proprio alla fine di un sentiero. Accanto a un angolo senza sentiero sì, finché resta libera un’uscita. Nulla si mette sopra una tessera, un topolino o il formaggio. Se non c’è più posto, il gatto torna nel sacchetto.
    .title = Mettere un gatto
mouse-race-scent = Sulle otto caselle intorno al formaggio può stare qualunque gatto, da qualunque parte, perfino proprio alla fine di un sentiero.
    .title = La zona del profumo
mouse-race-miss = Se salti un turno, puoi rimettere una tessera nel sacchetto: un gatto qualsiasi del tabellone o l’ultima tessera del tuo sentiero. Non sei obbligato, e puoi saltare quante volte vuoi. Un passo indietro è spesso la via più rapida.
    .title = Saltare un turno
mouse-race-end = Hai vinto quando la tessera appena messa punta al formaggio: il topolino corre. Se passano 400 turni senza vincitore, è pari. Con il sacchetto vuoto si può solo saltare.
    .title = Il formaggio
mouse-race-more = Con i bambini piccoli togliete l’eccezione intorno al formaggio: allora nessun gatto sta mai proprio alla fine di un sentiero.
    .title = Altri modi di giocare

mouse-race-edition-players = Nei testi francese, danese, italiano e russo si può giocare anche in tre; gli altri vogliono due o quattro giocatori.
mouse-race-edition-against = Nel testo spagnolo il gatto va contro il topolino più vicino al formaggio, e più avanti contro il sentiero più lungo.
mouse-race-edition-zone = Il gatto sta dalla parte del giocatore seguente; in spagnolo e in italiano basta che gli sia d’intralcio.
mouse-race-edition-point = Quando un sentiero intralcia il tuo? I testi francese e italiano parlano di incontrarlo; perciò la tua nuova estremità non può puntare a nessuno.
mouse-race-edition-scent = Vicino al formaggio il testo francese mette il gatto dove si vuole, lo spagnolo perfino sopra un sentiero. Quest’ultima cosa non la offriamo.
mouse-race-edition-back = Il testo danese riprende l’ultima tessera pescata, che leggiamo come l’ultima del sentiero; il francese una qualsiasi, il che lo taglierebbe in due.
mouse-race-edition-finish = Nel testo italiano un sentiero ha vinto appena arriva alle caselle gialle.
