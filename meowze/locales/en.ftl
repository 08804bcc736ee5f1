### English. One message for each thing that is said; nothing is glued together from parts.
### Names in braces with a dollar sign are filled in; what a game says of its own begins with the game's name.
###
### For translators: a line that begins with # tells where the next message stands and what its variables hold.
### - $name, $who, $target and $names are names that people have typed. They are never inflected: put them where they
###   need no ending, or after a word that carries the case ("pawn: Ann").
### - $cell, $door, $place and $home are places, filled in by place-cell and place-edge in the browser and by notation
###   such as b3 or 2e in the terminal. They are never inflected either: a colon or a comma before them is always safe.
### - Buttons may wrap into two lines; a word of more than about 12 letters is too wide for a phone.
### - "seen" messages stand in the line above the board: short, for children, no places. "told" messages are precise:
###   for screen readers, and for the terminal.

## Everywhere

title = Meowze
# Label of the list of languages.
language = Language
# Sides of a tile, for screen readers; listed as "north and east".
side = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
  }
# The shape of a card or tile, for screen readers and inside sentences. [corner] is the bent tile of Labyrinth, not a
# corner of the board; [elbow] is the bent gutter of Chabyrinthe, [curve] the bent path of Mouse race.
shape = { $shape ->
    [corner] curve
    [elbow] elbow
    [straight] straight
    [curve] curve
    [tee] T-junction
    [cross] cross
    [bridge] bridge
    [double-elbow] double elbow
    [dead-end] dead end
   *[cat] cat
  }
# A square of the board as a screen reader names it. Rows are counted from the top, columns from the left.
place-cell = row { $row }, column { $column }
# A place at the edge of the board, where a card or tile is pushed in or a cat waits. $line is the number of the column
# ([n], [s]) or of the row ([e], [w]).
place-edge = { $side ->
    [n] the top of column { $line }
    [e] the right end of row { $line }
    [s] the bottom of column { $line }
   *[w] the left end of row { $line }
  }
# A number of turns, inside other messages.
turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }

## Start page

# Heading above the pictures of the games.
which-game = Which game?
other-games = Other games
against-bot = Against a bot
# Button. $name is a bot’s name.
play-against = Play against { $name }
which-bot = Which bot?
# Choice in a list of bots, and its tooltip.
bot-level = { $name }, level { $level }
how-many = How many players?
who-plays = Who is playing?
player-is = Player { $number }
# Tooltips of the three pictures that say how a player takes part.
player-here = on this device
player-link = a friend, by link
player-bot = a bot
# Stand in place of a name that is chosen later.
comes-by-link = Joins by link
name-of-player = Player { $number }’s name
which-rules = Which rules?
# Heading that opens the list of single rules.
more-choices = More options
# In brackets after the value of a rule that is not changed.
as-usual = standard
# First choice of each single rule, selected at the beginning. $value is an option such as “exactly two”.
usual-value = { $value } ({ as-usual })
# Button.
start = Start
# Heading above the games that this device has left.
go-on = Continue a game
# Label of a field.
join-code = Join a table: type its code
# Button beside it.
join = Join
option-first = player { $number }
option-lot = a player drawn at random
option-no = no
option-yes = yes
switch-first = Who goes first?
failed = The server does not answer. Please try again.
# Before the line about the chosen rules, where they are those of the box sold in the reader’s language. $edition is
# such a name as “French edition”.
edition-suggested = The box in your language: { $edition }

## A table

# Screen reader only: the picture beside the board.
next-tile = next tile
# Screen reader only: the tick that plays what is marked on the board.
play-this = Play this
# Button.
undo = Undo
# Button at the end of a game: leaves the table for the page with all games.
new-game = Another game
# Button at the end of a game: the same players and rules once more.
play-again = Play again
turn-number = Turn { $number }
# Screen reader only. $score is such a text as "12 points".
seat = { $playing ->
    [yes] { $name }, whose turn it is: { $score }
   *[no] { $name }: { $score }
  }
to-play = { $name }’s turn
# Line above the board, when one person plays on this device. $task is what to do, such as "2 actions left".
turn-yours = Your turn: { $task }
# Line above the board, when several play on this device.
turn-of = { $name }’s turn: { $task }
# Title of the browser’s tab.
page-turn = { $name }’s turn · { $game }
page-at-table = { $game } · { title }
# $names is a list such as "Ann and Ben", $count how many they are.
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
called-off = The game ended without a winner
in-turns = { $turns ->
    [one] in { $turns } turn
   *[other] in { $turns } turns
  }
# Screen reader only. $line is the line above the board.
see-again = { $line } – press to see it again
offline = Connection lost, trying again
gone = This table is no longer here.
# Line above the board, after a tap of somebody whose turn it is not.
not-yet = It’s { $name }’s turn
# Button: a bot’s advice.
hint = Hint
# The reasons of a hint stand in the line above the board: what the marked move is good for.
reason-wins-cats = { $count ->
    [one] This brings a cat home
   *[other] This brings { $count } cats home
  }
reason-prepares = This sets up your next turn
reason-finds-treasure = There is your treasure
reason-opens-way = This opens the way to your treasure
reason-comes-nearer = { $count ->
    [one] This takes you one step closer
   *[other] This takes you { $count } steps closer
  }
reason-goes-home = This is the way back to your corner
reason-reaches-cheese = This gets you to the cheese
reason-blocks = This makes { $name }’s way longer
reason-frees-way = This clears the way
reason-draws = Draw a tile first, then decide
# Question to those who play on other devices.
asks-undo = { $name } would like to take a move back. Is that OK?
# Line above the board until they have answered.
asking-undo = { $name } asks to take a move back
# Buttons: the two answers.
undo-yes = Yes, take it back
undo-no = No, play on
# Button at the end of a game: opens the form for the same game with other players or rules; also that form’s heading.
change-game = Other players or rules
host-again = Whoever opened this table can start the next game.
unknown-game = This page is older than the game on this table. Please reload it.

## Teams

# Heading of a team among the players.
team = Team { $number }
# Those who play together, in a ranking. $names is a list such as “Ann and Ben”.
team-of = Team of { $names }
team-wins = { $names } win as a team

## Waiting for players

waiting = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
  }
you-are = { $name } (you)
free = free
# Buttons beside a seat.
sit-here = Sit down here
stand-up = Stand up
free-seat = Clear this seat
# Screen reader only: the same button.
free-seat-of = Clear { $name }’s seat
fill-with-bot = Let a bot sit here
invite = Friends can open this link or point a camera at the picture:
or-type = Or they type this code on the start page:
# Screen reader only.
qr = The link as a QR picture
link = The link
# Button.
copy = Copy the link
copied = Copied
only-here = Only this computer can open this table. To invite others, start Meowze without “--only-here”.
# Buttons of the host.
close-room = Let nobody else in
open-room = Let others in
watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
  }
# Heading: a name and an animal are chosen.
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
# Button: offers five other names.
other-names = Other names

## What the host settles

# Switch that is on or off.
undo-allowed = Moves can be taken back
# Label of a list with the two choices below.
absent = When somebody is away
absent-wait = the game waits
absent-bot = { $minutes ->
    [one] a bot plays after { $minutes } minute
   *[other] a bot plays after { $minutes } minutes
  }

## Secret cards on a phone

