### Русский. Что говорит о себе командная строка: справка, ошибки, итоги.

## About the program

about = Настольные игры с подвижными лабиринтами: играть, звать за стол, смотреть, сравнивать.
in-browser = в браузере
in-terminal = в терминале
greeting = Meowze открыт по адресу { $url } (Ctrl-C — закончить)
greeting-others = На других устройствах: { $urls }
greeting-network = Любой в твоей сети, у кого есть ссылка или код стола, может сесть за него; с --only-here никто не войдёт.

## Words that stand for what is typed, such as --save FILE: short and in capitals

word-address = АДРЕС
word-command = КОМАНДА
word-file = ФАЙЛ
word-folder = ПАПКА
word-game = ИГРА
word-language = ЯЗЫК
word-name = ИМЯ
word-names = АНЯ,БОРЯ
word-options = ИМЯ=ЗНАЧЕНИЕ,…
word-room = СТОЛ
word-seed = ЗЕРНО
word-text = ТЕКСТ

## Help, one line for each command and option

help-play = играть в браузере или, с --terminal, в этом терминале
help-serve = открыть столы для других, не запуская браузер
help-delete = удалить стол со всем, что о нём хранится
help-replay = рассказать записанную игру шаг за шагом или нарисовать её
help-arena = дать ботам сыграть много игр и сравнить их
help-perft = сосчитать, как можно играть дальше, чтобы проверить правила
help-version = показать версию и выйти
help-language = язык программы: { $languages } (по умолчанию — язык системы)
help-seats = сколько игроков, считая ботов
help-names = имена людей
help-bots = боты на последних местах: уровень (от { $least } до { $most }) или имя
help-preset = готовый набор правил
help-options = отдельные правила
help-port = по умолчанию { $port }; 0: любой свободный
help-database = где хранить игры
help-extra-games = добавить эту игру из другого пакета; можно указать несколько раз
help-only-here = не пускать другие устройства домашней сети
help-no-browser = напечатать адрес, но не открывать браузер
help-terminal = играть в этом терминале
help-random = сколько игроков ходят наугад
help-seed = чтобы случайности можно было повторить
help-save = записать игру в этот файл
help-host = на каком адресе ждать гостей; 0.0.0.0: на всех
help-database-or-url = где хранить игры: файл или postgresql://…
help-public-url = адрес, который вводят люди, если он другой
help-trusted-proxy = доверять X-Forwarded-For с этого адреса
help-metrics-open = показывать /metrics и другим компьютерам
help-log = как писать журнал: text или json, по одному объекту в строке
help-keep-days = через сколько дней удалять законченные игры, к которым никто не заходит (по умолчанию { $default }; 0: никогда)
help-keep-unfinished-days = то же для незаконченных игр (по умолчанию { $default }; 0: никогда)
help-rooms-per-address = сколько открытых столов может быть у одного адреса (по умолчанию { $default })
help-record = запись игры
help-room = код стола
help-gif = игра в виде движущейся картинки
help-webp = то же, но больше цветов
help-svg = картинка каждой позиции, чёткая в любом размере
help-png = картинка каждой позиции
help-arena-bots = от { $least } до { $most }, имя, random, greedy, classic, файл.py:функция
help-games = сколько игр (по умолчанию { $default })
help-seconds = время на обдумывание хода (по умолчанию — своё у каждого бота)
help-processes = сколько игр одновременно (по умолчанию — на всех ядрах)
help-json = напечатать один объект JSON
help-depth = сколько ходов
help-position = с этой позиции, а не до раздачи

## Results

perft-found = { $depth ->
    [one] способов сыграть { $depth } ход: { $leaves }; сосчитано за { $seconds } с
    [few] способов сыграть { $depth } хода: { $leaves }; сосчитано за { $seconds } с
   *[many] способов сыграть { $depth } ходов: { $leaves }; сосчитано за { $seconds } с
  }
