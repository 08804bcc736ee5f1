### Italiano. Quello che dice la riga di comando: aiuto, errori, risultati.

## About the program

about = Giochi da tavolo con labirinti che si spostano: giocare, ospitare, rivedere, confrontare.
in-browser = nel browser
in-terminal = nel terminale
greeting = Meowze è su { $url } (Ctrl-C per finire)
greeting-others = Su altri dispositivi: { $urls }
greeting-network = Chi è nella tua rete e ha il link o il codice di un tavolo può partecipare; con --only-here non entra nessuno.

## Words that stand for what is typed, such as --save FILE: short and in capitals

word-address = INDIRIZZO
word-command = COMANDO
word-file = FILE
word-folder = CARTELLA
word-game = GIOCO
word-language = LINGUA
word-name = NOME
word-names = ANNA,BEPPE
word-options = NOME=VALORE,…
word-room = TAVOLO
word-seed = SEME
word-text = TESTO

## Help, one line for each command and option

help-play = gioca nel browser, o con --terminal in questo terminale
help-serve = ospita tavoli per altri, senza aprire un browser
help-delete = elimina un tavolo con tutto ciò che ne è conservato
help-replay = racconta passo per passo una partita registrata, o la disegna
help-arena = fa giocare molte partite ai bot e li confronta
help-perft = conta i modi di continuare, per verificare le regole
help-version = mostra la versione ed esce
help-language = la lingua di questo programma: { $languages } (predefinita: quella del sistema)
help-seats = in quanti si gioca, bot compresi
help-names = i nomi delle persone
help-bots = bot negli ultimi posti, per livello (da { $least } a { $most }) o per nome
help-preset = una serie di regole con un nome
help-options = singole regole
help-port = predefinita { $port }; 0: una qualsiasi libera
help-database = dove si conservano le partite
help-extra-games = offre questo gioco di un altro pacchetto; si può ripetere
help-only-here = nessun altro dispositivo della rete di casa può partecipare
help-no-browser = scrive l’indirizzo, ma non apre un browser
help-terminal = gioca in questo terminale
help-random = posti che giocano a caso
help-seed = per ripetere lo stesso caso
help-save = scrive la partita in questo file
help-host = a quale indirizzo; 0.0.0.0: a tutti
help-database-or-url = dove si conservano le partite: un file, o postgresql://…
help-public-url = l’indirizzo da scrivere, se è un altro
help-trusted-proxy = si fida del suo X-Forwarded-For
help-metrics-open = mostra /metrics anche ad altri computer
help-log = come si scrive il registro: text, o json con un oggetto per riga
help-keep-days = giorni dopo i quali si cancellano le partite finite che nessuno guarda (predefinito { $default }; 0: mai)
help-keep-unfinished-days = lo stesso per le partite non finite (predefinito { $default }; 0: mai)
help-rooms-per-address = tavoli aperti che può avere un indirizzo (predefinito { $default })
help-record = il file di una partita
help-room = il codice del tavolo
help-gif = la partita come immagine animata
help-webp = lo stesso, con più colori
help-svg = un’immagine di ogni posizione, nitida a ogni grandezza
help-png = un’immagine di ogni posizione
help-arena-bots = da { $least } a { $most }, un nome, random, greedy, classic, file.py:funzione
help-games = quante partite (predefinito { $default })
help-seconds = tempo per pensare a un turno (predefinito: quello di ogni bot)
help-processes = quante partite insieme (predefinito: una per core)
help-json = scrive un oggetto JSON
help-depth = quante mosse
help-position = da qui invece che da prima della distribuzione

## Results

perft-found = { $depth ->
    [one] { $leaves } modi di giocare { $depth } mossa, contati in { $seconds } s
   *[other] { $leaves } modi di giocare { $depth } mosse, contati in { $seconds } s
  }
deleted = il tavolo { $room } è eliminato
arena-playing = si gioca
arena-stopped = interrotto; finora si sa questo:
arena-column = { $column ->
    [wins] vittorie
    [draws] pareggi
    [games] partite
    [elo] Elo
    [low] da
    [high] a
    [cut_off] interrotte
    [failures] fallite
    [ms_per_turn] ms per turno
    [mean_turns] turni in media
   *[bot] bot
  }

