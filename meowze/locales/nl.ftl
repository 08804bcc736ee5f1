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
    [corner] hoek
    [elbow] elleboog
    [straight] rechte
    [curve] bocht
    [tee] splitsing
    [cross] kruising
    [bridge] brug
    [double-elbow] dubbele elleboog
    [dead-end] doodlopend stuk
   *[cat] kat
  }

## Start page

which-game = Welk spel?
other-games = Andere spellen
against-bot = Tegen een bot
play-against = Speel tegen { $name }
which-bot = Welke bot?
bot-level = { $name }, niveau { $level }
or-together = Of dek zelf de tafel
how-many = Hoeveel spelers?
who-plays = Wie speelt?
player-is = Speler { $number }
player-here = iemand hier
player-link = via een link
player-bot = een bot
comes-by-link = Komt via een link
gets-a-name = Iemand hier
name-of-player = Naam van speler { $number }
which-rules = Welke regels?
more-choices = Meer keuzes
as-usual = zoals gewoonlijk
start = Beginnen
go-on = Verder met een spel
join-code = Schuif aan bij een tafel: de code
join = Aanschuiven
option-first = speler { $number }
option-lot = door het lot
option-no = nee
option-yes = ja
switch-first = Wie begint
failed = De server antwoordt niet. Probeer het nog eens.

## A table

next-tile = volgend stuk
play-this = Dit spelen
undo = Terug
new-game = Nieuw spel
play-again = Nog een keer
turn-number = Beurt { $number }
seat = { $playing ->
    [yes] { $name }, aan de beurt: { $score }
   *[no] { $name }: { $score }
  }
to-play = { $name } is aan de beurt
page-turn = { $name } is aan de beurt · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
  }
called-off = Het spel is afgebroken
in-turns = { $turns ->
    [one] in { $turns } beurt
   *[other] in { $turns } beurten
  }
see-again = { $line }. Druk om het nog eens te zien
offline = Verbinding kwijt, nieuwe poging
gone = Deze tafel is er niet meer.
not-yet = { $name } is aan de beurt
hint = Tip
reason-wins-cats = { $count ->
    [one] Dit brengt een kat thuis
   *[other] Dit brengt { $count } katten thuis
  }
reason-prepares = Dit bereidt de volgende beurt voor
reason-finds-treasure = Daar ligt je schat
reason-opens-way = Dit opent de weg naar je schat
reason-comes-nearer = { $count ->
    [one] Zo kom je een stap dichterbij
   *[other] Zo kom je { $count } stappen dichterbij
  }
reason-goes-home = Dit leidt naar huis
reason-reaches-cheese = Dit bereikt de kaas
reason-blocks = Dit maakt de weg van { $name } langer
reason-frees-way = Dit maakt de weg vrij
reason-draws = Eerst trekken, dan verder kijken
asks-undo = { $name } wil graag iets terugnemen. Goed?
asking-undo = { $name } vraagt om iets terug te nemen
undo-yes = Ja, neem maar terug
undo-no = Nee, speel door
change-game = Ander spel kiezen
host-again = Wie deze tafel heeft geopend, kan een nieuw spel beginnen.
unknown-game = Deze pagina is ouder dan het spel op tafel. Laad haar opnieuw.

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
fill-with-bot = Laat hier een bot zitten
invite = Vrienden openen deze link of richten hun camera op het plaatje:
or-type = Of ze typen deze code op de startpagina:
qr = De link als QR-plaatje
link = De link
copy = Link kopiëren
copied = Gekopieerd
only-here = Alleen deze computer kan nu bij deze tafel. Start Meowze in je thuisnetwerk zonder ‘--only-here’ om andere apparaten uit te nodigen.
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

undo-allowed = Terugnemen mag
absent = Als iemand weg is
absent-wait = wacht het spel
absent-bot = { $minutes ->
    [one] speelt na { $minutes } minuut een bot
   *[other] speelt na { $minutes } minuten een bot
  }

## A phone as hand

