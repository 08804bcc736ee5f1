### Italiano. A chi gioca si dà del tu; quello che dice un gioco comincia con il suo nome.

## Everywhere

title = Meowze
language = Lingua
side = { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
  }
shape = { $shape ->
    [corner] angolo
    [elbow] gomito
    [straight] rettilineo
    [curve] curva
    [tee] bivio
    [cross] incrocio
    [bridge] ponte
    [double-elbow] doppio gomito
    [dead-end] vicolo cieco
   *[cat] gatto
  }

## Start page

which-game = Quale gioco?
other-games = Altri giochi
against-bot = Contro un bot
play-against = Gioca contro { $name }
which-bot = Quale bot?
bot-level = { $name }, livello { $level }
or-together = Oppure apparecchiate voi
how-many = In quanti giocate?
who-plays = Chi gioca?
player-is = Giocatore { $number }
player-here = qualcuno qui
player-link = un amico via link
player-bot = un bot
comes-by-link = Un amico, via link
gets-a-name = Qualcuno qui
name-of-player = Nome del giocatore { $number }
which-rules = Quali regole?
more-choices = Altre scelte
as-usual = come al solito
start = Via
go-on = Riprendi una partita
join-code = Unisciti a un tavolo: il suo codice
join = Unisciti
option-first = giocatore { $number }
option-lot = a sorte
option-no = no
option-yes = sì
switch-first = Chi comincia
failed = Il server non risponde. Riprova.

## A table

next-tile = prossimo pezzo
play-this = Gioca questo
undo = Annulla
new-game = Nuova partita
play-again = Ancora una volta
turn-number = Turno { $number }
seat = { $playing ->
    [yes] { $name }, di turno: { $score }
   *[no] { $name }: { $score }
  }
to-play = Tocca a { $name }
page-turn = Tocca a { $name } · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
  }
called-off = La partita è stata interrotta
in-turns = { $turns ->
    [one] in { $turns } turno
   *[other] in { $turns } turni
  }
see-again = { $line }. Premi per rivederlo
offline = Connessione persa, nuovo tentativo
gone = Questo tavolo non c’è più.
not-yet = È il turno di { $name }
hint = Aiuto
reason-wins-cats = { $count ->
    [one] Questo porta a casa un gatto
   *[other] Questo porta a casa { $count } gatti
  }
reason-prepares = Questo prepara il prossimo turno
reason-finds-treasure = Lì c’è il tuo tesoro
reason-opens-way = Questo apre la via al tuo tesoro
reason-comes-nearer = { $count ->
    [one] Questo ti avvicina di un passo
   *[other] Questo ti avvicina di { $count } passi
  }
reason-goes-home = Questo porta a casa
reason-reaches-cheese = Questo arriva al formaggio
reason-blocks = Questo allunga il sentiero di { $name }
reason-frees-way = Questo libera la via
reason-draws = Prima pesca, poi si vede
asks-undo = { $name } vorrebbe tornare indietro. Va bene?
asking-undo = { $name } chiede di tornare indietro
undo-yes = Sì, torna indietro
undo-no = No, vai avanti
change-game = Cambia gioco
host-again = Chi ha aperto questo tavolo può cominciare un’altra partita.
unknown-game = Questa pagina è più vecchia del gioco su questo tavolo. Ricaricala.

## Waiting for players

waiting = { $count ->
    [one] C’è ancora un posto libero
   *[other] Ci sono ancora { $count } posti liberi
  }
you-are = { $name } (tu)
free = libero
sit-here = Siediti qui
stand-up = Alzati
free-seat = Libera questo posto
free-seat-of = Libera il posto di { $name }
fill-with-bot = Fai sedere un bot
invite = Gli amici aprono questo link o inquadrano l’immagine con la fotocamera:
or-type = Oppure scrivono questo codice nella pagina iniziale:
qr = Il link come immagine QR
link = Il link
copy = Copia il link
copied = Copiato
only-here = Ora solo questo computer raggiunge il tavolo. Avvia Meowze nella tua rete senza «--only-here» per invitare altri dispositivi.
close-room = Non far entrare nessun altro
open-room = Fai entrare altri
watching = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
  }
