import { MAX_BODY_BYTES } from '../../../contract/endpoint.ts';

/** By how many bytes a body may exceed the limit and still be read to its end. */
const DRAINED_BYTES = 1024 * 1024;

/**
 * Reads a body up to the limit in bytes; undefined where it is larger. A body that is somewhat too
 * large is still read to its end, because an early answer would break the client's connection.
 */
export async function readBody(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<string | undefined> {
  const drained = maxBytes + DRAINED_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > drained) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > drained) break;
    if (size <= maxBytes) text += decoder.decode(chunk, { stream: true });
  }
  return size > maxBytes ? undefined : text + decoder.decode();
}
