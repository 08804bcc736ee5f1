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
    [corner] curva
    [elbow] gomito
    [straight] dritto
    [curve] curva
    [tee] bivio
    [cross] incrocio
    [bridge] ponte
    [double-elbow] doppio gomito
    [dead-end] vicolo cieco
   *[cat] gatto
  }
place-cell = riga { $row }, colonna { $column }
place-edge = { $side ->
    [n] colonna { $line }, in alto
    [e] riga { $line }, a destra
    [s] colonna { $line }, in basso
   *[w] riga { $line }, a sinistra
  }
turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
  }

## Start page

which-game = A che gioco giochiamo?
other-games = Altri giochi
against-bot = Contro un bot
play-against = Gioca contro { $name }
which-bot = Quale bot?
bot-level = { $name }, livello { $level }
how-many = In quanti giocate?
who-plays = Chi gioca?
player-is = Giocatore { $number }
player-here = su questo dispositivo
player-link = un amico, con un link
player-bot = un bot
comes-by-link = Arriva con il link
name-of-player = Nome del giocatore { $number }
which-rules = Con quali regole?
more-choices = Altre scelte
as-usual = standard
usual-value = { $value } ({ as-usual })
start = Si comincia!
go-on = Riprendi una partita
join-code = Unisciti a un tavolo: scrivi il codice
join = Unisciti
option-first = giocatore { $number }
option-lot = si tira a sorte
option-no = no
option-yes = sì
switch-first = Chi comincia?
failed = Il server non risponde. Riprova.
edition-suggested = La scatola nella tua lingua: { $edition }

## A table

next-tile = prossimo pezzo
play-this = Gioca così
undo = Annulla
new-game = Un altro gioco
play-again = Un’altra partita
turn-number = Turno { $number }
seat = { $playing ->
    [yes] { $name }, è il suo turno: { $score }
   *[no] { $name }: { $score }
  }
to-play = Tocca a { $name }
turn-yours = Tocca a te: { $task }
turn-of = Tocca a { $name }: { $task }
page-turn = Tocca a { $name } · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
  }
called-off = La partita è finita e nessuno ha vinto
in-turns = { $turns ->
    [one] in { $turns } turno
   *[other] in { $turns } turni
  }
see-again = { $line } – premi per rivedere
offline = Connessione persa: ci riprovo
gone = Questo tavolo non c’è più.
not-yet = Ora tocca a { $name }
hint = Consiglio
reason-wins-cats = { $count ->
    [one] Così porti a casa un gatto
   *[other] Così porti a casa { $count } gatti
  }
reason-prepares = Così prepari il tuo prossimo turno
reason-finds-treasure = Lì c’è il tuo tesoro
reason-opens-way = Così apri la strada al tuo tesoro
reason-comes-nearer = { $count ->
    [one] Così ti avvicini di un passo
   *[other] Così ti avvicini di { $count } passi
  }
reason-goes-home = Così torni nel tuo angolo
reason-reaches-cheese = Così arrivi al formaggio
reason-blocks = Così allunghi la strada di { $name }
reason-frees-way = Così liberi la strada
reason-draws = Prima pesca una tessera, poi decidi
asks-undo = { $name } vorrebbe annullare una mossa. Va bene?
asking-undo = { $name } chiede di annullare una mossa
undo-yes = Sì, annulla la mossa
undo-no = No, si continua
change-game = Altri giocatori o regole
host-again = Chi ha aperto questo tavolo può cominciare la prossima partita.
unknown-game = Questa pagina è più vecchia del gioco su questo tavolo. Ricaricala.

## Teams

team = Squadra { $number }
team-of = Squadra: { $names }
team-wins = Vince la squadra: { $names }

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
invite = Gli amici possono aprire questo link o inquadrare l’immagine con la fotocamera:
or-type = Oppure scrivono questo codice nella pagina iniziale:
qr = Il link come codice QR
link = Il link
copy = Copia il link
copied = Copiato
only-here = Solo questo computer può aprire il tavolo. Per invitare altri, avvia Meowze senza «--only-here».
close-room = Non far entrare nessun altro
open-room = Fai entrare altri
watching = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
  }
