### English. One message for each thing that is said; nothing is glued together from parts.
### Names in braces with a dollar sign are filled in; what a game says of its own begins with the game's name.

## Everywhere

title = Meowze
language = Language
side = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
  }
shape = { $shape ->
    [corner] corner
    [elbow] elbow
    [straight] straight
    [curve] curve
    [tee] tee
    [cross] cross
    [bridge] bridge
    [double-elbow] double elbow
    [dead-end] dead end
   *[cat] cat
  }

## Start page

which-game = Which game?
other-games = Other games
against-bot = Against a bot
play-against = Play against { $name }
which-bot = Which bot?
bot-level = { $name }, level { $level }
or-together = Or set the table yourselves
how-many = How many play?
who-plays = Who plays?
player-is = Player { $number }
player-here = somebody here
player-link = a friend by link
player-bot = a bot
comes-by-link = A friend, by link
gets-a-name = Somebody here
name-of-player = Name of player { $number }
which-rules = Which rules?
more-choices = More choices
as-usual = as usual
start = Start
go-on = Go on with a game
join-code = Join a table: its code
join = Join
option-first = player { $number }
option-lot = by lot
option-no = no
option-yes = yes
switch-first = Who begins
failed = The server does not answer. Please try again.

## A table

next-tile = next tile
play-this = Play this
undo = Undo
new-game = New game
play-again = Play again
turn-number = Turn { $number }
seat = { $playing ->
    [yes] { $name }, to play: { $score }
   *[no] { $name }: { $score }
  }
to-play = { $name } to play
page-turn = { $name } to play · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
called-off = The game was called off
in-turns = { $turns ->
    [one] in { $turns } turn
   *[other] in { $turns } turns
  }
see-again = { $line }. Press to see it again
offline = Connection lost, trying again
gone = This table is not here any more.
not-yet = It is the turn of { $name }
hint = Hint
reason-wins-cats = { $count ->
    [one] This brings a cat home
   *[other] This brings { $count } cats home
  }
reason-prepares = This makes ready for the next turn
reason-finds-treasure = There is your treasure
reason-opens-way = This opens the way to your treasure
reason-comes-nearer = { $count ->
    [one] This comes a step nearer
   *[other] This comes { $count } steps nearer
  }
reason-goes-home = This leads home
reason-reaches-cheese = This reaches the cheese
reason-blocks = This makes the way of { $name } longer
reason-frees-way = This frees the way
reason-draws = Draw first, then see
asks-undo = { $name } would like to take something back. All right?
asking-undo = { $name } asks to take something back
undo-yes = Yes, take it back
undo-no = No, play on
change-game = Change the game
host-again = Who opened this table can begin another game.
unknown-game = This page is older than the game on this table. Please load it again.

## Waiting for players

waiting = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
  }
you-are = { $name } (you)
free = free
sit-here = Sit down here
stand-up = Stand up
free-seat = Free this seat
free-seat-of = Free the seat of { $name }
fill-with-bot = Let a bot sit here
invite = Friends open this link, or look at the picture with their camera:
or-type = Or they type this code on the start page:
qr = The link as a QR picture
link = The link
copy = Copy the link
copied = Copied
only-here = Only this computer reaches this table now. Start Meowze in your home network without “--only-here” to invite other devices.
close-room = Let nobody else in
open-room = Let others in
watching = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
  }
who-are-you = Who are you?
your-animal = Your animal
animal = { $animal ->
   *[cat] cat
    [mouse] mouse
    [fox] fox
    [owl] owl
    [hare] hare
    [bear] bear
    [frog] frog
    [hedgehog] hedgehog
    [duck] duck
    [otter] otter
    [bee] bee
    [turtle] turtle
  }
other-names = Other names

## What the host settles

undo-allowed = Taking back is allowed
absent = When somebody is away
absent-wait = the game waits
absent-bot = { $minutes ->
    [one] a bot plays after { $minutes } minute
   *[other] a bot plays after { $minutes } minutes
  }

## A phone as hand