who-are-you = Chi sei?
your-animal = Il tuo animale
animal = { $animal ->
   *[cat] gatto
    [mouse] topo
    [fox] volpe
    [owl] gufo
    [hare] lepre
    [bear] orso
    [frog] rana
    [hedgehog] riccio
    [duck] anatra
    [otter] lontra
    [bee] ape
    [turtle] tartaruga
  }
other-names = Altri nomi

## What the host settles

undo-allowed = Si può tornare indietro
absent = Se qualcuno si assenta
absent-wait = la partita aspetta
absent-bot = { $minutes ->
    [one] un bot gioca dopo { $minutes } minuto
   *[other] un bot gioca dopo { $minutes } minuti
  }

## A phone as hand

phone-hand = Un telefono come mano
phone-for = Un telefono come mano per { $name }
phone-back = { $name } gioca di nuovo su questo schermo
phone-hand-about = Con questa immagine un telefono tiene le carte di { $name }, mentre il tabellone resta qui.
on-phone = { $name } guarda il telefono
show-board = Mostra il tabellone
my-cards = Le mie carte
cover-cards = Copri le carte

## Phrases

say-something = Di’ qualcosa
phrase-hello = Ciao
phrase-good-luck = Buona fortuna
phrase-well-played = Ben giocato
phrase-thanks = Grazie
phrase-oops = Ops
phrase-thinking = Fammi pensare
phrase-hurray = Evviva
phrase-purr = Fusa
phrase-hiss = Fffh
phrase-bye = Arrivederci

## Rules

rules = Le regole
why = Perché?

## Refused

refused-already = Questo dispositivo ha già quel posto.
refused-already-host = Questo dispositivo ospita già il tavolo.
refused-bot-silent = Nessun bot ha saputo cosa dire.
refused-breath = Aspetta un po’ prima di dire altro.
refused-closed = Chi ospita non fa entrare più nessuno a questo tavolo.
refused-failed = Qui qualcosa è andato storto.
refused-game-not-offered = Questo server non offre il gioco { $game }.
refused-hello-first = Il primo messaggio deve essere hello.
refused-host-only = Può farlo solo chi ospita.
refused-name-offered = Prendi uno dei nomi proposti.
refused-name-taken = Qui qualcuno ha già quel nome; prendine un altro.
refused-no-advice = Ora non c’è niente da consigliarti.
refused-no-bots = Qui non ci sono bot.
refused-no-room = Qui non c’è un tavolo così. Forse il codice è scritto male.
refused-no-seat = Quel posto non esiste.
refused-no-token = Per giocare a un posto un dispositivo ha bisogno di una chiave sua.
refused-nobody = Lì non siede nessuno.
refused-not-asked = A questo dispositivo non è stato chiesto niente.
refused-not-begun = La partita non è ancora cominciata.
refused-not-lent = Nessun altro dispositivo ha quel posto.
refused-not-yours = Questo dispositivo non gioca per quel posto.
refused-nothing-back = Non c’è niente da annullare.
refused-only-here = Solo questo computer raggiunge il server, quindi non c’è un link per un altro dispositivo.
refused-over-here = Qui la partita è finita: scegli un momento precedente.
refused-pairing = Questo codice è già stato usato o è troppo vecchio; chiedine uno nuovo.
refused-pictures = Dal tuo indirizzo sono state chieste troppe immagini: aspetta mezzo minuto.
refused-request-ended = Quella richiesta è finita.
refused-rule = Le regole ora non lo permettono.
refused-seat-taken = Lì siede già { $name }.
refused-secrets = Questa partita ha dei segreti: si potrà rivedere quando è finita.
refused-sent-away = Chi ospita ti ha chiesto di lasciare questo tavolo.
refused-stale = Il tavolo intanto è cambiato: guarda ancora.
refused-stopped = Questa partita seguiva un’altra versione delle regole e qui non può continuare.
refused-too-many = { $count ->
    [one] Da qui c’è già { $count } tavolo aperto: prima finiscilo.
   *[other] Da qui ci sono già { $count } tavoli aperti: prima finiscine uno.
  }
