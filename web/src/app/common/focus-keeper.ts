// Keeps the keyboard focus on the page. A button that disappears when it is pressed, or with its page, or that becomes
// inert, would leave the focus nowhere: the next Tab would begin at the top, and a screen reader would fall silent.

const BOARD = ".board-page .board [tabindex='0']";

/** Where the focus goes when what had it is gone: into the open dialog, to the board, or to the heading. */
export function nextFocus(page: ParentNode = document): HTMLElement | SVGElement | null {
  const dialogs = page.querySelectorAll<HTMLElement>('dialog[open]');
  const dialog = dialogs[dialogs.length - 1];
  if (dialog) return dialog.querySelector<HTMLElement>('h2') ?? dialog;
  if (page.querySelector('.board-page')) return page.querySelector<SVGElement>(BOARD);
  return page.querySelector<HTMLElement>('main h1');
}

/** Watch over the focus until the function that is returned is called. */
export function keepFocus(): () => void {
  let last: Element | null = null; // what had the focus
  const remember = ({ target }: FocusEvent) => (last = target as Element);
  const rescue = () => {
    if (!last || (last.isConnected && !last.closest('[inert]'))) return;
    if (![document.body, last].includes(document.activeElement!)) return; // what is inert keeps it until the next frame
    const next = nextFocus();
    if (!next) return; // the page is still being made
    if (!next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
    next.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(rescue);
  document.addEventListener('focusin', remember);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['inert'] });
  return () => {
    document.removeEventListener('focusin', remember);
    watch.disconnect();
  };
}
