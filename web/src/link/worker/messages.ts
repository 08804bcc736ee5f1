// What a page and its worker say to each other: plain objects, told apart by their first name.

export type ToWorker =
  | { readonly begin: string } // the address of the folder of the engine
  | {
      readonly fetch: number;
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    }
  | { readonly open: number; readonly path: string }
  | { readonly send: number; readonly text: string }
  | { readonly close: number };

export type FromWorker =
  | { readonly progress: number } // from 0 to 1, when it is ready
  | { readonly failed: string } // why it never will be
  | {
      readonly answer: number;
      readonly status: number;
      readonly type: string;
      readonly body: string | Uint8Array<ArrayBuffer>;
    }
  | { readonly opened: number }
  | { readonly text: number; readonly data: string }
  | { readonly closed: number; readonly code: number }
  | { readonly unsaved: Unsaved | null; readonly room: string } // whether its game is only in memory
  | { readonly outdated: true }; // another tab has changed what this worker remembers

/** Why a game could not be stored: the browser does not allow it, or has no space left. */
export type Unsaved = 'refused' | 'full';