# Heading.
phone-hand = Cards on a phone
# Buttons in the menu, one for each player.
phone-for = { $name }’s cards on a phone
phone-back = { $name }’s cards back on this screen
# Below a QR picture.
phone-hand-about = Scan this picture with a phone. { $name } holds the cards there, and the board stays here.
on-phone = { $name } has the cards on a phone
# Buttons on that phone.
show-board = Show the board
my-cards = My cards
cover-cards = Cover the cards

## Phrases

# Button that opens the phrases below. They appear in a small bubble beside a name.
say-something = Say something
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-thinking = Let me think …
phrase-hurray = Hurray!
phrase-purr = Purr
phrase-hiss = Hiss!
phrase-bye = Goodbye!

## Rules

rules = The rules
# Button after a refusal: shows the rule.
why = Why?

## Refused

# These stand in the line above the board or below a form: one or two short sentences.
refused-already = This device already has that seat.
refused-breath = Please wait a little before you say more.
refused-closed = The host has closed this table to newcomers.
refused-failed = Something went wrong. Please try again.
refused-game-not-offered = This server does not offer the game { $game }.
refused-host-only = Only the host can do that.
refused-name-offered = Please choose one of these names.
refused-name-taken = Somebody here already has that name; please choose another.
refused-no-advice = There is no hint to give right now.
refused-no-bots = There are no bots here.
refused-no-room = There is no such table here. Is the code right?
refused-no-seat = There is no such seat.
refused-nobody = Nobody sits there.
refused-not-begun = The game has not begun yet.
refused-not-yours = This device does not play for that seat.
refused-nothing-back = There is nothing to take back.
refused-only-here = Only this computer can open this table, so there is no link for another device.
# In a replay, where somebody wants to play on from the end.
refused-over-here = The game has ended by this point: choose an earlier moment.
refused-pairing = This code has been used or is too old; please ask for a new one.
refused-pictures = That was too many pictures at once: please wait half a minute.
refused-request-ended = Nobody is asking for that any more.
refused-rule = The rules do not allow that now.
refused-seat-taken = { $name } already sits there.
refused-secrets = This game has secrets: you can watch it once it is over.
refused-sent-away = The host has asked you to leave this table.
refused-stale = The table has changed since then: please look again.
refused-stopped = This game was played by another version of the rules and cannot go on here.
refused-too-many = { $count ->
    [one] You already have { $count } table open: please finish it first.
   *[other] You already have { $count } tables open: please finish one first.
  }
refused-turn = It’s { $name }’s turn.
refused-undo-off = The host has switched undo off.
refused-unsaved = This could not be saved: please try again.
refused-watching = Only players can take moves back.

## Menu

# Buttons: begin and end the hand that shows a beginner what to do.
show-how = Show me how to play
skip-guide = I know how to play

menu = Menu
# Button that closes the menu.
close = Back to the game
sounds = Sounds
volume = Volume
speed = Animations
speed-calm = calm
speed-normal = normal
speed-quick = quick
# Switch that is on or off, and what it does.
flat = The tablet lies flat between us
flat-about = Names and buttons turn to face the player whose turn it is
# Button, and what it does.
wrong = Something is wrong
wrong-about = Saves the game and the last messages in a file you can send to someone who can help
leave = Leave the table
leave-sure = Leave the table?
leave-about = The game stays as it is. You will find it again on the start page.
# Buttons.
leave-yes = Leave
leave-no = Stay here

## Replays

replay = Replay
# Title of the page.
replay-of = { $game }: replay
# Tooltips of the picture buttons.
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-back = One step back
replay-step = Step of the game
replay-at = { $at } of { $of }
replay-speed = Speed
# Label of a list: whose secret cards are shown. Its first choice is replay-open, then the names of the players.
replay-eyes = Seen by
replay-open = whoever’s turn it is
replay-games = The games at this table
replay-game = Game { $number }
# Line above the board at the end of a replay of which only the beginning can be shown.
replay-stopped = The rules have changed since this game was played, so the rest cannot be shown.
replay-gone = This game cannot be watched here (any more). If you have it as a file, drop that on the start page.
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
open-record = Watch a saved game: choose its file or drop it here
# $why is a sentence such as “Something in line 9 does not fit.”
record-damaged = This file is not a game that can be shown here. { $why }
record-large = This file is too large to be a saved game.

## Statistics at the end

statistics = How it went
# Titles of small charts.
stat-cats = Cats brought home
stat-points = Points
stat-treasures = Treasures found
stat-walked = Tiles walked
stat-path = Length of the path
stat-laid-cats = Cats placed
# Heading of a list of games, the best first.
best-here = Best games here
best-new = Your best result so far!
best-own = { $turns ->
    [one] Your best: { $turns } turn
   *[other] Your best: { $turns } turns
  }

## At a keyboard

# Words typed at the keyboard (look, hint, legal …) stay English. $why of terminal-not-saved is the system’s own words.
terminal-back = Taken back.
terminal-commands = Or: look (your secrets), hint, legal, offers, board, undo, text, save FILE, help, quit.
terminal-ends = The game ends here.
terminal-help = Type one action or several: { $some } (docs/notation.md).
terminal-hide = Press Enter to hide it.
terminal-next = { $name } is next. Press Enter.
terminal-no-offers = No action is worth a preview now.
terminal-not-saved = Not saved: { $why }
terminal-save-where = Save where? Write: save FILE
terminal-saved = Saved in { $file }.
terminal-turn-over = The turn is over; not played: { $action }

## Chabyrinthe

chabyrinthe-title = Chabyrinthe
chabyrinthe-intro = Turn and push the gutters on the roof until every cat has a way home.
# Names of players who have not typed one: at most eight letters.
chabyrinthe-name-0 = Otter
chabyrinthe-name-1 = Heron
chabyrinthe-name-2 = Fox
chabyrinthe-name-3 = Badger
# Screen reader only: the board, and the keys for it.
chabyrinthe-board = The roof: arrow keys move, Page Down goes to the next place to play, Enter shows a move and, pressed again, plays it, R turns, the question mark shows all keys
# Sets of rules. The name is a button, .about a line below it.
chabyrinthe-preset-standard = Standard
    .about = Two actions a turn; the most points win
chabyrinthe-preset-kittens = Kittens
    .about = A smaller roof, for a quick game
chabyrinthe-preset-cooperative = Together
    .about = Everybody brings the cats home together
chabyrinthe-preset-teams = Teams
    .about = Two against two; partners add up their points
chabyrinthe-preset-solitaire = Alone
    .about = In as few turns as you can
chabyrinthe-preset-french = French edition
    .about = You need not use both actions
chabyrinthe-preset-english = English edition
    .about = You need not use both actions
chabyrinthe-preset-russian-2024 = Russian edition 2024
    .about = With 36 gutter cards
chabyrinthe-preset-2007 = 2007 edition
    .about = One action must be a rotation