who-are-you = Chi sei?
your-animal = Il tuo animale
animal = { $animal ->
   *[cat] gatto
    [mouse] topolino
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

undo-allowed = Le mosse si possono annullare
absent = Se qualcuno si assenta
absent-wait = la partita aspetta
absent-bot = { $minutes ->
    [one] dopo { $minutes } minuto gioca un bot
   *[other] dopo { $minutes } minuti gioca un bot
  }

## Secret cards on a phone

phone-hand = Le carte su un telefono
phone-for = Le carte di { $name } su un telefono
phone-back = Le carte di { $name } di nuovo su questo schermo
phone-hand-about = Inquadra questa immagine con un telefono: { $name } vedrà lì le sue carte, e il tabellone resta qui.
on-phone = { $name } ha le carte su un telefono
show-board = Mostra il tabellone
my-cards = Le mie carte
cover-cards = Copri le carte

## Phrases

say-something = Di’ qualcosa
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Bella mossa!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-thinking = Fammi pensare…
phrase-hurray = Evviva!
phrase-purr = Prrr!
phrase-hiss = Fffh!
phrase-bye = Ciao ciao!

## Rules

rules = Le regole
why = Perché?

## Refused

refused-already = Questo dispositivo ha già quel posto.
refused-breath = Aspetta un attimo prima di dire altro.
refused-closed = Chi ospita non fa più entrare nessuno a questo tavolo.
refused-failed = Qualcosa è andato storto. Riprova.
refused-game-not-offered = Questo server non offre il gioco { $game }.
refused-host-only = Può farlo solo chi ospita.
refused-name-offered = Scegli uno di questi nomi.
refused-name-taken = Qui qualcuno ha già quel nome: scegline un altro.
refused-no-advice = Ora non ci sono consigli da darti.
refused-no-bots = Qui non ci sono bot.
refused-no-room = Questo tavolo non c’è. Il codice è giusto?
refused-no-seat = Quel posto non esiste.
refused-nobody = Lì non c’è seduto nessuno.
refused-not-begun = La partita non è ancora cominciata.
refused-not-yours = Questo dispositivo non gioca per quel posto.
refused-nothing-back = Non c’è niente da annullare.
refused-only-here = Solo questo computer può aprire il tavolo, quindi non c’è un link per altri dispositivi.
refused-over-here = A questo punto la partita è già finita: scegli un momento precedente.
refused-pairing = Questo codice è già stato usato o è troppo vecchio: chiedine uno nuovo.
refused-pictures = Troppe immagini in una volta: aspetta mezzo minuto.
refused-request-ended = Nessuno lo chiede più.
refused-rule = Le regole ora non lo permettono.
refused-seat-taken = Lì c’è già { $name }.
refused-secrets = Questa partita ha dei segreti: potrai guardarla quando sarà finita.
refused-sent-away = Chi ospita ti ha chiesto di lasciare questo tavolo.
refused-stale = Nel frattempo il tavolo è cambiato: guarda di nuovo.
refused-stopped = Questa partita seguiva un’altra versione delle regole e qui non può continuare.
refused-too-many = { $count ->
    [one] Hai già { $count } tavolo aperto: prima finisci quella partita.
   *[other] Hai già { $count } tavoli aperti: prima finisci una partita.
  }
refused-turn = Ora tocca a { $name }.
refused-undo-off = Chi ospita ha deciso che le mosse non si annullano.
refused-unsaved = Non è stato possibile salvare: riprova.
refused-watching = Solo chi gioca può annullare le mosse.

## Menu

show-how = Mostrami come si gioca
skip-guide = So già come si gioca

menu = Menu
close = Torna alla partita
sounds = Suoni
volume = Volume
speed = Animazioni
speed-calm = calme
speed-normal = normali
speed-quick = veloci
flat = Il tablet è appoggiato in mezzo a noi
flat-about = Nomi e pulsanti si girano verso chi deve giocare
wrong = Qualcosa non va
wrong-about = Salva la partita e gli ultimi messaggi in un file, da mandare a chi può aiutarti
leave = Lascia il tavolo
leave-sure = Vuoi lasciare il tavolo?
leave-about = La partita resta com’è. La ritrovi nella pagina iniziale.
leave-yes = Sì, esco
leave-no = No, resto

## Replays

replay = Replay
replay-of = { $game }: replay
replay-play = Riproduci
replay-pause = Pausa
replay-next = Un passo avanti
replay-back = Un passo indietro
replay-step = Passo della partita
replay-at = { $at } di { $of }
replay-speed = Velocità
replay-eyes = Visto da
replay-open = chi deve giocare
replay-games = Le partite di questo tavolo
replay-game = Partita { $number }
replay-stopped = Dopo questa partita le regole sono cambiate, perciò il resto non si può mostrare.
replay-gone = Questa partita non si può (più) guardare qui. Se hai il suo file, trascinalo sulla pagina iniziale.
to-start = Pagina iniziale
watch-again = Rivedi la partita
share = Condividi
share-picture = Questo momento come immagine
share-film = La partita come filmato
share-making = Un momento…
share-record = La partita come testo
share-save = Salva
share-copy = Copia
share-close = Indietro
go-on-here = Continua a giocare da qui
open-record = Guarda una partita salvata: scegli il file o trascinalo qui
record-damaged = Questo file non è una partita che si possa mostrare qui. { $why }
record-large = Questo file è troppo grande per essere una partita salvata.

## Statistics at the end

statistics = Com’è andata
stat-cats = Gatti portati a casa
stat-points = Punti
stat-treasures = Tesori trovati
stat-walked = Tessere percorse
stat-path = Lunghezza del sentiero
stat-laid-cats = Gatti messi
best-here = Le partite migliori qui
best-new = Il tuo miglior risultato finora!
best-own = { $turns ->
    [one] Il tuo record: { $turns } turno
   *[other] Il tuo record: { $turns } turni
  }

## At a keyboard

terminal-back = Mossa annullata.
terminal-commands = Oppure: look (i tuoi segreti), hint, legal, offers, board, undo, text, save FILE, help, quit.
terminal-ends = La partita finisce qui.
terminal-help = Scrivi una o più azioni: { $some } (docs/notation.md).
terminal-hide = Premi Invio per nascondere tutto.
terminal-next = Ora tocca a { $name }. Premi Invio.
terminal-no-offers = Ora nessuna azione merita un’anteprima.
terminal-not-saved = Non salvata: { $why }
terminal-save-where = Dove salvare? Scrivi: save FILE
terminal-saved = Salvata in { $file }.
terminal-turn-over = Il turno è finito; azione non giocata: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Gira e spingi le grondaie sul tetto finché ogni gatto non trova la strada di casa.
chabyrinthe-name-0 = Lontra
chabyrinthe-name-1 = Airone
chabyrinthe-name-2 = Volpe
chabyrinthe-name-3 = Tasso
chabyrinthe-board = Il tetto: con i tasti freccia ti sposti, Pag giù va al prossimo posto dove giocare, Invio mostra una mossa e la seconda volta la gioca, R gira, il punto interrogativo mostra tutti i tasti
chabyrinthe-preset-standard = Standard
    .about = Due azioni per turno; vince chi ha più punti
chabyrinthe-preset-kittens = Gattini
    .about = Un tetto più piccolo, per una partita veloce
chabyrinthe-preset-cooperative = Insieme
    .about = Si gioca insieme per portare a casa tutti i gatti
chabyrinthe-preset-teams = A squadre
    .about = Due contro due; i compagni sommano i loro punti
chabyrinthe-preset-solitaire = In solitario
    .about = Nel minor numero di turni possibile
chabyrinthe-preset-french = Edizione francese
    .about = Non serve usare entrambe le azioni
chabyrinthe-preset-english = Edizione inglese
    .about = Non serve usare entrambe le azioni
chabyrinthe-preset-russian-2024 = Edizione russa 2024
    .about = Con 36 carte grondaia
chabyrinthe-preset-2007 = Edizione 2007
    .about = Un’azione deve essere una rotazione
chabyrinthe-switch-deck = Quante carte grondaia?
chabyrinthe-switch-board = Quanto è grande il tetto?
chabyrinthe-switch-mode = Come si gioca?
chabyrinthe-switch-actions = Quante azioni per turno?
chabyrinthe-switch-must_rotate = Un’azione deve essere una rotazione?
chabyrinthe-switch-inserted = Si può girare una carta prima di inserirla?
chabyrinthe-switch-shared_home = Di quanto avanza una casa se arrivano due gatti insieme?
chabyrinthe-switch-limit = Numero massimo di turni (0: nessun limite)
chabyrinthe-option-26 = 26 carte
chabyrinthe-option-36 = 36 carte
chabyrinthe-option-4x4 = 4 × 4 carte
chabyrinthe-option-3x3 = 3 × 3 carte (gattini)
chabyrinthe-option-points = ognuno per sé
chabyrinthe-option-teams = in due squadre
chabyrinthe-option-cooperative = tutti insieme
chabyrinthe-option-solitaire = in solitario
chabyrinthe-option-exactly-two = esattamente due
chabyrinthe-option-at-most-two = al massimo due
chabyrinthe-option-free = sì, come vuoi
chabyrinthe-option-as-it-lies = no, entra così com’è
chabyrinthe-option-one-place = di un posto
chabyrinthe-option-each-cat = di un posto per ogni gatto

chabyrinthe-cell = { $cell }, { shape }, uscite: { $sides }
chabyrinthe-bare = { $cell }, casella vuota
chabyrinthe-door = { $door }: inserisci qui una carta
chabyrinthe-door-cat = { $door }, un gatto da { $value }: inserisci qui una carta
chabyrinthe-door-home = { $door }, una casa: inserisci qui una carta
chabyrinthe-top = Prossima carta: { shape }, uscite: { $sides }. Premi per girarla
chabyrinthe-stop = Fine turno
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
    [one] Il miglior amico dei gatti
   *[other] I migliori amici dei gatti
  }
