// Plays a lesson: scene after scene and from the beginning again, as long as somebody looks.

import { pace } from '../../board/pace';
import type { Step } from '../../board/queue';
import type { Skin } from '../../games/contract';
import type { Lesson } from '../../games/rule-pages';
import { pause, Stage } from '../../stage/stage.svelte';
import type { Position } from '../../stage/types';

const BEFORE = 900; // milliseconds
const BETWEEN = 700;
const AFTER = 2200;
const BACK = 300;
const NAMES = ['', '', '', '']; // nobody is named in a picture

export class LessonPlayer {
  readonly stage = new Stage<Position, Skin>();
  private readonly positions: readonly Position[];
  private playing = false;

  constructor(
    host: HTMLElement,
    skin: Skin,
    private readonly lesson: Lesson,
  ) {
    this.positions = lesson.scenes.map((scene, at) => ({ ...scene, at, names: NAMES }));
    this.stage.open(skin, host, { focus: lesson.focus });
    this.show(this.last);
    for (const cell of lesson.marked) host.querySelector(`[data-spot='${cell}']`)!.classList.add('marked');
  }

  /** Play from the beginning, over and over. */
  start(): void {
    if (this.playing || this.last === 0) return;
    this.playing = true;
    this.show(0, pace(BACK));
    this.stage.play([pause(pace(BEFORE)), ...this.steps()], () => this.repeat());
  }

  /** Stop at the last scene. */
  stop(): void {
    this.playing = false;
    this.stage.flush();
    this.show(this.last);
  }

  private get last(): number {
    return this.positions.length - 1;
  }

  private repeat(): void {
    if (!this.playing) return;
    this.playing = false;
    this.start();
  }

  private steps(): Step[] {
    return this.lesson.scenes.slice(1).flatMap(({ facts }, k) => {
      const moves = this.stage.steps(facts, this.positions[k + 1]!);
      return [...moves, this.rest(k + 1)];
    });
  }

  /** Show a scene as it is, for a while. */
  private rest(at: number): Step {
    return { ms: pace(at === this.last ? AFTER : BETWEEN), start: () => this.show(at) };
  }

  private show(at: number, ms = 0): void {
    this.stage.show(this.positions[at]!, ms);
  }
}
