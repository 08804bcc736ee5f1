// Made from meowze/room/messages by `python -m meowze.server.typescript`; never edited.

export type View = ChabyrintheView | LabyrinthView | MouseraceView;
export type Fact = ChabyrintheFact | LabyrinthFact | MouseraceFact;
export type Offer = ChabyrintheOffer | LabyrinthOffer | MouseraceOffer;
export type Incoming = Hello | Act | Undo | Reply | Sit | Face | Leave | Unpair | Emote | Kick | Place | Substitute | Settle | Rematch | Pair | Hint | AskNames | Ping;
export type Outgoing = Table | Waiting | Moved | Undone | Changed | Said | Passed | Done | Refused | Code | Hinted | Names | Presence | Time | Pong;

/** Everything a seat may see; in Chabyrinthe every seat sees the same. */
export interface ChabyrintheView {
  readonly board: number;
  readonly mode: "points" | "teams" | "cooperative" | "solitaire";
  readonly counted: "points" | "turns";
  readonly squares: readonly ChabyrintheSquare[];
  readonly places: readonly string[];
  readonly homes: readonly string[];
  readonly cats: readonly ChabyrintheCat[];
  readonly top: ChabyrintheCard | null;
  readonly pile: number;
  readonly under: readonly ChabyrintheCard[];
  readonly unseen: readonly number[];
  readonly strays: readonly number[];
  readonly chairs: readonly ChabyrintheChair[];
  readonly seat: number | null;
  readonly done: number;
  readonly actions: number;
  readonly turns: number;
  readonly over: boolean;
  readonly winners: readonly number[];
  readonly verdict: number;
  readonly scale: readonly number[];
  readonly teams: readonly ChabyrintheTeam[];
  readonly game: "chabyrinthe";
}

/** A cell of the square and the card on it, if it is dealt. */
export interface ChabyrintheSquare {
  readonly cell: string;
  readonly card: ChabyrintheCard | null;
}

/** A gutter card as it lies; `joins` has the joined sides of each gutter, such as ("ne", "sw"). */
export interface ChabyrintheCard {
  readonly name: string;
  readonly shape: "elbow" | "straight" | "tee" | "cross" | "bridge" | "double-elbow" | "dead-end";
  readonly turn: number;
  readonly joins: readonly string[];
}

/** A cat outside the square; its coat, 0 to 4, tells it from others of its value. */
export interface ChabyrintheCat {
  readonly place: string;
  readonly value: number;
  readonly coat: number;
}

/** A seat: its score by the rule book, the values of the cats it has won, lowest first, and their coats. */
export interface ChabyrintheChair {
  readonly score: number;
  readonly cats: readonly number[];
  readonly coats: readonly number[];
}

/** Partners, and the sum of their cats. */
export interface ChabyrintheTeam {
  readonly seats: readonly number[];
  readonly score: number;
}

/** Everything one seat may see. */
export interface LabyrinthView {
  readonly squares: readonly LabyrinthSquare[];
  readonly doors: readonly string[];
  readonly hand: LabyrinthTile | null;
  readonly last: string;
  readonly barred: string;
  readonly chairs: readonly LabyrinthChair[];
  readonly viewer: number | null;
  readonly cards: readonly string[];
  readonly seat: number | null;
  readonly did: "nothing" | "push" | "walk";
  readonly turns: number;
  readonly over: boolean;
  readonly winners: readonly number[];
  readonly game: "labyrinth";
}

/** A cell of the board and the tile on it, if it is dealt. */
export interface LabyrinthSquare {
  readonly cell: string;
  readonly tile: LabyrinthTile | null;
}

/** A tile of the maze as it lies; `opens` has its open sides, such as "nes"; `treasure` may be empty. */
export interface LabyrinthTile {
  readonly name: string;
  readonly shape: "corner" | "straight" | "tee" | "cross" | "dead-end";
  readonly turn: number;
  readonly opens: string;
  readonly treasure: string;
}

/** A seat as everybody sees it: its pawn, its start corner, the treasures found and the number of cards left. */
export interface LabyrinthChair {
  readonly pawn: string;
  readonly corner: string;
  readonly found: readonly string[];
  readonly left: number;
}