chabyrinthe-solved = Tutti i gatti sono a casa
chabyrinthe-verdict = { $verdict ->
    [1] Nemmeno i gatti di Roma fanno così in fretta
    [2] I gatti lo racconteranno ai nipotini
    [3] Sette vite, e nemmeno una sprecata
    [4] Fusa da ogni abbaino
    [5] Tutti a casa prima che si freddi il latte
    [6] Quando il gatto non ha fretta, i topi ballano
   *[7] Il sole è già alto: buonanotte, gatti!
  }
chabyrinthe-scale = Sette gradini, secondo i turni che servono per portare a casa tutti i gatti
chabyrinthe-band = { $band ->
    [1] { $to } turni o meno
    [7] { $from } turni o più
   *[2] { $from }–{ $to } turni
  }
chabyrinthe-rank = { $band ->
    [1] { turns }: il più alto di sette gradini
    [2] { turns }: il secondo di sette gradini
    [3] { turns }: il terzo di sette gradini
    [4] { turns }: il quarto di sette gradini
    [5] { turns }: il quinto di sette gradini
    [6] { turns }: il sesto di sette gradini
   *[7] { turns }: l’ultimo di sette gradini
  }
chabyrinthe-no-turn = Questa carta ora non si può girare
chabyrinthe-no-push = Qui ora non si può inserire una carta

chabyrinthe-told-dealt = Carta messa in { $cell }: { shape }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } gira la carta in { $cell } di un quarto di giro in senso orario
    [2] { $who } gira la carta in { $cell } di mezzo giro
   *[3] { $who } gira la carta in { $cell } di un quarto di giro in senso antiorario
  }
chabyrinthe-told-pushed = { $who } inserisce una carta in { $door }: { shape }
chabyrinthe-told-stopped = { $who } finisce il turno
chabyrinthe-told-drawn = Prossima carta: { shape }
chabyrinthe-told-returned = Prossima carta: { shape }, tornata da sotto il mazzo
chabyrinthe-told-homed = { $who } porta a casa il gatto da { $value }. Partenza: { $place }; arrivo: { $home }
chabyrinthe-told-arrived = Arriva un gatto da { $value } in { $place }
chabyrinthe-told-began = Comincia { $who }
chabyrinthe-seen-dealt = Si mette una carta: { shape }
chabyrinthe-seen-turned = { $who } gira una carta
chabyrinthe-seen-pushed = { $who } inserisce una carta
chabyrinthe-seen-stopped = { $who } finisce il turno
chabyrinthe-seen-drawn = Prossima carta: { shape }
chabyrinthe-seen-returned = Prossima carta: { shape }
chabyrinthe-seen-homed = { $who } porta a casa un gatto da { $value }!
chabyrinthe-seen-arrived = Arriva un gatto da { $value }
chabyrinthe-seen-began = Comincia { $who }

## Labyrinth

labyrinth-title = Labirinto
labyrinth-intro = Sposta i corridoi, raggiungi i tuoi tesori e torna prima degli altri.
labyrinth-name-0 = Volpe
labyrinth-name-1 = Coniglio
labyrinth-name-2 = Rana
labyrinth-name-3 = Orso
labyrinth-board = Il labirinto: con i tasti freccia ti sposti, Pag giù va al prossimo posto dove giocare, Invio mostra una mossa e la seconda volta la gioca, R gira, il punto interrogativo mostra tutti i tasti
labyrinth-preset-standard = Standard
    .about = Trova tutti i tuoi tesori, poi torna nel tuo angolo
labyrinth-preset-short = Partita breve
    .about = Quattro tesori a testa, poi torna nel tuo angolo
labyrinth-preset-young-children = Bambini piccoli
    .about = Vedi tutte le tue carte e cerchi i tesori in qualsiasi ordine
labyrinth-preset-young-children-short = I più piccini
    .about = Tre tesori a testa, vedi tutte le tue carte; l’ultimo tesoro chiude la partita
labyrinth-preset-newer-editions = Edizioni recenti
    .about = Vedi subito la tua prossima carta
labyrinth-preset-other-tiles = Altre tessere
    .about = Una curva in più, un dritto in meno
labyrinth-switch-tiles = Quanti dritti, quante curve e quanti bivi?
labyrinth-switch-secrets = Quanti tesori per ogni giocatore?
labyrinth-switch-cards = In quale ordine si trovano i tesori?
labyrinth-switch-next_card = Quando vedi la tua prossima carta?
labyrinth-switch-finish = Dove finisce la partita?
labyrinth-switch-limit = Numero massimo di turni (0: nessun limite)
labyrinth-option-13-15-6 = 13, 15 e 6
labyrinth-option-12-16-6 = 12, 16 e 6
labyrinth-option-all = tutti, in parti uguali
labyrinth-option-top = una carta dopo l’altra
labyrinth-option-open = in qualsiasi ordine, vedendo tutte le tue carte
labyrinth-option-next-turn = nel tuo prossimo turno
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
labyrinth-cell = { $cell }, { shape }, uscite: { $sides }
labyrinth-bare = { $cell }, casella vuota
labyrinth-pawn = pedina di { $name }
labyrinth-corner = angolo di { $name }
labyrinth-door = Freccia, { $door }: inserisci qui la tessera
labyrinth-door-barred = Freccia, { $door }, chiusa: annullerebbe l’ultima spinta
labyrinth-hand = Tessera in mano: { shape }, uscite: { $sides }. Premi per girarla
labyrinth-hand-treasure = Tessera in mano: { shape }, uscite: { $sides }, con il tesoro: { labyrinth-treasure }. Premi per girarla
labyrinth-chair = { $left ->
    [0] tutti i tesori trovati
    [one] { $left } tesoro da trovare
   *[other] { $left } tesori da trovare
  }
labyrinth-chair-found = { $left ->
    [0] tutti i tesori trovati: { $found }
    [one] { $left } tesoro da trovare; già trovati: { $found }
   *[other] { $left } tesori da trovare; già trovati: { $found }
  }