phone-hand = Een telefoon als hand
phone-for = Een telefoon als hand voor { $name }
phone-back = { $name } speelt weer op dit scherm
phone-hand-about = Met dit plaatje houdt een telefoon de kaarten van { $name } vast, terwijl het bord hier blijft.
on-phone = { $name } kijkt op de telefoon
show-board = Toon het bord
my-cards = Mijn kaarten
cover-cards = Kaarten afdekken

## Phrases

say-something = Iets zeggen
phrase-hello = Hallo
phrase-good-luck = Succes
phrase-well-played = Goed gespeeld
phrase-thanks = Dank je
phrase-oops = Oeps
phrase-thinking = Even denken
phrase-hurray = Hoera
phrase-purr = Prrr
phrase-hiss = Blaas
phrase-bye = Tot ziens

## Rules

rules = De regels
why = Waarom?

## Refused

refused-already = Dit apparaat heeft die plaats al.
refused-already-host = Dit apparaat is al gastheer.
refused-bot-silent = Geen bot wist iets te zeggen.
refused-breath = Wacht even voor je meer zegt.
refused-closed = De gastheer laat niemand meer aan deze tafel.
refused-failed = Hier ging iets mis.
refused-game-not-offered = Deze server biedt het spel { $game } niet aan.
refused-hello-first = Het eerste bericht moet hello zijn.
refused-host-only = Dat kan alleen de gastheer.
refused-name-offered = Kies een van de aangeboden namen.
refused-name-taken = Iemand hier heeft die naam al; kies een andere.
refused-no-advice = Er is nu niets om je te raden.
refused-no-bots = Er zijn hier geen bots.
refused-no-room = Zo’n tafel is hier niet. Misschien is de code verkeerd getypt.
refused-no-seat = Die plaats bestaat niet.
refused-no-token = Om voor een plaats te spelen heeft een apparaat een eigen token nodig.
refused-nobody = Daar zit niemand.
refused-not-asked = Dit apparaat is niets gevraagd.
refused-not-begun = Het spel is nog niet begonnen.
refused-not-lent = Geen ander apparaat heeft die plaats.
refused-not-yours = Dit apparaat speelt niet voor die plaats.
refused-nothing-back = Er is niets om terug te nemen.
refused-only-here = Alleen deze computer kan bij de server, dus er is geen link voor een ander apparaat.
refused-over-here = Hier is het spel al afgelopen: kies een eerder moment.
refused-pairing = Deze code is al gebruikt of te oud; vraag een nieuwe.
refused-pictures = Vanaf jouw adres zijn te veel plaatjes gevraagd: wacht een halve minuut.
refused-request-ended = Dat verzoek is voorbij.
refused-rule = Dat mag nu niet van de regels.
refused-seat-taken = Daar zit { $name } al.
refused-secrets = Dit spel heeft geheimen: je kunt het terugzien als het is afgelopen.
refused-sent-away = De gastheer heeft je gevraagd deze tafel te verlaten.
refused-stale = De tafel is intussen veranderd: kijk nog eens.
refused-stopped = Dit spel is met een andere versie van de regels gespeeld en kan hier niet verder.
refused-too-many = { $count ->
    [one] Vanaf hier is al { $count } tafel open: speel die eerst uit.
   *[other] Vanaf hier zijn al { $count } tafels open: speel er eerst een uit.
  }
refused-turn = { $name } is aan de beurt.
refused-undo-off = De gastheer heeft terugnemen uitgezet.
refused-unsaved = Dit kon niet worden opgeslagen: probeer het nog eens.
refused-watching = Alleen wie speelt, kan iets terugnemen.

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
wrong-about = Bewaart het spel en de laatste berichten in één bestand, om te sturen aan wie kan helpen
leave = Van tafel gaan
leave-sure = Van tafel gaan?
leave-about = Het spel blijft zoals het is. Je vindt het terug op de startpagina.
leave-yes = Weggaan
leave-no = Blijven

## Games seen again

