### Deutsch. Geduzt wird, wer spielt; was ein Spiel selbst sagt, beginnt mit seinem Namen.

## Everywhere

title = Meowze
language = Sprache
side = { $side ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
  }
shape = { $shape ->
    [corner] Kurve
    [elbow] Winkel
    [straight] Gerade
    [curve] Kurve
    [tee] Abzweigung
    [cross] Kreuzung
    [bridge] Brücke
    [double-elbow] Doppelwinkel
    [dead-end] Sackgasse
   *[cat] Katze
  }
place-cell = Reihe { $row }, Spalte { $column }
place-edge = { $side ->
    [n] Spalte { $line } oben
    [e] Reihe { $line } rechts
    [s] Spalte { $line } unten
   *[w] Reihe { $line } links
  }
turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
  }

## Start page

which-game = Welches Spiel?
other-games = Andere Spiele
against-bot = Gegen einen Bot
play-against = Gegen { $name } spielen
which-bot = Welcher Bot?
bot-level = { $name }, Stufe { $level }
how-many = Wie viele spielen mit?
who-plays = Wer spielt mit?
player-is = Spieler { $number }
player-here = an diesem Gerät
player-link = jemand anderes, per Link
player-bot = ein Bot
comes-by-link = Kommt per Link dazu
name-of-player = Name von Spieler { $number }
which-rules = Welche Regeln?
more-choices = Weitere Regeln
as-usual = Standard
usual-value = { $value } ({ as-usual })
start = Los geht’s
go-on = Ein Spiel fortsetzen
join-code = An einem Tisch mitspielen: Code eintippen
join = Mitspielen
option-first = Spieler { $number }
option-lot = wird ausgelost
option-no = nein
option-yes = ja
switch-first = Wer beginnt?
failed = Der Server antwortet nicht. Bitte versuch es noch einmal.
edition-suggested = Wie in der Schachtel in deiner Sprache: { $edition }

## A table

next-tile = was als Nächstes kommt
play-this = So spielen
undo = Zurücknehmen
new-game = Ein anderes Spiel
play-again = Noch eine Runde
turn-number = Zug { $number }
seat = { $playing ->
    [yes] { $name } ist dran: { $score }
   *[no] { $name }: { $score }
  }
to-play = { $name } ist dran
turn-yours = Du bist dran: { $task }
turn-of = { $name } ist dran: { $task }
page-turn = { $name } ist dran · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
called-off = Das Spiel ist aus, und niemand hat gewonnen
in-turns = { $turns ->
    [one] in { $turns } Zug
   *[other] in { $turns } Zügen
  }
see-again = { $line } – drücken, um es noch einmal zu sehen
offline = Verbindung verloren, neuer Versuch läuft
gone = Diesen Tisch gibt es nicht mehr.
not-yet = { $name } ist dran
hint = Tipp
reason-wins-cats = { $count ->
    [one] Das bringt eine Katze nach Hause
   *[other] Das bringt { $count } Katzen nach Hause
  }
reason-prepares = Das bereitet deinen nächsten Zug vor
reason-finds-treasure = Dort ist dein Schatz
reason-opens-way = Das öffnet den Weg zu deinem Schatz
reason-comes-nearer = { $count ->
    [one] Das bringt dich einen Schritt näher
   *[other] Das bringt dich { $count } Schritte näher
  }
reason-goes-home = So geht es zurück in deine Ecke
reason-reaches-cheese = Damit bist du am Käse
reason-blocks = Damit braucht { $name } länger
reason-frees-way = Das macht den Weg frei
reason-draws = Zieh erst einen Stein, dann sieh weiter
asks-undo = { $name } möchte einen Zug zurücknehmen. Einverstanden?
asking-undo = { $name } möchte einen Zug zurücknehmen
undo-yes = Ja, zurücknehmen
undo-no = Nein, weiterspielen
change-game = Andere Spieler oder Regeln
host-again = Wer diesen Tisch eröffnet hat, kann das nächste Spiel beginnen.
unknown-game = Diese Seite ist älter als das Spiel auf dem Tisch. Bitte lade sie neu.

## Teams

team = Team { $number }
team-of = Team: { $names }
team-wins = { $names } gewinnen als Team

## Waiting for players

waiting = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
  }
you-are = { $name } (du)
free = frei
sit-here = Hier hinsetzen
stand-up = Aufstehen
free-seat = Platz frei machen
free-seat-of = Platz frei machen: { $name }
fill-with-bot = Bot hinsetzen
invite = Freunde öffnen diesen Link oder scannen das Bild mit der Kamera:
or-type = Oder sie tippen auf der Startseite diesen Code ein:
qr = Der Link als QR-Code
link = Der Link
copy = Link kopieren
copied = Kopiert
only-here = Nur dieser Computer kann diesen Tisch öffnen. Um andere einzuladen, starte Meowze ohne „--only-here“.
close-room = Niemanden mehr hereinlassen
open-room = Andere hereinlassen
watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }
who-are-you = Wer bist du?
your-animal = Dein Tier
animal = { $animal ->
   *[cat] Katze
    [mouse] Maus
    [fox] Fuchs
    [owl] Eule
    [hare] Hase
    [bear] Bär
    [frog] Frosch
    [hedgehog] Igel
    [duck] Ente
    [otter] Otter
    [bee] Biene
    [turtle] Schildkröte
  }
other-names = Andere Namen

## What the host settles

undo-allowed = Züge dürfen zurückgenommen werden
absent = Was passiert, wenn jemand weg ist?
absent-wait = Das Spiel wartet
absent-bot = { $minutes ->
    [one] Nach { $minutes } Minute spielt ein Bot
   *[other] Nach { $minutes } Minuten spielt ein Bot
  }

## Secret cards on a phone

phone-hand = Karten auf dem Handy
phone-for = Karten aufs Handy: { $name }
phone-back = Karten zurück auf diesen Bildschirm: { $name }
phone-hand-about = Scanne dieses Bild mit einem Handy: Dort sieht { $name } dann die Karten, und das Brett bleibt hier.
on-phone = { $name } hat die Karten auf dem Handy
show-board = Brett zeigen
my-cards = Meine Karten
cover-cards = Karten verdecken

## Phrases

say-something = Etwas sagen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-thinking = Moment, ich überlege …
phrase-hurray = Hurra!
phrase-purr = Schnurr
phrase-hiss = Fauch!
phrase-bye = Tschüss!

## Rules

rules = Die Regeln
why = Warum?

## Refused

refused-already = Dieses Gerät hat den Platz schon.
refused-breath = Bitte warte ein wenig, bevor du wieder etwas sagst.
refused-closed = Der Gastgeber lässt niemanden mehr an diesen Tisch.
refused-failed = Da ist etwas schiefgegangen. Bitte versuch es noch einmal.
refused-game-not-offered = Dieses Spiel gibt es auf diesem Server nicht: { $game }.
refused-host-only = Das kann nur der Gastgeber.
refused-name-offered = Bitte such dir einen dieser Namen aus.
refused-name-taken = Diesen Namen hat hier schon jemand. Bitte nimm einen anderen.
refused-no-advice = Gerade gibt es keinen Tipp.
refused-no-bots = Hier gibt es keine Bots.
refused-no-room = Diesen Tisch gibt es hier nicht. Stimmt der Code?
refused-no-seat = Diesen Platz gibt es nicht.
refused-nobody = Dort sitzt niemand.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-not-yours = Dieses Gerät spielt nicht für diesen Platz.
refused-nothing-back = Es gibt nichts zurückzunehmen.
refused-only-here = Nur dieser Computer kann diesen Tisch öffnen, darum gibt es keinen Link für ein anderes Gerät.
refused-over-here = An dieser Stelle ist das Spiel schon zu Ende: Wähl einen früheren Moment.
refused-pairing = Dieser Code wurde schon benutzt oder ist zu alt. Lass dir einen neuen zeigen.
refused-pictures = Das waren zu viele Bilder auf einmal: Bitte warte eine halbe Minute.
refused-request-ended = Diese Bitte hat sich erledigt.
refused-rule = Das erlauben die Regeln jetzt nicht.
refused-seat-taken = Dort sitzt schon { $name }.
refused-secrets = In diesem Spiel gibt es Geheimnisse: Ansehen kannst du es erst, wenn es zu Ende ist.
refused-sent-away = Der Gastgeber hat dich gebeten, den Tisch zu verlassen.
refused-stale = Am Tisch hat sich inzwischen etwas geändert: Bitte schau noch einmal hin.
refused-stopped = Dieses Spiel wurde nach einer anderen Fassung der Regeln gespielt und kann hier nicht weitergehen.
refused-too-many = { $count ->
    [one] Du hast schon { $count } Tisch offen: Bitte spiel dort zuerst zu Ende.
   *[other] Du hast schon { $count } Tische offen: Bitte spiel zuerst an einem davon zu Ende.
  }
