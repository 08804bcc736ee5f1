// How much of the engine has been loaded, counted as it comes.

/** A fetch that tells which share of these files, by their sizes in bytes, has come so far. */
export function countingFetch(
  sizes: Readonly<Record<string, number>>,
  tell: (share: number) => void,
  load: typeof fetch,
): typeof fetch {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let come = 0;
  return async (input, init) => {
    const response = await load(input, init);
    const name = new URL(response.url).pathname.split('/').pop() ?? '';
    if (!response.ok || !response.body || !(name in sizes)) return response;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, stream) {
          tell(Math.min(1, (come += chunk.length) / total));
          stream.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { status: response.status, headers: response.headers });
  };
}