deleted = стол { $room } удалён
arena-playing = идёт игра
arena-stopped = прервано; вот что известно:
arena-column = { $column ->
    [wins] победы
    [draws] ничьи
    [games] игры
    [elo] Эло
    [low] от
    [high] до
    [cut_off] прерваны
    [failures] сбои
    [ms_per_turn] мс на ход
    [mean_turns] ходов в среднем
   *[bot] бот
  }

## Errors, after “meowze: ”

error-whole = «{ $text }»: нужно целое число от { $least } до { $most }
error-seconds = «{ $text }»: нужно число секунд больше 0
error-not-text = это не текстовый файл
error-no-file = { $file }: такого файла или папки нет
error-no-permission = { $file }: нет доступа
error-is-folder = { $file } — это папка
error-terminal-only = { $option } — для игры в терминале: добавь --terminal
error-game-first = { $option } относится к игре: укажи одну из них: { $known }
error-no-game = нет игры «{ $game }»; есть { $known }
error-no-preset = { $game }: нет набора правил «{ $preset }»; есть { $known }
error-preset-seats = seats={ $seats }: в наборе правил { $preset } столько мест: { $allowed }
error-seats = { $seats ->
    [one] для { $seats } места эта игра не подходит: нужно от { $least } до { $most }
    [few] для { $seats } мест эта игра не подходит: нужно от { $least } до { $most }
   *[many] для { $seats } мест эта игра не подходит: нужно от { $least } до { $most }
  }
error-not-option = «{ $text }» — это не правило: пиши имя=значение, несколько — через запятую
error-option-twice = правило { $option } указано дважды
error-no-option = нет правила «{ $option }»; есть { $known }
error-option-value = { $count ->
    [0] { $option }={ $value }: такое число не подходит
   *[other] { $option }={ $value }: можно { $words }
  }
error-option-misfit = { $option }={ $value } не подходит к остальным правилам и к числу мест: { $seats }
error-name = в имени от 1 до { $most } знаков, без запятых и переносов строк
error-bots = { $bots ->
    [one] { $bots } бот, а мест только { $seats }
    [few] { $bots } бота, а мест только { $seats }
   *[many] { $bots } ботов, а мест только { $seats }
  }
error-names = имён { $names }, а людей за столом { $people }
error-no-bot = нет бота «{ $bot }»; есть { $known } или от 1 до { $most }
error-no-player = нет бота «{ $bot }»; можно от 1 до 5, имя бота, random, greedy, classic или файл.py:функция
error-arena-bots = { $game }: ботов может быть { $allowed }, а не { $bots }
error-not-python = { $file } — не файл Python
error-not-run = { $file } не запускается: { $why }
error-no-function = в файле { $file } нет функции { $name }
error-record = в строке { $line } что-то не так
error-bad-host = «{ $host }»: нужен адрес вроде 127.0.0.1 или 0.0.0.0 для всех адресов этого компьютера
error-bad-url = «{ $url }»: нужен адрес вроде https://games.example.org
error-bad-path = «{ $url }»: путь не может начинаться со слова, которое сервер использует сам
error-bad-proxy = «{ $proxy }»: нужен адрес вроде 10.0.0.2 или сеть вроде 10.0.0.0/8
error-no-port = не удаётся открыть { $host }, порт { $port }
error-no-such-room = в этой базе данных нет стола «{ $room }»
error-database = { $name } использовать нельзя: { $why }
error-database-url = адрес базы данных не прочитать; он выглядит так: postgresql://name@host/database
error-database-kind = { $name } — не файл и не адрес вроде postgresql://name@host/database

## What Python’s reader of command lines says itself

argparse-usage = вызов:
argparse-positional = аргументы
argparse-options = параметры
argparse-help = показать эту справку и выйти
argparse-error = { $prog }: ошибка: { $message }
argparse-argument = { $argument_name }: { $message }
argparse-expected-one = здесь нужно одно значение
argparse-expected-some = здесь нужно хотя бы одно значение
argparse-expected-at-most-one = здесь нужно не больше одного значения
argparse-choice = { $value } не подходит (можно: { $choices })
argparse-required = не хватает аргументов: { $what }
argparse-unrecognized = неизвестные аргументы: { $what }
argparse-ambiguous = { $option } можно понять по-разному: { $matches }
argparse-not-with = нельзя вместе с { $what }
argparse-explicit = лишнее значение { $what }

