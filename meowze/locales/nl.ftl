### Nederlands. Wie speelt, is je en jij; wat een spel zelf zegt, begint met zijn naam.

## Everywhere

title = Meowze
language = Taal
side = { $side ->
    [n] noord
    [e] oost
    [s] zuid
   *[w] west
  }
shape = { $shape ->
    [corner] bocht
    [elbow] bocht
    [straight] recht stuk
    [curve] bocht
    [tee] T-splitsing
    [cross] kruising
    [bridge] brug
    [double-elbow] dubbele bocht
    [dead-end] doodlopend stuk
   *[cat] kat
  }
place-cell = rij { $row }, kolom { $column }
place-edge = { $side ->
    [n] de bovenkant van kolom { $line }
    [e] de rechterkant van rij { $line }
    [s] de onderkant van kolom { $line }
   *[w] de linkerkant van rij { $line }
  }
turns = { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
  }

## Start page

which-game = Welk spel?
other-games = Andere spellen
against-bot = Tegen een bot
play-against = Speel tegen { $name }
which-bot = Welke bot?
bot-level = { $name }, niveau { $level }
how-many = Hoeveel spelers?
who-plays = Wie spelen er mee?
player-is = Speler { $number }
player-here = op dit apparaat
player-link = een vriend, via een link
player-bot = een bot
comes-by-link = Doet mee via een link
name-of-player = Naam van speler { $number }
which-rules = Welke regels?
more-choices = Meer keuzes
as-usual = standaard
usual-value = { $value } ({ as-usual })
start = Beginnen
go-on = Verder met een spel
join-code = Aanschuiven bij een tafel: typ de code
join = Meedoen
option-first = speler { $number }
option-lot = wie het lot aanwijst
option-no = nee
option-yes = ja
switch-first = Wie begint?
failed = De server antwoordt niet. Probeer het nog eens.
edition-suggested = De doos in jouw taal: { $edition }

## A table

next-tile = volgende kaart of tegel
play-this = Zo spelen
undo = Terugnemen
new-game = Een ander spel
play-again = Nog een keer
turn-number = Beurt { $number }
seat = { $playing ->
    [yes] { $name }, nu aan de beurt: { $score }
   *[no] { $name }: { $score }
  }
to-play = { $name } is aan de beurt
turn-yours = Jouw beurt: { $task }
turn-of = { $name } is aan de beurt: { $task }
page-turn = { $name } is aan de beurt · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
  }
called-off = Het spel is afgelopen zonder winnaar
in-turns = { $turns ->
    [one] in { $turns } beurt
   *[other] in { $turns } beurten
  }
see-again = { $line } – druk om het nog eens te zien
offline = Verbinding verbroken, we proberen het opnieuw
gone = Deze tafel is er niet meer.
not-yet = { $name } is aan de beurt
hint = Tip
reason-wins-cats = { $count ->
    [one] Zo breng je een kat thuis
   *[other] Zo breng je { $count } katten thuis
  }
reason-prepares = Zo bereid je je volgende beurt voor
reason-finds-treasure = Daar ligt je schat
reason-opens-way = Zo komt de weg naar je schat vrij
reason-comes-nearer = { $count ->
    [one] Zo kom je een stap dichterbij
   *[other] Zo kom je { $count } stappen dichterbij
  }
reason-goes-home = Zo ga je terug naar je hoek
reason-reaches-cheese = Zo kom je bij de kaas
reason-blocks = Zo wordt de weg van { $name } langer
reason-frees-way = Zo is de weg weer vrij
reason-draws = Trek eerst een steen en kijk dan verder
asks-undo = { $name } wil graag een zet terugnemen. Vind je dat goed?
asking-undo = { $name } vraagt om een zet terug te nemen
undo-yes = Ja, neem maar terug
undo-no = Nee, speel door
change-game = Andere spelers of regels
host-again = Wie deze tafel heeft geopend, kan het volgende spel beginnen.
unknown-game = Deze pagina is ouder dan het spel op tafel. Laad de pagina opnieuw.

## Teams

team = Team { $number }
team-of = Team van { $names }
team-wins = { $names } winnen als team

## Waiting for players

waiting = { $count ->
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $count } plaatsen vrij
  }
you-are = { $name } (jij)
free = vrij
sit-here = Ga hier zitten
stand-up = Opstaan
free-seat = Deze plaats vrijmaken
free-seat-of = De plaats van { $name } vrijmaken
fill-with-bot = Zet hier een bot neer
invite = Vrienden openen deze link of richten hun camera op het plaatje:
or-type = Of ze typen deze code op de startpagina:
qr = De link als QR-plaatje
link = De link
copy = Link kopiëren
copied = Gekopieerd
only-here = Alleen deze computer kan bij deze tafel. Wil je anderen uitnodigen, start Meowze dan zonder ‘--only-here’.
close-room = Niemand meer binnenlaten
open-room = Anderen binnenlaten
watching = { $count ->
    [one] { $count } kijkt mee
   *[other] { $count } kijken mee
  }
who-are-you = Wie ben jij?
your-animal = Jouw dier
animal = { $animal ->
   *[cat] kat
    [mouse] muis
    [fox] vos
    [owl] uil
    [hare] haas
    [bear] beer
    [frog] kikker
    [hedgehog] egel
    [duck] eend
    [otter] otter
    [bee] bij
    [turtle] schildpad
  }
other-names = Andere namen

## What the host settles

undo-allowed = Je mag zetten terugnemen
absent = Als iemand weg is
absent-wait = het spel wacht
absent-bot = { $minutes ->
    [one] na { $minutes } minuut speelt een bot
   *[other] na { $minutes } minuten speelt een bot
  }

## Secret cards on a phone

phone-hand = Kaarten op een telefoon
phone-for = Kaarten van { $name } op een telefoon
phone-back = Kaarten van { $name } weer op dit scherm
phone-hand-about = Scan dit plaatje met een telefoon. Daar ziet { $name } de kaarten, en het bord blijft hier.
on-phone = { $name } heeft de kaarten op een telefoon
show-board = Toon het bord
my-cards = Mijn kaarten
cover-cards = Kaarten afdekken

## Phrases

say-something = Iets zeggen
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je wel!
phrase-oops = Oeps!
phrase-thinking = Even denken …
phrase-hurray = Hoera!
phrase-purr = Prrr
phrase-hiss = Ksss!
phrase-bye = Doei!

## Rules

rules = De regels
why = Waarom?

## Refused

