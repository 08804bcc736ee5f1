### Русский. С игроком на «ты»; то, что говорит сама игра, начинается с её имени.
### Имена игроков не склоняются: предложения построены так, чтобы имя стояло в именительном падеже.

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
    [corner] угол
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

## Start page

which-game = Какая игра?
other-games = Другие игры
against-bot = Против бота
play-against = Сыграть с ботом { $name }
which-bot = Какой бот?
bot-level = { $name }, уровень { $level }
or-together = Или накройте стол сами
how-many = Сколько вас?
who-plays = Кто играет?
player-is = Игрок { $number }
player-here = кто-то здесь
player-link = друг по ссылке
player-bot = бот
comes-by-link = Друг, по ссылке
gets-a-name = Кто-то здесь
name-of-player = Имя игрока { $number }
which-rules = Какие правила?
more-choices = Ещё настройки
as-usual = как обычно
start = Начать
go-on = Продолжить игру
join-code = Сесть за стол: его код
join = Сесть
option-first = игрок { $number }
option-lot = по жребию
option-no = нет
option-yes = да
switch-first = Кто начинает
failed = Сервер не отвечает. Попробуй ещё раз.

## A table

next-tile = следующая карточка
play-this = Сыграть так
undo = Назад
new-game = Новая игра
play-again = Ещё раз
turn-number = Ход { $number }
seat = { $playing ->
    [yes] { $name }, сейчас ходит: { $score }
   *[no] { $name }: { $score }
  }
to-play = Ходит { $name }
page-turn = Ходит { $name } · { $game }
page-at-table = { $game } · { title }
wins = { $count ->
    [one] Победа: { $names }
    [few] Победа на всех: { $names }
   *[many] Победа на всех: { $names }
  }
called-off = Игра прервана
in-turns = { $turns ->
    [one] за { $turns } ход
    [few] за { $turns } хода
   *[many] за { $turns } ходов
  }
see-again = { $line }. Нажми, чтобы увидеть ещё раз
offline = Связь потеряна, пробуем снова
gone = Этого стола больше нет.
not-yet = Сейчас ходит { $name }
hint = Совет
reason-wins-cats = { $count ->
    [one] Так { $count } кошка попадёт домой
    [few] Так { $count } кошки попадут домой
   *[many] Так { $count } кошек попадут домой
  }
reason-prepares = Это готовит следующий ход
reason-finds-treasure = Там твоё сокровище
reason-opens-way = Это открывает путь к твоему сокровищу
reason-comes-nearer = { $count ->
    [one] Так ты ближе на { $count } шаг
    [few] Так ты ближе на { $count } шага
   *[many] Так ты ближе на { $count } шагов
  }
reason-goes-home = Это ведёт домой
reason-reaches-cheese = Так тропинка дойдёт до сыра
reason-blocks = Так путь станет длиннее: { $name }
reason-frees-way = Это освобождает путь
reason-draws = Сначала вытяни, потом посмотрим
asks-undo = { $name } просит вернуть ход. Согласны?
asking-undo = { $name } просит вернуть ход
undo-yes = Да, вернём
undo-no = Нет, играем дальше
change-game = Сменить игру
host-again = Новую игру начинает тот, кто открыл этот стол.
unknown-game = Эта страница старше, чем игра на столе. Загрузи её заново.

## Waiting for players

waiting = { $count ->
    [one] Свободно ещё { $count } место
    [few] Свободно ещё { $count } места
   *[many] Свободно ещё { $count } мест
  }
