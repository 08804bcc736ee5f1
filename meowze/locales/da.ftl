### Dansk. Den, der spiller, er du; det, et spil selv siger, begynder med dets navn.

## Everywhere

title = Meowze
language = Sprog
side = { $side ->
    [n] nord
    [e] øst
    [s] syd
   *[w] vest
  }
shape = { $shape ->
    [corner] hjørne
    [elbow] knæk
    [straight] lige stykke
    [curve] sving
    [tee] forgrening
    [cross] kryds
    [bridge] bro
    [double-elbow] dobbelt knæk
    [dead-end] blind vej
   *[cat] kat
  }

## Start page

which-game = Hvilket spil?
other-games = Andre spil
against-bot = Mod en bot
play-against = Spil mod { $name }
which-bot = Hvilken bot?
bot-level = { $name }, niveau { $level }
or-together = Eller dæk selv bordet
how-many = Hvor mange spiller?
who-plays = Hvem spiller?
player-is = Spiller { $number }
player-here = en her
player-link = en ven via link
player-bot = en bot
comes-by-link = En ven, via link
gets-a-name = En her
name-of-player = Navn på spiller { $number }
which-rules = Hvilke regler?
more-choices = Flere valg
as-usual = som sædvanlig
start = Start
go-on = Fortsæt et spil
join-code = Sæt dig til et bord: bordets kode
join = Vær med
option-first = spiller { $number }
option-lot = ved lodtrækning
option-no = nej
option-yes = ja
switch-first = Hvem begynder
failed = Serveren svarer ikke. Prøv igen.

## A table

next-tile = næste brik
play-this = Spil dette
undo = Fortryd
new-game = Nyt spil
play-again = Spil igen
turn-number = Tur { $number }
seat = { $playing ->
    [yes] { $name }, har turen: { $score }
   *[no] { $name }: { $score }
  }
to-play = { $name } har turen
page-turn = { $name } har turen · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] { $names } vinder
   *[other] { $names } vinder sammen
  }
called-off = Spillet blev afbrudt
in-turns = { $turns ->
    [one] på { $turns } tur
   *[other] på { $turns } ture
  }
see-again = { $line }. Tryk for at se det igen
offline = Forbindelsen er væk, prøver igen
gone = Dette bord findes ikke mere.
not-yet = { $name } har turen
hint = Tip
reason-wins-cats = { $count ->
    [one] Det bringer en kat hjem
   *[other] Det bringer { $count } katte hjem
  }
reason-prepares = Det gør klar til næste tur
reason-finds-treasure = Der ligger din skat
reason-opens-way = Det åbner vejen til din skat
reason-comes-nearer = { $count ->
    [one] Det kommer et skridt nærmere
   *[other] Det kommer { $count } skridt nærmere
  }
reason-goes-home = Det fører hjem
reason-reaches-cheese = Det når osten
reason-blocks = Det gør vejen længere for { $name }
reason-frees-way = Det gør vejen fri
reason-draws = Træk først, så får vi se
asks-undo = { $name } vil gerne fortryde noget. Er det i orden?
asking-undo = { $name } beder om at fortryde noget
undo-yes = Ja, tag det tilbage
undo-no = Nej, spil videre
change-game = Skift spil
host-again = Den, der åbnede bordet, kan begynde et nyt spil.
unknown-game = Denne side er ældre end spillet på bordet. Indlæs den igen.

## Waiting for players

waiting = { $count ->
    [one] Der er stadig én ledig plads
   *[other] Der er stadig { $count } ledige pladser
  }
