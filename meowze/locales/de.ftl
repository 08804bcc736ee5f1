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
    [corner] Ecke
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

## Start page

which-game = Welches Spiel?
other-games = Andere Spiele
against-bot = Gegen einen Bot
play-against = Gegen { $name } spielen
which-bot = Welcher Bot?
bot-level = { $name }, Stufe { $level }
or-together = Oder deckt selbst den Tisch
how-many = Wie viele spielen?
who-plays = Wer spielt?
player-is = Spieler { $number }
player-here = jemand hier
player-link = per Link
player-bot = ein Bot
comes-by-link = Jemand kommt per Link
gets-a-name = Jemand hier
name-of-player = Name von Spieler { $number }
which-rules = Welche Regeln?
more-choices = Mehr zur Auswahl
as-usual = wie üblich
start = Los
go-on = Ein Spiel fortsetzen
join-code = An einen Tisch setzen: sein Code
join = Dazusetzen
option-first = Spieler { $number }
option-lot = durch Los
option-no = nein
option-yes = ja
switch-first = Wer beginnt
failed = Der Server antwortet nicht. Bitte versuch es noch einmal.

## A table

next-tile = nächstes Teil
play-this = Das spielen
undo = Zurück
new-game = Neues Spiel
play-again = Noch einmal
turn-number = Zug { $number }
seat = { $playing ->
    [yes] { $name }, am Zug: { $score }
   *[no] { $name }: { $score }
  }
to-play = { $name } ist am Zug
page-turn = { $name } ist am Zug · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
called-off = Das Spiel wurde abgebrochen
in-turns = { $turns ->
    [one] in { $turns } Zug
   *[other] in { $turns } Zügen
  }
see-again = { $line }. Drücken, um es noch einmal zu sehen
offline = Verbindung verloren, neuer Versuch läuft
gone = Diesen Tisch gibt es nicht mehr.
not-yet = { $name } ist dran
hint = Tipp
reason-wins-cats = { $count ->
    [one] Das bringt eine Katze nach Hause
   *[other] Das bringt { $count } Katzen nach Hause
  }
reason-prepares = Das bereitet den nächsten Zug vor
reason-finds-treasure = Dort liegt dein Schatz
reason-opens-way = Das öffnet den Weg zu deinem Schatz
reason-comes-nearer = { $count ->
    [one] Das bringt dich einen Schritt näher
   *[other] Das bringt dich { $count } Schritte näher
  }
reason-goes-home = Das führt nach Hause
reason-reaches-cheese = Das erreicht den Käse
reason-blocks = Das macht den Weg von { $name } länger
reason-frees-way = Das macht den Weg frei
reason-draws = Erst ziehen, dann weitersehen
asks-undo = { $name } möchte etwas zurücknehmen. Einverstanden?
asking-undo = { $name } bittet darum, etwas zurückzunehmen
undo-yes = Ja, nimm es zurück
undo-no = Nein, spiel weiter
change-game = Spiel wechseln
host-again = Wer diesen Tisch eröffnet hat, kann ein neues Spiel beginnen.
unknown-game = Diese Seite ist älter als das Spiel auf dem Tisch. Bitte lade sie neu.

## Waiting for players

waiting = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
  }
you-are = { $name } (du)
free = frei
sit-here = Hier hinsetzen
stand-up = Aufstehen
free-seat = Diesen Platz frei machen
free-seat-of = Den Platz von { $name } frei machen
fill-with-bot = Einen Bot hinsetzen
invite = Freunde öffnen diesen Link oder schauen mit der Kamera auf das Bild:
or-type = Oder sie tippen diesen Code auf der Startseite ein:
qr = Der Link als QR-Bild
link = Der Link
copy = Link kopieren
copied = Kopiert
only-here = Nur dieser Computer erreicht diesen Tisch. Starte Meowze in deinem Heimnetz ohne „--only-here“, um andere Geräte einzuladen.
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

undo-allowed = Zurücknehmen ist erlaubt
absent = Wenn jemand weg ist
absent-wait = wartet das Spiel
absent-bot = { $minutes ->
    [one] spielt nach { $minutes } Minute ein Bot
   *[other] spielt nach { $minutes } Minuten ein Bot
  }

## A phone as hand

phone-hand = Ein Handy als Hand
phone-for = Ein Handy als Hand für { $name }
phone-back = { $name } spielt wieder auf diesem Bildschirm
phone-hand-about = Mit diesem Bild hält ein Handy die Karten von { $name }, während das Brett hier bleibt.
on-phone = { $name } schaut auf das Handy
show-board = Zeig das Brett
my-cards = Meine Karten
cover-cards = Karten verdecken