labyrinth-stay = Resta
labyrinth-barred = Così annulleresti l’ultima spinta
labyrinth-no-way = Nessun corridoio aperto porta lì
labyrinth-push-first = Prima inserisci la tessera da una delle frecce
labyrinth-walk-now = Il labirinto si è già mosso: ora cammina oppure resta
labyrinth-task-push = inserisci la tessera da una freccia
labyrinth-task-walk = cammina, oppure resta
labyrinth-to-push = { $name } deve spingere
labyrinth-to-walk = { $name } può camminare
labyrinth-peek = Tieni premuto
labyrinth-peek-at = Tieni premuto questo pulsante per guardare le carte di { $name }
labyrinth-pass = Passa lo schermo a { $name }
labyrinth-home = Tutti trovati: torna nel tuo angolo
labyrinth-solved = Tutti i tesori trovati
labyrinth-won-by = Con tutti i tesori trovati

labyrinth-told-dealt = Tessera messa in { $cell }: { shape }
labyrinth-told-left-over = Tessera rimasta: { shape }
labyrinth-told-looked = { $who } guarda una carta
labyrinth-told-began = Comincia { $who }
labyrinth-told-pushed = { $who } inserisce la tessera in { $door }: { shape }
labyrinth-told-walked = { $who } cammina fino a { $cell }
labyrinth-told-stayed = { $who } resta in { $cell }
labyrinth-told-found = { $who } trova un tesoro: { labyrinth-treasure }
labyrinth-seen-dealt = Si mette una tessera: { shape }
labyrinth-seen-left-over = Tessera rimasta: { shape }
labyrinth-seen-began = Comincia { $who }
labyrinth-seen-pushed = { $who } spinge il labirinto
labyrinth-seen-walked = { $who } cammina
labyrinth-seen-stayed = { $who } resta dov’è
labyrinth-seen-found = { $who } trova un tesoro: { labyrinth-treasure }!

## Mouse race

mouse-race-title = Corsa del topolino
mouse-race-intro = Traccia per il tuo topolino un sentiero fino al formaggio, e metti i gatti sulla strada degli altri.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nella
mouse-race-name-2 = Tom
mouse-race-name-3 = Rosa
mouse-race-board = La cucina: con i tasti freccia ti sposti, Pag giù va al prossimo posto dove giocare, Invio mostra una mossa e la seconda volta la gioca, R gira, il punto interrogativo mostra tutti i tasti
mouse-race-preset-standard = Standard
    .about = Vince il primo sentiero fino al formaggio
mouse-race-preset-younger-players = Bambini piccoli
    .about = Mai un gatto proprio alla fine di un sentiero
mouse-race-preset-english = Edizione inglese
    .about = Vince il primo sentiero fino al formaggio
mouse-race-preset-german = Edizione tedesca
    .about = Vince il primo sentiero fino al formaggio
mouse-race-preset-dutch = Edizione olandese
    .about = Vince il primo sentiero fino al formaggio
mouse-race-preset-portuguese = Edizione portoghese
    .about = Vince il primo sentiero fino al formaggio
mouse-race-preset-french = Edizione francese
    .about = Si può giocare anche in tre
mouse-race-preset-russian = Edizione russa
    .about = Si può giocare anche in tre
mouse-race-preset-danish = Edizione danese
    .about = Si può giocare anche in tre
mouse-race-preset-italian = Edizione italiana
    .about = I gatti vanno sulla strada del prossimo giocatore; per vincere basta la zona del formaggio
mouse-race-preset-spanish = Edizione spagnola
    .about = I gatti vanno contro chi è più vicino al formaggio, sulla sua strada
mouse-race-switch-players = In quanti si può giocare?
mouse-race-switch-bag = Quanti dritti, quante curve e quanti gatti nel sacchetto?
mouse-race-switch-cat_against = Contro chi si mette un gatto?
mouse-race-switch-cat_zone = Dove può stare un gatto?
mouse-race-switch-scent = Nella zona del formaggio un gatto può stare proprio alla fine di un sentiero?
mouse-race-switch-take_back = Che cosa puoi togliere se salti il turno?
mouse-race-switch-may_point = Un sentiero può puntare contro un sentiero o un topolino?
mouse-race-switch-finish = Dove vince un sentiero?
mouse-race-switch-limit = Numero massimo di turni (0: nessun limite)
mouse-race-option-2-or-4 = in due o in quattro
mouse-race-option-2-to-4 = in due, in tre o in quattro
mouse-race-option-72-72-20 = 72, 72 e 20
mouse-race-option-77-77-10 = 77, 77 e 10
mouse-race-option-82-82-0 = 82, 82 e nessun gatto
mouse-race-option-next = contro il prossimo giocatore
mouse-race-option-nearest = contro chi è più vicino al formaggio
mouse-race-option-longest = contro chi ha il sentiero più lungo
mouse-race-option-side-or-way = nel campo di quel giocatore o sulla strada del suo topolino
mouse-race-option-side = nel campo di quel giocatore
mouse-race-option-way = sulla strada del suo topolino verso il formaggio
mouse-race-option-anywhere = ovunque
mouse-race-option-may-block = sì
mouse-race-option-no-exception = no, nemmeno lì
mouse-race-option-cat-or-own = un gatto o la tua ultima tessera
mouse-race-option-own = solo la tua ultima tessera
mouse-race-option-cheese = al formaggio
mouse-race-option-scent = nella zona del formaggio

mouse-race-empty = { $cell }, casella vuota
mouse-race-scent = { $cell }, zona del formaggio
mouse-race-cheese = { $cell }, il formaggio
mouse-race-cat = { $cell }, un gatto
mouse-race-cat-to-take = { $cell }, un gatto che puoi togliere invece di pescare
mouse-race-corner = { $cell }, topolino di { $name }
mouse-race-path = { $cell }, sentiero di { $name }, uscite: { $sides }
mouse-race-can-lie = { $cell }, qui può stare la tua tessera
mouse-race-can-lie-scent = { $cell }, zona del formaggio, qui può stare la tua tessera
mouse-race-hand = Tessera in mano: { shape }
mouse-race-setup-hand = Tessera in mano
mouse-race-chair = { $count ->
    [one] sentiero di { $count } tessera
   *[other] sentiero di { $count } tessere
  }
