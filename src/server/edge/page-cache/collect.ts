/** More than any page has. A longer body is passed on, but not collected. */
const MAX_BYTES = 2 * 1024 * 1024;

type Collected = {
  /** The same body, for the client. */
  body: ReadableStream<Uint8Array>;
  /** The whole body; undefined if it failed, was cancelled or is too long. */
  whole: Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/**
 * Passes a body on to the client, and also collects it whole. When the client disconnects, the source is
 * cancelled, unless `isAwaited` says that other requests wait for the whole body.
 */
export function collect(source: ReadableStream<Uint8Array>, isAwaited: () => boolean): Collected {
  const reader = source.getReader();
  const { promise: whole, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer> | undefined>();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let hasClientLeft = false;
  let isSourceCancelled = false;

  async function pump(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        size += value.length;
        if (size <= MAX_BYTES) chunks.push(value);
        else chunks.length = 0;
        if (!hasClientLeft) controller.enqueue(value);
      }
      if (!hasClientLeft) controller.close();
      resolve(isSourceCancelled || size > MAX_BYTES ? undefined : joined(chunks, size));
    } catch (error) {
      if (!hasClientLeft) controller.error(error);
      resolve(undefined);
    }
  }

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      void pump(controller);
    },
    async cancel(reason) {
      hasClientLeft = true;
      if (isAwaited()) return;
      isSourceCancelled = true;
      resolve(undefined);
      await reader.cancel(reason);
    },
  });
  return { body, whole };
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