refused-already = Dit apparaat heeft die plaats al.
refused-breath = Wacht even voor je nog iets zegt.
refused-closed = De gastheer laat niemand meer aan deze tafel.
refused-failed = Er ging iets mis. Probeer het nog eens.
refused-game-not-offered = Deze server heeft het spel { $game } niet.
refused-host-only = Dat kan alleen de gastheer.
refused-name-offered = Kies een van deze namen.
refused-name-taken = Iemand hier heeft die naam al. Kies een andere.
refused-no-advice = Er is nu geen tip.
refused-no-bots = Er zijn hier geen bots.
refused-no-room = Die tafel is hier niet. Klopt de code wel?
refused-no-seat = Die plaats bestaat niet.
refused-nobody = Daar zit niemand.
refused-not-begun = Het spel is nog niet begonnen.
refused-not-yours = Dit apparaat speelt niet voor die plaats.
refused-nothing-back = Er is niets om terug te nemen.
refused-only-here = Alleen deze computer kan bij deze tafel, dus er is geen link voor een ander apparaat.
refused-over-here = Hier is het spel al afgelopen: kies een eerder moment.
refused-pairing = Deze code is al gebruikt of te oud. Vraag een nieuwe.
refused-pictures = Dat waren te veel plaatjes tegelijk: wacht een halve minuut.
refused-request-ended = Dat verzoek geldt niet meer.
refused-rule = Dat mag nu niet van de regels.
refused-seat-taken = Daar zit { $name } al.
refused-secrets = Dit spel heeft geheimen: je kunt het pas bekijken als het is afgelopen.
refused-sent-away = De gastheer heeft je gevraagd deze tafel te verlaten.
refused-stale = Er is intussen iets veranderd op tafel: kijk nog eens.
refused-stopped = Dit spel is met een andere versie van de regels gespeeld en kan hier niet verder.
refused-too-many = { $count ->
    [one] Je hebt al { $count } tafel open: speel die eerst uit.
   *[other] Je hebt al { $count } tafels open: speel er eerst een uit.
  }
refused-turn = { $name } is aan de beurt.
refused-undo-off = De gastheer heeft terugnemen uitgezet.
refused-unsaved = Dit kon niet worden bewaard: probeer het nog eens.
refused-watching = Alleen wie meespeelt, kan een zet terugnemen.

## Menu

show-how = Laat zien hoe het moet
skip-guide = Ik weet hoe het moet

menu = Menu
close = Terug naar het spel
sounds = Geluiden
volume = Volume
speed = Animaties
speed-calm = rustig
speed-normal = normaal
speed-quick = vlot
flat = De tablet ligt plat tussen ons in
flat-about = Namen en knoppen draaien naar wie aan de beurt is
wrong = Er klopt iets niet
wrong-about = Bewaart het spel en de laatste berichten in een bestand, om te sturen naar iemand die kan helpen
leave = Van tafel gaan
leave-sure = Van tafel gaan?
leave-about = Het spel blijft zoals het is. Je vindt het terug op de startpagina.
leave-yes = Weggaan
leave-no = Hier blijven

## Replays

replay = Herhaling
replay-of = { $game }: herhaling
replay-play = Afspelen
replay-pause = Pauze
replay-next = Een stap vooruit
replay-back = Een stap terug
replay-step = Stap van het spel
replay-at = { $at } van { $of }
replay-speed = Snelheid
replay-eyes = Gezien door
replay-open = wie aan de beurt is
replay-games = De spellen aan deze tafel
replay-game = Spel { $number }
replay-stopped = De regels zijn veranderd nadat dit spel is gespeeld. De rest is daarom niet te zien.
replay-gone = Dit spel is hier niet (meer) te zien. Heb je het als bestand, sleep dat dan naar de startpagina.
to-start = Startpagina
watch-again = Nog eens bekijken
share = Delen
share-picture = Dit moment als plaatje
share-film = Het spel als film
share-making = Een ogenblik …
share-record = Het spel als tekst
share-save = Bewaren
share-copy = Kopiëren
share-close = Terug
go-on-here = Vanaf hier verder spelen
open-record = Bekijk een bewaard spel: kies het bestand of sleep het hierheen
record-damaged = Dit bestand is geen spel dat hier te zien is. { $why }
record-large = Dit bestand is te groot voor een bewaard spel.

## Statistics at the end

statistics = Zo verliep het
stat-cats = Thuisgebrachte katten
stat-points = Punten
stat-treasures = Gevonden schatten
stat-walked = Gelopen vakken
stat-path = Lengte van de weg
stat-laid-cats = Gelegde katten
best-here = De beste spellen hier
best-new = Jouw beste resultaat tot nu toe!
best-own = { $turns ->
    [one] Jouw record: { $turns } beurt
   *[other] Jouw record: { $turns } beurten
  }

## At a keyboard

terminal-back = Teruggenomen.
terminal-commands = Of: look (je geheimen), hint, legal, offers, board, undo, text, save BESTAND, help, quit.
terminal-ends = Het spel eindigt hier.
terminal-help = Typ een of meer acties: { $some } (docs/notation.md).
terminal-hide = Druk op Enter om het te verbergen.
terminal-next = Nu is { $name } aan de beurt. Druk op Enter.
terminal-no-offers = Geen enkele actie is nu een voorproefje waard.
terminal-not-saved = Niet bewaard: { $why }
terminal-save-where = Waar bewaren? Typ: save BESTAND
terminal-saved = Bewaard in { $file }.
terminal-turn-over = De beurt is voorbij; niet gespeeld: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Draai en schuif de dakgoten tot elke kat een weg naar huis heeft.
chabyrinthe-name-0 = Otter
chabyrinthe-name-1 = Reiger
chabyrinthe-name-2 = Vos
chabyrinthe-name-3 = Das
chabyrinthe-board = Het dak: pijltjestoetsen bewegen, Page Down gaat naar de volgende plek om te spelen, Enter toont een zet en speelt hem de tweede keer, R draait, het vraagteken toont alle toetsen
chabyrinthe-preset-standard = Standaard
    .about = Twee acties per beurt; wie de meeste punten heeft, wint
chabyrinthe-preset-kittens = Kittens
    .about = Een kleiner dak, voor een snel spel
chabyrinthe-preset-cooperative = Samen
    .about = Jullie brengen de katten samen thuis
chabyrinthe-preset-teams = Teams
    .about = Twee tegen twee; partners tellen hun punten bij elkaar op
chabyrinthe-preset-solitaire = Alleen
    .about = In zo weinig mogelijk beurten
chabyrinthe-preset-french = Franse uitgave
    .about = Je hoeft niet allebei de acties te gebruiken
chabyrinthe-preset-english = Engelse uitgave
    .about = Je hoeft niet allebei de acties te gebruiken
chabyrinthe-preset-russian-2024 = Russische uitgave 2024
    .about = Met 36 gootkaarten
chabyrinthe-preset-2007 = Uitgave 2007
    .about = Met één actie moet je een kaart draaien
chabyrinthe-switch-deck = Hoeveel gootkaarten?
chabyrinthe-switch-board = Hoe groot is het dak?
chabyrinthe-switch-mode = Hoe spelen jullie?
chabyrinthe-switch-actions = Hoeveel acties per beurt?
chabyrinthe-switch-must_rotate = Moet je met één actie een kaart draaien?
chabyrinthe-switch-inserted = Mag je een kaart draaien voor je hem inschuift?
chabyrinthe-switch-shared_home = Hoe ver schuift een huis op als er twee katten tegelijk komen?
chabyrinthe-switch-limit = Maximaal aantal beurten (0: geen grens)
chabyrinthe-option-26 = 26 kaarten
chabyrinthe-option-36 = 36 kaarten
chabyrinthe-option-4x4 = 4 × 4 kaarten
chabyrinthe-option-3x3 = 3 × 3 kaarten (kittens)
chabyrinthe-option-points = ieder voor zich
chabyrinthe-option-teams = in twee teams
chabyrinthe-option-cooperative = allemaal samen
chabyrinthe-option-solitaire = alleen
chabyrinthe-option-exactly-two = precies twee
chabyrinthe-option-at-most-two = hoogstens twee
chabyrinthe-option-free = ja, zoals je wilt
chabyrinthe-option-as-it-lies = nee, hij gaat erin zoals hij ligt
chabyrinthe-option-one-place = één plaats
chabyrinthe-option-each-cat = één plaats voor elke kat

