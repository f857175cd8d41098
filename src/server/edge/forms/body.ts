import { MAX_BODY_BYTES } from '../../../contract/endpoint.ts';

/** How much too large a body may be and still be read. */
const DRAINED_BYTES = 1024 * 1024;

/**
 * Reads a body up to the limit; `undefined` when there is more. A body somewhat too large is read to
 * its end all the same: an answer in the middle of it would break the connection of whoever is sending.
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
