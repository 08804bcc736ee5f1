// What has been played on the analysis board, as a tree: every line that was tried stays.

export interface Variation {
  readonly action: string;
  readonly line: readonly string[]; // from the start up to this action
  readonly next: readonly Variation[];
}

/** The tree with this line in it. */
export function withLine(
  tree: readonly Variation[],
  line: readonly string[],
  before: readonly string[] = [],
): readonly Variation[] {
  const [action, ...rest] = line;
  if (action === undefined) return tree;
  const here = [...before, action];
  const known = tree.find((node) => node.action === action);
  const grown = { action, line: here, next: withLine(known?.next ?? [], rest, here) };
  return known ? tree.map((node) => (node === known ? grown : node)) : [...tree, grown];
}

/** The tree without this line and what follows it. */
export function withoutLine(tree: readonly Variation[], line: readonly string[]): readonly Variation[] {
  const [action, ...rest] = line;
  if (rest.length === 0) return tree.filter((node) => node.action !== action);
  return tree.map((node) => (node.action === action ? { ...node, next: withoutLine(node.next, rest) } : node));
}
