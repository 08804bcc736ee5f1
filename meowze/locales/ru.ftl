### Русский. С игроком на «ты»; имена не склоняются: они стоят в именительном падеже или после слова «игрок» в нужном падеже.

## Everywhere

title = Meowze
language = Язык
side = { $side ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
  }
shape = { $shape ->
    [corner] поворот
    [elbow] колено
    [straight] прямая
    [curve] поворот
    [tee] развилка
    [cross] перекрёсток
    [bridge] мост
    [double-elbow] двойное колено
    [dead-end] тупик
   *[cat] кошка
  }
place-cell = ряд { $row }, столбец { $column }
place-edge = { $side ->
    [n] верх столбца { $line }
    [e] правый край ряда { $line }
    [s] низ столбца { $line }
   *[w] левый край ряда { $line }
  }
turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
  }

## Start page

which-game = Во что играем?
other-games = Другие игры
against-bot = Против бота
play-against = Сыграть с { $name }
which-bot = С каким ботом?
bot-level = { $name }, уровень { $level }
how-many = Сколько игроков?
who-plays = Кто играет?
player-is = Игрок { $number }
player-here = за этим экраном
player-link = друг по ссылке
player-bot = бот
comes-by-link = Придёт по ссылке
name-of-player = Имя игрока { $number }
which-rules = Какие правила?
more-choices = Ещё настройки
as-usual = стандарт
usual-value = { $value } ({ as-usual })
start = Начать
go-on = Продолжить игру
join-code = Сесть за стол: введи код
join = Сесть
option-first = игрок { $number }
option-lot = решает жребий
option-no = нет
option-yes = да
switch-first = Кто ходит первым?
failed = Сервер не отвечает. Попробуй ещё раз.
edition-suggested = Коробка на твоём языке: { $edition }

## A table

next-tile = следующая карточка
play-this = Сыграть так
undo = Отменить
new-game = Другая игра
play-again = Сыграть ещё раз
turn-number = Ход { $number }
seat = { $playing ->
    [yes] Сейчас ходит { $name }: { $score }
   *[no] { $name }: { $score }
  }
to-play = Ходит { $name }
turn-yours = Твой ход: { $task }
turn-of = Ходит { $name }: { $task }
page-turn = Ходит { $name } · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] Побеждает { $names }
    [few] Побеждают { $names }
   *[many] Побеждают { $names }
  }
called-off = Игра закончилась без победителя
in-turns = { $turns ->
    [one] за { $turns } ход
    [few] за { $turns } хода
   *[many] за { $turns } ходов
  }
see-again = { $line } — нажми, чтобы увидеть ещё раз
offline = Связь прервалась, пробуем снова
gone = Этого стола больше нет.
not-yet = Сейчас ходит { $name }
hint = Подсказка
reason-wins-cats = { $count ->
    [one] Так кошка попадёт домой
    [few] Так { $count } кошки попадут домой
   *[many] Так { $count } кошек попадут домой
  }
reason-prepares = Это поможет в следующий ход
reason-finds-treasure = Там твоё сокровище
reason-opens-way = Так откроется путь к твоему сокровищу
reason-comes-nearer = { $count ->
    [one] Так ты будешь ближе на { $count } шаг
    [few] Так ты будешь ближе на { $count } шага
   *[many] Так ты будешь ближе на { $count } шагов
  }
reason-goes-home = Это дорога обратно в твой угол
reason-reaches-cheese = Так ты доберёшься до сыра
reason-blocks = Так у игрока { $name } путь станет длиннее
reason-frees-way = Так освободится путь
reason-draws = Сначала вытяни костяшку, а там видно будет
asks-undo = { $name } просит отменить ход. Можно?
asking-undo = { $name } просит отменить ход
undo-yes = Да, отменить
undo-no = Нет, играем дальше
change-game = Другие игроки или правила
host-again = Следующую игру может начать тот, кто открыл этот стол.
unknown-game = Эта страница старше, чем игра на столе. Загрузи её заново.

## Teams

team = Команда { $number }
team-of = Команда: { $names }
team-wins = Побеждает команда: { $names }

## Waiting for players

waiting = { $count ->
    [one] Свободно ещё одно место
    [few] Свободно ещё { $count } места
   *[many] Свободно ещё { $count } мест
  }
you-are = { $name } (ты)
free = свободно
sit-here = Сесть сюда
stand-up = Встать
free-seat = Освободить это место
free-seat-of = Освободить место игрока { $name }
fill-with-bot = Посадить сюда бота
invite = Друзья могут открыть эту ссылку или навести камеру на картинку:
or-type = Или ввести этот код на главной странице:
qr = Ссылка в виде QR-кода
link = Ссылка
copy = Скопировать ссылку
copied = Скопировано
only-here = Этот стол открывается только на этом компьютере. Чтобы играть с других устройств, запусти Meowze без «--only-here».
close-room = Больше никого не пускать
open-room = Снова пускать других
watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
  }
who-are-you = Кто ты?
your-animal = Твой зверь
animal = { $animal ->
   *[cat] кошка
    [mouse] мышь
    [fox] лиса
    [owl] сова
    [hare] заяц
    [bear] медведь
    [frog] лягушка
    [hedgehog] ёж
    [duck] утка
    [otter] выдра
    [bee] пчела
    [turtle] черепаха
  }
other-names = Другие имена

## What the host settles

undo-allowed = Ходы можно отменять
absent = Если кого-то нет
absent-wait = игра ждёт
absent-bot = { $minutes ->
    [one] через { $minutes } минуту играет бот
    [few] через { $minutes } минуты играет бот
   *[many] через { $minutes } минут играет бот
  }

## Secret cards on a phone

phone-hand = Карточки на телефоне
phone-for = Карточки на телефон: { $name }
phone-back = Карточки обратно на этот экран: { $name }
phone-hand-about = Наведи камеру телефона на эту картинку: { $name } увидит карточки там, а поле останется здесь.
on-phone = { $name } видит карточки на телефоне
show-board = Показать поле
my-cards = Мои карточки
cover-cards = Закрыть карточки

## Phrases

say-something = Сказать что-нибудь
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-oops = Ой!
phrase-thinking = Дай подумать…
phrase-hurray = Ура!
phrase-purr = Мур-р
phrase-hiss = Фыр-р!
phrase-bye = Пока!

## Rules

rules = Правила
why = Почему?

## Refused