chabyrinthe-cell = { $cell }, { shape }, openingen: { $sides }
chabyrinthe-bare = { $cell }, leeg
chabyrinthe-door = { $door }: schuif hier een kaart in
chabyrinthe-door-cat = { $door }, een kat met waarde { $value }: schuif hier een kaart in
chabyrinthe-door-home = { $door }, een huis: schuif hier een kaart in
chabyrinthe-top = Volgende kaart: { shape }, openingen: { $sides }. Druk om hem te draaien
chabyrinthe-stop = Beurt klaar
chabyrinthe-left = { $count ->
    [one] nog { $count } actie
   *[other] nog { $count } acties
  }
chabyrinthe-pile = { $count ->
    [one] { $count } kaart op de stapel
   *[other] { $count } kaarten op de stapel
  }
chabyrinthe-strays = { $count ->
    [one] { $count } kat moet nog komen
   *[other] { $count } katten moeten nog komen
  }
chabyrinthe-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
  }
chabyrinthe-won = { $count ->
    [one] { $count } kat
   *[other] { $count } katten
  }
chabyrinthe-friends = { $count ->
    [one] De beste vriend van de katten
   *[other] De beste vrienden van de katten
  }
chabyrinthe-solved = Alle katten zijn thuis
chabyrinthe-verdict = { $verdict ->
    [1] Zelfs de torenhaan neemt zijn pet af
    [2] Ze miauwen nog jaren over deze nacht
    [3] Lenig als een kat over de nok
    [4] In de hele straat wordt gesponnen
    [5] Thuis voor de melkboer langskwam
    [6] Een ommetje was het wel, maar een mooi ommetje
   *[7] De kat uit de boom gekeken, tot de zon op was
  }
chabyrinthe-scale = Zeven rangen, naar het aantal beurten tot alle katten thuis zijn
chabyrinthe-band = { $band ->
    [1] { $to } beurten of minder
    [7] { $from } beurten of meer
   *[2] { $from }–{ $to } beurten
  }
chabyrinthe-rank = { $band ->
    [1] { turns }: de beste van zeven rangen
    [2] { turns }: op één na de beste van zeven rangen
    [3] { turns }: derde van zeven rangen
    [4] { turns }: vierde van zeven rangen
    [5] { turns }: vijfde van zeven rangen
    [6] { turns }: zesde van zeven rangen
   *[7] { turns }: laatste van zeven rangen
  }
chabyrinthe-no-turn = Deze kaart kun je nu niet draaien
chabyrinthe-no-push = Hier kun je nu geen kaart inschuiven

chabyrinthe-told-dealt = Gelegd op { $cell }: { shape }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } draait de kaart op { $cell } een kwartslag met de klok mee
    [2] { $who } draait de kaart op { $cell } een halve slag
   *[3] { $who } draait de kaart op { $cell } een kwartslag tegen de klok in
  }
chabyrinthe-told-pushed = { $who } schuift een kaart in bij { $door }: { shape }
chabyrinthe-told-stopped = { $who } is klaar met de beurt
chabyrinthe-told-drawn = Volgende kaart: { shape }
chabyrinthe-told-returned = Volgende kaart: { shape }, terug van onder de stapel
chabyrinthe-told-homed = { $who } brengt de kat met waarde { $value } thuis: van { $place } naar { $home }
chabyrinthe-told-arrived = Er komt een kat met waarde { $value } zitten bij { $place }
chabyrinthe-told-began = { $who } begint
chabyrinthe-seen-dealt = Er wordt een kaart gelegd: { shape }
chabyrinthe-seen-turned = { $who } draait een kaart
chabyrinthe-seen-pushed = { $who } schuift een kaart in
chabyrinthe-seen-stopped = { $who } is klaar met de beurt
chabyrinthe-seen-drawn = Volgende kaart: { shape }
chabyrinthe-seen-returned = Volgende kaart: { shape }
chabyrinthe-seen-homed = { $who } brengt een kat met waarde { $value } thuis!
chabyrinthe-seen-arrived = Er komt een kat met waarde { $value } aan
chabyrinthe-seen-began = { $who } begint

## Labyrinth

labyrinth-title = Doolhof
labyrinth-intro = Verschuif de gangen, loop naar je schatten en wees als eerste weer terug.
labyrinth-name-0 = Vos
labyrinth-name-1 = Konijn
labyrinth-name-2 = Kikker
labyrinth-name-3 = Beer
labyrinth-board = De doolhof: pijltjestoetsen bewegen, Page Down gaat naar de volgende plek om te spelen, Enter toont een zet en speelt hem de tweede keer, R draait, het vraagteken toont alle toetsen
labyrinth-preset-standard = Standaard
    .about = Vind al je schatten en ga dan terug naar je hoek
labyrinth-preset-short = Kort
    .about = Ieder vier schatten, dan terug naar je hoek
labyrinth-preset-young-children = Jonge kinderen
    .about = Je ziet al je kaarten en zoekt de schatten in de volgorde die je wilt
labyrinth-preset-young-children-short = De kleintjes
    .about = Ieder drie schatten, je ziet al je kaarten; met de laatste schat is het spel uit
labyrinth-preset-newer-editions = Nieuwere uitgaven
    .about = Je bekijkt je volgende kaart meteen
labyrinth-preset-other-tiles = Andere tegels
    .about = Eén bocht meer, één recht stuk minder
labyrinth-switch-tiles = Hoeveel rechte tegels, bochten en T-splitsingen?
labyrinth-switch-secrets = Hoeveel schatten per speler?
labyrinth-switch-cards = In welke volgorde zoek je je schatten?
labyrinth-switch-next_card = Wanneer zie je je volgende kaart?
labyrinth-switch-finish = Waar eindigt het spel?
labyrinth-switch-limit = Maximaal aantal beurten (0: geen grens)
labyrinth-option-13-15-6 = 13, 15 en 6
labyrinth-option-12-16-6 = 12, 16 en 6
labyrinth-option-all = allemaal, eerlijk verdeeld
labyrinth-option-top = de ene kaart na de andere
labyrinth-option-open = in elke volgorde, met alle kaarten zichtbaar
labyrinth-option-next-turn = in je volgende beurt
labyrinth-option-at-once = meteen
labyrinth-option-corner = in je eigen hoek
labyrinth-option-anywhere = bij de laatste schat

labyrinth-treasure = { $treasure ->
    [book] boek
    [gold] goud
    [map] landkaart
    [crown] kroon
    [keys] sleutels
    [skull] schedel
    [ring] ring
    [chest] kist
    [emerald] smaragd
    [sword] zwaard
    [candelabrum] kandelaar
    [helmet] helm
    [bat] vleermuis
    [dragon] draak
    [genie] geest uit de fles
    [ghost] spook
    [troll] trol
    [princess] prinses
    [lizard] hagedis
    [moth] mot
    [owl] uil
    [rat] rat
    [scarab] scarabee
   *[spider] spin
  }