refused-turn = È il turno di { $name }.
refused-undo-off = Chi ospita ha disattivato l’annullamento.
refused-unsaved = Non è stato possibile salvare: prova ancora.
refused-watching = Solo chi gioca può tornare indietro.

## Menu

show-how = Mostrami come si gioca
skip-guide = So già come si fa

menu = Menù
close = Torna al gioco
sounds = Suoni
volume = Volume
speed = Animazioni
speed-calm = calme
speed-normal = normali
speed-quick = veloci
flat = Il tablet è steso in mezzo a noi
flat-about = Nomi e pulsanti si girano verso chi è di turno
wrong = Qualcosa non va
wrong-about = Salva la partita e gli ultimi messaggi in un file, da mandare a chi può aiutare
leave = Lascia il tavolo
leave-sure = Lasciare il tavolo?
leave-about = La partita resta com’è. La ritrovi nella pagina iniziale.
leave-yes = Lascia
leave-no = Resta qui

## Games seen again

replay = Una partita da rivedere
replay-of = { $game }, da rivedere
replay-play = Riproduci
replay-pause = Pausa
replay-next = Un passo avanti
replay-back = Un passo indietro
replay-step = Passo della partita
replay-at = { $at } di { $of }
replay-speed = Velocità
replay-eyes = Con gli occhi di
replay-open = chi è di turno
replay-games = Le partite di questo tavolo
replay-game = Partita { $number }
replay-gone = Questa partita non si può (più) vedere qui. Se ne hai il file, trascinalo sulla pagina iniziale.
replay-stopped = Da qui in poi le regole di oggi sono diverse da quelle di questa partita: il resto non si può mostrare.
to-start = Pagina iniziale
watch-again = Rivedila
share = Condividi
share-picture = Questo momento come immagine
share-film = La partita come filmato
share-making = Un momento…
share-record = La partita come testo
share-save = Salva
share-copy = Copia
share-close = Indietro
go-on-here = Continua a giocare da qui
go-on-against = Gli altri sono bot come questo:
open-record = Guarda una partita salvata: scegli il file o trascinalo qui
record-damaged = Questo file non è una partita che si possa mostrare qui. { $why }
record-large = Questo file è troppo grande per essere una partita salvata.

## Statistics at the end

statistics = Com’è andata
stat-cats = Gatti riportati a casa
stat-points = Punti
stat-treasures = Tesori trovati
stat-walked = Caselle percorse
stat-path = Lunghezza del sentiero
stat-laid-cats = Gatti posati
best-here = I migliori qui
best-new = Il tuo miglior risultato finora!
best-own = { $turns ->
    [one] Il tuo record: { $turns } turno
   *[other] Il tuo record: { $turns } turni
  }

## At a keyboard

terminal-back = Annullato.
terminal-commands = Oppure: look (i tuoi segreti), hint, legal, offers, board, undo, text, save FILE, help, quit.
terminal-ends = La partita finisce qui.
terminal-help = Scrivi una o più azioni: { $some } (docs/notation.md).
terminal-hide = Premi Invio per nasconderlo.
terminal-next = È il turno di { $name }. Premi Invio.
terminal-no-offers = Nessuna azione merita ora un’anteprima.
terminal-not-saved = Non salvato: { $why }
terminal-save-where = salvare dove? scrivi: save FILE
terminal-saved = Salvato in { $file }.
terminal-turn-over = Il turno è finito; non giocato: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Gira e spingi le grondaie finché ogni gatto ha una via di casa.
chabyrinthe-name-0 = Lontra
chabyrinthe-name-1 = Airone
chabyrinthe-name-2 = Volpe
chabyrinthe-name-3 = Tasso
chabyrinthe-board = Il tetto: le frecce muovono, Pag giù va al prossimo posto dove giocare, Spazio gira una carta o ne spinge dentro una, Invio gioca la carta girata, R gira la prossima carta
chabyrinthe-preset-standard = Standard
    .about = Due azioni a turno, vince chi ha più punti