refused-turn = { $name } ist dran.
refused-undo-off = Der Gastgeber hat das Zurücknehmen abgeschaltet.
refused-unsaved = Das konnte nicht gespeichert werden: Bitte versuch es noch einmal.
refused-watching = Nur wer mitspielt, kann Züge zurücknehmen.

## Menu

show-how = Zeig mir, wie es geht
skip-guide = Ich weiß, wie es geht

menu = Menü
close = Zurück zum Spiel
sounds = Töne
volume = Lautstärke
speed = Animationen
speed-calm = ruhig
speed-normal = normal
speed-quick = flott
flat = Das Tablet liegt flach zwischen uns
flat-about = Namen und Knöpfe drehen sich zu der Person, die dran ist
wrong = Etwas stimmt nicht
wrong-about = Speichert das Spiel und die letzten Meldungen in einer Datei für jemanden, der dir helfen kann
leave = Tisch verlassen
leave-sure = Den Tisch verlassen?
leave-about = Das Spiel bleibt, wie es ist. Du findest es auf der Startseite wieder.
leave-yes = Verlassen
leave-no = Hierbleiben

## Replays

replay = Wiederholung
replay-of = { $game }: Wiederholung
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-back = Einen Schritt zurück
replay-step = Schritt des Spiels
replay-at = { $at } von { $of }
replay-speed = Tempo
replay-eyes = Aus wessen Sicht?
replay-open = wer gerade dran ist
replay-games = Die Spiele an diesem Tisch
replay-game = Spiel { $number }
replay-stopped = Seit diesem Spiel haben sich die Regeln geändert. Der Rest lässt sich nicht mehr zeigen.
replay-gone = Dieses Spiel ist hier nicht (mehr) zu sehen. Wenn du es als Datei hast, zieh sie auf die Startseite.
to-start = Startseite
watch-again = Noch einmal ansehen
share = Teilen
share-picture = Dieser Moment als Bild
share-film = Das Spiel als Film
share-making = Einen Moment …
share-record = Das Spiel als Text
share-save = Speichern
share-copy = Kopieren
share-close = Zurück
go-on-here = Von hier weiterspielen
open-record = Ein gespeichertes Spiel ansehen: Datei auswählen oder hierher ziehen
record-damaged = Diese Datei ist kein Spiel, das hier gezeigt werden kann. { $why }
record-large = Diese Datei ist zu groß für ein gespeichertes Spiel.

## Statistics at the end

statistics = So lief es
stat-cats = Heimgebrachte Katzen
stat-points = Punkte
stat-treasures = Gefundene Schätze
stat-walked = Gelaufene Felder
stat-path = Länge des Weges
stat-laid-cats = Gelegte Katzen
best-here = Die besten Spiele hier
best-new = Dein bisher bestes Ergebnis!
best-own = { $turns ->
    [one] Dein Rekord: { $turns } Zug
   *[other] Dein Rekord: { $turns } Züge
  }

## At a keyboard

terminal-back = Zurückgenommen.
terminal-commands = Oder: look (deine Geheimnisse), hint, legal, offers, board, undo, text, save DATEI, help, quit.
terminal-ends = Das Spiel endet hier.
terminal-help = Tipp eine oder mehrere Aktionen ein: { $some } (docs/notation.md).
terminal-hide = Drück Enter, um es zu verdecken.
terminal-next = { $name } ist dran. Drück Enter.
terminal-no-offers = Im Moment lohnt sich für keine Aktion eine Vorschau.
terminal-not-saved = Nicht gespeichert: { $why }
terminal-save-where = Wohin speichern? Schreib: save DATEI
terminal-saved = Gespeichert in { $file }.
terminal-turn-over = Der Zug ist vorbei; nicht gespielt: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Dreh und verschieb die Rinnen auf dem Dach, bis jede Katze einen Weg nach Hause hat.
chabyrinthe-name-0 = Otter
chabyrinthe-name-1 = Reiher
chabyrinthe-name-2 = Fuchs
chabyrinthe-name-3 = Dachs
chabyrinthe-board = Das Dach: Mit den Pfeiltasten gehst du umher, mit Bild ab zur nächsten Stelle, an der du spielen kannst. Enter zeigt einen Zug und spielt ihn beim zweiten Mal, R dreht, das Fragezeichen zeigt alle Tasten
chabyrinthe-preset-standard = Standard
    .about = Zwei Aktionen pro Zug; wer die meisten Punkte hat, gewinnt
chabyrinthe-preset-kittens = Kätzchen
    .about = Ein kleineres Dach für ein schnelles Spiel
chabyrinthe-preset-cooperative = Gemeinsam
    .about = Alle zusammen bringen die Katzen nach Hause
chabyrinthe-preset-teams = Teams
    .about = Zwei gegen zwei; Partner zählen ihre Punkte zusammen
chabyrinthe-preset-solitaire = Allein
    .about = In so wenigen Zügen wie möglich
chabyrinthe-preset-french = Französische Ausgabe
    .about = Du musst nicht beide Aktionen nutzen
chabyrinthe-preset-english = Englische Ausgabe
    .about = Du musst nicht beide Aktionen nutzen
chabyrinthe-preset-russian-2024 = Russische Ausgabe 2024
    .about = Mit 36 Rinnenkarten
chabyrinthe-preset-2007 = Ausgabe 2007
    .about = Eine Aktion muss eine Drehung sein
chabyrinthe-switch-deck = Wie viele Rinnenkarten?
chabyrinthe-switch-board = Wie groß ist das Dach?
chabyrinthe-switch-mode = Wie wird gespielt?
chabyrinthe-switch-actions = Wie viele Aktionen pro Zug?
chabyrinthe-switch-must_rotate = Muss eine Aktion eine Drehung sein?
chabyrinthe-switch-inserted = Darf man eine Karte vor dem Einschieben drehen?
chabyrinthe-switch-shared_home = Wie weit rückt ein Haus, wenn zwei Katzen auf einmal kommen?
chabyrinthe-switch-limit = Nach wie vielen Zügen ist spätestens Schluss? (0: ohne Grenze)
chabyrinthe-option-26 = 26 Karten
chabyrinthe-option-36 = 36 Karten
chabyrinthe-option-4x4 = 4 × 4 Karten
chabyrinthe-option-3x3 = 3 × 3 Karten (Kätzchen)
chabyrinthe-option-points = jeder für sich
chabyrinthe-option-teams = in zwei Teams
chabyrinthe-option-cooperative = alle gemeinsam
chabyrinthe-option-solitaire = allein
chabyrinthe-option-exactly-two = genau zwei
chabyrinthe-option-at-most-two = höchstens zwei
chabyrinthe-option-free = ja, beliebig
chabyrinthe-option-as-it-lies = nein, sie kommt hinein, wie sie liegt
chabyrinthe-option-one-place = einen Platz
chabyrinthe-option-each-cat = einen Platz für jede Katze