## Backups, and one server for one file

greeting-running = Meowze уже открыт по адресу { $url }
help-backup = записать всё сохранённое в один файл, даже пока сервер работает
help-restore = поставить такой файл на место базы данных; сначала останови сервер
help-backup-file = файл, который будет записан
help-backup-force = заменить файл, если он уже есть
help-restore-file = файл, который будет прочитан
help-restore-force = заменить игры, сохранённые сейчас
backup-done = { $file } записан. Столов: { $rooms }, событий: { $events }
restore-done = { $file } восстановлен. Столов: { $rooms }, событий: { $events }
backup-damaged = Повреждённые столы: { $rooms }
error-backup-exists = { $file } уже есть; --force заменит его
error-backup-same = { $file } — это сама база данных
error-not-empty = в { $name } есть игры; --force заменит их
error-database-in-use = { $name } занят другим Meowze: процесс { $process }, адрес { $url }
## Несколько процессов

help-workers = сколько процессов сервера на этом компьютере; больше одного — только с PostgreSQL
help-internal = куда другие процессы с той же базой PostgreSQL передают то, что относится сюда; по умолчанию только этот компьютер
error-workers-database = для нескольких процессов нужен PostgreSQL: --database postgresql://имя@узел/база
error-bad-internal = «{ $internal }»: нужен адрес и порт этого компьютера вроде 10.0.0.5:8441, и только с PostgreSQL

## Долгие вычисления

help-cluster = играть на кластере Ray с этим адресом, а не на этом компьютере
arena-failed = { $games ->
    [one] { $bot } из-за сбоев проигрывает { $games } игру, первая под номером { $number }: { $error }
    [few] { $bot } из-за сбоев проигрывает { $games } игры, первая под номером { $number }: { $error }
   *[other] { $bot } из-за сбоев проигрывает { $games } игр, первая под номером { $number }: { $error }
  }
arena-void = { $games ->
    [one] { $games } игра не считается: её процесс каждый раз завершался
    [few] { $games } игры не считаются: их процессы каждый раз завершались
   *[other] { $games } игр не считаются: их процессы каждый раз завершались
  }
error-no-cluster = по адресу { $address } нет кластера Ray: { $why }

## Что не установлено

error-missing-extra = для этого не хватает { $package }: { $advice }

## A site of static files

help-static = показать сайт из статических файлов вместо сервера (по умолчанию { $folder })
error-no-site = в { $folder } нет сайта: его собирает make site

## The arena's picture

help-arena-svg = нарисовать в этом файле силу ботов с интервалами
error-arena-no-rivals = рейтинг Эло сравнивает соперников, а здесь все играют вместе

## Разбор партий

help-review = показать, чего стоил каждый ход записанной игры и какой был бы лучше
help-review-seconds = сколько думать над всей игрой (по умолчанию 6)
help-review-svg = нарисовать в этом файле, как шла игра
help-annotate = записать игру в этот файл с лучшими найденными ходами в виде вариантов
review-turn = ход
review-who = кто
review-played = сыграно
review-worth = ценность
review-cost = потеря
review-best = лучший найденный
review-luck = удача
review-share = { $name }: удача { $luck }, выбор { $skill }; лучший ход найден: { $found } из { $choices }
help-daily = сыграть в игру дня, одинаковую для всех
help-daily-day = день, например 2026-11-16, вместо сегодняшнего
## Puzzles

help-puzzles = искать задачи в играх ботов
help-puzzles-count = сколько задач на каждую тему (по умолчанию { $default })
help-puzzles-theme = только задачи на эту тему
help-puzzles-seconds = сколько секунд искать на каждую тему
help-puzzles-output = записать задачи в этот файл, а не выводить их
error-no-puzzles = у { $game } нет задач
error-no-theme = у { $game } нет задач на тему { $theme }; есть { $known }
word-theme = ТЕМА
puzzles-looking = поиск: { $theme }