you-are = { $name } (ты)
free = свободно
sit-here = Сесть сюда
stand-up = Встать
free-seat = Освободить это место
free-seat-of = Освободить место: { $name }
fill-with-bot = Посадить сюда бота
invite = Друзья открывают эту ссылку или наводят камеру на картинку:
or-type = Или вводят этот код на начальной странице:
qr = Ссылка в виде QR-кода
link = Ссылка
copy = Скопировать ссылку
copied = Скопировано
only-here = Сейчас этот стол виден только на этом компьютере. Запусти Meowze в домашней сети без «--only-here», чтобы позвать другие устройства.
close-room = Больше никого не пускать
open-room = Пускать других
watching = { $count ->
    [one] смотрит { $count }
    [few] смотрят { $count }
   *[many] смотрят { $count }
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

undo-allowed = Ходы можно возвращать
absent = Если кого-то нет
absent-wait = игра ждёт
absent-bot = { $minutes ->
    [one] через { $minutes } минуту играет бот
    [few] через { $minutes } минуты играет бот
    [many] через { $minutes } минут играет бот
   *[other] через { $minutes } минуты играет бот
  }

## A phone as hand

phone-hand = Телефон вместо руки
phone-for = Телефон вместо руки: { $name }
phone-back = { $name } снова играет на этом экране
phone-hand-about = С этой картинкой карточки игрока { $name } будут в телефоне, а поле останется здесь.
on-phone = { $name } смотрит в телефон
show-board = Показать поле
my-cards = Мои карточки
cover-cards = Закрыть карточки

## Phrases

say-something = Сказать что-нибудь
phrase-hello = Привет
phrase-good-luck = Удачи
phrase-well-played = Отличный ход
phrase-thanks = Спасибо
phrase-oops = Ой
phrase-thinking = Дай подумать
phrase-hurray = Ура
phrase-purr = Мур
phrase-hiss = Шшш
phrase-bye = Пока

## Rules

rules = Правила
why = Почему?

## Refused

refused-already = Это место уже у этого устройства.
refused-already-host = Это устройство уже хозяин стола.
refused-bot-silent = Ни один бот не нашёл, что сказать.
refused-breath = Подожди немного, прежде чем говорить ещё.
refused-closed = Хозяин больше никого не пускает за этот стол.
refused-failed = Здесь что-то пошло не так.
refused-game-not-offered = Этот сервер не предлагает игру { $game }.
refused-hello-first = Первым сообщением должно быть hello.
refused-host-only = Это может только хозяин стола.
refused-name-offered = Выбери одно из предложенных имён.
refused-name-taken = Такое имя здесь уже есть, выбери другое.
refused-no-advice = Сейчас посоветовать нечего.
refused-no-bots = Ботов здесь нет.
refused-no-room = Такого стола здесь нет. Может быть, в коде опечатка.
refused-no-seat = Такого места нет.
refused-no-token = Чтобы играть за место, устройству нужен собственный ключ.
refused-nobody = Там никто не сидит.
refused-not-asked = Это устройство ни о чём не спрашивали.
refused-not-begun = Игра ещё не началась.
refused-not-lent = Этого места нет ни у какого другого устройства.
refused-not-yours = Это устройство не играет за это место.
refused-nothing-back = Возвращать нечего.
refused-only-here = Сервер доступен только с этого компьютера, поэтому ссылки для другого устройства нет.
refused-over-here = Здесь игра уже закончена: выбери момент пораньше.
refused-pairing = Этот код уже использован или устарел, попроси новый.
refused-pictures = С твоего адреса запросили слишком много картинок: подожди полминуты.
refused-request-ended = Эта просьба уже закрыта.
refused-rule = Правила сейчас этого не позволяют.
refused-seat-taken = Там уже сидит { $name }.
refused-secrets = В этой игре есть секреты: запись покажут, когда она закончится.
refused-sent-away = Хозяин попросил тебя выйти из-за этого стола.
refused-stale = На столе уже всё изменилось: посмотри ещё раз.
refused-stopped = Эта игра шла по другой версии правил и здесь продолжиться не может.
refused-too-many = { $count ->
    [one] Отсюда уже открыт { $count } стол: сначала доиграй за ним.
    [few] Отсюда уже открыто { $count } стола: сначала доиграй за одним из них.
   *[many] Отсюда уже открыто { $count } столов: сначала доиграй за одним из них.
  }
refused-turn = Сейчас ходит { $name }.
refused-undo-off = Хозяин отключил возврат хода.
refused-unsaved = Не удалось сохранить: попробуй ещё раз.
refused-watching = Вернуть ход может только тот, кто играет.

## Menu

show-how = Покажи, как играть
skip-guide = Я умею

menu = Меню
close = Назад к игре
sounds = Звуки
volume = Громкость
speed = Анимация
speed-calm = спокойно
speed-normal = обычно
speed-quick = быстро
flat = Планшет лежит между нами
flat-about = Имена и кнопки поворачиваются к тому, кто ходит
wrong = Что-то не так
wrong-about = Сохраняет игру и последние сообщения в файл, чтобы послать тому, кто поможет
leave = Выйти из-за стола
leave-sure = Выйти из-за стола?
leave-about = Игра останется как есть. Она будет ждать на начальной странице.
leave-yes = Выйти
leave-no = Остаться

## Games seen again

replay = Игра ещё раз
replay-of = { $game } ещё раз
replay-play = Смотреть
replay-pause = Стоп
replay-next = Шаг вперёд
replay-back = Шаг назад
replay-step = Шаг игры
replay-at = { $at } из { $of }
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-open = кто сейчас ходит
replay-games = Игры за этим столом
replay-game = Игра { $number }
replay-gone = Эту игру здесь (больше) не посмотреть. Если она есть у тебя файлом, перетащи его на главную страницу.
replay-stopped = Дальше нынешние правила отличаются от тех, по которым шла эта игра, поэтому остальное показать нельзя.
to-start = На главную
watch-again = Посмотреть ещё раз
share = Поделиться
share-picture = Этот миг как картинка
share-film = Игра как фильм
share-making = Минутку…
share-record = Игра как текст
share-save = Сохранить
share-copy = Скопировать
share-close = Назад
go-on-here = Играть дальше отсюда
go-on-against = Остальные — боты, как этот:
open-record = Посмотреть сохранённую игру: выбери её файл или перетащи его сюда
record-damaged = Этот файл — не игра, которую можно здесь показать. { $why }
record-large = Этот файл слишком велик для сохранённой игры.

## Statistics at the end

statistics = Как всё было
stat-cats = Кошки, которые дома
stat-points = Очки
stat-treasures = Найденные сокровища
stat-walked = Пройденные клетки
stat-path = Длина тропинки
stat-laid-cats = Подложенные кошки
best-here = Лучшие здесь
best-new = Твой лучший результат!
best-own = { $turns ->
    [one] Твой рекорд: { $turns } ход
    [few] Твой рекорд: { $turns } хода
   *[many] Твой рекорд: { $turns } ходов
  }

## At a keyboard

terminal-back = Ход возвращён.
terminal-commands = Или: look (твои секреты), hint, legal, offers, board, undo, text, save ФАЙЛ, help, quit.
terminal-ends = На этом игра закончена.
terminal-help = Введи одно или несколько действий: { $some } (docs/notation.md).
terminal-hide = Нажми Enter, чтобы скрыть.
terminal-next = Ходит { $name }. Нажми Enter.
terminal-no-offers = Сейчас нет действий, которые стоит показать заранее.
terminal-not-saved = Не сохранено: { $why }
terminal-save-where = куда сохранить? напиши: save ФАЙЛ
terminal-saved = Сохранено в { $file }.
terminal-turn-over = Ход окончен; не сыграно: { $action }

## Chabyrinthe

chabyrinthe-title = Мяу-лабиринт
chabyrinthe-intro = Поворачивай и сдвигай карточки, пока каждая кошка не найдёт дорогу домой.
chabyrinthe-name-0 = Выдра
chabyrinthe-name-1 = Цапля
chabyrinthe-name-2 = Лиса
chabyrinthe-name-3 = Барсук
chabyrinthe-board = Крыша: стрелки двигают, Page Down переходит к следующему месту для хода, пробел поворачивает карточку или вставляет новую, Enter играет повёрнутую карточку, R поворачивает следующую карточку
chabyrinthe-preset-standard = Обычные
    .about = Два действия за ход, побеждает тот, у кого больше очков
chabyrinthe-preset-kittens = Котята
    .about = Крыша поменьше, для быстрой игры
chabyrinthe-preset-cooperative = Вместе
    .about = Все ведут кошек домой
chabyrinthe-preset-teams = Команды
    .about = Двое на двое
chabyrinthe-preset-solitaire = В одиночку
    .about = За наименьшее число ходов
chabyrinthe-preset-french = Французские
    .about = Можно остановиться раньше
chabyrinthe-preset-english = Английские
    .about = Можно остановиться раньше
chabyrinthe-preset-russian-2024 = Русские 2024
    .about = С 36 карточками
chabyrinthe-preset-2007 = 2007
    .about = Одно действие обязательно поворот
chabyrinthe-switch-deck = Карточки «Лабиринт»
chabyrinthe-switch-board = Крыша
chabyrinthe-switch-mode = Кто побеждает
chabyrinthe-switch-actions = Действий за ход
chabyrinthe-switch-must_rotate = Одно действие обязательно поворот
chabyrinthe-switch-inserted = Вставленная карточка
chabyrinthe-switch-shared_home = Две кошки в один дом
chabyrinthe-switch-limit = Прервать после стольких ходов (0: никогда)
chabyrinthe-option-26 = 26 карточек
chabyrinthe-option-36 = 36 карточек
chabyrinthe-option-4x4 = 4 × 4
chabyrinthe-option-3x3 = 3 × 3, котята
chabyrinthe-option-points = у кого больше очков
chabyrinthe-option-teams = две команды
chabyrinthe-option-cooperative = все вместе
chabyrinthe-option-solitaire = в одиночку
chabyrinthe-option-exactly-two = ровно два
chabyrinthe-option-at-most-two = не больше двух
chabyrinthe-option-free = поворачивается как угодно
chabyrinthe-option-as-it-lies = входит как лежит
chabyrinthe-option-one-place = дом сдвигается на одно место
chabyrinthe-option-each-cat = на место за каждую кошку

chabyrinthe-cell = { $cell }, { shape }, открыто: { $sides }
chabyrinthe-bare = { $cell }, пусто
chabyrinthe-door = вставить карточку у { $door }
chabyrinthe-door-cat = вставить карточку у { $door }, где ждёт кошка ценой { $value }
chabyrinthe-door-home = вставить карточку у { $door }, где стоит дом
chabyrinthe-top = Следующая карточка: { shape }, открыто: { $sides }. Нажми, чтобы повернуть
chabyrinthe-stop = Хватит
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
    [one] лучший друг всех кошек
    [few] лучшие друзья всех кошек
   *[many] лучшие друзья всех кошек
  }