labyrinth-cell = { $cell }, { shape }, openingen: { $sides }
labyrinth-bare = { $cell }, leeg
labyrinth-pawn = pion van { $name }
labyrinth-corner = hoek van { $name }
labyrinth-door = Pijl bij { $door }: schuif de tegel hier in
labyrinth-door-barred = Pijl bij { $door }, geblokkeerd: dan schuif je meteen weer terug
labyrinth-hand = Tegel in je hand: { shape }, openingen: { $sides }. Druk om hem te draaien
labyrinth-hand-treasure = Tegel in je hand: { shape }, openingen: { $sides }, met de schat: { labyrinth-treasure }. Druk om hem te draaien
labyrinth-chair = { $left ->
    [0] alle schatten gevonden
    [one] nog { $left } schat te vinden
   *[other] nog { $left } schatten te vinden
  }
labyrinth-chair-found = { $left ->
    [0] alle schatten gevonden: { $found }
    [one] nog { $left } schat te vinden, gevonden: { $found }
   *[other] nog { $left } schatten te vinden, gevonden: { $found }
  }
labyrinth-stay = Blijven staan
labyrinth-barred = Dan schuif je meteen weer terug
labyrinth-no-way = Daar leidt geen open weg naartoe
labyrinth-push-first = Schuif eerst de tegel in bij een van de pijlen
labyrinth-walk-now = De tegel is ingeschoven: loop nu, of blijf staan
labyrinth-task-push = schuif de tegel in bij een pijl
labyrinth-task-walk = loop, of blijf staan
labyrinth-to-push = { $name } moet schuiven
labyrinth-to-walk = { $name } mag lopen
labyrinth-peek = Houd ingedrukt om te kijken
labyrinth-peek-at = Houd deze knop ingedrukt om de kaarten van { $name } te bekijken
labyrinth-pass = Geef het scherm door aan { $name }
labyrinth-home = Alles gevonden: terug naar je hoek
labyrinth-solved = Alle schatten gevonden
labyrinth-won-by = Met alle schatten

labyrinth-told-dealt = Gelegd op { $cell }: { shape }
labyrinth-told-left-over = Blijft over: { shape }
labyrinth-told-looked = { $who } bekijkt een kaart
labyrinth-told-began = { $who } begint
labyrinth-told-pushed = { $who } schuift de tegel in bij { $door }: { shape }
labyrinth-told-walked = { $who } loopt naar { $cell }
labyrinth-told-stayed = { $who } blijft op { $cell }
labyrinth-told-found = { $who } vindt een schat: { labyrinth-treasure }
labyrinth-seen-dealt = Er wordt een tegel gelegd: { shape }
labyrinth-seen-left-over = Blijft over: { shape }
labyrinth-seen-began = { $who } begint
labyrinth-seen-pushed = { $who } verschuift de gangen
labyrinth-seen-walked = { $who } loopt
labyrinth-seen-stayed = { $who } blijft staan
labyrinth-seen-found = { $who } vindt een schat: { labyrinth-treasure }!

## Mouse race

mouse-race-title = Muizenrace
mouse-race-intro = Leg voor je muis een weg naar de kaas, en leg de andere muizen katten in de weg.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nel
mouse-race-name-2 = Tom
mouse-race-name-3 = Roos
mouse-race-board = De keuken: pijltjestoetsen bewegen, Page Down gaat naar de volgende plek om te spelen, Enter toont een zet en speelt hem de tweede keer, R draait, het vraagteken toont alle toetsen
mouse-race-preset-standard = Standaard
    .about = De eerste weg naar de kaas wint
mouse-race-preset-younger-players = Jonge kinderen
    .about = Er komt nooit een kat vlak aan het einde van een weg
mouse-race-preset-english = Engelse uitgave
    .about = De eerste weg naar de kaas wint
mouse-race-preset-german = Duitse uitgave
    .about = De eerste weg naar de kaas wint
mouse-race-preset-dutch = Nederlandse uitgave
    .about = De eerste weg naar de kaas wint
mouse-race-preset-portuguese = Portugese uitgave
    .about = De eerste weg naar de kaas wint
mouse-race-preset-french = Franse uitgave
    .about = Je kunt ook met zijn drieën spelen
mouse-race-preset-russian = Russische uitgave
    .about = Je kunt ook met zijn drieën spelen
mouse-race-preset-danish = Deense uitgave
    .about = Je kunt ook met zijn drieën spelen
mouse-race-preset-italian = Italiaanse uitgave
    .about = Katten liggen op de route van de volgende speler; wie het geurgebied bereikt, wint
mouse-race-preset-spanish = Spaanse uitgave
    .about = Katten liggen op de route van de muis die het dichtst bij de kaas is
mouse-race-switch-players = Met hoeveel kun je spelen?
mouse-race-switch-bag = Hoeveel rechte stenen, bochten en katten in het zakje?
mouse-race-switch-cat_against = Wie leg je een kat in de weg?
mouse-race-switch-cat_zone = Waar mag een kat liggen?
mouse-race-switch-scent = Mag een kat in het geurgebied vlak aan het einde van een weg liggen?
mouse-race-switch-take_back = Wat mag je terugnemen als je een beurt overslaat?
mouse-race-switch-may_point = Mag een weg naar een weg of een muis wijzen?
mouse-race-switch-finish = Waar moet je weg uitkomen om te winnen?
mouse-race-switch-limit = Maximaal aantal beurten (0: geen grens)
mouse-race-option-2-or-4 = met zijn tweeën of vieren
mouse-race-option-2-to-4 = met zijn tweeën, drieën of vieren
mouse-race-option-72-72-20 = 72, 72 en 20
mouse-race-option-77-77-10 = 77, 77 en 10
mouse-race-option-82-82-0 = 82, 82 en geen katten
mouse-race-option-next = de volgende speler
mouse-race-option-nearest = de speler die het dichtst bij de kaas is
mouse-race-option-longest = de speler met de langste weg
mouse-race-option-side-or-way = aan de kant van die speler of op de route naar de kaas
mouse-race-option-side = aan de kant van die speler
mouse-race-option-way = op de route van die muis naar de kaas
mouse-race-option-anywhere = overal
mouse-race-option-may-block = ja
mouse-race-option-no-exception = nee, ook daar niet
mouse-race-option-cat-or-own = een kat of je eigen laatste steen
mouse-race-option-own = alleen je eigen laatste steen
mouse-race-option-cheese = bij de kaas
mouse-race-option-scent = in het geurgebied

mouse-race-empty = { $cell }, leeg
mouse-race-scent = { $cell }, geurgebied
mouse-race-cheese = { $cell }, de kaas
mouse-race-cat = { $cell }, een kat
mouse-race-cat-to-take = { $cell }, een kat die je mag weghalen in plaats van een steen te trekken
mouse-race-corner = { $cell }, muis van { $name }
mouse-race-path = { $cell }, weg van { $name }, openingen: { $sides }
mouse-race-can-lie = { $cell }, hier kan je steen liggen
mouse-race-can-lie-scent = { $cell }, geurgebied, hier kan je steen liggen
mouse-race-hand = Steen in je hand: { shape }
mouse-race-setup-hand = Steen in je hand
mouse-race-chair = { $count ->
    [one] weg van { $count } steen
   *[other] weg van { $count } stenen
  }
