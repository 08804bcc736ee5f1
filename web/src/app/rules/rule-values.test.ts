import { expect, it } from 'vitest';
import { defaultsOf, pageOf } from '../../games/rule-pages';
import { linesOf, loadRuleTexts } from './rule-texts';
import { meets, ruleValues } from './rule-values';

const DEFAULTS = {
  options: { mode: 'points', board: '4x4', bag: '72/72/20', limit: '0', cards: 'top' },
  seats: { 1: { mode: 'solitaire' } },
  bands: [],
};

/** Everything that a page says at a table, paragraph by paragraph. */
async function told(game: string, options: string, seats = 0): Promise<Record<string, string>> {
  const text = await loadRuleTexts('en');
  const values = ruleValues(defaultsOf(game), options, seats);
  const shown = pageOf(game)!.paragraphs.filter(({ hidden }) => !meets(values, hidden));
  const all = (key: string) => ['title', undefined, 'small'].map((part) => text(key, values, part)).join('\n');
  return Object.fromEntries(shown.map(({ id }) => [id, linesOf(all(`${game}-${id}`)).join(' ')]));
}

it('fills in what was not chosen, for the number of seats', () => {
  expect(ruleValues(DEFAULTS, '', 0)).toMatchObject({ mode: 'points', board: 'board-4x4', limit: 0, seats: 0 });
  expect(ruleValues(DEFAULTS, 'cards=open', 1)).toMatchObject({ mode: 'solitaire', cards: 'open', seats: 1 });
  expect(ruleValues(DEFAULTS, 'mode=teams', 4)).toMatchObject({ mode: 'teams', cards: 'top', seats: 4 });
});

it('counts and adds up numbers', () => {
  expect(ruleValues(DEFAULTS, 'bag=82/82/0,limit=30', 2)).toMatchObject({
    bag: 'bag-82-82-0',
    bag_1: 82,
    bag_3: 0,
    bag_sum: 164,
    limit: 30,
    limit_sum: 30,
  });
});

it('meets a condition by one of its values', () => {
  const values = ruleValues(DEFAULTS, 'bag=82/82/0', 2);
  expect(meets(values, { bag_3: [0], cards: ['open'] })).toBe(true);
  expect(meets(values, { cards: ['open'] })).toBe(false);
  expect(meets(values)).toBe(false);
});

it.each([
  ['chabyrinthe', '', 2, 'turn', 'you must use both', 'need not'],
  ['chabyrinthe', 'actions=at-most-two', 2, 'turn', 'you need not use both', 'must'],
  ['chabyrinthe', 'must_rotate=yes', 2, 'turn', 'not push twice', 'same thing twice'],
  ['chabyrinthe', 'board=3x3', 2, 'start', 'nine gutter cards', 'sixteen'],
  ['chabyrinthe', 'deck=36', 2, 'start', '36 gutter cards', '26'],
  ['chabyrinthe', 'deck=8/6/4/2/3/3/1', 2, 'start', '27 gutter cards', '26'],
  ['chabyrinthe', 'first=1', 2, 'start', 'has been chosen', 'lots'],
  [
    'chabyrinthe',
    '',
    2,
    'start',
    'Here lots decide who begins. In the box it is whoever last saw a black cat',
    'chosen',
  ],
  ['chabyrinthe', 'inserted=as-it-lies', 2, 'push', 'just as it lies', 'any way you like'],
  ['chabyrinthe', 'shared_home=each-cat', 2, 'chain', 'moves two places', 'only one place'],
  ['chabyrinthe', '', 1, 'end', 'Points do not count. Count your turns', 'Add up'],
  ['chabyrinthe', 'mode=teams', 4, 'end', 'Partners add up their points', 'best friend'],
  ['chabyrinthe', 'limit=30', 2, 'end', 'after turn 30', 'not made it'],
  ['chabyrinthe', '', 2, 'end', 'even after the first action', 'Our own rule'],
  ['labyrinth', '', 2, 'start', '12 to each of you', 'stay in the box'],
  ['labyrinth', 'secrets=1', 2, 'start', 'Cards for each player: 1.', '12'],
  ['labyrinth', '', 1, 'end', 'Count your turns', 'first one home wins'],
  ['labyrinth', 'finish=anywhere', 2, 'end', 'finds their last treasure first', 'and stop there'],
  ['labyrinth', 'cards=open', 2, 'walk', 'one of your treasures', 'next card'],
  ['labyrinth', 'next_card=at-once', 2, 'walk', 'at once', 'when your next turn begins'],
  ['mouse-race', 'players=2-to-4,bag=77/77/10', 3, 'start', 'Three are playing', 'two'],
  ['mouse-race', 'players=2-to-4,bag=77/77/10', 3, 'start', 'curves (77) and cats (10)', '72'],
  ['mouse-race', 'players=2-to-4', 0, 'start', 'Two, three or four', 'Two or four'],
  ['mouse-race', 'may_point=yes', 2, 'blocked', 'may point at a path', 'at a path (your own'],
  ['mouse-race', 'may_point=no', 2, 'blocked', 'at a path (your own or another)', 'may point at'],
  ['mouse-race', 'cat_zone=side-or-way', 2, 'cat', 'side of the board or in that mouse’s way', 'must lie'],
  ['mouse-race', 'cat_zone=way', 2, 'cat', 'must lie in that mouse’s way', 'Side:'],
  ['mouse-race', 'cat_zone=side', 2, 'cat', 'must lie on that player’s side', 'Way:'],
  ['mouse-race', 'cat_zone=anywhere', 2, 'cat', 'anywhere on the board', 'rectangle'],
  ['mouse-race', 'cat_against=nearest', 2, 'cat', 'nearest to the cheese', 'next player'],
  ['mouse-race', 'take_back=own', 2, 'cat', 'keep a place for its first tile', 'next player’s'],
  ['mouse-race', 'take_back=own', 2, 'miss', 'Cats stay where they are', 'any cat'],
  ['mouse-race', 'scent=no-exception', 2, 'scent', 'like all other squares', 'always'],
  ['mouse-race', 'finish=scent', 2, 'end', 'a tile in the scent area', 'points at the cheese'],
  ['mouse-race', 'limit=0', 2, 'end', 'no limit on the number', 'Our own rule'],
  [
    'mouse-race',
    'limit=400',
    2,
    'end',
    'Our own rule, in no booklet: if nobody has won by the end of turn 400',
    'no limit',
  ],
])('%s with "%s" for %d: %s says "%s" and not "%s"', async (game, options, seats, id, words, others) => {
  const page = await told(game, options, seats);
  expect(page[id]).toContain(words);
  expect(page[id]).not.toContain(others);
});

it('leaves out the cats where the bag has none', async () => {
  const page = await told('mouse-race', 'bag=82/82/0', 2);
  expect([page.cat, page.scent]).toEqual([undefined, undefined]);
  expect(page.start).toContain('no cats');
});
