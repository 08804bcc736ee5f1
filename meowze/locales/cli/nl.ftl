### Nederlands. Wat de opdrachtregel zelf zegt: hulp, fouten, resultaten.

## About the program

about = Bordspellen met schuivende doolhoven: spelen, aanbieden, terugkijken, vergelijken.
in-browser = in de browser
in-terminal = in de terminal
greeting = Meowze draait op { $url } (Ctrl-C sluit het af)
greeting-others = Op andere apparaten: { $urls }
greeting-network = Wie in je netwerk is en de link of de code van een tafel heeft, kan meedoen; met --only-here komt niemand binnen.

## Words that stand for what is typed, such as --save FILE: short and in capitals

word-address = ADRES
word-command = OPDRACHT
word-file = BESTAND
word-folder = MAP
word-game = SPEL
word-language = TAAL
word-name = NAAM
word-names = ANNA,BEN
word-options = NAAM=WAARDE,…
word-room = TAFEL
word-seed = STARTWAARDE
word-text = TEKST

## Help, one line for each command and option

help-play = speel in de browser, of met --terminal in deze terminal
help-serve = bied tafels aan voor anderen, zonder een browser te openen
help-delete = wis een tafel met alles wat ervan bewaard is
help-replay = vertel een bewaard spel stap voor stap na, of teken het
help-arena = laat bots veel spellen spelen en vergelijk ze
help-perft = tel de mogelijke vervolgen, om de regels te testen
help-version = toon de versie en stop
help-language = de taal van dit programma: { $languages } (standaard: die van je systeem)
help-seats = met hoeveel er gespeeld wordt, bots meegeteld
help-names = de namen van de mensen
help-bots = bots op de laatste plaatsen, op niveau ({ $least } tot { $most }) of op naam
help-preset = een set regels met een naam
help-options = losse regels
help-port = standaard { $port }; 0: een willekeurige vrije poort
help-database = waar de spellen worden bewaard
help-extra-games = bied dit spel uit een ander pakket aan; mag vaker worden opgegeven
help-only-here = geen ander apparaat in het thuisnetwerk mag meedoen
help-no-browser = toon het adres, maar open geen browser
help-terminal = speel in deze terminal
help-random = plaatsen die willekeurig spelen
help-seed = toeval dat zich laat herhalen
help-save = schrijf het verslag van het spel naar dit bestand
help-host = op welk adres; 0.0.0.0: op alle
help-database-or-url = waar de spellen worden bewaard: een bestand, of postgresql://…
help-public-url = het adres dat mensen typen, als dat een ander is
help-trusted-proxy = vertrouw de X-Forwarded-For van dit adres
help-metrics-open = toon /metrics ook aan andere computers
help-log = hoe het logboek wordt geschreven: text, of json met één object per regel
help-keep-days = na zoveel dagen zonder bezoek worden afgelopen spellen gewist (standaard { $default }; 0: nooit)
help-keep-unfinished-days = hetzelfde voor spellen die niet zijn afgelopen (standaard { $default }; 0: nooit)
help-rooms-per-address = hoeveel open tafels één adres mag hebben (standaard { $default })
help-record = het verslag van een spel
help-room = de code van de tafel
help-gif = een bewegend plaatje van het spel
help-webp = hetzelfde, met meer kleuren
help-svg = een plaatje van elke stelling, scherp op elk formaat
help-png = een plaatje van elke stelling
help-arena-bots = { $least } tot { $most }, een naam, random, greedy, classic, bestand.py:functie
help-games = hoeveel spellen (standaard { $default })
help-seconds = bedenktijd voor een beurt (standaard: die van de bot zelf)
help-processes = hoeveel tegelijk (standaard: op alle kernen)
help-json = toon één JSON-object
help-depth = hoeveel zetten
help-position = vanaf hier in plaats van voor het uitdelen

## Results

perft-found = { $depth ->
    [one] { $leaves } manieren om { $depth } zet te spelen, geteld in { $seconds } s
   *[other] { $leaves } manieren om { $depth } zetten te spelen, geteld in { $seconds } s
  }
deleted = tafel { $room } is gewist
arena-playing = ze spelen
arena-stopped = afgebroken; tot nu toe is bekend:
arena-column = { $column ->
    [wins] gewonnen
    [draws] gelijk
    [games] spellen
    [elo] Elo
    [low] van
    [high] tot
    [cut_off] afgebroken
    [failures] mislukt
    [ms_per_turn] ms per beurt
    [mean_turns] beurten gemiddeld
   *[bot] bot
  }