# Single rules. Each switch is a question or a label that stands alone; each option is a complete answer in a list.
chabyrinthe-switch-deck = How many gutter cards?
chabyrinthe-switch-board = How big is the roof?
chabyrinthe-switch-mode = How do you play?
chabyrinthe-switch-actions = How many actions in a turn?
chabyrinthe-switch-must_rotate = Must one action be a rotation?
chabyrinthe-switch-inserted = May a card be turned before it is pushed in?
chabyrinthe-switch-shared_home = How far does a home move when two cats come at once?
chabyrinthe-switch-limit = Longest game, in turns (0: no limit)
chabyrinthe-option-26 = 26 cards
chabyrinthe-option-36 = 36 cards
chabyrinthe-option-4x4 = 4 × 4 cards
chabyrinthe-option-3x3 = 3 × 3 cards (kittens)
chabyrinthe-option-points = everyone for themselves
chabyrinthe-option-teams = in two teams
chabyrinthe-option-cooperative = all together
chabyrinthe-option-solitaire = alone
chabyrinthe-option-exactly-two = exactly two
chabyrinthe-option-at-most-two = two at most
chabyrinthe-option-free = yes, as you like
chabyrinthe-option-as-it-lies = no, it goes in as it lies
chabyrinthe-option-one-place = one place
chabyrinthe-option-each-cat = one place for each cat

# Names of squares and places for screen readers only. $sides: "north, east and south", or for a card with two separate
# gutters "north–south; east–west".
chabyrinthe-cell = { $cell }, { shape }, openings: { $sides }
chabyrinthe-bare = { $cell }, empty
chabyrinthe-door = { $door }: push a card in here
chabyrinthe-door-cat = { $door }, a cat worth { $value }: push a card in here
chabyrinthe-door-home = { $door }, a home: push a card in here
chabyrinthe-top = Next card: { shape }, openings: { $sides }. Press to turn it
# Button: gives up the rest of the turn.
chabyrinthe-stop = End my turn
# Screen reader, and after "Your turn:" in the line above the board.
chabyrinthe-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
  }
# Tooltips of two numbers beside the board.
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
# Below the names of those who win; stands alone.
chabyrinthe-friends = { $count ->
    [one] The cats’ best friend
   *[other] The cats’ best friends
  }
chabyrinthe-solved = Every cat is home
# Praise or teasing after a game alone or together, from 1, the best, to 7. Find your own wit.
chabyrinthe-verdict = { $verdict ->
    [1] Nobody on these roofs is quicker
    [2] The cats will tell of this night for years
    [3] As sure-footed as a cat
    [4] A purr from every window
    [5] All home before the milk came
    [6] Well, the cats enjoyed the walk
   *[7] The sun is up, and so are the cats
  }
# Above the scale of results for games alone or together, before the game.
chabyrinthe-scale = Seven ranks, by the number of turns until every cat is home
# One rank of that scale. $band counts the ranks from 1, the best, to 7; $from and $to are numbers of turns.
chabyrinthe-band = { $band ->
    [1] { $to } turns or fewer
    [7] { $from } turns or more
   *[2] { $from }–{ $to } turns
  }
# Where a result stands in that scale, for example "6 turns: the best of seven ranks". $band is 1, the best, to 7.
chabyrinthe-rank = { $band ->
    [1] { turns }: the best of seven ranks
    [2] { turns }: second best of seven ranks
    [3] { turns }: third of seven ranks
    [4] { turns }: fourth of seven ranks
    [5] { turns }: fifth of seven ranks
    [6] { turns }: sixth of seven ranks
   *[7] { turns }: last of seven ranks
  }
# Line above the board, after a tap.
chabyrinthe-no-turn = This card cannot be turned now
chabyrinthe-no-push = No card can be pushed in here now

# Told, precisely: for screen readers and the terminal.
chabyrinthe-told-dealt = Dealt at { $cell }: { shape }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } turns the card at { $cell } a quarter turn clockwise
    [2] { $who } turns the card at { $cell } half a turn
   *[3] { $who } turns the card at { $cell } a quarter turn anticlockwise
  }
chabyrinthe-told-pushed = { $who } pushes a card in at { $door }: { shape }
chabyrinthe-told-stopped = { $who } ends the turn
chabyrinthe-told-drawn = Next card: { shape }
chabyrinthe-told-returned = Next card: { shape }, back from under the pile
chabyrinthe-told-homed = { $who } brings home the cat worth { $value }: from { $place } to { $home }
chabyrinthe-told-arrived = A cat worth { $value } arrives at { $place }
chabyrinthe-told-began = { $who } goes first
# Seen, shortly: in the line above the board. $value is 3, 4 or 5.
chabyrinthe-seen-dealt = A card is dealt: { shape }
chabyrinthe-seen-turned = { $who } turns a card
chabyrinthe-seen-pushed = { $who } pushes a card in
chabyrinthe-seen-stopped = { $who } ends the turn
chabyrinthe-seen-drawn = Next card: { shape }
chabyrinthe-seen-returned = Next card: { shape }
chabyrinthe-seen-homed = { $who } brings home a cat worth { $value }!
chabyrinthe-seen-arrived = A cat worth { $value } comes along
chabyrinthe-seen-began = { $who } goes first

## Labyrinth

labyrinth-title = Labyrinth
labyrinth-intro = Push the maze about, walk to your treasures, and be the first one back.
# Names of players who have not typed one: at most eight letters.
labyrinth-name-0 = Fox
labyrinth-name-1 = Rabbit
labyrinth-name-2 = Frog
labyrinth-name-3 = Bear
# Screen reader only: the board, and the keys for it.
labyrinth-board = The maze: arrow keys move, Page Down goes to the next place to play, Enter shows a move and, pressed again, plays it, R turns, the question mark shows all keys
# Sets of rules. The name is a button, .about a line below it.
labyrinth-preset-standard = Standard
    .about = Find all your treasures, then go back to your corner
labyrinth-preset-short = Short
    .about = Four treasures each, then back to your corner
labyrinth-preset-young-children = Young children
    .about = You see all your cards and find the treasures in any order
labyrinth-preset-young-children-short = Little ones
    .about = Three treasures each, all cards seen; the last treasure ends the game
labyrinth-preset-newer-editions = Newer editions
    .about = You see your next card at once
labyrinth-preset-other-tiles = Other tiles
    .about = One more curve, one straight fewer
# Single rules. Each switch is a question or a label that stands alone; each option is a complete answer in a list.
labyrinth-switch-tiles = How many straights, curves and T-junctions?
labyrinth-switch-secrets = How many treasures for each player?
labyrinth-switch-cards = In what order do you find your treasures?
labyrinth-switch-next_card = When do you see your next card?
labyrinth-switch-finish = Where does the game end?
labyrinth-switch-limit = Longest game, in turns (0: no limit)
labyrinth-option-13-15-6 = 13, 15 and 6
labyrinth-option-12-16-6 = 12, 16 and 6
labyrinth-option-all = all there are, shared out
labyrinth-option-top = one card after the other
labyrinth-option-open = in any order, with all cards seen
labyrinth-option-next-turn = in your next turn
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
# Names of squares and arrows for screen readers only. $sides: such a list as "north, east and south".
labyrinth-cell = { $cell }, { shape }, openings: { $sides }
labyrinth-bare = { $cell }, empty
labyrinth-pawn = { $name }’s pawn
labyrinth-corner = { $name }’s corner
labyrinth-door = Arrow at { $door }: push the tile in here
labyrinth-door-barred = Arrow at { $door }, barred: that would undo the last push
labyrinth-hand = Tile in hand: { shape }, openings: { $sides }. Press to turn it
labyrinth-hand-treasure = Tile in hand: { shape }, openings: { $sides }, with the treasure: { labyrinth-treasure }. Press to turn it
# $left: how many treasures a player still looks for. $found: a list of treasures.
labyrinth-chair = { $left ->
    [0] all treasures found
    [one] { $left } treasure to find
   *[other] { $left } treasures to find
  }
