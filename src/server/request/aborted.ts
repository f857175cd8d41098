/** Why a page is not rendered to its end. With a digest, as errors that are nobody's fault have it: it is not logged. */
export class Gone extends Error {
  override name = 'Gone';
  readonly digest = 'GONE';
  constructor() {
    super('nobody waits for the answer any more');
  }
}

/** Of an answer: whether anybody still waits for it. */
export type Waiting = {
  signal: AbortSignal;
  /** Fails with `Gone` when the one who asked has left. */
  orGone: Promise<never>;
};

/** What says that nobody waits for an answer any more, and `leave` that has it said. */
export function waitingFor(): { waiting: Waiting; leave: () => void } {
  const controller = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  // Nobody may be reading anything just then.
  promise.catch(() => {});
  const leave = () => {
    const gone = new Gone();
    controller.abort(gone);
    reject(gone);
  };
  return { waiting: { signal: controller.signal, orGone: promise }, leave };
}

/** A body that ends what makes it when nobody reads it any more. */
export function untilLeft(
  body: ReadableStream<Uint8Array>,
  leave: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        leave();
        await reader.cancel(new Gone());
      },
    },
    { highWaterMark: 0 },
  );
}