chabyrinthe-cell = { $cell }, { shape }, Öffnungen: { $sides }
chabyrinthe-bare = { $cell }, leer
chabyrinthe-door = { $door }: hier eine Karte einschieben
chabyrinthe-door-cat = { $door }, eine Katze mit dem Wert { $value }: hier eine Karte einschieben
chabyrinthe-door-home = { $door }, ein Haus: hier eine Karte einschieben
chabyrinthe-top = Nächste Karte: { shape }, Öffnungen: { $sides }. Drücken, um sie zu drehen
chabyrinthe-stop = Zug beenden
chabyrinthe-left = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
  }
chabyrinthe-pile = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
  }
chabyrinthe-strays = { $count ->
    [one] { $count } Katze kommt noch
   *[other] { $count } Katzen kommen noch
  }
chabyrinthe-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
  }
chabyrinthe-won = { $count ->
    [one] { $count } Katze
   *[other] { $count } Katzen
  }
chabyrinthe-friends = { $count ->
    [one] Der beste Freund der Katzen
   *[other] Die besten Freunde der Katzen
  }
chabyrinthe-solved = Alle Katzen sind zu Hause
chabyrinthe-verdict = { $verdict ->
    [1] Selbst der Mond hat gestaunt
    [2] Bald steht ein Denkmal auf dem Dachfirst
    [3] Auf leisen Pfoten zum Meisterstück
    [4] Da schnurrt die ganze Nachbarschaft
    [5] Pünktlich zum ersten Schälchen Milch
    [6] Wer trödelt, sieht mehr von den Dächern
   *[7] Spät war’s, aber nicht für die Katz
  }
chabyrinthe-scale = Sieben Ränge: Es zählt, nach wie vielen Zügen alle Katzen zu Hause sind
chabyrinthe-band = { $band ->
    [1] { $to } Züge oder weniger
    [7] { $from } Züge oder mehr
   *[2] { $from }–{ $to } Züge
  }
chabyrinthe-rank = { $band ->
    [1] { turns }: der beste von sieben Rängen
    [2] { turns }: der zweitbeste von sieben Rängen
    [3] { turns }: der dritte von sieben Rängen
    [4] { turns }: der vierte von sieben Rängen
    [5] { turns }: der fünfte von sieben Rängen
    [6] { turns }: der sechste von sieben Rängen
   *[7] { turns }: der letzte von sieben Rängen
  }
chabyrinthe-no-turn = Diese Karte lässt sich jetzt nicht drehen
chabyrinthe-no-push = Hier lässt sich jetzt keine Karte einschieben

chabyrinthe-told-dealt = Ausgelegt wird: { shape }, { $cell }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } dreht eine Karte um ein Viertel im Uhrzeigersinn: { $cell }
    [2] { $who } dreht eine Karte um die Hälfte: { $cell }
   *[3] { $who } dreht eine Karte um ein Viertel gegen den Uhrzeigersinn: { $cell }
  }
chabyrinthe-told-pushed = { $who } schiebt eine Karte ein: { shape }, { $door }
chabyrinthe-told-stopped = { $who } beendet den Zug
chabyrinthe-told-drawn = Nächste Karte: { shape }
chabyrinthe-told-returned = Nächste Karte: { shape }, wieder oben auf dem Stapel
chabyrinthe-told-homed = { $who } bringt die Katze mit dem Wert { $value } nach Hause: von { $place } nach { $home }
chabyrinthe-told-arrived = Eine Katze mit dem Wert { $value } kommt dazu: { $place }
chabyrinthe-told-began = { $who } beginnt
chabyrinthe-seen-dealt = Ausgelegt wird: { shape }
chabyrinthe-seen-turned = { $who } dreht eine Karte
chabyrinthe-seen-pushed = { $who } schiebt eine Karte ein
chabyrinthe-seen-stopped = { $who } beendet den Zug
chabyrinthe-seen-drawn = Nächste Karte: { shape }
chabyrinthe-seen-returned = Nächste Karte: { shape }
chabyrinthe-seen-homed = { $who } bringt eine Katze mit dem Wert { $value } nach Hause!
chabyrinthe-seen-arrived = Eine Katze mit dem Wert { $value } kommt dazu
chabyrinthe-seen-began = { $who } beginnt

## Labyrinth

labyrinth-title = Labyrinth
labyrinth-intro = Verschieb die Gänge, lauf zu deinen Schätzen und sei vor allen anderen wieder zurück.
labyrinth-name-0 = Fuchs
labyrinth-name-1 = Hase
labyrinth-name-2 = Frosch
labyrinth-name-3 = Bär
labyrinth-board = Das Labyrinth: Mit den Pfeiltasten gehst du umher, mit Bild ab zur nächsten Stelle, an der du spielen kannst. Enter zeigt einen Zug und spielt ihn beim zweiten Mal, R dreht, das Fragezeichen zeigt alle Tasten
labyrinth-preset-standard = Standard
    .about = Finde alle deine Schätze, dann zurück in deine Ecke
labyrinth-preset-short = Kurz
    .about = Je vier Schätze, dann zurück in deine Ecke
labyrinth-preset-young-children = Jüngere Kinder
    .about = Du siehst alle deine Karten und findest die Schätze in beliebiger Reihenfolge
labyrinth-preset-young-children-short = Die Kleinsten
    .about = Je drei Schätze, du siehst alle deine Karten; beim letzten Schatz ist Schluss
labyrinth-preset-newer-editions = Neuere Ausgaben
    .about = Du siehst deine nächste Karte sofort
labyrinth-preset-other-tiles = Andere Plättchen
    .about = Eine Kurve mehr, eine Gerade weniger
labyrinth-switch-tiles = Wie viele Geraden, Kurven und Abzweigungen?
labyrinth-switch-secrets = Wie viele Schätze pro Spieler?
labyrinth-switch-cards = In welcher Reihenfolge findest du deine Schätze?
labyrinth-switch-next_card = Wann siehst du deine nächste Karte?
labyrinth-switch-finish = Wo endet das Spiel?
labyrinth-switch-limit = Nach wie vielen Zügen ist spätestens Schluss? (0: ohne Grenze)
labyrinth-option-13-15-6 = 13, 15 und 6
labyrinth-option-12-16-6 = 12, 16 und 6
labyrinth-option-all = alle, gleichmäßig verteilt
labyrinth-option-top = eine Karte nach der anderen
labyrinth-option-open = beliebig, du siehst alle deine Karten
labyrinth-option-next-turn = in deinem nächsten Zug
labyrinth-option-at-once = sofort
labyrinth-option-corner = in deiner eigenen Ecke
labyrinth-option-anywhere = beim letzten Schatz

labyrinth-treasure = { $treasure ->
    [book] Buch
    [gold] Gold
    [map] Landkarte
    [crown] Krone
    [keys] Schlüssel
    [skull] Totenkopf
    [ring] Ring
    [chest] Truhe
    [emerald] Smaragd
    [sword] Schwert
    [candelabrum] Leuchter
    [helmet] Helm
    [bat] Fledermaus
    [dragon] Drache
    [genie] Flaschengeist
    [ghost] Gespenst
    [troll] Troll
    [princess] Prinzessin
    [lizard] Eidechse
    [moth] Motte
    [owl] Eule
    [rat] Ratte
    [scarab] Skarabäus
   *[spider] Spinne
  }