/** Everything a seat may see; only future draws are hidden. */
export interface MouseraceView {
  readonly chairs: readonly MouseraceChair[];
  readonly cats: readonly string[];
  readonly cheese: string;
  readonly scent: readonly string[];
  readonly hand: "straight" | "curve" | "cat" | null;
  readonly bag: readonly [number, number, number];
  readonly target: number | null;
  readonly side: readonly string[];
  readonly way: readonly string[];
  readonly seat: number | null;
  readonly turns: number;
  readonly limit: number;
  readonly over: boolean;
  readonly winners: readonly number[];
  readonly game: "mouse-race";
}

/** A seat: the corner of its mouse, its path from there, and where its next tile could be laid. */
export interface MouseraceChair {
  readonly corner: string;
  readonly path: readonly MouseracePathTile[];
  readonly exits: readonly string[];
}

/** A tile of a path: its cell and the two sides that its line joins, such as "we"; the second is the new end. */
export interface MouseracePathTile {
  readonly cell: string;
  readonly joins: string;
}

/** What happened in one step; only the fields that belong to its kind are set. */
export interface ChabyrintheFact {
  readonly kind: "dealt" | "turned" | "pushed" | "stopped" | "drawn" | "returned" | "homed" | "arrived" | "began";
  readonly seat: number | null;
  readonly cell: string;
  readonly quarters: number;
  readonly door: string;
  readonly card: ChabyrintheCard | null;
  readonly out: ChabyrintheCard | null;
  readonly ways: readonly ChabyrintheWay[];
  readonly homes: readonly ChabyrintheMoved[];
  readonly place: string;
  readonly value: number;
  readonly coats: readonly number[];
}

/** A cat and its way home, cell by cell; a bridge or double elbow may occur twice. */
export interface ChabyrintheWay {
  readonly place: string;
  readonly value: number;
  readonly home: string;
  readonly cells: readonly string[];
}

/** A home that moved to another place. */
export interface ChabyrintheMoved {
  readonly source: string;
  readonly target: string;
}

/** What happened in one step; only the fields that belong to its kind are set. */
export interface LabyrinthFact {
  readonly kind: "dealt" | "left-over" | "looked" | "began" | "pushed" | "walked" | "found";
  readonly seat: number | null;
  readonly cell: string;
  readonly tile: LabyrinthTile | null;
  readonly door: string;
  readonly quarters: number;
  readonly out: LabyrinthTile | null;
  readonly carried: readonly LabyrinthCarried[];
  readonly way: readonly string[];
  readonly treasure: string;
}

/** A pawn that a push moved. */
export interface LabyrinthCarried {
  readonly seat: number;
  readonly source: string;
  readonly target: string;
}

/** What happened in one step; only the fields that belong to its kind are set. */
export interface MouseraceFact {
  readonly kind: "began" | "drew" | "drawn" | "laid" | "cat-laid" | "returned" | "missed" | "took-cat" | "took-own";
  readonly seat: number | null;
  readonly tile: "straight" | "curve" | "cat" | null;
  readonly cell: string;
  readonly joins: string;
  readonly target: number | null;
}

/** A legal action that would win cats, with their ways home. */
export interface ChabyrintheOffer {
  readonly action: string;
  readonly ways: readonly ChabyrintheWay[];
}

/** A set of cells, and the legal pushes after which the mover's pawn could walk to exactly these cells. */
export interface LabyrinthOffer {
  readonly pushes: readonly string[];
  readonly cells: readonly string[];
}

/** A way to lay the path tile in hand: its square, its line, and the square it would point at. */
export interface MouseraceOffer {
  readonly action: string;
  readonly cell: string;
  readonly joins: string;
  readonly exit: string;
}

/** The first message: the last number this client has seen (-1 for none), and the token of its device. With `code`, a pairing code that another device has asked for, this device gets the seat of that code. */
export interface Hello {
  readonly type: "hello";
  readonly since?: number;
  readonly token?: string;
  readonly code?: string;
}

/** An action of a seat; `at` is the number of the position it was chosen in, `id` is the client's own. */
export interface Act {
  readonly type: "act";
  readonly seat: number;
  readonly at: number;
  readonly id: string;
  readonly action: string;
}