## Errors, after “meowze: ”

error-whole = ‘{ $text }’ moet een heel getal zijn van { $least } tot { $most }
error-seconds = ‘{ $text }’ moet een aantal seconden zijn, meer dan 0
error-not-text = dit bestand is geen tekst
error-no-file = { $file }: dit bestand of deze map bestaat niet
error-no-permission = { $file }: geen toegang
error-is-folder = { $file } is een map
error-terminal-only = { $option } is voor spellen in de terminal: voeg --terminal toe
error-game-first = { $option } hoort bij een spel: noem er een van { $known }
error-no-game = er is geen spel ‘{ $game }’; wel { $known }
error-no-preset = { $game } heeft geen set regels ‘{ $preset }’; wel { $known }
error-preset-seats = seats={ $seats }: het aantal plaatsen bij { $preset } is { $allowed }
error-seats = { $seats ->
    [one] dit spel kan niet met { $seats } plaats, maar met { $least } tot { $most }
   *[other] dit spel kan niet met { $seats } plaatsen, maar met { $least } tot { $most }
  }
error-not-option = ‘{ $text }’ is geen regel: schrijf naam=waarde, met komma’s ertussen
error-option-twice = de regel { $option } staat er twee keer
error-no-option = er is geen regel ‘{ $option }’; wel { $known }
error-option-value = { $count ->
    [0] { $option }={ $value }: dit getal kan niet
   *[other] { $option }={ $value }: mogelijk is { $words }
  }
error-option-misfit = { $option }={ $value } past niet bij { $seats } plaatsen en de andere regels
error-name = een naam heeft 1 tot { $most } tekens, zonder komma’s of nieuwe regels
error-bots = { $bots ->
    [one] { $bots } bot: er zijn maar { $seats } plaatsen
   *[other] { $bots } bots: er zijn maar { $seats } plaatsen
  }
error-names = het aantal namen, { $names }, is niet dat van de mensen aan tafel, { $people }
error-no-bot = er is geen bot ‘{ $bot }’; wel { $known }, of 1 tot { $most }
error-no-player = er is geen bot ‘{ $bot }’; geef 1 tot 5, de naam van een bot, random, greedy, classic of bestand.py:functie
error-arena-bots = het aantal bots bij { $game } is { $allowed }, niet { $bots }
error-not-python = { $file } is geen Python-bestand
error-not-run = { $file } kan niet worden uitgevoerd: { $why }
error-no-function = { $file } heeft geen functie { $name }
error-record = in regel { $line } klopt iets niet
error-bad-host = ‘{ $host }’ moet een adres zijn zoals 127.0.0.1, of 0.0.0.0 voor alle adressen van deze computer
error-bad-url = ‘{ $url }’ moet een adres zijn zoals https://games.example.org
error-bad-path = het pad van ‘{ $url }’ mag niet beginnen met een woord dat deze server zelf gebruikt
error-bad-proxy = ‘{ $proxy }’ moet een adres zijn zoals 10.0.0.2 of een netwerk zoals 10.0.0.0/8
error-no-port = op { $host }, poort { $port }, kan geen server draaien
error-no-such-room = er is geen tafel ‘{ $room }’ in deze database
error-database = { $name } kan niet worden gebruikt: { $why }
error-database-url = dit databaseadres is niet te lezen; het ziet er zo uit: postgresql://name@host/database
error-database-kind = { $name } is geen bestand en ook geen adres zoals postgresql://name@host/database

## What Python’s reader of command lines says itself

argparse-usage = gebruik:
argparse-positional = argumenten
argparse-options = opties
argparse-help = toon deze hulp en stop
argparse-error = { $prog }: fout: { $message }
argparse-argument = { $argument_name }: { $message }
argparse-expected-one = hier ontbreekt een argument
argparse-expected-some = hier ontbreekt minstens één argument
argparse-expected-at-most-one = hier hoort hoogstens één argument
argparse-choice = { $value } bestaat niet (mogelijk: { $choices })
argparse-required = deze argumenten ontbreken: { $what }
argparse-unrecognized = onbekende argumenten: { $what }
argparse-ambiguous = { $option } is niet eenduidig: { $matches }
argparse-not-with = gaat niet samen met { $what }
argparse-explicit = het argument { $what } kan hier niet

