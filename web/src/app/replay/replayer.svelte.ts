// Replays a game: where it stands, what moves, and through whose eyes. Positions come from the server in pages.

import { pace, setPace } from '../../board/pace';
import type { Skin, Voice } from '../../games/contract';
import { skinOf } from '../../games/skins';
import { fetchLooks, fetchReplay, uploadRecord } from '../../link/api';
import type { Look, Replay } from '../../protocol';
import { say, withPersonNames } from '../../shared/texts';
import { pause, Stage } from '../../stage/stage.svelte';
import type { Position } from '../../stage/types';
import { apply } from '../common/settings.svelte';
import { deviceToken, lastRecord } from '../common/storage';
import { usualName } from '../setup/game-names';
import { turnOf } from './turns';

const PAGE = 60; // positions in one answer
const BEAT = 420; // milliseconds after a move
const GLIDE = 160; // milliseconds for a step back
export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replayer {
  replay = $state.raw<Replay | null>(null);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  seat = $state<number | null>(null); // through whose eyes; null for those of the mover
  problem = $state('');
  readonly stage = new Stage<Position, Skin>();

  private pages = new Map<number, Promise<readonly Look[]>>();
  private wanted = 0; // the last step that was asked for; answers for other ones come too late
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly host: HTMLElement,
    first: number,
  ) {
    this.open(first).catch(() => (this.problem = say('replay-gone')));
  }

  get end(): number {
    return this.replay?.told.length ?? 0;
  }

  /** The turn in which this step lies, counted from 1, and how many there are. */
  get turn(): { readonly turn: number; readonly of: number } {
    const { told, turns } = this.replay ?? { told: [], turns: 0 };
    return { turn: turnOf(this.at, told, turns), of: turnOf(this.end, told, turns) };
  }

  /** What happened last, in words; some steps have none. */
  line(voice: Voice): string {
    const { replay, at } = this;
    const { skin } = this.stage;
    if (!skin || !replay) return '';
    if (replay.stopped && at === this.end) return say('replay-stopped');
    const lines = replay.told
      .slice(Math.max(0, at - 3), at)
      .map(({ fact }) => skin.describe(fact, replay.names, voice));
    return lines.findLast((some) => some.length)?.join(' · ') ?? '';
  }

  close(): void {
    this.closed = true;
    this.playing = false;
    this.stage.flush();
    this.host.replaceChildren(); // the board of another game may come there
    apply(); // the pace that was chosen for tables
  }

  /** Play on from here, or from the start if this is the end; or pause. */
  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at === this.end) void this.jump(0).then(() => this.forward());
    else void this.forward();
  }

  pause(): void {
    this.playing = false;
    this.stage.flush();
  }

  /** Pause, and go one step on or back. */
  step(by: 1 | -1): void {
    this.pause();
    if (by === 1) void this.forward();
    else void this.jump(this.at - 1, GLIDE);
  }

  /** Go to a step at once. */
  async jump(to: number, ms = 0): Promise<void> {
    const step = Math.max(0, Math.min(this.end, to));
    this.stage.flush();
    this.wanted = step;
    const position = await this.positionAt(step);
    if (!position || this.wanted !== step) return;
    this.at = step;
    this.stage.show(position, ms);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    setPace(1 / speed);
  }

  /** See the game through the eyes of a seat, or with null of the mover. */
  async lookAs(seat: number | null): Promise<void> {
    this.pause();
    this.seat = seat;
    this.pages = new Map();
    this.replay = await fetchReplay(this.id, deviceToken(), seat).then(
      (replay) => withNames(replay, this.stage.skin ?? null),
      () => this.replay,
    );
    await this.jump(this.at);
  }

  private async open(first: number): Promise<void> {
    const replay = await fetchReplay(this.id, deviceToken(), null).catch((error: Error) => this.uploadAgain(error));
    const skin = await skinOf(replay.game);
    if (this.closed) return;
    if (!skin) return void (this.problem = say('unknown-game'));
    this.replay = withNames(replay, skin);
    this.stage.open(skin, this.host, { label: say(`${replay.game}-board`) });
    await this.jump(first);
  }

  /** A restarted server has forgotten the records that were uploaded to it. */
  private async uploadAgain(error: Error): Promise<Replay> {
    const again = lastRecord() ? await uploadRecord(lastRecord()).catch(() => null) : null;
    if (again?.id !== this.id) throw error;
    return again;
  }

  private async forward(): Promise<void> {
    if (this.at >= this.end) return void (this.playing = false);
    this.stage.flush();
    const step = (this.wanted = this.at + 1);
    const position = await this.positionAt(step);
    if (!position || this.wanted !== step) return;
    const { fact } = this.replay!.told[this.at]!;
    this.at = step;
    const beat = pause(this.playing && fact.seat !== null ? pace(BEAT) : 0);
    this.stage.play([...this.stage.soundingSteps([fact], position), beat], () => this.arrive(position));
  }

  private arrive(position: Position): void {
    this.stage.show(position);
    if (this.playing) void this.forward();
  }

  private async positionAt(step: number): Promise<Position | null> {
    const page = Math.floor(step / PAGE);
    const found = await this.page(page).catch((error: Error) => void (this.problem = error.message));
    const look = found?.[step - page * PAGE];
    const late = step % PAGE > PAGE / 2;
    if (late && (page + 1) * PAGE <= this.end) void this.page(page + 1).catch(() => undefined);
    if (!look || this.closed) return null;
    return { at: step, names: this.replay!.names, view: look.view, mover: look.mover, legal: [], offers: [] };
  }

  private page(page: number): Promise<readonly Look[]> {
    const known = this.pages.get(page) ?? fetchLooks(this.id, deviceToken(), page * PAGE, this.seat);
    this.pages.set(page, known);
    known.catch(() => this.pages.delete(page));
    return known;
  }
}

/** The best games are shown to strangers: nobody is named there, so each seat gets the name of its piece. */
const withNames = (replay: Replay, skin: Skin | null): Replay =>
  replay.id.startsWith('best-')
    ? { ...replay, names: replay.names.map((_, seat, { length }) => usualName(replay.game, skin, seat, length)) }
    : withPersonNames(replay);