you-are = { $name } (dig)
free = ledig
sit-here = Sæt dig her
stand-up = Rejs dig
free-seat = Gør denne plads ledig
free-seat-of = Gør pladsen ledig: { $name }
fill-with-bot = Lad en bot sidde her
invite = Venner åbner dette link eller ser på billedet med deres kamera:
or-type = Eller de skriver denne kode på startsiden:
qr = Linket som QR-billede
link = Linket
copy = Kopiér linket
copied = Kopieret
only-here = Kun denne computer kan nå bordet nu. Start Meowze i dit hjemmenet uden »--only-here« for at invitere andre enheder.
close-room = Luk ikke flere ind
open-room = Luk andre ind
watching = { $count ->
    [one] { $count } ser på
   *[other] { $count } ser på
  }
who-are-you = Hvem er du?
your-animal = Dit dyr
animal = { $animal ->
   *[cat] kat
    [mouse] mus
    [fox] ræv
    [owl] ugle
    [hare] hare
    [bear] bjørn
    [frog] frø
    [hedgehog] pindsvin
    [duck] and
    [otter] odder
    [bee] bi
    [turtle] skildpadde
  }
other-names = Andre navne

## What the host settles

undo-allowed = Det er tilladt at fortryde
absent = Når nogen er væk
absent-wait = venter spillet
absent-bot = { $minutes ->
    [one] spiller en bot efter { $minutes } minut
   *[other] spiller en bot efter { $minutes } minutter
  }

## A phone as hand

phone-hand = En telefon som hånd
phone-for = En telefon som hånd for { $name }
phone-back = { $name } spiller igen på denne skærm
phone-hand-about = Med dette billede holder en telefon kortene for { $name }, mens brættet bliver her.
on-phone = { $name } ser på telefonen
show-board = Vis brættet
my-cards = Mine kort
cover-cards = Dæk kortene til

## Phrases

say-something = Sig noget
phrase-hello = Hej
phrase-good-luck = Held og lykke
phrase-well-played = Godt spillet
phrase-thanks = Tak
phrase-oops = Ups
phrase-thinking = Lad mig tænke
phrase-hurray = Hurra
phrase-purr = Spind
phrase-hiss = Hvæs
phrase-bye = Farvel

## Rules

rules = Reglerne
why = Hvorfor?

## Refused

refused-already = Denne enhed har allerede pladsen.
refused-already-host = Denne enhed er allerede vært.
refused-bot-silent = Ingen bot vidste noget at sige.
refused-breath = Vent lidt, før du siger mere.
refused-closed = Værten lukker ikke flere ind ved dette bord.
refused-failed = Noget gik galt her.
refused-game-not-offered = Denne server tilbyder ikke spillet { $game }.
refused-hello-first = Den første besked skal være hello.
refused-host-only = Det kan kun værten.
refused-name-offered = Tag et af de navne, der tilbydes.
refused-name-taken = En her har allerede det navn; tag et andet.
refused-no-advice = Der er ikke noget at råde dig til nu.
refused-no-bots = Her er ingen bots.
refused-no-room = Det bord findes ikke her. Måske er koden skrevet forkert.
refused-no-seat = Den plads findes ikke.
refused-no-token = For at spille for en plads skal en enhed have sin egen nøgle.
refused-nobody = Der sidder ingen.
refused-not-asked = Denne enhed blev ikke spurgt.
refused-not-begun = Spillet er ikke begyndt.
refused-not-lent = Ingen anden enhed har den plads.
refused-not-yours = Denne enhed spiller ikke for den plads.
refused-nothing-back = Der er ikke noget at fortryde.
refused-only-here = Kun denne computer kan nå serveren, så der er intet link til en anden enhed.
refused-over-here = Her er spillet slut: vælg et tidligere tidspunkt.
refused-pairing = Denne kode er brugt eller for gammel; bed om en ny.
refused-pictures = Der er bedt om for mange billeder fra din adresse: vent et halvt minut.
refused-request-ended = Den forespørgsel er forbi.
refused-rule = Det tillader reglerne ikke nu.
refused-seat-taken = Der sidder { $name } allerede.
refused-secrets = Dette spil har hemmeligheder: det kan ses igen, når det er slut.
refused-sent-away = Værten har bedt dig om at forlade dette bord.
refused-stale = Bordet har ændret sig siden: se lige igen.
refused-stopped = Dette spil blev spillet efter en anden udgave af reglerne og kan ikke fortsætte her.
refused-too-many = { $count ->
    [one] Der er allerede { $count } åbent bord herfra: spil det færdigt først.
   *[other] Der er allerede { $count } åbne borde herfra: spil et af dem færdigt først.
  }