replay = Een spel nog eens bekijken
replay-of = { $game }, nog eens bekeken
replay-play = Afspelen
replay-pause = Stoppen
replay-next = Een stap verder
replay-back = Een stap terug
replay-step = Stap van het spel
replay-at = { $at } van { $of }
replay-speed = Snelheid
replay-eyes = Met wiens ogen
replay-open = wie aan de beurt is
replay-games = De spellen aan deze tafel
replay-game = Spel { $number }
replay-gone = Dit spel is hier niet (meer) te zien. Heb je het als bestand, laat dat dan los op de startpagina.
replay-stopped = Vanaf hier zijn de regels nu anders dan in dit spel. De rest kan niet worden getoond.
to-start = Startpagina
watch-again = Nog eens bekijken
share = Delen
share-picture = Dit moment als plaatje
share-film = Het spel als film
share-making = Een ogenblik …
share-record = Het spel als tekst
share-save = Opslaan
share-copy = Kopiëren
share-close = Terug
go-on-here = Vanaf hier verder spelen
go-on-against = De anderen zijn bots zoals deze:
open-record = Bekijk een bewaard spel: kies het bestand of laat het hier los
record-damaged = Dit bestand is geen spel dat hier getoond kan worden. { $why }
record-large = Dit bestand is te groot voor een bewaard spel.

## Statistics at the end

statistics = Zo verliep het
stat-cats = Thuisgebrachte katten
stat-points = Punten
stat-treasures = Gevonden schatten
stat-walked = Afgelegde vakjes
stat-path = Lengte van de weg
stat-laid-cats = Gelegde katten
best-here = De besten hier
best-new = Jouw beste resultaat tot nu toe!
best-own = { $turns ->
    [one] Jouw beste: { $turns } beurt
   *[other] Jouw beste: { $turns } beurten
  }

## At a keyboard

terminal-back = Teruggenomen.
terminal-commands = Of: look (je geheimen), hint, legal, offers, board, undo, text, save BESTAND, help, quit.
terminal-ends = Het spel eindigt hier.
terminal-help = Typ een of meer acties: { $some } (docs/notation.md).
terminal-hide = Druk op Enter om het te verbergen.
terminal-next = { $name } is aan de beurt. Druk op Enter.
terminal-no-offers = Geen actie is nu een voorbeeld waard.
terminal-not-saved = Niet bewaard: { $why }
terminal-save-where = waar bewaren? schrijf: save BESTAND
terminal-saved = Bewaard in { $file }.
terminal-turn-over = De beurt is voorbij; niet gespeeld: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Draai en schuif de dakgoten tot elke kat een weg naar huis heeft.
chabyrinthe-name-0 = Otter
chabyrinthe-name-1 = Reiger
chabyrinthe-name-2 = Vos
chabyrinthe-name-3 = Das
chabyrinthe-board = Het dak: pijltjestoetsen bewegen, Page Down gaat naar de volgende plek om te spelen, Spatie draait een kaart of schuift er een in, Enter speelt de gedraaide kaart, R draait de volgende kaart
chabyrinthe-preset-standard = Standaard
    .about = Twee acties per beurt, de meeste punten winnen
chabyrinthe-preset-kittens = Kittens
    .about = Een kleiner dak, voor een vlug spel
chabyrinthe-preset-cooperative = Samen
    .about = Iedereen brengt de katten thuis
chabyrinthe-preset-teams = Teams
    .about = Twee tegen twee
chabyrinthe-preset-solitaire = Alleen
    .about = In zo weinig mogelijk beurten
chabyrinthe-preset-french = Frans
    .about = Je mag eerder stoppen
chabyrinthe-preset-english = Engels
    .about = Je mag eerder stoppen
chabyrinthe-preset-russian-2024 = Russisch 2024
    .about = Met 36 kaarten
chabyrinthe-preset-2007 = 2007
    .about = Eén actie moet een draai zijn