phone-hand = A phone as hand
phone-for = A phone as hand for { $name }
phone-back = { $name } plays on this screen again
phone-hand-about = With this picture a phone holds the cards of { $name }, while the board stays here.
on-phone = { $name } looks at the phone
show-board = Show the board
my-cards = My cards
cover-cards = Cover the cards

## Phrases

say-something = Say something
phrase-hello = Hello
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-thanks = Thank you
phrase-oops = Oops
phrase-thinking = Let me think
phrase-hurray = Hurray
phrase-purr = Purr
phrase-hiss = Hiss
phrase-bye = Good bye

## Rules

rules = The rules
why = Why?

## Refused

refused-already = This device has that seat already.
refused-already-host = This device is the host already.
refused-bot-silent = No bot could say anything.
refused-breath = Please wait a little before you say more.
refused-closed = The host has closed this room to newcomers.
refused-failed = Something went wrong here.
refused-game-not-offered = This server does not offer the game { $game }.
refused-hello-first = The first message must be hello.
refused-host-only = Only the host can do that.
refused-name-offered = Please take one of the names that are offered.
refused-name-taken = Somebody here has that name; please take another.
refused-no-advice = There is nothing to advise you on now.
refused-no-bots = There are no bots here.
refused-no-room = There is no such table here. It may have been mistyped.
refused-no-seat = There is no such seat.
refused-no-token = To play for a seat a device needs a token of its own.
refused-nobody = Nobody sits there.
refused-not-asked = This device was not asked.
refused-not-begun = The game has not begun.
refused-not-lent = No other device has that seat.
refused-not-yours = This device does not play for that seat.
refused-nothing-back = There is nothing to take back.
refused-only-here = Only this computer reaches this server, so there is no link for another device.
refused-over-here = The game is over here: choose an earlier moment.
refused-pairing = This pairing code has been used or is too old; please ask for a new one.
refused-pictures = Too many pictures were asked for from your address: please wait half a minute.
refused-request-ended = That request has ended.
refused-rule = The rules do not allow that now.
refused-seat-taken = { $name } sits there already.
refused-secrets = This game has secrets: its record is shown when it is over.
refused-sent-away = The host has asked you to leave this room.
refused-stale = The table has changed since then: please look again.
refused-stopped = This game was played by another version of the rules and cannot go on here.
refused-too-many = { $count ->
    [one] There is { $count } open table from here already: play it to its end first.
   *[other] There are { $count } open tables from here already: play one of them to its end first.
  }
refused-turn = It is the turn of { $name }.
refused-undo-off = The host has switched undo off.
refused-unsaved = This could not be saved: please try again.
refused-watching = Only who plays can take something back.

## Menu

show-how = Show me how to play
skip-guide = I know how

menu = Menu
close = Back to the game
sounds = Sounds
volume = Volume
speed = Animations
speed-calm = calm
speed-normal = normal
speed-quick = quick
flat = The tablet lies flat between us
flat-about = Names and buttons turn to who is to play
wrong = Something is wrong
wrong-about = Saves the game and the last messages as one file, to send to who can help
leave = Leave the table
leave-sure = Leave the table?
leave-about = The game stays as it is. You find it again on the start page.
leave-yes = Leave
leave-no = Stay here

## Games seen again

replay = A game seen again
replay-of = { $game }, seen again
replay-play = Play
replay-pause = Stop
replay-next = One step on
replay-back = One step back
replay-step = Step of the game
replay-at = { $at } of { $of }
replay-speed = Speed
replay-eyes = With whose eyes
replay-open = who is to play
replay-games = The games of this table
replay-game = Game { $number }
replay-gone = This game cannot be seen here (any more). If you have it as a file, drop that on the start page.
replay-stopped = Here the rules of today differ from those this game was played by, so the rest cannot be shown.
to-start = Start page
watch-again = Watch it again
share = Share
share-picture = This moment as a picture
share-film = The game as a film
share-making = One moment …
share-record = The game as text
share-save = Save
share-copy = Copy
share-close = Back
go-on-here = Play on from here
go-on-against = The others are bots like this one:
open-record = Watch a saved game: choose its file or drop it here
record-damaged = This file is no game that can be shown here. { $why }
record-large = This file is too large to be a saved game.