/** Take back: at once where nobody has to be asked, or by asking the people on other devices. */
export interface Undo {
  readonly type: "undo";
  readonly at: number;
  readonly id: string;
}

/** Yes or no to the undo request with this number, from the people on this device. */
export interface Reply {
  readonly type: "reply";
  readonly n: number;
  readonly yes: boolean;
  readonly id: string;
}

/** Sit down on a free seat, with an animal and one of the names that were offered. */
export interface Sit {
  readonly type: "sit";
  readonly seat: number;
  readonly name: string;
  readonly animal: string;
  readonly id: string;
}

/** Another animal for a seat of this device, and one of the names that were offered, or the one it has. */
export interface Face {
  readonly type: "face";
  readonly seat: number;
  readonly name: string;
  readonly animal: string;
  readonly id: string;
}

/** Give up a seat for good; whoever just goes away keeps it. */
export interface Leave {
  readonly type: "leave";
  readonly seat: number;
  readonly id: string;
}

/** Take the seat back from the paired device. */
export interface Unpair {
  readonly type: "unpair";
  readonly seat: number;
  readonly id: string;
}

/** Say one of a few things. */
export interface Emote {
  readonly type: "emote";
  readonly seat: number;
  readonly phrase: "hello" | "well-played" | "thanks" | "oops" | "thinking" | "good-luck" | "hurray" | "purr" | "hiss" | "bye";
  readonly id: string;
}

/** From the host: free a seat; its devices cannot sit down here again. */
export interface Kick {
  readonly type: "kick";
  readonly seat: number;
  readonly id: string;
}

/** From the host: who a seat is for: a bot, somebody by link, or somebody at the host's device. */
export interface Place {
  readonly type: "place";
  readonly seat: number;
  readonly who: "here" | "link" | "bot";
  readonly id: string;
  readonly level?: number;
}

/** From the host: a bot plays for somebody who is away, until they come back. */
export interface Substitute {
  readonly type: "substitute";
  readonly seat: number;
  readonly id: string;
}

/** From the host: closed to newcomers, undo allowed, seconds until a bot plays for somebody away (0: never). `clock` is the number of seconds for a turn (0: as long as one likes). */
export interface Settle {
  readonly type: "settle";
  readonly closed: boolean;
  readonly undo: boolean;
  readonly absent: number;
  readonly id: string;
  readonly clock?: number;
}

/** From the host: a new game in this room; what is left out stays as it was. The first seat moves on by one. */
export interface Rematch {
  readonly type: "rematch";
  readonly id: string;
  readonly game?: string | null;
  readonly preset?: string;
  readonly options?: string | null;
  readonly seats?: readonly SeatPlan[] | null;
}

/** Who a seat is for; a name can be typed for people at the device that opens the room. */
export interface SeatPlan {
  readonly who: "here" | "link" | "bot";
  readonly name?: string;
  readonly level?: number;
}

/** Ask for a code with which another device sees and plays this seat; this one can then play it without seeing. */
export interface Pair {
  readonly type: "pair";
  readonly seat: number;
  readonly id: string;
}

/** What would a bot play here? One that only shows how a gesture is done does not count as a hint. */
export interface Hint {
  readonly type: "hint";
  readonly at: number;
  readonly id: string;
  readonly gesture?: boolean;
}

/** Ask for five names to choose from. */
export interface AskNames {
  readonly type: "names";
}

/** Are you there? */
export interface Ping {
  readonly type: "ping";
}

/** Everything a client needs to draw the table and to play on. */
export interface Table {
  readonly type: "table";
  readonly room: string;
  readonly game: string;
  readonly n: number;
  readonly at: number;
  readonly names: readonly string[];
  readonly options: string;
  readonly view: ChabyrintheView | LabyrinthView | MouseraceView;
  readonly mover: number | null;
  readonly legal: readonly string[];
  readonly offers: readonly (ChabyrintheOffer | LabyrinthOffer | MouseraceOffer)[];
  readonly undo: boolean;
  readonly last: readonly (ChabyrintheFact | LabyrinthFact | MouseraceFact)[];
  readonly hints: number;
  readonly daily: string;
  readonly series: Series;
  readonly company: Company;
}