chabyrinthe-preset-kittens = Gattini
    .about = Un tetto più piccolo, per una partita veloce
chabyrinthe-preset-cooperative = Insieme
    .about = Tutti portano a casa i gatti
chabyrinthe-preset-teams = Squadre
    .about = Due contro due
chabyrinthe-preset-solitaire = In solitario
    .about = In meno turni che puoi
chabyrinthe-preset-french = Francese
    .about = Ci si può fermare prima
chabyrinthe-preset-english = Inglese
    .about = Ci si può fermare prima
chabyrinthe-preset-russian-2024 = Russo 2024
    .about = Con 36 carte
chabyrinthe-preset-2007 = 2007
    .about = Un’azione deve essere una rotazione
chabyrinthe-switch-deck = Carte grondaia
chabyrinthe-switch-board = Tetto
chabyrinthe-switch-mode = Chi vince
chabyrinthe-switch-actions = Azioni in un turno
chabyrinthe-switch-must_rotate = Un’azione deve essere una rotazione
chabyrinthe-switch-inserted = Una carta spinta dentro
chabyrinthe-switch-shared_home = Due gatti in una casa
chabyrinthe-switch-limit = Interrotta dopo tanti turni (0: mai)
chabyrinthe-option-26 = 26 carte
chabyrinthe-option-36 = 36 carte
chabyrinthe-option-4x4 = 4 × 4
chabyrinthe-option-3x3 = 3 × 3, gattini
chabyrinthe-option-points = più punti
chabyrinthe-option-teams = due squadre
chabyrinthe-option-cooperative = tutti insieme
chabyrinthe-option-solitaire = in solitario
chabyrinthe-option-exactly-two = esattamente due
chabyrinthe-option-at-most-two = due al massimo
chabyrinthe-option-free = si gira come vuoi
chabyrinthe-option-as-it-lies = entra così com’è
chabyrinthe-option-one-place = la casa avanza di un posto
chabyrinthe-option-each-cat = di un posto per ogni gatto

chabyrinthe-cell = { $cell }, { shape }, aperto a { $sides }
chabyrinthe-bare = { $cell }, vuoto
chabyrinthe-door = spingi una carta in { $door }
chabyrinthe-door-cat = spingi una carta in { $door }, dove aspetta un gatto da { $value }
chabyrinthe-door-home = spingi una carta in { $door }, dove c’è una casa
chabyrinthe-top = Prossima carta: { shape }, aperto a { $sides }. Premi per girarla
chabyrinthe-stop = Fermati
chabyrinthe-left = { $count ->
    [one] ancora { $count } azione
   *[other] ancora { $count } azioni
  }
chabyrinthe-pile = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
  }
chabyrinthe-strays = { $count ->
    [one] { $count } gatto deve ancora arrivare
   *[other] { $count } gatti devono ancora arrivare
  }
chabyrinthe-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
  }
chabyrinthe-won = { $count ->
    [one] { $count } gatto
   *[other] { $count } gatti
  }
chabyrinthe-friends = { $count ->
    [one] il migliore amico dei gatti
   *[other] i migliori amici dei gatti
  }
chabyrinthe-solved = Tutti i gatti sono a casa
chabyrinthe-verdict = { $verdict ->
    [1] Nemmeno i gatti di Roma ci riescono
    [2] Stanotte sui tetti si canta il tuo nome
    [3] Sette vite, un colpo solo
    [4] Fusa da ogni abbaino
    [5] Tutti a casa prima del latte caldo
    [6] Quando il gatto non ha fretta, i topi ballano
   *[7] Il sole è alto, e i gatti pure
  }