chabyrinthe-solved = Все кошки дома
chabyrinthe-verdict = { $verdict ->
    [1] Кот учёный снимает перед тобой шляпу
    [2] Об этой ночи сложат мурлычный эпос
    [3] Мягкие лапы, твёрдая рука
    [4] Мурлычет вся улица, даже трубы
    [5] Домой успели раньше сметаны
    [6] Кот наплакал бы, но он любовался видом
   *[7] Мартовские коты и те вернулись раньше
  }
chabyrinthe-no-turn = Эту карточку сейчас не повернуть
chabyrinthe-no-push = Сюда сейчас карточку не вставить

chabyrinthe-told-dealt = на { $cell } кладётся: { shape }
chabyrinthe-told-turned = { $quarters ->
    [1] { $who } поворачивает { $cell } на четверть по часовой стрелке
    [2] { $who } поворачивает { $cell } на пол-оборота
   *[3] { $who } поворачивает { $cell } на четверть против часовой стрелки
  }
chabyrinthe-told-pushed = { $who } вставляет карточку у { $door }: { shape }
chabyrinthe-told-stopped = { $who } останавливается
chabyrinthe-told-drawn = следующая карточка: { shape }
chabyrinthe-told-returned = следующая карточка: { shape }, снова из-под низа стопки
chabyrinthe-told-homed = { $who } ведёт кошку { $value } от { $place } в дом у { $home }
chabyrinthe-told-arrived = кошка ценой { $value } приходит к { $place }
chabyrinthe-told-began = { $who } начинает