labyrinth-chair-found = { $left ->
    [0] all treasures found: { $found }
    [one] { $left } treasure to find, found: { $found }
   *[other] { $left } treasures to find, found: { $found }
  }
# Button: the pawn does not walk.
labyrinth-stay = Stay
# Line above the board, after a tap.
labyrinth-barred = That would undo the last push
labyrinth-no-way = No open way leads there
labyrinth-push-first = First push the tile in at one of the arrows
labyrinth-walk-now = The maze has been pushed: now walk, or stay
# After "Your turn:" in the line above the board.
labyrinth-task-push = push the tile in at an arrow
labyrinth-task-walk = walk, or stay where you are
# Screen reader only: the pictures of pushing and walking.
labyrinth-to-push = { $name } has to push
labyrinth-to-walk = { $name } may walk
# Button that shows secret cards while it is held; the second one for screen readers.
labyrinth-peek = Hold to look
labyrinth-peek-at = Hold this button to look at { $name }’s cards
# Where several play on one screen: shown between two turns.
labyrinth-pass = Pass the screen to { $name }
labyrinth-home = All found: back to your corner
labyrinth-solved = All treasures found
# Below the name of the winner; stands alone.
labyrinth-won-by = With every treasure found

# Told, precisely: for screen readers and the terminal.
labyrinth-told-dealt = Dealt at { $cell }: { shape }
labyrinth-told-left-over = Left over: { shape }
labyrinth-told-looked = { $who } looks at a card
labyrinth-told-began = { $who } goes first
labyrinth-told-pushed = { $who } pushes the tile in at { $door }: { shape }
labyrinth-told-walked = { $who } walks to { $cell }
labyrinth-told-stayed = { $who } stays at { $cell }
labyrinth-told-found = { $who } finds a treasure: { labyrinth-treasure }
# Seen, shortly: in the line above the board.
labyrinth-seen-dealt = A tile is dealt: { shape }
labyrinth-seen-left-over = Left over: { shape }
labyrinth-seen-began = { $who } goes first
labyrinth-seen-pushed = { $who } pushes the maze
labyrinth-seen-walked = { $who } walks
labyrinth-seen-stayed = { $who } stays
labyrinth-seen-found = { $who } finds a treasure: { labyrinth-treasure }!

## Mouse race

mouse-race-title = Mouse race
mouse-race-intro = Lay a path for your mouse to the cheese, and put cats in the other mice’s way.
# Names of players who have not typed one: at most eight letters.
mouse-race-name-0 = Kim
mouse-race-name-1 = Nell
mouse-race-name-2 = Tom
mouse-race-name-3 = Rosa
# Screen reader only: the board, and the keys for it.
mouse-race-board = The kitchen: arrow keys move, Page Down goes to the next place to play, Enter shows a move and, pressed again, plays it, R turns, the question mark shows all keys
# Sets of rules. The name is a button, .about a line below it.
mouse-race-preset-standard = Standard
    .about = The first path to the cheese wins
mouse-race-preset-younger-players = Young children
    .about = No cat is ever put right at the end of a path
mouse-race-preset-english = English edition
    .about = The first path to the cheese wins
mouse-race-preset-german = German edition
    .about = The first path to the cheese wins
mouse-race-preset-dutch = Dutch edition
    .about = The first path to the cheese wins
mouse-race-preset-portuguese = Portuguese edition
    .about = The first path to the cheese wins
mouse-race-preset-french = French edition
    .about = Three may play too
mouse-race-preset-russian = Russian edition
    .about = Three may play too
mouse-race-preset-danish = Danish edition
    .about = Three may play too
mouse-race-preset-italian = Italian edition
    .about = Cats lie in the next player’s way; reaching the scent area wins
mouse-race-preset-spanish = Spanish edition
    .about = Cats go against whoever is nearest to the cheese, in that mouse’s way
# Single rules. Each switch is a question or a label that stands alone; each option is a complete answer in a list.
mouse-race-switch-players = How many can play?
mouse-race-switch-bag = How many straights, curves and cats in the bag?
mouse-race-switch-cat_against = Whom does a cat go against?
mouse-race-switch-cat_zone = Where may a cat lie?
mouse-race-switch-scent = May a cat in the scent area lie right at the end of a path?
mouse-race-switch-take_back = What may you take back when you miss a turn?
mouse-race-switch-may_point = May a path point at a path or a mouse?
mouse-race-switch-finish = Where does a path win?
mouse-race-switch-limit = Longest game, in turns (0: no limit)
mouse-race-option-2-or-4 = two or four
mouse-race-option-2-to-4 = two, three or four
mouse-race-option-72-72-20 = 72, 72 and 20
mouse-race-option-77-77-10 = 77, 77 and 10
mouse-race-option-82-82-0 = 82, 82 and no cats
mouse-race-option-next = the next player
mouse-race-option-nearest = the player nearest to the cheese
mouse-race-option-longest = the player with the longest path
# "That player" is the one whom the cat goes against. The way is the area between that player’s mouse and the cheese.
mouse-race-option-side-or-way = on that player’s side or in that mouse’s way
mouse-race-option-side = on that player’s side
mouse-race-option-way = in that mouse’s way to the cheese
mouse-race-option-anywhere = anywhere
mouse-race-option-may-block = yes
mouse-race-option-no-exception = no, not even there
mouse-race-option-cat-or-own = a cat or your own last tile
mouse-race-option-own = only your own last tile
mouse-race-option-cheese = at the cheese
mouse-race-option-scent = in the scent area

# Names of squares for screen readers only. $sides: such a list as "north and east".
mouse-race-empty = { $cell }, empty
mouse-race-scent = { $cell }, scent area
mouse-race-cheese = { $cell }, the cheese
mouse-race-cat = { $cell }, a cat
mouse-race-cat-to-take = { $cell }, a cat, which you may take away instead of drawing
mouse-race-corner = { $cell }, { $name }’s mouse
mouse-race-path = { $cell }, { $name }’s path, openings: { $sides }
mouse-race-can-lie = { $cell }, your tile can lie here
mouse-race-can-lie-scent = { $cell }, scent area, your tile can lie here
mouse-race-hand = Tile in hand: { shape }
# The same where a position is set up, without what it is.
mouse-race-setup-hand = Tile in hand
mouse-race-chair = { $count ->
    [one] path of { $count } tile
   *[other] path of { $count } tiles
  }
# Tooltip of the bag.
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
# Buttons.
mouse-race-draw = Draw
mouse-race-miss = Miss a turn
mouse-race-back = Take back my tile
# Line above the board, after a tap. $name of mouse-race-no-cat is the player whom the cat goes against.
mouse-race-draw-first = First draw a tile, or miss a turn and take back a cat or your last tile
mouse-race-on-path = The tile goes at the end of your path: tap a glowing square
mouse-race-taken = That square is taken
mouse-race-no-cat = This cat goes in { $name }’s way: tap a glowing square
# After "Your turn:" in the line above the board.
mouse-race-task-choose = draw a tile, or miss a turn
mouse-race-task-lay = { $shape ->
    [straight] lay the straight at the end of your path
   *[curve] lay the curve at the end of your path
  }
