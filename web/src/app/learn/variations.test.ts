import { expect, it } from 'vitest';
import { withLine, withoutLine } from './variations';

it('keeps every line that was tried', () => {
  const tree = withLine(withLine(withLine([], ['a', 'b']), ['a', 'c']), ['a', 'b', 'd']);
  expect(tree).toHaveLength(1);
  expect(tree[0]!.next.map(({ line }) => line.join(' '))).toEqual(['a b', 'a c']);
  expect(tree[0]!.next[0]!.next[0]!.line).toEqual(['a', 'b', 'd']);
  expect(withLine(tree, ['a'])).toEqual(tree);
});

it('forgets a line with what follows it', () => {
  const tree = withLine(withLine([], ['a', 'b', 'd']), ['a', 'c']);
  expect(withoutLine(tree, ['a', 'b'])).toEqual(withLine([], ['a', 'c']));
  expect(withoutLine(tree, ['a'])).toEqual([]);
});
