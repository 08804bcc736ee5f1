### Deutsch. Was die Kommandozeile selbst sagt: Hilfe, Fehler, Ergebnisse.

## About the program

about = Brettspiele mit verschiebbaren Labyrinthen: spielen, anbieten, ansehen, vergleichen.
in-browser = im Browser
in-terminal = im Terminal
greeting = Meowze läuft unter { $url } (Strg-C beendet es)
greeting-others = Auf anderen Geräten: { $urls }

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
word-seed = STARTWERT
word-text = TEXT

## Help, one line for each command and option

help-play = im Browser spielen, oder mit --terminal in diesem Terminal
help-serve = Tische für andere anbieten, ohne einen Browser zu öffnen
help-replay = ein aufgezeichnetes Spiel Schritt für Schritt erzählen oder zeichnen
help-arena = Bots viele Spiele spielen lassen und vergleichen
help-perft = die Zugfolgen zählen, um die Regeln zu prüfen
help-version = die Version anzeigen und beenden
help-language = die Sprache dieses Programms: { $languages } (sonst die des Systems)
help-seats = wie viele mitspielen, Bots eingeschlossen
help-names = die Namen der Menschen
help-bots = Bots auf den letzten Plätzen, nach Stärke ({ $least } bis { $most }) oder Namen
help-preset = eine benannte Zusammenstellung von Regeln
help-options = einzelne Regeln
help-port = sonst { $port }; 0: irgendein freier
help-database = wo die Spiele gespeichert werden
help-extra-games = dieses Spiel aus einem anderen Paket anbieten; mehrmals möglich
help-only-here = kein anderes Gerät im Heimnetz darf mitspielen
help-no-browser = die Adresse ausgeben, aber keinen Browser öffnen
help-terminal = in diesem Terminal spielen
help-random = Plätze, die zufällig spielen
help-seed = damit sich der Zufall wiederholen lässt
help-save = die Aufzeichnung des Spiels in diese Datei schreiben
help-host = unter welcher Adresse; 0.0.0.0: unter allen
help-database-or-url = wo die Spiele gespeichert werden: eine Datei oder postgresql://…
help-public-url = die Adresse, die man eintippt, falls es eine andere ist
help-trusted-proxy = ihrem X-Forwarded-For glauben
help-metrics-open = /metrics auch anderen Computern zeigen
help-keep-days = nach so vielen Tagen ohne Besuch werden beendete Spiele gelöscht (sonst { $default }; 0: nie)
help-keep-unfinished-days = dasselbe für nicht beendete Spiele (sonst { $default }; 0: nie)
help-rooms-per-address = so viele offene Tische darf eine Adresse haben (sonst { $default })
help-record = die Aufzeichnung eines Spiels
help-gif = das Spiel als bewegtes Bild
help-webp = dasselbe mit mehr Farben
help-svg = ein Bild jeder Stellung, in jeder Größe scharf
help-png = ein Bild jeder Stellung
help-arena-bots = { $least } bis { $most }, ein Name, random, greedy, datei.py:funktion
help-games = wie viele Spiele (sonst { $default })
help-seconds = Bedenkzeit für einen Zug (sonst die des Bots)
help-processes = wie viele gleichzeitig (sonst auf allen Kernen)
help-json = ein JSON-Objekt ausgeben
help-depth = wie viele Züge
help-position = von hier statt von vor dem Austeilen

## Results

perft-found = { $depth ->
    [one] { $leaves } Möglichkeiten für { $depth } Zug, gezählt in { $seconds } s
   *[other] { $leaves } Möglichkeiten für { $depth } Züge, gezählt in { $seconds } s
  }
arena-playing = sie spielen
arena-stopped = abgebrochen; so viel steht schon fest:
arena-column = { $column ->
    [wins] Siege
    [draws] Unentschieden
    [games] Spiele
    [elo] Elo
    [low] von
    [high] bis
    [ms_per_turn] ms je Zug
    [mean_turns] Züge im Mittel
   *[bot] Bot
  }

## Errors, after “meowze: ”

