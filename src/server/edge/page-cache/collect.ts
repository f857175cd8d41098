/** More than any page has. */
const MOST_BYTES = 2 * 1024 * 1024;

type Collected = {
  /** The same body, for the one who asked. */
  body: ReadableStream<Uint8Array>;
  /** All of it; undefined where it broke off, was left or is too long. */
  whole: Promise<Uint8Array<ArrayBuffer> | undefined>;
};

/**
 * Reads a body at the speed at which it is made, and hands it on. When its reader leaves, what makes
 * it ends too, unless others wait for the whole.
 */
export function collect(source: ReadableStream<Uint8Array>, isAwaited: () => boolean): Collected {
  const reader = source.getReader();
  const { promise: whole, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer> | undefined>();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let hasLeft = false;
  let hasEnded = false;

  async function flow(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        size += value.length;
        if (size <= MOST_BYTES) chunks.push(value);
        else chunks.length = 0;
        if (!hasLeft) controller.enqueue(value);
      }
      if (!hasLeft) controller.close();
      resolve(hasEnded || size > MOST_BYTES ? undefined : joined(chunks, size));
    } catch (error) {
      if (!hasLeft) controller.error(error);
      resolve(undefined);
    }
  }

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      void flow(controller);
    },
    async cancel(reason) {
      hasLeft = true;
      if (isAwaited()) return;
      hasEnded = true;
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