/** The score over all games here that came to their end; those played alone or together do not count. */
export interface Series {
  readonly games: number;
  readonly wins: readonly number[];
  readonly draws: number;
}

/** Who sits around the table, the host's settings, an undo request, and what was said. */
export interface Company {
  readonly seats: readonly SeatCard[];
  readonly you: You;
  readonly secret: boolean;
  readonly closed: boolean;
  readonly undo: boolean;
  readonly absent: number;
  readonly clock: number;
  readonly overdue: boolean;
  readonly request: Request | null;
  readonly said: readonly Word[];
  readonly stopped: string;
}

/** A seat as everybody sees it. */
export interface SeatCard {
  readonly who: "here" | "link" | "bot";
  readonly name: string;
  readonly animal: string;
  readonly level: number;
  readonly taken: boolean;
  readonly paired: boolean;
}

/** What this device may do: see for these seats, act for these, whether it is the host, and seats kept for it. */
export interface You {
  readonly sees: readonly number[];
  readonly acts: readonly number[];
  readonly host: boolean;
  readonly back: readonly number[];
}

/** Somebody on `seat` asks to take back; `asked` have still to agree. */
export interface Request {
  readonly n: number;
  readonly seat: number;
  readonly asked: readonly number[];
}

/** What a seat said as event n. */
export interface Word {
  readonly n: number;
  readonly seat: number;
  readonly phrase: "hello" | "well-played" | "thanks" | "oops" | "thinking" | "good-luck" | "hurray" | "purr" | "hiss" | "bye";
}

/** A room whose game has not begun: a seat is free. */
export interface Waiting {
  readonly type: "waiting";
  readonly room: string;
  readonly game: string;
  readonly n: number;
  readonly at: number;
  readonly options: string;
  readonly company: Company;
}

/** Events first … table.n: what happened step by step, and the table after it. */
export interface Moved {
  readonly type: "moved";
  readonly first: number;
  readonly id: string;
  readonly facts: readonly (ChabyrintheFact | LabyrinthFact | MouseraceFact)[];
  readonly table: Table;
}

/** Events first … table.n took the game back; the table is as it was before. */
export interface Undone {
  readonly type: "undone";
  readonly first: number;
  readonly id: string;
  readonly table: Table;
}

/** Events first … table.n changed who sits here, the host's settings, or which game is played. */
export interface Changed {
  readonly type: "changed";
  readonly first: number;
  readonly id: string;
  readonly what: string;
  readonly seat: number | null;
  readonly table: Table | Waiting;
}

/** A seat said something. */
export interface Said {
  readonly type: "said";
  readonly id: string;
  readonly word: Word;
}

/** Events first … n do not concern this client. */
export interface Passed {
  readonly type: "passed";
  readonly first: number;
  readonly n: number;
}

/** This message was already done. */
export interface Done {
  readonly type: "done";
  readonly id: string;
}

/** A message that was not done, why, and the table as it is. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly why: string;
  readonly rule: string;
  readonly table: Table | Waiting | null;
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The pairing code that was asked for; it works once, within so many seconds. */
export interface Code {
  readonly type: "code";
  readonly id: string;
  readonly seat: number;
  readonly code: string;
  readonly seconds: number;
}

/** What a bot would play, and why. */
export interface Hinted {
  readonly type: "hinted";
  readonly id: string;
  readonly action: string;
  readonly reasons: readonly Reason[];
}

/** One effect of a move: how many cats, tiles or steps, and which seat is affected if not the mover. */
export interface Reason {
  readonly kind: "wins-cats" | "prepares" | "finds-treasure" | "opens-way" | "comes-nearer" | "goes-home" | "reaches-cheese" | "blocks" | "frees-way" | "draws";
  readonly count: number;
  readonly seat: number | null;
}

/** Names and animals to choose from. */
export interface Names {
  readonly type: "names";
  readonly names: readonly string[];
  readonly animals: readonly string[];
}

/** The seats of those who are here now, and how many others watch; not numbered. */
export interface Presence {
  readonly type: "presence";
  readonly seats: readonly number[];
  readonly watching: number;
}