refused-already = Это место уже у этого устройства.
refused-breath = Подожди немного, прежде чем говорить ещё.
refused-closed = Хозяин стола больше никого не пускает.
refused-failed = Что-то пошло не так. Попробуй ещё раз.
refused-game-not-offered = На этом сервере нет игры { $game }.
refused-host-only = Это может только хозяин стола.
refused-name-offered = Выбери одно из этих имён.
refused-name-taken = Такое имя здесь уже есть, выбери другое.
refused-no-advice = Сейчас подсказать нечего.
refused-no-bots = Ботов здесь нет.
refused-no-room = Такого стола здесь нет. Проверь, правильный ли код.
refused-no-seat = Такого места нет.
refused-nobody = Там никто не сидит.
refused-not-begun = Игра ещё не началась.
refused-not-yours = С этого устройства за это место не играют.
refused-nothing-back = Отменять нечего.
refused-only-here = Этот стол открывается только на этом компьютере, поэтому ссылки для другого устройства нет.
refused-over-here = Здесь игра уже закончена: выбери момент пораньше.
refused-pairing = Этот код уже использован или устарел. Попроси новый.
refused-pictures = Слишком много картинок сразу: подожди полминуты.
refused-request-ended = Об этом уже никто не просит.
refused-rule = Правила сейчас этого не разрешают.
refused-seat-taken = Там уже сидит { $name }.
refused-secrets = В этой игре есть секреты: её можно посмотреть, когда она закончится.
refused-sent-away = Хозяин стола попросил тебя выйти.
refused-stale = На столе уже всё изменилось: посмотри ещё раз.
refused-stopped = Эта игра шла по другой версии правил, продолжить её здесь нельзя.
refused-too-many = { $count ->
    [one] У тебя уже открыт { $count } стол: сначала доиграй за ним.
    [few] У тебя уже открыто { $count } стола: сначала доиграй за одним из них.
   *[many] У тебя уже открыто { $count } столов: сначала доиграй за одним из них.
  }
refused-turn = Сейчас ходит { $name }.
refused-undo-off = Хозяин стола не разрешает отменять ходы.
refused-unsaved = Не удалось сохранить: попробуй ещё раз.
refused-watching = Отменять ходы могут только игроки.

## Menu

show-how = Покажи, как играть
skip-guide = Я уже умею

menu = Меню
close = Назад к игре
sounds = Звуки
volume = Громкость
speed = Анимация
speed-calm = спокойная
speed-normal = обычная
speed-quick = быстрая
flat = Планшет лежит между нами
flat-about = Имена и кнопки поворачиваются к тому, кто ходит
wrong = Что-то не так
wrong-about = Сохраняет игру и последние сообщения в файл: его можно послать тому, кто поможет
leave = Выйти из-за стола
leave-sure = Выйти из-за стола?
leave-about = Игра останется как есть. Её можно будет найти на главной странице.
leave-yes = Выйти
leave-no = Остаться

## Replays

replay = Повтор игры
replay-of = { $game }: повтор
replay-play = Смотреть
replay-pause = Пауза
replay-next = Шаг вперёд
replay-back = Шаг назад
replay-step = Шаг игры
replay-at = { $at } из { $of }
replay-speed = Скорость
replay-eyes = Кто смотрит
replay-open = тот, кто ходит
replay-games = Игры за этим столом
replay-game = Игра { $number }
replay-stopped = С тех пор правила изменились, поэтому дальше эту игру показать нельзя.
replay-gone = Эту игру здесь (больше) не посмотреть. Если она сохранена в файле, перетащи его на главную страницу.
to-start = На главную
watch-again = Посмотреть ещё раз
share = Поделиться
share-picture = Этот момент картинкой
share-film = Вся игра фильмом
share-making = Минутку…
share-record = Вся игра текстом
share-save = Сохранить
share-copy = Скопировать
share-close = Назад
go-on-here = Играть дальше отсюда
open-record = Посмотреть сохранённую игру: выбери файл или перетащи его сюда
record-damaged = В этом файле нет игры, которую можно здесь показать. { $why }
record-large = Этот файл слишком большой для сохранённой игры.

## Statistics at the end

statistics = Как всё было
stat-cats = Кошек дома
stat-points = Очки
stat-treasures = Найдено сокровищ
stat-walked = Пройдено клеток
stat-path = Длина тропинки
stat-laid-cats = Положено кошек
best-here = Лучшие игры здесь
best-new = Твой лучший результат!
best-own = { $turns ->
    [one] Твой рекорд: { $turns } ход
    [few] Твой рекорд: { $turns } хода
   *[many] Твой рекорд: { $turns } ходов
  }

## At a keyboard

terminal-back = Ход отменён.
terminal-commands = Или: look (твои секреты), hint, legal, offers, board, undo, text, save ФАЙЛ, help, quit.
terminal-ends = На этом игра закончена.
terminal-help = Введи одно или несколько действий: { $some } (docs/notation.md).
terminal-hide = Нажми Enter, чтобы скрыть.
terminal-next = Ходит { $name }. Нажми Enter.
terminal-no-offers = Сейчас нет действий, которые стоит показать заранее.
terminal-not-saved = Не сохранено: { $why }
terminal-save-where = Куда сохранить? Напиши: save ФАЙЛ
terminal-saved = Сохранено в файл: { $file }
terminal-turn-over = Ход окончен; не сыграно: { $action }

## Chabyrinthe

chabyrinthe-title = Мяу-лабиринт
chabyrinthe-intro = Поворачивай и сдвигай карточки, пока каждая кошка не найдёт дорогу домой.
chabyrinthe-name-0 = Выдра
chabyrinthe-name-1 = Цапля
chabyrinthe-name-2 = Лиса
chabyrinthe-name-3 = Барсук
chabyrinthe-board = Лабиринт: клавиши со стрелками — переход по полю, Page Down — к следующему месту для хода, Enter — показать ход, ещё раз — сыграть, R — повернуть, вопросительный знак — все клавиши
chabyrinthe-preset-standard = Стандартные
    .about = Два действия за ход; побеждает тот, у кого больше очков
chabyrinthe-preset-kittens = Котята
    .about = Лабиринт поменьше, для быстрой игры
chabyrinthe-preset-cooperative = Вместе
    .about = Все вместе ведут кошек домой
chabyrinthe-preset-teams = Команды
    .about = Двое на двое; партнёры складывают свои очки
chabyrinthe-preset-solitaire = В одиночку
    .about = За наименьшее число ходов
chabyrinthe-preset-french = Французское издание
    .about = Делать оба действия не обязательно
chabyrinthe-preset-english = Английское издание
    .about = Делать оба действия не обязательно
chabyrinthe-preset-russian-2024 = Русское издание 2024 года
    .about = С 36 карточками «Лабиринт»
chabyrinthe-preset-2007 = Издание 2007 года
    .about = Одно действие — обязательно поворот
chabyrinthe-switch-deck = Сколько карточек «Лабиринт»?
chabyrinthe-switch-board = Какого размера лабиринт?
chabyrinthe-switch-mode = Как играем?
chabyrinthe-switch-actions = Сколько действий за ход?
chabyrinthe-switch-must_rotate = Должно ли одно действие быть поворотом?
chabyrinthe-switch-inserted = Можно ли повернуть карточку, прежде чем вставить?
chabyrinthe-switch-shared_home = На сколько мест переходит дом, если пришли сразу две кошки?
chabyrinthe-switch-limit = Сколько ходов самое большее? (0: без ограничения)
chabyrinthe-option-26 = 26 карточек
chabyrinthe-option-36 = 36 карточек
chabyrinthe-option-4x4 = 4 × 4 карточки
chabyrinthe-option-3x3 = 3 × 3 карточки (котята)
chabyrinthe-option-points = каждый за себя
chabyrinthe-option-teams = две команды
chabyrinthe-option-cooperative = все вместе
chabyrinthe-option-solitaire = в одиночку
chabyrinthe-option-exactly-two = ровно два
chabyrinthe-option-at-most-two = не больше двух
chabyrinthe-option-free = да, как угодно
chabyrinthe-option-as-it-lies = нет, вставляют как лежит
chabyrinthe-option-one-place = на одно место
chabyrinthe-option-each-cat = на одно место за каждую кошку