refused-turn = { $name } har turen.
refused-undo-off = Værten har slået fortryd fra.
refused-unsaved = Det kunne ikke gemmes: prøv lige igen.
refused-watching = Kun den, der spiller, kan fortryde noget.

## Menu

show-how = Vis mig, hvordan man spiller
skip-guide = Jeg ved hvordan

menu = Menu
close = Tilbage til spillet
sounds = Lyde
volume = Lydstyrke
speed = Bevægelser
speed-calm = rolige
speed-normal = normale
speed-quick = hurtige
flat = Tabletten ligger fladt mellem os
flat-about = Navne og knapper vender mod den, der har turen
wrong = Noget er galt
wrong-about = Gemmer spillet og de sidste beskeder i én fil, som du kan sende til en, der kan hjælpe
leave = Forlad bordet
leave-sure = Forlade bordet?
leave-about = Spillet bliver, som det er. Du finder det igen på startsiden.
leave-yes = Forlad
leave-no = Bliv her

## Games seen again

replay = Et spil set igen
replay-of = { $game }, set igen
replay-play = Afspil
replay-pause = Stop
replay-next = Et skridt frem
replay-back = Et skridt tilbage
replay-step = Skridt i spillet
replay-at = { $at } af { $of }
replay-speed = Hastighed
replay-eyes = Med hvis øjne
replay-open = den, der har turen
replay-games = Spillene ved dette bord
replay-game = Spil { $number }
replay-gone = Dette spil kan ikke ses her (længere). Har du det som fil, så slip den på startsiden.
replay-stopped = Herfra er reglerne i dag anderledes end i dette spil. Resten kan ikke vises.
to-start = Startside
watch-again = Se det igen
share = Del
share-picture = Dette øjeblik som billede
share-film = Spillet som film
share-making = Et øjeblik …
share-record = Spillet som tekst
share-save = Gem
share-copy = Kopiér
share-close = Tilbage
go-on-here = Spil videre herfra
go-on-against = De andre er botter som denne:
open-record = Se et gemt spil: vælg filen, eller slip den her
record-damaged = Denne fil er ikke et spil, der kan vises her. { $why }
record-large = Denne fil er for stor til at være et gemt spil.

## Statistics at the end

statistics = Sådan gik det
stat-cats = Katte bragt hjem
stat-points = Point
stat-treasures = Fundne skatte
stat-walked = Felter gået
stat-path = Vejens længde
stat-laid-cats = Lagte katte
best-here = De bedste her
best-new = Dit bedste resultat indtil nu!
best-own = { $turns ->
    [one] Dit bedste: { $turns } tur
   *[other] Dit bedste: { $turns } ture
  }

## At a keyboard

terminal-back = Taget tilbage.
terminal-commands = Eller: look (dine hemmeligheder), hint, legal, offers, board, undo, text, save FIL, help, quit.
terminal-ends = Spillet slutter her.
terminal-help = Skriv en eller flere handlinger: { $some } (docs/notation.md).
terminal-hide = Tryk Enter for at skjule det.
terminal-next = { $name } har turen. Tryk Enter.
terminal-no-offers = Ingen handling er værd at vise på forhånd nu.
terminal-not-saved = Ikke gemt: { $why }
terminal-save-where = gemme hvor? skriv: save FIL
terminal-saved = Gemt i { $file }.
terminal-turn-over = Turen er forbi; ikke spillet: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Drej og skub tagrenderne, til hver kat har en vej hjem.
chabyrinthe-name-0 = Odder
chabyrinthe-name-1 = Hejre
chabyrinthe-name-2 = Ræv
chabyrinthe-name-3 = Grævling
chabyrinthe-board = Taget: piletaster flytter, Page Down går til næste sted, der kan spilles, Mellemrum drejer et kort eller skubber et ind, Enter spiller det drejede kort, R drejer det næste kort
chabyrinthe-preset-standard = Standard
    .about = To handlinger pr. tur, flest point vinder
