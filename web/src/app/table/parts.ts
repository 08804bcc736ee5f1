// Parts of the table that the first view does without. They are fetched when the page has nothing else to do, so that
// they are there when they are needed, even if the server is not.

export const PARTS = {
  WaitingRoom: () => import('../waiting/WaitingRoom.svelte'),
  HandDevice: () => import('./HandDevice.svelte'),
  PlainTable: () => import('./PlainTable.svelte'),
  Menu: () => import('./Menu.svelte'),
  Ending: () => import('../results/Ending.svelte'),
  PairingDialog: () => import('../seats/PairingDialog.svelte'),
  RematchDialog: () => import('./RematchDialog.svelte'),
  KeysDialog: () => import('./KeysDialog.svelte'),
};

const IDLE = 3000; // ms: what is shown and played first comes first

/** Fetch all parts a little later. */
export function fetchParts(): void {
  setTimeout(() => {
    for (const load of Object.values(PARTS)) load().catch(() => undefined);
  }, IDLE);
}