mouse-race-bag = In het zakje: { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
mouse-race-straights = { $straights ->
    [one] { $straights } rechte steen
   *[other] { $straights } rechte stenen
  }
mouse-race-curves = { $curves ->
    [one] { $curves } bocht
   *[other] { $curves } bochten
  }
mouse-race-cats = { $cats ->
    [one] { $cats } kat
   *[other] { $cats } katten
  }
mouse-race-draw = Trekken
mouse-race-miss = Beurt overslaan
mouse-race-back = Mijn steen terugnemen
mouse-race-draw-first = Trek eerst een steen, of sla een beurt over en neem een kat of je laatste steen terug
mouse-race-on-path = De steen komt aan het einde van je weg: tik op een vak dat oplicht
mouse-race-taken = Dat vak is bezet
mouse-race-no-cat = Deze kat leg je { $name } in de weg: tik op een vak dat oplicht
mouse-race-task-choose = trek een steen, of sla een beurt over
mouse-race-task-lay = { $shape ->
    [straight] leg de rechte steen aan het einde van je weg
   *[curve] leg de bocht aan het einde van je weg
  }
mouse-race-cat-for = { $zone ->
    [side-or-way] leg { $name } de kat in de weg, aan de kant van { $name } of tussen muis en kaas
    [side] leg { $name } de kat in de weg, aan de kant van { $name }
    [way] leg { $name } de kat in de weg, tussen muis en kaas
   *[anywhere] leg { $name } de kat in de weg, waar je maar wilt
  }
mouse-race-legend-side = kant van { $name }
mouse-race-legend-way = route van { $name } naar de kaas
mouse-race-won-by = { $turns ->
    [one] Bij de kaas na { $turns } beurt
   *[other] Bij de kaas na { $turns } beurten
  }
mouse-race-nobody = Gelijkspel
mouse-race-nobody-in = { $turns ->
    [one] Niemand kwam in { $turns } beurt bij de kaas
   *[other] Niemand kwam in { $turns } beurten bij de kaas
  }

mouse-race-told-began = { $who } begint
mouse-race-told-drawn = { $shape ->
    [straight] { $who } trekt een rechte steen
    [curve] { $who } trekt een bocht
   *[cat] { $who } trekt een kat
  }
mouse-race-told-laid = { $shape ->
    [straight] { $who } legt een rechte steen op { $cell }
   *[curve] { $who } legt een bocht op { $cell }
  }
mouse-race-told-cat-laid = { $who } legt { $target } een kat in de weg, op { $cell }
mouse-race-told-returned = { $shape ->
    [straight] { $who } kan de rechte steen niet leggen: hij gaat terug in het zakje
    [curve] { $who } kan de bocht niet leggen: hij gaat terug in het zakje
   *[cat] { $who } kan de kat niet leggen: hij gaat terug in het zakje
  }
mouse-race-told-missed = { $who } slaat een beurt over
mouse-race-told-took-cat = { $who } slaat een beurt over en haalt de kat van { $cell } weg
mouse-race-told-took-own = { $who } slaat een beurt over en neemt de steen van { $cell } terug
mouse-race-seen-began = { $who } begint
mouse-race-seen-drawn = { $shape ->
    [straight] { $who } trekt een rechte steen
    [curve] { $who } trekt een bocht
   *[cat] { $who } trekt een kat
  }
mouse-race-seen-laid = { $shape ->
    [straight] { $who } legt een rechte steen
   *[curve] { $who } legt een bocht
  }
mouse-race-seen-cat-laid = { $who } legt { $target } een kat in de weg
mouse-race-seen-returned = { $shape ->
    [straight] { $who } kan de rechte steen niet leggen: terug in het zakje
    [curve] { $who } kan de bocht niet leggen: terug in het zakje
   *[cat] { $who } kan de kat niet leggen: terug in het zakje
  }
mouse-race-seen-missed = { $who } slaat een beurt over
mouse-race-seen-took-cat = { $who } haalt een kat weg
mouse-race-seen-took-own = { $who } doet een stap terug

## Names

adjective-brave = { $gender ->
    [n] Dapper
   *[m] Dappere
  } { $animal }
adjective-busy = { $gender ->
    [n] Bezig
   *[m] Bezige
  } { $animal }
adjective-calm = { $gender ->
    [n] Kalm
   *[m] Kalme
  } { $animal }
adjective-clever = { $gender ->
    [n] Slim
   *[m] Slimme
  } { $animal }
adjective-curious = { $gender ->
    [n] Nieuwsgierig
   *[m] Nieuwsgierige
  } { $animal }
adjective-fluffy = { $gender ->
    [n] Pluizig
   *[m] Pluizige
  } { $animal }
adjective-gentle = { $gender ->
    [n] Zachtaardig
   *[m] Zachtaardige
  } { $animal }
adjective-happy = { $gender ->
    [n] Blij
   *[m] Blije
  } { $animal }
adjective-kind = { $gender ->
    [n] Lief
   *[m] Lieve
  } { $animal }
adjective-lively = { $gender ->
    [n] Levendig
   *[m] Levendige
  } { $animal }
adjective-lucky = { $gender ->
    [n] Gelukkig
   *[m] Gelukkige
  } { $animal }
adjective-mighty = { $gender ->
    [n] Machtig
   *[m] Machtige
  } { $animal }
adjective-nimble = { $gender ->
    [n] Lenig
   *[m] Lenige
  } { $animal }
adjective-patient = { $gender ->
    [n] Geduldig
   *[m] Geduldige
  } { $animal }
adjective-playful = { $gender ->
    [n] Speels
   *[m] Speelse
  } { $animal }
adjective-proud = { $gender ->
    [n] Trots
   *[m] Trotse
  } { $animal }
adjective-quick = { $gender ->
    [n] Snel
   *[m] Snelle
  } { $animal }
adjective-quiet = { $gender ->
    [n] Stil
   *[m] Stille
  } { $animal }
adjective-silver = Zilveren { $animal }
adjective-sleepy = { $gender ->
    [n] Slaperig
   *[m] Slaperige
  } { $animal }
adjective-sunny = { $gender ->
    [n] Zonnig
   *[m] Zonnige
  } { $animal }
adjective-tiny = { $gender ->
    [n] Piepklein
   *[m] Piepkleine
  } { $animal }
adjective-wild = { $gender ->
    [n] Wild
   *[m] Wilde
  } { $animal }
adjective-wise = { $gender ->
    [n] Wijs
   *[m] Wijze
  } { $animal }

animal-badger = Das
animal-bear = Beer
animal-bee = Bij
animal-dolphin = Dolfijn
animal-duck = Eend
animal-eagle = Adelaar
animal-falcon = Valk
animal-fox = Vos
animal-frog = Kikker
animal-hare = Haas
animal-heron = Reiger
animal-horse = Paard
    .gender = n
animal-koala = Koala
animal-lion = Leeuw
animal-lynx = Lynx
animal-otter = Otter
animal-owl = Uil
animal-panda = Panda
animal-parrot = Papegaai
animal-raven = Raaf
animal-swan = Zwaan
animal-tiger = Tijger
animal-turtle = Schildpad
animal-zebra = Zebra

## Bots

character-pip = Pip
    .rival = Pip
    .about = Houdt van lange, open wegen en zwerft graag rond
character-mochi = Mochi
    .rival = Mochi
    .about = Heeft altijd haast en gaat recht op het doel af
character-basil = Basil
    .rival = Basil
    .about = Loopt je met plezier in de weg
character-juno = Juno
    .rival = Juno
    .about = Denkt al aan de volgende beurt, ook aan die van jou
character-professor = Professor
    .rival = de Professor
    .about = Denkt voor elke zet alles goed door
terminal-random = Toeval

## Refused options

refused-option-misfit = Deze regels gaan niet samen. Kies iets anders bij ‘{ $option }’.
refused-option-value = ‘{ $option }’ – { $value } kan niet. Kies iets anders.
refused-seats = { $seats ->
    [one] Dit spel kun je niet met { $seats } speler spelen.
   *[other] Dit spel kun je niet met { $seats } spelers spelen.
  }
refused-name = Een naam heeft hoogstens { $most } tekens en geen komma’s.
refused-damaged = Dit spel is niet goed bewaard en kan niet verder.
refused-no-replay = Dat spel is hier niet meer.
refused-picture-busy = Er worden nu veel plaatjes gemaakt: probeer het over een minuut nog eens.
refused-picture-failed = Dit plaatje is niet gelukt: probeer het nog eens.
refused-record = In regel { $line } klopt iets niet.
refused-no-action = ‘{ $action }’ is geen zet in dit spel.
refused-unread = De bewaarde spellen zijn nu niet te lezen: probeer het nog eens.

## Friends far apart

you-watch = Je kijkt mee
no-free-seat = Alle plaatsen zijn bezet
away = weg
bot-plays = { $bot } speelt
is-away = { $name } is even weg
has-left = { $name } is van tafel gegaan
plays-for = { $bot } speelt tot { $name } terug is
let-play-on = Laat { $bot } doorspelen
time-is-up = { $name }: de tijd is om, { $bot } maakt de beurt af
time-left = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
  }
