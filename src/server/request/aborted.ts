import type { HTTPResponseError } from 'hono/types';
import type { ByteFilter } from '../../framework/server/page-end.ts';

/** The status to log if the client disconnected before the response was sent. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * The error that stops the work on a request whose client has disconnected. Its `digest` tells React that
 * the error is expected, and `getResponse` tells Hono, so nothing logs it as a failure.
 */
export class Aborted extends Error implements HTTPResponseError {
  override name = 'Aborted';
  readonly digest = 'ABORTED';
  constructor() {
    super('the client has disconnected');
  }
  /** A response that nobody receives. */
  getResponse(): Response {
    return new Response(null, { status: CLIENT_CLOSED_REQUEST });
  }
}

/** Ends the work on a page when the page's client disconnects. */
export type RenderAbort = {
  /** Aborts with `Aborted` as its reason. */
  signal: AbortSignal;
  /** Never resolves; rejects with `Aborted` once the client disconnects. */
  orAborted: Promise<never>;
};

export function createRenderAbort(): { renderAbort: RenderAbort; abort: () => void } {
  const controller = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  // If no one awaits the promise, Node must not report an unhandled rejection.
  promise.catch(() => {});
  const abort = () => {
    const aborted = new Aborted();
    controller.abort(aborted);
    reject(aborted);
  };
  return { renderAbort: { signal: controller.signal, orAborted: promise }, abort };
}

/** Passes a body on unchanged. */
const UNCHANGED: ByteFilter = { pass: (chunk) => chunk, rest: () => new Uint8Array() };

/**
 * Passes a body on, through `filter` if there is one. Calls `abort` if the reader cancels it before its end, and `onEnd` once no
 * more is rendered.
 */
export function abortOnCancel(
  body: ReadableStream<Uint8Array>,
  abort: () => void,
  onEnd: () => void = () => {},
  filter = UNCHANGED,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  reader.closed.then(onEnd, onEnd);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        const bytes = done ? filter.rest() : filter.pass(value);
        if (bytes.length > 0 || !done) controller.enqueue(bytes);
        if (done) controller.close();
      },
      async cancel() {
        abort();
        await reader.cancel(new Aborted());
      },
    },
    { highWaterMark: 0 },
  );
}