mouse-race-bag = Nel sacchetto: { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
mouse-race-straights = { $straights ->
    [one] { $straights } dritto
   *[other] { $straights } dritti
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
mouse-race-miss = Salta il turno
mouse-race-back = Togli la mia tessera
mouse-race-draw-first = Prima pesca una tessera, oppure salta il turno e togli un gatto o la tua ultima tessera
mouse-race-on-path = La tessera va alla fine del tuo sentiero: tocca una casella che brilla
mouse-race-taken = Quella casella è occupata
mouse-race-no-cat = Questo gatto va contro { $name }: tocca una casella che brilla
mouse-race-task-choose = pesca una tessera o salta il turno
mouse-race-task-lay = { $shape ->
    [straight] metti il dritto alla fine del tuo sentiero
   *[curve] metti la curva alla fine del tuo sentiero
  }
mouse-race-cat-for = { $zone ->
    [side-or-way] metti il gatto contro { $name }, nel suo campo o tra il topolino e il formaggio
    [side] metti il gatto contro { $name }, nel suo campo
    [way] metti il gatto contro { $name }, tra il topolino e il formaggio
   *[anywhere] metti il gatto contro { $name }, dove vuoi
  }
mouse-race-legend-side = Campo di { $name }
mouse-race-legend-way = Strada di { $name } al formaggio
mouse-race-won-by = { $turns ->
    [one] Formaggio raggiunto in { $turns } turno
   *[other] Formaggio raggiunto in { $turns } turni
  }
mouse-race-nobody = Pareggio
mouse-race-nobody-in = { $turns ->
    [one] Nessuno ha raggiunto il formaggio in { $turns } turno
   *[other] Nessuno ha raggiunto il formaggio in { $turns } turni
  }

mouse-race-told-began = Comincia { $who }
mouse-race-told-drawn = { $shape ->
    [straight] { $who } pesca un dritto
    [curve] { $who } pesca una curva
   *[cat] { $who } pesca un gatto
  }
mouse-race-told-laid = { $shape ->
    [straight] { $who } mette un dritto in { $cell }
   *[curve] { $who } mette una curva in { $cell }
  }
mouse-race-told-cat-laid = { $who } mette un gatto contro { $target } in { $cell }
mouse-race-told-returned = { $shape ->
    [straight] { $who } non può mettere il dritto, che torna nel sacchetto
    [curve] { $who } non può mettere la curva, che torna nel sacchetto
   *[cat] { $who } non può mettere il gatto, che torna nel sacchetto
  }
mouse-race-told-missed = { $who } salta il turno
mouse-race-told-took-cat = { $who } salta il turno e toglie il gatto in { $cell }
mouse-race-told-took-own = { $who } salta il turno e toglie la sua tessera in { $cell }
mouse-race-seen-began = Comincia { $who }
mouse-race-seen-drawn = { $shape ->
    [straight] { $who } pesca un dritto
    [curve] { $who } pesca una curva
   *[cat] { $who } pesca un gatto
  }
mouse-race-seen-laid = { $shape ->
    [straight] { $who } mette un dritto
   *[curve] { $who } mette una curva
  }
mouse-race-seen-cat-laid = { $who } mette un gatto contro { $target }
mouse-race-seen-returned = { $shape ->
    [straight] { $who } non può mettere il dritto, che torna nel sacchetto
    [curve] { $who } non può mettere la curva, che torna nel sacchetto
   *[cat] { $who } non può mettere il gatto, che torna nel sacchetto
  }
mouse-race-seen-missed = { $who } salta il turno
mouse-race-seen-took-cat = { $who } toglie un gatto
mouse-race-seen-took-own = { $who } fa un passo indietro

## Names

adjective-brave = { $animal } { $gender ->
    [f] Coraggiosa
   *[m] Coraggioso
  }
adjective-busy = { $animal } { $gender ->
    [f] Indaffarata
   *[m] Indaffarato
  }
adjective-calm = { $animal } { $gender ->
    [f] Tranquilla
   *[m] Tranquillo
  }
adjective-clever = { $animal } { $gender ->
    [f] Furba
   *[m] Furbo
  }
adjective-curious = { $animal } { $gender ->
    [f] Curiosa
   *[m] Curioso
  }
adjective-fluffy = { $animal } Soffice
adjective-gentle = { $animal } Dolce
adjective-happy = { $animal } Felice
adjective-kind = { $animal } Gentile
adjective-lively = { $animal } Vivace
adjective-lucky = { $animal } { $gender ->
    [f] Fortunata
   *[m] Fortunato
  }
adjective-mighty = { $animal } { $gender ->
    [f] Forzuta
   *[m] Forzuto
  }
adjective-nimble = { $animal } Agile
adjective-patient = { $animal } Paziente
adjective-playful = { $animal } { $gender ->
    [f] Giocosa
   *[m] Giocoso
  }
adjective-proud = { $animal } { $gender ->
    [f] Fiera
   *[m] Fiero
  }
adjective-quick = { $animal } Veloce
adjective-quiet = { $animal } { $gender ->
    [f] Silenziosa
   *[m] Silenzioso
  }
adjective-silver = { $animal } { $gender ->
    [f] Argentata
   *[m] Argentato
  }
adjective-sleepy = { $animal } { $gender ->
    [f] Assonnata
   *[m] Assonnato
  }
adjective-sunny = { $animal } Solare
adjective-tiny = { $animal } { $gender ->
    [f] Piccolina
   *[m] Piccolino
  }
adjective-wild = { $animal } { $gender ->
    [f] Selvaggia
   *[m] Selvaggio
  }
adjective-wise = { $animal } { $gender ->
    [f] Saggia
   *[m] Saggio
  }

animal-badger = Tasso
animal-bear = Orso
animal-bee = Ape
    .gender = f
animal-dolphin = Delfino
animal-duck = Anatra
    .gender = f
animal-eagle = Aquila
    .gender = f
animal-falcon = Falco
animal-fox = Volpe
    .gender = f
animal-frog = Rana
    .gender = f
animal-hare = Lepre
    .gender = f
animal-heron = Airone
animal-horse = Cavallo
animal-koala = Koala
animal-lion = Leone
animal-lynx = Lince
    .gender = f
animal-otter = Lontra
    .gender = f
animal-owl = Gufo
animal-panda = Panda
animal-parrot = Pappagallo
animal-raven = Corvo
animal-swan = Cigno
animal-tiger = Tigre
    .gender = f
animal-turtle = Tartaruga
    .gender = f
animal-zebra = Zebra
    .gender = f

## Bots

character-pip = Pip
    .rival = Pip
    .about = Ama le strade lunghe e andare a zonzo
character-mochi = Mochi
    .rival = Mochi
    .about = Ha sempre fretta e punta dritto alla meta
character-basil = Basil
    .rival = Basil
    .about = Si diverte a sbarrarti la strada
character-juno = Juno
    .rival = Juno
    .about = Pensa già al prossimo turno, anche al tuo
character-professor = Professore
    .rival = il Professore
    .about = Prima di ogni mossa pensa proprio a tutto
terminal-random = Caso

## Refused options

refused-option-misfit = Queste regole non vanno d’accordo. Scegli qualcos’altro per «{ $option }».
refused-option-value = «{ $option }» – { $value }: non è possibile. Scegli qualcos’altro.
refused-seats = { $seats ->
    [one] Questo gioco non va bene per { $seats } giocatore.
   *[other] Questo gioco non va bene per { $seats } giocatori.
  }
refused-name = Un nome ha al massimo { $most } caratteri e nessuna virgola.
refused-damaged = Questa partita non è stata salvata bene e non può continuare.
refused-no-replay = Questa partita non c’è più.
refused-picture-busy = Si stanno facendo molte immagini: riprova tra un minuto.
refused-picture-failed = Non è stato possibile fare questa immagine: riprova.
refused-record = Qualcosa nella riga { $line } non va.
refused-no-action = «{ $action }» non è una mossa di questo gioco.
refused-unread = Al momento le partite salvate non si possono leggere: riprova.

## Friends far apart

you-watch = Stai guardando
no-free-seat = Tutti i posti sono occupati
away = assente
bot-plays = Gioca { $bot }
is-away = { $name } non c’è
has-left = { $name } ha lasciato il tavolo
plays-for = Gioca { $bot } finché non torna { $name }
let-play-on = Fai giocare { $bot }
time-is-up = { $name }: tempo scaduto, { $bot } finisce il turno
time-left = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
  }
clock = Tempo per un turno
clock-none = quanto si vuole
clock-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
  }
clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
  }
clock-about = Nessuno perde quando il tempo scade: la mossa la fa { $bot }.
change-face = Cambia nome e animale
change-face-of = { $name }: cambia nome e animale
table-closed = Questo tavolo è chiuso
closed-host = Non può entrare nessun altro: il link e il codice non valgono più. Fai entrare di nuovo altri, oppure fai sedere un bot al posto libero.
closed-guest = Non può entrare nessun altro. Chi ospita può far entrare di nuovo altri.
## The first minute and settings

game-age = Da { $age } anni
game-players = { $players } giocatori
game-minutes = { $minutes } min
game-young = Con «{ $rules }» da { $age } anni
play-together = Giocare insieme
play-together-about = Su questo dispositivo, con amici tramite link, anche con i bot
family = La nostra famiglia
family-start = Aggiungi la famiglia: un tocco e si gioca
family-change = Aggiungi o modifica giocatori
family-add = Aggiungi qualcuno
family-new = Qualcuno di nuovo
family-name = Nome
family-bot = Gioca volentieri contro
family-against = { $name } contro { $rival }
family-remove = Togli { $name }
family-about = Nomi e facce restano su questo dispositivo.
family-seat = Tocca chi gioca
secret-cards = Le tue carte restano segrete: lo schermo è coperto mentre passi il dispositivo. Oppure porta le carte sul telefono: si fa dal menu del tavolo.
other-editions = Altre edizioni
settings = Impostazioni
text-size = Dimensione del testo
light = Giorno e notte
light-day = giorno
light-night = notte
light-system = come il dispositivo
done = Fatto
## The story and the end

story = La storia della partita
story-empty = Non è ancora successo niente.
see-board = Guarda il tabellone
see-result = Mostra il risultato
you-win = Hai vinto!
consoled = { $name } dice: «Che partita combattuta! Giochiamo ancora?»
series = Partite vinte a questo tavolo
series-draws = { $count ->
    [one] { $count } pareggio
   *[other] { $count } pareggi
  }
with-hints = { $count ->
    [one] con { $count } consiglio
   *[other] con { $count } consigli
  }
hints-not-best = Per i record contano solo le partite senza consigli.
replay-turn = Turno { $turn } di { $of }
undo-declined = { $name } preferisce non annullare la mossa
## The hand

turn-back = Gira in senso antiorario
keys = Tasti
key-space = Spazio
keys-tab = Al tabellone e ai pulsanti
keys-arrows = Alla casella o alla freccia vicina
keys-pages = Al prossimo posto dove puoi giocare
keys-space = Mostra la mossa. Di nuovo: continua a girare o gioca
keys-enter = Mostra la mossa. Di nuovo: la gioca
keys-escape = Rimette a posto
keys-turn = Gira in senso orario
keys-turn-back = Gira in senso antiorario
keys-undo = Rimette a posto o annulla l’ultima mossa
keys-this = Mostra questi tasti
keys-mouse = La rotellina del mouse gira nei due sensi, il pulsante destro in senso antiorario.
## Rewards

album = Album
album-found = { $found } su { $all }
album-thing = { $count ->
    [0] { $name }, non ancora nell’album
    [one] { $name }
   *[other] { $name }, { $count } volte
  }
album-about = Tutto quello che vinci su questo dispositivo finisce in questo album.
chabyrinthe-keepsake = Un gatto da { $value }
mouse-race-keepsake = Formaggio di { $name }
bots-talk = I bot dicono qualcosa ogni tanto

## Seats that hold secrets

refused-is-here = { $name } è di nuovo qui.
refused-seat-kept = Questa partita ha dei segreti: questo posto può andare solo a un bot o tornare a chi lo ha lasciato.
refused-undo-told = La partita è finita e i suoi segreti sono noti: non si può più annullare nulla.
## Limits
refused-openings = Dalla tua rete sono stati aperti molti tavoli: aspetta qualche minuto.
refused-slow-down = Dalla tua rete sono arrivate troppe richieste insieme: aspetta un momento.
refused-wrong-codes = Dalla tua rete sono arrivati troppi codici sbagliati: aspetta qualche minuto.
## Limits of games and records

refused-game-full = Questa partita dura da così tanto che non si possono fare altre mosse. Iniziane una nuova.
refused-room-full = A questo tavolo si è giocato così tanto che non c’è più spazio. Aprine uno nuovo.
refused-record-long = Questa partita salvata ha più mosse di quante ne possa avere una partita.
refused-busy = In questo momento molte persone guardano partite: riprova tra un minuto.
## What is stored, and how it is deleted

privacy = Privacy
privacy-table = Di un tavolo il server conserva la partita: le mosse, i nomi e gli animali di chi gioca, e quando si è giocato. Non conserva indirizzi, e riconosce il tuo dispositivo solo da una chiave casuale. Chi ha il link o il codice di un tavolo può guardare, finché il tavolo non viene chiuso agli altri.
privacy-time = I tavoli che nessuno visita più vengono eliminati dopo un po’ di tempo, deciso da chi gestisce questo server. Chi ha aperto un tavolo può eliminarlo in ogni momento dal suo menu: allora spariscono tutte le sue partite. Se ti alzi dal tuo posto, gli altri vedono lì un altro nome.
privacy-device = Questo dispositivo ricorda i nomi e le facce che gli hai dato, il tuo album e i tuoi risultati, le impostazioni, gli ultimi tavoli e la chiave con cui i tavoli lo riconoscono. Tutto resta su questo dispositivo, e puoi eliminarlo nelle impostazioni.
privacy-others = Non c’è pubblicità, nessuno segue quello che fai, e nulla viene caricato da altri siti.
delete-room = Elimina questo tavolo
delete-room-sure = Eliminare questo tavolo per tutti?
delete-room-about = Tutte le partite giocate a questo tavolo verranno eliminate, con i loro risultati. Non si potranno recuperare.
delete-room-yes = Elimina
forget-device = Dimentica tutto su questo dispositivo
forget-device-sure = Dimenticare tutto su questo dispositivo?
forget-device-about = Qui verranno eliminati nomi, facce, album, risultati, impostazioni e l’elenco dei tuoi tavoli. Lasci il tuo posto a quei tavoli, che non riconosceranno più questo dispositivo.
forget-device-yes = Dimentica tutto
keep = Conserva tutto
## Several machines

