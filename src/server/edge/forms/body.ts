import { MAX_BODY_BYTES } from '../../../contract/endpoint.ts';
import { Aborted } from '../../request/aborted.ts';

/** By how many bytes a body may exceed its limit and still be read to its end. */
const MAX_EXCESS_BYTES = 1024 * 1024;

/**
 * Reads a body as text; undefined if it has more than `maxBytes`. A body that is not much larger is still
 * read to its end, because a response before its end would break the client's connection. Throws
 * `Aborted` if the client disconnects before the end.
 */
export async function readBody(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<string | undefined> {
  const maxReadBytes = maxBytes + MAX_EXCESS_BYTES;
  if (Number(request.headers.get('content-length') ?? 0) > maxReadBytes) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxReadBytes) break;
      if (size <= maxBytes) text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    throw new Aborted();
  }
  return size > maxBytes ? undefined : text + decoder.decode();
}