chabyrinthe-cell = { $cell }, { shape }, выходы: { $sides }
chabyrinthe-bare = { $cell }, пусто
chabyrinthe-door = { $door }: вставить сюда карточку
chabyrinthe-door-cat = { $door }, { $value ->
    [one] кошка на { $value } очко
    [few] кошка на { $value } очка
   *[many] кошка на { $value } очков
  }: вставить сюда карточку
chabyrinthe-door-home = { $door }, дом: вставить сюда карточку
chabyrinthe-top = Следующая карточка: { shape }, выходы: { $sides }. Нажми, чтобы повернуть
chabyrinthe-stop = Закончить ход
chabyrinthe-left = { $count ->
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[many] осталось { $count } действий
  }
chabyrinthe-pile = { $count ->
    [one] { $count } карточка в стопке
    [few] { $count } карточки в стопке
   *[many] { $count } карточек в стопке
  }
chabyrinthe-strays = { $count ->
    [one] придёт ещё { $count } кошка
    [few] придут ещё { $count } кошки
   *[many] придут ещё { $count } кошек
  }
chabyrinthe-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
chabyrinthe-won = { $count ->
    [one] { $count } кошка
    [few] { $count } кошки
   *[many] { $count } кошек
  }
chabyrinthe-friends = { $count ->
    [one] Лучший друг кошек
    [few] Лучшие друзья кошек
   *[many] Лучшие друзья кошек
  }
chabyrinthe-solved = Все кошки дома
chabyrinthe-verdict = { $verdict ->
    [1] Сам Кот учёный снимает шляпу
    [2] Об этой ночи будут мурлыкать годами
    [3] Ловко, как кошка на карнизе
    [4] Мурлычет вся улица, даже водосточные трубы
    [5] Все дома как раз к миске молока
    [6] Кошки никуда не спешили: с крыши такой вид!
   *[7] Солнце уже встало, а кошки только пришли домой
  }
chabyrinthe-scale = Семь ступеней — по числу ходов, за которые все кошки попали домой
chabyrinthe-band = { $band ->
    [1] { $to ->
        [one] { $to } ход или меньше
        [few] { $to } хода или меньше
       *[many] { $to } ходов или меньше
      }
    [7] { $from ->
        [one] { $from } ход или больше
        [few] { $from } хода или больше
       *[many] { $from } ходов или больше
      }
   *[2] { $to ->
        [one] { $from }–{ $to } ход
        [few] { $from }–{ $to } хода
       *[many] { $from }–{ $to } ходов
      }
  }
chabyrinthe-rank = { $band ->
    [1] { turns }: высшая из семи ступеней
    [2] { turns }: вторая из семи ступеней
    [3] { turns }: третья из семи ступеней
    [4] { turns }: четвёртая из семи ступеней
    [5] { turns }: пятая из семи ступеней
    [6] { turns }: шестая из семи ступеней
   *[7] { turns }: последняя из семи ступеней
  }
chabyrinthe-no-turn = Эту карточку сейчас нельзя повернуть
chabyrinthe-no-push = Сюда сейчас нельзя вставить карточку

chabyrinthe-told-dealt = На поле ({ $cell }) ложится карточка: { shape }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } поворачивает карточку ({ $cell }) на четверть оборота по часовой стрелке
    [2] { $who } поворачивает карточку ({ $cell }) на пол-оборота
   *[3] { $who } поворачивает карточку ({ $cell }) на четверть оборота против часовой стрелки
  }
chabyrinthe-told-pushed = { $who } вставляет карточку ({ $door }): { shape }
chabyrinthe-told-stopped = { $who } заканчивает ход
chabyrinthe-told-drawn = Следующая карточка: { shape }
chabyrinthe-told-returned = Следующая карточка: { shape }, снова из-под низа стопки
chabyrinthe-told-homed = { $value ->
    [one] { $who } приводит домой кошку на { $value } очко; откуда: { $place }, куда: { $home }
    [few] { $who } приводит домой кошку на { $value } очка; откуда: { $place }, куда: { $home }
   *[many] { $who } приводит домой кошку на { $value } очков; откуда: { $place }, куда: { $home }
  }
chabyrinthe-told-arrived = { $value ->
    [one] Приходит кошка на { $value } очко: { $place }
    [few] Приходит кошка на { $value } очка: { $place }
   *[many] Приходит кошка на { $value } очков: { $place }
  }
chabyrinthe-told-began = { $who } начинает
chabyrinthe-seen-dealt = Ложится карточка: { shape }
chabyrinthe-seen-turned = { $who } поворачивает карточку
chabyrinthe-seen-pushed = { $who } вставляет карточку
chabyrinthe-seen-stopped = { $who } заканчивает ход
chabyrinthe-seen-drawn = Следующая карточка: { shape }
chabyrinthe-seen-returned = Следующая карточка: { shape }
chabyrinthe-seen-homed = { $value ->
    [one] { $who } приводит домой кошку на { $value } очко!
    [few] { $who } приводит домой кошку на { $value } очка!
   *[many] { $who } приводит домой кошку на { $value } очков!
  }
chabyrinthe-seen-arrived = { $value ->
    [one] Приходит кошка на { $value } очко
    [few] Приходит кошка на { $value } очка
   *[many] Приходит кошка на { $value } очков
  }
chabyrinthe-seen-began = { $who } начинает

## Labyrinth

labyrinth-title = Лабиринт
labyrinth-intro = Сдвигай ходы лабиринта, найди свои сокровища и вернись раньше всех.
labyrinth-name-0 = Лиса
labyrinth-name-1 = Заяц
labyrinth-name-2 = Лягушка
labyrinth-name-3 = Мишка
labyrinth-board = Лабиринт: клавиши со стрелками — переход по полю, Page Down — к следующему месту для хода, Enter — показать ход, ещё раз — сыграть, R — повернуть, вопросительный знак — все клавиши
labyrinth-preset-standard = Стандартные
    .about = Найди все свои сокровища и вернись в свой угол
labyrinth-preset-short = Короткая игра
    .about = По четыре сокровища, потом назад в свой угол
labyrinth-preset-young-children = Для малышей
    .about = Ты видишь все свои секретные карточки и ищешь сокровища в любом порядке
labyrinth-preset-young-children-short = Для самых маленьких
    .about = По три сокровища, все карточки видны; с последним сокровищем игра кончается
labyrinth-preset-newer-editions = Новые издания
    .about = Следующую секретную карточку видно сразу
labyrinth-preset-other-tiles = Другие карточки
    .about = Одним поворотом больше, одной прямой меньше
