/** More than any page has. */
const MOST_BYTES = 2 * 1024 * 1024;

type Collected = {
  /** The same body, for the client. */
  body: ReadableStream<Uint8Array>;
  /** The whole body; undefined if it failed, was cancelled or is too long. */
  whole: Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/**
 * Reads a body as fast as it is produced, and passes it on. When the client disconnects, the source is
 * cancelled too, unless other requests wait for the whole body.
 */
export function collect(source: ReadableStream<Uint8Array>, isAwaited: () => boolean): Collected {
  const reader = source.getReader();
  const { promise: whole, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer> | undefined>();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let clientLeft = false;
  let sourceCancelled = false;

  async function pump(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        size += value.length;
        if (size <= MOST_BYTES) chunks.push(value);
        else chunks.length = 0;
        if (!clientLeft) controller.enqueue(value);
      }
      if (!clientLeft) controller.close();
      resolve(sourceCancelled || size > MOST_BYTES ? undefined : joined(chunks, size));
    } catch (error) {
      if (!clientLeft) controller.error(error);
      resolve(undefined);
    }
  }

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      void pump(controller);
    },
    async cancel(reason) {
      clientLeft = true;
      if (isAwaited()) return;
      sourceCancelled = true;
      resolve(undefined);
      await reader.cancel(reason);
    },
  });
  return { body, whole };
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