clock = Tijd voor een beurt
clock-none = zo lang als je wilt
clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
  }
clock-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
  }
clock-about = Niemand verliest als de tijd om is: { $bot } doet de zet.
change-face = Naam en dier veranderen
change-face-of = { $name }: naam en dier veranderen
table-closed = Deze tafel is gesloten
closed-host = Er kan niemand meer bij: de link en de code werken niet meer. Laat weer anderen binnen of zet een bot op de vrije plaats.
closed-guest = Er kan niemand meer bij. De gastheer kan weer anderen binnenlaten.
## The first minute and settings

game-age = Vanaf { $age } jaar
game-players = { $players } spelers
game-minutes = { $minutes } min
game-young = Met ‘{ $rules }’ vanaf { $age } jaar
play-together = Samen spelen
play-together-about = Op dit apparaat, met vrienden via een link, ook met bots
family = Ons gezin
family-start = Voeg je gezin toe: één tik en iedereen speelt
family-change = Spelers toevoegen of wijzigen
family-add = Iemand toevoegen
family-new = Iemand nieuws
family-name = Naam
family-bot = Speelt graag tegen
family-against = { $name } tegen { $rival }
family-remove = { $name } verwijderen
family-about = Namen en gezichten blijven op dit apparaat.
family-seat = Tik aan wie er meespeelt
secret-cards = Je kaarten blijven geheim: het scherm is bedekt als je het apparaat doorgeeft. Of zet je kaarten op je telefoon: dat kan via het menu aan tafel.
other-editions = Andere uitgaven
settings = Instellingen
text-size = Tekstgrootte
light = Dag en nacht
light-day = dag
light-night = nacht
light-system = zoals het apparaat
done = Klaar
## The story and the end

story = Het verhaal tot nu toe
story-empty = Er is nog niets gebeurd.
see-board = Bord bekijken
see-result = Uitslag tonen
you-win = Je wint!
consoled = { $name } zegt: ‘Dat scheelde weinig! Nog een keer?’
series = Gewonnen aan deze tafel
series-draws = { $count } keer gelijkspel
with-hints = { $count ->
    [one] met { $count } tip
   *[other] met { $count } tips
  }
hints-not-best = Alleen spellen zonder tips tellen als record.
replay-turn = Beurt { $turn } van { $of }
undo-declined = { $name } wil de zet liever niet terugnemen
## The hand

turn-back = Linksom draaien
keys = Toetsen
key-space = Spatie
keys-tab = Naar het bord en naar de knoppen
keys-arrows = Naar het volgende vak of de volgende pijl
keys-pages = Naar de volgende plek waar je kunt spelen
keys-space = Toont de zet. Nog eens: draait verder of speelt
keys-enter = Toont de zet. Nog eens: speelt hem
keys-escape = Legt terug
keys-turn = Draait rechtsom
keys-turn-back = Draait linksom
keys-undo = Legt terug of neemt de laatste zet terug
keys-this = Toont deze toetsen
keys-mouse = Het muiswiel draait beide kanten op, de rechtermuisknop draait linksom.
## Rewards

album = Album
album-found = { $found } van { $all }
album-thing = { $count ->
    [0] { $name }, nog niet gevonden
    [one] { $name }
   *[other] { $name }, { $count } keer
  }
album-about = Alles wat je op dit apparaat wint, komt in dit album.
chabyrinthe-keepsake = Een kat met waarde { $value }
mouse-race-keepsake = Kaas van { $name }
bots-talk = Bots zeggen af en toe iets

## Seats that hold secrets

refused-is-here = { $name } is er weer.
refused-seat-kept = Dit spel heeft geheimen: deze plaats kan alleen naar een bot of terug naar wie hier zat.
refused-undo-told = Het spel is afgelopen en de geheimen zijn bekend: er kan niets meer worden teruggenomen.
## Limits
refused-openings = Vanuit jullie netwerk zijn veel tafels geopend: wacht een paar minuten.
refused-slow-down = Vanuit jullie netwerk kwamen te veel verzoeken tegelijk: wacht even.
refused-wrong-codes = Vanuit jullie netwerk kwamen te veel verkeerde codes: wacht een paar minuten.
## Limits of games and records

refused-game-full = Dit spel duurt al zo lang dat er geen zetten meer bij kunnen. Begin een nieuw spel.
refused-room-full = Aan deze tafel is zo veel gespeeld dat er geen ruimte meer is. Open een nieuwe tafel.
refused-record-long = Dit bewaarde spel heeft meer zetten dan een spel kan hebben.
refused-busy = Er kijken nu veel mensen naar spellen: probeer het over een minuut nog eens.
## What is stored, and how it is deleted

