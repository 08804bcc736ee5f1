### Deutsch. Was die Kommandozeile selbst sagt: Hilfe, Fehler, Ergebnisse.

## About the program

about = Labyrinth-Brettspiele: spielen, anbieten, ansehen, vergleichen.
in-browser = im Browser
in-terminal = im Terminal
greeting = Meowze läuft unter { $url } (Strg+C beendet es)
greeting-others = Auf anderen Geräten: { $urls }
greeting-network = Wer in deinem Netz ist und Link oder Code eines Tisches hat, kann mitspielen; mit --only-here kommt niemand herein.

## Words that stand for what is typed, such as --save FILE: short and in capitals

word-address = ADRESSE
word-command = BEFEHL
word-file = DATEI
word-folder = ORDNER
word-game = SPIEL
word-language = SPRACHE
word-name = NAME
word-names = ANNA,BEN
word-options = NAME=WERT,…
word-room = TISCH
word-seed = STARTWERT
word-text = TEXT

## Help, one line for each command and option

help-play = im Browser spielen oder, mit --terminal, in diesem Terminal
help-serve = Tische für andere anbieten, ohne einen Browser zu öffnen
help-delete = einen Tisch mit allem löschen, was davon gespeichert ist
help-replay = ein aufgezeichnetes Spiel Schritt für Schritt erzählen oder zeichnen
help-arena = Bots viele Spiele spielen lassen und vergleichen
help-perft = zählen, wie viele Zugfolgen es gibt, um die Regeln zu prüfen
help-version = die Version anzeigen und das Programm beenden
help-language = die Sprache dieses Programms: { $languages } (Standard: die des Systems)
help-seats = wie viele mitspielen, Bots mitgezählt
help-names = die Namen der Menschen
help-bots = Bots auf den letzten Plätzen, nach Stufe ({ $least } bis { $most }) oder Namen
help-preset = eine Zusammenstellung von Regeln mit eigenem Namen
help-options = einzelne Regeln
help-port = Standard: { $port }; 0: irgendein freier
help-database = wo die Spiele gespeichert werden
help-extra-games = dieses Spiel aus einem anderen Paket anbieten; mehrmals möglich
help-only-here = kein anderes Gerät im Heimnetz darf mitspielen
help-no-browser = die Adresse ausgeben, aber keinen Browser öffnen
help-terminal = in diesem Terminal spielen
help-random = so viele Plätze spielen zufällig
help-seed = Startwert, mit dem sich der Zufall wiederholen lässt
help-save = die Aufzeichnung des Spiels in diese Datei schreiben
help-host = auf welcher Adresse der Server hört; 0.0.0.0: auf allen
help-database-or-url = wo die Spiele gespeichert werden: eine Datei oder postgresql://…
help-public-url = die Adresse, die man eintippt, falls sie anders lautet
help-trusted-proxy = dem X-Forwarded-For von dort vertrauen
help-metrics-open = /metrics auch anderen Computern zeigen
help-log = wie das Protokoll geschrieben wird: text, oder json mit einem Objekt je Zeile
help-keep-days = nach so vielen Tagen ohne Besuch werden beendete Spiele gelöscht (Standard: { $default }; 0: nie)
help-keep-unfinished-days = dasselbe für nicht beendete Spiele (Standard: { $default }; 0: nie)
help-rooms-per-address = so viele offene Tische darf eine Adresse haben (Standard: { $default })
help-record = die Aufzeichnung eines Spiels
help-room = der Code des Tisches
help-gif = das Spiel als bewegtes Bild
help-webp = dasselbe mit mehr Farben
help-svg = ein Bild jeder Stellung, in jeder Größe scharf
help-png = ein Bild jeder Stellung
help-arena-bots = { $least } bis { $most }, ein Name, random, greedy, classic, datei.py:funktion
help-games = wie viele Spiele (Standard: { $default })
help-seconds = Bedenkzeit für einen Zug (Standard: die des Bots)
help-processes = wie viele gleichzeitig (Standard: alle Kerne)
help-json = ein JSON-Objekt ausgeben
help-depth = wie viele Züge
help-position = von dieser Stellung aus statt vor dem Austeilen

## Results

perft-found = { $depth ->
    [one] { $leaves } Möglichkeiten für { $depth } Zug, gezählt in { $seconds } s
   *[other] { $leaves } Möglichkeiten für { $depth } Züge, gezählt in { $seconds } s
  }
deleted = Tisch { $room } ist gelöscht
arena-playing = Spiele laufen
arena-stopped = abgebrochen; das steht bisher fest:
arena-column = { $column ->
    [wins] Siege
    [draws] Unentschieden
    [games] Spiele
    [elo] Elo
    [low] von
    [high] bis
    [cut_off] abgebrochen
    [failures] gescheitert
    [ms_per_turn] ms pro Zug
    [mean_turns] Züge im Schnitt
   *[bot] Bot
  }