/** How many seconds a seat has left for its turn, and whether they are running; not numbered. */
export interface Time {
  readonly type: "time";
  readonly seat: number | null;
  readonly left: number;
  readonly running: boolean;
}

/** I am here. */
export interface Pong {
  readonly type: "pong";
}

/** A room to open: a game, who shall sit where, and a preset, further options as name=value pairs, both, or neither. With `replay` its first game goes on from a step of a game that was played; options are then those of that game. With `daily`, a day such as 2026-11-16, it is the game of that day, for one person at this device. `token` is the opening device's own secret: 32 to 64 letters, digits, - or _. */
export interface NewRoom {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly token: string;
  readonly preset?: string;
  readonly options?: string;
  readonly replay?: string;
  readonly step?: number;
  readonly daily?: string;
}

/** The room that was opened: its short code, played at /room/<room>. */
export interface Opened {
  readonly room: string;
}

/** A game one can open a table for. */
export interface GameCard {
  readonly name: string;
  readonly seats: readonly number[];
  readonly presets: readonly Preset[];
  readonly switches: readonly Switch[];
  readonly scale: Scale | null;
  readonly daily: boolean;
}

/** Options that belong together under one name, and the numbers of seats they are for. */
export interface Preset {
  readonly name: string;
  readonly options: string;
  readonly seats: readonly number[];
  readonly language: string;
}

/** One option, its words, and what it can be in one line; without words it takes a number. */
export interface Switch {
  readonly name: string;
  readonly words: readonly string[];
  readonly allows: string;
  readonly usual: readonly string[];
}

/** Bands of turns, the best first, for games in which the switch has one of the words. */
export interface Scale {
  readonly switch: string;
  readonly words: readonly string[];
  readonly most: readonly number[];
}

/** A bot that can be asked to a table. */
export interface BotCard {
  readonly level: number;
  readonly name: string;
}

/** Addresses of this server that work on other devices, best first; none when only this computer reaches it. */
export interface Here {
  readonly urls: readonly string[];
  readonly reachable: boolean;
  readonly capabilities: Capabilities;
}

/** What is possible here besides playing at one device. */
export interface Capabilities {
  readonly friends: boolean;
  readonly phones: boolean;
  readonly pictures: boolean;
  readonly films: boolean;
}

