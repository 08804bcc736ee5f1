### Dansk. Det, kommandolinjen selv siger: hjælp, fejl, resultater.

## About the program

about = Brætspil med labyrinter, der flytter sig: spil, vær vært, se igen, sammenlign.
in-browser = i browseren
in-terminal = i terminalen
greeting = Meowze kører på { $url } (Ctrl-C afslutter)
greeting-others = På andre enheder: { $urls }
greeting-network = Alle på dit netværk, som har linket eller koden til et bord, kan være med; med --only-here kommer ingen ind.

## Words that stand for what is typed, such as --save FILE: short and in capitals

word-address = ADRESSE
word-command = KOMMANDO
word-file = FIL
word-folder = MAPPE
word-game = SPIL
word-language = SPROG
word-name = NAVN
word-names = ANNA,BO
word-options = NAVN=VÆRDI,…
word-room = BORD
word-seed = STARTTAL
word-text = TEKST

## Help, one line for each command and option

help-play = spil i browseren, eller i denne terminal med --terminal
help-serve = hold borde åbne for andre, uden at åbne en browser
help-delete = slet et bord med alt, hvad der er gemt om det
help-replay = fortæl et gemt spil skridt for skridt, eller tegn det
help-arena = lad bots spille mange spil, og sammenlign dem
help-perft = tæl måderne at spille videre på, for at afprøve reglerne
help-version = vis versionen og afslut
help-language = programmets sprog: { $languages } (ellers systemets)
help-seats = hvor mange der spiller, bots medregnet
help-names = menneskenes navne
help-bots = bots på de sidste pladser, efter niveau ({ $least } til { $most }) eller navn
help-preset = et sæt regler med et navn
help-options = enkelte regler
help-port = ellers { $port }; 0: en hvilken som helst ledig
help-database = hvor spillene gemmes
help-extra-games = tilbyd dette spil fra en anden pakke; kan angives flere gange
help-only-here = ingen andre enheder på hjemmenettet kan være med
help-no-browser = vis adressen, men åbn ingen browser
help-terminal = spil i denne terminal
help-random = pladser, der spiller tilfældigt
help-seed = held, der kan gentages
help-save = skriv spillets forløb i denne fil
help-host = på hvilken adresse; 0.0.0.0: på alle
help-database-or-url = hvor spillene gemmes: en fil eller postgresql://…
help-public-url = adressen, som man skriver, hvis den er en anden
help-trusted-proxy = stol på X-Forwarded-For herfra
help-metrics-open = vis også /metrics for andre computere
help-log = hvordan loggen skrives: text, eller json med ét objekt pr. linje
help-keep-days = efter så mange dage uden besøg slettes færdige spil (ellers { $default }; 0: aldrig)
help-keep-unfinished-days = det samme for spil, der ikke er færdige (ellers { $default }; 0: aldrig)
help-rooms-per-address = så mange åbne borde må én adresse have (ellers { $default })
help-record = et spils forløb
help-room = bordets kode
help-gif = spillet som levende billede
help-webp = det samme med flere farver
help-svg = et billede af hver stilling, skarpt i alle størrelser
help-png = et billede af hver stilling
help-arena-bots = { $least } til { $most }, et navn, random, greedy, classic, fil.py:funktion
help-games = hvor mange spil (ellers { $default })
help-seconds = betænkningstid for en tur (ellers bottens egen)
help-processes = hvor mange på samme tid (ellers alle kerner)
help-json = vis ét JSON-objekt
help-depth = hvor mange træk
help-position = herfra i stedet for før uddelingen

## Results

perft-found = { $depth ->
    [one] { $leaves } måder at spille { $depth } træk på, talt på { $seconds } s
   *[other] { $leaves } måder at spille { $depth } træk på, talt på { $seconds } s
  }
deleted = bordet { $room } er slettet
arena-playing = de spiller
arena-stopped = afbrudt; så meget vides indtil nu:
arena-column = { $column ->
    [wins] sejre
    [draws] uafgjort
    [games] spil
    [elo] Elo
    [low] fra
    [high] til
    [cut_off] afbrudt
    [failures] fejlet
    [ms_per_turn] ms pr. tur
    [mean_turns] ture i snit
   *[bot] bot
  }

