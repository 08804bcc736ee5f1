// The held tile, dragged from the tray onto the board. A press that hardly moves is no drag.

import type { Point } from '../../board/geometry';
import { SLOP } from '../../board/gesture';
import type { TableInput } from './table-input';

export class TileDrag {
  moved = false;
  private from: Point | null = null;
  private tile: HTMLElement | null = null;

  constructor(private readonly input: TableInput) {}

  down(event: PointerEvent): void {
    this.moved = false;
    if (!event.isPrimary || event.button !== 0) return;
    this.from = { x: event.clientX, y: event.clientY };
    this.tile = (event.currentTarget as Element).querySelector('[data-tile]');
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
  }

  move({ clientX: x, clientY: y }: PointerEvent): void {
    if (!this.from) return;
    const by = { x: x - this.from.x, y: y - this.from.y };
    this.moved ||= Math.hypot(by.x, by.y) > SLOP;
    if (!this.moved) return;
    this.input.dragTile({ x, y });
    this.shift(by);
  }

  up(event: PointerEvent): void {
    this.move(event);
    if (this.moved && this.from) this.input.dropTile();
    this.reset();
  }

  cancel(): void {
    if (this.moved) this.input.dragTile(null);
    this.reset();
  }

  private reset(): void {
    this.from = null;
    this.shift(null);
  }

  /** Let the tile follow the pointer, also where the whole table is turned on a flat tablet. */
  private shift(by: Point | null): void {
    if (!this.tile) return;
    const turned = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--turned')) || 0;
    const [cos, sin] = [Math.cos, Math.sin].map((of) => of((turned * Math.PI) / 180)) as [number, number];
    this.tile.style.translate = by ? `${by.x * cos + by.y * sin}px ${by.y * cos - by.x * sin}px` : '';
    this.tile.classList.toggle('dragged', by !== null);
  }
}