/** Why a request was not done, for the person who made it. */
export interface Problem {
  readonly error: string;
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A game to watch again; its positions are asked for some at a time, 0 being the deal, k the one after step k. */
export interface Replay {
  readonly id: string;
  readonly game: string;
  readonly options: string;
  readonly names: readonly string[];
  readonly date: string;
  readonly over: boolean;
  readonly together: boolean;
  readonly secrets: boolean;
  readonly turns: number;
  readonly told: readonly Told[];
  readonly games: readonly string[];
  readonly stopped: boolean;
  readonly notes: readonly Noted[];
}

/** One step of a game: what it was, and after how many turns. */
export interface Told {
  readonly fact: ChabyrintheFact | LabyrinthFact | MouseraceFact;
  readonly turns: number;
}

/** What is written in a record after a step: a comment, a mark, and what could have been played instead. */
export interface Noted {
  readonly step: number;
  readonly comment: string;
  readonly mark: string;
  readonly branches: readonly Way[];
}

/** What could have been played instead: its actions, and what would have happened by the first of them. */
export interface Way {
  readonly actions: readonly string[];
  readonly facts: readonly (ChabyrintheFact | LabyrinthFact | MouseraceFact)[];
}

/** The game that is being played in a room, so far. */
export interface Story {
  readonly at: number;
  readonly turns: number;
  readonly told: readonly Told[];
}

/** A position of a replay as somebody sees it. */
export interface Look {
  readonly view: ChabyrintheView | LabyrinthView | MouseraceView;
  readonly mover: number | null;
}

/** One of the best results of this server, and the replay of it, in which nobody is named. */
export interface Best {
  readonly replay: string;
  readonly turns: number;
  readonly date: string;
}

/** The text of a record, to be watched here. */
export interface NewRecord {
  readonly text: string;
}

/** A position as text, the actions played from it, whose eyes it is seen with, and the seed of nature's draws. Without a seat whoever is to act looks on and may act. Without a seed nature does not draw: its outcomes are then played like actions. Without a position a new game is dealt. */
export interface StudyQuestion {
  readonly game: string;
  readonly position: string;
  readonly actions?: readonly string[];
  readonly seat?: number | null;
  readonly seed?: number | null;
  readonly names?: readonly string[];
}

/** A position to study, after all actions. */
export interface Studied {
  readonly at: number;
  readonly names: readonly string[];
  readonly view: ChabyrintheView | LabyrinthView | MouseraceView;
  readonly mover: number | null;
  readonly legal: readonly string[];
  readonly offers: readonly (ChabyrintheOffer | LabyrinthOffer | MouseraceOffer)[];
  readonly facts: readonly (ChabyrintheFact | LabyrinthFact | MouseraceFact)[];
  readonly draws: readonly string[];
  readonly position: string;
  readonly over: boolean;
}

/** What a strong bot would play, and why. */
export interface Advised {
  readonly action: string;
  readonly reasons: readonly Reason[];
}

/** The board of a game's story, counted from 0, and what was played on it. */
export interface StoryQuestion {
  readonly game: string;
  readonly board: number;
  readonly actions?: readonly string[];
}

/** A board of a story, after all actions. */
export interface StoryMoment {
  readonly at: number;
  readonly names: readonly string[];
  readonly view: ChabyrintheView | LabyrinthView | MouseraceView;
  readonly mover: number | null;
  readonly legal: readonly string[];
  readonly offers: readonly (ChabyrintheOffer | LabyrinthOffer | MouseraceOffer)[];
  readonly facts: readonly (ChabyrintheFact | LabyrinthFact | MouseraceFact)[];
  readonly draws: readonly string[];
  readonly position: string;
  readonly over: boolean;
  readonly boards: number;
  readonly name: string;
  readonly aim: readonly string[];
  readonly picture: readonly [readonly string[], readonly string[]];
  readonly marked: readonly string[];
  readonly reached: boolean;
  readonly advice: string;
}

/** A whole game reviewed; `moments` are the good ones, `slips` are for those who ask. */
export interface Review {
  readonly game: string;
  readonly together: boolean;
  readonly winners: readonly number[];
  readonly choices: readonly Choice[];
  readonly shares: readonly Share[];
  readonly moments: readonly Moment[];
  readonly slips: readonly Moment[];
}

/** One choice of a seat: an action, or two of them where nothing is left to chance in between. */
export interface Choice {
  readonly step: number;
  readonly at: number;
  readonly turn: number;
  readonly seat: number;
  readonly played: string;
  readonly best: string;
  readonly worth: number;
  readonly cost: number;
  readonly edge: number;
  readonly luck: number;
  readonly why: readonly Reason[];
  readonly best_why: readonly Reason[];
}

/** What draws and choices gave one seat in sum. */
export interface Share {
  readonly seat: number;
  readonly luck: number;
  readonly gain: number;
  readonly skill: number;
  readonly found: number;
  readonly choices: number;
}

/** A choice worth telling: the best turn of the game, another good one, a lucky draw, or a slip. */
export interface Moment {
  readonly kind: "best-turn" | "good-turn" | "lucky-draw" | "slip";
  readonly choice: number;
  readonly reason: Reason | null;
}

/** The game of today: everybody plays the same one on this day (UTC). */
export interface DailyCard {
  readonly game: string;
  readonly day: string;
  readonly options: string;
  readonly most: readonly number[];
  readonly listed: boolean;
}

/** The best results of a day, the best one first, and how many there are in all. */
export interface DailyBest {
  readonly best: readonly DailyEntry[];
  readonly count: number;
  readonly mine: number;
}

/** A result on the list; results with hints are marked with how many. */
export interface DailyEntry {
  readonly name: string;
  readonly turns: number;
  readonly hints: number;
  readonly mine: boolean;
}

/** The record of a solved game of the day, and how many hints the device has counted. */
export interface NewDailyResult {
  readonly text: string;
  readonly hints: number;
}

/** The puzzles of a game: its themes, and the ids of all puzzles with their strengths in the same order. */
export interface PuzzleList {
  readonly game: string;
  readonly themes: readonly ThemeCount[];
  readonly ids: readonly string[];
  readonly strengths: string;
}

/** A theme and how many puzzles of each strength it has. */
export interface ThemeCount {
  readonly name: string;
  readonly counts: readonly number[];
}

/** A puzzle without its solution. */
export interface PuzzleSheet {
  readonly id: string;
  readonly theme: string;
  readonly strength: number;
  readonly position: string;
  readonly seat: number;
  readonly turns: number;
  readonly solutions: number;
  readonly told: Readonly<Record<string, string>>;
}

/** The actions played so far, and how much help is wanted: 0 none, 1 where to look, 2 what to do. */
export interface PuzzleMove {
  readonly actions?: readonly string[];
  readonly hint?: number;
}

/** The position after these actions, whether they are on the way to the aim, and the help that was asked for. */
export interface PuzzleAnswer {
  readonly at: number;
  readonly names: readonly string[];
  readonly view: ChabyrintheView | LabyrinthView | MouseraceView;
  readonly mover: number | null;
  readonly legal: readonly string[];
  readonly offers: readonly (ChabyrintheOffer | LabyrinthOffer | MouseraceOffer)[];
  readonly facts: readonly (ChabyrintheFact | LabyrinthFact | MouseraceFact)[];
  readonly draws: readonly string[];
  readonly position: string;
  readonly over: boolean;
  readonly verdict: "open" | "solved" | "missed";
  readonly hint: string | null;
}

/** A position as text and a change of it; without a position, a new board for so many seats. With a seed nature deals and draws what is missing. */
export interface SetupQuestion {
  readonly game: string;
  readonly position?: string;
  readonly seats?: number;
  readonly change?: Change | null;
  readonly seed?: number | null;
}

/** One change: something is put on a place, turned there, or moved from there to another place. `what` is one of the choices of the place, or the place to which something is moved. */
export interface Change {
  readonly place: string;
  readonly how: "put" | "turn" | "move";
  readonly what: string;
}

/** A position that is being set up. */
export interface SetUp {
  readonly at: number;
  readonly names: readonly string[];
  readonly view: ChabyrintheView | LabyrinthView | MouseraceView;
  readonly mover: number | null;
  readonly legal: readonly string[];
  readonly offers: readonly (ChabyrintheOffer | LabyrinthOffer | MouseraceOffer)[];
  readonly facts: readonly (ChabyrintheFact | LabyrinthFact | MouseraceFact)[];
  readonly draws: readonly string[];
  readonly position: string;
  readonly over: boolean;
  readonly places: readonly Editable[];
}

/** A place of a position that is set up by hand: what is there, and what can be put there. The place is a cell or a place of the board, or something beside it, such as the seat whose turn it is. What is put takes the place of what is there; where several things can be, it is added, or taken away if it is there already. */
export interface Editable {
  readonly place: string;
  readonly holds: readonly string[];
  readonly choices: readonly string[];
  readonly turns: boolean;
  readonly moves: boolean;
}

/** The text of a record, and after how many of its steps somebody wants to go on. */
export interface RecordQuestion {
  readonly text: string;
  readonly step?: number;
}

/** A tree, to be written as a record; its nodes are in the order in which they were added. */
export interface TreeQuestion {
  readonly game: string;
  readonly position: string;
  readonly names: readonly string[];
  readonly date: string;
  readonly comment: string;
  readonly nodes: readonly TreeNode[];
}

/** An action, the number of the node before it (-1 for the start), and what is noted about it. */
export interface TreeNode {
  readonly before: number;
  readonly action: string;
  readonly comment: string;
  readonly mark: string;
}

/** The text of a record. */
export interface RecordText {
  readonly text: string;
}

/** A record as a tree; of the nodes after the same one the first is the main line. */
export interface VariationTree {
  readonly game: string;
  readonly position: string;
  readonly names: readonly string[];
  readonly date: string;
  readonly comment: string;
  readonly nodes: readonly VariationNode[];
  readonly at: number;
}

/** An action of a tree, the number of the node before it, what is noted about it, and what happened by it. */
export interface VariationNode {
  readonly before: number;
  readonly action: string;
  readonly comment: string;
  readonly mark: string;
  readonly facts: readonly (ChabyrintheFact | LabyrinthFact | MouseraceFact)[];
}