## Statistics at the end

statistics = How it went
stat-cats = Cats brought home
stat-points = Points
stat-treasures = Treasures found
stat-walked = Tiles walked over
stat-path = Length of the path
stat-laid-cats = Cats laid
best-here = The best here
best-new = Your best result so far!
best-own = { $turns ->
    [one] Your best: { $turns } turn
   *[other] Your best: { $turns } turns
  }

## At a keyboard

terminal-back = Taken back.
terminal-commands = Or: look (your secrets), hint, legal, offers, board, undo, text, save FILE, help, quit.
terminal-ends = The game ends here.
terminal-help = Type one action or several: { $some } (docs/notation.md).
terminal-hide = Press Enter to hide it.
terminal-next = { $name } is next. Press Enter.
terminal-no-offers = No action is worth a preview now.
terminal-not-saved = Not saved: { $why }
terminal-save-where = save where? write: save FILE
terminal-saved = Saved in { $file }.
terminal-turn-over = The turn is over; not played: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Turn and push the gutters on the roof until every cat has a way home.
chabyrinthe-name-0 = Otter
chabyrinthe-name-1 = Heron
chabyrinthe-name-2 = Fox
chabyrinthe-name-3 = Badger
chabyrinthe-board = The roof: arrow keys move, Page Down goes to the next place to play, Space turns a card or pushes one in, Enter plays the turned card, R turns the next card
chabyrinthe-preset-standard = Standard
    .about = Two actions a turn, most points win
chabyrinthe-preset-kittens = Kittens
    .about = A smaller roof, for a quick game
chabyrinthe-preset-cooperative = Together
    .about = Everybody brings the cats home
chabyrinthe-preset-teams = Teams
    .about = Two against two
chabyrinthe-preset-solitaire = Alone
    .about = In as few turns as you can
chabyrinthe-preset-french = French
    .about = One may stop earlier
chabyrinthe-preset-english = English
    .about = One may stop earlier
chabyrinthe-preset-russian-2024 = Russian 2024
    .about = With 36 cards
chabyrinthe-preset-2007 = 2007
    .about = One action must be a turn
chabyrinthe-switch-deck = Gutter cards
chabyrinthe-switch-board = Roof
chabyrinthe-switch-mode = Who wins
chabyrinthe-switch-actions = Actions in a turn
chabyrinthe-switch-must_rotate = One action must be a turn of a card
chabyrinthe-switch-inserted = A card pushed in
chabyrinthe-switch-shared_home = Two cats into one home
chabyrinthe-switch-limit = Called off after so many turns (0: never)
chabyrinthe-option-26 = 26 cards
chabyrinthe-option-36 = 36 cards
chabyrinthe-option-4x4 = 4 × 4
chabyrinthe-option-3x3 = 3 × 3, kittens
chabyrinthe-option-points = most points
chabyrinthe-option-teams = two teams
chabyrinthe-option-cooperative = all together
chabyrinthe-option-solitaire = alone
chabyrinthe-option-exactly-two = exactly two
chabyrinthe-option-at-most-two = two at most
chabyrinthe-option-free = is turned as you like
chabyrinthe-option-as-it-lies = goes in as it lies
chabyrinthe-option-one-place = home moves one place
chabyrinthe-option-each-cat = one place for each cat

chabyrinthe-cell = { $cell }, { shape }, open { $sides }
chabyrinthe-bare = { $cell }, empty
chabyrinthe-door = push a card in at { $door }
chabyrinthe-door-cat = push a card in at { $door }, where a cat worth { $value } waits
chabyrinthe-door-home = push a card in at { $door }, where a home is
chabyrinthe-top = Next card: { shape }, open { $sides }. Press to turn it
chabyrinthe-stop = Stop
chabyrinthe-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
  }
chabyrinthe-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
  }
chabyrinthe-strays = { $count ->
    [one] { $count } cat still to come
   *[other] { $count } cats still to come
  }