labyrinth-cell = { $cell }, { shape }, Öffnungen: { $sides }
labyrinth-bare = { $cell }, leer
labyrinth-pawn = Figur: { $name }
labyrinth-corner = Ecke: { $name }
labyrinth-door = Pfeil, { $door }: hier das Plättchen einschieben
labyrinth-door-barred = Pfeil, { $door }, gesperrt: Gleich wieder zurückschieben geht nicht
labyrinth-hand = Plättchen in der Hand: { shape }, Öffnungen: { $sides }. Drücken, um es zu drehen
labyrinth-hand-treasure = Plättchen in der Hand: { shape }, Öffnungen: { $sides }, mit dem Schatz: { labyrinth-treasure }. Drücken, um es zu drehen
labyrinth-chair = { $left ->
    [0] alle Schätze gefunden
    [one] noch { $left } Schatz zu finden
   *[other] noch { $left } Schätze zu finden
  }
labyrinth-chair-found = { $left ->
    [0] alle Schätze gefunden: { $found }
    [one] noch { $left } Schatz zu finden, gefunden: { $found }
   *[other] noch { $left } Schätze zu finden, gefunden: { $found }
  }
labyrinth-stay = Stehen bleiben
labyrinth-barred = Gleich wieder zurückschieben geht nicht
labyrinth-no-way = Dorthin führt kein offener Weg
labyrinth-push-first = Schieb zuerst das Plättchen bei einem der Pfeile ein
labyrinth-walk-now = Geschoben hast du schon: Jetzt lauf oder bleib stehen
labyrinth-task-push = das Plättchen bei einem Pfeil einschieben
labyrinth-task-walk = laufen oder stehen bleiben
labyrinth-to-push = { $name } muss schieben
labyrinth-to-walk = { $name } darf laufen
labyrinth-peek = Zum Ansehen gedrückt halten
labyrinth-peek-at = Diesen Knopf gedrückt halten, um die Karten anzusehen: { $name }
labyrinth-pass = Gib weiter: { $name } ist dran
labyrinth-home = Alles gefunden: zurück in deine Ecke
labyrinth-solved = Alle Schätze gefunden
labyrinth-won-by = Mit allen Schätzen

labyrinth-told-dealt = Ausgelegt wird: { shape }, { $cell }
labyrinth-told-left-over = Übrig bleibt: { shape }
labyrinth-told-looked = { $who } schaut eine Karte an
labyrinth-told-began = { $who } beginnt
labyrinth-told-pushed = { $who } schiebt das Plättchen ein: { shape }, { $door }
labyrinth-told-walked = { $who } läuft nach { $cell }
labyrinth-told-stayed = { $who } bleibt stehen: { $cell }
labyrinth-told-found = { $who } findet einen Schatz: { labyrinth-treasure }
labyrinth-seen-dealt = Ausgelegt wird: { shape }
labyrinth-seen-left-over = Übrig bleibt: { shape }
labyrinth-seen-began = { $who } beginnt
labyrinth-seen-pushed = { $who } verschiebt das Labyrinth
labyrinth-seen-walked = { $who } läuft
labyrinth-seen-stayed = { $who } bleibt stehen
labyrinth-seen-found = { $who } findet einen Schatz: { labyrinth-treasure }!

## Mouse race

mouse-race-title = Mäuserennen
mouse-race-intro = Leg deiner Maus einen Weg zum Käse und den anderen Mäusen Katzen in den Weg.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nele
mouse-race-name-2 = Tom
mouse-race-name-3 = Rosa
mouse-race-board = Die Küche: Mit den Pfeiltasten gehst du umher, mit Bild ab zur nächsten Stelle, an der du spielen kannst. Enter zeigt einen Zug und spielt ihn beim zweiten Mal, R dreht, das Fragezeichen zeigt alle Tasten
mouse-race-preset-standard = Standard
    .about = Der erste Weg zum Käse gewinnt
mouse-race-preset-younger-players = Jüngere Kinder
    .about = Keine Katze wird je direkt ans Ende eines Weges gelegt
mouse-race-preset-english = Englische Ausgabe
    .about = Der erste Weg zum Käse gewinnt
mouse-race-preset-german = Deutsche Ausgabe
    .about = Der erste Weg zum Käse gewinnt
mouse-race-preset-dutch = Niederländische Ausgabe
    .about = Der erste Weg zum Käse gewinnt
mouse-race-preset-portuguese = Portugiesische Ausgabe
    .about = Der erste Weg zum Käse gewinnt
mouse-race-preset-french = Französische Ausgabe
    .about = Auch zu dritt
mouse-race-preset-russian = Russische Ausgabe
    .about = Auch zu dritt
mouse-race-preset-danish = Dänische Ausgabe
    .about = Auch zu dritt
mouse-race-preset-italian = Italienische Ausgabe
    .about = Katzen kommen dem nächsten Spieler in den Weg; der Duftbereich genügt zum Sieg
mouse-race-preset-spanish = Spanische Ausgabe
    .about = Katzen kommen der Maus in den Weg, die dem Käse am nächsten ist
mouse-race-switch-players = Wie viele können mitspielen?
mouse-race-switch-bag = Wie viele Geraden, Kurven und Katzen sind im Beutel?
mouse-race-switch-cat_against = Gegen wen wird eine Katze gelegt?
mouse-race-switch-cat_zone = Wo darf eine Katze liegen?
mouse-race-switch-scent = Darf eine Katze im Duftbereich direkt am Ende eines Weges liegen?
mouse-race-switch-take_back = Was darfst du zurücklegen, wenn du aussetzt?
mouse-race-switch-may_point = Darf ein Weg auf einen Weg oder eine Maus zeigen?
mouse-race-switch-finish = Wo gewinnt ein Weg?
mouse-race-switch-limit = Nach wie vielen Zügen ist spätestens Schluss? (0: ohne Grenze)
mouse-race-option-2-or-4 = zwei oder vier
mouse-race-option-2-to-4 = zwei, drei oder vier
mouse-race-option-72-72-20 = 72, 72 und 20
mouse-race-option-77-77-10 = 77, 77 und 10
mouse-race-option-82-82-0 = 82, 82 und keine Katzen
mouse-race-option-next = gegen den nächsten Spieler
mouse-race-option-nearest = gegen den Spieler, der dem Käse am nächsten ist
mouse-race-option-longest = gegen den Spieler mit dem längsten Weg
mouse-race-option-side-or-way = auf der Seite dieses Spielers oder seiner Maus im Weg
mouse-race-option-side = auf der Seite dieses Spielers
mouse-race-option-way = der Maus dieses Spielers im Weg
mouse-race-option-anywhere = überall
mouse-race-option-may-block = ja
mouse-race-option-no-exception = nein, auch dort nicht
mouse-race-option-cat-or-own = eine Katze oder deinen letzten Stein
mouse-race-option-own = nur deinen letzten Stein
mouse-race-option-cheese = am Käse
mouse-race-option-scent = im Duftbereich

mouse-race-empty = { $cell }, leer
mouse-race-scent = { $cell }, Duftbereich
mouse-race-cheese = { $cell }, der Käse
mouse-race-cat = { $cell }, eine Katze
mouse-race-cat-to-take = { $cell }, eine Katze, die du wegnehmen darfst, statt zu ziehen
mouse-race-corner = { $cell }, Maus: { $name }
mouse-race-path = { $cell }, Weg: { $name }, Öffnungen: { $sides }
mouse-race-can-lie = { $cell }, hierhin passt dein Stein
mouse-race-can-lie-scent = { $cell }, Duftbereich, hierhin passt dein Stein
mouse-race-hand = Stein in der Hand: { shape }
mouse-race-setup-hand = Stein in der Hand
mouse-race-chair = { $count ->
    [one] Weg aus { $count } Stein
   *[other] Weg aus { $count } Steinen
  }