labyrinth-switch-tiles = Сколько прямых, поворотов и развилок?
labyrinth-switch-secrets = Сколько сокровищ у каждого игрока?
labyrinth-switch-cards = В каком порядке искать сокровища?
labyrinth-switch-next_card = Когда видно следующую секретную карточку?
labyrinth-switch-finish = Где кончается игра?
labyrinth-switch-limit = Сколько ходов самое большее? (0: без ограничения)
labyrinth-option-13-15-6 = 13, 15 и 6
labyrinth-option-12-16-6 = 12, 16 и 6
labyrinth-option-all = все, поровну на всех
labyrinth-option-top = карточка за карточкой
labyrinth-option-open = в любом, все карточки видны
labyrinth-option-next-turn = в следующий ход
labyrinth-option-at-once = сразу
labyrinth-option-corner = в своём углу
labyrinth-option-anywhere = у последнего сокровища

labyrinth-treasure = { $treasure ->
    [book] книга
    [gold] золото
    [map] карта
    [crown] корона
    [keys] ключи
    [skull] череп
    [ring] кольцо
    [chest] сундук
    [emerald] изумруд
    [sword] меч
    [candelabrum] подсвечник
    [helmet] шлем
    [bat] летучая мышь
    [dragon] дракон
    [genie] джинн
    [ghost] привидение
    [troll] тролль
    [princess] принцесса
    [lizard] ящерица
    [moth] мотылёк
    [owl] сова
    [rat] крыса
    [scarab] скарабей
   *[spider] паук
  }
labyrinth-cell = { $cell }, { shape }, выходы: { $sides }
labyrinth-bare = { $cell }, пусто
labyrinth-pawn = фишка игрока { $name }
labyrinth-corner = угол игрока { $name }
labyrinth-door = Стрелка, { $door }: вставить сюда карточку
labyrinth-door-barred = Стрелка, { $door }, закрыта: это отменило бы последний сдвиг
labyrinth-hand = Карточка в руке: { shape }, выходы: { $sides }. Нажми, чтобы повернуть
labyrinth-hand-treasure = Карточка в руке: { shape }, выходы: { $sides }, на ней сокровище: { labyrinth-treasure }. Нажми, чтобы повернуть
labyrinth-chair = { $left ->
    [0] все сокровища найдены
    [one] осталось найти { $left } сокровище
    [few] осталось найти { $left } сокровища
   *[many] осталось найти { $left } сокровищ
  }
labyrinth-chair-found = { $left ->
    [0] все сокровища найдены: { $found }
    [one] осталось найти { $left } сокровище, найдено: { $found }
    [few] осталось найти { $left } сокровища, найдено: { $found }
   *[many] осталось найти { $left } сокровищ, найдено: { $found }
  }
labyrinth-stay = Остаться
labyrinth-barred = Это отменило бы последний сдвиг
labyrinth-no-way = Туда нет открытого пути
labyrinth-push-first = Сначала вставь карточку у одной из стрелок
labyrinth-walk-now = Лабиринт уже сдвинут: теперь иди или останься
labyrinth-task-push = пора вставить карточку у стрелки
labyrinth-task-walk = можно идти или остаться на месте
labyrinth-to-push = { $name } сдвигает лабиринт
labyrinth-to-walk = { $name } может идти
labyrinth-peek = Держи и смотри
labyrinth-peek-at = Посмотреть карточки игрока { $name }: держи эту кнопку
labyrinth-pass = Передай экран: теперь ходит { $name }
labyrinth-home = Всё найдено: назад в свой угол
labyrinth-solved = Все сокровища найдены
labyrinth-won-by = Все сокровища найдены

labyrinth-told-dealt = На поле ({ $cell }) ложится карточка: { shape }
labyrinth-told-left-over = Лишняя карточка: { shape }
labyrinth-told-looked = { $who } заглядывает в секретную карточку
labyrinth-told-began = { $who } начинает
labyrinth-told-pushed = { $who } вставляет карточку ({ $door }): { shape }
labyrinth-told-walked = { $who } идёт на клетку: { $cell }
labyrinth-told-stayed = { $who } остаётся на клетке: { $cell }
labyrinth-told-found = { $who } находит сокровище: { labyrinth-treasure }
labyrinth-seen-dealt = Ложится карточка: { shape }
labyrinth-seen-left-over = Лишняя карточка: { shape }
labyrinth-seen-began = { $who } начинает
labyrinth-seen-pushed = { $who } сдвигает лабиринт
labyrinth-seen-walked = { $who } идёт
labyrinth-seen-stayed = { $who } остаётся на месте
labyrinth-seen-found = { $who } находит сокровище: { labyrinth-treasure }!

## Mouse race

mouse-race-title = Мышиные бега
mouse-race-intro = Проложи своей мыши тропинку к сыру, а на пути у других положи кошек.
mouse-race-name-0 = Тим
mouse-race-name-1 = Соня
mouse-race-name-2 = Тоша
mouse-race-name-3 = Роза
mouse-race-board = Кухня: клавиши со стрелками — переход по полю, Page Down — к следующему месту для хода, Enter — показать ход, ещё раз — сыграть, R — повернуть, вопросительный знак — все клавиши
mouse-race-preset-standard = Стандартные
    .about = Побеждает первая тропинка к сыру
mouse-race-preset-younger-players = Для малышей
    .about = Кошку никогда не кладут прямо у конца тропинки
mouse-race-preset-english = Английское издание
    .about = Побеждает первая тропинка к сыру
mouse-race-preset-german = Немецкое издание
    .about = Побеждает первая тропинка к сыру
mouse-race-preset-dutch = Нидерландское издание
    .about = Побеждает первая тропинка к сыру
mouse-race-preset-portuguese = Португальское издание
    .about = Побеждает первая тропинка к сыру
mouse-race-preset-french = Французское издание
    .about = Можно играть и втроём
mouse-race-preset-russian = Русское издание
    .about = Можно играть и втроём
mouse-race-preset-danish = Датское издание
    .about = Можно играть и втроём
mouse-race-preset-italian = Итальянское издание
    .about = Кошки лежат на пути следующего игрока; для победы хватит ближней зоны
mouse-race-preset-spanish = Испанское издание
    .about = Кошки лежат на пути той мыши, которая ближе всех к сыру
mouse-race-switch-players = Сколько человек может играть?
mouse-race-switch-bag = Сколько в мешочке прямых, поворотов и кошек?
mouse-race-switch-cat_against = Против кого кладут кошку?
mouse-race-switch-cat_zone = Где может лежать кошка?
mouse-race-switch-scent = Может ли кошка в ближней зоне лежать прямо у конца тропинки?
mouse-race-switch-take_back = Что можно убрать, пропуская ход?
mouse-race-switch-may_point = Может ли тропинка упираться в тропинку или в мышь?
mouse-race-switch-finish = Где тропинка побеждает?
mouse-race-switch-limit = Сколько ходов самое большее? (0: без ограничения)
mouse-race-option-2-or-4 = двое или четверо
mouse-race-option-2-to-4 = двое, трое или четверо
mouse-race-option-72-72-20 = 72, 72 и 20
mouse-race-option-77-77-10 = 77, 77 и 10
mouse-race-option-82-82-0 = 82, 82 и ни одной кошки
mouse-race-option-next = против следующего игрока
mouse-race-option-nearest = против того, кто ближе всех к сыру
mouse-race-option-longest = против того, у кого самая длинная тропинка
mouse-race-option-side-or-way = на стороне этого игрока или на его пути к сыру
mouse-race-option-side = на стороне этого игрока
mouse-race-option-way = на пути этого игрока к сыру
mouse-race-option-anywhere = где угодно
mouse-race-option-may-block = да
mouse-race-option-no-exception = нет, там тоже нельзя
mouse-race-option-cat-or-own = кошку или свою последнюю костяшку
mouse-race-option-own = только свою последнюю костяшку
mouse-race-option-cheese = у сыра
mouse-race-option-scent = в ближней зоне

