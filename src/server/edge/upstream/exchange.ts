import { Aborted } from '../../request/aborted.ts';

/** Answers are private, whatever the upstream's own headers say. */
export const NO_STORE = { 'cache-control': 'no-store' };

/** Why an upstream's answer can't be used. Message and details are for the log. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  readonly code: 'UPSTREAM_FAILED' | 'UPSTREAM_TIMEOUT' | 'RESULT_UNREADABLE';
  readonly details: Record<string, unknown>;
  constructor(code: UpstreamError['code'], message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/**
 * Sends a request to an upstream and reads its answer within the time limit. The limit does not cover
 * a body that `read` passes on as a stream. Redirects are not followed. Throws `UpstreamError`.
 */
export async function exchange(
  url: string,
  { signal, ...init }: RequestInit,
  timeoutMs: number,
  read: (response: Response) => Promise<Response>,
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
  try {
    return await read(await fetch(url, { ...init, redirect: 'manual', signal: either }));
  } catch (error) {
    if (error instanceof UpstreamError || error instanceof Aborted) throw error;
    if (either.aborted) throw new UpstreamError('UPSTREAM_TIMEOUT', 'no answer in time');
    const { message, cause } = error as Error;
    throw new UpstreamError('UPSTREAM_FAILED', cause ? `${message}: ${cause}` : message);
  } finally {
    clearTimeout(timer);
  }
}

type Chunk = Uint8Array<ArrayBuffer>;

/**
 * Reads a body of at most `most` bytes; undefined if it is longer. A longer one is still read up to
 * `drained` bytes, because ending early would break the sender's connection.
 */
export async function readBytes(
  body: ReadableStream<Chunk> | null,
  most: number,
  drained = most,
): Promise<Blob | undefined> {
  const chunks: Chunk[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size <= most) chunks.push(chunk);
    else if (size > drained) break;
  }
  return size > most ? undefined : new Blob(chunks);
}

/** Passes a body on as it arrives, and fails where it is longer than the limit in bytes. */
export function atMostBytes(body: ReadableStream<Chunk>, most: number): ReadableStream<Chunk> {
  let size = 0;
  const counted = new TransformStream<Chunk, Chunk>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > most) controller.error(new Error('the upstream sends too much'));
      else controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(counted);
}
