import { Aborted } from '../../request/aborted.ts';

/** Responses are private, whatever the upstream's own headers say. */
export const NO_STORE = { 'cache-control': 'no-store' };

/** Why an upstream's response can't be used. Message and details are for the log. */
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
 * Sends a request to an upstream and reads its response within `timeoutMs`. The limit does not cover a
 * body that `read` passes on as a stream. Redirects are not followed. Throws `UpstreamError`, or `Aborted`
 * if the client disconnects.
 */
export async function exchange(
  url: string,
  { signal, ...init }: RequestInit,
  timeoutMs: number,
  read: (response: Response) => Promise<Response>,
): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const eitherSignal = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
  try {
    return await read(await fetch(url, { ...init, redirect: 'manual', signal: eitherSignal }));
  } catch (error) {
    if (error instanceof UpstreamError || error instanceof Aborted) throw error;
    // A client that disconnects aborts with `Aborted`. So this was a time limit: `timeoutMs`, or one in
    // the caller's signal (edge/tenant.ts).
    if (eitherSignal.aborted) throw new UpstreamError('UPSTREAM_TIMEOUT', 'no answer in time');
    const { message, cause } = error as Error;
    throw new UpstreamError('UPSTREAM_FAILED', cause ? `${message}: ${cause}` : message);
  } finally {
    clearTimeout(timer);
  }
}

type Chunk = Uint8Array<ArrayBuffer>;

/**
 * Reads a body; undefined if it has more than `maxBytes`. With `maxReadBytes`, a body of up to that length
 * is still read to its end, because a response before its end would break the sender's connection.
 */
export async function readBytes(
  body: ReadableStream<Chunk> | null,
  maxBytes: number,
  maxReadBytes = maxBytes,
): Promise<Blob | undefined> {
  const chunks: Chunk[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    else if (size > maxReadBytes) break;
  }
  return size > maxBytes ? undefined : new Blob(chunks);
}

/** Passes a body on as it arrives, and fails if it has more than `maxBytes`. */
export function limitBytes(body: ReadableStream<Chunk>, maxBytes: number): ReadableStream<Chunk> {
  let size = 0;
  const counted = new TransformStream<Chunk, Chunk>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new Error('the upstream sends too much'));
      else controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(counted);
}