# The same while a cat is in hand. $name is the player whom it goes against; $zone is where the rules let it lie: on
# that player’s side of the board, between that player’s mouse and the cheese, either, or anywhere.
mouse-race-cat-for = { $zone ->
    [side-or-way] put the cat in { $name }’s way, on { $name }’s side or between mouse and cheese
    [side] put the cat in { $name }’s way, on { $name }’s side
    [way] put the cat in { $name }’s way, between mouse and cheese
   *[anywhere] put the cat in { $name }’s way, anywhere you like
  }
# Beside the colours of the glowing squares while a cat is in hand: very short.
mouse-race-legend-side = { $name }’s side
mouse-race-legend-way = { $name }’s way to the cheese
# Below the result; each stands alone.
mouse-race-won-by = { $turns ->
    [one] At the cheese after { $turns } turn
   *[other] At the cheese after { $turns } turns
  }
mouse-race-nobody = A draw
mouse-race-nobody-in = { $turns ->
    [one] Nobody reached the cheese in { $turns } turn
   *[other] Nobody reached the cheese in { $turns } turns
  }

# Told, precisely: for screen readers and the terminal. $target is the player whom a cat goes against.
mouse-race-told-began = { $who } goes first
mouse-race-told-drawn = { $who } draws a { shape }
mouse-race-told-laid = { $who } lays a { shape } at { $cell }
mouse-race-told-cat-laid = { $who } puts a cat in { $target }’s way at { $cell }
mouse-race-told-returned = { $who } cannot lay the { shape }: it goes back into the bag
mouse-race-told-missed = { $who } misses a turn
mouse-race-told-took-cat = { $who } misses a turn and takes away the cat at { $cell }
mouse-race-told-took-own = { $who } misses a turn and takes back the tile at { $cell }
# Seen, shortly: in the line above the board.
mouse-race-seen-began = { $who } goes first
mouse-race-seen-drawn = { $who } draws a { shape }
mouse-race-seen-laid = { $who } lays a { shape }
mouse-race-seen-cat-laid = { $who } puts a cat in { $target }’s way
mouse-race-seen-returned = { $who } cannot lay the { shape }: back into the bag
mouse-race-seen-missed = { $who } misses a turn
mouse-race-seen-took-cat = { $who } takes a cat away
mouse-race-seen-took-own = { $who } takes a step back

## Names

# A player who comes by link chooses a name of two words, such as Brave Badger: one of the adjectives below with one of
# the animals. It stands as a name, without an article, begins with a capital letter, and should have at most 24
# characters. $animal is the animal as written below: put it where it belongs in your language (fr: { $animal }
# courageux). No two of all these names may be the same, so translate each adjective by a word of its own.
# Where adjectives agree with the noun, give each animal a gender, .gender = f, and choose the ending by it:
# { $gender -> [f] Mutige *[m] Mutiger } { $animal }. The letters after .gender are up to you; an animal without one
# gets the form marked with *.

adjective-brave = Brave { $animal }
adjective-busy = Busy { $animal }
adjective-calm = Calm { $animal }
adjective-clever = Clever { $animal }
adjective-curious = Curious { $animal }
adjective-fluffy = Fluffy { $animal }
adjective-gentle = Gentle { $animal }
adjective-happy = Happy { $animal }
adjective-kind = Kind { $animal }
adjective-lively = Lively { $animal }
adjective-lucky = Lucky { $animal }
adjective-mighty = Mighty { $animal }
adjective-nimble = Nimble { $animal }
adjective-patient = Patient { $animal }
adjective-playful = Playful { $animal }
adjective-proud = Proud { $animal }
adjective-quick = Quick { $animal }
adjective-quiet = Quiet { $animal }
adjective-silver = Silver { $animal }
adjective-sleepy = Sleepy { $animal }
adjective-sunny = Sunny { $animal }
adjective-tiny = Tiny { $animal }
adjective-wild = Wild { $animal }
adjective-wise = Wise { $animal }

animal-badger = Badger
animal-bear = Bear
animal-bee = Bee
animal-dolphin = Dolphin
animal-duck = Duck
animal-eagle = Eagle
animal-falcon = Falcon
animal-fox = Fox
animal-frog = Frog
animal-hare = Hare
animal-heron = Heron
animal-horse = Horse
animal-koala = Koala
animal-lion = Lion
animal-lynx = Lynx
animal-otter = Otter
animal-owl = Owl
animal-panda = Panda
animal-parrot = Parrot
animal-raven = Raven
animal-swan = Swan
animal-tiger = Tiger
animal-turtle = Turtle
animal-zebra = Zebra

## Bots

# The five bots, from the weakest to the strongest. The message is the name as it stands alone and at the beginning of
# a sentence, with at most 12 characters. .rival is the same name as it stands in `play-against`, with article and case.
# .about is one line below the name, of at most 60 characters: what this bot loves. It must be true in every game, since
# the bots really play like that: wide open ways, the shortest way, the rivals' ways, what comes after this turn.

character-pip = Pip
    .rival = Pip
    .about = Loves wide open ways and roams about happily
character-mochi = Mochi
    .rival = Mochi
    .about = Always in a hurry, heading straight for the goal
character-basil = Basil
    .rival = Basil
    .about = Loves to get in your way
character-juno = Juno
    .rival = Juno
    .about = Thinks of the next turn too, even of yours
character-professor = Professor
    .rival = the Professor
    .about = Thinks everything through before each move
# In the terminal: a player who makes random moves.
terminal-random = Random

## Refused options

# What the server answers when a table cannot be opened as asked, or a game cannot be shown. $option is the name of a
# rule option as it stands in the form, such as “Who goes first?”.

refused-option-misfit = These rules do not go together. Please choose something else for “{ $option }”.
refused-option-value = “{ $option }” – { $value } is not possible. Please choose something else.
refused-seats = { $seats ->
    [one] This game cannot be played by { $seats } player.
   *[other] This game cannot be played by { $seats } players.
  }
refused-name = A name has at most { $most } characters and no commas.
refused-damaged = This game was not stored properly and cannot go on.
refused-no-replay = There is no such game here any more.
refused-picture-busy = Many pictures are being made right now: please try again in a minute.
refused-picture-failed = This picture could not be made: please try again.
refused-record = Something in line { $line } does not fit.
refused-no-action = “{ $action }” is not a move in this game.
refused-unread = The saved games cannot be read at the moment: please try again.

## Friends far apart

# Said to somebody who has come to a table where others play, in place of the players’ buttons.
you-watch = You are watching
# Below it, if that is so; otherwise the button “Sit down here”.
no-free-seat = All seats are taken
# On the edge of a seat, very short: its player is not connected; a bot plays for that player.
away = away
bot-plays = { $bot } plays
# Line above the board when it is that player’s turn.
is-away = { $name } is away
has-left = { $name } has left the table
plays-for = { $bot } plays until { $name } is back
# Button for the host: a bot plays until the person comes back.
let-play-on = Let { $bot } play on
# Line above the board: the time for a turn has run out.
time-is-up = Time’s up: { $bot } finishes { $name }’s turn
# Screen reader only: the sand-glass at a seat.
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
# Label of a list with the choices below.
clock = Time for a turn
clock-none = as long as you like
clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
# Below the list.
clock-about = Nobody loses when time is up: { $bot } makes the move.
# Tooltip of a player’s own picture in the list of seats.
change-face = Change name and animal
# Screen reader only: the same button.
change-face-of = { $name }: change name and animal
# The waiting room after “Let nobody else in”: a heading, then what the host reads, and what others read.
table-closed = This table is closed
closed-host = Nobody else can come in: the link and the code no longer work. Let others in again, or let a bot take the free seat.
closed-guest = Nobody else can come in. The host can let others in again.
## The first minute and settings

