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
    [corner] sving
    [elbow] bøjning
    [straight] lige stykke
    [curve] sving
    [tee] T-kryds
    [cross] kryds
    [bridge] bro
    [double-elbow] dobbelt bøjning
    [dead-end] blindgyde
   *[cat] kat
  }
place-cell = række { $row }, kolonne { $column }
place-edge = { $side ->
    [n] den øverste ende af kolonne { $line }
    [e] den højre ende af række { $line }
    [s] den nederste ende af kolonne { $line }
   *[w] den venstre ende af række { $line }
  }
turns = { $turns ->
    [one] { $turns } tur
   *[other] { $turns } ture
  }

## Start page

which-game = Hvilket spil?
other-games = Andre spil
against-bot = Mod en bot
play-against = Spil mod { $name }
which-bot = Hvilken bot?
bot-level = { $name }, niveau { $level }
how-many = Hvor mange spillere?
who-plays = Hvem er med?
player-is = Spiller { $number }
player-here = på denne skærm
player-link = en ven, via link
player-bot = en bot
comes-by-link = Kommer med via link
name-of-player = Navn på spiller { $number }
which-rules = Hvilke regler?
more-choices = Flere valg
as-usual = standard
usual-value = { $value } ({ as-usual })
start = Start
go-on = Fortsæt et spil
join-code = Vær med ved et bord: skriv koden
join = Vær med
option-first = spiller { $number }
option-lot = det afgøres ved lodtrækning
option-no = nej
option-yes = ja
switch-first = Hvem begynder?
failed = Serveren svarer ikke. Prøv igen.
edition-suggested = Æsken på dit sprog: { $edition }

## A table

next-tile = næste kort eller brik
play-this = Spil det her
undo = Fortryd
new-game = Et andet spil
play-again = Spil igen
turn-number = Tur { $number }
seat = { $playing ->
    [yes] { $name }, har turen: { $score }
   *[no] { $name }: { $score }
  }
to-play = { $name } har turen
turn-yours = Din tur: { $task }
turn-of = { $name } har turen: { $task }
page-turn = { $name } har turen · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] { $names } vinder
   *[other] { $names } vinder sammen
  }
called-off = Spillet sluttede uden en vinder
in-turns = { $turns ->
    [one] på { $turns } tur
   *[other] på { $turns } ture
  }
see-again = { $line } – tryk for at se det igen
offline = Forbindelsen er væk, prøver igen
gone = Dette bord findes ikke mere.
not-yet = { $name } har turen
hint = Tip
reason-wins-cats = { $count ->
    [one] Så kommer en kat hjem
   *[other] Så kommer { $count } katte hjem
  }
reason-prepares = Så er du klar til din næste tur
reason-finds-treasure = Der ligger din skat
reason-opens-way = Så er der vej til din skat
reason-comes-nearer = { $count ->
    [one] Så kommer du et skridt nærmere
   *[other] Så kommer du { $count } skridt nærmere
  }
reason-goes-home = Det er vejen tilbage til dit hjørne
reason-reaches-cheese = Så når du osten
reason-blocks = Så bliver vejen længere for { $name }
reason-frees-way = Så er der fri bane
reason-draws = Træk først en brik, og bestem dig så
asks-undo = { $name } vil gerne fortryde et træk. Er det i orden?
asking-undo = { $name } beder om at fortryde et træk
undo-yes = Ja, det er fint
undo-no = Nej, spil videre
change-game = Andre spillere eller regler
host-again = Den, der åbnede bordet, kan starte det næste spil.
unknown-game = Denne side er ældre end spillet på bordet. Indlæs siden igen.

## Teams

team = Hold { $number }
team-of = Hold: { $names }
team-wins = { $names } vinder som hold

## Waiting for players

waiting = { $count ->
    [one] Der er stadig én ledig plads
   *[other] Der er stadig { $count } ledige pladser
  }
you-are = { $name } (dig)
free = ledig
sit-here = Sæt dig her
stand-up = Rejs dig
free-seat = Gør pladsen ledig
free-seat-of = Gør pladsen ledig: { $name }
fill-with-bot = Sæt en bot her
invite = Venner kan åbne dette link eller scanne billedet med kameraet:
or-type = Eller de skriver denne kode på startsiden:
qr = Linket som QR-billede
link = Linket
copy = Kopiér linket
copied = Kopieret
only-here = Kun denne computer kan åbne bordet. Vil du invitere andre, så start Meowze uden »--only-here«.
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

undo-allowed = Man må fortryde træk
absent = Når nogen er væk
absent-wait = spillet venter
absent-bot = { $minutes ->
    [one] en bot spiller efter { $minutes } minut
   *[other] en bot spiller efter { $minutes } minutter
  }

## Secret cards on a phone

phone-hand = Kort på en telefon
phone-for = Kort på en telefon: { $name }
phone-back = Kort tilbage på denne skærm: { $name }
phone-hand-about = Scan billedet med en telefon. Så ser { $name } kortene dér, og brættet bliver her.
on-phone = { $name } har kortene på en telefon
show-board = Vis brættet
my-cards = Mine kort
cover-cards = Dæk kortene til

## Phrases

say-something = Sig noget
phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet!
phrase-thanks = Tak!
phrase-oops = Ups!
phrase-thinking = Lad mig tænke …
phrase-hurray = Hurra!
phrase-purr = Prrr!
phrase-hiss = Hvæs!
phrase-bye = Farvel!

## Rules

rules = Reglerne
why = Hvorfor?

## Refused

