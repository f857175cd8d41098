/**
 * Ends the rendering of a page whose reader has left. It has a digest, as React's errors with a
 * meaning have, so nothing logs it as a failure.
 */
export class Aborted extends Error {
  override name = 'Aborted';
  readonly digest = 'ABORTED';
  constructor() {
    super('the reader has left');
  }
}

/** Tells what works for a page whether its reader has left. */
export type RenderAbort = {
  signal: AbortSignal;
  /** Never resolves; fails with `Aborted` once the reader has left. */
  orAborted: Promise<never>;
};

export function createRenderAbort(): { renderAbort: RenderAbort; abort: () => void } {
  const controller = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  // Without a reader of the promise Node would report an unhandled rejection.
  promise.catch(() => {});
  const abort = () => {
    const aborted = new Aborted();
    controller.abort(aborted);
    reject(aborted);
  };
  return { renderAbort: { signal: controller.signal, orAborted: promise }, abort };
}

/** The same body; calls `abort` when its reader cancels it before the end. */
export function untilAborted(
  body: ReadableStream<Uint8Array>,
  abort: () => void,
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
        abort();
        await reader.cancel(new Aborted());
      },
    },
    { highWaterMark: 0 },
  );
}