mouse-race-empty = { $cell }, пусто
mouse-race-scent = { $cell }, ближняя зона
mouse-race-cheese = { $cell }, сыр
mouse-race-cat = { $cell }, кошка
mouse-race-cat-to-take = { $cell }, кошка: её можно убрать, если пропустить ход
mouse-race-corner = { $cell }, мышь игрока { $name }
mouse-race-path = { $cell }, тропинка игрока { $name }, выходы: { $sides }
mouse-race-can-lie = { $cell }, сюда можно положить твою костяшку
mouse-race-can-lie-scent = { $cell }, ближняя зона, сюда можно положить твою костяшку
mouse-race-hand = Костяшка в руке: { shape }
mouse-race-setup-hand = Костяшка в руке
mouse-race-chair = { $count ->
    [one] тропинка из { $count } костяшки
    [few] тропинка из { $count } костяшек
   *[many] тропинка из { $count } костяшек
  }
mouse-race-bag = В мешочке: { mouse-race-straights }, { mouse-race-curves }, { mouse-race-cats }
mouse-race-straights = { $straights ->
    [one] { $straights } прямая
    [few] { $straights } прямые
   *[many] { $straights } прямых
  }
mouse-race-curves = { $curves ->
    [one] { $curves } поворот
    [few] { $curves } поворота
   *[many] { $curves } поворотов
  }
mouse-race-cats = { $cats ->
    [one] { $cats } кошка
    [few] { $cats } кошки
   *[many] { $cats } кошек
  }
mouse-race-draw = Вытянуть
mouse-race-miss = Пропустить ход
mouse-race-back = Убрать мою костяшку
mouse-race-draw-first = Сначала вытяни костяшку или пропусти ход и убери кошку либо свою последнюю костяшку
mouse-race-on-path = Костяшка ложится в конец твоей тропинки: коснись подсвеченной клетки
mouse-race-taken = Эта клетка занята
mouse-race-no-cat = Эта кошка ложится на пути игрока { $name }: коснись подсвеченной клетки
mouse-race-task-choose = вытянуть костяшку или пропустить ход?
mouse-race-task-lay = { $shape ->
    [straight] пора положить прямую в конец тропинки
   *[curve] пора положить поворот в конец тропинки
  }
mouse-race-cat-for = { $zone ->
    [side-or-way] пора положить кошку на пути игрока { $name }, на его стороне или между мышью и сыром
    [side] пора положить кошку на пути игрока { $name }, на его стороне
    [way] пора положить кошку на пути игрока { $name }, между мышью и сыром
   *[anywhere] пора положить кошку на пути игрока { $name }, где угодно
  }
mouse-race-legend-side = сторона: { $name }
mouse-race-legend-way = путь к сыру: { $name }
mouse-race-won-by = { $turns ->
    [one] До сыра за { $turns } ход
    [few] До сыра за { $turns } хода
   *[many] До сыра за { $turns } ходов
  }
mouse-race-nobody = Ничья
mouse-race-nobody-in = { $turns ->
    [one] За { $turns } ход никто не дошёл до сыра
    [few] За { $turns } хода никто не дошёл до сыра
   *[many] За { $turns } ходов никто не дошёл до сыра
  }

mouse-race-told-began = { $who } начинает
mouse-race-told-drawn = { $who } тянет костяшку: { shape }
mouse-race-told-laid = { $who } кладёт костяшку ({ shape }): { $cell }
mouse-race-told-cat-laid = { $who } кладёт кошку на пути игрока { $target }: { $cell }
mouse-race-told-returned = { $who } не может положить костяшку ({ shape }): она возвращается в мешочек
mouse-race-told-missed = { $who } пропускает ход
mouse-race-told-took-cat = { $who } пропускает ход и убирает кошку: { $cell }
mouse-race-told-took-own = { $who } пропускает ход и убирает костяшку: { $cell }
mouse-race-seen-began = { $who } начинает
mouse-race-seen-drawn = { $who } тянет: { shape }
mouse-race-seen-laid = { $who } кладёт: { shape }
mouse-race-seen-cat-laid = { $who } кладёт кошку на пути игрока { $target }
mouse-race-seen-returned = { $who } не может положить костяшку ({ shape }): назад в мешочек
mouse-race-seen-missed = { $who } пропускает ход
mouse-race-seen-took-cat = { $who } убирает кошку
mouse-race-seen-took-own = { $who } делает шаг назад

## Names

adjective-brave = { $gender ->
    [f] Смелая
   *[m] Смелый
  } { $animal }
adjective-busy = { $gender ->
    [f] Деловитая
   *[m] Деловитый
  } { $animal }
adjective-calm = { $gender ->
    [f] Спокойная
   *[m] Спокойный
  } { $animal }
adjective-clever = { $gender ->
    [f] Умная
   *[m] Умный
  } { $animal }
adjective-curious = { $gender ->
    [f] Любопытная
   *[m] Любопытный
  } { $animal }
adjective-fluffy = { $gender ->
    [f] Пушистая
   *[m] Пушистый
  } { $animal }
adjective-gentle = { $gender ->
    [f] Ласковая
   *[m] Ласковый
  } { $animal }
adjective-happy = { $gender ->
    [f] Весёлая
   *[m] Весёлый
  } { $animal }
adjective-kind = { $gender ->
    [f] Добрая
   *[m] Добрый
  } { $animal }
adjective-lively = { $gender ->
    [f] Бойкая
   *[m] Бойкий
  } { $animal }
adjective-lucky = { $gender ->
    [f] Везучая
   *[m] Везучий
  } { $animal }
adjective-mighty = { $gender ->
    [f] Могучая
   *[m] Могучий
  } { $animal }
adjective-nimble = { $gender ->
    [f] Ловкая
   *[m] Ловкий
  } { $animal }
adjective-patient = { $gender ->
    [f] Терпеливая
   *[m] Терпеливый
  } { $animal }
adjective-playful = { $gender ->
    [f] Игривая
   *[m] Игривый
  } { $animal }
adjective-proud = { $gender ->
    [f] Гордая
   *[m] Гордый
  } { $animal }
adjective-quick = { $gender ->
    [f] Быстрая
   *[m] Быстрый
  } { $animal }
adjective-quiet = { $gender ->
    [f] Тихая
   *[m] Тихий
  } { $animal }
adjective-silver = { $gender ->
    [f] Серебристая
   *[m] Серебристый
  } { $animal }
adjective-sleepy = { $gender ->
    [f] Сонная
   *[m] Сонный
  } { $animal }
adjective-sunny = { $gender ->
    [f] Солнечная
   *[m] Солнечный
  } { $animal }
adjective-tiny = { $gender ->
    [f] Крошечная
   *[m] Крошечный
  } { $animal }