refused-already = Denne enhed har allerede den plads.
refused-breath = Vent lidt, før du siger mere.
refused-closed = Værten lukker ikke flere ind ved bordet.
refused-failed = Noget gik galt. Prøv igen.
refused-game-not-offered = Denne server har ikke spillet { $game }.
refused-host-only = Det kan kun værten.
refused-name-offered = Vælg et af disse navne.
refused-name-taken = En anden her har allerede det navn. Vælg et andet.
refused-no-advice = Der er ikke noget tip lige nu.
refused-no-bots = Her er ingen bots.
refused-no-room = Det bord findes ikke her. Er koden rigtig?
refused-no-seat = Den plads findes ikke.
refused-nobody = Der sidder ingen.
refused-not-begun = Spillet er ikke begyndt endnu.
refused-not-yours = Denne enhed spiller ikke for den plads.
refused-nothing-back = Der er ikke noget at fortryde.
refused-only-here = Kun denne computer kan åbne bordet, så der er intet link til en anden enhed.
refused-over-here = Her er spillet allerede slut: vælg et tidligere sted.
refused-pairing = Koden er brugt eller for gammel. Bed om en ny.
refused-pictures = Det var for mange billeder på én gang: vent et halvt minut.
refused-request-ended = Det gælder ikke længere.
refused-rule = Det tillader reglerne ikke nu.
refused-seat-taken = Der sidder { $name } allerede.
refused-secrets = Dette spil har hemmeligheder: det kan ses, når det er slut.
refused-sent-away = Værten har bedt dig om at forlade bordet.
refused-stale = Bordet har ændret sig imens: se lige igen.
refused-stopped = Spillet blev spillet efter en anden udgave af reglerne og kan ikke fortsætte her.
refused-too-many = { $count ->
    [one] Du har allerede { $count } åbent bord: spil det færdigt først.
   *[other] Du har allerede { $count } åbne borde: spil et af dem færdigt først.
  }
refused-turn = { $name } har turen.
refused-undo-off = Værten har slået fortryd fra.
refused-unsaved = Det kunne ikke gemmes: prøv igen.
refused-watching = Kun de, der spiller med, kan fortryde et træk.

## Menu

show-how = Vis mig, hvordan man spiller
skip-guide = Jeg kan godt selv

menu = Menu
close = Tilbage til spillet
sounds = Lyde
volume = Lydstyrke
speed = Animationer
speed-calm = rolige
speed-normal = normale
speed-quick = hurtige
flat = Tabletten ligger fladt mellem os
flat-about = Navne og knapper vender mod den, der har turen
wrong = Noget er galt
wrong-about = Gemmer spillet og de sidste beskeder i en fil, som du kan sende til en, der kan hjælpe
leave = Forlad bordet
leave-sure = Forlade bordet?
leave-about = Spillet bliver, som det er. Du finder det igen på startsiden.
leave-yes = Forlad
leave-no = Bliv her

## Replays

replay = Genafspilning
replay-of = { $game }: genafspilning
replay-play = Afspil
replay-pause = Pause
replay-next = Et skridt frem
replay-back = Et skridt tilbage
replay-step = Skridt i spillet
replay-at = { $at } af { $of }
replay-speed = Hastighed
replay-eyes = Set af
replay-open = den, der har turen
replay-games = Spillene ved dette bord
replay-game = Spil { $number }
replay-stopped = Reglerne er ændret, siden spillet blev spillet, så resten kan ikke vises.
replay-gone = Spillet kan ikke ses her (længere). Har du det som fil, så træk den hen på startsiden.
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
open-record = Se et gemt spil: vælg filen, eller træk den herhen
record-damaged = Filen er ikke et spil, der kan vises her. { $why }
record-large = Filen er for stor til at være et gemt spil.

## Statistics at the end

statistics = Sådan gik det
stat-cats = Katte bragt hjem
stat-points = Point
stat-treasures = Fundne skatte
stat-walked = Felter, man gik
stat-path = Vejens længde
stat-laid-cats = Lagte katte
best-here = De bedste spil her
best-new = Dit bedste resultat indtil nu!
best-own = { $turns ->
    [one] Din rekord: { $turns } tur
   *[other] Din rekord: { $turns } ture
  }

## At a keyboard

terminal-back = Trækket er fortrudt.
terminal-commands = Eller: look (dine hemmeligheder), hint, legal, offers, board, undo, text, save FIL, help, quit.
terminal-ends = Spillet slutter her.
terminal-help = Skriv en eller flere handlinger: { $some } (docs/notation.md).
terminal-hide = Tryk Enter for at skjule det.
terminal-next = Nu har { $name } turen. Tryk Enter.
terminal-no-offers = Ingen handling er værd at vise på forhånd nu.
terminal-not-saved = Ikke gemt: { $why }
terminal-save-where = Gemme hvor? Skriv: save FIL
terminal-saved = Gemt i { $file }.
terminal-turn-over = Turen er forbi; ikke spillet: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Drej og skub tagrenderne, indtil hver kat har en vej hjem.
chabyrinthe-name-0 = Odder
chabyrinthe-name-1 = Hejre
chabyrinthe-name-2 = Ræv
chabyrinthe-name-3 = Grævling
chabyrinthe-board = Taget: piletaster flytter, Page Down går til næste sted, der kan spilles, Enter viser et træk og spiller det, når der trykkes igen, R drejer, spørgsmålstegnet viser alle taster
chabyrinthe-preset-standard = Standard
    .about = To handlinger pr. tur; flest point vinder
chabyrinthe-preset-kittens = Killinger
    .about = Et mindre tag til et hurtigt spil
chabyrinthe-preset-cooperative = Sammen
    .about = I bringer kattene hjem sammen
chabyrinthe-preset-teams = Hold
    .about = To mod to; makkere lægger deres point sammen
chabyrinthe-preset-solitaire = Alene
    .about = På så få ture som muligt
chabyrinthe-preset-french = Fransk udgave
    .about = Man behøver ikke bruge begge handlinger
chabyrinthe-preset-english = Engelsk udgave
    .about = Man behøver ikke bruge begge handlinger
chabyrinthe-preset-russian-2024 = Russisk udgave 2024
    .about = Med 36 tagrendekort
chabyrinthe-preset-2007 = Udgave 2007
    .about = Den ene handling skal være en drejning
chabyrinthe-switch-deck = Hvor mange tagrendekort?
chabyrinthe-switch-board = Hvor stort er taget?
chabyrinthe-switch-mode = Hvordan spiller I?
chabyrinthe-switch-actions = Hvor mange handlinger pr. tur?
chabyrinthe-switch-must_rotate = Skal den ene handling være en drejning?
chabyrinthe-switch-inserted = Må man dreje et kort, før man skubber det ind?
chabyrinthe-switch-shared_home = Hvor langt rykker et hjem, når to katte kommer på én gang?
chabyrinthe-switch-limit = Højst så mange ture (0: ingen grænse)
chabyrinthe-option-26 = 26 kort
chabyrinthe-option-36 = 36 kort
chabyrinthe-option-4x4 = 4 × 4 kort
chabyrinthe-option-3x3 = 3 × 3 kort (killinger)
chabyrinthe-option-points = hver for sig
chabyrinthe-option-teams = på to hold
chabyrinthe-option-cooperative = alle sammen
chabyrinthe-option-solitaire = alene
chabyrinthe-option-exactly-two = præcis to
chabyrinthe-option-at-most-two = højst to
chabyrinthe-option-free = ja, som man vil
chabyrinthe-option-as-it-lies = nej, det skubbes ind, som det ligger
chabyrinthe-option-one-place = én plads
chabyrinthe-option-each-cat = én plads for hver kat

