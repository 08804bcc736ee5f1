// Pictures: a game's symbols stand in the document once, each under the game's name, so that no two games share an id.

const NAMES = /\b(id="|href="#|url\(#)([^")]+)/g;

/** The source of a game's pictures with every name led by the game's. */
export const named = (game: string, source: string): string => source.replace(NAMES, `$1${game}-$2`);

/** Put a game's pictures into the document, once. */
export function hang(game: string, source: string): void {
  const id = `${game}-pictures`;
  if (document.getElementById(id)) return;
  const pictures = document.createElement('div');
  pictures.id = id;
  pictures.className = 'pictures';
  pictures.setAttribute('aria-hidden', 'true');
  pictures.innerHTML = named(game, source);
  document.body.prepend(pictures);
}
