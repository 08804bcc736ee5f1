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

const PAUSE = 3000; // ms: what is shown and played first comes first

/** Fetch all parts a little later, one after the other, whenever the page has nothing to do. */
export function fetchParts(): void {
  setTimeout(async () => {
    for (const load of Object.values(PARTS)) {
      await idle();
      await load().catch(() => undefined);
    }
  }, PAUSE);
}

const idle = (): Promise<unknown> => new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));