chabyrinthe-cell = { $cell }, { shape }, åbninger: { $sides }
chabyrinthe-bare = { $cell }, tom
chabyrinthe-door = { $door }: skub et kort ind her
chabyrinthe-door-cat = { $door }, en kat med værdien { $value }: skub et kort ind her
chabyrinthe-door-home = { $door }, et hjem: skub et kort ind her
chabyrinthe-top = Næste kort: { shape }, åbninger: { $sides }. Tryk for at dreje det
chabyrinthe-stop = Slut turen
chabyrinthe-left = { $count ->
    [one] { $count } handling tilbage
   *[other] { $count } handlinger tilbage
  }
chabyrinthe-pile = { $count ->
    [one] { $count } kort i bunken
   *[other] { $count } kort i bunken
  }
chabyrinthe-strays = { $count ->
    [one] { $count } kat kommer endnu
   *[other] { $count } katte kommer endnu
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
    [one] Kattenes bedste ven
   *[other] Kattenes bedste venner
  }
chabyrinthe-solved = Alle katte er hjemme
chabyrinthe-verdict = { $verdict ->
    [1] Hurtigere end månen over tagene
    [2] Om den her nat skrives der kattesange
    [3] På bløde poter og med sikker hånd
    [4] Det spinder fra hver en skorsten
    [5] Hjemme, før mælken blev sur
    [6] Kattene nåede også lige en sildemad
   *[7] Solen er oppe, og kattene er stadig vågne
  }
chabyrinthe-scale = Syv trin efter, hvor mange ture det tager at få alle katte hjem
chabyrinthe-band = { $band ->
    [1] { $to } ture eller færre
    [7] { $from } ture eller flere
   *[2] { $from }–{ $to } ture
  }
chabyrinthe-rank = { $band ->
    [1] { turns }: det bedste af syv trin
    [2] { turns }: det næstbedste af syv trin
    [3] { turns }: det tredje af syv trin
    [4] { turns }: det fjerde af syv trin
    [5] { turns }: det femte af syv trin
    [6] { turns }: det sjette af syv trin
   *[7] { turns }: det sidste af syv trin
  }
chabyrinthe-no-turn = Dette kort kan ikke drejes nu
chabyrinthe-no-push = Her kan der ikke skubbes et kort ind nu

chabyrinthe-told-dealt = Lagt på { $cell }: { shape }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } drejer kortet på { $cell } en kvart omgang med uret
    [2] { $who } drejer kortet på { $cell } en halv omgang
   *[3] { $who } drejer kortet på { $cell } en kvart omgang mod uret
  }
chabyrinthe-told-pushed = { $who } skubber et kort ind ved { $door }: { shape }
chabyrinthe-told-stopped = { $who } slutter turen
chabyrinthe-told-drawn = Næste kort: { shape }
chabyrinthe-told-returned = Næste kort: { shape }, tilbage fra bunden af bunken
chabyrinthe-told-homed = { $who } bringer katten med værdien { $value } hjem: fra { $place } til { $home }
chabyrinthe-told-arrived = En kat med værdien { $value } sætter sig ved { $place }
chabyrinthe-told-began = { $who } begynder
chabyrinthe-seen-dealt = Et kort lægges ud: { shape }
chabyrinthe-seen-turned = { $who } drejer et kort
chabyrinthe-seen-pushed = { $who } skubber et kort ind
chabyrinthe-seen-stopped = { $who } slutter turen
chabyrinthe-seen-drawn = Næste kort: { shape }
chabyrinthe-seen-returned = Næste kort: { shape }
chabyrinthe-seen-homed = { $who } bringer en kat med værdien { $value } hjem!
chabyrinthe-seen-arrived = Der kommer en kat med værdien { $value }
chabyrinthe-seen-began = { $who } begynder

## Labyrinth

labyrinth-title = Labyrint
labyrinth-intro = Skub rundt på gangene, gå til dine skatte, og kom først tilbage.
labyrinth-name-0 = Ræv
labyrinth-name-1 = Kanin
labyrinth-name-2 = Frø
labyrinth-name-3 = Bjørn
labyrinth-board = Labyrinten: piletaster flytter, Page Down går til næste sted, der kan spilles, Enter viser et træk og spiller det, når der trykkes igen, R drejer, spørgsmålstegnet viser alle taster
labyrinth-preset-standard = Standard
    .about = Find alle dine skatte, og gå så tilbage til dit hjørne
labyrinth-preset-short = Kort spil
    .about = Fire skatte til hver, så tilbage til dit hjørne
labyrinth-preset-young-children = Mindre børn
    .about = Du ser alle dine kort og leder efter skattene i den rækkefølge, du vil
labyrinth-preset-young-children-short = De mindste
    .about = Tre skatte til hver, og du ser alle dine kort; den sidste skat slutter spillet
labyrinth-preset-newer-editions = Nyere udgaver
    .about = Du ser dit næste kort med det samme
labyrinth-preset-other-tiles = Andre plader
    .about = Ét sving mere, ét lige stykke mindre
labyrinth-switch-tiles = Hvor mange lige plader, sving og T-kryds?
labyrinth-switch-secrets = Hvor mange skatte til hver spiller?
labyrinth-switch-cards = I hvilken rækkefølge finder du dine skatte?
labyrinth-switch-next_card = Hvornår ser du dit næste kort?
labyrinth-switch-finish = Hvor slutter spillet?
labyrinth-switch-limit = Højst så mange ture (0: ingen grænse)
labyrinth-option-13-15-6 = 13, 15 og 6
labyrinth-option-12-16-6 = 12, 16 og 6
labyrinth-option-all = alle, ligeligt fordelt
labyrinth-option-top = ét kort efter det andet
labyrinth-option-open = i den rækkefølge, du vil, med alle kort synlige
labyrinth-option-next-turn = i din næste tur
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
labyrinth-cell = { $cell }, { shape }, åbninger: { $sides }
labyrinth-bare = { $cell }, tom
labyrinth-pawn = { $name }: brik
labyrinth-corner = { $name }: hjørne
labyrinth-door = Pil ved { $door }: skub pladen ind her
labyrinth-door-barred = Pil ved { $door }, spærret: så skubber du bare tilbage igen
labyrinth-hand = Plade i hånden: { shape }, åbninger: { $sides }. Tryk for at dreje den
labyrinth-hand-treasure = Plade i hånden: { shape }, åbninger: { $sides }, med skatten: { labyrinth-treasure }. Tryk for at dreje den
labyrinth-chair = { $left ->
    [0] alle skatte er fundet
    [one] { $left } skat at finde
   *[other] { $left } skatte at finde
  }
