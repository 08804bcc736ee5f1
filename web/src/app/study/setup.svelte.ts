// A position that is set up by hand: a place is chosen, then what goes there. Each change is asked for, so that
// only positions come out that the rules know.

import type { BoardListener } from '../../board/input';
import type { SetupWords, Skin } from '../../games/contract';
import { skinOf } from '../../games/skins';
import { fetchSetup } from '../../link/api';
import type { Change, Editable, SetUp, SetupQuestion } from '../../protocol';
import { say } from '../../shared/texts';
import { Stage } from '../../stage/stage.svelte';
import type { Position } from '../../stage/types';
import { usualName } from '../setup/game-names';

const GLIDE = 160; // milliseconds in which the board changes

export class SetupTable implements Partial<BoardListener> {
  readonly stage = new Stage<Position, Skin>();
  answer = $state.raw<SetUp | null>(null);
  words = $state.raw<SetupWords | null>(null);
  chosen = $state<string | null>(null); // the place that is being changed
  moving = $state(false); // whether the next place is where something is moved to
  problem = $state('');
  private past = $state.raw<readonly string[]>([]); // positions before, as texts
  private asked = 0;
  private closed = false;

  constructor(
    readonly game: string,
    start: string,
    private readonly host: HTMLElement,
  ) {
    void this.open(start);
  }

  get places(): readonly Editable[] {
    return this.answer?.places ?? [];
  }

  get place(): Editable | undefined {
    return this.places.find(({ place }) => place === this.chosen);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** Whether nature has something to deal or draw before anybody acts. */
  get unfinished(): boolean {
    return (this.answer?.draws.length ?? 0) > 0;
  }

  // ---- on the board

  tap(spot: string): void {
    if (this.moving && this.chosen && spot !== this.chosen) return this.move(this.chosen, spot);
    if (!this.moving && spot === this.chosen && this.place?.turns) this.turn();
    else this.choose(spot);
  }

  /** Choose a place to be changed. */
  choose(place: string | null): void {
    this.chosen = place;
    this.moving = false;
  }

  enter(spot: string): void {
    this.tap(spot);
  }

  space(spot: string): void {
    this.tap(spot);
  }

  cancel(): void {
    if (this.moving) this.moving = false;
    else this.chosen = null;
  }

  // ---- changes

  put(what: string): void {
    if (this.chosen) this.change({ place: this.chosen, how: 'put', what });
  }

  /** Turn what is on a place, or on the chosen one; back is three times on. */
  turn(way: 1 | -1 = 1, spot = this.chosen): void {
    if (!spot || !this.places.find(({ place }) => place === spot)?.turns) return;
    this.chosen = spot;
    void this.turnOn(spot, way === 1 ? 1 : 3);
  }

  move(place: string, to: string): void {
    this.moving = false;
    if (place !== to) this.change({ place, how: 'move', what: to }, to);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    void this.ask({ position: before });
  }

  /** A new board for so many seats, dealt or bare. */
  begin(seats: number, dealt: boolean): void {
    this.remember();
    this.chosen = null;
    void this.ask({ seats, seed: dealt ? seed() : null });
  }

  /** Let nature deal and draw what is missing. */
  deal(): void {
    this.remember();
    void this.ask({ position: this.answer?.position ?? '', seed: seed() });
  }

  /** Go on from a position as text. */
  load(position: string): void {
    this.remember();
    void this.ask({ position });
  }

  close(): void {
    this.closed = true;
    this.stage.flush();
  }

  private change(change: Change, then = this.chosen): void {
    const position = this.answer?.position ?? '';
    void this.ask({ position, change }).then((done) => {
      if (!done) return;
      this.past = [...this.past, position];
      this.chosen = then;
    });
  }

  private async turnOn(place: string, quarters: number): Promise<void> {
    const before = this.answer?.position ?? '';
    for (let k = 0; k < quarters; k += 1) {
      const position = this.answer?.position ?? '';
      if (!(await this.ask({ position, change: { place, how: 'turn', what: '' } }))) return;
    }
    this.past = [...this.past, before];
  }

  private remember(): void {
    if (this.answer) this.past = [...this.past, this.answer.position];
  }

  private async open(position: string): Promise<void> {
    const skin = await skinOf(this.game);
    if (this.closed) return;
    if (!skin) return void (this.problem = say('unknown-game'));
    this.words = (await skin.setup()).words;
    this.stage.open(this.editing(skin), this.host, { label: say(`${this.game}-board`), input: this });
    await this.ask({ position });
  }

  /** The skin of a board on which everything that can be changed can be touched. */
  private editing(skin: Skin): Skin {
    const scene = (position: Position) => {
      const drawn = skin.scene(position);
      const places = new Set(this.places.map(({ place }) => place));
      const targets = drawn.targets.map((target) => ({ ...target, live: places.has(target.spot) }));
      return { ...drawn, targets, focus: [] };
    };
    return { ...skin, scene };
  }

  private async ask(asked: Omit<SetupQuestion, 'game'>): Promise<boolean> {
    const number = (this.asked += 1);
    this.problem = '';
    const answer = await fetchSetup({ game: this.game, ...asked }).catch((error: Error) => {
      this.problem = error.message;
      return null;
    });
    if (!answer || number !== this.asked || this.closed) return false;
    this.answer = answer;
    const { skin } = this.stage;
    const names = answer.names.map((_, seat, { length }) => usualName(this.game, skin ?? null, seat, length));
    this.stage.show({ ...answer, names, legal: [], offers: [] }, GLIDE);
    return true;
  }
}

const seed = (): number => 1 + Math.floor(Math.random() * 1e6);