# What stands on the lid of a box: on the card of a game. $age is a number of years.
game-age = Ages { $age }+
# $players is a number or a range such as “1–4”.
game-players = { $players } players
# $minutes is a range such as “15–30”.
game-minutes = { $minutes } min
# On a game’s page. $rules is the name of a set of rules, such as “Young children”.
game-young = With “{ $rules }” from age { $age }
# Button beside “Play against Pip”: opens the form for several players; also that page’s heading.
play-together = Play together
# Below that button.
play-together-about = On this device, with friends by link, or with bots too
# Heading: the people who play on this device. One button for each starts a game.
family = Our family
# Button while nobody is known yet.
family-start = Add your family: then everyone can start with one tap
# Button that opens the dialog with the names and faces.
family-change = Add or change players
# Screen reader only: the plus in that dialog.
family-add = Add somebody
# Screen reader only: somebody who has no name yet.
family-new = Somebody new
# Label of a field.
family-name = Name
# Before the faces of the bots.
family-bot = Likes to play against
# Button that starts a game. $rival is a bot’s name as in play-against.
family-against = { $name } against { $rival }
# Button.
family-remove = Remove { $name }
family-about = Names and faces stay on this device.
# Screen reader only: a row of faces; each fills a name in.
family-seat = Tap whoever is playing
# A hint in the form, where two or more play on one device and hold secret cards.
secret-cards = Your cards stay secret: the screen is covered while you pass the device on. Or keep your cards on your phone: see the menu at the table.
# Heading that opens the list of editions, each with what differs.
other-editions = Other editions
# Button and heading.
settings = Settings
text-size = Text size
# Heading of the three choices below: bright colours, dark ones, or as the system has it.
light = Day and night
light-day = day
light-night = night
light-system = same as the device
# Button that closes a dialog.
done = Done
## The story and the end

# Heading of the list of everything that has happened in this game, the newest first; also the button that opens it.
story = The story so far
story-empty = Nothing has happened yet.
# Buttons at the end of a game: put the panel with the result aside, and bring it back.
see-board = See the board
see-result = Show the result
# Title at the end of a game, to the one person who plays on this device.
you-win = You win!
# Below the title when a bot has beaten the only person at the table: the bot says something kind. $name is the bot.
consoled = { $name } says: “That was close! Shall we play again?”
# Screen reader only: before the score over several games, such as “Ada 2 : 1 Ben”.
series = Games won at this table
# After that score: how many of those games nobody won alone.
series-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
  }
# After the result of a game alone or together.
with-hints = { $count ->
    [one] with { $count } hint
   *[other] with { $count } hints
  }
# Below it.
hints-not-best = Only games without hints count for the best results.
# Below the slider of a replay.
replay-turn = Turn { $turn } of { $of }
# Line above the board: somebody has asked to take a move back, and $name has said no.
undo-declined = { $name } would rather not take the move back
## The hand

# Small button on the tile or card in hand, and its tooltip.
turn-back = Turn anticlockwise
# Button in the menu, and the title of the list of keys on a keyboard that it opens.
keys = Keys
# The name of the space bar, as it is printed on a key.
key-space = Space
# What each key does: one short line beside a picture of the key.
keys-tab = To the board and to the buttons
keys-arrows = To the next square or arrow
keys-pages = To the next place where you can play
# Pressed once, it shows what a move would do; pressed again, it turns a card further or plays the move.
keys-space = Shows the move. Again: keeps turning, or plays it
keys-enter = Shows the move. Again: plays it
keys-escape = Puts it back
keys-turn = Turns clockwise
keys-turn-back = Turns anticlockwise
keys-undo = Puts it back, or undoes the last move
keys-this = Shows these keys
# Below the list.
keys-mouse = The mouse wheel turns both ways, the right button turns anticlockwise.
## Rewards

# A page with pictures of everything that was won on this device: the title of the page and of the button to it.
album = Album
# How many of the pictures of a game are found.
album-found = { $found } of { $all }
# One picture, for screen readers. $name: what it shows, such as “Owl” or “A cat worth 4”. $count: how often it was won.
album-thing = { $count ->
    [0] { $name }, not found yet
    [one] { $name }
   *[other] { $name }, { $count } times
  }
album-about = Everything you win on this device goes into this album.
chabyrinthe-keepsake = A cat worth { $value }
# A picture of the cheese with one of the mice. $name: the usual name of that mouse.
mouse-race-keepsake = { $name }’s cheese
# A setting.
bots-talk = Bots say something now and then

## Seats that hold secrets

refused-is-here = { $name } is here again.
refused-seat-kept = This game has secrets: this seat can only go to a bot, or back to the player who left it.
refused-undo-told = The game is over and its secrets are known, so nothing can be taken back.
## Limits
refused-openings = Many tables have been opened from your network: please wait a few minutes.
refused-slow-down = Too many requests came from your network at once: please wait a moment.
refused-wrong-codes = Too many wrong codes came from your network: please wait a few minutes.
## Limits of games and records

# Nobody meets these four in a usual game. A game with thousands of moves:
refused-game-full = This game has gone on for so long that no more moves can be played. Start a new one.
# A table at which dozens of games were played, or somebody has played with the buttons for hours.
refused-room-full = So much has been played at this table that there is no space for more. Open a new one.
# An uploaded record.
refused-record-long = This saved game has more moves than a game can have.
refused-busy = Many people are looking at games right now: please try again in a minute.
## What is stored, and how it is deleted

# Buttons and dialogs about what is stored. This one is a button on the start page and in the settings, and the heading of a page of a few lines.
privacy = Privacy
# Each a paragraph of that page, in plain words.
privacy-table = For each table the server keeps the game: the moves, the names and animals of the players, and when it was played. It does not keep addresses, and it recognises your device only by a random key. Anyone who has the link or the code of a table can watch, until the table is closed to others.
privacy-time = Tables that nobody visits any more are deleted after a while; whoever runs this server decides when. Whoever opened a table can delete it at any time in its menu: then all its games are gone. If you stand up from your seat, others see another name there.
privacy-device = This device remembers the names and faces you gave it, your album and results, the settings, the last tables, and the key by which tables recognise it. All of this stays on this device, and you can delete it in the settings.
privacy-others = There is no advertising, nobody tracks what you do, and nothing is loaded from other websites.
# Button of the host, then the dialog that it opens.
delete-room = Delete this table
delete-room-sure = Delete this table for everyone?
delete-room-about = All games played at this table will be deleted, with their results. They cannot be brought back.
delete-room-yes = Delete
# Button in the settings, then the dialog that it opens.
forget-device = Forget everything on this device
forget-device-sure = Forget everything on this device?
forget-device-about = Names, faces, album, results, settings and the list of your tables will be deleted here. You give up your seats at those tables, and they no longer recognise this device.
forget-device-yes = Forget everything
# Button of both dialogs: nothing is deleted.
keep = Keep it all
## Several machines