labyrinth-chair-found = { $left ->
    [0] alle skatte er fundet: { $found }
    [one] { $left } skat at finde, fundet: { $found }
   *[other] { $left } skatte at finde, fundet: { $found }
  }
labyrinth-stay = Bliv stående
labyrinth-barred = Så skubber du bare tilbage igen
labyrinth-no-way = Ingen åben vej fører derhen
labyrinth-push-first = Skub først pladen ind ved en af pilene
labyrinth-walk-now = Pladen er skubbet ind: gå nu, eller bliv stående
labyrinth-task-push = skub pladen ind ved en pil
labyrinth-task-walk = gå, eller bliv stående
labyrinth-to-push = { $name } skal skubbe
labyrinth-to-walk = { $name } må gå
labyrinth-peek = Hold nede for at se
labyrinth-peek-at = Hold knappen nede for at se kortene: { $name }
labyrinth-pass = Giv skærmen videre til { $name }
labyrinth-home = Alt er fundet: tilbage til dit hjørne
labyrinth-solved = Alle skatte er fundet
labyrinth-won-by = Med alle skatte fundet

labyrinth-told-dealt = Lagt på { $cell }: { shape }
labyrinth-told-left-over = Til overs: { shape }
labyrinth-told-looked = { $who } ser på et kort
labyrinth-told-began = { $who } begynder
labyrinth-told-pushed = { $who } skubber pladen ind ved { $door }: { shape }
labyrinth-told-walked = { $who } går til { $cell }
labyrinth-told-stayed = { $who } bliver på { $cell }
labyrinth-told-found = { $who } finder en skat: { labyrinth-treasure }
labyrinth-seen-dealt = En plade lægges ud: { shape }
labyrinth-seen-left-over = Til overs: { shape }
labyrinth-seen-began = { $who } begynder
labyrinth-seen-pushed = { $who } skubber rundt på gangene
labyrinth-seen-walked = { $who } går
labyrinth-seen-stayed = { $who } bliver stående
labyrinth-seen-found = { $who } finder en skat: { labyrinth-treasure }!

## Mouse race

mouse-race-title = Museræs
mouse-race-intro = Læg en vej til osten for din mus, og læg katte i vejen for de andre.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nanna
mouse-race-name-2 = Tom
mouse-race-name-3 = Rosa
mouse-race-board = Køkkenet: piletaster flytter, Page Down går til næste sted, der kan spilles, Enter viser et træk og spiller det, når der trykkes igen, R drejer, spørgsmålstegnet viser alle taster
mouse-race-preset-standard = Standard
    .about = Den første vej til osten vinder
mouse-race-preset-younger-players = Mindre børn
    .about = Der lægges aldrig en kat lige for enden af en vej
mouse-race-preset-english = Engelsk udgave
    .about = Den første vej til osten vinder
mouse-race-preset-german = Tysk udgave
    .about = Den første vej til osten vinder
mouse-race-preset-dutch = Hollandsk udgave
    .about = Den første vej til osten vinder
mouse-race-preset-portuguese = Portugisisk udgave
    .about = Den første vej til osten vinder
mouse-race-preset-french = Fransk udgave
    .about = Man kan også være tre
mouse-race-preset-russian = Russisk udgave
    .about = Man kan også være tre
mouse-race-preset-danish = Dansk udgave
    .about = Man kan også være tre
mouse-race-preset-italian = Italiensk udgave
    .about = Katte ligger på den næste spillers rute; det er nok at nå duftområdet
mouse-race-preset-spanish = Spansk udgave
    .about = Katte ligger på ruten for den mus, der er nærmest osten
mouse-race-switch-players = Hvor mange kan være med?
mouse-race-switch-bag = Hvor mange lige brikker, sving og katte i posen?
mouse-race-switch-cat_against = Hvem lægger man en kat i vejen for?
mouse-race-switch-cat_zone = Hvor må en kat ligge?
mouse-race-switch-scent = Må en kat i duftområdet ligge lige for enden af en vej?
mouse-race-switch-take_back = Hvad må man tage tilbage, når man springer en tur over?
mouse-race-switch-may_point = Må en vej pege på en vej eller en mus?
mouse-race-switch-finish = Hvor skal vejen nå hen for at vinde?
mouse-race-switch-limit = Højst så mange ture (0: ingen grænse)
mouse-race-option-2-or-4 = to eller fire
mouse-race-option-2-to-4 = to, tre eller fire
mouse-race-option-72-72-20 = 72, 72 og 20
mouse-race-option-77-77-10 = 77, 77 og 10
mouse-race-option-82-82-0 = 82, 82 og ingen katte
mouse-race-option-next = den næste spiller
mouse-race-option-nearest = den spiller, der er nærmest osten
mouse-race-option-longest = den spiller, der har den længste vej
mouse-race-option-side-or-way = på den spillers side eller på musens rute til osten
mouse-race-option-side = på den spillers side
mouse-race-option-way = på musens rute til osten
mouse-race-option-anywhere = hvor som helst
mouse-race-option-may-block = ja
mouse-race-option-no-exception = nej, heller ikke der
mouse-race-option-cat-or-own = en kat eller sin egen sidste brik
mouse-race-option-own = kun sin egen sidste brik
mouse-race-option-cheese = til osten
mouse-race-option-scent = til duftområdet

mouse-race-empty = { $cell }, tom
mouse-race-scent = { $cell }, duftområdet
mouse-race-cheese = { $cell }, osten
mouse-race-cat = { $cell }, en kat
mouse-race-cat-to-take = { $cell }, en kat, som du må fjerne i stedet for at trække en brik
mouse-race-corner = { $cell }, { $name }: mus
mouse-race-path = { $cell }, vej lagt af { $name }, åbninger: { $sides }
mouse-race-can-lie = { $cell }, her kan din brik ligge
mouse-race-can-lie-scent = { $cell }, duftområdet, her kan din brik ligge
mouse-race-hand = Brik i hånden: { shape }
mouse-race-setup-hand = Brik i hånden
mouse-race-chair = { $count ->
    [one] vej på { $count } brik
   *[other] vej på { $count } brikker
  }
