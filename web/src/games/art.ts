// The pictures of a game stand in the document once. Each id is led by the game's name, so that no two games share one.

const IDS = /\b(id="|href="#|url\(#)([^")]+)/g;

/** The source of pictures with a prefix before every id. */
export const prefixIds = (prefix: string, source: string): string => source.replace(IDS, `$1${prefix}-$2`);

/** Put a set of pictures into the document, once. */
export function installArt(name: string, source: string): void {
  const id = `${name}-pictures`;
  if (document.getElementById(id)) return;
  const pictures = document.createElement('div');
  pictures.id = id;
  pictures.className = 'pictures';
  pictures.setAttribute('aria-hidden', 'true');
  pictures.innerHTML = prefixIds(name, source);
  document.body.prepend(pictures);
}