chabyrinthe-switch-deck = Gootkaarten
chabyrinthe-switch-board = Dak
chabyrinthe-switch-mode = Wie wint
chabyrinthe-switch-actions = Acties per beurt
chabyrinthe-switch-must_rotate = Eén actie moet een draai zijn
chabyrinthe-switch-inserted = Een ingeschoven kaart
chabyrinthe-switch-shared_home = Twee katten in één huis
chabyrinthe-switch-limit = Afgebroken na zoveel beurten (0: nooit)
chabyrinthe-option-26 = 26 kaarten
chabyrinthe-option-36 = 36 kaarten
chabyrinthe-option-4x4 = 4 × 4
chabyrinthe-option-3x3 = 3 × 3, kittens
chabyrinthe-option-points = de meeste punten
chabyrinthe-option-teams = twee teams
chabyrinthe-option-cooperative = allemaal samen
chabyrinthe-option-solitaire = alleen
chabyrinthe-option-exactly-two = precies twee
chabyrinthe-option-at-most-two = hoogstens twee
chabyrinthe-option-free = draai je zoals je wilt
chabyrinthe-option-as-it-lies = gaat erin zoals hij ligt
chabyrinthe-option-one-place = huis schuift één plaats op
chabyrinthe-option-each-cat = één plaats voor elke kat

chabyrinthe-cell = { $cell }, { shape }, open naar { $sides }
chabyrinthe-bare = { $cell }, leeg
chabyrinthe-door = schuif een kaart in bij { $door }
chabyrinthe-door-cat = schuif een kaart in bij { $door }, waar een kat met waarde { $value } wacht
chabyrinthe-door-home = schuif een kaart in bij { $door }, waar een huis is
chabyrinthe-top = Volgende kaart: { shape }, open naar { $sides }. Druk om hem te draaien
chabyrinthe-stop = Stoppen
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
    [one] de beste vriend van alle katten
   *[other] de beste vrienden van alle katten
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
chabyrinthe-no-turn = Deze kaart kan nu niet draaien
chabyrinthe-no-push = Hier kan nu geen kaart in

chabyrinthe-told-dealt = op { $cell } ligt nu: { shape }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } draait { $cell } een kwart met de klok mee
    [2] { $who } draait { $cell } een halve slag
   *[3] { $who } draait { $cell } een kwart tegen de klok in
  }
chabyrinthe-told-pushed = { $who } schuift bij { $door } een kaart in: { shape }
chabyrinthe-told-stopped = { $who } stopt
chabyrinthe-told-drawn = de volgende kaart: { shape }
chabyrinthe-told-returned = de volgende kaart: { shape }, terug van onder de stapel
chabyrinthe-told-homed = { $who } brengt kat { $value } van { $place } naar het huis bij { $home }
chabyrinthe-told-arrived = een kat met waarde { $value } komt aan bij { $place }
chabyrinthe-told-began = { $who } begint

## Labyrinth

labyrinth-title = Labyrint
labyrinth-intro = Verschuif de gangen, loop naar je schatten en wees als eerste weer terug.
labyrinth-name-0 = Vos
labyrinth-name-1 = Konijn
labyrinth-name-2 = Kikker
labyrinth-name-3 = Beer
labyrinth-board = Het labyrint: pijltjestoetsen bewegen, Page Down gaat naar de volgende plek om te spelen, Spatie of Enter schuift de tegel in bij een deur of loopt naar een vak, R draait de tegel
labyrinth-preset-standard = Standaard
    .about = Vind al je schatten en ga dan terug naar je hoek
labyrinth-preset-short = Kort
    .about = Ieder vier schatten, dan terug naar je hoek
labyrinth-preset-young-children = Jonge kinderen
    .about = Je ziet al je kaarten en vindt ze in elke volgorde
labyrinth-preset-young-children-short = De kleintjes
    .about = Ieder drie schatten, allemaal open, en geen terugweg
labyrinth-preset-newer-editions = Nieuwere uitgaven
    .about = Je bekijkt je volgende kaart meteen
labyrinth-preset-other-tiles = Andere tegels
    .about = Een hoek meer, een rechte minder