## Backups, and one server for one file

greeting-running = Meowze draait al, op { $url }
help-backup = schrijf alles wat bewaard is in één bestand, ook terwijl een server draait
help-restore = zet zo’n bestand op de plaats van de database; stop eerst de server
help-backup-file = het bestand dat geschreven wordt
help-backup-force = vervang het bestand als het al bestaat
help-restore-file = het bestand dat gelezen wordt
help-restore-force = vervang de spellen die nu bewaard zijn
backup-done = { $file } is geschreven. Tafels: { $rooms }, gebeurtenissen: { $events }
restore-done = { $file } is teruggezet. Tafels: { $rooms }, gebeurtenissen: { $events }
backup-damaged = Beschadigde tafels: { $rooms }
error-backup-exists = { $file } bestaat al; --force vervangt het
error-backup-same = { $file } is de database zelf
error-not-empty = { $name } bevat spellen; --force vervangt ze
error-database-in-use = { $name } wordt door een andere Meowze gebruikt: proces { $process }, op { $url }
## Meerdere processen

help-workers = hoeveel serverprocessen op deze computer; meer dan één vraagt om PostgreSQL
help-internal = waar andere processen met dezelfde PostgreSQL doorgeven wat hier hoort; zonder opgave alleen op deze computer
error-workers-database = meerdere processen hebben PostgreSQL nodig: --database postgresql://naam@host/database
error-bad-internal = ‘{ $internal }’ moet een adres met poort van deze computer zijn, zoals 10.0.0.5:8441, en heeft PostgreSQL nodig

## Lange berekeningen

help-cluster = speel op het Ray-cluster op dit adres en niet op deze computer
arena-failed = { $games ->
    [one] { $bot } ging in de fout en verloor daardoor { $games } spel, nummer { $number }: { $error }
   *[other] { $bot } ging in de fout en verloor daardoor { $games } spellen, als eerste nummer { $number }: { $error }
  }
arena-void = { $games ->
    [one] { $games } spel telt voor niemand: het proces eindigde bij elke poging
   *[other] { $games } spellen tellen voor niemand: de processen eindigden bij elke poging
  }
error-no-cluster = er is geen Ray-cluster op { $address }: { $why }

## Wat niet geïnstalleerd is

error-missing-extra = hiervoor ontbreekt { $package }: { $advice }

## A site of static files

help-static = toon een site van statische bestanden in plaats van een server (standaard { $folder })
error-no-site = er staat geen site in { $folder }: make site bouwt er een

## The arena's picture

help-arena-svg = teken de sterkte van de bots met hun intervallen in dit bestand
error-arena-no-rivals = Elo-punten vragen om tegenstanders, en hier speelt iedereen samen

## Terugblikken op partijen

help-review = vertel wat elke beurt van een bewaard spel waard was, en welke beter was geweest
help-review-seconds = hoelang er over het hele spel wordt nagedacht (standaard 6)
help-review-svg = teken het verloop van het spel in dit bestand
help-annotate = schrijf het verslag in dit bestand, met de beste gevonden beurten als varianten
review-turn = beurt
review-who = wie
review-played = gespeeld
review-worth = waarde
review-cost = verlies
review-best = beste gevonden
review-luck = geluk
review-share = { $name }: geluk { $luck }, keuzes { $skill }; beste beurt gevonden: { $found } van { $choices }
help-daily = speel het spel van de dag, dat voor iedereen hetzelfde is
help-daily-day = een dag zoals 2026-11-16 in plaats van vandaag
## Puzzles

help-puzzles = zoek puzzels in spellen tussen bots
help-puzzles-count = hoeveel puzzels per thema (standaard { $default })
help-puzzles-theme = alleen puzzels van dit thema
help-puzzles-seconds = hoeveel seconden er per thema wordt gezocht
help-puzzles-output = schrijf de puzzels in dit bestand in plaats van ze te tonen
error-no-puzzles = { $game } heeft geen puzzels
error-no-theme = { $game } heeft geen puzzels van het thema { $theme }; er zijn { $known }
word-theme = THEMA
puzzles-looking = zoeken naar { $theme }