## Labyrinth

labyrinth-title = Лабиринт
labyrinth-intro = Сдвигай ходы лабиринта, найди свои сокровища и вернись раньше всех.
labyrinth-name-0 = Лиса
labyrinth-name-1 = Заяц
labyrinth-name-2 = Лягушка
labyrinth-name-3 = Медведь
labyrinth-board = Лабиринт: стрелки двигают, Page Down переходит к следующему месту для хода, пробел или Enter вставляет карточку у двери или ведёт фишку на клетку, R поворачивает карточку
labyrinth-preset-standard = Обычные
    .about = Найди все свои сокровища и вернись в свой угол
labyrinth-preset-short = Короткая игра
    .about = По четыре сокровища, потом назад в свой угол
labyrinth-preset-young-children = Для детей
    .about = Ты видишь все свои секреты и находишь их в любом порядке
labyrinth-preset-young-children-short = Для самых маленьких
    .about = По три сокровища, все открыты, и возвращаться не надо
labyrinth-preset-newer-editions = Новые издания
    .about = Следующий секрет видно сразу
labyrinth-preset-other-tiles = Другие карточки
    .about = Одним углом больше, одной прямой меньше
labyrinth-switch-tiles = Подвижные карточки: прямые, углы, развилки
labyrinth-switch-secrets = Сокровищ на игрока
labyrinth-switch-cards = Твои секреты
labyrinth-switch-next_card = Следующий секрет видно
labyrinth-switch-finish = Где конец
labyrinth-switch-limit = Прервать после стольких ходов (0: никогда)
labyrinth-option-13-15-6 = 13, 15, 6
labyrinth-option-12-16-6 = 12, 16, 6
labyrinth-option-all = все
labyrinth-option-top = один за другим
labyrinth-option-open = все сразу, в любом порядке
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
labyrinth-cell = { $cell }, { shape }, открыто: { $sides }
labyrinth-bare = { $cell }, пусто
labyrinth-pawn = фишка игрока { $name }
labyrinth-corner = угол игрока { $name }
labyrinth-door = вставить карточку у { $door }
labyrinth-door-barred = дверь { $door } закрыта: это отменило бы последний сдвиг
labyrinth-hand = Карточка в руке: { shape }, открыто: { $sides }. Нажми, чтобы повернуть
labyrinth-hand-treasure = Карточка в руке: { shape }, открыто: { $sides }, на ней сокровище: { labyrinth-treasure }. Нажми, чтобы повернуть
labyrinth-chair = { $left ->
    [one] осталось найти { $left } сокровище
    [few] осталось найти { $left } сокровища
   *[many] осталось найти { $left } сокровищ
  }