refused-come-back = Questo tavolo si sta spostando su un altro computer: riprova.
## Without a server

getting-ready = Il gioco si prepara
getting-ready-once = La prima volta ci vuole un momento.
then-offline = Poi potrai giocare anche senza internet.
engine-failed = Non è stato possibile caricare il gioco. Controlla la connessione e riprova.
refused-not-loaded = Questo non è ancora stato caricato. Torna quando c’è una connessione; poi funzionerà anche senza.
elsewhere = Questa partita è aperta in un’altra scheda o finestra.
play-here = Gioca qui
unsaved-refused = Questo browser non permette di salvare le partite. Puoi continuare a giocare, ma la partita andrà persa quando chiudi questa pagina.
unsaved-full = Non c’è più spazio per salvare questa partita. Puoi continuare a giocare, ma andrà persa quando chiudi questa pagina.
friends-need-server = Per giocare con amici su altri dispositivi, apri Meowze su un server. Questa pagina funziona senza server.
play-together-here = Su questo dispositivo, anche con i bot
secret-cards-here = Le tue carte restano segrete: lo schermo è coperto mentre passi il dispositivo.
films-need-server = I filmati si fanno dove Meowze gira su un server: apri lì la partita salvata.
privacy-here = Le tue partite sono conservate in questo browser, solo su questo dispositivo. Niente viene inviato da nessuna parte. Se cancelli i dati di questo sito dal browser, spariscono.
take-along = Porta con te questa partita
take-along-about = Copia il link o salva il file. Qualsiasi pagina di Meowze può aprirlo, anche su un altro dispositivo, e lì puoi continuare a giocare.
link-damaged = Questo link non contiene una partita che si possa mostrare qui. { $why }

## A new version

new-version = C’è una nuova versione di Meowze.
take-update = Caricala ora

## Learning: stories, puzzles, the analysis board

learn = Impara
learn-game = Impara: { $game }

## How a game went

review-open = Com’è andata?
review-thinking = I bot riguardano la partita…
review-graph = L’andamento della partita
review-point = Turno { $turn }, { $name }, probabilità di vincere { $chance }
review-point-together = Turno { $turn }, { $name }
review-point-turns = Turno { $turn }, { $name }, turni in tutto: circa { $turns }
review-jump = Mostra questo turno
review-best-chance = Migliore mossa trovata: { $best }, probabilità di vincere { $chance }
review-best-turns = Migliore mossa trovata: { $best }, turni in tutto: circa { $turns }
review-best-same = Non è stata trovata una mossa migliore.
review-show-best = Mostra la mossa migliore
review-best-turn = La mossa migliore della partita
review-good-turn = Una buona mossa
review-lucky-draw = Un colpo di fortuna
review-did-wins-cats = { $count ->
    [one] Un gatto è tornato a casa
   *[other] { $count } gatti sono tornati a casa
  }
review-did-finds-treasure = È stato trovato un tesoro
review-did-goes-home = Di nuovo nel proprio angolo
review-did-reaches-cheese = Dritto al formaggio
review-did-blocks = { $name } ha dovuto fare un giro più lungo
review-did-other = Una mossa ben pensata
review-show-slips = Mostra che cos’altro era possibile
review-no-slips = Tutte le mosse sono state buone.
review-missed-wins-cats = { $count ->
    [one] Qui un gatto sarebbe potuto tornare a casa
   *[other] Qui { $count } gatti sarebbero potuti tornare a casa
  }
review-missed-finds-treasure = Qui si poteva raggiungere un tesoro
review-missed-goes-home = Qui la strada per l’angolo era libera
review-missed-reaches-cheese = Qui si poteva raggiungere il formaggio
review-missed-blocks = Qui si poteva ostacolare { $name }
review-missed-other = Qui c’era una mossa ancora migliore
review-shares = Fortuna e scelte
review-found = Mossa migliore trovata: { $found } su { $choices }
## Puzzles

puzzles = Rompicapi
    .about = Posizioni con una sola soluzione: la trovi?
puzzles-of = Rompicapi: { $game }
puzzle-daily = Rompicapo del giorno
    .about = Oggi lo stesso per tutti
puzzle-strength-1 = Facile
puzzle-strength-2 = Medio
puzzle-strength-3 = Difficile
puzzles-solved = { $solved } su { $count }
puzzle-solutions = { $count } soluzioni
puzzle-solved = Risolto! Ottimo lavoro!
puzzle-missed = Così no. Riprova!
puzzle-open = Fin qui va bene. Continua!
puzzle-look = Guarda qui.
puzzle-you = Sei { $name }
puzzle-hint = Consiglio
puzzle-again = Ricomincia
puzzle-next = Prossimo rompicapo
labyrinth-theme-two-turns = Il tesoro in due turni
labyrinth-theme-three-turns = Il tesoro in tre turni
labyrinth-theme-guard = Sbarra la strada al tesoro
labyrinth-puzzle-two-turns = Raggiungi il tuo tesoro in due turni: { labyrinth-treasure }
labyrinth-puzzle-three-turns = Raggiungi il tuo tesoro in tre turni: { labyrinth-treasure }
labyrinth-puzzle-guard = Chi gioca contro di te cerca questo tesoro: { labyrinth-treasure }. Non lasciare strade aperte per il prossimo turno!
chabyrinthe-theme-two-cats = Due gatti in un turno
chabyrinthe-theme-three-cats = Tre gatti in un turno
chabyrinthe-theme-chain = Reazione a catena
chabyrinthe-puzzle-two-cats = Porta a casa due gatti in un turno
chabyrinthe-puzzle-three-cats = Porta a casa tre gatti in un turno
chabyrinthe-puzzle-chain = Avvia una reazione a catena: con una sola azione corre a casa un gatto e poi un altro
mouse-race-theme-stop = Un gatto per fermarli
mouse-race-theme-sure = Al formaggio, qualunque cosa accada
mouse-race-puzzle-stop = Metti il gatto in modo che nessun altro possa arrivare al formaggio nei prossimi { $turns } turni
mouse-race-puzzle-sure = Non lasciarti scappare il formaggio: qualunque cosa faccia poi l’altro giocatore, devi poterlo ancora raggiungere in { $turns } turni
refused-no-puzzles = Qui non ci sono rompicapi per questo gioco.
refused-no-puzzle = Questo rompicapo non esiste.
refused-no-theme = Non ci sono rompicapi di questo tipo.
learn-back = Indietro
learn-story = Storia
    .about = Qualche piccolo tabellone ti mostra come si gioca.