mouse-race-bag = Im Beutel: { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
mouse-race-straights = { $straights ->
    [one] { $straights } Gerade
   *[other] { $straights } Geraden
  }
mouse-race-curves = { $curves ->
    [one] { $curves } Kurve
   *[other] { $curves } Kurven
  }
mouse-race-cats = { $cats ->
    [one] { $cats } Katze
   *[other] { $cats } Katzen
  }
mouse-race-draw = Ziehen
mouse-race-miss = Aussetzen
mouse-race-back = Stein zurücklegen
mouse-race-draw-first = Zieh zuerst einen Stein, oder setz aus und leg eine Katze oder deinen letzten Stein zurück
mouse-race-on-path = Der Stein kommt ans Ende deines Weges: Tipp auf ein leuchtendes Feld
mouse-race-taken = Dieses Feld ist besetzt
mouse-race-no-cat = Diese Katze soll { $name } in den Weg: Tipp auf ein leuchtendes Feld
mouse-race-task-choose = einen Stein ziehen oder aussetzen
mouse-race-task-lay = { $shape ->
    [straight] die Gerade ans Ende des Weges legen
   *[curve] die Kurve ans Ende des Weges legen
  }
mouse-race-cat-for = { $zone ->
    [side-or-way] { $name } eine Katze in den Weg legen, auf die Seite von { $name } oder zwischen Maus und Käse
    [side] { $name } eine Katze in den Weg legen, auf die Seite von { $name }
    [way] { $name } eine Katze in den Weg legen, zwischen Maus und Käse
   *[anywhere] { $name } eine Katze in den Weg legen, ganz egal wo
  }
mouse-race-legend-side = Seite: { $name }
mouse-race-legend-way = Weg zum Käse: { $name }
mouse-race-won-by = { $turns ->
    [one] Am Käse nach { $turns } Zug
   *[other] Am Käse nach { $turns } Zügen
  }
mouse-race-nobody = Unentschieden
mouse-race-nobody-in = { $turns ->
    [one] Niemand kam in { $turns } Zug zum Käse
   *[other] Niemand kam in { $turns } Zügen zum Käse
  }

mouse-race-told-began = { $who } beginnt
mouse-race-told-drawn = { $who } zieht: { shape }
mouse-race-told-laid = { $who } legt: { shape }, { $cell }
mouse-race-told-cat-laid = { $who } legt { $target } eine Katze in den Weg: { $cell }
mouse-race-told-returned = { $who } kann den Stein nicht legen ({ shape }): Er kommt zurück in den Beutel
mouse-race-told-missed = { $who } setzt aus
mouse-race-told-took-cat = { $who } setzt aus und legt eine Katze zurück in den Beutel: { $cell }
mouse-race-told-took-own = { $who } setzt aus und legt den letzten Stein zurück in den Beutel: { $cell }
mouse-race-seen-began = { $who } beginnt
mouse-race-seen-drawn = { $who } zieht: { shape }
mouse-race-seen-laid = { $who } legt: { shape }
mouse-race-seen-cat-laid = { $who } legt { $target } eine Katze in den Weg
mouse-race-seen-returned = { $who } kann nicht legen: { shape } zurück in den Beutel
mouse-race-seen-missed = { $who } setzt aus
mouse-race-seen-took-cat = { $who } nimmt eine Katze weg
mouse-race-seen-took-own = { $who } geht einen Schritt zurück

## Names

adjective-brave = { $gender ->
    [f] Mutige
    [n] Mutiges
   *[m] Mutiger
  } { $animal }
adjective-busy = { $gender ->
    [f] Fleißige
    [n] Fleißiges
   *[m] Fleißiger
  } { $animal }
adjective-calm = { $gender ->
    [f] Gelassene
    [n] Gelassenes
   *[m] Gelassener
  } { $animal }
adjective-clever = { $gender ->
    [f] Schlaue
    [n] Schlaues
   *[m] Schlauer
  } { $animal }
adjective-curious = { $gender ->
    [f] Neugierige
    [n] Neugieriges
   *[m] Neugieriger
  } { $animal }
adjective-fluffy = { $gender ->
    [f] Flauschige
    [n] Flauschiges
   *[m] Flauschiger
  } { $animal }
adjective-gentle = { $gender ->
    [f] Sanfte
    [n] Sanftes
   *[m] Sanfter
  } { $animal }
adjective-happy = { $gender ->
    [f] Fröhliche
    [n] Fröhliches
   *[m] Fröhlicher
  } { $animal }
adjective-kind = { $gender ->
    [f] Freundliche
    [n] Freundliches
   *[m] Freundlicher
  } { $animal }
adjective-lively = { $gender ->
    [f] Muntere
    [n] Munteres
   *[m] Munterer
  } { $animal }
adjective-lucky = { $gender ->
    [f] Glückliche
    [n] Glückliches
   *[m] Glücklicher
  } { $animal }
adjective-mighty = { $gender ->
    [f] Mächtige
    [n] Mächtiges
   *[m] Mächtiger
  } { $animal }
adjective-nimble = { $gender ->
    [f] Flinke
    [n] Flinkes
   *[m] Flinker
  } { $animal }
adjective-patient = { $gender ->
    [f] Geduldige
    [n] Geduldiges
   *[m] Geduldiger
  } { $animal }
adjective-playful = { $gender ->
    [f] Verspielte
    [n] Verspieltes
   *[m] Verspielter
  } { $animal }
adjective-proud = { $gender ->
    [f] Stolze
    [n] Stolzes
   *[m] Stolzer
  } { $animal }
adjective-quick = { $gender ->
    [f] Schnelle
    [n] Schnelles
   *[m] Schneller
  } { $animal }
adjective-quiet = { $gender ->
    [f] Leise
    [n] Leises
   *[m] Leiser
  } { $animal }
adjective-silver = { $gender ->
    [f] Silberne
    [n] Silbernes
   *[m] Silberner
  } { $animal }
adjective-sleepy = { $gender ->
    [f] Schläfrige
    [n] Schläfriges
   *[m] Schläfriger
  } { $animal }
adjective-sunny = { $gender ->
    [f] Sonnige
    [n] Sonniges
   *[m] Sonniger
  } { $animal }
adjective-tiny = { $gender ->
    [f] Winzige
    [n] Winziges
   *[m] Winziger
  } { $animal }
adjective-wild = { $gender ->
    [f] Wilde
    [n] Wildes
   *[m] Wilder
  } { $animal }
adjective-wise = { $gender ->
    [f] Weise
    [n] Weises
   *[m] Weiser
  } { $animal }

animal-badger = Dachs
animal-bear = Bär
animal-bee = Biene
    .gender = f
animal-dolphin = Delfin
animal-duck = Ente
    .gender = f
animal-eagle = Adler
animal-falcon = Falke
animal-fox = Fuchs
animal-frog = Frosch
animal-hare = Hase
animal-heron = Reiher
animal-horse = Pferd
    .gender = n
animal-koala = Koala
animal-lion = Löwe
animal-lynx = Luchs
animal-otter = Otter
animal-owl = Eule
    .gender = f
animal-panda = Panda
animal-parrot = Papagei
animal-raven = Rabe
animal-swan = Schwan
animal-tiger = Tiger
animal-turtle = Schildkröte
    .gender = f
animal-zebra = Zebra
    .gender = n

## Bots

character-pip = Pip
    .rival = Pip
    .about = Liebt lange, freie Wege und streift gern umher
character-mochi = Mochi
    .rival = Mochi
    .about = Hat es immer eilig und will geradewegs ans Ziel
character-basil = Basil
    .rival = Basil
    .about = Kommt dir mit Vergnügen in die Quere
character-juno = Juno
    .rival = Juno
    .about = Denkt schon an den nächsten Zug, auch an deinen
character-professor = Professor
    .rival = den Professor
    .about = Denkt vor jedem Zug alles bis zum Ende durch
terminal-random = Zufall

## Refused options

refused-option-misfit = Diese Regeln passen nicht zusammen. Bitte wähl bei „{ $option }“ etwas anderes.
refused-option-value = „{ $option }“ – { $value } geht nicht. Bitte wähl etwas anderes.
refused-seats = { $seats ->
    [one] Dieses Spiel geht nicht mit { $seats } Spieler.
   *[other] Dieses Spiel geht nicht mit { $seats } Spielern.
  }
refused-name = Ein Name hat höchstens { $most } Zeichen und keine Kommas.
refused-damaged = Dieses Spiel wurde nicht richtig gespeichert und kann nicht weitergehen.
refused-no-replay = Dieses Spiel gibt es hier nicht mehr.
refused-picture-busy = Gerade werden sehr viele Bilder gemacht: Bitte versuch es in einer Minute noch einmal.
refused-picture-failed = Dieses Bild konnte nicht gemacht werden: Bitte versuch es noch einmal.
refused-record = In Zeile { $line } passt etwas nicht.
refused-no-action = „{ $action }“ ist in diesem Spiel kein Zug.
refused-unread = Die gespeicherten Spiele lassen sich gerade nicht lesen: Bitte versuch es noch einmal.

## Friends far apart

you-watch = Du schaust zu
no-free-seat = Alle Plätze sind besetzt
away = weg
bot-plays = { $bot } spielt
is-away = { $name } ist gerade weg
has-left = { $name } hat den Tisch verlassen
plays-for = { $bot } spielt, bis { $name } zurück ist
let-play-on = { $bot } weiterspielen lassen
time-is-up = { $name }: Die Zeit ist um, { $bot } macht den Zug fertig
time-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
  }