refused-come-back = This table is moving to another computer: please try again.
## Without a server

# Beside a ring that fills while the program of the game is loaded into the browser: heading, then two small lines.
getting-ready = Getting the game ready
getting-ready-once = The first time takes a moment.
then-offline = After that you can play without the internet, too.
# The program of the game could not be loaded.
engine-failed = The game could not be loaded. Please check the connection and try again.
refused-not-loaded = This has not been loaded yet. Please come back when there is a connection; after that it works without one.
# A panel over the board, and its button.
elsewhere = This game is open in another tab or window.
play-here = Play here
# A notice at the bottom of the table: the browser keeps nothing, or has no space left.
unsaved-refused = This browser does not allow games to be saved. You can play on, but the game will be lost when you close this page.
unsaved-full = There is no space left to save this game. You can play on, but the game will be lost when you close this page.
# On pages that run without a server. Below the list of who plays; then in place of play-together-about, of secret-cards,
# of the buttons for films, and of the first two paragraphs about privacy.
friends-need-server = To play with friends on other devices, open Meowze on a server. This page works without one.
play-together-here = On this device, with bots too
secret-cards-here = Your cards stay secret: the screen is covered while you pass the device on.
films-need-server = Films can be made where Meowze runs on a server: open the saved game there.
privacy-here = Your games are kept in this browser, on this device only. Nothing is sent anywhere. If you clear this site’s data in the browser, they are gone.
# Button in the menu of a table and heading of the dialog that it opens.
take-along = Take this game along
take-along-about = Copy the link or save the file. Any Meowze page can open it, even on another device, and you can play on there.
# After a link was opened that should carry a saved game. $why is what is wrong with it.
link-damaged = This link does not hold a game that can be shown here. { $why }

## A new version

# On the start page, between games: a newer version of these pages has been loaded; and the button that takes it.
new-version = There is a new version of Meowze.
take-update = Load it now

## Learning: stories, puzzles, the analysis board

# A button and a card: all that helps to play a game better.
learn = Learn
# The title of the page with stories, puzzles and more of a game.
learn-game = Learn: { $game }

## How a game went

# Button at the end of a game and on its replay: it leads to a review by the bots.
review-open = How did it go?
review-thinking = The bots are looking at the game again …
review-graph = The course of the game
# A point of the graph; $chance is such as “60 %”.
review-point = Turn { $turn }, { $name }, chance of winning { $chance }
# A turn without its worth.
review-point-together = Turn { $turn }, { $name }
# A point of the graph where all play together or somebody plays alone; $turns is how many the whole game is expected to take, such as “8.2”.
review-point-turns = Turn { $turn }, { $name }, turns in all: about { $turns }
# Button: shows the board at the point that is chosen in the graph.
review-jump = Show this turn
# What the bots found at that point; $best is a turn in the notation of the game, such as “4w0 a3”.
review-best-chance = Best turn found: { $best }, chance of winning { $chance }
review-best-turns = Best turn found: { $best }, turns in all: about { $turns }
review-best-same = No better turn was found.
# Button: shows that turn on the analysis board.
review-show-best = Show the best turn
# Headings of the three moments that are told. Children read them too: be kind.
review-best-turn = The best turn of the game
review-good-turn = A good turn
review-lucky-draw = A lucky draw
# What was good about a turn. $name is somebody else who plays.
review-did-wins-cats = { $count ->
    [one] A cat came home
   *[other] { $count } cats came home
  }
review-did-finds-treasure = A treasure was found
review-did-goes-home = Back home in the corner
review-did-reaches-cheese = Straight to the cheese
review-did-blocks = { $name } had to go the long way round
review-did-other = This was well thought out
# Button; nobody has to see what they missed.
review-show-slips = Show what else was possible
review-no-slips = Every turn was a good one.
# What could have been played; nobody is blamed.
review-missed-wins-cats = { $count ->
    [one] Here a cat could have come home
   *[other] Here { $count } cats could have come home
  }
review-missed-finds-treasure = Here a treasure was within reach
review-missed-goes-home = Here the way home was open
review-missed-reaches-cheese = Here the cheese was within reach
review-missed-blocks = Here { $name } could have been held up
review-missed-other = Here there was an even better turn
review-shares = Luck and choices
# $found of $choices: how often somebody found the best turn.
review-found = Best turn found: { $found } of { $choices }
## Puzzles

# A card on the page to learn a game, with a line about it; and a button that leads back to the list.
puzzles = Puzzles
    .about = Positions with one solution: can you find it?
# The title of the list of puzzles of a game.
puzzles-of = Puzzles: { $game }
puzzle-daily = Puzzle of the day
    .about = The same for everybody today
# Three buttons for each theme: how hard its puzzles are.
puzzle-strength-1 = Easy
puzzle-strength-2 = Medium
puzzle-strength-3 = Hard
# Below such a button: how many of its puzzles are solved on this device.
puzzles-solved = { $solved } of { $count }
# Beside a puzzle that has more than one solution; $count is 2 or more.
puzzle-solutions = { $count } solutions
# Above the board while a puzzle is solved: solved; the aim is out of reach now; on the right way; beside a ring on the board.
puzzle-solved = Solved! Well done.
puzzle-missed = Not this way. Try again!
puzzle-open = Good so far. Go on!
puzzle-look = Look here.
# Beside the aim of a puzzle in which others play, too: the name of your own piece, with its picture, such as “Rabbit”.
puzzle-you = You are { $name }
# Buttons.
puzzle-hint = Hint
puzzle-again = Start again
puzzle-next = Next puzzle
# Headings of themes, then what is asked in a puzzle of each. $treasure is as in labyrinth-treasure.
labyrinth-theme-two-turns = Treasure in two turns
labyrinth-theme-three-turns = Treasure in three turns
labyrinth-theme-guard = Keep your rival away
labyrinth-puzzle-two-turns = Reach your treasure in two turns: { labyrinth-treasure }
labyrinth-puzzle-three-turns = Reach your treasure in three turns: { labyrinth-treasure }
labyrinth-puzzle-guard = Your rival is looking for this treasure: { labyrinth-treasure }. Leave no way to it for the next turn!
chabyrinthe-theme-two-cats = Two cats in one turn
chabyrinthe-theme-three-cats = Three cats in one turn
chabyrinthe-theme-chain = Chain reaction
chabyrinthe-puzzle-two-cats = Bring two cats home in one turn
chabyrinthe-puzzle-three-cats = Bring three cats home in one turn
chabyrinthe-puzzle-chain = Start a chain reaction: with a single action, one cat runs home and then another
mouse-race-theme-stop = One cat to stop them
mouse-race-theme-sure = To the cheese, whatever happens
# $turns is 2 or 3.
mouse-race-puzzle-stop = Put the cat where it keeps everybody else from the cheese for the next { $turns } turns
mouse-race-puzzle-sure = Make sure of the cheese: whatever the other player does next, you must still be able to reach it within { $turns } turns
# Refusals.
refused-no-puzzles = There are no puzzles for this game here.
refused-no-puzzle = This puzzle does not exist.
refused-no-theme = There are no puzzles of this kind.
# A button that leads from a story or an analysis board to the page of the game.
learn-back = Back
# A card: a story for a child who plays the game for the first time.
learn-story = Story
    .about = A few small boards show you how to play.
