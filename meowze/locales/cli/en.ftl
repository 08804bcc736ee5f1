### What the command line says of itself: help, errors, results. Pages do not load this file, and a language may lack it:
### what it does not have is said in English. Options (--seats), commands and values that can be typed stay as they are.

## About the program

about = Tile-maze board games: play, host, replay, compare.
in-browser = in the browser
in-terminal = in the terminal
greeting = Meowze is at { $url } (Ctrl-C ends it)
greeting-others = On other devices: { $urls }
greeting-network = Whoever is in your network and has the link or the code of a table can join it; --only-here lets nobody in.

## Words that stand for what is typed, such as --save FILE: short and in capitals

word-address = ADDRESS
word-command = COMMAND
word-file = FILE
word-folder = FOLDER
word-game = GAME
word-language = LANGUAGE
word-name = NAME
# two names as an example
word-names = ANN,BEN
word-options = NAME=VALUE,…
word-room = ROOM
word-seed = SEED
word-text = TEXT

## Help, one line for each command and option

help-play = play in the browser, or in this terminal with --terminal
help-serve = host tables for others, without opening a browser
help-delete = delete a room with all that is stored of it
help-replay = tell a recorded game step by step, or draw it
help-arena = let bots play many games and compare them
help-perft = count the ways to play on, to test the rules
help-version = show the version and exit
help-language = the language of this program: { $languages } (default: that of your system)
help-seats = how many play, bots included
help-names = the names of the people
help-bots = bots on the last seats, by level ({ $least } to { $most }) or name
help-preset = a named set of rule options
help-options = single rule options
help-port = default { $port }; 0: any free one
help-database = where games are kept
help-extra-games = offer this game of another package; may be given more than once
help-only-here = no other device in the home network may join
help-no-browser = print the address, but do not open a browser
help-terminal = play in this terminal
help-random = seats that play at random
help-seed = luck that can be repeated
help-save = write the record of the game to this file
help-host = where to listen; 0.0.0.0: everywhere
help-database-or-url = where games are kept: a file, or postgresql://…
help-public-url = the address that people type, if it is another one
help-trusted-proxy = believe its X-Forwarded-For
help-metrics-open = show /metrics to other computers too
help-log = how the log is written: text, or json with one object a line
help-keep-days = days after which finished games that nobody visits are deleted (default { $default }; 0: never)
help-keep-unfinished-days = the same for unfinished games (default { $default }; 0: never)
help-rooms-per-address = open tables that one address may have (default { $default })
help-record = the record of a game
help-room = the code of the room
help-gif = a moving picture of the game
help-webp = the same, in more colours
help-svg = a picture of each position, sharp at any size
help-png = a picture of each position
help-arena-bots = { $least } to { $most }, a name, random, greedy, classic, file.py:function
help-games = how many games (default { $default })
help-seconds = thinking time for a turn (default: each bot’s own)
help-processes = how many at the same time (default: all cores)
help-json = print one JSON object
help-depth = how many moves
help-position = from here instead of before the deal

## Results

perft-found = { $depth ->
    [one] { $leaves } ways to play { $depth } move, counted in { $seconds } s
   *[other] { $leaves } ways to play { $depth } moves, counted in { $seconds } s
  }
deleted = room { $room } is deleted
arena-playing = playing
arena-stopped = stopped; this is known so far:
# the columns of a table; elo, low and high: the strength in Elo points and the limits of its 95 % interval;
# cut_off: games stopped because they did not end; failures: games that a bot lost by an error in its program
arena-column = { $column ->
    [wins] wins
    [draws] draws
    [games] games
    [elo] Elo
    [low] low
    [high] high
    [cut_off] cut off
    [failures] failed
    [ms_per_turn] ms per turn
    [mean_turns] mean turns
   *[bot] bot
  }

## Errors, after “meowze: ”

error-whole = '{ $text }' must be a whole number from { $least } to { $most }
error-seconds = '{ $text }' must be a number of seconds, more than 0
error-not-text = this file is not text
error-no-file = { $file }: there is no such file or folder
error-no-permission = { $file }: permission denied
error-is-folder = { $file } is a folder
error-terminal-only = { $option } is for games in the terminal: add --terminal
error-game-first = { $option } belongs to a game: name one of { $known }
error-no-game = there is no game '{ $game }'; there are { $known }
error-no-preset = { $game } has no preset '{ $preset }'; it has { $known }
error-preset-seats = seats={ $seats }: the preset { $preset } is for { $allowed } seats
error-seats = { $seats ->
    [one] this game cannot be played with { $seats } seat: it is for { $least } to { $most }
   *[other] this game cannot be played with { $seats } seats: it is for { $least } to { $most }
  }
error-not-option = '{ $text }' is not an option: write name=value pairs with commas between them
error-option-twice = the option { $option } is given twice
error-no-option = there is no option '{ $option }'; there are { $known }
# $allows is English; $words are the values that have names, and $count is their number. Use $words in other languages:
# { $option }={ $value }: { $count -> [0] not a possible number *[other] possible are { $words } }
error-option-value = { $option }={ $value }: { $option } can be { $allows }
error-option-misfit = { $option }={ $value } does not fit { $seats } seats and the other options: { $option } can be { $allows }
error-name = a name has 1 to { $most } characters, without commas or line breaks
error-bots = { $bots ->
    [one] { $bots } bot: there are only { $seats } seats
   *[other] { $bots } bots: there are only { $seats } seats
  }
