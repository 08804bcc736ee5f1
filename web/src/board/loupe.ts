// A round magnifier above the finger that shows what the finger is about to choose.

import type { Point } from './geometry';
import { element } from './sprites';

const SIZE = 124; // CSS pixels
const LIFT = 104; // from the finger up to its middle
const LARGER = 2.1;
const EDGE = 6; // distance kept from the edge of the screen

export class Loupe {
  private readonly glass = document.createElement('div');
  private readonly picture = element('svg');

  constructor(pictures: readonly string[]) {
    this.glass.className = 'loupe';
    this.glass.setAttribute('aria-hidden', 'true');
    this.picture.append(...pictures.map((id) => element('use', { href: `#${id}` })));
    this.glass.append(this.picture);
  }

  /** Show the surroundings of a point of the board, above a finger on the screen. */
  show(finger: Point, centre: Point, scale: number): void {
    const seen = SIZE / (LARGER * scale);
    this.picture.setAttribute('viewBox', `${centre.x - seen / 2} ${centre.y - seen / 2} ${seen} ${seen}`);
    const within = (at: number, most: number) => Math.min(Math.max(EDGE, at - SIZE / 2), most - SIZE - EDGE);
    this.glass.style.left = `${within(finger.x, innerWidth)}px`;
    this.glass.style.top = `${within(finger.y - LIFT, innerHeight)}px`;
    if (!this.glass.isConnected) document.body.append(this.glass);
  }

  hide(): void {
    this.glass.remove();
  }
}