adjective-wild = { $gender ->
    [f] Дикая
   *[m] Дикий
  } { $animal }
adjective-wise = { $gender ->
    [f] Мудрая
   *[m] Мудрый
  } { $animal }

animal-badger = барсук
animal-bear = медведь
animal-bee = пчела
    .gender = f
animal-dolphin = дельфин
animal-duck = утка
    .gender = f
animal-eagle = орёл
animal-falcon = сокол
animal-fox = лиса
    .gender = f
animal-frog = лягушка
    .gender = f
animal-hare = заяц
animal-heron = цапля
    .gender = f
animal-horse = лошадка
    .gender = f
animal-koala = коала
    .gender = f
animal-lion = лев
animal-lynx = рысь
    .gender = f
animal-otter = выдра
    .gender = f
animal-owl = сова
    .gender = f
animal-panda = панда
    .gender = f
animal-parrot = попугай
animal-raven = ворон
animal-swan = лебедь
animal-tiger = тигр
animal-turtle = черепаха
    .gender = f
animal-zebra = зебра
    .gender = f

## Bots

character-pip = Пип
    .rival = Пипом
    .about = Любит длинные открытые пути и гуляет повсюду
character-mochi = Мочи
    .rival = Мочи
    .about = Вечно спешит и рвётся прямо к цели
character-basil = Базиль
    .rival = Базилем
    .about = Обожает вставать у тебя на пути
character-juno = Юнона
    .rival = Юноной
    .about = Думает о следующем ходе, и о твоём тоже
character-professor = Профессор
    .rival = Профессором
    .about = Всё обдумывает перед каждым ходом
terminal-random = Случай

## Refused options

refused-option-misfit = Эти правила не подходят друг к другу. Выбери что-нибудь другое в пункте «{ $option }».
refused-option-value = «{ $option }» — { $value }: так нельзя. Выбери что-нибудь другое.
refused-seats = { $seats ->
    [one] Для { $seats } игрока эта игра не подходит.
    [few] Для { $seats } игроков эта игра не подходит.
   *[many] Для { $seats } игроков эта игра не подходит.
  }
refused-name = В имени может быть не больше { $most } знаков, и без запятых.
refused-damaged = Эта игра сохранилась с ошибкой, продолжить её нельзя.
refused-no-replay = Такой игры здесь больше нет.
refused-picture-busy = Сейчас делается много картинок: попробуй ещё раз через минуту.
refused-picture-failed = Картинка не получилась: попробуй ещё раз.
refused-record = В строке { $line } что-то не так.
refused-no-action = «{ $action }» — такого хода в этой игре нет.
refused-unread = Сохранённые игры сейчас не прочитать: попробуй ещё раз.

## Friends far apart

you-watch = Ты смотришь игру
no-free-seat = Все места заняты
away = отсутствует
bot-plays = Играет { $bot }
is-away = Игрока { $name } сейчас нет
has-left = Игрока { $name } больше нет за столом
plays-for = { $bot } играет, пока нет игрока { $name }
let-play-on = Пусть играет { $bot }
time-is-up = { $name }: время вышло, ход закончит { $bot }
time-left = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
   *[many] Осталось { $seconds } секунд
  }
clock = Время на ход
clock-none = сколько угодно
clock-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
  }
clock-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
  }
clock-about = Никто не проиграет, если время выйдет: ход сделает { $bot }.
change-face = Изменить имя и зверя
change-face-of = { $name }: изменить имя и зверя
table-closed = Стол закрыт
closed-host = Больше никто не может войти: ссылка и код не действуют. Снова впусти других или посади бота на свободное место.
closed-guest = Больше никто не может войти. Хозяин стола может снова впустить других.
## The first minute and settings

game-age = От { $age } лет
game-players = Игроков: { $players }
game-minutes = { $minutes } мин
game-young = С правилами «{ $rules }» — от { $age } лет
play-together = Играть вместе
play-together-about = За этим экраном, с друзьями по ссылке или с ботами
family = Наша семья
family-start = Добавь свою семью: одно касание — и можно играть
family-change = Добавить или изменить игроков
family-add = Добавить игрока
family-new = Новый игрок
family-name = Имя
family-bot = Любимый соперник
family-against = { $name } играет с { $rival }
family-remove = Убрать игрока { $name }
family-about = Имена и картинки остаются на этом устройстве.
family-seat = Нажми на тех, кто играет
secret-cards = Твои карточки остаются в секрете: экран закрыт, пока устройство передают. Или держи карточки на телефоне: это в меню за столом.
other-editions = Другие издания
settings = Настройки
text-size = Размер текста
light = День и ночь
light-day = день
light-night = ночь
light-system = как на устройстве
done = Готово
## The story and the end

story = Что было в игре
story-empty = Пока ничего не произошло.
see-board = Посмотреть поле
see-result = Показать результат
you-win = Победа за тобой!
consoled = { $name } говорит: «Ещё бы чуть-чуть! Сыграем снова?»
series = Победы за этим столом
series-draws = { $count ->
    [one] { $count } ничья
    [few] { $count } ничьи
   *[many] { $count } ничьих
  }
with-hints = { $count ->
    [one] с { $count } подсказкой
    [few] с { $count } подсказками
   *[many] с { $count } подсказками
  }
hints-not-best = В лучшие результаты попадают только игры без подсказок.
replay-turn = Ход { $turn } из { $of }
undo-declined = { $name } не хочет отменять ход
## The hand

turn-back = Повернуть против часовой стрелки
keys = Клавиши
key-space = Пробел
keys-tab = К полю и к кнопкам
keys-arrows = К соседней клетке или стрелке
keys-pages = К следующему месту для хода
keys-space = Показать ход. Ещё раз: повернуть дальше или сыграть
keys-enter = Показать ход. Ещё раз: сыграть
keys-escape = Вернуть как было
keys-turn = Повернуть по часовой стрелке
keys-turn-back = Повернуть против часовой стрелки
keys-undo = Вернуть как было или отменить последний ход
keys-this = Показать эти клавиши
keys-mouse = Колесо мыши поворачивает в обе стороны, правая кнопка — против часовой стрелки.
## Rewards

album = Альбом
album-found = { $found } из { $all }
album-thing = { $count ->
    [0] { $name }, пока нет в альбоме
    [one] { $name }, { $count } раз
    [few] { $name }, { $count } раза
    [many] { $name }, { $count } раз
   *[other] { $name }, { $count } раза
  }
album-about = Сюда попадает всё, что ты выигрываешь за этим экраном.
chabyrinthe-keepsake = { $value ->
    [one] Кошка на { $value } очко
    [few] Кошка на { $value } очка
    [many] Кошка на { $value } очков
   *[other] Кошка на { $value } очка
  }
mouse-race-keepsake = Сыр игрока { $name }
bots-talk = Боты иногда что-нибудь говорят

## Seats that hold secrets

refused-is-here = { $name } снова здесь.
refused-seat-kept = В этой игре есть секреты: это место может занять только бот или тот, кто его оставил.
refused-undo-told = Игра окончена, и её секреты раскрыты: отменить уже ничего нельзя.
## Limits
refused-openings = Из твоей сети открыли много столов: подожди несколько минут.
refused-slow-down = Из твоей сети пришло слишком много запросов сразу: подожди немного.
refused-wrong-codes = Из твоей сети пришло слишком много неверных кодов: подожди несколько минут.
## Limits of games and records