error-whole = „{ $text }“ muss eine ganze Zahl von { $least } bis { $most } sein
error-seconds = „{ $text }“ muss eine Zahl von Sekunden sein, größer als 0
error-not-text = diese Datei ist kein Text
error-no-file = es gibt keine Datei { $file }
error-no-permission = { $file }: keine Berechtigung
error-is-folder = { $file } ist ein Ordner
error-terminal-only = { $option } ist für Spiele im Terminal: bitte --terminal dazuschreiben
error-game-first = { $option } gehört zu einem Spiel: bitte eines nennen: { $known }
error-no-game = es gibt kein Spiel „{ $game }“; es gibt { $known }
error-no-preset = { $game } hat keine Zusammenstellung „{ $preset }“; es gibt { $known }
error-preset-seats = seats={ $seats }: { $preset } ist für so viele Plätze: { $allowed }
error-seats = { $seats ->
    [one] dieses Spiel geht nicht mit { $seats } Platz, sondern mit { $least } bis { $most }
   *[other] dieses Spiel geht nicht mit { $seats } Plätzen, sondern mit { $least } bis { $most }
  }
error-not-option = „{ $text }“ ist keine Regel: bitte name=wert schreiben, mehrere mit Kommas
error-option-twice = die Regel { $option } steht zweimal da
error-no-option = es gibt keine Regel „{ $option }“; es gibt { $known }
error-option-value = { $count ->
    [0] { $option }={ $value }: diese Zahl geht nicht
   *[other] { $option }={ $value }: möglich ist { $words }
  }
error-option-misfit = { $option }={ $value } passt nicht zu { $seats } Plätzen und den anderen Regeln
error-name = ein Name hat 1 bis { $most } Zeichen, keine Kommas und keine Zeilenumbrüche
error-bots = { $bots ->
    [one] { $bots } Bot: es gibt nur { $seats } Plätze
   *[other] { $bots } Bots: es gibt nur { $seats } Plätze
  }
error-names = die Zahl der Namen, { $names }, ist nicht die der Menschen am Tisch, { $people }
error-no-bot = es gibt keinen Bot „{ $bot }“; es gibt { $known } oder 1 bis { $most }
error-no-player = es gibt keinen Bot „{ $bot }“; möglich sind 1 bis 5, der Name eines Bots, random, greedy oder datei.py:funktion
error-arena-bots = { $game } ist für so viele Bots: { $allowed }, nicht { $bots }
error-not-python = { $file } ist keine Python-Datei
error-not-run = { $file } lässt sich nicht ausführen: { $why }
error-no-function = { $file } hat keine Funktion { $name }
error-record = in Zeile { $line } stimmt etwas nicht
error-bad-host = „{ $host }“ muss eine Adresse wie 127.0.0.1 sein, oder 0.0.0.0 für alle dieses Computers
error-bad-url = „{ $url }“ muss eine Adresse wie https://games.example.org sein
error-bad-path = der Pfad von „{ $url }“ darf nicht mit einem Wort beginnen, das dieser Server selbst benutzt
error-bad-proxy = „{ $proxy }“ muss eine Adresse wie 10.0.0.2 oder ein Netz wie 10.0.0.0/8 sein
error-no-port = unter { $host }, Port { $port }, ist kein Server möglich
error-database = { $name } lässt sich nicht benutzen: { $why }
error-database-url = diese Adresse einer Datenbank ist nicht lesbar; sie sieht so aus: postgresql://name@host/database
error-database-kind = { $name } ist weder eine Datei noch eine Adresse wie postgresql://name@host/database

## What Python’s reader of command lines says itself

argparse-usage = Aufruf:
argparse-positional = Angaben
argparse-options = Optionen
argparse-help = diese Hilfe anzeigen und beenden
argparse-error = { $prog }: Fehler: { $message }
argparse-argument = { $argument_name }: { $message }
argparse-expected-one = hier fehlt eine Angabe
argparse-expected-some = hier fehlt mindestens eine Angabe
argparse-expected-at-most-one = hier steht höchstens eine Angabe
argparse-choice = { $value } gibt es nicht (möglich: { $choices })
argparse-required = diese Angaben fehlen: { $what }
argparse-unrecognized = unbekannte Angaben: { $what }
argparse-ambiguous = { $option } ist nicht eindeutig: { $matches }
argparse-not-with = geht nicht zusammen mit { $what }
argparse-explicit = die Angabe { $what } ist hier nicht möglich