chabyrinthe-no-turn = Questa carta non si può girare ora
chabyrinthe-no-push = Qui non si può spingere una carta ora

chabyrinthe-told-dealt = in { $cell } si mette: { shape }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } gira { $cell } di un quarto in senso orario
    [2] { $who } gira { $cell } di mezzo giro
   *[3] { $who } gira { $cell } di un quarto in senso antiorario
  }
chabyrinthe-told-pushed = { $who } spinge una carta in { $door }: { shape }
chabyrinthe-told-stopped = { $who } si ferma
chabyrinthe-told-drawn = la prossima carta: { shape }
chabyrinthe-told-returned = la prossima carta: { shape }, tornata da sotto il mazzo
chabyrinthe-told-homed = { $who } porta il gatto { $value } da { $place } alla casa in { $home }
chabyrinthe-told-arrived = un gatto da { $value } arriva in { $place }
chabyrinthe-told-began = Comincia { $who }

## Labyrinth

labyrinth-title = Labirinto
labyrinth-intro = Sposta i corridoi, raggiungi i tuoi tesori e torna prima degli altri.
labyrinth-name-0 = Volpe
labyrinth-name-1 = Coniglio
labyrinth-name-2 = Rana
labyrinth-name-3 = Orso
labyrinth-board = Il labirinto: le frecce muovono, Pag giù va al prossimo posto dove giocare, Spazio o Invio spinge la tessera a una porta o va a una casella, R gira la tessera
labyrinth-preset-standard = Standard
    .about = Trova tutti i tuoi tesori, poi torna al tuo angolo
labyrinth-preset-short = Breve
    .about = Quattro tesori a testa, poi al tuo angolo
labyrinth-preset-young-children = Bambini piccoli
    .about = Vedi tutte le tue carte e le trovi in qualsiasi ordine
labyrinth-preset-young-children-short = I piccolissimi
    .about = Tre tesori a testa, tutti visibili, e niente ritorno
labyrinth-preset-newer-editions = Edizioni recenti
    .about = Guardi subito la prossima carta
labyrinth-preset-other-tiles = Altre tessere
    .about = Un angolo in più, un rettilineo in meno
labyrinth-switch-tiles = Tessere libere: rettilinei, angoli, bivi
labyrinth-switch-secrets = Tesori per giocatore
labyrinth-switch-cards = Le tue carte
labyrinth-switch-next_card = La prossima carta si vede
labyrinth-switch-finish = Dove finisce
labyrinth-switch-limit = Interrotta dopo tanti turni (0: mai)
labyrinth-option-13-15-6 = 13, 15, 6
labyrinth-option-12-16-6 = 12, 16, 6
labyrinth-option-all = tutti
labyrinth-option-top = una dopo l’altra
labyrinth-option-open = tutte insieme, in qualsiasi ordine
labyrinth-option-next-turn = nel turno seguente
labyrinth-option-at-once = subito
labyrinth-option-corner = nel tuo angolo
labyrinth-option-anywhere = all’ultimo tesoro

labyrinth-treasure = { $treasure ->
    [book] libro
    [gold] oro
    [map] mappa
    [crown] corona
    [keys] chiavi
    [skull] teschio
    [ring] anello
    [chest] forziere
    [emerald] smeraldo
    [sword] spada
    [candelabrum] candelabro
    [helmet] elmo
    [bat] pipistrello
    [dragon] drago
    [genie] genio
    [ghost] fantasma
    [troll] troll
    [princess] principessa
    [lizard] lucertola
    [moth] falena
    [owl] gufo
    [rat] ratto
    [scarab] scarabeo
   *[spider] ragno
  }
