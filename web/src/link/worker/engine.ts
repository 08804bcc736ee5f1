// The compiled search of a game, as Python calls it through Pyodide (meowze/bots/wasm_engine.py): numbers in, results
// in its memory.

export interface SearchModule {
  readonly try_turn: (...numbers: number[]) => void;
  readonly play_out: (...numbers: number[]) => void;
  /** So many bytes of its memory. */
  readonly view: (at: number, size: number) => Uint8Array;
}

/** A module made by `python -m meowze.bots.compile_wasm`, from its bytes; it imports nothing. */
export async function searchModule(bytes: BufferSource): Promise<SearchModule> {
  const { instance } = await WebAssembly.instantiate(bytes);
  const { memory, try_turn, play_out } = instance.exports as unknown as SearchModule & { memory: WebAssembly.Memory };
  return { try_turn, play_out, view: (at, size) => new Uint8Array(memory.buffer, at, size) };
}

/** Where Python gets searches and large data from: files in a folder, each loaded when it is first wanted. */
export class Engines {
  constructor(private readonly folder: string) {}

  /** The search of a game; rejected if its file cannot be had, and tried again the next time. */
  async load(game: string): Promise<SearchModule> {
    return searchModule(await (await this.file(`${encodeURIComponent(game)}.wasm`)).arrayBuffer());
  }

  /** A file of package data by its path (meowze/browser/package_data.py). */
  async data(path: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.file(`data/${path}`)).arrayBuffer());
  }

  private async file(name: string): Promise<Response> {
    const answer = await fetch(`${this.folder}${name}`);
    if (!answer.ok) throw new Error(`${answer.url}: ${String(answer.status)}`);
    return answer;
  }
}