chabyrinthe-preset-kittens = Killinger
    .about = Et mindre tag til et hurtigt spil
chabyrinthe-preset-cooperative = Sammen
    .about = Alle bringer kattene hjem
chabyrinthe-preset-teams = Hold
    .about = To mod to
chabyrinthe-preset-solitaire = Alene
    .about = På så få ture som muligt
chabyrinthe-preset-french = Fransk
    .about = Man må stoppe før
chabyrinthe-preset-english = Engelsk
    .about = Man må stoppe før
chabyrinthe-preset-russian-2024 = Russisk 2024
    .about = Med 36 kort
chabyrinthe-preset-2007 = 2007
    .about = Én handling skal være en drejning
chabyrinthe-switch-deck = Tagrendekort
chabyrinthe-switch-board = Tag
chabyrinthe-switch-mode = Hvem vinder
chabyrinthe-switch-actions = Handlinger pr. tur
chabyrinthe-switch-must_rotate = Én handling skal være en drejning
chabyrinthe-switch-inserted = Et kort, der skubbes ind
chabyrinthe-switch-shared_home = To katte i ét hjem
chabyrinthe-switch-limit = Afbrydes efter så mange ture (0: aldrig)
chabyrinthe-option-26 = 26 kort
chabyrinthe-option-36 = 36 kort
chabyrinthe-option-4x4 = 4 × 4
chabyrinthe-option-3x3 = 3 × 3, killinger
chabyrinthe-option-points = flest point
chabyrinthe-option-teams = to hold
chabyrinthe-option-cooperative = alle sammen
chabyrinthe-option-solitaire = alene
chabyrinthe-option-exactly-two = præcis to
chabyrinthe-option-at-most-two = højst to
chabyrinthe-option-free = drejes, som du vil
chabyrinthe-option-as-it-lies = går ind, som det ligger
chabyrinthe-option-one-place = hjemmet rykker én plads
chabyrinthe-option-each-cat = én plads for hver kat

chabyrinthe-cell = { $cell }, { shape }, åben mod { $sides }
chabyrinthe-bare = { $cell }, tom
chabyrinthe-door = skub et kort ind ved { $door }
chabyrinthe-door-cat = skub et kort ind ved { $door }, hvor en kat med værdien { $value } venter
chabyrinthe-door-home = skub et kort ind ved { $door }, hvor der er et hjem
chabyrinthe-top = Næste kort: { shape }, åben mod { $sides }. Tryk for at dreje det
chabyrinthe-stop = Stop
chabyrinthe-left = { $count ->
    [one] { $count } handling tilbage
   *[other] { $count } handlinger tilbage
  }
chabyrinthe-pile = { $count ->
    [one] { $count } kort i bunken
   *[other] { $count } kort i bunken
  }
chabyrinthe-strays = { $count ->
    [one] { $count } kat på vej
   *[other] { $count } katte på vej
  }
chabyrinthe-points = { $count ->
    [one] { $count } point
   *[other] { $count } point
  }
chabyrinthe-won = { $count ->
    [one] { $count } kat
   *[other] { $count } katte
  }
chabyrinthe-friends = { $count ->
    [one] kattenes bedste ven
   *[other] kattenes bedste venner
  }