mouse-race-bag = I posen: { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
mouse-race-straights = { $straights ->
    [one] { $straights } lige brik
   *[other] { $straights } lige brikker
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
mouse-race-miss = Spring turen over
mouse-race-back = Tag min brik tilbage
mouse-race-draw-first = Træk først en brik, eller spring turen over, og tag en kat eller din sidste brik tilbage
mouse-race-on-path = Brikken skal ligge for enden af din vej: tryk på et felt, der lyser
mouse-race-taken = Det felt er optaget
mouse-race-no-cat = Katten skal ligge i vejen for { $name }: tryk på et felt, der lyser
mouse-race-task-choose = træk en brik, eller spring turen over
mouse-race-task-lay = { $shape ->
    [straight] læg den lige brik for enden af din vej
   *[curve] læg svinget for enden af din vej
  }
mouse-race-cat-for = { $zone ->
    [side-or-way] læg katten i vejen for { $name }, på spillerens side eller mellem mus og ost
    [side] læg katten i vejen for { $name }, på spillerens side
    [way] læg katten i vejen for { $name }, mellem mus og ost
   *[anywhere] læg katten i vejen for { $name }, lige hvor du vil
  }
mouse-race-legend-side = { $name }: side
mouse-race-legend-way = { $name }: rute til osten
mouse-race-won-by = { $turns ->
    [one] Ved osten efter { $turns } tur
   *[other] Ved osten efter { $turns } ture
  }
mouse-race-nobody = Uafgjort
mouse-race-nobody-in = { $turns ->
    [one] Ingen nåede osten på { $turns } tur
   *[other] Ingen nåede osten på { $turns } ture
  }

mouse-race-told-began = { $who } begynder
mouse-race-told-drawn = { $shape ->
    [straight] { $who } trækker en lige brik
    [curve] { $who } trækker et sving
   *[cat] { $who } trækker en kat
  }
mouse-race-told-laid = { $shape ->
    [straight] { $who } lægger en lige brik på { $cell }
   *[curve] { $who } lægger et sving på { $cell }
  }
mouse-race-told-cat-laid = { $who } lægger en kat på { $cell }, i vejen for { $target }
mouse-race-told-returned = { $shape ->
    [straight] { $who } kan ikke lægge den lige brik: den kommer tilbage i posen
    [curve] { $who } kan ikke lægge svinget: det kommer tilbage i posen
   *[cat] { $who } kan ikke lægge katten: den kommer tilbage i posen
  }
mouse-race-told-missed = { $who } springer turen over
mouse-race-told-took-cat = { $who } springer turen over og fjerner katten på { $cell }
mouse-race-told-took-own = { $who } springer turen over og tager brikken på { $cell } tilbage
mouse-race-seen-began = { $who } begynder
mouse-race-seen-drawn = { $shape ->
    [straight] { $who } trækker en lige brik
    [curve] { $who } trækker et sving
   *[cat] { $who } trækker en kat
  }
mouse-race-seen-laid = { $shape ->
    [straight] { $who } lægger en lige brik
   *[curve] { $who } lægger et sving
  }
mouse-race-seen-cat-laid = { $who } lægger en kat i vejen for { $target }
mouse-race-seen-returned = { $shape ->
    [straight] { $who } kan ikke lægge den lige brik: tilbage i posen
    [curve] { $who } kan ikke lægge svinget: tilbage i posen
   *[cat] { $who } kan ikke lægge katten: tilbage i posen
  }
mouse-race-seen-missed = { $who } springer turen over
mouse-race-seen-took-cat = { $who } fjerner en kat
mouse-race-seen-took-own = { $who } går et skridt tilbage

## Names

adjective-brave = Modige { $animal }
adjective-busy = Flittige { $animal }
adjective-calm = Rolige { $animal }
adjective-clever = Snedige { $animal }
adjective-curious = Nysgerrige { $animal }
adjective-fluffy = Bløde { $animal }
adjective-gentle = Blide { $animal }
adjective-happy = Glade { $animal }
adjective-kind = Venlige { $animal }
adjective-lively = Livlige { $animal }
adjective-lucky = Heldige { $animal }
adjective-mighty = Mægtige { $animal }
adjective-nimble = Adrætte { $animal }
adjective-patient = Tålmodige { $animal }
adjective-playful = Legesyge { $animal }
adjective-proud = Stolte { $animal }
adjective-quick = Hurtige { $animal }
adjective-quiet = Stille { $animal }
adjective-silver = Sølvgrå { $animal }
adjective-sleepy = Søvnige { $animal }
adjective-sunny = Solglade { $animal }
adjective-tiny = Bittelille { $animal }
adjective-wild = Vilde { $animal }
adjective-wise = Kloge { $animal }

animal-badger = Grævling
animal-bear = Bjørn
animal-bee = Bi
animal-dolphin = Delfin
animal-duck = And
animal-eagle = Ørn
animal-falcon = Falk
animal-fox = Ræv
animal-frog = Frø
animal-hare = Hare
animal-heron = Hejre
animal-horse = Hest
animal-koala = Koala
animal-lion = Løve
animal-lynx = Los
animal-otter = Odder
animal-owl = Ugle
animal-panda = Panda
animal-parrot = Papegøje
animal-raven = Ravn
animal-swan = Svane
animal-tiger = Tiger
animal-turtle = Skildpadde
animal-zebra = Zebra

## Bots

character-pip = Pip
    .rival = Pip
    .about = Elsker lange, åbne veje og strejfer gerne rundt
character-mochi = Mochi
    .rival = Mochi
    .about = Har altid travlt og går lige mod målet
character-basil = Basil
    .rival = Basil
    .about = Stiller sig med glæde i vejen for dig
character-juno = Juno
    .rival = Juno
    .about = Tænker allerede på næste tur, også din
character-professor = Professoren
    .rival = Professoren
    .about = Tænker alting grundigt igennem før hvert træk
terminal-random = Tilfældet

## Refused options

refused-option-misfit = De regler passer ikke sammen. Vælg noget andet ved »{ $option }«.
refused-option-value = »{ $option }« – { $value } kan ikke lade sig gøre. Vælg noget andet.
refused-seats = { $seats ->
    [one] Dette spil kan ikke spilles af { $seats } spiller.
   *[other] Dette spil kan ikke spilles af { $seats } spillere.
  }
refused-name = Et navn har højst { $most } tegn og ingen kommaer.
refused-damaged = Spillet blev ikke gemt rigtigt og kan ikke fortsætte.
refused-no-replay = Det spil findes ikke her længere.
refused-picture-busy = Der laves mange billeder lige nu: prøv igen om et minut.
refused-picture-failed = Billedet kunne ikke laves: prøv igen.
refused-record = Noget i linje { $line } passer ikke.
refused-no-action = »{ $action }« er ikke et træk i dette spil.
refused-unread = De gemte spil kan ikke læses lige nu: prøv igen.

## Friends far apart

you-watch = Du ser på
no-free-seat = Alle pladser er taget
away = væk
bot-plays = { $bot } spiller
is-away = { $name } er væk lige nu
has-left = { $name } har forladt bordet
plays-for = { $bot } spiller, til { $name } er tilbage
let-play-on = Lad { $bot } spille videre
time-is-up = { $name }: tiden er gået, { $bot } gør turen færdig
time-left = { $seconds ->
    [one] { $seconds } sekund tilbage
   *[other] { $seconds } sekunder tilbage
  }
clock = Tid til en tur
clock-none = så længe man vil
clock-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
  }
clock-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
  }