labyrinth-switch-tiles = Losse tegels: rechte, hoek, splitsing
labyrinth-switch-secrets = Schatten per speler
labyrinth-switch-cards = Je kaarten
labyrinth-switch-next_card = De volgende kaart zie je
labyrinth-switch-finish = Waar het eindigt
labyrinth-switch-limit = Afgebroken na zoveel beurten (0: nooit)
labyrinth-option-13-15-6 = 13, 15, 6
labyrinth-option-12-16-6 = 12, 16, 6
labyrinth-option-all = allemaal
labyrinth-option-top = de ene na de andere
labyrinth-option-open = allemaal tegelijk, in elke volgorde
labyrinth-option-next-turn = in de volgende beurt
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
    [genie] flessengeest
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
labyrinth-cell = { $cell }, { shape }, open naar { $sides }
labyrinth-bare = { $cell }, leeg
labyrinth-pawn = pion van { $name }
labyrinth-corner = hoek van { $name }
labyrinth-door = schuif de tegel in bij { $door }
labyrinth-door-barred = deur { $door }, gesloten: dat zou de laatste duw terugdraaien
labyrinth-hand = Tegel in de hand: { shape }, open naar { $sides }. Druk om hem te draaien
labyrinth-hand-treasure = Tegel in de hand: { shape }, open naar { $sides }, met de schat: { labyrinth-treasure }. Druk om hem te draaien
labyrinth-chair = { $left ->
    [one] nog { $left } schat te vinden
   *[other] nog { $left } schatten te vinden
  }
labyrinth-chair-found = { $left ->
    [one] nog { $left } schat te vinden, gevonden: { $found }
   *[other] nog { $left } schatten te vinden, gevonden: { $found }
  }
labyrinth-stay = Blijven
labyrinth-barred = Dat zou de laatste duw terugdraaien
labyrinth-no-way = Er leidt geen open weg naartoe
labyrinth-push-first = Schuif eerst de tegel in bij een van de pijlen
labyrinth-walk-now = Er is al geschoven: loop nu, of blijf
labyrinth-to-push = { $name } schuift
labyrinth-to-walk = { $name } loopt
labyrinth-peek = Houd vast om te kijken
labyrinth-peek-at = De kaarten van { $name } bekijken: houd deze knop ingedrukt
labyrinth-pass = Geef door aan { $name }
labyrinth-home = Alles gevonden: terug naar je hoek
labyrinth-solved = Alle schatten gevonden
labyrinth-won-by = met alle schatten

labyrinth-told-dealt = op { $cell } ligt nu: { shape }
labyrinth-told-left-over = over is: { shape }
labyrinth-told-looked = { $who } bekijkt een kaart
labyrinth-told-began = { $who } begint
labyrinth-told-pushed = { $who } schuift bij { $door } een tegel in: { shape }
labyrinth-told-walked = { $who } loopt naar { $cell }
labyrinth-told-stayed = { $who } blijft op { $cell }
labyrinth-told-found = { $who } vindt een schat: { labyrinth-treasure }

## Mouse race

mouse-race-title = Muizenrace
mouse-race-intro = Leg voor je muis een weg naar de kaas, en katten op de weg van de anderen.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nel
mouse-race-name-2 = Tom
mouse-race-name-3 = Roos
mouse-race-board = De keuken: pijltjestoetsen bewegen, Page Down gaat naar de volgende plek om te spelen, Spatie kiest een vak of toont de andere richting, Enter speelt
mouse-race-preset-standard = Standaard
    .about = De eerste weg naar de kaas wint
mouse-race-preset-younger-players = Jonge kinderen
    .about = Nooit een kat vlak aan het einde van een weg
mouse-race-preset-english = Engels
    .about = De eerste weg naar de kaas wint
mouse-race-preset-german = Duits
    .about = De eerste weg naar de kaas wint
mouse-race-preset-dutch = Nederlands
    .about = De eerste weg naar de kaas wint
mouse-race-preset-portuguese = Portugees
    .about = De eerste weg naar de kaas wint
mouse-race-preset-french = Frans
    .about = Ook met zijn drieën
mouse-race-preset-russian = Russisch
    .about = Ook met zijn drieën
mouse-race-preset-danish = Deens
    .about = Ook met zijn drieën
mouse-race-preset-italian = Italiaans
    .about = Katten liggen op de weg van de volgende speler; het geurgebied bereiken is genoeg
mouse-race-preset-spanish = Spaans
    .about = Katten liggen op de weg van wie het dichtst bij de kaas is
