// Positions of Chabyrinthe as scenes, and facts as animations.

import { piece, place as placeSize, ring } from '../../../../meowze/games/chabyrinthe/art.json';
import { middle, width, type Layout } from '../../board/geometry';
import { arrive, carry, highlight, push, travel, turn } from '../../board/motion';
import type { Step } from '../../board/queue';
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
const RIM = 46;
const DOOR = 44;

const layout = (view: View): Layout => ({ size: view.board, ring, rim: RIM });

/** A card as a tile, turned on by some quarters. */
export function tile(card: Card, quarters = 0): Tile {
  return { face: art(card.shape), turn: (card.turn + quarters) % 4, under: cardBase, over: [], marks: [] };
}

/** The card on top of the pile. */
export const held = (card: Card | null): Held | null =>
  card && { id: card.name, tile: tile(card), name: topName(card) };

/** A cat. Its value gives the pose and its place the coat, so that it looks the same while it waits. */
function catAt(place: string, value: number, places: readonly string[]): Piece {
  const coat = places.indexOf(place);
  return { id: `cat ${place} ${value}`, spot: place, stamps: cat(value, coat), size: piece };
}

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
    pieces: [...view.homes.map(homeAt), ...view.cats.map(({ place, value }) => catAt(place, value, view.places))],
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

function background(view: View): Background[] {
  const side = width(layout(view));
  const places = view.places.map((place) => ({
    symbol: art('place'),
    size: placeSize,
    ...middle(place, layout(view)),
  }));
  return [{ symbol: art('yard'), size: side, x: side / 2, y: side / 2 }, ...places];
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
        carry(
          board,
          view.places,
          fact.homes.map(({ source, target }) => ({ source, piece: homeAt(target) })),
        ),
      ];
    case 'arrived':
      return [arrive(board, catAt(fact.place, fact.value, view.places))];
    default:
      return [];
  }
}