clock-about = Ingen taber, når tiden er gået: { $bot } tager trækket.
change-face = Skift navn og dyr
change-face-of = { $name }: skift navn og dyr
table-closed = Bordet er lukket
closed-host = Ingen andre kan komme ind: linket og koden virker ikke længere. Luk andre ind igen, eller sæt en bot på den ledige plads.
closed-guest = Ingen andre kan komme ind. Værten kan lukke andre ind igen.
## The first minute and settings

game-age = Fra { $age } år
game-players = { $players } spillere
game-minutes = { $minutes } min.
game-young = Med »{ $rules }« fra { $age } år
play-together = Spil sammen
play-together-about = På denne skærm, med venner via link, også med bots
family = Vores familie
family-start = Tilføj familien: ét tryk, så spiller I
family-change = Tilføj eller ret spillere
family-add = Tilføj en spiller
family-new = En ny spiller
family-name = Navn
family-bot = Spiller gerne mod
family-against = { $name } mod { $rival }
family-remove = Fjern { $name }
family-about = Navne og ansigter bliver på denne enhed.
family-seat = Tryk på dem, der er med
secret-cards = Jeres kort er hemmelige: skærmen er dækket, mens den gives videre. Eller hav dine kort på telefonen: se menuen ved bordet.
other-editions = Andre udgaver
settings = Indstillinger
text-size = Tekststørrelse
light = Dag og nat
light-day = dag
light-night = nat
light-system = som enheden
done = Færdig
## The story and the end

story = Hvad der er sket
story-empty = Der er ikke sket noget endnu.
see-board = Se brættet
see-result = Vis resultatet
you-win = Du vinder!
consoled = { $name } siger: »Det var tæt på! Skal vi spille igen?«
series = Vundet ved dette bord
series-draws = { $count } uafgjort
with-hints = { $count ->
    [one] med { $count } tip
   *[other] med { $count } tips
  }
hints-not-best = Kun spil uden tips tæller som rekord.
replay-turn = Tur { $turn } af { $of }
undo-declined = { $name } vil helst ikke fortryde trækket
## The hand

turn-back = Drej mod uret
keys = Taster
key-space = Mellemrum
keys-tab = Til brættet og til knapperne
keys-arrows = Til næste felt eller pil
keys-pages = Til næste sted, hvor du kan spille
keys-space = Viser trækket. Igen: drejer videre eller spiller
keys-enter = Viser trækket. Igen: spiller det
keys-escape = Lægger det tilbage
keys-turn = Drejer med uret
keys-turn-back = Drejer mod uret
keys-undo = Lægger det tilbage eller fortryder sidste træk
keys-this = Viser disse taster
keys-mouse = Musehjulet drejer begge veje, højre knap drejer mod uret.
## Rewards

album = Album
album-found = { $found } af { $all }
album-thing = { $count ->
    [0] { $name }, ikke fundet endnu
    [one] { $name }
   *[other] { $name }, { $count } gange
  }
album-about = Alt, hvad du vinder på denne skærm, kommer i dette album.
chabyrinthe-keepsake = En kat med værdien { $value }
mouse-race-keepsake = Ost: { $name }
bots-talk = Bots siger noget en gang imellem

## Seats that hold secrets

refused-is-here = { $name } er her igen.
refused-seat-kept = Dette spil har hemmeligheder: pladsen kan kun gå til en bot eller tilbage til den, der sad her.
refused-undo-told = Spillet er slut, og hemmelighederne er kendt, så intet kan fortrydes mere.
## Limits
refused-openings = Der er åbnet mange borde fra dit netværk: vent et par minutter.
refused-slow-down = Der kom for mange forespørgsler på én gang fra dit netværk: vent et øjeblik.
refused-wrong-codes = Der kom for mange forkerte koder fra dit netværk: vent et par minutter.
## Limits of games and records

refused-game-full = Spillet har varet så længe, at der ikke kan spilles flere træk. Begynd et nyt.
refused-room-full = Der er spillet så meget ved dette bord, at der ikke er plads til mere. Åbn et nyt.
refused-record-long = Dette gemte spil har flere træk, end et spil kan have.
refused-busy = Mange ser på spil lige nu: prøv igen om et minut.
## What is stored, and how it is deleted

privacy = Privatliv
privacy-table = Om et bord gemmer serveren spillet: trækkene, spillernes navne og dyr, og hvornår der blev spillet. Den gemmer ikke adresser, og den genkender kun din enhed på en tilfældig nøgle. Enhver, der har linket eller koden til et bord, kan se med, indtil bordet er lukket for andre.
privacy-time = Borde, som ingen besøger mere, slettes efter nogen tid; den, der driver serveren, bestemmer hvornår. Den, der åbnede et bord, kan altid slette det i menuen: så er alle spil ved bordet væk. Hvis du rejser dig fra din plads, ser andre et andet navn der.
privacy-device = Denne enhed husker de navne og ansigter, du har givet den, dit album og dine resultater, indstillingerne, de sidste borde og den nøgle, bordene genkender den på. Det bliver alt sammen på denne enhed, og du kan slette det i indstillingerne.
privacy-others = Der er ingen reklamer, ingen holder øje med, hvad du gør, og intet hentes fra andre hjemmesider.
delete-room = Slet dette bord
delete-room-sure = Slet dette bord for alle?
delete-room-about = Alle spil, der er spillet ved dette bord, slettes med deres resultater. De kan ikke hentes tilbage.
delete-room-yes = Slet
forget-device = Glem alt på denne enhed
forget-device-sure = Glem alt på denne enhed?
forget-device-about = Navne, ansigter, album, resultater, indstillinger og listen over dine borde slettes her. Du opgiver dine pladser ved de borde, og de genkender ikke længere denne enhed.
forget-device-yes = Glem alt
keep = Behold alt
## Several machines

