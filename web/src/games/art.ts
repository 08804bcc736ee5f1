// The pictures of a game stand in the document once. Each id is led by the game's name, so that no two games share one.

const IDS = /\b(id="|href="#|url\(#)([^")]+)/g;
const loading = new Map<string, Promise<void>>();

/** The source of pictures with a prefix before every id. */
export const prefixIds = (prefix: string, source: string): string => source.replace(IDS, `$1${prefix}-$2`);

/** Put a set of pictures into the document, once; a failed try can be repeated. */
export function loadArt(name: string, place: string): Promise<void> {
  const known = loading.get(name);
  if (known) return known;
  const loaded = fetchArt(name, place);
  loading.set(name, loaded);
  loaded.catch(() => loading.delete(name));
  return loaded;
}

async function fetchArt(name: string, place: string): Promise<void> {
  const answer = await fetch(place);
  if (!answer.ok) throw new Error(`${place}: ${answer.status}`);
  const pictures = document.createElement('div');
  pictures.id = `${name}-pictures`;
  pictures.className = 'pictures';
  pictures.setAttribute('aria-hidden', 'true');
  pictures.innerHTML = prefixIds(name, await answer.text());
  document.body.prepend(pictures);
}
