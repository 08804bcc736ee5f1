// Options as name=value pairs with commas between them, read and written.

export type Options = Record<string, string>;

export function pairs(text: string): Options {
  const parts = text.split(',').filter(Boolean);
  return Object.fromEntries(parts.map((part) => part.split('=', 2) as [string, string]));
}

export function written(options: Options): string {
  const named = Object.entries(options).filter(([, value]) => value !== '');
  return named.map(([name, value]) => `${name}=${value}`).join(',');
}