chabyrinthe-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
chabyrinthe-won = { $count ->
    [one] { $count } cat
   *[other] { $count } cats
  }
chabyrinthe-friends = { $count ->
    [one] the cats’ best friend
   *[other] the cats’ best friends
  }
chabyrinthe-solved = Every cat is home
chabyrinthe-verdict = { $verdict ->
    [1] Nobody on these roofs is quicker
    [2] The cats will tell of this night for years
    [3] As sure-footed as a cat
    [4] A purr from every window
    [5] All home before the milk came
    [6] Well, the cats enjoyed the walk
   *[7] The sun is up, and so are the cats
  }
chabyrinthe-no-turn = This card cannot be turned now
chabyrinthe-no-push = No card can be pushed in here now

chabyrinthe-told-dealt = { shape } is dealt on { $cell }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } turns { $cell } a quarter clockwise
    [2] { $who } turns { $cell } half round
   *[3] { $who } turns { $cell } a quarter anticlockwise
  }
chabyrinthe-told-pushed = { $who } pushes a card in at { $door }: { shape }
chabyrinthe-told-stopped = { $who } stops
chabyrinthe-told-drawn = the next card: { shape }
chabyrinthe-told-returned = the next card: { shape }, back from under the pile
chabyrinthe-told-homed = { $who } brings the cat { $value } from { $place } into the home at { $home }
chabyrinthe-told-arrived = a cat worth { $value } arrives at { $place }
chabyrinthe-told-began = { $who } begins

## Labyrinth

labyrinth-title = Labyrinth
labyrinth-intro = Push the maze about, walk to your treasures, and be the first one back.
labyrinth-name-0 = Fox
labyrinth-name-1 = Rabbit
labyrinth-name-2 = Frog
labyrinth-name-3 = Bear
labyrinth-board = The maze: arrow keys move, Page Down goes to the next place to play, Space or Enter pushes the tile in at a door or walks to a cell, R turns the tile
labyrinth-preset-standard = Standard
    .about = Find all your treasures, then go back to your corner
labyrinth-preset-short = Short
    .about = Four treasures each, then back to your corner
labyrinth-preset-young-children = Young children
    .about = You see all your cards and find them in any order
labyrinth-preset-young-children-short = Little ones
    .about = Three treasures each, all seen, and no way back
labyrinth-preset-newer-editions = Newer editions
    .about = You look at your next card at once
labyrinth-preset-other-tiles = Other tiles
    .about = One more corner, one straight less
labyrinth-switch-tiles = Loose tiles: straight, corner, tee
labyrinth-switch-secrets = Treasures for each player
labyrinth-switch-cards = Your cards
labyrinth-switch-next_card = The next card is seen
labyrinth-switch-finish = Where it ends
labyrinth-switch-limit = Called off after so many turns (0: never)
labyrinth-option-13-15-6 = 13, 15, 6
labyrinth-option-12-16-6 = 12, 16, 6
labyrinth-option-all = all there are
labyrinth-option-top = one after the other
labyrinth-option-open = all at once, in any order
labyrinth-option-next-turn = in the next turn
labyrinth-option-at-once = at once
labyrinth-option-corner = in your own corner
labyrinth-option-anywhere = at the last treasure

labyrinth-treasure = { $treasure ->
    [book] book
    [gold] gold
    [map] map
    [crown] crown
    [keys] keys
    [skull] skull
    [ring] ring
    [chest] chest
    [emerald] emerald
    [sword] sword
    [candelabrum] candelabrum
    [helmet] helmet
    [bat] bat
    [dragon] dragon
    [genie] genie
    [ghost] ghost
    [troll] troll
    [princess] princess
    [lizard] lizard
    [moth] moth
    [owl] owl
    [rat] rat
    [scarab] scarab
   *[spider] spider
  }
