// What has been played on the analysis board, as a tree: every line that was tried stays. Of the ways on from the same
// position the first one is the main line.

import type { Fact, TreeNode, VariationNode } from '../../protocol';

export interface Variation {
  readonly action: string;
  readonly line: readonly string[]; // from the start up to this action
  readonly facts: readonly Fact[]; // what happened by it
  readonly comment: string;
  readonly mark: string; // as in records, such as !? or ??
  readonly next: readonly Variation[];
}

export type Tree = readonly Variation[];

type Line = readonly string[];

/** The tree with this line in it; the facts are those of its last action. */
export function withLine(tree: Tree, line: Line, facts: readonly Fact[] = [], before: Line = []): Tree {
  const [action, ...rest] = line;
  if (action === undefined) return tree;
  const here = [...before, action];
  const known = tree.find((node) => node.action === action);
  const node = known ?? { action, line: here, facts: rest.length ? [] : facts, comment: '', mark: '', next: [] };
  const grown = { ...node, next: withLine(node.next, rest, facts, here) };
  return known ? tree.map((each) => (each === known ? grown : each)) : [...tree, grown];
}

/** The tree without this line and what follows it. */
export function withoutLine(tree: Tree, line: Line): Tree {
  const [action, ...rest] = line;
  if (rest.length === 0) return tree.filter((node) => node.action !== action);
  return changed(tree, action!, (node) => ({ ...node, next: withoutLine(node.next, rest) }));
}

/** The tree with a comment or mark at the end of this line. */
export function withNote(tree: Tree, line: Line, note: Partial<Pick<Variation, 'comment' | 'mark'>>): Tree {
  const [action, ...rest] = line;
  if (action === undefined) return tree;
  return changed(tree, action, (node) =>
    rest.length ? { ...node, next: withNote(node.next, rest, note) } : { ...node, ...note },
  );
}

/** The tree in which this line is the main one. */
export function promoted(tree: Tree, line: Line): Tree {
  const [action, ...rest] = line;
  const node = tree.find((each) => each.action === action);
  if (!node) return tree;
  return [{ ...node, next: promoted(node.next, rest) }, ...tree.filter((each) => each !== node)];
}

/** The end of a line, if it is in the tree. */
export function find(tree: Tree, line: Line): Variation | null {
  const [action, ...rest] = line;
  const node = tree.find((each) => each.action === action) ?? null;
  return node && rest.length ? find(node.next, rest) : node;
}

/** The ways on from the end of a line. */
export const waysOn = (tree: Tree, line: Line): Tree => (line.length ? (find(tree, line)?.next ?? []) : tree);

/** The line that a key leads to: on, back, or to another way on instead of the last action; null for none. */
export function lineFor(key: string, tree: Tree, line: Line): Line | null {
  if (key === 'ArrowRight') return waysOn(tree, line)[0]?.line ?? null;
  if (!line.length) return null;
  if (key === 'ArrowLeft') return line.slice(0, -1);
  const beside = waysOn(tree, line.slice(0, -1));
  const at = beside.findIndex(({ action }) => action === line.at(-1));
  const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[key];
  return to === undefined ? null : (beside[to]?.line ?? null);
}

/** The nodes of a tree, each after the one before it, as a record has them. */
export function nodesOf(tree: Tree): TreeNode[] {
  const nodes: TreeNode[] = [];
  const add = (ways: Tree, before: number): void => {
    for (const { action, comment, mark, next } of ways) {
      nodes.push({ before, action, comment, mark });
      add(next, nodes.length - 1);
    }
  };
  add(tree, -1);
  return nodes;
}

/** The tree of the nodes of a record. */
export function treeOf(nodes: readonly VariationNode[]): Tree {
  const ways = (before: number, line: Line): Tree =>
    nodes.flatMap((node, number) => {
      if (node.before !== before) return [];
      const { action, facts, comment, mark } = node;
      const here = [...line, action];
      return [{ action, line: here, facts, comment, mark, next: ways(number, here) }];
    });
  return ways(-1, []);
}

const changed = (tree: Tree, action: string, change: (node: Variation) => Variation): Tree =>
  tree.map((node) => (node.action === action ? change(node) : node));