chabyrinthe-solved = Alle katte er hjemme
chabyrinthe-verdict = { $verdict ->
    [1] Hurtigere end månen over tagene
    [2] Om den her nat skrives der kattesange
    [3] På bløde poter og med sikker hånd
    [4] Det spinder fra hver en skorsten
    [5] Hjemme, før mælken blev sur
    [6] Kattene nåede også lige en sildemad
   *[7] Som at passe katte: det tager den tid, det tager
  }
chabyrinthe-no-turn = Dette kort kan ikke drejes nu
chabyrinthe-no-push = Her kan der ikke skubbes et kort ind nu

chabyrinthe-told-dealt = på { $cell } lægges: { shape }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } drejer { $cell } en kvart omgang med uret
    [2] { $who } drejer { $cell } en halv omgang
   *[3] { $who } drejer { $cell } en kvart omgang mod uret
  }
chabyrinthe-told-pushed = { $who } skubber et kort ind ved { $door }: { shape }
chabyrinthe-told-stopped = { $who } stopper
chabyrinthe-told-drawn = det næste kort: { shape }
chabyrinthe-told-returned = det næste kort: { shape }, tilbage fra bunden af bunken
chabyrinthe-told-homed = { $who } bringer katten { $value } fra { $place } til hjemmet ved { $home }
chabyrinthe-told-arrived = en kat med værdien { $value } kommer til { $place }
chabyrinthe-told-began = { $who } begynder

## Labyrinth

labyrinth-title = Labyrint
labyrinth-intro = Skub rundt på gangene, gå til dine skatte, og kom først tilbage.
labyrinth-name-0 = Ræv
labyrinth-name-1 = Kanin
labyrinth-name-2 = Frø
labyrinth-name-3 = Bjørn
labyrinth-board = Labyrinten: piletaster flytter, Page Down går til næste sted, der kan spilles, Mellemrum eller Enter skubber pladen ind ved en dør eller går til et felt, R drejer pladen
labyrinth-preset-standard = Standard
    .about = Find alle dine skatte, og gå så tilbage til dit hjørne
labyrinth-preset-short = Kort spil
    .about = Fire skatte til hver, så tilbage til dit hjørne
labyrinth-preset-young-children = Mindre børn
    .about = Du ser alle dine kort og finder dem i vilkårlig rækkefølge
labyrinth-preset-young-children-short = De mindste
    .about = Tre skatte til hver, alle synlige, og ingen vej tilbage
labyrinth-preset-newer-editions = Nyere udgaver
    .about = Du ser dit næste kort med det samme
labyrinth-preset-other-tiles = Andre plader
    .about = Et hjørne mere, et lige stykke mindre
labyrinth-switch-tiles = Løse plader: lige, hjørner, forgreninger
labyrinth-switch-secrets = Skatte til hver spiller
labyrinth-switch-cards = Dine kort
labyrinth-switch-next_card = Det næste kort ses
labyrinth-switch-finish = Hvor det slutter
labyrinth-switch-limit = Afbrydes efter så mange ture (0: aldrig)
labyrinth-option-13-15-6 = 13, 15, 6
labyrinth-option-12-16-6 = 12, 16, 6
labyrinth-option-all = alle, der er
labyrinth-option-top = et efter et
labyrinth-option-open = alle på én gang, i vilkårlig rækkefølge
labyrinth-option-next-turn = i næste tur
labyrinth-option-at-once = med det samme
labyrinth-option-corner = i dit eget hjørne
labyrinth-option-anywhere = ved den sidste skat

labyrinth-treasure = { $treasure ->
    [book] bog
    [gold] guld
    [map] landkort
    [crown] krone
    [keys] nøgler
    [skull] kranium
    [ring] ring
    [chest] kiste
    [emerald] smaragd
    [sword] sværd
    [candelabrum] lysestage
    [helmet] hjelm
    [bat] flagermus
    [dragon] drage
    [genie] flaskeånd
    [ghost] spøgelse
    [troll] trold
    [princess] prinsesse
    [lizard] firben
    [moth] natsværmer
    [owl] ugle
    [rat] rotte
    [scarab] skarabæ
   *[spider] edderkop
  }