privacy = Privacy
privacy-table = Van een tafel bewaart de server het spel: de zetten, de namen en dieren van de spelers, en wanneer er gespeeld is. Adressen bewaart hij niet, en je apparaat herkent hij alleen aan een willekeurige sleutel. Wie de link of de code van een tafel heeft, kan meekijken, tot de tafel voor anderen gesloten is.
privacy-time = Tafels waar niemand meer komt, worden na een tijdje gewist. Wie deze server beheert, bepaalt wanneer. Wie een tafel heeft geopend, kan die altijd wissen in het menu: dan zijn alle spellen aan die tafel weg. Als je van je plaats opstaat, zien anderen daar een andere naam.
privacy-device = Dit apparaat onthoudt de namen en gezichten die je hebt ingevoerd, je album en je resultaten, de instellingen, de laatste tafels en de sleutel waaraan tafels het herkennen. Dat blijft allemaal op dit apparaat, en je kunt het wissen bij de instellingen.
privacy-others = Er is geen reclame, niemand volgt wat je doet, en er wordt niets van andere websites geladen.
delete-room = Deze tafel wissen
delete-room-sure = Deze tafel voor iedereen wissen?
delete-room-about = Alle spellen die aan deze tafel zijn gespeeld, worden gewist, met hun resultaten. Je krijgt ze niet meer terug.
delete-room-yes = Wissen
forget-device = Alles op dit apparaat vergeten
forget-device-sure = Alles op dit apparaat vergeten?
forget-device-about = Namen, gezichten, album, resultaten, instellingen en de lijst van je tafels worden hier gewist. Je geeft je plaats aan die tafels op, en ze herkennen dit apparaat niet meer.
forget-device-yes = Alles vergeten
keep = Alles houden
## Several machines

refused-come-back = Deze tafel verhuist naar een andere computer: probeer het nog eens.
## Without a server

getting-ready = Het spel wordt klaargezet
getting-ready-once = De eerste keer duurt het even.
then-offline = Daarna kun je ook zonder internet spelen.
engine-failed = Het spel kon niet worden geladen. Controleer de verbinding en probeer het nog eens.
refused-not-loaded = Dit is nog niet geladen. Kom terug als er verbinding is; daarna werkt het ook zonder.
elsewhere = Dit spel is open in een ander tabblad of venster.
play-here = Hier spelen
unsaved-refused = In deze browser kun je geen spellen bewaren. Je kunt verder spelen, maar het spel is weg als je deze pagina sluit.
unsaved-full = Er is geen ruimte meer om dit spel te bewaren. Je kunt verder spelen, maar het spel is weg als je deze pagina sluit.
friends-need-server = Wil je spelen met vrienden op andere apparaten, open Meowze dan op een server. Deze pagina werkt zonder server.
play-together-here = Op dit apparaat, ook met bots
secret-cards-here = Je kaarten blijven geheim: het scherm is bedekt als je het apparaat doorgeeft.
films-need-server = Films worden gemaakt waar Meowze op een server draait: open het bewaarde spel daar.
privacy-here = Je spellen worden in deze browser bewaard, alleen op dit apparaat. Er wordt niets verstuurd. Wis je in de browser de gegevens van deze website, dan zijn ze weg.
take-along = Dit spel meenemen
take-along-about = Kopieer de link of bewaar het bestand. Elke pagina van Meowze kan het openen, ook op een ander apparaat, en daar kun je verder spelen.
link-damaged = Deze link bevat geen spel dat hier te zien is. { $why }

## A new version

new-version = Er is een nieuwe versie van Meowze.
take-update = Nu laden

## Learning: stories, puzzles, the analysis board

learn = Leren
learn-game = Leren: { $game }

## How a game went

review-open = Hoe ging het?
review-thinking = De bots kijken nog eens naar het spel …
review-graph = Het verloop van het spel
review-point = Beurt { $turn }, { $name }, kans om te winnen { $chance }
review-point-together = Beurt { $turn }, { $name }
review-point-turns = Beurt { $turn }, { $name }, beurten in totaal: ongeveer { $turns }
review-jump = Deze beurt tonen
review-best-chance = Beste gevonden beurt: { $best }, kans om te winnen { $chance }
review-best-turns = Beste gevonden beurt: { $best }, beurten in totaal: ongeveer { $turns }
review-best-same = Er is geen betere beurt gevonden.
review-show-best = De beste beurt tonen
review-best-turn = De beste beurt van het spel
review-good-turn = Een goede beurt
review-lucky-draw = Geluk bij het trekken
review-did-wins-cats = { $count ->
    [one] Eén kat kwam thuis
   *[other] { $count } katten kwamen thuis
  }
review-did-finds-treasure = Er is een schat gevonden
review-did-goes-home = Terug in de eigen hoek
review-did-reaches-cheese = Recht op de kaas af
review-did-blocks = { $name } moest een omweg maken
review-did-other = Dat was goed bedacht
review-show-slips = Tonen wat er nog meer kon
review-no-slips = Elke beurt was goed.
review-missed-wins-cats = { $count ->
    [one] Hier had een kat thuis kunnen komen
   *[other] Hier hadden { $count } katten thuis kunnen komen
  }
review-missed-finds-treasure = Hier was een schat bereikbaar
review-missed-goes-home = Hier was de weg naar de eigen hoek vrij
review-missed-reaches-cheese = Hier was de kaas bereikbaar
review-missed-blocks = Hier had je { $name } kunnen ophouden
review-missed-other = Hier was een nog betere beurt mogelijk
review-shares = Geluk en keuzes
review-found = Beste beurt gevonden: { $found } van { $choices }
## Puzzles

puzzles = Puzzels
    .about = Stellingen met één oplossing: vind jij hem?
puzzles-of = Puzzels: { $game }
puzzle-daily = Puzzel van de dag
    .about = Vandaag voor iedereen dezelfde
puzzle-strength-1 = Makkelijk
puzzle-strength-2 = Normaal
puzzle-strength-3 = Moeilijk
puzzles-solved = { $solved } van { $count }
puzzle-solutions = { $count } oplossingen
puzzle-solved = Opgelost! Goed gedaan.
puzzle-missed = Zo lukt het niet. Probeer het nog eens!
puzzle-open = Tot zover goed. Ga door!
puzzle-look = Kijk hier.
puzzle-you = Jij bent { $name }
puzzle-hint = Tip
puzzle-again = Opnieuw beginnen
puzzle-next = Volgende puzzel
labyrinth-theme-two-turns = De schat in twee beurten
labyrinth-theme-three-turns = De schat in drie beurten
labyrinth-theme-guard = Houd de ander tegen
labyrinth-puzzle-two-turns = Bereik je schat in twee beurten: { labyrinth-treasure }
labyrinth-puzzle-three-turns = Bereik je schat in drie beurten: { labyrinth-treasure }
labyrinth-puzzle-guard = Je tegenspeler zoekt deze schat: { labyrinth-treasure }. Zorg dat daar in de volgende beurt geen weg naartoe gaat!
chabyrinthe-theme-two-cats = Twee katten in één beurt
chabyrinthe-theme-three-cats = Drie katten in één beurt
chabyrinthe-theme-chain = Kettingreactie
chabyrinthe-puzzle-two-cats = Breng in één beurt twee katten thuis
chabyrinthe-puzzle-three-cats = Breng in één beurt drie katten thuis
chabyrinthe-puzzle-chain = Begin een kettingreactie: met één actie rent er een kat naar huis en daarna nog een
mouse-race-theme-stop = Eén kat om ze te stoppen
mouse-race-theme-sure = Naar de kaas, wat er ook gebeurt
mouse-race-puzzle-stop = Leg de kat zo dat niemand anders in de volgende { $turns } beurten bij de kaas kan komen
mouse-race-puzzle-sure = Laat de kaas niet ontsnappen: wat de ander hierna ook doet, je moet er nog binnen { $turns } beurten bij kunnen komen
refused-no-puzzles = Voor dit spel zijn hier geen puzzels.
refused-no-puzzle = Deze puzzel bestaat niet.
refused-no-theme = Zulke puzzels zijn er niet.
learn-back = Terug
learn-story = Verhaal
    .about = Een paar kleine borden laten zien hoe je speelt.