## Errors, after “meowze: ”

error-whole = «{ $text }» deve essere un numero intero da { $least } a { $most }
error-seconds = «{ $text }» deve essere un numero di secondi, maggiore di 0
error-not-text = questo file non è un testo
error-no-file = { $file }: questo file o questa cartella non esiste
error-no-permission = { $file }: permesso negato
error-is-folder = { $file } è una cartella
error-terminal-only = { $option } vale per le partite nel terminale: aggiungi --terminal
error-game-first = { $option } riguarda un gioco: indicane uno: { $known }
error-no-game = il gioco «{ $game }» non c’è; ci sono { $known }
error-no-preset = { $game } non ha la serie di regole «{ $preset }»; ci sono { $known }
error-preset-seats = seats={ $seats }: posti possibili con { $preset }: { $allowed }
error-seats = { $seats ->
    [one] questo gioco non va bene per { $seats } posto: è da { $least } a { $most }
   *[other] questo gioco non va bene per { $seats } posti: è da { $least } a { $most }
  }
error-not-option = «{ $text }» non è una regola: scrivi nome=valore, con una virgola tra una regola e l’altra
error-option-twice = la regola { $option } è indicata due volte
error-no-option = la regola «{ $option }» non c’è; ci sono { $known }
error-option-value = { $count ->
    [0] { $option }={ $value }: questo numero non è possibile
   *[other] { $option }={ $value }: valori possibili: { $words }
  }
error-option-misfit = { $option }={ $value } non va d’accordo con il numero di posti ({ $seats }) e le altre regole
error-name = un nome ha da 1 a { $most } caratteri, senza virgole e senza andare a capo
error-bots = { $bots ->
    [one] { $bots } bot: i posti sono solo { $seats }
   *[other] { $bots } bot: i posti sono solo { $seats }
  }
error-names = il numero dei nomi, { $names }, non è quello delle persone al tavolo, { $people }
error-no-bot = il bot «{ $bot }» non c’è; ci sono { $known }, o da 1 a { $most }
error-no-player = il bot «{ $bot }» non c’è; indica da 1 a 5, il nome di un bot, random, greedy, classic o file.py:funzione
error-arena-bots = { $game }: numero di bot possibile { $allowed }, non { $bots }
error-not-python = { $file } non è un file Python
error-not-run = { $file } non si può eseguire: { $why }
error-no-function = { $file } non ha la funzione { $name }
error-record = qualcosa nella riga { $line } non va
error-bad-host = «{ $host }» deve essere un indirizzo come 127.0.0.1, o 0.0.0.0 per tutti quelli di questo computer
error-bad-url = «{ $url }» deve essere un indirizzo come https://games.example.org
error-bad-path = il percorso di «{ $url }» non può cominciare con una parola che questo server usa per sé
error-bad-proxy = «{ $proxy }» deve essere un indirizzo come 10.0.0.2 o una rete come 10.0.0.0/8
error-no-port = non è possibile mettersi in ascolto su { $host }, porta { $port }
error-no-such-room = in questa base di dati non c’è nessun tavolo «{ $room }»
error-database = { $name } non si può usare: { $why }
error-database-url = questo indirizzo di una base di dati non si può leggere; dovrebbe essere come postgresql://name@host/database
error-database-kind = { $name } non è né un file né un indirizzo come postgresql://name@host/database

## What Python’s reader of command lines says itself

argparse-usage = uso:
argparse-positional = argomenti
argparse-options = opzioni
argparse-help = mostra questo aiuto ed esce
argparse-error = { $prog }: errore: { $message }
argparse-argument = { $argument_name }: { $message }
argparse-expected-one = qui manca un valore
argparse-expected-some = qui manca almeno un valore
argparse-expected-at-most-one = qui va al massimo un valore
argparse-choice = { $value } non c’è (scegli tra { $choices })
argparse-required = mancano questi argomenti: { $what }
argparse-unrecognized = argomenti sconosciuti: { $what }
argparse-ambiguous = { $option } non è chiara: può essere { $matches }
argparse-not-with = non si può usare insieme a { $what }
argparse-explicit = qui il valore { $what } non è possibile