## Phrases

say-something = Etwas sagen
phrase-hello = Hallo
phrase-good-luck = Viel Glück
phrase-well-played = Gut gespielt
phrase-thanks = Danke
phrase-oops = Hoppla
phrase-thinking = Lass mich nachdenken
phrase-hurray = Hurra
phrase-purr = Schnurr
phrase-hiss = Fauch
phrase-bye = Tschüss

## Rules

rules = Die Regeln
why = Warum?

## Refused

refused-already = Dieses Gerät hat den Platz schon.
refused-already-host = Dieses Gerät ist schon Gastgeber.
refused-bot-silent = Kein Bot wusste etwas zu sagen.
refused-breath = Bitte warte ein wenig, bevor du mehr sagst.
refused-closed = Der Gastgeber lässt niemanden mehr an diesen Tisch.
refused-failed = Hier ist etwas schiefgegangen.
refused-game-not-offered = Dieser Server bietet das Spiel { $game } nicht an.
refused-hello-first = Die erste Nachricht muss hello sein.
refused-host-only = Das kann nur der Gastgeber.
refused-name-offered = Bitte nimm einen der angebotenen Namen.
refused-name-taken = Diesen Namen hat hier schon jemand; bitte nimm einen anderen.
refused-no-advice = Jetzt gibt es nichts zu raten.
refused-no-bots = Hier gibt es keine Bots.
refused-no-room = Diesen Tisch gibt es hier nicht. Vielleicht hast du dich vertippt.
refused-no-seat = Diesen Platz gibt es nicht.
refused-no-token = Um für einen Platz zu spielen, braucht ein Gerät ein eigenes Token.
refused-nobody = Dort sitzt niemand.
refused-not-asked = Dieses Gerät wurde nicht gefragt.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-not-lent = Kein anderes Gerät hat diesen Platz.
refused-not-yours = Dieses Gerät spielt nicht für diesen Platz.
refused-nothing-back = Es gibt nichts zurückzunehmen.
refused-only-here = Nur dieser Computer erreicht den Server, darum gibt es keinen Link für ein anderes Gerät.
refused-over-here = Hier ist das Spiel schon zu Ende: wähl einen früheren Moment.
refused-pairing = Dieser Code ist verbraucht oder zu alt; bitte um einen neuen.
refused-pictures = Von deiner Adresse wurden zu viele Bilder verlangt: bitte warte eine halbe Minute.
refused-request-ended = Diese Bitte hat sich erledigt.
refused-rule = Das erlauben die Regeln jetzt nicht.
refused-seat-taken = Dort sitzt schon { $name }.
refused-secrets = Dieses Spiel hat Geheimnisse: die Aufzeichnung gibt es nach dem Ende.
refused-sent-away = Der Gastgeber hat dich gebeten, diesen Tisch zu verlassen.
refused-stale = Der Tisch hat sich inzwischen geändert: bitte schau noch einmal.
refused-stopped = Dieses Spiel wurde nach einer anderen Fassung der Regeln gespielt und kann hier nicht weitergehen.
refused-too-many = { $count ->
    [one] Von hier aus ist schon { $count } Tisch offen: spiel ihn zuerst zu Ende.
   *[other] Von hier aus sind schon { $count } Tische offen: spiel zuerst einen davon zu Ende.
  }
refused-turn = { $name } ist dran.
refused-undo-off = Der Gastgeber hat das Zurücknehmen abgeschaltet.
refused-unsaved = Das konnte nicht gespeichert werden: bitte versuch es noch einmal.
refused-watching = Nur wer mitspielt, kann etwas zurücknehmen.

## Menu

show-how = Zeig mir, wie es geht
skip-guide = Ich weiß, wie es geht

menu = Menü
close = Zurück zum Spiel
sounds = Töne
volume = Lautstärke
speed = Bewegungen
speed-calm = ruhig
speed-normal = normal
speed-quick = flott
flat = Das Tablet liegt flach zwischen uns
flat-about = Namen und Knöpfe drehen sich zu dem, der am Zug ist
wrong = Etwas stimmt nicht
wrong-about = Speichert das Spiel und die letzten Nachrichten als Datei für jemanden, der helfen kann
leave = Tisch verlassen
leave-sure = Den Tisch verlassen?
leave-about = Das Spiel bleibt, wie es ist. Du findest es auf der Startseite wieder.
leave-yes = Verlassen
leave-no = Hierbleiben

