// Whose the arrow keys are where a page goes through moves by them and the focus may be on its board. Who uses a mouse
// or a finger looks at the moves; who walks over the board with keys moves from square to square.

const TO_BOARD = new Set(['Tab', 'Enter', ' ', 'PageDown', 'PageUp']); // keys by which somebody comes to the board

/** Note in `data-hand` whether a pointer was used last, until the function that is returned is called. */
export function watchHands(): () => void {
  const { dataset } = document.documentElement;
  const point = () => (dataset.hand = 'pointer');
  const press = ({ key, defaultPrevented }: KeyboardEvent) => {
    const walked = defaultPrevented && key.startsWith('Arrow'); // on a board whose page leaves it the arrow keys
    if (walked || TO_BOARD.has(key)) delete dataset.hand;
  };
  document.addEventListener('pointerdown', point, true);
  document.addEventListener('keydown', press);
  return () => {
    document.removeEventListener('pointerdown', point, true);
    document.removeEventListener('keydown', press);
    delete dataset.hand;
  };
}

/** Whether a key is for the page: it is pressed alone, and what has the focus does not need it to move about. */
export function isForPage({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false; // the browser's own, such as Alt ← for the page before
  if (!(target instanceof Element)) return true;
  const walks = target.closest('.board') && !document.documentElement.dataset.hand;
  return !walks && !target.closest('input, textarea, select');
}