## Errors, after “meowze: ”

error-whole = »{ $text }« skal være et helt tal fra { $least } til { $most }
error-seconds = »{ $text }« skal være et antal sekunder, mere end 0
error-not-text = denne fil er ikke tekst
error-no-file = { $file }: filen eller mappen findes ikke
error-no-permission = { $file }: ingen adgang
error-is-folder = { $file } er en mappe
error-terminal-only = { $option } er til spil i terminalen: tilføj --terminal
error-game-first = { $option } hører til et spil: nævn et af { $known }
error-no-game = der er intet spil »{ $game }«; der er { $known }
error-no-preset = { $game } har intet sæt regler »{ $preset }«; der er { $known }
error-preset-seats = seats={ $seats }: antallet af pladser i { $preset } er { $allowed }
error-seats = { $seats ->
    [one] dette spil kan ikke spilles med { $seats } plads, men med { $least } til { $most }
   *[other] dette spil kan ikke spilles med { $seats } pladser, men med { $least } til { $most }
  }
error-not-option = »{ $text }« er ikke en regel: skriv navn=værdi, med komma imellem
error-option-twice = reglen { $option } står der to gange
error-no-option = der er ingen regel »{ $option }«; der er { $known }
error-option-value = { $count ->
    [0] { $option }={ $value }: det tal er ikke muligt
   *[other] { $option }={ $value }: muligt er { $words }
  }
error-option-misfit = { $option }={ $value } passer ikke til { $seats } pladser og de andre regler
error-name = et navn har 1 til { $most } tegn, uden kommaer og linjeskift
error-bots = { $bots ->
    [one] { $bots } bot: der er kun { $seats } pladser
   *[other] { $bots } bots: der er kun { $seats } pladser
  }
error-names = antallet af navne, { $names }, er et andet end antallet af mennesker ved bordet, { $people }
error-no-bot = der er ingen bot »{ $bot }«; der er { $known } eller 1 til { $most }
error-no-player = der er ingen bot »{ $bot }«; skriv 1 til 5, en bots navn, random, greedy, classic eller fil.py:funktion
error-arena-bots = antallet af bots i { $game } er { $allowed }, ikke { $bots }
error-not-python = { $file } er ikke en Python-fil
error-not-run = { $file } kan ikke køres: { $why }
error-no-function = { $file } har ingen funktion { $name }
error-record = noget i linje { $line } passer ikke
error-bad-host = »{ $host }« skal være en adresse som 127.0.0.1, eller 0.0.0.0 for alle adresser på denne computer
error-bad-url = »{ $url }« skal være en adresse som https://games.example.org
error-bad-path = stien i »{ $url }« må ikke begynde med et ord, som serveren selv bruger
error-bad-proxy = »{ $proxy }« skal være en adresse som 10.0.0.2 eller et netværk som 10.0.0.0/8
error-no-port = på { $host }, port { $port }, kan der ikke køre en server
error-no-such-room = der er intet bord »{ $room }« i denne database
error-database = { $name } kan ikke bruges: { $why }
error-database-url = denne adresse på en database kan ikke læses; den ser sådan ud: postgresql://name@host/database
error-database-kind = { $name } er hverken en fil eller en adresse som postgresql://name@host/database

## What Python’s reader of command lines says itself

argparse-usage = brug:
argparse-positional = argumenter
argparse-options = tilvalg
argparse-help = vis denne hjælp og afslut
argparse-error = { $prog }: fejl: { $message }
argparse-argument = { $argument_name }: { $message }
argparse-expected-one = her mangler et argument
argparse-expected-some = her mangler mindst ét argument
argparse-expected-at-most-one = her kan der højst stå ét argument
argparse-choice = { $value } findes ikke (muligt er: { $choices })
argparse-required = disse argumenter mangler: { $what }
argparse-unrecognized = ukendte argumenter: { $what }
argparse-ambiguous = { $option } er ikke entydigt: { $matches }
argparse-not-with = kan ikke bruges sammen med { $what }
argparse-explicit = argumentet { $what } er ikke muligt her