## Games seen again

replay = Ein Spiel noch einmal
replay-of = { $game } noch einmal
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-back = Einen Schritt zurück
replay-step = Schritt des Spiels
replay-at = { $at } von { $of }
replay-speed = Tempo
replay-eyes = Mit wessen Augen
replay-open = wer am Zug ist
replay-games = Die Spiele dieses Tischs
replay-game = Spiel { $number }
replay-gone = Dieses Spiel ist hier nicht (mehr) zu sehen. Hast du es als Datei, dann lege sie auf der Startseite ab.
replay-stopped = Ab hier gelten heute andere Regeln als in diesem Spiel. Der Rest lässt sich nicht zeigen.
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
go-on-against = Die anderen sind Bots wie dieser:
open-record = Ein gespeichertes Spiel ansehen: Datei wählen oder hier ablegen
record-damaged = Diese Datei ist kein Spiel, das hier gezeigt werden kann. { $why }
record-large = Diese Datei ist zu groß für ein gespeichertes Spiel.

## Statistics at the end

statistics = So lief es
stat-cats = Heimgebrachte Katzen
stat-points = Punkte
stat-treasures = Gefundene Schätze
stat-walked = Begangene Felder
stat-path = Länge des Wegs
stat-laid-cats = Gelegte Katzen
best-here = Die Besten hier
best-new = Dein bisher bestes Ergebnis!
best-own = { $turns ->
    [one] Dein bestes: { $turns } Zug
   *[other] Dein bestes: { $turns } Züge
  }

## At a keyboard

terminal-back = Zurückgenommen.
terminal-commands = Oder: look (deine Geheimnisse), hint, legal, offers, board, undo, text, save DATEI, help, quit.
terminal-ends = Das Spiel endet hier.
terminal-help = Tipp eine oder mehrere Aktionen: { $some } (docs/notation.md).
terminal-hide = Drück Enter, um es zu verdecken.
terminal-next = { $name } ist dran. Drück Enter.
terminal-no-offers = Keine Aktion lohnt jetzt eine Vorschau.
terminal-not-saved = Nicht gespeichert: { $why }
terminal-save-where = wohin speichern? schreib: save DATEI
terminal-saved = Gespeichert in { $file }.
terminal-turn-over = Der Zug ist vorbei; nicht gespielt: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Dreh und schieb die Dachrinnen, bis jede Katze einen Weg nach Hause hat.
chabyrinthe-name-0 = Otter
chabyrinthe-name-1 = Reiher
chabyrinthe-name-2 = Fuchs
chabyrinthe-name-3 = Dachs
chabyrinthe-board = Das Dach: Pfeiltasten bewegen, Bild ab geht zur nächsten Stelle zum Spielen, die Leertaste dreht eine Karte oder schiebt eine ein, Enter spielt die gedrehte Karte, R dreht die nächste Karte
chabyrinthe-preset-standard = Standard
    .about = Zwei Aktionen pro Zug, die meisten Punkte gewinnen
chabyrinthe-preset-kittens = Kätzchen
    .about = Ein kleineres Dach für ein schnelles Spiel
chabyrinthe-preset-cooperative = Gemeinsam
    .about = Alle bringen die Katzen nach Hause
chabyrinthe-preset-teams = Teams
    .about = Zwei gegen zwei
chabyrinthe-preset-solitaire = Allein
    .about = In so wenigen Zügen wie möglich
chabyrinthe-preset-french = Französisch
    .about = Man darf früher aufhören
chabyrinthe-preset-english = Englisch
    .about = Man darf früher aufhören
chabyrinthe-preset-russian-2024 = Russisch 2024
    .about = Mit 36 Karten
chabyrinthe-preset-2007 = 2007
    .about = Eine Aktion muss eine Drehung sein