labyrinth-cell = { $cell }, { shape }, open { $sides }
labyrinth-bare = { $cell }, empty
labyrinth-pawn = pawn of { $name }
labyrinth-corner = corner of { $name }
labyrinth-door = push the tile in at { $door }
labyrinth-door-barred = door { $door }, barred: that would undo the last push
labyrinth-hand = Tile in hand: { shape }, open { $sides }. Press to turn it
labyrinth-hand-treasure = Tile in hand: { shape }, open { $sides }, with the treasure: { labyrinth-treasure }. Press to turn it
labyrinth-chair = { $left ->
    [one] { $left } treasure to find
   *[other] { $left } treasures to find
  }
labyrinth-chair-found = { $left ->
    [one] { $left } treasure to find, found: { $found }
   *[other] { $left } treasures to find, found: { $found }
  }
labyrinth-stay = Stay
labyrinth-barred = That would undo the last push
labyrinth-no-way = No open way leads there
labyrinth-push-first = First push the tile in at one of the arrows
labyrinth-walk-now = The maze has been pushed: now walk, or stay
labyrinth-to-push = { $name } pushes
labyrinth-to-walk = { $name } walks
labyrinth-peek = Hold to look
labyrinth-peek-at = Look at the cards of { $name }: hold this button
labyrinth-pass = Pass to { $name }
labyrinth-home = All found: back to your corner
labyrinth-solved = All treasures found
labyrinth-won-by = with every treasure found

labyrinth-told-dealt = { shape } is dealt on { $cell }
labyrinth-told-left-over = { shape } is left over
labyrinth-told-looked = { $who } looks at a card
labyrinth-told-began = { $who } begins
labyrinth-told-pushed = { $who } pushes a tile in at { $door }: { shape }
labyrinth-told-walked = { $who } walks to { $cell }
labyrinth-told-stayed = { $who } stays on { $cell }
labyrinth-told-found = { $who } finds the treasure: { labyrinth-treasure }

## Mouse race

mouse-race-title = Mouse race
mouse-race-intro = Lay a path for your mouse to the cheese, and cats in the way of the others.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nell
mouse-race-name-2 = Tom
mouse-race-name-3 = Rosa
mouse-race-board = The kitchen: arrow keys move, Page Down goes to the next place to play, Space marks a square or shows the other way, Enter plays it
mouse-race-preset-standard = Standard
    .about = The first path to the cheese wins
mouse-race-preset-younger-players = Young children
    .about = No cat is ever laid right at the end of a path
mouse-race-preset-english = English
    .about = The first path to the cheese wins
mouse-race-preset-german = German
    .about = The first path to the cheese wins
mouse-race-preset-dutch = Dutch
    .about = The first path to the cheese wins
mouse-race-preset-portuguese = Portuguese
    .about = The first path to the cheese wins
mouse-race-preset-french = French
    .about = Three may play too
mouse-race-preset-russian = Russian
    .about = Three may play too
mouse-race-preset-danish = Danish
    .about = Three may play too
mouse-race-preset-italian = Italian
    .about = Cats lie in the next player’s way; reaching the scent area wins
mouse-race-preset-spanish = Spanish
    .about = Cats lie in the way of whoever is nearest to the cheese
mouse-race-switch-players = How many can play
mouse-race-switch-bag = Bag: straights, curves, cats
mouse-race-switch-cat_against = Against whom a cat is laid
mouse-race-switch-cat_zone = Where a cat may lie
mouse-race-switch-scent = Cats around the cheese
mouse-race-switch-take_back = Who misses a turn may take back
mouse-race-switch-may_point = A path may point at another one
mouse-race-switch-finish = Where a path wins
mouse-race-switch-limit = A draw after so many turns
mouse-race-option-2-or-4 = two or four
mouse-race-option-2-to-4 = two to four
mouse-race-option-72-72-20 = 72, 72, 20
mouse-race-option-77-77-10 = 77, 77, 10
mouse-race-option-82-82-0 = 82, 82, no cats
mouse-race-option-next = the next player
mouse-race-option-nearest = who is nearest to the cheese
mouse-race-option-longest = who has the longest path
mouse-race-option-side-or-way = on that player’s side or way to the cheese
mouse-race-option-side = on that player’s side
mouse-race-option-way = on that player’s way to the cheese
mouse-race-option-anywhere = anywhere
mouse-race-option-may-block = may bar the end of a path
mouse-race-option-no-exception = keep to the same rules there
mouse-race-option-cat-or-own = a cat or the own last tile
mouse-race-option-own = only the own last tile
mouse-race-option-cheese = at the cheese
mouse-race-option-scent = in its scent