## Backups, and one server for one file

greeting-running = Meowze è già attivo, su { $url }
help-backup = scrive in un solo file tutto ciò che è conservato, anche mentre un server è attivo
help-restore = mette un tale file al posto della base di dati; prima ferma il server
help-backup-file = il file da scrivere
help-backup-force = sostituisce il file se esiste
help-restore-file = il file da leggere
help-restore-force = sostituisce le partite conservate ora
backup-done = { $file } è scritto. Tavoli: { $rooms }, eventi: { $events }
restore-done = { $file } è ripristinato. Tavoli: { $rooms }, eventi: { $events }
backup-damaged = Tavoli danneggiati: { $rooms }
error-backup-exists = { $file } esiste già; --force lo sostituisce
error-backup-same = { $file } è la base di dati stessa
error-not-empty = { $name } contiene partite; --force le sostituisce
error-database-in-use = un altro Meowze usa { $name }: processo { $process }, su { $url }
## Più processi

help-workers = quanti processi del server su questo computer; più di uno richiede PostgreSQL
help-internal = dove gli altri processi con la stessa base PostgreSQL inoltrano ciò che appartiene qui; altrimenti solo su questo computer
error-workers-database = più processi richiedono PostgreSQL: --database postgresql://nome@server/base
error-bad-internal = «{ $internal }» deve essere un indirizzo con una porta di questo computer, come 10.0.0.5:8441, e richiede PostgreSQL

## Calcoli lunghi

help-cluster = gioca sul cluster Ray a questo indirizzo e non su questo computer
arena-failed = { $games ->
    [one] { $bot } ha fallito e ha perso così { $games } partita, la numero { $number }: { $error }
   *[other] { $bot } ha fallito e ha perso così { $games } partite, la prima è la numero { $number }: { $error }
  }
arena-void = { $games ->
    [one] { $games } partita non conta per nessuno: il suo processo è terminato a ogni tentativo
   *[other] { $games } partite non contano per nessuno: i loro processi sono terminati a ogni tentativo
  }
error-no-cluster = non c’è nessun cluster Ray su { $address }: { $why }

## Ciò che non è installato

error-missing-extra = per questo manca { $package }: { $advice }

## A site of static files

help-static = mostra un sito di file statici invece di un server (predefinito: { $folder })
error-no-site = in { $folder } non c’è nessun sito: make site ne costruisce uno

## The arena's picture

help-arena-svg = disegna in questo file la forza dei bot con i loro intervalli
error-arena-no-rivals = i punti Elo richiedono avversari, e qui si gioca tutti insieme

## Rilettura delle partite

help-review = dice quanto valeva ogni mossa di una partita registrata e quale sarebbe stata migliore
help-review-seconds = quanto pensare sull’intera partita (predefinito: 6)
help-review-svg = disegna l’andamento della partita in questo file
help-annotate = scrive la partita in questo file, con le migliori mosse trovate come varianti
review-turn = turno
review-who = chi
review-played = giocato
review-worth = valore
review-cost = perdita
review-best = migliore trovato
review-luck = fortuna
review-share = { $name }: fortuna { $luck }, scelte { $skill }; mossa migliore trovata: { $found } su { $choices }
help-daily = gioca la partita del giorno, uguale per tutti
help-daily-day = un giorno come 2026-11-16 al posto di oggi
## Puzzles

help-puzzles = cerca rompicapi nelle partite tra bot
help-puzzles-count = quanti rompicapi per ogni tema (predefinito: { $default })
help-puzzles-theme = solo rompicapi di questo tema
help-puzzles-seconds = quanti secondi cercare per ogni tema
help-puzzles-output = scrive i rompicapi in questo file invece di mostrarli
error-no-puzzles = { $game } non ha rompicapi
error-no-theme = { $game } non ha rompicapi sul tema { $theme }; ci sono { $known }
word-theme = TEMA
puzzles-looking = ricerca di { $theme }