clock = Zeit für einen Zug
clock-none = so lange man will
clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  }
clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
  }
clock-about = Niemand verliert, wenn die Zeit um ist: Dann macht { $bot } den Zug.
change-face = Name und Tier ändern
change-face-of = { $name }: Name und Tier ändern
table-closed = Dieser Tisch ist geschlossen
closed-host = Niemand kann mehr dazukommen: Link und Code gelten nicht mehr. Lass wieder andere herein oder setz einen Bot auf den freien Platz.
closed-guest = Niemand kann mehr dazukommen. Der Gastgeber kann wieder andere hereinlassen.
## The first minute and settings

game-age = Ab { $age }
game-players = { $players } Spieler
game-minutes = { $minutes } Min.
game-young = Mit „{ $rules }“ ab { $age }
play-together = Zusammen spielen
play-together-about = An diesem Gerät, mit Freunden per Link, auch mit Bots
family = Unsere Familie
family-start = Familie eintragen: Dann startet jeder mit einem Fingertipp
family-change = Mitspieler hinzufügen oder ändern
family-add = Jemanden hinzufügen
family-new = Jemand Neues
family-name = Name
family-bot = Spielt gern gegen
family-against = { $name } gegen { $rival }
family-remove = { $name } entfernen
family-about = Namen und Gesichter bleiben auf diesem Gerät.
family-seat = Tipp an, wer mitspielt
secret-cards = Eure Karten bleiben geheim: Beim Weitergeben ist der Bildschirm verdeckt. Oder nimm deine Karten aufs Handy: Das geht im Menü am Tisch.
other-editions = Andere Ausgaben
settings = Einstellungen
text-size = Schriftgröße
light = Tag und Nacht
light-day = Tag
light-night = Nacht
light-system = wie das Gerät
done = Fertig
## The story and the end

story = Was bisher geschah
story-empty = Noch ist nichts geschehen.
see-board = Brett ansehen
see-result = Ergebnis zeigen
you-win = Du hast gewonnen!
consoled = { $name } sagt: „Das war knapp! Spielen wir noch eine Runde?“
series = An diesem Tisch gewonnen
series-draws = { $count }-mal unentschieden
with-hints = { $count ->
    [one] mit { $count } Tipp
   *[other] mit { $count } Tipps
  }
hints-not-best = Als Rekord zählen nur Spiele ohne Tipps.
replay-turn = Zug { $turn } von { $of }
undo-declined = { $name } möchte den Zug nicht zurücknehmen
## The hand

turn-back = Gegen den Uhrzeigersinn drehen
keys = Tasten
key-space = Leertaste
keys-tab = Zum Brett und zu den Knöpfen
keys-arrows = Zum nächsten Feld oder Pfeil
keys-pages = Zur nächsten Stelle, an der du spielen kannst
keys-space = Zeigt den Zug. Noch einmal: dreht weiter oder spielt
keys-enter = Zeigt den Zug. Noch einmal: spielt ihn
keys-escape = Legt alles zurück
keys-turn = Dreht im Uhrzeigersinn
keys-turn-back = Dreht gegen den Uhrzeigersinn
keys-undo = Legt zurück oder nimmt den letzten Zug zurück
keys-this = Zeigt diese Tasten
keys-mouse = Das Mausrad dreht in beide Richtungen, die rechte Maustaste gegen den Uhrzeigersinn.
## Rewards

album = Album
album-found = { $found } von { $all }
album-thing = { $count ->
    [0] { $name }, noch nicht gefunden
    [one] { $name }
   *[other] { $name }, { $count }-mal
  }
album-about = Alles, was du an diesem Gerät gewinnst, kommt in dieses Album.
chabyrinthe-keepsake = Eine Katze mit dem Wert { $value }
mouse-race-keepsake = Käse: { $name }
bots-talk = Bots sagen ab und zu etwas

## Seats that hold secrets

refused-is-here = { $name } ist wieder da.
refused-seat-kept = In diesem Spiel gibt es Geheimnisse: Diesen Platz kann nur ein Bot bekommen oder wer vorher hier saß.
refused-undo-told = Das Spiel ist vorbei, und seine Geheimnisse sind bekannt: Jetzt lässt sich nichts mehr zurücknehmen.
## Limits
refused-openings = Aus eurem Netz wurden schon viele Tische eröffnet: Bitte warte ein paar Minuten.
refused-slow-down = Aus eurem Netz kamen zu viele Anfragen auf einmal: Bitte warte einen Moment.
refused-wrong-codes = Aus eurem Netz kamen zu viele falsche Codes: Bitte warte ein paar Minuten.
## Limits of games and records

refused-game-full = Dieses Spiel dauert schon so lange, dass keine weiteren Züge mehr gehen. Fang ein neues an.
refused-room-full = An diesem Tisch wurde so viel gespielt, dass kein Platz mehr ist. Mach einen neuen auf.
refused-record-long = Dieses gespeicherte Spiel hat mehr Züge, als ein Spiel haben kann.
refused-busy = Gerade sehen sich sehr viele Leute Spiele an: Bitte versuch es in einer Minute noch einmal.
## What is stored, and how it is deleted