labyrinth-cell = { $cell }, { shape }, åben mod { $sides }
labyrinth-bare = { $cell }, tom
labyrinth-pawn = brik: { $name }
labyrinth-corner = hjørne: { $name }
labyrinth-door = skub pladen ind ved { $door }
labyrinth-door-barred = dør { $door }, spærret: det ville ophæve det sidste skub
labyrinth-hand = Plade i hånden: { shape }, åben mod { $sides }. Tryk for at dreje den
labyrinth-hand-treasure = Plade i hånden: { shape }, åben mod { $sides }, med skatten: { labyrinth-treasure }. Tryk for at dreje den
labyrinth-chair = { $left ->
    [one] { $left } skat at finde
   *[other] { $left } skatte at finde
  }
labyrinth-chair-found = { $left ->
    [one] { $left } skat at finde, fundet: { $found }
   *[other] { $left } skatte at finde, fundet: { $found }
  }
labyrinth-stay = Bliv
labyrinth-barred = Det ville ophæve det sidste skub
labyrinth-no-way = Ingen åben vej fører derhen
labyrinth-push-first = Skub først pladen ind ved en af pilene
labyrinth-walk-now = Der er skubbet: gå nu, eller bliv
labyrinth-to-push = { $name } skubber
labyrinth-to-walk = { $name } går
labyrinth-peek = Hold for at se
labyrinth-peek-at = Se kortene for { $name }: hold denne knap nede
labyrinth-pass = Giv videre til { $name }
labyrinth-home = Alt er fundet: tilbage til dit hjørne
labyrinth-solved = Alle skatte er fundet
labyrinth-won-by = med alle skatte

labyrinth-told-dealt = på { $cell } lægges: { shape }
labyrinth-told-left-over = til overs er: { shape }
labyrinth-told-looked = { $who } ser på et kort
labyrinth-told-began = { $who } begynder
labyrinth-told-pushed = { $who } skubber en plade ind ved { $door }: { shape }
labyrinth-told-walked = { $who } går til { $cell }
labyrinth-told-stayed = { $who } bliver på { $cell }
labyrinth-told-found = { $who } finder en skat: { labyrinth-treasure }

## Mouse race

mouse-race-title = Museræs
mouse-race-intro = Læg en vej til osten for din mus, og katte i vejen for de andre.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nanna
mouse-race-name-2 = Tom
mouse-race-name-3 = Rosa
mouse-race-board = Køkkenet: piletaster flytter, Page Down går til næste sted, der kan spilles, Mellemrum vælger et felt eller viser den anden retning, Enter spiller
mouse-race-preset-standard = Standard
    .about = Den første vej til osten vinder
mouse-race-preset-younger-players = Mindre børn
    .about = Der lægges aldrig en kat lige for enden af en vej
mouse-race-preset-english = Engelsk
    .about = Den første vej til osten vinder
mouse-race-preset-german = Tysk
    .about = Den første vej til osten vinder
mouse-race-preset-dutch = Hollandsk
    .about = Den første vej til osten vinder
mouse-race-preset-portuguese = Portugisisk
    .about = Den første vej til osten vinder
mouse-race-preset-french = Fransk
    .about = Man kan også være tre
mouse-race-preset-russian = Russisk
    .about = Man kan også være tre
mouse-race-preset-danish = Dansk
    .about = Man kan også være tre
mouse-race-preset-italian = Italiensk
    .about = Katte ligger på den næste spillers vej; det er nok at nå duftområdet
mouse-race-preset-spanish = Spansk
    .about = Katte ligger på vejen for den, der er nærmest osten