labyrinth-cell = { $cell }, { shape }, aperto a { $sides }
labyrinth-bare = { $cell }, vuoto
labyrinth-pawn = pedina di { $name }
labyrinth-corner = angolo di { $name }
labyrinth-door = spingi la tessera in { $door }
labyrinth-door-barred = porta { $door }, sbarrata: annullerebbe l’ultima spinta
labyrinth-hand = Tessera in mano: { shape }, aperto a { $sides }. Premi per girarla
labyrinth-hand-treasure = Tessera in mano: { shape }, aperto a { $sides }, con il tesoro: { labyrinth-treasure }. Premi per girarla
labyrinth-chair = { $left ->
    [one] { $left } tesoro da trovare
   *[other] { $left } tesori da trovare
  }
labyrinth-chair-found = { $left ->
    [one] { $left } tesoro da trovare, già trovato: { $found }
   *[other] { $left } tesori da trovare, già trovato: { $found }
  }
labyrinth-stay = Resta
labyrinth-barred = Annullerebbe l’ultima spinta
labyrinth-no-way = Nessuna via aperta porta lì
labyrinth-push-first = Prima spingi la tessera a una delle frecce
labyrinth-walk-now = Il labirinto si è già mosso: ora cammina, o resta
labyrinth-to-push = { $name } spinge
labyrinth-to-walk = { $name } cammina
labyrinth-peek = Tieni premuto
labyrinth-peek-at = Guarda le carte di { $name }: tieni premuto questo pulsante
labyrinth-pass = Passa a { $name }
labyrinth-home = Tutto trovato: torna al tuo angolo
labyrinth-solved = Tutti i tesori trovati
labyrinth-won-by = con tutti i tesori

labyrinth-told-dealt = in { $cell } si mette: { shape }
labyrinth-told-left-over = avanza: { shape }
labyrinth-told-looked = { $who } guarda una carta
labyrinth-told-began = Comincia { $who }
labyrinth-told-pushed = { $who } spinge una tessera in { $door }: { shape }
labyrinth-told-walked = { $who } va in { $cell }
labyrinth-told-stayed = { $who } resta in { $cell }
labyrinth-told-found = { $who } trova un tesoro: { labyrinth-treasure }

## Mouse race

mouse-race-title = Corsa del topolino
mouse-race-intro = Traccia al tuo topolino un sentiero fino al formaggio, e metti gatti su quello degli altri.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nella
mouse-race-name-2 = Tom
mouse-race-name-3 = Rosa
mouse-race-board = La cucina: le frecce muovono, Pag giù va al prossimo posto dove giocare, Spazio segna una casella o mostra l’altro verso, Invio gioca
mouse-race-preset-standard = Standard
    .about = Vince il primo sentiero fino al formaggio
mouse-race-preset-younger-players = Bambini piccoli
    .about = Mai un gatto proprio alla fine di un sentiero
mouse-race-preset-english = Inglese
    .about = Vince il primo sentiero fino al formaggio
mouse-race-preset-german = Tedesco
    .about = Vince il primo sentiero fino al formaggio
mouse-race-preset-dutch = Olandese
    .about = Vince il primo sentiero fino al formaggio
mouse-race-preset-portuguese = Portoghese
    .about = Vince il primo sentiero fino al formaggio
mouse-race-preset-french = Francese
    .about = Si può giocare anche in tre
mouse-race-preset-russian = Russo
    .about = Si può giocare anche in tre
mouse-race-preset-danish = Danese
    .about = Si può giocare anche in tre
mouse-race-preset-italian = Italiano
    .about = I gatti vanno sulla strada del giocatore seguente; basta la zona del formaggio
mouse-race-preset-spanish = Spagnolo
    .about = I gatti vanno sulla strada di chi è più vicino al formaggio
