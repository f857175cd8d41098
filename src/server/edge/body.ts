const MAX_BODY_BYTES = 64 * 1024;
const DRAINED_BYTES = 1024 * 1024;

/**
 * Reads a body up to the limit; `undefined` when there is more. A body somewhat too large is read to
 * its end all the same: an answer in the middle of it would break the connection of whoever is sending.
 */
export async function readBody(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > DRAINED_BYTES) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > DRAINED_BYTES) break;
    if (size <= MAX_BODY_BYTES) text += decoder.decode(chunk, { stream: true });
  }
  return size > MAX_BODY_BYTES ? undefined : text + decoder.decode();
}
