// A position to play on from outside any room: what has been played is a list of actions, and taking one back is a
// shorter list. Stories, puzzles and the analysis board are played by this.

import { skinOf } from '../../games/skins';
import { fetchAdvice, fetchStudy } from '../../link/api';
import type { Advised, Studied, StudyQuestion } from '../../protocol';
import { say } from '../../shared/texts';
import { Stage } from '../../stage/stage.svelte';
import { usualName } from '../setup/game-names';
import { StatusLine } from '../table/status-line.svelte';
import { TableInput } from '../table/table-input';
import type { Playable, PlayStage } from '../table/table-stage';
import { describe } from '../table/table-words';

const BACK = 160; // milliseconds in which the board goes back

/** A position of a study, as the board shows it. */
export interface StudyPosition extends Playable, Omit<Studied, keyof Playable> {}

export interface StudySetup<A extends Studied = Studied> {
  readonly game: string;
  readonly position: string; // the start, as text
  readonly actions?: readonly string[]; // already played
  readonly seat?: number | null; // whose eyes; without it those of whoever is to act
  readonly seed?: number | null; // of nature's draws; without it they are chosen by hand
  readonly names?: readonly string[]; // by seat; without them those of the pieces
  /** Where answers come from instead, with more in them. */
  readonly ask?: (actions: readonly string[]) => Promise<A>;
  readonly onanswer?: (answer: A, played: string | null) => void; // after it has been shown; null: nothing was played
}

/** The bot's move that is shown, if any. */
class StudyHints {
  action = $state('');
  thinking = $state(false);

  constructor(readonly request: () => void) {}
}

export class StudyTable<A extends Studied = Studied> {
  readonly stage: PlayStage<StudyPosition> = new Stage();
  readonly line = new StatusLine();
  readonly hints = new StudyHints(() => void this.advise());
  readonly input: TableInput;
  actions = $state.raw<readonly string[]>([]);
  answer = $state.raw<A | null>(null);
  problem = $state('');
  busy = $state(false); // whether an answer is awaited
  wanted: readonly string[] = []; // the actions that were asked for last, shown or not yet
  private asked = 0;
  private closed = false;

  constructor(
    private setup: StudySetup<A>,
    private readonly host: HTMLElement,
  ) {
    this.input = new TableInput(this.stage, this.line, this.hints, {
      act: (action) => this.play(action),
      undo: () => this.undo(),
      notYet: () => '',
      askRule: () => undefined,
    });
    void this.open();
  }

  get game(): string {
    return this.setup.game;
  }

  /** What is asked about now. */
  get question(): StudyQuestion {
    const { game, position, seat = null, seed = null } = this.setup;
    return { game, position, seat, seed, actions: this.actions };
  }

  /** Play an action; whether it was sent. */
  play(action: string): boolean {
    if (this.busy || !action) return false;
    void this.ask([...this.actions, action], action);
    return true;
  }

  undo(): void {
    if (this.wanted.length) this.goto(this.wanted.slice(0, -1));
  }

  /** Begin anew. */
  again(): void {
    this.goto([]);
  }

  /** Go to the position after these actions without showing how one comes there. */
  goto(actions: readonly string[]): void {
    void this.ask(actions, null);
  }

  /** Study another position of the same game. */
  load(position: string, actions: readonly string[] = []): void {
    this.setup = { ...this.setup, position };
    this.goto(actions);
  }

  close(): void {
    this.closed = true;
    this.stage.flush();
  }

  /** Ask a bot what it would play, and mark it. */
  async advise(): Promise<Advised | null> {
    const [at, question] = [this.asked, this.question];
    this.hints.thinking = true;
    const found = await fetchAdvice(question).catch((error: Error) => this.refuse(error));
    this.hints.thinking = false;
    if (!found || at !== this.asked || this.closed) return null;
    this.suggest(found.action);
    const nameOf = (seat: number | null) => (seat === null ? '' : this.names[seat]!);
    const { reasons } = found;
    this.line.say(() => reasons.map(({ kind, count, seat }) => say(`reason-${kind}`, { count, name: nameOf(seat) })));
    return found;
  }

  /** Mark an action as if a hand had done it. */
  suggest(action: string): void {
    const { hand, board } = this.stage;
    this.stage.interrupt();
    this.hints.action = action;
    hand?.suggest(action, board?.spots ?? []);
    this.stage.refresh();
  }

  private get names(): readonly string[] {
    return this.stage.position?.names ?? [];
  }

  private async open(): Promise<void> {
    const skin = await skinOf(this.setup.game);
    if (this.closed) return;
    if (!skin) return void (this.problem = say('unknown-game'));
    this.stage.open(skin, this.host, { label: say(`${this.setup.game}-board`), input: this.input });
    await this.ask(this.setup.actions ?? [], null);
  }

  private async ask(actions: readonly string[], played: string | null): Promise<void> {
    const number = (this.asked += 1);
    this.wanted = actions;
    const { game, position, seat = null, seed = null, ask } = this.setup;
    this.busy = true;
    const fetched = ask?.(actions) ?? (fetchStudy({ game, position, actions, seat, seed }) as Promise<A>);
    const answer = await fetched.catch((error: Error) => this.refuse(error));
    if (number !== this.asked || this.closed) return;
    this.busy = false;
    if (answer) return this.take(answer, actions, played);
    this.wanted = this.actions;
    this.stage.refresh();
  }

  private refuse(error: Error): null {
    if (this.answer) this.line.say(() => [error.message], true);
    else this.problem = error.message;
    return null;
  }

  private take(answer: A, actions: readonly string[], played: string | null): void {
    this.stage.flush();
    this.answer = answer;
    this.actions = actions;
    this.problem = '';
    this.hints.action = '';
    const position = { ...answer, names: this.namesFor(answer), undo: actions.length > 0 };
    this.stage.take(position);
    const { facts } = answer;
    this.line.say(() => (played === null ? [] : describe(this.stage.skin, facts, position, 'seen')));
    this.line.announce(() => [
      ...(played === null ? [] : describe(this.stage.skin, facts, position, 'told')),
      ...this.prompt(position),
    ]);
    if (answer.mover !== null || answer.draws.length) this.line.ask(() => this.prompt(position));
    const done = (): void => {
      this.stage.settle(played === null ? BACK : 0);
      this.setup.onanswer?.(answer, played);
    };
    if (played === null) done();
    else this.stage.play(this.stage.soundingSteps(facts, position), done);
  }

  /** What is to be drawn, or whose turn it is and what to do: "you" where one seat is played, a name where all are. */
  private prompt(position: StudyPosition): string[] {
    if (position.mover === null) return position.draws.length ? [say('board-draws')] : [];
    const task = this.stage.skin!.task(position);
    const alone = position.names.length === 1 || (this.setup.seat ?? null) !== null;
    return [alone ? say('turn-yours', { task }) : say('turn-of', { name: position.names[position.mover]!, task })];
  }

  private namesFor({ names }: Studied): readonly string[] {
    const skin = this.stage.skin ?? null;
    return names.map((_, seat) => this.setup.names?.[seat] ?? usualName(this.game, skin, seat, names.length));
  }
}
