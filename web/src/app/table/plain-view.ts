// A view as text, for a game without a skin.

/** The lines of a view: its `board` if it has one as text, else field by field. */
export function viewLines(view: Readonly<Record<string, unknown>>): string[] {
  if (typeof view.board === 'string') return view.board.split('\n');
  return Object.entries(view).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
}