mouse-race-switch-players = In quanti si può giocare
mouse-race-switch-bag = Sacchetto: rettilinei, curve, gatti
mouse-race-switch-cat_against = Contro chi si mette un gatto
mouse-race-switch-cat_zone = Dove può stare un gatto
mouse-race-switch-scent = Gatti intorno al formaggio
mouse-race-switch-take_back = Chi salta il turno può riprendere
mouse-race-switch-may_point = Un sentiero può puntare a un altro
mouse-race-switch-finish = Dove vince un sentiero
mouse-race-switch-limit = Patta dopo tanti turni
mouse-race-option-2-or-4 = due o quattro
mouse-race-option-2-to-4 = da due a quattro
mouse-race-option-72-72-20 = 72, 72, 20
mouse-race-option-77-77-10 = 77, 77, 10
mouse-race-option-82-82-0 = 82, 82, niente gatti
mouse-race-option-next = il prossimo giocatore
mouse-race-option-nearest = chi è più vicino al formaggio
mouse-race-option-longest = chi ha il sentiero più lungo
mouse-race-option-side-or-way = dal lato di quel giocatore o sulla sua strada verso il formaggio
mouse-race-option-side = dal lato di quel giocatore
mouse-race-option-way = sulla strada di quel giocatore verso il formaggio
mouse-race-option-anywhere = ovunque
mouse-race-option-may-block = possono sbarrare la fine di un sentiero
mouse-race-option-no-exception = seguono lì le stesse regole
mouse-race-option-cat-or-own = un gatto o la propria ultima tessera
mouse-race-option-own = solo la propria ultima tessera
mouse-race-option-cheese = al formaggio
mouse-race-option-scent = nel suo profumo

mouse-race-empty = { $cell }, vuoto
mouse-race-scent = { $cell }, profumo di formaggio
mouse-race-cheese = { $cell }, il formaggio
mouse-race-cat = { $cell }, un gatto
mouse-race-cat-to-take = { $cell }, un gatto che puoi riprendere invece di giocare
mouse-race-corner = { $cell }, topolino di { $name }
mouse-race-path = { $cell }, sentiero di { $name }, { $sides }
mouse-race-can-lie = { $cell }, qui può stare la tua tessera
mouse-race-can-lie-scent = { $cell }, profumo di formaggio, qui può stare la tua tessera
mouse-race-hand = Tessera in mano: { shape }
mouse-race-chair = { $count ->
    [one] sentiero di { $count } tessera
   *[other] sentiero di { $count } tessere
  }
mouse-race-bag = Nel sacchetto: { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
mouse-race-straights = { $straights ->
    [one] { $straights } rettilineo
   *[other] { $straights } rettilinei
  }
mouse-race-curves = { $curves ->
    [one] { $curves } curva
   *[other] { $curves } curve
  }
mouse-race-cats = { $cats ->
    [one] { $cats } gatto
   *[other] { $cats } gatti
  }
mouse-race-draw = Pesca
mouse-race-miss = Salta
mouse-race-back = Riprendi tessera
mouse-race-draw-first = Prima pesca una tessera, oppure salta il turno e riprendi un gatto o la tua ultima tessera
mouse-race-on-path = La tessera va alla fine del tuo sentiero: tocca una casella che brilla
mouse-race-taken = Quella casella è occupata
mouse-race-no-cat = Questo gatto non può stare lì: tocca una casella che brilla
mouse-race-won-by = { $turns ->
    [one] il formaggio è trovato dopo { $turns } turno
   *[other] il formaggio è trovato dopo { $turns } turni
  }
mouse-race-nobody = Patta
mouse-race-nobody-in = { $turns ->
    [one] nessuno è arrivato al formaggio in { $turns } turno
   *[other] nessuno è arrivato al formaggio in { $turns } turni
  }

mouse-race-told-began = Comincia { $who }
mouse-race-told-drawn = { $who } pesca: { shape }
mouse-race-told-laid = { $who } mette in { $cell }: { shape }
mouse-race-told-cat-laid = { $who } mette un gatto in { $cell } contro { $target }
mouse-race-told-returned = { $who } non può mettere la tessera ({ shape }): torna nel sacchetto
mouse-race-told-missed = { $who } salta il turno
mouse-race-told-took-cat = { $who } salta il turno e riprende il gatto da { $cell }
mouse-race-told-took-own = { $who } salta il turno e riprende la tessera da { $cell }