story-of = Verhaal: { $game }
story-offer = Nieuw hier? Een klein verhaal laat zien hoe het moet
story-decline = Nee, dank je
story-well = Goed gedaan!
story-wrong = Nog niet. Probeer iets anders!
story-done = Nu kun je spelen!
story-next = Verder
story-again = Nog een keer
story-play = Nu spelen
story-stars = { $count } van { $all } sterren
learn-board = Analysebord
    .about = Probeer elke stelling uit en vraag het de bots.
board-of = Analysebord: { $game }
board-see = Terug naar het bord
board-from-here = Deze stelling analyseren
board-draws = Wat wordt er getrokken?
board-any = Willekeurig
board-lines = Varianten
board-first = Naar het begin
board-forget = Deze variant wissen
board-text = Stelling als tekst
board-text-about = Plak hier een stelling, of kopieer deze.
board-set = Opstellen
board-copy = Kopiëren
chabyrinthe-story-turn = Draai een goot zo dat de kat naar huis kan rennen.
chabyrinthe-story-push = Schuif de goot vanaf de rand in, zodat de kat naar huis kan rennen.
chabyrinthe-story-quarter = Draai de goot in je hand en schuif hem in: de kat wil naar huis.
chabyrinthe-story-both = Draai één goot, en allebei de katten rennen naar huis!
labyrinth-story-walk = Loop naar de schat op je kaart.
labyrinth-story-slide = Schuif de tegel zo in dat je naar de schat kunt lopen.
labyrinth-story-quarter = Draai de tegel in je hand, schuif hem in en loop naar de schat.
labyrinth-story-home = Je hebt alles gevonden: ga terug naar je hoek!
mouse-race-story-lay = Leg de steen zo dat de muis bij de kaas komt.
mouse-race-story-draw = Trek een steen uit het zakje en leg hem neer.
mouse-race-story-cat = De andere muis is dicht bij de kaas: leg hem de kat in de weg!

## The game of the day

daily = Spel van de dag
chabyrinthe-daily = Het dak van vandaag
labyrinth-daily = De doolhof van vandaag
daily-about = Vandaag krijgt iedereen hetzelfde spel, met hetzelfde geluk. Morgen komt er een nieuw spel.
daily-play = Spelen
daily-continue = Verder spelen
daily-again = Nog eens spelen
daily-moons = { $count } van { $all } manen
daily-streak = { $count ->
    [one] { $count } dag op rij
   *[other] { $count } dagen op rij
  }
daily-streak-new = Speel vandaag en begin een nieuwe reeks.
daily-days = De laatste zeven dagen
daily-day-none = { $day }: niet gespeeld
daily-result = { $title }, { $day }: { $moons } { $turns }
daily-best = Beste resultaten
daily-best-none = Er staat nog niemand op de lijst.
daily-best-about = Op deze lijst komen alleen spellen met het geluk van die dag. Iedereen kan dat vooraf te weten komen, dus de lijst is gewoon voor de lol. Meowze verzint de namen.
daily-add = Mijn resultaat op de lijst zetten
daily-added = Jouw plek: { $rank } van { $count }
daily-own-only = Waar Meowze op een server draait, is er een lijst van de beste resultaten. Hier zie je die van jezelf.
privacy-daily = Zet je een resultaat van het spel van de dag op de lijst, dan bewaart de server het een week: een verzonnen naam, de beurten, de tips en een sleutel voor je apparaat, die niemand te zien krijgt. Wis je wat dit apparaat onthoudt, dan worden ook je plekken op de lijst gewist.
refused-daily-day = Dit spel van de dag is voorbij of nog niet begonnen. Dat van vandaag wacht op je.
refused-daily-alone = Het spel van de dag speel je alleen, op dit apparaat.
refused-daily-no-list = Hier is geen lijst met resultaten.
refused-daily-many = Vanuit jullie netwerk kwamen veel resultaten: wacht een paar minuten.
refused-not-daily = Dit is geen opgelost spel van die dag.
refused-no-daily = Dit spel heeft geen spel van de dag.
refused-no-day = Die dag bestaat niet.
## While the server is away

server-away = De server is niet bereikbaar. Dit spel staat daar en gaat verder zodra hij terug is.
play-meanwhile = Intussen iets anders spelen
friends-server-away = Vrienden op andere apparaten kunnen meedoen zodra de server terug is.

## Setting up a position, lines and branches

setup = Opstellen
setup-of = Een stelling opstellen: { $game }
setup-about = Tik op een plek en kies wat daar moet liggen. Sleep om te verplaatsen.
setup-where = Waarheen? Tik op de plek.
setup-beside = Naast het bord
setup-turn = Draaien
setup-move = Verplaatsen
setup-new = Nieuw bord
setup-seats = Spelers
setup-start = Opnieuw uitdelen
setup-empty = Leeg bord
setup-deal = De rest uitdelen
setup-done = Vanaf hier spelen
setup-place = { $place ->
    [seat] Wie is er aan de beurt?
    [hand] Tegel in je hand
    [top] Volgende kaart
    [under] Onder de stapel
    [last] Laatst ingeschoven
   *[did] Gedaan in deze beurt
  }
setup-won = { $name }: katten thuis
setup-cards = { $name } zoekt
setup-found = { $name } heeft gevonden
setup-did = { $did ->
    [rotation] één kaart gedraaid
    [push] ingeschoven
   *[nothing] nog niets
  }
setup-nothing = Niets
setup-no-treasure = Geen schat
setup-home = Huis
setup-path = Weg van { $name }
setup-back = Weghalen: { $what }
refused-setup-none-left = Daarvan is er geen meer over.
refused-setup-cannot-move = Dat kan daar niet heen.
refused-setup-impossible = Zo’n stelling is niet mogelijk: { $why }
refused-board-long = Dit spel is te lang om helemaal op het analysebord te laten zien.
board-comment = Opmerking
board-mark = Teken
board-mark-name = { $kind ->
    [brilliant] briljant
    [good] goed
    [interesting] interessant
    [doubtful] twijfelachtig
    [mistake] een fout
   *[blunder] een blunder
  }
board-promote = Maak dit de hoofdvariant
board-save = Als bestand bewaren
board-link = Link kopiëren
board-open = Bestand openen
board-other-game = Dit is een ander spel: { $game }.
replay-instead = In plaats daarvan:
replay-main = Terug naar het spel
daily-picture = Plaatje om te delen
## What draws and choices gave

review-lucky-draws = Geluk bij het trekken
review-good-turns = Goede beurten