## Backups, and one server for one file

greeting-running = Meowze kører allerede, på { $url }
help-backup = skriv alt, hvad der er gemt, i én fil, også mens en server kører
help-restore = sæt sådan en fil i databasens sted; afslut serveren først
help-backup-file = filen, der skal skrives
help-backup-force = erstat filen, hvis den findes
help-restore-file = filen, der skal læses
help-restore-force = erstat de spil, der er gemt nu
backup-done = { $file } er skrevet. Borde: { $rooms }, hændelser: { $events }
restore-done = { $file } er gendannet. Borde: { $rooms }, hændelser: { $events }
backup-damaged = Beskadigede borde: { $rooms }
error-backup-exists = { $file } findes allerede; --force erstatter den
error-backup-same = { $file } er selve databasen
error-not-empty = { $name } indeholder spil; --force erstatter dem
error-database-in-use = { $name } bruges af en anden Meowze: proces { $process }, på { $url }
## Flere processer

help-workers = hvor mange serverprocesser på denne computer; flere end én kræver PostgreSQL
help-internal = hvor andre processer med samme PostgreSQL sender det videre, som hører til her; standard er denne computer
error-workers-database = flere processer kræver PostgreSQL: --database postgresql://navn@vært/database
error-bad-internal = »{ $internal }« skal være en adresse og en port på denne computer som 10.0.0.5:8441, og det kræver PostgreSQL

## Lange beregninger

help-cluster = spil på Ray-klyngen med denne adresse i stedet for på denne computer
arena-failed = { $games ->
    [one] { $bot } fejlede og tabte derved { $games } spil, nummer { $number }: { $error }
   *[other] { $bot } fejlede og tabte derved { $games } spil, det første var nummer { $number }: { $error }
  }
arena-void = { $games ->
    [one] { $games } spil tæller ikke for nogen: dets proces sluttede ved hvert forsøg
   *[other] { $games } spil tæller ikke for nogen: deres processer sluttede ved hvert forsøg
  }
error-no-cluster = der er ingen Ray-klynge på { $address }: { $why }

## Hvad der ikke er installeret

error-missing-extra = hertil mangler { $package }: { $advice }

## A site of static files

help-static = vis et websted af statiske filer i stedet for en server (ellers { $folder })
error-no-site = der er intet websted i { $folder }: make site bygger et

## The arena's picture

help-arena-svg = tegn styrken af hver bot med interval i denne fil
error-arena-no-rivals = Elo-point kræver modstandere, og her spiller alle sammen

## Tilbageblik på spil

help-review = fortæl, hvad hvert træk i et gemt spil var værd, og hvilket der ville have været bedre
help-review-seconds = hvor længe der tænkes over hele spillet (ellers 6)
help-review-svg = tegn spillets forløb i denne fil
help-annotate = skriv spillet i denne fil, med de bedste fundne træk som varianter
review-turn = tur
review-who = hvem
review-played = spillet
review-worth = værdi
review-cost = tab
review-best = bedst fundet
review-luck = held
review-share = { $name }: held { $luck }, valg { $skill }; fandt det bedste træk: { $found } af { $choices }
help-daily = spil dagens spil, som er det samme for alle
help-daily-day = en dag som 2026-11-16 i stedet for i dag
## Puzzles

help-puzzles = find opgaver i spil mellem bots
help-puzzles-count = hvor mange opgaver for hvert tema (ellers { $default })
help-puzzles-theme = kun opgaver med dette tema
help-puzzles-seconds = hvor mange sekunder der ledes for hvert tema
help-puzzles-output = skriv opgaverne i denne fil i stedet for at vise dem
error-no-puzzles = { $game } har ingen opgaver
error-no-theme = { $game } har ingen opgaver med temaet { $theme }; der er { $known }
word-theme = TEMA
puzzles-looking = leder efter { $theme }