labyrinth-chair-found = { $left ->
    [one] осталось найти { $left } сокровище, найдено: { $found }
    [few] осталось найти { $left } сокровища, найдено: { $found }
   *[many] осталось найти { $left } сокровищ, найдено: { $found }
  }
labyrinth-stay = Остаться
labyrinth-barred = Это отменило бы последний сдвиг
labyrinth-no-way = Туда нет открытого пути
labyrinth-push-first = Сначала вставь карточку у одной из стрелок
labyrinth-walk-now = Сдвиг уже сделан: теперь иди или останься
labyrinth-to-push = { $name } сдвигает
labyrinth-to-walk = { $name } идёт
labyrinth-peek = Держи здесь
labyrinth-peek-at = Посмотреть секреты игрока { $name }: держи эту кнопку
labyrinth-pass = Передай дальше: { $name }
labyrinth-home = Всё найдено: назад в свой угол
labyrinth-solved = Все сокровища найдены
labyrinth-won-by = все сокровища найдены

labyrinth-told-dealt = на { $cell } кладётся: { shape }
labyrinth-told-left-over = остаётся: { shape }
labyrinth-told-looked = { $who } смотрит секрет
labyrinth-told-began = { $who } начинает
labyrinth-told-pushed = { $who } вставляет карточку у { $door }: { shape }
labyrinth-told-walked = { $who } идёт на { $cell }
labyrinth-told-stayed = { $who } остаётся на { $cell }
labyrinth-told-found = { $who } находит сокровище: { labyrinth-treasure }

## Mouse race

mouse-race-title = Мышиные бега
mouse-race-intro = Проложи своей мышке тропинку к сыру, а другим подложи кошек.
mouse-race-name-0 = Пик
mouse-race-name-1 = Нюша
mouse-race-name-2 = Тоша
mouse-race-name-3 = Роза
mouse-race-board = Кухня: стрелки двигают, Page Down переходит к следующему месту для хода, пробел выбирает клетку или показывает другое направление, Enter играет
mouse-race-preset-standard = Обычные
    .about = Побеждает первая тропинка к сыру
mouse-race-preset-younger-players = Для детей
    .about = Кошку никогда не кладут прямо у конца тропинки
mouse-race-preset-english = Английские
    .about = Побеждает первая тропинка к сыру
mouse-race-preset-german = Немецкие
    .about = Побеждает первая тропинка к сыру
mouse-race-preset-dutch = Нидерландские
    .about = Побеждает первая тропинка к сыру
mouse-race-preset-portuguese = Португальские
    .about = Побеждает первая тропинка к сыру
mouse-race-preset-french = Французские
    .about = Можно играть и втроём
