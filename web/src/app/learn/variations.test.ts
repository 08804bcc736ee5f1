import { expect, it } from 'vitest';
import { find, lineFor, nodesOf, promoted, treeOf, withLine, withNote, withoutLine } from './variations';

it('keeps every line that was tried', () => {
  const tree = withLine(withLine(withLine([], ['a', 'b']), ['a', 'c']), ['a', 'b', 'd']);
  expect(tree).toHaveLength(1);
  expect(tree[0]!.next.map(({ line }) => line.join(' '))).toEqual(['a b', 'a c']);
  expect(tree[0]!.next[0]!.next[0]!.line).toEqual(['a', 'b', 'd']);
  expect(withLine(tree, ['a'])).toEqual(tree);
});

it('forgets a line with what follows it', () => {
  const tree = withLine(withLine([], ['a', 'b', 'd']), ['a', 'c']);
  expect(withoutLine(tree, ['a', 'b'])).toEqual(withLine(withLine([], ['a']), ['a', 'c']));
  expect(withoutLine(tree, ['a'])).toEqual([]);
});

const TREE = withLine(withLine(withLine([], ['a', 'b', 'c']), ['a', 'd']), ['e']);

it('is walked by arrow keys: on, back, and to other ways on', () => {
  expect(lineFor('ArrowRight', TREE, [])).toEqual(['a']);
  expect(lineFor('ArrowRight', TREE, ['a', 'b', 'c'])).toBeNull();
  expect(lineFor('ArrowLeft', TREE, ['a', 'b'])).toEqual(['a']);
  expect(lineFor('ArrowDown', TREE, ['a', 'b'])).toEqual(['a', 'd']);
  expect(lineFor('ArrowUp', TREE, ['a', 'd'])).toEqual(['a', 'b']);
  expect(lineFor('ArrowUp', TREE, ['a'])).toBeNull();
  expect(lineFor('ArrowLeft', TREE, [])).toBeNull();
});

it('takes notes, and makes another line the main one', () => {
  const noted = withNote(TREE, ['a', 'd'], { comment: 'better', mark: '!' });
  expect(find(noted, ['a', 'd'])).toMatchObject({ comment: 'better', mark: '!' });
  expect(promoted(noted, ['a', 'd'])[0]!.next.map(({ action }) => action)).toEqual(['d', 'b']);
  expect(promoted(TREE, ['e']).map(({ action }) => action)).toEqual(['e', 'a']);
});

it('becomes the nodes of a record and is made of them', () => {
  const nodes = nodesOf(withNote(TREE, ['e'], { mark: '??' }));
  expect(nodes.map(({ before, action }) => `${before} ${action}`)).toEqual(['-1 a', '0 b', '1 c', '0 d', '-1 e']);
  expect(treeOf(nodes.map((node) => ({ ...node, facts: [] })))).toEqual(withNote(TREE, ['e'], { mark: '??' }));
});