refused-game-full = Эта игра идёт так долго, что больше ходов сделать нельзя. Начни новую.
refused-room-full = За этим столом сыграно так много, что места больше нет. Открой новый стол.
refused-record-long = В этой сохранённой игре ходов больше, чем бывает.
refused-busy = Сейчас многие смотрят игры: попробуй ещё раз через минуту.
## What is stored, and how it is deleted

privacy = О твоих данных
privacy-table = Сервер хранит игру за столом: ходы, имена и зверей игроков и время игры. Адресов он не хранит, а твоё устройство узнаёт только по случайному ключу. Смотреть может каждый, у кого есть ссылка или код стола, пока стол не закрыт для других.
privacy-time = Столы, к которым больше никто не приходит, через какое-то время удаляются; когда — решает тот, у кого работает этот сервер. Кто открыл стол, может в любой момент удалить его в меню: тогда исчезнут все игры за этим столом. Если встать со своего места, другие увидят там другое имя.
privacy-device = Это устройство помнит введённые имена и картинки, альбом и результаты, настройки, последние столы и ключ, по которому его узнают столы. Всё это остаётся на устройстве, и стереть это можно в настройках.
privacy-others = Здесь нет рекламы, никто не следит за тем, что ты делаешь, и ничего не загружается с других сайтов.
delete-room = Удалить этот стол
delete-room-sure = Удалить этот стол для всех?
delete-room-about = Все игры за этим столом будут удалены вместе с результатами. Вернуть их нельзя.
delete-room-yes = Удалить
forget-device = Забыть всё на этом устройстве
forget-device-sure = Забыть всё на этом устройстве?
forget-device-about = Имена, картинки, альбом, результаты, настройки и список твоих столов будут здесь стёрты. Места за этими столами освободятся, и столы больше не узнают это устройство.
forget-device-yes = Забыть всё
keep = Оставить всё
## Several machines

refused-come-back = Стол переезжает на другой компьютер: попробуй ещё раз.
## Without a server

getting-ready = Игра готовится
getting-ready-once = В первый раз нужно немного подождать.
then-offline = Потом можно играть и без интернета.
engine-failed = Не удалось загрузить игру. Проверь соединение и попробуй ещё раз.
refused-not-loaded = Это ещё не загружено. Загляни снова, когда будет соединение; потом всё заработает и без него.
elsewhere = Эта игра открыта в другой вкладке или в другом окне.
play-here = Играть здесь
unsaved-refused = В этом браузере нельзя сохранять игры. Можно играть дальше, но игра пропадёт, когда ты закроешь страницу.
unsaved-full = Не осталось места, чтобы сохранить эту игру. Можно играть дальше, но она пропадёт, когда ты закроешь страницу.
friends-need-server = Чтобы играть с друзьями на других устройствах, открой Meowze на сервере. Эта страница работает без сервера.
play-together-here = За этим экраном, можно и с ботами
secret-cards-here = Твои карточки остаются в секрете: экран закрыт, пока устройство передают.
films-need-server = Фильмы делаются там, где Meowze работает на сервере: открой сохранённую игру там.
privacy-here = Твои игры хранятся в этом браузере, только на этом устройстве. Никуда ничего не отправляется. Если стереть в браузере данные этого сайта, игры пропадут.
take-along = Взять игру с собой
take-along-about = Скопируй ссылку или сохрани файл. Их откроет любая страница Meowze, даже на другом устройстве: там можно играть дальше.
link-damaged = В этой ссылке нет игры, которую можно здесь показать. { $why }

## A new version

new-version = Вышла новая версия Meowze.
take-update = Загрузить сейчас

## Learning: stories, puzzles, the analysis board

learn = Учиться
learn-game = Учимся: { $game }

## How a game went

review-open = Как всё прошло?
review-thinking = Боты ещё раз просматривают игру…
review-graph = Как шла игра
review-point = Ход { $turn }, { $name }, шансы на победу { $chance }
review-point-together = Ход { $turn }, { $name }
review-point-turns = Ход { $turn }, { $name }, всего ходов: примерно { $turns }
review-jump = Показать этот ход
review-best-chance = Лучший найденный ход: { $best }, шансы на победу { $chance }
review-best-turns = Лучший найденный ход: { $best }, всего ходов: примерно { $turns }
review-best-same = Хода лучше не нашлось.
review-show-best = Показать лучший ход
review-best-turn = Лучший ход игры
review-good-turn = Хороший ход
review-lucky-draw = Повезло!
review-did-wins-cats = { $count ->
    [one] Кошка попала домой
    [few] { $count } кошки попали домой
   *[many] { $count } кошек попали домой
  }
review-did-finds-treasure = Найдено сокровище
review-did-goes-home = Снова в своём углу
review-did-reaches-cheese = Прямо к сыру
review-did-blocks = Игроку { $name } пришлось идти в обход
review-did-other = Это хорошо придумано
review-show-slips = Показать, что ещё можно было сделать
review-no-slips = Все ходы были хорошие.
review-missed-wins-cats = { $count ->
    [one] Здесь кошка могла попасть домой
    [few] Здесь могли попасть домой { $count } кошки
   *[many] Здесь могли попасть домой { $count } кошек
  }
review-missed-finds-treasure = Здесь можно было дойти до сокровища
review-missed-goes-home = Здесь дорога в свой угол была открыта
review-missed-reaches-cheese = Здесь можно было добраться до сыра
review-missed-blocks = Здесь можно было задержать игрока { $name }
review-missed-other = Здесь был ход ещё лучше
review-shares = Удача и выбор
review-found = Лучший ход найден: { $found } из { $choices }
## Puzzles

puzzles = Задачи
    .about = Позиции с одним решением: найдёшь его?
puzzles-of = Задачи: { $game }
puzzle-daily = Задача дня
    .about = Сегодня одна для всех
puzzle-strength-1 = Легко
puzzle-strength-2 = Средне
puzzle-strength-3 = Трудно
puzzles-solved = { $solved } из { $count }
puzzle-solutions = Решений: { $count }
puzzle-solved = Решено! Молодец.
puzzle-missed = Так не выйдет. Попробуй ещё раз!
puzzle-open = Пока всё верно. Дальше!
puzzle-look = Посмотри сюда.
puzzle-you = Ты — { $name }
puzzle-hint = Подсказка
puzzle-again = Начать заново
puzzle-next = Следующая задача
labyrinth-theme-two-turns = Сокровище за два хода
labyrinth-theme-three-turns = Сокровище за три хода
labyrinth-theme-guard = Не пустить к сокровищу
labyrinth-puzzle-two-turns = Дойди до своего сокровища за два хода: { labyrinth-treasure }
labyrinth-puzzle-three-turns = Дойди до своего сокровища за три хода: { labyrinth-treasure }
labyrinth-puzzle-guard = Соперник ищет это сокровище: { labyrinth-treasure }. Не оставь к нему пути на следующий ход!
chabyrinthe-theme-two-cats = Две кошки за ход
chabyrinthe-theme-three-cats = Три кошки за ход
chabyrinthe-theme-chain = Цепная реакция
chabyrinthe-puzzle-two-cats = Приведи домой двух кошек за один ход
chabyrinthe-puzzle-three-cats = Приведи домой трёх кошек за один ход
chabyrinthe-puzzle-chain = Запусти цепную реакцию: от одного действия домой бежит одна кошка, а за ней другая
mouse-race-theme-stop = Одна кошка остановит всех
mouse-race-theme-sure = К сыру, что бы ни случилось
mouse-race-puzzle-stop = Положи кошку так, чтобы за следующие { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
  } никто другой не дошёл до сыра