mouse-race-preset-russian = Русские
    .about = Можно играть и втроём
mouse-race-preset-danish = Датские
    .about = Можно играть и втроём
mouse-race-preset-italian = Итальянские
    .about = Кошки на пути следующего игрока; для победы хватит ближней зоны
mouse-race-preset-spanish = Испанские
    .about = Кошки на пути того, кто ближе всех к сыру
mouse-race-switch-players = Сколько могут играть
mouse-race-switch-bag = Мешочек: прямые, повороты, кошки
mouse-race-switch-cat_against = Против кого кладут кошку
mouse-race-switch-cat_zone = Где может лежать кошка
mouse-race-switch-scent = Кошки вокруг сыра
mouse-race-switch-take_back = Кто пропускает ход, может убрать
mouse-race-switch-may_point = Тропинка может смотреть на другую
mouse-race-switch-finish = Где тропинка побеждает
mouse-race-switch-limit = Ничья после стольких ходов
mouse-race-option-2-or-4 = двое или четверо
mouse-race-option-2-to-4 = от двух до четырёх
mouse-race-option-72-72-20 = 72, 72, 20
mouse-race-option-77-77-10 = 77, 77, 10
mouse-race-option-82-82-0 = 82, 82, без кошек
mouse-race-option-next = следующий игрок
mouse-race-option-nearest = кто ближе всех к сыру
mouse-race-option-longest = у кого самая длинная тропинка
mouse-race-option-side-or-way = на стороне этого игрока или на его пути к сыру
mouse-race-option-side = на стороне этого игрока
mouse-race-option-way = на пути этого игрока к сыру
mouse-race-option-anywhere = где угодно
mouse-race-option-may-block = могут закрыть конец тропинки
mouse-race-option-no-exception = лежат там по тем же правилам
mouse-race-option-cat-or-own = кошку или свою последнюю костяшку
mouse-race-option-own = только свою последнюю костяшку
mouse-race-option-cheese = у сыра
mouse-race-option-scent = в запахе сыра

mouse-race-empty = { $cell }, пусто
mouse-race-scent = { $cell }, запах сыра
mouse-race-cheese = { $cell }, сыр
mouse-race-cat = { $cell }, кошка
mouse-race-cat-to-take = { $cell }, кошка, которую можно убрать вместо хода
mouse-race-corner = { $cell }, мышка игрока { $name }
mouse-race-path = { $cell }, тропинка игрока { $name }, { $sides }
mouse-race-can-lie = { $cell }, сюда ляжет твоя костяшка
mouse-race-can-lie-scent = { $cell }, запах сыра, сюда ляжет твоя костяшка
mouse-race-hand = Костяшка в руке: { shape }
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
mouse-race-draw = Тянуть
mouse-race-miss = Пропустить
mouse-race-back = Убрать костяшку
mouse-race-draw-first = Сначала вытяни костяшку или пропусти ход и убери кошку либо свою последнюю костяшку
mouse-race-on-path = Костяшка ложится в конец твоей тропинки: коснись светлой клетки
mouse-race-taken = Эта клетка занята
mouse-race-no-cat = Эта кошка туда не ляжет: коснись светлой клетки
mouse-race-won-by = { $turns ->
    [one] сыр найден за { $turns } ход
    [few] сыр найден за { $turns } хода
   *[many] сыр найден за { $turns } ходов
  }
mouse-race-nobody = Ничья
mouse-race-nobody-in = { $turns ->
    [one] за { $turns } ход никто не дошёл до сыра
    [few] за { $turns } хода никто не дошёл до сыра
   *[many] за { $turns } ходов никто не дошёл до сыра
  }

mouse-race-told-began = { $who } начинает
mouse-race-told-drawn = { $who } тянет: { shape }
mouse-race-told-laid = { $who } кладёт на { $cell }: { shape }
mouse-race-told-cat-laid = { $who } кладёт кошку на { $cell }, на пути игрока { $target }
mouse-race-told-returned = { $who } не может положить костяшку ({ shape }): она возвращается в мешочек
mouse-race-told-missed = { $who } пропускает ход
mouse-race-told-took-cat = { $who } пропускает ход и убирает кошку с { $cell }
mouse-race-told-took-own = { $who } пропускает ход и убирает костяшку с { $cell }