mouse-race-switch-players = Hvor mange kan spille
mouse-race-switch-bag = Pose: lige, sving, katte
mouse-race-switch-cat_against = Mod hvem man lægger en kat
mouse-race-switch-cat_zone = Hvor en kat må ligge
mouse-race-switch-scent = Katte omkring osten
mouse-race-switch-take_back = Den, der springer over, må tage tilbage
mouse-race-switch-may_point = En vej må pege mod en anden
mouse-race-switch-finish = Hvor en vej vinder
mouse-race-switch-limit = Uafgjort efter så mange ture
mouse-race-option-2-or-4 = to eller fire
mouse-race-option-2-to-4 = to til fire
mouse-race-option-72-72-20 = 72, 72, 20
mouse-race-option-77-77-10 = 77, 77, 10
mouse-race-option-82-82-0 = 82, 82, ingen katte
mouse-race-option-next = den næste spiller
mouse-race-option-nearest = den, der er nærmest osten
mouse-race-option-longest = den, der har den længste vej
mouse-race-option-side-or-way = på den spillers side eller vej til osten
mouse-race-option-side = på den spillers side
mouse-race-option-way = på den spillers vej til osten
mouse-race-option-anywhere = hvor som helst
mouse-race-option-may-block = må spærre enden af en vej
mouse-race-option-no-exception = følger de samme regler der
mouse-race-option-cat-or-own = en kat eller sin egen sidste brik
mouse-race-option-own = kun sin egen sidste brik
mouse-race-option-cheese = ved osten
mouse-race-option-scent = i dens duft

mouse-race-empty = { $cell }, tom
mouse-race-scent = { $cell }, duft af ost
mouse-race-cheese = { $cell }, osten
mouse-race-cat = { $cell }, en kat
mouse-race-cat-to-take = { $cell }, en kat, som du kan tage tilbage i stedet for at spille
mouse-race-corner = { $cell }, mus: { $name }
mouse-race-path = { $cell }, vej for { $name }, { $sides }
mouse-race-can-lie = { $cell }, her kan din brik ligge
mouse-race-can-lie-scent = { $cell }, duft af ost, her kan din brik ligge
mouse-race-hand = Brik i hånden: { shape }
mouse-race-chair = { $count ->
    [one] vej på { $count } brik
   *[other] vej på { $count } brikker
  }
mouse-race-bag = I posen: { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
mouse-race-straights = { $straights ->
    [one] { $straights } lige
   *[other] { $straights } lige
  }
mouse-race-curves = { $curves ->
    [one] { $curves } sving
   *[other] { $curves } sving
  }
mouse-race-cats = { $cats ->
    [one] { $cats } kat
   *[other] { $cats } katte
  }
mouse-race-draw = Træk
mouse-race-miss = Spring over
mouse-race-back = Tag min brik
mouse-race-draw-first = Træk først en brik, eller spring over og tag en kat eller din sidste brik tilbage
mouse-race-on-path = Brikken skal ligge for enden af din vej: tryk på et felt, der lyser
mouse-race-taken = Det felt er optaget
mouse-race-no-cat = Katten kan ikke ligge der: tryk på et felt, der lyser
mouse-race-won-by = { $turns ->
    [one] osten er fundet efter { $turns } tur
   *[other] osten er fundet efter { $turns } ture
  }
mouse-race-nobody = Uafgjort
mouse-race-nobody-in = { $turns ->
    [one] ingen nåede osten på { $turns } tur
   *[other] ingen nåede osten på { $turns } ture
  }

mouse-race-told-began = { $who } begynder
mouse-race-told-drawn = { $who } trækker: { shape }
mouse-race-told-laid = { $who } lægger på { $cell }: { shape }
mouse-race-told-cat-laid = { $who } lægger en kat på { $cell } mod { $target }
mouse-race-told-returned = { $who } kan ikke lægge brikken ({ shape }): den går tilbage i posen
mouse-race-told-missed = { $who } springer over
mouse-race-told-took-cat = { $who } springer over og tager katten fra { $cell } tilbage
mouse-race-told-took-own = { $who } springer over og tager brikken fra { $cell } tilbage