mouse-race-puzzle-sure = Не упусти сыр: что бы соперник потом ни сделал, до сыра должно оставаться не больше { $turns ->
    [one] { $turns } хода
    [few] { $turns } ходов
   *[many] { $turns } ходов
  }
refused-no-puzzles = Для этой игры здесь нет задач.
refused-no-puzzle = Такой задачи нет.
refused-no-theme = Таких задач нет.
learn-back = Назад
learn-story = История
    .about = Несколько маленьких полей покажут, как играть.
story-of = История: { $game }
story-offer = Впервые здесь? Маленькая история покажет, как играть
story-decline = Нет, спасибо
story-well = Молодец!
story-wrong = Пока не вышло. Попробуй по-другому!
story-done = Теперь ты умеешь играть!
story-next = Дальше
story-again = Ещё раз
story-play = Играть
story-stars = Звёзды: { $count } из { $all }
learn-board = Поле для анализа
    .about = Попробуй любую позицию и спроси ботов.
board-of = Поле для анализа: { $game }
board-see = Назад к полю
board-from-here = Разобрать эту позицию
board-draws = Что выпадет?
board-any = Наугад
board-lines = Варианты
board-first = В начало
board-forget = Удалить этот вариант
board-text = Позиция текстом
board-text-about = Вставь сюда позицию или скопируй эту.
board-set = Расставить
board-copy = Скопировать
chabyrinthe-story-turn = Поверни карточку так, чтобы кошка могла добежать домой.
chabyrinthe-story-push = Вставь карточку с края, чтобы кошка могла добежать домой.
chabyrinthe-story-quarter = Поверни карточку в руке и вставь её: кошка хочет домой.
chabyrinthe-story-both = Поверни одну карточку, и обе кошки побегут домой!
labyrinth-story-walk = Иди к сокровищу со своей карточки.
labyrinth-story-slide = Вставь карточку так, чтобы можно было дойти до сокровища.
labyrinth-story-quarter = Поверни карточку в руке, вставь её и иди к сокровищу.
labyrinth-story-home = Всё найдено: возвращайся в свой угол!
mouse-race-story-lay = Положи костяшку так, чтобы мышь добралась до сыра.
mouse-race-story-draw = Вытяни костяшку из мешочка и положи её.
mouse-race-story-cat = Другая мышь близко к сыру: положи кошку у неё на пути!

## The game of the day

daily = Игра дня
chabyrinthe-daily = Крыша дня
labyrinth-daily = Лабиринт дня
daily-about = Сегодня у всех одна и та же игра с одним и тем же раскладом. Завтра будет новая.
daily-play = Играть
daily-continue = Играть дальше
daily-again = Сыграть ещё раз
daily-moons = Луны: { $count } из { $all }
daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
  }
daily-streak-new = Сыграй сегодня и начни новую серию.
daily-days = Последние семь дней
daily-day-none = { $day }: без игры
daily-result = { $title }, { $day }: { $moons } { $turns }
daily-best = Лучшие результаты
daily-best-none = В списке пока никого нет.
daily-best-about = В этот список попадают только игры с раскладом этого дня. Узнать его заранее может каждый, так что список — просто для удовольствия. Имена придумывает Meowze.
daily-add = Добавить мой результат в список
daily-added = Твоё место: { $rank } из { $count }
daily-own-only = Там, где Meowze работает на сервере, есть список лучших результатов. Здесь видны только твои.
privacy-daily = Если добавить результат игры дня в список, сервер хранит его неделю: придуманное имя, ходы, подсказки и ключ для твоего устройства, который никому не показывают. Если стереть то, что помнит это устройство, исчезнут и твои места в списке.
refused-daily-day = Эта игра дня уже прошла или ещё не началась. Сегодняшняя ждёт тебя.
refused-daily-alone = В игру дня играют в одиночку, на этом устройстве.
refused-daily-no-list = Здесь нет списка результатов.
refused-daily-many = Из твоей сети пришло много результатов: подожди несколько минут.
refused-not-daily = Это не решённая игра того дня.
refused-no-daily = Для этой игры нет игры дня.
refused-no-day = Такого дня нет.
## While the server is away

server-away = Сервер недоступен. Эта игра хранится там и продолжится, когда он снова заработает.
play-meanwhile = Пока сыграть в другую игру
friends-server-away = Друзья смогут играть со своих устройств, когда сервер снова заработает.

## Setting up a position, lines and branches

setup = Расставить
setup-of = Расставить позицию: { $game }
setup-about = Нажми на место и выбери, что там должно лежать. Чтобы передвинуть, перетащи.
setup-where = Куда? Нажми на место.
setup-beside = Рядом с полем
setup-turn = Повернуть
setup-move = Передвинуть
setup-new = Новое поле
setup-seats = Игроки
setup-start = Раздать заново
setup-empty = Пустое поле
setup-deal = Раздать остальное
setup-done = Играть отсюда
setup-place = { $place ->
    [seat] Чей ход?
    [hand] Карточка в руке
    [top] Следующая карточка
    [under] Под стопкой
    [last] Последний сдвиг
   *[did] Сделано за этот ход
  }
setup-won = { $name }: кошки дома
setup-cards = { $name } ищет
setup-found = { $name }: найдено
setup-did = { $did ->
    [rotation] повёрнута одна карточка
    [push] карточка вставлена
   *[nothing] пока ничего
  }
setup-nothing = Ничего
setup-no-treasure = Без сокровища
setup-home = Дом
setup-path = Тропинка игрока { $name }
setup-back = Убрать: { $what }
refused-setup-none-left = Таких больше не осталось.
refused-setup-cannot-move = Туда это передвинуть нельзя.
refused-setup-impossible = Такой позиции быть не может: { $why }
refused-board-long = Эта игра слишком длинная, чтобы целиком показать её на поле для анализа.
board-comment = Комментарий
board-mark = Оценка
board-mark-name = { $kind ->
    [brilliant] блестяще
    [good] хорошо
    [interesting] интересно
    [doubtful] сомнительно
    [mistake] ошибка
   *[blunder] грубая ошибка
  }
board-promote = Сделать главным вариантом
board-save = Сохранить в файл
board-link = Скопировать ссылку
board-open = Открыть файл
board-other-game = Это другая игра: { $game }.
replay-instead = Вместо этого:
replay-main = Назад к игре
daily-picture = Картинка для друзей
## What draws and choices gave

review-lucky-draws = Удача
review-good-turns = Хорошие ходы