privacy = Datenschutz
privacy-table = Von einem Tisch bewahrt der Server das Spiel auf: die Züge, die Namen und Tiere der Spieler und wann gespielt wurde. Adressen bewahrt er nicht auf, und dein Gerät erkennt er nur an einem zufälligen Schlüssel. Wer den Link oder den Code eines Tisches hat, kann zuschauen, bis niemand mehr hereingelassen wird.
privacy-time = Tische, an die niemand mehr kommt, werden nach einiger Zeit gelöscht. Wann das ist, entscheidet, wer diesen Server betreibt. Wer einen Tisch eröffnet hat, kann ihn jederzeit im Menü löschen: Dann sind alle Spiele an diesem Tisch weg. Wenn du von deinem Platz aufstehst, sehen andere dort einen anderen Namen.
privacy-device = Dieses Gerät merkt sich die Namen und Gesichter, die du eingegeben hast, dein Album und deine Ergebnisse, die Einstellungen, die letzten Tische und den Schlüssel, an dem Tische es erkennen. Das alles bleibt auf diesem Gerät, und du kannst es in den Einstellungen löschen.
privacy-others = Es gibt keine Werbung, niemand verfolgt, was du tust, und nichts wird von anderen Websites geladen.
delete-room = Diesen Tisch löschen
delete-room-sure = Diesen Tisch für alle löschen?
delete-room-about = Alle Spiele, die an diesem Tisch gespielt wurden, werden mit ihren Ergebnissen gelöscht. Sie lassen sich nicht zurückholen.
delete-room-yes = Löschen
forget-device = Alles auf diesem Gerät vergessen
forget-device-sure = Alles auf diesem Gerät vergessen?
forget-device-about = Namen, Gesichter, Album, Ergebnisse, Einstellungen und die Liste deiner Tische werden hier gelöscht. Du stehst von diesen Tischen auf, und sie erkennen dieses Gerät nicht mehr.
forget-device-yes = Alles vergessen
keep = Alles behalten
## Several machines

refused-come-back = Der Tisch zieht gerade auf einen anderen Rechner um: Bitte versuch es noch einmal.
## Without a server

getting-ready = Das Spiel wird vorbereitet
getting-ready-once = Das erste Mal dauert es einen Moment.
then-offline = Danach kannst du auch ohne Internet spielen.
engine-failed = Das Spiel konnte nicht geladen werden. Bitte prüf die Verbindung und versuch es noch einmal.
refused-not-loaded = Das ist noch nicht geladen. Komm bitte wieder, wenn es eine Verbindung gibt; danach geht es auch ohne.
elsewhere = Dieses Spiel ist in einem anderen Tab oder Fenster offen.
play-here = Hier spielen
unsaved-refused = In diesem Browser lassen sich keine Spiele speichern. Du kannst weiterspielen, aber wenn du diese Seite schließt, ist das Spiel weg.
unsaved-full = Zum Speichern dieses Spiels ist kein Platz mehr. Du kannst weiterspielen, aber wenn du diese Seite schließt, ist das Spiel weg.
friends-need-server = Mit Freunden an anderen Geräten spielst du, wo Meowze auf einem Server läuft. Diese Seite kommt ohne Server aus.
play-together-here = An diesem Gerät, auch mit Bots
secret-cards-here = Eure Karten bleiben geheim: Beim Weitergeben ist der Bildschirm verdeckt.
films-need-server = Filme gibt es dort, wo Meowze auf einem Server läuft: Öffne das gespeicherte Spiel dort.
privacy-here = Deine Spiele liegen in diesem Browser, nur auf diesem Gerät. Nichts wird irgendwohin geschickt. Wenn du im Browser die Daten dieser Website löschst, sind sie weg.
take-along = Dieses Spiel mitnehmen
take-along-about = Kopiere den Link oder speichere die Datei. Beides lässt sich auf jeder Meowze-Seite öffnen, auch auf einem anderen Gerät, und dort kannst du weiterspielen.
link-damaged = Dieser Link enthält kein Spiel, das hier gezeigt werden kann. { $why }

## A new version

new-version = Es gibt eine neue Version von Meowze.
take-update = Jetzt laden

## Learning: stories, puzzles, the analysis board

learn = Lernen
learn-game = { $game } lernen

## How a game went

review-open = Wie lief es?
review-thinking = Die Bots schauen sich das Spiel noch einmal an …
review-graph = Der Verlauf des Spiels
review-point = Zug { $turn }, { $name }, Gewinnchance { $chance }
review-point-together = Zug { $turn }, { $name }
review-point-turns = Zug { $turn }, { $name }, Züge insgesamt: etwa { $turns }
review-jump = Diesen Zug zeigen
review-best-chance = Bester gefundener Zug: { $best }, Gewinnchance { $chance }
review-best-turns = Bester gefundener Zug: { $best }, Züge insgesamt: etwa { $turns }
review-best-same = Kein besserer Zug wurde gefunden.
review-show-best = Den besten Zug zeigen
review-best-turn = Der beste Zug des Spiels
review-good-turn = Ein guter Zug
review-lucky-draw = Glück beim Ziehen
review-did-wins-cats = { $count ->
    [one] Eine Katze kam nach Hause
   *[other] { $count } Katzen kamen nach Hause
  }
review-did-finds-treasure = Ein Schatz wurde gefunden
review-did-goes-home = Zurück in der eigenen Ecke
review-did-reaches-cheese = Direkt zum Käse
review-did-blocks = { $name } musste einen Umweg machen
review-did-other = Das war gut überlegt
review-show-slips = Zeigen, was noch möglich war
review-no-slips = Jeder Zug war gut.
review-missed-wins-cats = { $count ->
    [one] Hier hätte eine Katze nach Hause laufen können
   *[other] Hier hätten { $count } Katzen nach Hause laufen können
  }
review-missed-finds-treasure = Hier war ein Schatz erreichbar
review-missed-goes-home = Hier war der Weg zurück in die Ecke frei
review-missed-reaches-cheese = Hier war der Käse erreichbar
review-missed-blocks = Hier hätte man { $name } aufhalten können
review-missed-other = Hier gab es einen noch besseren Zug
review-shares = Glück und Entscheidungen
review-found = Besten Zug gefunden: { $found } von { $choices }
## Puzzles

puzzles = Rätsel
    .about = Stellungen mit einer Lösung: Findest du sie?
puzzles-of = Rätsel: { $game }
puzzle-daily = Rätsel des Tages
    .about = Heute für alle dasselbe
puzzle-strength-1 = Leicht
puzzle-strength-2 = Mittel
puzzle-strength-3 = Schwer
puzzles-solved = { $solved } von { $count }
puzzle-solutions = { $count } Lösungen
puzzle-solved = Gelöst! Gut gemacht.
puzzle-missed = So nicht. Versuch es noch einmal!
puzzle-open = Bis hierher gut. Weiter!
puzzle-look = Schau hierhin.
puzzle-you = Du bist { $name }
puzzle-hint = Tipp
puzzle-again = Von vorn
puzzle-next = Nächstes Rätsel
labyrinth-theme-two-turns = In zwei Zügen am Schatz
labyrinth-theme-three-turns = In drei Zügen am Schatz
labyrinth-theme-guard = Halt dein Gegenüber fern
labyrinth-puzzle-two-turns = Erreiche deinen Schatz in zwei Zügen: { labyrinth-treasure }
labyrinth-puzzle-three-turns = Erreiche deinen Schatz in drei Zügen: { labyrinth-treasure }
labyrinth-puzzle-guard = Dein Gegenüber sucht diesen Schatz: { labyrinth-treasure }. Lass für den nächsten Zug keinen Weg dorthin offen!
chabyrinthe-theme-two-cats = Zwei Katzen in einem Zug
chabyrinthe-theme-three-cats = Drei Katzen in einem Zug
chabyrinthe-theme-chain = Kettenreaktion
chabyrinthe-puzzle-two-cats = Bring in einem Zug zwei Katzen nach Hause
chabyrinthe-puzzle-three-cats = Bring in einem Zug drei Katzen nach Hause
chabyrinthe-puzzle-chain = Lös eine Kettenreaktion aus: Mit einer einzigen Aktion läuft erst eine Katze nach Hause, dann noch eine
mouse-race-theme-stop = Eine Katze hält alle auf
mouse-race-theme-sure = Zum Käse, egal was passiert
mouse-race-puzzle-stop = Leg die Katze so, dass in den nächsten { $turns } Zügen niemand sonst zum Käse kommt
mouse-race-puzzle-sure = Sichere dir den Käse: Was dein Gegenüber als Nächstes auch tut, du musst ihn noch in { $turns } Zügen erreichen können
refused-no-puzzles = Für dieses Spiel gibt es hier keine Rätsel.
refused-no-puzzle = Dieses Rätsel gibt es nicht.
refused-no-theme = Rätsel dieser Art gibt es nicht.
learn-back = Zurück
learn-story = Geschichte
    .about = Ein paar kleine Bretter zeigen dir, wie das Spiel geht.