## Errors, after “meowze: ”

error-whole = „{ $text }“ muss eine ganze Zahl von { $least } bis { $most } sein
error-seconds = „{ $text }“ muss eine Zahl von Sekunden sein, größer als 0
error-not-text = diese Datei ist kein Text
error-no-file = { $file }: Diese Datei oder diesen Ordner gibt es nicht
error-no-permission = { $file }: keine Berechtigung
error-is-folder = { $file } ist ein Ordner
error-terminal-only = { $option } ist für Spiele im Terminal: Bitte --terminal dazuschreiben
error-game-first = { $option } gehört zu einem Spiel: Bitte eines nennen: { $known }
error-no-game = es gibt kein Spiel „{ $game }“; es gibt { $known }
error-no-preset = { $game } hat keine Zusammenstellung „{ $preset }“; es gibt { $known }
error-preset-seats = seats={ $seats }: { $preset } geht nur mit so vielen Plätzen: { $allowed }
error-seats = { $seats ->
    [one] dieses Spiel geht nicht mit { $seats } Platz, sondern mit { $least } bis { $most }
   *[other] dieses Spiel geht nicht mit { $seats } Plätzen, sondern mit { $least } bis { $most }
  }
error-not-option = „{ $text }“ ist keine Regel: Bitte name=wert schreiben, mehrere mit Kommas dazwischen
error-option-twice = die Regel { $option } steht zweimal da
error-no-option = es gibt keine Regel „{ $option }“; es gibt { $known }
error-option-value = { $count ->
    [0] { $option }={ $value }: diese Zahl geht nicht
   *[other] { $option }={ $value }: möglich sind { $words }
  }
error-option-misfit = { $option }={ $value } passt nicht zu { $seats } Plätzen und den anderen Regeln
error-name = ein Name hat 1 bis { $most } Zeichen, keine Kommas und keine Zeilenumbrüche
error-bots = { $bots ->
    [one] { $bots } Bot ist zu viel für { $seats } Plätze
   *[other] { $bots } Bots sind zu viele für { $seats } Plätze
  }
error-names = die Zahl der Namen ({ $names }) passt nicht zur Zahl der Menschen am Tisch ({ $people })
error-no-bot = es gibt keinen Bot „{ $bot }“; es gibt { $known } oder 1 bis { $most }
error-no-player = es gibt keinen Bot „{ $bot }“; möglich sind 1 bis 5, der Name eines Bots, random, greedy, classic oder datei.py:funktion
error-arena-bots = { $game } geht nicht mit { $bots } Bots, nur mit so vielen: { $allowed }
error-not-python = { $file } ist keine Python-Datei
error-not-run = { $file } lässt sich nicht ausführen: { $why }
error-no-function = { $file } hat keine Funktion { $name }
error-record = in Zeile { $line } stimmt etwas nicht
error-bad-host = „{ $host }“ muss eine Adresse wie 127.0.0.1 sein oder 0.0.0.0 für alle Adressen dieses Computers
error-bad-url = „{ $url }“ muss eine Adresse wie https://games.example.org sein
error-bad-path = der Pfad von „{ $url }“ darf nicht mit einem Wort beginnen, das der Server selbst für seine Pfade benutzt
error-bad-proxy = „{ $proxy }“ muss eine Adresse wie 10.0.0.2 oder ein Netz wie 10.0.0.0/8 sein
error-no-port = auf { $host }, Port { $port }, kann der Server nicht hören
error-no-such-room = in dieser Datenbank gibt es keinen Tisch „{ $room }“
error-database = { $name } lässt sich nicht benutzen: { $why }
error-database-url = diese Datenbankadresse ist nicht lesbar; sie sieht so aus: postgresql://name@host/database
error-database-kind = { $name } ist weder eine Datei noch eine Adresse wie postgresql://name@host/database

## What Python’s reader of command lines says itself

argparse-usage = Aufruf:
argparse-positional = Angaben
argparse-options = Optionen
argparse-help = diese Hilfe anzeigen und das Programm beenden
argparse-error = { $prog }: Fehler: { $message }
argparse-argument = { $argument_name }: { $message }
argparse-expected-one = hier fehlt eine Angabe
argparse-expected-some = hier fehlt mindestens eine Angabe
argparse-expected-at-most-one = hier ist höchstens eine Angabe möglich
argparse-choice = { $value } gibt es nicht (möglich: { $choices })
argparse-required = diese Angaben fehlen: { $what }
argparse-unrecognized = unbekannte Angaben: { $what }
argparse-ambiguous = { $option } ist nicht eindeutig: { $matches }
argparse-not-with = geht nicht zusammen mit { $what }
argparse-explicit = die Angabe { $what } ist hier nicht möglich