error-names = the number of names, { $names }, is not that of the people at the table, { $people }
error-no-bot = there is no bot '{ $bot }'; there are { $known }, or 1 to { $most }
error-no-player = there is no bot '{ $bot }'; give 1 to 5, a bot’s name, random, greedy, classic, or file.py:function
error-arena-bots = { $game } is for { $allowed } bots, not { $bots }
error-not-python = { $file } is not a Python file
error-not-run = { $file } cannot be run: { $why }
error-no-function = { $file } has no function { $name }
# $why is English: leave it out in other languages
error-record = line { $line }: { $why }
error-bad-host = '{ $host }' must be an address like 127.0.0.1, or 0.0.0.0 for all of this computer
error-bad-url = '{ $url }' must be an address like https://games.example.org
error-bad-path = '{ $url }' must not begin its path with a word of this server’s own paths
error-bad-proxy = '{ $proxy }' must be an address like 10.0.0.2 or a network like 10.0.0.0/8
error-no-port = cannot listen at { $host }, port { $port }
error-no-such-room = there is no room '{ $room }' in this database
error-database = { $name } cannot be used: { $why }
error-database-url = this address of a database cannot be read; it looks like postgresql://name@host/database
error-database-kind = { $name } is neither a file nor an address like postgresql://name@host/database

## What Python’s reader of command lines says itself

argparse-usage = usage:
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-error = { $prog }: error: { $message }
argparse-argument = argument { $argument_name }: { $message }
argparse-expected-one = expected one argument
argparse-expected-some = expected at least one argument
argparse-expected-at-most-one = expected at most one argument
argparse-choice = invalid choice: { $value } (choose from { $choices })
argparse-required = the following arguments are required: { $what }
argparse-unrecognized = unrecognized arguments: { $what }
argparse-ambiguous = ambiguous option: { $option } could match { $matches }
argparse-not-with = not allowed with argument { $what }
argparse-explicit = ignored explicit argument { $what }

## Backups, and one server for one file

greeting-running = Meowze is running already, at { $url }
help-backup = write everything that is stored into one file, also while a server is running
help-restore = put such a file in the place of the database; end the server first
help-backup-file = the file to write
help-backup-force = replace the file if it exists
help-restore-file = the file to read
help-restore-force = replace the games that are stored now
backup-done = { $file } is written. Tables: { $rooms }, events: { $events }
restore-done = { $file } is restored. Tables: { $rooms }, events: { $events }
backup-damaged = Damaged tables: { $rooms }
error-backup-exists = { $file } exists already; --force replaces it
error-backup-same = { $file } is the database itself
error-not-empty = { $name } holds games; --force replaces them
error-database-in-use = { $name } is being used by another Meowze: process { $process }, at { $url }
## Several processes

help-workers = how many server processes on this computer; more than one needs PostgreSQL
help-internal = where other processes on the same PostgreSQL pass on what belongs here; by default on this computer only
error-workers-database = several processes need PostgreSQL: --database postgresql://name@host/database
error-bad-internal = '{ $internal }' must be an address and a port of this computer, like 10.0.0.5:8441, and needs PostgreSQL

## Long computations

help-cluster = play on the Ray cluster at this address, not on this computer
# a program of the bot did not work; $number is that of the game, $error is English
arena-failed = { $games ->
    [one] { $bot } failed and lost { $games } game because of that, number { $number }: { $error }
   *[other] { $bot } failed and lost { $games } games because of that, the first of them number { $number }: { $error }
  }
arena-void = { $games ->
    [one] { $games } game counts for nobody: its process ended each time it was played
   *[other] { $games } games count for nobody: their processes ended each time they were played
  }
error-no-cluster = there is no Ray cluster at { $address }: { $why }

## What is not installed

# $package is a package of Python, $advice the command that installs it
error-missing-extra = this needs { $package }, which is not installed: { $advice }

## A site of static files

help-static = show a site of static files instead of running a server (default { $folder })
error-no-site = there is no site in { $folder }: make site builds one

## The arena's picture

# `meowze arena --svg FILE`: strength is in Elo points, each with the interval in which it lies with 95 %.
help-arena-svg = draw the strength of the bots with its intervals into this file
# `meowze arena --svg FILE` for a game in which all win or lose together.
error-arena-no-rivals = Elo points need rivals, and here everybody is on the same side

## Reviews of games

help-review = say what each turn of a recorded game was worth, and which would have been better
# Seconds.
help-review-seconds = how long to think about the whole game (default 6)
help-review-svg = draw the course of the game into this file
help-annotate = write the record into this file, with the best turns found as branches
# Heads of the columns of `meowze review`: the number of the turn.
review-turn = turn
review-who = who
review-played = played
# The chance of winning after it, or where all play together, in turns.
review-worth = worth
review-cost = cost
review-best = best found
review-luck = luck
# $luck and $skill are such as “+12 %” or “-0.5” (turns).
review-share = { $name }: luck { $luck }, choices { $skill }; best turn found: { $found } of { $choices }
# `meowze daily [GAME]`, and its option --day.
help-daily = play the game of the day, which is the same for everybody
help-daily-day = a day such as 2026-11-16 instead of today
## Puzzles

# `meowze puzzles GAME --theme THEME`; the names of themes are not translated.
help-puzzles = find puzzles in games that bots play
help-puzzles-count = how many puzzles of each theme (default { $default })
help-puzzles-theme = only puzzles of this theme
help-puzzles-seconds = how many seconds to look for puzzles of each theme
help-puzzles-output = write the puzzles into this file instead of printing them
error-no-puzzles = { $game } has no puzzles
error-no-theme = { $game } has no puzzles of the theme { $theme }; it has { $known }
word-theme = THEME
puzzles-looking = looking for { $theme }