story-of = Geschichte: { $game }
story-offer = Neu hier? Eine kleine Geschichte zeigt dir, wie es geht
story-decline = Nein, danke
story-well = Gut gemacht!
story-wrong = Noch nicht. Versuch etwas anderes!
story-done = Jetzt kannst du spielen!
story-next = Weiter
story-again = Noch einmal
story-play = Jetzt spielen
story-stars = { $count } von { $all } Sternen
learn-board = Analysebrett
    .about = Jede Stellung ausprobieren und die Bots fragen.
board-of = Analysebrett: { $game }
board-see = Zurück zum Brett
board-from-here = Diese Stellung analysieren
board-draws = Was wird gezogen?
board-any = Zufällig
board-lines = Varianten
board-first = Zum Anfang
board-forget = Diese Variante löschen
board-text = Stellung als Text
board-text-about = Füg hier eine Stellung ein oder kopier diese.
board-set = Aufbauen
board-copy = Kopieren
chabyrinthe-story-turn = Dreh eine Rinne so, dass die Katze nach Hause laufen kann.
chabyrinthe-story-push = Schieb die Rinne vom Rand ein, damit die Katze nach Hause laufen kann.
chabyrinthe-story-quarter = Dreh die Rinne in deiner Hand und schieb sie ein: Die Katze will nach Hause.
chabyrinthe-story-both = Dreh nur eine Rinne, und beide Katzen laufen nach Hause!
labyrinth-story-walk = Lauf zu dem Schatz auf deiner Karte.
labyrinth-story-slide = Schieb das Plättchen so ein, dass du zum Schatz laufen kannst.
labyrinth-story-quarter = Dreh das Plättchen in deiner Hand, schieb es ein und lauf zum Schatz.
labyrinth-story-home = Du hast alles gefunden: Lauf zurück in deine Ecke!
mouse-race-story-lay = Leg den Stein so, dass die Maus zum Käse kommt.
mouse-race-story-draw = Zieh einen Stein aus dem Beutel und leg ihn.
mouse-race-story-cat = Die andere Maus ist nah am Käse: Leg ihr die Katze in den Weg!

## The game of the day

daily = Spiel des Tages
chabyrinthe-daily = Das Dach von heute
labyrinth-daily = Das Labyrinth von heute
daily-about = Heute bekommen alle dasselbe Spiel, mit demselben Glück. Morgen gibt es ein neues.
daily-play = Spielen
daily-continue = Weiterspielen
daily-again = Noch einmal spielen
daily-moons = { $count } von { $all } Monden
daily-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
  }
daily-streak-new = Spiel heute und fang eine neue Serie an.
daily-days = Die letzten sieben Tage
daily-day-none = { $day }: nicht gespielt
daily-result = { $title }, { $day }: { $moons } { $turns }
daily-best = Beste Ergebnisse
daily-best-none = Noch steht niemand auf der Liste.
daily-best-about = Auf die Liste kommen nur Spiele mit dem Glück dieses Tages. Das kann jeder vorher herausfinden, also ist die Liste nur zum Spaß da. Die Namen denkt sich Meowze aus.
daily-add = Mein Ergebnis auf die Liste setzen
daily-added = Dein Platz: { $rank } von { $count }
daily-own-only = Wo Meowze auf einem Server läuft, gibt es eine Liste der besten Ergebnisse. Hier siehst du deine eigenen.
privacy-daily = Wenn du ein Ergebnis vom Spiel des Tages auf die Liste setzt, bewahrt der Server es eine Woche auf: einen ausgedachten Namen, die Züge, die Tipps und einen Schlüssel für dein Gerät, den niemand zu sehen bekommt. Löschst du, was dieses Gerät sich merkt, werden auch deine Plätze auf der Liste gelöscht.
refused-daily-day = Dieses Spiel des Tages ist vorbei oder hat noch nicht begonnen. Das von heute wartet auf dich.
refused-daily-alone = Das Spiel des Tages spielt man allein, an diesem Gerät.
refused-daily-no-list = Hier gibt es keine Liste der Ergebnisse.
refused-daily-many = Aus eurem Netz kamen viele Ergebnisse: Bitte warte ein paar Minuten.
refused-not-daily = Das ist kein gelöstes Spiel von diesem Tag.
refused-no-daily = Zu diesem Spiel gibt es kein Spiel des Tages.
refused-no-day = Diesen Tag gibt es nicht.
## While the server is away

server-away = Der Server ist nicht erreichbar. Dieses Spiel ist dort gespeichert und geht weiter, sobald er wieder da ist.
play-meanwhile = Inzwischen etwas anderes spielen
friends-server-away = Sobald der Server wieder erreichbar ist, können andere mit ihren eigenen Geräten mitspielen.

## Setting up a position, lines and branches

setup = Aufbauen
setup-of = Stellung aufbauen: { $game }
setup-about = Tipp auf eine Stelle und wähl, was dort liegen soll. Ziehen verschiebt.
setup-where = Wohin? Tipp auf die Stelle.
setup-beside = Neben dem Brett
setup-turn = Drehen
setup-move = Verschieben
setup-new = Neues Brett
setup-seats = Spieler
setup-start = Neu austeilen
setup-empty = Leeres Brett
setup-deal = Den Rest austeilen
setup-done = Von hier spielen
setup-place = { $place ->
    [seat] Wer ist dran?
    [hand] Plättchen in der Hand
    [top] Nächste Karte
    [under] Unter dem Stapel
    [last] Zuletzt geschoben
   *[did] In diesem Zug getan
  }
setup-won = { $name }: Katzen zu Hause
setup-cards = { $name } sucht
setup-found = { $name } hat gefunden
setup-did = { $did ->
    [rotation] eine Karte gedreht
    [push] eingeschoben
   *[nothing] noch nichts
  }
setup-nothing = Nichts
setup-no-treasure = Kein Schatz
setup-home = Haus
setup-path = Weg: { $name }
setup-back = Wegnehmen: { $what }
refused-setup-none-left = Davon ist nichts mehr übrig.
refused-setup-cannot-move = Dorthin lässt sich das nicht verschieben.
refused-setup-impossible = So eine Stellung ist nicht möglich: { $why }
refused-board-long = Dieses Spiel ist zu lang, um es ganz auf dem Analysebrett zu zeigen.
board-comment = Kommentar
board-mark = Zeichen
board-mark-name = { $kind ->
    [brilliant] brillant
    [good] gut
    [interesting] interessant
    [doubtful] zweifelhaft
    [mistake] ein Fehler
   *[blunder] ein grober Fehler
  }
board-promote = Zur Hauptvariante machen
board-save = Als Datei speichern
board-link = Link kopieren
board-open = Datei öffnen
board-other-game = Das ist ein anderes Spiel: { $game }.
replay-instead = Stattdessen:
replay-main = Zurück zum Spiel
daily-picture = Bild zum Teilen
## What draws and choices gave

review-lucky-draws = Glück beim Ziehen
review-good-turns = Gute Züge