refused-come-back = Bordet flytter til en anden computer: prøv igen.
## Without a server

getting-ready = Spillet gøres klar
getting-ready-once = Første gang tager det et øjeblik.
then-offline = Derefter kan du også spille uden internet.
engine-failed = Spillet kunne ikke hentes. Se, om der er forbindelse, og prøv igen.
refused-not-loaded = Det er ikke hentet endnu. Kom igen, når der er forbindelse; derefter virker det også uden.
elsewhere = Spillet er åbent i en anden fane eller et andet vindue.
play-here = Spil her
unsaved-refused = I denne browser kan spil ikke gemmes. Du kan spille videre, men spillet er væk, når du lukker siden.
unsaved-full = Der er ikke plads til at gemme spillet. Du kan spille videre, men spillet er væk, når du lukker siden.
friends-need-server = Vil du spille med venner på andre enheder, så åbn Meowze på en server. Denne side klarer sig uden.
play-together-here = På denne skærm, også med bots
secret-cards-here = Jeres kort er hemmelige: skærmen er dækket, mens den gives videre.
films-need-server = Film kan laves, hvor Meowze kører på en server: åbn det gemte spil dér.
privacy-here = Dine spil ligger i denne browser, kun på denne enhed. Intet sendes nogen steder hen. Sletter du hjemmesidens data i browseren, er de væk.
take-along = Tag spillet med
take-along-about = Kopiér linket, eller gem filen. Enhver Meowze-side kan åbne det, også på en anden enhed, og dér kan du spille videre.
link-damaged = Linket indeholder ikke et spil, der kan vises her. { $why }

## A new version

new-version = Der er en ny version af Meowze.
take-update = Hent den nu

## Learning: stories, puzzles, the analysis board

learn = Lær
learn-game = Lær { $game }

## How a game went

review-open = Hvordan gik det?
review-thinking = Bots ser spillet igennem en gang til …
review-graph = Spillets forløb
review-point = Tur { $turn }, { $name }, chance for at vinde { $chance }
review-point-together = Tur { $turn }, { $name }
review-point-turns = Tur { $turn }, { $name }, ture i alt: omkring { $turns }
review-jump = Vis denne tur
review-best-chance = Bedste fundne træk: { $best }, chance for at vinde { $chance }
review-best-turns = Bedste fundne træk: { $best }, ture i alt: omkring { $turns }
review-best-same = Der blev ikke fundet et bedre træk.
review-show-best = Vis det bedste træk
review-best-turn = Spillets bedste træk
review-good-turn = Et godt træk
review-lucky-draw = Heldet var med
review-did-wins-cats = { $count ->
    [one] En kat kom hjem
   *[other] { $count } katte kom hjem
  }
review-did-finds-treasure = En skat blev fundet
review-did-goes-home = Tilbage i sit hjørne
review-did-reaches-cheese = Lige til osten
review-did-blocks = { $name } måtte tage en omvej
review-did-other = Det var godt tænkt
review-show-slips = Vis, hvad der ellers var muligt
review-no-slips = Alle træk var gode.
review-missed-wins-cats = { $count ->
    [one] Her kunne en kat være kommet hjem
   *[other] Her kunne { $count } katte være kommet hjem
  }
review-missed-finds-treasure = Her kunne en skat nås
review-missed-goes-home = Her var vejen til hjørnet fri
review-missed-reaches-cheese = Her kunne osten nås
review-missed-blocks = Her kunne { $name } være blevet bremset
review-missed-other = Her var der et endnu bedre træk
review-shares = Held og valg
review-found = Fandt det bedste træk: { $found } af { $choices }
## Puzzles

puzzles = Opgaver
    .about = Stillinger med én løsning: kan du finde den?
puzzles-of = Opgaver: { $game }
puzzle-daily = Dagens opgave
    .about = Den samme for alle i dag
puzzle-strength-1 = Let
puzzle-strength-2 = Middel
puzzle-strength-3 = Svær
puzzles-solved = { $solved } af { $count }
puzzle-solutions = { $count } løsninger
puzzle-solved = Løst! Godt klaret.
puzzle-missed = Ikke sådan. Prøv igen!
puzzle-open = Godt indtil nu. Fortsæt!
puzzle-look = Se her.
puzzle-you = Du er { $name }
puzzle-hint = Tip
puzzle-again = Begynd forfra
puzzle-next = Næste opgave
labyrinth-theme-two-turns = Skatten på to ture
labyrinth-theme-three-turns = Skatten på tre ture
labyrinth-theme-guard = Spær for din modspiller
labyrinth-puzzle-two-turns = Nå din skat på to ture: { labyrinth-treasure }
labyrinth-puzzle-three-turns = Nå din skat på tre ture: { labyrinth-treasure }
labyrinth-puzzle-guard = Din modspiller leder efter denne skat: { labyrinth-treasure }. Sørg for, at der ikke er vej til den i næste tur!
chabyrinthe-theme-two-cats = To katte på én tur
chabyrinthe-theme-three-cats = Tre katte på én tur
chabyrinthe-theme-chain = Kædereaktion
chabyrinthe-puzzle-two-cats = Bring to katte hjem på én tur
chabyrinthe-puzzle-three-cats = Bring tre katte hjem på én tur
chabyrinthe-puzzle-chain = Start en kædereaktion: med én handling løber en kat hjem og derefter en til
mouse-race-theme-stop = Én kat til at stoppe dem
mouse-race-theme-sure = Til osten, hvad der end sker
mouse-race-puzzle-stop = Læg katten, så ingen andre kan nå osten i de næste { $turns } ture
mouse-race-puzzle-sure = Lad ikke osten slippe væk: hvad den anden end gør bagefter, skal du stadig kunne nå den på { $turns } ture
refused-no-puzzles = Her er ingen opgaver til dette spil.
refused-no-puzzle = Denne opgave findes ikke.
refused-no-theme = Der er ingen opgaver af den slags.
learn-back = Tilbage
learn-story = Historie
    .about = Et par små brætter viser dig, hvordan man spiller.