## Backups, and one server for one file

greeting-running = Meowze läuft schon, unter { $url }
help-backup = alles Gespeicherte in eine Datei schreiben, auch während ein Server läuft
help-restore = so eine Datei an die Stelle der Datenbank setzen; vorher den Server beenden
help-backup-file = die Datei, die geschrieben wird
help-backup-force = die Datei ersetzen, falls es sie schon gibt
help-restore-file = die Datei, die gelesen wird
help-restore-force = die jetzt gespeicherten Spiele ersetzen
backup-done = { $file } ist geschrieben. Tische: { $rooms }, Ereignisse: { $events }
restore-done = { $file } ist wiederhergestellt. Tische: { $rooms }, Ereignisse: { $events }
backup-damaged = Beschädigte Tische: { $rooms }
error-backup-exists = { $file } gibt es schon; --force ersetzt die Datei
error-backup-same = { $file } ist die Datenbank selbst
error-not-empty = { $name } enthält Spiele; --force ersetzt sie
error-database-in-use = { $name } wird von einem anderen Meowze benutzt: Prozess { $process }, unter { $url }
## Mehrere Prozesse

help-workers = Zahl der Serverprozesse auf diesem Computer; mehr als einer braucht PostgreSQL
help-internal = wohin andere Prozesse mit derselben PostgreSQL-Datenbank weitergeben, was hierher gehört; ohne Angabe nur auf diesem Computer
error-workers-database = mehrere Prozesse brauchen PostgreSQL: --database postgresql://name@host/datenbank
error-bad-internal = „{ $internal }“ muss eine Adresse mit Port dieses Computers wie 10.0.0.5:8441 sein, und das braucht PostgreSQL

## Lange Rechnungen

help-cluster = auf dem Ray-Cluster mit dieser Adresse spielen statt auf diesem Computer
arena-failed = { $games ->
    [one] { $bot } ist gescheitert und hat dadurch { $games } Spiel verloren, Nummer { $number }: { $error }
   *[other] { $bot } ist gescheitert und hat dadurch { $games } Spiele verloren, zuerst Nummer { $number }: { $error }
  }
arena-void = { $games ->
    [one] { $games } Spiel zählt für niemanden: Sein Prozess endete bei jedem Versuch
   *[other] { $games } Spiele zählen für niemanden: Ihre Prozesse endeten bei jedem Versuch
  }
error-no-cluster = unter { $address } gibt es keinen Ray-Cluster: { $why }

## Was nicht installiert ist

error-missing-extra = dafür fehlt { $package }: { $advice }

## A site of static files

help-static = statt eines Servers eine Website aus statischen Dateien zeigen (Standard: { $folder })
error-no-site = in { $folder } liegt keine Website; make site baut eine

## The arena's picture

help-arena-svg = die Stärke der Bots mit ihren Intervallen in diese Datei zeichnen
error-arena-no-rivals = Elo-Punkte brauchen Gegner, und hier spielen alle zusammen

## Rückblicke auf Partien

help-review = zeigen, was jeder Zug eines aufgezeichneten Spiels wert war und welcher besser gewesen wäre
help-review-seconds = wie lange über das ganze Spiel nachgedacht wird (Standard: 6)
help-review-svg = den Verlauf des Spiels in diese Datei zeichnen
help-annotate = die Aufzeichnung mit den besten gefundenen Zügen als Varianten in diese Datei schreiben
review-turn = Zug
review-who = wer
review-played = gespielt
review-worth = Wert
review-cost = Verlust
review-best = bester gefundener
review-luck = Glück
review-share = { $name }: Glück { $luck }, Entscheidungen { $skill }; besten Zug gefunden: { $found } von { $choices }
help-daily = das Spiel des Tages spielen, das für alle gleich ist
help-daily-day = ein Tag wie 2026-11-16 statt heute
## Puzzles

help-puzzles = Rätsel in Spielen zwischen Bots suchen
help-puzzles-count = wie viele Rätsel zu jedem Thema (Standard: { $default })
help-puzzles-theme = nur Rätsel zu diesem Thema
help-puzzles-seconds = wie viele Sekunden zu jedem Thema gesucht wird
help-puzzles-output = die Rätsel in diese Datei schreiben, statt sie auszugeben
error-no-puzzles = { $game } hat keine Rätsel
error-no-theme = { $game } hat keine Rätsel zum Thema { $theme }; es gibt { $known }
word-theme = THEMA
puzzles-looking = Suche nach { $theme }
