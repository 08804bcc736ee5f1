// A game that is about to be opened: who sits where, and by which rules.

import type { Box } from '../../games/contract';
import type { BotCard, GameCard, Preset, SeatPlan } from '../../protocol';
import { readOptions, sameOptions, writeOptions, type Options } from './options';

export type Who = SeatPlan['who'];

/** A planned seat; the name is kept while another kind of player is chosen. */
export interface Place {
  readonly who: Who;
  readonly name: string;
  readonly level: number;
}

const LONGEST_NAME = 16; // letters of a name at a table; records may have longer ones

export interface Plan {
  readonly seats: readonly Place[];
  readonly preset: string;
  readonly options: Options;
}

/**
 * The presets for so many players, each set of options once. The edition of the page's language comes first where it
 * differs from the usual game.
 */
export function presetsFor({ presets }: GameCard, seats: number, language: string): Preset[] {
  const fitting = presets.filter((preset) => preset.seats.includes(seats));
  const local = fitting.find((preset) => preset.language === language);
  const offered = local && !sameOptions(local.options, presets[0]!.options) ? [local, ...fitting] : fitting;
  return offered.filter(({ options }, k) => offered.findIndex((other) => sameOptions(other.options, options)) === k);
}

/** A plan with the options of a preset. */
export function withPreset(plan: Plan, card: GameCard, name: string): Plan {
  const preset = card.presets.find((known) => known.name === name);
  return { ...plan, preset: preset?.name ?? '', options: readOptions(preset?.options ?? '') };
}

/** Whether there is such a preset for so many players. */
const fits = ({ presets }: GameCard, preset: string, seats: number): boolean =>
  presets.some((known) => known.name === preset && known.seats.includes(seats));

/**
 * A plan for so many players. A preset that does not fit them gives way to the first that does; one player alone gets
 * the one that is for nobody else.
 */
export function withSeats(
  plan: Plan,
  card: GameCard,
  count: number,
  fresh: (seat: number) => Place,
  language: string,
): Plan {
  const seats = Array.from({ length: count }, (_, seat) => plan.seats[seat] ?? fresh(seat));
  const changed = { ...plan, seats };
  const alone = card.presets.find((preset) => count === 1 && preset.seats.length === 1 && preset.seats[0] === 1);
  if (alone) return withPreset(changed, card, alone.name);
  if (fits(card, plan.preset, count)) return changed;
  return withPreset(changed, card, presetsFor(card, count, language)[0]?.name ?? '');
}

/** The plan of a link such as `#<game>?seats=3&bots=2,1&preset=short`, of which this is the part after `?`. */
export function linkedPlan(
  query: string,
  card: GameCard,
  usual: number,
  fresh: (seat: number) => Place,
  language: string,
): Plan {
  const given = new URLSearchParams(query);
  const listed = (name: string) => given.get(name)?.split(',') ?? [];
  const count = card.seats.includes(Number(given.get('seats'))) ? Number(given.get('seats')) : usual;
  const [names, bots] = [listed('names'), listed('bots').slice(0, count)];
  const place = (seat: number): Place => {
    const bot = bots[seat - (count - bots.length)];
    return {
      ...fresh(seat),
      ...(names[seat] && { name: names[seat] }),
      ...(bot && { who: 'bot', level: Number(bot) }),
    };
  };
  const plan = withSeats({ seats: [], preset: '', options: {} }, card, count, place, language);
  const named = fits(card, given.get('preset') ?? '', count);
  const chosen = named ? withPreset(plan, card, given.get('preset')!) : plan;
  return { ...chosen, options: { ...chosen.options, ...readOptions(given.get('options') ?? '') } };
}

/** The value of an option: the one chosen, or else the default for so many players. */
export const valueOf = ({ seats, options }: Plan, card: GameCard, name: string): string =>
  options[name] || (usualValues(card, seats.length)[name] ?? '');

/** The default of each option for so many players. */
export const usualValues = ({ seats, switches }: GameCard, count: number): Options =>
  Object.fromEntries(switches.map(({ name, usual }) => [name, usual[seats.indexOf(count)] ?? '']));

/** Seats with one of them changed. */
export const withPlace = (seats: readonly Place[], seat: number, place: Partial<Place>): readonly Place[] =>
  seats.map((known, k) => (k === seat ? { ...known, ...place } : known));

/** Seats with a bot on one of them: the one chosen there, or if it sits elsewhere already, the nearest other one. */
export function withBot(seats: readonly Place[], seat: number, bots: readonly BotCard[]): readonly Place[] {
  const taken = seats.filter(({ who }, k) => who === 'bot' && k !== seat).map(({ level }) => level);
  const wished = seats[seat]!.level;
  const free = bots.map(({ level }) => level).filter((level) => !taken.includes(level));
  const [nearest = wished] = free.sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished));
  return withPlace(seats, seat, { who: 'bot', level: nearest });
}

/** The seats of a game that was played before: bots where the names are theirs, and people at this device. */
export function recordedSeats(names: readonly string[], bots: readonly BotCard[], level: number): readonly Place[] {
  return names.map((name) => {
    const bot = bots.find((known) => known.name.toLowerCase() === name.toLowerCase());
    if (bot) return { who: 'bot', name: '', level: bot.level };
    return { who: 'here', name: [...name].slice(0, LONGEST_NAME).join('').trim(), level };
  });
}

/**
 * A plan with somebody of the family on a seat, or without them if they had one: on the first seat at this device
 * without a name, or else with a name that nobody of the family has.
 */
export function withPerson(plan: Plan, name: string, family: readonly string[]): Plan {
  const seatOf = (fits: (name: string) => boolean) =>
    plan.seats.findIndex((seat) => seat.who === 'here' && fits(seat.name));
  const named = (seat: number, name: string): Plan => ({ ...plan, seats: withPlace(plan.seats, seat, { name }) });
  const own = seatOf((known) => known === name);
  if (own >= 0) return named(own, '');
  const empty = seatOf((known) => !known.trim());
  const seat = empty >= 0 ? empty : seatOf((known) => !family.includes(known));
  return seat < 0 ? plan : named(seat, name);
}

/** The preset of a short game against a bot of this level: for beginners where it is the first. */
export function shortPreset(card: GameCard, box: Box | undefined, level: number, language: string): string {
  const wished = box?.short[level === 1 ? 'beginner' : 'usual'] ?? '';
  return fits(card, wished, 2) ? wished : (presetsFor(card, 2, language)[0]?.name ?? '');
}

/** Presets in two parts: those of the box's first page and the suggested one, then the other editions. */
export function presetParts(presets: readonly Preset[], box: Box | undefined): [first: Preset[], others: Preset[]] {
  const early = (preset: Preset, k: number) => k === 0 || !box || box.presets.includes(preset.name);
  return [presets.filter(early), presets.filter((preset, k) => !early(preset, k))];
}

/** What is asked of the server. */
export const requestOf = (plan: Plan, usual: (seat: number) => string): { seats: SeatPlan[]; options: string } => ({
  seats: requestedSeats(plan.seats, usual),
  options: writeOptions(plan.options),
});

/** The seats as they are asked of the server; who has typed no name gets the usual one. */
export function requestedSeats(places: readonly Place[], usual: (seat: number) => string): SeatPlan[] {
  const online = places.some(({ who }) => who === 'link'); // then the server finds a name where none is typed
  return places.map(({ who, name, level }, seat): SeatPlan => {
    if (who === 'bot') return { who, level };
    if (who === 'link') return { who };
    return { who, name: name.trim() || (online ? '' : usual(seat)) };
  });
}