chabyrinthe-switch-deck = Rinnenkarten
chabyrinthe-switch-board = Dach
chabyrinthe-switch-mode = Wer gewinnt
chabyrinthe-switch-actions = Aktionen pro Zug
chabyrinthe-switch-must_rotate = Eine Aktion muss eine Drehung sein
chabyrinthe-switch-inserted = Eine eingeschobene Karte
chabyrinthe-switch-shared_home = Zwei Katzen in ein Heim
chabyrinthe-switch-limit = Abbruch nach so vielen Zügen (0: nie)
chabyrinthe-option-26 = 26 Karten
chabyrinthe-option-36 = 36 Karten
chabyrinthe-option-4x4 = 4 × 4
chabyrinthe-option-3x3 = 3 × 3, Kätzchen
chabyrinthe-option-points = die meisten Punkte
chabyrinthe-option-teams = zwei Teams
chabyrinthe-option-cooperative = alle gemeinsam
chabyrinthe-option-solitaire = allein
chabyrinthe-option-exactly-two = genau zwei
chabyrinthe-option-at-most-two = höchstens zwei
chabyrinthe-option-free = wird beliebig gedreht
chabyrinthe-option-as-it-lies = kommt hinein, wie sie liegt
chabyrinthe-option-one-place = Heim rückt einen Platz weiter
chabyrinthe-option-each-cat = einen Platz für jede Katze

chabyrinthe-cell = { $cell }, { shape }, offen nach { $sides }
chabyrinthe-bare = { $cell }, leer
chabyrinthe-door = Karte bei { $door } einschieben
chabyrinthe-door-cat = Karte bei { $door } einschieben, wo eine Katze mit dem Wert { $value } wartet
chabyrinthe-door-home = Karte bei { $door } einschieben, wo ein Heim ist
chabyrinthe-top = Nächste Karte: { shape }, offen nach { $sides }. Drücken, um sie zu drehen
chabyrinthe-stop = Aufhören
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
    [one] der beste Freund aller Katzen
   *[other] die besten Freunde aller Katzen
  }
chabyrinthe-solved = Alle Katzen sind zu Hause
chabyrinthe-verdict = { $verdict ->
    [1] Selbst der Mond hat gestaunt
    [2] Auf dem Dachfirst steht bald dein Denkmal
    [3] Auf leisen Pfoten zum Meisterstück
    [4] Da schnurrt die ganze Nachbarschaft
    [5] Pünktlich zum ersten Schälchen Milch
    [6] Wer trödelt, sieht mehr von den Dächern
   *[7] Für die Katz war’s nicht, aber spät
  }
chabyrinthe-no-turn = Diese Karte lässt sich jetzt nicht drehen
chabyrinthe-no-push = Hier lässt sich jetzt keine Karte einschieben

chabyrinthe-told-dealt = auf { $cell } liegt nun: { shape }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } dreht { $cell } ein Viertel im Uhrzeigersinn
    [2] { $who } dreht { $cell } halb herum
   *[3] { $who } dreht { $cell } ein Viertel gegen den Uhrzeigersinn
  }
chabyrinthe-told-pushed = { $who } schiebt bei { $door } eine Karte ein: { shape }
chabyrinthe-told-stopped = { $who } hört auf
chabyrinthe-told-drawn = die nächste Karte: { shape }
chabyrinthe-told-returned = die nächste Karte: { shape }, zurück von ganz unten
chabyrinthe-told-homed = { $who } bringt die Katze { $value } von { $place } ins Heim bei { $home }
chabyrinthe-told-arrived = eine Katze mit dem Wert { $value } kommt nach { $place }
chabyrinthe-told-began = { $who } beginnt

## Labyrinth

labyrinth-title = Labyrinth
labyrinth-intro = Verschieb die Gänge, lauf zu deinen Schätzen und sei als Erster wieder zurück.
labyrinth-name-0 = Fuchs
labyrinth-name-1 = Hase
labyrinth-name-2 = Frosch
labyrinth-name-3 = Bär
labyrinth-board = Das Labyrinth: Pfeiltasten bewegen, Bild ab geht zur nächsten Stelle zum Spielen, Leertaste oder Enter schiebt das Plättchen an einer Tür ein oder läuft zu einem Feld, R dreht das Plättchen
labyrinth-preset-standard = Standard
    .about = Finde alle deine Schätze, dann zurück in deine Ecke
labyrinth-preset-short = Kurz
    .about = Je vier Schätze, dann zurück in deine Ecke
labyrinth-preset-young-children = Jüngere Kinder
    .about = Du siehst alle deine Karten und findest sie in beliebiger Reihenfolge
labyrinth-preset-young-children-short = Die Kleinsten
    .about = Je drei Schätze, alle offen, und kein Rückweg
labyrinth-preset-newer-editions = Neuere Ausgaben
    .about = Du schaust die nächste Karte sofort an
labyrinth-preset-other-tiles = Andere Plättchen
    .about = Eine Ecke mehr, eine Gerade weniger