mouse-race-empty = { $cell }, empty
mouse-race-scent = { $cell }, scent of the cheese
mouse-race-cheese = { $cell }, the cheese
mouse-race-cat = { $cell }, a cat
mouse-race-cat-to-take = { $cell }, a cat, which you may take back for your turn
mouse-race-corner = { $cell }, mouse of { $name }
mouse-race-path = { $cell }, path of { $name }, { $sides }
mouse-race-can-lie = { $cell }, your tile can lie here
mouse-race-can-lie-scent = { $cell }, scent of the cheese, your tile can lie here
mouse-race-hand = Tile in hand: { shape }
mouse-race-chair = { $count ->
    [one] path of { $count } tile
   *[other] path of { $count } tiles
  }
mouse-race-bag = In the bag: { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
mouse-race-straights = { $straights ->
    [one] { $straights } straight
   *[other] { $straights } straights
  }
mouse-race-curves = { $curves ->
    [one] { $curves } curve
   *[other] { $curves } curves
  }
mouse-race-cats = { $cats ->
    [one] { $cats } cat
   *[other] { $cats } cats
  }
mouse-race-draw = Draw
mouse-race-miss = Miss the turn
mouse-race-back = Take back my tile
mouse-race-draw-first = First draw a tile, or miss the turn and take back a cat or your last tile
mouse-race-on-path = The tile goes on at the end of your path: tap a square that shines
mouse-race-taken = That square is taken
mouse-race-no-cat = This cat cannot lie there: tap a square that shines
mouse-race-won-by = { $turns ->
    [one] the cheese is found after { $turns } turn
   *[other] the cheese is found after { $turns } turns
  }
mouse-race-nobody = A draw
mouse-race-nobody-in = { $turns ->
    [one] nobody got to the cheese in { $turns } turn
   *[other] nobody got to the cheese in { $turns } turns
  }

mouse-race-told-began = { $who } begins
mouse-race-told-drawn = { $who } draws a { shape }
mouse-race-told-laid = { $who } lays a { shape } on { $cell }
mouse-race-told-cat-laid = { $who } lays a cat on { $cell } against { $target }
mouse-race-told-returned = { $who } cannot lay the { shape }: it goes back into the bag
mouse-race-told-missed = { $who } misses the turn
mouse-race-told-took-cat = { $who } misses the turn and takes back the cat from { $cell }
mouse-race-told-took-own = { $who } misses the turn and takes back the tile from { $cell }

## Table additions

# A rule that is not changed: its value, and that this is the usual one.
usual-value = { $value } ({ as-usual })
# Beside the rules that fit the reader’s language. $edition is such a name as "French edition".
edition-suggested = The box in your language: { $edition }
# Heading of a team among the players.
team = Team { $number }
# Those who play together, in a ranking. $names is a list such as "Ann and Ben".
team-of = Team of { $names }
team-wins = { $names } win as a team
turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
# Above the table of results for games alone or together, before the game.
chabyrinthe-scale = Seven ranks, by the number of turns until every cat is home
# One line of the table of results for games alone or together. $band counts the lines from 1, the best, to 7.
chabyrinthe-band = { $band ->
    [1] { $to } turns or fewer
    [7] { $from } turns or more
   *[2] { $from }–{ $to } turns
  }
# Where a result stands in that table, for example "6 turns: the best of seven ranks".
chabyrinthe-rank = { $band ->
    [1] { turns }: the best of seven ranks
    [2] { turns }: second best of seven ranks
    [3] { turns }: third of seven ranks
    [4] { turns }: fourth of seven ranks
    [5] { turns }: fifth of seven ranks
    [6] { turns }: sixth of seven ranks
   *[7] { turns }: last of seven ranks
  }