mouse-race-switch-players = Hoeveel er kunnen spelen
mouse-race-switch-bag = Zakje: rechte stenen, bochten, katten
mouse-race-switch-cat_against = Tegen wie je een kat legt
mouse-race-switch-cat_zone = Waar een kat mag liggen
mouse-race-switch-scent = Katten rond de kaas
mouse-race-switch-take_back = Wie overslaat, mag terugnemen
mouse-race-switch-may_point = Een weg mag naar een andere wijzen
mouse-race-switch-finish = Waar een weg wint
mouse-race-switch-limit = Gelijkspel na zoveel beurten
mouse-race-option-2-or-4 = twee of vier
mouse-race-option-2-to-4 = twee tot vier
mouse-race-option-72-72-20 = 72, 72, 20
mouse-race-option-77-77-10 = 77, 77, 10
mouse-race-option-82-82-0 = 82, 82, geen katten
mouse-race-option-next = de volgende speler
mouse-race-option-nearest = wie het dichtst bij de kaas is
mouse-race-option-longest = wie de langste weg heeft
mouse-race-option-side-or-way = aan de kant van die speler of op zijn weg naar de kaas
mouse-race-option-side = aan de kant van die speler
mouse-race-option-way = op de weg van die speler naar de kaas
mouse-race-option-anywhere = overal
mouse-race-option-may-block = mogen het einde van een weg versperren
mouse-race-option-no-exception = volgen daar dezelfde regels
mouse-race-option-cat-or-own = een kat of de eigen laatste steen
mouse-race-option-own = alleen de eigen laatste steen
mouse-race-option-cheese = bij de kaas
mouse-race-option-scent = in de geur ervan

mouse-race-empty = { $cell }, leeg
mouse-race-scent = { $cell }, geur van de kaas
mouse-race-cheese = { $cell }, de kaas
mouse-race-cat = { $cell }, een kat
mouse-race-cat-to-take = { $cell }, een kat die je in plaats van je beurt mag terugnemen
mouse-race-corner = { $cell }, muis van { $name }
mouse-race-path = { $cell }, weg van { $name }, { $sides }
mouse-race-can-lie = { $cell }, hier kan je steen liggen
mouse-race-can-lie-scent = { $cell }, geur van de kaas, hier kan je steen liggen
mouse-race-hand = Steen in de hand: { shape }
mouse-race-chair = { $count ->
    [one] weg van { $count } steen
   *[other] weg van { $count } stenen
  }
mouse-race-bag = In het zakje: { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
mouse-race-straights = { $straights ->
    [one] { $straights } rechte
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
mouse-race-miss = Overslaan
mouse-race-back = Mijn steen terug
mouse-race-draw-first = Trek eerst een steen, of sla over en neem een kat of je laatste steen terug
mouse-race-on-path = De steen komt aan het einde van je weg: tik op een vak dat oplicht
mouse-race-taken = Dat vak is bezet
mouse-race-no-cat = Deze kat kan daar niet liggen: tik op een vak dat oplicht
mouse-race-won-by = { $turns ->
    [one] de kaas is gevonden na { $turns } beurt
   *[other] de kaas is gevonden na { $turns } beurten
  }
mouse-race-nobody = Gelijkspel
mouse-race-nobody-in = { $turns ->
    [one] niemand kwam in { $turns } beurt bij de kaas
   *[other] niemand kwam in { $turns } beurten bij de kaas
  }

mouse-race-told-began = { $who } begint
mouse-race-told-drawn = { $who } trekt: { shape }
mouse-race-told-laid = { $who } legt op { $cell }: { shape }
mouse-race-told-cat-laid = { $who } legt een kat op { $cell } tegen { $target }
mouse-race-told-returned = { $who } kan de steen niet leggen ({ shape }): hij gaat terug in het zakje
mouse-race-told-missed = { $who } slaat een beurt over
mouse-race-told-took-cat = { $who } slaat een beurt over en neemt de kat van { $cell } terug
mouse-race-told-took-own = { $who } slaat een beurt over en neemt de steen van { $cell } terug