labyrinth-switch-tiles = Lose Plättchen: Gerade, Ecke, Abzweigung
labyrinth-switch-secrets = Schätze für jeden
labyrinth-switch-cards = Deine Karten
labyrinth-switch-next_card = Die nächste Karte sieht man
labyrinth-switch-finish = Wo es endet
labyrinth-switch-limit = Abbruch nach so vielen Zügen (0: nie)
labyrinth-option-13-15-6 = 13, 15, 6
labyrinth-option-12-16-6 = 12, 16, 6
labyrinth-option-all = alle, die es gibt
labyrinth-option-top = eine nach der anderen
labyrinth-option-open = alle zugleich, in beliebiger Reihenfolge
labyrinth-option-next-turn = im nächsten Zug
labyrinth-option-at-once = sofort
labyrinth-option-corner = in der eigenen Ecke
labyrinth-option-anywhere = beim letzten Schatz

labyrinth-treasure = { $treasure ->
    [book] Buch
    [gold] Gold
    [map] Karte
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
labyrinth-cell = { $cell }, { shape }, offen nach { $sides }
labyrinth-bare = { $cell }, leer
labyrinth-pawn = Figur von { $name }
labyrinth-corner = Ecke von { $name }
labyrinth-door = Plättchen bei { $door } einschieben
labyrinth-door-barred = Tür { $door }, gesperrt: das würde den letzten Schub rückgängig machen
labyrinth-hand = Plättchen in der Hand: { shape }, offen nach { $sides }. Drücken, um es zu drehen
labyrinth-hand-treasure = Plättchen in der Hand: { shape }, offen nach { $sides }, mit dem Schatz: { labyrinth-treasure }. Drücken, um es zu drehen
labyrinth-chair = { $left ->
    [one] noch { $left } Schatz zu finden
   *[other] noch { $left } Schätze zu finden
  }
labyrinth-chair-found = { $left ->
    [one] noch { $left } Schatz zu finden, gefunden: { $found }
   *[other] noch { $left } Schätze zu finden, gefunden: { $found }
  }
labyrinth-stay = Bleiben
labyrinth-barred = Das würde den letzten Schub rückgängig machen
labyrinth-no-way = Dorthin führt kein offener Weg
labyrinth-push-first = Schieb zuerst das Plättchen bei einem der Pfeile ein
labyrinth-walk-now = Geschoben ist schon: jetzt laufen oder bleiben
labyrinth-to-push = { $name } schiebt
labyrinth-to-walk = { $name } läuft
labyrinth-peek = Gedrückt halten
labyrinth-peek-at = Die Karten von { $name } ansehen: diesen Knopf gedrückt halten
labyrinth-pass = Gib weiter an { $name }
labyrinth-home = Alles gefunden: zurück in deine Ecke
labyrinth-solved = Alle Schätze gefunden
labyrinth-won-by = mit allen Schätzen

labyrinth-told-dealt = auf { $cell } liegt nun: { shape }
labyrinth-told-left-over = übrig bleibt: { shape }
labyrinth-told-looked = { $who } schaut eine Karte an
labyrinth-told-began = { $who } beginnt
labyrinth-told-pushed = { $who } schiebt bei { $door } ein Plättchen ein: { shape }
labyrinth-told-walked = { $who } läuft nach { $cell }
labyrinth-told-stayed = { $who } bleibt auf { $cell }
labyrinth-told-found = { $who } findet einen Schatz: { labyrinth-treasure }

## Mouse race

mouse-race-title = Mäuserennen
mouse-race-intro = Leg deiner Maus einen Weg zum Käse, und den anderen Katzen in den Weg.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nele
mouse-race-name-2 = Tom
mouse-race-name-3 = Rosa
mouse-race-board = Die Küche: Pfeiltasten bewegen, Bild ab geht zur nächsten Stelle zum Spielen, die Leertaste wählt ein Feld oder zeigt die andere Richtung, Enter spielt
mouse-race-preset-standard = Standard
    .about = Der erste Weg zum Käse gewinnt
mouse-race-preset-younger-players = Jüngere Kinder
    .about = Keine Katze wird je direkt ans Ende eines Weges gelegt
mouse-race-preset-english = Englisch
    .about = Der erste Weg zum Käse gewinnt
mouse-race-preset-german = Deutsch
    .about = Der erste Weg zum Käse gewinnt
mouse-race-preset-dutch = Niederländisch
    .about = Der erste Weg zum Käse gewinnt
mouse-race-preset-portuguese = Portugiesisch
    .about = Der erste Weg zum Käse gewinnt
mouse-race-preset-french = Französisch
    .about = Auch zu dritt
mouse-race-preset-russian = Russisch
    .about = Auch zu dritt
mouse-race-preset-danish = Dänisch
    .about = Auch zu dritt
mouse-race-preset-italian = Italienisch
    .about = Katzen liegen auf dem Weg des nächsten Spielers; der Duftbereich genügt zum Sieg
mouse-race-preset-spanish = Spanisch
    .about = Katzen liegen auf dem Weg dessen, der dem Käse am nächsten ist
mouse-race-switch-players = Wie viele spielen können
mouse-race-switch-bag = Beutel: Geraden, Kurven, Katzen
mouse-race-switch-cat_against = Gegen wen eine Katze gelegt wird
mouse-race-switch-cat_zone = Wo eine Katze liegen darf
mouse-race-switch-scent = Katzen rund um den Käse
mouse-race-switch-take_back = Wer aussetzt, darf zurücknehmen
mouse-race-switch-may_point = Ein Weg darf auf einen anderen zeigen
mouse-race-switch-finish = Wo ein Weg gewinnt
mouse-race-switch-limit = Unentschieden nach so vielen Zügen
mouse-race-option-2-or-4 = zwei oder vier
mouse-race-option-2-to-4 = zwei bis vier
mouse-race-option-72-72-20 = 72, 72, 20
mouse-race-option-77-77-10 = 77, 77, 10
mouse-race-option-82-82-0 = 82, 82, keine Katzen
mouse-race-option-next = den nächsten Spieler
mouse-race-option-nearest = wer dem Käse am nächsten ist
mouse-race-option-longest = wer den längsten Weg hat
mouse-race-option-side-or-way = auf der Seite oder dem Weg dieses Spielers zum Käse
mouse-race-option-side = auf der Seite dieses Spielers
mouse-race-option-way = auf dem Weg dieses Spielers zum Käse
mouse-race-option-anywhere = überall
mouse-race-option-may-block = dürfen das Ende eines Weges versperren
mouse-race-option-no-exception = folgen dort denselben Regeln
mouse-race-option-cat-or-own = eine Katze oder den eigenen letzten Stein
mouse-race-option-own = nur den eigenen letzten Stein
mouse-race-option-cheese = am Käse
mouse-race-option-scent = in seinem Duft

mouse-race-empty = { $cell }, leer
mouse-race-scent = { $cell }, Duft des Käses
mouse-race-cheese = { $cell }, der Käse
mouse-race-cat = { $cell }, eine Katze
mouse-race-cat-to-take = { $cell }, eine Katze, die du für deinen Zug zurücknehmen darfst
mouse-race-corner = { $cell }, Maus von { $name }
mouse-race-path = { $cell }, Weg von { $name }, { $sides }
mouse-race-can-lie = { $cell }, hier kann dein Stein liegen
mouse-race-can-lie-scent = { $cell }, Duft des Käses, hier kann dein Stein liegen
mouse-race-hand = Stein in der Hand: { shape }
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
mouse-race-back = Stein zurück
mouse-race-draw-first = Zieh zuerst einen Stein, oder setz aus und nimm eine Katze oder deinen letzten Stein zurück
mouse-race-on-path = Der Stein kommt ans Ende deines Weges: tipp auf ein leuchtendes Feld
mouse-race-taken = Dieses Feld ist besetzt
mouse-race-no-cat = Dort kann diese Katze nicht liegen: tipp auf ein leuchtendes Feld
mouse-race-won-by = { $turns ->
    [one] der Käse ist nach { $turns } Zug gefunden
   *[other] der Käse ist nach { $turns } Zügen gefunden
  }
mouse-race-nobody = Unentschieden
mouse-race-nobody-in = { $turns ->
    [one] niemand kam in { $turns } Zug zum Käse
   *[other] niemand kam in { $turns } Zügen zum Käse
  }

mouse-race-told-began = { $who } beginnt
mouse-race-told-drawn = { $who } zieht: { shape }
mouse-race-told-laid = { $who } legt auf { $cell }: { shape }
mouse-race-told-cat-laid = { $who } legt eine Katze auf { $cell } gegen { $target }
mouse-race-told-returned = { $who } kann den Stein nicht legen ({ shape }): er kommt zurück in den Beutel
mouse-race-told-missed = { $who } setzt aus
mouse-race-told-took-cat = { $who } setzt aus und nimmt die Katze von { $cell } zurück
mouse-race-told-took-own = { $who } setzt aus und nimmt den Stein von { $cell } zurück
