// Chabyrinthe's skin: how a view lies on the board, what a gesture is called, how a fact moves.

import type { Board } from '../board/board';
import { arrive, carry, light, push, travel, turn } from '../board/motion';
import type { Step } from '../board/queue';
import type { Piece, Scene, Tile, Trail } from '../board/scene';
import type {
  ChabyrintheCard as Card,
  ChabyrintheFact as Fact,
  ChabyrintheView as View,
  ChabyrintheWay as Way,
  Table,
} from '../protocol';
import { texts } from '../texts';

const QUARTERS = ['', '+', '++', '-'];
const COATS = 5;
const LOWEST = 3;

export const turnAction = (cell: string, quarters: number): string => cell + QUARTERS[quarters]!;
export const pushAction = (door: string, quarters: number): string => door + String(quarters);

/** A card as a tile, turned further by some quarters. */
export function tile(card: Card, quarters = 0): Tile {
  return {
    symbol: card.shape,
    turn: (card.turn + quarters) % 4,
    curved: card.shape === 'elbow' || card.shape === 'double-elbow',
    ...(card.shape === 'bridge' ? { over: 'bridge-over' } : {}),
  };
}

export const trail = (way: Way): Trail => ({ from: way.place, to: way.home, cells: way.cells });

/** A cat: its value chooses the pose and its place the coat, so it stays the same while it waits. */
export function cat(place: string, value: number, places: readonly string[]): Piece {
  const coat = places.indexOf(place) % COATS;
  return { spot: place, symbol: portrait(value, coat), tag: String(value) };
}

export const portrait = (value: number, coat: number): string => `cat-${COATS * (value - LOWEST) + (coat % COATS)}`;

const home = (place: string): Piece => ({ spot: place, symbol: 'home', tag: '' });

/** A table as a scene: tiles, pieces, and what can be pressed. */
export function scene({ view, legal }: Table): Scene {
  const live = new Set(legal.map((action) => action.slice(0, 2)));
  const cells = view.squares.map(({ cell, card }) => ({
    spot: cell,
    name: texts.cell(cell, card?.shape ?? '', card?.joins ?? []),
    live: live.has(cell),
  }));
  const doors = view.places.map((place) => ({
    spot: place,
    name: texts.door(place, on(view, place)),
    live: live.has(place),
  }));
  return {
    size: view.board,
    tiles: new Map(view.squares.flatMap(({ cell, card }) => (card ? [[cell, tile(card)] as const] : []))),
    pieces: [...view.homes.map(home), ...view.cats.map(({ place, value }) => cat(place, value, view.places))],
    places: view.places,
    knobs: [...cells, ...doors],
  };
}

function on(view: View, place: string): string {
  const value = view.cats.find((waiting) => waiting.place === place)?.value;
  if (value !== undefined) return texts.cat(value);
  return view.homes.includes(place) ? texts.home : '';
}

/** A fact as steps of an animation. */
export function steps(board: Board, fact: Fact, view: View): Step[] {
  switch (fact.kind) {
    case 'turned':
      return [turn(board, fact.cell, fact.quarters, tile(fact.card!))];
    case 'pushed':
      return [push(board, fact.door, tile(fact.card!))];
    case 'homed':
      return goHome(board, fact, view);
    case 'arrived':
      return [arrive(board, cat(fact.place, fact.value, view.places))];
    default:
      return [];
  }
}

function goHome(board: Board, fact: Fact, view: View): Step[] {
  const ways = fact.ways.map(trail);
  return [light(board, ways), travel(board, ways), carry(board, view.places, fact.homes)];
}