story-of = Historie: { $game }
story-offer = Er du ny her? En lille historie viser dig, hvordan man gør
story-decline = Nej tak
story-well = Godt gået!
story-wrong = Ikke endnu. Prøv noget andet!
story-done = Nu kan du spille!
story-next = Videre
story-again = En gang til
story-play = Spil nu
story-stars = { $count } af { $all } stjerner
learn-board = Analysebræt
    .about = Prøv enhver stilling, og spørg en bot.
board-of = Analysebræt: { $game }
board-see = Tilbage til brættet
board-from-here = Analysér denne stilling
board-draws = Hvad trækkes?
board-any = Tilfældigt
board-lines = Varianter
board-first = Til begyndelsen
board-forget = Slet denne variant
board-text = Stilling som tekst
board-text-about = Indsæt en stilling her, eller kopiér denne.
board-set = Opstil
board-copy = Kopiér
chabyrinthe-story-turn = Drej en tagrende, så katten kan løbe hjem.
chabyrinthe-story-push = Skub tagrenden ind fra kanten, så katten kan løbe hjem.
chabyrinthe-story-quarter = Drej tagrenden i din hånd, og skub den ind: katten vil hjem.
chabyrinthe-story-both = Drej én tagrende, og begge katte løber hjem!
labyrinth-story-walk = Gå til skatten på dit kort.
labyrinth-story-slide = Skub pladen ind, så du kan gå til skatten.
labyrinth-story-quarter = Drej pladen i din hånd, skub den ind, og gå til skatten.
labyrinth-story-home = Du har fundet det hele: gå hjem til dit hjørne!
mouse-race-story-lay = Læg brikken, så musen når osten.
mouse-race-story-draw = Træk en brik fra posen, og læg den.
mouse-race-story-cat = Den anden mus er tæt på osten: læg katten i vejen for den!

## The game of the day

daily = Dagens spil
chabyrinthe-daily = Dagens tag
labyrinth-daily = Dagens labyrint
daily-about = I dag får alle det samme spil med det samme held. I morgen kommer der et nyt.
daily-play = Spil
daily-continue = Spil videre
daily-again = Spil det igen
daily-moons = { $count } af { $all } måner
daily-streak = { $count ->
    [one] { $count } dag i træk
   *[other] { $count } dage i træk
  }
daily-streak-new = Spil i dag, og start en ny stribe.
daily-days = De sidste syv dage
daily-day-none = { $day }: ikke spillet
daily-result = { $title }, { $day }: { $moons } { $turns }
daily-best = Bedste resultater
daily-best-none = Der er ingen på listen endnu.
daily-best-about = Kun spil med dagens held kommer på listen. Enhver kan finde ud af det på forhånd, så listen er bare for sjov. Meowze finder på navnene.
daily-add = Sæt mit resultat på listen
daily-added = Din plads: { $rank } af { $count }
daily-own-only = Hvor Meowze kører på en server, er der en liste over de bedste resultater. Her ser du dine egne.
privacy-daily = Hvis du sætter et resultat af dagens spil på listen, gemmer serveren det i en uge: et opfundet navn, turene, tippene og en nøgle for din enhed, som ingen får at se. Sletter du det, som enheden husker, slettes dine pladser på listen også.
refused-daily-day = Det spil er forbi eller ikke begyndt endnu. Dagens spil venter på dig.
refused-daily-alone = Dagens spil spilles alene, på denne enhed.
refused-daily-no-list = Her er ingen liste over resultater.
refused-daily-many = Der kom mange resultater fra dit netværk: vent et par minutter.
refused-not-daily = Det er ikke et løst spil fra den dag.
refused-no-daily = Dette spil har intet »Dagens spil«.
refused-no-day = Den dag findes ikke.
## While the server is away

server-away = Serveren svarer ikke. Spillet ligger dér og fortsætter, når den er tilbage.
play-meanwhile = Spil noget andet imens
friends-server-away = Venner på andre enheder kan være med, når serveren er tilbage.

## Setting up a position, lines and branches

setup = Opstil
setup-of = Opstil en stilling: { $game }
setup-about = Tryk på et sted, og vælg, hvad der skal ligge dér. Træk for at flytte.
setup-where = Hvorhen? Tryk på stedet.
setup-beside = Ved siden af brættet
setup-turn = Drej
setup-move = Flyt
setup-new = Nyt bræt
setup-seats = Spillere
setup-start = Del ud igen
setup-empty = Tomt bræt
setup-deal = Del resten ud
setup-done = Spil herfra
setup-place = { $place ->
    [seat] Hvem har turen?
    [hand] Plade i hånden
    [top] Næste kort
    [under] Under bunken
    [last] Sidst skubbet ind
   *[did] Gjort i denne tur
  }
setup-won = { $name }: katte hjemme
setup-cards = { $name } leder efter
setup-found = { $name } har fundet
setup-did = { $did ->
    [rotation] ét kort drejet
    [push] skubbet ind
   *[nothing] intet endnu
  }
setup-nothing = Ingenting
setup-no-treasure = Ingen skat
setup-home = Hjem
setup-path = { $name }: vej
setup-back = Fjern: { $what }
refused-setup-none-left = Der er ikke flere af dem.
refused-setup-cannot-move = Det kan ikke flyttes derhen.
refused-setup-impossible = Sådan en stilling er ikke mulig: { $why }
refused-board-long = Dette spil er for langt til at blive vist helt på analysebrættet.
board-comment = Kommentar
board-mark = Tegn
board-mark-name = { $kind ->
    [brilliant] genialt
    [good] godt
    [interesting] interessant
    [doubtful] tvivlsomt
    [mistake] en fejl
   *[blunder] en bommert
  }
board-promote = Gør dette til hovedvarianten
board-save = Gem som fil
board-link = Kopiér et link
board-open = Åbn en fil
board-other-game = Det er et andet spil: { $game }.
replay-instead = I stedet:
replay-main = Tilbage til spillet
daily-picture = Billede til at dele
## What draws and choices gave

review-lucky-draws = Held
review-good-turns = Gode træk
