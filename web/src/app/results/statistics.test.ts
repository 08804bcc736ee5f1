import { describe, expect, it } from 'vitest';
import { skin as roof } from '../../games/chabyrinthe/skin';
import { skin as maze } from '../../games/labyrinth/skin';
import { skin as race } from '../../games/mouse-race/skin';
import type { Replay, Told } from '../../protocol';
import { curves } from './statistics';

const game = (told: readonly unknown[], turns = 0): Replay =>
  ({ names: ['Ann', 'Ben'], turns, told: told as readonly Told[] }) as unknown as Replay;

describe('curves', () => {
  it('count what each seat had after each turn', () => {
    const told = [
      { fact: { kind: 'pushed', seat: 0 }, turns: 0 },
      { fact: { kind: 'homed', seat: 0, ways: [{ value: 3 }, { value: 5 }] }, turns: 1 },
      { fact: { kind: 'turned', seat: 1 }, turns: 2 },
      { fact: { kind: 'homed', seat: 1, ways: [{ value: 4 }] }, turns: 3 },
    ];
    const [cats, points] = curves(game(told), roof);
    expect(cats).toEqual({
      of: 'cats',
      lines: [
        [0, 2, 2, 2],
        [0, 0, 0, 1],
      ],
      most: 2,
    });
    expect(points).toEqual({
      of: 'points',
      lines: [
        [0, 8, 8, 8],
        [0, 0, 0, 4],
      ],
      most: 8,
    });
  });

  it('go down where something is taken back, and leave out what never happened', () => {
    const told = [
      { fact: { kind: 'laid', seat: 0 }, turns: 5 },
      { fact: { kind: 'took-own', seat: 0 }, turns: 6 },
    ];
    expect(curves(game(told, 4), race)).toEqual([
      {
        of: 'path',
        lines: [
          [0, 1, 0],
          [0, 0, 0],
        ],
        most: 1,
      },
    ]);
  });

  it('count the tiles that a pawn walked over', () => {
    const told = [
      { fact: { kind: 'walked', seat: 1, way: ['a1', 'a2', 'a3'] }, turns: 0 },
      { fact: { kind: 'found', seat: 1, treasure: 'map' }, turns: 1 },
    ];
    expect(curves(game(told), maze).map(({ of, lines }) => [of, lines[1]])).toEqual([
      ['treasures', [0, 1]],
      ['walked', [0, 2]],
    ]);
  });
});