story-of = Story: { $game }
story-offer = New here? A little story shows you how
story-decline = No, thank you
story-well = Well done!
# Said kindly when something did not reach the aim; it is laid back.
story-wrong = Not yet. Try something else!
story-done = You can play now!
story-next = Next
story-again = Once more
story-play = Play now
# For screen readers.
story-stars = { $count } of { $all } stars
# A card: a board on which any position can be set up and played out.
learn-board = Analysis board
    .about = Try out any position and ask the bots.
board-of = Analysis board: { $game }
# Closes the list of lines.
board-see = Back to the board
board-from-here = Analyse this position
# For screen readers: the group of the outcomes of chance, of which one is chosen.
board-draws = What is drawn?
# Button: chance chooses one of the outcomes.
board-any = At random
# What was tried out from one position.
board-lines = Lines
board-first = To the start
board-forget = Delete this line
# A position in the notation of the game.
board-text = Position as text
board-text-about = Paste a position here, or copy this one.
board-set = Set up
board-copy = Copy
# The boards of the stories: what a child of six is asked to do, in short words.
chabyrinthe-story-turn = Turn a gutter so that the cat can run home.
chabyrinthe-story-push = Push the gutter in from the edge so that the cat can run home.
chabyrinthe-story-quarter = Turn the gutter in your hand, then push it in: the cat wants to go home.
chabyrinthe-story-both = Turn one gutter, and both cats run home!
labyrinth-story-walk = Walk to the treasure on your card.
labyrinth-story-slide = Push the tile in so that you can walk to the treasure.
labyrinth-story-quarter = Turn the tile in your hand, push it in, then walk to the treasure.
labyrinth-story-home = You have found everything: go home to your corner!
mouse-race-story-lay = Lay the tile so that the mouse reaches the cheese.
mouse-race-story-draw = Draw a tile from the bag and lay it.
mouse-race-story-cat = The other mouse is near the cheese: put the cat in its way!

## The game of the day

# The game that everybody plays alone on the same day; a heading for games that have no name of their own for it.
daily = Game of the day
# The same for this game, whose board is a roof, and for the next one.
chabyrinthe-daily = Today’s roof
labyrinth-daily = Today’s maze
# Below that heading.
daily-about = Everybody gets the same game today, with the same luck. Tomorrow there is a new one.
# Buttons: begin, go on, play the same game once more.
daily-play = Play
daily-continue = Play on
daily-again = Play it again
# What a result is worth, for example “5 of 7 moons”.
daily-moons = { $count } of { $all } moons
# How many days in a row this game of the day was solved on this device; then, when there is none.
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
  }
daily-streak-new = Play today and start a new streak.
# For screen readers: a row of the last seven days. $day is a date.
daily-days = The last seven days
daily-day-none = { $day }: not played
# A text to share with friends, in one line. $title is the name of the game of the day, $moons are little pictures, $turns is the message turns.
daily-result = { $title }, { $day }: { $moons } { $turns }
# Above the list of the best results of this server.
daily-best = Best results
daily-best-none = Nobody is on the list yet.
daily-best-about = Only games played with the luck of the day get onto this list. Anybody can find out that luck beforehand, so the list is just for fun. Meowze makes up the names.
# Button; then where one stands on that list.
daily-add = Put my result on the list
daily-added = Your place: { $rank } of { $count }
# In place of the list on pages that run without a server.
daily-own-only = Where Meowze runs on a server, there is a list of the best results. Here you see your own.
# A paragraph about privacy.
privacy-daily = If you put a result of the game of the day on the list, the server keeps it for a week: a made-up name, the turns, the hints, and a key for your device, which is shown to nobody. If you delete what this device remembers, your places on the list are deleted too.
# Refusals.
refused-daily-day = This game of the day is over, or has not begun yet. Today’s is waiting for you.
refused-daily-alone = The game of the day is played alone, on this device.
refused-daily-no-list = There is no list of results here.
refused-daily-many = Many results came from your network: please wait a few minutes.
refused-not-daily = This is not a solved game of that day.
refused-no-daily = This game has no game of the day.
refused-no-day = There is no such day.
## While the server is away

# On a page that can play without its server, while that cannot be reached: a note at a table that lives there.
server-away = The server cannot be reached. This game is kept there and goes on when the server is back.
# The button of that note; it leads to the start page.
play-meanwhile = Play another game meanwhile
# In place of what needs the server: inviting friends, joining a table by its code.
friends-server-away = Friends on other devices can join when the server is back.

## Setting up a position, lines and branches

# Button on the analysis board and heading: put pieces in their places by hand.
setup = Set up
setup-of = Set up a position: { $game }
# What to do, in the line above the board; then, after Move was pressed.
setup-about = Tap a place, then choose what goes there. Drag to move.
setup-where = Where to? Tap the place.
# For screen readers: the group of what lies beside the board, such as the tile in hand.
setup-beside = Beside the board
# Buttons for what lies on the chosen place.
setup-turn = Turn
setup-move = Move
# Heading above how a new board begins; its label for the number of players and its buttons.
setup-new = New board
setup-seats = Players
setup-start = New deal
setup-empty = Empty board
# Chance deals and draws what is still missing.
setup-deal = Deal the rest
# Button: the position is ready to be played.
setup-done = Play from here
# What can be changed beside the board.
setup-place = { $place ->
    [seat] Whose turn
    [hand] Tile in hand
    [top] Next card
    [under] Under the pile
    [last] Last push
   *[did] Done in this turn
  }
setup-won = { $name }: cats at home
setup-cards = { $name } is looking for
setup-found = { $name } has found
# What was done in a turn so far.
setup-did = { $did ->
    [rotation] one card turned
    [push] pushed in
   *[nothing] nothing yet
  }
# Choices: nothing lies there; a tile without a treasure; one of the two homes of the cats; the path of a mouse.
setup-nothing = Nothing
setup-no-treasure = No treasure
setup-home = Home
setup-path = Path of { $name }
# Something is taken away again, for example “Take away: A cat worth 3”.
setup-back = Take away: { $what }
# Refusals.
refused-setup-none-left = There are none of these left.
refused-setup-cannot-move = That cannot be moved there.
refused-setup-impossible = Such a position is not possible: { $why }
refused-board-long = This game is too long to be shown as a whole on the analysis board.
# Notes about a move: a comment, and a mark such as “!?” with its meaning.
board-comment = Comment
board-mark = Mark
board-mark-name = { $kind ->
    [brilliant] brilliant
    [good] good
    [interesting] interesting
    [doubtful] doubtful
    [mistake] a mistake
   *[blunder] a blunder
  }
# Button: this line becomes the main one, the others are branches beside it.
board-promote = Make this the main line
# Buttons: the lines become a file, or a link that carries them.
board-save = Save as a file
board-link = Copy a link
# Button: open such a file.
board-open = Open a file
# A record of another game was opened.
board-other-game = This is a game of { $game }.
# On the page of a replay: above moves that could have been played instead; the button that leads back from them.
replay-instead = Instead:
replay-main = Back to the game
# Button: the result of the game of the day as a picture for friends.
daily-picture = Picture to share
## What draws and choices gave

# Beside a number such as “+12” and a bar: what the draws gave somebody, more or less than could be expected.
review-lucky-draws = Lucky draws
# The same for somebody’s own turns, compared with ordinary ones.
review-good-turns = Good turns
