// Positions of Chabyrinthe as scenes, and facts as animations.

import {
  coats,
  moon as sky,
  piece,
  place as placeSize,
  rim,
  ring,
  town,
} from '../../../../meowze/games/chabyrinthe/art.json';
import { middle, width, type Layout } from '../../board/geometry';
import { fly } from '../../board/effects';
import { arrive, carry, highlight, push, travel, turn } from '../../board/motion';
import { together, type Step } from '../../board/queue';
import type { Door, Background, Piece, Scene, Tile } from '../../board/scene';
import type {
  ChabyrintheCard as Card,
  ChabyrintheFact as Fact,
  ChabyrintheOffer as Offer,
  ChabyrintheView as View,
} from '../../protocol';
import type { Held, Position, StageParts } from '../../stage/types';
import { art, cardBase, cat, home } from './art';
import { highlights } from './highlights';
import { cellName, doorName, topName } from './words';

export type ChabyrinthePosition = Position<View, Offer>;

const DRAW = 160; // milliseconds
const DOOR = 44;
const CORNER = (rim + ring) / 2; // the middle of a corner of the yard
const CATS = 3 * coats;

const layout = (view: View): Layout => ({ size: view.board, ring, rim });

/** A card as a tile, turned on by some quarters. */
export function tile(card: Card, quarters = 0): Tile {
  return { face: art(card.shape), turn: (card.turn + quarters) % 4, under: cardBase, over: [], marks: [] };
}

/** The card on top of the pile. */
export const held = (card: Card | null): Held | null =>
  card && { id: card.name, tile: tile(card), name: topName(card) };

const catAt = (place: string, value: number, coat: number): Piece => ({
  id: `cat ${value} ${coat}`,
  spot: place,
  stamps: cat(value, coat),
  size: piece,
});

const homeAt = (place: string): Piece => ({ id: `home ${place}`, spot: place, stamps: home, size: piece });

export function scene({ view, legal }: ChabyrinthePosition): Scene {
  const live = new Set(legal.map((action) => action.slice(0, 2)));
  const cells = view.squares.map(({ cell, card }) => ({
    spot: cell,
    name: cellName(cell, card),
    live: live.has(cell),
  }));
  const doors = view.places.map((place) => ({
    spot: place,
    name: doorName(place, view),
    live: live.has(place),
  }));
  return {
    layout: layout(view),
    background: background(view),
    tiles: new Map(view.squares.flatMap(({ cell, card }) => (card ? [[cell, tile(card)] as const] : []))),
    pieces: [...view.homes.map(homeAt), ...view.cats.map(({ place, value, coat }) => catAt(place, value, coat))],
    doors: view.places.map((door): Door => ({
      door,
      symbol: art('door'),
      size: DOOR,
      opacity: live.has(door) ? 0.7 : 0.16,
    })),
    highlights: [],
    targets: [...cells, ...doors],
  };
}

/** The yard, and around it the town: a window is lit for each cat that is home, the moon goes with those still out. */
function background(view: View): Background[] {
  const side = width(layout(view));
  const places = view.places.map((place) => ({
    symbol: art('place'),
    size: placeSize,
    ...middle(place, layout(view)),
  }));
  return [
    { symbol: art('yard'), size: side, x: side / 2, y: side / 2 },
    moon(view, side),
    ...houses(view, side),
    ...places,
  ];
}

/** The moon rises at the upper left and sets at the upper right when the last cat has left its pile. */
function moon({ strays }: View, side: number): Background {
  const first = CATS - 2; // two cats are out from the start
  const gone = Math.max(0, 1 - strays.reduce((sum, count) => sum + count, 0) / first);
  return {
    symbol: art('moon'),
    size: sky.size,
    x: CORNER + gone * (side - 2 * CORNER),
    y: CORNER + sky.down + sky.sag * (gone - 0.5) ** 2,
  };
}

/** The houses in the lower corners. Their windows light up in turn, left and right. */
function houses({ chairs }: View, side: number): Background[] {
  const saved = chairs.reduce((sum, { cats }) => sum + cats.length, 0);
  const y = (side * town.ground) / 100 - town.size / 2;
  return [town.west, town.east].flatMap((windows, right) => {
    const x = right ? side - CORNER : CORNER;
    const lit = windows.map(([across, down], k) => ({
      symbol: art('window-lit'),
      size: (town.window * town.size) / 100,
      x: x + ((across! - 50) * town.size) / 100,
      y: y + ((down! - 50) * town.size) / 100,
      opacity: 2 * k + right < saved ? 1 : 0,
    }));
    return [{ symbol: art(right ? 'town-east' : 'town-west'), size: town.size, x, y }, ...lit];
  });
}

/** The animation of a fact. */
export function steps({ board, hold }: StageParts, fact: Fact, { view }: ChabyrinthePosition): Step[] {
  switch (fact.kind) {
    case 'turned':
      return [turn(board, fact.cell, fact.quarters, tile(fact.card!))];
    case 'pushed':
      return [hold(null), push(board, fact.door, tile(fact.card!))];
    case 'drawn':
    case 'returned':
      return [hold(held(fact.card), DRAW)];
    case 'homed':
      return [
        highlight(board, fact.ways.map(highlights)),
        travel(
          board,
          fact.ways.map(({ place, cells, home: goal }) => [place, ...cells, goal]),
        ),
        together(
          fact.ways.map(({ value, home: goal }, k) =>
            fly(cat(value, fact.coats[k]!), () => board.box(goal), fact.seat ?? 0, {
              gain: `+${value}`,
              leaps: true,
            }),
          ),
        ),
        carry(
          board,
          view.places,
          fact.homes.map(({ source, target }) => ({ source, piece: homeAt(target) })),
        ),
      ];
    case 'arrived':
      return [arrive(board, catAt(fact.place, fact.value, fact.coats[0]!))];
    default:
      return [];
  }
}