story-of = Storia: { $game }
story-offer = È la prima volta? Una piccola storia ti mostra come si gioca
story-decline = No, grazie
story-well = Ottimo!
story-wrong = Non ancora. Prova qualcos’altro!
story-done = Adesso sai giocare!
story-next = Avanti
story-again = Ancora una volta
story-play = Gioca adesso
story-stars = { $count ->
    [one] { $count } stella su { $all }
   *[other] { $count } stelle su { $all }
  }
learn-board = Tabellone di analisi
    .about = Prova qualsiasi posizione e chiedi ai bot.
board-of = Tabellone di analisi: { $game }
board-see = Torna al tabellone
board-from-here = Analizza questa posizione
board-draws = Che cosa esce?
board-any = A caso
board-lines = Varianti
board-first = All’inizio
board-forget = Elimina questa variante
board-text = Posizione come testo
board-text-about = Incolla qui una posizione o copia questa.
board-set = Prepara
board-copy = Copia
chabyrinthe-story-turn = Gira una grondaia in modo che il gatto possa correre a casa.
chabyrinthe-story-push = Inserisci la grondaia dal bordo in modo che il gatto possa correre a casa.
chabyrinthe-story-quarter = Gira la grondaia che hai in mano, poi inseriscila: il gatto vuole andare a casa.
chabyrinthe-story-both = Gira una sola grondaia, e tutti e due i gatti corrono a casa!
labyrinth-story-walk = Cammina fino al tesoro della tua carta.
labyrinth-story-slide = Inserisci la tessera in modo da poter camminare fino al tesoro.
labyrinth-story-quarter = Gira la tessera che hai in mano, inseriscila, poi cammina fino al tesoro.
labyrinth-story-home = Hai trovato tutto: torna nel tuo angolo!
mouse-race-story-lay = Metti la tessera in modo che il topolino arrivi al formaggio.
mouse-race-story-draw = Pesca una tessera dal sacchetto e mettila giù.
mouse-race-story-cat = L’altro topolino è vicino al formaggio: mettigli davanti il gatto!

## The game of the day

daily = Partita del giorno
chabyrinthe-daily = Il tetto di oggi
labyrinth-daily = Il labirinto di oggi
daily-about = Oggi tutti ricevono la stessa partita, con la stessa fortuna. Domani ce n’è una nuova.
daily-play = Gioca
daily-continue = Continua
daily-again = Giocala di nuovo
daily-moons = { $count ->
    [one] { $count } luna su { $all }
   *[other] { $count } lune su { $all }
  }
daily-streak = { $count ->
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
  }
daily-streak-new = Gioca oggi e comincia una nuova serie.
daily-days = Gli ultimi sette giorni
daily-day-none = { $day }: non giocata
daily-result = { $title }, { $day }: { $moons } { $turns }
daily-best = Risultati migliori
daily-best-none = Nella lista non c’è ancora nessuno.
daily-best-about = In questa lista entrano solo partite giocate con la fortuna del giorno. Chiunque può scoprirla prima, quindi la lista è solo per divertirsi. I nomi li inventa Meowze.
daily-add = Metti il mio risultato nella lista
daily-added = La tua posizione: { $rank } su { $count }
daily-own-only = Dove Meowze gira su un server c’è una lista dei migliori risultati. Qui vedi i tuoi.
privacy-daily = Se metti nella lista un risultato della partita del giorno, il server lo conserva per una settimana: un nome inventato, i turni, i consigli e una chiave per il tuo dispositivo, che nessuno vede. Se elimini ciò che questo dispositivo ricorda, vengono eliminate anche le tue posizioni nella lista.
refused-daily-day = Questa partita del giorno è passata o non è ancora cominciata. Quella di oggi ti aspetta.
refused-daily-alone = La partita del giorno si gioca in solitario, su questo dispositivo.
refused-daily-no-list = Qui non c’è una lista dei risultati.
refused-daily-many = Dalla tua rete sono arrivati molti risultati: aspetta qualche minuto.
refused-not-daily = Questa non è una partita risolta di quel giorno.
refused-no-daily = Questo gioco non ha una partita del giorno.
refused-no-day = Questo giorno non esiste.
## While the server is away

server-away = Il server non risponde. Questa partita è salvata lì e continuerà quando il server tornerà.
play-meanwhile = Nel frattempo gioca un’altra partita
friends-server-away = Gli amici potranno unirsi dai loro dispositivi quando tornerà il server.

## Setting up a position, lines and branches

setup = Prepara
setup-of = Prepara una posizione: { $game }
setup-about = Tocca un punto e scegli che cosa deve starci. Trascina per spostare.
setup-where = Dove? Tocca il punto.
setup-beside = Accanto al tabellone
setup-turn = Gira
setup-move = Sposta
setup-new = Nuovo tabellone
setup-seats = Giocatori
setup-start = Distribuisci di nuovo
setup-empty = Tabellone vuoto
setup-deal = Distribuisci il resto
setup-done = Gioca da qui
setup-place = { $place ->
    [seat] A chi tocca?
    [hand] Tessera in mano
    [top] Prossima carta
    [under] Sotto il mazzo
    [last] Ultimo inserimento
   *[did] Fatto in questo turno
  }
setup-won = { $name }: gatti a casa
setup-cards = { $name } cerca
setup-found = { $name } ha trovato
setup-did = { $did ->
    [rotation] una carta girata
    [push] carta inserita
   *[nothing] ancora niente
  }
setup-nothing = Niente
setup-no-treasure = Nessun tesoro
setup-home = Casa
setup-path = Sentiero di { $name }
setup-back = Togli: { $what }
refused-setup-none-left = Non ce ne sono più.
refused-setup-cannot-move = Lì non si può spostare.
refused-setup-impossible = Una posizione così non è possibile: { $why }
refused-board-long = Questa partita è troppo lunga per mostrarla tutta sul tabellone di analisi.
board-comment = Commento
board-mark = Segno
board-mark-name = { $kind ->
    [brilliant] brillante
    [good] buona
    [interesting] interessante
    [doubtful] dubbia
    [mistake] un errore
   *[blunder] un grave errore
  }
board-promote = Rendila la principale
board-save = Salva in un file
board-link = Copia un link
board-open = Apri un file
board-other-game = È un altro gioco: { $game }.
replay-instead = Al suo posto:
replay-main = Torna alla partita
daily-picture = Immagine da condividere
## What draws and choices gave

review-lucky-draws = Fortuna
review-good-turns = Buone mosse
