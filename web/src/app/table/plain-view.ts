// A view as text, for a game without a skin.

/** The lines of a view: its own text if it has a `board`, and everything else field by field. */
export function viewLines(view: Readonly<Record<string, unknown>>): string[] {
  if (typeof view.board === 'string') return view.board.split('\n');
  return Object.entries(view).map(([name, value]) => `${name}: ${valueText(value)}`);
}

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
